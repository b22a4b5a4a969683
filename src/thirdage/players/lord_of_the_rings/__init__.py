"""Players of the Lord of the Rings: rules of thumb and what a search needs, each for the solitaire
game and for the base game."""

from thirdage.players.lord_of_the_rings.craft import CRAFTS
from thirdage.players.lord_of_the_rings.fellow import FellowPlayer
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer

__all__ = ["CRAFTS", "FellowPlayer", "HeuristicPlayer"]
