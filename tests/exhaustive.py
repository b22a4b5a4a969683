"""Play at random until everything in War of the Ring has happened: every card used as event
and in combat, every tile drawn, every action taken, every question asked, and so on.

.venv/bin/python tests/exhaustive.py [--matches N] [--seconds S]

Whole matches come first, then steered set-ups (steered.py) for what they have not reached.
The exit code is 1 if something is left, or if the invariants do not hold on the way.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from invariants import check, check_between_actions
from steered import SET_UPS, SetUp
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.actions import (
    ACTIONS,
    ENVOYS,
    MESSENGER,
    WILL,
    possible_actions,
    results,
)
from thirdage.games.war_of_the_ring.battle import FROM_TABLE
from thirdage.games.war_of_the_ring.battle_math import fighting
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, SIDES, Name, distances
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.events import playable
from thirdage.games.war_of_the_ring.cards.on_table import BALROG, PALANTIR
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM
from thirdage.games.war_of_the_ring.politics import THREATS, WORMTONGUE
from thirdage.games.war_of_the_ring.setup import BASIC_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import EYE, TILES
from thirdage.table.dealers import Seeded
from thirdage.table.events import Event
from thirdage.table.match import Given, Match

# ---- what there is to reach

QUESTIONS: Final = """
action
advance                     yes no
also                        no-more
another-card                none
another-way                 none move hide
battle                      go-on cease
black-captain               none move-nazgul recruit
cancel-hits
card
card-roll
casualty
companion                   done
companions-to
deck                        character strategy
declare-in
die                         ring pass
die-to-eye                  done
discard
eliminate                   nazgul nobody
excess
extend                      no
fellowship-phase            done declare enter-mordor
fellowship-to
figures
forfeit                     no-more
free-peoples-action-dice
free-peoples-character-draw
free-peoples-combat-card    none
free-peoples-combat-roll
free-peoples-leader-reroll
free-peoples-special-attack
free-peoples-strategy-draw
from                        stop
gandalf-in
guide
guide-draw                  yes no
how-many                    0 1 2 3
hunt-casualty               ring guide random
hunt-dice
hunt-reroll                 yes no
hunt-reroll-roll
hunt-roll
hunt-tile
in
leader
lost-card
lure-of-the-ring            ring companion
march-nation
minion-in
move-or-attack              none move-armies attack
nation
nazgul                      done witch-king mouth-of-sauron
nazgul-strike               none hunt
nazgul-to
own-hits                    0 1 2 3 4
pay-card
random-companion
recruit
retreat                     stay siege
reveal-in
reveal-to-reduce            yes no
ring-die
ring-face
sacrifice                   nobody
second-recruit              none
separate
separate-guide              yes no
separate-or-move            separate move
shadow-action-dice
shadow-character-draw
shadow-combat-card          none durins-bane
shadow-combat-roll
shadow-leader-reroll
shadow-special-attack
shadow-strategy-draw
silence
sorcerer                    yes no
sorrow-and-toil             none hand
stand                       field siege
table-card                  none
target
tile-die                    1 2 3 4 5 6
to                          stop
unit
upgrade
upgrade-in
use-balrog                  yes no
use-crebain                 yes no
victim
way                         clear
white-rider                 yes no
who-goes                    all part
"""
"""Every question of the game, and those of its answers that are words of their own."""

NEWS: Final = """
action-dice active advances advances-into attack battle-over captured card-roll casualty ceases
combat-card combat-card-cancelled combat-roll combat-round companion-to conceded corruption
deck-empty declares dice-lost die-changed discards discards-face-down draw-prevented draws drew
eliminated enters-mordor enters-play extends-siege extra-hits fellowship-at fellowship-moves
forfeits guide healed hidden hits hits-cancelled hunt-allocation hunt-damage hunt-roll hunt-tile
leader-reroll leaders-lost leave-fellowship leaves-table lingers-in-mordor minion-moves
misses-become-hits mordor-step mordor-stopped moves nazgul-flies no-leader-reroll passes plays
recruits removed retaken retreats revealed reveals ring-used set-back siege siege-over silenced
skips special-attack taken-alive tile-for-stronghold tile-in-play tile-removed tile-taken
tile-without-effect turn units-lost upgraded white-rider wins withdraws
"""
"""Every event that the game tells."""

ABILITIES: Final = {
    "gandalf-grey": "guide-draw captain-of-the-west emissary-from-the-west",
    "strider": "guide-hide captain-of-the-west heir-to-isildur",
    "boromir": "captain-of-the-west envoy",
    "legolas": "captain-of-the-west envoy",
    "gimli": "captain-of-the-west envoy",
    "meriadoc": "guide-separate take-them-alive",
    "peregrin": "guide-separate take-them-alive",
    "aragorn": "captain-of-the-west die",
    "gandalf-white": "shadowfax white-rider die",
    "gollum": "guide-unseen guide-reveal",
    "witch-king": "flight sorcerer die",
    "mouth-of-sauron": "messenger-move messenger-attack messenger-card die",
    "saruman": "voice-recruit voice-elites servants-reroll servants-lead die",
}
"""What the Characters can do."""

OFF_THE_TABLE: Final = {
    "mithril-coat-and-sting": "used nazgul-strike sorrow-and-toil",
    "axe-and-bow": "used lapsed nazgul-strike sorrow-and-toil",
    "horn-of-gondor": "used lapsed nazgul-strike sorrow-and-toil",
    "wizards-staff": "used lapsed nazgul-strike sorrow-and-toil",
    "the-last-battle": "declared revealed lapsed",
    "a-power-too-great": "action",
    "the-power-of-tom-bombadil": "action",
    "worn-with-sorrow-and-toil": "declared",
    "flocks-of-crebain": "used declared",
    "balrog-of-moria": "declared revealed combat",
    "the-palantir-of-orthanc": "will ring lapsed",
    "wormtongue": "companion declared attack lapsed",
    "denethors-folly": "will healer lapsed",
    "threats-and-promises": "attack ability",
}
"""The ways in which each card can leave the table."""

OUTCOMES: Final = {
    "field": "ceased retreat siege won lost both",
    "siege": "ceased won lost both",
    "sortie": "ceased retreat won lost both",
    "landing": "retreat siege won lost both",
}
"""How each kind of battle can end; the Shadow alone lands."""

VICTORIES: Final = {
    FREE: "ring military concession",
    SHADOW: "corruption military concession",
}


def everything() -> Iterator[str]:
    """All that there is to reach, each a few words: "event athelas", "tile 0r" …"""
    for card in CARDS:
        yield f"event {card}"
        yield f"combat {card}"
    yield from (f"tile {tile}" for tile in TILES)
    for action in ACTIONS.values():
        yield from (f"action {side} {action.name}" for side in action.sides)
    for line in QUESTIONS.strip().splitlines():
        question, *answers = line.split()
        yield f"question {question}"
        yield from (f"answer {question} {answer}" for answer in answers)
    yield from (f"news {event}" for event in NEWS.split())
    for table, kind in (
        (ABILITIES, "ability"),
        (OFF_THE_TABLE, "table"),
        (VICTORIES, "victory"),
    ):
        for name, words in table.items():
            yield from (f"{kind} {name} {word}" for word in words.split())
    yield from (f"fallen {character}" for character in CHARACTERS)
    for kind, outcomes in OUTCOMES.items():
        for side in (SHADOW,) if kind == "landing" else SIDES:
            yield from (f"battle {side} {kind} {outcome}" for outcome in outcomes.split())


# ---- noting what is reached

Hearing = Callable[..., None]
HEARING: Final[dict[str, Hearing]] = {}
"""What the Watcher does when an event of this name is told."""


def hears(event: str) -> Callable[[Hearing], Hearing]:
    """Make a method of the Watcher follow the events of this name; it is given their facts."""

    def register(method: Hearing) -> Hearing:
        HEARING[event] = method
        return method

    return register


class Watcher:
    """Looks on at a match and strikes out what is reached. It hears every event in the moment
    in which it is told, so that it can look at the state of that moment."""

    def __init__(self, match: Match[Game], left: dict[str, None]) -> None:
        self.match = match
        self.left = left
        self.seen = 0
        self.asked = ""
        self.code = ""
        """The last question, and its answer."""
        self.face = ""
        """The die of the action."""
        self.action = ""
        self.chosen: dict[str, str] = {}
        """The Combat cards of this round."""
        self.lately: list[Event] = []
        """What has been told since the last answer."""
        self.touched = ""
        """How the Ring-bearers have come to Moria: "declared" or "revealed"."""
        self.unseen = False
        """Whether Gollum has kept the Fellowship from being revealed by a tile."""
        self.tile = ""
        self.messenger = False
        """Whether the Mouth of Sauron has been used in this turn."""
        self.places: dict[str, Name] = {}
        """Where the Characters were at the last answer."""
        tell = match.state.listener
        assert tell is not None
        self.tell: Callable[[Event], None] = tell
        match.state.listener = self.hear
        self.answered()

    def answered(self) -> None:
        """An answer has been given, and all has happened that follows from it."""
        self.look()
        self.note_messenger()
        self.places = dict(self.match.state.whereabouts)

    def reach(self, *words: str) -> None:
        """This has happened."""
        self.left.pop(" ".join(words), None)

    def look(self) -> None:
        """Take note of the answers since the last look."""
        history = self.match.history
        while self.seen < len(history):
            given = history[self.seen]
            self.seen += 1
            self.lately.clear()
            self.note(given)

    def note(self, given: Given) -> None:
        """Take note of an answer."""
        request, code = given.request, given.code
        self.asked, self.code = asked, code = request.ask, code
        self.reach("question", asked)
        self.reach("answer", asked, code)
        if asked == "die":
            self.face = code
            self.action = ""
            self.confirm_unseen()
        elif asked == "action":
            self.action = code
            self.reach("action", request.who, code)
            self.note_ability_of_action(code)
        elif asked.endswith("-combat-card"):
            self.chosen[request.who] = code
        elif code == "yes" and asked in BY_YES:
            self.reach("ability", *BY_YES[asked])

    def note_ability_of_action(self, action: str) -> None:
        """Actions that are abilities."""
        for name, (nation, _) in ENVOYS.items():
            if action == f"{nation}-by-{name}":
                self.reach("ability", name, "envoy")
        if action.startswith("voice-"):
            self.reach("ability", "saruman", action)

    def confirm_unseen(self) -> None:
        """The tile has been dealt with: has it revealed the Fellowship?"""
        if self.unseen:
            self.reach("ability", GOLLUM, "guide-unseen")
        self.unseen = False

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        self.look()
        self.tell(event)
        self.reach("news", event.name)
        hearing = HEARING.get(event.name)
        if hearing is not None:
            hearing(self, *map(str, event.facts))
        self.lately.append(event)
        self.note_messenger()

    def note_messenger(self) -> None:
        """Whether the Mouth of Sauron has just been used, and for what."""
        used = MESSENGER in self.match.state.once
        if used and not self.messenger:
            self.reach("ability", "mouth-of-sauron", MESSENGERS.get(self.action, ""))
        self.messenger = used

    def told_lately(self, name: str) -> bool:
        """Whether this has been told since the last answer."""
        return any(event.name == name for event in self.lately)

    @hears("plays")
    def plays(self, side: str, card: str) -> None:
        """An Event card."""
        self.reach("event", card)

    @hears("reveals")
    def reveals(self, side: str, card: str) -> None:
        """A Combat card; it is used unless the other one cancels it."""
        if self.chosen.get(side) == FROM_TABLE:
            self.chosen[side] = ""

    @hears("combat-card-cancelled")
    def combat_card_cancelled(self, side: str) -> None:
        """A Combat card without effect."""
        self.chosen[side] = ""

    @hears("combat-roll")
    def combat_roll(self, side: str, dice: str, hits: str) -> None:
        """The Combat roll, after what comes before it; a Captain adds a die."""
        self.use_combat_cards()
        battle = self.match.state.battle
        assert battle is not None
        army = fighting(self.match.state, battle, FREE)
        captains = [c for c in army.characters if CHARACTERS[c].captain]
        if side == FREE and int(dice) == army.units + len(captains):
            for captain in captains:
                self.reach("ability", captain, "captain-of-the-west")

    def use_combat_cards(self) -> None:
        """The Combat cards of this round that have not been cancelled."""
        for card in self.chosen.values():
            self.reach("combat", card)
        self.chosen.clear()

    @hears("leader-reroll")
    def leader_reroll(self, side: str, dice: str, hits: str) -> None:
        """The Leader re-roll: does it have dice of Isengard's Elites?"""
        game = self.match.state
        assert game.battle is not None
        army = fighting(game, game.battle, SHADOW)
        others = army.nazgul + sum(CHARACTERS[c].leadership for c in army.characters)
        if side == SHADOW and int(dice) > others:
            self.reach("ability", "saruman", "servants-reroll")

    @hears("attack")
    def attack(self, side: str, *facts: str) -> None:
        """An attack: who leads it?"""
        game = self.match.state
        if side == SHADOW and self.face == "character" and self.action == "attack":
            assert game.battle is not None
            army = fighting(game, game.battle, SHADOW)
            if not army.leaders and not army.characters:
                self.reach("ability", "saruman", "servants-lead")

    @hears("battle-over")
    def battle_over(self, outcome: str, target: str) -> None:
        """The end of a battle."""
        self.use_combat_cards()
        battle = self.match.state.battle
        assert battle is not None
        self.reach("battle", battle.attacker, battle.kind, outcome)

    @hears("hunt-tile")
    def hunt_tile(self, tile: str) -> None:
        """A tile drawn for the Hunt."""
        self.confirm_unseen()
        self.tile = tile
        self.reach("tile", tile)

    @hears("hunt-damage")
    def hunt_damage(self, damage: str) -> None:
        """A tile that takes effect; would it reveal the Fellowship without Gollum?"""
        fellowship, tile = self.match.state.fellowship, TILES[self.tile]
        numbered = tile.standard and tile.kind != EYE
        self.unseen = fellowship.guide == GOLLUM and fellowship.hidden and numbered and tile.reveal

    @hears("revealed")
    def revealed(self) -> None:
        """The Fellowship is revealed."""
        self.unseen = False
        self.touched = "revealed"

    @hears("declares")
    def declares(self, to: str) -> None:
        """The Fellowship is declared."""
        self.touched = "declared"

    @hears("hidden")
    def hidden(self) -> None:
        """The Fellowship is hidden; with Strider it may be any die."""
        game = self.match.state
        if self.action == "hide" and "character" not in results(game, FREE, self.face):
            self.reach("ability", game.fellowship.guide, "guide-hide")

    @hears("leave-fellowship")
    def leave_fellowship(self, *companions: str) -> None:
        """Companions leave; a Hobbit who is the Guide does so to reduce the damage."""
        if (self.asked, self.code) == ("separate-guide", "yes"):
            self.reach("ability", companions[0], "guide-separate")

    @hears("eliminated")
    def eliminated(self, character: str, at: str) -> None:
        """A Character is out of the game."""
        self.reach("fallen", character)

    @hears("taken-alive")
    def taken_alive(self, hobbit: str) -> None:
        """A Hobbit who would have been eliminated."""
        self.reach("ability", hobbit, "take-them-alive")

    @hears("enters-play")
    def enters_play(self, character: str, at: str) -> None:
        """Aragorn for Strider, Gandalf for Gandalf."""
        if character == "aragorn":
            self.reach("ability", "strider", "heir-to-isildur")
        if character == "gandalf-white" and "gandalf-grey" in self.places:
            self.reach("ability", "gandalf-grey", "emissary-from-the-west")

    @hears("companion-to")
    def companion_to(self, companion: str, to: str) -> None:
        """A Companion moves; Shadowfax goes four regions."""
        start = self.places.get(companion)
        if start is not None and self.action == "move-companions" and distances(start)[to] == 4:
            self.reach("ability", companion, "shadowfax")

    @hears("minion-moves")
    def minion_moves(self, minion: str, start: str, to: str) -> None:
        """A Minion moves without an Army."""
        if self.action == "move-nazgul":
            self.reach("ability", minion, "flight")

    @hears("hunt-allocation")
    def hunt_allocation(self, number: str) -> None:
        """All dice are still in the pool: are there more than at the start?"""
        game = self.match.state
        have = {FREE: game.used_dice[FREE], SHADOW: game.used_dice[SHADOW] + int(number)}
        for side in SIDES:
            bring = [
                c for c in game.whereabouts if CHARACTERS[c].side == side and CHARACTERS[c].die
            ]
            if have[side] == BASIC_DICE[side] + len(bring):
                for character in bring:
                    self.reach("ability", character, "die")

    @hears("wins")
    def wins(self, side: str, condition: str) -> None:
        """The end of the match."""
        self.reach("victory", side, condition)

    @hears("conceded")
    def conceded(self, side: str) -> None:
        """A side gives up: the other wins."""
        for winner in SIDES:
            if winner != side:
                self.reach("victory", winner, "concession")

    @hears("leaves-table")
    def leaves_table(self, side: str, card: str) -> None:
        """A card leaves the table: how?"""
        self.reach("table", card, self.way_off_the_table(card))

    def way_off_the_table(self, card: str) -> str:
        """In which way a card leaves the table now."""
        if self.code == card and self.asked in CHOSEN_FROM_TABLE:
            return CHOSEN_FROM_TABLE[self.asked]
        if card == BALROG:
            return "combat" if self.code == FROM_TABLE else self.touched
        if self.asked == "use-crebain":
            return "used"
        if self.action == f"discard-{card}" and self.asked in ("action", "pay-card"):
            if self.face == WILL:
                return "will"
            if card == PALANTIR:
                return "ring"
            return "action" if card in PAID_WITH_CARDS else "healer"
        return self.way_by_what_was_told(card)

    def way_by_what_was_told(self, card: str) -> str:
        """The same where it follows from what has happened since the last answer."""
        roused = self.lately and self.lately[-1] == Event("active", ("rohan",), None)
        if card == WORMTONGUE and not roused:
            return "lapsed"
        if card in (WORMTONGUE, THREATS) and self.told_lately("attack"):
            return "attack"
        if card == THREATS:
            return "ability"
        if self.told_lately("declares"):
            return "declared"
        if card == WORMTONGUE:
            return "companion"
        return "revealed" if self.told_lately("revealed") else "lapsed"


