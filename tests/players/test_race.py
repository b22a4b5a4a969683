"""The race of answers: the best in a given time or less."""

from __future__ import annotations

from collections import Counter

from thirdage.players.race import CHECK, FIRST_HALVING, race
from thirdage.table.dealers import Seeded

LOSS = 0.1


class Trials:
    """Answers of known worth, with luck that is the same for all in a round or is not."""

    def __init__(
        self, *worths: float, luck: float = 0.0, common: bool = True, seed: int = 0
    ) -> None:
        self.worths = worths
        self.seed = seed
        self.luck = luck
        self.common = common
        self.made: Counter[int] = Counter()

    def __call__(self, answer: int, round_: int) -> float:
        self.made[answer] += 1
        seed = round_ if self.common else round_ * len(self.worths) + answer
        luck = Seeded(seed + 1000 * self.seed).below(1001) / 500 - 1
        return self.worths[answer] + self.luck * luck


def won(trials: Trials, favourite: int = 0, most: int = 10_000) -> int:
    """Who wins a race of so many trials at most."""
    return race(
        len(trials.worths), favourite, trials, LOSS, lambda: sum(trials.made.values()) / most
    )


def test_the_best_wins_and_the_clear_ends_at_the_first_look() -> None:
    trials = Trials(20, 50)
    assert won(trials) == 1
    assert trials.made == {0: CHECK, 1: CHECK}


def test_the_same_luck_for_all_does_not_hide_a_small_difference() -> None:
    trials = Trials(50, 52, luck=30)
    assert won(trials) == 1
    assert sum(trials.made.values()) < 150


def test_with_luck_of_their_own_the_close_ones_are_tried_more_often() -> None:
    races = [Trials(44, 50, 0, luck=30, common=False, seed=seed) for seed in range(10)]
    assert sum(won(trials) == 1 for trials in races) >= 9
    made = sum((trials.made for trials in races), Counter[int]())
    assert made[0] > 3 * made[2]


def test_equals_are_watched_for_a_while_and_the_favourite_is_taken() -> None:
    # What makes the difference may be rare.
    trials = Trials(50, 50, luck=40)
    assert won(trials, favourite=1) == 1
    assert 80 <= trials.made[0] <= 200


def test_a_rare_disaster_is_found() -> None:
    def trial(answer: int, round_: int) -> float:
        return 0.0 if answer == 0 and round_ % 20 == 19 else 70.0

    assert race(2, 0, trial, LOSS, lambda: 0.0) == 1


def test_the_worse_half_is_dropped_but_not_the_favourite() -> None:
    trials = Trials(10, 20, 30, 40, 50, 60)
    assert won(trials, most=50) == 5
    assert [trials.made[one] for one in (1, 2)] == [FIRST_HALVING] * 2
    assert trials.made[0] == 8
    assert sum(trials.made.values()) <= 50


def test_without_time_the_favourite_is_taken() -> None:
    assert won(Trials(20, 90), most=3) == 0
    assert race(2, 1, Trials(90, 20), LOSS, lambda: 1.0) == 1


def test_the_time_is_a_limit() -> None:
    trials = Trials(50, 51, luck=40, common=False)
    won(trials, most=101)
    assert sum(trials.made.values()) == 101


def test_in_doubt_the_favourite_is_taken() -> None:
    def winners(favourite: int) -> list[int]:
        races = [Trials(50, 50, luck=40, common=False, seed=seed) for seed in range(20)]
        return [won(trials, favourite, most=40) for trials in races]

    assert winners(0).count(0) >= 13
    assert winners(1).count(1) >= 13


def test_a_trial_that_time_cuts_short_does_not_count() -> None:
    def trial(answer: int, round_: int) -> float | None:
        return None if (round_, answer) == (7, 1) else 50.0 * (answer == 2)

    assert race(3, 0, trial, LOSS, lambda: 0.0) == 2
    assert race(3, 0, lambda answer, round_: None, LOSS, lambda: 0.0) == 0
