"""What every match promises: answers, forced ones, errors, undo, copies, views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame import CARDS, SEATS, STEPS, Cards, new_match, random_match
from thirdage.table.agenda import Steps, plan
from thirdage.table.dealers import NotPrepared, NotUsedUp, Prepared, Seeded
from thirdage.table.match import CannotUndo, Illegal, Marks, Match, Runaway
from thirdage.table.plain import digest, to_plain
from thirdage.table.scripts import DeadEnd, Script, choose, confirm

seeds = st.integers(0, 10_000)
lengths = st.integers(0, 14)
of_matches: Callable[[Callable[..., None]], Callable[..., None]] = settings(
    max_examples=60, deadline=None
)
DEAL = ["one", "two", "three", "four", "five", "six"]


def prepared(*rolls: str) -> Match[Cards]:
    """Left holds one, two, three, right four, five, six; then these rolls."""
    return Match(CARDS, CARDS.set_up({"leak": "no"}), Prepared([*DEAL, *rolls]))


def seen(match: Match[Cards], seat: str | None) -> tuple[object, ...]:
    """All that a seat gets to see."""
    options = match.options_for(seat) if seat else []
    pending = match.pending and (match.pending.who, match.pending.ask)
    return (match.view(seat), options, pending, match.history_for(seat), match.events_for(seat))


# ---- answering


def test_answers_by_index_and_by_code() -> None:
    match = prepared("3")
    match.answer("two")
    match.answer(0)
    assert match.state.won == {"left": 0, "right": 1}


def test_an_illegal_answer_names_the_options_and_changes_nothing() -> None:
    match = prepared("3")
    before = to_plain(match.state)
    with pytest.raises(Illegal, match="left left-card: 'nine' is none of one, three, two"):
        match.answer("nine")
    with pytest.raises(Illegal, match="there is no option 7"):
        match.answer(7)
    assert to_plain(match.state) == before
    assert len(match.history) == 6


def test_a_forced_public_question_is_answered_and_recorded() -> None:
    match = prepared("3")
    match.play("left-card two", "right-card four")
    assert ("right", "glory", "only") in [
        (g.request.who, g.request.ask, g.code) for g in match.history
    ]
    match.play("glory only", "bury no")


def test_a_named_forced_answer_must_agree() -> None:
    match = prepared("3")
    with pytest.raises(Illegal, match="'glory other': forced is 'only'"):
        match.play("left-card two", "right-card four", "glory other")


@STEPS.step
def asks_twice(game: Cards) -> Script[Steps]:
    yield from choose("left", "figures", ["leader 1"])
    count = yield from choose("left", "figures", ["sam 1", "sam 0"])
    game.turn = 7 if count == "sam 0" else 8
    return []


def test_a_forced_answer_of_the_same_question_may_be_left_out() -> None:
    match = Match(CARDS, with_step(asks_twice))
    match.play("figures sam 0")
    assert match.state.turn == 7
    match = Match(CARDS, with_step(asks_twice))
    match.play("figures leader 1", "figures sam 1")
    assert match.state.turn == 8


def test_play_says_what_is_asked_instead() -> None:
    match = prepared("3")
    with pytest.raises(Illegal, match=r"'bury no': asked is left left-card \(one, three, two\)"):
        match.play("bury no")


def test_a_secret_question_is_asked_even_with_one_option() -> None:
    match = prepared("3", "3", "3")
    match.play("left-card one", "right-card four", "bury no")
    match.play("left-card two", "right-card five", "bury no")
    assert match.pending is not None
    assert (match.pending.ask, len(match.pending.things)) == ("left-card", 1)


def test_chance_is_asked_like_everything_else_without_a_dealer() -> None:
    match = new_match(None)
    for card in DEAL:
        match.answer(card)
    match.play("left-card one", "right-card four", "fortune 6")
    assert match.state.won["left"] == 1


def test_a_secret_draw_is_put_to_the_seat_that_draws() -> None:
    match = new_match(None)
    assert match.pending is not None
    assert match.pending.put_to == "left"
    assert match.options_for("right") == []
    assert len(match.options_for("left")) == 9


def test_prepared_chance_must_fit_and_be_used_up() -> None:
    with pytest.raises(NotPrepared, match="'ten' cannot be the outcome of left-draw"):
        Match(CARDS, CARDS.set_up({"leak": "no"}), Prepared(["ten"]))
    match = prepared("fortune 3", "5")
    match.play("left-card one", "right-card four")
    assert isinstance(match.dealer, Prepared)
    with pytest.raises(NotUsedUp, match="never asked for: 5"):
        match.dealer.used_up()


def test_a_rule_that_ends_the_match_at_once() -> None:
    match = prepared("3", "3", "1")
    match.play("left-card one", "right-card four", "bury no")
    match.play("left-card two", "right-card five", "bury no")
    match.play("left-card three", "right-card six")
    assert match.pending is None
    assert match.outcome is not None
    assert match.outcome.condition == "bad luck"
    with pytest.raises(Illegal, match="the match is over"):
        match.answer(0)


def test_conceding() -> None:
    match = prepared()
    with pytest.raises(Illegal, match="'middle' is no seat; seats: left, right"):
        match.concede("middle")
    match.concede("left")
    assert match.outcome is not None
    assert (match.pending, match.outcome.winners) == (None, ("right",))
    with pytest.raises(CannotUndo, match="conceded"):
        match.undo("left")
    assert match.copy().outcome == match.outcome


# ---- rules that go wrong


@STEPS.step
def broken(game: Cards) -> Script[Steps]:
    game.turn = 7
    if (yield from confirm("left", "sure")):
        game.turn = 9
        raise ArithmeticError
    return []


@STEPS.step
def forever(game: Cards) -> Script[Steps]:
    yield from ()
    return [plan(forever)]


@STEPS.step
def nothing_to_choose(game: Cards) -> Script[Steps]:
    yield from choose("left", "which", [])
    return []


def with_step(step: Any) -> Cards:
    """A state that begins with this step."""
    state = CARDS.set_up({"leak": "no"})
    state.agenda = [plan(step)]
    return state


@pytest.mark.parametrize("marks", ["all", "last", "none"])
def test_an_answer_is_taken_whole_or_not_at_all(marks: Any) -> None:
    match = Match(CARDS, with_step(broken), marks=marks)
    with pytest.raises(ArithmeticError):
        match.answer("yes")
    assert match.state.turn == 7
    match.answer("no")
    assert match.pending is None


def test_rules_that_go_round_in_silence_are_stopped() -> None:
    with pytest.raises(Runaway, match="1001 steps without a request, now forever"):
        Match(CARDS, with_step(forever))


def test_a_request_without_options_is_an_error_at_once() -> None:
    with pytest.raises(DeadEnd, match="left which: no options"):
        Match(CARDS, with_step(nothing_to_choose))


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps of one game are called broken"):
        STEPS.step(broken)


# ---- undo


def test_undo_goes_back_to_the_last_own_choice() -> None:
    match = prepared("3")
    match.play("left-card one")
    assert match.why_not_undo("left") is None
    match.undo("left")
    assert match.options_for("left") == ["one", "three", "two"]
    assert match.state.hands["left"] == ("one", "three", "two")


def test_no_undo_of_the_others_choice_or_over_chance_or_a_reveal() -> None:
    match = prepared("3", "4")
    with pytest.raises(CannotUndo, match="fortune has answered"):
        match.undo("left")
    match.play("left-card one")
    with pytest.raises(CannotUndo, match="made by left"):
        match.undo("right")
    match.play("right-card four")
    reason = match.why_not_undo("right")
    assert reason is not None
    assert (str(reason), reason.name) == ("fortune has answered since (fortune)", "undo-chance")
    match.play("bury no")
    assert match.why_not_undo("right") is None


def test_no_undo_when_somebody_has_learned_something() -> None:
    match = new_match(None)
    for card in DEAL:
        match.answer(card)
    match.play("left-card one", "right-card four")
    with pytest.raises(CannotUndo, match="left has learned something since"):
        match.undo("right")


@of_matches
@given(seeds, lengths)
def test_undo_restores_exactly(seed: int, length: int) -> None:
    match = random_match(seed, length)
    if match.pending is None or match.pending.seat is None:
        return
    seat = match.pending.seat
    before = (to_plain(match.state), list(match.events), len(match.history))
    match.answer(0)
    if match.why_not_undo(seat) is None:
        match.undo(seat)
        assert (to_plain(match.state), match.events, len(match.history)) == before


# ---- copies


@of_matches
@given(seeds, lengths)
def test_a_copy_is_the_same_and_independent(seed: int, length: int) -> None:
    match = random_match(seed, length)
    before, sight = to_plain(match.state), [seen(match, s) for s in (*SEATS, None)]
    copy = match.copy(Seeded(seed))
    assert to_plain(copy.state) == before
    assert [seen(copy, s) for s in (*SEATS, None)] == sight
    luck = Seeded(seed + 1)
    while copy.pending is not None:
        copy.answer(luck.below(len(copy.pending.things)))
    assert to_plain(match.state) == before
    assert [seen(match, s) for s in (*SEATS, None)] == sight


@of_matches
@given(seeds)
def test_past_copies_never_change(seed: int) -> None:
    match, luck = new_match(seed), Seeded(seed)
    kept: list[tuple[Match[Cards], str]] = []
    while match.pending is not None:
        kept.append((match.copy(), digest(match.state)))
        match.answer(luck.below(len(match.pending.things)))
    assert all(digest(copy.state) == then for copy, then in kept)


@of_matches
@given(seeds, lengths)
def test_a_stored_checkpoint_goes_on(seed: int, length: int) -> None:
    match = random_match(seed, length)
    state, since = match.since_checkpoint()
    again = Match(CARDS, state.copy())
    for place, given_ in enumerate(since):
        again.follow(place, given_.answer)
    assert to_plain(again.state) == to_plain(match.state)


def test_marks_of_all_kinds_give_the_same_match() -> None:
    ends = set()
    kinds: list[Marks] = ["all", "last", "none"]
    for marks in kinds:
        match = Match(CARDS, CARDS.set_up({"leak": "no"}), Seeded(5), marks=marks)
        luck = Seeded(6)
        while match.pending is not None:
            match.answer(luck.below(len(match.pending.things)))
        ends.add(digest(match.state))
    assert len(ends) == 1


def test_what_was_before_the_first_kept_checkpoint_cannot_be_had() -> None:
    match: Match[Cards] = Match(CARDS, CARDS.set_up({"leak": "no"}), Seeded(5), marks="last")
    luck = Seeded(6)
    while match.since_checkpoint()[1] or not match.history:
        assert match.pending is not None
        match.answer(luck.below(len(match.pending.things)))
    first = len(match.history)
    assert len(match.after(first).history) == first
    with pytest.raises(ValueError, match=f"0 is not from {first} to {first} answers"):
        match.after(0)
