"""The Free Peoples Strategy deck: Armies that move, fight and relieve."""

from __future__ import annotations

from typing import Any

import pytest

from wotr import (
    FREE,
    SHADOW,
    acts_next,
    army,
    asked,
    finish,
    offered,
    options,
    play_with_icon,
    position,
    told,
    why_no_event,
)

Position = dict[str, Any]
"""What a position differs in from the start."""


# ---- Faramir's Rangers


def test_faramirs_rangers_strike_in_ithilien_and_muster_in_osgiliath() -> None:
    match = play_with_icon(
        position(
            free="osgiliath: gondor 2",
            shadow="north-ithilien: sauron 3; south-ithilien: southrons 2; morannon: sauron 1",
        ),
        "faramirs-rangers",
    )
    assert options(match) == ["north-ithilien", "south-ithilien"]
    match = play_with_icon(
        position(free="osgiliath: gondor 2", shadow="north-ithilien: sauron 3"),
        "faramirs-rangers",
        "unit gondor-elite",
        rolls=["card-roll 5 6 4"],
    )
    finish(match)
    assert army(match, SHADOW, "north-ithilien") == "sauron 1 0"
    assert army(match, FREE, "osgiliath") == "gondor 2 1 1"
    assert told(match, "advances") == []


def test_faramirs_rangers_strike_a_shadow_army_in_osgiliath_and_muster_nothing_then() -> None:
    match = play_with_icon(
        position(shadow="osgiliath: sauron 1 + nazgul"), "faramirs-rangers", rolls=["6 1 1"]
    )
    assert army(match, SHADOW, "osgiliath") == "nazgul 1"
    assert army(match, FREE, "osgiliath") == ""
    assert acts_next(match, SHADOW)


def test_faramirs_rangers_muster_without_an_enemy() -> None:
    match = play_with_icon(
        position(free="osgiliath: gondor 1"), "faramirs-rangers", "unit gondor-regular"
    )
    assert army(match, FREE, "osgiliath") == "gondor 2 0 1"


@pytest.mark.parametrize(
    ("spent", "osgiliath"),
    [("gondor 14 5", "gondor 1 0 1"), ("gondor 0 0 4", "gondor 1 1 0")],
)
def test_faramirs_rangers_muster_whichever_is_available(spent: str, osgiliath: str) -> None:
    match = play_with_icon(position(free="osgiliath: gondor 1", spent=spent), "faramirs-rangers")
    if asked(match) == "free-peoples unit":
        match.play("unit gondor-elite")
    assert army(match, FREE, "osgiliath") == osgiliath


def test_faramirs_rangers_muster_only_with_an_army_in_osgiliath() -> None:
    match = play_with_icon(
        position(free="osgiliath: boromir; lossarnach: gondor 1"), "faramirs-rangers"
    )
    assert army(match, FREE, "osgiliath") == "boromir"


# ---- Help Unlooked For


SIEGE_OF_HELMS_DEEP: Position = {
    "free": "helms-deep: rohan 2 1; westemnet: rohan 4 1 1",
    "shadow": "helms-deep: isengard 6",
    "besieged": "helms-deep",
    "war": "rohan isengard",
}


def test_help_unlooked_for_the_besiegers_roll_fewer_dice() -> None:
    """Three units inside: two dice instead of five, in every round."""
    match = play_with_icon(
        position(**SIEGE_OF_HELMS_DEEP),
        "help-unlooked-for",
        "who-goes all",
        "casualty rohan-regular",
        "battle go-on",
        "retreat stay",
        "battle cease",
        rolls=[
            "free-peoples-combat-roll 1 1 1 1 1",
            "shadow-combat-roll 6 1",
            "1",
            "1 1 1 1",
            "1 1",
            "1",
        ],
    )
    finish(match)
    assert army(match, FREE, "westemnet") == "rohan 3 1 1"
    assert army(match, FREE, "helms-deep") == "rohan 2 1 0"
    assert match.state.regions["helms-deep"].besieged == FREE
    assert acts_next(match, SHADOW)


