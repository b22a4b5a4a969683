"""Blocking calls of the store in threads of their own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from thirdage.server.database import Database

T = TypeVar("T")
MOST_TOGETHER: Final = 100


class Threads:
    """Runs blocking calls of the store in threads of their own.

    With SQLite there is one writer. What comes while it writes is written together, next: a hundred
    answers at once wait for the disk twice, not a hundred times.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writes = ThreadPoolExecutor(1 if database.sqlite else 4, "store-write")
        self._reads = ThreadPoolExecutor(2, "store-read")
        self._queue: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()
        self._draining: asyncio.Task[None] | None = None

    async def write(self, call: Callable[..., T], *args: Any, **named: Any) -> T:
        """The result of a call that writes. What was begun is finished, even if the one who
        waits for it goes away."""
        if not self._database.sqlite:
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
                results = await loop.run_in_executor(self._writes, self._database.together, calls)
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
