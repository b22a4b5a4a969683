"""Reading a view of War of the Ring: typed access, and estimates that both sides need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    SETTLEMENTS,
    SHADOW,
    Name,
    Side,
    distances,
    other,
)
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.pieces import Army
from thirdage.games.war_of_the_ring.state import Fellowship, HuntBox, Region
from thirdage.table.game import View

WORTH: Final = tuple(name for name in SETTLEMENTS if PLACES[name].points)


class Reading:
    """A view, seen with the eyes of one side."""

    def __init__(self, view: View, side: Side) -> None:
        self.view: Mapping[str, Any] = view
        self.side = side
        self.enemy = other(side)
        self.regions: Mapping[Name, Region] = self.view["regions"]
        self.where: Mapping[Side, tuple[Name, ...]] = self.view["where"]
        self.politics: Mapping[str, int] = self.view["politics"]
        self.fellowship: Fellowship = self.view["fellowship"]
        self.hunt_box: HuntBox = self.view["hunt_box"]
        self.hand: tuple[str, ...] = self.view["hands"][side]

    def points(self, side: Side) -> int:
        """Victory Points of a side."""
        points: int = self.view["points"][side]
        return points

    def army(self, side: Side, name: Name) -> Army:
        """The figures of a side in a region."""
        return self.regions[name].army(side)

    def at_war_units(self, army: Army) -> int:
        """Units of Nations At War."""
        politics = self.politics
        return sum(b.regulars + b.elites for b in army.bands if not politics[b.nation])

    # ---- the strength of Armies

    def leadership(self, side: Side, army: Army) -> int:
        """Leaders, Nazgûl and Characters (Isengard Elites with Saruman)."""
        total = sum(band.leaders for band in army.bands)
        total += sum(CHARACTERS[c].leadership for c in army.characters)
        if side == SHADOW and "saruman" in self.view["whereabouts"]:
            total += army.band("isengard").elites
        return total

    def hit_points(self, army: Army) -> int:
        """How many hits an Army can take."""
        return army.units + army.elites

    def hits_a_round(self, side: Side, army: Army, needed: int = 5) -> float:
        """Expected hits in a combat round, with the Leader re-roll."""
        captains = sum(CHARACTERS[c].captain for c in army.characters) if side == FREE else 0
        dice = min(5, army.units + captains)
        chance = (7 - needed) / 6
        hits = dice * chance
        return hits + min(self.leadership(side, army), 5, dice - hits) * chance

    def power(self, side: Side, army: Army, needed: int = 5) -> float:
        """Hit points times expected hits: by Lanchester's law the larger one wins."""
        return self.hit_points(army) * self.hits_a_round(side, army, needed)

    def attack_ratio(self, side: Side, attackers: Army, target: Name, inside: bool) -> float:
        """The attackers' power against the defenders' in a region: above 1 they should win.
        `inside`: the defenders are, or will be, in their Stronghold."""
        defenders = self.army(other(side), target)
        if not defenders.units:
            return 9.0
        needed = 6 if inside or PLACES[target].kind in ("city", "fortification") else 5
        if inside and defenders.units > 5:
            return 0.5
        power = self.power(other(side), defenders)
        if inside:
            # A siege battle is one round; the garrison cannot leave, so it is worn down.
            return 1.3 * self.power(side, attackers, 6) / power
        ratio = self.power(side, attackers, needed) / power
        # Only the first round is harder at a City or a Fortification.
        return ratio * 1.35 if needed == 6 else ratio

    def withdraws(self, target: Name, defender: Side) -> bool:
        """Whether a defender can go into his Stronghold here."""
        region = self.regions[target]
        return PLACES[target].stronghold and region.control == defender

    # ---- where to go

    def targets(self) -> list[tuple[Name, float]]:
        """Enemy Settlements worth having, with their value: points, less if well defended."""
        found = []
        for name in WORTH:
            place = PLACES[name]
            region = self.regions[name]
            if region.control != self.enemy:
                continue
            garrison = self.army(self.enemy, name)
            value = float(place.points if place.owner == self.enemy else place.points + 0.5)
            value /= 1.0 + 0.12 * self.power(self.enemy, garrison)
            found.append((name, value))
        return found

    def pull(self) -> dict[Name, float]:
        """How much every region draws Armies of this side: the best target by distance."""
        field: dict[Name, float] = dict.fromkeys(PLACES, 0.0)
        for target, value in self.targets():
            for name, distance in distances(target).items():
                pull = value * _FADING[distance]
                if pull > field[name]:
                    field[name] = pull
        return field

    def threat(self, name: Name) -> float:
        """The greatest enemy power next to a region, of units that could attack it."""
        most = 0.0
        for border in PLACES[name].borders:
            army = self.army(self.enemy, border)
            if army.units and self.at_war_units(army):
                most = max(most, self.power(self.enemy, army))
        return most


_FADING: Final = [0.72**distance for distance in range(40)]