def test_help_unlooked_for_leaves_the_besiegers_one_die() -> None:
    game = position(
        free="helms-deep: rohan 4 1; westemnet: rohan 4",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
        war="rohan",
    )
    match = play_with_icon(
        game,
        "help-unlooked-for",
        "who-goes all",
        "battle cease",
        rolls=["free-peoples-combat-roll 1 1 1 1", "shadow-combat-roll 1"],
    )
    finish(match)


def test_help_unlooked_for_ends_the_siege_and_may_advance() -> None:
    game = position(
        free="helms-deep: rohan 3 0 1; westemnet: rohan 5 + boromir",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan",
    )
    match = play_with_icon(
        game,
        "help-unlooked-for",
        "who-goes all",
        "advance yes",
        "who-goes all",
        rolls=["free-peoples-combat-roll 5 5 1 1 1", "shadow-combat-roll 1", "1"],
    )
    finish(match)
    assert match.state.regions["helms-deep"].besieged is None
    assert army(match, FREE, "helms-deep") == "rohan 8 0 1 + boromir"


def test_help_unlooked_for_is_an_attack_with_all_its_reactions() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 1",
        shadow="helms-deep: isengard 2 + southrons 1",
        besieged="helms-deep",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = play_with_icon(game, "help-unlooked-for")
    assert told(match, "attack") == [(FREE, "westemnet", "helms-deep", "field")]
    assert match.state.politics["isengard"] == 0
    assert match.state.politics["southrons"] == 1


def test_help_unlooked_for_the_timid_stay_behind() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 1 + gondor 1",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = play_with_icon(game, "help-unlooked-for")
    battle = match.state.battle
    assert battle is not None
    assert battle.rearguard.nations == ("gondor",)


@pytest.mark.parametrize(
    "more",
    [
        {"besieged": "", "captured": "helms-deep", "free": "westemnet: rohan 4"},  # no siege
        {"war": "isengard"},  # Rohan is not At War
        {"free": "helms-deep: rohan 2; folde: rohan 4"},  # not adjacent
        {"free": "helms-deep: rohan 2; westemnet: boromir"},  # no Army
    ],
)
def test_help_unlooked_for_without_an_army_that_can_help(more: Position) -> None:
    match = play_with_icon(position(**{**SIEGE_OF_HELMS_DEEP, **more}), "help-unlooked-for")
    assert acts_next(match, SHADOW)
    assert told(match, "attack") == []


def test_help_unlooked_for_is_no_sortie_and_attacks_no_one_else() -> None:
    game = position(
        free="helms-deep: rohan 2; westemnet: rohan 4; folde: rohan 2",
        shadow="helms-deep: isengard 2; fords-of-isen: isengard 1; edoras: isengard 1",
        besieged="helms-deep",
        captured="edoras",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = play_with_icon(game, "help-unlooked-for", "who-goes all")
    assert told(match, "attack") == [(FREE, "westemnet", "helms-deep", "field")]


def test_help_unlooked_for_chooses_between_sieges() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 2; minas-tirith: gondor 1;"
        "lossarnach: gondor 1; druadan-forest: gondor 1",
        shadow="helms-deep: isengard 2; minas-tirith: sauron 3",
        besieged="helms-deep minas-tirith",
        war="rohan gondor",
        shadow_hand="shadows-gather",
    )
    match = play_with_icon(game, "help-unlooked-for")
    assert options(match) == ["druadan-forest", "lossarnach", "westemnet"]
    match.play("from lossarnach")
    assert told(match, "attack")[-1] == (FREE, "lossarnach", "minas-tirith", "field")


# ---- Paths of the Woses


def test_paths_of_the_woses_needs_rohan_at_war() -> None:
    active = position(free="edoras: rohan 2", active="rohan")
    assert why_no_event(active, "paths-of-the-woses") == "nation-not-at-war rohan"
    at_war = position(free="edoras: rohan 2", war="rohan")
    assert why_no_event(at_war, "paths-of-the-woses") == ""


