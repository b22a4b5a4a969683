"""The events of Shelob's Lair (F22.6 to F22.9)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.board import SHIELD
from thirdage.games.lord_of_the_rings.cards import GOLLUM
from thirdage.games.lord_of_the_rings.components import FIGHTING, JOKER, SHELOBS_LAIR
from thirdage.games.lord_of_the_rings.corruption import CANNOT_PAY, eliminate, heal, move_sauron
from thirdage.games.lord_of_the_rings.die import roll_twice
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    chooses,
    each_rolls,
    pays_revealed,
)
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.interrupts import (
    CHOSEN_ROLL,
    IN_EVENT,
    only,
    still_asked,
)
from thirdage.games.lord_of_the_rings.lines import gain_card
from thirdage.games.lord_of_the_rings.paying import (
    ITEMS,
    SYMBOLS,
    can_pay_symbols,
    in_facts,
    pay_shields,
    pay_symbols,
)
from thirdage.games.lord_of_the_rings.state import Game, Payment, Player
from thirdage.games.lord_of_the_rings.together import group_pays, one_pays
from thirdage.table.scripts import Script


def gollum_appears(game: Game) -> Script[None]:
    """1: the group discards seven shields, the active player gains Gollum, and each other player
    draws two cards, (S) for each hobbit other than the active one; nothing happens otherwise
    (F22.6)."""
    if not (yield from group_pays(game, "gollum-appears", {SHIELD: 7}, ITEMS, IN_EVENT)):
        return
    active = game.active_player
    gain_card(game, active, GOLLUM)
    players = list(game.each())
    for player in players[1:] if active.plays else players:
        yield from draw_cards(game, player, 2)


def faces(game: Game) -> Script[None]:
    """2: each player discards a joker symbol or three shields; who can do neither is eliminated
    (F22.7)."""
    for player in game.each():
        paid = False
        while still_asked(game, player) and not paid:
            paid = yield from _face(game, player)


def _face(game: Game, player: Player) -> Script[bool]:
    """Whether a player has paid."""
    paid, demand = False, {JOKER: 1}

    def ways(game: Game) -> list[str]:
        found = ["joker"] if can_pay_symbols(game, player, demand) else []
        if player.shields >= 3:
            found.append("shields")
        return found or ["cannot"]

    game.payment = Payment(tuple(demand.items()), player.seat)
    choice = yield from chooses(game, player, "faces", ways, in_facts(demand))
    if choice == "cannot":
        eliminate(game, player, CANNOT_PAY)
    elif choice == "shields":
        pay_shields(game, player, 3)
        paid = True
    elif choice == "joker":
        paid = yield from pay_symbols(game, player, demand)
    game.payment, game.jokers = None, 0
    return paid


def pool(game: Game) -> Script[None]:
    """3: one player discards five shields and each player draws a card, otherwise Sauron 2."""
    if (yield from one_pays(game, "pool", {SHIELD: 5}, ITEMS, IN_EVENT)):
        for player in game.each():
            yield from draw_cards(game, player, 1)
    else:
        move_sauron(game, 2)


def nazgul_search(game: Game) -> Script[None]:
    """4: reveal a card; the Ring-bearer discards three symbols like it and heals 1, otherwise
    each player rolls (F22.8)."""
    player = game.ring_bearer
    if (yield from pays_revealed(game, player, "nazgul-search", 3)):
        heal(game, player, 1)
    else:
        yield from each_rolls(game)


def shelob_appears(game: Game) -> Script[None]:
    """5: the active player rolls twice, or Sauron 2, chosen before rolling (F22.9)."""
    player = game.active_player
    ways = only("roll", "sauron")
    if (yield from chooses(game, player, "shelob-appears", ways)) == "roll":
        yield from roll_twice(game, player, CHOSEN_ROLL)
    else:
        move_sauron(game, 2)


def shelob_attacks(game: Game) -> Script[None]:
    """6: the group discards seven fighting symbols, otherwise Sauron 3."""
    if not (yield from group_pays(game, "shelob-attacks", {FIGHTING: 7}, SYMBOLS, IN_EVENT)):
        move_sauron(game, 3)


EVENTS[SHELOBS_LAIR] = (
    Event("gollum-appears", gollum_appears),
    Event("faces", faces),
    Event("pool", pool),
    Event("nazgul-search", nazgul_search),
    Event("shelob-appears", shelob_appears),
    Event("shelob-attacks", shelob_attacks),
)
