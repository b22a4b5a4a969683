"""Worlds that agree with what a seat has seen, where cards go from hand to hand."""

from __future__ import annotations

import pytest

from lotr import Has, action, asked, hand, start, table
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.locations import rivendell
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize
from thirdage.table.match import Match


def after_the_council(card: str) -> Match[Game]:
    """Frodo passes a card to Sam and Sam to Pippin, who then passes something to Frodo: Sam has
    seen the card come and go, and does not know any more where it is."""
    game = table(
        place="rivendell",
        frodo=Has("aragorn white-hiding grey-hiding"),
        sam=Has("white-hiding white-fighting white-travelling"),
        pippin=Has("grey-travelling white-friendship"),
    )
    match = start(game, plan(rivendell))
    match.dealer = Seeded(1)
    match.deal()
    passed = iter((card, card, "white-friendship"))
    while asked(match) == "council":
        match.play(f"council {next(passed)}")
    return match


def councils(match: Match[Game]) -> list[str]:
    """The cards that have been passed."""
    return [given.code for given in match.history if given.request.ask == "council"]


@pytest.mark.parametrize("card", ["aragorn", "white-hiding"])
def test_what_a_seat_was_passed_and_has_passed_on_is_the_same_in_its_worlds(card: str) -> None:
    match = after_the_council(card)
    for seed in range(40):
        world = determinize(match, "second", Seeded(seed))
        assert councils(world)[:2] == [card, card]
        assert hand(world.state.players["second"]) == hand(match.state.players["second"])


def test_where_a_card_is_that_a_seat_has_lost_sight_of_is_open() -> None:
    match = after_the_council("aragorn")
    holders, third = set(), set()
    for seed in range(40):
        world = determinize(match, "second", Seeded(seed))
        holders |= {seat for seat, one in world.state.players.items() if "aragorn" in one.hand}
        third.add(councils(world)[2])
    assert holders == {"first", "third"}
    assert len(third) > 2


def test_a_card_of_a_scenario_can_be_lost_sight_of() -> None:
    """All know that Frodo has the Book, until he passes a card that only Sam sees."""
    game = table(frodo=Has("book miruvor white-hiding"), sam=Has("grey-hiding"), pippin=Has("bow"))
    game.show(game.players["first"], ["book"])
    match = action(game)
    match.play("action miruvor", "who-passes first", "passes-to second", "passes white-hiding")
    holders = set()
    for seed in range(40):
        world = determinize(match, "third", Seeded(seed))
        holders |= {seat for seat, one in world.state.players.items() if "book" in one.hand}
    assert holders == {"first", "second"}


def known(game: Game, owner: str, seat: str) -> tuple[str, ...]:
    """The cards in a hand that a seat knows, by their codes."""
    seen: tuple[str, ...] = LORD_OF_THE_RINGS.view(game, seat)["players"][owner]["known"]
    return seen


@pytest.mark.parametrize("paid", [0, 1])
def test_a_card_known_in_a_hand_may_be_the_one_that_was_seen_to_go(paid: int) -> None:
    """Pippin has seen one of two cards that look the same, Sam both. One is discarded: whichever
    it was, Pippin knows of none any more, and Sam of one."""
    game = table(frodo=Has("white-hiding white-hiding grey-hiding"), sam=Has(), pippin=Has())
    frodo = game.players["first"]
    both = [card for card in frodo.hand if card.startswith("white-hiding")]
    game.show(frodo, both)
    game.known[both[1]] = ("second",)
    assert known(game, "first", "third") == ("white-hiding",)
    game.discard(frodo, both[paid])
    assert known(game, "first", "third") == ()
    assert known(game, "first", "second") == ("white-hiding",)


@pytest.mark.parametrize("passed", [0, 1])
def test_a_card_known_in_a_hand_may_be_the_one_that_was_passed(passed: int) -> None:
    """Who is given a card cannot tell whether it is the one he has seen in that hand."""
    game = table(frodo=Has("white-hiding white-hiding"), sam=Has(), pippin=Has())
    frodo, sam, _ = game.players.values()
    both = frodo.hand
    game.show(frodo, both[:1])
    game.pass_on(frodo, sam, both[passed])
    assert known(game, "first", "second") == ()
    assert known(game, "second", "first") == ("white-hiding",)
