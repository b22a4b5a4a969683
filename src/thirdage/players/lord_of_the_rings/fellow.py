"""The heuristic player of the base game: rules of thumb on what its seat sees.

One method for each question, as `on_eye` for "eye", and one for each thing that may be done
besides, as `wants_magic`; a question without a method is an error. All of them weigh costs in the
unit of `stakes.py`. Other hands are hidden, so what others might pay is a matter of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    GANDALF_CARDS,
    WHITE,
    YELLOW,
)
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    AVOIDABLE,
    BLANK,
    CORRUPTION,
    FACES,
    FIGHTING,
    FRIENDSHIP,
    FRODO,
    HIDING,
    JOKER,
    MORDOR,
)
from thirdage.games.lord_of_the_rings.interrupts import FLOOR, INTERRUPTS, NOTHING
from thirdage.games.lord_of_the_rings.ring import STEPS, SYMBOLS, USE_RING
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.yellow import (
    BELT,
    KEEP,
)
from thirdage.players.lord_of_the_rings.company import Company, Member, view_of_fellow
from thirdage.players.lord_of_the_rings.stakes import (
    FITTING,
    FITTING_JOKER,
    ROOTS,
    SCALE,
    Scale,
    Stakes,
    chance_to_hold,
)
from thirdage.players.player import Question
from thirdage.table.game import View
from thirdage.table.scripts import Request, Seat

Codes = Sequence[str]
Play = tuple[str, str]
"""A card to be played, and its line."""
Rule = Callable[[Codes, Stakes], str]
Wish = Callable[[str, Stakes], bool]

CARD_QUESTIONS: Final = frozenset(
    ("first-card", "pay", "discard", "give-card", "council", "passes")
)
"""Here a yellow card or Guidance is a card to part with, nothing to be done besides."""
PLAYS: Final = ("first-card", "second-card")
QUIET: Final = frozenset(("next-tile", "action"))
"""When the active player has time for what need not be done now."""
RING_STEPS: Final = 3
"""How far the Ring leads, about."""
GUIDED: Final = 2
"""How far Guidance leads."""
DEMANDS: Final[Mapping[str, Mapping[str, int]]] = {
    "nazgul-appears": {HIDING: 2},
    "wormtongue": {FRIENDSHIP: 1, FIGHTING: 1},
    "fellowship-forms": {FRIENDSHIP: 1},
    "galadriels-test": {JOKER: 1},
    "watcher": {HIDING: 1},
}
"""What one player is asked to pay."""
WILLING: Final = 0.8
"""How likely somebody pays who can."""
MARGIN: Final = 1.25
"""How much more than its price a payment of the group may cost one of them: others may have
less."""


class FellowPlayer:
    """Rules of thumb for one of two to five. During a turn it keeps in mind which card it has just
    played and where it shall go, and that it has just used the Ring."""

    def __init__(self, seat: Seat, seed: int, scale: Scale = SCALE) -> None:
        self.scale = scale
        self._seat = seat
        self._card: str | None = None
        self._line: str | None = None
        self._in_ring = False

    def answer(self, question: Question) -> int:
        """The index of the best option."""
        return self._answer(question.ask, question.codes, lambda: question.view)

    def answer_in(self, state: Game, request: Request) -> int:
        """The same in a future, of which it sees no more."""
        codes = list(map(request.code_of, request.things))
        return self._answer(request.ask, codes, lambda: view_of_fellow(state, self._seat))

    def _answer(self, ask: str, codes: Codes, view: Callable[[], View]) -> int:
        if len(codes) == 1:
            self.remember(ask, codes[0])
            return 0
        stakes = Stakes(Company(view()), self.scale)
        return codes.index(self.choose(ask, codes, stakes))

    def choose(self, ask: str, codes: Codes, stakes: Stakes) -> str:
        """The code of the best option."""
        choice = self.besides(ask, codes, stakes)
        if choice is None:
            rule: Rule = getattr(self, "on_" + ask.replace("-", "_"))
            choice = rule(codes, stakes)
            if FLOOR in codes and self.asks_others(ask, choice, stakes):
                choice = FLOOR
        self.remember(ask, choice)
        return choice

    def remember(self, ask: str, code: str) -> None:
        """Keep in mind what an answer means for the questions that follow it, and nothing of what
        another would have meant."""
        if ask in QUIET:
            self._in_ring = False
            self._card = self._line = None
        if code == USE_RING:
            self._in_ring = True
        if ask in PLAYS and code != self._card:
            self._card, self._line = code, None

    def heir(self, seed: int) -> FellowPlayer:
        """One for a future; what matters of an answer `remember` tells."""
        return FellowPlayer(self._seat, seed, self.scale)

    # ---- what may be done besides

    def besides(self, ask: str, codes: Codes, stakes: Stakes) -> str | None:
        """A yellow card, a Gandalf card or the Ring, if it is worth it now."""
        if ask in CARD_QUESTIONS:
            return None
        for code in codes:
            if code in INTERRUPTS:
                wish: Wish = getattr(self, "wants_" + code.replace("-", "_"))
                if wish(ask, stakes):
                    return code
        return None

    def asks_others(self, ask: str, choice: str, stakes: Stakes) -> bool:
        """Whether the others shall be asked what they could do: where much is at stake."""
        company = stakes.company
        me = company.me
        if ask == "event":
            return stakes.event(company.event) > self._gandalf_price(stakes)
        if ask == "roll":
            return stakes.roll(me) >= self.scale.bearable
        if ask == "rolled":
            return stakes.face(me, company.view["rolled"]) >= self.scale.bearable
        if ask == "life-tokens":
            return stakes.harm(me, me.missing) >= self.scale.yellow
        if ask == "carry-out-tile":
            return company.tile in AVOIDABLE and self.wants_staff(ask, stakes)
        if ask == "next-tile":
            ring = not company.view["ring_used"] and company.bearer != me.seat
            arriving = company.left(company.main) <= RING_STEPS or company.place == MORDOR
            return (ring and arriving) or self.wants_phial(ask, stakes)
        if ask in ("faces", "attempt"):
            return choice == "cannot" or company.gap(me) <= 3
        return False

    def _gandalf(self, stakes: Stakes, gain: float) -> bool:
        """Whether a Gandalf card is worth its shields."""
        lacking = max(0, 5 - stakes.spare(stakes.company.me))
        return gain > self._gandalf_price(stakes) + 0.5 * lacking

    def _gandalf_price(self, stakes: Stakes) -> float:
        return 5 * stakes.shield + self.scale.call

    def wants_magic(self, ask: str, stakes: Stakes) -> bool:
        """Against a bad event."""
        return self._gandalf(stakes, stakes.event(stakes.company.event))

    def wants_healing(self, ask: str, stakes: Stakes) -> bool:
        """Whoever needs it most, and late: what is healed may come again, or not at all."""
        gain = max(-stakes.harm(m, -2) for m in stakes.company.members.values())
        return self._gandalf(stakes, gain)

    def wants_elessar(self, ask: str, stakes: Stakes) -> bool:
        """The same with one space."""
        gain = max(-stakes.harm(m, -1) for m in stakes.company.members.values())
        return gain > self.scale.yellow

    def wants_persistence(self, ask: str, stakes: Stakes) -> bool:
        """Four cards for whose hand is small."""
        gain = max(self._drawn(stakes, m, 4) for m in stakes.company.members.values())
        return ask in (*QUIET, "before-discard", "floor") and self._gandalf(stakes, gain)

    def wants_lembas(self, ask: str, stakes: Stakes) -> bool:
        """When somebody has hardly any cards."""
        company = stakes.company
        fewest = min(m.cards - (m is company.me) for m in company.members.values())
        return fewest <= (3 if company.place == MORDOR else 2)

    def wants_guidance(self, ask: str, stakes: Stakes) -> bool:
        """Two steps for the active player; he takes what is on the spaces."""
        if ask not in QUIET:
            return False
        return self._gandalf(stakes, max(self._lines(stakes, GUIDED).values()))

    def wants_foresight(self, ask: str, stakes: Stakes) -> bool:
        """To put off what comes, shortly before the end of a scenario."""
        company = stakes.company
        if ask != "next-tile" or company.left(company.main) > 3:
            return False
        return self._gandalf(stakes, 0.7 * stakes.turn() * 2)

    def wants_use_ring(self, ask: str, stakes: Stakes) -> bool:
        """When the steps are worth more than the roll."""
        company = stakes.company
        if ask not in (*QUIET, "floor") or company.tile not in (None, *ACTIVITIES):
            return False
        faces = (BLANK,) if BELT in company.hand else FACES
        return sum(self._led(stakes, face) for face in faces) / len(faces) > self.scale.ring

    def _led(self, stakes: Stakes, face: str) -> float:
        """What it is worth that the Ring-bearer rolls this face to use the Ring."""
        me = stakes.company.me
        cost = stakes.face(me, face)
        if cost >= stakes.life(me, stakes.company.gap(me)):
            return -cost
        steps = STEPS - SYMBOLS[face]
        return max(self._lines(stakes, steps, contents=False).values()) - cost

    def wants_athelas(self, ask: str, stakes: Stakes) -> bool:
        """When much is missing."""
        decider = stakes.company.decider
        return stakes.harm(decider, decider.missing) >= self.scale.yellow

    def wants_belt(self, ask: str, stakes: Stakes) -> bool:
        """Against a dangerous roll, or to be led far by the Ring."""
        return self._in_ring or stakes.roll(stakes.company.decider) >= self.scale.bearable

    def wants_mithril(self, ask: str, stakes: Stakes) -> bool:
        """Against a bad roll."""
        company = stakes.company
        harm = stakes.face(company.decider, company.view["rolled"])
        return harm >= self.scale.bearable

    def wants_staff(self, ask: str, stakes: Stakes) -> bool:
        """Against the event that a tile would bring."""
        return stakes.next_event() > self.scale.yellow

    def wants_phial(self, ask: str, stakes: Stakes) -> bool:
        """When the tiles of a turn may bring much."""
        known: Codes = stakes.company.view["known_tiles"]
        if known and known[0] in ACTIVITIES:
            return False
        return stakes.turn() > self.scale.yellow + stakes.tempo()

    def wants_miruvor(self, ask: str, stakes: Stakes) -> bool:
        """A card in another hand is hardly worth one of mine; it pays as a card."""
        return False

    def _drawn(self, stakes: Stakes, member: Member, number: int) -> float:
        """What new cards are worth in a hand."""
        scale = self.scale
        scarce = stakes.scarcity(member.cards + number // 2)
        return number * scale.card * 1.15 * scarce - stakes.few(member, -number)

    def on_floor(self, codes: Codes, stakes: Stakes) -> str:
        """What can be done has been weighed already."""
        return NOTHING

    # ---- whom a card helps

    def on_who_heals(self, codes: Codes, stakes: Stakes) -> str:
        """Who gains most by it."""
        members = stakes.company.members
        return max(codes, key=lambda seat: -stakes.harm(members[seat], -1))

    def on_who_draws(self, codes: Codes, stakes: Stakes) -> str:
        """Who gains most by it: Lembas fills a hand, Persistence brings four cards."""
        members = stakes.company.members

        def gain(seat: Seat) -> float:
            return self._drawn(stakes, members[seat], 4) - 0.01 * members[seat].cards

        return max(codes, key=gain)

    def on_who_looks(self, codes: Codes, stakes: Stakes) -> str:
        """I know what I want to see."""
        return stakes.company.me.seat

    def on_foresight_order(self, codes: Codes, stakes: Stakes) -> str:
        """An activity comes first, so that the others are not carried out in this turn."""
        company = stakes.company
        bearer = company.members[company.bearer]

        def gain(tile: str) -> float:
            if tile in ACTIVITIES:
                return 1.0 if company.is_complete(tile) else 2.0 + (tile == company.main)
            return -stakes.harm(bearer, 1) if tile == CORRUPTION else -stakes.next_event()

        return max(codes, key=gain)

    def on_who_passes(self, codes: Codes, stakes: Stakes) -> str:
        """I know my own cards."""
        return stakes.company.me.seat if stakes.company.me.seat in codes else codes[0]

    def on_passes_to(self, codes: Codes, stakes: Stakes) -> str:
        """Who has fewest cards, if I have more."""
        company = stakes.company
        others = [company.members[seat] for seat in codes if seat != KEEP]
        poorest = min(others, key=lambda member: member.cards)
        return poorest.seat if poorest.cards + 2 <= company.me.cards else KEEP

    def on_passes(self, codes: Codes, stakes: Stakes) -> str:
        """The cheapest card."""
        return min(codes, key=stakes.price)

    # ---- the locations

    def on_preparations(self, codes: Codes, stakes: Stakes) -> str:
        """Four cards are worth a roll."""
        gain = 4 * self.scale.card * 1.15
        return "roll" if gain > stakes.roll(stakes.company.me) else "no"

    def on_give_card(self, codes: Codes, stakes: Stakes) -> str:
        """The cards for all are given out one by one, whichever comes first."""
        return min(codes)

    def on_give_to(self, codes: Codes, stakes: Stakes) -> str:
        """Who has fewest cards; of the white ones Frodo makes most."""
        company = stakes.company
        offered = company.view["offered"]
        # Which card is just being given is not shown: the smallest, as `on_give_card` has it.
        card = CARDS[min(offered)] if offered else None
        white = card is not None and card.colour == WHITE and card.symbol != JOKER

        def gain(seat: Seat) -> float:
            member = company.members[seat]
            frodo = 1.5 if white and member.hobbit == FRODO else 0.0
            return frodo - member.cards

        return max(codes, key=gain)

    def on_nazgul_appears(self, codes: Codes, stakes: Stakes) -> str:
        """Two hiding symbols of one player against a step of Sauron."""
        return self._alone(codes, stakes, "nazgul-appears", stakes.sauron(1))

    def on_council(self, codes: Codes, stakes: Stakes) -> str:
        """What my neighbour makes more of than I do: each passes one, and gets one."""
        company = stakes.company
        neighbour = company.clockwise(company.me.seat)[1]

        def loss(code: str) -> float:
            card = CARDS[code]
            gain = 0.0
            if neighbour.hobbit == FRODO and card.colour == WHITE and card.is_hobbit:
                gain = self.scale.joker - self.scale.card if card.symbol != JOKER else 0.0
            return stakes.price(code) - gain

        return min(codes, key=loss)

    def on_fellowship_forms(self, codes: Codes, stakes: Stakes) -> str:
        """A friendship symbol against a roll."""
        return self._or_roll(codes, stakes, "fellowship-forms")

    def on_recovery(self, codes: Codes, stakes: Stakes) -> str:
        """What two shields buy."""
        return self._recover(codes, stakes, 2)

    def on_sam_saves_frodo(self, codes: Codes, stakes: Stakes) -> str:
        """What three shields buy."""
        return self._recover(codes, stakes, 3)

    def _recover(self, codes: Codes, stakes: Stakes, price: int) -> str:
        me = stakes.company.me
        worth = {"no": 0.0}
        if stakes.spare(me) >= price:
            cost = price * stakes.shield
            worth["cards"] = self._drawn(stakes, me, 2) - cost
            worth["heal"] = -stakes.harm(me, -1) - cost
        return max((code for code in worth if code in codes), key=lambda code: worth[code])

    def on_galadriels_test(self, codes: Codes, stakes: Stakes) -> str:
        """A joker against a roll."""
        return self._or_roll(codes, stakes, "galadriels-test")

    # ---- tiles

    def on_next_tile(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "reveal"

    def on_carry_out_tile(self, codes: Codes, stakes: Stakes) -> str:
        """An event may be bought off, by all together."""
        if "avoid" not in codes:
            return "carry-out"
        price = 3 * self.scale.card if stakes.company.tile == AVOIDABLE[0] else 1.5
        return "avoid" if stakes.next_event() > price else "carry-out"

    def on_avoid_three_cards(self, codes: Codes, stakes: Stakes) -> str:
        """My part of three cards."""
        return self._pledge(codes, stakes, stakes.next_event())

    def on_avoid_three_items(self, codes: Codes, stakes: Stakes) -> str:
        """My part of a card, a life token and a shield."""
        return self._pledge(codes, stakes, stakes.next_event())

    def on_eye(self, codes: Codes, stakes: Stakes) -> str:
        """Two spaces for whom they cost least, or a step of Sauron."""
        return self._suffer(codes, stakes, 2, stakes.sauron(1))

    def on_event(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "carry-out"

    # ---- rolls

    def on_roll(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "roll"

    def on_rolled(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "suffer"

    def on_before_discard(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "discard"

    def on_life_tokens(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on."""
        return "check"

    def on_attempt(self, codes: Codes, stakes: Stakes) -> str:
        """There is no other way on: the one hobbit of mine rolls."""
        return stakes.company.me.hobbit

    # ---- the action

    def on_action(self, codes: Codes, stakes: Stakes) -> str:
        """Play, draw, heal or pass."""
        scale, company = self.scale, stakes.company
        me = company.me
        worth = {"pass": 0.0}
        if "play" in codes:
            worth["play"] = self._best_play(stakes)[0] + scale.play
        if "draw" in codes:
            worth["draw"] = self._drawn(stakes, me, 2) + scale.draw
            if company.place == MORDOR and self._lacks_steps(company):
                worth["draw"] += scale.mordor_draw
        if "heal" in codes:
            worth["heal"] = -stakes.harm(me, -1) + scale.heal
        return max((code for code in worth if code in codes), key=lambda code: worth[code])

    def _lacks_steps(self, company: Company) -> bool:
        """Whether my hand cannot carry the main line to its end."""
        fitting = (company.main, JOKER)
        steps = sum(CARDS[c].symbols for c in company.hand if company.symbol(c) in fitting)
        return steps < company.left(company.main)

    def _moves(self, stakes: Stakes) -> list[tuple[str, str, int, float]]:
        """The plays of one card: card, line, steps, price."""
        company = stakes.company
        found = []
        for code in dict.fromkeys(company.hand):
            card = CARDS[code]
            if card.colour == YELLOW:
                continue
            symbol = company.symbol(code)
            price = stakes.price(code)
            for activity in company.lines if symbol == JOKER else (symbol,):
                if not company.is_complete(activity):
                    steps = min(card.symbols, company.left(activity))
                    found.append((code, activity, steps, price))
        return found

    def _best_play(self, stakes: Stakes) -> tuple[float, Play | None]:
        """What the best play of one or two cards is worth, and which it is."""
        company = stakes.company
        worths = {line: stakes.steps(line) for line in company.lines}
        one, two = stakes.few(company.me, 1), stakes.few(company.me, 2)
        best: tuple[float, Play | None] = (-99.0, None)
        moves = self._moves(stakes)
        for place, (code, line, steps, price) in enumerate(moves):
            gain = worths[line][steps] - price
            if gain - one > best[0]:
                best = (gain - one, (code, line))
            if line == company.main and steps == company.left(line):
                continue
            for other, second, more, cost in moves[place:]:
                if other == code and company.hand.count(code) < 2:
                    continue
                if not company.any_colours and CARDS[other].colour == CARDS[code].colour:
                    continue
                last = len(worths[second]) - 1
                if second == line:
                    both = worths[line][min(last, steps + more)]
                else:
                    both = worths[line][steps] + worths[second][more]
                pair = both - price - cost - two
                if pair > best[0]:
                    swap = self._ends(stakes, line, steps)
                    best = (pair, (other, second) if swap else (code, line))
        return best

    def _ends(self, stakes: Stakes, line: str, steps: int) -> bool:
        """Whether a card would end the scenario, so that it must be the last."""
        company = stakes.company
        return line == company.main and steps >= company.left(line)

    def on_first_card(self, codes: Codes, stakes: Stakes) -> str:
        """The first card of the best play."""
        _, play = self._best_play(stakes)
        assert play is not None
        self._card, self._line = play
        return self._card

    def on_second_card(self, codes: Codes, stakes: Stakes) -> str:
        """The best card, if it is worth it."""
        one = stakes.few(stakes.company.me, 1)
        worths = {line: stakes.steps(line) for line in stakes.company.lines}
        best, self._card, self._line = 0.0, "stop", None
        for code, line, steps, price in self._moves(stakes):
            gain = worths[line][steps] - price - one
            if code in codes and gain > best:
                best, self._card, self._line = gain, code, line
        return self._card

    def on_line(self, codes: Codes, stakes: Stakes) -> str:
        """The line in mind, or the one that gives most. Guidance that somebody has called while
        I may pay is for paying."""
        card, line = self._card, self._line
        self._card = self._line = None
        if line is not None and line in codes:
            return line
        if "pay" in codes:
            return "pay"
        if self._in_ring:
            self._in_ring = False
            worths = self._lines(stakes, RING_STEPS, contents=False)
        else:
            guided = 1 if stakes.company.tile in ACTIVITIES else GUIDED
            worths = self._lines(stakes, CARDS[card].symbols if card in CARDS else guided)
        return max(codes, key=lambda code: worths[code])

    def _lines(self, stakes: Stakes, steps: int, *, contents: bool = True) -> dict[str, float]:
        """What so many steps are worth on each line that is not complete."""
        found = {}
        for line in stakes.company.lines:
            if not stakes.company.is_complete(line):
                worths = stakes.steps(line, contents=contents)
                found[line] = worths[min(steps, len(worths) - 1)]
        return found

    # ---- paying

    def on_discard(self, codes: Codes, stakes: Stakes) -> str:
        """The card that is worth least."""
        return min(codes, key=stakes.price)

    def on_pay(self, codes: Codes, stakes: Stakes) -> str:
        """The card that is worth least for each symbol, or Guidance."""
        payment = stakes.company.payment
        wanted = sum(number for _, number in payment.price) if payment else 1

        def price(code: str) -> float:
            if code in GANDALF_CARDS:
                return 5 * stakes.shield / min(wanted, GUIDED)
            return stakes.price(code) / min(wanted, CARDS[code].symbols)

        return min(codes, key=price)

    def on_token(self, codes: Codes, stakes: Stakes) -> str:
        """The one that I miss least."""
        return min(codes, key=lambda kind: self._token(stakes, kind))

    def _token(self, stakes: Stakes, kind: str) -> float:
        """What it costs me to part with a life token."""
        company, me = stakes.company, stakes.company.me
        if me.tokens.of(kind) > 1:
            return self.scale.token
        without = me._replace(tokens=me.tokens.plus(kind, -1))
        if not company.needs(without, kind):
            return self.scale.token
        return stakes.token(me, kind)

    def _alone(self, codes: Codes, stakes: Stakes, ask: str, loss: float) -> str:
        """Whether I pay symbols for all."""
        demand = DEMANDS[ask]
        number = sum(demand.values())
        chances = [WILLING * chance_to_hold(m.cards, number) for m in stakes.company.later]
        cost = stakes.symbols(demand)
        typical = 1.2 * number * self.scale.card
        return self._volunteer(codes, cost, typical, chances, loss)

    def _volunteer(
        self,
        codes: Codes,
        cost: float | None,
        typical: float,
        chances: Sequence[float],
        loss: float,
    ) -> str:
        """Pay, if it costs less than what follows otherwise: one of those asked later may pay."""
        if "pay" not in codes:
            return self._refusal(codes)
        nobody = 1.0
        for chance in chances:
            nobody *= 1 - chance
        otherwise = nobody * loss + (1 - nobody) * min(loss, typical)
        mine = typical if cost is None else cost
        return "pay" if mine < otherwise else self._refusal(codes)

    def _refusal(self, codes: Codes) -> str:
        """Not to pay: the others are asked, or what is otherwise follows."""
        return next(code for code in codes if code in ("next", "no", "roll", "sauron"))

    def _or_roll(self, codes: Codes, stakes: Stakes, ask: str) -> str:
        """Pay for myself, or roll."""
        cost = stakes.symbols(DEMANDS[ask])
        if "pay" not in codes or cost is None:
            return "roll"
        return "pay" if cost < stakes.roll(stakes.company.me) else "roll"

    def _revealed(self, codes: Codes, stakes: Stakes, loss: float) -> str:
        """Pay symbols like the revealed card, or let happen what is otherwise."""
        payment = stakes.company.payment
        if "pay" not in codes or payment is None:
            return "no"
        cost = stakes.symbols(dict(payment.price))
        return "pay" if cost is not None and cost < loss else "no"

    def _suffer(self, codes: Codes, stakes: Stakes, spaces: int, loss: float) -> str:
        """Take corruption for all, if nobody asked later can do it better."""
        company = stakes.company
        mine = stakes.harm(company.me, spaces)
        others = [stakes.harm(member, spaces) for member in company.later]
        if mine < loss and all(mine <= other for other in others):
            return "corruption"
        return self._refusal(codes)

    # ---- what the group pays

    def _pledge(self, codes: Codes, stakes: Stakes, loss: float) -> str:
        """My part of a price of the group: as much as is cheaper than that part of what follows
        otherwise. If it is not enough nobody pays, so the last one gives all or nothing."""
        payment = stakes.company.payment
        assert payment is not None
        price = dict(payment.price)
        if "none" not in codes:
            cost = self._cost(stakes, price)
            return "pay" if "pay" in codes and cost < loss else self._refusal(codes)
        left = dict(price)
        for _, given in payment.pledged:
            for kind, number in given:
                left[kind] -= number
        each = MARGIN * loss / _weight(price)
        later = stakes.company.later
        best, most = "none", 0.0
        for code in codes:
            part = _part(code)
            if not part or not self._enough(later, left, part):
                continue
            gain = each * _weight(part) - self._cost(stakes, part)
            if gain > most:
                best, most = code, gain
        return best

    def _enough(
        self, later: Sequence[Member], left: Mapping[str, int], part: Mapping[str, int]
    ) -> bool:
        """Whether the others asked later may have what would still be lacking."""
        for kind, number in left.items():
            lacking = number - part.get(kind, 0)
            have = sum(_most(member, kind) for member in later)
            if lacking > have:
                return False
        return True

    def _cost(self, stakes: Stakes, part: Mapping[str, int]) -> float:
        """What it costs me to pay something."""
        cost, symbols = 0.0, {}
        for kind, number in part.items():
            if kind == "any-card":
                cost += stakes.cheapest(number)
            elif kind == "shield":
                short = max(0, number - stakes.spare(stakes.company.me))
                cost += number * stakes.shield + short * 0.5
            elif kind == "any-token":
                mine = [k for k, n in stakes.company.me.tokens._asdict().items() if n]
                cost += min((self._token(stakes, k) for k in mine), default=99.0)
            elif kind in ("ring", "heart", "sun"):
                cost += self._token(stakes, kind)
            else:
                symbols[kind] = number
        if symbols:
            paid = stakes.symbols(symbols)
            cost += 5 * stakes.shield if paid is None else paid
        return cost

    # ---- events: Moria

    def on_speak_friend(self, codes: Codes, stakes: Stakes) -> str:
        """Friendship and a joker against a step of Sauron."""
        return self._pledge(codes, stakes, stakes.sauron(1))

    def on_watcher(self, codes: Codes, stakes: Stakes) -> str:
        """Hiding against a roll."""
        return self._or_roll(codes, stakes, "watcher")

    def on_stone(self, codes: Codes, stakes: Stakes) -> str:
        """Two symbols against a step of Sauron and the next event at once; the Pipe besides."""
        loss = stakes.sauron(1) + max(0.0, stakes.next_event()) + self.scale.feature
        return self._revealed(codes, stakes, loss)

    def on_orcs_attack(self, codes: Codes, stakes: Stakes) -> str:
        """Five fighting symbols against two steps of Sauron."""
        return self._pledge(codes, stakes, stakes.sauron(2))

    def on_fly_you_fools(self, codes: Codes, stakes: Stakes) -> str:
        """Three spaces for one, or a roll for each."""
        return self._suffer(codes, stakes, 3, stakes.each_rolls())

    # ---- events: Helm's Deep

    def on_wormtongue(self, codes: Codes, stakes: Stakes) -> str:
        """The Feature cards are worth it while the line of friendship is short of its end."""
        cards = len(stakes.company.view["features"][stakes.company.place])
        return self._alone(codes, stakes, "wormtongue", 0.5 * cards * self.scale.feature)

    def on_orthanc(self, codes: Codes, stakes: Stakes) -> str:
        """Two symbols against a roll for each."""
        return self._revealed(codes, stakes, stakes.each_rolls())

    def on_storm(self, codes: Codes, stakes: Stakes) -> str:
        """A life token of each type against two steps of Sauron."""
        return self._pledge(codes, stakes, stakes.sauron(2))

    # ---- events: Shelob's Lair

    def on_gollum_appears(self, codes: Codes, stakes: Stakes) -> str:
        """Seven shields for Gollum and two cards for all others."""
        others = [m for m in stakes.company.members.values() if m is not stakes.company.actor]
        gain = sum(self._drawn(stakes, member, 2) for member in others) + self.scale.joker
        return self._pledge(codes, stakes, gain)

    def on_faces(self, codes: Codes, stakes: Stakes) -> str:
        """Three shields or a joker, whichever is cheaper."""
        company = stakes.company
        costs = {"shields": 3 * stakes.shield, "cannot": 99.0}
        costs["joker"] = stakes.symbols({JOKER: 1}) or 5 * stakes.shield
        assert company.me is not None
        return min((code for code in costs if code in codes), key=lambda code: costs[code])

    def on_pool(self, codes: Codes, stakes: Stakes) -> str:
        """Five shields of one player against two steps of Sauron, and a card for each."""
        company = stakes.company
        able = [member for member in company.later if member.shields >= 5]
        richer = any(member.shields > company.me.shields for member in able)
        loss = stakes.sauron(2) + self.scale.card * len(company.members)
        chances = [1.0 for _ in able] if richer else []
        return self._volunteer(codes, 5 * stakes.shield, 4.5 * stakes.shield, chances, loss)

    def on_nazgul_search(self, codes: Codes, stakes: Stakes) -> str:
        """Three symbols against a roll for each, and healing."""
        loss = stakes.each_rolls() - stakes.harm(stakes.company.me, -1)
        return self._revealed(codes, stakes, loss)

    def on_shelob_appears(self, codes: Codes, stakes: Stakes) -> str:
        """Two rolls of mine or two steps of Sauron."""
        return "roll" if 2 * stakes.roll(stakes.company.me) < stakes.sauron(2) else "sauron"

    def on_shelob_attacks(self, codes: Codes, stakes: Stakes) -> str:
        """Seven fighting symbols against three steps of Sauron."""
        return self._pledge(codes, stakes, stakes.sauron(3))

    # ---- events: Mordor

    def on_nazgul_attacks(self, codes: Codes, stakes: Stakes) -> str:
        """Éowyn against a roll for each."""
        if "pay" not in codes:
            return self._refusal(codes)
        return "pay" if stakes.price("eowyn") < stakes.each_rolls() else self._refusal(codes)

    def on_pelennor(self, codes: Codes, stakes: Stakes) -> str:
        """A heart is worth nothing else there."""
        return "pay" if "pay" in codes else "roll"

    def on_mouth(self, codes: Codes, stakes: Stakes) -> str:
        """Nor is a sun."""
        return "pay" if "pay" in codes else "roll"

    def on_dark_forces(self, codes: Codes, stakes: Stakes) -> str:
        """Seven cards against three steps of Sauron."""
        return self._pledge(codes, stakes, stakes.sauron(3))


def _part(code: str) -> dict[str, int]:
    """A part of a price as it is named among the options: "fighting 3", "friendship+joker"."""
    if " " in code:
        kind, number = code.split()
        return {kind: int(number)}
    names = () if code in (FLOOR, "none") or code in INTERRUPTS else code.split("+")
    return dict.fromkeys(names, 1)


def _weight(price: Mapping[str, int]) -> int:
    """How dear a price is: a joker counts twice."""
    return sum(2 * number if kind == JOKER else number for kind, number in price.items())


def _most(member: Member, kind: str) -> float:
    """About how much of a kind somebody may have: cards are hidden, the rest is not."""
    if kind == "shield":
        return member.shields
    if kind == "any-token":
        return sum(member.tokens)
    if kind in ("ring", "heart", "sun"):
        return member.tokens.of(kind)
    if kind == "any-card":
        return member.cards
    return member.cards * (FITTING_JOKER if kind == JOKER else FITTING) * ROOTS[2]
