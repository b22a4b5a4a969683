"""Battles with Combat cards in a line or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from thirdage.games.war_of_the_ring.board import ALL_NATIONS, Side, other
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import FREE, SHADOW, attack, position

CARD_OF = {card.combat: card.name for card in reversed(CARDS.values())}
"""For each effect the first card that has it."""

MARSHES = "dead-marshes"
ITHILIEN = "north-ithilien"

HELMS_DEEP_ASSAULT = {"origin": "helms-deep", "target": "helms-deep", "besieged": "helms-deep"}
HELMS_DEEP_SORTIE = {"attacker": FREE, **HELMS_DEEP_ASSAULT}
ORTHANC_SORTIE = {"origin": "orthanc", "target": "orthanc", "besieged": "orthanc"}
ORTHANC_ASSAULT = {"attacker": FREE, **ORTHANC_SORTIE}


def two_armies(
    free: str,
    shadow: str,
    *,
    attacker: Side = SHADOW,
    origin: str = ITHILIEN,
    target: str = MARSHES,
    **more: Any,
) -> Game:
    """The attacker stands in `origin`, the defender in `target`; everybody is At War. Two in
    the same region need `besieged` among what else `position` may be told."""
    places = {attacker: origin, other(attacker): target}
    return position(
        free=f"{places[FREE]}: {free}; {more.pop('also_free', '')}",
        shadow=f"{places[SHADOW]}: {shadow}; {more.pop('also_shadow', '')}",
        war=" ".join(ALL_NATIONS),
        **more,
    )


def fight(
    free: str,
    shadow: str,
    cards: str,
    rolls: str,
    *lines: str,
    before: Sequence[str] = (),
    attacker: Side = SHADOW,
    origin: str = ITHILIEN,
    target: str = MARSHES,
    **more: Any,
) -> Match[Game]:
    """A battle in which the sides have these armies and use cards with these effects in the
    first round; SH attacks in the open if nothing else is said.

    `rolls`: all prepared chance ("5 5; 1 2"). The lines are the answers after the cards; those
    of `before` come before them.
    """
    hands = {FREE: "", SHADOW: ""}
    for card in (CARD_OF[effect] for effect in cards.split()):
        hands[CARDS[card].side] = card
    sides = (attacker, other(attacker))
    chosen = [f"{side}-combat-card {hands[side]}" for side in sides if hands[side]]
    game = two_armies(
        free,
        shadow,
        attacker=attacker,
        origin=origin,
        target=target,
        free_hand=hands[FREE],
        shadow_hand=hands[SHADOW],
        **more,
    )
    chance = [roll.strip() for roll in rolls.split(";") if roll.strip()]
    return attack(game, attacker, origin, target, *before, *chosen, *lines, rolls=chance)
