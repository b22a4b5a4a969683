"""F11 to F15: lines, cards, the die, shields, Gandalf."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, options, position, rule, tile, turn, you
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS, CODES, GANDALF_CARDS
from thirdage.games.lord_of_the_rings.components import HOBBITS, SCENARIOS
from thirdage.games.lord_of_the_rings.paying import covered
from thirdage.table.piles import Pile

SPACES = [
    (place, line.activity, index)
    for place, board in BOARDS.items()
    for line in board.lines.values()
    for index in range(1, line.last + 1)
]


@pytest.mark.parametrize(("place", "activity", "index"), SPACES)
def test_f11_4_every_space_gives_its_content(place: str, activity: str, index: int) -> None:
    content = BOARDS[place].lines[activity].contents[index]
    card = "white-joker"
    game = position(place=place, hand=card, lines={activity: index - 1}, ring=1)
    match = action(game)
    match.play("action play", f"first-card {card}", f"line {activity}")
    state = match.state
    last = activity == BOARDS[place].main and index == BOARDS[place].lines[activity].last
    if content == "die":
        match.play("roll roll", "die two")
        assert you(match.state).corruption == 3
    elif content == "big-shield":
        match.play("big-shield 3")
        assert you(match.state).shields == 3
    elif content == "shield":
        assert you(state).shields == 1
    elif content == "heal":
        assert you(state).corruption == 0
    elif content in CARDS:
        assert you(state).hand == (content,)
    else:
        assert you(state).tokens.of(content) == 1
    assert match.state.lines[activity] == index
    assert (asked(match) in ("tile", "second-card")) is not last


def test_f11_1_the_main_lines() -> None:
    assert {place: board.main for place, board in BOARDS.items()} == {
        "moria": "fighting",
        "helms-deep": "fighting",
        "shelobs-lair": "fighting",
        "mordor": "travelling",
    }
    values = [board.lines[board.main].values for board in BOARDS.values()]
    assert [(v[0], v[-1]) for v in values] == [(10, 20), (30, 40), (40, 50), (50, 60)]
    assert all(
        len(v) == len(b.lines[b.main].contents)
        for v, b in zip(values, BOARDS.values(), strict=True)
    )


@pytest.mark.parametrize("place", SCENARIOS[:3])
def test_the_boards_hold_all_tokens_there_are(place: str) -> None:
    contents = [c for line in BOARDS[place].lines.values() for c in line.contents]
    assert [contents.count(kind) for kind in ("ring", "heart", "sun")] == [5, 3, 3]


def test_f11_2_surplus_steps_are_lost() -> None:
    match = action(position(hand="legolas", lines={"hiding": 6}))
    match.play("action play", "first-card legolas")
    assert match.state.lines["hiding"] == 7
    assert you(match.state).tokens.heart == 1
    assert rule(match, "line hiding") == "F12.4"


def test_f11_3_the_first_part_of_travelling_in_helms_deep() -> None:
    match = event(position(place="helms-deep", lines={"travelling": 5}), 3)
    assert asked(match) == "hobbit-card"


def test_f11_4_contents_are_taken_in_passing() -> None:
    match = action(position(hand="elven-rope", lines={"travelling": 2}))
    match.play("action play", "first-card elven-rope")
    assert (you(match.state).tokens.sun, you(match.state).shields) == (1, 1)


def test_f11_4_a_card_that_has_left_the_game_is_not_gained() -> None:
    game = position(hand="grey-hiding")
    game.features["moria"] = Pile(())
    match = action(game)
    match.play("action play", "first-card grey-hiding")
    assert you(match.state).hand == ()


def test_f11_5_the_ring_gives_no_contents() -> None:
    match = turn(position(hobbits="frodo sam"))
    match.play("next-tile use-ring", "ring-price sam", "die three", "line travelling")
    assert (match.state.lines["travelling"], you(match.state).shields) == (3, 0)
    assert you(match.state).tokens.sun == 0


# ---- cards


def test_f12_1_hobbit_cards_show_one_symbol() -> None:
    hobbit = [CARDS[code] for code in CODES if CARDS[code].is_hobbit]
    assert len(hobbit) == 9
    assert {card.symbols for card in hobbit} == {1}
    match = action(position(hand="lembas"))
    assert rule(match, "card athelas") == "F12.8"
    assert "play" not in options(match)


def test_f12_2_no_hand_limit_and_a_new_deck_of_the_discards() -> None:
    game = position(hand="white-joker " * 12)
    game.discards = ("grey-hiding", "white-hiding")
    game.deck = Pile(("grey-fighting",))
    match = action(game)
    match.play("action draw", "hobbit-card grey-fighting", "hobbit-card white-hiding")
    assert len(you(match.state).hand) == 14
    assert match.state.deck == Pile(("grey-hiding",))
    assert match.state.discards == ()


def test_f12_2_used_hobbit_cards_are_discarded_and_feature_cards_leave() -> None:
    match = action(position(hand="grey-hiding boromir"))
    match.play("action play", "first-card grey-hiding", "second-card boromir")
    assert match.state.discards == ("grey-hiding",)
    assert match.state.gone == ("boromir",)
    assert you(match.state).hand == ("book",)


def test_f12_2_when_all_cards_are_in_the_hand_none_is_drawn() -> None:
    game = position(ring=1)
    game.deck = Pile(())
    match = action(game)
    assert rule(match, "draw") == "F12.2"
    assert options(match) == ["heal", "pass"]


def test_f12_3_one_white_and_one_grey_card() -> None:
    match = action(position(hobbits="merry", hand="white-fighting white-hiding grey-hiding gimli"))
    match.play("action play", "first-card white-fighting", "wild-token no")
    assert options(match) == ["stop", "grey-hiding"]
    match.play("second-card grey-hiding")
    assert match.state.lines == {"fighting": 1, "hiding": 1, "travelling": 0}
    assert rule(match, "card gimli") == "F8.3"


def test_f12_3_all_symbols_of_a_card_go_to_one_line() -> None:
    match = action(position(hand="arwen", lines={"hiding": 7}))
    match.play("action play", "first-card arwen")
    assert options(match) == ["fighting", "travelling"]
    match.play("line travelling")
    assert match.state.lines["travelling"] == 2


def test_f12_4_no_line_or_a_complete_one() -> None:
    match = action(position(hand="white-friendship grey-hiding", lines={"hiding": 7}))
    assert options(match) == ["draw", "pass"]
    assert rule(match, "card white-friendship") == "F12.4"
    assert rule(match, "card grey-hiding") == "F12.4"


def test_f12_5_how_symbols_are_paid() -> None:
    demand = {"friendship": 1, "joker": 1}
    assert covered(demand, [("joker", 2)]) == 2
    assert covered(demand, [("joker", 1)]) == 1
    assert covered(demand, [("friendship", 2)]) == 1
    assert covered({"fighting": 5}, [("fighting", 2), ("joker", 3), ("hiding", 2)]) == 5
    assert covered({"friendship": 1, "fighting": 1}, [("joker", 2)]) == 2


def test_f12_5_paying_has_no_colour_limit_and_surplus_is_lost() -> None:
    match = event(position(hand="white-hiding boromir gimli eomer"), 5)
    match.play("orcs-attack pay", "pay boromir", "pay eomer", "pay gimli")
    assert you(match.state).hand == ("white-hiding",)


def test_f12_5_only_cards_that_help_can_be_paid() -> None:
    match = event(position(hand="white-joker grey-friendship white-friendship grey-hiding"), 1)
    match.play("speak-friend pay")
    assert options(match) == ["grey-friendship", "white-friendship", "white-joker"]
    match.play("pay grey-friendship")
    assert you(match.state).hand == ("grey-hiding", "white-friendship")  # only the joker was left


def test_f12_6_any_card_counts_one_when_cards_are_paid() -> None:
    match = tile("three-cards", position(hand="lembas gollum grey-hiding"))
    match.play("carry-out-tile avoid", "discard lembas", "discard gollum")
    assert you(match.state).hand == ()


def test_f12_7_gollum_rolls_when_it_is_played() -> None:
    match = action(position(place="shelobs-lair", hand="gollum"))
    match.play("action play", "first-card gollum", "die two", "line fighting")
    assert (you(match.state).corruption, match.state.lines["fighting"]) == (2, 3)


def test_f12_7_gollum_rolls_when_its_symbols_are_paid() -> None:
    match = event(position(hand="gollum boromir"), 5)
    match.play("orcs-attack pay", "pay gollum", "die one")
    assert (you(match.state).corruption, match.state.sauron, you(match.state).hand) == (1, 15, ())


def test_f12_7_what_gollums_roll_takes_cannot_be_paid() -> None:
    match = event(position(hand="gollum boromir legolas"), 5)
    match.play("orcs-attack pay", "pay gollum", "die cards", "discard boromir")
    assert (match.state.sauron, you(match.state).hand) == (13, ())


def test_f12_7_discarded_as_a_card_gollum_causes_no_roll() -> None:
    match = event(position(place="mordor", hand="gollum " + "white-joker " * 6), 5)
    match.play("dark-forces pay", *["discard white-joker"] * 3, "discard gollum")
    assert (you(match.state).corruption, you(match.state).hand, asked(match)) == (0, (), "tile")


def test_f12_8_yellow_cards_are_played_besides_the_action() -> None:
    match = action(position(hand="lembas"))
    match.play("action lembas", *["hobbit-card white-joker"] * 6)
    assert asked(match) == "action"
    assert len(you(match.state).hand) == 6


# ---- the die


@pytest.mark.parametrize(
    ("face", "ring", "sauron", "cards"),
    [
        ("one", 1, 15, 3),
        ("two", 2, 15, 3),
        ("three", 3, 15, 3),
        ("cards", 0, 15, 1),
        ("eye", 0, 14, 3),
        ("blank", 0, 15, 3),
    ],
)
def test_f13_1_the_six_faces(face: str, ring: int, sauron: int, cards: int) -> None:
    match = event(position(lines={"hiding": 7}, hand="white-joker " * 3), 4)
    match.play(f"die {face}")
    state = match.state
    assert (you(state).corruption, state.sauron, len(you(state).hand)) == (ring, sauron - 2, cards)


def test_f13_2_too_few_cards_lose_the_game() -> None:
    match = event(position(hand="white-joker"), 4)
    match.play("die cards")
    assert match.outcome == ((), "cannot-pay", 10)


def test_f13_3_the_second_roll_is_not_made_after_the_end() -> None:
    match = event(position(place="shelobs-lair", sauron=2), 5)
    match.play("shelob-appears roll", "die two")
    assert match.outcome == ((), "met-sauron", 40)


# ---- shields, Gandalf


def test_f14_1_shields_are_points() -> None:
    match = event(position(place="shelobs-lair", shields=6, gandalf=""), 3)
    match.play("pool pay", "hobbit-card white-joker")
    assert you(match.state).shields == 1


def test_f14_2_big_shields_count_their_value() -> None:
    match = action(position(hand="grey-fighting", lines={"fighting": 9}))
    match.play("action play", "first-card grey-fighting", "big-shield 2")
    assert you(match.state).shields == 2
    assert match.state.big_shields.size == 5


def test_f15_1_five_shields_for_a_card_on_the_table() -> None:
    match = action(position(shields=9, ring=3))
    match.play("action healing")
    assert (you(match.state).shields, you(match.state).corruption) == (4, 1)
    assert "healing" not in match.state.gandalf
    assert rule(match, "gandalf healing") == "F15.1"
    assert rule(match, "gandalf persistence") == "F15.1"


def test_f12_3_why_not_a_second_card() -> None:
    hand = "white-hiding white-fighting grey-hiding grey-friendship boat"
    match = action(position(hobbits="sam", hand=hand))
    assert rule(match, "card grey-hiding") is None
    match.play("action play")
    assert rule(match, "card grey-hiding") is None
    match.play("first-card white-hiding")
    assert rule(match, "card grey-hiding") is None
    assert rule(match, "card white-fighting") == "F12.3"
    assert rule(match, "card grey-friendship") == "F12.4"
    assert (rule(match, "line hiding"), rule(match, "line travelling")) == (None, None)
    assert rule(match, "line fighting") == "F12.3"  # no grey card moves it
    assert rule(match, "draw") == "F8.3"


def test_f12_5_why_a_card_does_not_pay() -> None:
    match = event(position(hand="grey-hiding white-fighting legolas phial"), 2)
    assert rule(match, "card white-fighting") == "F12.5"
    assert rule(match, "card phial") == "F23.5"
    assert rule(match, "card legolas") is None
    match.play("watcher pay")
    assert rule(match, "card legolas") is None
    assert rule(match, "card phial") == "F12.5"
    match = event(position(hand="grey-fighting white-hiding legolas lembas"), 5)
    match.play("event carry-out")
    assert (options(match), rule(match, "card grey-fighting")) == (["no", "lembas"], "F12.5")


def test_f22_11_and_f12_6_why_a_card_that_is_named_alone_can_be_discarded() -> None:
    match = event(position(place="mordor", hand="eowyn white-joker"), 2)
    assert (asked(match), rule(match, "card eowyn")) == ("nazgul-attacks", None)
    assert rule(match, "card white-joker") == "F8.3"


def test_f15_2_foresight() -> None:
    match = turn(position(shields=5, hand="phial"))
    match.play("next-tile foresight")
    match.play("foresight-tile sundial", "foresight-tile hiding", "foresight-tile sauron")
    match.play("foresight-order hiding", "foresight-order sauron")
    assert match.view("fellowship")["known_tiles"] == ("hiding", "sauron", "sundial")
    assert match.view(None)["known_tiles"] == ("tile", "tile", "tile")
    assert match.state.tiles.size == 23
    match.play("next-tile reveal")
    assert asked(match) == "action"  # the known tile came by itself


def test_f15_2_tiles_that_look_alike_need_no_order() -> None:
    match = turn(position(shields=5, hand="phial"))
    match.play("next-tile foresight")
    match.play("foresight-tile sundial", "foresight-tile hiding", "foresight-tile sundial")
    match.play("foresight-order hiding")
    assert asked(match) == "next-tile"
    assert match.view("fellowship")["known_tiles"] == ("hiding", "sundial", "sundial")


def test_f15_2_magic() -> None:
    game = position(shields=5)
    match = event(game, 5)
    match.play("event magic")
    assert (match.state.sauron, match.state.event, you(match.state).shields) == (15, 5, 0)
    assert asked(match) == "tile"


def test_f15_2_healing_as_far_as_possible() -> None:
    match = action(position(shields=5, ring=1))
    match.play("action healing")
    assert you(match.state).corruption == 0


def test_f15_2_guidance() -> None:
    match = action(position(shields=5))
    match.play("action guidance", "line travelling")
    assert (match.state.lines["travelling"], you(match.state).shields) == (2, 2)


def test_f15_2_persistence() -> None:
    match = action(position(shields=5))
    match.play("action persistence", *["hobbit-card white-joker"] * 4)
    assert len(you(match.state).hand) == 4


def test_every_gandalf_card_and_hobbit_is_known() -> None:
    match = action(position())
    for card in GANDALF_CARDS:
        assert rule(match, f"gandalf {card}") == "F15.1"
    for hobbit in HOBBITS:
        assert rule(match, f"give {hobbit}") is not None
