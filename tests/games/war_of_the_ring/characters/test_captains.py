"""The abilities on the Character cards: Captains of the West, Aragorn, Gandalf the White."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import settlements_of, within
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    dice_next_turn,
    finish,
    offered,
    options,
    position,
)

SKIP = ("die event", "action skip")


CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of a turn."""


def defended(free: str, *rolls: str, shadow: str = "isengard 3", hand: str = "") -> Match[Game]:
    """SH attacks this Army in Westemnet, from Fangorn. SH rolls first."""
    game = position(
        free=f"westemnet: {free}",
        shadow=f"fangorn: {shadow}",
        war="isengard sauron rohan",
        shadow_hand=hand,
    )
    return attack(game, SHADOW, "fangorn", "westemnet", rolls=rolls)


# ---- Captain of the West


def test_captains_of_the_west_add_up() -> None:
    """Two of them and two units: Combat Strength 4."""
    match = defended("rohan 2 + boromir + legolas", "1 1 1", "1 1 1 1", "1 1")
    finish(match)


def test_captains_of_the_west_five_dice_at_most() -> None:
    match = defended("rohan 4 + boromir + gimli + strider", "1 1 1", "1 1 1 1 1", "1 1 1")
    finish(match)


@pytest.mark.parametrize("captain", ["gandalf-grey", "strider", "boromir", "legolas", "gimli"])
def test_captains_of_the_west_are_five_of_the_first_companions(captain: str) -> None:
    finish(defended(f"rohan 1 + {captain}", "1 1 1", "1 1", "1"))


def test_captains_of_the_west_aragorn_too() -> None:
    finish(defended("rohan 1 + aragorn", "1 1 1", "1 1", "1 1"))


@pytest.mark.parametrize("other", ["meriadoc", "peregrin", "gandalf-white"])
def test_captains_of_the_west_not_the_others(other: str) -> None:
    """Leadership 1, no more strength."""
    finish(defended(f"rohan 1 + {other}", "1 1 1", "1", "1"))


def test_captains_of_the_west_not_in_the_rearguard() -> None:
    """Boromir stays behind: one unit attacks with one die."""
    match = act(
        position(free="westemnet: rohan 2 + boromir", shadow="fangorn: isengard 1", war="rohan"),
        FREE,
        "army",
        *("action attack", "who-goes part", "figures rohan-regular 1", "figures boromir 0"),
        rolls=["free-peoples-combat-roll 1", "1"],
    )
    assert asked(match) == "free-peoples battle"
    finish(match)


