"""F18 to F20: the end of a scenario, Mount Doom, the score."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, new_match, options, position, rule, start, tile, turn, you
from thirdage.games.lord_of_the_rings.ending import end_scenario, missing_tokens, mount_doom
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game, Tokens
from thirdage.games.lord_of_the_rings.turn import act, next_tile
from thirdage.table.agenda import plan
from thirdage.table.match import Match


def ended(game: Game) -> Match[Game]:
    """The end of a scenario, after the two cards of the Ring-bearer."""
    match = start(game, plan(end_scenario))
    match.play("hobbit-card white-joker", "hobbit-card white-joker")
    return match


def test_f18_1_the_last_space_ends_the_scenario_after_its_content() -> None:
    match = tile("fighting", position(lines={"fighting": 9}))
    match.play("big-shield 3")
    assert (you(match.state).shields, asked(match)) == (3, "hobbit-card")


def test_f18_1_the_sixth_event_ends_the_scenario() -> None:
    match = event(position(), 6)
    match.play("fly-you-fools corruption")
    assert asked(match) == "hobbit-card"


def test_f18_1_also_if_magic_ignores_the_sixth_event() -> None:
    match = event(position(shields=5), 6)
    match.play("event magic")
    assert (you(match.state).corruption, asked(match)) == (0, "hobbit-card")


def test_f18_2_mordor_ends_at_mount_doom() -> None:
    game = position(place="mordor", hand="grey-travelling", lines={"travelling": 12})
    match = start(game, plan(act), plan(mount_doom))
    match.play("action play", "first-card grey-travelling", "die blank")
    assert match.state.at_doom


def test_f18_3_a_the_player_draws_two_cards() -> None:
    match = ended(position(tokens={"ring": 1, "heart": 1, "sun": 1}))
    assert you(match.state).hand == ("white-joker", "white-joker")


@pytest.mark.parametrize(
    ("tokens", "hobbits", "missing"),
    [
        (Tokens(1, 1, 1), 1, 0),
        (Tokens(0, 1, 1), 1, 1),
        (Tokens(5, 0, 0), 1, 2),
        (Tokens(2, 1, 0), 2, 3),
        (Tokens(2, 1, 0, 2), 2, 1),
        (Tokens(3, 3, 3, 9), 3, 0),
    ],
)
def test_f18_3_b_one_space_for_each_missing_token(
    tokens: Tokens, hobbits: int, missing: int
) -> None:
    assert missing_tokens(tokens, hobbits) == missing


def test_f18_3_b_the_one_ring_moves() -> None:
    match = ended(position(hobbits="sam merry", tokens={"ring": 2, "heart": 1}))
    assert you(match.state).corruption == 3


def test_f18_3_c_fatty_draws_two_cards() -> None:
    match = ended(position(hobbits="sam fatty", sauron=15))
    match.play("hobbit-card grey-hiding", "hobbit-card grey-hiding")
    assert len(you(match.state).hand) == 4


def test_f18_3_d_tokens_go_back_shields_and_cards_stay() -> None:
    match = ended(position(hand="grey-hiding", shields=4, tokens={"ring": 3, "wild": 1}))
    state = match.state
    assert (you(state).tokens, you(state).shields, len(you(state).hand)) == (Tokens(), 4, 3)


def test_f18_3_e_feature_cards_not_gained_leave_the_game() -> None:
    match = ended(position(hand="book"))
    state = match.state
    assert state.gone == ("pipe",)
    assert state.features["moria"].size == 0
    assert (state.active, state.lines) == (None, {})


# ---- Mount Doom


def doom(game: Game) -> Match[Game]:
    """The attempt to destroy the Ring."""
    return start(game, plan(mount_doom))


def in_mordor(hobbits: str = "pippin", hand: str = "") -> Game:
    """A position at the end of the main line of Mordor."""
    return position(place="mordor", hobbits=hobbits, hand=hand, lines={"travelling": 13})


def test_f19_1_the_die_of_space_60_is_rolled() -> None:
    game = position(place="mordor", hand="grey-travelling", lines={"travelling": 12})
    match = start(game, plan(act), plan(mount_doom))
    match.play("action play", "first-card grey-travelling", "die three")
    assert you(match.state).corruption == 3


def test_f19_1_unless_it_was_reached_by_the_ring() -> None:
    game = position(place="mordor", hobbits="pippin sam", lines={"travelling": 12})
    match = start(game, plan(next_tile), plan(mount_doom))
    match.play("next-tile use-ring", "ring-price sam", "die two", "line travelling")
    assert match.state.at_doom
    assert you(match.state).corruption == 1


def test_f19_2_the_sixth_event_loses() -> None:
    match = tile("sundial", position(place="mordor", event=5, lines={"travelling": 4}))
    assert match.outcome == ((), "sixth-event", 52)


def test_f19_4_a_big_shield_for_success() -> None:
    match = doom(in_mordor())
    match.play("die blank", "big-shield 3")
    assert you(match.state).shields == 3
    assert match.outcome == (("fellowship",), "ring-destroyed", 68)


def test_f19_5_the_belt_cannot_be_used_the_mithril_can() -> None:
    match = doom(in_mordor(hand="belt mithril"))
    assert asked(match) == "die"
    match.play("die three", "rolled mithril", "big-shield 2")
    assert you(match.state).corruption == 0
    assert you(match.state).hand == ("belt",)


def test_f19_6_each_hobbit_rolls_once_in_any_order() -> None:
    match = doom(in_mordor(hobbits="frodo sam merry"))
    assert options(match) == ["frodo", "sam", "merry"]
    match.play("attempt sam", "die three")
    assert (rule(match, "active sam"), rule(match, "active merry")) == ("F19.6", None)
    match.play("attempt merry", "die two")
    assert you(match.state).corruption == 3  # Sam's limit held for his own roll
    match.play("die blank", "big-shield 2")
    assert match.outcome == (("fellowship",), "ring-destroyed", 60 + 2 + 15)


def test_f19_6_the_attempt_fails() -> None:
    match = doom(in_mordor(hobbits="frodo sam merry"))
    match.state.sauron = 4
    match.play("attempt frodo", "die three", "attempt merry", "die one")
    assert match.outcome == ((), "met-sauron", 65)
    match = doom(in_mordor(hobbits="frodo sam"))
    match.play("attempt frodo", "die cards")
    assert match.outcome == ((), "cannot-pay", 60)


def test_healing_between_the_rolls() -> None:
    game = in_mordor(hobbits="frodo sam")
    you(game).shields, you(game).corruption = 5, 4
    match = doom(game)
    match.play("attempt healing")
    assert you(match.state).corruption == 2
    assert rule(match, "ring") == "F16.5"


# ---- the score


def test_f20_1_destroyed() -> None:
    game = in_mordor(hobbits="frodo sam")
    you(game).shields, game.gandalf = 7, ()
    match = doom(game)
    match.play("attempt sam", "die blank", "die blank", "big-shield 2")
    assert match.outcome is not None
    assert match.outcome.score == 60 + 7 + 2 + 10


def test_f20_2_failed_at_mount_doom() -> None:
    game = in_mordor(hobbits="frodo sam pippin")
    game.sauron = 3
    match = doom(game)
    match.play("attempt sam", "die one", "attempt pippin", "die two")
    assert match.outcome == ((), "met-sauron", 65)


@pytest.mark.parametrize(
    ("place", "main", "at", "score"),
    [
        ("bag-end", "", 0, 0),
        ("rivendell", "", 0, 0),
        ("moria", "fighting", 0, 10),
        ("moria", "fighting", 7, 17),
        ("lothlorien", "", 0, 20),
        ("helms-deep", "fighting", 10, 40),
        ("shelobs-lair", "fighting", 3, 43),
        ("mordor", "travelling", 2, 51),
        ("mordor", "travelling", 13, 60),
    ],
)
def test_f20_3_ended_earlier(place: str, main: str, at: int, score: int) -> None:
    lines = {main: at} if main else None
    assert score_if_lost(position(place=place, lines=lines, shields=9)) == score


def test_f20_4_the_score_measures_how_far_one_came() -> None:
    match = new_match()
    match.concede("fellowship")
    assert match.outcome == ((), "concession", 0)
    match = turn(position(hobbits="sam frodo", lines={"fighting": 4}))
    match.concede("fellowship")
    assert match.outcome == ((), "concession", 14)
    assert action(position()).view("fellowship")["score"] == 10
