"""The locations: Bag End (F4), Rivendell (F5), Lothlórien (F6)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask
from thirdage.games.lord_of_the_rings.components import (
    FRIENDSHIP,
    HIDING,
    JOKER,
    LOTHLORIEN,
    RIVENDELL,
)
from thirdage.games.lord_of_the_rings.corruption import move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.hand import discard_cards, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import CHOSEN_ROLL, LOCATION, decide, only
from thirdage.games.lord_of_the_rings.paying import Demand, can_pay_symbols, in_facts, pay_symbols
from thirdage.games.lord_of_the_rings.recovery import recover
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.yellow import ELESSAR, receive_elessar
from thirdage.table.agenda import Steps
from thirdage.table.piles import draw_from
from thirdage.table.scripts import Script, draw

FEATURES_TAKEN: Final = 8
CARDS_OF_GANDALF: Final = 6
CARDS_OF_PREPARATIONS: Final = 4


def _arrive(game: Game, place: str) -> None:
    game.place = place
    game.tell("arrives", place)


def _pays_or_rolls(game: Game, question: str, demand: Demand) -> Script[None]:
    """Discard symbols or roll, as the player prefers; no ability applies (F21.0)."""

    def ways(game: Game) -> list[str]:
        return ["pay", "roll"] if can_pay_symbols(game, demand) else ["roll"]

    if (yield from decide(game, question, ways, LOCATION, in_facts(demand))) == "pay":
        yield from pay_symbols(game, demand)
    else:
        yield from roll_die(game, CHOSEN_ROLL)


# ---- Bag End


@STEPS.step
def bag_end(game: Game) -> Script[Steps]:
    """Gandalf, Preparations, Nazgûl appears (F4)."""
    _arrive(game, "bag-end")
    yield from remove_cards(game)
    yield from draw_cards(game, CARDS_OF_GANDALF * len(game.starting))
    yield from preparations(game)
    yield from nazgul_appears(game)
    return []


def remove_cards(game: Game) -> Script[None]:
    """Two cards of Rivendell and two of Lothlórien leave the game unseen (F3.6); or two of
    both decks together (F26.1)."""
    if game.variant.removed_cards == "two-each":
        return
    game.removed = {RIVENDELL: 0, LOTHLORIEN: 0}
    for _ in range(2):
        cards = [place for place, n in game.removed.items() for _ in range(12 - n)]
        place = yield from draw("removed-card", cards)
        game.removed[place] += 1


def preparations(game: Game) -> Script[None]:
    """The player may roll and take the effect; then he draws four cards (F4.2)."""
    if (yield from decide(game, "preparations", only("no", "roll"), LOCATION)) == "roll":
        yield from roll_die(game, CHOSEN_ROLL)
        yield from draw_cards(game, CARDS_OF_PREPARATIONS)


def nazgul_appears(game: Game) -> Script[None]:
    """Discard two hiding symbols, otherwise Sauron 1 (F4.3)."""
    demand = {HIDING: 2}

    def ways(game: Game) -> list[str]:
        return ["pay", "no"] if can_pay_symbols(game, demand) else ["no"]

    if (yield from decide(game, "nazgul-appears", ways, LOCATION, in_facts(demand))) == "pay":
        yield from pay_symbols(game, demand)
    else:
        move_sauron(game, 1)


# ---- Rivendell


@STEPS.step
def rivendell(game: Game) -> Script[Steps]:
    """Elrond, Council, Fellowship (F5)."""
    _arrive(game, RIVENDELL)
    yield from take_features(game)
    yield from council(game)
    for _ in game.starting:
        yield from _pays_or_rolls(game, "fellowship-forms", {FRIENDSHIP: 1})
    return []


def take_features(game: Game) -> Script[None]:
    """Choose eight of the Feature cards of the place, the others leave the game (F5.1, F6.1);
    or take eight at random (F26.2)."""
    place = game.place
    chosen = game.variant.elrond == "choose"
    number = game.features[place].size - game.removed[place] if chosen else FEATURES_TAKEN
    for _ in range(number):
        card, game.features[place] = yield from draw_from("feature-card", game.features[place])
        game.offered = tuple(sorted((*game.offered, card)))
    while left := max(0, len(game.offered) - FEATURES_TAKEN):
        card = yield from ask("leave-out", game.offered, facts=(left,))
        game.offered = tuple(other for other in game.offered if other != card)
        game.leave(card)
        game.tell("leaves-out", card)
    cards, game.offered = game.offered, ()
    for card in cards:
        game.add_to_hand(card)
    game.tell("takes-features", *cards)
    if ELESSAR in cards:
        receive_elessar(game)


def council(game: Game) -> Script[None]:
    """Discard as many cards as the starting fellowship has hobbits, draw as many (F5.2)."""
    number = len(game.starting)
    yield from decide(game, "council", only("discard"), LOCATION, (number,))
    yield from discard_cards(game, number)
    yield from draw_cards(game, number)


# ---- Lothlórien


@STEPS.step
def lothlorien(game: Game) -> Script[Steps]:
    """Galadriel, Recovery, Test of Galadriel (F6), once for each hobbit."""
    _arrive(game, LOTHLORIEN)
    yield from take_features(game)
    for _ in game.fellowship:
        yield from recover(game, "recovery", 2, LOCATION)
    for _ in game.fellowship:
        yield from _pays_or_rolls(game, "galadriels-test", {JOKER: 1})
    return []
