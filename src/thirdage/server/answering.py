"""Answers as they come from people, from the store and from computer players, given to a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from thirdage.server.rows import Entry
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.record import answer_row
from thirdage.table.scripts import Request, Seat

UNDOES: Final = "undoes"
AGREED: Final = "agreed"
CONCEDES: Final = "concedes"
SEAT_CHANGE: Final = "seat"
OFFERS: Final = "offers"
AGREES: Final = "agrees"
DECLINES: Final = "declines"
NO_MOVES: Final = (SEAT_CHANGE, OFFERS, AGREES, DECLINES)
"""Entries that change nothing in the match: another player at a seat; an undo that needs
consent, and what the others say to it ("declines": also by whoever has asked, to withdraw)."""
NO_ANSWERS: Final = (UNDOES, AGREED, CONCEDES, *NO_MOVES)


class IllegalLine(Exception):
    """One of several answers cannot be given; `code` as in `messages.Refused`."""

    def __init__(self, line: int, detail: str, code: str = "illegal") -> None:
        super().__init__(detail)
        self.line: Final = line
        self.code: Final = code


class BrokenTable(Exception):
    """What is stored of a table does not fit the rules."""


def twin(match: Match[Any]) -> Match[Any]:
    """A copy that deals the same as the match would."""
    dealer = match.dealer
    if dealer is None:
        return match.copy()
    assert isinstance(dealer, Seeded)
    same = Seeded(0)
    same.restore(dealer.save())
    return match.copy(same)


def take(match: Match[Any], seat: Seat, lines: Sequence[str]) -> None:
    """Give a seat's answers, each "question code"; what is forced may be left out and is checked
    if named. Raises IllegalLine; the match is then of no use any more.

    Nothing but forced answers may come between two lines: who could send "if the dice show this,
    I do that", all or none, would learn from a refusal what the dice are going to show.
    """
    place = len(match.history)
    while place > 0 and match.history[place - 1].request.is_forced:
        place -= 1
    open_to_all = True
    for number, line in enumerate(lines):
        ask, _, code = line.partition(" ")
        request = match.pending
        # The first line answers what is on the screen, if it can; later ones name what comes.
        if number or request is None or request.ask != ask or request.index(code) is None:
            found = _forced(match, place, ask, code)
            if found is not None:
                place = found + 1
                continue
        index = _index(match, seat, number, line)
        if not open_to_all:
            raise IllegalLine(number, f"{line!r}: fortune has to answer before this")
        place = len(match.history) + 1
        match.answer(index)
        open_to_all = all(one.request.is_forced for one in match.history[place:])


def undo(match: Match[Any], seat: Seat, start: int, *, agreed: bool) -> int:
    """Take back the last choice of a seat, and those before it that were made together with it,
    from this place of the history on, as far as nobody has learned anything by them or all have
    `agreed`. Gives how many choices. Raises CannotUndo."""
    match.undo(seat, agreed=agreed)
    number = 1
    while (place := match.last_choice(seat)) is not None and place >= start:
        if not agreed and match.why_not_undo(seat) is not None:
            break
        match.undo(seat, agreed=agreed)
        number += 1
    return number


def _forced(match: Match[Any], place: int, ask: str, code: str) -> int | None:
    """Where this answer has been given by itself, from this place of the history on."""
    for at in range(place, len(match.history)):
        request, answer = match.history[at]
        if request.is_forced and request.ask == ask and request.code(answer) == code:
            return at
    return None


def _index(match: Match[Any], seat: Seat, number: int, line: str) -> int:
    """The index of an answer to the open question."""
    ask, _, code = line.partition(" ")
    request = match.pending
    if request is None:
        raise IllegalLine(number, f"{line!r}: the match is over")
    if request.put_to not in (seat, None):
        raise IllegalLine(number, f"{line!r}: {request.put_to} is asked {request.ask}")
    if request.ask != ask:
        raise IllegalLine(number, f"{line!r}: asked is {request.ask}")
    index = request.index(code)
    if index is None and match.lies_elsewhere(seat, code):
        raise IllegalLine(number, f"{line!r}: {code!r} lies elsewhere", "elsewhere")
    if index is None:
        raise IllegalLine(number, f"{line!r}: {code!r} is none of the options")
    return index


def rows_since(match: Match[Any], since: int) -> str:
    """All answers from this place on, as lines of a record."""
    return "\n".join(answer_row(given) for given in match.history[since:])


def split(line: str) -> tuple[str, str, str]:
    """Who, question, code of a line of a record."""
    who, _, rest = line.partition(" ")
    ask, _, code = rest.strip().partition(" ")
    return who, ask, code.strip()


def apply(match: Match[Any], entry: Entry, luck: Seeded | None) -> None:
    """Carry out an entry of the store on a match that has no dealer; `luck` goes along with what
    fortune answered. Raises BrokenTable, or what a rule raises."""
    if entry.kind in (UNDOES, AGREED):
        for _ in range(int(entry.lines)):
            match.undo(entry.seat, agreed=entry.kind == AGREED)
    elif entry.kind == CONCEDES:
        match.concede(entry.seat)
    elif entry.kind not in NO_MOVES:
        _apply_answers(match, entry, luck)


def _apply_answers(match: Match[Any], entry: Entry, luck: Seeded | None) -> None:
    lines = entry.lines.splitlines()
    if not lines:
        return
    history = match.history
    # Only the first entry tells also what was forced before anything was asked.
    place = 0 if entry.number == 1 else len(history)
    for line in lines:
        who, ask, code = split(line)
        if place < len(history):
            given = history[place]
            if (given.request.who, given.request.ask, given.code) != (who, ask, code):
                raise BrokenTable(f"entry {entry.number}: {line!r} is not what was forced")
        else:
            request = match.pending
            if request is None or (request.who, request.ask) != (who, ask):
                raise BrokenTable(f"entry {entry.number}: {line!r} is not what is asked")
            index = request.index(code)
            if index is None:
                raise BrokenTable(f"entry {entry.number}: {line!r} is no option")
            if request.is_chance and luck is not None:
                luck.answer(request)
            match.follow(place, index)
        place += 1


def codes(request: Request) -> Iterator[str]:
    """The codes of a request's options."""
    return (request.code(index) for index in range(len(request.things)))
