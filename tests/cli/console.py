"""Playing in the terminal from a test: lines typed, what is printed, and the match behind it."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from thirdage.cli import main, terminal
from thirdage.cli.menu import Menu
from thirdage.cli.screens import screen_of
from thirdage.games import game_named
from thirdage.table.match import Match
from thirdage.table.record import Header, Recorder, parse, replay
from thirdage.table.scripts import Seat
from thirdage.words import Words

GAME = "war-of-the-ring"
WIDTH, HEIGHT = 80, 24

Lines = Iterable[str] | Callable[[Menu], str]
"""What is typed: lines, or for each question a line that depends on it."""


class Person:
    """Somebody at the terminal of this process. When the lines run out, it presses Ctrl-D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.menu: Menu | None = None
        self.table: terminal.TerminalTable | None = None
        self.lines: Iterator[str] | Callable[[Menu], str] = iter(())
        self.out = self.err = ""
        self.at_prompt: Callable[[str], None] = lambda prompt: None
        """What is done before a line is typed."""
        monkeypatch.setenv("COLUMNS", str(WIDTH))
        monkeypatch.setenv("LINES", str(HEIGHT))
        monkeypatch.setattr(terminal, "type_line", self.type_line)
        # A disk that is waited for thousands of times is not what these tests are about.
        monkeypatch.setattr(os, "fsync", lambda number: None)
        self._watch(monkeypatch)

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        sit_down, show = terminal.TerminalTable.__init__, Menu.show

        def sitting_down(table: terminal.TerminalTable, *arguments: Any) -> None:
            self.table = table
            sit_down(table, *arguments)

        def shown(menu: Menu, console: Any) -> None:
            self.menu = menu
            show(menu, console)

        monkeypatch.setattr(terminal.TerminalTable, "__init__", sitting_down)
        monkeypatch.setattr(Menu, "show", shown)

    def type_line(self, prompt: str = "") -> str:
        """The next line, printed after the prompt as if it had been typed."""
        self.at_prompt(prompt)
        try:
            line = self._line(prompt)
        except StopIteration:
            print(f"{prompt}^D")
            raise EOFError from None
        print(f"{prompt}{line}")
        return line

    def _line(self, prompt: str) -> str:
        if not prompt:
            return ""  # Enter, where the screen is handed over
        if callable(self.lines):
            assert self.menu is not None
            return self.lines(self.menu)
        return next(self.lines)

    def runs(self, *arguments: str | Path, lines: Lines = ()) -> int:
        """Run the command; gives the exit code."""
        self.lines = lines if callable(lines) else iter(lines)
        code = main([str(argument) for argument in arguments])
        self.out, self.err = self.capsys.readouterr()
        return code

    def plays(self, *arguments: str | Path, lines: Lines = ()) -> str:
        """Play War of the Ring; gives what was printed, without spaces at the ends of lines."""
        assert self.runs("play", GAME, *arguments, lines=lines) == 0
        assert self.err == ""
        return "\n".join(line.rstrip() for line in self.out.splitlines())

    def sits_at(
        self,
        match: Match[Any],
        seat: Seat,
        folder: Path,
        lines: Lines = (),
        language: str = "en",
        against: str = "random",
    ) -> str:
        """Go on with this match, which is kept in the file "game.record" of the folder; gives
        what was printed, without spaces at the ends of lines."""
        players = {other: "human" if other == seat else against for other in match.state.seats}
        header = Header(GAME, 1, {}, 1, players)
        path = folder / "game.record"
        path.unlink(missing_ok=True)
        recorder = Recorder(path, header)
        recorder.catch_up(match)
        words = Words(language, GAME)
        screen = screen_of(GAME, words)
        table = terminal.TerminalTable(match, header, recorder, words, screen, path)
        table.heard = dict.fromkeys(table.people, table.log.now())
        self.lines = lines if callable(lines) else iter(lines)
        self.capsys.readouterr()
        try:
            assert table.run() == 0
        finally:
            recorder.close()
        self.out, self.err = self.capsys.readouterr()
        return "\n".join(line.rstrip() for line in self.out.splitlines())

    @property
    def match(self) -> Match[Any]:
        """The match that is being played, or was."""
        assert self.table is not None
        return self.table.match


def wander(seed: int, until: str = "", most: int = 10_000) -> Callable[[Menu], str]:
    """Somebody who answers anything, to a question or to so many."""
    luck = random.Random(seed)
    answers = 0

    def answer(menu: Menu) -> str:
        nonlocal answers
        if menu.ask == until or answers == most:
            raise StopIteration
        answers += 1
        return luck.choice(menu.choices).number

    return answer


def after(line: str, out: str) -> str:
    """What was printed after this line had been typed, until the next prompt."""
    _, typed, rest = out.partition(f"\n> {line}\n")
    assert typed, f"{line!r} was not typed"
    return f"\n{rest}".partition("\n>")[0][1:]


def read(path: Path) -> Match[Any]:
    """The match that a file keeps."""
    return replay(parse(path.read_text(encoding="utf-8")), game_named(GAME))


def rows(path: Path) -> list[str]:
    """The answers in a file, one space between the words."""
    text = path.read_text(encoding="utf-8")
    found = [" ".join(line.split()) for line in text.splitlines()]
    return [line for line in found if re.match(r"(chance|free-peoples|shadow) ", line)]
