"""`thirdage backup`: a copy of all tables, made while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from thirdage.cli.errors import Mistake


def add_backup(commands: Any) -> None:
    """The command and its options."""
    one = commands.add_parser(
        "backup",
        help="copy all tables into a file, while the server runs",
        description="Copy all tables into a file, also while the server runs. To go back to it, "
        "stop the server and put the file in the place of thirdage.sqlite3 in the data folder "
        "(remove thirdage.sqlite3-wal and -shm). With PostgreSQL use pg_dump.",
    )
    one.add_argument("file", type=Path, metavar="FILE", help="a new file")
    one.add_argument("--data", type=Path, metavar="DIR", help="the data folder of the server")


def back_up_as_asked(asked: argparse.Namespace) -> int:
    """Make the copy. Raises Mistake."""
    from thirdage.server.backup import CannotCopy, back_up
    from thirdage.server.config import Config, default_data

    source = Config(data=asked.data or default_data()).file
    try:
        copied = back_up(source, asked.file)
    except CannotCopy as error:
        raise Mistake(str(error)) from error
    print(f"{asked.file}: {copied.tables} tables with {copied.answers:.0f} answers")
    return 0
