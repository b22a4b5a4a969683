"""F3 to F6: set-up, Bag End, Rivendell, Lothlórien."""

from __future__ import annotations

from itertools import combinations

import pytest

from lotr import asked, new_match, options, position, start, you
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import HOBBITS
from thirdage.games.lord_of_the_rings.locations import bag_end, lothlorien, rivendell
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import start_scenario
from thirdage.table.agenda import Todo, plan
from thirdage.table.game import complete
from thirdage.table.match import Match

TEN = "aragorn boromir gimli legolas gandalf anduril glamdring sting athelas staff"
TEN_OF_LORIEN = "arwen galadriel box-of-earth elven-cloak elven-rope boat bow brooch belt lembas"


@pytest.mark.parametrize("space", [15, 12])
def test_f3_1_sauron_starts_on_15_or_12(space: int) -> None:
    assert new_match(sauron=str(space)).state.sauron == space
    assert new_match().state.sauron == 15


def test_f3_2_the_marker_starts_on_bag_end_and_moria_is_first() -> None:
    match = new_match()
    assert match.state.place == "bag-end"
    assert next(t.args for t in reversed(match.state.agenda) if t.args) == ("moria",)


def test_f3_3_the_markers_start_on_index_0() -> None:
    match = start(position(place="rivendell"), *_moria())
    assert match.state.lines == {"fighting": 0, "hiding": 0, "travelling": 0}
    assert match.state.event == 0


def _moria() -> list[Todo]:
    return [plan(start_scenario, "moria")]


def test_f3_4_the_pool_of_big_shields() -> None:
    assert new_match().state.big_shields.loose == ("2", "2", "2", "3", "3", "3")


def test_f3_5_decks_tiles_and_gandalf() -> None:
    game = LORD_OF_THE_RINGS.set_up(complete(LORD_OF_THE_RINGS, {}))
    assert (game.deck.size, game.tiles.size, len(game.gandalf)) == (60, 23, 5)
    assert game.features["moria"].loose == ("book", "pipe")


def test_f3_6_two_cards_of_each_deck_are_removed_unseen() -> None:
    match = new_match()
    view = match.view("fellowship")
    assert view["features"]["rivendell"] == view["features"]["lothlorien"] == 10


def test_f3_7_any_one_to_five_hobbits() -> None:
    fellowships = LORD_OF_THE_RINGS.forms["solitaire"].choices["hobbits"]
    assert len(fellowships) == 31
    for number in range(1, 6):
        for some in combinations(HOBBITS, number):
            assert new_match(hobbits="+".join(some)).state.fellowship == some


def test_f3_8_the_ring_starts_on_0() -> None:
    assert you(new_match().state).corruption == 0


# ---- Bag End


def draws(match: Match[Game], *cards: str) -> None:
    """Draw these Hobbit cards."""
    match.play(*(f"hobbit-card {card}" for card in cards))


def at_bag_end(hobbits: str = "sam", hand: str = "white-fighting " * 6) -> Match[Game]:
    """Bag End after Gandalf's cards."""
    match = start(position(place="bag-end", hobbits=hobbits), plan(bag_end))
    draws(match, *hand.split())
    return match


def test_f4_1_six_cards_for_each_hobbit() -> None:
    match = at_bag_end("sam", "white-fighting " * 6)
    assert asked(match) == "preparations"
    match = at_bag_end("sam merry", "white-fighting grey-hiding " * 5)
    assert asked(match) == "hobbit-card"
    draws(match, "white-joker", "white-joker")
    assert len(you(match.state).hand) == 12


def test_f4_2_preparations_are_a_roll_and_four_cards() -> None:
    match = at_bag_end()
    match.play("preparations roll", "die two")
    draws(match, *["white-joker"] * 4)
    assert (you(match.state).corruption, len(you(match.state).hand)) == (2, 10)


def test_f4_2_preparations_are_optional() -> None:
    match = at_bag_end()
    match.play("preparations no")
    assert len(you(match.state).hand) == 6


