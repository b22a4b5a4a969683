"""The Free Peoples Strategy deck: recruiting."""

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
    play_event,
    play_with_icon,
    position,
    why_no_event,
)

Position = dict[str, Any]
"""What a position differs in from the start."""


# ---- recruiting in a named region


# Card, region, Nation, with a Leader, with a card drawn afterwards.
MUSTERS = [
    ("guards-of-the-citadel", "minas-tirith", "gondor", True, False),
    ("celeborns-galadhrim", "lorien", "elves", False, True),
    ("grimbeorn-the-old-son-of-beorn", "carrock", "north", True, False),
    ("imrahil-of-dol-amroth", "dol-amroth", "gondor", True, False),
    ("kindred-of-glorfindel", "rivendell", "elves", False, True),
    ("dain-ironfoots-guard", "erebor", "dwarves", True, False),
    ("thranduils-archers", "woodland-realm", "elves", False, True),
]


each_muster = pytest.mark.parametrize(("card", "place", "nation", "leader", "draws"), MUSTERS)


DRAWN = "faramirs-rangers"
"""The card that is drawn in these tests."""


def mustered(card: str, game: Game, *lines: str, draws: bool) -> Match[Game]:
    """A recruiting card, with the card drawn afterwards if it lets one draw."""
    match = play_with_icon(
        game, card, *lines, rolls=[f"free-peoples-strategy-draw {DRAWN}"] if draws else []
    )
    finish(match)
    assert (DRAWN in match.state.hands[FREE]) == draws
    return match


@each_muster
@pytest.mark.parametrize("kind", ["regular", "elite"])
def test_a_muster_card_brings_a_unit_of_either_kind(
    card: str, place: str, nation: str, leader: bool, draws: bool, kind: str
) -> None:
    """W12.13: though the Nation is not At War, and without any Army there."""
    match = mustered(card, position(), f"unit {nation}-{kind}", draws=draws)
    unit = "1 0" if kind == "regular" else "0 1"
    assert army(match, FREE, place) == f"{nation} {unit} {int(leader)}"
    assert match.state.politics[nation] > 0
    assert acts_next(match, SHADOW)


