"""The Shadow Strategy deck: Strongholds and Elves."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.actions import possible_actions
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    finish,
    options,
    play_event,
    position,
    told,
    why_no_event,
)

# ---- 1 Return to Valinor


ELVES = "rivendell: elves 0 2 1; grey-havens: elves 1 1 1; woodland-realm: elves 1 1 1"


def test_return_to_valinor_needs_an_elven_stronghold_of_the_shadow() -> None:
    assert why_no_event(position(free=ELVES), "return-to-valinor") == "no-elven-stronghold-taken"
    # A besieged one is not yet controlled, another Nation's is not Elven.
    besieged = position(free="lorien: elves 1", shadow="lorien: sauron 3", besieged="lorien")
    assert why_no_event(besieged, "return-to-valinor") == "no-elven-stronghold-taken"
    assert (
        why_no_event(position(captured="erebor"), "return-to-valinor")
        == "no-elven-stronghold-taken"
    )
    assert why_no_event(position(captured="lorien"), "return-to-valinor") == ""


def test_return_to_valinor_rolls_for_every_elven_unit() -> None:
    game = position(free=ELVES, captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6 5", "1 6", "5 5"])
    match.play("casualty elves-regular")  # Grey Havens
    finish(match)
    assert told(match, "card-roll") == [(2, 1), (2, 1), (2, 0)]
    assert army(match, FREE, "grey-havens") == "elves 0 1 1"
    assert army(match, FREE, "rivendell") == "elves 1 1 1"  # an Elite became a Regular
    assert army(match, FREE, "woodland-realm") == "elves 1 1 1"


def test_return_to_valinor_at_most_five_dice() -> None:
    game = position(free="rivendell: elves 0 7", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["5 5 5 5 5"])
    finish(match)


def test_return_to_valinor_only_elven_units_give_dice_but_all_units_can_be_hit() -> None:
    game = position(free="rivendell: elves 0 1 + north 2; erebor: elves 3", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6"])
    assert options(match) == ["elves-reduce", "north-regular"]
    match.play("casualty north-regular")
    finish(match)
    assert army(match, FREE, "rivendell") == "elves 0 1 0 + north 1 0 0"


def test_return_to_valinor_spares_the_besieged_and_regions_without_elves() -> None:
    game = position(
        free="rivendell: elves 0 2; grey-havens: north 2",
        shadow="rivendell: sauron 3",
        besieged="rivendell",
        captured="lorien",
    )
    finish(play_event(game, "return-to-valinor"))


def test_return_to_valinor_no_reaction_companions_stay_leaders_go() -> None:
    game = position(free="rivendell: elves 2 0 1 + boromir", captured="lorien")
    match = play_event(game, "return-to-valinor", rolls=["6 6"])
    finish(match)
    assert army(match, FREE, "rivendell") == "boromir"
    assert match.state.casualties["elves"].leaders == 1
    assert match.state.politics["elves"] == 3


# ---- 2 The Fighting Uruk-hai


def helms_deep(inside: str = "rohan 1 2 1", *, war: str = "isengard", hand: str = "") -> Game:
    """Isengard besieges Helm's Deep; Saruman is in Orthanc."""
    return position(
        free=f"helms-deep: {inside}",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 3 1",
        besieged="helms-deep",
        war=war,
        free_hand=hand,
    )


def test_the_fighting_uruk_hai_needs_saruman() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
        war="isengard",
    )
    assert why_no_event(game, "the-fighting-uruk-hai") == "needs-in-play saruman"


def test_the_fighting_uruk_hai_needs_isengard_units_in_a_siege() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: sauron 3; fords-of-isen: isengard 3",
        besieged="helms-deep",
        war="isengard sauron",
    )
    assert why_no_event(game, "the-fighting-uruk-hai") == "no-siege-by isengard"


def test_the_fighting_uruk_hai_needs_a_nation_at_war() -> None:
    assert why_no_event(helms_deep(war=""), "the-fighting-uruk-hai") == "no-siege-by isengard"
    assert why_no_event(helms_deep(), "the-fighting-uruk-hai") == ""


def test_the_fighting_uruk_hai_is_no_attack_of_the_besieged() -> None:
    game = position(
        free="orthanc: rohan 3",
        shadow="orthanc: isengard 2 + saruman",
        besieged="orthanc",
        war="isengard",
    )
    assert why_no_event(game, "the-fighting-uruk-hai") == "no-siege-by isengard"


def test_the_fighting_uruk_hai_attack_for_three_rounds_on_6() -> None:
    game = helms_deep()
    miss = ["5 5 5 5", "4 4 4", "5", "1"]  # the Elite leads, as Saruman is in play
    match = play_event(game, "the-fighting-uruk-hai", rolls=miss * 3)
    match.play("who-goes all", "battle go-on", "battle go-on")
    # The fourth round is bought in the normal way.
    assert asked(match) == "shadow extend"
    assert options(match) == ["no", "isengard"]
    match.play("extend no")
    finish(match)
    assert [fact for (fact,) in told(match, "combat-round")] == [1, 2, 3]
    assert told(match, "battle-over") == [("ceased", "helms-deep")]
    assert match.state.regions["helms-deep"].besieged == FREE


