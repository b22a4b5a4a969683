"""What can go wrong because of what the user asked for."""

from __future__ import annotations


class Mistake(Exception):
    """Something the user asked for cannot be done; the message says what and why."""
