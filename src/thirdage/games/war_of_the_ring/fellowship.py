"""The Fellowship (W18): the Guide, declaring, revealing, hiding, healing."""

from __future__ import annotations

from functools import cache
from typing import Final

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name
from thirdage.games.war_of_the_ring.cards.on_table import (
    BALROG,
    LAST_BATTLE,
    UNTIL_DECLARED_IN_CITY,
    discard_lapsed,
)
from thirdage.games.war_of_the_ring.characters import GOLLUM, highest_level, level
from thirdage.games.war_of_the_ring.politics import BY_DECLARING, activate, discard_from_table
from thirdage.games.war_of_the_ring.reasons import HIDDEN_ALREADY, REVEALED, condition
from thirdage.games.war_of_the_ring.setup import MOST_CORRUPTION
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

# ---- Corruption


def corrupt(game: Game, number: int) -> None:
    """Add Corruption; at 12 SH wins at once (W18.4, W21.3)."""
    if number <= 0:
        return
    corruption = min(MOST_CORRUPTION, game.fellowship.corruption + number)
    game.fellowship = game.fellowship._replace(corruption=corruption)
    game.tell("corruption", number, corruption)
    if corruption >= MOST_CORRUPTION:
        game.win(SHADOW, "corruption")


def heal(game: Game, number: int) -> None:
    """Remove Corruption, never below 0 (W18.5)."""
    corruption = max(0, game.fellowship.corruption - number)
    if corruption != game.fellowship.corruption:
        game.tell("healed", game.fellowship.corruption - corruption, corruption)
        game.fellowship = game.fellowship._replace(corruption=corruption)


# ---- the Guide


def possible_guides(game: Game) -> tuple[str, ...]:
    """The Companions with the highest Level in the Fellowship (W18.9); Gollum if there is no
    Companion (W18.13)."""
    companions = game.fellowship.companions
    if not companions:
        return (GOLLUM,)
    highest = highest_level(companions)
    return tuple(c for c in companions if level(c) == highest)


def set_guide(game: Game, guide: str) -> None:
    """This Companion, or Gollum, is the Guide now."""
    if guide != game.fellowship.guide:
        game.fellowship = game.fellowship._replace(guide=guide)
        game.tell("guide", guide)


def companions_leave(game: Game, group: tuple[str, ...]) -> Script[None]:
    """Companions are no longer in the Fellowship: the Guide may change, and has to if he has
    left (W18.11, W18.12)."""
    left = tuple(c for c in game.fellowship.companions if c not in group)
    game.fellowship = game.fellowship._replace(companions=left)
    game.tell("leave-fellowship", *group)
    discard_lapsed(game)
    set_guide(game, (yield from ask(game, FREE, "guide", possible_guides(game))))


# ---- where it can go


@cache
def journeys(
    start: Name, steps: int, watched: tuple[Name, ...]
) -> dict[Name, tuple[tuple[Name, ...], ...]]:
    """Every region at most so many steps away, and the ways to get there: a way is the
    watched regions that it touches, the start and the end included, in their order. Only
    ways are given that touch no more than they need to."""
    first = (start,) if start in watched else ()
    found: dict[Name, list[tuple[Name, ...]]] = {start: [first]}
    edge = [(start, first)]
    for _ in range(steps):
        following = []
        for name, touched in edge:
            for to in PLACES[name].borders:
                way = (*touched, to) if to in watched and to not in touched else touched
                ways = found.setdefault(to, [])
                if any(set(old) <= set(way) for old in ways):
                    continue
                ways[:] = [old for old in ways if not set(way) < set(old)]
                ways.append(way)
                following.append((to, way))
        edge = following
    return {name: tuple(ways) for name, ways in found.items()}


SHADOW_STRONGHOLDS: Final = tuple(
    place.name for place in PLACES.values() if place.stronghold and place.owner == SHADOW
)


def haven(game: Game, name: Name) -> bool:
    """Whether a region has a City or Stronghold of an FP Nation that FP controls."""
    place = PLACES[name]
    return (
        place.kind in ("city", "stronghold")
        and place.owner == FREE
        and game.regions[name].control == FREE
    )


