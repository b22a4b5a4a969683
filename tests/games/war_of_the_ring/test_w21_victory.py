"""W21: victory."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.war_of_the_ring.board import PLACES
from thirdage.games.war_of_the_ring.settling import points
from thirdage.games.war_of_the_ring.turn import end_turn, next_action
from thirdage.table.agenda import plan
from wotr import FREE, SHADOW, act, finish, move_on, play_event, position, start

SKIP = ("die event", "action skip")
RING = "hunt-casualty ring"
CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of the next turn."""

TEN_POINTS = "lorien rivendell erebor helms-deep dol-amroth"
FOUR_POINTS = "moria orthanc"


def winner(match: Any) -> tuple[str, str] | None:
    """Who has won, and how."""
    if match.outcome is None:
        return None
    return match.outcome.winners[0], match.outcome.condition


def won_in_phase_6(**where: Any) -> tuple[str, str] | None:
    """How the turn ends."""
    return winner(start(position(**where), plan(end_turn), rolls=CARDS))


@pytest.mark.parametrize(
    ("captured", "won"),
    [
        ("", None),
        (TEN_POINTS, (SHADOW, "military")),
        (FOUR_POINTS, (FREE, "military")),
    ],
)
def test_w21_1_the_game_ends_with_a_condition(captured: str, won: tuple[str, str] | None) -> None:
    """T21-01: condition 4 in phase 6; conditions 1 and 2 see W21.3 and W21.4."""
    assert won_in_phase_6(captured=captured) == won


def test_w21_1_nothing_happens_after_it() -> None:
    match = start(position(captured=FOUR_POINTS), plan(end_turn))
    assert match.pending is None
    assert match.state.turn == 1


def test_w21_2_the_lower_number_prevails() -> None:
    """T21-02, R202: SH 10 points, FP 4 points."""
    assert won_in_phase_6(captured=f"{TEN_POINTS} {FOUR_POINTS}") == (SHADOW, "military")


def test_w21_2_corruption_before_the_crack_of_doom() -> None:
    """Y42, R203: with a damage of 1 left over SH would have won."""
    match = move_on(position(mordor=4, corruption=11, companions="gimli"), RING, rolls=["1"])
    assert winner(match) == (SHADOW, "corruption")


def test_w21_3_twelve_corruption_at_any_moment() -> None:
    """T21-03: Isildur's Bane, 10 and 3 more; SH wins in phase 5."""
    match = play_event(
        position(at="hollin", corruption=10, companions="gimli"),
        "isildurs-bane",
        rolls=["3"],
    )
    assert winner(match) == (SHADOW, "corruption")
    assert match.state.phase == 5
    finish(match)


def test_w21_3_eleven_are_not_enough() -> None:
    match = play_event(
        position(at="hollin", corruption=10, companions="gimli"), "isildurs-bane", rolls=["1"]
    )
    assert winner(match) is None
    assert match.state.fellowship.corruption == 11


def test_w21_4_the_crack_of_doom() -> None:
    """T21-04, Y42: Corruption 11, at once, though SH has ten points."""
    match = move_on(position(mordor=4, corruption=11, captured=TEN_POINTS, pool="elven-cloaks"))
    assert winner(match) == (FREE, "ring")
    assert match.state.phase == 5


def test_w21_4_revealed_on_the_last_step() -> None:
    """Y43: FP wins all the same."""
    match = move_on(position(mordor=4, corruption=5, companions="gimli"), rolls=["0r"])
    assert winner(match) == (FREE, "ring")
    assert not match.state.fellowship.hidden


def test_w21_5_ten_points() -> None:
    """Five Strongholds, or four and two Cities; not four and one City."""
    four = "lorien rivendell erebor helms-deep"
    assert won_in_phase_6(captured=TEN_POINTS) == (SHADOW, "military")
    assert won_in_phase_6(captured=f"{four} dale edoras") == (SHADOW, "military")
    assert won_in_phase_6(captured=f"{four} dale") is None


def test_w21_5_points_lost_again_do_not_count() -> None:
    """T21-05, R201: FP retakes Dale in phase 5: nine points."""
    game = position(
        captured="lorien rivendell erebor helms-deep dale pelargir",
        free="woodland-realm: elves 1",
        war="elves",
    )
    assert points(game, SHADOW) == 10
    match = act(
        game,
        FREE,
        "army",
        *("action move-armies", "from woodland-realm", "to dale", "who-goes all", *SKIP, *SKIP),
        rolls=CARDS,
    )
    assert points(match.state, SHADOW) == 9
    assert winner(match) is None
    assert match.state.turn == 2


def test_w21_6_four_points() -> None:
    """T21-06, R204: two Strongholds, or one and both Cities; not one and one City."""
    assert won_in_phase_6(captured=FOUR_POINTS) == (FREE, "military")
    assert won_in_phase_6(captured="moria angmar far-harad") == (FREE, "military")
    assert won_in_phase_6(captured="moria angmar") is None


def test_w21_6_what_there_is_to_win() -> None:
    """R207: 20 points of the Free Peoples, 18 of the Shadow."""
    totals = {
        side: sum(place.points for place in PLACES.values() if place.owner == side)
        for side in (FREE, SHADOW)
    }
    assert totals == {FREE: 20, SHADOW: 18}


def test_w21_7_only_in_phase_6() -> None:
    """T21-07: SH comes to ten points in phase 5; FP still wins by the Ring."""
    game = position(
        captured="lorien rivendell erebor helms-deep pelargir",
        shadow="old-forest-road: sauron 2",
        war="sauron",
        mordor=4,
        pool="elven-rope",
    )
    game.dice = {SHADOW: ("army",), FREE: ("character",)}
    match = start(game, plan(next_action, SHADOW))
    match.play("action move-armies", "from old-forest-road", "to dale", "who-goes all")
    assert points(match.state, SHADOW) == 10
    assert winner(match) is None
    match.play("die character", "action move-fellowship")
    assert winner(match) == (FREE, "ring")


def test_w21_8_control_counts_not_a_siege() -> None:
    """T21-08, R205: three besieged Strongholds worth 6 and four captured ones: 8."""
    game = position(
        captured="lorien rivendell erebor woodland-realm",
        free="minas-tirith: gondor 1; helms-deep: rohan 1; dol-amroth: gondor 1",
        shadow="minas-tirith: sauron 1; helms-deep: isengard 1; dol-amroth: southrons 1",
        besieged="minas-tirith helms-deep dol-amroth",
    )
    assert points(game, SHADOW) == 8
    assert winner(start(game, plan(end_turn), rolls=CARDS)) is None


def test_w21_8_control_counts_without_anybody_there() -> None:
    """The marker stays when the captors have gone."""
    assert won_in_phase_6(captured=TEN_POINTS) == (SHADOW, "military")


def test_w21_8_own_settlements_are_worth_nothing() -> None:
    """FP controls all of its own and none of the Shadow's."""
    assert points(position(), FREE) == 0
    assert points(position(), SHADOW) == 0
