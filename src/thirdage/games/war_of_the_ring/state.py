"""The state of a match of War of the Ring (Annex C of the rules)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    RING_BEARERS_START,
    SHADOW,
    SIDE_OF,
    SIDES,
    Name,
    Nation,
    Side,
)
from thirdage.games.war_of_the_ring.characters import FIRST_COMPANIONS
from thirdage.games.war_of_the_ring.pieces import NOBODY, Army, Band, army_of
from thirdage.games.war_of_the_ring.setup import (
    BASIC_DICE,
    ELVEN_RINGS,
    FIGURES,
    PASSIVE,
    STEPS_TO_WAR,
    starting_armies,
)
from thirdage.games.war_of_the_ring.tiles import STANDARD_TILES
from thirdage.table.agenda import Todo
from thirdage.table.events import Event
from thirdage.table.game import Outcome
from thirdage.table.piles import Pile
from thirdage.table.scripts import MatchEnds, Seat

if TYPE_CHECKING:
    from thirdage.games.war_of_the_ring.battle_state import Battle


class Region(NamedTuple):
    """What is in a region. Both sides have units here only during a siege, when those of
    the side `besieged` are inside the Stronghold (W15.5); all its figures are then."""

    free: Army = NOBODY
    shadow: Army = NOBODY
    besieged: Side | None = None
    control: Side | None = None
    """Who controls the Settlement (W16.1); None without a Settlement."""

    def army(self, side: Side) -> Army:
        """All figures of a side here, in the open or inside."""
        return self.free if side == FREE else self.shadow

    def with_army(self, side: Side, army: Army) -> Region:
        """The region with other figures of a side."""
        if side == FREE:
            return Region(army, self.shadow, self.besieged, self.control)
        return Region(self.free, army, self.besieged, self.control)


class Fellowship(NamedTuple):
    """The Fellowship (W18). On the Mordor Track it is in no region: `at` is then None."""

    at: Name | None
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    companions: tuple[str, ...] = ()
    guide: str = "gandalf-grey"
    mordor: int | None = None
    """Its space of the Mordor Track, 0 to 5."""
    tried: bool = False
    """Whether it has been moved or hidden, or tried to be, this turn (W20.10)."""


class HuntBox(NamedTuple):
    """The Hunt Box: FP dice that moved the Fellowship, SH dice allocated, Eyes."""

    free: int = 0
    allocated: int = 0
    eyes: int = 0

    @property
    def level(self) -> int:
        """The Hunt Level (W19.10)."""
        return self.allocated + self.eyes


class Hunt(NamedTuple):
    """A Hunt tile while it is being resolved, for all to see."""

    tile: str
    damage: int
    successes: int


class Game:
    """The state between two steps. All values in it are immutable; the containers are
    copied whole. Change figures only through `set_army`, which keeps the indexes."""

    __slots__ = (
        "active_side",
        "agenda",
        "battle",
        "buried",
        "casualties",
        "decks",
        "dice",
        "discards",
        "drawn_tiles",
        "edition",
        "eliminated",
        "fellowship",
        "hands",
        "hunt",
        "hunt_box",
        "hunt_pool",
        "listener",
        "once",
        "outcome",
        "passive",
        "phase",
        "politics",
        "regions",
        "reinforcements",
        "removed_tiles",
        "rings",
        "table",
        "turn",
        "used_dice",
        "waiting_tiles",
        "where",
        "whereabouts",
    )

    agenda: list[Todo]
    listener: Callable[[Event], None] | None
    outcome: Outcome | None
    edition: str
    turn: int
    phase: int
    """1 to 6 (W4.1)."""
    active_side: Side
    """Whose action it is in phase 5."""
    regions: dict[Name, Region]
    where: dict[Side, tuple[Name, ...]]
    """The regions with units of a side, sorted."""
    whereabouts: dict[str, Name]
    """The region of every Character on the map, sorted by name."""
    reinforcements: dict[Nation, Band]
    casualties: dict[Nation, Band]
    """FP figures out of the game (W12.12)."""
    eliminated: tuple[str, ...]
    """Characters out of the game."""
    politics: dict[Nation, int]
    """Steps to war; 0 is At War (W17.1)."""
    passive: tuple[Nation, ...]
    dice: dict[Side, tuple[str, ...]]
    """Unused Action dice, sorted."""
    used_dice: dict[Side, int]
    """Dice used this turn, those in the Hunt Box apart."""
    hunt_box: HuntBox
    rings: dict[Side, int]
    """Elven Rings: of FP with their Ring side up, of SH with their Eye side up."""
    once: tuple[str, ...]
    """What can be done once a turn and has been: "ring free-peoples", "messenger" …"""
    decks: dict[str, Pile]
    """The four decks; the key is "free-peoples-character" and so on."""
    hands: dict[Seat, tuple[str, ...]]
    """Sorted."""
    discards: dict[Side, tuple[str, ...]]
    """Cards played or discarded face up, in their order."""
    buried: dict[Side, tuple[str, ...]]
    """Cards discarded face down, sorted (W8.4)."""
    table: tuple[str, ...]
    """Cards on the table (W8.12), in the order in which they were played."""
    fellowship: Fellowship
    hunt_pool: tuple[str, ...]
    drawn_tiles: tuple[str, ...]
    removed_tiles: tuple[str, ...]
    waiting_tiles: tuple[str, ...]
    """Special tiles in play that wait for the Fellowship to enter Mordor (W19.4)."""
    hunt: Hunt | None
    battle: Battle | None

    # ---- the table's interface

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the two-player game are its sides."""
        return SIDES

    def copy(self) -> Game:
        """A copy that shares nothing that can change."""
        twin = Game.__new__(Game)
        twin.agenda = self.agenda[:]
        twin.listener = None
        twin.outcome = self.outcome
        twin.edition = self.edition
        twin.turn = self.turn
        twin.phase = self.phase
        twin.active_side = self.active_side
        twin.regions = self.regions.copy()
        twin.where = self.where.copy()
        twin.whereabouts = self.whereabouts.copy()
        twin.reinforcements = self.reinforcements.copy()
        twin.casualties = self.casualties.copy()
        twin.eliminated = self.eliminated
        twin.politics = self.politics.copy()
        twin.passive = self.passive
        twin.dice = self.dice.copy()
        twin.used_dice = self.used_dice.copy()
        twin.hunt_box = self.hunt_box
        twin.rings = self.rings.copy()
        twin.once = self.once
        twin.decks = self.decks.copy()
        twin.hands = self.hands.copy()
        twin.discards = self.discards.copy()
        twin.buried = self.buried.copy()
        twin.table = self.table
        twin.fellowship = self.fellowship
        twin.hunt_pool = self.hunt_pool
        twin.drawn_tiles = self.drawn_tiles
        twin.removed_tiles = self.removed_tiles
        twin.waiting_tiles = self.waiting_tiles
        twin.hunt = self.hunt
        twin.battle = None if self.battle is None else self.battle.copy()
        return twin

    # ---- telling and winning

    def tell(self, name: str, *facts: str | int, to: Seat | None = None) -> None:
        """Tell an event: the name of its message, its arguments, and who may know it."""
        if self.listener is not None:
            self.listener(Event(name, facts, to))

    def win(self, side: Side, condition: str) -> None:
        """The match is over (W21.1): nothing after this happens. Raises MatchEnds."""
        self.outcome = Outcome((side,), condition)
        self.tell("wins", side, condition)
        raise MatchEnds

    # ---- figures

    def set_army(self, side: Side, name: Name, army: Army) -> None:
        """All figures of a side in a region from now on; keeps the indexes."""
        region = self.regions[name]
        before = region.army(side)
        self.regions[name] = region.with_army(side, army)
        if (army.units > 0) != (before.units > 0):
            if army.units:
                names = list(self.where[side])
                insort(names, name)
                self.where[side] = tuple(names)
            else:
                self.where[side] = tuple(n for n in self.where[side] if n != name)
        if army.characters != before.characters:
            places = self.whereabouts
            for character in before.characters:
                if places.get(character) == name:
                    del places[character]
            for character in army.characters:
                places[character] = name
            self.whereabouts = dict(sorted(places.items()))

    def put(self, side: Side, name: Name, army: Army) -> None:
        """Add figures to a region."""
        if army.bands or army.characters:
            self.set_army(side, name, self.regions[name].army(side).plus(army))

    def take(self, side: Side, name: Name, army: Army) -> None:
        """Take figures away from a region, where they must be."""
        if army.bands or army.characters:
            self.set_army(side, name, self.regions[name].army(side).minus(army))

    def army(self, side: Side, name: Name) -> Army:
        """All figures of a side in a region."""
        return self.regions[name].army(side)

    def reserve(self, nation: Nation) -> Band:
        """The reinforcements of a Nation."""
        return self.reinforcements[nation]

    def to_reserve(self, *bands: Band) -> None:
        """Figures that come back to the reinforcements."""
        for nation, regulars, elites, leaders in bands:
            _, r, e, n = self.reinforcements[nation]
            self.reinforcements[nation] = Band(nation, r + regulars, e + elites, n + leaders)

    def from_reserve(self, *bands: Band) -> None:
        """Figures that leave the reinforcements, where they must be."""
        for band in bands:
            left = army_of((self.reinforcements[band.nation],)).minus_band(band)
            self.reinforcements[band.nation] = left.band(band.nation)

    def lose(self, *bands: Band) -> None:
        """Casualties that have left the board: FP figures for good, SH figures to the
        reinforcements (W12.11, W12.12)."""
        for band in bands:
            if SIDE_OF[band.nation] == SHADOW:
                self.to_reserve(band)
                continue
            nation, regulars, elites, leaders = band
            _, r, e, n = self.casualties[nation]
            self.casualties[nation] = Band(nation, r + regulars, e + elites, n + leaders)

    def at_war(self, nation: Nation) -> bool:
        """Whether a Nation is At War (W17.1)."""
        return self.politics[nation] == 0

    def in_play(self, character: str) -> bool:
        """Whether a Character is on the map."""
        return character in self.whereabouts

    # ---- who decides

    def seat(self, side: Side) -> Seat:
        """The seat that decides for a side now. In the two-player game the side itself; with
        three and four players (W22) the acting or the leading player of the side."""
        return side

    def hand(self, side: Side) -> tuple[str, ...]:
        """The hand of the seat that decides for a side."""
        return self.hands[self.seat(side)]


