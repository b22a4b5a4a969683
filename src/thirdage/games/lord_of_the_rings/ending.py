"""The end of a scenario (F18) and Mount Doom (F19)."""

from __future__ import annotations

from typing import Final

from thirdage.games.lord_of_the_rings.components import (
    HEART,
    RING,
    SEAT,
    SUN,
)
from thirdage.games.lord_of_the_rings.corruption import corrupt
from thirdage.games.lord_of_the_rings.die import roll_and_suffer
from thirdage.games.lord_of_the_rings.hand import draw_cards
from thirdage.games.lord_of_the_rings.hobbits import fatty_after_scenario
from thirdage.games.lord_of_the_rings.interrupts import (
    MOUNT_DOOM,
    SCENARIO_END,
    decide,
    only,
)
from thirdage.games.lord_of_the_rings.lines import gain_big_shield
from thirdage.games.lord_of_the_rings.scoring import score_destroyed
from thirdage.games.lord_of_the_rings.state import Game, Tokens
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.turn import lay_aside
from thirdage.games.lord_of_the_rings.yellow import ATHELAS, play_yellow
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Outcome
from thirdage.table.piles import Pile
from thirdage.table.scripts import Script, at_once

NEEDED: Final = (RING, HEART, SUN)
RING_BEARER_DRAWS: Final = 2
RING_DESTROYED: Final = "ring-destroyed"


@STEPS.step
def end_scenario(game: Game) -> Script[Steps]:
    """Two cards for the Ring-bearer, life tokens, Fatty, then everything goes back (F18.3)."""
    game.tell("scenario-ends", game.place)
    lay_aside(game)
    if game.variant.tokens_first:
        yield from check_tokens(game)
    if game.variant.ring_bearer_draw:
        yield from draw_cards(game, RING_BEARER_DRAWS)
    if not game.variant.tokens_first:
        yield from check_tokens(game)
    yield from fatty_after_scenario(game)
    game.tokens = Tokens()
    leave_board(game)
    return []


def check_tokens(game: Game) -> Script[None]:
    """Corruption 1 for each life token that is missing (F18.3 b); with Athelas the fellowship
    counts as one hobbit smaller (F23.1)."""
    hobbits = len(game.fellowship)
    if (yield from decide(game, "life-tokens", only("check"), SCENARIO_END)) == ATHELAS:
        play_yellow(game, ATHELAS)
        hobbits -= 1
    corrupt(game, missing_tokens(game.tokens, hobbits))


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
    """Each hobbit rolls once, in an order of the player's choice, and is the active one for
    that (F19.6). The Belt cannot be used, the Mithril can (F19.5)."""
    left = [hobbit for hobbit in game.fellowship if hobbit not in game.tried]
    if not left:
        yield from destroy(game)
        return []

    def ways(game: Game) -> list[str]:
        return left

    game.active = None
    game.active = yield from decide(game, "attempt", ways, MOUNT_DOOM)
    game.tell("attempts", game.active)
    yield from roll_and_suffer(game)
    game.tried = (*game.tried, game.active)
    return [plan(attempt)]


def destroy(game: Game) -> Script[None]:
    """All have rolled: a big shield, and the game is won (F19.6)."""
    yield from gain_big_shield(game)
    game.outcome = Outcome((SEAT,), RING_DESTROYED, score_destroyed(game))
    game.tell("ring-destroyed", game.outcome.score or 0)
