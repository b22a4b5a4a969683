"""The texts of each game, and what in its code they must answer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lotr
import sayings
from sayings import SOURCE, Said, calls, codes_in, names_in
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS, board, cards, components, why
from thirdage.games.lord_of_the_rings.events import EVENTS
from thirdage.games.war_of_the_ring.actions import ACTIONS
from thirdage.games.war_of_the_ring.board import ALL_NATIONS, PLACES, SIDES
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, CHARACTER, STRATEGY
from thirdage.games.war_of_the_ring.casualties import REDUCE_ELITE, Loss
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.recruiting import figures_of
from thirdage.games.war_of_the_ring.tiles import TILES
from thirdage.games.war_of_the_ring.turn import FACES
from thirdage.games.war_of_the_ring.why import FORMS
from thirdage.table.game import PLAYERS, choices_of
from thirdage.words import LANGUAGES

WAR: Final = "war-of-the-ring"
RINGS: Final = "lord-of-the-rings"
TEXTS: Final = SOURCE / "thirdage" / "words"

ASKED_BY: Final = {
    "ask": 2,
    "ask_hidden": 2,
    "ask_secretly": 2,
    "yes": 2,
    "choose": 1,
    "choose_secretly": 1,
    "confirm": 1,
    "choose_group": 1,
    "take_from_pool": 1,
    "draw": 0,
    "draw_secretly": 0,
    "draw_from": 0,
    "draw_unseen": 0,
    "roll": 0,
    "roll_faces": 0,
}
"""The functions that ask, and which of their arguments is the question's name; the options,
if the function has any, come next."""

ASK_FORTUNE: Final = frozenset(
    ("draw", "draw_secretly", "draw_from", "draw_unseen", "roll", "roll_faces")
)
"""Those that ask nobody who could choose."""

ASKED_BY_RINGS: Final = {
    **ASKED_BY,
    "ask": 1,
    "ask_hidden": 2,
    "ask_card": 2,
    "ask_card_unseen": 1,
    "ask_player": 2,
    "choose_secretly": 1,
    "yes": 1,
    "decide": 2,
    "pause": 2,
    "chooses": 2,
    "pass_card": 3,
    "pays": 2,
    "pays_or_rolls": 2,
    "pays_revealed": 2,
    "one_pays": 1,
    "group_pays": 1,
    "pledge": 1,
    "volunteer_for_corruption": 1,
    "recover": 2,
    "_token_or_harm": 2,
}
"""The same for the Lord of the Rings."""


class Book(NamedTuple):
    """The texts of one game, and what in the code they must answer to."""

    game: str
    rules: Sequence[Path]
    screens: Sequence[Path]
    """Of the terminal: those that all games share and its own."""
    asked_by: Mapping[str, int]
    silent: frozenset[str]
    """Events that are told without a text."""
    options: Callable[[], set[tuple[str, str]]]
    """Questions and the codes of options that must have a text."""
    more_options: frozenset[tuple[str, str]]
    """Further ones that may have one."""
    things: Callable[[], Iterator[tuple[str, str]]]
    """Kinds and codes of all things that have a name of their own."""
    codes: Callable[[], set[str]]
    """Further codes of one word that are understood."""

    @property
    def questions(self) -> set[str]:
        """The names of all questions."""
        # The pool is asked for tiles by the default name of the question.
        more = {"hunt-tile"} if self.game == WAR else set()
        return sayings.questions(self.rules, self.asked_by) | more

    @property
    def choices(self) -> set[str]:
        """The names of those that are put to seats."""
        return sayings.questions(
            self.rules, {name: at for name, at in self.asked_by.items() if name not in ASK_FORTUNE}
        )

    @property
    def events(self) -> set[Said]:
        """All events that are told."""
        return sayings.events(self.rules)

    @property
    def reasons(self) -> set[Said]:
        """All reasons that are given."""
        return sayings.reasons(self.rules)

    def written(self, kind: str, language: str = "en") -> set[str]:
        """What the files of a language have messages for: of "ask", "event" or "reason"."""
        return {
            message.id.name.removeprefix(f"{kind}-")
            for path in files_of(language, self.game).values()
            for message in messages(path)
            if message.id.name.startswith(f"{kind}-")
        }

    @property
    def languages(self) -> list[str]:
        """The languages into which the game has been brought so far, English first."""
        names = [TEXTS / language / self.game / "names.ftl" for language in LANGUAGES]
        return [language for language, path in zip(LANGUAGES, names, strict=True) if path.exists()]


def rules_of(package: str) -> list[Path]:
    """The files of a game's rules."""
    return sorted((SOURCE / "thirdage" / "games" / package).rglob("*.py"))


def screens_without(*others: str) -> list[Path]:
    """The files of the terminal, those of other games left out."""
    paths = sorted((SOURCE / "thirdage" / "cli").rglob("*.py"))
    return [path for path in paths if not path.name.startswith(others)]


