"""What a seat may see: a list of what is shown; what is not named is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from thirdage.games.lord_of_the_rings.components import LOTHLORIEN, RIVENDELL
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.game import View
from thirdage.table.scripts import Seat


def view(game: Game, seat: Seat | None) -> View:
    """Everything that a seat sees; None is a spectator, who sees all but the tiles at which the
    player has looked (Foresight). The order of decks and stacks nobody knows."""
    return {
        "seat": seat,
        "variant": game.variant,
        "turn": game.turn,
        "outcome": game.outcome,
        "place": game.place,
        "starting": game.starting,
        "fellowship": game.fellowship,
        "active": game.active,
        "banned": game.banned,
        "marked": game.marked,
        "ring": game.ring,
        "sauron": game.sauron,
        "hand": game.hand,
        "offered": game.offered,
        "shields": game.shields,
        "tokens": game.tokens,
        "deck": game.deck.size,
        "discards": game.discards,
        "features": _features(game),
        "gone": game.gone,
        "gandalf": game.gandalf,
        "big_shields": game.big_shields.size,
        "tiles": game.tiles.size,
        "known_tiles": tuple(k.card if seat in k.to else "tile" for k in game.tiles.top),
        "revealed": game.revealed,
        "tile": game.tile,
        "lines": game.lines.copy(),
        "event": game.event,
        "rolled": game.rolled,
        "tried": game.tried,
        "at_doom": game.at_doom,
        "score": score_if_lost(game) if game.outcome is None else game.outcome.score,
    }


def _features(game: Game) -> Mapping[str, object]:
    """Feature cards that nobody has gained: of Rivendell and Lothlórien only the number (F3.6),
    those of the scenarios lie open."""
    return {
        place: pile.size - game.removed[place] if place in game.removed else pile.loose
        for place, pile in game.features.items()
    }


def secrets(game: Game, seat: Seat | None) -> dict[str, list[str]]:
    """The Feature cards of Rivendell and Lothlórien that nobody has seen. Of Hobbit cards and
    tiles there are many alike, and those not drawn lie nowhere (they are drawn lazily), so
    there is nothing of them to be dealt anew."""
    return {place: list(game.features[place].unknown_to(seat)) for place in (RIVENDELL, LOTHLORIEN)}


def rename(game: Game, names: Mapping[str, str]) -> None:
    """Put other cards in the places of these."""
    for place in (RIVENDELL, LOTHLORIEN):
        game.features[place] = game.features[place].renamed(names)
