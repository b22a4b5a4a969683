"""The locations: Bag End (F4), Rivendell (F5), Lothlórien (F6)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.asking import ask, ask_card, ask_player, kinds
from thirdage.games.lord_of_the_rings.cards import back_of, code_of
from thirdage.games.lord_of_the_rings.components import (
    FRIENDSHIP,
    FRODO,
    HIDING,
    HOBBITS,
    JOKER,
    LOTHLORIEN,
    RIVENDELL,
)
from thirdage.games.lord_of_the_rings.corruption import move_sauron
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.events import pays_or_rolls
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.hand import (
    cards_left,
    discard_cards,
    draw_cards,
    next_card,
)
from thirdage.games.lord_of_the_rings.interrupts import (
    CHOSEN_ROLL,
    LOCATION,
    decide,
    only,
    pause,
)
from thirdage.games.lord_of_the_rings.paying import SYMBOLS
from thirdage.games.lord_of_the_rings.recovery import recover
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.together import one_pays
from thirdage.games.lord_of_the_rings.yellow import ELESSAR, pass_card, receive_elessar
from thirdage.table.agenda import Steps
from thirdage.table.piles import draw_from, draw_unseen
from thirdage.table.scripts import Script, draw

FEATURES_TAKEN: Final = 8
"""By the player of the solitaire game, and by two players together (F25.3)."""
CARDS_OF_GANDALF: Final = 6
CARDS_OF_PREPARATIONS: Final = 4


def _arrive(game: Game, place: str) -> None:
    game.place = place
    game.tell("arrives", place)


# ---- Bag End


@STEPS.step
def bag_end(game: Game) -> Script[Steps]:
    """Gandalf, Preparations, Nazgûl appears (F4)."""
    _arrive(game, "bag-end")
    yield from begin(game)
    for player in game.clockwise():
        yield from draw_cards(game, player, CARDS_OF_GANDALF * len(player.starting))
    yield from preparations(game)
    yield from nazgul_appears(game)
    return []


def _remove_cards(game: Game) -> Script[None]:
    """(S) Two cards of Rivendell and two of Lothlórien leave the game unseen (F3.6); or two of
    both decks together (F26.1)."""
    if game.variant.removed_cards == "two-each":
        return
    game.removed = {RIVENDELL: 0, LOTHLORIEN: 0}
    for _ in range(2):
        cards = [place for place, n in game.removed.items() for _ in range(12 - n)]
        place = yield from draw("removed-card", cards)
        game.removed[place] += 1


def _deal_hobbits(game: Game) -> Script[None]:
    """The characters are dealt at random (F3.7); Frodo's player has the Ring (F3.8)."""
    left = list(HOBBITS[: len(game.players)])
    for player in game.players.values():
        hobbit = yield from draw("hobbit", tuple(left))
        left.remove(hobbit)
        player.starting = player.hobbits = (hobbit,)
        game.tell("hobbit-dealt", hobbit, player.seat)
    game.bearer = game.leader_of(FRODO).seat


begin = either(_remove_cards, _deal_hobbits)
"""What fortune does before the first card is drawn."""


def preparations(game: Game) -> Script[None]:
    """The Ring-bearer may roll and take the effect; then four cards are drawn (F4.2)."""
    player = game.ring_bearer
    choice = yield from decide(game, player, "preparations", only("no", "roll"), LOCATION)
    if choice == "roll":
        yield from roll_die(game, player, CHOSEN_ROLL)
        yield from four_cards(game)


def _four_for_one(game: Game) -> Script[None]:
    """(S) The player draws them."""
    yield from draw_cards(game, game.ring_bearer, CARDS_OF_PREPARATIONS)


def _four_for_all(game: Game) -> Script[None]:
    """They are revealed; the Ring-bearer gives each to a player, as all have agreed, or keeps
    it."""
    for _ in range(CARDS_OF_PREPARATIONS):
        if cards_left(game):
            card = yield from next_card(game)
            game.offered = tuple(sorted((*game.offered, card)))
            game.tell("reveals", code_of(card))
    giver = game.ring_bearer
    while game.offered:
        card = yield from ask_card(game, giver, "give-card", kinds(game, game.offered))
        receiver = yield from ask_player(
            game, giver, "give-to", game.clockwise(giver), (code_of(card),)
        )
        game.offered = tuple(other for other in game.offered if other != card)
        receiver.take(card)
        game.show(receiver, [card])
        game.tell("is-given", receiver.hobbit, code_of(card))


