"""Why a thing is not possible now: the same functions that make the options.

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


def why_not(game: Game, seat: Seat, thing: str) -> Reason | None:
    """The reason against a thing; None if it is allowed. Raises ValueError."""
    verb, *names = thing.split() or [""]
    form = FORMS.get(verb)
    if form is None or len(names) != len(form.kinds):
        forms = "; ".join(UNDERSTOOD)
        raise ValueError(f"nobody knows what {thing!r} means here; understood: {forms}")
    for kind, name in zip(form.kinds, names, strict=True):
        if name not in KNOWN[kind]:
            raise ValueError(f"{name!r} in {thing!r} is no {kind}")
    return form.why_not_now(game, seat) or form.answer(game, seat, names)


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
    return _best(action.why_not(game, side, face) for face in dict.fromkeys(game.dice[side]))


def _best(reasons: Iterable[Reason | None]) -> Reason | None:
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
    ways = [_attack(game, side, [start, start])]
    for to in PLACES[start].borders:
        ways += [_move(game, side, [start, to]), _attack(game, side, [start, to])]
    if region.besieged == side and None not in ways:
        return BESIEGED
    return _best(ways)


def _region(game: Game, side: Side, names: list[str]) -> Reason | None:
    """Why no Army of the side can go to a region or attack there."""
    (to,) = names
    starts = [start for start in PLACES[to].borders if game.army(side, start).units]
    if not starts:
        return condition("W13.2", "no-army-near", to)
    ways = [_move(game, side, [start, to]) for start in starts]
    return _best(ways + [_attack(game, side, [start, to]) for start in starts])


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
    return _best(why_not_play(game, side, card, one) for one in icons)


def _combat_card(game: Game, side: Side, names: list[str]) -> Reason | None:
    assert game.battle is not None
    return why_not_combat_card(game, game.battle, side, names[0])


# ---- the rest


def _recruit(game: Game, side: Side, names: list[str]) -> Reason | None:
    figure = FIGURES[names[0]]
    if SIDE_OF[figure.nation] != side:
        return condition("W12.5", "other-sides-figure", names[0])
    return why_not_muster_at(game, figure, names[1])


def _advance(game: Game, side: Side, names: list[str]) -> Reason | None:
    if SIDE_OF[names[0]] != side:
        return condition("W17.6", "other-sides-nation", names[0])
    return why_not_muster(game, names[0])


def _fly(game: Game, side: Side, names: list[str]) -> Reason | None:
    if side != SHADOW:
        return condition("W6.8", "other-sides-action")
    return why_not_fly(game, names[0])


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
        return None
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
FORMS: Final[dict[str, Form]] = {
    "die": Form(("die",), _not_in_action, _die),
    "action": Form(("action",), _not_in_action, _action),
    "move": Form(("region", "region"), _not_in_action, _move),
    "attack": Form(("region", "region"), _not_in_action, _attack),
    "army": Form(("region",), _not_in_action, _army),
    "region": Form(("region",), _not_in_action, _region),
    "retreat": Form(("region",), _not_defending, _retreat),
    "card": Form(("card",), _not_in_action, _card),
    "combat-card": Form(("card",), _not_in_battle, _combat_card),
    "recruit": Form(("figure", "region"), _not_in_action, _recruit),
    "advance": Form(("nation",), _not_in_action, _advance),
    "fly": Form(("region",), _not_in_action, _fly),
    "companion": Form(("companion", "region"), _not_in_action, _companion),
    "declare": Form((), _not_in_fellowship_phase, _declare),
    "enter-mordor": Form((), _not_in_fellowship_phase, _mordor),
    "pass": Form((), _not_in_action, _pass),
    "ring": Form((), _not_in_action, _ring),
}
"""By their verbs."""
UNDERSTOOD: Final = tuple(
    " ".join((verb, *(kind.upper() for kind in form.kinds))) for verb, form in FORMS.items()
)
