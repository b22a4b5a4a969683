"""W9: Combat cards, what holds for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import FREE, SHADOW, army, asked, attack, finish, options, position, told

FREE_CARD = "free-peoples-combat-card"
SHADOW_CARD = "shadow-combat-card"


def bree(
    free: str = "north 2",
    shadow: str = "sauron 2",
    *,
    free_hand: str = "",
    shadow_hand: str = "",
    table: str = "",
) -> Game:
    """An FP Army in Bree (a Town, in the North), a Shadow Army in Weather Hills."""
    return position(
        free=f"bree: {free}",
        shadow=f"weather-hills: {shadow}",
        war="north sauron southrons",
        free_hand=free_hand,
        shadow_hand=shadow_hand,
        table=table,
    )


def by_shadow(game: Game, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """SH attacks Bree."""
    return attack(game, SHADOW, "weather-hills", "bree", *lines, rolls=rolls)


def by_free(game: Game, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """FP attacks Weather Hills."""
    return attack(game, FREE, "bree", "weather-hills", *lines, rolls=rolls)


def questions(match: Match[Game]) -> list[str]:
    """Everything asked so far, in order."""
    return [given.request.ask for given in match.history]


# ---- choosing


def test_w9_1_combat_cards_need_no_die() -> None:
    """T09-01: SH has no unused dice."""
    match = by_free(bree(shadow_hand="pits-of-mordor"))
    match.state.dice[SHADOW] = ()
    assert asked(match) == "shadow shadow-combat-card"
    assert options(match) == ["none", "pits-of-mordor"]


def test_w9_2_one_card_in_every_round() -> None:
    """T09-02."""
    game = bree("north 5", "sauron 5", shadow_hand="pits-of-mordor monsters-roused")
    rolls = ["1 1 1 1 1", "1 1 1 1 1"]
    match = by_shadow(game, f"{SHADOW_CARD} pits-of-mordor", rolls=rolls)
    assert questions(match).count(SHADOW_CARD) == 1
    match.play("battle go-on", "retreat stay")
    assert asked(match) == f"shadow {SHADOW_CARD}"
    assert options(match) == ["none", "monsters-roused"]
    finish(match)


def test_w9_3a_the_attacker_chooses_first_both_are_revealed_together() -> None:
    """T09-04: the defender cannot change his mind after the reveal."""
    game = bree(free_hand="swords-in-eriador", shadow_hand="pits-of-mordor")
    match = by_shadow(game, rolls=["1 1", "1 1"])
    assert asked(match) == f"shadow {SHADOW_CARD}"
    match.play(f"{SHADOW_CARD} pits-of-mordor")
    assert asked(match) == f"free-peoples {FREE_CARD}"
    assert told(match, "reveals") == []
    match.play(f"{FREE_CARD} none")
    assert told(match, "reveals") == [(SHADOW, "pits-of-mordor")]
    assert asked(match) == "shadow battle"
    assert match.state.hands[FREE] == ("swords-in-eriador",)


def test_w9_3a_the_defender_may_play_alone() -> None:
    """T09-03."""
    game = bree(free_hand="swords-in-eriador", shadow_hand="pits-of-mordor")
    match = by_shadow(game, f"{SHADOW_CARD} none", rolls=["1 1", "1 1"])
    match.play(f"{FREE_CARD} swords-in-eriador")
    assert told(match, "reveals") == [(FREE, "swords-in-eriador")]
    finish(match)


def test_w9_4_the_back_is_seen() -> None:
    """T09-06: the defender knows that it is a Strategy card, and no more before the reveal."""
    game = bree(
        free_hand="swords-in-eriador", shadow_hand="pits-of-mordor monsters-roused orc-patrol"
    )
    match = by_shadow(game, f"{SHADOW_CARD} pits-of-mordor", rolls=["1 1", "1 1"])
    assert match.history_for(FREE)[-1] == f"shadow {SHADOW_CARD} strategy"
    assert match.history_for(SHADOW)[-1] == f"shadow {SHADOW_CARD} pits-of-mordor"
    assert seen_card(match, FREE) == "strategy"
    assert seen_card(match, SHADOW) == "pits-of-mordor"
    match.play(f"{FREE_CARD} swords-in-eriador")
    assert seen_card(match, FREE) == "pits-of-mordor"


def seen_card(match: Match[Game], seat: str) -> object:
    """The Combat card of SH as this seat sees it."""
    battle = match.game.view(match.state, seat)["battle"]
    assert isinstance(battle, dict)
    return battle["fighters"][SHADOW]["card"]


def test_w9_5_a_combat_condition() -> None:
    """T09-07, X36: valour needs an Elite of one's own in the battle."""
    hand = "thranduils-archers swords-in-eriador"
    match = by_shadow(bree("north 2", "sauron 1 1", free_hand=hand))
    assert options(match) == ["none", "swords-in-eriador"]
    match = by_shadow(bree("north 1 1", free_hand=hand))
    assert options(match) == ["none", "swords-in-eriador", "thranduils-archers"]


