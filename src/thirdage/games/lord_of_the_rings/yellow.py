"""The yellow Feature cards (F23)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.components import AVOIDABLE
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, discard_cards, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_EVENT_ROLL,
    BEFORE_ROLL,
    BEFORE_TILE,
    CHOSEN_ROLL,
    INTERRUPTS,
    NO_MARKER,
    ROLLED,
    SCENARIO_END,
    TILE_REVEALED,
    Interrupt,
)
from thirdage.games.lord_of_the_rings.reasons import (
    ATHELAS_NOT_NOW,
    BELT_NOT_NOW,
    ELESSAR_AT_ONCE,
    HAND_FULL,
    MITHRIL_NOT_NOW,
    NO_CARDS_LEFT,
    NOT_IN_HAND,
    NOT_NOW,
    PHIAL_NOT_NOW,
    STAFF_NOT_NOW,
    TOO_FEW_CARDS,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

ATHELAS, BELT, ELESSAR, LEMBAS = "athelas", "belt", "elessar", "lembas"
MIRUVOR, MITHRIL, PHIAL, STAFF = "miruvor", "mithril", "phial", "staff"
FULL_HAND: Final = 6
BELT_MOMENTS: Final = (BEFORE_ROLL, BEFORE_EVENT_ROLL, CHOSEN_ROLL)


def play_yellow(game: Game, card: str) -> None:
    """A yellow card is used and leaves the game (F12.2)."""
    game.discard(card)
    game.tell("plays-yellow", card)


# ---- cards that answer the open question


def why_not_athelas(game: Game) -> Reason | None:
    """When missing life tokens are checked (F23.1)."""
    if ATHELAS not in game.hand:
        return NOT_IN_HAND
    return None if game.moment == SCENARIO_END else ATHELAS_NOT_NOW


def why_not_belt(game: Game) -> Reason | None:
    """Before a roll; not at Mount Doom (F23.2), nor for the Ring (F16.10)."""
    if BELT not in game.hand:
        return NOT_IN_HAND
    return None if game.moment in BELT_MOMENTS else BELT_NOT_NOW


def why_not_mithril(game: Game) -> Reason | None:
    """After a roll, before its effect (F23.3)."""
    if MITHRIL not in game.hand:
        return NOT_IN_HAND
    return None if game.moment == ROLLED else MITHRIL_NOT_NOW


def why_not_staff(game: Game) -> Reason | None:
    """When a tile of F9.4 or F9.5 has been revealed (F23.4)."""
    if STAFF not in game.hand:
        return NOT_IN_HAND
    revealed = game.moment == TILE_REVEALED and game.tile in AVOIDABLE
    return None if revealed else STAFF_NOT_NOW


def why_not_phial(game: Game) -> Reason | None:
    """When a tile would be revealed (F23.5)."""
    if PHIAL not in game.hand:
        return NOT_IN_HAND
    return None if game.moment == BEFORE_TILE else PHIAL_NOT_NOW


# ---- cards played besides


def why_not_elessar(game: Game) -> Reason | None:
    """It is played at once when it is received (F23.6)."""
    return NOT_IN_HAND if ELESSAR not in game.hand else ELESSAR_AT_ONCE


def receive_elessar(game: Game) -> None:
    """Heal 1 if possible (F23.6)."""
    play_yellow(game, ELESSAR)
    heal(game, 1)


def why_not_lembas(game: Game) -> Reason | None:
    """With a hand of fewer than six cards, Lembas gone (F23.7)."""
    if LEMBAS not in game.hand:
        return NOT_IN_HAND
    if game.moment not in NO_MARKER:
        return NOT_NOW
    if len(game.hand) > FULL_HAND:
        return HAND_FULL
    return None if cards_left(game) else NO_CARDS_LEFT


def lembas(game: Game) -> Script[None]:
    """Draw Hobbit cards up to a hand of six (F23.7)."""
    play_yellow(game, LEMBAS)
    yield from draw_cards(game, FULL_HAND - len(game.hand))


def why_not_miruvor(game: Game) -> Reason | None:
    """With as many other cards as there are hobbits (F23.8)."""
    if MIRUVOR not in game.hand:
        return NOT_IN_HAND
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if len(game.hand) > len(game.fellowship) else TOO_FEW_CARDS


def miruvor(game: Game) -> Script[None]:
    """Discard as many cards as there are hobbits now, draw as many (F23.8)."""
    play_yellow(game, MIRUVOR)
    number = len(game.fellowship)
    yield from discard_cards(game, number)
    yield from draw_cards(game, number)


YELLOW: Final = {
    ATHELAS: Interrupt(why_not_athelas, None),
    BELT: Interrupt(why_not_belt, None),
    ELESSAR: Interrupt(why_not_elessar, None),
    LEMBAS: Interrupt(why_not_lembas, lembas),
    MIRUVOR: Interrupt(why_not_miruvor, miruvor),
    MITHRIL: Interrupt(why_not_mithril, None),
    PHIAL: Interrupt(why_not_phial, None),
    STAFF: Interrupt(why_not_staff, None),
}
INTERRUPTS.update(YELLOW)
