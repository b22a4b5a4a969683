"""Reading a view of War of the Ring: typed access, and estimates that both sides need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    SHADOW,
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
from thirdage.players.war_of_the_ring.odds import (
    Duel,
    Force,
    difficulty,
    duel,
    force_of,
    siege,
)
from thirdage.table.game import View
from thirdage.table.scripts import Facts

FADING: Final = 0.72
"""How much of its pull a target keeps from one region to the next."""
WORTH: Final = tuple(place for place in PLACES.values() if place.points)
"""The Settlements that count for victory."""
_BORDERS: Final = {place.name: place.borders for place in PLACES.values()}
REACH: Final = {
    steps: {name: frozenset(within(name, steps)) for name in PLACES} for steps in (1, 2)
}
"""The regions within one step, or two, of a region."""
T = TypeVar("T")


class kept(Generic[T]):  # noqa: N801 - it is used like property
    """A property that is worked out once (functools.cached_property, without its lock)."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, owner: Any, kind: type[Any]) -> T:
        value = self.work_out(owner)
        owner.__dict__[self.name] = value
        return value


class Reading:
    """A position, seen with the eyes of a side. The view is looked at when something of it is
    needed for the first time; what is worked out from it is kept."""

    view: Mapping[str, Any]
    regions: Mapping[Name, Region]
    where: Mapping[Side, tuple[Name, ...]]
    """The regions with units of a side."""
    whereabouts: Mapping[str, Name]
    """The regions of the Characters on the map."""
    politics: Mapping[Nation, int]
    """Steps to war."""
    passive: tuple[Nation, ...]
    fellowship: Fellowship
    hunt_box: HuntBox
    hand: tuple[str, ...]
    """One's own cards."""
    table: tuple[str, ...]

    def __init__(self, see: Callable[[], View], side: Side, facts: Facts = ()) -> None:
        self._see = see
        self.side = side
        self.facts = facts
        """What the question is about."""
        self.enemy = other(side)
        self._forces: dict[Side, dict[Name, Force]] = {FREE: {}, SHADOW: {}}

    def __getattr__(self, name: str) -> Any:
        if name not in Reading.__annotations__:
            raise AttributeError(name)
        view = self._see()
        self.__dict__.update(
            view=view,
            regions=view["regions"],
            where=view["where"],
            whereabouts=view["whereabouts"],
            politics=view["politics"],
            passive=view["passive"],
            fellowship=view["fellowship"],
            hunt_box=view["hunt_box"],
            hand=view["hands"][self.side],
            table=view["table"],
        )
        return self.__dict__[name]

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

    @kept
    def can_crown(self) -> bool:
        """Whether Strider can become Aragorn."""
        at = self.whereabouts.get("strider")
        return at in CROWNING_PLACES and self.regions[at].control == FREE

    @kept
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

    @kept
    def _elites_lead(self) -> bool:
        return "saruman" in self.whereabouts

    def force(self, army: Army) -> Force:
        """The strength of some figures."""
        return force_of(army, self._elites_lead)

    def force_at(self, side: Side, name: Name) -> Force:
        """The strength of a side in a region."""
        forces = self._forces[side]
        force = forces.get(name)
        if force is None:
            region = self.regions[name]
            army = region.free if side == FREE else region.shadow
            force = forces[name] = force_of(army, self._elites_lead)
        return force

    def attackers(self, name: Name) -> Force:
        """The strength of one's own figures in a region that can attack."""
        army = self.army(self.side, name)
        part = self.at_war_part(army)
        return self.force_at(self.side, name) if part is army else self.force(part)

    def at_war_part(self, army: Army) -> Army:
        """The figures that can attack."""
        politics = self.politics
        for band in army.bands:
            if politics[band.nation]:
                break
        else:
            return army
        bands = [
            band if not politics[band.nation] else Band(band.nation, 0, 0, band.leaders)
            for band in army.bands
            if not politics[band.nation] or band.nation == "sauron"
        ]
        return army_of(bands, army.characters)

    @kept
    def hosts(self) -> frozenset[Name]:
        """The regions from which one's own Armies could attack or walk on."""
        return frozenset(self._hosts(self.side))

    @kept
    def enemy_hosts(self) -> frozenset[Name]:
        """The regions from which enemy Armies could attack or walk on."""
        return frozenset(self._hosts(self.enemy))

    def _hosts(self, side: Side) -> Iterator[Name]:
        """Where a side has units of a Nation At War that are not besieged."""
        regions, politics = self.regions, self.politics
        for name in self.where[side]:
            free, shadow, besieged, _ = regions[name]
            if besieged != side:
                for nation, regulars, elites, _ in (free if side == FREE else shadow).bands:
                    if not politics[nation] and (regulars or elites):
                        yield name
                        break

    @kept
    def barred(self) -> frozenset[Name]:
        """The regions that an Army of one's own cannot enter: enemies are there, or a card
        keeps it out, or it is besieged there itself."""
        regions, enemy, side = self.regions, self.enemy, self.side
        enemies = (n for n in self.where[enemy] if regions[n].besieged != enemy)
        inside = (n for n in self.where[side] if regions[n].besieged == side)
        return self.closed.union(enemies, inside)

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

    @kept
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

    def field_battle(self, attackers: Force, target: Name) -> Duel:
        """A battle of one's own in the open, or against a City or Fortification."""
        walls = PLACES[target].kind in ("city", "fortification")
        return duel(attackers, self.force_at(self.enemy, target), 1 / 6 if walls else 1 / 3)

    def storm(self, attackers: Force, target: Name) -> Duel:
        """A siege of an enemy Stronghold to its end."""
        return siege(attackers, self.force_at(self.enemy, target))

    @kept
    def threats(self) -> Mapping[Name, float]:
        """The greatest enemy power in or next to a region, of units that could attack it."""
        threats: dict[Name, float] = {}
        for host in self.enemy_hosts:
            power = self.force_at(self.enemy, host).power
            for near in (host, *PLACES[host].borders):
                if power > threats.get(near, 0.0):
                    threats[near] = power
        return threats

    def threat(self, name: Name) -> float:
        """The threat to a region, 0 if there is none."""
        return self.threats.get(name, 0.0)

    def must_be_held(self, name: Name) -> bool:
        """Whether this is a City or Stronghold of one's own that enemies within two regions
        could walk into."""
        if not PLACES[name].points or self.regions[name].control != self.side:
            return False
        return not self.enemy_hosts.isdisjoint(REACH[2][name])

    # ---- where to go

    @kept
    def targets(self) -> tuple[tuple[Name, float], ...]:
        """Enemy Settlements worth having, with their value: points, less if well defended."""
        found = []
        regions, enemy = self.regions, self.enemy
        for place in WORTH:
            name = place.name
            if regions[name].control == enemy and name not in self.closed:
                value = place.points if place.owner == enemy else place.points + 0.5
                hard = difficulty(self.force_at(enemy, name), place.stronghold)
                found.append((name, round(value / hard, 1)))
        return tuple(found)

    @kept
    def undefended(self) -> frozenset[Name]:
        """The enemy Settlements worth having that an Army could walk into."""
        return frozenset(
            name for name, _ in self.targets if not self.force_at(self.enemy, name).units
        )

    @kept
    def pull(self) -> Mapping[Name, float]:
        """How much every region draws Armies of this side."""
        return pull_of(self.targets)

    def room(self, name: Name) -> int:
        """How many more units a region of one's own can hold."""
        return STACKING - self.army(self.side, name).units

    # ---- the end

    @kept
    def turns_left(self) -> float:
        """How many turns the Shadow will need to win the war, by what it has done so far and
        what it threatens now."""
        pending = 0.0
        shadow_hosts = self.hosts if self.side == SHADOW else self.enemy_hosts
        for place in WORTH:
            region = self.regions[place.name]
            if region.control != FREE or place.owner != FREE:
                continue
            if region.besieged == FREE:
                pending += 0.6 * place.points
            elif any(
                self.regions[near].shadow.units >= 4
                for near in shadow_hosts.intersection(REACH[1][place.name])
            ):
                pending += 0.3 * place.points
        points = self.points(SHADOW)
        turn: int = self.view["turn"]
        pace = 1.15 * (points + pending + 4.0) / (turn + 5.0)
        to_go = POINTS_TO_WIN[SHADOW] - points - 0.5 * pending
        return max(0.0, to_go) / pace


@lru_cache(256)
def pull_of(targets: tuple[tuple[Name, float], ...]) -> dict[Name, float]:
    """How much every region draws Armies: by its best target, less the farther that is away."""
    field: dict[Name, float] = dict.fromkeys(PLACES, 0.0)
    field.update(targets)
    changed = [name for name, _ in sorted(targets, key=lambda target: -target[1])]
    for name in changed:
        onward = field[name] * FADING
        for border in _BORDERS[name]:
            if onward > field[border]:
                field[border] = onward
                changed.append(border)
    return field
