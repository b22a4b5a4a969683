"""Recruiting (W12): by a Muster result, and by cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SIDE_OF,
    Name,
    Nation,
    Side,
    settlements_of,
)
from thirdage.games.war_of_the_ring.pieces import (
    ELITE,
    LEADER,
    NAZGUL,
    REGULAR,
    Band,
    Figure,
    army_of,
    leader_of,
)
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.regions import is_besieged, is_free
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script


def available(game: Game, figure: Figure) -> int:
    """How many figures of a kind are in the reinforcements (W12.10)."""
    band = game.reinforcements[figure.nation]
    if figure.kind == REGULAR:
        return band.regulars
    return band.elites if figure.kind == ELITE else band.leaders


# ---- by a Muster result


def why_not_muster_at(game: Game, figure: Figure, name: Name) -> Reason | None:
    """A Muster result may place this figure in a region (W12.2, W12.5 to W12.10, OP-33)."""
    nation, side = figure.nation, SIDE_OF[figure.nation]
    place = PLACES[name]
    if not game.at_war(nation):
        return condition("W12.2", "nation-not-at-war", nation)
    if not available(game, figure):
        return condition("W12.10", "none-left", str(figure))
    if not place.settled or place.nation != nation:
        return condition("W12.5", "no-settlement-of-nation", nation)
    if figure.kind == NAZGUL and not place.stronghold:
        return condition("W12.7", "nazgul-in-stronghold-only")
    if game.regions[name].control != side:
        return condition("W12.8", "captured", name)
    if not is_free(game, side, name):
        return condition("W12.9", "not-free-to-recruit", name)
    if figure.kind == LEADER and not game.army(FREE, name).units:
        return condition("W10.21", "leader-without-unit", name)
    return None


def muster_places(game: Game, figure: Figure) -> list[Name]:
    """The Settlements where a Muster result may place this figure."""
    if game.politics[figure.nation] or not available(game, figure):
        return []
    return [n for n in _SETTLED[figure.nation] if why_not_muster_at(game, figure, n) is None]


_SETTLED = {nation: settlements_of(nation) for nation in SIDE_OF}


def figures_of(side: Side, *kinds: str) -> list[Figure]:
    """All kinds of figures of a side's Nations, or only of these kinds."""
    return [
        figure
        for nation in NATIONS[side]
        for figure in (Figure(nation, REGULAR), Figure(nation, ELITE), leader_of(nation))
        if (not kinds or figure.kind in kinds)
        and (figure.kind != LEADER or side == FREE)
        and (figure.kind != NAZGUL or nation == "sauron")
    ]


_BY_MUSTER = {side: figures_of(side) for side in NATIONS}


def muster_figures(game: Game, side: Side) -> list[Figure]:
    """The figures that a Muster result can bring into play now."""
    return [figure for figure in _BY_MUSTER[side] if muster_places(game, figure)]


def can_muster_figures(game: Game, side: Side) -> bool:
    """Whether a Muster result can recruit anything."""
    return any(muster_places(game, figure) for figure in _BY_MUSTER[side])


def muster_figures_by_die(game: Game, side: Side) -> Script[None]:
    """Recruit with a Muster result: one Elite, or one or two Regulars or Leaders in different
    Settlements (W12.3, W12.6, OP-32)."""
    figure = yield from ask(game, side, "recruit", muster_figures(game, side))
    first = yield from ask(game, side, "in", muster_places(game, figure))
    place_recruits(game, figure, first, 1)
    if figure.kind == ELITE:
        return
    places = {
        second: left
        for second in _BY_MUSTER[side]
        if second.kind != ELITE and (left := [n for n in muster_places(game, second) if n != first])
    }
    if not places:
        return
    second = yield from ask(game, side, "second-recruit", [*map(str, places), "none"])
    if second == "none":
        return
    figure = next(f for f in places if str(f) == second)
    name = yield from ask(game, side, "in", places[figure])
    place_recruits(game, figure, name, 1)


def place_recruits(game: Game, figure: Figure, name: Name, number: int) -> None:
    """Figures from the reinforcements, where they must be, go to a region."""
    if not number:
        return
    nation, regulars, elites, leaders = figure.band
    band = figure.band._replace(
        regulars=regulars * number, elites=elites * number, leaders=leaders * number
    )
    game.from_reserve(band)
    game.put(SIDE_OF[nation], name, army_of((band,)))
    game.tell("recruits", str(figure), number, name)


# ---- by a card (W12.13, W12.14)


def why_not_recruit(game: Game, side: Side, name: Name) -> Reason | None:
    """A card may recruit in a region that is free, or inside an own besieged Stronghold."""
    if is_besieged(game, side, name) or is_free(game, side, name):
        return None
    return condition("W12.14", "not-free-to-recruit", name)


def recruit(game: Game, side: Side, name: Name, figure: Figure, number: int = 1) -> int:
    """A card recruits as many of these figures as it can (W8.15, W12.14); a Leader only where
    FP units are (OP-33). Gives how many came."""
    if why_not_recruit(game, side, name) is not None:
        return 0
    if figure.kind == LEADER and not game.army(FREE, name).units:
        return 0
    number = min(number, available(game, figure))
    place_recruits(game, figure, name, number)
    return number


