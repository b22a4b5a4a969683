"""What the ways of all games share: choosing those that concern a thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from thirdage.table.game import Way

Concerns = Callable[[Way, str], bool]
"""Whether a way concerns the thing of this name."""


def wanted(thing: str, kinds: Mapping[str, Concerns]) -> Callable[[Way], bool]:
    """Whether a way concerns a thing ("region edoras"); all do with "".

    Raises ValueError, saying which `kinds` of things are understood.
    """
    if not thing:
        return lambda way: True
    kind, _, name = thing.partition(" ")
    if kind not in kinds or not name:
        raise ValueError(f"nothing begins at {thing!r}; understood: {', '.join(kinds)} and a name")
    concerns = kinds[kind]
    return lambda way: concerns(way, name)


def is_what(way: Way, name: str) -> bool:
    """Whether a way is one of this figure, card …"""
    return way.what == name
