"""A piece cut out of the map, for the start page: much smaller than the whole."""

from __future__ import annotations

import re

from .lines import Point

WEST, NORTH, EAST, SOUTH = 440, 395, 860, 659
"""The piece: from the Bay of Belfalas to Mordor."""
EDGE = 16
"""Strokes have a width, and their line may run just outside."""

PATH = re.compile(r'<path(?: [a-z-]+="[^"]*")*? d="([^"]+)"(?: [a-z-]+="[^"]*")*/>')
STEP = re.compile(r"([MLHVCQAlhvcqaz])|(-?\d*\.?\d+)")
POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2}
"""How many points follow a command that speaks of points; in small letters from the last one."""


def piece(base: str) -> str:
    """The drawing of the whole map, reduced to what is seen of this piece."""
    start = base.index("<defs>")
    land = base[start : base.index('<g class="compass">')]
    land = PATH.sub(_cut, land)
    # What was cut away whole leaves its clip and its wash without a land.
    for nation in re.findall(r'<clipPath id="wotr-clip-([a-z]+)">', land):
        if f'id="wotr-land-{nation}"' not in land:
            land = re.sub(rf'<clipPath id="wotr-clip-{nation}">.*?</clipPath>', "", land)
            land = re.sub(rf'<g class="wash {nation}".*?</g>\n?', "", land)
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="wotr-base" aria-hidden="true" '
        f'viewBox="{WEST} {NORTH} {EAST - WEST} {SOUTH - NORTH}" '
        'preserveAspectRatio="xMidYMid slice">\n'
    )
    return re.sub(r"\n+", "\n", head + land + "</svg>\n")


def _cut(found: re.Match[str]) -> str:
    """A path without those of its lines that lie outside; nothing, if all of them do."""
    data = found[1]
    kept = "".join(line for line in re.split("(?=M)", data) if line and _is_seen(line))
    return found[0].replace(data, kept) if kept else ""


def _is_seen(data: str) -> bool:
    """Whether the box around a line meets the piece."""
    xs, ys = zip(*_reached(data), strict=True)
    return (
        min(xs) < EAST + EDGE
        and max(xs) > WEST - EDGE
        and min(ys) < SOUTH + EDGE
        and max(ys) > NORTH - EDGE
    )


def _reached(data: str) -> list[Point]:
    """The points that path data names; those of curves among them, which lie around them."""
    found: list[Point] = []
    command, numbers = "", list[float]()
    x = y = 0.0
    for letter, digits in [*STEP.findall(data), ("z", "")]:
        if letter:
            command, numbers = letter, []
            continue
        numbers.append(float(digits))
        step, size = numbers, len(numbers)
        far = command.isupper()
        match command.upper():
            case "H" if size == 1:
                x = step[0] if far else x + step[0]
            case "V" if size == 1:
                y = step[0] if far else y + step[0]
            case "A" if size == 7:
                x, y = (step[5], step[6]) if far else (x + step[5], y + step[6])
            case kind if kind in POINTS and size == 2 * POINTS[kind]:
                ends = list(zip(step[::2], step[1::2], strict=True))
                reached = [(px, py) if far else (x + px, y + py) for px, py in ends]
                found += reached
                x, y = reached[-1]
            case _:
                continue
        found.append((x, y))
        numbers = []
    return found
