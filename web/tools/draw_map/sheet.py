"""The sheet: sea and land, washes and borders, rivers, and what adorns an old chart."""

from __future__ import annotations

import math
from collections import defaultdict
from random import Random

from .ground import Ground
from .landscape import landscape
from .lines import HEIGHT, MARGIN, WIDTH, Line, d, distance, inside, joined, points, waver

DEEP = (84, 54)
"""The widths of the strokes along the coast that darken the sea."""
WATER_LINES = ((41, 0.22, 40), (31, 0.35, 29.9), (22, 0.5, 20.8), (14, 0.65, 12.7), (7.6, 0.8, 6.2))
"""Lines that follow the coast, the outermost first: the width of the ink and how strong it is,
and the width of the sea inside it."""
WASH = (
    (34, 0.035),
    (28, 0.04),
    (22.5, 0.045),
    (17.5, 0.055),
    (13, 0.065),
    (9, 0.08),
    (5.6, 0.12),
    (2.8, 0.5),
)
"""The colour of a Nation runs to its border: the width of each stroke along it, and how strong
it is."""
RIVERS = ((1.7, 0.8), (2.2, 1.2), (2.8, 1.7), (3.6, 2.4))
"""The widths of ink and water, from the spring of a small river to the mouth of a great one."""


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
            + f'<use class="all" href="#wotr-land-{nation}"/>'
            + "".join(
                f'<use stroke-width="{width}" opacity="{strong}" href="#wotr-land-{nation}"/>'
                for width, strong in WASH
            )
            + "</g>"
        )
    out.append(f"<defs>{''.join(clips)}</defs>")
    out.append(frame())
    out.append('<g clip-path="url(#wotr-frame)">')
    out.append('<path class="sea" d="M0,0H1000V700H0z"/>')
    coast = d(ground.coast)
    out.append(f'<defs><path id="wotr-coast" d="{coast}"/></defs>')
    out.extend(f'<use class="deep" stroke-width="{width}" href="#wotr-coast"/>' for width in DEEP)
    for width, strong, inner in WATER_LINES:
        out.append(
            f'<use class="line" stroke-width="{width}" opacity="{strong}" href="#wotr-coast"/>'
            f'<use class="wave" stroke-width="{inner}" href="#wotr-coast"/>'
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
            outer, inner = RIVERS[i + (1 if great else 0)]
            ink.append(f'<path class="river" stroke-width="{outer}" d="{d(part)}"/>')
            water.append(f'<path class="water" stroke-width="{inner}" d="{d(part)}"/>')
    return f"<g>{''.join(ink)}</g><g>{''.join(water)}</g>"


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
