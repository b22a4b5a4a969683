"""The HTTP API: paths, bodies, answers (docs/protocol.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from thirdage.server import messages
from thirdage.server.hub import Hub
from thirdage.server.metrics import Metrics
from thirdage.server.page import MISSING, File, Page, rules, words
from thirdage.server.replays import Replays, record_text, rolls
from thirdage.server.security import Cookies
from thirdage.server.store import Store
from thirdage.server.tables import Tables, Trouble, belongs, games
from thirdage.server.threads import Threads


@dataclass(frozen=True, slots=True)
class Service:
    """All that the routes need."""

    store: Store
    threads: Threads
    hub: Hub
    tables: Tables
    replays: Replays
    cookies: Cookies
    metrics: Metrics
    page: Page


Name = Annotated[str, PathParameter(max_length=64)]
SeatQuery = Annotated[str, QueryParameter(max_length=64)]
MaybeSeat = Annotated[str | None, QueryParameter(max_length=64)]
Who = NamedDependency[str]
TheService = NamedDependency[Service]
SomeRequest = Request[Any, Any, AppState]


async def service(state: AppState) -> Service:
    """The service, for the routes."""
    found: Service = state.service
    return found


async def person(request: SomeRequest) -> str:
    """Who asks. Raises Trouble without a cookie."""
    found: str | None = request.scope.get("thirdage.person")  # type: ignore[assignment]
    if found is None:
        raise Trouble(401, "no-cookie", "ask GET /api/me first")
    return found


# ---- who I am


@get("/api/me")
async def me(request: SomeRequest, service: TheService) -> Response[messages.Me]:
    """Who I am; sets the cookie."""
    found: str | None = request.scope.get("thirdage.person")  # type: ignore[assignment]
    who = found or service.cookies.new()
    name = await service.threads.read(service.store.name_of, who) if found else ""
    return Response(messages.Me(name), headers={"set-cookie": service.cookies.header(who)})


@put("/api/me")
async def set_me(data: JSONBody[messages.NewName], person: Who, service: TheService) -> messages.Me:
    """Call me so."""
    name = one_line(data.name)
    for table in await service.threads.write(service.store.set_name, person, name):
        await service.hub.look_again(table)
    return messages.Me(name)


@get("/api/games")
async def all_games() -> list[messages.GameInfo]:
    """The games of the table."""
    return games()


# ---- tables


@get("/api/tables")
async def my_tables(person: Who, service: TheService) -> list[messages.TableInfo]:
    """My tables, "your turn" first."""
    return await service.tables.of(person)


@post("/api/tables")
async def make_table(
    data: JSONBody[messages.NewTable], person: Who, service: TheService
) -> messages.TableInfo:
    """A new table."""
    return await service.tables.make(person, data)


@get("/api/tables/open")
async def open_tables(person: Who, service: TheService) -> list[messages.TableInfo]:
    """Tables with a seat for anybody."""
    return await service.tables.open(person)


@post("/api/sit", status_code=200)
async def sit(data: JSONBody[messages.Sit], person: Who, service: TheService) -> messages.Joined:
    """Take an open seat."""
    return await service.tables.sit(person, data)


@post("/api/join", status_code=200)
async def join(data: JSONBody[messages.Join], person: Who, service: TheService) -> messages.Joined:
    """Follow a link."""
    return await service.tables.join(person, data.token)


@get("/api/tables/{table:str}")
async def one_table(table: Name, person: Who, service: TheService) -> messages.TableInfo:
    """A table of mine."""
    return await service.tables.one(person, table)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    table: Name, data: JSONBody[messages.OfSeat], person: Who, service: TheService
) -> messages.TableInfo:
    """The same table anew."""
    return await service.tables.rematch(person, table, data.seat)


@post("/api/tables/{table:str}/hand-over", status_code=200)
async def hand_over(
    table: Name, data: JSONBody[messages.HandOver], person: Who, service: TheService
) -> messages.TableInfo:
    """A seat goes to the computer, or back."""
    return await service.tables.hand_over(person, table, data)


@post("/api/tables/{table:str}/concede", status_code=200)
async def concede(
    table: Name, data: JSONBody[messages.OfSeat], person: Who, service: TheService
) -> messages.TableInfo:
    """Give up."""
    return await service.tables.concede(person, table, data.seat)


@put("/api/tables/{table:str}/orders")
async def orders(
    table: Name, data: JSONBody[messages.SetOrders], person: Who, service: TheService
) -> messages.TableInfo:
    """My standing orders."""
    return await service.tables.set_orders(person, table, data)


@put("/api/tables/{table:str}/notify")
async def set_notify(
    table: Name, data: JSONBody[messages.SetNotify], person: Who, service: TheService
) -> messages.Notify:
    """Where to tell me that it is my turn."""
    return await service.tables.set_notify(person, table, data)


@get("/api/tables/{table:str}/notify")
async def get_notify(
    table: Name, seat: SeatQuery, person: Who, service: TheService
) -> messages.Notify:
    """Whether I am told."""
    return await service.tables.notify(person, table, seat)


@get("/api/tables/{table:str}/rolls")
async def table_rolls(table: Name, person: Who, service: TheService) -> list[messages.Rolls]:
    """What the dice have shown."""
    if not belongs(await service.tables.row(table), person):
        raise Trouble(403, "not-at-this-table")
    return rolls((await service.tables.live(table)).match)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(table: Name, person: Who, service: TheService) -> Response[str]:
    """The record of a finished match."""
    row = await service.tables.row(table)
    if not row.over:
        raise Trouble(409, "not-over")
    live = await service.tables.live(table)
    entries = await service.threads.read(service.store.entries, table)
    name = f'attachment; filename="{row.game}-{table}.record"'
    return Response(
        record_text(row, entries, live),
        media_type="text/plain",
        headers={"content-disposition": name},
    )


@get("/api/tables/{table:str}/seed")
async def seed(table: Name, person: Who, service: TheService) -> messages.Seed:
    """The seed of a finished match."""
    row = await service.tables.row(table)
    if not row.over:
        raise Trouble(409, "not-over")
    return messages.Seed(None if row.seed is None else str(row.seed))


# ---- replays


@post("/api/replays")
async def upload(
    data: JSONBody[messages.Upload], person: Who, service: TheService
) -> messages.ReplayInfo:
    """Look at a record."""
    return await service.replays.upload(person, data.record, one_line(data.title))


@get("/api/replays")
async def my_records(person: Who, service: TheService) -> messages.KeptRecords:
    """The records that I have uploaded."""
    return await service.replays.of(person)


@delete("/api/replays/{replay:str}")
async def remove_record(replay: Name, person: Who, service: TheService) -> None:
    """Keep a record of mine no longer."""
    await service.replays.remove(person, replay)


@get("/api/replays/{replay:str}")
async def replay_info(replay: Name, person: Who, service: TheService) -> messages.ReplayInfo:
    """What there is to see."""
    return await service.replays.info(replay)


@get("/api/replays/{replay:str}/{step:int}")
async def replay_step(
    replay: Name, step: FromPath[int], person: Who, service: TheService, seat: MaybeSeat = None
) -> messages.ReplayStep:
    """The match after so many answers."""
    return await service.replays.step(replay, step, seat)


# ---- texts, page, health


@get("/api/words/{language:str}", media_type="text/plain")
async def page_texts(language: Name, request: SomeRequest) -> Response[bytes]:
    """The texts of the table and the page in a language."""
    return found_or_not(words(language, None), request)


@get("/api/words/{language:str}/{game:str}", media_type="text/plain")
async def texts(language: Name, game: Name, request: SomeRequest) -> Response[bytes]:
    """The texts of a game in a language."""
    return found_or_not(words(language, game), request)


@get("/api/rules/{language:str}/{game:str}")
async def rules_of(language: Name, game: Name, request: SomeRequest) -> Response[bytes]:
    """The rules of a game in a language."""
    return found_or_not(rules(language, game), request)


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def health(service: TheService) -> str:
    """Whether the server and its database are well."""
    await service.threads.read(service.store.check)
    return "ok"


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(service: TheService) -> str:
    """Numbers for Prometheus."""
    hub = service.hub
    return service.metrics.text(
        {
            "tables_live": len(hub.live),
            "sockets": sum(len(live.subscribers) for live in hub.live.values()),
            "computers_thinking": hub.computers.thinking,
            "computers_failed": hub.computers.failures,
        }
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: SomeRequest, service: TheService, path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the page."""
    found = service.page.find(path)
    if found is not None:
        return send(found, request)
    if path.strip("/") == "" and not service.page.built:
        return Response(MISSING.encode(), status_code=503, media_type="text/html; charset=utf-8")
    raise Trouble(404, "not-found")