def test_w9_5_whether_a_card_could_be_chosen_stays_hidden() -> None:
    """Who has cards is asked, even if none of them fulfils its condition."""
    match = by_shadow(bree("north 2", free_hand="thranduils-archers"))
    assert (asked(match), options(match)) == (f"free-peoples {FREE_CARD}", ["none"])
    match = by_shadow(bree("north 2"), rolls=["1 1", "1 1"])
    assert FREE_CARD not in questions(match)  # that a hand is empty is seen by all


# ---- how long, and in which order


def test_w9_6_only_for_this_round() -> None:
    """T09-08: 4 + 1 hits in round 1, not in round 2."""
    game = bree("north 2", "sauron 0 2", shadow_hand="pits-of-mordor")
    rolls = ["4 1", "1 1", "4 1", "1"]
    match = by_shadow(game, f"{SHADOW_CARD} pits-of-mordor", rolls=rolls)
    assert army(match, FREE, "bree") == "north 1 0 0"
    match.play("battle go-on", "retreat stay")
    assert army(match, FREE, "bree") == "north 1 0 0"
    finish(match)


def test_w9_7_both_are_discarded_after_the_round() -> None:
    """T09-09: also one without effect (words of power without a Companion)."""
    game = bree(
        shadow="sauron 2 + nazgul 1", free_hand="swords-in-eriador", shadow_hand="the-lidless-eye"
    )
    match = by_shadow(game, f"{SHADOW_CARD} the-lidless-eye", rolls=["1 1", "1 1", "1"])
    assert match.state.discards == {FREE: (), SHADOW: ()}
    match.play(f"{FREE_CARD} swords-in-eriador")
    assert asked(match) == "shadow battle"
    assert match.state.discards == {FREE: ("swords-in-eriador",), SHADOW: ("the-lidless-eye",)}
    assert match.state.hands == {FREE: (), SHADOW: ()}


def test_w9_8a_the_lower_initiative_comes_first() -> None:
    """X09: Scouts (1) before Durin's Bane (2)."""
    game = position(
        free="lorien: elves 2", shadow="dimrill-dale: sauron 3", war="elves sauron",
        free_hand="the-red-arrow", shadow_hand="balrog-of-moria",
    )  # fmt: skip
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field")
    match.play(f"{SHADOW_CARD} balrog-of-moria", f"{FREE_CARD} the-red-arrow")
    match.play("retreat parth-celebrant", "advance no")
    assert army(match, FREE, "parth-celebrant") == "elves 2 0 0"
    assert match.state.discards == {FREE: ("the-red-arrow",), SHADOW: ("balrog-of-moria",)}
    finish(match)


def test_w9_8a_at_equal_numbers_the_defender_comes_first() -> None:
    """T09-10: Daring Defiance and Swarm of Bats (both 0) cancel each other."""
    hands = {"free_hand": "i-will-go-alone", "shadow_hand": "the-shadow-is-moving"}
    game = bree("north 2 + gimli", **hands)
    match = by_shadow(game, f"{SHADOW_CARD} the-shadow-is-moving", rolls=["1 1", "1 1 1"])
    match.play(f"{FREE_CARD} i-will-go-alone")
    assert told(match, "combat-card-cancelled") == [(SHADOW,)]
    finish(match)
    game = bree("north 2 + gimli", **hands)
    match = by_free(game, f"{FREE_CARD} i-will-go-alone", rolls=["1 1 1", "1 1", "1"])
    match.play(f"{SHADOW_CARD} the-shadow-is-moving")
    assert told(match, "combat-card-cancelled") == [(FREE,)]
    finish(match)


def test_w9_9_each_effect_at_its_own_initiative() -> None:
    """T09-12: Mûmakil (3 and 5): +1 to the roll, then a hit more if SH has more hits; the hits
    of Confusion (4) come between."""
    hands = {"free_hand": "wisdom-of-elrond", "shadow_hand": "shadows-gather"}
    game = bree("north 5", "southrons 1 2", **hands)
    rolls = ["4 1 1", "1 1 1 1 1"]
    match = by_shadow(game, f"{SHADOW_CARD} shadows-gather", rolls=rolls)
    match.play(f"{FREE_CARD} wisdom-of-elrond")  # two natural 1: two hits of FP
    match.play("casualty southrons-regular", "casualty southrons-reduce")
    assert told(match, "hits") == [(SHADOW, "weather-hills", 2), (FREE, "bree", 1)]
    game = bree("north 5", "southrons 1 2", **hands)
    match = by_shadow(game, f"{SHADOW_CARD} shadows-gather", rolls=["4 2 2", "1 1 1 1 1"])
    match.play(f"{FREE_CARD} wisdom-of-elrond")  # no natural 1: more hits than FP, one more
    assert told(match, "hits") == [(FREE, "bree", 2)]
    finish(match)


# ---- Leadership


