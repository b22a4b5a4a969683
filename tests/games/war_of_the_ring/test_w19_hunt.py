"""W19: the Hunt for the Ring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from thirdage.games.war_of_the_ring.state import Hunt
from thirdage.games.war_of_the_ring.tiles import SPECIAL_TILES, STANDARD_TILES, TILES
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    asked,
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    told,
)

SKIP = ("die event", "action skip")
RING = "hunt-casualty ring"


def hunted(*rolls: str, at: str = "hollin", hunt_box: Any = (0, 1, 0), **where: Any) -> Match[Any]:
    """FP moves the Fellowship in Hollin; one die in the Hunt Box, if nothing else is said."""
    return move_on(position(at=at, hunt_box=hunt_box, **where), rolls=rolls)


def rolled(*rolls: str, **where: Any) -> tuple[str | int, ...]:
    """What a Hunt roll came to: dice, what is added, successes."""
    match = hunted(*rolls, **where)
    finish(match)
    return told(match, "hunt-roll")[0]


# ---- tiles and pool


def test_w19_1_a_drawn_tile_is_set_aside() -> None:
    """T19-01."""
    match = hunted("6", "2", companions="gimli")
    match.play(RING)
    state = match.state
    assert Counter(state.hunt_pool) == Counter(STANDARD_TILES) - Counter(["2"])
    assert state.drawn_tiles == ("2",)


def test_w19_1_every_tile_of_the_pool_is_equally_likely() -> None:
    match = hunted("6", "0r", pool="eye eye eye 3 0r")
    assert offered(match, "hunt-tile") == ["0r", "3", "eye", "eye", "eye"]


def test_w19_2_an_empty_pool_gets_the_standard_tiles_back() -> None:
    """T19-02, R183: no Special tile, and none that was permanently removed."""
    game = position(mordor=0, companions="gimli", corruption=3, pool="1")
    game.drawn_tiles = ("0r", "2", "elven-cloaks", "eye")
    game.removed_tiles = ("3", "eye")
    game.dice = {FREE: ("character", "character", "muster"), SHADOW: ("event", "event")}
    match = act(
        game,
        FREE,
        "character character muster",
        *("action move-fellowship", RING, *SKIP, "die character", "action move-fellowship", RING),
        rolls=["2"],
    )
    assert offered(match, "hunt-tile") == ["0r", "1", "2", "eye"]
    assert match.state.hunt_pool == ("0r", "1", "eye")
    assert match.state.drawn_tiles == ("2", "elven-cloaks")


def test_w19_3_the_standard_tiles() -> None:
    """T19-03: 16 of them, 0 to 3 or an Eye, some with a Reveal icon, none with Stop."""
    tiles = [TILES[code] for code in STANDARD_TILES]
    assert len(tiles) == 16
    assert Counter((t.kind, t.value, t.reveal, t.stop) for t in tiles) == {
        ("eye", 0, True, False): 4,
        ("number", 3, False, False): 3,
        ("number", 2, False, False): 2,
        ("number", 2, True, False): 1,
        ("number", 1, False, False): 2,
        ("number", 1, True, False): 2,
        ("number", 0, True, False): 2,
    }


def test_w19_4_a_special_tile_waits_outside_mordor() -> None:
    """T19-04: it cannot be drawn yet."""
    match = play_event(position(at="hollin", hunt_box=(0, 1, 0)), "on-on-they-went", rolls=[])
    assert match.state.waiting_tiles == ("on-on-they-went",)
    assert match.state.hunt_pool == STANDARD_TILES


def test_w19_4_on_the_mordor_track_it_joins_the_pool_at_once() -> None:
    """Y35, R200."""
    match = play_event(position(mordor=2), "on-on-they-went")
    assert match.state.waiting_tiles == ()
    assert "on-on-they-went" in match.state.hunt_pool


def test_w19_4_an_empty_pool_is_filled_before_a_special_tile_joins_it() -> None:
    """W19.2: all Standard tiles have come back by then."""
    game = position(mordor=2, pool="")
    game.drawn_tiles = ("1", "3")
    match = play_event(game, "on-on-they-went")
    assert match.state.hunt_pool == ("1", "3", "on-on-they-went")


def test_w19_5_a_negative_tile_heals() -> None:
    """T19-05, R181: no damage, so no casualty; never below 0."""
    match = hunted("6", corruption=3, pool="smeagol-helps-nice-master")
    assert match.state.fellowship.corruption == 2
    assert asked(match) == "shadow action"


def test_w19_6_a_die_tile() -> None:
    """T19-06, X33, R182: the die shows 4, Corruption +4."""
    match = hunted("6", "tile-die 4", companions="gimli", pool="shelobs-lair")
    match.play(RING)
    assert match.state.fellowship.corruption == 4
    finish(match)


def test_w19_7_a_die_tile_is_a_numbered_tile_for_cards() -> None:
    """T19-07: Orc Patrol puts an Eye aside, but not Shelob's Lair."""
    game = position(mordor=1, companions="gimli", pool="shelobs-lair")
    match = play_event(game, "orc-patrol", RING, rolls=["tile-die 3"])
    assert match.state.fellowship.corruption == 3
    eye = play_event(position(mordor=1, companions="gimli", pool="eye"), "orc-patrol")
    assert eye.state.fellowship.corruption == 0
    assert eye.state.fellowship.hidden
    assert told(eye, "tile-without-effect") == [("eye",)]


