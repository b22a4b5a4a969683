"""The command line: what can be asked for, and errors in one clear line."""

from __future__ import annotations

import argparse
import io
import os
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from thirdage import __version__
from thirdage.cli.backup import add_backup, back_up_as_asked
from thirdage.cli.errors import Mistake
from thirdage.cli.play import PlayOrder, play
from thirdage.cli.replay import replay_file
from thirdage.cli.serve import add_serve, serve_as_asked
from thirdage.cli.simulate import SimulateOrder, simulate
from thirdage.games import GAMES
from thirdage.table.game import PLAYERS, Game
from thirdage.words import LANGUAGES

CHOICES: Final[Any] = {"initial_indent": " " * 21, "subsequent_indent": " " * 23}
"""How the choices of a game are listed."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit code 2."""
        raise Mistake(f"{message} (see {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = Parser(prog="thirdage", description="A digital table for board games of Middle-earth.")
    top.add_argument("--version", action="version", version=f"thirdage {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    one = commands.add_parser("play", help="play a match in the terminal")
    one.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    one.add_argument("--as", dest="seat", metavar="SEAT", help="your seat (default: the first)")
    one.add_argument(
        "--against",
        metavar="PLAYER",
        help="heuristic (default), search, random, or human: two people at one screen",
    )
    one.add_argument("--seed", type=_seed, metavar="N", help="seed of the dice and the decks")
    one.add_argument("--record", type=Path, metavar="FILE", help="where the match is saved")
    one.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    _add_option(one)
    one.add_argument("--language", default="en", choices=LANGUAGES, help="language of the texts")

    many = commands.add_parser("simulate", help="let players play many matches")
    many.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    many.add_argument("--matches", type=_positive, default=100, metavar="N")
    many.add_argument(
        "--players",
        default="",
        metavar="A,B",
        help="in the order of the seats (default: heuristic)",
    )
    _add_option(many)
    many.add_argument("--seed", type=_seed, default=1, metavar="S", help="seed of the first match")
    many.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    many.add_argument("--records", type=Path, metavar="DIR", help="write a record of each match")
    many.add_argument("--json", action="store_true", help="one JSON object on stdout")

    again = commands.add_parser("replay", help="play a record again")
    again.add_argument("file", type=Path, metavar="FILE")
    again.add_argument("--to", type=_count, metavar="N", help="only the first N answers")
    again.add_argument("--verify", action="store_true", help="check the result and the seed's dice")
    again.add_argument("--language", default="en", choices=LANGUAGES, help="language of the texts")

    commands.add_parser("games", help="list the games")
    add_serve(commands)
    add_backup(commands)
    return top


def _add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="a choice of the game, such as edition=2e; thirdage games lists them all",
    )


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _count(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 on")
    return int(text)


_seed = _count


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code: 0, 2 after a mistake (said in one line on stderr),
    130 after Ctrl-C."""
    _take_any_letter()
    try:
        return run(parser().parse_args(arguments))
    except Mistake as mistake:
        return _fail(str(mistake))
    except BrokenPipeError:
        # Whoever read the output has seen enough. Nothing more can be written, not even what
        # Python still holds back.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        what = error.strerror or str(error)
        return _fail(what if error.filename is None else f"{error.filename}: {what}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _take_any_letter() -> None:
    """What a terminal cannot show, or what was typed there in another encoding, becomes a
    question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _fail(message: str) -> int:
    print(f"thirdage: {' '.join(message.split())}", file=sys.stderr)
    return 2


def described(game: Game[Any]) -> Iterator[str]:
    """A game with the seats and the options of its forms."""
    for name, form in game.forms.items():
        which = f"{PLAYERS}={name}  " if name else ""
        title = game.name if form is next(iter(game.forms.values())) else ""
        yield f"{title:<20} {which}seats: {', '.join(form.seats)}"
        for option, values in form.choices.items():
            yield textwrap.fill(f"{option}: {', '.join(values)}", 80, **CHOICES)


def run(asked: argparse.Namespace) -> int:
    """Carry out a parsed command."""
    if asked.command == "games":
        for game in GAMES.values():
            for line in described(game):
                print(line)
        return 0
    if asked.command == "simulate":
        return simulate(
            SimulateOrder(
                asked.game,
                asked.matches,
                tuple(filter(None, asked.players.split(","))),
                asked.seed,
                asked.jobs,
                asked.records,
                asked.json,
                dict(asked.options),
            )
        )
    if asked.command == "replay":
        return replay_file(asked.file, asked.to, asked.verify, asked.language)
    if asked.command == "serve":
        return serve_as_asked(asked)
    if asked.command == "backup":
        return back_up_as_asked(asked)
    return play(
        PlayOrder(
            asked.game,
            asked.seat,
            asked.against,
            asked.seed,
            asked.record,
            asked.resume,
            asked.language,
            dict(asked.options),
        )
    )
