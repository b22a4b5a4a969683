"""Many matches: each has its own fortune."""

from __future__ import annotations

from multiprocessing import active_children

from thirdage.lab.simulation import Task, play_match, seed_of, simulate
from thirdage.table.dealers import Seeded


def test_the_matches_of_a_series_do_not_share_their_fortune() -> None:
    """Dealers of seeds next to each other give the same numbers, one later; a series must not."""
    numbers = range(1, 400)
    dealt = [Seeded(seed_of(number)) for number in numbers]
    drawn = {dealer.below(1 << 60) for dealer in dealt for _ in range(50)}
    assert len(drawn) == 50 * len(numbers)
    assert len({seed_of(number) for number in numbers}) == len(numbers)


def test_who_stops_reading_the_results_stops_the_processes() -> None:
    tasks = [Task("lord-of-the-rings", {}, ("random",), seed) for seed in range(100_000)]
    results = simulate(tasks, 2, play_match)
    next(results)
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []
