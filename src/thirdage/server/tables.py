"""Making tables, taking seats, and what people are told about tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

from thirdage.games import GAMES
from thirdage.players.catalogue import levels_of, players_of
from thirdage.server import answering, messages
from thirdage.server.database import Conflict
from thirdage.server.hub import Hub, NoSuchTable
from thirdage.server.live import ONLY_ONE, REAL_TABLE, LiveTable, Refusal, for_people, seat_info
from thirdage.server.notify import why_not_url
from thirdage.server.rows import Entry, SeatRow, TableRow, new_id, new_token
from thirdage.server.store import WATCHING
from thirdage.table.dealers import Seeded
from thirdage.table.game import PLAYERS, Game, Options, complete, form_of
from thirdage.table.match import Match
from thirdage.table.plain import to_plain
from thirdage.table.scripts import Seat


class Trouble(Exception):
    """A request that cannot be carried out: an HTTP status and a `Problem`'s code."""

    def __init__(self, status: int, code: str, detail: str = "") -> None:
        super().__init__(detail or code)
        self.status: Final = status
        self.code: Final = code
        self.detail: Final = detail or code


def games() -> list[messages.GameInfo]:
    """The games of the table."""
    found = []
    for game in GAMES.values():
        forms = [_form(game, name) for name in game.forms]
        orders = [*game.orders, ONLY_ONE]
        found.append(messages.GameInfo(game.name, game.rules_version, forms, orders))
    return found


def _form(game: Game[Any], name: str) -> messages.FormInfo:
    form = game.forms[name]
    players = levels_of(game.name, {PLAYERS: name})
    return messages.FormInfo(
        name,
        list(form.seats),
        {option: list(values) for option, values in form.choices.items()},
        [messages.PlayerInfo(player, level) for level, player in enumerate(players, 1)],
    )