def test_paths_of_the_woses_lead_straight_to_minas_tirith() -> None:
    match = play_with_icon(
        position(
            free="edoras: rohan 3 1 1 + boromir; helms-deep: rohan 1; fangorn: rohan 1;"
            "minas-tirith: gondor 1",
            shadow="folde: isengard 1; druadan-forest: sauron 1",
            war="rohan",
        ),
        "paths-of-the-woses",
    )
    assert options(match) == ["edoras", "helms-deep"]
    match.play(
        "from edoras",
        "who-goes part",
        "figures rohan-regular 2",
        "figures rohan-elite 1",
        "figures rohan-leader 1",
        "figures boromir 1",
    )
    assert army(match, FREE, "edoras") == "rohan 1 0 0"
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0 + rohan 2 1 1 + boromir"
    assert acts_next(match, SHADOW)


def test_w17_4_4_a_companion_on_the_paths_of_the_woses_activates_gondor() -> None:
    game = position(free="edoras: rohan 1 + boromir", war="rohan")
    match = play_with_icon(game, "paths-of-the-woses", "who-goes all")
    assert match.state.passive == ("dwarves", "north")
    assert match.state.politics["gondor"] == 2


def test_r057_no_region_on_the_way_is_touched() -> None:
    game = position(free="helms-deep: rohan 2", captured="folde edoras", war="rohan")
    match = play_with_icon(game, "paths-of-the-woses", "who-goes all")
    assert army(match, FREE, "minas-tirith") == "rohan 2 0 0"
    assert match.state.regions["folde"].control == SHADOW
    assert match.state.regions["edoras"].control == SHADOW
    assert "gondor" in match.state.passive


def test_w13_14_units_not_at_war_do_not_follow_the_paths_of_the_woses() -> None:
    game = position(free="edoras: rohan 1 + north 2 0 1; folde: elves 1", war="rohan")
    match = play_with_icon(game, "paths-of-the-woses", "who-goes all")
    assert army(match, FREE, "edoras") == "north 2 0 1"
    assert army(match, FREE, "minas-tirith") == "rohan 1 0 0"


def test_paths_of_the_woses_for_men_of_gondor_not_at_war() -> None:
    """Minas Tirith lies in their own Nation."""
    match = play_with_icon(
        position(free="folde: gondor 2", war="rohan"), "paths-of-the-woses", "who-goes all"
    )
    assert army(match, FREE, "minas-tirith") == "gondor 2 0 0"


@pytest.mark.parametrize("way", ["besieged", "captured", "besieged by the free peoples"])
def test_paths_of_the_woses_lead_next_to_a_closed_minas_tirith(way: str) -> None:
    free, shadow = "edoras: rohan 2", "minas-tirith: sauron 3"
    if way == "besieged":
        game = position(
            free=free + "; minas-tirith: gondor 1",
            shadow=shadow,
            besieged="minas-tirith",
            war="rohan",
        )
    elif way == "captured":
        game = position(free=free, captured="minas-tirith", war="rohan")
    else:
        game = position(
            free=free + "; minas-tirith: gondor 1",
            shadow=shadow,
            captured="minas-tirith",
            besieged="minas-tirith",
            war="rohan",
        )
    match = play_with_icon(game, "paths-of-the-woses", "from edoras")
    assert options(match) == ["druadan-forest", "lossarnach", "osgiliath"]
    match.play("to lossarnach", "who-goes all")
    assert army(match, FREE, "lossarnach") == "rohan 2 0 0"


def test_paths_of_the_woses_enter_only_a_region_free_for_an_army() -> None:
    """Osgiliath is held; in Lossarnach a captured Town without units is retaken."""
    game = position(
        free="edoras: rohan 2",
        shadow="osgiliath: sauron 1; druadan-forest: sauron 1; lossarnach: nazgul",
        captured="minas-tirith lossarnach",
        war="rohan",
    )
    match = play_with_icon(game, "paths-of-the-woses", "to lossarnach", "who-goes all")
    assert match.state.regions["lossarnach"].control == FREE


