"""No message to anybody holds what he may not see: whole matches, every byte."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serverkit import SLOW, Person, Refused, Running, Seat, running, seen
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.tiles import SPECIAL_TILES
from thirdage.players.catalogue import make_player
from thirdage.players.player import Question
from thirdage.server.live import LiveTable
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match

SEATS = ("free-peoples", "shadow")
TILE_FIELDS = ("hunt_pool", "drawn_tiles", "removed_tiles", "waiting_tiles", "tile")


def words_of(value: Any) -> Iterator[str]:
    """All words in a message, but for names of Hunt tiles where these belong."""
    if isinstance(value, str):
        yield from re.findall(r"[a-z-]+", value)
    elif isinstance(value, list):
        for one in value:
            yield from words_of(one)
    elif isinstance(value, dict):
        if value.get("name", "").startswith(("hunt-tile", "tile-", "hunt-damage")):
            return
        for name, one in value.items():
            yield name
            if name not in TILE_FIELDS:
                yield from words_of(one)


def leaks(raw: str, hidden: set[str]) -> set[str]:
    """The hidden cards that a message names. Special Hunt tiles bear the names of cards: of
    these, what stands where tiles stand does not count."""
    named = set(re.findall(r"[a-z-]+", raw)) & hidden
    found = named - SPECIAL
    doubtful = named & SPECIAL
    return found | (doubtful & set(words_of(json.loads(raw)))) if doubtful else found


SPECIAL = {name for name in CARDS if name in SPECIAL_TILES}
CARD_EVENTS = [f"card {card}" for card in sorted(CARDS)]


def hidden_from(match: Match[Any], seat: str | None) -> set[str]:
    """The cards whose place a seat does not know."""
    kinds = WAR_OF_THE_RING.secrets(match.state, seat)
    return {card for cards in kinds.values() for card in cards}


def check(seat: Seat, match: Match[Any], texts: list[str]) -> None:
    """Nothing hidden stands in what a seat has received since the last time."""
    hidden = hidden_from(match, seat.seat)
    for raw in (*seat.raw, *texts):
        found = leaks(raw, hidden)
        assert not found, f"{seat.seat} is told {found}: {raw[:400]}"
    seat.raw.clear()


def play_watched(server: Running, seed: int, most: int = 5_000) -> LiveTable:
    """A match of two heuristic players, whose every message is checked."""
    host, friend, watcher = server.person(), server.person(), server.person()
    people: dict[str | None, Person] = {"free-peoples": host, "shadow": friend, None: watcher}
    made = host.make(shadow="friend")
    table = made["table"]
    friend.join(made["links"]["seats"]["shadow"])
    watcher.join(made["links"]["watch"])
    live = server.server.hub.live[table]
    players = {seat: make_player("heuristic", WAR_OF_THE_RING.name, seat, seed) for seat in SEATS}
    with (
        host.sit(table, "free-peoples") as left,
        friend.sit(table, "shadow") as right,
        watcher.sit(table, None) as third,
    ):
        seats = {"free-peoples": left, "shadow": right, None: third}
        for count in range(most):
            for one in seats.values():
                one.wait_number(live.number)
            texts: dict[str | None, list[str]] = {seat: [] for seat in seats}
            if count % 15 == 0:
                for name, one in seats.items():
                    texts[name] = ask_around(one, people[name], table)
            for name, one in seats.items():
                check(one, live.match, texts[name])
            request = live.match.pending
            if request is None:
                return live
            assert request.seat is not None
            asked = seats[request.seat]
            index = players[request.seat].answer(Question(live.match, request.seat))
            asked.answer(f"{request.ask} {request.code(index)}")
    return live


def ask_around(seat: Seat, person: Person, table: str) -> list[str]:
    """Everything else that somebody may ask; what comes by HTTP is given back."""
    for kind, fields in (
        ("ways", {"thing": ""}),
        ("why-not", {"thing": "army edoras"}),
        ("why-not", {"thing": "pass"}),
        ("ahead", {"lines": [], "first": ["free-peoples-combat-card", "shadow-combat-card"]}),
    ):
        try:
            seat.ask(kind, **fields)
        except Refused:
            assert seat.seat is None
    with pytest.raises(Refused):
        seat.answer("die nonsense")
    return [
        json.dumps(person.get(path))
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/rolls")
    ]


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5] if SLOW else [1])
def test_a_whole_match_tells_nothing_hidden(tmp_path: Path, seed: int) -> None:
    with running(tmp_path) as server:
        live = play_watched(server, seed)
        assert live.match.outcome is not None
        assert live.match.state.turn > 1


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WAR_OF_THE_RING.view

    def leaky(self: object, state: Any, seat: str | None) -> Any:
        shown = dict(honest(state, seat))
        shown["hands"] = state.hands
        return shown

    monkeypatch.setattr(type(WAR_OF_THE_RING), "view", leaky)
    with running(tmp_path) as server, pytest.raises(AssertionError, match="is told"):
        play_watched(server, 1, most=3)


def test_worlds_that_differ_in_secrets_look_the_same(tmp_path: Path) -> None:
    """For two matches that differ only in what a seat does not know, it gets the same bytes."""
    compared = 0
    with running(tmp_path) as server:
        host = server.person()
        made = host.make(kind="one-screen")
        live = server.server.hub.live[made["table"]]
        players = {s: make_player("heuristic", WAR_OF_THE_RING.name, s, 4) for s in SEATS}
        luck = Seeded(77)
        for count in range(300):
            match = live.match
            request = match.pending
            if request is None:
                break
            assert request.seat is not None
            if count % 5 == 0:
                for seat in SEATS:
                    mine = seen(live, seat, CARD_EVENTS)
                    live.match = determinize(match, seat, luck, marks="all")
                    assert seen(live, seat, CARD_EVENTS) == mine
                    compared += 1
                    live.match = match
            match.answer(players[request.seat].answer(Question(match, request.seat)))
    assert compared > 50
