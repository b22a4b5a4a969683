"""What the players reach, by number of hobbits and difficulty:

    python -m thirdage.lab.lord_of_the_rings --matches 1000 --players heuristic
    python -m thirdage.lab.lord_of_the_rings --matches 20 --players heuristic search
    python -m thirdage.lab.lord_of_the_rings --matches 1000 --together 2 3 4 5

Several players play the same seeds; then it is also said how much the last is better than the
first, match by match.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SOLITAIRE
from thirdage.lab.simulation import Task, seed_of, simulate, spread
from thirdage.table.game import PLAYERS, Options

GAME: Final = "lord-of-the-rings"
FELLOWSHIPS: Final = (
    "frodo+sam+pippin+merry+fatty",
    "frodo+sam+pippin+merry",
    "frodo+sam+pippin",
    "sam+pippin",
    "sam",
)
SURE: Final = 1.96
"""Standard errors on either side of 95 %."""


class Setting(NamedTuple):
    """How a match is set up: alone with these hobbits, or several with one each."""

    hobbits: int
    sauron: str
    seats: int
    options: Options


class Result(NamedTuple):
    """The matches of one player in one setting."""

    won: tuple[bool, ...]
    scores: tuple[int, ...]
    seconds: float


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases (Wilson)."""
    share, square = wins / matches, SURE * SURE
    middle = share + square / (2 * matches)
    root = (share * (1 - share) / matches + square / (4 * matches * matches)) ** 0.5
    scale = 1 + square / matches
    return (middle - SURE * root) / scale, (middle + SURE * root) / scale


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers, and how far the true one may be on either side (95 %)."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return middle, float("inf")
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return middle, SURE * float((variance / len(numbers)) ** 0.5)


def alone(fellowships: Sequence[str], saurons: Sequence[str]) -> Iterator[Setting]:
    """The solitaire game with these fellowships."""
    for hobbits, sauron in product(fellowships, saurons or starts(SOLITAIRE)):
        number = len(hobbits.split("+"))
        yield Setting(number, sauron, 1, {"hobbits": hobbits, "sauron": sauron})


def together(numbers: Sequence[int], saurons: Sequence[str]) -> Iterator[Setting]:
    """The base game for so many players."""
    for number in numbers:
        for sauron in saurons or starts(str(number)):
            yield Setting(number, sauron, number, {PLAYERS: str(number), "sauron": sauron})


def starts(form: str) -> list[str]:
    """Where Sauron can start in a form of the game, the easiest first."""
    return sorted(LORD_OF_THE_RINGS.forms[form].choices["sauron"], key=int, reverse=True)


def play(player: str, setting: Setting, seeds: Sequence[int], jobs: int) -> Result:
    """Play these seeds; the player has all seats."""
    players = (player,) * setting.seats
    began = time.perf_counter()
    tasks = [Task(GAME, setting.options, players, seed) for seed in seeds]
    played = sorted(simulate(tasks, jobs))
    seconds = time.perf_counter() - began
    won = tuple(bool(one.winners) for one in played)
    return Result(won, tuple(one.score or 0 for one in played), seconds)


def row(player: str, setting: Setting, result: Result) -> str:
    """A row of the table."""
    matches, wins = len(result.won), sum(result.won)
    low, high = wilson(wins, matches)
    middle, margin = mean(result.scores)
    spread_of_scores = spread(result.scores)
    return (
        f"| {setting.hobbits} | {setting.sauron} | {player} | {matches} "
        f"| {100 * wins / matches:.1f} [{100 * low:.1f}, {100 * high:.1f}] "
        f"| {middle:.1f} ± {margin:.1f} | {spread_of_scores.deviation:.1f} "
        f"({spread_of_scores.min} to {spread_of_scores.max}) "
        f"| {matches / result.seconds:.2f} |"
    )


def difference(first: Result, last: Result) -> str:
    """How much the last player is better than the first in the same matches."""
    points, margin = mean([b - a for a, b in zip(first.scores, last.scores, strict=True)])
    wins, doubt = mean([100.0 * (b - a) for a, b in zip(first.won, last.won, strict=True)])
    return (
        f"better by {wins:.1f} ± {doubt:.1f} points of wins, {points:.1f} ± {margin:.1f} of score"
    )


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--players", nargs="+", default=["heuristic"])
    parser.add_argument("--hobbits", nargs="+", default=FELLOWSHIPS)
    parser.add_argument("--together", nargs="+", type=int, help="the base game for so many")
    parser.add_argument("--sauron", nargs="+", default=())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    order = parser.parse_args()
    seeds = [*map(seed_of, range(order.seed, order.seed + order.matches))]
    print("| hobbits | Sauron | player | matches | wins % | score | spread | matches/s |")
    print("|---|---|---|---|---|---|---|---|")
    if order.together:
        settings = together(order.together, order.sauron)
    else:
        settings = alone(order.hobbits, order.sauron)
    for setting in settings:
        results = []
        for player in order.players:
            results.append(play(player, setting, seeds, order.jobs))
            print(row(player, setting, results[-1]), flush=True)
        if len(results) > 1:
            print(f"{order.players[-1]} {difference(results[0], results[-1])}", flush=True)


if __name__ == "__main__":
    main()