class Tables:
    """What people do with tables, but for playing at them."""

    def __init__(self, hub: Hub, schemes: tuple[str, ...], computer: str | None = None) -> None:
        self.hub: Final = hub
        self.store: Final = hub.store
        self.threads: Final = hub.threads
        self.schemes: Final = schemes
        self.computer: Final = computer

    # ---- making

    async def make(self, person: str, wish: messages.NewTable) -> messages.TableInfo:
        """A new table. Raises Trouble."""
        game = GAMES.get(wish.game)
        if game is None:
            raise Trouble(400, "bad-request", f"there is no game {wish.game!r}")
        try:
            options = complete(game, wish.options)
        except ValueError as error:
            raise Trouble(400, "bad-request", str(error)) from error
        seats_of_form = form_of(game, options).seats
        if set(wish.seats) != set(seats_of_form):
            raise Trouble(400, "bad-request", f"the seats are: {', '.join(seats_of_form)}")
        levels = levels_of(game.name, options)
        usual = self.computer if self.computer in levels else levels[-1]
        seats = {
            seat: _new_seat(game.name, options, seat, wish.seats[seat], wish.kind, person, usual)
            for seat in seats_of_form
        }
        row = await self._add(game.name, wish.kind, options, person, seats)
        return self.info(row, person)

    async def _add(
        self,
        game_name: str,
        kind: str,
        options: dict[str, str],
        host: str,
        seats: dict[Seat, SeatRow],
    ) -> TableRow:
        game = GAMES[game_name]
        seed = secrets.randbits(62)
        dealer = None if kind == REAL_TABLE else Seeded(seed)
        match: Match[Any] = Match(game, game.set_up(options), dealer)
        now = time.time()
        request, outcome = match.pending, match.outcome
        row = TableRow(
            table_id=new_id(),
            game=game.name,
            rules=game.rules_version,
            kind=kind,
            options=options,
            seed=None if dealer is None else seed,
            host=host,
            watch_token=new_token(),
            created=now,
            changed=now,
            number=1,
            answers=len(match.history),
            turn=match.state.turn,
            asked=None if request is None else request.put_to,
            over=request is None,
            outcome=None if outcome is None else to_plain(outcome),
            rematch=None,
            seats=seats,
            watchers=(),
        )
        first = Entry(1, "answers", "", None, answering.rows_since(match, 0), now)
        await self.threads.write(self.store.add_table, row, first)
        stored = await self.row(row.table_id)
        self.hub.drive(await self.hub.table(row.table_id))
        return stored

    async def rematch(self, person: str, table_id: str, seat: Seat) -> messages.TableInfo:
        """The same table anew, once the match is over; the same one for all who ask. Raises
        Trouble."""
        row = await self.row(table_id)
        self._must_hold(row, seat, person)
        if not row.over:
            raise Trouble(409, "not-over", "the match goes on")
        if row.rematch is not None:
            return self.info(await self.row(row.rematch), person)
        seats = {
            name: one._replace(
                token=new_token(), orders=[], notify_problem=None, trouble=None, name=""
            )
            for name, one in row.seats.items()
        }
        made = await self._add(row.game, row.kind, row.options, row.host, seats)
        counts = await self.threads.write(self.store.set_rematch, table_id, made.table_id)
        await self.hub.look_again(table_id)
        return self.info(await self.row(counts), person)

    # ---- finding

    async def row(self, table_id: str) -> TableRow:
        """A table as stored. Raises Trouble."""
        found = await self.threads.read(self.store.table, table_id)
        if found is None:
            raise Trouble(404, "no-such-table")
        return found

    async def live(self, table_id: str) -> LiveTable:
        """A table in memory. Raises Trouble."""
        try:
            return await self.hub.table(table_id)
        except NoSuchTable as error:
            raise Trouble(404, "no-such-table", str(error)) from error

    async def of(self, person: str) -> list[messages.TableInfo]:
        """A person's tables: where he is waited for first, then those going on, then the rest."""
        rows = await self.threads.read(self.store.tables_of, person)
        infos = [self.info(row, person) for row in rows]
        return sorted(infos, key=lambda one: (not one.your_turn, one.over))

    async def open(self, person: str) -> list[messages.TableInfo]:
        """Tables with a seat for anybody."""
        rows = await self.threads.read(self.store.open_tables)
        return [self.info(row, person) for row in rows]

    async def one(self, person: str, table_id: str) -> messages.TableInfo:
        """A table, for those who belong there. Raises Trouble."""
        row = await self.row(table_id)
        if not belongs(row, person):
            raise Trouble(403, "not-at-this-table")
        return self.info(row, person)

    def info(self, row: TableRow, person: str) -> messages.TableInfo:
        """A table as a person may see it."""
        live = self.hub.live.get(row.table_id)
        host = row.host == person
        mine = row.held_by(person)
        if row.asked is None and row.kind == REAL_TABLE and not row.over:
            waiting = mine
        else:
            waiting = [seat for seat in mine if seat == row.asked]
        waiting = [seat for seat in waiting if row.seats[seat].player is None and not row.over]
        tokens = {
            seat.seat: seat.token
            for seat in row.seats.values()
            if seat.seat in mine or (host and seat.kind == "friend" and not seat.holders)
        }
        may_watch = bool(mine) or host or person in row.watchers
        outcome = row.outcome
        return messages.TableInfo(
            table=row.table_id,
            game=row.game,
            kind=row.kind,  # type: ignore[arg-type]
            options=row.options,
            seats=[
                seat_info(seat, person, False, live is not None and live.is_connected(seat.seat))
                for seat in row.seats.values()
            ],
            host=host,
            links=messages.Links(tokens, row.watch_token if may_watch else None),
            over=row.over,
            outcome=None
            if outcome is None
            else messages.Outcome(list(outcome["winners"]), outcome["condition"], outcome["score"]),
            answers=row.answers,
            turn=row.turn,
            your_turn=waiting,
            asked=row.asked,
            created=row.created,
            changed=row.changed,
            rematch=row.rematch if mine or host else None,
        )

    # ---- taking seats

    async def join(self, person: str, token: str) -> messages.Joined:
        """Follow a link. Raises Trouble."""
        found = await self.threads.read(self.store.find_token, token)
        if found is None:
            raise Trouble(404, "no-such-token")
        table_id, seat = found
        await self.threads.write(self.store.hold, table_id, seat, person)
        await self.hub.look_again(table_id)
        return messages.Joined(table_id, None if seat == WATCHING else seat)

    async def sit(self, person: str, wish: messages.Sit) -> messages.Joined:
        """Take a seat that is open to anybody. Raises Trouble."""
        row = await self.row(wish.table)
        seat = row.seats.get(wish.seat)
        if seat is None or seat.kind != "open":
            raise Trouble(403, "not-your-seat", "this seat is not open")
        if row.over:
            raise Trouble(409, "over")
        try:
            await self.threads.write(self.store.hold, wish.table, wish.seat, person, alone=True)
        except Conflict as error:
            raise Trouble(409, "taken") from error
        await self.hub.look_again(wish.table)
        return messages.Joined(wish.table, wish.seat)

    # ---- what holders and hosts may do

    async def hand_over(
        self, person: str, table_id: str, wish: messages.HandOver
    ) -> messages.TableInfo:
        """The host gives a seat to the computer, or back. Raises Trouble."""
        row = await self.row(table_id)
        if row.host != person:
            raise Trouble(403, "not-the-host")
        seat = row.seats.get(wish.seat)
        if seat is None:
            raise Trouble(400, "bad-request", f"there is no seat {wish.seat!r}")
        if wish.player is None:
            if not for_people(seat):
                raise Trouble(409, "conflict", "no person has sat here")
        elif wish.player not in players_of(row.game, row.options):
            raise Trouble(400, "bad-request", f"there is no player {wish.player!r}")
        live = await self.live(table_id)
        try:
            await live.change_seat(
                wish.seat, f"player {wish.player or 'person'}", player=wish.player, trouble=None
            )
        except Refusal as refusal:
            raise trouble(refusal) from refusal
        return self.info(await self.row(table_id), person)

    async def concede(self, person: str, table_id: str, seat: Seat) -> messages.TableInfo:
        """A seat gives up. Raises Trouble."""
        self._must_hold(await self.row(table_id), seat, person)
        live = await self.live(table_id)
        try:
            await live.concede(seat)
        except Refusal as refusal:
            raise trouble(refusal) from refusal
        return self.info(await self.row(table_id), person)

    async def set_orders(
        self, person: str, table_id: str, wish: messages.SetOrders
    ) -> messages.TableInfo:
        """The standing orders of a seat. Raises Trouble."""
        self._must_hold(await self.row(table_id), wish.seat, person)
        live = await self.live(table_id)
        try:
            await live.set_orders(wish.seat, wish.orders)
        except Refusal as refusal:
            raise trouble(refusal) from refusal
        return self.info(await self.row(table_id), person)

    async def set_notify(
        self, person: str, table_id: str, wish: messages.SetNotify
    ) -> messages.Notify:
        """Where a seat wants to be told that it is its turn. Raises Trouble."""
        self._must_hold(await self.row(table_id), wish.seat, person)
        if wish.url is not None:
            reason = await asyncio.to_thread(why_not_url, wish.url, self.schemes)
            if reason is not None:
                raise Trouble(400, "bad-address", reason)
        live = await self.live(table_id)
        async with live.lock:
            await live.store_seat(
                wish.seat, notify=wish.url, notify_language=wish.language, notify_problem=None
            )
        return messages.Notify(wish.seat, wish.url is not None, None)

    async def notify(self, person: str, table_id: str, seat: Seat) -> messages.Notify:
        """Whether a seat is told. Raises Trouble."""
        row = await self.row(table_id)
        self._must_hold(row, seat, person)
        one = row.seats[seat]
        return messages.Notify(seat, one.notify is not None, one.notify_problem)

    def _must_hold(self, row: TableRow, seat: Seat, person: str) -> None:
        if seat not in row.held_by(person):
            raise Trouble(403, "not-your-seat")


