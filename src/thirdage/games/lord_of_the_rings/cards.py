"""The cards (F1.2, F12.1): 60 Hobbit cards, 35 Feature cards, 5 Gandalf cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    FIGHTING,
    FRIENDSHIP,
    HELMS_DEEP,
    HIDING,
    JOKER,
    LOTHLORIEN,
    MORDOR,
    MORIA,
    RIVENDELL,
    SHELOBS_LAIR,
    TRAVELLING,
)

WHITE, GREY, YELLOW = "white", "grey", "yellow"


class Card(NamedTuple):
    """A Hobbit or a Feature card. Hobbit cards that look the same have one code; in the base
    game, where hands are hidden, each copy has a name besides ("white-joker-3")."""

    code: str
    colour: str
    symbol: str = ""
    """An activity or a joker; "" on yellow cards."""
    symbols: int = 0
    location: str = ""
    """Where a Feature card belongs; "" for Hobbit cards."""

    @property
    def is_hobbit(self) -> bool:
        """Whether it is a Hobbit card."""
        return not self.location


HOBBIT_CARDS: Final = {
    card: count
    for cards, count in (
        ([Card(f"white-{symbol}", WHITE, symbol, 1) for symbol in ACTIVITIES], 7),
        ([Card(f"grey-{symbol}", GREY, symbol, 1) for symbol in ACTIVITIES], 5),
        ([Card("white-joker", WHITE, JOKER, 1)], 12),
    )
    for card in cards
}

FEATURE_CARDS: Final = (
    Card("aragorn", WHITE, JOKER, 2, RIVENDELL),
    Card("boromir", WHITE, FIGHTING, 2, RIVENDELL),
    Card("gimli", WHITE, FIGHTING, 2, RIVENDELL),
    Card("legolas", WHITE, HIDING, 2, RIVENDELL),
    Card("gandalf", WHITE, TRAVELLING, 2, RIVENDELL),
    Card("anduril", GREY, FIGHTING, 2, RIVENDELL),
    Card("glamdring", GREY, JOKER, 2, RIVENDELL),
    Card("sting", GREY, JOKER, 1, RIVENDELL),
    Card("athelas", YELLOW, location=RIVENDELL),
    Card("miruvor", YELLOW, location=RIVENDELL),
    Card("mithril", YELLOW, location=RIVENDELL),
    Card("staff", YELLOW, location=RIVENDELL),
    Card("arwen", GREY, JOKER, 2, LOTHLORIEN),
    Card("galadriel", GREY, JOKER, 2, LOTHLORIEN),
    Card("box-of-earth", GREY, JOKER, 1, LOTHLORIEN),
    Card("elven-cloak", GREY, HIDING, 2, LOTHLORIEN),
    Card("elven-rope", GREY, TRAVELLING, 2, LOTHLORIEN),
    Card("boat", GREY, TRAVELLING, 1, LOTHLORIEN),
    Card("bow", GREY, FIGHTING, 1, LOTHLORIEN),
    Card("brooch", GREY, FRIENDSHIP, 1, LOTHLORIEN),
    Card("belt", YELLOW, location=LOTHLORIEN),
    Card("elessar", YELLOW, location=LOTHLORIEN),
    Card("lembas", YELLOW, location=LOTHLORIEN),
    Card("phial", YELLOW, location=LOTHLORIEN),
    Card("book", GREY, HIDING, 1, MORIA),
    Card("pipe", GREY, FRIENDSHIP, 2, MORIA),
    Card("theoden", WHITE, TRAVELLING, 2, HELMS_DEEP),
    Card("shadowfax", GREY, TRAVELLING, 2, HELMS_DEEP),
    Card("eomer", WHITE, FIGHTING, 2, HELMS_DEEP),
    Card("riders-of-rohan", GREY, FIGHTING, 2, HELMS_DEEP),
    Card("faramir", WHITE, TRAVELLING, 2, SHELOBS_LAIR),
    Card("gollum", WHITE, JOKER, 3, SHELOBS_LAIR),
    Card("army-of-the-dead", GREY, FIGHTING, 2, MORDOR),
    Card("ghan", WHITE, TRAVELLING, 2, MORDOR),
    Card("eowyn", WHITE, JOKER, 2, MORDOR),
)
COPIES: Final = {
    f"{card.code}-{number}": card
    for card, count in HOBBIT_CARDS.items()
    for number in range(1, count + 1)
}
"""The Hobbit cards of the base game by name."""
CODES: Final = tuple(card.code for card in (*HOBBIT_CARDS, *FEATURE_CARDS))
CARDS: Final = {card.code: card for card in (*HOBBIT_CARDS, *FEATURE_CARDS)} | COPIES
"""All cards by what they are called in the state: by their codes, copies by their names."""
DECK: Final = tuple(sorted(c.code for c, count in HOBBIT_CARDS.items() for _ in range(count)))
"""The Hobbit cards of the solitaire game. Nobody hides any there, so copies need no names."""
DECK_OF_COPIES: Final = tuple(sorted(COPIES))
CARD_BACK: Final = "card-back"
"""What others see of a card in a hand."""
YELLOW_CARDS: Final = tuple(card.code for card in FEATURE_CARDS if card.colour == YELLOW)
GOLLUM: Final = "gollum"
EOWYN: Final = "eowyn"

# The Gandalf cards (F15)
FORESIGHT, MAGIC, HEALING = "foresight", "magic", "healing"
GUIDANCE, PERSISTENCE = "guidance", "persistence"
GANDALF_CARDS: Final = (FORESIGHT, MAGIC, HEALING, GUIDANCE, PERSISTENCE)


def features_of(location: str) -> tuple[str, ...]:
    """The Feature cards of a place, sorted."""
    return tuple(sorted(card.code for card in FEATURE_CARDS if card.location == location))


def code_of(card: str) -> str:
    """The code of a card, by which people know it."""
    return COPIES[card].code if card in COPIES else card


def back_of(card: str) -> str:
    """What others see of a card in a hand."""
    return CARD_BACK
