"""Hidden things stay hidden, and determinizations are honest; planted leaks test the tests."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame import CARDS, NUMBERS, SEATS, Cards, new_match, random_match
from realtable import check_what_is_listed
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Illegal, Match

seeds = st.integers(0, 5_000)
lengths = st.integers(0, 14)


def seen(match: Match[Cards], seat: str) -> tuple[object, ...]:
    """All that a seat gets to see of the moment."""
    return (match.view(seat), match.options_for(seat), match.pending and match.pending.ask)


def words(shown: object) -> set[str]:
    """All words in something shown."""
    return set(re.findall(r"[A-Za-z-]+", repr(shown)))


def leaks(match: Match[Cards]) -> bool:
    """Whether a seat is shown a card whose place it does not know."""
    for seat in SEATS:
        secret = {c for cards in match.game.secrets(match.state, seat).values() for c in cards}
        shown = (seen(match, seat), match.events_for(seat)[-3:], match.history_for(seat)[-2:])
        if words(shown) & secret:
            return True
    return False


def leak_found(seed: int, leak: str) -> bool:
    """Whether any moment of a match shows a secret."""
    return any(leaks(random_match(seed, length, leak)) for length in range(12))


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_no_secret_is_ever_named(seed: int) -> None:
    assert not leak_found(seed, "no")


@pytest.mark.parametrize("leak", ["hand", "event", "face", "deck"])
def test_planted_leaks_are_found(leak: str) -> None:
    assert any(leak_found(seed, leak) for seed in range(5))


@settings(max_examples=60, deadline=None)
@given(seeds, lengths, st.sampled_from(SEATS))
def test_a_determinization_agrees_with_what_was_seen(seed: int, length: int, seat: str) -> None:
    match = random_match(seed, length)
    at = len(match.history) - len(match.since_checkpoint()[1])
    world = determinize(match, seat, Seeded(seed + 1))
    assert seen(world, seat) == seen(match, seat)
    assert world.history_for(seat) == match.history_for(seat, since=at)
    luck = Seeded(seed)
    while world.pending is not None:
        world.answer(luck.below(len(world.pending.things)))
    assert world.outcome is not None


# ---- what has come of itself on a real table, told by a seat


def real_table(*drawn: str) -> Match[Cards]:
    """Nobody deals; these cards have been drawn."""
    match = new_match(None)
    for card in drawn:
        match.answer(card)
    return match


def test_a_seat_is_listed_whatever_it_cannot_rule_out() -> None:
    match = real_table("one", "two", "three")
    assert match.pending is not None
    assert (match.pending.put_to, len(match.pending.things)) == ("right", 6)
    assert match.options_for("right") == sorted(NUMBERS)
    match.answer("four")
    assert match.options_for("right") == sorted({*NUMBERS} - {"four"})
    assert match.options_for("left") == []


def test_what_lies_elsewhere_is_listed_and_refused() -> None:
    match = real_table("one", "two", "three", "four")
    assert "one" in match.options_for("right")
    assert match.lies_elsewhere("right", "one")
    with pytest.raises(Illegal, match="right-draw: 'one' is none of"):
        match.answer("one")
    # Neither what could have come, nor what the seat itself holds, nor what there is not.
    assert not any(match.lies_elsewhere("right", card) for card in ("five", "four", "ten"))
    assert not match.lies_elsewhere("left", "one")
    match.play("right-draw five", "right-draw six")
    assert not match.lies_elsewhere("left", "four")  # a choice is no matter of chance


def test_a_card_on_top_that_the_seat_does_not_know_is_one_of_many() -> None:
    """Of those with the same back; to a seat that knows it nothing else is listed."""

    def listed(knows: str) -> list[str]:
        state = CARDS.set_up({"leak": "no"})
        state.deck = state.deck.without("six").put_on_top(["six"], knows)
        return Match(CARDS, state).options_for("left")

    assert listed("right") == ["eight", "four", "six", "two"]
    assert listed("left") == ["six"]


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_what_is_listed_is_the_same_in_worlds_that_look_the_same(seed: int) -> None:
    assert check_what_is_listed(new_match(None), Seeded(seed), 1_000) > 0


def test_a_list_of_what_can_really_come_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_could_come", lambda match, request, seat: request.things)
    with pytest.raises(AssertionError):
        check_what_is_listed(new_match(None), Seeded(1), 1_000)


def test_determinizations_deal_evenly() -> None:
    """Left knows three cards; the right hand is dealt anew from all that could be there."""
    match = random_match(8, 0)
    luck = Seeded(1)
    hands = Counter(
        card for _ in range(1_200) for card in determinize(match, "left", luck).state.hands["right"]
    )
    kinds: dict[str, list[int]] = {"blue": [], "red": []}
    secret = match.game.secrets(match.state, "left")
    for colour, cards in secret.items():
        kinds[colour] = [hands[card] for card in cards]
    for counts in kinds.values():
        if sum(counts):
            mean = sum(counts) / len(counts)
            assert all(abs(count - mean) < 0.25 * mean for count in counts)
    assert set(hands) <= set(NUMBERS)
    assert not set(hands) & set(match.state.hands["left"])


def test_a_card_chosen_in_secret_is_chosen_anew() -> None:
    match = random_match(3, 1)
    assert match.state.chosen.keys() == {"left"}
    luck = Seeded(2)
    chosen = {determinize(match, "right", luck).state.chosen["left"] for _ in range(60)}
    assert len(chosen) > 1
