"""The search player of War of the Ring: each answer is tried in futures up to the next turn."""

from __future__ import annotations

from time import process_time
from typing import Final

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.players.catalogue import TIMED, levels_of, make_player, players_of
from thirdage.players.fitting import Row, Sample, chance, least_squares, logistic
from thirdage.players.future import Fortune, Future
from thirdage.players.player import Question, RandomPlayer, play_on
from thirdage.players.search import SearchPlayer
from thirdage.players.war_of_the_ring import CRAFT, HeuristicPlayer
from thirdage.players.war_of_the_ring.craft import next_turn, worth
from thirdage.players.war_of_the_ring.estimate import WEIGHTS, features, free_chance
from thirdage.players.war_of_the_ring.fitting import samples, surprise
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import Outcome
from thirdage.table.match import Match
from ticking import Ticking
from wotr import FREE, SHADOW, position

GAME: Final = "war-of-the-ring"
SIDES: Final = (FREE, SHADOW)


def new_match(seed: int) -> Match[Game]:
    return Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(seed))


def asked_seat(match: Match[Game]) -> str:
    assert match.pending is not None
    assert match.pending.seat is not None
    return match.pending.seat


def searching(seat: str, milliseconds: int) -> SearchPlayer:
    """A player who looks at its clock so many times at most, more or less."""
    return SearchPlayer(CRAFT, seat, 1, milliseconds / 1000, Ticking())


def found(match: Match[Game], milliseconds: int) -> str:
    """The code that the search answers with."""
    question = Question(match, asked_seat(match))
    return question.codes[searching(question.seat, milliseconds).answer(question)]


def acting(game: Game, side: str, dice: str) -> Match[Game]:
    """A match in which a side is to act with these dice, its enemy with none."""
    game.dice = {FREE: (), SHADOW: (), side: tuple(sorted(dice.split()))}
    game.agenda = [plan(next_action, side)]
    return Match(WAR_OF_THE_RING, game, Seeded(7))


# ---- whole matches


def test_it_plays_the_same_way_each_time() -> None:
    def some() -> Match[Game]:
        match = new_match(3)
        play_on(match, {seat: searching(seat, 40) for seat in SIDES}, 60)
        return match

    match = some()
    assert len(match.history) > 60
    assert some().history_for(None) == match.history_for(None)


def test_it_answers_whatever_is_asked_where_it_would_not_come_to() -> None:
    questions = set()
    for seed in range(3):
        match, luck = new_match(seed), Seeded(seed)
        players = {seat: searching(seat, 10) for seat in SIDES}
        randoms = {seat: RandomPlayer(seed) for seat in SIDES}
        while match.pending is not None:
            seat = asked_seat(match)
            questions.add(match.pending.ask)
            who = randoms if luck.below(6) else players
            match.answer(who[seat].answer(Question(match, seat)))
    assert len(questions) > 40


# ---- what it knows


def test_it_knows_no_more_than_its_view() -> None:
    """Worlds that differ only in what is hidden get the same answer."""
    compared = 0
    for seed in range(2):
        match = new_match(seed)
        players = {seat: HeuristicPlayer(seat, seed) for seat in SIDES}
        for _ in range(5):
            play_on(match, players, 25)
            seat = asked_seat(match)
            world = Question(match, seat).world(Seeded(seed))
            assert world.view(seat) == match.view(seat)
            assert found(world, 60) == found(match, 60)
            compared += match.state.hands != world.state.hands
    assert compared > 5


def test_the_question_stays_as_it_was() -> None:
    match = new_match(4)
    play_on(match, {seat: HeuristicPlayer(seat, 1) for seat in SIDES}, 40)
    seat = asked_seat(match)
    before, told = match.view(seat), list(match.events)
    found(match, 100)
    assert (match.view(seat), match.events) == (before, told)


# ---- what is kept in mind


def walking_in() -> Match[Game]:
    """The Shadow can walk into Pelargir, and plans to."""
    game = position(shadow="osgiliath: sauron 5 1; barad-dur: sauron 4 1", war="sauron gondor")
    return acting(game, SHADOW, "army")


def test_an_heir_has_the_plan_in_mind_and_leaves_it_alone() -> None:
    match = walking_in()
    player = HeuristicPlayer(SHADOW, 1)
    player.answer(Question(match, SHADOW))
    planned = list(player.mind.plan)
    assert len(planned) > 1
    heir = player.heir(2)
    assert heir.mind.plan == planned
    future = Future(match)
    assert match.pending is not None
    future.answer(match.pending.things.index("move-armies"))
    future.play_on(
        lambda request: heir.answer_in(future.state, request), Fortune(1), lambda state: False
    )
    assert heir.mind.plan != planned
    assert player.mind.plan == planned


