"""Draw our own map of Middle-earth from its plan.

    python3 web/tools/draw_map.py

reads `map/geometry.json` beside the components of War of the Ring and writes next to it

    base.svg      the map without names and figures, an inline SVG styled by CSS variables
    shapes.json   of every region: its outline, where there is room on it, its middle
    grain.png     the grain of the parchment, a tile

Nothing in it is random: the hand of the draughtsman wavers by a seeded generator, so that the same
plan always gives the same bytes. Only the standard library is used.
"""

from __future__ import annotations

import itertools
import json
import math
import struct
import zlib
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

Point = tuple[float, float]
Line = list[Point]
Edge = tuple[Point, Point]

FOLDER = Path(__file__).parents[1] / "src" / "games" / "war-of-the-ring" / "map"
WIDTH, HEIGHT, MARGIN = 1000, 700, 26
CELL = 3
"""The grid on which the room in a region is measured."""


def main() -> None:
    """Write the three files."""
    plan = json.loads((FOLDER / "geometry.json").read_text(encoding="utf-8"))
    ground = Ground(plan)
    (FOLDER / "base.svg").write_text(draw(plan, ground), encoding="utf-8")
    (FOLDER / "shapes.json").write_text(shapes(plan, ground), encoding="utf-8")
    (FOLDER / "grain.png").write_bytes(grain(384, Random("grain")))


# ---- lines drawn by hand


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


# ---- the ground: every edge of the plan drawn once, so that neighbours fit


class Ground:
    """The edges of the plan as wavering lines, and what kind of border each of them is."""

    def __init__(self, plan: dict) -> None:
        self.lines: dict[Edge, Line] = {}
        self.regions: dict[str, Line] = {}
        self.owners: dict[frozenset[Point], list[str]] = defaultdict(list)
        self.outlines = {n: points(r["outline"]) for n, r in plan["regions"].items()}
        for name, outline in self.outlines.items():
            for a, b in pairs(outline):
                self.owners[frozenset((a, b))].append(name)
        walls = {frozenset(pair) for pair in plan["walls"]}

        self.coast = self._feature(points(plan["coast"]), "coast", 2.6, 2.1)
        self.lakes = [
            self._feature(points(line), name, 2.6, 0.9, closed=True)
            for name, line in plan["lakes"].items()
        ]
        self.rivers = {
            name: self._feature(points(line), name, 2.8, 1.7)
            for name, line in plan["rivers"].items()
        }
        self.walls = [
            self._feature(points(line), f"{name} {i}", 3.2, 1.5)
            for name, lines in plan["mountains"].items()
            for i, line in enumerate(lines)
        ]
        self.wall_edges = {e for e, names in self.owners.items() if frozenset(names) in walls}
        special = {frozenset(edge) for edge in self.lines}
        self.borders = self._plain_borders(special)
        for name, outline in self.outlines.items():
            self.regions[name] = joined(self.lines[edge] for edge in pairs(outline))[:-1]

    def _keep(self, edge: Edge, line: Line) -> None:
        a, b = edge
        if (a, b) not in self.lines:
            self.lines[a, b] = line
            self.lines[b, a] = line[::-1]

    def _feature(
        self, line: Line, name: str, step: float, amount: float, closed: bool = False
    ) -> Line:
        """A line of its own right, drawn in one go; edges drawn before stay."""
        drawn = waver(line, Random(name), step=step, amount=amount, closed=closed)
        edges = pairs(line) if closed else list(itertools.pairwise(line))
        for edge, part in zip(edges, drawn, strict=True):
            self._keep(edge, part)
        return joined(self.lines[edge] for edge in edges)

    def _plain_borders(self, special: set[frozenset[Point]]) -> list[Line]:
        """All other borders, in pieces from junction to junction."""
        ways: dict[Point, list[Point]] = defaultdict(list)
        degree: dict[Point, int] = defaultdict(int)
        for edge in self.owners:
            a, b = sorted(edge)
            degree[a] += 1
            degree[b] += 1
            if edge in special:
                continue
            if on_frame(a, b):
                self._keep((a, b), [a, b])
                continue
            ways[a].append(b)
            ways[b].append(a)
        done: set[frozenset[Point]] = set()
        borders: list[Line] = []
        for start in sorted(ways):
            if degree[start] == 2 and len(ways[start]) == 2:
                continue
            for step in sorted(ways[start]):
                if frozenset((start, step)) in done:
                    continue
                chain = [start, step]
                while degree[chain[-1]] == 2 and len(ways[chain[-1]]) == 2:
                    one, two = ways[chain[-1]]
                    chain.append(two if one == chain[-2] else one)
                parts = waver(chain, Random(str(chain[0] + chain[-1])), step=3.4, amount=1.0)
                for edge, part in zip(itertools.pairwise(chain), parts, strict=True):
                    done.add(frozenset(edge))
                    self._keep(edge, part)
                borders.append(joined(parts))
        return borders

    def to_border(self, point: Point) -> float:
        """From a point to the nearest border, at most 20."""
        x, y = point
        best = 20.0
        for outline in self.regions.values():
            for qx, qy in outline:
                if abs(qx - x) < best and abs(qy - y) < best:
                    best = min(best, math.hypot(qx - x, qy - y))
        return best

    def around(self, names: Iterable[str]) -> list[Line]:
        """The outlines of several regions together."""
        names = set(names)
        follow: dict[Point, list[Point]] = defaultdict(list)
        for name in sorted(names):
            for a, b in pairs(self.outlines[name]):
                if not all(owner in names for owner in self.owners[frozenset((a, b))]) or (
                    len(self.owners[frozenset((a, b))]) == 1
                ):
                    follow[a].append(b)
        rings: list[Line] = []
        while follow:
            start = point = min(follow)
            parts: list[Line] = []
            while True:
                after = follow[point].pop()
                if not follow[point]:
                    del follow[point]
                parts.append(self.lines[point, after])
                point = after
                if point == start:
                    break
            rings.append(joined(parts)[:-1])
        return rings


