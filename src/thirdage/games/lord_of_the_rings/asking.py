"""Asking in the game's own terms: a player is asked, his seat answers.

What others cannot see decides which options there are wherever cards of the hand are among
them. Such questions are put even with one option; alone there is nobody to hide it from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from thirdage.games.lord_of_the_rings.cards import back_of, code_of
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.scripts import Facts, Script, Seat, choose, choose_secretly, confirm

V = TypeVar("V")


def ask(
    player: Player,
    question: str,
    things: Sequence[V],
    code: Callable[[V], str] = str,
    facts: Facts = (),
) -> Script[V]:
    """A player picks one thing."""
    return choose(player.seat, question, things, code, facts)


def ask_hidden(
    game: Game,
    player: Player,
    question: str,
    things: Sequence[V],
    code: Callable[[V], str] = str,
    facts: Facts = (),
) -> Script[V]:
    """A player picks one thing, for all to see, from options that depend on his hand."""
    return choose(player.seat, question, things, code, facts, insist=not game.alone)


def ask_card(
    game: Game, player: Player, question: str, cards: Sequence[str], facts: Facts = ()
) -> Script[str]:
    """A player picks a card, for all to see, of these of his hand."""
    return ask_hidden(game, player, question, cards, code_of, facts)


def ask_card_unseen(player: Player, question: str, cards: Sequence[str]) -> Script[str]:
    """A player picks a card; the others see its back only."""
    return choose_secretly(player.seat, question, cards, code_of, back_of)


def ask_player(
    game: Game, player: Player, question: str, players: Iterable[Player], facts: Facts = ()
) -> Script[Player]:
    """A player picks a player. In the solitaire game there is but one."""
    if game.alone:
        return player
    seats = [other.seat for other in players]
    seat: Seat = yield from choose(player.seat, question, seats, facts=facts)
    return game.players[seat]


def yes(player: Player, question: str) -> Script[bool]:
    """A player says yes or no."""
    return confirm(player.seat, question)


def kinds(game: Game, cards: Sequence[str]) -> list[str]:
    """One card of each code, in order: cards that look the same are one option."""
    if game.alone:
        return list(dict.fromkeys(cards))
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(code_of(card), card)
    return list(found.values())
