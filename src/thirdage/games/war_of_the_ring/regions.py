"""Free regions and control (W2.11 to W2.14, W16.1): what the rules ask of a region."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import FREE, PLACES, Name, Nation, Side, other
from thirdage.games.war_of_the_ring.state import Game


def is_free(game: Game, side: Side, name: Name) -> bool:
    """Free for a side: no enemy Army and no enemy-controlled Settlement (W2.12); so is a
    region whose Stronghold the side besieges (W2.13)."""
    region = game.regions[name]
    enemy = other(side)
    if region.besieged is not None:
        return region.besieged == enemy
    return region.control != enemy and not region.army(enemy).units


def is_free_to_enter(game: Game, side: Side, name: Name) -> bool:
    """Free for the purposes of Army movement (W2.14): no enemy units, or only besieged ones."""
    region = game.regions[name]
    if region.besieged is not None:
        return region.besieged != side
    return not (region.shadow if side == FREE else region.free).units


def is_unconquered(game: Game, name: Name) -> bool:
    """Whether a Settlement is controlled by its first owner (W2.11)."""
    owner = PLACES[name].owner
    return owner is not None and game.regions[name].control == owner


def is_besieged(game: Game, side: Side, name: Name) -> bool:
    """Whether a side's figures in this region are inside a besieged Stronghold (W15.5)."""
    return game.regions[name].besieged == side


def in_nation(name: Name | None, *nations: Nation) -> bool:
    """Whether a region lies inside the borders of one of these Nations (W2.6)."""
    return name is not None and PLACES[name].nation in nations


def has_army_near(game: Game, side: Side, name: Name) -> list[Name]:
    """The regions of a side's Armies, in this region or adjacent to it."""
    return [n for n in (name, *PLACES[name].borders) if game.regions[n].army(side).units]
