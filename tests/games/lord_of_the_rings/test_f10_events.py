"""F10 and F22: the events, every one of them."""

from __future__ import annotations

import pytest

from lotr import asked, event, options, position, tile, you
from thirdage.games.lord_of_the_rings.components import SCENARIOS
from thirdage.games.lord_of_the_rings.events import EVENTS
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.match import Match


def rolls(match: Match[Game], *faces: str) -> None:
    """These faces come up, one after the other."""
    match.play(*(f"die {face}" for face in faces))


def test_f10_1_six_events_in_order() -> None:
    assert all(len(EVENTS[place]) == 6 for place in SCENARIOS)
    match = event(position(), 1)
    match.play("tile sundial", "die blank")
    assert match.state.event == 2


def test_f10_2_an_event_is_carried_out_before_the_next_tile() -> None:
    match = event(position(hobbits="sam merry", marked="merry"), 2)
    rolls(match, "blank")
    rolls(match, "blank")
    assert asked(match) == "tile"


def test_f10_3_after_the_sixth_event_the_scenario_ends() -> None:
    match = event(position(), 6)
    match.play("fly-you-fools corruption")
    assert asked(match) == "hobbit-card"  # the two cards of the Ring-bearer


@pytest.mark.parametrize(("place", "box"), [("moria", 3), ("helms-deep", 4), ("shelobs-lair", 4)])
def test_f10_4_a_card_is_always_revealed_and_then_the_payer_decides(place: str, box: int) -> None:
    question = EVENTS[place][box - 1].name
    match = event(position(place=place, hand="white-hiding grey-hiding white-joker"), box)
    match.play("hobbit-card grey-hiding")
    assert asked(match) == question
    assert options(match) == ["pay", "no"]
    assert match.state.discards == ("grey-hiding",)


def test_f10_4_for_a_joker_only_jokers_pay() -> None:
    match = event(position(hand="white-hiding grey-hiding white-joker", sauron=15), 3)
    match.play("hobbit-card white-joker")
    assert match.state.event == 4  # one joker is not enough: the next event followed


def test_f10_5_who_cannot_pay_loses() -> None:
    match = event(position(place="mordor", lines={"travelling": 7}), 3)
    rolls(match, "blank")
    assert match.outcome == ((), "cannot-pay", 54)


# ---- Moria


def test_moria_1_and_f22_1_one_card_with_two_jokers_pays_both() -> None:
    match = event(position(hand="arwen"), 1)
    match.play("speak-friend pay", "pay arwen")
    assert (match.state.sauron, you(match.state).hand) == (15, ())


def test_moria_1_a_demanded_joker_needs_a_joker() -> None:
    match = event(position(hand="white-friendship grey-friendship"), 1)
    assert match.state.sauron == 14


def test_moria_2_watcher() -> None:
    match = event(position(hobbits="pippin merry", marked="merry", hand="grey-hiding"), 2)
    match.play("watcher pay", "watcher roll", "die three")
    assert (you(match.state).corruption, you(match.state).hand) == (3, ())


def test_moria_3_the_pipe_is_gained() -> None:
    match = event(position(hand="white-hiding white-joker"), 3)
    match.play("hobbit-card grey-hiding", "stone pay", "pay white-hiding")
    assert you(match.state).hand == ("pipe",)
    assert (match.state.sauron, match.state.event) == (15, 3)


def test_moria_3_and_f22_2_otherwise_sauron_and_the_next_event() -> None:
    match = event(position(), 3)
    match.play("hobbit-card grey-hiding", "die two")
    assert (match.state.event, match.state.sauron, you(match.state).corruption) == (4, 12, 2)


def test_moria_4_trapped() -> None:
    match = event(position(lines={"hiding": 7, "travelling": 6}), 4)
    rolls(match, "one")
    assert (match.state.sauron, you(match.state).corruption) == (13, 1)
    match = event(position(lines={"hiding": 7, "travelling": 7}), 4)
    assert (match.state.sauron, asked(match)) == (15, "tile")


def test_moria_5_orcs_attack() -> None:
    hand = "white-fighting grey-fighting boromir gimli white-hiding"
    match = event(position(hand=hand), 5)
    assert options(match) == ["pay", "no"]
    match.play("orcs-attack pay", "pay boromir", "pay gimli", "pay grey-fighting")
    assert you(match.state).hand == ("white-fighting", "white-hiding")
    match = event(position(hand="boromir gimli"), 5)
    assert match.state.sauron == 13


