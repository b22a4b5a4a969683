"""The events of Shelob's Lair (F22.6 to F22.9)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.cards import GOLLUM
from thirdage.games.lord_of_the_rings.components import FIGHTING, JOKER, SHELOBS_LAIR
from thirdage.games.lord_of_the_rings.corruption import CANNOT_PAY, heal, lose, move_sauron
from thirdage.games.lord_of_the_rings.die import roll_twice
from thirdage.games.lord_of_the_rings.events import (
    EVENTS,
    Event,
    chooses,
    each,
    each_rolls,
    pays_revealed,
    pays_symbols,
)
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.interrupts import CHOSEN_ROLL, Ways, only
from thirdage.games.lord_of_the_rings.lines import gain_card
from thirdage.games.lord_of_the_rings.paying import can_pay_symbols, pay_shields, pay_symbols
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Script


def _pay_or_not(shields: int) -> Ways:
    """Pay shields if there are enough, or not."""

    def ways(game: Game) -> list[str]:
        return ["pay", "no"] if game.shields >= shields else ["no"]

    return ways


def gollum_appears(game: Game) -> Script[None]:
    """1: discard seven shields, gain Gollum, and draw two cards for each hobbit other than the
    active one; nothing happens otherwise (F22.6)."""
    if (yield from chooses(game, "gollum-appears", _pay_or_not(7))) == "pay":
        pay_shields(game, 7)
        gain_card(game, GOLLUM)
        yield from draw_cards(game, 2 * (len(game.fellowship) - 1))


def faces(game: Game) -> Script[None]:
    """2: each discards a joker symbol or three shields; who can do neither is out (F22.7)."""
    for _ in each(game):
        while True:
            choice = yield from chooses(game, "faces", _joker_or_shields, (JOKER, 1))
            if choice == "cannot":
                lose(game, CANNOT_PAY)
            if choice == "shields":
                pay_shields(game, 3)
                break
            if (yield from pay_symbols(game, {JOKER: 1})):
                break


def _joker_or_shields(game: Game) -> list[str]:
    ways = ["joker"] if can_pay_symbols(game, {JOKER: 1}) else []
    if game.shields >= 3:
        ways.append("shields")
    return ways or ["cannot"]


def pool(game: Game) -> Script[None]:
    """3: discard five shields and each draws a card, otherwise Sauron 2."""
    if (yield from chooses(game, "pool", _pay_or_not(5))) == "pay":
        pay_shields(game, 5)
        yield from draw_cards(game, len(game.fellowship))
    else:
        move_sauron(game, 2)


def nazgul_search(game: Game) -> Script[None]:
    """4: reveal a card; discard three symbols like it and heal 1, otherwise each rolls
    (F22.8)."""
    if (yield from pays_revealed(game, "nazgul-search", 3)):
        heal(game, 1)
    else:
        yield from each_rolls(game)


def shelob_appears(game: Game) -> Script[None]:
    """5: two rolls or Sauron 2, chosen before rolling (F22.9)."""
    if (yield from chooses(game, "shelob-appears", only("roll", "sauron"))) == "roll":
        yield from roll_twice(game, CHOSEN_ROLL)
    else:
        move_sauron(game, 2)


def shelob_attacks(game: Game) -> Script[None]:
    """6: discard seven fighting symbols, otherwise Sauron 3."""
    if not (yield from pays_symbols(game, "shelob-attacks", {FIGHTING: 7})):
        move_sauron(game, 3)


EVENTS[SHELOBS_LAIR] = (
    Event("gollum-appears", gollum_appears),
    Event("faces", faces),
    Event("pool", pool),
    Event("nazgul-search", nazgul_search),
    Event("shelob-appears", shelob_appears),
    Event("shelob-attacks", shelob_attacks),
)
