"""Positions from which random play is likely to reach what whole matches seldom reach."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from thirdage.games.war_of_the_ring.battle_state import FIELD, SIEGE, Battle
from thirdage.games.war_of_the_ring.board import (
    FREE,
    PLACES,
    SHADOW,
    SIDES,
    Name,
    Side,
    distances,
    other,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.events import why_not_event
from thirdage.games.war_of_the_ring.characters import CHARACTERS, FIRST_COMPANIONS, MINIONS
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.setup import HAND_LIMIT
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import STANDARD_TILES
from thirdage.games.war_of_the_ring.turn import (
    action_roll,
    begin_turn,
    fellowship_phase,
    hunt_allocation,
    next_action,
)
from thirdage.table.agenda import Todo, plan
from thirdage.table.dealers import Seeded
from wotr import give, position

ALL_NATIONS: Final = "dwarves elves gondor north rohan isengard sauron southrons"


class Fight(NamedTuple):
    """The battle that a set-up is for: cards are dealt that can be used in it."""

    attacker: Side
    origin: Name
    target: Name
    kind: str = FIELD


class SetUp(NamedTuple):
    """A position, and what it is for."""

    name: str
    goals: str
    """Patterns of what it is for, separated by semicolons, apart from cards."""
    make: Callable[[], Game]
    """The position, with its dice and its agenda."""
    hints: str = ""
    """Answers that are preferred, separated by semicolons."""
    answers: int = 40
    """For how many answers it is played."""
    events: bool = False
    """Whether the hands are filled with cards that are left as events and can be played."""
    fight: Fight | None = None

    def has_goals(self, left: Iterable[str]) -> bool:
        """Whether it may reach anything of what is left."""
        patterns = [pattern.strip() for pattern in self.goals.split(";")]
        if any(fnmatchcase(goal, pattern) for goal in left for pattern in patterns):
            return True
        return bool(self.cards_left(self.make(), frozenset(left)))

    def game(self, left: Container[str], luck: Seeded) -> Game:
        """The position, with cards in the hands that are left."""
        game = self.make()
        deal(game, luck.shuffled(self.cards_left(game, left)))
        return game

    def cards_left(self, game: Game, left: Container[str]) -> list[str]:
        """The cards that are left and can be used here."""
        able: list[str] = []
        if self.events:
            able += [c for c in CARDS if f"event {c}" in left and why_not_event(game, c) is None]
        if self.fight is not None:
            battle = Battle(*self.fight)
            able += [c for c in CARDS if f"combat {c}" in left and _can_use(game, battle, c)]
        return able


def _can_use(game: Game, battle: Battle, card: str) -> bool:
    effect = EFFECTS[CARDS[card].combat]
    return effect.condition(game, battle, CARDS[card].side) is None


def deal(game: Game, cards: Iterable[str]) -> None:
    """Give these cards to their sides, as many as a hand may hold."""
    for card in cards:
        side = CARDS[card].side
        if len(game.hands[side]) < HAND_LIMIT and card in game.decks[CARDS[card].pile].loose:
            give(game, side, card)


# ---- making positions


def board(*, fellowship: str = "", pool: str | None = None, **more: Any) -> Game:
    """A position with these Companions in the Fellowship; those who are nowhere are
    eliminated, and the tiles that are not in the pool are drawn already."""
    game = position(companions=fellowship, pool=pool, **more)
    there = {*game.fellowship.companions, *game.whereabouts}
    followed = {"strider": "aragorn", "gandalf-grey": "gandalf-white"}
    nowhere = [c for c in FIRST_COMPANIONS if c not in there and followed.get(c) not in there]
    game.eliminated = tuple(dict.fromkeys((*game.eliminated, *nowhere)))
    drawn = list(STANDARD_TILES)
    for tile in game.hunt_pool:
        if tile in drawn:
            drawn.remove(tile)
        else:
            play_already(game, tile)
    game.drawn_tiles = tuple(drawn)
    return game


def play_already(game: Game, card: str) -> None:
    """A card of the decks lies with the discards."""
    pile, side = CARDS[card].pile, CARDS[card].side
    game.decks[pile] = game.decks[pile].without(card)
    game.discards[side] = (*game.discards[side], card)


def acts(side: Side, game: Game, free: str = "", shadow: str = "") -> Game:
    """It is this side's turn, with these dice."""
    game.dice = {FREE: tuple(sorted(free.split())), SHADOW: tuple(sorted(shadow.split()))}
    game.active_side = side
    return planned(game, plan(next_action, side))


def planned(game: Game, *steps: Todo) -> Game:
    """These steps come next."""
    game.agenda = list(reversed(steps))
    return game


def in_phase_2(game: Game) -> Game:
    """The Fellowship phase is next."""
    game.used_dice = {FREE: 4, SHADOW: 7}
    return planned(game, plan(fellowship_phase), plan(hunt_allocation, 0), plan(action_roll))


