"""What the code says to players, collected from its source: the names of questions, options,
events and reasons stand there as plain words.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings import components
from thirdage.games.lord_of_the_rings.events import EVENTS
from thirdage.games.war_of_the_ring.board import SIDES
from thirdage.games.war_of_the_ring.cards.catalogue import DECKS
from thirdage.games.war_of_the_ring.characters import MINIONS

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"

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


def questions(rules: Sequence[Path], asked_by: Mapping[str, int]) -> set[str]:
    """The names of all questions. `asked_by`: the functions that ask, and which of their
    arguments is the question's name."""
    found = set()
    for path in rules:
        for call in calls(path):
            if call.function in asked_by:
                found |= names_in(call.argument(asked_by[call.function]), call)
            elif call.function == "Request":
                raise AssertionError(f"{path} asks by itself")
    return found


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


def events(rules: Sequence[Path]) -> set[Said]:
    """All events that are told."""
    found = set()
    for path in rules:
        for call in calls(path):
            if call.function == "tell":
                found |= _said(names_in(call.argument(0), call), call.node.args[1:])
            elif call.function == "tell_of":
                told = _said(names_in(call.argument(1), call), call.node.args[2:])
                found |= {one._replace(of=True) for one in told}
    return found


def reasons(rules: Sequence[Path]) -> set[Said]:
    """All reasons that are given."""
    found = set()
    for path in rules:
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


def refused_undos() -> set[str]:
    """All reasons why a choice cannot be taken back."""
    return {
        name
        for path in sorted((SOURCE / "thirdage").rglob("*.py"))
        for call in calls(path)
        if call.function == "CannotUndo"
        for name in names_in(call.argument(1), call)
    }


def named(said: set[Said]) -> set[str]:
    """The names alone."""
    return {one.name for one in said}


# ---- what stands anywhere, in the page as well


@cache
def _everything() -> str:
    """The source of the package and of the page."""
    page = (ROOT / "web" / "src").rglob("*")
    paths = [path for path in page if path.suffix in (".ts", ".svelte")]
    paths += (SOURCE / "thirdage").rglob("*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def whole_names() -> set[str]:
    """All names that stand somewhere as they are: "at-war"."""
    return set(re.findall(r"""["'`]([a-z0-9-]+)["'`]""", _everything()))


def begun_names() -> set[str]:
    """The beginnings of names that are put together somewhere: "phase-"."""
    return set(re.findall(r"""["'`]([a-z-]+-)\$?\{""", _everything()))
