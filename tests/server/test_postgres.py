"""The same on PostgreSQL, with two servers on one database. Runs if PostgreSQL is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from glob import glob
from pathlib import Path

import pytest

from serverkit import Refused, any_answer, running
from thirdage.server.replays import from_entries
from thirdage.server.store import Store
from thirdage.table.dealers import Seeded


def binary(name: str) -> str | None:
    """A program of PostgreSQL, where Debian hides it too."""
    found = sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


INITDB, PG_CTL = binary("initdb"), binary("pg_ctl")
pytestmark = pytest.mark.skipif(
    INITDB is None or PG_CTL is None, reason="PostgreSQL is not installed (apt install postgresql)"
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of our own, thrown away afterwards; reached by a socket in its folder."""
    assert INITDB is not None
    assert PG_CTL is not None
    folder = tmp_path_factory.mktemp("pg")
    data = folder / "data"
    user: list[str] = []
    if os.geteuid() == 0:
        # PostgreSQL does not run as root.
        if shutil.which("runuser") is None or not _has_user("postgres"):
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        shutil.chown(folder, "postgres")
        for parent in folder.parents:
            if parent == Path("/tmp"):
                break
            parent.chmod(parent.stat().st_mode | 0o011)
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
