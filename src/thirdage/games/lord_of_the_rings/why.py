"""Why a thing is not possible now: the same functions that make the options.

A thing is named as in a record: "card athelas", "give sam", "gandalf healing". `UNDERSTOOD`
lists all forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thirdage.games.lord_of_the_rings.cards import CARDS, GANDALF_CARDS
from thirdage.games.lord_of_the_rings.components import ACTIVITIES, HOBBITS
from thirdage.games.lord_of_the_rings.gandalf import GANDALF
from thirdage.games.lord_of_the_rings.interrupts import ACTION, EVERYTHING
from thirdage.games.lord_of_the_rings.lines import why_not_advance
from thirdage.games.lord_of_the_rings.reasons import NOT_YOUR_ACTION, RING_NOT_NOW
from thirdage.games.lord_of_the_rings.ring import why_not_give, why_not_ring
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import (
    why_not_active,
    why_not_draw,
    why_not_heal,
    why_not_play,
)
from thirdage.games.lord_of_the_rings.yellow import YELLOW
from thirdage.table.game import Reason
from thirdage.table.scripts import Seat

Answer = Callable[[Game, list[str]], Reason | None]


def why_not(game: Game, seat: Seat, thing: str) -> Reason | None:
    """The reason against a thing; None if it is allowed. Raises ValueError."""
    verb, *names = thing.split() or [""]
    form = FORMS.get(verb)
    if form is None or len(names) != len(form[0]):
        forms = "; ".join(UNDERSTOOD)
        raise ValueError(f"nobody knows what {thing!r} means here; understood: {forms}")
    for kind, name in zip(form[0], names, strict=True):
        if name not in KNOWN[kind]:
            raise ValueError(f"{name!r} in {thing!r} is no {kind}")
    return form[1](game, names)


def _not_in_action(game: Game) -> Reason | None:
    return None if game.moment == ACTION else NOT_YOUR_ACTION


def _card(game: Game, names: list[str]) -> Reason | None:
    """A yellow card as its effect, others as an action."""
    (card,) = names
    if card in YELLOW:
        return YELLOW[card].why_not(game)
    return why_not_play(game, card) or _not_in_action(game)


def _line(game: Game, names: list[str]) -> Reason | None:
    """Why no marker moves on this line now."""
    return why_not_advance(game, names[0]) or _not_in_action(game)


def _draw(game: Game, names: list[str]) -> Reason | None:
    return _not_in_action(game) or why_not_draw(game)


def _heal(game: Game, names: list[str]) -> Reason | None:
    return _not_in_action(game) or why_not_heal(game)


def _gandalf(game: Game, names: list[str]) -> Reason | None:
    return GANDALF[names[0]].why_not(game)


def _ring(game: Game, names: list[str]) -> Reason | None:
    return why_not_ring(game)


def _give(game: Game, names: list[str]) -> Reason | None:
    """Why a hobbit cannot be given to the Ring."""
    reason = why_not_give(game, names[0])
    return reason or (None if game.moment in EVERYTHING else RING_NOT_NOW)


def _active(game: Game, names: list[str]) -> Reason | None:
    """Why a hobbit cannot be the next active one."""
    return why_not_active(game, names[0])


KNOWN: Final[dict[str, Iterable[str]]] = {
    "card": CARDS,
    "line": ACTIVITIES,
    "gandalf": GANDALF_CARDS,
    "hobbit": HOBBITS,
}
FORMS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    "card": (("card",), _card),
    "line": (("line",), _line),
    "draw": ((), _draw),
    "heal": ((), _heal),
    "gandalf": (("gandalf",), _gandalf),
    "ring": ((), _ring),
    "give": (("hobbit",), _give),
    "active": (("hobbit",), _active),
}
"""Verb, kinds of the names that follow it, and who answers."""
UNDERSTOOD: Final = tuple(
    " ".join((verb, *(kind.upper() for kind in kinds))) for verb, (kinds, _) in FORMS.items()
)
