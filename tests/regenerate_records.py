"""Play the recorded matches again: `make records`. Read the diff before you commit it: it shows
what a change of the rules or of a player does to whole matches."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from thirdage.games import game_named
from thirdage.lab.simulation import Task, played_match
from thirdage.table.game import PLAYERS, form_of
from thirdage.table.record import write

FOLDER = Path(__file__).parent / "records"


class Recorded(NamedTuple):
    """One recorded match: its game, who plays, and its seed."""

    game: str
    players: tuple[str, ...]
    seed: int

    @property
    def options(self) -> dict[str, str]:
        """The choices of the match: how many play, where that is not usual."""
        seats = len(form_of(game_named(self.game), {}).seats)
        return {} if len(self.players) == seats else {PLAYERS: str(len(self.players))}

    @property
    def path(self) -> Path:
        """Where its record lies."""
        return FOLDER / f"{self.game}-{'-'.join(self.players)}-{self.seed}.record"


def recorded() -> list[Recorded]:
    """All recorded matches."""
    kinds = [
        ("war-of-the-ring", ("random", "random"), 6),
        ("war-of-the-ring", ("heuristic", "random"), 8),
        ("war-of-the-ring", ("random", "heuristic"), 8),
        ("war-of-the-ring", ("heuristic", "heuristic"), 12),
        ("lord-of-the-rings", ("random",), 10),
        ("lord-of-the-rings", ("heuristic",), 20),
        *(("lord-of-the-rings", ("random",) * number, 2) for number in range(2, 6)),
        *(("lord-of-the-rings", ("heuristic",) * number, 4) for number in range(2, 6)),
    ]
    return [
        Recorded(game, players, seed)
        for game, players, number in kinds
        for seed in range(1, number + 1)
    ]


def record_of(one: Recorded) -> str:
    """The record of a match played now."""
    task = Task(one.game, one.options, one.players, one.seed)
    match, header = played_match(task)
    assert match.outcome is not None
    assert game_named(one.game).rules_version == header.rules
    return write(match, header)


def main() -> int:
    """Write all records anew; says which have changed."""
    FOLDER.mkdir(exist_ok=True)
    wanted = recorded()
    for stale in set(FOLDER.glob("*.record")) - {one.path for one in wanted}:
        stale.unlink()
    changed = 0
    for one in track(wanted, description="recording"):
        text = record_of(one)
        if not one.path.exists() or one.path.read_text(encoding="utf-8") != text:
            changed += 1
            one.path.write_text(text, encoding="utf-8")
    print(f"{len(wanted)} matches recorded, {changed} of them changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