@pytest.mark.parametrize("tile", SPECIAL_TILES)
def test_w19_8a_stop_on_every_special_shadow_tile(tile: str) -> None:
    """T19-08: and on no Fellowship tile."""
    assert TILES[tile].stop == (TILES[tile].owner == "shadow")


def test_w19_8a_the_tiles_are_those_of_the_data() -> None:
    """Every special tile as its card prints it."""
    printed = {
        "elven-cloaks": (0, "number", False),
        "elven-rope": (0, "number", False),
        "phial-of-galadriel": (-2, "number", False),
        "smeagol-helps-nice-master": (-1, "number", False),
        "shelobs-lair": (0, "die", False),
        "the-ring-is-mine": (0, "eye", True),
        "on-on-they-went": (3, "number", False),
        "give-it-to-uss": (1, "number", True),
    }
    assert {t: (TILES[t].value, TILES[t].kind, TILES[t].reveal) for t in SPECIAL_TILES} == printed


# ---- the Hunt roll


def test_w19_9_a_hunt_roll_for_each_move() -> None:
    match = hunted("5")
    assert len(told(match, "hunt-roll")) == 1
    finish(match)


def test_w19_9_also_for_a_move_by_a_card() -> None:
    """T19-10."""
    game = position(at="hollin", companions="", hunt_box=(0, 1, 0))
    match = play_event(game, "there-is-another-way", "another-way move", rolls=["hunt-roll 5"])
    assert told(match, "hunt-roll") == [(1, 0, 0)]
    finish(match)


def test_w19_10_the_hunt_level_is_the_number_of_shadow_dice() -> None:
    """T19-11: two of them, one allocated and one Eye; two FP dice make it no higher."""
    assert rolled("1 2", hunt_box=(2, 1, 1)) == (2, 2, 0)


def test_w19_11_at_most_five_dice() -> None:
    """T19-12, R168: Hunt Level 7."""
    assert rolled("1 2 3 4 5", hunt_box=(0, 3, 4)) == (5, 0, 0)


def test_w19_11_only_a_6_succeeds() -> None:
    """X23: no FP die in the Hunt Box."""
    assert rolled("1 2 3 4 5", hunt_box=(0, 5, 0)) == (5, 0, 0)
    match = hunted("4 5 6", "0r", hunt_box=(0, 3, 0))
    assert told(match, "hunt-roll") == [(3, 0, 1)]


def test_w19_11_no_dice_no_hunt() -> None:
    """T19-13, R167: Hunt Level 0, nothing is rolled, asked or drawn."""
    match = hunted(hunt_box=(2, 0, 0), table="flocks-of-crebain", shadow="hollin: nazgul")
    assert asked(match) == "shadow action"
    finish(match)


