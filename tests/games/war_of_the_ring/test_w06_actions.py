"""W6: using dice, passing, skipping."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from thirdage.games.war_of_the_ring.actions import RESULTS, possible_actions
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.reasons import NO_LEADER
from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    give,
    options,
    play_event,
    position,
    start,
    told,
)


def phase_5(
    game: Game, side: str, free: str, shadow: str, rolls: Sequence[str] = ()
) -> Match[Game]:
    """Phase 5 with these unused dice; it is this side's turn."""
    game.dice = {FREE: tuple(sorted(free.split())), SHADOW: tuple(sorted(shadow.split()))}
    return start(game, plan(next_action, side), rolls=rolls)


def actions(game: Game, side: str, face: str) -> set[str]:
    """What can be done with such a die, skipping apart."""
    return set(possible_actions(game, side, face)) - {"skip"}


# ---- dice


def test_w6_1_one_die_one_action() -> None:
    """T06-01: then it is the other's turn."""
    match = phase_5(position(rings=(0, 0)), FREE, "character muster", "army event")
    assert asked(match) == "free-peoples die"
    match.play("die muster", "action diplomacy", "nation elves")
    assert asked(match) == "shadow die"
    assert match.state.politics["elves"] == 2


def test_w6_2_a_used_die_is_set_aside() -> None:
    """T06-02."""
    match = phase_5(position(rings=(0, 0)), FREE, "event muster", "army event", ("athelas",))
    match.play("die event", "action draw", "deck character")
    assert match.state.dice[FREE] == ("muster",)
    assert match.state.used_dice[FREE] == 1
    finish(match)


def test_w6_3_a_die_that_moved_the_fellowship_goes_to_the_hunt_box() -> None:
    """T06-03: only after the Hunt, so that it does not help in it."""
    rolls = ("5 5",)
    match = phase_5(position(hunt_box=(0, 2, 0), rings=(0, 0)), FREE, "character", "army", rolls)
    match.play("action move-fellowship")
    assert match.state.hunt_box == HuntBox(free=1, allocated=2)
    assert match.state.used_dice[FREE] == 0
    assert match.state.fellowship.corruption == 0
    finish(match)


# ---- passing and skipping


def test_w6_4_passing_with_fewer_dice_costs_nothing() -> None:
    """T06-04."""
    match = phase_5(position(rings=(0, 0)), FREE, "event event event", "army " * 5)
    match.play("die pass")
    assert asked(match) == "shadow action"
    assert match.state.dice[FREE] == ("event", "event", "event")
    assert match.state.used_dice[FREE] == 0


def test_w6_4_dice_in_the_hunt_box_are_not_unused() -> None:
    """T06-06, OP-11: FP has 4, SH 3 and 4 in the Hunt Box: SH may pass, FP may not."""
    game = position(rings=(0, 0), hunt_box=(0, 2, 2))
    match = phase_5(game, SHADOW, "event muster event event", "army army event")
    assert "pass" in options(match)
    match.play("die pass")
    assert (asked(match), options(match)) == ("free-peoples die", ["event", "muster"])


def test_w6_5_no_passing_with_as_many_dice_or_more() -> None:
    """T06-05, R022, Y03: FP passes twice with 2 against 4 and 3; then it has to act."""
    match = phase_5(position(rings=(0, 0)), FREE, "event muster", "army army event event")
    for shadow_die in ("army", "army"):
        match.play("die pass", f"die {shadow_die}", "action skip")
    assert (asked(match), options(match)) == ("free-peoples die", ["event", "muster"])
    with pytest.raises(Exception, match="none of"):
        match.answer("pass")


def test_w6_6_skipping_discards_a_die() -> None:
    """T06-07: without effect, and not to the Hunt Box."""
    match = phase_5(position(rings=(0, 0)), FREE, "muster-army", "army")
    match.play("action skip")
    assert match.state.hunt_box == HuntBox()
    assert (match.state.dice[FREE], match.state.used_dice[FREE]) == ((), 1)
    assert told(match, "skips") == [(FREE, "muster-army")]


def test_w6_7_the_other_takes_all_his_actions() -> None:
    """T06-09, R023: one after the other, without passing; then the turn ends."""
    game = position(rings=(0, 0))
    draws = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")
    match = phase_5(game, FREE, "", "army army army", draws)
    for left in (2, 1):
        assert asked(match) == "shadow action"  # no choice but this die: passing is not offered
        match.play("action skip")
        assert len(match.state.dice[SHADOW]) == left
    match.play("action skip")
    assert match.state.turn == 2
    finish(match)


# ---- what a result allows


