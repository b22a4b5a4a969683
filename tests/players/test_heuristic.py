"""The heuristic player of War of the Ring: strength, sense, and that it sees only its view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import thirdage.games.war_of_the_ring
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import other
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import (
    hunt_allocation,
    next_action,
)
from thirdage.lab.simulation import Task, play_match
from thirdage.players.player import Player, Question, RandomPlayer
from thirdage.players.war_of_the_ring import HeuristicPlayer
from thirdage.players.war_of_the_ring.free import FreeMind
from thirdage.players.war_of_the_ring.shadow import ShadowMind
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match
from wotr import FREE, SHADOW, attack, in_fellowship_phase, move_on, play_event, position, start

MINDS = {FREE: FreeMind, SHADOW: ShadowMind}


# ---- whole matches


def wins(free: str, shadow: str, matches: int) -> dict[str, int]:
    """How often each side wins in matches of seeds 0, 1, 2 …"""
    won = {FREE: 0, SHADOW: 0}
    for seed in range(matches):
        task = Task("war-of-the-ring", {}, (free, shadow), seed)
        for winner in play_match(task).winners:
            won[winner] += 1
    return won


def test_the_free_peoples_beat_random() -> None:
    assert wins("heuristic", "random", 12)[FREE] >= 11


def test_the_shadow_beats_random() -> None:
    assert wins("random", "heuristic", 12)[SHADOW] >= 11


def test_against_itself_both_sides_win_and_no_match_is_long() -> None:
    played = [
        play_match(Task("war-of-the-ring", {}, ("heuristic", "heuristic"), seed))
        for seed in range(20)
    ]
    winners = [one.winners[0] for one in played]
    assert 4 <= winners.count(FREE) <= 14
    assert sorted(one.turns for one in played)[10] <= 16
    assert max(one.turns for one in played) <= 40


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (answers_of_a_match(5) for _ in range(2))
    assert first == second


def answers_of_a_match(seed: int) -> list[str]:
    """All answers of a match of the heuristic player against itself."""
    match = new_match(seed)
    for _ in questions(match, players(seed)):
        pass
    return [given.code for given in match.history]


def new_match(seed: int) -> Match[Game]:
    state = WAR_OF_THE_RING.set_up({"edition": "2e"})
    return Match(WAR_OF_THE_RING, state, Seeded(seed), marks="last")


def players(seed: int) -> dict[str, Player]:
    return {side: HeuristicPlayer(side, seed) for side in (FREE, SHADOW)}


def questions(match: Match[Game], seats: dict[str, Any]) -> Iterator[tuple[str, Question]]:
    """Play a match to its end; every question before it is answered."""
    while (request := match.pending) is not None:
        seat = request.seat
        assert seat is not None
        question = Question(match, seat)
        yield seat, question
        match.answer(seats[seat].answer(question))


def test_it_has_an_answer_to_whatever_random_players_come_across() -> None:
    for seed in range(6):
        match = new_match(seed)
        minds = players(seed)
        randoms = {side: RandomPlayer(seed) for side in (FREE, SHADOW)}
        for seat, question in questions(match, randoms):
            assert 0 <= minds[seat].answer(question) < question.count


def test_it_answers_by_its_view_alone() -> None:
    """Two matches that differ only in what is hidden from it get the same answer."""
    compared = 0
    for seed in range(3):
        match, seats = new_match(seed), players(seed)
        luck = Seeded(seed)
        for seat, question in questions(match, seats):
            if question.count == 1 or luck.below(20):
                continue
            world = determinize(match, seat, luck)
            here, there = deepcopy(seats[seat]), deepcopy(seats[seat])
            assert here.answer(question) == there.answer(Question(world, seat)), question.ask
            compared += 1
    assert compared > 30


def test_every_question_has_a_rule_of_thumb() -> None:
    folder = Path(thirdage.games.war_of_the_ring.__file__).parent
    asked = set()
    pattern = re.compile(
        r"\b(?:ask|ask_hidden|ask_secretly|yes|choose_group)\(\s*game,([^\"()]*(?:\([^()]*\))?"
        r"[^\"()]*)\"([a-z-]+)\"",
        re.DOTALL,
    )
    for path in folder.rglob("*.py"):
        asked |= {found[2] for found in pattern.finditer(path.read_text(encoding="utf-8"))}
    assert {"die", "action", "hunt-casualty", "casualty", "white-rider", "separate"} <= asked
    assert len(asked) > 60
    for question in asked:
        name = "on_" + question.replace("-", "_")
        assert hasattr(FreeMind, name) or hasattr(ShadowMind, name), question


# ---- positions


def answers(match: Match[Game], most: int = 12) -> list[str]:
    """What the player whose turn it is answers until the other side is asked, it has to choose
    another die, or so many answers were given."""
    assert match.pending is not None
    side = match.pending.seat
    assert side in MINDS
    player = HeuristicPlayer(side, 1)
    given: list[str] = []
    while match.pending is not None and match.pending.seat == side and len(given) < most:
        ask = match.pending.ask
        if ask == "die" and given:
            break
        question = Question(match, side)
        place = player.answer(question)
        given.append(f"{ask} {question.codes[place]}")
        match.answer(place)
    return given


def acts(game: Game, side: str, dice: str) -> list[str]:
    """What a side does with the best of these dice, all chance being seeded."""
    game.dice = {side: tuple(sorted(dice.split())), other(side): ("event", "event", "event")}
    game.agenda = [plan(next_action, side)]
    return answers(Match(WAR_OF_THE_RING, game, Seeded(7)))


def says(match: Match[Game]) -> str:
    """The answer to the pending question."""
    return answers(match, 1)[0]


def test_a_revealed_fellowship_hides() -> None:
    game = position(at="hollin", hidden=False, companions="strider gandalf-grey", guide="strider")
    assert acts(game, FREE, "event muster")[1] == "action hide"


def test_a_hidden_fellowship_moves_while_nobody_hunts() -> None:
    game = position(at="hollin", hunt_box=(0, 1, 0))
    assert acts(game, FREE, "character")[1] == "action move-fellowship"


def test_it_stays_where_it_is_while_the_hunt_is_strong() -> None:
    game = position(at="hollin", hunt_box=(2, 4, 2))
    assert "action move-fellowship" not in acts(game, FREE, "character")


def test_it_rests_in_a_haven() -> None:
    game = position(at="lorien", corruption=5)
    match = in_fellowship_phase(game)
    assert answers(match)[0] == "fellowship-phase declare"
    assert match.state.fellowship.corruption == 4
    assert "action move-fellowship" not in acts(game, FREE, "character")


def test_it_enters_mordor_at_the_gate() -> None:
    assert says(in_fellowship_phase(position(at="morannon"))) == "fellowship-phase enter-mordor"


def test_it_is_declared_at_the_gate_when_it_can_be() -> None:
    match = in_fellowship_phase(position(at="dead-marshes", progress=2))
    assert answers(match)[:2] == ["fellowship-phase declare", "declare-in minas-morgul"]


def test_in_mordor_it_moves_on() -> None:
    game = position(mordor=2, companions="gimli boromir", corruption=5)
    assert acts(game, FREE, "character event")[1] == "action move-fellowship"


def test_in_mordor_a_ring_buys_a_step() -> None:
    game = position(mordor=3, companions="gimli", corruption=4)
    assert acts(game, FREE, "event muster")[:1] == ["die ring"]


def test_in_mordor_the_guide_takes_the_damage() -> None:
    game = position(mordor=1, companions="gimli boromir meriadoc", corruption=8, pool="3")
    match = move_on(game, rolls=["3"])
    assert says(match) == "hunt-casualty guide"


def test_a_point_of_corruption_is_no_companion_worth() -> None:
    match = move_on(position(at="hollin", hunt_box=(0, 1, 0)), rolls=["6", "1"])
    assert says(match) == "hunt-casualty ring"


def test_athelas_heals_in_mordor() -> None:
    game = position(
        mordor=2, corruption=8, free_hand="athelas", companions="strider", hunt_box=(1, 4, 0)
    )
    game.fellowship = game.fellowship._replace(tried=True)
    assert "card athelas" in acts(game, FREE, "character")


def test_strider_is_crowned() -> None:
    game = position(free="minas-tirith: gondor 3 1 1 + strider", companions="gandalf-grey")
    assert acts(game, FREE, "will-of-the-west")[1] == "action aragorn"


def test_gandalf_the_white_comes() -> None:
    game = position(
        free="lorien: elves 1 2 1",
        shadow="orthanc: isengard 4 1 + saruman",
        companions="gimli",
        eliminated="gandalf-grey",
        war="isengard",
    )
    assert acts(game, FREE, "will-of-the-west")[1] == "action gandalf-white"


def test_saruman_is_brought() -> None:
    game = position(shadow="orthanc: isengard 4 1", war="isengard")
    assert acts(game, SHADOW, "muster event army")[:2] == ["die muster", "action saruman"]


def test_nations_go_to_war() -> None:
    game = position(shadow="orthanc: isengard 4 1", steps={"isengard": 1, "sauron": 0})
    assert acts(game, SHADOW, "muster")[1:] == ["action diplomacy", "nation isengard"]


def test_the_shadow_walks_into_an_empty_city() -> None:
    game = position(shadow="osgiliath: sauron 5 1; barad-dur: sauron 4 1", war="sauron gondor")
    given = acts(game, SHADOW, "army")
    assert "action move-armies" in given
    assert "to pelargir" in given or "to minas-tirith" in given


def test_the_free_peoples_walk_into_an_empty_stronghold() -> None:
    game = position(free="fords-of-isen: rohan 4 1 1", war="rohan")
    given = acts(game, FREE, "muster-army")
    assert given[1] == "action move-armies"
    assert "to orthanc" in given


def test_a_unit_stays_where_enemies_could_walk_in() -> None:
    game = position(
        shadow="minas-morgul: sauron 6",
        free="south-ithilien: gondor 1; minas-tirith: gondor 1",
        war="sauron gondor",
    )
    acts(game, SHADOW, "army")
    assert game.army(SHADOW, "minas-morgul").units >= 1


@pytest.mark.parametrize(
    ("army", "nation"), [("rohan 3 + gondor 1", "rohan"), ("rohan 1 + gondor 1 1", "gondor")]
)
def test_of_nations_without_a_common_way_the_largest_marches(army: str, nation: str) -> None:
    match = play_event(position(free=f"folde: {army} + boromir"), "through-a-day-and-a-night")
    assert says(match) == f"march-nation {nation}"


def test_a_large_army_attacks_a_small_one() -> None:
    game = position(
        shadow="osgiliath: sauron 8 2 + nazgul 3",
        free="pelargir: gondor 1; minas-tirith: gondor 5 3 2",
        war="sauron gondor",
    )
    given = acts(game, SHADOW, "army")
    assert given[:2] == ["die army", "action attack"]


def test_a_small_army_leaves_a_large_one_alone() -> None:
    game = position(
        shadow="osgiliath: sauron 2",
        free="minas-tirith: gondor 5 3 2",
        war="sauron gondor",
    )
    assert "action attack" not in acts(game, SHADOW, "army")


def besieged_helms_deep(rolls: list[str]) -> Match[Game]:
    game = position(
        shadow="westemnet: isengard 6 2", free="helms-deep: rohan 1 1", war="isengard rohan"
    )
    return attack(game, SHADOW, "westemnet", "helms-deep", rolls=rolls)


def test_a_few_defenders_withdraw_into_their_stronghold() -> None:
    assert says(besieged_helms_deep([])) == "stand siege"


def test_a_hopeless_attack_is_ceased() -> None:
    game = position(
        shadow="osgiliath: sauron 5", free="lossarnach: gondor 6 3 2", war="sauron gondor"
    )
    match = attack(game, SHADOW, "osgiliath", "lossarnach", rolls=["1 1 1 1 1", "6 6 6 1 1", "1 1"])
    while match.pending is not None and match.pending.ask != "battle":
        match.answer(0)
    assert says(match) == "battle cease"


def test_a_good_attack_goes_on() -> None:
    game = position(
        shadow="osgiliath: sauron 8 2", free="lossarnach: gondor 3", war="sauron gondor"
    )
    match = attack(game, SHADOW, "osgiliath", "lossarnach", rolls=["6 1 1 1 1", "1 1 1"])
    while match.pending is not None and match.pending.ask != "battle":
        match.answer(0)
    assert says(match) == "battle go-on"


@pytest.mark.parametrize(("mordor", "least", "most"), [(None, 0, 2), (1, 3, 7)])
def test_many_dice_hunt_in_mordor_and_few_before(mordor: int | None, least: int, most: int) -> None:
    game = position(mordor=mordor)
    game.used_dice = {FREE: 0, SHADOW: 8}
    said = says(start(game, plan(hunt_allocation, 0)))
    assert least <= int(said.removeprefix("hunt-dice ")) <= most
