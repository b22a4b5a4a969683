"""Army movement (W13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name, Side
from thirdage.games.war_of_the_ring.cards.on_table import kept_out
from thirdage.games.war_of_the_ring.dividing import Led, choose_part, why_not_part
from thirdage.games.war_of_the_ring.pieces import NOBODY, Army, Band, army_of
from thirdage.games.war_of_the_ring.politics import companions_arrive, entered
from thirdage.games.war_of_the_ring.reasons import (
    BESIEGED,
    ENEMY_UNITS,
    FOREIGN_BORDER,
    KEPT_OUT,
    MOVED_ALREADY,
    NO_ARMY,
    NOT_ADJACENT,
)
from thirdage.games.war_of_the_ring.regions import is_free_to_enter
from thirdage.games.war_of_the_ring.settling import settle
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

Spent = Mapping[Name, Army]
"""Figures that have been moved by the same action already, by region (W13.12)."""
NOTHING_SPENT: Spent = {}


def able_to_enter(game: Game, army: Army, to: Name) -> Army:
    """The figures that may move into a region: not those of a Nation that is not At War
    across another Nation's border (W13.14), not Saruman (W10.18)."""
    nation = PLACES[to].nation
    politics = game.politics
    stays = "saruman" in army.characters
    held = nation is not None and any(
        politics[b.nation] and b.nation != nation and (b.nation != "sauron" or b.units)
        for b in army.bands
    )
    if not held and not stays:
        return army
    bands = army.bands
    if held:
        bands = tuple(
            band
            if not politics[band.nation] or band.nation == nation
            # The Nazgûl are always At War (W17.16).
            else Band(band.nation, 0, 0, band.leaders if band.nation == "sauron" else 0)
            for band in bands
        )
    return army_of(bands, (c for c in army.characters if c != "saruman"))


def why_not_enter(game: Game, side: Side, to: Name) -> Reason | None:
    """An Army of a side may enter a region (W13.10, W13.11)."""
    if not is_free_to_enter(game, side, to):
        return ENEMY_UNITS
    if side == SHADOW and game.table and kept_out(game, to):
        return KEPT_OUT
    return None


def why_not_move(
    game: Game, side: Side, start: Name, to: Name, led: Led, spent: Spent = NOTHING_SPENT
) -> Reason | None:
    """An Army may move to an adjacent region (W13.2 to W13.15); with `led` it needs a
    leader-type figure that goes along (W13.4, W13.8)."""
    region = game.regions[start]
    whole = region.army(side)
    if not whole.units:
        return NO_ARMY
    if region.besieged == side:
        return BESIEGED
    if to not in PLACES[start].borders:
        return NOT_ADJACENT
    reason = why_not_enter(game, side, to)
    if reason is not None:
        return reason
    fresh = whole.minus(spent[start]) if start in spent else whole
    if not fresh.units:
        return MOVED_ALREADY
    able = able_to_enter(game, fresh, to)
    if not able.units:
        return FOREIGN_BORDER
    return why_not_part(game, whole, able, led)


def moves(
    game: Game,
    side: Side,
    led: Led,
    spent: Spent = NOTHING_SPENT,
    only: Callable[[Name], bool] | None = None,
) -> Iterator[tuple[Name, Name]]:
    """All (from, to) of legal moves of one region, with `only` from these regions."""
    for start in game.where[side]:
        if only is None or only(start):
            for to in PLACES[start].borders:
                if why_not_move(game, side, start, to, led, spent) is None:
                    yield start, to


def can_move(game: Game, side: Side, led: Led) -> bool:
    """Whether any Army can move."""
    return next(moves(game, side, led), None) is not None


def move_armies(
    game: Game,
    side: Side,
    most: int,
    *,
    led: Led = False,
    only: Callable[[Name], bool] | None = None,
) -> Script[int]:
    """Move up to `most` different Armies one region each (W13.3); gives how many moved.

    The first move must be possible. With `only`, Armies start in such regions alone.
    """
    spent: dict[Name, Army] = {}
    moved = 0
    while moved < most:
        able = list(moves(game, side, led, spent, only))
        starts = list(dict.fromkeys(start for start, _ in able))
        if not starts:
            break
        start = yield from ask(game, side, "from", starts if not moved else [*starts, "stop"])
        if start == "stop":
            break
        to = yield from ask(game, side, "to", [t for s, t in able if s == start])
        part = yield from choose_movers(game, side, start, to, led, spent)
        carry_army(game, side, start, to, part)
        spent[to] = spent.get(to, NOBODY).plus(part)
        moved += 1
    return moved


def choose_movers(
    game: Game,
    side: Side,
    start: Name,
    to: Name,
    led: Led,
    spent: Spent = NOTHING_SPENT,
) -> Script[Army]:
    """Which figures of an Army go to a region (W13.5)."""
    whole = game.army(side, start)
    fresh = whole.minus(spent[start]) if start in spent else whole
    able = able_to_enter(game, fresh, to)
    return (yield from choose_part(game, side, whole, able, led=led, rearguard=False))


def carry_army(game: Game, side: Side, start: Name, to: Name, part: Army) -> None:
    """Figures go from one region to another, and what follows from it at once."""
    game.take(side, start, part)
    game.put(side, to, part)
    game.tell("moves", side, start, to, part.units)
    arrive(game, side, to, part)
    settle(game, start, to)


def arrive(game: Game, side: Side, to: Name, part: Army, *, moving: bool = True) -> None:
    """An Army has entered a region: activation (W17.4.1), and what its Companions activate by
    ending a movement there (W17.4.4a). A retreat is no movement of Companions."""
    entered(game, side, to)
    if side == FREE and moving and part.characters:
        companions_arrive(game, to, part.characters)


# ---- moves of several regions, by cards (W13.16, W13.17)


def march_routes(game: Game, side: Side, start: Name, part: Army, steps: int) -> dict[Name, Name]:
    """Where this Army can get with at most so many steps: every region that it can reach, and
    the region before it on a shortest way. Every region on the way must be free to enter."""
    before: dict[Name, Name] = {start: start}
    edge = [start]
    for _ in range(steps):
        following: list[Name] = []
        for name in edge:
            for to in PLACES[name].borders:
                if to in before or why_not_enter(game, side, to) is not None:
                    continue
                if able_to_enter(game, part, to) == part:
                    before[to] = name
                    following.append(to)
        edge = following
    return before


def march(game: Game, side: Side, part: Army, route: list[Name]) -> None:
    """An Army goes along a route (its start first); enemy Settlements on it are captured, and
    stacking is not checked on the way (W13.17)."""
    for start, to in pairwise(route):
        carry_army(game, side, start, to, part)