def points(raw: Iterable[Sequence[float]]) -> Line:
    """Points as they stand in the plan."""
    return [(x, y) for x, y in raw]


def pairs(ring: Sequence[Point]) -> list[Edge]:
    """The edges of a closed line."""
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def on_frame(a: Point, b: Point) -> bool:
    """Whether an edge runs along the frame of the map."""
    return any(a[i] == b[i] == v for i, v in ((0, 0), (0, WIDTH), (1, 0), (1, HEIGHT)))


# ---- the drawing


def draw(plan: dict, ground: Ground) -> str:
    """The whole base map."""
    regions = plan["regions"]
    nations: dict[str, list[str]] = defaultdict(list)
    for name, region in regions.items():
        if region["nation"]:
            nations[region["nation"]].append(name)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="wotr-base" aria-hidden="true" '
        f'viewBox="{-MARGIN} {-MARGIN} {WIDTH + 2 * MARGIN} {HEIGHT + 2 * MARGIN}">'
    ]
    coast_ring = [*ground.coast, (-30, -30), (-30, HEIGHT + 30)]
    if ground.coast[0][1] < HEIGHT / 2:
        coast_ring = [*ground.coast, (-30, HEIGHT + 30), (-30, -30)]
    land = joined([ground.coast])
    land = [*land, (land[-1][0], -2), (WIDTH + 2, -2), (WIDTH + 2, HEIGHT + 2), (land[0][0], 702)]
    washes = []
    clips = ['<clipPath id="wotr-frame"><path d="M0,0H1000V700H0z"/></clipPath>']
    for nation in sorted(nations):
        rings = ground.around(nations[nation])
        data = "".join(d(ring, closed=True) for ring in rings)
        clips.append(
            f'<path id="wotr-land-{nation}" d="{data}"/><clipPath id="wotr-clip-{nation}">'
            f'<use href="#wotr-land-{nation}"/></clipPath>'
        )
        washes.append(
            f'<g class="wash {nation}" clip-path="url(#wotr-clip-{nation})">'
            + "".join(f'<use class="w{i}" href="#wotr-land-{nation}"/>' for i in range(9))
            + "</g>"
        )
    out.append(f"<defs>{''.join(clips)}</defs>")
    out.append(frame())
    out.append('<g clip-path="url(#wotr-frame)">')
    out.append('<path class="sea" d="M0,0H1000V700H0z"/>')
    coast = d(ground.coast)
    out.append(f'<defs><path id="wotr-coast" d="{coast}"/></defs>')
    out.extend(f'<use class="deep d{i}" href="#wotr-coast"/>' for i in (1, 2))
    # From the outermost water line inwards: ink, then the sea inside it.
    for i in (5, 4, 3, 2, 1):
        out.append(
            f'<use class="line l{i}" href="#wotr-coast"/>'
            f'<use class="wave v{i}" href="#wotr-coast"/>'
        )
    out.append(sea_marks(Random("sea"), ground.coast, coast_ring))
    out.append(f'<path class="land" d="{d(land, closed=True)}"/>')
    out.extend(blots(Random("blots")))
    out.extend(washes)
    out.append(f'<path class="border" d="{"".join(d(line) for line in ground.borders)}"/>')
    out.append(
        '<use class="coast-wide" href="#wotr-coast"/><use class="coast" href="#wotr-coast"/>'
    )
    out.append(draw_rivers(ground))
    for lake in ground.lakes:
        data = d(lake, closed=True)
        out.append(f'<path class="lake" d="{data}"/>')
        middle = (sum(x for x, _ in lake) / len(lake), sum(y for _, y in lake) / len(lake))
        for k in (0.82, 0.62):
            ring = [
                (middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k) for x, y in lake
            ]
            out.append(f'<path class="lake-line" d="{d(ring, closed=True)}"/>')
    out.append(landscape(plan, ground))
    out.append(mordor_track(points(plan["mordor_track"])))
    out.append("</g>")
    out.append(compass(78, 478, 44))
    out.append(cartouche(196, 652))
    out.append(ship(58, 600))
    out.append("</svg>\n")
    return "\n".join(out)


