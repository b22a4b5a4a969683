"""W17: politics."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.board import NATIONS
from thirdage.games.war_of_the_ring.casualties import hits_by_card
from thirdage.games.war_of_the_ring.characters import can_activate
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.pieces import Figure
from thirdage.games.war_of_the_ring.politics import (
    BY_CARD,
    activate,
    advance,
    can_muster,
    why_not_advance,
)
from thirdage.games.war_of_the_ring.reasons import FOREIGN_BORDER, NOT_AT_WAR
from thirdage.games.war_of_the_ring.recruiting import muster_figures, why_not_muster_at
from thirdage.games.war_of_the_ring.state import Game, new_game
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    in_fellowship_phase,
    offered,
    options,
    play_event,
    position,
)


def stands(game: Game, nation: str) -> tuple[int, bool]:
    """A Nation's steps to war, and whether it is Active."""
    return game.politics[nation], nation not in game.passive


def test_w17_1_at_war_on_the_last_step() -> None:
    """T17-01: it stays there, nothing advances it further."""
    game = position(steps={"gondor": 1}, active="gondor")
    assert not game.at_war("gondor")
    assert advance(game, "gondor", BY_CARD)
    assert game.at_war("gondor")
    assert not advance(game, "gondor", BY_CARD)
    assert game.politics["gondor"] == 0
    assert "gondor" not in can_muster(game, FREE)


def test_w17_2_who_is_active_from_the_start() -> None:
    game = new_game("2e", {})
    assert game.passive == ("dwarves", "gondor", "north", "rohan")


def test_w17_2_once_active_always_active() -> None:
    """T17-02: also after its Settlement was lost and retaken."""
    game = position(
        free="woodland-realm: elves 1", shadow="old-forest-road: sauron 1", war="elves sauron"
    )
    move = ("action move-armies", "who-goes all")
    game = act(game, SHADOW, "army", move[0], "to dale", move[1]).state
    game = act(game, SHADOW, "army", move[0], "to old-forest-road", move[1]).state
    assert stands(game, "north") == (2, True)
    game = act(game, FREE, "army", move[0], "to dale", move[1]).state
    assert game.regions["dale"].control == FREE
    assert stands(game, "north") == (2, True)


def test_w17_3_a_passive_nation_stops_before_war() -> None:
    """T17-03, R068: by a Muster result the choice is illegal, a card moves nothing."""
    game = position(steps={"rohan": 1})
    assert why_not_advance(game, "rohan") is not None
    assert "rohan" not in can_muster(game, FREE)
    assert not advance(game, "rohan", BY_CARD, 2)
    assert stands(game, "rohan") == (1, False)


def test_w17_3_a_due_step_is_lost() -> None:
    """OP-71: becoming Active later does not bring it back."""
    game = position(steps={"rohan": 2})
    advance(game, "rohan", BY_CARD, 3)
    assert stands(game, "rohan") == (1, False)
    activate(game, "rohan", BY_CARD)
    assert stands(game, "rohan") == (1, True)


# ---- becoming Active


def test_w17_4_at_once_before_the_action_is_over() -> None:
    """T17-04: Rohan is Active while SH chooses its second Army."""
    game = position(shadow="fangorn: isengard 1 + southrons 1", war="isengard southrons")
    lines = ("to eastemnet", "who-goes part", "figures isengard-regular 1")
    match = act(game, SHADOW, "army", "action move-armies", *lines, "figures southrons-regular 0")
    assert asked(match) == "shadow from"
    assert stands(match.state, "rohan") == (3, True)


