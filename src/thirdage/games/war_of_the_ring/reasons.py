"""Why a thing is not possible: the reasons that more than one chapter gives.

A reason is the rule's number, the name of a message in `words/`, and its arguments.
"""

from __future__ import annotations

from typing import Final

from thirdage.table.game import Reason

# Regions and Armies
NO_ARMY: Final = Reason("W11.1", "no-army")
NOT_ADJACENT: Final = Reason("W13.2", "not-adjacent")
BESIEGED: Final = Reason("W15.14", "besieged-cannot-move")
ENEMY_UNITS: Final = Reason("W13.11", "enemy-units")
NO_LEADER: Final = Reason("W13.4", "no-leader")
MOVED_ALREADY: Final = Reason("W13.12", "moved-already")
FOREIGN_BORDER: Final = Reason("W13.14", "foreign-border")
LEADERS_STAY: Final = Reason("W13.6", "leaders-would-stay-alone")
KEPT_OUT: Final = Reason("W8.12", "kept-out-by-card")
# Battles
NO_ENEMY: Final = Reason("W14.2", "no-enemy-army")
ENEMY_INSIDE: Final = Reason("W15.9", "enemy-inside-stronghold")
NOT_AT_WAR: Final = Reason("W14.4", "not-at-war")
NO_LEADER_TO_ATTACK: Final = Reason("W14.7", "no-leader-to-attack")
REARGUARD_NEEDS_UNIT: Final = Reason("W14.8", "rearguard-needs-unit")
NOT_FREE: Final = Reason("W14.29", "not-free")
BESIEGED_CANNOT_RETREAT: Final = Reason("W14.30", "besieged-cannot-retreat")
# Dice
NOT_YOUR_TURN: Final = Reason("W6.1", "not-your-turn")
NO_SUCH_DIE: Final = Reason("W6.1", "no-such-die")
WRONG_DIE: Final = Reason("W6.1", "wrong-die")
BATTLE_FIRST: Final = Reason("W6.1", "battle-first")
OTHER_SIDE_FIRST: Final = Reason("W6.1", "other-side-first")
MATCH_OVER: Final = Reason("W21.1", "match-over")
NOTHING_TO_DO: Final = Reason("W6.6", "changes-nothing")
# Cards
NOT_IN_HAND: Final = Reason("W8.6", "not-in-hand")
WRONG_ICON: Final = Reason("W8.6", "wrong-icon")
# Fellowship
REVEALED: Final = Reason("W18.16", "fellowship-revealed")
HIDDEN_ALREADY: Final = Reason("W18.28", "fellowship-hidden")
ON_MORDOR_TRACK: Final = Reason("W18.30", "on-mordor-track")
NO_COMPANIONS: Final = Reason("W18.30", "no-companions")


def wrong_phase(now: int, then: int) -> Reason:
    """The reason that a thing is done in another phase of the turn (W4.1)."""
    return Reason("W4.1", "wrong-phase", (now, then))


def condition(rule: str, name: str, *facts: str | int) -> Reason:
    """The reason that a card's or a Character's condition is not fulfilled (W8.8)."""
    return Reason(rule, name, facts)
