"""What things are worth to the company of the base game, in one unit.

The unit is what drawing two cards is worth. All that happens to somebody on the corruption line
is measured by `life`: how much he is worth to all, by how far he is from Sauron. The first spaces
cost little, the last ones much, and the Ring-bearer's most, for with him the match is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.board import BIG_SHIELD, DIE, FIRST_PART, HEAL, SHIELD
from thirdage.games.lord_of_the_rings.cards import CARDS, EOWYN, GOLLUM, GREY, YELLOW
from thirdage.games.lord_of_the_rings.components import (
    BAG_END,
    CORRUPTION,
    DARK,
    EYE,
    FRIENDSHIP,
    HEART,
    HELMS_DEEP,
    HIDING,
    JOKER,
    LAST_EVENT,
    LOTHLORIEN,
    MORDOR,
    MORIA,
    RING,
    RIVENDELL,
    SAM,
    SAURON,
    SHELOBS_LAIR,
    SUN,
    TRAVELLING,
)
from thirdage.games.lord_of_the_rings.components import CARDS as TWO_CARDS
from thirdage.games.lord_of_the_rings.components import DOTS as FACES_WITH_DOTS
from thirdage.players.lord_of_the_rings.company import POOL, Company, Member
from thirdage.table.scripts import Seat


class Scale(NamedTuple):
    """The numbers, found by playing."""

    bearer: float = 21.3
    """What the Ring-bearer is worth while he is far from Sauron."""
    fellow: float = 7.6
    """What any other is worth."""
    alive: float = 1.19
    """What each is worth besides, as long as he is in the game at all."""
    fade: float = 0.84
    """The part of a life's danger that is left with one space more, at the beginning."""
    fade_mordor: float = 0.57
    """The same at the end, when there is little to come."""
    shield: float = 0.26
    shield_mordor: float = 0.28
    card: float = 0.3
    joker: float = 0.36
    yellow: float = 0.82
    bearable: float = 2.24
    """What a roll may cost before a card is played against it."""
    feature: float = 0.9
    grey: float = 0.06
    """Grey cards are rarer, and two of a colour cannot be played in one turn."""
    saved: float = 1.89
    """Travelling cards and jokers are dearer before Mordor."""
    idle: float = 0.87
    """The price of a card that no line of this board takes, compared to others."""
    mordor_card: float = 0.37
    """The price of cards in Mordor that do not travel."""
    played: float = 0.45
    """How many cards are spent in a turn, above those that come without an action."""
    plenty: float = 1.06
    """How quickly cards lose their price in a hand that cannot be played to its end."""
    few: float = 0.66
    """What each card is worth that lacks of those a roll or an event may ask for."""
    token: float = 0.1
    """What a life token is worth that I do not need."""
    grudge: float = 0.58
    """The part of its worth that a life token loses to the company if one takes it who needs it
    less than others."""
    lead: float = 0.09
    """What it is worth, for each space, that a less corrupted player becomes Ring-bearer."""
    sam: float = 3.06
    """How many spaces it is worth that Sam is the Ring-bearer."""
    reach: float = 0.53
    """How much of a missing life token's harm one gained prevents: another might come."""
    unready: float = 0.36
    """The part of the life tokens missing that would still be found if the scenario went on."""
    found: float = 0.74
    """How many life tokens may be found in a turn."""
    tempo: float = 0.27
    """A step of the main line."""
    haste: float = 0.62
    """The same for what each further turn may bring."""
    tempo_mordor: float = 3.84
    race: float = 0.51
    """How many spaces of the Ring-bearer a step is worth in Mordor, besides."""
    finish: float = 1.23
    """The last step of a main line."""
    clock: float = 1.17
    """What an event costs in Mordor because the sixth is the end."""
    play: float = 0.15
    draw: float = 0.09
    heal: float = 0.07
    """What these actions are worth in themselves."""
    mordor_draw: float = 0.49
    """What drawing is worth in Mordor besides while steps are lacking in the hand."""
    call: float = 0.93
    """How much more than its price a Gandalf card must bring."""
    ring: float = 1.44
    """How much more than its price the Ring must bring."""


