"""The heuristic player: rules of thumb on the view, one method for each question.

`on_action` answers the question "action", and so on. What may be done besides (cards, Gandalf,
the Ring) is looked at first; a question without a method gets its first option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from thirdage.games.lord_of_the_rings.cards import CARDS, YELLOW
from thirdage.games.lord_of_the_rings.components import (
    DOTS,
    EYE,
    FATTY,
    FRIENDSHIP,
    FRODO,
    HIDING,
    JOKER,
    MERRY,
    MORDOR,
    PIPPIN,
    SAM,
)
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.players.lord_of_the_rings.reading import Reading, view_of_one
from thirdage.players.lord_of_the_rings.worth import (
    WORTHS,
    Worths,
    cost_of_event,
    cost_of_next_event,
    cost_of_roll,
    price_of,
    worth_of_steps,
)
from thirdage.players.player import Question
from thirdage.table.scripts import Request, Seat

Codes = Sequence[str]
Rule = Callable[[Codes, Reading], str]

KEPT: Final = (SAM, PIPPIN, FRODO, MERRY, FATTY)
"""Whom the fellowship would rather keep from the Ring, the dearest first."""
CARD_QUESTIONS: Final = frozenset(("leave-out", "first-card", "pay", "discard"))
"""Here a yellow card or Guidance is a card to part with, nothing to be done besides."""
IN_RING: Final = frozenset(("ring-price", "rolled", "discard", "line"))
LEFT_OUT: Final = ("bow", "brooch", "boat", "miruvor", "elessar", "staff", "sting", "box-of-earth")
"""Feature cards of the locations, the poorest first."""
PAYING: Final = {
    "speak-friend": 1.0,
    "nazgul-appears": 1.0,
    "orcs-attack": 2.0,
    "shelob-attacks": 3.0,
    "storm": 2.0,
}
"""What it costs not to pay."""
SYMBOLS: Final = {
    "speak-friend": {FRIENDSHIP: 1, JOKER: 1},
    "nazgul-appears": {HIDING: 2},
    "orcs-attack": {"fighting": 5},
    "shelob-attacks": {"fighting": 7},
    "wormtongue": {FRIENDSHIP: 1, "fighting": 1},
    "watcher": {HIDING: 1},
    "fellowship-forms": {FRIENDSHIP: 1},
    "galadriels-test": {JOKER: 1},
}


class HeuristicPlayer:
    """Rules of thumb. It keeps in mind only where the card just played shall go."""

    def __init__(self, seat: Seat, seed: int, worths: Worths = WORTHS) -> None:
        self._seat = seat
        self.worths = worths
        self._played: str | None = None
        self._line: str | None = None
        self._steps = 1
        self._in_ring = False

    def answer(self, question: Question) -> int:
        """The index of the best option."""
        codes = question.codes
        return codes.index(self.choose(question.ask, codes, Reading(question.view)))

    def answer_in(self, state: Game, request: Request) -> int:
        """The same in a future."""
        codes = list(map(request.code_of, request.things))
        return codes.index(self.choose(request.ask, codes, Reading(view_of_one(state))))

    def choose(self, ask: str, codes: Codes, reading: Reading) -> str:
        """The code of the best option."""
        if ask not in IN_RING:
            self._in_ring = False
        choice = self.besides(ask, codes, reading)
        if choice is None:
            rule: Rule | None = getattr(self, "on_" + ask.replace("-", "_"), None)
            choice = codes[0] if rule is None else rule(codes, reading)
        self.remember(ask, choice)
        return choice

    def remember(self, ask: str, code: str) -> None:
        """Keep in mind what an answer means for the questions that follow it, and nothing of what
        another would have meant."""
        if code != self._played:
            self._played = self._line = None
        if code == "use-ring":
            self._in_ring = True
        elif code in CARDS:
            self._steps = CARDS[code].symbols

    def heir(self, seed: int) -> HeuristicPlayer:
        """One for a future; what matters of an answer `remember` tells."""
        return HeuristicPlayer(self._seat, seed, self.worths)

    # ---- what may be done besides

    def besides(self, ask: str, codes: Codes, reading: Reading) -> str | None:
        """A card, a Gandalf card or the Ring, if it is worth it now."""
        if ask in CARD_QUESTIONS:
            return None
        if "healing" in codes and self.wants_healing(ask, reading):
            return "healing"
        if "use-ring" in codes and self.wants_ring(ask, reading):
            return "use-ring"
        if "lembas" in codes and len(reading.hand) <= 3:
            return "lembas"
        if "persistence" in codes and ask in ("action", "next-tile"):
            spare = reading.shields - reading.reserve
            lacking = reading.place == MORDOR and self.lacks_steps(reading)
            if spare >= 5 and (lacking or len(reading.hand) <= 4):
                return "persistence"
        if "guidance" in codes and ask == "action" and self.wants_guidance(reading):
            return "guidance"
        return None

    def wants_healing(self, ask: str, reading: Reading) -> bool:
        """Whether to be healed by Gandalf now: when it is needed."""
        if reading.ring < 2:
            return False
        if ask == "rolled":
            return self.harm(reading) >= reading.gap
        if ask == "life-tokens":
            return reading.missing >= reading.gap
        spare = reading.shields - reading.reserve
        return reading.gap <= (4 if spare >= 5 else 2)

    def wants_ring(self, ask: str, reading: Reading) -> bool:
        """Whether to use the Ring now: to have fewer hobbits, or to arrive."""
        if ask not in ("next-tile", "action") or reading.gap < 4:
            return False
        worths = self.worths
        left = reading.left(reading.main)
        late = left <= 4 or reading.event >= 5
        fewer = reading.missing - reading.missing_for(reading.hobbits - 1)
        gain = fewer * (1.0 if late else worths.reach)
        if reading.place == MORDOR:
            gain += 0.4 * (4 - min(4, reading.event)) + 1.5 * worths.tempo_mordor
            if reading.event >= 4 and left <= 6:
                gain += 1.0
        else:
            gain += min(1.5, left) * worths.tempo
        return gain > 1.4 + worths.hobbit

    def wants_guidance(self, reading: Reading) -> bool:
        """Whether Gandalf shall move a marker."""
        spare = reading.shields - reading.reserve
        return spare >= 5 and (reading.place == MORDOR or spare >= 12)

    def harm(self, reading: Reading) -> float:
        """The spaces that the roll just made will cost."""
        face: str = reading.view["rolled"]
        if face in DOTS:
            return reading.harm_of_dots[DOTS[face] - 1]
        if face == EYE:
            return 1
        return 99 if len(reading.hand) < reading.cards_lost else 0.9

    # ---- the locations

    def on_preparations(self, codes: Codes, reading: Reading) -> str:
        """Four cards are worth a roll."""
        return "roll" if 4 * self.worths.card > cost_of_roll(reading, self.worths) else "no"

    def on_leave_out(self, codes: Codes, reading: Reading) -> str:
        """The poorest card."""
        return min(codes, key=lambda code: LEFT_OUT.index(code) if code in LEFT_OUT else 99)

    def on_recovery(self, codes: Codes, reading: Reading) -> str:
        """Cards for shields, if there are shields to spare."""
        if reading.shields - 2 < 3 * max(0, reading.hobbits - reading.jokers):
            return "no"
        if "heal" in codes and reading.gap <= 5:
            return "heal"
        return "cards" if "cards" in codes else "no"

    def on_sam_saves_frodo(self, codes: Codes, reading: Reading) -> str:
        """Healing when it gets tight, otherwise cards when few are left."""
        if "heal" in codes and reading.gap <= 5:
            return "heal"
        return "cards" if "cards" in codes and len(reading.hand) < 6 else "no"

    def on_fellowship_forms(self, codes: Codes, reading: Reading) -> str:
        """A friendship symbol is of little use in Moria."""
        return self._pay_or(codes, reading, "fellowship-forms", "roll")

    def on_galadriels_test(self, codes: Codes, reading: Reading) -> str:
        """A joker against a roll."""
        return self._pay_or(codes, reading, "galadriels-test", "roll")

    def on_nazgul_appears(self, codes: Codes, reading: Reading) -> str:
        """Two hiding symbols against a step of Sauron."""
        return self._pay_or(codes, reading, "nazgul-appears", "no")

    # ---- the hobbits

    def on_first_active(self, codes: Codes, reading: Reading) -> str:
        """Who can do most in the next turn."""
        return self.on_active(codes, reading)

    def on_active(self, codes: Codes, reading: Reading) -> str:
        """Who can do most in the next turn."""
        worth: dict[str, float] = {}
        for hobbit in codes:
            reading.active = hobbit
            worth[hobbit] = self.best_play(reading)[0]
            if hobbit == SAM:
                worth[hobbit] += 0.5
            elif hobbit == MERRY:
                worth[hobbit] += 0.3 if reading.missing > 1 else 0.1
        return max(codes, key=lambda hobbit: worth[hobbit])

    on_next_active = on_active

    def on_ring_price(self, codes: Codes, reading: Reading) -> str:
        """The hobbit who can best be spared."""
        hobbits = [code for code in codes if code in KEPT]
        if not hobbits:
            return codes[0]
        return max(hobbits, key=KEPT.index)

    def on_attempt(self, codes: Codes, reading: Reading) -> str:
        """Sam last: his own roll hurts little."""
        hobbits = [code for code in codes if code in KEPT]
        return max(hobbits, key=KEPT.index)

    def on_wild_token(self, codes: Codes, reading: Reading) -> str:
        """A token for a shield or two, if one is missing."""
        return "yes" if reading.missing > 0 else "no"

    # ---- tiles

    def on_next_tile(self, codes: Codes, reading: Reading) -> str:
        """No tile at all when the next event is bad."""
        if "phial" in codes:
            risk = cost_of_next_event(reading, self.worths)
            if risk >= 2.0 or reading.gap <= 2:
                return "phial"
        return "reveal"

    def on_carry_out_tile(self, codes: Codes, reading: Reading) -> str:
        """An event may be bought off."""
        cost = cost_of_next_event(reading, self.worths)
        if "staff" in codes and cost >= 1.0:
            return "staff"
        if "avoid" in codes and cost > self._price_to_avoid(reading):
            return "avoid"
        return "carry-out"

    def _price_to_avoid(self, reading: Reading) -> float:
        prices = sorted(price_of(reading, card, self.worths) for card in reading.hand)
        if reading.tile == "three-cards":
            short = self.worths.few_cards if len(reading.hand) < 5 else 0.0
            return sum(prices[:3]) + short
        surplus = reading.missing < reading.hobbits
        return prices[0] + self.worths.shield + (0.2 if surplus else self.worths.token)

    def on_event(self, codes: Codes, reading: Reading) -> str:
        """Magic against a bad event."""
        if "magic" in codes:
            cost = cost_of_event(reading, reading.event, self.worths)
            if cost >= 2.5 or cost >= reading.gap:
                return "magic"
        return "carry-out"

    # ---- rolls

    def on_roll(self, codes: Codes, reading: Reading) -> str:
        """The Belt against a dangerous roll."""
        if "belt" in codes and cost_of_roll(reading, self.worths) >= 1.3:
            return "belt"
        return "roll"

    def on_rolled(self, codes: Codes, reading: Reading) -> str:
        """The Mithril against a bad roll."""
        harm = self.harm(reading)
        if "mithril" in codes and (harm >= 2 or harm >= reading.gap):
            return "mithril"
        return "suffer"

    def on_life_tokens(self, codes: Codes, reading: Reading) -> str:
        """Athelas when a token of each type would be missing, or late."""
        if "athelas" in codes and (reading.missing >= 2 or reading.missing >= reading.gap):
            return "athelas"
        return "check"

    # ---- the action

    def on_action(self, codes: Codes, reading: Reading) -> str:
        """Play, draw or heal."""
        worths = self.worths
        scores = {"pass": -1.0}
        if "play" in codes:
            scores["play"] = self.best_play(reading)[0]
        if "draw" in codes:
            few = max(0, 5 - len(reading.hand))
            scores["draw"] = 2 * worths.card + worths.draw + 0.15 * few
            if reading.place == MORDOR and self.lacks_steps(reading):
                scores["draw"] += worths.mordor_draw
        if "heal" in codes:
            heal = worths.mordor_heal if reading.place == MORDOR else worths.heal
            scores["heal"] = heal + (2.0 if reading.gap <= 2 else 0.0)
        return max((code for code in scores if code in codes), key=lambda code: scores[code])

    def lacks_steps(self, reading: Reading) -> bool:
        """Whether the hand cannot carry the main line to its end."""
        main = reading.main
        steps = sum(CARDS[c].symbols for c in reading.hand if reading.symbol(c) in (main, JOKER))
        return steps < reading.left(main)

    def best_play(self, reading: Reading) -> tuple[float, str | None]:
        """What the best play of one or two cards is worth, and its first card."""
        if not reading.lines:
            return 0.0, None
        first = self._moves(reading, ())
        if not first:
            return 0.0, None
        worth, card, line = max(first)
        before = reading.lines
        hand = list(reading.hand)
        hand.remove(card)
        old = reading.hand
        reading.hand = tuple(hand)
        last = reading.lasts[line]
        moved = min(last, before[line] + CARDS[card].symbols)
        reading.lines = {**before, line: moved}
        if not (line == reading.main and moved == last):
            second = self._moves(reading, (CARDS[card].colour,))
            if second:
                worth += max(0.0, max(second)[0])
        reading.lines, reading.hand = before, old
        return worth, card

    def _moves(self, reading: Reading, colours: tuple[str, ...]) -> list[tuple[float, str, str]]:
        """The plays of one card: worth, card, line."""
        found = []
        worths: dict[tuple[str, int], float] = {}
        short = self.worths.few_cards if len(reading.hand) <= 3 else 0.0
        for code in dict.fromkeys(reading.hand):
            card = CARDS[code]
            if card.colour == YELLOW:
                continue
            if card.colour in colours and not reading.any_colours:
                continue
            symbol = reading.symbol(code)
            price = price_of(reading, code, self.worths)
            for activity in reading.lines if symbol == JOKER else (symbol,):
                if not reading.is_complete(activity):
                    steps = card.symbols
                    worth = worths.get((activity, steps))
                    if worth is None:
                        worth = worth_of_steps(reading, activity, steps, self.worths)
                        worths[activity, steps] = worth
                    found.append((worth - price - short + self.worths.play, code, activity))
        return found

    def on_first_card(self, codes: Codes, reading: Reading) -> str:
        """The best card, with its line in mind."""
        return self._card(codes, reading)

    def on_second_card(self, codes: Codes, reading: Reading) -> str:
        """The best card, if it is worth it."""
        return self._card(codes, reading)

    def _card(self, codes: Codes, reading: Reading) -> str:
        moves = [move for move in self._moves(reading, ()) if move[1] in codes]
        if not moves:
            return codes[0]
        worth, card, line = max(moves)
        if worth <= 0 and "stop" in codes:
            return "stop"
        self._played, self._line = card, line
        return card

    def on_line(self, codes: Codes, reading: Reading) -> str:
        """The line in mind, or the one that gives most."""
        line = self._line
        steps, self._steps = self._steps, 1
        if line is not None and line in codes:
            return line
        if self._in_ring:
            return max(
                codes,
                key=lambda code: worth_of_steps(reading, code, 2, self.worths, contents=False),
            )
        return max(codes, key=lambda code: worth_of_steps(reading, code, steps, self.worths))

    # ---- paying

    def on_discard(self, codes: Codes, reading: Reading) -> str:
        """The card that is worth least."""
        return min(codes, key=lambda code: price_of(reading, code, self.worths))

    def on_pay(self, codes: Codes, reading: Reading) -> str:
        """The card that is worth least for each symbol; Guidance if nothing else is cheap."""

        def price(code: str) -> float:
            if code not in CARDS:
                return 5 * self.worths.shield / 2
            return price_of(reading, code, self.worths) / CARDS[code].symbols

        return min(codes, key=price)

    def on_token(self, codes: Codes, reading: Reading) -> str:
        """The type of which most are left."""
        return max(codes, key=lambda kind: (reading.tokens.of(kind), kind))

    def _cost_of_symbols(self, reading: Reading, demand: dict[str, int]) -> float:
        """About what it costs to pay symbols, by the cheapest cards."""
        cost = 0.0
        for symbol, number in demand.items():
            fitting = sorted(
                price_of(reading, card, self.worths) / CARDS[card].symbols
                for card in reading.hand
                for _ in range(CARDS[card].symbols)
                if reading.symbol(card) in (symbol, JOKER)
            )
            cost += sum(fitting[:number])
            cost += self.worths.shield * 2.5 * max(0, number - len(fitting))
        if len(reading.hand) - sum(demand.values()) < 2:
            cost += self.worths.few_cards
        return cost

    def _pay_or(self, codes: Codes, reading: Reading, ask: str, other: str) -> str:
        if "pay" not in codes:
            return other
        loss = PAYING.get(ask)
        if loss is None:
            loss = cost_of_roll(reading, self.worths)
        if loss >= reading.gap:
            loss += self.worths.death
        return "pay" if self._cost_of_symbols(reading, SYMBOLS[ask]) < loss else other

    def _pay_revealed(self, codes: Codes, reading: Reading, number: int, loss: float) -> str:
        if "pay" not in codes:
            return "no"
        prices = sorted(price_of(reading, card, self.worths) for card in reading.hand)
        cost = sum(prices[:number]) * 1.2
        return "pay" if cost < loss else "no"

    # ---- events: Moria

    def on_speak_friend(self, codes: Codes, reading: Reading) -> str:
        """Friendship and a joker against a step of Sauron."""
        return self._pay_or(codes, reading, "speak-friend", "no")

    def on_watcher(self, codes: Codes, reading: Reading) -> str:
        """Hiding against a roll."""
        return self._pay_or(codes, reading, "watcher", "roll")

    def on_stone(self, codes: Codes, reading: Reading) -> str:
        """Sauron and another event at once are bad."""
        loss = 1.0 + cost_of_event(reading, 4, self.worths) + self.worths.feature
        return self._pay_revealed(codes, reading, 2, loss)

    def on_orcs_attack(self, codes: Codes, reading: Reading) -> str:
        """Five fighting symbols against two steps of Sauron."""
        return self._pay_or(codes, reading, "orcs-attack", "no")

    def on_fly_you_fools(self, codes: Codes, reading: Reading) -> str:
        """Three spaces, or a roll for each."""
        if reading.gap <= 3:
            return "roll"
        rolls = cost_of_roll(reading, self.worths, reading.hobbits)
        return "corruption" if rolls > 3 else "roll"

    # ---- events: Helm's Deep

    def on_wormtongue(self, codes: Codes, reading: Reading) -> str:
        """The cards are worth it while the line of friendship is short of its end."""
        if "pay" not in codes:
            return "no"
        cards = len(reading.view["features"][reading.place])
        cost = self._cost_of_symbols(reading, SYMBOLS["wormtongue"])
        return "pay" if cost < 0.5 * cards * self.worths.feature else "no"

    def on_orthanc(self, codes: Codes, reading: Reading) -> str:
        """Two symbols against a roll for each."""
        loss = cost_of_roll(reading, self.worths, reading.hobbits)
        return self._pay_revealed(codes, reading, 2, loss)

    def on_storm(self, codes: Codes, reading: Reading) -> str:
        """A token of each type against two steps of Sauron."""
        if "pay" not in codes:
            return "no"
        spare = sum(reading.tokens.of(kind) > reading.hobbits for kind in ("ring", "heart", "sun"))
        return "pay" if 3 - spare < 2 or reading.gap <= 2 else "no"

    # ---- events: Shelob's Lair

    def on_gollum_appears(self, codes: Codes, reading: Reading) -> str:
        """Seven shields for many cards, if the faces of the dead can still be paid."""
        if "pay" not in codes or reading.shields - 7 < reading.reserve - 3:
            return "no"
        gain = 2 * (reading.hobbits - 1) * self.worths.card + 1.5
        return "pay" if gain > 7 * self.worths.shield else "no"

    def on_faces(self, codes: Codes, reading: Reading) -> str:
        """Shields as long as there are enough."""
        if "shields" in codes and reading.shields >= 3:
            return "shields"
        return "joker" if "joker" in codes else codes[0]

    def on_pool(self, codes: Codes, reading: Reading) -> str:
        """Five shields against two steps of Sauron."""
        return "pay" if "pay" in codes else "no"

    def on_nazgul_search(self, codes: Codes, reading: Reading) -> str:
        """Three symbols against a roll for each, and healing."""
        loss = cost_of_roll(reading, self.worths, reading.hobbits) + 1.0
        return self._pay_revealed(codes, reading, 3, loss)

    def on_shelob_appears(self, codes: Codes, reading: Reading) -> str:
        """Two rolls or two steps of Sauron."""
        rolls = cost_of_roll(reading, self.worths, 2)
        return "sauron" if reading.gap > 2 and rolls > 2 else "roll"

    def on_shelob_attacks(self, codes: Codes, reading: Reading) -> str:
        """Seven fighting symbols against three steps of Sauron."""
        return self._pay_or(codes, reading, "shelob-attacks", "no")

    # ---- events: Mordor

    def on_nazgul_attacks(self, codes: Codes, reading: Reading) -> str:
        """Éowyn against a roll for each."""
        return "pay" if "pay" in codes else "roll"

    def on_pelennor(self, codes: Codes, reading: Reading) -> str:
        """A heart is worth nothing else there."""
        return "pay" if "pay" in codes else "roll"

    on_mouth = on_pelennor

    def on_dark_forces(self, codes: Codes, reading: Reading) -> str:
        """Seven cards are too many, unless it would be the end."""
        if "pay" in codes and (reading.gap <= 3 or len(reading.hand) >= 12):
            return "pay"
        return "no"
