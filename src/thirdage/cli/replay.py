"""`thirdage replay`: a record played again, told and checked."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from thirdage.cli.errors import Mistake
from thirdage.cli.log import Heard, Log
from thirdage.cli.play import read
from thirdage.cli.screens import SCREENS, screen_of
from thirdage.games import game_named
from thirdage.table.record import BadRecord, replay, result_words
from thirdage.words import Words


def replay_file(path: Path, to: int | None, verify: bool, language: str) -> int:
    """Tell what a record holds. Raises Mistake if it does not fit the rules, or with `verify`
    the dice of its seed, or if it is cut off."""
    record = read(path.read_bytes(), path)
    try:
        game = game_named(record.header.game)
    except LookupError as error:
        raise Mistake(f"{path}: {error.args[0]}") from error
    try:
        match = replay(record, game, to=to, verify_seed=verify, marks="none")
    except BadRecord as bad:
        raise Mistake(f"{path}: {bad}") from bad
    if verify and to is None and match.pending is not None:
        raise Mistake(f"{path}: the record ends while {match.pending.who} is asked")
    console = Console(highlight=False)
    if game.name in SCREENS:
        words = Words(language, game.name, together=len(match.state.seats) > 1)
        screen = screen_of(game.name, words)
        log = Log(match, words, screen)
        console.print(log.show(log.lines(None, Heard())))
        console.print()
        console.print(screen.brief(match.view(None)))
    legal = f"{path}: all legal, " if verify else ""
    console.print(Text(f"{legal}{len(match.history)} answers; {result_words(match)}"))
    return 0
