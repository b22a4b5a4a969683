"""Lines as a hand draws them, and what can be measured on them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from random import Random

Point = tuple[float, float]
Line = list[Point]
Edge = tuple[Point, Point]

WIDTH, HEIGHT, MARGIN = 1000, 700, 26
"""Of the sheet."""


def waver(
    points: Sequence[Point], rng: Random, *, step: float, amount: float, closed: bool = False
) -> list[Line]:
    """A curve through these points, as one short line per pair of points. It bends at the
    points rather than breaking, and wavers between them."""
    last = len(points) - 1
    size = len(points) if closed else last
    tangents: list[Point] = []
    for i, point in enumerate(points):
        before = points[i - 1] if i or closed else point
        after = points[(i + 1) % len(points)] if i < last or closed else point
        ax, ay = unit(before, point)
        bx, by = unit(point, after)
        tangents.append(((ax + bx) / 2, (ay + by) / 2))
    lines: list[Line] = []
    for i in range(size):
        a, b = points[i], points[(i + 1) % len(points)]
        (ta, tb), length = (tangents[i], tangents[(i + 1) % len(points)]), math.dist(a, b)
        pull = length * 0.85
        count = max(2, round(length / step))
        nx, ny = unit(a, b)
        phase, phase2 = rng.uniform(0, 6.28), rng.uniform(0, 6.28)
        waves = max(1.0, length / 17)
        line: Line = [a]
        for k in range(1, count):
            t = k / count
            h00, h10 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
            h01, h11 = -2 * t**3 + 3 * t**2, t**3 - t**2
            x = h00 * a[0] + h10 * pull * ta[0] + h01 * b[0] + h11 * pull * tb[0]
            y = h00 * a[1] + h10 * pull * ta[1] + h01 * b[1] + h11 * pull * tb[1]
            taper = min(1.0, 3 * t, 3 * (1 - t))
            sway = math.sin(phase + 6.28 * waves * t) * 0.6
            sway += math.sin(phase2 + 6.28 * waves * 2.3 * t) * 0.35 + rng.uniform(-0.25, 0.25)
            sway *= amount * taper
            line.append((x - ny * sway, y + nx * sway))
        line.append(b)
        lines.append(line)
    return lines


def unit(a: Point, b: Point) -> Point:
    """The direction from one point to another; (0, 0) if they are the same."""
    length = math.dist(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length else (0.0, 0.0)


def joined(lines: Iterable[Line]) -> Line:
    """Lines that follow each other as one."""
    whole: Line = []
    for line in lines:
        whole += line[1:] if whole and whole[-1] == line[0] else line
    return whole


def d(line: Sequence[Point], closed: bool = False) -> str:
    """The line as path data, in tenths of a unit, relative."""
    px, py = round(line[0][0] * 10), round(line[0][1] * 10)
    out = [f"M{number(px)},{number(py)}l"]
    first = True
    for x, y in line[1:]:
        qx, qy = round(x * 10), round(y * 10)
        if (qx, qy) == (px, py):
            continue
        if not first:
            out.append(" ")
        out.append(f"{number(qx - px)},{number(qy - py)}")
        first = False
        px, py = qx, qy
    return "".join(out) + ("z" if closed else "")


def number(tenths: int) -> str:
    """Tenths as a short number."""
    text = f"{tenths / 10:.1f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies in a closed line."""
    x, y = point
    odd = False
    j = len(ring) - 1
    for i, (xi, yi) in enumerate(ring):
        xj, yj = ring[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            odd = not odd
        j = i
    return odd


def crossings(y: float, ring: Sequence[Point]) -> list[float]:
    """Where a level line crosses a closed line, from west to east."""
    found = []
    xj, yj = ring[-1]
    for xi, yi in ring:
        if (yi > y) != (yj > y):
            found.append((xj - xi) * (y - yi) / (yj - yi) + xi)
        xj, yj = xi, yi
    return sorted(found)


def distance(point: Point, line: Sequence[Point]) -> float:
    """From a point to the nearest place on a line."""
    best = 1e9
    x, y = point
    for (x1, y1), (x2, y2) in itertools.pairwise(line):
        dx, dy = x2 - x1, y2 - y1
        size = dx * dx + dy * dy
        t = 0.0 if size == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / size))
        best = min(best, math.hypot(x - x1 - t * dx, y - y1 - t * dy))
    return best


def ring_distance(point: Point, ring: Sequence[Point]) -> float:
    """From a point to the nearest place on a closed line."""
    return distance(point, [*ring, ring[0]])


def points(raw: Iterable[Sequence[float]]) -> Line:
    """Points as they stand in the plan."""
    return [(x, y) for x, y in raw]


def pairs(ring: Sequence[Point]) -> list[Edge]:
    """The edges of a closed line."""
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))
