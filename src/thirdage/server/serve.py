"""`thirdage serve`: the server as a process."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from thirdage.games import GAMES
from thirdage.players.catalogue import levels_of
from thirdage.server import logs
from thirdage.server.app import Server
from thirdage.server.config import Config, default_data
from thirdage.server.database import NewerSchema, StorageTrouble
from thirdage.server.sockets import LARGEST

LOG: Final = logging.getLogger("thirdage.serve")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1", "[::1]")


class ServeOrder(NamedTuple):
    """What was asked for."""

    host: str = "127.0.0.1"
    port: int = 8321
    database: str | None = None
    data: Path | None = None
    public: str | None = None
    """The address that people see, if a proxy stands before the server."""
    workers: int | None = None
    open: bool = False
    log: str = "warning"
    limits: bool = True
    computer: str | None = None


class CannotServe(Exception):
    """The server cannot start; the message says why."""


def config_of(order: ServeOrder) -> Config:
    """The server's set-up. A server for this machine alone answers to its own names only, so
    that no foreign page can reach it by a name that points here."""
    hosts: tuple[str, ...] = ()
    if order.public is not None:
        name = urlsplit(order.public).hostname
        if name is None:
            raise CannotServe(f"{order.public!r} is no address; https://example.org is one")
        hosts = (name, *LOOPBACK)
    elif order.host in LOOPBACK:
        hosts = LOOPBACK
    players = dict.fromkeys(player for game in GAMES for player in levels_of(game))
    if order.computer not in (None, *players):
        raise CannotServe(f"no player {order.computer!r}; players: {', '.join(players)}")
    # Two at least: one that hangs must not hold up the other tables.
    workers = order.workers or max(2, min(4, (os.cpu_count() or 2) - 1))
    return Config(
        data=order.data or default_data(),
        database=order.database,
        hosts=hosts,
        public=order.public,
        secure=(order.public or "").startswith("https:"),
        workers=workers,
        limits=order.limits,
        computer=order.computer,
    )


class OpeningServer(uvicorn.Server):
    """Says where it is once it listens, and opens the browser."""

    def __init__(self, config: uvicorn.Config, server: Server, *, open_page: bool) -> None:
        super().__init__(config)
        self._server = server
        self._open_page = open_page

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        port = self.config.port
        for server in self.servers:
            for socket in server.sockets:
                port = socket.getsockname()[1]
        host = self.config.host
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
        print(f"Third Age is at {url}", flush=True)
        if not self._server.service.page.built:
            print("The page has not been built yet: `make page` builds it.", flush=True)
        if self._open_page:
            webbrowser.open(url)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Say goodbye and stop; a signal that was obeyed is not raised again."""
        await self._server.sockets.close()
        await super().shutdown(sockets)  # type: ignore[arg-type]
        self._captured_signals.clear()


def serve(order: ServeOrder) -> int:
    """Serve until a signal comes. Raises CannotServe."""
    logs.set_up(order.log)
    # The thread that writes must not wait long for the one that talks to browsers.
    sys.setswitchinterval(0.0005)
    config = config_of(order)
    try:
        # It will hold the secrets of all seats.
        config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        server = Server(config)
    except ArgumentError as error:
        raise CannotServe("the database's URL is not understood") from error
    except NewerSchema as error:
        raise CannotServe(str(error)) from error
    except (SQLAlchemyError, StorageTrouble, OSError) as error:
        kind = type(error).__name__
        raise CannotServe(f"the database cannot be opened ({kind})") from error
    settings = uvicorn.Config(
        server.asgi,
        host=order.host,
        port=order.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        lifespan="on",
    )
    running = OpeningServer(settings, server, open_page=order.open)
    try:
        running.run()
    except KeyboardInterrupt:
        pass
    except SystemExit as error:
        print(f"cannot listen at {order.host}:{order.port}", file=sys.stderr)
        return int(error.code or 1) if not isinstance(error.code, str) else 1
    return 0 if running.started else 1
