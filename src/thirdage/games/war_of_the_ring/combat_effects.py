"""What Combat cards do (W9): a condition and one small function for each effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.battle_state import Battle
from thirdage.games.war_of_the_ring.board import Side
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

Condition = Callable[[Game, Battle, Side], Reason | None]
Effect = Callable[[Game, Battle, Side], Script[None]]


class Part(NamedTuple):
    """One effect of a card and when it happens (W9.8a, W9.9).

    Initiative 0: at the reveal; 1 to 3: before the Combat roll; 4: after it, before the
    Leader re-roll; 5: after that; 6: before casualties; 7: after casualties.
    """

    initiative: int
    carry_out: Effect


class CombatEffect(NamedTuple):
    """The lower half of a card."""

    condition: Condition
    parts: tuple[Part, ...]


def always(game: Game, battle: Battle, side: Side) -> Reason | None:
    """No condition."""
    return None


EFFECTS: Final[dict[str, CombatEffect]] = {}
