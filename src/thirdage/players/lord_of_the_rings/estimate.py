"""How a match that comes to a place is likely to end: fitted to matches of the heuristic players
(`python -m thirdage.players.lord_of_the_rings.fitting`)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from thirdage.games.lord_of_the_rings.cards import CARDS, YELLOW
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    HELMS_DEEP,
    JOKER,
    LOTHLORIEN,
    MORDOR,
    MORIA,
    RIVENDELL,
    SAM,
    SHELOBS_LAIR,
    TRAVELLING,
)
from thirdage.games.lord_of_the_rings.hobbits import symbol_of
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.players.lord_of_the_rings.reading import Reading, view_of_one
from thirdage.table.game import Outcome

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
# fmt: off
WEIGHTS: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "solitaire": {
        "lothlorien": (
            9.54, 4.26, -1.38, 3.7, 8.17, -0.33, -0.55, 0.45, 0.75, -2.23, -12.83, 11.29, 12.38,
        ),
        "shelobs-lair": (
            18.66, 4.02, -0.01, 4.97, 3.21, 0.22, 0.59, 2.72, 1.24, -0.91, -12.81, 1.61, 8.84,
        ),
        "mordor": (
            19.87, 3.71, 4.4, 1.49, 4.6, 0.27, 0.94, 2.1, 0.58, -0.44, -6.73, 1.56, 1.53,
        ),
    },
    "2": {
        "lothlorien": (
            -6.78, 3.03, -1.89, 1.99, 0.09, -1.43, 0.84, 0.59, 0.09, 2.35, 0.29, 1.95,
        ),
        "shelobs-lair": (
            10.44, 4.21, -0.93, 1.92, 1.48, -10.2, 0.83, 0.47, 0.55, 2.67, 0.54, 2.98,
        ),
        "mordor": (
            22.38, 1.53, 2.97, 1.21, 3.34, -5.02, 0.85, 0.01, 1.17, 3.28, 0.75, 2.05,
        ),
    },
    "3": {
        "lothlorien": (
            -34.17, 2.48, -0.5, 1.79, 1.02, -0.53, 0.8, 0.67, -0.0, 4.53, 0.69, -1.39,
        ),
        "shelobs-lair": (
            12.38, 2.86, -0.65, 2.17, 0.42, -11.07, 0.4, 0.79, 0.39, 2.71, 1.02, 2.49,
        ),
        "mordor": (
            29.0, 0.5, 3.49, 1.3, 4.21, -5.93, 0.33, 0.12, 1.08, 4.27, 0.8, 1.43,
        ),
    },
    "4": {
        "lothlorien": (
            -27.24, 1.66, -1.45, 1.71, 0.13, -1.94, 0.57, 0.58, -0.03, 3.44, 0.5, 0.17,
        ),
        "shelobs-lair": (
            19.65, 2.86, -1.17, 1.71, -0.18, -12.18, 0.46, 0.81, 0.52, 2.54, 0.82, 2.15,
        ),
        "mordor": (
            31.59, -0.36, 3.31, 1.2, 3.8, -6.67, 0.35, 0.27, 1.07, 4.26, 0.98, 0.99,
        ),
    },
    "5": {
        "lothlorien": (
            -5.89, 2.59, -3.97, 0.91, -0.34, -1.51, 0.23, 0.79, 0.19, 3.1, 0.68, -0.22,
        ),
        "shelobs-lair": (
            38.32, 2.74, -2.25, 1.58, 0.69, -9.77, 0.29, 0.49, 0.1, 2.51, 0.47, 0.33,
        ),
        "mordor": (
            28.11, 1.42, 2.58, 1.23, 3.89, -5.09, 0.08, 0.19, 0.92, 3.2, 0.89, 1.99,
        ),
    },
}
# fmt: on
"""By the number of players and the place."""


def reached(outcome: Outcome) -> float:
    """What a match has come to, in points."""
    return (outcome.score or 0) + (VICTORY if outcome.winners else 0.0)


def estimate(game: Game) -> float:
    """Points to be expected of a match that has come to a place."""
    weights = WEIGHTS[game.variant.players][game.place]
    return sum(map(float.__mul__, weights, map(float, features(game))))


def features(game: Game) -> tuple[float, ...]:
    """What a position is judged by."""
    return _alone(Reading(view_of_one(game))) if game.alone else _together(game)


def _alone(reading: Reading) -> tuple[float, ...]:
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


def _together(game: Game) -> tuple[float, ...]:
    """Few numbers, for what weighs on rare things would be chance. All hands are seen, for the
    position is a player's own thought."""
    playing, bearer = game.playing, game.ring_bearer
    gap = game.sauron - bearer.corruption
    gaps = [game.sauron - one.corruption for one in playing if one is not bearer]
    symbols = Counter[str]()
    for one in playing:
        for card in one.hand:
            symbols[symbol_of(game, one, card)] += CARDS[card].symbols
    return (
        1.0,
        gap,
        min(gap, 6),
        sum(gaps),
        bearer.hobbit == SAM,
        len(gaps),
        symbols.total(),
        symbols[JOKER],
        symbols[TRAVELLING],
        sum(CARDS[card].colour == YELLOW for one in playing for card in one.hand),
        sum(one.shields for one in playing),
        len(game.gandalf),
    )
