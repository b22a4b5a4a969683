"""Scripts and what they ask: a rule runs until it needs something from outside."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import wraps
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

Seat = str
Facts = tuple[str | int, ...]
"""Codes and numbers that fill in the text of a question."""
P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")


class Option(NamedTuple):
    """One answer that may be given: its place in the list and its stable code."""

    place: int
    code: str


class DeadEnd(Exception):
    """A rule asks for something of which there is nothing."""


class MatchEnds(Exception):
    """Raised by a rule when the match is over in mid-action; nothing after it happens."""


class Request:
    """A question with a list of possible answers, all equally allowed.

    `seat` answers (None: chance). `seen_by` is the one seat that sees the answer
    (None: everybody); the others see its face only. The codes are made only when
    somebody looks at them. They depend on the thing alone, never on the state, so they
    may be made at any later time. Things must be immutable. `insist` says that the list
    of options depends on hidden things, so that even a single one must be asked for; usual for
    secrets, for one answered in no time would tell the others that there was nothing to choose.
    `facts` are what the question is about ("two more cards"); whoever may see the answer
    may see them.
    """

    __slots__ = ("ask", "code_of", "face_of", "facts", "insist", "seat", "seen_by", "things")

    def __init__(
        self,
        ask: str,
        things: Sequence[Any],
        code_of: Callable[[Any], str],
        seat: Seat | None,
        seen_by: Seat | None,
        face_of: Callable[[Any], str],
        insist: bool | None = None,
        facts: Facts = (),
    ) -> None:
        if not things:
            raise DeadEnd(f"{seat or 'chance'} {ask}: no options")
        self.ask: Final = ask
        # A rule may go on changing its list; the history must not change with it.
        self.things: Final = tuple(things) if type(things) is list else things
        self.code_of: Final = code_of
        self.seat: Final = seat
        self.seen_by: Final = seen_by
        self.face_of: Final = face_of
        self.insist: Final = seen_by is not None if insist is None else insist
        self.facts: Final = facts

    @property
    def is_chance(self) -> bool:
        """Whether fortune answers, not a seat."""
        return self.seat is None

    @property
    def is_forced(self) -> bool:
        """Whether the match may answer by itself: one option, on which nobody insists."""
        return len(self.things) == 1 and not self.insist

    @property
    def who(self) -> str:
        """The seat asked, or "chance"."""
        return self.seat or "chance"

    @property
    def put_to(self) -> Seat | None:
        """Who answers at a real table: the seat asked, the seat that draws in secret, or
        anybody (None)."""
        return self.seat or self.seen_by

    def options(self) -> list[Option]:
        """All options in order (of a roll of dice: every one of its results)."""
        return [Option(i, self.code(i)) for i in range(len(self.things))]

    def code(self, index: int) -> str:
        """The code of the option at this index."""
        return self.code_of(self.things[index])

    def index(self, code: str) -> int | None:
        """The index of the option with this code, None if there is none."""
        if isinstance(self.things, Rolls):
            return self.things.index_of(code)
        code_of = self.code_of
        for i, thing in enumerate(self.things):
            if code_of(thing) == code:
                return i
        return None

    def shown(self, index: int, seat: Seat | None) -> str:
        """What this seat (None: a spectator) sees of the answer: its code, or its face."""
        if self.seen_by is None or self.seen_by == seat:
            return self.code(index)
        return self.face_of(self.things[index])

    def facts_for(self, seat: Seat | None) -> Facts:
        """What this seat (None: a spectator) may see of what the question is about."""
        return self.facts if self.seen_by in (None, seat) else ()

    def __repr__(self) -> str:
        return f"<{self.who} {self.ask}: {len(self.things)} options>"


Answer = int
Script = Generator[Request, Answer, T]


def at_once(change: Callable[P, T]) -> Callable[P, Script[T]]:
    """A plain function where a script is wanted: it asks nothing."""

    @wraps(change)
    def script(*args: P.args, **named: P.kwargs) -> Script[T]:
        return change(*args, **named)
        yield

    return script


def choose(
    seat: Seat,
    ask: str,
    things: Sequence[V],
    code: Callable[[V], str] = str,
    facts: Facts = (),
    *,
    insist: bool = False,
) -> Script[V]:
    """A seat picks one thing, for all to see; insist if the options depend on hidden things."""
    return things[(yield Request(ask, things, code, seat, None, code, insist, facts))]


def choose_secretly(
    seat: Seat,
    ask: str,
    things: Sequence[V],
    code: Callable[[V], str],
    face: Callable[[V], str],
    facts: Facts = (),
    *,
    insist: bool = True,
) -> Script[V]:
    """A seat picks one thing; the others see its face only, and nothing of the facts. Insist
    unless there is nobody who could wonder whether there was a choice."""
    return things[(yield Request(ask, things, code, seat, seat, face, insist, facts))]


def confirm(seat: Seat, ask: str) -> Script[bool]:
    """Yes or no."""
    return (yield Request(ask, YES_NO, str, seat, None, str)) == 0


YES_NO: Final = ("yes", "no")


def draw(ask: str, things: Sequence[V], code: Callable[[V], str] = str) -> Script[V]:
    """Fortune picks one thing for all to see, each equally likely."""
    return things[(yield Request(ask, things, code, None, None, code))]


def draw_secretly(
    ask: str,
    things: Sequence[V],
    seat: Seat,
    face: Callable[[V], str],
    code: Callable[[V], str] = str,
) -> Script[V]:
    """Fortune picks one thing that only this seat sees.

    At a real table the request is put to that seat, to which more than these things may be
    listed (`Match.options_for`).
    """
    return things[(yield Request(ask, things, code, None, seat, face))]


def spaced(things: Iterable[object]) -> str:
    """Words separated by spaces."""
    return " ".join(map(str, things))


class Rolls(Sequence[tuple[Any, ...]]):
    """All results of some dice, first die first, made only when looked at.

    `faces` are the faces of one die, each equally likely; a face may stand twice.
    """

    __slots__ = ("dice", "faces", "size")

    def __init__(self, dice: int, faces: Sequence[Any]) -> None:
        self.dice: Final = dice
        self.faces: Final = faces
        self.size: Final = int(len(faces) ** dice)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return map(self.__getitem__, range(self.size))

    def __getitem__(self, index: Any) -> Any:
        faces, results = self.faces, []
        sides = len(faces)
        for _ in range(self.dice):
            index, face = divmod(index, sides)
            results.append(faces[face])
        return tuple(results)

    def index_of(self, code: str) -> int | None:
        """The index of a result such as "3 5 5"; None if these dice cannot show it."""
        words = code.split()
        if len(words) != self.dice:
            return None
        names = [str(face) for face in self.faces]
        index = 0
        for word in reversed(words):
            if word not in names:
                return None
            index = index * len(names) + names.index(word)
        return index


PIPS: Final = (1, 2, 3, 4, 5, 6)
_SIX_SIDED: Final = [Rolls(dice, PIPS) for dice in range(11)]


def roll(ask: str, dice: int) -> Script[tuple[int, ...]]:
    """Roll up to ten six-sided dice; no dice are no question."""
    if dice == 0:
        return ()
    rolls = _SIX_SIDED[dice]
    result: tuple[int, ...] = rolls[(yield Request(ask, rolls, spaced, None, None, spaced))]
    return result


def roll_faces(ask: str, dice: int, faces: Sequence[str]) -> Script[tuple[str, ...]]:
    """Roll dice with faces of their own; no dice are no question."""
    if dice == 0:
        return ()
    rolls = Rolls(dice, faces)
    result: tuple[str, ...] = rolls[(yield Request(ask, rolls, spaced, None, None, spaced))]
    return result
