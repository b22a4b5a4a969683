"""The events of the Shadow Strategy deck, card by card."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from thirdage.games.war_of_the_ring.actions import possible_actions
from thirdage.games.war_of_the_ring.cards.catalogue import cards_of
from thirdage.games.war_of_the_ring.cards.events import EVENTS
from thirdage.games.war_of_the_ring.setup import FIGURES
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    everything,
    finish,
    offered,
    options,
    play_event,
    position,
    start,
    told,
    why_not_play_event,
)


def why(game: Game, card: str) -> str:
    """Why this card cannot be played now, as "message fact fact"; "" if it can."""
    reason = why_not_play_event(game, card)
    return "" if reason is None else " ".join([reason.name, *map(str, reason.facts)])


def reserve(match: Match[Game], nation: str) -> tuple[int, int, int]:
    """The reinforcements of a Nation: Regulars, Elites, Leaders or Nazgûl."""
    _, *numbers = match.state.reserve(nation)
    return numbers[0], numbers[1], numbers[2]


def test_every_card_of_the_deck_has_its_event() -> None:
    for card in cards_of("shadow-strategy"):
        assert card in EVENTS


# ---- 1 Return to Valinor

ELVES = "rivendell: elves 0 2 1; grey-havens: elves 1 1 1; woodland-realm: elves 1 1 1"


def test_return_to_valinor_needs_an_elven_stronghold_of_the_shadow() -> None:
    assert why(position(free=ELVES), "return-to-valinor") == "no-elven-stronghold-taken"
    # A besieged one is not yet controlled, another Nation's is not Elven.
    besieged = position(free="lorien: elves 1", shadow="lorien: sauron 3", besieged="lorien")
    assert why(besieged, "return-to-valinor") == "no-elven-stronghold-taken"
    assert why(position(captured="erebor"), "return-to-valinor") == "no-elven-stronghold-taken"
    assert why(position(captured="lorien"), "return-to-valinor") == ""


def test_return_to_valinor_rolls_for_every_elven_unit() -> None:
    game = position(free=ELVES, captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6 5", "1 6", "5 5"])
    match.play("casualty elves-regular")  # Grey Havens
    finish(match)
    assert told(match, "card-roll") == [(2, 1), (2, 1), (2, 0)]
    assert army(match, FREE, "grey-havens") == "elves 0 1 1"
    assert army(match, FREE, "rivendell") == "elves 1 1 1"  # an Elite became a Regular
    assert army(match, FREE, "woodland-realm") == "elves 1 1 1"


def test_return_to_valinor_at_most_five_dice() -> None:
    game = position(free="rivendell: elves 0 7", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["5 5 5 5 5"])
    finish(match)


def test_return_to_valinor_only_elven_units_give_dice_but_all_units_can_be_hit() -> None:
    game = position(free="rivendell: elves 0 1 + north 2; erebor: elves 3", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6"])
    assert options(match) == ["elves-reduce", "north-regular"]
    match.play("casualty north-regular")
    finish(match)
    assert army(match, FREE, "rivendell") == "elves 0 1 0 + north 1 0 0"


def test_return_to_valinor_spares_the_besieged_and_regions_without_elves() -> None:
    game = position(
        free="rivendell: elves 0 2; grey-havens: north 2",
        shadow="rivendell: sauron 3",
        besieged="rivendell",
        captured="lorien",
    )
    finish(play_event(game, "return-to-valinor"))


def test_return_to_valinor_no_reaction_companions_stay_leaders_go() -> None:
    game = position(free="rivendell: elves 2 0 1 + boromir", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6 6"])
    finish(match)
    assert army(match, FREE, "rivendell") == "boromir"
    assert match.state.casualties["elves"].leaders == 1
    assert match.state.politics["elves"] == 3


# ---- 2 The Fighting Uruk-hai


def helms_deep(inside: str = "rohan 1 2 1", *, war: str = "isengard", hand: str = "") -> Game:
    """Isengard besieges Helm's Deep; Saruman is in Orthanc."""
    return position(
        free=f"helms-deep: {inside}",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 3 1",
        besieged="helms-deep",
        war=war,
        free_hand=hand,
    )


def test_the_fighting_uruk_hai_needs_saruman() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
        war="isengard",
    )
    assert why(game, "the-fighting-uruk-hai") == "needs-in-play saruman"


def test_the_fighting_uruk_hai_needs_isengard_units_in_a_siege() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: sauron 3; fords-of-isen: isengard 3",
        besieged="helms-deep",
        war="isengard sauron",
    )
    assert why(game, "the-fighting-uruk-hai") == "no-siege-by isengard"


def test_the_fighting_uruk_hai_needs_a_nation_at_war() -> None:
    assert why(helms_deep(war=""), "the-fighting-uruk-hai") == "no-siege-by isengard"
    assert why(helms_deep(), "the-fighting-uruk-hai") == ""


def test_the_fighting_uruk_hai_is_no_attack_of_the_besieged() -> None:
    game = position(
        free="orthanc: rohan 3",
        shadow="orthanc: isengard 2 + saruman",
        besieged="orthanc",
        war="isengard",
    )
    assert why(game, "the-fighting-uruk-hai") == "no-siege-by isengard"


def test_the_fighting_uruk_hai_attack_for_three_rounds_on_6() -> None:
    game = helms_deep()
    miss = ["5 5 5 5", "4 4 4", "5", "1"]  # the Elite leads, as Saruman is in play
    match = play_event(game, "the-fighting-uruk-hai", rolls=miss * 3)
    match.play("who-goes all", "battle go-on", "battle go-on")
    # The fourth round is bought in the normal way.
    assert asked(match) == "shadow extend"
    assert options(match) == ["no", "isengard"]
    match.play("extend no")
    finish(match)
    assert [fact for (fact,) in told(match, "combat-round")] == [1, 2, 3]
    assert told(match, "battle-over") == [("ceased", "helms-deep")]
    assert match.state.regions["helms-deep"].besieged == FREE


def test_the_fighting_uruk_hai_may_cease_early_and_cause_the_political_reaction() -> None:
    game = helms_deep()
    match = play_event(
        game, "the-fighting-uruk-hai", "who-goes all", rolls=["5 5 5 5", "4 4 4", "5", "1"]
    )
    match.play("battle cease")
    finish(match)
    assert match.state.politics["rohan"] == 2
    assert "rohan" not in match.state.passive


def test_the_fighting_uruk_hai_can_buy_a_fourth_round() -> None:
    game = helms_deep()
    miss = ["5 5 5 5", "4 4 4", "5", "1"]
    match = play_event(
        game,
        "the-fighting-uruk-hai",
        *("who-goes all", "battle go-on", "battle go-on", "extend isengard"),
        # The reduced Elite leads no more.
        rolls=[*miss * 3, "5 5 5 5", "4 4 4", "1"],
    )
    finish(match)
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "helms-deep") == "isengard 4 0 0"
    assert [fact for (fact,) in told(match, "combat-round")] == [1, 2, 3, 4]


def test_the_fighting_uruk_hai_choose_the_siege() -> None:
    game = position(
        free="helms-deep: rohan 1; dol-amroth: gondor 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 3; dol-amroth: isengard 2",
        besieged="helms-deep dol-amroth",
        war="isengard",
    )
    match = play_event(game, "the-fighting-uruk-hai")
    assert options(match) == ["dol-amroth", "helms-deep"]


def test_the_fighting_uruk_hai_units_not_at_war_stay_behind() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 1 + southrons 4",
        besieged="helms-deep",
        war="isengard",
    )
    match = play_event(game, "the-fighting-uruk-hai", "who-goes all", rolls=["5", "5"])
    finish(match)
    # The one attacker fell, the others were in the rearguard.
    assert army(match, SHADOW, "helms-deep") == "southrons 4 0 0"


def combat_cards_asked(match: Match[Game], side: str) -> list[str]:
    """The questions for a Combat card that this side was asked."""
    return [g.request.ask for g in match.history if g.request.ask == f"{side}-combat-card"]


