"""Recovery (F6.2, F22.10): shields for cards or for healing."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.interrupts import decide
from thirdage.games.lord_of_the_rings.paying import pay_shields
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.scripts import Script


def recover(game: Game, player: Player, question: str, price: int, moment: str) -> Script[None]:
    """Pay shields to draw two Hobbit cards or to heal 1, or do not."""

    def ways(game: Game) -> list[str]:
        found = ["no"]
        if player.shields >= price:
            if cards_left(game):
                found.append("cards")
            if player.corruption:
                found.append("heal")
        return found

    choice = yield from decide(game, player, question, ways, moment, hidden=False)
    if choice in ("cards", "heal"):
        pay_shields(game, player, price)
    if choice == "cards":
        yield from draw_cards(game, player, 2)
    elif choice == "heal":
        heal(game, player, 1)