def test_paths_of_the_woses_all_closed() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="osgiliath: sauron 1; druadan-forest: sauron 1; lossarnach: sauron 1",
        captured="minas-tirith lossarnach",
        war="rohan",
    )
    match = play_with_icon(game, "paths-of-the-woses")
    assert acts_next(match, SHADOW)
    assert army(match, FREE, "edoras") == "rohan 2 0 0"


BESIEGED_ROHIRRIM: Position = {
    "free": "helms-deep: rohan 2 1 1 + gimli",
    "shadow": "helms-deep: isengard 6",
    "besieged": "helms-deep",
    "war": "rohan",
}


def test_paths_of_the_woses_lead_out_of_a_siege_and_the_besieger_captures() -> None:
    match = play_with_icon(
        position(**BESIEGED_ROHIRRIM),
        "paths-of-the-woses",
        "who-goes all",
    )
    helms_deep = match.state.regions["helms-deep"]
    assert army(match, FREE, "minas-tirith") == "rohan 2 1 1 + gimli"
    assert (helms_deep.besieged, helms_deep.control) == (None, SHADOW)
    assert told(match, "captured") == [(SHADOW, "helms-deep", 2)]


def test_paths_of_the_woses_a_part_left_behind_keeps_the_siege_going() -> None:
    match = play_with_icon(
        position(**BESIEGED_ROHIRRIM),
        "paths-of-the-woses",
        "who-goes part",
        "figures rohan-regular 2",
        "figures rohan-elite 0",
        "figures rohan-leader 1",
        "figures gimli 0",
    )
    helms_deep = match.state.regions["helms-deep"]
    assert (helms_deep.besieged, helms_deep.control) == (FREE, FREE)
    assert army(match, FREE, "helms-deep") == "rohan 0 1 0 + gimli"
    assert army(match, FREE, "minas-tirith") == "rohan 2 0 1"


def test_w11_5_the_stacking_limit_applies_when_the_rohirrim_arrive() -> None:
    game = position(free="edoras: rohan 2; minas-tirith: gondor 9", war="rohan")
    match = play_with_icon(game, "paths-of-the-woses", "who-goes all")
    assert asked(match) == "free-peoples excess"
    match.play("excess gondor-regular")
    assert army(match, FREE, "minas-tirith") == "gondor 8 0 0 + rohan 2 0 0"
    assert match.state.reinforcements["gondor"].regulars == 7


# ---- Through a Day and a Night


@pytest.mark.parametrize(
    ("free", "reason"),
    [
        ("edoras: rohan 1 + gimli", ""),
        ("edoras: rohan 1 0 1", "no-army-with-companion"),
        ("edoras: gimli; folde: rohan 1", "no-army-with-companion"),
    ],
)
def test_through_a_day_and_a_night_needs_an_army_with_a_companion(free: str, reason: str) -> None:
    assert why_no_event(position(free=free), "through-a-day-and-a-night") == reason


def test_through_a_day_and_a_night_an_army_goes_two_regions() -> None:
    match = play_with_icon(
        position(free="edoras: rohan 3 1 1 + gimli + legolas; eastemnet: rohan 2", war="rohan"),
        "through-a-day-and-a-night",
        "who-goes all",
        "to westemnet",
    )
    assert "stop" in options(match)
    match.play("to fangorn")
    assert army(match, FREE, "fangorn") == "rohan 3 1 1 + gimli + legolas"
    assert army(match, FREE, "edoras") == ""
    assert acts_next(match, SHADOW)


def test_through_a_day_and_a_night_an_army_may_stop_after_one() -> None:
    match = play_with_icon(
        position(free="edoras: rohan 3 + gimli", war="rohan"),
        "through-a-day-and-a-night",
        "who-goes all",
        "to folde",
        "to stop",
    )
    assert army(match, FREE, "folde") == "rohan 3 0 0 + gimli"


