"""What grows and stands on the land: peaks, trees, hills, reeds."""

from __future__ import annotations

import itertools
import math
from random import Random

from .ground import Ground
from .lines import Line, Point, d, distance, inside, points, unit


def landscape(plan: dict, ground: Ground) -> str:
    """Peaks, trees, hills and tufts, from north to south so that nearer ones stand in front."""
    things: list[tuple[float, str]] = []
    for i, wall in enumerate(ground.walls):
        things += mountain_chain(wall, Random(f"peaks {i}"))
    for name, ring in plan["forests"].items():
        things += forest(points(ring), Random(name), ground, name)
    for name, ring in plan["hills"].items():
        things += hills(points(ring), Random(name), ground)
    for name, ring in plan["marshes"].items():
        things += marsh(points(ring), Random(name), ground)
    things.append(orodruin(*plan["orodruin"]))
    return "".join(drawn for _, drawn in sorted(things))


def mountain_chain(line: Line, rng: Random) -> list[tuple[float, str]]:
    """Peaks in a row, with smaller ones before and behind."""
    spots: list[tuple[float, float, float]] = []
    walked = 0.0
    after = 2.0
    for a, b in itertools.pairwise(line):
        length = math.dist(a, b)
        while walked + length >= after:
            t = (after - walked) / length
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            steep = abs(b[1] - a[1]) / length
            spots.append((x + rng.uniform(-1, 1), y + rng.uniform(-1, 1), rng.uniform(8.5, 12.5)))
            if rng.random() < 0.45:
                side = rng.choice((-1, 1))
                nx, ny = unit(a, b)
                spots.append(
                    (
                        x - ny * side * rng.uniform(4, 6),
                        y + nx * side * rng.uniform(3, 4.5),
                        rng.uniform(4.5, 6.5),
                    )
                )
            after += rng.uniform(6.2, 8.4) - 1.8 * steep
        walked += length
    return [(y, peak(x, y + 3.4, size, rng)) for x, y, size in spots]


def peak(x: float, y: float, size: float, rng: Random) -> str:
    """One mountain standing on (x, y): the light side is left, the shadow right."""
    half = size * rng.uniform(0.5, 0.62)
    top = (x + rng.uniform(-0.6, 0.6), y - size)
    left = (x - half, y + rng.uniform(-0.3, 0.4))
    right = (x + half, y + rng.uniform(-0.3, 0.4))
    knee = rng.uniform(0.35, 0.6)
    l1 = (
        left[0] + (top[0] - left[0]) * knee - 0.35,
        left[1] + (top[1] - left[1]) * knee + rng.uniform(-0.2, 0.9),
    )
    r1 = (
        right[0] + (top[0] - right[0]) * (1 - knee) + 0.35,
        right[1] + (top[1] - right[1]) * (1 - knee) + rng.uniform(-0.2, 0.9),
    )
    # The ridge runs down from the top, crooked.
    ridge = [
        top,
        (top[0] + size * 0.07, top[1] + size * 0.3),
        (top[0] - size * 0.04, top[1] + size * 0.55),
        (top[0] + size * 0.1, y),
    ]
    body = d([left, l1, top, r1, right])
    shade = d([*ridge, right, r1], closed=True)
    marks = ""
    if size > 7:
        for k, start in ((0.34, 0.3), (0.62, 0.5), (0.86, 0.72)):
            sx = top[0] + half * k * 0.8
            sy = top[1] + size * start
            marks += f"M{sx:.1f},{sy:.1f}l{size * 0.06:.1f},{size * (0.84 - start):.1f}"
    drawn = f'<path class="peak" d="{body}"/><path class="shade" d="{shade}"/>'
    return drawn + (f'<path class="crag" d="{marks}"/>' if marks else "")


