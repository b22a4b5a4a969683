"""W10: Characters, Leaders and Nazgûl."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.actions import possible_actions
from thirdage.games.war_of_the_ring.board import PLACES, distances
from thirdage.games.war_of_the_ring.characters import CHARACTERS, MINIONS
from thirdage.games.war_of_the_ring.companions import reach
from thirdage.games.war_of_the_ring.entering import dice_pool, why_not_minion
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.nazgul import flights, mouth_moves
from thirdage.games.war_of_the_ring.reasons import NO_LEADER
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import fellowship_phase
from thirdage.table.agenda import plan
from thirdage.table.match import Match
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
    start,
    told,
)

# Level, Leadership, the Nation he can activate, extra die: from the cards.
PRINTED = {
    "gandalf-grey": (3, 1, "any", 0),
    "strider": (3, 1, "north", 0),
    "boromir": (2, 1, "gondor", 0),
    "legolas": (2, 1, "elves", 0),
    "gimli": (2, 1, "dwarves", 0),
    "meriadoc": (1, 1, "any", 0),
    "peregrin": (1, 1, "any", 0),
    "aragorn": (3, 2, "any", 1),
    "gandalf-white": (3, 1, "any", 1),
    "saruman": (0, 1, None, 1),
    "witch-king": (0, 2, None, 1),
    "mouth-of-sauron": (3, 2, None, 1),
}


def moving(game: Game) -> Match[Game]:
    """A Character result moves the Companions, or the Nazgûl and Minions."""
    side = FREE if any(CHARACTERS[c].side == FREE for c in game.whereabouts) else SHADOW
    who = "companions" if side == FREE else "nazgul"
    return act(game, side, "character", f"action move-{who}")


# ---- who they are and how they enter play


def test_w10_1_gollum_is_neither_companion_nor_minion() -> None:
    """T10-01: nobody can be a casualty of the Fellowship that has only Gollum."""
    assert {name for name, c in CHARACTERS.items() if c.side == SHADOW} == set(MINIONS)
    game = position(companions="", hunt_box=(0, 1, 0), pool="1 1")
    match = act(game, FREE, "character", "action move-fellowship", rolls=["6", "1"])
    match.play("reveal-to-reduce no")
    assert match.state.fellowship.corruption == 1
    assert (match.state.fellowship.guide, match.state.eliminated) == ("gollum", ())
    finish(match)


def test_w10_2_the_witch_king_is_a_nazgul_for_the_cards() -> None:
    """T10-02: a card that moves all Nazgûl moves him too."""
    game = position(
        shadow="barad-dur: witch-king + nazgul 1", at="hollin", progress=1, companions="strider"
    )
    match = play_event(game, "nazgul-search")
    assert options(match) == ["done", "nazgul barad-dur", "witch-king"]
    match.play("nazgul witch-king", "nazgul-to hollin", "nazgul done")
    assert not match.state.fellowship.hidden  # a Nazgûl is with the Ring-bearers


def test_w10_2_he_is_a_minion_where_a_text_says_so() -> None:
    """T10-03: an ordinary Nazgûl is none."""
    game = position(
        free="bree: north 2 0 1 + meriadoc",
        shadow="weather-hills: sauron 3 + nazgul 2 + witch-king",
        war="north sauron",
        free_hand="mithril-coat-and-sting",
    )
    rolls = ["1 1 1", "1 1", "1 1 1", "6 1"]
    match = attack(game, SHADOW, "weather-hills", "bree", rolls=rolls)
    match.play("free-peoples-combat-card mithril-coat-and-sting")
    assert match.state.eliminated == ("witch-king",)
    assert army(match, SHADOW, "weather-hills") == "sauron 3 0 + nazgul 2"
    finish(match)


def test_w10_3_companions_enter_play_by_being_separated() -> None:
    """T10-04: Legolas in the Fellowship leads nobody; the separated one does."""
    game = position(free="rivendell: elves 2", war="elves", companions="legolas gimli")
    assert why_not_move(game, FREE, "rivendell", "trollshaws", True) == NO_LEADER
    match = act(game, FREE, "character", "action separate", "separate legolas")
    match.play("companions-to rivendell")
    assert army(match, FREE, "rivendell") == "elves 2 0 0 + legolas"
    assert match.state.fellowship.companions == ("gimli",)
    assert why_not_move(match.state, FREE, "rivendell", "trollshaws", True) is None


def test_w10_4_aragorn_replaces_strider() -> None:
    """T10-05: there, for good; one die more next turn."""
    game = position(free="dol-amroth: gondor 1 + strider; edoras: boromir")
    match = act(game, FREE, "will-of-the-west", "action aragorn")
    assert army(match, FREE, "dol-amroth") == "gondor 1 0 0 + aragorn"
    assert not match.state.in_play("strider")
    assert dice_pool(match.state, FREE) == 5
    for elsewhere in ("edoras", "lossarnach", "fangorn"):
        game = position(free=f"{elsewhere}: strider")
        assert "aragorn" not in possible_actions(game, FREE, "will-of-the-west")
    game = position(free="pelargir: strider", captured="pelargir")
    assert "aragorn" not in possible_actions(game, FREE, "will-of-the-west")


def test_w10_4_gandalf_the_white_replaces_gandalf_the_grey() -> None:
    """Y06: with a Minion in play; otherwise he does not come."""
    game = position(free="bree: north 1 + gandalf-grey", shadow="orthanc: saruman")
    match = act(game, FREE, "will-of-the-west", "action gandalf-white")
    assert army(match, FREE, "bree") == "north 1 0 0 + gandalf-white"
    assert dice_pool(match.state, FREE) == 5
    game = position(free="bree: gandalf-grey")
    assert "gandalf-white" not in possible_actions(game, FREE, "will-of-the-west")
    game = position(shadow="orthanc: saruman")  # the Grey is in the Fellowship
    assert "gandalf-white" not in possible_actions(game, FREE, "will-of-the-west")


def test_w10_5_a_minion_is_not_recruited() -> None:
    """T10-06, R029: Orthanc holds 10 units already, and Saruman enters play."""
    game = position(shadow="orthanc: isengard 10", war="isengard")
    match = act(game, SHADOW, "muster", "action saruman")
    assert army(match, SHADOW, "orthanc") == "isengard 10 0 0 + saruman"
    assert asked(match).startswith(FREE)
    assert why_not_minion(position(shadow="orthanc: isengard 1"), "saruman") is not None


def test_w10_6_what_is_printed_on_the_cards() -> None:
    """T10-07."""
    printed = {n: (c.level, c.leadership, c.activates, c.die) for n, c in CHARACTERS.items()}
    assert printed == PRINTED
    assert {n: CHARACTERS[n].nation for n in MINIONS} == {
        "saruman": "isengard",
        "witch-king": "sauron",
        "mouth-of-sauron": "sauron",
    }


# ---- Companions on the map


def test_w10_7_one_result_moves_all_companions_that_shall() -> None:
    """T10-08, R064: two in different regions, a third one stays."""
    match = moving(position(free="bree: gimli; edoras: legolas; dale: boromir"))
    match.play("companion gimli", "companions-to the-shire")
    match.play("companion legolas", "companions-to helms-deep", "companion done")
    assert match.state.whereabouts == {
        "boromir": "dale",
        "gimli": "the-shire",
        "legolas": "helms-deep",
    }


def test_w10_7_each_of_them_once() -> None:
    match = moving(position(free="bree: gimli; edoras: legolas"))
    match.play("companion gimli", "companions-to the-shire")
    assert options(match) == ["done", "legolas"]


def test_w10_7_nazgul_and_minions_in_one_action() -> None:
    """R064: the Mouth, the Witch-king and a Nazgûl."""
    match = moving(position(shadow="barad-dur: mouth-of-sauron + witch-king + nazgul 1"))
    match.play("nazgul mouth-of-sauron", "nazgul-to morannon")
    match.play(
        "nazgul witch-king", "nazgul-to bree", "nazgul nazgul barad-dur", "nazgul-to carrock"
    )
    assert asked(match).startswith(FREE)
    assert match.state.whereabouts == {"mouth-of-sauron": "morannon", "witch-king": "bree"}
    assert army(match, SHADOW, "carrock") == "nazgul 1"


def test_w10_8_level_0_does_not_move() -> None:
    """T10-09: Saruman stays when the Army leaves Orthanc."""
    game = position(shadow="orthanc: isengard 3 + saruman", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to gap-of-rohan", "who-goes all")
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 3 0 0"
    assert army(match, SHADOW, "orthanc") == "saruman"
    game = position(shadow="orthanc: isengard 3 + saruman", war="isengard")
    # He does not count as the leader-type figure that has to go along (OP-39).
    assert why_not_move(game, SHADOW, "orthanc", "gap-of-rohan", True) == NO_LEADER


def test_w10_9_as_many_regions_as_his_level() -> None:
    """T10-10: Gimli (2) goes two regions, not three."""
    match = moving(position(free="bree: gimli"))
    assert set(options(match)) == {n for n, steps in distances("bree").items() if 0 < steps <= 2}


def test_w10_10_a_group_goes_as_far_as_its_highest_level() -> None:
    """T10-11, R063: Levels 3 and 1 together three regions."""
    match = moving(position(free="bree: strider + meriadoc"))
    match.play("companion strider", "also meriadoc")
    assert set(options(match)) == {n for n, steps in distances("bree").items() if 0 < steps <= 3}
    match.play("companions-to fords-of-bruinen")
    assert match.state.whereabouts == {
        "meriadoc": "fords-of-bruinen",
        "strider": "fords-of-bruinen",
    }


def test_w10_10_alone_everybody_has_his_own_level() -> None:
    """T10-12: Level 1 goes at most one region."""
    match = moving(position(free="bree: strider + meriadoc"))
    match.play("companion strider", "also no-more", "companions-to fords-of-bruinen")
    match.play("companion meriadoc")
    assert set(options(match)) == set(PLACES["bree"].borders)


def test_w10_10_only_those_in_the_same_region() -> None:
    match = moving(position(free="bree: strider; buckland: meriadoc"))
    match.play("companion strider")
    assert asked(match) == "free-peoples companions-to"  # nobody can go with him


def test_w10_11_several_groups() -> None:
    """T10-13: four Companions, two groups, two destinations, one die."""
    match = moving(position(free="bree: gimli + legolas + meriadoc + peregrin"))
    match.play("companion gimli", "also meriadoc", "also no-more", "companions-to the-shire")
    match.play("companion legolas", "also peregrin", "companions-to arnor")
    assert match.state.whereabouts == {
        "gimli": "the-shire",
        "legolas": "arnor",
        "meriadoc": "the-shire",
        "peregrin": "arnor",
    }


def test_w10_12_enemy_armies_are_ignored() -> None:
    """T10-14: through a region with a Shadow Army, into one, and out again."""
    game = position(
        free="rivendell: gimli", shadow="trollshaws: sauron 5; fords-of-bruinen: sauron 5"
    )
    match = moving(game)
    assert {"trollshaws", "weather-hills", "hollin"} <= set(options(match))
    match.play("companions-to fords-of-bruinen")
    assert army(match, FREE, "fords-of-bruinen") == "gimli"
    assert army(match, SHADOW, "fords-of-bruinen") == "sauron 5 0"


def test_w10_13_they_stop_in_a_shadow_stronghold() -> None:
    """T10-15, R058, Y05."""
    match = moving(position(free="hollin: strider"))
    assert "moria" in options(match)
    assert "dimrill-dale" not in options(match)


def test_w10_13_a_group_stops_there_too() -> None:
    """Y05: from the Fords of Bruinen, Moria is two regions away."""
    game = position(at="fords-of-bruinen", companions="strider gimli")
    match = act(game, FREE, "character", "action separate", "separate gimli", "also strider")
    assert "moria" in options(match)
    assert "dimrill-dale" not in options(match)


def test_w10_13_not_in_a_captured_one() -> None:
    """T10-16."""
    match = moving(position(free="hollin: strider", captured="moria"))
    assert {"moria", "dimrill-dale", "lorien"} <= set(options(match))


def test_w10_13_he_may_go_on_by_his_next_move() -> None:
    match = moving(position(free="moria: strider"))
    assert {"dimrill-dale", "lorien", "hollin"} <= set(options(match))


def test_w10_14_neither_into_nor_out_of_a_besieged_stronghold() -> None:
    """T10-17, R059: Boromir is inside Helm's Deep."""
    game = position(
        free="helms-deep: rohan 2 + boromir; westemnet: gimli", shadow="helms-deep: isengard 5",
        besieged="helms-deep",
    )  # fmt: skip
    match = moving(game)
    assert [given.code for given in match.history if given.request.ask == "companion"] == ["gimli"]
    assert "helms-deep" not in options(match)
    game = position(
        free="helms-deep: rohan 2 + boromir", shadow="helms-deep: isengard 5", besieged="helms-deep"
    )
    assert "move-companions" not in possible_actions(game, FREE, "character")


