"""What Combat cards and the battle itself share: who fights, with what strength and what
Leadership (W14.11 to W14.19), forfeits (W9.10), hits, special attack rolls (W9.12), who is
eliminated, and how the defender leaves (W14.29, W15.2)."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.battle_state import FIELD, LANDING, SIEGE, Battle
from thirdage.games.war_of_the_ring.board import FREE, PLACES, SHADOW, Name, Side, other
from thirdage.games.war_of_the_ring.cards.on_table import discard_lapsed
from thirdage.games.war_of_the_ring.casualties import (
    eliminate_characters,
    eliminate_leaders,
    eliminate_with_army,
    take_hits,
)
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.dividing import elites_lead
from thirdage.games.war_of_the_ring.movement import retreat_army, why_not_retreat_to
from thirdage.games.war_of_the_ring.pieces import LEADER, NAZGUL, NOBODY, Army, Band, figures
from thirdage.games.war_of_the_ring.reasons import BESIEGED_CANNOT_RETREAT
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, roll


def spared(battle: Battle, side: Side) -> Army:
    """The figures of a side in its region that take no part (W14.9)."""
    return battle.rearguard if side == battle.attacker else NOBODY


def fighting(game: Game, battle: Battle, side: Side) -> Army:
    """The figures of a side that fight: the attackers without the rearguard, all defenders
    (W14.10)."""
    army = game.army(side, battle.place_of(side))
    if side == battle.attacker and battle.rearguard.bands:
        return army.minus(battle.rearguard)
    return army


def companions_in_battle(game: Game, battle: Battle) -> tuple[str, ...]:
    """The Companions who fight."""
    return fighting(game, battle, FREE).characters


def minions_in_battle(game: Game, battle: Battle) -> tuple[str, ...]:
    """The Minions who fight, the Witch-king included."""
    return fighting(game, battle, SHADOW).characters


def nazgul_in_battle(game: Game, battle: Battle) -> int:
    """Nazgûl figures that fight, the Witch-king included (W10.2)."""
    army = fighting(game, battle, SHADOW)
    return army.nazgul + army.characters.count("witch-king")


def strength(game: Game, battle: Battle, side: Side) -> int:
    """Combat Strength: units (W14.11), and one for each Captain of the West who is not
    cancelled."""
    army = fighting(game, battle, side)
    cancelled = battle.fighters[side].cancelled
    captains = sum(CHARACTERS[c].captain for c in army.characters if c not in cancelled)
    return army.units + captains


def combat_dice(game: Game, battle: Battle, side: Side) -> int:
    """How many dice the Combat roll has: at most five (W14.13), cards taken into account."""
    fighter = battle.fighters[side]
    dice = min(COMBAT_DICE, strength(game, battle, side), fighter.most_dice)
    fewer = fighter.dice_fewer
    if side == SHADOW and battle.fewer_by_garrison:
        fewer += game.army(FREE, battle.target).units
    return max(1, dice - fewer)


def leadership(game: Game, battle: Battle, side: Side) -> int:
    """Leadership of the fighting Army (W14.12), less what is forfeited or cancelled."""
    army = fighting(game, battle, side)
    total = sum(band.leaders for band in army.bands if band.nation != "sauron")
    total += sum(character_leadership(battle, side, c) for c in army.characters)
    total += nazgul_figures_leading(game, battle) if side == SHADOW else 0
    if side == SHADOW and elites_lead(game):
        total += army.band("isengard").elites
    return total


def character_leadership(battle: Battle, side: Side, character: str) -> int:
    """What a Character adds to the Leadership in this round."""
    fighter = battle.fighters[side]
    if character in fighter.forfeited or character in fighter.cancelled:
        return 0
    if battle.white_rider and character in ("gandalf-white", "witch-king"):
        return 0
    return CHARACTERS[character].leadership


def nazgul_figures_leading(game: Game, battle: Battle) -> int:
    """Nazgûl figures, the Witch-king apart, whose Leadership counts in this round."""
    if battle.white_rider:
        return 0
    nazgul = fighting(game, battle, SHADOW).nazgul
    return nazgul - battle.fighters[SHADOW].forfeited.count("nazgul")


def nazgul_leadership(game: Game, battle: Battle) -> int:
    """Nazgûl Leadership that can be used in this round: one for each figure, two for the
    Witch-king."""
    total = nazgul_figures_leading(game, battle)
    if "witch-king" in fighting(game, battle, SHADOW).characters:
        total += character_leadership(battle, SHADOW, "witch-king")
    return total


# ---- forfeiting Leadership (W9.10, W9.11)


def companions_to_forfeit(game: Game, battle: Battle) -> list[str]:
    """The Companions in the battle whose Leadership still counts."""
    return [c for c in companions_in_battle(game, battle) if character_leadership(battle, FREE, c)]


def nazgul_to_forfeit(game: Game, battle: Battle) -> list[str]:
    """The Nazgûl whose Leadership still counts: "nazgul" for one of them, "witch-king"."""
    kinds = [NAZGUL] if nazgul_figures_leading(game, battle) else []
    if "witch-king" in minions_in_battle(game, battle):
        if character_leadership(battle, SHADOW, "witch-king"):
            kinds.append("witch-king")
    return kinds


def forfeit(game: Game, battle: Battle, side: Side, kind: str) -> int:
    """A figure does not count for the Leadership in this round; gives what it did count."""
    fighter = battle.fighters[side]
    points = 1 if kind == NAZGUL else character_leadership(battle, side, kind)
    fighter.forfeited = (*fighter.forfeited, kind)
    game.tell("forfeits", side, kind)
    return points


def forfeit_nazgul(game: Game, battle: Battle, points: int) -> Script[int]:
    """SH forfeits Nazgûl Leadership, figure by figure, of at least so many points, which must
    be there; what is more is lost. Gives the points."""
    given = 0
    while given < points:
        kind = yield from ask(game, SHADOW, "forfeit", nazgul_to_forfeit(game, battle))
        given += forfeit(game, battle, SHADOW, kind)
    return given


# ---- hits


def needed_to_hit(battle: Battle, side: Side) -> int:
    """5; 6 for the attacker of a siege battle (W15.10), and in the first round against a City
    or Fortification (W15.1)."""
    if side != battle.attacker:
        return 5
    if battle.kind == SIEGE:
        return 6
    walls = PLACES[battle.target].kind in ("city", "fortification")
    return 6 if walls and battle.round == 1 else 5


def is_hit(pips: int, needed: int, bonus: int = 0) -> bool:
    """A natural 1 misses and a natural 6 hits, whatever is added (W14.19)."""
    return pips == 6 or (pips != 1 and pips + bonus >= needed)


def special_attack(
    game: Game, battle: Battle, side: Side, dice: int, needed: int | None = None
) -> Script[int]:
    """A special attack roll of a Combat card (W9.12, W9.13): no re-roll, no modifiers, at most
    five dice, casualties at once. `needed` if the card names a number. Gives the hits."""
    if not dice:
        return 0
    number = needed_to_hit(battle, side) if needed is None else needed
    rolled = yield from roll(f"{side}-special-attack", min(COMBAT_DICE, dice))
    game.tell("dice", f"{side}-special-attack", *rolled)
    hits = sum(is_hit(pips, number) for pips in rolled)
    battle.fighters[side].special_hits += hits
    game.tell("special-attack", side, hits)
    yield from suffer(game, battle, other(side), hits)
    return hits


def suffer(game: Game, battle: Battle, side: Side, hits: int) -> Script[None]:
    """A fighting Army takes hits; if no unit is left, everybody in it is eliminated
    (W14.20, W14.25)."""
    place = battle.place_of(side)
    yield from take_hits(game, side, place, hits, spared(battle, side))
    army = fighting(game, battle, side)
    if not army.units and (army.bands or army.characters):
        eliminate_with_army(game, side, place, army)
    note_elimination(game, battle)


def most_own_hits(game: Game, battle: Battle, side: Side) -> int:
    """How many hits a fighting Army may take on purpose: whichever way its owner takes them, a
    unit is left. An Elite without a Regular to replace it goes with one hit (W14.23)."""
    to_eliminate = 0
    for nation, regulars, elites, _ in fighting(game, battle, side).bands:
        replacements = game.reinforcements[nation].regulars
        if nation in game.casualties:
            replacements += game.casualties[nation].regulars
        to_eliminate += regulars + elites + min(elites, replacements)
    return to_eliminate - 1


def note_elimination(game: Game, battle: Battle) -> None:
    """The battle is over when an Army is eliminated (W14.31)."""
    attackers = fighting(game, battle, battle.attacker).units
    defenders = fighting(game, battle, battle.defender).units
    if attackers and defenders:
        return
    battle.outcome = "won" if attackers else "lost" if defenders else "both"


def score(game: Game, battle: Battle, side: Side, hits: int) -> None:
    """Hits that no die of a side's two rolls scored, to be taken with the others."""
    fighter = battle.fighters[side]
    fighter.hits += hits
    fighter.extra_hits += hits
    game.tell("extra-hits", side, hits)


