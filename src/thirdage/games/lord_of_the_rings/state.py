"""The state of a match of the Lord of the Rings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    DECK,
    GANDALF_CARDS,
    features_of,
)
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    BIG_SHIELDS,
    LIGHT,
    LOTHLORIEN,
    RIVENDELL,
    SCENARIOS,
    SEAT,
    TILES,
    Activity,
    Hobbit,
)
from thirdage.table.agenda import Todo
from thirdage.table.events import Event
from thirdage.table.game import Outcome
from thirdage.table.piles import Pile
from thirdage.table.scripts import Seat


class Variant(NamedTuple):
    """The choices made for this match (F25, F26); the defaults are the decided ones."""

    removed_cards: str = "two-each"
    elrond: str = "choose"
    ring_bearer_draw: bool = True
    tokens_first: bool = False
    frodo_white_features: bool = False


class Tokens(NamedTuple):
    """Life tokens (F1.2), Merry's wild ones included (F21.4)."""

    ring: int = 0
    heart: int = 0
    sun: int = 0
    wild: int = 0

    def plus(self, kind: str, number: int = 1) -> Tokens:
        """With more tokens of a type."""
        return self._replace(**{kind: self.of(kind) + number})

    def of(self, kind: str) -> int:
        """How many of a type."""
        number: int = getattr(self, kind)
        return number


class ScenarioEnds(Exception):
    """Raised by a rule when the scenario is over in mid-turn; the rest is dropped (F18.1)."""


