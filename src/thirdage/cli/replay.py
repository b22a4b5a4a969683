"""`thirdage replay`: a record played again, told and checked."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from thirdage.cli.screens import screen_of
from thirdage.games import game_named
from thirdage.table.record import BadRecord, parse, replay, result_words
from thirdage.words import Words


def replay_file(path: Path, to: int | None, verify: bool, language: str) -> int:
    """Replay a record; gives 0, or 1 if it does not fit the rules (said on stderr)."""
    try:
        record = parse(path.read_text(encoding="utf-8"))
        game = game_named(record.header.game)
        match = replay(record, game, to=to, verify_seed=verify, marks="none")
        if verify and to is None and match.pending is not None:
            raise BadRecord(f"the record ends while {match.pending.who} is asked")
    except BadRecord as bad:
        print(f"thirdage: {path}: {bad}", file=sys.stderr)
        return 1
    console = Console()
    words = Words(language, game.name)
    screen = screen_of(game.name, words)
    for told in match.events:
        line = words.event(told.event.name, told.event.facts)
        if line is not None and told.event.seen_by is None:
            console.print(line, highlight=False)
    console.print(screen.status(match.view(None)))
    answers = len(match.history)
    if verify:
        console.print(f"{path}: {answers} answers, all legal; {result_words(match)}")
    else:
        console.print(f"{answers} answers; {result_words(match)}")
    return 0
