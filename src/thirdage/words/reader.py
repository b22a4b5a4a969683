"""Reading the texts: from the codes and names that games and matches use to sentences.

Messages are found by name:

    region-edoras, card-athelas …   names of things (see `NAMES`)
    ask-die                         a question, with $a, $b, … as its facts; its attributes name
                                    options: `.pass`
    option-yes                      an option whatever the question
    event-moves                     what happened, with $a, $b, … as the event's facts
    reason-not-free                 why not, with $a, $b, … as the reason's facts

What is said to one player alone may have to be said otherwise to several: every message can
select by $together, "yes" or "no".

A text that a language lacks is taken from English; one that is nowhere is shown as its code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "it", "pl", "fr")
NAMES: Final = (
    "card",
    "combat",
    "region",
    "character",
    "nation",
    "side",
    "figure",
    "face",
    "tile",
    "deck",
    "action",
    "word",
)
"""Kinds of things that a code may name, in the order in which they are tried."""
LETTERS: Final = "abcdefgh"


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """The messages of a language: those of the table and those of a game."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (source(language, None), source(language, game)):
        if text is not None:
            bundle.add_resource(FluentResource(text))
    return bundle


def source(language: str, game: str | None) -> str | None:
    """The Fluent text of a game in a language, without a game that of the table and the page.

    None if there is no such game.
    """
    folder = files("thirdage.words") / language
    if game is not None:
        if not game.replace("-", "").isalnum() or not (folder / game).is_dir():
            return None
        folder /= game
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )


class Words:
    """The texts of one game in one language."""

    def __init__(self, language: str, game: str, *, together: bool = False) -> None:
        """Texts for one player alone, or for several `together`. Raises LookupError, saying which
        languages there are."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise LookupError(f"there is no language {language!r}; languages: {known}")
        self.language: Final = language
        self.together: Final = "yes" if together else "no"
        self._bundles = [_bundle(language, game)]
        if language != "en":
            self._bundles.append(_bundle("en", game))

    def find(self, message: str, attribute: str | None = None, **facts: object) -> str | None:
        """A message, or one of its attributes, filled with facts; None if it is nowhere."""
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.value if attribute is None else found.attributes.get(attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, {"together": self.together, **facts})
                if errors:
                    raise ValueError(f"{message} in {self.language}: {errors[0]}")
                return str(text)
        return None

    def text(self, message: str, **facts: object) -> str:
        """A message filled with facts; its name in brackets if it is nowhere."""
        return self.find(message, None, **facts) or f"[{message}]"

    def label(self, name: str) -> str:
        """A name in front of what it is about: with the colon of the language, and a space."""
        return self.text("play-named", name=name) + " "

    # ---- things

    def name(self, code: str) -> str:
        """The name of a thing named by a code of one word: a region, a card, a figure …"""
        for kind in NAMES:
            found = self.find(f"{kind}-{code}")
            if found is not None:
                return found
        nation, _, figure = code.rpartition("-")
        if nation:
            of_nation, kind_of_figure = self.find(f"nation-{nation}"), self.find(f"figure-{figure}")
            if of_nation is not None and kind_of_figure is not None:
                return self.text("figure-of-nation", nation=of_nation, figure=kind_of_figure)
        return code

    def names(self, codes: Iterable[str | int]) -> list[object]:
        """The names of several things; numbers stay numbers."""
        return [code if isinstance(code, int) else self.name(code) for code in codes]

    def thing(self, code: str) -> str:
        """A code of several words: "gondor-regular 2", "nazgul minas-morgul", "moria+umbar"."""
        return " ".join(" + ".join(map(self.name, w.split("+"))) for w in code.split())

    # ---- questions

    def question(self, ask: str, facts: Sequence[str | int] = ()) -> str:
        """What is asked."""
        return self._with_facts(f"ask-{ask}", facts) or f"[ask-{ask}]"

    def option(self, ask: str, code: str) -> str:
        """An option of a question."""
        if " " not in code and "+" not in code:
            found = self.find(f"ask-{ask}", code) or self.find(f"option-{code}")
            if found is not None:
                return found
        return self.thing(code)

    # ---- what happened, and why not

    def event(self, name: str, facts: Sequence[str | int]) -> str | None:
        """What happened, as a sentence; None if the event is not for the log."""
        return self._with_facts(f"event-{name}", facts)

    def reason(self, name: str, facts: Sequence[str | int]) -> str:
        """Why a thing is not possible."""
        return self._with_facts(f"reason-{name}", facts) or f"[{name}]"

    def _with_facts(self, message: str, facts: Sequence[str | int]) -> str | None:
        """Facts as $a, $b …, by name; as codes as well, $a_code …, to choose a wording by; all of
        them, or all but the first, in one line as $all and $rest."""
        named: dict[str, object] = {}
        for letter, fact in zip(LETTERS, facts, strict=False):
            named[letter] = fact if isinstance(fact, int) else self.name(fact)
            named[f"{letter}_code"] = fact
        named["count"] = len(facts)
        names = [str(thing) for thing in self.names(facts)]
        named["all"], named["rest"] = ", ".join(names), ", ".join(names[1:])
        return self.find(message, None, **named)