def test_captains_of_the_west_words_of_power_silence_one() -> None:
    """The other keeps his strength and Leadership."""
    match = attack(
        position(
            free="westemnet: rohan 1 + boromir + legolas",
            shadow="fangorn: sauron 1 + nazgul",
            war="sauron",
            shadow_hand="the-lidless-eye",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *("shadow-combat-card the-lidless-eye", "silence boromir"),
        rolls=["1", "1 1", "1", "1"],
    )
    finish(match)


# ---- Aragorn


@pytest.mark.parametrize("place", ["minas-tirith", "dol-amroth", "pelargir"])
def test_aragorn_replaces_strider(place: str) -> None:
    """T10-05: there, with a Will of the West; Gondor is roused by his entering play."""
    match = act(position(free=f"{place}: strider"), FREE, "will-of-the-west", "action aragorn")
    assert match.state.whereabouts == {"aragorn": place}
    assert "gondor" not in match.state.passive
    assert "strider" not in match.state.fellowship.companions


def test_aragorn_brings_a_die_in_the_next_turn() -> None:
    match = act(position(free="pelargir: strider"), FREE, "will-of-the-west", "action aragorn")
    assert match.state.dice[FREE] == ()
    assert dice_next_turn(match.state, FREE) == 5


def test_aragorn_is_crowned_in_a_siege() -> None:
    """A besieged Stronghold is unconquered."""
    game = position(
        free="minas-tirith: gondor 1 + strider",
        shadow="minas-tirith: sauron 1",
        besieged="minas-tirith",
    )
    match = act(game, FREE, "will-of-the-west", "action aragorn")
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0 + aragorn"


def test_aragorn_is_not_crowned_in_a_conquered_city() -> None:
    game = position(free="pelargir: strider", captured="pelargir")
    assert "aragorn" not in options(act(game, FREE, "will-of-the-west"))


def test_aragorn_is_not_crowned_elsewhere() -> None:
    game = position(free="edoras: strider")
    assert "aragorn" not in options(act(game, FREE, "will-of-the-west"))


def test_aragorn_needs_strider_out_of_the_fellowship() -> None:
    game = position(at="minas-tirith")
    assert "aragorn" not in options(act(game, FREE, "will-of-the-west"))


def test_aragorn_never_comes_when_strider_is_dead() -> None:
    game = position(at="minas-tirith", companions="gimli", eliminated="strider")
    assert "aragorn" not in options(act(game, FREE, "will-of-the-west"))


@pytest.mark.parametrize("die", ["character", "army", "muster", "event", "muster-army"])
def test_aragorn_needs_a_will_of_the_west(die: str) -> None:
    assert "aragorn" not in options(act(position(free="pelargir: strider"), FREE, die))


def test_aragorn_a_ring_makes_no_will_of_the_west() -> None:
    match = act(position(free="pelargir: strider"), FREE, "army army", "action skip", *SKIP)
    match.play("die ring")
    assert "will-of-the-west" not in offered(match, "ring-face")


def test_aragorn_dead_his_die_is_lost_in_the_next_turn() -> None:
    """Those of this turn stay."""
    game = position(
        free="osgiliath: gondor 1 + aragorn",
        shadow="north-ithilien: sauron 5",
        companions="gimli",
        war="sauron gondor",
    )
    assert dice_next_turn(game.copy(), FREE) == 5
    match = attack(
        game,
        SHADOW,
        "north-ithilien",
        "osgiliath",
        "advance no",
        rolls=["6 1 1 1 1", "1 1", "1 1"],
    )
    assert match.state.eliminated == ("aragorn",)
    assert match.state.dice[FREE] == ("event", "event")
    assert dice_next_turn(match.state, FREE) == 4


# ---- Gandalf the White


WHITE = ("will-of-the-west", "action gandalf-white")


def may_come(**where: str) -> bool:
    """Whether Gandalf the White can enter play with a Will of the West."""
    game = position(**where)  # type: ignore[arg-type]
    return "gandalf-white" in options(act(game, FREE, "will-of-the-west"))


def test_gandalf_the_white_replaces_the_grey_on_the_map() -> None:
    """Y06: where he stands; one die more in the next turn."""
    match = act(position(free="edoras: gandalf-grey", shadow="orthanc: saruman"), FREE, *WHITE)
    assert match.state.whereabouts["gandalf-white"] == "edoras"
    assert "gandalf-grey" not in match.state.whereabouts
    assert match.state.eliminated == ()
    assert dice_next_turn(match.state, FREE) == 5


def test_gandalf_the_white_after_the_grey_was_lost_in_the_hunt() -> None:
    """In Fangorn or an unconquered Elven Stronghold."""
    match = act(
        position(
            companions="gimli",
            eliminated="gandalf-grey",
            shadow="orthanc: saruman",
            captured="lorien",
        ),
        FREE,
        *WHITE,
    )
    assert options(match) == ["fangorn", "grey-havens", "rivendell", "woodland-realm"]
    match.play("gandalf-in fangorn")
    assert match.state.whereabouts["gandalf-white"] == "fangorn"


def test_gandalf_the_white_in_a_besieged_stronghold_is_inside() -> None:
    game = position(
        companions="gimli",
        eliminated="gandalf-grey",
        free="lorien: elves 1",
        shadow="lorien: sauron 3; orthanc: saruman",
        besieged="lorien",
    )
    match = act(game, FREE, *WHITE, "gandalf-in lorien")
    assert army(match, FREE, "lorien") == "elves 1 0 0 + gandalf-white"


def test_gandalf_the_white_has_fangorn_left() -> None:
    """All Elven Strongholds are conquered."""
    match = act(
        position(
            companions="gimli",
            eliminated="gandalf-grey saruman",
            captured=" ".join(settlements_of("elves", "stronghold")),
        ),
        FREE,
        *WHITE,
    )
    assert offered(match, "gandalf-in") == ["fangorn"]
    assert match.state.whereabouts == {"gandalf-white": "fangorn"}


def test_gandalf_the_white_needs_the_grey_to_have_left() -> None:
    assert not may_come(shadow="orthanc: saruman")


def test_gandalf_the_white_needs_a_minion() -> None:
    """In play now, or once: the only one may be dead."""
    assert not may_come(free="edoras: gandalf-grey")
    assert may_come(free="edoras: gandalf-grey", eliminated="saruman")
    assert may_come(free="edoras: gandalf-grey", shadow="minas-morgul: sauron 1 + witch-king")


def test_gandalf_the_white_comes_once() -> None:
    assert not may_come(companions="gimli", eliminated="gandalf-grey gandalf-white saruman")


def ride(*group: str) -> set[str]:
    """Where Gandalf the White goes with these, leaving Boromir and Legolas in Fangorn."""
    match = act(
        position(
            free="fangorn: gandalf-white + meriadoc + peregrin + legolas + boromir",
            companions="gimli",
            eliminated="gandalf-grey",
        ),
        FREE,
        "character",
        "action move-companions",
        "companion gandalf-white",
        *(f"also {other}" for other in group),
    )
    if asked(match) == "free-peoples also":
        match.play("also no-more")
    return set(options(match))


@pytest.mark.parametrize(
    ("group", "steps"),
    [
        ((), 4),
        (("meriadoc",), 4),
        (("peregrin",), 4),
        (("meriadoc", "peregrin"), 3),
        (("legolas",), 3),
        (("legolas", "meriadoc"), 3),
    ],
)
def test_gandalf_the_white_rides_shadowfax(group: tuple[str, ...], steps: int) -> None:
    """Four regions alone or with one Hobbit; who stays behind does not count."""
    reach = ride(*group)
    # Minas Tirith is three regions away, Pelargir four over Osgiliath or Lossarnach.
    assert ("minas-tirith" in reach, "lossarnach" in reach) == (True, steps == 4)
    assert reach <= set(within("fangorn", steps))


def rider(*lines: str, rolls: tuple[str, ...], hand: str = "", free: str = "") -> Match[Game]:
    """SH attacks Gandalf the White and a Rohan unit in Westemnet with two Nazgûl and the
    Witch-king."""
    return attack(
        position(
            free=f"westemnet: rohan 1 0 0 + gandalf-white{free}",
            shadow="fangorn: sauron 1 + nazgul 2 + witch-king",
            war="sauron rohan",
            shadow_hand=hand,
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *lines,
        rolls=rolls,
    )


def test_gandalf_the_white_rider_forfeits_his_leadership_for_that_of_the_nazgul() -> None:
    """For the whole battle: no re-roll of either side in two rounds."""
    match = rider("white-rider yes", "battle go-on", "retreat stay", rolls=("1", "1", "1", "1"))
    finish(match)


def test_gandalf_the_white_rider_need_not() -> None:
    finish(rider("white-rider no", rolls=("1", "1", "1", "1")))


def test_gandalf_the_white_rider_does_not_touch_other_leaders() -> None:
    """The Mouth still leads with 2."""
    match = attack(
        position(
            free="westemnet: rohan 1 + gandalf-white",
            shadow="fangorn: sauron 3 + nazgul 2 + mouth-of-sauron",
            war="sauron rohan",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        "white-rider yes",
        rolls=["1 1 1", "1", "shadow-leader-reroll 1 1"],
    )
    finish(match)


def test_gandalf_the_white_rider_leaves_the_elites_of_isengard_leaders() -> None:
    match = attack(
        position(
            free="westemnet: rohan 1 + gandalf-white",
            shadow="fangorn: isengard 1 2 + nazgul 2; orthanc: saruman",
            war="isengard rohan",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        "white-rider yes",
        rolls=["1 1 1", "1", "shadow-leader-reroll 1 1"],
    )
    finish(match)


def test_gandalf_the_white_rider_is_taken_off_before_the_limit_of_five() -> None:
    """Leadership 6 with him: five dice may still be re-rolled."""
    match = attack(
        position(
            free="westemnet: rohan 5 0 4 + gandalf-white + meriadoc",
            shadow="fangorn: sauron 1 + nazgul",
            war="sauron rohan",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        "white-rider yes",
        rolls=["1", "1 1 1 1 1", "free-peoples-leader-reroll 1 1 1 1 1"],
    )
    finish(match)


@pytest.mark.parametrize(
    ("card", "playable"),
    [
        ("orc-patrol", False),  # Cruel as Death
        ("candles-of-corpses", False),  # Dread and Despair
        ("nazgul-search", False),  # Foul Stench
        ("flocks-of-crebain", False),  # They are Terrible
        ("morgul-wound", True),  # Black Breath needs a Nazgûl only
        ("the-lidless-eye", True),  # Words of Power too
    ],
)
def test_gandalf_the_white_rider_and_cards_of_nazgul_leadership(card: str, playable: bool) -> None:
    match = rider("white-rider yes", rolls=(), hand=card)
    assert (card in options(match)) == playable


def test_gandalf_the_white_rider_needs_nazgul_in_the_battle() -> None:
    """Against others nothing is asked."""
    finish(defended("rohan 1 + gandalf-white", "1 1 1", "1", "1"))
