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
from thirdage.games.lord_of_the_rings.corruption import corrupt, move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    chooses,
    each,
    each_rolls,
    next_event,
    pays_revealed,
    pays_symbols,
    pays_symbols_or_rolls,
)
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_EVENT_ROLL, only
from thirdage.games.lord_of_the_rings.lines import complete, gain_card
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Script


def speak_friend(game: Game) -> Script[None]:
    """1: discard a friendship and a joker symbol, otherwise Sauron 1."""
    if not (yield from pays_symbols(game, "speak-friend", {FRIENDSHIP: 1, JOKER: 1})):
        move_sauron(game, 1)


def watcher(game: Game) -> Script[None]:
    """2: each discards a hiding symbol, or rolls."""
    for _ in each(game):
        yield from pays_symbols_or_rolls(game, "watcher", {HIDING: 1})


def stone(game: Game) -> Script[None]:
    """3: reveal a card; discard two symbols like it and gain the Pipe, otherwise Sauron 1 and
    the next event at once (F22.2)."""
    if (yield from pays_revealed(game, "stone", 2)):
        gain_card(game, "pipe")
        return
    move_sauron(game, 1)
    yield from next_event(game)


def trapped(game: Game) -> Script[None]:
    """4: unless travelling and hiding are complete, Sauron 2 and a roll."""
    if not (complete(game, TRAVELLING) and complete(game, HIDING)):
        move_sauron(game, 2)
        yield from roll_die(game, BEFORE_EVENT_ROLL)


def orcs_attack(game: Game) -> Script[None]:
    """5: discard five fighting symbols, otherwise Sauron 2."""
    if not (yield from pays_symbols(game, "orcs-attack", {FIGHTING: 5})):
        move_sauron(game, 2)


def fly_you_fools(game: Game) -> Script[None]:
    """6: corruption 3, otherwise each hobbit rolls (F22.3)."""
    if (yield from chooses(game, "fly-you-fools", only("corruption", "roll"))) == "corruption":
        corrupt(game, 3)
    else:
        yield from each_rolls(game)


EVENTS[MORIA] = (
    Event("speak-friend", speak_friend),
    Event("watcher", watcher),
    Event("stone", stone),
    Event("trapped", trapped),
    Event("orcs-attack", orcs_attack),
    Event("fly-you-fools", fly_you_fools),
)
