"""The search player of the Lord of the Rings: futures played out in time, alone and together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import process_time

import pytest

from lotr import Has, asked, late_match, position, start, table
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SCENARIOS, SEAT, SOLITAIRE
from thirdage.games.lord_of_the_rings.ending import mount_doom
from thirdage.games.lord_of_the_rings.game import journey
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import next_tile, start_scenario
from thirdage.lab.simulation import Task, play_match
from thirdage.players.catalogue import TIMED, levels_of, make_player, players_of
from thirdage.players.fitting import least_squares
from thirdage.players.lord_of_the_rings import CRAFTS
from thirdage.players.lord_of_the_rings.company import view_of_fellow
from thirdage.players.lord_of_the_rings.estimate import HORIZON, WEIGHTS, estimate, features
from thirdage.players.lord_of_the_rings.fitting import samples
from thirdage.players.lord_of_the_rings.reading import view_of_one
from thirdage.players.player import Clock, Question, play_on
from thirdage.players.search import SearchPlayer
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import PLAYERS, complete
from thirdage.table.match import Match
from thirdage.table.scripts import Seat
from ticking import Ticking

GAME = "lord-of-the-rings"
FORMS = [*LORD_OF_THE_RINGS.forms]
TOGETHER = [form for form in FORMS if form != SOLITAIRE]


def asked_seat(match: Match[Game]) -> str:
    """Who is asked."""
    assert match.pending is not None
    assert match.pending.seat is not None
    return match.pending.seat


def searching(match: Match[Game], milliseconds: int, seat: str = "", seed: int = 1) -> SearchPlayer:
    """A player who looks at its clock so many times at most, more or less."""
    craft = CRAFTS[match.state.variant.players]
    return SearchPlayer(craft, seat or asked_seat(match), seed, milliseconds / 1000, Ticking())


def found(match: Match[Game], milliseconds: int) -> str:
    """The code that the search answers with."""
    question = Question(match, asked_seat(match))
    return question.codes[searching(match, milliseconds).answer(question)]


def guessed(match: Match[Game]) -> str:
    """The code that the rules of thumb answer with."""
    seat = asked_seat(match)
    question = Question(match, seat)
    thumb = CRAFTS[match.state.variant.players].thumb(seat, 1)
    return question.codes[thumb.answer(question)]


def new_match(form: str, seed: int) -> Match[Game]:
    """A new match, whose cards are dealt."""
    options = complete(LORD_OF_THE_RINGS, {PLAYERS: form})
    return Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(options), Seeded(seed))


def played(form: str, seed: int, answers: int | None = None) -> Match[Game]:
    """A match that rules of thumb have played so far."""
    match = new_match(form, seed)
    play_on(match, {seat: CRAFTS[form].thumb(seat, 1) for seat in match.state.seats}, answers)
    return match


def travelling(game: Game) -> Match[Game]:
    """A match at the beginning of a turn, with the rest of the journey before it."""
    here = journey().index(plan(start_scenario, game.place))
    return start(game, plan(next_tile), *journey()[here + 1 :])


def alone_in_moria() -> Match[Game]:
    """Two hobbits of one player."""
    return travelling(position(hobbits="sam pippin", hand="white-joker phial"))


def together_at_helms_deep() -> Match[Game]:
    """Two players, of whom the first can use the Phial."""
    frodo, sam = Has("white-joker phial", corruption=3), Has("grey-fighting", corruption=2)
    return travelling(table(place="helms-deep", sauron=7, frodo=frodo, sam=sam))


# ---- whole matches


@pytest.mark.parametrize("form", FORMS)
def test_it_plays_whole_matches_the_same_way_each_time(form: str) -> None:
    def whole() -> Match[Game]:
        match = new_match(form, 3)
        play_on(match, {seat: searching(match, 40, seat) for seat in match.state.seats})
        return match

    match = whole()
    assert match.outcome is not None
    assert whole().history_for(None) == match.history_for(None)


@pytest.mark.parametrize("form", FORMS)
def test_it_answers_whatever_is_asked_in_positions_it_would_not_come_to(form: str) -> None:
    for seed in range(4):
        match, luck = late_match(10 * FORMS.index(form) + seed, form), Seeded(seed)
        while match.pending is not None:
            if luck.below(3):
                match.answer(luck.answer(match.pending))
            else:
                match.answer(found(match, 12))
        assert match.outcome is not None


@pytest.mark.parametrize("form", TOGETHER)
def test_many_matches_are_played_by_searching(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The laboratory keeps what worlds begin at."""

    def hasty(seat: Seat, seed: int, clock: Clock) -> SearchPlayer:
        return SearchPlayer(CRAFTS[form], seat, seed, 0.05, Ticking())

    monkeypatch.setitem(TIMED[GAME, form], "hasty", hasty)
    assert play_match(Task(GAME, {PLAYERS: form}, ("hasty",) * int(form), 2)).score is not None


