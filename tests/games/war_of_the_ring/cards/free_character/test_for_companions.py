"""The Free Peoples Character deck: Companions who leave the Fellowship, and what they achieve."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.companions import reach
from thirdage.games.war_of_the_ring.entering import dice_pool
from wotr import (
    FREE,
    act,
    army,
    asked,
    finish,
    in_fellowship_phase,
    offered,
    options,
    play_event,
    position,
    why_no_event,
)


def drawing(*cards: str) -> list[str]:
    """Prepared draws from the Strategy deck."""
    return [f"free-peoples-strategy-draw {card}" for card in cards]


# ---- Gwaihir the Windlord


def test_gwaihir_separates_with_level_4() -> None:
    game = position(progress=1, companions="peregrin strider")
    match = play_event(game, "gwaihir-the-windlord", "separate peregrin", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 5))
    match.play("companions-to tower-hills")
    assert match.state.whereabouts == {"peregrin": "tower-hills"}
    assert match.state.fellowship.companions == ("strider",)


def test_gwaihir_separates_a_group() -> None:
    game = position(companions="gimli legolas strider")
    match = play_event(game, "gwaihir-the-windlord", "separate gimli", "also legolas")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 4))
    match.play("companions-to old-ford")
    assert match.state.whereabouts == {"gimli": "old-ford", "legolas": "old-ford"}


def test_gwaihir_moves_companions_on_the_map() -> None:
    game = position(free="bree: boromir + peregrin; edoras: strider", companions="gimli")
    match = play_event(game, "gwaihir-the-windlord", "separate-or-move move")
    assert options(match) == ["boromir", "peregrin", "strider"]
    match.play("companion peregrin")
    assert options(match) == ["no-more", "boromir"]  # from their common region
    match.play("also boromir")
    assert set(options(match)) == set(reach(match.state, "bree", 4)[1:])
    match.play("companions-to hollin")
    assert match.state.whereabouts["peregrin"] == match.state.whereabouts["boromir"]
    assert match.state.fellowship.companions == ("gimli",)


def test_gwaihir_uses_level_4_for_everybody() -> None:
    game = position(free="bree: gandalf-white", companions="", eliminated="gandalf-grey")
    match = play_event(game, "gwaihir-the-windlord")
    assert set(options(match)) == set(reach(match.state, "bree", 4)[1:])


def test_gwaihir_may_end_in_a_besieged_stronghold() -> None:
    game = position(
        free="minas-tirith: gondor 2; edoras: strider",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        companions="",
    )
    match = play_event(game, "gwaihir-the-windlord", "companions-to minas-tirith")
    assert army(match, FREE, "minas-tirith") == "gondor 2 0 0 + strider"
    assert "gondor" in match.state.passive  # he activates the North only


def test_gwaihir_does_not_pass_through_a_besieged_stronghold() -> None:
    game = position(
        free="grey-havens: elves 2; tower-hills: strider",
        shadow="grey-havens: sauron 5",
        besieged="grey-havens",
        companions="",
    )
    match = play_event(game, "gwaihir-the-windlord")
    assert "grey-havens" in options(match)
    assert "forlindon" not in options(match)  # it lies behind the Havens


def test_gwaihir_a_companion_inside_a_siege_may_not_leave_it() -> None:
    game = position(
        free="minas-tirith: gondor 2 + boromir; edoras: strider",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        companions="",
    )
    match = play_event(game, "gwaihir-the-windlord")
    assert offered(match, "companion") == ["strider"]


def test_r007_gwaihir_not_into_a_besieged_shadow_stronghold() -> None:
    game = position(
        free="orthanc: rohan 2; westemnet: strider",
        shadow="orthanc: isengard 5",
        captured="orthanc",
        besieged="orthanc",
        companions="",
    )
    match = play_event(game, "gwaihir-the-windlord")
    assert "fords-of-isen" in options(match)
    assert "orthanc" not in options(match)


def test_r216_gwaihir_moves_companions_with_an_empty_fellowship() -> None:
    game = position(free="bree: strider", companions="")
    assert why_no_event(game, "gwaihir-the-windlord") == ""
    match = play_event(game, "gwaihir-the-windlord", "companions-to hollin")
    assert match.state.whereabouts == {"strider": "hollin"}


def test_gwaihir_removes_the_last_companions_on_the_mordor_track() -> None:
    game = position(mordor=1, companions="gimli peregrin")
    match = play_event(game, "gwaihir-the-windlord", "separate gimli", "also peregrin")
    assert match.state.eliminated == ("gimli", "peregrin")
    assert match.state.fellowship.guide == "gollum"


@pytest.mark.parametrize("card", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_op_18_without_a_companion_nothing_happens(card: str) -> None:
    game = position(companions="")
    assert why_no_event(game, card) == ""
    match = play_event(game, card)
    assert match.state.discards[FREE] == (card,)
    assert asked(match) == "shadow action"


def test_gwaihir_with_everybody_besieged_does_nothing() -> None:
    game = position(
        free="minas-tirith: gondor 2 + boromir",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        companions="",
    )
    match = play_event(game, "gwaihir-the-windlord")
    assert match.state.whereabouts == {"boromir": "minas-tirith"}
    assert match.state.discards[FREE] == ("gwaihir-the-windlord",)


def test_w10_14_a_companion_shut_in_behind_a_siege_cannot_move() -> None:
    """Forlindon has no way out but the Grey Havens; Gwaihir still gets in there."""
    game = position(
        free="grey-havens: elves 2; forlindon: gimli",
        shadow="grey-havens: sauron 5",
        besieged="grey-havens",
        companions="",
    )
    match = act(game.copy(), FREE, "character")
    assert "move-companions" not in options(match)
    match = play_event(game, "gwaihir-the-windlord")
    assert match.state.whereabouts == {"gimli": "grey-havens"}


# ---- Challenge of the King


@pytest.mark.parametrize(
    "free",
    [
        "minas-tirith: gondor 1 + strider",
        "druadan-forest: north 1 + aragorn",
        "edoras: rohan 1 + strider",
        "fords-of-isen: rohan 1 + aragorn",
    ],
)
def test_challenge_of_the_king_can_be_played(free: str) -> None:
    assert why_no_event(position(free=free), "challenge-of-the-king") == ""


@pytest.mark.parametrize(
    "free",
    [
        "edoras: rohan 1",  # he is in the Fellowship
        "edoras: strider",  # no Army
        "edoras: rohan 1; folde: strider",  # not with it
        "osgiliath: gondor 2 + strider",  # no Gondor region
        "lorien: elves 2 + aragorn",
        "edoras: rohan 2 + boromir",
    ],
)
def test_challenge_of_the_king_needs_him_with_an_army(free: str) -> None:
    game = position(free=free)
    assert (
        why_no_event(game, "challenge-of-the-king") == "needs-ranger-king-with-army-in gondor rohan"
    )


def test_challenge_of_the_king_inside_a_siege() -> None:
    game = position(
        free="minas-tirith: gondor 1 + strider",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    assert why_no_event(game, "challenge-of-the-king") == ""


def test_challenge_of_the_king_removes_eyes_for_good() -> None:
    game = position(free="edoras: rohan 1 + strider", pool="eye eye eye 2 3")
    match = play_event(game, "challenge-of-the-king", die="character", rolls=["eye", "3", "eye"])
    assert match.state.removed_tiles == ("eye", "eye")
    assert match.state.hunt_pool == ("2", "3", "eye")
    assert match.state.drawn_tiles == ()
    assert match.state.fellowship.corruption == 0
    assert army(match, FREE, "edoras") == "rohan 1 0 0 + strider"
    finish(match)


def test_challenge_of_the_king_without_eyes_nothing_happens() -> None:
    game = position(free="edoras: rohan 1 + strider", pool="1 2 3 eye")
    match = play_event(game, "challenge-of-the-king", die="character", rolls=["1", "3", "2"])
    assert match.state.removed_tiles == ()
    assert match.state.hunt_pool == ("1", "2", "3", "eye")


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_challenge_of_the_king_three_eyes_are_his_end(king: str) -> None:
    game = position(free=f"edoras: rohan 1 + {king} + boromir", pool="eye eye eye 2", companions="")
    dice = dice_pool(game, FREE)
    match = play_event(game, "challenge-of-the-king", rolls=["eye", "eye", "eye"])
    assert match.state.eliminated == (king,)
    assert army(match, FREE, "edoras") == "rohan 1 0 0 + boromir"
    assert match.state.hunt_pool == ("2", "eye", "eye", "eye")
    assert match.state.removed_tiles == ()
    assert dice_pool(match.state, FREE) == dice - (king == "aragorn")


def test_challenge_of_the_king_the_pool_is_refilled() -> None:
    game = position(free="edoras: rohan 1 + strider", pool="2 eye")
    game.drawn_tiles = ("3", "eye")
    match = play_event(game, "challenge-of-the-king", die="character", rolls=["eye", "3"])
    assert offered(match, "hunt-tile") == ["3", "eye"]
    assert match.state.removed_tiles == ("eye",)
    assert match.state.hunt_pool == ("2", "3", "eye")
    assert match.state.drawn_tiles == ()


def test_challenge_of_the_king_is_no_hunt() -> None:
    """The Free Peoples take the tiles: neither Coat nor Staff is asked for."""
    game = position(
        free="edoras: rohan 1 + strider", pool="1 2 3", table="mithril-coat-and-sting wizards-staff"
    )
    match = play_event(game, "challenge-of-the-king", die="character", rolls=["1", "3", "2"])
    assert asked(match) == "shadow action"


def test_challenge_of_the_king_removed_eyes_stay_away_from_mordor() -> None:
    game = position(free="edoras: rohan 1 + strider", pool="eye 2 3", at="morannon")
    game.drawn_tiles = ("eye",)
    removed = play_event(game, "challenge-of-the-king", die="character", rolls=["eye", "2", "3"])
    game = removed.state.copy()
    match = in_fellowship_phase(game, "fellowship-phase enter-mordor")
    assert match.state.hunt_pool == ("2", "3", "eye")  # the drawn one
    assert match.state.removed_tiles == ("eye",)


def test_challenge_of_the_king_the_ring_is_mine_is_an_eye_too() -> None:
    game = position(free="edoras: rohan 1 + strider", mordor=1, pool="the-ring-is-mine 2 3 eye")
    taken = ["the-ring-is-mine", "3", "eye"]
    match = play_event(game, "challenge-of-the-king", die="character", rolls=taken)
    assert match.state.removed_tiles == ("eye", "the-ring-is-mine")
    assert match.state.hunt_pool == ("2", "3")


# ---- House of the Stewards


@pytest.mark.parametrize("where", ["minas-tirith", "druadan-forest", "erech", "anfalas"])
def test_house_of_the_stewards_can_be_played(where: str) -> None:
    assert why_no_event(position(free=f"{where}: boromir"), "house-of-the-stewards") == ""


@pytest.mark.parametrize(
    "free", ["osgiliath: gondor 1 + boromir", "edoras: boromir", "minas-tirith: strider"]
)
def test_house_of_the_stewards_needs_boromir_in_gondor(free: str) -> None:
    assert (
        why_no_event(position(free=free), "house-of-the-stewards")
        == "needs-character-in boromir gondor"
    )
    fellowship = position(at="minas-tirith")
    assert why_no_event(fellowship, "house-of-the-stewards") == "needs-character-in boromir gondor"


@pytest.mark.parametrize(
    ("kind", "after"), [("regular", "gondor 1 0 0 + boromir"), ("elite", "gondor 0 1 0 + boromir")]
)
def test_house_of_the_stewards_recruits_and_draws(kind: str, after: str) -> None:
    game = position(free="erech: boromir")
    drawn = ("cirdans-ships", "the-red-arrow")
    match = play_event(game, "house-of-the-stewards", die="character", rolls=drawing(*drawn))
    match.play(f"unit gondor-{kind}")
    assert army(match, FREE, "erech") == after
    assert match.state.hand(FREE) == drawn
    finish(match)


def test_house_of_the_stewards_inside_a_siege() -> None:
    game = position(
        free="minas-tirith: gondor 5 + boromir",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "house-of-the-stewards", die="character", rolls=drawn)
    match.play("unit gondor-elite", "excess gondor-regular")
    assert army(match, FREE, "minas-tirith") == "gondor 4 1 0 + boromir"


@pytest.mark.parametrize(
    ("shadow", "captured", "spent"),
    [
        ("erech: sauron 1", "", ""),
        ("", "pelargir", ""),
        ("", "", "gondor 15 5"),
    ],
)
def test_house_of_the_stewards_draws_without_recruiting(
    shadow: str, captured: str, spent: str
) -> None:
    where = captured or "erech"
    game = position(free=f"{where}: boromir", shadow=shadow, captured=captured, spent=spent)
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "house-of-the-stewards", die="character", rolls=drawn)
    assert army(match, FREE, where) == "boromir"
    assert len(match.state.hand(FREE)) == 2


def test_house_of_the_stewards_both_cards_are_drawn_before_discarding() -> None:
    hand = "athelas bilbos-song elven-cloaks elven-rope the-grey-company"
    game = position(free="erech: boromir", free_hand=hand, spent="gondor 15 5")
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "house-of-the-stewards", die="character", rolls=drawn)
    assert asked(match) == "free-peoples discard"
    assert len(match.state.hand(FREE)) == 7


# ---- The Grey Company


@pytest.mark.parametrize(
    "free",
    ["lorien: elves 1 + strider", "osgiliath: gondor 1 + aragorn", "bree: north 0 1 + strider"],
)
def test_grey_company_can_be_played(free: str) -> None:
    assert why_no_event(position(free=free), "the-grey-company") == ""


@pytest.mark.parametrize(
    "free", ["lorien: elves 1", "lorien: strider", "lorien: elves 1; bree: aragorn"]
)
def test_grey_company_needs_him_with_an_army(free: str) -> None:
    assert why_no_event(position(free=free), "the-grey-company") == "needs-ranger-king-with-army"


def test_r224_grey_company_a_regular_makes_way_for_an_elite() -> None:
    game = position(free="lorien: elves 1 1 + gondor 2 + strider")
    reserve, lost = game.reserve("gondor"), game.casualties["gondor"]
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "the-grey-company", die="character", rolls=drawn)
    assert sorted(options(match)) == ["elves", "gondor"]
    match.play("upgrade gondor")
    assert army(match, FREE, "lorien") == "elves 1 1 0 + gondor 1 1 0 + strider"
    assert match.state.casualties["gondor"].regulars == lost.regulars + 1
    assert match.state.reserve("gondor").regulars == reserve.regulars
    assert match.state.reserve("gondor").elites == reserve.elites - 1
    assert match.state.hand(FREE) == ("cirdans-ships", "the-red-arrow")
    finish(match)


def test_grey_company_works_inside_a_siege_and_keeps_the_leaders() -> None:
    game = position(
        free="minas-tirith: gondor 1 0 1 + aragorn",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "the-grey-company", die="character", rolls=drawn)
    assert army(match, FREE, "minas-tirith") == "gondor 0 1 1 + aragorn"
    assert match.state.regions["minas-tirith"].besieged == FREE


@pytest.mark.parametrize(
    ("free", "spent"),
    [("bree: north 0 2 + strider", ""), ("bree: north 2 + strider", "north 0 5")],
)
def test_grey_company_draws_without_a_regular_or_an_elite(free: str, spent: str) -> None:
    game = position(free=free, spent=spent)
    drawn = drawing("cirdans-ships", "the-red-arrow")
    match = play_event(game, "the-grey-company", die="character", rolls=drawn)
    assert match.state.casualties["north"].regulars == 0
    assert len(match.state.hand(FREE)) == 2
