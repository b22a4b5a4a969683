"""The database: SQLite in a file, or PostgreSQL.

All calls block and belong into a thread (`Threads` gives them one). Whatever is written in one call
is written in one transaction. Nothing that is acknowledged is ever lost or written twice.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    and_,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from thirdage.server.schema import (
    ENTRIES,
    HEAD,
    HOLDERS,
    META,
    OUTBOX,
    PEOPLE,
    SEATS,
    TABLES,
    UPLOADS,
)

T = TypeVar("T")
CHANNEL: Final = "thirdage"
MOST_TOGETHER: Final = 100
WATCHING: Final = ""
"""The seat of those who only watch."""


class Conflict(Exception):
    """Somebody else was faster: the table has gone on, or the seat is taken."""


class Outrun(Conflict):
    """A Conflict that was noticed before anything was written."""


class StorageTrouble(Exception):
    """The database cannot be written (a full disk, a lost connection); nothing was."""


class Entry(NamedTuple):
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: str
    action: str | None
    lines: str
    at: float


class SeatRow(NamedTuple):
    """A seat as stored, and who holds it (in the order in which they came)."""

    seat: str
    kind: str
    player: str | None
    token: str
    orders: list[list[Any]]
    """Name, since when, after how many events."""
    notify: str | None
    notify_problem: str | None
    trouble: str | None
    holders: tuple[str, ...]
    name: str
    """The name of the first who came."""


class TableRow(NamedTuple):
    """A table as stored."""

    table_id: str
    game: str
    rules: int
    kind: str
    options: dict[str, str]
    seed: int | None
    host: str
    watch_token: str
    created: float
    changed: float
    number: int
    answers: int
    turn: int
    asked: str | None
    over: bool
    outcome: dict[str, Any] | None
    rematch: str | None
    seats: dict[str, SeatRow]
    watchers: tuple[str, ...]

    def held_by(self, person: str) -> list[str]:
        """The seats that this person holds."""
        return [seat.seat for seat in self.seats.values() if person in seat.holders]


class Standing(NamedTuple):
    """Where a match stands after an entry, as it is repeated in the row of its table."""

    answers: int
    turn: int
    asked: str | None
    outcome: dict[str, Any] | None
    over: bool


class Waiting(NamedTuple):
    """A notice that is due."""

    table_id: str
    seat: str
    number: int
    tries: int
    url: str
    game: str


def new_id() -> str:
    """A name for a table or a replay: 60 bits, as it stands in share links."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def new_token() -> str:
    """The secret of a link: 144 bits."""
    return secrets.token_urlsafe(18)


