"""The Free Peoples Strategy deck: Nations that are roused."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    acts_next,
    army,
    finish,
    options,
    play_with_icon,
    position,
    told,
    why_no_event,
)

Position = dict[str, Any]
"""What a position differs in from the start."""


# ---- Book of Mazarbul, Fear! Fire! Foes!


ROUSING = [
    ("book-of-mazarbul", "dwarves", "erebor"),
    ("book-of-mazarbul", "dwarves", "ered-luin"),
    ("fear-fire-foes", "north", "the-shire"),
    ("fear-fire-foes", "north", "bree"),
]


@pytest.mark.parametrize(("card", "nation", "place"), ROUSING)
def test_companions_who_are_there_already_rouse_a_nation(
    card: str, nation: str, place: str
) -> None:
    match = play_with_icon(position(free=f"{place}: boromir"), card, "companion done")
    assert match.state.politics[nation] == 0
    assert nation not in match.state.passive


@pytest.mark.parametrize(("card", "nation", "place"), ROUSING)
def test_no_companion_in_a_captured_region_rouses_a_nation(
    card: str, nation: str, place: str
) -> None:
    match = play_with_icon(
        position(free=f"{place}: boromir", captured=place), card, "companion done"
    )
    assert match.state.politics[nation] == 3
    assert nation in match.state.passive


def test_book_of_mazarbul_moves_companions_there() -> None:
    """Gimli as far as his Level, Boromir not at all, Legolas and Meriadoc together."""
    match = play_with_icon(
        position(free="dale: gimli; fangorn: boromir; bree: legolas + meriadoc"),
        "book-of-mazarbul",
        "companion gimli",
        "companions-to erebor",
        "companion legolas",
        "also meriadoc",
        "companions-to evendim",
        "companion done",
    )
    game = match.state
    assert game.whereabouts == {
        "boromir": "fangorn",
        "gimli": "erebor",
        "legolas": "evendim",
        "meriadoc": "evendim",
    }
    assert game.politics["dwarves"] == 0
    assert "dwarves" not in game.passive
    assert acts_next(match, SHADOW)


def test_book_of_mazarbul_moves_each_companion_once() -> None:
    match = play_with_icon(
        position(free="bree: peregrin + gimli"),
        "book-of-mazarbul",
        "companion peregrin",
        "also no-more",
    )
    assert "the-shire" not in options(match)  # two regions away, his Level is 1
    match.play("companions-to buckland")
    assert options(match) == ["done", "gimli"]


def test_book_of_mazarbul_rouses_nobody_when_no_companion_comes_there() -> None:
    match = play_with_icon(
        position(free="dale: gimli"),
        "book-of-mazarbul",
        "companion gimli",
        "companions-to iron-hills",
    )
    assert match.state.politics["dwarves"] == 3
    assert "dwarves" in match.state.passive


def test_book_of_mazarbul_counts_a_companion_inside_besieged_erebor() -> None:
    game = position(
        free="erebor: dwarves 1 + gimli",
        shadow="erebor: sauron 5",
        besieged="erebor",
        war="dwarves",
    )
    game.politics["dwarves"] = 2
    assert acts_next(
        play_with_icon(game, "book-of-mazarbul"), SHADOW
    )  # he cannot move, nothing is asked
    assert game.politics["dwarves"] == 0


def test_book_of_mazarbul_without_companions_on_the_map_changes_nothing() -> None:
    """Those in the Fellowship are nowhere on the map, wherever the Ring-bearers are (W18.7)."""
    match = play_with_icon(position(at="erebor"), "book-of-mazarbul")
    assert match.state.politics["dwarves"] == 3


def test_w17_4_4_companions_moved_by_fear_fire_foes_activate_nations() -> None:
    match = play_with_icon(
        position(free="buckland: meriadoc; lossarnach: boromir"),
        "fear-fire-foes",
        "companion boromir",
        "companions-to minas-tirith",
        "companion meriadoc",
        "companions-to bree",
    )
    assert match.state.passive == ("dwarves", "rohan")
    assert match.state.politics["north"] == 0
    assert match.state.politics["gondor"] == 2


def test_fear_fire_foes_leaves_a_nation_at_war_as_it_is() -> None:
    match = play_with_icon(
        position(free="bree: boromir", war="north"), "fear-fire-foes", "companion done"
    )
    assert told(match, "advances") == []
    assert match.state.politics["north"] == 0


def test_w10_14_a_companion_in_forlindon_has_nowhere_to_go_when_grey_havens_is_besieged() -> None:
    game = position(
        free="grey-havens: elves 1; forlindon: legolas",
        shadow="grey-havens: sauron 5",
        besieged="grey-havens",
    )
    assert acts_next(play_with_icon(game, "book-of-mazarbul"), SHADOW)


# ---- Wisdom of Elrond


def test_wisdom_of_elrond_activates_and_advances_a_nation() -> None:
    match = play_with_icon(position(), "wisdom-of-elrond", "nation rohan")
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 2


def test_w17_9_wisdom_of_elrond_activates_first_and_so_leads_to_war() -> None:
    match = play_with_icon(position(steps={"gondor": 1}), "wisdom-of-elrond", "nation gondor")
    assert match.state.politics["gondor"] == 0
    assert "gondor" not in match.state.passive


def test_wisdom_of_elrond_offers_no_nation_at_war() -> None:
    match = play_with_icon(position(war="gondor elves"), "wisdom-of-elrond")
    assert options(match) == ["dwarves", "north", "rohan"]


def test_wisdom_of_elrond_when_all_are_at_war() -> None:
    game = position(war="dwarves elves gondor north rohan")
    assert acts_next(play_with_icon(game, "wisdom-of-elrond"), SHADOW)


def test_wisdom_of_elrond_does_not_activate_rohan_under_wormtongue() -> None:
    def rohan(steps: int) -> Match[Game]:
        game = position(shadow="orthanc: saruman", table="wormtongue", steps={"rohan": steps})
        return play_with_icon(game, "wisdom-of-elrond", "nation rohan")

    advanced = rohan(2).state
    assert "rohan" in advanced.passive
    assert advanced.politics["rohan"] == 1
    assert advanced.table == ("wormtongue",)
    assert rohan(1).state.politics["rohan"] == 1


def test_wisdom_of_elrond_is_no_ability_and_leaves_threats_and_promises() -> None:
    match = play_with_icon(
        position(table="threats-and-promises"), "wisdom-of-elrond", "nation north"
    )
    assert match.state.politics["north"] == 2
    assert match.state.table == ("threats-and-promises",)


# ---- The Red Arrow


def test_the_red_arrow_needs_active_gondor() -> None:
    assert why_no_event(position(), "the-red-arrow") == "nation-passive gondor"
    assert why_no_event(position(active="gondor"), "the-red-arrow") == ""


def test_the_red_arrow_advances_rohan_and_recruits_in_edoras() -> None:
    match = play_with_icon(position(active="gondor"), "the-red-arrow", "unit rohan-elite")
    assert match.state.politics["rohan"] == 2
    assert army(match, FREE, "edoras") == "rohan 0 1 1"
    assert "rohan" in match.state.passive


def test_w17_3_the_red_arrow_does_not_lead_passive_rohan_to_war() -> None:
    game = position(active="gondor", steps={"rohan": 1})
    match = play_with_icon(game, "the-red-arrow", "unit rohan-regular")
    assert match.state.politics["rohan"] == 1
    assert army(match, FREE, "edoras") == "rohan 1 0 1"


@pytest.mark.parametrize("more", [{"captured": "edoras"}, {"shadow": "edoras: isengard 1"}])
def test_the_red_arrow_advances_though_edoras_is_not_free(more: Position) -> None:
    match = play_with_icon(position(active="gondor", **more), "the-red-arrow")
    assert match.state.politics["rohan"] == 2
    assert army(match, FREE, "edoras") == ""
    assert acts_next(match, SHADOW)


# ---- The Spirit of Mordor


MIXED = (
    "moria: sauron 3 1 + isengard 1 + nazgul 2; umbar: southrons 4;dagorlad: sauron 2 + southrons 1"
)


def test_the_spirit_of_mordor_offers_armies_of_several_nations() -> None:
    match = play_with_icon(position(shadow=MIXED), "the-spirit-of-mordor")
    assert options(match) == ["dagorlad", "moria"]


def test_the_spirit_of_mordor_does_not_count_nazgul_and_minions_as_a_nation() -> None:
    game = position(
        shadow="orthanc: isengard 3 + nazgul 2 + witch-king; umbar: southrons 1 + nazgul"
    )
    assert acts_next(play_with_icon(game, "the-spirit-of-mordor"), SHADOW)


def test_the_spirit_of_mordor_hits_on_5_and_6_and_the_shadow_chooses() -> None:
    match = play_with_icon(
        position(shadow=MIXED),
        "the-spirit-of-mordor",
        "target moria",
        "casualty isengard-regular",
        "casualty sauron-reduce",
        rolls=["card-roll 5 4 6 1 3"],
    )
    finish(match)
    assert army(match, SHADOW, "moria") == "sauron 4 0 + nazgul 2"
    assert match.state.reinforcements["isengard"].regulars == 12
    assert acts_next(match, SHADOW)


def test_the_spirit_of_mordor_may_miss() -> None:
    match = play_with_icon(
        position(shadow=MIXED), "the-spirit-of-mordor", "target moria", rolls=["1 2 3 4 4"]
    )
    assert army(match, SHADOW, "moria") == "isengard 1 0 0 + sauron 3 1 + nazgul 2"
    assert acts_next(match, SHADOW)


def test_r109_nazgul_and_minions_stay_when_the_spirit_of_mordor_destroys_an_army() -> None:
    match = play_with_icon(
        position(shadow="dagorlad: sauron 1 + southrons 1 + nazgul + mouth-of-sauron"),
        "the-spirit-of-mordor",
        "target dagorlad",
        rolls=["5 5 5 1 1"],
    )
    assert army(match, SHADOW, "dagorlad") == "nazgul 1 + mouth-of-sauron"
    assert match.state.where[SHADOW] == ()


def test_the_spirit_of_mordor_is_no_attack() -> None:
    match = play_with_icon(
        position(shadow=MIXED),
        "the-spirit-of-mordor",
        "target dagorlad",
        "casualty sauron-regular",
        rolls=["5 1 1 1 1"],
    )
    assert told(match, "advances") == []
    assert match.state.politics["southrons"] == 2


def test_r141_the_spirit_of_mordor_strikes_a_besieged_army_and_its_walls_are_taken() -> None:
    match = play_with_icon(
        position(
            free="umbar: gondor 3",
            shadow="umbar: sauron 1 + southrons 1 + nazgul",
            besieged="umbar",
        ),
        "the-spirit-of-mordor",
        "target umbar",
        rolls=["6 6 1 1 1"],
    )
    umbar = match.state.regions["umbar"]
    assert (umbar.besieged, umbar.control) == (None, FREE)
    assert army(match, SHADOW, "umbar") == "nazgul 1"