def test_another_answer_than_its_own_voids_the_plan() -> None:
    match = walking_in()
    player = HeuristicPlayer(SHADOW, 1)
    question = Question(match, SHADOW)
    code = question.codes[player.answer(question)]
    assert code == "move-armies"
    player.remember(question.ask, code)
    assert player.mind.plan
    player.remember(question.ask, "attack")
    assert not player.mind.plan
    assert player.mind.doing == "attack"


def test_without_time_it_plays_like_the_rules_of_thumb() -> None:
    match, twin = new_match(5), new_match(5)
    play_on(match, {seat: searching(seat, 1) for seat in SIDES}, 120)
    play_on(twin, {seat: HeuristicPlayer(seat, 1) for seat in SIDES}, 120)
    codes = [given.code for given in match.history]
    assert codes == [given.code for given in twin.history]


# ---- time


def test_it_keeps_to_its_time() -> None:
    match = new_match(3)
    players = {seat: SearchPlayer(CRAFT, seat, 1, 0.2, process_time) for seat in SIDES}
    play_on(match, players, 2)  # the first thoughts fill tables
    for _ in range(6):
        began = process_time()
        seat = asked_seat(match)
        answer = players[seat].answer(Question(match, seat))
        assert process_time() - began <= 0.2
        match.answer(answer)


# ---- estimates


def test_the_horizon_is_the_next_turn() -> None:
    game = position()
    is_far = next_turn(game)
    assert not is_far(game)
    game.turn += 1
    assert is_far(game)


def test_worth_is_the_chance_of_a_side() -> None:
    game = position(mordor=3)
    assert worth(game, FREE) + worth(game, SHADOW) == pytest.approx(100)
    game.outcome = Outcome((SHADOW,), "corruption")
    assert (worth(game, FREE), worth(game, SHADOW)) == (0, 100)


def test_what_the_estimate_depends_on() -> None:
    plain = free_chance(position(at="moria"))
    assert len(features(position(at="moria"))) == len(WEIGHTS)
    assert free_chance(position(at="moria", corruption=6)) < plain
    assert free_chance(position(at="moria", progress=3)) > plain
    assert free_chance(position(at="moria", companions="gimli")) < plain
    assert free_chance(position(at="moria", captured="minas-tirith dale")) < plain
    assert free_chance(position(at="moria", captured="umbar")) > plain
    army = "osgiliath: sauron 8 2"
    assert free_chance(position(at="moria", shadow=army, war="sauron")) < free_chance(
        position(at="moria", shadow=army)
    )


def test_fitting_finds_what_was_put_in() -> None:
    luck = Seeded(1)
    lines: list[Sample] = []
    ends: list[Sample] = []
    for _ in range(3000):
        row: Row = (1.0, luck.below(9) - 4.0, float(luck.below(2)))
        sum_ = 0.5 - 0.7 * row[1] + 1.2 * row[2]
        lines.append((row, sum_))
        ends.append((row, float(luck.below(10_000) < 10_000 * chance(sum_))))
    assert least_squares(lines, 0.0) == pytest.approx((0.5, -0.7, 1.2))
    assert logistic(ends, 0.0) == pytest.approx((0.5, -0.7, 1.2), abs=0.2)
    assert abs(logistic(ends, 500.0)[1]) < 0.6
    fitted = surprise(ends, logistic(ends, 0.0))
    assert fitted < surprise(ends, (0.5, -0.7, 0.0))


def test_the_estimate_knows_more_than_the_share_of_wins() -> None:
    rows = [sample for match in samples(40) for sample in match]
    assert len(rows) > 200
    share = sum(won for _, won in rows) / len(rows)
    known = surprise([((1.0,), won) for _, won in rows], logistic([((1.0,), share)], 0.0))
    assert surprise(rows, WEIGHTS) < known


# ---- by name


def test_levels_are_players_by_name() -> None:
    assert levels_of(GAME) == ["random", "heuristic", "search"]
    assert {*TIMED[GAME, ""]} == {"search-50ms", "search-200ms", "search-500ms", "search-5s"}
    for name in players_of(GAME):
        assert isinstance(make_player(name, GAME, FREE, 1), SearchPlayer) == name.startswith(
            "search"
        )
