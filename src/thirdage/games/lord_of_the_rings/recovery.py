"""Recovery (F6.2, F22.10): shields for cards or for healing."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import decide
from thirdage.games.lord_of_the_rings.paying import pay_shields
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.scripts import Script


def recover(game: Game, question: str, price: int, moment: str) -> Script[None]:
    """Pay shields to draw two Hobbit cards or to heal 1, or do not."""

    def ways(game: Game) -> list[str]:
        found = ["no"]
        if game.shields >= price:
            if cards_left(game):
                found.append("cards")
            if game.ring:
                found.append("heal")
        return found

    choice = yield from decide(game, question, ways, moment)
    if choice == "no":
        return
    pay_shields(game, price)
    if choice == "cards":
        yield from draw_cards(game, 2)
    else:
        heal(game, 1)
