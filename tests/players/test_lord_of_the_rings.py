"""The players of the Lord of the Rings: rules of thumb, and futures played out in time."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from lotr import action, asked, event, new_match, position, start, tile
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.cards import features_of
from thirdage.games.lord_of_the_rings.components import SCENARIOS, SEAT
from thirdage.games.lord_of_the_rings.ending import mount_doom
from thirdage.games.lord_of_the_rings.game import journey
from thirdage.games.lord_of_the_rings.locations import lothlorien
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import next_tile
from thirdage.lab.simulation import Task, play_match
from thirdage.players.catalogue import make_player, players_of
from thirdage.players.lord_of_the_rings import HeuristicPlayer, SearchPlayer
from thirdage.players.lord_of_the_rings.reading import view_of_one
from thirdage.players.player import Question, play_on
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match

GAME = "lord-of-the-rings"


class Ticking:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


def chosen(match: Match[Game], player: Any = None) -> str:
    """The code that a player answers with."""
    question = Question(match, SEAT)
    return question.codes[(player or HeuristicPlayer(SEAT, 1)).answer(question)]


def searching(milliseconds: int, seed: int = 1) -> SearchPlayer:
    """A player that looks at its clock so many times at most, more or less."""
    return SearchPlayer(SEAT, seed, milliseconds / 1000, Ticking())


def travelling(game: Game) -> Match[Game]:
    """A match at the beginning of a turn in Moria, with the rest of the journey before it."""
    return start(game, plan(next_tile), *journey()[3:])


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


def test_the_search_plays_a_whole_match_and_the_same_again() -> None:
    def played() -> Match[Game]:
        match = new_match(hobbits="frodo+sam+pippin")
        match.dealer = Seeded(3)
        match.deal()
        play_on(match, {SEAT: searching(40)})
        return match

    match = played()
    assert match.outcome is not None
    assert played().history_for(SEAT) == match.history_for(SEAT)


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


# ---- searching


def test_the_search_does_not_see_the_next_tile() -> None:
    choices = set()
    for fortune in range(3):
        match = travelling(
            position(hobbits="sam pippin", hand="white-joker phial", sauron=6, ring=4)
        )
        match.dealer = Seeded(fortune)
        choices.add(chosen(match, searching(300)))
    assert len(choices) == 1


def test_what_is_hidden_makes_no_difference_to_the_search() -> None:
    match = new_match(hobbits="sam+pippin")
    match.dealer = Seeded(5)
    match.deal()
    play_on(match, {SEAT: HeuristicPlayer(SEAT, 1)}, 12)
    assert any(LORD_OF_THE_RINGS.secrets(match.state, SEAT).values())
    for seed in range(3):
        other = Question(match, SEAT).world(Seeded(seed))
        assert other.view(SEAT) == match.view(SEAT)
        assert chosen(other, searching(300)) == chosen(match, searching(300))


def test_the_search_keeps_to_its_time_by_the_clock_of_the_processor() -> None:
    player = SearchPlayer(SEAT, 1, 0.2, process_time)
    match = new_match(hobbits="frodo+sam+pippin")
    match.dealer = Seeded(3)
    match.deal()
    for _ in range(6):
        began = process_time()
        answer = player.answer(Question(match, SEAT))
        assert process_time() - began <= 0.2
        match.answer(answer)


def test_the_search_keeps_to_its_time() -> None:
    clock = Ticking()
    match = travelling(position(hobbits="sam pippin", hand="white-joker phial"))
    chosen(match, SearchPlayer(SEAT, 1, 0.2, clock))
    assert clock.looks <= 200


def test_the_search_ends_early_where_the_thing_is_clear() -> None:
    clock = Ticking()
    game = position(place="mordor", hobbits="pippin", ring=2, sauron=5, hand="mithril")
    match = start(game, plan(mount_doom))
    match.play("die three")
    assert asked(match) == "rolled"
    assert chosen(match, SearchPlayer(SEAT, 1, 20.0, clock)) == "mithril"
    assert clock.looks <= 200


def test_without_time_the_search_plays_like_the_heuristic() -> None:
    match = travelling(position(hobbits="sam pippin", hand="white-joker grey-fighting", ring=2))
    assert chosen(match, searching(1)) == chosen(match)


def test_the_search_does_not_walk_into_sauron() -> None:
    # Three spaces are the end; one roll need not be.
    game = position(ring=5, sauron=8, hand="white-joker grey-hiding", event=5)
    match = travelling(game)
    match.play("next-tile reveal", "tile sundial", "carry-out-tile carry-out")
    assert asked(match) == "fly-you-fools"
    assert chosen(match, searching(2000)) == "roll"


def test_the_question_stays_as_it_was() -> None:
    match = travelling(position(hobbits="sam pippin", hand="white-joker phial"))
    before, told = match.view(SEAT), list(match.events)
    chosen(match, searching(100))
    assert (match.view(SEAT), match.events) == (before, told)


def test_futures_are_read_as_the_view_would_be() -> None:
    match = new_match(hobbits="frodo+sam+pippin+merry")
    match.dealer = Seeded(8)
    match.deal()
    player = HeuristicPlayer(SEAT, 1)
    places = set()
    while match.pending is not None:
        view, read = match.view(SEAT), dict(view_of_one(match.state))
        features = read.pop("features")
        assert read == {name: view[name] for name in read}
        assert features.items() <= view["features"].items()
        places.add(match.state.place)
        match.answer(player.answer(Question(match, SEAT)))
    assert set(SCENARIOS) <= places


def test_levels_are_players_by_name() -> None:
    names = [name for name in players_of(GAME) if name.startswith("search")]
    assert "search" in names
    for name in names:
        player = make_player(name, GAME, SEAT, 1)
        assert isinstance(player, SearchPlayer)
    level = make_player("search-200ms", GAME, SEAT, 1)
    assert isinstance(level, SearchPlayer)
    assert level.seconds == 0.2
