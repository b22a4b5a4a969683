"""Standing orders: answers that a seat gives in advance, so that a match over days goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from thirdage.games.war_of_the_ring.board import SIDES
from thirdage.games.war_of_the_ring.casualties import Loss
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.events import Event
from thirdage.table.game import StandingOrder
from thirdage.table.scripts import Request

COMBAT_CARD: Final = tuple(f"{side}-combat-card" for side in SIDES)
SOMETHING_HAPPENS: Final = frozenset(
    ("attack", "hunt-tile", "plays", "enters-play", "turn", "revealed", "declares")
)


def _no_card(game: Game, request: Request) -> int | None:
    return request.index("none") if request.ask in COMBAT_CARD else None


def _battle_over(game: Game, since: Sequence[Event]) -> bool:
    return game.battle is None


def usual_casualty(game: Game, request: Request) -> int | None:
    """Regulars first, of the Nation with most of them; then Elites are reduced; an Elite is
    removed only if nothing else can be chosen."""
    if request.ask != "casualty" or not isinstance(request.things[0], Loss):
        return None
    battle = game.battle
    side = request.seat
    army = None
    if battle is not None and side in SIDES:
        army = game.army(side, battle.place_of(side))

    def harm(index: int) -> tuple[int, int, int]:
        loss: Loss = request.things[index]
        left = 0 if army is None else army.band(loss.nation).units
        return loss.hits, int(loss.how != "regular"), -left

    return min(range(len(request.things)), key=harm)


def _never(game: Game, since: Sequence[Event]) -> bool:
    return False


def _pass(game: Game, request: Request) -> int | None:
    return request.index("pass") if request.ask == "die" else None


def _something(game: Game, since: Sequence[Event]) -> bool:
    return any(event.name in SOMETHING_HAPPENS for event in since)


ORDERS: Final[Mapping[str, StandingOrder[Game]]] = {
    "no-combat-cards": StandingOrder(_no_card, _battle_over),
    "usual-casualties": StandingOrder(usual_casualty, _never),
    "pass": StandingOrder(_pass, _something),
}
