"""F21: what the hobbits can do."""

from __future__ import annotations

from lotr import action, asked, event, options, position, start, tile, you
from thirdage.games.lord_of_the_rings.ending import end_scenario
from thirdage.games.lord_of_the_rings.locations import bag_end
from thirdage.table.agenda import plan


def test_f21_0_only_the_active_hobbit_uses_his_ability() -> None:
    match = event(position(hobbits="pippin sam", marked="sam", hand="grey-hiding"), 2)
    match.play("watcher roll", "die three")
    assert you(match.state).corruption == 3
    match = start(position(place="bag-end", hobbits="sam"), plan(bag_end))
    match.play(*["hobbit-card white-joker"] * 6, "preparations roll", "die three")
    assert you(match.state).corruption == 3  # none on the master board


def test_f21_1_frodos_white_hobbit_cards_are_jokers() -> None:
    match = action(position(hobbits="frodo", hand="white-friendship grey-friendship"))
    match.play("action play", "first-card white-friendship")
    assert options(match) == ["fighting", "hiding", "travelling"]
    match = event(position(hobbits="frodo", hand="white-fighting white-hiding"), 1)
    match.play("speak-friend pay", "pay white-fighting")
    assert you(match.state).hand == ()


def test_f21_1_his_white_feature_cards_are_not() -> None:
    match = action(position(hobbits="frodo", hand="gimli"))
    match.play("action play", "first-card gimli")
    assert match.state.lines["fighting"] == 2


def test_f21_2_sam_takes_at_most_one_from_each_roll() -> None:
    match = event(position(hobbits="sam frodo", marked="frodo"), 2)
    match.play("die three", "die two")
    assert you(match.state).corruption == 2  # also of the roll for Frodo
    match = event(position(hobbits="sam", hand="white-joker grey-fighting"), 4)
    match.play("die cards", "discard white-joker")
    assert you(match.state).hand == ("grey-fighting",)
    match = event(position(hobbits="sam"), 4)
    match.play("die cards")
    assert match.outcome == ((), "cannot-pay", 10)


def test_f21_3_pippin_plays_any_two_cards() -> None:
    match = action(position(hobbits="pippin", hand="white-fighting white-hiding"))
    match.play("action play", "first-card white-fighting")
    assert options(match) == ["stop", "white-hiding"]
    match.play("second-card white-hiding")
    assert match.state.lines["hiding"] == 1


def test_f21_4_merry_exchanges_a_receipt_for_a_wild_token() -> None:
    match = tile("fighting", position(hobbits="merry"))
    match.play("wild-token yes")
    assert (you(match.state).shields, you(match.state).tokens.wild) == (0, 1)
    match = tile("fighting", position(hobbits="merry"))
    match.play("wild-token no")
    assert you(match.state).shields == 1


def test_f21_4_two_shields_of_one_card_are_one_receipt() -> None:
    match = action(position(hobbits="merry", hand="gimli"))
    match.play("action play", "first-card gimli", "wild-token yes")
    assert (you(match.state).shields, you(match.state).tokens.wild) == (0, 1)


def test_f21_4_three_shields_cannot_be_exchanged() -> None:
    match = tile("fighting", position(hobbits="merry", lines={"fighting": 9}))
    match.play("big-shield 3")
    assert asked(match) == "hobbit-card"


def test_f21_4_a_wild_token_fills_a_gap() -> None:
    match = start(position(hobbits="merry", tokens={"wild": 2}), plan(end_scenario))
    match.play("hobbit-card white-joker", "hobbit-card white-joker")
    assert (you(match.state).corruption, you(match.state).tokens.wild) == (1, 0)


def test_f21_4_a_wild_token_pays_events() -> None:
    match = event(position(place="mordor", tokens={"wild": 1, "heart": 1}), 3)
    match.play("pelennor pay")
    assert options(match) == ["heart", "wild"]
    match.play("token wild")
    assert (you(match.state).tokens.heart, you(match.state).tokens.wild) == (1, 0)


def test_f21_5_fatty_draws_at_the_end_of_his_turn() -> None:
    match = action(position(hobbits="fatty"))
    match.play("action pass", "hobbit-card white-joker")
    assert you(match.state).hand == ("white-joker",)
    assert asked(match) == "tile"


def test_f21_5_and_after_each_scenario() -> None:
    match = start(position(hobbits="fatty"), plan(end_scenario))
    match.play(*["hobbit-card white-joker"] * 4)
    assert len(you(match.state).hand) == 4
