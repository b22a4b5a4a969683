"""Characters that enter play later (W10.4, W10.5): Minions, Aragorn, Gandalf the White."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    SHADOW,
    Name,
    Side,
    settlements_of,
)
from thirdage.games.war_of_the_ring.characters import CHARACTERS, MINIONS
from thirdage.games.war_of_the_ring.pieces import army_of
from thirdage.games.war_of_the_ring.politics import BY_CARD, activate, companions_arrive
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.regions import is_unconquered
from thirdage.games.war_of_the_ring.settling import settle
from thirdage.games.war_of_the_ring.setup import BASIC_DICE, MOST_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

SAURON_STRONGHOLDS = settlements_of("sauron", "stronghold")
ELVEN_STRONGHOLDS = settlements_of("elves", "stronghold")
CROWNING_PLACES = settlements_of("gondor", "city", "stronghold")


def dice_pool(game: Game, side: Side) -> int:
    """How many Action dice a side has from the next phase 1 on (W5.2 to W5.4)."""
    extra = sum(CHARACTERS[name].die for name in game.whereabouts if CHARACTERS[name].side == side)
    return min(MOST_DICE[side], BASIC_DICE[side] + extra)


def has_entered(game: Game, character: str) -> bool:
    """Whether a Character is or has been in play."""
    return game.in_play(character) or character in game.eliminated


# ---- Minions


def why_not_minion(game: Game, minion: str) -> Reason | None:
    """The condition on a Minion's card (W10.5); he enters play once."""
    if has_entered(game, minion):
        return condition("W10.26", "has-entered", minion)
    if minion == "saruman":
        met = game.at_war("isengard") and is_unconquered(game, "orthanc")
    elif minion == "witch-king":
        met = game.at_war("sauron") and any(map(game.at_war, NATIONS[FREE]))
    else:
        met = game.fellowship.mordor is not None or all(map(game.at_war, NATIONS[FREE]))
    if not met or not minion_places(game, minion):
        return condition("W10.5", f"{minion}-condition")
    return None


def minion_places(game: Game, minion: str) -> list[Name]:
    """The regions where a Minion may be placed."""
    if minion == "saruman":
        return ["orthanc"]
    if minion == "witch-king":
        return [n for n in game.where[SHADOW] if game.army(SHADOW, n).band("sauron").units]
    return [name for name in SAURON_STRONGHOLDS if is_unconquered(game, name)]


def bring_minion(game: Game, minion: str) -> Script[None]:
    """A Minion enters play; the Witch-king rouses all FP Nations."""
    to = yield from ask(game, SHADOW, "minion-in", minion_places(game, minion))
    game.put(SHADOW, to, army_of((), (minion,)))
    game.tell("enters-play", minion, to)
    if minion == "witch-king":
        for nation in NATIONS[FREE]:
            activate(game, nation, BY_CARD)


# ---- Aragorn and Gandalf the White


def why_not_crown(game: Game) -> Reason | None:
    """Strider in an unconquered Minas Tirith, Dol Amroth or Pelargir may become Aragorn."""
    at = game.whereabouts.get("strider")
    if at not in CROWNING_PLACES or not is_unconquered(game, at):
        return condition("W10.4", "aragorn-condition")
    return None


def crown(game: Game) -> None:
    """Aragorn replaces Strider (W10.4) and activates the Nation where he is (OP-66)."""
    at = game.whereabouts["strider"]
    _replace(game, "strider", "aragorn", at)


def _replace(game: Game, old: str, new: str, at: Name) -> None:
    army = game.army(FREE, at)
    names = [new if name == old else name for name in army.characters]
    game.set_army(FREE, at, army_of(army.bands, names))
    _entered(game, new, at)


def _entered(game: Game, character: str, at: Name) -> None:
    game.tell("enters-play", character, at)
    companions_arrive(game, at, (character,))
    settle(game, at)


def why_not_white(game: Game) -> Reason | None:
    """Gandalf the Grey must have left the Fellowship, and a Minion must have been in play."""
    gone = "gandalf-grey" not in game.fellowship.companions
    if (
        has_entered(game, "gandalf-white")
        or not gone
        or not any(has_entered(game, m) for m in MINIONS)
    ):
        return condition("W10.4", "gandalf-white-condition")
    return None


def white_places(game: Game) -> list[Name]:
    """Where Gandalf the White appears: for Gandalf the Grey if he is on the map, else in
    Fangorn or an unconquered Elven Stronghold."""
    at = game.whereabouts.get("gandalf-grey")
    if at is not None:
        return [at]
    return ["fangorn", *(n for n in ELVEN_STRONGHOLDS if is_unconquered(game, n))]


def bring_white(game: Game) -> Script[None]:
    """Gandalf the White enters play (W10.4)."""
    grey = game.whereabouts.get("gandalf-grey")
    to = yield from ask(game, FREE, "gandalf-in", white_places(game))
    if grey is not None:
        _replace(game, "gandalf-grey", "gandalf-white", to)
        return
    game.put(FREE, to, army_of((), ("gandalf-white",)))
    _entered(game, "gandalf-white", to)
