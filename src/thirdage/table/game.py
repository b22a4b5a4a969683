"""What each game gives to the table: its state, its steps and its set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from thirdage.table.agenda import StepBook, Todo
from thirdage.table.events import Event
from thirdage.table.scripts import Request, Seat

View = Mapping[str, Any]
Options = Mapping[str, str]


PLAYERS: Final = "players"
"""The option that chooses among the forms of a game."""


class Form(NamedTuple):
    """A form of a game: for two players, for three …"""

    seats: tuple[Seat, ...]
    """Who sits at the table, in its order."""
    choices: Mapping[str, tuple[str, ...]]
    """The other options of a new match: name and possible values, the default first."""


def one_form(*seats: Seat, **choices: tuple[str, ...]) -> Mapping[str, Form]:
    """The forms of a game that has but one."""
    return {"": Form(seats, choices)}


class Reason(NamedTuple):
    """Why a thing is not possible: a rule's number ("W13.10"), the name of a message, and
    the message's arguments (codes and numbers)."""

    rule: str
    name: str
    facts: tuple[str | int, ...] = ()


class Outcome(NamedTuple):
    """How a match ended: the winning seats, the condition that was met, and points if the
    game counts any."""

    winners: tuple[Seat, ...]
    condition: str
    score: int | None = None


class Way(NamedTuple):
    """A whole action that can be begun now, to be started from a card, a die or the map."""

    kind: str
    """What it is for people: "move", "recruit" …"""
    action: str
    """The code of the option that stands for it."""
    die: str | None
    start: str | None
    target: str | None
    what: str | None
    """A figure, a card, a Companion …"""
    lines: tuple[str, ...]
    """The answers that lead there from the present question on ("action attack"); the last
    may leave something open, which is asked next."""


class State(Protocol):
    """The state of a game between two steps: small, typed, cheap to copy.

    It holds immutable values in containers that `copy` copies whole.
    """

    agenda: list[Todo]
    listener: Callable[[Event], None] | None
    outcome: Outcome | None
    turn: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the table."""

    def copy(self) -> Self:
        """A copy that shares nothing that can change; it has no listener."""


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class StandingOrder(NamedTuple, Generic[S]):
    """An answer that a seat has given in advance, until it lapses or is revoked."""

    answer: Callable[[S, Request], int | None]
    """The index of the answer to a request of the seat, None if the order does not cover it."""
    lapses: Callable[[S, Sequence[Event]], bool]
    """Whether it has had its day, by the state and what the seat was told since it was given."""


class Game(Protocol[S]):
    """One game that can be played at the table."""

    @property
    def name(self) -> str:
        """One word, as in records and on the command line."""

    @property
    def rules_version(self) -> int:
        """Counts up whenever a record of the version before would no longer replay."""

    @property
    def steps(self) -> StepBook:
        """What can stand on the agenda."""

    @property
    def forms(self) -> Mapping[str, Form]:
        """The forms of the game by the value of the option "players" that chooses them, the usual
        one first. If there is but one, there is no such option and its name does not matter."""

    def set_up(self, options: Options) -> S:
        """A new state, whose agenda begins the match. Options must be complete and valid."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see: a list of what is shown."""

    def secrets(self, state: S, seat: Seat | None) -> Mapping[str, list[str]]:
        """Per kind, the things whose place this seat does not know (kinds are public). What is
        drawn of them is drawn by these names."""

    def rename(self, state: S, names: Mapping[str, str]) -> None:
        """Put other things in the places of these (to deal hidden things anew)."""

    def concede(self, state: S, seat: Seat) -> None:
        """Set the outcome: this seat gives up."""

    def why_not(
        self, state: S, request: Request | None, said: Sequence[str], seat: Seat, thing: str
    ) -> Reason | None:
        """Why this seat cannot do a thing ("move rivendell trollshaws") with this request open
        (None: the match is over); None: it can. `said` are the answers since the checkpoint.

        Raises ValueError, saying what is understood, if the thing means nothing.
        """

    def ways(self, state: S, request: Request, said: Sequence[str], thing: str) -> Sequence[Way]:
        """The whole actions that begin at a thing ("region edoras", "" for all) with this
        request; `said` are the answers since the checkpoint ("die army"). May be empty
        whatever the thing. Raises ValueError if the thing means nothing.
        """

    @property
    def orders(self) -> Mapping[str, StandingOrder[S]]:
        """The standing orders that can be given, by name; may be empty."""


def choices_of(game: Game[S], options: Options) -> dict[str, tuple[str, ...]]:
    """The options that these, which need not be complete, leave: name and possible values.

    Raises ValueError if there is no such form of the game.
    """
    form = form_of(game, options)
    players = {PLAYERS: tuple(game.forms)} if len(game.forms) > 1 else {}
    return {**players, **form.choices}


def form_of(game: Game[S], options: Options) -> Form:
    """The form of the game that these options choose. Raises ValueError."""
    return game.forms[form_name(game, options)]


def form_name(game: Game[S], options: Options) -> str:
    """What the form of the game that these options choose is called. Raises ValueError."""
    usual = next(iter(game.forms))
    name = options.get(PLAYERS, usual) if len(game.forms) > 1 else usual
    if name not in game.forms:
        raise ValueError(_no_value(PLAYERS, name, game.forms))
    return name


def complete(game: Game[S], options: Options) -> dict[str, str]:
    """The options with defaults for those not named.

    Raises ValueError if an option is unknown, its value is none of the possible ones, or it
    means nothing in this form of the game.
    """
    choices = choices_of(game, options)
    for name, value in options.items():
        if name not in choices:
            known = ", ".join(choices) or "none"
            which = f" with {PLAYERS}={options[PLAYERS]}" if PLAYERS in options else ""
            raise ValueError(f"{game.name} has no option {name!r}{which}; its options: {known}")
        if value not in choices[name]:
            raise ValueError(_no_value(name, value, choices[name]))
    return {name: options.get(name, values[0]) for name, values in choices.items()}


def _no_value(option: str, value: str, possible: Iterable[str]) -> str:
    return f"{value!r} is no value of the option {option}; possible: {', '.join(possible)}"