def last_die(game: Game) -> Game:
    """The last action of the turn."""
    return acts(FREE, game, "muster")


def in_phase_1(game: Game) -> Game:
    """A turn begins."""
    return planned(game, plan(begin_turn))


def late(game: Game) -> Game:
    """All decks have been drawn."""
    for pile in game.decks.values():
        for card in pile.loose:
            play_already(game, card)
    return game


# ---- the worlds where cards are played


def world_at_war() -> Game:
    """Everybody is At War, sieges everywhere, Aragorn abroad, the Fellowship on its way."""
    return board(
        free="dagorlad: rohan 1 0 1 + aragorn; fangorn: gandalf-white; edoras: rohan 2 1 1; "
        "helms-deep: rohan 2 1 1 + meriadoc; minas-tirith: gondor 2 1 1 + boromir; "
        "grey-havens: elves 2 1 1; osgiliath: gondor 2 0 1; dol-amroth: gondor 2 0 1; "
        "dale: north 1 1 1; erebor: dwarves 2 1 1; rivendell: elves 1 2 1",
        shadow="orthanc: isengard 3 1 + saruman; helms-deep: isengard 4 1 + sauron 1; "
        "minas-tirith: sauron 5 2 + nazgul 2 + witch-king; umbar: southrons 4 1; "
        "lorien: sauron 3; south-ithilien: southrons 2 1; barad-dur: sauron 4 1; "
        "moria: sauron 3 1; hollin: nazgul 1; north-dunland: isengard 1; far-harad: southrons 2",
        besieged="helms-deep minas-tirith",
        captured="lorien",
        war=ALL_NATIONS,
        at="hollin",
        progress=1,
        fellowship="gimli legolas peregrin",
    )


def world_at_peace() -> Game:
    """Hardly anybody is At War, the Fellowship is revealed, Strider is in Rohan."""
    return board(
        free="edoras: rohan 2 1 1 + strider; minas-tirith: gondor 2 1 1; "
        "dale: north 1 0 1; erebor: dwarves 1 2 1; rivendell: elves 0 2 1; bree: north 1",
        shadow="orthanc: isengard 3 1 + saruman; barad-dur: sauron 4 1; moria: sauron 2; "
        "osgiliath: sauron 2 + nazgul 1; umbar: southrons 3; north-dunland: isengard 1",
        war="isengard sauron",
        active="gondor",
        steps={"rohan": 2},
        at="hollin",
        hidden=False,
        corruption=3,
        fellowship="boromir gandalf-grey gimli legolas meriadoc peregrin",
        hunt_box=(1, 2, 0),
    )


def parting_ways() -> Game:
    """Two Nations not At War in one Army, that can only march different ways."""
    return board(
        shadow="hollin: sauron 1 + isengard 1; moria: sauron 1; north-dunland: isengard 1",
        fellowship="gimli",
    )


CARDS_PLAYED: Final = "die event; action card; another-card none"
MANY_EVENTS: Final = ("event " * 5, "event " * 7)


def cards_in(world: Callable[[], Game], side: Side) -> SetUp:
    """Both sides play the cards that are left."""
    return SetUp(
        f"cards in {world.__name__.replace('_', ' ')}, {side} first",
        "",
        lambda: acts(side, world(), *MANY_EVENTS),
        CARDS_PLAYED,
        100,
        events=True,
    )


WORLDS: Final = tuple(
    cards_in(world, side) for world in (world_at_war, world_at_peace) for side in SIDES
)


def one_card(card: str, world: Callable[[], Game], goals: str, answers: int = 12) -> SetUp:
    """A card that asks something of its own is played."""

    def make() -> Game:
        game = world()
        deal(game, [card])
        side = CARDS[card].side
        if side == FREE:
            return acts(FREE, game, "event")
        return acts(SHADOW, game, "will-of-the-west muster", "event muster army")

    return SetUp(f"{card} is played", goals, make, f"die event; action card; card {card}", answers)


def asks(*questions: str) -> str:
    """The goals for these questions and those of their answers that are words."""
    return "; ".join(f"question {question}; answer {question} *" for question in questions)


ONE_CARD: Final = (
    one_card("lure-of-the-ring", world_at_peace, asks("lure-of-the-ring")),
    one_card("the-black-captain-commands", world_at_war, asks("black-captain", "move-or-attack")),
    one_card("the-ringwraiths-are-abroad", world_at_war, asks("move-or-attack", "nazgul")),
    one_card("denethors-folly", world_at_war, "question leader"),
    one_card("the-grey-company", world_at_peace, "question upgrade"),
    one_card("stormcrow", world_at_peace, "question victim; news set-back"),
    one_card("the-lidless-eye", world_at_war, asks("die-to-eye")),
    one_card("hill-trolls", world_at_war, "question upgrade-in"),
    one_card("shadows-gather", parting_ways, "question march-nation"),
    one_card("cruel-weather", world_at_war, "question fellowship-to"),
    one_card("gwaihir-the-windlord", world_at_peace, asks("separate-or-move")),
    one_card("the-day-without-dawn", world_at_war, "news dice-lost"),
    one_card("isildurs-bane", world_at_peace, "news tile-without-effect"),
    one_card("elven-rope", world_at_peace, "news tile-in-play"),
    one_card("nazgul-search", world_at_war, "news nazgul-flies"),
)


