"""Piles that have no order until somebody draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from thirdage.table.scripts import Script, Seat, draw, draw_secretly


class Known(NamedTuple):
    """A card whose place in the pile is known to some seats."""

    card: str
    to: tuple[Seat, ...]


class Pile(NamedTuple):
    """Cards in no order (kept sorted), under those whose order somebody knows (top first).

    An immutable value: every change gives a new pile.
    """

    loose: tuple[str, ...]
    top: tuple[Known, ...] = ()

    @property
    def size(self) -> int:
        """The number of cards, which everybody may see."""
        return len(self.loose) + len(self.top)

    def without(self, card: str) -> Pile:
        """The pile after this card has been drawn or taken out of it."""
        if self.top and self.top[0].card == card:
            return self._replace(top=self.top[1:])
        place = self.loose.index(card)
        return self._replace(loose=self.loose[:place] + self.loose[place + 1 :])

    def put_on_top(self, cards: Sequence[str], *seats: Seat) -> Pile:
        """Cards on top, the first one uppermost, their order known to these seats."""
        return self._replace(top=(*(Known(card, seats) for card in cards), *self.top))

    def possible_next(self) -> tuple[str, ...]:
        """The cards that may come next."""
        return (self.top[0].card,) if self.top else self.loose

    def unknown_to(self, seat: Seat | None) -> tuple[str, ...]:
        """The cards whose place in the pile this seat does not know."""
        return (*self.loose, *(k.card for k in self.top if seat not in k.to))

    def renamed(self, names: Mapping[str, str]) -> Pile:
        """The pile with other cards in the places of these."""
        new = names.get
        return Pile(
            tuple(sorted(new(card, card) for card in self.loose)),
            tuple(Known(new(k.card, k.card), k.to) for k in self.top),
        )


def draw_from(ask: str, pile: Pile, code: Callable[[str], str] = str) -> Script[tuple[str, Pile]]:
    """Draw the next card for all to see: the card and the pile without it."""
    card = yield from draw(ask, pile.possible_next(), code)
    return card, pile.without(card)


def draw_unseen(
    ask: str,
    pile: Pile,
    seat: Seat,
    face: Callable[[str], str],
    code: Callable[[str], str] = str,
) -> Script[tuple[str, Pile]]:
    """Draw the next card so that only this seat sees it: the card and the pile without it."""
    card = yield from draw_secretly(ask, pile.possible_next(), seat, face, code)
    return card, pile.without(card)
