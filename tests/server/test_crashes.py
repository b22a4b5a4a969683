"""kill -9, a full disk, dead workers: nothing is lost, nothing counts twice."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
import uuid
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from serverkit import SLOW, WAR, Gone, Process, Refused, any_answer, running
from thirdage.games import game_named
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.server import computers
from thirdage.server.computers import Failed, Job
from thirdage.server.config import Config
from thirdage.server.database import StorageTrouble
from thirdage.server.replays import from_entries
from thirdage.server.store import Store
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match
from thirdage.table.plain import digest


def test_killed_in_mid_match(tmp_path: Path) -> None:
    """Every answer that was acknowledged is there after the restart, and once only."""
    rounds = 20 if SLOW else 3
    luck, chance = Seeded(6), random.Random(6)
    process = Process(tmp_path)
    process.start()
    person = process.person()
    made = person.make(kind="one-screen")
    table = made["table"]
    acknowledged: dict[str, int] = {}
    unsure: tuple[str, list[str], int] | None = None
    try:
        for _ in range(rounds):
            left = person.sit(table, "free-peoples")
            right = person.sit(table, "shadow")
            try:
                for seat in (left, right):
                    seat.wait_state()
                seats = {"free-peoples": left, "shadow": right}
                if unsure is not None:
                    # Send again what may or may not have been stored before the kill.
                    action, lines, at = unsure
                    done = left.answer(*lines, at=at, action=action)
                    acknowledged[action] = done["number"]
                    unsure = None
                end = time.monotonic() + chance.uniform(0.3, 1.5)
                while time.monotonic() < end:
                    for seat in seats.values():
                        seat.wait_number(max(s.state["number"] for s in seats.values()))
                    asked = left.asked
                    if asked is None:
                        break
                    seat = seats[asked["seat"]]
                    action, line, at = (
                        uuid.uuid4().hex,
                        any_answer(seat, luck),
                        seat.state["number"],
                    )
                    done = seat.answer(line, at=at, action=action)
                    assert done["number"] == at + 1
                    acknowledged[action] = at + 1
                # One more, and the server dies somewhere around it.
                asked = left.state["asked"] if left.is_asked else None
                if asked is not None:
                    line, at = any_answer(left, luck), left.state["number"]
                    unsure = (uuid.uuid4().hex, [line], at)
                    left.say({"type": "answers", "id": unsure[0], "at": at, "lines": [line]})
                    time.sleep(chance.uniform(0, 0.02))
                process.kill()
            finally:
                for seat in (left, right):
                    with contextlib.suppress(*Gone):
                        seat.close()
            process.start()
        with person.sit(table, "free-peoples") as seat:
            view = seat.state["view"]
            answers = seat.state["answers"]
    finally:
        process.kill()
        person.http.close()
    store = Store(Config(data=tmp_path).url)
    row = store.table(table)
    assert row is not None
    entries = store.entries(table)
    store.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    stored = {entry.action: entry.number for entry in entries if entry.action}
    assert acknowledged.items() <= stored.items()
    assert len(acknowledged) > rounds
    again = from_entries(row, entries).match
    assert len(again.history) == answers == row.answers
    assert again.state.turn == view["turn"]
    # Dealt by the seed from beginning to end, as if nothing had happened.
    match: Match[Any] = Match(
        WAR_OF_THE_RING, WAR_OF_THE_RING.set_up(row.options), Seeded(row.seed or 0)
    )
    while len(match.history) < len(again.history):
        given = again.history[len(match.history)]
        assert match.pending is not None
        assert given.request.ask == match.pending.ask
        match.answer(given.answer)
    assert digest(match.state) == digest(again.state)


def test_it_stops_when_asked(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    person = process.person()
    made = person.make(shadow="computer random")
    with person.sit(made["table"], "free-peoples") as seat:
        seat.answer("fellowship-phase done")
        assert process.stop() == 0
        assert seat.wait("bye")["type"] == "bye"
    person.http.close()
    log = (tmp_path / "server.log").read_text()
    assert "Traceback" not in log
    assert f"Third Age is at http://{process.address}/" in log


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = server.person()
        made = person.make(shadow="computer random")
        with person.sit(made["table"], "free-peoples") as seat:
            seat.answer("fellowship-phase done")
        cookies = dict(person.http.cookies)
    with running(tmp_path) as server:
        person = server.person(cookie=False)
        person.http.cookies.update(cookies)
        assert [one["table"] for one in person.get("/api/tables")] == [made["table"]]
        # The computer was asked when the server stopped.
        with person.sit(made["table"], "free-peoples") as seat:
            seat.wait_until(lambda s: s["asked"]["mine"])


def test_a_full_disk(tmp_path: Path) -> None:
    luck = Seeded(1)
    store = Store(Config(data=tmp_path).url)
    with store.reader.connect() as connection:
        pages = connection.exec_driver_sql("pragma page_count").scalar_one()
    store.close()
    with running(tmp_path, max_pages=pages + 3) as server:
        person = server.person()
        made = person.make(kind="one-screen")
        table = made["table"]
        with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
            seats = {"free-peoples": left, "shadow": right}
            refused = None
            for _ in range(3000):
                for seat in seats.values():
                    seat.wait_number(max(s.state["number"] for s in seats.values()))
                asked = left.asked
                assert asked is not None
                seat = seats[asked["seat"]]
                try:
                    seat.answer(any_answer(seat, luck))
                except Refused as error:
                    refused = error
                    break
            assert refused is not None
            assert refused.code == "storage"
            number = left.state["number"]
        # What was refused has not happened.
        with person.sit(table, "free-peoples") as left:
            assert left.state["number"] == number
        assert person.post("/api/replays", {"record": "x"}, 400)["code"] == "bad-record"
        wish = {"game": WAR, "kind": "one-screen", "seats": {s: {"kind": "me"} for s in seats}}
        assert person.post("/api/tables", wish, 503)["code"] == "storage"
        assert person.get("/healthz") == "ok"
    with running(tmp_path) as server:
        host = server.person(cookie=False)
        host.http.cookies.update(person.http.cookies)
        with host.sit(table, "free-peoples") as left, host.sit(table, "shadow") as right:
            assert left.state["number"] == number
            seat = left if left.is_asked else right
            seat.answer(any_answer(seat, luck))


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "thirdage.sqlite3").write_bytes(b"this is no database" * 100)
    with pytest.raises(Exception, match="database"):
        Store(Config(data=tmp_path).url).secret()
    assert issubclass(StorageTrouble, Exception)


# ---- computer players


def job(table: str = "t", player: str = "random", name: str = WAR) -> Job:
    game = game_named(name)
    options = complete(game, {})
    match: Match[Any] = Match(game, game.set_up(options), Seeded(1))
    assert match.pending is not None
    assert match.pending.seat is not None
    answers = tuple(given.answer for given in match.history)
    return Job(table, name, options, answers, match.pending.seat, player, 1)


def test_a_killed_worker_is_replaced() -> None:
    worker = computers.Worker(0)
    try:
        assert worker.ask(job(), 30)
        assert worker.process is not None
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.join(5)
        assert worker.ask(job(), 30)
    finally:
        worker.stop()


def test_a_worker_that_takes_too_long_is_killed() -> None:
    worker = computers.Worker(0)
    try:
        worker.ask(job(), 30)
        process = worker.process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(Failed, match="no answer within"):
            worker.ask(job(), 0.2)
        assert worker.process is None
        assert worker.ask(job(), 30)
    finally:
        worker.stop()


def test_a_player_that_fails_is_reported() -> None:
    worker = computers.Worker(0)
    try:
        with pytest.raises(Failed, match="LookupError"):
            worker.ask(job(player="nobody"), 30)
        assert worker.ask(job(), 30)
    finally:
        worker.stop()


def test_a_worker_goes_on_from_what_it_knows() -> None:
    memory: computers.Memory = OrderedDict()
    first = job()
    found = computers.answer(first, memory)
    known = memory["t", first.seat].match
    assert tuple(g.answer for g in known.history)[: len(first.answers)] == first.answers
    assert found
    computers.answer(first, memory)
    assert memory["t", first.seat].match is not known


def test_a_slow_player_gives_its_answers_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    first = job(player="heuristic", name="lord-of-the-rings")
    # No preparations; then two hiding symbols are paid, card by card.
    first = first._replace(answers=(*first.answers, 0))
    memory: computers.Memory = OrderedDict()
    together = computers.answer(first, memory)
    assert len(together) > 1
    monkeypatch.setattr(computers, "AT_A_TIME", 0.0)
    memory.clear()
    assert computers.answer(first, memory) == together[:1]


def test_a_player_that_fails_three_times_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        person = server.person()

        def fail(*args: object) -> list[int]:
            raise Failed("always")

        for worker in server.server.computers.workers:
            monkeypatch.setattr(worker, "ask", fail)
        made = person.make(shadow="computer random")
        table = made["table"]
        with person.sit(table, "free-peoples") as seat:
            seat.answer("fellowship-phase done")
            seat.wait_until(lambda s: s["seats"][1]["trouble"] == "player-crashed")
            monkeypatch.undo()
            # The host names a player anew, and the match goes on.
            person.post(f"/api/tables/{table}/hand-over", {"seat": "shadow", "player": "random"})
            seat.wait_until(lambda s: s["asked"]["mine"])
            assert seat.state["seats"][1]["trouble"] is None
