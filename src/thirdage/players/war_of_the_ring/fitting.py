"""Fits the estimate of the search to matches of the heuristic players, and prints its weights:

python -m thirdage.players.war_of_the_ring.fitting 4000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import log
from textwrap import fill
from typing import Final

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import FREE, SIDES, Side
from thirdage.games.war_of_the_ring.state import Game
from thirdage.players.fitting import Row, Sample, chance, logistic
from thirdage.players.war_of_the_ring.estimate import features
from thirdage.players.war_of_the_ring.heuristic import HeuristicPlayer
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match
from thirdage.table.scripts import Request

RIDGE: Final = 5.0
"""Keeps the weights small where the matches say little."""
TESTED: Final = 4
"""Every fourth match is not fitted to: it shows how much the estimate knows."""
LONGEST: Final = 10
"""So many turns a match may go astray before positions are taken."""
ASTRAY: Final = (0, 10, 25, 50)
"""How many answers of a hundred of a side go astray in those turns."""
HASTY: Final = ("move-fellowship", "character")
"""How half of the Free Peoples go astray: they hurry."""


class Strays:
    """Leads a match astray for some turns. A search comes to positions to which rules of thumb
    do not lead, and the estimate has to know them too; how a match ends from there is a matter of
    the position alone."""

    def __init__(self, seed: int) -> None:
        self._luck = Seeded(seed)
        self.turns: Final = self._luck.below(LONGEST + 1)
        self._hasty = self._luck.below(2) == 1
        self._share = {side: ASTRAY[self._luck.below(len(ASTRAY))] for side in SIDES}

    def instead(self, side: Side, turn: int, request: Request) -> str | None:
        """The answer given instead of the player's own; None if his own stands."""
        if turn > self.turns or request.ask not in ("die", "action"):
            return None
        if self._luck.below(100) >= self._share[side]:
            return None
        codes = list(map(request.code_of, request.things))
        if side == FREE and self._hasty:
            for code in HASTY:
                if code in codes:
                    return code
        return codes[self._luck.below(len(codes))]


def samples(matches: int) -> Iterator[list[Sample]]:
    """Of each match the beginnings of turns from which it was played by the heuristic, and
    whether the Free Peoples won."""
    for seed in range(matches):
        state = WAR_OF_THE_RING.set_up(complete(WAR_OF_THE_RING, {}))
        match: Match[Game] = Match(
            WAR_OF_THE_RING, state, Seeded(0xF17 + seed), marks="none", tell=False
        )
        players = {seat: HeuristicPlayer(seat, seed) for seat in state.seats}
        strays = Strays(seed)
        rows: list[Row] = []
        turn = 1
        while (request := match.pending) is not None:
            assert request.seat is not None
            if state.turn > turn:
                turn = state.turn
                if turn > strays.turns:
                    rows.append(features(state))
            player = players[request.seat]
            stray = strays.instead(request.seat, turn, request)
            if stray is None:
                match.answer(player.answer_in(state, request))
            else:
                player.mind.take(request.ask, stray)
                match.answer(stray)
        assert state.outcome is not None
        won = float(FREE in state.outcome.winners)
        yield [(row, won) for row in rows]


def surprise(samples: Sequence[Sample], weights: Row) -> float:
    """How much the ends surprise on average who believes the estimate (logarithmic loss)."""
    total = 0.0
    for row, won in samples:
        free = chance(sum(map(float.__mul__, weights, row)))
        total -= log(free if won else 1 - free)
    return total / len(samples)


def main(matches: int) -> None:
    """Print the weights, and how much less the ends surprise than if only the share were known."""
    fitted: list[Sample] = []
    tested: list[Sample] = []
    for number, match in enumerate(samples(matches)):
        (fitted if number % TESTED else tested).extend(match)
    weights = logistic(fitted, RIDGE)
    share = logistic([((1.0,), won) for _, won in fitted], RIDGE)
    known = surprise([((1.0,), won) for _, won in tested], share)
    print(f"{len(fitted)} positions; surprise {surprise(tested, weights):.3f} of {known:.3f}")
    rounded = tuple(round(weight, 3) for weight in weights)
    print(fill(str(rounded).strip("()"), 92, initial_indent="    ", subsequent_indent="    "))


if __name__ == "__main__":
    main(int(sys.argv[1]))
