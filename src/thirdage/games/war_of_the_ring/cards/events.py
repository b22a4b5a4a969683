"""Playing Event cards (W8.6 to W8.19): the registry of their events, and what is the same for
all of them. The events themselves stand in the modules of the four decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask_hidden, yes
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Side
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.on_table import PALANTIR, STAYS
from thirdage.games.war_of_the_ring.hand import (
    decks_left,
    discard_face_up,
    draw_cards,
    draw_from_a_deck,
    take_from_hand,
)
from thirdage.games.war_of_the_ring.hunt import special_tile_in_play
from thirdage.games.war_of_the_ring.reasons import NOT_IN_HAND, WRONG_ICON
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.steps import STEPS
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once

Condition = Callable[[Game], Reason | None]
EventScript = Callable[[Game], Script[Steps]]


class CardEvent(NamedTuple):
    """The upper half of a card: when it may be played, and what it does."""

    condition: Condition
    carry_out: EventScript


EVENTS: Final[dict[str, CardEvent]] = {}


def always(game: Game) -> Reason | None:
    """No condition."""
    return None


def event(card: str, condition: Condition = always) -> Callable[[EventScript], EventScript]:
    """Make a script the event of a card. A condition says None (fulfilled) or why not."""
    if card not in CARDS or card in EVENTS:
        raise ValueError(f"{card} is no card, or has an event already")

    def register(script: EventScript) -> EventScript:
        EVENTS[card] = CardEvent(condition, script)
        return script

    return register


def brings_special_tile(tile: str) -> None:
    """The event of a card puts the Special tile of its own name into play (W19.4)."""

    @event(tile)
    @at_once
    def card(game: Game) -> Steps:
        special_tile_in_play(game, tile)
        return []


# ---- which cards can be played


def why_not_event(game: Game, card: str) -> Reason | None:
    """The condition on a card (W8.8); one that is played on the table must be able to stay."""
    reason = EVENTS[card].condition(game)
    if reason is None and card in STAYS and not STAYS[card](game):
        return Reason("W8.14", "would-be-discarded-at-once", (card,))
    return reason


def why_not_play(game: Game, side: Side, card: str, icons: tuple[str, ...]) -> Reason | None:
    """A card of the hand, with a die result that shows its icon ("event": any card)."""
    if card not in game.hand(side):
        return NOT_IN_HAND
    if "event" not in icons and CARDS[card].icon not in icons:
        return WRONG_ICON
    return why_not_event(game, card)


def playable(game: Game, side: Side, icons: tuple[str, ...]) -> list[str]:
    """The cards of the hand that can be played with a die result."""
    return [c for c in game.hand(side) if why_not_play(game, side, c, icons) is None]


# ---- playing


def play_card(game: Game, side: Side, card: str, *, event_result: bool) -> Script[Steps]:
    """Carry out the event of a card of the hand; afterwards what its play brings (W8.11).
    `event_result`: an Event result was used for it (a Will of the West counts as one)."""
    take_from_hand(game, side, card)
    game.tell("plays", side, card)
    if card in STAYS:
        game.table = (*game.table, card)
    else:
        discard_face_up(game, side, card)
    steps = yield from EVENTS[card].carry_out(game)
    return [*steps, plan(after_card, side, card, event_result)]


@STEPS.step
def after_card(game: Game, side: Side, card: str, event_result: bool) -> Script[Steps]:
    """Draws that follow a card played with an Event result: Gandalf the Grey as Guide, and the
    Palantír of Orthanc."""
    if not event_result:
        return []
    deck = CARDS[card].deck
    if side == FREE and game.fellowship.guide == "gandalf-grey":
        if game.decks[f"{FREE}-{deck}"].size and (yield from yes(game, FREE, "guide-draw")):
            yield from draw_cards(game, FREE, deck)
    if side == SHADOW and PALANTIR in game.table and card != PALANTIR:
        if decks_left(game, SHADOW):
            yield from draw_from_a_deck(game, SHADOW)
    return []


@STEPS.step
def another_character_card(game: Game) -> Script[Steps]:
    """FP may at once play a further Character Event card without a die (the Ents)."""
    if not game.hand(FREE):
        return []
    cards = [
        card for card in playable(game, FREE, ("character",)) if CARDS[card].deck == "character"
    ]
    card = yield from ask_hidden(game, FREE, "another-card", ("none", *cards))
    if card == "none":
        return []
    return (yield from play_card(game, FREE, card, event_result=False))