class Game:
    """The state between two steps. All values in it are immutable; containers are copied."""

    __slots__ = (
        "active",
        "agenda",
        "at_doom",
        "banned",
        "big_shields",
        "deck",
        "discards",
        "event",
        "features",
        "fellowship",
        "gandalf",
        "gone",
        "hand",
        "lines",
        "listener",
        "marked",
        "moment",
        "offered",
        "outcome",
        "place",
        "removed",
        "revealed",
        "ring",
        "rolled",
        "sauron",
        "shields",
        "starting",
        "tile",
        "tiles",
        "tokens",
        "tried",
        "turn",
        "variant",
    )

    agenda: list[Todo]
    listener: Callable[[Event], None] | None
    outcome: Outcome | None
    turn: int
    variant: Variant
    place: str
    """Where the master marker stands (F1.1)."""
    starting: tuple[Hobbit, ...]
    """The hobbits chosen at set-up (F2.3)."""
    fellowship: tuple[Hobbit, ...]
    """Those still in the game."""
    active: Hobbit | None
    """The active hobbit; None on the master board (F2.1)."""
    banned: tuple[Hobbit, ...]
    """Who may not be active for the rest of this scenario (F16.8)."""
    marked: tuple[Hobbit, ...]
    """Who may not be given to the Ring any more (F16.8)."""
    ring: int
    """The space of the One Ring on the corruption line (F3.8)."""
    sauron: int
    hand: tuple[str, ...]
    """Sorted."""
    offered: tuple[str, ...]
    """Feature cards of a location from which eight are being chosen (F5.1), sorted."""
    shields: int
    """Points of value (F14.1)."""
    tokens: Tokens
    deck: Pile
    """The Hobbit cards."""
    discards: tuple[str, ...]
    """Sorted; it is shuffled into a new deck (F12.2)."""
    features: dict[str, Pile]
    """By place: the Feature cards that nobody has gained. Those of Rivendell and Lothlórien
    are drawn lazily, so the cards removed at set-up (F3.6) lie among them unseen."""
    removed: dict[str, int]
    """How many cards of Rivendell and Lothlórien are out of the game unseen (F3.6)."""
    gone: tuple[str, ...]
    """Feature cards that have left the game for all to see, sorted."""
    gandalf: tuple[str, ...]
    """The Gandalf cards on the table (F3.5)."""
    big_shields: Pile
    tiles: Pile
    revealed: tuple[str, ...]
    """Tiles laid aside until the next scenario (F8.2)."""
    tile: str | None
    """The revealed tile that has not been carried out."""
    lines: dict[Activity, int]
    """Where the markers stand; empty on the master board."""
    event: int
    """The box of the event marker, 0 above the first (F3.3)."""
    rolled: str | None
    """The face of a roll that has not taken effect."""
    at_doom: bool
    """Whether Mount Doom has been reached (F19.6)."""
    tried: tuple[Hobbit, ...]
    """Who has rolled at Mount Doom (F19.6)."""
    moment: str
    """What the player is deciding, which says what he may do besides (F24.1)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The one seat."""
        return (SEAT,)

    def copy(self) -> Game:
        """A copy that shares nothing that can change."""
        twin = Game.__new__(Game)
        twin.agenda = self.agenda[:]
        twin.listener = None
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.variant = self.variant
        twin.place = self.place
        twin.starting = self.starting
        twin.fellowship = self.fellowship
        twin.active = self.active
        twin.banned = self.banned
        twin.marked = self.marked
        twin.ring = self.ring
        twin.sauron = self.sauron
        twin.hand = self.hand
        twin.offered = self.offered
        twin.shields = self.shields
        twin.tokens = self.tokens
        twin.deck = self.deck
        twin.discards = self.discards
        twin.features = self.features.copy()
        twin.removed = self.removed.copy()
        twin.gone = self.gone
        twin.gandalf = self.gandalf
        twin.big_shields = self.big_shields
        twin.tiles = self.tiles
        twin.revealed = self.revealed
        twin.tile = self.tile
        twin.lines = self.lines.copy()
        twin.event = self.event
        twin.rolled = self.rolled
        twin.at_doom = self.at_doom
        twin.tried = self.tried
        twin.moment = self.moment
        return twin

    def tell(self, name: str, *facts: str | int, to: Seat | None = None) -> None:
        """Tell an event: the name of its message, its arguments, and who may know it."""
        if self.listener is not None:
            self.listener(Event(name, facts, to))

    # ---- where we are

    @property
    def in_scenario(self) -> bool:
        """Whether a scenario board is played."""
        return bool(self.lines)

    def each_hobbit(self) -> tuple[Hobbit, ...]:
        """Once for each hobbit in the fellowship, the active one first (F0.4, F2.4)."""
        if self.active is None:
            return self.fellowship
        return (self.active, *(hobbit for hobbit in self.fellowship if hobbit != self.active))

    # ---- the hand

    def add_to_hand(self, card: str) -> None:
        """A card comes into the hand."""
        self.hand = tuple(sorted((*self.hand, card)))

    def take_from_hand(self, card: str) -> None:
        """A card leaves the hand, where it must be."""
        place = self.hand.index(card)
        self.hand = self.hand[:place] + self.hand[place + 1 :]

    def discard(self, card: str) -> None:
        """A card of the hand is used: Hobbit cards go to the pile, others leave (F12.2)."""
        self.take_from_hand(card)
        if CARDS[card].is_hobbit:
            self.discards = tuple(sorted((*self.discards, card)))
        else:
            self.leave(card)

    def leave(self, *cards: str) -> None:
        """Feature cards leave the game."""
        self.gone = tuple(sorted((*self.gone, *cards)))


def new_game(hobbits: tuple[Hobbit, ...], sauron: int, variant: Variant) -> Game:
    """A state set up by F3, before Bag End; nothing is on the agenda yet."""
    game = Game()
    game.agenda = []
    game.listener = None
    game.outcome = None
    game.turn = 0
    game.variant = variant
    game.place = BAG_END
    game.starting = game.fellowship = hobbits
    game.active = None
    game.banned = game.marked = game.tried = ()
    game.ring, game.sauron = LIGHT, sauron
    game.hand = game.offered = ()
    game.shields = 0
    game.tokens = Tokens()
    game.deck = Pile(DECK)
    game.discards = ()
    game.features = {
        place: Pile(features_of(place)) for place in (RIVENDELL, LOTHLORIEN, *SCENARIOS)
    }
    game.removed = {RIVENDELL: 2, LOTHLORIEN: 2}
    game.gone = ()
    game.gandalf = GANDALF_CARDS
    game.big_shields = Pile(BIG_SHIELDS)
    game.tiles = Pile(TILES)
    game.revealed = ()
    game.tile = game.rolled = None
    game.lines = {}
    game.event = 0
    game.at_doom = False
    game.moment = ""
    return game
