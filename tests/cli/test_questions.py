"""What a player sees of a question, and what can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.console import Person, after, rows, wander
from thirdage.cli.menu import Menu
from thirdage.cli.names import Names, fold
from thirdage.games.war_of_the_ring.board import PLACES
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.words import Words
from wotr import FREE, SHADOW, act, attack, give, position

GONDOR = "minas-tirith: gondor 3 1 1; osgiliath: gondor 2; edoras: rohan 1 1; lossarnach: gondor 1"


def armies(*lines: str) -> Match[Game]:
    """The Free Peoples move Armies; asked is from where, unless lines answer that."""
    return act(position(free=GONDOR), FREE, "army", "action move-armies", *lines)


# ---- what is seen


def test_it_is_clear_who_is_asked_what_and_what_can_be_answered(
    person: Person, tmp_path: Path
) -> None:
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["done"])
    assert "── Turn 1 · Action Resolution ── Free Peoples 0/4 ── Shadow 0/10\n" in out
    assert "▲ Free Peoples: Character · Muster · Will of the West ×2" in out
    assert "Free Peoples – Which Action die do you use?\n 1  Character\n 2  Muster\n" in out
    assert " 3  Will of the West         ×2\n" in out


def test_nothing_is_wider_than_the_screen_but_what_is_to_be_copied(
    person: Person, tmp_path: Path
) -> None:
    lines = ["m", "m gondor", "m edoras", "h", "s", "l", "c athelas", "c saruman", "w army edoras"]
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["done", *lines])
    wide = [line for line in out.splitlines() if len(line) > 80]
    assert [line for line in wide if str(tmp_path) not in line] == []


def test_armies_are_shown_where_a_region_is_chosen(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(armies(), FREE, tmp_path, ["minas-tirith"])
    assert (
        "Free Peoples – From which region?\n"
        " 1  Edoras        City · ▲ 1 Regular, 1 Elite\n"
        " 2  Lossarnach    Town · ▲ 1 Regular\n"
        " 3  Minas Tirith  Stronghold · ▲ 3 Regulars, 1 Elite, 1 Leader\n"
        " 4  Osgiliath     Fortification · ▲ Gondor 2 Regulars\n"
    ) in out
    assert (
        "Free Peoples – To which region?\n"
        " 1  Drúadan Forest\n"
        " 2  Lossarnach      Town · ▲ 1 Regular\n"
        " 3  Osgiliath       Fortification · ▲ Gondor 2 Regulars\n"
    ) in out


def test_a_number_is_asked_for_as_a_number(person: Person, tmp_path: Path) -> None:
    match = armies("from minas-tirith", "to osgiliath", "who-goes part")
    out = person.sits_at(match, FREE, tmp_path, ["7", "2", "0", "1"])
    assert ": how many of these figures go?\n  Gondor Regular: 0–3\n> 7\n“7” is neither" in out
    assert ": how many of these figures go?\n  Gondor Elite: 0 · 1\n" in out
    assert rows(tmp_path / "game.record")[0] == "free-peoples figures gondor-regular 2"


def test_figures_to_recruit_are_shown_with_how_many_are_left(
    person: Person, tmp_path: Path
) -> None:
    game = position(free=GONDOR, war="gondor", spent="gondor 4")
    out = person.sits_at(act(game, FREE, "muster", "action recruit"), FREE, tmp_path)
    assert " 1  Gondor Regular  5 left\n 2  Gondor Elite    4 left\n" in out


def test_nations_are_shown_with_their_steps_to_war(person: Person, tmp_path: Path) -> None:
    game = position(active="elves", steps={"elves": 2})
    out = person.sits_at(act(game, FREE, "muster", "action diplomacy"), FREE, tmp_path)
    assert re.search(r" 2  Elves      2 steps to war\n", out)
    assert re.search(r" 4  The North  3 steps to war, Passive\n", out)


def test_many_options_stand_in_columns_and_show_armies_in_signs(
    person: Person, tmp_path: Path
) -> None:
    game = position(shadow="minas-morgul: sauron 5 1 + nazgul 2 + witch-king; umbar: southrons 3")
    match = act(game, SHADOW, "character", "action move-nazgul", "nazgul nazgul minas-morgul")
    out = person.sits_at(match, SHADOW, tmp_path)
    listed = out.partition("Shadow – To which region?\n")[2].partition("\n>")[0].splitlines()
    assert 30 < len(listed) < 60  # 98 regions; their names leave room for two or three columns
    assert any("Umbar ▣ ▼3/0/0" in line for line in listed)
    # What does not fit on the screen is followed by the question.
    assert listed[-1] == "Shadow – To which region?"


def cards() -> Match[Game]:
    """The Free Peoples play an Event card; asked is which."""
    game = position(free_hand="athelas the-red-arrow a-power-too-great", active="gondor")
    return act(game, FREE, "event", "action card")


def test_cards_are_chosen_by_what_they_do(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(cards(), FREE, tmp_path)
    assert (
        " 1  A Power too Great · Army\n"
        "    Keep on the table. When you play it, advance the Elves 1 step. While it lies"
    ) in out
    assert " 2  Athelas · Character\n    Roll 3 dice: each 5 or 6 heals 1 Corruption." in out


def test_more_cards_than_the_screen_holds_have_one_line_each(
    person: Person, tmp_path: Path
) -> None:
    game = position(free_hand="athelas a-power-too-great the-red-arrow")
    for card in ("wizards-staff", "mithril-coat-and-sting", "axe-and-bow", "horn-of-gondor"):
        give(game, FREE, card)
    out = person.sits_at(act(game, FREE, "event", "action card"), FREE, tmp_path)
    listed = out.partition("do you play?\n")[2].partition("\n>")[0].splitlines()
    assert person.menu is not None
    assert len(listed) == 2 * len(person.menu.choices)
    assert [line[:4] for line in listed[::2]] == [f" {n}  " for n in range(1, 8)][
        : len(listed) // 2
    ]
    assert all(len(line) == 80 and line.endswith("…") for line in listed[1::2])


BATTLE = {
    "free": "osgiliath: gondor 3 1 1 + strider",
    "shadow": "south-ithilien: sauron 4 1 + nazgul 1",
    "war": "gondor sauron",
    "free_hand": "athelas the-last-battle",
}


def battle(*lines: str, rolls: tuple[str, ...] = ()) -> Match[Game]:
    """The Shadow attacks Osgiliath."""
    return attack(
        position(**BATTLE),  # type: ignore[arg-type]
        SHADOW,
        "south-ithilien",
        "osgiliath",
        *lines,
        rolls=rolls,
    )


def test_a_battle_is_shown_with_who_fights_and_how_strong(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(battle(), FREE, tmp_path)
    assert (
        "── Battle: South Ithilien → Osgiliath, field battle, round 1 (attacker:\n  Shadow)\n"
        "▲ Free Peoples: Gondor 3 Regulars, 1 Elite, 1 Leader; Strider · Combat dice 5,\n"
        "  Leadership 2\n"
        "▼ Shadow: Sauron 4 Regulars, 1 Elite, 1 Nazgûl · Combat dice 5, Leadership 1\n"
    ) in out


def test_combat_cards_are_chosen_by_what_they_do_in_a_battle(
    person: Person, tmp_path: Path
) -> None:
    out = person.sits_at(battle(), FREE, tmp_path)
    assert (
        " 1  No card\n"
        " 2  Athelas · Character\n"
        "    Andúril: Strider or Aragorn is in the battle. Before the Leader re-roll,\n"
    ) in out
    assert " 3  The Last Battle · Army\n    Daylight: The Shadow player's Combat roll has 3" in out


def test_of_the_others_combat_card_only_the_back_is_shown(person: Person, tmp_path: Path) -> None:
    game = position(**BATTLE, shadow_hand="hill-trolls")  # type: ignore[arg-type]
    lines = ["shadow-combat-card hill-trolls"]
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", *lines)
    out = person.sits_at(match, FREE, tmp_path)
    assert "· Combat dice 5, Leadership 1 ·\n  Strategy deck\n" in out
    assert "Hill-trolls" not in out


def test_the_dice_are_shown_as_they_fell(person: Person, tmp_path: Path) -> None:
    match = battle(rolls=("6 5 1 1 1", "6 2 2 2 2", "5", "1 1"))
    out = person.sits_at(match, FREE, tmp_path, ["no card"])
    assert "· Shadow, Combat roll: 5 dice, 1 hit.  [6 5 1 1 1]\n" in out
    assert "· Free Peoples, Combat roll: 5 dice, 1 hit.  [6 2 2 2 2]\n" in out
    assert "· Shadow, Leader re-roll: 1 die, 0 hits.  [5]\n" in out
    assert "· Free Peoples, Leader re-roll: 2 dice, 0 hits.  [1 1]\n" in out


def test_a_battle_is_shown_again_only_before_another_question(
    person: Person, tmp_path: Path
) -> None:
    match = battle(rolls=("6 6 6 1 1", "6 1 1 1 1", "1", "1 1"))
    out = person.sits_at(match, FREE, tmp_path, ["no card", "gondor regular"])
    told = out.split("\n> ")
    assert ["── Battle: South Ithilien" in text for text in told[:3]] == [True, True, False]
    assert "Osgiliath: which casualty do you take? (Hits to take: 3." in told[1]
    assert "Osgiliath: which casualty do you take? (Hits to take: 2." in told[2]


def test_what_cannot_be_chosen_is_shown_but_not_asked(person: Person, tmp_path: Path) -> None:
    match = armies("from edoras")
    out = person.sits_at(match, FREE, tmp_path, ["folde", "part", "0"])
    assert "> 0\n\n  · Edoras: how many of these figures go? Rohan Elite: 1\n" in out


def test_to_waste_a_die_is_asked_for_though_there_is_nothing_else_to_do(
    person: Person, tmp_path: Path
) -> None:
    match = act(position(), SHADOW, "army")
    out = person.sits_at(match, SHADOW, tmp_path)
    assert "What do you do with this die?\n 1  Discard the die without effect\n> ^D" in out


def test_the_other_sides_actions_are_told_in_groups(person: Person, tmp_path: Path) -> None:
    game = position(shadow="dol-guldur: sauron 1")
    match = act(game, FREE, "event event event")
    match.dealer = Seeded(1)
    out = person.sits_at(match, FREE, tmp_path, ["draw", "strategy"])
    assert re.search(r"\n▸ Shadow: Event → (Draw|Discard) .*\n  · The Shadow d", out)
    assert "▸ Free Peoples" not in out


# ---- what is typed


@pytest.mark.parametrize(
    "typed", ["3", "03", "minas-tirith", "Minas Tirith", "minas", "MINAS TI", "tirith"]
)
def test_an_option_is_taken_by_number_code_name_or_beginning(
    typed: str, person: Person, tmp_path: Path
) -> None:
    person.sits_at(armies(), FREE, tmp_path, [typed])
    assert rows(tmp_path / "game.record") == ["free-peoples from minas-tirith"]


def test_accents_need_not_be_typed(person: Person, tmp_path: Path) -> None:
    person.sits_at(armies("from minas-tirith"), FREE, tmp_path, ["druadan"])
    assert rows(tmp_path / "game.record") == ["free-peoples to druadan-forest"]


def test_names_are_typed_in_the_players_language(person: Person, tmp_path: Path) -> None:
    person.sits_at(armies(), FREE, tmp_path, ["lossarn"], language="it")
    assert rows(tmp_path / "game.record") == ["free-peoples from lossarnach"]


def test_wrong_input_is_one_clear_line_and_loses_nothing(person: Person, tmp_path: Path) -> None:
    wrong = ["9", "0", "-1", "²", "xyzzy", "!?", "w", "w foo", "m nowhere", "c nobody", "'"]
    out = person.sits_at(armies(), FREE, tmp_path, wrong)
    for line in wrong[:-1]:
        assert after(line, out).count("\n") <= 1, line
    assert after("9", out) == "“9” is neither an option nor a command. Type ? for help."
    assert after("m nowhere", out) == "Nothing is called “nowhere”."
    assert rows(tmp_path / "game.record") == []


def test_an_ambiguous_beginning_names_the_options(person: Person, tmp_path: Path) -> None:
    match = act(position(free=GONDOR), FREE, "character")
    out = person.sits_at(match, FREE, tmp_path, ["mo"])
    assert after("mo", out) == "“mo” may be several options: Move Armies, Move the Fellowship"


def test_a_command_goes_before_an_option_that_begins_like_it(
    person: Person, tmp_path: Path
) -> None:
    out = person.sits_at(armies(), FREE, tmp_path, ["m"])
    assert "Regions of no Nation" in after("m", out)
    assert rows(tmp_path / "game.record") == []


def test_enter_shows_the_question_again(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(armies(), FREE, tmp_path, [""])
    assert out.count("Free Peoples – From which region?\n 1  Edoras") == 2


# ---- all languages


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
@pytest.mark.parametrize("seat", ["free-peoples", "shadow"])
def test_nothing_lacks_a_text(language: str, seat: str, person: Person, tmp_path: Path) -> None:
    commands = iter(["m", "m rohan", "h", "s", "l 99", "c 1", "c aragorn", "u", "w pass"] * 5)
    anything = wander(4, most=120)
    turns = 0

    def busy(menu: Menu) -> str:
        nonlocal turns
        turns += 1
        return next(commands, "") if turns % 5 == 0 else anything(menu)

    record = tmp_path / "a"
    arguments = ["--seed", "4", "--as", seat, "--language", language]
    out = person.plays(*arguments, "--record", record, lines=busy)
    assert not re.findall(r"\[[a-z-]*[a-z][a-z-]*\]", out)
    codes = set(re.findall(r"\b[a-z]+-[a-z-]+[a-z]\b", out))
    assert not codes & {*PLACES, *CARDS, *CHARACTERS}
    assert ("Free Peoples" in out) == (language == "en")
    if language == "fr":  # A colon has a no-break space before it.
        assert re.findall(r"\w+:(?= |$)", out, re.M) == []


# ---- finding names


def test_names_are_folded() -> None:
    assert fold("Barad-dûr") == fold("barad dur") == "barad dur"
    assert fold("Eagles' Eyrie") == "eagles eyrie"
    assert fold("Łuk i Topór") == "luk i topor"
    assert fold("?!") == ""


@pytest.mark.parametrize("language", ["en", "it", "pl", "fr"])
def test_every_region_is_found_by_its_name_in_each_language(language: str) -> None:
    words = Words(language, "war-of-the-ring")
    names = Names(words, PLACES)
    for place in PLACES:
        assert names.find(words.name(place)) == [place]
        assert names.find(place) == [place]


def test_a_beginning_finds_all_that_begin_so_and_nothing_finds_nothing() -> None:
    names = Names(Words("en", "war-of-the-ring"), PLACES)
    assert names.find("minas") == ["minas-morgul", "minas-tirith"]
    assert names.find("morgul") == ["minas-morgul"]
    assert names.find("") == names.find("xyzzy") == []
