"""The texts: the same messages in every language, and one for everything that the code says,
game by game.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl

import lotr
from books import BOOKS, RINGS, TEXTS, WAR, Book, entries, files_of, ids, messages
from sayings import begun_names, calls, named, names_in, refused_undos, whole_names
from thirdage.games.lord_of_the_rings import cards
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.words import LANGUAGES, Words
from thirdage.words.reader import NAMES

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

NO_GUIDES: Final = {"on", "word"}
"""Of the texts "page-guide-…" these belong to no question."""

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
    assert len(book.questions) > 30
    assert difference(book.questions, book.written("ask")) == ([], [])


@in_languages
def test_the_guide_explains_every_question_that_is_put_to_a_seat(book: Book, language: str) -> None:
    guides = book.written("page-guide", language) - NO_GUIDES
    assert difference(book.choices, guides) == ([], [])


def test_no_question_of_a_match_for_one_to_five_is_overlooked() -> None:
    _, rings = BOOKS
    asked = {(met.ask, met.together) for met in lotr.questions_met()}
    assert {ask for ask, _ in asked} <= rings.choices
    assert {("floor", True), ("eye", True), ("ring-price", False)} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_tell_what_they_are_about(language: str) -> None:
    words = Words(language, RINGS)
    many = Words(language, RINGS, together=True)
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
    assert "conceded" in named(book.events)
    assert difference(named(book.events) - book.silent, book.written("event")) == ([], [])
    assert named(book.events) >= book.silent


@of_games
def test_there_is_a_text_for_every_reason(book: Book) -> None:
    assert len(book.reasons) > 20
    assert difference(named(book.reasons), book.written("reason")) == ([], [])


def test_there_is_a_text_for_every_undo_that_is_refused() -> None:
    said = refused_undos()
    written = {name for name in ids(TEXTS / "en" / "table.ftl") if name.startswith("undo-")}
    assert {"undo-nothing", "undo-chance", "undo-over"} <= said
    assert difference(said, written) == ([], [])


def test_names_that_are_collected_from_the_source() -> None:
    war, rings = BOOKS
    assert {"die", "shadow-combat-card", "free-peoples-strategy-draw"} <= war.questions
    assert {"action", "watcher", "sam-saves-frodo", "fellowship-forms"} <= rings.questions
    found = war.options()
    assert {("die", "ring"), ("retreat", "stay"), ("advance", "no"), ("nazgul", "done")} <= found
    assert {("action", "pass"), ("stone", "pay"), ("recovery", "heal")} <= rings.options()
    assert {"attack", "wins"} <= named(war.events)
    assert {"rolled", "advances"} <= named(rings.events)
    assert {"no-army", "saruman-condition", "needs-hobbit"} <= named(war.reasons)
    assert {"hand-of-six", "line-complete"} <= named(rings.reasons)


@in_languages
@alone_or_together
def test_events_and_reasons_use_no_more_facts_than_there_are(
    book: Book, language: str, together: bool
) -> None:
    words = Words(language, book.game, together=together)
    for said in book.events:
        for facts in said.examples():
            who = ["gimli"] if said.of and together else []
            assert words.event(said.name, [*facts, *who]) or said.name in book.silent
    for said in book.reasons:
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
    if book.game == WAR:
        assert {"label-battle-sortie", "hidden", "phase-6"} <= found
    unused = {name for name in book.written("label") if f"label-{name}" not in found}
    assert unused == set()


COMPARED: Final = ("ask", "event", "reason", "label", "page")
"""Kinds of messages that other tests compare with what the code says, one by one."""


def options_by_name(book: Book) -> set[str]:
    """The codes of options to which their question gives no text of its own."""
    words = Words("en", book.game)
    options = book.options() | book.more_options
    return {code for ask, code in options if not words.find(f"ask-{ask}", code)}


@of_games
def test_there_is_no_text_that_nobody_uses(book: Book) -> None:
    codes = book.codes() | options_by_name(book)
    # A figure may be called by its Nation and its kind.
    codes |= {code.rpartition("-")[2] for code in codes}
    used = {f"{kind}-{code}" for kind, code in book.things()} | whole_names()
    used |= {f"{kind}-{code}" for kind in NAMES for code in codes}
    used |= {f"option-{code}" for other in BOOKS for code in options_by_name(other)}
    # What begins with the kind of a thing is finished by its code.
    kinds = {*NAMES, "option"} | {kind for kind, _ in book.things()}
    begun = begun_names() - {f"{kind}-" for kind in kinds}
    assert {"phase-", "map-lit-"} <= begun
    there = {
        message.id.name
        for path in files_of("en", book.game).values()
        for message in messages(path)
        if not message.id.name.startswith((*(f"{kind}-" for kind in COMPARED), *begun))
    }
    assert sorted(there - used) == []


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
    # Some are called in English as they are in the code: "white".
    unknown = [code for code in sorted(codes) if words.name(code) == code]
    assert [code for code in unknown if not words.find(f"word-{code}")] == []


def test_every_yellow_and_gandalf_card_says_what_it_does() -> None:
    words = Words("en", RINGS)
    for card in (*cards.YELLOW_CARDS, *cards.GANDALF_CARDS, cards.GOLLUM):
        assert words.find(f"card-{card}", "effect"), card


def test_every_card_and_combat_effect_says_what_it_does() -> None:
    words = Words("en", WAR)
    for card in CARDS.values():
        assert words.find(f"card-{card.name}", "effect"), card.name
        assert words.find(f"combat-{card.combat}", "effect"), card.combat


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("file", ["cards", "combat", "characters"])
def test_the_cards_name_the_same_numbers_in_every_language(file: str, language: str) -> None:
    """How many dice, hits, regions; a 1 may also be a word ("a", "one")."""
    of_all = [_numbers(TEXTS / one / WAR / f"{file}.ftl") for one in ("en", language)]
    assert of_all[1] == of_all[0]


def _numbers(path: Path) -> dict[str, set[str]]:
    """The numbers, but for 1, in each part of each message of a file."""
    found = {}
    for message in messages(path):
        for part in message.attributes:
            assert part.value is not None
            texts = [e.value for e in part.value.elements if isinstance(e, ftl.TextElement)]
            numbers = set(re.findall(r"\d+", "".join(texts))) - {"1"}
            found[f"{message.id.name}.{part.id.name}"] = numbers
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_combat_effect_is_understood(language: str) -> None:
    words = Words(language, WAR)
    assert [name for name in EFFECTS if words.name(name) == name] == []


def test_a_way_past_several_strongholds_is_understood() -> None:
    text = Words("en", WAR).option("way", "dol-guldur+minas-morgul")
    assert "Dol Guldur" in text
    assert "Minas Morgul" in text
