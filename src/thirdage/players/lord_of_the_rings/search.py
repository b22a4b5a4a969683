"""The search player: plays many futures out and picks the answer that ends best.

Of the hidden things it knows only what `determinize` leaves: decks and tiles come as fortune
deals them anew in every future. All answers are tried in the same futures (the same seeds), the
worse half of them is dropped again and again, and the heuristic player plays on in each.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from thirdage.players.lord_of_the_rings.estimate import HORIZON, VICTORY, estimate
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.reading import Reading
from thirdage.players.player import Question
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.scripts import Seat

Clock = Callable[[], float]

FIRST_ROUND: Final = 4
"""Futures for each answer before the first are dropped."""
DOUBT: Final = 1.0
"""How many standard errors another answer must be better to be taken for the heuristic's."""
FEWEST: Final = 6
"""Futures of each answer without which the heuristic is trusted."""
USED: Final = 0.9
"""The part of the time for playing out; the rest is for what a last future takes too long."""


class Candidate:
    """An answer and how its futures ended."""

    __slots__ = ("index", "values")

    def __init__(self, index: int) -> None:
        self.index = index
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The mean of its futures."""
        return sum(self.values) / len(self.values)


class SearchPlayer:
    """Plays futures out for `seconds` at each decision."""

    def __init__(
        self, seat: Seat, seed: int, seconds: float = 1.0, clock: Clock = perf_counter
    ) -> None:
        self.seconds = seconds
        self._clock = clock
        self._seat = seat
        self._luck = Seeded(seed)
        self._thumb = HeuristicPlayer(seat, seed)

    def answer(self, question: Question) -> int:
        """The index of the answer whose futures end best."""
        end = self._clock() + self.seconds * USED
        guess = self._thumb.answer(question)
        if question.count == 1:
            return 0
        world = question.world(self._luck)
        world.state.listener = None
        chosen = self._best(world, question.codes, guess, end)
        self._thumb.remember(question.codes[chosen])
        return chosen

    def _best(self, world: Match[Any], codes: list[str], guess: int, end: float) -> int:
        """Halve the candidates until one is left or the time is up."""
        alive = [Candidate(index) for index in range(len(codes))]
        mine = alive[guess]
        futures, played = FIRST_ROUND, 0
        seeds = self._luck.fork()
        while len(alive) > 1:
            for _ in range(played, futures):
                seed = seeds.below(1 << 48)
                for one in alive:
                    value = self._play_out(world, codes[one.index], seed, end)
                    if value is None:
                        return self._pick(alive, mine)
                    one.values.append(value)
            played, futures = futures, futures * 2
            if len(alive) > 2:
                alive.sort(key=lambda one: -one.mean)
                kept = alive[: (len(alive) + 1) // 2]
                alive = kept if mine in kept else [*kept, mine]
        return alive[0].index

    def _pick(self, alive: list[Candidate], mine: Candidate) -> int:
        """The best answer; the heuristic's own unless another is better beyond doubt."""
        full = min(len(one.values) for one in alive)
        if full < FEWEST:
            return mine.index
        best = max(alive, key=lambda one: sum(one.values[:full]))
        gains = [a - b for a, b in zip(best.values[:full], mine.values[:full], strict=True)]
        mean = sum(gains) / full
        variance = sum((gain - mean) ** 2 for gain in gains) / (full - 1)
        return best.index if mean > DOUBT * (variance / full) ** 0.5 else mine.index

    def _play_out(self, world: Match[Any], code: str, seed: int, end: float) -> float | None:
        """What one future is worth; None if the time is up before it ends."""
        if self._clock() > end:
            return None
        match = world.copy(Seeded(seed), marks="none")
        player = HeuristicPlayer(self._seat, seed)
        player.remember(code)
        match.answer(code)
        horizon = HORIZON.get(world.state.place)
        while match.pending is not None:
            if self._clock() > end:
                return None
            question = Question(match, self._seat)
            if match.state.place == horizon:
                return estimate(Reading(question.view))
            match.answer(player.answer(question))
        outcome = match.outcome
        assert outcome is not None
        return (outcome.score or 0) + (VICTORY if outcome.winners else 0.0)
