"""A match: a set-up and the answers since."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple

from thirdage.table.agenda import Steps
from thirdage.table.dealers import Dealer
from thirdage.table.events import Event, Told
from thirdage.table.game import Game, Outcome, Reason, S, View, Way
from thirdage.table.scripts import MatchEnds, Request, Rolls, Script, Seat

MOST_STEPS_IN_SILENCE: Final = 1_000
MOST_LISTED: Final = 1_000

Marks = Literal["all", "last", "none"]
"""Which checkpoints a match keeps: all (people play), the last (a search copies), or only
its beginning (playouts, simulation)."""


class Illegal(Exception):
    """The answer is not among the options."""


class CannotUndo(Exception):
    """There is nothing to take back, or somebody has learned something since.

    `name` and `facts` are those of a message for players ("undo-learned", a seat); the text
    is for programmers.
    """

    def __init__(self, text: str, name: str, *facts: str) -> None:
        super().__init__(text)
        self.name: Final = name
        self.facts: Final = facts


class Runaway(Exception):
    """The rules go on and on without asking anything."""


class Given(NamedTuple):
    """A question and the answer it got."""

    request: Request
    answer: int

    @property
    def code(self) -> str:
        """The code of the answer."""
        return self.request.code(self.answer)


class Mark(NamedTuple, Generic[S]):
    """The state at a checkpoint and how many answers it contains."""

    at: int
    state: S


class Match(Generic[S]):
    """One match of a game. `pending` is the open request, None when the match is over."""

    __slots__ = (
        "_keep",
        "_marks",
        "_script",
        "conceded",
        "dealer",
        "events",
        "game",
        "history",
        "pending",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        dealer: Dealer | None = None,
        *,
        marks: Marks = "all",
        tell: bool = True,
    ) -> None:
        """Start from a state between two steps: a set-up, or a stored checkpoint.

        The state belongs to the match from now on. Without a dealer, chance is asked like
        everything else. `tell=False` keeps no events.
        """
        self.game: Final = game
        self.state = state
        self.dealer = dealer
        self.history: list[Given] = []
        self.events: list[Told] = []
        self.conceded: Seat | None = None
        self.pending: Request | None = None
        self._keep: Marks = marks
        self._marks: list[Mark[S]] = [Mark(0, state.copy())]
        self._script: Script[Steps] | None = None
        state.listener = self._hear if tell else None
        self._go_on(None)
        self.deal()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return self.state.outcome

    # ---- answering

    def answer(self, answer: int | str) -> None:
        """Answer the pending request by the option's index or code.

        Raises Illegal, with the options, if it is none of them; the match is then as
        before. It is also as before if a rule raises.
        """
        index = self._index(answer)
        before, marks, dealer = len(self.history), self._marks, self.dealer
        saved = None if dealer is None else dealer.save()
        try:
            self._take(index)
            self.deal()
        except Exception:
            self._marks = marks
            if dealer is not None:
                dealer.restore(saved)
            self._become(self._rebuilt(before, dealer))
            raise

    def play(self, *lines: str) -> None:
        """Answer several requests in a row, each line a question and a code: "action attack".

        What is forced need not be named; if it is, it must agree. Raises Illegal; the
        answers before the illegal line stay.
        """
        place = len(self.history)
        while place > 0 and self.history[place - 1].request.is_forced:
            place -= 1
        for line in lines:
            ask, _, code = line.partition(" ")
            forced = self.forced_from(place, ask)
            same = next((at for at, answer in forced if answer == code), None)
            if same is not None:
                place = same + 1
                continue
            request = self.pending
            if request is not None and request.ask == ask:
                place = len(self.history) + 1
                self.answer(code)
            elif forced:
                raise Illegal(f"{line!r}: forced is {forced[0][1]!r}")
            elif request is None:
                raise Illegal(f"{line!r}: nothing is asked")
            else:
                raise Illegal(f"{line!r}: asked is {request.who} {request.ask} ({some(request)})")

    def forced_from(self, place: int, ask: str) -> list[tuple[int, str]]:
        """Place and code of the answers to a question from this place of the history on; all of
        them were forced if the place is behind the last answer that was given."""
        return [
            (at, self.history[at].code)
            for at in range(place, len(self.history))
            if self.history[at].request.ask == ask
        ]

    def concede(self, seat: Seat) -> None:
        """This seat gives up and the match is over. Raises Illegal if it is over already."""
        if self.pending is None:
            raise Illegal("the match is over")
        if seat not in self.state.seats:
            raise Illegal(f"{seat!r} is no seat; seats: {', '.join(self.state.seats)}")
        self._close()
        self.conceded = seat
        self.game.concede(self.state, seat)

    def follow(self, place: int, index: int) -> None:
        """Answer as a record says; a forced answer has been given by itself."""
        if place == len(self.history):
            self._take(index)

    def _index(self, answer: int | str) -> int:
        request = self.pending
        if request is None:
            raise Illegal("the match is over")
        if isinstance(answer, str):
            index = request.index(answer)
            if index is None:
                raise Illegal(f"{request.who} {request.ask}: {answer!r} is none of {some(request)}")
            return index
        if not 0 <= answer < len(request.things):
            raise Illegal(f"{request.who} {request.ask}: there is no option {answer}")
        return answer

    def deal(self) -> None:
        """Let the dealer answer as long as chance is asked (after a dealer has been set)."""
        dealer = self.dealer
        if dealer is None:
            return
        while (request := self.pending) is not None and request.seat is None:
            self._take(dealer.answer(request))

    def _take(self, answer: int) -> None:
        assert self.pending is not None
        self.history.append(Given(self.pending, answer))
        self._go_on(answer)

    def _go_on(self, answer: int | None) -> None:
        """Run the rules to their next request, over as many steps as it takes."""
        state = self.state
        script = self._script
        steps = self.game.steps
        silent = 0
        while True:
            if script is None:
                if state.outcome is not None or not state.agenda:
                    return self._close()
                silent += 1
                if silent > MOST_STEPS_IN_SILENCE:
                    step = state.agenda[-1].step
                    raise Runaway(f"{silent} steps without a request, now {step}")
                if self._keep != "none":
                    self._mark()
                todo = state.agenda.pop()
                script = steps[todo.step](state, *todo.args)
                answer = None
            try:
                # A generator that has not begun takes only None.
                request = script.send(answer)  # type: ignore[arg-type]
                if request.is_forced:
                    self.history.append(Given(request, 0))
                    answer = 0
                    continue
                self.pending = request
                self._script = script
                return None
            except StopIteration as stop:
                if stop.value:
                    state.agenda.extend(reversed(stop.value))
                script = None
            except MatchEnds:
                return self._close()

    def _close(self) -> None:
        self.pending = None
        self._script = None

    def _mark(self) -> None:
        mark = Mark(len(self.history), self.state.copy())
        if self._keep == "last":
            self._marks = [mark]
            return
        if self._marks[-1].at == mark.at:
            self._marks.pop()
        self._marks.append(mark)

    def _hear(self, event: Event) -> None:
        self.events.append(Told(len(self.history), event))

    # ---- copies, undo

    def copy(self, dealer: Dealer | None = None, *, marks: Marks | None = None) -> Match[S]:
        """An independent match at the same request; the suspended script is run again."""
        return self._rebuilt(len(self.history), dealer, marks)

    def after(self, answers: int) -> Match[S]:
        """The match as it was after so many answers; nobody deals in it. Raises ValueError, also
        for what lies before the first checkpoint it has kept."""
        first = self._marks[0].at
        if not first <= answers <= len(self.history):
            raise ValueError(f"{answers} is not from {first} to {len(self.history)} answers")
        return self._rebuilt(answers, None)

    def forget(self, keep: int) -> None:
        """Keep only so many checkpoints, the last ones, and the beginning: what lies before
        them takes longer to rebuild."""
        if len(self._marks) > keep + 1:
            self._marks = [self._marks[0], *self._marks[-keep:]]

    def _rebuilt(self, at: int, dealer: Dealer | None, marks: Marks | None = None) -> Match[S]:
        """A match after the first `at` answers."""
        marks_ = self._marks
        last = len(marks_) - 1
        while marks_[last].at > at:
            last -= 1
        mark = marks_[last]
        again: Match[S] = Match.__new__(Match)
        again.game = self.game  # type: ignore[misc]
        again.state = state = mark.state.copy()
        again.dealer = dealer
        again.history = self.history[: mark.at]
        again.conceded = None
        again.pending = None
        again._keep = "none"
        again._marks = marks_[: last + 1]
        again._script = None
        again.events = []
        again._go_on(None)
        for place in range(mark.at, at):
            again.follow(place, self.history[place].answer)
        again._keep = self._keep if marks is None else marks
        if self.state.listener is not None:
            told = self.events
            end = len(told)
            if at < len(self.history):
                end = bisect_right(told, at, key=lambda one: one.after)
            again.events = told[:end]
            state.listener = again._hear
        if self.conceded is not None and at == len(self.history):
            again._close()
            again.conceded = self.conceded
            self.game.concede(state, self.conceded)
        return again

    def _become(self, other: Match[S]) -> None:
        """Take over everything from another match."""
        self.state, self.history, self.events = other.state, other.history, other.events
        self.pending, self._script, self._marks = other.pending, other._script, other._marks
        self.conceded = other.conceded
        if self.state.listener is not None:
            self.state.listener = self._hear

    def since_checkpoint(self) -> tuple[S, Sequence[Given]]:
        """The state at the last checkpoint and the answers since: all that must be stored."""
        mark = self._marks[-1]
        return mark.state, self.history[mark.at :]

    def why_not_undo(self, seat: Seat) -> CannotUndo | None:
        """Why this seat cannot take back its last choice now; None: it can."""
        try:
            self._before_last_choice(seat)
        except CannotUndo as reason:
            return reason
        return None

    def undo(self, seat: Seat, *, agreed: bool = False) -> None:
        """Go back to before this seat's last own choice.

        Raises CannotUndo if fortune or somebody else has answered since, or if anybody
        has come to know something by it; if all have `agreed`, only if there is nothing to
        take back. The dealer does not go back: what it deals next is new. "chance" takes back
        what fortune has last answered, for people may have typed it in wrongly.
        """
        if not agreed:
            self._become(self._before_last_choice(seat))
            return
        place = self.last_choice(seat)
        if place is None:
            raise CannotUndo("nothing has been chosen yet", "undo-nothing")
        if self.conceded is not None:
            raise CannotUndo("the match was conceded", "undo-conceded")
        self._become(self._rebuilt(place, self.dealer))

    def last_choice(self, seat: Seat) -> int | None:
        """Where in the history this seat has last chosen for itself, or fortune ("chance") has
        answered; None if nowhere."""
        for place in range(len(self.history) - 1, -1, -1):
            request = self.history[place].request
            if request.who == seat and not request.is_forced:
                return place
        return None

    def _before_last_choice(self, seat: Seat) -> Match[S]:
        if self.conceded is not None:
            raise CannotUndo("the match was conceded", "undo-conceded")
        last = len(self.history) - 1
        while last >= 0 and self.history[last].request.is_forced:
            last -= 1
        if last < 0:
            raise CannotUndo("nothing has been chosen yet", "undo-nothing")
        asked = self.history[last].request
        if asked.is_chance:
            raise CannotUndo(f"fortune has answered since ({asked.ask})", "undo-chance")
        if asked.seat != seat:
            raise CannotUndo(
                f"the last choice was made by {asked.seat}", "undo-others-choice", asked.who
            )
        before = self._rebuilt(last, self.dealer)
        for other in self.state.seats:
            then = self.game.secrets(before.state, other)
            now = self.game.secrets(self.state, other)
            if has_learned(then, now):
                raise CannotUndo(f"{other} has learned something since", "undo-learned", other)
        return before

    # ---- what a seat may know

    def view(self, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may see now."""
        return self.game.view(self.state, seat)

    def options_for(self, seat: Seat) -> list[str]:
        """The codes this seat may answer with; empty if another is asked. Things that look the
        same are one. A roll of several dice is typed in, not picked from a list: its results
        are not listed.

        What has come of itself on a real table is told by a seat that does not know where
        everything lies. So whatever could have come is listed, for all that this seat knows;
        what in truth lies elsewhere, in another hand, is refused as an answer.
        """
        request = self.pending
        if request is None or request.put_to not in (seat, None):
            return []
        if len(request.things) > MOST_LISTED:
            return []
        things = self._could_come(request, seat) if request.is_chance else request.things
        return list(dict.fromkeys(map(request.code_of, things)))

    def lies_elsewhere(self, seat: Seat, code: str) -> bool:
        """Whether this is listed for a seat as what fortune may have dealt, and cannot be it."""
        request = self.pending
        return (
            request is not None
            and request.is_chance
            and request.index(code) is None
            and code in self.options_for(seat)
        )

    def _could_come(self, request: Request, seat: Seat) -> Sequence[Any]:
        """What fortune may deal for all that a seat knows: where one of the things of a kind whose
        place it does not know can come, there any of them could."""
        if isinstance(request.things, Rolls):
            return request.things
        can = set(request.things)
        kinds = self.game.secrets(self.state, seat).values()
        hidden = [thing for kind in kinds if not can.isdisjoint(kind) for thing in kind]
        # Sorted, lest the order tells which of them can really come.
        return sorted(can.union(hidden)) if hidden else request.things

    def events_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events that this seat may know, from the one with this number on."""
        return [told.event for told in self.events[since:] if told.event.is_for(seat)]

    def history_for(self, seat: Seat | None, since: int = 0) -> list[str]:
        """The answers as this seat saw them."""
        return [f"{r.who} {r.ask} {r.shown(a, seat)}" for r, a in self.history[since:]]

    def why_not(self, seat: Seat, thing: str) -> Reason | None:
        """Why this seat cannot do a thing now, None if it can (see Game.why_not)."""
        return self.game.why_not(self.state, self.pending, self._said(), seat, thing)

    def ways(self, seat: Seat, thing: str) -> Sequence[Way]:
        """The whole actions that this seat can begin at a thing now (see Game.ways)."""
        request = self.pending
        if request is None or request.put_to not in (seat, None):
            return []
        return self.game.ways(self.state, request, self._said(), thing)

    def _said(self) -> list[str]:
        """The answers since the last checkpoint."""
        since = self.history[self._marks[-1].at :]
        return [f"{given.request.ask} {given.code}" for given in since]


def has_learned(then: Mapping[str, list[str]], now: Mapping[str, list[str]]) -> bool:
    """Whether somebody to whom these things were hidden then (see Game.secrets) knows where some
    of them are now."""
    return any(set(then[kind]) - set(now[kind]) for kind in then)


def some(request: Request, most: int = 40) -> str:
    """The codes of a request's options, a long list cut short, for messages."""
    codes = [request.code(i) for i in range(min(most, len(request.things)))]
    more = len(request.things) - len(codes)
    return ", ".join(dict.fromkeys(codes)) + (f" … and {more} more" if more else "")
