"""Looking ahead: where answers would lead, and no further than may be known."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame import CARDS, Cards, random_match
from thirdage.table.ahead import Ahead, look_ahead
from thirdage.table.dealers import Prepared, Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match

DEAL = ["one", "two", "three", "four", "five", "six"]


def prepared(*rolls: str) -> Match[Cards]:
    return Match(CARDS, CARDS.set_up({"leak": "no"}), Prepared([*DEAL, *rolls]))


def steps(found: Ahead) -> list[str]:
    return [f"{request.ask} {request.code(answer)}" for request, answer in found.steps]


def test_the_match_itself_stays_as_it_is() -> None:
    match = prepared("3")
    found = look_ahead(match, "left", ["left-card two"])
    assert steps(found) == ["left-card two"]
    assert found.match.state.hands["left"] == ("one", "three")
    assert match.state.hands["left"] == ("one", "three", "two")
    assert match.pending is not None
    assert match.pending.ask == "left-card"


def test_it_ends_where_another_seat_answers() -> None:
    found = look_ahead(prepared("3"), "left", ["left-card two", "right-card four"])
    assert steps(found) == ["left-card two"]
    assert not found.goes_on


def test_who_is_not_asked_sees_nothing_ahead() -> None:
    found = look_ahead(prepared("3"), "right", ["right-card four", "left-card one"])
    assert steps(found) == []
    assert not found.goes_on


def test_no_answer_that_brings_something_to_light() -> None:
    match = prepared("3")
    match.play("left-card two")
    found = look_ahead(match, "right", ["right-card four"])
    assert steps(found) == []
    assert not found.goes_on
    assert not found.match.state.revealed


def test_forced_answers_are_steps_and_use_up_their_lines() -> None:
    match = prepared("3", "3", "3")
    match.play("left-card three", "right-card five", "bury no", "left-card one")
    found = look_ahead(match, "right", ["right-card four", "glory only"])
    assert steps(found) == []
    match.play("right-card four")
    assert match.pending is not None
    assert match.pending.ask == "bury"
    found = look_ahead(match, "right", ["buries six", "bury yes"])
    assert steps(found) == ["bury yes", "buries six"]


def test_each_question_takes_the_first_line_that_fits_from_the_one_before_on() -> None:
    match = prepared("3")
    match.play("left-card three", "right-card five")
    found = look_ahead(match, "right", ["buries nine", "bury yes", "buries six", "buries four"])
    assert steps(found)[:2] == ["bury yes", "buries six"]


def test_what_no_line_answers_stays_open_or_takes_its_first_option() -> None:
    match = prepared("3")
    match.play("left-card three", "right-card five")
    found = look_ahead(match, "right", ["bury yes"])
    assert steps(found) == ["bury yes"]
    assert found.goes_on
    assert found.match.pending is not None
    assert found.match.pending.ask == "buries"
    assert steps(look_ahead(match, "right", [], ["bury", "buries"]))[:2] == [
        "bury yes",
        "buries four",
    ]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 14), st.integers(0, 10_000))
def test_it_is_the_same_in_worlds_that_differ_in_secrets(seed: int, length: int, luck: int) -> None:
    match = random_match(seed, length)
    if match.pending is None or match.pending.seat is None:
        return
    seat = match.pending.seat
    first = ("left-card", "right-card", "bury", "buries")
    mine = look_ahead(match, seat, [], first)
    other = look_ahead(determinize(match, seat, Seeded(luck)), seat, [], first)
    assert steps(mine) == steps(other)
    assert mine.match.view(seat) == other.match.view(seat)
    assert mine.goes_on == other.goes_on
