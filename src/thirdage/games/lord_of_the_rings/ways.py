"""Whole actions by where they begin: a card, a line, a hobbit, the Ring; found with the same
functions that make the options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    GANDALF_CARDS,
    GOLLUM,
    GUIDANCE,
    code_of,
)
from thirdage.games.lord_of_the_rings.interrupts import INTERRUPTS
from thirdage.games.lord_of_the_rings.lines import open_lines
from thirdage.games.lord_of_the_rings.ring import USE_RING, is_fatal, prices
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.games.lord_of_the_rings.turn import PLAY, lines_for, playable
from thirdage.table.game import Way
from thirdage.table.scripts import Request
from thirdage.table.ways import Concerns, is_what, wanted

LINE: Final = "line"
CARD_PLAYED: Final = ("first-card", "second-card")
GANDALF, YELLOW, RING = "gandalf", "yellow", "ring"
"""The kinds of ways that are done besides what is asked (F24.1)."""


def ways(game: Game, request: Request, thing: str) -> list[Way]:
    """The whole actions that begin at a thing, from this question on.

    A thing is "card lembas", "gandalf magic", "line fighting", "hobbit sam", "token heart",
    "action draw", "ring use-ring", or "" for everything. Raises ValueError if it is none of
    these.
    """
    fits = wanted(thing, WANTED)
    player = game.players.get(request.seat or "")
    codes = map(request.code, range(len(request.things)))
    found = (way for code in codes for way in _from_option(game, player, request.ask, code))
    return [way for way in found if fits(way)]


WANTED: Final[dict[str, Concerns]] = {
    "card": is_what,
    "gandalf": is_what,
    "hobbit": is_what,
    "token": is_what,
    "line": lambda way, name: way.target == name,
    "action": lambda way, name: way.action == name,
    "ring": lambda way, name: way.action == name,
}


def _from_option(game: Game, player: Player | None, ask: str, code: str) -> Iterator[Way]:
    """The whole actions that an option begins for the player who is asked."""
    lead = f"{ask} {code}"
    if player is not None and game.moment and code in INTERRUPTS:
        yield from _besides(game, player, code, lead)
    elif player is not None and code == PLAY:
        for card in map(code_of, playable(game, player)):
            yield from _play(game, player, code, card, (lead, f"first-card {card}"))
    elif player is not None and ask in CARD_PLAYED and code in CARDS:
        yield from _play(game, player, code, code, (lead,))
    elif ask == LINE:
        yield Way(ask, code, None, None, code, None, (lead,))
    else:
        yield Way(ask, code, None, None, None, code, (lead,))


def _besides(game: Game, player: Player, code: str, lead: str) -> Iterator[Way]:
    """What is done besides what is asked (F24.1). Which line Guidance serves says the active
    player (F24.5), where the Ring leads its roll (F16.2)."""
    if code == USE_RING:
        yield from _ring(game, player, lead)
    elif code == GUIDANCE and player is game.active_player:
        for line in open_lines(game):
            yield Way(GANDALF, code, None, None, line, code, (lead, f"line {line}"))
    else:
        kind = GANDALF if code in GANDALF_CARDS else YELLOW
        yield Way(kind, code, None, None, None, code, (lead,))


def _play(
    game: Game, player: Player, action: str, card: str, lead: tuple[str, ...]
) -> Iterator[Way]:
    """A card on each line to which it can go (F12.3, F12.4). Where Gollum goes is asked after
    his roll (F12.7)."""
    if card == GOLLUM:
        yield Way(PLAY, action, None, None, None, card, lead)
        return
    for line in lines_for(game, player, card):
        yield Way(PLAY, action, None, None, line, card, (*lead, f"line {line}"))


def _ring(game: Game, player: Player, lead: str) -> Iterator[Way]:
    """The One Ring; (S) for each of its prices (F16.5), but none is asked for if it meets
    Sauron."""
    if not game.alone or is_fatal(game, player):
        yield Way(RING, USE_RING, None, None, None, None, (lead,))
        return
    for price in prices(game, player):
        yield Way(RING, USE_RING, None, None, None, price, (lead, f"ring-price {price}"))
