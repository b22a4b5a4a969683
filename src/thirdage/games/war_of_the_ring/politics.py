"""Politics (W17): active Nations and the road to war."""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.board import FREE, NATIONS, PLACES, SIDE_OF, Name, Nation, Side
from thirdage.games.war_of_the_ring.cards.catalogue import side_of_card
from thirdage.games.war_of_the_ring.characters import can_activate
from thirdage.games.war_of_the_ring.pieces import Army
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason

WORMTONGUE: Final = "wormtongue"
THREATS: Final = "threats-and-promises"
WORMTONGUE_REGIONS: Final = ("edoras", "helms-deep")
FIRST_STEP: Final = 3
"""Steps to war on the first step of the Political Track (W2.16)."""

# How an activation or an advance came about; cards on the table ask for it.
BY_MUSTER: Final = "muster"
BY_ATTACK: Final = "attack"
BY_CAPTURE: Final = "capture"
BY_ENTRY: Final = "entry"
BY_ABILITY: Final = "ability"
BY_CARD: Final = "card"
BY_COMPANION: Final = "companion"
BY_DECLARING: Final = "declaring"


def activate(game: Game, nation: Nation, by: str, at: Name | None = None) -> None:
    """A Nation becomes Active (W17.4) if it was Passive. `at` is the region of the event."""
    if nation not in game.passive:
        return
    if nation == "rohan" and WORMTONGUE in game.table and not _past_wormtongue(by, at):
        return
    game.passive = tuple(n for n in game.passive if n != nation)
    game.tell("active", nation)
    if nation == "rohan" and WORMTONGUE in game.table:
        discard_from_table(game, WORMTONGUE)


def _past_wormtongue(by: str, at: Name | None) -> bool:
    """What still activates Rohan: a Companion in a City or Stronghold of Rohan, or the
    Fellowship declared or an attack in Edoras or Helm's Deep."""
    return by == BY_COMPANION or (by in (BY_DECLARING, BY_ATTACK) and at in WORMTONGUE_REGIONS)


def why_not_advance(game: Game, nation: Nation) -> Reason | None:
    """A counter moves unless it is At War, or Passive one step before it (W17.3)."""
    steps = game.politics[nation]
    if steps == 0:
        return condition("W17.6", "at-war-already", nation)
    if steps == 1 and nation in game.passive:
        return condition("W17.3", "passive", nation)
    return None


def advance(game: Game, nation: Nation, by: str, steps: int = 1) -> bool:
    """Move a Nation's counter towards At War as far as it may go; a due step that it cannot
    take is lost (OP-71). Gives whether it moved."""
    moved = False
    for _ in range(steps):
        if why_not_advance(game, nation) is not None:
            break
        game.politics[nation] -= 1
        moved = True
        game.tell("advances", nation, game.politics[nation])
    if (
        moved
        and SIDE_OF[nation] == FREE
        and by in (BY_ATTACK, BY_ABILITY)
        and THREATS in game.table
    ):
        discard_from_table(game, THREATS)
    return moved


def go_to_war(game: Game, nation: Nation) -> None:
    """A card activates a Nation and moves its counter straight to At War."""
    activate(game, nation, BY_CARD)
    advance(game, nation, BY_CARD, game.politics[nation])


def set_back(game: Game, nation: Nation) -> None:
    """A card moves a counter one step away from At War, if it is not on the first (W2.16)."""
    if game.politics[nation] < FIRST_STEP:
        game.politics[nation] += 1
        game.tell("set-back", nation, game.politics[nation])


def why_not_muster(game: Game, nation: Nation) -> Reason | None:
    """The counter of a friendly Nation may be advanced by a Muster result (W17.6)."""
    if nation in game.passive and THREATS in game.table:
        return condition("W8.12", "kept-passive-by-card", nation, THREATS)
    return why_not_advance(game, nation)


def can_muster(game: Game, side: Side) -> list[Nation]:
    """The Nations that a Muster result can advance."""
    return [nation for nation in NATIONS[side] if why_not_muster(game, nation) is None]


def attacked(game: Game, army: Army, at: Name) -> None:
    """An Army is attacked: its Nations become Active, then advance (W17.4.2, W17.7, W17.9)."""
    for nation in army.nations:
        activate(game, nation, BY_ATTACK, at)
    by_shadow = any(SIDE_OF[nation] == FREE for nation in army.nations)
    if by_shadow and at in WORMTONGUE_REGIONS and WORMTONGUE in game.table:
        activate(game, "rohan", BY_ATTACK, at)
    for nation in army.nations:
        advance(game, nation, BY_ATTACK)


def entered(game: Game, side: Side, name: Name) -> None:
    """An Army enters a region: an enemy Nation becomes Active (W17.4.1)."""
    nation = PLACES[name].nation
    if nation is not None and SIDE_OF[nation] != side:
        activate(game, nation, BY_ENTRY, name)


def companions_arrive(game: Game, name: Name, companions: tuple[str, ...]) -> None:
    """Companions end a movement or enter play in a City or Stronghold of a Nation that they
    can activate, unless the enemy controls it (W17.4.4a, OP-64, OP-66)."""
    place = PLACES[name]
    if place.kind not in ("city", "stronghold") or place.owner != FREE or place.nation is None:
        return
    if game.regions[name].control != FREE:
        return
    if any(can_activate(companion, place.nation) for companion in companions):
        activate(game, place.nation, BY_COMPANION, name)


def discard_from_table(game: Game, card: str) -> None:
    """A card leaves the table (W8.12)."""
    game.table = tuple(c for c in game.table if c != card)
    side = side_of_card(card)
    game.discards[side] = (*game.discards[side], card)
    game.tell("leaves-table", side, card)
