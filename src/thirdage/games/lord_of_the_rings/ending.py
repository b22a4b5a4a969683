"""The end of a scenario (F18) and Mount Doom (F19)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.components import (
    HEART,
    RING,
    SUN,
    Hobbit,
)
from thirdage.games.lord_of_the_rings.corruption import corrupt
from thirdage.games.lord_of_the_rings.die import roll_and_suffer
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.hobbits import fatty_after_scenario, types_to_spare
from thirdage.games.lord_of_the_rings.interrupts import (
    MOUNT_DOOM,
    SCENARIO_END,
    decide,
    pause,
)
from thirdage.games.lord_of_the_rings.lines import gain_big_shield
from thirdage.games.lord_of_the_rings.scoring import score_destroyed
from thirdage.games.lord_of_the_rings.state import Game, Player, Tokens
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.turn import lay_aside
from thirdage.games.lord_of_the_rings.yellow import ATHELAS
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Outcome
from thirdage.table.piles import Pile
from thirdage.table.scripts import Script, at_once

NEEDED: Final = (RING, HEART, SUN)
RING_BEARER_DRAWS: Final = 2
RING_DESTROYED: Final = "ring-destroyed"


@STEPS.step
def end_scenario(game: Game) -> Script[Steps]:
    """A new Ring-bearer, who draws two cards, life tokens, Fatty, then everything goes back
    (F18.3)."""
    game.tell("scenario-ends", game.place)
    lay_aside(game)
    if game.variant.tokens_first:
        yield from check_tokens(game)
    yield from choose_bearer(game)
    if not game.variant.tokens_first:
        yield from check_tokens(game)
    yield from fatty_after_scenario(game)
    for player in game.players.values():
        player.tokens = Tokens()
    leave_board(game)
    return []


def choose_bearer(game: Game) -> Script[None]:
    """The player with most ring tokens becomes Ring-bearer and draws two cards (F18.3 a); the
    solitaire player is the only one. By options he draws only if he is new (F25.2), or never
    (F26.5)."""
    old = game.ring_bearer
    new = next_bearer(game)
    if new is not old:
        game.bearer = new.seat
        game.tell("new-bearer", new.hobbit)
    draws = game.variant.ring_bearer_draw
    if draws == "always" or (draws == "new" and new is not old):
        yield from draw_cards(game, new, RING_BEARER_DRAWS)


def next_bearer(game: Game) -> Player:
    """Of players with equally many ring tokens the first clockwise after the old Ring-bearer,
    who comes last."""
    old = game.ring_bearer
    return max([*game.others(old), old], key=lambda player: player.tokens.ring)


def check_tokens(game: Game) -> Script[None]:
    """Corruption 1 for each life token that a player misses (F18.3 b). With Athelas he counts as
    one hobbit less (F23.1): in the base game as none."""
    for player in game.clockwise():
        chosen = yield from pause(game, player, "life-tokens", "check", SCENARIO_END)
        hobbits = len(player.hobbits) - (chosen == ATHELAS)
        missing = missing_tokens(player.tokens, hobbits)
        corrupt(game, player, max(0, missing - types_to_spare(game, player)))


def missing_tokens(tokens: Tokens, hobbits: int) -> int:
    """How many tokens of the three types are missing, wild ones filled in (F18.3 b, F21.4)."""
    gaps = sum(max(0, hobbits - tokens.of(kind)) for kind in NEEDED)
    return max(0, gaps - tokens.wild)


def leave_board(game: Game) -> None:
    """The Feature cards that nobody gained leave the game (F18.3 e); on the master board no
    hobbit is active (F2.1), and bans end (F16.8)."""
    game.leave(*game.features[game.place].loose)
    game.features[game.place] = Pile(())
    game.lines = {}
    game.active = None
    game.banned = ()


# ---- Mount Doom


@STEPS.step
@at_once
def mount_doom(game: Game) -> Steps:
    """Mount Doom is reached and the attempt begins (F19)."""
    lay_aside(game)
    game.at_doom = True
    game.tell("mount-doom")
    return [plan(attempt)]


@STEPS.step
def attempt(game: Game) -> Script[Steps]:
    """Somebody rolls (F19.3, F19.6). The Belt cannot be used, the Mithril can (F19.5)."""
    return (yield from next_attempt(game))


def _each_once(game: Game) -> Script[Steps]:
    """(S) Each hobbit rolls once, in an order of the player's choice, and is the active one for
    that (F19.6)."""
    player = game.ring_bearer
    left = [hobbit for hobbit in player.hobbits if hobbit not in game.tried]
    if not left:
        yield from destroy(game, player)
        return []

    def ways(game: Game) -> list[str]:
        return left

    game.active = None
    yield from try_to_destroy(
        game, player, (yield from decide(game, player, "attempt", ways, MOUNT_DOOM))
    )
    return [plan(attempt)]


def _until_one_survives(game: Game) -> Script[Steps]:
    """The active player rolls, then the next one clockwise, until one is still in the game after
    his roll (F19.3)."""
    player = game.clockwise()[0]
    (hobbit,) = player.hobbits
    yield from pause(game, player, "attempt", hobbit, MOUNT_DOOM)
    yield from try_to_destroy(game, player, hobbit)
    if player.plays:
        yield from destroy(game, player)
        return []
    return [plan(attempt)]


next_attempt = either(_each_once, _until_one_survives)


def try_to_destroy(game: Game, player: Player, hobbit: Hobbit) -> Script[None]:
    """A hobbit rolls as the active one."""
    game.active = hobbit
    game.tell("attempts", hobbit)
    yield from roll_and_suffer(game, player)
    game.tried = (*game.tried, hobbit)


def destroy(game: Game, player: Player) -> Script[None]:
    """A big shield for who has done it (F19.4), and all have won together (F20.4)."""
    yield from gain_big_shield(game, player)
    game.outcome = Outcome(game.seats, RING_DESTROYED, score_destroyed(game))
    game.tell("ring-destroyed", game.outcome.score or 0)
