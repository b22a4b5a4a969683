"""The Lord of the Rings as a game of the table, solitaire and for two to five."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from thirdage.games.lord_of_the_rings import (
    helms_deep,
    mordor,
    moria,
    ring,
    shelobs_lair,
)
from thirdage.games.lord_of_the_rings.components import (
    HELMS_DEEP,
    HOBBITS,
    MORDOR,
    MORIA,
    SEAT,
    SEATS,
    SHELOBS_LAIR,
    SOLITAIRE,
)
from thirdage.games.lord_of_the_rings.ending import end_scenario, mount_doom
from thirdage.games.lord_of_the_rings.locations import bag_end, lothlorien, rivendell
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game as State
from thirdage.games.lord_of_the_rings.state import Variant, new_game
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.turn import start_scenario
from thirdage.games.lord_of_the_rings.view import rename, secrets, view
from thirdage.games.lord_of_the_rings.ways import ways
from thirdage.games.lord_of_the_rings.why import why_not
from thirdage.table.agenda import StepBook, Todo, plan
from thirdage.table.game import PLAYERS, Form, Options, Outcome, Reason, StandingOrder, View, Way
from thirdage.table.scripts import Request, Seat

FELLOWSHIPS: Final = tuple(
    "+".join(some) for number in range(5, 0, -1) for some in combinations(HOBBITS, number)
)
"""Any one to five hobbits (F3.7), as "frodo+sam"; all five first."""
YES_NO: Final = ("yes", "no")
READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "end-order": ("ring-bearer-first", "tokens-first"),
    "frodo-white-features": ("no", "yes"),
}
"""Where the rules can be read in two ways in both games (F25)."""


def _together(number: int) -> Form:
    """The base game for so many players (F25)."""
    two = {"two-player-feature-cards": ("four", "all")} if number == 2 else {}
    return Form(
        SEATS[:number],
        {
            "sauron": ("12", "15", "10"),
            "ring-bearer-draw": ("always", "new"),
            **two,
            "sam-ring-count": ("symbols", "damage"),
            **READINGS,
        },
    )


FORMS: Final[Mapping[str, Form]] = {
    SOLITAIRE: Form(
        (SEAT,),
        {
            "hobbits": FELLOWSHIPS,
            "sauron": ("15", "12"),
            "solo-removed-cards": ("two-each", "two-total"),
            "solo-elrond": ("choose", "random"),
            "solo-ring-bearer-draw": YES_NO,
            **READINGS,
        },
    ),
    **{str(number): _together(number) for number in range(2, 6)},
}


class LordOfTheRings:
    """The base game for two to five players, and the solitaire game (seed 004) over it."""

    name: Final = "lord-of-the-rings"
    rules_version: Final = 1
    steps: Final[StepBook] = STEPS
    forms: Final[Mapping[str, Form]] = FORMS
    orders: Final[Mapping[str, StandingOrder[State]]] = {}

    def set_up(self, options: Options) -> State:
        """A new state (F3), whose agenda is the journey to Mount Doom."""
        usual = Variant()
        players = options.get(PLAYERS, SOLITAIRE)
        variant = Variant(
            players=players,
            removed_cards=options.get("solo-removed-cards", usual.removed_cards),
            elrond=options.get("solo-elrond", usual.elrond),
            ring_bearer_draw=_ring_bearer_draw(options),
            two_player_features=options.get("two-player-feature-cards", usual.two_player_features),
            sam_ring_count=options.get("sam-ring-count", usual.sam_ring_count),
            tokens_first=options["end-order"] == "tokens-first",
            frodo_white_features=options["frodo-white-features"] == "yes",
        )
        hobbits = tuple(options["hobbits"].split("+")) if players == SOLITAIRE else ()
        game = new_game(variant, hobbits, int(options["sauron"]))
        # The last entry of an agenda comes first.
        game.agenda = list(reversed(journey()))
        return game

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def secrets(self, state: State, seat: Seat | None) -> Mapping[str, list[str]]:
        """The cards and tiles whose place a seat does not know."""
        return secrets(state, seat)

    def rename(self, state: State, names: Mapping[str, str]) -> None:
        """Put other cards in the places of these."""
        rename(state, names)

    def concede(self, state: State, seat: Seat) -> None:
        """A player gives up, and all have lost together (F20.4); the score is that of a game lost
        there (F20.3)."""
        state.outcome = Outcome((), "concession", score_if_lost(state))
        state.tell_of(state.players[seat], "conceded", state.outcome.score or 0)

    def why_not(
        self, state: State, request: Request | None, said: Sequence[str], seat: Seat, thing: str
    ) -> Reason | None:
        """Why a seat cannot do a thing now."""
        return why_not(state, request, seat, thing)

    def ways(
        self, state: State, request: Request, said: Sequence[str], thing: str
    ) -> Sequence[Way]:
        """The whole actions that begin at a thing."""
        return ways(state, request, thing)


def _ring_bearer_draw(options: Options) -> str:
    """The choice of either game in one word."""
    if options.get("solo-ring-bearer-draw") == "no":
        return "never"
    return options.get("ring-bearer-draw", "always")


def journey() -> list[Todo]:
    """The places in their order (F7.3), with the end of each scenario."""
    return [
        plan(bag_end),
        plan(rivendell),
        plan(start_scenario, MORIA),
        plan(end_scenario),
        plan(lothlorien),
        plan(start_scenario, HELMS_DEEP),
        plan(end_scenario),
        plan(start_scenario, SHELOBS_LAIR),
        plan(end_scenario),
        plan(start_scenario, MORDOR),
        plan(mount_doom),
    ]


LORD_OF_THE_RINGS: Final = LordOfTheRings()
_TABLES = (moria, helms_deep, shelobs_lair, mordor, ring)
"""The modules that enter the events of their boards, and the Ring among the interrupts."""