def test_the_fighting_uruk_hai_no_combat_card_of_fp_in_the_first_round() -> None:
    game = helms_deep(hand="guards-of-the-citadel")
    match = play_event(
        game, "the-fighting-uruk-hai", "who-goes all", rolls=["5 5 5 5", "4 4 4", "5", "1"]
    )
    assert combat_cards_asked(match, FREE) == []
    match.play("battle go-on")
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_the_fighting_uruk_hai_but_with_a_companion() -> None:
    game = helms_deep("rohan 1 2 1 + boromir", hand="guards-of-the-citadel")
    match = play_event(game, "the-fighting-uruk-hai", "who-goes all")
    assert asked(match) == "free-peoples free-peoples-combat-card"


# ---- 3 Denethor's Folly


def minas_tirith(
    inside: str, *, more: str = "", war: str = "", hand: str = "", table: str = ""
) -> Game:
    """Five Sauron Regulars besiege Minas Tirith; `more`: FP Armies elsewhere."""
    return position(
        free=f"minas-tirith: {inside}; {more}",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        war=war,
        free_hand=hand,
        table=table,
    )


def test_denethors_folly_needs_the_siege() -> None:
    assert why(position(), "denethors-folly") == "not-besieged minas-tirith"
    taken = position(
        free="minas-tirith: gondor 5",
        shadow="minas-tirith: sauron 2",
        captured="minas-tirith",
        besieged="minas-tirith",
    )
    assert why(taken, "denethors-folly") == "not-besieged minas-tirith"
    siege = minas_tirith(
        "gondor 3 1 1",
    )
    assert why(siege, "denethors-folly") == ""


def test_denethors_folly_eliminates_a_leader_for_good_and_stays() -> None:
    game = minas_tirith(
        "gondor 3 1 2",
    )
    match = play_event(game, "denethors-folly")
    finish(match)
    assert army(match, FREE, "minas-tirith") == "gondor 3 1 1"
    assert match.state.casualties["gondor"].leaders == 1
    assert match.state.table == ("denethors-folly",)


def test_denethors_folly_shadow_says_which_leader() -> None:
    game = minas_tirith(
        "gondor 3 0 1 + rohan 1 0 1 + gandalf-white",
    )
    match = play_event(game, "denethors-folly")
    assert asked(match) == "shadow leader"
    assert options(match) == ["gondor-leader", "rohan-leader"]
    match.play("leader rohan-leader")
    assert army(match, FREE, "minas-tirith") == "gondor 3 0 1 + rohan 1 0 0 + gandalf-white"


def test_denethors_folly_without_a_leader_only_stays() -> None:
    game = minas_tirith(
        "gondor 3 + strider",
    )
    match = play_event(game, "denethors-folly")
    finish(match)
    assert army(match, FREE, "minas-tirith") == "gondor 3 0 0 + strider"
    assert match.state.table == ("denethors-folly",)


