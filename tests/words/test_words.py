"""The texts: the same messages in every language, and one for everything that the code says,
game by game.

What the code says is collected from its source: the names of questions, options, events and
reasons stand there as plain words.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lotr
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS, board, cards, components, why
from thirdage.games.lord_of_the_rings.events import EVENTS
from thirdage.games.war_of_the_ring.actions import ACTIONS
from thirdage.games.war_of_the_ring.board import ALL_NATIONS, PLACES, SIDES
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, CHARACTER, DECKS, STRATEGY
from thirdage.games.war_of_the_ring.casualties import REDUCE_ELITE, Loss
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM, MINIONS
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.recruiting import figures_of
from thirdage.games.war_of_the_ring.tiles import TILES
from thirdage.games.war_of_the_ring.turn import FACES
from thirdage.games.war_of_the_ring.why import FORMS
from thirdage.table.game import PLAYERS, choices_of
from thirdage.words import LANGUAGES, Words

GAME: Final = "war-of-the-ring"
SOURCE: Final = Path(__file__).parents[2] / "src"
TEXTS: Final = SOURCE / "thirdage" / "words"

SILENT_EVENTS: Final = {
    "dice",  # the page shows the faces; the event of the roll says what came of them
    "ceases",  # "battle-over" says it
}

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

NO_GUIDES: Final = {"on", "word"}
"""Of the texts "page-guide-…" these belong to no question."""

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

FILLED_IN: Final[dict[str, Sequence[str]]] = {
    "side": SIDES,
    "name": DECKS,
    "minion": MINIONS,
    "kind": ("regular", "elite", "leader", "nazgul"),
    "battle['kind']": ("field", "siege", "sortie", "landing"),
    "view['phase']": ("1", "2", "3", "4", "5", "6"),
    "event.name": [event.name for events in EVENTS.values() for event in events],
    "hobbit": components.HOBBITS,
}
"""What stands in the braces of names that are put together."""


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


def books() -> list[Book]:
    """All games."""
    return [
        Book(
            GAME,
            rules_of("war_of_the_ring"),
            screens_without("lord_of_the_rings"),
            ASKED_BY,
            frozenset(SILENT_EVENTS),
            war_options,
            frozenset({("way", "clear")} | {("deck", deck) for deck in (CHARACTER, STRATEGY)}),
            war_things,
            war_codes,
        ),
        Book(
            "lord-of-the-rings",
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


# ---- what stands in the source


class Call(NamedTuple):
    """A call of a function, and where it stands."""

    node: ast.Call
    inside: ast.FunctionDef | None
    path: Path

    @property
    def function(self) -> str:
        """The name of the function or method called."""
        function = self.node.func
        if isinstance(function, ast.Attribute):
            return function.attr
        return function.id if isinstance(function, ast.Name) else ""

    @property
    def module(self) -> ModuleType:
        """The module where it stands."""
        parts = self.path.relative_to(SOURCE).with_suffix("").parts
        return importlib.import_module(".".join(parts))

    def argument(self, place: int) -> ast.expr | None:
        """The argument at this place."""
        return self.node.args[place] if len(self.node.args) > place else None


@cache
def calls(path: Path) -> tuple[Call, ...]:
    """All calls in a file."""

    def walk(node: ast.AST, inside: ast.FunctionDef | None) -> Iterator[Call]:
        if isinstance(node, ast.FunctionDef):
            inside = node
        if isinstance(node, ast.Call):
            yield Call(node, inside, path)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inside)

    return tuple(walk(ast.parse(path.read_text(encoding="utf-8")), None))


def names_in(expression: ast.expr | None, call: Call) -> set[str]:
    """The names that an expression can give: a word, words put together, one of two, what has
    been assigned to a variable or is the default of a parameter. None for what the function
    has been given by others."""
    match expression:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.JoinedStr(values=parts):
            return {"".join(parts) for parts in product(*(_filled_in(part) for part in parts))}
        case ast.IfExp(body=body, orelse=orelse):
            return names_in(body, call) | names_in(orelse, call)
        case ast.Name(id=name):
            found = set()
            for value in assigned(name, call):
                found |= names_in(value, call)
            return found
        case None:
            return set()
    raise AssertionError(f"what does {ast.unparse(expression)} give?")


def _filled_in(part: ast.expr) -> Sequence[str]:
    if isinstance(part, ast.FormattedValue):
        return FILLED_IN[ast.unparse(part.value)]
    assert isinstance(part, ast.Constant)
    return (str(part.value),)


def assigned(name: str, call: Call) -> Iterator[ast.expr]:
    """What a variable of the function around a call has been given."""
    if call.inside is None:
        return
    arguments = call.inside.args
    defaults = dict(zip(reversed(arguments.args), reversed(arguments.defaults), strict=False))
    yield from (value for parameter, value in defaults.items() if parameter.arg == name)
    for node in ast.walk(call.inside):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if (
                target == name
            ):
                yield value
            case ast.AugAssign(target=ast.Name(id=target), value=value) if target == name:
                yield value
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id=target), attr="append" | "insert"), args=args
            ) if target == name:
                yield ast.List(elts=args)


def codes_in(expression: ast.expr | None, call: Call) -> set[str]:
    """The codes among options that stand in the source as words; other options are things."""
    found: set[str] = set()
    match expression:
        case ast.Constant(value=str(word)):
            found = {word}
        case ast.Name(id=name):
            value = getattr(call.module, name, None)
            if isinstance(value, str):
                return {value}
            for value in assigned(name, call):
                found |= codes_in(value, call)
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            for part in parts:
                found |= codes_in(part, call)
        case ast.Starred(value=inner):
            found = codes_in(inner, call)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            found = codes_in(one, call) | codes_in(other, call)
    return found


def questions(book: Book) -> set[str]:
    """The names of all questions."""
    # The pool is asked for tiles by the default name of the question.
    more = {"hunt-tile"} if book.game == GAME else set()
    return choices(book) | asked_by(book, ASK_FORTUNE) | more


def choices(book: Book) -> set[str]:
    """The names of those that are put to seats."""
    return asked_by(book, {*book.asked_by} - ASK_FORTUNE)


def asked_by(book: Book, functions: Collection[str]) -> set[str]:
    """The names of the questions that these functions ask."""
    found = set()
    for path in book.rules:
        for call in calls(path):
            if call.function in functions:
                found |= names_in(call.argument(book.asked_by[call.function]), call)
            elif call.function == "Request":
                raise AssertionError(f"{path} asks by itself")
    return found


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


class Said(NamedTuple):
    """An event told, or a reason given."""

    name: str
    facts: int
    more: bool
    """Whether there may be more facts than these."""
    of: bool = False
    """Whether it is told of somebody, who stands behind the other facts if several play."""

    def examples(self) -> Iterator[list[int | str]]:
        """Possible facts: names of things, and numbers."""
        for number in range(self.facts, self.facts + (12 if self.more else 1)):
            yield [*["edoras", "shadow", "rohan-elite", *["gimli"] * number][:number]]
            for fact in (0, 1, 2, 5):
                yield [fact] * number


def _said(names: set[str], facts: Sequence[ast.expr]) -> set[Said]:
    more = any(isinstance(fact, ast.Starred) for fact in facts)
    return {Said(name, len(facts) - more, more) for name in names}


def events(book: Book) -> set[Said]:
    """All events that are told."""
    found = set()
    for path in book.rules:
        for call in calls(path):
            if call.function == "tell":
                found |= _said(names_in(call.argument(0), call), call.node.args[1:])
            elif call.function == "tell_of":
                told = _said(names_in(call.argument(1), call), call.node.args[2:])
                found |= {one._replace(of=True) for one in told}
    return found


def reasons(book: Book) -> set[Said]:
    """All reasons that are given."""
    found = set()
    for path in book.rules:
        for call in calls(path):
            function = call.node.func
            if call.function == "needs":
                found |= _said(names_in(call.argument(0), call), ())
            elif isinstance(function, ast.Name) and function.id == "condition":
                found |= _said(names_in(call.argument(1), call), call.node.args[2:])
            elif call.function == "Reason":
                facts = call.argument(2)
                given = facts.elts if isinstance(facts, ast.Tuple) else ()
                found |= _said(names_in(call.argument(1), call), given)
    return found


def written(kind: str, book: Book, language: str = "en") -> set[str]:
    """What the files of a language have messages for: of "ask", "event" or "reason"."""
    return {
        message.id.name.removeprefix(f"{kind}-")
        for path in files_of(language, book.game).values()
        for message in messages(path)
        if message.id.name.startswith(f"{kind}-")
    }


def named(said: set[Said]) -> set[str]:
    """The names alone."""
    return {one.name for one in said}


# ---- the things of the games


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
    yield from (("word", event.name) for events in EVENTS.values() for event in events)
    yield from (("box", event.name) for events in EVENTS.values() for event in events)
    choices = [choices_of(LORD_OF_THE_RINGS, {PLAYERS: n}) for n in LORD_OF_THE_RINGS.forms]
    for name, values in (choice for form in choices for choice in form.items()):
        yield "choice", name
        if name != "hobbits":
            yield from (("choice", f"{name}-{value}") for value in values)


BOOKS: Final = books()
of_games = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
in_languages = pytest.mark.parametrize(
    ("book", "language"),
    [
        pytest.param(b, language, id=f"{b.game}-{language}")
        for b in BOOKS
        for language in b.languages
    ],
)


alone_or_together = pytest.mark.parametrize("together", [False, True], ids=["alone", "together"])

# ---- the files themselves


@in_languages
def test_every_file_can_be_read_and_nothing_stands_twice(book: Book, language: str) -> None:
    found: list[str] = []
    for path in files_of(language, book.game).values():
        unread = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert unread == [], path
        found += ids(path)
    assert len(found) > 250
    assert [name for name in set(found) if found.count(name) > 1] == []


@in_languages
def test_every_language_holds_the_same_messages(book: Book, language: str) -> None:
    assert set(files_of(language, book.game)) == set(files_of("en", book.game))
    for file in files_of("en", book.game):
        english, here = set(ids(TEXTS / "en" / file)), set(ids(TEXTS / language / file))
        assert (sorted(english - here), sorted(here - english)) == ([], []), file


@in_languages
@pytest.mark.parametrize("fact", [0, 1, 2, 5, 12, "edoras", "shadow"])
@alone_or_together
def test_every_message_can_be_filled_in(
    book: Book, language: str, fact: int | str, together: bool
) -> None:
    words = Words(language, book.game, together=together)
    for path in files_of(language, book.game).values():
        used = {*re.findall(r"\$(\w+)", path.read_text(encoding="utf-8"))} - {"together"}
        facts = dict.fromkeys(used, fact)
        for name in ids(path):
            message, _, attribute = name.partition(".")
            text = words.find(message, attribute or None, **facts)
            assert text, name
            assert "{" not in text, name


# ---- a text for everything, and no text for nothing


def difference(needed: set[str], there: set[str]) -> tuple[list[str], list[str]]:
    """What is missing, and what nobody needs."""
    return sorted(needed - there), sorted(there - needed)


@of_games
def test_there_is_a_text_for_every_question(book: Book) -> None:
    assert len(questions(book)) > 30
    assert difference(questions(book), written("ask", book)) == ([], [])


@in_languages
def test_the_guide_explains_every_question_that_is_put_to_a_seat(book: Book, language: str) -> None:
    guides = written("page-guide", book, language) - NO_GUIDES
    assert difference(choices(book), guides) == ([], [])


def test_no_question_of_a_match_for_one_to_five_is_overlooked() -> None:
    _, rings = BOOKS
    asked = {(met.ask, met.together) for met in lotr.questions_met()}
    assert {ask for ask, _ in asked} <= choices(rings)
    assert {("floor", True), ("eye", True), ("ring-price", False)} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_tell_what_they_are_about(language: str) -> None:
    words = Words(language, "lord-of-the-rings")
    many = Words(language, "lord-of-the-rings", together=True)
    for ask, facts, together in {
        (met.ask, met.facts, met.together) for met in lotr.questions_met()
    }:
        # Every fact that the text names is there; else the reader raises an error.
        assert not (many if together else words).question(ask, facts).startswith("["), ask
    assert words.question("discard", (3,)) != words.question("discard", (2,))
    assert words.question("token", ("any",)) != words.question("token", ("heart",))
    assert words.name("hiding") in words.question("stone", ("hiding", 2))


@of_games
def test_there_is_a_text_for_every_option(book: Book) -> None:
    words = Words("en", book.game)
    for ask, code in sorted(book.options() | book.more_options):
        assert words.option(ask, code) != code, (ask, code)


@of_games
def test_no_question_has_a_text_for_an_option_that_it_never_has(book: Book) -> None:
    known = {f"ask-{ask}.{code}" for ask, code in book.options() | book.more_options}
    there = {name for name in ids(TEXTS / "en" / book.game / "questions.ftl") if "." in name}
    assert sorted(there - known) == []


@of_games
def test_there_is_a_text_for_every_event(book: Book) -> None:
    assert "conceded" in named(events(book))
    assert difference(named(events(book)) - book.silent, written("event", book)) == ([], [])
    assert named(events(book)) >= book.silent


@of_games
def test_there_is_a_text_for_every_reason(book: Book) -> None:
    assert len(reasons(book)) > 20
    assert difference(named(reasons(book)), written("reason", book)) == ([], [])


def test_names_that_are_collected_from_the_source() -> None:
    war, rings = BOOKS
    assert {"die", "shadow-combat-card", "free-peoples-strategy-draw"} <= questions(war)
    assert {"action", "watcher", "sam-saves-frodo", "fellowship-forms"} <= questions(rings)
    found = war.options()
    assert {("die", "ring"), ("retreat", "stay"), ("advance", "no"), ("nazgul", "done")} <= found
    assert {("action", "pass"), ("stone", "pay"), ("recovery", "heal")} <= rings.options()
    assert {"attack", "wins"} <= named(events(war))
    assert {"rolled", "advances"} <= named(events(rings))
    assert {"no-army", "saruman-condition", "needs-hobbit"} <= named(reasons(war))
    assert {"hand-of-six", "line-complete"} <= named(reasons(rings))


@in_languages
@alone_or_together
def test_events_and_reasons_use_no_more_facts_than_there_are(
    book: Book, language: str, together: bool
) -> None:
    words = Words(language, book.game, together=together)
    for said in events(book):
        for facts in said.examples():
            who = ["gimli"] if said.of and together else []
            assert words.event(said.name, [*facts, *who]) or said.name in book.silent
    for said in reasons(book):
        for facts in said.examples():
            assert not words.reason(said.name, facts).startswith("["), said.name


@in_languages
def test_there_is_a_text_for_every_label_with_what_the_screens_fill_in(
    book: Book, language: str
) -> None:
    words = Words(language, book.game)
    found = set()
    for path in book.screens:
        for call in calls(path):
            if call.function == "_row":
                asked, facts = names_in(call.argument(0), call), {}
            elif call.function == "text" and isinstance(call.node.func, ast.Attribute):
                asked = names_in(call.argument(0), call)
                facts = {str(keyword.arg): 2 for keyword in call.node.keywords}
            else:
                continue
            for message in asked:
                assert not words.text(message, **facts).startswith("["), message
            found |= asked
    assert {"play-help", "label-turn"} <= found
    if book.game == GAME:
        assert {"label-battle-sortie", "hidden", "phase-6"} <= found
    unused = {name for name in written("label", book) if f"label-{name}" not in found}
    assert unused == set()


# ---- names


@in_languages
def test_every_thing_has_a_name(book: Book, language: str) -> None:
    words = Words(language, book.game)
    nameless = [
        f"{kind}-{code}" for kind, code in book.things() if not words.find(f"{kind}-{code}")
    ]
    assert nameless == []


@in_languages
def test_every_code_of_one_word_is_understood(book: Book, language: str) -> None:
    words = Words(language, book.game)
    codes = {code for kind, code in book.things() if kind not in ("tile", "combat", "choice")}
    codes |= book.codes()
    assert [code for code in sorted(codes) if words.name(code) == code] == []


def test_every_yellow_and_gandalf_card_says_what_it_does() -> None:
    words = Words("en", "lord-of-the-rings")
    for card in (*cards.YELLOW_CARDS, *cards.GANDALF_CARDS, cards.GOLLUM):
        assert words.find(f"card-{card}", "effect"), card


def test_every_card_and_combat_effect_says_what_it_does() -> None:
    words = Words("en", GAME)
    for card in CARDS.values():
        assert words.find(f"card-{card.name}", "effect"), card.name
        assert words.find(f"combat-{card.combat}", "effect"), card.combat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_combat_effect_is_understood(language: str) -> None:
    words = Words(language, GAME)
    assert [name for name in EFFECTS if words.name(name) == name] == []


def test_a_way_past_several_strongholds_is_understood() -> None:
    text = Words("en", GAME).option("way", "dol-guldur+minas-morgul")
    assert "Dol Guldur" in text
    assert "Minas Morgul" in text
