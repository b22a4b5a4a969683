"""A real server on loopback, in a thread or in a process of its own, and people who use it.

with running(tmp_path) as server:
    host, friend = server.person(), server.person()
    table = host.make(shadow="friend")
    friend.join(table["links"]["seats"]["shadow"])
    with host.sit(table["table"], "free-peoples") as seat:
        seat.answer("fellowship-phase done")
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from thirdage.server import messages
from thirdage.server.app import Server
from thirdage.server.config import Config
from thirdage.server.live import LiveTable
from thirdage.table.dealers import Seeded

T = TypeVar("T")
WAR = "war-of-the-ring"
Json = dict[str, Any]


class Refused(Exception):
    """The server refuses."""

    def __init__(self, message: Json) -> None:
        super().__init__(f"{message['code']}: {message['detail']}")
        self.code = message["code"]
        self.message = message


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str, *, cookie: bool = True) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", trust_env=False, timeout=30)
        if cookie:
            self.get("/api/me")

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, status: int = 200) -> Any:
        """The answer to a GET, which must have this status."""
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: object, status: int | None = None) -> Any:
        """The answer to a POST."""
        return self.ask("POST", path, body, status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        """The answer to a PUT."""
        return self.ask("PUT", path, body, status)

    def ask(self, method: str, path: str, body: object, status: int | None) -> Any:
        """Any request."""
        answer = self.http.request(method, path, json=body)
        good = (200, 201) if status is None else (status,)
        assert answer.status_code in good, f"{method} {path}: {answer.status_code} {answer.text}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    def make(self, *, kind: str = "online", **seats: str) -> Json:
        """A new table of War of the Ring: free="me", shadow="computer random" …"""
        wishes = {}
        for seat, name in (("free-peoples", "free"), ("shadow", "shadow")):
            sort, _, player = seats.get(name, "me").partition(" ")
            wishes[seat] = {"kind": sort, "player": player or None}
        made: Json = self.post("/api/tables", {"game": WAR, "kind": kind, "seats": wishes}, 201)
        return made

    def join(self, token: str) -> Json:
        """Follow a link."""
        joined: Json = self.post("/api/join", {"token": token}, 200)
        return joined

    def sit(self, table: str, seat: str | None, token: str | None = None) -> Seat:
        """In front of a seat, by a socket."""
        return Seat(self.address, table, seat, cookie=self.cookie or None, token=token)


class Seat:
    """A socket, and what it was told."""

    def __init__(
        self,
        address: str,
        table: str,
        seat: str | None,
        *,
        cookie: str | None = None,
        token: str | None = None,
        number: int = 0,
        events: int = 0,
        hidden: bool = False,
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        self.raw: list[str] = []
        self.events: list[Json] = []
        self.state: Json = {}
        self.seat = seat
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(f"ws://{address}/ws", additional_headers=headers, proxy=None, max_size=None)
        )
        hello: Json = {"type": "hello", "table": table, "seat": seat, "hidden": hidden}
        hello |= {"number": number, "events": events}
        if token is not None:
            hello["token"] = token
        self.say(hello)

    def __enter__(self) -> Self:
        self.wait_state()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        self._stack.close()

    def say(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 15) -> Json:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events[message["events_from"] :] = message["events"]
        return message

    def wait(self, kind: str, timeout: float = 15) -> Json:
        """The next message of this type; raises Refused if something is refused meanwhile."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message
            if message["type"] == "refused":
                raise Refused(message)

    def wait_state(self) -> Json:
        """The next state."""
        return self.wait("state")

    def wait_until(self, true: Callable[[Json], bool], timeout: float = 20) -> Json:
        """The first state, from the present one on, of which this is true."""
        end = time.monotonic() + timeout
        while not self.state or not true(self.state):
            self.hear(max(0.1, end - time.monotonic()))
        return self.state

    def wait_number(self, number: int) -> Json:
        """The first state that is at this number or later."""
        return self.wait_until(lambda state: bool(state["number"] >= number))

    @property
    def asked(self) -> Json | None:
        """The open question."""
        found: Json | None = self.state["asked"]
        return found

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked something."""
        return bool(self.asked and self.asked["mine"])

    def answer(self, *lines: str, at: int | None = None, action: str | None = None) -> Json:
        """Send answers, and wait until they are stored. Raises Refused."""
        message: Json = {
            "type": "answers",
            "id": action or uuid.uuid4().hex,
            "at": self.state["number"] if at is None else at,
            "lines": list(lines),
        }
        self.say(message)
        return self.wait("done")

    def order(self, kind: str, answer: str = "done", **fields: object) -> Json:
        """Say something that has an answer of another type. Raises Refused."""
        self.say({"type": kind, "id": uuid.uuid4().hex, **fields})
        return self.wait(answer)

    def ask(self, kind: str, **fields: object) -> Json:
        """A question about the table."""
        self.say({"type": kind, "id": uuid.uuid4().hex, **fields})
        return self.wait(kind)


def any_answer(seat: Seat, luck: Seeded) -> str:
    """Any answer to the question of this seat."""
    asked = seat.asked
    assert asked is not None
    if asked["dice"] is not None:
        dice = asked["dice"]
        return f"{asked['ask']} {' '.join(luck.pick(dice['faces']) for _ in range(dice['count']))}"
    return f"{asked['ask']} {luck.pick(asked['options'])}"


def seen(live: LiveTable, seat: str, things: Iterable[str]) -> list[bytes]:
    """What depends on the state alone, as it goes to a seat: view, question, ways, why these
    things cannot be done, what lies ahead."""
    live._forget_views()
    ways = [list(way) for way in live.match.ways(seat, "")]
    why = [live.match.why_not(seat, thing) for thing in things]
    first = [] if live.match.pending is None else [live.match.pending.ask]
    ahead = live.ahead(seat, messages.AskAhead("1", [], first))
    mine = [live.view(seat), live.asked(seat), ways, why, ahead]
    return [msgspec.json.encode(one) for one in mine]


class Running:
    """A server that runs."""

    def __init__(
        self,
        address: str,
        server: Server | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.address = address
        self._server = server
        self._loop = loop
        self.people: list[Person] = []

    @property
    def server(self) -> Server:
        """Its inside (not of a process of its own)."""
        assert self._server is not None
        return self._server

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something done in the server's loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def person(self, *, cookie: bool = True) -> Person:
        """Somebody new."""
        self.people.append(Person(self.address, cookie=cookie))
        return self.people[-1]


def config(folder: Path, **changes: Any) -> Config:
    """The usual set-up of a test."""
    plain = Config(
        data=folder, static=folder / "static", limits=False, think=20.0, computer="heuristic"
    )
    return replace(plain, **changes)


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """A server in a thread."""
    send = changes.pop("send", None)
    set_up = config(folder, **changes)
    server = Server(set_up, send) if send is not None else Server(set_up)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    settings = uvicorn.Config(
        server.asgi,
        log_config=None,
        access_log=False,
        ws_max_size=16_384,
        timeout_graceful_shutdown=2,
        lifespan="on",
        loop="asyncio",
    )
    inside = uvicorn.Server(settings)
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await inside.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not inside.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < end, "the server does not start in time"
        time.sleep(0.01)
    found = Running(f"127.0.0.1:{listener.getsockname()[1]}", server, loops[0])
    try:
        yield found
    finally:
        for person in found.people:
            person.http.close()
        inside.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive(), "the server does not stop"


class Process:
    """`thirdage serve` as a process of its own, to be killed."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "thirdage", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--log", "error", "--no-limits"]
        command += ["--computer", "heuristic", *self.options]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"http://{self.address}/healthz", trust_env=False).text == "ok":
                    return
            except httpx.HTTPError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                assert time.monotonic() < end, "the server does not start in time"
                time.sleep(0.05)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to stop; gives its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def person(self) -> Person:
        """Somebody new."""
        return Person(self.address)


Gone = (ConnectionClosed, OSError, EOFError, TimeoutError)
SLOW = os.environ.get("CI") or os.environ.get("SLOW")


def first_schema(url: str) -> None:
    """A database as the first version made it, with a table of two seats."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = AlembicConfig()
        config.set_main_option("script_location", "thirdage.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "insert into tables values ('old-table', 'war-of-the-ring', 1, 'online', '{}', '7',"
                " 'somebody', 'watch', 1, 1, 1, 0, 1, 'shadow', false, null, null)"
            )
        )
        connection.execute(
            text("insert into entries values ('old-table', 1, 'undoes', 'shadow', null, '', 1)")
        )
        for seat in ("free-peoples", "shadow"):
            connection.execute(
                text(
                    "insert into seats values"
                    " ('old-table', :seat, 'me', null, :seat, '[]', 'ntfy://x', null, null)"
                ),
                {"seat": seat},
            )
    engine.dispose()
