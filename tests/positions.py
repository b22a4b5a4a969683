"""A server in a thread whose matches of War of the Ring begin with a position of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from browserkit import STATIC
from serverkit import Running, running
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match

MOST_SEEDS: Final = 3_000


def seed_where(
    make: Callable[[], Game], lines: Sequence[str], wanted: Callable[[Match[Game]], bool]
) -> int:
    """A seed by which these answers lead to what is wanted."""
    for seed in range(MOST_SEEDS):
        match: Match[Game] = Match(WAR_OF_THE_RING, make(), Seeded(seed))
        match.play(*lines)
        if wanted(match):
            return seed
    raise AssertionError(f"none of {MOST_SEEDS} seeds leads there")


@contextmanager
def beginning(
    folder: Path, patch: pytest.MonkeyPatch, make: Callable[[], Game], seed: int = 0
) -> Iterator[Running]:
    """The server; every match begins with this position and is dealt by this seed."""

    def set_up(self: Any, options: object) -> Game:
        return make()

    patch.setattr(type(WAR_OF_THE_RING), "set_up", set_up)
    patch.setattr("secrets.randbits", lambda bits: seed)
    with running(folder, static=STATIC) as server:
        yield server
