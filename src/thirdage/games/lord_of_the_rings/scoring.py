"""The score (F20)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.components import BAG_END, LOTHLORIEN, RIVENDELL
from thirdage.games.lord_of_the_rings.state import Game

MOUNT_DOOM: Final = 60
PER_HOBBIT: Final = 5
ON_LOCATION: Final = {BAG_END: 0, RIVENDELL: 0, LOTHLORIEN: 20}


def bonus(game: Game, hobbits: int) -> int:
    """5 for each of these hobbits in the solitaire game (F20.1, F20.2)."""
    return PER_HOBBIT * hobbits if game.alone else 0


def score_destroyed(game: Game) -> int:
    """60 and all shields of the players still in the game (F20.1); (S) 5 for each hobbit still
    in the fellowship."""
    shields = sum(player.shields for player in game.players.values())
    return MOUNT_DOOM + shields + bonus(game, len(game.fellowship))


def score_at_mount_doom(game: Game) -> int:
    """60 (F20.2); (S) 5 for each hobbit who rolled without ending the game."""
    return MOUNT_DOOM + bonus(game, len(game.tried))


def score_if_lost(game: Game) -> int:
    """The score of a game lost now: the number on the space of the main line, without a bonus
    for hobbits (F20.3), or that of a failed attempt at Mount Doom (F20.2)."""
    if game.at_doom:
        return score_at_mount_doom(game)
    if not game.in_scenario:
        return ON_LOCATION[game.place]
    board = BOARDS[game.place]
    return board.lines[board.main].values[game.lines[board.main]]
