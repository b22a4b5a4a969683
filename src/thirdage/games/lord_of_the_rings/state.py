"""The state of a match of the Lord of the Rings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    DECK,
    DECK_OF_COPIES,
    GANDALF_CARDS,
    features_of,
)
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    BIG_SHIELDS,
    BIG_SHIELDS_ALONE,
    LIGHT,
    LOTHLORIEN,
    RIVENDELL,
    SCENARIOS,
    SEAT,
    SEATS,
    SOLITAIRE,
    TILE_COPIES,
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
    """The choices made for this match (F25, F26); the defaults are the decided ones. Each of
    them means something in one of the games only, but for the last two."""

    players: str = SOLITAIRE
    removed_cards: str = "two-each"
    elrond: str = "choose"
    ring_bearer_draw: str = "always"
    """Whether the Ring-bearer draws after a scenario: "always", "never" (solitaire, F26.5), "new"
    only (F25.2)."""
    two_player_features: str = "four"
    sam_ring_count: str = "symbols"
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


class Player:
    """A player and what is his. In the solitaire game the one player leads all hobbits (F0.4),
    in the base game each leads one."""

    __slots__ = ("corruption", "hand", "hobbits", "seat", "shields", "starting", "tokens")

    seat: Seat
    starting: tuple[Hobbit, ...]
    """The hobbits chosen at set-up (F2.3), or the one dealt (F3.7)."""
    hobbits: tuple[Hobbit, ...]
    """Those still in the game; none if the player is eliminated."""
    hand: tuple[str, ...]
    """Sorted."""
    shields: int
    """Points of value (F14.1)."""
    tokens: Tokens
    corruption: int
    """The space of the hobbit on the corruption line; in the solitaire game that of the One
    Ring (F3.8)."""

    def __init__(self, seat: Seat, hobbits: tuple[Hobbit, ...]) -> None:
        self.seat = seat
        self.starting = self.hobbits = hobbits
        self.hand = ()
        self.shields = 0
        self.tokens = Tokens()
        self.corruption = LIGHT

    def copy(self) -> Player:
        """A copy; all values are immutable."""
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.starting = self.starting
        twin.hobbits = self.hobbits
        twin.hand = self.hand
        twin.shields = self.shields
        twin.tokens = self.tokens
        twin.corruption = self.corruption
        return twin

    @property
    def hobbit(self) -> Hobbit:
        """The one hobbit of a player of the base game."""
        return self.starting[0]

    @property
    def plays(self) -> bool:
        """Whether the player is still in the game."""
        return bool(self.hobbits)

    def take(self, card: str) -> None:
        """A card comes into the hand."""
        self.hand = tuple(sorted((*self.hand, card)))

    def give(self, card: str) -> None:
        """A card leaves the hand, where it must be."""
        place = self.hand.index(card)
        self.hand = self.hand[:place] + self.hand[place + 1 :]


class Payment(NamedTuple):
    """What may be paid just now."""

    price: tuple[tuple[str, int], ...]
    """How many of each kind."""
    payer: Seat | None
    """None: the group (F2.4)."""
    pledged: tuple[tuple[Seat, tuple[tuple[str, int], ...]], ...] = ()
    """What players of the group have pledged so far."""

    @property
    def left(self) -> dict[str, int]:
        """What nobody has pledged."""
        left = dict(self.price)
        for _, part in self.pledged:
            for kind, number in part:
                left[kind] -= number
        return {kind: number for kind, number in left.items() if number}


class Game:
    """The state between two steps. All values in it are immutable; containers are copied."""

    __slots__ = (
        "active",
        "agenda",
        "at_doom",
        "banned",
        "bearer",
        "big_shields",
        "concerned",
        "deciding",
        "deck",
        "discards",
        "event",
        "features",
        "floor",
        "gandalf",
        "gone",
        "jokers",
        "known",
        "lines",
        "listener",
        "marked",
        "moment",
        "offered",
        "outcome",
        "payment",
        "place",
        "players",
        "removed",
        "revealed",
        "ring_used",
        "rolled",
        "sauron",
        "tile",
        "tiles",
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
    players: dict[Seat, Player]
    """Clockwise (F3.7)."""
    bearer: Seat | None
    """The Ring-bearer (F2.2); None before the hobbits are dealt."""
    ring_used: bool
    """Whether the Ring-bearer has used the Ring in this scenario (F16.1)."""
    active: Hobbit | None
    """The active hobbit; None on the master board (F2.1)."""
    banned: tuple[Hobbit, ...]
    """Who may not be active for the rest of this scenario (F16.8)."""
    marked: tuple[Hobbit, ...]
    """Who may not be given to the Ring any more (F16.8)."""
    sauron: int
    known: dict[str, tuple[Seat, ...]]
    """By card in a hand: who knows besides its owner that it is there."""
    offered: tuple[str, ...]
    """Cards lying open to be taken: Feature cards of a location of which eight are chosen (F5.1),
    or Hobbit cards to be given to players (F4.2); sorted."""
    deck: Pile
    """The Hobbit cards."""
    discards: tuple[str, ...]
    """Sorted; it is shuffled into a new deck (F12.2)."""
    features: dict[str, Pile]
    """By place: the Feature cards that nobody has gained. Those of Rivendell and Lothlórien
    are drawn lazily, so the cards removed at set-up (F3.6) lie among them unseen."""
    removed: dict[str, int]
    """How many cards of Rivendell and Lothlórien are out of the game unseen (F3.6, F5.1)."""
    gone: tuple[str, ...]
    """Feature cards that have left the game for all to see, sorted."""
    gandalf: tuple[str, ...]
    """The Gandalf cards on the table (F3.5)."""
    big_shields: Pile
    tiles: Pile
    """The event tiles that have not been revealed in this scenario."""
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
    """Whether Mount Doom has been reached (F19.3)."""
    tried: tuple[Hobbit, ...]
    """Who has rolled at Mount Doom (F19.6)."""
    payment: Payment | None
    """What is just being decided to be paid or not."""
    jokers: int
    """The jokers that Guidance has given the active player for the payment just decided
    (F24.5)."""
    concerned: Hobbit | None
    """For which hobbit "each player" is just asked, or rolls or draws (F0.4)."""
    deciding: Seat | None
    """Whose decision it is just now, even while others have the floor (F24.7)."""
    floor: Seat | None
    """Who has the floor: another player who is asked what he wants to do besides."""
    moment: str
    """What he decides, which says what may be done besides (F24.1)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, clockwise."""
        return tuple(self.players)

    def copy(self) -> Game:
        """A copy that shares nothing that can change."""
        twin = Game.__new__(Game)
        twin.agenda = self.agenda[:]
        twin.listener = None
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.variant = self.variant
        twin.place = self.place
        twin.players = {seat: player.copy() for seat, player in self.players.items()}
        twin.bearer = self.bearer
        twin.ring_used = self.ring_used
        twin.active = self.active
        twin.banned = self.banned
        twin.marked = self.marked
        twin.sauron = self.sauron
        twin.known = self.known.copy()
        twin.offered = self.offered
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
        twin.payment = self.payment
        twin.jokers = self.jokers
        twin.concerned = self.concerned
        twin.deciding = self.deciding
        twin.floor = self.floor
        twin.moment = self.moment
        return twin

    # ---- telling

    def tell(self, name: str, *facts: str | int, to: Seat | None = None) -> None:
        """Tell an event: the name of its message, its arguments, and who may know it."""
        if self.listener is not None:
            self.listener(Event(name, facts, to))

    def tell_of(self, player: Player, name: str, *facts: str | int, to: Seat | None = None) -> None:
        """Tell what a player does: in the base game his hobbit stands last among the facts."""
        if self.listener is not None:
            who = () if self.alone else player.starting
            self.listener(Event(name, (*facts, *who), to))

    # ---- who plays

    @property
    def alone(self) -> bool:
        """Whether this is the solitaire game."""
        return len(self.players) == 1

    @property
    def fellowship(self) -> tuple[Hobbit, ...]:
        """The hobbits still in the game."""
        if self.alone:
            return self.ring_bearer.hobbits
        return tuple(hobbit for player in self.players.values() for hobbit in player.hobbits)

    @property
    def starting(self) -> tuple[Hobbit, ...]:
        """All hobbits that began."""
        if self.alone:
            return self.ring_bearer.starting
        return tuple(hobbit for player in self.players.values() for hobbit in player.starting)

    def leader_of(self, hobbit: Hobbit) -> Player:
        """Whose hobbit this is."""
        return next(p for p in self.players.values() if hobbit in p.starting)

    @property
    def ring_bearer(self) -> Player:
        """The Ring-bearer (F2.2)."""
        assert self.bearer is not None
        return self.players[self.bearer]

    @property
    def active_player(self) -> Player:
        """The active player; on a location the Ring-bearer (F2.1). He may just have been
        eliminated."""
        return self.ring_bearer if self.active is None else self.leader_of(self.active)

    @property
    def playing(self) -> list[Player]:
        """The players still in the game, where the order does not matter."""
        return [player for player in self.players.values() if player.hobbits]

    def clockwise(self, first: Player | None = None) -> list[Player]:
        """The players still in the game, clockwise from this one, or from the active one
        (F2.4)."""
        seats = list(self.players.values())
        if len(seats) > 1:
            place = seats.index(self.active_player if first is None else first)
            seats = seats[place:] + seats[:place]
        return [player for player in seats if player.plays]

    def others(self, player: Player) -> list[Player]:
        """The other players still in the game, clockwise from this one's left."""
        return [other for other in self.clockwise(player) if other is not player]

    def each(self) -> Iterator[Player]:
        """Each player in turn, once for each of his hobbits (F0.4), clockwise from the active
        player, his active hobbit first (F2.4); who leaves the game meanwhile is left out."""
        for player in self.clockwise():
            for hobbit in sorted(player.hobbits, key=lambda one: one != self.active):
                if hobbit in player.hobbits:
                    self.concerned = hobbit
                    yield player
                    self.concerned = None

    # ---- where we are

    @property
    def in_scenario(self) -> bool:
        """Whether a scenario board is played."""
        return bool(self.lines)

    def shuffle_tiles(self) -> None:
        """All event tiles lie face down again (F7.1)."""
        self.tiles = Pile(TILES if self.alone else tuple(sorted(TILE_COPIES)))
        self.revealed = ()

    # ---- cards

    def discard(self, player: Player, card: str) -> None:
        """A card of a hand is used: Hobbit cards go to the pile, others leave (F12.2)."""
        player.give(card)
        if self.known:
            self._lose_sight(player, card, list(self.players))
            self.known.pop(card, None)
        if CARDS[card].is_hobbit:
            self.discards = tuple(sorted((*self.discards, card)))
        else:
            self.leave(card)

    def leave(self, *cards: str) -> None:
        """Feature cards leave the game."""
        self.gone = tuple(sorted((*self.gone, *cards)))

    def show(self, player: Player, cards: Sequence[str]) -> None:
        """Cards in a hand are known to all, because all have seen them come."""
        if not self.alone:
            others = tuple(seat for seat in self.players if seat != player.seat)
            self.known.update(dict.fromkeys(cards, others))

    def pass_on(self, giver: Player, receiver: Player, card: str) -> None:
        """A card goes face down from hand to hand. Nobody else knows which one it is, so what
        was known of the giver's hand need not be there any more."""
        for other in giver.hand:
            if other in self.known and other != card:
                knowing = [seat for seat in self.known[other] if seat == receiver.seat]
                self._know(other, knowing)
        giver.give(card)
        self._lose_sight(giver, card, [receiver.seat])
        receiver.take(card)
        self._know(card, [giver.seat])

    def _lose_sight(self, player: Player, card: str, seats: Sequence[Seat]) -> None:
        """These seats have seen a card go from a hand. Who knew of one there that looks the same
        cannot tell whether it was that one."""
        known = self.known.get(card, ())
        alike = [o for o in player.hand if o in self.known and CARDS[o].code == CARDS[card].code]
        for seat in seats:
            mine = [other for other in alike if seat in self.known.get(other, ())]
            if mine and seat not in known:
                self._know(mine[0], [one for one in self.known[mine[0]] if one != seat])

    def _know(self, card: str, seats: list[Seat]) -> None:
        if seats:
            self.known[card] = tuple(seats)
        else:
            self.known.pop(card, None)


