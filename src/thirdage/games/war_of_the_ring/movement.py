"""Army movement (W13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, NATIONS, PLACES, SHADOW, Name, Nation, Side
from thirdage.games.war_of_the_ring.cards.on_table import kept_out
from thirdage.games.war_of_the_ring.dividing import Led, choose_part, has_leader, why_not_part
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
    NOT_FREE,
)
from thirdage.games.war_of_the_ring.regions import is_free, is_free_to_enter
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
    held = False
    if nation is not None:
        for band in army.bands:
            own = band.nation
            if politics[own] and own != nation and (own != "sauron" or band.units):
                held = True
                break
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


def why_not_leave(game: Game, side: Side, start: Name, spent: Spent) -> Reason | None:
    """There is an Army in a region that can still set out from it."""
    region = game.regions[start]
    whole = region.army(side)
    if not whole.units:
        return NO_ARMY
    if region.besieged == side:
        return BESIEGED
    return None if start not in spent or _fresh(whole, start, spent).units else MOVED_ALREADY


def _fresh(whole: Army, start: Name, spent: Spent) -> Army:
    """The figures that have not been moved yet by the same action (W13.12)."""
    return whole.minus(spent[start]) if start in spent else whole


def why_not_cross(game: Game, whole: Army, fresh: Army, to: Name, led: Led) -> Reason | None:
    """Some of these figures may cross the border to a region, and nobody is left alone."""
    able = able_to_enter(game, fresh, to)
    if not able.units:
        return FOREIGN_BORDER
    return why_not_part(game, whole, able, led)


def why_not_move(
    game: Game, side: Side, start: Name, to: Name, led: Led, spent: Spent = NOTHING_SPENT
) -> Reason | None:
    """An Army may move to an adjacent region (W13.2 to W13.15); with `led` it needs a
    leader-type figure that goes along (W13.4, W13.8)."""
    reason = why_not_leave(game, side, start, spent)
    if reason is not None:
        return reason
    if to not in PLACES[start].borders:
        return NOT_ADJACENT
    reason = why_not_enter(game, side, to)
    if reason is not None:
        return reason
    whole = game.army(side, start)
    return why_not_cross(game, whole, _fresh(whole, start, spent), to, led)


def move_targets(
    game: Game, side: Side, start: Name, led: Led, spent: Spent = NOTHING_SPENT
) -> Iterator[Name]:
    """The regions that the Army of a region can move to."""
    if why_not_leave(game, side, start, spent) is not None:
        return
    whole = game.army(side, start)
    fresh = _fresh(whole, start, spent)
    if led is True and not has_leader(game, fresh):
        return
    for to in PLACES[start].borders:
        if why_not_enter(game, side, to) is None:
            if why_not_cross(game, whole, fresh, to, led) is None:
                yield to


def move_starts(
    game: Game,
    side: Side,
    led: Led,
    spent: Spent = NOTHING_SPENT,
    only: Callable[[Name], bool] | None = None,
) -> Iterator[Name]:
    """The regions whose Armies can move, with `only` of these regions."""
    for start in game.where[side]:
        if only is None or only(start):
            for _ in move_targets(game, side, start, led, spent):
                yield start
                break


def can_move(game: Game, side: Side, led: Led) -> bool:
    """Whether any Army can move."""
    return next(move_starts(game, side, led), None) is not None


def move_armies(
    game: Game,
    side: Side,
    most: int,
    *,
    at_least: int = 1,
    led: Led = False,
    only: Callable[[Name], bool] | None = None,
) -> Script[int]:
    """Move up to `most` different Armies one region each (W13.3), `at_least` so many if they
    can; gives how many moved. With `only`, Armies start in such regions alone."""
    spent: dict[Name, Army] = {}
    moved = 0
    while moved < most:
        starts = list(move_starts(game, side, led, spent, only))
        if not starts:
            break
        start = yield from ask(
            game, side, "from", starts if moved < at_least else [*starts, "stop"]
        )
        if start == "stop":
            break
        to = yield from ask(game, side, "to", list(move_targets(game, side, start, led, spent)))
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
    fresh = _fresh(whole, start, spent)
    able = able_to_enter(game, fresh, to)
    return (yield from choose_part(game, side, start, whole, able, led=led, rearguard=False))


def carry_army(
    game: Game, side: Side, start: Name, to: Name, part: Army, *, last: bool = True
) -> None:
    """Figures go from one region to another, and what follows from it at once; with `last`
    their movement ends there."""
    game.take(side, start, part)
    game.put(side, to, part)
    game.tell("moves", side, start, to, part.units)
    entered(game, side, to)
    settle(game, start, to)
    if last:
        end_movement(game, side, to, part)


def end_movement(game: Game, side: Side, to: Name, part: Army) -> None:
    """What the Companions of an Army activate by ending their movement (W17.4.4a), also in
    what it has just retaken (W23.1). A retreat is no movement of Companions."""
    if side == FREE and part.characters:
        companions_arrive(game, to, part.characters)
        settle(game, to)


# ---- retreats (W14.29, W14.30)


def why_not_retreat_to(game: Game, side: Side, start: Name, to: Name) -> Reason | None:
    """An Army retreats to an adjacent region that is free for it (W14.29, OP-48)."""
    if to not in PLACES[start].borders:
        return NOT_ADJACENT
    if not is_free(game, side, to):
        return NOT_FREE
    return KEPT_OUT if side == SHADOW and kept_out(game, to) else None


def retreat_places(game: Game, side: Side, start: Name) -> list[Name]:
    """The regions that an Army can retreat to."""
    borders = PLACES[start].borders
    return [to for to in borders if why_not_retreat_to(game, side, start, to) is None]


def retreat_army(game: Game, side: Side, start: Name, to: Name) -> None:
    """An Army leaves as a whole (W14.29), a Character of Level 0 apart (W14.30.1)."""
    army = game.army(side, start)
    goers = army_of(army.bands, (c for c in army.characters if c != "saruman"))
    game.take(side, start, goers)
    game.put(side, to, goers)
    game.tell("retreats", side, start, to)
    entered(game, side, to)


# ---- moves of several regions, by cards (W13.16, W13.17)

Goal = Callable[[Name], bool]


def marches(game: Game, side: Side, part: Army, start: Name, steps: int) -> dict[Name, int]:
    """Every region that these figures can reach, and in how many steps at least; every region
    on the way must be free to enter for all of them. The start is among them with 0."""
    found = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        following = []
        for name in edge:
            for to in PLACES[name].borders:
                if to not in found and _all_may_enter(game, side, part, to):
                    found[to] = step
                    following.append(to)
        edge = following
    return found


def _all_may_enter(game: Game, side: Side, part: Army, to: Name) -> bool:
    return why_not_enter(game, side, to) is None and able_to_enter(game, part, to) == part


Party = tuple[Nation, ...]
"""The Nations not At War whose figures march along."""


def marchers(
    game: Game, side: Side, start: Name, steps: int, led: Led, goal: Goal, spent: Spent
) -> dict[Party, Army]:
    """The figures of a region that can march together to a goal, as many as can; empty if none
    can. Nations that are not At War may have no common way: then there are several choices,
    none of them a part of another."""
    region = game.regions[start]
    found: dict[Party, Army] = {}
    if region.besieged == side:
        return found
    whole = region.army(side)
    fresh = _fresh(whole, start, spent)
    fresh = army_of(fresh.bands, (c for c in fresh.characters if c != "saruman"))
    timid = [b.nation for b in fresh.bands if game.politics[b.nation]]
    for number in range(len(timid), -1, -1):
        for going in combinations(timid, number):
            if any(set(going) <= set(party) for party in found):
                continue
            able = _without_nations(fresh, [n for n in timid if n not in going])
            if able.units and why_not_part(game, whole, able, led) is None:
                ends = marches(game, side, able, start, steps)
                if any(name != start and goal(name) for name in ends):
                    found[going] = able
    return found


def _without_nations(army: Army, nations: list[Nation]) -> Army:
    """The Army without units and Leaders of these Nations; Nazgûl are always At War."""
    bands = (
        band
        if band.nation not in nations
        else Band(band.nation, 0, 0, band.leaders if band.nation == "sauron" else 0)
        for band in army.bands
    )
    return army_of(bands, army.characters)


def march_starts(
    game: Game, side: Side, steps: int, led: Led, goal: Goal, spent: Spent = NOTHING_SPENT
) -> list[Name]:
    """The regions from which an Army can march to a goal."""
    return [
        start for start in game.where[side] if marchers(game, side, start, steps, led, goal, spent)
    ]


def march_by_card(
    game: Game,
    side: Side,
    steps: int,
    *,
    starts: list[Name],
    led: Led = False,
    goal: Goal = lambda name: True,
    spent: Spent = NOTHING_SPENT,
) -> Script[tuple[Name, Army]]:
    """A card moves one Army up to so many regions to a goal: from one of these starts (see
    `march_starts`), divided if the player likes, region by region; enemy Settlements on the
    way are captured. Gives where it ended and which figures moved."""
    start = yield from ask(game, side, "from", starts)
    parties = marchers(game, side, start, steps, led, goal, spent)
    able = yield from _choose_party(game, side, start, parties)
    whole = game.army(side, start)
    part = yield from choose_part(game, side, start, whole, able, led=led, rearguard=False)
    at = start
    while steps:
        onward = [
            to
            for to in PLACES[at].borders
            if _all_may_enter(game, side, part, to)
            and any(n != start and goal(n) for n in marches(game, side, part, to, steps - 1))
        ]
        if not onward:
            break
        may_stop = at != start and goal(at)
        to = yield from ask(game, side, "to", ["stop", *onward] if may_stop else onward)
        if to == "stop":
            break
        carry_army(game, side, at, to, part, last=False)
        at = to
        steps -= 1
    end_movement(game, side, at, part)
    return at, part


def _choose_party(
    game: Game, side: Side, start: Name, parties: Mapping[Party, Army]
) -> Script[Army]:
    """Who marches, if the Nations that are not At War cannot all go the same way."""
    while len(parties) > 1:
        split = [
            nation
            for nation in NATIONS[side]
            if 0 < sum(nation in party for party in parties) < len(parties)
        ]
        nation = yield from ask(game, side, "march-nation", split, facts=(start,))
        parties = {party: army for party, army in parties.items() if nation in party}
    return next(iter(parties.values()))
