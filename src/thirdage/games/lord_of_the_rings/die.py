"""The die (F13)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.components import BLANK, CARDS, DOTS, EYE, FACES
from thirdage.games.lord_of_the_rings.corruption import corrupt, move_sauron
from thirdage.games.lord_of_the_rings.hand import discard_cards
from thirdage.games.lord_of_the_rings.hobbits import limited
from thirdage.games.lord_of_the_rings.interrupts import (
    BEFORE_EVENT_ROLL,
    ROLLED,
    decide,
    only,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.yellow import BELT, MITHRIL, play_yellow
from thirdage.table.scripts import Script, roll_faces

TWO_CARDS: Final = 2


def roll_die(game: Game, moment: str) -> Script[None]:
    """Roll and take the effect (F13.1), unless the Belt prevents the roll (F23.2)."""
    if (yield from decide(game, "roll", only("roll"), moment)) == BELT:
        play_yellow(game, BELT)
        return
    yield from roll_and_suffer(game)


def roll_twice(game: Game, moment: str) -> Script[None]:
    """Two rolls, one after the other (F13.3)."""
    yield from roll_die(game, moment)
    yield from roll_die(game, BEFORE_EVENT_ROLL)


def roll_and_suffer(game: Game) -> Script[None]:
    """Roll; the effect follows unless the Mithril ignores it (F23.3)."""
    face = yield from throw(game)
    if not (yield from ignored(game, face)):
        yield from suffer(game, face)


def throw(game: Game) -> Script[str]:
    """Roll the die for all to see."""
    (face,) = yield from roll_faces("die", 1, FACES)
    game.tell("rolled", face)
    return face


def ignored(game: Game, face: str) -> Script[bool]:
    """Whether the Mithril is played against a roll, after it has been seen (F23.3)."""
    if face == BLANK:
        return False
    game.rolled = face
    choice = yield from decide(game, "rolled", only("suffer"), ROLLED)
    game.rolled = None
    if choice != MITHRIL:
        return False
    play_yellow(game, MITHRIL)
    return True


def suffer(game: Game, face: str) -> Script[None]:
    """Dots corrupt, two cards are discarded, the eye moves Sauron (F13.1, F13.2)."""
    if face in DOTS:
        corrupt(game, limited(game, DOTS[face]))
    elif face == CARDS:
        yield from discard_cards(game, limited(game, TWO_CARDS))
    elif face == EYE:
        move_sauron(game, 1)