SCALE: Final = Scale()
ROOTS: Final = (0.0, 1.0, 1.75, 2.4)
"""What more symbols on one card are worth: less than as many cards."""
TURNS: Final = {
    BAG_END: 28,
    RIVENDELL: 28,
    MORIA: 28,
    LOTHLORIEN: 21,
    HELMS_DEEP: 21,
    SHELOBS_LAIR: 14,
    MORDOR: 7,
}
"""About as many turns are still to come from each place on, of all players together."""
AHEAD: Final = {
    BAG_END: 1.0,
    RIVENDELL: 1.0,
    MORIA: 0.9,
    LOTHLORIEN: 0.7,
    HELMS_DEEP: 0.6,
    SHELOBS_LAIR: 0.3,
    MORDOR: 0.0,
}
"""How much of the journey is still to come."""
FITTING: Final = 0.4
"""The part of the cards that pay for a demanded activity."""
FITTING_JOKER: Final = 0.25
"""The part that pays for a demanded joker."""


class Stakes:
    """What things are worth in this position. What is asked for again and again is kept."""

    __slots__ = (
        "_lives",
        "_prices",
        "_rolls",
        "_sauron",
        "_scarcity",
        "_steps",
        "_turn",
        "company",
        "scale",
    )

    def __init__(self, company: Company, scale: Scale = SCALE) -> None:
        self.company = company
        self.scale = scale
        ahead = AHEAD[company.place]
        self._lives = _lives(scale.fade_mordor + (scale.fade - scale.fade_mordor) * ahead)
        self._sauron: dict[int, float] = {}
        self._prices: dict[str, float] = {}
        self._rolls: dict[Seat, float] = {}
        self._scarcity: dict[int, float] = {}
        self._steps: dict[tuple[str, bool], list[float]] = {}
        self._turn: float | None = None

    # ---- on the corruption line

    def life(self, member: Member, gap: int, *, bearer: bool | None = None) -> float:
        """What somebody is worth so far from Sauron."""
        if bearer is None:
            bearer = self.company.is_bearer(member)
        if gap <= 0:
            return 0.0
        scale = self.scale
        return scale.alive + (scale.bearer if bearer else scale.fellow) * self._lives[gap]

    def harm(self, member: Member, spaces: int, *, bearer: bool | None = None) -> float:
        """What it costs that somebody moves so far towards the dark; healing costs less than
        nothing."""
        company, scale, lives = self.company, self.scale, self._lives
        if bearer is None:
            bearer = company.is_bearer(member)
        gap = company.sauron - member.corruption
        if spaces < 0:
            spaces = max(spaces, -member.corruption)
        weight = scale.bearer if bearer else scale.fellow
        if spaces >= gap:
            return weight * lives[gap] + scale.alive
        return weight * (lives[gap] - lives[gap - spaces])

    def sauron(self, spaces: int) -> float:
        """What it costs that Sauron moves so far."""
        cost = self._sauron.get(spaces)
        if cost is None:
            members = self.company.members.values()
            cost = self._sauron[spaces] = sum(self.harm(member, spaces) for member in members)
        return cost

    def death(self, member: Member) -> float:
        """What it costs that somebody is eliminated."""
        return self.life(member, self.company.gap(member)) + self.scale.card * member.cards / 2

    # ---- rolls

    def face(self, member: Member, face: str) -> float:
        """What a face of the die costs when somebody rolls it."""
        if face in FACES_WITH_DOTS:
            return self.harm(member, member.dots[FACES_WITH_DOTS[face] - 1])
        if face == TWO_CARDS:
            lost = member.cards_lost
            return self.death(member) if member.cards < lost else self.cards_of(member, lost)
        return self.sauron(1) if face == EYE else 0.0

    def dots(self, member: Member) -> float:
        """What the dots of a roll cost."""
        return sum(self.face(member, face) for face in FACES_WITH_DOTS) / 6

    def roll(self, member: Member) -> float:
        """What a roll of somebody costs."""
        cost = self._rolls.get(member.seat)
        if cost is None:
            others = self.face(member, TWO_CARDS) + self.face(member, EYE)
            cost = self._rolls[member.seat] = self.dots(member) + others / 6
        return cost

    def each_rolls(self) -> float:
        """What it costs that everybody rolls."""
        return sum(map(self.roll, self.company.members.values()))

    # ---- cards

    def scarcity(self, cards: int) -> float:
        """How dear cards are: less in a hand that cannot be played to its end."""
        scarce = self._scarcity.get(cards)
        if scarce is None:
            scarce = self._scarcity[cards] = self._of_scarcity(cards)
        return scarce

    def _of_scarcity(self, cards: int) -> float:
        company, players = self.company, len(self.company.members)
        need = self.scale.played * TURNS[company.place] / players + 3
        if company.place in (BAG_END, RIVENDELL, MORIA):
            need -= 12 / players
        return float(min(1.5, max(0.25, (need / (cards + 1)) ** self.scale.plenty)))

    def cards_of(self, member: Member, number: int) -> float:
        """What somebody's cheapest cards are worth, for all that is known."""
        if member is self.company.me:
            return self.cheapest(number)
        cheap = 0.8 * self.scale.card * self.scarcity(member.cards)
        return number * cheap + self.few(member, number)

    def cheapest(self, number: int) -> float:
        """What my cheapest cards are worth."""
        prices = sorted(map(self.price, self.company.hand))
        return sum(prices[:number]) + self.few(self.company.me, number)

    def few(self, member: Member, spent: int) -> float:
        """What it costs to be left with few cards: who cannot pay is eliminated (F13.2)."""
        company = self.company
        kept = member.cards_lost
        if company.place == MORDOR and any(company.needs(member, kind) for kind in (HEART, SUN)):
            kept += 2

        def lacking(cards: int) -> float:
            return self.scale.few * max(0, kept + 1 - cards)

        return lacking(member.cards - spent) - lacking(member.cards)

    def price(self, code: str) -> float:
        """What it costs to part with a card of mine."""
        price = self._prices.get(code)
        if price is None:
            price = self._prices[code] = self._price(code)
        return price

    def _price(self, code: str) -> float:
        company, scale = self.company, self.scale
        card = CARDS[code]
        if card.colour == YELLOW:
            return scale.yellow
        symbol = company.symbol(code)
        root = ROOTS[card.symbols]
        if symbol == JOKER:
            worth = scale.joker * root
            if code == GOLLUM:
                worth -= self.dots(company.me)
            if company.faces_ahead and company.me.shields < 3:
                if sum(company.symbol(other) == JOKER for other in company.hand) == 1:
                    worth += 0.05 * self.death(company.me)
        else:
            worth = scale.card * root
            if company.lines and company.is_complete(symbol):
                worth *= scale.idle
            if company.place == MORDOR and symbol != TRAVELLING:
                worth *= scale.mordor_card
        if company.place != MORDOR and symbol in (JOKER, TRAVELLING):
            worth *= scale.saved
        if card.colour == GREY:
            worth += scale.grey
        return worth * self.scarcity(len(company.hand))

    def symbols(self, demand: Mapping[str, int]) -> float | None:
        """What it costs to pay symbols with my cards, or that I cannot."""
        hand, cost, spent = list(self.company.hand), 0.0, 0
        for symbol, number in demand.items():
            left = number
            while left > 0:
                fitting = [c for c in hand if self.company.symbol(c) in (symbol, JOKER)]
                if not fitting:
                    return None
                best = min(fitting, key=lambda c: self.price(c) / min(left, CARDS[c].symbols))
                hand.remove(best)
                cost += self.price(best)
                spent += 1
                left -= CARDS[best].symbols
        return cost + self.few(self.company.me, spent)

    # ---- shields

    @property
    def shield(self) -> float:
        """A shield."""
        return self.scale.shield_mordor if self.company.place == MORDOR else self.scale.shield

    def reserve(self, member: Member) -> int:
        """Shields to be kept for the faces of the dead, and of the richest for the pool."""
        company = self.company
        kept = 0
        if company.faces_ahead and company.place not in (BAG_END, RIVENDELL, MORIA):
            kept = 0 if member is company.me and company.holds_joker else 3
        if company.place == SHELOBS_LAIR and company.event < POOL and member is company.richest:
            kept += 5
        return kept

    def spare(self, member: Member) -> int:
        """Shields that somebody can do without."""
        return max(0, member.shields - self.reserve(member))

    # ---- steps

    def content(self, content: str, taken: dict[str, int]) -> float:
        """What the active player, I, makes of a space; `taken` counts tokens on the way."""
        company, scale, me = self.company, self.scale, self.company.me
        if not content:
            return 0.0
        if content == SHIELD:
            return self.shield
        if content == BIG_SHIELD:
            return 2 * self.shield
        if content == DIE:
            return -self.roll(me)
        if content == HEAL:
            return -self.harm(me, -1)
        if content in CARDS:
            there = content in company.view["features"][company.place]
            return scale.feature if there else 0.0
        before = taken.get(content, 0)
        taken[content] = before + 1
        if not before and company.needs(me, content):
            worth = self.token(me, content)
        else:
            worth = scale.token - self.taken_away(content, before)
        if content == RING and company.place != MORDOR:
            worth += scale.lead * (self.strength(me) - self.strength(company.next_bearer))
        return worth

    def strength(self, member: Member) -> float:
        """How fit somebody is to bear the Ring, in spaces; rolls do little to Sam."""
        sam = self.scale.sam if member.hobbit == SAM else 0.0
        return sam - member.corruption

    def taken_away(self, kind: str, taken: int) -> float:
        """What it costs to take a life token that somebody else needs, if there are few."""
        company = self.company
        lacking = [
            self.token(member, kind)
            for member in company.members.values()
            if member is not company.me and company.needs(member, kind)
        ]
        if len(lacking) < company.supply(kind) - taken:
            return 0.0
        return self.scale.grudge * min(lacking, default=0.0)

    def token(self, member: Member, kind: str) -> float:
        """What a life token is worth that somebody needs."""
        if self.company.place == MORDOR:
            return self.roll(member) + self.cards_of(member, 2)
        return self.scale.reach * self.harm(member, 1)

    def steps(self, activity: str, *, contents: bool = True) -> list[float]:
        """What 0, 1, 2 ... steps on a line are worth together, to its end."""
        worths = self._steps.get((activity, contents))
        if worths is None:
            worths = self._steps[activity, contents] = self._of_steps(activity, contents)
        return worths

    def _of_steps(self, activity: str, contents: bool) -> list[float]:
        company = self.company
        is_main = activity == company.main
        each = self.tempo() if is_main else self.for_events(activity)
        worths, worth = [0.0], 0.0
        taken: dict[str, int] = {}
        for content in company.board[activity].contents[company.lines[activity] + 1 :]:
            if contents:
                worth += self.content(content, taken)
            worth += each
            worths.append(worth)
        if is_main and len(worths) > 1:
            worths[-1] += self.finish()
        return worths

    def tempo(self) -> float:
        """What a step of the main line is worth: it saves a part of a turn, with what that costs
        and what it would bring."""
        scale = self.scale
        if self.company.place == MORDOR:
            bearer = self.company.members[self.company.bearer]
            return scale.tempo_mordor + scale.race * self.harm(bearer, 1)
        return scale.tempo + scale.haste * (self.turn() - self.gathered())

    def gathered(self) -> float:
        """What the life tokens are worth that may be found in a turn."""
        members = self.company.members.values()
        lacking = sum(member.missing for member in members)
        if not lacking:
            return 0.0
        each = sum(member.missing * self.harm(member, 1) for member in members) / lacking
        return self.scale.found * each * min(1.0, lacking / 3)

    def finish(self) -> float:
        """What it is worth that the scenario ends now."""
        company, scale = self.company, self.scale
        worth = scale.finish + self.turn()
        if company.place == MORDOR:
            return worth
        bearer = company.next_bearer
        missing = sum(
            self.harm(member, member.missing, bearer=member is bearer)
            for member in company.members.values()
        )
        return worth - scale.unready * missing

    def for_events(self, activity: str) -> float:
        """What a step is worth because an event looks at the line."""
        company = self.company
        place, event, left = company.place, company.event, company.left(activity)
        if place == MORIA and event < 4:
            return 0.1 * self.sauron(2) if left <= 3 else 0.02 * self.sauron(2)
        if place == HELMS_DEEP and activity == FRIENDSHIP and event < 2:
            return 0.1 * self.sauron(1)
        if place == HELMS_DEEP and activity == TRAVELLING:
            return (0.15 if event < 3 and company.lines[activity] < FIRST_PART else 0.05) * (
                self.sauron(2)
            )
        return 0.0

    # ---- what tiles and events may bring

    def turn(self) -> float:
        """What the tiles of a turn may bring before an activity tile."""
        if self._turn is None:
            self._turn = self._of_turn()
        return self._turn

    def _of_turn(self) -> float:
        company = self.company
        if company.place in (BAG_END, RIVENDELL, LOTHLORIEN) or company.at_doom:
            return 0.0
        left = company.tiles_left()
        bearer = company.members[company.bearer]
        cost = company.sundials() * max(0.0, self.next_event())
        cost += left[CORRUPTION] * self.harm(bearer, 1) + left[SAURON] * self.eye()
        return cost * company.chance_before_activity()

    def eye(self) -> float:
        """What the tile with the eye costs: somebody takes two spaces, or Sauron moves."""
        return min(self.sauron(1), self.least_harm(2))

    def least_harm(self, spaces: int) -> float:
        """What so much corruption costs whom it costs least."""
        return min(self.harm(member, spaces) for member in self.company.members.values())

    def next_event(self) -> float:
        """About what the next event costs."""
        event = self.company.event
        return self.event(event + 1) if event < LAST_EVENT else 0.0

    def event(self, box: int) -> float:
        """About what the event of a box costs."""
        place = self.company.place
        if place == MORIA:
            return self._moria(box)
        if place == HELMS_DEEP:
            return self._helms_deep(box)
        if place == SHELOBS_LAIR:
            return self._shelobs_lair(box)
        return self._mordor(box) + self.scale.clock

    def _each(self, price: float) -> float:
        """What it costs that each pays a price or rolls."""
        return sum(
            0.5 * min(price, roll) + 0.5 * roll
            for roll in map(self.roll, self.company.members.values())
        )

    def group_pays(self, symbols: int, loss: float) -> float:
        """What it costs that all together pay so many symbols of an activity, or do not."""
        fitting = FITTING * sum(member.cards for member in self.company.members.values())
        able = min(1.0, max(0.0, fitting / symbols - 0.5))
        return able * min(loss, symbols * self.scale.card) + (1 - able) * loss

    def _moria(self, box: int) -> float:
        company, card = self.company, self.scale.card
        bearer = company.members[company.bearer]
        both = company.is_complete(TRAVELLING) and company.is_complete(HIDING)
        trapped = 0.0 if both else self.sauron(2) + self.roll(bearer)
        return (
            min(self.sauron(1), card + self.scale.joker),
            self._each(card),
            0.5 * (self.sauron(1) + trapped) + card,
            trapped,
            self.group_pays(5, self.sauron(2)),
            min(self.least_harm(3), self.each_rolls()),
        )[box - 1]

    def _helms_deep(self, box: int) -> float:
        company, card = self.company, self.scale.card
        bearer = company.members[company.bearer]
        friends = company.is_complete(FRIENDSHIP)
        half = company.lines[TRAVELLING] >= FIRST_PART
        whole = company.is_complete(TRAVELLING)
        return (
            2 * card,
            -card if friends else self.sauron(1) + self.roll(bearer),
            -card * len(company.members) if half else self.sauron(2),
            0.5 * self.each_rolls() + card,
            min(self.sauron(2), 2.5),
            self.sauron(2) + (0.0 if whole else 2 * self.roll(bearer)),
        )[box - 1]

    def _shelobs_lair(self, box: int) -> float:
        company, members = self.company, self.company.members.values()
        faces = 0.0
        for member in members:
            if member is company.me:
                safe = member.shields >= 3 or company.holds_joker
            else:
                safe = member.shields >= 3 or member.cards >= 5
            faces += 3 * self.shield if safe else 0.3 * self.death(member)
        return (
            0.0,
            faces,
            min(self.sauron(2), 5 * self.shield),
            0.7 * self.each_rolls() + self.scale.card,
            min(self.sauron(2), 2 * self.roll(company.actor)),
            self.group_pays(7, self.sauron(3)),
        )[box - 1]

    def _mordor(self, box: int) -> float:
        company, members = self.company, self.company.members.values()

        def lacking(kind: str) -> float:
            return sum(self.token(m, kind) for m in members if not m.tokens.of(kind))

        if box == LAST_EVENT:
            return self.sauron(company.sauron)
        eowyn = EOWYN in company.hand
        cards = sum(member.cards for member in members)
        spare_card = self.scale.card * self.scale.mordor_card
        return (
            0.0,
            0.0 if eowyn else self.each_rolls(),
            lacking(HEART),
            lacking(SUN),
            self.sauron(3) if cards < 9 else min(self.sauron(3), 7 * spare_card),
        )[box - 1]


@cache
def _lives(fade: float) -> tuple[float, ...]:
    """By the spaces that lie between somebody and Sauron, the part of his worth that is left."""
    return tuple(1 - fade**gap for gap in range(DARK + 2))


def chance_to_hold(cards: int, number: int, share: float = FITTING) -> float:
    """The chance that of so many cards at least a number fit, if a share of all cards does."""
    none_or_few = 0.0
    chance = (1 - share) ** cards
    for fitting in range(number):
        none_or_few += chance
        chance *= (cards - fitting) / (fitting + 1) * share / (1 - share)
    return 1 - none_or_few
