"""`thirdage play`: a match in the terminal."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from thirdage.cli.screens import Screen, screen_of
from thirdage.games import game_named
from thirdage.players.catalogue import make_player, players_of
from thirdage.players.player import Player, Question
from thirdage.table.dealers import Seeded
from thirdage.table.game import Game, complete
from thirdage.table.match import CannotUndo, Illegal, Match
from thirdage.table.record import BadRecord, Header, Recorder, parse, replay
from thirdage.table.scripts import Request, Seat
from thirdage.words import Words

HUMAN = "human"
MOST_SHOWN = 30


class PlayOrder(NamedTuple):
    """What was asked for."""

    game: str
    seat: Seat | None
    against: str
    seed: int | None
    record: Path | None
    resume: Path | None
    language: str


class Leave(Exception):
    """The person wants to stop; the match is saved."""


def play(order: PlayOrder) -> int:
    """Play, or go on with a saved match. Raises LookupError, ValueError or OSError."""
    game = game_named(order.game)
    words = Words(order.language, game.name)
    if order.resume is not None:
        match, header, recorder = resume(game, order.resume)
        path = order.resume
    else:
        header = new_header(game, order)
        path = order.record or new_path(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        state = game.set_up(header.options)
        assert header.seed is not None
        match = Match(game, state, Seeded(header.seed))
        recorder = Recorder(path, header)
        recorder.append(match)
    table = TerminalTable(game, match, header, recorder, words, path)
    return table.run()


def new_header(game: Game[Any], order: PlayOrder) -> Header:
    """What stands at the head of a new record. Raises LookupError."""
    seats = game.seats
    seat = seats[0] if order.seat is None else order.seat
    if seat not in seats:
        raise LookupError(f"{game.name} has no seat {seat!r}; seats: {', '.join(seats)}")
    known = [*players_of(game.name), HUMAN]
    if order.against not in known:
        raise LookupError(f"there is no player {order.against!r}; players: {', '.join(known)}")
    players = {other: HUMAN if other == seat else order.against for other in seats}
    seed = secrets.randbelow(1 << 32) if order.seed is None else order.seed
    return Header(game.name, game.rules_version, complete(game, {}), seed, players)


def new_path(game: Game[Any]) -> Path:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return Path(data) / "thirdage" / "matches" / f"{game.name}-{now}.record"


def resume(game: Game[Any], path: Path) -> tuple[Match[Any], Header, Recorder]:
    """A saved match to go on with. A last line that was torn by a crash is dropped. Raises
    ValueError if the record does not fit."""
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    try:
        record = parse(whole)
        match = replay(record, game)
    except BadRecord as bad:
        raise ValueError(f"{path}: {bad}") from bad
    if match.pending is None:
        raise ValueError(f"{path}: this match is over; see thirdage replay")
    recorder = Recorder(path, record.header, resume=True)
    recorder.catch_up(match)
    if match.dealer is not None:
        match.deal()
        recorder.append(match)
    return match, record.header, recorder


class TerminalTable:
    """A match between people at this terminal and computer players."""

    def __init__(
        self,
        game: Game[Any],
        match: Match[Any],
        header: Header,
        recorder: Recorder,
        words: Words,
        path: Path,
    ) -> None:
        self.game = game
        self.match = match
        self.recorder = recorder
        self.words = words
        self.path = path
        self.console = Console(highlight=False)
        self.screen: Screen = screen_of(game.name, words)
        self.people = [seat for seat, name in header.players.items() if name == HUMAN]
        luck = Seeded((header.seed or 0) + len(match.history))
        self.computers: dict[Seat, Player] = {
            seat: make_player(name, game.name, seat, luck.below(1 << 40))
            for seat, name in header.players.items()
            if name != HUMAN
        }
        self.heard = len(match.events)
        self.shown_turn = (-1, -1)
        self.at_screen: Seat | None = None
        self.commands: dict[str, Callable[[Seat, str], None]] = {
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
        self.console.print(self.words.text("play-welcome", file=str(self.path)))
        try:
            while (request := self.match.pending) is not None:
                seat = request.seat
                assert seat is not None
                if seat in self.computers:
                    self.take(self.computers[seat].answer(Question(self.match, seat)))
                else:
                    self.ask(seat, request)
        except (Leave, EOFError, KeyboardInterrupt):
            self.recorder.close()
            self.console.print()
            command = f"thirdage play {self.game.name} --resume {self.path}"
            self.console.print(self.words.text("play-saved", command=command))
            return 0
        self.tell(self.people[0] if len(self.people) == 1 else None)
        self.recorder.close()
        self.console.print(self.screen.status(self.match.view(None)))
        self.console.print(self.words.text("play-over", file=str(self.path)), style="bold")
        return 0

    def take(self, answer: int | str) -> None:
        """Give an answer and save it."""
        self.match.answer(answer)
        self.recorder.append(self.match)

    # ---- asking

    def ask(self, seat: Seat, request: Request) -> None:
        """Show what has happened and what can be answered, and read an answer or a command."""
        self.hand_over(seat)
        self.tell(seat)
        view = self.match.view(seat)
        now = (view["turn"], view["phase"])
        if now != self.shown_turn or request.ask == "die":
            self.shown_turn = now
            self.console.print(self.screen.status(view))
        if len(request.things) == 1 and len(self.people) == 1:
            only = self.words.option(request.ask, request.code(0))
            self.console.print(
                f"{self.words.question(request.ask)} {only}", style="dim", markup=False
            )
            self.take(0)
            return
        self.show_options(request)
        while True:
            line = self.console.input("[bold]> [/bold]").strip()
            if not line:
                self.show_options(request)
                continue
            if self.answered(request, line):
                return
            word, _, rest = line.partition(" ")
            command = self.commands.get(word)
            if command is None:
                self.console.print(self.words.text("play-not-understood", line=line))
                continue
            command(seat, rest.strip())
            if self.match.pending is not request:
                return

    def answered(self, request: Request, line: str) -> bool:
        """Whether the line was an answer: an option's number or code."""
        if line.isdigit() and 1 <= int(line) <= len(request.things):
            self.take(int(line) - 1)
            return True
        if request.index(line) is None:
            return False
        try:
            self.take(line)
        except Illegal:
            return False
        return True

    def show_options(self, request: Request) -> None:
        """The question and its numbered options."""
        self.console.print(
            Text(f"{self.words.name(request.who)}: ", style="bold").append(
                self.words.question(request.ask), style="bold"
            )
        )
        options = request.options()
        width = len(str(len(options)))
        rows = [
            f"{option.place + 1:>{width}}  {self.words.option(request.ask, option.code)}"
            for option in options
        ]
        if len(rows) <= MOST_SHOWN:
            for row in rows:
                self.console.print(row, markup=False)
        else:
            self.console.print(Columns([Text(row) for row in rows], padding=(0, 3)))
        self.console.print(self.words.text("play-hint"), style="dim")

    def hand_over(self, seat: Seat) -> None:
        """With several people at one screen: the next one takes it unseen."""
        if len(self.people) > 1 and self.at_screen != seat:
            if self.at_screen is not None:
                self.console.clear()
            self.console.print(self.words.text("play-hand-over", seat=self.words.name(seat)))
            self.console.input()
            self.at_screen = seat
            self.heard = max(0, self.heard - MOST_SHOWN)

    def tell(self, seat: Seat | None) -> None:
        """What has happened since the last time, as far as this seat may know."""
        events = self.match.events
        for told in events[self.heard :]:
            if told.event.is_for(seat):
                line = self.words.event(told.event.name, told.event.facts)
                if line is not None:
                    self.console.print(f"  · {line}", style="cyan", markup=False)
        self.heard = len(events)

    # ---- commands

    def show_board(self, seat: Seat, rest: str) -> None:
        """The map."""
        self.console.print(self.screen.board(self.match.view(seat)))

    def show_hand(self, seat: Seat, rest: str) -> None:
        """The hand."""
        self.console.print(self.screen.hand(self.match.view(seat)))

    def show_status(self, seat: Seat, rest: str) -> None:
        """Where the match stands."""
        self.console.print(self.screen.status(self.match.view(seat)))

    def show_card(self, seat: Seat, rest: str) -> None:
        """The text of a card or a Character, by its code or its name."""
        found = self.screen.about(rest.lower().replace(" ", "-"))
        self.console.print(found or self.words.text("play-no-such-thing", name=rest))

    def show_log(self, seat: Seat, rest: str) -> None:
        """The last things that happened."""
        number = int(rest) if rest.isdigit() else MOST_SHOWN
        for event in self.match.events_for(seat)[-number:]:
            line = self.words.event(event.name, event.facts)
            if line is not None:
                self.console.print(f"  · {line}", style="cyan", markup=False)

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last choice."""
        try:
            self.match.undo(seat)
        except CannotUndo as reason:
            self.console.print(self.words.text("play-cannot-undo", reason=str(reason)))
            return
        self.recorder.undo(self.match, seat)
        self.heard = len(self.match.events)
        self.console.print(self.words.text("play-undone"))

    def why_not(self, seat: Seat, rest: str) -> None:
        """Why a thing is not possible."""
        try:
            reason = self.match.why_not(seat, rest)
        except ValueError as error:
            self.console.print(str(error), markup=False)
            return
        if reason is None:
            self.console.print(self.words.text("play-possible", thing=self.words.thing(rest)))
            return
        text = self.words.reason(reason.name, reason.facts)
        self.console.print(f"{text} ({reason.rule})", markup=False)

    def show_help(self, seat: Seat, rest: str) -> None:
        """All commands."""
        self.console.print(self.words.text("play-help"), markup=False)

    def leave(self, seat: Seat, rest: str) -> None:
        """Stop for now."""
        raise Leave

    def concede(self, seat: Seat, rest: str) -> None:
        """Give up."""
        sure = self.console.input(self.words.text("play-concede") + " ")
        if sure.strip().lower() in self.words.text("play-yes-words").split():
            self.match.concede(seat)
            self.recorder.append(self.match)
