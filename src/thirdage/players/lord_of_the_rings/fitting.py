"""Fits the estimates of the search to matches of the heuristic players, and prints them:

python -m thirdage.players.lord_of_the_rings.fitting solitaire 3000
python -m thirdage.players.lord_of_the_rings.fitting 4 2400
"""

from __future__ import annotations

import sys
from textwrap import fill
from typing import Final

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SOLITAIRE
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.players.fitting import Row, Sample, least_squares
from thirdage.players.lord_of_the_rings.craft import CRAFTS
from thirdage.players.lord_of_the_rings.estimate import HORIZON, features, reached
from thirdage.table.dealers import Seeded
from thirdage.table.game import PLAYERS, Options, complete
from thirdage.table.match import Match

FELLOWSHIPS: Final = (
    "frodo+sam+pippin+merry+fatty",
    "frodo+sam+pippin+merry",
    "frodo+sam+pippin",
    "sam+pippin",
    "sam",
)
RIDGE: Final = 1.0
RIDGE_TOGETHER: Final = 100.0
"""Keep the weights small where the matches say little."""
INDENT: Final = " " * 12


def settings(form: str) -> list[Options]:
    """The options of the matches of a form, in turn."""
    if form == SOLITAIRE:
        # Every fourth is a hard one.
        return [
            {"hobbits": FELLOWSHIPS[one % len(FELLOWSHIPS)], "sauron": "15" if one % 4 else "12"}
            for one in range(4 * len(FELLOWSHIPS))
        ]
    return [
        {PLAYERS: form, "sauron": sauron}
        for sauron in LORD_OF_THE_RINGS.forms[form].choices["sauron"]
    ]


def samples(form: str, matches: int) -> dict[str, list[Sample]]:
    """For each horizon what the arrival looked like and how the match ended."""
    found: dict[str, list[Sample]] = {place: [] for place in set(HORIZON.values())}
    some = settings(form)
    for seed in range(matches):
        state = LORD_OF_THE_RINGS.set_up(complete(LORD_OF_THE_RINGS, some[seed % len(some)]))
        match: Match[Game] = Match(
            LORD_OF_THE_RINGS, state, Seeded(0xF17 + seed), marks="none", tell=False
        )
        players = {seat: CRAFTS[form].thumb(seat, seed) for seat in state.seats}
        seen: dict[str, Row] = {}
        while (request := match.pending) is not None:
            assert request.seat is not None
            place = state.place
            if place in found and place not in seen:
                seen[place] = features(state)
            match.answer(players[request.seat].answer_in(state, request))
        assert state.outcome is not None
        for place, row in seen.items():
            found[place].append((row, reached(state.outcome)))
    return found


def main(form: str, matches: int) -> None:
    """Print the weights of each place, and how much of the spread they explain."""
    for place, rows in samples(form, matches).items():
        weights = least_squares(rows, RIDGE if form == SOLITAIRE else RIDGE_TOGETHER)
        mean = sum(value for _, value in rows) / len(rows)
        total = sum((value - mean) ** 2 for _, value in rows)
        missed = sum(
            (value - sum(a * b for a, b in zip(weights, row, strict=True))) ** 2
            for row, value in rows
        )
        print(f"{place}: {len(rows)} matches, {1 - missed / total:.2f} of the spread")
        rounded = tuple(round(weight, 2) for weight in weights)
        print(fill(str(rounded), 96, initial_indent=INDENT, subsequent_indent=INDENT))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
