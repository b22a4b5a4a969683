"""W13: Army movement."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from thirdage.games.war_of_the_ring.board import Side
from thirdage.games.war_of_the_ring.dividing import Led, choose_part, has_leader, why_not_part
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.pieces import Army, Band, army_of, read_army
from thirdage.games.war_of_the_ring.reasons import (
    BESIEGED,
    ENEMY_UNITS,
    FOREIGN_BORDER,
    LEADERS_STAY,
    NO_ARMY,
    NO_LEADER,
    NOT_ADJACENT,
)
from thirdage.games.war_of_the_ring.state import Game
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    offered,
    options,
    play_event,
    position,
    told,
    write_army,
)


@pytest.mark.parametrize("die", ["muster", "event"])
def test_w13_1_no_move_with_a_muster_or_event_result(die: str) -> None:
    """T13-01."""
    match = act(position(free="edoras: rohan 2 0 1"), FREE, die)
    assert "move-armies" not in options(match)


@pytest.mark.parametrize("die", ["army", "muster-army", "will-of-the-west", "character"])
def test_w13_1_an_army_with_a_leader_moves_with_these(die: str) -> None:
    match = act(position(free="edoras: rohan 2 0 1"), FREE, die)
    assert "move-armies" in options(match)


def test_w13_2_one_region_to_an_adjacent_one() -> None:
    """T13-02."""
    game = position(free="dol-amroth: gondor 2")
    match = act(game, FREE, "army", "action move-armies", "from dol-amroth")
    assert options(match) == ["anfalas", "erech", "lamedon"]
    match.play("to lamedon", "who-goes all")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "lamedon") == "gondor 2 0 0"
    assert army(match, FREE, "dol-amroth") == ""


def test_w13_3_two_armies_with_one_result_and_no_third() -> None:
    """T13-03, R046."""
    game = position(free="edoras: rohan 2; helms-deep: rohan 1; pelargir: gondor 1")
    match = act(game, FREE, "army", "action move-armies", "from edoras", "to folde", "who-goes all")
    assert options(match) == ["helms-deep", "pelargir", "stop"]
    match.play("from pelargir", "to lamedon", "who-goes all")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "folde") == "rohan 2 0 0"
    assert army(match, FREE, "lamedon") == "gondor 1 0 0"
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"


def test_w13_3_one_army_is_enough() -> None:
    game = position(free="edoras: rohan 2; helms-deep: rohan 1")
    match = act(game, FREE, "army", "action move-armies", "from edoras", "to folde", "who-goes all")
    match.play("from stop")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"


def test_w13_4_a_character_result_moves_one_army_with_a_leader() -> None:
    """T13-04."""
    game = position(
        free="lorien: elves 1 1 + legolas; rivendell: elves 0 2; dale: north 1 0 1", war="elves"
    )
    match = act(game, FREE, "character", "action move-armies")
    assert options(match) == ["dale", "lorien"]
    match.play("from lorien", "to dimrill-dale", "who-goes all")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "dimrill-dale") == "elves 1 1 0 + legolas"


def test_w13_4_elites_of_isengard_lead_while_saruman_is_in_play() -> None:
    """OP-39."""
    game = position(shadow="orthanc: saruman; north-dunland: isengard 1 1")
    assert why_not_move(game, SHADOW, "north-dunland", "tharbad", True) is None
    game = position(shadow="north-dunland: isengard 1 1")
    assert why_not_move(game, SHADOW, "north-dunland", "tharbad", True) == NO_LEADER


def test_w13_5_companions_alone_are_no_army() -> None:
    """T13-05: at least one unit moves; where there is none, nothing can."""
    game = position(free="lorien: elves 1 1 + legolas + gimli; dale: strider", war="elves")
    match = act(game, FREE, "army", "action move-armies")
    match.play("from lorien", "to dimrill-dale", "who-goes part", "figures elves-regular 0")
    match.play("figures elves-elite 1")  # forced: nobody else of the units goes
    assert offered(match, "from") == ["lorien"]
    assert why_not_move(game, FREE, "dale", "erebor", False) == NO_ARMY


def test_w13_5_each_figure_goes_or_stays() -> None:
    game = position(free="minas-tirith: gondor 3 1 2 + strider + boromir", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from minas-tirith", "to lossarnach")
    match.play("who-goes part", "figures gondor-regular 2", "figures gondor-elite 0")
    match.play("figures gondor-leader 1", "figures boromir 1", "figures strider 0")
    assert army(match, FREE, "lossarnach") == "gondor 2 0 1 + boromir"
    assert army(match, FREE, "minas-tirith") == "gondor 1 1 1 + strider"


def test_w13_5_one_regular_splits_off_to_a_town() -> None:
    """Y16: it enters an enemy Settlement without units and captures it."""
    game = position(shadow="osgiliath: sauron 4 1", war="sauron")
    match = act(game, SHADOW, "army", "action move-armies", "from osgiliath", "to lossarnach")
    match.play("who-goes part", "figures sauron-regular 1", "figures sauron-elite 0", "from stop")
    assert match.state.regions["lossarnach"].control == SHADOW
    assert army(match, SHADOW, "osgiliath") == "sauron 3 1"


def test_w13_6_leaders_go_with_the_last_units() -> None:
    """T13-06, R049."""
    game = position(free="edoras: rohan 2 0 1; dale: strider")
    match = act(game, FREE, "army", "action move-armies", "from edoras", "to folde")
    match.play("who-goes part", "figures rohan-regular 2", "figures rohan-leader 1")
    assert offered(match, "figures") == ["rohan-leader 1"]
    assert army(match, FREE, "edoras") == ""
    assert army(match, FREE, "folde") == "rohan 2 0 1"


def test_w13_6_a_unit_stays_with_a_leader_who_may_not_go() -> None:
    """R052: the Rohan Leader may not enter Gondor, so not all Gondor units can leave him."""
    game = position(free="eastemnet: gondor 2 + rohan 0 0 1", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from eastemnet", "to druadan-forest")
    assert offered(match, "who-goes") == ["part"]
    assert offered(match, "figures") == ["gondor-regular 1"]
    assert army(match, FREE, "eastemnet") == "gondor 1 0 0 + rohan 0 0 1"


def test_w13_6_the_only_unit_cannot_leave_such_a_leader() -> None:
    game = position(free="eastemnet: gondor 1 + rohan 0 0 1", war="gondor")
    assert why_not_move(game, FREE, "eastemnet", "druadan-forest", False) == LEADERS_STAY
    assert why_not_move(game, FREE, "eastemnet", "folde", False) is None


def test_w13_7_leaders_divide_as_the_player_likes() -> None:
    """T13-07: any number of two Leaders goes with two of three units."""
    game = position(free="edoras: rohan 3 0 2")
    lines = ("action move-armies", "from edoras", "to folde", "who-goes part")
    match = act(game, FREE, "army", *lines, "figures rohan-regular 2")
    assert options(match) == ["rohan-leader 2", "rohan-leader 1", "rohan-leader 0"]
    match.play("figures rohan-leader 1")
    assert army(match, FREE, "folde") == "rohan 2 0 1"
    assert army(match, FREE, "edoras") == "rohan 1 0 1"


def test_w13_8_a_leader_goes_with_a_part_moved_by_a_character_result() -> None:
    """T13-08, R048."""
    game = position(shadow="dol-guldur: sauron 5 + nazgul 1")
    lines = ("action move-armies", "from dol-guldur", "to eastern-mirkwood", "who-goes part")
    match = act(game, SHADOW, "character", *lines, "figures sauron-regular 3")
    assert offered(match, "figures") == ["nazgul 1"]
    assert army(match, SHADOW, "eastern-mirkwood") == "sauron 3 0 + nazgul 1"
    assert army(match, SHADOW, "dol-guldur") == "sauron 2 0"


def test_w13_8_any_one_of_several_leaders_will_do() -> None:
    game = position(shadow="dol-guldur: sauron 5 + nazgul 1 + mouth-of-sauron")
    lines = ("action move-armies", "from dol-guldur", "to eastern-mirkwood", "who-goes part")
    match = act(game, SHADOW, "character", *lines, "figures sauron-regular 3", "figures nazgul 0")
    assert offered(match, "figures") == ["mouth-of-sauron 1"]
    assert army(match, SHADOW, "eastern-mirkwood") == "sauron 3 0 + mouth-of-sauron"


def test_w13_9_companions_may_stay_alone() -> None:
    """T13-09."""
    game = position(free="lorien: elves 1 + gandalf-grey")
    match = act(game, FREE, "army", "action move-armies", "from lorien", "to dimrill-dale")
    match.play("who-goes part", "figures elves-regular 1", "figures gandalf-grey 0")
    assert army(match, FREE, "lorien") == "gandalf-grey"
    assert army(match, FREE, "dimrill-dale") == "elves 1 0 0"


def test_w13_9_nazgul_may_stay_alone() -> None:
    game = position(shadow="dol-guldur: sauron 1 + nazgul 2")
    match = act(
        game, SHADOW, "army", "action move-armies", "from dol-guldur", "to eastern-mirkwood"
    )
    match.play("who-goes part", "figures sauron-regular 1", "figures nazgul 0")
    assert army(match, SHADOW, "dol-guldur") == "nazgul 2"
    assert army(match, SHADOW, "eastern-mirkwood") == "sauron 1 0"


def test_w13_9_saruman_stays_when_his_army_goes() -> None:
    """W10.18, R065: nor does he count as the leader of a move (OP-39)."""
    game = position(shadow="orthanc: isengard 2 0 + saruman", war="isengard")
    assert why_not_move(game, SHADOW, "orthanc", "gap-of-rohan", True) == NO_LEADER
    match = act(game, SHADOW, "army", "action move-armies", "from orthanc", "to gap-of-rohan")
    match.play("who-goes all")
    assert army(match, SHADOW, "orthanc") == "saruman"
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 2 0 0"


def test_w13_10_an_enemy_settlement_without_units_can_be_entered() -> None:
    """T13-10."""
    game = position(free="dimrill-dale: elves 2", war="elves")
    match = act(game, FREE, "army", "action move-armies", "from dimrill-dale", "to moria")
    match.play("who-goes all")
    assert match.state.regions["moria"].control == FREE


def test_w13_10_nazgul_and_minions_alone_do_not_keep_an_army_out() -> None:
    """R054, OP-4: they stay where they are."""
    game = position(free="edoras: rohan 2", shadow="folde: nazgul 2 + witch-king")
    match = act(game, FREE, "army", "action move-armies", "from edoras", "to folde", "who-goes all")
    assert army(match, FREE, "folde") == "rohan 2 0 0"
    assert army(match, SHADOW, "folde") == "nazgul 2 + witch-king"


def test_w13_10_nazgul_enter_an_empty_stronghold_with_an_army() -> None:
    """R062: the ban is on moving without an Army."""
    game = position(shadow="fords-of-isen: isengard 2 + nazgul 1", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "from fords-of-isen", "to helms-deep")
    match.play("who-goes all")
    assert army(match, SHADOW, "helms-deep") == "isengard 2 0 0 + nazgul 1"
    assert match.state.regions["helms-deep"].control == SHADOW


def test_w13_11_enemy_units_must_be_attacked() -> None:
    """T13-11."""
    game = position(free="edoras: rohan 2", shadow="folde: isengard 1", war="rohan isengard")
    assert why_not_move(game, FREE, "edoras", "folde", False) == ENEMY_UNITS
    match = act(game, FREE, "army", "action move-armies", "from edoras")
    assert offered(match, "to") == ["westemnet"]
    match = act(game, FREE, "army", "action attack", "from edoras", "target folde")
    assert asked(match) == "free-peoples who-goes"


def test_w13_11_nor_can_the_garrison_be_joined_from_outside() -> None:
    """OP-5, W15.16: the region of a siege is not free for the besieged side."""
    game = position(
        free="helms-deep: rohan 2; westemnet: rohan 2",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
        war="rohan",
    )
    assert why_not_move(game, FREE, "westemnet", "helms-deep", False) == ENEMY_UNITS
    assert why_not_move(game, FREE, "helms-deep", "westemnet", False) == BESIEGED


def test_w13_12_no_figure_moves_twice() -> None:
    """T13-12: A joins B; only figures of B can go on."""
    game = position(free="westemnet: rohan 3; edoras: rohan 4")
    match = act(game, FREE, "army", "action move-armies", "from westemnet", "to edoras")
    match.play("who-goes all", "from edoras", "to folde", "who-goes part")
    assert options(match) == [f"rohan-regular {number}" for number in (4, 3, 2, 1)]
    match.play("figures rohan-regular 4")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "edoras") == "rohan 3 0 0"


def test_w13_12_an_army_that_has_moved_cannot_move_on() -> None:
    game = position(free="westemnet: rohan 3 0 1 + boromir")
    match = act(game, FREE, "army", "action move-armies", "to edoras", "who-goes all")
    assert asked(match) == "shadow action"


def test_w13_12_two_parts_of_one_army_and_one_unit_stays() -> None:
    """Y27, OP-37."""
    game = position(free="minas-tirith: gondor 5 2 1", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from minas-tirith", "to osgiliath")
    match.play("who-goes part", "figures gondor-regular 2", "figures gondor-elite 2")
    match.play("figures gondor-leader 0", "from minas-tirith", "to druadan-forest")
    match.play("who-goes part", "figures gondor-regular 2", "figures gondor-leader 1")
    assert army(match, FREE, "osgiliath") == "gondor 2 2 0"
    assert army(match, FREE, "druadan-forest") == "gondor 2 0 1"
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0"


def test_w13_13_an_army_moves_again_with_another_die() -> None:
    """T13-13."""
    game = position(free="edoras: rohan 2")
    match = act(game, FREE, "army army", "action move-armies", "to folde", "who-goes all")
    match.play("die event", "action skip")
    match.play("die army", "action move-armies", "from folde", "to eastemnet", "who-goes all")
    assert army(match, FREE, "eastemnet") == "rohan 2 0 0"


def test_w13_14_not_at_war_no_region_of_another_nation() -> None:
    """T13-14, T17-22."""
    game = position(free="dale: north 2 0 1")
    assert why_not_move(game, FREE, "dale", "erebor", False) == FOREIGN_BORDER
    assert why_not_move(game, FREE, "dale", "vale-of-the-carnen", False) is None
    assert why_not_move(game, FREE, "dale", "old-forest-road", False) is None
    game = position(free="dale: north 2 0 1", war="north")
    assert why_not_move(game, FREE, "dale", "erebor", False) is None


def test_w13_14_the_others_may_go_without_them() -> None:
    """T13-15."""
    game = position(free="osgiliath: gondor 2 0 1 + rohan 1 0 1 + strider", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from osgiliath", "to pelargir")
    match.play("who-goes all")
    assert army(match, FREE, "pelargir") == "gondor 2 0 1 + strider"
    assert army(match, FREE, "osgiliath") == "rohan 1 0 1"


def test_w13_14_nazgul_and_minions_cross_with_the_units_of_others() -> None:
    """W17.16: Sauron's units stay, his Nazgûl need not."""
    game = position(shadow="hollin: sauron 1 + nazgul 2 + isengard 1")
    match = act(game, SHADOW, "army", "action move-armies", "from hollin", "to north-dunland")
    match.play("who-goes all")
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0 + nazgul 2"
    assert army(match, SHADOW, "hollin") == "sauron 1 0"


