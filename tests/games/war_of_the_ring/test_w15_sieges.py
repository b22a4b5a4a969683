"""W15: Fortifications, Cities, Strongholds and sieges."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.battle import begin_battle, why_not_attack
from thirdage.games.war_of_the_ring.battle_state import LANDING, Battle
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.pieces import Band, army_of
from thirdage.games.war_of_the_ring.reasons import (
    BESIEGED,
    ENEMY_INSIDE,
    NO_LEADER_TO_ATTACK,
    NOT_ADJACENT,
    NOT_AT_WAR,
)
from thirdage.games.war_of_the_ring.recruiting import elite, recruit
from thirdage.games.war_of_the_ring.regions import is_free
from thirdage.games.war_of_the_ring.settling import points
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    give,
    offered,
    options,
    position,
    start,
    told,
)

MISS = "1 1 1 1 1"


def asks(match: Match[Game]) -> list[str]:
    """All questions so far."""
    return [given.request.ask for given in match.history]


def approach(free: str, shadow: str = "isengard 5 1 + nazgul 1") -> Game:
    """SH in Westemnet before Helm's Deep, which FP holds; Rohan and Isengard At War."""
    return position(
        free=f"helms-deep: {free}", shadow=f"westemnet: {shadow}", war="rohan isengard gondor"
    )


def siege(
    free: str, shadow: str, *, relief: str = "", near: str = "", war: str = "rohan isengard gondor"
) -> Game:
    """Helm's Deep under siege; a FP Army in Westemnet and a SH Army at the Fords of Isen, if
    there are any."""
    return position(
        free=f"helms-deep: {free}" + (f"; westemnet: {relief}" if relief else ""),
        shadow=f"helms-deep: {shadow}" + (f"; fords-of-isen: {near}" if near else ""),
        besieged="helms-deep",
        war=war,
    )


def besieged(match: Match[Game], name: str = "helms-deep") -> str | None:
    """Whose figures are inside."""
    return match.state.regions[name].besieged


# ---- Cities and Fortifications


def test_w15_1_a_city_in_the_first_round_only() -> None:
    """T15-01, R118: 5, 5, 6 is one hit, then three; FP hits on 5 in both rounds."""
    game = position(
        free="dale: north 4", shadow="vale-of-the-carnen: sauron 3 2", war="north sauron"
    )
    rolls = ["5 5 6 1 1", "5 4 4 4", "5 5 6 1", "5 4 4"]
    match = attack(game, SHADOW, "vale-of-the-carnen", "dale", rolls=rolls)
    match.play("casualty sauron-regular", "casualty north-regular", "battle go-on", "retreat stay")
    match.play("casualty sauron-regular", "advance no")
    assert told(match, "combat-roll") == [
        (SHADOW, 5, 1),
        (FREE, 4, 1),
        (SHADOW, 4, 3),
        (FREE, 3, 1),
    ]
    finish(match)


def test_w15_1_whoever_controls_the_city() -> None:
    """T15-02, OP-52: FP attacks Pelargir, which SH has captured."""
    game = position(
        free="lossarnach: gondor 2",
        shadow="pelargir: sauron 1",
        captured="pelargir",
        war="gondor sauron",
    )
    rolls = ["free-peoples-combat-roll 5 5", "shadow-combat-roll 4"]
    match = attack(game, FREE, "lossarnach", "pelargir", "battle cease", rolls=rolls)
    assert army(match, SHADOW, "pelargir") == "sauron 1 0"
    finish(match)


def test_w15_1_a_fortification_and_the_leader_reroll() -> None:
    """T14-19, OP-52: against Osgiliath a re-roll of 5 misses in the first round too."""
    game = position(
        free="osgiliath: gondor 2", shadow="south-ithilien: sauron 2 + nazgul 1", war="sauron"
    )
    rolls = ["5 1", "1 1", "shadow-leader-reroll 5", "5 1", "1 1", "shadow-leader-reroll 5"]
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", rolls=rolls)
    match.play("battle go-on")
    assert army(match, FREE, "osgiliath") == "gondor 2 0 0"
    match.play("retreat stay", "advance no")
    assert army(match, FREE, "osgiliath") == ""
    finish(match)


