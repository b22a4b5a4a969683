"""Combat cards of initiative 2 and 3, each alone and where two of them meet (W9)."""

from __future__ import annotations

import pytest

from combatkit import HELMS_DEEP_ASSAULT, ITHILIEN, MARSHES, ORTHANC_ASSAULT, fight, two_armies
from thirdage.games.war_of_the_ring.battle import FROM_TABLE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import FREE, SHADOW, army, asked, attack, finish, options, told


def lines(table: str) -> list[str]:
    """The lines of a table, with single spaces, so that they can be names of tests."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


# ---- initiative 2


def test_sudden_strike_rolls_the_leadership_before_the_combat_roll() -> None:
    match = fight("gondor 1 0 2 + aragorn", "sauron 4", "sudden-strike", "5 6 4 1; 1 1; 1 1; 1 1")
    assert told(match, "special-attack") == [(FREE, 2)]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_w9_12_sudden_strike_has_five_dice_at_most() -> None:
    match = fight(
        "gondor 1 0 3 + aragorn + gimli",
        "sauron 8",
        "sudden-strike",
        "1 1 1 1 1; 1 1 1 1 1; 1 1 1; 1 1 1",
    )
    finish(match)


def test_w9_8a_words_of_power_come_before_sudden_strike() -> None:
    match = fight(
        "gondor 1 0 1 + aragorn",
        "sauron 2 + nazgul",
        "sudden-strike words-of-power",
        "1; 1 1; 1; 1; 1",
    )
    finish(match)


def test_w9_12_sudden_strike_against_a_besieged_army_needs_6() -> None:
    match = fight(
        "rohan 2 0 2", "isengard 3", "sudden-strike", "5 6; 1 1; 1 1; 1 1", **ORTHANC_ASSAULT
    )
    assert told(match, "special-attack") == [(FREE, 1)]
    assert army(match, SHADOW, "orthanc") == "isengard 2 0 0"
    finish(match)


def test_w14_31_a_special_attack_can_end_the_battle() -> None:
    match = fight("gondor 1 0 1", "sauron 1 + nazgul", "sudden-strike", "5")
    assert told(match, "battle-over") == [("lost", MARSHES)]
    assert army(match, SHADOW, ITHILIEN) == ""
    assert match.state.reinforcements["sauron"].leaders == 8
    finish(match)


def test_charge_rolls_one_die_for_each_elite() -> None:
    match = fight("gondor 1 2 + rohan 0 1", "sauron 3", "charge", "5 4 6; 1; 1 1 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_durins_bane_hits_on_4() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "durins-bane",
        "4 3 5; 1 1; 1 1",
        origin="moria",
        target="dimrill-dale",
    )
    assert army(match, FREE, "dimrill-dale") == "elves 2 0 0"
    finish(match)


def test_durins_bane_hits_on_4_in_a_siege_too() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "durins-bane",
        "4 3 3; 1 1; 1 1 1",
        origin="lorien",
        target="lorien",
        besieged="lorien",
    )
    assert army(match, FREE, "lorien") == "elves 3 0 0"
    finish(match)


def test_durins_bane_from_the_table() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "",
        "4 4 4; 1 1; 1",
        f"shadow-combat-card {FROM_TABLE}",
        table="balrog-of-moria",
        origin="moria",
        target="dimrill-dale",
    )
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    assert army(match, FREE, "dimrill-dale") == "elves 1 0 0"
    finish(match)


def test_durins_bane_from_the_table_is_the_one_card_of_the_round() -> None:
    game = two_armies(
        "elves 4",
        "sauron 2",
        origin="moria",
        target="dimrill-dale",
        table="balrog-of-moria",
        shadow_hand="stormcrow",
    )
    match = attack(
        game,
        SHADOW,
        "moria",
        "dimrill-dale",
        f"shadow-combat-card {FROM_TABLE}",
        rolls=["1 1 1", "1 1", "1 1 1 1"],
    )
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_durins_bane_from_the_table_only_near_moria() -> None:
    match = fight("gondor 1", "sauron 1", "", "1; 1", table="balrog-of-moria")
    assert match.state.table == ("balrog-of-moria",)
    finish(match)


def test_r099_hits_of_a_special_attack_cannot_be_cancelled() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "shield-wall durins-bane",
        "4 4 1; 6 1; 1 1",
        origin="moria",
        target="dimrill-dale",
    )
    assert army(match, FREE, "dimrill-dale") == "elves 1 0 0"
    assert told(match, "hits-cancelled") == []
    finish(match)


def test_r099_modifiers_do_not_touch_a_special_attack() -> None:
    match = fight(
        "gondor 4",
        "sauron 1 2",
        "advantageous-position we-come-to-kill",
        "5 1 1; 1 1 1 1; 5 1",
        target="druadan-forest",
        origin="dead-marshes",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 0)
    assert told(match, "special-attack") == [(SHADOW, 1)]
    assert army(match, FREE, "druadan-forest") == "gondor 3 0 0"
    finish(match)


# ---- initiative 3


def test_it_is_a_gift_adds_to_both_rolls() -> None:
    match = fight("gondor 2 0 1", "sauron 4", "it-is-a-gift", "1 1 1 1; 4 1; 4", at=MARSHES)
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_one_for_the_dark_lord_adds_to_both_rolls() -> None:
    match = fight(
        "gondor 4", "sauron 2 + nazgul", "one-for-the-dark-lord", "4 1; 1 1 1 1; 4", at=MARSHES
    )
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r097_desperate_battle_adds_1_to_everything_but_a_1_misses() -> None:
    match = fight("gondor 4 0 1", "sauron 4 + nazgul", "desperate-battle", "4 3 1 1; 4 1 1 1; 4; 4")
    assert told(match, "combat-roll") == [(SHADOW, 4, 1), (FREE, 4, 1)]
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1), (FREE, 1, 1)]
    finish(match)


def test_r097_deadly_strife_adds_2_to_everything_but_a_1_misses() -> None:
    match = fight("gondor 4 0 1", "sauron 4 + nazgul", "deadly-strife", "3 2 1 1; 3 2 1 1; 3; 1")
    assert told(match, "combat-roll") == [(SHADOW, 4, 1), (FREE, 4, 1)]
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1), (FREE, 1, 0)]
    finish(match)


@pytest.mark.parametrize(
    ("effect", "free"),
    [("servant-of-the-secret-fire", "gondor 2 + gandalf-white"), ("valour", "gondor 1 1 1")],
)
def test_r098_one_more_in_the_combat_roll_only(effect: str, free: str) -> None:
    match = fight(free, "sauron 4", effect, "1 1 1 1; 4 1; 4")
    assert told(match, "combat-roll")[1] == (FREE, 2, 1)
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    finish(match)


def test_servant_of_the_secret_fire_helps_gandalf_the_grey() -> None:
    match = fight(
        "gondor 1 + gandalf-grey", "sauron 4", "servant-of-the-secret-fire", "1 1 1 1; 4 4"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_ents_rage_adds_2_to_the_combat_roll_only() -> None:
    match = fight(
        "rohan 2 0 1",
        "isengard 4",
        "ents-rage",
        "1 1 1 1; 3 2; 4",
        origin="fords-of-isen",
        target="fangorn",
    )
    assert told(match, "combat-roll")[1] == (FREE, 2, 1)
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    finish(match)


def test_devilry_of_orthanc_makes_a_5_hit_in_a_siege() -> None:
    match = fight(
        "rohan 3",
        "isengard 2 + nazgul",
        "devilry-of-orthanc",
        "5 1; 1 1 1; 5",
        **HELMS_DEEP_ASSAULT,
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 2, 1)
    assert told(match, "leader-reroll") == [(SHADOW, 1, 0)]
    finish(match)


def test_advantageous_position_takes_1_off_but_a_6_hits() -> None:
    match = fight(
        "gondor 4",
        "sauron 3 + nazgul",
        "advantageous-position",
        "6 5 5; 1 1 1 1; 5",
        origin=MARSHES,
        target="druadan-forest",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 1)
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1)]
    finish(match)


def test_w14_18_modifiers_of_both_cards_add_up() -> None:
    match = fight(
        "gondor 4",
        "sauron 3",
        "advantageous-position deadly-strife",
        "4 3 1; 3 1 1 1",
        origin=MARSHES,
        target="druadan-forest",
    )
    assert told(match, "combat-roll") == [(SHADOW, 3, 1), (FREE, 4, 1)]
    finish(match)


def test_huorn_dark_leaves_two_dice() -> None:
    match = fight(
        "rohan 2",
        "isengard 5 + nazgul 3",
        "huorn-dark",
        "1 1; 1 1; 1 1",
        origin="fords-of-isen",
        target="fangorn",
    )
    finish(match)


@pytest.mark.parametrize(("units", "roll"), [(5, "1 1 1"), (3, "1 1 1"), (2, "1 1"), (1, "1")])
def test_daylight_leaves_three_dice_at_most(units: int, roll: str) -> None:
    match = fight("gondor 2", f"sauron {units}", "daylight", f"{roll}; 1 1")
    finish(match)


@pytest.mark.parametrize(
    ("companions", "units", "roll"),
    [
        ("meriadoc", 5, "1 1 1 1"),
        ("meriadoc", 8, "1 1 1 1"),
        ("meriadoc + peregrin + gandalf-white", 5, "1 1"),
        ("meriadoc + peregrin", 2, "1"),
        ("meriadoc", 1, "1"),
    ],
)
def test_brave_stand_one_die_fewer_for_each_companion(
    companions: str, units: int, roll: str
) -> None:
    match = fight(f"gondor 1 + {companions}", f"sauron {units}", "brave-stand", f"{roll}; 6")
    finish(match)


def test_brave_stand_counts_a_silenced_companion_too() -> None:
    match = fight(
        "gondor 1 + meriadoc", "sauron 3 + nazgul", "brave-stand words-of-power", "1 1; 1; 1"
    )
    finish(match)


def test_foul_stench_takes_the_reroll_of_an_equal_leadership() -> None:
    match = fight("gondor 2 0 1 + gimli", "sauron 2 + nazgul 2", "foul-stench", "1 1; 1 1 1; 1 1")
    assert told(match, "no-leader-reroll") == [(FREE,)]
    assert told(match, "forfeits") == []
    finish(match)


def test_foul_stench_does_nothing_against_more_leadership() -> None:
    match = fight(
        "gondor 2 0 1 + aragorn", "sauron 2 + witch-king", "foul-stench", "1 1; 1 1 1; 1 1; 1 1 1"
    )
    finish(match)


def test_foul_stench_counts_the_leadership_of_the_nazgul_alone() -> None:
    match = fight(
        "gondor 2 0 2", "sauron 2 + nazgul + mouth-of-sauron", "foul-stench", "1 1; 1 1; 1 1; 1 1"
    )
    finish(match)


@pytest.mark.parametrize(
    ("effect", "free"),
    [
        ("anduril", "gondor 1 + strider"),
        ("anduril", "gondor 1 + aragorn"),
        ("blade-of-westernesse", "gondor 2 + meriadoc"),
        ("mighty-attack", "gondor 1 + gimli"),
        ("fateful-strike", "gondor 2 0 1"),
    ],
)
def test_foul_stench_makes_cards_for_the_reroll_worthless(effect: str, free: str) -> None:
    match = fight(
        free, "sauron 3 + nazgul + witch-king", f"{effect} foul-stench", "1 1 1; 1 1; 1 1 1"
    )
    assert asked(match) == "shadow battle"
    assert told(match, "forfeits") == []
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + nazgul 1 + witch-king"
    finish(match)


def test_cruel_as_death_forfeits_two_nazgul() -> None:
    match = fight("gondor 3", "sauron 3 + nazgul 3", "cruel-as-death", "4 1 1; 1 1 1; 4")
    assert told(match, "forfeits") == [(SHADOW, "nazgul"), (SHADOW, "nazgul")]
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_cruel_as_death_forfeits_the_witch_king_alone() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul + witch-king",
        "cruel-as-death",
        "4 1 1; 1 1 1; 1",
        "forfeit witch-king",
    )
    assert told(match, "forfeits") == [(SHADOW, "witch-king")]
    finish(match)


def test_cruel_as_death_the_surplus_of_the_witch_king_is_lost() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul 2 + witch-king",
        "cruel-as-death",
        "4 1 1; 1 1 1; 1",
        "forfeit nazgul",
        "forfeit witch-king",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 1)
    finish(match)


def test_dread_and_despair_one_die_fewer_for_each_nazgul_forfeited() -> None:
    match = fight(
        "gondor 5",
        "sauron 3 + nazgul 3",
        "dread-and-despair",
        "1 1 1; 1 1 1; 1",
        "forfeit nazgul",
        "forfeit nazgul",
        "forfeit no-more",
    )
    finish(match)


def test_dread_and_despair_the_witch_king_counts_two() -> None:
    match = fight(
        "gondor 5",
        "sauron 3 + nazgul 1 + witch-king",
        "dread-and-despair",
        "1 1 1; 1 1 1; 1",
        "forfeit witch-king",
        "forfeit no-more",
    )
    finish(match)


def test_dread_and_despair_of_all_nazgul_leaves_one_die() -> None:
    match = fight(
        "gondor 2",
        "sauron 3 + nazgul 1 + witch-king",
        "dread-and-despair",
        "1 1 1; 1",
        "forfeit nazgul",
        "forfeit witch-king",
    )
    finish(match)


def test_dread_and_despair_needs_one_point_and_offers_no_more() -> None:
    match = fight("gondor 5", "sauron 3 + nazgul + witch-king", "dread-and-despair", "")
    assert options(match) == ["nazgul", "witch-king"]
    match.play("forfeit nazgul")
    assert options(match) == ["no-more", "witch-king"]


@pytest.mark.parametrize(
    ("hits", "rolls", "left"),
    [
        (0, "4 3 1 1 1; 1 1", "sauron 5 0"),
        (1, "4 3 1 1; 1 1", "sauron 4 0"),
        (2, "4 3 1; 1 1", "sauron 3 0"),
    ],
)
def test_relentless_assault_adds_as_much_as_it_costs(hits: int, rolls: str, left: str) -> None:
    match = fight("gondor 2", "sauron 5", "relentless-assault", rolls, f"own-hits {hits}")
    assert army(match, SHADOW, ITHILIEN) == left
    assert told(match, "combat-roll")[0] == (SHADOW, 5 - hits, hits)
    finish(match)


@pytest.mark.parametrize(
    ("shadow", "most"),
    [("sauron 2", 1), ("sauron 0 1", 1), ("sauron 1 1", 2), ("southrons 0 1", 1)],
)
def test_relentless_assault_leaves_one_unit(shadow: str, most: int) -> None:
    match = fight("gondor 2", shadow, "relentless-assault", "")
    assert options(match) == [str(n) for n in range(most + 1)]


def test_w14_23_an_elite_that_no_regular_can_replace_is_no_hit_to_spare() -> None:
    elsewhere = "far-harad: isengard 12"
    match = fight("gondor 2", "isengard 0 2", "relentless-assault", "", also_shadow=elsewhere)
    assert options(match) == ["0", "1"]


@pytest.mark.parametrize("shadow", ["sauron 1", "isengard 0 1"])
def test_relentless_assault_of_the_last_unit_is_not_asked(shadow: str) -> None:
    match = fight(
        "gondor 1", shadow, "relentless-assault", "4; 1", also_shadow="far-harad: isengard 12"
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 1, 0)
    finish(match)


@pytest.mark.parametrize("shadow", ["sauron 1 1", "southrons 0 2", "isengard 0 3"])
def test_whatever_is_chosen_a_unit_survives_its_own_side(shadow: str) -> None:
    match = fight(
        "gondor 1", shadow, "relentless-assault", "", also_shadow="far-harad: isengard 11"
    )
    match.answer(options(match)[-1])
    for left in every_way_to_lose(match):
        assert left.state.army(SHADOW, ITHILIEN).units


def every_way_to_lose(match: Match[Game]) -> list[Match[Game]]:
    """The matches in which the casualties have been taken in all ways."""
    if asked(match) != "shadow casualty":
        return [match]
    found = []
    for code in options(match):
        other_way = match.copy()
        other_way.answer(code)
        found += every_way_to_lose(other_way)
    return found
