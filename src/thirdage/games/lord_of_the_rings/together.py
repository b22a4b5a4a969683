"""What one player pays for all, and what the group pays together (F2.4, F2.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from thirdage.games.lord_of_the_rings.corruption import corrupt
from thirdage.games.lord_of_the_rings.interrupts import IN_EVENT, Ways, decide, only
from thirdage.games.lord_of_the_rings.paying import Demand, Means, in_facts
from thirdage.games.lord_of_the_rings.state import Game, Payment, Player
from thirdage.table.scripts import Script

PAY: Final = "pay"
NEXT: Final = "next"
"""A volunteer leaves it to the others."""
NONE: Final = "none"


def pays(
    game: Game,
    player: Player,
    question: str,
    price: Demand,
    means: Means,
    moment: str,
    otherwise: str = "no",
) -> Script[bool]:
    """Whether a player pays; he may choose what is otherwise even if he could (F2.8)."""

    def ways(game: Game) -> list[str]:
        return [PAY, otherwise] if means.can(game, player, price) else [otherwise]

    game.payment = Payment(tuple(price.items()), player.seat)
    facts = means.facts(price) if game.alone else in_facts(price)
    chosen = yield from decide(game, player, question, ways, moment, facts, hidden=means.hidden)
    paid = chosen == PAY and (yield from means.pay(game, player, price))
    game.payment, game.jokers = None, 0
    return paid


def volunteers(
    game: Game, try_it: Callable[[Player, str], Script[bool]], otherwise: str
) -> Script[bool]:
    """Whether one player does something alone for all: each in turn is asked, until one does.
    Only the last one hears what follows if nobody does."""
    players = game.clockwise()
    for player in players:
        refusal = otherwise if player is players[-1] else NEXT
        if (yield from try_it(player, refusal)):
            return True
    return False


def one_pays(
    game: Game, question: str, price: Demand, means: Means, moment: str, otherwise: str = "no"
) -> Script[bool]:
    """Whether one player pays the whole price alone."""

    def try_it(player: Player, refusal: str) -> Script[bool]:
        return pays(game, player, question, price, means, moment, refusal)

    return volunteers(game, try_it, otherwise)


def volunteer_for_corruption(
    game: Game, question: str, spaces: int, otherwise: str
) -> Script[bool]:
    """Whether one player takes corruption for all; he may be eliminated by it (F22.3)."""

    def try_it(player: Player, refusal: str) -> Script[bool]:
        ways = only("corruption", refusal)
        if (yield from decide(game, player, question, ways, IN_EVENT)) != "corruption":
            return False
        corrupt(game, player, spaces)
        return True

    return volunteers(game, try_it, otherwise)


# ---- the group


def group_pays(
    game: Game, question: str, price: Demand, means: Means, moment: str, otherwise: str = "no"
) -> Script[bool]:
    """Whether the group pays a price. One player alone is the group; several pledge."""
    players = game.clockwise()
    if len(players) == 1:
        return pays(game, players[0], question, price, means, moment, otherwise)
    return pledge(game, question, price, means, moment)


def pledge(game: Game, question: str, price: Demand, means: Means, moment: str) -> Script[bool]:
    """Each player in turn says how much of the price he would pay. If that is enough it is paid,
    if not everything stays."""
    payment = game.payment = Payment(tuple(price.items()), None)
    pledged: dict[str, Demand] = {}
    for player in game.clockwise():
        left = payment.left
        if not left:
            break
        parts = {_code(price, part): part for part in _parts(left)}
        ways = _possible(player, parts, means)
        chosen = yield from decide(
            game, player, question, ways, moment, in_facts(left), hidden=means.hidden
        )
        if part := parts.get(chosen):
            pledged[player.seat] = part
            given = tuple((seat, tuple(one.items())) for seat, one in pledged.items())
            payment = game.payment = payment._replace(pledged=given)
            for kind, number in part.items():
                game.tell("pledges", player.hobbit, kind, number)
    paid = not payment.left and (yield from _keep_word(game, pledged, means))
    if not paid:
        game.tell("not-paid")
    game.payment, game.jokers = None, 0
    return paid


def _possible(player: Player, parts: dict[str, Demand], means: Means) -> Ways:
    """Nothing, or what a player could pay."""

    def ways(game: Game) -> list[str]:
        able = [code for code, part in parts.items() if means.can(game, player, part)]
        return [NONE, *able]

    return ways


def _keep_word(game: Game, pledged: dict[str, Demand], means: Means) -> Script[bool]:
    """Pay what has been pledged, if everybody still can."""
    players = game.players
    if not all(means.can(game, players[seat], part) for seat, part in pledged.items()):
        return False
    for seat, part in pledged.items():
        if not (yield from means.pay(game, players[seat], part)):
            return False
    return True


def _parts(price: Demand) -> Iterator[Demand]:
    """All parts of a price: so many of its one kind, or some of its kinds."""
    if len(price) == 1:
        ((kind, most),) = price.items()
        yield from ({kind: number} for number in range(1, most + 1))
        return
    for size in range(1, len(price) + 1):
        for some in combinations(price.items(), size):
            yield dict(some)


def _code(price: Demand, part: Demand) -> str:
    """How a part of a price is named: "fighting 3" of one kind, "friendship+joker" of several."""
    if len(price) > 1:
        return "+".join(part)
    ((kind, number),) = part.items()
    return f"{kind} {number}"
