"""The abilities on the Character cards: what holds for all, and the Guide."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.characters import FIRST_COMPANIONS
from thirdage.table.piles import Pile
from wotr import FREE, act, asked, attack, finish, play_event, position

# ---- Gandalf the Grey: Guide


@pytest.mark.parametrize("die", ["event", "will-of-the-west"])
def test_gandalf_the_grey_draws_after_a_card_played_with_an_event_result(die: str) -> None:
    """A Will of the West is used as an Event result."""
    match = play_event(
        position(), "athelas", "guide-draw yes", die=die, rolls=["1 1 1", "bilbos-song"]
    )
    assert match.state.hands[FREE] == ("bilbos-song",)


def test_gandalf_the_grey_draws_from_the_deck_of_the_card() -> None:
    match = play_event(position(), "a-power-too-great", "guide-draw yes", rolls=["the-red-arrow"])
    assert match.state.hands[FREE] == ("the-red-arrow",)
    assert match.state.decks["free-peoples-character"].size == 24


def test_gandalf_the_grey_need_not_draw() -> None:
    match = play_event(position(), "athelas", "guide-draw no", rolls=["1 1 1"])
    assert match.state.hands[FREE] == ()


def test_gandalf_the_grey_does_not_draw_for_a_card_played_with_its_own_icon() -> None:
    match = play_event(position(), "athelas", die="character", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_draws_only_as_the_guide() -> None:
    match = play_event(position(guide="strider"), "athelas", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_does_not_draw_from_an_empty_deck() -> None:
    """It is never shuffled anew."""
    game = position(free_hand="athelas")
    game.decks["free-peoples-character"] = Pile(())
    match = play_event(game, "athelas", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_draws_a_seventh_card_and_one_is_discarded() -> None:
    hand = "elven-cloaks elven-rope bilbos-song horn-of-gondor axe-and-bow wizards-staff"
    match = play_event(
        position(free_hand=hand),
        "athelas",
        "guide-draw yes",
        rolls=["1 1 1", "challenge-of-the-king"],
    )
    assert asked(match) == "free-peoples discard"
    match.play("discard bilbos-song")
    assert match.state.buried[FREE] == ("bilbos-song",)
    assert len(match.state.hands[FREE]) == 6


def test_gandalf_the_grey_does_not_help_the_shadow() -> None:
    match = play_event(position(), "shelobs-lair")
    assert asked(match) == "free-peoples die"


# ---- for all of them


def test_w10_24_companions_without_an_army_are_not_part_of_a_battle() -> None:
    """Boromir among the enemies who are attacked from elsewhere."""
    match = attack(
        position(
            free="westemnet: rohan 2; fangorn: boromir", shadow="fangorn: isengard 1", war="rohan"
        ),
        FREE,
        "westemnet",
        "fangorn",
        rolls=["1 1", "1"],
    )
    finish(match)


def test_w17_16_characters_fight_whatever_the_nation() -> None:
    """Boromir leads Rohan to battle while Gondor is at peace."""
    match = attack(
        position(free="westemnet: rohan 1 + boromir", shadow="fangorn: isengard 1", war="rohan"),
        FREE,
        "westemnet",
        "fangorn",
        rolls=["1 1", "1", "free-peoples-leader-reroll 1"],
    )
    finish(match)


def test_w10_3_the_first_companions_begin_in_the_fellowship() -> None:
    """T10-04: they come into play by being separated."""
    game = position()
    assert game.fellowship.companions == FIRST_COMPANIONS
    assert game.whereabouts == {}
    match = act(
        game,
        FREE,
        "character",
        *("action separate", "separate legolas", "also no-more", "companions-to rivendell"),
    )
    assert match.state.whereabouts == {"legolas": "rivendell"}
