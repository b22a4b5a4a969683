"""How a game looks in the terminal: one screen for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from thirdage.cli.errors import Mistake
from thirdage.cli.lord_of_the_rings import RingsScreen
from thirdage.cli.war_of_the_ring import WarScreen
from thirdage.table.game import View
from thirdage.table.match import Given
from thirdage.table.scripts import Seat
from thirdage.words import Words


class Screen(Protocol):
    """Draws what a seat may see."""

    openings: tuple[str, ...]
    """The questions that begin something: before them it is shown where the match stands."""
    confirmed: tuple[tuple[str, str], ...]
    """Questions and their options that are asked for even if there is no other: the person may
    rather want to undo what has led there."""
    silent: tuple[tuple[str, str], ...]
    """Questions and their options that only give time for other things: where there are none it is
    not told that they were taken."""

    def brief(self, view: View) -> RenderableType:
        """Where the match stands, in a few lines."""

    def status(self, view: View) -> RenderableType:
        """Where the match stands, with all that may be known."""

    def moment(self, view: View) -> RenderableType | None:
        """What is going on just now, such as a battle; shown whenever it changes."""

    def board(self, view: View, where: str) -> RenderableType | None:
        """The whole board, or a part of it; None if there is no such part."""

    def hand(self, view: View) -> RenderableType:
        """What the seat holds, with the texts."""

    def about(self, name: str) -> RenderableType | None:
        """The text of a card or another thing; None if there is no such thing."""

    def thing(self, line: str) -> str | None:
        """A thing to be asked about ("move edoras folde") in codes; None if it is nothing."""

    # ---- options

    def who(self, view: View, seat: Seat) -> str:
        """What a seat is called."""

    def style(self, seat: Seat) -> str:
        """The colour of a seat."""

    def option(self, view: View, ask: str, code: str) -> str:
        """What an option is called."""

    def note(self, view: View, ask: str, code: str) -> Text:
        """What the seat should know about an option."""

    def short_note(self, view: View, ask: str, code: str) -> Text:
        """The same in a few signs, for long lists."""

    def wording(self, ask: str, code: str) -> Text | None:
        """The text of an option that has one: what a card does."""

    # ---- the log

    def heading(self, history: Sequence[Given], place: int) -> str | None:
        """What a seat begins with this answer, such as an action; None if it is nothing."""


SCREENS: Final[dict[str, Callable[[Words], Screen]]] = {
    "war-of-the-ring": WarScreen,
    "lord-of-the-rings": RingsScreen,
}


def screen_of(game: str, words: Words) -> Screen:
    """The screen of a game. Raises Mistake if it has none."""
    if game not in SCREENS:
        known = ", ".join(SCREENS)
        raise Mistake(f"{game} cannot be played in the terminal yet; games: {known}")
    return SCREENS[game](words)