def misses_become_hits(game: Game, battle: Battle, side: Side, most: int) -> None:
    """Dice that missed in the Combat roll become hits; they are not re-rolled."""
    fighter = battle.fighters[side]
    number = min(most, fighter.missed)
    fighter.missed -= number
    fighter.hits += number
    game.tell("misses-become-hits", side, number)


def cancel_hits(game: Game, battle: Battle, side: Side, hits: int) -> None:
    """Hits that a side has scored are not taken."""
    battle.fighters[side].hits -= hits
    game.tell("hits-cancelled", side, hits)


# ---- single figures


def leaders_in_battle(game: Game, battle: Battle) -> list[str]:
    """The kinds of FP Leaders who fight: "gondor-leader" and so on."""
    return [str(figure) for figure in figures(fighting(game, battle, FREE), LEADER)]


def eliminate_figure(game: Game, battle: Battle, side: Side, kind: str) -> None:
    """A Leader, a Nazgûl or a Character of a fighting Army is eliminated."""
    place = battle.place_of(side)
    if kind in CHARACTERS:
        eliminate_characters(game, side, place, kind)
        discard_lapsed(game)
        return
    nation = "sauron" if kind == NAZGUL else kind.removesuffix(f"-{LEADER}")
    eliminate_leaders(game, side, place, Band(nation, 0, 0, 1))


