"""What holds for the copies of every match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.plain import digest, to_plain
from thirdage.table.scripts import Seat


def check_copy(match: Match[Any], seats: Iterable[Seat], seed: int, most: int = 10_000) -> None:
    """A copy shows every seat the same; what happens in it afterwards leaves the match alone."""
    before = digest(match.state)
    copy = match.copy(Seeded(seed))
    assert to_plain(copy.state) == to_plain(match.state)
    assert copy.view(None) == match.view(None)
    for seat in seats:
        assert copy.view(seat) == match.view(seat)
        assert copy.options_for(seat) == match.options_for(seat)
    luck = Seeded(seed + 5)
    for _ in range(most):
        if copy.pending is None:
            break
        copy.answer(luck.below(len(copy.pending.things)))
    assert digest(match.state) == before
