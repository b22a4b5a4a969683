"""What Combat cards do (W9): a condition and one small function for each effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask
from thirdage.games.war_of_the_ring.battle_math import (
    can_withdraw,
    cancel_hits,
    companions_in_battle,
    companions_to_forfeit,
    eliminate_figure,
    fighting,
    forfeit,
    forfeit_nazgul,
    leaders_in_battle,
    leadership,
    minions_in_battle,
    misses_become_hits,
    most_own_hits,
    nazgul_in_battle,
    nazgul_leadership,
    nazgul_to_forfeit,
    retreat,
    retreats,
    score,
    special_attack,
    suffer,
    withdraw,
)
from thirdage.games.war_of_the_ring.battle_state import SIEGE, Battle
from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    SIDES,
    Side,
    other,
    within,
)
from thirdage.games.war_of_the_ring.characters import (
    CHARACTERS,
    GANDALFS,
    HOBBITS,
    RANGER_KING,
    level,
)
from thirdage.games.war_of_the_ring.pieces import NAZGUL
from thirdage.games.war_of_the_ring.reasons import condition
from thirdage.games.war_of_the_ring.regions import in_nation
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once

Condition = Callable[[Game, Battle, Side], Reason | None]
Effect = Callable[[Game, Battle, Side], Script[None]]


class Part(NamedTuple):
    """One effect of a card and when it happens (W9.8a, W9.9).

    Initiative 0: at the reveal; 1 to 3: before the Combat roll; 4: after it, before the
    Leader re-roll; 5: after that; 6: before casualties; 7: after casualties.
    """

    initiative: int
    carry_out: Effect


class CombatEffect(NamedTuple):
    """The lower half of a card."""

    condition: Condition
    parts: tuple[Part, ...]


EFFECTS: Final[dict[str, CombatEffect]] = {}


def always(game: Game, battle: Battle, side: Side) -> Reason | None:
    """No condition."""
    return None


def effect(name: str, initiative: int, condition: Condition = always) -> Callable[[Effect], Effect]:
    """Make a script the effect of this name; a second one is its second part (W9.9)."""

    def register(script: Effect) -> Effect:
        before = EFFECTS[name].parts if name in EFFECTS else ()
        EFFECTS[name] = CombatEffect(condition, (*before, Part(initiative, script)))
        return script

    return register


# ---- conditions


def needs(name: str, fulfilled: Callable[[Game, Battle, Side], bool]) -> Condition:
    """A condition on the battle (W9.5); the name is that of its message."""
    reason = condition("W9.5", name)
    return lambda game, battle, side: None if fulfilled(game, battle, side) else reason


def any_companion(*names: str) -> Callable[[Game, Battle, Side], bool]:
    """Whether one of these Companions fights."""
    return lambda game, battle, side: any(c in names for c in companions_in_battle(game, battle))


def leader_or_companion(game: Game, battle: Battle, side: Side) -> bool:
    """Whether an FP Leader or a Companion fights."""
    return bool(companions_in_battle(game, battle) or leaders_in_battle(game, battle))


def in_ent_country(game: Game, battle: Battle, side: Side) -> bool:
    """Whether the battle is in Rohan, Fangorn or Orthanc."""
    return in_nation(battle.target, "rohan") or battle.target in ("fangorn", "orthanc")


def free_in_field_defence(game: Game, battle: Battle, side: Side) -> bool:
    """Whether FP defends, and not inside a Stronghold (also against a sortie)."""
    return battle.defender == FREE and battle.kind != SIEGE


def isengard_in_siege(game: Game, battle: Battle, side: Side) -> bool:
    """Whether Isengard units fight in a siege battle."""
    return battle.kind == SIEGE and fighting(game, battle, SHADOW).band("isengard").units > 0


NEEDS_RING_BEARERS: Final = needs(
    "needs-ring-bearers", lambda game, battle, side: game.fellowship.at == battle.target
)
NEEDS_COMPANION: Final = needs(
    "needs-companion", lambda game, battle, side: bool(companions_in_battle(game, battle))
)
NEEDS_HOBBIT: Final = needs("needs-hobbit", any_companion(*HOBBITS))
NEEDS_GANDALF: Final = needs("needs-gandalf", any_companion(*GANDALFS))
NEEDS_STRIDER_OR_ARAGORN: Final = needs("needs-strider-or-aragorn", any_companion(*RANGER_KING))
NEEDS_LEADER_OR_COMPANION: Final = needs("needs-leader-or-companion", leader_or_companion)
NEEDS_ELITE: Final = needs(
    "needs-elite", lambda game, battle, side: fighting(game, battle, side).elites > 0
)
NEEDS_SOUTHRON_ELITE: Final = needs(
    "needs-southron-elite",
    lambda game, battle, side: fighting(game, battle, side).band("southrons").elites > 0,
)
NEEDS_NAZGUL: Final = needs(
    "needs-nazgul", lambda game, battle, side: nazgul_in_battle(game, battle) > 0
)
NEEDS_ENT_COUNTRY: Final = needs("needs-ent-country", in_ent_country)
NEEDS_FREE_NATION: Final = needs(
    "needs-free-peoples-region",
    lambda game, battle, side: in_nation(battle.target, *NATIONS[FREE]),
)
NEEDS_FIELD_DEFENCE: Final = needs("needs-field-defence", free_in_field_defence)
NEEDS_NEAR_MORIA: Final = needs(
    "needs-near-moria", lambda game, battle, side: battle.target in within("moria", 2)
)
NEEDS_ISENGARD_IN_SIEGE: Final = needs("needs-isengard-in-siege", isengard_in_siege)


def needs_nazgul_leadership(points: int) -> Condition:
    """The Nazgûl Leadership that can be used must be at least so much."""
    reason = condition("W9.5", "needs-nazgul-leadership", points)
    return lambda game, battle, side: None if nazgul_leadership(game, battle) >= points else reason


# ---- initiative 0: cancelling the other card


def cancel_card(game: Game, battle: Battle, side: Side) -> None:
    """No effect of the Combat card of this side happens any more this round."""
    battle.fighters[side].stopped = True
    game.tell("combat-card-cancelled", side)


@effect("daring-defiance", 0, NEEDS_COMPANION)
@at_once
def daring_defiance(game: Game, battle: Battle, side: Side) -> None:
    """All Companions in the battle forfeit their Leadership and the SH card is cancelled, if
    there is one. If no Leadership can be forfeited, the price cannot be paid (W9.11)."""
    companions = companions_to_forfeit(game, battle)
    if battle.fighters[SHADOW].card is None or not companions:
        return
    for companion in companions:
        forfeit(game, battle, side, companion)
    cancel_card(game, battle, SHADOW)


@effect("swarm-of-bats", 0)
@at_once
def swarm_of_bats(game: Game, battle: Battle, side: Side) -> None:
    """The FP card is cancelled; without one, +1 to the Leader re-roll."""
    if battle.fighters[FREE].card is None:
        battle.fighters[side].reroll_bonus += 1
    else:
        cancel_card(game, battle, FREE)


# ---- initiative 1: first of all


@effect("scouts", 1, NEEDS_FIELD_DEFENCE)
def scouts(game: Game, battle: Battle, side: Side) -> Script[None]:
    """The FP Army leaves the battle: it retreats, or withdraws into an FP Stronghold; if it
    can do neither, it stays."""
    ways = retreats(game, battle)
    if can_withdraw(game, battle) and PLACES[battle.target].owner == FREE:
        ways.append(SIEGE)
    if not ways:
        return
    way = yield from ask(game, side, "retreat", ways)
    if way == SIEGE:
        withdraw(game, battle)
    else:
        retreat(game, battle, way)


@effect("words-of-power", 1, NEEDS_NAZGUL)
def words_of_power(game: Game, battle: Battle, side: Side) -> Script[None]:
    """The Leadership and the abilities of one Companion are cancelled. The White Rider, used
    before the first round for the whole battle, stays in force."""
    companions = companions_in_battle(game, battle)
    if not companions:
        return
    companion = yield from ask(game, side, "silence", companions)
    battle.fighters[FREE].cancelled = (companion,)
    game.tell("silenced", companion)


# ---- initiative 2: special attacks before the Combat roll


@effect("sudden-strike", 2, NEEDS_LEADER_OR_COMPANION)
def sudden_strike(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A special attack with as many dice as the FP Leadership."""
    yield from special_attack(game, battle, side, leadership(game, battle, side))


