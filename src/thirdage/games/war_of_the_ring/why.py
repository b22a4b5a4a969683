"""Why a thing is not possible when a side chooses what to do: the same functions that make the
options. What else may be asked then, `why_now` minds.

A thing is named as in a record: "move edoras folde", "attack orthanc helms-deep",
"card athelas". `UNDERSTOOD` lists all forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.actions import ACTIONS, results
from thirdage.games.war_of_the_ring.battle import why_not_attack, why_not_combat_card
from thirdage.games.war_of_the_ring.battle_math import why_not_retreat
from thirdage.games.war_of_the_ring.board import (
    ALL_NATIONS,
    FREE,
    PLACES,
    SHADOW,
    SIDE_OF,
    SIDES,
    Side,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.events import why_not_event, why_not_play
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.companions import reach
from thirdage.games.war_of_the_ring.dividing import Led
from thirdage.games.war_of_the_ring.fellowship import why_not_declare
from thirdage.games.war_of_the_ring.mordor import why_not_enter_mordor
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.nazgul import why_not_fly
from thirdage.games.war_of_the_ring.pieces import Figure, leader_of
from thirdage.games.war_of_the_ring.politics import why_not_muster
from thirdage.games.war_of_the_ring.reasons import (
    BATTLE_FIRST,
    BESIEGED,
    NO_ARMY,
    NO_LEADER,
    NO_LEADER_TO_ATTACK,
    NO_SUCH_DIE,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    condition,
    wrong_phase,
)
from thirdage.games.war_of_the_ring.recruiting import why_not_muster_at
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import (
    ACTION_RESOLUTION,
    FELLOWSHIP_PHASE,
    why_not_pass,
    why_not_ring,
)
from thirdage.table.game import Reason
from thirdage.table.scripts import Seat

Answer = Callable[[Game, Side, list[str]], Reason | None]


class Form(NamedTuple):
    """A kind of thing: a verb and names."""

    kinds: tuple[str, ...]
    """Those of the names that follow the verb."""
    why_not_now: Callable[[Game, Side], Reason | None]
    """Why it is not the time for such a thing: what goes before all that is said of the thing."""
    answer: Answer
    asks: tuple[str, ...]
    """The questions in answer to which such a thing is done."""
    early: bool = False
    """Whether what stands against it can be told before that is asked."""


def why_not(game: Game, seat: Seat, thing: str) -> Reason | None:
    """The reason against a thing; None if it is allowed. Raises ValueError."""
    form, names = understood(thing)
    return form.why_not_now(game, seat) or form.answer(game, seat, names)


def understood(thing: str) -> tuple[Form, list[str]]:
    """What a thing is, and its names. Raises ValueError if it is nothing."""
    verb, *names = thing.split() or [""]
    form = FORMS.get(verb)
    if form is None or len(names) != len(form.kinds):
        forms = "; ".join(UNDERSTOOD)
        raise ValueError(f"nobody knows what {thing!r} means here; understood: {forms}")
    for kind, name in zip(form.kinds, names, strict=True):
        if name not in KNOWN[kind]:
            raise ValueError(f"{name!r} in {thing!r} is no {kind}")
    return form, names


# ---- the time for it


def _not_in_action(game: Game, side: Side) -> Reason | None:
    """Actions are taken in phase 5 by the side whose turn it is (W4.1, W6.1), one at a time: a
    battle is fought to its end."""
    if game.phase != ACTION_RESOLUTION:
        return wrong_phase(game.phase, ACTION_RESOLUTION)
    if game.active_side != side:
        return NOT_YOUR_TURN
    return None if game.battle is None else BATTLE_FIRST


def _not_in_fellowship_phase(game: Game, side: Side) -> Reason | None:
    """What the Free Peoples alone do in phase 2 (W4.1)."""
    if side != FREE:
        return condition("W6.8", "other-sides-action")
    if game.phase != FELLOWSHIP_PHASE:
        return wrong_phase(game.phase, FELLOWSHIP_PHASE)
    return None


def _not_in_battle(game: Game, side: Side) -> Reason | None:
    return condition("W9.1", "no-battle") if game.battle is None else None


def _not_defending(game: Game, side: Side) -> Reason | None:
    if game.battle is None or game.battle.defender != side:
        return condition("W14.27", "no-battle-to-retreat-from")
    return None


# ---- dice and turns


def _with_any_die(game: Game, side: Side, asked: Callable[[Led], Reason | None]) -> Reason | None:
    """Whether one of the side's dice allows what an Army does; the reason of the thing itself
    goes before the lack of a die."""
    reason = asked(False)
    if reason is not None:
        return reason
    counts = [results(game, side, face) for face in game.dice[side]]
    if any("army" in one for one in counts):
        return None
    if any("character" in one for one in counts):
        return asked(True)
    return condition("W6.1", "no-die-for-army")


def _die(game: Game, side: Side, names: list[str]) -> Reason | None:
    return None if names[0] in game.dice[side] else NO_SUCH_DIE


def _action(game: Game, side: Side, names: list[str]) -> Reason | None:
    """The action with any of the side's dice; the last reason found if there is none."""
    action = ACTIONS[names[0]]
    if side not in action.sides:
        return condition("W6.8", "other-sides-action")
    return best(action.why_not(game, side, face) for face in dict.fromkeys(game.dice[side]))


