"""Undo with everybody's consent, whatever has come since; forgetting checkpoints."""

from __future__ import annotations

import pytest

from cardgame import CARDS, new_match
from thirdage.table.dealers import Seeded
from thirdage.table.match import CannotUndo, Match
from thirdage.table.plain import digest
from thirdage.table.record import Header, answer_row, header_text, parse, replay


def test_all_agree_and_chance_is_dealt_anew() -> None:
    match = new_match(4)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo("left", agreed=True)
    record = [answer_row(given) for given in match.history]
    luck = Seeded(3)
    while match.state.turn < 2:
        assert match.pending is not None
        before = len(match.history)
        match.answer(luck.below(len(match.pending.things)))
        record += [answer_row(given) for given in match.history[before:]]
    place = match.last_choice("left")
    assert place is not None
    asked = match.history[place].request
    match.undo("left", agreed=True)
    record.append("left undoes agreed")
    assert len(match.history) == place
    assert match.pending is not None
    assert (match.pending.ask, match.pending.seat) == (asked.ask, "left")
    while match.pending is not None:
        before = len(match.history)
        match.answer(luck.below(len(match.pending.things)))
        record += [answer_row(given) for given in match.history[before:]]
    header = Header(CARDS.name, CARDS.rules_version, {}, 4, {})
    text = header_text(header) + "\n".join(record)
    again = replay(parse(text), CARDS, verify_seed=True)
    assert digest(again.state) == digest(match.state)
    assert len(again.history) == len(match.history)


def test_what_people_have_typed_in_for_fortune_is_taken_back_alone() -> None:
    """At a real table nobody deals: a wrong draw is asked for again, no choice is lost."""
    match = new_match(None)
    record: list[str] = []
    while match.pending is not None and match.last_choice("chance") is None:
        before = len(match.history)
        match.answer(0)
        record += [answer_row(given) for given in match.history[before:]]
    place = match.last_choice("chance")
    assert place is not None
    asked = match.history[place].request
    with pytest.raises(CannotUndo, match="fortune"):
        match.undo("chance")
    match.undo("chance", agreed=True)
    record.append("chance undoes agreed")
    assert len(match.history) == place
    assert match.pending is not None
    assert (match.pending.ask, match.pending.is_chance) == (asked.ask, True)
    match.answer(1)
    record.append(answer_row(match.history[place]))
    header = Header(CARDS.name, CARDS.rules_version, {}, None, {})
    again = replay(parse(header_text(header) + "\n".join(record)), CARDS)
    assert again.history[place].answer == 1


def test_a_match_that_forgets_is_rebuilt_all_the_same() -> None:
    match, other = new_match(7), new_match(7)
    luck = Seeded(5)
    while match.pending is not None:
        index = luck.below(len(match.pending.things))
        match.answer(index)
        other.answer(index)
        match.forget(1)
    for answers in range(len(match.history) + 1):
        assert digest(match.after(answers).state) == digest(other.after(answers).state)
    with pytest.raises(ValueError):
        match.after(len(match.history) + 1)
    assert isinstance(match, Match)
