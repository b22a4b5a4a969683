"""The events of the Free Peoples Character deck.

Facts: the cards fp-char-01 to fp-char-24. Where a card has several parts, each of them is
applied as far as it can be (W8.10.1); a card that names no condition may be played even if it
changes nothing (OP-18).
"""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.actions import WILL
from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Name
from thirdage.games.war_of_the_ring.cards.catalogue import STRATEGY
from thirdage.games.war_of_the_ring.cards.events import (
    Condition,
    another_character_card,
    brings_special_tile,
    event,
)
from thirdage.games.war_of_the_ring.cards.on_table import (
    AXE_AND_BOW,
    HORN_OF_GONDOR,
    MITHRIL_COAT,
    WIZARDS_STAFF,
)
from thirdage.games.war_of_the_ring.casualties import (
    destroy_army,
    eliminate_characters,
    eliminate_leaders,
    hits_by_card,
    roll_for_card,
)
from thirdage.games.war_of_the_ring.characters import GOLLUM
from thirdage.games.war_of_the_ring.companions import (
    carry_companions,
    on_the_map,
    ranger_king,
    separate,
    separate_or_move,
    with_others,
)
from thirdage.games.war_of_the_ring.entering import SAURON_STRONGHOLDS
from thirdage.games.war_of_the_ring.fellowship import heal, hide
from thirdage.games.war_of_the_ring.hand import draw_cards
from thirdage.games.war_of_the_ring.hunt import (
    move_fellowship,
    put_in_pool,
    remove_tiles,
    take_from_pool,
)
from thirdage.games.war_of_the_ring.movement import retreat_army, retreat_places
from thirdage.games.war_of_the_ring.nazgul import fly
from thirdage.games.war_of_the_ring.pieces import Band
from thirdage.games.war_of_the_ring.politics import BY_CARD, activate, advance, attacked
from thirdage.games.war_of_the_ring.reasons import NO_COMPANIONS, condition
from thirdage.games.war_of_the_ring.recruiting import (
    available,
    place_recruits,
    recruit_units,
    regular,
    upgradable,
    upgrade,
)
from thirdage.games.war_of_the_ring.regions import has_army_near, in_nation, is_unconquered
from thirdage.games.war_of_the_ring.settling import settle
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import EYE, TILES
from thirdage.games.war_of_the_ring.turn import change_die
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once, roll

# ---- Special Hunt tiles


for _tile in ("elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master"):
    brings_special_tile(_tile)


# ---- on the table: what they do there stands in hunt.py


def _while_in_fellowship(*companions: str) -> Condition:
    def why_not(game: Game) -> Reason | None:
        if any(companion in game.fellowship.companions for companion in companions):
            return None
        return condition("W8.8", "needs-in-fellowship", *companions)

    return why_not


@event(MITHRIL_COAT)
@event(AXE_AND_BOW, _while_in_fellowship("gimli", "legolas"))
@event(HORN_OF_GONDOR, _while_in_fellowship("boromir"))
@event(WIZARDS_STAFF, _while_in_fellowship("gandalf-grey"))
@at_once
def lies_on_the_table(game: Game) -> Steps:
    """The card waits for its use (W8.12)."""
    return []


# ---- healing, dice and the Fellowship


@event("athelas")
def athelas(game: Game) -> Script[Steps]:
    """Three dice, each 5 or 6 heals; with Strider as Guide each 3 or more."""
    needed = 3 if game.fellowship.guide == "strider" else 5
    heal(game, (yield from roll_for_card(game, 3, needed)))
    return []


@event("there-is-another-way")
def there_is_another_way(game: Game) -> Script[Steps]:
    """Heal 1; then with Gollum as Guide hide the Fellowship, or move it if it is Hidden."""
    heal(game, 1)
    if game.fellowship.guide == GOLLUM:
        way = "move" if game.fellowship.hidden else "hide"
        choice = yield from ask(game, FREE, "another-way", ("none", way))
        if choice == "move":
            yield from move_fellowship(game)
        elif choice == "hide":
            hide(game)
    return []


def _some_companion(game: Game) -> Reason | None:
    return None if game.fellowship.companions else NO_COMPANIONS


@event("i-will-go-alone", _some_companion)
def i_will_go_alone(game: Game) -> Script[Steps]:
    """Separate, one region further than normal; then heal 1."""
    yield from separate(game, more=1)
    heal(game, 1)
    return []