def test_w15_1_modifiers_count_from_six() -> None:
    """Y15, W14.18: a card adds one to all rolls of both sides; SH hits on 5, FP on 4."""
    game = position(
        free="osgiliath: gondor 2",
        shadow="south-ithilien: sauron 2",
        war="sauron",
        shadow_hand="pits-of-mordor",
    )
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", rolls=["4 5", "3 4"])
    match.play("shadow-combat-card pits-of-mordor")
    assert told(match, "combat-roll") == [(SHADOW, 2, 1), (FREE, 2, 1)]


def test_w15_1_a_town_gives_nothing() -> None:
    game = position(free="bree: north 1", shadow="south-downs: sauron 1", war="sauron")
    match = attack(game, SHADOW, "south-downs", "bree", "advance no", rolls=["5", "1"])
    assert army(match, FREE, "bree") == ""


# ---- attacking a Stronghold


def test_w15_2_before_every_round_field_or_siege() -> None:
    """T15-03, R122, Y31: after two rounds in the open FP goes inside."""
    match = attack(
        approach("rohan 3"),
        SHADOW,
        "westemnet",
        "helms-deep",
        "stand field",
        rolls=[MISS, "1 1 1", "1", MISS, "1 1 1", "1"],
    )
    assert offered(match, "stand") == ["field", "siege"]
    match.play("battle go-on", "retreat stay", "stand field", "battle go-on", "retreat stay")
    assert asked(match) == "free-peoples stand"
    match.play("stand siege", "advance yes", "who-goes all")
    assert besieged(match) == FREE
    assert asks(match).count("stand") == 3
    finish(match)


def test_w15_2_only_in_a_friendly_stronghold() -> None:
    """T15-04, R120, OP-59: the besieger attacked from outside cannot go inside, nor does he
    get anything else from the Stronghold."""
    game = siege("rohan 1", "isengard 2", relief="rohan 2")
    match = attack(game, FREE, "westemnet", "helms-deep", rolls=["5 1", "1 1"])
    assert "stand" not in asks(match)
    assert army(match, SHADOW, "helms-deep") == "isengard 1 0 0"


def test_w15_2_a_captured_stronghold_is_friendly_to_its_captor() -> None:
    game = position(
        free="westemnet: rohan 3",
        shadow="helms-deep: isengard 2",
        captured="helms-deep",
        war="rohan isengard",
    )
    match = attack(game, FREE, "westemnet", "helms-deep", "stand siege", "advance yes")
    match.play("who-goes all")
    assert besieged(match) == SHADOW
    assert match.state.regions["helms-deep"].control == SHADOW


def landed(free: str, shadow: str, *lines: str, rolls: list[str]) -> Match[Game]:
    """A SH Army has been put into Dol Amroth by a card and attacks the FP Army there."""
    game = position(free=f"dol-amroth: {free}", shadow=f"dol-amroth: {shadow}", war="southrons")
    battle = Battle(SHADOW, "dol-amroth", "dol-amroth", LANDING)
    battle.must_go_on = True
    match = start(game, *begin_battle(game, battle), rolls=rolls)
    match.play(*lines)
    finish(match)
    return match


def test_w15_2_an_army_attacked_from_the_sea_goes_inside() -> None:
    """Those who have landed are the besiegers at once; the excess is removed (W15.8)."""
    match = landed("gondor 5 1 1", "southrons 4", "stand siege", "excess gondor-elite", rolls=[])
    assert besieged(match, "dol-amroth") == FREE
    assert army(match, FREE, "dol-amroth") == "gondor 5 0 1"
    assert army(match, SHADOW, "dol-amroth") == "southrons 4 0 0"