def belongs(row: TableRow, person: str) -> bool:
    """Whether a person made a table, sits there or watches."""
    return row.host == person or person in row.watchers or bool(row.held_by(person))


def trouble(refusal: Refusal) -> Trouble:
    """A refusal as an HTTP error."""
    status = {"storage": 503, "bad-message": 400, "not-your-seat": 403}.get(refusal.code, 409)
    code = {"stale": "conflict", "illegal": "conflict", "bad-message": "bad-request"}
    return Trouble(status, code.get(refusal.code, refusal.code), str(refusal))


def _new_seat(
    game: str,
    options: Options,
    seat: Seat,
    wish: messages.SeatWish,
    kind: messages.TableKind,
    person: str,
    usual: str,
) -> SeatRow:
    if wish.kind in ("friend", "open") and kind != "online":
        raise Trouble(400, "bad-request", "at one screen all people are 'me'")
    player = None
    if wish.kind == "computer":
        player = wish.player or usual
        if player not in players_of(game, options):
            raise Trouble(400, "bad-request", f"there is no player {player!r}")
    holders = (person,) if wish.kind == "me" else ()
    return SeatRow(
        seat=seat,
        kind=wish.kind,
        player=player,
        token=new_token(),
        orders=[],
        notify=None,
        notify_language="en",
        notify_problem=None,
        trouble=None,
        holders=holders,
        name="",
    )
