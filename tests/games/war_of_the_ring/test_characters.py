"""The abilities on the Character cards, with their rulings (facts: characters.json)."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import settlements_of, within
from thirdage.games.war_of_the_ring.characters import CHARACTERS, FIRST_COMPANIONS
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import begin_turn, hunt_allocation
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from thirdage.table.piles import Pile
from wotr import (
    FREE,
    NATIONS,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    start,
    told,
)

SKIP = ("die event", "action skip")
RING = "hunt-casualty ring"
ANY_DIE = ("army", "character", "event", "muster", "muster-army", "will-of-the-west")
CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of a turn."""


def dice_next_turn(game: Game, side: str) -> int:
    """How many Action dice a side has in the next turn."""
    return start(game, plan(begin_turn), rolls=CARDS).state.used_dice[side]


def hunted(*rolls: str, **where: object) -> Match[Game]:
    """FP moves the Fellowship in Hollin, one die in the Hunt Box."""
    game = position(**{"at": "hollin", "hunt_box": (0, 1, 0), **where})  # type: ignore[arg-type]
    return move_on(game, rolls=rolls)


def defended(free: str, *rolls: str, shadow: str = "isengard 3", hand: str = "") -> Match[Game]:
    """SH attacks this Army in Westemnet, from Fangorn. SH rolls first."""
    game = position(
        free=f"westemnet: {free}",
        shadow=f"fangorn: {shadow}",
        war="isengard sauron rohan",
        shadow_hand=hand,
    )
    return attack(game, SHADOW, "fangorn", "westemnet", rolls=rolls)


# ---- the numbers on the cards


def test_w10_6_level_leadership_nation_die() -> None:
    """T10-07."""
    printed = {
        "gandalf-grey": (3, 1, "any", 0),
        "strider": (3, 1, "north", 0),
        "boromir": (2, 1, "gondor", 0),
        "legolas": (2, 1, "elves", 0),
        "gimli": (2, 1, "dwarves", 0),
        "meriadoc": (1, 1, "any", 0),
        "peregrin": (1, 1, "any", 0),
        "aragorn": (3, 2, "any", 1),
        "gandalf-white": (3, 1, "any", 1),
        "witch-king": (0, 2, None, 1),
        "mouth-of-sauron": (3, 2, None, 1),
        "saruman": (0, 1, None, 1),
    }
    assert {c.name: (c.level, c.leadership, c.activates, c.die) for c in CHARACTERS.values()} == (
        printed
    )


# ---- Gandalf the Grey: Guide


@pytest.mark.parametrize("die", ["event", "will-of-the-west"])
def test_gandalf_the_grey_draws_after_a_card_played_with_an_event_result(die: str) -> None:
    """A Will of the West is used as an Event result."""
    match = play_event(
        position(), "athelas", "guide-draw yes", die=die, rolls=["1 1 1", "bilbos-song"]
    )
    assert match.state.hands[FREE] == ("bilbos-song",)


def test_gandalf_the_grey_draws_from_the_deck_of_the_card() -> None:
    match = play_event(position(), "a-power-too-great", "guide-draw yes", rolls=["the-red-arrow"])
    assert match.state.hands[FREE] == ("the-red-arrow",)
    assert match.state.decks["free-peoples-character"].size == 24


def test_gandalf_the_grey_need_not_draw() -> None:
    match = play_event(position(), "athelas", "guide-draw no", rolls=["1 1 1"])
    assert match.state.hands[FREE] == ()


