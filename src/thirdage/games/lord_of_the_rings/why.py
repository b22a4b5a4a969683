"""Why a thing is not possible now: the same functions that make the options.

A thing is named as in a record: "card athelas", "give sam", "gandalf healing". `UNDERSTOOD`
lists all forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thirdage.games.lord_of_the_rings.cards import CODES, GANDALF_CARDS, code_of
from thirdage.games.lord_of_the_rings.components import ACTIVITIES, HOBBITS
from thirdage.games.lord_of_the_rings.interrupts import ACTION, EVERYTHING, why_not_interrupt
from thirdage.games.lord_of_the_rings.lines import why_not_advance
from thirdage.games.lord_of_the_rings.reasons import (
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_YOUR_ACTION,
    ONLY_ALONE,
    RING_NOT_NOW,
)
from thirdage.games.lord_of_the_rings.ring import USE_RING, why_not_give
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.games.lord_of_the_rings.turn import (
    why_not_active,
    why_not_draw,
    why_not_heal,
    why_not_play,
)
from thirdage.games.lord_of_the_rings.yellow import YELLOW
from thirdage.table.game import Reason
from thirdage.table.scripts import Seat

Answer = Callable[[Game, Player, list[str]], Reason | None]


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
    return form[1](game, game.players[seat], names)


def _not_in_action(game: Game, player: Player) -> Reason | None:
    mine = game.moment == ACTION and player.seat == game.deciding and game.floor is None
    return None if mine else NOT_YOUR_ACTION


def _besides(game: Game, player: Player, name: str) -> Reason | None:
    """What is done besides what is asked: by who is asked, or has the floor (F24.7)."""
    speaks = player.seat == (game.floor or game.deciding)
    return why_not_interrupt(game, player, name) or (None if speaks else NOT_ASKED)


def _card(game: Game, player: Player, names: list[str]) -> Reason | None:
    """A yellow card as its effect, others as an action."""
    (code,) = names
    if code in YELLOW:
        return _besides(game, player, code)
    card = next((card for card in player.hand if code_of(card) == code), None)
    if card is None:
        return NOT_IN_HAND
    return why_not_play(game, player, card) or _not_in_action(game, player)


def _line(game: Game, player: Player, names: list[str]) -> Reason | None:
    """Why no marker moves on this line now."""
    return why_not_advance(game, names[0]) or _not_in_action(game, player)


def _draw(game: Game, player: Player, names: list[str]) -> Reason | None:
    return _not_in_action(game, player) or why_not_draw(game)


def _heal(game: Game, player: Player, names: list[str]) -> Reason | None:
    return _not_in_action(game, player) or why_not_heal(player)


def _gandalf(game: Game, player: Player, names: list[str]) -> Reason | None:
    return _besides(game, player, names[0])


def _ring(game: Game, player: Player, names: list[str]) -> Reason | None:
    return _besides(game, player, USE_RING)


def _give(game: Game, player: Player, names: list[str]) -> Reason | None:
    """(S) Why a hobbit cannot be given to the Ring."""
    if not game.alone:
        return ONLY_ALONE
    reason = why_not_give(game, names[0])
    return reason or (None if game.moment in EVERYTHING else RING_NOT_NOW)


def _active(game: Game, player: Player, names: list[str]) -> Reason | None:
    """Why a hobbit cannot be the next active one."""
    return why_not_active(game, names[0])


KNOWN: Final[dict[str, Iterable[str]]] = {
    "card": CODES,
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