# ---- what it knows


def test_it_does_not_see_the_next_tile() -> None:
    choices = set()
    for fortune in range(3):
        match = travelling(
            position(hobbits="sam pippin", hand="white-joker phial", sauron=6, ring=4)
        )
        match.dealer = Seeded(fortune)
        choices.add(found(match, 300))
    assert len(choices) == 1


@pytest.mark.parametrize("form", FORMS)
def test_what_is_hidden_makes_no_difference(form: str) -> None:
    """In a world that differs only in what is hidden from its seat it answers the same."""
    match = played(form, 5, 12)
    hidden = 0
    for _ in range(3):
        seat = asked_seat(match)
        hidden += sum(map(len, LORD_OF_THE_RINGS.secrets(match.state, seat).values()))
        answer = found(match, 120)
        for seed in range(2):
            other = Question(match, seat).world(Seeded(seed))
            assert other.view(seat) == match.view(seat)
            assert found(other, 120) == answer
        play_on(match, {seat: CRAFTS[form].thumb(seat, 1) for seat in match.state.seats}, 5)
    assert hidden > 0


@pytest.mark.parametrize("form", TOGETHER)
def test_worlds_differ_in_the_other_hands_only(form: str) -> None:
    """What search is dealt anew is what the seat does not see: its own hand stays."""
    match = played(form, 8, 30)
    seat = asked_seat(match)
    hands = set()
    for seed in range(4):
        state = Question(match, seat).world(Seeded(seed)).state
        assert state.players[seat].hand == match.state.players[seat].hand
        hands.add(tuple(one.hand for one in state.players.values()))
    assert len(hands) > 1


@pytest.mark.parametrize("form", FORMS)
def test_futures_are_read_as_the_view_would_be(form: str) -> None:
    match = new_match(form, 8)
    players = {seat: CRAFTS[form].thumb(seat, 1) for seat in match.state.seats}
    places = set()
    while match.pending is not None:
        seat, state = asked_seat(match), match.state
        view = match.view(seat)
        read = dict(view_of_one(state) if state.alone else view_of_fellow(state, seat))
        assert read.pop("features").items() <= view["features"].items()
        for other, shown in read.pop("players", {}).items():
            assert shown.items() <= view["players"][other].items()
        assert read == {name: view[name] for name in read}
        places.add(state.place)
        answer = players[seat].answer(Question(match, seat))
        twin = CRAFTS[form].thumb(seat, 1)
        assert match.pending is not None
        twin.answer_in(state, match.pending)
        match.answer(answer)
    assert set(SCENARIOS) <= places


# ---- time


@pytest.mark.parametrize("form", FORMS)
def test_it_keeps_to_its_time_by_the_clock_of_the_processor(form: str) -> None:
    match = new_match(form, 3)
    players = {
        seat: SearchPlayer(CRAFTS[form], seat, 1, 0.2, process_time) for seat in match.state.seats
    }
    for _ in range(6):
        began = process_time()
        seat = asked_seat(match)
        answer = players[seat].answer(Question(match, seat))
        assert process_time() - began <= 0.2
        match.answer(answer)


@pytest.mark.parametrize("position", [alone_in_moria, together_at_helms_deep])
def test_it_keeps_to_its_time(position: Callable[[], Match[Game]]) -> None:
    match, clock = position(), Ticking()
    seat = asked_seat(match)
    craft = CRAFTS[match.state.variant.players]
    SearchPlayer(craft, seat, 1, 0.2, clock).answer(Question(match, seat))
    assert 20 < clock.looks <= 200


