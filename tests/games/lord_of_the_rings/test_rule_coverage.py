"""Every rule has a test that names it: those of the solitaire game, and in the files `test_base_*`
those that are read otherwise in the base game for two to five.

Left out are the rules about sources (F0.1 to F0.3), and of the base game those on which its tests
could say nothing that the others do not say.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
_RULES = """
0.4
1.1 1.2 1.3
2.1 2.2 2.3 2.4 2.7 2.8
3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8
4.1 4.2 4.3
5.1 5.2 5.3
6.1 6.2 6.3
7.1 7.2 7.3
8.1 8.2 8.3 8.5 8.6 8.7
9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8
10.1 10.2 10.3 10.4 10.5
11.1 11.2 11.3 11.4 11.5
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8
13.1 13.2 13.3
14.1 14.2
15.1 15.2
16.4 16.5 16.6 16.7 16.8 16.9 16.10
17.1 17.2
18.1 18.2 18.3
19.1 19.2 19.4 19.5 19.6
20.1 20.2 20.3 20.4
21.0 21.1 21.2 21.3 21.4 21.5
22.1 22.2 22.3 22.4 22.5 22.6 22.7 22.8 22.9 22.10 22.11 22.12 22.13
23.1 23.2 23.3 23.4 23.5 23.6 23.7 23.8
24.1 24.2 24.3 24.4 24.5 24.6
25.1 25.4 25.6 25.7 25.8
26.1 26.2 26.3 26.4 26.5 26.6 26.7 26.8 26.9 26.10 26.11
"""
_BASE_RULES = """
2.1 2.2 2.4 2.5 2.6 2.8
3.1 3.4 3.6 3.7 3.8
4.1 4.2 4.3
5.1 5.2 5.3
6.1 6.2 6.3
7.2
8.2 8.3 8.4 8.7
9.1 9.2 9.4 9.5 9.6 9.7
10.3 10.4 10.5
11.4
12.5 12.6 12.7 12.8
13.1 13.2 13.3
14.1
15.1 15.2
16.1 16.2 16.3 16.4
17.1 17.2 17.3 17.4 17.5
18.3
19.1 19.3 19.4 19.5
20.1 20.2 20.3 20.4
21.0 21.1 21.2 21.3 21.4 21.5
22.1 22.2 22.3 22.4 22.5 22.6 22.7 22.8 22.9 22.10 22.11 22.12
23.1 23.2 23.3 23.4 23.5 23.6 23.7 23.8
24.1 24.2 24.4 24.5 24.6 24.7
25.1 25.2 25.3 25.5 25.9
"""
RULES = frozenset(_RULES.split())
BASE_RULES = frozenset(_BASE_RULES.split())


def names_of_tests(files: str) -> Iterator[str]:
    """The names of all test functions in some files of the game."""
    for path in sorted(TESTS.rglob(files)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def rules_in(name: str) -> Iterator[str]:
    """The rules that a test names: "test_f6_3_a_joker" names F6.3."""
    for chapter, number in re.findall(r"(?<![a-z0-9])f(\d+)_(\d+)(?![a-z0-9])", name):
        yield f"{chapter}.{number}"


def covered(files: str) -> frozenset[str]:
    """The rules that the tests in some files name."""
    return frozenset(rule for name in names_of_tests(files) for rule in rules_in(name))


@pytest.mark.parametrize("chapter", range(27))
def test_every_rule_of_a_chapter_has_a_test(chapter: int) -> None:
    alone = covered("test_f*.py") | covered("test_random_play.py")
    missing = (RULES - alone) | (BASE_RULES - covered("test_base_*.py"))
    assert not {rule for rule in missing if rule.startswith(f"{chapter}.")}


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not covered("test_*.py") - RULES - BASE_RULES


def test_how_a_name_is_read() -> None:
    assert list(rules_in("test_f6_3_a_joker")) == ["6.3"]
    assert list(rules_in("test_moria_1_and_f22_1_one_card")) == ["22.1"]