# ---- the fights where cards are used in combat


def great_fight(attacker: Side, origin: Name, target: Name, *, siege: bool = False) -> SetUp:
    """A battle with everybody in it, and the Fellowship at its place."""
    free = "elves 1 2 1 + rohan 2 1 1 + gandalf-grey + strider + meriadoc + peregrin"
    shadow = "sauron 2 2 + isengard 2 1 + southrons 2 1 + nazgul 3 + witch-king"
    if siege:
        free = "elves 1 1 + rohan 1 1 1 + gandalf-grey + strider + meriadoc + peregrin"
    free_at, shadow_at = (origin, target) if attacker == FREE else (target, origin)

    def make() -> Game:
        game = board(
            free=f"{free_at}: {free}",
            shadow=f"{shadow_at}: {shadow}",
            besieged=target if siege else "",
            captured="westemnet" if shadow_at == "westemnet" else "",
            war=ALL_NATIONS,
            at=target,
            fellowship="boromir gimli legolas",
        )
        return acts(attacker, game, *(("army", "") if attacker == FREE else ("", "army")))

    return SetUp(
        f"{attacker} attacks {target} from {origin}",
        "question silence; question eliminate; answer eliminate *; news silenced; "
        "question own-hits; answer own-hits *; question forfeit; answer forfeit *; "
        "news no-leader-reroll; news misses-become-hits; news hits-cancelled; "
        "question sacrifice; answer sacrifice *; question cancel-hits; news extra-hits; "
        "question *-special-attack; answer white-rider *; question extend; answer extend *",
        make,
        f"action attack; from {origin}; target {target}; who-goes all; stand field",
        60,
        fight=Fight(attacker, origin, target, SIEGE if siege else FIELD),
    )


FIGHTS: Final = (
    great_fight(SHADOW, "dimrill-dale", "lorien"),
    great_fight(SHADOW, "westemnet", "fords-of-isen"),
    great_fight(SHADOW, "helms-deep", "helms-deep", siege=True),
    great_fight(FREE, "lorien", "dimrill-dale"),
    great_fight(FREE, "edoras", "westemnet"),
)


# ---- skirmishes: how battles end


def skirmishes(side: Side) -> Game:
    """Many small Armies face each other, in the field, in sieges of both sides."""
    return acts(
        side,
        board(
            free="osgiliath: gondor 1; dale: north 1; helms-deep: rohan 1; minas-tirith: gondor 1; "
            "orthanc: rohan 1 1; moria: elves 1; hollin: elves 1; fangorn: rohan 1; "
            "dol-guldur: elves 1; old-forest-road: north 1; erebor: dwarves 1 1",
            shadow="south-ithilien: southrons 1; vale-of-the-carnen: southrons 2; "
            "helms-deep: isengard 1; minas-tirith: sauron 1 1; orthanc: isengard 1; "
            "moria: sauron 1; south-downs: isengard 1; eastemnet: isengard 1; "
            "dol-guldur: sauron 1; withered-heath: sauron 2; morannon: sauron 2; "
            "narrows-of-the-forest: sauron 1; erebor: sauron 1",
            besieged="helms-deep minas-tirith orthanc moria dol-guldur erebor",
            war=ALL_NATIONS,
        ),
        "army " * 6,
        "army " * 8,
    )


def skirmish(side: Side) -> SetUp:
    """Both sides attack, with this one first."""
    return SetUp(
        f"skirmishes, {side} first",
        "battle * field *; battle * siege [!b]*; battle * sortie *; "
        + asks("stand", "battle", "advance")
        + "; answer retreat stay",
        lambda: skirmishes(side),
        "die army; action attack; who-goes all",
        100,
    )


def last_stand(attacker: Side, name: Name, stand: str, against: str) -> SetUp:
    """A small Army with Characters is attacked by a great one next to it."""
    origin, others = against.split(": ")
    last = {other(attacker): f"{name}: {stand}", attacker: f"{origin}: {others}"}
    owner = PLACES[origin].owner
    return SetUp(
        f"the last stand at {name}: {stand}",
        "; ".join(f"fallen {word}" for word in stand.split() if word in CHARACTERS),
        lambda: acts(
            attacker,
            board(
                free=last[FREE],
                shadow=last[SHADOW],
                captured=origin if owner == other(attacker) else "",
                war=ALL_NATIONS,
            ),
            *(("army", "") if attacker == FREE else ("", "army")),
        ),
        "action attack; who-goes all; battle go-on; stand field; retreat stay; *-combat-card none",
        30,
    )


