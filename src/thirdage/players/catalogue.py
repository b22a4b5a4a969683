"""The players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.players import lord_of_the_rings, war_of_the_ring
from thirdage.players.player import Player, RandomPlayer
from thirdage.table.scripts import Seat

Maker = Callable[[Seat, int], Player]
"""Makes a player for a seat, with a seed for its luck."""


def _random(seat: Seat, seed: int) -> Player:
    return RandomPlayer(seed)


def _searching(seconds: float) -> Maker:
    def maker(seat: Seat, seed: int) -> Player:
        return lord_of_the_rings.SearchPlayer(seat, seed, seconds)

    return maker


FOR_ANY_GAME: Final[dict[str, Maker]] = {"random": _random}
FOR_GAME: Final[dict[str, dict[str, Maker]]] = {
    "war-of-the-ring": {"heuristic": war_of_the_ring.HeuristicPlayer},
    "lord-of-the-rings": {
        "heuristic": lord_of_the_rings.HeuristicPlayer,
        "search": _searching(1.0),
    },
}
"""Each game's, the weakest first."""
TIMED: Final[dict[str, dict[str, Maker]]] = {
    "lord-of-the-rings": {
        "search-50ms": _searching(0.05),
        "search-200ms": _searching(0.2),
        "search-500ms": _searching(0.5),
        "search-5s": _searching(5.0),
    },
}
"""The same with another time to think, for measuring."""


def levels_of(game: str) -> list[str]:
    """The players to choose among as an opponent, the weakest first."""
    return [*FOR_ANY_GAME, *FOR_GAME.get(game, {})]


def players_of(game: str) -> dict[str, Maker]:
    """All players that can play a game, by name."""
    return FOR_ANY_GAME | FOR_GAME.get(game, {}) | TIMED.get(game, {})


def make_player(name: str, game: str, seat: Seat, seed: int) -> Player:
    """A player for a seat. Raises LookupError, saying which players there are."""
    makers = players_of(game)
    if name not in makers:
        raise LookupError(f"{game} has no player {name!r}; players: {', '.join(makers)}")
    return makers[name](seat, seed)
