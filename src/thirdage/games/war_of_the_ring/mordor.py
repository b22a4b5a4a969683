"""Entering Mordor (W20.1 to W20.4) and lingering there (W20.10a)."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import MORDOR_GATES
from thirdage.games.war_of_the_ring.fellowship import corrupt
from thirdage.games.war_of_the_ring.hunt import put_in_pool, refill_pool
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import EYE, TILES
from thirdage.table.game import Reason


def why_not_enter_mordor(game: Game) -> Reason | None:
    """The Ring-bearers in Minas Morgul or Morannon may enter Mordor (W20.1a)."""
    if game.fellowship.mordor is not None:
        return condition("W20.2", "in-mordor-already")
    if game.fellowship.at not in MORDOR_GATES:
        return condition("W20.1", "not-at-mordor-gate")
    return None


def enter_mordor(game: Game) -> None:
    """The Fellowship is on the Mordor Track, in no region (W20.2, W20.4, OP-90); a new Hunt
    Pool is made: what is left, the Eyes drawn, the Special tiles in play (W20.3a)."""
    refill_pool(game)
    game.fellowship = game.fellowship._replace(at=None, progress=0, mordor=0)
    eyes = [t for t in game.drawn_tiles if TILES[t].kind == EYE and TILES[t].standard]
    game.drawn_tiles = tuple(t for t in game.drawn_tiles if t not in eyes)
    put_in_pool(game, *eyes, *game.waiting_tiles)
    game.waiting_tiles = ()
    game.tell("enters-mordor")


def linger_in_mordor(game: Game) -> None:
    """At the end of phase 5: one Corruption if the Fellowship has tried neither to move nor
    to hide (W20.10a)."""
    if game.fellowship.mordor is not None and not game.fellowship.tried:
        game.tell("lingers-in-mordor")
        corrupt(game, 1)
