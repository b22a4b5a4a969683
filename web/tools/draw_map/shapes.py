"""What the components need to know of the regions."""

from __future__ import annotations

import json
import math
from bisect import bisect_left

from .ground import Ground
from .lines import HEIGHT, MARGIN, WIDTH, Line, Point, crossings, d, inside, points, ring_distance

CELL = 3
"""The grid on which the room in a region is measured."""


def shapes(plan: dict, ground: Ground) -> str:
    """Per region: outline as path data, rows of room as [y, from, to …], middle, nation, kind."""
    walls = [p for wall in ground.walls for p in wall]
    lakes = ground.lakes
    track = points(plan["mordor_track"])
    ox, oy = plan["orodruin"]
    found: dict[str, dict] = {}
    for name, outline in ground.regions.items():
        region = plan["regions"][name]
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        near_walls = [
            (x, y)
            for x, y in walls
            if min(xs) - 14 < x < max(xs) + 14 and min(ys) - 14 < y < max(ys) + 14
        ]
        near_lakes = [
            lake
            for lake in lakes
            if min(x for x, _ in lake) - 3 < max(xs) and max(x for x, _ in lake) + 3 > min(xs)
            if min(y for _, y in lake) - 3 < max(ys) and max(y for _, y in lake) + 3 > min(ys)
        ]
        rows: list[list[int]] = []
        best, middle = -1.0, (0.0, 0.0)
        for row in range(int(min(ys)) // CELL, int(max(ys)) // CELL + 1):
            runs: list[int] = []
            cuts = crossings(row * CELL + CELL / 2, outline)
            for column in range(int(min(xs)) // CELL, int(max(xs)) // CELL + 1):
                p = (column * CELL + CELL / 2, row * CELL + CELL / 2)
                if bisect_left(cuts, p[0]) % 2 == 0 or not free(
                    p, outline, near_walls, near_lakes, track, (ox, oy)
                ):
                    continue
                if row % 2 == column % 2 == 0:
                    room = min(math.dist(p, q) for q in (*outline, *near_walls))
                    if room > best:
                        best, middle = room, p
                if runs and runs[-1] == column:
                    runs[-1] = column + 1
                else:
                    runs += [column, column + 1]
            if runs:
                rows.append([row, *runs])
        found[name] = {
            "nation": region["nation"],
            "kind": region["kind"],
            "borders": region["borders"],
            "middle": [round(middle[0], 1), round(middle[1], 1)],
            "room": rows,
            "d": d(outline, closed=True),
        }
    whole = {
        "size": [WIDTH, HEIGHT, MARGIN],
        "cell": CELL,
        "track": [[round(x, 1), round(y, 1)] for x, y in track],
    }
    lines = [f"{json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in whole.items()]
    rows_ = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(shape, separators=(',', ':'))}"
        for name, shape in found.items()
    )
    return "{" + ",\n".join(lines) + ',\n"regions": {\n' + rows_ + "\n}}\n"


def free(
    p: Point,
    outline: Line,
    walls: Line,
    lakes: list[Line],
    track: Line,
    fire: Point,
) -> bool:
    """Whether something may stand here: not on a border, a peak, a lake or the last way."""
    x, y = p
    if not (2 <= x <= WIDTH - 2 and 2 <= y <= HEIGHT - 2):
        return False
    if any(abs(x - qx) < 2.2 and abs(y - qy) < 2.2 for qx, qy in outline):
        return False
    if any(abs(x - wx) < 6 and -8.5 < y - wy < 6 for wx, wy in walls):
        return False
    if any(inside(p, lake) or ring_distance(p, lake) < 2 for lake in lakes):
        return False
    if any(math.dist(p, stone) < 6 for stone in track):
        return False
    return not (abs(x - fire[0]) < 13 and -14 < y - fire[1] < 10)
