"""The events of the Free Peoples Strategy deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.battle import attacks, begin_battle, divide_and_attack
from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    Name,
    Nation,
    regions_of,
    settlements_of,
)
from thirdage.games.war_of_the_ring.cards.catalogue import STRATEGY
from thirdage.games.war_of_the_ring.cards.conditions import at_war
from thirdage.games.war_of_the_ring.cards.events import event
from thirdage.games.war_of_the_ring.cards.on_table import (
    LAST_BATTLE,
    POWER_TOO_GREAT,
    TOM_BOMBADIL,
    aragorn_is_abroad,
)
from thirdage.games.war_of_the_ring.casualties import hits_by_card, roll_for_card
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.companions import move_companions, on_the_map
from thirdage.games.war_of_the_ring.dividing import why_not_part
from thirdage.games.war_of_the_ring.hand import draw_cards
from thirdage.games.war_of_the_ring.movement import (
    able_to_enter,
    carry_army,
    choose_movers,
    march_by_card,
    march_starts,
    why_not_enter,
)
from thirdage.games.war_of_the_ring.pieces import leader_of
from thirdage.games.war_of_the_ring.politics import BY_CARD, activate, advance, go_to_war
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.recruiting import (
    can_recruit,
    elite,
    recruit,
    recruit_units,
    regular,
)
from thirdage.games.war_of_the_ring.regions import is_free
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.agenda import Steps
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once

# ---- cards on the table; what they do while they lie there stands where it matters:
# turn.py (where the die goes), on_table.py (how long, and which regions), actions.py


def why_not_last_battle(game: Game) -> Reason | None:
    """Aragorn is with an Army outside the borders of the FP Nations."""
    return None if aragorn_is_abroad(game) else condition("W8.8", "aragorn-not-abroad")


@event(LAST_BATTLE, why_not_last_battle)
@at_once
def the_last_battle(game: Game) -> Steps:
    """Dice that move the Fellowship do not go to the Hunt Box."""
    return []


@event(POWER_TOO_GREAT)
@at_once
def a_power_too_great(game: Game) -> Steps:
    """Advance the Elves; no Shadow Army enters or attacks three of their Strongholds."""
    advance(game, "elves", BY_CARD)
    return []


@event(TOM_BOMBADIL)
@at_once
def the_power_of_tom_bombadil(game: Game) -> Steps:
    """Advance the North; no Shadow Army enters or attacks the land around the Old Forest."""
    advance(game, "north", BY_CARD)
    return []


# ---- politics


def rouse_by_companions(game: Game, nation: Nation, places: tuple[Name, ...]) -> Script[Steps]:
    """Move any Companions on the map; one who is then in one of these regions brings its
    Nation to war, unless the enemy has captured the region."""
    yield from move_companions(game, at_least=0)
    held = [name for name in places if game.regions[name].control == FREE]
    if any(game.whereabouts[companion] in held for companion in on_the_map(game)):
        go_to_war(game, nation)
    return []


@event("book-of-mazarbul")
def book_of_mazarbul(game: Game) -> Script[Steps]:
    """Move the Companions; one in Erebor or Ered Luin brings the Dwarves to war."""
    return (yield from rouse_by_companions(game, "dwarves", ("erebor", "ered-luin")))


@event("fear-fire-foes")
def fear_fire_foes(game: Game) -> Script[Steps]:
    """Move the Companions; one in the Shire or Bree brings the North to war."""
    return (yield from rouse_by_companions(game, "north", ("the-shire", "bree")))


@event("wisdom-of-elrond")
def wisdom_of_elrond(game: Game) -> Script[Steps]:
    """Activate an FP Nation and advance it."""
    nations = [nation for nation in NATIONS[FREE] if not game.at_war(nation)]
    if nations:
        nation = yield from ask(game, FREE, "nation", nations)
        activate(game, nation, BY_CARD)
        advance(game, nation, BY_CARD)
    return []


def why_not_red_arrow(game: Game) -> Reason | None:
    """Gondor is active."""
    return condition("W8.8", "nation-passive", "gondor") if "gondor" in game.passive else None


@event("the-red-arrow", why_not_red_arrow)
def the_red_arrow(game: Game) -> Script[Steps]:
    """Advance Rohan; a unit and a Leader in Edoras."""
    advance(game, "rohan", BY_CARD)
    yield from recruit_with_leader(game, "edoras", "rohan")
    return []


# ---- hits without a battle (no political reaction)


def ambush(game: Game, targets: Sequence[Name], dice: int) -> Script[None]:
    """FP chooses a Shadow Army and rolls these dice: each 5 or 6 is a hit."""
    if targets:
        target = yield from ask(game, FREE, "target", targets)
        hits = yield from roll_for_card(game, dice, 5)
        yield from hits_by_card(game, SHADOW, target, hits)


@event("the-spirit-of-mordor")
def the_spirit_of_mordor(game: Game) -> Script[Steps]:
    """5 dice against a Shadow Army with units of two or more Nations."""
    mixed = [name for name in game.where[SHADOW] if len(game.army(SHADOW, name).nations) > 1]
    yield from ambush(game, mixed, 5)
    return []


ITHILIEN: Final = ("north-ithilien", "osgiliath", "south-ithilien")


@event("faramirs-rangers")
def faramirs_rangers(game: Game) -> Script[Steps]:
    """3 dice against a Shadow Army in Osgiliath or Ithilien; then, with an FP Army in
    Osgiliath, a unit and a Leader there."""
    yield from ambush(game, [name for name in game.where[SHADOW] if name in ITHILIEN], 3)
    if game.army(FREE, "osgiliath").units:
        yield from recruit_with_leader(game, "osgiliath", "gondor")
    return []


# ---- Armies


@event("help-unlooked-for")
def help_unlooked_for(game: Game) -> Script[Steps]:
    """Attack an Army that besieges a Stronghold, from an adjacent region; SH rolls a die fewer
    for each unit inside."""
    able = [
        (start, target)
        for start, target in attacks(game, FREE)
        if start != target and game.regions[target].besieged == FREE
    ]
    if not able:
        return []
    start = yield from ask(game, FREE, "from", list(dict.fromkeys(s for s, _ in able)))
    target = yield from ask(game, FREE, "target", [t for s, t in able if s == start])
    battle = yield from divide_and_attack(game, FREE, start, target)
    battle.fewer_by_garrison = True
    return begin_battle(game, battle)


@event("paths-of-the-woses", at_war("rohan"))
def paths_of_the_woses(game: Game) -> Script[Steps]:
    """An Army or a part of it goes from a region of Rohan straight to Minas Tirith, also out
    of a besieged Stronghold; if Minas Tirith is closed, to a region next to it."""
    able = list(woses_rides(game))
    if not able:
        return []
    start = yield from ask(game, FREE, "from", list(dict.fromkeys(s for s, _ in able)))
    to = yield from ask(game, FREE, "to", [t for s, t in able if s == start])
    part = yield from choose_movers(game, FREE, start, to, False)
    carry_army(game, FREE, start, to, part)
    return []


def woses_rides(game: Game) -> Iterator[tuple[Name, Name]]:
    """All (from, to) of Paths of the Woses."""
    goals = woses_goals(game)
    for start in game.where[FREE]:
        if PLACES[start].nation == "rohan":
            whole = game.army(FREE, start)
            for to in goals:
                if why_not_part(game, whole, able_to_enter(game, whole, to), False) is None:
                    yield start, to


def woses_goals(game: Game) -> list[Name]:
    """Minas Tirith; the regions next to it if SH holds or besieges it."""
    region = game.regions["minas-tirith"]
    closed = region.control == SHADOW or region.besieged is not None
    goals = PLACES["minas-tirith"].borders if closed else ("minas-tirith",)
    return [to for to in goals if why_not_enter(game, FREE, to) is None]


COMPANIONS: Final = tuple(name for name, who in CHARACTERS.items() if who.side == FREE)


def why_not_day_and_night(game: Game) -> Reason | None:
    """An FP Army has a Companion with it."""
    if any(game.army(FREE, name).characters for name in game.where[FREE]):
        return None
    return condition("W8.8", "no-army-with-companion")


@event("through-a-day-and-a-night", why_not_day_and_night)
def through_a_day_and_a_night(game: Game) -> Script[Steps]:
    """An Army with a Companion moves up to two regions."""
    starts = march_starts(game, FREE, 2, COMPANIONS, lambda name: True)
    if starts:
        yield from march_by_card(game, FREE, 2, starts=starts, led=COMPANIONS)
    return []


# ---- recruiting


def recruit_with_leader(game: Game, name: Name, nation: Nation) -> Script[None]:
    """A unit, Regular or Elite, and a Leader of a Nation, whichever can be recruited."""
    yield from recruit_units(game, FREE, name, nation)
    recruit(game, FREE, name, leader_of(nation))


class Recruits(NamedTuple):
    """What a card recruits: one unit, Regular or Elite, in a region, and what comes with it."""

    name: Name
    nation: Nation
    leader: bool = False
    draw: bool = False
    """Whether a card of the Strategy deck is drawn afterwards."""


RECRUITS: Final = {
    "guards-of-the-citadel": Recruits("minas-tirith", "gondor", leader=True),
    "celeborns-galadhrim": Recruits("lorien", "elves", draw=True),
    "grimbeorn-the-old-son-of-beorn": Recruits("carrock", "north", leader=True),
    "imrahil-of-dol-amroth": Recruits("dol-amroth", "gondor", leader=True),
    "kindred-of-glorfindel": Recruits("rivendell", "elves", draw=True),
    "dain-ironfoots-guard": Recruits("erebor", "dwarves", leader=True),
    "thranduils-archers": Recruits("woodland-realm", "elves", draw=True),
}


def _recruiting(card: str, recruits: Recruits) -> None:
    @event(card)
    def carry_out(game: Game) -> Script[Steps]:
        yield from recruit_units(game, FREE, recruits.name, recruits.nation)
        if recruits.leader:
            recruit(game, FREE, recruits.name, leader_of(recruits.nation))
        if recruits.draw:
            yield from draw_cards(game, FREE, STRATEGY)
        return []


for _card, _recruits in RECRUITS.items():
    _recruiting(_card, _recruits)


@event("king-brands-men")
def king_brands_men(game: Game) -> Script[Steps]:
    """Two North Regulars in Dale, then a card."""
    recruit(game, FREE, "dale", regular("north"), 2)
    yield from draw_cards(game, FREE, STRATEGY)
    return []


@event("swords-in-eriador")
def swords_in_eriador(game: Game) -> Script[Steps]:
    """A North unit in the Shire and a Dwarven unit in Ered Luin, then a card."""
    yield from recruit_units(game, FREE, "the-shire", "north")
    yield from recruit_units(game, FREE, "ered-luin", "dwarves")
    yield from draw_cards(game, FREE, STRATEGY)
    return []


@event("cirdans-ships", at_war("elves"))
def cirdans_ships(game: Game) -> Script[Steps]:
    """Two Elven units in a coastal region with an FP Army."""
    kinds = (regular("elves"), elite("elves"))
    coasts = [
        n for n in game.where[FREE] if PLACES[n].coastal and can_recruit(game, FREE, n, kinds)
    ]
    if coasts:
        name = yield from ask(game, FREE, "in", coasts)
        yield from recruit_units(game, FREE, name, "elves", 2)
    return []


@event("riders-of-theoden")
def riders_of_theoden(game: Game) -> Script[Steps]:
    """A Rohan unit and a Leader in Edoras or in a Rohan region with a Companion."""
    with_companion = [game.whereabouts[companion] for companion in on_the_map(game)]
    places = [n for n in regions_of("rohan") if n == "edoras" or n in with_companion]
    yield from muster_rohan(game, places)
    return []


@event("eomer-son-of-eomund")
def eomer_son_of_eomund(game: Game) -> Script[Steps]:
    """A Rohan unit and a Leader in a free region of Rohan with a Settlement; a besieged
    Stronghold is none."""
    yield from muster_rohan(game, [n for n in settlements_of("rohan") if is_free(game, FREE, n)])
    return []


def muster_rohan(game: Game, places: Sequence[Name]) -> Script[None]:
    """A Rohan unit and a Leader in one of these regions where any of them can be recruited."""
    units = (regular("rohan"), elite("rohan"))
    leader = (leader_of("rohan"),)
    able = [
        name
        for name in places
        if can_recruit(game, FREE, name, units)
        or (game.army(FREE, name).units and can_recruit(game, FREE, name, leader))
    ]
    if able:
        name = yield from ask(game, FREE, "in", able)
        yield from recruit_with_leader(game, name, "rohan")
