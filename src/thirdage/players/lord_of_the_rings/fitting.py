"""Fits the estimates of the search to matches of the heuristic player, and prints them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SEAT
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.players.lord_of_the_rings.estimate import HORIZON, VICTORY, features
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.reading import Reading
from thirdage.players.player import Question
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match

FELLOWSHIPS: Final = (
    "frodo+sam+pippin+merry+fatty",
    "frodo+sam+pippin+merry",
    "frodo+sam+pippin",
    "sam+pippin",
    "sam",
)
RIDGE: Final = 1.0
"""Keeps the weights small where the matches say little."""
Row = tuple[float, ...]


def samples(matches: int) -> dict[str, list[tuple[Row, float]]]:
    """For each horizon what the arrival looked like and how the match ended."""
    found: dict[str, list[tuple[Row, float]]] = {place: [] for place in set(HORIZON.values())}
    for seed in range(matches):
        options = complete(
            LORD_OF_THE_RINGS,
            {
                "hobbits": FELLOWSHIPS[seed % len(FELLOWSHIPS)],
                "sauron": "12" if seed % 4 == 0 else "15",
            },
        )
        state = LORD_OF_THE_RINGS.set_up(options)
        match: Match[Game] = Match(
            LORD_OF_THE_RINGS, state, Seeded(0xF17 + seed), marks="none", tell=False
        )
        player = HeuristicPlayer(SEAT, seed)
        seen: dict[str, Row] = {}
        while match.pending is not None:
            question = Question(match, SEAT)
            place = match.state.place
            if place in found and place not in seen:
                seen[place] = features(Reading(question.view))
            match.answer(player.answer(question))
        outcome = match.outcome
        assert outcome is not None
        value = (outcome.score or 0) + (VICTORY if outcome.winners else 0.0)
        for place, row in seen.items():
            found[place].append((row, value))
    return found


def fit(rows: Sequence[tuple[Row, float]]) -> Row:
    """The weights with the least squares (ridge)."""
    size = len(rows[0][0])
    table = [
        [sum(row[i] * row[j] for row, _ in rows) + (RIDGE if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * value for row, value in rows)]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(table[k][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for k in range(size):
            if k != i:
                part = table[k][i] / table[i][i]
                table[k] = [a - part * b for a, b in zip(table[k], table[i], strict=True)]
    return tuple(round(table[i][size] / table[i][i], 2) for i in range(size))


def main(matches: int) -> None:
    """Print the table of weights, and how much of the spread they explain."""
    for place, rows in samples(matches).items():
        weights = fit(rows)
        mean = sum(value for _, value in rows) / len(rows)
        total = sum((value - mean) ** 2 for _, value in rows)
        missed = sum(
            (value - sum(a * b for a, b in zip(weights, row, strict=True))) ** 2
            for row, value in rows
        )
        print(f'    "{place}": {weights},  # {len(rows)} matches, {1 - missed / total:.2f}')


if __name__ == "__main__":
    main(int(sys.argv[1]))
