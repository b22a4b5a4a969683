"""The events of Mordor (F22.10 to F22.13)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.cards import EOWYN
from thirdage.games.lord_of_the_rings.components import HEART, MORDOR, SUN
from thirdage.games.lord_of_the_rings.corruption import SIXTH_EVENT, lose, move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.events import EVENTS, Event, each_rolls, must_discard
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.interrupts import CHOSEN_ROLL, IN_EVENT
from thirdage.games.lord_of_the_rings.paying import ANY_CARD, ITEMS, TOKENS, Demand, Means, no_facts
from thirdage.games.lord_of_the_rings.recovery import recover
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.games.lord_of_the_rings.together import group_pays, one_pays, pays
from thirdage.table.scripts import Script, at_once


def sam_saves_frodo(game: Game) -> Script[None]:
    """1: each player may discard three shields to draw two cards or heal 1 (F22.10)."""
    for player in game.each():
        yield from recover(game, player, "sam-saves-frodo", 3, IN_EVENT)


def nazgul_attacks(game: Game) -> Script[None]:
    """2: one player discards Éowyn and each player draws a card, otherwise each rolls
    (F22.11)."""
    eowyn = Means(_holds_eowyn, _discard_eowyn, no_facts, hidden=True)
    if (yield from one_pays(game, "nazgul-attacks", {EOWYN: 1}, eowyn, IN_EVENT, "roll")):
        for player in game.each():
            yield from draw_cards(game, player, 1)
    else:
        yield from each_rolls(game)


def _holds_eowyn(game: Game, player: Player, demand: Demand) -> bool:
    return EOWYN in player.hand


@at_once
def _discard_eowyn(game: Game, player: Player, demand: Demand) -> bool:
    game.discard(player, EOWYN)
    game.tell_of(player, "discards", EOWYN)
    return True


def pelennor(game: Game) -> Script[None]:
    """3: each player discards a heart, or rolls and then discards two cards (F22.12)."""
    for player in game.each():
        yield from _token_or_harm(game, player, "pelennor", HEART)


def mouth(game: Game) -> Script[None]:
    """4: each player discards a sun, or rolls and then discards two cards (F22.12)."""
    for player in game.each():
        yield from _token_or_harm(game, player, "mouth", SUN)


def _token_or_harm(game: Game, player: Player, question: str, token: str) -> Script[None]:
    if not (yield from pays(game, player, question, {token: 1}, TOKENS, IN_EVENT, "roll")):
        yield from roll_die(game, player, CHOSEN_ROLL)
        yield from must_discard(game, player, 2)


def dark_forces(game: Game) -> Script[None]:
    """5: the group discards seven cards, otherwise Sauron 3."""
    if not (yield from group_pays(game, "dark-forces", {ANY_CARD: 7}, ITEMS, IN_EVENT)):
        move_sauron(game, 3)


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
