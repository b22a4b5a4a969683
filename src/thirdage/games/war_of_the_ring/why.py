"""Why a thing is not possible now: the same functions that make the options."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Seat


def why_not(game: Game, seat: Seat, thing: str) -> Reason | None:
    """The reason against a thing; None if it is allowed."""
    raise ValueError(f"nobody knows what {thing!r} means")
