"""What the player reads in its view: the numbers behind the rules of thumb."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.board import BOARDS, Line
from thirdage.games.lord_of_the_rings.cards import CARDS, WHITE, code_of
from thirdage.games.lord_of_the_rings.components import (
    FRODO,
    HEART,
    HELMS_DEEP,
    JOKER,
    MORDOR,
    PIPPIN,
    RING,
    SAM,
    SHELOBS_LAIR,
    SUN,
)
from thirdage.games.lord_of_the_rings.state import Game, Tokens
from thirdage.table.game import View

TYPES: Final = (RING, HEART, SUN)
LASTS: Final = {
    place: {activity: line.last for activity, line in board.lines.items()}
    for place, board in BOARDS.items()
}
"""The last space of each line of each board."""


def view_of_one(game: Game) -> View:
    """What is read in the view of a solitaire game, and nothing else, several times faster than
    the view: for futures, in which the state is the player's own thought."""
    alone = game.ring_bearer
    return {
        "place": game.place,
        "lines": game.lines,
        "fellowship": alone.hobbits,
        "ring": alone.corruption,
        "sauron": game.sauron,
        "hand": tuple(map(code_of, alone.hand)),
        "shields": alone.shields,
        "tokens": alone.tokens,
        "event": game.event,
        "active": game.active,
        "gandalf": game.gandalf,
        "tile": game.tile,
        "revealed": game.revealed,
        "rolled": game.rolled,
        "features": {game.place: game.features[game.place].loose} if game.lines else {},
    }


class Reading:
    """A view, read."""

    __slots__ = (
        "active",
        "board",
        "event",
        "fellowship",
        "gandalf",
        "gap",
        "hand",
        "hobbits",
        "lasts",
        "lines",
        "main",
        "place",
        "revealed",
        "ring",
        "sauron",
        "shields",
        "tile",
        "tokens",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.place: str = view["place"]
        self.lines: dict[str, int] = view["lines"]
        self.board = BOARDS[self.place].lines if self.lines else {}
        self.lasts = LASTS[self.place] if self.lines else {}
        self.main: str = next(iter(self.lasts), "")
        """The main line of this board."""
        self.fellowship: tuple[str, ...] = view["fellowship"]
        self.hobbits: int = len(self.fellowship)
        self.ring: int = view["ring"]
        self.sauron: int = view["sauron"]
        self.gap: int = self.sauron - self.ring
        """How far the Ring is from Sauron; the match is lost at 0."""
        self.hand: tuple[str, ...] = view["hand"]
        self.shields: int = view["shields"]
        self.tokens: Tokens = view["tokens"]
        self.event: int = view["event"]
        self.active: str | None = view["active"]
        self.gandalf: tuple[str, ...] = view["gandalf"]
        self.tile: str | None = view["tile"]
        self.revealed: tuple[str, ...] = view["revealed"]

    def line(self, activity: str) -> Line:
        """A line of this board."""
        return self.board[activity]

    def is_complete(self, activity: str) -> bool:
        """Whether a line is complete, or not on this board at all."""
        return activity not in self.lasts or self.lines[activity] >= self.lasts[activity]

    def left(self, activity: str) -> int:
        """How many steps a line still has."""
        return self.lasts[activity] - self.lines[activity]

    def symbol(self, code: str) -> str:
        """The symbol a card counts as."""
        card = CARDS[code]
        if self.active == FRODO and card.colour == WHITE and card.is_hobbit:
            return JOKER
        return card.symbol

    @property
    def any_colours(self) -> bool:
        """Whether two cards of one colour may be played."""
        return self.active == PIPPIN

    def needed(self, kind: str) -> int:
        """How many tokens of a type are still worth something on this board."""
        have = self.tokens.of(kind)
        if self.place == MORDOR:
            # There they only pay for the third and the fourth event.
            wanted = {HEART: self.event < 3, SUN: self.event < 4}.get(kind, False)
            return max(0, self.hobbits - have) if wanted else 0
        return max(0, self.hobbits - have)

    @property
    def missing(self) -> int:
        """The corruption that the end of the scenario would bring now."""
        return self.missing_for(self.hobbits)

    def missing_for(self, hobbits: int) -> int:
        """The same for so many hobbits."""
        if self.place == MORDOR:
            return 0
        gaps = sum(max(0, hobbits - self.tokens.of(kind)) for kind in TYPES)
        return max(0, gaps - self.tokens.wild)

    @property
    def jokers(self) -> int:
        """How many cards pay for a joker."""
        return sum(CARDS[card].symbol == JOKER for card in self.hand)

    @property
    def reserve(self) -> int:
        """Shields not to be spent: the faces of the dead want a joker or three for each hobbit,
        whatever comes."""
        if self.place == MORDOR or (self.place == SHELOBS_LAIR and self.event >= 2):
            return 0
        if self.place in (HELMS_DEEP, SHELOBS_LAIR):
            return max(0, 3 * (self.hobbits - self.jokers))
        return 0

    @property
    def harm_of_dots(self) -> tuple[int, int, int]:
        """What the three faces with dots do."""
        return (1, 1, 1) if self.active == SAM else (1, 2, 3)

    @property
    def cards_lost(self) -> int:
        """How many cards the face with two cards costs."""
        return 1 if self.active == SAM else 2
