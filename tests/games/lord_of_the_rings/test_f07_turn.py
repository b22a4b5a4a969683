"""F7 to F9: the start of a scenario, turns, event tiles."""

from __future__ import annotations

import pytest

from lotr import action, asked, options, position, rule, start, tile, you
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.components import ACTIVITIES, SCENARIOS, TILES
from thirdage.games.lord_of_the_rings.game import journey
from thirdage.games.lord_of_the_rings.turn import start_scenario
from thirdage.table.agenda import plan
from thirdage.table.piles import Pile


@pytest.mark.parametrize("place", SCENARIOS)
def test_f7_1_the_board_is_laid_out(place: str) -> None:
    game = position(place="lothlorien", hobbits="sam frodo")
    game.tiles, game.revealed, game.event = Pile(()), TILES, 6
    match = start(game, plan(start_scenario, place))
    state = match.state
    assert (state.place, state.event, state.revealed) == (place, 0, ())
    assert state.lines == dict.fromkeys(BOARDS[place].lines, 0)
    assert state.tiles == Pile(TILES)


def test_f7_2_the_first_active_hobbit_is_chosen() -> None:
    match = start(
        position(place="rivendell", hobbits="sam merry fatty"), plan(start_scenario, "moria")
    )
    assert options(match) == ["sam", "merry"]
    match.play("first-active merry")
    assert match.state.active == "merry"


def test_f7_3_the_order_of_the_places() -> None:
    names = [todo.args[0] if todo.args else todo.step for todo in journey()]
    assert names == [
        "bag_end",
        "rivendell",
        "moria",
        "end_scenario",
        "lothlorien",
        "helms-deep",
        "end_scenario",
        "shelobs-lair",
        "end_scenario",
        "mordor",
        "mount_doom",
    ]


def test_f8_1_tiles_action_end_of_turn() -> None:
    match = tile("fighting", position(hobbits="sam merry", marked="sam merry"))
    assert asked(match) == "action"
    match.play("action pass")
    assert match.state.active == "merry"
    assert asked(match) == "tile"


def test_f8_2_tiles_until_an_activity_has_been_carried_out() -> None:
    match = tile("sauron", position())
    match.play("tile corruption", "tile hiding")
    assert asked(match) == "action"
    assert match.state.revealed == ("sauron", "corruption", "hiding")


def test_f8_3_exactly_one_action() -> None:
    match = action(position(hand="white-fighting", ring=1))
    assert options(match) == ["play", "draw", "heal", "pass"]
    match.play("action draw", "hobbit-card white-joker", "hobbit-card grey-hiding")
    assert you(match.state).hand == ("grey-hiding", "white-fighting", "white-joker")
    assert asked(match) == "tile"
    match = action(position(hand="white-fighting", ring=1))
    match.play("action heal")
    assert (you(match.state).corruption, asked(match)) == (0, "tile")
    assert rule(match, "draw") == "F8.3"
    match = action(position(hand="white-fighting", ring=1))
    match.play("action pass")
    assert (you(match.state).corruption, you(match.state).hand) == (1, ("white-fighting",))


def test_f8_5_another_hobbit_becomes_active() -> None:
    match = action(position(hobbits="sam merry frodo", marked="sam merry frodo"))
    assert (rule(match, "active sam"), rule(match, "active merry")) == ("F8.5", "F8.5")
    match.play("action pass")
    assert rule(match, "active merry") is None
    assert options(match) == ["merry", "frodo"]
    assert rule(match, "active sam") == "F8.5"
    match.play("active frodo")
    assert match.state.active == "frodo"


def test_f8_6_a_single_hobbit_stays_active() -> None:
    match = action(position(hobbits="sam"))
    match.play("action pass")
    assert match.state.active == "sam"


def test_f8_6_fatty_is_never_chosen() -> None:
    match = action(position(hobbits="sam fatty", marked="fatty"))
    assert rule(match, "active fatty") == "F8.6"
    match.play("action pass")
    assert match.state.active == "sam"
    assert rule(match, "active pippin") == "F2.3"


