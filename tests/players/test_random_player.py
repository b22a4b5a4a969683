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


def test_play_on_stops_after_so_many_answers() -> None:
    match = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(3))
    players = {seat: RandomPlayer(5) for seat in (FREE, SHADOW)}
    assert play_on(match, players, 7) == 7
    assert match.pending is not None


def test_players_by_name() -> None:
    assert list(players_of("war-of-the-ring"))[:3] == ["random", "heuristic", "search"]
    assert levels_of("lord-of-the-rings") == ["random", "heuristic", "search"]
    assert set(levels_of("lord-of-the-rings")) < set(players_of("lord-of-the-rings"))
    assert isinstance(make_player("random", "war-of-the-ring", FREE, 1), RandomPlayer)
    with pytest.raises(LookupError, match="players: random, heuristic"):
        make_player("wise", "war-of-the-ring", FREE, 1)