def go_to(game: Game, to: Name) -> None:
    """The Ring-bearers figure moves; the Progress is 0 again (W18.19)."""
    game.fellowship = game.fellowship._replace(at=to, progress=0)
    game.tell("fellowship-at", to)


def choose_way(game: Game, ways: tuple[tuple[Name, ...], ...]) -> Script[tuple[Name, ...]]:
    """Which way the Fellowship takes, where it matters (D45)."""
    return (yield from ask(game, FREE, "way", ways, way_code))


def way_code(way: tuple[Name, ...]) -> str:
    """The code of a way: the Strongholds it touches."""
    return "+".join(way) or "clear"


# ---- declaring


def why_not_declare(game: Game) -> Reason | None:
    """A Hidden Fellowship outside Mordor may be declared in the Fellowship phase (W18.20)."""
    if game.fellowship.mordor is not None:
        return condition("W20.4", "declare-on-mordor-track")
    if not game.fellowship.hidden:
        return REVEALED
    return None


def declare(game: Game) -> Script[tuple[Name, ...]]:
    """FP declares the Fellowship (W18.20, W18.21): it moves, may activate a Nation (W17.4.3)
    and heal (W18.29). Gives what it touched of the regions a card on the table watches."""
    fellowship = game.fellowship
    assert fellowship.at is not None
    watched = ("moria",) if BALROG in game.table else ()
    ways = journeys(fellowship.at, fellowship.progress, watched)
    to = yield from ask(game, FREE, "declare-in", list(ways))
    way = yield from choose_way(game, ways[to])
    game.tell("declares", to)
    go_to(game, to)
    _discard(game, LAST_BATTLE)
    if haven(game, to):
        nation = PLACES[to].nation
        assert nation is not None
        activate(game, nation, BY_DECLARING, to)
        heal(game, 1)
        for card in UNTIL_DECLARED_IN_CITY:
            _discard(game, card)
    return way


def _discard(game: Game, card: str) -> None:
    if card in game.table:
        discard_from_table(game, card)


# ---- revealing


def reveal(game: Game) -> Script[tuple[Name, ...]]:
    """A Hidden Fellowship is revealed (W18.24 to W18.26); nothing happens to one that is
    Revealed (OP-79). Gives the Strongholds its way has touched, for which tiles are due."""
    fellowship = game.fellowship
    if not fellowship.hidden:
        return ()
    game.fellowship = fellowship = fellowship._replace(hidden=False)
    game.tell("revealed")
    _discard(game, LAST_BATTLE)
    if fellowship.at is None:
        return ()
    watched = tuple(n for n in SHADOW_STRONGHOLDS if _counts_as_touched(game, n))
    ways = journeys(fellowship.at, fellowship.progress, watched)
    ends = [to for to in ways if not haven(game, to)] or [fellowship.at]
    to = yield from ask(game, FREE, "reveal-in", ends)
    way = yield from choose_way(game, ways[to])
    go_to(game, to)
    return way


def _counts_as_touched(game: Game, name: Name) -> bool:
    """A Shadow Stronghold that SH controls (W18.27a), or Moria while the Balrog waits."""
    return game.regions[name].control == SHADOW or (name == "moria" and BALROG in game.table)


def can_be_revealed(game: Game) -> bool:
    """Whether a reveal is possible that Gollum offers: not with nowhere to go."""
    fellowship = game.fellowship
    if not fellowship.hidden:
        return False
    if fellowship.at is None:
        return True
    return any(not haven(game, to) for to in journeys(fellowship.at, fellowship.progress, ()))


# ---- hiding


def why_not_hide(game: Game) -> Reason | None:
    """A Revealed Fellowship may be hidden (W18.28)."""
    return HIDDEN_ALREADY if game.fellowship.hidden else None


def hide(game: Game) -> None:
    """The Fellowship is Hidden again; it does not move (W18.28)."""
    game.fellowship = game.fellowship._replace(hidden=True, tried=True)
    game.tell("hidden")


def why_not_move_fellowship(game: Game) -> Reason | None:
    """Only a Hidden Fellowship can be moved (W18.16, W18.26, W20.9)."""
    return None if game.fellowship.hidden else REVEALED
