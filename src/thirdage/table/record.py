"""Records: a match as a text that people can read, edit, share and replay.

    third-age record 1
    game         war-of-the-ring
    rules        1
    option       edition 2e
    dealer       seed 42
    player       free-peoples heuristic

    # turn 1
    chance       free-peoples-draws   elven-rope
    free-peoples declare              no

After the header one answer a line: who, question, code. Forced answers may be left out;
named, they are checked. `#` begins a comment. The lines "SEAT undoes", "SEAT undoes agreed"
(all have agreed, whatever has come since) and "SEAT concedes" stand for what is no answer. A
record is only ever appended to. See docs/record.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from thirdage.table.dealers import Seeded
from thirdage.table.game import Game, S, complete
from thirdage.table.match import CannotUndo, Given, Illegal, Marks, Match, some
from thirdage.table.scripts import Request, Seat

FORMAT: Final = "third-age record 1"
UNDOES: Final = ("undoes", "")
UNDOES_AGREED: Final = ("undoes", "agreed")
CONCEDES: Final = ("concedes", "")
TURN: Final = "turn"
"""An event of this name begins a new group of lines."""


class BadRecord(Exception):
    """A record that cannot be read or does not fit; the message says at which line."""


class Header(NamedTuple):
    """What a record says before its first answer."""

    game: str
    rules: int
    options: Mapping[str, str]
    seed: int | None
    """The seed of the dealer; None if people answered chance."""
    players: Mapping[Seat, str]
    """Who sits at a seat: "human" or the name of a player."""


class Line(NamedTuple):
    """One line after the header."""

    number: int
    who: str
    ask: str
    code: str


class Record(NamedTuple):
    """A record that has been read but not yet replayed."""

    header: Header
    lines: tuple[Line, ...]


# ---- reading


def parse(text: str) -> Record:
    """Read a record's text. Raises BadRecord."""
    numbered = _without_comments(text)
    number, first = next(numbered, (1, ""))
    if first != FORMAT:
        raise BadRecord(f"line {number}: a record begins with {FORMAT!r}, not with {first!r}")
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    players: dict[str, str] = {}
    lines: list[Line] = []
    for number, line in numbered:
        who, _, rest = line.partition(" ")
        rest = rest.strip()
        if not lines and who in ("game", "rules", "dealer"):
            fields[who] = rest
        elif not lines and who in ("option", "player"):
            name, _, value = rest.partition(" ")
            (options if who == "option" else players)[name] = value.strip()
        else:
            ask, _, code = rest.partition(" ")
            if not ask:
                raise BadRecord(f"line {number}: {line!r} is no answer (who, question, code)")
            lines.append(Line(number, who, ask, code.strip()))
    return Record(_header(fields, options, players), tuple(lines))


