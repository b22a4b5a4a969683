"""Whole matches at random: invariants, undo, copies, replay, records, hidden things."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from copies import check_copy
from lotr import careful, late_match, options_met, you
from lotr_invariants import check
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.gandalf import could_pay
from thirdage.games.lord_of_the_rings.paying import covered, symbols_of
from thirdage.games.lord_of_the_rings.ring import is_fatal
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.why import FORMS, KNOWN
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.game import PLAYERS, choices_of, complete
from thirdage.table.match import CannotUndo, Match
from thirdage.table.plain import digest, to_plain
from thirdage.table.record import Header, parse, replay, write

SEAT = "fellowship"
CONDITIONS = ("ring-destroyed", "met-sauron", "cannot-pay", "sixth-event")
seeds = st.integers(0, 100_000)
of_matches: Callable[[Callable[..., None]], Callable[..., None]] = settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def options_of(seed: int) -> dict[str, str]:
    """Different choices for different seeds."""
    luck = Seeded(seed + 9)
    choices = choices_of(LORD_OF_THE_RINGS, {}).items()
    chosen = {name: luck.pick(values) for name, values in choices if name != PLAYERS}
    return complete(LORD_OF_THE_RINGS, chosen)


def new_match(seed: int) -> Match[Game]:
    """A new match dealt by a seed, with any choices."""
    return Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(options_of(seed)), Seeded(seed))


def random_match(seed: int, answers: int) -> Match[Game]:
    """A match after so many random answers, or at its end."""
    match, luck = new_match(seed) if seed % 2 else late_match(seed), Seeded(seed + 1)
    while match.pending is not None and answers > 0:
        match.answer(careful(match, luck))
        answers -= 1
    return match


@pytest.mark.parametrize("seed", range(60))
def test_a_random_match_keeps_the_invariants_and_ends(seed: int) -> None:
    match, luck = new_match(seed), Seeded(seed + 77)
    while match.pending is not None:
        check(match)
        match.answer(careful(match, luck) if seed % 3 else luck.below(len(match.pending.things)))
    check(match)
    assert match.outcome is not None
    assert match.outcome.condition in CONDITIONS
    assert match.outcome.score is not None


@pytest.mark.parametrize("seed", range(80))
def test_a_match_that_begins_late_keeps_the_invariants_and_ends(seed: int) -> None:
    match, luck = late_match(seed), Seeded(seed + 77)
    while match.pending is not None:
        check(match)
        match.answer(careful(match, luck))
    check(match)
    assert match.outcome is not None
    assert match.outcome.condition in CONDITIONS


def test_random_matches_come_everywhere() -> None:
    """The tests at random see all places, all questions about events, and all ends."""
    places, ends = set(), set()
    for seed in range(300):
        match, luck = late_match(seed), Seeded(seed)
        while match.pending is not None:
            match.answer(careful(match, luck))
        assert match.outcome is not None
        places.add(match.state.place)
        ends.add(match.outcome.condition)
    assert {"moria", "helms-deep", "shelobs-lair", "mordor"} <= places
    assert ends == set(CONDITIONS)
    asked = {ask for ask, _ in options_met()}
    assert {"pelennor", "faces", "storm", "foresight-order", "ring-price", "wild-token"} <= asked
    assert "attempt" in asked


@of_matches
@given(seeds, st.integers(0, 150))
def test_a_copy_is_the_same_and_independent(seed: int, length: int) -> None:
    check_copy(random_match(seed, length), (SEAT,), seed)


@of_matches
@given(seeds, st.integers(0, 150))
def test_undo_goes_back_to_the_last_choice_or_is_refused(seed: int, length: int) -> None:
    match = random_match(seed, length)
    if match.pending is None:
        return
    before, at = digest(match.state), len(match.history)
    view = match.view(SEAT)
    match.answer(Seeded(seed).below(len(match.pending.things)))
    asked = [given.request for given in match.history[at:]]
    # Fortune that had no choice (the last card of a deck) has told nothing.
    if any(request.is_chance and not request.is_forced for request in asked):
        with pytest.raises(CannotUndo):
            match.undo(SEAT)
        return
    match.undo(SEAT)
    assert digest(match.state) == before
    assert match.view(SEAT) == view


@of_matches
@given(seeds)
def test_a_record_replays_to_the_same_match(seed: int) -> None:
    match = random_match(2 * seed + 1, 10_000)
    header = Header(match.game.name, 1, options_of(2 * seed + 1), 2 * seed + 1, {SEAT: "random"})
    text = write(match, header)
    again = replay(parse(text), LORD_OF_THE_RINGS, verify_seed=True)
    assert to_plain(again.state) == to_plain(match.state)
    assert [told.event for told in again.events] == [told.event for told in match.events]


@of_matches
@given(seeds, st.integers(0, 150))
def test_what_nobody_has_seen_is_never_named(seed: int, length: int) -> None:
    match = random_match(seed, length)
    secrets = LORD_OF_THE_RINGS.secrets(match.state, SEAT)
    hidden = {card for cards in secrets.values() for card in cards}
    shown = repr((match.view(SEAT), match.view(None), match.events, match.history_for(SEAT)))
    if match.pending is not None and not match.pending.is_chance:
        shown += repr(match.options_for(SEAT))
    assert not [card for card in hidden if f"'{card}'" in shown and card != "gandalf"]


@of_matches
@given(seeds, st.integers(0, 150))
def test_a_determinization_looks_the_same_and_can_be_played_to_its_end(
    seed: int, length: int
) -> None:
    match = random_match(seed, length)
    if match.pending is None:
        return
    world, luck = determinize(match, SEAT, Seeded(seed)), Seeded(seed + 3)
    assert world.view(SEAT) == match.view(SEAT)
    while world.pending is not None:
        check(world)
        world.answer(luck.below(len(world.pending.things)))


def test_the_tiles_seen_with_foresight_are_hidden_from_others() -> None:
    found = 0
    for seed in range(80):
        match, luck = new_match(seed), Seeded(seed)
        while match.pending is not None and not match.state.tiles.top:
            match.answer(careful(match, luck))
        if match.pending is None:
            continue
        found += 1
        assert "tile" not in match.view(SEAT)["known_tiles"]
        assert set(match.view(None)["known_tiles"]) == {"tile"}
        asked = [line for line in match.history_for(None) if "foresight-" in line]
        assert asked
        assert all(line.endswith(" tile") for line in asked)
    assert found > 3


@of_matches
@given(seeds, st.integers(0, 150))
def test_why_not_agrees_with_the_options(seed: int, length: int) -> None:
    """In every question a thing is possible exactly if a way begins at it, or a payment."""
    match = random_match(seed, length)
    ways = match.ways(SEAT, "")
    for thing, may_pay in every_thing(match):
        verb, *names = thing.split()
        begun = any(FORMS[verb].begins(way, "".join(names)) for way in ways)
        assert (match.why_not(SEAT, thing) is None) == (begun or may_pay), (match.pending, thing)


def every_thing(match: Match[Game]) -> Iterator[tuple[str, bool]]:
    """Whatever can be asked about, and whether it is a card that can be paid with just now."""
    game, asked = match.state, match.pending
    pays = asked is not None and {"pay", "joker"} & {option.code for option in asked.options()}
    for verb, form in FORMS.items():
        for name in KNOWN[form.kinds[0]] if form.kinds else ("",):
            may_pay = False
            if verb == "card" and pays and could_pay(game, you(game)) and name in you(game).hand:
                assert game.payment is not None
                may_pay = covered(game.payment.left, [symbols_of(game, you(game), name)]) > 0
            if name == "eowyn" and asked is not None and asked.ask == "nazgul-attacks":
                may_pay = name in you(game).hand
            if verb == "give" and is_fatal(game, you(game)) and match.why_not(SEAT, "ring") is None:
                continue  # none is asked for
            yield f"{verb} {name}".strip(), may_pay


@pytest.mark.parametrize("thing", ["", "fly", "card", "card nobody", "give bilbo", "draw two"])
def test_a_thing_that_means_nothing(thing: str) -> None:
    with pytest.raises(ValueError):
        new_match(1).why_not(SEAT, thing)
