"""The scenario and its turns (F7, F8): tiles, one action, another active hobbit."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from thirdage.games.lord_of_the_rings.asking import ask, ask_card, kinds
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS, code_of
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    FATTY,
    JOKER,
    Activity,
    Hobbit,
    tile_of,
)
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.forms import either
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.hobbits import fatty_rests, plays_any_colours, symbol_of
from thirdage.games.lord_of_the_rings.interrupts import (
    ACTION,
    BEFORE_TILE,
    BETWEEN_CARDS,
    OUT,
    decide,
    pause,
)
from thirdage.games.lord_of_the_rings.lines import (
    advance,
    open_lines,
    why_not_advance,
)
from thirdage.games.lord_of_the_rings.paying import gollum_rolls
from thirdage.games.lord_of_the_rings.reasons import (
    BANNED,
    CLOCKWISE,
    COLOUR_PLAYED,
    FATTY_NEVER,
    NO_CARDS_LEFT,
    NOT_IN_FELLOWSHIP,
    NOTHING_TO_HEAL,
    TWO_TURNS_RUNNING,
    YELLOW_IS_NO_STEP,
)
from thirdage.games.lord_of_the_rings.state import Game, Player, ScenarioEnds
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.tiles import resolve_tile
from thirdage.games.lord_of_the_rings.yellow import PHIAL
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.piles import draw_from
from thirdage.table.scripts import Script, at_once

P = ParamSpec("P")
PLAY, DRAW, HEAL, PASS, STOP = "play", "draw", "heal", "pass", "stop"
CARDS_DRAWN: Final = 2


def until_scenario_ends(
    script: Callable[Concatenate[Game, P], Script[Steps]],
) -> Callable[Concatenate[Game, P], Script[Steps]]:
    """A step of a scenario: when the scenario ends the rest of the turn is dropped (F18.1), and
    what the agenda holds comes next."""

    @wraps(script)
    def step(game: Game, /, *args: P.args, **named: P.kwargs) -> Script[Steps]:
        try:
            return (yield from script(game, *args, **named))
        except ScenarioEnds:
            drop(game)
            return []

    return step


def drop(game: Game) -> None:
    """Nothing is being decided any more."""
    game.concerned = game.deciding = game.floor = game.payment = None
    game.jokers = 0
    game.moment = ""


# ---- the start of a scenario


@STEPS.step
def start_scenario(game: Game, place: str) -> Script[Steps]:
    """Lay out the board, shuffle the tiles (F7.1); the first turn begins (F7.2)."""
    game.place = place
    game.lines = dict.fromkeys(BOARDS[place].lines, 0)
    game.event = 0
    game.shuffle_tiles()
    game.ring_used = False
    game.tell("arrives", place)
    set_active(game, (yield from first_hobbit(game)))
    return [plan(next_tile)]


def _chosen_first(game: Game) -> Script[Hobbit]:
    """(S) The player chooses the first active hobbit."""
    return ask(game.ring_bearer, "first-active", first_active(game))


@at_once
def _ring_bearer_first(game: Game) -> Hobbit:
    """The Ring-bearer is the first active player."""
    return game.ring_bearer.hobbits[0]


first_hobbit = either(_chosen_first, _ring_bearer_first)


def first_active(game: Game) -> list[Hobbit]:
    """(S) Any hobbit but Fatty, unless he is alone (F7.2, F8.6)."""
    return [hobbit for hobbit in game.fellowship if hobbit != FATTY] or [FATTY]


def set_active(game: Game, hobbit: Hobbit) -> None:
    """A hobbit becomes the active one and begins a turn (F8.4, F8.5)."""
    game.active = hobbit
    game.turn += 1
    game.tell("turn", game.turn, hobbit)


# ---- step 1: tiles


@STEPS.step
@until_scenario_ends
def next_tile(game: Game) -> Script[Steps]:
    """Reveal the next tile and carry it out; an activity tile is the last (F8.2). The Phial
    ends step 1 before (F23.5), and the turn is over if the active player is (F8.7)."""
    player = game.active_player
    choice = yield from pause(game, player, "next-tile", "reveal", BEFORE_TILE)
    if choice == PHIAL:
        return [plan(act)]
    if choice != OUT:
        tile, game.tiles = yield from draw_from("tile", game.tiles, tile_of)
        game.tile = tile_of(tile)
        game.tell("tile", game.tile)
        yield from resolve_tile(game, player, game.tile)
    last = game.tile in ACTIVITIES
    lay_aside(game)
    if not player.plays:
        return [plan(end_turn)]
    return [plan(act if last else next_tile)]


def lay_aside(game: Game) -> None:
    """The tile is laid aside until the next scenario (F8.2)."""
    if game.tile is not None:
        game.revealed = (*game.revealed, game.tile)
        game.tile = None


# ---- step 2: one action


def why_not_play(
    game: Game, player: Player, card: str, colours: tuple[str, ...] = ()
) -> Reason | None:
    """A card of the hand advances a marker (F12.3, F12.4); of two cards at most one is white
    and one grey, except for Pippin (F21.3). `colours` are those played in this turn."""
    if not CARDS[card].symbols:
        return YELLOW_IS_NO_STEP
    if CARDS[card].colour in colours and not plays_any_colours(game, player):
        return COLOUR_PLAYED
    symbol = symbol_of(game, player, card)
    return None if symbol == JOKER else why_not_advance(game, symbol)


def playable(game: Game, player: Player, colours: tuple[str, ...] = ()) -> list[str]:
    """The cards that can be played in step 2."""
    return [
        card
        for card in kinds(game, player.hand)
        if why_not_play(game, player, card, colours) is None
    ]


def why_not_draw(game: Game) -> Reason | None:
    """Draw two Hobbit cards, if there are any (F8.3 b)."""
    return None if cards_left(game) else NO_CARDS_LEFT


def why_not_heal(player: Player) -> Reason | None:
    """Heal 1, if there is anything to heal (F8.3 c)."""
    return None if player.corruption else NOTHING_TO_HEAL


@STEPS.step
@until_scenario_ends
def act(game: Game) -> Script[Steps]:
    """Exactly one action (F8.3); to play no cards at all is allowed."""
    player = game.active_player

    def actions(game: Game) -> list[str]:
        found = [PLAY] if playable(game, player) else []
        if why_not_draw(game) is None:
            found.append(DRAW)
        if why_not_heal(player) is None:
            found.append(HEAL)
        return [*found, PASS]

    action = yield from decide(game, player, "action", actions, ACTION)
    if action == PLAY:
        yield from play_cards(game, player)
    elif action == DRAW:
        yield from draw_cards(game, player, CARDS_DRAWN)
    elif action == HEAL:
        heal(game, player, 1)
    elif action == PASS:
        game.tell_of(player, "passes")
    return [plan(end_turn)]


def play_cards(game: Game, player: Player) -> Script[None]:
    """Play one or two cards (F12.3); other things may be done between them (F24.1)."""
    card = yield from ask_card(game, player, "first-card", playable(game, player))
    yield from play_card(game, player, card)
    colours = (CARDS[card].colour,)
    card = yield from second_card(game, player, colours)
    if card in player.hand:
        yield from play_card(game, player, card)


def second_card(game: Game, player: Player, colours: tuple[str, ...]) -> Script[str]:
    """The second card, or none."""

    def codes(game: Game) -> list[str]:
        return [STOP, *map(code_of, playable(game, player, colours))]

    code = yield from decide(game, player, "second-card", codes, BETWEEN_CARDS)
    return next((c for c in kinds(game, player.hand) if code_of(c) == code), code)


def play_card(game: Game, player: Player, card: str) -> Script[None]:
    """All symbols of a card advance one marker (F12.3); Gollum rolls before (F12.7)."""
    lines = lines_for(game, player, card)
    game.discard(player, card)
    game.tell_of(player, "plays", code_of(card))
    yield from gollum_rolls(game, player, card)
    if player.plays:
        activity = yield from ask(player, "line", lines)
        yield from advance(game, activity, CARDS[card].symbols)


def lines_for(game: Game, player: Player, card: str) -> list[Activity]:
    """The lines to which the symbols of a card can go."""
    symbol = symbol_of(game, player, card)
    return open_lines(game) if symbol == JOKER else [symbol]


# ---- step 3: the end of the turn


def why_not_active(game: Game, hobbit: Hobbit) -> Reason | None:
    """(S) No hobbit has two turns running (F8.5); Fatty is never chosen, nor who came back from a
    failed attempt in this scenario (F8.6)."""
    if hobbit not in game.fellowship:
        return NOT_IN_FELLOWSHIP
    if not game.alone:
        return CLOCKWISE
    if hobbit == game.active:
        return TWO_TURNS_RUNNING
    if hobbit == FATTY:
        return FATTY_NEVER
    return BANNED if hobbit in game.banned else None


@STEPS.step
def end_turn(game: Game) -> Script[Steps]:
    """The turn passes to another (F8.4, F8.5)."""
    yield from fatty_rests(game, game.active_player)
    set_active(game, (yield from next_hobbit(game)))
    return [plan(next_tile)]


def _chosen_next(game: Game) -> Script[Hobbit]:
    """(S) The player chooses another hobbit (F8.5); if there is none to choose, the same stays
    active (F8.6)."""
    others = [hobbit for hobbit in game.fellowship if why_not_active(game, hobbit) is None]
    if not others:
        assert game.active is not None
        others = [game.active]
    return ask(game.ring_bearer, "active", others)


@at_once
def _clockwise_next(game: Game) -> Hobbit:
    """The next player clockwise who is still in the game; a sole survivor takes every turn
    (F8.4)."""
    others = game.others(game.active_player) or game.clockwise()
    return others[0].hobbits[0]


next_hobbit = either(_chosen_next, _clockwise_next)
