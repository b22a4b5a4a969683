"""The Shadow as the heuristic player plays it: war on the Settlements of the West, and the
Hunt as far as it does not cost the war too much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    Name,
    settlements_of,
)
from thirdage.players.player import Question
from thirdage.players.war_of_the_ring.mind import Idea, Mind, best_of, first_of
from thirdage.players.war_of_the_ring.reading import Reading

OWN_SETTLEMENTS: Final = {nation: settlements_of(nation) for nation in NATIONS[SHADOW]}


class ShadowMind(Mind):
    """The Shadow."""

    fallback_actions = (
        "attack",
        "recruit",
        "diplomacy",
        "card",
        "move-armies",
        "draw",
        "move-nazgul",
        "skip",
    )

    # ---- ideas

    def ideas(self, reading: Reading) -> Iterable[Idea]:
        """Everything that might be done now."""
        yield from self._muster_ideas(reading)
        yield from self.card_ideas(reading)
        yield from self._army_ideas(reading)
        yield from self._nazgul_ideas(reading)
        yield Idea(13.0 if len(reading.hand) < 6 else 4.0, ("event",), "draw")

    def _muster_ideas(self, reading: Reading) -> Iterable[Idea]:
        whereabouts = reading.view["whereabouts"]
        eliminated = reading.view["eliminated"]
        politics = reading.politics
        for minion, ready in (
            ("saruman", not politics["isengard"]),
            ("witch-king", not politics["sauron"] and not all(politics[n] for n in NATIONS[FREE])),
            (
                "mouth-of-sauron",
                reading.fellowship.mordor is not None
                or not any(politics[n] for n in NATIONS[FREE]),
            ),
        ):
            if ready and minion not in whereabouts and minion not in eliminated:
                yield Idea(88.0, ("muster",), minion)
        for nation, score in (("isengard", 72.0), ("sauron", 70.0), ("southrons", 58.0)):
            if politics[nation]:
                yield Idea(score, ("muster",), "diplomacy", (f"nation {nation}",))
        reserve = reading.view["reinforcements"]
        if "saruman" in whereabouts and reserve["isengard"].regulars >= 2:
            yield Idea(36.0, ("muster",), "voice-recruit")
        if any(not politics[n] and reserve[n].regulars for n in NATIONS[SHADOW]):
            yield Idea(26.0, ("muster",), "recruit")

    def _army_ideas(self, reading: Reading) -> Iterable[Idea]:
        pull = reading.pull()
        moves: list[tuple[float, Name, Name]] = []
        for start in reading.where[SHADOW]:
            region = reading.regions[start]
            army = region.shadow
            if not reading.at_war_units(army):
                continue
            if region.besieged == FREE:
                yield from self._siege_idea(reading, start)
                continue
            if region.besieged == SHADOW:
                ratio = reading.attack_ratio(SHADOW, army, start, inside=False)
                if ratio > 1.2:
                    yield self.attack_idea(reading, start, start, 30.0 + 5 * min(ratio, 4))
                continue
            for to in PLACES[start].borders:
                yield from self._one_army(reading, start, to, pull, moves)
        moves.sort(reverse=True)
        chosen: list[tuple[Name, Name]] = []
        total = 0.0
        for score, start, to in moves:
            if all(start not in (s, t) and to != s for s, t in chosen):
                chosen.append((start, to))
                total += score
            if len(chosen) == 2:
                break
        if chosen:
            yield self.move_idea(reading, min(48.0, total), chosen)
            yield self.move_idea(reading, min(40.0, moves[0][0]), chosen[:1])

    def _siege_idea(self, reading: Reading, name: Name) -> Iterable[Idea]:
        army = reading.army(SHADOW, name)
        ratio = reading.attack_ratio(SHADOW, army, name, inside=True)
        if ratio > 0.7:
            score = 34.0 + 8.0 * min(ratio, 4.0)
            yield self.attack_idea(reading, name, name, score)

    def _one_army(
        self,
        reading: Reading,
        start: Name,
        to: Name,
        pull: dict[Name, float],
        moves: list[tuple[float, Name, Name]],
    ) -> Iterable[Idea]:
        region = reading.regions[to]
        army = reading.army(SHADOW, start)
        points = PLACES[to].points if region.control == FREE else 0
        if region.free.units and region.besieged != FREE:
            inside = reading.withdraws(to, FREE)
            ratio = reading.attack_ratio(SHADOW, army, to, inside=False)
            if inside:
                # It will come to a siege: there must be enough to carry it through.
                ratio = min(ratio, 1.6 * reading.attack_ratio(SHADOW, army, to, inside=True))
            if ratio > 1.15:
                score = 26.0 + 6.0 * min(ratio, 4.0) + 8.0 * points
                yield self.attack_idea(reading, start, to, score)
            return
        movers = self.enterable(reading, army, to)
        if not movers:
            return
        if points and not region.free.units:
            yield self.move_idea(reading, 62.0 + 14.0 * points, [(start, to)])
            return
        gain = (pull[to] - pull[start]) * min(movers, 10)
        own = region.shadow.units
        if own and own + movers <= 10:
            gain += 0.3 * min(own, movers)
        elif own + movers > 10:
            gain -= 3.0 * (own + movers - 10)
        if self._needed_at_home(reading, start):
            gain -= 6.0
        if gain > 0.2:
            moves.append((8.0 + 9.0 * gain, start, to))

    def _needed_at_home(self, reading: Reading, name: Name) -> bool:
        """Whether an enemy could walk into one's own Settlement."""
        place = PLACES[name]
        if not place.points or reading.regions[name].control != SHADOW:
            return False
        return any(reading.army(FREE, border).units for border in place.borders)

    def _nazgul_ideas(self, reading: Reading) -> Iterable[Idea]:
        nazgul = [n for n, region in reading.regions.items() if region.shadow.nazgul]
        at = reading.fellowship.at
        if not nazgul:
            return
        if at is not None and reading.fellowship.progress > 0 and self._can_hover(reading, at):
            if not reading.army(SHADOW, at).nazgul:
                plan = (
                    f"nazgul nazgul {self._spare(reading, nazgul)}",
                    f"nazgul-to {at}",
                    "nazgul done",
                )
                yield Idea(30.0, ("character",), "move-nazgul", plan)
                return
        front = self._front(reading)
        if front is not None and reading.army(SHADOW, front).nazgul < 2:
            start = self._spare(reading, [n for n in nazgul if n != front])
            if start:
                plan = (f"nazgul nazgul {start}", f"nazgul-to {front}", "nazgul done")
                yield Idea(18.0, ("character",), "move-nazgul", plan)

    def _can_hover(self, reading: Reading, name: Name) -> bool:
        region = reading.regions[name]
        return not (PLACES[name].stronghold and region.control == FREE and not region.besieged)

    def _spare(self, reading: Reading, names: list[Name]) -> Name:
        """Where a Nazgûl is needed least."""
        if not names:
            return ""
        return min(names, key=lambda n: reading.army(SHADOW, n).units)

    def _front(self, reading: Reading) -> Name | None:
        """The largest Army that faces an enemy."""
        best, most = None, 3
        for name in reading.where[SHADOW]:
            region = reading.regions[name]
            near = region.besieged or any(
                reading.army(FREE, border).units for border in PLACES[name].borders
            )
            if near and region.shadow.units > most:
                best, most = name, region.shadow.units
        return best

    # ---- the Hunt

    def on_hunt_dice(self, question: Question) -> int:
        """Many dice in Mordor, few before."""
        fellowship = Reading(question.view, SHADOW).fellowship
        wanted = 1
        if fellowship.mordor is not None:
            wanted = 5
        elif fellowship.progress >= 4 or fellowship.corruption >= 5:
            wanted = 2
        numbers = [int(code) for code in question.codes]
        return numbers.index(min(numbers, key=lambda n: abs(n - wanted)))

    def on_hunt_reroll(self, question: Question) -> int:
        """Always."""
        return question.codes.index("yes")

    on_use_crebain = on_hunt_reroll
    on_use_balrog = on_hunt_reroll
    on_sorcerer = on_hunt_reroll

    def on_sorrow_and_toil(self, question: Question) -> int:
        """Whatever can be taken, from the table first."""
        return len(question.codes) - 1

    # ---- mustering

    def on_recruit(self, question: Question) -> int:
        """Regulars of the Nation that has most of them left, two for a die."""
        reserve = Reading(question.view, SHADOW).view["reinforcements"]

        def value(code: str) -> float:
            nation, _, kind = code.rpartition("-")
            if kind == "regular":
                return 2.0 + 0.1 * int(reserve[nation].regulars)
            return 2.5 if code == "nazgul" else 1.0

        return best_of(question.codes, value)

    def on_second_recruit(self, question: Question) -> int:
        """Another one."""
        return first_of(question.codes, ("nazgul",), 0)

    def on_in(self, question: Question) -> int:
        """Near the front, where there is room."""
        reading = Reading(question.view, SHADOW)
        pull = reading.pull()

        def value(name: str) -> float:
            units = reading.army(SHADOW, name).units
            return pull[name] - (1.0 if units >= 10 else 0.0)

        return best_of(question.codes, value)

    def on_nation(self, question: Question) -> int:
        """Isengard and Sauron first."""
        return first_of(question.codes, ("isengard", "sauron", "southrons"), 0)

    def on_minion_in(self, question: Question) -> int:
        """With the largest Army near the enemy."""
        reading = Reading(question.view, SHADOW)
        front = self._front(reading)
        return best_of(
            question.codes,
            lambda name: reading.army(SHADOW, name).units + (5 if name == front else 0),
        )

    def on_nazgul(self, question: Question) -> int:
        """Enough moved."""
        return first_of(question.codes, ("done",), 0)

    def on_nazgul_to(self, question: Question) -> int:
        """To the Fellowship, or to the front."""
        reading = Reading(question.view, SHADOW)
        wanted = [n for n in (reading.fellowship.at, self._front(reading)) if n]
        return first_of(question.codes, wanted, 0)

    # ---- Armies

    def on_from(self, question: Question) -> int:
        """Enough moved, or the largest Army."""
        reading = Reading(question.view, SHADOW)
        if "stop" in question.codes:
            return question.codes.index("stop")
        return best_of(question.codes, lambda name: reading.army(SHADOW, name).units)

    def on_to(self, question: Question) -> int:
        """Towards the best target."""
        pull = Reading(question.view, SHADOW).pull()
        return best_of(question.codes, lambda name: pull.get(name, 0.0))

    def on_target(self, question: Question) -> int:
        """The Settlement worth most."""
        reading = Reading(question.view, SHADOW)
        return best_of(
            question.codes,
            lambda name: PLACES[name].points * 3.0 - reading.power(FREE, reading.army(FREE, name)),
        )

    def on_who_goes(self, question: Question) -> int:
        """All, but not from an own Settlement that would be left open."""
        reading = Reading(question.view, SHADOW)
        codes = question.codes
        start = self._start(question)
        if start and "part" in codes and self._needed_at_home(reading, start):
            self.leave_one = True
            return codes.index("part")
        return 0

    leave_one = False

    def on_figures(self, question: Question) -> int:
        """As many as can go, one left behind if somebody is needed at home."""
        if self.leave_one and question.codes[0].split()[0].endswith(("regular", "elite")):
            self.leave_one = False
            return min(1, question.count - 1)
        return 0

    def _start(self, question: Question) -> Name | None:
        battle = question.view["battle"]
        if battle is not None:
            return None
        return self.last_from

    last_from: Name | None = None

    def answer(self, question: Question) -> int:
        """The index of the option to take; remembers from where an Army goes."""
        place = super().answer(question)
        if question.ask == "from" and question.codes[place] != "stop":
            self.last_from = question.codes[place]
        elif question.ask == "die":
            self.last_from, self.leave_one = None, False
        return place
