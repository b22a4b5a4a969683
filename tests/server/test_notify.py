"""Notices: once for each time a seat begins to be waited for, and only if it does not look."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from serverkit import Person, Running, Seat, running
from thirdage.server import live, logs, notify
from thirdage.server.config import Config
from thirdage.server.notify import why_not_url

SCHEMES = Config().notify_schemes
# Apprise loads a module that Python 3.11 warns of.
pytestmark = pytest.mark.filterwarnings("ignore:.*imghdr")
Sent = list[tuple[str, str, str]]


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("ntfy://my-topic", True),
        ("tgram://123456789:abcdefg_hijklmnop-qrstuvwxyz012345678/12315544", True),
        ("json://127.0.0.1/steal", False),
        ("http://127.0.0.1", False),
        ("file:///etc/passwd", False),
        ("ntfy", False),
        ("", False),
    ],
)
def test_which_addresses_are_taken(url: str, good: bool) -> None:
    assert (why_not_url(url, SCHEMES) is None) == good


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """What has been sent; nobody waits for it."""
    monkeypatch.setattr(live, "NOTICE_AFTER", 0.0)
    return []


class Pair:
    """A table whose second seat wants to be told."""

    def __init__(self, server: Running, url: str = "ntfy://a-secret-topic", **more: str) -> None:
        self.server = server
        self.host, self.friend = server.person(), server.person()
        made = self.host.make(shadow="friend")
        self.table = made["table"]
        self.friend.join(made["links"]["seats"]["shadow"])
        self.notify = f"/api/tables/{self.table}/notify"
        wish = {"seat": "shadow", "url": url, **more}
        assert self.friend.put(self.notify, wish)["set"] is True

    def waits(self) -> None:
        """The friend begins to be waited for."""
        with self.host.sit(self.table, "free-peoples") as seat:
            seat.answer("fellowship-phase done")

    def sit(self, person: Person, seat: str, **more: Any) -> Seat:
        """In front of a seat, with fields of a hello."""
        return Seat(self.server.address, self.table, seat, cookie=person.cookie, **more)

    def empty(self) -> None:
        """Send now what is due, as it is done every few seconds."""
        self.server.do(self.server.server.notifier.empty())


@contextmanager
def pair(folder: Path, sent: Sent, **more: str) -> Iterator[Pair]:
    def send(url: str, title: str, body: str) -> bool:
        sent.append((url, title, body))
        return True

    with running(folder, send=send, public="https://table.example/") as server:
        yield Pair(server, **more)


def test_told_once_what_is_asked_and_where(tmp_path: Path, sent: Sent) -> None:
    with pair(tmp_path, sent, language="fr") as two:
        two.waits()
        for _ in range(3):
            two.empty()
        (only,) = sent
        url, title, body = only
        assert url == "ntfy://a-secret-topic"
        assert title == "Third Age\u00a0: à vous de jouer"
        assert "L'Ombre" in body or "Ombre" in body
        assert "?" in body  # the question itself
        assert body.endswith(f"\nhttps://table.example/#/table/{two.table}")
        for path in ("/api/tables", f"/api/tables/{two.table}", f"{two.notify}?seat=shadow"):
            assert "a-secret-topic" not in two.friend.http.get(path).text


def test_an_address_of_another_kind_is_refused(tmp_path: Path, sent: Sent) -> None:
    with pair(tmp_path, sent) as two:
        wish = {"seat": "shadow", "url": "json://127.0.0.1"}
        assert two.friend.put(two.notify, wish, 400)["code"] == "bad-address"


def looks(two: Pair) -> None:
    with two.sit(two.friend, "shadow"):
        pass


def answers(two: Pair) -> None:
    with two.sit(two.friend, "shadow", hidden=True) as seat:
        seat.answer("hunt-dice 0")


def turns_off(two: Pair) -> None:
    two.friend.put(two.notify, {"seat": "shadow", "url": None})


def hands_over(two: Pair) -> None:
    wish = {"seat": "shadow", "player": "random"}
    two.host.post(f"/api/tables/{two.table}/hand-over", wish, 200)


@pytest.mark.parametrize("ends", [looks, answers, turns_off, hands_over])
def test_who_is_no_longer_waited_for_is_not_told(
    tmp_path: Path, sent: Sent, ends: Callable[[Pair], None]
) -> None:
    with pair(tmp_path, sent) as two:
        two.waits()
        ends(two)
        two.empty()
        assert sent == []


def test_once_for_each_time(tmp_path: Path, sent: Sent) -> None:
    """What was due for an earlier time is not sent as well."""
    with pair(tmp_path, sent) as two:
        for _ in range(3):
            two.waits()
            with two.host.sit(two.table, "free-peoples") as seat:
                with two.sit(two.friend, "shadow", hidden=True) as other:
                    other.answer("hunt-dice 0")
                    seat.wait_number(other.state["number"])
                    done = other.order("undo-offer", at=other.state["number"])
                seat.wait_number(done["number"])
                # Back to the Shadow's question, and to the one before it.
                seat.order("undo-reply", at=seat.state["number"], accept=True)
                seat.wait_until(lambda s: s["asked"]["ask"] == "hunt-dice")
                seat.order("undo", at=seat.state["number"])
        two.waits()
        two.empty()
        assert len(sent) == 1


def test_who_has_the_page_open_but_does_not_see_it_is_told(tmp_path: Path, sent: Sent) -> None:
    with pair(tmp_path, sent) as two, two.sit(two.friend, "shadow") as seat:
        two.waits()
        two.empty()
        assert sent == []  # he sees it
        seat.wait_until(lambda s: s["asked"]["mine"])
        seat.order("undo-offer", "refused", at=0)
    with pair(tmp_path / "hidden", sent) as two, two.sit(two.friend, "shadow", hidden=True):
        two.waits()
        two.empty()
        assert len(sent) == 1
    with pair(tmp_path / "later", sent) as two, two.sit(two.friend, "shadow") as seat:
        seat.say({"type": "ping", "id": "1", "hidden": True})
        seat.wait("pong")
        two.waits()
        seat.say({"type": "ping", "id": "2", "hidden": False})
        seat.wait("pong")
        two.empty()
        assert len(sent) == 1


def test_a_slow_service_holds_up_nobody(tmp_path: Path, sent: Sent) -> None:
    released = threading.Event()

    def send(url: str, title: str, body: str) -> bool:
        if "slow" in url:
            assert released.wait(20)
        else:
            released.set()
        return True

    with running(tmp_path, send=send) as server:
        for url in ("ntfy://slow", "ntfy://quick"):
            Pair(server, url).waits()
        server.do(server.server.notifier.empty())
        assert released.is_set()


@pytest.fixture
def server_log() -> Iterator[StringIO]:
    """All that the server logs if it is asked to log everything."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    found = StringIO()
    logs.set_up("debug", found)
    yield found
    root.handlers[:] = before
    root.setLevel(level)


