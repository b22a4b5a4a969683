"""Hands, decks and discards (W8.2 to W8.5)."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.asking import ask, ask_secretly
from thirdage.games.war_of_the_ring.board import Side
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, CHARACTER, STRATEGY, back_of
from thirdage.games.war_of_the_ring.setup import HAND_LIMIT
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.piles import draw_unseen
from thirdage.table.scripts import Script


def draw_one(game: Game, side: Side, deck: str) -> Script[None]:
    """Draw the next card of a deck, if there is one; only its owner sees it."""
    name = f"{side}-{deck}"
    pile = game.decks[name]
    if not pile.size:
        game.tell("deck-empty", side, deck)
        return
    seat = game.seat(side)
    card, game.decks[name] = yield from draw_unseen(f"{name}-draw", pile, seat, back_of)
    game.hands[seat] = tuple(sorted((*game.hands[seat], card)))
    game.tell("draws", side, deck)
    game.tell("drew", side, card, to=seat)


def draw_cards(game: Game, side: Side, *decks: str) -> Script[None]:
    """Draw a card from each of these decks, then discard down to the limit (OP-17)."""
    for deck in decks:
        yield from draw_one(game, side, deck)
    yield from keep_hand_limit(game, side)


def keep_hand_limit(game: Game, side: Side) -> Script[None]:
    """Discard face down, by choice, until the hand holds six cards (W8.4)."""
    seat = game.seat(side)
    while len(game.hands[seat]) > HAND_LIMIT:
        card = yield from ask_secretly(game, side, "discard", game.hands[seat], str, back_of)
        take_from_hand(game, side, card)
        game.buried[side] = tuple(sorted((*game.buried[side], card)))
        game.tell("discards-face-down", side, back_of(card))


def decks_left(game: Game, side: Side) -> list[str]:
    """The decks that a side can still draw from (W8.5)."""
    return [deck for deck in (CHARACTER, STRATEGY) if game.decks[f"{side}-{deck}"].size]


def draw_from_a_deck(game: Game, side: Side) -> Script[None]:
    """Draw one card from a deck of one's choice (W8.3)."""
    deck = yield from ask(game, side, "deck", decks_left(game, side))
    yield from draw_cards(game, side, deck)


def take_from_hand(game: Game, side: Side, card: str) -> None:
    """A card leaves the hand."""
    seat = game.seat(side)
    game.hands[seat] = tuple(c for c in game.hands[seat] if c != card)


def discard_face_up(game: Game, side: Side, card: str) -> None:
    """A card that has been seen goes to the discards."""
    game.discards[side] = (*game.discards[side], card)


def cards_in_hand(game: Game, side: Side, deck: str) -> tuple[str, ...]:
    """The cards of one of the decks in a side's hand."""
    return tuple(card for card in game.hand(side) if CARDS[card].deck == deck)