@each_muster
def test_w12_14_a_muster_card_brings_nobody_where_the_enemy_is(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    for game in (
        position(captured=place),
        position(captured=place, shadow=f"{place}: sauron 1"),
    ):
        match = mustered(card, game, draws=draws)
        assert army(match, FREE, place) == ""
        assert acts_next(match, SHADOW)


@each_muster
def test_r012_a_nazgul_alone_does_not_hinder_a_muster_card(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    game = position(shadow=f"{place}: nazgul")
    match = mustered(card, game, f"unit {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 0 {int(leader)}"


@each_muster
def test_r037_a_muster_card_recruits_inside_a_besieged_stronghold(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return  # a Town
    game = position(free=f"{place}: {nation} 1", shadow=f"{place}: sauron 5", besieged=place)
    match = mustered(card, game, f"unit {nation}-elite", draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 1 {int(leader)}"
    assert match.state.regions[place].besieged == FREE


@each_muster
def test_op_35_a_full_garrison_removes_a_unit_but_takes_the_leader(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return
    full = position(free=f"{place}: {nation} 4 1", shadow=f"{place}: sauron 5", besieged=place)
    match = mustered(card, full, f"unit {nation}-elite", f"excess {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 3 2 {int(leader)}"
    assert acts_next(match, SHADOW)


@each_muster
def test_a_muster_card_recruits_outside_a_stronghold_that_its_side_besieges(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return
    game = position(
        free=f"{place}: {nation} 3", shadow=f"{place}: sauron 1", besieged=place, captured=place
    )
    match = mustered(card, game, f"unit {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 4 0 {int(leader)}"


ALL = {"dwarves": (5, 5), "elves": (5, 10), "gondor": (15, 5), "north": (10, 5)}


@each_muster
def test_r040_a_muster_card_brings_what_is_left(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    """No Elite left: a Regular comes, unasked; no unit left: nobody without an Army there."""
    regulars, elites = ALL[nation]
    match = mustered(card, position(spent=f"{nation} 0 {elites}"), draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 0 {int(leader)}"
    match = mustered(card, position(spent=f"{nation} {regulars} {elites}"), draws=draws)
    assert army(match, FREE, place) == ""
    assert match.state.reinforcements[nation].leaders == 4


@pytest.mark.parametrize("card", [card for card, *_, leader, _ in MUSTERS if leader])
def test_a_leader_comes_alone_to_an_army_and_a_unit_without_a_leader(card: str) -> None:
    place, nation = next((p, n) for c, p, n, *_ in MUSTERS if c == card)
    regulars, elites = ALL[nation]
    game = position(free=f"{place}: {nation} 1", spent=f"{nation} {regulars - 1} {elites}")
    assert army(play_with_icon(game, card), FREE, place) == f"{nation} 1 0 1"
    game = position(spent=f"{nation} 0 0 4")
    match = play_with_icon(game, card, f"unit {nation}-regular")
    assert army(match, FREE, place) == f"{nation} 1 0 0"


def test_w8_4_the_card_drawn_may_have_to_be_paid_with_another() -> None:
    hand = "athelas axe-and-bow bilbos-song elven-cloaks elven-rope horn-of-gondor"
    match = play_with_icon(
        position(free_hand=hand, captured="woodland-realm"),
        "thranduils-archers",
        "discard elven-rope",
        rolls=[DRAWN],
    )
    assert match.state.buried[FREE] == ("elven-rope",)
    assert len(match.state.hands[FREE]) == 6


def test_r042_an_empty_deck_gives_no_card_and_the_unit_comes_all_the_same() -> None:
    game = position()
    game.decks["free-peoples-strategy"] = game.decks["free-peoples-strategy"]._replace(
        loose=("celeborns-galadhrim",)
    )
    match = play_with_icon(game, "celeborns-galadhrim", "unit elves-regular")
    assert army(match, FREE, "lorien") == "elves 1 0 0"
    assert match.state.hands[FREE] == ()


def test_gandalf_draws_after_a_muster_card_played_with_an_event_result() -> None:
    match = play_event(
        position(), "guards-of-the-citadel", "unit gondor-regular", "guide-draw yes", rolls=[DRAWN]
    )
    assert match.state.hands[FREE] == (DRAWN,)


# ---- King Brand's Men, Swords in Eriador


@pytest.mark.parametrize(
    ("more", "dale"),
    [
        ({}, "north 2 0 0"),
        ({"free": "dale: north 1 0 1"}, "north 3 0 1"),
        ({"spent": "north 9"}, "north 1 0 0"),
        ({"spent": "north 10"}, ""),
        ({"captured": "dale"}, ""),
        ({"captured": "dale", "shadow": "dale: sauron 1"}, ""),
    ],
)
def test_king_brands_men_two_regulars_then_a_card(more: Position, dale: str) -> None:
    match = mustered("king-brands-men", position(**more), draws=True)
    assert army(match, FREE, "dale") == dale
    assert acts_next(match, SHADOW)


@pytest.mark.parametrize(
    ("more", "lines", "shire", "ered_luin"),
    [
        ({}, ["unit north-elite", "unit dwarves-regular"], "north 0 1 0", "dwarves 1 0 0"),
        ({}, ["unit north-regular", "unit dwarves-elite"], "north 1 0 0", "dwarves 0 1 0"),
        ({"captured": "the-shire"}, ["unit dwarves-elite"], "", "dwarves 0 1 0"),
        ({"captured": "ered-luin"}, ["unit north-elite"], "north 0 1 0", ""),
        ({"spent": "north 10 5"}, ["unit dwarves-elite"], "", "dwarves 0 1 0"),
        ({"spent": "dwarves 5 5"}, ["unit north-elite"], "north 0 1 0", ""),
        ({"captured": "the-shire ered-luin"}, [], "", ""),
    ],
)
def test_swords_in_eriador_units_in_two_regions_then_a_card(
    more: Position, lines: list[str], shire: str, ered_luin: str
) -> None:
    match = mustered("swords-in-eriador", position(**more), *lines, draws=True)
    assert army(match, FREE, "the-shire") == shire
    assert army(match, FREE, "ered-luin") == ered_luin
    assert acts_next(match, SHADOW)


# ---- Círdan's Ships


def test_cirdans_ships_need_the_elves_at_war() -> None:
    assert (
        why_no_event(position(free="pelargir: gondor 1"), "cirdans-ships")
        == "nation-not-at-war elves"
    )
    assert why_no_event(position(war="elves"), "cirdans-ships") == ""


def test_cirdans_ships_sail_to_an_army_on_the_coast() -> None:
    """Not to Osgiliath, nor to a Companion without an Army, nor to an empty Grey Havens."""
    match = play_with_icon(
        position(
            free="pelargir: gondor 1; osgiliath: gondor 1; evendim: gimli; tower-hills: north 1;"
            "west-harondor: rohan 1",
            war="elves",
        ),
        "cirdans-ships",
    )
    assert options(match) == ["pelargir", "west-harondor"]
    match.play("in pelargir", "unit elves-regular", "unit elves-elite")
    assert army(match, FREE, "pelargir") == "elves 1 1 0 + gondor 1 0 0"
    assert acts_next(match, SHADOW)


def test_cirdans_ships_come_to_a_besieged_garrison_and_to_besiegers() -> None:
    game = position(
        free="grey-havens: elves 4; umbar: gondor 3",
        shadow="grey-havens: sauron 5; umbar: southrons 1",
        besieged="grey-havens umbar",
        war="elves",
    )
    match = play_with_icon(game, "cirdans-ships")
    assert options(match) == ["grey-havens", "umbar"]
    match.play("in grey-havens", "unit elves-elite", "unit elves-elite", "excess elves-regular")
    assert army(match, FREE, "grey-havens") == "elves 3 2 0"


def test_r040_cirdans_ships_bring_as_many_elves_as_there_are() -> None:
    one = position(free="pelargir: gondor 1", war="elves", spent="elves 5 9")
    assert (
        army(play_with_icon(one, "cirdans-ships"), FREE, "pelargir") == "elves 0 1 0 + gondor 1 0 0"
    )
    none = position(free="pelargir: gondor 1", war="elves", spent="elves 5 10")
    assert acts_next(play_with_icon(none, "cirdans-ships"), SHADOW)


def test_cirdans_ships_find_no_army_on_the_coast() -> None:
    match = play_with_icon(position(free="osgiliath: gondor 1", war="elves"), "cirdans-ships")
    assert acts_next(match, SHADOW)
    assert match.state.reinforcements["elves"].units == 15


# ---- Riders of Théoden, Éomer


def test_riders_of_theoden_come_to_edoras_or_to_a_companion_in_rohan() -> None:
    match = play_with_icon(
        position(free="fords-of-isen: gimli; folde: rohan 1; fangorn: legolas; osgiliath: boromir"),
        "riders-of-theoden",
    )
    assert sorted(options(match)) == ["edoras", "fords-of-isen"]
    match.play("in fords-of-isen", "unit rohan-elite")
    assert army(match, FREE, "fords-of-isen") == "rohan 0 1 1 + gimli"
    assert acts_next(match, SHADOW)


def test_riders_of_theoden_do_not_come_where_the_enemy_is() -> None:
    """A20: a Companion in Eastemnet, but a Shadow Army too."""
    game = position(
        free="eastemnet: gimli; westemnet: legolas; helms-deep: rohan 1 + boromir",
        shadow="eastemnet: isengard 1; helms-deep: isengard 5",
        captured="edoras westemnet",
        besieged="helms-deep",
    )
    match = play_with_icon(game, "riders-of-theoden", "unit rohan-regular")
    # Only besieged Helm's Deep is left.
    assert army(match, FREE, "helms-deep") == "rohan 2 0 1 + boromir"


def test_riders_of_theoden_nowhere_to_come_to() -> None:
    game = position(captured="edoras", shadow="edoras: isengard 1")
    match = play_with_icon(game, "riders-of-theoden")
    assert acts_next(match, SHADOW)
    assert match.state.reinforcements["rohan"].leaders == 4


@pytest.mark.parametrize("card", ["riders-of-theoden", "eomer-son-of-eomund"])
def test_riders_without_units_left_are_a_leader_for_an_army(card: str) -> None:
    game = position(free="edoras: rohan 1", spent="rohan 9 5")
    assert army(play_with_icon(game, card), FREE, "edoras") == "rohan 1 0 1"
    nobody = position(spent="rohan 10 5")
    assert acts_next(play_with_icon(nobody, card), SHADOW)
    no_leader = position(free="edoras: rohan 1", spent="rohan 0 0 4")
    places = ["in edoras"] if card == "eomer-son-of-eomund" else []
    match = play_with_icon(no_leader, card, *places, "unit rohan-elite")
    assert army(match, FREE, "edoras") == "rohan 1 1 0"


def test_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    match = play_with_icon(position(free="fords-of-isen: rohan 2 + gimli"), "eomer-son-of-eomund")
    assert sorted(options(match)) == ["edoras", "folde", "helms-deep", "westemnet"]
    match.play("in folde", "unit rohan-regular")
    assert army(match, FREE, "folde") == "rohan 1 0 1"
    assert acts_next(match, SHADOW)


def test_eomer_does_not_come_into_a_besieged_or_captured_settlement() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="helms-deep: isengard 5; folde: isengard 1",
        besieged="helms-deep",
        captured="edoras",
    )
    match = play_with_icon(game, "eomer-son-of-eomund", "unit rohan-elite")
    assert army(match, FREE, "westemnet") == "rohan 0 1 1"


def test_eomer_comes_to_the_besiegers_of_captured_helms_deep() -> None:
    game = position(
        free="helms-deep: rohan 4",
        shadow="helms-deep: isengard 1; folde: isengard 1; westemnet: isengard 1",
        besieged="helms-deep",
        captured="helms-deep edoras",
    )
    match = play_with_icon(game, "eomer-son-of-eomund", "unit rohan-elite")
    assert army(match, FREE, "helms-deep") == "rohan 4 1 1"
