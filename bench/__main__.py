"""One table of figures: `python -m bench [--quick] [--game GAME]`.

All times are processor times of this process, with the garbage collector on. Figures name the
interpreter and the machine's processor; compare only figures of one machine and one run.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from thirdage.games import game_named
from thirdage.players.catalogue import USUAL, make_player
from thirdage.players.player import Question, play_on
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.game import Options, complete
from thirdage.table.match import Marks, Match
from thirdage.table.record import Header, parse, replay, write

TARGETS = {
    "war-of-the-ring": {
        "random play: answered requests": "40,000",
        "random play: matches": "10",
        "heuristic play: matches": "20",
        "copy of a match at a checkpoint": "15",
        "replay of a whole heuristic match": "60",
    },
    "lord-of-the-rings": {"random play: matches": "200"},
}
"""What each game shall reach on a machine of two cores, in the units of the table."""
OTHER_FORMS = {"lord-of-the-rings": {"three players": {"players": "3"}}}
"""Forms of a game besides the usual one that are measured as well: their names, and options."""


class Figure(NamedTuple):
    """One line of the table."""

    name: str
    value: float
    unit: str


def new_match(
    name: str, seed: int, options: Options, *, marks: Marks = "none", tell: bool = False
) -> Match[Any]:
    """A match dealt by a seed."""
    game = game_named(name)
    return Match(game, game.set_up(complete(game, options)), Seeded(seed), marks=marks, tell=tell)


def random_play(game: str, matches: int, options: Options = USUAL) -> list[Figure]:
    """Whole matches, every answer picked at random."""
    answered = 0
    began = time.process_time()
    for seed in track(range(matches), description="random play", console=Console(stderr=True)):
        match, luck = new_match(game, seed, options), Seeded(seed + 1_000_000)
        while (request := match.pending) is not None:
            match.answer(luck.below(len(request.things)))
        answered += len(match.history)
    seconds = time.process_time() - began
    return [
        Figure("random play: answered requests", answered / seconds, "/s"),
        Figure("random play: matches", matches / seconds, "/s"),
        Figure("random play: requests of a match", answered / matches, ""),
    ]


def heuristic_match(
    game: str, seed: int, options: Options = USUAL, *, marks: Marks = "none"
) -> Match[Any]:
    """A whole match of the heuristic player against itself."""
    match = new_match(game, seed, options, marks=marks, tell=True)
    players = {
        seat: make_player("heuristic", game, seat, 2 * seed + place, options)
        for place, seat in enumerate(match.state.seats)
    }
    play_on(match, players)
    return match


def heuristic_play(game: str, matches: int, options: Options = USUAL) -> list[Figure]:
    """Whole matches of the heuristic player against itself."""
    answered = 0
    began = time.process_time()
    for seed in track(range(matches), description="heuristic play", console=Console(stderr=True)):
        answered += len(heuristic_match(game, seed, options).history)
    seconds = time.process_time() - began
    return [
        Figure("heuristic play: matches", matches / seconds, "/s"),
        Figure("heuristic play: answered requests", answered / seconds, "/s"),
        Figure("heuristic play: requests of a match", answered / matches, ""),
    ]


def microseconds(work: Callable[[], object], times: int = 200) -> float:
    """The median time of some work, in microseconds."""
    taken = []
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - began) / times * 1e6)
    return statistics.median(taken)


def pieces(game: str, positions: int) -> list[Figure]:
    """What single things cost: medians over positions of matches in progress."""
    costs: dict[str, list[float]] = {
        name: []
        for name in (
            "state",
            "checkpoint",
            "middle",
            "view",
            "options",
            "determinize",
        )
    }
    luck = Seeded(5)
    bar = Console(stderr=True)
    for seed in track(range(positions), description="single things", console=bar):
        match = new_match(game, seed, USUAL, marks="last", tell=True)
        players = {seat: make_player("heuristic", game, seat, seed) for seat in match.state.seats}
        play_on(match, players, most=20 + luck.below(350))
        if match.pending is None:
            continue
        for name, microsecond in measure_position(
            match, match.state.seats[seed % len(match.state.seats)], luck
        ):
            costs[name].append(microsecond)
    names = {
        "state": "copy of a state",
        "checkpoint": "copy of a match at a checkpoint",
        "middle": "copy of a match in mid-action",
        "view": "view",
        "options": "codes of the options",
        "determinize": "determinization",
    }
    return [
        Figure(names[name], statistics.median(costs[name]), "µs") for name in names if costs[name]
    ]


def measure_position(match: Match[Any], seat: str, luck: Seeded) -> Iterator[tuple[str, float]]:
    """What single things cost in one position."""
    state, since = match.since_checkpoint()
    yield "state", microseconds(state.copy, 100)
    yield "middle" if since else "checkpoint", microseconds(match.copy, 30)
    yield "view", microseconds(lambda: match.view(seat), 100)
    pending = match.pending
    if pending is not None and pending.seat is not None:
        asked = pending.seat
        yield "options", microseconds(lambda: Question(match, asked).codes, 50)
    yield "determinize", microseconds(lambda: determinize(match, seat, luck), 10)


def records(name: str, matches: int) -> list[Figure]:
    """Replay of whole heuristic matches; the memory of one that people play."""
    game = game_named(name)
    taken = []
    for seed in range(matches):
        match = heuristic_match(name, seed)
        header = Header(name, game.rules_version, complete(game, {}), seed, {})
        record = parse(write(match, header))
        began = time.perf_counter()
        replay(record, game, marks="none")
        taken.append((time.perf_counter() - began) * 1e3)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = heuristic_match(name, 3, marks="all")
    memory = (tracemalloc.get_traced_memory()[0] - before) / 1024
    tracemalloc.stop()
    return [
        Figure("replay of a whole heuristic match", statistics.median(taken), "ms"),
        Figure("memory of a match with all checkpoints", memory, "KiB"),
        Figure("  its answers", len(kept.history), ""),
    ]


def processor() -> str:
    """The name of the processor, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> int:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer matches, rougher figures")
    parser.add_argument("--game", action="append", choices=list(TARGETS), help="only this game")
    asked = parser.parse_args()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    for name in asked.game or TARGETS:
        table = Table(title=f"{name} · {python} · {processor()}")
        table.add_column("what")
        table.add_column("measured", justify="right")
        table.add_column("target", justify="right")
        for figure in measured(name, quick=asked.quick):
            digits = 0 if figure.value >= 100 else 1
            value = f"{figure.value:,.{digits}f} {figure.unit}"
            table.add_row(figure.name, value, TARGETS[name].get(figure.name, ""))
        Console().print(table)
    return 0


def measured(game: str, *, quick: bool) -> list[Figure]:
    """All figures of a game."""
    return [
        *random_play(game, 10 if quick else 40),
        *heuristic_play(game, 20 if quick else 100),
        *pieces(game, 20 if quick else 80),
        *records(game, 5 if quick else 15),
        *other_forms(game, 10 if quick else 40),
    ]


def other_forms(game: str, matches: int) -> Iterator[Figure]:
    """How many matches of the game's other forms are played."""
    for form, options in OTHER_FORMS.get(game, {}).items():
        figures = random_play(game, matches, options) + heuristic_play(game, matches, options)
        for figure in figures:
            if figure.name.endswith(": matches"):
                yield figure._replace(name=f"{form}: {figure.name}")


if __name__ == "__main__":
    sys.exit(main())