def test_w10_14_companions_with_the_defenders_go_inside() -> None:
    """OP-29."""
    game = position(
        free="helms-deep: rohan 2 + boromir", shadow="fords-of-isen: isengard 3", war="isengard"
    )
    match = attack(game, SHADOW, "fords-of-isen", "helms-deep", "stand siege", "advance yes")
    match.play("who-goes all")
    assert match.state.regions["helms-deep"].besieged == FREE
    assert "move-companions" not in possible_actions(match.state, FREE, "character")


def test_r066_the_fellowship_passes_through_sieges() -> None:
    """It may be declared in a besieged Stronghold, and leaves one freely."""
    game = position(
        free="minas-tirith: gondor 2", shadow="minas-tirith: sauron 3", besieged="minas-tirith",
        at="osgiliath", progress=1, companions="gimli", corruption=2,
    )  # fmt: skip
    match = start(game, plan(fellowship_phase))
    match.play("fellowship-phase declare", "declare-in minas-tirith")
    assert (match.state.fellowship.at, match.state.fellowship.corruption) == ("minas-tirith", 1)
    game = match.state.copy()
    game.fellowship = game.fellowship._replace(progress=1)
    match = start(game, plan(fellowship_phase))
    match.play("fellowship-phase declare", "declare-in druadan-forest")
    assert match.state.fellowship.at == "druadan-forest"


