"""What a player of the base game reads in its view: its own hand, and what all can see of the
others."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS, WHITE, code_of
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    CORRUPTION,
    FRODO,
    HEART,
    JOKER,
    MERRY,
    MORDOR,
    PIPPIN,
    SAM,
    SAURON,
    SHELOBS_LAIR,
    SUN,
    TILE_BACK,
    TILES,
    Hobbit,
    tile_of,
)
from thirdage.games.lord_of_the_rings.state import Game, Payment, Tokens, Variant
from thirdage.table.game import View
from thirdage.table.scripts import Seat

ALL_TILES: Final = dict(Counter(TILES))
TOKEN_EVENTS: Final = {HEART: 3, SUN: 4}
"""The events of Mordor that ask for life tokens, which are needed for nothing else there."""
FACES, POOL = 2, 3
"""The events of Shelob's Lair that ask for shields: the first eliminates who has neither three of
them nor a joker, the second wants five from one player."""


class Member(NamedTuple):
    """A player as all see him."""

    seat: Seat
    hobbit: Hobbit
    corruption: int
    shields: int
    tokens: Tokens
    cards: int

    @property
    def dots(self) -> tuple[int, int, int]:
        """What the faces with dots do to him."""
        return (1, 1, 1) if self.hobbit == SAM else (1, 2, 3)

    @property
    def cards_lost(self) -> int:
        """How many cards the face with two cards costs him."""
        return 1 if self.hobbit == SAM else 2

    @property
    def spare_types(self) -> int:
        """How many types of life token he need not have."""
        return 1 if self.hobbit == MERRY else 0

    @property
    def missing(self) -> int:
        """How many life tokens he misses."""
        ring, heart, sun, _ = self.tokens
        return max(0, (not ring) + (not heart) + (not sun) - self.spare_types)


def view_of_fellow(game: Game, seat: Seat) -> View:
    """What is read in the view of a seat of the base game, and nothing else, several times faster
    than the view: for futures, in which the state is the player's own thought."""
    return {
        "seat": seat,
        "variant": game.variant,
        "place": game.place,
        "players": {
            one.seat: {
                "starting": one.starting,
                "hobbits": one.hobbits,
                "corruption": one.corruption,
                "shields": one.shields,
                "tokens": one.tokens,
                "cards": len(one.hand),
            }
            for one in game.players.values()
        },
        "bearer": game.bearer,
        "deciding": game.deciding,
        "payment": game.payment,
        "ring_used": game.ring_used,
        "active": game.active,
        "sauron": game.sauron,
        "hand": tuple(map(code_of, game.players[seat].hand)),
        "offered": tuple(map(code_of, game.offered)),
        "gandalf": game.gandalf,
        "known_tiles": tuple(
            tile_of(known.card) if seat in known.to else TILE_BACK for known in game.tiles.top
        ),
        "revealed": game.revealed,
        "tile": game.tile,
        "lines": game.lines,
        "event": game.event,
        "rolled": game.rolled,
        "features": {game.place: game.features[game.place].loose} if game.lines else {},
        "at_doom": game.at_doom,
    }


