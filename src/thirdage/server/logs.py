"""Structured logs: one JSON object a line. No body, cookie, token or query ever goes in."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final, TextIO

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
}


class AsJson(logging.Formatter):
    """A record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        found: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "log": record.name,
            "what": record.getMessage(),
        }
        found |= {name: v for name, v in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Log to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # They would name addresses, queries and what is sent where.
    for noisy in ("httpx", "apprise", "urllib3", "alembic", "sqlalchemy"):
        logging.getLogger(noisy).setLevel("WARNING")
    logging.getLogger("apprise").setLevel("CRITICAL")
