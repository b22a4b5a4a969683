"""Companions: separating them (W18.30 to W18.34) and moving them on the map (W10.7 to W10.15)."""

from __future__ import annotations

from collections.abc import Sequence

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name
from thirdage.games.war_of_the_ring.characters import (
    CHARACTERS,
    HOBBITS,
    RANGER_KING,
    highest_level,
)
from thirdage.games.war_of_the_ring.fellowship import companions_leave
from thirdage.games.war_of_the_ring.pieces import army_of
from thirdage.games.war_of_the_ring.politics import companions_arrive
from thirdage.games.war_of_the_ring.reasons import NO_COMPANIONS, ON_MORDOR_TRACK, condition
from thirdage.games.war_of_the_ring.settling import settle
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

Group = tuple[str, ...]


def reach(game: Game, start: Name, steps: int, *, into_siege: bool = False) -> list[Name]:
    """The regions where Companions can end a movement, the start first (W10.12 to W10.15).

    They stop in a region with a Stronghold that SH controls, and neither enter nor leave a
    region with an own besieged Stronghold; `into_siege`: a card lets them end in one of the
    Free Peoples (R007).
    """
    if game.regions[start].besieged == FREE:
        return [start]
    found = {start: None}
    ends: dict[Name, None] = {start: None}
    edge = [start]
    for _ in range(steps):
        following = []
        for name in edge:
            for to in PLACES[name].borders:
                if to in found:
                    continue
                region = game.regions[to]
                if region.besieged == FREE:
                    if into_siege and PLACES[to].owner == FREE:
                        ends[to] = None
                    continue
                found[to] = None
                ends[to] = None
                if not (PLACES[to].stronghold and region.control == SHADOW):
                    following.append(to)
        edge = following
    return list(ends)


def range_of(group: Group) -> int:
    """How far a group moves on the map: its highest Level (W10.9, W10.10); Gandalf the White
    rides four regions alone or with one Hobbit (Shadowfax)."""
    others = [c for c in group if c != "gandalf-white"]
    alone = len(others) < len(group) and (not others or (len(others) == 1 and others[0] in HOBBITS))
    return 4 if alone else highest_level(group)


def choose_group(game: Game, question: str, companions: Sequence[str]) -> Script[Group]:
    """One Companion, or several who go together: one after the other, "no-more" ends it."""
    group = [(yield from ask(game, FREE, question, companions))]
    while later := [c for c in companions if c > group[-1]]:
        also = yield from ask(game, FREE, "also", ["no-more", *later])
        if also == "no-more":
            break
        group.append(also)
    return tuple(group)


# ---- separating


def why_not_separate(game: Game) -> Reason | None:
    """A Character result separates Companions outside the Mordor Track (W18.30)."""
    if game.fellowship.mordor is not None:
        return ON_MORDOR_TRACK
    return None if game.fellowship.companions else NO_COMPANIONS


def separate(
    game: Game, *, more: int = 0, level: int | None = None, into_siege: bool = False
) -> Script[Group]:
    """FP separates one Companion or one group; they move as far as the Progress plus the
    highest Level (W18.31), and `more`; `level` replaces the Level. On the Mordor Track they
    are out of the game instead (W20.5). Gives who left."""
    group = yield from choose_group(game, "separate", game.fellowship.companions)
    yield from send_away(game, group, more=more, level=level, into_siege=into_siege)
    return group


def send_away(
    game: Game,
    group: Group,
    *,
    more: int = 0,
    level: int | None = None,
    into_siege: bool = False,
    stay: bool = False,
) -> Script[None]:
    """These Companions leave the Fellowship as one group; with `stay` they do not move on."""
    fellowship = game.fellowship
    if fellowship.at is None:
        game.eliminated = (*game.eliminated, *group)
        for companion in group:
            game.tell("eliminated", companion, "mordor")
        yield from companions_leave(game, group)
        return
    steps = fellowship.progress + (highest_level(group) if level is None else level) + more
    yield from go_out(game, group, 0 if stay else steps, into_siege=into_siege)
    yield from companions_leave(game, group)


