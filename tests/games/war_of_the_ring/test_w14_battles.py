"""W14: battles."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.battle_math import combat_dice, is_hit, leadership, strength
from thirdage.games.war_of_the_ring.battle_state import FIELD, Battle
from thirdage.games.war_of_the_ring.board import Side
from thirdage.games.war_of_the_ring.pieces import Band, read_army
from thirdage.games.war_of_the_ring.reasons import (
    NO_ARMY,
    NO_ENEMY,
    NO_LEADER_TO_ATTACK,
    NOT_ADJACENT,
    NOT_AT_WAR,
    REARGUARD_NEEDS_UNIT,
)
from thirdage.games.war_of_the_ring.state import Game
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    offered,
    options,
    position,
    told,
)


def folde_position(
    free: str = "rohan 2",
    shadow: str = "isengard 3",
    *,
    free_hand: str = "",
    shadow_hand: str = "",
) -> Game:
    """A SH Army in Westemnet, a FP Army in Folde (a Town), Rohan and Isengard At War."""
    return position(
        free=f"folde: {free}",
        shadow=f"westemnet: {shadow}",
        war="rohan isengard",
        free_hand=free_hand,
        shadow_hand=shadow_hand,
    )


def in_folde(*lines: str, rolls: list[str], free: str, shadow: str) -> Game:
    """The state after SH has attacked Folde from Westemnet and this has been answered."""
    match = attack(folde_position(free, shadow), SHADOW, "westemnet", "folde", *lines, rolls=rolls)
    finish(match)
    return match.state


# ---- starting a battle


@pytest.mark.parametrize(
    ("die", "able"),
    [
        ("army", True),
        ("muster-army", True),
        ("character", False),
        ("muster", False),
        ("event", False),
    ],
)
def test_w14_1_which_results_attack(die: str, able: bool) -> None:
    """T14-01: a Character result only with a leader-type figure."""
    match = act(folde_position(), SHADOW, die)
    assert ("attack" in options(match)) is able


def test_w14_1_a_character_result_attacks_with_a_leader() -> None:
    match = act(folde_position(shadow="isengard 3 + nazgul 1"), SHADOW, "character")
    assert "attack" in options(match)


def test_w14_2_the_enemy_must_be_adjacent() -> None:
    """T14-02."""
    game = position(free="folde: rohan 2", shadow="fords-of-isen: isengard 3", war="rohan isengard")
    assert why_not_attack(game, SHADOW, "fords-of-isen", "folde") == NOT_ADJACENT
    assert "attack" not in options(act(game, SHADOW, "army"))


def test_w14_2_characters_alone_are_no_target() -> None:
    """T14-03, R121."""
    game = position(free="folde: strider + gimli", shadow="westemnet: isengard 3", war="isengard")
    assert why_not_attack(game, SHADOW, "westemnet", "folde") == NO_ENEMY


def test_w14_2_nor_do_characters_alone_attack() -> None:
    """R086."""
    game = position(free="folde: strider + gimli", shadow="westemnet: isengard 3", war="isengard")
    assert why_not_attack(game, FREE, "folde", "westemnet") == NO_ARMY


def test_w14_2_no_battle_in_a_region_without_siege() -> None:
    game = folde_position()
    assert why_not_attack(game, SHADOW, "westemnet", "westemnet") == NO_ENEMY


def test_w14_3_one_army_attacks_one_army() -> None:
    """T14-04: the Army in Eastemnet takes no part, and the action is over afterwards."""
    game = position(
        free="folde: rohan 2",
        shadow="westemnet: isengard 2; eastemnet: isengard 3",
        war="rohan isengard",
    )
    rolls = ["shadow-combat-roll 1 1", "free-peoples-combat-roll 1 1"]
    match = attack(game, SHADOW, "westemnet", "folde", "battle cease", rolls=rolls)
    assert asked(match) == "free-peoples die"
    finish(match)


def test_w14_4_only_nations_at_war_attack() -> None:
    """T14-05: the Nazgûl is At War, the units are not."""
    game = position(free="osgiliath: gondor 2", shadow="north-ithilien: sauron 4 + nazgul 1")
    assert why_not_attack(game, SHADOW, "north-ithilien", "osgiliath") == NOT_AT_WAR
    assert "attack" not in options(act(game, SHADOW, "army"))


def test_w14_5_the_attackers_stay_in_their_region() -> None:
    """T14-06."""
    match = attack(
        folde_position(), SHADOW, "westemnet", "folde", rolls=["1 1 1", "1 1"], die="army"
    )
    assert asked(match) == "shadow battle"
    assert army(match, SHADOW, "westemnet") == "isengard 3 0 0"
    assert army(match, SHADOW, "folde") == ""


def test_w14_6_an_attacking_part_and_a_rearguard() -> None:
    """T14-07: four units attack, two stay behind."""
    game = folde_position(shadow="isengard 4 2 + nazgul 1 + witch-king")
    match = act(
        game, SHADOW, "army", "action attack", "from westemnet", "target folde", "who-goes part"
    )
    match.play("figures isengard-regular 3")
    assert options(match) == [f"isengard-elite {number}" for number in (2, 1, 0)]
    match = act(
        folde_position(shadow="isengard 4 2 + nazgul 1 + witch-king"),
        SHADOW,
        "army",
        "action attack",
        "from westemnet",
        "target folde",
        "who-goes part",
        "figures isengard-regular 3",
        "figures isengard-elite 1",
        "figures nazgul 0",
        "figures witch-king 0",
        "battle cease",
        rolls=["shadow-combat-roll 1 1 1 1", "free-peoples-combat-roll 1 1"],
    )
    finish(match)


def test_w14_6_leaders_alone_are_no_rearguard() -> None:
    """T14-07: if all units attack, so does everybody else."""
    game = folde_position(shadow="isengard 2 + nazgul 1 + witch-king")
    lines = ("action attack", "from westemnet", "target folde", "who-goes part")
    match = act(
        game,
        SHADOW,
        "army",
        *lines,
        "figures isengard-regular 2",
        "figures nazgul 1",
        "figures witch-king 1",
        rolls=["1 1", "1 1", "shadow-leader-reroll 1 1"],
    )
    assert offered(match, "figures") == ["witch-king 1"]
    finish(match)


def test_w14_6_a_single_unit_attacks_with_everybody() -> None:
    match = attack(
        folde_position(shadow="isengard 1 + nazgul 1"),
        SHADOW,
        "westemnet",
        "folde",
        rolls=["1", "1 1", "shadow-leader-reroll 1"],
    )
    assert offered(match, "who-goes") == ["all"]


def test_w14_7_a_leader_attacks_with_a_character_result() -> None:
    """T14-08: the only Nazgûl cannot be in the rearguard."""
    lines = ("action attack", "from westemnet", "target folde", "who-goes part")
    game = folde_position(shadow="isengard 3 + nazgul 1")
    match = act(
        game,
        SHADOW,
        "character",
        *lines,
        "figures isengard-regular 1",
        rolls=["1", "1 1", "shadow-leader-reroll 1"],
    )
    assert offered(match, "figures") == ["nazgul 1"]
    finish(match)


def test_w14_7_a_leader_who_may_not_attack_does_not_count() -> None:
    """The only Leader belongs to a Nation that is not At War."""
    game = position(
        free="eastemnet: gondor 2 + rohan 1 0 1", shadow="folde: isengard 1", war="gondor"
    )
    assert why_not_attack(game, FREE, "eastemnet", "folde", True) == NO_LEADER_TO_ATTACK
    assert why_not_attack(game, FREE, "eastemnet", "folde", False) is None


def test_w14_7_saruman_leads_an_attack_out_of_orthanc() -> None:
    """OP-42: the attackers do not move; when they advance, he stays (R065)."""
    game = position(
        free="fords-of-isen: rohan 1", shadow="orthanc: isengard 2 + saruman", war="isengard"
    )
    match = attack(
        game,
        SHADOW,
        "orthanc",
        "fords-of-isen",
        "advance yes",
        "who-goes all",
        rolls=["6 6", "1"],
        die="character",
    )
    assert army(match, SHADOW, "orthanc") == "saruman"
    assert army(match, SHADOW, "fords-of-isen") == "isengard 2 0 0"
    finish(match)


def test_w14_8_those_not_at_war_are_the_rearguard() -> None:
    """T14-09, R087."""
    game = position(
        free="osgiliath: gondor 2",
        shadow="west-harondor: isengard 3 + southrons 2",
        war="isengard",
    )
    rolls = ["shadow-combat-roll 6 6 1", "free-peoples-combat-roll 5 5"]
    match = attack(game, SHADOW, "west-harondor", "osgiliath", "advance yes", rolls=rolls)
    assert army(match, SHADOW, "osgiliath") == "isengard 1 0 0"
    assert army(match, SHADOW, "west-harondor") == "southrons 2 0 0"
    finish(match)


def test_w14_8_a_leader_not_at_war_keeps_a_unit_back() -> None:
    """OP-41."""
    game = position(
        free="eastemnet: gondor 2 + rohan 0 0 1", shadow="folde: isengard 1", war="gondor"
    )
    match = act(game, FREE, "army", "action attack", rolls=["1", "1"])
    assert offered(match, "who-goes") == ["part"]
    assert offered(match, "figures") == ["gondor-regular 1"]
    finish(match)


def test_w14_8_not_if_it_is_the_only_unit() -> None:
    """OP-41."""
    game = position(
        free="eastemnet: gondor 1 + rohan 0 0 1", shadow="folde: isengard 1", war="gondor"
    )
    assert why_not_attack(game, FREE, "eastemnet", "folde") == REARGUARD_NEEDS_UNIT


def attack_with_two_of_four(*lines: str, rolls: list[str]) -> Game:
    """Two of four Isengard Regulars attack two Rohan Regulars; two and a Nazgûl stay back."""
    match = act(
        folde_position(shadow="isengard 4 + nazgul 2"),
        SHADOW,
        "army",
        "action attack",
        "from westemnet",
        "target folde",
        "who-goes part",
        "figures isengard-regular 2",
        "figures nazgul 1",
        *lines,
        rolls=rolls,
    )
    finish(match)
    return match.state


def test_w14_9_the_rearguard_is_neither_hit_nor_lost() -> None:
    """T14-30: the attacking part is destroyed, with its Nazgûl; R088."""
    game = attack_with_two_of_four(rolls=["1 1", "5 5", "shadow-leader-reroll 1"])
    assert game.army(SHADOW, "westemnet") == read_army("isengard 2 + nazgul 1")
    assert game.reinforcements["sauron"].leaders == 7


def test_w14_9_the_rearguard_gives_neither_strength_nor_leadership() -> None:
    """Two dice and one re-roll (the prepared rolls fit nothing else)."""
    game = attack_with_two_of_four(
        "battle cease",
        rolls=[
            "shadow-combat-roll 1 1",
            "free-peoples-combat-roll 1 1",
            "shadow-leader-reroll 1",
        ],
    )
    assert game.army(SHADOW, "westemnet") == read_army("isengard 4 + nazgul 2")


def test_w14_9_the_rearguard_does_not_advance() -> None:
    """T14-10: at most the two attackers go."""
    game = attack_with_two_of_four("advance yes", "who-goes all", rolls=["5 5", "1 1"])
    assert game.army(SHADOW, "folde") == read_army("isengard 2 + nazgul 1")
    assert game.army(SHADOW, "westemnet") == read_army("isengard 2 + nazgul 1")


def test_w14_10_all_defenders_fight_whatever_their_politics() -> None:
    """T14-11, R089: five dice, and the Dwarven Leader leads."""
    game = position(
        free="dale: north 2 + dwarves 3 0 1",
        shadow="vale-of-the-carnen: sauron 2",
        war="sauron",
    )
    rolls = ["1 1", "free-peoples-combat-roll 1 1 1 1 1", "free-peoples-leader-reroll 5"]
    match = attack(game, SHADOW, "vale-of-the-carnen", "dale", rolls=rolls)
    match.play("casualty sauron-regular", "battle cease")
    assert army(match, SHADOW, "vale-of-the-carnen") == "sauron 1 0"
    finish(match)


# ---- Combat Strength and Leadership


def dice_of(text: str, side: Side = SHADOW) -> tuple[int, int]:
    """Combat dice and Leadership of an attacking Army."""
    places = {FREE: "folde", SHADOW: "westemnet"}
    armies = {FREE: "rohan 1", SHADOW: "southrons 1"} | {side: text}
    game = position(
        free=f"{places[FREE]}: {armies[FREE]}", shadow=f"{places[SHADOW]}: {armies[SHADOW]}"
    )
    battle = Battle(side, places[side], "folde" if side == SHADOW else "westemnet", FIELD)
    return combat_dice(game, battle, side), leadership(game, battle, side)


@pytest.mark.parametrize(
    ("text", "dice"),
    [("isengard 3 1", 4), ("isengard 6 2", 5), ("isengard 1 2", 3), ("sauron 2 + isengard 1", 3)],
)
def test_w14_11_one_die_a_unit_at_most_five(text: str, dice: int) -> None:
    """X07, X08, T14-12, R093."""
    assert dice_of(text) == (dice, 0)


def test_w14_11_nazgul_and_leaders_are_no_units() -> None:
    assert dice_of("sauron 2 + nazgul 3 + witch-king")[0] == 2
    assert dice_of("rohan 2 0 4 + gondor 0 0 2", FREE)[0] == 2


@pytest.mark.parametrize(
    ("text", "side", "points"),
    [
        ("rohan 1 0 2 + peregrin", FREE, 3),  # T14-13
        ("rohan 1 0 1 + gondor 0 0 2 + aragorn", FREE, 5),
        ("sauron 1 + nazgul 3 + witch-king", SHADOW, 5),  # Y17
        ("sauron 1 + mouth-of-sauron", SHADOW, 2),
        ("southrons 2", SHADOW, 0),
    ],
)
def test_w14_12_leadership(text: str, side: Side, points: int) -> None:
    """T14-13, Y17: the Witch-king counts two, not two and one."""
    assert dice_of(text, side)[1] == points


def test_w14_13_never_more_than_five_dice_in_a_roll() -> None:
    """T14-14: Boromir, a Captain of the West, adds one to the Combat Strength."""
    assert dice_of("rohan 5 + boromir", FREE)[0] == 5
    assert dice_of("rohan 4 + boromir", FREE)[0] == 5
    assert dice_of("rohan 3 + boromir", FREE)[0] == 4


def test_w14_13_at_most_five_dice_are_rolled_again() -> None:
    """R093: eight units with Leadership 7 miss with all of their five dice."""
    game = in_folde(
        "battle cease",
        free="rohan 1",
        shadow="isengard 6 2 + nazgul 5 + witch-king",
        rolls=["1 1 1 1 1", "1", "shadow-leader-reroll 1 1 1 1 1"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1")


# ---- the combat round


def test_w14_14_the_steps_of_a_round() -> None:
    """T14-15: each step by both, the attacker first, before the next begins."""
    game = folde_position("rohan 3 0 1", "isengard 3 + nazgul 1")
    rolls = ["5 1 1", "5 1 1", "1", "1"]
    match = attack(game, SHADOW, "westemnet", "folde", rolls=rolls)
    match.play("casualty isengard-regular", "casualty rohan-regular", "battle go-on")
    started = [given.request.ask for given in match.history].index("shadow-combat-roll")
    assert [given.request.ask for given in match.history][started:] == [
        "shadow-combat-roll",
        "free-peoples-combat-roll",
        "shadow-leader-reroll",
        "free-peoples-leader-reroll",
        "casualty",
        "casualty",
        "battle",
    ]
    assert asked(match) == "free-peoples retreat"
    finish(match)


def test_w14_15_combat_cards_first_the_attackers() -> None:
    """T14-16, R090: the round goes on if neither plays one."""
    game = folde_position(free_hand="athelas", shadow_hand="orc-patrol")
    match = attack(game, SHADOW, "westemnet", "folde", rolls=["1 1 1", "1 1"])
    assert asked(match) == "shadow shadow-combat-card"
    match.play("shadow-combat-card none")
    assert asked(match) == "free-peoples free-peoples-combat-card"
    match.play("free-peoples-combat-card none", "battle cease")
    assert told(match, "reveals") == []
    finish(match)


def test_w14_16_five_and_six_hit() -> None:
    """T14-17: of 4, 5 and 6 two hit; the defender hits on the same numbers."""
    game = in_folde(
        "casualty isengard-regular",
        "casualty rohan-regular",
        "casualty rohan-regular",
        "battle cease",
        free="rohan 3",
        shadow="isengard 3",
        rolls=["4 5 6", "4 4 5"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1")
    assert game.army(SHADOW, "westemnet") == read_army("isengard 2")


def test_w14_17_only_misses_are_rolled_again() -> None:
    """X11, R094: Leadership 3, but two misses; three hits and one more."""
    game = in_folde(
        "battle cease",
        free="rohan 5",
        shadow="isengard 5 + nazgul 3",
        rolls=["1 3 5 5 6", "1 1 1 1 1", "shadow-leader-reroll 4 6"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1")


def test_w14_17_once_and_no_more_than_the_leadership() -> None:
    """T14-18: one of three misses, and its second result counts."""
    game = in_folde(
        "casualty rohan-regular",
        "battle cease",
        free="rohan 2",
        shadow="isengard 3 + nazgul 1",
        rolls=["1 1 1", "1 1", "shadow-leader-reroll 5"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1")


def test_w14_17_all_that_may_be_are_rolled_again() -> None:
    """R095: three misses and Leadership 3 make one roll of three dice."""
    game = in_folde(
        "battle cease",
        free="rohan 3",
        shadow="isengard 3 + nazgul 3",
        rolls=["1 1 1", "1 1 1", "shadow-leader-reroll 6 5 1"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1")


def test_w14_18_a_modifier_counts_for_every_die() -> None:
    """X12: with one added 4, 5 and 6 hit and 3 misses."""
    assert [is_hit(pips, 5, 1) for pips in (4, 5, 6, 3)] == [True, True, True, False]


def test_w14_18_modifiers_add_up_and_name_their_roll() -> None:
    """T14-20, R098: one for the Combat roll (FP's card) and one for both rolls (SH's card)."""
    game = folde_position(
        "rohan 1 + gandalf-grey",
        "isengard 2",
        free_hand="wizards-staff",
        shadow_hand="pits-of-mordor",
    )
    rolls = [
        "shadow-combat-roll 1 1",
        "free-peoples-combat-roll 3 2",
        "free-peoples-leader-reroll 3",
    ]
    match = attack(game, SHADOW, "westemnet", "folde", rolls=rolls)
    match.play("shadow-combat-card pits-of-mordor", "free-peoples-combat-card wizards-staff")
    assert told(match, "combat-roll") == [(SHADOW, 2, 0), (FREE, 2, 1)]
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    finish(match)


@pytest.mark.parametrize(
    ("pips", "needed", "bonus", "hit"),
    [
        (1, 5, 5, False),
        (6, 5, -3, True),
        (4, 6, 2, True),  # Y15: the attacker of Osgiliath
        (3, 6, 2, False),
        (3, 5, 2, True),  # Y15: its defender
        (1, 6, 5, False),
    ],
)
def test_w14_19_a_one_misses_and_a_six_hits(pips: int, needed: int, bonus: int, hit: bool) -> None:
    """T14-21, Y15, R097."""
    assert is_hit(pips, needed, bonus) is hit


def test_w14_20_the_attacker_decides_about_his_losses_first() -> None:
    """T14-22: he takes three hits, the defender two."""
    game = folde_position("rohan 2 2", "isengard 3 3")
    match = attack(game, SHADOW, "westemnet", "folde", rolls=["5 5 1 1 1", "6 6 6 1"])
    assert asked(match) == "shadow casualty"
    match.play("casualty isengard-regular", "casualty isengard-reduce", "casualty isengard-reduce")
    assert asked(match) == "free-peoples casualty"
    match.play("casualty rohan-elite", "battle cease")
    assert army(match, SHADOW, "westemnet") == "isengard 4 1 0"
    assert army(match, FREE, "folde") == "rohan 2 1 0"
    finish(match)


def test_w14_20_all_hits_count_even_of_an_army_that_is_wiped_out() -> None:
    """R100, OP-44."""
    game = in_folde(free="rohan 2", shadow="isengard 2", rolls=["5 5", "6 6"])
    assert game.where == {FREE: (), SHADOW: ()}


def test_w14_21_one_hit() -> None:
    """R101: a Regular, or an Elite that becomes one."""
    match = attack(
        folde_position("rohan 1 1"), SHADOW, "westemnet", "folde", rolls=["5 1 1", "1 1"]
    )
    assert options(match) == ["rohan-regular", "rohan-reduce"]


def test_w14_21_two_hits() -> None:
    """X13, R102: two Regulars, two Elites reduced, one Elite removed, or one of each."""
    ways = {
        ("rohan-regular", "rohan-regular"): "rohan 0 2 0",
        ("rohan-reduce", "rohan-reduce"): "rohan 4 0 0",
        ("rohan-elite",): "rohan 2 1 0",
        ("rohan-regular", "rohan-reduce"): "rohan 2 1 0",
    }
    for losses, left in ways.items():
        match = attack(
            folde_position("rohan 2 2"), SHADOW, "westemnet", "folde", rolls=["5 5 1", "1 1 1 1"]
        )
        assert options(match) == ["rohan-regular", "rohan-reduce", "rohan-elite"]
        match.play(*(f"casualty {loss}" for loss in losses))
        assert asked(match) == "shadow battle"
        assert army(match, FREE, "folde") == left


def test_w14_21_a_single_elite_survives_one_hit() -> None:
    """T14-23."""
    game = in_folde("battle cease", free="rohan 0 1", shadow="isengard 1", rolls=["5", "1"])
    assert game.army(FREE, "folde") == read_army("rohan 1")


def test_w14_21_a_single_elite_does_not_survive_two() -> None:
    """T14-24."""
    game = in_folde("advance no", free="rohan 0 1", shadow="isengard 2", rolls=["5 5", "1"])
    assert game.army(FREE, "folde") == read_army("")
    assert game.casualties["rohan"] == Band("rohan", 0, 1, 0)


def test_w14_21_two_hits_on_a_regular_and_an_elite() -> None:
    """T14-25: one Regular is left in any case."""
    for losses in (("rohan-elite",), ("rohan-regular", "rohan-reduce")):
        match = attack(
            folde_position("rohan 1 1"), SHADOW, "westemnet", "folde", rolls=["5 5 1", "1 1"]
        )
        match.play(*(f"casualty {loss}" for loss in losses))
        assert army(match, FREE, "folde") == "rohan 1 0 0"


def test_w14_21_the_owner_chooses_the_nation() -> None:
    match = attack(
        folde_position("rohan 1 1 + gondor 1"),
        SHADOW,
        "westemnet",
        "folde",
        rolls=["5 1 1", "1 1 1"],
    )
    assert options(match) == ["gondor-regular", "rohan-regular", "rohan-reduce"]


def test_r103_any_mix_that_takes_all_hits() -> None:
    """Three hits on three Regulars and three Elites: a Regular and a whole Elite."""
    game = in_folde(
        "casualty rohan-elite",
        "casualty rohan-regular",
        "battle cease",
        free="rohan 3 3",
        shadow="isengard 3",
        rolls=["5 5 5", "1 1 1 1 1"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 2 2")


def test_w14_22_the_replacement_comes_from_earlier_casualties() -> None:
    """T14-26, R105."""
    game = position(
        free="osgiliath: gondor 0 2",
        shadow="south-ithilien: sauron 1",
        war="sauron",
        spent="gondor 2",
    )
    before = game.reinforcements["gondor"].regulars
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", "battle cease", rolls=["6", "1 1"])
    assert army(match, FREE, "osgiliath") == "gondor 1 1 0"
    assert match.state.casualties["gondor"] == Band("gondor", 1, 1, 0)
    assert match.state.reinforcements["gondor"].regulars == before


def test_w14_22_the_only_regular_there_is_may_be_a_casualty() -> None:
    game = position(
        free="erebor: dwarves 4; iron-hills: dwarves 0 2",
        shadow="east-rhun: sauron 1",
        war="sauron",
        spent="dwarves 1",
    )
    match = attack(game, SHADOW, "east-rhun", "iron-hills", rolls=["5", "1 1"])
    match.play("casualty dwarves-reduce", "battle cease")
    assert army(match, FREE, "iron-hills") == "dwarves 1 1 0"
    assert match.state.casualties["dwarves"] == Band("dwarves", 0, 1, 0)


def test_w14_22_otherwise_from_the_reinforcements() -> None:
    game = in_folde(
        "casualty rohan-reduce",
        "battle cease",
        free="rohan 0 2",
        shadow="isengard 1",
        rolls=["5", "1 1"],
    )
    assert game.army(FREE, "folde") == read_army("rohan 1 1")
    assert game.reinforcements["rohan"].regulars == 9


def test_w14_23_without_a_regular_the_elite_is_lost_to_one_hit() -> None:
    """T14-27, R104: all Dwarven Regulars stand on the board."""
    game = position(
        free="erebor: dwarves 5; iron-hills: dwarves 0 2",
        shadow="east-rhun: sauron 1",
        war="sauron",
    )
    match = attack(game, SHADOW, "east-rhun", "iron-hills", rolls=["5", "1 1"])
    match.play("casualty dwarves-reduce", "battle cease")
    assert army(match, FREE, "iron-hills") == "dwarves 0 1 0"
    assert match.state.casualties["dwarves"] == Band("dwarves", 0, 1, 0)


def test_w14_24_where_replaced_elites_go() -> None:
    """T14-28, R105, R106: that of FP is out of the game, that of SH a reinforcement."""
    game = in_folde(
        "casualty isengard-reduce",
        "casualty rohan-reduce",
        "battle cease",
        free="rohan 0 2",
        shadow="isengard 0 2",
        rolls=["5 1", "5 1"],
    )
    assert game.reinforcements["rohan"] == Band("rohan", 9, 3, 4)
    assert game.casualties["rohan"] == Band("rohan", 0, 1, 0)
    assert game.reinforcements["isengard"] == Band("isengard", 11, 5, 0)


def test_w14_25_leaders_and_characters_die_with_their_units() -> None:
    """T14-29, R107, R108."""
    game = in_folde(
        "advance no",
        free="rohan 2 0 1 + gimli",
        shadow="isengard 3",
        rolls=["5 5 1", "1 1 1", "1 1"],
    )
    assert game.regions["folde"].free == read_army("")
    assert game.casualties["rohan"] == Band("rohan", 2, 0, 1)
    assert game.eliminated == ("gimli",)


def test_w14_25_nazgul_return_to_the_reinforcements() -> None:
    game = in_folde(
        free="rohan 1",
        shadow="isengard 1 + nazgul 2 + witch-king",
        rolls=["1", "5", "shadow-leader-reroll 1"],
    )
    assert game.reinforcements["sauron"].leaders == 8
    assert game.eliminated == ("witch-king",)
    assert game.regions["westemnet"].shadow == read_army("")


def test_w14_26_characters_without_units_take_no_part() -> None:
    """T14-31: Gandalf stands among the attackers, Nazgûl among the defenders."""
    game = position(
        free="folde: rohan 1; westemnet: gandalf-grey",
        shadow="westemnet: isengard 1; folde: nazgul 2",
        war="isengard",
    )
    rolls = ["shadow-combat-roll 1", "free-peoples-combat-roll 5"]
    match = attack(game, SHADOW, "westemnet", "folde", rolls=rolls)
    assert army(match, FREE, "westemnet") == "gandalf-grey"
    assert army(match, SHADOW, "folde") == "nazgul 2"
    finish(match)


# ---- ceasing, retreating, ending


def test_w14_27_first_the_attacker_may_cease() -> None:
    """T14-32, R110: only if he goes on the defender may retreat."""
    match = attack(folde_position(), SHADOW, "westemnet", "folde", rolls=["1 1 1", "1 1"])
    assert asked(match) == "shadow battle"
    assert options(match) == ["go-on", "cease"]
    match.play("battle go-on")
    assert asked(match) == "free-peoples retreat"


def test_w14_27_if_neither_happens_a_new_round_begins() -> None:
    rolls = ["1 1 1", "1 1", "1 1 1", "1 1"]
    lines = ("battle go-on", "retreat stay", "battle cease")
    match = attack(folde_position(), SHADOW, "westemnet", "folde", *lines, rolls=rolls)
    assert told(match, "combat-round") == [(1,), (2,)]
    finish(match)


def test_w14_28_ceasing_leaves_all_where_they_were() -> None:
    """T14-33."""
    game = in_folde("battle cease", free="rohan 2", shadow="isengard 3", rolls=["1 1 1", "1 1"])
    assert game.army(SHADOW, "westemnet") == read_army("isengard 3")
    assert game.army(FREE, "folde") == read_army("rohan 2")
    assert game.battle is None


def test_w14_29_the_whole_army_retreats_to_a_free_region() -> None:
    """T14-35, OP-47: units, Leaders and Companions; where enemies are it cannot go (R111)."""
    game = position(
        free="folde: rohan 2 0 1 + gimli",
        shadow="westemnet: isengard 3; eastemnet: isengard 1",
        war="rohan isengard",
    )
    match = attack(
        game, SHADOW, "westemnet", "folde", "battle go-on", rolls=["1 1 1", "1 1 1", "1 1"]
    )
    assert options(match) == ["stay", "druadan-forest", "edoras"]
    finish(match)
    match.play("retreat edoras")
    assert army(match, FREE, "edoras") == "rohan 2 0 1 + gimli"
    assert army(match, FREE, "folde") == ""


def test_w14_29_an_empty_settlement_of_the_enemy_is_not_free() -> None:
    """T14-34, R112, OP-48: without a free region nearby the battle goes on."""
    game = position(
        free="edoras: rohan 2", shadow="westemnet: isengard 3", captured="folde", war="isengard"
    )
    rolls = ["1 1 1", "1 1", "1 1 1", "1 1"]
    match = attack(game, SHADOW, "westemnet", "edoras", "battle go-on", "battle cease", rolls=rolls)
    assert "retreat" not in [given.request.ask for given in match.history]
    finish(match)


def test_w14_29_a_region_under_siege_is_free_for_the_besieger_only() -> None:
    """W2.13, OP-5."""
    game = position(
        free="westemnet: rohan 3; helms-deep: rohan 1",
        shadow="edoras: isengard 3; helms-deep: isengard 2",
        besieged="helms-deep",
        captured="edoras",
        war="rohan isengard",
    )
    match = attack(game, SHADOW, "edoras", "westemnet", "battle go-on", rolls=["1 1 1", "1 1 1"])
    assert "helms-deep" not in options(match)
    game = position(
        free="edoras: rohan 3; helms-deep: rohan 1",
        shadow="westemnet: isengard 3; helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan isengard",
    )
    match = attack(game, FREE, "edoras", "westemnet", "battle go-on", rolls=["1 1 1", "1 1 1"])
    assert "helms-deep" in options(match)


def test_r115_a_retreat_may_lead_to_more_than_ten_units() -> None:
    """OP-49: the owner removes the excess at the end of the attacker's action, once the
    attackers have advanced."""
    game = position(
        free="folde: rohan 2; edoras: rohan 6 4",
        shadow="westemnet: isengard 3",
        war="rohan isengard",
    )
    lines = ("battle go-on", "retreat edoras", "advance yes", "who-goes all")
    match = attack(game, SHADOW, "westemnet", "folde", *lines, rolls=["1 1 1", "1 1"])
    assert match.state.battle is None
    assert asked(match) == "free-peoples excess"
    match.play("excess rohan-regular", "excess rohan-elite")
    assert army(match, FREE, "edoras") == "rohan 7 3 0"
    assert asked(match) == "free-peoples die"
    assert match.state.reinforcements["rohan"] == Band("rohan", 3, 2, 4)


def test_r114_units_not_at_war_may_retreat_over_a_border() -> None:
    """W17.15."""
    game = position(free="dale: north 2", shadow="old-forest-road: sauron 2", war="sauron")
    lines = ("battle go-on", "retreat erebor", "advance no")
    match = attack(game, SHADOW, "old-forest-road", "dale", *lines, rolls=["1 1", "1 1"])
    assert army(match, FREE, "erebor") == "north 2 0 0"


def test_w14_30_a_besieged_army_cannot_retreat() -> None:
    """T14-36, R132."""
    game = position(
        free="helms-deep: rohan 3",
        shadow="helms-deep: isengard 3 1",
        besieged="helms-deep",
        war="rohan isengard",
    )
    rolls = ["1 1 1 1", "1 1 1", "1 1 1 1", "1 1 1"]
    lines = ("extend isengard", "extend no")
    match = attack(game, SHADOW, "helms-deep", "helms-deep", *lines, rolls=rolls)
    assert "retreat" not in [given.request.ask for given in match.history]
    finish(match)


def test_w14_30_1_a_character_of_level_0_stays_behind() -> None:
    """T14-37: Saruman stays in Orthanc, which is captured without harm to him."""
    game = position(
        free="fords-of-isen: rohan 4",
        shadow="orthanc: isengard 2 + saruman + nazgul 1",
        war="rohan isengard",
    )
    rolls = ["1 1 1 1", "1 1", "shadow-leader-reroll 1 1"]
    lines = ("stand field", "battle go-on", "retreat gap-of-rohan", "advance yes", "who-goes all")
    match = attack(game, FREE, "fords-of-isen", "orthanc", *lines, rolls=rolls)
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 2 0 0 + nazgul 1"
    assert army(match, SHADOW, "orthanc") == "saruman"
    assert match.state.regions["orthanc"].control == FREE
    assert match.state.regions["orthanc"].besieged is None
    finish(match)


def test_w14_31_both_armies_are_eliminated() -> None:
    """T14-38: nobody advances, nothing is captured."""
    match = attack(
        folde_position("rohan 1", "isengard 1"), SHADOW, "westemnet", "folde", rolls=["5", "5"]
    )
    assert told(match, "battle-over") == [("both", "folde")]
    assert asked(match) == "free-peoples die"
    assert match.state.regions["folde"].control == FREE


def test_w14_31_the_attackers_are_eliminated() -> None:
    match = attack(
        folde_position("rohan 1", "isengard 1"), SHADOW, "westemnet", "folde", rolls=["1", "5"]
    )
    assert told(match, "battle-over") == [("lost", "folde")]
    assert asked(match) == "free-peoples die"


def test_w14_32_all_may_advance() -> None:
    """R116."""
    game = in_folde(
        "advance yes",
        "who-goes all",
        free="rohan 1",
        shadow="isengard 4 + nazgul 1",
        rolls=["5 1 1 1", "1", "1"],
    )
    assert game.army(SHADOW, "folde") == read_army("isengard 4 + nazgul 1")
    assert game.regions["folde"].control == SHADOW


def test_w14_32_or_a_part() -> None:
    """T14-39: with or without Leaders; at least one unit."""
    game = folde_position("rohan 1", "isengard 2 + nazgul 1")
    lines = ("advance yes", "who-goes part")
    match = attack(game, SHADOW, "westemnet", "folde", *lines, rolls=["5 1", "1", "1"])
    assert options(match) == ["isengard-regular 2", "isengard-regular 1"]
    match.play("figures isengard-regular 1", "figures nazgul 0")
    assert army(match, SHADOW, "folde") == "isengard 1 0 0"
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0 + nazgul 1"


def test_w14_32_nazgul_need_not_advance_with_the_units() -> None:
    """W13.9, OP-50."""
    game = in_folde(
        "advance yes",
        "who-goes part",
        "figures isengard-regular 2",
        "figures nazgul 0",
        free="rohan 1",
        shadow="isengard 2 + nazgul 1",
        rolls=["5 1", "1", "1"],
    )
    assert game.army(SHADOW, "folde") == read_army("isengard 2")
    assert game.army(SHADOW, "westemnet") == read_army("nazgul 1")


def test_w14_32_or_nobody() -> None:
    """OP-50: without an entry nothing is captured (OP-62)."""
    game = in_folde("advance no", free="rohan 1", shadow="isengard 2", rolls=["5 1", "1"])
    assert game.army(SHADOW, "westemnet") == read_army("isengard 2")
    assert game.regions["folde"].control == FREE


def test_w14_32_leaders_do_not_stay_without_units() -> None:
    """OP-50, W10.21."""
    game = position(
        free="edoras: rohan 2 0 1", shadow="westemnet: isengard 1", war="rohan isengard"
    )
    lines = ("advance yes", "who-goes part", "figures rohan-regular 2")
    match = attack(game, FREE, "edoras", "westemnet", *lines, rolls=["5 1", "1", "1"])
    assert offered(match, "figures") == ["rohan-leader 1"]
    assert army(match, FREE, "westemnet") == "rohan 2 0 1"


def test_w14_33_defenders_inside_are_besieged_by_the_advance() -> None:
    """T14-40: before round 2 FP goes inside, SH moves in."""
    game = position(
        free="helms-deep: rohan 2", shadow="westemnet: isengard 3", war="rohan isengard"
    )
    lines = ("stand field", "battle go-on", "retreat stay", "stand siege", "advance yes")
    match = attack(
        game, SHADOW, "westemnet", "helms-deep", *lines, "who-goes all", rolls=["1 1 1", "1 1"]
    )
    assert match.state.regions["helms-deep"].besieged == FREE
    assert army(match, SHADOW, "helms-deep") == "isengard 3 0 0"
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"


def test_w14_33_friends_inside_are_not() -> None:
    """T14-40: FP relieves Helm's Deep and moves in."""
    game = position(
        free="helms-deep: rohan 2; westemnet: rohan 3",
        shadow="helms-deep: isengard 1",
        besieged="helms-deep",
        war="rohan isengard",
    )
    lines = ("advance yes", "who-goes all")
    match = attack(game, FREE, "westemnet", "helms-deep", *lines, rolls=["5 1 1", "1"])
    assert match.state.regions["helms-deep"].besieged is None
    assert army(match, FREE, "helms-deep") == "rohan 5 0 0"


def test_w14_11_strength_of_a_mixed_army() -> None:
    """W11.2, W11.1: all units of all Nations count."""
    game = folde_position("rohan 1 + gondor 2 1 + elves 0 1", "isengard 1")
    battle = Battle(SHADOW, "westemnet", "folde", FIELD)
    assert strength(game, battle, FREE) == 5
