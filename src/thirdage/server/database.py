"""The database itself: SQLite in a file, or PostgreSQL. Transactions; a schema kept up to date.

All calls block and belong into a thread (`threads.Threads` gives them one).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from thirdage.server.schema import HEAD

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else was faster: the table has gone on, or the seat is taken."""


class Outrun(Conflict):
    """A Conflict that was noticed before anything was written."""


class StorageTrouble(Exception):
    """The database cannot be written (a full disk, a lost connection); nothing was."""


class NewerSchema(Exception):
    """The database was last used by a newer version of the server."""


class Database:
    """Connections, and calls that read or write in one transaction each. Methods may be called
    from several threads."""

    def __init__(self, url: str, *, max_pages: int | None = None) -> None:
        """Open, and bring the schema up to date. `max_pages` limits a SQLite file (tests)."""
        parsed = make_url(url)
        self.sqlite: Final = parsed.get_backend_name() == "sqlite"
        if parsed.get_backend_name() == "postgresql" and "+" not in parsed.drivername:
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.url: Final = parsed
        self._local: Final = threading.local()
        if self.sqlite:
            if parsed.database:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            self.writer = _sqlite(parsed, "BEGIN IMMEDIATE", max_pages)
            self.reader = _sqlite(parsed, "BEGIN", max_pages)
        else:
            self.writer = create_engine(
                parsed, pool_pre_ping=True, pool_size=5, hide_parameters=True
            )
            self.reader = self.writer
        self._upgrade()

    def close(self) -> None:
        """Close all connections."""
        self.writer.dispose()
        self.reader.dispose()

    def _upgrade(self) -> None:
        version = self._version()
        if version == HEAD:
            return
        if version is not None and version > HEAD:
            raise NewerSchema(f"the database is of a newer version (schema {version}, not {HEAD})")
        from alembic import command  # slow to load, and rarely needed
        from alembic.config import Config as AlembicConfig

        with as_file(files("thirdage.server") / "migrations") as folder:
            config = AlembicConfig()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            with self.writer.begin() as connection:
                if not self.sqlite:
                    # Two processes that start at once must not both make the schema.
                    connection.execute(text("select pg_advisory_xact_lock(731)"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")

    def _version(self) -> str | None:
        with self.writer.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            row = connection.execute(text("select version_num from alembic_version")).first()
            return None if row is None else str(row[0])

    def read(self, reading: Callable[[Connection], T]) -> T:
        """What a call finds. Raises StorageTrouble."""
        try:
            with self.reader.connect() as connection:
                return reading(connection)
        except DBAPIError as error:
            raise StorageTrouble(_short(error)) from error

    def write(self, writing: Callable[[Connection], T]) -> T:
        """The result of a call whose changes are all stored, or none. Raises Conflict,
        StorageTrouble."""
        group: Connection | None = getattr(self._local, "group", None)
        try:
            if group is not None:
                return writing(group)
            with self.writer.begin() as connection:
                return writing(connection)
        except IntegrityError as error:
            raise Conflict(_short(error)) from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in ("40001", "40P01", "55P03"):
                raise Conflict(_short(error)) from error
            raise StorageTrouble(_short(error)) from error

    def together(self, calls: Sequence[Callable[[], Any]]) -> list[Any]:
        """Carry out several calls that write in one transaction, so that the disk is waited for
        once. Gives their results, or what they raised. If one fails, each has a transaction of
        its own after all; `Outrun`, which is raised before anything is written, is no failure."""
        if len(calls) == 1:
            return [_caught(calls[0])]
        try:
            with self.writer.begin() as connection:
                self._local.group = connection
                try:
                    found = [_caught(call) for call in calls]
                finally:
                    self._local.group = None
                for one in found:
                    if isinstance(one, Exception) and not isinstance(one, Outrun):
                        raise one
                return found
        except Exception:
            return [_caught(call) for call in calls]

    def check(self) -> None:
        """Raise StorageTrouble if the database does not answer."""
        self.read(lambda c: c.execute(select(1)).first())


def _sqlite(url: Any, begin: str, max_pages: int | None) -> Engine:
    # Statements name their values in errors, and these go to the log: never tokens.
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def connect(raw: Any, record: Any) -> None:
        # Transactions begin when we say so, not when the driver thinks.
        raw.isolation_level = None
        raw.execute("pragma journal_mode = wal")
        raw.execute("pragma synchronous = full")
        raw.execute("pragma foreign_keys = on")
        if max_pages is not None:
            raw.execute(f"pragma max_page_count = {max_pages}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _short(error: DBAPIError) -> str:
    """What the driver said, without the statement and its values."""
    kind = "operational" if isinstance(error, OperationalError) else "database"
    return f"{kind}: {type(error.orig).__name__}: {str(error.orig).splitlines()[0][:200]}"


def _caught(call: Callable[[], Any]) -> Any:
    """The result of a call, or what it raised."""
    try:
        return call()
    except Exception as error:
        return error
