"""W16: capturing Settlements."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import PLACES, SETTLEMENTS
from thirdage.games.war_of_the_ring.casualties import hits_by_card
from thirdage.games.war_of_the_ring.pieces import read_army
from thirdage.games.war_of_the_ring.recruiting import regular, why_not_muster_at
from thirdage.games.war_of_the_ring.settling import points, settle
from thirdage.games.war_of_the_ring.state import Game, new_game
from wotr import FREE, SHADOW, act, army, attack, finish, position, told


def march_in(game: Game, side: str, origin: str, to: str) -> Game:
    """The state after all figures have moved from one region to another by an Army result."""
    match = act(game, side, "army", "action move-armies", f"from {origin}", f"to {to}")
    match.play("who-goes all")
    return match.state


def test_w16_1_at_the_start_everybody_controls_his_own() -> None:
    game = new_game("2e", {})
    assert all(game.regions[name].control == PLACES[name].owner for name in SETTLEMENTS)


def test_w16_1_control_stays_when_the_units_leave() -> None:
    """T16-01, OP-62."""
    game = position(shadow="edoras: isengard 2", captured="edoras", war="isengard")
    game = march_in(game, SHADOW, "edoras", "folde")
    assert game.regions["edoras"].control == SHADOW


def test_w16_2_a_town_without_units() -> None:
    """T16-02, R077: the North becomes Active and advances one step, no attack took place."""
    game = position(shadow="weather-hills: sauron 2", war="sauron")
    game = march_in(game, SHADOW, "weather-hills", "bree")
    assert game.regions["bree"].control == SHADOW
    assert points(game, SHADOW) == 0
    assert game.politics["north"] == 2
    assert "north" not in game.passive


def test_w16_2_nazgul_alone_capture_nothing() -> None:
    """T16-03, OP-62."""
    game = position(shadow="dol-guldur: nazgul 1 + witch-king")
    lines = ("nazgul nazgul dol-guldur", "nazgul-to bree", "nazgul witch-king", "nazgul-to bree")
    match = act(game, SHADOW, "character", "action move-nazgul", *lines)
    assert army(match, SHADOW, "bree") == "nazgul 1 + witch-king"
    assert match.state.regions["bree"].control == FREE


def test_w16_2_companions_alone_hold_nothing() -> None:
    """T16-04: the Companion stays unharmed."""
    game = position(free="lorien: gimli", shadow="dimrill-dale: sauron 2", war="sauron")
    game = march_in(game, SHADOW, "dimrill-dale", "lorien")
    assert game.regions["lorien"].control == SHADOW
    assert game.whereabouts["gimli"] == "lorien"


def test_w16_2_a_city_by_the_advance_after_a_battle() -> None:
    """X14, Y10: Dale."""
    game = position(free="dale: north 1", shadow="old-forest-road: sauron 2", war="sauron")
    lines = ("battle go-on", "retreat erebor", "advance yes", "who-goes all")
    match = attack(game, SHADOW, "old-forest-road", "dale", *lines, rolls=["1 1", "1"])
    assert match.state.regions["dale"].control == SHADOW


def test_w16_2_only_an_entry_captures() -> None:
    """R116: the victor does not advance."""
    game = position(free="dale: north 1", shadow="old-forest-road: sauron 2", war="sauron")
    match = attack(game, SHADOW, "old-forest-road", "dale", "advance no", rolls=["6 1", "1"])
    assert match.state.regions["dale"].control == FREE


def test_w16_3_the_last_defender_inside_is_gone() -> None:
    """T16-05, R140: captured at once, two points, the Nation advances."""
    game = position(
        free="lorien: elves 1",
        shadow="lorien: sauron 1",
        besieged="lorien",
        war="sauron",
        steps={"elves": 3},
    )
    match = attack(game, SHADOW, "lorien", "lorien", rolls=["6", "1"])
    assert match.state.regions["lorien"].control == SHADOW
    assert match.state.regions["lorien"].besieged is None
    assert points(match.state, SHADOW) == 2
    assert match.state.politics["elves"] == 1  # attacked, then captured


def test_w16_3_a_card_on_the_table_loses_its_condition() -> None:
    """Y26, W8.14: Denethor's Folly needs Minas Tirith under siege."""
    game = position(
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 2",
        besieged="minas-tirith",
        war="gondor sauron",
        table="denethors-folly",
    )
    match = attack(game, SHADOW, "minas-tirith", "minas-tirith", rolls=["6 1", "1"])
    assert points(match.state, SHADOW) == 2
    assert match.state.table == ()


def test_w16_3_not_without_a_besieger_left() -> None:
    """OP-65."""
    game = position(
        free="lorien: elves 1", shadow="lorien: sauron 1", besieged="lorien", war="sauron"
    )
    match = attack(game, SHADOW, "lorien", "lorien", rolls=["6", "5"])
    assert match.state.regions["lorien"].control == FREE
    assert points(match.state, SHADOW) == 0


def test_r141_a_garrison_eliminated_by_a_card() -> None:
    """OP-21, W8.16: captured at once; the Leader is lost, the Companion stays unharmed."""
    game = position(
        free="lorien: elves 2 0 1 + gimli", shadow="lorien: sauron 1", besieged="lorien"
    )
    steps = game.politics["elves"]
    script = hits_by_card(game, FREE, "lorien", 2)
    with pytest.raises(StopIteration):  # nothing is asked
        next(script)
    assert game.regions["lorien"].control == SHADOW
    assert game.regions["lorien"].besieged is None
    assert game.army(FREE, "lorien") == read_army("gimli")
    assert game.whereabouts["gimli"] == "lorien"
    assert game.casualties["elves"].leaders == 1
    assert game.politics["elves"] == steps - 1  # the capture; it was no attack


