"""Who answers chance."""

from __future__ import annotations

from thirdage.table.dealers import Seeded


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Series of matches take seeds next to each other: no number of one may come in another."""
    drawn = [dealer.below(1 << 60) for dealer in map(Seeded, range(400)) for _ in range(50)]
    assert len(set(drawn)) == len(drawn)


def test_seeds_give_the_same_everywhere() -> None:
    """Records are checked by their seeds on other machines and by later versions."""
    dealer = Seeded(1)
    assert [dealer.below(1000) for _ in range(6)] == [29, 207, 152, 556, 747, 178]
