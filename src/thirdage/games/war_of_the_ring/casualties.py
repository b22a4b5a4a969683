"""Casualties (W14.20 to W14.26, W8.16): hits taken one by one, as the owner chooses."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import Name, Nation, Side
from thirdage.games.war_of_the_ring.pieces import NOBODY, Army, Band, Figure, army_of
from thirdage.games.war_of_the_ring.settling import settle
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.scripts import Script, roll

REMOVE_REGULAR: Final = "regular"
REDUCE_ELITE: Final = "reduce"
REMOVE_ELITE: Final = "elite"


class Loss(NamedTuple):
    """One way to take hits; the code is "gondor-regular", "gondor-reduce" (an Elite becomes
    a Regular, one hit) or "gondor-elite" (an Elite is removed, two hits)."""

    nation: Nation
    how: str

    def __str__(self) -> str:
        return f"{self.nation}-{self.how}"

    @property
    def hits(self) -> int:
        """How many hits it takes."""
        return 2 if self.how == REMOVE_ELITE else 1


def ways_to_lose(army: Army, hits: int) -> list[Loss]:
    """All ways to take the next hit, or the next two together (W14.21)."""
    ways = []
    for band in army.bands:
        if band.regulars:
            ways.append(Loss(band.nation, REMOVE_REGULAR))
        if band.elites:
            ways.append(Loss(band.nation, REDUCE_ELITE))
            if hits >= 2:
                ways.append(Loss(band.nation, REMOVE_ELITE))
    return ways


def take_hits(game: Game, side: Side, name: Name, hits: int, spared: Army = NOBODY) -> Script[None]:
    """The Army of a side in a region takes hits until all are taken or no unit is left
    (W14.21, OP-45). `spared` are figures there that cannot be hit (a rearguard)."""
    while hits > 0:
        army = game.army(side, name).minus(spared)
        if not army.units:
            return
        if hits >= army.regulars + 2 * army.elites:
            # Whatever is chosen, nothing is left: nothing need be asked.
            remove_units(game, side, name, army)
            return
        loss = yield from ask(game, side, "casualty", ways_to_lose(army, hits), facts=(name, hits))
        take_loss(game, side, name, loss)
        hits -= loss.hits


def remove_units(game: Game, side: Side, name: Name, army: Army) -> None:
    """All these units are lost."""
    units = [Band(b.nation, b.regulars, b.elites) for b in army.bands]
    game.take(side, name, army_of(units))
    game.lose(*units)
    for band in units:
        if band.units:
            game.tell("units-lost", side, name, band.nation, band.regulars, band.elites)


def take_loss(game: Game, side: Side, name: Name, loss: Loss) -> None:
    """Carry out one choice of the owner (W14.21 to W14.24)."""
    nation = loss.nation
    game.tell("casualty", side, name, str(loss))
    if loss.how == REMOVE_REGULAR:
        _lose(game, side, name, Band(nation, 1))
    elif loss.how == REMOVE_ELITE or not can_reduce(game, nation):
        _lose(game, side, name, Band(nation, 0, 1))
    else:
        reduce_elite(game, side, name, nation)


def _lose(game: Game, side: Side, name: Name, band: Band) -> None:
    game.take(side, name, army_of((band,)))
    game.lose(band)


def can_reduce(game: Game, nation: Nation) -> bool:
    """Whether a Regular figure is there to replace an Elite (W14.22)."""
    if game.reinforcements[nation].regulars:
        return True
    return nation in game.casualties and game.casualties[nation].regulars > 0


def reduce_elite(game: Game, side: Side, name: Name, nation: Nation) -> None:
    """Replace an Elite by a Regular, from earlier casualties first (W14.22, W14.24)."""
    lost = game.casualties.get(nation)
    if lost is not None and lost.regulars:
        game.casualties[nation] = lost._replace(regulars=lost.regulars - 1)
    else:
        game.from_reserve(Band(nation, 1))
    army = game.army(side, name)
    game.set_army(side, name, army.minus_band(Band(nation, 0, 1)).plus_band(Band(nation, 1)))
    game.lose(Band(nation, 0, 1))


def eliminate_characters(game: Game, side: Side, name: Name, *characters: str) -> None:
    """Characters on the map are out of the game for good (W10.26)."""
    for character in characters:
        game.take(side, name, army_of((), (character,)))
        game.eliminated = (*game.eliminated, character)
        game.tell("eliminated", character, name)


def eliminate_leaders(game: Game, side: Side, name: Name, band: Band) -> None:
    """Leaders or Nazgûl in a region are eliminated: FP Leaders for good, Nazgûl to the
    reinforcements (W14.25)."""
    if band.leaders:
        _lose(game, side, name, Band(band.nation, 0, 0, band.leaders))
        game.tell("leaders-lost", name, band.leaders)


def eliminate_with_army(game: Game, side: Side, name: Name, army: Army) -> None:
    """All units of an Army are gone in a battle: so are its Leaders, Nazgûl and Characters
    (W14.25)."""
    for band in army.bands:
        eliminate_leaders(game, side, name, band)
    eliminate_characters(game, side, name, *army.characters)


def roll_for_card(game: Game, dice: int, needed: int) -> Script[int]:
    """The dice that a card lets roll; gives how many show the number needed or more."""
    rolled = yield from roll("card-roll", dice)
    game.tell("dice", "card-roll", *rolled)
    successes = sum(pips >= needed for pips in rolled)
    game.tell("card-roll", dice, successes)
    return successes


def hits_by_card(
    game: Game, side: Side, name: Name, hits: int, *, everybody: bool = False
) -> Script[bool]:
    """A card's hits on an Army: if all its units are eliminated, FP Leaders are removed;
    Nazgûl, Companions and Minions stay (W8.16), unless the card says that `everybody` is
    eliminated with it. Gives whether the Army was destroyed."""
    if hits:
        game.tell("hits", side, name, hits)
        yield from take_hits(game, side, name, hits)
        left = game.army(side, name)
        if everybody and not left.units:
            eliminate_with_army(game, side, name, left)
        settle(game, name)
    return not game.army(side, name).units


def eliminate_figure(game: Game, side: Side, name: Name, figure: Figure) -> None:
    """A card eliminates one unit or Leader of a region."""
    _lose(game, side, name, figure.band)
    game.tell("casualty", side, name, str(figure))
    settle(game, name)


def destroy_army(game: Game, side: Side, name: Name) -> None:
    """A card destroys an Army with everybody in it."""
    remove_units(game, side, name, game.army(side, name))
    eliminate_with_army(game, side, name, game.army(side, name))
    settle(game, name)
