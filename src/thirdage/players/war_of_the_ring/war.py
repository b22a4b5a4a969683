"""War, as both sides of the heuristic player wage it: moving, attacking, battles, losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.battle_state import SIEGE
from thirdage.games.war_of_the_ring.board import PLACES, Name, Side, other
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, STACKING
from thirdage.players.war_of_the_ring.cards import combat_value, event_value
from thirdage.players.war_of_the_ring.mind import (
    Codes,
    Idea,
    Mind,
    best_of,
    first_ending,
)
from thirdage.players.war_of_the_ring.odds import (
    Duel,
    Force,
    besieged_force,
    duel,
    hits_a_round,
    siege,
)
from thirdage.players.war_of_the_ring.reading import Reading

ATTACKS: Final = ("help-unlooked-for", "the-fighting-uruk-hai")
"""Cards that let one Army attack."""


class Move(NamedTuple):
    """An Army's move and what it is worth."""

    score: float
    start: Name
    to: Name


class Fight(NamedTuple):
    """The battle under way, as the side that is asked sees it."""

    attacker: Side
    attackers: Force
    defenders: Force
    target: Name
    siege: bool

    @property
    def odds(self) -> Duel:
        """How it would go on to the end."""
        if self.siege:
            return siege(self.attackers, self.defenders)
        return duel(self.attackers, self.defenders)