def test_w19_12_each_free_peoples_die_adds_1() -> None:
    """X23, T19-14, R169: 5 and 6 with one die, 4 with two."""
    match = hunted("4 5 6", "0r", hunt_box=(1, 3, 0))
    assert told(match, "hunt-roll") == [(3, 1, 2)]
    match = hunted("4", "0r", hunt_box=(2, 1, 0))
    assert told(match, "hunt-roll") == [(1, 2, 1)]


def test_w19_13_a_natural_1_always_fails() -> None:
    """T19-15: even with five FP dice."""
    assert rolled("1", hunt_box=(5, 1, 0)) == (1, 5, 0)


def test_w19_14_units_and_nazgul_with_the_ring_bearers() -> None:
    """X24: two re-rolls, for three units and for two Nazgûl."""
    match = hunted("1 2 3", "4 5", shadow="hollin: sauron 3 + nazgul 2", hunt_box=(0, 3, 0))
    match.play("hunt-reroll yes")
    assert told(match, "hunt-roll") == [(3, 0, 0)]
    finish(match)


def test_w19_14_three_reasons_three_rerolls() -> None:
    """X25: a Nazgûl, four units and a Shadow Stronghold."""
    match = hunted(
        "1 2 3 4", "5 5 5", at="moria", shadow="moria: sauron 4 + nazgul", hunt_box=(0, 4, 0)
    )
    match.play("hunt-reroll yes")
    finish(match)


def test_w19_14_a_captured_stronghold() -> None:
    """T19-16: Lórien under SH control, nobody there: one re-roll."""
    match = hunted("1 2", "3", at="lorien", captured="lorien", hunt_box=(0, 2, 0))
    match.play("hunt-reroll yes")
    finish(match)


def test_w19_14_none_for_a_shadow_stronghold_that_the_free_peoples_hold() -> None:
    assert rolled("1", at="moria", captured="moria") == (1, 0, 0)


def test_w19_14_the_mouth_is_neither_unit_nor_nazgul() -> None:
    """T19-17."""
    assert rolled("1", shadow="hollin: mouth-of-sauron") == (1, 0, 0)


def test_w19_14_the_witch_king_is_a_nazgul() -> None:
    """T19-17, R172."""
    match = hunted("1", "2", shadow="hollin: witch-king")
    match.play("hunt-reroll yes")
    finish(match)


def test_w19_14_each_die_is_rolled_again_once() -> None:
    """T19-18: two reasons, one failed die."""
    match = hunted("1", "2", shadow="hollin: sauron 1 + nazgul")
    match.play("hunt-reroll yes")
    finish(match)


def test_w19_14_only_failed_dice() -> None:
    """Y21: 6 and 1, a unit and a Nazgûl: one re-roll."""
    match = hunted("6 1", "2", "0r", shadow="hollin: sauron 1 + nazgul", hunt_box=(0, 2, 0))
    match.play("hunt-reroll yes")
    assert told(match, "hunt-roll") == [(2, 0, 1)]
    finish(match)


def test_w19_14_besiegers_count() -> None:
    """R173: they stand in the region of the figure."""
    match = hunted(
        "1",
        "2",
        at="lorien",
        free="lorien: elves 1",
        shadow="lorien: sauron 2",
        besieged="lorien",
    )
    match.play("hunt-reroll yes")
    finish(match)


def test_w19_14_rerolls_are_optional() -> None:
    """OP-84."""
    match = hunted("1", shadow="hollin: nazgul")
    match.play("hunt-reroll no")
    assert told(match, "hunt-roll") == [(1, 0, 0)]
    finish(match)


def test_w19_14_the_roll_of_the_match() -> None:
    """Y14: two dice, one FP die in the Hunt Box, one Nazgûl: 2 and 2, then 1."""
    match = hunted("2 2", "1", shadow="hollin: nazgul", hunt_box=(1, 2, 0))
    match.play("hunt-reroll yes")
    assert told(match, "hunt-roll") == [(2, 1, 0)]
    finish(match)


def test_w19_15_the_modifier_holds_for_rerolls() -> None:
    """T19-19: one FP die, the re-roll shows 5."""
    match = hunted("2", "5", "0r", shadow="hollin: nazgul", hunt_box=(1, 1, 0))
    match.play("hunt-reroll yes")
    assert told(match, "hunt-roll") == [(1, 1, 1)]
    finish(match)


