"""The same on PostgreSQL, with two servers on one database. Runs if PostgreSQL is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import closing
from glob import glob
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from serverkit import Person, Refused, Seat, any_answer, first_schema, running
from thirdage.server import live
from thirdage.server.replays import from_entries
from thirdage.server.store import Store
from thirdage.table.dealers import Seeded


def binary(name: str) -> str | None:
    """A program of PostgreSQL, where Debian hides it too."""
    found = sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


INITDB, PG_CTL = binary("initdb"), binary("pg_ctl")
pytestmark = [
    pytest.mark.skipif(
        INITDB is None or PG_CTL is None,
        reason="PostgreSQL is not installed (apt install postgresql)",
    ),
    # Apprise loads a module that Python 3.11 warns of.
    pytest.mark.filterwarnings("ignore:.*imghdr"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A cluster of our own, thrown away afterwards; reached by a socket in its folder."""
    assert INITDB is not None
    assert PG_CTL is not None
    # Not in pytest's folders: they are for one user only, and PostgreSQL does not run as root.
    folder = Path(tempfile.mkdtemp(prefix="thirdage-pg-"))
    data = folder / "data"
    user: list[str] = []
    if os.geteuid() == 0:
        if shutil.which("runuser") is None or not _has_user("postgres"):
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        shutil.chown(folder, "postgres")
        user = ["runuser", "-u", "postgres", "--"]
    run = {"check": True, "capture_output": True, "timeout": 120, "cwd": folder}
    subprocess.run([*user, INITDB, "-D", data, "-U", "thirdage", "-A", "trust", "-N"], **run)  # type: ignore[call-overload]
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    start = [*user, PG_CTL, "-D", data, "-o", options, "-l", folder / "log", "-w", "start"]
    run["capture_output"] = False
    subprocess.run(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **run)  # type: ignore[call-overload]
    try:
        yield f"postgresql://thirdage@/postgres?host={folder}"
    finally:
        stop = [*user, PG_CTL, "-D", data, "-m", "immediate", "stop"]
        subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **run)  # type: ignore[call-overload]
        shutil.rmtree(folder)


def _has_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def test_two_servers_share_a_table(database: str, tmp_path: Path) -> None:
    """Each seat at a server of its own: news travels, races have one winner, nothing is lost."""
    luck = Seeded(9)
    with (
        running(tmp_path / "a", database=database) as one,
        running(tmp_path / "b", database=database) as two,
    ):
        person = one.person()
        made = person.make(kind="one-screen")
        table = made["table"]
        elsewhere = two.person(cookie=False)
        elsewhere.http.cookies.set("thirdage", person.http.cookies["thirdage"])
        with (
            person.sit(table, "free-peoples") as left,
            elsewhere.sit(table, "shadow") as right,
            elsewhere.sit(table, "free-peoples") as double,
        ):
            seats = {"free-peoples": left, "shadow": right}
            raced = 0
            for _ in range(60):
                for seat in (left, right, double):
                    seat.wait_number(max(s.state["number"] for s in (left, right, double)))
                asked = left.asked
                if asked is None:
                    break
                seat = seats[asked["seat"]]
                if seat is left and raced < 10:
                    # The same seat answers at both servers at once: one of them wins.
                    raced += 1
                    line = any_answer(left, luck)
                    message = {"type": "answers", "at": left.state["number"], "lines": [line]}
                    left.say({**message, "id": f"left-{raced:08}"})
                    double.say({**message, "id": f"right-{raced:08}"})
                    results = []
                    for player in (left, double):
                        try:
                            results.append(player.wait("done")["type"])
                        except Refused as refused:
                            results.append(refused.code)
                    assert sorted(results) == ["done", "stale"]
                    continue
                seat.answer(any_answer(seat, luck))
            assert raced == 10
            number = max(left.state["number"], right.state["number"])
    store = Store(database)
    row = store.table(table)
    entries = store.entries(table)
    store.close()
    assert row is not None
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert row.number == number
    assert len(from_entries(row, entries).match.history) == row.answers


def fresh(database: str) -> str:
    """An empty database in the same cluster."""
    name = f"db{uuid.uuid4().hex}"
    engine = create_engine(
        make_url(database).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"create database {name}"))
    engine.dispose()
    return database.replace("/postgres?", f"/{name}?")


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    url = fresh(database)
    first_schema(url.replace("postgresql:", "postgresql+psycopg:"))
    store = Store(url)
    row, entries = store.table("old-table"), store.entries("old-table")
    store.close()
    assert [entry.lines for entry in entries] == ["1"]
    assert row is not None
    assert {seat.notify_language for seat in row.seats.values()} == {"en"}