def new_game(edition: str, decks: Mapping[str, Pile]) -> Game:
    """A state set up by W3, before the first turn; nothing is on the agenda yet."""
    game = Game.__new__(Game)
    game.agenda = []
    game.listener = None
    game.outcome = None
    game.edition = edition
    game.turn = 0
    game.phase = 1
    game.active_side = FREE
    game.regions = {place.name: Region(control=place.owner) for place in PLACES.values()}
    game.where = {FREE: (), SHADOW: ()}
    game.whereabouts = {}
    game.reinforcements = dict(FIGURES)
    game.casualties = {n: Band(n) for n in FIGURES if SIDE_OF[n] == FREE}
    game.eliminated = ()
    game.politics = dict(STEPS_TO_WAR)
    game.passive = PASSIVE
    game.dice = {FREE: (), SHADOW: ()}
    game.used_dice = dict(BASIC_DICE)
    game.hunt_box = HuntBox()
    game.rings = {FREE: ELVEN_RINGS, SHADOW: 0}
    game.once = ()
    game.decks = dict(decks)
    game.hands = {FREE: (), SHADOW: ()}
    game.discards = {FREE: (), SHADOW: ()}
    game.buried = {FREE: (), SHADOW: ()}
    game.table = ()
    game.fellowship = Fellowship(RING_BEARERS_START, companions=FIRST_COMPANIONS)
    game.hunt_pool = STANDARD_TILES
    game.drawn_tiles = ()
    game.removed_tiles = ()
    game.waiting_tiles = ()
    game.hunt = None
    game.battle = None
    for name, band in starting_armies():
        game.from_reserve(band)
        game.put(SIDE_OF[band.nation], name, army_of((band,)))
    return game
