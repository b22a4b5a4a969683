"""`thirdage simulate`: many matches, and what came out of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from thirdage.cli.errors import Mistake
from thirdage.cli.play import DEFAULT_PLAYER, chosen
from thirdage.games import game_named
from thirdage.lab.simulation import Spread, Summary, Task, run
from thirdage.players.catalogue import no_such_player, players_of
from thirdage.table.game import form_of


class SimulateOrder(NamedTuple):
    """What was asked for."""

    game: str
    matches: int
    players: tuple[str, ...]
    """One for each seat, in their order; empty: the same for all, as good as there is."""
    seed: int
    """That of the first match; each of the others has the next."""
    jobs: int
    records: Path | None
    as_json: bool
    options: Mapping[str, str] = {}


def simulate(order: SimulateOrder) -> int:
    """Play the matches with a progress bar on stderr, then print the result."""
    game = game_named(order.game)
    options = chosen(game, order.options)
    seats = form_of(game, options).seats
    known = players_of(order.game, options)
    if not order.players:
        best = DEFAULT_PLAYER if DEFAULT_PLAYER in known else next(iter(known))
        order = order._replace(players=(best,) * len(seats))
    if len(order.players) != len(seats):
        raise Mistake(
            f"--players names {len(order.players)} players; {game.name} has the seats"
            f" {', '.join(seats)}"
        )
    for name in order.players:
        if name not in known:
            raise Mistake(no_such_player(name, order.game, options))
    if order.records is not None:
        order.records.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(order.game, options, order.players, seed, order.records)
        for seed in range(order.seed, order.seed + order.matches)
    ]
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    ) as bar:
        shown = bar.add_task(" v ".join(order.players), total=len(tasks))
        summary = run(tasks, order.jobs, lambda done: bar.update(shown, completed=done))
    if order.as_json:
        print(json.dumps(summary.as_dict()))
    else:
        Console().print(table(summary))
    return 0


def table(summary: Summary) -> Table:
    """The result for people."""
    grid = Table(title=f"{summary.game}: {summary.matches} matches", show_header=False)
    grid.add_column(style="bold")
    grid.add_column(justify="right")
    for (seat, wins), player in zip(summary.wins.items(), summary.players, strict=True):
        share = 100 * wins / summary.matches
        grid.add_row(f"{seat} ({player})", f"{wins} wins, {share:.1f} %")
    grid.add_section()
    for condition, number in summary.conditions.items():
        grid.add_row(condition, f"{number}, {100 * number / summary.matches:.1f} %")
    grid.add_section()
    for name, numbers in (
        ("turns", summary.turns),
        ("requests", summary.requests),
        ("decisions", summary.decisions),
        ("score", summary.scores),
    ):
        if numbers is not None:
            grid.add_row(name, _spread(numbers))
    grid.add_section()
    grid.add_row("seconds", f"{summary.seconds:.1f}")
    grid.add_row("matches per second", f"{summary.matches / summary.seconds:.1f}")
    total = summary.requests.mean * summary.matches
    grid.add_row("requests per second", f"{total / summary.seconds:,.0f}")
    return grid


def _spread(numbers: Spread) -> str:
    return f"{numbers.mean:.1f} ± {numbers.deviation:.1f} ({numbers.min} to {numbers.max})"