def test_w15_3_an_army_attacked_from_the_sea_retreats_in_the_open() -> None:
    """The attacker may not cease; who has landed captures what is left."""
    rolls = ["4 4 4 4", "1 1"]
    match = landed("gondor 2", "southrons 4", "stand field", "retreat erech", rolls=rolls)
    assert "battle" not in asks(match)
    assert army(match, FREE, "erech") == "gondor 2 0 0"
    assert match.state.regions["dol-amroth"].control == SHADOW


def test_w15_3_who_has_landed_and_won_captures() -> None:
    match = landed("gondor 1 0 1", "southrons 4", "stand field", rolls=["5 1 1 1", "1", "1"])
    assert match.state.regions["dol-amroth"].control == SHADOW
    assert points(match.state, SHADOW) == 2
    assert army(match, FREE, "dol-amroth") == ""


def test_w15_3_both_sides_of_a_landing_are_eliminated() -> None:
    match = landed("gondor 1", "southrons 1", "stand field", rolls=["5", "5"])
    assert match.state.where == {FREE: (), SHADOW: ()}
    assert match.state.regions["dol-amroth"].control == FREE


def landed_at_a_siege(*lines: str, rolls: list[str]) -> Match[Game]:
    """FP besieges two Southrons in captured Dol Amroth; two more have landed and attack."""
    game = position(
        free="dol-amroth: gondor 2",
        shadow="dol-amroth: southrons 4",
        captured="dol-amroth",
        besieged="dol-amroth",
        war="southrons",
    )
    rearguard = army_of((Band("southrons", 2),))
    battle = Battle(SHADOW, "dol-amroth", "dol-amroth", LANDING, rearguard)
    battle.must_go_on = True
    match = start(game, *begin_battle(game, battle), rolls=rolls)
    match.play(*lines)
    finish(match)
    return match


def test_w15_16_a_landing_that_relieves() -> None:
    """OP-59: the besieger may retreat, but not go inside; the garrison takes no part."""
    match = landed_at_a_siege("retreat erech", rolls=["1 1", "1 1"])
    assert "stand" not in asks(match)
    assert besieged(match, "dol-amroth") is None
    assert army(match, SHADOW, "dol-amroth") == "southrons 4 0 0"


def test_w15_16_a_landing_that_fails() -> None:
    match = landed_at_a_siege(rolls=["1 1", "5 5"])
    assert besieged(match, "dol-amroth") == SHADOW
    assert army(match, SHADOW, "dol-amroth") == "southrons 2 0 0"
    assert army(match, FREE, "dol-amroth") == "gondor 2 0 0"


def test_w15_3_a_field_battle_at_a_stronghold() -> None:
    """T15-05, R119: SH hits on 5, and FP may retreat in the open."""
    match = attack(
        approach("rohan 3", "isengard 1"),
        SHADOW,
        "westemnet",
        "helms-deep",
        "stand field",
        rolls=["5", "1 1 1"],
    )
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"
    match.play("battle go-on")
    assert options(match) == ["stay", "fords-of-isen"]


def test_w15_4_the_siege_begins_by_the_advance() -> None:
    """T15-06, R123: three of six units advance."""
    lines = ("stand siege", "advance yes", "who-goes part")
    match = attack(approach("rohan 3", "isengard 6"), SHADOW, "westemnet", "helms-deep", *lines)
    match.play("figures isengard-regular 3")
    assert told(match, "battle-over") == [("siege", "helms-deep")]
    assert besieged(match) == FREE
    assert army(match, SHADOW, "helms-deep") == "isengard 3 0 0"
    assert army(match, SHADOW, "westemnet") == "isengard 3 0 0"


