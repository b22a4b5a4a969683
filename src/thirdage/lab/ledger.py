"""A ledger: a file of matches already played, so that a long measurement may be interrupted and
taken up again. Matches are known by all that they depend on but the program itself: after a
change of the players or the rules begin a new file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from thirdage.lab.simulation import Played, Task, simulate, timed_match

Key = tuple[str, tuple[tuple[str, str], ...], tuple[str, ...], int]


class Entry(NamedTuple):
    """A match that was played, and the processor's seconds for it."""

    played: Played
    seconds: float


class Ledger:
    """Plays what is not in its file yet; without a file it only remembers."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._entries: dict[Key, Entry] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def play(self, tasks: Sequence[Task], jobs: int = 1) -> list[Entry]:
        """The matches of these tasks, in their order. What is played now is written down as
        soon as it is over."""
        new = [task for task in tasks if _key(task) not in self._entries]
        for task, (played, seconds) in zip(new, simulate(new, jobs, timed_match), strict=True):
            self._entries[_key(task)] = Entry(played, seconds)
            self._write(task, played, seconds)
        return [self._entries[_key(task)] for task in tasks]

    def _read(self, line: str) -> None:
        found = json.loads(line)
        played = found["played"]
        played["winners"] = tuple(played["winners"])
        task = Task(found["game"], found["options"], tuple(found["players"]), played["seed"])
        self._entries[_key(task)] = Entry(Played(**played), found["seconds"])

    def _write(self, task: Task, played: Played, seconds: float) -> None:
        if self._path is None:
            return
        line = {
            "game": task.game,
            "options": dict(task.options),
            "players": task.players,
            "played": played._asdict(),
            "seconds": round(seconds, 4),
        }
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _key(task: Task) -> Key:
    return task.game, tuple(sorted(task.options.items())), task.players, task.seed
