"""The Hunt for the Ring (W19), and the Fellowship's moves that set it off (W18.15, W20.6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask, yes
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name
from thirdage.games.war_of_the_ring.cards.catalogue import CHARACTER
from thirdage.games.war_of_the_ring.cards.on_table import (
    AXE_AND_BOW,
    BALROG,
    CREBAIN,
    HORN_OF_GONDOR,
    MITHRIL_COAT,
    SORROW_AND_TOIL,
    WIZARDS_STAFF,
    table_cards,
)
from thirdage.games.war_of_the_ring.characters import GOLLUM, HOBBITS, highest_level, level
from thirdage.games.war_of_the_ring.companions import go_out
from thirdage.games.war_of_the_ring.fellowship import (
    can_be_revealed,
    companions_leave,
    corrupt,
    haven,
    heal,
    reveal,
)
from thirdage.games.war_of_the_ring.hand import cards_in_hand, discard_face_up, take_from_hand
from thirdage.games.war_of_the_ring.nazgul import nazgul_in
from thirdage.games.war_of_the_ring.politics import discard_from_table
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, CRACK_OF_DOOM, LAST_PROGRESS
from thirdage.games.war_of_the_ring.state import Fellowship, Game, Hunt
from thirdage.games.war_of_the_ring.tiles import DIE, EYE, TILES, Tile
from thirdage.table.scripts import Script, draw, draw_secretly, roll


class Terms(NamedTuple):
    """How a drawn tile is treated."""

    successes: int = 0
    """Damage of an Eye tile (W19.18, W20.7)."""
    ignores_eyes: bool = False
    """A card says that an Eye tile is put aside without effect."""
    ignores_blue: bool = False
    """A card says so of a Fellowship Special tile."""
    reveals: bool = True
    """Whether a Reveal icon counts (W19.24)."""
    reducible: bool = True
    """Whether the damage can be lowered by anything."""
    must_lose_companion: bool = False
    """A random Companion has to be eliminated against the damage."""


REDUCERS: Final = (AXE_AND_BOW, HORN_OF_GONDOR)


# ---- moving the Fellowship


def move_fellowship(game: Game) -> Script[None]:
    """One step forward, then the Hunt (W18.15); in Mordor a tile, then a step (W20.6)."""
    game.fellowship = game.fellowship._replace(tried=True)
    if game.fellowship.mordor is not None:
        yield from move_in_mordor(game)
        return
    progress = min(LAST_PROGRESS, game.fellowship.progress + 1)
    game.fellowship = game.fellowship._replace(progress=progress)
    game.tell("fellowship-moves", progress)
    yield from hunt_for_the_ring(game)


def move_in_mordor(game: Game) -> Script[None]:
    """A tile is drawn and resolved, then the Fellowship advances unless it shows Stop
    (W20.6 to W20.8, OP-91); at the end of the track FP wins (W21.4)."""
    box = game.hunt_box
    tile = yield from resolve_tile(game, Terms(box.level + box.free))
    if tile is not None and tile.stop:
        game.tell("mordor-stopped")
        return
    assert game.fellowship.mordor is not None
    step = game.fellowship.mordor + 1
    game.fellowship = game.fellowship._replace(mordor=step)
    game.tell("mordor-step", step)
    if step == CRACK_OF_DOOM:
        game.win(FREE, "ring")


# ---- the Hunt roll


def hunt_for_the_ring(game: Game) -> Script[None]:
    """The Hunt roll, and a tile if it succeeds (W19.9 to W19.16)."""
    successes = yield from hunt_roll(game)
    if successes:
        yield from resolve_tile(game, Terms(successes))


def hunt_roll(game: Game) -> Script[int]:
    """Roll as many dice as the Hunt Level, at most five, 6 or more succeeds; gives the
    number of successes (W19.10 to W19.15)."""
    dice = min(COMBAT_DICE, game.hunt_box.level)
    if not dice:
        return 0
    bonus = game.hunt_box.free
    if (
        CREBAIN in game.table
        and (yield from ask(game, SHADOW, "use-crebain", ("no", "yes"))) == "yes"
    ):
        discard_from_table(game, CREBAIN)
        bonus += 1
    rolled = yield from roll("hunt-roll", dice)
    game.tell("dice", "hunt-roll", *rolled)
    successes = sum(_succeeds(pips, bonus) for pips in rolled)
    again = min(rerolls(game), dice - successes)
    if again and (yield from yes(game, SHADOW, "hunt-reroll")):
        rolled = yield from roll("hunt-reroll-roll", again)
        game.tell("dice", "hunt-reroll-roll", *rolled)
        successes += sum(_succeeds(pips, bonus) for pips in rolled)
    game.tell("hunt-roll", dice, bonus, successes)
    return successes


def _succeeds(pips: int, bonus: int) -> bool:
    return pips != 1 and pips + bonus >= 6


def rerolls(game: Game) -> int:
    """How many failed dice SH may roll again for what is with the Ring-bearers (W19.14)."""
    at = game.fellowship.at
    if at is None:
        return 0
    region = game.regions[at]
    stronghold = PLACES[at].stronghold and region.control == SHADOW
    return int(stronghold) + int(region.shadow.units > 0) + int(nazgul_in(region.shadow) > 0)


# ---- tiles


def refill_pool(game: Game) -> None:
    """An empty pool gets all Standard tiles back that have been drawn (W19.2)."""
    if game.hunt_pool:
        return
    back = [tile for tile in game.drawn_tiles if TILES[tile].standard]
    game.hunt_pool = tuple(sorted(back))
    game.drawn_tiles = tuple(t for t in game.drawn_tiles if not TILES[t].standard)


def take_from_pool(game: Game, question: str = "hunt-tile") -> Script[str]:
    """A random tile leaves the pool (W19.1); whoever takes it says where it goes."""
    refill_pool(game)
    code = yield from draw(question, game.hunt_pool)
    place = game.hunt_pool.index(code)
    game.hunt_pool = game.hunt_pool[:place] + game.hunt_pool[place + 1 :]
    return code


def put_in_pool(game: Game, *tiles: str) -> None:
    """Tiles go into the pool."""
    game.hunt_pool = tuple(sorted((*game.hunt_pool, *tiles)))


def remove_tiles(game: Game, *tiles: str) -> None:
    """Tiles leave the game for good; they come back neither into an empty pool nor for Mordor
    (W19.2, W20.3a)."""
    game.removed_tiles = tuple(sorted((*game.removed_tiles, *tiles)))
    for tile in tiles:
        game.tell("tile-removed", tile)


def special_tile_in_play(game: Game, tile: str) -> None:
    """A Special tile waits for the Fellowship to enter Mordor, or joins the pool at once if it
    is there already (W19.4)."""
    if game.fellowship.mordor is None:
        game.waiting_tiles = tuple(sorted((*game.waiting_tiles, tile)))
    else:
        refill_pool(game)
        put_in_pool(game, tile)
    game.tell("tile-in-play", tile)


class Drawn(NamedTuple):
    """A tile drawn by SH and what FP has done about it."""

    tile: Tile
    used_card: bool
    """Whether FP has used its one card of this Hunt."""
    aside: str | None = None
    """The tile that was replaced and goes back into the pool at the end."""


def draw_tile(game: Game, successes: int = 0) -> Script[Drawn | None]:
    """SH draws a tile; FP may prevent that or have it replaced by a card (one card a Hunt).
    None: no tile is drawn."""
    if WIZARDS_STAFF in game.table and (yield from use_card(game, (WIZARDS_STAFF,))):
        game.tell("draw-prevented")
        return None
    tile = yield from _draw(game, successes)
    if MITHRIL_COAT in game.table and (yield from use_card(game, (MITHRIL_COAT,))):
        return Drawn((yield from _draw(game, successes)), True, tile.code)
    return Drawn(tile, False)


def _draw(game: Game, successes: int) -> Script[Tile]:
    """A tile of the pool lies open."""
    code = yield from take_from_pool(game)
    game.tell("hunt-tile", code)
    game.hunt = Hunt(code, 0, successes)
    return TILES[code]


def use_card(game: Game, cards: tuple[str, ...]) -> Script[str | None]:
    """FP may use one of these cards on the table; it is discarded."""
    card = yield from ask(game, FREE, "table-card", ("none", *cards))
    if card == "none":
        return None
    discard_from_table(game, card)
    return card


def lay_aside(game: Game, drawn: Drawn) -> None:
    """A drawn tile lies with the drawn ones, one that it has replaced is back in the pool."""
    game.hunt = None
    game.drawn_tiles = tuple(sorted((*game.drawn_tiles, drawn.tile.code)))
    if drawn.aside is not None:
        put_in_pool(game, drawn.aside)


def resolve_tile(game: Game, terms: Terms) -> Script[Tile | None]:
    """Draw a tile and resolve it completely (W19.17 to W19.24); None if none was drawn."""
    drawn = yield from draw_tile(game, terms.successes)
    if drawn is None:
        return None
    tile = drawn.tile
    lay_aside(game, drawn)
    if (tile.kind == EYE and terms.ignores_eyes) or (
        tile.owner == "fellowship" and terms.ignores_blue
    ):
        game.tell("tile-without-effect", tile.code)
        return tile
    damage = yield from damage_of(tile, terms.successes)
    game.tell("hunt-damage", damage)
    if tile.value < 0:
        heal(game, -tile.value)
    game.hunt = Hunt(tile.code, damage, terms.successes)
    to_reveal = yield from take_damage(game, drawn, terms)
    game.hunt = None
    if to_reveal:
        yield from reveal_and_hunt(game)
    return tile


def damage_of(tile: Tile, eye: int) -> Script[int]:
    """The Hunt damage of a tile (W19.5, W19.6, W19.17, W19.18)."""
    if tile.kind == EYE:
        return eye
    if tile.kind == DIE:
        return (yield from roll("tile-die", 1))[0]
    return max(0, tile.value)


def damage_left(game: Game) -> int:
    """The Hunt damage that has not been dealt with yet."""
    return 0 if game.hunt is None else game.hunt.damage


def reduce_damage(game: Game, number: int) -> None:
    """Lower the Hunt damage, never below 0."""
    assert game.hunt is not None
    game.hunt = game.hunt._replace(damage=max(0, game.hunt.damage - number))


def take_damage(game: Game, drawn: Drawn, terms: Terms) -> Script[bool]:
    """Deal with the damage in the fixed order (W19.20a); gives whether the tile reveals."""
    tile = drawn.tile
    to_reveal = False
    leaving: list[str] = []
    before = game.fellowship
    if terms.reducible and damage_left(game):
        cards = tuple(card for card in REDUCERS if card in game.table)
        if cards and not drawn.used_card and (yield from use_card(game, cards)):
            reduce_damage(game, 1)
        to_reveal = yield from _use_guide(game, leaving, tile, terms)
        if damage_left(game) and game.fellowship.companions:
            guide = game.fellowship.guide
            yield from _take_casualty(game, leaving, terms)
            if game.fellowship.guide != guide:
                to_reveal = yield from _use_guide(game, leaving, tile, terms)
    if leaving:
        yield from _hobbits_go(game, tuple(sorted(leaving)), before)
    corrupt(game, damage_left(game))
    return to_reveal or _reveals(game, tile, terms)


def _reveals(game: Game, tile: Tile, terms: Terms) -> bool:
    """Whether the Reveal icon counts: not with Gollum as Guide on a numbered Standard tile."""
    if not (tile.reveal and terms.reveals and game.fellowship.hidden):
        return False
    return not (game.fellowship.guide == GOLLUM and tile.standard and tile.kind != EYE)


def _may_reveal_to_reduce(game: Game, tile: Tile, terms: Terms) -> bool:
    """Gollum as Guide may let the Fellowship be revealed, if the tile would not do it."""
    if game.fellowship.guide != GOLLUM or _reveals(game, tile, terms):
        return False
    return can_be_revealed(game)


def _use_guide(game: Game, leaving: list[str], tile: Tile, terms: Terms) -> Script[bool]:
    """The abilities of the Guide, and of those who become it by that (W19.20a, W19.21). Gives
    whether Gollum lets the Fellowship be revealed."""
    yield from _use_hobbits(game, leaving)
    if damage_left(game) and _may_reveal_to_reduce(game, tile, terms):
        if (yield from yes(game, FREE, "reveal-to-reduce")):
            reduce_damage(game, 1)
            return True
    return False


def _use_hobbits(game: Game, leaving: list[str]) -> Script[None]:
    """A Hobbit who is the Guide may leave to reduce the damage by 1, then the next one."""
    while damage_left(game) and game.fellowship.guide in HOBBITS:
        if not (yield from yes(game, FREE, "separate-guide")):
            return
        guide = game.fellowship.guide
        reduce_damage(game, 1)
        leaving.append(guide)
        yield from companions_leave(game, (guide,))


def _hobbits_go(game: Game, group: tuple[str, ...], before: Fellowship) -> Script[None]:
    """Hobbits who have left because of this tile go together, as far as the Progress was."""
    if game.fellowship.at is None:
        game.eliminated = (*game.eliminated, *group)
        for hobbit in group:
            game.tell("eliminated", hobbit, "mordor")
        return
    yield from go_out(game, group, before.progress + highest_level(group))


# ---- casualties of the Fellowship


def _take_casualty(game: Game, leaving: list[str], terms: Terms) -> Script[None]:
    """One Companion may be eliminated (W19.22): the Guide or a random one."""
    companions = game.fellowship.companions
    if terms.must_lose_companion:
        choice = "random"
    else:
        choices = ("ring", "guide", "random") if len(companions) > 1 else ("ring", "guide")
        choice = yield from ask(game, FREE, "hunt-casualty", choices)
    if choice == "ring":
        return
    lost = game.fellowship.guide
    if choice == "random":
        lost = yield from draw("random-companion", companions)
    reduce_damage(game, level(lost))
    yield from lose_companion(game, lost, leaving)
    yield from _sorrow_and_toil(game)


def lose_companion(game: Game, lost: str, saved: list[str]) -> Script[None]:
    """A Companion in the Fellowship is eliminated, unless he is a Hobbit outside Mordor, who
    is taken alive: he is then added to those who will be put on the map."""
    if lost in HOBBITS and game.fellowship.at is not None:
        saved.append(lost)
        game.tell("taken-alive", lost)
    else:
        game.eliminated = (*game.eliminated, lost)
        game.tell("eliminated", lost, game.fellowship.at or "mordor")
    yield from companions_leave(game, (lost,))


def lose_companion_by_card(game: Game, lost: str) -> Script[None]:
    """A card eliminates a Companion in the Fellowship; a Hobbit taken alive is put on the map."""
    saved: list[str] = []
    before = game.fellowship
    yield from lose_companion(game, lost, saved)
    if saved:
        yield from _hobbits_go(game, tuple(saved), before)


def _sorrow_and_toil(game: Game) -> Script[None]:
    """Worn with Sorrow and Toil: FP may have to lose a Character Event card too."""
    if SORROW_AND_TOIL not in game.table:
        return
    mine = table_cards(game, FREE, CHARACTER)
    in_hand = ("hand",) if cards_in_hand(game, FREE, CHARACTER) else ()
    if not mine and not in_hand:
        return
    choice = yield from ask(game, SHADOW, "sorrow-and-toil", ("none", *in_hand, *mine))
    if choice == "hand":
        yield from lose_random_card(game)
    elif choice != "none":
        discard_from_table(game, choice)


def lose_random_card(game: Game) -> Script[None]:
    """A random Character Event card of the FP hand is discarded for all to see."""
    cards = cards_in_hand(game, FREE, CHARACTER)
    seat = game.seat(FREE)
    card = yield from draw_secretly("lost-card", cards, seat, _a_character_card)
    take_from_hand(game, FREE, card)
    discard_face_up(game, FREE, card)
    game.tell("discards", FREE, card)


def _a_character_card(card: str) -> str:
    return CHARACTER


# ---- revealing, and the tiles that are due for it


def reveal_and_hunt(game: Game) -> Script[None]:
    """The Fellowship is revealed; then tiles are due, first for a card, then one for each
    Shadow Stronghold that it touched (W18.27a, W19.25)."""
    way = yield from reveal(game)
    yield from balrog(game, way, declared=False)
    for name in way:
        if game.regions[name].control == SHADOW:
            game.tell("tile-for-stronghold", name)
            yield from resolve_tile(game, Terms())


def balrog(game: Game, way: tuple[Name, ...], *, declared: bool) -> Script[None]:
    """Balrog of Moria: SH may draw a tile when the Ring-bearers have touched Moria."""
    if BALROG not in game.table or "moria" not in way:
        return
    if (yield from yes(game, SHADOW, "use-balrog")):
        discard_from_table(game, BALROG)
        at = game.fellowship.at
        sheltered = declared and at is not None and haven(game, at)
        yield from resolve_tile(game, Terms(ignores_eyes=True, reveals=not sheltered))
