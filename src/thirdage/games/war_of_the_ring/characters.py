"""The Characters (W10): what is printed on their cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Nation, Side

ANY: Final = "any"


class Character(NamedTuple):
    """A Character card."""

    name: str
    side: Side
    level: int
    """Regions of a move, Hunt damage as a casualty; 0 cannot move (W10.8)."""
    leadership: int
    activates: Nation | None
    """The Nation a Companion can activate, or "any" FP Nation (W17.5)."""
    die: int = 0
    """Extra Action dice while in play (W5.2, W5.3)."""
    captain: bool = False
    """Captain of the West: +1 Combat Strength of his Army."""
    flies: bool = False
    """Moves like a Nazgûl."""
    nation: Nation | None = None
    """The Nation of a Minion."""


CHARACTERS: Final = {
    character.name: character
    for character in (
        Character("gandalf-grey", FREE, 3, 1, ANY, captain=True),
        Character("strider", FREE, 3, 1, "north", captain=True),
        Character("boromir", FREE, 2, 1, "gondor", captain=True),
        Character("legolas", FREE, 2, 1, "elves", captain=True),
        Character("gimli", FREE, 2, 1, "dwarves", captain=True),
        Character("meriadoc", FREE, 1, 1, ANY),
        Character("peregrin", FREE, 1, 1, ANY),
        Character("aragorn", FREE, 3, 2, ANY, die=1, captain=True),
        Character("gandalf-white", FREE, 3, 1, ANY, die=1),
        Character("witch-king", SHADOW, 0, 2, None, die=1, flies=True, nation="sauron"),
        Character("mouth-of-sauron", SHADOW, 3, 2, None, die=1, nation="sauron"),
        Character("saruman", SHADOW, 0, 1, None, die=1, nation="isengard"),
    )
}
HOBBITS: Final = ("meriadoc", "peregrin")
FIRST_COMPANIONS: Final = (
    "boromir",
    "gandalf-grey",
    "gimli",
    "legolas",
    "meriadoc",
    "peregrin",
    "strider",
)
MINIONS: Final = ("saruman", "witch-king", "mouth-of-sauron")
GOLLUM: Final = "gollum"
RANGER_KING: Final = ("strider", "aragorn")
GANDALFS: Final = ("gandalf-grey", "gandalf-white")


def level(name: str) -> int:
    """A Character's Level."""
    return CHARACTERS[name].level


def highest_level(names: tuple[str, ...]) -> int:
    """The highest Level in a group."""
    return max(CHARACTERS[name].level for name in names)


def can_activate(name: str, nation: Nation) -> bool:
    """Whether this Companion can activate this FP Nation (W17.5)."""
    return CHARACTERS[name].activates in (ANY, nation)