def test_through_a_day_and_a_night_a_companion_goes_with_the_part_that_goes() -> None:
    match = play_with_icon(
        position(free="edoras: rohan 2 0 1 + gimli + legolas", war="rohan"),
        "through-a-day-and-a-night",
        "who-goes part",
        "figures rohan-regular 1",
        "figures rohan-leader 0",
        "figures gimli 0",
        "to westemnet",
        "to fangorn",
    )
    assert offered(match, "figures") == ["legolas 1"]
    assert army(match, FREE, "edoras") == "rohan 1 0 1 + gimli"
    assert army(match, FREE, "fangorn") == "rohan 1 0 0 + legolas"


def test_r055_through_a_day_and_a_night_nobody_joins_or_drops_out() -> None:
    match = play_with_icon(
        position(free="edoras: rohan 1 + gimli; westemnet: rohan 4 + boromir", war="rohan"),
        "through-a-day-and-a-night",
        "from edoras",
        "who-goes all",
        "to westemnet",
        "to fangorn",
    )
    assert army(match, FREE, "westemnet") == "rohan 4 0 0 + boromir"
    assert army(match, FREE, "fangorn") == "rohan 1 0 0 + gimli"


def test_w13_17_through_a_day_and_a_night_a_settlement_on_the_way_is_retaken() -> None:
    match = play_with_icon(
        position(free="edoras: rohan 1 + gimli", captured="folde", war="rohan"),
        "through-a-day-and-a-night",
        "who-goes all",
        "to folde",
        "to eastemnet",
    )
    assert match.state.regions["folde"].control == FREE


def test_w13_11_through_a_day_and_a_night_no_way_leads_through_enemies() -> None:
    """R056: Fangorn is two regions away, but the only way there is closed."""
    match = play_with_icon(
        position(
            free="edoras: rohan 1 + gimli",
            shadow="westemnet: isengard 1; folde: nazgul",
            war="rohan",
        ),
        "through-a-day-and-a-night",
        "who-goes all",
        "to folde",
    )
    assert options(match) == ["stop", "druadan-forest", "eastemnet"]


def test_w13_14_through_a_day_and_a_night_units_not_at_war_stay_at_home() -> None:
    match = play_with_icon(
        position(free="folde: rohan 1 + gimli"), "through-a-day-and-a-night", "who-goes all"
    )
    assert options(match) == ["eastemnet", "edoras", "westemnet"]
    match.play("to eastemnet")
    assert "druadan-forest" not in options(match)


def test_through_a_day_and_a_night_a_besieged_army_stays_inside() -> None:
    match = play_with_icon(position(**BESIEGED_ROHIRRIM), "through-a-day-and-a-night")
    assert acts_next(match, SHADOW)
    assert army(match, FREE, "helms-deep") == "rohan 2 1 1 + gimli"


def test_w17_4_4_through_a_day_and_a_night_companions_activate_where_they_end() -> None:
    """Passing through Pelargir Boromir rouses nobody; in Minas Tirith he does."""
    osgiliath: Position = {"free": "osgiliath: gondor 2 + boromir"}
    passing = play_with_icon(
        position(**osgiliath),
        "through-a-day-and-a-night",
        "who-goes all",
        "to pelargir",
        "to lamedon",
    )
    assert "gondor" in passing.state.passive
    ending = play_with_icon(
        position(**osgiliath),
        "through-a-day-and-a-night",
        "who-goes all",
        "to lossarnach",
        "to minas-tirith",
    )
    assert "gondor" not in ending.state.passive


def test_w23_1_through_a_day_and_a_night_a_companion_rouses_what_his_army_has_retaken() -> None:
    """Not even Wormtongue hinders Meriadoc in Edoras."""
    game = position(
        free="eastemnet: gondor 1 + meriadoc",
        shadow="orthanc: saruman",
        captured="folde edoras",
        war="gondor",
        table="wormtongue",
    )
    match = play_with_icon(
        game, "through-a-day-and-a-night", "who-goes all", "to folde", "to edoras"
    )
    assert "rohan" not in match.state.passive
    assert match.state.table == ()
