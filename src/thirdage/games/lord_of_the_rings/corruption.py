"""The corruption line (F2.7), and losing (F17): the One Ring and Sauron."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.components import DARK, LIGHT
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import Outcome
from thirdage.table.scripts import MatchEnds

MET_SAURON, CANNOT_PAY, SIXTH_EVENT = "met-sauron", "cannot-pay", "sixth-event"


def lose(game: Game, condition: str) -> None:
    """The game is lost; nothing after this happens (F17.1, F17.2). Raises MatchEnds."""
    game.outcome = Outcome((), condition, score_if_lost(game))
    game.tell("lost", condition, game.outcome.score or 0)
    raise MatchEnds


def corrupt(game: Game, spaces: int) -> None:
    """The One Ring moves towards the dark; on or beyond Sauron's space the game is lost
    (F17.1)."""
    if spaces:
        game.ring = min(DARK, game.ring + spaces)
        game.tell("corruption", spaces, game.ring)
        _meet(game)


def heal(game: Game, spaces: int) -> None:
    """The One Ring moves towards the light, as far as it can (F2.7)."""
    spaces = min(spaces, game.ring - LIGHT)
    if spaces:
        game.ring -= spaces
        game.tell("heals", spaces, game.ring)


def move_sauron(game: Game, spaces: int) -> None:
    """Sauron moves towards the light (F2.7)."""
    game.sauron = max(LIGHT, game.sauron - spaces)
    game.tell("sauron-moves", spaces, game.sauron)
    _meet(game)


def _meet(game: Game) -> None:
    if game.ring >= game.sauron:
        lose(game, MET_SAURON)
