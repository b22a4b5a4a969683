"""Stones: a complete game in a dozen lines of rules, to show how the kit is used.

Two dice say how many stones lie on the table. In turn each player takes one, two or three
of them. Whoever takes the last one wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from thirdage.table.agenda import StepBook, Steps, Todo, plan
from thirdage.table.events import Event
from thirdage.table.game import Form, Options, Outcome, Reason, StandingOrder, View, Way, one_form
from thirdage.table.scripts import Request, Script, Seat, choose, roll

STEPS = StepBook()


@dataclass(slots=True)
class Table:
    """The state between two steps."""

    stones: int = 0
    turn: int = 0
    outcome: Outcome | None = None
    agenda: list[Todo] = field(default_factory=list)
    listener: Callable[[Event], None] | None = None
    seats: tuple[Seat, ...] = ("white", "black")

    def copy(self) -> Table:
        return Table(self.stones, self.turn, self.outcome, self.agenda[:])


@STEPS.step
def throw(table: Table) -> Script[Steps]:
    """Two dice say how many stones there are."""
    table.stones = sum((yield from roll("stones", 2)))
    return [plan(take, "white")]


@STEPS.step
def take(table: Table, seat: Seat) -> Script[Steps]:
    """A player takes one to three stones; with the last one he wins."""
    table.turn += 1
    table.stones -= yield from choose(seat, "take", range(1, min(3, table.stones) + 1))
    if table.stones == 0:
        table.outcome = Outcome((seat,), "last stone")
        return []
    return [plan(take, "black" if seat == "white" else "white")]


class Stones:
    """The game, as the table wants it."""

    name = "stones"
    rules_version = 1
    steps = STEPS
    forms: Mapping[str, Form] = one_form("white", "black")
    orders: Mapping[str, StandingOrder[Table]] = {}

    def set_up(self, options: Options) -> Table:
        return Table(agenda=[plan(throw)])

    def view(self, state: Table, seat: Seat | None) -> View:
        return {"stones": state.stones, "turn": state.turn}

    def secrets(self, state: Table, seat: Seat | None) -> Mapping[str, list[str]]:
        return {}

    def rename(self, state: Table, names: Mapping[str, str]) -> None:
        """Nothing is hidden."""

    def concede(self, state: Table, seat: Seat) -> None:
        other = "black" if seat == "white" else "white"
        state.outcome = Outcome((other,), "concession")

    def why_not(
        self, state: Table, request: Request | None, said: Sequence[str], seat: Seat, thing: str
    ) -> Reason | None:
        if not thing.isdigit():
            raise ValueError(f"{thing!r} is no number of stones")
        if not 1 <= int(thing) <= 3:
            return Reason("2", "one-to-three")
        return None if int(thing) <= state.stones else Reason("2", "not-so-many")

    def ways(
        self, state: Table, request: Request, said: Sequence[str], thing: str
    ) -> Sequence[Way]:
        return []


STONES = Stones()
