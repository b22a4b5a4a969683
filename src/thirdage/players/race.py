"""A race of answers: which of them does best, found out in a given time or less.

All answers are tried in rounds, in each of them with the same fortune, so that only what they
differ in counts. The worse half is dropped again and again, the favourite never. An answer of
which little is to be hoped above the best is dropped as well; where one is left, the race is over.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erfc, exp, pi, sqrt
from typing import Final

Trial = Callable[[int, int], float | None]
"""What an answer (its index) comes to in a round; None if the time ran out before it came to
anything."""

FIRST_HALVING: Final = 4
"""Rounds before the worse half is dropped for the first time; then whenever they have doubled."""
CHECK: Final = 8
"""How many rounds pass between two looks at what is to be hoped."""
RARE: Final = 2
"""What is rare may not have happened yet: hopes are judged as if so many rounds had been seen
besides …"""
BIG: Final = 20.0
"""… that made a difference of so much."""
FEWEST: Final = 6
"""Rounds without which the favourite is trusted."""
DOUBT: Final = 1.0
"""How many standard errors another answer must be ahead of the favourite to be taken for it."""


def race(
    answers: int, favourite: int, trial: Trial, loss: float, spent: Callable[[], float]
) -> int:
    """The index of the best answer; the favourite, unless another is better.

    `loss` is what may be lost, as far as can be expected, by dropping an answer. `spent` is asked
    before every trial for the part of the time that is over; from 1 on nothing is tried any more.
    """
    runs: list[list[float]] = [[] for _ in range(answers)]
    alive = list(range(answers))
    played, halving = 0, FIRST_HALVING
    while len(alive) > 1:
        for one in alive:
            value = trial(one, played) if spent() < 1 else None
            if value is None:
                return _choice(runs, alive, favourite)
            runs[one].append(value)
        played += 1
        if played == halving:
            halving *= 2
            if len(alive) > 2:
                alive.sort(key=lambda one: -sum(runs[one]))
                half = alive[: (len(alive) + 1) // 2]
                alive = half if favourite in half or favourite not in alive else [*half, favourite]
        if played % CHECK == 0:
            best = max(alive, key=lambda one: sum(runs[one]))
            alive = [one for one in alive if one == best or _hope(runs[one], runs[best]) > loss]
    return _choice(runs, alive, favourite)


def _hope(run: list[float], best: list[float]) -> float:
    """What is to be expected of an answer above the best so far."""
    behind, error = lead(best, run)
    count = len(run)
    error = sqrt(error**2 + RARE * BIG**2 / count**2)
    sure = behind / error
    density = exp(-sure * sure / 2) / sqrt(2 * pi)
    return error * density - behind * erfc(sure / sqrt(2)) / 2


def _choice(runs: list[list[float]], alive: list[int], favourite: int) -> int:
    full = min(len(runs[one]) for one in alive)
    if full < FEWEST:
        return favourite
    best = max(alive, key=lambda one: sum(runs[one][:full]))
    mean, error = lead(runs[best], runs[favourite])
    return best if mean > DOUBT * error else favourite


def lead(one: list[float], other: list[float]) -> tuple[float, float]:
    """How far one is ahead of another in the rounds that both have played (mean), and the
    standard error of that."""
    leads = [a - b for a, b in zip(one, other, strict=False)]
    count = len(leads)
    mean = sum(leads) / count
    variance = sum((a - mean) ** 2 for a in leads) / (count - 1)
    return mean, sqrt(variance / count)
