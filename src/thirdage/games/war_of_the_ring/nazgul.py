"""Moving Nazgûl and Minions without an Army (W10.7, W10.16 to W10.20a)."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name
from thirdage.games.war_of_the_ring.pieces import Army, Band, army_of
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

MOUTH = "mouth-of-sauron"
WITCH_KING = "witch-king"


def nazgul_in(army: Army) -> int:
    """Nazgûl figures in an Army, the Witch-king included (W10.2)."""
    return army.nazgul + army.characters.count(WITCH_KING)


def why_not_fly(game: Game, to: Name) -> Reason | None:
    """Nazgûl fly anywhere but into a Stronghold controlled by FP, unless it is besieged by SH
    (W10.16, W10.17); the same holds for Minions without an Army (W10.20a)."""
    region = game.regions[to]
    if PLACES[to].stronghold and region.control == FREE and region.besieged != FREE:
        return condition("W10.17", "enemy-stronghold", to)
    return None


def flights(game: Game, start: Name) -> list[Name]:
    """The regions a Nazgûl can fly to from here."""
    return [to for to in PLACES if to != start and why_not_fly(game, to) is None]


def mouth_moves(game: Game) -> list[Name]:
    """Where the Mouth of Sauron can go alone: up to three regions, not over mountains, neither
    into nor out of an own besieged Stronghold (W10.19)."""
    start = game.whereabouts.get(MOUTH)
    if start is None or game.regions[start].besieged == SHADOW:
        return []
    found = {start}
    edge = [start]
    for _ in range(3):
        following = []
        for name in edge:
            for to in PLACES[name].borders:
                if to in found or game.regions[to].besieged == SHADOW:
                    continue
                if why_not_fly(game, to) is None:
                    found.add(to)
                    following.append(to)
        edge = following
    return [name for name in PLACES if name in found and name != start]


def nazgul_regions(game: Game) -> list[Name]:
    """The regions with Nazgûl figures, the Witch-king apart."""
    return [name for name, (_, army, _, _) in game.regions.items() if army.bands and army.nazgul]


def why_not_move_nazgul(game: Game, *, minions: bool = True) -> Reason | None:
    """A Character result moves Nazgûl and Minions (W6.8h); cards may move the Nazgûl alone."""
    if game.in_play(WITCH_KING) or any(r.shadow.nazgul for r in game.regions.values()):
        return None
    if minions and mouth_moves(game):
        return None
    return condition("W10.7", "no-nazgul-on-map")


def move_nazgul(game: Game, *, at_least: int = 1, minions: bool = True) -> Script[None]:
    """Move any Nazgûl and Minions, each at most once (W10.7, W10.16); "done" ends it."""
    arrived: dict[Name, int] = {}
    moved: list[str] = []
    while True:
        movers = [
            f"nazgul {name}"
            for name in nazgul_regions(game)
            if game.regions[name].shadow.nazgul > arrived.get(name, 0)
        ]
        if game.in_play(WITCH_KING) and WITCH_KING not in moved:
            movers.append(WITCH_KING)
        if minions and MOUTH not in moved and mouth_moves(game):
            movers.append(MOUTH)
        if at_least <= 0:
            movers.insert(0, "done")
        if movers in ([], ["done"]):
            return
        mover = yield from ask(game, SHADOW, "nazgul", movers)
        if mover == "done":
            return
        at_least -= 1
        if mover in (WITCH_KING, MOUTH):
            start = game.whereabouts[mover]
            places = mouth_moves(game) if mover == MOUTH else flights(game, start)
            to = yield from ask(game, SHADOW, "nazgul-to", places)
            fly_character(game, mover, to)
            moved.append(mover)
            continue
        start = mover.removeprefix("nazgul ")
        to = yield from ask(game, SHADOW, "nazgul-to", flights(game, start))
        fly(game, start, to)
        arrived[to] = arrived.get(to, 0) + 1


def fly(game: Game, start: Name, to: Name, number: int = 1) -> None:
    """Nazgûl go from one region to another."""
    nazgul = army_of((Band("sauron", 0, 0, number),))
    game.take(SHADOW, start, nazgul)
    game.put(SHADOW, to, nazgul)
    game.tell("nazgul-flies", start, to, number)


def fly_character(game: Game, name: str, to: Name) -> None:
    """The Witch-king or the Mouth goes to another region."""
    start = game.whereabouts[name]
    figure = army_of((), (name,))
    game.take(SHADOW, start, figure)
    game.put(SHADOW, to, figure)
    game.tell("minion-moves", name, start, to)
