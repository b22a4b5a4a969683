"""A small game with hidden cards, dice and several steps, to test the kit with: no game's name
stands in `thirdage.table`, so its tests bring a game of their own.

Two seats, "left" and "right", draw three cards each from one deck of nine ("one" to "nine",
the odd ones with a red back, the even ones with a blue one). In each of three rounds both
choose a card in secret, then both are revealed; a die is thrown, and on a 6 the lower card
wins. The winner of a round may bury a card of the hand face down or not. Most rounds win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from thirdage.table.agenda import StepBook, Steps, Todo, plan
from thirdage.table.dealers import Seeded
from thirdage.table.events import Event
from thirdage.table.game import Form, Options, Outcome, Reason, StandingOrder, View, Way, one_form
from thirdage.table.match import Match
from thirdage.table.piles import Pile, draw_unseen
from thirdage.table.scripts import (
    MatchEnds,
    Request,
    Script,
    Seat,
    choose,
    choose_secretly,
    confirm,
    roll,
)

SEATS = ("left", "right")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
VALUE = {name: value for value, name in enumerate(NUMBERS, 1)}
STEPS = StepBook()


def back(card: str) -> str:
    """What the other sees of a card."""
    return ("blue" if VALUE[card] % 2 == 0 else "red") if card in VALUE else card


class Cards:
    """The state."""

    __slots__ = (
        "agenda",
        "buried",
        "chosen",
        "deck",
        "hands",
        "leaky",
        "listener",
        "outcome",
        "revealed",
        "seats",
        "turn",
        "won",
    )

    def __init__(self) -> None:
        self.agenda: list[Todo] = []
        self.listener: Callable[[Event], None] | None = None
        self.outcome: Outcome | None = None
        self.turn = 0
        self.seats: tuple[Seat, ...] = SEATS
        self.deck = Pile(tuple(sorted(NUMBERS)))
        self.hands: dict[Seat, tuple[str, ...]] = {"left": (), "right": ()}
        self.buried: dict[Seat, tuple[str, ...]] = {"left": (), "right": ()}
        self.chosen: dict[Seat, str] = {}
        self.revealed = False
        self.won: dict[Seat, int] = {"left": 0, "right": 0}
        self.leaky = ""

    def copy(self) -> Cards:
        """An independent copy."""
        twin = Cards()
        for name in Cards.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, dict | list) else value)
        twin.listener = None
        return twin

    def tell(self, name: str, *facts: str | int, to: Seat | None = None) -> None:
        """Tell an event."""
        if self.listener is not None:
            self.listener(Event(name, facts, to))


def other(seat: Seat) -> Seat:
    """The other seat."""
    return "right" if seat == "left" else "left"


@STEPS.step
def deal(game: Cards) -> Script[Steps]:
    """Three cards each."""
    for seat in SEATS:
        for _ in range(3):
            card, game.deck = yield from draw_unseen(f"{seat}-draw", game.deck, seat, back)
            game.hands[seat] = tuple(sorted((*game.hands[seat], card)))
            game.tell("drew", seat, card, to=seat)
            game.tell("draws", seat, back(card))
    return [plan(begin_round)]


@STEPS.step
def begin_round(game: Cards) -> Script[Steps]:
    """Both choose, then reveal."""
    game.turn += 1
    game.tell("turn", game.turn)
    game.chosen, game.revealed = {}, False
    for seat in SEATS:
        face = str if game.leaky == "face" else back
        card = yield from choose_secretly(seat, f"{seat}-card", game.hands[seat], str, face)
        game.hands[seat] = tuple(c for c in game.hands[seat] if c != card)
        game.chosen[seat] = card
        game.tell("chooses", seat, card if game.leaky == "event" else back(card))
    game.revealed = True
    game.tell("reveals", *game.chosen.values())
    (pips,) = yield from roll("fortune", 1)
    if pips == 1 and game.turn == 3:
        game.outcome = Outcome((), "bad luck")
        raise MatchEnds
    left, right = VALUE[game.chosen["left"]], VALUE[game.chosen["right"]]
    winner = "left" if (left > right) != (pips == 6) else "right"
    game.won[winner] += 1
    game.tell("wins-round", winner)
    return [plan(end_round, winner)]


@STEPS.step
def end_round(game: Cards, winner: Seat) -> Script[Steps]:
    """The winner may bury a card."""
    yield from choose(winner, "glory", ["only"])
    if game.hands[winner] and (yield from confirm(winner, "bury")):
        card = yield from choose_secretly(winner, "buries", game.hands[winner], str, back)
        game.hands[winner] = tuple(c for c in game.hands[winner] if c != card)
        game.buried[winner] = tuple(sorted((*game.buried[winner], card)))
    if all(game.hands.values()):
        return [plan(begin_round)]
    game.outcome = Outcome((max(SEATS, key=lambda seat: game.won[seat]),), "rounds", game.turn)
    return []


class CardGame:
    """The game for the table. `leaky` plants a leak, to test the tests."""

    name = "cards"
    rules_version = 3
    steps = STEPS
    forms: Mapping[str, Form] = one_form(*SEATS, leak=("no", "hand", "event", "face", "deck"))
    orders: Mapping[str, StandingOrder[Cards]] = {}

    def set_up(self, options: Options) -> Cards:
        """A new state."""
        state = Cards()
        state.leaky = "" if options["leak"] == "no" else options["leak"]
        state.agenda = [plan(deal)]
        return state

    def view(self, state: Cards, seat: Seat | None) -> View:
        """What a seat sees."""
        leak = state.leaky
        return {
            "turn": state.turn,
            "won": dict(state.won),
            "deck": state.deck.loose if leak == "deck" else state.deck.size,
            "hands": {
                s: hand if s == seat or leak == "hand" else tuple(sorted(map(back, hand)))
                for s, hand in state.hands.items()
            },
            "buried": {
                s: cards if s == seat else tuple(sorted(map(back, cards)))
                for s, cards in state.buried.items()
            },
            "chosen": {
                s: card if state.revealed or s == seat else back(card)
                for s, card in state.chosen.items()
            },
        }

    def secrets(self, state: Cards, seat: Seat | None) -> Mapping[str, list[str]]:
        """Cards whose place a seat does not know, by back."""
        cards = list(state.deck.unknown_to(seat))
        for s in SEATS:
            if s != seat:
                cards += [*state.hands[s], *state.buried[s]]
                if not state.revealed and s in state.chosen:
                    cards.append(state.chosen[s])
        return {colour: sorted(c for c in cards if back(c) == colour) for colour in ("blue", "red")}

    def rename(self, state: Cards, names: Mapping[str, str]) -> None:
        """Put other cards in the places of these."""
        state.deck = state.deck.renamed(names)
        for seat in SEATS:
            state.hands[seat] = tuple(sorted(names.get(c, c) for c in state.hands[seat]))
            state.buried[seat] = tuple(sorted(names.get(c, c) for c in state.buried[seat]))
        state.chosen = {s: names.get(c, c) for s, c in state.chosen.items()}

    def concede(self, state: Cards, seat: Seat) -> None:
        """Give up."""
        state.outcome = Outcome((other(seat),), "concession")

    def why_not(
        self, state: Cards, request: Request | None, said: Sequence[str], seat: Seat, thing: str
    ) -> Reason | None:
        """Only cards are asked for."""
        if thing not in VALUE:
            raise ValueError(f"{thing!r} is no card")
        return None if thing in state.hands[seat] else Reason("1", "not-in-hand", (thing,))

    def ways(
        self, state: Cards, request: Request, said: Sequence[str], thing: str
    ) -> Sequence[Way]:
        """Nothing is begun here."""
        return []


CARDS = CardGame()


def new_match(seed: int | None = 1, leak: str = "no") -> Match[Cards]:
    """A new match, with a dealer if there is a seed."""
    dealer = None if seed is None else Seeded(seed)
    return Match(CARDS, CARDS.set_up({"leak": leak}), dealer)


def random_match(seed: int, answers: int = 1_000, leak: str = "no") -> Match[Cards]:
    """A match after so many random answers of the seats, or at its end."""
    match, luck = new_match(seed, leak), Seeded(seed * 31 + 7)
    while match.pending is not None and answers > 0:
        match.answer(luck.below(len(match.pending.things)))
        answers -= 1
    return match
