"""Big decisions looked at ahead, and then given together."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import FREE, SHADOW
from thirdage.server.answering import take
from thirdage.table.ahead import Ahead, look_ahead
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from wotr import act, army, asked, attack, play_event, position


def lines(found: Ahead) -> list[str]:
    return [f"{request.ask} {request.code(answer)}" for request, answer in found.steps]


def given_together(match: Match[Any], side: str, found: Ahead) -> Match[Any]:
    """The match after all answers in one message; it is as was foreseen."""
    trial = match.copy()
    take(trial, side, lines(found))
    assert trial.view(side) == found.match.view(side)
    return trial


def besiegers() -> Match[Any]:
    """The Free Peoples of Osgiliath have three hits to take."""
    return attack(
        position(
            free="osgiliath: gondor 3 2 1 + rohan 1 0 + boromir",
            shadow="south-ithilien: southrons 5",
            war="gondor rohan southrons",
        ),
        SHADOW,
        "south-ithilien",
        "osgiliath",
        rolls=["6 6 6 1 1", "1 1 1 1 1", "1 1"],
    )


def test_casualties() -> None:
    match = besiegers()
    assert asked(match) == "free-peoples casualty"
    found = look_ahead(match, FREE, ["casualty gondor-elite"])
    assert found.goes_on
    assert army(found.match, FREE, "osgiliath") == "gondor 3 1 1 + rohan 1 0 0 + boromir"
    pending = found.match.pending
    assert pending is not None
    # One hit is left: an Elite can only be reduced.
    assert [str(thing) for thing in pending.things] == [
        "gondor-regular",
        "gondor-reduce",
        "rohan-regular",
    ]
    found = look_ahead(match, FREE, ["casualty rohan-regular", "casualty gondor-elite"])
    assert not found.goes_on
    after = given_together(match, FREE, found)
    assert army(after, FREE, "osgiliath") == "gondor 3 1 1 + boromir"


def test_figures_of_an_army() -> None:
    match = act(
        position(free="edoras: rohan 2 1 1 + gimli; dale: north 1", war="rohan"),
        FREE,
        "army",
        "action move-armies",
    )
    found = look_ahead(
        match,
        FREE,
        ["from edoras", "to folde", "who-goes part", "figures rohan-regular 1"],
        ["figures"],
    )
    assert lines(found) == [
        "from edoras",
        "to folde",
        "who-goes part",
        "figures rohan-regular 1",
        "figures rohan-elite 1",
        "figures rohan-leader 1",
        "figures gimli 1",
    ]
    after = given_together(match, FREE, found)
    assert army(after, FREE, "edoras") == "rohan 1 0 0"


@pytest.mark.parametrize(
    ("wanted", "comes"),
    [
        (["recruit rohan-elite", "in edoras"], {"edoras": "rohan 0 1 0"}),
        (
            ["recruit rohan-regular", "in edoras", "second-recruit rohan-regular", "in helms-deep"],
            {"edoras": "rohan 1 0 0", "helms-deep": "rohan 1 0 0"},
        ),
    ],
)
def test_a_pair_of_recruits(wanted: list[str], comes: dict[str, str]) -> None:
    match = act(position(free="", war="rohan"), FREE, "muster", "action recruit")
    found = look_ahead(match, FREE, wanted)
    assert [line for line in lines(found) if line in wanted] == wanted
    after = given_together(match, FREE, found)
    for name, figures in comes.items():
        assert army(after, FREE, name) == figures


def test_separated_companions() -> None:
    match = act(
        position(companions="gimli legolas meriadoc peregrin", at="rivendell", progress=1),
        FREE,
        "character",
        "action separate",
    )
    found = look_ahead(
        match, FREE, ["separate gimli", "also peregrin", "companions-to bree"], ["guide"]
    )
    assert army(given_together(match, FREE, found), FREE, "bree") == "gimli + peregrin"


def test_several_nazgul() -> None:
    match = act(
        position(shadow="minas-morgul: nazgul 2 + witch-king"),
        SHADOW,
        "character",
        "action move-nazgul",
    )
    wanted = [
        "nazgul nazgul minas-morgul",
        "nazgul-to fangorn",
        "nazgul witch-king",
        "nazgul-to edoras",
        "nazgul done",
    ]
    found = look_ahead(match, SHADOW, wanted)
    assert lines(found) == wanted
    after = given_together(match, SHADOW, found)
    assert army(after, SHADOW, "edoras") == "witch-king"
    assert army(after, SHADOW, "fangorn") == "nazgul 1"


def test_a_card_that_recruits_here_and_there() -> None:
    match = play_event(
        position(shadow="orthanc: isengard 1 + saruman", war="isengard"), "a-new-power-is-rising"
    )
    found = look_ahead(match, SHADOW, ["unit isengard-elite", "unit isengard-regular"])
    assert army(given_together(match, SHADOW, found), SHADOW, "orthanc") == (
        "isengard 2 1 0 + saruman"
    )


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_seen_ahead_can_be_given_together(seed: int) -> None:
    """In random play: any answers to up to eight questions, looked at one by one."""
    luck = Seeded(seed)
    match: Match[Any] = Match(
        WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(seed)
    )
    longest = 0
    for count in range(400):
        request = match.pending
        if request is None:
            break
        assert request.seat is not None
        if count % 4 == 0:
            wanted: list[str] = []
            found = look_ahead(match, request.seat, wanted)
            while found.goes_on and len(wanted) < 8:
                asked = found.match.pending
                assert asked is not None
                wanted.append(f"{asked.ask} {asked.code(luck.below(len(asked.things)))}")
                found = look_ahead(match, request.seat, wanted)
            if found.steps:
                given_together(match, request.seat, found)
            longest = max(longest, len(found.steps))
        match.answer(luck.below(len(request.things)))
    assert longest >= 5


def test_an_answer_that_would_show_the_others_card_is_not_tried() -> None:
    match = attack(
        position(
            free="osgiliath: gondor 3 0 1 + boromir",
            shadow="south-ithilien: southrons 5",
            war="gondor southrons",
            free_hand="the-last-battle",
            shadow_hand="stormcrow",
        ),
        SHADOW,
        "south-ithilien",
        "osgiliath",
        "shadow-combat-card stormcrow",
    )
    assert asked(match) == "free-peoples free-peoples-combat-card"
    found = look_ahead(match, FREE, ["free-peoples-combat-card none"])
    assert lines(found) == []
    assert not found.goes_on
