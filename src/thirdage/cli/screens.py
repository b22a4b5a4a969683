"""How a game looks in the terminal: one screen for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rich.console import RenderableType

from thirdage.cli.war_of_the_ring import WarScreen
from thirdage.table.game import View
from thirdage.words import Words


class Screen(Protocol):
    """Draws what a seat may see."""

    def status(self, view: View) -> RenderableType:
        """Where the match stands, in a few lines."""

    def board(self, view: View) -> RenderableType:
        """The whole board."""

    def hand(self, view: View) -> RenderableType:
        """What the seat holds, with the texts."""

    def about(self, code: str) -> RenderableType | None:
        """The text of a card or another thing; None if there is no such thing."""


SCREENS: Final[dict[str, Callable[[Words], Screen]]] = {"war-of-the-ring": WarScreen}


def screen_of(game: str, words: Words) -> Screen:
    """The screen of a game."""
    return SCREENS[game](words)