def _no_die(game: Game, side: Side, result: str) -> Reason | None:
    """Whether a side has a die that counts as this result."""
    if any(result in results(game, side, face) for face in game.dice[side]):
        return None
    return NO_SUCH_DIE


def best(reasons: Iterable[Reason | None]) -> Reason | None:
    """None if one of several ways is open, else the reason that says most: not that of a
    wrong die, if another fails for a better reason."""
    found: Reason | None = NO_SUCH_DIE
    for reason in reasons:
        if reason is None:
            return None
        if found is None or found.name in (NO_SUCH_DIE.name, "wrong-die"):
            found = reason
    return found


# ---- Armies

_LACKING: Final = ("no-die-for-army", NO_LEADER.name, NO_LEADER_TO_ATTACK.name)
"""Reasons that lie in the dice and in who leads: all else is as it should be."""


def nearest(reasons: Iterable[Reason | None]) -> Reason | None:
    """None if one of several ways of an Army is open, else the reason of the way that lacks
    least, the first of equals."""
    found = list(reasons)
    if None in found:
        return None
    return next((one for one in found if one and one.name in _LACKING), found[0])


def _move(game: Game, side: Side, names: list[str]) -> Reason | None:
    start, to = names
    return _with_any_die(game, side, lambda led: why_not_move(game, side, start, to, led))


def _attack(game: Game, side: Side, names: list[str]) -> Reason | None:
    start, target = names
    return _with_any_die(game, side, lambda led: why_not_attack(game, side, start, target, led))


def _army(game: Game, side: Side, names: list[str]) -> Reason | None:
    """Why the Army in a region can do nothing: neither move nor attack."""
    (start,) = names
    region = game.regions[start]
    if not region.army(side).units:
        return NO_ARMY
    borders = PLACES[start].borders
    ways = [_move(game, side, [start, to]) for to in borders]
    ways += [_attack(game, side, [start, target]) for target in (start, *borders)]
    if region.besieged == side and None not in ways:
        return BESIEGED
    return nearest(ways)


def _region(game: Game, side: Side, names: list[str]) -> Reason | None:
    """Why no Army of the side can go to a region or attack there."""
    (to,) = names
    starts = [start for start in PLACES[to].borders if game.army(side, start).units]
    if not starts:
        return condition("W13.2", "no-army-near", to)
    ways = [_move(game, side, [start, to]) for start in starts]
    return nearest(ways + [_attack(game, side, [start, to]) for start in starts])


def _retreat(game: Game, side: Side, names: list[str]) -> Reason | None:
    assert game.battle is not None
    return why_not_retreat(game, game.battle, names[0])


# ---- cards


def _card(game: Game, side: Side, names: list[str]) -> Reason | None:
    """The event of a card of the own hand, with any of the side's dice."""
    (card,) = names
    if card not in game.hand(side):
        return NOT_IN_HAND
    reason = why_not_event(game, card)
    if reason is not None:
        return reason
    icons = [results(game, side, face) for face in game.dice[side]]
    return best(why_not_play(game, side, card, one) for one in icons)


def _combat_card(game: Game, side: Side, names: list[str]) -> Reason | None:
    assert game.battle is not None
    return why_not_combat_card(game, game.battle, side, names[0])


# ---- the rest


def _recruit(game: Game, side: Side, names: list[str]) -> Reason | None:
    figure = FIGURES[names[0]]
    if SIDE_OF[figure.nation] != side:
        return condition("W12.5", "other-sides-figure", names[0])
    return why_not_muster_at(game, figure, names[1]) or _no_die(game, side, "muster")