def test_w17_4_1_an_enemy_army_enters() -> None:
    """T17-04: a region without Settlement or units; no advance."""
    game = position(shadow="fangorn: isengard 2", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to eastemnet", "who-goes all")
    assert stands(match.state, "rohan") == (3, True)


def test_w17_4_1_a_fortification_too() -> None:
    """R078: activation only."""
    game = position(shadow="orthanc: isengard 2", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to fords-of-isen", "who-goes all")
    assert stands(match.state, "rohan") == (3, True)


def test_w17_4_1_nazgul_alone_are_no_army() -> None:
    """T17-05."""
    game = position(shadow="dol-guldur: nazgul 1")
    match = act(game, SHADOW, "character", "action move-nazgul", "nazgul-to eastemnet")
    assert army(match, SHADOW, "eastemnet") == "nazgul 1"
    assert stands(match.state, "rohan") == (3, False)


def test_w17_4_1_friends_rouse_nobody() -> None:
    game = position(free="parth-celebrant: elves 2", war="elves")
    match = act(game, FREE, "army", "action move-armies", "to eastemnet", "who-goes all")
    assert stands(match.state, "rohan") == (3, False)


def test_w17_4_1_an_army_that_retreats_enters_too() -> None:
    game = position(
        free="western-emyn-muil: gondor 1", shadow="druadan-forest: sauron 2", war="gondor sauron"
    )
    lines = ("battle go-on", "retreat eastemnet")
    match = attack(game, FREE, "western-emyn-muil", "druadan-forest", *lines, rolls=["1", "1 1"])
    assert stands(match.state, "rohan") == (3, True)


def test_w17_4_1_an_army_that_advances_enters_too() -> None:
    """The defenders were Elves; Rohan becomes Active."""
    game = position(free="eastemnet: elves 1", shadow="fangorn: isengard 2", war="isengard")
    lines = ("advance yes", "who-goes all")
    match = attack(game, SHADOW, "fangorn", "eastemnet", *lines, rolls=["5 1", "1"])
    assert stands(match.state, "rohan") == (3, True)


def test_w17_4_2_an_army_with_its_units_is_attacked() -> None:
    """T17-06, R074, OP-69: outside its borders too; each of its Nations advances one step."""
    game = position(
        free="osgiliath: gondor 2 + elves 1", shadow="south-ithilien: sauron 3", war="sauron"
    )
    match = attack(
        game, SHADOW, "south-ithilien", "osgiliath", "battle cease", rolls=["1 1 1", "1 1 1"]
    )
    assert stands(match.state, "gondor") == (1, True)
    assert stands(match.state, "elves") == (2, True)


def test_w17_4_2_leaders_alone_do_not_make_a_nation_react() -> None:
    """OP-69."""
    game = position(
        free="osgiliath: gondor 2 + rohan 0 0 1", shadow="south-ithilien: sauron 3", war="sauron"
    )
    rolls = ["1 1 1", "1 1", "1"]
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", "battle cease", rolls=rolls)
    assert stands(match.state, "rohan") == (3, False)


def test_w17_4_2_the_besieged_react_to_a_siege_battle() -> None:
    """R079."""
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="isengard",
    )
    match = attack(game, SHADOW, "helms-deep", "helms-deep", rolls=["1 1", "1 1"])
    assert stands(match.state, "rohan") == (2, True)


def test_w17_4_2_when_the_attack_is_declared() -> None:
    """OP-70: also if the defender withdraws before the first round."""
    game = position(free="erebor: dwarves 2", shadow="withered-heath: sauron 3", war="sauron")
    match = attack(game, SHADOW, "withered-heath", "erebor")
    assert stands(match.state, "dwarves") == (2, True)
    match.play("stand siege", "advance no")
    assert stands(match.state, "dwarves") == (2, True)


def test_w17_4_3_the_fellowship_is_declared_in_a_city() -> None:
    """T17-07: Rohan becomes Active but does not advance; one Corruption is healed."""
    game = position(at="folde", progress=1, corruption=2)
    match = in_fellowship_phase(game, "fellowship-phase declare", "declare-in edoras")
    assert stands(match.state, "rohan") == (3, True)
    assert match.state.fellowship.corruption == 1


@pytest.mark.parametrize(("to", "captured"), [("bree", ""), ("the-shire", "the-shire")])
def test_w17_4_3_not_in_a_town_nor_in_a_captured_city(to: str, captured: str) -> None:
    """T17-08, R083."""
    game = position(at="buckland", progress=1, corruption=2, captured=captured)
    match = in_fellowship_phase(game, "fellowship-phase declare", f"declare-in {to}")
    assert stands(match.state, "north") == (3, False)
    assert match.state.fellowship.corruption == 2


def companion_goes(companion: str, origin: str, to: str, *, captured: str = "") -> Game:
    """The state after one Companion has moved."""
    game = position(free=f"{origin}: {companion}", captured=captured)
    return act(game, FREE, "character", "action move-companions", f"companions-to {to}").state


def test_w17_4_4a_a_companion_ends_his_movement() -> None:
    """T17-09, R069, R073: he activates, and nothing advances."""
    assert stands(companion_goes("gimli", "iron-hills", "erebor"), "dwarves") == (3, True)


def test_w17_4_4a_not_where_he_passes() -> None:
    """T17-10: Gimli's way from the Withered Heath to the Iron Hills leads through Erebor."""
    game = companion_goes("gimli", "withered-heath", "iron-hills")
    assert stands(game, "dwarves") == (3, False)


@pytest.mark.parametrize(("to", "captured"), [("iron-hills", ""), ("erebor", "erebor")])
def test_w17_4_4a_not_in_a_town_nor_where_the_enemy_rules(to: str, captured: str) -> None:
    """R070, R071."""
    game = companion_goes("gimli", "dale", to, captured=captured)
    assert game.whereabouts["gimli"] == to
    assert stands(game, "dwarves") == (3, False)


def test_w17_4_4a_with_an_army() -> None:
    """R069."""
    game = position(free="dale: north 1 + gimli", war="north")
    match = act(game, FREE, "army", "action move-armies", "to erebor", "who-goes all")
    assert stands(match.state, "dwarves") == (3, True)


def test_w17_4_4a_with_an_army_that_advances() -> None:
    """R069, W23.1: Peregrin in Pelargir, which has just been retaken."""
    game = position(
        free="osgiliath: elves 1 + peregrin",
        shadow="pelargir: southrons 1",
        captured="pelargir",
        war="elves",
    )
    lines = ("advance yes", "who-goes all")
    match = attack(game, FREE, "osgiliath", "pelargir", *lines, rolls=["6", "1"])
    assert match.state.regions["pelargir"].control == FREE
    assert stands(match.state, "gondor") == (2, True)


def test_w17_4_4a_by_separating() -> None:
    """OP-66."""
    game = position(at="dale")
    match = act(game, FREE, "character", "action separate", "separate gimli", "also no-more")
    match.play("companions-to erebor")
    assert stands(match.state, "dwarves") == (3, True)


def test_w17_4_4a_by_entering_play() -> None:
    """OP-66: Strider cannot rouse Gondor, Aragorn does."""
    game = position(free="minas-tirith: strider")
    match = act(game, FREE, "will-of-the-west", "action aragorn")
    assert stands(match.state, "gondor") == (2, True)


def test_w17_4_4a_not_by_a_retreat() -> None:
    """R072: a retreat is no movement of Companions."""
    game = position(
        free="osgiliath: elves 1 + peregrin", shadow="south-ithilien: sauron 2", war="sauron"
    )
    lines = ("battle go-on", "retreat minas-tirith", "advance no")
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", *lines, rolls=["1 1", "1", "1"])
    assert match.state.whereabouts["peregrin"] == "minas-tirith"
    assert stands(match.state, "gondor") == (2, False)


@pytest.mark.parametrize(
    ("companion", "nations"),
    [("strider", "north"), ("boromir", "gondor"), ("legolas", "elves"), ("gimli", "dwarves")],
)
def test_w17_5_the_nation_on_the_card(companion: str, nations: str) -> None:
    """OP-68."""
    assert [n for n in NATIONS[FREE] if can_activate(companion, n)] == [nations]


def test_w17_5_boromir_rouses_gondor_but_not_rohan() -> None:
    """T17-12."""
    assert stands(companion_goes("boromir", "folde", "edoras"), "rohan") == (3, False)
    assert stands(companion_goes("boromir", "lossarnach", "pelargir"), "gondor") == (2, True)


@pytest.mark.parametrize(
    "who", ["gandalf-grey", "gandalf-white", "aragorn", "meriadoc", "peregrin"]
)
def test_w17_5_1_these_rouse_any_nation(who: str) -> None:
    assert all(can_activate(who, nation) for nation in NATIONS[FREE])


@pytest.mark.parametrize(
    ("origin", "to", "nation"),
    [
        ("folde", "edoras", "rohan"),
        ("dale", "erebor", "dwarves"),
        ("erebor", "dale", "north"),
        ("osgiliath", "minas-tirith", "gondor"),
    ],
)
def test_w17_5_1_meriadoc(origin: str, to: str, nation: str) -> None:
    """T17-13."""
    assert stands(companion_goes("meriadoc", origin, to), nation)[1]


# ---- advancing


def test_w17_6_a_muster_result_advances_one_friendly_nation_one_step() -> None:
    """T17-14, Y39."""
    match = act(position(), FREE, "muster", "action diplomacy")
    assert options(match) == list(NATIONS[FREE])
    match.play("nation elves")
    assert match.state.politics == position().politics | {"elves": 2}


def test_w17_6_isengard_goes_to_war() -> None:
    """Y02: then a further Muster result brings Saruman."""
    game = position(shadow="orthanc: isengard 4 1")
    match = act(game, SHADOW, "muster muster", "action diplomacy")
    assert options(match) == list(NATIONS[SHADOW])
    match.play("nation isengard", "die event", "action skip", "die muster")
    assert match.state.at_war("isengard")
    match.play("action saruman")
    assert match.state.whereabouts["saruman"] == "orthanc"


def test_w17_7_one_step_for_a_battle_of_several_rounds() -> None:
    """T17-15, R075."""
    game = position(free="iron-hills: dwarves 2", shadow="east-rhun: sauron 2", war="sauron")
    match = attack(game, SHADOW, "east-rhun", "iron-hills", rolls=["1 1", "1 1"] * 4)
    match.play(*("battle go-on", "retreat stay") * 3, "battle cease")
    assert stands(match.state, "dwarves") == (2, True)
    finish(match)


def test_w17_7_shadow_nations_react_too() -> None:
    """T17-16, R080."""
    game = position(free="dale: north 2", shadow="vale-of-the-carnen: southrons 2", war="north")
    rolls = ["1 1", "1 1"]
    match = attack(game, FREE, "dale", "vale-of-the-carnen", "battle cease", rolls=rolls)
    assert match.state.politics["southrons"] == 1


def test_w17_7_the_besieger_reacts_to_a_sortie() -> None:
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan",
    )
    match = attack(game, FREE, "helms-deep", "helms-deep", "battle cease", rolls=["1 1", "1 1"])
    assert match.state.at_war("isengard")