def test_w6_8_character_result_of_the_free_peoples() -> None:
    """T06-10: everything of the list, and neither recruiting nor drawing."""
    game = position(
        free="bree: north 2 0 1; edoras: rohan 1; carrock: gimli",
        shadow="weather-hills: sauron 1",
        war="north rohan",
        free_hand="elven-cloaks fear-fire-foes",
    )
    assert actions(game, FREE, "character") == {
        "move-armies",
        "attack",
        "card",
        "move-fellowship",
        "separate",
        "move-companions",
    }
    game.fellowship = game.fellowship._replace(hidden=False)
    assert {"hide", "move-fellowship"} & actions(game, FREE, "character") == {"hide"}
    match = act(game, FREE, "character", "action card", "card elven-cloaks")
    assert match.state.discards[FREE] == ("elven-cloaks",)


def test_w6_8_an_army_without_a_leader_does_not_move_by_a_character_result() -> None:
    """T06-11."""
    game = position(shadow="morannon: sauron 3", war="sauron")
    assert why_not_move(game, SHADOW, "morannon", "dagorlad", True) == NO_LEADER
    assert "move-armies" not in actions(game, SHADOW, "character")
    game = position(shadow="morannon: sauron 3 + nazgul 1", war="sauron")
    assert actions(game, SHADOW, "character") == {"move-armies", "move-nazgul"}


def test_w6_8_one_army_by_a_character_result() -> None:
    game = position(shadow="morannon: sauron 3 + nazgul 1; nurn: sauron 1 + nazgul 1", war="sauron")
    match = act(game, SHADOW, "character", "action move-armies", "from morannon", "to dagorlad")
    match.play("who-goes all")
    assert asked(match).startswith(FREE)
    assert army(match, SHADOW, "dagorlad") == "sauron 3 0 + nazgul 1"


def test_w6_8_a_siege_battle_by_a_character_result() -> None:
    """T06-12."""
    game = position(
        free="lorien: elves 1 2 1", shadow="lorien: sauron 5 + nazgul 1",
        besieged="lorien", war="sauron elves",
    )  # fmt: skip
    rolls = ["6 1 1 1 1", "1 1 1", "1", "1"]
    match = attack(game, SHADOW, "lorien", "lorien", die="character", rolls=rolls)
    match.play("casualty elves-regular")
    assert army(match, FREE, "lorien") == "elves 0 2 1"
    finish(match)


def test_w6_9_an_army_result_moves_or_attacks_or_plays_a_card() -> None:
    """T06-13: one of them; up to two moves or one attack."""
    game = position(
        free="osgiliath: gondor 1",
        shadow="south-ithilien: sauron 2; dagorlad: sauron 1; umbar: southrons 1",
        shadow_hand="hill-trolls stormcrow orc-patrol",
        war="sauron southrons",
    )
    assert actions(game, SHADOW, "army") == {"move-armies", "attack", "card"}
    match = act(game, SHADOW, "army", "action move-armies", "from dagorlad", "to noman-lands")
    match.play("from umbar", "to near-harad")
    assert asked(match).startswith(FREE)
    assert (army(match, SHADOW, "noman-lands"), army(match, SHADOW, "near-harad")) == (
        "sauron 1 0",
        "southrons 1 0 0",
    )


def test_w6_9_moving_one_army_is_enough() -> None:
    """T06-14."""
    game = position(shadow="dagorlad: sauron 1; umbar: southrons 1", war="sauron southrons")
    match = act(game, SHADOW, "army", "action move-armies", "from dagorlad", "to noman-lands")
    assert "stop" in options(match)
    match.play("from stop")
    assert asked(match).startswith(FREE)
    assert army(match, SHADOW, "umbar") == "southrons 1 0 0"


def test_w6_9_one_attack_with_one_army() -> None:
    game = position(
        free="osgiliath: gondor 5", shadow="south-ithilien: sauron 1; north-ithilien: sauron 1",
        war="sauron gondor",
    )  # fmt: skip
    match = act(game, SHADOW, "army", "action attack", rolls=["1", "1 1 1 1 1"])
    match.play("from south-ithilien", "target osgiliath", "battle cease")
    assert asked(match).startswith(FREE)


def test_w6_10_a_muster_result() -> None:
    """Advance, recruit, Muster card; a Minion for SH (T06-16: instead of recruiting)."""
    game = position(
        shadow="orthanc: isengard 1", war="isengard", shadow_hand="stormcrow hill-trolls orc-patrol"
    )
    assert actions(game, SHADOW, "muster") >= {"diplomacy", "recruit", "saruman"}
    assert not {"move-armies", "attack", "draw", "move-nazgul"} & actions(game, SHADOW, "muster")
    match = act(game, SHADOW, "muster", "action saruman")
    assert asked(match).startswith(FREE)
    assert army(match, SHADOW, "orthanc") == "isengard 1 0 0 + saruman"


