"""The heuristic player of War of the Ring: sensible play for both sides, seeing only its view."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import FREE, Side
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.free import FreeMind
from thirdage.players.war_of_the_ring.mind import Mind
from thirdage.players.war_of_the_ring.shadow import ShadowMind
from thirdage.table.dealers import Seeded


class HeuristicPlayer:
    """Plays a side of War of the Ring by rules of thumb."""

    def __init__(self, seat: Side, seed: int) -> None:
        mind = FreeMind if seat == FREE else ShadowMind
        self.mind: Mind = mind(seat, Seeded(seed))

    def answer(self, question: Question) -> int:
        """The option that its plan or its rules of thumb name."""
        return self.mind.answer(question)
