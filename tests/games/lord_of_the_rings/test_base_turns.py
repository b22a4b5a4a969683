"""F7 to F17 and F24 in the base game: turns, tiles, the Ring, elimination, the floor."""

from __future__ import annotations

import pytest

from lotr import Has, action, asked, event, give, hand, options, player, start, table, tile, turn
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import end_turn, start_scenario
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from thirdage.table.scripts import Seat


def who(match: Match[Game]) -> Seat | None:
    """Who is asked."""
    assert match.pending is not None
    return match.pending.seat


def why(match: Match[Game], seat: Seat, thing: str) -> str | None:
    """The number of the rule that forbids a seat a thing."""
    reason = match.why_not(seat, thing)
    return None if reason is None else reason.rule


# ---- F7, F8


def test_f7_2_the_ring_bearer_begins() -> None:
    game = table(place="rivendell", bearer="sam", frodo=Has(), sam=Has(), pippin=Has())
    game.ring_used = True
    match = start(game, plan(start_scenario, "moria"))
    assert (match.state.active, match.state.turn) == ("sam", 1)
    assert match.state.ring_used is False
    assert (who(match), asked(match)) == ("second", "next-tile")


def test_f8_4_the_turn_passes_clockwise() -> None:
    match = start(table(frodo=Has(), sam=Has(), pippin=Has(), active="pippin"), plan(end_turn))
    assert match.state.active == "frodo"
    assert why(match, "first", "active sam") == "F8.4"


def test_f8_4_who_is_out_is_left_out_and_a_sole_survivor_takes_every_turn() -> None:
    game = table(frodo=Has(), sam=Has(), pippin=Has())
    game.leader_of("sam").hobbits = ()
    match = start(game, plan(end_turn))
    assert match.state.active == "pippin"
    game = table(frodo=Has(), sam=Has())
    game.leader_of("sam").hobbits = ()
    match = start(game, plan(end_turn))
    assert match.state.active == "frodo"


def test_f8_2_and_f8_3_the_active_player_reveals_and_acts() -> None:
    match = turn(table(frodo=Has(), sam=Has("grey-fighting"), active="sam"))
    match.play("tile hiding")
    assert (who(match), asked(match)) == ("second", "action")
    match.play("action play", "first-card grey-fighting", "second-card stop")
    assert player(match, "sam").shields == 1
    assert match.state.active == "frodo"


def test_f21_3_pippin_plays_two_of_one_colour_others_do_not() -> None:
    cards = "white-fighting white-hiding"
    match = action(table(frodo=Has(), pippin=Has(cards), sam=Has(), active="pippin"))
    match.play("action play", "first-card white-fighting")
    assert "white-hiding" in options(match)
    match = action(table(frodo=Has(), sam=Has(cards), active="sam"))
    match.play("action play", "first-card white-fighting")
    assert options(match) == ["stop"]


def test_f21_1_frodo_plays_his_white_cards_as_jokers_in_his_own_turn() -> None:
    match = action(table(frodo=Has("white-hiding"), sam=Has()))
    match.play("action play", "first-card white-hiding")
    assert set(options(match)) == {"fighting", "hiding", "travelling"}
    match = action(table(frodo=Has(), sam=Has("white-friendship"), active="sam"))
    assert "play" not in options(match)


# ---- F9


def test_f9_1_and_f11_4_the_active_player_takes_the_content() -> None:
    match = tile("travelling", table(frodo=Has(), sam=Has(), active="sam"))
    assert player(match, "sam").shields == 1
    assert player(match, "frodo").shields == 0


def test_f9_2_the_active_player_chooses_another_line() -> None:
    match = tile("friendship", table(frodo=Has(), sam=Has(), active="sam"))
    assert (who(match), asked(match)) == ("second", "line")


def test_f9_6_the_ring_bearer_is_corrupted() -> None:
    match = tile("corruption", table(frodo=Has(), sam=Has(), active="sam"))
    assert player(match, "frodo").corruption == 1
    assert player(match, "sam").corruption == 0


def test_f9_7_one_player_takes_two_or_sauron_moves() -> None:
    match = tile("sauron", table(frodo=Has(), sam=Has(), pippin=Has(), active="sam"))
    assert (who(match), options(match)) == ("second", ["corruption", "next"])
    match.play("eye next")
    assert who(match) == "third"
    match.play("eye corruption")
    assert player(match, "pippin").corruption == 2
    assert match.state.sauron == 15
    match = tile("sauron", table(frodo=Has(), sam=Has()))
    match.play("eye next", "eye sauron")
    assert match.state.sauron == 14