def test_w19_15_flocks_of_crebain_add_1_to_all_of_them() -> None:
    """The card is used before the roll and counts for the re-roll too."""
    match = hunted("4", "5", "0r", shadow="hollin: nazgul", table="flocks-of-crebain")
    match.play("use-crebain yes", "hunt-reroll yes")
    assert told(match, "hunt-roll") == [(1, 1, 1)]
    assert match.state.table == ()
    finish(match)


def test_w19_16_a_reroll_may_make_the_hunt_successful() -> None:
    """T19-20: one tile, however many successes."""
    match = hunted(
        "1 2", "6", "eye", companions="gimli", shadow="hollin: nazgul", hunt_box=(0, 2, 0)
    )
    match.play("hunt-reroll yes", RING)
    assert match.state.fellowship.corruption == 1
    assert match.state.drawn_tiles == ("eye",)


def test_w19_16_no_success_no_tile() -> None:
    match = hunted("5 5", hunt_box=(0, 2, 0))
    assert match.state.drawn_tiles == ()
    finish(match)


# ---- damage


def test_w19_17_the_damage_of_a_numbered_tile_is_its_number() -> None:
    """T19-21: 2, though there were three successes."""
    match = hunted("6 6 6", "2", companions="gimli", hunt_box=(0, 3, 0))
    match.play(RING)
    assert match.state.fellowship.corruption == 2


def test_w19_18_the_damage_of_an_eye_is_the_number_of_successes() -> None:
    """T19-22, R180."""
    match = hunted("6 6 6 5", "eye", companions="gimli", hunt_box=(0, 4, 0))
    match.play(RING)
    assert match.state.fellowship.corruption == 3


def test_w19_18_rerolls_count() -> None:
    """Y25: both dice failed, one of two re-rolls succeeds (one FP die): damage 1, revealed
    two regions away."""
    match = hunted(
        "2 3",
        "5 1",
        "eye",
        progress=1,
        companions="gimli",
        shadow="hollin: sauron 1 + nazgul",
        hunt_box=(1, 2, 0),
    )
    match.play("hunt-reroll yes", RING, "reveal-in bree")
    fellowship = match.state.fellowship
    assert (fellowship.corruption, fellowship.at, fellowship.hidden) == (1, "bree", False)


def test_w19_18_an_eye_for_a_stronghold_is_harmless() -> None:
    """T19-22, R156: for Moria on the way."""
    match = hunted("6", "0r", "eye", companions="gimli")
    match.play("reveal-in moria")
    assert match.state.fellowship.corruption == 0
    assert asked(match) == "shadow action"
    finish(match)


def test_w19_18_an_eye_drawn_by_a_card_is_harmless() -> None:
    """Y40: Foul Thing from the Deep."""
    game = position(at="hollin", hunt_box=(0, 3, 1), companions="gimli")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["eye"])
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.companions == ("gimli",)


def test_w19_19_a_reveal_icon_comes_last() -> None:
    """T19-23: Corruption 11, tile 1 with Reveal: SH wins before the reveal."""
    match = hunted("6", "1r", corruption=11, companions="gimli")
    match.play(RING)
    assert match.outcome is not None
    assert match.outcome.winners == (SHADOW,)
    assert match.state.fellowship.hidden


def test_w19_19_a_0_with_reveal() -> None:
    """Y01, R179: turn 1, one Eye, 6, no damage; revealed one region from Rivendell."""
    match = hunted("6", "0r", at="rivendell", hunt_box=(0, 0, 1))
    match.play("reveal-in fords-of-bruinen")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("fords-of-bruinen", 0, False)
    assert fellowship.corruption == 0


def test_w19_20a_first_one_card_then_the_guide_then_the_ring() -> None:
    """T19-24: Axe and Bow or the Horn of Gondor, not both."""
    match = hunted("6", "3", companions="boromir gimli", table="axe-and-bow horn-of-gondor")
    assert options(match) == ["none", "axe-and-bow", "horn-of-gondor"]
    match.play("table-card horn-of-gondor")
    assert asked(match) == "free-peoples hunt-casualty"
    match.play(RING)
    assert match.state.fellowship.corruption == 2
    assert match.state.table == ("axe-and-bow",)


