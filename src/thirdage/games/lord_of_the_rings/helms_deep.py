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
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    each_rolls,
    pays_revealed,
    pays_symbols,
    pays_tokens,
)
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_EVENT_ROLL
from thirdage.games.lord_of_the_rings.lines import complete, gain_card
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.piles import Pile
from thirdage.table.scripts import Script


def wormtongue(game: Game) -> Script[None]:
    """1: discard a friendship and a fighting symbol, otherwise the Feature cards of Helm's Deep
    that nobody has gained leave the game (F22.4)."""
    if not (yield from pays_symbols(game, "wormtongue", {FRIENDSHIP: 1, FIGHTING: 1})):
        game.leave(*game.features[HELMS_DEEP].loose)
        game.features[HELMS_DEEP] = Pile(())
        game.tell("features-leave")


def riders(game: Game) -> Script[None]:
    """2: with friendship complete gain the Riders of Rohan if they are there (F22.5), otherwise
    Sauron 1 and a roll."""
    if complete(game, FRIENDSHIP):
        gain_card(game, "riders-of-rohan")
        return
    move_sauron(game, 1)
    yield from roll_die(game, BEFORE_EVENT_ROLL)


def gate(game: Game) -> Script[None]:
    """3: with the first part of travelling complete (F11.3) each draws a card, otherwise
    Sauron 2."""
    if game.lines[TRAVELLING] >= FIRST_PART:
        yield from draw_cards(game, len(game.fellowship))
    else:
        move_sauron(game, 2)


def orthanc(game: Game) -> Script[None]:
    """4: reveal a card; discard two symbols like it, otherwise each rolls."""
    if not (yield from pays_revealed(game, "orthanc", 2)):
        yield from each_rolls(game)


def storm(game: Game) -> Script[None]:
    """5: discard a heart, a sun and a ring, otherwise Sauron 2."""
    if not (yield from pays_tokens(game, "storm", HEART, SUN, RING)):
        move_sauron(game, 2)


def conquer(game: Game) -> Script[None]:
    """6: Sauron 2; unless travelling is wholly complete, two rolls as well."""
    move_sauron(game, 2)
    if not complete(game, TRAVELLING):
        yield from roll_twice(game, BEFORE_EVENT_ROLL)


EVENTS[HELMS_DEEP] = (
    Event("wormtongue", wormtongue),
    Event("riders", riders),
    Event("gate", gate),
    Event("orthanc", orthanc),
    Event("storm", storm),
    Event("conquer", conquer),
)