def test_w15_4_no_siege_without_an_advance() -> None:
    """T15-07, OP-53: the defenders are in the region as before, all of them."""
    lines = ("stand siege", "advance no")
    match = attack(approach("rohan 5 2", "isengard 6"), SHADOW, "westemnet", "helms-deep", *lines)
    assert besieged(match) is None
    assert army(match, FREE, "helms-deep") == "rohan 5 2 0"
    assert asked(match) == "free-peoples die"


def test_w15_5_leaders_and_companions_go_inside() -> None:
    """T15-08, Y20: with SH at the gates they cannot leave."""
    lines = ("stand siege", "advance yes", "who-goes all")
    match = attack(
        approach("rohan 2 0 2 + gimli", "isengard 6"), SHADOW, "westemnet", "helms-deep", *lines
    )
    assert besieged(match) == FREE
    assert army(match, FREE, "helms-deep") == "rohan 2 0 2 + gimli"
    match = act(match.state, FREE, "character")
    assert "move-companions" not in options(match)
    assert why_not_move(match.state, FREE, "helms-deep", "westemnet", False) == BESIEGED


def test_w15_6_control_and_points_stay_with_the_besieged() -> None:
    """T15-09: the region is free for the besieger (W2.13)."""
    game = siege("rohan 2", "isengard 3")
    assert game.regions["helms-deep"].control == FREE
    assert points(game, SHADOW) == 0
    assert is_free(game, SHADOW, "helms-deep")
    assert not is_free(game, FREE, "helms-deep")


def test_w15_7_five_units_and_any_number_of_leaders_inside() -> None:
    """R125: nothing is removed."""
    lines = ("stand siege", "advance yes", "who-goes all")
    game = approach("rohan 4 1 3 + gondor 0 0 2 + gimli + boromir", "isengard 6")
    match = attack(game, SHADOW, "westemnet", "helms-deep", *lines)
    assert "excess" not in asks(match)
    assert army(match, FREE, "helms-deep") == "gondor 0 0 2 + rohan 4 1 3 + boromir + gimli"


def test_w15_8_units_over_five_are_removed_when_the_siege_begins() -> None:
    """T15-10: the owner chooses; they go to the reinforcements, also those of FP."""
    lines = ("stand siege", "advance yes", "who-goes all")
    match = attack(approach("rohan 5 2 2"), SHADOW, "westemnet", "helms-deep", *lines)
    assert asked(match) == "free-peoples excess"
    assert options(match) == ["rohan-regular", "rohan-elite"]
    match.play("excess rohan-elite", "excess rohan-regular")
    assert army(match, FREE, "helms-deep") == "rohan 4 1 2"
    assert match.state.reinforcements["rohan"] == Band("rohan", 6, 4, 2)
    assert match.state.casualties["rohan"] == Band("rohan")


def test_w15_8_more_units_inside_later_are_removed_at_the_end_of_the_action() -> None:
    """OP-35, W11.6a: five inside and a recruit by a card."""
    game = siege("rohan 4 1", "isengard 3")
    recruit(game, FREE, "helms-deep", elite("rohan"))
    match = act(game, SHADOW, "event", "action skip", "excess rohan-regular")
    assert army(match, FREE, "helms-deep") == "rohan 3 2 0"
    assert match.state.reinforcements["rohan"] == Band("rohan", 7, 3, 4)


def test_w15_9_only_the_army_in_the_region_attacks_those_inside() -> None:
    """T15-11: the Army at the Fords of Isen may move in instead."""
    game = siege("rohan 2", "isengard 2", near="isengard 3")
    assert why_not_attack(game, SHADOW, "fords-of-isen", "helms-deep") == ENEMY_INSIDE
    assert why_not_attack(game, SHADOW, "helms-deep", "helms-deep") is None
    assert why_not_move(game, SHADOW, "fords-of-isen", "helms-deep", False) is None


