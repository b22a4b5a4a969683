"""War of the Ring in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from thirdage.cli.layout import Hanging
from thirdage.cli.names import Names
from thirdage.cli.war_map import SIGN, STYLE, WarMap
from thirdage.games.war_of_the_ring.board import (
    ALL_NATIONS,
    PLACES,
    SHADOW,
    SIDE_OF,
    SIDES,
    Nation,
    Side,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM
from thirdage.games.war_of_the_ring.pieces import Army, leader_of
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, POINTS_TO_WIN
from thirdage.games.war_of_the_ring.why import FORMS, KNOWN
from thirdage.table.game import View
from thirdage.table.match import Given
from thirdage.table.scripts import Seat
from thirdage.words import Words

DOT: Final = " · "
PASSIVE: Final = "°"
COMBAT_CARD: Final = "combat-card"


class WarScreen:
    """Draws a view of War of the Ring."""

    openings: tuple[str, ...] = ("fellowship-phase", "hunt-dice", "die")
    confirmed: tuple[tuple[str, str], ...] = (("action", "skip"),)
    silent: tuple[tuple[str, str], ...] = ()

    def __init__(self, words: Words) -> None:
        self.words = words
        self.map = WarMap(words)
        self.places = Names(words, PLACES)
        self.nations = Names(words, ALL_NATIONS)
        self.printed = Names(words, (*CARDS, *CHARACTERS, GOLLUM))
        self.known = {kind: Names(words, codes) for kind, codes in KNOWN.items()}

    # ---- where the match stands

    def brief(self, view: View) -> RenderableType:
        """Turn, points, Fellowship, Hunt, dice, politics."""
        parts = [self._title(view), self._fellowship(view)]
        parts += [self._side(view, side) for side in SIDES]
        parts.append(self._politics(view))
        if view["table"]:
            parts.append(self._row("label-table", self._names(view["table"])))
        return Group(*map(Hanging, parts))

    def status(self, view: View) -> RenderableType:
        """The same, with the Companions, the tiles and the dead."""
        parts: list[RenderableType] = [self.brief(view)]
        companions = DOT.join(map(self._companion, view["fellowship"].companions))
        parts.append(Hanging(self._row("label-companions", companions or "–")))
        parts.append(Hanging(self._row("label-hunt-pool", self._names(view["hunt_pool"]))))
        if view["waiting_tiles"]:
            waiting = self._names(view["waiting_tiles"])
            parts.append(Hanging(self._row("label-waiting-tiles", waiting)))
        if view["eliminated"]:
            gone = self._names(view["eliminated"])
            parts.append(Hanging(self._row("label-eliminated", gone)))
        parts.append(self.map.reinforcements(view))
        moment = self.moment(view)
        return Group(*parts, *([] if moment is None else [moment]))

    def _title(self, view: View) -> Text:
        words = self.words
        title = Text("── ").append(
            words.text("label-turn", turn=view["turn"], phase=words.text(f"phase-{view['phase']}")),
            style="bold",
        )
        for side in SIDES:
            title.append(" ── ")
            points = f"{words.name(side)} {view['points'][side]}/{POINTS_TO_WIN[side]}"
            title.append(points, style=f"bold {STYLE[side]}")
        return title

    def _row(self, label: str, text: str | Text) -> Text:
        row = self._named(self.words.text(label), "bold")
        return row.append(text if isinstance(text, Text) else Text(text, style="not bold default"))

    def _named(self, name: str, style: str) -> Text:
        """What a row is about, with a colon and a space."""
        return Text(self.words.label(name), style=style)

    def _names(self, codes: Iterable[str]) -> str:
        """Names, with the number of those that are there more than once."""
        named = [
            f"{self.words.name(code)} ×{number}" if number > 1 else self.words.name(code)
            for code, number in _counted(codes).items()
        ]
        return DOT.join(named) or "–"

    def _fellowship(self, view: View) -> Text:
        words, fellowship = self.words, view["fellowship"]
        if fellowship.mordor is not None:
            parts = [words.text("label-mordor-track", step=fellowship.mordor)]
        else:
            progress = words.text("label-progress", number=fellowship.progress)
            parts = [words.name(fellowship.at), progress]
        parts.append(words.text("hidden" if fellowship.hidden else "revealed"))
        parts.append(words.text("label-corruption", number=fellowship.corruption))
        guide = words.text("label-guide", guide=words.name(fellowship.guide))
        others = sum(c != fellowship.guide for c in fellowship.companions)
        parts.append(f"{guide} +{others}" if others else guide)
        box = view["hunt_box"]
        parts.append(words.text("label-hunt-dice", shadow=box.level, free=box.free))
        return self._row("label-fellowship", DOT.join(parts))

    def _companion(self, name: str) -> str:
        level = self.words.text("label-level", number=CHARACTERS[name].level)
        return f"{self.words.name(name)} ({level})"

    def _side(self, view: View, side: Side) -> Text:
        """A side's unused dice, Rings and number of cards."""
        words = self.words
        row = self._named(f"{SIGN[side]} {words.name(side)}", f"bold {STYLE[side]}")
        parts = [self._names(view["dice"][side])]
        if view["rings"][side]:
            parts.append(words.text("label-rings", number=view["rings"][side]))
        parts.append(words.text("label-hand", number=len(view["hands"][side])))
        return row.append("  |  ".join(parts), style="not bold default")

    def _politics(self, view: View) -> Text:
        """The Nations by their steps to war."""
        words = self.words
        row = self._named(words.text("label-politics"), "bold")
        groups = []
        for steps in sorted(set(view["politics"].values())):
            label = words.text("at-war") if not steps else str(steps)
            nations = [n for n in ALL_NATIONS if view["politics"][n] == steps]
            names = Text(", ", style="not bold").join(self._nation(view, n) for n in nations)
            groups.append(self._named(label, "not bold").append(names))
        row.append(Text(DOT, style="not bold").join(groups))
        if view["passive"]:
            row.append(f" ({PASSIVE} {words.text('passive')})", style="not bold")
        return row

    def _nation(self, view: View, nation: Nation) -> Text:
        sign = PASSIVE if nation in view["passive"] else ""
        return Text(self.words.name(nation) + sign, style=f"not bold {STYLE[SIDE_OF[nation]]}")

    # ---- a battle

    def moment(self, view: View) -> RenderableType | None:
        """The battle under way: who fights, how strong, with which cards."""
        battle = view["battle"]
        if battle is None:
            return None
        words = self.words
        attacker, target = words.name(battle["attacker"]), words.name(battle["target"])
        kind = words.text(f"label-battle-{battle['kind']}")
        title = words.text(
            "label-battle-in", attacker=attacker, target=target, kind=kind, round=battle["round"]
        )
        if battle["origin"] != battle["target"]:
            title = f"{words.name(battle['origin'])} → {title}"
        parts = [Text("── ").append(self._row("label-battle", title))]
        parts += [self._fighter(view, side) for side in SIDES]
        return Group(*map(Hanging, parts))

    def _fighter(self, view: View, side: Side) -> Text:
        words, battle = self.words, view["battle"]
        at = battle["origin"] if side == battle["attacker"] else battle["target"]
        army: Army = view["regions"][at].army(side)
        if side == battle["attacker"] and battle["rearguard"].bands:
            army = army.minus(battle["rearguard"])
        row = self._named(f"{SIGN[side]} {words.name(side)}", f"bold {STYLE[side]}")
        row.append(self.map.army(army) or "–", style="not bold default")
        dice, leadership = _strength(view, side, army)
        strength = words.text("label-strength", dice=dice, leadership=leadership)
        row.append(f"{DOT}{strength}", style="not bold default")
        card = battle["fighters"][side]["card"]
        if card in CARDS:
            name = f"“{words.name(card)}” ({words.name(CARDS[card].combat)})"
            row.append(f"{DOT}{name}", style="not bold default")
        elif card is not None:
            back = words.find(f"deck-{card}") or words.name(card)
            row.append(f"{DOT}{back}", style="not bold default")
        return row

    # ---- the board

    def board(self, view: View, where: str) -> RenderableType | None:
        """The whole board, a Nation, or a region and its neighbours."""
        if not where:
            return self.map.board(view)
        nations, regions = self.nations.find(where), self.places.find(where)
        if len(nations) == 1:
            return self.map.nation(view, nations[0])
        if not regions:
            return None
        return Group(*(self.map.region(view, name) for name in regions))

    # ---- cards

    def hand(self, view: View) -> RenderableType:
        """The cards of the seat's hand."""
        cards = [self._card(card) for card in view["hands"].get(view["seat"], ())]
        return Group(*cards) if cards else Text(self.words.text("label-no-cards"))

    def _card(self, name: str) -> RenderableType:
        card = CARDS[name]
        title = Text(self.words.name(name), style=f"bold {STYLE[card.side]}")
        title.append(f"{DOT}{self.words.name(card.icon)}", style="not bold default")
        combat = self._named(self.words.name(card.combat), "bold")
        combat.append(self._combat(card.combat))
        lines = (Text("  ").append(text) for text in (self._event(name), combat))
        return Group(title, *map(Hanging, lines))

    def _event(self, card: str) -> Text:
        return self._parts(f"card-{card}", "condition", "effect", "discard")

    def _combat(self, effect: str) -> Text:
        return self._parts(f"combat-{effect}", "condition", "effect")

    def _parts(self, message: str, *parts: str) -> Text:
        """Parts of a text; all but the effect are in italics."""
        found = [
            Text(text, style="not bold" if part == "effect" else "not bold italic")
            for part in parts
            if (text := self.words.find(message, part)) is not None
        ]
        return Text(" ").join(found)

    def about(self, name: str) -> RenderableType | None:
        """The text of a card or a Character."""
        found = self.printed.find(name)
        if not found:
            return None
        return Group(*(self._card(c) if c in CARDS else self._character(c) for c in found))

    def _character(self, name: str) -> RenderableType:
        words = self.words
        title = Text(words.name(name), style="bold")
        title.append(f"{DOT}{words.find(f'about-{name}')}", style="not bold")
        character = CHARACTERS.get(name)
        if character is not None:
            level = words.text("label-level", number=character.level)
            leadership = words.text("label-leadership", number=character.leadership)
            title.append(f"{DOT}{level}{DOT}{leadership}", style="not bold")
        parts = [*(f"ability-{number}" for number in range(1, 9)), "enters"]
        texts = [words.find(f"about-{name}", part) for part in parts]
        return Group(title, *(Hanging(Text(f"  {text}")) for text in texts if text))

    # ---- why not

    def thing(self, line: str) -> str | None:
        """A thing to be asked about in codes; names may be given for them."""
        verb, *names = line.split() or [""]
        if verb not in FORMS:
            return None
        codes = [verb]
        for kind in FORMS[verb].kinds:
            for length in range(len(names), 0, -1):
                code = self.known[kind].exactly(" ".join(names[:length]))
                if code is not None:
                    codes.append(code)
                    names = names[length:]
                    break
            else:
                return None
        return None if names else " ".join(codes)

    # ---- options

    def who(self, view: View, seat: Seat) -> str:
        """The side."""
        return self.words.name(seat)

    def style(self, seat: Seat) -> str:
        """The colour of a seat."""
        return STYLE[seat]

    def option(self, view: View, ask: str, code: str) -> str:
        """What an option is called; a thing is divided from its place or its number."""
        thing, _, last = code.rpartition(" ")
        if thing:
            what = self.words.thing(thing)
            return (self.words.label(what) if last.isdecimal() else f"{what}, ") + self.words.thing(
                last
            )
        return self.words.option(ask, code)

    def note(self, view: View, ask: str, code: str) -> Text:
        """What is in a region, how far a Nation is from war, where a Companion is …"""
        thing, _, place = code.rpartition(" ")
        if thing:
            return Text(self._figures_there(view, thing, place))
        if code in PLACES:
            return self.map.note(view, code)
        if code in CARDS:
            return Text(self.words.name(CARDS[code].icon))
        return Text(self._about_thing(view, ask, code))

    def short_note(self, view: View, ask: str, code: str) -> Text:
        """The same in signs."""
        return self.map.short_note(view, code) if code in PLACES else Text()

    def _figures_there(self, view: View, thing: str, place: str) -> str:
        if thing == "nazgul" and place in PLACES:
            return f"×{view['regions'][place].shadow.nazgul}"
        return ""

    def _about_thing(self, view: View, ask: str, code: str) -> str:
        words = self.words
        if code in ALL_NATIONS:
            return self.map.politics(view, code)
        if code in CHARACTERS:
            at = view["whereabouts"].get(code)
            if at is not None:
                return words.name(at)
            if code in view["fellowship"].companions:
                return words.text("label-level", number=CHARACTERS[code].level)
            return ""
        if ask in ("die", "ring-die", "die-to-eye"):
            number = view["dice"][view["seat"]].count(code)
            return f"×{number}" if number > 1 else ""
        left = _left(view, code) if ask in ("recruit", "second-recruit") else None
        return "" if left is None else words.text("label-left", number=left)

    def wording(self, ask: str, code: str) -> Text | None:
        """What a card does: its event, or its effect in a battle."""
        if code not in CARDS:
            return None
        if not ask.endswith(COMBAT_CARD):
            return self._event(code)
        combat = CARDS[code].combat
        return self._named(self.words.name(combat), "").append(self._combat(combat))

    # ---- the log

    def heading(self, history: Sequence[Given], place: int) -> str | None:
        """An action and its die."""
        given = history[place]
        if given.request.ask != "action":
            return None
        action = self.words.option("action", given.code)
        for earlier in range(place - 1, -1, -1):
            die = history[earlier]
            if (die.request.ask, die.request.seat) == ("die", given.request.seat):
                return f"{self.words.option('die', die.code)} → {action}"
        return action