def test_w17_8_attacked_and_captured() -> None:
    """Y37, R076: two steps."""
    game = position(free="iron-hills: dwarves 1", shadow="east-rhun: sauron 2", war="sauron")
    match = attack(
        game, SHADOW, "east-rhun", "iron-hills", "advance yes", "who-goes all", rolls=["5 1", "1"]
    )
    assert stands(match.state, "dwarves") == (1, True)


def test_w17_8_dale_attacked_left_and_captured() -> None:
    """X14: the surviving Regular retreats."""
    game = position(free="dale: north 2", shadow="old-forest-road: sauron 3", war="sauron")
    lines = ("battle go-on", "retreat erebor", "advance yes", "who-goes all")
    match = attack(game, SHADOW, "old-forest-road", "dale", *lines, rolls=["6 1 1", "1 1"])
    assert stands(match.state, "north") == (1, True)
    assert match.state.regions["dale"].control == SHADOW
    assert army(match, FREE, "erebor") == "north 1 0 0"


def test_w17_8_a_step_for_every_settlement() -> None:
    """T17-17: two captured by one Army result."""
    game = position(shadow="westemnet: isengard 3", captured="westemnet", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to edoras", "who-goes part")
    match.play("figures isengard-regular 1", "from westemnet", "to folde", "who-goes all")
    assert stands(match.state, "rohan") == (1, True)


def test_w17_8_shadow_nations_too() -> None:
    """R080."""
    game = position(free="west-harondor: gondor 2", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "to umbar", "who-goes all")
    assert match.state.politics["southrons"] == 1


def test_w17_9_activation_comes_before_the_advance() -> None:
    """T17-18: Passive and one step from At War, attacked."""
    game = position(
        free="dale: north 2", shadow="old-forest-road: sauron 2", war="sauron", steps={"north": 1}
    )
    match = attack(game, SHADOW, "old-forest-road", "dale", "battle cease", rolls=["1 1", "1 1"])
    assert stands(match.state, "north") == (0, True)


def test_w17_9_by_a_capture_too() -> None:
    """R077."""
    game = position(shadow="weather-hills: sauron 2", war="sauron", steps={"north": 1})
    match = act(game, SHADOW, "army", "action move-armies", "to bree", "who-goes all")
    assert stands(match.state, "north") == (0, True)


def test_y09_gondor_is_at_war_as_soon_as_pelargir_is_attacked() -> None:
    """W17.3, W17.4.2, W17.7."""
    game = position(
        free="pelargir: gondor 1",
        shadow="west-harondor: southrons 2",
        war="southrons",
        steps={"gondor": 1},
    )
    match = attack(game, SHADOW, "west-harondor", "pelargir", rolls=["1 1", "1"])
    assert match.state.battle is not None
    assert stands(match.state, "gondor") == (0, True)


def test_w17_10a_dead_men_of_dunharrow_count_as_an_attack() -> None:
    """T17-19, R081."""
    game = position(free="edoras: strider", shadow="pelargir: southrons 3", captured="pelargir")
    match = play_event(
        game, "dead-men-of-dunharrow", "companions-to pelargir", rolls=["1"], die="character"
    )
    assert match.state.politics["southrons"] == 1


def test_w17_10a_the_ents_count_as_an_attack() -> None:
    """R081; not if only Saruman is there (R082)."""
    for shadow, steps in (("isengard 3", 0), ("saruman", 1)):
        game = position(free="fangorn: gandalf-white", shadow=f"orthanc: {shadow}")
        rolls = ["1 1 1"] if steps == 0 else []
        match = play_event(game, "the-ents-awake-treebeard", rolls=rolls, die="character")
        assert match.state.politics["isengard"] == steps


def test_w17_10a_a_card_that_starts_an_attack() -> None:
    """The siege battle of The Fighting Uruk-hai rouses Rohan like any other."""
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 2; orthanc: saruman",
        besieged="helms-deep",
        war="isengard",
    )
    match = play_event(
        game, "the-fighting-uruk-hai", "who-goes all", rolls=["1 1", "1 1"], die="army"
    )
    assert stands(match.state, "rohan") == (2, True)


def test_w17_10a_other_cards_do_not() -> None:
    """T17-20: hits on an Army that no text calls an attack."""
    game = position(free="edoras: rohan 2")
    with pytest.raises(StopIteration):  # nothing is asked
        next(hits_by_card(game, FREE, "edoras", 2))
    assert game.army(FREE, "edoras").units == 0
    assert stands(game, "rohan") == (3, False)


# ---- the limits of those who are not At War


def test_w17_11_no_region_of_another_nation() -> None:
    """T17-22: friendly or not; to one of no Nation and within its own it may go."""
    game = position(free="eastemnet: rohan 2; fords-of-isen: rohan 1")
    assert why_not_move(game, FREE, "eastemnet", "druadan-forest", False) == FOREIGN_BORDER
    assert why_not_move(game, FREE, "fords-of-isen", "orthanc", False) == FOREIGN_BORDER
    assert why_not_move(game, FREE, "eastemnet", "fangorn", False) is None
    assert why_not_move(game, FREE, "eastemnet", "folde", False) is None


def test_w17_12_they_do_not_attack() -> None:
    """T17-23; attacked they defend normally: T14-11 in test_w14_10."""
    game = position(free="dale: north 3 0 1", shadow="vale-of-the-carnen: sauron 1")
    assert why_not_attack(game, FREE, "dale", "vale-of-the-carnen") == NOT_AT_WAR


