"""The events of the Shadow Strategy deck."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.actions import WILL
from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.battle import (
    begin_battle,
    divide_and_attack,
    storm,
    why_not_attack,
)
from thirdage.games.war_of_the_ring.battle_state import LANDING, Battle
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
from thirdage.games.war_of_the_ring.cards.conditions import at_war, in_play
from thirdage.games.war_of_the_ring.cards.events import Condition, always, event
from thirdage.games.war_of_the_ring.cards.on_table import DENETHORS_FOLLY
from thirdage.games.war_of_the_ring.casualties import (
    eliminate_figure,
    hits_by_card,
    roll_for_card,
)
from thirdage.games.war_of_the_ring.companions import on_the_map
from thirdage.games.war_of_the_ring.dividing import at_war_part, choose_part
from thirdage.games.war_of_the_ring.entering import ELVEN_STRONGHOLDS
from thirdage.games.war_of_the_ring.movement import (
    NOTHING_SPENT,
    Spent,
    carry_army,
    march_by_card,
    march_starts,
    move_armies,
)
from thirdage.games.war_of_the_ring.nazgul import WITCH_KING, fly_character
from thirdage.games.war_of_the_ring.pieces import (
    ELITE,
    LEADER,
    NOBODY,
    REGULAR,
    Figure,
    army_of,
    figures,
    leader_of,
)
from thirdage.games.war_of_the_ring.politics import THREATS, set_back
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.recruiting import (
    Order,
    choose_recruiting_places,
    elite,
    recruit_by_orders,
    regular,
    remove_excess,
    upgrade,
)
from thirdage.games.war_of_the_ring.regions import in_nation, is_besieged, is_free
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, STACKING
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.agenda import Steps
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once

ALL_AT_WAR: Final = at_war(*NATIONS[SHADOW])

# ---- 1, 2: the Elves, the Uruk-hai


def holds_elven_stronghold(game: Game) -> Reason | None:
    """SH controls an Elven Stronghold."""
    if any(game.regions[name].control == SHADOW for name in ELVEN_STRONGHOLDS):
        return None
    return condition("W8.8", "no-elven-stronghold-taken")


@event("return-to-valinor", holds_elven_stronghold)
def return_to_valinor(game: Game) -> Script[Steps]:
    """A die for each Elven unit in an Elven Stronghold that is not besieged; 6 is a hit."""
    for name in ELVEN_STRONGHOLDS:
        elves = game.army(FREE, name).band("elves").units
        if elves and game.regions[name].besieged is None:
            hits = yield from roll_for_card(game, min(COMBAT_DICE, elves), 6)
            yield from hits_by_card(game, FREE, name, hits)
    return []


def uruk_sieges(game: Game) -> list[Name]:
    """The sieges of SH Armies with Isengard units that can attack."""
    return [
        name
        for name in game.where[SHADOW]
        if is_besieged(game, FREE, name)
        and game.army(SHADOW, name).band("isengard").units
        and why_not_attack(game, SHADOW, name, name) is None
    ]


def uruk_hai_besiege(game: Game) -> Reason | None:
    """Saruman is in play, and Isengard units besiege a Stronghold."""
    reason = in_play("saruman")(game)
    if reason is None and not uruk_sieges(game):
        return condition("W8.8", "no-siege-by", "isengard")
    return reason


@event("the-fighting-uruk-hai", uruk_hai_besiege)
def the_fighting_uruk_hai(game: Game) -> Script[Steps]:
    """An Army with Isengard units attacks the Army that it besieges, for three rounds."""
    name = yield from ask(game, SHADOW, "from", uruk_sieges(game))
    return (yield from storm(game, name))


# ---- 3 to 6: despair. What the cards on the table do while they lie there stands where it
# matters: battle.py (Combat cards), politics.py (Muster results, discarding), actions.py


def minas_tirith_besieged(game: Game) -> Reason | None:
    """SH besieges Minas Tirith."""
    if is_besieged(game, FREE, "minas-tirith"):
        return None
    return condition("W8.8", "not-besieged", "minas-tirith")


@event(DENETHORS_FOLLY, minas_tirith_besieged)
def denethors_folly(game: Game) -> Script[Steps]:
    """A Leader in Minas Tirith is eliminated, SH says which."""
    leaders = figures(game.army(FREE, "minas-tirith"), LEADER)
    if leaders:
        leader = yield from ask(game, SHADOW, "leader", leaders)
        eliminate_figure(game, FREE, "minas-tirith", leader)
    return []


@event("the-day-without-dawn", ALL_AT_WAR)
@at_once
def the_day_without_dawn(game: Game) -> Steps:
    """Unused Will of the West dice are lost for this turn."""
    dice = game.dice[FREE]
    lost = dice.count(WILL)
    game.dice[FREE] = tuple(face for face in dice if face != WILL)
    game.used_dice[FREE] += lost
    if lost:
        game.tell("dice-lost", FREE, WILL, lost)
    return []


@event(THREATS)
@at_once
def threats_and_promises(game: Game) -> Steps:
    """Muster results do not advance passive Nations."""
    return []


def storms_over(game: Game) -> list[Nation]:
    """The FP Nations, not At War, that have the Ring-bearers or a Companion on the map in one
    of their regions."""
    places = [game.fellowship.at, *(game.whereabouts[c] for c in on_the_map(game))]
    return [
        nation
        for nation in NATIONS[FREE]
        if not game.at_war(nation) and any(in_nation(name, nation) for name in places)
    ]


def why_not_stormcrow(game: Game) -> Reason | None:
    """Ring-bearers or a Companion in a Nation that is not At War."""
    return None if storms_over(game) else condition("W8.8", "nobody-in-nation-at-peace")


class Victim(NamedTuple):
    """A figure in a region that may be eliminated; the code is "gondor-elite pelargir"."""

    figure: Figure
    name: Name

    def __str__(self) -> str:
        return f"{self.figure} {self.name}"


def victims(game: Game, nation: Nation) -> list[Victim]:
    """Every unit and Leader of an FP Nation on the board."""
    return [
        Victim(figure, name)
        for name in game.where[FREE]
        for figure in figures(game.army(FREE, name), REGULAR, ELITE, LEADER)
        if figure.nation == nation
    ]


@event("stormcrow", why_not_stormcrow)
def stormcrow(game: Game) -> Script[Steps]:
    """Such a Nation goes one step back; then FP eliminates one of its figures."""
    nation = yield from ask(game, SHADOW, "nation", storms_over(game))
    set_back(game, nation)
    able = victims(game, nation)
    if able:
        victim = yield from ask(game, FREE, "victim", able)
        eliminate_figure(game, FREE, victim.name, victim.figure)
    return []


# ---- 7 to 9: Armies on the move


def join_another(game: Game, steps: int, spent: Spent = NOTHING_SPENT) -> Script[Spent]:
    """An Army marches to a region with a different SH Army that is not besieged, if any can;
    gives the figures that have marched."""
    # Where they stand now: on the way the marchers themselves are no goal.
    goals = [name for name in game.where[SHADOW] if not is_besieged(game, SHADOW, name)]
    starts = march_starts(game, SHADOW, steps, False, goals.__contains__, spent)
    if not starts:
        return spent
    at, part = yield from march_by_card(
        game, SHADOW, steps, starts=starts, goal=goals.__contains__, spent=spent
    )
    return {**spent, at: spent.get(at, NOBODY).plus(part)}


@event("shadows-gather")
def shadows_gather(game: Game) -> Script[Steps]:
    """An Army marches up to three regions to another Army."""
    yield from join_another(game, 3)
    return []


@event("the-shadow-lengthens")
def the_shadow_lengthens(game: Game) -> Script[Steps]:
    """Two Armies march up to two regions, each to another Army."""
    spent = yield from join_another(game, 2)
    yield from join_another(game, 2, spent)
    return []


@event("the-shadow-is-moving", ALL_AT_WAR)
def the_shadow_is_moving(game: Game) -> Script[Steps]:
    """Up to four Armies move; none has to."""
    yield from move_armies(game, SHADOW, 4, at_least=0)
    return []


# ---- 10: Corsairs of Umbar

GONDOR_COAST: Final = tuple(name for name in regions_of("gondor") if PLACES[name].coastal)


@event("corsairs-of-umbar", at_war("southrons"))
def corsairs_of_umbar(game: Game) -> Script[Steps]:
    """The Army in Umbar lands on the coast of Gondor; an FP Army there is attacked."""
    whole = game.army(SHADOW, "umbar")
    able = at_war_part(game, whole)
    # The besieged cannot leave (W15.14).
    if not able.units or is_besieged(game, SHADOW, "umbar"):
        return []
    to = yield from ask(game, SHADOW, "to", GONDOR_COAST)
    part = yield from choose_part(game, SHADOW, "umbar", whole, able, led=False, rearguard=False)
    besieged = game.regions[to].besieged
    # SH figures inside a Stronghold take no part; the Corsairs relieve them.
    garrison = game.army(SHADOW, to) if besieged == SHADOW else NOBODY
    carry_army(game, SHADOW, "umbar", to, part)
    if besieged != SHADOW:
        yield from remove_excess(game, SHADOW, to, STACKING)
    if not game.army(FREE, to).units:
        return []
    if besieged == FREE:
        if why_not_attack(game, SHADOW, to, to) is not None:
            return []
        return begin_battle(game, (yield from divide_and_attack(game, SHADOW, to, to)))
    battle = Battle(SHADOW, to, to, LANDING, garrison)
    battle.must_go_on = True
    return begin_battle(game, battle)


# ---- 11, 12, 15: figures moved or replaced, and recruits

DUNLAND: Final = ("north-dunland", "south-dunland")
MOST_DUNLENDINGS: Final = 4


@event("rage-of-the-dunlendings", at_war("isengard"))
def rage_of_the_dunlendings(game: Game) -> Script[Steps]:
    """Two Isengard Regulars next to Dunland, and up to four Isengard units from there."""
    near = {to: None for name in DUNLAND for to in PLACES[name].borders}
    places = [name for name in near if is_free(game, SHADOW, name)]
    if not places:
        return []
    to = yield from ask(game, SHADOW, "in", places)
    yield from recruit_by_orders(game, SHADOW, [Order(to, (regular("isengard"),), 2)])
    yield from gather_dunlendings(game, to)
    return []


def gather_dunlendings(game: Game, to: Name) -> Script[None]:
    """Isengard units come straight from North and South Dunland, one by one."""
    left = {name: game.army(SHADOW, name).band("isengard") for name in DUNLAND if name != to}
    coming = dict.fromkeys(left, NOBODY)
    for _ in range(MOST_DUNLENDINGS):
        starts = [name for name, band in left.items() if band.units]
        if not starts:
            break
        start = yield from ask(game, SHADOW, "from", [*starts, "stop"])
        if start == "stop":
            break
        band = left[start]
        kinds = figures(army_of((band,)), REGULAR, ELITE)
        figure = yield from ask(game, SHADOW, "unit", kinds, facts=(start,))
        left[start] = army_of((band,)).minus_band(figure.band).band("isengard")
        coming[start] = coming[start].plus_band(figure.band)
    for start, part in coming.items():
        if part.units:
            carry_army(game, SHADOW, start, to, part)


@event("return-of-the-witch-king", in_play(WITCH_KING))
def return_of_the_witch_king(game: Game) -> Script[Steps]:
    """The Witch-king moves to Angmar; then Sauron recruits there."""
    if game.whereabouts[WITCH_KING] != "angmar":
        fly_character(game, WITCH_KING, "angmar")
    orders = [Order("angmar", (regular("sauron"),), 2), Order("angmar", (elite("sauron"),), 1)]
    yield from recruit_by_orders(game, SHADOW, orders)
    return []


@event("hill-trolls", at_war("sauron"))
def hill_trolls(game: Game) -> Script[Steps]:
    """Two Sauron Regulars become Elites."""
    for _ in range(min(2, game.reserve("sauron").elites)):
        places = [n for n in game.where[SHADOW] if game.army(SHADOW, n).band("sauron").regulars]
        if not places:
            break
        name = yield from ask(game, SHADOW, "upgrade-in", places)
        upgrade(game, "sauron", name)
    return []


# ---- 13, 14, 16 to 24: recruits


class Levy(NamedTuple):
    """Figures that a card recruits together: so many, each of one of these kinds."""

    kinds: tuple[Figure, ...]
    number: int


def regulars(nation: Nation, number: int) -> Levy:
    """Regulars of a Nation."""
    return Levy((regular(nation),), number)


def elites(nation: Nation, number: int) -> Levy:
    """Elites of a Nation."""
    return Levy((elite(nation),), number)


def units(nation: Nation, number: int) -> Levy:
    """Units of a Nation, each Regular or Elite."""
    return Levy((regular(nation), elite(nation)), number)


def nazgul(number: int) -> Levy:
    """Nazgûl."""
    return Levy((leader_of("sauron"),), number)


IN_NAMED_REGIONS: Final[dict[str, tuple[Condition, dict[Name, tuple[Levy, ...]]]]] = {
    "a-new-power-is-rising": (
        in_play("saruman"),
        {
            "north-dunland": (regulars("isengard", 2),),
            "south-dunland": (regulars("isengard", 2),),
            "orthanc": (units("isengard", 2),),
        },
    ),
    "the-king-is-revealed": (
        in_play("aragorn"),
        {"minas-morgul": (regulars("sauron", 5), nazgul(1))},
    ),
    "orcs-multiplying-again": (
        always,
        {"dol-guldur": (regulars("sauron", 3),), "mount-gundabad": (regulars("sauron", 3),)},
    ),
    "monsters-roused": (
        always,
        {
            "angmar": (regulars("sauron", 1),),
            "ettenmoors": (regulars("sauron", 1),),
            "weather-hills": (regulars("sauron", 1),),
            "trollshaws": (elites("sauron", 1),),
        },
    ),
    "musterings-of-long-planned-war": (
        ALL_AT_WAR,
        {"gorgoroth": (regulars("southrons", 5),), "nurn": (regulars("sauron", 5),)},
    ),
}
"""Cards that recruit in the regions that they name: condition, region and figures."""


def _recruit_in_named_regions(
    card: str, asked: Condition, regions: dict[Name, tuple[Levy, ...]]
) -> None:
    orders = [Order(name, *levy) for name, levies in regions.items() for levy in levies]

    @event(card, asked)
    def carry_out(game: Game) -> Script[Steps]:
        yield from recruit_by_orders(game, SHADOW, orders)
        return []


for _card, (_condition, _regions) in IN_NAMED_REGIONS.items():
    _recruit_in_named_regions(_card, _condition, _regions)


class Choice(NamedTuple):
    """What a card recruits in regions that the player picks, in each of them the same."""

    condition: Condition
    regions: int
    """How many different regions."""
    places: tuple[Name, ...]
    """Out of these; none: any with a SH Army."""
    levies: tuple[Levy, ...]


IN_CHOSEN_REGIONS: Final = {
    "half-orcs-and-goblin-men": Choice(at_war("isengard"), 1, (), (units("isengard", 1),)),
    "olog-hai": Choice(at_war("sauron"), 1, (), (units("sauron", 1),)),
    "many-kings-to-the-service-of-mordor": Choice(
        always, 3, settlements_of("southrons"), (regulars("southrons", 2),)
    ),
    "shadows-on-the-misty-mountains": Choice(
        always, 1, ("mount-gram", "moria"), (units("sauron", 2), nazgul(1))
    ),
    "horde-from-the-east": Choice(
        at_war("southrons"),
        1,
        ("east-rhun", "south-rhun", "khand", "far-harad"),
        (regulars("southrons", 5),),
    ),
    "pits-of-mordor": Choice(
        at_war("sauron"), 3, settlements_of("sauron", "stronghold"), (regulars("sauron", 2),)
    ),
}


def _recruit_in_chosen_regions(card: str, choice: Choice) -> None:
    kinds = [figure for levy in choice.levies for figure in levy.kinds]

    @event(card, choice.condition)
    def carry_out(game: Game) -> Script[Steps]:
        places = choice.places or game.where[SHADOW]
        chosen = yield from choose_recruiting_places(game, SHADOW, places, kinds, choice.regions)
        orders = [Order(name, *levy) for name in chosen for levy in choice.levies]
        yield from recruit_by_orders(game, SHADOW, orders)
        return []


for _card, _choice in IN_CHOSEN_REGIONS.items():
    _recruit_in_chosen_regions(_card, _choice)