LAST_STANDS: Final = (
    last_stand(
        SHADOW,
        "osgiliath",
        "gondor 1 + strider + gandalf-grey + boromir + gimli + legolas + meriadoc + peregrin",
        "south-ithilien: southrons 5 5",
    ),
    last_stand(
        SHADOW, "osgiliath", "gondor 1 + aragorn + gandalf-white", "south-ithilien: southrons 5 5"
    ),
    last_stand(
        FREE, "gorgoroth", "sauron 1 + witch-king + mouth-of-sauron", "minas-morgul: gondor 5 5"
    ),
    last_stand(FREE, "orthanc", "isengard 1 + saruman", "fords-of-isen: rohan 5 5"),
)


def bitter_end(attacker: Side, free: str, shadow: str) -> SetUp:
    """Sieges of single units, from which nobody may come back."""
    besieged = " ".join(part.split(":")[0].strip() for part in free.split(";"))
    return SetUp(
        f"the bitter end of sieges by {attacker}",
        f"battle {attacker} siege *",
        lambda: acts(
            attacker,
            board(free=free, shadow=shadow, besieged=besieged, war=ALL_NATIONS),
            *(("army " * 3, "") if attacker == FREE else ("", "army " * 3)),
        ),
        "action attack; who-goes all",
        25,
    )


BITTER_ENDS: Final = (
    bitter_end(
        SHADOW,
        "helms-deep: rohan 1 0 1; minas-tirith: gondor 1 0 1; erebor: dwarves 1 0 1",
        "helms-deep: sauron 1 + nazgul 2; minas-tirith: sauron 1 + nazgul 2; "
        "erebor: sauron 1 + nazgul 2",
    ),
    bitter_end(
        FREE,
        "orthanc: rohan 1 0 3; moria: elves 1 0 3; dol-guldur: north 1 0 3",
        "orthanc: isengard 1; moria: sauron 1; dol-guldur: sauron 1 + nazgul 1",
    ),
)


def landing() -> Game:
    """The Corsairs are about to land on a coast with small Armies."""
    return acts(
        SHADOW,
        board(
            free="pelargir: gondor 1; dol-amroth: gondor 1; lamedon: gondor 1; erech: gondor 2",
            shadow="umbar: southrons 2; near-harad: southrons 1",
            war=ALL_NATIONS,
            shadow_hand="corsairs-of-umbar",
        ),
        "",
        "event",
    )


LANDED: Final = "die event; action card; card corsairs-of-umbar; to dol-amroth; to pelargir"

BATTLES: Final = (
    *(skirmish(side) for side in SIDES),
    SetUp("Corsairs", "battle shadow landing *", landing, LANDED, 30),
    SetUp(
        "Scouts in front of Dol Amroth",
        "answer retreat siege",
        lambda: acts(
            SHADOW,
            board(
                free="dol-amroth: gondor 2",
                shadow="erech: southrons 3",
                war=ALL_NATIONS,
                free_hand="the-red-arrow",
            ),
            "",
            "army",
        ),
        "action attack; stand field; free-peoples-combat-card the-red-arrow; retreat siege",
        8,
    ),
)


# ---- Characters


def messenger(action: str, word: str) -> SetUp:
    """The Mouth of Sauron lets a Muster result be used for this action."""
    return SetUp(
        f"the Messenger: {action}",
        f"ability mouth-of-sauron messenger-{word}",
        lambda: acts(
            SHADOW,
            board(
                free="osgiliath: gondor 1; fangorn: gandalf-grey",
                shadow="minas-morgul: sauron 2; south-ithilien: sauron 2 + mouth-of-sauron",
                shadow_hand="shadows-gather",
                war=ALL_NATIONS,
            ),
            "",
            "muster",
        ),
        f"action {action}",
        6,
    )


def minion_comes(minion: str) -> SetUp:
    """A Minion enters play."""
    return SetUp(
        f"{minion} comes",
        f"action shadow {minion}; question minion-in",
        lambda: acts(
            SHADOW,
            board(shadow="orthanc: isengard 2; barad-dur: sauron 2", war=ALL_NATIONS),
            "",
            "muster",
        ),
        f"action {minion}",
        3,
    )


CAPTAINS: Final = ("boromir", "gandalf-grey", "aragorn", "gimli", "legolas")

