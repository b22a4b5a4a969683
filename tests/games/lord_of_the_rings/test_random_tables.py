"""Whole matches of two to five players at random: invariants, undo, replay, hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from copies import check_copy
from lotr import careful, chosen, hand, late_match
from lotr_invariants import check
from realtable import anything, check_what_is_listed
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    DECK_OF_COPIES,
    FEATURE_CARDS,
    code_of,
    features_of,
)
from thirdage.games.lord_of_the_rings.components import TILE_COPIES
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.why import FORMS, KNOWN
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import CannotUndo, Match
from thirdage.table.plain import digest
from thirdage.table.record import Header, parse, replay, write
from thirdage.table.scripts import Seat

CONDITIONS = {"ring-destroyed", "met-sauron", "cannot-pay", "sixth-event"}
PLAYERS = ("2", "3", "4", "5")
players = st.sampled_from(PLAYERS)
seeds = st.integers(0, 100_000)
lengths = st.integers(0, 250)
of_matches: Callable[[Callable[..., None]], Callable[..., None]] = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def new_match(number: str, seed: int) -> Match[Game]:
    """A new match for so many, dealt by a seed, with any choices."""
    options = chosen(Seeded(seed + 9), number)
    return Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(options), Seeded(seed))


def played(number: str, seed: int, answers: int) -> Match[Game]:
    """A match after so many random answers, or at its end."""
    match = new_match(number, seed) if seed % 2 else late_match(seed, number)
    luck = Seeded(seed + 1)
    while match.pending is not None and answers > 0:
        match.answer(careful(match, luck))
        answers -= 1
    return match


@pytest.mark.parametrize("number", PLAYERS)
@pytest.mark.parametrize("seed", range(15))
def test_a_random_match_keeps_the_invariants_and_ends(number: str, seed: int) -> None:
    match, luck = new_match(number, seed), Seeded(seed + 77)
    while match.pending is not None:
        check(match)
        match.answer(careful(match, luck) if seed % 3 else luck.below(len(match.pending.things)))
    check(match)
    assert match.outcome is not None
    assert match.outcome.condition in CONDITIONS
    assert match.outcome.score is not None


def test_matches_come_through_all_places_to_all_ends() -> None:
    places, ends, out, sole = set(), set(), 0, 0
    for seed in range(400):
        match, luck = late_match(seed, PLAYERS[seed % 4]), Seeded(seed)
        while match.pending is not None:
            check(match)
            match.answer(careful(match, luck))
        check(match)
        assert match.outcome is not None
        places.add(match.state.place)
        ends.add(match.outcome.condition)
        out += len(match.state.fellowship) < len(match.state.starting)
        sole += len(match.state.fellowship) == 1
    assert {"moria", "helms-deep", "shelobs-lair", "mordor"} <= places
    assert ends == CONDITIONS
    assert out > 20
    assert sole > 3


@of_matches
@given(players, seeds, lengths)
def test_a_copy_is_the_same_and_independent(number: str, seed: int, length: int) -> None:
    match = played(number, seed, length)
    check_copy(match, match.state.seats, seed)


@of_matches
@given(players, seeds)
def test_a_record_replays_to_the_same_match(number: str, seed: int) -> None:
    match = played(number, 2 * seed + 1, 10_000)
    options = chosen(Seeded(2 * seed + 10), number)
    sitting = dict.fromkeys(match.state.seats, "random")
    text = write(match, Header(match.game.name, 1, options, 2 * seed + 1, sitting))
    again = replay(parse(text), LORD_OF_THE_RINGS, verify_seed=True)
    # Which of two cards that look alike was drawn no record tells, and nobody can.
    for seat in (*match.state.seats, None):
        assert again.view(seat) == match.view(seat)
    assert [told.event for told in again.events] == [told.event for told in match.events]


@of_matches
@given(players, seeds, lengths)
def test_undo_goes_back_to_the_last_choice_or_is_refused(
    number: str, seed: int, length: int
) -> None:
    match = played(number, seed, length)
    if match.pending is None:
        return
    before, seat = digest(match.state), match.pending.seat
    assert seat is not None
    knew = {other: known_to(match, other) for other in match.state.seats}
    at = len(match.history)
    match.answer(Seeded(seed).below(len(match.pending.things)))
    learned = any(known_to(match, other) - knew[other] for other in match.state.seats)
    since = [given.request for given in match.history[at:]]
    if learned or any(request.is_chance and not request.is_forced for request in since):
        with pytest.raises(CannotUndo):
            match.undo(seat)
        return
    match.undo(seat)
    assert digest(match.state) == before


EVERYTHING = {*DECK_OF_COPIES, *TILE_COPIES, *(card.code for card in FEATURE_CARDS)}


def known_to(match: Match[Game], seat: Seat) -> set[str]:
    """The cards and tiles whose place a seat knows."""
    secrets = LORD_OF_THE_RINGS.secrets(match.state, seat)
    return EVERYTHING - {thing for things in secrets.values() for thing in things}


# ---- hidden hands


@of_matches
@given(players, seeds, st.integers(0, 80))
def test_what_is_listed_of_a_draw_tells_nothing_of_other_hands(
    number: str, seed: int, length: int
) -> None:
    match = new_match(number, seed) if seed % 2 else late_match(seed, number)
    without_dealer = Match(match.game, match.since_checkpoint()[0].copy())
    check_what_is_listed(without_dealer, Seeded(seed + 1), length, in_either_way)


def in_either_way(match: Match[Game], luck: Seeded) -> int:
    """By chance if chance is asked, else carefully."""
    assert match.pending is not None
    return anything(match, luck) if match.pending.is_chance else careful(match, luck)


def test_f5_1_whoever_draws_is_listed_what_others_hold() -> None:
    match = Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(chosen(Seeded(1), "3")))
    luck = Seeded(2)
    while match.pending is not None and match.pending.ask != "feature-card":
        match.answer(in_either_way(match, luck))
    for place, card in enumerate(features_of("rivendell")):
        assert match.pending is not None
        seat = match.pending.put_to
        assert seat is not None
        mine = {one for one in match.state.players[seat].hand if not CARDS[one].is_hobbit}
        assert match.options_for(seat) == sorted({*features_of("rivendell")} - mine)
        assert len(match.pending.things) == 12 - place
        match.answer(card)


def dealt_anew(state: Game, seat: Seat | None, luck: Seeded) -> Game:
    """The same state with everything that the seat does not know dealt anew."""
    names: dict[str, str] = {}
    for things in LORD_OF_THE_RINGS.secrets(state, seat).values():
        names.update(zip(things, luck.shuffled(things), strict=True))
    world = state.copy()
    LORD_OF_THE_RINGS.rename(world, names)
    return world


@of_matches
@given(players, seeds, lengths)
def test_worlds_that_differ_in_secrets_look_the_same(number: str, seed: int, length: int) -> None:
    match = played(number, seed, length)
    state, _ = match.since_checkpoint()
    luck = Seeded(seed)
    for seat in (*state.seats, None):
        here = Match(LORD_OF_THE_RINGS, state.copy())
        there = Match(LORD_OF_THE_RINGS, dealt_anew(state, seat, luck))
        check(there)
        # A tile may come to light at once, or the hand of somebody who is eliminated.
        same = here.history_for(None) == there.history_for(None)
        if not same or len(here.state.fellowship) < len(state.fellowship):
            continue
        assert here.view(seat) == there.view(seat)
        # Whether a question is asked never depends on what lies hidden.
        asked = [one and (one.who, one.ask) for one in (here.pending, there.pending)]
        assert asked[0] == asked[1]


@of_matches
@given(players, seeds, lengths)
def test_a_hand_is_shown_to_its_owner_only(number: str, seed: int, length: int) -> None:
    match = played(number, seed, length)
    view: Any
    for seat in (*match.state.seats, None):
        view = match.view(seat)
        own = match.state.players.get(seat or "")
        assert list(view["hand"]) == ([] if own is None else hand(own))
        for other, one in match.state.players.items():
            shown = view["players"][other]
            assert shown["cards"] == len(one.hand)
            assert "hand" not in shown
            assert (shown["shields"], shown["corruption"]) == (one.shields, one.corruption)
            if seat is None:
                assert set(map(code_of, one.hand)) >= set(shown["known"])


@of_matches
@given(players, seeds, lengths)
def test_drawn_and_passed_cards_are_never_named_to_others(
    number: str, seed: int, length: int
) -> None:
    """Of what is told of drawing and passing only the one who sees the card hears its name."""
    match = played(number, seed, length)
    for request, answer in match.history:
        if request.ask in ("hobbit-card", "feature-card") and request.seen_by is not None:
            for seat in (*match.state.seats, None):
                shown = request.shown(answer, seat)
                assert shown == ("card-back" if seat != request.seen_by else request.code(answer))
    for event in match.events_for(None):
        assert event.name not in ("draws", "takes-features", "passed")
    for seat in match.state.seats:
        for event in match.events_for(seat):
            if event.name in ("draws", "takes-features"):
                assert event.seen_by == seat


@of_matches
@given(players, seeds, lengths)
def test_a_determinization_looks_the_same_and_can_be_played_to_its_end(
    number: str, seed: int, length: int
) -> None:
    match = played(number, seed, length)
    if match.pending is None:
        return
    for seat in match.state.seats:
        world, luck = determinize(match, seat, Seeded(seed)), Seeded(seed + 3)
        assert world.view(seat) == match.view(seat)
        while world.pending is not None:
            check(world)
            world.answer(luck.below(len(world.pending.things)))


def test_determinizations_deal_other_hands_anew() -> None:
    hands, tiles = set(), set()
    match = played("3", 11, 40)
    while match.pending is None or match.pending.seat is None:
        match = played("3", 13, 40)
    for seed in range(10):
        world = determinize(match, match.pending.seat, Seeded(seed))
        others = [p for s, p in world.state.players.items() if s != match.pending.seat]
        hands.add(tuple(tuple(hand(one)) for one in others))
        tiles.add(len(world.state.tiles.loose))
    assert len(hands) > 5
    assert len(tiles) == 1


@of_matches
@given(players, seeds, lengths)
def test_why_not_agrees_with_the_options(number: str, seed: int, length: int) -> None:
    match = played(number, seed, length)
    seats = match.state.seats
    for verb, form in FORMS.items():
        for name in KNOWN[form.kinds[0]] if form.kinds else ("",):
            for seat in seats:
                reason = match.why_not(seat, f"{verb} {name}".strip())
                assert reason is not None or (match.pending and match.pending.seat == seat)
    request = match.pending
    if request is None or request.seat is None or request.ask not in ("action", "floor"):
        return
    codes = {option.code for option in request.options()}
    for seat in seats:
        asked = seat == request.seat
        assert (match.why_not(seat, "ring") is None) == (asked and "use-ring" in codes)
        for card in ("lembas", "miruvor", "elessar", "phial"):
            assert (match.why_not(seat, f"card {card}") is None) == (asked and card in codes)
        if request.ask == "floor" or not asked:
            assert match.why_not(seat, "draw") is not None
    if request.ask == "action":
        mine = match.state.players[request.seat].hand
        steps = [c for c in mine if CARDS[c].symbols]
        able = [c for c in steps if match.why_not(request.seat, f"card {code_of(c)}") is None]
        assert bool(able) == ("play" in codes)
