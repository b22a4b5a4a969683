"""`thirdage play`: a new match or a saved one, and a table for it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from thirdage.cli.errors import Mistake
from thirdage.cli.screens import screen_of
from thirdage.cli.terminal import HUMAN, TerminalTable
from thirdage.games import game_named
from thirdage.players.catalogue import no_such_player, players_of
from thirdage.table.dealers import Seeded
from thirdage.table.game import Game, complete, form_of
from thirdage.table.match import Match
from thirdage.table.record import BadRecord, Header, Record, Recorder, parse, replay
from thirdage.table.scripts import Seat
from thirdage.words import Words

DEFAULT_PLAYER = "heuristic"


class PlayOrder(NamedTuple):
    """What was asked for."""

    game: str
    seat: Seat | None
    against: str | None
    seed: int | None
    record: Path | None
    resume: Path | None
    language: str
    options: Mapping[str, str] = {}
    """The choices of a new match, by name; the others have their defaults."""


def play(order: PlayOrder) -> int:
    """Play, or go on with a saved match. Raises Mistake or OSError."""
    game = game_named(order.game)
    if order.resume is None:
        match, header, recorder, path = begin(game, order)
        told = 0
    else:
        for option in ("seat", "against", "seed", "record"):
            if getattr(order, option) is not None:
                name = {"seat": "as"}.get(option, option)
                raise Mistake(f"--{name} cannot be changed in a saved match (--resume)")
        if order.options:
            raise Mistake("--option cannot be changed in a saved match (--resume)")
        match, header, recorder = resume(game, order.resume)
        path, told = order.resume, len(match.events)
    words = Words(order.language, game.name, together=len(match.state.seats) > 1)
    screen = screen_of(game.name, words)
    try:
        return TerminalTable(match, header, recorder, words, screen, path, told).run()
    finally:
        recorder.close()


# ---- a new match


def begin(game: Game[Any], order: PlayOrder) -> tuple[Match[Any], Header, Recorder, Path]:
    """A new match and the file that keeps it."""
    header = new_header(game, order)
    path = order.record
    if path is None:
        path = new_path(game)
    elif not path.parent.is_dir():
        raise Mistake(f"{path}: there is no folder {path.parent}")
    assert header.seed is not None
    match = Match(game, game.set_up(header.options), Seeded(header.seed))
    try:
        recorder = Recorder(path, header)
    except FileExistsError as error:
        raise Mistake(f"{path} is there already; go on with it by --resume {path}") from error
    recorder.append(match)
    return match, header, recorder, path


def new_header(game: Game[Any], order: PlayOrder) -> Header:
    """What stands at the head of a new record. Raises Mistake."""
    options = chosen(game, order.options)
    seats = form_of(game, options).seats
    seat = seats[0] if order.seat is None else order.seat
    if seat not in seats:
        raise Mistake(f"{game.name} has no seat {seat!r}; seats: {', '.join(seats)}")
    known = [*players_of(game.name, options), HUMAN]
    default = DEFAULT_PLAYER if DEFAULT_PLAYER in known else known[0]
    against = default if order.against is None else order.against
    if against not in known:
        raise Mistake(f"{no_such_player(against, game.name, options)}, {HUMAN}")
    players = {other: HUMAN if other == seat else against for other in seats}
    seed = secrets.randbelow(1 << 32) if order.seed is None else order.seed
    return Header(game.name, game.rules_version, options, seed, players)


def chosen(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """All choices of a new match. Raises Mistake."""
    try:
        return complete(game, options)
    except ValueError as error:
        raise Mistake(str(error)) from error


def new_path(game: Game[Any]) -> Path:
    """A file in the user's data folder that is not there yet."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "thirdage" / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{name}.record", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.record", number + 1
    return path


# ---- a saved match


def read(content: bytes, path: Path) -> Record:
    """The record in a file. Raises Mistake."""
    try:
        return parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Mistake(f"{path}: this is no record, nor any other text") from error
    except BadRecord as bad:
        raise Mistake(f"{path}: {bad}") from bad


def resume(game: Game[Any], path: Path) -> tuple[Match[Any], Header, Recorder]:
    """A saved match to go on with, without a last line torn by a crash. Raises Mistake or
    OSError; the file is then as before."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    record = read(whole, path)
    header = record.header
    try:
        match = replay(record, game)
    except BadRecord as bad:
        raise Mistake(f"{path}: {bad}") from bad
    if match.pending is None:
        raise Mistake(f"{path}: this match is over; thirdage replay shows it")
    check_players(game, header, path)
    if whole != content:
        os.truncate(path, len(whole))
    recorder = Recorder(path, header, resume=True)
    recorder.catch_up(match)
    match.deal()
    recorder.append(match)
    return match, header, recorder


def check_players(game: Game[Any], header: Header, path: Path) -> None:
    """Raise Mistake unless the match can go on in a terminal."""
    if header.seed is None:
        raise Mistake(f"{path}: people roll the dice of this match; the terminal cannot")
    known = [*players_of(game.name, header.options), HUMAN]
    for seat in form_of(game, header.options).seats:
        player = header.players.get(seat)
        if player is None:
            raise Mistake(f"{path}: the header does not say who plays {seat}")
        if player not in known:
            wrong = no_such_player(player, game.name, header.options)
            raise Mistake(f"{path}: {wrong}, {HUMAN}")
    if HUMAN not in header.players.values():
        raise Mistake(f"{path}: only computers play this match; thirdage replay shows it")
