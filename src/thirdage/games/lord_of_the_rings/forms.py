"""Rules that have two forms: that of the solitaire game, marked (S), and that of the base game.

Most rules have but one, because the player of the solitaire game leads several hobbits and is
"each player", "one player" and "the group" (F0.4). Where that is not enough, both forms stand
side by side in the module of their chapter, and `either` names the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from thirdage.games.lord_of_the_rings.state import Game

P = ParamSpec("P")
T = TypeVar("T")
Rule = Callable[Concatenate[Game, P], T]


def either(alone: Rule[P, T], together: Rule[P, T]) -> Rule[P, T]:
    """A rule in its two forms."""

    @wraps(together)
    def rule(game: Game, /, *args: P.args, **named: P.kwargs) -> T:
        return (alone if game.alone else together)(game, *args, **named)

    return rule