def regular(nation: Nation) -> Figure:
    """The Regular of a Nation."""
    return Figure(nation, REGULAR)


def elite(nation: Nation) -> Figure:
    """The Elite of a Nation."""
    return Figure(nation, ELITE)


def recruit_units(
    game: Game, side: Side, name: Name, nation: Nation, number: int = 1
) -> Script[int]:
    """A card recruits units of a Nation, the player choosing Regular or Elite for each, as
    many as it can; gives how many came."""
    came = 0
    if why_not_recruit(game, side, name) is not None:
        return came
    for _ in range(number):
        kinds = [f for f in (regular(nation), elite(nation)) if available(game, f)]
        if not kinds:
            break
        figure = yield from ask(game, side, "unit", kinds, facts=(name,))
        place_recruits(game, figure, name, 1)
        came += 1
    return came


def can_recruit(game: Game, side: Side, name: Name, kinds: Sequence[Figure]) -> bool:
    """Whether a card could bring any of these figures to a region."""
    return why_not_recruit(game, side, name) is None and any(available(game, f) for f in kinds)


# ---- by a card in several regions


class Order(NamedTuple):
    """A card's order to recruit in a region: so many figures, each of one of these kinds."""

    name: Name
    kinds: tuple[Figure, ...]
    number: int


def choose_recruiting_places(
    game: Game, side: Side, places: Sequence[Name], kinds: Sequence[Figure], number: int
) -> Script[list[Name]]:
    """The player picks so many different regions for recruits of these kinds, fewer if there
    are not so many regions or figures."""
    able = [name for name in places if can_recruit(game, side, name, kinds)]
    number = min(number, sum(available(game, figure) for figure in kinds))
    chosen: list[Name] = []
    while able and len(chosen) < number:
        # If all are needed there is nothing to pick.
        rest = number - len(chosen)
        name = able[0] if len(able) <= rest else (yield from ask(game, side, "in", able))
        able.remove(name)
        chosen.append(name)
    return chosen


def recruit_by_orders(game: Game, side: Side, orders: Sequence[Order]) -> Script[None]:
    """A card recruits in several regions as many figures as it can (W8.10.1). The player says
    which kind, and where if figures run short."""
    orders = [order for order in orders if why_not_recruit(game, side, order.name) is None]
    while orders := [order for order in orders if order.number and _any_left(game, order)]:
        enough = [order for order in orders if _enough_for_all(game, order, orders)]
        if enough:
            order = enough[0]
        else:
            names = list(dict.fromkeys(order.name for order in orders))
            name = yield from ask(game, side, "in", names)
            order = next(order for order in orders if order.name == name)
        figure, number = order.kinds[0], order.number
        if len(order.kinds) > 1:
            kinds = [figure for figure in order.kinds if available(game, figure)]
            figure = yield from ask(game, side, "unit", kinds, facts=(order.name,))
        if not enough or len(order.kinds) > 1:
            number = 1
        place_recruits(game, figure, order.name, number)
        orders[orders.index(order)] = order._replace(number=order.number - number)


def _any_left(game: Game, order: Order) -> bool:
    return any(available(game, figure) for figure in order.kinds)


def _enough_for_all(game: Game, order: Order, orders: Sequence[Order]) -> bool:
    """Whether these orders cannot run out of the figures that this one may ask for."""
    return all(
        available(game, figure) >= sum(o.number for o in orders if figure in o.kinds)
        for figure in order.kinds
    )


def upgradable(game: Game, side: Side, name: Name) -> list[Nation]:
    """The Nations with a Regular here and an Elite in the reinforcements."""
    bands = game.army(side, name).bands
    return [b.nation for b in bands if b.regulars and available(game, elite(b.nation))]


def upgrade(game: Game, nation: Nation, name: Name, number: int = 1) -> None:
    """Regulars in a region are replaced by Elites from the reinforcements. The Regulars go
    where casualties go: those of FP are lost (R224)."""
    side = SIDE_OF[nation]
    game.from_reserve(Band(nation, 0, number))
    game.take(side, name, army_of((Band(nation, number),)))
    game.lose(Band(nation, number))
    game.put(side, name, army_of((Band(nation, 0, number),)))
    game.tell("upgraded", nation, number, name)


# ---- too many units (W11.5, W11.6a, W15.8)


def remove_excess(game: Game, side: Side, name: Name, most: int) -> Script[None]:
    """The owner removes units down to the limit; they go to the reinforcements."""
    while (army := game.army(side, name)).units > most:
        kinds = [
            figure
            for band in army.bands
            for figure, have in (
                (regular(band.nation), band.regulars),
                (elite(band.nation), band.elites),
            )
            if have
        ]
        figure = yield from ask(game, side, "excess", kinds, facts=(name, army.units - most))
        game.take(side, name, army_of((figure.band,)))
        game.to_reserve(figure.band)
        game.tell("removed", side, name, str(figure))