def test_w15_10_in_a_siege_battle_the_attacker_hits_on_six() -> None:
    """T15-12, R129: 5 and 6 are one hit, for the defender two."""
    match = attack(
        siege("rohan 2", "isengard 2"),
        SHADOW,
        "helms-deep",
        "helms-deep",
        rolls=["5 6", "5 6"],
    )
    assert told(match, "hits") == [
        (SHADOW, "helms-deep", 2),
        (FREE, "helms-deep", 1),
    ]


def test_w15_10_modifiers_count_from_six() -> None:
    game = siege("rohan 2", "isengard 2")
    give(game, SHADOW, "pits-of-mordor")
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=["4 5", "3 4"])
    match.play("shadow-combat-card pits-of-mordor")
    assert told(match, "combat-roll") == [(SHADOW, 2, 1), (FREE, 2, 1)]


def test_w15_10_in_every_round_and_in_the_reroll() -> None:
    game = siege("rohan 2", "isengard 1 1 + nazgul 2")
    rolls = ["5 5", "1 1", "shadow-leader-reroll 5 5", "5 5", "1 1", "shadow-leader-reroll 5 6"]
    lines = ("extend isengard", "extend no")
    match = attack(game, SHADOW, "helms-deep", "helms-deep", *lines, rolls=rolls)
    assert told(match, "hits") == [(FREE, "helms-deep", 1)]
    finish(match)


def test_w15_11_an_elite_reduced_for_a_further_round() -> None:
    """T15-13, R130, Y23: two Elites, two more rounds, and then no more."""
    game = siege("rohan 1 1", "isengard 2 2")
    rolls = ["1 1 1 1", "1 1"] * 3
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=rolls)
    assert options(match) == ["no", "isengard"]
    match.play("extend isengard", "extend isengard")
    assert army(match, SHADOW, "helms-deep") == "isengard 4 0 0"
    assert told(match, "combat-round") == [(1,), (2,), (3,)]
    assert offered(match, "extend") == ["no"]
    assert asked(match) == "free-peoples die"
    finish(match)


def test_w15_11_one_round_if_it_is_not_extended() -> None:
    """Y22: two hits of 4, 4, 6, 5, 6."""
    match = attack(
        siege("rohan 4", "isengard 4 1"),
        SHADOW,
        "helms-deep",
        "helms-deep",
        "casualty rohan-regular",
        "casualty rohan-regular",
        "extend no",
        rolls=["4 4 6 5 6", "1 1 1 1"],
    )
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"
    assert told(match, "combat-round") == [(1,)]
    finish(match)


def test_w15_11_only_elites_that_take_part() -> None:
    """T15-14: the only Elite is in the rearguard."""
    lines = ("action attack", "who-goes part", "figures isengard-regular 3")
    match = act(
        siege("rohan 1", "isengard 3 1"),
        SHADOW,
        "army",
        *lines,
        "figures isengard-elite 0",
        rolls=["1 1 1", "1"],
    )
    assert offered(match, "extend") == ["no"]
    finish(match)


def test_w15_11_not_without_a_regular_to_replace_the_elite() -> None:
    """OP-55 (against the proposal of R131)."""
    game = position(
        free="helms-deep: rohan 1",
        shadow="helms-deep: isengard 0 2; orthanc: isengard 10; north-dunland: isengard 2",
        besieged="helms-deep",
        war="rohan isengard",
    )
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=["1 1", "1"])
    assert offered(match, "extend") == ["no"]


def test_w15_11_fp_besieging_replaces_from_its_casualties() -> None:
    """W14.22, W14.24."""
    game = position(
        free="orthanc: rohan 2 1",
        shadow="orthanc: isengard 2",
        besieged="orthanc",
        war="rohan isengard",
        spent="rohan 1",
    )
    match = attack(game, FREE, "orthanc", "orthanc", "extend rohan", rolls=["1 1 1", "1 1"] * 2)
    assert army(match, FREE, "orthanc") == "rohan 3 0 0"
    assert match.state.casualties["rohan"] == Band("rohan", 0, 1, 0)
    finish(match)