def test_w6_10_a_passive_nation_one_step_from_war_does_not_advance() -> None:
    """T06-15, R068."""
    game = position(steps={"rohan": 1})
    match = act(game, FREE, "muster", "action diplomacy")
    assert "rohan" not in options(match)
    assert "elves" in options(match)


def test_w6_10_isengard_then_saruman() -> None:
    """Y02: one Muster result for Isengard, another one for Saruman."""
    game = position(shadow="orthanc: isengard 1")
    match = act(game, SHADOW, "muster", "action diplomacy", "nation isengard")
    assert match.state.at_war("isengard")
    assert match.state.politics["sauron"] == 1
    game = match.state.copy()
    match = act(game, SHADOW, "muster", "action saruman")
    assert match.state.whereabouts == {"saruman": "orthanc"}


def test_w6_11_an_event_result_draws_one_card() -> None:
    """T06-17."""
    match = act(position(), FREE, "event", "action draw", "deck character", rolls=["athelas"])
    assert match.state.hands[FREE] == ("athelas",)
    assert match.state.decks["free-peoples-character"].size == 23
    finish(match)


def test_w6_11_an_event_result_plays_any_card() -> None:
    """T06-18."""
    match = play_event(position(), "orcs-multiplying-again", die="event")
    assert match.state.discards[SHADOW] == ("orcs-multiplying-again",)
    for card in ("elven-cloaks", "the-spirit-of-mordor", "fear-fire-foes"):
        game = position()
        give(game, FREE, card)
        assert "card" in actions(game, FREE, "event"), card


def test_w6_12_a_muster_army_result_is_one_of_both() -> None:
    """T06-19: no Character card."""
    game = position(free="bree: north 1", war="north", free_hand="elven-cloaks")
    assert actions(game, FREE, "muster-army") == {"move-armies", "diplomacy", "recruit"}
    assert actions(game, FREE, "muster") == {"diplomacy", "recruit"}
    for card in ("the-spirit-of-mordor", "fear-fire-foes"):
        game = position()
        give(game, FREE, card)
        assert "card" in actions(game, FREE, "muster-army"), card


def test_w6_13_a_will_of_the_west_is_any_other_result() -> None:
    """T06-20, R024."""
    game = position(
        free="bree: north 2 0 1; carrock: gimli; pelargir: strider",
        shadow="weather-hills: sauron 1",
        war="north",
        free_hand="elven-cloaks",
    )
    everything = set().union(
        *(actions(game, FREE, face) for face in ("character", "muster-army", "event"))
    )
    assert actions(game, FREE, "will-of-the-west") == everything | {"aragorn"}
    assert "aragorn" not in everything


def test_w6_13_it_goes_to_the_hunt_box_if_it_moves_the_fellowship() -> None:
    """T06-21."""
    match = act(position(), FREE, "will-of-the-west", "action move-fellowship")
    assert match.state.hunt_box == HuntBox(free=1)
    assert match.state.fellowship.progress == 1


def test_w6_13_gandalf_the_white() -> None:
    """Y06: for Gandalf the Grey on the map, with a Minion in play."""
    game = position(free="lorien: gandalf-grey", shadow="orthanc: saruman")
    match = act(game, FREE, "will-of-the-west", "action gandalf-white")
    assert match.state.whereabouts == {"gandalf-white": "lorien", "saruman": "orthanc"}


def test_w6_14_an_eye_is_in_the_hunt_box_already() -> None:
    """T06-22: it is no die for an action."""
    assert "eye" not in RESULTS
    game = position(hunt_box=(0, 0, 7), rings=(0, 0))
    draws = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")
    match = phase_5(game, FREE, "event", "", draws)
    match.play("action skip")
    assert match.state.turn == 2
    finish(match)


def test_w6_15_an_ability_uses_any_die_and_is_an_action() -> None:
    """T06-23: Boromir in Minas Tirith advances Gondor."""
    game = position(free="minas-tirith: gondor 1 + boromir")
    for die in ("character", "event", "muster", "muster-army", "will-of-the-west"):
        assert "gondor-by-boromir" in actions(game, FREE, die)
    match = act(game, FREE, "event", "action gondor-by-boromir")
    assert match.state.politics["gondor"] == 1
    assert (match.state.dice[FREE], match.state.used_dice[FREE]) == ((), 1)
    assert asked(match).startswith(SHADOW)