def test_w9_10_forfeited_leadership_counts_in_the_next_round_again() -> None:
    """T09-13: three Nazgûl, one of them forfeited: 2 dice, then 3."""
    game = bree("north 5", "sauron 5 + nazgul 3", shadow_hand="lure-of-the-ring")
    none = "1 1 1 1 1"
    rolls = [none, none, "1 1", none, none, "1 1 1"]
    match = by_shadow(game, f"{SHADOW_CARD} lure-of-the-ring", rolls=rolls)
    match.play("battle go-on", "retreat stay")
    assert told(match, "leader-reroll") == [(SHADOW, 2, 0), (SHADOW, 3, 0)]
    finish(match)


def test_w9_11_cancelled_leadership_cannot_be_forfeited() -> None:
    """T09-14: Gandalf the White has made that of the Nazgûl 0: no card that it must pay for."""
    hand = "orc-patrol lure-of-the-ring pits-of-mordor"
    game = bree("north 2 + gandalf-white", "sauron 2 + nazgul 3", shadow_hand=hand)
    match = by_shadow(game, "white-rider yes")
    assert options(match) == ["none", "pits-of-mordor"]
    game = bree("north 2 + gandalf-white", "sauron 2 + nazgul 3", shadow_hand=hand)
    match = by_shadow(game, "white-rider no")
    assert options(match) == ["none", "lure-of-the-ring", "orc-patrol", "pits-of-mordor"]


# ---- special attacks


def test_w9_12_a_special_attack_hits_on_the_number_of_the_combat_roll() -> None:
    """T09-15: against a City in the first round on 6: 5, 6, 4 is one hit."""
    game = position(
        free="arnor: north 0 3", shadow="angmar: sauron 5", war="north sauron",
        free_hand="guards-of-the-citadel",
    )  # fmt: skip
    rolls = ["5 6 4", "5 1 1", "1 1 1 1"]
    match = attack(game, FREE, "arnor", "angmar", rolls=rolls)
    match.play(f"{FREE_CARD} guards-of-the-citadel")
    assert told(match, "special-attack") == [(FREE, 1)]
    assert army(match, SHADOW, "angmar") == "sauron 4 0"
    finish(match)


def test_w9_12_before_the_combat_roll_or_after_the_casualties() -> None:
    """We Come to Kill comes after the casualties, hence with the Elite that is left."""
    game = bree("north 5", "sauron 0 1", shadow_hand="hill-trolls")
    match = by_shadow(game, f"{SHADOW_CARD} hill-trolls", rolls=["1", "1 1 1 1 1", "5"])
    assert told(match, "special-attack") == [(SHADOW, 1)]
    assert army(match, FREE, "bree") == "north 4 0 0"
    finish(match)


def test_w9_13_no_modifier_no_reroll_casualties_at_once() -> None:
    """T09-16: Durin's Bane against a card that subtracts 1 from the Combat roll of SH, with
    Leadership 2; the victims do not roll any more."""
    game = position(
        free="lorien: elves 5", shadow="dimrill-dale: sauron 5 + nazgul 2", war="elves sauron",
        free_hand="swords-in-eriador", shadow_hand="balrog-of-moria",
    )  # fmt: skip
    rolls = ["4 4 3", "1 5 1 1 1", "1 1 1", "1 1"]
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=rolls)
    match.play(f"{SHADOW_CARD} balrog-of-moria", f"{FREE_CARD} swords-in-eriador")
    asks = questions(match)
    rolled = [ask for ask in asks if "special" in ask or "roll" in ask]
    assert rolled == [
        "shadow-special-attack",
        "shadow-combat-roll",
        "free-peoples-combat-roll",
        "shadow-leader-reroll",
    ]
    assert told(match, "special-attack") == [(SHADOW, 2)]
    assert told(match, "combat-roll") == [(SHADOW, 5, 0), (FREE, 3, 0)]
    finish(match)


def test_w9_14_nothing_after_the_end_of_the_battle() -> None:
    """T09-17: after the retreat no rolls; the attacker may advance; both are discarded."""
    game = bree(free_hand="the-red-arrow", shadow_hand="pits-of-mordor")
    match = by_shadow(game, f"{SHADOW_CARD} pits-of-mordor", f"{FREE_CARD} the-red-arrow")
    match.play("retreat buckland")
    assert asked(match) == "shadow advance"
    assert told(match, "combat-roll") == []
    match.play("advance yes", "who-goes all")
    assert match.state.discards == {FREE: ("the-red-arrow",), SHADOW: ("pits-of-mordor",)}
    assert match.state.regions["bree"].control == SHADOW


def test_w9_14_a_special_attack_that_destroys_the_army() -> None:
    """The later effects of both cards do not happen, nor does the Combat roll."""
    game = position(
        free="lorien: elves 1", shadow="dimrill-dale: sauron 2", war="elves sauron",
        free_hand="celeborns-galadhrim", shadow_hand="balrog-of-moria",
    )  # fmt: skip
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=["4 1 1"])
    match.play(f"{SHADOW_CARD} balrog-of-moria", f"{FREE_CARD} celeborns-galadhrim")
    assert asked(match) == "shadow advance"
    assert told(match, "combat-roll") == []
    assert match.state.discards[FREE] == ("celeborns-galadhrim",)
    finish(match)