four_cards = either(_four_for_one, _four_for_all)


def nazgul_appears(game: Game) -> Script[None]:
    """One player discards two hiding symbols, otherwise Sauron 1 (F4.3)."""
    if not (yield from one_pays(game, "nazgul-appears", {HIDING: 2}, SYMBOLS, LOCATION)):
        move_sauron(game, 1)


# ---- Rivendell


@STEPS.step
def rivendell(game: Game) -> Script[Steps]:
    """Elrond, Council, Fellowship (F5)."""
    _arrive(game, RIVENDELL)
    yield from take_features(game)
    yield from council(game)
    for player in game.each():
        yield from pays_or_rolls(game, player, "fellowship-forms", {FRIENDSHIP: 1}, LOCATION)
    return []


def _choose_eight(game: Game) -> Script[None]:
    """(S) Choose eight of the Feature cards of the place, the others leave the game (F5.1, F6.1);
    or take eight at random (F26.2)."""
    place, player = game.place, game.ring_bearer
    chosen = game.variant.elrond == "choose"
    number = game.features[place].size - game.removed[place] if chosen else FEATURES_TAKEN
    for _ in range(number):
        card, game.features[place] = yield from draw_from("feature-card", game.features[place])
        game.offered = tuple(sorted((*game.offered, card)))
    game.removed[place] = game.features[place].size
    while left := max(0, len(game.offered) - FEATURES_TAKEN):
        card = yield from ask(player, "leave-out", game.offered, facts=(left,))
        game.offered = tuple(other for other in game.offered if other != card)
        game.leave(card)
        game.tell("leaves-out", card)
    cards, game.offered = game.offered, ()
    for card in cards:
        player.take(card)
    game.tell("takes-features", *cards)
    if ELESSAR in cards:
        receive_elessar(game, player)


def _deal_features(game: Game) -> Script[None]:
    """The Feature cards of the place are dealt one by one, clockwise from the Ring-bearer (F5.1,
    F6.1); of two players each gets only four, and the rest leave the game unseen (F25.3)."""
    place = game.place
    players = game.clockwise(game.ring_bearer)
    number = game.features[place].size
    if len(game.players) == 2 and game.variant.two_player_features == "four":
        number = FEATURES_TAKEN
    dealt: dict[str, list[str]] = {player.seat: [] for player in players}
    for turn in range(number):
        player = players[turn % len(players)]
        card, game.features[place] = yield from draw_unseen(
            "feature-card", game.features[place], player.seat, back_of
        )
        player.take(card)
        dealt[player.seat].append(card)
    game.removed[place] = game.features[place].size
    for player in players:
        game.tell("takes-features", *sorted(dealt[player.seat]), to=player.seat)
        game.tell("dealt-features", player.hobbit, len(dealt[player.seat]))


take_features = either(_choose_eight, _deal_features)


def _change_cards(game: Game) -> Script[None]:
    """(S) Discard as many cards as the starting fellowship has hobbits, draw as many (F5.2)."""
    player = game.ring_bearer
    number = len(player.starting)
    yield from pause(game, player, "council", "discard", LOCATION, (number,))
    yield from discard_cards(game, player, number)
    yield from draw_cards(game, player, number)


def _pass_cards(game: Game) -> Script[None]:
    """One after the other each player passes a card to the left, even the one that he has just
    received (F5.2, F25.9)."""
    for giver in game.clockwise():
        neighbours = game.others(giver)
        if giver.hand and neighbours:
            yield from pass_card(game, giver, neighbours[0], "council")


council = either(_change_cards, _pass_cards)

# ---- Lothlórien


@STEPS.step
def lothlorien(game: Game) -> Script[Steps]:
    """Galadriel, Recovery, Test of Galadriel (F6)."""
    _arrive(game, LOTHLORIEN)
    yield from take_features(game)
    for player in game.each():
        yield from recover(game, player, "recovery", 2, LOCATION)
    for player in game.each():
        yield from pays_or_rolls(game, player, "galadriels-test", {JOKER: 1}, LOCATION)
    return []