CHARACTER_SET_UPS: Final = (
    SetUp(
        "Gandalf the Grey on the map becomes the White",
        "ability gandalf-grey emissary-from-the-west; action free-peoples gandalf-white",
        lambda: acts(
            FREE,
            board(
                free="edoras: rohan 1 0 1 + gandalf-grey",
                shadow="orthanc: isengard 2 + saruman",
                war="isengard",
                fellowship="strider gimli",
            ),
            "will-of-the-west",
        ),
        "action gandalf-white",
        3,
    ),
    SetUp(
        "Gandalf the White appears after the Grey has fallen",
        "question gandalf-in",
        lambda: acts(
            FREE,
            board(shadow="orthanc: isengard 2 + saruman", war="isengard", fellowship="strider"),
            "will-of-the-west",
        ),
        "action gandalf-white",
        3,
    ),
    SetUp(
        "Shadowfax",
        "ability gandalf-white shadowfax",
        lambda: acts(
            FREE,
            board(free="fangorn: gandalf-white", fellowship="strider"),
            "character character",
        ),
        "action move-companions; "
        + "; ".join(f"companions-to {n}" for n, d in distances("fangorn").items() if d == 4),
        10,
    ),
    SetUp(
        "the White Rider and the Sorcerer",
        "ability gandalf-white white-rider; ability witch-king sorcerer; answer white-rider *; "
        "answer sorcerer *; question white-rider; question sorcerer; news white-rider",
        lambda: acts(
            SHADOW,
            board(
                free="folde: rohan 3 1 1 + gandalf-white",
                shadow="westemnet: sauron 5 1 + nazgul 2 + witch-king",
                captured="westemnet",
                war=ALL_NATIONS,
                fellowship="boromir",
                shadow_hand="olog-hai hill-trolls",
            ),
            "",
            "army",
        ),
        "action attack; who-goes all; shadow-combat-card olog-hai; shadow-combat-card hill-trolls",
        20,
    ),
    SetUp(
        "envoys, Threats and Promises",
        "ability boromir envoy; ability gimli envoy; ability legolas envoy; "
        "action free-peoples *-by-*; table threats-and-promises ability",
        lambda: acts(
            FREE,
            board(
                free="minas-tirith: gondor 1 + boromir; erebor: dwarves 1 + gimli; "
                "woodland-realm: elves 1 + legolas",
                table="threats-and-promises",
                fellowship="strider",
            ),
            "event muster character army",
        ),
        "action gondor-by-boromir; action dwarves-by-gimli; action elves-by-legolas",
        10,
    ),
    SetUp(
        "Hobbits as Guides and casualties",
        "ability meriadoc *; ability peregrin *; question separate-guide; answer separate-guide *; "
        "news taken-alive; answer hunt-casualty *",
        lambda: acts(
            FREE,
            board(
                fellowship="meriadoc peregrin",
                pool="3 3 3 1 1 2 2",
                at="hollin",
                progress=1,
                hunt_box=(3, 2, 2),
            ),
            "character character",
        ),
        "action move-fellowship; separate-guide no; hunt-casualty random; hunt-casualty guide",
        12,
    ),
    SetUp(
        "Gollum as the Guide, unseen",
        "ability gollum *; question reveal-to-reduce; answer reveal-to-reduce *",
        lambda: acts(
            FREE,
            board(pool="0r 1r 1r 2r 0r 3 2", at="hollin", progress=1, hunt_box=(3, 3, 2)),
            "character " * 3,
        ),
        "action move-fellowship",
        12,
    ),
    SetUp(
        "Strider as the Guide",
        "ability strider guide-hide; action free-peoples hide",
        lambda: acts(
            FREE,
            board(fellowship="strider gimli", at="hollin", hidden=False),
            "event muster",
        ),
        "action hide",
        4,
    ),
    SetUp(
        "Gandalf the Grey as the Guide",
        "ability gandalf-grey guide-draw; question guide-draw; answer guide-draw *",
        lambda: acts(
            FREE,
            board(
                fellowship="gandalf-grey gimli",
                corruption=3,
                free_hand="athelas bilbos-song elven-rope",
            ),
            "event event",
        ),
        "action card",
        10,
    ),
    SetUp(
        "Captains of the West",
        "; ".join(f"ability {captain} captain-of-the-west" for captain in CAPTAINS),
        lambda: acts(
            SHADOW,
            board(
                free="osgiliath: gondor 2 + boromir; folde: rohan 2 + gandalf-grey; "
                "fangorn: rohan 2 + aragorn; dale: north 2 + gimli; bree: north 2 + legolas",
                shadow="south-ithilien: southrons 2; westemnet: isengard 2; "
                "eastemnet: isengard 2; vale-of-the-carnen: southrons 2; weather-hills: sauron 2",
                captured="westemnet",
                war=ALL_NATIONS,
            ),
            "",
            "army " * 5,
        ),
        "action attack; who-goes all",
        40,
    ),
    SetUp(
        "Strider fights and is crowned",
        "ability strider captain-of-the-west; ability strider heir-to-isildur; "
        "action free-peoples aragorn",
        lambda: acts(
            FREE,
            board(
                free="minas-tirith: gondor 2 + strider",
                shadow="osgiliath: sauron 2",
                war=ALL_NATIONS,
            ),
            "army will-of-the-west",
        ),
        "die army; action attack; action aragorn; who-goes all; advance no",
        20,
    ),
    SetUp(
        "a turn with all the dice",
        "ability * die",
        lambda: in_phase_1(
            board(
                free="minas-tirith: gondor 2 + aragorn; fangorn: gandalf-white",
                shadow="orthanc: isengard 2 + saruman; barad-dur: sauron 2 + witch-king"
                " + mouth-of-sauron",
                war=ALL_NATIONS,
                fellowship="gimli",
            )
        ),
        "",
        6,
    ),
    SetUp(
        "the Witch-king flies, the Mouth goes",
        "ability witch-king flight; answer nazgul *; news minion-moves",
        lambda: acts(
            SHADOW,
            board(
                shadow="barad-dur: sauron 2 + nazgul 1 + witch-king + mouth-of-sauron",
                fellowship="gimli",
            ),
            "",
            "character character",
        ),
        "action move-nazgul; nazgul witch-king; nazgul mouth-of-sauron",
        10,
    ),
    messenger("move-armies", "move"),
    messenger("attack", "attack"),
    messenger("card", "card"),
    SetUp(
        "Saruman",
        "ability saruman voice-*; ability saruman servants-*; action shadow voice-*",
        lambda: acts(
            SHADOW,
            board(
                free="fords-of-isen: rohan 3",
                shadow="orthanc: isengard 4 1 + saruman; gap-of-rohan: isengard 3 3; "
                "westemnet: isengard 2 2; north-dunland: isengard 1",
                captured="westemnet",
                war=ALL_NATIONS,
            ),
            "",
            "muster muster character",
        ),
        "die character; action voice-recruit; action voice-elites; action attack; "
        "from westemnet; who-goes all; stand field",
        25,
    ),
    *(minion_comes(minion) for minion in MINIONS),
)


