"""The Shadow Character deck: searching for the Fellowship on its way."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.state import HuntBox
from wotr import (
    FREE,
    SHADOW,
    acts_next,
    army,
    asked,
    corruption,
    finish,
    move_on,
    options,
    play_event,
    position,
    why_no_event,
)

ON_ITS_WAY = ("nazgul-search", "cruel-weather", "the-nazgul-strike")


# ---- the condition of Nazgûl Search, Cruel Weather, The Nazgûl Strike!


@pytest.mark.parametrize("card", ON_ITS_WAY)
def test_on_its_way_needs_progress(card: str) -> None:
    nazgul = "dol-guldur: sauron 1 + nazgul"
    assert why_no_event(position(at="hollin", progress=0, shadow=nazgul), card) == "no-progress"
    assert why_no_event(position(at="hollin", progress=1, shadow=nazgul), card) == ""
    # An FP Settlement does not protect.
    assert why_no_event(position(at="rivendell", progress=1, shadow=nazgul), card) == ""


@pytest.mark.parametrize("card", ON_ITS_WAY)
def test_on_its_way_excludes_the_mordor_track(card: str) -> None:
    assert why_no_event(position(mordor=0, progress=3), card) == "on-mordor-track"


# ---- Nazgûl Search


def test_nazgul_search_reveals_by_a_nazgul_that_flies_there() -> None:
    game = position(at="hollin", progress=2, shadow="dol-guldur: sauron 1 + nazgul 2")
    match = play_event(game, "nazgul-search", "nazgul nazgul dol-guldur", "nazgul-to hollin")
    match.play("nazgul done", "reveal-in weather-hills")
    assert army(match, SHADOW, "hollin") == "nazgul 1"
    assert not match.state.fellowship.hidden
    assert match.state.fellowship.at == "weather-hills"
    assert match.state.fellowship.progress == 0


def test_nazgul_search_reveals_by_a_nazgul_that_is_there_already() -> None:
    game = position(at="hollin", progress=1, shadow="hollin: nazgul")
    match = play_event(game, "nazgul-search", "nazgul done", "reveal-in hollin")
    assert not match.state.fellowship.hidden


def test_nazgul_search_reveals_by_the_witch_king() -> None:
    game = position(at="hollin", progress=1, shadow="angmar: sauron 1 + witch-king")
    match = play_event(game, "nazgul-search", "nazgul witch-king", "nazgul-to hollin")
    match.play("reveal-in hollin")
    assert match.state.whereabouts["witch-king"] == "hollin"
    assert not match.state.fellowship.hidden


def test_r214_nazgul_search_may_just_move_nazgul() -> None:
    game = position(at="hollin", progress=1, shadow="dol-guldur: sauron 1 + nazgul 2")
    match = play_event(game, "nazgul-search", "nazgul nazgul dol-guldur", "nazgul-to fangorn")
    match.play("nazgul done")
    assert army(match, SHADOW, "fangorn") == "nazgul 1"
    assert match.state.fellowship.hidden
    assert match.state.fellowship.progress == 1


def test_nazgul_search_nobody_need_move() -> None:
    game = position(at="hollin", progress=1, shadow="dol-guldur: sauron 1 + nazgul 2")
    match = play_event(game, "nazgul-search", "nazgul done")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 2"
    assert match.state.fellowship.hidden


def test_nazgul_search_without_nazgul_changes_nothing() -> None:
    match = play_event(position(at="hollin", progress=1), "nazgul-search")
    assert match.state.fellowship.hidden
    assert acts_next(match, FREE)


def test_r154_nazgul_search_is_a_full_reveal_with_tiles_for_strongholds() -> None:
    game = position(at="hollin", progress=1, shadow="hollin: nazgul")
    rolls = ["hunt-tile 2"]
    match = play_event(game, "nazgul-search", "nazgul done", "reveal-in moria", rolls=rolls)
    match.play("hunt-casualty ring")
    assert match.state.fellowship.at == "moria"
    assert corruption(match) == 2
    finish(match)


def test_r215_nazgul_search_each_flies_once_and_stacks_may_be_split() -> None:
    game = position(at="hollin", progress=1, shadow="dol-guldur: sauron 1 + nazgul 2")
    match = play_event(game, "nazgul-search", "nazgul nazgul dol-guldur", "nazgul-to fangorn")
    assert options(match) == ["done", "nazgul dol-guldur"]
    match.play("nazgul nazgul dol-guldur", "nazgul-to angmar")
    assert army(match, SHADOW, "fangorn") == army(match, SHADOW, "angmar") == "nazgul 1"
    assert acts_next(match, FREE)


def test_r060_nazgul_search_in_and_out_of_a_besieged_shadow_stronghold() -> None:
    game = position(
        at="hollin",
        progress=1,
        free="moria: elves 2",
        shadow="moria: sauron 2 + nazgul; angmar: nazgul",
        besieged="moria",
    )
    match = play_event(game, "nazgul-search", "nazgul nazgul angmar", "nazgul-to moria")
    match.play("nazgul nazgul moria", "nazgul-to fangorn")
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 1"
    assert army(match, SHADOW, "fangorn") == "nazgul 1"


def test_r061_nazgul_search_into_a_free_peoples_stronghold_only_if_besieged() -> None:
    game = position(
        at="hollin",
        progress=1,
        free="minas-tirith: gondor 2",
        shadow="minas-tirith: sauron 2; angmar: nazgul",
        besieged="minas-tirith",
    )
    match = play_event(game, "nazgul-search", "nazgul nazgul angmar")
    assert "minas-tirith" in options(match)
    assert "dol-amroth" not in options(match)


def test_nazgul_search_does_not_move_other_minions() -> None:
    shadow = "angmar: nazgul; barad-dur: sauron 1 + mouth-of-sauron"
    game = position(at="hollin", progress=1, shadow=shadow)
    match = play_event(game, "nazgul-search")
    assert options(match) == ["done", "nazgul angmar"]


def test_nazgul_search_of_a_revealed_fellowship_changes_nothing() -> None:
    game = position(at="hollin", progress=1, hidden=False, shadow="hollin: nazgul")
    match = play_event(game, "nazgul-search", "nazgul done")
    assert acts_next(match, FREE)
    assert match.state.fellowship.progress == 1


# ---- Cruel Weather


def test_cruel_weather_the_shadow_moves_the_ring_bearers_to_an_adjacent_region() -> None:
    game = position(at="hollin", progress=2)
    match = play_event(game, "cruel-weather")
    assert asked(match) == "shadow fellowship-to"
    # Not over the mountains to Dimrill Dale.
    assert sorted(options(match)) == [
        "fords-of-bruinen",
        "moria",
        "north-dunland",
        "south-downs",
        "trollshaws",
    ]
    match.play("fellowship-to north-dunland")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.hidden) == ("north-dunland", 2, True)


def test_cruel_weather_draws_no_tile_for_moria_and_wakes_no_balrog() -> None:
    game = position(at="hollin", progress=1, table="balrog-of-moria")
    match = play_event(game, "cruel-weather", "fellowship-to moria")
    assert match.state.fellowship.at == "moria"
    assert match.state.drawn_tiles == ()
    assert match.state.table == ("balrog-of-moria",)
    assert acts_next(match, FREE)


def test_cruel_weather_heals_nothing_and_activates_nobody() -> None:
    game = position(at="folde", progress=1, corruption=3, table="flocks-of-crebain")
    match = play_event(game, "cruel-weather", "fellowship-to edoras")
    assert corruption(match) == 3
    assert "rohan" in match.state.passive
    assert match.state.table == ("flocks-of-crebain",)


def test_cruel_weather_of_a_revealed_fellowship_leaves_it_revealed() -> None:
    game = position(at="hollin", progress=1, hidden=False)
    match = play_event(game, "cruel-weather", "fellowship-to trollshaws")
    assert not match.state.fellowship.hidden


# ---- The Nazgûl Strike!


def test_nazgul_strike_the_shadow_chooses_what_to_do() -> None:
    game = position(
        at="hollin",
        progress=1,
        shadow="hollin: nazgul",
        table="mithril-coat-and-sting a-power-too-great flocks-of-crebain wizards-staff",
    )
    match = play_event(game, "the-nazgul-strike", "nazgul done")
    assert asked(match) == "shadow nazgul-strike"
    # FP cards of the Character deck only.
    assert options(match) == ["none", "hunt", "mithril-coat-and-sting", "wizards-staff"]


def test_nazgul_strike_discards_a_character_card_from_the_table() -> None:
    game = position(
        at="hollin", progress=1, shadow="angmar: nazgul", table="mithril-coat-and-sting"
    )
    match = play_event(game, "the-nazgul-strike", "nazgul nazgul angmar", "nazgul-to hollin")
    match.play("nazgul-strike mithril-coat-and-sting")
    assert match.state.table == ()
    assert match.state.discards[FREE] == ("mithril-coat-and-sting",)
    assert match.state.drawn_tiles == ()


def test_nazgul_strike_makes_a_hunt_roll_without_a_move() -> None:
    game = position(at="hollin", progress=1, shadow="hollin: nazgul", hunt_box=(1, 1, 1))
    rolls = ["hunt-roll 5 4", "hunt-reroll-roll 5", "hunt-tile eye"]
    match = play_event(game, "the-nazgul-strike", "nazgul done", "nazgul-strike hunt", rolls=rolls)
    match.play("hunt-reroll yes", "hunt-casualty ring", "reveal-in hollin")
    assert corruption(match) == 2  # an Eye counts the successes: 5 + 1 twice
    assert match.state.hunt_box == HuntBox(1, 1, 1)
    assert not match.state.fellowship.hidden
    finish(match)


def test_nazgul_strike_a_failed_roll_draws_no_tile() -> None:
    game = position(at="hollin", progress=1, shadow="hollin: nazgul", hunt_box=(0, 1, 0))
    rolls = ["hunt-roll 5", "hunt-reroll-roll 5"]
    match = play_event(game, "the-nazgul-strike", "nazgul done", "nazgul-strike hunt", rolls=rolls)
    match.play("hunt-reroll yes")
    assert match.state.drawn_tiles == ()
    assert match.state.fellowship.progress == 1
    finish(match)


def test_nazgul_strike_may_do_neither() -> None:
    game = position(
        at="hollin",
        progress=1,
        shadow="hollin: nazgul",
        hunt_box=(0, 3, 0),
        table="mithril-coat-and-sting",
    )
    match = play_event(game, "the-nazgul-strike", "nazgul done", "nazgul-strike none")
    assert match.state.table == ("mithril-coat-and-sting",)
    assert acts_next(match, FREE)


def test_r214_nazgul_strike_may_just_move_nazgul() -> None:
    game = position(at="hollin", progress=1, shadow="angmar: nazgul", hunt_box=(0, 3, 0))
    match = play_event(game, "the-nazgul-strike", "nazgul nazgul angmar", "nazgul-to fangorn")
    assert army(match, SHADOW, "fangorn") == "nazgul 1"
    assert acts_next(match, FREE)


def test_nazgul_strike_the_witch_king_is_a_nazgul() -> None:
    game = position(at="hollin", progress=1, shadow="angmar: sauron 1 + witch-king")
    match = play_event(game, "the-nazgul-strike", "nazgul witch-king", "nazgul-to hollin")
    assert asked(match) == "shadow nazgul-strike"


# ---- Flocks of Crebain


def test_crebain_is_played_on_the_table() -> None:
    match = play_event(position(), "flocks-of-crebain")
    assert match.state.table == ("flocks-of-crebain",)


def test_crebain_adds_one_to_every_die_of_the_roll_and_the_rerolls() -> None:
    game = position(
        at="hollin", shadow="hollin: nazgul", hunt_box=(0, 3, 0), table="flocks-of-crebain"
    )
    rolls = ["hunt-roll 5 4 1", "hunt-reroll-roll 5", "hunt-tile eye"]
    match = move_on(game, rolls=rolls)
    assert asked(match) == "shadow use-crebain"
    match.play("use-crebain yes", "hunt-reroll yes", "hunt-casualty ring")
    assert corruption(match) == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("flocks-of-crebain",)
    finish(match)


def test_crebain_a_natural_one_still_fails() -> None:
    game = position(at="hollin", hunt_box=(4, 2, 0), table="flocks-of-crebain")
    match = move_on(game, "use-crebain yes", rolls=["hunt-roll 1 1"])
    assert match.state.drawn_tiles == ()
    finish(match)


def test_crebain_is_kept_if_it_is_not_used() -> None:
    game = position(at="hollin", hunt_box=(0, 1, 0), table="flocks-of-crebain")
    match = move_on(game, "use-crebain no", rolls=["hunt-roll 5"])
    assert match.state.table == ("flocks-of-crebain",)
    assert match.state.drawn_tiles == ()
    finish(match)


def test_crebain_has_no_use_without_a_roll() -> None:
    match = move_on(position(at="hollin", table="flocks-of-crebain"))
    assert acts_next(match, SHADOW)
    game = position(mordor=1, hunt_box=(0, 3, 0), table="flocks-of-crebain", companions="")
    match = move_on(game, rolls=["hunt-tile 1"])
    match.play("reveal-to-reduce no")
    assert match.state.table == ("flocks-of-crebain",)
    finish(match)


def test_crebain_helps_the_nazgul_strike() -> None:
    game = position(
        at="hollin",
        progress=1,
        shadow="hollin: nazgul",
        hunt_box=(0, 1, 0),
        table="flocks-of-crebain",
    )
    match = play_event(game, "the-nazgul-strike", "nazgul done", "nazgul-strike hunt")
    assert asked(match) == "shadow use-crebain"
