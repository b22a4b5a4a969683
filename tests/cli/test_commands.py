"""The commands in a match: map, cards, log, undo, why not, giving up, leaving."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from cli.console import WIDTH, Person, after, read, rows
from thirdage.games import GAMES
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.table.agenda import plan
from thirdage.table.match import CannotUndo, Match
from thirdage.table.record import Recorder
from thirdage.words import LANGUAGES, Words
from wotr import FREE, SHADOW, act, position, start

ARMIES = "minas-tirith: gondor 3 1 1 + boromir; edoras: rohan 1 1"


def die(**named: Any) -> Match[Any]:
    """The Free Peoples have chosen a Character die; asked is what for."""
    named.setdefault("free", ARMIES)
    named.setdefault("shadow", "orthanc: isengard 4 1; minas-morgul: sauron 5 + nazgul 1")
    return act(position(**named), FREE, "character")


# ---- the map


def test_the_map_shows_armies_in_signs_by_nation(person: Person, tmp_path: Path) -> None:
    out = after("m", person.sits_at(die(), FREE, tmp_path, ["m"]))
    assert "Gondor · 2 steps to war, Passive\n" in out
    assert "▣ Minas Tirith  ▲3/1/1+1" in out
    assert "▣ Orthanc  ▼4/1/0" in out
    assert "▣ Rivendell  ◈" in out
    assert "Boromir – Minas Tirith" in out
    assert "▲ Free Peoples   ▼ Shadow   1/2/3+4 Regulars/Elites/Leaders+Characters" in out
    assert len(out.splitlines()) < 45


@pytest.mark.parametrize("where", ["gondor", "Gond", "GONDOR"])
def test_a_nation_is_shown_in_words(where: str, person: Person, tmp_path: Path) -> None:
    out = after(f"m {where}", person.sits_at(die(), FREE, tmp_path, [f"m {where}"]))
    assert "▣ Minas Tirith    Stronghold · ▲ 3 Regulars, 1 Elite, 1 Leader; Boromir" in out
    assert "   Anfalas\n" in out
    assert "Reinforcements: 12 Regulars, 4 Elites, 3 Leaders" in out
    assert "Orthanc" not in out


def test_a_region_is_shown_with_its_neighbours(person: Person, tmp_path: Path) -> None:
    out = after("m osg", person.sits_at(die(), FREE, tmp_path, ["m osg"]))
    assert out.startswith("Osgiliath\nFortification\n")
    assert "▣ Minas Tirith    Stronghold · ▲ 3 Regulars" in out
    assert "Edoras" not in out


def test_the_map_and_the_cards_understand_the_number_of_an_option(
    person: Person, tmp_path: Path
) -> None:
    match = act(position(free=ARMIES), FREE, "army", "action move-armies")
    out = person.sits_at(match, FREE, tmp_path, ["m 2"])
    assert after("m 2", out).startswith("Minas Tirith · Gondor · 2 steps to war, Passive\n")
    game = position(free_hand="athelas the-red-arrow", active="gondor")
    match = act(game, FREE, "event", "action card")
    out = person.sits_at(match, FREE, tmp_path, ["c 2"])
    assert after("c 2", out).startswith("The Red Arrow · Muster\n")


def test_captured_and_besieged_settlements_are_marked(person: Person, tmp_path: Path) -> None:
    match = die(
        free="minas-tirith: gondor 3",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        captured="edoras",
    )
    out = person.sits_at(match, FREE, tmp_path, ["m", "m gondor", "m rohan"])
    assert "▣ Minas Tirith  ▲3/0/0 ▼5/0/0 ⊗" in after("m", out)
    assert "◎ Edoras (▼)" in after("m", out)
    assert "▲ 3 Regulars · ▼ Sauron 5 Regulars · besieged" in after("m gondor", out)
    assert "◎ Edoras         City, captured" in after("m rohan", out)


# ---- cards, hand, status, log


@pytest.mark.parametrize(
    ("language", "name", "title"),
    [
        ("en", "athelas", "Athelas · Character"),
        ("en", "Palantir", "The Palantír of Orthanc · Character"),
        ("en", "the-last-battle", "The Last Battle · Army"),
        ("en", "gandalf the white", "Gandalf the White · Emissary from the West · Level 3"),
        ("it", "i sentieri dei wose", "I Sentieri dei Wose · Esercito"),
        ("fr", "aragorn", "Aragorn"),
    ],
)
def test_cards_and_characters_are_found_by_name_or_code(
    language: str, name: str, title: str, person: Person, tmp_path: Path
) -> None:
    out = person.sits_at(die(), FREE, tmp_path, [f"c {name}"], language)
    assert title in after(f"c {name}", out)


def test_c_alone_shows_the_cards_that_can_be_chosen(person: Person, tmp_path: Path) -> None:
    game = position(free_hand="athelas the-red-arrow", active="gondor")
    match = act(game, FREE, "event", "action card")
    out = after("c", person.sits_at(match, FREE, tmp_path, ["c"]))
    assert "Athelas · Character\n  Roll 3 dice" in out
    assert "\n  Scouts: " in out


def test_the_hand_has_the_texts_of_the_cards(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(die(free_hand="athelas"), FREE, tmp_path, ["h"])
    assert after("h", out).startswith("Athelas · Character\n  Roll 3 dice: ")
    assert "\n  Andúril: Strider or Aragorn is in the battle." in after("h", out)
    out = person.sits_at(die(), FREE, tmp_path, ["h"])
    assert after("h", out) == "You hold no cards."


def test_the_full_status_has_what_the_short_one_leaves_out(person: Person, tmp_path: Path) -> None:
    out = after(
        "s",
        person.sits_at(
            die(eliminated="gimli", companions="strider peregrin"), FREE, tmp_path, ["s"]
        ),
    )
    assert "In the Fellowship: Peregrin Took (Level 1) · Strider (Level 3)\n" in out
    assert "Out of the game: Gimli\n" in out
    assert "Hunt Pool: 0, Reveal ×2 · 1 ×2 · " in out
    assert "Reinforcements: Dwarves " in out


def test_the_log_shows_as_much_as_is_asked_for(person: Person, tmp_path: Path) -> None:
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["l 2", "l", "l 0", ""])
    assert after("l 2", out) == (
        "  · The Shadow draws a card from its Character deck.\n"
        "  · The Shadow draws a card from its Strategy deck."
    )
    assert after("l", out).startswith("── Turn 1 begins. ──\n")
    assert after("l 0", out) == ""


def test_the_log_hides_what_the_seat_does_not_know(person: Person, tmp_path: Path) -> None:
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["l"])
    assert after("l", out).count("Card drawn: “") == 2


def test_the_help_names_every_command(person: Person, tmp_path: Path) -> None:
    out = after("?", person.sits_at(die(), FREE, tmp_path, ["?"]))
    assert person.table is not None
    for command in person.table.commands:
        assert command == "?" or f"\n{command} " in out.replace("l, l", "l ")
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_and_the_hint_fit_on_the_screen(game: str, language: str) -> None:
    words = Words(language, game)
    assert len(words.text("play-hint")) < WIDTH
    assert max(map(len, words.text("play-help").splitlines())) <= WIDTH


# ---- undo


def test_undo_takes_back_the_last_choice_and_is_recorded(person: Person, tmp_path: Path) -> None:
    record = tmp_path / "a"
    lines = ["done", "character", "move armies", "u", "u", "muster"]
    out = person.plays("--seed", "6", "--record", record, lines=lines)
    assert rows(record)[-5:] == [
        "free-peoples die character",
        "free-peoples action move-armies",
        "free-peoples undoes",
        "free-peoples undoes",
        "free-peoples die muster",
    ]
    assert read(record).history_for(FREE)[-1] == "free-peoples die muster"
    assert after("u", out).startswith("Your last choice is undone.\n")
    assert "Free Peoples – What do you do with this die?" in after("u", out)


def test_it_is_said_why_a_choice_cannot_be_undone(person: Person, tmp_path: Path) -> None:
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["u", "done", "u"])
    said = " ".join(out.split()).split("> u ")
    dice = "This cannot be undone: dice have been rolled or a card or tile has been drawn since."
    assert said[1].startswith(dice)
    assert said[2].startswith(dice)
    assert "free-peoples undoes" not in rows(tmp_path / "a")


def _nothing_chosen() -> Match[Any]:
    game = position()
    game.dice = {FREE: ("event",), SHADOW: ("event",)}
    return start(game, plan(next_action, FREE))


def test_nothing_can_be_undone_before_the_first_choice(person: Person, tmp_path: Path) -> None:
    out = person.sits_at(_nothing_chosen(), FREE, tmp_path, ["u"], "it")
    assert after("u", out) == "Non c'è nulla da annullare: non hai ancora scelto nulla."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_an_undo_has_a_text(
    language: str, person: Person, tmp_path: Path
) -> None:
    person.sits_at(die(), FREE, tmp_path, language=language)
    table = person.table
    assert table is not None
    for name in ("nothing", "chance", "others-choice", "learned", "conceded"):
        text = table.undo_reason(f"undo-{name}", ("shadow",))
        assert not text.startswith("[")
        assert "shadow" not in text
        assert (table.words.name("shadow") in text) == (name in ("others-choice", "learned"))


def test_the_reasons_against_an_undo_name_the_seat() -> None:
    match = act(position(free=ARMIES), FREE, "army")
    with pytest.raises(CannotUndo) as raised:
        match.undo(SHADOW)
    assert (raised.value.name, raised.value.facts) == ("undo-others-choice", (FREE,))
    assert str(raised.value) == "the last choice was made by free-peoples"
    with pytest.raises(CannotUndo) as raised:
        _nothing_chosen().undo(FREE)
    assert (raised.value.name, raised.value.facts) == ("undo-nothing", ())
    match.concede(FREE)
    reason = match.why_not_undo(FREE)
    assert reason is not None
    assert reason.name == "undo-conceded"


# ---- why not


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "w move minas-tirith osgiliath",
            "is possible now: Move an Army: Minas Tirith, Osgiliath.",
        ),
        ("w move Minas Tirith Drúadan Forest", "This is possible now: "),
        ("w move edoras folde", "(W13.4)"),
        ("w attack minas tirith osgiliath", "There is no enemy Army to attack. (W14.2)"),
        ("w move minas tirith edoras", "(W13.2)"),
        ("w army helm's deep", "(W"),
        ("w card the red arrow", "(W"),
        ("w card Théoden", "means nothing"),
        ("w recruit rohan-elite edoras", "This die does not allow it. (W6.1)"),
        ("w move edoras", "“w move edoras” means nothing."),
        ("w move edoras folde bree", "means nothing"),
        ("w", "means nothing"),
        ("w fly orthanc", "(W"),
    ],
)
def test_why_not_understands_codes_and_names(
    line: str, said: str, person: Person, tmp_path: Path
) -> None:
    out = after(line, person.sits_at(die(war="gondor rohan"), FREE, tmp_path, [line]))
    assert said in out
    assert len(out.splitlines()) <= 2


def test_why_not_answers_in_the_players_language(person: Person, tmp_path: Path) -> None:
    line = "w move minas tirith edoras"
    said = {}
    for language in LANGUAGES:
        out = person.sits_at(die(), FREE, tmp_path, [line], language)
        said[language] = after(line, out)
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(text.endswith("(W13.2)") for text in said.values())


# ---- giving up and leaving


def test_giving_up_is_asked_for_twice(person: Person, tmp_path: Path) -> None:
    lines = ["concede", "no", "concede", "yes"]
    out = person.sits_at(die(), FREE, tmp_path, lines)
    assert out.count("Do you really give up the match?") == 2
    assert "The Free Peoples give up; the Shadow wins." in out
    assert "The match is over. The record is " in out
    text = (tmp_path / "game.record").read_text(encoding="utf-8")
    assert text.endswith("free-peoples concedes\nresult       shadow concession\n")


@pytest.mark.parametrize("way", ["q", "end", "interrupt"])
def test_leaving_says_how_to_go_on(way: str, person: Person, tmp_path: Path) -> None:
    folder = tmp_path / "my matches"
    folder.mkdir()
    record = folder / "a.record"

    def leave(prompt: str) -> None:
        if way == "interrupt":
            raise KeyboardInterrupt

    person.at_prompt = leave
    lines = ["q"] if way == "q" else []
    out = person.plays("--seed", "6", "--record", record, "--language", "pl", lines=lines)
    command = f"thirdage play war-of-the-ring --resume '{record}' --language pl"
    assert out.endswith(f"Gra jest zapisana. Aby grać dalej: {command}")


def test_ctrl_c_while_an_answer_is_saved_waits_until_it_is(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Recorder.append

    def interrupted(recorder: Recorder, match: Match[Any]) -> None:
        if match.history[-1].code == "strider":
            signal.raise_signal(signal.SIGINT)
        append(recorder, match)

    monkeypatch.setattr(Recorder, "append", interrupted)
    record = tmp_path / "a"
    out = person.plays("--seed", "6", "--record", record, lines=["strider", "done"])
    assert "The match is saved. Go on with: " in out
    assert rows(record)[-1] == "free-peoples fellowship-phase strider"
    assert read(record).state.fellowship.guide == "strider"