def test_w15_12_the_siege_goes_on() -> None:
    """T15-15: with another action it is attacked again."""
    game = siege("rohan 2", "isengard 2")
    game.rings = {FREE: 0, SHADOW: 0}
    match = act(
        game,
        SHADOW,
        "army army",
        "action attack",
        "who-goes all",
        rolls=["1 1", "1 1", "1 1", "1 1"],
    )
    assert besieged(match) == FREE
    match.play("action skip", "action attack", "who-goes all")
    assert besieged(match) == FREE
    finish(match)


def test_w15_13_the_besiegers_are_eliminated() -> None:
    """T15-16: the garrison is back in the region."""
    game = siege("rohan 2", "isengard 1", near="isengard 1")
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=["1", "5 1"])
    assert besieged(match) is None
    assert told(match, "siege-over") == [("helms-deep",)]
    assert why_not_move(match.state, FREE, "helms-deep", "westemnet", False) is None


def test_w15_13_both_armies_are_eliminated() -> None:
    """T15-17, OP-65: the Stronghold stays with its owner, empty."""
    game = siege("rohan 1", "isengard 1")
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=["6", "5"])
    assert besieged(match) is None
    assert match.state.regions["helms-deep"].control == FREE
    assert points(match.state, SHADOW) == 0


def test_w15_13_both_armies_are_eliminated_in_a_sortie() -> None:
    """T15-17."""
    game = siege("rohan 1", "isengard 1")
    match = attack(game, FREE, "helms-deep", "helms-deep", rolls=["5", "5"])
    assert besieged(match) is None
    assert match.state.regions["helms-deep"].control == FREE


def advance_out_of_the_siege(*lines: str) -> Match[Game]:
    """The besiegers of Helm's Deep attack Westemnet, win and advance with whom these say."""
    game = siege("rohan 1", "isengard 3", relief="rohan 1")
    rolls = ["5 1 1", "1"]
    match = attack(game, SHADOW, "helms-deep", "westemnet", "advance yes", *lines, rolls=rolls)
    finish(match)
    return match


def test_w15_13_all_besiegers_advance_elsewhere() -> None:
    match = advance_out_of_the_siege("who-goes all")
    assert besieged(match) is None
    assert army(match, SHADOW, "westemnet") == "isengard 3 0 0"


def test_w15_13_one_besieger_is_left_by_the_advance() -> None:
    match = advance_out_of_the_siege("who-goes part", "figures isengard-regular 2")
    assert besieged(match) == FREE
    assert army(match, SHADOW, "helms-deep") == "isengard 1 0 0"


# ---- sortie, relief, reinforcement


def test_w15_14_the_besieged_make_a_sortie() -> None:
    """T15-18, R133: by any result that allows an attack; they attack nobody else."""
    game = siege("rohan 2", "isengard 2", near="isengard 2")
    assert why_not_attack(game, FREE, "helms-deep", "helms-deep") is None
    assert why_not_attack(game, FREE, "helms-deep", "fords-of-isen") == NOT_ADJACENT
    assert why_not_attack(game, FREE, "helms-deep", "helms-deep", True) == NO_LEADER_TO_ATTACK
    assert "attack" in options(act(game, FREE, "army"))
    assert "attack" not in options(act(game, FREE, "character"))
    match = act(siege("rohan 2 0 1", "isengard 2"), FREE, "character")
    assert "attack" in options(match)


def test_w15_14_not_with_units_that_are_not_at_war() -> None:
    """OP-60."""
    game = siege("rohan 2", "isengard 2", war="isengard")
    assert why_not_attack(game, FREE, "helms-deep", "helms-deep") == NOT_AT_WAR