# ---- cards on the table


def hunted(table: str, pool: str, **more: Any) -> Game:
    """The Fellowship moves on and is found; there are cards on the table."""
    usual: dict[str, Any] = {"at": "hollin", "progress": 1, "hunt_box": (4, 3, 2)}
    usual["fellowship"] = "gandalf-grey boromir gimli"
    game = board(table=table, pool=pool, **(usual | more))
    return acts(FREE, game, "character character", "event")


FREE_TABLE: Final = "mithril-coat-and-sting axe-and-bow horn-of-gondor wizards-staff"
MOVES: Final = "action move-fellowship"


def companion_leaves(card: str, companion: str) -> SetUp:
    """The one leaves the Fellowship to whom a card on the table belongs."""
    return SetUp(
        f"{companion} leaves",
        f"table {card} lapsed",
        lambda: acts(FREE, board(table=card, fellowship=f"{companion} strider"), "character"),
        f"action separate; separate {companion}",
        6,
    )


def palantir(die: str, way: str) -> SetUp:
    """The Palantír is discarded by an action with this die."""
    return SetUp(
        f"the Palantír is discarded: {way}",
        f"table the-palantir-of-orthanc {way}; action free-peoples discard-the-palantir-of-orthanc",
        lambda: acts(
            FREE,
            board(
                shadow="orthanc: isengard 2 + saruman",
                war="isengard",
                table="the-palantir-of-orthanc",
                fellowship="gimli",
            ),
            die,
        ),
        f"die {die}",
        3,
    )


def despair(die: str, way: str) -> SetUp:
    """Denethor's Folly is discarded with this die; without one the siege is lifted."""
    return SetUp(
        f"despair in Minas Tirith: {way}",
        f"table denethors-folly {way}; action free-peoples discard-denethors-folly",
        lambda: acts(
            FREE if die else SHADOW,
            board(
                free="minas-tirith: gondor 2 + aragorn",
                shadow="minas-tirith: sauron 2",
                besieged="minas-tirith",
                war=ALL_NATIONS,
                table="denethors-folly",
                fellowship="gimli",
            ),
            die,
            "" if die else "army",
        ),
        "action discard-denethors-folly; action move-armies; from minas-tirith; who-goes all",
        4,
    )


def paid_for(card: str) -> SetUp:
    """The Shadow discards a card with two cards of its hand."""
    return SetUp(
        f"{card} is paid for",
        f"table {card} action; action shadow discard-{card}; question pay-card",
        lambda: acts(
            SHADOW,
            board(
                shadow="barad-dur: sauron 1",
                table=card,
                shadow_hand="orc-patrol morgul-wound shadows-gather olog-hai",
            ),
            "",
            "muster",
        ),
        f"action discard-{card}",
        6,
    )