def test_what_people_do_at_one_server_is_known_at_the_other(database: str, tmp_path: Path) -> None:
    """Names, seats taken, orders, offers of an undo, a rematch: not only answers travel."""
    with (
        running(tmp_path / "a", database=database) as one,
        running(tmp_path / "b", database=database) as two,
    ):
        host, friend = one.person(), two.person()
        made = host.make(shadow="friend")
        table = made["table"]
        with host.sit(table, "free-peoples") as left:
            assert left.state["seats"][1]["kind"] == "friend"
            friend.join(made["links"]["seats"]["shadow"])
            left.wait_until(lambda s: s["seats"][1]["kind"] == "person")
            friend.put("/api/me", {"name": "Halbarad"})
            left.wait_until(lambda s: s["seats"][1]["name"] == "Halbarad")
            with friend.sit(table, "shadow") as right:
                left.answer("fellowship-phase done")
                right.wait_number(left.state["number"])
                right.answer("hunt-dice 0")
                left.wait_number(right.state["number"])
                left.order("undo-offer", at=left.state["number"])
                right.wait_until(lambda s: s["offer"] is not None)
                right.order("undo-reply", at=right.state["number"], accept=True)
                left.wait_until(lambda s: s["asked"]["ask"] == "fellowship-phase")
                # The order is given at one server, the answer that it follows at the other.
                right.order("orders", orders=["pass", "only-one-option"])
                left.wait_until(lambda s: s["number"] >= right.state["number"])
                friend.post(f"/api/tables/{table}/concede", {"seat": "shadow"}, 200)
                left.wait_until(lambda s: s["outcome"] is not None)
                again = friend.post(f"/api/tables/{table}/rematch", {"seat": "shadow"}, 201)
                left.wait_until(lambda s: s["rematch"] == again["table"])
        live = one.server.hub.live[table]
        assert [name for name, *_ in live.row.seats["shadow"].orders] == []


def at_two_servers(host: Person, friend: Person) -> tuple[str, Seat, Seat]:
    """A table, its host at the Shadow's seat and a friend at that of the Free Peoples."""
    made = host.make(free="friend", shadow="me")
    friend.join(made["links"]["seats"]["free-peoples"])
    seats = host.sit(made["table"], "shadow"), friend.sit(made["table"], "free-peoples")
    for seat in seats:
        seat.wait_state()
    return made["table"], *seats


def test_an_order_given_at_one_server_answers_at_the_other(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path / "a", database=database) as one,
        running(tmp_path / "b", database=database) as two,
    ):
        host, friend = one.person(), two.person()
        while True:
            table, left, right = at_two_servers(host, friend)
            right.answer("fellowship-phase done")
            left.wait_number(right.state["number"])
            left.answer("hunt-dice 0")
            dice = right.wait_until(lambda s: s["asked"]["ask"] == "die")["view"]["dice"]
            if len(dice["shadow"]) > len(dice["free-peoples"]) + 1:
                break  # who has fewer dice may pass: also when the Shadow has used one
        with closing(left), closing(right):
            right.answer("die pass")
            right.order("orders", orders=["pass"])
            left.wait_until(lambda s: s["asked"]["mine"] and s["asked"]["ask"] == "die")
            right.close()
            # The Shadow throws a die away; the Free Peoples pass by order, at the host's server.
            answers = left.state["answers"]
            skip = next(way for way in left.ask("ways", thing="")["ways"] if way["kind"] == "skip")
            left.answer(*skip["lines"])
            left.wait_until(
                lambda s: s["asked"]["mine"] and s["answers"] > answers + len(skip["lines"])
            )
    store = Store(database)
    entries = store.entries(table)
    store.close()
    assert (entries[-1].kind, entries[-1].seat) == ("order", "free-peoples")


def test_who_looks_on_at_the_other_server_is_not_told(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "NOTICE_AFTER", 1.0)
    sent: list[str] = []

    def send(url: str, title: str, body: str) -> bool:
        sent.append(url)
        return True

    with (
        running(tmp_path / "a", database=database, send=send) as one,
        running(tmp_path / "b", database=database, send=send) as two,
    ):
        host, friend = one.person(), two.person()
        for looks in (True, False):
            made = host.make(shadow="friend")
            table = made["table"]
            friend.join(made["links"]["seats"]["shadow"])
            friend.put(f"/api/tables/{table}/notify", {"seat": "shadow", "url": "ntfy://topic"})
            with (
                host.sit(table, "free-peoples") as left,
                friend.sit(table, "shadow") as right,
            ):
                if not looks:
                    right.close()
                left.answer("fellowship-phase done")
                end = time.monotonic() + 2
                while time.monotonic() < end:
                    for server in (one, two):
                        server.do(server.server.notifier.empty())
                    time.sleep(0.1)
            assert len(sent) == (0 if looks else 1)


def test_a_computer_answers_once(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path / "a", database=database) as one,
        running(tmp_path / "b", database=database) as two,
    ):
        person = one.person()
        made = person.make(shadow="computer random")
        elsewhere = two.person(cookie=False)
        elsewhere.http.cookies.set("thirdage", person.http.cookies["thirdage"])
        luck = Seeded(1)
        with elsewhere.sit(made["table"], "free-peoples") as seat:
            for _ in range(15):
                seat.wait_until(lambda s: bool(s["outcome"]) or s["asked"]["mine"])
                if seat.state["outcome"]:
                    break
                try:
                    seat.answer(any_answer(seat, luck))
                except Refused as refused:
                    assert refused.code == "stale"  # noqa: PT017
                    seat.wait_state()
