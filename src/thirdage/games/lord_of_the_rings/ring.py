"""The power of the One Ring (F16): that of the Ring-bearer, and that of the solitaire game."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask
from thirdage.games.lord_of_the_rings.components import (
    BLANK,
    CARDS,
    DOTS,
    EYE,
    RING,
    Hobbit,
)
from thirdage.games.lord_of_the_rings.corruption import corrupt
from thirdage.games.lord_of_the_rings.die import ignored, roll_die, suffer, throw
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.hobbits import limited
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_ROLL,
    EVERYTHING,
    INTERRUPTS,
    Interrupt,
)
from thirdage.games.lord_of_the_rings.lines import advance_any
from thirdage.games.lord_of_the_rings.reasons import (
    ACTIVE_CANNOT_GO,
    MARKED,
    NO_PRICE,
    NOT_IN_FELLOWSHIP,
    NOT_RING_BEARER,
    RING_NOT_NOW,
    RING_ONLY_NOW,
    RING_USED,
)
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

USE_RING: Final = "use-ring"

# ---- the Ring-bearer (F16.1 to F16.4)

STEPS: Final = 4
SYMBOLS: Final = {**DOTS, CARDS: 2, EYE: 1, BLANK: 0}
"""How many symbols are on a face (F16.2)."""


def _once_in_a_scenario(game: Game, player: Player) -> Reason | None:
    """The Ring-bearer may use the Ring once in each scenario, at any time (F16.1)."""
    if player.seat != game.bearer:
        return NOT_RING_BEARER
    if game.moment not in EVERYTHING:
        return RING_ONLY_NOW
    return RING_USED if game.ring_used else None


def _roll_and_advance(game: Game, player: Player) -> Script[None]:
    """The Ring-bearer rolls and takes the effect; then a marker advances by 4 minus the symbols
    on the face (F16.2). The Belt counts as a blank, the Mithril changes nothing (F16.3)."""
    game.ring_used = True
    game.tell_of(player, "uses-ring")
    face = (yield from roll_die(game, player, BEFORE_ROLL)) or BLANK
    if player.plays:
        steps = STEPS - symbols_counted(game, player, face)
        yield from advance_any(game, player, steps, contents=False)


def symbols_counted(game: Game, player: Player, face: str) -> int:
    """The symbols on the face, also for Sam (F16.3); by an option what they cost him (F25.5)."""
    number = SYMBOLS[face]
    return limited(game, player, number) if game.variant.sam_ring_count == "damage" else number


# ---- (S) the fellowship (F16.5 to F16.10)

CORRUPTS: Final = 1
SHIELDS: Final = "shields"
PRICE: Final = 8
TAKEN_BACK: Final = 3


def _if_a_price_can_be_paid(game: Game, player: Player) -> Reason | None:
    """At any time during a scenario, if one of the prices can be paid (F16.5)."""
    if game.moment not in EVERYTHING:
        return RING_NOT_NOW
    return None if prices(game, player) else NO_PRICE


def why_not_give(game: Game, hobbit: Hobbit) -> Reason | None:
    """A hobbit of the fellowship, not the active one, nor one who came back (F16.7, F16.8)."""
    if hobbit not in game.fellowship:
        return NOT_IN_FELLOWSHIP
    if hobbit == game.active:
        return ACTIVE_CANNOT_GO
    return MARKED if hobbit in game.marked else None


def prices(game: Game, player: Player) -> list[str]:
    """The hobbits that can be given, and the shields with a ring token (F16.7, F16.9)."""
    found = [hobbit for hobbit in player.hobbits if why_not_give(game, hobbit) is None]
    if player.shields >= PRICE and player.tokens.ring:
        found.append(SHIELDS)
    return found


def is_fatal(game: Game, player: Player) -> bool:
    """Whether the One Ring would meet Sauron at once (F16.6, F17.1)."""
    return player.corruption + CORRUPTS >= game.sauron


def _pay_and_roll(game: Game, player: Player) -> Script[None]:
    """The One Ring moves, a price is paid, the die is rolled (F16.6)."""
    game.tell_of(player, "uses-ring")
    corrupt(game, player, CORRUPTS)
    price = yield from ask(player, "ring-price", prices(game, player))
    pay(game, player, price)
    face = yield from ring_roll(game, player)
    if face == BLANK:
        fail(game, player, price)
    else:
        yield from advance_any(game, player, DOTS[face], contents=False)


def pay(game: Game, player: Player, price: str) -> None:
    """A hobbit leaves the game (F16.7), or eight shields and a ring token (F16.9)."""
    game.tell("pays-ring", price)
    if price == SHIELDS:
        player.shields -= PRICE
        player.tokens = player.tokens.plus(RING, -1)
    else:
        player.hobbits = tuple(hobbit for hobbit in player.hobbits if hobbit != price)


def ring_roll(game: Game, player: Player) -> Script[str]:
    """Roll until dots or the blank come up; the eye and the two cards take effect, unless the
    Mithril cancels them, and another roll follows (F16.6, F16.10)."""
    while True:
        face = yield from throw(game, player)
        if face in DOTS or face == BLANK:
            return face
        if not (yield from ignored(game, player, face)):
            yield from suffer(game, player, face)


def fail(game: Game, player: Player, price: str) -> None:
    """The hobbit returns under restrictions (F16.8), or three shields are taken back (F16.9)."""
    if price == SHIELDS:
        player.shields += TAKEN_BACK
    else:
        left = (*player.hobbits, price)
        player.hobbits = tuple(hobbit for hobbit in player.starting if hobbit in left)
        game.banned = (*game.banned, price)
        game.marked = (*game.marked, price)
    game.tell("ring-fails", price)


why_not_ring = either(_if_a_price_can_be_paid, _once_in_a_scenario)
use_ring = either(_pay_and_roll, _roll_and_advance)
INTERRUPTS[USE_RING] = Interrupt(why_not_ring, use_ring)
