"""Who answers chance: a seed, a prepared list, or the people at a real table (no dealer)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

from thirdage.table.scripts import Request

V = TypeVar("V")
MASK: Final = (1 << 64) - 1


class Dealer(Protocol):
    """Answers requests of chance."""

    def answer(self, request: Request) -> int:
        """The index of the outcome."""

    def save(self) -> Any:
        """Where the dealer stands."""

    def restore(self, saved: Any) -> None:
        """Go back to where the dealer stood (an answer was not taken after all)."""


class Seeded:
    """Fortune from a seed (splitmix64: the same numbers on every machine, a state of one
    number). Two dealers of one seed deal the same."""

    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        self.position = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK
        # Else the stream of a seed would be that of the seed before, from its second number on.
        self.position = self.below(MASK + 1)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (to within 2**-64)."""
        self.position = z = (self.position + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * limit) >> 64

    def answer(self, request: Request) -> int:
        """One outcome, each equally likely."""
        return self.below(len(request.things))

    def save(self) -> int:
        """The position in the stream of numbers."""
        return self.position

    def restore(self, saved: int) -> None:
        """Go back to a position."""
        self.position = saved

    def pick(self, things: Sequence[V]) -> V:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[V]) -> list[V]:
        """The things in a random order."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def fork(self) -> Seeded:
        """A new dealer whose numbers depend on this one's position."""
        return Seeded(self.below(1 << 60))


class NotPrepared(Exception):
    """A prepared list ends too early or does not fit what is asked."""


class NotUsedUp(Exception):
    """A prepared list holds more than the match asked for."""


class Prepared:
    """Fortune from a list, each entry a code ("3 5 5") or question and code ("hunt-roll 6")."""

    def __init__(self, codes: Iterable[str]) -> None:
        self.left = list(codes)

    def answer(self, request: Request) -> int:
        """The next prepared outcome; raises NotPrepared if there is none or it cannot be."""
        if not self.left:
            raise NotPrepared(f"nothing is prepared for {request.ask}")
        line = self.left[0]
        code = line.removeprefix(f"{request.ask} ")
        index = request.index(code)
        if index is None:
            raise NotPrepared(f"{line!r} cannot be the outcome of {request.ask}")
        self.left.pop(0)
        return index

    def save(self) -> list[str]:
        """What is left of the list."""
        return self.left[:]

    def restore(self, saved: list[str]) -> None:
        """Go back to this list."""
        self.left = saved

    def used_up(self) -> None:
        """Raise NotUsedUp if something is left."""
        if self.left:
            raise NotUsedUp(f"prepared but never asked for: {', '.join(self.left)}")
