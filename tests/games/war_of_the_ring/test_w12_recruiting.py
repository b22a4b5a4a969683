"""W12: recruiting."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.actions import possible_actions
from thirdage.games.war_of_the_ring.pieces import Figure
from thirdage.games.war_of_the_ring.recruiting import muster_places, recruit, why_not_muster_at
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

GONDOR = Figure("gondor", "regular")
ROHAN = Figure("rohan", "regular")
NAZGUL = Figure("sauron", "nazgul")


def mustering(game: Game, side: str = FREE) -> Match[Game]:
    """A Muster result recruits."""
    return act(game, side, "muster", "action recruit")


def rule_against(game: Game, figure: Figure, name: str) -> str:
    """The rule that forbids it; "" if it is allowed."""
    reason = why_not_muster_at(game, figure, name)
    return "" if reason is None else reason.rule


# ---- by a Muster result


def test_w12_1_in_phase_5_by_a_muster_result_or_a_card() -> None:
    """T12-01: not in phase 2, nor by another result."""
    match = start(position(war="gondor"), plan(fellowship_phase))
    assert options(match) == ["done", "declare", "strider"]
    game = position(war="gondor")
    able = {
        face
        for face in ("character", "event", "muster", "muster-army", "will-of-the-west")
        if "recruit" in possible_actions(game, FREE, face)
    }
    assert able == {"muster", "muster-army", "will-of-the-west"}


def test_w12_2_only_for_nations_at_war() -> None:
    """T12-02."""
    game = position(steps={"gondor": 1}, active="gondor")
    assert "recruit" not in possible_actions(game, FREE, "muster")
    assert rule_against(game, GONDOR, "minas-tirith") == "W12.2"
    assert rule_against(position(war="gondor"), GONDOR, "minas-tirith") == ""


def test_w12_2_gondor_has_just_come_to_war() -> None:
    """Y11: an Elite in Dol Amroth with a Muster/Army die."""
    match = act(position(war="gondor"), FREE, "muster-army", "action recruit")
    match.play("recruit gondor-elite", "in dol-amroth")
    assert army(match, FREE, "dol-amroth") == "gondor 0 1 0"
    assert asked(match).startswith(SHADOW)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("sauron-regular", "sauron-regular"),
        ("sauron-regular", "nazgul"),
        ("nazgul", "nazgul"),
        ("nazgul", "sauron-regular"),
    ],
)
def test_w12_3_two_figures_or_an_elite(first: str, second: str) -> None:
    """T12-03, R032: a pair is Regulars and Nazgûl, in either order; never with an Elite."""
    match = mustering(position(war="sauron"), SHADOW)
    match.play(f"recruit {first}", "in morannon")
    assert options(match) == ["sauron-regular", "nazgul", "none"]
    match.play(f"second-recruit {second}", "in barad-dur")
    assert asked(match).startswith(FREE)
    assert told(match, "recruits") == [(first, 1, "morannon"), (second, 1, "barad-dur")]


def test_w12_3_one_elite() -> None:
    match = mustering(position(war="sauron"), SHADOW)
    match.play("recruit sauron-elite", "in morannon")
    assert asked(match).startswith(FREE)
    assert army(match, SHADOW, "morannon") == "sauron 0 1"


def test_w12_3_one_figure_of_a_pair() -> None:
    """OP-32, R041: by choice, or because there is no second place (Y30)."""
    match = mustering(position(war="gondor"))
    match.play("recruit gondor-regular", "in dol-amroth", "second-recruit none")
    assert asked(match).startswith(SHADOW)
    assert army(match, FREE, "dol-amroth") == "gondor 1 0 0"
    captured = "minas-tirith pelargir lamedon lossarnach"
    match = mustering(position(war="gondor", captured=captured))
    match.play("recruit gondor-regular", "in dol-amroth")
    assert asked(match).startswith(SHADOW)
    assert army(match, FREE, "dol-amroth") == "gondor 1 0 0"


def test_w12_3_no_leader_without_a_unit() -> None:
    """T12-18, OP-33, R033."""
    leader = Figure("gondor", "leader")
    game = position(free="dol-amroth: gondor 1", war="gondor")
    assert rule_against(game, leader, "pelargir") == "W10.21"
    assert muster_places(game, leader) == ["dol-amroth"]
    game = position(free="pelargir: strider", war="gondor")
    assert rule_against(game, leader, "pelargir") == "W10.21"


def test_w12_4_figures_of_two_nations() -> None:
    """T12-04: Dol Amroth and Edoras."""
    match = mustering(position(war="gondor rohan"))
    match.play("recruit gondor-regular", "in dol-amroth")
    match.play("second-recruit rohan-regular", "in edoras")
    assert army(match, FREE, "dol-amroth") == "gondor 1 0 0"
    assert army(match, FREE, "edoras") == "rohan 1 0 0"


def test_w12_4_both_at_war() -> None:
    """T12-05."""
    match = mustering(position(war="gondor"))
    match.play("recruit gondor-regular", "in dol-amroth")
    assert options(match) == ["gondor-regular", "none"]


def test_w12_5_in_settlements_of_the_nation() -> None:
    """T12-06: not in one of another Nation, nor in wild land."""
    game = position(war="gondor rohan")
    assert rule_against(game, ROHAN, "minas-tirith") == "W12.5"
    assert rule_against(game, ROHAN, "fords-of-isen") == "W12.5"  # a Fortification
    assert rule_against(game, GONDOR, "osgiliath") == "W12.5"
    assert set(muster_places(game, GONDOR)) == {
        "dol-amroth",
        "lamedon",
        "lossarnach",
        "minas-tirith",
        "pelargir",
    }
    assert set(muster_places(game, ROHAN)) == {"edoras", "folde", "helms-deep", "westemnet"}


def test_w12_5_from_the_reinforcements() -> None:
    game = position(war="rohan")
    match = mustering(game)
    match.play("recruit rohan-elite", "in folde")
    assert tuple(match.state.reinforcements["rohan"]) == ("rohan", 10, 4, 4)


def test_w12_6_two_different_settlements() -> None:
    """T12-07, Y19, R031: two Gondor Leaders in Minas Tirith and Dol Amroth, not in one."""
    game = position(free="minas-tirith: gondor 1; dol-amroth: gondor 1", war="gondor")
    match = mustering(game)
    match.play("recruit gondor-leader", "in minas-tirith", "second-recruit gondor-leader")
    match.play("in dol-amroth")  # the only place left
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 1"
    assert army(match, FREE, "dol-amroth") == "gondor 1 0 1"
    match = mustering(position(free="minas-tirith: gondor 1", war="gondor"))
    match.play("recruit gondor-regular", "in minas-tirith", "second-recruit gondor-regular")
    assert "minas-tirith" not in options(match)


def test_w12_7_nazgul_in_sauron_strongholds() -> None:
    """T12-08, R035: not in Orthanc, Umbar or Nurn; in Moria."""
    game = position(war="sauron isengard southrons")
    assert rule_against(game, NAZGUL, "orthanc") == "W12.5"
    assert rule_against(game, NAZGUL, "umbar") == "W12.5"
    assert rule_against(game, NAZGUL, "nurn") == "W12.7"
    assert rule_against(game, NAZGUL, "angmar") == "W12.7"
    assert set(muster_places(game, NAZGUL)) == {
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
    }


def test_w12_7_nazgul_only_with_sauron_at_war() -> None:
    """T12-09, OP-34, R034."""
    match = mustering(position(war="isengard"), SHADOW)
    assert options(match) == ["isengard-regular", "isengard-elite"]
    assert rule_against(position(war="isengard"), NAZGUL, "moria") == "W12.2"


def test_w12_8_not_in_a_captured_settlement() -> None:
    """T12-10: SH holds Pelargir, no units there."""
    game = position(war="gondor", captured="pelargir")
    assert rule_against(game, GONDOR, "pelargir") == "W12.8"
    # R044: after it has been retaken it is possible again.
    game = position(war="gondor", captured="pelargir", free="osgiliath: gondor 2")
    match = act(game, FREE, "muster-army", "action move-armies", "to pelargir", "who-goes all")
    assert rule_against(match.state, GONDOR, "pelargir") == ""


def test_w12_9_not_in_a_besieged_stronghold() -> None:
    """T12-11, R036: by a Muster result; a card recruits there."""
    game = position(
        free="minas-tirith: gondor 2", shadow="minas-tirith: sauron 3", besieged="minas-tirith",
        war="gondor", companions="strider",
    )  # fmt: skip
    assert rule_against(game, GONDOR, "minas-tirith") == "W12.9"
    match = play_event(game, "guards-of-the-citadel", "unit gondor-regular")
    assert army(match, FREE, "minas-tirith") == "gondor 3 0 1"
    # R036: nor for the Shadow in its own.
    game = position(
        free="moria: dwarves 3", shadow="moria: sauron 2", besieged="moria", war="sauron"
    )
    assert rule_against(game, Figure("sauron", "regular"), "moria") == "W12.9"
    assert rule_against(game, NAZGUL, "moria") == "W12.9"


def test_r045_recruiting_after_the_besiegers_have_left() -> None:
    game = position(
        free="minas-tirith: gondor 2", shadow="minas-tirith: sauron 3", besieged="minas-tirith",
        war="gondor sauron",
    )  # fmt: skip
    match = act(game, SHADOW, "army", "action move-armies", "to osgiliath", "who-goes all")
    assert rule_against(match.state, GONDOR, "minas-tirith") == ""


def test_w12_10_nothing_is_left_of_a_kind() -> None:
    """T12-12: all Dwarven Leaders are in play or out."""
    game = position(free="erebor: dwarves 1 0 2", spent="dwarves 0 0 2", war="dwarves")
    leader = Figure("dwarves", "leader")
    assert rule_against(game, leader, "erebor") == "W12.10"
    match = mustering(game)
    assert options(match) == ["dwarves-regular", "dwarves-elite"]


# ---- casualties


def test_w12_11_shadow_casualties_come_back_to_the_reinforcements() -> None:
    """T12-13: three Regulars and a Nazgûl, available at once."""
    game = position(
        free="osgiliath: gondor 5",
        shadow="north-ithilien: sauron 3 + nazgul 1",
        war="gondor sauron",
    )
    before = game.reinforcements["sauron"]
    rolls = ["6 6 6 1 1", "1 1 1", "1"]
    match = attack(game, FREE, "osgiliath", "north-ithilien", "advance no", rolls=rolls)
    after = match.state.reinforcements["sauron"]
    assert (after.regulars - before.regulars, after.leaders - before.leaders) == (3, 1)
    match = mustering(match.state.copy(), SHADOW)
    assert "nazgul" in options(match)
    finish(match)


def test_w12_12_free_casualties_are_out_for_good() -> None:
    """T12-14: two Regulars and a Leader."""
    game = position(
        free="westemnet: rohan 2 0 1", shadow="fords-of-isen: isengard 5", war="rohan isengard"
    )
    before = game.reinforcements["rohan"]
    rolls = ["6 6 1 1 1", "1 1", "1"]
    match = attack(game, SHADOW, "fords-of-isen", "westemnet", "advance no", rolls=rolls)
    assert match.state.reinforcements["rohan"] == before
    assert tuple(match.state.casualties["rohan"]) == ("rohan", 2, 0, 1)
    finish(match)


# ---- by a card


def test_w12_13_a_card_recruits_for_a_nation_not_at_war() -> None:
    """T12-15, R039: two North Regulars in Dale; its political position does not change."""
    match = play_event(position(companions="strider"), "king-brands-men", rolls=["the-red-arrow"])
    assert army(match, FREE, "dale") == "north 2 0 0"
    assert match.state.politics["north"] == 3
    assert "north" in match.state.passive
    finish(match)


def test_w12_14_a_card_recruits_in_a_besieged_stronghold() -> None:
    """T12-16, OP-35, R037: the sixth unit comes, one is removed at the end of the action."""
    game = position(
        free="dol-amroth: gondor 4 1", shadow="dol-amroth: southrons 3", besieged="dol-amroth",
        companions="strider",
    )  # fmt: skip
    match = play_event(game, "imrahil-of-dol-amroth", "unit gondor-elite")
    assert army(match, FREE, "dol-amroth") == "gondor 4 2 1"
    match.play("excess gondor-regular")
    assert army(match, FREE, "dol-amroth") == "gondor 3 2 1"
    assert match.state.reinforcements["gondor"].regulars == 15 - 3


def test_w12_14_not_where_the_region_is_not_free() -> None:
    """X06, R038: Eastemnet, with a Companion and Shadow units; T12-17: captured Edoras."""
    game = position(free="eastemnet: gimli", shadow="eastemnet: isengard 1", companions="strider")
    match = play_event(game, "riders-of-theoden", "unit rohan-regular")  # only Edoras is left
    assert army(match, FREE, "edoras") == "rohan 1 0 1"
    game = position(free="eastemnet: gimli", companions="strider")
    match = play_event(game, "riders-of-theoden")
    assert options(match) == ["eastemnet", "edoras"]
    game = position(captured="edoras", active="gondor", companions="strider")
    match = play_event(game, "the-red-arrow")
    assert army(match, FREE, "edoras") == ""
    assert match.state.discards[FREE] == ("the-red-arrow",)


def test_w12_14_the_besieger_of_a_stronghold() -> None:
    """For him the region is free (W2.13)."""
    game = position(
        free="orthanc: rohan 3", shadow="orthanc: isengard 2 + saruman", besieged="orthanc"
    )
    assert recruit(game, FREE, "orthanc", ROHAN, 2) == 2
    assert recruit(game, SHADOW, "orthanc", Figure("isengard", "regular"), 2) == 2
    game = position(captured="orthanc")
    assert recruit(game, SHADOW, "orthanc", Figure("isengard", "regular"), 2) == 0


def test_r042_a_card_that_can_recruit_nothing_is_played_for_the_rest() -> None:
    """King Brand's Men with Dale captured: a card is drawn."""
    game = position(captured="dale", companions="strider")
    match = play_event(game, "king-brands-men", rolls=["the-red-arrow"])
    assert match.state.hands[FREE] == ("the-red-arrow",)
    assert told(match, "recruits") == []
    finish(match)
