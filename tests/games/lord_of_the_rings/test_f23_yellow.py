"""F23 to F26: yellow cards, timing, decisions."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, new_match, options, position, rule, start, tile, turn, you
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import GANDALF_CARDS
from thirdage.games.lord_of_the_rings.ending import end_scenario, mount_doom
from thirdage.games.lord_of_the_rings.locations import lothlorien, rivendell
from thirdage.games.lord_of_the_rings.turn import next_tile
from thirdage.table.agenda import plan
from thirdage.table.piles import Known, Pile


def test_f23_1_athelas() -> None:
    match = start(position(hobbits="sam merry", hand="athelas"), plan(end_scenario))
    assert rule(match, "card athelas") == "F23.1"
    match.play("hobbit-card white-joker", "hobbit-card white-joker", "life-tokens athelas")
    assert you(match.state).corruption == 3
    assert "athelas" in match.state.gone


def test_f23_2_belt() -> None:
    match = event(position(hand="belt"), 4)
    assert options(match) == ["roll", "belt"]
    match.play("roll belt")
    assert match.state.gone == ("belt",)
    assert asked(match) == "tile"
    assert rule(action(position(hand="belt")), "card belt") == "F23.2"


def test_f23_3_mithril() -> None:
    match = event(position(hand="mithril"), 4)
    match.play("die three")
    assert options(match) == ["suffer", "mithril"]
    assert match.view("fellowship")["rolled"] == "three"
    match.play("rolled mithril")
    assert (you(match.state).corruption, match.state.gone) == (0, ("mithril",))
    assert rule(action(position(hand="mithril")), "card mithril") == "F23.3"


def test_f23_4_staff() -> None:
    for kind in ("three-cards", "three-items"):
        match = tile(kind, position(hand="staff"))
        match.play("carry-out-tile staff")
        assert (match.state.event, match.state.gone) == (0, ("staff",))
    match = tile("sundial", position(hand="staff"))
    assert match.state.event == 1
    assert rule(action(position(hand="staff")), "card staff") == "F23.4"


def test_f23_5_phial() -> None:
    match = turn(position(hand="phial"))
    assert options(match) == ["reveal", "phial"]
    match.play("next-tile phial")
    assert asked(match) == "action"
    assert match.state.revealed == ()
    assert rule(action(position(hand="phial")), "card phial") == "F23.5"


def test_f23_6_elessar_is_played_at_once() -> None:
    game = position(place="rivendell")
    game.place, game.features["rivendell"] = "lothlorien", Pile(())
    game.features["lothlorien"] = Pile(
        tuple(sorted(["elessar", "arwen", "belt", "boat", "bow", "brooch", "lembas", "phial"]))
    )
    game.removed = {"rivendell": 0, "lothlorien": 0}
    match = start(game, plan(lothlorien))
    while asked(match) == "feature-card":
        match.answer(0)
    assert "elessar" in match.state.gone
    assert rule(action(position(hand="elessar")), "card elessar") == "F23.6"


def test_f23_7_lembas() -> None:
    match = action(position(hand="lembas grey-hiding"))
    match.play("action lembas", *["hobbit-card white-joker"] * 5)
    assert len(you(match.state).hand) == 6
    match = action(position(hand="lembas " + "grey-hiding " * 5 + "white-joker"))
    assert rule(match, "card lembas") == "F23.7"


def test_f23_8_miruvor() -> None:
    game = position(hobbits="sam merry", marked="merry", hand="miruvor grey-hiding white-hiding")
    match = action(game)
    match.play("action miruvor", "discard grey-hiding")
    match.play("hobbit-card white-joker", "hobbit-card white-joker")
    assert you(match.state).hand == ("white-joker", "white-joker")
    match = action(position(hobbits="sam merry", marked="merry", hand="miruvor grey-hiding"))
    assert rule(match, "card miruvor") == "F23.8"


# ---- timing


def test_f24_1_when_interrupts_may_come() -> None:
    game = position(hobbits="pippin sam", hand="grey-hiding white-fighting")
    match = turn(game)
    for line in ("next-tile reveal", "tile sundial", "carry-out-tile carry-out"):
        if asked(match) != "tile":
            assert "use-ring" in options(match)
        match.play(line)
    assert asked(match) == "event"
    assert "use-ring" in options(match)
    match.play("event carry-out")
    assert options(match) == ["no", "use-ring"]
    match.play("speak-friend no")
    match.play("next-tile reveal", "tile corruption", "carry-out-tile carry-out")
    match.play("next-tile reveal", "tile fighting", "carry-out-tile carry-out")
    assert "use-ring" in options(match)
    match.play("action play", "first-card grey-hiding")
    assert "use-ring" in options(match)


def test_f24_1_between_the_steps_of_an_event() -> None:
    match = event(position(hobbits="pippin sam"), 2)
    match.play("event carry-out")
    assert options(match) == ["roll", "use-ring"]
    match.play("watcher roll", "die one")
    assert options(match) == ["roll", "use-ring"]
    match.play("watcher use-ring", "ring-price sam", "die one", "line hiding")
    assert match.state.fellowship == ("pippin",)


@pytest.mark.parametrize(("box", "ask"), [(3, "pelennor"), (4, "mouth")])
def test_f24_1_and_f24_6_between_the_roll_and_the_cards_that_follow_it(box: int, ask: str) -> None:
    game = position(place="mordor", hobbits="pippin sam", shields=5, lines={"travelling": 11})
    match = event(game, box)
    match.play("event carry-out", f"{ask} roll", "die blank")
    assert (asked(match), options(match)) == (
        "before-discard",
        ["discard", "foresight", "guidance", "persistence", "use-ring"],
    )
    match.play("before-discard guidance", "line travelling", "die blank")
    assert match.state.agenda == []  # the two cards that nobody holds are not asked for


def test_f24_2_not_in_the_middle_of_a_movement() -> None:
    game = position(hobbits="pippin sam", hand="gimli lembas", lines={"fighting": 6})
    match = action(game)
    match.play("action play", "first-card gimli")
    assert asked(match) == "roll"
    assert options(match) == ["roll", "lembas"]
    assert rule(match, "ring") == "F16.5"


def test_f24_3_healing_before_a_corruption_move_but_not_after_the_meeting() -> None:
    match = event(position(shields=5, ring=4, sauron=7), 4)
    match.play("event carry-out")  # Sauron comes to 5
    match.play("roll roll", "die two", "rolled healing")
    assert you(match.state).corruption == 4
    match = tile("corruption", position(shields=5, ring=4, sauron=5))
    match.play("carry-out-tile carry-out")
    assert match.pending is None


def test_f24_4_where_gandalf_can_be_called() -> None:
    game = position(place="lothlorien", shields=9, ring=3)
    match = start(game, plan(lothlorien))
    while asked(match) in ("feature-card", "leave-out"):
        match.answer(0)
    assert {"healing", "persistence"} <= set(options(match))
    assert rule(match, "gandalf foresight") == "F24.4"
    assert rule(match, "gandalf guidance") == "F24.4"
    assert rule(match, "gandalf magic") == "F24.4"


def test_f24_5_guidance_pays_two_symbols() -> None:
    match = event(position(shields=5, hand="grey-fighting anduril"), 5)
    match.play("event carry-out", "orcs-attack pay", "pay anduril", "pay grey-fighting")
    assert (match.state.sauron, you(match.state).shields, you(match.state).hand) == (15, 0, ())
    assert "guidance" not in match.state.gandalf


def test_f24_5_guidance_moves_a_marker_after_a_tile_has_been_revealed() -> None:
    match = tile("sundial", position(shields=5))
    match.play("carry-out-tile guidance", "line hiding")
    assert you(match.state).hand == ("book",)
    assert you(match.state).tokens.ring == 1
    assert match.state.event == 1


def test_f24_6_an_interrupt_that_completes_the_main_line_drops_what_is_pending() -> None:
    game = position(hobbits="pippin sam", lines={"fighting": 9})
    match = event(game, 5)
    match.play("event use-ring", "ring-price sam", "die one", "line fighting")
    assert (match.state.sauron, asked(match)) == (15, "hobbit-card")
    assert match.state.revealed == ("sundial",)


def test_f24_6_in_mordor_before_the_sixth_box_is_entered() -> None:
    game = position(place="mordor", hobbits="pippin sam", event=5, lines={"travelling": 12})
    match = start(game, plan(next_tile), plan(mount_doom))
    match.play("next-tile reveal", "tile sundial")
    match.play("carry-out-tile use-ring", "ring-price sam", "die one", "line travelling")
    assert match.state.at_doom


# ---- decisions


def test_f25_1_the_order_at_the_end_of_a_scenario() -> None:
    match = start(position(), plan(end_scenario))
    assert (asked(match), you(match.state).corruption) == ("hobbit-card", 0)
    match = start(position(end_order="tokens-first"), plan(end_scenario))
    assert (asked(match), you(match.state).corruption) == ("hobbit-card", 3)


def test_f25_4_side_lines_of_mordor_end_on_the_heal_space() -> None:
    for activity, line in BOARDS["mordor"].lines.items():
        if activity != "travelling":
            assert (line.last, line.contents[-1]) == (7, "heal")


def test_f25_6_frodos_white_feature_cards_by_an_option() -> None:
    match = action(position(hobbits="frodo", hand="gimli", frodo_white_features="yes"))
    match.play("action play", "first-card gimli")
    assert options(match) == ["fighting", "hiding", "travelling"]


def test_f25_7_five_gandalf_cards() -> None:
    assert len(GANDALF_CARDS) == 5


def test_f25_8_the_card_is_revealed_before_the_decision() -> None:
    match = event(position(), 3)
    assert asked(match) == "hobbit-card"


def test_f26_1_two_cards_in_all() -> None:
    match = new_match(solo_removed_cards="two-total", hobbits="sam")
    match.play("removed-card rivendell", "removed-card rivendell")
    view = match.view("fellowship")
    assert (view["features"]["rivendell"], view["features"]["lothlorien"]) == (10, 12)


def test_f26_2_eight_at_random() -> None:
    match = start(
        position(place="rivendell", solo_elrond="random", hand="white-joker"), plan(rivendell)
    )
    for _ in range(8):
        match.answer(0)
    assert len(you(match.state).hand) == 9
    assert match.state.gone == ()
    assert match.view("fellowship")["features"]["rivendell"] == 0


def test_f26_3_lothlorien_once_for_each_hobbit() -> None:
    match = start(position(place="lothlorien", hobbits="sam merry"), plan(lothlorien))
    while asked(match) in ("feature-card", "leave-out"):
        match.answer(0)
    match.play("galadriels-test roll", "die blank", "galadriels-test roll", "die blank")
    assert match.state.agenda == []


def test_f26_4_fatty_is_active_only_alone() -> None:
    match = action(position(hobbits="fatty"))
    match.play("action pass", "hobbit-card white-joker")
    assert match.state.active == "fatty"


def test_f26_5_the_two_cards_by_an_option() -> None:
    match = start(position(solo_ring_bearer_draw="no"), plan(end_scenario))
    assert you(match.state).hand == ()
    assert you(match.state).corruption == 3


def test_f26_6_sams_limit_holds_for_all_rolls_of_his_turn() -> None:
    match = event(position(hobbits="sam frodo", marked="frodo"), 6)
    match.play("fly-you-fools roll", "die three", "die three")
    assert you(match.state).corruption == 2


def test_f26_7_what_a_receipt_is() -> None:
    """A big shield of value 2 is a receipt of two points."""
    match = tile("fighting", position(hobbits="merry", lines={"fighting": 9}))
    match.play("big-shield 2", "wild-token yes")
    assert you(match.state).tokens.wild == 1


def test_f26_8_hobbits_not_chosen_are_out_of_the_game() -> None:
    match = new_match(hobbits="sam+merry")
    assert match.view("fellowship")["starting"] == ("sam", "merry")
    assert match.view("fellowship")["fellowship"] == ("sam", "merry")


def test_f26_9_failed_at_mount_doom_is_60() -> None:
    match = start(
        position(place="mordor", lines={"travelling": 13}, ring=3, sauron=4), plan(mount_doom)
    )
    match.play("die one")
    assert match.outcome == ((), "met-sauron", 60)


def test_f26_10_the_two_tiles_of_the_seed() -> None:
    match = tile("corruption", position())
    assert (you(match.state).corruption, match.state.sauron) == (1, 15)
    match = tile("sauron", position())
    assert (you(match.state).corruption, match.state.sauron) == (0, 14)


def test_f26_11_the_base_rules_hold_where_the_seed_is_silent() -> None:
    match = event(position(), 4)
    match.play("die eye")
    assert match.state.sauron == 12


def test_a_foreseen_tile_lies_on_top() -> None:
    pile = Pile(("hiding",), (Known("sauron", ("fellowship",)),))
    assert pile.possible_next() == ("sauron",)
