"""Matches of any game at a real table: nobody deals, seats tell what their cards have shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match
from thirdage.table.scripts import Rolls

Answerer = Callable[[Match[Any], Seeded], int]


def anything(match: Match[Any], luck: Seeded) -> int:
    """Any answer, by choice or by chance."""
    assert match.pending is not None
    return luck.below(len(match.pending.things))


def check_what_is_listed(
    match: Match[Any], luck: Seeded, answers: int, answerer: Answerer = anything
) -> int:
    """Play on, and compare what is listed to a seat of what fortune may have dealt with what is
    listed in a world that looks the same to it. Gives how many codes were listed that could not
    be."""
    elsewhere = 0
    for _ in range(answers):
        request = match.pending
        if request is None:
            break
        if request.is_chance:
            can = {option.code for option in request.options()}
            for seat in match.state.seats:
                listed = match.options_for(seat)
                if request.put_to not in (seat, None):
                    assert listed == []
                    continue
                assert determinize(match, seat, luck.fork()).options_for(seat) == listed, request
                hidden = set(listed) - can
                assert len(listed) == len(can) + len(hidden) or isinstance(request.things, Rolls)
                assert all(match.lies_elsewhere(seat, code) for code in hidden)
                elsewhere += len(hidden)
        match.answer(answerer(match, luck))
    return elsewhere
