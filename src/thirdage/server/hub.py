"""All tables that are in memory, and what goes on at them by itself: computer players, standing
orders, news from other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from thirdage.games import game_named
from thirdage.server import answering
from thirdage.server.computers import Computers, Failed, Job
from thirdage.server.database import StorageTrouble
from thirdage.server.live import REAL_TABLE, LiveTable, Refusal
from thirdage.server.rows import TableRow
from thirdage.server.store import Store
from thirdage.server.threads import Threads
from thirdage.table.match import Illegal
from thirdage.table.scripts import Request

LOG: Final = logging.getLogger("thirdage.hub")
MOST_FAILURES: Final = 3
CRASHED: Final = "player-crashed"
MOST_LIVE: Final = 2_000


class NoSuchTable(Exception):
    """There is no table of this name, or its rules are of another version."""


class Hub:
    """The tables of this process."""

    def __init__(
        self, store: Store, threads: Threads, computers: Computers, keep: float = 600.0
    ) -> None:
        self.store: Final = store
        self.threads: Final = threads
        self.computers: Final = computers
        self.keep: Final = keep
        self.live: dict[str, LiveTable] = {}
        self.answers = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failures: dict[tuple[str, str], int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    # ---- tables come and go

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought into memory if need be. Raises NoSuchTable, StorageTrouble."""
        found = self.live.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.threads.read(self.store.table, table_id)
        if row is None:
            raise NoSuchTable(table_id)
        entries = await self.threads.read(self.store.entries, table_id)
        live = await asyncio.to_thread(self._rebuild, row)
        await asyncio.to_thread(live.load, entries)
        if len(self.live) >= MOST_LIVE:
            self.sweep(idle=0)
        self.live[table_id] = live
        if live.number < row.number:
            await live.refresh()
        return live

    def _rebuild(self, row: TableRow) -> LiveTable:
        game = game_named(row.game)
        if game.rules_version != row.rules:
            raise NoSuchTable(f"{row.table_id} was played by version {row.rules} of the rules")
        return LiveTable(row, game, self.store, self.threads, self.drive)

    def sweep(self, idle: float | None = None) -> None:
        """Forget tables at which nobody looks and nothing goes on."""
        before = time.monotonic() - (self.keep if idle is None else idle)
        for table_id, live in list(self.live.items()):
            busy = live.lock.locked() or table_id in self._driving or live.subscribers
            if not busy and live.used < before:
                live.gone = True
                del self.live[table_id]

    async def heard(self, table_id: str, number: int | None) -> None:
        """Another process says that a table has gone on, or (None) that its seats have changed."""
        live = self.live.get(table_id)
        if live is None or (number is not None and live.number >= number):
            return
        await self.look_again(table_id)
        await live.seen_here()
        if number is None:
            # A standing order, perhaps: it may have to answer at once.
            self.drive(live)

    async def look_again(self, table_id: str) -> None:
        """Something of a table has changed in the store."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await live.refresh()

    # ---- what goes on by itself

    def drive(self, live: LiveTable) -> None:
        """Let orders and computer players answer as long as they are asked."""
        table_id = live.row.table_id
        if self._closed:
            return
        if table_id in self._driving:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._drive(live))
        self._driving[table_id] = task
        task.add_done_callback(lambda done: self._driven(live, done))

    def _driven(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        table_id = live.row.table_id
        self._driving.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table does not go on", exc_info=task.exception())
        if table_id in self._again:
            self._again.discard(table_id)
            self.drive(live)

    async def _drive(self, live: LiveTable) -> None:
        while not self._closed and await self._step(live):
            pass

    async def _step(self, live: LiveTable) -> bool:
        """Whether something was answered, so that there may be more to do."""
        async with live.lock:
            await live.drop_lapsed_orders()
            request = live.match.pending
            if request is None:
                return False
            try:
                if await self._answer_at_once(live, request):
                    return True
            except Refusal as refusal:
                return refusal.code == "stale"
            job = self._job(live, request)
            number = live.number
        if job is None:
            return False
        return await self._think(live, job, number)

    async def _answer_at_once(self, live: LiveTable, request: Request) -> bool:
        ordered = live.ordered_answer(request)
        if ordered is not None:
            assert request.seat is not None
            if live.row.seats[request.seat].player is None:
                await live.automatic("order", request.seat, live.number, [ordered])
                return True
        seat = request.put_to
        if live.row.kind == REAL_TABLE and request.is_chance and seat is not None:
            if live.row.seats[seat].player is not None:
                # What a computer draws in secret no person may see, so nobody can type it in.
                drawn = secrets.randbelow(len(request.things))
                await live.automatic("computer", seat, live.number, [drawn])
                return True
        return False

    def _job(self, live: LiveTable, request: Request) -> Job | None:
        seat = request.seat
        if seat is None:
            return None
        row = live.row.seats[seat]
        if row.player is None or row.trouble is not None:
            return None
        return Job(
            live.row.table_id,
            live.row.game,
            live.row.options,
            tuple(given.answer for given in live.match.history),
            seat,
            row.player,
            (live.row.seed or 0) ^ 0x5EED,
        )

    async def _think(self, live: LiveTable, job: Job, number: int) -> bool:
        key = (job.table, job.seat)
        try:
            indexes = await self.computers.think(job)
            async with live.lock:
                await live.automatic("computer", job.seat, number, indexes)
            self._failures.pop(key, None)
            return True
        except Refusal as refusal:
            # Something else has happened at the table in the meantime: look again.
            return refusal.code == "stale"
        except (Failed, Illegal) as error:
            if self._closed:
                return False
            failures = self._failures[key] = self._failures.get(key, 0) + 1
            LOG.warning("no answer", extra={"table": job.table, "error": str(error)})
            if failures < MOST_FAILURES:
                return True
            self._failures.pop(key, None)
            try:
                await live.change_seat(job.seat, f"{CRASHED} {job.player}", trouble=CRASHED)
            except Refusal:
                LOG.warning("trouble not stored", extra={"table": job.table})
            return False

    async def resume(self, older_than: float = 0.0) -> None:
        """Take up the tables where a computer player has been asked for so long."""
        try:
            waiting = await self.threads.read(
                self.store.tables_waiting_for_computers, time.time() - older_than
            )
        except StorageTrouble as error:
            LOG.error("cannot resume", extra={"error": str(error)})
            return
        for table_id in waiting:
            try:
                self.drive(await self.table(table_id))
            except (NoSuchTable, answering.BrokenTable, LookupError) as error:
                LOG.error("cannot resume", extra={"table": table_id, "error": str(error)})

    # ---- tasks

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Keep something going until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def every(self, seconds: float, work: Any, *, first: float | None = None) -> None:
        """Do something again and again, for the first time after `first`; what goes wrong is
        logged."""
        pause = seconds if first is None else first
        while True:
            await asyncio.sleep(pause)
            pause = seconds
            try:
                found = work()
                if asyncio.iscoroutine(found):
                    await found
            except Exception:
                LOG.exception("regular work failed")

    async def close(self) -> None:
        """Stop all that goes on."""
        self._closed = True
        tasks = [*self._tasks, *self._driving.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
