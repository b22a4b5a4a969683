"""Reading a view of War of the Ring: typed access, and estimates that both sides need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import Any, Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    Name,
    Nation,
    Side,
    other,
    within,
)
from thirdage.games.war_of_the_ring.cards.on_table import KEPT_OUT_BY
from thirdage.games.war_of_the_ring.characters import MINIONS
from thirdage.games.war_of_the_ring.entering import CROWNING_PLACES
from thirdage.games.war_of_the_ring.pieces import Army, Band, army_of
from thirdage.games.war_of_the_ring.setup import POINTS_TO_WIN, STACKING
from thirdage.games.war_of_the_ring.state import Fellowship, HuntBox, Region
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.odds import (
    Duel,
    Force,
    besieged_force,
    duel,
    force_of,
    siege,
)

WORTH: Final = tuple(name for name in SETTLEMENTS if PLACES[name].points)
FADING: Final = 0.72
"""How much of its pull a target keeps from one region to the next."""
_REACH: Final = {
    steps: {name: frozenset(within(name, steps)) for name in PLACES} for steps in (1, 2)
}


class Reading:
    """A question, seen with the eyes of the side that is asked. What it works out it keeps."""

    def __init__(self, question: Question, side: Side) -> None:
        self.question = question
        self.side = side
        self.enemy = other(side)
        self._forces: dict[tuple[Side, Name], Force] = {}
        self._threats: dict[Name, float] = {}

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees."""
        return self.question.view

    @cached_property
    def regions(self) -> Mapping[Name, Region]:
        """The map."""
        regions: Mapping[Name, Region] = self.view["regions"]
        return regions

    @cached_property
    def where(self) -> Mapping[Side, tuple[Name, ...]]:
        """The regions with units of a side."""
        where: Mapping[Side, tuple[Name, ...]] = self.view["where"]
        return where

    @cached_property
    def whereabouts(self) -> Mapping[str, Name]:
        """The regions of the Characters on the map."""
        whereabouts: Mapping[str, Name] = self.view["whereabouts"]
        return whereabouts

    @cached_property
    def politics(self) -> Mapping[Nation, int]:
        """Steps to war."""
        politics: Mapping[Nation, int] = self.view["politics"]
        return politics

    @cached_property
    def fellowship(self) -> Fellowship:
        """The Fellowship."""
        fellowship: Fellowship = self.view["fellowship"]
        return fellowship

    @cached_property
    def hunt_box(self) -> HuntBox:
        """The Hunt Box."""
        box: HuntBox = self.view["hunt_box"]
        return box

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """One's own cards."""
        hand: tuple[str, ...] = self.view["hands"][self.side]
        return hand

    @cached_property
    def table(self) -> tuple[str, ...]:
        """The cards on the table."""
        table: tuple[str, ...] = self.view["table"]
        return table

    @cached_property
    def passive(self) -> tuple[Nation, ...]:
        """The Nations that are not active yet."""
        passive: tuple[Nation, ...] = self.view["passive"]
        return passive

    def points(self, side: Side) -> int:
        """Victory Points of a side."""
        points: int = self.view["points"][side]
        return points

    def at_war(self, *nations: Nation) -> bool:
        """Whether all these Nations are At War."""
        return not any(self.politics[nation] for nation in nations)

    def in_play(self, character: str) -> bool:
        """Whether a Character is on the map."""
        return character in self.whereabouts

    def reserve(self, nation: Nation) -> Band:
        """The reinforcements of a Nation."""
        band: Band = self.view["reinforcements"][nation]
        return band

    def can_advance(self, nation: Nation) -> bool:
        """Whether a Nation's counter can move."""
        steps = self.politics[nation]
        return steps > 1 or (steps == 1 and nation not in self.passive)

    @cached_property
    def can_crown(self) -> bool:
        """Whether Strider can become Aragorn."""
        at = self.whereabouts.get("strider")
        return at in CROWNING_PLACES and self.regions[at].control == FREE

    @cached_property
    def can_turn_white(self) -> bool:
        """Whether Gandalf the White can come."""
        gone = self.view["eliminated"]
        if "gandalf-grey" in self.fellowship.companions:
            return False
        if "gandalf-white" in self.whereabouts or "gandalf-white" in gone:
            return False
        return any(minion in self.whereabouts or minion in gone for minion in MINIONS)

    # ---- the strength of Armies

    def army(self, side: Side, name: Name) -> Army:
        """The figures of a side in a region."""
        return self.regions[name].army(side)

    @cached_property
    def _elites_lead(self) -> bool:
        return "saruman" in self.whereabouts

    def force(self, army: Army) -> Force:
        """The strength of some figures."""
        return force_of(army, self._elites_lead)

    def force_at(self, side: Side, name: Name) -> Force:
        """The strength of a side in a region."""
        key = (side, name)
        force = self._forces.get(key)
        if force is None:
            force = self._forces[key] = self.force(self.army(side, name))
        return force

    def at_war_part(self, army: Army) -> Army:
        """The figures that can attack."""
        politics = self.politics
        if not any(politics[band.nation] for band in army.bands):
            return army
        bands = [
            band if not politics[band.nation] else Band(band.nation, 0, 0, band.leaders)
            for band in army.bands
            if not politics[band.nation] or band.nation == "sauron"
        ]
        return army_of(bands, army.characters)

    @cached_property
    def hosts(self) -> Mapping[Side, frozenset[Name]]:
        """The regions from which each side could attack or walk on: its units there are At
        War, some of them, and not besieged."""
        return {side: frozenset(self._hosts(side)) for side in SIDES}

    def _hosts(self, side: Side) -> Iterator[Name]:
        regions, politics = self.regions, self.politics
        for name in self.where[side]:
            region = regions[name]
            if region.besieged != side:
                army = region.free if side == FREE else region.shadow
                if any(b.units and not politics[b.nation] for b in army.bands):
                    yield name

    @cached_property
    def barred(self) -> frozenset[Name]:
        """The regions that an Army of one's own cannot enter: enemies are there, or a card
        keeps it out, or it is besieged there itself."""
        regions, enemy, side = self.regions, self.enemy, self.side
        enemies = (n for n in self.where[enemy] if regions[n].besieged != enemy)
        inside = (n for n in self.where[side] if regions[n].besieged == side)
        return self.closed.union(enemies, inside)

    def is_led(self, army: Army) -> bool:
        """Whether there is a leader-type figure."""
        return self.force(army).leadership > 0 or bool(army.characters)

    def enterable(self, army: Army, to: Name) -> int:
        """How many units of an Army of one's own may enter a region that is not barred."""
        nation = PLACES[to].nation
        politics = self.politics
        if nation is None:
            return army.units
        units = 0
        for band in army.bands:
            if not politics[band.nation] or band.nation == nation:
                units += band.regulars + band.elites
        return units

    @cached_property
    def closed(self) -> frozenset[Name]:
        """The regions that cards keep Shadow Armies out of, as far as it concerns this side."""
        if self.side == FREE:
            return frozenset()
        return frozenset(name for card in self.table for name in KEPT_OUT_BY.get(card, ()))

    # ---- battles to be expected

    def shelters(self, name: Name, defender: Side) -> bool:
        """Whether a defender can go into his Stronghold here, or has done so."""
        region = self.regions[name]
        return PLACES[name].stronghold and region.control == defender

    def field_battle(self, attackers: Army, side: Side, target: Name) -> Duel:
        """A battle in the open, or against a City or Fortification."""
        walls = PLACES[target].kind in ("city", "fortification")
        defenders = self.force_at(other(side), target)
        return duel(self.force(attackers), defenders, 1 / 6 if walls else 1 / 3)

    def storm(self, attackers: Army, side: Side, target: Name) -> Duel:
        """A siege of a Stronghold to its end."""
        return siege(self.force(attackers), self.force_at(other(side), target))

    def threat(self, name: Name) -> float:
        """The greatest enemy power in or next to a region, of units that could attack it."""
        known = self._threats.get(name)
        if known is not None:
            return known
        most = 0.0
        for near in self.hosts[self.enemy].intersection(_REACH[1][name]):
            most = max(most, self.force_at(self.enemy, near).power)
        self._threats[name] = most
        return most

    def must_be_held(self, name: Name) -> bool:
        """Whether this is a City or Stronghold of one's own that enemies could walk into."""
        if not PLACES[name].points or self.regions[name].control != self.side:
            return False
        return not self.hosts[self.enemy].isdisjoint(_REACH[2][name])

    # ---- where to go

    @cached_property
    def targets(self) -> list[tuple[Name, float]]:
        """Enemy Settlements worth having, with their value: points, less if well defended."""
        found = []
        for name in WORTH:
            place, region = PLACES[name], self.regions[name]
            if region.control != self.enemy or name in self.closed:
                continue
            value = float(place.points if place.owner == self.enemy else place.points + 0.5)
            garrison = self.force_at(self.enemy, name)
            if place.stronghold:
                value /= 1.0 + 0.16 * besieged_force(garrison).power
            else:
                value /= 1.0 + 0.08 * garrison.power
            found.append((name, value))
        return found

    @cached_property
    def pull(self) -> Mapping[Name, float]:
        """How much every region draws Armies of this side: the best target, less the farther
        it is away, and less behind enemy Armies."""
        field: dict[Name, float] = dict.fromkeys(PLACES, 0.0)
        field.update(self.targets)
        edge = [(-value, name) for name, value in self.targets]
        heapify(edge)
        enemies = self.where[self.enemy]
        while edge:
            value, name = heappop(edge)
            if -value < field[name]:
                continue
            onward = -value * FADING * (0.75 if name in enemies else 1.0)
            for border in PLACES[name].borders:
                if onward > field[border]:
                    field[border] = onward
                    heappush(edge, (-onward, border))
        return field

    def room(self, name: Name) -> int:
        """How many more units a region of one's own can hold."""
        return STACKING - self.army(self.side, name).units

    # ---- the end

    @cached_property
    def turns_left(self) -> float:
        """How many turns the Shadow will need to win the war, by what it has done so far and
        what it threatens now."""
        pending = 0.0
        for name in WORTH:
            region = self.regions[name]
            if region.control != FREE or PLACES[name].owner != FREE:
                continue
            if region.besieged == FREE:
                pending += 0.6 * PLACES[name].points
            elif any(
                self.regions[near].shadow.units >= 4
                for near in self.hosts[SHADOW].intersection(_REACH[1][name])
            ):
                pending += 0.3 * PLACES[name].points
        points = self.points(SHADOW)
        turn: int = self.view["turn"]
        pace = 1.15 * (points + pending + 4.0) / (turn + 5.0)
        to_go = POINTS_TO_WIN[SHADOW] - points - 0.5 * pending
        return max(0.0, to_go) / pace
