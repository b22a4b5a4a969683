"""W11: Armies and stacking."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.pieces import read_army
from thirdage.games.war_of_the_ring.reasons import NO_ARMY, NO_ENEMY
from thirdage.games.war_of_the_ring.settling import settle
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    options,
    play_event,
    position,
    told,
)


def test_w11_1_without_a_unit_there_is_no_army() -> None:
    """T11-01: a Companion or Nazgûl cannot attack, be attacked, besiege or capture."""
    game = position(
        free="bree: strider", shadow="weather-hills: sauron 2; arnor: nazgul 1; lorien: nazgul 1",
        war="sauron north",
    )  # fmt: skip
    assert why_not_attack(game, FREE, "bree", "weather-hills") == NO_ARMY
    assert why_not_attack(game, SHADOW, "weather-hills", "bree") == NO_ENEMY
    assert why_not_move(game, FREE, "bree", "buckland", False) == NO_ARMY
    settle(game, "bree", "lorien")
    assert game.regions["lorien"].besieged is None
    assert game.regions["lorien"].control == FREE


def test_w11_1_everybody_in_a_region_is_one_army() -> None:
    """Units, Leaders and Characters fight together."""
    game = position(
        free="bree: north 2 1 1 + elves 1 + strider", shadow="weather-hills: sauron 1", war="sauron"
    )
    match = attack(game, SHADOW, "weather-hills", "bree", rolls=["1", "1 1 1 1 1", "1 1"])
    assert told(match, "combat-roll")[1] == (FREE, 5, 0)  # 4 units and a Captain of the West
    assert told(match, "leader-reroll") == [(FREE, 2, 0)]
    finish(match)


def test_w11_2_units_of_several_nations_are_one_army() -> None:
    """T11-02: two of Gondor and one of Rohan."""
    game = position(free="osgiliath: gondor 2 + rohan 1", shadow="north-ithilien: sauron 1")
    assert game.army(FREE, "osgiliath").units == 3
    game = position(
        free="osgiliath: gondor 2 + rohan 1", shadow="north-ithilien: sauron 1", war="sauron"
    )
    match = attack(game, SHADOW, "north-ithilien", "osgiliath", rolls=["1", "1 1 1"])
    assert told(match, "combat-roll")[1] == (FREE, 3, 0)
    finish(match)


def test_w11_3_an_army_joins_another_one() -> None:
    """T11-03: 4 + 3 = 7."""
    game = position(free="osgiliath: gondor 4; pelargir: gondor 1 2 1", war="gondor")
    match = act(game, FREE, "muster-army", "action move-armies", "from osgiliath", "to pelargir")
    match.play("who-goes all", "from stop")
    assert army(match, FREE, "pelargir") == "gondor 5 2 1"
    assert match.state.where[FREE] == ("pelargir",)


def test_w11_4_an_army_is_divided_by_moving_a_part() -> None:
    """T11-04: 6 = 4 + 2."""
    game = position(free="osgiliath: gondor 6", war="gondor")
    match = act(game, FREE, "muster-army", "action move-armies", "to pelargir", "who-goes part")
    match.play("figures gondor-regular 2", "from stop")
    assert army(match, FREE, "osgiliath") == "gondor 4 0 0"
    assert army(match, FREE, "pelargir") == "gondor 2 0 0"


def test_w11_5_ten_in_the_region_and_five_inside() -> None:
    """T11-05: both are within their limits."""
    game = position(
        free="helms-deep: rohan 5", shadow="helms-deep: isengard 10", besieged="helms-deep"
    )
    match = act(game, SHADOW, "army", "action skip")
    assert told(match, "removed") == []
    assert army(match, SHADOW, "helms-deep") == "isengard 10 0 0"
    assert army(match, FREE, "helms-deep") == "rohan 5 0 0"


def test_w11_5_no_more_than_five_inside() -> None:
    """Seven withdraw into the Stronghold; two are removed (W15.8)."""
    game = position(
        free="helms-deep: rohan 6 1", shadow="fords-of-isen: isengard 3", war="isengard"
    )
    match = attack(game, SHADOW, "fords-of-isen", "helms-deep", "stand siege", "advance yes")
    match.play("who-goes all", "excess rohan-regular", "excess rohan-elite")
    assert army(match, FREE, "helms-deep") == "rohan 5 0 0"
    assert match.state.reinforcements["rohan"].regulars == 10 - 5
    assert match.state.reinforcements["rohan"].elites == 5


def test_w11_6a_the_owner_removes_what_is_too_much() -> None:
    """T11-06, OP-30, R067: 7 move to 6; three are removed, to the reinforcements, of FP too."""
    game = position(free="osgiliath: gondor 7 0 1; pelargir: gondor 4 2", war="gondor")
    before = game.reinforcements["gondor"]
    match = act(game, FREE, "muster-army", "action move-armies", "from osgiliath", "to pelargir")
    match.play("who-goes all", "from stop")
    assert match.state.army(FREE, "pelargir").units == 13
    assert options(match) == ["gondor-regular", "gondor-elite"]
    match.play("excess gondor-regular", "excess gondor-elite", "excess gondor-regular")
    assert army(match, FREE, "pelargir") == "gondor 9 1 1"
    after = match.state.reinforcements["gondor"]
    assert (after.regulars - before.regulars, after.elites - before.elites) == (2, 1)
    assert match.state.casualties["gondor"].units == 0


def test_w11_6a_only_at_the_end_of_the_action() -> None:
    """One Army enters with too many, another leaves with the second move."""
    game = position(free="osgiliath: gondor 7; pelargir: gondor 6", war="gondor")
    match = act(game, FREE, "muster-army", "action move-armies", "from osgiliath", "to pelargir")
    match.play("who-goes all", "from pelargir", "to lamedon", "who-goes part")
    assert options(match)[0] == "gondor-regular 6"  # those who have moved do not move on
    match.play("figures gondor-regular 5")
    assert army(match, FREE, "pelargir") == "gondor 8 0 0"
    assert told(match, "removed") == []


def test_r043_recruiting_beyond_ten() -> None:
    """The excess is removed at the end of the action."""
    game = position(shadow="dol-guldur: sauron 9")
    match = play_event(game, "orcs-multiplying-again")
    match.play("excess sauron-regular", "excess sauron-regular")
    assert army(match, SHADOW, "dol-guldur") == "sauron 10 0"
    assert army(match, SHADOW, "mount-gundabad") == "sauron 3 0"
    assert asked(match).startswith(FREE)


def test_w11_7_leaders_nazgul_and_characters_do_not_count() -> None:
    """T11-08: 10 units and 6 Leaders; 10 units, Nazgûl and Minions."""
    game = position(
        free="osgiliath: gondor 10 0 4 + rohan 0 0 2 + strider",
        shadow="dagorlad: sauron 10 + nazgul 5 + witch-king",
    )
    match = act(game, FREE, "event", "action skip")
    assert told(match, "removed") == []
    assert match.state.army(FREE, "osgiliath") == read_army("gondor 10 0 4 + rohan 0 0 2 + strider")
