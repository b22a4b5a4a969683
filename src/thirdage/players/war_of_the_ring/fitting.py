"""Fits the estimate of the search to matches of the heuristic players, and prints its weights:

python -m thirdage.players.war_of_the_ring.fitting 2400
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import log
from textwrap import fill
from typing import Final

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import FREE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.players.fitting import Row, Sample, chance, logistic
from thirdage.players.war_of_the_ring.estimate import features
from thirdage.players.war_of_the_ring.heuristic import HeuristicPlayer
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match

RIDGE: Final = 5.0
"""Keeps the weights small where the matches say little."""
TESTED: Final = 4
"""Every fourth match is not fitted to: it shows how much the estimate knows."""


def samples(matches: int) -> Iterator[list[Sample]]:
    """Of each match every beginning of a turn after the first, and whether the Free Peoples won."""
    for seed in range(matches):
        state = WAR_OF_THE_RING.set_up(complete(WAR_OF_THE_RING, {}))
        match: Match[Game] = Match(
            WAR_OF_THE_RING, state, Seeded(0xF17 + seed), marks="none", tell=False
        )
        players = {seat: HeuristicPlayer(seat, seed) for seat in state.seats}
        rows: list[Row] = []
        turn = 1
        while (request := match.pending) is not None:
            assert request.seat is not None
            if state.turn > turn:
                turn = state.turn
                rows.append(features(state))
            match.answer(players[request.seat].answer_in(state, request))
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
