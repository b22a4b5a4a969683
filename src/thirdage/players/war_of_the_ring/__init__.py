"""Players of War of the Ring: rules of thumb, and what a search needs."""

from thirdage.players.war_of_the_ring.craft import CRAFT
from thirdage.players.war_of_the_ring.heuristic import HeuristicPlayer

__all__ = ["CRAFT", "HeuristicPlayer"]