def test_w19_20a_no_casualty_for_no_damage() -> None:
    """T19-25, R178: a card has brought it to 0."""
    match = hunted("6", "1", companions="boromir gimli", table="horn-of-gondor")
    match.play("table-card horn-of-gondor")
    assert asked(match) == "shadow action"
    assert match.state.fellowship.companions == ("boromir", "gimli")


def test_w19_20a_no_card_against_no_damage() -> None:
    """R179: 0 with Reveal."""
    match = hunted("6", "0r", table="horn-of-gondor")
    assert asked(match) == "free-peoples reveal-in"


def test_w19_20a_a_card_may_be_kept() -> None:
    match = hunted("6", "1", companions="boromir", table="horn-of-gondor")
    match.play("table-card none", RING)
    assert match.state.table == ("horn-of-gondor",)
    assert match.state.fellowship.corruption == 1


def test_w19_20a_a_draw_that_is_prevented() -> None:
    """The Wizard's Staff: no tile, and it leaves the table."""
    match = hunted("6", table="wizards-staff")
    match.play("table-card wizards-staff")
    assert match.state.drawn_tiles == ()
    assert match.state.table == ()
    finish(match)


def test_w19_20a_a_tile_that_is_replaced() -> None:
    """The Mithril Coat: the first tile is not in the pool for the second draw, then it is."""
    match = hunted("6", "3", "0r", pool="0r 3", table="mithril-coat-and-sting")
    match.play("table-card mithril-coat-and-sting")
    assert offered(match, "hunt-tile") == ["0r"]
    match.play("reveal-in trollshaws")
    assert match.state.hunt_pool == ("3",)
    assert match.state.drawn_tiles == ("0r",)
    assert match.state.fellowship.corruption == 0


def test_w19_20a_a_replaced_die_tile_is_not_rolled() -> None:
    """The Coat is used before the die of Shelob's Lair is rolled."""
    match = hunted(
        "6",
        "shelobs-lair",
        pool="1 shelobs-lair",
        companions="gimli",
        table="mithril-coat-and-sting",
    )
    match.play("table-card mithril-coat-and-sting", RING)
    assert match.state.fellowship.corruption == 1
    finish(match)


def test_w19_20a_one_card_for_one_tile() -> None:
    """OP-86: the Coat has been used, so the Horn cannot be."""
    match = hunted(
        "6", "3", "2", companions="boromir", table="mithril-coat-and-sting horn-of-gondor"
    )
    match.play("table-card mithril-coat-and-sting")
    assert asked(match) == "free-peoples hunt-casualty"


def test_w19_20a_cards_help_against_tiles_for_strongholds_too() -> None:
    """R185: the Staff is kept for the tile of the Hunt and used for that of Moria."""
    match = hunted("6", "0r", table="wizards-staff")
    match.play("table-card none", "reveal-in moria", "table-card wizards-staff")
    assert match.state.drawn_tiles == ("0r",)
    finish(match)


def test_w19_20a_a_card_whose_companion_leaves_is_gone() -> None:
    """W8.14: Boromir is the casualty, so the Horn is discarded."""
    match = hunted("6", "3", companions="boromir gimli", guide="boromir", table="horn-of-gondor")
    match.play("table-card none", "hunt-casualty guide")
    assert match.state.table == ()
    assert match.state.fellowship.corruption == 1


def test_w19_20a_the_guides_ability_before_a_casualty() -> None:
    """R174: Meriadoc leaves, then a casualty may still be taken, then the Ring."""
    match = hunted("6", "3", companions="meriadoc peregrin", guide="meriadoc")
    assert asked(match) == "free-peoples separate-guide"
    match.play("separate-guide yes", "separate-guide no")
    assert asked(match) == "free-peoples hunt-casualty"
    match.play("hunt-casualty ring", "companions-to hollin")
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.companions == ("peregrin",)


