"""A table in memory: its match, who looks at it, and the one way in which it changes.

Whatever changes a table is tried on a copy, stored, and only then becomes the match. All changes of
one table go through its lock; another process that was faster shows in the store as a Conflict.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from thirdage.server import answering, messages
from thirdage.server.answering import IllegalLine
from thirdage.server.database import Conflict, StorageTrouble
from thirdage.server.encoding import to_json
from thirdage.server.rows import Entry, SeatRow, Standing, TableRow
from thirdage.server.store import Store
from thirdage.server.threads import Threads
from thirdage.table.ahead import look_ahead
from thirdage.table.dealers import Seeded
from thirdage.table.game import Game
from thirdage.table.match import CannotUndo, Illegal, Match
from thirdage.table.plain import to_plain
from thirdage.table.scripts import Request, Rolls, Seat

LOG: Final = logging.getLogger("thirdage.live")
ONLY_ONE: Final = "only-one-option"
"""The standing order that every game has: secret questions with a single option."""
REAL_TABLE: Final = "real-table"
CHECKPOINTS: Final = 12
"""So many checkpoints a match keeps in memory; an undo beyond them takes longer."""
MOST_BY_ORDER: Final = 50
"""So many of the answers that standing orders have given are shown."""
NOTICE_AFTER: Final = 30.0
"""So many seconds a seat has to be waited for before it is told."""


class Refusal(Exception):
    """Something cannot be done; see `messages.Refused`."""

    def __init__(self, code: str, detail: str, line: int | None = None) -> None:
        super().__init__(detail)
        self.code: Final = code
        self.line: Final = line


class Offer(NamedTuple):
    """An undo that others have to agree to."""

    by: Seat
    to: frozenset[Seat]
    """Who has not yet agreed."""


class Subscriber:
    """Somebody who looks at a table through a seat (None: as a spectator)."""

    def __init__(
        self,
        seat: Seat | None,
        person: str | None,
        number: int,
        events: int,
        wake: asyncio.Event,
        *,
        hidden: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.hidden = hidden
        """The page is open, but nobody sees it."""
        self.number = number
        self.events = events
        self.wake: Final = wake
        self.changed = True
        """Something has happened at the table since the last state that was sent."""


class LiveTable:
    """One table. `on_change` is called after every change, without the lock."""

    def __init__(
        self,
        row: TableRow,
        game: Game[Any],
        store: Store,
        threads: Threads,
        on_change: Callable[[LiveTable], None],
    ) -> None:
        self.row = row
        self.game: Final = game
        self.store: Final = store
        self.threads: Final = threads
        self.on_change: Final = on_change
        self.lock: Final = asyncio.Lock()
        self.number = 0
        self.actions: dict[str, int] = {}
        self.subscribers: set[Subscriber] = set()
        self.offer: Offer | None = None
        self.asked_since = row.created
        self.used = time.monotonic()
        self.gone = False
        self._cuts: list[tuple[int, int]] = []
        self._began: list[int] = []
        """How many answers the match had before each entry of answers: what was decided together is
        taken back together."""
        self._by_order: list[tuple[Seat, messages.ByOrder]] = []
        self._told: dict[Seat | None, list[messages.Told]] = {}
        self._told_at: dict[Seat | None, list[int]] = {}
        self._views: dict[Seat | None, msgspec.Raw] = {}
        self._undos: dict[Seat, messages.Undo] = {}
        self.match: Match[Any] = Match(game, game.set_up(row.options))

    # ---- coming to be

    def load(self, entries: Sequence[Entry]) -> None:
        """Carry out what the store knows and this table does not."""
        luck = self._luck()
        self.match.dealer = None
        for entry in entries:
            if entry.number <= self.number:
                continue
            before = len(self.match.history)
            answering.apply(self.match, entry, luck)
            self._note(entry, before)
            self.match.forget(CHECKPOINTS)
        self.match.dealer = None if self.row.kind == REAL_TABLE else luck
        self._forget_views()

    def _luck(self) -> Seeded | None:
        if self.match.dealer is not None:
            assert isinstance(self.match.dealer, Seeded)
            return self.match.dealer
        return None if self.row.seed is None else Seeded(self.row.seed)

    def _note(self, entry: Entry, before: int) -> None:
        """Remember an entry that has just been carried out on a match of so many answers."""
        self.number = entry.number
        self.used = time.monotonic()
        if entry.action is not None:
            self.actions[entry.action] = entry.number
        if entry.kind not in answering.NO_ANSWERS:
            self._began.append(before)
        if entry.kind in (answering.UNDOES, answering.AGREED):
            left = len(self.match.history)
            del self._began[bisect_left(self._began, left) :]
            self._cuts.append((entry.number, len(self.match.events)))
            self._told.clear()
            self._told_at.clear()
            self._by_order = [one for one in self._by_order if one[1].after < left]
        if entry.kind == "order":
            for after, given in enumerate(self.match.history[before:], before):
                if given.request.who == entry.seat:
                    line = f"{given.request.ask} {given.code}"
                    by_order = messages.ByOrder(after, line, list(given.request.facts))
                    self._by_order.append((entry.seat, by_order))
        if entry.kind == answering.OFFERS:
            self.offer = Offer(entry.seat, frozenset(entry.lines.split()))
        elif entry.kind == answering.AGREES and self.offer is not None:
            self.offer = self.offer._replace(to=self.offer.to - {entry.seat})
        else:
            self.offer = None
        if entry.kind not in answering.NO_MOVES:
            self.asked_since = entry.at

    # ---- what stands in the store

    def standing(self, match: Match[Any]) -> Standing:
        """Where a match stands."""
        request, outcome = match.pending, match.outcome
        return Standing(
            answers=len(match.history),
            turn=match.state.turn,
            asked=None if request is None else request.put_to,
            outcome=None if outcome is None else to_plain(outcome),
            over=request is None,
        )

    async def refresh(self) -> None:
        """Read the row of the table again, and what another process has appended."""
        row = await self.threads.read(self.store.table, self.row.table_id)
        assert row is not None
        self.row = row
        if row.number > self.number:
            entries = await self.threads.read(self.store.entries, row.table_id, self.number)
            self.load(entries)
        self.tell_all()

    async def _commit(
        self,
        kind: str,
        seat: Seat,
        trial: Match[Any],
        *,
        action: str | None = None,
        lines: str = "",
        seat_values: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """Store a change and make it true. Raises Refusal; nothing has changed then. The lock must
        be held."""
        entry = Entry(self.number + 1, kind, seat, action, lines, time.time())
        standing = self.standing(trial)
        try:
            await self.threads.write(
                self.store.append,
                self.row.table_id,
                entry,
                standing,
                notice_to=self._to_notify(standing),
                notice_in=NOTICE_AFTER,
                seat_values=seat_values,
            )
        except Conflict as error:
            await self.refresh()
            if action is not None and action in self.actions:
                return
            raise Refusal("stale", "somebody else was faster") from error
        except StorageTrouble as error:
            LOG.error("cannot store", extra={"table": self.row.table_id, "error": str(error)})
            raise Refusal(
                "storage", "the answer could not be stored; nothing has changed"
            ) from error
        trial.forget(CHECKPOINTS)
        before, self.match = len(self.match.history), trial
        self._note(entry, before)
        self._forget_views()
        seats = self.row.seats
        if seat_values:
            seats = {name: one._replace(**seat_values.get(name, {})) for name, one in seats.items()}
        self.row = self.row._replace(
            number=entry.number, changed=entry.at, seats=seats, **standing._asdict()
        )
        self.tell_all()

    def _to_notify(self, standing: Standing) -> Seat | None:
        """The seat that begins to be waited for, if it wants to be told and nobody looks."""
        asked = standing.asked
        if asked is None or standing.over or asked == self.row.asked:
            return None
        seat = self.row.seats[asked]
        if seat.notify is None or seat.player is not None or self._is_watched(asked):
            return None
        return asked

    def _is_watched(self, seat: Seat) -> bool:
        """Whether somebody has the table before his eyes from this seat, in this process."""
        return any(one.seat == seat and not one.hidden for one in self.subscribers)

    async def seen_here(self) -> None:
        """Somebody looks: whoever sees for himself that he is waited for is not told."""
        seat = self.row.asked
        if seat is None or self.row.seats[seat].notify is None or not self._is_watched(seat):
            return
        await self.threads.write(self.store.drop_notice, self.row.table_id, seat)

    def tell_all(self) -> None:
        """Something has happened: wake everybody who looks on."""
        for subscriber in self.subscribers:
            subscriber.changed = True
            subscriber.wake.set()

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        for subscriber in self.subscribers:
            subscriber.wake.set()

    # ---- changes

    async def act(self, seat: Seat, message: messages.Action) -> messages.Done:
        """What a person does, once: a message that comes again is only acknowledged. Raises
        Refusal."""
        async with self.lock:
            number = self.actions.get(message.id)
            if number is not None:
                return messages.Done(message.id, number, again=True)
            self._expect(message.at)
            match message:
                case messages.Answers():
                    await self._answers(seat, message)
                case messages.UndoLast():
                    self._may_act(seat)
                    await self._undo(seat, message.id, agreed=False)
                case messages.UndoAsk():
                    await self._offer_undo(seat, message)
                case messages.UndoReply():
                    await self._reply_to_undo(seat, message)
            done = messages.Done(message.id, self.number, again=False)
        self.on_change(self)
        return done

    async def _answers(self, seat: Seat, message: messages.Answers) -> None:
        self._may_act(seat)
        trial = answering.twin(self.match)
        before = len(trial.history)
        try:
            answering.take(trial, seat, message.lines)
        except IllegalLine as error:
            raise Refusal(error.code, str(error), error.line) from error
        except Illegal as error:
            raise Refusal("illegal", str(error)) from error
        if len(trial.history) == before:
            raise Refusal("illegal", "these answers were forced and had been given", 0)
        lines = answering.rows_since(trial, before)
        await self._commit("answers", seat, trial, action=message.id, lines=lines)

    async def automatic(self, kind: str, seat: Seat, at: int, indexes: Sequence[int]) -> None:
        """Answers of a computer player, of a standing order or of the server. Raises Refusal,
        Illegal. The lock must be held."""
        self._expect(at)
        trial = answering.twin(self.match)
        before = len(trial.history)
        for index in indexes:
            request = trial.pending
            if request is None or request.put_to != seat:
                raise Illegal(f"{seat} is not asked anything")
            trial.answer(index)
        await self._commit(kind, seat, trial, lines=answering.rows_since(trial, before))

    async def _undo(self, seat: Seat, action: str | None, *, agreed: bool) -> None:
        """Take back a seat's last choice, which is free or agreed."""
        trial = answering.twin(self.match)
        try:
            if trial.pending is None:
                raise CannotUndo("the match is over", "undo-over")
            real = self.row.kind == REAL_TABLE
            last = self._typed() if real else trial.last_choice(seat)
            start, who = self._together(last or 0), seat
            if real and last is not None:
                # One message may hold a choice and what the dice have shown then: it goes back to
                # before whoever answered first in it.
                agreed = True
                given = (one.request for one in trial.history[start:])
                who = next(request.who for request in given if not request.is_forced)
            number = answering.undo(trial, who, start, agreed=agreed)
        except CannotUndo as error:
            raise Refusal("cannot-undo", str(error)) from error
        orders: Mapping[str, Mapping[str, Any]] | None = None
        if self.row.seats[seat].orders:
            # They would give the same answer at once.
            orders = {seat: {"orders": []}}
        kind = answering.AGREED if agreed else answering.UNDOES
        await self._commit(kind, who, trial, action=action, lines=str(number), seat_values=orders)

    def _together(self, place: int) -> int:
        """Where in the history the answers begin that were sent with this one."""
        return max((began for began in self._began if began <= place), default=0)

    def _typed(self) -> int | None:
        """Where in the history of a real table people have last typed something in: a choice, or
        what their dice and cards have shown."""
        for place in range(len(self.match.history) - 1, -1, -1):
            request = self.match.history[place].request
            to = request.put_to
            if not request.is_forced and (to is None or self.row.seats[to].player is None):
                return place
        return None

    async def _offer_undo(self, seat: Seat, message: messages.UndoAsk) -> None:
        """Ask the others whether a seat may take back its last choice."""
        self._may_act(seat)
        if self.match.last_choice(seat) is None:
            raise Refusal("cannot-undo", "there is nothing to take back")
        others = self._others(seat)
        if not others:
            await self._undo(seat, message.id, agreed=True)
            return
        trial, names = answering.twin(self.match), " ".join(others)
        await self._commit(answering.OFFERS, seat, trial, action=message.id, lines=names)

    def _others(self, seat: Seat) -> list[Seat]:
        """The seats of other people, who have to agree to what this seat would like."""
        mine = set(self.row.seats[seat].holders)
        return [
            other.seat
            for other in self.row.seats.values()
            if other.seat != seat
            and other.player is None
            and other.holders
            and not mine & set(other.holders)
        ]

    async def _reply_to_undo(self, seat: Seat, message: messages.UndoReply) -> None:
        """Agree to an undo or not, or withdraw it."""
        offer = self.offer
        if offer is None or (message.accept and seat not in offer.to):
            raise Refusal("no-offer", "nobody asks this seat for an undo now")
        if message.accept and offer.to == {seat}:
            await self._undo(offer.by, message.id, agreed=True)
            return
        kind = answering.AGREES if message.accept else answering.DECLINES
        await self._commit(kind, seat, answering.twin(self.match), action=message.id)

    async def concede(self, seat: Seat) -> None:
        """A seat gives up. Raises Refusal."""
        async with self.lock:
            trial = answering.twin(self.match)
            try:
                trial.concede(seat)
            except Illegal as error:
                raise Refusal("over", str(error)) from error
            await self._commit(answering.CONCEDES, seat, trial)
        self.on_change(self)

    async def change_seat(self, seat: Seat, what: str, **values: Any) -> None:
        """Another player at a seat, or trouble with him: counted like an answer, so that whoever
        answers at the same time is refused. Raises Refusal."""
        async with self.lock:
            trial = answering.twin(self.match)
            await self._commit(
                answering.SEAT_CHANGE, seat, trial, lines=what, seat_values={seat: values}
            )
        self.on_change(self)

    async def set_orders(self, seat: Seat, names: Sequence[str]) -> None:
        """The standing orders of a seat from now on: setting them twice is the same as once.
        Raises Refusal."""
        known = (*self.game.orders, ONLY_ONE)
        for name in names:
            if name not in known:
                raise Refusal("bad-message", f"there is no order {name!r}: {', '.join(known)}")
        async with self.lock:
            old = {order[0]: order for order in self.row.seats[seat].orders}
            fresh = [time.time(), len(self.match.events)]
            orders = [old.get(name, [name, *fresh]) for name in dict.fromkeys(names)]
            await self.store_seat(seat, orders=orders)
        self.on_change(self)

    async def store_seat(self, seat: Seat, **values: Any) -> None:
        """Change what is stored of a seat. Raises Refusal. The lock must be held."""
        try:
            await self.threads.write(self.store.set_seat, self.row.table_id, seat, **values)
        except StorageTrouble as error:
            raise Refusal("storage", "it could not be stored; nothing has changed") from error
        seats = dict(self.row.seats)
        seats[seat] = seats[seat]._replace(**values)
        self.row = self.row._replace(seats=seats)
        self.tell_all()

    def _expect(self, at: int) -> None:
        if at != self.number:
            raise Refusal("stale", f"the table is at {self.number}, not at {at}")

    def _may_act(self, seat: Seat) -> None:
        if self.match.pending is None:
            raise Refusal("over", "the match is over")
        if self.row.seats[seat].player is not None:
            raise Refusal("not-your-seat", "the computer answers for this seat now")

    # ---- standing orders

    async def drop_lapsed_orders(self) -> None:
        """Take off the orders that have had their day. The lock must be held."""
        match = self.match
        for seat in self.row.seats.values():
            if not seat.orders:
                continue
            kept = []
            for order in seat.orders:
                name, _, events = order
                if match.pending is None:
                    continue
                rule = self.game.orders.get(name)
                since = match.events_for(seat.seat, events)
                if name == ONLY_ONE or (rule and not rule.lapses(match.state, since)):
                    kept.append(order)
            if len(kept) != len(seat.orders):
                await self.store_seat(seat.seat, orders=kept)

    def ordered_answer(self, request: Request) -> int | None:
        """What a standing order answers, None if there is none that does."""
        seat = request.seat
        if seat is None or seat not in self.row.seats:
            return None
        for name, *_ in self.row.seats[seat].orders:
            if name == ONLY_ONE:
                if request.seen_by is not None and len(request.things) == 1:
                    return 0
                continue
            answer = self.game.orders[name].answer(self.match.state, request)
            if answer is not None:
                return answer
        return None

    # ---- what people see

    def _forget_views(self) -> None:
        self._views.clear()
        self._undos.clear()

    def view(self, seat: Seat | None) -> msgspec.Raw:
        """What a seat may see, as JSON."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = to_json(self.match.view(seat))
        return found

    def told(self, seat: Seat | None) -> list[messages.Told]:
        """All that a seat has been told."""
        mine = self._told.setdefault(seat, [])
        places = self._told_at.setdefault(seat, [])
        events = self.match.events
        start = places[-1] + 1 if places else 0
        for place in range(start, len(events)):
            after, event = events[place]
            if event.is_for(seat):
                facts = list(event.facts)
                mine.append(messages.Told(len(mine), after, event.name, facts))
                places.append(place)
        return mine

    def events_from(self, seat: Seat | None, number: int, events: int) -> int:
        """From where on a client's events must be replaced, which it had at this number."""
        mine = self.told(seat)
        start = min(max(events, 0), len(mine)) if number else 0
        cuts = [length for at, length in self._cuts if at > number]
        if cuts:
            start = min(start, bisect_left(self._told_at[seat], min(cuts)))
        return start

    def undo_of(self, seat: Seat | None) -> messages.Undo:
        """What a seat could take back."""
        if seat is None:
            return messages.Undo(False, None, [], "undo-nothing", "")
        found = self._undos.get(seat)
        if found is None:
            found = self._undos[seat] = self._undo_of(seat)
        return found

    def _undo_of(self, seat: Seat) -> messages.Undo:
        match = self.match
        real = self.row.kind == REAL_TABLE
        place = self._typed() if real else match.last_choice(seat)
        if place is None:
            return messages.Undo(False, None, [], "undo-nothing", "")
        if match.pending is None:
            return messages.Undo(False, None, [], "undo-over", "")
        request, answer = match.history[place]
        what = f"{request.ask} {request.shown(answer, seat)}"
        facts = list(request.facts_for(seat))
        if real:
            # Who sits together can agree by word of mouth.
            return messages.Undo(True, what, facts, None, "")
        why = match.why_not_undo(seat)
        if why is None:
            return messages.Undo(True, what, facts, None, "")
        fact = match.history[-1].request.ask if why.name == "undo-chance" else ""
        return messages.Undo(False, what, facts, why.name, why.facts[0] if why.facts else fact)

    def _offered(self, offer: Offer, seat: Seat | None) -> messages.UndoOffer:
        """What would be taken back, as a seat knows it: a card face down stays so."""
        place = self.match.last_choice(offer.by)
        assert place is not None
        request, answer = self.match.history[place]
        what = f"{request.ask} {request.shown(answer, seat)}"
        facts = list(request.facts_for(seat))
        return messages.UndoOffer(offer.by, what, facts, sorted(offer.to))

    def asked(self, seat: Seat | None) -> messages.Asked | None:
        """The open question as a seat sees it."""
        return asked(self.match, seat, self.asked_since)

    def ahead(self, seat: Seat, message: messages.AskAhead) -> messages.AheadReply:
        """Where a seat's answers would lead."""
        found = look_ahead(self.match, seat, message.lines, message.first)
        view: Any = to_json(found.match.view(seat))
        return messages.AheadReply(
            id=message.id,
            number=self.number,
            steps=[
                messages.Step(
                    request.ask,
                    list(request.facts_for(seat)),
                    list(answering.codes(request)),
                    request.code(answer),
                )
                for request, answer in found.steps
            ],
            asked=asked(found.match, seat, self.asked_since) if found.goes_on else None,
            view=view,
        )

    def is_connected(self, seat: Seat) -> bool:
        """Whether somebody looks at the table through this seat, in this process."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def seats(self, person: str | None, mine: Seat | None = None) -> list[messages.SeatInfo]:
        """The seats, for somebody who holds those of a person or came by a link."""
        return [
            seat_info(seat, person, seat.seat == mine, self.is_connected(seat.seat))
            for seat in self.row.seats.values()
        ]

    def state(self, subscriber: Subscriber) -> messages.State:
        """All that a subscriber sees; what it has is brought up to date."""
        seat, number = subscriber.seat, subscriber.number
        start = self.events_from(seat, number, subscriber.events)
        told = self.told(seat)
        by_order = [one for who, one in self._by_order if who == seat][-MOST_BY_ORDER:]
        orders = self.row.seats[seat].orders if seat is not None else []
        offer = self.offer
        view: Any = self.view(seat)
        outcome = self.match.outcome
        state = messages.State(
            table=self.row.table_id,
            seat=seat,
            number=self.number,
            answers=len(self.match.history),
            events_from=start,
            events=told[start:],
            view=view,
            asked=self.asked(seat),
            undo=self.undo_of(seat),
            offer=None if offer is None else self._offered(offer, seat),
            orders=[messages.Order(name, since) for name, since, _ in orders],
            seats=self.seats(subscriber.person, seat),
            outcome=None
            if outcome is None
            else messages.Outcome(list(outcome.winners), outcome.condition, outcome.score),
            host=subscriber.person == self.row.host,
            kind=self.row.kind,  # type: ignore[arg-type]
            game=self.row.game,
            rematch=self.row.rematch,
            by_order=by_order,
        )
        subscriber.number, subscriber.events = self.number, len(told)
        subscriber.changed = False
        return state


def for_people(seat: SeatRow) -> bool:
    """Whether a person has a seat or may take it, whoever answers for it now."""
    return seat.kind != "computer" or bool(seat.holders)


def seat_info(seat: SeatRow, person: str | None, mine: bool, connected: bool) -> messages.SeatInfo:
    """A seat as anybody at the table sees it."""
    kind: Any = seat.kind
    if seat.player is not None:
        kind = "computer"
    elif seat.holders:
        kind = "person"
    return messages.SeatInfo(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        player=seat.player,
        mine=mine or (person is not None and person in seat.holders),
        connected=connected,
        for_people=for_people(seat),
        trouble=seat.trouble,
    )


def asked(match: Match[Any], seat: Seat | None, since: float) -> messages.Asked | None:
    """The open question as a seat (None: a spectator) sees it."""
    request = match.pending
    if request is None:
        return None
    mine = seat is not None and request.put_to in (seat, None)
    dice = None
    options: list[str] = []
    if isinstance(request.things, Rolls):
        faces = [str(face) for face in dict.fromkeys(request.things.faces)]
        dice = messages.Dice(request.things.dice, faces)
    elif mine and seat is not None:
        options = match.options_for(seat)
    return messages.Asked(
        seat=request.put_to,
        ask=request.ask,
        facts=list(request.facts_for(seat)),
        chance=request.is_chance,
        secret=request.seen_by is not None,
        mine=mine,
        options=options,
        dice=dice,
        since=since,
    )