def one_line(text: str) -> str:
    """A text of somebody's, without what cannot be seen or stored."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def found_or_not(found: File | None, request: SomeRequest) -> Response[bytes]:
    """A text. Raises Trouble if there is none."""
    if found is None:
        raise Trouble(404, "no-such-text")
    return send(found, request)


def send(found: File, request: SomeRequest) -> Response[bytes]:
    """A file, or that it has not changed."""
    lasting = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    packs = found.packed is not None and _takes_gzip(request.headers.get("accept-encoding", ""))
    etag = f'"{found.digest}{"-gz" if packs else ""}"'
    headers = {"etag": etag, "cache-control": lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed is not None and packs:
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """Whether a client unpacks gzip, by its Accept-Encoding header."""
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def problem(status: int, code: str, detail: str, ref: str) -> Response[bytes]:
    """An error as all of them look."""
    body = msgspec.json.encode(messages.Problem(code, detail, ref))
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


ROUTES: Final = [
    me,
    set_me,
    all_games,
    my_tables,
    make_table,
    open_tables,
    sit,
    join,
    one_table,
    rematch,
    hand_over,
    concede,
    orders,
    set_notify,
    get_notify,
    table_rolls,
    record,
    seed,
    upload,
    my_records,
    remove_record,
    replay_info,
    replay_step,
    page_texts,
    texts,
    rules_of,
    health,
    metrics,
    page,
]