def frame() -> str:
    """Two lines with degrees between them, as on old charts."""
    w, h = WIDTH, HEIGHT
    steps = []
    for i in range(20):
        for k, (x, y, vertical) in enumerate(((i * 50, -9, 0), (i * 50, h + 5, 0))):
            if (i + k) % 2 == 0:
                steps.append(f"M{x},{y}h50v4h-50z")
            assert not vertical
    for i in range(14):
        for k, x in enumerate((-9, w + 5)):
            if (i + k) % 2 == 0:
                steps.append(f"M{x},{i * 50}h4v50h-4z")
    corner = []
    for x, y in ((-7, -7), (w + 7, -7), (-7, h + 7), (w + 7, h + 7)):
        corner.append(f"M{x},{y - 6}l6,6l-6,6l-6,-6z")
    m = MARGIN
    return (
        f'<path class="sheet" d="M{-m},{-m}H{w + m}V{h + m}H{-m}z"/>'
        f'<path class="rule" d="M-9,-9H{w + 9}V{h + 9}H-9zM-5,-5H{w + 5}V{h + 5}H-5z'
        f'M-13,-13H{w + 13}V{h + 13}H-13z"/>'
        f'<path class="degrees" d="{"".join(steps)}"/>'
        f'<path class="corners" d="{"".join(corner)}"/>'
        f'<path class="rule thick" d="M0,0H{w}V{h}H0z"/>'
    )


