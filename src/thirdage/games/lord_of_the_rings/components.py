"""The components (F1): hobbits, activities, tiles, shields, tokens, the die."""

from __future__ import annotations

from typing import Final

Activity = str
Hobbit = str

SEAT: Final = "fellowship"
"""The one seat of the solitaire game: the player, who leads all hobbits (F0.4)."""
SEATS: Final = ("first", "second", "third", "fourth", "fifth")
"""The seats of the game for two to five, clockwise (F3.7)."""
SOLITAIRE: Final = "solitaire"

FIGHTING, TRAVELLING, HIDING, FRIENDSHIP = "fighting", "travelling", "hiding", "friendship"
ACTIVITIES: Final[tuple[Activity, ...]] = (FIGHTING, TRAVELLING, HIDING, FRIENDSHIP)
JOKER: Final = "joker"
"""The star, which stands for any activity (F1.3)."""

FRODO, SAM, PIPPIN, MERRY, FATTY = "frodo", "sam", "pippin", "merry", "fatty"
HOBBITS: Final[tuple[Hobbit, ...]] = (FRODO, SAM, PIPPIN, MERRY, FATTY)
"""In the order in which they join the game for two to five (F3.7)."""

# Event tiles (F9)
SUNDIAL, THREE_CARDS, THREE_ITEMS = "sundial", "three-cards", "three-items"
CORRUPTION, SAURON = "corruption", "sauron"
TILES: Final = tuple(
    sorted(
        (
            *ACTIVITIES * 3,
            *(SUNDIAL,) * 6,
            THREE_CARDS,
            THREE_ITEMS,
            *(CORRUPTION,) * 2,
            SAURON,
        )
    )
)
TILE_COPIES: Final = {f"{tile}-{place}": tile for place, tile in enumerate(TILES)}
"""The tiles of the base game by name, where one player may know what lies on top; in the solitaire
game nobody could hide it, so tiles that look alike need no names."""
AVOIDABLE: Final = (THREE_CARDS, THREE_ITEMS)
TILE_BACK: Final = "tile"
"""What is seen of a tile that has not been revealed."""

# The die (F13)
ONE, TWO, THREE, CARDS, EYE, BLANK = "one", "two", "three", "cards", "eye", "blank"
FACES: Final = (ONE, TWO, THREE, CARDS, EYE, BLANK)
DOTS: Final = {ONE: 1, TWO: 2, THREE: 3}

# Life tokens (F1.2)
RING, HEART, SUN, WILD = "ring", "heart", "sun", "wild"
TOKENS: Final = {RING: 5, HEART: 3, SUN: 3}
"""All there are of each type; Merry's wild token is a shield turned over (F21.4)."""

BIG_SHIELDS: Final = ("1", "1", "2", "2", "3", "3")
BIG_SHIELDS_ALONE: Final = ("2", "2", "2", "3", "3", "3")
"""The face-down pools of the base game and of the solitaire game (F3.4)."""

LIGHT, DARK = 0, 15
"""The ends of the corruption line (F1.1)."""

# Places (F1.1)
BAG_END, RIVENDELL, MORIA, LOTHLORIEN = "bag-end", "rivendell", "moria", "lothlorien"
HELMS_DEEP, SHELOBS_LAIR, MORDOR = "helms-deep", "shelobs-lair", "mordor"
PLACES: Final = (BAG_END, RIVENDELL, MORIA, LOTHLORIEN, HELMS_DEEP, SHELOBS_LAIR, MORDOR)
SCENARIOS: Final = (MORIA, HELMS_DEEP, SHELOBS_LAIR, MORDOR)
LAST_EVENT: Final = 6


def tile_of(name: str) -> str:
    """What a tile shows."""
    return TILE_COPIES.get(name, name)
