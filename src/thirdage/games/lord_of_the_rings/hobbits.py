"""The abilities of the hobbits (F21)."""

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
    Hobbit,
)
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.scripts import Script


def helps(game: Game, player: Player, hobbit: Hobbit) -> bool:
    """Whether a player has the ability of a hobbit: that of his own; (S) only that of the active
    one (F21.0)."""
    return game.active == hobbit if game.alone else hobbit in player.hobbits


def symbol_of(game: Game, player: Player, code: str) -> str:
    """The symbol a card counts as; white Hobbit cards are jokers for Frodo (F21.1), white
    Feature cards only by an option (F25.6)."""
    card = CARDS[code]
    if card.colour == WHITE and helps(game, player, FRODO):
        if card.is_hobbit or game.variant.frodo_white_features:
            return JOKER
    return card.symbol


def limited(game: Game, player: Player, harm: int) -> int:
    """Sam takes at most one point of harm from each roll (F21.2)."""
    return min(harm, 1) if helps(game, player, SAM) else harm


def plays_any_colours(game: Game, player: Player) -> bool:
    """Pippin may play two cards of one colour (F21.3)."""
    return helps(game, player, PIPPIN)


def types_to_spare(game: Game, player: Player) -> int:
    """Merry needs only two types of life token (F21.4); (S) he may exchange shields instead."""
    return 0 if game.alone or MERRY not in player.hobbits else 1


def after_receipt(game: Game, player: Player, shields: int) -> Script[None]:
    """(S) Merry may exchange a receipt of 1 or 2 shields for a wild life token (F21.4)."""
    if not game.alone or game.active != MERRY:
        return
    if shields not in (1, 2) or player.shields < shields:
        return
    if (yield from yes(player, "wild-token")):
        player.shields -= shields
        player.tokens = player.tokens.plus(WILD)
        game.tell("exchanges", shields)


def fatty_rests(game: Game, player: Player) -> Script[None]:
    """(S) Fatty draws a card at the end of his turn (F21.5)."""
    if game.alone and game.active == FATTY:
        yield from draw_cards(game, player, 1)


def fatty_after_scenario(game: Game) -> Script[None]:
    """While he is in the game Fatty draws two cards after a scenario (F21.5)."""
    for player in game.players.values():
        if FATTY in player.hobbits:
            game.tell("fatty-draws")
            yield from draw_cards(game, player, 2)
