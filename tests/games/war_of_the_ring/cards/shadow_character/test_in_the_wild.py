"""The Shadow Character deck: what the Fellowship meets in the wild, and Special Hunt tiles."""

from __future__ import annotations

import pytest

from wotr import (
    SHADOW,
    asked,
    corruption,
    finish,
    in_fellowship_phase,
    move_on,
    options,
    play_event,
    position,
    questions,
    told,
    why_no_event,
)

TILE_CARDS = ("shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss")


IN_THE_WILD = ("orc-patrol", "isildurs-bane", "foul-thing-from-the-deep", "candles-of-corpses")


# ---- Special Hunt tiles


@pytest.mark.parametrize("card", TILE_CARDS)
def test_a_special_tile_waits_until_mordor(card: str) -> None:
    game = position()
    pool = game.hunt_pool
    match = play_event(game, card)
    assert match.state.waiting_tiles == (card,)
    assert match.state.hunt_pool == pool
    assert match.state.discards[SHADOW] == (card,)
    assert match.state.hands[SHADOW] == ()


@pytest.mark.parametrize("card", TILE_CARDS)
def test_a_special_tile_joins_the_pool_at_once_on_the_mordor_track(card: str) -> None:
    match = play_event(position(mordor=1, pool="2 3"), card)
    assert match.state.hunt_pool == tuple(sorted(("2", "3", card)))
    assert match.state.waiting_tiles == ()


def test_w19_2_a_special_tile_joins_a_pool_that_has_been_refilled() -> None:
    game = position(mordor=1, pool="")
    game.drawn_tiles = ("1", "eye")
    match = play_event(game, "shelobs-lair")
    assert match.state.hunt_pool == ("1", "eye", "shelobs-lair")


def test_the_special_tile_goes_into_the_new_pool() -> None:
    game = position(at="morannon", pool="1 2")
    match = play_event(game, "on-on-they-went")
    match = in_fellowship_phase(match.state, "fellowship-phase enter-mordor")
    assert match.state.hunt_pool == ("1", "2", "on-on-they-went")


def test_a_drawn_special_tile_does_not_come_back() -> None:
    game = position(mordor=0, pool="shelobs-lair", companions="")
    game.drawn_tiles = ("1", "3")
    match = move_on(game, rolls=["tile-die 2", "hunt-tile 1"], die="character character")
    match.play("reveal-to-reduce no")
    assert corruption(match) == 2
    assert match.state.fellowship.mordor == 0  # its Stop icon
    match.play("die event", "action skip", "die character", "action move-fellowship")
    assert match.state.hunt_pool == ("3",)
    assert match.state.drawn_tiles == ("1", "shelobs-lair")
    finish(match)


