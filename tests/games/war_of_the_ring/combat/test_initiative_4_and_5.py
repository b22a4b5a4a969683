"""Combat cards of initiative 4 and 5, each alone and where two of them meet (W9)."""

from __future__ import annotations

from typing import Any

import pytest

from combatkit import ITHILIEN, MARSHES, fight
from wotr import FREE, SHADOW, army, finish, told


def lines(table: str) -> list[str]:
    """The lines of a table, with single spaces, so that they can be names of tests."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


# ---- initiative 4


def test_mighty_attack_turns_one_miss_into_a_hit_that_is_not_rerolled() -> None:
    # Three Leaders could re-roll three dice, but only two misses are left.
    match = fight("gondor 2 0 3 + gimli", "sauron 3", "mighty-attack", "1 1 1; 1 1 1; 1 1")
    assert told(match, "forfeits") == [(FREE, "gimli")]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_mighty_attack_forfeits_the_whole_leadership_of_aragorn() -> None:
    match = fight(
        "gondor 2 0 1 + aragorn + gimli",
        "sauron 3",
        "mighty-attack",
        "1 1 1; 1 1 1 1; 1 1",
        "forfeit aragorn",
    )
    assert told(match, "combat-roll")[1] == (FREE, 4, 0)
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_mighty_attack_without_a_miss_changes_nothing() -> None:
    match = fight("gondor 1 + gimli", "sauron 3", "mighty-attack", "1 1 1; 5 6")
    assert told(match, "forfeits") == []
    finish(match)


def test_r220_mighty_attack_not_with_leadership_that_the_white_rider_forfeited() -> None:
    match = fight(
        "gondor 2 + gandalf-white",
        "sauron 2 + nazgul",
        "mighty-attack",
        "1 1; 1 1",
        before=("white-rider yes",),
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1"
    finish(match)


def test_anduril_of_strider_turns_one_miss() -> None:
    match = fight("gondor 2 + strider", "sauron 3", "anduril", "1 1 1; 1 1 1")
    assert told(match, "forfeits") == [(FREE, "strider")]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_anduril_of_aragorn_turns_two_misses() -> None:
    match = fight("gondor 2 0 2 + aragorn", "sauron 3", "anduril", "1 1 1; 1 1 1; 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_anduril_of_aragorn_turns_the_only_miss() -> None:
    match = fight("gondor 2 + aragorn", "sauron 5", "anduril", "1 1 1 1 1; 5 5 1")
    assert told(match, "misses-become-hits") == [(FREE, 1)]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_confusion_makes_every_natural_1_a_hit_on_the_shadow() -> None:
    match = fight("gondor 2", "sauron 4 + nazgul 4", "confusion", "1 2 1 6; 1 1; 2")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 4"
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_confusion_without_a_1() -> None:
    match = fight("gondor 2", "sauron 2", "confusion", "2 2; 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_confusion_looks_at_the_dice_as_thrown() -> None:
    match = fight("gondor 2", "sauron 2", "confusion deadly-strife", "2 1; 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_they_are_terrible_adds_to_the_reroll_only() -> None:
    match = fight("gondor 3", "sauron 3 + nazgul 3", "they-are-terrible", "4 4 1; 1 1 1; 4 4")
    assert told(match, "forfeits") == [(SHADOW, "nazgul")]
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 0)
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_they_are_terrible_for_the_witch_king_forfeits_two_points() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul + witch-king",
        "they-are-terrible",
        "1 1 1; 1 1 1; 4",
        "forfeit witch-king",
    )
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1)]
    finish(match)


# ---- initiative 5


@pytest.mark.parametrize(
    ("effect", "more", "where"),
    [("no-quarter", 1, {}), ("nameless-wood", 2, {"origin": "fords-of-isen", "target": "fangorn"})],
)
def test_more_hits_after_a_hit(effect: str, more: int, where: dict[str, Any]) -> None:
    match = fight("rohan 2", "isengard 5", effect, "1 1 1 1 1; 5 1", **where)
    assert told(match, "hits") == [(SHADOW, where.get("origin", ITHILIEN), 1 + more)]
    finish(match)


def test_no_quarter_after_a_hit_of_the_reroll() -> None:
    match = fight("gondor 1 0 1", "sauron 4", "no-quarter", "1 1 1 1; 1; 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


@pytest.mark.parametrize(
    ("effect", "where"),
    [("no-quarter", {}), ("nameless-wood", {"origin": "fords-of-isen", "target": "fangorn"})],
)
def test_no_hit_no_more_hits(effect: str, where: dict[str, Any]) -> None:
    match = fight("rohan 2 0 1", "isengard 2", effect, "1 1; 1 1; 1", **where)
    assert told(match, "hits") == []
    finish(match)


def mumakil_add_a_hit(free: str, free_card: str, rolls: str, *lines: str, **where: Any) -> bool:
    """Whether an Army of Southrons with Mûmakil scores a further hit in such a round."""
    match = fight(free, "southrons 4 1", f"{free_card} mumakil", rolls, *lines, **where)
    finish(match)
    return (SHADOW, 1) in told(match, "extra-hits")


def test_mumakil_add_1_to_the_combat_roll_and_a_hit() -> None:
    match = fight("gondor 5", "southrons 4 1", "mumakil", "4 1 1 1 1; 1 1 1 1 1")
    assert told(match, "combat-roll")[0] == (SHADOW, 5, 1)
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_mumakil_do_not_add_to_the_reroll() -> None:
    match = fight("gondor 3", "southrons 1 1 + nazgul", "mumakil", "1 1; 1 1 1; 4")
    assert told(match, "leader-reroll") == [(SHADOW, 1, 0)]
    finish(match)


def test_mumakil_need_more_hits_than_the_enemy() -> None:
    assert mumakil_add_a_hit("gondor 5", "", "4 4 1 1 1; 5 1 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "", "4 4 1 1 1; 5 5 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "", "1 1 1 1 1; 1 1 1 1 1")


def test_mumakil_compare_the_hits_of_the_rerolls_too() -> None:
    assert not mumakil_add_a_hit("gondor 5 0 1", "", "4 1 1 1 1; 1 1 1 1 1; 5")


def test_mumakil_compare_the_hits_of_confusion() -> None:
    assert mumakil_add_a_hit("gondor 5", "confusion", "4 4 1 2 2; 1 1 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "confusion", "4 4 1 1 2; 1 1 1 1 1")


def test_mumakil_compare_the_hits_of_a_special_attack() -> None:
    taken = "casualty southrons-regular"
    assert mumakil_add_a_hit("gondor 5 0 1", "sudden-strike", "4; 4 1 1 1 1; 1 1 1 1 1; 1")
    assert not mumakil_add_a_hit("gondor 5 0 1", "sudden-strike", "5; 4 1 1 1; 1 1 1 1 1; 1", taken)


def test_mumakil_compare_the_further_hits_of_the_defender() -> None:
    fangorn = {"origin": "fords-of-isen", "target": "fangorn"}
    rolls = "4 4 1 1 1; 5 1 1 1 1"
    assert mumakil_add_a_hit("rohan 5", "", rolls, **fangorn)
    assert not mumakil_add_a_hit("rohan 5", "no-quarter", rolls, **fangorn)
    assert not mumakil_add_a_hit("rohan 5", "nameless-wood", rolls, **fangorn)


def test_mumakil_do_not_see_the_further_hits_of_the_attacker() -> None:
    fangorn = {"attacker": FREE, "origin": "fords-of-isen", "target": "fangorn"}
    rolls = "5 1 1 1 1; 4 4 1 1 1"
    assert mumakil_add_a_hit("rohan 5", "no-quarter", rolls, **fangorn)
    assert mumakil_add_a_hit("rohan 5", "nameless-wood", rolls, **fangorn)


def test_mumakil_never_see_shield_wall() -> None:
    assert mumakil_add_a_hit("gondor 5", "shield-wall", "4 4 1 1 1; 5 1 1 1 1")


def test_mumakil_never_see_a_heroic_death() -> None:
    rolls = "4 4 1 1 1; 5 1 1 1 1; 1"
    assert mumakil_add_a_hit("gondor 5 0 1", "heroic-death", rolls, "sacrifice gondor-leader")
