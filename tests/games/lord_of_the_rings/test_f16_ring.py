"""F16 and F17: the power of the One Ring; corruption and losing."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, options, position, rule, tile, turn, you
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.match import Match


def ring(game: Game, *lines: str) -> Match[Game]:
    """A match in which the Ring is used before a tile is revealed."""
    match = turn(game)
    match.play("next-tile use-ring", *lines)
    return match


def test_f16_4_the_last_space_of_the_main_line_ends_the_scenario() -> None:
    game = position(hobbits="frodo sam", lines={"fighting": 8})
    match = ring(game, "ring-price sam", "die three", "line fighting")
    assert match.state.lines["fighting"] == 10
    assert you(match.state).shields == 0
    assert asked(match) == "hobbit-card"  # of the Ring-bearer, at the end of the scenario


def test_f16_5_as_often_as_one_can_pay() -> None:
    game = position(hobbits="frodo sam merry pippin")
    match = ring(game, "ring-price sam", "die one", "line fighting")
    match.play("next-tile use-ring", "ring-price merry", "die one", "line hiding")
    assert match.state.fellowship == ("frodo", "pippin")
    assert you(match.state).corruption == 2
    match = turn(position(hobbits="frodo", shields=8, gandalf=""))
    assert rule(match, "ring") == "F16.5"
    match = turn(position(hobbits="frodo", shields=8, tokens={"ring": 1}, gandalf=""))
    assert "use-ring" in options(match)


def test_f16_6_the_ring_moves_first() -> None:
    match = ring(position(hobbits="frodo sam", ring=4, sauron=5))
    assert match.outcome == ((), "met-sauron", 10)


def test_f16_6_the_roll() -> None:
    game = position(hobbits="frodo sam", hand="white-joker white-hiding grey-hiding")
    match = ring(game, "ring-price sam", "die eye", "die cards")
    match.play("discard grey-hiding", "discard white-hiding", "die two", "line hiding")
    state = match.state
    assert (you(state).corruption, state.sauron, you(state).hand) == (1, 14, ("white-joker",))
    assert state.lines["hiding"] == 2


def test_f16_6_too_few_cards_lose_the_game() -> None:
    match = ring(position(hobbits="frodo sam"), "ring-price sam", "die cards")
    assert match.outcome == ((), "cannot-pay", 10)


def test_f16_7_a_hobbit_but_not_the_active_one_is_given() -> None:
    match = turn(position(hobbits="frodo sam merry"))
    assert rule(match, "give frodo") == "F16.7"
    assert rule(match, "give pippin") == "F2.3"
    match.play("next-tile use-ring")
    assert options(match) == ["sam", "merry"]
    assert (rule(match, "give sam"), rule(match, "give frodo")) == (None, "F16.7")
    match.play("ring-price sam", "die one", "line hiding")
    assert match.state.fellowship == ("frodo", "merry")


@pytest.mark.parametrize(
    ("place", "box", "question"),
    [
        ("moria", 2, "watcher pay"),
        ("shelobs-lair", 2, "faces shields"),
        ("mordor", 1, "sam-saves-frodo no"),
        ("mordor", 3, "pelennor pay"),
    ],
)
@pytest.mark.parametrize(("asked_before", "given"), [(1, "sam"), (1, "merry"), (2, "merry")])
def test_f16_7_and_f0_4_nothing_is_asked_for_who_has_just_been_given(
    place: str, box: int, question: str, asked_before: int, given: str
) -> None:
    """Pippin is asked for first, because he is active, then Sam, then Merry."""
    game = position(
        place=place,
        hobbits="pippin sam merry",
        hand="grey-hiding " * 3,
        shields=9,
        tokens={"heart": 3},
        gandalf="",
    )
    match = event(game, box)
    match.play("event carry-out", *[question] * asked_before)
    assert match.pending is not None
    assert match.pending.facts[-1] == ("sam", "merry")[asked_before - 1]
    ask, _ = question.split()
    match.play(f"{ask} use-ring", f"ring-price {given}", "die one", "line fighting")
    match.play(*[question] * (2 - asked_before))
    assert asked(match) == "next-tile"


def test_f16_8_after_a_failed_attempt_the_hobbit_returns() -> None:
    match = ring(position(hobbits="frodo sam merry"), "ring-price sam", "die blank")
    state = match.state
    assert state.fellowship == ("frodo", "sam", "merry")
    assert (state.banned, state.marked) == (("sam",), ("sam",))
    assert rule(match, "give sam") == "F16.8"
    assert rule(match, "active sam") == "F8.6"
    assert state.lines == {"fighting": 0, "hiding": 0, "travelling": 0}


def test_f16_8_the_bans() -> None:
    """He still needs life tokens; in the next scenario he may be active, but not be given."""
    game = position(hobbits="frodo sam", banned="sam", marked="sam", lines={"fighting": 9})
    match = tile("fighting", game)
    match.play("big-shield 3", "hobbit-card white-joker", "hobbit-card white-joker")
    assert you(match.state).corruption == 6
    assert (match.state.banned, match.state.marked) == ((), ("sam",))


def test_f16_9_eight_shields_and_a_ring_token() -> None:
    game = position(hobbits="frodo", shields=9, tokens={"ring": 1}, gandalf="")
    match = ring(game, "ring-price shields", "die three", "line hiding")
    assert (you(match.state).shields, you(match.state).tokens.ring) == (1, 0)
    game = position(hobbits="frodo", shields=9, tokens={"ring": 1}, gandalf="")
    match = ring(game, "ring-price shields", "die blank")
    assert (you(match.state).shields, you(match.state).tokens.ring) == (4, 0)


def test_f16_10_the_mithril_cancels_an_eye_or_two_cards() -> None:
    match = ring(position(hobbits="frodo sam", hand="mithril"), "ring-price sam", "die cards")
    match.play("rolled mithril", "die one", "line hiding")
    assert match.state.gone == ("mithril",)
    match = ring(position(hobbits="frodo sam", hand="mithril"), "ring-price sam", "die blank")
    assert you(match.state).hand == ("mithril",)  # not the blank


def test_f16_10_the_belt_cannot_be_used() -> None:
    match = ring(position(hobbits="frodo sam", hand="belt"), "ring-price sam")
    assert asked(match) == "die"


def test_f16_10_sams_limit() -> None:
    game = position(hobbits="sam frodo", hand="white-joker white-hiding")
    match = ring(game, "ring-price frodo", "die cards", "discard white-joker", "die one")
    assert you(match.state).hand == ("white-hiding",)


def test_f17_1_on_or_beyond_sauron() -> None:
    for at in (3, 2):
        match = tile("corruption", position(ring=at, sauron=3))
        assert match.outcome == ((), "met-sauron", 10)
    match = tile("sauron", position(ring=3, sauron=4))
    assert match.outcome == ((), "met-sauron", 10)


def test_f17_2_who_cannot_pay_loses() -> None:
    match = event(position(place="shelobs-lair"), 2)
    assert match.outcome == ((), "cannot-pay", 40)


def test_the_ring_can_be_used_in_step_2_and_between_cards() -> None:
    match = action(position(hobbits="frodo sam", hand="grey-hiding white-hiding"))
    match.play("action play", "first-card grey-hiding", "second-card use-ring")
    match.play("ring-price sam", "die one", "line fighting")
    assert asked(match) == "second-card"
