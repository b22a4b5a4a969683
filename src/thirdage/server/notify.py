"""Notices that it is somebody's turn, sent once for each time a seat begins to be waited for."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import Final

from thirdage.server.hub import Hub
from thirdage.server.live import LiveTable
from thirdage.server.rows import Notice
from thirdage.words import Words

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


def pause(tries: int) -> float:
    """How many seconds to wait after so many tries: one minute, four, sixteen, more or less."""
    return 60.0 * 4.0**tries * random.uniform(0.8, 1.2)


class Notifier:
    """Empties the outbox."""

    def __init__(self, hub: Hub, public: str | None = None, send: Send = send_by_apprise) -> None:
        self.hub: Final = hub
        self.store: Final = hub.store
        self.threads: Final = hub.threads
        self.public: Final = public
        self.send: Final = send

    async def empty(self) -> None:
        """Send what is due. Nobody waits for a slow service that another seat has named."""
        due = await self.threads.write(self.store.due_notices, time.time())
        await asyncio.gather(*map(self._send, due))

    async def _send(self, notice: Notice) -> None:
        try:
            live = await self.hub.table(notice.table_id)
            if live.row.asked != notice.seat:
                return  # It has just answered; the notice went with the answer.
            title, body = await asyncio.to_thread(self._text, notice, live)
            good = await asyncio.wait_for(
                asyncio.to_thread(self.send, notice.url, title, body), timeout=30
            )
        except Exception as error:
            # The address is a secret: only the kind of error goes to the log.
            LOG.warning("a notice failed: %s", type(error).__name__)
            good = False
        if good:
            await self.threads.write(self.store.notice_sent, notice, None, None)
        else:
            last = notice.tries + 1 >= TRIES
            again = None if last else time.time() + pause(notice.tries)
            await self.threads.write(self.store.notice_sent, notice, "not-sent", again)

    def _text(self, notice: Notice, live: LiveTable) -> tuple[str, str]:
        """Title and body: which game, which seat, what is asked, and where."""
        words = Words(notice.language, live.row.game)
        request = live.match.pending
        body = words.text(
            "notice-body",
            game=words.text(f"page-game-{live.row.game}"),
            seat=words.name(notice.seat),
            question="" if request is None else words.question(request.ask, request.facts),
        )
        if self.public is not None:
            body += f"\n{self.public.rstrip('/')}/#/table/{notice.table_id}"
        return words.text("notice-title"), body
