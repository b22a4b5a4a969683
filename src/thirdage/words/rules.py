"""The rules in our own words: `<language>/<game>/rules.md`, for people who look something up.

Each file has the same sections and, in them, the same paragraphs and items:

    ## W13 Moving Armies

    - Nobody crosses a black border. (W13.15)

The numbers at the end of a paragraph or an item are those that the table names beside prompts,
reasons and the log; `### …` parts a section.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

HEAD: Final = re.compile(r"^## (\S+) (.+)$", re.M)


class Section(NamedTuple):
    """A chapter of the rules."""

    number: str
    title: str
    text: str
    """Paragraphs, lists and `###` headings, parted by empty lines."""
    language: str


@cache
def written(language: str, game: str) -> tuple[Section, ...]:
    """The sections that a language has of a game's rules."""
    file = files("thirdage.words") / language / game / "rules.md"
    if not file.is_file():
        return ()
    _, *parts = HEAD.split(file.read_text(encoding="utf-8"))
    return tuple(
        Section(number, title, text.strip(), language)
        for number, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def rules(language: str, game: str) -> list[Section]:
    """The rules of a game in a language; sections that it lacks, in English."""
    own = {section.number: section for section in written(language, game)}
    return [own.get(section.number, section) for section in written("en", game)]
