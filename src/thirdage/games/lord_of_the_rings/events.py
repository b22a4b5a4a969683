"""Events (F10): moving the event marker, and what the events of all scenarios share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.cards import CARDS, MAGIC
from thirdage.games.lord_of_the_rings.components import LAST_EVENT
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.hand import discard_cards, reveal_card
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_EVENT,
    BEFORE_EVENT_ROLL,
    CHOSEN_ROLL,
    IN_EVENT,
    OUT,
    Ways,
    decide,
    pause,
)
from thirdage.games.lord_of_the_rings.paying import SYMBOLS, Demand
from thirdage.games.lord_of_the_rings.state import Game, Player, ScenarioEnds
from thirdage.games.lord_of_the_rings.together import pays
from thirdage.table.scripts import Facts, Script


class Event(NamedTuple):
    """An event: its name, what it does, and whether it comes before anything can be done."""

    name: str
    carry_out: Callable[[Game], Script[None]]
    at_once: bool = False


EVENTS: Final[dict[str, tuple[Event, ...]]] = {}
"""The six events of each scenario, which the scenarios' modules enter."""


def next_event(game: Game) -> Script[None]:
    """The marker advances one box and the event there is carried out (F9.3, F10.1), unless
    Magic ignores it; what the active player can no longer do is left to the others (F17.4).
    After the sixth the scenario ends (F10.3)."""
    game.event += 1
    box = game.event
    event = EVENTS[game.place][box - 1]
    game.tell("event", event.name, box)
    if (
        event.at_once
        or (yield from pause(game, first_to_act(game), "event", "carry-out", BEFORE_EVENT)) != MAGIC
    ):
        yield from event.carry_out(game)
    if game.event == LAST_EVENT:
        raise ScenarioEnds


def first_to_act(game: Game) -> Player:
    """The active player, or who comes next after him if he has been eliminated."""
    return game.clockwise()[0]


def chooses(
    game: Game, player: Player, question: str, ways: Ways, facts: Facts = ()
) -> Script[str]:
    """What a player chooses in an event."""
    return decide(game, player, question, ways, IN_EVENT, facts)


def pays_or_rolls(
    game: Game, player: Player, question: str, demand: Demand, moment: str = IN_EVENT
) -> Script[None]:
    """A player discards symbols, or rolls."""
    if not (yield from pays(game, player, question, demand, SYMBOLS, moment, "roll")):
        yield from roll_die(game, player, CHOSEN_ROLL)


def each_rolls(game: Game) -> Script[None]:
    """Each player rolls; who is alone has just chosen so."""
    moment = BEFORE_EVENT_ROLL if game.others(first_to_act(game)) else CHOSEN_ROLL
    for player in game.each():
        yield from roll_die(game, player, moment)
        moment = BEFORE_EVENT_ROLL


def must_discard(game: Game, player: Player, number: int) -> Script[None]:
    """Discard cards, or be eliminated (F10.5); other things may come before it (F24.1)."""
    if (yield from pause(game, player, "before-discard", "discard", IN_EVENT, (number,))) != OUT:
        yield from discard_cards(game, player, number)


def pays_revealed(game: Game, player: Player, question: str, number: int) -> Script[bool]:
    """Reveal a Hobbit card; whether a player then pays so many symbols like it (F10.4)."""
    card = yield from reveal_card(game)
    if card is None:
        return False
    demand = {CARDS[card].symbol: number}
    return (yield from pays(game, player, question, demand, SYMBOLS, IN_EVENT))
