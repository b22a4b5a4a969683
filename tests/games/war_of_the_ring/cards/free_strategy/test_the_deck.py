"""The Free Peoples Strategy deck: what holds for every card."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.events import playable
from wotr import FREE, SHADOW, acts_next, play_with_icon, position

THE_24 = sorted(c.name for c in CARDS.values() if c.pile == "free-peoples-strategy")


@pytest.mark.parametrize("card", THE_24)
def test_w8_7_a_card_is_played_with_its_own_icon_only(card: str) -> None:
    game = position(free="osgiliath: gondor 1 + aragorn", war="rohan gondor elves", free_hand=card)
    icon = CARDS[card].icon
    assert playable(game, FREE, (icon,)) == [card]
    assert playable(game, FREE, ("muster", "army")) == [card]
    assert playable(game, FREE, ("muster" if icon == "army" else "army", "character")) == []


NO_CONDITION = sorted(
    set(THE_24)
    - {
        "the-last-battle",
        "the-red-arrow",
        "paths-of-the-woses",
        "through-a-day-and-a-night",
        "cirdans-ships",
    }
)


@pytest.mark.parametrize("card", NO_CONDITION)
def test_op_18_without_a_condition_a_card_may_be_played_for_nothing(card: str) -> None:
    """No Army anywhere, no figures left: the card is played all the same."""
    game = position(
        spent="dwarves 5 5 4 + elves 5 10 4 + gondor 15 5 4 + north 10 5 4 + rohan 10 5 4"
    )
    # Nothing is left to draw either.
    game.decks["free-peoples-strategy"] = game.decks["free-peoples-strategy"]._replace(
        loose=(card,)
    )
    match = play_with_icon(game, card, *(["nation rohan"] if card == "wisdom-of-elrond" else []))
    assert acts_next(match, SHADOW)
    assert card in (*match.state.discards[FREE], *match.state.table)
    assert not match.state.where[FREE]
