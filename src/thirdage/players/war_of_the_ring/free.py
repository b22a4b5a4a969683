"""The Free Peoples as the heuristic player plays them: the Ring to Mordor, the Nations to
war, the Strongholds held as long as that takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    MORDOR_GATES,
    NATIONS,
    PLACES,
    SHADOW,
    SIDE_OF,
    Name,
    distances,
    settlements_of,
)
from thirdage.games.war_of_the_ring.characters import CHARACTERS, HOBBITS
from thirdage.games.war_of_the_ring.setup import MOST_CORRUPTION
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.mind import Idea, Mind, best_of, first_of
from thirdage.players.war_of_the_ring.reading import Reading

HAVENS: Final = tuple(
    place.name
    for place in PLACES.values()
    if place.kind in ("city", "stronghold") and place.owner == FREE
)
LEVEL: Final = {c.name: c.level for c in CHARACTERS.values() if c.side == FREE}
WAR_WORTH: Final = {"gondor": 6.0, "rohan": 5.0, "elves": 4.0, "north": 3.0, "dwarves": 2.0}
ENVOY_TO: Final = {
    "boromir": ("minas-tirith", "pelargir", "dol-amroth"),
    "gimli": ("erebor",),
    "meriadoc": ("edoras", "helms-deep", "minas-tirith", "dale"),
    "peregrin": ("minas-tirith", "edoras", "dale", "the-shire"),
    "strider": ("minas-tirith", "dol-amroth", "pelargir"),
    "legolas": ("woodland-realm", "lorien"),
}
"""Where a Companion is of use outside the Fellowship, the best first."""


def way_to_gate(name: Name) -> int:
    """Steps from a region to the nearer gate of Mordor."""
    return min(distances(name)[gate] for gate in MORDOR_GATES)


class FreeMind(Mind):
    """The Free Peoples."""

    fallback_actions = (
        "move-fellowship",
        "hide",
        "recruit",
        "diplomacy",
        "card",
        "draw",
        "skip",
    )

    # ---- ideas

    def ideas(self, reading: Reading) -> Iterable[Idea]:
        """Everything that might be done now."""
        yield from self._fellowship_ideas(reading)
        yield from self.card_ideas(reading)
        yield from self._muster_ideas(reading)
        yield from self._character_ideas(reading)
        yield from self._army_ideas(reading)
        yield Idea(14.0 if len(reading.hand) < 6 else 5.0, ("event",), "draw")

    def _fellowship_ideas(self, reading: Reading) -> Iterable[Idea]:
        fellowship, box = reading.fellowship, reading.hunt_box
        if not fellowship.hidden:
            results = ("any",) if fellowship.guide == "strider" else ("character",)
            yield Idea(85.0 if fellowship.mordor is not None else 62.0, results, "hide")
            return
        if fellowship.mordor is not None:
            yield Idea(self._mordor_score(reading), ("character",), "move-fellowship")
            return
        if self._resting(reading):
            return
        score = 60.0 - 9.0 * box.free - 4.0 * box.level * (1 + box.free)
        score -= 3.0 * max(0, fellowship.corruption - 3)
        assert fellowship.at is not None
        if fellowship.progress >= way_to_gate(fellowship.at):
            score -= 45.0
        yield Idea(score, ("character",), "move-fellowship")

    def _mordor_score(self, reading: Reading) -> float:
        """Once a turn, as waiting costs Corruption too; more often if the worst tile would not
        end it, or if there is no time left."""
        fellowship, box = reading.fellowship, reading.hunt_box
        if not fellowship.tried:
            return 92.0
        worst = max(3, box.free + box.level)
        if fellowship.companions:
            worst -= max(LEVEL[c] for c in fellowship.companions)
        if fellowship.corruption + worst < MOST_CORRUPTION or reading.points(SHADOW) >= 8:
            return 55.0
        return 0.0

    def _resting(self, reading: Reading) -> bool:
        """Stay in a haven until the Ring-bearers are better."""
        fellowship = reading.fellowship
        at = fellowship.at
        return (
            at in HAVENS
            and fellowship.progress == 0
            and fellowship.corruption >= 1
            and reading.regions[at].control == FREE
            and reading.points(SHADOW) < 7
        )

    def _muster_ideas(self, reading: Reading) -> Iterable[Idea]:
        passive = reading.view["passive"]
        for nation in NATIONS[FREE]:
            steps = reading.politics[nation]
            if not steps or (steps == 1 and nation in passive):
                continue
            threat = max(reading.threat(name) for name in settlements_of(nation))
            score = 20.0 + WAR_WORTH[nation] + 8.0 * (threat > 0) + 4.0 * (steps == 1)
            yield Idea(score, ("muster",), "diplomacy", (f"nation {nation}",))
        for name, plan, score in self._recruits(reading):
            yield Idea(score, ("muster",), "recruit", (*plan, f"in {name}"))
        for character, nation in (
            ("boromir", "gondor"),
            ("legolas", "elves"),
            ("gimli", "dwarves"),
        ):
            steps = reading.politics[nation]
            if steps and not (steps == 1 and nation in passive):
                at = reading.view["whereabouts"].get(character)
                if at in HAVENS and PLACES[at].nation == nation:
                    yield Idea(24.0 + WAR_WORTH[nation], ("any",), f"{nation}-by-{character}")

    def _recruits(self, reading: Reading) -> Iterable[tuple[Name, tuple[str, ...], float]]:
        for nation in NATIONS[FREE]:
            if reading.politics[nation]:
                continue
            reserve = reading.view["reinforcements"][nation]
            if not reserve.units:
                continue
            figure = f"{nation}-elite" if reserve.elites else f"{nation}-regular"
            for name in settlements_of(nation):
                region = reading.regions[name]
                if region.control != FREE or region.shadow.units:
                    continue
                units = region.free.units
                room = 5 if PLACES[name].stronghold else 4
                need = reading.threat(name) / (1.0 + reading.power(FREE, region.free))
                score = 18.0 + min(18.0, 6.0 * need) + 3.0 * PLACES[name].points
                if units >= room:
                    score -= 16.0
                yield name, (f"recruit {figure}",), score

    def _character_ideas(self, reading: Reading) -> Iterable[Idea]:
        yield Idea(80.0, ("will-of-the-west",), "aragorn")
        yield Idea(76.0, ("will-of-the-west",), "gandalf-white")
        fellowship = reading.fellowship
        if fellowship.at is None or len(fellowship.companions) <= 3:
            return
        for companion in fellowship.companions:
            for name in ENVOY_TO.get(companion, ()):
                score = self._envoy_score(reading, companion, name)
                if score > 0:
                    plan = (
                        f"separate {companion}",
                        "also no-more",
                        f"companions-to {name}",
                    )
                    yield Idea(score, ("character",), "separate", plan)
                    break

    def _envoy_score(self, reading: Reading, companion: str, name: Name) -> float:
        fellowship = reading.fellowship
        nation = PLACES[name].nation
        assert fellowship.at is not None
        assert nation is not None
        level = CHARACTERS[companion].level
        if distances(fellowship.at)[name] > fellowship.progress + level:
            return 0.0
        if reading.regions[name].control != FREE or reading.regions[name].besieged:
            return 0.0
        score = 14.0 + WAR_WORTH[nation]
        if nation in reading.view["passive"] and companion not in ("strider", "legolas"):
            score += 12.0
        elif companion == "strider":
            score += 16.0
        elif not reading.politics[nation]:
            score -= 10.0
        return score

    def _army_ideas(self, reading: Reading) -> Iterable[Idea]:
        pull = reading.pull()
        for start in reading.where[FREE]:
            region = reading.regions[start]
            army = region.free
            units = reading.at_war_units(army)
            if region.besieged == FREE:
                ratio = reading.attack_ratio(FREE, army, start, inside=False)
                if ratio > 1.6 and units:
                    yield self.attack_idea(reading, start, start, 20.0 + 5 * min(ratio, 4))
                continue
            if not units:
                continue
            for target in PLACES[start].borders:
                yield from self._one_army(reading, start, target, pull)

    def _one_army(
        self, reading: Reading, start: Name, target: Name, pull: dict[Name, float]
    ) -> Iterable[Idea]:
        army = reading.army(FREE, start)
        enemy = reading.army(SHADOW, target)
        home = PLACES[start].points if reading.regions[start].control == FREE else 0
        if enemy.units and reading.regions[target].besieged != SHADOW:
            inside = reading.withdraws(target, SHADOW)
            ratio = reading.attack_ratio(FREE, army, target, inside)
            if ratio > 1.5:
                score = 14.0 + 5.0 * min(ratio, 4.0) + 10.0 * PLACES[target].points
                yield self.attack_idea(reading, start, target, score)
            return
        movers = self.enterable(reading, army, target)
        if not movers:
            return
        region = reading.regions[target]
        if region.control == SHADOW and not region.shadow.units and PLACES[target].points:
            yield self.move_idea(reading, 34.0 + 14 * PLACES[target].points, [(start, target)])
            return
        gain = (pull[target] - pull[start]) * movers * 3.0 - 6.0 * home
        if home == 0 and region.control == FREE and PLACES[target].points:
            need = reading.threat(target) > reading.power(FREE, region.free)
            gain = max(gain, 10.0 * need + 2.0 * movers)
        if gain > 0 and army.units >= 3:
            yield self.move_idea(reading, min(26.0, 6.0 + gain), [(start, target)])

    # ---- the Fellowship phase and the Hunt

    def on_fellowship_phase(self, question: Question) -> int:
        """Declare where it helps, enter Mordor, let the right Companion guide."""
        codes = question.codes
        if "enter-mordor" in codes:
            return codes.index("enter-mordor")
        reading = Reading(question.view, FREE)
        if "declare" in codes:
            goal = self._declare_goal(reading)
            if goal is not None:
                self.plan = [("declare-in", goal)]
                return codes.index("declare")
        if not reading.fellowship.hidden and "strider" in codes:
            return codes.index("strider")
        return codes.index("done")

    def _declare_goal(self, reading: Reading) -> Name | None:
        fellowship = reading.fellowship
        at = fellowship.at
        assert at is not None
        near = distances(at)
        gate = min(MORDOR_GATES, key=near.__getitem__)
        if near[gate] <= fellowship.progress:
            return gate
        havens = [
            name
            for name in HAVENS
            if near[name] <= fellowship.progress and reading.regions[name].control == FREE
        ]
        if not havens:
            return None
        goal = min(havens, key=way_to_gate)
        detour = way_to_gate(goal) - way_to_gate(at)
        if fellowship.corruption >= (1 if detour < 0 or goal == at else 4):
            return goal
        if goal == at and (fellowship.corruption or PLACES[at].nation in reading.view["passive"]):
            return goal if fellowship.progress == 0 else None
        return None

    def on_declare_in(self, question: Question) -> int:
        """As near to Mordor as can be."""
        return best_of(question.codes, lambda name: -way_to_gate(name))

    def on_reveal_in(self, question: Question) -> int:
        """Near to Mordor, but not among Shadow figures."""
        reading = Reading(question.view, FREE)

        def value(name: str) -> float:
            region = reading.regions[name]
            watched = PLACES[name].stronghold and region.control == SHADOW
            if name in MORDOR_GATES:
                return 1.0
            danger = 2.0 * watched + 1.0 * (region.shadow.units > 0)
            danger += 1.0 * (region.shadow.nazgul > 0)
            return -way_to_gate(name) - 1.5 * danger

        return best_of(question.codes, value)

    def on_way(self, question: Question) -> int:
        """The fewer Strongholds the better."""
        return best_of(question.codes, lambda way: 0 if way == "clear" else -1 - way.count("+"))

    def on_guide(self, question: Question) -> int:
        """Gandalf first, then Strider."""
        return first_of(question.codes, ("gandalf-grey", "strider", "boromir", "meriadoc"), 0)

    def on_table_card(self, question: Question) -> int:
        """Prevent or lower damage when it hurts."""
        codes = question.codes
        hunt = question.view["hunt"]
        if "wizards-staff" in codes:
            return codes.index("wizards-staff") if self._in_danger(question) else 0
        if "mithril-coat-and-sting" in codes:
            events = question.events()
            tile = next((e.facts[0] for e in reversed(events) if e.name == "hunt-tile"), "")
            bad = tile in ("3", "2", "2r", "eye", "shelobs-lair", "on-on-they-went")
            return 1 if bad and self._in_danger(question) else 0
        return 1 if hunt is not None else 0

    def _in_danger(self, question: Question) -> bool:
        reading = Reading(question.view, FREE)
        fellowship = reading.fellowship
        return fellowship.mordor is not None or fellowship.corruption >= 3

    def on_separate_guide(self, question: Question) -> int:
        """Hobbits go when the Ring weighs heavily."""
        reading = Reading(question.view, FREE)
        heavy = reading.fellowship.corruption >= 4 or reading.fellowship.mordor is not None
        return question.codes.index("yes" if heavy else "no")

    def on_reveal_to_reduce(self, question: Question) -> int:
        """Only when Corruption is near its end."""
        reading = Reading(question.view, FREE)
        return question.codes.index("yes" if reading.fellowship.corruption >= 10 else "no")

    def on_hunt_casualty(self, question: Question) -> int:
        """Whatever costs least: Corruption weighs more the more there is, Companions less when
        they are of no other use."""
        reading = Reading(question.view, FREE)
        fellowship = reading.fellowship
        damage = next(
            (int(e.facts[0]) for e in reversed(question.events()) if e.name == "hunt-damage"), 1
        )
        point = 0.7 + 0.12 * fellowship.corruption
        lost = {c: self._loss(reading, c) + point * max(0, damage - LEVEL[c]) for c in LEVEL}
        costs = {
            "ring": point * damage + 0.4 * (damage > 2),
            "guide": lost.get(fellowship.guide, 9.0),
            "random": sum(lost[c] for c in fellowship.companions)
            / max(1, len(fellowship.companions)),
        }
        return best_of(question.codes, lambda code: -costs[code])

    def _loss(self, reading: Reading, companion: str) -> float:
        """What a Companion is worth in the Fellowship."""
        if reading.fellowship.mordor is not None:
            return 0.2
        if companion in HOBBITS:
            return 0.3
        return 2.6 if LEVEL[companion] == 3 else 1.3

    # ---- Companions

    def on_separate(self, question: Question) -> int:
        """Those who are of use outside."""
        return first_of(question.codes, ("boromir", "gimli", "meriadoc", "legolas"), 0)

    def on_also(self, question: Question) -> int:
        """Alone."""
        return 0

    def on_companions_to(self, question: Question) -> int:
        """To a City or Stronghold of a Nation that needs rousing, else among friends."""
        reading = Reading(question.view, FREE)
        passive = reading.view["passive"]

        def value(name: str) -> float:
            place = PLACES[name]
            worth = 0.5 * min(4, reading.army(FREE, name).units)
            if name in HAVENS and reading.regions[name].control == FREE:
                worth += 3.0 + (5.0 if place.nation in passive else 0.0)
                worth += 2.0 if place.nation == "gondor" else 0.0
            return worth

        return best_of(question.codes, value)

    def on_companion(self, question: Question) -> int:
        """Enough moved."""
        return first_of(question.codes, ("done",), 0)

    def on_nation(self, question: Question) -> int:
        """The Nation whose war matters most."""
        return best_of(question.codes, lambda nation: WAR_WORTH.get(nation, 0.0))

    def on_in(self, question: Question) -> int:
        """Where the enemy is near and the garrison small."""
        reading = Reading(question.view, FREE)
        return best_of(
            question.codes,
            lambda name: (
                reading.threat(name) + 4 * PLACES[name].points - 2 * reading.army(FREE, name).units
            ),
        )

    def on_second_recruit(self, question: Question) -> int:
        """A second figure, if there is one."""
        return 0

    def on_white_rider(self, question: Question) -> int:
        """When the Nazgûl lead more than Gandalf."""
        reading = Reading(question.view, FREE)
        battle = reading.view["battle"]
        at = battle["origin"] if battle["attacker"] == SHADOW else battle["target"]
        shadow = reading.army(SHADOW, at)
        led = shadow.nazgul + 2 * shadow.characters.count("witch-king")
        return question.codes.index("yes" if led >= 2 else "no")

    def on_advance(self, question: Question) -> int:
        """Only to a Settlement or out of nowhere: one's own walls are better."""
        reading = Reading(question.view, FREE)
        battle = reading.view["battle"]
        target, origin = battle["target"], battle["origin"]
        worth = PLACES[target].points and SIDE_OF.get(PLACES[target].nation or "") != FREE
        home = PLACES[origin].points and reading.regions[origin].control == FREE
        return question.codes.index("yes" if worth or not home else "no")
