"""Cookies, origins, headers, sizes and rates: an ASGI layer around the application."""

from __future__ import annotations

import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer

from thirdage.server.messages import Problem
from thirdage.server.metrics import Metrics

LOG: Final = logging.getLogger("thirdage.http")
COOKIE: Final = "thirdage"
A_YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 1_100_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # Svelte sets single styles of elements; scripts stay out.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"x-frame-options", b"DENY"),
)


class Cookies:
    """Signed cookies that say who somebody is."""

    def __init__(self, secret: str, *, secure: bool) -> None:
        self._signer = Signer(secret, salt="thirdage.person")
        self._secure = secure

    def person(self, header: str | None) -> str | None:
        """Who the Cookie header says it is; None if nobody we know."""
        if not header:
            return None
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            return self._signer.unsign(morsel.value).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None

    def new(self) -> str:
        """A new person."""
        return secrets.token_hex(12)

    def header(self, person: str) -> str:
        """The Set-Cookie header for a person."""
        signed = self._signer.sign(person).decode()
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"


class Rates:
    """Token buckets by name; the longest unused are forgotten."""

    def __init__(self, *, on: bool = True, most: int = 20_000) -> None:
        self._on = on
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Take one from a bucket: 0, or how many seconds it takes until there is one."""
        if not self._on:
            return 0.0
        now = time.monotonic()
        left, at = self._buckets.pop((what, who), (burst, now))
        left = min(burst, left + (now - at) * per_second)
        short = 0.0 if left >= 1 else (1 - left) / per_second
        self._buckets[what, who] = (left if short else left - 1, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return short


RULES: Final = (
    # method, path or its beginning, burst, per second
    ("POST", "/api/tables", 30, 30 / 600),
    ("POST", "/api/replays", 10, 10 / 600),
    ("POST", "/api/join", 30, 0.5),
)
"""What costs much or may be guessed, by person and by address."""


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return None


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def bare_host(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


class Guard:
    """Checks each request before the application sees it, and logs it after."""

    def __init__(
        self, app: App, cookies: Cookies, rates: Rates, metrics: Metrics, hosts: Iterable[str] = ()
    ) -> None:
        self.app: Final = app
        self.cookies: Final = cookies
        self.rates: Final = rates
        self.metrics: Final = metrics
        self.hosts: Final = tuple(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        person = self.cookies.person(header(scope, b"cookie"))
        scope["thirdage.person"] = person
        problem = self._why_not(scope, person)
        if scope["type"] == "websocket":
            if problem is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
                return
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send, problem)

    def _why_not(self, scope: Scope, person: str | None) -> tuple[int, str, float] | None:
        host = header(scope, b"host") or ""
        if self.hosts and bare_host(host).lower() not in self.hosts:
            return 403, "bad-host", 0
        method = scope.get("method", "SOCKET")
        origin = header(scope, b"origin")
        if method not in SAFE and origin is not None:
            if urlsplit(origin).netloc.lower() != host.lower():
                return 403, "bad-origin", 0
        size = header(scope, b"content-length")
        if size is not None and (not size.isdigit() or int(size) > LARGEST_BODY):
            return 413, "too-large", 0
        if scope["path"] in ("/healthz", "/metrics"):
            return None
        who = address(scope)
        wait = self.rates.wait("any", who, 300, 60)
        if method == "SOCKET":
            wait = wait or self.rates.wait("socket", who, 60, 2)
        if person is None and scope["path"] == "/api/me":
            wait = wait or self.rates.wait("new", who, 60, 0.2)
        for rule, path, burst, per_second in RULES:
            if method == rule and scope["path"].startswith(path):
                wait = wait or self.rates.wait(path, f"address {who}", 2 * burst, 2 * per_second)
                if person is not None:
                    wait = wait or self.rates.wait(path, person, burst, per_second)
        return (429, "too-many", wait) if wait else None

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, problem: tuple[int, str, float] | None
    ) -> None:
        began = time.perf_counter()
        status = 500
        api = scope["path"].startswith("/api/")

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", ()))
                names = {name.lower() for name, _ in headers}
                headers += [pair for pair in HEADERS if pair[0] not in names]
                if api and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            if problem is not None:
                await refuse(send_guarded, *problem)
            else:
                await self.app(scope, limited(receive), send_guarded)
        finally:
            took = time.perf_counter() - began
            self.metrics.took(took)
            self.metrics.count("requests", f'status="{status}"')
            path = scope["path"] if api else "page"
            LOG.log(
                logging.INFO if status < 500 else logging.ERROR,
                "%s %s",
                scope["method"],
                path[:100],
                extra={"status": status, "ms": round(took * 1000, 1)},
            )


class TooLarge(Exception):
    """A body without a length goes on and on."""


def limited(receive: Receive) -> Receive:
    """A body that ends with an exception when it gets too large."""
    total = 0

    async def receive_some() -> Message:
        nonlocal total
        message = await receive()
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            if total > LARGEST_BODY:
                raise TooLarge
        return message

    return receive_some


async def refuse(send: Send, status: int, code: str, wait: float) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(Problem(code, code, secrets.token_hex(4)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % max(1, round(wait))))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
