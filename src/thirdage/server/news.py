"""News from other processes on the same PostgreSQL database: "table t is at entry n", or "the
seats of table t have changed"."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy.engine import URL

from thirdage.server.store import CHANNEL

LOG: Final = logging.getLogger("thirdage.news")

Heard = Callable[[str, int | None], None]
"""Table, and the number of its last entry; None: its seats have changed."""


class News:
    """Listens in a thread of its own; connects again when the line drops."""

    def __init__(self, url: URL, heard: Heard) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    while not self._stop.is_set():
                        for one in connection.notifies(timeout=1.0):
                            self._pass_on(one.payload)
            except psycopg.Error as error:
                LOG.warning("no news for a moment: %s", type(error).__name__)
                self._stop.wait(2.0)

    def _pass_on(self, payload: str) -> None:
        table, _, what = payload.partition(" ")
        number = int(what) if what.isdigit() else None
        self._loop.call_soon_threadsafe(self._heard, table, number)

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join(3)
