"""Asking in the game's own terms: the player answers for the fellowship."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from thirdage.games.lord_of_the_rings.components import SEAT
from thirdage.table.scripts import Facts, Script, choose, confirm

V = TypeVar("V")


def ask(
    question: str, things: Sequence[V], code: Callable[[V], str] = str, facts: Facts = ()
) -> Script[V]:
    """The player picks one thing."""
    return choose(SEAT, question, things, code, facts)


def yes(question: str) -> Script[bool]:
    """The player says yes or no."""
    return confirm(SEAT, question)


def kinds(cards: Sequence[str]) -> list[str]:
    """Each code once, in order: cards that look the same are one option."""
    return list(dict.fromkeys(cards))