def test_moria_6_and_f22_3_corruption_3_or_all_roll() -> None:
    match = event(position(hobbits="pippin merry", marked="merry"), 6)
    match.play("fly-you-fools corruption")
    assert you(match.state).corruption == 3
    match = event(position(hobbits="pippin merry", marked="merry"), 6)
    match.play("fly-you-fools roll", "die one", "die two")
    assert you(match.state).corruption == 3
    match = event(position(sauron=3), 6)
    match.play("fly-you-fools corruption")
    assert match.outcome == ((), "met-sauron", 10)


# ---- Helm's Deep


def test_helms_deep_1_and_f22_4_the_cards_not_gained_leave() -> None:
    match = event(position(place="helms-deep", hand="theoden"), 1)
    assert match.state.gone == ("eomer", "riders-of-rohan", "shadowfax")
    assert you(match.state).hand == ("theoden",)
    match = event(position(place="helms-deep", hand="white-friendship white-fighting"), 1)
    match.play("wormtongue pay", "pay white-fighting")
    assert match.state.gone == ()


def test_helms_deep_2_the_riders_are_gained() -> None:
    match = event(position(place="helms-deep", lines={"friendship": 7}), 2)
    assert you(match.state).hand == ("riders-of-rohan",)
    match = event(position(place="helms-deep", lines={"friendship": 6}), 2)
    rolls(match, "one")
    assert (match.state.sauron, you(match.state).corruption) == (14, 1)


def test_f22_5_complete_but_the_card_is_gone() -> None:
    game = position(place="helms-deep", lines={"friendship": 7})
    game.leave("riders-of-rohan")
    game.features["helms-deep"] = game.features["helms-deep"].without("riders-of-rohan")
    match = event(game, 2)
    assert (you(match.state).hand, match.state.sauron) == ((), 15)


def test_helms_deep_3_the_gate() -> None:
    game = position(
        place="helms-deep", hobbits="sam merry", marked="merry", lines={"travelling": 5}
    )
    match = event(game, 3)
    match.play("hobbit-card white-joker", "hobbit-card white-joker")
    assert len(you(match.state).hand) == 2
    match = event(position(place="helms-deep", lines={"travelling": 4}), 3)
    assert match.state.sauron == 13


def test_helms_deep_4_fire_of_orthanc() -> None:
    game = position(place="helms-deep", hobbits="pippin merry", marked="merry", hand="legolas")
    match = event(game, 4)
    match.play("hobbit-card grey-hiding", "orthanc pay")
    assert you(match.state).hand == ()
    game = position(place="helms-deep", hobbits="pippin merry", marked="merry")
    match = event(game, 4)
    match.play("hobbit-card grey-hiding", "die one", "die one")
    assert you(match.state).corruption == 2


def test_helms_deep_5_storm() -> None:
    tokens = {"heart": 1, "sun": 2, "wild": 1}
    match = event(position(place="helms-deep", tokens=tokens), 5)
    match.play("storm pay")
    assert you(match.state).tokens == (0, 0, 1, 0)
    match = event(position(place="helms-deep", tokens={"heart": 1, "sun": 1}), 5)
    assert match.state.sauron == 13


def test_helms_deep_6_conquer() -> None:
    match = event(position(place="helms-deep", lines={"travelling": 9}), 6)
    rolls(match, "one", "two")
    assert (match.state.sauron, you(match.state).corruption) == (13, 3)
    match = event(position(place="helms-deep", lines={"travelling": 10}), 6)
    assert (match.state.sauron, asked(match)) == (13, "hobbit-card")


# ---- Shelob's Lair


def test_shelobs_lair_1_and_f22_6_gollum() -> None:
    game = position(
        place="shelobs-lair", hobbits="sam merry frodo", marked="merry frodo", shields=7
    )
    match = event(game, 1)
    match.play("event carry-out", "gollum-appears pay", *["hobbit-card white-joker"] * 4)
    assert (you(match.state).shields, len(you(match.state).hand)) == (0, 5)
    assert "gollum" in you(match.state).hand
    match = event(position(place="shelobs-lair"), 1)
    assert match.state.sauron == 15  # no penalty


def test_shelobs_lair_2_and_f22_7_faces_of_the_dead() -> None:
    game = position(
        place="shelobs-lair", hobbits="sam merry", marked="merry", hand="white-joker", shields=3
    )
    match = event(game, 2)
    assert options(match) == ["joker", "shields"]
    match.play("faces joker", "faces shields")
    assert (you(match.state).hand, you(match.state).shields) == ((), 0)
    match = event(position(place="shelobs-lair", lines={"fighting": 3}), 2)
    assert match.outcome == ((), "cannot-pay", 43)


