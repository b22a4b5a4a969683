"""What has happened, told in groups: one for each action, with the dice as they fell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from thirdage.cli.screens import Screen
from thirdage.table.events import Event
from thirdage.table.match import Given, Match
from thirdage.table.record import TURN
from thirdage.table.scripts import Rolls, Seat
from thirdage.words import Words


class Heard(NamedTuple):
    """How much of a match somebody has been told: so many events, so many answers."""

    events: int = 0
    answers: int = 0


class Line(NamedTuple):
    """One line of the log."""

    kind: str
    """ "turn", "heading", "event" or "forced"."""
    text: Text


class Log:
    """Tells the events of a match."""

    def __init__(self, match: Match[Any], words: Words, screen: Screen) -> None:
        self.match: Final = match
        self.words: Final = words
        self.screen: Final = screen

    def now(self) -> Heard:
        """All that has happened so far."""
        return Heard(len(self.match.events), len(self.match.history))

    def last(self, seat: Seat | None, number: int) -> Heard:
        """All that has happened before the last events that this seat is told, so many."""
        events = self.match.events
        place = len(events)
        while number and place:
            place -= 1
            if self._text(events[place].event, seat) is not None:
                number -= 1
        return self.now() if place == len(events) else Heard(place, events[place].after)

    def _text(self, event: Event, seat: Seat | None) -> str | None:
        return self.words.event(event.name, event.facts) if event.is_for(seat) else None

    def lines(self, seat: Seat | None, since: Heard, own: bool = True) -> list[Line]:
        """What has happened since, as far as this seat may know. Without `own` its own actions
        have no heading, but what was decided for it, because there was no choice, is told."""
        found: list[Line] = []
        events = self.match.events
        number = since.events
        dice = ""
        for place in range(since.answers, len(self.match.history) + 1):
            while number < len(events) and events[number].after <= place:
                event = events[number].event
                number += 1
                text = self._text(event, seat)
                if text is None:
                    continue
                line = Text(text)
                if dice:
                    line.append(f"  [{dice}]", style="bold")
                    dice = ""
                found.append(Line("turn" if event.name == TURN else "event", line))
            if place == len(self.match.history):
                break
            given = self.match.history[place]
            dice = _dice(given)
            found += self._answer(given, place, seat, own)
        return found

    def _answer(self, given: Given, place: int, seat: Seat | None, own: bool) -> Iterator[Line]:
        request = given.request
        if request.seat is None:
            return
        if own or request.seat != seat:
            heading = self.screen.heading(self.match.history, place)
            if heading is not None:
                who = self.screen.who(self.match.view(None), request.seat)
                text = Text(self.words.label(who), style=self.screen.style(request.seat))
                yield Line("heading", text.append(heading))
        elif request.is_forced and (request.ask, given.code) not in self.screen.silent:
            option = self.screen.option(self.match.view(seat), request.ask, given.code)
            yield Line(
                "forced", Text(f"{self.words.question(request.ask, request.facts)} {option}")
            )

    def show(self, lines: list[Line]) -> RenderableType:
        """Lines as they are printed."""
        parts: list[RenderableType] = []
        grid: Table | None = None
        for kind, text in lines:
            if kind == "turn":
                parts.append(Text.assemble("── ", text, " ──", style="bold"))
                grid = None
            elif kind == "heading":
                heading = text.copy()
                heading.stylize("bold")
                parts.append(Text("▸ ").append(heading))
                grid = None
            else:
                if grid is None:
                    grid = Table.grid(padding=(0, 1))
                    parts.append(grid)
                grid.add_row("  ·", Text(text.plain, style="dim") if kind == "forced" else text)
        return Group(*parts)


def _dice(given: Given) -> str:
    """What numbered dice have shown: "2 5 5"."""
    request = given.request
    if not isinstance(request.things, Rolls) or not request.is_chance:
        return ""
    code = given.code
    return code if code.replace(" ", "").isdecimal() else ""
