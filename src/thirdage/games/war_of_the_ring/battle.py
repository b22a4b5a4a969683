"""Battles (W14) and sieges (W15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from thirdage.games.war_of_the_ring.asking import ask, ask_secretly, yes
from thirdage.games.war_of_the_ring.battle_math import (
    can_withdraw,
    combat_dice,
    companions_in_battle,
    fighting,
    is_hit,
    leadership,
    minions_in_battle,
    nazgul_in_battle,
    needed_to_hit,
    retreat,
    retreats,
    suffer,
    withdraw,
)
from thirdage.games.war_of_the_ring.battle_state import (
    FIELD,
    LANDING,
    SIEGE,
    SORTIE,
    Battle,
    Fighter,
)
from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    SHADOW,
    SIDES,
    Name,
    Nation,
    Side,
    other,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, back_of
from thirdage.games.war_of_the_ring.cards.on_table import BALROG, DENETHORS_FOLLY, kept_out
from thirdage.games.war_of_the_ring.casualties import can_reduce, reduce_elite
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.dividing import (
    Led,
    at_war_part,
    choose_part,
    why_not_part,
)
from thirdage.games.war_of_the_ring.hand import discard_face_up, draw_cards, take_from_hand
from thirdage.games.war_of_the_ring.movement import end_movement
from thirdage.games.war_of_the_ring.pieces import army_of
from thirdage.games.war_of_the_ring.politics import attacked, discard_from_table, entered
from thirdage.games.war_of_the_ring.reasons import (
    ENEMY_INSIDE,
    KEPT_OUT,
    LEADERS_STAY,
    NO_ARMY,
    NO_ENEMY,
    NO_LEADER,
    NO_LEADER_TO_ATTACK,
    NOT_ADJACENT,
    NOT_AT_WAR,
    NOT_IN_HAND,
    REARGUARD_NEEDS_UNIT,
    condition,
)
from thirdage.games.war_of_the_ring.recruiting import remove_excess
from thirdage.games.war_of_the_ring.settling import besiege, settle
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, INSIDE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.steps import STEPS
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, roll

# ---- which attacks are legal


def why_not_attack(
    game: Game, side: Side, start: Name, target: Name, led: Led = False
) -> Reason | None:
    """An Army may attack an adjacent enemy Army in the open, or the enemy in the siege that it
    is part of (W14.1 to W14.8, W15.9, W15.14). With `led` a leader-type figure must attack."""
    region = game.regions[start]
    whole = region.army(side)
    enemy = other(side)
    if not whole.units:
        return NO_ARMY
    if start == target:
        if region.besieged is None:
            return NO_ENEMY
    elif region.besieged == side or target not in PLACES[start].borders:
        return NOT_ADJACENT
    elif not game.regions[target].army(enemy).units:
        return NO_ENEMY
    elif game.regions[target].besieged == enemy:
        return ENEMY_INSIDE
    if side == SHADOW and game.table and kept_out(game, target):
        return KEPT_OUT
    able = at_war_part(game, whole)
    if not able.units:
        return NOT_AT_WAR
    reason = why_not_part(game, whole, able, led)
    if reason == NO_LEADER:
        return NO_LEADER_TO_ATTACK
    return REARGUARD_NEEDS_UNIT if reason == LEADERS_STAY else reason


def attacks(
    game: Game, side: Side, led: Led = False, only: Callable[[Name], bool] | None = None
) -> Iterator[tuple[Name, Name]]:
    """All (from, target) of legal attacks, with `only` from these regions."""
    enemies = frozenset(game.where[other(side)])
    for start in game.where[side]:
        if only is not None and not only(start):
            continue
        if start in enemies and why_not_attack(game, side, start, start, led) is None:
            yield start, start
        for target in PLACES[start].borders:
            if target in enemies and why_not_attack(game, side, start, target, led) is None:
                yield start, target


def can_attack(game: Game, side: Side, led: Led = False) -> bool:
    """Whether any Army can attack."""
    return next(attacks(game, side, led), None) is not None


# ---- beginning a battle


def attack(
    game: Game, side: Side, led: Led = False, only: Callable[[Name], bool] | None = None
) -> Script[Steps]:
    """Attack with one Army (W14.3): from where, against whom, and who stays behind."""
    able = list(attacks(game, side, led, only))
    start = yield from ask(game, side, "from", list(dict.fromkeys(s for s, _ in able)))
    target = yield from ask(game, side, "target", [t for s, t in able if s == start])
    battle = yield from divide_and_attack(game, side, start, target, led)
    return begin_battle(game, battle)


def divide_and_attack(
    game: Game, side: Side, start: Name, target: Name, led: Led = False
) -> Script[Battle]:
    """The attacker divides his Army (W14.6 to W14.8): a battle that is yet to begin."""
    whole = game.army(side, start)
    able = at_war_part(game, whole)
    part = yield from choose_part(game, side, start, whole, able, led=led, rearguard=True)
    if start != target:
        kind = FIELD
    else:
        kind = SORTIE if game.regions[start].besieged == side else SIEGE
    return Battle(side, start, target, kind, whole.minus(part))


def storm(game: Game, name: Name) -> Script[Steps]:
    """A card lets a SH Army attack the Army that it besieges for three rounds; in the first
    FP may use a Combat card only if a Companion fights."""
    battle = yield from divide_and_attack(game, SHADOW, name, name)
    battle.rounds = 3
    battle.ban_first_round = True
    return begin_battle(game, battle)


def begin_battle(game: Game, battle: Battle) -> Steps:
    """The attack is declared: the Nations attacked react at once (W17.4.2, W17.7, OP-70)."""
    game.battle = battle
    game.tell("attack", battle.attacker, battle.origin, battle.target, battle.kind)
    attacked(game, fighting(game, battle, battle.defender), battle.target)
    return [plan(combat_round), plan(end_battle)]


def the_battle(game: Game) -> Battle:
    """The battle under way."""
    assert game.battle is not None
    return game.battle


# ---- a combat round


@STEPS.step
def combat_round(game: Game) -> Script[Steps]:
    """One round (W14.14): cards, rolls, casualties, then go on or not."""
    battle = the_battle(game)
    battle.fighters = {FREE: Fighter(), SHADOW: Fighter()}
    battle.revealed = False
    if battle.round == 1:
        yield from white_rider(game, battle)
    if (yield from retreat_into_siege(game, battle)):
        return []
    game.tell("combat-round", battle.round)
    for side in (battle.attacker, battle.defender):
        yield from choose_combat_card(game, battle, side)
    reveal_combat_cards(game, battle)
    yield from carry_out_cards(game, battle, 0, 3)
    if not battle.outcome:
        for side in (battle.attacker, battle.defender):
            yield from combat_roll(game, battle, side)
        yield from carry_out_cards(game, battle, 4, 4)
        for side in (battle.attacker, battle.defender):
            yield from leader_reroll(game, battle, side)
        yield from carry_out_cards(game, battle, 5, 6)
        yield from remove_casualties(game, battle)
    yield from carry_out_cards(game, battle, 7, 7)
    discard_combat_cards(game, battle)
    if not battle.outcome:
        yield from cease_or_retreat(game, battle)
    if battle.round == 1:
        yield from sorcerer(game, battle)
    if battle.outcome:
        return []
    battle.round += 1
    return [plan(combat_round)]


def white_rider(game: Game, battle: Battle) -> Script[None]:
    """Gandalf the White may forfeit his Leadership for the whole battle; in return that of
    the Nazgûl is 0 (his ability)."""
    battle.white_rider = False
    if "gandalf-white" in companions_in_battle(game, battle) and nazgul_in_battle(game, battle):
        battle.white_rider = yield from yes(game, FREE, "white-rider")
        if battle.white_rider:
            game.tell("white-rider")


def retreat_into_siege(game: Game, battle: Battle) -> Script[bool]:
    """In a region with a friendly Stronghold the defender may go inside before every round
    (W15.2); the battle is then over (W15.4)."""
    if not can_withdraw(game, battle):
        return False
    if (yield from ask(game, battle.defender, "stand", ("field", "siege"))) == "field":
        return False
    withdraw(game, battle)
    return True


# ---- step 1: Combat cards

FROM_TABLE = "durins-bane"
"""The code for using Balrog of Moria from the table as a Combat card."""


def why_not_any_combat_card(game: Game, battle: Battle, side: Side) -> Reason | None:
    """What keeps a side from using Combat cards at all; all of it is public."""
    if side == FREE and battle.target == "minas-tirith" and DENETHORS_FOLLY in game.table:
        return condition("W8.12", "no-combat-cards", DENETHORS_FOLLY)
    if side == FREE and battle.ban_first_round and battle.round == 1:
        if not companions_in_battle(game, battle):
            return condition("W9.2", "no-combat-cards-first-round")
    return None


def why_not_combat_card(game: Game, battle: Battle, side: Side, card: str) -> Reason | None:
    """A card of the hand may be used if its combat condition is fulfilled (W9.2, W9.5)."""
    if card not in game.hand(side):
        return NOT_IN_HAND
    reason = why_not_any_combat_card(game, battle, side)
    return reason or EFFECTS[CARDS[card].combat].condition(game, battle, side)


def choose_combat_card(game: Game, battle: Battle, side: Side) -> Script[None]:
    """A card or none, in secret; the back of the card is seen (W9.2 to W9.4)."""
    if why_not_any_combat_card(game, battle, side) is not None:
        return
    able = [c for c in game.hand(side) if why_not_combat_card(game, battle, side, c) is None]
    if side == SHADOW and BALROG in game.table:
        if EFFECTS[FROM_TABLE].condition(game, battle, side) is None:
            able.append(FROM_TABLE)
    if not able and not game.hand(side):
        return
    question = f"{side}-combat-card"
    card = yield from ask_secretly(game, side, question, ("none", *able), str, back_of)
    fighter = battle.fighters[side]
    if card == FROM_TABLE:
        discard_from_table(game, BALROG)
        fighter.card = BALROG
    elif card != "none":
        take_from_hand(game, side, card)
        fighter.card = card
    game.tell("combat-card", side, back_of(card))


def reveal_combat_cards(game: Game, battle: Battle) -> None:
    """Both at the same time (W9.3a)."""
    battle.revealed = True
    for side in (battle.attacker, battle.defender):
        card = battle.fighters[side].card
        if card is not None:
            game.tell("reveals", side, card)
    if battle.round == 1 and "witch-king" in minions_in_battle(game, battle):
        battle.sorcerer_card = battle.fighters[SHADOW].card


def carry_out_cards(game: Game, battle: Battle, first: int, last: int) -> Script[None]:
    """The effects with an initiative from `first` to `last`, the lower first, at equal numbers
    the defender's (W9.8a); none after the battle has ended (W9.14)."""
    due = []
    for side in SIDES:
        card = battle.fighters[side].card
        if card is not None:
            for part in EFFECTS[CARDS[card].combat].parts:
                if first <= part.initiative <= last:
                    due.append((part.initiative, side == battle.attacker, side, part.carry_out))
    if len(due) > 1:
        due.sort(key=lambda one: one[:2])
    for _, _, side, effect in due:
        if not battle.outcome and not battle.fighters[side].stopped:
            yield from effect(game, battle, side)


