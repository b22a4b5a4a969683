"""How the Free Peoples of the heuristic player lead the Fellowship and the Companions: from
haven to haven while there is time, at low risk, and through Mordor at any price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thirdage.games.war_of_the_ring.actions import WILL
from thirdage.games.war_of_the_ring.board import (
    FREE,
    MORDOR_GATES,
    PLACES,
    SHADOW,
    Name,
    distances,
)
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM, HOBBITS, MINIONS
from thirdage.games.war_of_the_ring.entering import CROWNING_PLACES
from thirdage.games.war_of_the_ring.setup import CRACK_OF_DOOM, MOST_CORRUPTION
from thirdage.games.war_of_the_ring.state import Hunt
from thirdage.players.war_of_the_ring.mind import Codes, Idea, best_of, first_of
from thirdage.players.war_of_the_ring.odds import average_tile, hunt_chance, tile_damage
from thirdage.players.war_of_the_ring.reading import Reading
from thirdage.players.war_of_the_ring.war import Warlord

HAVENS: Final = dict.fromkeys(
    place.name
    for place in PLACES.values()
    if place.kind in ("city", "stronghold") and place.owner == FREE
)
"""Where the Fellowship can heal: a set that keeps its order."""
LEVEL: Final = {c.name: c.level for c in CHARACTERS.values() if c.side == FREE}
WAY_TO_GATE: Final = {name: min(distances(name)[gate] for gate in MORDOR_GATES) for name in PLACES}
"""Steps from a region to the nearer gate of Mordor."""
STEPS_A_TURN: Final = 1.3
"""How far the Fellowship comes in a turn, as a rule."""
TURNS_IN_MORDOR: Final = 4.5
LONGEST_MATCH: Final = 25
"""So long it may take to be careful."""


class RingBearers(Warlord):
    """What the Free Peoples do with the Fellowship and the Companions."""

    # ---- moving, hiding, resting

    def fellowship_ideas(self, r: Reading) -> Iterator[Idea]:
        fellowship = r.fellowship
        if not fellowship.hidden:
            results = ("any",) if fellowship.guide == "strider" else ("character",)
            yield Idea(88.0 if fellowship.mordor is not None else 55.0, results, "hide")
            return
        if fellowship.mordor is not None:
            score = self._mordor_score(r)
        elif self._resting(r) or self._arrived(r):
            return
        else:
            slack = self.slack(r)
            score = 50.0 - (1.5 * min(10.0, slack) if slack > 0 else 3.0 * max(-5.0, slack))
            score -= 20.5 * self._risk(r)
            if slack < 0 and not r.hunt_box.free:
                score = max(score, 20.0)
        yield Idea(score, ("character",), "move-fellowship")

    def slack(self, r: Reading) -> float:
        """How many turns the Fellowship can spare, if the war goes on as it does."""
        fellowship = r.fellowship
        if fellowship.at is None:
            steps, turns = 0, TURNS_IN_MORDOR * (5 - (fellowship.mordor or 0)) / 5
        else:
            steps, turns = max(0, WAY_TO_GATE[fellowship.at] - fellowship.progress), TURNS_IN_MORDOR
        left = min(r.turns_left, LONGEST_MATCH - float(r.view["turn"]))
        return left - steps / STEPS_A_TURN - turns

    def _risk(self, r: Reading) -> float:
        """What a step costs on average, in points of Corruption."""
        box, fellowship = r.hunt_box, r.fellowship
        assert fellowship.at is not None
        region = r.regions[fellowship.at]
        again = (region.shadow.units > 0) + (region.shadow.nazgul > 0)
        chance = hunt_chance(box.level, box.free, again)
        tile = average_tile(r.view["hunt_pool"], 1.0 + 0.25 * box.level)
        return chance * (tile.damage + 0.5 * tile.reveals)

    def _mordor_score(self, r: Reading) -> float:
        """Once a turn, as waiting costs Corruption too; more often while the Hunt is weak, or
        if there is no time left."""
        fellowship, box = r.fellowship, r.hunt_box
        eye = box.level + box.free
        usual = 1.0 + 0.6 * min(7, max(1, len(fellowship.companions)))
        tile = average_tile(r.view["hunt_pool"], float(eye))
        later = average_tile(r.view["hunt_pool"], usual)
        dearer = tile.damage - later.damage
        if not fellowship.tried:
            return 92.0 if dearer < 1.2 else 0.0
        if self.slack(r) < 1:
            return 60.0
        return 60.0 if dearer < 0.3 else 0.0

    def _resting(self, r: Reading) -> bool:
        """Stay in a haven until the Ring-bearers are better."""
        fellowship = r.fellowship
        at = fellowship.at
        if at not in HAVENS or fellowship.progress or r.regions[at].control != FREE:
            return False
        slack = self.slack(r)
        return fellowship.corruption > (0 if slack > 4 else 2 if slack > 2 else 6)

    def _arrived(self, r: Reading) -> bool:
        """Whether the Fellowship will be declared where it is now."""
        return r.fellowship.progress > 0 and self._goal(r) is not None

    def _goal(self, r: Reading) -> Name | None:
        """Where the Fellowship should be declared: at the gate, or in a haven to heal."""
        fellowship = r.fellowship
        at, progress, corruption = fellowship.at, fellowship.progress, fellowship.corruption
        assert at is not None
        near = distances(at)
        slack = self.slack(r)
        havens = [n for n in HAVENS if near[n] <= progress and r.regions[n].control == FREE]
        gate = min(MORDOR_GATES, key=near.__getitem__)
        if near[gate] <= progress:
            close = [n for n in havens if WAY_TO_GATE[n] <= 3]
            if close and corruption >= 4 and slack > 5:
                return min(close, key=WAY_TO_GATE.__getitem__)
            return gate
        if not havens:
            return None
        goal = min(havens, key=WAY_TO_GATE.__getitem__)
        lost = progress - (WAY_TO_GATE[at] - WAY_TO_GATE[goal])
        if goal == at and progress:
            return goal if corruption >= 4 and slack > 4 and progress == 1 else None
        if corruption and (lost <= 0 or corruption >= 1 + lost + (0 if slack > 2 else 2)):
            return goal
        return None

    # ---- the Fellowship phase

    def on_fellowship_phase(self, codes: Codes, r: Reading) -> int:
        """Declare where it helps, enter Mordor, let the right Companion guide."""
        if "enter-mordor" in codes:
            return codes.index("enter-mordor")
        if "declare" in codes:
            goal = self._declaration(r)
            if goal is not None:
                self.plan = [("declare-in", goal)]
                return codes.index("declare")
        wanted = "gandalf-grey" if self._resting(r) else "strider"
        return codes.index(wanted if wanted in codes else "done")

    def _declaration(self, r: Reading) -> Name | None:
        """Where to declare now; a Fellowship that stays in a haven can only gain by it."""
        fellowship = r.fellowship
        at = fellowship.at
        assert at is not None
        if not fellowship.progress:
            if at not in HAVENS or r.regions[at].control != FREE:
                return None
            return at if fellowship.corruption or PLACES[at].nation in r.passive else None
        return self._goal(r)

    def on_declare_in(self, codes: Codes, r: Reading) -> int:
        """As near to Mordor as can be."""
        return best_of(codes, lambda name: -WAY_TO_GATE[name])

    def on_reveal_in(self, codes: Codes, r: Reading) -> int:
        """Near to Mordor, but not among Shadow figures."""

        def value(name: str) -> float:
            region = r.regions[name]
            watched = PLACES[name].stronghold and region.control == SHADOW
            if name in MORDOR_GATES:
                return 1.0
            danger = 2.0 * watched + 1.0 * (region.shadow.units > 0)
            danger += 1.0 * (region.shadow.nazgul > 0)
            return -WAY_TO_GATE[name] - 1.5 * danger

        return best_of(codes, value)

    def on_way(self, codes: Codes, r: Reading) -> int:
        """The fewer Strongholds the better."""
        return best_of(codes, lambda way: 0 if way == "clear" else -1 - way.count("+"))

    def on_guide(self, codes: Codes, r: Reading) -> int:
        """Strider, who hides, before Gandalf; Hobbits last."""
        return first_of(codes, ("strider", "gandalf-grey", "boromir", "legolas", "gimli"))

    # ---- the Hunt

    def _damage(self, r: Reading) -> int:
        """The Hunt damage that is still to be dealt with."""
        hunt: Hunt | None = r.view["hunt"]
        return 1 if hunt is None else max(1, hunt.damage)

    def on_table_card(self, codes: Codes, r: Reading) -> int:
        """Prevent or lower damage when it hurts."""
        if "wizards-staff" in codes:
            return codes.index("wizards-staff") if self._in_danger(r) else 0
        if "mithril-coat-and-sting" in codes:
            return 1 if self._in_danger(r) and self._bad_tile(r) else 0
        return 1

    def _bad_tile(self, r: Reading) -> bool:
        """Whether the tile just drawn is much worse than another would be."""
        hunt: Hunt | None = r.view["hunt"]
        if hunt is None:
            return False
        eye = r.hunt_box.level + r.hunt_box.free if r.fellowship.mordor is not None else 2
        damage = tile_damage(hunt.tile, float(eye))
        return damage >= 1.0 + average_tile(r.view["hunt_pool"], float(eye)).damage

    def _in_danger(self, r: Reading) -> bool:
        fellowship = r.fellowship
        return fellowship.mordor is not None or fellowship.corruption >= 3

    def on_separate_guide(self, codes: Codes, r: Reading) -> int:
        """Hobbits go when the Ring weighs heavily."""
        fellowship = r.fellowship
        heavy = fellowship.corruption >= 4 or fellowship.mordor is not None
        return codes.index("yes" if heavy else "no")

    def on_reveal_to_reduce(self, codes: Codes, r: Reading) -> int:
        """Only when Corruption is near its end."""
        return codes.index("yes" if r.fellowship.corruption >= 10 else "no")

    def on_hunt_casualty(self, codes: Codes, r: Reading) -> int:
        """Whatever costs least: Corruption weighs more the more there is, Companions less when
        they are of no other use."""
        fellowship = r.fellowship
        damage = self._damage(r)

        def cost(companion: str) -> float:
            left = max(0, damage - LEVEL[companion])
            return self._loss(r, companion) + self._ring_cost(r, left)

        companions = fellowship.companions
        costs = {"ring": self._ring_cost(r, damage)}
        if fellowship.guide != GOLLUM:
            costs["guide"] = cost(fellowship.guide)
        costs["random"] = sum(map(cost, companions)) / max(1, len(companions))
        return best_of(codes, lambda code: -costs[code])

    def _ring_cost(self, r: Reading, damage: int) -> float:
        """What Corruption costs: the last points most."""
        fellowship = r.fellowship
        after = fellowship.corruption + damage
        if after >= MOST_CORRUPTION:
            return 100.0
        point = (1.0 if fellowship.mordor is not None else 0.6) + 0.06 * (
            after + fellowship.corruption
        )
        return point * damage

    def _loss(self, r: Reading, companion: str) -> float:
        """What a Companion is worth in the Fellowship."""
        fellowship = r.fellowship
        level = LEVEL[companion]
        if fellowship.mordor is not None:
            tiles = CRACK_OF_DOOM - fellowship.mordor
            needed = len(fellowship.companions) <= tiles - 1
            return 0.1 + (0.75 * level if needed else 0.05 * level)
        if companion in HOBBITS:
            return 0.4
        if companion == "gandalf-grey":
            eliminated = r.view["eliminated"]
            minion = any(m in r.whereabouts or m in eliminated for m in MINIONS)
            return 0.5 if minion else 1.2
        return 0.2 + 0.5 * level

    def on_lure_of_the_ring(self, codes: Codes, r: Reading) -> int:
        """The Companion goes, unless Corruption is still low."""
        low = r.fellowship.corruption <= 1 and r.fellowship.mordor is None
        return codes.index("ring" if low else "companion")

    def on_another_way(self, codes: Codes, r: Reading) -> int:
        """Hide always; move if it is no worse than with a die."""
        if "move" in codes:
            return codes.index("move" if self._may_move(r) else "none")
        return codes.index("hide")

    def _may_move(self, r: Reading) -> bool:
        if r.fellowship.mordor is not None:
            return self._mordor_score(r) > 0
        return not self._resting(r) and not self._arrived(r) and self._risk(r) < 0.9

    # ---- Companions

    def companion_ideas(self, r: Reading) -> Iterator[Idea]:
        if r.can_crown:
            yield Idea(80.0, (WILL,), "aragorn")
        if r.can_turn_white:
            yield Idea(76.0, (WILL,), "gandalf-white")
        errands = self._errands(r)
        if errands:
            plan = [
                line
                for companion, goal in errands
                for line in (f"companion {companion}", "also no-more", f"companions-to {goal}")
            ]
            yield Idea(
                20.0 + 8.0 * len(errands),
                ("character",),
                "move-companions",
                (*plan, "companion done"),
            )
        if "strider" in r.fellowship.companions and self._resting(r):
            goal = self._throne(r)
            if goal is not None:
                plan = ["separate strider", "also no-more", f"companions-to {goal}"]
                yield Idea(24.0, ("character",), "separate", tuple(plan))

    def _throne(self, r: Reading) -> Name | None:
        """Where Strider could be crowned, if he left the Fellowship now."""
        fellowship = r.fellowship
        if fellowship.at is None or len(fellowship.companions) <= 3:
            return None
        near = distances(fellowship.at)
        reach = fellowship.progress + LEVEL["strider"]
        return next((n for n in CROWNING_PLACES if near[n] <= reach and self._welcomes(r, n)), None)

    def _errands(self, r: Reading) -> list[tuple[str, Name]]:
        """Which Companions on the map have somewhere to go, and where."""
        found = []
        for companion, at in r.whereabouts.items():
            if CHARACTERS[companion].side == FREE and r.regions[at].besieged != FREE:
                goal = self._errand(r, companion, at)
                if goal is not None and goal != at:
                    found.append((companion, goal))
        return found

    def _errand(self, r: Reading, companion: str, at: Name) -> Name | None:
        """Where a Companion on the map is of use: Strider where he can be crowned, others
        where they can rouse a Nation."""
        near = distances(at)
        if companion == "strider":
            goals = [name for name in CROWNING_PLACES if self._welcomes(r, name)]
        else:
            goals = [
                name
                for name in HAVENS
                if PLACES[name].nation in r.passive
                and CHARACTERS[companion].activates in ("any", PLACES[name].nation)
                and self._welcomes(r, name)
            ]
        if not goals:
            return None
        goal = min(goals, key=near.__getitem__)
        if near[goal] <= LEVEL[companion]:
            return goal
        return goal if companion == "strider" else None

    def _welcomes(self, r: Reading, name: Name) -> bool:
        """Whether Companions can go into an own Settlement."""
        region = r.regions[name]
        return region.control == FREE and region.besieged is None

    def on_separate(self, codes: Codes, r: Reading) -> int:
        """Those who are of use outside; the Guide last."""
        return first_of(codes, ("meriadoc", "peregrin", "boromir", "gimli", "legolas", "strider"))

    def on_also(self, codes: Codes, r: Reading) -> int:
        """Alone."""
        return codes.index("no-more")

    def on_separate_or_move(self, codes: Codes, r: Reading) -> int:
        """Whoever has an errand on the map goes; else somebody leaves the Fellowship."""
        return codes.index("move" if "move" in codes and self._errands(r) else codes[0])

    def on_companions_to(self, codes: Codes, r: Reading) -> int:
        """To a City or Stronghold of a Nation that needs rousing, else among friends."""

        def value(name: str) -> float:
            place = PLACES[name]
            worth = 0.5 * min(4, r.army(FREE, name).units)
            if name in HAVENS and r.regions[name].control == FREE:
                worth += 3.0 + (5.0 if place.nation in r.passive else 0.0)
                worth += 2.0 if place.nation == "gondor" else 0.0
            if self.card == "dead-men-of-dunharrow":
                worth += min(6, r.army(SHADOW, name).units)
            return worth - 0.1 * distances(name)["minas-tirith"]

        return best_of(codes, value)

    def on_companion(self, codes: Codes, r: Reading) -> int:
        """Who has an errand; else enough have moved."""
        errands = dict(self._errands(r))
        for companion, goal in errands.items():
            if companion in codes:
                self.plan = [("also", "no-more"), ("companions-to", goal)]
                return codes.index(companion)
        return first_of(codes, ("done",))

    def on_gandalf_in(self, codes: Codes, r: Reading) -> int:
        """Where an Army of one's own is in danger, or in Fangorn to rouse the Ents."""
        ents = any(card.startswith("the-ents-awake") for card in r.hand)

        def value(name: str) -> float:
            if name == "fangorn":
                return 20.0 if ents else 0.0
            return 2.0 + min(10.0, r.threat(name)) + 0.2 * r.army(FREE, name).units

        return best_of(codes, value)
