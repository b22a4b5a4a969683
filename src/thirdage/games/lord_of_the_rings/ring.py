"""The power of the One Ring (F16.5 to F16.10)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask
from thirdage.games.lord_of_the_rings.components import BLANK, DOTS, RING, Hobbit
from thirdage.games.lord_of_the_rings.corruption import corrupt
from thirdage.games.lord_of_the_rings.die import ignored, suffer, throw
from thirdage.games.lord_of_the_rings.interrupts import EVERYTHING, INTERRUPTS, Interrupt
from thirdage.games.lord_of_the_rings.lines import advance_any
from thirdage.games.lord_of_the_rings.reasons import (
    ACTIVE_CANNOT_GO,
    MARKED,
    NO_PRICE,
    NOT_IN_FELLOWSHIP,
    RING_NOT_NOW,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

USE_RING: Final = "use-ring"
CORRUPTS: Final = 1
SHIELDS: Final = "shields"
PRICE: Final = 8
TAKEN_BACK: Final = 3


def why_not_ring(game: Game) -> Reason | None:
    """At any time during a scenario, if one of the prices can be paid (F16.5)."""
    if game.moment not in EVERYTHING:
        return RING_NOT_NOW
    return None if prices(game) else NO_PRICE


def why_not_give(game: Game, hobbit: Hobbit) -> Reason | None:
    """A hobbit of the fellowship, not the active one, nor one who came back (F16.7, F16.8)."""
    if hobbit not in game.fellowship:
        return NOT_IN_FELLOWSHIP
    if hobbit == game.active:
        return ACTIVE_CANNOT_GO
    return MARKED if hobbit in game.marked else None


def prices(game: Game) -> list[str]:
    """The hobbits that can be given, and the shields with a ring token (F16.7, F16.9)."""
    found = [hobbit for hobbit in game.fellowship if why_not_give(game, hobbit) is None]
    if game.shields >= PRICE and game.tokens.ring:
        found.append(SHIELDS)
    return found


def is_fatal(game: Game) -> bool:
    """Whether the One Ring would meet Sauron at once (F16.6, F17.1)."""
    return game.ring + CORRUPTS >= game.sauron


def use_ring(game: Game) -> Script[None]:
    """The One Ring moves, a price is paid, the die is rolled (F16.6)."""
    game.tell("uses-ring")
    corrupt(game, CORRUPTS)
    price = yield from ask("ring-price", prices(game))
    pay(game, price)
    face = yield from ring_roll(game)
    if face == BLANK:
        fail(game, price)
    else:
        yield from advance_any(game, DOTS[face], contents=False)


def pay(game: Game, price: str) -> None:
    """A hobbit leaves the game (F16.7), or eight shields and a ring token (F16.9)."""
    game.tell("pays-ring", price)
    if price == SHIELDS:
        game.shields -= PRICE
        game.tokens = game.tokens.plus(RING, -1)
    else:
        game.fellowship = tuple(hobbit for hobbit in game.fellowship if hobbit != price)


def ring_roll(game: Game) -> Script[str]:
    """Roll until dots or the blank come up; the eye and the two cards take effect, unless the
    Mithril cancels them, and another roll follows (F16.6, F16.10)."""
    while True:
        face = yield from throw(game)
        if face in DOTS or face == BLANK:
            return face
        if not (yield from ignored(game, face)):
            yield from suffer(game, face)


def fail(game: Game, price: str) -> None:
    """The hobbit returns under restrictions (F16.8), or three shields are taken back (F16.9)."""
    if price == SHIELDS:
        game.shields += TAKEN_BACK
    else:
        game.fellowship = tuple(h for h in game.starting if h == price or h in game.fellowship)
        game.banned = (*game.banned, price)
        game.marked = (*game.marked, price)
    game.tell("ring-fails", price)


INTERRUPTS[USE_RING] = Interrupt(why_not_ring, use_ring)