def discard_combat_cards(game: Game, battle: Battle) -> None:
    """When the round is over (W9.7)."""
    for side in SIDES:
        card = battle.fighters[side].card
        if card is not None and card not in game.discards[side]:
            discard_face_up(game, side, card)


# ---- steps 2 to 4: rolls and casualties


def combat_roll(game: Game, battle: Battle, side: Side) -> Script[None]:
    """The Combat roll (W14.16)."""
    fighter = battle.fighters[side]
    needed = needed_to_hit(battle, side)
    dice = combat_dice(game, battle, side)
    fighter.combat_dice = yield from roll(f"{side}-combat-roll", dice)
    game.tell("dice", f"{side}-combat-roll", *fighter.combat_dice)
    hits = sum(is_hit(pips, needed, fighter.combat_bonus) for pips in fighter.combat_dice)
    fighter.hits += hits
    fighter.missed = dice - hits
    game.tell("combat-roll", side, dice, hits)


def leader_reroll(game: Game, battle: Battle, side: Side) -> Script[None]:
    """The Leader re-roll (W14.17): as many missed dice as the Leadership allows."""
    fighter = battle.fighters[side]
    if fighter.no_reroll or not fighter.missed:
        return
    dice = min(COMBAT_DICE, leadership(game, battle, side), fighter.missed)
    if not dice:
        return
    rolled = yield from roll(f"{side}-leader-reroll", dice)
    game.tell("dice", f"{side}-leader-reroll", *rolled)
    needed = needed_to_hit(battle, side)
    fighter.reroll_hits = sum(is_hit(pips, needed, fighter.reroll_bonus) for pips in rolled)
    fighter.hits += fighter.reroll_hits
    game.tell("leader-reroll", side, dice, fighter.reroll_hits)