def test_w13_15_mountains_cannot_be_crossed() -> None:
    """T13-16."""
    game = position(free="helms-deep: rohan 2", war="rohan")
    assert why_not_move(game, FREE, "helms-deep", "edoras", False) == NOT_ADJACENT
    match = act(game, FREE, "army", "action move-armies", "from helms-deep")
    assert options(match) == ["fords-of-isen", "westemnet"]


DAY_AND_NIGHT = "through-a-day-and-a-night"
"""A card that moves an Army with a Companion up to two regions."""


def test_w13_16_a_marching_army_is_divided_at_the_start_only() -> None:
    """T13-17, R055: on the way it neither drops figures nor picks up any."""
    game = position(free="edoras: rohan 3 0 1 + boromir; folde: rohan 2 0 1")
    match = play_event(game, DAY_AND_NIGHT, "from edoras", "who-goes part")
    match.play("figures rohan-regular 2", "figures rohan-leader 0", "figures boromir 1")
    match.play("to folde", "to eastemnet")
    assert army(match, FREE, "eastemnet") == "rohan 2 0 0 + boromir"
    assert army(match, FREE, "folde") == "rohan 2 0 1"
    assert army(match, FREE, "edoras") == "rohan 1 0 1"


def test_w13_16_every_region_on_the_way_must_be_free_to_enter() -> None:
    """R056: Westemnet is two regions away, but enemies stand in both regions between."""
    game = position(
        free="druadan-forest: rohan 2 + boromir", shadow="folde: isengard 1; eastemnet: isengard 1"
    )
    match = play_event(game, DAY_AND_NIGHT, "from druadan-forest", "who-goes all")
    assert options(match) == ["dead-marshes", "osgiliath", "western-emyn-muil"]
    match.play("to western-emyn-muil")
    assert options(match) == [
        "stop",
        "dead-marshes",
        "eastern-brown-lands",
        "eastern-emyn-muil",
        "western-brown-lands",
    ]


