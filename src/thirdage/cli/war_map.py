"""The board of War of the Ring in the terminal: armies in signs and in words, regions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from thirdage.cli.layout import Flow, Hanging
from thirdage.games.war_of_the_ring.board import (
    ALL_NATIONS,
    FREE,
    PLACES,
    SHADOW,
    SIDE_OF,
    SIDES,
    Nation,
    Side,
    other,
    regions_of,
)
from thirdage.games.war_of_the_ring.pieces import Army, Band
from thirdage.games.war_of_the_ring.state import Region
from thirdage.table.game import View
from thirdage.words import Words

# Bright colours can be read on dark and on light screens; the signs tell the sides apart too.
STYLE: Final = {FREE: "bright_blue", SHADOW: "bright_red"}
SIGN: Final = {FREE: "▲", SHADOW: "▼"}
KIND_SIGN: Final = {"town": "○", "city": "◎", "stronghold": "▣", "fortification": "╫", "": " "}
RING: Final = "◈"
SIEGE: Final = "⊗"


class WarMap:
    """Draws regions and what is in them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # ---- armies

    def army(self, army: Army, home: Nation | None = None) -> str:
        """An Army in words: "Gondor 3 Regulars, 1 Elite; Strider". The Nation `home` is not
        named."""
        parts = []
        for band in army.bands:
            counts = ", ".join(self._counts(band))
            parts.append(
                counts if band.nation == home else f"{self.words.name(band.nation)} {counts}"
            )
        return "; ".join([*parts, *map(self.words.name, army.characters)])

    def _counts(self, band: Band) -> list[str]:
        words = self.words
        found = []
        if band.regulars:
            found.append(words.text("figures-regular", count=band.regulars))
        if band.elites:
            found.append(words.text("figures-elite", count=band.elites))
        if band.leaders:
            kind = "nazgul" if band.nation == "sauron" else "leader"
            found.append(words.text(f"figures-{kind}", count=band.leaders))
        return found

    def short_army(self, side: Side, army: Army) -> Text:
        """An Army in signs: "▲3/1/2+1", Regulars, Elites, Leaders and Characters."""
        text = f"{SIGN[side]}{army.regulars}/{army.elites}/{army.leaders}"
        if army.characters:
            text += f"+{len(army.characters)}"
        return Text(text, style=STYLE[side])

    def inside(self, view: View, name: str, long: bool = True) -> Text:
        """All that is in a region, in words or in signs."""
        region: Region = view["regions"][name]
        parts = []
        for side in SIDES:
            army = region.army(side)
            if not army.bands and not army.characters:
                continue
            if long:
                figures = self.army(army, PLACES[name].nation)
                part = Text(f"{SIGN[side]} {figures}", style=STYLE[side])
            else:
                part = self.short_army(side, army)
            parts.append(part)
        if view["fellowship"].at == name:
            ring = f"{RING} {self.words.text('label-ring-bearers')}" if long else RING
            parts.append(Text(ring, style="bold"))
        if region.besieged is not None:
            siege = self.words.text("label-besieged") if long else SIEGE
            parts.append(Text(siege, style="bold"))
        return Text(" · " if long else " ").join(parts)

    def settlement(self, view: View, name: str) -> str:
        """The kind of the Settlement in a region; who holds it if that has changed."""
        place, region = PLACES[name], view["regions"][name]
        if not place.kind:
            return ""
        kind = self.words.find(f"settlement-{place.kind}") or place.kind
        if region.control not in (None, place.owner):
            kind += f", {self.words.text('label-captured')}"
        return kind

    def note(self, view: View, name: str) -> Text:
        """What to know about a region that may be chosen."""
        parts = [Text(self.settlement(view, name)), self.inside(view, name)]
        return Text(" · ").join(part for part in parts if part)

    def short_note(self, view: View, name: str) -> Text:
        """The same in signs."""
        sign = KIND_SIGN[PLACES[name].kind].strip()
        parts = [Text(sign), self.inside(view, name, long=False)]
        return Text(" ").join(part for part in parts if part)

    # ---- the board

    def board(self, view: View) -> RenderableType:
        """Regions with figures or Settlements, grouped by Nation, in signs."""
        groups: list[tuple[Text, list[Text]]] = []
        for nation in (*ALL_NATIONS, None):
            names = regions_of(nation) if nation is not None else _nobodys()
            cells = [self._cell(view, name) for name in names if _worth_showing(view, name)]
            groups.append((self._nation(view, nation), cells))
        parts: list[RenderableType] = [Flow(groups)]
        if view["whereabouts"]:
            parts.append(self._characters(view))
        return Group(*parts, self._legend())

    def _cell(self, view: View, name: str) -> Text:
        place, region = PLACES[name], view["regions"][name]
        cell = Text(KIND_SIGN[place.kind])
        if region.control is not None:
            cell.stylize(STYLE[region.control])
        cell.append(" " + self.words.name(name), style="default")
        if region.control not in (None, place.owner):
            held = other(place.owner) if place.owner else region.control
            cell.append(f" ({SIGN[held]})", style=STYLE[held])
        inside = self.inside(view, name, long=False)
        return cell.append("  ").append(inside) if inside else cell

    def _nation(self, view: View, nation: Nation | None) -> Text:
        if nation is None:
            return Text(self.words.text("label-no-nation"), style="bold")
        text = Text(self.words.name(nation), style=f"bold {STYLE[SIDE_OF[nation]]}")
        return text.append(f" · {self.politics(view, nation)}", style="not bold default")

    def politics(self, view: View, nation: Nation) -> str:
        """Where a Nation stands: "2 steps to war, Passive"."""
        words, steps = self.words, view["politics"][nation]
        state = words.text("steps-to-war", count=steps) if steps else words.text("at-war")
        return f"{state}, {words.text('passive')}" if nation in view["passive"] else state

    def _characters(self, view: View) -> RenderableType:
        parts = []
        for character, name in view["whereabouts"].items():
            style = STYLE[SHADOW if character in view["regions"][name].shadow.characters else FREE]
            part = Text(self.words.name(character), style=style)
            parts.append(part.append(f" – {self.words.name(name)}", style="default"))
        return Hanging(Text(" · ").join(parts))

    def _legend(self) -> RenderableType:
        words = self.words
        kinds = [
            f"{KIND_SIGN['town']} {words.text('settlement-town')}",
            f"{KIND_SIGN['city']} {words.text('settlement-city')}",
            f"{KIND_SIGN['stronghold']} {words.text('settlement-stronghold')}",
            f"{KIND_SIGN['fortification']} {words.text('settlement-fortification')}",
            f"{RING} {words.text('label-ring-bearers')}",
            f"{SIEGE} {words.text('label-besieged')}",
            *(f"{SIGN[side]} {words.name(side)}" for side in SIDES),
            f"1/2/3+4 {words.text('label-figures')}",
        ]
        return Hanging(Text("   ".join(kinds), style="italic"))

    # ---- parts of the board

    def nation(self, view: View, nation: Nation) -> RenderableType:
        """All regions of a Nation, in words, and its reinforcements."""
        left = self._counts(view["reinforcements"][nation])
        label = self.words.label(self.words.text("label-reinforcements"))
        more = Text(label + (", ".join(left) or "–"))
        return Group(self._nation(view, nation), self._regions(view, regions_of(nation)), more)

    def region(self, view: View, name: str) -> RenderableType:
        """A region and its neighbours, in words."""
        nation = PLACES[name].nation
        title = Text(self.words.name(name), style="bold")
        if nation is not None:
            title.append(
                f" · {self.words.name(nation)} · {self.politics(view, nation)}", "not bold"
            )
        here = self.note(view, name)
        parts: list[RenderableType] = [title, Hanging(here)] if here else [title]
        return Group(*parts, self._regions(view, PLACES[name].borders))

    def _regions(self, view: View, names: Iterable[str]) -> Table:
        grid = Table.grid(padding=(0, 2))
        for name in names:
            place = PLACES[name]
            sign = f" {KIND_SIGN[place.kind]} {self.words.name(name)}"
            grid.add_row(Text(sign), self.note(view, name))
        return grid

    def reinforcements(self, view: View) -> RenderableType:
        """What can still be recruited."""
        parts = [
            Text(self.words.name(nation), style=STYLE[SIDE_OF[nation]]).append(
                f" {', '.join(self._counts(band)) or '–'}", style="default"
            )
            for nation in ALL_NATIONS
            for band in (view["reinforcements"][nation],)
        ]
        title = Text(self.words.label(self.words.text("label-reinforcements")), style="bold")
        return Hanging(title.append(Text(" · ", style="not bold").join(parts)))


def _nobodys() -> tuple[str, ...]:
    return tuple(place.name for place in PLACES.values() if place.nation is None)


def _worth_showing(view: View, name: str) -> bool:
    region: Region = view["regions"][name]
    ring = view["fellowship"].at == name
    return ring or PLACES[name].settled or region.free != region.shadow
