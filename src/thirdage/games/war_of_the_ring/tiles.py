"""The Hunt tiles (W19.3 to W19.8)."""

from __future__ import annotations

from typing import Final, NamedTuple

EYE: Final = "eye"
DIE: Final = "die"


class Tile(NamedTuple):
    """A Hunt tile as it is printed."""

    code: str
    value: int
    """Damage; negative: Corruption removed. 0 for an Eye or a die."""
    kind: str
    """ "number", "eye" or "die"; a die counts as a number for cards (W19.7)."""
    reveal: bool
    stop: bool
    owner: str
    """ "standard", or the side whose Special tile it is: "fellowship", "shadow"."""
    copies: int = 1

    @property
    def standard(self) -> bool:
        """Whether it is a Standard tile, which goes back into an empty pool (W19.2)."""
        return self.owner == "standard"


TILES: Final = {
    tile.code: tile
    for tile in (
        Tile("eye", 0, EYE, True, False, "standard", 4),
        Tile("0r", 0, "number", True, False, "standard", 2),
        Tile("1", 1, "number", False, False, "standard", 2),
        Tile("1r", 1, "number", True, False, "standard", 2),
        Tile("2", 2, "number", False, False, "standard", 2),
        Tile("2r", 2, "number", True, False, "standard", 1),
        Tile("3", 3, "number", False, False, "standard", 3),
        Tile("elven-cloaks", 0, "number", False, False, "fellowship"),
        Tile("elven-rope", 0, "number", False, False, "fellowship"),
        Tile("phial-of-galadriel", -2, "number", False, False, "fellowship"),
        Tile("smeagol-helps-nice-master", -1, "number", False, False, "fellowship"),
        Tile("shelobs-lair", 0, DIE, False, True, "shadow"),
        Tile("the-ring-is-mine", 0, EYE, True, True, "shadow"),
        Tile("on-on-they-went", 3, "number", False, True, "shadow"),
        Tile("give-it-to-uss", 1, "number", True, True, "shadow"),
    )
}
STANDARD_TILES: Final = tuple(
    sorted(code for code, tile in TILES.items() if tile.standard for _ in range(tile.copies))
)
SPECIAL_TILES: Final = tuple(sorted(code for code, tile in TILES.items() if not tile.standard))
