"""Uploaded records: who has them, how many, and for how long."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text, update

from serverkit import Json, Person, Running, first_schema, running
from thirdage.server import replays
from thirdage.server.database import StorageTrouble
from thirdage.server.schema import UPLOADS
from thirdage.server.store import Store

RECORDS = Path(__file__).parents[1] / "records"
A_DAY = 24 * 3600


def upload(person: Person, number: int, status: int = 201, title: str = "") -> Json:
    """A short match of the solitaire game is uploaded."""
    record = (RECORDS / f"lord-of-the-rings-random-{number}.record").read_text(encoding="utf-8")
    answer: Json = person.post("/api/replays", {"record": record, "title": title}, status)
    return answer


def age(store: Store, name: str, days: float) -> None:
    """As if a record had last been opened so many days ago."""
    used = time.time() - days * A_DAY
    one = update(UPLOADS).where(UPLOADS.c.replay == name).values(used=used)
    store.write(lambda c: c.execute(one))


def sweep(server: Running) -> None:
    """The server's housekeeping."""
    server.do(server.server.service.replays.sweep())


def test_a_record_goes_when_nobody_has_opened_it_for_long(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, store = server.person(), server.server.store
        first, second, third = (upload(person, number)["replay"] for number in (1, 2, 3))
        kept = person.get("/api/replays")
        assert kept["days"] == replays.DAYS
        age(store, first, replays.DAYS + 1)
        age(store, second, replays.DAYS - 1)
        age(store, third, replays.DAYS + 1)
        server.person().get(f"/api/replays/{third}")  # whoever opens it
        sweep(server)
        assert person.get(f"/api/replays/{first}", 404)["code"] == "no-such-replay"
        person.get(f"/api/replays/{first}/0", 404)
        person.get(f"/api/replays/{second}/0")
        assert [one["replay"] for one in person.get("/api/replays")["records"]] == [third, second]
        age(store, second, replays.DAYS + 1)
    # It does so by itself.
    with running(tmp_path) as server:
        deadline = time.monotonic() + 20
        while server.server.store.upload(second) is not None:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert server.server.store.upload(third) is not None


def test_one_person_has_so_many_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_OF_ONE", 2)
    with running(tmp_path) as server:
        person, other = server.person(), server.person()
        first = upload(person, 1, title="  tuesday\n\0.record ")["replay"]
        second = upload(person, 2)["replay"]
        assert upload(person, 3, 409)["code"] == "too-many-records"
        # The same record is no other one.
        assert upload(person, 1, title="wednesday")["replay"] == first
        assert upload(other, 1, title="tuesday\n\0.record")["replay"] != first
        assert [one["title"] for one in other.get("/api/replays")["records"]] == ["tuesday .record"]
        kept = person.get("/api/replays")
        assert kept["most"] == 2
        shown = [(one["replay"], one["game"], one["title"]) for one in kept["records"]]
        assert shown == [
            (first, "lord-of-the-rings", "wednesday"),
            (second, "lord-of-the-rings", ""),
        ]
        # Only whose it is can remove it.
        other.ask("DELETE", f"/api/replays/{first}", None, 404)
        person.get(f"/api/replays/{first}")
        person.ask("DELETE", f"/api/replays/{first}", None, 204)
        person.get(f"/api/replays/{first}", 404)
        person.ask("DELETE", f"/api/replays/{first}", None, 404)
        upload(person, 3)


def test_the_server_has_so_many_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_OF_ALL", 2)
    with running(tmp_path) as server:
        names = [upload(server.person(), number)["replay"] for number in (1, 2, 3)]
        for name, days in zip(names, (1, 3, 2), strict=True):
            age(server.server.store, name, days)
        sweep(server)
        left = [name for name in names if server.server.store.upload(name) is not None]
        assert left == [names[0], names[2]]


def test_a_record_can_be_looked_at_when_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Store, name: str) -> None:
        raise StorageTrouble(name)

    with running(tmp_path) as server:
        person = server.person()
        made = upload(person, 1)
        monkeypatch.setattr(Store, "upload_used", fail)
        assert person.get(f"/api/replays/{made['replay']}") == made


def test_the_days_of_older_records_are_counted_from_the_update_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'thirdage.sqlite3'}"
    first_schema(url)
    record = (RECORDS / "lord-of-the-rings-random-1.record").read_text(encoding="utf-8")
    engine = create_engine(url)
    with engine.begin() as connection:
        old = text("insert into uploads values ('rold', :record, 1)")
        connection.execute(old, {"record": record})
    engine.dispose()
    with running(tmp_path) as server:
        sweep(server)
        person = server.person()
        assert person.get("/api/replays/rold")["game"] == "lord-of-the-rings"
        assert person.get("/api/replays")["records"] == []