BY_YES: Final = {
    "guide-draw": ("gandalf-grey", "guide-draw"),
    "white-rider": ("gandalf-white", "white-rider"),
    "sorcerer": ("witch-king", "sorcerer"),
    "reveal-to-reduce": (GOLLUM, "guide-reveal"),
}
"""Abilities that are a question."""

MESSENGERS: Final = {
    "move-armies": "messenger-move",
    "attack": "messenger-attack",
    "card": "messenger-card",
}

CHOSEN_FROM_TABLE: Final = {
    "table-card": "used",
    "nazgul-strike": "nazgul-strike",
    "sorrow-and-toil": "sorrow-and-toil",
}
"""Questions whose answer is a card that leaves the table."""

PAID_WITH_CARDS: Final = ("a-power-too-great", "the-power-of-tom-bombadil")


# ---- playing


class EagerPlayer:
    """Picks at random, but likes what has not been reached yet, and hints."""

    def __init__(self, match: Match[Game], left: dict[str, None], hints: Sequence[str], seed: int):
        self.match = match
        self.left = left
        self.hints = frozenset(hints)
        self.luck = Seeded(seed)

    def pick(self) -> int:
        """An option of the pending request."""
        request = self.match.pending
        assert request is not None
        number = len(request.things)
        if self.luck.below(8):
            liked = [i for i in range(number) if self.likes(request.ask, request.code(i))]
            if liked:
                return self.luck.pick(liked)
        return self.luck.below(number)

    def likes(self, asked: str, code: str) -> bool:
        """Whether this answer is hinted at, or leads to something that is left."""
        if f"{asked} {code}" in self.hints or f"answer {asked} {code}" in self.left:
            return True
        game = self.match.state
        side = game.active_side
        if asked in ("card", "another-card"):
            return f"event {code}" in self.left
        if asked.endswith("-combat-card"):
            return f"combat {code}" in self.left
        if asked == "action":
            return self.likes_action(code)
        if asked == "die" and code not in ("ring", "pass"):
            actions = possible_actions(game, side, code)
            return any(self.likes_action(action, code) for action in actions)
        if asked == "discard":
            return not {f"event {code}", f"combat {code}"} & self.left.keys()
        if asked == "battle" and code == "go-on":
            hands = (*game.hands[FREE], *game.hands[SHADOW])
            return any(f"combat {card}" in self.left for card in hands)
        return False

    def likes_action(self, action: str, face: str = "") -> bool:
        """Whether an action, or a card that can be played by it, is left."""
        game = self.match.state
        side = game.active_side
        if f"action {side} {action}" in self.left:
            return True
        if action != "card":
            return False
        icons = results(game, side, face) if face else ("event",)
        return any(f"event {card}" in self.left for card in playable(game, side, icons))


