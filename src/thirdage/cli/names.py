"""Finding things by what people type: a name in their language or a code, in full or begun."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from thirdage.words import Words

_UNDECOMPOSED: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "đ": "d"})
"""Letters that Unicode does not divide into a letter and an accent."""


def fold(text: str) -> str:
    """A name without case, accents and punctuation: "Barad-dûr" is "barad dur"."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_UNDECOMPOSED))
    letters = (c for c in plain if not unicodedata.combining(c) and c not in "'’")
    return " ".join("".join(c if c.isalnum() else " " for c in letters).split())


class Names:
    """The names of some things, to find them by."""

    def __init__(self, words: Words, codes: Iterable[str]) -> None:
        self.codes: Final[dict[str, str]] = {}
        """Folded codes and names, and the code of each."""
        for code in codes:
            self.codes[fold(code)] = code
            self.codes.setdefault(fold(words.name(code)), code)

    def exactly(self, text: str) -> str | None:
        """The code of the thing with this name or code."""
        return self.codes.get(fold(text))

    def find(self, text: str) -> list[str]:
        """The codes of the things with this name; if there is none, of those whose names
        begin so, or one of whose words does."""
        wanted = fold(text)
        exact = self.codes.get(wanted)
        if exact is not None:
            return [exact]
        for begins in (begins_so, begins_a_word):
            found = (code for name, code in self.codes.items() if begins(wanted, name))
            if codes := list(dict.fromkeys(found)):
                return codes
        return []


def begins_so(wanted: str, name: str) -> bool:
    """Whether a folded name begins like this."""
    return bool(wanted) and name.startswith(wanted)


def begins_a_word(wanted: str, name: str) -> bool:
    """Whether one of the words of a folded name begins like this."""
    return bool(wanted) and f" {wanted}" in f" {name}"
