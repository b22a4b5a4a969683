"""A question as a person sees it: the options, and how a typed line finds one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from thirdage.cli.names import begins_a_word, begins_so, fold
from thirdage.cli.screens import Screen
from thirdage.table.game import View
from thirdage.table.scripts import Request, Seat
from thirdage.words import Words

LINES_AROUND: Final = 6
"""How many lines of the screen are not for the options: the question, the answer …"""
LEAST_IN_COLUMNS: Final = 8


class Choice(NamedTuple):
    """An option as it is listed."""

    number: str
    """What is typed to take it."""
    code: str
    name: str


class Menu:
    """The options of a request to the seat that is asked."""

    def __init__(
        self, request: Request, seat: Seat, view: View, words: Words, screen: Screen
    ) -> None:
        self.ask: Final = request.ask
        self.asks: Final = words.question(request.ask, request.facts_for(seat))
        self.seat: Final = seat
        self.view: Final = view
        self.words: Final = words
        self.screen: Final = screen
        codes = [option.code for option in request.options()]
        self.counted: Final = _counted(codes)
        """What is counted by a question whose answers are numbers: "" or a code; else None."""
        self.choices: Final[list[Choice]] = [
            Choice(
                str(place) if self.counted is None else code.rpartition(" ")[2],
                code,
                screen.option(view, request.ask, code),
            )
            for place, code in enumerate(codes, 1)
        ]

    # ---- what was typed

    def find(self, line: str) -> list[Choice]:
        """The options that a line may mean: by number or code, else by name or code in full,
        else by their beginning, else by that of one of their words."""
        exact = self.exactly(line)
        if exact is not None:
            return [exact]
        wanted = fold(line)
        if not wanted or wanted.isdigit():
            return []
        names = [(fold(choice.name), fold(choice.code), choice) for choice in self.choices]
        for fits in (str.__eq__, begins_so, begins_a_word):
            found = [c for name, code, c in names if fits(wanted, name) or fits(wanted, code)]
            if found:
                return found
        return []

    def exactly(self, line: str) -> Choice | None:
        """The option with this number or code."""
        line = str(int(line)) if line.isdecimal() else line
        for choice in self.choices:
            if line in (choice.number, choice.code):
                return choice
        return None

    # ---- what is shown

    def question(self) -> Text:
        """Who is asked what."""
        style = f"bold {self.screen.style(self.seat)}"
        text = Text(f"{self.screen.who(self.view, self.seat)} – ", style=style)
        text.append(self.asks, style="bold not dim default")
        return text

    def show(self, console: Console) -> None:
        """Print the question and its options; a long list is followed by the question."""
        question = self.question()
        console.print(question)
        options = self._options(console)
        console.print(options)
        if _height(console, options) > console.height - LINES_AROUND:
            console.print(question)

    def _options(self, console: Console) -> RenderableType:
        room = console.height - LINES_AROUND
        if self.counted is not None:
            return self._numbers()
        texts = [self.screen.wording(self.ask, choice.code) for choice in self.choices]
        if any(texts):
            full = self._with_texts(texts)
            if _height(console, full) <= room:
                return full
            return self._with_texts(texts, cut=True)
        if len(self.choices) < LEAST_IN_COLUMNS or len(self.choices) <= room:
            return self._rows()
        return self._columns()

    def _numbers(self) -> Text:
        """Numbers to choose from: a whole range, or one by one."""
        values = sorted(int(choice.number) for choice in self.choices)
        range_ = len(values) > 2 and values == list(range(values[0], values[-1] + 1))
        text = f"{values[0]}–{values[-1]}" if range_ else " · ".join(map(str, values))
        prefix = self.words.label(self.words.thing(self.counted)) if self.counted else ""
        return Text(f"  {prefix}").append(text, style="bold")

    def _rows(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column()
        for choice in self.choices:
            note = self.screen.note(self.view, self.ask, choice.code)
            grid.add_row(f" {choice.number}", Text(choice.name), note)
        return grid

    def _columns(self) -> Columns:
        width = len(str(len(self.choices)))
        cells = []
        for choice in self.choices:
            note = self.screen.short_note(self.view, self.ask, choice.code)
            cell = Text(f"{choice.number:>{width}} ", style="bold")
            cell.append(choice.name, style="not bold")
            if note:
                cell.append(" ").append(note)
            cells.append(cell)
        return Columns(cells, padding=(0, 2), column_first=True, equal=True)

    def _with_texts(self, texts: Sequence[Text | None], cut: bool = False) -> Group:
        """Options with a text below the name, as cards have; `cut` to one line."""
        parts: list[RenderableType] = []
        for choice, text in zip(self.choices, texts, strict=True):
            title = Text(f"{choice.number:>2}  ", style="bold")
            title.append(choice.name, style="bold" if text else "not bold")
            note = self.screen.note(self.view, self.ask, choice.code)
            parts.append(title.append(" · ").append(note) if note else title)
            if text:
                wording = text.copy()
                wording.no_wrap, wording.overflow = cut, "ellipsis" if cut else "fold"
                parts.append(Padding(wording, (0, 0, 0, 4)))
        return Group(*parts)


def _counted(codes: Sequence[str]) -> str | None:
    """What all codes are numbers of: "" for plain numbers, "gondor-regular" for codes such as
    "gondor-regular 2"; None if they are no numbers."""
    parts = [code.rpartition(" ") for code in codes]
    if all(number.isdecimal() for _, _, number in parts):
        counted = {thing for thing, _, _ in parts}
        if len(counted) == 1:
            return counted.pop()
    return None


def _height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))
