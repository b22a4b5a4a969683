"""Cards on the table (W8.12 to W8.14): how long each of them may stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.war_of_the_ring.board import FREE, NATIONS, PLACES, Side
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.politics import THREATS, WORMTONGUE, discard_from_table
from thirdage.games.war_of_the_ring.state import Game

MITHRIL_COAT: Final = "mithril-coat-and-sting"
AXE_AND_BOW: Final = "axe-and-bow"
HORN_OF_GONDOR: Final = "horn-of-gondor"
WIZARDS_STAFF: Final = "wizards-staff"
LAST_BATTLE: Final = "the-last-battle"
POWER_TOO_GREAT: Final = "a-power-too-great"
TOM_BOMBADIL: Final = "the-power-of-tom-bombadil"
SORROW_AND_TOIL: Final = "worn-with-sorrow-and-toil"
CREBAIN: Final = "flocks-of-crebain"
BALROG: Final = "balrog-of-moria"
PALANTIR: Final = "the-palantir-of-orthanc"
DENETHORS_FOLLY: Final = "denethors-folly"

KEPT_OUT_BY: Final = {
    POWER_TOO_GREAT: ("lorien", "rivendell", "grey-havens"),
    TOM_BOMBADIL: ("old-forest", "the-shire", "buckland"),
}
"""The regions that no Shadow Army may enter or attack while these cards lie on the table."""


def _in_fellowship(*companions: str) -> Callable[[Game], bool]:
    return lambda game: any(c in game.fellowship.companions for c in companions)


def aragorn_is_abroad(game: Game) -> bool:
    """Aragorn is with an FP Army outside the borders of the FP Nations."""
    at = game.whereabouts.get("aragorn")
    if at is None or not game.army(FREE, at).units:
        return False
    return PLACES[at].nation not in NATIONS[FREE]


def _last_battle_goes_on(game: Game) -> bool:
    return game.fellowship.hidden and aragorn_is_abroad(game)


def _saruman_in_play(game: Game) -> bool:
    return game.in_play("saruman")


def _wormtongue_at_work(game: Game) -> bool:
    return game.in_play("saruman") and "rohan" in game.passive


def _minas_tirith_besieged(game: Game) -> bool:
    return game.regions["minas-tirith"].besieged == FREE


def _always(game: Game) -> bool:
    return True


STAYS: Final[dict[str, Callable[[Game], bool]]] = {
    MITHRIL_COAT: _always,
    AXE_AND_BOW: _in_fellowship("gimli", "legolas"),
    HORN_OF_GONDOR: _in_fellowship("boromir"),
    WIZARDS_STAFF: _in_fellowship("gandalf-grey"),
    LAST_BATTLE: _last_battle_goes_on,
    POWER_TOO_GREAT: _always,
    TOM_BOMBADIL: _always,
    SORROW_AND_TOIL: _always,
    CREBAIN: _always,
    BALROG: _always,
    PALANTIR: _saruman_in_play,
    WORMTONGUE: _wormtongue_at_work,
    DENETHORS_FOLLY: _minas_tirith_besieged,
    THREATS: _always,
}
"""The cards that are played on the table, and whether each may stay there now (W8.14)."""

UNTIL_DECLARED_IN_CITY: Final = (SORROW_AND_TOIL, CREBAIN)
"""Discarded when the Fellowship is declared in an unconquered FP City or Stronghold."""


def kept_out(game: Game, name: str) -> bool:
    """Whether a card on the table keeps Shadow Armies out of a region."""
    return any(name in KEPT_OUT_BY[card] for card in game.table if card in KEPT_OUT_BY)


def discard_lapsed(game: Game) -> None:
    """Discard the cards whose condition has ceased to hold (W8.14)."""
    for card in game.table:
        if not STAYS[card](game):
            discard_from_table(game, card)


def table_cards(game: Game, side: Side, deck: str | None = None) -> tuple[str, ...]:
    """A side's cards on the table, all or only those of one of its decks."""
    return tuple(
        card for card in game.table if CARDS[card].side == side and deck in (None, CARDS[card].deck)
    )
