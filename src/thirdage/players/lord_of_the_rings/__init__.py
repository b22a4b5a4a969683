"""Players of the Lord of the Rings: rules of thumb and a search, each for the solitaire game and
for the base game."""

from thirdage.players.lord_of_the_rings.fellow import FellowPlayer
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.lord_of_the_rings.search import CRAFTS, Craft, SearchPlayer

__all__ = ["CRAFTS", "Craft", "FellowPlayer", "HeuristicPlayer", "SearchPlayer"]
