"""How a match that comes to a place is likely to end: fitted to matches of the heuristic player
(`python -m thirdage.players.lord_of_the_rings.fitting`)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    HELMS_DEEP,
    JOKER,
    LOTHLORIEN,
    MORDOR,
    MORIA,
    RIVENDELL,
    SHELOBS_LAIR,
    TRAVELLING,
)
from thirdage.players.lord_of_the_rings.reading import Reading

VICTORY: Final = 40.0
"""What destroying the Ring is worth above its points."""
HORIZON: Final = {
    BAG_END: LOTHLORIEN,
    RIVENDELL: LOTHLORIEN,
    MORIA: LOTHLORIEN,
    LOTHLORIEN: SHELOBS_LAIR,
    HELMS_DEEP: SHELOBS_LAIR,
    SHELOBS_LAIR: MORDOR,
}
"""Where a future that begins at a place need not be played on; from Mordor it is to its end."""
WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "mordor": (26.32, 2.23, 2.43, 0.77, 2.72, 0.1, 2.4, 1.39, -0.57, 0.26, -2.86, 9.47, 0.73),
    "shelobs-lair": (8.86, 4.48, -2.6, -0.1, 6.46, -0.43, 0.38, 2.04, -0.76, 1.5, -1.68, 2.83, 2.6),
    "lothlorien": (19.25, 3.0, -2.58, 1.75, 5.81, -0.1, 0.59, 1.43, 1.76, -2.4, -5.4, -1.97, 1.2),
}


def features(reading: Reading) -> tuple[float, ...]:
    """What a position is judged by."""
    hand = [CARDS[card] for card in reading.hand]
    gap = reading.gap
    return (
        1.0,
        gap,
        min(gap, 4),
        min(reading.ring, 4),
        sum(card.symbols for card in hand) ** 0.5,
        sum(card.symbols for card in hand if card.symbol == JOKER),
        sum(card.symbols for card in hand if card.symbol == TRAVELLING),
        sum(not card.symbols for card in hand),
        reading.shields,
        min(reading.shields, 6),
        reading.hobbits,
        "healing" in reading.gandalf,
        "magic" in reading.gandalf,
    )


def estimate(reading: Reading) -> float:
    """Points to be expected, victory counted in."""
    weights = WEIGHTS[reading.place]
    return sum(map(float.__mul__, weights, map(float, features(reading))))