class Store:
    """Reads and writes. Methods may be called from several threads."""

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
        if self._version() == HEAD:
            return
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

    def _read(self, reading: Callable[[Connection], T]) -> T:
        try:
            with self.reader.connect() as connection:
                return reading(connection)
        except DBAPIError as error:
            raise StorageTrouble(_short(error)) from error

    def _write(self, writing: Callable[[Connection], T]) -> T:
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

    # ---- everybody

    def secret(self) -> str:
        """The secret that signs cookies; made up once."""
        query = select(META.c.value).where(META.c.key == "secret")
        row = self._read(lambda c: c.execute(query).first())
        if row is not None:
            return str(row[0])
        made = secrets.token_hex(32)
        try:
            self._write(lambda c: c.execute(insert(META).values(key="secret", value=made)))
        except Conflict:
            return self.secret()
        return made

    def name_of(self, person: str) -> str:
        """The name of a person, empty if there is none."""
        query = select(PEOPLE.c.name).where(PEOPLE.c.person == person)
        row = self._read(lambda c: c.execute(query).first())
        return "" if row is None else str(row[0])

    def set_name(self, person: str, name: str) -> None:
        """Call a person so."""

        def write(c: Connection) -> None:
            changed = c.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(name=name))
            if not changed.rowcount:
                c.execute(insert(PEOPLE).values(person=person, name=name))

        self._write(write)

    def check(self) -> None:
        """Raise StorageTrouble if the database does not answer."""
        self._read(lambda c: c.execute(select(1)).first())

    # ---- tables

    def add_table(self, row: TableRow, entry: Entry) -> None:
        """A new table with its first entry."""

        def write(c: Connection) -> None:
            values = {
                name: getattr(row, name)
                for name in TableRow._fields
                if name not in ("seats", "watchers", "seed")
            }
            seed = None if row.seed is None else str(row.seed)
            c.execute(insert(TABLES).values(**values, seed=seed))
            for seat in row.seats.values():
                stored = seat._asdict()
                holders = stored.pop("holders")
                stored.pop("name")
                c.execute(insert(SEATS).values(table_id=row.table_id, **stored))
                for person in holders:
                    self._hold(c, row.table_id, seat.seat, person)
            c.execute(insert(ENTRIES).values(table_id=row.table_id, **entry._asdict()))

        self._write(write)

    def _hold(self, c: Connection, table_id: str, seat: str, person: str) -> None:
        c.execute(
            insert(HOLDERS).values(table_id=table_id, seat=seat, person=person, since=time.time())
        )

    def table(self, table_id: str) -> TableRow | None:
        """A table, None if there is none of this name."""
        found = self._tables(TABLES.c.table_id == table_id)
        return found[0] if found else None

    def tables_of(self, person: str) -> list[TableRow]:
        """The tables where a person sits, or which he made; those changed last first."""
        sits = select(HOLDERS.c.table_id).where(
            HOLDERS.c.person == person, HOLDERS.c.seat != WATCHING
        )
        return self._tables(or_(TABLES.c.host == person, TABLES.c.table_id.in_(sits)), 200)

    def open_tables(self) -> list[TableRow]:
        """Tables with a seat that anybody may take."""
        free = (
            select(SEATS.c.table_id)
            .outerjoin(
                HOLDERS,
                and_(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat),
            )
            .where(SEATS.c.kind == "open", HOLDERS.c.person.is_(None), SEATS.c.player.is_(None))
        )
        return self._tables(and_(TABLES.c.over.is_(False), TABLES.c.table_id.in_(free)), 100)

    def tables_waiting_for_computers(self, before: float) -> list[str]:
        """Tables where a computer player is asked, unchanged since then."""
        query = (
            select(TABLES.c.table_id)
            .join(
                SEATS, and_(SEATS.c.table_id == TABLES.c.table_id, SEATS.c.seat == TABLES.c.asked)
            )
            .where(
                TABLES.c.over.is_(False),
                TABLES.c.changed < before,
                SEATS.c.player.is_not(None),
                SEATS.c.trouble.is_(None),
            )
            .limit(500)
        )
        return self._read(lambda c: [str(r[0]) for r in c.execute(query)])

    def _tables(self, which: Any, most: int = 1) -> list[TableRow]:
        def read(c: Connection) -> list[TableRow]:
            query = select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(most)
            rows = c.execute(query).mappings().all()
            ids = [row["table_id"] for row in rows]
            seats = c.execute(select(SEATS).where(SEATS.c.table_id.in_(ids))).mappings().all()
            holders = c.execute(
                select(HOLDERS, PEOPLE.c.name)
                .outerjoin(PEOPLE, PEOPLE.c.person == HOLDERS.c.person)
                .where(HOLDERS.c.table_id.in_(ids))
                .order_by(HOLDERS.c.since)
            ).mappings()
            held: dict[tuple[str, str], list[tuple[str, str]]] = {}
            for one in holders:
                place = held.setdefault((one["table_id"], one["seat"]), [])
                place.append((one["person"], one["name"] or ""))
            return [_table_row(row, seats, held) for row in rows]

        return self._read(read)

    def find_token(self, token: str) -> tuple[str, str] | None:
        """The table and seat ("" to watch) of a link's secret."""

        def read(c: Connection) -> tuple[str, str] | None:
            query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
            row = c.execute(query).first()
            if row is not None:
                return str(row[0]), str(row[1])
            row = c.execute(select(TABLES.c.table_id).where(TABLES.c.watch_token == token)).first()
            return None if row is None else (str(row[0]), WATCHING)

        return self._read(read)

    def hold(self, table_id: str, seat: str, person: str, *, alone: bool = False) -> None:
        """A person takes a seat (again is nothing new), `alone` only if nobody has it. Raises
        Conflict."""

        def write(c: Connection) -> None:
            if not self.sqlite:
                here = SEATS.c.table_id == table_id
                c.execute(select(SEATS.c.seat).where(here).with_for_update())
            query = select(HOLDERS.c.person).where(
                HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat
            )
            holders = [str(row[0]) for row in c.execute(query)]
            if person in holders:
                return
            if alone and holders:
                raise Conflict("the seat is taken")
            self._hold(c, table_id, seat, person)

        self._write(write)

    def set_seat(self, table_id: str, seat: str, **values: Any) -> None:
        """Change columns of a seat."""
        place = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
        self._write(lambda c: c.execute(update(SEATS).where(place).values(**values)))

    def set_rematch(self, table_id: str, rematch: str) -> str:
        """The rematch of a table, if none is known yet: the one that counts."""

        def write(c: Connection) -> str:
            c.execute(
                update(TABLES)
                .where(TABLES.c.table_id == table_id, TABLES.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            row = c.execute(select(TABLES.c.rematch).where(TABLES.c.table_id == table_id)).first()
            return str(row[0]) if row is not None else rematch

        return self._write(write)

    # ---- entries

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """What has happened at a table since its entry of this number."""
        query = (
            select(*(ENTRIES.c[name] for name in Entry._fields))
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return self._read(lambda c: [Entry(*row) for row in c.execute(query)])

    def append(
        self,
        table_id: str,
        entry: Entry,
        standing: Standing,
        *,
        notice_to: str | None = None,
        notice_in: float = 0,
        seat_values: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """Append one entry, and what goes with it. Raises Conflict if the table has gone on, or
        if its action is stored already."""

        def write(c: Connection) -> None:
            changed = c.execute(
                update(TABLES)
                .where(TABLES.c.table_id == table_id, TABLES.c.number == entry.number - 1)
                .values(number=entry.number, changed=entry.at, **standing._asdict())
            )
            if changed.rowcount != 1:
                raise Outrun(f"table {table_id} has gone on from {entry.number - 1}")
            c.execute(insert(ENTRIES).values(table_id=table_id, **entry._asdict()))
            for seat, values in (seat_values or {}).items():
                place = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
                c.execute(update(SEATS).where(place).values(**values))
            if notice_to is not None:
                c.execute(
                    insert(OUTBOX).values(
                        table_id=table_id,
                        seat=notice_to,
                        number=entry.number,
                        due=entry.at + notice_in,
                        tries=0,
                    )
                )
            if not self.sqlite:
                news = f"{table_id} {entry.number}"
                c.execute(text("select pg_notify(:c, :n)"), {"c": CHANNEL, "n": news})

        self._write(write)

    # ---- notices

    def due_notices(self, now: float) -> list[Waiting]:
        """Notices to send now; those whose seat no longer waits are dropped."""

        def write(c: Connection) -> list[Waiting]:
            query = (
                select(OUTBOX, SEATS.c.notify, TABLES.c.game, TABLES.c.asked, TABLES.c.over)
                .join(TABLES, TABLES.c.table_id == OUTBOX.c.table_id)
                .join(
                    SEATS,
                    and_(SEATS.c.table_id == OUTBOX.c.table_id, SEATS.c.seat == OUTBOX.c.seat),
                )
                .where(OUTBOX.c.due <= now)
                .limit(50)
            )
            if not self.sqlite:
                query = query.with_for_update(of=OUTBOX, skip_locked=True)
            found = []
            for row in c.execute(query).mappings().all():
                one = _outbox_key(row["table_id"], row["seat"], row["number"])
                if row["over"] or row["asked"] != row["seat"] or not row["notify"]:
                    c.execute(delete(OUTBOX).where(one))
                    continue
                # Ours for the next minutes; whoever crashes now sends it then.
                c.execute(update(OUTBOX).where(one).values(due=now + 300, tries=row["tries"] + 1))
                found.append(
                    Waiting(
                        row["table_id"],
                        row["seat"],
                        row["number"],
                        row["tries"],
                        row["notify"],
                        row["game"],
                    )
                )
            return found

        return self._write(write)

    def notice_sent(self, notice: Waiting, problem: str | None, again: float | None) -> None:
        """A notice was sent (or never will be: `again` None), or is to be tried again then."""

        def write(c: Connection) -> None:
            one = _outbox_key(notice.table_id, notice.seat, notice.number)
            if again is None:
                c.execute(delete(OUTBOX).where(one))
            else:
                c.execute(update(OUTBOX).where(one).values(due=again))
            place = and_(SEATS.c.table_id == notice.table_id, SEATS.c.seat == notice.seat)
            c.execute(update(SEATS).where(place).values(notify_problem=problem))

        self._write(write)

    # ---- uploads

    def add_upload(self, record: str) -> str:
        """Keep a record; gives its name."""
        name = "r" + new_id()
        values = {"replay": name, "record": record, "created": time.time()}
        self._write(lambda c: c.execute(insert(UPLOADS).values(**values)))
        return name

    def upload(self, name: str) -> str | None:
        """A record by its name."""
        query = select(UPLOADS.c.record).where(UPLOADS.c.replay == name)
        row = self._read(lambda c: c.execute(query).first())
        return None if row is None else str(row[0])

    def backup(self, path: Path) -> None:
        """A copy of a SQLite database while it is in use."""
        with self.reader.connect() as connection:
            connection.exec_driver_sql("commit")
            connection.exec_driver_sql("vacuum into ?", (str(path),))


def _outbox_key(table_id: str, seat: str, number: int) -> Any:
    return and_(OUTBOX.c.table_id == table_id, OUTBOX.c.seat == seat, OUTBOX.c.number == number)


def _table_row(
    row: RowMapping,
    seats: Iterable[RowMapping],
    held: Mapping[tuple[str, str], Sequence[tuple[str, str]]],
) -> TableRow:
    table_id = row["table_id"]
    mine = {}
    for one in seats:
        if one["table_id"] == table_id:
            holders = held.get((table_id, one["seat"]), ())
            mine[one["seat"]] = SeatRow(
                **{name: one[name] for name in SeatRow._fields if name not in ("holders", "name")},
                holders=tuple(person for person, _ in holders),
                name=next((name for _, name in holders), ""),
            )
    values = {n: row[n] for n in TableRow._fields if n not in ("seats", "watchers", "seed")}
    watchers = tuple(person for person, _ in held.get((table_id, WATCHING), ()))
    seed = None if row["seed"] is None else int(row["seed"])
    return TableRow(**values, seed=seed, seats=mine, watchers=watchers)


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


class Threads:
    """Runs blocking calls of the store in threads of their own.

    With SQLite there is one writer. What comes while it writes is written together, next: a hundred
    answers at once wait for the disk twice, not a hundred times.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writes = ThreadPoolExecutor(1 if store.sqlite else 4, "store-write")
        self._reads = ThreadPoolExecutor(2, "store-read")
        self._queue: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()
        self._draining: asyncio.Task[None] | None = None

    async def write(self, call: Callable[..., T], *args: Any, **named: Any) -> T:
        """The result of a call that writes. What was begun is finished, even if the one who
        waits for it goes away."""
        if not self._store.sqlite:
            return await self._in(self._writes, call, *args, **named)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((partial(call, *args, **named), future))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return await future

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), MOST_TOGETHER))]
                calls = [call for call, _ in batch]
                results = await loop.run_in_executor(self._writes, self._store.together, calls)
                for (_, future), result in zip(batch, results, strict=True):
                    if future.done():
                        continue
                    if isinstance(result, Exception):
                        future.set_exception(result)
                    else:
                        future.set_result(result)
        finally:
            self._draining = None

    async def read(self, call: Callable[..., T], *args: Any, **named: Any) -> T:
        """The result of a call that reads."""
        return await self._in(self._reads, call, *args, **named)

    async def _in(
        self, pool: ThreadPoolExecutor, call: Callable[..., T], *args: Any, **named: Any
    ) -> T:
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(pool, lambda: call(*args, **named))
        running.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(running)

    async def close(self) -> None:
        """Wait until all is written."""
        while self._draining is not None:
            await asyncio.wait([self._draining])
        await asyncio.to_thread(self._writes.shutdown, wait=True)
        await asyncio.to_thread(self._reads.shutdown, wait=True)
