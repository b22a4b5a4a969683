"""The event tiles (F9): what each of them does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.board import SHIELD
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
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.interrupts import IN_EVENT, OUT, TILE_REVEALED, decide
from thirdage.games.lord_of_the_rings.lines import advance, advance_any, why_not_advance
from thirdage.games.lord_of_the_rings.paying import (
    ANY_CARD,
    ANY_TOKEN,
    ITEMS,
    Demand,
    any_token,
    cards_in_facts,
    pay_items,
)
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.games.lord_of_the_rings.together import pledge, volunteer_for_corruption
from thirdage.games.lord_of_the_rings.yellow import STAFF
from thirdage.table.scripts import Script, at_once

CARRY_OUT, AVOID = "carry-out", "avoid"
PRICES: Final[dict[str, Demand]] = {
    THREE_CARDS: {ANY_CARD: 3},
    THREE_ITEMS: {ANY_CARD: 1, ANY_TOKEN: 1, SHIELD: 1},
}
"""What the group may discard together instead (F9.4, F9.5)."""


def resolve_tile(game: Game, player: Player, tile: str) -> Script[None]:
    """The active player carries out a revealed tile; before that there is time for other things
    (F24.1). Two of them can be bought off (F9.4, F9.5) or ignored with the Staff (F23.4)."""
    facts = cards_in_facts(PRICES.get(tile, {}))
    choice = yield from decide(
        game, player, "carry-out-tile", _ways, TILE_REVEALED, facts, hidden=False
    )
    if choice in (STAFF, OUT):
        return
    if choice == AVOID and (yield from avoid(game, tile)):
        return
    yield from CARRIED_OUT[tile](game)


def _ways(game: Game) -> list[str]:
    assert game.tile is not None
    return [CARRY_OUT, AVOID] if can_avoid(game, game.tile) else [CARRY_OUT]


def can_avoid(game: Game, tile: str) -> bool:
    """Whether the players have what the tile shows, all together."""
    price = PRICES.get(tile)
    if price is None:
        return False
    players = game.clockwise()
    return (
        sum(len(player.hand) for player in players) >= price.get(ANY_CARD, 0)
        and sum(player.shields for player in players) >= price.get(SHIELD, 0)
        and any(map(any_token, players)) >= price.get(ANY_TOKEN, 0)
    )


def avoid(game: Game, tile: str) -> Script[bool]:
    """Whether the group pays what the tile shows; one player alone has just said so."""
    players = game.clockwise()
    if len(players) == 1:
        return pay_items(game, players[0], PRICES[tile])
    question = "avoid-three-cards" if tile == THREE_CARDS else "avoid-three-items"
    return pledge(game, question, PRICES[tile], ITEMS, IN_EVENT)


def activity_tile(activity: Activity) -> Callable[[Game], Script[None]]:
    """The tile of an activity."""

    def carry_out(game: Game) -> Script[None]:
        """The marker advances one space with its content (F9.1); another one if there is no
        such line or it is complete (F9.2)."""
        if why_not_advance(game, activity) is None:
            yield from advance(game, activity, 1)
        else:
            yield from advance_any(game, game.active_player, 1)

    return carry_out


@at_once
def corruption_tile(game: Game) -> None:
    """The ring with a dot: the Ring-bearer takes corruption 1 (F9.6)."""
    corrupt(game, game.ring_bearer, 1)


def _one_player_or_sauron(game: Game) -> Script[None]:
    """The eye: one player takes corruption 2, otherwise Sauron 1 (F9.7)."""
    if not (yield from volunteer_for_corruption(game, "eye", 2, "sauron")):
        move_sauron(game, 1)


@at_once
def _sauron(game: Game) -> None:
    """(S) The eye: Sauron moves one space; there is no choice (F9.7)."""
    move_sauron(game, 1)


CARRIED_OUT: Final = {
    **{activity: activity_tile(activity) for activity in ACTIVITIES},
    SUNDIAL: next_event,
    THREE_CARDS: next_event,
    THREE_ITEMS: next_event,
    CORRUPTION: corruption_tile,
    SAURON: either(_sauron, _one_player_or_sauron),
}