class Service(HTTPServer):
    """Takes what Apprise sends to json://, once it listens."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker, bind_and_activate=False)
        self.server_bind()
        self.heard: list[dict[str, str]] = []


class Taker(BaseHTTPRequestHandler):
    """Takes one notice."""

    def do_POST(self) -> None:
        """Note what it says."""
        body = self.rfile.read(int(self.headers["content-length"]))
        assert isinstance(self.server, Service)
        self.server.heard.append(json.loads(body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def test_by_apprise_itself_with_the_service_down_at_first(
    tmp_path: Path,
    sent: Sent,
    monkeypatch: pytest.MonkeyPatch,
    server_log: StringIO,
) -> None:
    service = Service()
    url = f"json://127.0.0.1:{service.server_port}/a-secret-path"
    monkeypatch.setattr(notify, "pause", lambda tries: 0.0)
    with running(tmp_path, notify_schemes=("json",)) as server:
        two = Pair(server, url)
        two.waits()
        two.empty()
        assert two.friend.get(f"{two.notify}?seat=shadow")["problem"] == "not-sent"
        service.server_activate()
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        try:
            end = time.monotonic() + 10
            while not service.heard and time.monotonic() < end:
                two.empty()
            two.empty()
        finally:
            service.shutdown()
            thread.join()
            service.server_close()
        assert two.friend.get(f"{two.notify}?seat=shadow")["problem"] is None
    (heard,) = service.heard
    assert heard["title"] == "Third Age: your turn"
    assert "War of the Ring, Shadow: How many Action dice" in heard["message"]
    assert f"/api/tables/{two.table}/notify" in server_log.getvalue()
    assert "a-secret-path" not in server_log.getvalue()
