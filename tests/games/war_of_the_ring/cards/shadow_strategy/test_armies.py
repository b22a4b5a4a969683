"""The Shadow Strategy deck: Armies that move, attack and land."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    army,
    asked,
    finish,
    options,
    play_event,
    position,
    questions,
    told,
    why_no_event,
)

# ---- 7 Shadows Gather


def test_shadows_gather_up_to_three_regions_to_another_army() -> None:
    game = position(shadow="moria: sauron 5 + nazgul; dol-guldur: sauron 2", war="sauron")
    match = play_event(game, "shadows-gather", "from moria", "who-goes part")
    match.play("figures sauron-regular 3", "figures nazgul 1")
    match.play("to dimrill-dale", "to north-anduin-vale", "to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 5 0 + nazgul 1"
    assert army(match, SHADOW, "moria") == "sauron 2 0"
    assert told(match, "moves") == [
        (SHADOW, "moria", "dimrill-dale", 3),
        (SHADOW, "dimrill-dale", "north-anduin-vale", 3),
        (SHADOW, "north-anduin-vale", "dol-guldur", 3),
    ]


def test_shadows_gather_must_end_with_another_army() -> None:
    game = position(shadow="moria: sauron 5; dol-guldur: sauron 2", war="sauron")
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to dimrill-dale")
    # No stop here: only the marchers themselves are here.
    assert "stop" not in options(match)
    assert "gladden-fields" not in options(match)


def test_shadows_gather_not_back_to_what_was_left_behind() -> None:
    game = position(shadow="moria: sauron 5", war="sauron")
    match = play_event(game, "shadows-gather")
    # Nowhere to go: the card is played in vain (OP-18).
    assert asked(match) == "free-peoples die"
    assert match.state.discards[SHADOW] == ("shadows-gather",)


def test_shadows_gather_not_four_regions() -> None:
    game = position(shadow="moria: sauron 5; southern-mirkwood: sauron 1", war="sauron")
    assert asked(play_event(game, "shadows-gather")) == "free-peoples die"


@pytest.mark.parametrize(
    ("nation", "goal", "left"),
    [("isengard", "north-dunland", "sauron 1 0"), ("sauron", "moria", "isengard 3 0 0")],
)
def test_w13_5_shadows_gather_the_shadow_says_which_nation_goes_home(
    nation: str, goal: str, left: str
) -> None:
    """Isengard and Sauron, not At War, can only go each into its own land (W13.14)."""
    game = position(
        shadow="hollin: isengard 3 + sauron 1; moria: sauron 2; north-dunland: isengard 1"
    )
    match = play_event(game, "shadows-gather", "from hollin")
    assert options(match) == ["isengard", "sauron"]
    match.play(f"march-nation {nation}", "who-goes all", f"to {goal}")
    assert army(match, SHADOW, "hollin") == left


def test_w13_5_shadows_gather_nations_with_a_common_way_are_not_asked() -> None:
    game = position(shadow="hollin: isengard 1 + sauron 1; moria: sauron 2; cardolan: southrons 1")
    match = play_event(game, "shadows-gather", "from hollin", "who-goes all")
    assert "march-nation" not in questions(match)
    # Together they cannot enter Moria.
    assert "moria" not in options(match)


def test_shadows_gather_may_stop_at_the_first_army_or_go_on() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; south-dunland: isengard 1",
        war="sauron isengard",
    )
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to north-dunland")
    assert "stop" in options(match)
    match.play("to south-dunland", "to stop")
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0 + sauron 5 0"
    # Nothing was picked up on the way.
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"


def test_shadows_gather_a_besieger_is_a_goal_the_besieged_are_not() -> None:
    game = position(
        free="helms-deep: rohan 1; moria: north 3",
        shadow="helms-deep: isengard 1; orthanc: isengard 4; moria: sauron 2; hollin: sauron 1",
        besieged="helms-deep moria",
        war="isengard sauron",
    )
    match = play_event(game, "shadows-gather")
    # Hollin has no goal in reach, Moria is besieged, Helm's Deep and Orthanc are goals.
    assert options(match) == ["helms-deep", "orthanc"]
    match.play("from orthanc", "who-goes all", "to fords-of-isen", "to helms-deep")
    assert army(match, SHADOW, "helms-deep") == "isengard 5 0 0"


def test_shadows_gather_needs_a_way_for_armies() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 4; westemnet: isengard 1",
        war="isengard",
    )
    assert asked(play_event(game, "shadows-gather")) == "free-peoples die"


def test_shadows_gather_units_not_at_war_do_not_cross_a_border() -> None:
    game = position(
        shadow="orthanc: isengard 4 + southrons 2; westemnet: isengard 1", war="southrons"
    )
    match = play_event(game, "shadows-gather", "from orthanc", "who-goes all")
    match.play("to fords-of-isen", "to westemnet")
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0 + southrons 2 0 0"
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0"


def test_shadows_gather_captures_on_the_way_and_rouses() -> None:
    game = position(shadow="south-downs: isengard 4; north-downs: isengard 1", war="isengard")
    match = play_event(game, "shadows-gather", "from south-downs", "who-goes all")
    match.play("to bree", "to north-downs")
    assert match.state.regions["bree"].control == SHADOW
    assert "north" not in match.state.passive
    assert match.state.politics["north"] == 2
    assert told(match, "captured") == [(SHADOW, "bree", 0)]


def test_shadows_gather_stacking_is_checked_at_the_end() -> None:
    game = position(shadow="moria: sauron 6; north-dunland: isengard 6", war="sauron isengard")
    match = play_event(game, "shadows-gather", "from moria", "who-goes all", "to north-dunland")
    match.play("to stop")
    assert asked(match) == "shadow excess"
    match.play("excess isengard-regular", "excess sauron-regular")
    assert army(match, SHADOW, "north-dunland") == "isengard 5 0 0 + sauron 5 0"


# ---- 8 The Shadow Lengthens


def test_the_shadow_lengthens_two_armies_two_regions_each() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; far-harad: southrons 2;"
        " umbar: southrons 3",
        war="sauron isengard southrons",
    )
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes all")
    match.play("to north-dunland")
    match.play("from umbar", "who-goes all", "to near-harad", "to far-harad")
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 5 0"
    assert army(match, SHADOW, "far-harad") == "southrons 5 0 0"


def test_the_shadow_lengthens_not_three_regions() -> None:
    game = position(shadow="moria: sauron 5; dol-guldur: sauron 2", war="sauron")
    # Three regions apart.
    assert asked(play_event(game, "the-shadow-lengthens")) == "free-peoples die"


def test_the_shadow_lengthens_what_has_marched_stays() -> None:
    game = position(
        shadow="moria: sauron 5; north-dunland: isengard 1; south-dunland: isengard 2",
        war="sauron isengard",
    )
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes all")
    match.play("to north-dunland", "to stop")
    # Of those in North Dunland only the Isengard unit is fresh.
    match.play("from north-dunland", "who-goes all", "to south-dunland")
    assert army(match, SHADOW, "north-dunland") == "sauron 5 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 3 0 0"


def test_the_shadow_lengthens_to_what_the_first_left_behind() -> None:
    game = position(shadow="moria: sauron 3; north-dunland: isengard 1", war="sauron isengard")
    match = play_event(game, "the-shadow-lengthens", "from moria", "who-goes part")
    match.play("figures sauron-regular 2", "to north-dunland", "from north-dunland")
    match.play("to moria")
    assert army(match, SHADOW, "moria") == "isengard 1 0 0 + sauron 1 0"
    assert army(match, SHADOW, "north-dunland") == "sauron 2 0"


def test_the_shadow_lengthens_only_one_can_march() -> None:
    game = position(shadow="moria: sauron 3; north-dunland: isengard 1", war="sauron")
    match = play_event(
        game, "the-shadow-lengthens", "from moria", "who-goes all", "to north-dunland"
    )
    # Isengard is alone in its Settlement and not at war; Moria is empty.
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 3 0"


# ---- 9 The Shadow is Moving


def test_the_shadow_is_moving_needs_all_shadow_nations_at_war() -> None:
    assert (
        why_no_event(position(war="isengard sauron"), "the-shadow-is-moving")
        == "nation-not-at-war southrons"
    )
    assert why_no_event(position(war="isengard sauron southrons"), "the-shadow-is-moving") == ""


def test_the_shadow_is_moving_four_armies() -> None:
    game = position(
        shadow="moria: sauron 2; dol-guldur: sauron 2; orthanc: isengard 2; umbar: southrons 2;"
        " nurn: sauron 2",
        war="isengard sauron southrons",
    )
    match = play_event(game, "the-shadow-is-moving")
    for start_, to in (
        ("moria", "hollin"),
        ("dol-guldur", "narrows-of-the-forest"),
        ("orthanc", "gap-of-rohan"),
        ("umbar", "near-harad"),
    ):
        match.play(f"from {start_}", f"to {to}", "who-goes all")
    assert asked(match) == "free-peoples die"
    assert len(told(match, "moves")) == 4


def test_the_shadow_is_moving_fewer_are_allowed_and_nobody_twice() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1", war="isengard sauron southrons")
    match = play_event(game, "the-shadow-is-moving", "from moria", "to hollin", "who-goes all")
    # The unit that was in Hollin before may still move, the two others not.
    assert options(match) == ["hollin", "stop"]
    match.play("from hollin", "to moria", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0"
    assert army(match, SHADOW, "moria") == "sauron 1 0"
    assert asked(match) == "free-peoples die"


def test_the_shadow_is_moving_can_be_stopped() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1", war="isengard sauron southrons")
    match = play_event(game, "the-shadow-is-moving", "from moria", "to dimrill-dale")
    match.play("who-goes all", "from stop")
    assert asked(match) == "free-peoples die"


def test_the_shadow_is_moving_none_need_move() -> None:
    """Up to four: none as well."""
    match = play_event(
        position(shadow="moria: sauron 2", war="isengard sauron southrons"), "the-shadow-is-moving"
    )
    assert options(match) == ["moria", "stop"]
    match.play("from stop")
    assert army(match, SHADOW, "moria") == "sauron 2 0"
    assert asked(match) == "free-peoples die"


def test_the_shadow_is_moving_without_armies() -> None:
    match = play_event(position(war="isengard sauron southrons"), "the-shadow-is-moving")
    assert asked(match) == "free-peoples die"


# ---- 10 Corsairs of Umbar


def test_corsairs_of_umbar_need_the_southrons_at_war() -> None:
    game = position(shadow="umbar: southrons 3", war="sauron isengard")
    assert why_no_event(game, "corsairs-of-umbar") == "nation-not-at-war southrons"
    assert why_no_event(position(war="southrons"), "corsairs-of-umbar") == ""


def test_corsairs_of_umbar_land_on_the_coast_of_gondor() -> None:
    game = position(shadow="umbar: southrons 3 1 + nazgul", war="southrons")
    match = play_event(game, "corsairs-of-umbar")
    assert options(match) == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    match.play("to pelargir", "who-goes part", "figures southrons-regular 2")
    match.play("figures southrons-elite 1", "figures nazgul 1")
    assert army(match, SHADOW, "pelargir") == "nazgul 1 + southrons 2 1 0"
    assert army(match, SHADOW, "umbar") == "southrons 1 0 0"
    # An empty Settlement is captured; Gondor is entered, nothing in between is.
    assert match.state.regions["pelargir"].control == SHADOW
    assert "gondor" not in match.state.passive
    assert match.state.politics["gondor"] == 1
    assert len(told(match, "moves")) == 1


def test_corsairs_of_umbar_only_with_units_at_war() -> None:
    game = position(shadow="umbar: southrons 2 + isengard 3", war="southrons")
    match = play_event(game, "corsairs-of-umbar", "to anfalas", "who-goes all")
    assert army(match, SHADOW, "anfalas") == "southrons 2 0 0"
    assert army(match, SHADOW, "umbar") == "isengard 3 0 0"


def test_corsairs_of_umbar_without_an_army_to_land() -> None:
    for shadow in ("umbar: nazgul", "umbar: isengard 2"):
        match = play_event(position(shadow=shadow, war="southrons"), "corsairs-of-umbar")
        assert asked(match) == "free-peoples die"


def test_corsairs_of_umbar_the_besieged_do_not_sail() -> None:
    game = position(
        free="umbar: gondor 2", shadow="umbar: southrons 3", besieged="umbar", war="southrons"
    )
    match = play_event(game, "corsairs-of-umbar")
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "umbar") == "southrons 3 0 0"


def test_corsairs_of_umbar_may_free_a_city_that_gondor_has_left() -> None:
    game = position(free="pelargir: boromir + gimli", shadow="umbar: southrons 3", war="southrons")
    match = play_event(game, "corsairs-of-umbar", "to pelargir", "who-goes all")
    # Companions alone are no Army: no battle.
    assert told(match, "attack") == []
    assert match.state.regions["pelargir"].control == SHADOW


def test_corsairs_of_umbar_stacking_at_once() -> None:
    game = position(
        shadow="umbar: southrons 6; pelargir: sauron 6", captured="pelargir", war="southrons"
    )
    match = play_event(game, "corsairs-of-umbar", "to pelargir", "who-goes all")
    assert asked(match) == "shadow excess"
    match.play("excess sauron-regular", "excess sauron-regular")
    assert army(match, SHADOW, "pelargir") == "sauron 4 0 + southrons 6 0 0"


def landing(free: str, to: str, *rolls: str, shadow: str = "umbar: southrons 3") -> Match[Game]:
    """The whole Army in Umbar lands in a region."""
    game = position(free=free, shadow=shadow, war="southrons")
    return play_event(game, "corsairs-of-umbar", f"to {to}", "who-goes all", rolls=rolls)


def test_corsairs_of_umbar_fight_where_they_land() -> None:
    match = landing("pelargir: gondor 1", "pelargir", "6 1 1", "1")
    finish(match)
    assert told(match, "attack") == [(SHADOW, "pelargir", "pelargir", "landing")]
    # Attacked and captured: Gondor is active and two steps further.
    assert match.state.politics["gondor"] == 0
    assert match.state.regions["pelargir"].control == SHADOW
    assert army(match, SHADOW, "pelargir") == "southrons 3 0 0"
    assert army(match, SHADOW, "umbar") == ""
    assert asked(match) == "free-peoples die"


def test_corsairs_of_umbar_6_needed_in_the_first_round_against_a_city() -> None:
    match = landing("pelargir: gondor 1", "pelargir", "5 5 5", "1", "5 5 5", "1")
    match.play("retreat stay")
    finish(match)
    assert army(match, FREE, "pelargir") == ""


def test_corsairs_of_umbar_go_on_until_one_side_is_destroyed() -> None:
    match = landing("lamedon: gondor 2", "lamedon", "1 1 1", "5 1", "1 1", "5 5")
    # Nobody asked the attacker whether he ceases.
    match.play("retreat stay")
    finish(match)
    assert told(match, "battle-over") == [("lost", "lamedon")]
    assert match.state.regions["lamedon"].control == FREE
    assert army(match, SHADOW, "lamedon") == ""
    assert army(match, FREE, "lamedon") == "gondor 2 0 0"
    assert not [g for g in match.history if g.request.ask == "battle"]


def test_corsairs_of_umbar_the_defender_retreats() -> None:
    match = landing("lamedon: gondor 2 0 1", "lamedon", "1 1 1", "1 1", "1")
    assert options(match) == ["stay", "dol-amroth", "erech", "pelargir"]
    match.play("retreat erech")
    finish(match)
    assert army(match, FREE, "erech") == "gondor 2 0 1"
    assert match.state.regions["lamedon"].control == SHADOW


def test_corsairs_of_umbar_the_defender_withdraws_into_dol_amroth() -> None:
    match = landing("dol-amroth: gondor 7 0 1", "dol-amroth")
    match.play("stand siege")
    # The siege begins at once: five units inside.
    assert asked(match) == "" or asked(match) == "free-peoples die"
    finish(match)
    region = match.state.regions["dol-amroth"]
    assert (region.besieged, region.control) == (FREE, FREE)
    assert army(match, FREE, "dol-amroth") == "gondor 5 0 1"
    assert army(match, SHADOW, "dol-amroth") == "southrons 3 0 0"
    assert match.state.casualties["gondor"].regulars == 0
    assert match.state.battle is None


def test_corsairs_of_umbar_the_defender_withdraws_after_a_round() -> None:
    match = landing("dol-amroth: gondor 3", "dol-amroth", "5 1 1", "1 1 1")
    match.play("stand field")
    match.play("retreat stay", "stand siege")
    finish(match)
    assert army(match, FREE, "dol-amroth") == "gondor 2 0 0"
    assert match.state.regions["dol-amroth"].besieged == FREE


def test_corsairs_of_umbar_dol_amroth_in_the_open_is_taken() -> None:
    match = landing("dol-amroth: gondor 1 0 1 + boromir", "dol-amroth", "5 1 1", "1 1", "1 1")
    match.play("stand field")
    finish(match)
    assert match.state.regions["dol-amroth"].control == SHADOW
    assert "boromir" in match.state.eliminated


def test_corsairs_of_umbar_a_nazgul_waits_for_them() -> None:
    shadow = "umbar: southrons 3; anfalas: nazgul 2"
    # It is in the Army as soon as there is one (W11.1): two dice are re-rolled.
    match = landing("anfalas: gondor 1", "anfalas", "1 1 1", "1", "5 1", shadow=shadow)
    finish(match)
    assert army(match, SHADOW, "anfalas") == "nazgul 2 + southrons 3 0 0"
    assert told(match, "battle-over") == [("won", "anfalas")]


@pytest.mark.parametrize(("way", "besieged"), [("siege", FREE), ("erech", None)])
def test_corsairs_of_umbar_scouts_warn_the_defender(way: str, besieged: str | None) -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 3",
        war="southrons",
        free_hand="the-spirit-of-mordor",
    )
    match = play_event(game, "corsairs-of-umbar", "to dol-amroth", "who-goes all")
    match.play("stand field", "free-peoples-combat-card the-spirit-of-mordor", f"retreat {way}")
    region = match.state.regions["dol-amroth"]
    assert region.besieged == besieged
    assert region.control == (SHADOW if besieged is None else FREE)
    assert region.shadow.units == 3


def test_corsairs_of_umbar_both_destroyed() -> None:
    match = landing("anfalas: gondor 1", "anfalas", "5", "5", shadow="umbar: southrons 1")
    finish(match)
    assert told(match, "battle-over") == [("both", "anfalas")]
    assert match.state.battle is None


def test_corsairs_of_umbar_join_the_besiegers_for_a_siege_battle() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 2; dol-amroth: southrons 2 1 + isengard 1",
        besieged="dol-amroth",
        war="southrons",
    )
    match = play_event(
        game,
        "corsairs-of-umbar",
        *("to dol-amroth", "who-goes all", "who-goes all"),
        # 6 is needed, one round only.
        rolls=["5 5 5 5 5", "1 1"],
    )
    assert told(match, "attack") == [(SHADOW, "dol-amroth", "dol-amroth", "siege")]
    match.play("extend no")
    finish(match)
    assert army(match, SHADOW, "dol-amroth") == "isengard 1 0 0 + southrons 4 1 0"
    assert match.state.politics["gondor"] == 1
    assert match.state.regions["dol-amroth"].besieged == FREE


def test_corsairs_of_umbar_relieve_their_own_garrison() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 2; dol-amroth: sauron 4",
        captured="dol-amroth",
        besieged="dol-amroth",
        war="southrons sauron",
    )
    # Two dice, not five: the garrison takes no part; the besiegers cannot go inside.
    match = play_event(
        game, "corsairs-of-umbar", "to dol-amroth", "who-goes all", rolls=["5 5", "1 1"]
    )
    finish(match)
    region = match.state.regions["dol-amroth"]
    assert (region.besieged, region.control) == (None, SHADOW)
    assert army(match, SHADOW, "dol-amroth") == "sauron 4 0 + southrons 2 0 0"


def test_corsairs_of_umbar_fail_to_relieve_their_own_garrison() -> None:
    game = position(
        free="dol-amroth: gondor 2",
        shadow="umbar: southrons 1; dol-amroth: sauron 4 + mouth-of-sauron",
        captured="dol-amroth",
        besieged="dol-amroth",
        war="southrons sauron",
    )
    match = play_event(
        game, "corsairs-of-umbar", "to dol-amroth", "who-goes all", rolls=["1", "5 5"]
    )
    finish(match)
    assert match.state.regions["dol-amroth"].besieged == SHADOW
    assert army(match, SHADOW, "dol-amroth") == "sauron 4 0 + mouth-of-sauron"


# ---- 11 Rage of the Dunlendings


DUNLAND = "north-dunland: isengard 2 1 + sauron 1; south-dunland: isengard 2"


def test_rage_of_the_dunlendings_needs_isengard_at_war() -> None:
    game = position(war="sauron southrons")
    assert why_no_event(game, "rage-of-the-dunlendings") == "nation-not-at-war isengard"
    assert why_no_event(position(war="isengard"), "rage-of-the-dunlendings") == ""


def test_rage_of_the_dunlendings_in_a_free_region_next_to_dunland() -> None:
    game = position(
        free="hollin: elves 1; moria: north 2; tharbad: gimli",
        shadow="moria: sauron 2",
        besieged="moria",
        war="isengard",
    )
    match = play_event(game, "rage-of-the-dunlendings")
    # Not where an enemy Army stands, nor a garrison that the enemy besieges.
    assert sorted(options(match)) == [
        "cardolan",
        "enedwaith",
        "gap-of-rohan",
        "north-dunland",
        "south-downs",
        "south-dunland",
        "tharbad",
    ]
    match.play("in tharbad")
    assert army(match, SHADOW, "tharbad") == "isengard 2 0 0"
    assert asked(match) == "free-peoples die"


def test_rage_of_the_dunlendings_not_in_a_captured_town() -> None:
    game = position(captured="south-dunland moria", war="isengard")
    match = play_event(game, "rage-of-the-dunlendings")
    assert "south-dunland" not in options(match)
    assert "moria" not in options(match)


def test_rage_of_the_dunlendings_brings_up_to_four_units_from_dunland() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in south-downs")
    assert options(match) == ["north-dunland", "south-dunland", "stop"]
    match.play("from north-dunland")
    # Only Isengard units.
    assert options(match) == ["isengard-regular", "isengard-elite"]
    match.play("unit isengard-elite")
    for _ in range(2):
        match.play("from south-dunland")
    assert options(match) == ["north-dunland", "stop"]
    match.play("from north-dunland")
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "south-downs") == "isengard 5 1 0"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + sauron 1 0"
    assert army(match, SHADOW, "south-dunland") == ""
    assert told(match, "moves") == [
        (SHADOW, "north-dunland", "south-downs", 2),
        (SHADOW, "south-dunland", "south-downs", 2),
    ]


def test_rage_of_the_dunlendings_none_need_come() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in cardolan", "from stop")
    assert army(match, SHADOW, "cardolan") == "isengard 2 0 0"
    assert told(match, "moves") == []


def test_rage_of_the_dunlendings_in_dunland_itself() -> None:
    game = position(shadow=DUNLAND, war="isengard")
    match = play_event(game, "rage-of-the-dunlendings", "in north-dunland")
    assert options(match) == ["south-dunland", "stop"]
    match.play("from south-dunland", "from stop")
    assert army(match, SHADOW, "north-dunland") == "isengard 5 1 0 + sauron 1 0"


def test_rage_of_the_dunlendings_as_many_as_there_are_and_fit() -> None:
    game = position(shadow="tharbad: sauron 9; south-dunland: isengard 1", war="isengard")
    game.reinforcements["isengard"] = game.reserve("isengard")._replace(regulars=1)
    match = play_event(game, "rage-of-the-dunlendings", "in tharbad", "from south-dunland")
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "tharbad") == "isengard 2 0 0 + sauron 8 0"
