"""Players of the Lord of the Rings: two of the solitaire game, one of the base game."""

from thirdage.players.lord_of_the_rings.fellow import FellowPlayer
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.search import SearchPlayer

__all__ = ["FellowPlayer", "HeuristicPlayer", "SearchPlayer"]
