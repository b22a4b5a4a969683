"""The events of Helm's Deep (F22.4, F22.5)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.board import FIRST_PART
from thirdage.games.lord_of_the_rings.components import (
    FIGHTING,
    FRIENDSHIP,
    HEART,
    HELMS_DEEP,
    RING,
    SUN,
    TRAVELLING,
)
from thirdage.games.lord_of_the_rings.corruption import move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die, roll_twice
from thirdage.games.lord_of_the_rings.events import EVENTS, Event, each_rolls, pays_revealed
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_EVENT_ROLL, IN_EVENT
from thirdage.games.lord_of_the_rings.lines import complete, gain_card
from thirdage.games.lord_of_the_rings.paying import SYMBOLS, TOKENS
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.together import group_pays, one_pays
from thirdage.table.piles import Pile
from thirdage.table.scripts import Script


def wormtongue(game: Game) -> Script[None]:
    """1: one player discards a friendship and a fighting symbol, otherwise the Feature cards of
    Helm's Deep that nobody has gained leave the game (F22.4)."""
    price = {FRIENDSHIP: 1, FIGHTING: 1}
    if not (yield from one_pays(game, "wormtongue", price, SYMBOLS, IN_EVENT)):
        game.leave(*game.features[HELMS_DEEP].loose)
        game.features[HELMS_DEEP] = Pile(())
        game.tell("features-leave")


def riders(game: Game) -> Script[None]:
    """2: with friendship complete the active player gains the Riders of Rohan if they are there
    (F22.5), otherwise Sauron 1 and the Ring-bearer rolls."""
    if complete(game, FRIENDSHIP):
        gain_card(game, game.active_player, "riders-of-rohan")
        return
    move_sauron(game, 1)
    yield from roll_die(game, game.ring_bearer, BEFORE_EVENT_ROLL)


def gate(game: Game) -> Script[None]:
    """3: with the first part of travelling complete (F11.3) each player draws a card, otherwise
    Sauron 2."""
    if game.lines[TRAVELLING] >= FIRST_PART:
        for player in game.each():
            yield from draw_cards(game, player, 1)
    else:
        move_sauron(game, 2)


def orthanc(game: Game) -> Script[None]:
    """4: reveal a card; the active player discards two symbols like it, otherwise each player
    rolls."""
    if not (yield from pays_revealed(game, game.active_player, "orthanc", 2)):
        yield from each_rolls(game)


def storm(game: Game) -> Script[None]:
    """5: the group discards a heart, a sun and a ring, otherwise Sauron 2."""
    price = {HEART: 1, SUN: 1, RING: 1}
    if not (yield from group_pays(game, "storm", price, TOKENS, IN_EVENT)):
        move_sauron(game, 2)


def conquer(game: Game) -> Script[None]:
    """6: Sauron 2; unless travelling is wholly complete, the Ring-bearer rolls twice as well."""
    move_sauron(game, 2)
    if not complete(game, TRAVELLING):
        yield from roll_twice(game, game.ring_bearer, BEFORE_EVENT_ROLL)


EVENTS[HELMS_DEEP] = (
    Event("wormtongue", wormtongue),
    Event("riders", riders),
    Event("gate", gate),
    Event("orthanc", orthanc),
    Event("storm", storm),
    Event("conquer", conquer),
)