def _advance(game: Game, side: Side, names: list[str]) -> Reason | None:
    if SIDE_OF[names[0]] != side:
        return condition("W17.6", "other-sides-nation", names[0])
    return why_not_muster(game, names[0]) or _no_die(game, side, "muster")


def _fly(game: Game, side: Side, names: list[str]) -> Reason | None:
    if side != SHADOW:
        return condition("W6.8", "other-sides-action")
    return why_not_fly(game, names[0]) or _no_die(game, side, "character")


def _companion(game: Game, side: Side, names: list[str]) -> Reason | None:
    """Why a Companion on the map cannot go to a region by his own movement."""
    companion, to = names
    if side != FREE:
        return condition("W6.8", "other-sides-action")
    if not game.in_play(companion):
        return condition("W10.7", "not-on-map", companion)
    start = game.whereabouts[companion]
    steps = 4 if companion == "gandalf-white" else LEVELS[companion]
    if to in reach(game, start, steps)[1:]:
        return _no_die(game, side, "character")
    return condition("W10.9", "out-of-reach", companion, to)


def _declare(game: Game, side: Side, names: list[str]) -> Reason | None:
    return why_not_declare(game)


def _mordor(game: Game, side: Side, names: list[str]) -> Reason | None:
    return why_not_enter_mordor(game)


def _pass(game: Game, side: Side, names: list[str]) -> Reason | None:
    return why_not_pass(game, side)


def _ring(game: Game, side: Side, names: list[str]) -> Reason | None:
    return why_not_ring(game, side)


FIGURES: Final = {
    str(figure): figure
    for nation in ALL_NATIONS
    for figure in (Figure(nation, "regular"), Figure(nation, "elite"), leader_of(nation))
}
LEVELS: Final = {c.name: c.level for c in CHARACTERS.values() if c.side == FREE}
KNOWN: Final[dict[str, Iterable[str]]] = {
    "region": PLACES,
    "card": CARDS,
    "die": ("character", "army", "muster", "event", "muster-army", "will-of-the-west", "eye"),
    "action": ACTIONS,
    "figure": FIGURES,
    "nation": ALL_NATIONS,
    "companion": LEVELS,
}
BEGINNINGS: Final = ("die", "action", "fellowship-phase")
"""The questions with which a side chooses what to do; all others are asked in the middle of it."""
_ACTION: Final = ("die", "action")
FORMS: Final[dict[str, Form]] = {
    "die": Form(("die",), _not_in_action, _die, ("die",)),
    "action": Form(("action",), _not_in_action, _action, _ACTION),
    "move": Form(("region", "region"), _not_in_action, _move, (*_ACTION, "from", "to")),
    "attack": Form(("region", "region"), _not_in_action, _attack, (*_ACTION, "from", "target")),
    "army": Form(("region",), _not_in_action, _army, _ACTION),
    "region": Form(("region",), _not_in_action, _region, _ACTION),
    "retreat": Form(("region",), _not_defending, _retreat, ("retreat",), early=True),
    "card": Form(("card",), _not_in_action, _card, (*_ACTION, "card")),
    "combat-card": Form(
        ("card",),
        _not_in_battle,
        _combat_card,
        tuple(f"{side}-combat-card" for side in SIDES),
        early=True,
    ),
    "recruit": Form(("figure", "region"), _not_in_action, _recruit, (*_ACTION, "recruit", "in")),
    "advance": Form(("nation",), _not_in_action, _advance, (*_ACTION, "nation")),
    "fly": Form(("region",), _not_in_action, _fly, (*_ACTION, "nazgul", "nazgul-to")),
    "companion": Form(
        ("companion", "region"),
        _not_in_action,
        _companion,
        (*_ACTION, "companion", "companions-to"),
    ),
    "declare": Form((), _not_in_fellowship_phase, _declare, ("fellowship-phase",)),
    "enter-mordor": Form((), _not_in_fellowship_phase, _mordor, ("fellowship-phase",)),
    "pass": Form((), _not_in_action, _pass, ("die",)),
    "ring": Form((), _not_in_action, _ring, ("die",)),
}
"""By their verbs."""
UNDERSTOOD: Final = tuple(
    " ".join((verb, *(kind.upper() for kind in form.kinds))) for verb, form in FORMS.items()
)
