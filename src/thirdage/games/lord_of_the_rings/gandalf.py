"""The Gandalf cards (F15): five shields each, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.cards import (
    FORESIGHT,
    GUIDANCE,
    HEALING,
    MAGIC,
    PERSISTENCE,
)
from thirdage.games.lord_of_the_rings.components import SEAT
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_EVENT,
    EVERYTHING,
    INTERRUPTS,
    NO_MARKER,
    Interrupt,
)
from thirdage.games.lord_of_the_rings.lines import advance_any
from thirdage.games.lord_of_the_rings.reasons import (
    GANDALF_USED,
    MAGIC_NOT_NOW,
    NO_CARDS_LEFT,
    NOT_NOW,
    NOTHING_TO_HEAL,
    ONLY_IN_SCENARIO,
    TOO_FEW_SHIELDS,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import Reason
from thirdage.table.piles import draw_unseen
from thirdage.table.scripts import Script, choose_secretly

PRICE: Final = 5
SEEN: Final = 3
"""How many tiles Foresight looks at."""


def why_not_call(game: Game, card: str) -> Reason | None:
    """The card is on the table and there are five shields (F15.1)."""
    if card not in game.gandalf:
        return GANDALF_USED
    return None if game.shields >= PRICE else TOO_FEW_SHIELDS


def call_gandalf(game: Game, card: str) -> None:
    """Pay five shields; the card leaves the game (F15.1)."""
    game.shields -= PRICE
    game.gandalf = tuple(other for other in game.gandalf if other != card)
    game.tell("calls-gandalf", card)


def _in_scenario(card: str) -> Callable[[Game], Reason | None]:
    """Foresight and Guidance are for scenarios (F24.4)."""

    def why_not(game: Game) -> Reason | None:
        if (reason := why_not_call(game, card)) is not None:
            return reason
        if not game.in_scenario:
            return ONLY_IN_SCENARIO
        return None if game.moment in EVERYTHING else NOT_NOW

    return why_not


def why_not_magic(game: Game) -> Reason | None:
    """After the event marker has moved and before the event (F24.4)."""
    if (reason := why_not_call(game, MAGIC)) is not None:
        return reason
    return None if game.moment == BEFORE_EVENT else MAGIC_NOT_NOW


def why_not_healing(game: Game) -> Reason | None:
    """Anywhere (F24.4), if there is something to heal."""
    if (reason := why_not_call(game, HEALING)) is not None:
        return reason
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if game.ring else NOTHING_TO_HEAL


def why_not_persistence(game: Game) -> Reason | None:
    """Anywhere (F24.4), if there is something to draw."""
    if (reason := why_not_call(game, PERSISTENCE)) is not None:
        return reason
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if cards_left(game) else NO_CARDS_LEFT


why_not_guidance: Final = _in_scenario(GUIDANCE)


# ---- the effects


def foresight(game: Game) -> Script[None]:
    """Look at the top three tiles and put them back in any order."""
    call_gandalf(game, FORESIGHT)
    seen = []
    for _ in range(min(SEEN, game.tiles.size)):
        tile, game.tiles = yield from draw_unseen("foresight-tile", game.tiles, SEAT, _back)
        seen.append(tile)
    order: list[str] = []
    while len(seen) > 1:
        tile = yield from choose_secretly(
            SEAT, "foresight-order", _kinds(seen), str, _back, tuple(seen)
        )
        seen.remove(tile)
        order.append(tile)
    game.tiles = game.tiles.put_on_top([*order, *seen], SEAT)


def _back(tile: str) -> str:
    return "tile"


def _kinds(tiles: list[str]) -> list[str]:
    return list(dict.fromkeys(tiles))


def healing(game: Game) -> Script[None]:
    """The One Ring moves two spaces towards the light."""
    call_gandalf(game, HEALING)
    heal(game, 2)
    yield from ()


def guidance(game: Game) -> Script[None]:
    """Two jokers at once: two steps of one marker with contents (F24.5). As paid symbols they
    stand among the cards of the payment."""
    call_gandalf(game, GUIDANCE)
    yield from advance_any(game, 2)


def persistence(game: Game) -> Script[None]:
    """Draw four Hobbit cards."""
    call_gandalf(game, PERSISTENCE)
    yield from draw_cards(game, 4)


GANDALF: Final = {
    FORESIGHT: Interrupt(_in_scenario(FORESIGHT), foresight),
    MAGIC: Interrupt(why_not_magic, None),
    HEALING: Interrupt(why_not_healing, healing),
    GUIDANCE: Interrupt(why_not_guidance, guidance),
    PERSISTENCE: Interrupt(why_not_persistence, persistence),
}
INTERRUPTS.update(GANDALF)
