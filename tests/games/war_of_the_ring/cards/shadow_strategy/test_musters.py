"""The Shadow Strategy deck: recruiting."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.cards.catalogue import cards_of
from thirdage.games.war_of_the_ring.cards.events import EVENTS
from thirdage.games.war_of_the_ring.setup import FIGURES
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    SHADOW,
    army,
    asked,
    everything,
    offered,
    options,
    play_event,
    position,
    told,
    why_no_event,
)


def reserve(match: Match[Game], nation: str) -> tuple[int, int, int]:
    """The reinforcements of a Nation: Regulars, Elites, Leaders or Nazgûl."""
    _, *numbers = match.state.reserve(nation)
    return numbers[0], numbers[1], numbers[2]


def test_every_card_of_the_deck_has_its_event() -> None:
    for card in cards_of("shadow-strategy"):
        assert card in EVENTS


# ---- 12 Return of the Witch-king


def test_return_of_the_witch_king_needs_him() -> None:
    card = "return-of-the-witch-king"
    assert why_no_event(position(eliminated="witch-king"), card) == "needs-in-play witch-king"
    assert (
        why_no_event(position(shadow="minas-morgul: sauron 1"), card) == "needs-in-play witch-king"
    )
    assert why_no_event(position(shadow="minas-morgul: witch-king"), card) == ""


def test_return_of_the_witch_king_to_angmar_with_recruits() -> None:
    game = position(shadow="minas-morgul: sauron 3 + witch-king")
    match = play_event(game, "return-of-the-witch-king", die="muster")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"
    assert army(match, SHADOW, "minas-morgul") == "sauron 3 0"
    assert match.state.whereabouts["witch-king"] == "angmar"


def test_return_of_the_witch_king_out_of_a_siege() -> None:
    game = position(free="moria: north 3", shadow="moria: sauron 2 + witch-king", besieged="moria")
    match = play_event(game, "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"


def test_return_of_the_witch_king_to_an_angmar_that_is_not_free() -> None:
    for game in (
        position(free="angmar: elves 2", captured="angmar", shadow="moria: witch-king"),
        position(captured="angmar", shadow="moria: witch-king"),
    ):
        match = play_event(game, "return-of-the-witch-king")
        assert army(match, SHADOW, "angmar") == "witch-king"


def test_return_of_the_witch_king_who_is_there_already() -> None:
    match = play_event(position(shadow="angmar: witch-king"), "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 2 1 + witch-king"
    assert told(match, "minion-moves") == []


def test_return_of_the_witch_king_as_many_as_there_are() -> None:
    game = position(shadow="moria: witch-king; nurn: sauron 35 6")
    match = play_event(game, "return-of-the-witch-king")
    assert army(match, SHADOW, "angmar") == "sauron 1 0 + witch-king"


# ---- 13, 14 Half-orcs and Goblin-men, Olog-hai


@pytest.mark.parametrize(
    ("card", "nation"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")]
)
def test_a_unit_where_an_army_is(card: str, nation: str) -> None:
    shadow = "hollin: southrons 1; pelargir: nazgul"
    assert why_no_event(position(shadow=shadow), card) == f"nation-not-at-war {nation}"
    game = position(shadow=f"{shadow}; moria: sauron 1", war=nation)
    match = play_event(game, card)
    # Not where only a Nazgûl is.
    assert options(match) == ["hollin", "moria"]
    match.play("in hollin")
    assert options(match) == [f"{nation}-regular", f"{nation}-elite"]
    match.play(f"unit {nation}-elite")
    there = army(match, SHADOW, "hollin").split(" + ")
    assert sorted(there)[-1] == "southrons 1 0 0"
    assert there[0].startswith(f"{nation} 0 1")


def test_olog_hai_besieged_and_besiegers_count_as_an_army() -> None:
    game = position(
        free="moria: north 5; lorien: elves 1",
        shadow="moria: sauron 5; lorien: sauron 1",
        besieged="moria lorien",
        war="sauron",
    )
    match = play_event(game, "olog-hai")
    assert options(match) == ["lorien", "moria"]
    match.play("in moria", "unit sauron-elite")
    # Five units are the most inside.
    assert options(match) == ["sauron-regular", "sauron-elite"]
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "moria") == "sauron 4 1"


def test_half_orcs_only_what_is_left() -> None:
    game = position(shadow="moria: sauron 1; orthanc: isengard 12 5", war="isengard")
    match = play_event(game, "half-orcs-and-goblin-men", "in moria")
    assert army(match, SHADOW, "moria") == "isengard 0 1 0 + sauron 1 0"


def test_half_orcs_in_vain() -> None:
    game = position(shadow="orthanc: isengard 4 6; moria: isengard 8", war="isengard")
    assert asked(play_event(game, "half-orcs-and-goblin-men")) == "free-peoples die"
    match = play_event(position(war="isengard"), "half-orcs-and-goblin-men")
    assert asked(match) == "free-peoples die"


# ---- 15 Hill-trolls


def test_hill_trolls_need_sauron_at_war() -> None:
    assert why_no_event(position(), "hill-trolls") == "nation-not-at-war sauron"
    assert why_no_event(position(war="sauron"), "hill-trolls") == ""


def test_hill_trolls_in_one_region_or_two() -> None:
    game = position(shadow="moria: sauron 2; hollin: sauron 1; nurn: southrons 2", war="sauron")
    match = play_event(game, "hill-trolls")
    assert options(match) == ["hollin", "moria"]
    match.play("upgrade-in moria", "upgrade-in hollin")
    assert army(match, SHADOW, "moria") == "sauron 1 1"
    assert army(match, SHADOW, "hollin") == "sauron 0 1"
    assert reserve(match, "sauron") == (35, 4, 8)
    assert everything(match.state) == FIGURES


def test_hill_trolls_both_in_a_besieged_garrison() -> None:
    game = position(
        free="moria: elves 5",
        shadow="moria: sauron 3; nurn: sauron 1",
        besieged="moria",
        war="sauron",
    )
    match = play_event(game, "hill-trolls", "upgrade-in moria", "upgrade-in moria")
    assert army(match, SHADOW, "moria") == "sauron 1 2"


def test_hill_trolls_one_if_only_one_is_possible() -> None:
    match = play_event(position(shadow="moria: sauron 1", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 0 1"
    match = play_event(position(shadow="moria: sauron 3 5", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 2 6"
    match = play_event(position(shadow="moria: sauron 3 6", war="sauron"), "hill-trolls")
    assert army(match, SHADOW, "moria") == "sauron 3 6"


# ---- 16 A New Power is Rising


def test_a_new_power_is_rising_needs_saruman() -> None:
    card = "a-new-power-is-rising"
    assert why_no_event(position(eliminated="saruman"), card) == "needs-in-play saruman"
    assert why_no_event(position(shadow="orthanc: saruman"), card) == ""


def test_a_new_power_is_rising() -> None:
    game = position(shadow="orthanc: saruman")
    match = play_event(
        game, "a-new-power-is-rising", "unit isengard-elite", "unit isengard-regular"
    )
    assert army(match, SHADOW, "orthanc") == "isengard 1 1 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 2 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 2 0 0"
    assert asked(match) == "free-peoples die"


def test_a_new_power_is_rising_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="orthanc: saruman; nurn: isengard 9 6")
    match = play_event(game, "a-new-power-is-rising")
    assert options(match) == ["north-dunland", "south-dunland", "orthanc"]
    match.play("in orthanc", "in south-dunland", "in north-dunland")
    assert army(match, SHADOW, "orthanc") == "isengard 1 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"
    assert reserve(match, "isengard")[0] == 0


def test_a_new_power_is_rising_not_in_captured_regions_but_under_siege() -> None:
    game = position(
        free="orthanc: rohan 5; south-dunland: rohan 1",
        shadow="orthanc: isengard 4 + saruman",
        besieged="orthanc",
        captured="south-dunland north-dunland",
    )
    match = play_event(game, "a-new-power-is-rising", "unit isengard-elite", "unit isengard-elite")
    match.play("excess isengard-regular")
    assert army(match, SHADOW, "orthanc") == "isengard 3 2 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == ""
    assert army(match, SHADOW, "south-dunland") == ""


# ---- 17 Many Kings to the Service of Mordor


def test_many_kings_in_three_settlements() -> None:
    game = position(free="near-harad: gondor 1", captured="near-harad")
    assert why_no_event(game, "many-kings-to-the-service-of-mordor") == ""
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    assert options(match) == ["far-harad", "north-rhun", "south-rhun", "umbar"]
    match.play("in umbar", "in north-rhun")
    # Three different ones.
    assert options(match) == ["far-harad", "south-rhun"]
    match.play("in far-harad")
    for name in ("umbar", "north-rhun", "far-harad"):
        assert army(match, SHADOW, name) == "southrons 2 0 0"
    assert army(match, SHADOW, "south-rhun") == ""


def test_many_kings_in_a_besieged_umbar() -> None:
    game = position(
        free="umbar: gondor 5",
        shadow="umbar: southrons 4",
        besieged="umbar",
        captured="near-harad far-harad north-rhun south-rhun",
    )
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    # Six are one too many inside.
    assert army(match, SHADOW, "umbar") == "southrons 5 0 0"


def test_many_kings_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: southrons 21")
    match = play_event(game, "many-kings-to-the-service-of-mordor")
    match.play("in umbar", "in far-harad", "in near-harad")
    match.play("in umbar", "in umbar", "in near-harad")
    assert army(match, SHADOW, "umbar") == "southrons 2 0 0"
    assert army(match, SHADOW, "near-harad") == "southrons 1 0 0"
    assert army(match, SHADOW, "far-harad") == ""


def test_many_kings_with_one_unit_left_or_none() -> None:
    match = play_event(
        position(shadow="nurn: southrons 23"), "many-kings-to-the-service-of-mordor", "in umbar"
    )
    assert army(match, SHADOW, "umbar") == "southrons 1 0 0"
    assert asked(match) == "free-peoples die"
    match = play_event(position(shadow="nurn: southrons 24"), "many-kings-to-the-service-of-mordor")
    assert told(match, "recruits") == []


# ---- 18 The King is Revealed


def test_the_king_is_revealed_needs_aragorn_not_strider() -> None:
    card = "the-king-is-revealed"
    assert (
        why_no_event(position(free="pelargir: gondor 1 + strider"), card) == "needs-in-play aragorn"
    )
    assert why_no_event(position(eliminated="aragorn"), card) == "needs-in-play aragorn"
    assert why_no_event(position(free="pelargir: gondor 1 + aragorn"), card) == ""


def test_the_king_is_revealed_five_regulars_and_a_nazgul() -> None:
    match = play_event(position(free="pelargir: aragorn"), "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == "sauron 5 0 + nazgul 1"


def test_the_king_is_revealed_nothing_in_a_captured_minas_morgul() -> None:
    game = position(free="pelargir: aragorn", captured="minas-morgul")
    match = play_event(game, "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == ""


def test_the_king_is_revealed_inside_a_besieged_minas_morgul() -> None:
    game = position(
        free="pelargir: aragorn; minas-morgul: gondor 5",
        shadow="minas-morgul: sauron 2",
        besieged="minas-morgul",
    )
    match = play_event(game, "the-king-is-revealed")
    # Five units inside, Nazgûl without limit.
    assert army(match, SHADOW, "minas-morgul") == "sauron 5 0 + nazgul 1"


def test_the_king_is_revealed_as_many_as_there_are() -> None:
    game = position(
        free="pelargir: aragorn",
        shadow="nurn: sauron 10 + nazgul 8; moria: sauron 10; "
        "hollin: sauron 10; gorgoroth: sauron 4",
    )
    match = play_event(game, "the-king-is-revealed")
    assert army(match, SHADOW, "minas-morgul") == "sauron 2 0"
    assert asked(match) == "free-peoples die"


# ---- 19 Shadows on the Misty Mountains


def test_shadows_on_the_misty_mountains() -> None:
    match = play_event(position(), "shadows-on-the-misty-mountains", die="muster")
    assert options(match) == ["mount-gram", "moria"]
    match.play("in mount-gram", "unit sauron-elite", "unit sauron-regular")
    assert army(match, SHADOW, "mount-gram") == "sauron 1 1 + nazgul 1"
    assert army(match, SHADOW, "moria") == ""


def test_shadows_on_the_misty_mountains_in_a_besieged_moria_if_mount_gram_is_taken() -> None:
    game = position(
        free="mount-gram: elves 1; moria: elves 3", shadow="moria: sauron 1", besieged="moria"
    )
    match = play_event(
        game, "shadows-on-the-misty-mountains", "unit sauron-elite", "unit sauron-elite"
    )
    assert army(match, SHADOW, "moria") == "sauron 1 2 + nazgul 1"


def test_shadows_on_the_misty_mountains_only_a_nazgul_is_left() -> None:
    game = position(shadow="nurn: sauron 36 6")
    match = play_event(game, "shadows-on-the-misty-mountains", "in moria")
    assert army(match, SHADOW, "moria") == "nazgul 1"


# ---- 20 Orcs Multiplying Again


def test_orcs_multiplying_again() -> None:
    match = play_event(position(), "orcs-multiplying-again", die="muster")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0"
    assert army(match, SHADOW, "mount-gundabad") == "sauron 3 0"
    assert match.state.politics["sauron"] == 1


def test_orcs_multiplying_again_in_the_region_that_is_left() -> None:
    game = position(captured="dol-guldur", shadow="mount-gundabad: sauron 8")
    match = play_event(game, "orcs-multiplying-again")
    assert army(match, SHADOW, "dol-guldur") == ""
    assert army(match, SHADOW, "mount-gundabad") == "sauron 10 0"


def test_orcs_multiplying_again_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: sauron 32")
    match = play_event(game, "orcs-multiplying-again")
    match.play("in dol-guldur", "in dol-guldur", "in dol-guldur")
    # There are three at most.
    match.play("in mount-gundabad")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0"
    assert army(match, SHADOW, "mount-gundabad") == "sauron 1 0"


# ---- 21 Horde From the East


def test_horde_from_the_east_needs_the_southrons_at_war() -> None:
    assert why_no_event(position(), "horde-from-the-east") == "nation-not-at-war southrons"
    assert why_no_event(position(war="southrons"), "horde-from-the-east") == ""


def test_horde_from_the_east_at_the_eastern_edge() -> None:
    match = play_event(position(war="southrons"), "horde-from-the-east")
    assert options(match) == ["east-rhun", "south-rhun", "khand", "far-harad"]
    match.play("in khand")
    assert army(match, SHADOW, "khand") == "southrons 5 0 0"


def test_horde_from_the_east_not_where_the_enemy_is() -> None:
    game = position(
        free="east-rhun: north 1",
        captured="far-harad",
        shadow="nurn: southrons 20",
        war="southrons",
    )
    match = play_event(game, "horde-from-the-east")
    assert offered(match, "in") == ["south-rhun", "khand"]
    match.play("in south-rhun")
    # Only four are left.
    assert army(match, SHADOW, "south-rhun") == "southrons 4 0 0"


def test_horde_from_the_east_nowhere() -> None:
    game = position(
        free="east-rhun: north 1; khand: gondor 1", captured="far-harad south-rhun", war="southrons"
    )
    assert asked(play_event(game, "horde-from-the-east")) == "free-peoples die"


# ---- 22 Monsters Roused


def test_monsters_roused() -> None:
    match = play_event(position(), "monsters-roused", die="muster")
    for name in ("angmar", "ettenmoors", "weather-hills"):
        assert army(match, SHADOW, name) == "sauron 1 0"
    assert army(match, SHADOW, "trollshaws") == "sauron 0 1"


def test_monsters_roused_only_where_it_is_free() -> None:
    game = position(free="ettenmoors: north 1; trollshaws: elves 1", captured="angmar")
    match = play_event(game, "monsters-roused")
    assert told(match, "recruits") == [("sauron-regular", 1, "weather-hills")]


def test_monsters_roused_in_a_region_without_army_is_no_entry() -> None:
    match = play_event(position(free="ettenmoors: gimli"), "monsters-roused")
    assert army(match, SHADOW, "ettenmoors") == "sauron 1 0"
    assert "north" in match.state.passive


def test_monsters_roused_shadow_says_where_if_units_run_short() -> None:
    game = position(shadow="nurn: sauron 35")
    match = play_event(game, "monsters-roused", "in weather-hills")
    # The Elite is not in question.
    assert offered(match, "in") == ["angmar", "ettenmoors", "weather-hills"]
    assert army(match, SHADOW, "weather-hills") == "sauron 1 0"
    assert army(match, SHADOW, "trollshaws") == "sauron 0 1"


# ---- 23 Musterings of Long-planned War


def test_musterings_of_long_planned_war_need_all_shadow_nations_at_war() -> None:
    card = "musterings-of-long-planned-war"
    assert why_no_event(position(war="southrons sauron"), card) == "nation-not-at-war isengard"
    assert why_no_event(position(war="southrons sauron isengard"), card) == ""


def test_musterings_of_long_planned_war() -> None:
    game = position(shadow="gorgoroth: sauron 6", war="southrons sauron isengard")
    match = play_event(game, "musterings-of-long-planned-war", die="muster")
    assert army(match, SHADOW, "nurn") == "sauron 5 0"
    # Eleven in Gorgoroth are one too many.
    assert asked(match) == "shadow excess"
    match.play("excess sauron-regular")
    assert army(match, SHADOW, "gorgoroth") == "sauron 5 0 + southrons 5 0 0"


def test_musterings_of_long_planned_war_as_far_as_possible() -> None:
    game = position(
        captured="nurn",
        shadow="moria: southrons 10; hollin: southrons 10",
        war="southrons sauron isengard",
    )
    match = play_event(game, "musterings-of-long-planned-war")
    assert army(match, SHADOW, "nurn") == ""
    assert army(match, SHADOW, "gorgoroth") == "southrons 4 0 0"


# ---- 24 Pits of Mordor


def test_pits_of_mordor_need_sauron_at_war() -> None:
    assert (
        why_no_event(position(war="southrons isengard"), "pits-of-mordor")
        == "nation-not-at-war sauron"
    )
    assert why_no_event(position(war="sauron"), "pits-of-mordor") == ""


def test_pits_of_mordor_in_three_strongholds() -> None:
    match = play_event(position(war="sauron"), "pits-of-mordor")
    assert options(match) == [
        *("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    ]
    match.play("in moria", "in barad-dur", "in morannon")
    for name in ("moria", "barad-dur", "morannon"):
        assert army(match, SHADOW, name) == "sauron 2 0"


def test_pits_of_mordor_one_where_only_one_fits() -> None:
    game = position(shadow="moria: sauron 9", war="sauron")
    match = play_event(game, "pits-of-mordor", "in moria", "in barad-dur", "in morannon")
    assert army(match, SHADOW, "moria") == "sauron 10 0"


def test_pits_of_mordor_two_left_for_two_strongholds_at_most() -> None:
    game = position(shadow="nurn: sauron 34", war="sauron")
    match = play_event(game, "pits-of-mordor", "in moria", "in barad-dur")
    match.play("in moria", "in barad-dur")
    assert army(match, SHADOW, "moria") == "sauron 1 0"
    assert army(match, SHADOW, "barad-dur") == "sauron 1 0"


def test_pits_of_mordor_not_in_captured_ones_and_all_that_are_left() -> None:
    game = position(captured="moria mount-gundabad dol-guldur minas-morgul", war="sauron")
    match = play_event(game, "pits-of-mordor")
    # Two are left: nothing to pick.
    assert army(match, SHADOW, "barad-dur") == "sauron 2 0"
    assert army(match, SHADOW, "morannon") == "sauron 2 0"
