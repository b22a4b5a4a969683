"""Automatic checks (W23.1): what follows at once when figures have come or gone.

The order is that of W23.1: FP Leaders without an Army, the end of sieges, captures,
activation and advance, cards on the table. Victory conditions 1 and 2 are checked where
Corruption and the Mordor Track change.
"""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, SIDES, Name, Side, other
from thirdage.games.war_of_the_ring.cards.on_table import discard_lapsed
from thirdage.games.war_of_the_ring.pieces import Band, army_of
from thirdage.games.war_of_the_ring.politics import BY_CAPTURE, advance
from thirdage.games.war_of_the_ring.setup import POINTS_TO_WIN
from thirdage.games.war_of_the_ring.state import Game


def settle(game: Game, *names: Name) -> None:
    """Carry out the automatic checks for these regions, then for the table."""
    for name in names:
        remove_lone_leaders(game, name)
        lift_siege(game, name)
        capture(game, name)
    discard_lapsed(game)


def remove_lone_leaders(game: Game, name: Name) -> None:
    """FP Leaders on the map without an Army are eliminated (W10.21, OP-26)."""
    army = game.regions[name].free
    if army.units or not army.bands:
        return
    leaders = [Band(band.nation, 0, 0, band.leaders) for band in army.bands]
    game.take(FREE, name, army_of(leaders))
    game.lose(*leaders)
    game.tell("leaders-lost", name, sum(band.leaders for band in leaders))


def lift_siege(game: Game, name: Name) -> None:
    """A siege ends when the besiegers have left or one of the Armies is gone (W15.13); the
    besieged figures are then in the open, and besiegers that are left take the Stronghold
    (W16.3, OP-21)."""
    region = game.regions[name]
    if region.besieged is None:
        return
    garrison = region.army(region.besieged).units
    besiegers = region.army(other(region.besieged)).units
    if garrison and besiegers:
        return
    game.regions[name] = region._replace(besieged=None)
    game.tell("siege-over", name)


def capture(game: Game, name: Name) -> None:
    """A Settlement without enemy defenders belongs to the Army that has entered (W16.2)."""
    place, region = PLACES[name], game.regions[name]
    if not place.settled or region.besieged is not None:
        return
    side = other(region.control or FREE)
    if not region.army(side).units or region.army(other(side)).units:
        return
    game.regions[name] = region._replace(control=side)
    assert place.nation is not None
    if place.owner == side:
        game.tell("retaken", side, name)
        return
    game.tell("captured", side, name, place.points)
    advance(game, place.nation, BY_CAPTURE)


def besiege(game: Game, name: Name, side: Side) -> None:
    """The figures of a side in this region are inside its Stronghold from now on (W15.5)."""
    game.regions[name] = game.regions[name]._replace(besieged=side)
    game.tell("siege", side, name)


def points(game: Game, side: Side) -> int:
    """Victory Points of captured Settlements (W16.6)."""
    regions = game.regions
    total = 0
    for name, worth in _WORTH_TO[side]:
        if regions[name].control == side:
            total += worth
    return total


_WORTH_TO = {
    side: tuple((p.name, p.points) for p in PLACES.values() if p.points and p.owner == other(side))
    for side in SIDES
}


def check_conquest(game: Game) -> None:
    """Phase 6: the Military Victory conditions, those of SH first (W21.5, W21.6, W21.2)."""
    for side in (SHADOW, FREE):
        if points(game, side) >= POINTS_TO_WIN[side]:
            game.win(side, "military")
