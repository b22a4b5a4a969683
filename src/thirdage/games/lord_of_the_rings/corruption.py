"""The corruption line (F2.7), elimination and losing (F17)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.components import DARK, LIGHT
from thirdage.games.lord_of_the_rings.scoring import score_if_lost
from thirdage.games.lord_of_the_rings.state import Game, Player, Tokens
from thirdage.table.game import Outcome
from thirdage.table.scripts import MatchEnds

MET_SAURON, CANNOT_PAY, SIXTH_EVENT = "met-sauron", "cannot-pay", "sixth-event"


def lose(game: Game, condition: str) -> None:
    """The game is lost; nothing after this happens (F17.5). Raises MatchEnds."""
    game.outcome = Outcome((), condition, score_if_lost(game))
    game.tell("lost", condition, game.outcome.score or 0)
    raise MatchEnds


def eliminate(game: Game, player: Player, condition: str) -> None:
    """A player is out of the game and loses all he has (F17.3). If he is the Ring-bearer the
    game is lost (F17.5), unless the attempt at Mount Doom has begun, and then with the last
    player (F19.3); the player of the solitaire game is both."""
    others = game.others(player)
    if not others or (player.seat == game.bearer and not game.at_doom):
        lose(game, condition)
    game.tell("eliminated", player.hobbit, condition)
    player.hobbits = ()
    for card in player.hand:
        game.discard(player, card)
    player.shields = 0
    player.tokens = Tokens()


def corrupt(game: Game, player: Player, spaces: int) -> None:
    """A hobbit moves towards the dark; on or beyond Sauron's space he is eliminated (F17.1)."""
    if spaces and player.plays:
        player.corruption = min(DARK, player.corruption + spaces)
        game.tell_of(player, "corruption", spaces, player.corruption)
        _meet(game, player)


def heal(game: Game, player: Player, spaces: int) -> None:
    """A hobbit moves towards the light, as far as he can (F2.7)."""
    spaces = min(spaces, player.corruption - LIGHT)
    if spaces and player.plays:
        player.corruption -= spaces
        game.tell_of(player, "heals", spaces, player.corruption)


def move_sauron(game: Game, spaces: int) -> None:
    """Sauron moves towards the light (F2.7)."""
    game.sauron = max(LIGHT, game.sauron - spaces)
    game.tell("sauron-moves", spaces, game.sauron)
    for player in game.clockwise():
        _meet(game, player)


def _meet(game: Game, player: Player) -> None:
    if player.corruption >= game.sauron:
        eliminate(game, player, MET_SAURON)
