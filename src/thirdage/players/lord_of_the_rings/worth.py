"""What things are worth to the solitaire player, in spaces between the One Ring and Sauron.

The company of the base game weighs more, and in another unit: see `stakes`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.board import BIG_SHIELD, DIE, FIRST_PART, HEAL, SHIELD
from thirdage.games.lord_of_the_rings.cards import CARDS, EOWYN, YELLOW
from thirdage.games.lord_of_the_rings.components import (
    FRIENDSHIP,
    HELMS_DEEP,
    HIDING,
    JOKER,
    LAST_EVENT,
    LOTHLORIEN,
    MORDOR,
    MORIA,
    SHELOBS_LAIR,
    TRAVELLING,
)
from thirdage.players.lord_of_the_rings.reading import Reading


class Worths(NamedTuple):
    """The scale; the numbers were found by playing."""

    shield: float = 0.3
    card: float = 0.42
    joker: float = 0.89
    yellow: float = 0.8
    feature: float = 1.03
    token: float = 0.6
    tempo: float = 0.64
    """A step on the main line."""
    tempo_mordor: float = 4.62
    finish: float = 1.58
    """The last step of a main line."""
    death: float = 8.34
    few_cards: float = 1.26
    hobbit: float = 0.75
    """A hobbit to be given to the Ring."""
    reach: float = 0.5
    """The part of the tokens still missing that will not be found in time."""
    saved: float = 1.3
    """Travelling cards and jokers are dearer before Mordor."""
    plenty: float = 0.6
    """How quickly cards lose their price in a big hand."""
    heal: float = 2.42
    """The action of healing."""
    play: float = 0.6
    """What it is worth that a turn is for playing a card."""
    clock: float = 1.5
    """What an event costs in Mordor because the sixth is the end."""
    mordor_draw: float = 1.0
    """What drawing is worth there above the cards while steps are lacking in the hand."""
    mordor_heal: float = 0.4
    mordor_card: float = 0.5
    """The price of other cards there, compared to elsewhere."""
    draw: float = 0.11
    """What drawing is worth above the cards; more where few are left."""


WORTHS: Final = Worths()
NEED: Final = {MORIA: 26, LOTHLORIEN: 24, HELMS_DEEP: 22, SHELOBS_LAIR: 16, MORDOR: 9}
"""About as many cards as can still be played from there on."""
ROOTS: Final = (0.0, 1.0, 1.7, 2.3)
"""What more symbols on one card are worth: less than as many cards."""


def cost_of_roll(reading: Reading, worths: Worths, rolls: int = 1) -> float:
    """What some rolls cost."""
    gap, cards = reading.gap, reading.cards_lost
    harm = sum(reading.harm_of_dots) + 1 + cards * worths.card
    deadly = sum(dots >= gap for dots in reading.harm_of_dots)
    deadly += (gap <= 1) + (len(reading.hand) < cards)
    return rolls * (harm + worths.death * deadly) / 6


@cache
def _scarcity(place: str, size: int, plenty: float) -> float:
    """How dear cards are: less in a hand that cannot be played to its end."""
    need = NEED.get(place, 30)
    if size <= need // 2:
        return 1.0
    scarce: float = (need / (2 * size)) ** plenty
    return scarce


def price_of(reading: Reading, code: str, worths: Worths) -> float:
    """What it costs to part with a card."""
    card = CARDS[code]
    if card.colour == YELLOW:
        return worths.yellow
    symbol = reading.symbol(code)
    if symbol == JOKER:
        worth = worths.joker * ROOTS[card.symbols]
    else:
        worth = worths.card * ROOTS[card.symbols]
        if reading.lines and reading.is_complete(symbol):
            worth *= 0.6
        if reading.place == MORDOR and symbol != TRAVELLING:
            worth *= worths.mordor_card
    if reading.place != MORDOR and symbol in (JOKER, TRAVELLING):
        worth *= worths.saved
    return worth * _scarcity(reading.place, len(reading.hand), worths.plenty)


def worth_of_content(reading: Reading, content: str, have: dict[str, int], worths: Worths) -> float:
    """What the content of a space is worth; `have` counts tokens taken on the way."""
    if not content:
        return 0.0
    if content == SHIELD:
        return worths.shield
    if content == BIG_SHIELD:
        return 2.5 * worths.shield
    if content == DIE:
        return -cost_of_roll(reading, worths)
    if content == HEAL:
        return 1.0 if reading.ring else 0.0
    if content in CARDS:
        gone = content not in reading.view["features"][reading.place]
        return 0.0 if gone else worths.feature
    taken = have.get(content, 0)
    have[content] = taken + 1
    return worths.token if reading.needed(content) > taken else 0.05


def worth_of_steps(
    reading: Reading, activity: str, steps: int, worths: Worths, *, contents: bool = True
) -> float:
    """What so many steps on a line are worth."""
    line = reading.line(activity)
    start = reading.lines[activity]
    last = reading.lasts[activity]
    end = min(last, start + steps)
    worth = 0.0
    if contents:
        have: dict[str, int] = {}
        for space in range(start + 1, end + 1):
            worth += worth_of_content(reading, line.contents[space], have, worths)
    if activity == reading.main:
        tempo = worths.tempo_mordor if reading.place == MORDOR else worths.tempo
        worth += (end - start) * tempo
        if end == last:
            worth += worths.finish - 0.25 * reading.missing
            if reading.missing >= reading.gap:
                worth -= worths.death
    else:
        worth += (end - start) * worth_for_events(reading, activity)
    return worth


def worth_for_events(reading: Reading, activity: str) -> float:
    """What a step is worth because an event looks at the line."""
    place, event = reading.place, reading.event
    if place == MORIA:
        return 0.15 if event < 4 and reading.left(activity) <= 3 else 0.0
    if place == HELMS_DEEP:
        if activity == FRIENDSHIP:
            return 0.1 if event < 2 else 0.0
        if activity == TRAVELLING:
            return 0.2 if event < 3 and reading.lines[activity] < FIRST_PART else 0.1
    return 0.0


def cost_of_event(reading: Reading, box: int, worths: Worths) -> float:
    """About what the event of a box costs."""
    place, hobbits = reading.place, reading.hobbits
    roll = cost_of_roll(reading, worths)
    if place == MORIA:
        both = reading.is_complete(TRAVELLING) and reading.is_complete(HIDING)
        trap = 0.0 if both else 2 + roll
        return (0.9, 0.8 * hobbits * worths.card * 1.5, 1 + trap * 0.6, trap, 1.8, 3.0)[box - 1]
    if place == HELMS_DEEP:
        half = reading.lines[TRAVELLING] >= FIRST_PART
        whole = reading.is_complete(TRAVELLING)
        friends = reading.is_complete(FRIENDSHIP)
        return (
            0.8,
            -worths.feature if friends else 1 + roll,
            -hobbits * worths.card if half else 2.0,
            1.0 + 0.3 * hobbits,
            2.0,
            2.0 + (0 if whole else 2 * roll),
        )[box - 1]
    if place == SHELOBS_LAIR:
        return (0.0, 0.9 * hobbits, 1.5, 1.0 + 0.4 * hobbits, 1.9, 2.8)[box - 1]
    hearts, suns = reading.tokens.heart, reading.tokens.sun
    bad = roll + 2 * worths.card
    eowyn = EOWYN in reading.hand
    return (
        -0.3,
        0.0 if eowyn else hobbits * roll,
        max(0, hobbits - hearts) * bad,
        max(0, hobbits - suns) * bad,
        2.7,
        50.0,
    )[box - 1]


def cost_of_next_event(reading: Reading, worths: Worths) -> float:
    """About what the next event costs; dearer if it may kill."""
    if reading.event >= LAST_EVENT:
        return 0.0
    cost = cost_of_event(reading, reading.event + 1, worths)
    if reading.place == MORDOR:
        cost += worths.clock
    return cost + (worths.death / 2 if cost >= reading.gap else 0.0)
