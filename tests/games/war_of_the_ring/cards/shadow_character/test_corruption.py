"""The Shadow Character deck: what wears out the Ring-bearers."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.state import Game, HuntBox
from wotr import (
    FREE,
    SHADOW,
    acts_next,
    army,
    asked,
    corruption,
    declared,
    finish,
    move_on,
    options,
    play_event,
    position,
    questions,
    told,
    why_no_event,
)

WHEN_REVEALED = ("morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship")


# ---- Morgul Wound, Lure of the Ring, The Breaking of the Fellowship


@pytest.mark.parametrize("card", WHEN_REVEALED)
def test_when_revealed_means_not_hidden(card: str) -> None:
    assert why_no_event(position(at="hollin", progress=3), card) == "fellowship-hidden"
    assert why_no_event(position(mordor=2), card) == "fellowship-hidden"
    assert why_no_event(position(at="hollin", hidden=False), card) == ""
    assert why_no_event(position(mordor=2, hidden=False), card) == ""


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_morgul_wound_two_up_to_three_corruption_else_one(before: int, after: int) -> None:
    game = position(at="hollin", hidden=False, corruption=before)
    assert corruption(play_event(game, "morgul-wound")) == after


def test_morgul_wound_can_win_the_match() -> None:
    match = play_event(position(mordor=5, hidden=False, corruption=11), "morgul-wound")
    assert match.outcome is not None
    assert match.outcome.winners == (SHADOW,)


def test_lure_of_the_ring_the_free_peoples_take_corruption() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion strider"])
    assert asked(match) == "free-peoples lure-of-the-ring"
    match.play("lure-of-the-ring ring")
    assert corruption(match) == 3  # his Level
    assert "strider" in match.state.fellowship.companions
    finish(match)


def test_lure_of_the_ring_the_free_peoples_lose_the_companion() -> None:
    game = position(at="hollin", hidden=False, companions="gimli strider")
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion strider"])
    match.play("lure-of-the-ring companion")
    assert match.state.eliminated == ("strider",)
    assert match.state.fellowship.companions == ("gimli",)
    assert match.state.fellowship.guide == "gimli"
    assert corruption(match) == 0
    finish(match)


def test_lure_of_the_ring_with_gollum_adds_one_corruption() -> None:
    game = position(at="hollin", hidden=False, companions="")
    match = play_event(game, "lure-of-the-ring")
    assert corruption(match) == 1
    assert acts_next(match, FREE)


def test_lure_of_the_ring_a_hobbit_is_taken_alive() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion peregrin"])
    match.play("lure-of-the-ring companion", "guide strider", "companions-to south-downs")
    assert match.state.whereabouts == {"peregrin": "south-downs"}
    assert match.state.eliminated == ()
    finish(match)


def test_lure_of_the_ring_no_hobbit_is_taken_alive_on_the_mordor_track() -> None:
    game = position(mordor=1, hidden=False, companions="peregrin")
    match = play_event(game, "lure-of-the-ring", "lure-of-the-ring companion")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.whereabouts == {}
    assert match.state.fellowship.guide == "gollum"


def test_lure_of_the_ring_is_no_casualty_for_worn_with_sorrow() -> None:
    game = position(
        at="hollin", hidden=False, table="worn-with-sorrow-and-toil", free_hand="athelas"
    )
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion gimli"])
    match.play("lure-of-the-ring companion", "guide strider")
    assert acts_next(match, FREE)
    assert match.state.hands[FREE] == ("athelas",)


def test_breaking_the_free_peoples_choose_who_leaves() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 2r"])
    assert asked(match) == "free-peoples separate"
    match.play("separate gimli", "separate boromir")
    assert match.state.whereabouts == {"boromir": "hollin", "gimli": "hollin"}
    assert len(match.state.fellowship.companions) == 5
    assert corruption(match) == 0
    assert match.state.drawn_tiles == ("2r",)
    finish(match)


def test_breaking_they_do_not_move_on() -> None:
    game = position(at="hollin", hidden=False, progress=3, companions="strider gimli")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 1"])
    match.play("separate strider")
    assert match.state.whereabouts == {"strider": "hollin"}
    assert match.state.fellowship.guide == "gimli"
    finish(match)


def test_breaking_all_leave_if_there_are_no_more() -> None:
    game = position(at="hollin", hidden=False, companions="strider gimli")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 3"])
    assert match.state.fellowship.companions == ()
    assert match.state.fellowship.guide == "gollum"
    assert match.state.whereabouts == {"gimli": "hollin", "strider": "hollin"}
    finish(match)


def test_breaking_a_zero_separates_nobody() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 0r"])
    assert len(match.state.fellowship.companions) == 7
    assert match.state.drawn_tiles == ("0r",)
    finish(match)


def test_breaking_an_eye_has_no_effect() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile eye"])
    assert told(match, "tile-without-effect") == [("eye",)]
    assert len(match.state.fellowship.companions) == 7
    assert match.state.drawn_tiles == ("eye",)
    finish(match)


def test_breaking_a_blue_tile_has_no_effect() -> None:
    game = position(mordor=1, hidden=False, pool="3 phial-of-galadriel", corruption=4)
    rolls = ["hunt-tile phial-of-galadriel"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    assert told(match, "tile-without-effect") == [("phial-of-galadriel",)]
    assert corruption(match) == 4
    assert match.state.drawn_tiles == ("phial-of-galadriel",)
    finish(match)


def test_breaking_with_gollum_adds_one_corruption() -> None:
    game = position(at="hollin", hidden=False, companions="")
    match = play_event(game, "the-breaking-of-the-fellowship")
    assert corruption(match) == 1
    assert match.state.drawn_tiles == ()


def test_breaking_on_the_mordor_track_those_chosen_are_out_of_the_game() -> None:
    game = position(
        mordor=2, hidden=False, pool="3 give-it-to-uss", companions="meriadoc strider gimli"
    )
    rolls = ["hunt-tile give-it-to-uss"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    match.play("separate meriadoc")
    assert match.state.eliminated == ("meriadoc",)
    assert match.state.fellowship.companions == ("gimli", "strider")
    assert match.state.fellowship.mordor == 2
    assert corruption(match) == 0
    finish(match)


def test_breaking_a_die_tile_is_a_number() -> None:
    game = position(mordor=2, hidden=False, pool="3 shelobs-lair", companions="gimli strider")
    rolls = ["hunt-tile shelobs-lair", "tile-die 1"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    match.play("separate gimli")
    assert match.state.eliminated == ("gimli",)
    finish(match)


def test_breaking_inside_a_besieged_stronghold() -> None:
    game = position(
        at="lorien",
        hidden=False,
        free="lorien: elves 1",
        shadow="lorien: sauron 3",
        besieged="lorien",
        companions="gimli strider",
    )
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 3"])
    assert army(match, FREE, "lorien") == "elves 1 0 0 + gimli + strider"
    finish(match)


def test_breaking_companions_put_into_a_city_activate_its_nation() -> None:
    game = position(at="dale", hidden=False, companions="gimli strider")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 1"])
    match.play("separate strider")
    assert "north" not in match.state.passive
    assert match.state.politics["north"] == 3
    finish(match)


def test_breaking_the_staff_and_the_coat_can_be_used() -> None:
    card = "the-breaking-of-the-fellowship"
    game = position(at="hollin", hidden=False, table="wizards-staff")
    match = play_event(game, card, "table-card wizards-staff")
    assert len(match.state.fellowship.companions) == 7
    game = position(at="hollin", hidden=False, table="mithril-coat-and-sting")
    match = play_event(game, card, rolls=["hunt-tile 3", "hunt-tile 1"])
    match.play("table-card mithril-coat-and-sting", "separate gimli")
    assert match.state.whereabouts == {"gimli": "hollin"}
    assert match.state.drawn_tiles == ("1",)
    finish(match)


# ---- Worn with Sorrow and Toil


def sorrow(**more: object) -> Game:
    """Worn with Sorrow and Toil on the table, a Hunt that succeeds on any 6."""
    table = f"worn-with-sorrow-and-toil {more.pop('table', '')}"
    settings: dict[str, object] = {"at": "hollin", "hunt_box": (0, 1, 0), **more, "table": table}
    return position(**settings)  # type: ignore[arg-type]


def test_sorrow_is_played_on_the_table() -> None:
    match = play_event(position(), "worn-with-sorrow-and-toil")
    assert match.state.table == ("worn-with-sorrow-and-toil",)
    assert match.state.discards[SHADOW] == ()


def test_sorrow_a_casualty_may_cost_a_random_card_of_the_hand() -> None:
    game = sorrow(free_hand="athelas bilbos-song wisdom-of-elrond")
    rolls = ["hunt-roll 6", "hunt-tile 3", "lost-card bilbos-song"]
    match = move_on(game, "hunt-casualty guide", rolls=rolls)
    assert asked(match) == "shadow sorrow-and-toil"
    assert options(match) == ["none", "hand"]
    match.play("sorrow-and-toil hand")
    assert match.state.hands[FREE] == ("athelas", "wisdom-of-elrond")
    assert match.state.discards[FREE] == ("bilbos-song",)
    finish(match)


def test_sorrow_the_random_card_is_a_character_card() -> None:
    game = sorrow(free_hand="athelas wisdom-of-elrond the-red-arrow")
    rolls = ["hunt-roll 6", "hunt-tile 1", "lost-card athelas"]
    match = move_on(game, "hunt-casualty guide", "sorrow-and-toil hand", rolls=rolls)
    assert match.state.discards[FREE] == ("athelas",)
    asked_cards = [given.request for given in match.history if given.request.ask == "lost-card"]
    assert list(asked_cards[0].things) == ["athelas"]
    finish(match)


def test_sorrow_a_card_on_the_table_is_picked_by_the_shadow() -> None:
    game = sorrow(table="mithril-coat-and-sting axe-and-bow a-power-too-great")
    rolls = ["hunt-roll 6", "hunt-tile 3"]
    match = move_on(game, "table-card none", "table-card none", "hunt-casualty guide", rolls=rolls)
    assert options(match) == ["none", "mithril-coat-and-sting", "axe-and-bow"]
    match.play("sorrow-and-toil axe-and-bow")
    assert "axe-and-bow" not in match.state.table
    assert match.state.discards[FREE] == ("axe-and-bow",)
    assert "worn-with-sorrow-and-toil" in match.state.table
    finish(match)


def test_sorrow_the_shadow_may_leave_it() -> None:
    game = sorrow(free_hand="athelas")
    rolls = ["hunt-roll 6", "hunt-tile 1"]
    match = move_on(game, "hunt-casualty guide", "sorrow-and-toil none", rolls=rolls)
    assert match.state.hands[FREE] == ("athelas",)
    finish(match)


def test_sorrow_without_a_card_to_lose_nothing_is_asked() -> None:
    game = sorrow(free_hand="wisdom-of-elrond", table="a-power-too-great")
    rolls = ["hunt-roll 6", "hunt-tile 1"]
    match = move_on(game, "hunt-casualty guide", rolls=rolls)
    assert "sorrow-and-toil" not in questions(match)
    assert acts_next(match, SHADOW)
    finish(match)


def test_sorrow_needs_a_casualty() -> None:
    game = sorrow(free_hand="athelas")
    match = move_on(game, "hunt-casualty ring", rolls=["hunt-roll 6", "hunt-tile 1"])
    assert acts_next(match, SHADOW)


def test_sorrow_a_hobbit_taken_alive_was_a_casualty() -> None:
    game = sorrow(free_hand="athelas", companions="meriadoc peregrin strider")
    rolls = ["hunt-roll 6", "hunt-tile 1", "random-companion meriadoc", "lost-card athelas"]
    match = move_on(game, "hunt-casualty random", "sorrow-and-toil hand", rolls=rolls)
    match.play("companions-to hollin")
    assert match.state.discards[FREE] == ("athelas",)
    assert match.state.whereabouts == {"meriadoc": "hollin"}
    finish(match)


def test_sorrow_a_hobbit_who_leaves_as_guide_is_no_casualty() -> None:
    game = sorrow(free_hand="athelas", companions="meriadoc")
    match = move_on(game, "separate-guide yes", rolls=["hunt-roll 6", "hunt-tile 1"])
    match.play("companions-to hollin")
    assert acts_next(match, SHADOW)
    assert match.state.hands[FREE] == ("athelas",)


def test_sorrow_a_casualty_by_the_foul_thing_counts() -> None:
    game = sorrow(free_hand="athelas", companions="gimli")
    rolls = ["hunt-tile 2", "lost-card athelas"]
    match = play_event(game, "foul-thing-from-the-deep", "sorrow-and-toil hand", rolls=rolls)
    assert match.state.discards[FREE] == ("athelas",)
    finish(match)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
@pytest.mark.parametrize("place", ["rivendell", "dale"])
def test_a_declaration_in_an_unconquered_city_or_stronghold_ends_it(card: str, place: str) -> None:
    match = declared(position(at=place, table=card), place)
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (card,)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
@pytest.mark.parametrize("place", ["bree", "hollin", "moria"])
def test_a_declaration_elsewhere_does_not_end_it(card: str, place: str) -> None:
    match = declared(position(at=place, table=card), place)
    assert match.state.table == (card,)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_a_declaration_in_a_captured_city_does_not_end_it(card: str) -> None:
    game = position(at="dale", captured="dale", table=card)
    assert declared(game, "dale").state.table == (card,)


# ---- The Lidless Eye


def test_lidless_eye_turns_up_to_three_unused_dice() -> None:
    dice = "event army army character muster"
    match = play_event(position(hunt_box=(0, 1, 1)), "the-lidless-eye", die=dice)
    assert options(match) == ["done", "army", "character", "muster"]
    match.play("die-to-eye army", "die-to-eye muster", "die-to-eye army")
    assert match.state.dice[SHADOW] == ("character",)
    assert match.state.hunt_box == HuntBox(0, 1, 4)
    assert match.state.used_dice[SHADOW] == 1
    assert acts_next(match, FREE)


def test_lidless_eye_fewer_or_none() -> None:
    match = play_event(position(), "the-lidless-eye", "die-to-eye done", die="event army muster")
    assert match.state.dice[SHADOW] == ("army", "muster")
    match = play_event(position(), "the-lidless-eye", die="event army muster")
    match.play("die-to-eye muster", "die-to-eye done")
    assert match.state.dice[SHADOW] == ("army",)
    assert match.state.hunt_box == HuntBox(0, 0, 1)


def test_lidless_eye_as_many_as_are_there_not_the_one_spent() -> None:
    match = play_event(position(), "the-lidless-eye", "die-to-eye army", die="event army")
    assert match.state.dice[SHADOW] == ()
    assert match.state.hunt_box == HuntBox(0, 0, 1)
    match = play_event(position(), "the-lidless-eye")
    assert match.state.hunt_box == HuntBox()
    assert acts_next(match, FREE)


def test_lidless_eye_counts_for_the_next_hunt() -> None:
    match = play_event(position(at="hollin"), "the-lidless-eye", die="event army muster")
    match.play("die-to-eye army", "die-to-eye muster")
    match = move_on(match.state, rolls=["hunt-roll 1 2"])
    assert told(match, "hunt-roll") == [(2, 0, 0)]
    finish(match)
