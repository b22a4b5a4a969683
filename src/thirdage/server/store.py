"""What the server keeps: people, tables, entries, notices, uploads.

Whatever is written in one call is written in one transaction. Nothing that is acknowledged is ever
lost or written twice.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    RowMapping,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)

from thirdage.server.database import Conflict, Database, Outrun
from thirdage.server.rows import (
    Entry,
    Notice,
    SeatRow,
    Standing,
    TableRow,
    UploadRow,
    new_id,
)
from thirdage.server.schema import (
    ENTRIES,
    HOLDERS,
    META,
    OUTBOX,
    PEOPLE,
    SEATS,
    TABLES,
    UPLOADS,
)

CHANNEL: Final = "thirdage"
WATCHING: Final = ""
"""The seat of those who only watch."""


class Store(Database):
    """Reads and writes. Methods may be called from several threads."""

    # ---- everybody

    def secret(self) -> str:
        """The secret that signs cookies; made up once."""
        query = select(META.c.value).where(META.c.key == "secret")
        row = self.read(lambda c: c.execute(query).first())
        if row is not None:
            return str(row[0])
        made = secrets.token_hex(32)
        try:
            self.write(lambda c: c.execute(insert(META).values(key="secret", value=made)))
        except Conflict:
            return self.secret()
        return made

    def name_of(self, person: str) -> str:
        """The name of a person, empty if there is none."""
        query = select(PEOPLE.c.name).where(PEOPLE.c.person == person)
        row = self.read(lambda c: c.execute(query).first())
        return "" if row is None else str(row[0])

    def set_name(self, person: str, name: str) -> list[str]:
        """Call a person so; gives the tables where he holds a seat."""

        def write(c: Connection) -> list[str]:
            changed = c.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(name=name))
            if not changed.rowcount:
                c.execute(insert(PEOPLE).values(person=person, name=name))
            query = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person).distinct()
            tables = [str(row[0]) for row in c.execute(query)]
            for table_id in tables:
                self._tell(c, table_id)
            return tables

        return self.write(write)

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

        self.write(write)

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
        return self.read(lambda c: [str(r[0]) for r in c.execute(query)])

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

        return self.read(read)

    def find_token(self, token: str) -> tuple[str, str] | None:
        """The table and seat ("" to watch) of a link's secret."""

        def read(c: Connection) -> tuple[str, str] | None:
            query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
            row = c.execute(query).first()
            if row is not None:
                return str(row[0]), str(row[1])
            row = c.execute(select(TABLES.c.table_id).where(TABLES.c.watch_token == token)).first()
            return None if row is None else (str(row[0]), WATCHING)

        return self.read(read)

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
            self._tell(c, table_id)

        self.write(write)

    def set_seat(self, table_id: str, seat: str, **values: Any) -> None:
        """Change columns of a seat."""

        def write(c: Connection) -> None:
            place = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
            c.execute(update(SEATS).where(place).values(**values))
            self._tell(c, table_id)

        self.write(write)

    def set_rematch(self, table_id: str, rematch: str) -> str:
        """The rematch of a table, if none is known yet: the one that counts."""

        def write(c: Connection) -> str:
            c.execute(
                update(TABLES)
                .where(TABLES.c.table_id == table_id, TABLES.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            self._tell(c, table_id)
            row = c.execute(select(TABLES.c.rematch).where(TABLES.c.table_id == table_id)).first()
            return str(row[0]) if row is not None else rematch

        return self.write(write)

    def _tell(self, c: Connection, table_id: str, number: int | None = None) -> None:
        """Tell the other processes that a table is at this entry, or (None) that its seats have
        changed."""
        if not self.sqlite:
            news = f"{table_id} {'seats' if number is None else number}"
            c.execute(text("select pg_notify(:c, :n)"), {"c": CHANNEL, "n": news})

    # ---- entries

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """What has happened at a table since its entry of this number."""
        query = (
            select(*(ENTRIES.c[name] for name in Entry._fields))
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return self.read(lambda c: [Entry(*row) for row in c.execute(query)])

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
            # Who is no longer waited for need not be told.
            late = OUTBOX.c.seat != standing.asked if standing.asked else true()
            c.execute(delete(OUTBOX).where(OUTBOX.c.table_id == table_id, late))
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
            self._tell(c, table_id, entry.number)

        self.write(write)

    # ---- notices

    def due_notices(self, now: float) -> list[Notice]:
        """Notices to send now."""

        def write(c: Connection) -> list[Notice]:
            query = (
                select(OUTBOX, SEATS.c.notify, SEATS.c.notify_language, SEATS.c.player)
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
                table_id, seat, number = row["table_id"], row["seat"], row["number"]
                one = _outbox_key(table_id, seat, number)
                if not row["notify"] or row["player"] is not None:
                    c.execute(delete(OUTBOX).where(one))
                    continue
                # Ours for the next minutes; whoever crashes now sends it then.
                c.execute(update(OUTBOX).where(one).values(due=now + 300, tries=row["tries"] + 1))
                language = row["notify_language"]
                found.append(Notice(table_id, seat, number, row["tries"], row["notify"], language))
            return found

        return self.write(write)

    def drop_notice(self, table_id: str, seat: str) -> None:
        """A seat sees for itself that it is waited for."""
        one = and_(OUTBOX.c.table_id == table_id, OUTBOX.c.seat == seat)
        self.write(lambda c: c.execute(delete(OUTBOX).where(one)))

    def notice_sent(self, notice: Notice, problem: str | None, again: float | None) -> None:
        """A notice was sent (or never will be: `again` None), or is to be tried again then."""

        def write(c: Connection) -> None:
            one = _outbox_key(notice.table_id, notice.seat, notice.number)
            if again is None:
                c.execute(delete(OUTBOX).where(one))
            else:
                c.execute(update(OUTBOX).where(one).values(due=again))
            place = and_(SEATS.c.table_id == notice.table_id, SEATS.c.seat == notice.seat)
            c.execute(update(SEATS).where(place).values(notify_problem=problem))

        self.write(write)

    # ---- uploads

    def add_upload(self, person: str, record: str, game: str, title: str, most: int) -> str | None:
        """Keep a record of somebody; gives its name: that of his same record, if he has it
        already. None if he would then have more than so many."""
        now = time.time()

        def write(c: Connection) -> str | None:
            mine = UPLOADS.c.person == person
            same = select(UPLOADS.c.replay).where(mine, UPLOADS.c.record == record)
            found = c.execute(same).scalar()
            if found is not None:
                c.execute(
                    update(UPLOADS).where(UPLOADS.c.replay == found).values(title=title, used=now)
                )
                return str(found)
            if c.execute(select(func.count()).where(mine)).scalar_one() >= most:
                return None
            name = "r" + new_id()
            values = {"replay": name, "record": record, "game": game, "title": title}
            c.execute(insert(UPLOADS).values(**values, person=person, created=now, used=now))
            return name

        return self.write(write)

    def uploads_of(self, person: str) -> list[UploadRow]:
        """The records of somebody, the last opened first."""
        query = (
            select(*(UPLOADS.c[name] for name in UploadRow._fields))
            .where(UPLOADS.c.person == person)
            .order_by(UPLOADS.c.used.desc(), UPLOADS.c.replay)
        )
        return self.read(lambda c: [UploadRow(*row) for row in c.execute(query)])

    def upload_used(self, name: str) -> None:
        """A record has been opened: noted once an hour, as days are counted."""
        now = time.time()
        one = and_(UPLOADS.c.replay == name, UPLOADS.c.used < now - 3600)
        self.write(lambda c: c.execute(update(UPLOADS).where(one).values(used=now)))

    def remove_upload(self, person: str, name: str) -> bool:
        """Forget a record of somebody; whether he had it."""
        one = and_(UPLOADS.c.replay == name, UPLOADS.c.person == person)
        return bool(self.write(lambda c: c.execute(delete(UPLOADS).where(one)).rowcount))

    def drop_uploads(self, before: float, most: int) -> list[str]:
        """Forget the records that nobody has opened since then, and of the others all but so
        many, those opened last. Gives their names."""
        kept = (
            select(UPLOADS.c.replay)
            .where(UPLOADS.c.used >= before)
            .order_by(UPLOADS.c.used.desc())
            .limit(most)
        )
        dropped = delete(UPLOADS).where(UPLOADS.c.replay.not_in(kept)).returning(UPLOADS.c.replay)
        return self.write(lambda c: [str(row[0]) for row in c.execute(dropped)])

    def upload(self, name: str) -> str | None:
        """A record by its name."""
        query = select(UPLOADS.c.record).where(UPLOADS.c.replay == name)
        row = self.read(lambda c: c.execute(query).first())
        return None if row is None else str(row[0])


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