def test_w19_21_a_new_guide_may_use_his_ability_at_once() -> None:
    """T19-27: Legolas falls, Meriadoc guides and leaves for the last point."""
    match = hunted("6", "3", companions="legolas meriadoc")
    match.play("hunt-casualty guide")
    assert asked(match) == "free-peoples separate-guide"
    match.play("separate-guide yes", "companions-to hollin")
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.guide == "gollum"
    assert match.state.whereabouts == {"meriadoc": "hollin"}


def test_w19_21_gollum_too() -> None:
    """Y38: tile 3, the last Companion has Level 2, Gollum takes the last point."""
    match = hunted("6", "3", companions="gimli")
    match.play("hunt-casualty guide", "reveal-to-reduce yes", "reveal-in trollshaws")
    fellowship = match.state.fellowship
    assert (fellowship.corruption, fellowship.guide, fellowship.hidden) == (0, "gollum", False)
    assert match.state.eliminated == ("gimli",)


def test_w19_22_the_guide_or_a_random_companion() -> None:
    """T19-28, R175: the Guide's counter is among them, the Ring-bearers' are not."""
    match = hunted("6", "1", "random-companion strider", companions="meriadoc strider")
    assert options(match) == ["ring", "guide", "random"]
    match.play("hunt-casualty random")
    assert offered(match, "random-companion") == ["meriadoc", "strider"]
    assert match.state.eliminated == ("strider",)
    assert match.state.fellowship.companions == ("meriadoc",)


def test_w19_22_the_only_companion_is_the_guide() -> None:
    match = hunted("6", "1", companions="strider")
    assert options(match) == ["ring", "guide"]


def test_w19_22_one_casualty_for_one_tile() -> None:
    """T19-29 (OP-86): damage 3, two of it for Gimli, the last for the Ring."""
    match = hunted("6", "3", companions="boromir gimli legolas", guide="gimli")
    match.play("hunt-casualty guide", "guide boromir")
    assert asked(match) == "shadow action"
    assert match.state.fellowship.corruption == 1


def test_w19_22_none_without_companions() -> None:
    """OP-86."""
    match = hunted("6", "2", companions="")
    match.play("reveal-to-reduce no")
    assert match.state.fellowship.corruption == 2
    assert asked(match) == "shadow action"


def test_w19_22_the_whole_hunt_of_the_example() -> None:
    """X27, R177: turn 4 in Goblins' Gate: 2, 5 and 6 with one FP die are two successes; damage
    3, Gimli is drawn, one Corruption; Progress 2, Hidden, two FP dice in the Hunt Box."""
    match = hunted(
        "2 5 6",
        "3",
        "gimli",
        at="goblins-gate",
        progress=1,
        companions="gimli strider",
        hunt_box=(1, 3, 0),
    )
    match.play("hunt-casualty random")
    state = match.state
    assert told(match, "hunt-roll") == [(3, 1, 2)]
    assert state.eliminated == ("gimli",)
    fellowship = state.fellowship
    assert (fellowship.corruption, fellowship.progress, fellowship.hidden) == (1, 2, True)
    assert state.hunt_box.free == 2
    finish(match)


def test_w19_22_1_a_level_above_the_damage() -> None:
    """T19-30, R176: he is eliminated all the same."""
    match = hunted("6", "1", companions="gandalf-grey gimli")
    match.play("hunt-casualty guide")
    assert match.state.eliminated == ("gandalf-grey",)
    assert match.state.fellowship.corruption == 0


def test_w19_22_1_a_level_below_the_damage() -> None:
    """T19-31: on the Mordor Track, damage 3, Level 1: eliminated, two Corruption."""
    match = move_on(
        position(mordor=0, companions="meriadoc", pool="3"),
        *("separate-guide no", "hunt-casualty guide", "reveal-to-reduce no"),
        rolls=["3"],
    )
    assert match.state.eliminated == ("meriadoc",)
    assert match.state.fellowship.corruption == 2


def test_w19_23_using_the_ring() -> None:
    """T19-32, Y12: tile 3, no casualty, Corruption 0 to 3."""
    match = hunted("6", "3")
    match.play(RING)
    assert match.state.fellowship.corruption == 3
    assert len(match.state.fellowship.companions) == 7