# ---- the condition of Orc Patrol, Isildur's Bane, Foul Thing, Candles of Corpses


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_in_the_wild_means_no_free_peoples_settlement(card: str) -> None:
    assert why_no_event(position(at="rivendell"), card) == "fellowship-in-free-settlement rivendell"
    # A Town is one as well.
    assert why_no_event(position(at="bree"), card) == "fellowship-in-free-settlement bree"
    assert why_no_event(position(at="hollin"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r213_a_captured_free_peoples_settlement_still_protects(card: str) -> None:
    game = position(at="edoras", captured="edoras")
    assert why_no_event(game, card) == "fellowship-in-free-settlement edoras"


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r213_no_shadow_settlement_protects_captured_or_not(card: str) -> None:
    assert why_no_event(position(at="moria"), card) == ""
    assert why_no_event(position(at="moria", captured="moria"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r006_a_fortification_does_not_protect(card: str) -> None:
    assert why_no_event(position(at="osgiliath"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_in_the_wild_includes_the_mordor_track(card: str) -> None:
    assert why_no_event(position(mordor=2), card) == ""


# ---- Orc Patrol


def test_orc_patrol_is_a_successful_hunt() -> None:
    game = position(at="hollin", companions="gimli strider")
    match = play_event(game, "orc-patrol", rolls=["hunt-tile 3", "random-companion gimli"])
    assert options(match) == ["ring", "guide", "random"]
    match.play("hunt-casualty random")
    assert corruption(match) == 1
    assert match.state.eliminated == ("gimli",)
    assert match.state.drawn_tiles == ("3",)
    finish(match)


def test_orc_patrol_an_eye_has_no_effect() -> None:
    match = play_event(position(at="hollin"), "orc-patrol", rolls=["hunt-tile eye"])
    assert corruption(match) == 0
    assert match.state.fellowship.hidden
    assert match.state.drawn_tiles == ("eye",)
    finish(match)


def test_orc_patrol_the_shadows_own_eye_tile_has_no_effect() -> None:
    game = position(mordor=1, pool="3 the-ring-is-mine")
    match = play_event(game, "orc-patrol", rolls=["hunt-tile the-ring-is-mine"])
    assert corruption(match) == 0
    assert match.state.fellowship.hidden
    finish(match)


def test_orc_patrol_a_blue_tile_has_no_effect() -> None:
    game = position(mordor=1, pool="3 phial-of-galadriel", corruption=5)
    match = play_event(game, "orc-patrol", rolls=["hunt-tile phial-of-galadriel"])
    assert corruption(match) == 5
    assert match.state.drawn_tiles == ("phial-of-galadriel",)
    finish(match)


def test_orc_patrol_a_die_tile_is_a_number_and_stop_stops_nobody() -> None:
    game = position(mordor=1, pool="3 shelobs-lair")
    match = play_event(game, "orc-patrol", rolls=["hunt-tile shelobs-lair", "tile-die 4"])
    match.play("hunt-casualty ring")
    assert corruption(match) == 4
    assert match.state.fellowship.mordor == 1
    assert told(match, "mordor-stopped") == []
    finish(match)


def test_orc_patrol_a_reveal_icon_counts() -> None:
    game = position(at="hollin", progress=1)
    match = play_event(game, "orc-patrol", rolls=["hunt-tile 0r"])
    assert asked(match) == "free-peoples reveal-in"
    match.play("reveal-in trollshaws")
    assert match.state.fellowship.at == "trollshaws"
    assert not match.state.fellowship.hidden
    assert match.state.fellowship.progress == 0
    finish(match)


def test_orc_patrol_the_wizards_staff_prevents_the_draw() -> None:
    game = position(at="hollin", table="wizards-staff")
    match = play_event(game, "orc-patrol", "table-card wizards-staff")
    assert corruption(match) == 0
    assert match.state.table == ()
    assert match.state.drawn_tiles == ()


def test_orc_patrol_the_mithril_coat_replaces_the_tile() -> None:
    game = position(at="hollin", table="mithril-coat-and-sting", companions="")
    match = play_event(game, "orc-patrol", rolls=["hunt-tile 3", "hunt-tile 1"])
    match.play("table-card mithril-coat-and-sting", "reveal-to-reduce no")
    assert corruption(match) == 1
    assert match.state.drawn_tiles == ("1",)
    assert match.state.hunt_pool.count("3") == 3
    finish(match)


# ---- Isildur's Bane


def test_isildurs_bane_cannot_be_lowered_by_cards_or_casualties() -> None:
    game = position(at="hollin", table="axe-and-bow horn-of-gondor")
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile 3"])
    assert corruption(match) == 3
    assert match.state.table == ("axe-and-bow", "horn-of-gondor")
    assert len(match.state.fellowship.companions) == 7
    finish(match)


def test_isildurs_bane_cannot_be_lowered_by_a_hobbit_as_guide() -> None:
    game = position(at="hollin", companions="meriadoc")
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile 2"])
    assert corruption(match) == 2
    assert match.state.fellowship.companions == ("meriadoc",)
    finish(match)


def test_isildurs_bane_cannot_be_lowered_by_gollum() -> None:
    game = position(at="hollin", companions="", progress=1)
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile 2"])
    assert corruption(match) == 2
    assert match.state.fellowship.hidden
    finish(match)


def test_isildurs_bane_reveals_by_its_icon() -> None:
    game = position(at="hollin", progress=2)
    match = play_event(game, "isildurs-bane", "reveal-in hollin", rolls=["hunt-tile 2r"])
    assert corruption(match) == 2
    assert not match.state.fellowship.hidden
    finish(match)


def test_isildurs_bane_with_gollum_as_guide_a_numbered_tile_does_not_reveal() -> None:
    game = position(at="hollin", companions="", progress=2)
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile 2r"])
    assert corruption(match) == 2
    assert match.state.fellowship.hidden
    finish(match)


def test_isildurs_bane_eyes_and_blue_tiles_have_no_effect() -> None:
    match = play_event(position(at="hollin"), "isildurs-bane", rolls=["hunt-tile eye"])
    assert (corruption(match), match.state.fellowship.hidden) == (0, True)
    finish(match)
    game = position(mordor=1, pool="3 smeagol-helps-nice-master", corruption=4)
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile smeagol-helps-nice-master"])
    assert corruption(match) == 4
    finish(match)


def test_isildurs_bane_the_draw_can_be_prevented_or_replaced() -> None:
    game = position(at="hollin", table="mithril-coat-and-sting wizards-staff")
    match = play_event(game, "isildurs-bane", "table-card wizards-staff")
    assert corruption(match) == 0
    game = position(at="hollin", table="mithril-coat-and-sting wizards-staff")
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile 3", "hunt-tile 1"])
    match.play("table-card none", "table-card mithril-coat-and-sting")
    assert corruption(match) == 1
    finish(match)


def test_isildurs_bane_a_die_tile_is_a_number() -> None:
    game = position(mordor=3, pool="3 shelobs-lair")
    match = play_event(game, "isildurs-bane", rolls=["hunt-tile shelobs-lair", "tile-die 6"])
    assert corruption(match) == 6
    assert match.state.fellowship.mordor == 3
    finish(match)


# ---- Foul Thing from the Deep


def test_foul_thing_takes_a_random_companion() -> None:
    game = position(at="hollin", companions="gimli meriadoc strider")
    rolls = ["hunt-tile 3", "random-companion gimli"]
    match = play_event(game, "foul-thing-from-the-deep", rolls=rolls)
    assert match.state.eliminated == ("gimli",)
    assert corruption(match) == 1
    assert "hunt-casualty" not in questions(match)
    finish(match)


def test_foul_thing_without_damage_takes_nobody() -> None:
    game = position(at="hollin")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile 0r"])
    assert match.state.eliminated == ()
    assert len(match.state.fellowship.companions) == 7
    assert not match.state.fellowship.hidden
    finish(match)


def test_foul_thing_without_companions_corrupts() -> None:
    game = position(at="hollin", companions="", hidden=False)
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile 2"])
    assert corruption(match) == 2
    finish(match)


def test_foul_thing_a_table_card_may_leave_no_damage_and_so_no_casualty() -> None:
    game = position(at="hollin", table="horn-of-gondor")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile 1"])
    match.play("table-card horn-of-gondor")
    assert match.state.eliminated == ()
    assert corruption(match) == 0
    finish(match)


def test_foul_thing_a_hobbit_as_guide_may_leave_first() -> None:
    game = position(at="hollin", companions="meriadoc peregrin", guide="meriadoc")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile 1"])
    match.play("separate-guide yes", "companions-to hollin")
    assert match.state.fellowship.companions == ("peregrin",)
    assert match.state.whereabouts == {"meriadoc": "hollin"}
    assert corruption(match) == 0
    finish(match)


def test_foul_thing_the_companion_lost_may_be_the_guide() -> None:
    game = position(at="hollin", companions="gandalf-grey legolas")
    rolls = ["hunt-tile 2", "random-companion gandalf-grey"]
    match = play_event(game, "foul-thing-from-the-deep", rolls=rolls)
    assert match.state.fellowship.guide == "legolas"
    assert corruption(match) == 0
    finish(match)


def test_foul_thing_a_hobbit_is_taken_alive() -> None:
    game = position(at="hollin", companions="meriadoc strider", progress=0)
    rolls = ["hunt-tile 2", "random-companion meriadoc"]
    match = play_event(game, "foul-thing-from-the-deep", "companions-to moria", rolls=rolls)
    assert match.state.whereabouts == {"meriadoc": "moria"}
    assert corruption(match) == 1
    finish(match)


def test_foul_thing_eyes_and_blue_tiles_have_no_effect() -> None:
    game = position(at="hollin")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile eye"])
    assert len(match.state.fellowship.companions) == 7
    assert match.state.fellowship.hidden
    finish(match)
    game = position(mordor=1, pool="3 elven-rope")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["hunt-tile elven-rope"])
    assert len(match.state.fellowship.companions) == 7
    finish(match)


def test_foul_thing_a_die_tile_is_a_number() -> None:
    game = position(mordor=1, pool="3 shelobs-lair", companions="legolas")
    rolls = ["hunt-tile shelobs-lair", "tile-die 5"]
    match = play_event(game, "foul-thing-from-the-deep", rolls=rolls)
    match.play("reveal-to-reduce no")  # Gollum is the Guide now (W19.21)
    assert match.state.eliminated == ("legolas",)
    assert corruption(match) == 3
    finish(match)


def test_foul_thing_the_staff_and_the_coat_can_be_used() -> None:
    game = position(at="hollin", table="wizards-staff")
    match = play_event(game, "foul-thing-from-the-deep", "table-card wizards-staff")
    assert len(match.state.fellowship.companions) == 7
    game = position(at="hollin", table="horn-of-gondor mithril-coat-and-sting")
    rolls = ["hunt-tile 3", "hunt-tile 1", "random-companion boromir"]
    match = play_event(game, "foul-thing-from-the-deep", rolls=rolls)
    match.play("table-card mithril-coat-and-sting")  # one card a Hunt: not the Horn too
    assert match.state.eliminated == ("boromir",)
    assert corruption(match) == 0
    finish(match)


# ---- Candles of Corpses


def test_candles_every_four_or_more_corrupts() -> None:
    match = play_event(position(at="dead-marshes"), "candles-of-corpses", rolls=["3 4 6"])
    assert corruption(match) == 2
    finish(match)


def test_candles_with_gollum_only_a_six_corrupts() -> None:
    game = position(at="dead-marshes", companions="")
    match = play_event(game, "candles-of-corpses", rolls=["4 5 6"])
    assert corruption(match) == 1
    finish(match)


def test_candles_can_win_the_match() -> None:
    game = position(mordor=4, corruption=10)
    match = play_event(game, "candles-of-corpses", rolls=["4 4 1"])
    assert match.outcome is not None
    assert match.outcome.winners == (SHADOW,)
    assert match.pending is None
