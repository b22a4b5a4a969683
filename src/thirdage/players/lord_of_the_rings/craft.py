"""How the search plays the Lord of the Rings: rules of thumb play on to the next board or the
end, and on the board an estimate judges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.components import SOLITAIRE
from thirdage.games.lord_of_the_rings.interrupts import FLOOR
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.players.lord_of_the_rings.estimate import HORIZON, estimate, reached
from thirdage.players.lord_of_the_rings.fellow import FellowPlayer
from thirdage.players.lord_of_the_rings.heuristic import HeuristicPlayer
from thirdage.players.search import Craft
from thirdage.table.scripts import Seat


def next_board(start: Game) -> Callable[[Game], bool]:
    """Whether a match has come to the board at which futures from here end."""
    horizon = HORIZON.get(start.place)
    return lambda state: state.place == horizon


def worth(state: Game, seat: Seat) -> float:
    """All win or lose together."""
    return estimate(state) if state.outcome is None else reached(state.outcome)


ALONE: Final = Craft(HeuristicPlayer, 16, next_board, worth)
TOGETHER: Final = Craft(FellowPlayer, 1, next_board, worth, (FLOOR,))
"""Other hands are hidden, so that worlds differ more. The floor can be given to others at most
questions, and hardly ever makes a difference: the time is better spent on other answers."""
CRAFTS: Final = {SOLITAIRE: ALONE, **{str(players): TOGETHER for players in range(2, 6)}}
"""By the form of the game."""
