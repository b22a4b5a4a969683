"""The Free Peoples as the heuristic player plays them: the Ring to Mordor, the Nations to
war, the Strongholds held as long as that takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from thirdage.games.war_of_the_ring.actions import WILL
from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    Name,
    distances,
    settlements_of,
)
from thirdage.games.war_of_the_ring.cards.on_table import DENETHORS_FOLLY, PALANTIR
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GANDALFS
from thirdage.games.war_of_the_ring.politics import THREATS
from thirdage.games.war_of_the_ring.setup import INSIDE
from thirdage.players.war_of_the_ring.fellowship import HAVENS, RingBearers
from thirdage.players.war_of_the_ring.mind import Codes, Idea, best_of, first_of
from thirdage.players.war_of_the_ring.reading import Reading

SETTLED: Final = {nation: settlements_of(nation) for nation in NATIONS[FREE]}
"""The Settlements of each Nation."""
WAR_WORTH: Final = {"gondor": 6.0, "rohan": 5.0, "elves": 4.0, "north": 3.0, "dwarves": 2.0}
"""What it is worth to have a Nation At War."""


class FreeMind(RingBearers):
    """The Free Peoples."""

    point_worth = 14.0
    least_chance = 0.68
    walk_in_worth = 34.0
    move_worth = 12.0
    fallback_actions = ("recruit", "diplomacy", "draw", "skip")

    # ---- ideas

    def ideas(self, r: Reading, results: frozenset[str]) -> Iterable[Idea]:
        """Everything that might be done now, what is most urgent first."""
        if "character" in results:
            yield from self.companion_ideas(r)
        yield from self.fellowship_ideas(r)
        yield from self.card_ideas(r)
        yield from self._envoy_ideas(r)
        yield from self._discard_ideas(r)
        if "muster" in results:
            yield from self._muster_ideas(r)
        yield from self.army_ideas(r, results)

    def ring_price(self, r: Reading) -> float:
        """Dear, as it goes to the Shadow; but not near the end."""
        return 12.0 if r.fellowship.mordor is not None else 20.0

    # ---- Muster results

    def _muster_ideas(self, r: Reading) -> Iterator[Idea]:
        for nation in NATIONS[FREE]:
            if not r.can_advance(nation) or (THREATS in r.table and nation in r.passive):
                continue
            threat = max(r.threat(name) for name in SETTLED[nation])
            score = 20.0 + WAR_WORTH[nation] + 8.0 * (threat > 0)
            score += 4.0 * (r.politics[nation] == 1)
            yield Idea(score, ("muster",), "diplomacy", (f"nation {nation}",))
        best = max(self._recruits(r), default=None)
        if best is not None:
            score, figure, name = best
            yield Idea(score, ("muster",), "recruit", (f"recruit {figure}", f"in {name}"))

    def _recruits(self, r: Reading) -> Iterator[tuple[float, str, Name]]:
        for nation in NATIONS[FREE]:
            reserve = r.reserve(nation)
            if not r.at_war(nation) or not reserve.units:
                continue
            figure = f"{nation}-elite" if reserve.elites else f"{nation}-regular"
            for name in SETTLED[nation]:
                region = r.regions[name]
                if region.control != FREE or region.shadow.units:
                    continue
                room = INSIDE if PLACES[name].stronghold else 4
                need = r.threat(name) / (1.0 + r.force_at(FREE, name).power)
                score = 18.0 + min(18.0, 6.0 * need) + 3.0 * PLACES[name].points
                if region.free.units >= room:
                    score -= 16.0
                yield score, figure, name

    # ---- what any die can do

    def _discard_ideas(self, r: Reading) -> Iterator[Idea]:
        """Cards of the Shadow on the table that can be got rid of."""
        if PALANTIR in r.table:
            yield Idea(20.0, (WILL,), f"discard-{PALANTIR}")
        if DENETHORS_FOLLY in r.table:
            healer = any(r.whereabouts.get(c) == "minas-tirith" for c in ("aragorn", *GANDALFS))
            yield Idea(24.0, ("any",) if healer else (WILL,), f"discard-{DENETHORS_FOLLY}")

    def _envoy_ideas(self, r: Reading) -> Iterator[Idea]:
        """Companions who rouse their Nation with any die."""
        for character, nation in (
            ("boromir", "gondor"),
            ("legolas", "elves"),
            ("gimli", "dwarves"),
        ):
            if r.can_advance(nation):
                at = r.whereabouts.get(character)
                if at in HAVENS and PLACES[at].nation == nation:
                    yield Idea(24.0 + WAR_WORTH[nation], ("any",), f"{nation}-by-{character}")

    # ---- Armies

    def garrison(self, r: Reading, name: Name) -> int:
        """A Stronghold in danger is not left to one unit."""
        if not r.must_be_held(name):
            return 0
        return 3 if PLACES[name].stronghold and r.threat(name) > 3.0 else 1

    def destinations(self, r: Reading, start: Name, units: int) -> list[Name]:
        """Nearer to a target, or to an own Settlement that may need help; a single unit only
        walks into what is undefended."""
        pull, barred = r.pull, r.barred
        least = pull[start] if units > 1 else 0.99
        return [
            to
            for to in PLACES[start].borders
            if to not in barred and (pull[to] > least or (to in HAVENS and units > 1))
        ]

    def march_score(self, r: Reading, start: Name, to: Name, movers: int) -> float:
        """Reinforce what is in danger, or go for a target; not alone, and not from walls that
        are in danger themselves."""
        if movers < 2 or movers > r.room(to):
            return 0.0
        home = PLACES[start].points if r.regions[start].control == FREE else 0
        worth = self.move_worth * (1 + r.points(FREE))
        gain = (r.pull[to] - r.pull[start]) * movers * worth - 6.0 * home * (r.threat(start) > 0)
        if not home and PLACES[to].points and r.regions[to].control == FREE:
            need = r.threat(to) > r.force_at(FREE, to).power
            gain = max(gain, 10.0 * need + 2.0 * movers)
        return min(26.0 + 6.0 * r.points(FREE), 6.0 + gain) if gain > 0 else 0.0

    def on_advance(self, codes: Codes, r: Reading) -> int:
        """Only to a Settlement or out of nowhere: one's own walls are better."""
        battle = r.view["battle"]
        target, origin = battle["target"], battle["origin"]
        worth = PLACES[target].points and PLACES[target].owner == SHADOW
        home = PLACES[origin].points and r.regions[origin].control == FREE
        return codes.index("yes" if worth or not home else "no")

    def on_from(self, codes: Codes, r: Reading) -> int:
        """As for every Army; the Woses lead whoever can be spared."""
        if self.card == "paths-of-the-woses":
            return best_of(codes, lambda n: r.army(FREE, n).units - self.garrison(r, n))
        return super().on_from(codes, r)

    # ---- cards and recruiting

    def on_nation(self, codes: Codes, r: Reading) -> int:
        """The Nation whose war matters most, a threatened one first."""

        def value(nation: str) -> float:
            threat = max(r.threat(name) for name in SETTLED[nation])
            return WAR_WORTH.get(nation, 0.0) + 4.0 * (threat > 0)

        return best_of(codes, value)

    def on_recruit(self, codes: Codes, r: Reading) -> int:
        """An Elite of the Nation that needs it most."""
        best = max(self._recruits(r), default=None)
        if best is not None and best[1] in codes:
            return codes.index(best[1])
        return best_of(codes, lambda code: float(code.endswith("-elite")))

    def on_second_recruit(self, codes: Codes, r: Reading) -> int:
        """A Regular of the Nation that needs it most, else a Leader."""
        return first_of(codes, [f"{nation}-regular" for nation in WAR_WORTH])

    def on_in(self, codes: Codes, r: Reading) -> int:
        """Where the enemy is near and the garrison small."""

        def value(name: str) -> float:
            units = r.army(FREE, name).units
            return min(20.0, r.threat(name)) + 4 * PLACES[name].points - 2 * units

        return best_of(codes, value)

    def on_how_many(self, codes: Codes, r: Reading) -> int:
        """As many as can be."""
        return best_of(codes, float)

    def on_victim(self, codes: Codes, r: Reading) -> int:
        """A Regular far from the enemy, rather than an Elite or a Leader."""

        def value(code: str) -> float:
            figure, name = code.split()
            kind = {"regular": 6.0, "leader": 3.0}.get(figure.rpartition("-")[2], 0.0)
            return kind - 0.2 * min(10.0, r.threat(name)) - 2.0 * PLACES[name].points

        return best_of(codes, value)

    def on_nazgul_to(self, codes: Codes, r: Reading) -> int:
        """The Eagles drive the Nazgûl as far from the war as can be."""
        return best_of(codes, lambda name: 0.1 * distances(name)["minas-tirith"] - r.threat(name))

    # ---- battles

    def on_white_rider(self, codes: Codes, r: Reading) -> int:
        """When the Nazgûl lead more than Gandalf."""
        battle = r.view["battle"]
        at = battle["origin"] if battle["attacker"] == SHADOW else battle["target"]
        shadow = r.army(SHADOW, at)
        led = shadow.nazgul + 2 * shadow.characters.count("witch-king")
        return codes.index("yes" if led >= 2 else "no")

    def on_forfeit(self, codes: Codes, r: Reading) -> int:
        """Whoever leads least."""
        return best_of(codes, lambda who: -CHARACTERS[who].leadership)

    def on_sacrifice(self, codes: Codes, r: Reading) -> int:
        """A Leader of the Army, never a Companion, and nobody where little is at stake."""
        leaders = [code for code in codes if code.endswith("-leader")]
        fight = self.fight(r)
        if leaders and fight.defenders.hits <= 6 and PLACES[fight.target].points:
            return codes.index(leaders[0])
        return codes.index("nobody")

    def on_eliminate(self, codes: Codes, r: Reading) -> int:
        """The Minion who matters most."""
        return first_of(codes, ("witch-king", "saruman", "mouth-of-sauron"))
