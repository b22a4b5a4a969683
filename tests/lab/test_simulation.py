"""Many matches: each has its own fortune."""

from __future__ import annotations

from thirdage.lab.simulation import seed_of
from thirdage.table.dealers import Seeded


def test_the_matches_of_a_series_do_not_share_their_fortune() -> None:
    """Dealers of seeds next to each other give the same numbers, one later; a series must not."""
    numbers = range(1, 400)
    dealt = [Seeded(seed_of(number)) for number in numbers]
    drawn = {dealer.below(1 << 60) for dealer in dealt for _ in range(50)}
    assert len(drawn) == 50 * len(numbers)
    assert len({seed_of(number) for number in numbers}) == len(numbers)
