"""The plan of the page's map tells the same board as the rules, and its drawing is up to date."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from thirdage.games.war_of_the_ring.board import PLACES

WEB = Path(__file__).parents[3] / "web"
MAP = WEB / "src" / "games" / "war-of-the-ring" / "map"


@pytest.fixture(scope="module")
def plan() -> dict[str, Any]:
    """The plan of the map."""
    whole: dict[str, Any] = json.loads((MAP / "geometry.json").read_text(encoding="utf-8"))
    return whole


def test_w2_the_map_shows_the_regions_of_the_board(plan: dict[str, Any]) -> None:
    assert sorted(plan["regions"]) == sorted(PLACES)
    for name, region in plan["regions"].items():
        place = PLACES[name]
        assert region["nation"] == place.nation, name
        assert region["kind"] == (place.kind or None), name
        assert sorted(region["borders"]) == sorted(place.borders), name


def test_w2_2_adjacent_regions_touch_and_only_walls_part_others(plan: dict[str, Any]) -> None:
    owners: dict[frozenset[tuple[float, float]], set[str]] = {}
    for name, region in plan["regions"].items():
        corners = [tuple(point) for point in region["outline"]]
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            owners.setdefault(frozenset((a, b)), set()).add(name)
    touching = {frozenset(names) for names in owners.values() if len(names) == 2}
    adjacent = {frozenset((name, to)) for name, place in PLACES.items() for to in place.borders}
    walls = {frozenset(pair) for pair in plan["walls"]}
    assert adjacent <= touching
    assert touching - adjacent <= walls
    assert not adjacent & walls


def test_the_drawing_is_that_of_the_plan(
    plan: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(WEB / "tools")
    drawing = importlib.import_module("draw_map.__main__")
    ground = drawing.Ground(plan)
    base = drawing.draw(plan, ground)
    drawn = {
        "base.svg": base,
        "piece.svg": drawing.piece(base),
        "shapes.json": drawing.shapes(plan, ground),
    }
    for name, text in drawn.items():
        hint = f"{name}: run `python -m draw_map` in web/tools"
        assert (MAP / name).read_text(encoding="utf-8") == text, hint