TABLE_SET_UPS: Final = (
    SetUp(
        "cards of the Fellowship are used",
        "; ".join(f"table {card} used" for card in FREE_TABLE.split())
        + "; news draw-prevented; question table-card; answer table-card *",
        lambda: hunted(FREE_TABLE, "3 3 2 1 2 3"),
        MOVES,
        12,
    ),
    companion_leaves("axe-and-bow", "gimli"),
    companion_leaves("horn-of-gondor", "boromir"),
    companion_leaves("wizards-staff", "gandalf-grey"),
    SetUp(
        "the Nazgûl strike",
        "table * nazgul-strike; question nazgul-strike; answer nazgul-strike *",
        lambda: acts(
            SHADOW,
            board(
                shadow="hollin: nazgul 2",
                at="hollin",
                progress=1,
                fellowship="gandalf-grey boromir gimli",
                table=FREE_TABLE,
                shadow_hand="the-nazgul-strike",
                hunt_box=(0, 3, 2),
            ),
            "",
            "event",
        ),
        "action card; nazgul done",
        6,
    ),
    SetUp(
        "worn with sorrow and toil",
        "table * sorrow-and-toil; question sorrow-and-toil; answer sorrow-and-toil *; "
        "question lost-card",
        lambda: hunted(
            f"worn-with-sorrow-and-toil {FREE_TABLE}", "3 3 3", free_hand="athelas bilbos-song"
        ),
        f"{MOVES}; hunt-casualty random; hunt-casualty guide; table-card none",
        12,
    ),
    SetUp(
        "crebain",
        "table flocks-of-crebain used; question use-crebain; answer use-crebain *",
        lambda: hunted("flocks-of-crebain", "1 2"),
        MOVES,
        12,
    ),
    SetUp(
        "declared at Rivendell",
        "table flocks-of-crebain declared; table worn-with-sorrow-and-toil declared; "
        "table the-last-battle declared",
        lambda: in_phase_2(
            board(
                free="dagorlad: gondor 2 1 1 + aragorn",
                table="flocks-of-crebain worn-with-sorrow-and-toil the-last-battle",
                fellowship="gimli",
                progress=1,
            )
        ),
        "fellowship-phase declare; declare-in rivendell",
        4,
    ),
    SetUp(
        "the last battle while the Fellowship is found",
        "table the-last-battle revealed",
        lambda: hunted(
            "the-last-battle",
            "1r 2r 0r",
            free="dagorlad: gondor 2 1 1 + aragorn",
            fellowship="gimli",
        ),
        MOVES,
        12,
    ),
    SetUp(
        "Aragorn comes home from the last battle",
        "table the-last-battle lapsed",
        lambda: acts(
            FREE,
            board(
                free="osgiliath: gondor 2 + aragorn",
                war=ALL_NATIONS,
                table="the-last-battle",
                fellowship="gimli",
            ),
            "army",
        ),
        "action move-armies; to minas-tirith; who-goes all",
        5,
    ),
    SetUp(
        "the Balrog waits for a Fellowship that is found",
        "table balrog-of-moria revealed; question use-balrog; answer use-balrog *",
        lambda: hunted("balrog-of-moria", "0r 1r 1 2", shadow="moria: sauron 2"),
        f"{MOVES}; reveal-in moria",
        12,
    ),
    SetUp(
        "the Balrog waits for a Fellowship that is declared",
        "table balrog-of-moria declared; answer use-balrog *; answer way *",
        lambda: in_phase_2(
            board(table="balrog-of-moria", at="hollin", progress=2, fellowship="gimli")
        ),
        "fellowship-phase declare; declare-in dimrill-dale; declare-in moria",
        8,
    ),
    SetUp(
        "the Balrog fights",
        "table balrog-of-moria combat; answer shadow-combat-card durins-bane",
        lambda: acts(
            SHADOW,
            board(
                free="lorien: elves 1 2 1",
                shadow="dimrill-dale: sauron 3 1",
                war=ALL_NATIONS,
                table="balrog-of-moria",
            ),
            "",
            "army",
        ),
        "action attack; stand field; shadow-combat-card durins-bane",
        10,
    ),
    palantir("event", "ring"),
    palantir("will-of-the-west", "will"),
    SetUp(
        "the Ents find Saruman alone",
        "table the-palantir-of-orthanc lapsed; table wormtongue lapsed; question another-card; "
        "answer another-card *",
        lambda: acts(
            FREE,
            board(
                free="fangorn: gandalf-white",
                shadow="orthanc: saruman",
                war="isengard",
                table="the-palantir-of-orthanc wormtongue",
                free_hand="the-ents-awake-treebeard athelas",
                fellowship="gimli",
            ),
            "event",
        ),
        "action card; card the-ents-awake-treebeard",
        6,
    ),
    SetUp(
        "a Companion comes to Edoras",
        "table wormtongue companion",
        lambda: acts(
            FREE,
            board(
                free="eastemnet: gandalf-grey",
                shadow="orthanc: isengard 2 + saruman",
                war="isengard",
                table="wormtongue",
                fellowship="gimli",
            ),
            "character",
        ),
        "action move-companions; companions-to edoras",
        5,
    ),
    SetUp(
        "the Fellowship is declared at Edoras",
        "table wormtongue declared",
        lambda: in_phase_2(
            board(
                shadow="orthanc: isengard 2 + saruman",
                war="isengard",
                table="wormtongue",
                fellowship="gimli",
                at="westemnet",
                progress=1,
            )
        ),
        "fellowship-phase declare; declare-in edoras",
        4,
    ),
    SetUp(
        "Edoras is attacked, and Dale",
        "table wormtongue attack; table threats-and-promises attack",
        lambda: acts(
            SHADOW,
            board(
                free="edoras: rohan 2",
                shadow="orthanc: isengard 2 + saruman; westemnet: isengard 3",
                captured="westemnet",
                war="isengard",
                table="wormtongue threats-and-promises",
                fellowship="gimli",
            ),
            "",
            "army",
        ),
        "action attack; target edoras",
        5,
    ),
    despair("event", "healer"),
    despair("will-of-the-west", "will"),
    despair("", "lapsed"),
    paid_for("a-power-too-great"),
    paid_for("the-power-of-tom-bombadil"),
)