def test_w10_14_nowhere_to_go() -> None:
    """In Forlindon, with the Grey Havens besieged, a Companion cannot move."""
    game = position(
        free="forlindon: gimli; grey-havens: elves 1", shadow="grey-havens: sauron 2",
        besieged="grey-havens",
    )  # fmt: skip
    assert "move-companions" not in possible_actions(game, FREE, "character")


@pytest.mark.parametrize(("here", "there"), [("edoras", "lamedon"), ("rivendell", "high-pass")])
def test_w10_15_no_black_borders(here: str, there: str) -> None:
    """T10-18."""
    match = moving(position(free=f"{here}: meriadoc"))
    assert there not in options(match)
    assert there not in reach(position(), here, 1)


# ---- Nazgûl and Minions


def test_w10_16_a_nazgul_flies_anywhere() -> None:
    """T10-19."""
    match = moving(position(shadow="dol-guldur: nazgul 1"))
    match.play("nazgul-to the-shire")
    assert army(match, SHADOW, "the-shire") == "nazgul 1"
    assert match.state.regions["the-shire"].control == FREE


def test_w10_16_three_nazgul_to_three_regions() -> None:
    """Y13: with one Character result."""
    match = moving(position(shadow="dol-guldur: nazgul 1; barad-dur: nazgul 1; morannon: nazgul 1"))
    match.play("nazgul nazgul dol-guldur", "nazgul-to arnor", "nazgul nazgul barad-dur")
    match.play("nazgul-to bree", "nazgul nazgul morannon", "nazgul-to carrock")
    assert [army(match, SHADOW, name) for name in ("arnor", "bree", "carrock")] == ["nazgul 1"] * 3
    assert asked(match).startswith(FREE)


