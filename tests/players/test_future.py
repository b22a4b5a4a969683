"""Futures: a match goes on in them as it would go on at the table."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games import GAMES, game_named
from thirdage.players.future import Fortune, Future
from thirdage.players.player import Question, RandomPlayer, play_on
from thirdage.table.dealers import Seeded
from thirdage.table.game import PLAYERS, complete
from thirdage.table.match import Match
from thirdage.table.plain import digest
from thirdage.table.scripts import Request

FORMS = [(name, form) for name, game in GAMES.items() for form in game.forms]


class Remembering(Fortune):
    """Fortune that answers for the seats as well, and remembers what it answered."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[str, int]] = []

    def answer(self, request: Request) -> int:
        index = super().answer(request)
        self.given.append((request.ask, index))
        return index


def world_of(name: str, form: str, answers: int) -> Match[Any]:
    """A world for whoever is asked after so many answers given at random."""
    game = game_named(name)
    state = game.set_up(complete(game, {PLAYERS: form} if form else {}))
    match: Match[Any] = Match(game, state, Seeded(7), marks="last")
    play_on(match, {seat: RandomPlayer(3) for seat in state.seats}, answers)
    assert match.pending is not None
    assert match.pending.seat is not None
    return Question(match, match.pending.seat).world(Seeded(1))


@pytest.mark.parametrize(("name", "form"), FORMS)
@pytest.mark.parametrize("answers", [5, 12, 24])
def test_a_future_is_what_the_match_would_become(name: str, form: str, answers: int) -> None:
    world = world_of(name, form, answers)
    before = digest(world.state)
    fortune = Remembering(11)
    future = Future(world)
    future.answer(0)
    future.play_on(fortune.answer, fortune, lambda state: False)
    assert digest(world.state) == before

    world.dealer = None
    world.answer(0)
    for ask, index in fortune.given:
        assert world.pending is not None
        assert world.pending.ask == ask
        world.answer(index)
    assert world.outcome is not None
    assert digest(future.state) == digest(world.state)


@pytest.mark.parametrize(("name", "form"), FORMS)
def test_a_future_stops_where_it_is_far_enough_and_can_go_on(name: str, form: str) -> None:
    fortune = Remembering(11)
    future = Future(world_of(name, form, 12))
    future.answer(0)
    turn = future.state.turn
    future.play_on(fortune.answer, fortune, lambda state: state.turn > turn)
    assert future.state.turn == turn + 1
    future.play_on(fortune.answer, fortune, lambda state: state.turn > turn + 1)
    assert future.state.turn == turn + 2


def test_what_is_drawn_does_not_depend_on_how_often_the_die_is_rolled() -> None:
    def ask(name: str) -> Request:
        return Request(name, tuple(range(1000)), str, None, None, str)

    one, other = Fortune(5), Fortune(5)
    rolls = [one.answer(ask("die")) for _ in range(4)]
    assert one.answer(ask("tile")) == other.answer(ask("tile"))
    assert [other.answer(ask("die")) for _ in range(4)] == rolls
    assert len(set(rolls)) > 1