def test_gandalf_the_grey_does_not_draw_for_a_card_played_with_its_own_icon() -> None:
    match = play_event(position(), "athelas", die="character", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_draws_only_as_the_guide() -> None:
    match = play_event(position(guide="strider"), "athelas", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_does_not_draw_from_an_empty_deck() -> None:
    """It is never shuffled anew."""
    game = position(free_hand="athelas")
    game.decks["free-peoples-character"] = Pile(())
    match = play_event(game, "athelas", rolls=["1 1 1"])
    assert asked(match) == "shadow action"


def test_gandalf_the_grey_draws_a_seventh_card_and_one_is_discarded() -> None:
    hand = "elven-cloaks elven-rope bilbos-song horn-of-gondor axe-and-bow wizards-staff"
    match = play_event(
        position(free_hand=hand),
        "athelas",
        "guide-draw yes",
        rolls=["1 1 1", "challenge-of-the-king"],
    )
    assert asked(match) == "free-peoples discard"
    match.play("discard bilbos-song")
    assert match.state.buried[FREE] == ("bilbos-song",)
    assert len(match.state.hands[FREE]) == 6


def test_gandalf_the_grey_does_not_help_the_shadow() -> None:
    match = play_event(position(), "shelobs-lair")
    assert asked(match) == "free-peoples die"


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


# ---- Strider


@pytest.mark.parametrize("die", ANY_DIE)
def test_strider_hides_the_fellowship_with_any_die(die: str) -> None:
    """The die is set aside, not put into the Hunt Box."""
    match = act(position(at="hollin", hidden=False, guide="strider"), FREE, die, "action hide")
    assert match.state.fellowship.hidden
    assert match.state.hunt_box.free == 0
    assert match.state.used_dice[FREE] == 1


def test_strider_hides_nothing_that_is_hidden() -> None:
    assert "hide" not in options(act(position(guide="strider"), FREE, "muster"))


def test_strider_hides_it_on_the_mordor_track_too() -> None:
    """And that is the attempt that spares the Corruption."""
    match = act(
        position(mordor=1, hidden=False, guide="strider"),
        FREE,
        "army",
        *("action hide", *SKIP, *SKIP),
        rolls=CARDS,
    )
    assert match.state.turn == 2
    assert match.state.fellowship.hidden
    assert match.state.fellowship.corruption == 0


def test_strider_does_not_rouse_gondor() -> None:
    """He activates the North only."""
    match = act(
        position(free="osgiliath: strider"),
        FREE,
        "character",
        *("action move-companions", "companion strider", "companions-to minas-tirith"),
    )
    assert "gondor" in match.state.passive


def test_strider_rouses_the_north_when_he_marches_into_the_shire() -> None:
    """To end a move with an Army is to end his movement there."""
    match = act(
        position(free="buckland: north 1 + strider"),
        FREE,
        "army",
        *("action move-armies", "from buckland", "to the-shire", "who-goes all"),
    )
    assert "north" not in match.state.passive


# ---- Boromir, Legolas, Gimli

ENVOYS = [("boromir", "gondor", place) for place in settlements_of("gondor", "city", "stronghold")]
ENVOYS += [("legolas", "elves", place) for place in settlements_of("elves", "stronghold")]
ENVOYS += [("gimli", "dwarves", "erebor")]


@pytest.mark.parametrize(("name", "nation", "place"), ENVOYS)
def test_envoys_advance_their_nation(name: str, nation: str, place: str) -> None:
    """Boromir in Minas Tirith, Dol Amroth or Pelargir, Legolas in any Elven Stronghold, Gimli
    in Erebor."""
    game = position(free=f"{place}: {name}", active=nation)
    steps = game.politics[nation]
    match = act(game, FREE, "event", f"action {nation}-by-{name}")
    assert match.state.politics[nation] == steps - 1
    assert match.state.used_dice[FREE] == 1


@pytest.mark.parametrize("die", ANY_DIE)
def test_envoys_use_any_die(die: str) -> None:
    match = act(position(free="lorien: legolas"), FREE, die, "action elves-by-legolas")
    assert match.state.politics["elves"] == 2


def test_envoys_only_in_their_own_places() -> None:
    """Boromir in Lossarnach (a Town), Legolas in Erebor, Gimli in Ered Luin."""
    game = position(
        free="lossarnach: boromir; erebor: legolas; ered-luin: gimli",
        active="gondor elves dwarves",
    )
    actions = options(act(game, FREE, "muster"))
    assert not [action for action in actions if "-by-" in action]


def test_envoys_not_in_a_conquered_place() -> None:
    game = position(free="dol-amroth: boromir", captured="dol-amroth", active="gondor")
    assert "gondor-by-boromir" not in options(act(game, FREE, "muster"))


def test_boromir_cannot_bring_a_passive_nation_to_war() -> None:
    """Gondor one step away and Passive; his own arrival would have roused it."""
    game = position(free="minas-tirith: boromir", steps={"gondor": 1})
    assert "gondor-by-boromir" not in options(act(game, FREE, "muster"))
    game = position(free="osgiliath: boromir", steps={"gondor": 1})
    match = act(
        game,
        FREE,
        "character muster",
        *("action move-companions", "companion boromir", "companions-to minas-tirith"),
        *(*SKIP, "die muster", "action gondor-by-boromir"),
    )
    assert match.state.politics["gondor"] == 0


def test_boromir_speaks_in_a_besieged_minas_tirith() -> None:
    """A besieged Stronghold that its owner holds is unconquered."""
    game = position(
        free="minas-tirith: gondor 1 + boromir",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
        active="gondor",
    )
    match = act(game, FREE, "army", "action gondor-by-boromir")
    assert match.state.politics["gondor"] == 1


def test_boromir_ends_threats_and_promises() -> None:
    game = position(free="minas-tirith: boromir", active="gondor", table="threats-and-promises")
    match = act(game, FREE, "army", "action gondor-by-boromir")
    assert match.state.table == ()


def test_legolas_brings_the_elves_to_war_in_three_uses() -> None:
    match = act(
        position(free="lorien: legolas"),
        FREE,
        "muster muster muster muster",
        *("action elves-by-legolas", *SKIP, "die muster", "action elves-by-legolas", *SKIP),
        *("die muster", "action elves-by-legolas"),
    )
    assert match.state.politics["elves"] == 0
    assert "elves-by-legolas" not in options(act(match.state, FREE, "muster"))


def test_gimli_does_not_rouse_the_dwarves_in_ered_luin() -> None:
    """A Town."""
    match = act(
        position(free="grey-havens: gimli"),
        FREE,
        "character",
        *("action move-companions", "companion gimli", "companions-to ered-luin"),
    )
    assert "dwarves" in match.state.passive


# ---- Meriadoc and Peregrin


def test_hobbits_leave_one_after_the_other_and_go_together() -> None:
    """The last two Companions, damage 2: both leave for one tile, as one group."""
    match = hunted("6", "2", companions="meriadoc peregrin", guide="meriadoc")
    match.play("separate-guide yes", "separate-guide yes")
    assert asked(match) == "free-peoples companions-to"
    match.play("companions-to trollshaws")
    assert match.state.whereabouts == {"meriadoc": "trollshaws", "peregrin": "trollshaws"}
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.guide == "gollum"


def test_hobbits_leave_and_a_casualty_may_still_be_taken() -> None:
    """Damage 3: Meriadoc leaves, Peregrin is taken alive as the casualty, 1 Corruption."""
    match = hunted("6", "3", companions="meriadoc peregrin", guide="meriadoc")
    match.play("separate-guide yes", "separate-guide no", "hunt-casualty guide")
    match.play("reveal-to-reduce no", "companions-to hollin")
    assert match.state.fellowship.corruption == 1
    assert match.state.whereabouts == {"meriadoc": "hollin", "peregrin": "hollin"}
    assert match.state.eliminated == ()


def test_hobbits_do_not_leave_if_they_are_not_the_guide() -> None:
    match = hunted("6", "1", companions="gimli meriadoc")
    assert asked(match) == "free-peoples hunt-casualty"


def test_hobbits_are_not_asked_without_damage() -> None:
    match = hunted("6", "0r", companions="meriadoc")
    assert asked(match) == "free-peoples reveal-in"


def test_hobbits_drawn_as_casualties_are_taken_alive() -> None:
    """Peregrin, not the Guide: damage minus 1; he goes as far as the Progress before the
    reveal, 3, and his Level."""
    match = hunted("6", "2r", "peregrin", at="bree", companions="gimli peregrin", progress=2)
    match.play("hunt-casualty random")
    assert set(options(match)) == set(within("bree", 4)) - {"dimrill-dale"}  # behind Moria
    match.play("companions-to tharbad", "reveal-in hollin")
    assert match.state.whereabouts == {"peregrin": "tharbad"}
    assert match.state.eliminated == ()
    assert match.state.fellowship.corruption == 1


def test_hobbits_taken_alive_go_as_far_as_the_progress_and_their_level() -> None:
    match = hunted("6", "1", at="bree", companions="peregrin", progress=1)
    match.play("separate-guide no", "hunt-casualty guide")
    assert set(options(match)) == set(within("bree", 3))


def test_hobbits_are_eliminated_on_the_mordor_track() -> None:
    """As a casualty: damage minus 1."""
    match = move_on(
        position(mordor=1, companions="gimli meriadoc"),
        "hunt-casualty random",
        rolls=["2", "meriadoc"],
    )
    assert match.state.eliminated == ("meriadoc",)
    assert match.state.fellowship.corruption == 1


def test_hobbits_stay_in_a_besieged_stronghold() -> None:
    """They are put inside and cannot leave."""
    match = hunted(
        "6",
        "1",
        at="minas-tirith",
        companions="meriadoc",
        free="minas-tirith: gondor 1",
        shadow="minas-tirith: sauron 1",
        besieged="minas-tirith",
    )
    match.play("separate-guide yes")
    assert match.state.whereabouts == {"meriadoc": "minas-tirith"}


def test_hobbits_rouse_any_nation() -> None:
    """W17.5."""
    match = act(
        position(free="folde: peregrin"),
        FREE,
        "character",
        *("action move-companions", "companion peregrin", "companions-to edoras"),
    )
    assert "rohan" not in match.state.passive


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


# ---- Gollum


def test_gollum_guides_as_soon_as_the_last_companion_is_gone() -> None:
    match = hunted("6", "2", companions="gimli")
    match.play("hunt-casualty guide")
    assert match.state.fellowship.guide == "gollum"


def test_gollum_keeps_the_fellowship_hidden_from_numbered_tiles() -> None:
    match = hunted("6", "2r", companions="")
    assert options(match) == ["yes", "no"]
    match.play("reveal-to-reduce no")
    assert match.state.fellowship.hidden
    assert match.state.fellowship.corruption == 2


def test_gollum_also_if_he_has_become_the_guide_by_this_tile() -> None:
    """The last Companion is the casualty, then the icon comes to nothing."""
    match = hunted("6", "2r", companions="gimli")
    match.play("hunt-casualty guide")
    assert match.state.fellowship.hidden
    assert asked(match) == "shadow action"


def test_gollum_does_not_help_against_an_eye() -> None:
    """It reveals, so he cannot let it be revealed to reduce the damage."""
    match = hunted("6", "eye", companions="")
    assert asked(match) == "free-peoples reveal-in"
    assert match.state.fellowship.corruption == 1


def test_gollum_does_not_help_against_special_tiles_of_the_shadow() -> None:
    match = move_on(position(mordor=1, companions="", pool="give-it-to-uss"))
    assert not match.state.fellowship.hidden
    assert match.state.fellowship.corruption == 1


def test_gollum_lets_the_fellowship_be_revealed_to_reduce_the_damage() -> None:
    """Once for a tile; the move comes last."""
    match = hunted("6", "3", companions="", progress=1)
    match.play("reveal-to-reduce yes")
    assert asked(match) == "free-peoples reveal-in"
    assert match.state.fellowship.corruption == 2
    match.play("reveal-in bree")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("bree", 0, False)


def test_gollum_reveals_with_all_that_follows() -> None:
    """A tile for Moria."""
    match = hunted("6", "1", "2", companions="")
    match.play("reveal-to-reduce yes", "reveal-in moria")
    assert match.state.fellowship.corruption == 2
    finish(match)


def test_gollum_cannot_reveal_where_there_is_nowhere_to_go() -> None:
    """Progress 0 in Lórien: by the Balrog's tile when the Fellowship is declared there."""
    match = in_fellowship_phase(
        position(at="hollin", progress=3, companions="", table="balrog-of-moria"),
        *("fellowship-phase declare", "declare-in lorien", "use-balrog yes"),
        rolls=["2"],
    )
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.hidden


def test_gollum_cannot_reveal_a_revealed_fellowship() -> None:
    match = play_event(
        position(at="hollin", hidden=False, companions=""), "orc-patrol", rolls=["2"]
    )
    assert match.state.fellowship.corruption == 2
    assert asked(match) == "free-peoples die"


def test_gollum_reveals_on_the_mordor_track() -> None:
    """Nothing moves by it."""
    match = move_on(position(mordor=1, companions=""), "reveal-to-reduce yes", rolls=["2"])
    fellowship = match.state.fellowship
    assert (fellowship.mordor, fellowship.hidden, fellowship.corruption) == (2, False, 1)


def test_gollum_is_not_reduced_away_where_nothing_may_be() -> None:
    """Isildur's Bane cannot be lowered by anything."""
    match = play_event(position(at="hollin", companions=""), "isildurs-bane", rolls=["2"])
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.hidden


def test_gollum_and_the_hunt_allocation() -> None:
    """SH may place at most one die."""
    game = position(companions="")
    game.used_dice = {FREE: 4, SHADOW: 7}
    match = start(game, plan(hunt_allocation, 0))
    assert options(match) == ["0", "1"]


# ---- the Witch-king


def bring(minion: str, *lines: str, die: str = "muster", **where: object) -> Match[Game]:
    """SH brings a Minion into play."""
    return act(position(**where), SHADOW, die, f"action {minion}", *lines)  # type: ignore[arg-type]


def may_bring(minion: str, die: str = "muster", **where: object) -> bool:
    """Whether SH can."""
    return minion in options(act(position(**where), SHADOW, die))  # type: ignore[arg-type]


def test_the_witch_king_enters_with_a_sauron_unit() -> None:
    """All FP Nations become active, none advances; one die more in the next turn."""
    match = bring(
        "witch-king",
        shadow="nurn: southrons 1 + sauron 1; dol-guldur: sauron 2; umbar: southrons 2",
        war="sauron elves",
    )
    assert options(match) == ["dol-guldur", "nurn"]
    match.play("minion-in nurn")
    state = match.state
    assert state.whereabouts == {"witch-king": "nurn"}
    assert state.passive == ()
    assert told(match, "advances") == []
    assert dice_next_turn(state, SHADOW) == 8


def test_the_witch_king_needs_sauron_and_one_enemy_at_war() -> None:
    shadow = "nurn: sauron 1"
    assert may_bring("witch-king", shadow=shadow, war="sauron rohan")
    assert not may_bring("witch-king", shadow=shadow, war="rohan")
    assert not may_bring("witch-king", shadow=shadow, war="sauron isengard")


def test_the_witch_king_needs_an_army_with_a_sauron_unit() -> None:
    assert not may_bring(
        "witch-king", shadow="nurn: nazgul; umbar: southrons 3", war="sauron rohan"
    )


def test_the_witch_king_enters_a_besieged_stronghold() -> None:
    match = bring(
        "witch-king",
        shadow="moria: sauron 2",
        free="moria: elves 3",
        besieged="moria",
        war="sauron elves",
    )
    assert army(match, SHADOW, "moria") == "sauron 2 0 + witch-king"
    assert match.state.regions["moria"].besieged == SHADOW


@pytest.mark.parametrize("die", ["muster", "muster-army"])
def test_minions_come_with_a_muster_result(die: str) -> None:
    assert may_bring("witch-king", die=die, shadow="nurn: sauron 1", war="sauron rohan")


@pytest.mark.parametrize("die", ["army", "character", "event"])
def test_minions_come_with_no_other_result(die: str) -> None:
    assert not may_bring("witch-king", die=die, shadow="nurn: sauron 1", war="sauron rohan")


@pytest.mark.parametrize("minion", ["saruman", "witch-king", "mouth-of-sauron"])
def test_minions_come_once(minion: str) -> None:
    """W10.26."""
    assert not may_bring(
        minion,
        eliminated=minion,
        shadow="nurn: sauron 1",
        war="sauron isengard " + " ".join(NATIONS[FREE]),
    )


def test_the_witch_king_flies() -> None:
    """T10-02: like the Nazgûl, to any region but an enemy Stronghold that is not besieged."""
    match = act(
        position(shadow="barad-dur: witch-king"),
        SHADOW,
        "character",
        "action move-nazgul",
    )
    assert "the-shire" in options(match)
    assert "lorien" not in options(match)
    match.play("nazgul-to the-shire")
    assert match.state.whereabouts == {"witch-king": "the-shire"}


def sorcery(*lines: str, rolls: tuple[str, ...], card: str) -> Match[Game]:
    """SH attacks with the Witch-king and this Combat card in the first round."""
    return attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + witch-king",
            war="sauron rohan",
            shadow_hand=card,
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        f"shadow-combat-card {card}",
        *lines,
        rolls=rolls,
    )


def test_the_witch_king_draws_for_his_first_combat_card() -> None:
    """Sorcerer: from the deck of the card, after the decisions of the round."""
    match = sorcery(
        *("battle go-on", "retreat stay", "sorcerer yes"),
        card="return-to-valinor",
        rolls=("1 1", "1 1", "1 1", "stormcrow"),
    )
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_the_witch_king_draws_also_when_the_battle_has_ended_by_it() -> None:
    match = sorcery(
        *("battle cease", "sorcerer yes"),
        card="morgul-wound",
        rolls=("1 1", "1 1", "1 1", "orc-patrol"),
    )
    assert match.state.hands[SHADOW] == ("orc-patrol",)


def test_the_witch_king_draws_before_the_advance() -> None:
    match = sorcery(card="return-to-valinor", rolls=("6 6", "1 1"))
    assert asked(match) == "shadow sorcerer"
    match.play("sorcerer no")
    assert asked(match) == "shadow advance"


def test_the_witch_king_draws_nothing_when_he_has_fallen() -> None:
    """His Army is destroyed in the first round."""
    match = sorcery(card="return-to-valinor", rolls=("1 1", "6 6", "1 1"))
    assert match.state.eliminated == ("witch-king",)
    assert asked(match) == "free-peoples die"
    assert match.state.hands[SHADOW] == ()


def test_the_witch_king_draws_nothing_without_a_card_or_in_a_later_round() -> None:
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + witch-king",
            war="sauron rohan",
            shadow_hand="return-to-valinor",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *("shadow-combat-card none", "battle go-on", "retreat stay"),
        *("shadow-combat-card return-to-valinor", "battle go-on"),
        rolls=["1 1", "1 1", "1 1", "1 1", "1 1", "1 1"],
    )
    assert asked(match) == "free-peoples retreat"


