"""Paying symbols, life tokens, shields and cards (F9.5, F12.5, F12.6, F14.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.asking import ask, ask_card, kinds
from thirdage.games.lord_of_the_rings.board import SHIELD
from thirdage.games.lord_of_the_rings.cards import CARDS, GOLLUM, GUIDANCE, code_of
from thirdage.games.lord_of_the_rings.components import HEART, JOKER, RING, SUN, WILD
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.gandalf import JOKERS, call_gandalf, why_not_call
from thirdage.games.lord_of_the_rings.hand import discard_cards
from thirdage.games.lord_of_the_rings.hobbits import symbol_of
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_ROLL
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.scripts import Facts, Script

Demand = Mapping[str, int]
"""How many of each kind; of symbols, a demanded joker can be paid only with a joker (F12.5)."""
Symbols = tuple[str, int]

ANY_CARD, ANY_TOKEN = "any-card", "any-token"
TYPES: Final = (RING, HEART, SUN, WILD)
GUIDED: Final[Symbols] = (JOKER, JOKERS)
"""What Guidance pays (F24.5)."""


class Means(NamedTuple):
    """What a price is paid in."""

    can: Callable[[Game, Player, Demand], bool]
    pay: Callable[[Game, Player, Demand], Script[bool]]
    """False if something has come in between, so that the rest cannot be paid."""
    facts: Callable[[Demand], Facts]
    """What a question about the price says of it."""
    hidden: bool = False
    """Whether only the payer sees what he could pay."""


def in_facts(demand: Demand) -> Facts:
    """A demand as the facts of a question: each kind and its number."""
    return tuple(fact for kind_and_number in demand.items() for fact in kind_and_number)


def no_facts(demand: Demand) -> Facts:
    """The question says it all."""
    return ()


def cards_in_facts(demand: Demand) -> Facts:
    """How many cards are wanted."""
    return (demand[ANY_CARD],) if ANY_CARD in demand else ()


# ---- symbols


def covered(demand: Demand, paid: Iterable[Symbols]) -> int:
    """How many of the demanded symbols are paid. A joker pays for any activity; one card may
    pay several symbols, surplus ones are lost (F12.5)."""
    have: dict[str, int] = {}
    for symbol, number in paid:
        have[symbol] = have.get(symbol, 0) + number
    exact = sum(min(have.get(kind, 0), n) for kind, n in demand.items() if kind != JOKER)
    return exact + min(have.get(JOKER, 0), sum(demand.values()) - exact)


def symbols_of(game: Game, player: Player, card: str) -> Symbols:
    """What a card counts as for a player."""
    return symbol_of(game, player, card), CARDS[card].symbols


def guidance_pays(game: Game, player: Player) -> bool:
    """Whether a player can pay two jokers by Guidance now: only on a scenario board (F24.4), and
    only the active player, who receives them (F24.5)."""
    if not game.in_scenario or player is not game.active_player:
        return False
    return why_not_call(game, player, GUIDANCE) is None


def granted(game: Game, player: Player) -> list[Symbols]:
    """The jokers that another player has given the active one by Guidance (F24.5)."""
    return [(JOKER, game.jokers)] if game.jokers and player is game.active_player else []


def can_pay_symbols(game: Game, player: Player, demand: Demand) -> bool:
    """Whether the hand holds the symbols, Guidance included."""
    have = [symbols_of(game, player, card) for card in player.hand if CARDS[card].symbols]
    have += granted(game, player)
    if guidance_pays(game, player):
        have.append(GUIDED)
    return covered(demand, have) == sum(demand.values())


def pay_symbols(game: Game, player: Player, demand: Demand) -> Script[bool]:
    """Discard cards until the symbols are paid; every card must help. False if Gollum's roll
    (F12.7), which comes before the symbols count, has taken what was needed or the player."""
    paid = granted(game, player)
    while left := sum(demand.values()) - (so_far := covered(demand, paid)):
        ways = [
            card
            for card in kinds(game, player.hand)
            if CARDS[card].symbols
            and covered(demand, [*paid, symbols_of(game, player, card)]) > so_far
        ]
        if guidance_pays(game, player) and covered(demand, [*paid, GUIDED]) > so_far:
            ways.append(GUIDANCE)
        if not ways:
            return False
        way = yield from ask_card(game, player, "pay", ways, (left, *in_facts(demand)))
        if way == GUIDANCE:
            call_gandalf(game, player, GUIDANCE)
            paid.append(GUIDED)
            continue
        paid.append(symbols_of(game, player, way))
        game.discard(player, way)
        game.tell_of(player, "discards", code_of(way))
        yield from gollum_rolls(game, player, way)
        if not player.plays:
            return False
    return True


def gollum_rolls(game: Game, player: Player, card: str) -> Script[None]:
    """Whoever uses Gollum for its symbols rolls, before they take effect (F12.7)."""
    if card == GOLLUM:
        yield from roll_die(game, player, BEFORE_ROLL)


# ---- life tokens


def missing(player: Player, needed: Sequence[str]) -> int:
    """How many of the tokens needed, one of each type, wild ones must replace (F21.4)."""
    return sum(not player.tokens.of(kind) for kind in needed)


def can_pay_tokens(game: Game, player: Player, needed: Demand) -> bool:
    """Whether there is one token of each of these types, wild ones included."""
    return missing(player, [*needed]) <= player.tokens.wild


def pay_tokens(game: Game, player: Player, needed: Demand) -> Script[bool]:
    """Pay a token of each type; a wild one counts as any (F21.4)."""
    types = [*needed]
    for place, kind in enumerate(types):
        ways = [kind] if player.tokens.of(kind) else []
        if player.tokens.wild > (missing(player, types[place + 1 :]) if ways else 0):
            ways.append(WILD)
        pay_token(game, player, (yield from ask(player, "token", ways, facts=(kind,))))
    return True


def any_token(player: Player) -> bool:
    """Whether a player has a life token of any type."""
    return any(player.tokens.of(kind) for kind in TYPES)


def pay_any_token(game: Game, player: Player) -> Script[None]:
    """Pay a token of any type (F9.5)."""
    ways = [kind for kind in TYPES if player.tokens.of(kind)]
    pay_token(game, player, (yield from ask(player, "token", ways, facts=("any",))))


def pay_token(game: Game, player: Player, kind: str) -> None:
    """Put back a life token."""
    player.tokens = player.tokens.plus(kind, -1)
    game.tell_of(player, "pays-token", kind)


# ---- shields, cards, and what the tile with three items shows


def pay_shields(game: Game, player: Player, shields: int) -> None:
    """Pay in points of value (F14.1)."""
    player.shields -= shields
    game.tell_of(player, "pays-shields", shields)


def can_pay_items(game: Game, player: Player, demand: Demand) -> bool:
    """Whether a player has so many cards, shields, life tokens of any type."""
    return (
        len(player.hand) >= demand.get(ANY_CARD, 0)
        and player.shields >= demand.get(SHIELD, 0)
        and any_token(player) >= demand.get(ANY_TOKEN, 0)
    )


def pay_items(game: Game, player: Player, demand: Demand) -> Script[bool]:
    """Discard cards of any kind, a life token of any type, shields."""
    yield from discard_cards(game, player, demand.get(ANY_CARD, 0))
    if demand.get(ANY_TOKEN):
        yield from pay_any_token(game, player)
    if shields := demand.get(SHIELD):
        pay_shields(game, player, shields)
    return True


SYMBOLS: Final = Means(can_pay_symbols, pay_symbols, in_facts, hidden=True)
TOKENS: Final = Means(can_pay_tokens, pay_tokens, no_facts)
ITEMS: Final = Means(can_pay_items, pay_items, cards_in_facts)
