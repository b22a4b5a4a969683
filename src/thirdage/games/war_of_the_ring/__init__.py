"""War of the Ring: the rules, one module for each chapter."""

from thirdage.games.war_of_the_ring.game import WAR_OF_THE_RING

__all__ = ["WAR_OF_THE_RING"]
