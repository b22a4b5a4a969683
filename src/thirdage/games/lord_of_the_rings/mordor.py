"""The events of Mordor (F22.10 to F22.13)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.cards import EOWYN
from thirdage.games.lord_of_the_rings.components import HEART, MORDOR, SUN
from thirdage.games.lord_of_the_rings.corruption import SIXTH_EVENT, lose, move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    chooses,
    each,
    each_rolls,
    must_discard,
    pays_tokens,
)
from thirdage.games.lord_of_the_rings.hand import discard_cards, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import CHOSEN_ROLL, IN_EVENT
from thirdage.games.lord_of_the_rings.recovery import recover
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Script, at_once

SEVEN: Final = 7
"""Cards, for Surrounded by dark forces."""


def sam_saves_frodo(game: Game) -> Script[None]:
    """1: each may discard three shields to draw two cards or heal 1 (F22.10)."""
    for _ in each(game):
        yield from recover(game, "sam-saves-frodo", 3, IN_EVENT)


def nazgul_attacks(game: Game) -> Script[None]:
    """2: discard Éowyn and each draws a card, otherwise each rolls (F22.11)."""
    if (yield from chooses(game, "nazgul-attacks", _eowyn)) == "pay":
        game.discard(EOWYN)
        game.tell("discards", EOWYN)
        yield from draw_cards(game, len(game.fellowship))
    else:
        yield from each_rolls(game)


def _eowyn(game: Game) -> list[str]:
    return ["pay", "roll"] if EOWYN in game.hand else ["roll"]


def pelennor(game: Game) -> Script[None]:
    """3: each discards a heart, or rolls and then discards two cards (F22.12)."""
    for _ in each(game):
        if not (yield from pays_tokens(game, "pelennor", HEART, otherwise="roll")):
            yield from _roll_and_discard(game)


def mouth(game: Game) -> Script[None]:
    """4: each discards a sun, or rolls and then discards two cards (F22.12)."""
    for _ in each(game):
        if not (yield from pays_tokens(game, "mouth", SUN, otherwise="roll")):
            yield from _roll_and_discard(game)


def _roll_and_discard(game: Game) -> Script[None]:
    yield from roll_die(game, CHOSEN_ROLL)
    yield from must_discard(game, 2)


def dark_forces(game: Game) -> Script[None]:
    """5: discard seven cards, otherwise Sauron 3."""
    if (yield from chooses(game, "dark-forces", _seven_cards, (SEVEN,))) == "pay":
        yield from discard_cards(game, SEVEN)
    else:
        move_sauron(game, 3)


def _seven_cards(game: Game) -> list[str]:
    return ["pay", "no"] if len(game.hand) >= SEVEN else ["no"]


@at_once
def ring_is_mine(game: Game) -> None:
    """6: the game is lost; nothing helps (F10.3, F22.13)."""
    lose(game, SIXTH_EVENT)


EVENTS[MORDOR] = (
    Event("sam-saves-frodo", sam_saves_frodo),
    Event("nazgul-attacks", nazgul_attacks),
    Event("pelennor", pelennor),
    Event("mouth", mouth),
    Event("dark-forces", dark_forces),
    Event("ring-is-mine", ring_is_mine, at_once=True),
)