def test_denethors_folly_no_combat_cards_in_minas_tirith() -> None:
    game = minas_tirith(
        "gondor 3 + gandalf-grey",
        war="gondor sauron",
        hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    match = act(
        game,
        SHADOW,
        "army",
        *("action attack", "from minas-tirith", "who-goes all"),
        rolls=["1 1 1 1 1", "1 1 1 1", "1"],
    )
    finish(match)
    assert combat_cards_asked(match, FREE) == []
    assert "guards-of-the-citadel" in match.state.hands[FREE]


def test_denethors_folly_nor_in_a_sortie_or_a_relief() -> None:
    game = minas_tirith(
        "gondor 3 + strider",
        more="lossarnach: gondor 2",
        war="gondor sauron",
        hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    for origin, dice in (("minas-tirith", "1 1 1 1"), ("lossarnach", "1 1")):
        rolls = [dice, "1 1 1 1 1", *["1"] * (origin == "minas-tirith")]
        match = act(
            game.copy(),
            FREE,
            "army",
            *("action attack", f"from {origin}", "target minas-tirith", "who-goes all"),
            rolls=rolls,
        )
        assert asked(match) == "free-peoples battle"
        assert combat_cards_asked(match, FREE) == []


def test_denethors_folly_combat_cards_elsewhere() -> None:
    game = position(
        free="minas-tirith: gondor 3; pelargir: gondor 2",
        shadow="minas-tirith: sauron 5; osgiliath: sauron 3",
        besieged="minas-tirith",
        war="gondor sauron",
        free_hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    match = act(
        game, SHADOW, "army", "action attack", "from osgiliath", "target pelargir", "who-goes all"
    )
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_denethors_folly_is_discarded_when_the_besieger_leaves() -> None:
    game = minas_tirith("gondor 3", war="sauron", table="denethors-folly")
    match = act(game, SHADOW, "army", "action move-armies", "from minas-tirith", "to osgiliath")
    match.play("who-goes all")
    assert match.state.table == ()
    assert "denethors-folly" in match.state.discards[SHADOW]


def test_denethors_folly_is_discarded_when_minas_tirith_falls() -> None:
    game = minas_tirith("gondor 1", war="sauron", table="denethors-folly")
    match = act(
        game,
        SHADOW,
        "army",
        *("action attack", "from minas-tirith", "who-goes all"),
        rolls=["6 1 1 1 1", "1"],
    )
    finish(match)
    assert match.state.regions["minas-tirith"].control == SHADOW
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("denethors-folly",)


def test_denethors_folly_is_discarded_when_the_siege_is_relieved() -> None:
    game = position(
        free="minas-tirith: gondor 1; lossarnach: gondor 5",
        shadow="minas-tirith: sauron 1",
        besieged="minas-tirith",
        war="gondor",
        table="denethors-folly",
    )
    match = act(
        game,
        FREE,
        "army",
        *("action attack", "from lossarnach", "who-goes all"),
        rolls=["6 1 1 1 1", "1"],
    )
    match.play("advance no")
    finish(match)
    assert match.state.table == ()


@pytest.mark.parametrize(
    ("inside", "die", "allowed"),
    [
        ("", "character", False),
        ("", "will-of-the-west", True),
        ("+ strider", "character", False),
        ("+ aragorn", "character", True),
        ("+ gandalf-grey", "event", True),
        ("+ gandalf-white", "muster", True),
    ],
)
def test_denethors_folly_fp_pays_for_the_discard(inside: str, die: str, allowed: bool) -> None:
    game = minas_tirith(f"gondor 3 {inside}", table="denethors-folly")
    assert ("discard-denethors-folly" in possible_actions(game, FREE, die)) is allowed
    if allowed:
        match = act(game, FREE, die, "action discard-denethors-folly")
        assert match.state.table == ()
        assert match.state.discards[SHADOW] == ("denethors-folly",)
        assert match.state.used_dice[FREE] == 1
        assert asked(match) == "shadow action"


def test_denethors_folly_aragorn_elsewhere_does_not_help() -> None:
    game = minas_tirith(
        "gondor 3",
        more="pelargir: gondor 1 + aragorn + gandalf-white",
        table="denethors-folly",
    )
    assert "discard-denethors-folly" not in possible_actions(game, FREE, "character")


# ---- 4 The Day Without Dawn


def test_the_day_without_dawn_needs_all_shadow_nations_at_war() -> None:
    for two, third in (
        ("isengard sauron", "southrons"),
        ("isengard southrons", "sauron"),
        ("sauron southrons", "isengard"),
    ):
        assert why(position(war=two), "the-day-without-dawn") == f"nation-not-at-war {third}"
    assert why(position(war="isengard sauron southrons"), "the-day-without-dawn") == ""


def day_without_dawn(*dice: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """The card is played while FP has these dice."""
    game = position(war="isengard sauron southrons", shadow_hand="the-day-without-dawn")
    game.dice = {SHADOW: ("army",), FREE: dice}
    match = start(game, plan(next_action, SHADOW), rolls=rolls)
    match.play("die army", "action card", "card the-day-without-dawn")
    return match


def test_the_day_without_dawn_takes_the_will_of_the_west() -> None:
    match = day_without_dawn("character", "will-of-the-west", "will-of-the-west")
    assert match.state.dice[FREE] == ("character",)
    assert match.state.used_dice[FREE] == 2


def test_the_day_without_dawn_without_such_a_die() -> None:
    match = day_without_dawn("character", "muster")
    assert match.state.dice[FREE] == ("character", "muster")
    assert match.state.discards[SHADOW] == ("the-day-without-dawn",)


def test_the_day_without_dawn_the_dice_are_back_next_turn() -> None:
    draws = [f"{FREE}-character-draw athelas", f"{FREE}-strategy-draw the-red-arrow"]
    draws += [f"{SHADOW}-character-draw orc-patrol", f"{SHADOW}-strategy-draw olog-hai"]
    match = day_without_dawn("will-of-the-west", rolls=draws)
    # No die is left on either side: the turn is over, the next one has begun.
    assert told(match, "turn") == [(2,)]
    assert match.state.used_dice[FREE] == 4


# ---- 5 Threats and Promises


def test_threats_and_promises_lies_on_the_table() -> None:
    match = play_event(position(), "threats-and-promises", die="muster")
    assert match.state.table == ("threats-and-promises",)


def test_threats_and_promises_no_muster_result_for_the_passive() -> None:
    game = position(active="rohan", table="threats-and-promises")
    match = act(game, FREE, "muster", "action diplomacy")
    assert options(match) == ["elves", "rohan"]
    match.play("nation rohan")
    assert match.state.politics["rohan"] == 2
    assert match.state.table == ("threats-and-promises",)


def test_threats_and_promises_neither_muster_army_nor_will_of_the_west() -> None:
    for die in ("muster-army", "will-of-the-west"):
        game = position(war="elves", table="threats-and-promises")
        assert "diplomacy" not in possible_actions(game, FREE, die)
        game.table = ()
        assert "diplomacy" in possible_actions(game, FREE, die)


def test_threats_and_promises_goes_when_an_attack_advances_a_nation() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 3",
        war="isengard",
        table="threats-and-promises",
    )
    match = act(game, SHADOW, "army", "action attack", "who-goes all", rolls=["1 1 1", "1"])
    assert match.state.politics["rohan"] == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("threats-and-promises",)


def test_threats_and_promises_stays_when_the_attack_moves_no_counter() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 3",
        war="isengard rohan",
        table="threats-and-promises",
    )
    match = act(game, SHADOW, "army", "action attack", "who-goes all", rolls=["1 1 1", "1"])
    assert match.state.table == ("threats-and-promises",)


def test_threats_and_promises_stays_when_a_shadow_counter_advances_by_an_attack() -> None:
    game = position(
        free="fords-of-isen: rohan 3",
        shadow="orthanc: isengard 3",
        war="rohan",
        table="threats-and-promises",
    )
    match = act(game, FREE, "army", "action attack", "who-goes all", rolls=["1 1 1", "1 1 1"])
    assert match.state.politics["isengard"] == 0
    assert match.state.table == ("threats-and-promises",)


@pytest.mark.parametrize(
    ("companion", "at", "nation"),
    [
        ("boromir", "minas-tirith", "gondor"),
        ("legolas", "lorien", "elves"),
        ("gimli", "erebor", "dwarves"),
    ],
)
def test_threats_and_promises_goes_by_a_companions_ability(
    companion: str, at: str, nation: str
) -> None:
    game = position(free=f"{at}: {companion}", table="threats-and-promises")
    before = game.politics[nation]
    match = act(game, FREE, "character", f"action {nation}-by-{companion}")
    assert match.state.politics[nation] == before - 1
    assert match.state.table == ()


def test_threats_and_promises_stays_when_a_settlement_is_captured() -> None:
    game = position(shadow="south-downs: isengard 3", war="isengard", table="threats-and-promises")
    match = act(game, SHADOW, "army", "action move-armies", "from south-downs", "to bree")
    match.play("who-goes all")
    assert match.state.politics["north"] == 2
    assert match.state.table == ("threats-and-promises",)


def test_threats_and_promises_stays_when_a_card_advances_a_nation() -> None:
    game = position(table="threats-and-promises", free_hand="wisdom-of-elrond")
    match = play_event(game, "wisdom-of-elrond", "nation north")
    assert match.state.politics["north"] == 2
    assert "threats-and-promises" in match.state.table


# ---- 6 Stormcrow


def test_stormcrow_needs_somebody_in_a_nation_not_at_war() -> None:
    card = "stormcrow"
    assert why(position(at="hollin"), card) == "nobody-in-nation-at-peace"
    assert why(position(at="rivendell", war="elves"), card) == "nobody-in-nation-at-peace"
    # Osgiliath and the Shadow's lands are no FP Nation; a Companion in the Fellowship is not
    # on the map.
    nowhere = position(at="moria", free="osgiliath: boromir; north-dunland: gimli")
    assert why(nowhere, card) == "nobody-in-nation-at-peace"
    assert why(position(at="rivendell"), card) == ""
    assert why(position(at="hollin", free="druadan-forest: gimli"), card) == ""


def test_stormcrow_ring_bearers_on_the_mordor_track_are_nowhere() -> None:
    assert why(position(mordor=0), "stormcrow") == "nobody-in-nation-at-peace"


def test_stormcrow_nor_does_an_army_without_companion_count() -> None:
    game = position(at="hollin", free="edoras: rohan 1 1 1")
    assert why(game, "stormcrow") == "nobody-in-nation-at-peace"


def test_stormcrow_sets_the_nation_back_and_takes_a_figure() -> None:
    game = position(
        at="hollin",
        free="edoras: rohan 1 1 1 + gandalf-grey; folde: rohan 2; minas-tirith: rohan 1",
        steps={"rohan": 1},
        active="rohan",
    )
    match = play_event(game, "stormcrow", die="muster")
    assert asked(match) == "free-peoples victim"
    assert options(match) == [
        "rohan-regular edoras",
        "rohan-elite edoras",
        "rohan-leader edoras",
        "rohan-regular folde",
        "rohan-regular minas-tirith",
    ]
    match.play("victim rohan-elite edoras")
    assert match.state.politics["rohan"] == 2
    assert "rohan" not in match.state.passive
    assert army(match, FREE, "edoras") == "rohan 1 0 1 + gandalf-grey"
    assert match.state.casualties["rohan"].elites == 1


def test_stormcrow_from_the_first_step_only_the_loss() -> None:
    game = position(at="rivendell", free="lorien: elves 1 0 1")
    match = play_event(game, "stormcrow", "victim elves-leader lorien")
    assert match.state.politics["elves"] == 3
    assert army(match, FREE, "lorien") == "elves 1 0 0"
    assert match.state.casualties["elves"].leaders == 1


def test_stormcrow_nothing_to_lose() -> None:
    game = position(at="rivendell", steps={"elves": 1}, free="lorien: north 1")
    match = play_event(game, "stormcrow")
    assert match.state.politics["elves"] == 2
    assert asked(match) == "free-peoples die"


def test_stormcrow_shadow_chooses_the_nation() -> None:
    game = position(
        at="rivendell", free="edoras: rohan 1 + gimli; pelargir: gondor 1 + strider", war="gondor"
    )
    match = play_event(game, "stormcrow")
    assert (asked(match), options(match)) == ("shadow nation", ["elves", "rohan"])
    match.play("nation rohan")
    assert told(match, "casualty") == [(FREE, "edoras", "rohan-regular")]


def test_stormcrow_a_besieged_companion_counts() -> None:
    game = position(
        at="hollin",
        free="helms-deep: rohan 2 + gimli",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
    )
    match = play_event(game, "stormcrow")
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0 + gimli"


def test_stormcrow_the_last_of_a_garrison_loses_the_stronghold() -> None:
    game = position(
        at="hollin",
        free="helms-deep: rohan 1 0 1 + gimli",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
    )
    match = play_event(game, "stormcrow", "victim rohan-regular helms-deep")
    region = match.state.regions["helms-deep"]
    assert (region.control, region.besieged) == (SHADOW, None)
    # The Leader is lost with it, the Companion stays in the region.
    assert army(match, FREE, "helms-deep") == "gimli"


# ---- 7 Shadows Gather


def test_shadows_gather_up_to_three_regions_to_another_army() -> None:
    game = position(shadow="moria: sauron 5 + nazgul; dol-guldur: sauron 2", war="sauron")
    match = play_event(game, "shadows-gather", "from moria", "who-goes part")
    match.play("figures sauron-regular 3", "figures nazgul 1")
    match.play("to dimrill-dale", "to north-anduin-vale", "to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 5 0 + nazgul 1"
    assert army(match, SHADOW, "moria") == "sauron 2 0"
    assert told(match, "moves") == [
        (SHADOW, "moria", "dimrill-dale", 3),
        (SHADOW, "dimrill-dale", "north-anduin-vale", 3),
        (SHADOW, "north-anduin-vale", "dol-guldur", 3),
    ]


def test_shadows_gather_must_end_with_another_army() -> None:
    game = position(shadow="moria: sauron 5; dol-guldur: sauron 2", war="sauron")
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to dimrill-dale")
    # No stop here: only the marchers themselves are here.
    assert "stop" not in options(match)
    assert "gladden-fields" not in options(match)


def test_shadows_gather_not_back_to_what_was_left_behind() -> None:
    game = position(shadow="moria: sauron 5", war="sauron")
    match = play_event(game, "shadows-gather")
    # Nowhere to go: the card is played in vain (OP-18).
    assert asked(match) == "free-peoples die"
    assert match.state.discards[SHADOW] == ("shadows-gather",)


def test_shadows_gather_not_four_regions() -> None:
    game = position(shadow="moria: sauron 5; southern-mirkwood: sauron 1", war="sauron")
    assert asked(play_event(game, "shadows-gather")) == "free-peoples die"


def test_shadows_gather_may_stop_at_the_first_army_or_go_on() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; south-dunland: isengard 1",
        war="sauron isengard",
    )
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to north-dunland")
    assert "stop" in options(match)
    match.play("to south-dunland", "to stop")
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0 + sauron 5 0"
    # Nothing was picked up on the way.
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"


def test_shadows_gather_a_besieger_is_a_goal_the_besieged_are_not() -> None:
    game = position(
        free="helms-deep: rohan 1; moria: north 3",
        shadow="helms-deep: isengard 1; orthanc: isengard 4; moria: sauron 2; hollin: sauron 1",
        besieged="helms-deep moria",
        war="isengard sauron",
    )
    match = play_event(game, "shadows-gather")
    # Hollin has no goal in reach, Moria is besieged, Helm's Deep and Orthanc are goals.
    assert options(match) == ["helms-deep", "orthanc"]
    match.play("from orthanc", "who-goes all", "to fords-of-isen", "to helms-deep")
    assert army(match, SHADOW, "helms-deep") == "isengard 5 0 0"


def test_shadows_gather_needs_a_way_for_armies() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 4; westemnet: isengard 1",
        war="isengard",
    )
    assert asked(play_event(game, "shadows-gather")) == "free-peoples die"


def test_shadows_gather_units_not_at_war_do_not_cross_a_border() -> None:
    game = position(
        shadow="orthanc: isengard 4 + southrons 2; westemnet: isengard 1", war="southrons"
    )
    match = play_event(game, "shadows-gather", "from orthanc", "who-goes all")
    match.play("to fords-of-isen", "to westemnet")
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0 + southrons 2 0 0"
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0"


def test_shadows_gather_captures_on_the_way_and_rouses() -> None:
    game = position(shadow="south-downs: isengard 4; north-downs: isengard 1", war="isengard")
    match = play_event(game, "shadows-gather", "from south-downs", "who-goes all")
    match.play("to bree", "to north-downs")
    assert match.state.regions["bree"].control == SHADOW
    assert "north" not in match.state.passive
    assert match.state.politics["north"] == 2
    assert told(match, "captured") == [(SHADOW, "bree", 0)]


def test_shadows_gather_stacking_is_checked_at_the_end() -> None:
    game = position(shadow="moria: sauron 6; north-dunland: isengard 6", war="sauron isengard")
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to north-dunland")
    match.play("to stop")
    assert asked(match) == "shadow excess"
    match.play("excess isengard-regular", "excess sauron-regular")
    assert army(match, SHADOW, "north-dunland") == "isengard 5 0 0 + sauron 5 0"


# ---- 8 The Shadow Lengthens


def test_the_shadow_lengthens_two_armies_two_regions_each() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; far-harad: southrons 2;"
        " umbar: southrons 3",
        war="sauron isengard southrons",
    )
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes all")
    match.play("to north-dunland")
    match.play("from umbar", "who-goes all", "to near-harad", "to far-harad")
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 5 0"
    assert army(match, SHADOW, "far-harad") == "southrons 5 0 0"


