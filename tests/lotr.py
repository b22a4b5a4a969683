"""Positions of the Lord of the Rings in a line or two, and playing from them.

Nobody deals: chance is asked like everything else, so a test reads as what happens.

match = tile("sundial", event=1, hand="white-hiding", hobbits="sam frodo")
match.play("event carry-out", "watcher pay", "pay white-hiding", "watcher roll", "die eye")
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.components import PLACES, SCENARIOS
from thirdage.games.lord_of_the_rings.ending import end_scenario
from thirdage.games.lord_of_the_rings.state import Game, Tokens
from thirdage.games.lord_of_the_rings.turn import act, next_tile
from thirdage.table.agenda import Todo, plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match
from thirdage.table.piles import Pile
from thirdage.table.scripts import Facts


def new_match(**options: str) -> Match[Game]:
    """A new match in which nobody deals; options with "_" for "-"."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(complete(LORD_OF_THE_RINGS, named)))


def position(
    *,
    place: str = "moria",
    hobbits: str = "pippin",
    active: str | None = None,
    hand: str = "",
    shields: int = 0,
    tokens: Mapping[str, int] | None = None,
    ring: int = 0,
    sauron: int = 15,
    lines: Mapping[str, int] | None = None,
    event: int = 0,
    banned: str = "",
    marked: str = "",
    gandalf: str | None = None,
    **options: str,
) -> Game:
    """A position in a scenario or on a location; the first hobbit is active. By default he is
    alone, so that the Ring cannot be used and nothing else is asked."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    game = LORD_OF_THE_RINGS.set_up(complete(LORD_OF_THE_RINGS, named))
    game.agenda = []
    game.place = place
    game.starting = game.fellowship = tuple(hobbits.split())
    if place in SCENARIOS:
        game.active = active or game.fellowship[0]
        game.lines = dict.fromkeys(BOARDS[place].lines, 0) | dict(lines or {})
        game.turn = 1
    game.event = event
    for card in hand.split():
        give(game, card)
    game.shields = shields
    game.tokens = Tokens(**(tokens or {}))
    game.ring, game.sauron = ring, sauron
    game.banned, game.marked = tuple(banned.split()), tuple(marked.split())
    if gandalf is not None:
        game.gandalf = tuple(gandalf.split())
    return game


def give(game: Game, card: str) -> None:
    """A card goes from where it lies into the hand."""
    if CARDS[card].is_hobbit:
        game.deck = game.deck.without(card)
    else:
        place = CARDS[card].location
        game.features[place] = game.features[place].without(card)
    game.add_to_hand(card)


def start(game: Game, *agenda: Todo) -> Match[Game]:
    """A match with these steps before it; the first one comes first."""
    game.agenda = [*reversed(agenda)]
    return Match(LORD_OF_THE_RINGS, game)


def turn(game: Game) -> Match[Game]:
    """A match at the beginning of a turn; after the scenario it is over."""
    return start(game, plan(next_tile), plan(end_scenario))


def action(game: Game) -> Match[Game]:
    """A match at step 2 of a turn."""
    return start(game, plan(act), plan(end_scenario))


def tile(kind: str, game: Game) -> Match[Game]:
    """A match in which this tile has been revealed."""
    match = turn(game)
    match.play("next-tile reveal", f"tile {kind}")
    return match


def event(game: Game, box: int) -> Match[Game]:
    """A match in which the event marker has just come to this box."""
    game.event = box - 1
    match = tile("sundial", game)
    match.play("carry-out-tile carry-out")
    return match


def asked(match: Match[Game]) -> str:
    """What is asked now; "" if nothing."""
    return "" if match.pending is None else match.pending.ask


def options(match: Match[Game]) -> list[str]:
    """What can be answered now."""
    assert match.pending is not None
    return list(dict.fromkeys(option.code for option in match.pending.options()))


def rule(match: Match[Game], thing: str) -> str | None:
    """The number of the rule that forbids a thing; None if it is allowed."""
    reason = match.why_not("fellowship", thing)
    return None if reason is None else reason.rule


# ---- many matches


def careful(match: Match[Game], luck: Seeded) -> int:
    """A random answer; what costs much is avoided most of the time, to come far."""
    assert match.pending is not None
    codes = [option.code for option in match.pending.options()]
    if luck.below(6):
        for code in WELCOME:
            if code in codes:
                return codes.index(code)
        return luck.pick([place for place, code in enumerate(codes) if code != "use-ring"])
    return luck.below(len(codes))


WELCOME = ("pay", "avoid", "heal", "mithril", "belt", "staff", "athelas", "cards", "play")


def chosen(luck: Seeded) -> dict[str, str]:
    """Any choices of a new match."""
    return {name: luck.pick(values) for name, values in LORD_OF_THE_RINGS.choices.items()}


def late_match(seed: int) -> Match[Game]:
    """A match that begins at any place with what one may have gathered by then."""
    luck = Seeded(seed)
    names = [*PLACES]
    place = luck.pick(names)
    game = LORD_OF_THE_RINGS.set_up(chosen(luck))
    while place not in str(game.agenda[-1]).replace("_", "-"):
        game.agenda.pop()
    for location in names[: names.index(place)]:
        if location in game.features:
            game.leave(*game.features[location].loose)
            game.features[location] = Pile(())
    for card in game.gone:
        if luck.below(3) == 0:
            game.gone = tuple(other for other in game.gone if other != card)
            game.add_to_hand(card)
    for _ in range(luck.below(16)):
        give(game, luck.pick(game.deck.loose))
    game.place = place
    game.shields = luck.below(16)
    game.ring, game.sauron = luck.below(4), 15 - luck.below(3)
    return Match(LORD_OF_THE_RINGS, game, luck.fork())


class Met(NamedTuple):
    """A question that has come up."""

    ask: str
    facts: Facts
    codes: tuple[str, ...]


@cache
def questions_met() -> set[Met]:
    """Questions that come up in many matches."""
    met = set()
    for seed in range(700):
        luck, match = Seeded(seed), late_match(seed)
        while (asked := match.pending) is not None:
            met.add(Met(asked.ask, asked.facts, tuple(one.code for one in asked.options())))
            match.answer(careful(match, luck))
    return met


def options_met() -> set[tuple[str, str]]:
    """Questions and their options that come up in many matches."""
    return {(ask, code) for ask, _, codes in questions_met() for code in codes}
