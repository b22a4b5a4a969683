"""The scenario boards (F1.1, F11): their lines of spaces. Their events stand in `moria.py`
and its siblings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.components import (
    FIGHTING,
    FRIENDSHIP,
    HELMS_DEEP,
    HIDING,
    MORDOR,
    MORIA,
    SHELOBS_LAIR,
    TRAVELLING,
    Activity,
)

SHIELD, BIG_SHIELD, DIE, HEAL = "shield", "big-shield", "die", "heal"
CONTENTS: Final = (SHIELD, BIG_SHIELD, "ring", "heart", "sun", DIE, HEAL)


class Line(NamedTuple):
    """An activity line: the contents of its spaces, the start space (index 0) first, and the
    numbers on them if it is the main line (F11.1)."""

    activity: Activity
    contents: tuple[str, ...]
    """"" for nothing, one of `CONTENTS`, or the code of a Feature card."""
    values: tuple[int, ...] = ()

    @property
    def last(self) -> int:
        """The last space, on which the line is complete (F11.2)."""
        return len(self.contents) - 1


class Board(NamedTuple):
    """A scenario board: its main line first (F11.1)."""

    name: str
    lines: Mapping[Activity, Line]

    @property
    def main(self) -> Activity:
        """The activity of the main line."""
        return next(iter(self.lines))


def line(activity: Activity, spaces: str, values: str = "") -> Line:
    """Read a line from its spaces after the start and its numbers, that of the start too."""
    contents = tuple(spaces.split())
    assert all(content in CONTENTS or content in CARDS for content in contents), spaces
    return Line(activity, ("", *contents), tuple(map(int, values.split())))


BOARDS: Final = {
    name: Board(name, {one.activity: one for one in lines})
    for name, lines in {
        MORIA: (
            line(
                FIGHTING,
                "shield shield ring shield shield ring die shield die big-shield",
                "10 11 12 13 14 15 16 17 18 19 20",
            ),
            line(HIDING, "book ring heart ring heart ring heart"),
            line(TRAVELLING, "shield shield sun shield sun shield sun"),
        ),
        HELMS_DEEP: (
            line(
                FIGHTING,
                "shield shield ring shield shield ring shield shield shield big-shield",
                "30 31 32 33 34 35 36 37 38 39 40",
            ),
            line(FRIENDSHIP, "die theoden ring shadowfax ring eomer ring"),
            line(TRAVELLING, "shield heart heart heart shield sun shield sun shield sun"),
        ),
        SHELOBS_LAIR: (
            line(
                FIGHTING,
                "shield shield shield shield shield die die big-shield ring ring",
                "40 41 42 43 44 45 46 47 48 49 50",
            ),
            line(HIDING, "faramir ring heart ring heart ring heart"),
            line(TRAVELLING, "shield shield sun shield shield sun shield heal shield sun"),
        ),
        MORDOR: (
            line(
                TRAVELLING,
                "shield shield shield shield shield die shield shield shield shield die shield die",
                "50 50 51 51 52 52 53 54 55 56 57 58 59 60",
            ),
            line(FIGHTING, "shield heart shield heart shield heart heal"),
            line(HIDING, "shield sun shield sun shield sun heal"),
            line(FRIENDSHIP, "shield army-of-the-dead shield ghan shield eowyn heal"),
        ),
    }.items()
}
FIRST_PART: Final = 5
"""Where the first part of the travelling line of Helm's Deep is complete (F11.3)."""