def test_the_fighting_uruk_hai_may_cease_early_and_cause_the_political_reaction() -> None:
    game = helms_deep()
    match = play_event(
        game, "the-fighting-uruk-hai", "who-goes all", rolls=["5 5 5 5", "4 4 4", "5", "1"]
    )
    match.play("battle cease")
    finish(match)
    assert match.state.politics["rohan"] == 2
    assert "rohan" not in match.state.passive


def test_the_fighting_uruk_hai_can_buy_a_fourth_round() -> None:
    game = helms_deep()
    miss = ["5 5 5 5", "4 4 4", "5", "1"]
    match = play_event(
        game,
        "the-fighting-uruk-hai",
        *("who-goes all", "battle go-on", "battle go-on", "extend isengard"),
        # The reduced Elite leads no more.
        rolls=[*miss * 3, "5 5 5 5", "4 4 4", "1"],
    )
    finish(match)
    assert asked(match) == "free-peoples die"
    assert army(match, SHADOW, "helms-deep") == "isengard 4 0 0"
    assert [fact for (fact,) in told(match, "combat-round")] == [1, 2, 3, 4]


def test_the_fighting_uruk_hai_choose_the_siege() -> None:
    game = position(
        free="helms-deep: rohan 1; dol-amroth: gondor 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 3; dol-amroth: isengard 2",
        besieged="helms-deep dol-amroth",
        war="isengard",
    )
    match = play_event(game, "the-fighting-uruk-hai")
    assert options(match) == ["dol-amroth", "helms-deep"]


def test_the_fighting_uruk_hai_units_not_at_war_stay_behind() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="orthanc: isengard 1 + saruman; helms-deep: isengard 1 + southrons 4",
        besieged="helms-deep",
        war="isengard",
    )
    match = play_event(game, "the-fighting-uruk-hai", "who-goes all", rolls=["5", "5"])
    finish(match)
    # The one attacker fell, the others were in the rearguard.
    assert army(match, SHADOW, "helms-deep") == "southrons 4 0 0"


def combat_cards_asked(match: Match[Game], side: str) -> list[str]:
    """The questions for a Combat card that this side was asked."""
    return [g.request.ask for g in match.history if g.request.ask == f"{side}-combat-card"]


def test_the_fighting_uruk_hai_no_combat_card_of_fp_in_the_first_round() -> None:
    game = helms_deep(hand="guards-of-the-citadel")
    match = play_event(
        game, "the-fighting-uruk-hai", "who-goes all", rolls=["5 5 5 5", "4 4 4", "5", "1"]
    )
    assert combat_cards_asked(match, FREE) == []
    match.play("battle go-on")
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_the_fighting_uruk_hai_but_with_a_companion() -> None:
    game = helms_deep("rohan 1 2 1 + boromir", hand="guards-of-the-citadel")
    match = play_event(game, "the-fighting-uruk-hai", "who-goes all")
    assert asked(match) == "free-peoples free-peoples-combat-card"


# ---- 3 Denethor's Folly


def minas_tirith(
    inside: str, *, more: str = "", war: str = "", hand: str = "", table: str = ""
) -> Game:
    """Five Sauron Regulars besiege Minas Tirith; `more`: FP Armies elsewhere."""
    return position(
        free=f"minas-tirith: {inside}; {more}",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        war=war,
        free_hand=hand,
        table=table,
    )


def test_denethors_folly_needs_the_siege() -> None:
    assert why_no_event(position(), "denethors-folly") == "not-besieged minas-tirith"
    taken = position(
        free="minas-tirith: gondor 5",
        shadow="minas-tirith: sauron 2",
        captured="minas-tirith",
        besieged="minas-tirith",
    )
    assert why_no_event(taken, "denethors-folly") == "not-besieged minas-tirith"
    siege = minas_tirith(
        "gondor 3 1 1",
    )
    assert why_no_event(siege, "denethors-folly") == ""


def test_denethors_folly_eliminates_a_leader_for_good_and_stays() -> None:
    game = minas_tirith(
        "gondor 3 1 2",
    )
    match = play_event(game, "denethors-folly")
    finish(match)
    assert army(match, FREE, "minas-tirith") == "gondor 3 1 1"
    assert match.state.casualties["gondor"].leaders == 1
    assert match.state.table == ("denethors-folly",)


def test_denethors_folly_shadow_says_which_leader() -> None:
    game = minas_tirith(
        "gondor 3 0 1 + rohan 1 0 1 + gandalf-white",
    )
    match = play_event(game, "denethors-folly")
    assert asked(match) == "shadow leader"
    assert options(match) == ["gondor-leader", "rohan-leader"]
    match.play("leader rohan-leader")
    assert army(match, FREE, "minas-tirith") == "gondor 3 0 1 + rohan 1 0 0 + gandalf-white"