def test_w10_17_not_into_a_free_stronghold() -> None:
    """T10-20, R061: unless a Shadow Army besieges it."""
    game = position(shadow="dol-guldur: nazgul 1")
    closed = {n for n, place in PLACES.items() if place.stronghold and place.owner == FREE}
    assert set(flights(game, "dol-guldur")) == set(PLACES) - closed - {"dol-guldur"}
    game = position(
        free="minas-tirith: gondor 1", shadow="minas-tirith: sauron 1; dol-guldur: nazgul 1",
        besieged="minas-tirith", captured="moria",
    )  # fmt: skip
    assert "minas-tirith" in flights(game, "dol-guldur")
    assert "moria" not in flights(game, "dol-guldur")  # captured by FP


def test_w10_17_a_city_is_open() -> None:
    """T10-21: Dale with FP units."""
    game = position(free="dale: north 2", shadow="dol-guldur: nazgul 1")
    match = moving(game)
    match.play("nazgul-to dale")
    assert army(match, SHADOW, "dale") == "nazgul 1"


def test_w10_17_he_may_stay_where_a_siege_has_ended() -> None:
    """OP-27: the Army leaves, the Nazgûl stays in the region of the enemy's Stronghold."""
    game = position(
        free="lorien: elves 2", shadow="lorien: sauron 2 + nazgul 1", besieged="lorien",
        war="sauron",
    )  # fmt: skip
    match = act(game, SHADOW, "army", "action move-armies", "to dimrill-dale", "who-goes part")
    match.play("figures sauron-regular 2", "figures nazgul 0")
    assert match.state.regions["lorien"].besieged is None
    assert army(match, SHADOW, "lorien") == "nazgul 1"


