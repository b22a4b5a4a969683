"""W2: the board, free regions, Settlements."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import (
    ALL_NATIONS,
    PLACES,
    SETTLEMENTS,
    SIDE_OF,
    distances,
    regions_of,
    settlements_of,
    within,
)
from thirdage.games.war_of_the_ring.companions import reach
from thirdage.games.war_of_the_ring.fellowship import journeys
from thirdage.games.war_of_the_ring.movement import why_not_move
from thirdage.games.war_of_the_ring.nazgul import flights, mouth_moves
from thirdage.games.war_of_the_ring.politics import BY_CARD, advance
from thirdage.games.war_of_the_ring.reasons import NOT_ADJACENT
from thirdage.games.war_of_the_ring.regions import is_free, is_free_to_enter, is_unconquered
from thirdage.games.war_of_the_ring.settling import points, settle
from thirdage.games.war_of_the_ring.setup import CRACK_OF_DOOM, LAST_PROGRESS, MOST_CORRUPTION
from wotr import FREE, SHADOW, act, asked, attack, finish, options, position, told

# Distances over borders that can be crossed, as the board has them (board.json).
DISTANCES = {
    ("rivendell", "woodland-realm"): 7,
    ("rivendell", "lorien"): 5,
    ("rivendell", "goblins-gate"): 3,
    ("rivendell", "morannon"): 10,
    ("rivendell", "minas-morgul"): 10,
    ("rivendell", "minas-tirith"): 8,
    ("rivendell", "the-shire"): 4,
    ("rivendell", "erebor"): 8,
    ("lorien", "morannon"): 6,
    ("lorien", "minas-morgul"): 6,
    ("helms-deep", "edoras"): 2,
    ("helms-deep", "orthanc"): 2,
    ("orthanc", "moria"): 4,
}
# Pairs that touch on the board, but only along mountains (W2.3).
MOUNTAINS = (
    ("barad-dur", "morannon"),
    ("edoras", "lamedon"),
    ("fangorn", "orthanc"),
    ("fords-of-bruinen", "moria"),
    ("forlindon", "ered-luin"),
    ("forlindon", "north-ered-luin"),
    ("gorgoroth", "south-ithilien"),
    ("helms-deep", "anfalas"),
    ("lorien", "moria"),
    ("minas-morgul", "morannon"),
    ("morannon", "north-ithilien"),
    ("moria", "old-ford"),
    ("mount-gundabad", "carrock"),
    ("rivendell", "high-pass"),
    ("westemnet", "erech"),
)
COAST = {
    "andrast", "anfalas", "dol-amroth", "druwaith-iaur", "enedwaith", "evendim", "forlindon",
    "grey-havens", "harlindon", "lamedon", "minhiriath", "north-ered-luin", "pelargir",
    "south-ered-luin", "umbar", "west-harondor",
}  # fmt: skip
# By Nation: how many regions, Towns, Cities, Strongholds.
NATIONS_ON_THE_MAP = {
    "dwarves": (4, {"ered-luin", "iron-hills"}, set(), {"erebor"}),
    "elves": (4, set(), set(), {"grey-havens", "lorien", "rivendell", "woodland-realm"}),
    "gondor": (8, {"lamedon", "lossarnach"}, {"pelargir"}, {"dol-amroth", "minas-tirith"}),
    "north": (8, {"bree", "carrock"}, {"dale", "the-shire"}, set()),
    "rohan": (6, {"folde", "westemnet"}, {"edoras"}, {"helms-deep"}),
    "isengard": (4, {"north-dunland", "south-dunland"}, set(), {"orthanc"}),
    "sauron": (
        11,
        {"nurn"},
        {"angmar"},
        {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"},
    ),
    "southrons": (7, {"near-harad", "north-rhun", "south-rhun"}, {"far-harad"}, {"umbar"}),
}


# ---- regions and borders


def test_w2_1_every_region_is_one_step() -> None:
    """T02-01: whatever its kind; a Companion of Level 1 enters a Stronghold or wild land alike."""
    assert len(PLACES) == 105
    game = position(free="folde: meriadoc")
    match = act(game, FREE, "character", "action move-companions")
    assert set(options(match)) == {"druadan-forest", "eastemnet", "edoras", "westemnet"}


@pytest.mark.parametrize(("pair", "distance"), DISTANCES.items())
def test_w2_2_distances(pair: tuple[str, str], distance: int) -> None:
    start, end = pair
    assert distances(start)[end] == distances(end)[start] == distance


def test_w2_2_borders_have_two_sides() -> None:
    """T02-02, T02-03, R013: a border holds for both; a river or a partly white one is one."""
    pairs = {(place.name, border) for place in PLACES.values() for border in place.borders}
    assert {(there, here) for here, there in pairs} == pairs
    assert not [here for here, there in pairs if here == there]
    assert len(pairs) == 2 * 232
    assert ("osgiliath", "south-ithilien") in pairs  # the Anduin


@pytest.mark.parametrize(("here", "there"), MOUNTAINS)
def test_w2_3_nobody_crosses_mountains(here: str, there: str) -> None:
    """T02-04: no Army, Companion, Mouth or Fellowship; a Nazgûl flies anywhere."""
    game = position(
        free=f"{here}: elves 1 + strider",
        shadow="dol-guldur: nazgul 1",
        companions="gimli",
        war="elves",
    )
    assert why_not_move(game, FREE, here, there, False) == NOT_ADJACENT
    assert there not in reach(game, here, 1)
    assert there not in journeys(here, 1, ())
    game = position(shadow=f"{here}: mouth-of-sauron", captured="rivendell lorien grey-havens")
    near = [name for name in mouth_moves(game) if distances(here)[name] == 1]
    assert near
    assert there not in near
    game = position(shadow="dol-guldur: nazgul 1", captured="rivendell lorien helms-deep")
    assert there in flights(game, "dol-guldur")


def test_w2_4_seas_and_lakes_are_no_regions() -> None:
    """T02-05: from the coast there are only regions of the land."""
    assert PLACES["dol-amroth"].borders == ("anfalas", "erech", "lamedon")
    assert "umbar" not in PLACES["pelargir"].borders  # across the bay
    assert distances("forlindon")["harlindon"] > 1  # across the gulf of Lhûn
    assert set(within("forlindon", 1)) == {"forlindon", "grey-havens"}


def test_w2_5_coastal_regions() -> None:
    """T02-06."""
    assert {place.name for place in PLACES.values() if place.coastal} == COAST
    assert "minas-tirith" not in COAST


def test_r014_forlindon_is_reached_from_the_grey_havens_only() -> None:
    assert PLACES["forlindon"].borders == ("grey-havens",)


def test_r015_gorgoroth_is_an_ordinary_region() -> None:
    """The Ring-bearers may be declared there, and walk back."""
    assert {"gorgoroth", "barad-dur", "nurn"} <= set(journeys("morannon", 2, ()))
    assert {"morannon", "minas-morgul"} <= set(journeys("gorgoroth", 1, ()))


# ---- Nations and Settlements


def test_w2_6_every_region_belongs_to_one_nation_or_none() -> None:
    """T02-07."""
    counts = Counter(place.nation for place in PLACES.values())
    assert counts.pop(None) == 53
    assert counts == {nation: number for nation, (number, *_) in NATIONS_ON_THE_MAP.items()}
    assert set(SIDE_OF) == set(ALL_NATIONS) == set(counts)
    for nation in ALL_NATIONS:
        assert len(regions_of(nation)) == counts[nation]


@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_w2_7_settlements_of_a_nation(nation: str) -> None:
    """T02-08: every region has a Fortification, one Settlement or nothing."""
    _, towns, cities, strongholds = NATIONS_ON_THE_MAP[nation]
    assert set(settlements_of(nation, "town")) == towns
    assert set(settlements_of(nation, "city")) == cities
    assert set(settlements_of(nation, "stronghold")) == strongholds
    assert {PLACES[name].kind for name in PLACES} == {
        "",
        "fortification",
        "town",
        "city",
        "stronghold",
    }


def test_w2_8_a_fortification_is_no_settlement() -> None:
    """T02-09: nothing is captured there, and no counter advances for a capture."""
    assert not {"osgiliath", "fords-of-isen"} & set(SETTLEMENTS)
    game = position(shadow="fords-of-isen: isengard 1; osgiliath: sauron 1")
    before = game.politics.copy()
    settle(game, "fords-of-isen", "osgiliath")
    assert game.regions["fords-of-isen"].control is None
    assert game.regions["osgiliath"].control is None
    assert (points(game, SHADOW), game.politics) == (0, before)


def test_w2_8_1_osgiliath_and_the_fords_of_isen() -> None:
    """X32, OP-3."""
    forts = {name: p.nation for name, p in PLACES.items() if p.kind == "fortification"}
    assert forts == {"osgiliath": None, "fords-of-isen": "rohan"}


def test_w2_8_1_only_a_six_hits_osgiliath_in_the_first_round() -> None:
    """T02-10."""
    game = position(free="osgiliath: gondor 2", shadow="south-ithilien: sauron 3", war="sauron")
    match = attack(
        game, SHADOW, "south-ithilien", "osgiliath", rolls=["5 5 6", "1 1", "5 1 1", "1"]
    )
    assert match.state.army(FREE, "osgiliath").units == 1
    match.play("battle go-on", "retreat stay")
    assert match.state.army(FREE, "osgiliath").units == 0  # from then on 5 hits
    finish(match)


def test_r001_nobody_is_roused_by_an_army_in_osgiliath() -> None:
    game = position(shadow="south-ithilien: sauron 1", war="sauron")
    match = act(game, SHADOW, "army", "action move-armies", "to osgiliath")
    assert match.state.passive == ("dwarves", "gondor", "north", "rohan")


def test_r002_an_attack_on_gondor_units_in_osgiliath_rouses_gondor() -> None:
    game = position(free="osgiliath: gondor 2", shadow="south-ithilien: sauron 1", war="sauron")
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", rolls=["1", "1 1"])
    assert "gondor" not in match.state.passive
    assert match.state.politics["gondor"] == 1


def test_r003_gondor_units_may_leave_osgiliath_for_ithilien() -> None:
    game = position(free="osgiliath: gondor 2; folde: rohan 1; eastemnet: rohan 1")
    assert why_not_move(game, FREE, "osgiliath", "south-ithilien", False) is None
    # R004: Drúadan Forest is a region of Gondor.
    assert why_not_move(game, FREE, "folde", "druadan-forest", False) is not None
    assert why_not_move(game, FREE, "eastemnet", "druadan-forest", False) is not None
    game = position(free="folde: rohan 1", war="rohan")
    assert why_not_move(game, FREE, "folde", "druadan-forest", False) is None


def test_r005_a_shadow_army_in_the_empty_fords_of_isen_rouses_rohan() -> None:
    """A region of Rohan is entered, but nothing is captured."""
    game = position(shadow="orthanc: isengard 1", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to fords-of-isen")
    assert "rohan" not in match.state.passive
    assert told(match, "captured") == []
    assert (points(match.state, SHADOW), match.state.politics["rohan"]) == (0, 3)


# ---- control


def test_w2_9_who_controls_what_at_the_start() -> None:
    """T02-11."""
    game = WAR_OF_THE_RING.set_up({"edition": "2e"})
    for name, place in PLACES.items():
        owner = SIDE_OF[place.nation] if place.settled and place.nation else None
        assert game.regions[name].control == place.owner == owner
    controls = [game.regions[name].control for name in ("dale", "moria", "minas-tirith")]
    assert controls == [FREE, SHADOW, FREE]


def test_w2_10_points_for_town_city_and_stronghold() -> None:
    """T02-12: 0 + 1 + 2."""
    game = position(shadow="lossarnach: sauron 1")
    settle(game, "lossarnach")
    assert (game.regions["lossarnach"].control, points(game, SHADOW)) == (SHADOW, 0)
    assert points(position(captured="lossarnach pelargir"), SHADOW) == 1
    assert points(position(captured="lossarnach pelargir minas-tirith"), SHADOW) == 3
    everything_of_free = " ".join(n for n in SETTLEMENTS if PLACES[n].owner == FREE)
    everything_of_shadow = " ".join(n for n in SETTLEMENTS if PLACES[n].owner == SHADOW)
    assert points(position(captured=everything_of_free), SHADOW) == 20
    assert points(position(captured=everything_of_shadow), FREE) == 18


def test_w2_11_unconquered_after_it_was_retaken() -> None:
    """T02-13, R008."""
    game = position(captured="dale", free="erebor: north 2", war="north")
    assert (is_unconquered(game, "dale"), points(game, SHADOW)) == (False, 1)
    match = act(game, FREE, "muster-army", "action move-armies", "to dale", "who-goes all")
    assert told(match, "retaken") == [(FREE, "dale")]
    assert is_unconquered(match.state, "dale")
    assert points(match.state, SHADOW) == 0


def test_w2_11_unconquered_while_its_owner_is_besieged() -> None:
    """T02-14, R009."""
    game = position(
        free="minas-tirith: gondor 1", shadow="minas-tirith: sauron 3", besieged="minas-tirith"
    )
    assert is_unconquered(game, "minas-tirith")


def test_w2_11_captured_moria_is_not_unconquered() -> None:
    """T02-15."""
    assert not is_unconquered(position(captured="moria"), "moria")
    assert is_unconquered(position(), "moria")


# ---- free regions


def test_w2_12_an_empty_region_of_no_nation_is_free_for_both() -> None:
    """T02-16, R010."""
    game = position()
    assert is_free(game, FREE, "arnor")
    assert is_free(game, SHADOW, "arnor")


def test_w2_12_a_nazgul_or_character_alone_takes_nothing_away() -> None:
    """T02-17, OP-4, R012."""
    game = position(shadow="arnor: nazgul 1; angmar: witch-king", free="bree: gimli")
    assert is_free(game, FREE, "arnor")
    assert not is_free(game, FREE, "angmar")  # SH controls the City
    game = position(free="arnor: gimli + strider")
    assert is_free(game, SHADOW, "arnor")


def test_w2_12_enemy_army_or_settlement_makes_a_region_not_free() -> None:
    """T02-18."""
    game = position(free="arnor: north 1")
    assert not is_free(game, SHADOW, "arnor")
    assert not is_free_to_enter(game, SHADOW, "arnor")
    assert is_free(game, FREE, "arnor")
    assert not is_free(game, SHADOW, "edoras")
    assert is_free_to_enter(game, SHADOW, "edoras")


def test_w2_13_a_besieged_region_is_free_for_the_besieger_only() -> None:
    """T02-19, OP-5."""
    game = position(
        free="helms-deep: rohan 1", shadow="helms-deep: isengard 3", besieged="helms-deep"
    )
    assert is_free(game, SHADOW, "helms-deep")
    assert is_free_to_enter(game, SHADOW, "helms-deep")
    assert not is_free(game, FREE, "helms-deep")
    assert not is_free_to_enter(game, FREE, "helms-deep")


def test_w2_14_an_empty_enemy_settlement_is_entered_and_captured() -> None:
    """T02-20, R011."""
    game = position(shadow="westemnet: isengard 2", captured="westemnet", war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "to edoras", "who-goes all")
    assert told(match, "captured") == [(SHADOW, "edoras", 1)]
    assert match.state.regions["edoras"].control == SHADOW


# ---- tracks


def test_w2_15_one_track_for_progress_and_corruption() -> None:
    """T02-21: steps 0 to 12."""
    game = WAR_OF_THE_RING.set_up({"edition": "2e"})
    assert (game.fellowship.progress, game.fellowship.corruption) == (0, 0)
    assert (LAST_PROGRESS, MOST_CORRUPTION) == (12, 12)


def test_w2_16_three_steps_to_war() -> None:
    """T02-22."""
    game = position(active="rohan")
    assert game.politics["rohan"] == 3
    steps = []
    for _ in range(4):
        steps.append(advance(game, "rohan", BY_CARD))
    assert steps == [True, True, True, False]
    assert game.at_war("rohan")


def test_w2_17_five_advances_to_the_crack_of_doom() -> None:
    """T02-23."""
    assert CRACK_OF_DOOM == 5
    for step in range(1, 5):
        game = position(mordor=step - 1, companions="", pool="elven-cloaks elven-rope")
        match = act(game, FREE, "character", "action move-fellowship", rolls=["elven-rope"])
        assert match.state.fellowship.mordor == step
        assert match.outcome is None
    game = position(mordor=4, companions="", pool="elven-cloaks")
    match = act(game, FREE, "character", "action move-fellowship", rolls=["elven-cloaks"])
    assert match.state.fellowship.mordor == 5
    assert match.outcome is not None
    assert (match.outcome.winners, asked(match)) == ((FREE,), "")
