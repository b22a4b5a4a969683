"""Looking ahead: where answers would lead, tried on a copy, so that several can be given together.

A big decision is asked as a sequence of small questions. Whoever wants to see it as one looks
ahead: says what the answers would be and is told which questions come, what can be answered to
each, and how things would stand. Nobody sees more in this way than by answering and taking it
back: it ends where fortune or another seat answers, and before an answer that would bring
something to light.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from thirdage.table.match import Given, Match, has_learned
from thirdage.table.scripts import Request, Seat

MOST_STEPS: Final = 64
"""So many questions one look ahead goes on for."""


class Ahead(NamedTuple):
    """Where answers would lead."""

    steps: list[Given]
    """The questions that the seat would be asked and its answers, forced ones among them."""
    match: Match[Any]
    """The match after them; nobody deals in it."""
    goes_on: bool
    """Whether the open question may be answered by looking further."""


def look_ahead(
    match: Match[Any], seat: Seat, lines: Sequence[str], first: Collection[str] = ()
) -> Ahead:
    """Answer a seat's questions on a copy of the match.

    Each question takes the first of the `lines` ("casualty rohan-regular") that answers it, looking
    on from the one taken before; a line is taken once. If there is none, a question that is among
    `first` takes its first option, and any other is left open.
    """
    trial = match.copy()
    steps: list[Given] = []
    left = list(lines)
    goes_on = True
    while len(steps) < MOST_STEPS and _is_put_to(trial.pending, seat):
        request = trial.pending
        assert request is not None
        answer, left = _answer(request, left)
        if answer is None:
            if request.ask not in first:
                break
            answer = 0
        place = len(trial.history)
        known = match.game.secrets(trial.state, seat)
        trial.answer(answer)
        if has_learned(known, match.game.secrets(trial.state, seat)):
            trial = trial.after(place)
            goes_on = False
            break
        given = [one for one in trial.history[place:] if one.request.seat == seat]
        for one in given[1:]:
            _, left = _answer(one.request, left)
        steps += given
    return Ahead(steps, trial, goes_on and _is_put_to(trial.pending, seat))


def _is_put_to(request: Request | None, seat: Seat) -> bool:
    return request is not None and request.seat == seat


def _answer(request: Request, lines: list[str]) -> tuple[int | None, list[str]]:
    """The option that the first fitting line names, and the lines in the order in which they
    are looked at for the next question."""
    for place, line in enumerate(lines):
        ask, _, code = line.partition(" ")
        if ask == request.ask and (index := request.index(code)) is not None:
            return index, lines[place + 1 :] + lines[:place]
    return None, lines
