"""Notices that it is somebody's turn, sent once for each time a seat begins to be waited for."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import Final

from thirdage.server.store import Store, Threads, Waiting

LOG: Final = logging.getLogger("thirdage.notify")
TRIES: Final = 4

Send = Callable[[str, str, str], bool]
"""URL, title, body: whether it was sent. Blocks."""


def why_not_url(url: str, schemes: tuple[str, ...]) -> str | None:
    """Why this is no address for notices; None: it is one."""
    scheme = url.partition("://")[0].lower()
    if scheme not in schemes:
        return f"addresses begin with one of: {', '.join(f'{s}://' for s in schemes)}"
    import apprise  # slow to load, and most people never need it

    if apprise.Apprise.instantiate(url) is None:
        return "this is not a complete address of that service"
    return None


def send_by_apprise(url: str, title: str, body: str) -> bool:
    """Send one notice."""
    import apprise

    sender = apprise.Apprise()
    if not sender.add(url):
        return False
    return bool(sender.notify(title=title, body=body))


class Notifier:
    """Empties the outbox."""

    def __init__(self, store: Store, threads: Threads, send: Send = send_by_apprise) -> None:
        self.store: Final = store
        self.threads: Final = threads
        self.send: Final = send
        self.sent = 0

    async def empty(self) -> None:
        """Send what is due."""
        for notice in await self.threads.write(self.store.due_notices, time.time()):
            await self._send(notice)

    async def _send(self, notice: Waiting) -> None:
        title = "Third Age"
        body = f"It is your turn: {notice.game}, {notice.seat} (table {notice.table_id})."
        try:
            good = await asyncio.wait_for(
                asyncio.to_thread(self.send, notice.url, title, body), timeout=30
            )
        except Exception as error:
            # The address is a secret: only the kind of error goes to the log.
            LOG.warning("a notice failed: %s", type(error).__name__)
            good = False
        if good:
            self.sent += 1
            await self.threads.write(self.store.notice_sent, notice, None, None)
        else:
            last = notice.tries + 1 >= TRIES
            pause = 60 * 4**notice.tries * random.uniform(0.8, 1.2)
            again = None if last else time.time() + pause
            await self.threads.write(self.store.notice_sent, notice, "not-sent", again)
