"""War of the Ring as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from thirdage.games.war_of_the_ring.board import SIDES, other
from thirdage.games.war_of_the_ring.cards import (
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)
from thirdage.games.war_of_the_ring.cards.catalogue import DECKS, cards_of
from thirdage.games.war_of_the_ring.orders import ORDERS
from thirdage.games.war_of_the_ring.state import Game as State
from thirdage.games.war_of_the_ring.state import new_game
from thirdage.games.war_of_the_ring.steps import STEPS
from thirdage.games.war_of_the_ring.turn import begin_turn
from thirdage.games.war_of_the_ring.view import rename, secrets, view
from thirdage.games.war_of_the_ring.ways import ways
from thirdage.games.war_of_the_ring.why_now import why_not_now
from thirdage.table.agenda import StepBook, plan
from thirdage.table.game import (
    Form,
    Options,
    Outcome,
    Reason,
    StandingOrder,
    View,
    Way,
    one_form,
)
from thirdage.table.piles import Pile
from thirdage.table.scripts import Request, Seat


class WarOfTheRing:
    """The second edition for two players."""

    name: Final = "war-of-the-ring"
    rules_version: Final = 1
    steps: Final[StepBook] = STEPS
    forms: Final[Mapping[str, Form]] = one_form(*SIDES, edition=("2e",))
    orders: Final[Mapping[str, StandingOrder[State]]] = ORDERS

    def set_up(self, options: Options) -> State:
        """A new state (W3), whose agenda begins the first turn."""
        game = new_game(options["edition"], {name: Pile(cards_of(name)) for name in DECKS})
        game.agenda = [plan(begin_turn)]
        return game

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def secrets(self, state: State, seat: Seat | None) -> Mapping[str, list[str]]:
        """Per deck, the cards whose place a seat does not know."""
        return secrets(state, seat)

    def rename(self, state: State, names: Mapping[str, str]) -> None:
        """Put other cards in the places of these."""
        rename(state, names)

    def concede(self, state: State, seat: Seat) -> None:
        """A side gives up (OP-98)."""
        state.outcome = Outcome((other(seat),), "concession")
        state.tell("conceded", seat)

    def why_not(
        self, state: State, request: Request | None, said: Sequence[str], seat: Seat, thing: str
    ) -> Reason | None:
        """Why a seat cannot do a thing now."""
        return why_not_now(state, request, said, seat, thing)

    def ways(
        self, state: State, request: Request, said: Sequence[str], thing: str
    ) -> Sequence[Way]:
        """The whole actions that begin at a thing."""
        return ways(state, request, said, thing)


WAR_OF_THE_RING: Final = WarOfTheRing()
_DECKS = (free_character, free_strategy, shadow_character, shadow_strategy)
"""The modules that enter the events of their cards."""
