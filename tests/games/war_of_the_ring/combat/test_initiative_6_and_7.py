"""Combat cards of initiative 6 and 7, each alone and where two of them meet (W9)."""

from __future__ import annotations

import pytest

from combatkit import (
    CARD_OF,
    HELMS_DEEP_ASSAULT,
    ITHILIEN,
    MARSHES,
    ORTHANC_ASSAULT,
    fight,
    two_armies,
)
from wotr import FREE, SHADOW, act, army, asked, finish, options, told


def lines(table: str) -> list[str]:
    """The lines of a table, with single spaces, so that they can be names of tests."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


# ---- initiative 6


def test_blade_of_westernesse_a_hit_of_the_reroll_eliminates_a_minion() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + witch-king", "blade-of-westernesse", "1 1 1; 5 1; 1 1; 5"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    assert match.state.eliminated == ("witch-king",)
    finish(match)


def test_blade_of_westernesse_free_peoples_choose_the_minion() -> None:
    match = fight(
        "gondor 2 + peregrin",
        "sauron 3 + witch-king + mouth-of-sauron + nazgul",
        "blade-of-westernesse",
        "1 1 1; 1 1; 1 1 1; 5",
        "eliminate mouth-of-sauron",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + nazgul 1 + witch-king"
    finish(match)


def test_blade_of_westernesse_needs_a_hit_of_the_reroll() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + witch-king", "blade-of-westernesse", "1 1 1; 5 1; 1 1; 1"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + witch-king"
    finish(match)


def test_blade_of_westernesse_without_a_minion_takes_no_hit_away() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + nazgul", "blade-of-westernesse", "1 1 1; 5 1; 1; 5"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_blade_of_westernesse_cannot_reach_a_minion_in_the_rearguard() -> None:
    game = two_armies(
        "gondor 2 + meriadoc", "sauron 4 + witch-king", free_hand=CARD_OF["blade-of-westernesse"]
    )
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 3",
        "figures witch-king 0",
        f"free-peoples-combat-card {CARD_OF['blade-of-westernesse']}",
        rolls=["1 1 1", "1 1", "5"],
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + witch-king"
    finish(match)


def test_w8_14_a_card_on_the_table_goes_with_its_minion() -> None:
    match = fight(
        "rohan 2 + meriadoc",
        "isengard 3 + saruman",
        "blade-of-westernesse",
        "1 1; 1 1 1; 6; 1",
        table="the-palantir-of-orthanc",
        **ORTHANC_ASSAULT,
    )
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    finish(match)


def test_sorcerer_not_when_the_witch_king_is_gone() -> None:
    match = fight(
        "gondor 2 + meriadoc",
        "sauron 3 + witch-king",
        "blade-of-westernesse great-host",
        "1 1 1; 1 1; 1 1; 5",
        "battle cease",
    )
    assert asked(match) == "free-peoples die"
    finish(match)


def test_fateful_strike_one_hit_eliminates_a_nazgul_and_counts() -> None:
    match = fight(
        "gondor 2 0 1",
        "sauron 3 + nazgul 2 + mouth-of-sauron",
        "fateful-strike",
        "1 1 1; 1 1; 1 1 1; 5",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1 + mouth-of-sauron"
    finish(match)


def test_fateful_strike_the_witch_king_is_no_nazgul_for_one_hit() -> None:
    match = fight("gondor 2 0 1", "sauron 3 + witch-king", "fateful-strike", "1 1 1; 1 1; 1 1; 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + witch-king"
    finish(match)


def test_fateful_strike_two_hits_a_nazgul_or_a_minion() -> None:
    match = fight(
        "gondor 2 0 2", "sauron 3 + witch-king + nazgul", "fateful-strike", "1 1 1; 1 1; 1 1 1; 5 5"
    )
    assert options(match) == ["nazgul", "witch-king"]
    match.play("eliminate witch-king")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_fateful_strike_needs_hits_of_the_reroll() -> None:
    match = fight("gondor 2 0 1", "sauron 3 + nazgul", "fateful-strike", "1 1 1; 5 1; 1; 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1"
    finish(match)


def test_fateful_strike_finds_nobody() -> None:
    match = fight("gondor 2 0 2", "sauron 3", "fateful-strike", "1 1 1; 1 1; 5 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_black_breath_eliminates_a_leader_and_the_hits_count() -> None:
    match = fight(
        "gondor 4 0 1 + rohan 0 0 1",
        "sauron 4 + nazgul 3",
        "black-breath",
        "1 1 1 1; 1 1 1 1; 5 1 1; 1 1",
        "eliminate rohan-leader",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    assert match.state.casualties["rohan"].leaders == 1
    finish(match)


@pytest.mark.parametrize(
    ("reroll", "victims"),
    [
        ("5 1 1", ["nobody", "gondor-leader", "meriadoc"]),
        ("5 5 1", ["nobody", "gondor-leader", "gimli", "meriadoc"]),
        ("5 5 5", ["nobody", "gondor-leader", "aragorn", "gimli", "meriadoc"]),
    ],
)
def test_black_breath_reaches_companions_up_to_the_number_of_hits(
    reroll: str, victims: list[str]
) -> None:
    match = fight(
        "gondor 5 0 1 + aragorn + gimli + meriadoc",
        "sauron 4 + nazgul 3",
        "black-breath",
        f"1 1 1 1; 1 1 1 1 1; {reroll}; 1 1 1 1 1",
    )
    assert options(match) == victims
    match.play(f"eliminate {victims[-1]}")
    assert match.state.eliminated == (victims[-1],)
    finish(match)


def test_black_breath_may_strike_nobody() -> None:
    match = fight(
        "gondor 4 0 1",
        "sauron 4 + nazgul",
        "black-breath",
        "1 1 1 1; 1 1 1 1; 5; 1",
        "eliminate nobody",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    finish(match)


@pytest.mark.parametrize(
    ("free", "rolls"),
    [
        # Hits of the Combat roll do not count; nobody is within reach; nobody is there at all.
        ("gondor 4 0 1", "5 1 1 1; 1 1 1 1; 1; 1"),
        ("gondor 4 + gandalf-grey", "1 1 1 1; 1 1 1 1 1; 5; 1"),
        ("gondor 4", "1 1 1 1; 1 1 1 1; 5"),
    ],
)
def test_black_breath_strikes_nobody(free: str, rolls: str) -> None:
    match = fight(free, "sauron 4 + nazgul", "black-breath", rolls)
    assert asked(match) == "shadow battle"
    finish(match)


def test_black_breath_goes_on_when_its_nazgul_has_been_struck() -> None:
    match = fight(
        "gondor 4 0 1",
        "sauron 4 + nazgul",
        "fateful-strike black-breath",
        "1 1 1 1; 1 1 1 1; 5; 5",
        "eliminate nazgul",
        "eliminate gondor-leader",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0"
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_heroic_death_of_a_leader_cancels_one_hit() -> None:
    match = fight(
        "gondor 4 0 2",
        "sauron 4",
        "heroic-death",
        "5 5 1 1; 1 1 1 1; 1 1",
        "sacrifice gondor-leader",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    assert match.state.casualties["gondor"].leaders == 1
    finish(match)


def test_heroic_death_of_a_companion_cancels_up_to_his_level() -> None:
    match = fight(
        "gondor 4 + boromir",
        "sauron 4",
        "heroic-death",
        "5 5 5 1; 1 1 1 1 1; 1",
        "sacrifice boromir",
    )
    assert options(match) == ["1", "2"]
    match.play("cancel-hits 2")
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    assert match.state.eliminated == ("boromir",)
    finish(match)


def test_heroic_death_cancels_no_more_than_was_rolled() -> None:
    match = fight(
        "gondor 4 + aragorn",
        "sauron 4",
        "heroic-death",
        "5 1 1 1; 1 1 1 1 1; 1 1",
        "sacrifice aragorn",
    )
    assert told(match, "hits-cancelled") == [(SHADOW, 1)]
    assert told(match, "hits") == []
    finish(match)


def test_heroic_death_of_nobody() -> None:
    match = fight(
        "gondor 4 0 1", "sauron 4", "heroic-death", "5 1 1 1; 1 1 1 1; 1", "sacrifice nobody"
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    finish(match)


def test_heroic_death_is_not_asked_without_a_hit() -> None:
    match = fight("gondor 4 0 1", "sauron 4", "heroic-death", "1 1 1 1; 1 1 1 1; 1")
    assert asked(match) == "shadow battle"
    finish(match)


def test_heroic_death_cancels_rolled_hits_only() -> None:
    match = fight(
        "gondor 4 + aragorn",
        "southrons 3 1",
        "heroic-death mumakil",
        "5 5 1 1; 1 1 1 1 1; 1 1",
        "sacrifice aragorn",
    )
    assert options(match) == ["1", "2"]
    match.play("cancel-hits 2")
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_w14_25_a_heroic_death_can_save_the_army() -> None:
    match = fight("gondor 1 + gimli", "sauron 2", "heroic-death", "5 1; 1 1; 1", "sacrifice gimli")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_shield_wall_cancels_one_of_two_hits() -> None:
    match = fight("gondor 4", "sauron 4", "shield-wall", "5 5 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_does_not_cancel_a_single_hit() -> None:
    match = fight("gondor 4", "sauron 4", "shield-wall", "5 1 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_counts_the_hit_of_the_mumakil() -> None:
    match = fight("gondor 4", "southrons 3 1", "shield-wall mumakil", "5 1 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_leaves_the_reroll_to_black_breath() -> None:
    match = fight(
        "gondor 4 + gimli",
        "sauron 4 + nazgul 2",
        "shield-wall black-breath",
        "1 1 1 1; 1 1 1 1 1; 5 5; 1",
        "eliminate gimli",
    )
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


# ---- initiative 7


def test_great_host_twice_the_units_score_a_hit() -> None:
    match = fight("gondor 2", "sauron 4", "great-host", "1 1 1 1; 1 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_great_host_less_than_twice_the_units_score_none() -> None:
    match = fight("gondor 2", "sauron 3", "great-host", "1 1 1; 1 1")
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r221_great_host_counts_after_casualties() -> None:
    match = fight("gondor 3", "sauron 4", "great-host", "5 1 1 1; 1 1 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)
    match = fight("gondor 2", "sauron 4", "great-host", "1 1 1 1; 5 1")
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r221_great_host_counts_the_garrison_in_a_siege() -> None:
    match = fight("rohan 1", "isengard 2", "great-host", "1 1; 1", **HELMS_DEEP_ASSAULT)
    assert told(match, "battle-over") == [("won", "helms-deep")]
    assert match.state.regions["helms-deep"].control == SHADOW
    finish(match)


def test_r221_great_host_does_not_count_the_rearguard() -> None:
    game = two_armies("gondor 2", "sauron 4", shadow_hand=CARD_OF["great-host"])
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 3",
        f"shadow-combat-card {CARD_OF['great-host']}",
        rolls=["1 1 1", "1 1"],
    )
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_we_come_to_kill_one_die_for_each_elite_left() -> None:
    # One of three Elites has been reduced by then.
    match = fight(
        "gondor 4",
        "sauron 1 3",
        "we-come-to-kill",
        "1 1 1 1; 5 1 1 1; 5 4",
        "casualty sauron-reduce",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_we_come_to_kill_hits_on_5_in_a_siege_too() -> None:
    match = fight(
        "rohan 3", "isengard 1 2", "we-come-to-kill", "5 5 5; 1 1 1; 5 1", **HELMS_DEEP_ASSAULT
    )
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"
    finish(match)


def test_we_come_to_kill_without_an_elite_left_rolls_nothing() -> None:
    match = fight(
        "gondor 4", "sauron 1 1", "we-come-to-kill", "1 1; 5 1 1 1", "casualty sauron-reduce"
    )
    assert asked(match) == "shadow battle"
    finish(match)


def test_w9_14_no_effect_after_the_battle_is_over() -> None:
    match = fight("gondor 1", "sauron 0 2", "we-come-to-kill", "5 1; 1")
    assert told(match, "special-attack") == []
    assert match.state.discards[SHADOW] == (CARD_OF["we-come-to-kill"],)
    finish(match)


def test_onslaught_a_die_for_each_own_hit() -> None:
    match = fight("gondor 5", "sauron 5", "onslaught", "1 1 1 1 1; 1 1 1 1 1; 4 3 5", "own-hits 3")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_onslaught_of_no_hits_rolls_no_dice() -> None:
    match = fight("gondor 5", "sauron 5", "onslaught", "1 1 1 1 1; 1 1 1 1 1", "own-hits 0")
    assert army(match, SHADOW, ITHILIEN) == "sauron 5 0"
    finish(match)


@pytest.mark.parametrize(("shadow", "most"), [("sauron 8", 4), ("sauron 3", 2), ("sauron 0 1", 1)])
def test_onslaught_at_most_four_hits_and_one_unit_left(shadow: str, most: int) -> None:
    dice = {"sauron 8": "1 1 1 1 1", "sauron 3": "1 1 1", "sauron 0 1": "1"}[shadow]
    match = fight("gondor 1", shadow, "onslaught", f"{dice}; 1")
    assert options(match) == [str(n) for n in range(most + 1)]


def test_onslaught_takes_its_hits_from_those_who_fight() -> None:
    game = two_armies("gondor 1", "sauron 3", shadow_hand=CARD_OF["onslaught"])
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 2",
        f"shadow-combat-card {CARD_OF['onslaught']}",
        rolls=["1 1", "1"],
    )
    assert options(match) == ["0", "1"]


def test_onslaught_can_win_the_battle() -> None:
    match = fight("gondor 1", "sauron 2", "onslaught", "1 1; 1; 4", "own-hits 1")
    assert told(match, "battle-over") == [("won", MARSHES)]
    assert asked(match) == "shadow advance"
    finish(match)
