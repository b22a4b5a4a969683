"""Conditions on playing a card that several cards have in common (W8.8)."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import Nation
from thirdage.games.war_of_the_ring.cards.events import Condition
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason


def at_war(*nations: Nation) -> Condition:
    """All these Nations are At War."""

    def asked(game: Game) -> Reason | None:
        for nation in nations:
            if not game.at_war(nation):
                return condition("W8.8", "nation-not-at-war", nation)
        return None

    return asked


def in_play(character: str) -> Condition:
    """A Character is on the map."""

    def asked(game: Game) -> Reason | None:
        return None if game.in_play(character) else condition("W8.8", "needs-in-play", character)

    return asked
