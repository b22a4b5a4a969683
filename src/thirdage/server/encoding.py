"""Views as JSON, quickly: what they are made of hardly ever changes, so its JSON is kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from thirdage.table.plain import to_plain


def to_json(value: Any) -> msgspec.Raw:
    """The JSON of `to_plain(value)`, with the keys in the order of the value."""
    return msgspec.Raw(msgspec.json.encode(_prepared(value)))


def _prepared(value: Any) -> Any:
    """The value with each named tuple in it replaced by its JSON."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(name): _prepared(thing) for name, thing in value.items()}
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return _json_of(type(value), value)
        if not value or isinstance(value[0], str):
            return value
        return [_prepared(thing) for thing in value]
    return to_plain(value)


@lru_cache(maxsize=30_000)
def _json_of(kind: type, value: Any) -> msgspec.Raw:
    """The JSON of a named tuple. Named tuples are immutable; two of one kind that are equal
    have fields of the same types."""
    return msgspec.Raw(msgspec.json.encode(to_plain(value)))
