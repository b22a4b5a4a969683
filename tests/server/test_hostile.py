"""Malformed and hostile input: refused, never a crash."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serverkit import SLOW, Json, Running, running

EXAMPLES = 60 if SLOW else 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Running) -> Json:
    made: Json = server.person().make(kind="one-screen")
    return made


def test_requests_made_from_the_openapi_document(server: Running) -> None:
    """Whatever is sent, the answer is one that the document or the protocol names, never 500."""
    person = server.person()
    document = json.loads(person.http.get("/api/schema/openapi.json").text)
    schema = schemathesis.openapi.from_dict(document)
    cookie = {"Cookie": person.cookie}
    tried = 0
    for result in schema.get_all_operations():
        found: Any = result
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal tried
            tried += 1
            answer = case.call(base_url=f"http://{server.address}", headers=cookie, timeout=20)
            assert answer.status_code < 500, answer.text
            kind = "".join(answer.headers.get("content-type", ""))
            if answer.status_code >= 400 and kind.startswith("application/json"):
                assert set(answer.json()) == {"code", "detail", "ref"}

        ask()
    assert tried > 20 * EXAMPLES / 6


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"{}" * 1000,
    b"[" * 100_000,
    b'{"name":' * 10_000,
    b'{"name": 1e999999}',
    b'{"name": "\xff\xfe"}',
    b'{"name": "' + b"x" * 2_000_000 + b'"}',
    b'{"name": "\\ud800"}',
    b"\x00" * 100,
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_bodies_that_are_none(server: Running, body: bytes) -> None:
    person = server.person()
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/replays")):
        answer = person.http.request(
            method, path, content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, (method, path, answer.text)
        assert set(answer.json()) == {"code", "detail", "ref"}


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2f..%2fapp.py",
        "/..\\..\\secret",
        "/%00",
        "/assets/",
        "/" + "a" * 5000,
        "/api/tables/%2e%2e",
        "/api/words/..%2f..%2f/x",
        "/api/words/en/..%2f..",
        "/api/replays/x/999999999999999999999999",
        "/api/replays/x/-1",
    ],
)
def test_paths_that_lead_out(server: Running, path: str) -> None:
    answer = server.person().http.get(path)
    assert 400 <= answer.status_code < 500


HEAD = "third-age record 1\ngame war-of-the-ring\nrules 1\ndealer people\n"
RECORDS = [
    "",
    "nonsense",
    "third-age record 1\n",
    "third-age record 1\ngame x\nrules 1\ndealer seed 1\n",
    "third-age record 1\ngame war-of-the-ring\nrules 99\ndealer seed 1\n",
    "third-age record 1\ngame war-of-the-ring\nrules 1\ndealer seed 1\nchance x y\n",
    f"{HEAD}shadow concedes\nshadow concedes\n",
    f"{HEAD}nobody undoes\n",
    "third-age record 1\ngame war-of-the-ring\nrules 1\noption edition 9\ndealer people\n",
]


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_records_that_are_none(server: Running, record: str) -> None:
    person = server.person()
    assert person.post("/api/replays", {"record": record}, 400)["code"] == "bad-record"


FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"type":null}',
    '{"type":"hello"}',
    '{"type":"hello","table":"x","seat":5}',
    '{"type":"hello","table":"' + "x" * 100 + '"}',
    '{"type":"hello","table":"nothing"}',
    '{"type":"state"}',
    '{"type":"ping","id":"1","more":1}',
    '{"type":"answers","id":"12345678","at":1e400,"lines":["x"]}',
    '{"type":"answers","id":"12345678","at":99999999999999999999999,"lines":["x"]}',
    "[" * 8000,
    '{"a":' * 2000,
    b"\xff\xfe\x00\x01",
    b"\x00" * 1000,
    "\ud7ff\U0010ffff",
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_frames_that_are_none(server: Running, frame: str | bytes) -> None:
    with connect(f"ws://{server.address}/ws", proxy=None) as socket:
        socket.send(frame)
        message = json.loads(socket.recv(10))
        assert message["type"] == "refused"
        assert message["code"] in ("bad-message", "no-such-table")
        socket.send('{"type":"ping","id":"9"}')
        assert json.loads(socket.recv(10)) == {"type": "pong", "id": "9"}


def test_random_bytes_and_random_messages(server: Running, table: Json) -> None:
    """Thousands of odd frames at a seat: every one is answered or ends the socket; the table
    stays as it was and goes on."""
    chance = random.Random(1)
    person = server.people[-1]
    with person.sit(table["table"], "free-peoples") as seat:
        before = seat.state
    samples = [
        {"type": "answers", "id": "12345678", "at": before["number"], "lines": ["die army"]},
        {"type": "undo", "id": "12345678", "at": before["number"]},
        {"type": "undo-offer", "id": "12345678", "at": before["number"]},
        {"type": "undo-reply", "id": "12345678", "at": before["number"], "accept": True},
        {"type": "why-not", "id": "1", "thing": "move edoras folde"},
        {"type": "ways", "id": "1", "thing": "region edoras"},
        {"type": "orders", "id": "1", "orders": ["x"]},
    ]
    odd: list[Any] = [None, -1, 10**30, 1.5, "", "x" * 300, [], {}, True, "\x00", ["x"] * 100, "é"]
    sent = 0
    end = time.monotonic() + (60 if SLOW else 6)
    while sent < (20_000 if SLOW else 1_500) and time.monotonic() < end:
        seat = person.sit(table["table"], "free-peoples")
        seat.wait_state()
        try:
            for _ in range(40):
                sent += 1
                if chance.random() < 0.3:
                    seat.socket.send(os.urandom(chance.randrange(1, 200)))
                    continue
                sample = dict(chance.choice(samples))
                field = chance.choice([*sample, "more"])
                sample[field] = chance.choice(odd)
                text = json.dumps(sample)
                if chance.random() < 0.3:
                    place = chance.randrange(len(text))
                    text = text[:place] + chance.choice('{}[]",:0\\') + text[place + 1 :]
                seat.socket.send(text)
            seat.say({"type": "ping", "id": "end"})
            while seat.hear(20) != {"type": "pong", "id": "end"}:
                pass
        except ConnectionClosed:
            pass
        finally:
            seat.close()
    assert sent >= 400
    with person.sit(table["table"], "free-peoples") as seat:
        assert seat.state["view"] == before["view"]
        assert seat.state["number"] == before["number"]
        seat.answer("fellowship-phase done")


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300))
def test_cookie_headers_of_any_kind(value: str | bytes) -> None:
    from thirdage.server.security import Cookies

    cookies = Cookies("secret", secure=False)
    text = value if isinstance(value, str) else value.decode("latin-1")
    assert cookies.person(f"thirdage={text}") is None


def read_all(socket: ClientConnection) -> None:
    """Read until the end."""
    while True:
        socket.recv(5)


def test_rates_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("rates"), limits=True) as server:
        person = server.person()
        answers = [
            person.http.post("/api/join", json={"token": f"guess-{n:020}"}) for n in range(60)
        ]
        assert answers[0].status_code == 404
        # Some more are let in as time goes by: one in two seconds.
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) > 10
        assert refused[-1].json()["code"] == "too-many"
        assert int(refused[-1].headers["retry-after"]) >= 1
        with connect(f"ws://{server.address}/ws", proxy=None) as socket:
            for _ in range(60):
                socket.send('{"type":"ping","id":"1"}')
            with pytest.raises(ConnectionClosed):
                read_all(socket)
        # Health is looked at by machines that must not be locked out.
        assert all(person.http.get("/healthz").status_code == 200 for _ in range(310))


def test_foreign_names_of_this_host_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("hosts")
    with running(folder, hosts=("127.0.0.1", "localhost", "[::1]")) as server:
        person = server.person()
        for host, status in (("evil.example", 403), ("localhost:1", 200), ("", 403)):
            assert person.http.get("/api/games", headers={"host": host}).status_code == status