def test_f9_4_the_group_pays_three_cards_by_pledges() -> None:
    game = table(frodo=Has("white-joker"), sam=Has("grey-hiding grey-fighting"), pippin=Has())
    match = tile("three-cards", game)
    assert (who(match), options(match)) == ("first", ["carry-out", "avoid"])
    match.play("carry-out-tile avoid")
    assert options(match) == ["none", "any-card 1"]
    assert match.pending is not None
    assert match.pending.facts == ("any-card", 3)
    match.play("avoid-three-cards any-card 1")
    assert match.view("third")["payment"].pledged == (("first", (("any-card", 1),)),)
    assert match.pending.facts == ("any-card", 2)
    match.play("avoid-three-cards any-card 2")
    # It is enough: Pippin is not asked. Who has pledged pays.
    assert (who(match), asked(match)) == ("first", "discard")
    match.play("discard white-joker", "discard grey-hiding", "discard grey-fighting")
    assert match.state.event == 0
    assert match.view(None)["payment"] is None


def test_f9_4_if_it_is_not_enough_everything_stays() -> None:
    game = table(frodo=Has("white-joker"), sam=Has("grey-hiding grey-fighting"))
    match = tile("three-cards", game)
    match.play("carry-out-tile avoid", "avoid-three-cards none", "avoid-three-cards any-card 2")
    assert match.state.event == 1
    assert hand(player(match, "sam")) == ["grey-fighting", "grey-hiding"]


def test_f9_5_card_token_and_shield_of_different_players() -> None:
    game = table(frodo=Has("white-joker"), sam=Has("", 1, {"heart": 1}), pippin=Has())
    match = tile("three-items", game)
    match.play("carry-out-tile avoid")
    assert options(match) == ["none", "any-card"]
    match.play("avoid-three-items any-card")
    assert set(options(match)) == {"none", "any-token", "shield", "any-token+shield"}
    match.play("avoid-three-items any-token+shield")
    match.play("discard white-joker", "token heart")
    assert (match.state.event, player(match, "sam").shields) == (0, 0)


def test_f9_5_not_offered_if_something_is_missing_altogether() -> None:
    match = tile("three-items", table(frodo=Has("white-joker", 1), sam=Has()))
    assert match.state.event == 1


# ---- F12, F13, F14


def test_f12_7_gollum_rolls_for_whoever_pays_with_him() -> None:
    game = table(frodo=Has(), sam=Has("gollum"), active="frodo")
    match = event(game, 2)
    match.play("watcher roll", "die blank", "watcher pay", "pay gollum", "die three")
    assert (player(match, "frodo").corruption, player(match, "sam").corruption) == (0, 1)


def test_f13_1_f13_2_and_f21_2_the_roller_is_harmed_sam_at_most_by_one() -> None:
    match = event(table(frodo=Has("white-joker"), sam=Has("white-joker grey-hiding")), 2)
    match.play("watcher roll", "die two", "watcher roll", "die cards")
    assert options(match) == ["grey-hiding", "white-joker"]
    match.play("discard grey-hiding")
    assert player(match, "frodo").corruption == 2
    assert hand(player(match, "sam")) == ["white-joker"]


def test_f17_2_and_f13_2_who_cannot_pay_a_roll_is_eliminated() -> None:
    match = event(table(frodo=Has(), pippin=Has("white-joker", 3), sam=Has(), active="frodo"), 2)
    match.play("watcher roll", "die blank", "watcher roll", "die cards")
    pippin = player(match, "pippin")
    assert not pippin.plays
    assert (hand(pippin), pippin.shields) == ([], 0)
    assert "pippin" not in match.state.fellowship
    assert (who(match), asked(match)) == ("third", "watcher")


def test_f14_1_shields_are_ones_own() -> None:
    match = action(table(frodo=Has(shields=3), sam=Has(shields=4), gandalf="persistence"))
    assert why(match, "first", "gandalf persistence") == "F15.1"
    assert why(match, "second", "gandalf persistence") == "F15.1"