def remove_casualties(game: Game, battle: Battle) -> Script[None]:
    """Step 4: each Army takes the hits of the other, the attacker decides first (W14.20); all
    hits count even if an Army is wiped out (OP-44)."""
    for side in (battle.attacker, battle.defender):
        hits = battle.fighters[other(side)].hits
        if hits:
            game.tell("hits", side, battle.place_of(side), hits)
            yield from suffer(game, battle, side, hits)


# ---- step 5: cease, retreat, extend


def cease_or_retreat(game: Game, battle: Battle) -> Script[None]:
    """The attacker may cease, then the defender may retreat (W14.27); a siege battle ends
    unless it is extended (W15.11)."""
    if battle.kind == SIEGE:
        yield from extend_siege_battle(game, battle)
        return
    if not battle.must_go_on:
        if (yield from ask(game, battle.attacker, "battle", ("go-on", "cease"))) == "cease":
            cease(game, battle)
            return
    places = retreats(game, battle)
    if not places:
        return
    to = yield from ask(game, battle.defender, "retreat", ("stay", *places))
    if to != "stay":
        retreat(game, battle, to)


def cease(game: Game, battle: Battle) -> None:
    """The attacker ceases (W14.28)."""
    battle.outcome = "ceased"
    game.tell("ceases", battle.attacker)