def test_the_shadow_lengthens_not_three_regions() -> None:
    game = position(shadow="moria: sauron 5; dol-guldur: sauron 2", war="sauron")
    # Three regions apart.
    assert asked(play_event(game, "the-shadow-lengthens")) == "free-peoples die"


def test_the_shadow_lengthens_what_has_marched_stays() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; south-dunland: isengard 2",
        war="sauron isengard",
    )
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes all")
    match.play("to north-dunland", "to stop")
    # Of those in North Dunland only the Isengard unit is fresh.
    match.play("from north-dunland", "who-goes all", "to south-dunland")
    assert army(match, SHADOW, "north-dunland") == "sauron 5 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 3 0 0"


def test_the_shadow_lengthens_to_what_the_first_left_behind() -> None:
    game = position(shadow="moria: sauron 3; north-dunland: isengard 1", war="sauron isengard")
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes part")
    match.play("figures sauron-regular 2", "to north-dunland", "from north-dunland")
    match.play("to moria")
    assert army(match, SHADOW, "moria") == "isengard 1 0 0 + sauron 1 0"
    assert army(match, SHADOW, "north-dunland") == "sauron 2 0"


def test_the_shadow_lengthens_only_one_can_march() -> None:
    game = position(shadow="moria: sauron 3; north-dunland: isengard 1", war="sauron")
    match = play_event(
        game, "the-shadow-lengthens", "from moria", "who-goes all", "to north-dunland"
    )
    # Isengard is alone in its Settlement and not at war; Moria is empty.
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 3 0"


# ---- 9 The Shadow is Moving


def test_the_shadow_is_moving_needs_all_shadow_nations_at_war() -> None:
    assert (
        why(position(war="isengard sauron"), "the-shadow-is-moving")
        == "nation-not-at-war southrons"
    )
    assert why(position(war="isengard sauron southrons"), "the-shadow-is-moving") == ""


def test_the_shadow_is_moving_four_armies() -> None:
    game = position(
        shadow="moria: sauron 2; dol-guldur: sauron 2; orthanc: isengard 2; umbar: southrons 2;"
        " nurn: sauron 2",
        war="isengard sauron southrons",
    )
    match = play_event(game, "the-shadow-is-moving")
    for start_, to in (
        ("moria", "hollin"),
        ("dol-guldur", "narrows-of-the-forest"),
        ("orthanc", "gap-of-rohan"),
        ("umbar", "near-harad"),
    ):
        match.play(f"from {start_}", f"to {to}", "who-goes all")
    assert asked(match) == "free-peoples die"
    assert len(told(match, "moves")) == 4