def test_f15_1_any_player_may_call_gandalf_with_five_shields_of_his_own() -> None:
    match = action(table(frodo=Has(), sam=Has(shields=6), gandalf="persistence"))
    assert why(match, "second", "gandalf persistence") == "F24.7"
    match.play("action floor")
    assert (who(match), options(match)) == ("second", ["nothing", "persistence"])
    assert why(match, "second", "gandalf persistence") is None
    match.play("floor persistence", "who-draws first", *["hobbit-card white-joker"] * 4)
    assert (len(player(match, "frodo").hand), player(match, "sam").shields) == (4, 1)
    assert match.state.gandalf == ()


# ---- F16


def ring(game: Game, *lines: str) -> Match[Game]:
    """A match in which the Ring-bearer, who is active, uses the Ring before a tile."""
    match = turn(game)
    match.play("next-tile use-ring", *lines)
    return match


def test_f16_1_the_ring_bearer_once_in_a_scenario_in_any_turn() -> None:
    match = turn(table(frodo=Has(), sam=Has(), active="sam", ring_used=False))
    assert why(match, "second", "ring") == "F16.1"
    assert why(match, "first", "give sam") == "F16.7"
    match.play("next-tile floor")
    assert (who(match), options(match)) == ("first", ["nothing", "use-ring"])
    match.play("floor use-ring", "die blank")
    assert (who(match), asked(match)) == ("first", "line")
    match.play("line hiding")
    assert match.state.lines["hiding"] == 4
    assert why(match, "first", "ring") == "F16.1"
    assert asked(match) == "tile"


@pytest.mark.parametrize(
    ("face", "steps"),
    [("one", 3), ("two", 2), ("three", 1), ("cards", 2), ("eye", 3), ("blank", 4)],
)
def test_f16_2_four_minus_the_symbols(face: str, steps: int) -> None:
    game = table(
        pippin=Has("white-joker grey-hiding"),
        sam=Has(),
        bearer="pippin",
        ring_used=False,
    )
    match = ring(game, f"die {face}")
    if face == "cards":
        match.play("discard grey-hiding", "discard white-joker")
    match.play("line travelling")
    state = match.state
    assert state.lines["travelling"] == steps
    pippin = player(match, "pippin")
    assert pippin.shields == 0
    assert pippin.corruption == {"one": 1, "two": 2, "three": 3}.get(face, 0)
    assert state.sauron == (14 if face == "eye" else 15)


@pytest.mark.parametrize(("option", "steps"), [("symbols", 1), ("damage", 3)])
def test_f16_3_and_f25_5_sam_counts_the_symbols_on_the_face(option: str, steps: int) -> None:
    game = table(
        sam=Has(), pippin=Has(), bearer="sam", ring_used=False, options={"sam-ring-count": option}
    )
    match = ring(game, "die three", "line hiding")
    assert (player(match, "sam").corruption, match.state.lines["hiding"]) == (1, steps)


def test_f16_3_the_mithril_changes_nothing_the_belt_counts_as_a_blank() -> None:
    match = ring(table(frodo=Has("mithril"), sam=Has(), ring_used=False), "die two")
    match.play("rolled mithril", "line hiding")
    assert (player(match, "frodo").corruption, match.state.lines["hiding"]) == (0, 2)
    game = table(place="helms-deep", frodo=Has("belt"), sam=Has(), ring_used=False)
    match = ring(game, "roll belt", "line friendship")
    assert match.state.lines["friendship"] == 4
    assert "theoden" in match.state.features["helms-deep"].loose


def test_f16_4_the_last_space_ends_the_scenario() -> None:
    match = ring(table(frodo=Has(), sam=Has(), ring_used=False, lines={"fighting": 7}), "die one")
    match.play("line fighting")
    assert match.state.lines == {} or asked(match) == "hobbit-card"


def test_f17_5_the_ring_bearer_dies_of_the_ring_and_the_game_is_lost() -> None:
    match = ring(table(frodo=Has(corruption=13), sam=Has(), ring_used=False), "die two")
    assert match.outcome == ((), "met-sauron", 10)


# ---- F17


