"""The Shadow as the heuristic player plays it: war on the Settlements of the West, and the
Hunt as far as it does not cost the war too much."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    Name,
    distances,
    settlements_of,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, CHARACTER
from thirdage.games.war_of_the_ring.cards.on_table import KEPT_OUT_BY
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, STACKING
from thirdage.players.war_of_the_ring.cards import can_hover, landing_worth
from thirdage.players.war_of_the_ring.mind import Codes, Idea, best_of, first_of
from thirdage.players.war_of_the_ring.reading import Reading
from thirdage.players.war_of_the_ring.war import Warlord

WITCH_KING: Final = "witch-king"
MOUTH: Final = "mouth-of-sauron"
WITH_POINTS: Final = tuple(
    (name, nation)
    for nation in NATIONS[SHADOW]
    for name in settlements_of(nation, "city", "stronghold")
)
"""The Shadow's own Cities and Strongholds and their Nations."""


class ShadowMind(Warlord):
    """The Shadow."""

    point_worth = 15.0
    least_chance = 0.55
    walk_in_worth = 62.0
    move_worth = 9.0
    fallback_actions = ("recruit", "diplomacy", "draw", "skip")
    ring_results = ("muster",)

    # ---- ideas

    def ideas(self, r: Reading, results: frozenset[str]) -> Iterable[Idea]:
        """Everything that might be done now."""
        if "muster" in results:
            yield from self._muster_ideas(r)
        yield from self.card_ideas(r)
        yield from self._discard_ideas(r)
        yield from self.army_ideas(r, results)
        if "character" in results:
            yield from self._nazgul_ideas(r)

    def ring_price(self, r: Reading) -> float:
        """A Ring of the Shadow's is of no use to anybody else."""
        return 14.0

    def _muster_ideas(self, r: Reading) -> Iterator[Idea]:
        for minion in self._minions_ready(r):
            yield Idea(88.0, ("muster",), minion)
        for nation, score in (("isengard", 72.0), ("sauron", 70.0), ("southrons", 58.0)):
            if r.politics[nation]:
                yield Idea(score, ("muster",), "diplomacy", (f"nation {nation}",))
        orthanc = r.regions["orthanc"]
        if r.in_play("saruman") and orthanc.besieged is None and orthanc.control == SHADOW:
            if r.reserve("isengard").regulars >= 2:
                yield Idea(24.0, ("muster",), "voice-recruit")
            if orthanc.shadow.band("isengard").regulars >= 2 and r.reserve("isengard").elites >= 2:
                yield Idea(24.0, ("muster",), "voice-elites")
        for name in self._exposed(r):
            plan = (f"recruit {PLACES[name].nation}-regular", f"in {name}")
            yield Idea(30.0 + 5.0 * PLACES[name].points, ("muster",), "recruit", plan)
        if any(r.at_war(nation) and r.reserve(nation).units for nation in NATIONS[SHADOW]):
            yield Idea(15.0, ("muster",), "recruit")

    def _exposed(self, r: Reading) -> Iterator[Name]:
        """Own Settlements where recruits would keep enemies from walking in."""
        for name, nation in WITH_POINTS:
            region = r.regions[name]
            if not region.shadow.units and not region.free.units and r.must_be_held(name):
                if r.at_war(nation) and r.reserve(nation).regulars:
                    yield name

    def garrison(self, r: Reading, name: Name) -> int:
        """One unit is enough against those who would walk in."""
        return 1 if r.must_be_held(name) else 0

    def _minions_ready(self, r: Reading) -> Iterator[str]:
        ready = {
            "saruman": r.at_war("isengard") and r.regions["orthanc"].control == SHADOW,
            WITCH_KING: r.at_war("sauron") and not all(r.politics[n] for n in NATIONS[FREE]),
            MOUTH: r.fellowship.mordor is not None or r.at_war(*NATIONS[FREE]),
        }
        for minion, met in ready.items():
            if met and not r.in_play(minion) and minion not in r.view["eliminated"]:
                yield minion

    def _discard_ideas(self, r: Reading) -> Iterator[Idea]:
        """Cards that keep large Armies out of where they want to go."""
        icons = {CARDS[card].icon for card in r.hand}
        decks = {CARDS[card].deck for card in r.hand}
        if "army" not in icons or CHARACTER not in decks:
            return
        for card, places in KEPT_OUT_BY.items():
            if card in r.table:
                armies = {host for name in places for host in PLACES[name].borders} & r.hosts
                units = max((r.army(SHADOW, host).units for host in armies), default=0)
                if units >= 5:
                    yield Idea(10.0 + 2.0 * units, ("any",), f"discard-{card}")

    # ---- Armies

    def destinations(self, r: Reading, start: Name, units: int) -> list[Name]:
        """Nearer to the best target, or to other Armies that are hardly farther away from it."""
        pull, barred, regions = r.pull, r.barred, r.regions
        near, least = pull[start], 0.9 * pull[start]
        return [
            to
            for to in PLACES[start].borders
            if (pull[to] > near or (pull[to] > least and regions[to].shadow.units))
            and to not in barred
        ]

    def march_score(self, r: Reading, start: Name, to: Name, movers: int) -> float:
        """Towards the best target, and into large Armies."""
        own = r.regions[to].shadow.units
        movers = min(movers, STACKING - own)
        if movers <= 0:
            return 0.0
        together = 0.12 * min(own, movers) * self.move_worth
        nearer = r.pull[to] - r.pull[start]
        if nearer <= 0:
            return together if own >= movers else 0.0
        return 6.0 + movers * (0.7 + self.move_worth * nearer) + together

    # ---- Nazgûl and Minions

    def _nazgul_ideas(self, r: Reading) -> Iterator[Idea]:
        flights = self._flights(r)
        if flights:
            plan = [
                line for mover, to in flights for line in (f"nazgul {mover}", f"nazgul-to {to}")
            ]
            at = r.fellowship.at
            hunting = any(to == at for _, to in flights)
            score = 14.0 + 4.0 * min(4, len(flights)) + 8.0 * hunting
            yield Idea(score, ("character",), "move-nazgul", (*plan, "nazgul done"))

    def _flights(self, r: Reading) -> list[tuple[str, Name]]:
        """Who should fly where: one Nazgûl to the Fellowship, the others to the Armies that
        face the enemy, as many as can lead there."""
        wanted = self._wanted(r)
        spare = self._spare_leaders(r, wanted)
        flights: list[tuple[str, Name]] = []
        for to, number in wanted.items():
            while number > 0 and (mover := self._mover(r, spare, to)) is not None:
                spare.remove(mover)
                flights.append((mover[0], to))
                number -= 2 if mover[0] == WITCH_KING else 1
        return flights

    def _mover(
        self, r: Reading, spare: list[tuple[str, Name]], to: Name
    ) -> tuple[str, Name] | None:
        """Somebody who is not there yet; the Witch-king does not go without an Army."""
        for mover in spare:
            if mover[1] != to and (mover[0] != WITCH_KING or r.army(SHADOW, to).units):
                return mover
        return None

    def _spare_leaders(self, r: Reading, wanted: dict[Name, int]) -> list[tuple[str, Name]]:
        """The Nazgûl, and the Witch-king, who are not needed where they are; what is there
        already is taken off what is wanted."""
        spare: list[tuple[str, Name]] = []
        for name, region in r.regions.items():
            _, shadow, besieged, _ = region
            if besieged == SHADOW or not (shadow.bands or shadow.characters):
                continue
            nazgul = shadow.nazgul
            king = WITCH_KING in shadow.characters
            if name in wanted:
                kept = min(wanted[name], nazgul + 2 * king)
                wanted[name] -= kept
                nazgul = max(0, nazgul - max(0, kept - 2 * king))
                king = king and kept == 0
            if nazgul:
                spare += [(f"nazgul {name}", name)] * nazgul
            if king:
                spare.append((WITCH_KING, name))
        return spare

    def _wanted(self, r: Reading) -> dict[Name, int]:
        """How much Nazgûl Leadership is wanted where."""
        wanted: dict[Name, int] = {}
        at = r.fellowship.at
        if at is not None and r.fellowship.progress > 0 and can_hover(r, at):
            wanted[at] = 1
        for place, name in enumerate(self._front(r)):
            force = r.force_at(SHADOW, name)
            others = force.leadership - r.army(SHADOW, name).nazgul
            others -= 2 * (WITCH_KING in r.army(SHADOW, name).characters)
            leaders = min(COMBAT_DICE, force.units) if place == 0 else 2 if place == 1 else 1
            wanted[name] = max(wanted.get(name, 0), leaders - others)
        return wanted

    def _front(self, r: Reading) -> list[Name]:
        """The large Armies, those that face an enemy with the best targets first."""
        found = []
        enemies = frozenset(r.where[FREE])
        for name in r.hosts:
            region = r.regions[name]
            if region.shadow.units < 4:
                continue
            worth = 0.5 * r.pull[name]
            if region.besieged == FREE:
                worth = 2.0 * PLACES[name].points + 1.0
            for border in enemies.intersection(PLACES[name].borders):
                worth = max(worth, 1.0 + PLACES[border].points)
            found.append((-worth, -region.shadow.units, name))
        return [name for _, _, name in sorted(found)]

    def on_nazgul(self, codes: Codes, r: Reading) -> int:
        """Who is wanted elsewhere; else enough have moved."""
        for mover, to in self._flights(r):
            if mover in codes:
                self.plan = [("nazgul-to", to)]
                return codes.index(mover)
        return first_of(codes, ("done",))

    def on_nazgul_to(self, codes: Codes, r: Reading) -> int:
        """To the Fellowship, or to the front."""
        at = r.fellowship.at
        wanted = [*([at] if at is not None else []), *self._front(r)]
        return first_of(codes, wanted)

    def on_minion_in(self, codes: Codes, r: Reading) -> int:
        """With the largest Army near the enemy."""
        front = self._front(r)

        def value(name: str) -> float:
            place = front.index(name) if name in front else 9
            return r.army(SHADOW, name).units + max(0, 8 - 2 * place)

        return best_of(codes, value)

    # ---- the Hunt

    def on_hunt_dice(self, codes: Codes, r: Reading) -> int:
        """Many dice in Mordor, few before."""
        fellowship = r.fellowship
        wanted = 1
        if fellowship.mordor is not None:
            wanted = 5
        elif fellowship.progress >= 4 or fellowship.corruption >= 5:
            wanted = 2
        return best_of(codes, lambda code: -abs(int(code) - wanted))

    def on_hunt_reroll(self, codes: Codes, r: Reading) -> int:
        """Always."""
        return codes.index("yes")

    on_use_crebain = on_hunt_reroll
    on_use_balrog = on_hunt_reroll

    def on_sorrow_and_toil(self, codes: Codes, r: Reading) -> int:
        """Whatever can be taken, from the table first."""
        return len(codes) - 1

    def on_nazgul_strike(self, codes: Codes, r: Reading) -> int:
        """The best card on the table, else the Hunt."""
        cards = ("wizards-staff", "mithril-coat-and-sting")
        return first_of(codes, (*cards, "hunt"))

    def on_fellowship_to(self, codes: Codes, r: Reading) -> int:
        """As far from Mordor as can be."""
        return best_of(
            codes, lambda name: min(distances(name)[g] for g in ("morannon", "minas-morgul"))
        )

    def on_die_to_eye(self, codes: Codes, r: Reading) -> int:
        """Dice of little use first, two at most."""
        wanted = [face for face in ("event", "muster") if face in codes]
        return first_of(codes, [*wanted, "done"])

    # ---- cards

    def on_black_captain(self, codes: Codes, r: Reading) -> int:
        """Nazgûl for the Witch-king."""
        return first_of(codes, ("recruit", "move-nazgul", "none"))

    def on_move_or_attack(self, codes: Codes, r: Reading) -> int:
        """Whichever is worth more."""
        values = {"none": 1.0}
        if "attack" in codes:
            attacks = [idea.score for idea in self.attack_ideas(r)]
            values["attack"] = max(attacks, default=0.0)
        if "move-armies" in codes:
            moves = self.moves(r)
            values["move-armies"] = moves[0].score if moves else 0.0
        return best_of(codes, lambda code: values[code])

    def on_leader(self, codes: Codes, r: Reading) -> int:
        """Any Leader."""
        return 0

    # ---- mustering

    def on_recruit(self, codes: Codes, r: Reading) -> int:
        """Regulars of the Nation that has most of them left, two for a die."""

        def value(code: str) -> float:
            nation, _, kind = code.rpartition("-")
            if kind == "regular":
                return 2.0 + 0.1 * r.reserve(nation).regulars
            return 2.5 if code == "nazgul" else 1.0

        return best_of(codes, value)

    def on_second_recruit(self, codes: Codes, r: Reading) -> int:
        """A Nazgûl, else another Regular."""
        return first_of(codes, ("nazgul",))

    def on_in(self, codes: Codes, r: Reading) -> int:
        """Near the front, where there is room; the Dunlendings near their target."""

        def value(name: str) -> float:
            units = r.army(SHADOW, name).units
            return r.pull[name] - (1.0 if units >= STACKING - 1 else 0.0)

        return best_of(codes, value)

    on_upgrade_in = on_in

    def on_nation(self, codes: Codes, r: Reading) -> int:
        """Isengard and Sauron first; of the Free Peoples the one nearest to war."""
        own = first_of(codes, ("isengard", "sauron", "southrons"), -1)
        if own >= 0:
            return own
        return best_of(codes, lambda nation: -float(r.politics[nation]))

    def on_from(self, codes: Codes, r: Reading) -> int:
        """As for every Army; but the spells come from where there are most Nazgûl, and the
        Dunlendings all come."""
        if self.card == "dreadful-spells":
            return best_of(codes, lambda name: self._spell(r, name))
        if self.card == "rage-of-the-dunlendings":
            return 0
        return super().on_from(codes, r)

    def _spell(self, r: Reading, name: Name) -> float:
        army = r.army(SHADOW, name)
        nazgul = army.nazgul + army.characters.count(WITCH_KING)
        near = (name, *PLACES[name].borders)
        return nazgul * max(self.victim_worth(r, n) for n in near if r.army(FREE, n).units)

    def on_to(self, codes: Codes, r: Reading) -> int:
        """As for every Army; the Corsairs land where it does most harm."""
        if self.card == "corsairs-of-umbar":
            return best_of(codes, lambda name: landing_worth(r, name))
        return super().on_to(codes, r)

    def on_who_goes(self, codes: Codes, r: Reading) -> int:
        """As for every Army; the Corsairs sail from Umbar without being asked from where."""
        if self.card == "corsairs-of-umbar" and self.start is None:
            self.start = "umbar"
        return super().on_who_goes(codes, r)

    # ---- battles

    def on_silence(self, codes: Codes, r: Reading) -> int:
        """The Companion who leads best."""
        return best_of(
            codes, lambda who: CHARACTERS[who].leadership + 0.5 * CHARACTERS[who].captain
        )

    def on_forfeit(self, codes: Codes, r: Reading) -> int:
        """As little as can be, a Nazgûl rather than the Witch-king."""
        return first_of(codes, ("no-more", "nazgul"))

    def on_eliminate(self, codes: Codes, r: Reading) -> int:
        """The greatest Companion, else a Leader."""
        return best_of(codes, lambda who: _PREY.get(who, 0.0 if who == "nobody" else 1.0))


_PREY: Final = {
    name: 2.0 + who.level + who.leadership for name, who in CHARACTERS.items() if who.side == FREE
}
