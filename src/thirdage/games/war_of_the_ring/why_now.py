"""Why a thing is not possible with the question that is open: in the middle of an action what is
asked comes first, and a region is touched to answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.battle_math import why_not_retreat
from thirdage.games.war_of_the_ring.board import PLACES, Name, Side
from thirdage.games.war_of_the_ring.fellowship import haven
from thirdage.games.war_of_the_ring.movement import why_not_enter, why_not_move
from thirdage.games.war_of_the_ring.nazgul import MOUTH, why_not_fly
from thirdage.games.war_of_the_ring.reasons import (
    BATTLE_FIRST,
    MATCH_OVER,
    NO_SUCH_DIE,
    NOT_YOUR_TURN,
    OTHER_SIDE_FIRST,
    WRONG_DIE,
    condition,
)
from thirdage.games.war_of_the_ring.recruiting import why_not_muster_at
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import ACTION_RESOLUTION
from thirdage.games.war_of_the_ring.why import BEGINNINGS, FIGURES, KNOWN, nearest, understood
from thirdage.table.game import Reason
from thirdage.table.scripts import Request, Seat


def why_not_now(
    game: Game, request: Request | None, said: Sequence[str], seat: Seat, thing: str
) -> Reason | None:
    """The reason against a thing with this question open; None if it is allowed. Raises
    ValueError. `said` are the answers since the step began ("die army")."""
    form, names = understood(thing)
    if request is None:
        return MATCH_OVER
    mine = request.seat == seat
    if mine and thing.startswith(("army ", "region ")):
        if _is_offered(request, names[0]):
            return None
        about = ABOUT_PLACES.get(request.ask)
        reason = None if about is None else about(game, said, seat, names[0])
        if reason is not None:
            return reason
    reason = form.why_not_now(game, seat)
    if mine and reason == NOT_YOUR_TURN:
        # It is asked something in the other's action: that is what comes first.
        reason = None if game.battle is None else BATTLE_FIRST
    if reason is not None:
        return reason
    if not mine and request.seat is not None:
        return OTHER_SIDE_FIRST
    if request.ask not in form.asks:
        early = form.answer(game, seat, names) if form.early else None
        return early or _answer_first(game)
    if thing == "declare" and "fellowship-phase declare" in said:
        return condition("W18.20", "declared-already")
    die = None if request.ask == "die" else _chosen(said, "die")
    if die is not None and die in KNOWN["die"]:
        # No other die counts any more.
        game = game.copy()
        game.dice[seat] = (die,)
    reason = form.answer(game, seat, names)
    if reason is None:
        possible = request.ask in BEGINNINGS or _is_offered(request, names[-1])
        return None if possible else _answer_first(game)
    if die is not None and reason.name in (NO_SUCH_DIE.name, "no-die-for-army"):
        return WRONG_DIE
    return reason


def _answer_first(game: Game) -> Reason:
    """Something else is asked: in an action that has begun (W6.1), or in another phase (W4.1)."""
    return condition("W6.1" if game.phase == ACTION_RESOLUTION else "W4.1", "answer-first")


def _is_offered(request: Request, name: str) -> bool:
    """Whether an option is about this region, card or Nation: "edoras", "nazgul moria"."""
    return any(request.code(i).rpartition(" ")[2] == name for i in range(len(request.things)))


def _chosen(said: Sequence[str], *asks: str) -> str | None:
    """The last answer to one of these questions."""
    for line in reversed(said):
        ask, _, code = line.partition(" ")
        if ask in asks:
            return code
    return None


# ---- a region that is touched to answer a question

AboutPlace = Callable[[Game, Sequence[str], Side, Name], Reason | None]


def _led(said: Sequence[str]) -> bool:
    """Whether a leader-type figure has to go along."""
    return _chosen(said, "die") == "character"


def _from(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    action, led = _chosen(said, "action"), _led(said)
    if action == "move-armies":
        return nearest(why_not_move(game, side, name, to, led) for to in PLACES[name].borders)
    if action == "attack":
        targets = (name, *PLACES[name].borders)
        return nearest(why_not_attack(game, side, name, target, led) for target in targets)
    return None


def _to(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    start = _chosen(said, "from")
    if start is not None and _chosen(said, "action") == "move-armies":
        return why_not_move(game, side, start, name, _led(said))
    # A card may lead anywhere, but not everywhere.
    return why_not_enter(game, side, name)


def _target(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    start = _chosen(said, "from")
    if start is None or _chosen(said, "action") != "attack":
        return None
    return why_not_attack(game, side, start, name, _led(said))


def _retreat(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    return None if game.battle is None else why_not_retreat(game, game.battle, name)


def _recruit(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    kind = _chosen(said, "recruit", "second-recruit")
    if kind is None:
        return None
    if name == _chosen(said, "in"):
        return condition("W12.6", "same-settlement")
    return why_not_muster_at(game, FIGURES[kind], name)


def _flight(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    reason = why_not_fly(game, name)
    if reason is None and _chosen(said, "nazgul") == MOUTH:
        return condition("W10.19", "out-of-reach", MOUTH, name)
    return reason


def _companions(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    who = _chosen(said, "companion", "separate")
    return None if who is None else condition("W10.9", "out-of-reach", who, name)


def _declaring(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    return condition("W18.21", "fellowship-out-of-reach", game.fellowship.progress)


def _revealing(game: Game, said: Sequence[str], side: Side, name: Name) -> Reason | None:
    if haven(game, name):
        return condition("W18.25", "no-reveal-in-haven")
    return condition("W18.24", "fellowship-out-of-reach", game.fellowship.progress)


ABOUT_PLACES: Final[dict[str, AboutPlace]] = {
    "from": _from,
    "to": _to,
    "target": _target,
    "retreat": _retreat,
    "in": _recruit,
    "nazgul-to": _flight,
    "companions-to": _companions,
    "declare-in": _declaring,
    "reveal-in": _revealing,
}
"""By the question: why a region that is no option is none."""
