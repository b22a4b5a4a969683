"""The built page, and the texts of the games."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from thirdage.server.messages import RuleSection
from thirdage.words.reader import LANGUAGES, source
from thirdage.words.rules import rules as sections_of

MISSING: Final = """<!doctype html><meta charset="utf-8"><title>Third Age</title>
<h1>The page has not been built</h1>
<p>The server runs, but its page is missing. Build it from the repository with
<code>make page</code> (it needs Node.js), then load this again.</p>
"""
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
PACKED: Final = ("image/svg+xml", "application/json", "application/manifest+json")
SMALL: Final = 500
"""Smaller files are not worth packing."""


class File(NamedTuple):
    """A file of the page."""

    body: bytes
    packed: bytes | None
    """The body as gzip has it, where that saves something."""
    kind: str
    digest: str
    """Of the body: another content, another digest."""
    lasting: bool
    """Its name changes when its content does."""


class Page:
    """The files of the page; they are read when first asked for, and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()
        self._files: dict[Path, tuple[int, File]] = {}

    @property
    def built(self) -> bool:
        """Whether there is a page."""
        return (self.folder / "index.html").is_file()

    def find(self, path: str) -> File | None:
        """A file by its path in the address; None if there is none."""
        if "\0" in path or "\\" in path:
            return None
        wanted = path.strip("/") or "index.html"
        try:
            file = (self.folder / wanted).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        known = self._files.get(file)
        if known is None or known[0] != changed:
            known = self._files[file] = (changed, _read(file, wanted))
        return known[1]


def _read(file: Path, path: str) -> File:
    body = file.read_bytes()
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    kind = kind or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return _file(body, kind, lasting=path.startswith("assets/"))


def _file(body: bytes, kind: str, *, lasting: bool) -> File:
    digest = hashlib.sha256(body).hexdigest()[:20]
    # Fonts and pictures are packed already.
    packs = kind.startswith("text/") or kind in PACKED
    packed = gzip.compress(body, mtime=0) if packs and len(body) > SMALL else None
    return File(body, packed, kind, digest, lasting)


@cache
def words(language: str, game: str | None) -> File | None:
    """The texts of a game in a language, without a game those of the table and the page."""
    if language not in LANGUAGES:
        return None
    text = source(language, game)
    if text is None:
        return None
    return _file(text.encode(), "text/plain; charset=utf-8", lasting=False)


@cache
def rules(language: str, game: str) -> File | None:
    """The rules of a game in a language, section by section."""
    if language not in LANGUAGES or source(language, game) is None:
        return None
    body = msgspec.json.encode([RuleSection(*one) for one in sections_of(language, game)])
    return _file(body, "application/json", lasting=False)
