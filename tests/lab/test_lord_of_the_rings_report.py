"""The report on the players of the Lord of the Rings: its settings and its rows."""

from __future__ import annotations

from thirdage.lab.ledger import Ledger
from thirdage.lab.lord_of_the_rings import alone, play, row, together


def test_the_base_game_is_reported_by_players_and_sauron() -> None:
    found = [(one.hobbits, one.sauron, one.seats) for one in together([2, 5], ())]
    assert found == [(number, start, number) for number in (2, 5) for start in ("15", "12", "10")]


def test_the_solitaire_game_is_reported_by_hobbits_and_sauron() -> None:
    found = [(one.hobbits, one.sauron, one.seats) for one in alone(["sam", "frodo+sam"], ["12"])]
    assert found == [(1, "12", 1), (2, "12", 1)]


def test_a_row_says_how_many_matches_were_won() -> None:
    setting = next(together([2], ["10"]))
    result = play(Ledger(), "random", setting, range(3), jobs=1)
    assert len(result.scores) == 3
    assert row("random", setting, result).startswith("| 2 | 10 | random | 3 | 0.0 [0.0,")