def test_w13_16_as_far_as_the_card_says_and_no_farther() -> None:
    """R056: Moria and Dol Guldur are three regions apart, Umbar is far away. Three regions by
    Shadows Gather, two by The Shadow Lengthens; each time to another Army."""
    shadow = "moria: sauron 2; dol-guldur: sauron 1; umbar: southrons 1"
    game = position(shadow=shadow, war="sauron southrons")
    match = play_event(game, "shadows-gather")
    assert options(match) == ["dol-guldur", "moria"]
    match.play("from moria", "who-goes all")
    assert offered(match, "to") == ["north-anduin-vale", "south-anduin-vale"]
    match.play("to dimrill-dale", "to north-anduin-vale", "to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0"
    game = position(shadow=shadow, war="sauron southrons")
    match = play_event(game, "the-shadow-lengthens")
    assert asked(match) == "free-peoples die"
    assert told(match, "moves") == []


def test_w13_16_who_may_not_cross_a_border_stays_behind() -> None:
    """W13.14: with Osgiliath held by the enemy, all ways out of Minas Tirith lead into Gondor."""
    game = position(
        free="minas-tirith: gondor 2 + rohan 1 0 1 + strider",
        shadow="osgiliath: sauron 1",
        war="gondor sauron",
    )
    match = play_event(game, DAY_AND_NIGHT, "who-goes all", "to druadan-forest", "to stop")
    assert army(match, FREE, "druadan-forest") == "gondor 2 0 0 + strider"
    assert army(match, FREE, "minas-tirith") == "rohan 1 0 1"


@pytest.mark.parametrize(
    ("nation", "way", "stays"),
    [
        ("rohan", ("to edoras", "to stop"), "gondor 1 0 0"),
        ("gondor", ("to osgiliath",), "rohan 2 0 1"),
    ],
)
def test_w13_16_of_nations_without_a_common_way_the_player_says_which_marches(
    nation: str, way: tuple[str, ...], stays: str
) -> None:
    """W13.14: out of Folde all ways lead into Rohan, but that into Druadan Forest, which is
    Gondor's."""
    game = position(free="folde: rohan 2 0 1 + gondor 1 + boromir")
    match = play_event(game, DAY_AND_NIGHT)
    assert asked(match) == "free-peoples march-nation"
    assert options(match) == ["gondor", "rohan"]
    assert match.pending is not None
    assert match.pending.facts == ("folde",)
    match.play(f"march-nation {nation}", "who-goes all", *way)
    assert army(match, FREE, "folde") == stays
    assert army(match, FREE, way[0].removeprefix("to ")).startswith(nation)


def test_w13_16_who_is_at_war_marches_with_any_of_them() -> None:
    game = position(free="folde: rohan 1 + gondor 1 + dwarves 1 + boromir", war="dwarves")
    match = play_event(game, DAY_AND_NIGHT, "march-nation gondor", "who-goes all", "to osgiliath")
    assert army(match, FREE, "osgiliath") == "dwarves 1 0 0 + gondor 1 0 0 + boromir"
    assert army(match, FREE, "folde") == "rohan 1 0 0"


def test_w13_16_a_nation_without_any_way_is_not_among_those_that_may_march() -> None:
    """Out of Erebor the Elves could only go to Withered Heath."""
    game = position(
        free="erebor: dwarves 1 + north 1 + elves 1 + gimli", shadow="withered-heath: sauron 1"
    )
    assert options(play_event(game, DAY_AND_NIGHT)) == ["dwarves", "north"]


def test_w13_16_nazgul_march_with_whichever_nation_does() -> None:
    """W17.16: they are always At War; Sauron's units have a way to Moria only."""
    game = position(
        shadow="hollin: sauron 1 + isengard 1 + nazgul 1; moria: sauron 1;"
        " north-dunland: isengard 1"
    )
    match = play_event(game, "shadows-gather", "from hollin")
    assert options(match) == ["isengard", "sauron"]
    match.play("march-nation isengard", "who-goes all", "to north-dunland")
    assert army(match, SHADOW, "north-dunland") == "isengard 2 0 0 + nazgul 1"
    assert army(match, SHADOW, "hollin") == "sauron 1 0"


def test_w13_16_nobody_is_asked_who_marches_where_all_can() -> None:
    """With a region of no Nation beside them, Rohan and Gondor march together."""
    game = position(free="osgiliath: rohan 1 + gondor 1 + boromir")
    match = play_event(game, DAY_AND_NIGHT)
    assert asked(match) == "free-peoples who-goes"


def test_w13_16_nazgul_march_with_units_of_others() -> None:
    """W17.16: out of Khand all ways lead to the Southrons; Sauron is not At War."""
    game = position(
        shadow="khand: southrons 1 + sauron 1 + nazgul 2; near-harad: southrons 1", war="southrons"
    )
    lines = ("from khand", "who-goes all", "to near-harad")
    match = play_event(game, "shadows-gather", *lines)
    assert army(match, SHADOW, "near-harad") == "nazgul 2 + southrons 2 0 0"
    assert army(match, SHADOW, "khand") == "sauron 1 0"


def test_w13_16_saruman_does_not_march() -> None:
    """R065, W10.18."""
    game = position(
        shadow="orthanc: isengard 1 + saruman; south-dunland: isengard 1", war="isengard"
    )
    match = play_event(game, "shadows-gather", "from orthanc", "to gap-of-rohan")
    match.play("to south-dunland")
    assert army(match, SHADOW, "orthanc") == "saruman"
    assert army(match, SHADOW, "south-dunland") == "isengard 2 0 0"


@pytest.mark.parametrize(("to", "passive"), [("stop", False), ("westemnet", True)])
def test_w17_4_4a_a_march_rouses_only_where_it_ends(to: str, passive: bool) -> None:
    """R055, T17-10: Peregrin in Edoras."""
    game = position(free="folde: gondor 1 + peregrin", war="gondor")
    lines = ("who-goes all", "to edoras", f"to {to}")
    match = play_event(game, DAY_AND_NIGHT, *lines, die="army")
    assert ("rohan" in match.state.passive) is passive


def test_w13_17_a_marching_army_captures_on_its_way() -> None:
    """T13-18: Lossarnach falls although the Army goes on."""
    game = position(
        free="minas-tirith: gondor 3 + strider", captured="lossarnach", war="gondor sauron"
    )
    match = play_event(game, DAY_AND_NIGHT, "from minas-tirith", "who-goes all")
    match.play("to lossarnach", "to osgiliath")
    assert match.state.regions["lossarnach"].control == FREE


def test_w13_17_stacking_counts_only_where_the_march_ends() -> None:
    """T13-18: six units pass through a region with nine."""
    game = position(
        free="minas-tirith: gondor 6 + strider; lossarnach: gondor 9", war="gondor sauron"
    )
    lines = ("from minas-tirith", "who-goes all", "to lossarnach")
    match = play_event(game, DAY_AND_NIGHT, *lines, "to osgiliath", die="army")
    assert asked(match) == "shadow action"
    assert army(match, FREE, "osgiliath") == "gondor 6 0 0 + strider"
    match = play_event(
        position(free="minas-tirith: gondor 6 + strider; lossarnach: gondor 9", war="gondor"),
        DAY_AND_NIGHT,
        *lines,
        "to stop",
        die="army",
    )
    assert offered(match, "excess") == ["gondor-regular"]
    assert army(match, FREE, "lossarnach") == "gondor 10 0 0 + strider"


def test_r067_a_move_may_lead_to_more_than_ten_units() -> None:
    """OP-30, W11.6a: the excess of all Armies there is removed at the end of the action."""
    game = position(free="minas-tirith: gondor 6; lossarnach: gondor 3 3", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from minas-tirith", "to lossarnach")
    match.play("who-goes all", "from stop")
    assert asked(match) == "free-peoples excess"
    match.play("excess gondor-elite", "excess gondor-regular")
    assert army(match, FREE, "lossarnach") == "gondor 8 2 0"
    assert match.state.reinforcements["gondor"] == Band("gondor", 7, 3, 4)


# ---- every way to divide an Army


ARMIES = (
    "gondor 1 0 1",
    "gondor 1 1 2 + rohan 1 0 1",
    "gondor 2 0 1 + rohan 0 0 1 + strider",
    "gondor 1 + strider + boromir",
    "gondor 1 1 + rohan 1 + strider + legolas",
    "sauron 1 + nazgul 1",
    "sauron 1 1 + nazgul 2 + witch-king",
    "isengard 1 1",
    "isengard 0 1 + saruman",
    "isengard 1 1 + sauron 1 + nazgul 1",
    "southrons 1 + isengard 1 1 + mouth-of-sauron",
)
LEADS: tuple[Led, ...] = (False, True, ("strider",), ("nazgul", "witch-king"))


def parts_of(whole: Army) -> Iterator[Army]:
    """All parts of an Army, the empty one and the whole included."""
    bands = [
        [
            Band(nation, r, e, leaders_)
            for r in range(regulars + 1)
            for e in range(elites + 1)
            for leaders_ in range(leaders + 1)
        ]
        for nation, regulars, elites, leaders in whole.bands
    ]
    characters = [
        some
        for number in range(len(whole.characters) + 1)
        for some in combinations(whole.characters, number)
    ]
    for chosen in product(*bands):
        for some in characters:
            yield army_of(chosen, some)


def may_go(game: Game, whole: Army, part: Army, led: Led, rearguard: bool) -> bool:
    """W13.5 to W13.8, W14.6, W14.7, in plain words."""
    rest = whole.minus(part)
    if not part.units or not has_leader(game, part, led):
        return False
    if rearguard:
        return rest.units > 0 or not (rest.bands or rest.characters)
    return rest.units > 0 or not any(b.leaders for b in rest.bands if b.nation != "sauron")


def all_choices(game: Game, side: Side, whole: Army, able: Army, led: Led, rear: bool) -> set[Army]:
    """What comes out of every possible row of answers; a dead end would raise."""
    results = set()
    rows: list[tuple[int, ...]] = [()]
    while rows:
        row = rows.pop()
        script = choose_part(game, side, "edoras", whole, able, led=led, rearguard=rear)
        try:
            request = next(script)
            for answer in row:
                request = script.send(answer)
        except StopIteration as stop:
            results.add(stop.value)
            continue
        rows += [(*row, answer) for answer in range(len(request.things))]
    return results


@pytest.mark.parametrize("saruman", ["", "orthanc: saruman"])
@pytest.mark.parametrize("text", ARMIES)
def test_w13_5_every_legal_part_can_be_chosen_and_no_other(text: str, saruman: str) -> None:
    """No row of answers leads to an illegal part or to a dead end (W13.5 to W13.8; for the
    rearguard of an attack W14.6 to W14.8)."""
    game = position(shadow=saruman)
    whole = read_army(text)
    side = FREE if whole.bands[0].nation in ("gondor", "rohan") else SHADOW
    for able, led, rear in product(parts_of(whole), LEADS, (False, True)):
        if rear and (able.characters, able.nazgul) != (whole.characters, whole.nazgul):
            continue  # Characters and Nazgûl can always attack (W17.16).
        legal = {part for part in parts_of(able) if may_go(game, whole, part, led, rear)}
        if why_not_part(game, whole, able, led) is not None:
            assert not legal, (write_army(able), led, rear)
        else:
            chosen = all_choices(game, side, whole, able, led, rear)
            assert chosen == legal, (write_army(able), led, rear)
            ways = ["all"] * (able in legal) + ["part"] * bool(legal - {able})
            request = next(choose_part(game, side, "edoras", whole, able, led=led, rearguard=rear))
            assert [option.code for option in request.options()] == ways
