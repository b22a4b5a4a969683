"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from thirdage import __file__ as package_file


def default_data() -> Path:
    """The user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "thirdage"


@dataclass(frozen=True, slots=True)
class Config:
    """What `thirdage serve` was told, and what tests change."""

    data: Path = field(default_factory=default_data)
    database: str | None = None
    """An URL; None: a SQLite file in the data folder."""
    static: Path = Path(package_file).parent / "server" / "static"
    """The built page."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers may reach the server, without port; empty: any."""
    public: str | None = None
    """The address that people see, for links in notices."""
    secure: bool = False
    """Whether the page is reached by https only, so that the cookie is not sent otherwise."""
    workers: int = 1
    """Processes for computer players."""
    computer: str | None = None
    """Who plays for the computer where a table names nobody, in the games that have a player of
    this name; else the strongest."""
    think: float = 30.0
    """So many seconds a computer player may think about its answers."""
    limits: bool = True
    """Whether rates are limited (a load test turns it off)."""
    notify_schemes: tuple[str, ...] = (
        "tgram",
        "discord",
        "slack",
        "pover",
        "pbul",
        "mailto",
        "mailtos",
        "ntfy",
        "ntfys",
        "matrixs",
        "gotifys",
        "signals",
    )
    """Apprise services that may be named; those that call any address stay out."""
    max_pages: int | None = None
    """Size limit of a SQLite file, in pages (tests simulate a full disk with it)."""
    keep_live: float = 600.0
    """After so many seconds without anybody looking a table leaves the memory."""

    @property
    def file(self) -> Path:
        """The SQLite database, if no other was named."""
        return self.data / "thirdage.sqlite3"

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.file}"
