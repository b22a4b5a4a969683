"""How likely the Free Peoples win from a position at the beginning of a turn: fitted to matches of
the heuristic players (`python -m thirdage.players.war_of_the_ring.fitting`)."""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.board import FREE, NATIONS, SHADOW, Name
from thirdage.games.war_of_the_ring.setup import CRACK_OF_DOOM
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.view import view
from thirdage.players.fitting import chance
from thirdage.players.war_of_the_ring.fellowship import (
    STEPS_A_TURN,
    TURNS_IN_MORDOR,
    WAY_TO_GATE,
)
from thirdage.players.war_of_the_ring.odds import average_tile
from thirdage.players.war_of_the_ring.reading import REACH, WORTH, Reading

EYE: Final = 3.0
"""The damage that an Eye is taken for."""
NEAR: Final = 7
"""From so many points on each more weighs more for the Shadow."""
FARTHER: Final = {name: REACH[2][name] - near for name, near in REACH[1].items()}
"""The regions two steps away."""
# fmt: off
WEIGHTS: Final = (
    5.558, -0.598, 0.389, 0.035, -0.166, -0.299, -0.115, 0.299, -0.811, 0.286, -0.265,
    -0.249, 0.205, 0.113, -0.007, -0.14, -0.021, 0.006, -0.009, 0.001, 0.003, -0.077,
    -0.081, -0.052, -0.045, 0.431, 0.139, 0.065, -0.021, 0.021,
)
# fmt: on
"""As many as there are features."""


def free_chance(game: Game) -> float:
    """How likely the Free Peoples win."""
    return chance(sum(map(float.__mul__, WEIGHTS, features(game))))


def features(game: Game) -> tuple[float, ...]:
    """What a position is judged by. Both hands are seen, for the position is a player's own
    thought."""
    seen = view(game, None)  # of what is read here nothing is hidden
    shadow, free = (Reading(lambda: seen, side) for side in (SHADOW, FREE))
    points = {side: shadow.points(side) for side in (FREE, SHADOW)}
    return (
        1.0,
        *_journey(game),
        points[SHADOW],
        max(0, points[SHADOW] - NEAR),
        points[FREE],
        max(0, points[FREE] - 1),
        sum(p.points for p in WORTH if game.regions[p.name].besieged == FREE),
        *_grip(shadow),
        *_grip(free),
        sum(free.force_at(FREE, name).hits for name in game.where[FREE]),
        sum(shadow.force_at(SHADOW, name).hits for name in game.where[SHADOW]),
        sum(shadow.force_at(SHADOW, name).leadership for name in game.where[SHADOW]),
        sum(game.politics[nation] for nation in NATIONS[SHADOW]),
        sum(not game.politics[nation] for nation in NATIONS[FREE]),
        "saruman" in game.whereabouts,
        "gandalf-white" in game.whereabouts,
        game.rings[FREE],
        game.rings[SHADOW],
        len(game.hand(FREE)),
        len(game.hand(SHADOW)),
    )


def _journey(game: Game) -> tuple[float, ...]:
    """How far the Fellowship has still to go, and how it is."""
    fellowship = game.fellowship
    corruption, track = fellowship.corruption, fellowship.mordor or 0
    steps = 0 if fellowship.at is None else max(0, WAY_TO_GATE[fellowship.at] - fellowship.progress)
    return (
        steps / STEPS_A_TURN + TURNS_IN_MORDOR * (1 - track / CRACK_OF_DOOM),
        track,
        track * corruption,
        corruption,
        max(0, corruption - 5),
        max(0, corruption - 8),
        len(fellowship.companions),
        average_tile(game.hunt_pool, EYE).damage,
        fellowship.hidden,
    )


def _grip(r: Reading) -> tuple[float, float]:
    """The Victory Points that a side may soon take, by the chances of its Armies next to them,
    and of those a region farther away."""
    near = far = 0.0
    for place in WORTH:
        name = place.name
        if r.regions[name].control == r.enemy and name not in r.closed:
            beside = _best(r, REACH[1][name], name)
            near += place.points * beside
            far += place.points * max(0.0, _best(r, FARTHER[name], name) - beside)
    return near, far


def _best(r: Reading, among: frozenset[Name], name: Name) -> float:
    """The best chance of an Army in these regions to take a Settlement."""
    fight = r.storm if r.shelters(name, r.enemy) else r.field_battle
    armies = map(r.attackers, r.hosts.intersection(among))
    return max((fight(army, name).chance for army in armies if army.units), default=0.0)