def play(
    game: Game, left: dict[str, None], seed: int, answers: int, hints: Sequence[str] = ()
) -> None:
    """Play on from a state for so many answers at most, and strike out what is reached. The
    invariants must hold at every request."""
    check_between_actions(game)
    match = Match(WAR_OF_THE_RING, game, Seeded(seed), marks="none")
    watcher = Watcher(match, left)
    player = EagerPlayer(match, left, hints, seed + 1)
    for _ in range(answers):
        check(match)
        if match.pending is None:
            return
        match.answer(player.pick())
        watcher.answered()
    check(match)
    if match.pending is not None and "concession" in hints:
        match.concede(SIDES[seed % 2])
        watcher.answered()


@contextmanager
def named(what: str) -> Iterator[None]:
    """Whatever goes wrong says where."""
    try:
        yield
    except Exception as error:
        error.add_note(what)
        raise


LONGEST: Final = 20_000
"""No whole match has so many answers."""


def play_whole_match(left: dict[str, None], seed: int) -> None:
    """A whole match at random, with a preference for what is left."""
    with named(f"whole match, seed {seed}"):
        play(WAR_OF_THE_RING.set_up({"edition": "2e"}), left, seed, LONGEST)


MOST_TRIES: Final = 60
"""So often a set-up is played in a row until it has reached what it is for."""