def test_the_witch_king_draws_nothing_if_he_is_not_in_the_battle() -> None:
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2; edoras: witch-king",
            war="sauron rohan",
            shadow_hand="return-to-valinor",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *("shadow-combat-card return-to-valinor", "battle cease"),
        rolls=["1 1", "1 1"],
    )
    assert asked(match) == "free-peoples die"


def test_the_witch_king_is_out_for_good() -> None:
    """Nazgûl go to the reinforcements, he does not."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 1 + nazgul 2 + witch-king",
            war="sauron rohan",
        ),
        FREE,
        "westemnet",
        "fangorn",
        "advance no",
        rolls=["6 6", "1", "1"],
    )
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reinforcements["sauron"].leaders == 8
    assert dice_next_turn(match.state, SHADOW) == 7


def test_the_witch_king_alone_is_not_drawn_into_a_battle() -> None:
    """He stands among FP units whom SH attacks from elsewhere."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="westemnet: witch-king; fangorn: sauron 2",
            war="sauron rohan",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        rolls=["1 1", "1 1"],
    )
    finish(match)


# ---- the Mouth of Sauron

ALL_AT_WAR = "sauron " + " ".join(NATIONS[FREE])
SAURON_STRONGHOLDS = list(settlements_of("sauron", "stronghold"))