def test_w17_13_no_muster_result_recruits_them() -> None:
    """T17-24."""
    game = position(free="dale: north 3")
    assert why_not_muster_at(game, Figure("north", "leader"), "dale") is not None
    assert muster_figures(game, FREE) == []
    game = position(free="dale: north 3", war="north")
    assert why_not_muster_at(game, Figure("north", "leader"), "dale") is None


def test_w17_14_in_one_army_with_a_nation_at_war() -> None:
    """T17-25: Rohan is the rearguard of Gondor."""
    game = position(
        free="druadan-forest: gondor 2 + rohan 2", shadow="osgiliath: sauron 1", war="gondor sauron"
    )
    rolls = ["free-peoples-combat-roll 6 1", "1"]
    lines = ("advance yes", "who-goes all")
    match = attack(game, FREE, "druadan-forest", "osgiliath", *lines, rolls=rolls)
    assert army(match, FREE, "osgiliath") == "gondor 2 0 0"
    assert army(match, FREE, "druadan-forest") == "rohan 2 0 0"
    finish(match)


def retreated_to_erebor() -> Game:
    """North units, not At War, have retreated from Dale."""
    game = position(free="dale: north 2", shadow="old-forest-road: sauron 2", war="sauron")
    assert why_not_move(game, FREE, "dale", "erebor", False) == FOREIGN_BORDER
    lines = ("battle go-on", "retreat erebor", "advance no")
    rolls = ["1 1", "1 1"]
    return attack(game, SHADOW, "old-forest-road", "dale", *lines, rolls=rolls).state


