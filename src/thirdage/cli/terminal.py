"""A match between people at this terminal and computer players."""

from __future__ import annotations

import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from thirdage.cli.log import Heard, Line, Log
from thirdage.cli.menu import Choice, Menu
from thirdage.cli.screens import Screen
from thirdage.players.catalogue import make_player
from thirdage.players.player import Player, Question
from thirdage.table.dealers import Seeded
from thirdage.table.match import CannotUndo, Match
from thirdage.table.record import Header, Recorder
from thirdage.table.scripts import Request, Seat
from thirdage.words import Words

HUMAN: Final = "human"
LOG_LINES: Final = 30
LINES_AFTER_RESUME: Final = 10
MOST_NAMED: Final = 8
PROMPT: Final = "> "
FORGET_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what could be scrolled back to."""


class Leave(Exception):
    """The person wants to stop; the match is saved."""


class TerminalTable:
    """A match between people at this terminal and computer players."""

    def __init__(
        self,
        match: Match[Any],
        header: Header,
        recorder: Recorder,
        words: Words,
        screen: Screen,
        path: Path,
        told: int = 0,
    ) -> None:
        """`told` events have been told in an earlier session."""
        self.game = game = match.game
        self.match = match
        self.recorder = recorder
        self.words = words
        self.path = path
        self.console = Console(highlight=False)
        self.screen = screen
        self.log = Log(match, words, self.screen)
        self.people = [seat for seat, name in header.players.items() if name == HUMAN]
        luck = Seeded((header.seed or 0) + len(match.history))
        self.computers: dict[Seat, Player] = {
            seat: make_player(name, game.name, seat, luck.below(1 << 40), header.options)
            for seat, name in header.players.items()
            if name != HUMAN
        }
        self.heard = {
            seat: self.log.last(seat, LINES_AFTER_RESUME) if told else Heard()
            for seat in self.people
        }
        self.began = False
        self.in_log = False
        self.moment = ""
        self.asked_last = ""
        self.at_screen: Seat | None = None
        self.commands: dict[str, Callable[[Seat, Menu, str], None]] = {
            "m": self.show_board,
            "h": self.show_hand,
            "s": self.show_status,
            "c": self.show_card,
            "l": self.show_log,
            "u": self.undo,
            "w": self.why_not,
            "?": self.show_help,
            "q": self.leave,
            "concede": self.concede,
        }

    # ---- the loop

    def run(self) -> int:
        """Until the match is over or somebody leaves."""
        edit_lines()
        self.say(self.words.text("play-welcome", file=str(self.path)), soft_wrap=True)
        try:
            while (request := self.match.pending) is not None:
                seat = request.seat
                assert seat is not None
                if seat in self.computers:
                    self.take(self.computers[seat].answer(Question(self.match, seat)))
                else:
                    self.ask(seat, request)
        except (Leave, EOFError, KeyboardInterrupt) as left:
            if not isinstance(left, Leave):
                self.console.print()
            self.part()
            return 0
        except Exception:
            # A mistake in the program, which its authors want to see; the match is not lost.
            self.part()
            raise
        self.end()
        return 0

    def part(self) -> None:
        """Say how to go on with the match later."""
        self.cover()
        command = f"thirdage play {self.game.name} --resume {shlex.quote(str(self.path))}"
        if self.words.language != "en":
            command += f" --language {self.words.language}"
        self.say(self.words.text("play-saved", command=command), soft_wrap=True)

    def end(self) -> None:
        """Tell how the match ended."""
        self.cover()
        seat = self.people[0] if len(self.people) == 1 else None
        since = self.log.last(None, LINES_AFTER_RESUME) if seat is None else self.heard[seat]
        self.console.print(self.log.show(self.log.lines(seat, since)))
        self.console.print(self.screen.brief(self.match.view(seat)))
        over = self.words.text("play-over", file=str(self.path))
        self.say(over, style="bold", soft_wrap=True)

    def take(self, answer: int | str) -> None:
        """Give an answer and save it; Ctrl-C waits until both are done."""
        with uninterrupted():
            self.match.answer(answer)
            self.recorder.append(self.match)

    def say(self, text: str, style: str = "", soft_wrap: bool = False) -> None:
        """Print a sentence."""
        self.console.print(Text(text, style=style), soft_wrap=soft_wrap)

    # ---- asking

    def ask(self, seat: Seat, request: Request) -> None:
        """Show what has happened and what can be answered, and read an answer or a command."""
        self.hand_over(seat)
        self.tell(seat)
        view = self.match.view(seat)
        menu = Menu(request, seat, view, self.words, self.screen)
        if not self.began or request.ask in self.screen.openings:
            self.began = True
            self.in_log = False
            self.console.print()
            self.console.print(self.screen.brief(view))
            self.say(self.words.text("play-hint"), style="italic")
        if request.ask != self.asked_last:
            self.tell_moment(self.screen.moment(view))
        self.asked_last = request.ask
        if self.is_forced(menu):
            if (menu.ask, menu.choices[0].code) not in self.screen.silent:
                only = Text(f"{menu.asks} {menu.choices[0].name}")
                self.print_lines([Line("forced", only)])
            self.take(0)
            return
        if self.in_log:
            self.console.print()
            self.in_log = False
        menu.show(self.console)
        while self.match.pending is request and not self.answered(seat, menu):
            pass

    def is_forced(self, menu: Menu) -> bool:
        """Whether the only option is taken without asking. With two people the other would
        see that there was nothing to choose."""
        if len(menu.choices) > 1 or len(self.people) > 1:
            return False
        return (menu.ask, menu.choices[0].code) not in self.screen.confirmed

    def answered(self, seat: Seat, menu: Menu) -> bool:
        """Read a line and do what it says; whether it was an answer."""
        line = type_line(PROMPT).strip()
        if not line:
            menu.show(self.console)
            return False
        choice = menu.exactly(line)
        word, _, rest = line.partition(" ")
        if choice is None and word in self.commands:
            self.commands[word](seat, menu, rest.strip())
            return False
        found = [choice] if choice is not None else menu.find(line)
        if len(found) == 1:
            self.take(found[0].code)
            return True
        if found:
            self.say(self.words.text("play-ambiguous", line=line, options=_some(found)))
        else:
            self.say(self.words.text("play-not-understood", line=line))
        return False

    def tell_moment(self, moment: RenderableType | None) -> None:
        """Show what is going on if that has changed."""
        with self.console.capture() as captured:
            self.console.print(moment or "")
        if captured.get() != self.moment and moment is not None:
            self.console.print()
            self.console.print(moment)
            self.in_log = False
        self.moment = captured.get()

    def hand_over(self, seat: Seat) -> None:
        """With several people at one screen: the next one takes it unseen."""
        if len(self.people) == 1 or self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.cover()
        name = self.screen.who(self.match.view(None), seat)
        self.say(self.words.text("play-hand-over", seat=name), style="bold")
        type_line()
        self.cover()
        self.at_screen = seat
        self.began = False
        self.moment = self.asked_last = ""

    def cover(self) -> None:
        """Clear the screen, and what can be scrolled back to, of what one person has seen."""
        if len(self.people) > 1 and self.console.is_terminal:
            self.console.file.write(FORGET_ALL)
            self.console.file.flush()

    def tell(self, seat: Seat) -> None:
        """What has happened since the seat was asked last."""
        lines = self.log.lines(seat, self.heard[seat], own=False)
        self.heard[seat] = self.log.now()
        if lines:
            self.print_lines(lines)

    def print_lines(self, lines: list[Line]) -> None:
        """Print lines of the log, those that follow each other without a gap."""
        if not self.in_log:
            self.console.print()
        self.console.print(self.log.show(lines))
        self.in_log = True

    # ---- commands

    def show_board(self, seat: Seat, menu: Menu, rest: str) -> None:
        """The map, or a part of it."""
        board = self.screen.board(self.match.view(seat), _or_option(menu, rest))
        self.show(board, rest)

    def show_hand(self, seat: Seat, menu: Menu, rest: str) -> None:
        """The hand."""
        self.console.print(self.screen.hand(self.match.view(seat)))

    def show_status(self, seat: Seat, menu: Menu, rest: str) -> None:
        """Where the match stands."""
        self.console.print(self.screen.status(self.match.view(seat)))

    def show_card(self, seat: Seat, menu: Menu, rest: str) -> None:
        """The text of a card or a Character, by its name, its code or its number in the list;
        without a name, of all options that are one."""
        if rest:
            self.show(self.screen.about(_or_option(menu, rest)), rest)
            return
        texts = [self.screen.about(choice.code) for choice in menu.choices]
        if not any(texts):
            self.show_hand(seat, menu, rest)
        for text in filter(None, texts):
            self.console.print(text)

    def show_log(self, seat: Seat, menu: Menu, rest: str) -> None:
        """The last things that happened."""
        number = int(rest) if rest.isdecimal() else LOG_LINES
        self.console.print(self.log.show(self.log.lines(seat, self.log.last(seat, number))))

    def undo(self, seat: Seat, menu: Menu, rest: str) -> None:
        """Take back the last choice."""
        try:
            with uninterrupted():
                self.match.undo(seat)
                self.recorder.undo(self.match, seat)
        except CannotUndo as reason:
            self.say(self.undo_reason(reason.name, reason.facts))
            return
        now = self.log.now()
        self.heard = {
            person: Heard(min(now.events, heard.events), min(now.answers, heard.answers))
            for person, heard in self.heard.items()
        }
        self.heard[seat] = now
        self.say(self.words.text("play-undone"))

    def undo_reason(self, message: str, facts: tuple[str, ...]) -> str:
        """Why a choice cannot be undone, in the person's language."""
        view = self.match.view(None)
        names = [self.screen.who(view, seat) for seat in facts]
        return self.words.text(message, **dict(zip("ab", names, strict=False)))

    def why_not(self, seat: Seat, menu: Menu, rest: str) -> None:
        """Why a thing is not possible."""
        thing = self.screen.thing(rest)
        if thing is None:
            self.say(self.words.text("play-why-what", line=rest))
            return
        reason = self.match.why_not(seat, thing)
        if reason is None:
            verb, *names = map(self.words.thing, thing.split())
            possible = f"{verb} {', '.join(names)}".strip()
            self.say(self.words.text("play-possible", thing=possible))
        else:
            self.say(f"{self.words.reason(reason.name, reason.facts)} ({reason.rule})")

    def show_help(self, seat: Seat, menu: Menu, rest: str) -> None:
        """All commands."""
        self.say(self.words.text("play-help"))

    def leave(self, seat: Seat, menu: Menu, rest: str) -> None:
        """Stop for now."""
        raise Leave

    def concede(self, seat: Seat, menu: Menu, rest: str) -> None:
        """Give up."""
        sure = type_line(self.words.text("play-concede") + " ")
        if sure.strip().casefold() in self.words.text("play-yes-words").split():
            with uninterrupted():
                self.match.concede(seat)
                self.recorder.append(self.match)

    def show(self, found: RenderableType | None, name: str) -> None:
        """Print something, or that there is nothing of this name."""
        if found is None:
            self.say(self.words.text("play-no-such-thing", name=name))
        else:
            self.console.print(found)


def edit_lines() -> None:
    """Let lines be edited as in a shell, where that can be done."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return
    # What one person types must not come up for the other.
    readline.set_auto_history(False)


def type_line(prompt: str = "") -> str:
    """A line that somebody types; if it comes from elsewhere, it is shown like a typed one."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until this is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupts: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt


def _or_option(menu: Menu, name: str) -> str:
    """The code of the option with this number; else the name as it is."""
    choice = menu.exactly(name) if name.isdecimal() and menu.counted is None else None
    return name if choice is None else choice.code.split()[-1]


def _some(choices: list[Choice]) -> str:
    names = [choice.name for choice in choices[:MOST_NAMED]]
    return ", ".join(names) + (" …" if len(choices) > MOST_NAMED else "")
