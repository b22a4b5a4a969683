"""What stands in the database, as the server handles it, and the names and secrets it makes up."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: str
    action: str | None
    lines: str
    at: float


class SeatRow(NamedTuple):
    """A seat as stored, and who holds it (in the order in which they came)."""

    seat: str
    kind: str
    player: str | None
    token: str
    orders: list[list[Any]]
    """Name, since when, after how many events."""
    notify: str | None
    notify_language: str
    notify_problem: str | None
    trouble: str | None
    holders: tuple[str, ...]
    name: str
    """The name of the first who came."""


class TableRow(NamedTuple):
    """A table as stored."""

    table_id: str
    game: str
    rules: int
    kind: str
    options: dict[str, str]
    seed: int | None
    host: str
    watch_token: str
    created: float
    changed: float
    number: int
    answers: int
    turn: int
    asked: str | None
    over: bool
    outcome: dict[str, Any] | None
    rematch: str | None
    seats: dict[str, SeatRow]
    watchers: tuple[str, ...]

    def held_by(self, person: str) -> list[str]:
        """The seats that this person holds."""
        return [seat.seat for seat in self.seats.values() if person in seat.holders]


class Standing(NamedTuple):
    """Where a match stands after an entry, as it is repeated in the row of its table."""

    answers: int
    turn: int
    asked: str | None
    outcome: dict[str, Any] | None
    over: bool


class Notice(NamedTuple):
    """A notice that is due: a seat has been waited for since entry `number`."""

    table_id: str
    seat: str
    number: int
    tries: int
    url: str
    language: str


class UploadRow(NamedTuple):
    """A record that somebody has uploaded, without its text."""

    replay: str
    game: str
    title: str
    used: float
    """When it was last opened."""


def new_id() -> str:
    """A name for a table or a replay: 60 bits, as it stands in share links."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def new_token() -> str:
    """The secret of a link: 144 bits."""
    return secrets.token_urlsafe(18)