@event("bilbos-song")
@at_once
def bilbos_song(game: Game) -> Steps:
    """Heal 1, with Gollum as Guide 2."""
    heal(game, 2 if game.fellowship.guide == GOLLUM else 1)
    return []


@event("mirror-of-galadriel")
@at_once
def mirror_of_galadriel(game: Game) -> Steps:
    """A Character die becomes a Will of the West; in an unconquered Lórien heal 1."""
    if "character" in game.dice[FREE]:
        change_die(game, FREE, "character", WILL)
    if game.fellowship.at == "lorien" and is_unconquered(game, "lorien"):
        heal(game, 1)
    return []


# ---- Companions


@event("gwaihir-the-windlord")
def gwaihir_the_windlord(game: Game) -> Script[Steps]:
    """Separate or move one group as if its Level were 4, also into a siege."""
    yield from separate_or_move(game, level=4)
    return []


@event("we-prove-the-swifter")
def we_prove_the_swifter(game: Game) -> Script[Steps]:
    """Separate or move one group two regions further than normal, also into a siege."""
    yield from separate_or_move(game, more=2)
    return []


NORTHERN_HALLS: Final = ("dale", "erebor", "woodland-realm")


@event("there-and-back-again")
def there_and_back_again(game: Game) -> Script[Steps]:
    """Separate, one region further than normal; then Gimli or Legolas at home rouses the
    North."""
    if game.fellowship.companions:
        yield from separate(game, more=1)
    halls = [name for name in NORTHERN_HALLS if is_unconquered(game, name)]
    if any(game.whereabouts.get(companion) in halls for companion in ("gimli", "legolas")):
        for nation in ("dwarves", "north"):
            activate(game, nation, BY_CARD)
        for nation in ("dwarves", "elves", "north"):
            advance(game, nation, BY_CARD)
    return []


# ---- Strider or Aragorn


def _ranger_king_with_army(game: Game) -> Name | None:
    """The region of the FP Army that Strider or Aragorn is with."""
    king = ranger_king(game)
    at = None if king is None else game.whereabouts[king]
    return at if at is not None and game.army(FREE, at).units else None


def _king_to_challenge(game: Game) -> Reason | None:
    if in_nation(_ranger_king_with_army(game), "gondor", "rohan"):
        return None
    return condition("W8.8", "needs-ranger-king-with-army-in", "gondor", "rohan")


@event("challenge-of-the-king", _king_to_challenge)
def challenge_of_the_king(game: Game) -> Script[Steps]:
    """Take three tiles from the pool: three Eyes are the end of Strider or Aragorn, fewer Eyes
    are removed for good; all other tiles go back."""
    taken = []
    for _ in range(3):
        tile = yield from take_from_pool(game)
        game.tell("tile-taken", tile)
        taken.append(tile)
    eyes = [tile for tile in taken if TILES[tile].kind == EYE]
    if len(eyes) < len(taken):
        remove_tiles(game, *eyes)
        put_in_pool(game, *(tile for tile in taken if tile not in eyes))
        return []
    put_in_pool(game, *taken)
    king = ranger_king(game)
    assert king is not None
    at = game.whereabouts[king]
    eliminate_characters(game, FREE, at, king)
    settle(game, at)
    return []


def _king_in_rohan(game: Game) -> Reason | None:
    king = ranger_king(game)
    if king is not None and in_nation(game.whereabouts[king], "rohan"):
        return None
    return condition("W8.8", "needs-ranger-king-in", "rohan")


@event("dead-men-of-dunharrow", _king_in_rohan)
def dead_men_of_dunharrow(game: Game) -> Script[Steps]:
    """Strider or Aragorn goes to the south of Gondor, with whom he likes; the Dead drive a
    Shadow Army away from there, and Gondor may gather."""
    king = ranger_king(game)
    assert king is not None
    group = yield from with_others(game, king, on_the_map(game))
    to = yield from ask(game, FREE, "companions-to", ("erech", "lamedon", "pelargir"))
    carry_companions(game, group, game.whereabouts[king], to)
    if game.army(SHADOW, to).units:
        yield from _the_dead_attack(game, to)
    able = min(3, available(game, regular("gondor")))
    number = yield from ask(game, FREE, "how-many", range(able, -1, -1))
    place_recruits(game, regular("gondor"), to, number)
    settle(game, to)
    return []


