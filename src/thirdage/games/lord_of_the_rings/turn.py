"""The scenario and its turns (F7, F8): tiles, one action, another active hobbit."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from thirdage.games.lord_of_the_rings.asking import ask, kinds
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    FATTY,
    JOKER,
    TILES,
    Activity,
    Hobbit,
)
from thirdage.games.lord_of_the_rings.corruption import heal
from thirdage.games.lord_of_the_rings.hand import cards_left, draw_cards
from thirdage.games.lord_of_the_rings.hobbits import fatty_rests, plays_any_colours, symbol_of
from thirdage.games.lord_of_the_rings.interrupts import (
    ACTION,
    BEFORE_TILE,
    BETWEEN_CARDS,
    decide,
    only,
)
from thirdage.games.lord_of_the_rings.lines import (
    advance,
    open_lines,
    why_not_advance,
)
from thirdage.games.lord_of_the_rings.paying import gollum_rolls
from thirdage.games.lord_of_the_rings.reasons import (
    BANNED,
    COLOUR_PLAYED,
    FATTY_NEVER,
    NO_CARDS_LEFT,
    NOT_IN_FELLOWSHIP,
    NOT_IN_HAND,
    NOTHING_TO_HEAL,
    TWO_TURNS_RUNNING,
    YELLOW_IS_NO_STEP,
)
from thirdage.games.lord_of_the_rings.state import Game, ScenarioEnds
from thirdage.games.lord_of_the_rings.steps import STEPS
from thirdage.games.lord_of_the_rings.tiles import resolve_tile
from thirdage.games.lord_of_the_rings.yellow import PHIAL, play_yellow
from thirdage.table.agenda import Steps, plan
from thirdage.table.game import Reason
from thirdage.table.piles import Pile, draw_from
from thirdage.table.scripts import Script

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
            return []

    return step


# ---- the start of a scenario


@STEPS.step
def start_scenario(game: Game, place: str) -> Script[Steps]:
    """Lay out the board, shuffle the tiles (F7.1), choose the first active hobbit (F7.2)."""
    game.place = place
    game.lines = dict.fromkeys(BOARDS[place].lines, 0)
    game.event = 0
    game.tiles = Pile(TILES)
    game.revealed = ()
    game.tell("arrives", place)
    set_active(game, (yield from ask("first-active", first_active(game))))
    return [plan(next_tile)]


def first_active(game: Game) -> list[Hobbit]:
    """Any hobbit but Fatty, unless he is alone (F7.2, F8.6)."""
    return [hobbit for hobbit in game.fellowship if hobbit != FATTY] or [FATTY]


def set_active(game: Game, hobbit: Hobbit) -> None:
    """A hobbit becomes the active one and begins a turn (F8.5)."""
    game.active = hobbit
    game.turn += 1
    game.tell("turn", game.turn, hobbit)


# ---- step 1: tiles


@STEPS.step
@until_scenario_ends
def next_tile(game: Game) -> Script[Steps]:
    """Reveal the next tile and carry it out; an activity tile is the last (F8.2). The Phial
    ends step 1 before (F23.5)."""
    if (yield from decide(game, "next-tile", only("reveal"), BEFORE_TILE)) == PHIAL:
        play_yellow(game, PHIAL)
        return [plan(act)]
    tile, game.tiles = yield from draw_from("tile", game.tiles)
    game.tile = tile
    game.tell("tile", tile)
    yield from resolve_tile(game, tile)
    lay_aside(game)
    return [plan(act if tile in ACTIVITIES else next_tile)]


def lay_aside(game: Game) -> None:
    """The tile is laid aside until the next scenario (F8.2)."""
    if game.tile is not None:
        game.revealed = (*game.revealed, game.tile)
        game.tile = None


# ---- step 2: one action


def why_not_play(game: Game, card: str, colours: tuple[str, ...] = ()) -> Reason | None:
    """A card of the hand advances a marker (F12.3, F12.4); of two cards at most one is white
    and one grey, except for Pippin (F21.3). `colours` are those played in this turn."""
    if card not in game.hand:
        return NOT_IN_HAND
    if not CARDS[card].symbols:
        return YELLOW_IS_NO_STEP
    if CARDS[card].colour in colours and not plays_any_colours(game):
        return COLOUR_PLAYED
    return why_not_lines(game, card)


def why_not_lines(game: Game, card: str) -> Reason | None:
    """The activity has a line here that is not complete; a joker goes to any (F12.4)."""
    symbol = symbol_of(game, card)
    if symbol == JOKER:
        return None
    return why_not_advance(game, symbol)


def playable(game: Game, colours: tuple[str, ...] = ()) -> list[str]:
    """The cards that can be played in step 2."""
    return [card for card in kinds(game.hand) if why_not_play(game, card, colours) is None]


def why_not_draw(game: Game) -> Reason | None:
    """Draw two Hobbit cards, if there are any (F8.3 b)."""
    return None if cards_left(game) else NO_CARDS_LEFT


def why_not_heal(game: Game) -> Reason | None:
    """Heal 1, if there is anything to heal (F8.3 c)."""
    return None if game.ring else NOTHING_TO_HEAL


def actions(game: Game) -> list[str]:
    """What can be done in step 2 (F8.3); to play no cards at all is allowed."""
    found = [PLAY] if playable(game) else []
    if why_not_draw(game) is None:
        found.append(DRAW)
    if why_not_heal(game) is None:
        found.append(HEAL)
    return [*found, PASS]


@STEPS.step
@until_scenario_ends
def act(game: Game) -> Script[Steps]:
    """Exactly one action (F8.3)."""
    action = yield from decide(game, "action", actions, ACTION)
    if action == PLAY:
        yield from play_cards(game)
    elif action == DRAW:
        yield from draw_cards(game, CARDS_DRAWN)
    elif action == HEAL:
        heal(game, 1)
    else:
        game.tell("passes")
    return [plan(end_turn)]


def play_cards(game: Game) -> Script[None]:
    """Play one or two cards (F12.3); other things may be done between them (F24.1)."""
    card = yield from ask("first-card", playable(game))
    yield from play_card(game, card)
    colours = (CARDS[card].colour,)

    def seconds(game: Game) -> list[str]:
        return [STOP, *playable(game, colours)]

    card = yield from decide(game, "second-card", seconds, BETWEEN_CARDS)
    if card != STOP:
        yield from play_card(game, card)


def play_card(game: Game, card: str) -> Script[None]:
    """All symbols of a card advance one marker (F12.3); Gollum rolls before (F12.7)."""
    lines = lines_for(game, card)
    game.discard(card)
    game.tell("plays", card)
    yield from gollum_rolls(game, card)
    activity = yield from ask("line", lines)
    yield from advance(game, activity, CARDS[card].symbols)


def lines_for(game: Game, card: str) -> list[Activity]:
    """The lines to which the symbols of a card can go."""
    symbol = symbol_of(game, card)
    return open_lines(game) if symbol == JOKER else [symbol]


# ---- step 3: the end of the turn


def why_not_active(game: Game, hobbit: Hobbit) -> Reason | None:
    """No hobbit has two turns running (F8.5); Fatty is never chosen, nor who came back from a
    failed attempt in this scenario (F8.6)."""
    if hobbit not in game.fellowship:
        return NOT_IN_FELLOWSHIP
    if hobbit == game.active:
        return TWO_TURNS_RUNNING
    if hobbit == FATTY:
        return FATTY_NEVER
    return BANNED if hobbit in game.banned else None


@STEPS.step
def end_turn(game: Game) -> Script[Steps]:
    """Another hobbit becomes active (F8.5); if there is no other to choose, the same stays
    (F8.6)."""
    yield from fatty_rests(game)
    others = [hobbit for hobbit in game.fellowship if why_not_active(game, hobbit) is None]
    if not others:
        assert game.active is not None
        others = [game.active]
    set_active(game, (yield from ask("active", others)))
    return [plan(next_tile)]
