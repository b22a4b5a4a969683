"""The signs that each language sets: quotes, and in French the spaces before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from thirdage.words import LANGUAGES

TEXTS: Final = Path(__file__).parents[2] / "src" / "thirdage" / "words"
QUOTES: Final = {"en": "“”", "it": "“”", "pl": "„”", "fr": "«»"}
ALL_QUOTES: Final = frozenset('"“”„«»')
BEFORE_A_SIGN: Final = re.compile(r"(?<=\S) (?=[:;!?»](?:\s|[.,)…]|$))|« ")
"""A space at which a line could break in front of a sign that must not begin it."""


class Collector(visitor.Visitor):
    """The texts of a Fluent file, with a letter for whatever is filled in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [e.value if isinstance(e, ast.TextElement) else "x" for e in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All that is written for people in a language, and where it stands."""
    for path in sorted((TEXTS / language).rglob("*.*")):
        source = path.read_text(encoding="utf-8")
        if path.suffix == ".ftl":
            collector = Collector()
            collector.visit(FluentParser().parse(source))
            yield from ((path.name, text) for text in collector.texts)
        else:
            yield from ((path.name, line) for line in source.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    wrong = ALL_QUOTES - set(QUOTES[language])
    assert [found for found in texts(language) if wrong & set(found[1])] == []


def test_no_french_line_begins_with_a_sign() -> None:
    assert [found for found in texts("fr") if BEFORE_A_SIGN.search(found[1])] == []
