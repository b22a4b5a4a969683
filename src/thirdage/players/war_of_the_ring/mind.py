"""How the heuristic player thinks, whichever side it plays.

When it chooses a die it looks for the best action and makes a plan: the answers that carry
the action out. Questions that the plan does not answer are answered by rules of thumb, one
method for each question (`on_die` answers the question "die"); a question without a method
gets a random answer. Scores are on one scale: an ordinary useful action is worth about 25.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, Final, NamedTuple, Self

from thirdage.games.war_of_the_ring.actions import MESSENGER, RESULTS, WILL
from thirdage.games.war_of_the_ring.board import SHADOW, Name, Side
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.setup import HAND_LIMIT
from thirdage.players.war_of_the_ring.cards import combat_value, event_value
from thirdage.players.war_of_the_ring.reading import Reading
from thirdage.table.dealers import Seeded
from thirdage.table.game import View
from thirdage.table.scripts import Facts

Codes = Sequence[str]
Rule = Callable[[Any, Codes, Reading], int]


_RULES: Final[dict[type, dict[str, Rule | None]]] = {}
"""The methods that have been looked up, by the kind of mind and the question."""
_NOTED: Final = frozenset(("die", "from", "to", "action", "move-or-attack", "card", "another-card"))
"""Questions whose answers are remembered."""


class Idea(NamedTuple):
    """An action that might be taken."""

    score: float
    results: tuple[str, ...]
    """The die results that allow it; "any" is any die."""
    action: str
    plan: tuple[str, ...] = ()
    """Answers as question and code: "from edoras"."""


DIE_PRICE: Final = {
    "character": 2.0,
    "army": 1.0,
    "muster": 1.0,
    "event": 1.0,
    "muster-army": 3.0,
    WILL: 6.0,
}
"""A flexible die is better kept for later: taken off the score of what it pays for."""
WORTH_ACTING: Final = 4.0
ENOUGH: Final = 40.0
"""An idea that is worth more than that is taken without looking for a better one."""
MARCHES: Final = ("shadows-gather", "the-shadow-lengthens", "through-a-day-and-a-night")
"""Cards by which an Army moves several regions, one after the other."""


class Mind:
    """What both sides have in common."""

    fallback_actions: tuple[str, ...] = ()
    """What to do with a die that no idea needs, the best first."""
    ring_results: tuple[str, ...] = ()
    """What an Elven Ring may be used for, besides cards and what does not depend on dice."""

    def __init__(self, side: Side, luck: Seeded) -> None:
        self.side = side
        self.luck = luck
        self.plan: list[tuple[str, str]] = []
        self.face = ""
        """The die that has been chosen."""
        self.card = ""
        """The Event card that is being played, as far as this action goes."""
        self.doing = ""
        """The action that is being taken, or what a card lets an Army do."""
        self.start: Name | None = None
        """From where an Army goes in this action, and where to."""
        self.goal: Name | None = None
        self.under_way = False
        """Whether the figures that go from there have not been chosen yet."""
        self.spare_units = 0
        """How many units shall still be left behind."""

    def answer(self, ask: str, codes: Codes, see: Callable[[], View], facts: Facts = ()) -> int:
        """The index of the option to take; the view is looked at only if it is needed."""
        self._turn_to(ask)
        place = self._choose(ask, codes, see, facts)
        if ask in _NOTED:
            self._note(ask, codes[place])
        return place

    def copy(self) -> Self:
        """Another with the same in mind."""
        twin = copy(self)
        twin.plan = self.plan[:]
        return twin

    def take(self, ask: str, code: str) -> None:
        """Keep in mind an answer that is not one's own: what was planned besides is void."""
        self._turn_to(ask)
        self.plan = []
        if ask in _NOTED:
            self._note(ask, code)

    def _turn_to(self, ask: str) -> None:
        if ask == "die" or (ask == "action" and not self._is_planned("action")):
            # A die is not asked for if there is only one kind.
            self._begin_action()
        elif ask == "who-goes":
            self._catch_up()

    def _choose(self, ask: str, codes: Codes, see: Callable[[], View], facts: Facts) -> int:
        if len(codes) == 1:
            return 0
        if self.plan:
            planned = self._planned(ask, codes)
            if planned is not None:
                return planned
        rule = self._rule(ask)
        if rule is None:
            return self.luck.below(len(codes))
        return rule(self, codes, Reading(see, self.side, facts))

    def _rule(self, ask: str) -> Rule | None:
        rules = _RULES.setdefault(type(self), {})
        if ask not in rules:
            name = "on_" + ask.removeprefix(f"{self.side}-").replace("-", "_")
            rules[ask] = getattr(type(self), name, None)
        return rules[ask]

    # ---- the plan, and what has been done of it

    def _begin_action(self) -> None:
        self.plan = []
        self.card = self.doing = ""
        self.start = self.goal = None
        self.spare_units, self.under_way = 0, False

    def _is_planned(self, *asks: str) -> bool:
        """Whether the next answer of the plan is one to these questions."""
        return bool(self.plan) and self.plan[0][0] in asks

    def _planned(self, ask: str, codes: Codes) -> int | None:
        """The planned answer; what stands before it in the plan was forced and not asked."""
        for place, (asked, code) in enumerate(self.plan):
            if asked == ask:
                if code not in codes:
                    self.plan = []
                    return None
                for skipped in self.plan[:place]:
                    self._note(*skipped)
                del self.plan[: place + 1]
                return codes.index(code)
        return None

    def _catch_up(self) -> None:
        """An Army is about to go: from where, and where to, may have been forced."""
        if not self.under_way and self._is_planned("from"):
            self._note(*self.plan.pop(0))
        if self._is_planned("to", "target"):
            self._note(*self.plan.pop(0))
        self.under_way = False

    def _note(self, ask: str, code: str) -> None:
        """Remember what is being done."""
        if ask == "from" and code != "stop":
            self.start, self.goal, self.under_way = code, None, True
        elif ask == "to" and code != "stop":
            self.goal = code
            if self.card in MARCHES:
                self.start = code
        elif ask == "die":
            self.face = code
        elif ask in ("action", "move-or-attack"):
            self.doing = code
        elif ask in ("card", "another-card"):
            self.card = code

    # ---- choosing an action

    def ideas(self, r: Reading, results: frozenset[str]) -> Iterable[Idea]:
        """Everything that might be done now; only what these results allow need be named."""
        raise NotImplementedError

    def ring_price(self, r: Reading) -> float:
        """What an Elven Ring is worth to keep."""
        raise NotImplementedError

    def on_die(self, codes: Codes, r: Reading) -> int:
        """The best idea that one of the dice allows, or that a Ring would allow."""
        faces = [face for face in codes if face in DIE_PRICE]
        best = self._weigh(r, faces, "ring" in codes)
        if best is None:
            if self.plan:
                return codes.index("ring")
            if "pass" in codes:
                return codes.index("pass")
            return codes.index(min(faces, key=DIE_PRICE.__getitem__))
        return codes.index(best)

    def on_action(self, codes: Codes, r: Reading) -> int:
        """The best idea for the die that has been chosen, or for the only kind of dice there
        is, which was not asked for; else whatever is likely to do some good, or no harm."""
        dice: tuple[str, ...] = r.view["dice"][self.side]
        face = self.face if self.face in dice else dice[0]
        if self._weigh(r, (face,), False, codes) is not None:
            return codes.index(self.plan.pop(0)[1])
        return first_of(codes, self.fallback_actions, codes.index("skip"))

    def _weigh(
        self, r: Reading, faces: Sequence[str], ring: bool, actions: Codes | None = None
    ) -> str | None:
        """Make a plan for the best idea, of these actions if they are named, and say which die
        it needs. None if nothing is worth a die, or if a Ring is: then the plan is to use it."""
        uses = {face: _results(r, face) for face in faces}
        gains = dict.fromkeys(uses, WORTH_ACTING)
        best: Idea | None = None
        best_face, best_gain = "", WORTH_ACTING
        wish, wish_score = None, 0.0
        results = frozenset().union(*uses.values(), self.ring_results if ring else ())
        for idea in self.ideas(r, results):
            if actions is not None and idea.action not in actions:
                continue
            payable = False
            for face, allowed in uses.items():
                if not allowed.isdisjoint(idea.results):
                    payable = True
                    gain = idea.score - DIE_PRICE[face]
                    if gain > gains[face]:
                        gains[face] = gain
                    if gain > best_gain:
                        best, best_face, best_gain = idea, face, gain
            if best_gain > ENOUGH:
                break
            if not payable and idea.score > wish_score:
                wish, wish_score = idea, idea.score
        if ring and wish is not None and self._wishes_ring(r, wish, best_gain, gains):
            return None
        if best is None:
            return None
        self.plan = [("action", best.action), *map(_split, best.plan)]
        return best_face

    def _wishes_ring(
        self, r: Reading, wish: Idea, best_gain: float, gains: dict[str, float]
    ) -> bool:
        """Whether a Ring shall make a die fit for this idea; plans the change."""
        old = min(gains, key=gains.__getitem__)
        if wish.score - self.ring_price(r) <= max(best_gain, gains[old] + WORTH_ACTING):
            return False
        new = next((face for face in wish.results if face in DIE_PRICE and face != WILL), None)
        if new is None:
            return False
        self.plan = [("ring-die", old), ("ring-face", new)]
        return True

    def on_ring_die(self, codes: Codes, r: Reading) -> int:
        """The die with the fewest uses."""
        return best_of(codes, lambda face: -DIE_PRICE[face])

    def on_ring_face(self, codes: Codes, r: Reading) -> int:
        """The one with the most uses."""
        return best_of(codes, lambda face: DIE_PRICE.get(face, 0.0))

    # ---- cards

    def card_ideas(self, r: Reading) -> Iterable[Idea]:
        """The cards of the hand; a full hand wants to be played."""
        full = 5.0 if len(r.hand) >= HAND_LIMIT - 1 else 0.0
        for card in r.hand:
            score = event_value(card, r)
            if score > 0:
                yield Idea(score + full, (CARDS[card].icon, "event"), "card", (f"card {card}",))
        yield Idea(14.0 if len(r.hand) < HAND_LIMIT - 1 else 5.0, ("event",), "draw")

    def on_card(self, codes: Codes, r: Reading) -> int:
        """The card worth most."""
        return best_of(codes, lambda card: event_value(card, r))

    def on_another_card(self, codes: Codes, r: Reading) -> int:
        """A free card, if it does any good."""
        return best_of(codes, lambda card: 1.0 if card == "none" else event_value(card, r))

    def on_discard(self, codes: Codes, r: Reading) -> int:
        """The card worth least."""
        return best_of(
            codes, lambda card: -event_value(card, r) - 2.0 * combat_value(CARDS[card].combat)
        )

    on_pay_card = on_discard

    def on_deck(self, codes: Codes, r: Reading) -> int:
        """The one with more cards left."""
        decks = r.view["decks"]
        return best_of(codes, lambda deck: float(decks[f"{self.side}-{deck}"]))

    def on_guide_draw(self, codes: Codes, r: Reading) -> int:
        """A card more is good, unless the hand is full."""
        return codes.index("yes" if len(r.hand) < HAND_LIMIT else "no")

    on_sorcerer = on_guide_draw

    def on_unit(self, codes: Codes, r: Reading) -> int:
        """Elites, if there are any."""
        return first_ending(codes, "-elite")