def _the_dead_attack(game: Game, name: Name) -> Script[None]:
    """An attack for politics (W17.10a): as many hits as a die shows, and who is left flees."""
    attacked(game, game.army(SHADOW, name), name)
    (hits,) = yield from roll("card-roll", 1)
    if (yield from hits_by_card(game, SHADOW, name, hits, everybody=True)):
        return
    places = retreat_places(game, SHADOW, name)
    if not places:
        destroy_army(game, SHADOW, name)
        return
    to = yield from ask(game, SHADOW, "retreat", places)
    retreat_army(game, SHADOW, name, to)
    settle(game, name, to)


def _king_with_army(game: Game) -> Reason | None:
    if _ranger_king_with_army(game) is not None:
        return None
    return condition("W8.8", "needs-ranger-king-with-army")


@event("the-grey-company", _king_with_army)
def the_grey_company(game: Game) -> Script[Steps]:
    """A Regular of his Army makes way for an Elite; then draw two Strategy cards."""
    at = _ranger_king_with_army(game)
    assert at is not None
    nations = upgradable(game, FREE, at)
    if nations:
        nation = yield from ask(game, FREE, "upgrade", nations)
        upgrade(game, nation, at)
    yield from draw_cards(game, FREE, STRATEGY, STRATEGY)
    return []


# ---- Boromir


def _boromir_in_gondor(game: Game) -> Reason | None:
    if in_nation(game.whereabouts.get("boromir"), "gondor"):
        return None
    return condition("W8.8", "needs-character-in", "boromir", "gondor")


@event("house-of-the-stewards", _boromir_in_gondor)
def house_of_the_stewards(game: Game) -> Script[Steps]:
    """Recruit a Gondor unit where Boromir is; then draw two Strategy cards."""
    yield from recruit_units(game, FREE, game.whereabouts["boromir"], "gondor")
    yield from draw_cards(game, FREE, STRATEGY, STRATEGY)
    return []


# ---- Eagles


def _hunted_by_eagles(game: Game) -> list[Name]:
    """The regions of Shadow Armies with Nazgûl figures in or next to the region of an FP Army
    with a Companion."""
    return [
        name
        for name in game.where[SHADOW]
        if game.army(SHADOW, name).nazgul
        and any(game.army(FREE, near).characters for near in has_army_near(game, FREE, name))
    ]


def _nazgul_near_companion(game: Game) -> Reason | None:
    if _hunted_by_eagles(game):
        return None
    return condition("W8.8", "needs-nazgul-near-companion")


@event("the-eagles-are-coming", _nazgul_near_companion)
def the_eagles_are_coming(game: Game) -> Script[Steps]:
    """A die for each Nazgûl of an Army, each 5 or 6 eliminates one; the others fly to one
    unconquered Sauron Stronghold. The Witch-king is left alone."""
    name = yield from ask(game, FREE, "target", _hunted_by_eagles(game))
    nazgul = game.army(SHADOW, name).nazgul
    lost = yield from roll_for_card(game, min(COMBAT_DICE, nazgul), 5)
    eliminate_leaders(game, SHADOW, name, Band("sauron", 0, 0, lost))
    places = [n for n in SAURON_STRONGHOLDS if n != name and is_unconquered(game, n)]
    if places and nazgul > lost:
        to = yield from ask(game, SHADOW, "nazgul-to", places)
        fly(game, name, to, nazgul - lost)
    return []


# ---- Ents


def _ents_roused(game: Game) -> Reason | None:
    if not game.in_play("gandalf-white"):
        return condition("W8.8", "needs-in-play", "gandalf-white")
    if not game.army(FREE, "fangorn").characters:
        return condition("W8.8", "needs-companion-in", "fangorn")
    return None


@event("the-ents-awake-treebeard", _ents_roused)
@event("the-ents-awake-huorns", _ents_roused)
@event("the-ents-awake-entmoot", _ents_roused)
def the_ents_awake(game: Game) -> Script[Steps]:
    """Three dice against the Army in Orthanc, each 4 or more hits, as an attack (W17.10a); a
    Saruman without Army is eliminated. Then Gandalf the White may bring a further card."""
    army = game.army(SHADOW, "orthanc")
    if army.units:
        attacked(game, army, "orthanc")
        hits = yield from roll_for_card(game, 3, 4)
        yield from hits_by_card(game, SHADOW, "orthanc", hits, everybody=True)
    elif "saruman" in army.characters:
        eliminate_characters(game, SHADOW, "orthanc", "saruman")
        settle(game, "orthanc")
    white = game.whereabouts["gandalf-white"]
    if white == "fangorn" or in_nation(white, "rohan"):
        return [plan(another_character_card)]
    return []
