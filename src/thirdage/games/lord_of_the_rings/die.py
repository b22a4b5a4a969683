"""The die (F13)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.components import BLANK, CARDS, DOTS, EYE, FACES
from thirdage.games.lord_of_the_rings.corruption import corrupt, move_sauron
from thirdage.games.lord_of_the_rings.hand import discard_cards
from thirdage.games.lord_of_the_rings.hobbits import limited
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_EVENT_ROLL, OUT, ROLLED, pause
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.games.lord_of_the_rings.yellow import BELT, MITHRIL
from thirdage.table.scripts import Script, roll_faces

TWO_CARDS: Final = 2


def roll_die(game: Game, player: Player, moment: str) -> Script[str | None]:
    """Roll and take the effect (F13.1), unless the Belt prevents the roll (F23.2); gives the
    face, None if there was no roll."""
    if (yield from pause(game, player, "roll", "roll", moment)) in (BELT, OUT):
        return None
    return (yield from roll_and_suffer(game, player))


def roll_twice(game: Game, player: Player, moment: str) -> Script[None]:
    """Two rolls, one after the other (F13.3)."""
    yield from roll_die(game, player, moment)
    yield from roll_die(game, player, BEFORE_EVENT_ROLL)


def roll_and_suffer(game: Game, player: Player) -> Script[str]:
    """Roll; the effect follows unless the Mithril ignores it (F23.3); gives the face."""
    face = yield from throw(game, player)
    if not (yield from ignored(game, player, face)):
        yield from suffer(game, player, face)
    return face


def throw(game: Game, player: Player) -> Script[str]:
    """Roll the die for all to see."""
    (face,) = yield from roll_faces("die", 1, FACES)
    game.tell_of(player, "rolled", face)
    return face


def ignored(game: Game, player: Player, face: str) -> Script[bool]:
    """Whether the Mithril is played against a roll, after it has been seen (F23.3)."""
    if face == BLANK:
        return False
    game.rolled = face
    choice = yield from pause(game, player, "rolled", "suffer", ROLLED)
    game.rolled = None
    return choice == MITHRIL


def suffer(game: Game, player: Player, face: str) -> Script[None]:
    """Dots corrupt, two cards are discarded, the eye moves Sauron (F13.1, F13.2)."""
    if face in DOTS:
        corrupt(game, player, limited(game, player, DOTS[face]))
    elif face == CARDS:
        yield from discard_cards(game, player, limited(game, player, TWO_CARDS))
    elif face == EYE:
        move_sauron(game, 1)
