"""What the players reach, by number of hobbits and difficulty:

    python -m thirdage.lab.lord_of_the_rings --matches 1000 --players heuristic
    python -m thirdage.lab.lord_of_the_rings --matches 20 --players heuristic search --ledger FILE
    python -m thirdage.lab.lord_of_the_rings --matches 1000 --together 2 3 4 5

Several players play the same seeds; then it is also said how much the last is better than the
first, match by match. With a ledger what has been played is not played again: an interrupted
report goes on where it stopped, and more matches can be added.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SOLITAIRE
from thirdage.lab.ledger import Ledger
from thirdage.lab.simulation import Task, spread
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
    """Matches of one player."""

    won: tuple[bool, ...] = ()
    scores: tuple[int, ...] = ()
    seconds: float = 0.0
    """The processor's, for all of them."""

    def plus(self, other: Result) -> Result:
        """Both together."""
        return Result(
            self.won + other.won, self.scores + other.scores, self.seconds + other.seconds
        )


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


def play(ledger: Ledger, player: str, setting: Setting, seeds: Sequence[int], jobs: int) -> Result:
    """Play these seeds; the player has all seats."""
    players = (player,) * setting.seats
    entries = ledger.play([Task(GAME, setting.options, players, seed) for seed in seeds], jobs)
    return Result(
        tuple(bool(one.played.winners) for one in entries),
        tuple(one.played.score or 0 for one in entries),
        sum(one.seconds for one in entries),
    )


def row(player: str, setting: Setting | None, result: Result) -> str:
    """A row of the table; without a setting it is that of all together."""
    matches, wins = len(result.won), sum(result.won)
    low, high = wilson(wins, matches)
    middle, margin = mean(result.scores)
    spread_of_scores = spread(result.scores)
    hobbits, sauron = (setting.hobbits, setting.sauron) if setting else ("all", "all")
    return (
        f"| {hobbits} | {sauron} | {player} | {matches} "
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
    parser.add_argument("--matches", type=int, default=1000, help="in each setting")
    parser.add_argument("--players", nargs="+", default=["heuristic"])
    parser.add_argument("--hobbits", nargs="+", default=FELLOWSHIPS)
    parser.add_argument("--together", nargs="+", type=int, help="the base game for so many")
    parser.add_argument("--sauron", nargs="+", default=())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ledger", type=Path)
    order = parser.parse_args()
    seeds = range(order.seed, order.seed + order.matches)
    print("| hobbits | Sauron | player | matches | wins % | score | spread | matches/s |")
    print("|---|---|---|---|---|---|---|---|")
    if order.together:
        settings = together(order.together, order.sauron)
    else:
        settings = alone(order.hobbits, order.sauron)
    ledger = Ledger(order.ledger)
    totals = {player: Result() for player in order.players}
    for setting in settings:
        for player in order.players:
            result = play(ledger, player, setting, seeds, order.jobs)
            totals[player] = totals[player].plus(result)
            print(row(player, setting, result), flush=True)
    for player, result in totals.items():
        print(row(player, None, result))
    if len(totals) > 1:
        first, last = order.players[0], order.players[-1]
        print(f"\n{last} against {first}: {difference(totals[first], totals[last])}")


if __name__ == "__main__":
    main()
