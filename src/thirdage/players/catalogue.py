"""The players by name."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from thirdage.games import game_named
from thirdage.players import lord_of_the_rings, war_of_the_ring
from thirdage.players.player import Clock, Player, RandomPlayer
from thirdage.players.search import Craft, SearchPlayer
from thirdage.table.game import PLAYERS, Options, form_name
from thirdage.table.scripts import Seat

Maker = Callable[[Seat, int, Clock], Player]
"""Makes a player for a seat, with a seed for its luck and the clock by which it thinks."""


def _at_once(make: Callable[[Seat, int], Player]) -> Maker:
    """A player that needs no clock."""
    return lambda seat, seed, clock: make(seat, seed)


def _searching(craft: Craft, seconds: float) -> Maker:
    return lambda seat, seed, clock: SearchPlayer(craft, seat, seed, seconds, clock)


FOR_ANY_GAME: Final[dict[str, Maker]] = {"random": _at_once(lambda seat, seed: RandomPlayer(seed))}
CRAFTS: Final[dict[tuple[str, str], Craft]] = {
    ("war-of-the-ring", ""): war_of_the_ring.CRAFT,
    **{("lord-of-the-rings", form): craft for form, craft in lord_of_the_rings.CRAFTS.items()},
}
"""By game and form."""
FOR_FORM: Final[dict[tuple[str, str], dict[str, Maker]]] = {
    form: {"heuristic": _at_once(craft.thumb), "search": _searching(craft, 1.0)}
    for form, craft in CRAFTS.items()
}
"""Each game's, and form's, the weakest first."""
TIMES: Final = {"search-50ms": 0.05, "search-200ms": 0.2, "search-500ms": 0.5, "search-5s": 5.0}
TIMED: Final[dict[tuple[str, str], dict[str, Maker]]] = {
    form: {name: _searching(craft, seconds) for name, seconds in TIMES.items()}
    for form, craft in CRAFTS.items()
}
"""The same with another time to think, for measuring."""


USUAL: Final[Options] = {}


def levels_of(game: str, options: Options = USUAL) -> list[str]:
    """The players to choose among as an opponent in a game with these options, the weakest
    first."""
    return [*FOR_ANY_GAME, *FOR_FORM.get((game, form_name(game_named(game), options)), {})]


def players_of(game: str, options: Options = USUAL) -> dict[str, Maker]:
    """All players that can play a game with these options, by name."""
    form = (game, form_name(game_named(game), options))
    return FOR_ANY_GAME | FOR_FORM.get(form, {}) | TIMED.get(form, {})


def make_player(
    name: str,
    game: str,
    seat: Seat,
    seed: int,
    options: Options = USUAL,
    clock: Clock = perf_counter,
) -> Player:
    """A player for a seat. Raises LookupError, saying which players there are."""
    makers = players_of(game, options)
    if name not in makers:
        raise LookupError(no_such_player(name, game, options))
    return makers[name](seat, seed, clock)


def no_such_player(name: str, game: str, options: Options = USUAL) -> str:
    """That nobody of this name plays the game so, and who does."""
    form = form_name(game_named(game), options)
    which = f"{game} with {PLAYERS}={form}" if form else game
    return f"{which} has no player {name!r}; players: {', '.join(players_of(game, options))}"
