"""The socket: a person in front of a seat."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from typing import Any, Final

import msgspec

from thirdage.server import messages
from thirdage.server.answering import BrokenTable
from thirdage.server.database import StorageTrouble
from thirdage.server.hub import NoSuchTable
from thirdage.server.live import LiveTable, Refusal, Subscriber
from thirdage.server.routes import Service
from thirdage.server.security import Receive, Scope, Send
from thirdage.server.tables import belongs
from thirdage.table.game import Way

LOG: Final = logging.getLogger("thirdage.sockets")
LARGEST: Final = 16_384
HELLO_WITHIN: Final = 10.0
SILENT_FOR: Final = 75.0
SEND_WITHIN: Final = 20.0
MOST_MESSAGES: Final = 40
IN_SECONDS: Final = 10.0
MOST_REPLIES: Final = 64
MOST_WAYS: Final = 3_000
DECODER: Final = msgspec.json.Decoder(messages.FromClient)
ENCODER: Final = msgspec.json.Encoder()


class Closed(Exception):
    """The client has gone, or has to go."""

    def __init__(self, code: int = 1000, reason: str = "") -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason


class Sockets:
    """All open sockets of this process."""

    def __init__(self, service: Service, *, limits: bool = True) -> None:
        self.service: Final = service
        self.limits: Final = limits
        self.open: set[Socket] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        socket = Socket(self, scope, receive, send)
        self.open.add(socket)
        self.service.metrics.count("sockets_opened")
        try:
            await socket.run()
        finally:
            self.open.discard(socket)

    async def close(self) -> None:
        """Say goodbye to everybody."""
        for socket in list(self.open):
            socket.say(messages.Bye())
            socket.leaving = True
            socket.wake.set()
        deadline = time.monotonic() + 2
        while self.open and time.monotonic() < deadline:
            await asyncio.sleep(0.02)


class Socket:
    """One connection: a loop that reads, and one that sends.

    Nothing queues up for a slow reader: a state is made when it can be sent, from what is true
    then, and replies are few.
    """

    def __init__(self, sockets: Sockets, scope: Scope, receive: Receive, send: Send) -> None:
        self.sockets: Final = sockets
        self.service: Final = sockets.service
        self.person: Final[str | None] = scope.get("thirdage.person")
        self._receive: Final = receive
        self._send: Final = send
        self.live: LiveTable | None = None
        self.subscriber: Subscriber | None = None
        self.wake = asyncio.Event()
        self.leaving = False
        self._replies: deque[messages.FromServer] = deque()
        self._times: deque[float] = deque(maxlen=MOST_MESSAGES)

    async def run(self) -> None:
        """Serve the connection to its end."""
        message = await self._receive()
        if message["type"] != "websocket.connect":
            return
        await self._send({"type": "websocket.accept"})
        sender = asyncio.create_task(self._send_on())
        closing: Closed | None = None
        reader = asyncio.create_task(self._read_on())
        done, pending = await asyncio.wait({reader, sender}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        self._leave()
        for task in done:
            error = task.exception()
            if isinstance(error, Closed):
                closing = error
            elif error is not None:
                LOG.error("a socket failed", exc_info=error)
                closing = Closed(1011, "internal")
        if closing is not None and closing.code != 1006:
            try:
                await self._send(
                    {"type": "websocket.close", "code": closing.code, "reason": closing.reason}
                )
            except Exception:
                LOG.debug("gone before the close")

    # ---- sending

    def say(self, message: messages.FromServer) -> None:
        """Send a reply soon; too many of them end the connection."""
        self._replies.append(message)
        self.wake.set()

    async def _send_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if len(self._replies) > MOST_REPLIES:
                raise Closed(1008, "too-slow")
            while self._replies and isinstance(self._replies[0], messages.Refused):
                await self._put(self._replies.popleft())
            subscriber, live = self.subscriber, self.live
            if subscriber is not None and live is not None and subscriber.wake.is_set():
                subscriber.wake.clear()
                if subscriber.changed:
                    await self._put(live.state(subscriber))
                else:
                    seats = live.seats(subscriber.person, subscriber.seat)
                    await self._put(messages.Presence(seats))
            while self._replies:
                await self._put(self._replies.popleft())
            if self.leaving:
                raise Closed(1012, "restart")

    async def _put(self, message: messages.FromServer) -> None:
        text = ENCODER.encode(message).decode()
        try:
            await asyncio.wait_for(
                self._send({"type": "websocket.send", "text": text}), SEND_WITHIN
            )
        except TimeoutError as error:
            raise Closed(1008, "too-slow") from error
        except Closed:
            raise
        except Exception as error:
            raise Closed(1006) from error

    # ---- reading

    async def _read_on(self) -> None:
        while True:
            limit = HELLO_WITHIN if self.live is None else SILENT_FOR
            try:
                message = await asyncio.wait_for(self._receive(), limit)
            except TimeoutError as error:
                raise Closed(1008, "silent") from error
            if message["type"] != "websocket.receive":
                raise Closed(1006)
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LARGEST:
                raise Closed(1009, "too-large")
            if self._too_many():
                raise Closed(1008, "too-many")
            self.service.metrics.count("messages")
            await self._hear(text)

    def _too_many(self) -> bool:
        now = time.monotonic()
        full = len(self._times) == MOST_MESSAGES and now - self._times[0] < IN_SECONDS
        self._times.append(now)
        return full and self.sockets.limits

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.say(messages.Refused("", "bad-message", str(error)[:200]))
            return
        name = getattr(message, "id", "")
        try:
            if isinstance(message, messages.Hello):
                await self._hello(message)
            elif isinstance(message, messages.Ping):
                self.say(messages.Pong(message.id))
                await self._look(message)
            else:
                await self._act(message)
        except Refusal as refusal:
            self.say(messages.Refused(name, refusal.code, str(refusal)[:300], refusal.line))
            if refusal.code in ("stale", "illegal") and self.subscriber is not None:
                self.subscriber.changed = True
                self.subscriber.wake.set()
            self.service.metrics.count("refusals", f'code="{refusal.code}"')
        except StorageTrouble:
            self.say(messages.Refused(name, "storage", "the database does not answer"))
        except (Closed, asyncio.CancelledError):
            raise
        except Exception:
            ref = secrets.token_hex(4)
            table = None if self.live is None else self.live.row.table_id
            LOG.exception("a message failed", extra={"ref": ref, "table": table})
            self.say(messages.Refused(name, "internal", f"an error of ours, noted as {ref}"))

    async def _hello(self, hello: messages.Hello) -> None:
        try:
            live = await self.service.hub.table(hello.table)
        except (NoSuchTable, BrokenTable, LookupError) as error:
            raise Refusal("no-such-table", "there is no such table") from error
        self._check_seat(live, hello)
        self._leave()
        wake = Linked(self.wake)
        subscriber = Subscriber(
            hello.seat, self.person, hello.number, hello.events, wake, hidden=hello.hidden
        )
        self.live, self.subscriber = live, subscriber
        live.subscribers.add(subscriber)
        live.tell_presence()
        await live.seen_here()

    async def _look(self, ping: messages.Ping) -> None:
        """The page has come before somebody's eyes, or gone from them."""
        live, subscriber = self.live, self.subscriber
        if live is None or subscriber is None or subscriber.hidden == ping.hidden:
            return
        subscriber.hidden = ping.hidden
        await live.seen_here()

    def _check_seat(self, live: LiveTable, hello: messages.Hello) -> None:
        row = live.row
        if hello.seat is None:
            if self.person is not None and belongs(row, self.person):
                return
            tokens = [row.watch_token, *(seat.token for seat in row.seats.values())]
            if any(_same(hello.token, token) for token in tokens):
                return
            raise Refusal("not-at-this-table", "you do not watch this table")
        seat = row.seats.get(hello.seat)
        if seat is None:
            raise Refusal("not-your-seat", "there is no such seat")
        if self.person is not None and self.person in seat.holders:
            return
        if not _same(hello.token, seat.token):
            raise Refusal("not-your-seat", "this is not your seat")

    def _leave(self) -> None:
        if self.live is not None and self.subscriber is not None:
            self.live.subscribers.discard(self.subscriber)
            self.live.tell_presence()
        self.live = self.subscriber = None

    async def _act(self, message: Any) -> None:
        live, subscriber = self.live, self.subscriber
        if live is None or subscriber is None:
            raise Refusal("bad-message", "say hello first")
        if live.gone:
            raise Closed(1012, "restart")
        seat = subscriber.seat
        if seat is None:
            raise Refusal("not-your-seat", "you only watch")
        match message:
            case messages.Answers():
                self.say(await live.act(seat, message))
                self.service.metrics.count("answers")
            case messages.UndoLast() | messages.UndoAsk() | messages.UndoReply():
                self.say(await live.act(seat, message))
            case messages.Orders():
                await live.set_orders(seat, message.orders)
                self.say(messages.Done(message.id, live.number, again=False))
            case messages.WhyNot():
                self._why_not(live, seat, message)
            case messages.AskWays():
                self._ways(live, seat, message)
            case messages.AskAhead():
                self.say(live.ahead(seat, message))

    def _why_not(self, live: LiveTable, seat: str, message: messages.WhyNot) -> None:
        try:
            found = live.match.why_not(seat, message.thing)
        except ValueError as error:
            raise Refusal("bad-message", str(error)) from error
        reason = (
            None if found is None else messages.Reason(found.rule, found.name, list(found.facts))
        )
        self.say(messages.WhyNotReply(message.id, message.thing, reason))

    def _ways(self, live: LiveTable, seat: str, message: messages.AskWays) -> None:
        try:
            found = live.match.ways(seat, message.thing)
        except ValueError as error:
            raise Refusal("bad-message", str(error)) from error
        ways = [_way(way) for way in found[:MOST_WAYS]]
        self.say(messages.WaysReply(message.id, message.thing, live.number, ways))


class Linked(asyncio.Event):
    """An event that sets another one too."""

    def __init__(self, other: asyncio.Event) -> None:
        super().__init__()
        self._other = other

    def set(self) -> None:
        """Set both."""
        super().set()
        self._other.set()


def _way(way: Way) -> messages.Way:
    kind, _, die, start, target, what, lines = way
    return messages.Way(kind, die, start, target, what, list(lines))


def _same(given: str | None, token: str) -> bool:
    return given is not None and secrets.compare_digest(given.encode(), token.encode())