def test_f8_6_a_hobbit_who_came_back_is_not_chosen() -> None:
    match = action(position(hobbits="sam merry frodo", banned="merry", marked="sam merry frodo"))
    assert rule(match, "active merry") == "F8.6"
    match.play("action pass")
    assert match.state.active == "frodo"


def test_f8_6_fatty_alone_is_active() -> None:
    match = start(position(place="rivendell", hobbits="fatty"), plan(start_scenario, "moria"))
    assert match.state.active == "fatty"


def test_f8_7_a_turn_stops_when_the_scenario_ends() -> None:
    match = tile("fighting", position(lines={"fighting": 9}))
    match.play("big-shield 3")
    assert asked(match) == "hobbit-card"  # the two cards of the Ring-bearer: no action


def test_f8_7_a_turn_stops_when_the_game_ends() -> None:
    match = tile("sauron", position(ring=3, sauron=4))
    assert match.pending is None


# ---- tiles


@pytest.mark.parametrize("activity", ["fighting", "travelling", "hiding"])
def test_f9_1_an_activity_tile_advances_its_marker(activity: str) -> None:
    match = tile(activity, position())
    assert match.state.lines[activity] == 1
    assert you(match.state).shields + len(you(match.state).hand) == 1


def test_f9_1_friendship() -> None:
    match = tile("friendship", position(place="mordor"))
    assert (match.state.lines["friendship"], you(match.state).shields) == (1, 1)


def test_f9_2_without_a_line_another_marker_advances() -> None:
    match = tile("friendship", position())
    assert options(match) == ["fighting", "hiding", "travelling"]
    match.play("line travelling")
    assert (match.state.lines["travelling"], you(match.state).shields) == (1, 1)


def test_f9_2_with_a_complete_line_another_marker_advances() -> None:
    match = tile("hiding", position(lines={"hiding": 7}))
    assert options(match) == ["fighting", "travelling"]


def test_f9_3_a_sundial_moves_the_event_marker() -> None:
    match = tile("sundial", position())
    assert match.state.event == 1
    assert match.state.sauron == 14


def test_f9_4_three_cards_buy_off_the_event() -> None:
    match = tile("three-cards", position(hand="white-hiding white-hiding lembas"))
    assert options(match) == ["carry-out", "avoid", "lembas"]
    match.play("carry-out-tile avoid", "discard white-hiding", "discard white-hiding")
    assert (match.state.event, you(match.state).hand) == (0, ())
    match = tile("three-cards", position(hand="white-hiding white-hiding"))
    assert match.state.event == 1


def test_f9_5_card_token_and_shield_buy_off_the_event() -> None:
    game = position(hand="white-hiding", shields=2, tokens={"sun": 1, "wild": 1})
    match = tile("three-items", game)
    match.play("carry-out-tile avoid")
    assert options(match) == ["sun", "wild"]
    match.play("token wild")
    state = match.state
    assert (state.event, you(state).hand, you(state).shields) == (0, (), 1)
    assert (you(state).tokens.sun, you(state).tokens.wild) == (1, 0)


@pytest.mark.parametrize("lacks", ["hand", "shields", "tokens"])
def test_f9_5_all_three_are_needed(lacks: str) -> None:
    match = tile(
        "three-items",
        position(
            hand="" if lacks == "hand" else "white-hiding",
            shields=0 if lacks == "shields" else 1,
            tokens={} if lacks == "tokens" else {"sun": 1},
        ),
    )
    assert match.state.event == 1


def test_f9_6_the_ring_tile_moves_the_one_ring() -> None:
    match = tile("corruption", position())
    assert (you(match.state).corruption, match.state.sauron) == (1, 15)


def test_f9_7_the_eye_moves_sauron_without_a_choice() -> None:
    match = tile("sauron", position())
    assert (you(match.state).corruption, match.state.sauron) == (0, 14)


def test_f9_8_the_tiles_cannot_run_out() -> None:
    dials = [t for t in TILES if t in ("sundial", "three-cards", "three-items")]
    assert len(dials) - 2 == 6
    assert len(TILES) - len(dials) == 12 + 3
    assert set(TILES) - set(dials) - set(ACTIVITIES) == {"corruption", "sauron"}
