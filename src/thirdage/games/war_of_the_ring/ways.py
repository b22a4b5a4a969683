"""Whole actions by where they begin: a region, a card, a die; found with the same functions that
make the options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.actions import ENVOYS, possible_actions, results
from thirdage.games.war_of_the_ring.battle import attacks
from thirdage.games.war_of_the_ring.board import PLACES, Side
from thirdage.games.war_of_the_ring.cards.events import playable
from thirdage.games.war_of_the_ring.characters import MINIONS
from thirdage.games.war_of_the_ring.companions import movable, range_of, reach
from thirdage.games.war_of_the_ring.entering import minion_places, white_places
from thirdage.games.war_of_the_ring.hand import decks_left
from thirdage.games.war_of_the_ring.movement import move_starts, move_targets
from thirdage.games.war_of_the_ring.nazgul import (
    MOUTH,
    WITCH_KING,
    flights,
    mouth_moves,
    nazgul_regions,
)
from thirdage.games.war_of_the_ring.politics import can_muster
from thirdage.games.war_of_the_ring.recruiting import muster_figures, muster_places
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Way
from thirdage.table.scripts import Request
from thirdage.table.ways import Concerns, is_what, wanted


class Goal(NamedTuple):
    """Where an action leads: as in `Way`, with the answers after the action's name."""

    kind: str
    start: str | None = None
    target: str | None = None
    what: str | None = None
    lines: tuple[str, ...] = ()


def ways(game: Game, request: Request, said: Sequence[str], thing: str) -> list[Way]:
    """The whole actions that begin or end at a thing, from this question on.

    `said` are the answers since the step began ("die army"). A thing is "region edoras",
    "card athelas", "die army", "action hide", "figure rohan-elite", "nation rohan",
    "companion strider", or "" for everything. Raises ValueError if it is none of these.
    """
    fits = wanted(thing, WANTED)
    if request.ask == "die":
        return [way for way in _with_dice(game, request, thing) if fits(way)]
    if request.ask == "action" and said and said[-1].startswith("die "):
        face = said[-1].removeprefix("die ")
        return [w for w in _with_die(game, game.active_side, face, (), thing) if fits(w)]
    options = map(request.code, range(len(request.things)))
    return [way for code in options if fits(way := _option(request.ask, code))]


WANTED: Final[dict[str, Concerns]] = {
    "region": lambda way, name: name in (way.start, way.target),
    "die": lambda way, name: way.die == name,
    "action": lambda way, name: way.action == name,
    "card": is_what,
    "figure": is_what,
    "companion": is_what,
    "nation": lambda way, name: way.target == name,
}


def _option(ask: str, code: str) -> Way:
    """An option in the middle of an action."""
    words = code.replace("+", " ").split()
    region = next((word for word in words if word in PLACES), None)
    rest = next((word for word in words if word != region and not word.isdigit()), None)
    return Way(ask, ask, None, None, region, rest, (f"{ask} {code}",))


def _with_dice(game: Game, request: Request, thing: str) -> Iterator[Way]:
    side = game.active_side
    kind, _, name = thing.partition(" ")
    for face in map(request.code, range(len(request.things))):
        if kind == "die" and face != name:
            continue
        if face in ("ring", "pass"):
            yield Way(face, face, face, None, None, None, (f"die {face}",))
        else:
            yield from _with_die(game, side, face, (f"die {face}",), thing)


def _with_die(
    game: Game, side: Side, face: str, said: tuple[str, ...], thing: str
) -> Iterator[Way]:
    only, _, name = thing.partition(" ")
    for action in possible_actions(game, side, face):
        lead = (*said, f"action {action}")
        if action == "move-nazgul" and only == "region":
            goals = _flights_at(game, name)
        else:
            goals = GOALS.get(action, _plain)(game, side, face, action)
        for kind, start, target, what, lines in goals:
            yield Way(kind, action, face, start, target, what, (*lead, *lines))


# ---- what the actions lead to

Goals = Iterator[Goal]


def _plain(game: Game, side: Side, face: str, action: str) -> Goals:
    """An action of which more is asked later, or nothing."""
    card = action.removeprefix("discard-")
    if card != action:
        yield Goal("discard", what=card)
    else:
        yield Goal(action)


def _moves(game: Game, side: Side, face: str, action: str) -> Goals:
    led = face == "character"
    for start in move_starts(game, side, led):
        for to in move_targets(game, side, start, led):
            yield Goal("move", start, to, None, (f"from {start}", f"to {to}"))


