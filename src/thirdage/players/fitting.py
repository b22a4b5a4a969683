"""Fits weights of estimates to matches: least squares, and the same for chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

Row = tuple[float, ...]
"""The numbers by which a position is judged; the first is 1, and its weight is free."""
Sample = tuple[Row, float]
"""A position, and how its match ended."""

ROUNDS: Final = 8
"""Of Newton's method for chances, more than enough."""
FLATTEST: Final = 1e-4
"""How flat the curve of chances may be taken to be, so that no step leaps too far."""


def least_squares(samples: Sequence[Sample], ridge: float) -> Row:
    """The weights with the least squares; `ridge` keeps those small of which the matches say
    little."""
    return _weights(samples, [0.0] * len(samples[0][0]), ridge, lambda sum_: (sum_, 1.0))


def logistic(samples: Sequence[Sample], ridge: float) -> Row:
    """The weights whose sum, as the argument of `chance`, makes the ends most likely, which are
    1 or 0."""
    weights: Row = (0.0,) * len(samples[0][0])

    def curve(sum_: float) -> tuple[float, float]:
        share = chance(sum_)
        return share, max(FLATTEST, share * (1 - share))

    for _ in range(ROUNDS):
        weights = _weights(samples, weights, ridge, curve)
    return weights


def chance(sum_: float) -> float:
    """The logistic curve, from 0 to 1."""
    return 1 / (1 + exp(-max(-500.0, sum_)))


def _weights(
    samples: Sequence[Sample],
    weights: Sequence[float],
    ridge: float,
    curve: Callable[[float], tuple[float, float]],
) -> Row:
    """A step of Newton's method; `curve` gives what is expected at a sum, and its slope."""
    size = len(weights)
    table = [[0.0] * (size + 1) for _ in range(size)]
    for row, end in samples:
        expected, slope = curve(sum(map(float.__mul__, weights, row)))
        for i, number in enumerate(row):
            if number:
                line, part = table[i], slope * number
                for j in range(i, size):
                    line[j] += part * row[j]
                line[size] += (end - expected) * number
    for i in range(size):
        for j in range(i):
            table[i][j] = table[j][i]
        if i:
            table[i][i] += ridge
            table[i][size] -= ridge * weights[i]
    return tuple(map(float.__add__, weights, _solved(table)))


def _solved(table: list[list[float]]) -> list[float]:
    """The solution of linear equations, by Gauss and Jordan."""
    size = len(table)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(table[k][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for k in range(size):
            if k != i:
                part = table[k][i] / table[i][i]
                table[k] = [a - part * b for a, b in zip(table[k], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]
