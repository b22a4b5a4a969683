"""What rich lacks: lines that hang, and cells that flow into as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

INDENT: Final = 2


class Hanging:
    """A text whose further lines are indented."""

    def __init__(self, text: Text, indent: int = INDENT) -> None:
        self.text = text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        for number, line in enumerate(self.text.wrap(console, options.max_width - self.indent)):
            line.rstrip()
            yield Text(" " * self.indent).append(line) if number else line


class Flow:
    """Groups of cells, each with a title; all in columns of one width, read downwards."""

    def __init__(self, groups: Sequence[tuple[Text | None, Sequence[Text]]], gap: int = 2) -> None:
        self.groups = groups
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The groups one after the other."""
        width = max((cell.cell_len for _, cells in self.groups for cell in cells), default=1)
        columns = max(1, (options.max_width + self.gap) // (width + self.gap))
        for title, cells in self.groups:
            if title is not None:
                yield title
            if cells:
                yield self._columns(cells, columns, width)

    def _columns(self, cells: Sequence[Text], columns: int, width: int) -> Table:
        rows = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, self.gap))
        for _ in range(columns):
            grid.add_column(width=width)
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid
