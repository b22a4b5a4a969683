"""The search player: tries each answer in many futures and picks the one that does best.

Of the hidden things it knows only what `Question.world` leaves: decks and tiles come as fortune
deals them anew in every future. The heuristic player plays on in each to the next board or the
end; on the board it is judged by an estimate of how such matches end.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from thirdage.players.future import Fortune, Future
from thirdage.players.lord_of_the_rings.estimate import HORIZON, VICTORY, estimate
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.reading import Reading, view_of_one
from thirdage.players.player import Clock, Question
from thirdage.players.race import race
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.scripts import Request, Seat

LOSS: Final = 0.1
"""Points that may be lost, as far as can be expected, by trying an answer no more."""
ROUNDS_OF_A_WORLD: Final = 16
"""After so many rounds what is hidden is dealt anew."""
USED: Final = 0.9
"""The part of the time for playing out; the rest is for what a last future takes too long."""


class SearchPlayer:
    """Thinks for `seconds` at most about each decision, and less where the thing is clear."""

    def __init__(
        self, seat: Seat, seed: int, seconds: float = 1.0, clock: Clock = perf_counter
    ) -> None:
        self.seconds = seconds
        self._clock = clock
        self._seat = seat
        self._luck = Seeded(seed)
        self._thumb = HeuristicPlayer(seat, seed)

    def answer(self, question: Question) -> int:
        """The index of the answer whose futures are best."""
        began = self._clock()
        guess = self._thumb.answer(question)
        if question.count == 1:
            return guess
        time = self.seconds * USED

        def spent() -> float:
            return (self._clock() - began) / time

        futures = _Futures(question, self._luck.fork(), spent)
        chosen = race(question.count, guess, futures.worth, LOSS, spent)
        self._thumb.remember(question.codes[chosen])
        return chosen


class _Futures:
    """The futures of one question: in each round the same for all answers."""

    def __init__(self, question: Question, luck: Seeded, spent: Callable[[], float]) -> None:
        self._question = question
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
            if round_ % ROUNDS_OF_A_WORLD == 0:
                self._world = self._question.world(self._luck)
        assert self._world is not None
        future = Future(self._world)
        state, seat = future.state, self._question.seat
        player = HeuristicPlayer(seat, self._seed)
        player.remember(self._codes[answer])
        horizon = HORIZON.get(state.place)

        def go_on(request: Request) -> int:
            codes = list(map(request.code_of, request.things))
            return codes.index(player.choose(request.ask, codes, Reading(view_of_one(state))))

        future.answer(answer)
        future.play_on(
            go_on,
            Fortune(self._seed),
            lambda state: state.place == horizon or self._spent() >= 1,
        )
        outcome = state.outcome
        if outcome is not None:
            return (outcome.score or 0) + (VICTORY if outcome.winners else 0.0)
        return estimate(Reading(view_of_one(state))) if state.place == horizon else None