def test_r060_a_besieged_nazgul_flies_out_and_in() -> None:
    game = position(
        free="dol-guldur: elves 3", shadow="dol-guldur: sauron 2 + nazgul 1; arnor: nazgul 1",
        besieged="dol-guldur", war="elves",
    )  # fmt: skip
    match = moving(game)
    match.play("nazgul nazgul dol-guldur", "nazgul-to bree", "nazgul nazgul arnor")
    match.play("nazgul-to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 2 0 + nazgul 1"
    assert army(match, SHADOW, "bree") == "nazgul 1"


def test_w10_18_saruman_never_leaves_orthanc() -> None:
    """T10-22, R065: neither by himself, nor by an advance, nor by a retreat."""
    game = position(shadow="orthanc: saruman")
    assert "move-nazgul" not in possible_actions(game, SHADOW, "character")
    game = position(
        free="fords-of-isen: rohan 1", shadow="orthanc: isengard 5 + saruman", war="isengard"
    )
    rolls = ["6 1 1 1 1", "1", "1"]
    match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=rolls)
    match.play("advance yes", "who-goes all")
    assert army(match, SHADOW, "fords-of-isen") == "isengard 5 0 0"
    assert army(match, SHADOW, "orthanc") == "saruman"
    finish(match)


def test_w10_18_saruman_does_not_retreat() -> None:
    game = position(
        free="fords-of-isen: rohan 2", shadow="orthanc: isengard 5 + saruman", war="rohan"
    )
    rolls = ["1 1", "1 1 1 1 1", "1"]
    match = attack(game, FREE, "fords-of-isen", "orthanc", "stand field", rolls=rolls)
    match.play("battle go-on", "retreat gap-of-rohan", "advance no")
    assert army(match, SHADOW, "orthanc") == "saruman"
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 5 0 0"
    finish(match)