def test_the_shadow_is_moving_fewer_are_allowed_and_nobody_twice() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1", war="isengard sauron southrons")
    match = play_event(game, "the-shadow-is-moving", "from moria", "to hollin", "who-goes all")
    # The unit that was in Hollin before may still move, the two others not.
    assert options(match) == ["hollin", "stop"]
    match.play("from hollin", "to moria", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0"
    assert army(match, SHADOW, "moria") == "sauron 1 0"
    assert asked(match) == "free-peoples die"


def test_the_shadow_is_moving_can_be_stopped() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1", war="isengard sauron southrons")
    match = play_event(game, "the-shadow-is-moving", "from moria", "to dimrill-dale")
    match.play("who-goes all", "from stop")
    assert asked(match) == "free-peoples die"


def test_the_shadow_is_moving_without_armies() -> None:
    match = play_event(position(war="isengard sauron southrons"), "the-shadow-is-moving")
    assert asked(match) == "free-peoples die"


# ---- 10 Corsairs of Umbar


def test_corsairs_of_umbar_need_the_southrons_at_war() -> None:
    game = position(shadow="umbar: southrons 3", war="sauron isengard")
    assert why(game, "corsairs-of-umbar") == "nation-not-at-war southrons"
    assert why(position(war="southrons"), "corsairs-of-umbar") == ""


def test_corsairs_of_umbar_land_on_the_coast_of_gondor() -> None:
    game = position(shadow="umbar: southrons 3 1 + nazgul", war="southrons")
    match = play_event(game, "corsairs-of-umbar")
    assert options(match) == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    match.play("to pelargir", "who-goes part", "figures southrons-regular 2")
    match.play("figures southrons-elite 1", "figures nazgul 1")
    assert army(match, SHADOW, "pelargir") == "nazgul 1 + southrons 2 1 0"
    assert army(match, SHADOW, "umbar") == "southrons 1 0 0"
    # An empty Settlement is captured; Gondor is entered, nothing in between is.
    assert match.state.regions["pelargir"].control == SHADOW
    assert "gondor" not in match.state.passive
    assert match.state.politics["gondor"] == 1
    assert len(told(match, "moves")) == 1


def test_corsairs_of_umbar_only_with_units_at_war() -> None:
    game = position(shadow="umbar: southrons 2 + isengard 3", war="southrons")
    match = play_event(game, "corsairs-of-umbar", "to anfalas", "who-goes all")
    assert army(match, SHADOW, "anfalas") == "southrons 2 0 0"
    assert army(match, SHADOW, "umbar") == "isengard 3 0 0"


def test_corsairs_of_umbar_without_an_army_to_land() -> None:
    for shadow in ("umbar: nazgul", "umbar: isengard 2"):
        match = play_event(position(shadow=shadow, war="southrons"), "corsairs-of-umbar")
        assert asked(match) == "free-peoples die"


def test_corsairs_of_umbar_the_besieged_do_not_sail() -> None:
    game = position(
        free="umbar: gondor 2", shadow="umbar: southrons 3", besieged="umbar", war="southrons"
    )
    match = play_event(game, "corsairs-of-umbar")
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "umbar") == "southrons 3 0 0"


def test_corsairs_of_umbar_may_free_a_city_that_gondor_has_left() -> None:
    game = position(free="pelargir: boromir + gimli", shadow="umbar: southrons 3", war="southrons")
    match = play_event(game, "corsairs-of-umbar", "to pelargir", "who-goes all")
    # Companions alone are no Army: no battle.
    assert told(match, "attack") == []
    assert match.state.regions["pelargir"].control == SHADOW


def test_corsairs_of_umbar_stacking_at_once() -> None:
    game = position(
        shadow="umbar: southrons 6; pelargir: sauron 6", captured="pelargir", war="southrons"
    )
    match = play_event(game, "corsairs-of-umbar", "to pelargir", "who-goes all")
    assert asked(match) == "shadow excess"
    match.play("excess sauron-regular", "excess sauron-regular")
    assert army(match, SHADOW, "pelargir") == "sauron 4 0 + southrons 6 0 0"


def landing(free: str, to: str, *rolls: str, shadow: str = "umbar: southrons 3") -> Match[Game]:
    """The whole Army in Umbar lands in a region."""
    game = position(free=free, shadow=shadow, war="southrons")
    return play_event(game, "corsairs-of-umbar", f"to {to}", "who-goes all", rolls=rolls)


def test_corsairs_of_umbar_fight_where_they_land() -> None:
    match = landing("pelargir: gondor 1", "pelargir", "6 1 1", "1")
    finish(match)
    assert told(match, "attack") == [(SHADOW, "pelargir", "pelargir", "landing")]
    # Attacked and captured: Gondor is active and two steps further.
    assert match.state.politics["gondor"] == 0
    assert match.state.regions["pelargir"].control == SHADOW
    assert army(match, SHADOW, "pelargir") == "southrons 3 0 0"
    assert army(match, SHADOW, "umbar") == ""
    assert asked(match) == "free-peoples die"


def test_corsairs_of_umbar_6_needed_in_the_first_round_against_a_city() -> None:
    match = landing("pelargir: gondor 1", "pelargir", "5 5 5", "1", "5 5 5", "1")
    match.play("retreat stay")
    finish(match)
    assert army(match, FREE, "pelargir") == ""


def test_corsairs_of_umbar_go_on_until_one_side_is_destroyed() -> None:
    match = landing("lamedon: gondor 2", "lamedon", "1 1 1", "5 1", "1 1", "5 5")
    # Nobody asked the attacker whether he ceases.
    match.play("retreat stay")
    finish(match)
    assert told(match, "battle-over") == [("lost", "lamedon")]
    assert match.state.regions["lamedon"].control == FREE
    assert army(match, SHADOW, "lamedon") == ""
    assert army(match, FREE, "lamedon") == "gondor 2 0 0"
    assert not [g for g in match.history if g.request.ask == "battle"]


def test_corsairs_of_umbar_the_defender_retreats() -> None:
    match = landing("lamedon: gondor 2 0 1", "lamedon", "1 1 1", "1 1", "1")
    assert options(match) == ["stay", "dol-amroth", "erech", "pelargir"]
    match.play("retreat erech")
    finish(match)
    assert army(match, FREE, "erech") == "gondor 2 0 1"
    assert match.state.regions["lamedon"].control == SHADOW


def test_corsairs_of_umbar_the_defender_withdraws_into_dol_amroth() -> None:
    match = landing("dol-amroth: gondor 7 0 1", "dol-amroth")
    match.play("stand siege")
    # The siege begins at once: five units inside.
    assert asked(match) == "" or asked(match) == "free-peoples die"
    finish(match)
    region = match.state.regions["dol-amroth"]
    assert (region.besieged, region.control) == (FREE, FREE)
    assert army(match, FREE, "dol-amroth") == "gondor 5 0 1"
    assert army(match, SHADOW, "dol-amroth") == "southrons 3 0 0"
    assert match.state.casualties["gondor"].regulars == 0
    assert match.state.battle is None


def test_corsairs_of_umbar_the_defender_withdraws_after_a_round() -> None:
    match = landing("dol-amroth: gondor 3", "dol-amroth", "5 1 1", "1 1 1")
    match.play("stand field")
    match.play("retreat stay", "stand siege")
    finish(match)
    assert army(match, FREE, "dol-amroth") == "gondor 2 0 0"
    assert match.state.regions["dol-amroth"].besieged == FREE


def test_corsairs_of_umbar_dol_amroth_in_the_open_is_taken() -> None:
    match = landing("dol-amroth: gondor 1 0 1 + boromir", "dol-amroth", "5 1 1", "1 1", "1 1")
    match.play("stand field")
    finish(match)
    assert match.state.regions["dol-amroth"].control == SHADOW
    assert "boromir" in match.state.eliminated


def test_corsairs_of_umbar_a_nazgul_waits_for_them() -> None:
    shadow = "umbar: southrons 3; anfalas: nazgul 2"
    # It is in the Army as soon as there is one (W11.1): two dice are re-rolled.
    match = landing("anfalas: gondor 1", "anfalas", "1 1 1", "1", "5 1", shadow=shadow)
    finish(match)
    assert army(match, SHADOW, "anfalas") == "nazgul 2 + southrons 3 0 0"
    assert told(match, "battle-over") == [("won", "anfalas")]


@pytest.mark.parametrize(("way", "besieged"), [("siege", FREE), ("erech", None)])
def test_corsairs_of_umbar_scouts_warn_the_defender(way: str, besieged: str | None) -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 3",
        war="southrons",
        free_hand="the-spirit-of-mordor",
    )
    match = play_event(game, "corsairs-of-umbar", "to dol-amroth", "who-goes all")
    match.play("stand field", "free-peoples-combat-card the-spirit-of-mordor", f"retreat {way}")
    region = match.state.regions["dol-amroth"]
    assert region.besieged == besieged
    assert region.control == (SHADOW if besieged is None else FREE)
    assert region.shadow.units == 3


