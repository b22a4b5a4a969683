"""The rules of thumb of the solitaire Lord of the Rings."""

from __future__ import annotations

import pytest

from lotr import action, asked, event, position, start, tile
from thirdage.games.lord_of_the_rings.cards import features_of
from thirdage.games.lord_of_the_rings.components import SEAT
from thirdage.games.lord_of_the_rings.locations import lothlorien
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.lab.simulation import Task, play_match
from thirdage.players.lord_of_the_rings import HeuristicPlayer
from thirdage.players.lord_of_the_rings.reading import Reading, view_of_one
from thirdage.players.player import Question
from thirdage.table.agenda import plan
from thirdage.table.match import Match

GAME = "lord-of-the-rings"


def chosen(match: Match[Game]) -> str:
    """The code that the player answers with."""
    question = Question(match, SEAT)
    return question.codes[HeuristicPlayer(SEAT, 1).answer(question)]


# ---- whole matches


@pytest.mark.parametrize("hobbits", ["frodo+sam+pippin+merry+fatty", "frodo+sam", "fatty"])
@pytest.mark.parametrize("sauron", ["15", "12"])
def test_the_heuristic_plays_whole_matches(hobbits: str, sauron: str) -> None:
    for seed in range(4):
        options = {"hobbits": hobbits, "sauron": sauron}
        played = play_match(Task(GAME, options, ("heuristic",), seed))
        assert played.score is not None
        assert played == play_match(Task(GAME, options, ("heuristic",), seed))


def test_the_heuristic_gets_much_further_than_chance() -> None:
    def mean(player: str) -> float:
        scores = [play_match(Task(GAME, {}, (player,), seed)).score or 0 for seed in range(30)]
        return sum(scores) / len(scores)

    assert mean("heuristic") > mean("random") + 15


# ---- rules of thumb


def test_a_heart_is_paid_rather_than_a_roll_and_two_cards() -> None:
    hand = "white-joker grey-hiding"
    game = position(place="mordor", hobbits="pippin", tokens={"heart": 1}, hand=hand)
    assert chosen(event(game, 3)) == "pay"


def test_healing_is_called_when_a_roll_would_be_the_end() -> None:
    game = position(ring=5, sauron=7, shields=6, hand="white-fighting grey-fighting")
    game.lines["fighting"] = 6
    match = tile("fighting", game)
    match.play("carry-out-tile carry-out")
    match.play("roll roll", "die three")
    assert asked(match) == "rolled"
    assert chosen(match) == "healing"


def test_mithril_is_kept_for_a_bad_roll() -> None:
    def after(face: str) -> str:
        game = position(ring=2, hand="mithril white-hiding grey-hiding", lines={"fighting": 6})
        match = tile("fighting", game)
        match.play("carry-out-tile carry-out", f"die {face}")
        return chosen(match)

    assert (after("three"), after("one")) == ("mithril", "suffer")


def test_the_cheapest_card_is_discarded() -> None:
    game = position(hand="white-joker white-friendship aragorn", place="moria")
    match = tile("three-cards", game)
    match.play("carry-out-tile avoid")
    assert chosen(match) == "white-friendship"


def test_where_a_card_is_parted_with_none_is_played() -> None:
    """With few cards in hand Lembas is welcome besides a question, but not as the card given up."""
    hand = "lembas white-friendship grey-friendship white-joker"
    match = tile("three-cards", position(hand=hand, place="moria"))
    match.play("carry-out-tile avoid", "discard white-friendship")
    assert chosen(match) == "grey-friendship"

    match = start(position(place="lothlorien", hand="white-joker"), plan(lothlorien))
    for card in features_of("lothlorien"):
        if card not in ("arwen", "phial"):
            match.play(f"feature-card {card}")
    assert asked(match) == "leave-out"
    assert chosen(match) == "bow"


def test_a_joker_takes_a_token_rather_than_a_roll() -> None:
    game = position(hand="white-joker", ring=0, lines={"fighting": 6, "hiding": 2})
    match = action(game)
    match.play("action play", "first-card white-joker")
    assert chosen(match) == "hiding"


def test_where_a_card_should_go_is_forgotten_with_the_card() -> None:
    """The line of a card with one symbol is not asked for; the next question for a line is about
    something else."""
    reading = Reading(view_of_one(position(hand="grey-hiding", lines={"hiding": 1})))
    player, fresh = HeuristicPlayer(SEAT, 1), HeuristicPlayer(SEAT, 1)
    assert player.choose("first-card", ["grey-hiding"], reading) == "grey-hiding"
    player.remember("action", "use-ring")
    fresh.remember("action", "use-ring")
    lines = ["travelling", "fighting", "hiding"]
    best = fresh.choose("line", lines, reading)
    assert best != "hiding"
    assert player.choose("line", lines, reading) == best
