"""How the search plays War of the Ring: rules of thumb play on to the next turn, and an estimate
says who is likely to win from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.war_of_the_ring.board import FREE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.players.search import Craft
from thirdage.players.war_of_the_ring.estimate import free_chance
from thirdage.players.war_of_the_ring.heuristic import HeuristicPlayer
from thirdage.table.scripts import Seat


def next_turn(start: Game) -> Callable[[Game], bool]:
    """Whether another turn has begun."""
    turn = start.turn
    return lambda state: state.turn > turn


def worth(state: Game, seat: Seat) -> float:
    """The chance to win, in per cent."""
    if state.outcome is not None:
        return 100.0 * (seat in state.outcome.winners)
    free = 100.0 * free_chance(state)
    return free if seat == FREE else 100.0 - free


CRAFT: Final = Craft(HeuristicPlayer, 1, next_turn, worth)
