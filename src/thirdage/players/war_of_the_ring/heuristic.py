"""The heuristic player of War of the Ring: sensible play for both sides, seeing only its view."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.board import FREE, Side
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.view import view
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.free import FreeMind
from thirdage.players.war_of_the_ring.mind import Mind
from thirdage.players.war_of_the_ring.shadow import ShadowMind
from thirdage.table.dealers import Seeded
from thirdage.table.scripts import Request


class HeuristicPlayer:
    """Plays a side of War of the Ring by rules of thumb."""

    def __init__(self, seat: Side, seed: int) -> None:
        mind = FreeMind if seat == FREE else ShadowMind
        self.mind: Mind = mind(seat, Seeded(seed))
        self._before: Mind = self.mind
        """What it had in mind before the last question."""
        self._code = ""

    def answer(self, question: Question) -> int:
        """The option that its plan or its rules of thumb name."""
        self._before = self.mind.copy()
        codes = question.codes
        place = self.mind.answer(question.ask, codes, lambda: question.view, question.facts)
        self._code = codes[place]
        return place

    def answer_in(self, state: Game, request: Request) -> int:
        """The same in a future."""
        codes = list(map(request.code_of, request.things))
        return self.mind.answer(
            request.ask, codes, lambda: view(state, self.mind.side), request.facts
        )

    def remember(self, ask: str, code: str) -> None:
        """The question just answered was answered so."""
        if code != self._code:
            self.mind = self._before.copy()
            self.mind.take(ask, code)

    def heir(self, seed: int) -> HeuristicPlayer:
        """Another with the same in mind, before the last question and now."""
        twin = HeuristicPlayer(self.mind.side, seed)
        twin.mind, twin._before, twin._code = self.mind.copy(), self._before, self._code
        twin.mind.luck = Seeded(seed)
        return twin
