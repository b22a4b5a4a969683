"""The Lord of the Rings in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from thirdage.cli.layout import Hanging
from thirdage.cli.names import Names
from thirdage.games.lord_of_the_rings.board import BOARDS, Line
from thirdage.games.lord_of_the_rings.cards import CARDS, FEATURE_CARDS, GANDALF_CARDS
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    DARK,
    HOBBITS,
    LAST_EVENT,
    LIGHT,
    PLACES,
)
from thirdage.games.lord_of_the_rings.events import EVENTS
from thirdage.games.lord_of_the_rings.why import FORMS, KNOWN
from thirdage.games.lord_of_the_rings.yellow import YELLOW
from thirdage.table.game import View
from thirdage.table.match import Given
from thirdage.table.scripts import Seat
from thirdage.words import Words

DOT: Final = " · "
STYLE: Final = "dark_orange"
COLOURS: Final = {"white": "bold", "grey": "bright_black", "yellow": "yellow"}
AS_CARDS: Final = ("leave-out", "give-card", "council", "passes", "discard", "first-card", "pay")
"""Questions for cards as such; elsewhere a yellow card stands for its effect."""


class RingsScreen:
    """Draws a view of the Lord of the Rings."""

    openings: tuple[str, ...] = ("next-tile", "action", "attempt", "preparations")
    confirmed: tuple[tuple[str, str], ...] = ()
    silent: tuple[tuple[str, str], ...] = (
        ("next-tile", "reveal"),
        ("carry-out-tile", "carry-out"),
        ("event", "carry-out"),
        ("roll", "roll"),
        ("rolled", "suffer"),
        ("before-discard", "discard"),
        ("life-tokens", "check"),
    )

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places = Names(words, PLACES)
        self.activities = Names(words, ACTIVITIES)
        self.printed = Names(words, (*CARDS, *GANDALF_CARDS, *HOBBITS))
        self.known = {kind: Names(words, codes) for kind, codes in KNOWN.items()}

    # ---- where the match stands

    def brief(self, view: View) -> RenderableType:
        """Place and turn, the corruption line, the fellowship, what it has, the lines, the hand."""
        parts = [self._title(view), self._corruption(view)]
        if len(view["players"]) == 1:
            parts += [self._fellowship(view), self._possessions(view)]
        else:
            parts += [self._player(view, seat) for seat in view["players"]]
        if view["lines"]:
            parts.append(self._markers(view))
        if view["seat"] is not None:
            parts.append(self._row("label-cards", self._names(view["hand"])))
        return Group(*map(Hanging, parts))

    def status(self, view: View) -> RenderableType:
        """The same, with the tiles, Gandalf and what has left the game."""
        parts: list[RenderableType] = [self.brief(view)]
        parts.append(Hanging(self._row("label-gandalf", self._names(view["gandalf"]))))
        parts.append(Hanging(self._row("label-revealed", self._names(view["revealed"]))))
        parts.append(Hanging(self._row("label-gone", self._names(view["gone"]))))
        piles = self.words.text(
            "label-piles", deck=view["deck"], tiles=view["tiles"], shields=view["big_shields"]
        )
        parts.append(Hanging(Text(piles)))
        return Group(*parts)

    def _row(self, label: str, text: str) -> Text:
        row = Text(self.words.label(self.words.text(label)), style="bold")
        return row.append(text, style="not bold")

    def _names(self, codes: Iterable[str]) -> str:
        """Names, with the number of those that are there more than once."""
        counts: dict[str, int] = {}
        for code in codes:
            counts[code] = counts.get(code, 0) + 1
        named = [
            f"{self.words.name(code)} ×{number}" if number > 1 else self.words.name(code)
            for code, number in counts.items()
        ]
        return DOT.join(named) or "–"

    def _title(self, view: View) -> Text:
        words = self.words
        title = Text("── ").append(words.name(view["place"]), style=f"bold {STYLE}")
        if view["lines"]:
            title.append(f" ── {words.text('label-turn', turn=view['turn'])}")
            title.append(f" ── {words.text('label-event', box=view['event'], last=LAST_EVENT)}")
        return title.append(f" ── {words.text('label-score', score=view['score'])} ──")

    def _corruption(self, view: View) -> Text:
        """The line with Sauron (S), and the One Ring (o) or the numbers of the players."""
        row = Text(self.words.label(self.words.text("label-corruption")), style="bold")
        hobbits = self._on_line(view)
        for space in range(LIGHT, DARK + 1):
            signs, style = (
                hobbits.get(space, "."),
                "bold yellow" if space in hobbits else "not bold",
            )
            if space == view["sauron"]:
                signs, style = "S", "bold red"
            row.append(f"{signs} ", style=style)
        spaces = self.words.text(
            "label-spaces", ring=view["ring"], sauron=view["sauron"], players=len(view["players"])
        )
        return row.append(f" {spaces}", style="not bold")

    def _on_line(self, view: View) -> dict[int, str]:
        """What stands on the spaces of the line besides Sauron."""
        if len(view["players"]) == 1:
            return {view["ring"]: "o"}
        found: dict[int, str] = {}
        for number, one in enumerate(view["players"].values(), 1):
            if one["hobbits"]:
                found[one["corruption"]] = found.get(one["corruption"], "") + str(number)
        return found

    def _player(self, view: View, seat: Seat) -> Text:
        """A player of the base game: his hobbit, and what he has."""
        words, one = self.words, view["players"][seat]
        number = [*view["players"]].index(seat) + 1
        active = view["active"] in one["hobbits"]
        row = Text(words.label(f"{number} {self.who(view, seat)}{'*' if active else ''}"))
        row.stylize(f"bold {STYLE}" if active else "bold")
        parts = []
        if seat == view["bearer"]:
            parts.append(words.text("label-bearer"))
        if not one["hobbits"] and one["starting"]:
            parts.append(words.text("label-out"))
        parts += self._stores(one["shields"], one["cards"], one["tokens"]._asdict())
        return row.append(DOT.join(parts), style="not bold default")

    def _fellowship(self, view: View) -> Text:
        row = Text(self.words.label(self.words.text("label-fellowship")), style="bold")
        for place, hobbit in enumerate(view["fellowship"]):
            sign = "*" if hobbit == view["active"] else ""
            sign += "°" if hobbit in view["banned"] else ""
            style = f"bold {STYLE}" if hobbit == view["active"] else "not bold"
            row.append(DOT if place else "", style="not bold")
            row.append(f"{self.words.name(hobbit)}{sign}", style=style)
        return row

    def _possessions(self, view: View) -> Text:
        tokens = view["tokens"]._asdict()
        return Text(DOT.join(self._stores(view["shields"], len(view["hand"]), tokens)))

    def _stores(self, shields: int, cards: int, tokens: Mapping[str, int]) -> list[str]:
        words = self.words
        return [
            words.text("label-shields", number=shields),
            words.text("label-hand", number=cards),
            *(f"{words.name(kind)} ×{number}" for kind, number in tokens.items() if number),
        ]

    def _markers(self, view: View) -> Text:
        board = BOARDS[view["place"]]
        parts = [
            f"{self.words.name(line.activity)} {view['lines'][line.activity]}/{line.last}"
            for line in board.lines.values()
        ]
        return self._row("label-lines", DOT.join(parts))

    def moment(self, view: View) -> RenderableType | None:
        """The tile, the roll or the Feature cards that wait for a decision."""
        words = self.words
        parts = []
        if view["tile"] is not None:
            parts.append(words.text("label-tile", tile=words.name(view["tile"])))
        if view["rolled"] is not None:
            parts.append(words.text("label-rolled", face=words.name(view["rolled"])))
        if view["payment"] is not None:
            price = DOT.join(f"{words.name(k)} ×{n}" for k, n in view["payment"].price)
            parts.append(words.text("label-price", price=price))
        if view["offered"]:
            parts.append(words.text("label-offered", cards=self._names(view["offered"])))
        return Text(DOT.join(parts), style="bold") if parts else None

    # ---- the board

    def board(self, view: View, where: str) -> RenderableType | None:
        """The scenario that is played, another one by its name, or one of its lines."""
        activities = self.activities.find(where) if where else []
        places = [p for p in self.places.find(where) if p in BOARDS] if where else [view["place"]]
        if len(activities) == 1 and view["place"] in BOARDS:
            lines = BOARDS[view["place"]].lines
            if activities[0] not in lines:
                return None
            return Hanging(self._line(view, lines[activities[0]], view["lines"]))
        if len(places) != 1:
            return None
        if places[0] not in BOARDS:
            return Hanging(Text(self.words.text("label-no-board")))
        return self._scenario(view, places[0])

    def _scenario(self, view: View, place: str) -> RenderableType:
        here = view["lines"] if place == view["place"] else {}
        parts = [Text("── ").append(self.words.name(place), style=f"bold {STYLE}").append(" ──")]
        parts += [self._line(view, line, here) for line in BOARDS[place].lines.values()]
        for box, event in enumerate(EVENTS[place], 1):
            marker = ">" if here and view["event"] == box else " "
            done = bool(here) and box <= view["event"]
            name = self.words.label(self.words.name(event.name))
            title = Text(f"{marker}{box} {name}", style="bold")
            title.append(self.words.text(f"box-{event.name}"), style="not bold")
            if done:
                title.stylize("dim")
            parts.append(title)
        return Group(*map(Hanging, parts))

    def _line(self, view: View, line: Line, here: dict[str, int]) -> Text:
        """A line with its spaces; the marker stands in brackets."""
        words = self.words
        row = Text(words.label(words.name(line.activity)), style="bold")
        at = here.get(line.activity, -1)
        for index, content in enumerate(line.contents):
            name = words.name(content) if content else words.text("label-start")
            name = f"{line.values[index]} {name}" if line.values else name
            shown = f"[{name}]" if index == at else name
            style = f"bold {STYLE}" if index == at else "dim" if index < at else "not bold"
            row.append(DOT if index else "", style="not bold").append(shown, style=style)
        return row

    # ---- cards

    def hand(self, view: View) -> RenderableType:
        """The cards, with the texts of the yellow ones."""
        cards = dict.fromkeys(view["hand"])
        if not cards:
            return Text(self.words.text("label-no-cards"))
        return Group(*(self._card(card, view["hand"].count(card)) for card in cards))

    def _card(self, code: str, number: int = 1) -> RenderableType:
        words, card = self.words, CARDS.get(code)
        style = COLOURS[card.colour] if card is not None else f"bold {STYLE}"
        title = Text(words.name(code), style=style)
        if number > 1:
            title.append(f" ×{number}", style="not bold default")
        if card is not None and not card.is_hobbit:
            title.append(f"{DOT}{self._symbols(code)}", style="not bold default")
        effect = words.find(f"card-{code}", "effect")
        return Group(title, Hanging(Text(f"  {effect}"))) if effect else title

    def _symbols(self, code: str) -> str:
        card = CARDS[code]
        colour = self.words.name(card.colour)
        if not card.symbols:
            return colour
        return f"{self.words.name(card.symbol)} ×{card.symbols}, {colour}"

    def about(self, name: str) -> RenderableType | None:
        """The text of a card or a hobbit."""
        found = self.printed.find(name)
        if not found:
            return None
        return Group(*(self._hobbit(c) if c in HOBBITS else self._card(c) for c in found))

    def _hobbit(self, hobbit: str) -> RenderableType:
        title = Text(self.words.name(hobbit), style=f"bold {STYLE}")
        return Group(title, Hanging(Text(f"  {self.words.text(f'about-{hobbit}')}")))

    # ---- why not

    def thing(self, line: str) -> str | None:
        """A thing to be asked about in codes; names may be given for them."""
        verb, _, name = line.partition(" ")
        if verb not in FORMS:
            return None
        kinds = FORMS[verb].kinds
        if not kinds:
            return None if name else verb
        code = self.known[kinds[0]].exactly(name)
        return None if code is None else f"{verb} {code}"

    # ---- options

    def who(self, view: View, seat: Seat) -> str:
        """In the base game the hobbit of the seat, once it has been dealt."""
        hobbits = view["players"][seat]["starting"]
        return self.words.name(hobbits[0] if len(view["players"]) > 1 and hobbits else seat)

    def style(self, seat: Seat) -> str:
        """The colour of the seat."""
        return STYLE

    def option(self, view: View, ask: str, code: str) -> str:
        """What an option is called; a player by his hobbit."""
        if code in view["players"]:
            return self.who(view, code)
        if code in YELLOW and ask not in AS_CARDS:
            return self.words.text("label-use", card=self.words.name(code))
        return self.words.option(ask, code)

    def note(self, view: View, ask: str, code: str) -> Text:
        """How many there are of a card, its symbols, where a marker would go."""
        if ask == "line" and code in view["lines"]:
            line = BOARDS[view["place"]].lines[code]
            return Text(f"{view['lines'][code]}/{line.last}")
        if code in CARDS and ask in AS_CARDS:
            if not CARDS[code].is_hobbit:
                return Text(self._symbols(code))
            number = view["hand"].count(code)
            return Text(f"×{number}") if number > 1 else Text()
        return Text()

    def short_note(self, view: View, ask: str, code: str) -> Text:
        """The same."""
        return self.note(view, ask, code)

    def wording(self, ask: str, code: str) -> Text | None:
        """What a Feature or a Gandalf card does; not when cards are paid."""
        if ask not in AS_CARDS[1:] and (code in FEATURES or code in GANDALF_CARDS):
            effect = self.words.find(f"card-{code}", "effect")
            return Text(effect) if effect else None
        return None

    # ---- the log

    def heading(self, history: Sequence[Given], place: int) -> str | None:
        """An action."""
        given = history[place]
        return self.words.option("action", given.code) if given.request.ask == "action" else None


FEATURES: Final = frozenset(card.code for card in FEATURE_CARDS)