_USES: Final = {face: frozenset((*results, "any")) for face, results in RESULTS.items()}
_MESSENGER_USES: Final = frozenset(("muster", "army", "any"))


def _results(r: Reading, face: str) -> frozenset[str]:
    """What a die can be used as; the Mouth of Sauron lets a Muster move Armies once a turn."""
    if face == "muster" and r.side == SHADOW and r.in_play("mouth-of-sauron"):
        if MESSENGER not in r.view["once"]:
            return _MESSENGER_USES
    return _USES[face]


def _split(line: str) -> tuple[str, str]:
    ask, _, code = line.partition(" ")
    return ask, code


def best_of(codes: Codes, value: Callable[[str], float]) -> int:
    """The index of the code with the highest value, the first of equals."""
    best, place = float("-inf"), 0
    for index, code in enumerate(codes):
        worth = value(code)
        if worth > best:
            best, place = worth, index
    return place


def first_of(codes: Codes, wanted: Sequence[str], otherwise: int = 0) -> int:
    """The index of the first wanted code that is there."""
    for code in wanted:
        if code in codes:
            return codes.index(code)
    return otherwise


def first_ending(codes: Codes, ending: str) -> int:
    """The index of the first code with this ending, 0 if there is none."""
    for index, code in enumerate(codes):
        if code.endswith(ending):
            return index
    return 0