def blots(rng: Random) -> list[str]:
    """Large faint stains on the parchment."""
    found = []
    for _ in range(16):
        x, y, r = rng.uniform(150, 1000), rng.uniform(0, 700), rng.uniform(30, 95)
        ring: Line = []
        phase = [rng.uniform(0, 6.28) for _ in range(3)]
        for k in range(28):
            a = k / 28 * 2 * math.pi
            size = r * (1 + 0.2 * math.sin(2 * a + phase[0]) + 0.12 * math.sin(3 * a + phase[1]))
            ring.append((x + size * math.cos(a), y + 0.7 * size * math.sin(a)))
        found.append(f'<path class="blot" d="{d(ring, closed=True)}"/>')
    return [f'<g class="blots">{"".join(found)}</g>']


def sea_marks(rng: Random, coast: Line, sea: Line) -> str:
    """A few waves on the open sea."""
    marks = []
    taken: Line = [(78, 478), (196, 652), (240, 652), (150, 652), (58, 600)]
    for _ in range(500):
        p = (rng.uniform(10, 470), rng.uniform(10, 690))
        if not inside(p, sea) or distance(p, coast) < 30:
            continue
        if any(abs(p[0] - x) < 56 and abs(p[1] - y) < 44 for x, y in taken[:5]):
            continue
        if any(math.dist(p, q) < 34 for q in taken[5:]):
            continue
        taken.append(p)
        x, y = p
        marks.append(f"M{x:.1f},{y:.1f}q2.5,-3 5,0q2.5,-3 5,0q2.5,-3 5,0")
    return f'<path class="waves" d="{"".join(marks)}"/>'


def draw_rivers(ground: Ground) -> str:
    """Two strokes each, wider towards the mouth: ink, then water."""
    ink, water = [], []
    mouths = [*ground.coast, *(p for lake in ground.lakes for p in lake)]
    for name, line in ground.rivers.items():
        ends = [min(math.dist(line[i], q) for q in mouths) for i in (0, -1)]
        flow = line if ends[1] <= ends[0] else line[::-1]
        great = name in ("anduin", "mitheithel-and-gwathlo", "baranduin")
        third = len(flow) // 3
        parts = (flow[: third + 1], flow[third : 2 * third + 1], flow[2 * third :])
        for i, part in enumerate(parts):
            width = i + (1 if great else 0)
            ink.append(f'<path class="river r{width}" d="{d(part)}"/>')
            water.append(f'<path class="water r{width}" d="{d(part)}"/>')
    return f"<g>{''.join(ink)}</g><g>{''.join(water)}</g>"


# ---- what grows and stands on it


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


def mordor_track(spots: Line) -> str:
    """The last way: six stones and the path between them."""
    path = joined(waver(spots, Random("track"), step=4, amount=1.2))
    stones = "".join(
        f"M{x - 3.4:.1f},{y:.1f}a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0" for x, y in spots
    )
    return f'<path class="track" d="{d(path)}"/><path class="stones" d="{stones}"/>'


def compass(x: float, y: float, r: float) -> str:
    """A rose of eight points, dark and light halves, a star in the north."""
    light, dark = [], []
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        a = i * math.pi / 4 - math.pi / 2
        size = r if i % 2 == 0 else r * 0.62
        side = r * 0.17
        tip = (x + size * math.cos(a), y + size * math.sin(a))
        for turn, into in ((-1, dark), (1, light)):
            b = a + turn * math.pi / 4
            into.append(d([(x, y), tip, (x + side * math.cos(b), y + side * math.sin(b))], True))
    rings = "".join(
        f"M{x - k:.1f},{y}a{k:.1f},{k:.1f} 0 1 0 {2 * k:.1f},0a{k:.1f},{k:.1f} 0 1 0 {-2 * k:.1f},0"
        for k in (r * 0.5, r * 0.55, r * 0.78)
    )
    ticks = ""
    for i in range(32):
        a = i * math.pi / 16
        ticks += (
            f"M{x + r * 0.72 * math.cos(a):.1f},{y + r * 0.72 * math.sin(a):.1f}"
            f"L{x + r * 0.78 * math.cos(a):.1f},{y + r * 0.78 * math.sin(a):.1f}"
        )
    star: Line = []
    for i in range(12):
        a = i * math.pi / 6 - math.pi / 2
        size = 6.5 if i % 2 == 0 else 2.2
        star.append((x + size * math.cos(a), y - r - 10 + size * math.sin(a)))
    return (
        f'<g class="compass"><path class="ring" d="{rings}{ticks}"/>'
        f'<path class="light" d="{"".join(light)}"/><path class="dark" d="{"".join(dark)}"/>'
        f'<path class="dark" d="{d(star, True)}"/></g>'
    )