def new_game(variant: Variant, hobbits: tuple[Hobbit, ...], sauron: int) -> Game:
    """A state set up by F3, before Bag End; nothing is on the agenda yet. The hobbits of the
    solitaire game have been chosen, those of the base game are dealt first (F3.7)."""
    alone = variant.players == SOLITAIRE
    game = Game()
    game.agenda = []
    game.listener = None
    game.outcome = None
    game.turn = 0
    game.variant = variant
    game.place = BAG_END
    seats = (SEAT,) if alone else SEATS[: int(variant.players)]
    game.players = {seat: Player(seat, hobbits) for seat in seats}
    game.bearer = SEAT if alone else None
    game.ring_used = False
    game.active = None
    game.banned = game.marked = game.tried = ()
    game.sauron = sauron
    game.known = {}
    game.offered = ()
    game.deck = Pile(DECK if alone else DECK_OF_COPIES)
    game.discards = ()
    game.features = {
        place: Pile(features_of(place)) for place in (RIVENDELL, LOTHLORIEN, *SCENARIOS)
    }
    removed = 2 if alone else 0
    game.removed = {RIVENDELL: removed, LOTHLORIEN: removed}
    game.gone = ()
    game.gandalf = GANDALF_CARDS
    game.big_shields = Pile(BIG_SHIELDS_ALONE if alone else BIG_SHIELDS)
    game.shuffle_tiles()
    game.tile = game.rolled = None
    game.lines = {}
    game.event = 0
    game.at_doom = False
    game.payment = None
    game.jokers = 0
    game.concerned = game.deciding = game.floor = None
    game.moment = ""
    return game
