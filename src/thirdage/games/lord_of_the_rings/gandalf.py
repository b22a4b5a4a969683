"""The Gandalf cards (F15): five shields each, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask, ask_player
from thirdage.games.lord_of_the_rings.cards import (
    FORESIGHT,
    GUIDANCE,
    HEALING,
    MAGIC,
    PERSISTENCE,
)
from thirdage.games.lord_of_the_rings.components import ACTIVITIES, JOKER, TILE_BACK, tile_of
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_EVENT,
    EVERYTHING,
    INTERRUPTS,
    NO_MARKER,
    Interrupt,
)
from thirdage.games.lord_of_the_rings.lines import advance, open_lines
from thirdage.games.lord_of_the_rings.reasons import (
    GANDALF_USED,
    MAGIC_NOT_NOW,
    NO_CARDS_LEFT,
    NOT_NOW,
    NOTHING_TO_HEAL,
    ONLY_IN_SCENARIO,
    TOO_FEW_SHIELDS,
)
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.game import Reason
from thirdage.table.piles import draw_unseen
from thirdage.table.scripts import Script, at_once, choose_secretly

PRICE: Final = 5
SEEN: Final = 3
"""How many tiles Foresight looks at."""
JOKERS: Final = 2
"""What Guidance gives."""
PAY: Final = "pay"


def why_not_call(game: Game, player: Player, card: str) -> Reason | None:
    """The card is on the table and the player has five shields (F15.1)."""
    if card not in game.gandalf:
        return GANDALF_USED
    return None if player.shields >= PRICE else TOO_FEW_SHIELDS


def call_gandalf(game: Game, player: Player, card: str) -> None:
    """Pay five shields; the card leaves the game (F15.1)."""
    player.shields -= PRICE
    game.gandalf = tuple(other for other in game.gandalf if other != card)
    game.tell_of(player, "calls-gandalf", card)


def _in_scenario(card: str) -> Callable[[Game, Player], Reason | None]:
    """Foresight and Guidance are for scenarios (F24.4)."""

    def why_not(game: Game, player: Player) -> Reason | None:
        if (reason := why_not_call(game, player, card)) is not None:
            return reason
        if not game.in_scenario:
            return ONLY_IN_SCENARIO
        return None if game.moment in EVERYTHING else NOT_NOW

    return why_not


def why_not_magic(game: Game, player: Player) -> Reason | None:
    """After the event marker has moved and before the event (F24.4)."""
    if (reason := why_not_call(game, player, MAGIC)) is not None:
        return reason
    return None if game.moment == BEFORE_EVENT else MAGIC_NOT_NOW


def why_not_healing(game: Game, player: Player) -> Reason | None:
    """Anywhere (F24.4), if there is somebody to heal."""
    if (reason := why_not_call(game, player, HEALING)) is not None:
        return reason
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if any(p.corruption for p in game.playing) else NOTHING_TO_HEAL


def why_not_persistence(game: Game, player: Player) -> Reason | None:
    """Anywhere (F24.4), if there is something to draw."""
    if (reason := why_not_call(game, player, PERSISTENCE)) is not None:
        return reason
    if game.moment not in NO_MARKER:
        return NOT_NOW
    return None if cards_left(game) else NO_CARDS_LEFT


why_not_guidance: Final = _in_scenario(GUIDANCE)


# ---- the effects


def foresight(game: Game, player: Player) -> Script[None]:
    """One player looks at the top three tiles and puts them back in any order."""
    call_gandalf(game, player, FORESIGHT)
    seer = yield from ask_player(game, player, "who-looks", game.clockwise(player))
    seen = []
    for _ in range(min(SEEN, game.tiles.size)):
        tile, game.tiles = yield from draw_unseen(
            "foresight-tile", game.tiles, seer.seat, _back, tile_of
        )
        seen.append(tile)
    order: list[str] = []
    while len(seen) > 1:
        tiles = list({tile_of(tile): tile for tile in seen}.values())
        facts = tuple(map(tile_of, seen))
        tile = yield from choose_secretly(
            seer.seat, "foresight-order", tiles, tile_of, _back, facts, insist=not game.alone
        )
        seen.remove(tile)
        order.append(tile)
    game.tiles = game.tiles.put_on_top([*order, *seen], seer.seat)


def _back(tile: str) -> str:
    return TILE_BACK


@at_once
def magic(game: Game, player: Player) -> None:
    """The event just reached is ignored; whoever asked sees to it."""
    call_gandalf(game, player, MAGIC)


def healing(game: Game, player: Player) -> Script[None]:
    """One player moves two spaces towards the light."""
    call_gandalf(game, player, HEALING)
    healed = [p for p in game.clockwise(player) if p.corruption]
    heal(game, (yield from ask_player(game, player, "who-heals", healed)), 2)


def guidance(game: Game, player: Player) -> Script[None]:
    """Two jokers for the active player at once (F24.5): two steps of one marker with contents,
    or two symbols of what the group or he himself may just pay. If he calls Gandalf himself they
    stand among the cards of the payment instead."""
    call_gandalf(game, player, GUIDANCE)
    active = game.active_player
    if not active.plays:
        return
    may_pay = player is not active and could_pay(game, active)
    ways = open_lines(game)
    way = yield from ask(active, "line", [*ways, PAY] if may_pay else ways)
    if way == PAY:
        game.jokers = JOKERS
    else:
        yield from advance(game, way, JOKERS)


def could_pay(game: Game, player: Player) -> bool:
    """Whether symbols may be paid just now, by this player or by the group."""
    payment = game.payment
    if payment is None or payment.payer not in (None, player.seat):
        return False
    return all(kind == JOKER or kind in ACTIVITIES for kind, _ in payment.price)


def persistence(game: Game, player: Player) -> Script[None]:
    """One player draws four Hobbit cards."""
    call_gandalf(game, player, PERSISTENCE)
    drawer = yield from ask_player(game, player, "who-draws", game.clockwise(player))
    yield from draw_cards(game, drawer, 4)


GANDALF: Final = {
    FORESIGHT: Interrupt(_in_scenario(FORESIGHT), foresight),
    MAGIC: Interrupt(why_not_magic, magic, answers=True),
    HEALING: Interrupt(why_not_healing, healing),
    GUIDANCE: Interrupt(why_not_guidance, guidance),
    PERSISTENCE: Interrupt(why_not_persistence, persistence),
}
INTERRUPTS.update(GANDALF)