def _without_comments(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def _header(
    fields: Mapping[str, str], options: Mapping[str, str], players: Mapping[str, str]
) -> Header:
    for needed in ("game", "rules", "dealer"):
        if needed not in fields:
            raise BadRecord(f"the header has no line {needed!r}")
    if not fields["rules"].isdecimal():
        raise BadRecord(f"the header says rules {fields['rules']!r}; a number is needed")
    kind, _, seed = fields["dealer"].partition(" ")
    if kind == "people":
        return Header(fields["game"], int(fields["rules"]), options, None, players)
    if kind != "seed" or not seed.strip().isdecimal():
        raise BadRecord(f"dealer {fields['dealer']!r}: 'seed NUMBER' or 'people' is needed")
    return Header(fields["game"], int(fields["rules"]), options, int(seed), players)


# ---- replaying


def replay(
    record: Record,
    game: Game[S],
    *,
    to: int | None = None,
    verify_seed: bool = False,
    marks: Marks = "all",
) -> Match[S]:
    """Play a record's answers again, the first `to` lines of them only if that is given.

    Every answer is checked against the rules; with `verify_seed` also that chance is what
    the seed deals. The match has a dealer that goes on from the seed. Raises BadRecord: at
    which line, what was found, and what was legal.
    """
    header = record.header
    if header.game != game.name:
        raise BadRecord(f"a record of {header.game}, not of {game.name}")
    if header.rules != game.rules_version:
        raise BadRecord(
            f"played by version {header.rules} of the rules; these are {game.rules_version}"
        )
    try:
        options = complete(game, header.options)
    except ValueError as error:
        raise BadRecord(str(error)) from error
    match = Match(game, game.set_up(options), marks=marks)
    luck = None if header.seed is None else Seeded(header.seed)
    place = 0
    for line in record.lines[:to]:
        place = _carry_out(match, line, place, luck, verify_seed)
    match.dealer = luck
    return match


def _carry_out(match: Match[S], line: Line, place: int, luck: Seeded | None, verify: bool) -> int:
    """One line of a record: the place in the history where the next one is looked for."""
    at = f"line {line.number}"
    if (line.ask, line.code) in (UNDOES, UNDOES_AGREED, CONCEDES):
        try:
            if line.ask == "concedes":
                match.concede(line.who)
            else:
                match.undo(line.who, agreed=line.code == "agreed")
        except (CannotUndo, Illegal) as error:
            raise BadRecord(f"{at}: {line.who} {line.ask}: {error}") from error
        return len(match.history)
    if line.who == "result":
        check_result(match, line)
        return place
    forced = [
        (there, given.code)
        for there, given in enumerate(match.history[place:], place)
        if _answers(line, given)
    ]
    for there, code in forced:
        if code == line.code:
            return there + 1
    asked = match.pending is not None and _asks(match.pending, line)
    if forced and not asked:
        raise BadRecord(f"{at}: {line.code!r} was found, forced is {forced[0][1]!r}")
    request = match.pending
    if request is None:
        raise BadRecord(f"{at}: the match is over, but {line.who} {line.ask} was found")
    if not asked:
        raise BadRecord(
            f"{at}: {line.who} {line.ask} was found; asked is {request.who} {request.ask}"
            f" ({some(request)})"
        )
    index = request.index(line.code)
    if index is None:
        raise BadRecord(
            f"{at}: {line.code!r} is not an answer to {line.who} {line.ask};"
            f" possible: {some(request)}"
        )
    if luck is not None and request.is_chance:
        dealt = luck.answer(request)
        if verify and request.code(dealt) != line.code:
            raise BadRecord(
                f"{at}: {line.ask} {line.code!r} was found; the seed deals {request.code(dealt)!r}"
            )
    place = len(match.history)
    match.answer(index)
    return place + 1


def _asks(request: Request, line: Line) -> bool:
    return (request.who, request.ask) == (line.who, line.ask)


def _answers(line: Line, given: Given) -> bool:
    return _asks(given.request, line)


def check_result(match: Match[S], line: Line) -> None:
    """A line "result ..." must agree with how the match ended. Raises BadRecord."""
    found = f"{line.ask} {line.code}".strip()
    if found != (ended := result_words(match)):
        raise BadRecord(f"line {line.number}: result {found!r} was found, the match says {ended!r}")


# ---- writing


def header_text(header: Header) -> str:
    """The header's lines."""
    dealer = "people" if header.seed is None else f"seed {header.seed}"
    lines = [FORMAT, _row("game", header.game), _row("rules", str(header.rules))]
    lines += [_row("option", f"{name} {value}") for name, value in header.options.items()]
    lines.append(_row("dealer", dealer))
    lines += [_row("player", f"{seat} {player}") for seat, player in header.players.items()]
    return "\n".join(lines) + "\n"


def _row(who: str, rest: str) -> str:
    return f"{who:<13}{rest}"


def answer_row(given: Given) -> str:
    """The line of an answer."""
    return f"{given.request.who:<13}{given.request.ask:<25} {given.code}"


def result_words(match: Match[S]) -> str:
    """How the match ended: winners, condition, score; "unfinished" if it has not."""
    outcome = match.outcome
    if outcome is None:
        return "unfinished"
    winners = "+".join(outcome.winners) or "nobody"
    score = "" if outcome.score is None else f" {outcome.score}"
    return f"{winners} {outcome.condition}{score}"


def body_lines(match: Match[S], since: int = 0) -> Iterator[str]:
    """The answers from this place of the history on, with comments from the events."""
    told = iter(match.events)
    event = next(told, None)
    for place, given in enumerate(match.history):
        while event is not None and event.after <= place:
            if event.after >= since:
                yield from _comment(event.event.name, event.event.facts)
            event = next(told, None)
        if place >= since:
            yield answer_row(given)
    while event is not None:
        if event.after >= since:
            yield from _comment(event.event.name, event.event.facts)
        event = next(told, None)


def _comment(name: str, facts: tuple[str | int, ...]) -> Iterator[str]:
    if name == TURN:
        yield ""
    yield " ".join(map(str, ("#", name, *facts)))


def write(match: Match[S], header: Header) -> str:
    """The whole record of a match."""
    lines = list(body_lines(match))
    if match.conceded is not None:
        lines.append(f"{match.conceded:<13}concedes")
    if match.outcome is not None:
        lines.append(f"{'result':<13}{result_words(match)}")
    return header_text(header) + "\n".join(lines) + "\n"


class Recorder:
    """Appends a match to a file as it goes on, so that a killed process loses nothing."""

    def __init__(self, path: Path, header: Header, *, resume: bool = False) -> None:
        """Begin a new file, or go on with one that holds the match so far.

        Raises FileExistsError if a new file would overwrite one, OSError as open does.
        """
        self.file: Final[TextIO] = path.open("a" if resume else "x", encoding="utf-8")
        self.written = 0
        self.told = 0
        if not resume:
            self._put(header_text(header))

    def catch_up(self, match: Match[S]) -> None:
        """Mark all that has happened so far as written (after a resume)."""
        self.written, self.told = len(match.history), len(match.events)

    def append(self, match: Match[S]) -> None:
        """Write what is new in the match and force it to the disk."""
        rows: list[str] = []
        events = match.events
        for place in range(self.written, len(match.history)):
            rows += self._events_until(match, place)
            rows.append(answer_row(match.history[place]))
        rows += self._events_until(match, len(match.history))
        self.written, self.told = len(match.history), len(events)
        if match.conceded is not None:
            rows.append(f"{match.conceded:<13}concedes")
        if match.outcome is not None:
            rows.append(f"{'result':<13}{result_words(match)}")
        if rows:
            self._put("\n".join(rows) + "\n")

    def _events_until(self, match: Match[S], place: int) -> list[str]:
        rows: list[str] = []
        while self.told < len(match.events) and match.events[self.told].after <= place:
            event = match.events[self.told].event
            rows += _comment(event.name, event.facts)
            self.told += 1
        return rows

    def undo(self, match: Match[S], seat: Seat) -> None:
        """Write that a seat has taken back its last choice; the match is already back."""
        self._put(f"{seat:<13}undoes\n")
        self.catch_up(match)

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def _put(self, text: str) -> None:
        self.file.write(text)
        self.file.flush()
        os.fsync(self.file.fileno())
