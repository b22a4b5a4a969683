"""States as plain data: to compare, to digest, to print."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

LEFT_OUT = ("listener",)


def to_plain(value: Any) -> Any:
    """Nested lists, dicts and atoms that hold what the value holds; equal if the values are."""
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if hasattr(value, "_asdict"):
        return {name: to_plain(thing) for name, thing in value._asdict().items()}
    if isinstance(value, Mapping):
        return {str(name): to_plain(thing) for name, thing in value.items()}
    if isinstance(value, list | tuple):
        return [to_plain(thing) for thing in value]
    if isinstance(value, set | frozenset):
        return sorted(to_plain(thing) for thing in value)
    if hasattr(value, "__slots__"):
        return {
            name: to_plain(getattr(value, name)) for name in value.__slots__ if name not in LEFT_OUT
        }
    raise TypeError(f"no plain form for {type(value).__name__}: {value!r}")


def digest(value: Any) -> str:
    """A short fingerprint of a state."""
    return hashlib.sha256(repr(to_plain(value)).encode()).hexdigest()[:16]
