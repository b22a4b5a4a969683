"""How the heuristic player thinks, whichever side it plays.

When it chooses a die it looks for the best action and makes a plan: the answers that carry
the action out. Questions that the plan does not answer are answered by rules of thumb, one
method for each question (`on_die` answers the question "die"); a question without a method
gets a random answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.actions import RESULTS
from thirdage.games.war_of_the_ring.board import PLACES, Name, Side
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.pieces import Army
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.cards import COMBAT_VALUE, EVENT_VALUE
from thirdage.players.war_of_the_ring.reading import Reading
from thirdage.table.dealers import Seeded

Plan = tuple[str, ...]
"""Answers as question and code: "from edoras"."""


class Idea(NamedTuple):
    """An action that might be taken."""

    score: float
    results: tuple[str, ...]
    """The die results that allow it; "any" is any die."""
    action: str
    plan: Plan = ()


DIE_PRICE: Final = {
    "character": 2.0,
    "army": 1.0,
    "muster": 1.0,
    "event": 1.0,
    "muster-army": 3.0,
    "will-of-the-west": 6.0,
}
"""A flexible die is better kept for later: taken off the score of what it pays for."""
WORTH_ACTING: Final = 4.0


class Mind:
    """What both sides have in common."""

    def __init__(self, side: Side, luck: Seeded) -> None:
        self.side = side
        self.luck = luck
        self.plan: list[tuple[str, str]] = []
        self._methods: dict[str, Callable[[Question], int] | None] = {}

    def answer(self, question: Question) -> int:
        """The index of the option to take."""
        ask = question.ask
        if question.count == 1:
            return 0
        if ask != "die":
            planned = self._planned(ask, question)
            if planned is not None:
                return planned
        if ask not in self._methods:
            name = "on_" + ask.removeprefix(f"{self.side}-").replace("-", "_")
            self._methods[ask] = getattr(self, name, None)
        method = self._methods[ask]
        if method is None:
            return self.luck.below(question.count)
        return method(question)

    def _planned(self, ask: str, question: Question) -> int | None:
        for place, (asked, code) in enumerate(self.plan):
            if asked == ask:
                if code in question.codes:
                    del self.plan[: place + 1]
                    return question.codes.index(code)
                self.plan = []
                return None
        return None

    # ---- choosing an action

    def ideas(self, reading: Reading) -> Iterable[Idea]:
        """Everything that might be done now."""
        raise NotImplementedError

    def on_die(self, question: Question) -> int:
        """The best idea that one of the dice allows."""
        reading = Reading(question.view, self.side)
        codes = question.codes
        best, best_score, best_face = None, WORTH_ACTING, ""
        prices = {face: DIE_PRICE[face] for face in codes if face in DIE_PRICE}
        for idea in self.ideas(reading):
            if idea.score <= best_score:
                continue
            for face, price in prices.items():
                if idea.score - price > best_score and self._allows(reading, face, idea):
                    best, best_score, best_face = idea, idea.score - price, face
        if best is None:
            self.plan = []
            if "pass" in codes:
                return codes.index("pass")
            face = min(prices, key=DIE_PRICE.__getitem__)
            return codes.index(face)
        self.plan = [("action", best.action), *map(_split, best.plan)]
        return codes.index(best_face)

    def _allows(self, reading: Reading, face: str, idea: Idea) -> bool:
        if "any" in idea.results:
            return True
        return any(result in idea.results for result in RESULTS[face])

    def on_action(self, question: Question) -> int:
        """Nothing planned fits: whatever is likely to do some good."""
        return first_of(question.codes, self.fallback_actions, len(question.codes) - 1)

    fallback_actions: tuple[str, ...] = ()

    # ---- cards

    def card_ideas(self, reading: Reading) -> Iterable[Idea]:
        """The cards of the hand."""
        full = 6 if len(reading.hand) >= 5 else 0
        for card in reading.hand:
            score = EVENT_VALUE[card](reading) + full
            yield Idea(score, (CARDS[card].icon, "event"), "card", (f"card {card}",))

    def on_card(self, question: Question) -> int:
        """The card worth most."""
        reading = Reading(question.view, self.side)
        return best_of(question.codes, lambda card: EVENT_VALUE[card](reading))

    def on_another_card(self, question: Question) -> int:
        """A free card is always good."""
        reading = Reading(question.view, self.side)
        return best_of(
            question.codes, lambda card: 0 if card == "none" else EVENT_VALUE[card](reading)
        )

    def on_discard(self, question: Question) -> int:
        """The card worth least."""
        reading = Reading(question.view, self.side)
        return best_of(question.codes, lambda card: -EVENT_VALUE[card](reading))

    on_pay_card = on_discard

    def on_deck(self, question: Question) -> int:
        """Any deck."""
        return self.luck.below(question.count)

    def on_guide_draw(self, question: Question) -> int:
        """A card more is good, unless the hand is full."""
        return 0 if len(question.view["hands"][self.side]) < 6 else 1

    on_sorcerer = on_guide_draw

    def on_combat_card(self, question: Question) -> int:
        """A card whose combat effect is worth more than its event seems to be."""
        reading = Reading(question.view, self.side)

        def value(card: str) -> float:
            if card == "none":
                return 0.0
            if card not in CARDS:
                return 4.0
            event = EVENT_VALUE[card](reading)
            return COMBAT_VALUE[CARDS[card].combat] - event / 6

        return best_of(question.codes, value)

    # ---- Armies

    def on_who_goes(self, question: Question) -> int:
        """Everybody who can."""
        return 0

    def on_figures(self, question: Question) -> int:
        """As many as can."""
        return 0

    def on_excess(self, question: Question) -> int:
        """Regulars first."""
        return first_ending(question.codes, "-regular")

    def on_casualty(self, question: Question) -> int:
        """Regulars first, then reduce an Elite."""
        codes = question.codes
        for ending in ("-regular", "-reduce", "-elite"):
            for place, code in enumerate(codes):
                if code.endswith(ending):
                    return place
        return 0

    # ---- battles

    def _battle(self, reading: Reading) -> tuple[float, Army, Army]:
        """The power of the attackers against that of the defenders, and both Armies."""
        battle = reading.view["battle"]
        attacker: Side = battle["attacker"]
        defender = reading.enemy if attacker == self.side else self.side
        attackers = reading.army(attacker, battle["origin"])
        if battle["rearguard"].bands:
            attackers = attackers.minus(battle["rearguard"])
        defenders = reading.army(defender, battle["target"])
        inside = battle["kind"] == "siege"
        needed = 6 if inside else 5
        against = reading.power(defender, defenders) or 0.1
        return reading.power(attacker, attackers, needed) / against, attackers, defenders

    def on_battle(self, question: Question) -> int:
        """Go on while the odds are fair."""
        reading = Reading(question.view, self.side)
        ratio, _, _ = self._battle(reading)
        least = 0.75 if reading.view["battle"]["kind"] == "siege" else 0.85
        return question.codes.index("go-on" if ratio > least else "cease")

    def on_stand(self, question: Question) -> int:
        """Into the Stronghold, unless the attackers are weak."""
        ratio, _, _ = self._battle(Reading(question.view, self.side))
        return question.codes.index("siege" if ratio > 0.45 else "field")

    def on_retreat(self, question: Question) -> int:
        """Leave a battle that is as good as lost, unless a Settlement is at stake."""
        reading = Reading(question.view, self.side)
        ratio, _, defenders = self._battle(reading)
        target = reading.view["battle"]["target"]
        at_stake = PLACES[target].points and reading.regions[target].control == self.side
        if ratio < (3.0 if at_stake else 1.6):
            return question.codes.index("stay")

        def shelter(name: str) -> float:
            if name == "stay":
                return -1.0
            own = reading.army(self.side, name)
            room = own.units + defenders.units <= 10
            strong = PLACES[name].stronghold and reading.regions[name].control == self.side
            return (own.units if room else -5) + 6 * strong - 0.2 * reading.threat(name)

        return best_of(question.codes, shelter)

    def on_extend(self, question: Question) -> int:
        """One more round of a siege battle if it may end the siege."""
        reading = Reading(question.view, self.side)
        _, attackers, defenders = self._battle(reading)
        hope = reading.hits_a_round(self.side, attackers, 6)
        if attackers.elites > 1 and reading.hit_points(defenders) <= hope + 0.5:
            return len(question.codes) - 1
        return question.codes.index("no")

    def on_advance(self, question: Question) -> int:
        """Into the region of the battle, unless one's own Settlement would be left open."""
        return question.codes.index("yes")

    def on_unit(self, question: Question) -> int:
        """Elites, if there are any."""
        return first_ending(question.codes, "-elite")

    # ---- moving and attacking

    def attack_idea(self, reading: Reading, start: Name, target: Name, score: float) -> Idea:
        """An attack, with a leader by a Character result too."""
        army = reading.army(self.side, start)
        results = ["army"]
        if army.characters or any(band.leaders for band in army.bands):
            results.append("character")
        plan = (f"from {start}", f"target {target}")
        return Idea(score, tuple(results), "attack", plan)

    def move_idea(self, reading: Reading, score: float, moves: Sequence[tuple[Name, Name]]) -> Idea:
        """A move of one or two Armies."""
        army = reading.army(self.side, moves[0][0])
        results = ["army"]
        if len(moves) == 1 and (army.characters or any(band.leaders for band in army.bands)):
            results.append("character")
        plan: list[str] = []
        for start, to in moves:
            plan += [f"from {start}", f"to {to}"]
        if len(moves) == 1:
            plan.append("from stop")
        return Idea(score, tuple(results), "move-armies", tuple(plan))

    def enterable(self, reading: Reading, army: Army, to: Name) -> int:
        """How many units of an Army may enter a region, 0 if enemies bar the way."""
        region = reading.regions[to]
        enemy = region.army(reading.enemy)
        if enemy.units and region.besieged != reading.enemy:
            return 0
        nation = PLACES[to].nation
        politics = reading.politics
        return sum(
            b.regulars + b.elites
            for b in army.bands
            if not politics[b.nation] or nation is None or nation == b.nation
        )


def _split(line: str) -> tuple[str, str]:
    ask, _, code = line.partition(" ")
    return ask, code


def best_of(codes: Sequence[str], value: Callable[[str], float]) -> int:
    """The index of the code with the highest value, the first of equals."""
    best, place = float("-inf"), 0
    for index, code in enumerate(codes):
        worth = value(code)
        if worth > best:
            best, place = worth, index
    return place


def first_of(codes: Sequence[str], wanted: Sequence[str], otherwise: int) -> int:
    """The index of the first wanted code that is there."""
    for code in wanted:
        if code in codes:
            return codes.index(code)
    return otherwise


def first_ending(codes: Sequence[str], ending: str) -> int:
    """The index of the first code with this ending, 0 if there is none."""
    for index, code in enumerate(codes):
        if code.endswith(ending):
            return index
    return 0
