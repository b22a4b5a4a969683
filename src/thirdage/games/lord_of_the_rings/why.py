"""Why a thing is not possible now: the same functions that make the options.

A thing is named as in a record: "card athelas", "give sam", "gandalf healing". `UNDERSTOOD`
lists all forms. Whatever begins a way of the open question is possible; of the rest it is said
what speaks against it in this question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.cards import CARDS, CODES, GANDALF_CARDS, code_of
from thirdage.games.lord_of_the_rings.components import ACTIVITIES, HOBBITS
from thirdage.games.lord_of_the_rings.gandalf import could_pay
from thirdage.games.lord_of_the_rings.interrupts import IN_EVENT, LOCATION, why_not_interrupt
from thirdage.games.lord_of_the_rings.lines import why_not_advance
from thirdage.games.lord_of_the_rings.paying import can_pay_symbols, covered, symbols_of
from thirdage.games.lord_of_the_rings.reasons import (
    ACTIVE_LATER,
    COLOUR_PLAYED,
    HAS_ROLLED,
    NO_CARD_FOR_LINE,
    NOT_ASKED,
    NOT_IN_FELLOWSHIP,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_ACTION,
    ONLY_ALONE,
    PAYS_NOTHING,
    TOO_FEW_SYMBOLS,
)
from thirdage.games.lord_of_the_rings.ring import USE_RING, why_not_give
from thirdage.games.lord_of_the_rings.state import Game, Payment, Player
from thirdage.games.lord_of_the_rings.turn import (
    DRAW,
    HEAL,
    why_not_active,
    why_not_draw,
    why_not_heal,
    why_not_play,
)
from thirdage.games.lord_of_the_rings.ways import RING, ways
from thirdage.games.lord_of_the_rings.yellow import YELLOW
from thirdage.table.game import Reason, Way
from thirdage.table.scripts import Request, Seat
from thirdage.table.ways import is_what

PAY, ACTION = "pay", "action"
PLAYING: Final = (ACTION, "first-card", "second-card")
"""What is asked when cards are played (F8.3)."""
GIVING: Final = (RING, "ring-price")


class Case(NamedTuple):
    """Who wants something, and what he is asked; "" if it is somebody else's turn to answer."""

    game: Game
    player: Player
    ask: str


class Form(NamedTuple):
    """A kind of thing: a verb and perhaps a name."""

    kinds: tuple[str, ...]
    """Those of the names that follow the verb."""
    begins: Callable[[Way, str], bool]
    """Whether such a thing begins a way, or lies on it."""
    answer: Callable[[Case, str], Reason | None]
    """What speaks against a thing with which no way begins."""


def why_not(game: Game, request: Request | None, seat: Seat, thing: str) -> Reason | None:
    """The reason against a thing; None if it is allowed. Raises ValueError."""
    verb, *names = thing.split() or [""]
    form = FORMS.get(verb)
    if form is None or len(names) != len(form.kinds):
        forms = "; ".join(UNDERSTOOD)
        raise ValueError(f"nobody knows what {thing!r} means here; understood: {forms}")
    for kind, name in zip(form.kinds, names, strict=True):
        if name not in KNOWN[kind]:
            raise ValueError(f"{name!r} in {thing!r} is no {kind}")
    name = "".join(names)
    player, ask = game.players[seat], ""
    if request is not None and request.seat == seat:
        ask = request.ask
        if any(form.begins(way, name) for way in ways(game, request, "")):
            return None
    return form.answer(Case(game, player, ask), name)


# ---- cards and lines


def _card(case: Case, code: str) -> Reason | None:
    """A yellow card as its effect, others as an action, or as what is demanded."""
    game, player, ask = case
    if code in YELLOW and ask != PAY:
        return _besides(case, code)
    card = next((card for card in player.hand if code_of(card) == code), None)
    if card is None:
        return NOT_IN_HAND
    if ask == PAY:
        return PAYS_NOTHING
    if (payment := _asked_to_pay(case)) is not None:
        return _why_not_pay(case, payment, card)
    if ask in PLAYING:
        # What speaks against it as the first card speaks against it as the second.
        return why_not_play(game, player, card) or COLOUR_PLAYED
    return NOT_YOUR_ACTION