def scattered(ring: Line, rng: Random, gap: float, tries: int) -> list[Point]:
    """Points in a closed line that keep a distance from each other."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    spots: Line = []
    for _ in range(tries):
        p = (rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))
        if inside(p, ring) and all(math.dist(p, q) >= gap for q in spots):
            spots.append(p)
    return spots


def forest(ring: Line, rng: Random, ground: Ground, name: str) -> list[tuple[float, str]]:
    """Trees, thick along the borders and thin where names and figures stand."""
    dark = name in ("mirkwood", "trollshaws", "eryn-vorn")
    found = []
    for x, y in scattered(ring, rng, 5.6, 2600 if name == "mirkwood" else 800):
        near = ground.to_border((x, y))
        if near > 13 or (near > 9 and rng.random() < 0.55):
            continue
        if min(distance((x, y), wall) for wall in ground.walls) < 8:
            continue
        if any(distance((x, y), river) < 3.5 for river in ground.rivers.values()):
            continue
        found.append((y, tree(x, y, rng, fir=dark and rng.random() < 0.5)))
    return found


def tree(x: float, y: float, rng: Random, fir: bool) -> str:
    """A single tree."""
    s = rng.uniform(0.9, 1.2)
    if fir:
        h, w = 6.4 * s, 2.1 * s
        data = (
            f"M{x - w:.1f},{y:.1f}L{x - w * 0.3:.1f},{y - h * 0.42:.1f}h{-w * 0.4:.1f}"
            f"L{x:.1f},{y - h:.1f}L{x + w * 0.7:.1f},{y - h * 0.42:.1f}h{-w * 0.4:.1f}"
            f"L{x + w:.1f},{y:.1f}z"
        )
        return f'<path class="fir" d="{data}"/>'
    w = 2.5 * s
    top = y - 5.4 * s
    data = (
        f"M{x:.1f},{y + 1.2:.1f}V{y - 0.8:.1f}"
        f"C{x - w * 1.5:.1f},{y - 0.4:.1f} {x - w * 1.2:.1f},{top + 0.9:.1f} {x:.1f},{top:.1f}"
        f"C{x + w * 1.2:.1f},{top + 0.9:.1f} {x + w * 1.5:.1f},{y - 0.4:.1f} {x:.1f},{y - 0.8:.1f}"
        f"M{x + w * 0.5:.1f},{y - 1.9:.1f}q{w * 0.3:.1f},{-0.9 * s:.1f} 0,{-1.9 * s:.1f}"
    )
    return f'<path class="tree" d="{data}"/>'


def hills(ring: Line, rng: Random, ground: Ground) -> list[tuple[float, str]]:
    """Low rounded hills."""
    found = []
    for x, y in scattered(ring, rng, 11.5, 600):
        near = ground.to_border((x, y))
        if near > 15 or any(distance((x, y), r) < 5 for r in ground.rivers.values()):
            continue
        s = rng.uniform(0.85, 1.25)
        data = (
            f"M{x - 6 * s:.1f},{y:.1f}q{3.2 * s:.1f},{-6.2 * s:.1f} {6 * s:.1f},{-4.4 * s:.1f}"
            f"q{3.6 * s:.1f},{0.4 * s:.1f} {6 * s:.1f},{4.4 * s:.1f}"
            f"M{x + 1.5 * s:.1f},{y - 3.5 * s:.1f}l{1.4 * s:.1f},{2.3 * s:.1f}"
            f"M{x + 3.2 * s:.1f},{y - 2.8 * s:.1f}l{1.2 * s:.1f},{1.9 * s:.1f}"
        )
        found.append((y, f'<path class="hill" d="{data}"/>'))
    return found


def marsh(ring: Line, rng: Random, ground: Ground) -> list[tuple[float, str]]:
    """Tufts of reed over still water."""
    found = []
    for x, y in scattered(ring, rng, 9.5, 500):
        near = ground.to_border((x, y))
        if near > 15 or near < 3:
            continue
        data = (
            f"M{x - 4:.1f},{y:.1f}h8M{x - 2:.1f},{y + 1.5:.1f}h6M{x:.1f},{y:.1f}v-4"
            f"M{x - 1.4:.1f},{y:.1f}l-1.3,-3M{x + 1.4:.1f},{y:.1f}l1.3,-3"
        )
        found.append((y, f'<path class="reed" d="{data}"/>'))
    return found


def orodruin(x: float, y: float) -> tuple[float, str]:
    """The mountain of fire, larger than the others and smoking."""
    foot = y + 9
    return foot, (
        f'<path class="peak fire" d="M{x - 12},{foot}L{x - 3.6},{y - 9}l1.8,1.6 1.8,-1.2 '
        f'1.9,1.4 1.7,-1.6L{x + 12},{foot}"/>'
        f'<path class="shade" d="M{x + 3.6},{y - 9}L{x + 1.4},{y - 2} {x + 4},{y + 2} '
        f'{x + 1.6},{foot}H{x + 12}z"/>'
        f'<path class="flame" d="M{x - 1.4},{y - 7}L{x - 0.6},{y - 2} {x - 2.6},{y + 2} '
        f'{x - 1},{y + 6}"/>'
        f'<path class="smoke" d="M{x - 1},{y - 9}c-4,-4 3,-6 0,-10c-2,-3 2,-5 5,-4'
        f'M{x + 1.5},{y - 9}c-2,-4 4,-5 2,-9c0,-2 3,-3 5,-2"/>'
    )