def test_w16_3_besiegers_eliminated_by_a_card() -> None:
    """OP-21: the siege ends and nothing changes hands."""
    game = position(free="lorien: elves 2", shadow="lorien: sauron 1 + nazgul 1", besieged="lorien")
    with pytest.raises(StopIteration):
        next(hits_by_card(game, SHADOW, "lorien", 1))
    assert game.regions["lorien"].besieged is None
    assert game.regions["lorien"].control == FREE
    assert game.army(SHADOW, "lorien").nazgul == 1


def test_w16_4_the_marker_of_the_captor() -> None:
    """T16-06: either side captures, and everybody is told."""
    game = position(free="dimrill-dale: elves 2", war="elves")
    match = act(game, FREE, "army", "action move-armies", "to moria", "who-goes all")
    assert match.state.regions["moria"].control == FREE
    assert told(match, "captured") == [(FREE, "moria", 2)]


def test_w16_5_nobody_recruits_in_a_captured_settlement() -> None:
    """T16-07, T16-08: neither the owner of old nor the captor, garrisoned or not."""
    for shadow in ("dale: sauron 1", ""):
        game = position(shadow=shadow, captured="dale", war="north sauron")
        assert why_not_muster_at(game, regular("north"), "dale") is not None
        assert why_not_muster_at(game, regular("sauron"), "dale") is not None
    assert why_not_muster_at(position(war="north"), regular("north"), "dale") is None


def test_w16_5_nor_is_a_nation_roused_from_there() -> None:
    """T16-07, R071, R083: Meriadoc in captured Dale; in another game FP still holds it."""
    for captured, passive in (("dale", True), ("", False)):
        game = position(free="old-forest-road: meriadoc", captured=captured)
        match = act(game, FREE, "character", "action move-companions", "companions-to dale")
        assert ("north" in match.state.passive) is passive


@pytest.mark.parametrize(
    ("origin", "to", "worth"),
    [("buckland", "the-shire", 1), ("fords-of-isen", "helms-deep", 2), ("westemnet", "folde", 0)],
)
def test_w16_6_points_at_once(origin: str, to: str, worth: int) -> None:
    """T16-09: one for a City, two for a Stronghold, none for a Town."""
    game = position(shadow=f"{origin}: isengard 2", war="isengard")
    assert points(march_in(game, SHADOW, origin, to), SHADOW) == worth


def test_w16_7_retaken() -> None:
    """T16-10, T16-11: the points are lost, FP gains none; the North stands where it stood."""
    game = position(free="erebor: north 2", captured="dale umbar", war="north")
    assert (points(game, SHADOW), points(game, FREE)) == (1, 2)
    game = march_in(game, FREE, "erebor", "dale")
    assert game.regions["dale"].control == FREE
    assert (points(game, SHADOW), points(game, FREE)) == (0, 2)


def test_w16_7_the_counter_does_not_move() -> None:
    """T16-11: neither back nor forward, and the Nation stays Active (T17-02)."""
    game = position(
        free="old-forest-road: north 2", captured="dale", active="north", steps={"north": 2}
    )
    game = march_in(game, FREE, "old-forest-road", "dale")
    assert game.regions["dale"].control == FREE
    assert game.politics["north"] == 2
    assert "north" not in game.passive


def test_w16_7_a_stronghold_is_retaken_by_a_siege() -> None:
    """OP-63: W16.3 with the roles exchanged."""
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 1",
        captured="helms-deep",
        besieged="helms-deep",
        war="rohan isengard",
    )
    match = attack(game, FREE, "helms-deep", "helms-deep", rolls=["6 1", "1"])
    assert told(match, "retaken") == [(FREE, "helms-deep")]
    assert points(match.state, SHADOW) == 0
    finish(match)


def test_w16_7_captured_again_it_counts_again() -> None:
    """W17.8: each time a Settlement is captured by the opponent."""
    game = position(shadow="old-forest-road: sauron 1", war="sauron", active="north")
    for _ in range(2):
        game.regions["dale"] = game.regions["dale"]._replace(control=FREE)
        game = march_in(game, SHADOW, "old-forest-road", "dale")
        game = march_in(game, SHADOW, "dale", "old-forest-road")
    assert game.politics["north"] == 1


def test_w16_2_a_captured_stronghold_is_entered_by_fp_without_a_battle() -> None:
    """W2.14: Saruman alone does not hold Orthanc (T14-37)."""
    game = position(free="fords-of-isen: rohan 2", shadow="orthanc: saruman", war="rohan")
    game = march_in(game, FREE, "fords-of-isen", "orthanc")
    assert game.regions["orthanc"].control == FREE
    assert game.whereabouts["saruman"] == "orthanc"


def test_w16_2_the_checks_capture_nothing_where_both_armies_stand() -> None:
    """An Army that has landed has not captured anything as long as defenders are there."""
    game = position(free="pelargir: gondor 1", shadow="pelargir: southrons 2")
    settle(game, "pelargir")
    assert game.regions["pelargir"].control == FREE
