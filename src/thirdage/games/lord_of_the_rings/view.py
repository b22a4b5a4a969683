"""What a seat may see: a list of what is shown; what is not named is hidden.

Of other hands only the number of cards is shown (F2.6), and those cards that the seat has seen
come into them. In the solitaire game nothing is hidden but decks, stacks and what Foresight shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from thirdage.games.lord_of_the_rings.cards import CARDS, code_of
from thirdage.games.lord_of_the_rings.components import (
    LOTHLORIEN,
    RIVENDELL,
    TILE_BACK,
    tile_of,
)
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game, Player, Tokens
from thirdage.table.game import View
from thirdage.table.scripts import Seat

HOBBIT_CARDS, EVENT_TILES = "hobbit-cards", "event-tiles"


def view(game: Game, seat: Seat | None) -> View:
    """Everything that a seat sees; None is a spectator."""
    mine = _own(game, seat)
    return {
        "seat": seat,
        "variant": game.variant,
        "turn": game.turn,
        "outcome": game.outcome,
        "place": game.place,
        "players": {one.seat: _player(game, one, seat) for one in game.players.values()},
        "bearer": game.bearer,
        "deciding": game.deciding,
        "floor": game.floor,
        "payment": game.payment,
        "ring_used": game.ring_used,
        "starting": game.starting,
        "fellowship": game.fellowship,
        "active": game.active,
        "banned": game.banned,
        "marked": game.marked,
        "ring": 0 if game.bearer is None else game.ring_bearer.corruption,
        "sauron": game.sauron,
        "hand": () if mine is None else _codes(game, mine.hand),
        "offered": _codes(game, game.offered),
        "shields": 0 if mine is None else mine.shields,
        "tokens": Tokens() if mine is None else mine.tokens,
        "deck": game.deck.size,
        "discards": _codes(game, game.discards),
        "features": _features(game),
        "gone": game.gone,
        "gandalf": game.gandalf,
        "big_shields": game.big_shields.size,
        "tiles": game.tiles.size,
        "known_tiles": tuple(
            tile_of(k.card) if seat in k.to else TILE_BACK for k in game.tiles.top
        ),
        "revealed": game.revealed,
        "tile": game.tile,
        "lines": game.lines.copy(),
        "event": game.event,
        "rolled": game.rolled,
        "tried": game.tried,
        "at_doom": game.at_doom,
        "score": score_if_lost(game) if game.outcome is None else game.outcome.score,
    }


def _own(game: Game, seat: Seat | None) -> Player | None:
    """The player whose hand this seat sees: its own; in the solitaire game anybody the one."""
    return game.ring_bearer if game.alone else game.players.get(seat or "")


def _player(game: Game, player: Player, seat: Seat | None) -> Mapping[str, object]:
    """A player as others see him. "known" are the cards of his hand that this seat knows."""
    known: tuple[str, ...] = ()
    if game.known:
        known = tuple(card for card in player.hand if seat in game.known.get(card, ()))
    return {
        "starting": player.starting,
        "hobbits": player.hobbits,
        "corruption": player.corruption,
        "shields": player.shields,
        "tokens": player.tokens,
        "cards": len(player.hand),
        "known": _codes(game, known),
    }


def _codes(game: Game, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Only in the base game do cards have names besides their codes."""
    return cards if game.alone else tuple(map(code_of, cards))


def _features(game: Game) -> Mapping[str, object]:
    """Feature cards that nobody has gained: of Rivendell and Lothlórien only the number (F3.6),
    those of the scenarios lie open."""
    return {
        place: pile.size - game.removed[place] if place in game.removed else pile.loose
        for place, pile in game.features.items()
    }


# ---- for the table: what may be dealt anew


def secrets(game: Game, seat: Seat | None) -> dict[str, list[str]]:
    """Per kind, the cards and tiles whose place this seat does not know: Feature cards that
    nobody has seen, and in the base game cards in other hands, the Hobbit deck, and tiles that
    somebody else has looked at."""
    hidden = {
        place: list(game.features[place].unknown_to(seat)) for place in (RIVENDELL, LOTHLORIEN)
    }
    if game.alone:
        return hidden
    hidden[HOBBIT_CARDS] = list(game.deck.unknown_to(seat))
    hidden[EVENT_TILES] = list(game.tiles.unknown_to(seat))
    for card in _in_other_hands(game, seat):
        kind = CARDS[card].location or HOBBIT_CARDS
        hidden.setdefault(kind, []).append(card)
    return hidden


def _in_other_hands(game: Game, seat: Seat | None) -> Iterator[str]:
    for player in game.players.values():
        if player.seat != seat:
            yield from (card for card in player.hand if seat not in game.known.get(card, ()))


def rename(game: Game, names: Mapping[str, str]) -> None:
    """Put other cards and tiles in the places of these."""
    new = names.get
    for place in (RIVENDELL, LOTHLORIEN):
        game.features[place] = game.features[place].renamed(names)
    if game.alone:
        return
    game.deck = game.deck.renamed(names)
    game.tiles = game.tiles.renamed(names)
    for player in game.players.values():
        player.hand = tuple(sorted(new(card, card) for card in player.hand))
    game.known = {new(card, card): seats for card, seats in game.known.items()}