def cartouche(x: float, y: float) -> str:
    """A scroll with the name of the table."""
    return (
        f'<g class="cartouche" transform="translate({x} {y})">'
        '<path class="back" d="M-112,-8l14,-6v30l-14,-5l5,-9zM112,-8l-14,-6v30l14,-5l-5,-9z"/>'
        '<path class="fold" d="M-98,16l8,-6v6zM98,16l-8,-6v6z"/>'
        '<path class="front" d="M-90,-20C-50,-27 50,-27 90,-20V16C50,9 -50,9 -90,16z"/>'
        '<path class="inner" d="M-86,-16.5C-48,-23 48,-23 86,-16.5V11.5C48,5 -48,5 -86,11.5z"/>'
        '<text y="1" text-anchor="middle">Third Age</text>'
        '<path class="inner" d="M-18,24h12M6,24h12M-3,24l3,-3 3,3 -3,3z"/></g>'
    )


def ship(x: float, y: float) -> str:
    """A ship that has left the Havens."""
    return (
        f'<g class="ship" transform="translate({x} {y})">'
        '<path class="hull" d="M-17,2c4,8 26,8 31,0c2,-3 3,-6 1,-8c-1.6,-1.5 -4,-1 -4,.6'
        'c0,1.4 1.6,1.4 1.6,.6c.6,3 -3,4.4 -8,4.8h-14z"/>'
        '<path class="sail" d="M-2,-22c8,4 9,13 1,19c-4,.6 -8,.4 -11,0c4,-5 8,-12 10,-19z"/>'
        '<path class="rig" d="M-2,-25V0M-2,-25l-5,1.5 5,1.5'
        'M-19,10q3,-3 6,0t6,0t6,0t6,0t6,0t6,0"/></g>'
    )


# ---- what the components need to know


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


def grain(size: int, rng: Random) -> bytes:
    """A tile of brown specks and clouds with alpha in sixteen steps, as a PNG with a palette."""
    layers = [
        (cells, weight, [[rng.random() for _ in range(cells)] for _ in range(cells)])
        for cells, weight in ((6, 0.2), (13, 0.22), (40, 0.2), (128, 0.2), (384, 0.18))
    ]

    def cloud(x: int, y: int) -> float:
        total = 0.0
        for cells, weight, values in layers:
            fx, fy = x * cells / size, y * cells / size
            ix, iy = int(fx), int(fy)
            tx, ty = fx - ix, fy - iy
            tx, ty = tx * tx * (3 - 2 * tx), ty * ty * (3 - 2 * ty)
            a, b = values[iy % cells], values[(iy + 1) % cells]
            jx, kx = ix % cells, (ix + 1) % cells
            top, low = a[jx] + (a[kx] - a[jx]) * tx, b[jx] + (b[kx] - b[jx]) * tx
            total += weight * (top + (low - top) * ty)
        return total

    rows = bytearray()
    for y in range(size):
        rows.append(0)
        steps = [max(0, min(15, int((cloud(x, y) - 0.3) * 38))) for x in range(size)]
        rows += bytes(steps[x] << 4 | steps[x + 1] for x in range(0, size, 2))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    palette = bytes((92, 62, 26)) * 16
    alpha = bytes(round(i * 3.4) for i in range(16))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0))
        + chunk(b"PLTE", palette)
        + chunk(b"tRNS", alpha)
        + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + chunk(b"IEND", b"")
    )


if __name__ == "__main__":
    main()
