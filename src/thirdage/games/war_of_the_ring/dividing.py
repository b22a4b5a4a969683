"""Dividing an Army (W11.4, W13.5 to W13.9, W14.6 to W14.8): which figures go."""

from __future__ import annotations

from typing import NamedTuple

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import Name, Side
from thirdage.games.war_of_the_ring.pieces import (
    ELITE,
    LEADER,
    NAZGUL,
    REGULAR,
    Army,
    Band,
    army_of,
    figures,
)
from thirdage.games.war_of_the_ring.reasons import LEADERS_STAY, NO_ARMY, NO_LEADER
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script


class Count(NamedTuple):
    """So many figures of a kind; the code is "gondor-regular 2" or "strider 1"."""

    kind: str
    number: int

    def __str__(self) -> str:
        return f"{self.kind} {self.number}"


def elites_lead(game: Game) -> bool:
    """Servants of the White Hand: Isengard Elites are Leaders too while Saruman is in play."""
    return game.in_play("saruman")


Led = bool | tuple[str, ...]
"""What has to go along: nothing (False), a leader-type figure (True), or a figure of one of
these kinds, as a card says ("nazgul" or names of Characters)."""


def has_leader(game: Game, army: Army, led: Led = True) -> bool:
    """Whether there is a leader-type figure: FP Leader, Nazgûl, Character, or an Elite that
    counts as one (OP-39); or one of the kinds named."""
    if led is not True:
        return not led or _has_one_of(army, led)
    if army.characters:
        return True
    for band in army.bands:
        if band.leaders:
            return True
    return elites_lead(game) and army.band("isengard").elites > 0


def _has_one_of(army: Army, kinds: tuple[str, ...]) -> bool:
    return ("nazgul" in kinds and army.nazgul > 0) or any(c in kinds for c in army.characters)


def _leads(game: Game, kind: str, led: Led) -> bool:
    """Whether a figure of this kind is one that has to go along."""
    if led is True:
        return not kind.endswith((REGULAR, ELITE)) or (
            kind == "isengard-elite" and elites_lead(game)
        )
    return led is not False and kind in led


def why_not_part(game: Game, whole: Army, able: Army, led: Led) -> Reason | None:
    """A part of `whole`, taken from the figures that are able to go, can go: it has a unit,
    with `led` a leader-type figure, and leaves no FP Leader alone (W13.6, W14.8, OP-41)."""
    if not able.units:
        return NO_ARMY
    if led and not has_leader(game, able, led):
        return NO_LEADER
    if able.units == 1 and whole.units == 1 and _leaders_held_back(whole, able):
        return LEADERS_STAY
    return None


def _leaders_held_back(whole: Army, able: Army) -> bool:
    """Whether FP Leaders cannot go, so that a unit must stay with them."""
    return any(
        band.leaders > able.band(band.nation).leaders
        for band in whole.bands
        if band.nation != "sauron"
    )


def choose_part(
    game: Game,
    side: Side,
    name: Name,
    whole: Army,
    able: Army,
    *,
    led: Led,
    rearguard: bool,
) -> Script[Army]:
    """Which of the figures that are able to go from a region do so: all, or a part figure by
    figure.

    With `rearguard` those left behind need a unit, if there are any (W14.6); without, FP
    Leaders may not be left alone (W13.6), other leader-type figures may (W13.9). What `led`
    names has to go along.
    """
    stuck = _leaders_held_back(whole, able)
    most = able.units - 1 if stuck and able.units == whole.units else able.units
    everything = most == able.units
    ways = []
    if everything:
        ways.append("all")
    if not everything or _divisible(game, whole, able, led, rearguard):
        ways.append("part")
    if (yield from ask(game, side, "who-goes", ways, facts=(name,))) == "all":
        return able
    return (yield from _count_out(game, side, name, whole, able, most, led, rearguard))


def _divisible(game: Game, whole: Army, able: Army, led: Led, rearguard: bool) -> bool:
    """Whether anything but all of them could go."""
    if able.units > 1:
        return True
    # A single unit goes: somebody else must be able to stay.
    last = whole.units == 1
    units = [(str(figure), 1) for figure in figures(able, REGULAR, ELITE)]
    others = _leader_kinds(able)
    leading = sum(number for kind, number in units + others if _leads(game, kind, led))
    return any(
        not (last and (rearguard or kind.endswith(LEADER)))
        and not (leading == 1 and _leads(game, kind, led))
        for kind, _ in others
    )


def _leader_kinds(army: Army) -> list[tuple[str, int]]:
    """Leaders, Nazgûl and Characters: kind and number."""
    kinds = [(str(f), army.band(f.nation).leaders) for f in figures(army, LEADER, NAZGUL)]
    return kinds + [(character, 1) for character in army.characters]


def _count_out(
    game: Game,
    side: Side,
    name: Name,
    whole: Army,
    able: Army,
    most: int,
    led: Led,
    rearguard: bool,
) -> Script[Army]:
    going: list[Band] = []
    units = 0
    leader_kinds = _leader_kinds(able)
    needs_one = bool(led)
    leads_later = sum(n for kind, n in leader_kinds if _leads(game, kind, led))
    later = able.units
    for figure in figures(able, REGULAR, ELITE):
        band = able.band(figure.nation)
        have = band.regulars if figure.kind == REGULAR else band.elites
        later -= have
        leads = needs_one and _leads(game, str(figure), led)
        least = max(0, 1 - units - later, int(leads and not leads_later))
        number = yield from _how_many(game, side, name, str(figure), least, min(have, most - units))
        units += number
        needs_one = needs_one and not (leads and number)
        regular = figure.kind == REGULAR
        going.append(Band(figure.nation, number if regular else 0, 0 if regular else number))
    none_stays = units == whole.units
    characters: list[str] = []
    for kind, have in leader_kinds:
        leads = _leads(game, kind, led)
        leads_later -= have if leads else 0
        forced = none_stays and (rearguard or kind.endswith(LEADER))
        least = have if forced else int(needs_one and leads and not leads_later)
        number = yield from _how_many(game, side, name, kind, least, have)
        needs_one = needs_one and not (leads and number)
        if kind in able.characters:
            characters += [kind] * number
        else:
            nation = "sauron" if kind == NAZGUL else kind.removesuffix(f"-{LEADER}")
            going.append(Band(nation, 0, 0, number))
    return army_of(going, characters)


def _how_many(game: Game, side: Side, name: Name, kind: str, least: int, most: int) -> Script[int]:
    counts = [Count(kind, number) for number in range(most, least - 1, -1)]
    return (yield from ask(game, side, "figures", counts, facts=(name,))).number


def at_war_part(game: Game, army: Army) -> Army:
    """The figures that may start a battle: those of Nations At War, Nazgûl and Characters
    (W14.4, W17.16)."""
    if all(game.politics[band.nation] == 0 for band in army.bands):
        return army
    return army_of((_belligerent(game, band) for band in army.bands), army.characters)


def _belligerent(game: Game, band: Band) -> Band:
    if game.politics[band.nation] == 0:
        return band
    return Band(band.nation, 0, 0, band.leaders if band.nation == "sauron" else 0)
