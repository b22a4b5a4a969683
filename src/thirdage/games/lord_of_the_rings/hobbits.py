"""The abilities of the hobbits (F21): only that of the active one may be used (F21.0)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.asking import yes
from thirdage.games.lord_of_the_rings.cards import CARDS, WHITE
from thirdage.games.lord_of_the_rings.components import (
    FATTY,
    FRODO,
    JOKER,
    MERRY,
    PIPPIN,
    SAM,
    WILD,
)
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Script


def symbol_of(game: Game, code: str) -> str:
    """The symbol a card counts as; white Hobbit cards are jokers for Frodo (F21.1), white
    Feature cards only by an option (F25.6)."""
    card = CARDS[code]
    if game.active == FRODO and card.colour == WHITE:
        if card.is_hobbit or game.variant.frodo_white_features:
            return JOKER
    return card.symbol


def limited(game: Game, harm: int) -> int:
    """Sam takes at most one point of harm from each roll (F21.2)."""
    return min(harm, 1) if game.active == SAM else harm


def plays_any_colours(game: Game) -> bool:
    """Pippin may play two cards of one colour (F21.3)."""
    return game.active == PIPPIN


def after_receipt(game: Game, shields: int) -> Script[None]:
    """Merry may exchange a receipt of 1 or 2 shields for a wild life token (F21.4)."""
    if game.active != MERRY or shields not in (1, 2) or game.shields < shields:
        return
    if (yield from yes("wild-token")):
        game.shields -= shields
        game.tokens = game.tokens.plus(WILD)
        game.tell("exchanges", shields)


def fatty_rests(game: Game) -> Script[None]:
    """Fatty draws a card at the end of his turn (F21.5)."""
    if game.active == FATTY:
        yield from draw_cards(game, 1)


def fatty_after_scenario(game: Game) -> Script[None]:
    """While he is in the fellowship Fatty draws two cards after a scenario (F21.5)."""
    if FATTY in game.fellowship:
        game.tell("fatty-draws")
        yield from draw_cards(game, 2)
