"""Set-up (W3): where everything stands at the start, edition by edition."""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.board import Nation, Side
from thirdage.games.war_of_the_ring.pieces import Band

# Region, Nation, Regular, Elite, Leader (Nazgûl for Sauron): W3.12a and the table of W3.12.
STARTING_ARMIES: Final = """
erebor          dwarves    1 2 1
ered-luin       dwarves    1 0 0
iron-hills      dwarves    1 0 0
grey-havens     elves      1 1 1
rivendell       elves      0 2 1
woodland-realm  elves      1 1 1
lorien          elves      1 2 1
minas-tirith    gondor     3 1 1
dol-amroth      gondor     3 0 0
osgiliath       gondor     2 0 0
pelargir        gondor     1 0 0
bree            north      1 0 0
carrock         north      1 0 0
dale            north      1 0 1
north-downs     north      0 1 0
the-shire       north      1 0 0
edoras          rohan      1 1 0
fords-of-isen   rohan      2 0 1
helms-deep      rohan      1 0 0
orthanc         isengard   4 1 0
north-dunland   isengard   1 0 0
south-dunland   isengard   1 0 0
barad-dur       sauron     4 1 1
dol-guldur      sauron     5 1 1
gorgoroth       sauron     3 0 0
minas-morgul    sauron     5 0 1
moria           sauron     2 0 0
mount-gundabad  sauron     2 0 0
nurn            sauron     2 0 0
morannon        sauron     5 0 1
far-harad       southrons  3 1 0
near-harad      southrons  3 1 0
north-rhun      southrons  2 0 0
south-rhun      southrons  3 1 0
umbar           southrons  3 0 0
"""

FIGURES: Final = {
    band.nation: band
    for band in (
        Band("dwarves", 5, 5, 4),
        Band("elves", 5, 10, 4),
        Band("gondor", 15, 5, 4),
        Band("north", 10, 5, 4),
        Band("rohan", 10, 5, 4),
        Band("isengard", 12, 6, 0),
        Band("sauron", 36, 6, 8),
        Band("southrons", 24, 6, 0),
    )
}
"""All figures in the box (W1.4): Regular, Elite, Leaders or Nazgûl."""

STEPS_TO_WAR: Final[dict[Nation, int]] = {
    "rohan": 3,
    "north": 3,
    "elves": 3,
    "dwarves": 3,
    "gondor": 2,
    "southrons": 2,
    "isengard": 1,
    "sauron": 1,
}
"""Where the political counters start (W3.11a)."""

PASSIVE: Final[tuple[Nation, ...]] = ("dwarves", "gondor", "north", "rohan")
"""The Nations that start Passive (W3.11)."""

BASIC_DICE: Final[dict[Side, int]] = {"free-peoples": 4, "shadow": 7}
MOST_DICE: Final[dict[Side, int]] = {"free-peoples": 6, "shadow": 10}
ELVEN_RINGS: Final = 3
STACKING: Final = 10
INSIDE: Final = 5
HAND_LIMIT: Final = 6
MOST_CORRUPTION: Final = 12
LAST_PROGRESS: Final = 12
CRACK_OF_DOOM: Final = 5
COMBAT_DICE: Final = 5
POINTS_TO_WIN: Final[dict[Side, int]] = {"free-peoples": 4, "shadow": 10}


def starting_armies() -> list[tuple[str, Band]]:
    """Region and band of every Army of the set-up."""
    armies = []
    for line in STARTING_ARMIES.strip().splitlines():
        name, nation, *counts = line.split()
        armies.append((name, Band(nation, *map(int, counts))))
    return armies