def test_corsairs_of_umbar_both_destroyed() -> None:
    match = landing("anfalas: gondor 1", "anfalas", "5", "5", shadow="umbar: southrons 1")
    finish(match)
    assert told(match, "battle-over") == [("both", "anfalas")]
    assert match.state.battle is None


def test_corsairs_of_umbar_join_the_besiegers_for_a_siege_battle() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 2; dol-amroth: southrons 2 1 + isengard 1",
        besieged="dol-amroth",
        war="southrons",
    )
    match = play_event(
        game,
        "corsairs-of-umbar",
        *("to dol-amroth", "who-goes all", "who-goes all"),
        # 6 is needed, one round only.
        rolls=["5 5 5 5 5", "1 1"],
    )
    assert told(match, "attack") == [(SHADOW, "dol-amroth", "dol-amroth", "siege")]
    match.play("extend no")
    finish(match)
    assert army(match, SHADOW, "dol-amroth") == "isengard 1 0 0 + southrons 4 1 0"
    assert match.state.politics["gondor"] == 1
    assert match.state.regions["dol-amroth"].besieged == FREE


def test_corsairs_of_umbar_relieve_their_own_garrison() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 2; dol-amroth: sauron 4",
        captured="dol-amroth",
        besieged="dol-amroth",
        war="southrons sauron",
    )
    # Two dice, not five: the garrison takes no part; the besiegers cannot go inside.
    match = play_event(
        game, "corsairs-of-umbar", "to dol-amroth", "who-goes all", rolls=["5 5", "1 1"]
    )
    finish(match)
    region = match.state.regions["dol-amroth"]
    assert (region.besieged, region.control) == (None, SHADOW)
    assert army(match, SHADOW, "dol-amroth") == "sauron 4 0 + southrons 2 0 0"


def test_corsairs_of_umbar_fail_to_relieve_their_own_garrison() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 1; dol-amroth: sauron 4 + mouth-of-sauron",
        captured="dol-amroth",
        besieged="dol-amroth",
        war="southrons sauron",
    )
    match = play_event(
        game, "corsairs-of-umbar", "to dol-amroth", "who-goes all", rolls=["1", "5 5"]
    )
    finish(match)
    assert match.state.regions["dol-amroth"].besieged == SHADOW
    assert army(match, SHADOW, "dol-amroth") == "sauron 4 0 + mouth-of-sauron"


# ---- 11 Rage of the Dunlendings

DUNLAND = "north-dunland: isengard 2 1 + sauron 1; south-dunland: isengard 2"


def test_rage_of_the_dunlendings_needs_isengard_at_war() -> None:
    game = position(war="sauron southrons")
    assert why(game, "rage-of-the-dunlendings") == "nation-not-at-war isengard"
    assert why(position(war="isengard"), "rage-of-the-dunlendings") == ""


def test_rage_of_the_dunlendings_in_a_free_region_next_to_dunland() -> None:
    game = position(
        free="hollin: elves 1; moria: north 2; tharbad: gimli",
        shadow="moria: sauron 2",
        besieged="moria",
        war="isengard",
    )
    match = play_event(game, "rage-of-the-dunlendings")
    # Not where an enemy Army stands, nor a garrison that the enemy besieges.
    assert sorted(options(match)) == [
        "cardolan",
        "enedwaith",
        "gap-of-rohan",
        "north-dunland",
        "south-downs",
        "south-dunland",
        "tharbad",
    ]
    match.play("in tharbad")
    assert army(match, SHADOW, "tharbad") == "isengard 2 0 0"
    assert asked(match) == "free-peoples die"


def test_rage_of_the_dunlendings_not_in_a_captured_town() -> None:
    game = position(captured="south-dunland moria", war="isengard")
    match = play_event(game, "rage-of-the-dunlendings")
    assert "south-dunland" not in options(match)
    assert "moria" not in options(match)


def test_rage_of_the_dunlendings_brings_up_to_four_units_from_dunland() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in south-downs")
    assert options(match) == ["north-dunland", "south-dunland", "stop"]
    match.play("from north-dunland")
    # Only Isengard units.
    assert options(match) == ["isengard-regular", "isengard-elite"]
    match.play("unit isengard-elite")
    for _ in range(2):
        match.play("from south-dunland")
    assert options(match) == ["north-dunland", "stop"]
    match.play("from north-dunland")
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "south-downs") == "isengard 5 1 0"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 1 0"
    assert army(match, SHADOW, "south-dunland") == ""
    assert told(match, "moves") == [
        (SHADOW, "north-dunland", "south-downs", 2),
        (SHADOW, "south-dunland", "south-downs", 2),
    ]


def test_rage_of_the_dunlendings_none_need_come() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in cardolan", "from stop")
    assert army(match, SHADOW, "cardolan") == "isengard 2 0 0"
    assert told(match, "moves") == []


def test_rage_of_the_dunlendings_in_dunland_itself() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in north-dunland")
    assert options(match) == ["south-dunland", "stop"]
    match.play("from south-dunland", "from stop")
    assert army(match, SHADOW, "north-dunland") == "isengard 5 1 0 + sauron 1 0"


def test_rage_of_the_dunlendings_as_many_as_there_are_and_fit() -> None:
    game = position(shadow="tharbad: sauron 9; south-dunland: isengard 1", war="isengard")
    game.reinforcements["isengard"] = game.reserve("isengard")._replace(regulars=1)
    match = play_event(game, "rage-of-the-dunlendings", "in tharbad", "from south-dunland")
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "tharbad") == "isengard 2 0 0 + sauron 8 0"


# ---- 12 Return of the Witch-king


def test_return_of_the_witch_king_needs_him() -> None:
    card = "return-of-the-witch-king"
    assert why(position(eliminated="witch-king"), card) == "needs-in-play witch-king"
    assert why(position(shadow="minas-morgul: sauron 1"), card) == "needs-in-play witch-king"
    assert why(position(shadow="minas-morgul: witch-king"), card) == ""


def test_return_of_the_witch_king_to_angmar_with_recruits() -> None:
    game = position(shadow="minas-morgul: sauron 3 + witch-king")
    match = play_event(game, "return-of-the-witch-king", die="muster")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"
    assert army(match, SHADOW, "minas-morgul") == "sauron 3 0"
    assert match.state.whereabouts["witch-king"] == "angmar"


