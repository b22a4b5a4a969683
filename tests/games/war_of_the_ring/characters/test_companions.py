"""The abilities on the Character cards: the Companions, and Gollum."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import settlements_of, within
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import hunt_allocation
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    asked,
    finish,
    in_fellowship_phase,
    move_on,
    options,
    play_event,
    position,
    start,
)

SKIP = ("die event", "action skip")


ANY_DIE = ("army", "character", "event", "muster", "muster-army", "will-of-the-west")


CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of a turn."""


def hunted(*rolls: str, **where: object) -> Match[Game]:
    """FP moves the Fellowship in Hollin, one die in the Hunt Box."""
    game = position(**{"at": "hollin", "hunt_box": (0, 1, 0), **where})  # type: ignore[arg-type]
    return move_on(game, rolls=rolls)


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