def test_the_mouth_comes_when_all_free_peoples_are_at_war() -> None:
    """To a Sauron Stronghold; one die more in the next turn."""
    match = bring("mouth-of-sauron", war=ALL_AT_WAR)
    assert options(match) == SAURON_STRONGHOLDS
    match.play("minion-in barad-dur")
    assert match.state.whereabouts == {"mouth-of-sauron": "barad-dur"}
    assert dice_next_turn(match.state, SHADOW) == 8


def test_the_mouth_comes_when_the_fellowship_is_in_mordor() -> None:
    assert may_bring("mouth-of-sauron", mordor=0)


def test_the_mouth_does_not_come_before() -> None:
    assert not may_bring("mouth-of-sauron", at="morannon", war="sauron gondor rohan north elves")


def test_the_mouth_does_not_come_to_a_conquered_stronghold() -> None:
    match = bring("mouth-of-sauron", war=ALL_AT_WAR, captured="moria")
    assert options(match) == [name for name in SAURON_STRONGHOLDS if name != "moria"]


def test_the_mouth_comes_to_a_besieged_stronghold_and_is_inside() -> None:
    """It is unconquered; he cannot leave it while the siege lasts."""
    game = position(
        shadow="dol-guldur: sauron 1", free="dol-guldur: elves 3", besieged="dol-guldur", mordor=0
    )
    match = act(game, SHADOW, "muster", "action mouth-of-sauron", "minion-in dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + mouth-of-sauron"
    assert "move-nazgul" not in options(act(match.state, SHADOW, "character"))


def test_the_mouth_moves_three_regions_alone() -> None:
    """T10-23, T10-25: ignoring enemies, not into Lórien."""
    match = act(
        position(shadow="dimrill-dale: mouth-of-sauron", free="parth-celebrant: elves 2"),
        SHADOW,
        "character",
        "action move-nazgul",
    )
    places = set(options(match))
    assert places <= set(within("dimrill-dale", 3))
    assert "lorien" not in places
    assert {"parth-celebrant", "fangorn"} <= places


MESSENGER: dict[str, object] = {
    "shadow": "fangorn: sauron 2; nurn: sauron 1; barad-dur: mouth-of-sauron",
    "war": "sauron",
}


def test_the_mouth_lets_a_muster_result_move_two_armies_once_a_turn() -> None:
    match = act(
        position(**MESSENGER),  # type: ignore[arg-type]
        SHADOW,
        "muster muster",
        *("action move-armies", "from fangorn", "to westemnet", "who-goes all"),
        *("from nurn", "who-goes all"),
    )
    assert army(match, SHADOW, "westemnet") == "sauron 2 0"
    assert army(match, SHADOW, "gorgoroth") == "sauron 1 0"
    match.play(*SKIP)
    assert asked(match) == "shadow action"
    assert "move-armies" not in options(match)


def test_the_mouth_lets_a_muster_result_attack() -> None:
    match = act(
        position(**MESSENGER, free="westemnet: rohan 1"),  # type: ignore[arg-type]
        SHADOW,
        "muster",
    )
    assert "attack" in options(match)


def test_the_mouth_is_needed_for_that() -> None:
    match = act(position(shadow="fangorn: sauron 2", war="sauron"), SHADOW, "muster")
    assert "move-armies" not in options(match)


def test_the_mouth_is_not_needed_for_a_muster_army_die() -> None:
    """It is an Army result already; the ability is kept."""
    match = act(
        position(**MESSENGER),  # type: ignore[arg-type]
        SHADOW,
        "muster muster-army",
        *("action skip", *SKIP),
    )
    match.play("action move-armies", "from fangorn", "to westemnet", "who-goes all", "from stop")
    assert match.state.once == ()


def test_the_mouth_lets_a_muster_result_play_an_army_card() -> None:
    """Once a turn, like the rest."""
    game = position(**MESSENGER, shadow_hand="olog-hai")  # type: ignore[arg-type]
    match = act(game, SHADOW, "muster muster", "action card", "card olog-hai")
    assert match.state.once == ("messenger",)


def test_the_mouth_is_kept_for_a_muster_card() -> None:
    game = position(**MESSENGER, shadow_hand="pits-of-mordor stormcrow")  # type: ignore[arg-type]
    match = act(game, SHADOW, "muster muster", "action card", "card pits-of-mordor")
    assert match.state.once == ()


def test_the_mouth_gives_no_nazgul_leadership() -> None:
    """Cruel as Death needs two points of it."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + mouth-of-sauron + nazgul",
            war="sauron rohan",
            shadow_hand="orc-patrol",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
    )
    assert options(match) == ["none"]


# ---- Saruman


def test_saruman_comes_to_orthanc() -> None:
    """T10-06: though there are ten units; one die more in the next turn."""
    match = bring("saruman", shadow="orthanc: isengard 10", war="isengard")
    assert match.state.whereabouts == {"saruman": "orthanc"}
    assert army(match, SHADOW, "orthanc") == "isengard 10 0 0 + saruman"
    assert dice_next_turn(match.state, SHADOW) == 8


def test_saruman_needs_isengard_at_war_and_orthanc() -> None:
    assert not may_bring("saruman")
    assert not may_bring("saruman", war="isengard", captured="orthanc")


VOICE = "orthanc: isengard 3 + saruman"


def test_saruman_recruits_in_every_settlement_of_isengard() -> None:
    match = act(position(shadow=VOICE, war="isengard"), SHADOW, "muster", "action voice-recruit")
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"


def test_saruman_recruits_where_he_can() -> None:
    """North Dunland is captured, an enemy Army stands in South Dunland."""
    match = act(
        position(
            shadow=VOICE,
            free="south-dunland: rohan 1",
            captured="north-dunland",
            war="isengard",
        ),
        SHADOW,
        "muster",
        "action voice-recruit",
    )
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == ""
    assert army(match, SHADOW, "south-dunland") == ""


def test_saruman_recruits_as_many_as_are_left() -> None:
    """One: SH chooses where."""
    match = act(
        position(shadow="orthanc: isengard 11 + saruman", war="isengard"),
        SHADOW,
        "muster",
        "action voice-recruit",
    )
    assert options(match) == ["north-dunland", "orthanc", "south-dunland"]
    match.play("in south-dunland")
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "north-dunland") == ""


def test_saruman_makes_two_regulars_elites() -> None:
    match = act(position(shadow=VOICE, war="isengard"), SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 1 2 0 + saruman"


def test_saruman_makes_one_an_elite_if_there_is_one() -> None:
    """One Regular in Orthanc, or one Elite in the reinforcements."""
    game = position(shadow="orthanc: isengard 1 + saruman", war="isengard")
    match = act(game, SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 0 1 0 + saruman"
    game = position(shadow="orthanc: isengard 3 + saruman; moria: isengard 0 5", war="isengard")
    match = act(game, SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 2 1 0 + saruman"


def test_saruman_is_not_heard_under_siege() -> None:
    game = position(shadow=VOICE, free="orthanc: rohan 5", besieged="orthanc", war="isengard")
    actions = options(act(game, SHADOW, "muster"))
    assert not [action for action in actions if action.startswith("voice")]


def test_saruman_is_not_heard_without_a_muster_result() -> None:
    actions = options(act(position(shadow=VOICE, war="isengard"), SHADOW, "army"))
    assert not [action for action in actions if action.startswith("voice")]


def test_saruman_makes_elites_leaders() -> None:
    """Servants of the White Hand: they lead a move and an attack, with Leadership 1 each, and
    take hits as units."""
    game = position(
        shadow="fords-of-isen: isengard 1 2; orthanc: saruman",
        free="helms-deep: rohan 2",
        war="isengard rohan",
        captured="helms-deep",
    )
    assert {"move-armies", "attack"} <= set(options(act(game.copy(), SHADOW, "character")))
    match = attack(
        game,
        SHADOW,
        "fords-of-isen",
        "helms-deep",
        die="character",
        rolls=["1 1 1", "6 1", "shadow-leader-reroll 1 1"],
    )
    assert asked(match) == "shadow casualty"
    assert options(match) == ["isengard-regular", "isengard-reduce"]


def test_saruman_gone_the_elites_lead_no_more() -> None:
    """And his die is lost in the next turn."""
    game = position(shadow="fords-of-isen: isengard 1 2", war="isengard", eliminated="saruman")
    assert "move-armies" not in options(act(game.copy(), SHADOW, "character"))
    assert dice_next_turn(game, SHADOW) == 7


def test_saruman_does_not_lead_a_move_out_of_orthanc() -> None:
    """T10-09, T10-22: an Isengard Elite can."""
    without = position(shadow="orthanc: isengard 3 + saruman", war="isengard")
    assert "move-armies" not in options(act(without, SHADOW, "character"))
    match = act(
        position(shadow="orthanc: isengard 3 1 + saruman", war="isengard"),
        SHADOW,
        "character",
        *("action move-armies", "to gap-of-rohan", "who-goes all"),
    )
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 3 1 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}


def test_saruman_leads_an_attack_out_of_orthanc_and_stays() -> None:
    match = attack(
        position(
            shadow="orthanc: isengard 3 + saruman", free="fords-of-isen: rohan 1", war="isengard"
        ),
        SHADOW,
        "orthanc",
        "fords-of-isen",
        *("advance yes", "who-goes all"),
        die="character",
        rolls=["6 1 1", "1", "1"],
    )
    assert army(match, SHADOW, "fords-of-isen") == "isengard 3 0 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}


def test_saruman_is_left_behind_by_a_retreat() -> None:
    """Alone in Orthanc he fights no battle; FP enters and captures it, he stays there."""
    match = attack(
        position(
            shadow="orthanc: isengard 3 + saruman",
            free="fords-of-isen: rohan 3",
            war="isengard rohan",
        ),
        FREE,
        "fords-of-isen",
        "orthanc",
        *("stand field", "battle go-on", "retreat gap-of-rohan", "advance yes", "who-goes all"),
        rolls=["1 1 1", "1 1 1", "1"],
    )
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 3 0 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}
    assert match.state.regions["orthanc"].control == FREE


def test_saruman_alone_is_not_attacked() -> None:
    """FP moves in."""
    game = position(shadow="orthanc: saruman", free="fords-of-isen: rohan 3", war="rohan")
    assert "attack" not in options(act(game.copy(), FREE, "army"))
    match = act(
        game, FREE, "army", "action move-armies", "from fords-of-isen", "to orthanc", "who-goes all"
    )
    assert match.state.regions["orthanc"].control == FREE
    assert match.state.whereabouts == {"saruman": "orthanc"}


# ---- for all of them


def test_w10_24_companions_without_an_army_are_not_part_of_a_battle() -> None:
    """Boromir among the enemies who are attacked from elsewhere."""
    match = attack(
        position(
            free="westemnet: rohan 2; fangorn: boromir", shadow="fangorn: isengard 1", war="rohan"
        ),
        FREE,
        "westemnet",
        "fangorn",
        rolls=["1 1", "1"],
    )
    finish(match)


def test_w17_16_characters_fight_whatever_the_nation() -> None:
    """Boromir leads Rohan to battle while Gondor is at peace."""
    match = attack(
        position(free="westemnet: rohan 1 + boromir", shadow="fangorn: isengard 1", war="rohan"),
        FREE,
        "westemnet",
        "fangorn",
        rolls=["1 1", "1", "free-peoples-leader-reroll 1"],
    )
    finish(match)


def test_w10_3_the_first_companions_begin_in_the_fellowship() -> None:
    """T10-04: they come into play by being separated."""
    game = position()
    assert game.fellowship.companions == FIRST_COMPANIONS
    assert game.whereabouts == {}
    match = act(
        game,
        FREE,
        "character",
        *("action separate", "separate legolas", "also no-more", "companions-to rivendell"),
    )
    assert match.state.whereabouts == {"legolas": "rivendell"}