def _counted(things: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return counts


def _strength(view: View, side: Side, army: Army) -> tuple[int, int]:
    """Combat dice and Leadership as the figures give them, cards left out."""
    figures = view["battle"]["fighters"][side]
    captains = sum(CHARACTERS[c].captain for c in army.characters if c not in figures["cancelled"])
    without = {*figures["forfeited"], *figures["cancelled"]}
    leadership = sum(band.leaders for band in army.bands if band.nation != "sauron")
    white_rider = bool(view["battle"]["white_rider"])
    if white_rider:
        without |= {"gandalf-white", "witch-king"}
    else:
        leadership += army.nazgul - figures["forfeited"].count("nazgul")
    leadership += sum(CHARACTERS[c].leadership for c in army.characters if c not in without)
    if side == SHADOW and "saruman" in view["whereabouts"]:
        leadership += army.band("isengard").elites
    return min(COMBAT_DICE, army.units + captains), leadership


def _left(view: View, figure: str) -> int | None:
    """How many of a kind of figure ("gondor-elite", "nazgul") are among the reinforcements."""
    for nation in ALL_NATIONS:
        band = view["reinforcements"][nation]
        if figure == f"{nation}-regular":
            return int(band.regulars)
        if figure == f"{nation}-elite":
            return int(band.elites)
        if figure == str(leader_of(nation)):
            return int(band.leaders)
    return None
