"""Each way in, with each kind of person."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serverkit import Json, Person, Refused, Running, Seat, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("access")) as found:
        yield found


class House(NamedTuple):
    """A table going on, one that is over, and everybody around."""

    going: Json
    over: Json
    people: dict[str, Person]


@pytest.fixture(scope="module")
def house(server: Running) -> House:
    people = {name: server.person() for name in ("host", "friend", "watcher", "stranger")}
    people["nobody"] = server.person(cookie=False)
    tables = []
    for _ in range(2):
        made = people["host"].make(shadow="friend")
        people["friend"].join(made["links"]["seats"]["shadow"])
        people["watcher"].join(made["links"]["watch"])
        tables.append(made)
    going, over = tables
    people["friend"].post(f"/api/tables/{over['table']}/concede", {"seat": "shadow"}, 200)
    return House(going, over, people)


ALL = ("host", "friend", "watcher", "stranger", "nobody")
# method, path ({t}: the table), body, which table, status for each of ALL
ACCESS: list[tuple[str, str, Any, str, tuple[int, ...]]] = [
    ("GET", "/api/games", None, "going", (200, 200, 200, 200, 200)),
    ("GET", "/api/tables", None, "going", (200, 200, 200, 200, 401)),
    ("GET", "/api/tables/open", None, "going", (200, 200, 200, 200, 401)),
    ("PUT", "/api/me", {"name": "x"}, "going", (200, 200, 200, 200, 401)),
    ("GET", "/api/tables/{t}", None, "going", (200, 200, 200, 403, 401)),
    ("GET", "/api/tables/{t}", None, "over", (200, 200, 200, 403, 401)),
    ("GET", "/api/tables/nothing", None, "going", (404, 404, 404, 404, 401)),
    ("GET", "/api/tables/{t}/rolls", None, "going", (200, 200, 200, 403, 401)),
    ("GET", "/api/tables/{t}/record", None, "going", (409, 409, 409, 409, 401)),
    ("GET", "/api/tables/{t}/record", None, "over", (200, 200, 200, 200, 401)),
    ("GET", "/api/tables/{t}/seed", None, "going", (409, 409, 409, 409, 401)),
    ("GET", "/api/tables/{t}/seed", None, "over", (200, 200, 200, 200, 401)),
    ("GET", "/api/replays/{t}", None, "going", (409, 409, 409, 409, 401)),
    ("GET", "/api/replays/{t}", None, "over", (200, 200, 200, 200, 401)),
    ("GET", "/api/replays/{t}/0?seat=shadow", None, "going", (409, 409, 409, 409, 401)),
    ("GET", "/api/replays/{t}/0?seat=shadow", None, "over", (200, 200, 200, 200, 401)),
    ("GET", "/api/replays", None, "going", (200, 200, 200, 200, 401)),
    ("DELETE", "/api/replays/{t}", None, "over", (404, 404, 404, 404, 401)),
    ("GET", "/api/tables/{t}/notify?seat=shadow", None, "going", (403, 200, 403, 403, 401)),
    (
        "PUT",
        "/api/tables/{t}/notify",
        {"seat": "shadow", "url": None},
        "going",
        (403, 200, 403, 403, 401),
    ),
    (
        "PUT",
        "/api/tables/{t}/orders",
        {"seat": "shadow", "orders": []},
        "going",
        (403, 200, 403, 403, 401),
    ),
    (
        "POST",
        "/api/tables/{t}/rematch",
        {"seat": "shadow"},
        "going",
        (403, 409, 403, 403, 401),
    ),
    (
        "POST",
        "/api/tables/{t}/hand-over",
        {"seat": "shadow", "player": "nobody"},
        "going",
        (400, 403, 403, 403, 401),
    ),
    (
        "POST",
        "/api/tables/{t}/concede",
        {"seat": "shadow"},
        "over",
        (403, 409, 403, 403, 401),
    ),
    ("POST", "/api/join", {"token": "x" * 24}, "going", (404, 404, 404, 404, 401)),
    (
        "POST",
        "/api/sit",
        {"table": "{t}", "seat": "shadow"},
        "going",
        (403, 403, 403, 403, 401),
    ),
]


@pytest.mark.parametrize("who", ALL)
@pytest.mark.parametrize("row", ACCESS, ids=lambda row: f"{row[0]}-{row[1]}-{row[3]}")
def test_who_may_do_what(
    house: House, row: tuple[str, str, Any, str, tuple[int, ...]], who: str
) -> None:
    method, path, body, which, statuses = row
    table = getattr(house, which)["table"]
    if body is not None:
        body = json.loads(json.dumps(body).replace("{t}", table))
    answer = house.people[who].http.request(method, path.replace("{t}", table), json=body)
    assert answer.status_code == statuses[ALL.index(who)], answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "detail", "ref"}


SEATS: list[tuple[str | None, str, tuple[bool, ...]]] = [
    ("free-peoples", "going", (True, False, False, False, False)),
    ("shadow", "going", (False, True, False, False, False)),
    (None, "going", (True, True, True, False, False)),
    ("shadow", "over", (False, True, False, False, False)),
    ("nonsense", "going", (False, False, False, False, False)),
]


@pytest.mark.parametrize("who", ALL)
@pytest.mark.parametrize("row", SEATS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_who_may_sit_where(
    house: House, row: tuple[str | None, str, tuple[bool, ...]], who: str
) -> None:
    seat, which, allowed = row
    table = getattr(house, which)["table"]
    socket = house.people[who].sit(table, seat)
    try:
        if allowed[ALL.index(who)]:
            assert socket.wait_state()["seat"] == seat
        else:
            with pytest.raises(Refused):
                socket.wait_state()
    finally:
        socket.close()


def test_a_token_is_enough_for_a_socket(house: House) -> None:
    friend, nobody = house.people["friend"], house.people["nobody"]
    table = house.going["table"]
    token = friend.get(f"/api/tables/{table}")["links"]["seats"]["shadow"]
    watch = house.going["links"]["watch"]
    for seat, secret, good in (
        ("shadow", token, True),
        (None, token, True),
        (None, watch, True),
        ("shadow", watch, False),
        ("free-peoples", token, False),
        ("shadow", token[:-1] + ("B" if token.endswith("A") else "A"), False),
    ):
        socket = nobody.sit(table, seat, secret)
        try:
            if good:
                assert socket.wait_state()["seat"] == seat
            else:
                with pytest.raises(Refused):
                    socket.wait_state()
        finally:
            socket.close()


def test_who_watches_cannot_act(house: House) -> None:
    with house.people["watcher"].sit(house.going["table"], None) as seat:
        for kind, fields in (
            ("answers", {"at": seat.state["number"], "lines": ["fellowship-phase done"]}),
            ("undo", {"at": seat.state["number"]}),
            ("undo-offer", {"at": seat.state["number"]}),
            ("undo-reply", {"at": seat.state["number"], "accept": True}),
            ("orders", {"orders": []}),
            ("ways", {"thing": ""}),
            ("why-not", {"thing": "pass"}),
        ):
            with pytest.raises(Refused, match="not-your-seat"):
                seat.order(kind, **fields)


def test_the_other_seat_cannot_answer(house: House) -> None:
    friend, table = house.people["friend"], house.going["table"]
    with friend.sit(table, "shadow") as seat, pytest.raises(Refused, match="illegal"):
        seat.answer("fellowship-phase done")


def test_an_open_seat_is_taken_once(server: Running) -> None:
    host, first, second = server.person(), server.person(), server.person()
    made = host.make(shadow="open")
    sit = {"table": made["table"], "seat": "shadow"}
    assert made["table"] in [one["table"] for one in first.get("/api/tables/open")]
    assert first.post("/api/sit", sit, 200)["seat"] == "shadow"
    assert second.post("/api/sit", sit, 409)["code"] == "taken"
    assert made["table"] not in [one["table"] for one in second.get("/api/tables/open")]
    assert "shadow" not in host.get(f"/api/tables/{made['table']}")["links"]["seats"]


# ---- cookies, origins, headers


@pytest.mark.parametrize(
    "cookie",
    ["x", "a.b", "abc.", ".", "0" * 24 + "." + "A" * 27, "é", '"quoted"', "a;b=c"],
)
def test_a_cookie_that_was_not_signed_by_us_is_none(server: Running, cookie: str) -> None:
    answer = httpx.get(
        f"http://{server.address}/api/tables",
        headers=[(b"cookie", b"thirdage=" + cookie.encode("utf-8"))],
        trust_env=False,
    )
    assert answer.status_code == 401


def test_a_foreign_origin_is_refused(server: Running) -> None:
    person = server.person()
    for origin, status in (
        ("http://evil.example", 403),
        ("null", 403),
        (f"http://{server.address}.evil.example", 403),
        (f"http://{server.address}", 200),
    ):
        answer = person.http.put("/api/me", json={"name": "x"}, headers={"origin": origin})
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "bad-origin"
            with (
                pytest.raises(InvalidStatus),
                connect(
                    f"ws://{server.address}/ws", additional_headers={"Origin": origin}, proxy=None
                ),
            ):
                pass


def test_every_answer_has_the_headers(server: Running) -> None:
    person = server.person()
    for path in ("/", "/api/me", "/nothing", "/api/tables/nothing", "/healthz"):
        headers = person.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = httpx.get(f"http://{server.address}/api/me", trust_env=False).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_health_and_metrics(server: Running) -> None:
    person = server.person()
    assert person.get("/healthz") == "ok"
    text = person.get("/metrics")
    assert "thirdage_requests_total{" in text
    assert "thirdage_request_seconds_count" in text


def test_no_secret_is_logged(
    server: Running, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.going["table"]
    friend = house.people["friend"]
    token = friend.get(f"/api/tables/{table}")["links"]["seats"]["shadow"]
    with caplog.at_level(logging.DEBUG):
        friend.join(token)
        friend.http.post("/api/join", json={"token": token + "x"})
        friend.http.get(f"/api/tables?token={token}")
        with friend.sit(table, "shadow", token):
            pass
        socket = Seat(server.address, table, "shadow", token=token)
        socket.wait_state()
        socket.close()
    cookie = friend.http.cookies["thirdage"]
    ours = [record for record in caplog.records if record.name.startswith(("thirdage", "litestar"))]
    text = "\n".join(f"{vars(record)}" for record in ours)
    assert ours
    assert token not in text
    assert cookie not in text


def test_a_socket_must_say_hello_first(server: Running) -> None:
    with connect(f"ws://{server.address}/ws", proxy=None) as socket:
        socket.send('{"type":"ways","id":"1","thing":""}')
        assert json.loads(socket.recv(5))["code"] == "bad-message"
    with pytest.raises(InvalidStatus), connect(f"ws://{server.address}/other", proxy=None):
        pass


def test_too_large_a_frame_closes_the_socket(server: Running) -> None:
    with connect(f"ws://{server.address}/ws", proxy=None) as socket:
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