def test_it_ends_early_where_the_thing_is_clear() -> None:
    clock = Ticking()
    game = position(place="mordor", hobbits="pippin", ring=2, sauron=5, hand="mithril")
    match = start(game, plan(mount_doom))
    match.play("die three")
    assert asked(match) == "rolled"
    question = Question(match, SEAT)
    answer = SearchPlayer(CRAFTS[SOLITAIRE], SEAT, 1, 20.0, clock).answer(question)
    assert question.codes[answer] == "mithril"
    assert clock.looks <= 200


@pytest.mark.parametrize("position", [alone_in_moria, together_at_helms_deep])
def test_without_time_it_plays_like_the_rules_of_thumb(
    position: Callable[[], Match[Game]],
) -> None:
    assert found(position(), 1) == guessed(position())


def test_whether_others_get_the_floor_is_left_to_the_rules_of_thumb() -> None:
    """Where nothing else could be done there is nothing to think about."""
    clock = Ticking()
    match = travelling(table(place="helms-deep", frodo=Has(), sam=Has("phial")))
    question = Question(match, asked_seat(match))
    assert question.codes == ["reveal", "floor"]
    SearchPlayer(CRAFTS["2"], question.seat, 1, 1.0, clock).answer(question)
    assert clock.looks <= 2


# ---- what it finds


def test_alone_it_does_not_walk_into_sauron() -> None:
    # Three spaces are the end; one roll need not be.
    game = position(ring=5, sauron=8, hand="white-joker grey-hiding", event=5)
    match = travelling(game)
    match.play("next-tile reveal", "tile sundial", "carry-out-tile carry-out")
    assert asked(match) == "fly-you-fools"
    assert found(match, 2000) == "roll"


def test_together_the_ring_bearer_does_not_walk_into_sauron() -> None:
    # The eye is the end of the Ring-bearer; Sauron's step is not.
    frodo, sam = Has("white-joker grey-hiding", corruption=5), Has("grey-hiding", corruption=5)
    match = travelling(table(sauron=7, frodo=frodo, sam=sam))
    match.play("next-tile reveal", "tile sauron", "carry-out-tile carry-out")
    assert asked(match) == "eye"
    assert found(match, 2000) == "next"


@pytest.mark.parametrize("position", [alone_in_moria, together_at_helms_deep])
def test_the_question_stays_as_it_was(position: Callable[[], Match[Game]]) -> None:
    match = position()
    seat = asked_seat(match)
    before, told = match.view(seat), list(match.events)
    found(match, 100)
    assert (match.view(seat), match.events) == (before, told)


# ---- estimates


@pytest.mark.parametrize("form", FORMS)
def test_each_form_is_judged_at_each_horizon(form: str) -> None:
    """What a horizon is worth depends on how far the Ring-bearer is from Sauron."""
    assert set(WEIGHTS[form]) == set(HORIZON.values())
    for place in WEIGHTS[form]:
        game = played(form, 4, 20).state
        game.place = place
        assert len(features(game)) == len(WEIGHTS[form][place])
        here = estimate(game)
        game.sauron -= 3
        assert estimate(game) < here


@pytest.mark.parametrize("form", [SOLITAIRE, "3"])
def test_estimates_are_fitted_to_matches(form: str) -> None:
    rows = samples(form, 30)["lothlorien"]
    assert len(rows) > 20
    weights = least_squares(rows, 1.0)
    mean = sum(value for _, value in rows) / len(rows)

    def missed(values: Iterable[float]) -> float:
        return sum((value - it) ** 2 for (_, value), it in zip(rows, values, strict=True))

    fitted = [sum(map(float.__mul__, weights, map(float, row))) for row, _ in rows]
    assert missed(fitted) < missed([mean] * len(rows))


# ---- by name


@pytest.mark.parametrize("form", FORMS)
def test_levels_are_players_by_name(form: str) -> None:
    options = {PLAYERS: form}
    assert levels_of(GAME, options) == ["random", "heuristic", "search"]
    assert {*TIMED[GAME, form]} == {"search-50ms", "search-200ms", "search-500ms", "search-5s"}
    seat = LORD_OF_THE_RINGS.forms[form].seats[-1]
    for name in players_of(GAME, options):
        player = make_player(name, GAME, seat, 1, options)
        assert isinstance(player, SearchPlayer) == name.startswith("search")
    level = make_player("search-200ms", GAME, seat, 1, options)
    assert isinstance(level, SearchPlayer)
    assert level.seconds == 0.2