def test_shelobs_lair_3_the_pool() -> None:
    match = event(position(place="shelobs-lair", shields=5, gandalf=""), 3)
    match.play("pool pay", "hobbit-card white-joker")
    assert (you(match.state).shields, match.state.sauron) == (0, 15)
    match = event(position(place="shelobs-lair"), 3)
    assert match.state.sauron == 13


def test_shelobs_lair_4_and_f22_8_the_player_pays_and_is_healed() -> None:
    match = event(position(place="shelobs-lair", hand="legolas white-joker", ring=4), 4)
    match.play("hobbit-card grey-hiding", "nazgul-search pay", "pay legolas")
    assert (you(match.state).corruption, you(match.state).hand) == (3, ())
    match = event(position(place="shelobs-lair"), 4)
    match.play("hobbit-card grey-hiding", "die two")
    assert you(match.state).corruption == 2


def test_shelobs_lair_5_and_f22_9_two_rolls_or_sauron_2() -> None:
    match = event(position(place="shelobs-lair"), 5)
    match.play("shelob-appears roll", "die one", "die one")
    assert (you(match.state).corruption, match.state.sauron) == (2, 15)
    match = event(position(place="shelobs-lair"), 5)
    match.play("shelob-appears sauron")
    assert match.state.sauron == 13


def test_shelobs_lair_6_shelob_attacks() -> None:
    hand = "gimli boromir anduril white-joker"
    match = event(position(place="shelobs-lair", hand=hand), 6)
    match.play("shelob-attacks pay", "pay anduril", "pay boromir", "pay gimli")
    assert (you(match.state).hand, match.state.sauron) == ((), 15)
    match = event(position(place="shelobs-lair", hand="gimli boromir anduril"), 6)
    assert match.state.sauron == 12


# ---- Mordor


def test_mordor_1_and_f22_10_sam_saves_frodo() -> None:
    game = position(
        place="mordor", hobbits="sam merry", marked="merry", shields=6, ring=2, gandalf=""
    )
    match = event(game, 1)
    match.play("sam-saves-frodo heal", "sam-saves-frodo cards")
    match.play("hobbit-card white-joker", "hobbit-card white-joker")
    assert (you(match.state).corruption, you(match.state).shields, len(you(match.state).hand)) == (
        1,
        0,
        2,
    )


def test_mordor_2_and_f22_11_eowyn_is_discarded_as_a_card() -> None:
    game = position(place="mordor", hobbits="sam merry", marked="merry", hand="eowyn")
    match = event(game, 2)
    match.play("nazgul-attacks pay", "hobbit-card white-joker", "hobbit-card white-joker")
    assert match.state.gone == ("eowyn",)
    match = event(position(place="mordor", hobbits="pippin merry", marked="merry"), 2)
    rolls(match, "one", "one")
    assert you(match.state).corruption == 2


@pytest.mark.parametrize(("box", "kind", "ask"), [(3, "heart", "pelennor"), (4, "sun", "mouth")])
def test_mordor_3_4_and_f22_12_a_token_or_a_roll_and_two_cards(
    box: int, kind: str, ask: str
) -> None:
    match = event(position(place="mordor", tokens={kind: 1}), box)
    match.play(f"{ask} pay")
    assert you(match.state).tokens == (0, 0, 0, 0)
    game = position(place="mordor", hand="white-joker white-joker grey-hiding", tokens={kind: 1})
    match = event(game, box)
    match.play(f"{ask} roll", "die one", "discard grey-hiding", "discard white-joker")
    assert (you(match.state).corruption, you(match.state).hand) == (1, ("white-joker",))
    match = event(position(place="mordor", hand="white-joker"), box)
    rolls(match, "blank")
    assert match.outcome == ((), "cannot-pay", 50)


def test_mordor_5_surrounded_by_dark_forces() -> None:
    match = event(position(place="mordor", hand="white-joker " * 7), 5)
    match.play("dark-forces pay")
    assert (you(match.state).hand, match.state.sauron) == ((), 15)
    match = event(position(place="mordor", hand="white-joker " * 6), 5)
    assert match.state.sauron == 12


def test_mordor_6_and_f22_13_the_ring_is_mine() -> None:
    game = position(place="mordor", shields=5, event=5, lines={"travelling": 12})
    match = tile("sundial", game)
    match.play("carry-out-tile carry-out")
    assert match.outcome == ((), "sixth-event", 59)  # Magic does not help