def test_w10_19_the_mouth_goes_three_regions() -> None:
    """T10-23: from Barad-dûr; not four."""
    game = position(shadow="barad-dur: mouth-of-sauron")
    near = {name for name, steps in distances("barad-dur").items() if 0 < steps <= 3}
    assert set(mouth_moves(game)) == near
    assert "osgiliath" not in near
    assert distances("barad-dur")["osgiliath"] == 4


def test_w10_19_the_mouth_ignores_enemy_armies() -> None:
    game = position(
        free="north-ithilien: gondor 5", shadow="minas-morgul: mouth-of-sauron", war="gondor"
    )
    assert {"north-ithilien", "osgiliath", "dead-marshes"} <= set(mouth_moves(game))


def test_w10_19_neither_into_nor_out_of_a_besieged_shadow_stronghold() -> None:
    """T10-24: FP besieges Dol Guldur."""
    shadow = "dol-guldur: sauron 2 + mouth-of-sauron"
    game = position(free="dol-guldur: elves 3", shadow=shadow, besieged="dol-guldur")
    assert mouth_moves(game) == []
    assert "move-nazgul" not in possible_actions(game, SHADOW, "character")
    shadow = "dol-guldur: sauron 2; southern-mirkwood: mouth-of-sauron"
    game = position(free="dol-guldur: elves 3", shadow=shadow, besieged="dol-guldur")
    assert "dol-guldur" not in mouth_moves(game)


def test_w10_20a_the_mouth_does_not_enter_a_free_stronghold() -> None:
    """T10-25, OP-28: nor does the Witch-king; a besieged one is open."""
    game = position(shadow="dimrill-dale: mouth-of-sauron + witch-king", free="lorien: elves 1")
    assert "lorien" not in mouth_moves(game)
    assert "lorien" not in flights(game, "dimrill-dale")
    game = position(
        free="lorien: elves 1", shadow="dimrill-dale: mouth-of-sauron; lorien: sauron 1",
        besieged="lorien",
    )  # fmt: skip
    assert "lorien" in mouth_moves(game)


# ---- Leaders, and Characters with Armies


def test_w10_21_a_leader_without_an_army_is_removed() -> None:
    """T10-27, OP-26: for good."""
    game = position(
        free="bree: north 1 0 2", shadow="weather-hills: sauron 1 + nazgul 1", companions="gimli"
    )
    match = play_event(game, "dreadful-spells", rolls=["5"])
    assert army(match, FREE, "bree") == ""
    assert tuple(match.state.casualties["north"]) == ("north", 1, 0, 2)
    assert match.state.reinforcements["north"].leaders == 2
    assert told(match, "leaders-lost") == [("bree", 2)]
    finish(match)


def test_w10_21_leaders_cannot_stay_behind_alone() -> None:
    game = position(free="bree: north 2 0 2", war="north")
    match = act(
        game, FREE, "muster-army", "action move-armies", "to weather-hills", "who-goes part"
    )
    match.play("figures north-regular 2")
    assert army(match, FREE, "weather-hills") == "north 2 0 2"  # both Leaders had to go


def test_w10_22_a_leader_leads_units_of_any_nation() -> None:
    """T10-28: Leadership 1, no Combat Strength, no casualty."""
    game = position(
        free="osgiliath: gondor 2 + rohan 0 0 1", shadow="south-ithilien: sauron 3",
        war="gondor rohan sauron",
    )  # fmt: skip
    rolls = ["6 1 1", "1 1", "1"]
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", rolls=rolls)
    assert told(match, "combat-roll")[1] == (FREE, 2, 0)
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    assert army(match, FREE, "osgiliath") == "gondor 1 0 0 + rohan 0 0 1"
    finish(match)


