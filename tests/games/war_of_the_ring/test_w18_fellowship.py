"""W18: the Fellowship."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import PLACES, within
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Illegal
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    start,
    told,
)

SKIP = ("die event", "action skip")
DECLARE = "fellowship-phase declare"


# ---- the pieces


def test_w18_1_the_ring_bearers_are_never_separated() -> None:
    """T18-01."""
    match = act(position(companions="gimli legolas"), FREE, "character", "action separate")
    assert options(match) == ["gimli", "legolas"]


def test_w18_2_the_figure_tells_where_the_fellowship_is_not_the_progress() -> None:
    """T18-02, R166: a Nazgûl where it could be does not find it, one with the figure does."""
    elsewhere = move_on(
        position(at="hollin", progress=4, shadow="moria: nazgul", hunt_box=(0, 1, 0)),
        rolls=["1"],
    )
    assert asked(elsewhere) == "shadow action"
    here = move_on(
        position(at="hollin", progress=4, shadow="hollin: nazgul", hunt_box=(0, 1, 0)),
        rolls=["1"],
    )
    assert asked(here) == "shadow hunt-reroll"


def test_w18_3_the_progress_tells_how_far_the_fellowship_may_be() -> None:
    """T18-03: on 3, up to three regions from the figure."""
    match = in_fellowship_phase(position(at="rivendell", progress=3), DECLARE)
    assert sorted(options(match)) == sorted(within("rivendell", 3))
    assert match.state.fellowship.hidden


def test_w18_4_twelve_corruption_and_the_shadow_wins_at_once() -> None:
    """T18-04: 11, and one more in phase 5."""
    match = move_on(
        position(at="hollin", corruption=11, companions="", hunt_box=(0, 1, 0)),
        "reveal-to-reduce no",
        rolls=["6", "1"],
    )
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.condition) == ((SHADOW,), "corruption")
    assert match.state.phase == 5
    finish(match)


def test_w18_4_corruption_starts_at_0() -> None:
    assert WAR_OF_THE_RING.set_up({"edition": "2e"}).fellowship.corruption == 0


def test_w18_5_corruption_never_falls_below_0() -> None:
    """T18-05: a tile removes two points of one."""
    game = position(mordor=0, corruption=1, companions="gimli", pool="phial-of-galadriel")
    match = move_on(game, rolls=["phial-of-galadriel"])
    assert match.state.fellowship.corruption == 0
    assert told(match, "healed") == [(1, 0)]


def test_w18_6_who_has_left_is_no_longer_drawn() -> None:
    """T18-06: Gimli is separated; a later random casualty cannot be Gimli."""
    match = act(
        position(companions="boromir gimli legolas", hunt_box=(0, 1, 0)),
        FREE,
        "character character",
        *("action separate", "separate gimli", "also no-more", "companions-to rivendell"),
        *("guide boromir", *SKIP, "die character", "action move-fellowship"),
        "hunt-casualty random",
        rolls=["6", "2", "legolas"],
    )
    assert offered(match, "random-companion") == ["boromir", "legolas"]
    assert match.state.whereabouts == {"gimli": "rivendell"}


def test_w18_7_a_companion_in_the_fellowship_takes_no_part_in_a_battle() -> None:
    """T18-07: Boromir with the Ring-bearers in Minas Tirith gives neither strength nor
    Leadership, rouses nobody and advances nobody."""
    game = position(
        at="minas-tirith",
        companions="boromir",
        free="minas-tirith: gondor 2",
        shadow="osgiliath: sauron 2",
        war="sauron",
        steps={"gondor": 2},
    )
    assert "gondor" in game.passive
    match = attack(game, SHADOW, "osgiliath", "minas-tirith", "stand field", rolls=["1 1", "1 1"])
    assert asked(match) == "shadow battle"
    finish(match)


def test_w18_7_a_companion_in_the_fellowship_uses_none_of_his_other_abilities() -> None:
    """Boromir cannot speak for Gondor, Strider cannot be crowned in Minas Tirith."""
    game = position(at="minas-tirith", companions="boromir strider", active="gondor")
    match = act(game, FREE, "will-of-the-west")
    assert "gondor-by-boromir" not in options(match)
    assert "aragorn" not in options(match)


# ---- the Guide


def test_w18_8_gandalf_the_grey_is_the_first_guide() -> None:
    """T18-08."""
    assert WAR_OF_THE_RING.set_up({"edition": "2e"}).fellowship.guide == "gandalf-grey"


def test_w18_9_only_the_highest_level_guides() -> None:
    """T18-09: with Strider there, Boromir cannot."""
    game = position(companions="boromir meriadoc strider")
    assert options(in_fellowship_phase(game)) == ["done", "declare"]


def test_w18_9_among_equals_the_free_peoples_choose() -> None:
    """X17: Strider instead of Gandalf in turn 1."""
    match = in_fellowship_phase(position(), "fellowship-phase strider")
    assert match.state.fellowship.guide == "strider"


def test_w18_9_without_gandalf_strider_has_to_stay() -> None:
    """Y08."""
    game = position(companions="boromir gimli legolas meriadoc peregrin strider")
    assert options(in_fellowship_phase(game)) == ["done", "declare"]


def test_w18_10_only_the_guides_own_ability_is_in_force() -> None:
    """T18-10: Strider hides the Fellowship with any die as Guide, not under Gandalf."""
    assert "hide" in options(act(position(hidden=False, guide="strider"), FREE, "muster"))
    assert "hide" not in options(act(position(hidden=False), FREE, "muster"))


def test_w18_11_a_new_guide_at_the_end_of_the_fellowship_phase_only() -> None:
    """T18-11: not in phase 5 while nobody comes or goes."""
    match = in_fellowship_phase(position(), DECLARE, "fellowship-phase strider")
    assert asked(match) == ""
    in_phase_5 = act(position(), FREE, "will-of-the-west")
    assert not {"guide", "strider", "gandalf-grey"} & set(options(in_phase_5))


def test_w18_11_a_new_guide_when_somebody_else_leaves() -> None:
    """The composition changes: FP may appoint Strider although Gandalf stays."""
    match = act(
        position(),
        FREE,
        "character",
        *("action separate", "separate gimli", "also no-more", "companions-to rivendell"),
    )
    assert options(match) == ["gandalf-grey", "strider"]
    match.play("guide strider")
    assert match.state.fellowship.guide == "strider"


def test_w18_12_strider_guides_when_gandalf_has_left() -> None:
    """T18-12."""
    match = act(
        position(companions="boromir gandalf-grey strider"),
        FREE,
        "character",
        *("action separate", "separate gandalf-grey", "also no-more", "companions-to rivendell"),
    )
    assert match.state.fellowship.guide == "strider"
    assert asked(match) == "shadow action"


def test_w18_12_a_guide_lost_in_the_hunt_is_replaced_at_once() -> None:
    """T18-13: FP chooses one of three equals."""
    match = move_on(
        position(companions="boromir gimli legolas strider", hunt_box=(0, 1, 0)),
        "hunt-casualty guide",
        rolls=["6", "3"],
    )
    assert asked(match) == "free-peoples guide"
    assert options(match) == ["boromir", "gimli", "legolas"]
    match.play("guide gimli")
    assert match.state.fellowship.guide == "gimli"
    finish(match)


def test_w18_13_gollum_guides_when_no_companion_is_left() -> None:
    """T18-14."""
    match = act(
        position(companions="legolas"),
        FREE,
        "character",
        *("action separate", "separate legolas", "companions-to rivendell"),
    )
    assert match.state.fellowship.guide == "gollum"
    assert match.state.fellowship.companions == ()


def test_w18_14_gollum_is_no_casualty() -> None:
    """T18-15 (OP-74): the damage goes to the Ring, the most he can do is reveal."""
    match = move_on(
        position(at="hollin", companions="", hunt_box=(0, 1, 0)),
        "reveal-to-reduce no",
        rolls=["6", "2"],
    )
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.guide == "gollum"
    assert match.state.eliminated == ()


def test_w18_14_gollum_is_no_companion_to_be_separated() -> None:
    """T10-01."""
    match = act(position(companions=""), FREE, "character")
    assert "separate" not in options(match)


# ---- moving


def test_w18_15_one_step_forward_then_the_hunt() -> None:
    """T18-16: from 2 to 3, still Hidden."""
    match = move_on(position(progress=2, hunt_box=(0, 2, 0)), rolls=["hunt-roll 5 5"])
    assert match.state.fellowship.progress == 3
    assert match.state.fellowship.hidden
    assert match.state.fellowship.at == "rivendell"
    finish(match)


def test_w18_15_the_counter_stays_on_12() -> None:
    """OP-73: the Hunt takes place as usual."""
    match = move_on(position(progress=12, hunt_box=(0, 1, 0)), rolls=["hunt-roll 5"])
    assert match.state.fellowship.progress == 12
    finish(match)


@pytest.mark.parametrize("die", ["character", "will-of-the-west"])
def test_w18_15_a_character_result_moves_it(die: str) -> None:
    assert move_on(position(), die=die).state.fellowship.progress == 1


@pytest.mark.parametrize("die", ["army", "muster", "event", "muster-army"])
def test_w18_15_no_other_result_does(die: str) -> None:
    assert "move-fellowship" not in options(act(position(), FREE, die))


def test_w18_16_a_revealed_fellowship_cannot_be_moved() -> None:
    """T18-17."""
    match = act(position(at="hollin", hidden=False), FREE, "character")
    assert "move-fellowship" not in options(match)
    assert "hide" in options(match)


def test_w18_17_several_moves_in_a_turn() -> None:
    """T18-18: three Character dice, and the Hunt gets +0, +1 and +2."""
    match = act(
        position(hunt_box=(0, 1, 0)),
        FREE,
        "character character character muster",
        *("action move-fellowship", *SKIP),
        *("die character", "action move-fellowship", *SKIP),
        *("die character", "action move-fellowship"),
        rolls=["5", "4", "3"],
    )
    assert match.state.fellowship.progress == 3
    assert told(match, "hunt-roll") == [(1, 0, 0), (1, 1, 0), (1, 2, 0)]


def test_w18_18_the_die_goes_into_the_hunt_box_after_the_hunt() -> None:
    """R160, R170: it does not count for its own Hunt."""
    match = move_on(position(hunt_box=(0, 1, 0)), rolls=["5"])
    assert told(match, "hunt-roll") == [(1, 0, 0)]
    assert match.state.hunt_box.free == 1
    assert match.state.used_dice[FREE] == 0


def test_w18_18_a_die_that_pays_for_a_card_does_not() -> None:
    """T18-19, R161: There Is Another Way moves the Fellowship under Gollum."""
    match = play_event(
        position(at="hollin", companions="", hunt_box=(0, 1, 0)),
        "there-is-another-way",
        "another-way move",
        rolls=["5"],
    )
    assert match.state.fellowship.progress == 1
    assert match.state.hunt_box.free == 0
    assert match.state.used_dice[FREE] == 1
    finish(match)


# ---- declaring


def test_w18_19_declaring_and_revealing_put_the_progress_back_to_0() -> None:
    """T18-20."""
    declared = in_fellowship_phase(position(progress=2), DECLARE, "declare-in hollin")
    fellowship = declared.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("hollin", 0, True)
    revealed = move_on(
        position(progress=1, hunt_box=(0, 1, 0)), "reveal-in hollin", rolls=["6", "0r"]
    )
    fellowship = revealed.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("hollin", 0, False)


def test_w18_20_a_revealed_fellowship_cannot_be_declared() -> None:
    """T18-21."""
    match = in_fellowship_phase(position(hidden=False))
    assert "declare" not in options(match)


def test_w18_20_it_is_declared_in_the_fellowship_phase_only() -> None:
    """T18-22."""
    assert "declare" not in options(act(position(progress=3), FREE, "will-of-the-west"))


def test_w18_20_it_is_declared_once_a_phase() -> None:
    """T18-23 (OP-75)."""
    match = in_fellowship_phase(position(), DECLARE)
    assert "declare" not in options(match)


def test_w18_21_at_most_as_many_regions_as_the_progress_shows() -> None:
    """T18-24, X18: by Fords of Bruinen, Hollin, Moria and Dimrill Dale to Lórien."""
    match = in_fellowship_phase(position(progress=5, corruption=2), DECLARE)
    places = options(match)
    assert {"rivendell", "fords-of-bruinen", "hollin", "moria", "dimrill-dale"} < set(places)
    assert "fangorn" not in places
    match.play("declare-in lorien")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("lorien", 0, True)
    assert fellowship.corruption == 1


def test_w18_21_not_over_a_black_border() -> None:
    """T18-24: the Misty Mountains part Goblins' Gate and the Fords of Bruinen from Old Ford."""
    match = in_fellowship_phase(position(at="fords-of-bruinen", progress=1), DECLARE)
    assert set(options(match)) == {"fords-of-bruinen", *PLACES["fords-of-bruinen"].borders}
    assert "old-ford" not in options(match)