def test_denethors_folly_without_a_leader_only_stays() -> None:
    game = minas_tirith(
        "gondor 3 + strider",
    )
    match = play_event(game, "denethors-folly")
    finish(match)
    assert army(match, FREE, "minas-tirith") == "gondor 3 0 0 + strider"
    assert match.state.table == ("denethors-folly",)


def test_denethors_folly_no_combat_cards_in_minas_tirith() -> None:
    game = minas_tirith(
        "gondor 3 + gandalf-grey",
        war="gondor sauron",
        hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    match = act(
        game,
        SHADOW,
        "army",
        *("action attack", "from minas-tirith", "who-goes all"),
        rolls=["1 1 1 1 1", "1 1 1 1", "1"],
    )
    finish(match)
    assert combat_cards_asked(match, FREE) == []
    assert "guards-of-the-citadel" in match.state.hands[FREE]


def test_denethors_folly_nor_in_a_sortie_or_a_relief() -> None:
    game = minas_tirith(
        "gondor 3 + strider",
        more="lossarnach: gondor 2",
        war="gondor sauron",
        hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    for origin, dice in (("minas-tirith", "1 1 1 1"), ("lossarnach", "1 1")):
        rolls = [dice, "1 1 1 1 1", *["1"] * (origin == "minas-tirith")]
        match = act(
            game.copy(),
            FREE,
            "army",
            *("action attack", f"from {origin}", "target minas-tirith", "who-goes all"),
            rolls=rolls,
        )
        assert asked(match) == "free-peoples battle"
        assert combat_cards_asked(match, FREE) == []


def test_denethors_folly_combat_cards_elsewhere() -> None:
    game = position(
        free="minas-tirith: gondor 3; pelargir: gondor 2",
        shadow="minas-tirith: sauron 5; osgiliath: sauron 3",
        besieged="minas-tirith",
        war="gondor sauron",
        free_hand="guards-of-the-citadel",
        table="denethors-folly",
    )
    match = act(
        game, SHADOW, "army", "action attack", "from osgiliath", "target pelargir", "who-goes all"
    )
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_denethors_folly_is_discarded_when_the_besieger_leaves() -> None:
    game = minas_tirith("gondor 3", war="sauron", table="denethors-folly")
    match = act(game, SHADOW, "army", "action move-armies", "from minas-tirith", "to osgiliath")
    match.play("who-goes all")
    assert match.state.table == ()
    assert "denethors-folly" in match.state.discards[SHADOW]


def test_denethors_folly_is_discarded_when_minas_tirith_falls() -> None:
    game = minas_tirith("gondor 1", war="sauron", table="denethors-folly")
    match = act(
        game,
        SHADOW,
        "army",
        *("action attack", "from minas-tirith", "who-goes all"),
        rolls=["6 1 1 1 1", "1"],
    )
    finish(match)
    assert match.state.regions["minas-tirith"].control == SHADOW
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("denethors-folly",)


def test_denethors_folly_is_discarded_when_the_siege_is_relieved() -> None:
    game = position(
        free="minas-tirith: gondor 1; lossarnach: gondor 5",
        shadow="minas-tirith: sauron 1",
        besieged="minas-tirith",
        war="gondor",
        table="denethors-folly",
    )
    match = act(
        game,
        FREE,
        "army",
        *("action attack", "from lossarnach", "who-goes all"),
        rolls=["6 1 1 1 1", "1"],
    )
    match.play("advance no")
    finish(match)
    assert match.state.table == ()


@pytest.mark.parametrize(
    ("inside", "die", "allowed"),
    [
        ("", "character", False),
        ("", "will-of-the-west", True),
        ("+ strider", "character", False),
        ("+ aragorn", "character", True),
        ("+ gandalf-grey", "event", True),
        ("+ gandalf-white", "muster", True),
    ],
)
def test_denethors_folly_fp_pays_for_the_discard(inside: str, die: str, allowed: bool) -> None:
    game = minas_tirith(f"gondor 3 {inside}", table="denethors-folly")
    assert ("discard-denethors-folly" in possible_actions(game, FREE, die)) is allowed
    if allowed:
        match = act(game, FREE, die, "action discard-denethors-folly")
        assert match.state.table == ()
        assert match.state.discards[SHADOW] == ("denethors-folly",)
        assert match.state.used_dice[FREE] == 1
        assert asked(match) == "shadow action"


def test_denethors_folly_aragorn_elsewhere_does_not_help() -> None:
    game = minas_tirith(
        "gondor 3",
        more="pelargir: gondor 1 + aragorn + gandalf-white",
        table="denethors-folly",
    )
    assert "discard-denethors-folly" not in possible_actions(game, FREE, "character")
