"""The texts: the same messages in every language, and one for everything that the code says.

What the code says is collected from its source: the names of questions, options, events and
reasons stand there as plain words.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

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
from thirdage.words import LANGUAGES, Words

GAME: Final = "war-of-the-ring"
SOURCE: Final = Path(__file__).parents[2] / "src"
TEXTS: Final = SOURCE / "thirdage" / "words"
RULES: Final = sorted((SOURCE / "thirdage" / "games" / "war_of_the_ring").rglob("*.py"))
SCREENS: Final = sorted((SOURCE / "thirdage" / "cli").rglob("*.py"))

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
    "choose_from_hidden": 1,
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

FILLED_IN: Final[dict[str, Sequence[str]]] = {
    "side": SIDES,
    "name": DECKS,
    "minion": MINIONS,
    "kind": ("regular", "elite", "leader", "nazgul"),
    "battle['kind']": ("field", "siege", "sortie", "landing"),
    "view['phase']": ("1", "2", "3", "4", "5", "6"),
}
"""What stands in the braces of names that are put together."""


# ---- the files


def files_of(language: str) -> dict[str, Path]:
    """The files of a language: "war-of-the-ring/cards.ftl" and so on."""
    folder = TEXTS / language
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.ftl"))}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_nothing_stands_twice(language: str) -> None:
    found: list[str] = []
    for path in files_of(language).values():
        unread = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert unread == [], path
        found += ids(path)
    assert len(found) > 500
    assert [name for name in set(found) if found.count(name) > 1] == []


@pytest.mark.parametrize("file", sorted(files_of("en")))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_holds_the_same_messages(language: str, file: str) -> None:
    english, here = set(ids(TEXTS / "en" / file)), set(ids(TEXTS / language / file))
    assert (sorted(english - here), sorted(here - english)) == ([], [])


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert set(files_of(language)) == set(files_of("en")), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", [0, 1, 2, 5, 12, "edoras", "shadow"])
def test_every_message_can_be_filled_in(language: str, fact: int | str) -> None:
    words = Words(language, GAME)
    for path in files_of(language).values():
        facts = dict.fromkeys(re.findall(r"\$(\w+)", path.read_text(encoding="utf-8")), fact)
        for name in ids(path):
            message, _, attribute = name.partition(".")
            text = words.find(message, attribute or None, **facts)
            assert text, name
            assert "{" not in text, name


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


def questions() -> set[str]:
    """The names of all questions."""
    found = set()
    for path in RULES:
        for call in calls(path):
            if call.function in ASKED_BY:
                found |= names_in(call.argument(ASKED_BY[call.function]), call)
            elif call.function == "Request":
                raise AssertionError(f"{path} asks by itself")
    # The pool is asked for tiles by the default name of the question.
    return found | {"hunt-tile"}


def options() -> set[tuple[str, str]]:
    """Questions and the codes of options that stand in the source as words."""
    found = set()
    for path in RULES:
        for call in calls(path):
            if call.function.startswith("ask") and call.function in ASKED_BY:
                place = ASKED_BY[call.function]
                codes = codes_in(call.argument(place + 1), call)
                found |= set(product(names_in(call.argument(place), call), codes))
            elif call.function == "yes":
                found |= set(product(names_in(call.argument(2), call), ("yes", "no")))
    return found


class Said(NamedTuple):
    """An event told, or a reason given."""

    name: str
    facts: int
    more: bool
    """Whether there may be more facts than these."""

    def examples(self) -> Iterator[list[int | str]]:
        """Possible facts: names of things, and numbers."""
        for number in range(self.facts, self.facts + (12 if self.more else 1)):
            yield [*["edoras", "shadow", "rohan-elite", *["gimli"] * number][:number]]
            for fact in (0, 1, 2, 5):
                yield [fact] * number


def _said(names: set[str], facts: Sequence[ast.expr]) -> set[Said]:
    more = any(isinstance(fact, ast.Starred) for fact in facts)
    return {Said(name, len(facts) - more, more) for name in names}


def events() -> set[Said]:
    """All events that are told."""
    found = set()
    for path in RULES:
        for call in calls(path):
            if call.function == "tell":
                found |= _said(names_in(call.argument(0), call), call.node.args[1:])
    return found


def reasons() -> set[Said]:
    """All reasons that are given."""
    found = set()
    for path in RULES:
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


def written(kind: str) -> set[str]:
    """What the English files have messages for: of "ask", "event" or "reason"."""
    return {
        message.id.name.removeprefix(f"{kind}-")
        for path in files_of("en").values()
        for message in messages(path)
        if message.id.name.startswith(f"{kind}-")
    }


def named(said: set[Said]) -> set[str]:
    """The names alone."""
    return {one.name for one in said}


# ---- a text for everything, and no text for nothing


def difference(needed: set[str], there: set[str]) -> tuple[list[str], list[str]]:
    """What is missing, and what nobody needs."""
    return sorted(needed - there), sorted(there - needed)


def test_there_is_a_text_for_every_question() -> None:
    assert {"die", "shadow-combat-card", "free-peoples-strategy-draw"} <= questions()
    assert difference(questions(), written("ask")) == ([], [])


def test_there_is_a_text_for_every_option() -> None:
    words = Words("en", GAME)
    found = options()
    assert {("die", "ring"), ("retreat", "stay"), ("advance", "no"), ("nazgul", "done")} <= found
    found |= {("action", action) for action in ACTIONS}
    # Both sides are asked for their Combat cards in one place, but this one is the Shadow's.
    found -= {("free-peoples-combat-card", "durins-bane")}
    for ask, code in sorted(found):
        assert words.option(ask, code) != code, (ask, code)


def test_no_question_has_a_text_for_an_option_that_it_never_has() -> None:
    known = {f"ask-{ask}.{code}" for ask, code in options()}
    known |= {f"ask-action.{action}" for action in ACTIONS}
    known |= {f"ask-deck.{deck}" for deck in (CHARACTER, STRATEGY)}
    known |= {"ask-way.clear"}
    there = {name for name in ids(TEXTS / "en" / GAME / "questions.ftl") if "." in name}
    assert sorted(there - known) == []


def test_there_is_a_text_for_every_event() -> None:
    assert {"attack", "wins", "conceded"} <= named(events())
    assert difference(named(events()) - SILENT_EVENTS, written("event")) == ([], [])
    assert named(events()) >= SILENT_EVENTS


def test_there_is_a_text_for_every_reason() -> None:
    assert {"no-army", "saruman-condition", "needs-hobbit"} <= named(reasons())
    assert difference(named(reasons()), written("reason")) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_use_no_more_facts_than_there_are(language: str) -> None:
    words = Words(language, GAME)
    for said in events():
        for facts in said.examples():
            assert words.event(said.name, facts) or said.name in SILENT_EVENTS
    for said in reasons():
        for facts in said.examples():
            assert not words.reason(said.name, facts).startswith("["), said.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_every_label_with_what_the_screens_fill_in(language: str) -> None:
    words = Words(language, GAME)
    found = set()
    for path in SCREENS:
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
    assert {"play-help", "label-turn", "label-battle-sortie", "hidden", "phase-6"} <= found
    unused = {name for name in written("label") if f"label-{name}" not in found}
    assert unused == set()


# ---- names


def things() -> Iterator[tuple[str, str]]:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language, GAME)
    nameless = [f"{kind}-{code}" for kind, code in things() if not words.find(f"{kind}-{code}")]
    assert nameless == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_one_word_is_understood(language: str) -> None:
    words = Words(language, GAME)
    codes = {code for kind, code in things() if kind not in ("tile", "combat")}
    codes |= {str(figure) for side in SIDES for figure in figures_of(side)}
    codes |= {str(Loss(nation, REDUCE_ELITE)) for nation in ALL_NATIONS}
    codes |= {*ACTIONS, *FORMS, "mordor"}
    assert [code for code in sorted(codes) if words.name(code) == code] == []


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