def test_w18_22_with_progress_0_it_stays() -> None:
    """T18-25, Y24, R146: it may be declared where it is, and heals."""
    match = in_fellowship_phase(position(corruption=1), DECLARE)
    assert offered(match, "declare-in") == ["rivendell"]
    assert match.state.fellowship.corruption == 0


def test_w18_22_a_revealed_fellowship_stays_too() -> None:
    """R153: by the Balrog's tile, right after it has been declared in Moria."""
    game = position(
        at="moria", progress=0, table="balrog-of-moria", companions="gimli", guide="gimli"
    )
    match = in_fellowship_phase(
        game, DECLARE, "use-balrog yes", "hunt-casualty ring", rolls=["1r", "0r"]
    )
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("moria", 0, False)


def test_w18_23_it_enters_a_besieged_stronghold_freely() -> None:
    """T18-26: and heals there, because FP controls it."""
    game = position(
        at="druadan-forest",
        progress=2,
        corruption=3,
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    match = in_fellowship_phase(game, DECLARE, "declare-in minas-tirith")
    assert match.state.fellowship.at == "minas-tirith"
    assert match.state.fellowship.corruption == 2


def test_w18_23_it_leaves_a_besieged_stronghold_and_passes_enemies_freely() -> None:
    """OP-76."""
    game = position(
        at="minas-tirith",
        progress=2,
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 3; osgiliath: sauron 4",
        besieged="minas-tirith",
    )
    match = in_fellowship_phase(game, DECLARE, "declare-in north-ithilien")
    assert match.state.fellowship.at == "north-ithilien"


# ---- revealing


def test_w18_24_a_reveal_icon_reveals_after_the_damage() -> None:
    """T18-27: up to four regions, Progress 0, Revealed."""
    game = position(at="hollin", progress=3, companions="gimli", hunt_box=(0, 1, 0))
    match = move_on(game, "hunt-casualty ring", rolls=["6", "1r"])
    assert asked(match) == "free-peoples reveal-in"
    assert match.state.fellowship.corruption == 1
    assert set(options(match)) <= set(within("hollin", 4))
    match.play("reveal-in bree")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("bree", 0, False)


def test_w18_24_a_fellowship_that_is_revealed_already_is_not_moved_again() -> None:
    """OP-79: the tile for Moria has a Reveal icon too."""
    match = move_on(
        position(at="hollin", companions="gimli", hunt_box=(0, 1, 0)),
        *("reveal-in moria", "hunt-casualty ring"),
        rolls=["6", "0r", "1r"],
    )
    assert match.state.fellowship.at == "moria"
    assert len(told(match, "revealed")) == 1
    finish(match)


def revealed_with_progress_5(captured: str = "") -> list[str]:
    """Where the Fellowship may be revealed, five steps from Rivendell."""
    game = position(progress=4, captured=captured, hunt_box=(0, 1, 0))
    return options(move_on(game, rolls=["6", "0r"]))


def test_w18_25a_not_in_a_city_or_stronghold_that_the_free_peoples_control() -> None:
    """T18-28: not in Lórien, and not where it was; in Bree, which is a Town."""
    places = revealed_with_progress_5()
    assert "lorien" not in places
    assert "rivendell" not in places
    assert "the-shire" not in places
    assert "bree" in places


def test_w18_25a_in_one_that_the_shadow_has_captured() -> None:
    """T18-28: and no tile is due for it, Lórien is no Shadow Stronghold."""
    assert "lorien" in revealed_with_progress_5(captured="lorien")
    match = move_on(
        position(at="dimrill-dale", captured="lorien", hunt_box=(0, 1, 0)),
        "reveal-in lorien",
        rolls=["6", "0r"],
    )
    assert match.state.fellowship.at == "lorien"
    assert asked(match) == "shadow action"


def test_w18_25a_in_a_captured_shadow_stronghold() -> None:
    """T18-30: Moria under FP control; no tile for it."""
    match = move_on(
        position(at="hollin", captured="moria", hunt_box=(0, 1, 0)),
        "reveal-in moria",
        rolls=["6", "0r"],
    )
    assert match.state.fellowship.at == "moria"
    finish(match)


def test_w18_26_revealed_it_has_to_hide_first() -> None:
    """T18-31, R158."""
    match = act(
        position(at="hollin", hunt_box=(0, 1, 0)),
        FREE,
        "character character character muster",
        *("action move-fellowship", "reveal-in trollshaws", *SKIP, "die character"),
        rolls=["6", "0r", "2"],
    )
    assert "move-fellowship" not in options(match)
    match.play("action hide", *SKIP, "die character", "action move-fellowship")
    assert match.state.fellowship.progress == 1
    finish(match)


@pytest.mark.parametrize(("to", "tiles"), [("moria", ["0r", "2"]), ("goblins-gate", ["0r"])])
def test_w18_27a_a_tile_for_a_shadow_stronghold(to: str, tiles: list[str]) -> None:
    """X19, R155: from Rivendell with Progress 3 to Moria, or to Goblins' Gate."""
    match = move_on(
        position(progress=2, companions="gimli", hunt_box=(0, 1, 0)),
        f"reveal-in {to}",
        *(["hunt-casualty ring"] if to == "moria" else []),
        rolls=["6", *tiles],
    )
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == (to, 0, False)
    assert fellowship.corruption == (2 if to == "moria" else 0)
    finish(match)


def test_w18_27a_a_tile_for_the_stronghold_it_leaves() -> None:
    """T18-32: Moria, Dimrill Dale, Parth Celebrant."""
    match = move_on(
        position(at="moria", progress=1, hunt_box=(0, 1, 0)),
        "reveal-in parth-celebrant",
        "hunt-casualty ring",
        rolls=["6", "0r", "2"],
    )
    assert told(match, "tile-for-stronghold") == [("moria",)]
    finish(match)


def test_w18_27a_a_tile_for_the_stronghold_where_it_stays() -> None:
    """T18-33: also with Progress above 0, and with 0 by the Balrog's tile (T19-34)."""
    match = move_on(
        position(at="moria", hunt_box=(0, 1, 0)),
        "reveal-in moria",
        "hunt-casualty ring",
        rolls=["6", "0r", "1"],
    )
    assert told(match, "tile-for-stronghold") == [("moria",)]
    finish(match)


def test_w18_27a_a_tile_for_each_stronghold() -> None:
    """T18-35: from Moria to Dol Guldur, in the order of the way (OP-88)."""
    match = move_on(
        position(at="moria", progress=2, hunt_box=(0, 1, 0)),
        "reveal-in dol-guldur",
        "hunt-casualty ring",
        "hunt-casualty ring",
        rolls=["6", "0r", "1", "2"],
    )
    assert told(match, "tile-for-stronghold") == [("moria",), ("dol-guldur",)]
    assert match.state.fellowship.corruption == 3
    finish(match)


def test_w18_27a_none_for_a_captured_stronghold_of_the_free_peoples() -> None:
    """T18-36 (OP-80): by Lórien, which SH has captured, from Parth Celebrant."""
    match = move_on(
        position(at="lorien", progress=1, captured="lorien", hunt_box=(0, 1, 0)),
        "reveal-in parth-celebrant",
        rolls=["6", "0r"],
    )
    assert match.state.fellowship.at == "parth-celebrant"
    finish(match)


def test_w18_27a_the_free_peoples_choose_the_way() -> None:
    """OP-80: from Gorgoroth to North Ithilien, by Minas Morgul or by the Morannon."""
    match = move_on(
        position(at="gorgoroth", progress=2, hunt_box=(0, 1, 0)),
        "reveal-in north-ithilien",
        rolls=["6", "0r", "1"],
    )
    assert options(match) == ["minas-morgul", "morannon"]
    match.play("way morannon", "hunt-casualty ring")
    assert told(match, "tile-for-stronghold") == [("morannon",)]
    finish(match)


def test_w18_27a_a_way_around_is_taken_without_a_question() -> None:
    """OP-80: from Dimrill Dale to the Western Brown Lands nothing need be touched."""
    match = move_on(
        position(at="dimrill-dale", progress=1, hunt_box=(0, 1, 0)),
        "reveal-in western-brown-lands",
        rolls=["6", "0r"],
    )
    assert asked(match) == "shadow action"
    finish(match)


def test_w18_27c_none_when_it_is_declared() -> None:
    """T18-37, Y18, R148: through Moria to Dimrill Dale."""
    match = in_fellowship_phase(
        position(at="hollin", progress=2), DECLARE, "declare-in dimrill-dale"
    )
    assert match.state.fellowship.at == "dimrill-dale"
    assert asked(match) == "free-peoples fellowship-phase"


# ---- hiding


def test_w18_28_hiding_neither_moves_it_nor_helps_the_hunt() -> None:
    """T18-38, R159."""
    match = act(position(at="hollin", hidden=False), FREE, "character", "action hide")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("hollin", 0, True)
    assert match.state.hunt_box.free == 0
    assert match.state.used_dice[FREE] == 1


def test_w18_28_a_hidden_fellowship_is_not_hidden() -> None:
    """T18-39 (OP-13)."""
    assert "hide" not in options(act(position(), FREE, "character"))


# ---- healing


def test_w18_29_declared_again_and_again_it_heals_again_and_again() -> None:
    """T18-40, R146: three turns in Rivendell."""
    game = position(corruption=3)
    for left in (2, 1, 0):
        match = in_fellowship_phase(game, DECLARE, "fellowship-phase done")
        assert match.state.fellowship.corruption == left
        game = match.state


def test_w18_29_no_healing_under_enemy_control() -> None:
    """T18-41, R147: in Dale, captured by SH; nobody is roused either."""
    game = position(at="dale", corruption=3, captured="dale")
    match = in_fellowship_phase(game, DECLARE)
    assert match.state.fellowship.corruption == 3
    assert "north" in match.state.passive


def test_w18_29_no_healing_in_a_captured_shadow_stronghold() -> None:
    """OP-81: Moria under FP control is no FP Stronghold."""
    match = in_fellowship_phase(position(at="moria", corruption=3, captured="moria"), DECLARE)
    assert match.state.fellowship.corruption == 3


def test_w18_29_no_healing_in_a_town() -> None:
    match = in_fellowship_phase(position(at="bree", corruption=3), DECLARE)
    assert match.state.fellowship.corruption == 3


def test_w18_29_it_heals_and_rouses_the_nation() -> None:
    """R147: in Dale."""
    match = in_fellowship_phase(position(at="dale", corruption=3), DECLARE)
    assert match.state.fellowship.corruption == 2
    assert "north" not in match.state.passive


# ---- separating


def test_w18_30_in_phase_5_only() -> None:
    """T18-42."""
    assert "separate" not in options(in_fellowship_phase(position()))


def test_w18_30_one_companion_or_one_group() -> None:
    """T18-43, R165: after one group has gone to one region the action is over."""
    match = act(
        position(companions="boromir gimli legolas meriadoc strider"),
        FREE,
        "character character",
        *("action separate", "separate boromir", "also gimli", "also no-more"),
        *("companions-to hollin",),
    )
    assert match.state.whereabouts == {"boromir": "hollin", "gimli": "hollin"}
    assert asked(match) == "shadow action"


def test_w18_30_not_on_the_mordor_track() -> None:
    match = act(position(mordor=1), FREE, "character")
    assert "separate" not in options(match)


def test_w18_31_a_group_goes_as_far_as_the_progress_and_its_highest_level() -> None:
    """X22: Legolas and Meriadoc from Rivendell with Progress 5 to the Woodland Realm."""
    match = act(
        position(progress=5),
        FREE,
        "character",
        *("action separate", "separate legolas", "also meriadoc", "also no-more"),
    )
    assert set(options(match)) <= set(within("rivendell", 7))
    match.play("companions-to woodland-realm")
    assert match.state.whereabouts == {
        "legolas": "woodland-realm",
        "meriadoc": "woodland-realm",
    }


def test_w18_31_a_companion_alone() -> None:
    """T18-44: Peregrin with Progress 2 goes up to three regions."""
    match = act(
        position(at="bree", progress=2),
        FREE,
        "character",
        *("action separate", "separate peregrin", "also no-more"),
    )
    assert sorted(options(match)) == sorted(within("bree", 3))


def test_w18_31_the_group_of_the_match() -> None:
    """Y28: Strider, Boromir and Peregrin with Progress 1 go four regions; Legolas guides."""
    match = act(
        position(at="bree", progress=1, companions="boromir legolas peregrin strider"),
        FREE,
        "character",
        *("action separate", "separate boromir", "also peregrin", "also strider"),
    )
    # Dimrill Dale is four regions away, but behind Moria, where they would have to stop.
    assert set(options(match)) == set(within("bree", 4)) - {"dimrill-dale"}
    match.play("companions-to bree")
    assert match.state.fellowship.guide == "legolas"


def test_w18_32_they_stop_at_a_shadow_stronghold() -> None:
    """Y05, R164: from the Fords of Bruinen with Level 3 they come to Moria, no farther."""
    match = act(
        position(at="fords-of-bruinen"),
        FREE,
        "character",
        *("action separate", "separate gandalf-grey", "also no-more"),
    )
    assert "moria" in options(match)
    assert "dimrill-dale" not in options(match)


def test_w18_32_in_a_besieged_stronghold_they_are_inside() -> None:
    """T18-45, R163: Boromir in Minas Tirith cannot go on, and rouses Gondor."""
    game = position(
        at="minas-tirith",
        progress=3,
        companions="boromir gimli",
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    match = act(game, FREE, "character", "action separate", "separate boromir", "also no-more")
    assert offered(match, "companions-to") == ["minas-tirith"]
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0 + boromir"
    assert "gondor" not in match.state.passive


def test_w18_32_they_do_not_enter_a_besieged_stronghold() -> None:
    game = position(
        at="druadan-forest",
        companions="boromir",
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    match = act(game, FREE, "character", "action separate", "separate boromir")
    assert "minas-tirith" not in options(match)
    assert "osgiliath" in options(match)


def test_w18_33_nobody_rejoins_the_fellowship() -> None:
    """T18-46: Legolas ends his move with the Ring-bearers and is not in the Fellowship."""
    match = act(
        position(at="hollin", free="moria: legolas"),
        FREE,
        "character",
        *("action move-companions", "companion legolas", "companions-to hollin"),
    )
    assert "legolas" not in match.state.fellowship.companions
    assert match.state.whereabouts["legolas"] == "hollin"


def test_w18_34_separating_is_no_move_of_the_fellowship() -> None:
    """T18-47, R162."""
    match = act(
        position(progress=2, hunt_box=(0, 3, 0)),
        FREE,
        "character",
        *("action separate", "separate gimli", "also no-more", "companions-to rivendell"),
        "guide gandalf-grey",
    )
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("rivendell", 2, True)
    assert match.state.hunt_box.free == 0
    assert match.state.used_dice[FREE] == 1


def test_w18_34_a_revealed_fellowship_stays_revealed_and_they_may_remain_with_it() -> None:
    """OP-82."""
    match = act(
        position(at="hollin", hidden=False),
        FREE,
        "character",
        *("action separate", "separate gimli", "also no-more", "companions-to hollin"),
        "guide gandalf-grey",
    )
    assert not match.state.fellowship.hidden
    assert match.state.whereabouts["gimli"] == "hollin"


def test_w18_35_battles_do_not_touch_the_ring_bearers() -> None:
    """T18-48: the Army with the figure is destroyed; the Hunt has a re-roll for the enemy."""
    game = position(
        at="osgiliath",
        companions="gimli",
        free="osgiliath: gondor 1",
        shadow="north-ithilien: sauron 3",
        war="sauron gondor",
        hunt_box=(0, 1, 0),
    )
    game.dice = {SHADOW: ("army",), FREE: ("character", "event")}
    match = start(game, plan(next_action, SHADOW), rolls=["6 1 1", "1", "2", "1"])
    match.play("die army", "action attack", "from north-ithilien", "who-goes all")
    match.play("advance yes", "who-goes all")
    assert match.state.fellowship.at == "osgiliath"
    match.play("die character", "action move-fellowship")
    assert asked(match) == "shadow hunt-reroll"
    match.play("hunt-reroll yes")
    finish(match)


def test_w18_35_the_figure_does_not_keep_an_army_out() -> None:
    """SH enters its region as if it were empty and captures the Town there."""
    game = position(at="bree", shadow="south-downs: sauron 2", war="sauron")
    match = act(game, SHADOW, "army", "action move-armies", "from south-downs", "to bree")
    match.play("who-goes all")
    assert match.state.regions["bree"].control == SHADOW
    assert match.state.fellowship.at == "bree"


def test_w18_3_no_answer_beyond_the_progress() -> None:
    """A region four steps away is no answer with Progress 3."""
    match = in_fellowship_phase(position(progress=3), DECLARE)
    with pytest.raises(Illegal):
        match.play("declare-in dimrill-dale")
