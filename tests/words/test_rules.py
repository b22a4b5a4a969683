"""The rules in our own words: the same in all languages, and an answer to every number that the
table shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from thirdage.games import GAMES
from thirdage.words import LANGUAGES
from thirdage.words.rules import HEAD, rules, written

ROOT: Final = Path(__file__).parents[2]
LETTERS: Final = {"war-of-the-ring": "W", "lord-of-the-rings": "F"}
TOLD: Final = re.compile(r" \(([WF]\d+\.[\d.]+(?:, [WF]\d+\.[\d.]+)*)\)$")
in_languages = pytest.mark.parametrize("language", LANGUAGES)
of_games = pytest.mark.parametrize("game", LETTERS)


def blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The blocks of a section: what it is, and of each of its lines the numbers at its end."""
    for block in text.split("\n\n"):
        kind = "heading" if block.startswith("### ") else "text"
        lines = [block]
        if block.startswith("- "):
            kind, lines = "list", block.split("\n")
            assert all(line.startswith("- ") for line in lines), block
        assert not any("\n" in line for line in lines), block
        yield kind, [found[1] if (found := TOLD.search(line)) else "" for line in lines]


def numbers(language: str, game: str) -> set[str]:
    """Whatever a link can lead to: sections, and the rules that their lines tell."""
    found = set()
    for section in written(language, game):
        found.add(section.number)
        for _, lines in blocks(section.text):
            found |= {number for told in lines for number in told.split(", ") if number}
    return found


def shown(game: str) -> set[str]:
    """The numbers that the table shows: of reasons, and beside prompts and the log."""
    sources = [
        *(ROOT / "src/thirdage/games" / game.replace("-", "_")).rglob("*.py"),
        *(ROOT / "web/src/games" / game).rglob("rules.ts"),
    ]
    number = re.compile(rf'"({LETTERS[game]}\d+(?:\.\d+)*)"')
    return {n for source in sources for n in number.findall(source.read_text(encoding="utf-8"))}


def test_every_game_has_rules() -> None:
    assert set(LETTERS) == set(GAMES)


@in_languages
@of_games
def test_all_languages_have_the_same_sections_and_items(language: str, game: str) -> None:
    english, own = written("en", game), written(language, game)
    assert [section.number for section in own] == [section.number for section in english]
    for theirs, ours in zip(english, own, strict=True):
        assert list(blocks(ours.text)) == list(blocks(theirs.text)), ours.number
        assert ours.title
        assert ours.language == language


@of_games
def test_the_sections_are_numbered_without_gaps(game: str) -> None:
    found = [section.number for section in written("en", game)]
    assert found == [f"{LETTERS[game]}{place}" for place in range(1, len(found) + 1)]


@in_languages
@of_games
def test_every_number_that_the_table_shows_leads_to_its_rule(language: str, game: str) -> None:
    examples = {"war-of-the-ring": {"W13.11", "W9"}, "lord-of-the-rings": {"F16.5", "F9"}}
    assert examples[game] <= shown(game)
    assert sorted(shown(game) - numbers(language, game)) == []


@of_games
def test_a_line_tells_only_rules_of_its_section(game: str) -> None:
    for section in written("en", game):
        for _, lines in blocks(section.text):
            for number in ", ".join(lines).replace(", ", " ").split():
                assert number.split(".")[0] == section.number


@of_games
def test_a_section_that_a_language_lacks_is_english(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = written("en", game)
    italian = tuple(section._replace(language="it") for section in english[1:])
    monkeypatch.setattr(
        "thirdage.words.rules.written",
        lambda language, _: {"it": italian, "en": english}[language],
    )
    assert rules("it", game) == [english[0], *italian]


def test_heads_are_read_with_their_number() -> None:
    assert HEAD.findall("# Rules\n\n## W1 One\n\ntext\n\n### Part\n\n## W2 Two words\n") == [
        ("W1", "One"),
        ("W2", "Two words"),
    ]
