"""Events (F10): moving the event marker, and what the events of all scenarios share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.cards import CARDS, MAGIC
from thirdage.games.lord_of_the_rings.components import LAST_EVENT, Hobbit
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.gandalf import call_gandalf
from thirdage.games.lord_of_the_rings.hand import discard_cards, reveal_card
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_DISCARD,
    BEFORE_EVENT,
    BEFORE_EVENT_ROLL,
    CHOSEN_ROLL,
    IN_EVENT,
    Ways,
    decide,
    only,
)
from thirdage.games.lord_of_the_rings.paying import (
    Demand,
    can_pay_symbols,
    can_pay_tokens,
    in_facts,
    pay_symbols,
    pay_tokens,
)
from thirdage.games.lord_of_the_rings.state import Game, ScenarioEnds
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
    Magic ignores it. After the sixth the scenario ends (F10.3)."""
    game.event += 1
    box = game.event
    event = EVENTS[game.place][box - 1]
    game.tell("event", event.name, box)
    if event.at_once:
        yield from event.carry_out(game)
    elif (yield from decide(game, "event", only("carry-out"), BEFORE_EVENT)) == MAGIC:
        call_gandalf(game, MAGIC)
    else:
        yield from event.carry_out(game)
    if game.event == LAST_EVENT:
        raise ScenarioEnds


def pays_symbols(game: Game, question: str, demand: Demand, otherwise: str = "no") -> Script[bool]:
    """Whether the player pays symbols; he may choose what is otherwise even if he could
    (F2.8)."""

    def ways(game: Game) -> list[str]:
        return ["pay", otherwise] if can_pay_symbols(game, demand) else [otherwise]

    if (yield from decide(game, question, ways, IN_EVENT, in_facts(demand))) != "pay":
        return False
    return (yield from pay_symbols(game, demand))


def pays_symbols_or_rolls(game: Game, question: str, demand: Demand) -> Script[None]:
    """Discard symbols, or roll."""
    if not (yield from pays_symbols(game, question, demand, "roll")):
        yield from roll_die(game, CHOSEN_ROLL)


def pays_tokens(game: Game, question: str, *needed: str, otherwise: str = "no") -> Script[bool]:
    """Whether the player pays a token of each type."""

    def ways(game: Game) -> list[str]:
        return ["pay", otherwise] if can_pay_tokens(game, needed) else [otherwise]

    if (yield from decide(game, question, ways, IN_EVENT)) != "pay":
        return False
    yield from pay_tokens(game, needed)
    return True


def chooses(game: Game, question: str, ways: Ways, facts: Facts = ()) -> Script[str]:
    """What the player chooses in an event."""
    return decide(game, question, ways, IN_EVENT, facts)


def each(game: Game) -> Iterator[Hobbit]:
    """Once for each hobbit (F0.4); who is given to the Ring meanwhile is left out."""
    for hobbit in game.each_hobbit():
        if hobbit in game.fellowship:
            yield hobbit


def each_rolls(game: Game) -> Script[None]:
    """Each hobbit rolls; the player has just chosen so."""
    moment = CHOSEN_ROLL
    for _ in each(game):
        yield from roll_die(game, moment)
        moment = BEFORE_EVENT_ROLL


def must_discard(game: Game, number: int) -> Script[None]:
    """Discard cards, or lose (F10.5)."""
    yield from decide(game, "before-discard", only("discard"), BEFORE_DISCARD, (number,))
    yield from discard_cards(game, number)


def pays_revealed(game: Game, question: str, number: int) -> Script[bool]:
    """Reveal a Hobbit card; whether the player then pays so many symbols like it (F10.4)."""
    card = yield from reveal_card(game)
    if card is None:
        return False
    return (yield from pays_symbols(game, question, {CARDS[card].symbol: number}))