@effect("charge", 2, NEEDS_ELITE)
def charge(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A special attack with one die for each FP Elite."""
    yield from special_attack(game, battle, side, fighting(game, battle, side).elites)


@effect("durins-bane", 2, NEEDS_NEAR_MORIA)
def durins_bane(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A special attack with three dice that hits on 4; also from the table."""
    yield from special_attack(game, battle, side, 3, 4)


# ---- initiative 3: the Combat roll and what it may be like


def add_to_rolls(battle: Battle, side: Side, bonus: int) -> None:
    """A bonus to the Combat roll and to the Leader re-roll."""
    battle.fighters[side].combat_bonus += bonus
    battle.fighters[side].reroll_bonus += bonus


@effect("it-is-a-gift", 3, NEEDS_RING_BEARERS)
@effect("one-for-the-dark-lord", 3, NEEDS_RING_BEARERS)
@at_once
def one_better(game: Game, battle: Battle, side: Side) -> None:
    """+1 to both rolls."""
    add_to_rolls(battle, side, 1)


@effect("desperate-battle", 3)
@at_once
def desperate_battle(game: Game, battle: Battle, side: Side) -> None:
    """+1 to both rolls of both players."""
    for each in SIDES:
        add_to_rolls(battle, each, 1)


@effect("deadly-strife", 3)
@at_once
def deadly_strife(game: Game, battle: Battle, side: Side) -> None:
    """+2 to both rolls of both players."""
    for each in SIDES:
        add_to_rolls(battle, each, 2)


@effect("servant-of-the-secret-fire", 3, NEEDS_GANDALF)
@effect("valour", 3, NEEDS_ELITE)
@effect("devilry-of-orthanc", 3, NEEDS_ISENGARD_IN_SIEGE)
@effect("mumakil", 3, NEEDS_SOUTHRON_ELITE)
@at_once
def stronger(game: Game, battle: Battle, side: Side) -> None:
    """+1 to the Combat roll."""
    battle.fighters[side].combat_bonus += 1


@effect("ents-rage", 3, NEEDS_ENT_COUNTRY)
@at_once
def ents_rage(game: Game, battle: Battle, side: Side) -> None:
    """+2 to the Combat roll."""
    battle.fighters[side].combat_bonus += 2


@effect("advantageous-position", 3, NEEDS_FREE_NATION)
@at_once
def advantageous_position(game: Game, battle: Battle, side: Side) -> None:
    """-1 to the Combat roll of SH."""
    battle.fighters[SHADOW].combat_bonus -= 1


@effect("huorn-dark", 3, NEEDS_ENT_COUNTRY)
@at_once
def huorn_dark(game: Game, battle: Battle, side: Side) -> None:
    """SH rolls at most two dice."""
    battle.fighters[SHADOW].most_dice = 2


@effect("daylight", 3)
@at_once
def daylight(game: Game, battle: Battle, side: Side) -> None:
    """SH rolls at most three dice."""
    battle.fighters[SHADOW].most_dice = 3


@effect("brave-stand", 3, NEEDS_COMPANION)
@at_once
def brave_stand(game: Game, battle: Battle, side: Side) -> None:
    """SH rolls one die fewer for each Companion in the battle."""
    battle.fighters[SHADOW].dice_fewer += len(companions_in_battle(game, battle))


@effect("foul-stench", 3, needs_nazgul_leadership(1))
@at_once
def foul_stench(game: Game, battle: Battle, side: Side) -> None:
    """FP has no Leader re-roll, if the Nazgûl Leadership is not below the FP Leadership."""
    if nazgul_leadership(game, battle) >= leadership(game, battle, FREE):
        battle.fighters[FREE].no_reroll = True
        game.tell("no-leader-reroll", FREE)


@effect("cruel-as-death", 3, needs_nazgul_leadership(2))
def cruel_as_death(game: Game, battle: Battle, side: Side) -> Script[None]:
    """SH forfeits two points of Nazgûl Leadership for +1 to the Combat roll."""
    if nazgul_leadership(game, battle) >= 2:
        yield from forfeit_nazgul(game, battle, 2)
        battle.fighters[side].combat_bonus += 1


@effect("dread-and-despair", 3, needs_nazgul_leadership(1))
def dread_and_despair(game: Game, battle: Battle, side: Side) -> Script[None]:
    """SH forfeits Nazgûl Leadership, one point at least; FP rolls one die fewer for each."""
    points = yield from forfeit_nazgul(game, battle, 1)
    while more := nazgul_to_forfeit(game, battle):
        kind = yield from ask(game, side, "forfeit", ("no-more", *more))
        if kind == "no-more":
            break
        points += forfeit(game, battle, side, kind)
    battle.fighters[FREE].dice_fewer += points


def hit_own_army(game: Game, battle: Battle, side: Side, most: int) -> Script[int]:
    """A side may inflict hits on its own Army, taken at once; one of its units is left. Gives
    how many."""
    most = min(most, most_own_hits(game, battle, side))
    if not most:
        return 0
    hits = yield from ask(game, side, "own-hits", range(most + 1))
    if hits:
        game.tell("hits", side, battle.place_of(side), hits)
        yield from suffer(game, battle, side, hits)
    return hits


@effect("relentless-assault", 3)
def relentless_assault(game: Game, battle: Battle, side: Side) -> Script[None]:
    """Up to two hits on the own Army, each for +1 to the Combat roll."""
    hits = yield from hit_own_army(game, battle, side, 2)
    battle.fighters[side].combat_bonus += hits


# ---- initiative 4: between the Combat roll and the Leader re-roll


@effect("mighty-attack", 4, NEEDS_COMPANION)
def mighty_attack(game: Game, battle: Battle, side: Side) -> Script[None]:
    """One Companion forfeits his Leadership, and one die that missed becomes a hit; worthless
    without a Leader re-roll."""
    fighter = battle.fighters[side]
    companions = companions_to_forfeit(game, battle)
    if fighter.no_reroll or not fighter.missed or not companions:
        return
    companion = yield from ask(game, side, "forfeit", companions)
    forfeit(game, battle, side, companion)
    misses_become_hits(game, battle, side, 1)


@effect("anduril", 4, NEEDS_STRIDER_OR_ARAGORN)
@at_once
def anduril(game: Game, battle: Battle, side: Side) -> None:
    """Strider or Aragorn forfeits his Leadership, and as many dice that missed become hits;
    worthless without a Leader re-roll."""
    fighter = battle.fighters[side]
    if fighter.no_reroll or not fighter.missed:
        return
    for companion in companions_to_forfeit(game, battle):
        if companion in RANGER_KING:
            points = forfeit(game, battle, side, companion)
            misses_become_hits(game, battle, side, points)


@effect("confusion", 4)
@at_once
def confusion(game: Game, battle: Battle, side: Side) -> None:
    """Every natural 1 of the SH Combat roll is a hit on the SH Army and is not re-rolled."""
    enemy = battle.fighters[SHADOW]
    ones = enemy.combat_dice.count(1)
    if ones:
        enemy.missed -= ones
        score(game, battle, side, ones)


@effect("they-are-terrible", 4, needs_nazgul_leadership(1))
def they_are_terrible(game: Game, battle: Battle, side: Side) -> Script[None]:
    """SH forfeits one point of Nazgûl Leadership for +1 to the Leader re-roll."""
    if nazgul_to_forfeit(game, battle):
        yield from forfeit_nazgul(game, battle, 1)
        battle.fighters[side].reroll_bonus += 1


# ---- initiative 5: more hits


def more_hits(game: Game, battle: Battle, side: Side, hits: int) -> None:
    """More hits, if one of the two rolls has scored any."""
    if battle.fighters[side].rolled_hits:
        score(game, battle, side, hits)


@effect("no-quarter", 5)
@at_once
def no_quarter(game: Game, battle: Battle, side: Side) -> None:
    """One more hit after a hit in the Combat roll or the Leader re-roll."""
    more_hits(game, battle, side, 1)


@effect("nameless-wood", 5, NEEDS_ENT_COUNTRY)
@at_once
def nameless_wood(game: Game, battle: Battle, side: Side) -> None:
    """Two more hits after a hit in the Combat roll or the Leader re-roll."""
    more_hits(game, battle, side, 2)


@effect("mumakil", 5, NEEDS_SOUTHRON_ELITE)
@at_once
def mumakil(game: Game, battle: Battle, side: Side) -> None:
    """One more hit, if SH has more hits than FP, those of a special attack included."""
    enemy = battle.fighters[other(side)]
    if battle.fighters[side].hits > enemy.hits + enemy.special_hits:
        score(game, battle, side, 1)


# ---- initiative 6: before casualties are removed


@effect("blade-of-westernesse", 6, NEEDS_HOBBIT)
def blade_of_westernesse(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A hit of the Leader re-roll eliminates a Minion instead."""
    minions = minions_in_battle(game, battle)
    if not battle.fighters[side].reroll_hits or not minions:
        return
    cancel_hits(game, battle, side, 1)
    minion = yield from ask(game, side, "eliminate", minions)
    eliminate_figure(game, battle, SHADOW, minion)


@effect("fateful-strike", 6, NEEDS_LEADER_OR_COMPANION)
def fateful_strike(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A hit of the Leader re-roll also eliminates a Nazgûl, two a Nazgûl or a Minion; the
    Witch-king is a Minion here."""
    hits = battle.fighters[side].reroll_hits
    victims = [NAZGUL] if hits and fighting(game, battle, SHADOW).nazgul else []
    if hits >= 2:
        victims += minions_in_battle(game, battle)
    if victims:
        victim = yield from ask(game, side, "eliminate", victims)
        eliminate_figure(game, battle, SHADOW, victim)


@effect("black-breath", 6, NEEDS_NAZGUL)
def black_breath(game: Game, battle: Battle, side: Side) -> Script[None]:
    """If the Leader re-roll scored, SH may also eliminate a Leader, or a Companion whose Level
    is not above its hits."""
    hits = battle.fighters[side].reroll_hits
    if not hits:
        return
    victims = leaders_in_battle(game, battle)
    victims += [c for c in companions_in_battle(game, battle) if level(c) <= hits]
    if not victims:
        return
    victim = yield from ask(game, side, "eliminate", ("nobody", *victims))
    if victim != "nobody":
        eliminate_figure(game, battle, FREE, victim)


@effect("heroic-death", 6, NEEDS_LEADER_OR_COMPANION)
def heroic_death(game: Game, battle: Battle, side: Side) -> Script[None]:
    """FP may eliminate a Leader to cancel one hit that SH rolled, or a Companion to cancel up
    to his Level."""
    rolled = battle.fighters[SHADOW].rolled_hits
    figures = [*leaders_in_battle(game, battle), *companions_in_battle(game, battle)]
    if not rolled or not figures:
        return
    hero = yield from ask(game, side, "sacrifice", ("nobody", *figures))
    if hero == "nobody":
        return
    most = min(rolled, level(hero) if hero in CHARACTERS else 1)
    hits = yield from ask(game, side, "cancel-hits", range(1, most + 1))
    eliminate_figure(game, battle, side, hero)
    cancel_hits(game, battle, SHADOW, hits)


@effect("shield-wall", 6)
@at_once
def shield_wall(game: Game, battle: Battle, side: Side) -> None:
    """One hit of two or more is cancelled."""
    if battle.fighters[SHADOW].hits >= 2:
        cancel_hits(game, battle, SHADOW, 1)


# ---- initiative 7: after casualties


@effect("great-host", 7)
def great_host(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A hit at once, if SH has at least twice as many units left in the battle."""
    enemy = fighting(game, battle, FREE).units
    if fighting(game, battle, side).units >= 2 * enemy:
        game.tell("hits", FREE, battle.place_of(FREE), 1)
        yield from suffer(game, battle, FREE, 1)


@effect("we-come-to-kill", 7, NEEDS_ELITE)
def we_come_to_kill(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A special attack with one die for each SH Elite left, which hits on 5."""
    yield from special_attack(game, battle, side, fighting(game, battle, side).elites, 5)


@effect("onslaught", 7)
def onslaught(game: Game, battle: Battle, side: Side) -> Script[None]:
    """Up to four hits on the own Army, each for a die of a special attack that hits on 4."""
    hits = yield from hit_own_army(game, battle, side, 4)
    yield from special_attack(game, battle, side, hits, 4)
