"""Moving the markers on the activity lines (F11)."""

from __future__ import annotations

from thirdage.games.lord_of_the_rings.asking import ask
from thirdage.games.lord_of_the_rings.board import BIG_SHIELD, BOARDS, DIE, HEAL, SHIELD
from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.components import Activity
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.die import roll_die
from thirdage.games.lord_of_the_rings.hobbits import after_receipt
from thirdage.games.lord_of_the_rings.interrupts import BEFORE_ROLL
from thirdage.games.lord_of_the_rings.reasons import LINE_COMPLETE, NO_LINE
from thirdage.games.lord_of_the_rings.state import Game, Player, ScenarioEnds
from thirdage.table.game import Reason
from thirdage.table.piles import draw_from
from thirdage.table.scripts import Script


def why_not_advance(game: Game, activity: Activity) -> Reason | None:
    """The board needs a line of this activity that is not complete (F12.4)."""
    if activity not in game.lines:
        return NO_LINE
    return LINE_COMPLETE if complete(game, activity) else None


def complete(game: Game, activity: Activity) -> bool:
    """Whether a marker is on the last space of its line (F11.2)."""
    return game.lines[activity] == BOARDS[game.place].lines[activity].last


def open_lines(game: Game) -> list[Activity]:
    """The lines that are not complete; the main one is always among them."""
    return [activity for activity in game.lines if not complete(game, activity)]


def advance_any(game: Game, player: Player, steps: int, *, contents: bool = True) -> Script[None]:
    """Advance one marker of a player's choice."""
    activity = yield from ask(player, "line", open_lines(game))
    yield from advance(game, activity, steps, contents=contents)


def advance(game: Game, activity: Activity, steps: int, *, contents: bool = True) -> Script[None]:
    """Advance a marker; the active player takes the contents of the spaces it enters, in order
    (F11.4), until he is eliminated (F17.4). Surplus steps are lost (F11.2). If it is the main
    line's, its last space ends the scenario (F18.1)."""
    board = BOARDS[game.place]
    line = board.lines[activity]
    player = game.active_player
    shields = 0
    for _ in range(min(steps, line.last - game.lines[activity])):
        if contents and not player.plays:
            break
        game.lines[activity] += 1
        game.tell("advances", activity, game.lines[activity])
        if contents:
            shields += yield from take(game, player, line.contents[game.lines[activity]])
    yield from after_receipt(game, player, shields)
    if activity == board.main and complete(game, activity):
        raise ScenarioEnds


def take(game: Game, player: Player, content: str) -> Script[int]:
    """Take the content of a space (F11.4); gives the shields received."""
    if content == SHIELD:
        return gain_shields(game, player, 1)
    if content == BIG_SHIELD:
        return (yield from gain_big_shield(game, player))
    if content == DIE:
        yield from roll_die(game, player, BEFORE_ROLL)
    elif content == HEAL:
        heal(game, player, 1)
    elif content in CARDS:
        gain_card(game, player, content)
    else:
        player.tokens = player.tokens.plus(content)
        game.tell_of(player, "gains-token", content)
    return 0


def gain_shields(game: Game, player: Player, shields: int) -> int:
    """Receive shields (F14.1); gives how many."""
    player.shields += shields
    game.tell_of(player, "gains-shields", shields)
    return shields


def gain_big_shield(game: Game, player: Player) -> Script[int]:
    """The top piece of the pool, which counts its printed value (F14.2)."""
    if not game.big_shields.size:
        return 0
    value, game.big_shields = yield from draw_from("big-shield", game.big_shields)
    return gain_shields(game, player, int(value))


def gain_card(game: Game, player: Player, card: str) -> None:
    """Gain a Feature card of this scenario, unless it has left the game (F11.4)."""
    pile = game.features[game.place]
    if player.plays and card in pile.loose:
        game.features[game.place] = pile.without(card)
        player.take(card)
        game.show(player, [card])
        game.tell_of(player, "gains-card", card)
