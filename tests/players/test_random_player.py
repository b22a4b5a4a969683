"""The random player."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.turn import fellowship_phase
from thirdage.players.catalogue import levels_of, make_player, players_of
from thirdage.players.player import Question, RandomPlayer, play_on
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from wotr import FREE, SHADOW, position, start


def test_every_option_is_picked_about_equally_often() -> None:
    game = position(at="hollin", progress=1)
    question = Question(start(game, plan(fellowship_phase)), FREE)
    player = RandomPlayer(1)
    picked = Counter(player.answer(question) for _ in range(400))
    assert sorted(picked) == list(range(question.count))
    assert min(picked.values()) > 400 / question.count / 2


def test_a_question_is_put_to_one_seat() -> None:
    match = start(position(at="hollin"), plan(fellowship_phase))
    with pytest.raises(ValueError, match="shadow is not asked"):
        Question(match, SHADOW)
    nobody_deals = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}))
    with pytest.raises(ValueError, match="free-peoples is not asked"):
        Question(nobody_deals, FREE)


def test_events_from_the_last_of_a_name() -> None:
    match = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(3))
    players = {seat: RandomPlayer(5) for seat in (FREE, SHADOW)}
    play_on(match, players, 60)
    assert match.pending is not None
    seat = match.pending.seat
    assert seat is not None
    question = Question(match, seat)
    events = question.events_from_last("turn")
    assert events[0].name == "turn"
    assert events[0].facts == (match.state.turn,)
    assert events == question.events()[-len(events) :]
    assert question.events_from_last("nothing-of-this-name") == []


def test_play_on_stops_after_so_many_answers() -> None:
    match = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(3))
    players = {seat: RandomPlayer(5) for seat in (FREE, SHADOW)}
    assert play_on(match, players, 7) == 7
    assert match.pending is not None


def test_players_by_name() -> None:
    assert sorted(players_of("war-of-the-ring")) == ["heuristic", "random"]
    assert levels_of("lord-of-the-rings") == ["random", "heuristic", "search"]
    assert set(levels_of("lord-of-the-rings")) < set(players_of("lord-of-the-rings"))
    assert isinstance(make_player("random", "war-of-the-ring", FREE, 1), RandomPlayer)
    with pytest.raises(LookupError, match="players: random, heuristic"):
        make_player("wise", "war-of-the-ring", FREE, 1)
