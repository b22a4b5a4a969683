"""Ways: whole actions from a region, a card or a die."""

from __future__ import annotations

import time
from typing import Any

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.players.catalogue import make_player
from thirdage.players.player import Question
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match


def played(seed: int, until: int) -> Match[Any]:
    """A match of two heuristic players, at the choice of a die after so many choices."""
    match: Match[Any] = Match(
        WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(seed)
    )
    players = {
        seat: make_player("heuristic", WAR_OF_THE_RING.name, seat, seed)
        for seat in match.state.seats
    }
    given = 0
    while (request := match.pending) is not None:
        assert request.seat is not None
        if given >= until and request.ask == "die":
            return match
        match.answer(players[request.seat].answer(Question(match, request.seat)))
        given += 1
    raise AssertionError("the match was over before")


@pytest.mark.parametrize(("seed", "until"), [(1, 5), (1, 120), (2, 200), (3, 300)])
def test_every_way_can_be_gone(seed: int, until: int) -> None:
    match = played(seed, until)
    assert match.pending is not None
    seat = match.pending.seat
    assert seat is not None
    ways = match.ways(seat, "")
    assert ways
    for way in ways:
        again = match.copy(Seeded(1))
        again.play(*way.lines)
        assert len(again.history) >= len(match.history) + len(way.lines) - 1
    faces = {way.die for way in ways}
    assert faces == set(match.options_for(seat))
    for face in faces:
        assert match.ways(seat, f"die {face}") == [way for way in ways if way.die == face]


def test_a_region_shows_what_begins_and_ends_there() -> None:
    match = played(2, 200)
    assert match.pending is not None
    seat = match.pending.seat
    assert seat is not None
    moves = [way for way in match.ways(seat, "") if way.kind in ("move", "attack")]
    assert moves
    start = moves[0].start
    there = match.ways(seat, f"region {start}")
    assert moves[0] in there
    assert all(start in (way.start, way.target) for way in there)
    other = next(s for s in match.state.seats if s != seat)
    assert match.ways(other, "") == []


def test_what_means_nothing_is_an_error() -> None:
    match = played(1, 5)
    assert match.pending is not None
    for thing in ("nonsense", "region", "moves edoras"):
        with pytest.raises(ValueError):
            match.ways(match.pending.seat or "", thing)


def test_in_mid_action_ways_are_the_options() -> None:
    match = played(1, 120)
    assert match.pending is not None
    seat = match.pending.seat or ""
    way = next(way for way in match.ways(seat, "") if len(way.lines) > 2)
    match.play(way.lines[0], way.lines[1])
    if match.pending.ask != way.lines[2].split()[0]:
        pytest.skip("the next answer was forced")
    options = {one.lines for one in match.ways(seat, "")}
    assert (way.lines[2],) in options


def test_they_are_found_quickly() -> None:
    match = played(2, 200)
    assert match.pending is not None
    seat = match.pending.seat or ""
    match.ways(seat, "")
    began = time.process_time()
    for _ in range(20):
        match.ways(seat, "")
    assert (time.process_time() - began) / 20 < 0.02
