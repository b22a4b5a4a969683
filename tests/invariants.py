"""What must hold in every state of War of the Ring, whatever is played."""

from __future__ import annotations

from collections import Counter

from thirdage.games.war_of_the_ring.board import NATIONS, PLACES, SIDE_OF, SIDES, other
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.on_table import STAYS
from thirdage.games.war_of_the_ring.characters import (
    CHARACTERS,
    FIRST_COMPANIONS,
)
from thirdage.games.war_of_the_ring.entering import dice_pool
from thirdage.games.war_of_the_ring.fellowship import possible_guides
from thirdage.games.war_of_the_ring.pieces import army_of
from thirdage.games.war_of_the_ring.setup import (
    CRACK_OF_DOOM,
    FIGURES,
    INSIDE,
    LAST_PROGRESS,
    MOST_CORRUPTION,
    STACKING,
)
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import SPECIAL_TILES, STANDARD_TILES
from thirdage.table.match import Match
from wotr import FREE, SHADOW, everything


def check(match: Match[Game]) -> None:
    """Everything that must hold at any request. Raises AssertionError."""
    game = match.state
    check_figures(game)
    check_indexes(game)
    check_characters(game)
    check_cards(game)
    check_tracks(game)
    if match.pending is not None:
        assert len(match.pending.things) > 0
        codes = [match.pending.code(i) for i in range(min(300, len(match.pending.things)))]
        if not match.pending.is_chance:
            assert len(set(codes)) == len(codes), (match.pending, codes)
        if match.pending.ask == "die":
            check_between_actions(game)


def check_figures(game: Game) -> None:
    """No figure is created or lost (W1.4)."""
    assert everything(game) == FIGURES
    for name, region in game.regions.items():
        for side in SIDES:
            army = region.army(side)
            assert army == army_of(army.bands, army.characters), (name, army)
            assert all(SIDE_OF[band.nation] == side for band in army.bands)
            assert all(CHARACTERS[c].side == side for c in army.characters)
            assert min((min(band[1:]) for band in army.bands), default=0) >= 0


def check_indexes(game: Game) -> None:
    """The indexes say what the regions say."""
    for side in SIDES:
        units = tuple(n for n, region in game.regions.items() if region.army(side).units)
        assert game.where[side] == tuple(sorted(units))
    places = {c: n for n, r in game.regions.items() for s in SIDES for c in r.army(s).characters}
    assert game.whereabouts == places
    assert list(game.whereabouts) == sorted(game.whereabouts)


def check_characters(game: Game) -> None:
    """Nobody is in two places."""
    inside = Counter((*game.fellowship.companions, *game.whereabouts, *game.eliminated))
    assert max(inside.values(), default=0) == 1, inside
    assert set(inside) <= {*CHARACTERS}


def check_cards(game: Game) -> None:
    """Every card is in one place; hands and buried cards are sorted."""
    cards = Counter(card for pile in game.decks.values() for card in pile.loose)
    for side in SIDES:
        cards.update(game.hands[side])
        cards.update(game.discards[side])
        cards.update(game.buried[side])
        assert game.hands[side] == tuple(sorted(game.hands[side]))
        assert all(CARDS[card].side == side for card in game.hands[side])
        if game.battle is not None:
            chosen = game.battle.fighters[side].card
            if chosen is not None and chosen not in game.discards[side]:
                cards[chosen] += 1
    cards.update(game.table)
    once = Counter(list(CARDS))
    assert cards == once, (cards - once, once - cards)
    assert all(card in STAYS for card in game.table)


def check_tracks(game: Game) -> None:
    """Counters stay on their tracks; tiles, Rings and dice are neither made nor lost."""
    fellowship = game.fellowship
    assert 0 <= fellowship.progress <= LAST_PROGRESS
    assert 0 <= fellowship.corruption <= MOST_CORRUPTION
    assert (fellowship.at is None) == (fellowship.mordor is not None)
    assert fellowship.mordor is None or 0 <= fellowship.mordor <= CRACK_OF_DOOM
    assert all(0 <= steps <= 3 for steps in game.politics.values())
    assert all(game.politics[nation] > 0 for nation in game.passive)
    assert not set(game.passive) & {"elves", *NATIONS[SHADOW]}
    tiles = Counter((*game.hunt_pool, *game.drawn_tiles, *game.removed_tiles))
    tiles.update(game.waiting_tiles)
    missing = Counter(STANDARD_TILES) - tiles
    assert not tiles - Counter((*STANDARD_TILES, *SPECIAL_TILES))
    # Tiles that are being resolved may lie nowhere for the moment.
    assert sum(missing.values()) <= 3, missing
    assert 0 <= game.rings[FREE] <= 3
    assert game.rings[FREE] + game.rings[SHADOW] <= 3


def check_between_actions(game: Game) -> None:
    """What the end of an action leaves behind (W23)."""
    for name, region in game.regions.items():
        free, shadow = region.free, region.shadow
        assert free.units or not free.bands, f"Leaders without an Army in {name}"
        if region.besieged is None:
            assert not (free.units and shadow.units), name
        else:
            assert free.units, name
            assert shadow.units, name
            assert PLACES[name].stronghold, name
            assert region.control == region.besieged, name
        for side in SIDES:
            most = INSIDE if region.besieged == side else STACKING
            assert region.army(side).units <= most, (name, side)
            standing = region.army(side).units and region.besieged is None
            if standing and PLACES[name].settled:
                assert region.control == side, name
        assert (region.control is None) == (not PLACES[name].settled)
    for side in SIDES:
        assert len(game.hand(side)) <= 6
        dice = len(game.dice[side]) + game.used_dice[side]
        box = game.hunt_box
        dice += box.free if side == FREE else box.level
        assert dice <= max(dice_pool(game, side), 10 if side == SHADOW else 6)
        assert "eye" not in game.dice[side]
    assert game.battle is None
    assert game.hunt is None
    assert game.fellowship.guide in possible_guides(game)
    somewhere = {*game.fellowship.companions, *game.whereabouts, *game.eliminated}
    for companion in FIRST_COMPANIONS:
        upgraded = {"strider": "aragorn", "gandalf-grey": "gandalf-white"}.get(companion, "")
        assert companion in somewhere or upgraded in somewhere, companion
    standard = Counter((*game.hunt_pool, *game.drawn_tiles, *game.removed_tiles))
    assert not Counter(STANDARD_TILES) - standard
    for card in game.table:
        assert STAYS[card](game), card
    assert other(game.active_side) in SIDES
