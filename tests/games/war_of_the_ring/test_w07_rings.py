"""W7: Elven Rings."""

from __future__ import annotations

from collections.abc import Sequence

from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.games.war_of_the_ring.turn import begin_turn, next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import FREE, SHADOW, asked, finish, options, position, start, told


def phase_5(
    game: Game, side: str, free: str, shadow: str, rolls: Sequence[str] = ()
) -> Match[Game]:
    """Phase 5 with these unused dice; it is this side's turn."""
    game.dice = {FREE: tuple(sorted(free.split())), SHADOW: tuple(sorted(shadow.split()))}
    return start(game, plan(next_action, side), rolls=rolls)


def test_w7_1_each_ring_is_used_once_by_each_side() -> None:
    """T07-01, Y04: a Ring used by FP belongs to SH, used by SH it is out of the game."""
    match = phase_5(position(), FREE, "event muster", "army muster")
    match.play("die ring", "ring-die event", "ring-face character")
    assert match.state.rings == {FREE: 2, SHADOW: 1}
    assert told(match, "ring-used") == [(FREE,)]
    match = phase_5(position(rings=(1, 1)), SHADOW, "event", "army muster")
    match.play("die ring", "ring-die army", "ring-face event")
    assert match.state.rings == {FREE: 1, SHADOW: 0}


def test_w7_1_no_ring_no_change() -> None:
    match = phase_5(position(rings=(0, 2)), FREE, "event muster", "army muster")
    assert options(match) == ["event", "muster"]
    match = phase_5(position(rings=(2, 0)), SHADOW, "event muster", "army muster")
    assert options(match) == ["army", "muster"]


def test_w7_2_one_of_ones_own_unused_dice_is_changed() -> None:
    """T07-02, T07-04: to any other result; neither dice of the enemy nor used ones."""
    game = position()
    game.used_dice = {FREE: 2, SHADOW: 0}
    match = phase_5(game, FREE, "event muster", "army")
    match.play("die ring")
    assert options(match) == ["event", "muster"]
    match.play("ring-die muster")
    assert options(match) == ["character", "event", "muster-army"]
    match.play("ring-face character")
    assert match.state.dice[FREE] == ("character", "event")
    assert told(match, "die-changed") == [(FREE, "muster", "character")]


def test_w7_2_only_before_an_action_of_ones_own() -> None:
    """T07-03: while it is the turn of SH, FP is not asked; nor may one without dice use it."""
    match = phase_5(position(rings=(3, 0)), SHADOW, "event muster", "army muster")
    assert (asked(match), options(match)) == ("shadow die", ["army", "muster"])
    match = phase_5(position(rings=(3, 0)), FREE, "", "army muster")
    assert (asked(match), options(match)) == ("shadow die", ["army", "muster"])


def test_w7_2_a_will_of_the_west_can_be_changed() -> None:
    match = phase_5(position(), FREE, "will-of-the-west", "")
    match.play("die ring")
    assert options(match) == ["character", "event", "muster", "muster-army"]


def test_w7_3_then_any_die_may_be_used() -> None:
    """T07-05: the changed die stays unused."""
    match = phase_5(position(), FREE, "event muster", "army", ["athelas"])
    match.play("die ring", "ring-die muster", "ring-face character")
    assert asked(match) == "free-peoples die"
    match.play("die event", "action draw", "deck character")
    assert match.state.dice[FREE] == ("character",)
    finish(match)


def test_w7_3_a_changed_die_separates_companions() -> None:
    """Y04: a Muster/Army die becomes a Character die."""
    match = phase_5(position(at="hollin"), FREE, "muster-army", "army")
    match.play("die ring", "ring-face character", "action separate")
    match.play("separate gandalf-grey", "also gimli", "also meriadoc", "also no-more")
    match.play("companions-to moria")
    assert match.state.rings == {FREE: 2, SHADOW: 1}
    assert set(match.state.whereabouts) == {"gandalf-grey", "gimli", "meriadoc"}


def test_w7_3_after_a_ring_one_may_pass_or_skip() -> None:
    """OP-15."""
    match = phase_5(position(), FREE, "event", "army muster")
    match.play("die ring", "ring-face muster")
    assert options(match) == ["muster", "pass"]
    match.play("die muster")
    assert "skip" in options(match)


def test_w7_4_one_ring_a_turn() -> None:
    """T07-06: in the next turn the second one."""
    draws = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")
    match = phase_5(position(rings=(2, 0)), FREE, "event muster", "")
    match.play("die ring", "ring-die event", "ring-face character")
    assert options(match) == ["character", "muster"]
    match = start(match.state.copy(), plan(begin_turn), rolls=draws)
    match = phase_5(match.state.copy(), FREE, "event muster", "")
    assert "ring" in options(match)


def test_w7_4_the_enemy_may_use_the_same_ring_at_once() -> None:
    """T07-07, OP-16."""
    match = phase_5(position(rings=(1, 0)), FREE, "event muster", "army muster")
    match.play("die ring", "ring-die event", "ring-face character", "die muster", "action skip")
    assert (asked(match), options(match)) == ("shadow die", ["army", "muster", "ring"])
    match.play("die ring", "ring-die army", "ring-face muster-army")
    assert match.state.rings == {FREE: 0, SHADOW: 0}


def test_w7_5_not_to_will_of_the_west() -> None:
    """T07-08, R025."""
    match = phase_5(position(), FREE, "event", "")
    match.play("die ring")
    assert options(match) == ["character", "muster", "muster-army"]


def test_w7_6_the_shadow_may_make_it_an_eye() -> None:
    """T07-09, R026: it goes to the Hunt Box at once."""
    match = phase_5(position(rings=(0, 1), hunt_box=(0, 1, 1)), SHADOW, "event", "army character")
    match.play("die ring", "ring-die character", "ring-face eye")
    assert match.state.hunt_box == HuntBox(allocated=1, eyes=2)
    assert match.state.dice[SHADOW] == ("army",)


def test_w7_6_1_that_is_no_action() -> None:
    """T07-09: SH acts with another die, or passes if it may."""
    match = phase_5(position(rings=(0, 1)), SHADOW, "event event", "army character")
    match.play("die ring", "ring-die character", "ring-face eye")
    assert (asked(match), options(match)) == ("shadow die", ["army", "pass"])
    # The last die: nothing is left to act with.
    match = phase_5(position(rings=(0, 1)), SHADOW, "event event", "character")
    match.play("die ring", "ring-face eye")
    assert asked(match) == "free-peoples action"


def test_w7_7_an_eye_cannot_be_changed() -> None:
    """T07-11, R027: dice in the Hunt Box are not offered; with no others there is no Ring."""
    match = phase_5(position(rings=(0, 1), hunt_box=(0, 0, 3)), SHADOW, "event", "army")
    match.play("die ring")
    assert match.history[-1].request.ask == "ring-die"
    assert [c.code for c in match.history[-1].request.options()] == ["army"]
    match = phase_5(position(rings=(0, 1), hunt_box=(0, 0, 3)), SHADOW, "event", "")
    assert asked(match) == "free-peoples action"
