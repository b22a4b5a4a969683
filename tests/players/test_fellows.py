"""The player of the base game of the Lord of the Rings: one of two to five, who sees its own hand
only."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest

import thirdage
from lotr import Has, action, asked, careful, event, late_match, start, table, tile
from lotr import player as led_by
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.ending import end_scenario
from thirdage.games.lord_of_the_rings.interrupts import INTERRUPTS
from thirdage.games.lord_of_the_rings.locations import bag_end, rivendell
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.lab.simulation import Task, play_match
from thirdage.players.catalogue import make_player, no_such_player
from thirdage.players.lord_of_the_rings import FellowPlayer
from thirdage.players.lord_of_the_rings.company import Company
from thirdage.players.lord_of_the_rings.stakes import Stakes, chance_to_hold
from thirdage.players.player import Question
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match

GAME = "lord-of-the-rings"
ALONE = {"leave-out", "first-active", "active", "ring-price", "wild-token"}
"""What is asked in the solitaire game only."""
CHANCE = {
    "hobbit-card",
    "hobbit",
    "feature-card",
    "removed-card",
    "tile",
    "foresight-tile",
    "big-shield",
    "die",
}


def chosen(match: Match[Game]) -> str:
    """The code that whoever is asked answers with."""
    assert match.pending is not None
    seat = match.pending.seat
    assert seat is not None
    question = Question(match, seat)
    return question.codes[FellowPlayer(seat, 1).answer(question)]


def stakes(game: Game, hobbit: str) -> Stakes:
    """What a player makes of a position."""
    return Stakes(Company(LORD_OF_THE_RINGS.view(game, game.leader_of(hobbit).seat)))


def new_match(seed: int, number: int) -> Match[Game]:
    """A new match of so many players."""
    options = complete(LORD_OF_THE_RINGS, {"players": str(number)})
    return Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(options), Seeded(seed))


@cache
def questions() -> set[str]:
    """The names of all questions that players have texts for."""
    words = Path(thirdage.__file__).parent / "words" / "en" / GAME / "questions.ftl"
    lines = words.read_text(encoding="utf-8").splitlines()
    return {line.partition(" =")[0].removeprefix("ask-") for line in lines if line[:4] == "ask-"}


# ---- nothing is left to chance


def test_there_is_a_rule_for_each_question_of_the_base_game() -> None:
    rules = {
        name.removeprefix("on_").replace("_", "-")
        for name in vars(FellowPlayer)
        if name.startswith("on_")
    }
    assert rules == questions() - ALONE - CHANCE


def test_there_is_a_rule_for_all_that_may_be_done_besides() -> None:
    wishes = {
        name.removeprefix("wants_").replace("_", "-")
        for name in vars(FellowPlayer)
        if name.startswith("wants_")
    }
    assert wishes == set(INTERRUPTS)


def test_an_unknown_question_is_an_error() -> None:
    game = table(frodo=Has("white-joker"), sam=Has())
    with pytest.raises(AttributeError, match="on_riddle"):
        FellowPlayer("first", 1).choose("riddle", ["a", "b"], stakes(game, "frodo"))


@pytest.mark.parametrize("number", range(2, 6))
def test_it_answers_whatever_is_asked_in_positions_it_would_not_come_to(number: int) -> None:
    """Every other answer is given at random, in matches that begin anywhere."""
    asked = set()
    for seed in range(25):
        match, luck = late_match(100 * number + seed, str(number)), Seeded(seed)
        players = {seat: FellowPlayer(seat, seed) for seat in match.state.seats}
        while (request := match.pending) is not None:
            if request.seat is None or luck.below(2):
                match.answer(careful(match, luck))
                continue
            asked.add(request.ask)
            match.answer(players[request.seat].answer(Question(match, request.seat)))
        assert match.outcome is not None
    assert {"floor", "action", "speak-friend", "faces", "dark-forces"} <= asked


# ---- whole matches


@pytest.mark.parametrize("number", range(2, 6))
def test_it_plays_whole_matches_the_same_way_each_time(number: int) -> None:
    task = Task(GAME, {"players": str(number)}, ("heuristic",) * number, 3)
    played = play_match(task)
    assert played.score is not None
    assert played == play_match(task)


@pytest.mark.parametrize("number", range(2, 6))
def test_it_gets_much_further_than_chance(number: int) -> None:
    def mean(player: str) -> float:
        options = {"players": str(number)}
        tasks = [Task(GAME, options, (player,) * number, seed) for seed in range(12)]
        return sum(play_match(task).score or 0 for task in tasks) / len(tasks)

    assert mean("heuristic") > mean("random") + 15


def test_it_does_not_know_what_it_cannot_see() -> None:
    """In a world that differs only in what is hidden from it, it answers the same."""
    compared = 0
    for seed in range(3):
        match, luck = new_match(seed, 3), Seeded(seed)
        players = {seat: FellowPlayer(seat, seed) for seat in match.state.seats}
        while (request := match.pending) is not None:
            assert request.seat is not None
            player, question = players[request.seat], Question(match, request.seat)
            twin = deepcopy(player)
            answer = player.answer(question)
            if luck.below(4) == 0:
                world = question.world(luck)
                other = Question(world, request.seat)
                assert other.codes[twin.answer(other)] == question.codes[answer]
                compared += 1
            match.answer(answer)
    assert compared > 60


def test_who_can_play_the_base_game_is_said() -> None:
    options = complete(LORD_OF_THE_RINGS, {"players": "4"})
    with pytest.raises(LookupError, match="no player 'wise'; players: random, heuristic, search,"):
        make_player("wise", GAME, "first", 1, options)
    assert "players=4" in no_such_player("wise", GAME, options)


# ---- what things are worth


def test_the_ring_bearer_counts_most_and_the_last_spaces_most() -> None:
    game = table(sauron=12, frodo=Has(corruption=4), sam=Has(corruption=4), pippin=Has())
    seen = stakes(game, "sam")
    frodo, sam, pippin = seen.company.members.values()
    assert seen.harm(frodo, 1) > seen.harm(sam, 1) > seen.harm(pippin, 1) > 0
    assert seen.harm(frodo, -1) < 0
    assert seen.harm(pippin, -1) == 0
    assert seen.sauron(1) == sum(seen.harm(member, 1) for member in (frodo, sam, pippin))


def test_a_roll_hurts_sam_least() -> None:
    seen = stakes(table(frodo=Has(), sam=Has("white-joker grey-hiding"), pippin=Has()), "sam")
    _, sam, pippin = seen.company.members.values()
    assert seen.roll(sam) < seen.roll(pippin)


def test_cards_are_dear_in_a_small_hand() -> None:
    few = stakes(table(frodo=Has(), sam=Has("grey-hiding white-fighting")), "sam")
    hand = "grey-hiding white-fighting " + "white-travelling " * 7 + "grey-fighting " * 5
    many = stakes(table(frodo=Has(), sam=Has(hand)), "sam")
    assert few.price("grey-hiding") > many.price("grey-hiding") > 0


def test_the_chance_that_somebody_can_pay() -> None:
    assert chance_to_hold(0, 1) == 0
    assert chance_to_hold(1, 1, 0.4) == pytest.approx(0.4)
    assert chance_to_hold(2, 2, 0.5) == pytest.approx(0.25)
    assert chance_to_hold(6, 2) < chance_to_hold(9, 2) < 1


# ---- volunteers and pledges


def test_whom_it_costs_least_takes_the_corruption_of_the_eye() -> None:
    frodo, sam, pippin = Has(corruption=5), Has(corruption=5), Has(corruption=1)
    match = tile("sauron", table(sauron=10, frodo=frodo, sam=sam, pippin=pippin))
    match.play("carry-out-tile carry-out")
    answers = []
    while asked(match) == "eye":
        answers.append(chosen(match))
        match.play(f"eye {answers[-1]}")
    assert answers == ["next", "next", "corruption"]


def test_who_would_be_eliminated_leaves_it_to_others() -> None:
    game = table(active="sam", sauron=8, frodo=Has(corruption=1), sam=Has(corruption=6))
    match = tile("sauron", game)
    match.play("carry-out-tile carry-out")
    assert chosen(match) == "next"


def test_the_group_pledges_until_the_price_is_paid() -> None:
    hand = "white-fighting grey-fighting " + "white-hiding " * 6
    game = table(
        sauron=6,
        frodo=Has(hand, corruption=3),
        sam=Has("grey-fighting boromir gimli" + " grey-travelling" * 4, corruption=2),
        gone="miruvor staff athelas mithril",
    )
    match = event(game, 5)
    match.play("event carry-out")
    given = []
    while asked(match) == "orcs-attack":
        given.append(chosen(match))
        match.play(f"orcs-attack {given[-1]}")
    assert "none" not in given
    assert sum(int(code.split()[1]) for code in given) == 5


def test_nothing_is_pledged_that_the_others_cannot_make_full() -> None:
    game = table(place="shelobs-lair", sauron=9, frodo=Has(shields=5), sam=Has(shields=1))
    match = event(game, 1)
    match.play("event carry-out")
    assert asked(match) == "gollum-appears"
    assert chosen(match) == "none"


def test_the_last_one_pledges_all_that_is_lacking_or_nothing() -> None:
    game = table(
        sauron=6,
        frodo=Has("white-fighting " + "grey-travelling " * 5, corruption=3),
        sam=Has("white-fighting " + "grey-friendship " * 5, corruption=2),
    )
    match = event(game, 5)
    match.play("event carry-out", "orcs-attack fighting 1")
    assert chosen(match) == "none"


def test_the_richest_pays_for_the_pool() -> None:
    game = table(place="shelobs-lair", sauron=8, frodo=Has(shields=5), sam=Has(shields=9))
    match = event(game, 3)
    match.play("event carry-out")
    assert asked(match) == "pool"
    assert chosen(match) == "next"
    match.play("pool next")
    assert chosen(match) == "pay"


# ---- cards in other hands


def test_the_cards_of_the_preparations_are_shared() -> None:
    match = new_match(5, 4)
    players = {seat: FellowPlayer(seat, 1) for seat in match.state.seats}
    while (request := match.pending) is not None and request.ask != "council":
        assert request.seat is not None
        match.answer(players[request.seat].answer(Question(match, request.seat)))
        if (
            any(told.event.name == "is-given" for told in match.events)
            and request.ask[:4] != "give"
        ):
            break
    hands = [len(one.hand) for one in match.state.players.values()]
    assert sum(hands) >= 26
    assert max(hands) - min(hands) <= 2


def test_frodo_is_passed_a_white_card() -> None:
    game = table(place="rivendell", sam=Has("white-hiding grey-hiding"), frodo=Has("grey-hiding"))
    match = start(game, plan(rivendell))
    while asked(match) != "council":
        match.answer(0)
    while match.pending is not None and match.pending.seat != led_by(match, "sam").seat:
        match.answer(0)
    assert asked(match) == "council"
    assert chosen(match).startswith("white")


# ---- what is done besides


def test_the_others_are_asked_for_magic_when_an_event_is_bad() -> None:
    game = table(
        place="shelobs-lair",
        sauron=6,
        frodo=Has(corruption=3),
        sam=Has(shields=6, corruption=2),
        gandalf="magic",
    )
    match = event(game, 6)
    assert chosen(match) == "floor"
    match.play("event floor")
    assert chosen(match) == "magic"


def test_a_deadly_roll_of_another_is_ignored() -> None:
    game = table(sauron=7, frodo=Has(corruption=4), sam=Has("mithril"), ring_used=False)
    match = action(game)
    match.play("action use-ring", "roll roll", "die three")
    assert chosen(match) == "floor"
    match.play("rolled floor")
    assert chosen(match) == "mithril"


def test_gandalf_heals_whom_it_helps_most() -> None:
    game = table(
        sauron=9, frodo=Has(corruption=7), sam=Has(corruption=2, shields=9), gandalf="healing"
    )
    game.active = "sam"
    match = action(game)
    assert chosen(match) == "healing"
    match.play("action healing")
    assert chosen(match) == led_by(match, "frodo").seat


def test_a_yellow_card_that_is_to_be_discarded_is_not_played() -> None:
    game = table(place="rivendell", frodo=Has("lembas"), sam=Has("elessar mithril"))
    match = start(game, plan(rivendell))
    while asked(match) != "council":
        match.answer(0)
    assert chosen(match)


def test_athelas_is_asked_for_when_much_is_missing() -> None:
    game = table(sauron=8, frodo=Has(corruption=4), sam=Has("athelas", tokens={"ring": 1}))
    game.lines["fighting"] = 10
    match = start(game, plan(end_scenario))
    while asked(match) != "life-tokens" or match.pending.seat != led_by(match, "frodo").seat:  # type: ignore[union-attr]
        match.answer(0)
    assert chosen(match) == "floor"
    match.play("life-tokens floor")
    assert chosen(match) == "athelas"


# ---- the action


def test_who_is_close_to_sauron_heals() -> None:
    game = table(sauron=8, frodo=Has("white-hiding", corruption=7), sam=Has())
    assert chosen(action(game)) == "heal"


def test_a_life_token_is_worth_a_step_to_whom_it_lacks() -> None:
    lines = {"fighting": 2, "hiding": 2, "travelling": 2}
    sam = Has("white-joker", corruption=4, tokens={"sun": 1})
    seen = stakes(table(sauron=10, frodo=Has(), sam=sam, lines=lines, active="sam"), "sam")
    assert seen.steps("hiding")[1] > seen.steps("travelling")[1]


def test_a_life_token_is_left_to_others_when_there_are_few() -> None:
    """Of the three hearts of Moria one is left: whoever has one does not take it."""
    lines = {"hiding": 6, "fighting": 0, "travelling": 0}
    heart = {"heart": 1}
    poor = table(sauron=9, frodo=Has(), sam=Has(), pippin=Has(tokens=heart), lines=lines)
    rich = table(
        sauron=9, frodo=Has(tokens=heart), sam=Has(), pippin=Has(tokens=heart), lines=lines
    )
    nobody = table(
        sauron=9,
        frodo=Has(tokens=heart),
        sam=Has(tokens=heart),
        pippin=Has(tokens=heart),
        lines=lines,
    )
    mine = [stakes(game, "pippin").steps("hiding")[1] for game in (poor, rich, nobody)]
    assert mine[0] == mine[1] < mine[2]


def test_where_a_card_should_go_is_forgotten_with_the_turn() -> None:
    """The line of a card with one symbol is not asked for; the next question for a line is about
    something else."""
    player, fresh = FellowPlayer("first", 1), FellowPlayer("first", 1)
    hand = stakes(table(frodo=Has(), sam=Has("grey-hiding")), "sam")
    assert player.choose("first-card", ["grey-hiding"], hand) == "grey-hiding"
    player.remember("next-tile", "reveal")
    lines = {"fighting": 9, "hiding": 0, "travelling": 0}
    later = stakes(table(frodo=Has(), sam=Has(), lines=lines), "sam")
    best = fresh.choose("line", [*lines], later)
    assert best != "hiding"
    assert player.choose("line", [*lines], later) == best


def test_what_is_not_done_is_forgotten() -> None:
    """When somebody thinks further and gives another answer, what follows fits that answer: here
    one step is best on one line, two on another, and those of the Ring on a third."""
    lines = {"fighting": 0, "hiding": 0, "travelling": 5}
    sam = Has("white-joker arwen", corruption=5, tokens={"ring": 1})
    seen = stakes(table(sauron=9, frodo=Has(), sam=sam, lines=lines, active="sam"), "sam")

    def line_after(*given: tuple[str, str]) -> str:
        player = FellowPlayer("second", 1)
        assert player.choose("first-card", ["arwen", "white-joker"], seen) == "white-joker"
        for ask, code in given:
            player.remember(ask, code)
        return player.choose("line", [*lines], seen)

    assert line_after() == "hiding"
    assert line_after(("first-card", "arwen")) == "travelling"
    assert line_after(("action", "use-ring")) == "fighting"
    assert line_after(("action", "use-ring"), ("action", "play"), ("first-card", "arwen")) == (
        "travelling"
    )


def test_shields_buy_healing_when_sauron_is_close() -> None:
    game = table(
        place="mordor", sauron=6, frodo=Has("white-joker", corruption=4, shields=6), sam=Has()
    )
    match = event(game, 1)
    match.play("event carry-out")
    assert asked(match) == "sam-saves-frodo"
    assert chosen(match) == "heal"


def test_bag_end_is_played_from_the_first_question_on() -> None:
    game = table(place="bag-end", frodo=Has(), sam=Has())
    match = start(game, plan(bag_end))
    while asked(match) != "preparations":
        match.answer(0)
    assert chosen(match) == "roll"