def play_set_up(set_up: SetUp, left: dict[str, None], first_seed: int) -> None:
    """Play a set-up, from one seed after the other, until all is reached that it is for."""
    hints = [hint.strip() for hint in set_up.hints.split(";")]
    for seed in range(first_seed, first_seed + MOST_TRIES):
        if not set_up.has_goals(left):
            return
        with named(f"{set_up.name}, seed {seed}"):
            play(set_up.game(left, Seeded(seed)), left, seed, set_up.answers, hints)


# ---- the whole run


def run(
    matches: int, seconds: float, say: Callable[[str], None] = print, first_seed: int = 0
) -> list[str]:
    """Whole matches, then set-ups, and so on until nothing is left or this processor time has
    been used. Gives what has not been reached."""
    left = dict.fromkeys(everything())
    end = time.process_time() + seconds
    there_is = len(left)

    def progress(what: str) -> None:
        say(f"{there_is - len(left):4} of {there_is} after {what}")

    for seed in range(first_seed, first_seed + matches):
        play_whole_match(left, seed)
        progress(f"match {seed}")
    seed = first_seed + matches
    while left and time.process_time() < end:
        for set_up in SET_UPS:
            before = len(left)
            play_set_up(set_up, left, seed)
            if len(left) < before:
                progress(set_up.name)
            if time.process_time() > end:
                return list(left)
        seed += MOST_TRIES
        if left:
            play_whole_match(left, seed)
            progress(f"match {seed}")
    return list(left)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Play until everything has happened.")
    parser.add_argument("--matches", type=int, default=10, metavar="N", help="whole matches first")
    parser.add_argument("--seconds", type=float, default=80, metavar="S", help="processor time")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    given = parser.parse_args(arguments)
    left = run(given.matches, given.seconds, first_seed=given.seed)
    print(f"{time.process_time():.0f} seconds")
    for goal in left:
        print(f"never reached: {goal}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
