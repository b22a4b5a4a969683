"""Players of the solitaire Lord of the Rings."""

from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.search import SearchPlayer

__all__ = ["HeuristicPlayer", "SearchPlayer"]
