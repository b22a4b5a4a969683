"""The games of the table, by name."""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.table.game import Game

_ALL: Final[tuple[Game[Any], ...]] = (WAR_OF_THE_RING, LORD_OF_THE_RINGS)
GAMES: Final = {game.name: game for game in _ALL}


def game_named(name: str) -> Game[Any]:
    """The game of this name. Raises LookupError, saying which games there are."""
    if name not in GAMES:
        raise LookupError(f"there is no game {name!r}; games: {', '.join(GAMES)}")
    return GAMES[name]
