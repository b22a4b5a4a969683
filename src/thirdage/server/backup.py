"""A copy of a SQLite database, made while the server uses it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple


class CannotCopy(Exception):
    """There is no copy; the message says why."""


class Copied(NamedTuple):
    """What a copy holds."""

    tables: int
    answers: int


def back_up(source: Path, target: Path) -> Copied:
    """Copy all that is stored at this moment into a new file, which is complete or not there
    at all. The schema is left as it is, so that a copy can be made before an update. Raises
    CannotCopy.
    """
    if not source.is_file():
        raise CannotCopy(f"there is no database {source}")
    if target.exists():
        raise CannotCopy(f"{target} is there already")
    if not target.absolute().parent.is_dir():
        raise CannotCopy(f"there is no folder {target.absolute().parent}")
    # Beside the target, so that it can be renamed; for the owner only, as it holds all secrets.
    handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=f".{target.name}-")
    os.close(handle)
    part = Path(name)
    try:
        copied = _copy(source, part)
        part.replace(target)
    except sqlite3.Error as error:
        raise CannotCopy(f"{source}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def _copy(source: Path, part: Path) -> Copied:
    # Not read-only: the log that SQLite keeps beside the file may have to be taken in first.
    uri = f"{source.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as connection:
        connection.execute("vacuum into ?", (str(part),))
    with closing(sqlite3.connect(part)) as copy:
        found = copy.execute("pragma integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(str(found))
        return Copied(*copy.execute("select count(*), total(answers) from tables").fetchone())