def test_w15_15_both_hit_on_five_and_who_ceases_is_inside_again() -> None:
    """T15-19."""
    game = siege("rohan 2", "isengard 2")
    match = attack(game, FREE, "helms-deep", "helms-deep", "battle cease", rolls=["5 1", "5 1"])
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"
    assert army(match, SHADOW, "helms-deep") == "isengard 1 0 0"
    assert besieged(match) == FREE


def test_w15_15_the_besieger_may_retreat_from_a_sortie() -> None:
    """T15-20, R134, R136: the victors do not advance further."""
    game = siege("rohan 2", "isengard 2")
    lines = ("battle go-on", "retreat fords-of-isen")
    match = attack(game, FREE, "helms-deep", "helms-deep", *lines, rolls=["1 1", "1 1"])
    assert besieged(match) is None
    assert "advance" not in asks(match)
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"
    assert army(match, SHADOW, "fords-of-isen") == "isengard 2 0 0"


def test_w15_15_a_sortie_that_wins() -> None:
    """Y34, W14.25: Aragorn and one unit eliminate a Regular, and with it five Nazgûl and the
    Witch-king."""
    game = position(
        free="minas-tirith: gondor 1 + aragorn",
        shadow="minas-tirith: sauron 1 + nazgul 5 + witch-king",
        besieged="minas-tirith",
        war="gondor sauron",
        eliminated="strider",
    )
    rolls = ["free-peoples-combat-roll 5 1", "1", "free-peoples-leader-reroll 1", "1"]
    match = attack(game, FREE, "minas-tirith", "minas-tirith", rolls=rolls)
    assert match.state.regions["minas-tirith"].shadow.characters == ()
    assert army(match, SHADOW, "minas-tirith") == ""
    assert match.state.reinforcements["sauron"] == Band("sauron", 36, 6, 8)
    assert match.state.eliminated == ("strider", "witch-king")
    assert besieged(match, "minas-tirith") is None
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0 + aragorn"
    finish(match)


def sortie_with_two_of_four(*lines: str, rolls: list[str]) -> Match[Game]:
    """Two of four Rohan Regulars, with one of two Leaders, attack the besieger."""
    match = act(
        siege("rohan 4 0 2", "isengard 3"),
        FREE,
        "army",
        "action attack",
        "who-goes part",
        "figures rohan-regular 2",
        "figures rohan-leader 1",
        *lines,
        rolls=rolls,
    )
    finish(match)
    return match


def test_w15_15_1_a_rearguard_stays_inside() -> None:
    """T15-21, OP-58: the two are destroyed with their Leader; the siege goes on."""
    match = sortie_with_two_of_four(rolls=["1 1", "5 5 1", "free-peoples-leader-reroll 1"])
    assert army(match, FREE, "helms-deep") == "rohan 2 0 1"
    assert besieged(match) == FREE
    assert match.state.casualties["rohan"] == Band("rohan", 2, 0, 1)


def test_w15_15_1_at_least_one_round_is_fought() -> None:
    """Only after it the attacker may cease; all are inside again."""
    rolls = ["1 1", "1 1 1", "free-peoples-leader-reroll 1"]
    match = sortie_with_two_of_four("battle cease", rolls=rolls)
    assert told(match, "combat-round") == [(1,)]
    assert army(match, FREE, "helms-deep") == "rohan 4 0 2"
    assert besieged(match) == FREE


def test_w15_15_1_who_is_not_at_war_is_the_rearguard() -> None:
    """OP-60."""
    game = siege("rohan 1 0 1 + gondor 2", "isengard 2", war="isengard gondor")
    rolls = ["free-peoples-combat-roll 1 1", "shadow-combat-roll 5 5"]
    match = attack(game, FREE, "helms-deep", "helms-deep", rolls=rolls)
    assert army(match, FREE, "helms-deep") == "rohan 1 0 1"
    assert besieged(match) == FREE
    finish(match)