def test_f17_1_sauron_meets_several_at_once() -> None:
    game = table(
        frodo=Has(), sam=Has("grey-hiding", corruption=14), pippin=Has(corruption=14), sauron=15
    )
    match = tile("sauron", game)
    match.play("eye next", "eye next", "eye sauron")
    assert match.state.fellowship == ("frodo",)
    assert match.state.discards == ("grey-hiding-1",)
    assert match.outcome is None
    names = [event.facts for event in match.events_for(None) if event.name == "eliminated"]
    assert names == [("sam", "met-sauron"), ("pippin", "met-sauron")]


def test_f17_3_his_feature_cards_leave_the_game() -> None:
    game = table(frodo=Has(), sam=Has("gollum", tokens={"sun": 1}, corruption=14))
    match = tile("sauron", game)
    match.play("eye next", "eye sauron")
    assert "gollum" in match.state.gone
    assert player(match, "sam").tokens.sun == 0


def test_f17_4_and_f8_7_the_turn_of_an_eliminated_active_player_ends() -> None:
    game = table(frodo=Has(), sam=Has(corruption=14), pippin=Has(), active="sam")
    match = tile("sauron", game)
    match.play("eye next", "eye next", "eye sauron")
    assert match.state.active == "pippin"
    assert match.state.turn == 2
    assert match.state.tile is None


def test_f17_4_an_event_in_progress_is_finished_by_the_others() -> None:
    game = table(frodo=Has(), sam=Has("", 0, {}, 14), pippin=Has(), active="sam")
    match = event(game, 2)
    match.play("watcher roll", "die one")
    assert "sam" not in match.state.fellowship
    assert (who(match), asked(match)) == ("third", "watcher")
    match.play("watcher roll", "die blank", "watcher roll", "die blank")
    assert match.state.active == "pippin"


def test_f17_4_the_steps_left_are_lost_with_the_player() -> None:
    """Moria's seventh space is a die; two symbols would go on to the eighth."""
    game = table(
        sam=Has(), pippin=Has("anduril", corruption=14), bearer="sam", lines={"fighting": 6}
    )
    game.active = "pippin"
    match = action(game)
    match.play("action play", "first-card anduril", "die two")
    assert match.state.lines["fighting"] == 7
    assert match.state.fellowship == ("sam",)


def test_f17_5_without_the_ring_bearer_the_game_is_lost_at_once() -> None:
    game = table(place="helms-deep", frodo=Has(corruption=14), sam=Has(), lines={"fighting": 3})
    match = tile("corruption", game)
    assert match.outcome == ((), "met-sauron", 33)


# ---- F24: who may do something besides


def test_f24_7_and_f24_1_the_floor_goes_round_clockwise() -> None:
    game = table(frodo=Has("miruvor"), sam=Has("white-joker"), pippin=Has("grey-hiding"))
    match = turn(game)
    assert options(match) == ["reveal", "miruvor", "floor"]
    match.play("next-tile floor")
    assert match.view(None)["deciding"] == "first"
    assert (who(match), match.view(None)["floor"]) == ("second", "second")
    # He is asked although he holds nothing to play: nobody may know that.
    match.play("floor nothing", "floor nothing")
    assert (who(match), options(match)) == ("first", ["reveal", "miruvor"])
    assert match.view(None)["floor"] is None


def test_f24_7_after_something_was_done_the_floor_can_be_given_again() -> None:
    game = table(
        place="helms-deep", frodo=Has(corruption=3), sam=Has("elessar lembas"), pippin=Has("belt")
    )
    match = turn(game)
    match.play("next-tile floor", "floor elessar", "who-heals first")
    assert player(match, "frodo").corruption == 2
    assert (who(match), options(match)) == ("second", ["nothing", "lembas"])
    match.play("floor nothing", "floor nothing")
    assert (who(match), options(match)) == ("first", ["reveal", "floor"])


def test_f24_7_who_cannot_do_anything_for_all_to_see_is_not_asked() -> None:
    match = turn(table(frodo=Has(), sam=Has(), pippin=Has("miruvor white-joker")))
    match.play("next-tile floor")
    assert who(match) == "third"


def test_f12_8_and_f23_3_another_plays_the_mithril_for_the_roller() -> None:
    match = event(table(frodo=Has(), sam=Has("mithril"), pippin=Has()), 2)
    match.play("watcher roll", "die three")
    assert (who(match), options(match)) == ("first", ["suffer", "floor"])
    match.play("rolled floor", "floor mithril")
    assert player(match, "frodo").corruption == 0
    assert "mithril" in match.state.gone