def extend_siege_battle(game: Game, battle: Battle) -> Script[None]:
    """A further round if the battle has more, or for one Elite reduced to a Regular (W15.11,
    OP-55, OP-56)."""
    attacker = battle.attacker
    if battle.round < battle.rounds:
        if (yield from ask(game, attacker, "battle", ("go-on", "cease"))) == "cease":
            cease(game, battle)
        return
    able = reducible(game, battle)
    nation = yield from ask(game, attacker, "extend", ("no", *able))
    if nation == "no":
        cease(game, battle)
        return
    reduce_elite(game, attacker, battle.origin, nation)
    battle.rounds += 1
    game.tell("extends-siege", attacker, nation)


def reducible(game: Game, battle: Battle) -> list[Nation]:
    """The Nations of which an attacking Elite can be reduced to a Regular (OP-55)."""
    army = fighting(game, battle, battle.attacker)
    return [b.nation for b in army.bands if b.elites and can_reduce(game, b.nation)]


def sorcerer(game: Game, battle: Battle) -> Script[None]:
    """After the first round SH may draw a card from the deck of the Combat card that it used,
    if the Witch-king took part and is still in play (his ability)."""
    card = battle.sorcerer_card
    if card is None or not game.in_play("witch-king"):
        return
    deck = CARDS[card].deck
    if game.decks[f"{SHADOW}-{deck}"].size and (yield from yes(game, SHADOW, "sorcerer")):
        yield from draw_cards(game, SHADOW, deck)


# ---- the end of a battle


@STEPS.step
def end_battle(game: Game) -> Script[Steps]:
    """Advance or not, sieges, captures (W14.32, W14.33, W15.4 to W15.8, W15.12, W16)."""
    battle = the_battle(game)
    game.tell("battle-over", battle.outcome, battle.target)
    if battle.kind == FIELD and battle.outcome in ("won", "retreat", "siege"):
        yield from advance(game, battle)
    elif battle.kind == LANDING and battle.outcome == "siege":
        yield from begin_siege(game, battle.target, battle.defender)
    game.battle = None
    settle(game, battle.origin, battle.target)
    return []


def advance(game: Game, battle: Battle) -> Script[None]:
    """The attacker may move all or part of the attacking Army into the region of the battle
    (W14.32, OP-50, OP-54); if the defender has withdrawn, a siege begins by it (W15.4)."""
    attacker = battle.attacker
    army = fighting(game, battle, attacker)
    if not (yield from yes(game, attacker, "advance")):
        return
    whole = game.army(attacker, battle.origin)
    able = army_of(army.bands, (c for c in army.characters if c != "saruman"))
    part = yield from choose_part(
        game, attacker, battle.origin, whole, able, led=False, rearguard=False
    )
    if battle.outcome == "siege":
        yield from begin_siege(game, battle.target, battle.defender)
    game.battle = None
    game.take(attacker, battle.origin, part)
    game.put(attacker, battle.target, part)
    game.tell("advances-into", attacker, battle.target, part.units)
    entered(game, attacker, battle.target)
    settle(game, battle.origin, battle.target)
    end_movement(game, attacker, battle.target, part)


def begin_siege(game: Game, name: Name, defender: Side) -> Script[None]:
    """The defenders are inside; those in excess of five units are removed (W15.5 to W15.8)."""
    besiege(game, name, defender)
    yield from remove_excess(game, defender, name, INSIDE)
