"""Events: what happened, told as it happens, kept outside the state."""

from __future__ import annotations

from typing import NamedTuple

from thirdage.table.scripts import Seat


class Event(NamedTuple):
    """Something that happened: the name of a message, its arguments, and who may know it.

    `facts` are codes and numbers, never sentences. `seen_by` None means everybody.
    """

    name: str
    facts: tuple[str | int, ...]
    seen_by: Seat | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know it."""
        return self.seen_by is None or self.seen_by == seat


class Told(NamedTuple):
    """An event and the number of answers that had been given by then."""

    after: int
    event: Event
