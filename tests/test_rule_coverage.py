"""Every rule of the second edition has a test that names it.

The numbers are those of the rules (W1 to W21 and W23; W22 is the games for three and four).
W18.14 is a rule of the first edition that holds in the second too (OP-74).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent / "games" / "war_of_the_ring"
_RULES = """
1.1 1.2 1.3 1.4 1.5 1.6a 1.7 1.8 1.9a 1.10
2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.8.1 2.9 2.10 2.11 2.12 2.13 2.14 2.15 2.16 2.17
3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.11a 3.12 3.12a
4.1 4.2a 4.3 4.4 4.5 4.6 4.7 4.8 4.9
5.1 5.2 5.3 5.4 5.5 5.6 5.7a 5.8 5.9 5.10 5.11a
6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9 6.10 6.11 6.12 6.13 6.14 6.15
7.1 7.2 7.3 7.4 7.5 7.6 7.6.1 7.7
8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.10.1 8.11 8.12 8.13 8.14 8.15 8.16 8.17 8.18 8.19
9.1 9.2 9.3a 9.4 9.5 9.6 9.7 9.8a 9.9 9.10 9.11 9.12 9.13 9.14
10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.10 10.11 10.12 10.13 10.14 10.15 10.16 10.17
10.18 10.19 10.20a 10.21 10.22 10.23 10.24 10.25 10.26
11.1 11.2 11.3 11.4 11.5 11.6a 11.7
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13 12.14
13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8 13.9 13.10 13.11 13.12 13.13 13.14 13.15 13.16 13.17
14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.10 14.11 14.12 14.13 14.14 14.15 14.16 14.17
14.18 14.19 14.20 14.21 14.22 14.23 14.24 14.25 14.26 14.27 14.28 14.29 14.30 14.30.1 14.31
14.32 14.33
15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10 15.11 15.12 15.13 15.14 15.15 15.15.1 15.16
15.17 15.18
16.1 16.2 16.3 16.4 16.5 16.6 16.7
17.1 17.2 17.3 17.4 17.4.1 17.4.2 17.4.3 17.4.4a 17.5 17.5.1 17.6 17.7 17.8 17.9 17.10a 17.11
17.12 17.13 17.14 17.15 17.15a 17.16 17.17
18.1 18.2 18.3 18.4 18.5 18.6 18.7 18.8 18.9 18.10 18.11 18.12 18.13 18.14 18.15 18.16 18.17 18.18
18.19 18.20 18.21 18.22 18.23 18.24 18.25a 18.26 18.27a 18.27c 18.28 18.29 18.30 18.31 18.32
18.33 18.34 18.35
19.1 19.2 19.3 19.4 19.5 19.6 19.7 19.8a 19.9 19.10 19.11 19.12 19.13 19.14 19.15 19.16 19.17
19.18 19.19 19.20a 19.21 19.22 19.22.1 19.23 19.24 19.25
20.1a 20.2 20.3a 20.4 20.5 20.6 20.7 20.8 20.9 20.10a 20.11
21.1 21.2 21.3 21.4 21.5 21.6 21.7 21.8
23.1 23.2 23.3
"""
RULES = frozenset(_RULES.split())


def names_of_tests() -> Iterator[str]:
    """The names of all test functions of War of the Ring."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def rules_in(name: str) -> Iterator[str]:
    """The rules that a test names: "test_w6_4_passing" names W6.4. Words that follow a number
    may begin with a number themselves ("test_w1_2_24_cards"): the longest known rule counts."""
    for found in re.findall(r"(?<![a-z0-9])w(\d+(?:_\d+)*_\d+[a-z]?)(?![a-z0-9])", name.lower()):
        parts = found.split("_")
        while len(parts) > 1 and ".".join(parts) not in RULES:
            parts.pop()
        yield ".".join(parts) if len(parts) > 1 else found.replace("_", ".")


COVERED = frozenset(rule for name in names_of_tests() for rule in rules_in(name))


@pytest.mark.parametrize("chapter", [*range(1, 22), 23])
def test_every_rule_of_a_chapter_has_a_test(chapter: int) -> None:
    missing = {rule for rule in RULES - COVERED if rule.startswith(f"{chapter}.")}
    assert not missing


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = COVERED - RULES
    assert not unknown


def test_how_a_name_is_read() -> None:
    assert list(rules_in("test_w6_4_passing")) == ["6.4"]
    assert list(rules_in("test_w17_4_4a_and_w14_30_1_both")) == ["17.4.4a", "14.30.1"]
    assert list(rules_in("test_w1_2_24_cards")) == ["1.2"]
    assert list(rules_in("test_r014_forlindon")) == []
    assert list(rules_in("test_w6_99_nothing")) == ["6.99"]