class Company:
    """A view, read."""

    __slots__ = (
        "active",
        "at_doom",
        "bearer",
        "board",
        "deciding",
        "event",
        "gandalf",
        "hand",
        "lines",
        "main",
        "me",
        "members",
        "payment",
        "place",
        "sauron",
        "tile",
        "variant",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.variant: Variant = view["variant"]
        self.place: str = view["place"]
        self.lines: dict[str, int] = view["lines"]
        self.board = BOARDS[self.place].lines if self.lines else {}
        self.main: str = next(iter(self.board), "")
        """The main line of this board."""
        self.members = {
            seat: Member(
                seat,
                one["starting"][0],
                one["corruption"],
                one["shields"],
                one["tokens"],
                one["cards"],
            )
            for seat, one in view["players"].items()
            if one["hobbits"]
        }
        """Who is still in the game, clockwise."""
        self.me: Member = self.members[view["seat"]]
        self.bearer: Seat = view["bearer"]
        self.active: Hobbit | None = view["active"]
        self.deciding: Seat | None = view["deciding"]
        """Whose decision it is, even while others have the floor."""
        self.payment: Payment | None = view["payment"]
        self.sauron: int = view["sauron"]
        self.hand: tuple[str, ...] = view["hand"]
        self.event: int = view["event"]
        self.gandalf: tuple[str, ...] = view["gandalf"]
        self.tile: str | None = view["tile"]
        self.at_doom: bool = view["at_doom"]

    # ---- the others

    def gap(self, member: Member) -> int:
        """How far somebody is from Sauron; at 0 he is eliminated."""
        return self.sauron - member.corruption

    @property
    def decider(self) -> Member:
        """Whose decision it is."""
        return self.members.get(self.deciding or "", self.me)

    @property
    def actor(self) -> Member:
        """The active player; on a location the Ring-bearer; me if he has just been eliminated."""
        if self.active is None:
            return self.members.get(self.bearer, self.me)
        return next((m for m in self.members.values() if m.hobbit == self.active), self.me)

    def is_bearer(self, member: Member) -> bool:
        """Whether the match is lost with this player."""
        return member.seat == self.bearer and not self.at_doom

    def clockwise(self, seat: Seat) -> list[Member]:
        """Who is in the game, clockwise from a seat."""
        seats = [*self.view["players"]]
        place = seats.index(seat)
        order = (*seats[place:], *seats[:place])
        return [self.members[one] for one in order if one in self.members]

    @property
    def later(self) -> list[Member]:
        """Who is asked after me when each is asked in turn, from the active player on."""
        first = self.bearer if self.active is None else self._seat_of(self.active)
        order = self.clockwise(first)
        return order[order.index(self.me) + 1 :]

    def _seat_of(self, hobbit: Hobbit) -> Seat:
        players: dict[Seat, View] = self.view["players"]
        return next(seat for seat, one in players.items() if hobbit in one["starting"])

    @property
    def next_bearer(self) -> Member:
        """Who would be the Ring-bearer after this scenario, as tokens lie now."""
        old, *others = self.clockwise(self.bearer)
        return max([*others, old], key=lambda member: member.tokens.ring)

    @property
    def richest(self) -> Member:
        """Who has most shields."""
        return max(self.members.values(), key=lambda member: member.shields)

    # ---- the board

    def left(self, activity: str) -> int:
        """How many steps a line still has; 0 if it is not on this board."""
        return self.board[activity].last - self.lines[activity] if activity in self.board else 0

    def is_complete(self, activity: str) -> bool:
        """Whether a line is complete, or not on this board at all."""
        return self.left(activity) == 0

    def supply(self, kind: str) -> int:
        """How many life tokens of a type still lie on the lines."""
        return sum(
            line.contents[self.lines[activity] + 1 :].count(kind)
            for activity, line in self.board.items()
        )

    def tiles_left(self) -> dict[str, int]:
        """How many of each kind of tile have not been revealed in this scenario."""
        left = ALL_TILES.copy()
        for tile in self.view["revealed"]:
            left[tile] -= 1
        return left

    def chance_before_activity(self) -> float:
        """The chance that a certain tile, not an activity tile, comes up in one turn: it lies
        above all activity tiles."""
        left = self.tiles_left()
        return 1 / (1 + sum(left[activity] for activity in ACTIVITIES))

    def sundials(self) -> int:
        """How many tiles left bring an event."""
        left = self.tiles_left()
        return sum(
            number for tile, number in left.items() if tile not in (*ACTIVITIES, CORRUPTION, SAURON)
        )

    # ---- my hand

    def symbol(self, code: str) -> str:
        """The symbol a card of mine counts as."""
        card = CARDS[code]
        if self.me.hobbit == FRODO and card.colour == WHITE:
            if card.is_hobbit or self.variant.frodo_white_features:
                return JOKER
        return card.symbol

    @property
    def any_colours(self) -> bool:
        """Whether I may play two cards of one colour."""
        return self.me.hobbit == PIPPIN

    @property
    def holds_joker(self) -> bool:
        """Whether I can pay for a joker."""
        return any(self.symbol(card) == JOKER for card in self.hand)

    @property
    def faces_ahead(self) -> bool:
        """Whether the faces of the dead are still to come."""
        return self.place != MORDOR and not (self.place == SHELOBS_LAIR and self.event >= FACES)

    def needs(self, member: Member, kind: str) -> bool:
        """Whether a life token would still be worth something to somebody on this board."""
        if member.tokens.of(kind):
            return False
        if self.place == MORDOR:
            return self.event < TOKEN_EVENTS.get(kind, 0)
        return member.missing > 0
