"""What a player is: something that answers questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.events import Event
from thirdage.table.game import View
from thirdage.table.match import Match
from thirdage.table.scripts import Facts, Request, Seat

Clock = Callable[[], float]
"""Tells the time in seconds: that of the wall, or that of the processor."""


class Question:
    """A choice that a seat has to make, and what the seat knows when it makes it."""

    __slots__ = ("_codes", "_match", "_request", "_view", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        request = match.pending
        if request is None or request.seat != seat:
            raise ValueError(f"{seat} is not asked anything now")
        self.seat = seat
        self._match = match
        self._request: Request = request
        self._codes: list[str] | None = None
        self._view: View | None = None

    @property
    def ask(self) -> str:
        """The name of the question."""
        return self._request.ask

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self._request.things)

    @property
    def codes(self) -> list[str]:
        """The codes of the options; the answer is an index of this list."""
        if self._codes is None:
            request = self._request
            self._codes = [request.code_of(thing) for thing in request.things]
        return self._codes

    @property
    def facts(self) -> Facts:
        """What the question is about."""
        return self._request.facts

    @property
    def view(self) -> View:
        """What the seat may see."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    def events(self, since: int = 0) -> list[Event]:
        """What the seat has been told, from the event with this number on."""
        return self._match.events_for(self.seat, since)

    def world(self, luck: Seeded) -> Match[Any]:
        """A whole match that agrees with everything the seat has seen, the rest dealt anew:
        for players that search."""
        return determinize(self._match, self.seat, luck)


class Player(Protocol):
    """Answers the questions put to one seat."""

    def answer(self, question: Question) -> int:
        """The index of the option it picks."""


class RandomPlayer:
    """Picks any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def answer(self, question: Question) -> int:
        """A random option."""
        return self.luck.below(question.count)


def play_on(match: Match[Any], players: Mapping[Seat, Player], most: int | None = None) -> int:
    """Let the players answer until the match is over, or `most` answers have been given.

    The match must have a dealer. Gives how many answers the players gave.
    """
    given = 0
    while (request := match.pending) is not None and given != most:
        seat = request.seat
        if seat is None:
            raise ValueError(f"chance is asked ({request.ask}), but the match has no dealer")
        match.answer(players[seat].answer(Question(match, seat)))
        given += 1
    return given
