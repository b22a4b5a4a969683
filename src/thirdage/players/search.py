"""The search player: tries each answer in many futures and picks the one that does best.

Of the hidden things it knows only what `Question.world` leaves: decks, tiles and other hands come
as fortune deals them anew. Players of rules of thumb play on for all seats in each future, to its
horizon or the end; at the horizon it is judged by an estimate of how such matches end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from thirdage.players.future import Fortune, Future
from thirdage.players.player import Clock, Question
from thirdage.players.race import race
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.scripts import Request, Seat

LOSS: Final = 0.1
"""Points that may be lost, as far as can be expected, by trying an answer no more."""
USED: Final = 0.9
"""The part of the time for playing out; the rest is for what a last future takes too long."""


class Thumb(Protocol):
    """A player of rules of thumb, who can play on in futures."""

    def answer(self, question: Question) -> int:
        """The index of the best option."""

    def answer_in(self, state: Any, request: Request) -> int:
        """The same in a future."""

    def remember(self, ask: str, code: str) -> None:
        """Keep in mind what an answer to the question just answered means for those that follow
        it: it may have been another than this player's own."""

    def heir(self, seed: int) -> Thumb:
        """Somebody to play on in a future from the question just answered, with luck of his own.
        He knows of this one's plans what `remember` does not tell him."""


class Craft(NamedTuple):
    """In what searching one game, or one form of it, differs from searching another."""

    thumb: Callable[[Seat, int], Thumb]
    """Who plays on."""
    rounds_of_a_world: int
    """After so many rounds what is hidden is dealt anew."""
    horizon: Callable[[Any], Callable[[Any], bool]]
    """Tells of a state whether a future that begins at this one need not be played on."""
    worth: Callable[[Any, Seat], float]
    """What a state that is over or at its horizon is worth to a seat, in points: a hundred are
    about what lies between a defeat and a victory."""
    left_to_thumb: Collection[str] = ()
    """Answers that are tried only if they are the thumb's own."""


class SearchPlayer:
    """Thinks for `seconds` at most about each decision, and less where the thing is clear."""

    def __init__(
        self,
        craft: Craft,
        seat: Seat,
        seed: int,
        seconds: float = 1.0,
        clock: Clock = perf_counter,
    ) -> None:
        self.seconds = seconds
        self._craft = craft
        self._clock = clock
        self._luck = Seeded(seed)
        self._thumb = craft.thumb(seat, seed)

    def answer(self, question: Question) -> int:
        """The index of the answer whose futures are best."""
        began = self._clock()
        guess = self._thumb.answer(question)
        codes = question.codes
        tried = [
            one
            for one, code in enumerate(codes)
            if one == guess or code not in self._craft.left_to_thumb
        ]
        if len(tried) == 1:
            return guess
        time = self.seconds * USED

        def spent() -> float:
            return (self._clock() - began) / time

        futures = _Futures(self._craft, question, self._thumb, self._luck.fork(), spent)

        def trial(place: int, round_: int) -> float | None:
            return futures.worth(tried[place], round_)

        chosen = tried[race(len(tried), tried.index(guess), trial, LOSS, spent)]
        self._thumb.remember(question.ask, codes[chosen])
        return chosen


class _Futures:
    """The futures of one question: in each round the same for all answers."""

    def __init__(
        self,
        craft: Craft,
        question: Question,
        thumb: Thumb,
        luck: Seeded,
        spent: Callable[[], float],
    ) -> None:
        self._craft = craft
        self._question = question
        self._thumb = thumb
        self._spent = spent
        self._codes = question.codes
        self._luck = luck
        self._round = -1
        self._seed = 0
        self._world: Match[Any] | None = None

    def worth(self, answer: int, round_: int) -> float | None:
        """What becomes of an answer in the future of this round, in points; None if the time
        runs out on the way."""
        if round_ != self._round:
            self._round = round_
            self._seed = self._luck.below(1 << 48)
            if round_ % self._craft.rounds_of_a_world == 0:
                self._world = self._question.world(self._luck)
        assert self._world is not None
        future: Future[Any] = Future(self._world)
        state, question = future.state, self._question
        players = {
            seat: self._craft.thumb(seat, self._seed)
            for seat in state.seats
            if seat != question.seat
        }
        players[question.seat] = self._thumb.heir(self._seed)
        players[question.seat].remember(question.ask, self._codes[answer])
        is_far = self._craft.horizon(state)

        def go_on(request: Request) -> int:
            assert request.seat is not None
            return players[request.seat].answer_in(state, request)

        future.answer(answer)
        future.play_on(
            go_on,
            Fortune(self._seed),
            lambda state: is_far(state) or self._spent() >= 1,
        )
        if state.outcome is None and not is_far(state):
            return None
        return self._craft.worth(state, question.seat)
