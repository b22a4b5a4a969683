"""The solitaire Lord of the Rings: the rules, one module for each chapter."""

from thirdage.games.lord_of_the_rings.game import LORD_OF_THE_RINGS

__all__ = ["LORD_OF_THE_RINGS"]
