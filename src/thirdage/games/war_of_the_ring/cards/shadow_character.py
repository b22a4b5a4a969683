"""The events of the Shadow Character deck."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.battle import (
    attack,
    can_attack,
    storm,
    why_not_attack,
)
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name
from thirdage.games.war_of_the_ring.cards.catalogue import CHARACTER
from thirdage.games.war_of_the_ring.cards.conditions import in_play
from thirdage.games.war_of_the_ring.cards.events import brings_special_tile, event
from thirdage.games.war_of_the_ring.cards.on_table import (
    BALROG,
    CREBAIN,
    PALANTIR,
    SORROW_AND_TOIL,
    table_cards,
)
from thirdage.games.war_of_the_ring.casualties import hits_by_card, roll_for_card
from thirdage.games.war_of_the_ring.characters import GOLLUM, level
from thirdage.games.war_of_the_ring.companions import send_away
from thirdage.games.war_of_the_ring.dividing import Led
from thirdage.games.war_of_the_ring.fellowship import corrupt
from thirdage.games.war_of_the_ring.hunt import (
    Terms,
    damage_of,
    draw_tile,
    hunt_for_the_ring,
    lay_aside,
    lose_companion_by_card,
    resolve_tile,
    reveal_and_hunt,
)
from thirdage.games.war_of_the_ring.movement import can_move, move_armies
from thirdage.games.war_of_the_ring.nazgul import WITCH_KING, move_nazgul, nazgul_in
from thirdage.games.war_of_the_ring.pieces import NAZGUL, leader_of
from thirdage.games.war_of_the_ring.politics import WORMTONGUE, discard_from_table
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.recruiting import can_recruit, recruit
from thirdage.games.war_of_the_ring.regions import has_army_near
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import EYE
from thirdage.games.war_of_the_ring.turn import change_die
from thirdage.table.agenda import Steps
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once, draw

# ---- conditions


def in_the_wild(game: Game) -> Reason | None:
    """The Ring-bearers are not in a region with a Settlement of the Free Peoples, whoever
    controls it (R213); on the Mordor Track they are in no region."""
    at = game.fellowship.at
    if at is not None and PLACES[at].owner == FREE:
        return condition("W8.8", "fellowship-in-free-settlement", at)
    return None


def on_its_way(game: Game) -> Reason | None:
    """The Progress counter is on step 1 or higher, and not on the Mordor Track."""
    if game.fellowship.at is None:
        return condition("W8.8", "on-mordor-track")
    return None if game.fellowship.progress else condition("W8.8", "no-progress")


def is_revealed(game: Game) -> Reason | None:
    """The Fellowship is revealed."""
    return condition("W8.8", "fellowship-hidden") if game.fellowship.hidden else None


# ---- 1 to 4: Special Hunt tiles


for _tile in ("shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"):
    brings_special_tile(_tile)


# ---- 5 to 8: dangers of the wild


def _draws_tile(card: str, terms: Terms) -> None:
    """The card has a Hunt tile drawn; Eyes and Fellowship Special tiles have no effect."""

    @event(card, in_the_wild)
    def carry_out(game: Game) -> Script[Steps]:
        yield from resolve_tile(game, terms._replace(ignores_eyes=True, ignores_blue=True))
        return []


_draws_tile("orc-patrol", Terms())
_draws_tile("isildurs-bane", Terms(reducible=False))
_draws_tile("foul-thing-from-the-deep", Terms(must_lose_companion=True))


@event("candles-of-corpses", in_the_wild)
def candles_of_corpses(game: Game) -> Script[Steps]:
    """Three dice: every 4 or more adds 1 Corruption, with Gollum as Guide only every 6."""
    needed = 6 if game.fellowship.guide == GOLLUM else 4
    corrupt(game, (yield from roll_for_card(game, 3, needed)))
    return []


# ---- 9 to 11: the Fellowship on its way


def _nazgul_with_fellowship(game: Game) -> bool:
    at = game.fellowship.at
    return at is not None and nazgul_in(game.army(SHADOW, at)) > 0


@event("nazgul-search", on_its_way)
def nazgul_search(game: Game) -> Script[Steps]:
    """Nazgûl fly; if one is with the Ring-bearers then, the Fellowship is revealed."""
    yield from move_nazgul(game, at_least=0, minions=False)
    if _nazgul_with_fellowship(game):
        yield from reveal_and_hunt(game)
    return []


@event("cruel-weather", on_its_way)
def cruel_weather(game: Game) -> Script[Steps]:
    """SH moves the Ring-bearers to an adjacent region; this neither declares nor reveals."""
    assert game.fellowship.at is not None
    borders = PLACES[game.fellowship.at].borders
    to = yield from ask(game, SHADOW, "fellowship-to", borders)
    game.fellowship = game.fellowship._replace(at=to)
    game.tell("fellowship-at", to)
    return []


@event("the-nazgul-strike", on_its_way)
def the_nazgul_strike(game: Game) -> Script[Steps]:
    """Nazgûl fly; if one is with the Ring-bearers then, SH may discard an FP Character card
    from the table or make a Hunt roll."""
    yield from move_nazgul(game, at_least=0, minions=False)
    if not _nazgul_with_fellowship(game):
        return []
    cards = table_cards(game, FREE, CHARACTER)
    choice = yield from ask(game, SHADOW, "nazgul-strike", ("none", "hunt", *cards))
    if choice == "hunt":
        yield from hunt_for_the_ring(game)
    elif choice != "none":
        discard_from_table(game, choice)
    return []


# ---- 12 to 14: the Fellowship revealed


@event("morgul-wound", is_revealed)
@at_once
def morgul_wound(game: Game) -> Steps:
    """2 Corruption if the Ring-bearers have at most 3, else 1."""
    corrupt(game, 2 if game.fellowship.corruption <= 3 else 1)
    return []


@event("lure-of-the-ring", is_revealed)
def lure_of_the_ring(game: Game) -> Script[Steps]:
    """A random Companion is eliminated, or FP takes his Level in Corruption; with Gollum as
    Guide 1 Corruption."""
    if game.fellowship.guide == GOLLUM:
        corrupt(game, 1)
        return []
    companion = yield from draw("random-companion", game.fellowship.companions)
    if (yield from ask(game, FREE, "lure-of-the-ring", ("ring", "companion"))) == "ring":
        corrupt(game, level(companion))
    else:
        yield from lose_companion_by_card(game, companion)
    return []


@event("the-breaking-of-the-fellowship", is_revealed)
def the_breaking_of_the_fellowship(game: Game) -> Script[Steps]:
    """As many Companions as a tile shows are separated and stay where the Ring-bearers are;
    with Gollum as Guide 1 Corruption."""
    if game.fellowship.guide == GOLLUM:
        corrupt(game, 1)
        return []
    drawn = yield from draw_tile(game)
    if drawn is None:
        return []
    lay_aside(game, drawn)
    if drawn.tile.kind == EYE or drawn.tile.owner == "fellowship":
        game.tell("tile-without-effect", drawn.tile.code)
        return []
    number = yield from damage_of(drawn.tile, 0)
    group = yield from _choose_leavers(game, number)
    if group:
        yield from send_away(game, group, stay=True)
    return []


def _choose_leavers(game: Game, number: int) -> Script[tuple[str, ...]]:
    """FP picks so many Companions in the Fellowship, or all if there are not more."""
    left = game.fellowship.companions
    if number >= len(left):
        return left
    chosen: list[str] = []
    while len(chosen) < number:
        chosen.append((yield from ask(game, FREE, "separate", left)))
        left = tuple(c for c in left if c != chosen[-1])
    return tuple(sorted(chosen))


# ---- 15 to 17, 21, 22: what they do on the table stands in hunt.py, battle.py, events.py,
# politics.py and actions.py


@event(SORROW_AND_TOIL)
@event(CREBAIN)
@event(BALROG)
@event(PALANTIR, in_play("saruman"))
@event(WORMTONGUE, in_play("saruman"))
@at_once
def lies_on_the_table(game: Game) -> Steps:
    """The card waits for its use, or works as long as it lies there (W8.12)."""
    return []


# ---- 18 to 20


@event("the-lidless-eye")
def the_lidless_eye(game: Game) -> Script[Steps]:
    """SH turns up to three unused dice to the Eye; they go to the Hunt Box at once."""
    for _ in range(3):
        faces = list(dict.fromkeys(game.dice[SHADOW]))
        if not faces:
            break
        face = yield from ask(game, SHADOW, "die-to-eye", ["done", *faces])
        if face == "done":
            break
        change_die(game, SHADOW, face, "eye")
    return []


def _spell_pairs(game: Game) -> dict[Name, list[Name]]:
    """The regions of SH Armies with Nazgûl, and the FP Armies there or next to each."""
    near = {
        start: has_army_near(game, FREE, start)
        for start in game.where[SHADOW]
        if nazgul_in(game.army(SHADOW, start))
    }
    return {start: targets for start, targets in near.items() if targets}


def armies_under_spells(game: Game) -> Reason | None:
    """An FP Army is in or next to the region of an SH Army with a Nazgûl."""
    return None if _spell_pairs(game) else condition("W8.8", "no-army-near-nazgul")


@event("dreadful-spells", armies_under_spells)
def dreadful_spells(game: Game) -> Script[Steps]:
    """A die for each Nazgûl in the SH Army, at most five; each 5 or 6 is a hit on the FP
    Army. This is no attack."""
    pairs = _spell_pairs(game)
    start = yield from ask(game, SHADOW, "from", list(pairs))
    target = yield from ask(game, SHADOW, "target", pairs[start])
    dice = min(COMBAT_DICE, nazgul_in(game.army(SHADOW, start)))
    hits = yield from roll_for_card(game, dice, 5)
    yield from hits_by_card(game, FREE, target, hits)
    return []


def witch_king_besieges(game: Game) -> Reason | None:
    """The Witch-king is in an SH Army that besieges a Stronghold, and it can attack."""
    at = game.whereabouts.get(WITCH_KING)
    if at is None or game.regions[at].besieged != FREE:
        return condition("W8.8", "witch-king-not-besieging")
    return why_not_attack(game, SHADOW, at, at)


@event("grond-hammer-of-the-underworld", witch_king_besieges)
def grond_hammer_of_the_underworld(game: Game) -> Script[Steps]:
    """The Army with the Witch-king attacks the one that it besieges, for three rounds."""
    return (yield from storm(game, game.whereabouts[WITCH_KING]))


# ---- 23, 24: Nazgûl and their Armies

NAZGUL_LED: Led = (NAZGUL, WITCH_KING)
WITCH_KING_LED: Led = (WITCH_KING,)


def _move_or_attack(game: Game, most: int, led: Led) -> Script[Steps]:
    """SH may move up to so many Armies led by one of these figures, or attack with one."""
    ways = ["none"]
    if can_move(game, SHADOW, led):
        ways.append("move-armies")
    if can_attack(game, SHADOW, led):
        ways.append("attack")
    way = yield from ask(game, SHADOW, "move-or-attack", ways)
    if way == "attack":
        return (yield from attack(game, SHADOW, led))
    if way == "move-armies":
        yield from move_armies(game, SHADOW, most, led=led)
    return []


@event("the-ringwraiths-are-abroad")
def the_ringwraiths_are_abroad(game: Game) -> Script[Steps]:
    """Nazgûl fly; then up to two Armies with a Nazgûl move, or one attacks."""
    yield from move_nazgul(game, at_least=0, minions=False)
    return (yield from _move_or_attack(game, 2, NAZGUL_LED))


@event("the-black-captain-commands", in_play(WITCH_KING))
def the_black_captain_commands(game: Game) -> Script[Steps]:
    """Two Nazgûl are recruited where the Witch-king is, or Nazgûl fly; then his Army moves or
    attacks. Both parts are optional."""
    at = game.whereabouts[WITCH_KING]
    nazgul = leader_of("sauron")
    ways = ["none", "move-nazgul"]
    if can_recruit(game, SHADOW, at, [nazgul]):
        ways.append("recruit")
    way = yield from ask(game, SHADOW, "black-captain", ways)
    if way == "recruit":
        recruit(game, SHADOW, at, nazgul, 2)
    elif way == "move-nazgul":
        yield from move_nazgul(game, minions=False)
    return (yield from _move_or_attack(game, 1, WITCH_KING_LED))
