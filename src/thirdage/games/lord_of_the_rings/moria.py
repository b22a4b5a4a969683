"""The events of Moria (F22.1 to F22.3)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.components import (
    FIGHTING,
    FRIENDSHIP,
    HIDING,
    JOKER,
    MORIA,
    TRAVELLING,
)
from thirdage.games.lord_of_the_rings.corruption import move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    each_rolls,
    next_event,
    pays_or_rolls,
    pays_revealed,
)
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_EVENT_ROLL, IN_EVENT
from thirdage.games.lord_of_the_rings.lines import complete, gain_card
from thirdage.games.lord_of_the_rings.paying import SYMBOLS
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.together import group_pays, volunteer_for_corruption
from thirdage.table.scripts import Script


def speak_friend(game: Game) -> Script[None]:
    """1: the group discards a friendship and a joker symbol, otherwise Sauron 1."""
    price = {FRIENDSHIP: 1, JOKER: 1}
    if not (yield from group_pays(game, "speak-friend", price, SYMBOLS, IN_EVENT)):
        move_sauron(game, 1)


def watcher(game: Game) -> Script[None]:
    """2: each player discards a hiding symbol, or rolls."""
    for player in game.each():
        yield from pays_or_rolls(game, player, "watcher", {HIDING: 1})


def stone(game: Game) -> Script[None]:
    """3: reveal a card; the active player discards two symbols like it and gains the Pipe,
    otherwise Sauron 1 and the next event at once (F22.2)."""
    player = game.active_player
    if (yield from pays_revealed(game, player, "stone", 2)):
        gain_card(game, player, "pipe")
        return
    move_sauron(game, 1)
    yield from next_event(game)


def trapped(game: Game) -> Script[None]:
    """4: unless travelling and hiding are complete, Sauron 2 and the Ring-bearer rolls."""
    if not (complete(game, TRAVELLING) and complete(game, HIDING)):
        move_sauron(game, 2)
        yield from roll_die(game, game.ring_bearer, BEFORE_EVENT_ROLL)


def orcs_attack(game: Game) -> Script[None]:
    """5: the group discards five fighting symbols, otherwise Sauron 2."""
    if not (yield from group_pays(game, "orcs-attack", {FIGHTING: 5}, SYMBOLS, IN_EVENT)):
        move_sauron(game, 2)


def fly_you_fools(game: Game) -> Script[None]:
    """6: one player takes corruption 3, otherwise each player rolls (F22.3)."""
    if not (yield from volunteer_for_corruption(game, "fly-you-fools", 3, "roll")):
        yield from each_rolls(game)


EVENTS[MORIA] = (
    Event("speak-friend", speak_friend),
    Event("watcher", watcher),
    Event("stone", stone),
    Event("trapped", trapped),
    Event("orcs-attack", orcs_attack),
    Event("fly-you-fools", fly_you_fools),
)
