"""War of the Ring in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from thirdage.games.war_of_the_ring.board import (
    ALL_NATIONS,
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    SIDES,
    Side,
    regions_of,
)
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.pieces import Army
from thirdage.games.war_of_the_ring.state import Region
from thirdage.table.game import View
from thirdage.words import Words

STYLE: Final = {FREE: "bright_blue", SHADOW: "bright_red"}
KIND_SIGN: Final = {"town": "○", "city": "◎", "stronghold": "▣", "fortification": "╫", "": " "}


class WarScreen:
    """Draws a view of War of the Ring."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # ---- where the match stands

    def status(self, view: View) -> RenderableType:
        """Turn, points, Fellowship, dice, politics, battle."""
        parts: list[RenderableType] = [
            self._fellowship(view),
            self._dice(view),
            self._politics(view),
        ]
        if view["table"]:
            parts.append(self._row("label-table", self._names(view["table"])))
        if view["battle"] is not None:
            parts.append(self._battle(view))
        words = self.words
        title = words.text(
            "label-turn", turn=view["turn"], phase=words.text(f"phase-{view['phase']}")
        )
        points = view["points"]
        title += (
            f"   {words.name(FREE)} {points[FREE]}/4 · {words.name(SHADOW)} {points[SHADOW]}/10"
        )
        return Panel(Group(*parts), title=title, title_align="left", border_style="dim")

    def _row(self, label: str, *texts: str | Text) -> Text:
        row = Text(f"{self.words.text(label)}: ", style="bold")
        for text in texts:
            row.append(text if isinstance(text, Text) else Text(text, style="not bold"))
        return row

    def _names(self, codes: Iterable[str]) -> str:
        return ", ".join(map(self.words.name, codes)) or "–"

    def _fellowship(self, view: View) -> RenderableType:
        words, fellowship = self.words, view["fellowship"]
        if fellowship.mordor is not None:
            where = words.text("label-mordor-track", step=fellowship.mordor)
        else:
            where = f"{words.name(fellowship.at)} +{fellowship.progress}"
        hidden = words.text("hidden" if fellowship.hidden else "revealed")
        corruption = words.text("label-corruption", number=fellowship.corruption)
        others = [c for c in fellowship.companions if c != fellowship.guide]
        guide = words.text("label-guide", guide=words.name(fellowship.guide))
        text = f"{where}, {hidden}, {corruption}; {guide}; {self._names(others)}"
        return self._row("label-fellowship", text)

    def _dice(self, view: View) -> RenderableType:
        words = self.words
        rows = []
        for side in SIDES:
            faces = view["dice"][side]
            counts = {face: faces.count(face) for face in dict.fromkeys(faces)}
            dice = "  ".join(
                f"{words.name(face)}{f' ×{n}' if n > 1 else ''}" for face, n in counts.items()
            )
            rings = words.text("label-rings", number=view["rings"][side])
            line = Text(f"{words.name(side)}: ", style=f"bold {STYLE[side]}")
            line.append(f"{dice or '–'}   {rings}", style="not bold default")
            rows.append(line)
        box = view["hunt_box"]
        pool = ", ".join(
            f"{words.name(tile)}{f' ×{n}' if n > 1 else ''}"
            for tile, n in _counted(view["hunt_pool"]).items()
        )
        rows.append(
            self._row(
                "label-hunt-box",
                words.text("label-hunt-dice", shadow=box.level, free=box.free),
                f" · {words.text('label-hunt-pool')}: {pool}",
            )
        )
        return Group(*rows)

    def _politics(self, view: View) -> RenderableType:
        words = self.words
        row = Text(f"{words.text('label-politics')}: ", style="bold")
        for nation in ALL_NATIONS:
            steps = view["politics"][nation]
            style = STYLE[FREE if nation in NATIONS[FREE] else SHADOW]
            passive = nation in view["passive"]
            state = words.text("at-war") if not steps else str(steps)
            sign = f" ({words.text('passive')})" if passive else ""
            row.append(f"{words.name(nation)} ", style=f"not bold {style}")
            row.append(
                f"{state}{sign}  ", style="bold default" if not steps else "not bold default"
            )
        return row

    def _battle(self, view: View) -> RenderableType:
        words, battle = self.words, view["battle"]
        attacker = battle["attacker"]
        origin, target = battle["origin"], battle["target"]
        lines = [
            self._row(
                "label-battle",
                words.text(
                    "label-battle-of",
                    attacker=words.name(attacker),
                    origin=words.name(origin),
                    target=words.name(target),
                    kind=words.text(f"label-battle-{battle['kind']}"),
                    round=battle["round"],
                ),
            )
        ]
        for side in SIDES:
            at = origin if side == attacker else target
            army = view["regions"][at].army(side)
            if side == attacker and battle["rearguard"].bands:
                army = army.minus(battle["rearguard"])
            card = battle["fighters"][side]["card"]
            name = "" if card is None else f" · {words.name(card)}"
            lines.append(Text(f"  {self.army(army)}{name}", style=STYLE[side]))
        return Group(*lines)

    # ---- the board

    def board(self, view: View) -> RenderableType:
        """Regions with figures or Settlements, grouped by Nation."""
        groups: list[RenderableType] = []
        for nation in (*ALL_NATIONS, None):
            names = regions_of(nation) if nation is not None else _nobodys()
            table = self._regions(view, names)
            if table.row_count:
                side = FREE if nation in NATIONS[FREE] else SHADOW
                title = self.words.name(nation) if nation else self.words.text("label-no-nation")
                style = STYLE[side] if nation else "dim"
                groups.append(Panel(table, title=title, title_align="left", border_style=style))
        groups.append(self._reinforcements(view))
        return Group(*groups)

    def _regions(self, view: View, names: Iterable[str]) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        for _ in range(3):
            table.add_column()
        for name in names:
            region: Region = view["regions"][name]
            ring = view["fellowship"].at == name
            if region.free == region.shadow and not PLACES[name].settled and not ring:
                continue
            table.add_row(self._place(name, region), *self._figures(region, ring))
        return table

    def _place(self, name: str, region: Region) -> Text:
        place = PLACES[name]
        style = "default" if region.control is None else STYLE[region.control]
        text = Text(f"{KIND_SIGN[place.kind]} {self.words.name(name)}", style=style)
        if region.control is not None and region.control != place.owner:
            text.append(f" ({self.words.text('label-captured')})", style="bold")
        if region.besieged is not None:
            text.append(f" ({self.words.text('label-besieged')})", style="bold yellow")
        return text

    def _figures(self, region: Region, ring: bool) -> list[Text]:
        cells = []
        for side in SIDES:
            army = region.army(side)
            text = Text(self.army(army) if army.bands or army.characters else "", style=STYLE[side])
            if side == FREE and ring:
                text.append(f" ◈ {self.words.text('label-ring-bearers')}", style="bold yellow")
            cells.append(text)
        return cells

    def army(self, army: Army) -> str:
        """An Army in words: "Gondor 3 Regulars, 1 Elite; Strider"."""
        words = self.words
        parts = []
        for band in army.bands:
            counts = [
                words.text(f"figures-{kind}", count=number)
                for kind, number in (
                    ("regular", band.regulars),
                    ("elite", band.elites),
                    ("nazgul" if band.nation == "sauron" else "leader", band.leaders),
                )
                if number
            ]
            parts.append(f"{words.name(band.nation)} {', '.join(counts)}")
        return "; ".join([*parts, *map(words.name, army.characters)])

    def _reinforcements(self, view: View) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 1))
        for nation in ALL_NATIONS:
            band = view["reinforcements"][nation]
            style = STYLE[FREE if nation in NATIONS[FREE] else SHADOW]
            leaders = "nazgul" if nation == "sauron" else "leader"
            cells = [
                self.words.text(f"figures-{kind}", count=number)
                for kind, number in (
                    ("regular", band.regulars),
                    ("elite", band.elites),
                    (leaders, band.leaders),
                )
            ]
            if nation in ("isengard", "southrons"):
                cells[-1] = ""
            table.add_row(Text(self.words.name(nation), style=style), *cells)
        title = self.words.text("label-reinforcements")
        return Panel(table, title=title, title_align="left", border_style="dim")

    # ---- cards

    def hand(self, view: View) -> RenderableType:
        """The cards of the seat's hand."""
        seat: Side = view["seat"]
        cards = [self._card(card) for card in view["hands"].get(seat, ())]
        return Group(*cards) if cards else Text(self.words.text("label-no-cards"))

    def _card(self, name: str) -> RenderableType:
        words, card = self.words, CARDS[name]
        message, combat = f"card-{name}", f"combat-{card.combat}"
        text = Text()
        condition = words.find(message, "condition")
        if condition is not None:
            text.append(condition + " ", style="italic")
        text.append(words.find(message, "effect") or "")
        discard = words.find(message, "discard")
        if discard is not None:
            text.append(" " + discard, style="italic")
        text.append(f"\n{words.name(card.combat)}: ", style="bold")
        combat_condition = words.find(combat, "condition")
        if combat_condition is not None:
            text.append(combat_condition + " ", style="italic")
        text.append(words.find(combat, "effect") or "")
        kind = words.name(card.icon)
        title = f"[bold]{words.name(name)}[/bold] · {kind} · {name}"
        return Panel(text, title=title, title_align="left", border_style=STYLE[card.side])

    def about(self, code: str) -> RenderableType | None:
        """The text of a card or a Character."""
        if code in CARDS:
            return self._card(code)
        words = self.words
        title = words.find(f"about-{code}")
        if title is None:
            return None
        text = Text()
        for number in range(1, 9):
            ability = words.find(f"about-{code}", f"ability-{number}")
            if ability is not None:
                text.append(ability + "\n")
        enters = words.find(f"about-{code}", "enters")
        if enters is not None:
            text.append(enters, style="italic")
        return Panel(text, title=f"{words.name(code)} · {title}", title_align="left")


def _nobodys() -> tuple[str, ...]:
    return tuple(place.name for place in PLACES.values() if place.nation is None)


def _counted(things: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return counts
