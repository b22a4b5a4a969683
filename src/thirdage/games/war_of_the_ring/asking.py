"""Asking in the game's own terms: a side is asked, the seat that decides for it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from thirdage.games.war_of_the_ring.board import Side
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.scripts import Facts, Script, choose, choose_secretly, confirm

V = TypeVar("V")


def ask(
    game: Game,
    side: Side,
    question: str,
    things: Sequence[V],
    code: Callable[[V], str] = str,
    facts: Facts = (),
) -> Script[V]:
    """A side picks one thing, for all to see."""
    return choose(game.seat(side), question, things, code, facts)


def ask_hidden(
    game: Game, side: Side, question: str, things: Sequence[V], code: Callable[[V], str] = str
) -> Script[V]:
    """A side picks one thing from options that depend on its hand."""
    return choose(game.seat(side), question, things, code, insist=True)


def ask_secretly(
    game: Game,
    side: Side,
    question: str,
    things: Sequence[V],
    code: Callable[[V], str],
    face: Callable[[V], str],
) -> Script[V]:
    """A side picks one thing; the other sees its face only."""
    return choose_secretly(game.seat(side), question, things, code, face)


def yes(game: Game, side: Side, question: str) -> Script[bool]:
    """A side says yes or no."""
    return confirm(game.seat(side), question)
