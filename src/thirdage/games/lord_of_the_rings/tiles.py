"""The event tiles (F9): what each of them does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    CORRUPTION,
    SAURON,
    SUNDIAL,
    THREE_CARDS,
    THREE_ITEMS,
    Activity,
)
from thirdage.games.lord_of_the_rings.corruption import corrupt, move_sauron
from thirdage.games.lord_of_the_rings.events import next_event
from thirdage.games.lord_of_the_rings.hand import discard_cards
from thirdage.games.lord_of_the_rings.interrupts import TILE_REVEALED, decide
from thirdage.games.lord_of_the_rings.lines import advance, advance_any, why_not_advance
from thirdage.games.lord_of_the_rings.paying import TYPES, pay_any_token, pay_shields
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.yellow import STAFF, play_yellow
from thirdage.table.scripts import Facts, Script, at_once

CARRY_OUT, AVOID = "carry-out", "avoid"
CARDS_TO_AVOID: Final = {THREE_CARDS: 3, THREE_ITEMS: 1}
"""The cards among what buys a tile off (F9.4, F9.5)."""


def resolve_tile(game: Game, tile: str) -> Script[None]:
    """Carry out a revealed tile; before that there is time for other things (F24.1). Two of
    them can be bought off (F9.4, F9.5) or ignored with the Staff (F23.4)."""
    facts: Facts = (CARDS_TO_AVOID[tile],) if tile in CARDS_TO_AVOID else ()
    choice = yield from decide(game, "carry-out-tile", _ways, TILE_REVEALED, facts)
    if choice == STAFF:
        play_yellow(game, STAFF)
    elif choice == AVOID:
        yield from AVOIDED[tile](game)
    else:
        yield from CARRIED_OUT[tile](game)


def _ways(game: Game) -> list[str]:
    assert game.tile is not None
    can_pay = CAN_AVOID.get(game.tile)
    return [CARRY_OUT, AVOID] if can_pay is not None and can_pay(game) else [CARRY_OUT]


def activity_tile(activity: Activity) -> Callable[[Game], Script[None]]:
    """The tile of an activity."""

    def carry_out(game: Game) -> Script[None]:
        """The marker advances one space with its content (F9.1); another one if there is no
        such line or it is complete (F9.2)."""
        if why_not_advance(game, activity) is None:
            yield from advance(game, activity, 1)
        else:
            yield from advance_any(game, 1)

    return carry_out


@at_once
def corruption_tile(game: Game) -> None:
    """The ring with a dot: the One Ring moves one space towards Sauron (F9.6)."""
    corrupt(game, 1)


@at_once
def sauron_tile(game: Game) -> None:
    """The eye: Sauron moves one space; there is no choice (F9.7)."""
    move_sauron(game, 1)


def avoid_with_cards(game: Game) -> Script[None]:
    """Discard three cards of any kind (F9.4)."""
    yield from discard_cards(game, CARDS_TO_AVOID[THREE_CARDS])


def avoid_with_items(game: Game) -> Script[None]:
    """Discard a card, a life token of any type and a shield (F9.5)."""
    yield from discard_cards(game, CARDS_TO_AVOID[THREE_ITEMS])
    yield from pay_any_token(game)
    pay_shields(game, 1)


def _three_cards(game: Game) -> bool:
    return len(game.hand) >= CARDS_TO_AVOID[THREE_CARDS]


def _three_items(game: Game) -> bool:
    return bool(game.hand and game.shields and any(game.tokens.of(kind) for kind in TYPES))


CARRIED_OUT: Final = {
    **{activity: activity_tile(activity) for activity in ACTIVITIES},
    SUNDIAL: next_event,
    THREE_CARDS: next_event,
    THREE_ITEMS: next_event,
    CORRUPTION: corruption_tile,
    SAURON: sauron_tile,
}
CAN_AVOID: Final = {THREE_CARDS: _three_cards, THREE_ITEMS: _three_items}
AVOIDED: Final = {THREE_CARDS: avoid_with_cards, THREE_ITEMS: avoid_with_items}