def test_w17_15_a_retreat_may_lead_into_another_nation() -> None:
    """X15, R114: a normal move may not."""
    game = retreated_to_erebor()
    assert game.army(FREE, "erebor").band("north").regulars == 2
    assert game.politics["north"] == 2


def test_w17_15a_the_next_move_leaves_that_nation() -> None:
    """T17-26, R053: Iron Hills belong to the Dwarves; their own land and no-man's-land do not."""
    game = retreated_to_erebor()
    match = act(game, FREE, "army", "action move-armies", "from erebor")
    assert options(match) == ["dale", "withered-heath"]


def test_w17_15a_they_may_stay_and_be_attacked() -> None:
    """OP-72: a further retreat within that Nation is one, too."""
    game = position(free="erebor: north 2", shadow="withered-heath: sauron 2", war="sauron")
    lines = ("stand field", "battle go-on", "retreat iron-hills", "advance no")
    match = attack(game, SHADOW, "withered-heath", "erebor", *lines, rolls=["1 1", "1 1"])
    assert army(match, FREE, "iron-hills") == "north 2 0 0"


def test_w17_15a_at_war_they_go_where_they_like() -> None:
    game = retreated_to_erebor()
    game.politics["north"] = 0
    assert why_not_move(game, FREE, "erebor", "iron-hills", False) is None


def test_w17_16_nazgul_fight_whatever_the_politics_of_sauron() -> None:
    """X16, R085: with an Army of Isengard, and it leads."""
    game = position(
        free="folde: rohan 2", shadow="westemnet: isengard 1 + nazgul 1", war="isengard"
    )
    rolls = ["1", "1 1", "shadow-leader-reroll 5"]
    match = attack(game, SHADOW, "westemnet", "folde", rolls=rolls, die="character")
    assert army(match, FREE, "folde") == "rohan 1 0 0"
    finish(match)


def test_w17_16_companions_too() -> None:
    """T17-28: Legolas with units of Gondor, the Elves not At War."""
    game = position(
        free="druadan-forest: gondor 1 + legolas", shadow="osgiliath: sauron 1", war="gondor"
    )
    assert why_not_attack(game, FREE, "druadan-forest", "osgiliath", True) is None
    rolls = ["free-peoples-combat-roll 6 1", "1", "free-peoples-leader-reroll 1"]
    lines = ("advance yes", "who-goes all")
    match = attack(game, FREE, "druadan-forest", "osgiliath", *lines, rolls=rolls)
    assert army(match, FREE, "osgiliath") == "gondor 1 0 0 + legolas"


def test_w17_17_at_war_all_borders_are_open() -> None:
    """T17-29: Gondor moves into Rohan and attacks from there; and is recruited."""
    game = position(free="druadan-forest: gondor 2", shadow="folde: isengard 1", war="gondor")
    match = act(game, FREE, "army", "action move-armies", "from druadan-forest", "to eastemnet")
    match.play("who-goes all")
    game = match.state
    assert why_not_attack(game, FREE, "eastemnet", "folde") is None
    assert Figure("gondor", "regular") in muster_figures(game, FREE)


def test_r084_the_witch_king_rouses_all_nations() -> None:
    """None of them advances."""
    game = position(shadow="minas-morgul: sauron 2", war="sauron elves")
    match = act(game, SHADOW, "muster", "action witch-king")
    assert match.state.passive == ()
    assert match.state.politics == game.politics
    assert offered(match, "minion-in") == ["minas-morgul"]
