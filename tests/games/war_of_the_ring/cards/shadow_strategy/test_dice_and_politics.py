"""The Shadow Strategy deck: dice and politics."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from thirdage.games.war_of_the_ring.actions import possible_actions
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
    options,
    play_event,
    position,
    start,
    told,
    why_no_event,
)

# ---- 4 The Day Without Dawn


def test_the_day_without_dawn_needs_all_shadow_nations_at_war() -> None:
    for two, third in (
        ("isengard sauron", "southrons"),
        ("isengard southrons", "sauron"),
        ("sauron southrons", "isengard"),
    ):
        assert (
            why_no_event(position(war=two), "the-day-without-dawn") == f"nation-not-at-war {third}"
        )
    assert why_no_event(position(war="isengard sauron southrons"), "the-day-without-dawn") == ""


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
    assert why_no_event(position(at="hollin"), card) == "nobody-in-nation-at-peace"
    assert why_no_event(position(at="rivendell", war="elves"), card) == "nobody-in-nation-at-peace"
    # Osgiliath and the Shadow's lands are no FP Nation; a Companion in the Fellowship is not
    # on the map.
    nowhere = position(at="moria", free="osgiliath: boromir; north-dunland: gimli")
    assert why_no_event(nowhere, card) == "nobody-in-nation-at-peace"
    assert why_no_event(position(at="rivendell"), card) == ""
    assert why_no_event(position(at="hollin", free="druadan-forest: gimli"), card) == ""


def test_stormcrow_ring_bearers_on_the_mordor_track_are_nowhere() -> None:
    assert why_no_event(position(mordor=0), "stormcrow") == "nobody-in-nation-at-peace"


def test_stormcrow_nor_does_an_army_without_companion_count() -> None:
    game = position(at="hollin", free="edoras: rohan 1 1 1")
    assert why_no_event(game, "stormcrow") == "nobody-in-nation-at-peace"


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
