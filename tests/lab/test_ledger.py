"""The ledger: matches played once are not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from thirdage.lab import ledger as module
from thirdage.lab.ledger import Ledger
from thirdage.lab.lord_of_the_rings import Result, difference, row, wilson
from thirdage.lab.simulation import Played, Task, play_match, timed_match


def tasks(*seeds: int, player: str = "random") -> list[Task]:
    return [Task("lord-of-the-rings", {"sauron": "12"}, (player,), seed) for seed in seeds]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds that are really played."""
    seeds: list[int] = []

    def noted(task: Task) -> tuple[Played, float]:
        seeds.append(task.seed)
        return timed_match(task)

    monkeypatch.setattr(module, "timed_match", noted)
    return seeds


def test_what_has_been_played_is_read_from_the_file(tmp_path: Path, played: list[int]) -> None:
    path = tmp_path / "ledger.jsonl"
    first = Ledger(path).play(tasks(1, 2))
    again = Ledger(path).play(tasks(3, 2, 1))
    assert played == [1, 2, 3]
    assert [entry.played.seed for entry in again] == [3, 2, 1]
    assert [entry.played for entry in again[:0:-1]] == [entry.played for entry in first]
    assert first[0].played == play_match(tasks(1)[0])
    assert all(entry.seconds > 0 for entry in again)


def test_another_player_or_setting_is_another_match(tmp_path: Path, played: list[int]) -> None:
    ledger = Ledger(tmp_path / "ledger.jsonl")
    ledger.play(tasks(1))
    ledger.play(tasks(1, player="heuristic"))
    ledger.play([Task("lord-of-the-rings", {"sauron": "15"}, ("random",), 1)])
    assert played == [1, 1, 1]


def test_an_interrupted_report_keeps_what_was_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(task: Task) -> tuple[Played, float]:
        if task.seed == 3:
            raise KeyboardInterrupt
        return timed_match(task)

    monkeypatch.setattr(module, "timed_match", interrupted)
    path = tmp_path / "ledger.jsonl"
    with pytest.raises(KeyboardInterrupt):
        Ledger(path).play(tasks(1, 2, 3, 4))
    assert len(path.read_text().splitlines()) == 2


def test_without_a_file_a_ledger_remembers(played: list[int]) -> None:
    ledger = Ledger()
    ledger.play(tasks(1, 2))
    ledger.play(tasks(2, 1))
    assert played == [1, 2]


def test_the_report_compares_match_by_match() -> None:
    worse, better = (
        Result((False, False, True), (10, 20, 60), 1.0),
        Result((True, False, True), (70, 30, 62), 2.0),
    )
    assert difference(worse, better).startswith("better by 33.3 ± 65.3 points of wins, 24.0 ±")
    assert worse.plus(better).seconds == 3.0
    assert "| 66.7 [20.8, 93.9] | 54.0 ±" in row("x", None, better)
    low, high = wilson(0, 1000)
    assert low == pytest.approx(0, abs=1e-9)
    assert high == pytest.approx(0.0038, abs=1e-4)
