"""Ways: whole actions from a card, a line, a hobbit, Gandalf, the Ring."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, late_match, position, start, tile, turn
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SEAT
from thirdage.games.lord_of_the_rings.ending import mount_doom
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.server.answering import take, twin
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import Way
from thirdage.table.match import Match

RING_TOKEN = {"ring": 1}


def lines(match: Match[Game], thing: str = "") -> list[tuple[str, ...]]:
    """The answers of the ways at a thing."""
    return [way.lines for way in match.ways(SEAT, thing)]


@pytest.mark.parametrize("seed", range(60))
def test_every_way_can_be_gone_in_one_message_and_every_option_is_on_one(seed: int) -> None:
    luck, match = Seeded(seed), late_match(seed)
    while (request := match.pending) is not None:
        ways = match.ways(SEAT, "")
        assert {way.lines[0] for way in ways} == {
            f"{request.ask} {option.code}" for option in request.options()
        }
        for way in ways:
            take(twin(match), SEAT, way.lines)
        match.answer(luck.below(len(request.things)))


def test_a_card_goes_to_each_line_that_is_open() -> None:
    match = action(position(hand="white-hiding white-joker", lines={"fighting": 3}))
    assert lines(match, "card white-hiding") == [
        ("action play", "first-card white-hiding", "line hiding")
    ]
    assert [way.target for way in match.ways(SEAT, "card white-joker")] == [
        "fighting",
        "hiding",
        "travelling",
    ]
    assert [way.what for way in match.ways(SEAT, "line hiding")] == ["white-hiding", "white-joker"]
    match.play("action play", "first-card white-hiding", "second-card stop")
    assert asked(match) != "second-card"


def test_the_second_card_and_what_may_be_done_between() -> None:
    match = action(position(hand="white-hiding grey-fighting lembas", hobbits="pippin sam"))
    match.play("action play", "first-card white-hiding")
    assert lines(match, "card grey-fighting") == [("second-card grey-fighting", "line fighting")]
    assert lines(match, "card lembas") == [("second-card lembas",)]
    assert lines(match, "action stop") == [("second-card stop",)]


def test_gollum_rolls_before_it_is_known_where_he_goes() -> None:
    match = action(position(place="shelobs-lair", hand="gollum"))
    assert match.ways(SEAT, "card gollum") == [
        Way("play", "play", None, None, None, "gollum", ("action play", "first-card gollum"))
    ]


def test_gandalf_guides_along_every_line() -> None:
    match = action(position(shields=5))
    assert lines(match, "gandalf healing") == []  # there is nothing to heal
    assert lines(match, "gandalf guidance") == [
        ("action guidance", "line fighting"),
        ("action guidance", "line hiding"),
        ("action guidance", "line travelling"),
    ]
    assert lines(match, "gandalf persistence") == [("action persistence",)]


def test_the_ring_for_each_price() -> None:
    match = action(position(hobbits="pippin sam frodo", shields=8, tokens=RING_TOKEN))
    assert [way.what for way in match.ways(SEAT, "ring use-ring")] == ["sam", "frodo", "shields"]
    assert lines(match, "hobbit sam") == [("action use-ring", "ring-price sam")]


def test_no_price_is_asked_for_if_the_ring_would_meet_sauron() -> None:
    match = action(position(hobbits="pippin sam", ring=5, sauron=6))
    assert lines(match, "ring use-ring") == [("action use-ring",)]
    match.play("action use-ring")
    assert match.outcome is not None


def test_cards_that_are_discarded_do_not_take_effect() -> None:
    match = tile("three-cards", position(hand="lembas phial white-hiding grey-fighting"))
    match.play("carry-out-tile avoid")
    assert [way.kind for way in match.ways(SEAT, "card lembas")] == ["discard"]


def test_hobbits_tokens_and_the_rest_of_the_options() -> None:
    match = start(position(place="mordor", hobbits="sam frodo"), plan(mount_doom))
    assert lines(match, "hobbit frodo") == [("attempt frodo",)]
    match = event(position(place="helms-deep", tokens={"heart": 1, "sun": 1, "wild": 2}), 5)
    match.play("event carry-out", "storm pay")
    assert lines(match, "token heart") == [("token heart",)]
    assert lines(turn(position(hand="phial")), "action reveal") == [("next-tile reveal",)]


def test_what_means_nothing_is_an_error() -> None:
    match = turn(position())
    for thing in ("nonsense", "card", "region moria"):
        with pytest.raises(ValueError):
            LORD_OF_THE_RINGS.ways(match.state, match.pending, (), thing)  # type: ignore[arg-type]
