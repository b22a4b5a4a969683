"""Drawing, revealing and discarding cards (F10.4, F12)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.asking import ask_card, kinds
from thirdage.games.lord_of_the_rings.cards import back_of, code_of
from thirdage.games.lord_of_the_rings.corruption import CANNOT_PAY, eliminate
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.piles import Pile, draw_from, draw_unseen
from thirdage.table.scripts import Script


def cards_left(game: Game) -> bool:
    """Whether a Hobbit card can be drawn."""
    return game.deck.size > 0 or bool(game.discards)


def _fill_deck(game: Game) -> None:
    """An empty deck is made of the discards (F12.2)."""
    if not game.deck.size:
        game.deck, game.discards = Pile(game.discards), ()
        game.tell("reshuffled")


def next_card(game: Game) -> Script[str]:
    """Turn over the next Hobbit card; there must be one."""
    _fill_deck(game)
    card, game.deck = yield from draw_from("hobbit-card", game.deck, code_of)
    return card


def _draw_openly(game: Game, player: Player, number: int) -> Script[None]:
    """(S) The one hand hides nothing."""
    for _ in range(number):
        if not cards_left(game):
            game.tell("no-cards-left")
            return
        card = yield from next_card(game)
        player.take(card)
        game.tell_of(player, "draws", code_of(card))


def _draw_unseen(game: Game, player: Player, number: int) -> Script[None]:
    """Only the player sees what he draws."""
    drawn = 0
    while player.plays and drawn < number and cards_left(game):
        _fill_deck(game)
        card, game.deck = yield from draw_unseen(
            "hobbit-card", game.deck, player.seat, back_of, code_of
        )
        player.take(card)
        drawn += 1
        game.tell_of(player, "draws", code_of(card), to=player.seat)
    if drawn:
        game.tell("draws-unseen", player.hobbit, drawn)
    if not cards_left(game):
        game.tell("no-cards-left")


draw_cards = either(_draw_openly, _draw_unseen)
"""Draw Hobbit cards into a hand, as many as there are (F12.2)."""


def reveal_card(game: Game) -> Script[str | None]:
    """Turn over a Hobbit card and put it on the discard pile (F10.4); None if none is left."""
    if not cards_left(game):
        game.tell("no-cards-left")
        return None
    card = yield from next_card(game)
    game.discards = tuple(sorted((*game.discards, card)))
    game.tell("reveals", code_of(card))
    return card


def discard_cards(game: Game, player: Player, number: int) -> Script[None]:
    """Discard cards of any kind, each counts 1 (F12.6); who has too few is eliminated
    (F10.5)."""
    if player.plays and len(player.hand) < number:
        eliminate(game, player, CANNOT_PAY)
    if not player.plays:
        return
    for left in range(number, 0, -1):
        card = yield from ask_card(game, player, "discard", kinds(game, player.hand), (left,))
        game.discard(player, card)
        game.tell_of(player, "discards", code_of(card))
