"""Copies of the database made while the server runs, and databases of other versions."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from serverkit import any_answer, first_schema, running
from thirdage.cli.commands import main
from thirdage.server.backup import CannotCopy, back_up
from thirdage.server.config import Config
from thirdage.server.database import NewerSchema
from thirdage.server.serve import CannotServe, ServeOrder, serve
from thirdage.server.store import Store
from thirdage.table.dealers import Seeded


def test_a_copy_made_in_mid_match_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever puts a copy in the place of the database finds his seat as it was then."""
    luck = Seeded(2)
    copies: list[Path] = []
    with running(tmp_path / "data") as server:
        person = server.person()
        made = person.make(kind="one-screen")
        with (
            person.sit(made["table"], "free-peoples") as left,
            person.sit(made["table"], "shadow") as right,
        ):

            def copy() -> None:
                for number in range(5):
                    copies.append(tmp_path / f"copy-{number}")
                    assert main(["backup", str(copies[-1]), "--data", str(tmp_path / "data")]) == 0

            thread = threading.Thread(target=copy)
            thread.start()
            played = 0
            while thread.is_alive() or played < 20:
                played += 1
                number = max(left.state["number"], right.state["number"])
                for seat in (left, right):
                    seat.wait_number(number)
                if left.asked is None:
                    break
                seat = left if left.is_asked else right
                seat.answer(any_answer(seat, luck))
            thread.join()
            # And one when nobody writes.
            left.wait_number(right.state["number"])
            main(["backup", str(tmp_path / "last"), "--data", str(tmp_path / "data")])
            state = left.state
    assert f"1 tables with {state['answers']} answers" in capsys.readouterr().out
    assert stat.S_IMODE((tmp_path / "last").stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.iterdir()} == {"data", "last", *(c.name for c in copies)}
    for copied in (*copies, tmp_path / "last"):
        data = tmp_path / f"data-of-{copied.name}"
        data.mkdir()
        copied.rename(Config(data=data).file)
        with running(data) as server:
            again = server.person(cookie=False)
            again.http.cookies.update(person.http.cookies)
            with again.sit(made["table"], "free-peoples") as left:
                assert left.state["number"] <= state["number"]
                if copied.name == "last":
                    assert left.state["view"] == state["view"]


def test_what_cannot_be_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "there is no database" in capsys.readouterr().err
    Store(Config(data=tmp_path).url).close()
    there = tmp_path / "there"
    there.write_text("mine")
    for target in (there, tmp_path / "nowhere" / "copy", tmp_path):
        with pytest.raises(CannotCopy):
            back_up(Config(data=tmp_path).file, target)
    assert there.read_text() == "mine"
    broken = tmp_path / "broken"
    broken.write_bytes(b"this is no database" * 100)
    with pytest.raises(CannotCopy, match="not a database"):
        back_up(broken, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


# ---- other versions


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = Config(data=tmp_path).url
    first_schema(url)
    for _ in range(2):
        store = Store(url)
        row, entries = store.table("old-table"), store.entries("old-table")
        store.close()
        assert [entry.lines for entry in entries] == ["1"]
        assert row is not None
        assert {seat.notify_language for seat in row.seats.values()} == {"en"}
        assert {seat.notify for seat in row.seats.values()} == {"ntfy://x"}


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Store(Config(data=tmp_path).url).close()
    with closing(sqlite3.connect(Config(data=tmp_path).file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(NewerSchema):
        Store(Config(data=tmp_path).url)
    with pytest.raises(CannotServe, match="newer version"):
        serve(ServeOrder(data=tmp_path))


def test_a_server_with_an_unknown_player_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="no player 'wise'; players: random, heuristic, search"):
        serve(ServeOrder(data=tmp_path, computer="wise"))