class Warlord(Mind):
    """What both sides do with their Armies."""

    point_worth: float
    """The score of a Victory Point that an action wins."""
    least_chance: float
    """The least chance to win that is worth an attack in the field."""
    walk_in_worth: float
    """The score of taking an empty Settlement, its Victory Points apart."""
    move_worth: float
    """The score of carrying one unit a step towards a target."""

    # ---- attacking

    @property
    def attacking(self) -> bool:
        """Whether the questions "from" and "target" are those of an attack."""
        return self.doing == "attack" or self.card in ATTACKS

    def army_ideas(self, r: Reading, results: frozenset[str]) -> Iterator[Idea]:
        """Attacks and moves; without an Army result only those of Armies with a leader."""
        if "army" in results or "character" in results:
            led = "army" not in results
            yield from self.attack_ideas(r, led)
            yield from self.move_ideas(r, led)

    def attack_ideas(self, r: Reading, led: bool = False) -> Iterator[Idea]:
        """The best attack, and the best one with a leader: a Character die will do for it."""
        best = best_led = (0.0, "", "")
        for start, force, targets in self._opportunities(r, led):
            for target in targets:
                if target == start:
                    score = self.siege_score(r, start, force)
                else:
                    score = self.attack_score(r, start, target, force)
                if score > best[0]:
                    best = (score, start, target)
                if score > best_led[0] and force.leadership:
                    best_led = (score, start, target)
        if best_led[0]:
            yield _attack_idea(("army", "character"), *best_led)
        if best[0] > best_led[0]:
            yield _attack_idea(("army",), *best)

    def _opportunities(self, r: Reading, led: bool) -> Iterator[tuple[Name, Force, list[Name]]]:
        """Armies, and the regions that they could attack; their own if there is a siege."""
        enemies = frozenset(r.where[r.enemy])
        for start in r.where[self.side]:
            besieged = r.regions[start].besieged
            near = [start] if besieged is not None else []
            if besieged != self.side:
                near += [name for name in PLACES[start].borders if name in enemies]
            if near:
                force = r.attackers(start)
                if force.units and (force.leadership or not led):
                    yield start, force, near

    def attack_score(self, r: Reading, start: Name, target: Name, force: Force) -> float:
        """What it is worth to attack an adjacent Army; 0 if it is not, or cannot be."""
        enemy = r.enemy
        defenders = r.force_at(enemy, target)
        if not defenders.units or r.regions[target].besieged == enemy or target in r.closed:
            return 0.0
        points = PLACES[target].points if r.regions[target].control == enemy else 0
        if r.shelters(target, enemy):
            odds = r.storm(force, target)
            if odds.chance < self.least_chance - 0.1:
                return 0.0
            return 8.0 + odds.chance * self.point_worth * points
        odds = r.field_battle(force, target)
        if odds.chance < self.least_chance:
            return 0.0
        onward = max(0.0, r.pull[target] - r.pull[start]) * min(force.units, STACKING)
        gain = self.point_worth * points + 1.2 * min(defenders.hits, 8) + 4.0 * onward
        return 6.0 + odds.chance * gain - (1.0 - odds.chance) * 1.5 * force.hits

    def siege_score(self, r: Reading, name: Name, force: Force) -> float:
        """What another round of a siege is worth, or a sortie; 0 if it is better to wait."""
        if r.regions[name].besieged == self.side:
            odds = r.field_battle(force, name)
            return 10.0 + 14.0 * odds.chance if odds.chance > 0.7 else 0.0
        odds = r.storm(force, name)
        if odds.chance < 0.35:
            return 0.0
        gain = self.point_worth * PLACES[name].points
        return 10.0 + odds.chance * gain - (1.0 - odds.chance) * force.hits

    # ---- moving

    def moves(self, r: Reading, led: bool = False) -> list[Move]:
        """All moves that are worth something, the best first; `led`: of Armies with a leader
        only."""
        found = []
        for start in r.where[self.side]:
            if start not in r.hosts or r.regions[start].besieged is not None:
                continue
            if led and not r.force_at(self.side, start).leadership:
                continue
            army = r.army(self.side, start)
            units = army.units - self.garrison(r, start)
            if units > 0:
                free = r.at_war_part(army) is army
                for to in self.destinations(r, start, units):
                    movers = units if free else min(units, r.enterable(army, to))
                    score = self.move_score(r, start, to, movers)
                    if score > 0:
                        found.append(Move(score, start, to))
        found.sort(reverse=True)
        return found

    def destinations(self, r: Reading, start: Name, units: int) -> list[Name]:
        """Where so many units might sensibly go."""
        raise NotImplementedError

    def move_score(self, r: Reading, start: Name, to: Name, movers: int) -> float:
        """What it is worth to move so many units; 0 if nothing."""
        if movers <= 0:
            return 0.0
        if to in r.undefended:
            return self.walk_in_worth + self.point_worth * PLACES[to].points
        return self.march_score(r, start, to, movers)

    def march_score(self, r: Reading, start: Name, to: Name, movers: int) -> float:
        """What it is worth to carry so many units to a region."""
        raise NotImplementedError

    def move_ideas(self, r: Reading, led: bool = False) -> Iterator[Idea]:
        """The best move of an Army, of one with a leader, and of two Armies."""
        moves = self.moves(r, led)
        if not moves:
            return
        first = moves[0]
        second = next((m for m in moves[1:] if _apart(first, m)), None)
        if second is not None:
            plan = (*_steps(first), *_steps(second))
            yield Idea(first.score + 0.6 * second.score, ("army",), "move-armies", plan)
        else:
            yield Idea(first.score, ("army",), "move-armies", (*_steps(first), "from stop"))
        for move in moves:
            if r.force_at(self.side, move.start).leadership:
                yield Idea(move.score, ("character",), "move-armies", _steps(move))
                break

    def on_from(self, codes: Codes, r: Reading) -> int:
        """The Army with the best attack or the best move; "stop" if no move is worth it."""
        if self.attacking and "stop" not in codes:
            return best_of(codes, lambda start: max(self._attacks_from(r, start), default=0.0))
        moves = {}
        for move in reversed(self.moves(r)):
            moves[move.start] = move.score
        return best_of(codes, lambda start: 0.1 if start == "stop" else moves.get(start, 0.0))

    def _attacks_from(self, r: Reading, start: Name) -> Iterator[float]:
        force = r.attackers(start)
        if r.regions[start].besieged is not None:
            yield self.siege_score(r, start, force)
        for target in PLACES[start].borders:
            yield self.attack_score(r, start, target, force)

    def on_target(self, codes: Codes, r: Reading) -> int:
        """The best attack from there; for a card, the Army that suffers most."""
        if self.attacking and self.start is not None:
            start = self.start
            force = r.attackers(start)

            def score(target: str) -> float:
                if target == start:
                    return self.siege_score(r, start, force)
                return self.attack_score(r, start, target, force)

            return best_of(codes, score)
        return best_of(codes, lambda name: self.victim_worth(r, name))

    def victim_worth(self, r: Reading, name: Name) -> float:
        """How welcome hits on the enemy Army in a region are."""
        force = r.force_at(r.enemy, name)
        return min(force.hits, 10) + 2.0 * PLACES[name].points + 3.0 * (force.hits <= 2)

    def on_to(self, codes: Codes, r: Reading) -> int:
        """Where the move is worth most; no farther than to the best place."""
        start = self.start
        if start is None or start not in r.regions or not r.army(self.side, start).units:
            return best_of(codes, lambda to: -1.0 if to == "stop" else r.pull[to])
        army = r.army(self.side, start)

        def score(to: str) -> float:
            if to == "stop":
                return 0.0
            return self.move_score(r, start, to, r.enterable(army, to)) + 0.1 * r.pull[to]

        return best_of(codes, score)

    # ---- who goes, who stays

    def garrison(self, r: Reading, name: Name) -> int:
        """How many units had better stay in a region that an Army leaves."""
        return 1 if r.must_be_held(name) else 0

    def on_march_nation(self, codes: Codes, r: Reading) -> int:
        """The one with most units there."""
        army = r.army(self.side, str(r.facts[0]))
        return best_of(codes, lambda nation: army.band(nation).units)

    def on_who_goes(self, codes: Codes, r: Reading) -> int:
        """All, but for a garrison where enemies could walk in."""
        battle = r.view["battle"]
        start = self.start if battle is None else battle["origin"]
        if start is None or start not in r.regions or "part" not in codes:
            return 0
        region = r.regions[start]
        units = region.army(self.side).units
        self.spare_units = 0
        if region.besieged is None:
            crowd = 0 if self.goal is None else units - r.room(self.goal)
            self.spare_units = max(0, min(max(self.garrison(r, start), crowd), units - 1))
        if battle is not None and battle["rearguard"].units:
            self.spare_units = 0
        return codes.index("part") if self.spare_units > 0 or "all" not in codes else 0

    def on_figures(self, codes: Codes, r: Reading) -> int:
        """As many as can go, but for the units that shall be left behind, Regulars first."""
        kind = codes[0].split()[0]
        if not self.spare_units or not kind.endswith(("-regular", "-elite")):
            return 0
        left = min(self.spare_units, len(codes) - 1)
        self.spare_units -= left
        return left

    def on_advance(self, codes: Codes, r: Reading) -> int:
        """Into the region of the battle."""
        return codes.index("yes")

    # ---- battles

    def fight(self, r: Reading) -> Fight:
        """The battle under way."""
        battle = r.view["battle"]
        attacker: Side = battle["attacker"]
        target: Name = battle["target"]
        attackers = r.army(attacker, battle["origin"])
        if battle["rearguard"].bands:
            attackers = attackers.minus(battle["rearguard"])
        in_siege = battle["kind"] == SIEGE
        defenders = r.force_at(other(attacker), target)
        return Fight(attacker, r.force(attackers), defenders, target, in_siege)

    def on_battle(self, codes: Codes, r: Reading) -> int:
        """Go on while the odds are fair; the rounds of a siege that a card gives are free."""
        fight = self.fight(r)
        least = 0.3 if fight.siege else 0.5 - 0.05 * PLACES[fight.target].points
        return codes.index("go-on" if fight.odds.chance > least else "cease")

    def on_stand(self, codes: Codes, r: Reading) -> int:
        """Into the Stronghold, unless the attackers are weak, or too many would not find
        room inside."""
        fight = self.fight(r)
        crowded = fight.defenders.units > 5
        return codes.index("field" if fight.odds.chance < (0.45 if crowded else 0.3) else "siege")

    def on_retreat(self, codes: Codes, r: Reading) -> int:
        """Leave a battle that is as good as lost, unless a Settlement is at stake that can
        still be held a while."""
        fight = self.fight(r) if r.view["battle"] is not None else None
        if fight is not None and "stay" in codes:
            held = PLACES[fight.target].points and r.regions[fight.target].control == self.side
            if fight.odds.chance < (0.8 if held else 0.6):
                return codes.index("stay")
        units = 5 if fight is None else fight.defenders.units
        return best_of(codes, lambda name: self._shelter(r, name, units))

    def _shelter(self, r: Reading, name: str, units: int) -> float:
        """How good a region is to retreat to."""
        if name == "siege":
            return 8.0
        if name == "stay":
            return -2.0
        own = r.army(self.side, name).units
        strong = PLACES[name].stronghold and r.regions[name].control == self.side
        room = own + units <= STACKING
        return (own if room else -4) + 6.0 * strong - 0.15 * r.threat(name) / (1 + own)

    def on_extend(self, codes: Codes, r: Reading) -> int:
        """One more round of a siege for an Elite, if the garrison is near its end."""
        fight = self.fight(r)
        blow = hits_a_round(fight.attackers, fight.attackers.hits, 1 / 6)
        near = besieged_force(fight.defenders).hits <= 2.5 * blow
        return len(codes) - 1 if near and fight.odds.chance > 0.6 else codes.index("no")

    def on_excess(self, codes: Codes, r: Reading) -> int:
        """Regulars first."""
        return first_ending(codes, "-regular")

    def on_casualty(self, codes: Codes, r: Reading) -> int:
        """Keep as many dice as can be: reduce Elites in a small Army, else lose Regulars."""
        battle = r.view["battle"]
        units = COMBAT_DICE
        if battle is not None:
            fight = self.fight(r)
            mine = fight.attackers if fight.attacker == self.side else fight.defenders
            units = mine.units
        order = ("-regular", "-reduce", "-elite")
        if units <= COMBAT_DICE:
            order = ("-reduce", "-regular", "-elite")
        for ending in order:
            for place, code in enumerate(codes):
                if code.endswith(ending):
                    return place
        return 0

    # ---- Combat cards

    def on_combat_card(self, codes: Codes, r: Reading) -> int:
        """A card whose combat effect matters more than its event."""
        fight = self.fight(r)
        stakes = min(1.0, min(fight.attackers.hits, fight.defenders.hits) / 4)
        stakes += 0.25 * PLACES[fight.target].points
        full = 2.0 if len(r.hand) >= 5 else 0.0

        def value(card: str) -> float:
            if card == "none":
                return 0.0
            if card not in CARDS:
                return 4.0
            worth = combat_value(CARDS[card].combat) * stakes + full
            return worth - max(0.0, event_value(card, r)) / 5

        return best_of(codes, value)

    def on_own_hits(self, codes: Codes, r: Reading) -> int:
        """A hit or two, if there are units to spare."""
        fight = self.fight(r)
        mine = fight.attackers if fight.attacker == self.side else fight.defenders
        theirs = fight.defenders if fight.attacker == self.side else fight.attackers
        if mine.units <= COMBAT_DICE or mine.hits < 2 * theirs.hits:
            return 0
        return min(2, len(codes) - 1)

    def on_cancel_hits(self, codes: Codes, r: Reading) -> int:
        """As many as can be."""
        return len(codes) - 1

    # ---- recruiting

    def on_second_recruit(self, codes: Codes, r: Reading) -> int:
        """Another one."""
        return 0

    def on_upgrade(self, codes: Codes, r: Reading) -> int:
        """Any Nation."""
        return 0


def _attack_idea(results: tuple[str, ...], score: float, start: Name, target: Name) -> Idea:
    return Idea(score, results, "attack", (f"from {start}", f"target {target}"))


def _apart(first: Move, second: Move) -> bool:
    """Whether two moves are of different Armies that do not meet."""
    return second.start not in (first.start, first.to) and second.to != first.start


def _steps(move: Move) -> tuple[str, str]:
    return f"from {move.start}", f"to {move.to}"
