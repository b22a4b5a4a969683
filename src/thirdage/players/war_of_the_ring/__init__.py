"""Players of War of the Ring."""

from thirdage.players.war_of_the_ring.heuristic import HeuristicPlayer

__all__ = ["HeuristicPlayer"]
