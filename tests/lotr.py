"""Positions of the Lord of the Rings in a line or two, and playing from them.

Nobody deals: chance is asked like everything else, so a test reads as what happens.

match = tile("sundial", event=1, hand="white-hiding", hobbits="sam frodo")
match.play("event carry-out", "watcher pay", "pay white-hiding", "watcher roll", "die eye")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS, code_of
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    FRODO,
    HOBBITS,
    LOTHLORIEN,
    PLACES,
    RIVENDELL,
    SCENARIOS,
    SOLITAIRE,
)
from thirdage.games.lord_of_the_rings.ending import end_scenario
from thirdage.games.lord_of_the_rings.state import Game, Player, Tokens
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


def you(game: Game) -> Player:
    """The player of the solitaire game."""
    return game.ring_bearer


def player(match: Match[Game], hobbit: str) -> Player:
    """The player of the base game who leads this hobbit."""
    return match.state.leader_of(hobbit)


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
    one = you(game)
    one.starting = one.hobbits = tuple(hobbits.split())
    lay_out(game, place, active or one.hobbits[0], lines, event)
    for card in hand.split():
        give(game, card)
    one.shields = shields
    one.tokens = Tokens(**(tokens or {}))
    one.corruption, game.sauron = ring, sauron
    game.banned, game.marked = tuple(banned.split()), tuple(marked.split())
    if gandalf is not None:
        game.gandalf = tuple(gandalf.split())
    return game


def lay_out(
    game: Game, place: str, active: str, lines: Mapping[str, int] | None, event: int
) -> None:
    """Go to a place and lay out its board, if it has one."""
    game.agenda = []
    game.place = place
    if place in SCENARIOS:
        game.active = active
        game.lines = dict.fromkeys(BOARDS[place].lines, 0) | dict(lines or {})
        game.turn = 1
    game.event = event


class Has(NamedTuple):
    """What a player of the base game has."""

    hand: str = ""
    shields: int = 0
    tokens: Mapping[str, int] = {}
    corruption: int = 0


def table(
    who: Mapping[str, Has] | None = None,
    /,
    *,
    place: str = "moria",
    active: str = "",
    bearer: str = "frodo",
    sauron: int = 15,
    lines: Mapping[str, int] | None = None,
    event: int = 0,
    gandalf: str = "",
    ring_used: bool = True,
    gone: str = "",
    options: Mapping[str, str] | None = None,
    **hobbits: Has,
) -> Game:
    """A position of the base game: the players clockwise by their hobbits, the first one active;
    they may also be given as a mapping.

    `table(frodo=Has("white-hiding"), sam=Has(shields=5))`. By default nobody can use the Ring or
    call Gandalf, and all yellow cards that nobody holds are gone, so that nothing else is asked.
    """
    hobbits |= who or {}
    chosen = {"players": str(len(hobbits)), **(options or {})}
    game = LORD_OF_THE_RINGS.set_up(complete(LORD_OF_THE_RINGS, chosen))
    seat_hobbits(game, [*hobbits])
    if bearer in hobbits:
        game.bearer = game.leader_of(bearer).seat
    lay_out(game, place, active or next(iter(hobbits)), lines, event)
    for hobbit, has in hobbits.items():
        one = game.leader_of(hobbit)
        for card in has.hand.split():
            give(game, card, one)
        one.shields, one.corruption = has.shields, has.corruption
        one.tokens = Tokens(**has.tokens)
    game.sauron = sauron
    game.gandalf = tuple(gandalf.split())
    game.ring_used = ring_used
    for location in (RIVENDELL, LOTHLORIEN):
        if PLACES.index(place) > PLACES.index(location):
            game.leave(*game.features[location].loose)
            game.features[location] = Pile(())
    game.leave(*gone.split())
    return game


def give(game: Game, code: str, to: Player | None = None) -> None:
    """A card goes from where it lies into a hand."""
    location = CARDS[code].location
    pile = game.features[location] if location else game.deck
    card = next(card for card in pile.loose if code_of(card) == code)
    if location:
        game.features[location] = pile.without(card)
    else:
        game.deck = pile.without(card)
    (to or you(game)).take(card)


def hand(player: Player) -> list[str]:
    """The cards of a hand by their codes."""
    return [*map(code_of, player.hand)]


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
        cheap = [place for place, code in enumerate(codes) if code not in ("use-ring", "floor")]
        return luck.pick(cheap)
    return luck.below(len(codes))


WELCOME = ("pay", "avoid", "heal", "mithril", "belt", "staff", "athelas", "cards", "play")


def chosen(luck: Seeded, players: str = SOLITAIRE) -> dict[str, str]:
    """Any choices of a new match for so many players."""
    choices = LORD_OF_THE_RINGS.forms[players].choices
    return {"players": players} | {name: luck.pick(values) for name, values in choices.items()}


def late_match(seed: int, players: str = SOLITAIRE) -> Match[Game]:
    """A match that begins at any place with what one may have gathered by then."""
    luck = Seeded(seed)
    names = [*PLACES]
    place = luck.pick(names)
    game = LORD_OF_THE_RINGS.set_up(chosen(luck, players))
    while place not in str(game.agenda[-1]).replace("_", "-"):
        game.agenda.pop()
    if not game.alone and place != BAG_END:
        seat_hobbits(game, luck.shuffled(HOBBITS[: len(game.players)]))
    hands = [*game.players.values()]
    for location in names[: names.index(place)]:
        if location in game.features:
            game.leave(*game.features[location].loose)
            game.features[location] = Pile(())
            if location in game.removed:
                game.removed[location] = 0
    for card in game.gone:
        if luck.below(3) == 0:
            game.gone = tuple(other for other in game.gone if other != card)
            luck.pick(hands).take(card)
    for _ in range(luck.below(16)):
        give(game, CARDS[luck.pick(game.deck.loose)].code, luck.pick(hands))
    game.place = place
    for one in hands:
        one.shields = luck.below(16)
        one.corruption = luck.below(4)
    game.sauron = 15 - luck.below(3)
    return Match(LORD_OF_THE_RINGS, game, luck.fork())


class Met(NamedTuple):
    """A question that has come up."""

    ask: str
    facts: Facts
    codes: tuple[str, ...]
    together: bool


def seat_hobbits(game: Game, hobbits: Sequence[str]) -> None:
    """The hobbits as they have been dealt; Frodo has the Ring, or else the first player."""
    for one, hobbit in zip(game.players.values(), hobbits, strict=True):
        one.starting = one.hobbits = (hobbit,)
    game.bearer = game.leader_of(FRODO).seat if FRODO in hobbits else game.seats[0]


@cache
def questions_met() -> set[Met]:
    """Questions that come up in many matches."""
    met = set()
    for seed in range(1_000):
        players = [*LORD_OF_THE_RINGS.forms][max(0, seed - 695) % 5]
        luck, match = Seeded(seed), late_match(seed, players)
        while (asked := match.pending) is not None:
            codes = tuple(one.code for one in asked.options())
            met.add(Met(asked.ask, asked.facts, codes, not match.state.alone))
            match.answer(careful(match, luck))
    return met


def options_met() -> set[tuple[str, str]]:
    """Questions and their options that come up in many matches."""
    return {(ask, code) for ask, _, codes, _ in questions_met() for code in codes}
