"""The application: its parts put together, its beginning and its end."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from thirdage import __version__
from thirdage.server.answering import BrokenTable
from thirdage.server.computers import Computers
from thirdage.server.config import Config
from thirdage.server.database import StorageTrouble
from thirdage.server.hub import Hub
from thirdage.server.live import Refusal
from thirdage.server.metrics import Metrics
from thirdage.server.notify import Notifier, Send, send_by_apprise
from thirdage.server.page import Page
from thirdage.server.replays import Replays
from thirdage.server.routes import ROUTES, Service, person, problem, service
from thirdage.server.security import LARGEST_BODY, App, Cookies, Guard, Rates, TooLarge
from thirdage.server.sockets import Sockets
from thirdage.server.store import Store
from thirdage.server.tables import Tables, Trouble, trouble
from thirdage.server.threads import Threads

LOG: Final = logging.getLogger("thirdage.app")
CODES: Final = {404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}


class Server:
    """An application and what it holds; `asgi` is for uvicorn."""

    def __init__(self, config: Config, send: Send = send_by_apprise) -> None:
        self.config: Final = config
        self.store: Final = Store(config.url, max_pages=config.max_pages)
        self.threads: Final = Threads(self.store)
        self.metrics: Final = Metrics()
        cookies = Cookies(self.store.secret(), secure=config.secure)
        self.computers: Final = Computers(config.workers, config.think)
        self.hub: Final = Hub(self.store, self.threads, self.computers, config.keep_live)
        self.notifier: Final = Notifier(self.hub, config.public, send)
        self.service: Final = Service(
            self.store,
            self.threads,
            self.hub,
            Tables(self.hub, config.notify_schemes, config.computer),
            Replays(self.store, self.threads),
            cookies,
            self.metrics,
            Page(config.static),
        )
        self.sockets: Final = Sockets(self.service, limits=config.limits)
        self.litestar: Final = self._litestar()
        rates = Rates(on=config.limits)
        self.asgi: Final[App] = Guard(self._dispatch, cookies, rates, self.metrics, config.hosts)

    async def _dispatch(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self.sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "not-found"})
            return
        await self.litestar(scope, receive, send)

    def _litestar(self) -> Litestar:
        return Litestar(
            ROUTES,
            dependencies={"service": Provide(service), "person": Provide(person)},
            exception_handlers={
                Trouble: _trouble,
                Refusal: _refusal,
                StorageTrouble: _storage,
                TooLarge: _too_large,
                BrokenTable: _broken,
                HTTPException: _http,
                Exception: _internal,
            },
            lifespan=[self._life],
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="Third Age",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
            request_max_body_size=LARGEST_BODY,
            state=State({"service": self.service}),
        )

    @asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        hub = self.hub
        hub.start(hub.resume())
        hub.start(hub.every(30, lambda: hub.resume(60)))
        hub.start(hub.every(30, hub.sweep))
        hub.start(hub.every(5, self.notifier.empty))
        hub.start(hub.every(3600, self.service.replays.sweep, first=0))
        news = self._news()
        try:
            yield
        finally:
            await self.sockets.close()
            await hub.close()
            if news is not None:
                await asyncio.to_thread(news.close)
            self.computers.close()
            await self.threads.close()
            self.store.close()

    def _news(self) -> Any:
        if self.store.sqlite:
            return None
        from thirdage.server.news import News  # loads the driver of PostgreSQL

        return News(self.store.url, self._heard)

    def _heard(self, table_id: str, number: int | None) -> None:
        if table_id in self.hub.live:
            self.hub.start(self.hub.heard(table_id, number))


# ---- errors


def _ref(code: str, error: Exception, *, trace: bool = False) -> str:
    ref = secrets.token_hex(4)
    LOG.log(
        logging.ERROR if trace else logging.INFO,
        "refused: %s",
        code,
        extra={"ref": ref},
        exc_info=error if trace else None,
    )
    return ref


def _trouble(request: object, error: Trouble) -> Response[bytes]:
    return problem(error.status, error.code, error.detail, _ref(error.code, error))


def _refusal(request: object, error: Refusal) -> Response[bytes]:
    return _trouble(request, trouble(error))


def _storage(request: object, error: StorageTrouble) -> Response[bytes]:
    return problem(
        503, "storage", "the database does not answer", _ref("storage", error, trace=True)
    )


def _too_large(request: object, error: TooLarge) -> Response[bytes]:
    return problem(413, "too-large", "the body is too large", _ref("too-large", error))


def _broken(request: object, error: BrokenTable) -> Response[bytes]:
    return problem(
        500, "broken-table", "the record does not fit", _ref("broken", error, trace=True)
    )


def _http(request: object, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if status >= 500:
        return _internal(request, error)
    code = CODES.get(status, "bad-request")
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(
            str(one.get("message", one)) for one in error.extra if isinstance(one, dict)
        )
    return problem(status, code, detail[:300], _ref(code, error))


def _is_decoding(error: Exception) -> bool:
    """Whether it was raised while a body was decoded: too deep, or not UTF-8."""
    if not isinstance(error, RecursionError | UnicodeError):
        return False
    frames = traceback.extract_tb(error.__traceback__)
    return bool(frames) and "serialization" in frames[-1].filename


def _internal(request: object, error: Exception) -> Response[bytes]:
    if _is_decoding(error):
        return problem(400, "bad-request", "not JSON", _ref("bad-request", error))
    return problem(500, "internal", "an error of ours", _ref("internal", error, trace=True))