def test_w10_22_any_number_of_leaders() -> None:
    """They are no units, so there is no limit; at most five dice are re-rolled (W14.13)."""
    game = position(free="osgiliath: gondor 9 0 4 + rohan 1 0 4", war="gondor rohan")
    match = act(game, FREE, "muster-army", "action move-armies", "to north-ithilien")
    match.play("who-goes all")
    assert army(match, FREE, "north-ithilien") == "gondor 9 0 4 + rohan 1 0 4"
    assert asked(match).startswith(SHADOW)


def test_w10_23_a_nazgul_alone_does_not_mind_an_army() -> None:
    """T10-29, R054."""
    game = position(
        free="bree: north 2", shadow="weather-hills: nazgul 1; north-downs: nazgul 1", war="north"
    )
    match = act(game, FREE, "muster-army", "action move-armies", "to weather-hills", "who-goes all")
    assert army(match, FREE, "weather-hills") == "north 2 0 0"
    assert army(match, SHADOW, "weather-hills") == "nazgul 1"


def test_w10_23_nazgul_lead_shadow_armies() -> None:
    game = position(shadow="morannon: sauron 2 + nazgul 2", war="sauron")
    assert why_not_move(game, SHADOW, "morannon", "dagorlad", True) is None
    game = position(
        free="north-ithilien: gondor 2", shadow="dagorlad: sauron 2 + nazgul 2", war="sauron"
    )
    match = attack(game, SHADOW, "dagorlad", "north-ithilien", rolls=["1 1", "1 1", "1 1"])
    assert told(match, "leader-reroll") == [(SHADOW, 2, 0)]
    finish(match)


def test_w10_24_a_character_alone_shares_a_region_with_an_enemy_army() -> None:
    """T10-30."""
    game = position(free="arnor: gimli", shadow="angmar: sauron 2", war="sauron")
    match = act(game, SHADOW, "army", "action move-armies", "to arnor", "who-goes all")
    assert army(match, SHADOW, "arnor") == "sauron 2 0"
    assert army(match, FREE, "arnor") == "gimli"


def test_w10_24_with_an_army_he_leads_with_the_leadership_of_his_card() -> None:
    game = position(
        free="bree: north 5 + aragorn",
        shadow="weather-hills: sauron 5 + mouth-of-sauron",
        war="sauron",
    )
    rolls = ["1 1 1 1 1", "1 1 1 1 1", "1 1", "1 1"]
    match = attack(game, SHADOW, "weather-hills", "bree", rolls=rolls)
    assert told(match, "leader-reroll") == [(SHADOW, 2, 0), (FREE, 2, 0)]
    finish(match)


def test_w10_25_characters_and_nazgul_move_with_an_army() -> None:
    """T10-31, R062: also into an empty FP Stronghold; their own range does not matter."""
    game = position(
        shadow="parth-celebrant: sauron 2 + nazgul 1 + mouth-of-sauron + witch-king", war="sauron"
    )
    match = act(game, SHADOW, "army", "action move-armies", "to lorien", "who-goes all")
    figures = "sauron 2 0 + nazgul 1 + mouth-of-sauron + witch-king"
    assert army(match, SHADOW, "lorien") == figures
    assert match.state.regions["lorien"].control == SHADOW


def test_w10_26_an_eliminated_character_never_returns() -> None:
    """T10-32: Boromir falls in battle."""
    game = position(free="bree: north 1 + boromir", shadow="weather-hills: sauron 5", war="sauron")
    rolls = ["6 1 1 1 1", "1 1", "1"]
    match = attack(game, SHADOW, "weather-hills", "bree", "advance no", rolls=rolls)
    assert match.state.eliminated == ("boromir",)
    assert not match.state.in_play("boromir")
    finish(match)
    game = position(shadow="orthanc: isengard 1", war="isengard", eliminated="saruman")
    reason = why_not_minion(game, "saruman")
    assert reason is not None
    assert reason.rule == "W10.26"
    game = position(
        shadow="orthanc: saruman", companions="strider", eliminated="gandalf-grey gandalf-white"
    )
    assert "gandalf-white" not in possible_actions(game, FREE, "will-of-the-west")
