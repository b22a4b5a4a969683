"""Draw our own map of Middle-earth from its plan.

    cd web/tools && python3 -m draw_map

reads `map/geometry.json` beside the components of War of the Ring and writes next to it

    base.svg      the map without names and figures, an inline SVG styled by CSS variables
    piece.svg     a piece of it, for the start page
    shapes.json   of every region: its outline, where there is room on it, its middle
    grain.png     the grain of the parchment, a tile

Nothing in it is random: the hand of the draughtsman wavers by a seeded generator, so that the same
plan always gives the same bytes. Only the standard library is used.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from .grain import grain
from .ground import Ground
from .piece import piece
from .shapes import shapes
from .sheet import draw

FOLDER = Path(__file__).parents[2] / "src" / "games" / "war-of-the-ring" / "map"


def main() -> None:
    """Write the files."""
    plan = json.loads((FOLDER / "geometry.json").read_text(encoding="utf-8"))
    ground = Ground(plan)
    base = draw(plan, ground)
    (FOLDER / "base.svg").write_text(base, encoding="utf-8")
    (FOLDER / "piece.svg").write_text(piece(base), encoding="utf-8")
    (FOLDER / "shapes.json").write_text(shapes(plan, ground), encoding="utf-8")
    (FOLDER / "grain.png").write_bytes(grain(384, Random("grain")))


if __name__ == "__main__":
    main()