def test_f4_3_two_hiding_symbols_or_sauron_moves() -> None:
    match = at_bag_end(hand="white-hiding grey-hiding white-joker " + "white-fighting " * 3)
    match.play("preparations no", "nazgul-appears pay", "pay white-hiding", "pay grey-hiding")
    assert (match.state.sauron, len(you(match.state).hand)) == (15, 4)
    match = at_bag_end()
    match.play("preparations no")
    assert match.state.sauron == 14


# ---- Rivendell


def at_rivendell(hobbits: str = "sam", hand: str = "white-friendship " * 3) -> Match[Game]:
    """Rivendell after Elrond's cards."""
    match = start(position(place="rivendell", hobbits=hobbits, hand=hand), plan(rivendell))
    match.play(*(f"feature-card {card}" for card in TEN.split()))
    assert match.state.offered == tuple(sorted(TEN.split()))
    match.play("leave-out staff", "leave-out gimli")
    return match


def test_f5_1_choose_eight_of_ten() -> None:
    match = at_rivendell(hand="")
    assert you(match.state).hand == tuple(sorted({*TEN.split()} - {"staff", "gimli"}))
    assert match.state.gone == ("gimli", "staff")


def test_f5_2_the_council_changes_cards() -> None:
    match = at_rivendell("sam merry", "white-fighting grey-hiding")
    match.play("discard white-fighting", "discard aragorn")
    draws(match, "white-joker", "white-joker")
    assert you(match.state).hand.count("white-joker") == 2
    assert "aragorn" in match.state.gone


def council(match: Match[Game], number: int) -> None:
    """The Council without a change that matters."""
    for card in ("anduril", "boromir", "gandalf", "legolas")[:number]:
        match.play(f"discard {card}")
    draws(match, *["white-fighting"] * number)


def test_f5_3_a_friendship_or_a_roll_for_each_hobbit() -> None:
    match = at_rivendell("sam merry", "white-friendship")
    council(match, 2)
    match.play("fellowship-forms pay", "pay white-friendship", "fellowship-forms roll", "die three")
    assert you(match.state).corruption == 3  # no ability applies: Sam's limit neither


def test_f5_3_a_card_pays_for_one_hobbit_only() -> None:
    match = at_rivendell("sam merry", "")
    council(match, 2)
    match.play("fellowship-forms pay", "pay aragorn")
    assert asked(match) == "fellowship-forms"


# ---- Lothlórien


def at_lothlorien(hobbits: str = "sam", shields: int = 0, ring: int = 0) -> Match[Game]:
    """Lothlórien after Galadriel's cards."""
    game = position(place="lothlorien", hobbits=hobbits, shields=shields, ring=ring)
    match = start(game, plan(lothlorien))
    match.play(*(f"feature-card {card}" for card in TEN_OF_LORIEN.split()))
    match.play("leave-out belt", "leave-out lembas")
    return match


def test_f6_1_galadriel_is_as_elrond() -> None:
    match = at_lothlorien()
    assert len(you(match.state).hand) == 8
    assert match.state.gone == ("belt", "lembas")


def test_f6_1_elessar_is_played_at_once() -> None:
    match = start(position(place="lothlorien", ring=3), plan(lothlorien))
    ten = TEN_OF_LORIEN.replace("brooch", "elessar").split()
    match.play(*(f"feature-card {card}" for card in ten))
    match.play("leave-out belt", "leave-out lembas")
    assert (you(match.state).corruption, len(you(match.state).hand)) == (2, 7)
    assert "elessar" in match.state.gone


def test_f6_2_recovery_once_for_each_hobbit() -> None:
    match = at_lothlorien("sam merry", shields=4, ring=3)
    assert options(match) == ["no", "cards", "heal"]
    match.play("recovery heal", "recovery cards")
    draws(match, "white-joker", "white-joker")
    assert (you(match.state).shields, you(match.state).corruption) == (0, 2)
    assert asked(match) == "galadriels-test"


def test_f6_3_a_joker_or_a_roll_for_each_hobbit() -> None:
    match = at_lothlorien("sam merry", ring=1)
    match.play("galadriels-test pay", "pay arwen", "galadriels-test roll", "die one")
    assert you(match.state).corruption == 2
    assert "arwen" in match.state.gone
