"""F2 to F6 in the base game: who plays, set-up, and the three locations."""

from __future__ import annotations

from collections import Counter

import pytest

from lotr import Has, asked, give, hand, new_match, options, player, start, table
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.events import pays_or_rolls
from thirdage.games.lord_of_the_rings.locations import (
    bag_end,
    lothlorien,
    nazgul_appears,
    rivendell,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match

FIVE = ("frodo", "sam", "pippin", "merry", "fatty")


def dealt(number: int, *hobbits: str, seed: int = 1, **more: str) -> Match[Game]:
    """A new match in which the hobbits have been dealt in this order; then a seed deals."""
    match = new_match(players=str(number), **more)
    match.play(*(f"hobbit {hobbit}" for hobbit in hobbits[: number - 1]))
    match.dealer = Seeded(seed)
    match.deal()
    return match


def at_location(place: str, *, bearer: str = "frodo", **hobbits: Has) -> Match[Game]:
    """A match that comes to a location."""
    game = table(hobbits, place=place, bearer=bearer)
    step = {"bag-end": bag_end, "rivendell": rivendell, "lothlorien": lothlorien}[place]
    return start(game, plan(step))


# ---- F3


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_f3_7_the_hobbits_are_dealt_at_random_clockwise(number: int) -> None:
    match = new_match(players=str(number))
    assert match.state.seats == ("first", "second", "third", "fourth", "fifth")[:number]
    assert match.pending is not None
    assert match.pending.is_chance
    assert options(match) == [*FIVE[:number]]
    match = dealt(number, *reversed(FIVE[:number]))
    led = [one.starting[0] for one in match.state.players.values()]
    assert led == [*reversed(FIVE[:number])]


def test_f3_8_and_f2_2_all_start_in_the_light_and_frodo_has_the_ring() -> None:
    match = dealt(4, "sam", "merry", "frodo")
    assert [one.corruption for one in match.state.players.values()] == [0] * 4
    assert match.state.bearer == "third"
    assert match.view(None)["bearer"] == "third"
    assert new_match(players="2").view("first")["bearer"] is None


@pytest.mark.parametrize(
    ("chosen", "space"), [({}, 12), ({"sauron": "15"}, 15), ({"sauron": "10"}, 10)]
)
def test_f3_1_sauron_starts_on_12_or_15_or_10(chosen: dict[str, str], space: int) -> None:
    assert new_match(players="3", **chosen).state.sauron == space
    with pytest.raises(ValueError, match="10"):
        complete(LORD_OF_THE_RINGS, {"sauron": "10"})


def test_f3_4_two_big_shields_of_each_value() -> None:
    shields = new_match(players="2").state.big_shields.loose
    assert Counter(shields) == {"1": 2, "2": 2, "3": 2}


def test_f3_6_no_card_is_removed() -> None:
    match = new_match(players="5")
    assert match.view(None)["features"]["rivendell"] == 12
    assert match.view(None)["features"]["lothlorien"] == 12


@pytest.mark.parametrize(
    ("chosen", "wrong"),
    [
        ({"players": "3", "hobbits": "frodo"}, "hobbits"),
        ({"players": "3", "two-player-feature-cards": "all"}, "two-player-feature-cards"),
        ({"sam-ring-count": "damage"}, "sam-ring-count"),
        ({"players": "6"}, "players"),
    ],
)
def test_an_option_of_another_game_is_refused(chosen: dict[str, str], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        complete(LORD_OF_THE_RINGS, chosen)


# ---- F4


def test_f4_1_six_cards_each() -> None:
    match = dealt(3, "frodo", "sam")
    assert [len(one.hand) for one in match.state.players.values()] == [6, 6, 6]
    assert len(match.view("first")["hand"]) == 6
    assert match.view(None)["hand"] == ()


def test_f4_2_the_ring_bearer_rolls_and_gives_four_open_cards() -> None:
    match = dealt(3, "sam", "frodo", "pippin")
    before = [len(one.hand) for one in match.state.players.values()]
    assert match.pending is not None
    assert (match.pending.seat, asked(match)) == ("second", "preparations")
    match.dealer = None
    match.play("preparations roll", "die blank", *["hobbit-card white-joker"] * 2)
    match.play("hobbit-card grey-hiding", "hobbit-card white-hiding")
    view = match.view("third")
    assert view["offered"] == ("grey-hiding", "white-hiding", "white-joker", "white-joker")
    match.play("give-card white-joker", "give-to second", "give-card white-joker", "give-to third")
    match.play("give-card grey-hiding", "give-to first", "give-card white-hiding", "give-to first")
    after = [len(one.hand) for one in match.state.players.values()]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1, 1]
    # All have seen them.
    assert match.view("first")["players"]["second"]["known"] == ("white-joker",)
    assert match.view("second")["players"]["second"]["known"] == ()
    assert match.view(None)["players"]["first"]["known"] == ()
    assert asked(match) == "nazgul-appears"


def test_f17_5_and_f4_2_the_roll_of_the_ring_bearer_may_lose_the_game() -> None:
    match = dealt(3, "sam", "frodo", "pippin")
    match.dealer = None
    match.state.ring_bearer.corruption = 11
    match.play("preparations roll", "die one")
    assert match.outcome == ((), "met-sauron", 0)


def test_f4_3_and_f2_4_one_player_pays_alone_or_sauron_moves() -> None:
    match = dealt(3, "sam", "frodo", "pippin", seed=3)
    match.play("preparations no")
    # Asked clockwise from the Ring-bearer; only the last one hears what follows.
    seats = []
    while asked(match) == "nazgul-appears":
        assert match.pending is not None
        seats.append(match.pending.seat)
        assert options(match)[-1] == ("no" if len(seats) == 3 else "next")
        match.answer(options(match)[-1])
    assert seats == ["second", "third", "first"]
    assert match.state.sauron == 11


def test_f2_4_the_first_volunteer_pays_and_nobody_else_is_asked() -> None:
    game = table(place="bag-end", frodo=Has(), sam=Has("white-hiding grey-hiding"), pippin=Has())
    script = nazgul_appears(game)
    request = next(script)
    assert (request.seat, [request.code(i) for i in range(len(request.things))]) == (
        "first",
        ["next"],
    )
    request = script.send(0)
    assert request.seat == "second"
    request = script.send(0)
    request = script.send(0)
    with pytest.raises(StopIteration):
        script.send(0)
    assert (hand(game.players["second"]), game.sauron) == ([], 15)


# ---- F5


def in_rivendell(number: int, **chosen: str) -> Match[Game]:
    """A match of so many that has just come to Rivendell; the Ring-bearer is the second."""
    names = ["sam", "frodo", "pippin", "merry", "fatty"][:number]
    if number == 2:
        names = ["sam", "frodo"]
    hobbits = {name: Has("white-joker white-hiding") for name in names}
    game = table(hobbits, place="rivendell", options=chosen)
    return start(game, plan(rivendell))


@pytest.mark.parametrize(
    ("number", "cards"), [(2, [4, 4]), (3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [2, 3, 3, 2, 2])]
)
def test_f5_1_and_f25_3_the_cards_are_dealt_from_the_ring_bearer(
    number: int, cards: list[int]
) -> None:
    match = in_rivendell(number)
    match.dealer = Seeded(7)
    match.deal()
    assert [len(one.hand) - 2 for one in match.state.players.values()] == cards
    assert match.view(None)["features"]["rivendell"] == 0
    assert match.state.features["rivendell"].size == (4 if number == 2 else 0)
    assert match.state.gone == ()


def test_f25_3_by_an_option_two_players_get_all() -> None:
    match = in_rivendell(2, **{"two-player-feature-cards": "all"})
    match.dealer = Seeded(7)
    match.deal()
    assert [len(one.hand) - 2 for one in match.state.players.values()] == [6, 6]


def test_f5_1_only_the_owner_sees_what_he_is_dealt() -> None:
    match = in_rivendell(3)
    assert match.pending is not None
    assert (match.pending.seat, match.pending.seen_by) == (None, "second")
    match.play("feature-card mithril")
    assert match.history_for("second")[-1].endswith("mithril")
    assert match.history_for("third")[-1].endswith("card-back")
    assert "mithril" in match.view("second")["hand"]
    assert "mithril" not in str(match.view("third")["players"])


def test_f5_2_and_f25_9_a_received_card_may_be_passed_on() -> None:
    match = in_rivendell(3)
    match.dealer = Seeded(7)
    match.deal()
    match.dealer = None
    give_one, first, second, third = "white-joker", *match.state.players.values()
    assert match.pending is not None
    assert (match.pending.seat, asked(match)) == ("second", "council")
    third_had = len(third.hand)
    match.play(f"council {give_one}")
    assert match.pending.seat == "third"
    assert len(third.hand) == third_had + 1
    match.play(f"council {give_one}", f"council {give_one}")
    assert hand(second).count(give_one) == 1
    assert hand(first).count(give_one) == 1
    # Passed face down: who neither gave nor received it sees its back.
    assert [line.split()[-1] for line in match.history_for(None) if " council " in line] == [
        "card-back"
    ] * 3
    passed = [event.facts for event in match.events_for("third") if event.name == "passed"]
    assert passed == [(give_one,), (give_one,)]
    assert [e.name for e in match.events_for(None)].count("passes-card") == 3


def test_f5_3_each_player_pays_or_rolls_and_abilities_count() -> None:
    match = in_rivendell(3)
    for one in match.state.players.values():
        one.hand = ()
    match.dealer = Seeded(7)
    match.deal()
    match.dealer = None
    while asked(match) == "council":
        match.answer(0)
    assert match.pending is not None
    seats = []
    while asked(match) == "fellowship-forms":
        seats.append(match.pending.seat)
        match.answer("roll")
        while asked(match) in ("roll", "rolled", "die", "floor"):
            code = {"die": "blank", "floor": "nothing"}.get(asked(match), options(match)[0])
            match.answer(code)
        if match.pending is None:
            break
    assert seats[:3] == ["second", "third", "first"]


def test_f21_0_and_f5_3_frodo_may_pay_with_a_white_card() -> None:
    game = table(place="rivendell", frodo=Has("white-hiding"), sam=Has("white-hiding"))
    for seat, able in (("first", True), ("second", False)):
        one = game.players[seat]
        request = next(pays_or_rolls(game, one, "fellowship-forms", {"friendship": 1}, "location"))
        codes = [request.code(i) for i in range(len(request.things))]
        assert ("pay" in codes) == able


# ---- F6


def test_f6_1_f6_2_and_f6_3_galadriel_recovery_and_test() -> None:
    match = at_location("lothlorien", frodo=Has(shields=2, corruption=3), sam=Has(), pippin=Has())
    match.dealer = Seeded(2)
    match.deal()
    assert [len(one.hand) for one in match.state.players.values()] == [4, 4, 4]
    assert match.pending is not None
    assert (match.pending.seat, asked(match)) == ("first", "recovery")
    match.play("recovery heal")
    assert (player(match, "frodo").corruption, player(match, "frodo").shields) == (2, 0)
    while asked(match) == "recovery":
        assert set(options(match)) & {"cards", "heal"} == set()
        match.answer("no")
    assert (match.pending.seat, asked(match)) == ("first", "galadriels-test")


def test_f23_6_elessar_is_kept_in_the_base_game() -> None:
    match = at_location("lothlorien", frodo=Has(), sam=Has())
    match.play("feature-card elessar")
    assert "elessar" in match.view("first")["hand"]


# ---- F2


def test_f2_1_the_active_player() -> None:
    game = table(frodo=Has(), sam=Has(), active="sam")
    assert game.active_player.seat == "second"
    game = table(place="rivendell", bearer="sam", frodo=Has(), sam=Has())
    assert game.active_player.seat == "second"


def test_f2_6_hands_are_hidden_and_all_else_is_open() -> None:
    game = table(frodo=Has("white-joker"), sam=Has("grey-hiding gollum", 3, {"sun": 1}, 2))
    match = start(game)
    seen = LORD_OF_THE_RINGS.view(match.state, "first")
    assert seen["hand"] == ("white-joker",)
    sam = seen["players"]["second"]
    assert (sam["cards"], sam["shields"], sam["tokens"].sun, sam["corruption"]) == (2, 3, 1, 2)
    assert "gollum" not in str(sam)
    assert "grey-hiding" not in str(sam)
    give(game, "white-hiding", game.players["second"])
    assert LORD_OF_THE_RINGS.view(game, "first")["players"]["second"]["cards"] == 3