# ---- the Fellowship, Mordor, the end


SPECIAL_POOL: Final = (
    "elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master "
    "the-ring-is-mine on-on-they-went give-it-to-uss shelobs-lair eye 0r"
)


def in_mordor(pool: str, **more: Any) -> Game:
    """On the Mordor Track."""
    game = board(pool=pool, **({"mordor": 1} | more))
    return acts(FREE, game, "character " * 4)


def another_way(*, hidden: bool) -> SetUp:
    """Gollum is the Guide and knows another way."""
    return SetUp(
        f"Gollum knows another way, {'hidden' if hidden else 'revealed'}",
        f"question another-way; answer another-way {'move' if hidden else 'hide'}; "
        "answer another-way none",
        lambda: acts(
            FREE,
            board(at="hollin", hidden=hidden, corruption=2, free_hand="there-is-another-way"),
            "event",
        ),
        "action card",
        4,
    )


MORDOR_SET_UPS: Final = (
    SetUp(
        "into Mordor",
        "answer fellowship-phase *; news enters-mordor",
        lambda: in_phase_2(board(at="morannon", fellowship="gimli")),
        "fellowship-phase enter-mordor",
        4,
    ),
    SetUp("tiles in Mordor", "tile *; news mordor-*", lambda: in_mordor(SPECIAL_POOL), MOVES, 20),
    SetUp(
        "Shelob's Lair",
        "question tile-die; answer tile-die *; tile shelobs-lair",
        lambda: in_mordor("shelobs-lair"),
        MOVES,
        2,
    ),
    SetUp(
        "lingering in Mordor",
        "news lingers-in-mordor",
        lambda: last_die(board(mordor=1, fellowship="gimli")),
        "action skip",
        2,
    ),
    SetUp(
        "the Crack of Doom",
        "victory free-peoples ring; news wins",
        lambda: in_mordor("0r", mordor=4),
        MOVES,
        3,
    ),
    SetUp(
        "the Ring wins",
        "victory shadow corruption; news wins",
        lambda: in_mordor("3 3 2", corruption=11),
        MOVES,
        5,
    ),
    SetUp(
        "enough is conquered by the Shadow",
        "victory shadow military",
        lambda: last_die(board(captured="minas-tirith dol-amroth lorien rivendell helms-deep")),
        "action skip",
        2,
    ),
    SetUp(
        "enough is conquered by the Free Peoples",
        "victory free-peoples military",
        lambda: last_die(board(captured="orthanc moria")),
        "action skip",
        2,
    ),
    SetUp(
        "giving up",
        "victory * concession; news conceded",
        lambda: in_phase_1(board()),
        "concession",
        2,
    ),
    another_way(hidden=True),
    another_way(hidden=False),
    SetUp(
        "the decks are empty",
        "news deck-empty",
        lambda: last_die(late(board(fellowship="gimli"))),
        "action skip",
        2,
    ),
    SetUp(
        "three tiles for the King",
        "news tile-taken; news tile-removed",
        lambda: acts(
            FREE,
            board(
                free="edoras: rohan 2 + strider",
                pool="eye eye eye eye 1 2",
                free_hand="challenge-of-the-king",
            ),
            "event",
        ),
        "action card",
        4,
    ),
    SetUp(
        "the Dead of Dunharrow",
        "question how-many; answer how-many *; event dead-men-of-dunharrow",
        lambda: acts(
            FREE,
            board(
                free="edoras: rohan 2 + strider",
                shadow="pelargir: sauron 2 1",
                captured="pelargir",
                war=ALL_NATIONS,
                free_hand="dead-men-of-dunharrow",
            ),
            "event",
        ),
        "action card; companions-to pelargir",
        10,
    ),
)

SET_UPS: Final = (
    *CHARACTER_SET_UPS,
    *TABLE_SET_UPS,
    *MORDOR_SET_UPS,
    *BATTLES,
    *LAST_STANDS,
    *BITTER_ENDS,
    *FIGHTS,
    *WORLDS,
    *ONE_CARD,
)
