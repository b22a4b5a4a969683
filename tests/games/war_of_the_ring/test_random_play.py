"""Whole matches at random: invariants, undo, copies, replay, records, hidden things."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from copies import check_copy
from invariants import check
from realtable import check_what_is_listed
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import SIDES
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.state import Game
from thirdage.players.catalogue import make_player
from thirdage.players.player import Question
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match
from thirdage.table.plain import digest, to_plain
from thirdage.table.record import Header, parse, replay, write

seeds = st.integers(0, 100_000)
of_matches: Callable[[Callable[..., None]], Callable[..., None]] = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def new_match(seed: int) -> Match[Game]:
    """A new match dealt by a seed."""
    return Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(seed))


def random_match(seed: int, answers: int) -> Match[Game]:
    """A match after so many random answers, or at its end; half of the seeds play the
    heuristic player against a random one, which comes to other places."""
    match, luck = new_match(seed), Seeded(seed + 1)
    thinks = SIDES[seed // 2 % 2]
    players = {
        side: make_player("heuristic" if side == thinks else "random", match.game.name, side, seed)
        for side in SIDES
    }
    while match.pending is not None and answers > 0:
        seat = match.pending.seat
        assert seat is not None
        if seed % 2:
            match.answer(luck.below(len(match.pending.things)))
        else:
            match.answer(players[seat].answer(Question(match, seat)))
        answers -= 1
    return match


def seen(match: Match[Game], seat: str | None) -> tuple[object, ...]:
    """All that a seat gets to see of the moment."""
    options = match.options_for(seat) if seat else []
    pending = match.pending and (match.pending.who, match.pending.ask)
    return (match.view(seat), options, pending)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_match_keeps_the_invariants_and_ends(seed: int) -> None:
    match, luck = new_match(seed), Seeded(seed + 77)
    while match.pending is not None:
        check(match)
        match.answer(luck.below(len(match.pending.things)))
    check(match)
    assert match.outcome is not None
    assert match.outcome.condition in ("ring", "corruption", "military")


@pytest.mark.parametrize("seed", range(0, 12, 2))
def test_a_heuristic_match_keeps_the_invariants_and_ends(seed: int) -> None:
    match = new_match(seed)
    players = {side: make_player("heuristic", match.game.name, side, seed) for side in SIDES}
    while match.pending is not None:
        check(match)
        seat = match.pending.seat
        assert seat is not None
        match.answer(players[seat].answer(Question(match, seat)))
    check(match)
    assert match.outcome is not None


@of_matches
@given(seeds, st.integers(0, 900))
def test_a_copy_is_the_same_and_independent(seed: int, length: int) -> None:
    check_copy(random_match(seed, length), SIDES, seed, most=60)


@of_matches
@given(seeds, st.integers(0, 100))
def test_what_is_listed_of_a_draw_tells_nothing_of_the_other_hand(seed: int, length: int) -> None:
    """Each side draws from decks of its own, so all that is listed can come."""
    match = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}))
    assert check_what_is_listed(match, Seeded(seed), length) == 0


def test_past_copies_never_change() -> None:
    match, luck = new_match(11), Seeded(12)
    kept: list[tuple[Match[Game], str]] = []
    place = 0
    while match.pending is not None and place < 1_500:
        if place % 13 == 0:
            kept.append((match.copy(), digest(match.state)))
        match.answer(luck.below(len(match.pending.things)))
        place += 1
    assert all(digest(copy.state) == then for copy, then in kept)


@of_matches
@given(seeds, st.integers(0, 900))
def test_undo_restores_exactly(seed: int, length: int) -> None:
    match = random_match(seed, length)
    if match.pending is None or match.pending.seat is None:
        return
    seat = match.pending.seat
    before = (to_plain(match.state), list(match.events), len(match.history))
    match.answer(len(match.pending.things) - 1)
    if match.why_not_undo(seat) is None:
        match.undo(seat)
        assert (to_plain(match.state), match.events, len(match.history)) == before


@of_matches
@given(seeds, st.integers(0, 1_500))
def test_a_record_replays_to_the_identical_match(seed: int, length: int) -> None:
    match = random_match(seed, length)
    header = Header("war-of-the-ring", 1, {"edition": "2e"}, seed, {})
    text = write(match, header)
    again = replay(parse(text), WAR_OF_THE_RING, verify_seed=True)
    assert to_plain(again.state) == to_plain(match.state)
    assert again.events == match.events
    assert [seen(again, s) for s in (*SIDES, None)] == [seen(match, s) for s in (*SIDES, None)]
    assert write(again, header) == text


# ---- hidden things


def words(shown: object) -> set[str]:
    """All words in something shown."""
    return set(re.findall(r"[A-Za-z-]+", repr(shown)))


@pytest.mark.parametrize("seed", range(4))
def test_no_secret_card_is_ever_named(seed: int) -> None:
    """At every request: no card whose place a seat does not know is shown to it, and what it
    cannot know of the decks is no more than their size."""
    match, luck = new_match(seed), Seeded(seed)
    told = 0
    for place in range(2_500):
        if match.pending is None:
            break
        if place % 3 and not match.pending.seen_by:
            match.answer(luck.below(len(match.pending.things)))
            continue
        news = match.events[told:]
        told = len(match.events)
        for seat in (*SIDES, None):
            hidden = WAR_OF_THE_RING.secrets(match.state, seat)
            secret = {card for cards in hidden.values() for card in cards}
            events = [one.event for one in news if one.event.is_for(seat)]
            shown = (seen(match, seat), events, match.history_for(seat, len(match.history) - 1))
            tiles = {"tile-in-play", "hunt-tile"}
            named = words(shown) & secret
            assert not named - _tiles_of(match), (seat, named, tiles)
        match.answer(luck.below(len(match.pending.things)))


def _tiles_of(match: Match[Game]) -> set[str]:
    """Special tiles have the names of their cards; they lie open."""
    game = match.state
    return {*game.hunt_pool, *game.drawn_tiles, *game.waiting_tiles} & set(CARDS)


@of_matches
@given(seeds, st.integers(0, 1_200), st.sampled_from(SIDES))
def test_matches_that_differ_in_what_is_hidden_look_the_same(
    seed: int, length: int, seat: str
) -> None:
    """Annex F: pairs of matches that differ only in what is hidden, played on in the same way,
    give a seat the same views, options, questions and news."""
    match = random_match(seed, length)
    if match.pending is None:
        return
    one = determinize(match, seat, Seeded(seed + 1))
    two = determinize(match, seat, Seeded(seed + 2))
    assert seen(one, seat) == seen(match, seat)
    at = len(match.history) - len(match.since_checkpoint()[1])
    assert one.history_for(seat) == match.history_for(seat, since=at)
    one.dealer = two.dealer = None
    for turn in range(60):
        assert seen(one, seat) == seen(two, seat)
        assert one.history_for(seat) == two.history_for(seat)
        assert one.events_for(seat) == two.events_for(seat)
        request = one.pending
        if request is None or two.pending is None:
            break
        index = (seed + 7 * turn) % len(request.things)
        code = request.code(index)
        if request.seen_by not in (None, seat):
            # The other's secret: each match takes an answer that looks the same.
            face = request.shown(index, seat)
            alike = [
                i for i in range(len(two.pending.things)) if two.pending.shown(i, seat) == face
            ]
            if not alike:
                break
            one.answer(index)
            two.answer(alike[0])
        elif two.pending.index(code) is None:
            break
        else:
            one.answer(code)
            two.answer(code)
        hidden = [WAR_OF_THE_RING.secrets(m.state, seat) for m in (one, two)]
        if hidden[0] != hidden[1]:
            break  # something has been shown, and it may differ


@of_matches
@given(seeds, st.integers(0, 1_200), st.sampled_from(SIDES))
def test_a_determinization_can_be_played_to_its_end(seed: int, length: int, seat: str) -> None:
    match = random_match(seed, length)
    if match.pending is None:
        return
    world, luck = determinize(match, seat, Seeded(seed)), Seeded(seed + 3)
    for _ in range(400):
        if world.pending is None:
            break
        check(world)
        world.answer(luck.below(len(world.pending.things)))
