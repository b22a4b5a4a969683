"""A battle under way (C42 to C46): who fights where, and what this round has brought."""

from __future__ import annotations

from typing import Final

from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Name, Side, other
from thirdage.games.war_of_the_ring.pieces import NOBODY, Army

FIELD: Final = "field"
SIEGE: Final = "siege"
SORTIE: Final = "sortie"
LANDING: Final = "landing"
"""The attackers have been put into the region of the battle by a card (Corsairs of Umbar)."""


class Fighter:
    """What one side has done in this combat round."""

    __slots__ = (
        "cancelled",
        "card",
        "combat_bonus",
        "combat_dice",
        "dice_fewer",
        "extra_hits",
        "forfeited",
        "hits",
        "missed",
        "most_dice",
        "no_reroll",
        "reroll_bonus",
        "reroll_hits",
        "special_hits",
        "stopped",
    )

    def __init__(self) -> None:
        self.card: str | None = None
        """The Combat card chosen."""
        self.stopped = False
        """Its effects have been cancelled by the other card."""
        self.combat_bonus = 0
        """Added to every die of the Combat roll."""
        self.reroll_bonus = 0
        """Added to every die of the Leader re-roll."""
        self.most_dice = 5
        """At most so many dice in the Combat roll."""
        self.dice_fewer = 0
        """So many dice fewer in the Combat roll, but at least one."""
        self.forfeited: tuple[str, ...] = ()
        """Figures whose Leadership is forfeited: Characters by name, "nazgul" once each."""
        self.cancelled: tuple[str, ...] = ()
        """Characters whose Leadership and abilities are cancelled."""
        self.no_reroll = False
        """No Leader re-roll this round."""
        self.combat_dice: tuple[int, ...] = ()
        """The Combat roll as thrown."""
        self.missed = 0
        """Dice that missed in the Combat roll and may still be re-rolled."""
        self.hits = 0
        """All hits of this round that are still to be taken by the enemy."""
        self.reroll_hits = 0
        """Those of them that the Leader re-roll scored."""
        self.extra_hits = 0
        """Those of them that no die of the two rolls scored (cards)."""
        self.special_hits = 0
        """Hits of special attack rolls, taken already (W9.13)."""

    @property
    def rolled_hits(self) -> int:
        """The hits that the dice of the two rolls scored."""
        return self.hits - self.extra_hits

    def copy(self) -> Fighter:
        """An independent copy."""
        twin = Fighter.__new__(Fighter)
        for name in Fighter.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Battle:
    """A battle. The figures stay where they stand; `rearguard` names those of the
    attacker's region that take no part (W14.9)."""

    __slots__ = (
        "attacker",
        "ban_first_round",
        "fewer_by_garrison",
        "fighters",
        "kind",
        "must_go_on",
        "origin",
        "outcome",
        "rearguard",
        "revealed",
        "round",
        "rounds",
        "sorcerer_card",
        "target",
        "white_rider",
    )

    def __init__(
        self, attacker: Side, origin: Name, target: Name, kind: str, rearguard: Army = NOBODY
    ) -> None:
        self.attacker = attacker
        self.origin = origin
        """Where the attackers stand."""
        self.target = target
        """The region of the battle, where the defenders stand."""
        self.kind = kind
        """ "field", "siege", "sortie" or "landing"."""
        self.rearguard = rearguard
        self.round = 1
        self.rounds = 1
        """How many rounds a siege battle lasts (W15.11)."""
        self.outcome = ""
        """ "" while it goes on; then "ceased", "retreat", "siege" (the defender withdrew into
        the Stronghold), "won" (defenders eliminated), "lost" (attackers eliminated), "both"."""
        self.revealed = False
        """Whether the Combat cards of this round lie open."""
        self.fighters = {FREE: Fighter(), SHADOW: Fighter()}
        self.white_rider: bool | None = None
        """Whether Gandalf the White has forfeited his Leadership for the whole battle, so
        that the Nazgûl have none; None while it has not been decided."""
        self.sorcerer_card: str | None = None
        """The Combat card SH used in the first round with the Witch-king there (Sorcerer)."""
        self.must_go_on = False
        """The attacker may not cease (Corsairs of Umbar)."""
        self.ban_first_round = False
        """No FP Combat card in round 1 unless a Companion fights (Grond, Uruk-hai)."""
        self.fewer_by_garrison = False
        """SH rolls one die fewer per besieged FP unit in the region (Help Unlooked For)."""

    @property
    def defender(self) -> Side:
        """The side attacked."""
        return other(self.attacker)

    def place_of(self, side: Side) -> Name:
        """The region where the figures of a side stand."""
        return self.origin if side == self.attacker else self.target

    def copy(self) -> Battle:
        """An independent copy."""
        twin = Battle.__new__(Battle)
        for name in Battle.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.fighters = {side: fighter.copy() for side, fighter in self.fighters.items()}
        return twin
