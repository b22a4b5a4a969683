"""What must hold in every state of the Lord of the Rings, whatever is played."""

from __future__ import annotations

from collections import Counter

from lotr import hand
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import DECK, DECK_OF_COPIES, FEATURE_CARDS
from thirdage.games.lord_of_the_rings.components import (
    BIG_SHIELDS,
    BIG_SHIELDS_ALONE,
    FATTY,
    HOBBITS,
    TILE_COPIES,
    TILES,
    TOKENS,
    tile_of,
)
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.match import Match


def check(match: Match[Game]) -> None:
    """Everything that must hold at any request. Raises AssertionError."""
    game = match.state
    check_cards(game)
    check_tiles(match)
    check_who_plays(game)
    for player in game.players.values():
        check_player(game, player)
    pool = BIG_SHIELDS_ALONE if game.alone else BIG_SHIELDS
    assert not Counter(game.big_shields.loose) - Counter(pool)
    for kind, number in TOKENS.items():
        assert sum(player.tokens.of(kind) for player in game.players.values()) <= number
    assert 0 <= game.sauron <= 15
    for activity, at in game.lines.items():
        assert 0 <= at <= BOARDS[game.place].lines[activity].last
    assert 0 <= game.event <= 6
    if match.pending is not None:
        codes = [option.code for option in match.pending.options()]
        assert codes
        if not match.pending.is_chance:
            assert len(set(codes)) == len(codes), (match.pending, codes)
            assert match.pending.seat is not None
            assert game.players[match.pending.seat].plays, match.pending


def check_cards(game: Game) -> None:
    """Every card is in one place; hands are sorted, and what is known lies in one."""
    cards = Counter((*game.offered, *game.deck.loose, *game.discards, *game.gone))
    hands = [card for player in game.players.values() for card in player.hand]
    cards.update(hands)
    for pile in game.features.values():
        cards.update(pile.loose)
    deck = DECK if game.alone else DECK_OF_COPIES
    assert cards == Counter((*deck, *(card.code for card in FEATURE_CARDS)))
    for card, seats in game.known.items():
        owner = next(player for player in game.players.values() if card in player.hand)
        assert seats
        assert owner.seat not in seats, card


def check_tiles(match: Match[Game]) -> None:
    """No tile is made or lost, but those just looked at lie nowhere."""
    game = match.state
    stack = (*game.tiles.loose, *(known.card for known in game.tiles.top))
    if not game.alone:
        assert {*stack} <= {*TILE_COPIES}
    tiles = Counter((*map(tile_of, stack), *game.revealed))
    if game.tile is not None:
        tiles[game.tile] += 1
    missing = Counter(TILES) - tiles
    assert not tiles - Counter(TILES)
    assert sum(missing.values()) <= (3 if "foresight" in str(match.pending) else 0)


def check_player(game: Game, player: Player) -> None:
    """What a player has; nothing if he is eliminated."""
    assert player.hand == tuple(sorted(player.hand))
    assert min(player.tokens) >= 0
    assert player.shields >= 0
    assert 0 <= player.corruption <= 15
    assert set(player.hobbits) <= set(player.starting) <= set(HOBBITS)
    if player.starting and not player.plays:
        assert (hand(player), player.shields, sum(player.tokens)) == ([], 0, 0)
    elif game.outcome is None:
        assert player.corruption < game.sauron
    if not game.alone:
        assert player.tokens.wild == 0
        assert len(player.starting) <= 1


def check_who_plays(game: Game) -> None:
    """The Ring-bearer plays until Mount Doom; so does the active hobbit between the turns."""
    if game.bearer is None:
        assert not game.fellowship
        return
    assert game.fellowship
    if not game.at_doom:
        assert game.ring_bearer.plays
    if game.active is not None and game.alone:
        assert game.active in game.fellowship
        assert game.active != FATTY or game.fellowship == (FATTY,) or game.at_doom
    if game.active is not None and not game.alone:
        assert game.active in game.starting