def go_out(game: Game, group: Group, steps: int, *, into_siege: bool = False) -> Script[None]:
    """Separated Companions go from the Ring-bearers' region at most so many steps (W18.31)."""
    assert game.fellowship.at is not None
    places = reach(game, game.fellowship.at, steps, into_siege=into_siege)
    to = yield from ask(game, FREE, "companions-to", places)
    put_companions(game, group, to)


def put_companions(game: Game, group: Group, to: Name) -> None:
    """Companions who are not on the map end a movement in a region."""
    game.put(FREE, to, army_of((), group))
    for companion in group:
        game.tell("companion-to", companion, to)
    companions_arrive(game, to, group)
    settle(game, to)


# ---- moving on the map


def on_the_map(game: Game) -> list[str]:
    """The Companions on the map."""
    return [name for name in game.whereabouts if CHARACTERS[name].side == FREE]


def ranger_king(game: Game) -> str | None:
    """Strider or Aragorn, whoever of them is on the map."""
    return next((name for name in RANGER_KING if game.in_play(name)), None)


def movable(game: Game, moved: Sequence[str] = (), *, into_siege: bool = False) -> list[str]:
    """Those who have not moved yet and can go somewhere."""
    return [
        companion
        for companion in on_the_map(game)
        if companion not in moved
        and len(reach(game, game.whereabouts[companion], 1, into_siege=into_siege)) > 1
    ]


def why_not_move_companions(game: Game) -> Reason | None:
    """A Character result moves the Companions on the map (W10.7)."""
    if not on_the_map(game):
        return condition("W10.7", "no-companions-on-map")
    return None if movable(game) else condition("W10.14", "companions-besieged")


def move_companions(game: Game, *, at_least: int = 1) -> Script[None]:
    """Move any Companions, each at most once, alone or in groups (W10.7 to W10.11)."""
    moved: list[str] = []
    while free := movable(game, moved):
        names = free if len(moved) < at_least else ["done", *free]
        first = yield from ask(game, FREE, "companion", names)
        if first == "done":
            break
        group = yield from with_others(game, first, free)
        yield from move_group(game, group, range_of(group))
        moved += group


def with_others(game: Game, first: str, free: Sequence[str]) -> Script[Group]:
    """A group around its first member, from those in the same region."""
    group = [first]
    at = game.whereabouts[first]
    others = [c for c in free if c != first and game.whereabouts[c] == at]
    while others:
        also = yield from ask(game, FREE, "also", ["no-more", *others])
        if also == "no-more":
            break
        group.append(also)
        others = [c for c in others if c > also]
    return tuple(sorted(group))


def move_group(game: Game, group: Group, steps: int, *, into_siege: bool = False) -> Script[None]:
    """A group on the map moves to another region in reach."""
    start = game.whereabouts[group[0]]
    places = reach(game, start, steps, into_siege=into_siege)[1:]
    to = yield from ask(game, FREE, "companions-to", places)
    carry_companions(game, group, start, to)


def carry_companions(game: Game, group: Group, start: Name, to: Name) -> None:
    """Companions go from one region to another and end their movement there."""
    game.take(FREE, start, army_of((), group))
    put_companions(game, group, to)


def separate_or_move(game: Game, *, more: int = 0, level: int | None = None) -> Script[None]:
    """A card separates one Companion or group from the Fellowship, or moves one on the map;
    they may end inside a besieged FP Stronghold. `more` and `level` change how far they go,
    see `separate`. Nothing happens if nobody can go."""
    free = movable(game, into_siege=True)
    ways = ["separate"] if game.fellowship.companions else []
    ways += ["move"] if free else []
    if not ways:
        return
    if (yield from ask(game, FREE, "separate-or-move", ways)) == "separate":
        yield from separate(game, more=more, level=level, into_siege=True)
        return
    first = yield from ask(game, FREE, "companion", free)
    group = yield from with_others(game, first, free)
    steps = range_of(group) if level is None else level
    yield from move_group(game, group, steps + more, into_siege=True)
