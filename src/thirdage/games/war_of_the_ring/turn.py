"""The turn (W4): its six phases, Action dice (W5), passing and skipping (W6), Rings (W7)."""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.actions import (
    ACTIONS,
    WILL,
    possible_actions,
    ring_spent,
    spend_ring,
)
from thirdage.games.war_of_the_ring.asking import ask, ask_hidden
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, SIDES, Side, other
from thirdage.games.war_of_the_ring.cards.catalogue import CHARACTER, STRATEGY
from thirdage.games.war_of_the_ring.entering import dice_pool
from thirdage.games.war_of_the_ring.fellowship import (
    declare,
    possible_guides,
    set_guide,
    why_not_declare,
)
from thirdage.games.war_of_the_ring.hand import draw_cards, keep_hand_limit
from thirdage.games.war_of_the_ring.hunt import balrog, move_fellowship
from thirdage.games.war_of_the_ring.mordor import (
    enter_mordor,
    linger_in_mordor,
    why_not_enter_mordor,
)
from thirdage.games.war_of_the_ring.reasons import NOTHING_TO_DO, condition
from thirdage.games.war_of_the_ring.recruiting import remove_excess
from thirdage.games.war_of_the_ring.settling import check_conquest
from thirdage.games.war_of_the_ring.setup import INSIDE, STACKING
from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.games.war_of_the_ring.steps import STEPS
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.scripts import Script, at_once, roll_faces

FACES: Final[dict[Side, tuple[str, ...]]] = {
    FREE: ("character", "character", "event", "muster", "muster-army", WILL),
    SHADOW: ("character", "army", "muster", "event", "muster-army", "eye"),
}
"""The faces of the Action dice (W5.6)."""

LAST_BATTLE: Final = "the-last-battle"
FELLOWSHIP_PHASE: Final = 2
ACTION_RESOLUTION: Final = 5
"""Phases in which somebody chooses what to do (W4.1)."""


# ---- phases 1 to 4


@STEPS.step
def begin_turn(game: Game) -> Script[Steps]:
    """Phase 1: recover the dice, draw a card from each deck (W4.2a)."""
    game.turn += 1
    game.phase = 1
    game.tell("turn", game.turn)
    game.once = ()
    hunted = game.hunt_box.free > 0
    game.hunt_box = HuntBox()
    game.fellowship = game.fellowship._replace(tried=False)
    for side in SIDES:
        game.dice[side] = ()
        game.used_dice[side] = dice_pool(game, side)
    for side in SIDES:
        yield from draw_cards(game, side, CHARACTER, STRATEGY)
    return [plan(fellowship_phase), plan(hunt_allocation, int(hunted)), plan(action_roll)]


@STEPS.step
def fellowship_phase(game: Game) -> Script[Steps]:
    """Phase 2: declare, enter Mordor, change the Guide, in this order (W4.3, W4.4, OP-8)."""
    game.phase = FELLOWSHIP_PHASE
    may_declare, may_enter = True, True
    while True:
        ways = ["done"]
        if may_declare and why_not_declare(game) is None:
            ways.append("declare")
        if may_enter and why_not_enter_mordor(game) is None:
            ways.append("enter-mordor")
        guides = possible_guides(game)
        ways += [guide for guide in guides if guide != game.fellowship.guide]
        choice = yield from ask(game, FREE, "fellowship-phase", ways)
        if choice == "declare":
            may_declare = False
            way = yield from declare(game)
            yield from balrog(game, way, declared=True)
        elif choice == "enter-mordor":
            may_declare = may_enter = False
            enter_mordor(game)
        else:
            if choice != "done":
                set_guide(game, choice)
            return []


@STEPS.step
def hunt_allocation(game: Game, least: int) -> Script[Steps]:
    """Phase 3: SH puts Action dice into the Hunt Box (W4.5, W5.7a)."""
    game.phase = 3
    pool = game.used_dice[SHADOW]
    most = min(pool, max(1, len(game.fellowship.companions)))
    number = yield from ask(game, SHADOW, "hunt-dice", range(least, most + 1))
    game.hunt_box = game.hunt_box._replace(allocated=number)
    game.used_dice[SHADOW] = pool - number
    game.tell("hunt-allocation", number)
    return []


@STEPS.step
def action_roll(game: Game) -> Script[Steps]:
    """Phase 4: both roll their dice; Eyes go to the Hunt Box at once (W4.6, W6.14)."""
    game.phase = 4
    for side in SIDES:
        number = game.used_dice[side]
        game.used_dice[side] = 0
        rolled = yield from roll_faces(f"{side}-action-dice", number, FACES[side])
        eyes = rolled.count("eye")
        game.dice[side] = tuple(sorted(face for face in rolled if face != "eye"))
        game.hunt_box = game.hunt_box._replace(eyes=game.hunt_box.eyes + eyes)
        game.tell("action-dice", side, *rolled)
    game.phase = ACTION_RESOLUTION
    return [plan(next_action, FREE)]