def _asked_to_pay(case: Case) -> Payment | None:
    """What it is this player's question whether to pay."""
    game, player, _ = case
    mine = player.seat == game.deciding and game.floor is None
    return game.payment if mine and game.moment in (IN_EVENT, LOCATION) else None


def _why_not_pay(case: Case, payment: Payment, card: str) -> Reason | None:
    """Why a card does not help to pay (F12.5); who is not asked alone can always give a part."""
    game, player, _ = case
    if card in payment.left:  # Éowyn (F22.11)
        return None
    if not could_pay(game, player):
        return NOT_YOUR_ACTION
    if not CARDS[card].symbols or not covered(payment.left, [symbols_of(game, player, card)]):
        return PAYS_NOTHING
    if payment.payer is None or can_pay_symbols(game, player, payment.left):
        return None
    return TOO_FEW_SYMBOLS


def _line(case: Case, activity: str) -> Reason | None:
    """Why no marker moves on this line now."""
    game, _, ask = case
    if game.in_scenario and (reason := why_not_advance(game, activity)) is not None:
        return reason
    return NO_CARD_FOR_LINE if ask in PLAYING else NOT_YOUR_ACTION


# ---- other actions, and what is done besides


def _draw(case: Case, name: str) -> Reason | None:
    return why_not_draw(case.game) if case.ask == ACTION else NOT_YOUR_ACTION


def _heal(case: Case, name: str) -> Reason | None:
    return why_not_heal(case.player) if case.ask == ACTION else NOT_YOUR_ACTION


def _besides(case: Case, name: str) -> Reason | None:
    """What is done besides what is asked: by who is asked, or has the floor (F24.7)."""
    return why_not_interrupt(case.game, case.player, name) or NOT_ASKED


def _ring(case: Case, name: str) -> Reason | None:
    return _besides(case, USE_RING)


# ---- hobbits


def _give(case: Case, hobbit: str) -> Reason | None:
    """(S) Why a hobbit cannot be given to the Ring. If it meets Sauron none is asked for."""
    game, player, _ = case
    if not game.alone:
        return ONLY_ALONE
    return why_not_give(game, hobbit) or why_not_interrupt(game, player, USE_RING)


def _active(case: Case, hobbit: str) -> Reason | None:
    """Why a hobbit cannot be the next active one; at Mount Doom (S) the next to roll (F19.6)."""
    game = case.game
    if not (game.alone and game.at_doom):
        return why_not_active(game, hobbit) or ACTIVE_LATER
    if hobbit not in game.fellowship:
        return NOT_IN_FELLOWSHIP
    return HAS_ROLLED if hobbit in game.tried else NOT_NOW


KNOWN: Final[dict[str, Iterable[str]]] = {
    "card": CODES,
    "line": ACTIVITIES,
    "gandalf": GANDALF_CARDS,
    "hobbit": HOBBITS,
}
FORMS: Final[dict[str, Form]] = {
    "card": Form(("card",), is_what, _card),
    "line": Form(("line",), lambda way, name: way.target == name, _line),
    "draw": Form((), lambda way, name: way.action == DRAW, _draw),
    "heal": Form((), lambda way, name: way.action == HEAL, _heal),
    "gandalf": Form(("gandalf",), is_what, _besides),
    "ring": Form((), lambda way, name: way.action == USE_RING, _ring),
    "give": Form(("hobbit",), lambda w, name: w.what == name and w.kind in GIVING, _give),
    "active": Form(("hobbit",), lambda w, name: w.what == name and w.kind not in GIVING, _active),
}
UNDERSTOOD: Final = tuple(
    " ".join((verb, *(kind.upper() for kind in form.kinds))) for verb, form in FORMS.items()
)
