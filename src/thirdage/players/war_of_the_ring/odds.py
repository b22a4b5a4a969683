"""Odds: what a battle, a Hunt roll or a Hunt tile is likely to bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.pieces import Army
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, INSIDE
from thirdage.games.war_of_the_ring.tiles import DIE, EYE, TILES

# ---- battles


class Force(NamedTuple):
    """What an Army is worth in battle."""

    units: int
    hits: int
    """How many hits it can take."""
    leadership: int
    captains: int

    @property
    def power(self) -> float:
        """Hits it can take times hits it scores in a round: by Lanchester's law the larger
        one wins."""
        return _power(self)


@lru_cache(1 << 12)
def _power(force: Force) -> float:
    return force.hits * hits_a_round(force, force.hits, 1 / 3)


@lru_cache(1 << 14)
def force_of(army: Army, elites_lead: bool) -> Force:
    """The strength of figures; `elites_lead`: Isengard Elites count as Leaders."""
    leadership = captains = elites = 0
    for nation, _, band_elites, leaders in army.bands:
        elites += band_elites
        leadership += leaders
        if elites_lead and nation == "isengard":
            leadership += band_elites
    for name in army.characters:
        leadership += CHARACTERS[name].leadership
        captains += CHARACTERS[name].captain
    return Force(army.units, army.units + elites, leadership, captains)


def besieged_force(force: Force) -> Force:
    """What is left of an Army inside a Stronghold: at most five units."""
    if force.units <= INSIDE:
        return force
    return Force(INSIDE, min(force.hits, 2 * INSIDE), force.leadership, force.captains)


def hits_a_round(force: Force, left: float, chance: float) -> float:
    """Expected hits of a force that can still take so many hits."""
    dice = min(COMBAT_DICE, min(float(force.units), left) + force.captains)
    hits = dice * chance
    return hits + min(float(force.leadership), dice - hits) * chance


class Duel(NamedTuple):
    """How a fight to the end goes on average."""

    chance: float
    """The attacker's chance to win, roughly."""
    rounds: int
    left: float
    """The share of the attacker's strength that is left, or minus that of the defender."""


MOST_ROUNDS: Final = 14


@lru_cache(1 << 14)
def duel(attacker: Force, defender: Force, first: float = 1 / 3, later: float = 1 / 3) -> Duel:
    """An average fight; the attacker's dice hit with these chances in the first and in later
    rounds."""
    if not defender.units:
        return Duel(1.0, 0, 1.0)
    if not attacker.units:
        return Duel(0.0, 0, -1.0)
    ours, theirs = float(attacker.hits), float(defender.hits)
    rounds, chance = 0, first
    while ours > 0 and theirs > 0 and rounds < MOST_ROUNDS:
        blow = hits_a_round(attacker, ours, chance)
        ours -= hits_a_round(defender, theirs, 1 / 3)
        theirs -= blow
        rounds += 1
        chance = later
    left = max(0.0, ours) / attacker.hits - max(0.0, theirs) / defender.hits
    return Duel(min(0.98, max(0.02, 0.5 + 0.9 * left)), rounds, left)


def siege(attacker: Force, garrison: Force) -> Duel:
    """Storming a Stronghold until one side is worn down, a round an action."""
    return duel(attacker, besieged_force(garrison), 1 / 6, 1 / 6)


@lru_cache(1 << 12)
def difficulty(garrison: Force, stronghold: bool) -> float:
    """How much more a Settlement costs than an empty one, roughly."""
    if stronghold:
        return 1.0 + 0.28 * besieged_force(garrison).power
    return 1.0 + 0.08 * garrison.power


# ---- the Hunt


def hunt_chance(level: int, bonus: int, again: int) -> float:
    """The chance that a Hunt roll with so many dice, bonus and re-rolls succeeds."""
    dice = min(COMBAT_DICE, level)
    if not dice:
        return 0.0
    miss = 1 - min(5, 1 + bonus) / 6
    return 1 - float(miss ** (dice + min(again, dice)))


def tile_damage(code: str, eye: float) -> float:
    """The Hunt damage of a tile, negative if it heals; an Eye counts as given."""
    tile = TILES[code]
    if tile.kind == EYE:
        return eye
    return 3.5 if tile.kind == DIE else float(tile.value)


class Tiles(NamedTuple):
    """What a tile of a pool brings on average."""

    damage: float
    reveals: float
    stops: float


@lru_cache(1 << 12)
def average_tile(pool: tuple[str, ...], eye: float) -> Tiles:
    """The average of the tiles of the Hunt Pool."""
    if not pool:
        return Tiles(1.5, 0.4, 0.0)
    damage = sum(tile_damage(code, eye) for code in pool)
    reveals = sum(TILES[code].reveal for code in pool)
    stops = sum(TILES[code].stop for code in pool)
    return Tiles(damage / len(pool), reveals / len(pool), stops / len(pool))
