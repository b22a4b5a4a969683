"""Interrupts (F24): what the player may do besides what is asked just now.

Using the Ring, calling Gandalf and playing yellow cards stand among the options of whatever
question is open. After those that do not change the question itself it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.asking import ask
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Facts, Script

# The moments (F24.1) of a scenario in which everything may be done …
BEFORE_TILE, TILE_REVEALED = "before-tile", "tile-revealed"
BEFORE_EVENT, IN_EVENT = "before-event", "in-event"
ACTION, BETWEEN_CARDS = "action", "between-cards"
BEFORE_EVENT_ROLL: Final = "before-event-roll"
EVERYTHING: Final = frozenset(
    (
        BEFORE_TILE,
        TILE_REVEALED,
        BEFORE_EVENT,
        IN_EVENT,
        ACTION,
        BETWEEN_CARDS,
        BEFORE_EVENT_ROLL,
    )
)
# … those in which a marker is on its way, a roll has been made or no scenario is played (F24.2,
# F24.4), so that nothing may move a marker …
BEFORE_ROLL, ROLLED, BEFORE_DISCARD = "before-roll", "rolled", "before-discard"
LOCATION, SCENARIO_END, MOUNT_DOOM = "location", "scenario-end", "mount-doom"
NO_MARKER: Final = EVERYTHING | {
    BEFORE_ROLL,
    ROLLED,
    BEFORE_DISCARD,
    LOCATION,
    SCENARIO_END,
    MOUNT_DOOM,
}
# … and the roll just chosen, which only the Belt can still prevent.
CHOSEN_ROLL: Final = "chosen-roll"

Ways = Callable[[Game], Sequence[str]]


class Interrupt(NamedTuple):
    """Something that may be done besides: when not, and what happens."""

    why_not: Callable[[Game], Reason | None]
    carry_out: Callable[[Game], Script[None]] | None
    """None: it answers the open question, and whoever asked carries it out."""


INTERRUPTS: Final[dict[str, Interrupt]] = {}


def decide(game: Game, question: str, ways: Ways, moment: str, facts: Facts = ()) -> Script[str]:
    """Ask the player, who may do other things first (F24.1); gives the way chosen.

    `ways` may change by what is done first, so they are asked for anew. `facts` say what is
    to be paid: symbols and how many of each, or a number of cards.
    """
    while True:
        game.moment = moment
        choice = yield from ask(question, [*ways(game), *possible_interrupts(game)], facts=facts)
        game.moment = ""
        interrupt = INTERRUPTS.get(choice)
        if interrupt is None or interrupt.carry_out is None:
            return choice
        yield from interrupt.carry_out(game)


def possible_interrupts(game: Game) -> list[str]:
    """What may be done besides in this moment."""
    return [name for name, (why_not, _) in INTERRUPTS.items() if why_not(game) is None]


def only(*ways: str) -> Ways:
    """Always the same ways."""

    def same(game: Game) -> Sequence[str]:
        return ways

    return same