def _attacks(game: Game, side: Side, face: str, action: str) -> Goals:
    for start, target in attacks(game, side, face == "character"):
        yield Goal("attack", start, target, None, (f"from {start}", f"target {target}"))


def _cards(game: Game, side: Side, face: str, action: str) -> Goals:
    for card in playable(game, side, results(game, side, face)):
        yield Goal("card", what=card, lines=(f"card {card}",))


def _draws(game: Game, side: Side, face: str, action: str) -> Goals:
    for deck in decks_left(game, side):
        yield Goal("draw", target=deck, lines=(f"deck {deck}",))


def _diplomacy(game: Game, side: Side, face: str, action: str) -> Goals:
    for nation in can_muster(game, side):
        yield Goal("diplomacy", target=nation, lines=(f"nation {nation}",))


def _recruits(game: Game, side: Side, face: str, action: str) -> Goals:
    for figure in muster_figures(game, side):
        for name in muster_places(game, figure):
            lines = (f"recruit {figure}", f"in {name}")
            yield Goal("recruit", target=name, what=str(figure), lines=lines)


def _fellowship(game: Game, side: Side, face: str, action: str) -> Goals:
    yield Goal(action, start=game.fellowship.at)


def _companions(game: Game, side: Side, face: str, action: str) -> Goals:
    """Each Companion alone; who goes with others is asked when "also" is not answered so."""
    free = movable(game)
    for companion in free:
        start = game.whereabouts[companion]
        near = any(c != companion and game.whereabouts[c] == start for c in free)
        lead = (f"companion {companion}", *(("also no-more",) if near else ()))
        for to in reach(game, start, range_of((companion,)))[1:]:
            yield Goal("companion", start, to, companion, (*lead, f"companions-to {to}"))


def _flights(game: Game, side: Side, face: str, action: str) -> Goals:
    """Where each Nazgûl and Minion starts; where to (almost anywhere) is asked next."""
    for start in nazgul_regions(game):
        yield Goal("fly", start, None, "nazgul", (f"nazgul nazgul {start}",))
    for minion in (WITCH_KING, MOUTH):
        if minion in game.whereabouts and (minion != MOUTH or mouth_moves(game)):
            yield Goal("fly", game.whereabouts[minion], None, minion, (f"nazgul {minion}",))


def _flights_at(game: Game, name: str) -> Goals:
    """All flights that begin or end in a region."""
    for start in nazgul_regions(game):
        for to in flights(game, start):
            if name in (start, to):
                lines = (f"nazgul nazgul {start}", f"nazgul-to {to}")
                yield Goal("fly", start, to, "nazgul", lines)
    for minion in (WITCH_KING, MOUTH):
        at = game.whereabouts.get(minion)
        if at is not None:
            for to in flights(game, at) if minion == WITCH_KING else mouth_moves(game):
                if name in (at, to):
                    yield Goal("fly", at, to, minion, (f"nazgul {minion}", f"nazgul-to {to}"))


def _minion(game: Game, side: Side, face: str, action: str) -> Goals:
    for name in minion_places(game, action):
        yield Goal("enter", target=name, what=action, lines=(f"minion-in {name}",))


def _white(game: Game, side: Side, face: str, action: str) -> Goals:
    for name in white_places(game):
        yield Goal("enter", target=name, what=action, lines=(f"gandalf-in {name}",))


def _crown(game: Game, side: Side, face: str, action: str) -> Goals:
    yield Goal("enter", start=game.whereabouts.get("strider"), what="aragorn")


def _envoy(game: Game, side: Side, face: str, action: str) -> Goals:
    nation, _, name = action.partition("-by-")
    yield Goal("envoy", game.whereabouts.get(name), nation, name)


def _voice(game: Game, side: Side, face: str, action: str) -> Goals:
    yield Goal(action, start="orthanc", what="saruman")


GOALS: Final[dict[str, Callable[[Game, Side, str, str], Goals]]] = {
    "move-armies": _moves,
    "attack": _attacks,
    "card": _cards,
    "draw": _draws,
    "diplomacy": _diplomacy,
    "recruit": _recruits,
    "move-fellowship": _fellowship,
    "hide": _fellowship,
    "separate": _fellowship,
    "move-companions": _companions,
    "move-nazgul": _flights,
    "gandalf-white": _white,
    "aragorn": _crown,
    "voice-recruit": _voice,
    "voice-elites": _voice,
    **dict.fromkeys(MINIONS, _minion),
    **{f"{nation}-by-{name}": _envoy for name, (nation, _) in ENVOYS.items()},
}
