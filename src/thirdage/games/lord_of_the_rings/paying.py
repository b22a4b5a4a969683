"""Paying symbols, life tokens and shields (F9.5, F12.5, F14.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask, kinds
from thirdage.games.lord_of_the_rings.cards import CARDS, GOLLUM, GUIDANCE
from thirdage.games.lord_of_the_rings.components import HEART, JOKER, RING, SUN, WILD
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.gandalf import call_gandalf, why_not_call
from thirdage.games.lord_of_the_rings.hobbits import symbol_of
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_ROLL
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Facts, Script

Demand = Mapping[str, int]
"""How many symbols of each kind; a demanded joker can be paid only with a joker (F12.5)."""
Symbols = tuple[str, int]


def in_facts(demand: Demand) -> Facts:
    """A demand as the facts of a question: each kind and its number."""
    return tuple(fact for kind_and_number in demand.items() for fact in kind_and_number)


TYPES: Final = (RING, HEART, SUN, WILD)
GUIDED: Final[Symbols] = (JOKER, 2)
"""What Guidance pays (F24.5)."""


def covered(demand: Demand, paid: Iterable[Symbols]) -> int:
    """How many of the demanded symbols are paid. A joker pays for any activity; one card may
    pay several symbols, surplus ones are lost (F12.5)."""
    have: dict[str, int] = {}
    for symbol, number in paid:
        have[symbol] = have.get(symbol, 0) + number
    exact = sum(min(have.get(kind, 0), n) for kind, n in demand.items() if kind != JOKER)
    return exact + min(have.get(JOKER, 0), sum(demand.values()) - exact)


def _symbols(game: Game, card: str) -> Symbols:
    return symbol_of(game, card), CARDS[card].symbols


def guidance_pays(game: Game) -> bool:
    """Whether Guidance can pay two jokers now: only on a scenario board (F24.4, F24.5)."""
    return game.in_scenario and why_not_call(game, GUIDANCE) is None


def can_pay_symbols(game: Game, demand: Demand) -> bool:
    """Whether the hand holds the symbols, Guidance included."""
    have = [_symbols(game, card) for card in game.hand if CARDS[card].symbols]
    if guidance_pays(game):
        have.append(GUIDED)
    return covered(demand, have) == sum(demand.values())


def pay_symbols(game: Game, demand: Demand) -> Script[bool]:
    """Discard cards until the symbols are paid; every card must help. False if Gollum's roll
    (F12.7) has taken what was needed: then the rest cannot be paid."""
    paid: list[Symbols] = []
    while left := sum(demand.values()) - (so_far := covered(demand, paid)):
        ways = [
            card
            for card in kinds(game.hand)
            if CARDS[card].symbols and covered(demand, [*paid, _symbols(game, card)]) > so_far
        ]
        if guidance_pays(game) and covered(demand, [*paid, GUIDED]) > so_far:
            ways.append(GUIDANCE)
        if not ways:
            return False
        way = yield from ask("pay", ways, facts=(left, *in_facts(demand)))
        if way == GUIDANCE:
            call_gandalf(game, GUIDANCE)
            paid.append(GUIDED)
            continue
        paid.append(_symbols(game, way))
        game.discard(way)
        game.tell("discards", way)
        yield from gollum_rolls(game, way)
    return True


def gollum_rolls(game: Game, card: str) -> Script[None]:
    """Whoever uses Gollum for its symbols rolls, before they take effect (F12.7)."""
    if card == GOLLUM:
        yield from roll_die(game, BEFORE_ROLL)


# ---- life tokens


def missing(game: Game, needed: Sequence[str]) -> int:
    """How many of the tokens needed, one of each type, wild ones must replace (F21.4)."""
    return sum(not game.tokens.of(kind) for kind in needed)


def can_pay_tokens(game: Game, needed: Sequence[str]) -> bool:
    """Whether there is one token of each of these types, wild ones included."""
    return missing(game, needed) <= game.tokens.wild


def pay_tokens(game: Game, needed: Sequence[str]) -> Script[None]:
    """Pay a token of each type; a wild one counts as any (F21.4)."""
    for place, kind in enumerate(needed):
        ways = [kind] if game.tokens.of(kind) else []
        if game.tokens.wild > (missing(game, needed[place + 1 :]) if ways else 0):
            ways.append(WILD)
        pay_token(game, (yield from ask("token", ways, facts=(kind,))))


def pay_any_token(game: Game) -> Script[None]:
    """Pay a token of any type (F9.5)."""
    ways = [kind for kind in TYPES if game.tokens.of(kind)]
    pay_token(game, (yield from ask("token", ways, facts=("any",))))


def pay_token(game: Game, kind: str) -> None:
    """Put back a life token."""
    game.tokens = game.tokens.plus(kind, -1)
    game.tell("pays-token", kind)


# ---- shields


def pay_shields(game: Game, shields: int) -> None:
    """Pay in points of value (F14.1)."""
    game.shields -= shields
    game.tell("pays-shields", shields)
