"""Finished matches and uploaded records, to be looked at step by step."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from thirdage.games import game_named
from thirdage.server import answering, messages
from thirdage.server.database import StorageTrouble
from thirdage.server.live import LiveTable, asked
from thirdage.server.rows import Entry, TableRow
from thirdage.server.store import Store
from thirdage.server.tables import Trouble
from thirdage.server.threads import Threads
from thirdage.table.match import Match
from thirdage.table.plain import to_plain
from thirdage.table.record import (
    TURN,
    BadRecord,
    Header,
    header_text,
    parse,
    replay,
    result_words,
)
from thirdage.table.scripts import Facts, Rolls, Seat

LOG: Final = logging.getLogger("thirdage.replays")
IN_MEMORY: Final = 6
DAYS: Final = 30
"""So many days after it was last opened an uploaded record is kept."""
MOST_OF_ONE: Final = 20
"""So many records one person may have uploaded."""
MOST_OF_ALL: Final = 2_000
"""So many uploaded records are kept, those opened last: who comes without a cookie is somebody new
each time."""


class Replay(NamedTuple):
    """A match with all its checkpoints, and what its record says."""

    match: Match[Any]
    header: Header
    uploaded: bool


class Replays:
    """The replays that are looked at now."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self.store: Final = store
        self.threads: Final = threads
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._lock = asyncio.Lock()

    async def upload(self, person: str, record: str, title: str) -> messages.ReplayInfo:
        """Take in a record. Raises Trouble."""
        async with self._lock:
            found = await asyncio.to_thread(read_record, record)
        game = found.header.game
        name = await self.threads.write(
            self.store.add_upload, person, record, game, title, MOST_OF_ONE
        )
        if name is None:
            raise Trouble(409, "too-many-records", f"you have {MOST_OF_ONE} records")
        self._keep(name, found)
        return info(name, found)

    async def of(self, person: str) -> messages.KeptRecords:
        """The records that somebody has uploaded."""
        rows = await self.threads.read(self.store.uploads_of, person)
        records = [messages.KeptRecord(*row) for row in rows]
        return messages.KeptRecords(records, MOST_OF_ONE, DAYS)

    async def remove(self, person: str, name: str) -> None:
        """Keep a record of somebody no longer. Raises Trouble."""
        if not await self.threads.write(self.store.remove_upload, person, name):
            raise Trouble(404, "no-such-replay")
        self._kept.pop(name, None)

    async def sweep(self) -> None:
        """Forget the records that nobody opens any more."""
        before = time.time() - DAYS * 24 * 3600
        names = await self.threads.write(self.store.drop_uploads, before, MOST_OF_ALL)
        for name in names:
            self._kept.pop(name, None)
        if names:
            LOG.info("records dropped", extra={"number": len(names)})

    async def info(self, name: str) -> messages.ReplayInfo:
        """What there is to see: a replay is opened. Raises Trouble."""
        found = await self._find(name)
        if found.uploaded:
            try:
                await self.threads.write(self.store.upload_used, name)
            except StorageTrouble as error:
                # It can be looked at all the same.
                LOG.warning("not noted as opened", extra={"error": str(error)})
        return info(name, found)

    async def step(self, name: str, step: int, seat: Seat | None) -> messages.ReplayStep:
        """The match after so many answers. Raises Trouble."""
        found = await self._find(name)
        match = found.match
        if not 0 <= step <= len(match.history):
            raise Trouble(404, "no-such-replay", f"there are {len(match.history)} steps")
        if seat is not None and seat not in match.state.seats:
            raise Trouble(400, "bad-request", f"there is no seat {seat!r}")
        return replay_step(match, step, seat)

    async def _find(self, name: str) -> Replay:
        kept = self._kept.get(name)
        if kept is None:
            async with self._lock:
                kept = self._kept.get(name) or await self._load(name)
        self._keep(name, kept)
        return kept

    async def _load(self, name: str) -> Replay:
        record = await self.threads.read(self.store.upload, name)
        if record is not None:
            return await asyncio.to_thread(read_record, record)
        row = await self.threads.read(self.store.table, name)
        if row is None:
            raise Trouble(404, "no-such-replay")
        if not row.over:
            raise Trouble(409, "not-over")
        entries = await self.threads.read(self.store.entries, name)
        return await asyncio.to_thread(from_entries, row, entries)

    def _keep(self, name: str, found: Replay) -> None:
        self._kept[name] = found
        self._kept.move_to_end(name)
        while len(self._kept) > IN_MEMORY:
            self._kept.popitem(last=False)