def test_w15_15_1_without_a_rearguard_the_stronghold_falls() -> None:
    """T15-22, R135, OP-58."""
    game = siege("rohan 2", "isengard 2")
    match = attack(game, FREE, "helms-deep", "helms-deep", rolls=["1 1", "5 5"])
    assert match.state.regions["helms-deep"].control == SHADOW
    assert besieged(match) is None
    assert points(match.state, SHADOW) == 2


def test_w15_16_a_relieving_army_fights_alone() -> None:
    """T15-23, R137: two dice, both hit on 5, the garrison adds nothing."""
    game = siege("rohan 3 0 2 + gimli", "isengard 2", relief="rohan 2")
    rolls = ["free-peoples-combat-roll 5 1", "shadow-combat-roll 5 1"]
    match = attack(game, FREE, "westemnet", "helms-deep", "battle cease", rolls=rolls)
    assert army(match, FREE, "westemnet") == "rohan 1 0 0"
    assert army(match, SHADOW, "helms-deep") == "isengard 1 0 0"
    assert besieged(match) == FREE
    assert army(match, FREE, "helms-deep") == "rohan 3 0 2 + gimli"
    assert "advance" not in asks(match)
    finish(match)


def test_w15_16_relieved_without_an_advance() -> None:
    """OP-61."""
    game = siege("rohan 3", "isengard 1", relief="rohan 2")
    match = attack(game, FREE, "westemnet", "helms-deep", "advance no", rolls=["5 1", "1"])
    assert besieged(match) is None
    assert army(match, FREE, "helms-deep") == "rohan 3 0 0"
    assert army(match, FREE, "westemnet") == "rohan 2 0 0"


def test_w15_16_the_relievers_join_the_garrison() -> None:
    """OP-61, W11.6: together ten units may stay; with the besieger gone by a retreat too."""
    game = siege("rohan 4 1", "isengard 1", relief="rohan 6 0 1")
    lines = ("battle go-on", "retreat fords-of-isen", "advance yes", "who-goes all")
    match = attack(game, FREE, "westemnet", "helms-deep", *lines, rolls=[MISS, "1", "1"])
    assert asked(match) == "free-peoples excess"
    match.play("excess rohan-elite")
    assert army(match, FREE, "helms-deep") == "rohan 10 0 1"
    assert besieged(match) is None


def test_w15_17_further_units_move_in_without_an_attack() -> None:
    """T15-24, R127, R128: no political effect, no capture."""
    game = siege("rohan 2", "isengard 4", near="isengard 3", war="isengard")
    steps = game.politics["rohan"]
    match = act(game, SHADOW, "army", "action move-armies", "from fords-of-isen", "to helms-deep")
    match.play("who-goes all", "from stop")
    assert army(match, SHADOW, "helms-deep") == "isengard 7 0 0"
    assert match.state.politics["rohan"] == steps
    assert match.state.regions["helms-deep"].control == FREE
    assert besieged(match) == FREE
    assert told(match, "attack") == []


def test_r126_ten_besiegers_apart_from_the_five_inside() -> None:
    """W11.5."""
    game = siege("rohan 4 1", "isengard 8", near="isengard 3")
    match = act(game, SHADOW, "army", "action move-armies", "from fords-of-isen", "to helms-deep")
    match.play("who-goes all", "from stop")
    assert "excess" in asks(match)
    assert army(match, SHADOW, "helms-deep") == "isengard 10 0 0"
    assert army(match, FREE, "helms-deep") == "rohan 4 1 0"


@pytest.mark.parametrize(("who", "left"), [("who-goes all", None), ("who-goes part", FREE)])
def test_w15_18_the_besieger_moves_away(who: str, left: str | None) -> None:
    """T15-25, T13-19, R139: with all units the siege is over; one unit keeps it up."""
    game = siege("rohan 2", "isengard 3")
    match = act(game, SHADOW, "army", "action move-armies", "to westemnet", who)
    if left:
        match.play("figures isengard-regular 2")
    assert besieged(match) == left
