"""A future: a match played on from an open question without a history, for players that search.

It does what `Match` does between two questions and nothing else: no record, no checkpoints, no
way back. That makes it several times cheaper than a copy of the match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic
from zlib import crc32

from thirdage.table.agenda import Steps
from thirdage.table.dealers import Seeded
from thirdage.table.game import S
from thirdage.table.match import Match
from thirdage.table.scripts import MatchEnds, Request, Script

Policy = Callable[[Request], int]
"""Answers the requests of seats."""


class Fortune:
    """A dealer with a stream of luck for each kind of request, so that two futures of one seed
    draw the same tiles and cards even if they do not roll the die equally often."""

    __slots__ = ("_seed", "_streams")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, Seeded] = {}

    def answer(self, request: Request) -> int:
        """One outcome, each equally likely."""
        stream = self._streams.get(request.ask)
        if stream is None:
            stream = Seeded(self._seed ^ crc32(request.ask.encode()))
            self._streams[request.ask] = stream
        return stream.below(len(request.things))


class Future(Generic[S]):
    """One way in which a world (`Question.world`) may go on; the world stays as it is."""

    __slots__ = ("_request", "_script", "_steps", "state")

    def __init__(self, world: Match[S]) -> None:
        """Stand at the open question of a world."""
        state, since = world.since_checkpoint()
        self.state: S = state.copy()
        self._steps = world.game.steps
        self._script: Script[Steps] | None = None
        self._request: Request
        self._begin()
        for given in since:
            self.answer(given.answer)

    def answer(self, answer: int) -> None:
        """Answer the open question."""
        self._send(answer)

    def play_on(self, policy: Policy, dealer: Fortune, is_far: Callable[[S], bool]) -> None:
        """Go on until the match is over or `is_far`, where a seat is asked or between two steps."""
        state = self.state
        while True:
            if self._script is None:
                if state.outcome is not None or not state.agenda or is_far(state):
                    return
                self._begin()
                continue
            request = self._request
            if request.is_forced:
                self._send(0)
            elif request.seat is None:
                self._send(dealer.answer(request))
            elif is_far(state):
                return
            else:
                self._send(policy(request))

    def _begin(self) -> None:
        todo = self.state.agenda.pop()
        self._script = self._steps[todo.step](self.state, *todo.args)
        self._send(None)

    def _send(self, given: Any) -> None:
        """Let the step go on to its next request, or to its end."""
        assert self._script is not None
        try:
            self._request = self._script.send(given)
        except StopIteration as stop:
            if stop.value:
                self.state.agenda.extend(reversed(stop.value))
            self._script = None
        except MatchEnds:
            self._script = None