def read_record(text: str) -> Replay:
    """Play a record again. Raises Trouble."""
    try:
        record = parse(text)
        game = game_named(record.header.game)
        return Replay(replay(record, game), record.header, uploaded=True)
    except (BadRecord, LookupError) as error:
        raise Trouble(400, "bad-record", str(error)) from error


def header_of(row: TableRow) -> Header:
    """The header of a table's record."""
    players = {seat.seat: seat.player or "human" for seat in row.seats.values()}
    return Header(row.game, row.rules, row.options, row.seed, players)


def from_entries(row: TableRow, entries: list[Entry]) -> Replay:
    """The match of a table, with all its checkpoints."""
    game = game_named(row.game)
    match: Match[Any] = Match(game, game.set_up(row.options))
    for entry in entries:
        answering.apply(match, entry, None)
    return Replay(match, header_of(row), uploaded=False)


def record_text(row: TableRow, entries: list[Entry], live: LiveTable) -> str:
    """The record of a table: what `thirdage replay --verify` reads."""
    lines = [header_text(header_of(row)).rstrip("\n"), ""]
    for entry in entries:
        if entry.kind == answering.UNDOES:
            lines += [f"{entry.seat:<13}undoes"] * int(entry.lines)
        elif entry.kind == answering.AGREED:
            lines += [f"{entry.seat:<13}undoes agreed"] * int(entry.lines)
        elif entry.kind == answering.CONCEDES:
            lines.append(f"{entry.seat:<13}concedes")
        elif entry.kind == answering.SEAT_CHANGE:
            lines.append(f"# {entry.seat}: {entry.lines}")
        elif entry.kind in answering.NO_MOVES:
            lines.append(f"# {entry.seat} {entry.kind}")
        elif entry.lines:
            lines.append(entry.lines)
    lines.append(f"{'result':<13}{result_words(live.match)}")
    return "\n".join(lines) + "\n"


def info(name: str, found: Replay) -> messages.ReplayInfo:
    """What a replay is."""
    match, header, _ = found
    turns = [
        messages.TurnAt(int(event.facts[0]), after)
        for after, event in match.events
        if event.name == TURN and event.facts
    ]
    outcome = match.outcome
    return messages.ReplayInfo(
        replay=name,
        game=header.game,
        options=dict(header.options),
        players=dict(header.players),
        seats=list(match.state.seats),
        steps=len(match.history),
        turns=turns,
        outcome=None
        if outcome is None
        else messages.Outcome(list(outcome.winners), outcome.condition, outcome.score),
        seed=None if header.seed is None else str(header.seed),
    )


def replay_step(match: Match[Any], step: int, seat: Seat | None) -> messages.ReplayStep:
    """A match after so many answers, as a seat sees it."""
    history = match.history
    # Between two forced answers there is no state to show: it is that of the next real question.
    then = match.after(step)
    answer = None
    facts: Facts = ()
    if step:
        request, index = history[step - 1]
        facts = request.facts_for(seat)
        answer = f"{request.who} {request.ask} {request.shown(index, seat)}"
    events = []
    number = 0
    for after, event in match.events:
        if after > step:
            break
        if event.is_for(seat):
            if after == step:
                events.append(messages.Told(number, after, event.name, list(event.facts)))
            number += 1
    return messages.ReplayStep(
        step=step,
        seat=seat,
        view=to_plain(then.view(seat)),
        answer=answer,
        answer_facts=list(facts),
        events=events,
        asked=asked(then, seat, 0.0),
    )


def rolls(match: Match[Any]) -> list[messages.Rolls]:
    """What public dice have shown so far, against what was to be expected."""
    shown: dict[str, Counter[str]] = {}
    kinds: dict[str, Mapping[str, float]] = {}
    for request, answer in match.history:
        things = request.things
        if not request.is_chance or request.seen_by is not None or not isinstance(things, Rolls):
            continue
        faces = [str(face) for face in things.faces]
        kinds[request.ask] = {face: faces.count(face) / len(faces) for face in faces}
        shown.setdefault(request.ask, Counter()).update(map(str, things[answer]))
    found = []
    for ask, counts in shown.items():
        dice = counts.total()
        seat = next((s for s in match.state.seats if ask.startswith(f"{s}-")), None)
        found.append(
            messages.Rolls(
                ask,
                seat,
                dice,
                {face: counts[face] for face in kinds[ask]},
                {face: share * dice for face, share in kinds[ask].items()},
            )
        )
    return found
