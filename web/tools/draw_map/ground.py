"""The ground: every edge of the plan drawn once, so that neighbours fit."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable
from random import Random

from .lines import HEIGHT, WIDTH, Edge, Line, Point, joined, pairs, points, waver


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


def on_frame(a: Point, b: Point) -> bool:
    """Whether an edge runs along the frame of the map."""
    return any(a[i] == b[i] == v for i, v in ((0, 0), (0, WIDTH), (1, 0), (1, HEIGHT)))