# ---- phase 5


@STEPS.step
def next_action(game: Game, side: Side) -> Script[Steps]:
    """Whose turn it is acts with one of his dice, or passes (W6.1 to W6.7)."""
    if not game.dice[side]:
        side = other(side)
        if not game.dice[side]:
            return [plan(end_turn)]
    game.active_side = side
    ways = list(dict.fromkeys(game.dice[side]))
    if why_not_ring(game, side) is None:
        ways.append("ring")
    if why_not_pass(game, side) is None:
        ways.append("pass")
    face = yield from ask(game, side, "die", ways)
    if face == "pass":
        game.tell("passes", side)
        return [plan(next_action, other(side))]
    if face == "ring":
        yield from use_ring(game, side)
        return [plan(next_action, side)]
    name = yield from ask_hidden(game, side, "action", possible_actions(game, side, face))
    remove_die(game, side, face)
    if name == "move-fellowship":
        yield from move_fellowship(game)
        return [plan(end_action, side, _die_goes(game))]
    steps = yield from ACTIONS[name].carry_out(game, side, face)
    return [*steps, plan(end_action, side, "used")]


def _die_goes(game: Game) -> str:
    """Where the die goes that has moved the Fellowship: into the Hunt Box (W18.18), unless the
    card The Last Battle says otherwise."""
    return "used" if LAST_BATTLE in game.table else "hunt-box"


def remove_die(game: Game, side: Side, face: str) -> None:
    """One die of this face is no longer unused."""
    dice = list(game.dice[side])
    dice.remove(face)
    game.dice[side] = tuple(dice)


@STEPS.step
def end_action(game: Game, side: Side, die: str) -> Script[Steps]:
    """The die is set aside (W6.2, W6.3); the limits are enforced (W23.2), of the side whose
    action it is first (W23.3); the other side is next."""
    if die == "hunt-box":
        game.hunt_box = game.hunt_box._replace(free=game.hunt_box.free + 1)
    else:
        game.used_dice[side] += 1
    for owner in (side, other(side)):
        yield from keep_stacking(game, owner)
    for owner in (side, other(side)):
        yield from keep_hand_limit(game, owner)
    return [plan(next_action, other(side))]


def keep_stacking(game: Game, side: Side) -> Script[None]:
    """At most ten units in a region, five inside a besieged Stronghold (W11.5, W11.6a)."""
    regions = game.regions
    for name in game.where[side]:
        units = regions[name].army(side).units
        if units > INSIDE and (units > STACKING or regions[name].besieged == side):
            most = INSIDE if regions[name].besieged == side else STACKING
            yield from remove_excess(game, side, name, most)


def why_not_pass(game: Game, side: Side) -> Reason | None:
    """Only with fewer unused dice than the opponent (W6.4, W6.5)."""
    if len(game.dice[side]) < len(game.dice[other(side)]):
        return None
    return condition("W6.5", "not-fewer-dice")


def why_not_ring(game: Game, side: Side) -> Reason | None:
    """One Ring a turn, before an action, with an unused die (W7.2, W7.4)."""
    if not game.rings[side]:
        return condition("W7.1", "no-ring")
    if ring_spent(side) in game.once:
        return condition("W7.4", "ring-used-this-turn")
    return None if game.dice[side] else NOTHING_TO_DO


def use_ring(game: Game, side: Side) -> Script[None]:
    """Change one unused die to another result; FP not to Will of the West, SH also to an Eye,
    which goes to the Hunt Box at once (W7.2, W7.5, W7.6)."""
    old = yield from ask(game, side, "ring-die", list(dict.fromkeys(game.dice[side])))
    faces = [f for f in dict.fromkeys(FACES[side]) if f not in (old, WILL)]
    new = yield from ask(game, side, "ring-face", faces)
    spend_ring(game, side)
    change_die(game, side, old, new)


def change_die(game: Game, side: Side, old: str, new: str) -> None:
    """An unused die gets another face; an Eye goes to the Hunt Box at once (W6.14)."""
    remove_die(game, side, old)
    game.tell("die-changed", side, old, new)
    if new == "eye":
        game.hunt_box = game.hunt_box._replace(eyes=game.hunt_box.eyes + 1)
    else:
        game.dice[side] = tuple(sorted((*game.dice[side], new)))


# ---- phase 6


@STEPS.step
@at_once
def end_turn(game: Game) -> Steps:
    """The end of phase 5 on the Mordor Track (W20.10a), then phase 6: the Military Victory
    conditions (W4.8, W21.7), or a new turn."""
    linger_in_mordor(game)
    game.phase = 6
    check_conquest(game)
    return [plan(begin_turn)]