def test_return_of_the_witch_king_out_of_a_siege() -> None:
    game = position(free="moria: north 3", shadow="moria: sauron 2 + witch-king", besieged="moria")
    match = play_event(game, "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"


def test_return_of_the_witch_king_to_an_angmar_that_is_not_free() -> None:
    for game in (
        position(free="angmar: elves 2", captured="angmar", shadow="moria: witch-king"),
        position(captured="angmar", shadow="moria: witch-king"),
    ):
        match = play_event(game, "return-of-the-witch-king")
        assert army(match, SHADOW, "angmar") == "witch-king"


def test_return_of_the_witch_king_who_is_there_already() -> None:
    match = play_event(position(shadow="angmar: witch-king"), "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"
    assert told(match, "minion-moves") == []


def test_return_of_the_witch_king_as_many_as_there_are() -> None:
    game = position(shadow="moria: witch-king; nurn: sauron 35 6")
    match = play_event(game, "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 1 0 + witch-king"


# ---- 13, 14 Half-orcs and Goblin-men, Olog-hai


@pytest.mark.parametrize(
    ("card", "nation"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")]
)
def test_a_unit_where_an_army_is(card: str, nation: str) -> None:
    shadow = "hollin: southrons 1; pelargir: nazgul"
    assert why(position(shadow=shadow), card) == f"nation-not-at-war {nation}"
    game = position(shadow=f"{shadow}; moria: sauron 1", war=nation)
    match = play_event(game, card)
    # Not where only a Nazgûl is.
    assert options(match) == ["hollin", "moria"]
    match.play("in hollin")
    assert options(match) == [f"{nation}-regular", f"{nation}-elite"]
    match.play(f"unit {nation}-elite")
    there = army(match, SHADOW, "hollin").split(" + ")
    assert sorted(there)[-1] == "southrons 1 0 0"
    assert there[0].startswith(f"{nation} 0 1")


def test_olog_hai_besieged_and_besiegers_count_as_an_army() -> None:
    game = position(
        free="moria: north 5; lorien: elves 1",
        shadow="moria: sauron 5; lorien: sauron 1",
        besieged="moria lorien",
        war="sauron",
    )
    match = play_event(game, "olog-hai")
    assert options(match) == ["lorien", "moria"]
    match.play("in moria", "unit sauron-elite")
    # Five units are the most inside.
    assert options(match) == ["sauron-regular", "sauron-elite"]
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "moria") == "sauron 4 1"


def test_half_orcs_only_what_is_left() -> None:
    game = position(shadow="moria: sauron 1; orthanc: isengard 12 5", war="isengard")
    match = play_event(game, "half-orcs-and-goblin-men", "in moria")
    assert army(match, SHADOW, "moria") == "isengard 0 1 0 + sauron 1 0"


def test_half_orcs_in_vain() -> None:
    game = position(shadow="orthanc: isengard 4 6; moria: isengard 8", war="isengard")
    assert asked(play_event(game, "half-orcs-and-goblin-men")) == "free-peoples die"
    match = play_event(position(war="isengard"), "half-orcs-and-goblin-men")
    assert asked(match) == "free-peoples die"


# ---- 15 Hill-trolls


def test_hill_trolls_need_sauron_at_war() -> None:
    assert why(position(), "hill-trolls") == "nation-not-at-war sauron"
    assert why(position(war="sauron"), "hill-trolls") == ""


def test_hill_trolls_in_one_region_or_two() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1; nurn: southrons 2", war="sauron")
    match = play_event(game, "hill-trolls")
    assert options(match) == ["hollin", "moria"]
    match.play("upgrade-in moria", "upgrade-in hollin")
    assert army(match, SHADOW, "moria") == "sauron 1 1"
    assert army(match, SHADOW, "hollin") == "sauron 0 1"
    assert reserve(match, "sauron") == (35, 4, 8)
    assert everything(match.state) == FIGURES


def test_hill_trolls_both_in_a_besieged_garrison() -> None:
    game = position(
        free="moria: elves 5",
        shadow="moria: sauron 3; nurn: sauron 1",
        besieged="moria",
        war="sauron",
    )
    match = play_event(game, "hill-trolls", "upgrade-in moria", "upgrade-in moria")
    assert army(match, SHADOW, "moria") == "sauron 1 2"


def test_hill_trolls_one_if_only_one_is_possible() -> None:
    match = play_event(position(shadow="moria: sauron 1", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 0 1"
    match = play_event(position(shadow="moria: sauron 3 5", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 2 6"
    match = play_event(position(shadow="moria: sauron 3 6", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 3 6"


# ---- 16 A New Power is Rising


def test_a_new_power_is_rising_needs_saruman() -> None:
    card = "a-new-power-is-rising"
    assert why(position(eliminated="saruman"), card) == "needs-in-play saruman"
    assert why(position(shadow="orthanc: saruman"), card) == ""


def test_a_new_power_is_rising() -> None:
    game = position(shadow="orthanc: saruman")
    match = play_event(
        game, "a-new-power-is-rising", "unit isengard-elite", "unit isengard-regular"
    )
    assert army(match, SHADOW, "orthanc") == "isengard 1 1 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 2 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 2 0 0"
    assert asked(match) == "free-peoples die"


def test_a_new_power_is_rising_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="orthanc: saruman; nurn: isengard 9 6")
    match = play_event(game, "a-new-power-is-rising")
    assert options(match) == ["north-dunland", "south-dunland", "orthanc"]
    match.play("in orthanc", "in south-dunland", "in north-dunland")
    assert army(match, SHADOW, "orthanc") == "isengard 1 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"
    assert reserve(match, "isengard")[0] == 0


def test_a_new_power_is_rising_not_in_captured_regions_but_under_siege() -> None:
    game = position(
        free="orthanc: rohan 5; south-dunland: rohan 1",
        shadow="orthanc: isengard 4 + saruman",
        besieged="orthanc",
        captured="south-dunland north-dunland",
    )
    match = play_event(game, "a-new-power-is-rising", "unit isengard-elite", "unit isengard-elite")
    match.play("excess isengard-regular")
    assert army(match, SHADOW, "orthanc") == "isengard 3 2 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == ""
    assert army(match, SHADOW, "south-dunland") == ""


# ---- 17 Many Kings to the Service of Mordor


def test_many_kings_in_three_settlements() -> None:
    game = position(free="near-harad: gondor 1", captured="near-harad")
    assert why(game, "many-kings-to-the-service-of-mordor") == ""
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    assert options(match) == ["far-harad", "north-rhun", "south-rhun", "umbar"]
    match.play("in umbar", "in north-rhun")
    # Three different ones.
    assert options(match) == ["far-harad", "south-rhun"]
    match.play("in far-harad")
    for name in ("umbar", "north-rhun", "far-harad"):
        assert army(match, SHADOW, name) == "southrons 2 0 0"
    assert army(match, SHADOW, "south-rhun") == ""


def test_many_kings_in_a_besieged_umbar() -> None:
    game = position(
        free="umbar: gondor 5",
        shadow="umbar: southrons 4",
        besieged="umbar",
        captured="near-harad far-harad north-rhun south-rhun",
    )
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    # Six are one too many inside.
    assert army(match, SHADOW, "umbar") == "southrons 5 0 0"


def test_many_kings_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: southrons 21")
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    match.play("in umbar", "in far-harad", "in near-harad")
    match.play("in umbar", "in umbar", "in near-harad")
    assert army(match, SHADOW, "umbar") == "southrons 2 0 0"
    assert army(match, SHADOW, "near-harad") == "southrons 1 0 0"
    assert army(match, SHADOW, "far-harad") == ""


def test_many_kings_with_one_unit_left_or_none() -> None:
    match = play_event(
        position(shadow="nurn: southrons 23"), "many-kings-to-the-service-of-mordor", "in umbar"
    )
    assert army(match, SHADOW, "umbar") == "southrons 1 0 0"
    assert asked(match) == "free-peoples die"
    match = play_event(position(shadow="nurn: southrons 24"), "many-kings-to-the-service-of-mordor")
    assert told(match, "recruits") == []


# ---- 18 The King is Revealed


def test_the_king_is_revealed_needs_aragorn_not_strider() -> None:
    card = "the-king-is-revealed"
    assert why(position(free="pelargir: gondor 1 + strider"), card) == "needs-in-play aragorn"
    assert why(position(eliminated="aragorn"), card) == "needs-in-play aragorn"
    assert why(position(free="pelargir: gondor 1 + aragorn"), card) == ""


def test_the_king_is_revealed_five_regulars_and_a_nazgul() -> None:
    match = play_event(position(free="pelargir: aragorn"), "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == "sauron 5 0 + nazgul 1"


def test_the_king_is_revealed_nothing_in_a_captured_minas_morgul() -> None:
    game = position(free="pelargir: aragorn", captured="minas-morgul")
    match = play_event(game, "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == ""


def test_the_king_is_revealed_inside_a_besieged_minas_morgul() -> None:
    game = position(
        free="pelargir: aragorn; minas-morgul: gondor 5",
        shadow="minas-morgul: sauron 2",
        besieged="minas-morgul",
    )
    match = play_event(game, "the-king-is-revealed")
    # Five units inside, Nazgûl without limit.
    assert army(match, SHADOW, "minas-morgul") == "sauron 5 0 + nazgul 1"


def test_the_king_is_revealed_as_many_as_there_are() -> None:
    game = position(
        free="pelargir: aragorn",
        shadow="nurn: sauron 10 + nazgul 8; moria: sauron 10; "
        "hollin: sauron 10; gorgoroth: sauron 4",
    )
    match = play_event(game, "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == "sauron 2 0"
    assert asked(match) == "free-peoples die"


# ---- 19 Shadows on the Misty Mountains


def test_shadows_on_the_misty_mountains() -> None:
    match = play_event(position(), "shadows-on-the-misty-mountains", die="muster")
    assert options(match) == ["mount-gram", "moria"]
    match.play("in mount-gram", "unit sauron-elite", "unit sauron-regular")
    assert army(match, SHADOW, "mount-gram") == "sauron 1 1 + nazgul 1"
    assert army(match, SHADOW, "moria") == ""


def test_shadows_on_the_misty_mountains_in_a_besieged_moria_if_mount_gram_is_taken() -> None:
    game = position(
        free="mount-gram: elves 1; moria: elves 3", shadow="moria: sauron 1", besieged="moria"
    )
    match = play_event(
        game, "shadows-on-the-misty-mountains", "unit sauron-elite", "unit sauron-elite"
    )
    assert army(match, SHADOW, "moria") == "sauron 1 2 + nazgul 1"


def test_shadows_on_the_misty_mountains_only_a_nazgul_is_left() -> None:
    game = position(shadow="nurn: sauron 36 6")
    match = play_event(game, "shadows-on-the-misty-mountains", "in moria")
    assert army(match, SHADOW, "moria") == "nazgul 1"


# ---- 20 Orcs Multiplying Again


def test_orcs_multiplying_again() -> None:
    match = play_event(position(), "orcs-multiplying-again", die="muster")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0"
    assert army(match, SHADOW, "mount-gundabad") == "sauron 3 0"
    assert match.state.politics["sauron"] == 1


def test_orcs_multiplying_again_in_the_region_that_is_left() -> None:
    game = position(captured="dol-guldur", shadow="mount-gundabad: sauron 8")
    match = play_event(game, "orcs-multiplying-again")
    assert army(match, SHADOW, "dol-guldur") == ""
    assert army(match, SHADOW, "mount-gundabad") == "sauron 10 0"


def test_orcs_multiplying_again_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: sauron 32")
    match = play_event(game, "orcs-multiplying-again")
    match.play("in dol-guldur", "in dol-guldur", "in dol-guldur")
    # There are three at most.
    match.play("in mount-gundabad")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0"
    assert army(match, SHADOW, "mount-gundabad") == "sauron 1 0"


# ---- 21 Horde From the East


def test_horde_from_the_east_needs_the_southrons_at_war() -> None:
    assert why(position(), "horde-from-the-east") == "nation-not-at-war southrons"
    assert why(position(war="southrons"), "horde-from-the-east") == ""


def test_horde_from_the_east_at_the_eastern_edge() -> None:
    match = play_event(position(war="southrons"), "horde-from-the-east")
    assert options(match) == ["east-rhun", "south-rhun", "khand", "far-harad"]
    match.play("in khand")
    assert army(match, SHADOW, "khand") == "southrons 5 0 0"


def test_horde_from_the_east_not_where_the_enemy_is() -> None:
    game = position(
        free="east-rhun: north 1",
        captured="far-harad",
        shadow="nurn: southrons 20",
        war="southrons",
    )
    match = play_event(game, "horde-from-the-east")
    assert offered(match, "in") == ["south-rhun", "khand"]
    match.play("in south-rhun")
    # Only four are left.
    assert army(match, SHADOW, "south-rhun") == "southrons 4 0 0"


def test_horde_from_the_east_nowhere() -> None:
    game = position(
        free="east-rhun: north 1; khand: gondor 1", captured="far-harad south-rhun", war="southrons"
    )
    assert asked(play_event(game, "horde-from-the-east")) == "free-peoples die"


# ---- 22 Monsters Roused


def test_monsters_roused() -> None:
    match = play_event(position(), "monsters-roused", die="muster")
    for name in ("angmar", "ettenmoors", "weather-hills"):
        assert army(match, SHADOW, name) == "sauron 1 0"
    assert army(match, SHADOW, "trollshaws") == "sauron 0 1"


def test_monsters_roused_only_where_it_is_free() -> None:
    game = position(free="ettenmoors: north 1; trollshaws: elves 1", captured="angmar")
    match = play_event(game, "monsters-roused")
    assert told(match, "recruits") == [("sauron-regular", 1, "weather-hills")]


def test_monsters_roused_in_a_region_without_army_is_no_entry() -> None:
    match = play_event(position(free="ettenmoors: gimli"), "monsters-roused")
    assert army(match, SHADOW, "ettenmoors") == "sauron 1 0"
    assert "north" in match.state.passive


def test_monsters_roused_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: sauron 35")
    match = play_event(game, "monsters-roused", "in weather-hills")
    # The Elite is not in question.
    assert offered(match, "in") == ["angmar", "ettenmoors", "weather-hills"]
    assert army(match, SHADOW, "weather-hills") == "sauron 1 0"
    assert army(match, SHADOW, "trollshaws") == "sauron 0 1"


# ---- 23 Musterings of Long-planned War


def test_musterings_of_long_planned_war_need_all_shadow_nations_at_war() -> None:
    card = "musterings-of-long-planned-war"
    assert why(position(war="southrons sauron"), card) == "nation-not-at-war isengard"
    assert why(position(war="southrons sauron isengard"), card) == ""


def test_musterings_of_long_planned_war() -> None:
    game = position(shadow="gorgoroth: sauron 6", war="southrons sauron isengard")
    match = play_event(game, "musterings-of-long-planned-war", die="muster")
    assert army(match, SHADOW, "nurn") == "sauron 5 0"
    # Eleven in Gorgoroth are one too many.
    assert asked(match) == "shadow excess"
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "gorgoroth") == "sauron 5 0 + southrons 5 0 0"


def test_musterings_of_long_planned_war_as_far_as_possible() -> None:
    game = position(
        captured="nurn",
        shadow="moria: southrons 10; hollin: southrons 10",
        war="southrons sauron isengard",
    )
    match = play_event(game, "musterings-of-long-planned-war")
    assert army(match, SHADOW, "nurn") == ""
    assert army(match, SHADOW, "gorgoroth") == "southrons 4 0 0"


# ---- 24 Pits of Mordor


def test_pits_of_mordor_need_sauron_at_war() -> None:
    assert why(position(war="southrons isengard"), "pits-of-mordor") == "nation-not-at-war sauron"
    assert why(position(war="sauron"), "pits-of-mordor") == ""


def test_pits_of_mordor_in_three_strongholds() -> None:
    match = play_event(position(war="sauron"), "pits-of-mordor")
    assert options(match) == [
        *("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    ]
    match.play("in moria", "in barad-dur", "in morannon")
    for name in ("moria", "barad-dur", "morannon"):
        assert army(match, SHADOW, name) == "sauron 2 0"


def test_pits_of_mordor_one_where_only_one_fits() -> None:
    game = position(shadow="moria: sauron 9", war="sauron")
    match = play_event(game, "pits-of-mordor", "in moria", "in barad-dur", "in morannon")
    assert army(match, SHADOW, "moria") == "sauron 10 0"


def test_pits_of_mordor_two_left_for_two_strongholds_at_most() -> None:
    game = position(shadow="nurn: sauron 34", war="sauron")
    match = play_event(game, "pits-of-mordor", "in moria", "in barad-dur")
    match.play("in moria", "in barad-dur")
    assert army(match, SHADOW, "moria") == "sauron 1 0"
    assert army(match, SHADOW, "barad-dur") == "sauron 1 0"


def test_pits_of_mordor_not_in_captured_ones_and_all_that_are_left() -> None:
    game = position(captured="moria mount-gundabad dol-guldur minas-morgul", war="sauron")
    match = play_event(game, "pits-of-mordor")
    # Two are left: nothing to pick.
    assert army(match, SHADOW, "barad-dur") == "sauron 2 0"
    assert army(match, SHADOW, "morannon") == "sauron 2 0"
