"""The yellow Feature cards (F23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask, ask_card_unseen, ask_player, kinds
from thirdage.games.lord_of_the_rings.cards import code_of
from thirdage.games.lord_of_the_rings.components import AVOIDABLE
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.forms import either
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
    HANDS_FULL,
    MITHRIL_NOT_NOW,
    NO_CARDS_LEFT,
    NOBODY_TO_HEAL,
    NOT_NOW,
    NOTHING_TO_PASS,
    PHIAL_NOT_NOW,
    STAFF_NOT_NOW,
    TOO_FEW_CARDS,
)
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once

ATHELAS, BELT, ELESSAR, LEMBAS = "athelas", "belt", "elessar", "lembas"
MIRUVOR, MITHRIL, PHIAL, STAFF = "miruvor", "mithril", "phial", "staff"
FULL_HAND: Final = 6
BELT_MOMENTS: Final = (BEFORE_ROLL, BEFORE_EVENT_ROLL, CHOSEN_ROLL)
KEEP: Final = "keep"


def play_yellow(game: Game, player: Player, card: str) -> None:
    """A yellow card is used and leaves the game (F12.2)."""
    game.discard(player, card)
    game.tell_of(player, "plays-yellow", card)


# ---- cards that answer the open question


def why_not_athelas(game: Game, player: Player) -> Reason | None:
    """When missing life tokens are checked (F23.1)."""
    return None if game.moment == SCENARIO_END else ATHELAS_NOT_NOW


def why_not_belt(game: Game, player: Player) -> Reason | None:
    """Before a roll; not at Mount Doom (F23.2), (S) nor for the Ring (F16.10)."""
    return None if game.moment in BELT_MOMENTS else BELT_NOT_NOW


def why_not_mithril(game: Game, player: Player) -> Reason | None:
    """After a roll, before its effect (F23.3)."""
    return None if game.moment == ROLLED else MITHRIL_NOT_NOW


def why_not_staff(game: Game, player: Player) -> Reason | None:
    """When a tile of F9.4 or F9.5 has been revealed (F23.4)."""
    revealed = game.moment == TILE_REVEALED and game.tile in AVOIDABLE
    return None if revealed else STAFF_NOT_NOW


def why_not_phial(game: Game, player: Player) -> Reason | None:
    """When a tile would be revealed (F23.5)."""
    return None if game.moment == BEFORE_TILE else PHIAL_NOT_NOW


def _answering(card: str, why_not: Callable[[Game, Player], Reason | None]) -> Interrupt:
    """What the card does, whoever asked carries out."""

    @at_once
    def use(game: Game, player: Player) -> None:
        play_yellow(game, player, card)

    return Interrupt(why_not, use, card, answers=True)


# ---- Elessar


def _at_once(game: Game, player: Player) -> Reason | None:
    return ELESSAR_AT_ONCE


def _anybody_to_heal(game: Game, player: Player) -> Reason | None:
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if any(p.corruption for p in game.playing) else NOBODY_TO_HEAL


why_not_elessar = either(_at_once, _anybody_to_heal)
"""While anybody can be healed; (S) it is played at once when it is received (F23.6)."""


def elessar(game: Game, player: Player) -> Script[None]:
    """One player heals 1 (F23.6)."""
    play_yellow(game, player, ELESSAR)
    healed = [p for p in game.clockwise(player) if p.corruption]
    heal(game, (yield from ask_player(game, player, "who-heals", healed)), 1)


def receive_elessar(game: Game, player: Player) -> None:
    """(S) Heal 1 if possible (F23.6)."""
    play_yellow(game, player, ELESSAR)
    heal(game, player, 1)


# ---- Lembas


def why_not_lembas(game: Game, player: Player) -> Reason | None:
    """With a hand of fewer than six cards, Lembas gone (F23.7)."""
    if game.moment not in NO_MARKER:
        return NOT_NOW
    if all(len(one.hand) - (one is player) >= FULL_HAND for one in game.playing):
        return HAND_FULL if game.alone else HANDS_FULL
    return None if cards_left(game) else NO_CARDS_LEFT


def lembas(game: Game, player: Player) -> Script[None]:
    """One player draws Hobbit cards up to a hand of six (F23.7)."""
    play_yellow(game, player, LEMBAS)
    hungry = [other for other in game.clockwise(player) if len(other.hand) < FULL_HAND]
    eater = yield from ask_player(game, player, "who-draws", hungry)
    yield from draw_cards(game, eater, FULL_HAND - len(eater.hand))


# ---- Miruvor


def _cards_to_change(game: Game, player: Player) -> Reason | None:
    """(S) With as many other cards as there are hobbits (F23.8)."""
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if len(player.hand) > len(game.fellowship) else TOO_FEW_CARDS


def _cards_to_pass(game: Game, player: Player) -> Reason | None:
    """When somebody has a card to pass, and there is somebody else (F23.8)."""
    if game.moment not in NO_MARKER:
        return NOT_NOW
    playing = game.playing
    cards = sum(len(one.hand) for one in playing)
    return None if cards > 1 and len(playing) > 1 else NOTHING_TO_PASS


def _change_cards(game: Game, player: Player) -> Script[None]:
    """(S) Discard as many cards as there are hobbits now, draw as many (F23.8)."""
    play_yellow(game, player, MIRUVOR)
    number = len(game.fellowship)
    yield from discard_cards(game, player, number)
    yield from draw_cards(game, player, number)


def _pass_card(game: Game, player: Player) -> Script[None]:
    """One player may pass a card to another, face down (F23.8)."""
    play_yellow(game, player, MIRUVOR)
    able = [other for other in game.clockwise(player) if other.hand]
    giver = yield from ask_player(game, player, "who-passes", able)
    seats = [KEEP, *(other.seat for other in game.others(giver))]
    seat = yield from ask(giver, "passes-to", seats)
    if seat != KEEP:
        yield from pass_card(game, giver, game.players[seat], "passes")


def pass_card(game: Game, giver: Player, receiver: Player, question: str) -> Script[None]:
    """A card of one's choice goes face down from hand to hand."""
    card = yield from ask_card_unseen(giver, question, kinds(game, giver.hand))
    game.pass_on(giver, receiver, card)
    game.tell("passes-card", giver.hobbit, receiver.hobbit)
    for seat in (giver.seat, receiver.seat):
        game.tell("passed", code_of(card), to=seat)


why_not_miruvor = either(_cards_to_change, _cards_to_pass)
miruvor = either(_change_cards, _pass_card)

YELLOW: Final = {
    ATHELAS: _answering(ATHELAS, why_not_athelas),
    BELT: _answering(BELT, why_not_belt),
    ELESSAR: Interrupt(why_not_elessar, elessar, ELESSAR),
    LEMBAS: Interrupt(why_not_lembas, lembas, LEMBAS),
    MIRUVOR: Interrupt(why_not_miruvor, miruvor, MIRUVOR),
    MITHRIL: _answering(MITHRIL, why_not_mithril),
    PHIAL: _answering(PHIAL, why_not_phial),
    STAFF: _answering(STAFF, why_not_staff),
}
INTERRUPTS.update(YELLOW)