def test_w19_20a_everybody_sees_the_damage_that_is_left() -> None:
    """The tile, the damage and the successes, while the tile is being resolved."""
    match = hunted("6 6", "3", companions="boromir", table="horn-of-gondor", hunt_box=(0, 2, 0))
    assert match.state.hunt == Hunt("3", 3, 2)
    match.play("table-card horn-of-gondor")
    assert match.state.hunt == Hunt("3", 2, 2)
    match.play(RING)
    assert match.state.hunt is None


def test_w19_20a_everybody_sees_the_tile_before_it_is_replaced() -> None:
    match = hunted("6", "shelobs-lair", pool="1 shelobs-lair", table="mithril-coat-and-sting")
    assert match.state.hunt == Hunt("shelobs-lair", 0, 1)


# ---- several tiles

DECLARE = "fellowship-phase declare"


def test_w19_24_no_reveal_when_declared_in_a_city_or_stronghold() -> None:
    """T19-33, R149: to Lórien by Moria, with the Balrog; the damage counts."""
    game = position(
        at="hollin", progress=3, companions="gimli", table="balrog-of-moria", corruption=4
    )
    match = in_fellowship_phase(
        game, DECLARE, "declare-in lorien", "use-balrog yes", RING, rolls=["1r"]
    )
    assert match.state.fellowship.corruption == 4
    assert match.state.fellowship.hidden
    finish(match)


def test_w19_24_an_eye_of_the_balrog_is_put_aside() -> None:
    """Nothing happens, not even in Moria."""
    game = position(at="hollin", progress=1, companions="gimli", table="balrog-of-moria")
    match = in_fellowship_phase(game, DECLARE, "declare-in moria", "use-balrog yes", rolls=["eye"])
    assert match.state.fellowship.hidden
    assert match.state.drawn_tiles == ("eye",)
    assert match.state.table == ()


def test_w19_24_the_balrog_may_wait() -> None:
    game = position(at="hollin", progress=1, companions="gimli", table="balrog-of-moria")
    match = in_fellowship_phase(game, DECLARE, "declare-in moria", "use-balrog no")
    assert match.state.table == ("balrog-of-moria",)
    assert match.state.drawn_tiles == ()


def test_w19_24_it_counts_where_the_enemy_is_in_control() -> None:
    """T19-34: declared in Moria; revealed there, so a tile for the Stronghold follows."""
    game = position(at="hollin", progress=1, companions="gimli", table="balrog-of-moria")
    match = in_fellowship_phase(
        game, DECLARE, "declare-in moria", "use-balrog yes", RING, RING, rolls=["1r", "2"]
    )
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("moria", 0, False)
    assert fellowship.corruption == 3
    finish(match)


def test_w19_25_each_tile_is_resolved_before_the_next() -> None:
    """X26, R157: the Hunt's, the Balrog's, the Stronghold's."""
    match = hunted("6", "1r", "2", "3", companions="gimli", table="balrog-of-moria")
    match.play(RING, "reveal-in moria", "use-balrog yes", RING)
    assert told(match, "hunt-damage") == [(1,), (2,), (3,)]
    assert match.state.fellowship.corruption == 3
    match.play(RING)
    assert match.state.fellowship.corruption == 6
    finish(match)


def test_w19_25_the_balrog_in_a_captured_moria() -> None:
    """His tile is due, none for the Stronghold, which is no longer the Shadow's."""
    match = hunted("6", "0r", "2", companions="gimli", captured="moria", table="balrog-of-moria")
    match.play("reveal-in moria", "use-balrog yes", RING)
    assert match.state.fellowship.corruption == 2
    assert told(match, "tile-for-stronghold") == []
    finish(match)


def test_w19_25_the_game_may_be_over_before_the_last_one() -> None:
    """T19-35, R184 (OP-89)."""
    match = hunted("6", "1r", "2", companions="gimli", corruption=9, table="balrog-of-moria")
    match.play(RING, "reveal-in moria", "use-balrog yes", RING)
    assert match.outcome is not None
    assert match.outcome.condition == "corruption"
    finish(match)
