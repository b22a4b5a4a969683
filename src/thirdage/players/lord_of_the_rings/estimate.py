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
    "mordor": (19.87, 3.71, 4.4, 1.49, 4.6, 0.27, 0.94, 2.1, 0.58, -0.44, -6.73, 1.56, 1.53),
    "shelobs-lair": (
        18.66,
        4.02,
        -0.01,
        4.97,
        3.21,
        0.22,
        0.59,
        2.72,
        1.24,
        -0.91,
        -12.81,
        1.61,
        8.84,
    ),
    "lothlorien": (
        9.54,
        4.26,
        -1.38,
        3.7,
        8.17,
        -0.33,
        -0.55,
        0.45,
        0.75,
        -2.23,
        -12.83,
        11.29,
        12.38,
    ),
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