# ---- the defender leaves


def why_not_retreat(game: Game, battle: Battle, to: Name) -> Reason | None:
    """The defender may retreat to an adjacent free region (W14.29), not from a siege."""
    if battle.kind == SIEGE:
        return BESIEGED_CANNOT_RETREAT
    return why_not_retreat_to(game, battle.defender, battle.target, to)


def retreats(game: Game, battle: Battle) -> list[Name]:
    """Where the defending Army can retreat to."""
    borders = PLACES[battle.target].borders
    return [to for to in borders if why_not_retreat(game, battle, to) is None]


def retreat(game: Game, battle: Battle, to: Name) -> None:
    """The defending Army leaves as a whole (W14.29)."""
    battle.outcome = "retreat"
    retreat_army(game, battle.defender, battle.target, to)


def can_withdraw(game: Game, battle: Battle) -> bool:
    """Whether the defending Army can go into a friendly Stronghold in its region (W15.2)."""
    region = game.regions[battle.target]
    if battle.kind not in (FIELD, LANDING) or not PLACES[battle.target].stronghold:
        return False
    return region.control == battle.defender and region.besieged is None


def withdraw(game: Game, battle: Battle) -> None:
    """The defending Army retreats into a siege; the battle is over (W15.4)."""
    battle.outcome = "siege"
    game.tell("withdraws", battle.defender, battle.target)