def test_f23_2_the_belt_is_offered_to_the_roller_and_by_the_floor_to_others() -> None:
    game = table(place="helms-deep", frodo=Has("belt"), sam=Has(), active="sam", event=1)
    match = event(game, 2)
    assert (who(match), options(match)) == ("first", ["roll", "belt"])
    match.play("roll belt")
    assert match.state.sauron == 14
    game = table(place="helms-deep", frodo=Has(), sam=Has("belt"), active="sam")
    match = event(game, 2)
    assert (who(match), options(match)) == ("first", ["roll", "floor"])
    match.play("roll floor", "floor belt")
    assert match.state.active == "sam"
    assert "belt" in match.state.gone


def test_f24_2_nobody_interrupts_a_marker_on_its_way() -> None:
    match = turn(table(frodo=Has(), sam=Has(shields=5), gandalf="guidance", lines={"fighting": 6}))
    match.play("next-tile reveal", "tile fighting")
    assert asked(match) == "carry-out-tile"
    match.play("carry-out-tile carry-out")
    # The roll on the die space: neither Guidance nor the Ring.
    assert asked(match) == "die"


def test_f24_5_guidance_of_another_moves_for_the_active_player() -> None:
    match = turn(table(frodo=Has(), sam=Has(shields=5), gandalf="guidance"))
    match.play("next-tile floor", "floor guidance")
    assert (who(match), asked(match)) == ("first", "line")
    match.play("line travelling")
    assert (player(match, "frodo").shields, player(match, "sam").shields) == (2, 0)


def test_f24_5_guidance_of_another_pays_for_the_active_player() -> None:
    match = event(table(frodo=Has("grey-hiding"), sam=Has(shields=5), gandalf="guidance"), 3)
    if asked(match) == "event":
        match.play("event carry-out")
    match.play("hobbit-card white-fighting")
    assert (who(match), options(match)) == ("first", ["no", "floor"])
    match.play("stone floor", "floor guidance", "line pay")
    assert options(match)[:2] == ["pay", "no"]
    match.play("stone pay")
    assert hand(player(match, "frodo")) == ["grey-hiding", "pipe"]
    assert match.state.jokers == 0


def test_f24_5_guidance_of_another_pays_for_the_faces_of_the_dead() -> None:
    game = table(place="shelobs-lair", frodo=Has(), sam=Has(shields=8), gandalf="guidance")
    match = event(game, 2)
    if asked(match) == "event":
        match.play("event carry-out")
    assert (who(match), options(match)) == ("first", ["cannot", "floor"])
    match.play("faces floor", "floor guidance", "line pay", "faces joker", "faces shields")
    assert (match.state.fellowship, match.state.jokers) == (("frodo", "sam"), 0)
    assert match.state.payment is None


def test_f24_6_an_interrupt_ends_the_scenario_and_the_tile_is_dropped() -> None:
    game = table(frodo=Has(), sam=Has(shields=5), gandalf="guidance", lines={"fighting": 9})
    match = tile("sundial", game)
    match.play("carry-out-tile floor", "floor guidance", "line fighting", "big-shield 1")
    assert match.state.event == 0
    assert match.view(None)["deciding"] is None


def test_f24_6_the_active_player_dies_while_the_ring_is_used() -> None:
    """The Ring-bearer rolls the Eye in another's turn, before a tile is revealed."""
    game = table(frodo=Has(), sam=Has(corruption=14), pippin=Has(), active="sam", ring_used=False)
    match = turn(game)
    match.play("next-tile floor", "floor use-ring", "die eye", "line hiding")
    assert match.state.active == "pippin"
    assert match.state.revealed == ()


def test_f2_5_the_active_player_decides_whether_the_group_is_asked() -> None:
    match = tile("three-cards", table(frodo=Has(), sam=Has("white-joker grey-hiding grey-hiding")))
    assert who(match) == "first"
    match.play("carry-out-tile carry-out")
    assert match.state.event == 1


def test_hidden_options_are_asked_for_even_if_there_is_only_one() -> None:
    match = event(table(frodo=Has("grey-fighting"), sam=Has("grey-fighting")), 2)
    assert (asked(match), options(match)) == ("watcher", ["roll"])
    give(match.state, "grey-hiding", player(match, "sam"))