def _books() -> list[Book]:
    """All games."""
    return [
        Book(
            WAR,
            rules_of("war_of_the_ring"),
            screens_without("lord_of_the_rings"),
            ASKED_BY,
            frozenset(
                {
                    "dice",  # the event of the roll says what came of them
                    "ceases",  # "battle-over" says it
                }
            ),
            war_options,
            frozenset({("way", "clear")} | {("deck", deck) for deck in (CHARACTER, STRATEGY)}),
            war_things,
            war_codes,
        ),
        Book(
            RINGS,
            rules_of("lord_of_the_rings"),
            screens_without("war_"),
            ASKED_BY_RINGS,
            frozenset(),
            lotr.options_met,
            frozenset(
                {
                    ("before-discard", "discard"),
                    ("faces", "cannot"),
                    ("nazgul-attacks", "pay"),
                    ("nazgul-attacks", "roll"),
                    ("ring-price", "shields"),
                }
            ),
            ring_things,
            lambda: {*why.FORMS, "tile", "shields"},
        ),
    ]


# ---- the files


def files_of(language: str, game: str) -> dict[str, Path]:
    """The files of a language, those that all games share and those of the game:
    "war-of-the-ring/cards.ftl" and so on."""
    folder = TEXTS / language
    paths = sorted((*folder.glob("*.ftl"), *(folder / game).rglob("*.ftl")))
    return {path.relative_to(folder).as_posix(): path for path in paths}


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    """Everything in a file."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> list[ftl.Message]:
    """The messages of a file."""
    return [entry for entry in entries(path) if isinstance(entry, ftl.Message)]


def ids(path: Path) -> list[str]:
    """The ids of a file's messages, and of their attributes as "id.attribute"."""
    found = []
    for message in messages(path):
        found.append(message.id.name)
        found += [f"{message.id.name}.{a.id.name}" for a in message.attributes]
    return found


# ---- the things of the games


def war_options() -> set[tuple[str, str]]:
    """Questions and the codes of options that stand in the source as words."""
    found = {("action", action) for action in ACTIONS}
    for path in rules_of("war_of_the_ring"):
        for call in calls(path):
            if call.function.startswith("ask") and call.function in ASKED_BY:
                place = ASKED_BY[call.function]
                codes = codes_in(call.argument(place + 1), call)
                found |= set(product(names_in(call.argument(place), call), codes))
            elif call.function == "yes":
                found |= set(product(names_in(call.argument(2), call), ("yes", "no")))
    # Both sides are asked for their Combat cards in one place, but this one is the Shadow's.
    return found - {("free-peoples-combat-card", "durins-bane")}


def war_things() -> Iterator[tuple[str, str]]:
    """Kinds and codes of all things that have a name of their own."""
    for card in CARDS.values():
        yield "card", card.name
        yield "combat", card.combat
    yield from (("combat", name) for name in EFFECTS)
    yield from (("region", name) for name in PLACES)
    yield from (("character", name) for name in (*CHARACTERS, GOLLUM))
    yield from (("about", name) for name in (*CHARACTERS, GOLLUM))
    yield from (("nation", name) for name in ALL_NATIONS)
    yield from (("side", name) for name in SIDES)
    yield from (("tile", name) for name in TILES)
    yield from (("face", face) for faces in FACES.values() for face in faces)
    yield from (("deck", deck) for deck in (CHARACTER, STRATEGY))


def war_codes() -> set[str]:
    """Figures, losses, actions and what may be asked about."""
    codes = {str(figure) for side in SIDES for figure in figures_of(side)}
    codes |= {str(Loss(nation, REDUCE_ELITE)) for nation in ALL_NATIONS}
    return codes | {*ACTIONS, *FORMS, "mordor"}


def ring_things() -> Iterator[tuple[str, str]]:
    """Cards, places, hobbits, tiles, faces and whatever else has a name."""
    known = (*cards.CODES, *cards.GANDALF_CARDS, cards.CARD_BACK)
    yield from (("card", name) for name in known)
    yield from (("region", name) for name in components.PLACES)
    yield from (("character", name) for name in components.HOBBITS)
    yield from (("about", name) for name in components.HOBBITS)
    yield from (("side", seat) for seat in (components.SEAT, *components.SEATS))
    tiles = {*components.TILES} - {*components.ACTIVITIES}
    yield from (("tile", name) for name in tiles)
    yield from (("face", face) for face in components.FACES)
    yield from (("word", name) for name in (*components.ACTIVITIES, components.JOKER))
    yield from (("word", name) for name in board.CONTENTS)
    yield from (("word", card.colour) for card in cards.CARDS.values())
    yield from (("word", event.name) for events in EVENTS.values() for event in events)
    yield from (("box", event.name) for events in EVENTS.values() for event in events)
    choices = [choices_of(LORD_OF_THE_RINGS, {PLAYERS: n}) for n in LORD_OF_THE_RINGS.forms]
    for name, values in (choice for form in choices for choice in form.items()):
        yield "choice", name
        if name != "hobbits":
            yield from (("choice", f"{name}-{value}") for value in values)


BOOKS: Final = _books()
