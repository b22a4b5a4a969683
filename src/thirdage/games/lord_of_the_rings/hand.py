"""Drawing, revealing and discarding cards (F10.4, F12)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.asking import ask, kinds
from thirdage.games.lord_of_the_rings.corruption import CANNOT_PAY, lose
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.piles import Pile, draw_from
from thirdage.table.scripts import Script


def cards_left(game: Game) -> bool:
    """Whether a Hobbit card can be drawn."""
    return game.deck.size > 0 or bool(game.discards)


def _next_card(game: Game) -> Script[str]:
    """The next Hobbit card; an empty deck is made of the discards first (F12.2)."""
    if not game.deck.size:
        game.deck, game.discards = Pile(game.discards), ()
        game.tell("reshuffled")
    card, game.deck = yield from draw_from("hobbit-card", game.deck)
    return card


def draw_cards(game: Game, number: int) -> Script[None]:
    """Draw Hobbit cards into the hand, as many as there are (F12.2)."""
    for _ in range(number):
        if not cards_left(game):
            game.tell("no-cards-left")
            return
        card = yield from _next_card(game)
        game.add_to_hand(card)
        game.tell("draws", card)


def reveal_card(game: Game) -> Script[str | None]:
    """Turn over a Hobbit card and put it on the discard pile (F10.4); None if none is left."""
    if not cards_left(game):
        game.tell("no-cards-left")
        return None
    card = yield from _next_card(game)
    game.discards = tuple(sorted((*game.discards, card)))
    game.tell("reveals", card)
    return card


def discard_cards(game: Game, number: int) -> Script[None]:
    """Discard cards of any kind, each counts 1 (F12.6); the game is lost if there are too few
    (F10.5)."""
    if len(game.hand) < number:
        lose(game, CANNOT_PAY)
    for left in range(number, 0, -1):
        card = yield from ask("discard", kinds(game.hand), facts=(left,))
        game.discard(card)
        game.tell("discards", card)
