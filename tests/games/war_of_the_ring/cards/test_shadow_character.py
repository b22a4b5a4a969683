"""The events of the Shadow Character deck, with the rulings of their facts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from thirdage.games.war_of_the_ring.pieces import read_army
from thirdage.games.war_of_the_ring.politics import BY_CARD, activate, go_to_war
from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.table.match import Illegal, Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    give,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    told,
    why_not_play_event,
)

TILE_CARDS = ("shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss")
IN_THE_WILD = ("orc-patrol", "isildurs-bane", "foul-thing-from-the-deep", "candles-of-corpses")
ON_ITS_WAY = ("nazgul-search", "cruel-weather", "the-nazgul-strike")
WHEN_REVEALED = ("morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship")


def reason(game: Game, card: str) -> str:
    """The name of the reason against playing a card; "" if it can be played."""
    found = why_not_play_event(game, card)
    return "" if found is None else found.name


def corruption(match: Match[Game]) -> int:
    return match.state.fellowship.corruption


def questions(match: Match[Game]) -> list[str]:
    """All questions that have been asked, the pending one apart."""
    return [given.request.ask for given in match.history]


def acts_next(match: Match[Game], side: str) -> bool:
    """Whether the action is over and it is this side's turn to act."""
    return asked(match) in (f"{side} die", f"{side} action")


def declared(game: Game, to: str, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """FP declares the Fellowship in a region; the lines are the answers after that."""
    return in_fellowship_phase(
        game, "fellowship-phase declare", f"declare-in {to}", *lines, rolls=rolls
    )


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
    assert reason(position(at="rivendell"), card) == "fellowship-in-free-settlement"
    assert reason(position(at="bree"), card) == "fellowship-in-free-settlement"  # a Town
    assert reason(position(at="hollin"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r213_a_captured_free_peoples_settlement_still_protects(card: str) -> None:
    game = position(at="edoras", captured="edoras")
    assert reason(game, card) == "fellowship-in-free-settlement"


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r213_no_shadow_settlement_protects_captured_or_not(card: str) -> None:
    assert reason(position(at="moria"), card) == ""
    assert reason(position(at="moria", captured="moria"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_r006_a_fortification_does_not_protect(card: str) -> None:
    assert reason(position(at="osgiliath"), card) == ""


@pytest.mark.parametrize("card", IN_THE_WILD)
def test_in_the_wild_includes_the_mordor_track(card: str) -> None:
    assert reason(position(mordor=2), card) == ""


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


# ---- the condition of Nazgûl Search, Cruel Weather, The Nazgûl Strike!


@pytest.mark.parametrize("card", ON_ITS_WAY)
def test_on_its_way_needs_progress(card: str) -> None:
    nazgul = "dol-guldur: sauron 1 + nazgul"
    assert reason(position(at="hollin", progress=0, shadow=nazgul), card) == "no-progress"
    assert reason(position(at="hollin", progress=1, shadow=nazgul), card) == ""
    # An FP Settlement does not protect.
    assert reason(position(at="rivendell", progress=1, shadow=nazgul), card) == ""


@pytest.mark.parametrize("card", ON_ITS_WAY)
def test_on_its_way_excludes_the_mordor_track(card: str) -> None:
    assert reason(position(mordor=0, progress=3), card) == "on-mordor-track"


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


# ---- Morgul Wound, Lure of the Ring, The Breaking of the Fellowship


@pytest.mark.parametrize("card", WHEN_REVEALED)
def test_when_revealed_means_not_hidden(card: str) -> None:
    assert reason(position(at="hollin", progress=3), card) == "fellowship-hidden"
    assert reason(position(mordor=2), card) == "fellowship-hidden"
    assert reason(position(at="hollin", hidden=False), card) == ""
    assert reason(position(mordor=2, hidden=False), card) == ""


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_morgul_wound_two_up_to_three_corruption_else_one(before: int, after: int) -> None:
    game = position(at="hollin", hidden=False, corruption=before)
    assert corruption(play_event(game, "morgul-wound")) == after


def test_morgul_wound_can_win_the_match() -> None:
    match = play_event(position(mordor=5, hidden=False, corruption=11), "morgul-wound")
    assert match.outcome is not None
    assert match.outcome.winners == (SHADOW,)


def test_lure_of_the_ring_the_free_peoples_take_corruption() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion strider"])
    assert asked(match) == "free-peoples lure-of-the-ring"
    match.play("lure-of-the-ring ring")
    assert corruption(match) == 3  # his Level
    assert "strider" in match.state.fellowship.companions
    finish(match)


def test_lure_of_the_ring_the_free_peoples_lose_the_companion() -> None:
    game = position(at="hollin", hidden=False, companions="gimli strider")
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion strider"])
    match.play("lure-of-the-ring companion")
    assert match.state.eliminated == ("strider",)
    assert match.state.fellowship.companions == ("gimli",)
    assert match.state.fellowship.guide == "gimli"
    assert corruption(match) == 0
    finish(match)


def test_lure_of_the_ring_with_gollum_adds_one_corruption() -> None:
    game = position(at="hollin", hidden=False, companions="")
    match = play_event(game, "lure-of-the-ring")
    assert corruption(match) == 1
    assert acts_next(match, FREE)


def test_lure_of_the_ring_a_hobbit_is_taken_alive() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion peregrin"])
    match.play("lure-of-the-ring companion", "guide strider", "companions-to south-downs")
    assert match.state.whereabouts == {"peregrin": "south-downs"}
    assert match.state.eliminated == ()
    finish(match)


def test_lure_of_the_ring_no_hobbit_is_taken_alive_on_the_mordor_track() -> None:
    game = position(mordor=1, hidden=False, companions="peregrin")
    match = play_event(game, "lure-of-the-ring", "lure-of-the-ring companion")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.whereabouts == {}
    assert match.state.fellowship.guide == "gollum"


def test_lure_of_the_ring_is_no_casualty_for_worn_with_sorrow() -> None:
    game = position(
        at="hollin", hidden=False, table="worn-with-sorrow-and-toil", free_hand="athelas"
    )
    match = play_event(game, "lure-of-the-ring", rolls=["random-companion gimli"])
    match.play("lure-of-the-ring companion", "guide strider")
    assert acts_next(match, FREE)
    assert match.state.hands[FREE] == ("athelas",)


def test_breaking_the_free_peoples_choose_who_leaves() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 2r"])
    assert asked(match) == "free-peoples separate"
    match.play("separate gimli", "separate boromir")
    assert match.state.whereabouts == {"boromir": "hollin", "gimli": "hollin"}
    assert len(match.state.fellowship.companions) == 5
    assert corruption(match) == 0
    assert match.state.drawn_tiles == ("2r",)
    finish(match)


def test_breaking_they_do_not_move_on() -> None:
    game = position(at="hollin", hidden=False, progress=3, companions="strider gimli")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 1"])
    match.play("separate strider")
    assert match.state.whereabouts == {"strider": "hollin"}
    assert match.state.fellowship.guide == "gimli"
    finish(match)


def test_breaking_all_leave_if_there_are_no_more() -> None:
    game = position(at="hollin", hidden=False, companions="strider gimli")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 3"])
    assert match.state.fellowship.companions == ()
    assert match.state.fellowship.guide == "gollum"
    assert match.state.whereabouts == {"gimli": "hollin", "strider": "hollin"}
    finish(match)


def test_breaking_a_zero_separates_nobody() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 0r"])
    assert len(match.state.fellowship.companions) == 7
    assert match.state.drawn_tiles == ("0r",)
    finish(match)


def test_breaking_an_eye_has_no_effect() -> None:
    game = position(at="hollin", hidden=False)
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile eye"])
    assert told(match, "tile-without-effect") == [("eye",)]
    assert len(match.state.fellowship.companions) == 7
    assert match.state.drawn_tiles == ("eye",)
    finish(match)


def test_breaking_a_blue_tile_has_no_effect() -> None:
    game = position(mordor=1, hidden=False, pool="3 phial-of-galadriel", corruption=4)
    rolls = ["hunt-tile phial-of-galadriel"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    assert told(match, "tile-without-effect") == [("phial-of-galadriel",)]
    assert corruption(match) == 4
    assert match.state.drawn_tiles == ("phial-of-galadriel",)
    finish(match)


def test_breaking_with_gollum_adds_one_corruption() -> None:
    game = position(at="hollin", hidden=False, companions="")
    match = play_event(game, "the-breaking-of-the-fellowship")
    assert corruption(match) == 1
    assert match.state.drawn_tiles == ()


def test_breaking_on_the_mordor_track_those_chosen_are_out_of_the_game() -> None:
    game = position(
        mordor=2, hidden=False, pool="3 give-it-to-uss", companions="meriadoc strider gimli"
    )
    rolls = ["hunt-tile give-it-to-uss"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    match.play("separate meriadoc")
    assert match.state.eliminated == ("meriadoc",)
    assert match.state.fellowship.companions == ("gimli", "strider")
    assert match.state.fellowship.mordor == 2
    assert corruption(match) == 0
    finish(match)


def test_breaking_a_die_tile_is_a_number() -> None:
    game = position(mordor=2, hidden=False, pool="3 shelobs-lair", companions="gimli strider")
    rolls = ["hunt-tile shelobs-lair", "tile-die 1"]
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=rolls)
    match.play("separate gimli")
    assert match.state.eliminated == ("gimli",)
    finish(match)


def test_breaking_inside_a_besieged_stronghold() -> None:
    game = position(
        at="lorien",
        hidden=False,
        free="lorien: elves 1",
        shadow="lorien: sauron 3",
        besieged="lorien",
        companions="gimli strider",
    )
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 3"])
    assert army(match, FREE, "lorien") == "elves 1 0 0 + gimli + strider"
    finish(match)


def test_breaking_companions_put_into_a_city_activate_its_nation() -> None:
    game = position(at="dale", hidden=False, companions="gimli strider")
    match = play_event(game, "the-breaking-of-the-fellowship", rolls=["hunt-tile 1"])
    match.play("separate strider")
    assert "north" not in match.state.passive
    assert match.state.politics["north"] == 3
    finish(match)


def test_breaking_the_staff_and_the_coat_can_be_used() -> None:
    card = "the-breaking-of-the-fellowship"
    game = position(at="hollin", hidden=False, table="wizards-staff")
    match = play_event(game, card, "table-card wizards-staff")
    assert len(match.state.fellowship.companions) == 7
    game = position(at="hollin", hidden=False, table="mithril-coat-and-sting")
    match = play_event(game, card, rolls=["hunt-tile 3", "hunt-tile 1"])
    match.play("table-card mithril-coat-and-sting", "separate gimli")
    assert match.state.whereabouts == {"gimli": "hollin"}
    assert match.state.drawn_tiles == ("1",)
    finish(match)


# ---- Worn with Sorrow and Toil


def sorrow(**more: object) -> Game:
    """Worn with Sorrow and Toil on the table, a Hunt that succeeds on any 6."""
    table = f"worn-with-sorrow-and-toil {more.pop('table', '')}"
    settings: dict[str, object] = {"at": "hollin", "hunt_box": (0, 1, 0), **more, "table": table}
    return position(**settings)  # type: ignore[arg-type]


def test_sorrow_is_played_on_the_table() -> None:
    match = play_event(position(), "worn-with-sorrow-and-toil")
    assert match.state.table == ("worn-with-sorrow-and-toil",)
    assert match.state.discards[SHADOW] == ()


def test_sorrow_a_casualty_may_cost_a_random_card_of_the_hand() -> None:
    game = sorrow(free_hand="athelas bilbos-song wisdom-of-elrond")
    rolls = ["hunt-roll 6", "hunt-tile 3", "lost-card bilbos-song"]
    match = move_on(game, "hunt-casualty guide", rolls=rolls)
    assert asked(match) == "shadow sorrow-and-toil"
    assert options(match) == ["none", "hand"]
    match.play("sorrow-and-toil hand")
    assert match.state.hands[FREE] == ("athelas", "wisdom-of-elrond")
    assert match.state.discards[FREE] == ("bilbos-song",)
    finish(match)


def test_sorrow_the_random_card_is_a_character_card() -> None:
    game = sorrow(free_hand="athelas wisdom-of-elrond the-red-arrow")
    rolls = ["hunt-roll 6", "hunt-tile 1", "lost-card athelas"]
    match = move_on(game, "hunt-casualty guide", "sorrow-and-toil hand", rolls=rolls)
    assert match.state.discards[FREE] == ("athelas",)
    asked_cards = [given.request for given in match.history if given.request.ask == "lost-card"]
    assert list(asked_cards[0].things) == ["athelas"]
    finish(match)


def test_sorrow_a_card_on_the_table_is_picked_by_the_shadow() -> None:
    game = sorrow(table="mithril-coat-and-sting axe-and-bow a-power-too-great")
    rolls = ["hunt-roll 6", "hunt-tile 3"]
    match = move_on(game, "table-card none", "table-card none", "hunt-casualty guide", rolls=rolls)
    assert options(match) == ["none", "mithril-coat-and-sting", "axe-and-bow"]
    match.play("sorrow-and-toil axe-and-bow")
    assert "axe-and-bow" not in match.state.table
    assert match.state.discards[FREE] == ("axe-and-bow",)
    assert "worn-with-sorrow-and-toil" in match.state.table
    finish(match)


def test_sorrow_the_shadow_may_leave_it() -> None:
    game = sorrow(free_hand="athelas")
    rolls = ["hunt-roll 6", "hunt-tile 1"]
    match = move_on(game, "hunt-casualty guide", "sorrow-and-toil none", rolls=rolls)
    assert match.state.hands[FREE] == ("athelas",)
    finish(match)


def test_sorrow_without_a_card_to_lose_nothing_is_asked() -> None:
    game = sorrow(free_hand="wisdom-of-elrond", table="a-power-too-great")
    rolls = ["hunt-roll 6", "hunt-tile 1"]
    match = move_on(game, "hunt-casualty guide", rolls=rolls)
    assert "sorrow-and-toil" not in questions(match)
    assert acts_next(match, SHADOW)
    finish(match)


def test_sorrow_needs_a_casualty() -> None:
    game = sorrow(free_hand="athelas")
    match = move_on(game, "hunt-casualty ring", rolls=["hunt-roll 6", "hunt-tile 1"])
    assert acts_next(match, SHADOW)


def test_sorrow_a_hobbit_taken_alive_was_a_casualty() -> None:
    game = sorrow(free_hand="athelas", companions="meriadoc peregrin strider")
    rolls = ["hunt-roll 6", "hunt-tile 1", "random-companion meriadoc", "lost-card athelas"]
    match = move_on(game, "hunt-casualty random", "sorrow-and-toil hand", rolls=rolls)
    match.play("companions-to hollin")
    assert match.state.discards[FREE] == ("athelas",)
    assert match.state.whereabouts == {"meriadoc": "hollin"}
    finish(match)


def test_sorrow_a_hobbit_who_leaves_as_guide_is_no_casualty() -> None:
    game = sorrow(free_hand="athelas", companions="meriadoc")
    match = move_on(game, "separate-guide yes", rolls=["hunt-roll 6", "hunt-tile 1"])
    match.play("companions-to hollin")
    assert acts_next(match, SHADOW)
    assert match.state.hands[FREE] == ("athelas",)


def test_sorrow_a_casualty_by_the_foul_thing_counts() -> None:
    game = sorrow(free_hand="athelas", companions="gimli")
    rolls = ["hunt-tile 2", "lost-card athelas"]
    match = play_event(game, "foul-thing-from-the-deep", "sorrow-and-toil hand", rolls=rolls)
    assert match.state.discards[FREE] == ("athelas",)
    finish(match)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
@pytest.mark.parametrize("place", ["rivendell", "dale"])
def test_a_declaration_in_an_unconquered_city_or_stronghold_ends_it(card: str, place: str) -> None:
    match = declared(position(at=place, table=card), place)
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (card,)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
@pytest.mark.parametrize("place", ["bree", "hollin", "moria"])
def test_a_declaration_elsewhere_does_not_end_it(card: str, place: str) -> None:
    match = declared(position(at=place, table=card), place)
    assert match.state.table == (card,)


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_a_declaration_in_a_captured_city_does_not_end_it(card: str) -> None:
    game = position(at="dale", captured="dale", table=card)
    assert declared(game, "dale").state.table == (card,)


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


# ---- Balrog of Moria


def balrog(**more: object) -> Game:
    settings: dict[str, object] = {"at": "hollin", "table": "balrog-of-moria", **more}
    return position(**settings)  # type: ignore[arg-type]


def test_balrog_is_played_on_the_table() -> None:
    match = play_event(position(), "balrog-of-moria")
    assert match.state.table == ("balrog-of-moria",)


@pytest.mark.parametrize(
    ("at", "progress", "to"),
    [
        ("hollin", 2, "dimrill-dale"),  # through Moria
        ("hollin", 1, "moria"),
        ("moria", 1, "hollin"),
        ("moria", 0, "moria"),  # staying there
    ],
)
def test_balrog_a_declaration_touches_moria(at: str, progress: int, to: str) -> None:
    game = balrog(at=at, progress=progress)
    match = declared(game, to, "use-balrog yes", rolls=["hunt-tile 2"])
    match.play("hunt-casualty ring")
    assert corruption(match) == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    finish(match)


def test_balrog_a_declaration_elsewhere_does_not_wake_it() -> None:
    match = declared(balrog(progress=2), "trollshaws")
    assert match.state.table == ("balrog-of-moria",)
    assert match.state.drawn_tiles == ()
    assert "use-balrog" not in questions(match)


def test_balrog_may_wait() -> None:
    match = declared(balrog(progress=2), "dimrill-dale", "use-balrog no")
    assert match.state.table == ("balrog-of-moria",)
    assert match.state.drawn_tiles == ()


def test_balrog_an_eye_has_no_effect() -> None:
    match = declared(balrog(progress=1), "moria", "use-balrog yes", rolls=["hunt-tile eye"])
    assert corruption(match) == 0
    assert match.state.fellowship.hidden
    assert match.state.drawn_tiles == ("eye",)
    finish(match)


def test_r148_balrog_its_tile_may_reveal_a_fellowship_declared_in_the_wild() -> None:
    game = balrog(progress=2)
    match = declared(game, "dimrill-dale", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    assert match.state.fellowship.at == "dimrill-dale"
    finish(match)


def test_r154_balrog_revealed_by_it_in_moria_draws_the_strongholds_tile_too() -> None:
    rolls = ["hunt-tile 0r", "hunt-tile 2"]
    match = declared(balrog(progress=1), "moria", "use-balrog yes", rolls=rolls)
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    assert corruption(match) == 2
    finish(match)


def test_r149_balrog_the_reveal_icon_is_ignored_in_an_unconquered_stronghold() -> None:
    game = balrog(at="moria", progress=2)
    match = declared(game, "lorien", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert match.state.fellowship.at == "lorien"
    assert match.state.fellowship.hidden
    assert corruption(match) == 1
    finish(match)


def test_r149_balrog_the_reveal_icon_counts_in_a_captured_stronghold() -> None:
    game = balrog(at="moria", progress=2, captured="lorien")
    match = declared(game, "lorien", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    finish(match)


def test_w19_25_balrog_its_tile_comes_before_those_of_strongholds() -> None:
    game = balrog(progress=0, hunt_box=(0, 1, 0))
    rolls = ["hunt-roll 6", "hunt-tile 0r", "hunt-tile 1", "hunt-tile 3"]
    match = move_on(game, "reveal-in moria", "use-balrog yes", rolls=rolls)
    match.play("hunt-casualty ring")
    assert corruption(match) == 1
    assert match.state.table == ()
    match.play("hunt-casualty ring")
    assert corruption(match) == 4
    finish(match)


def test_balrog_a_reveal_of_a_fellowship_that_stays_in_moria() -> None:
    game = balrog(at="moria", progress=1, shadow="moria: nazgul", companions="")
    rolls = ["hunt-tile 2", "hunt-tile 1"]
    match = play_event(game, "nazgul-search", "nazgul done", "reveal-in moria", rolls=rolls)
    match.play("use-balrog yes")
    assert corruption(match) == 3
    finish(match)


def test_balrog_a_captured_moria_wakes_it_too_but_draws_no_tile_of_its_own() -> None:
    game = balrog(captured="moria", hunt_box=(0, 1, 0), companions="gimli")
    rolls = ["hunt-roll 6", "hunt-tile 0r", "hunt-tile 1"]
    match = move_on(game, "reveal-in moria", "use-balrog yes", "hunt-casualty ring", rolls=rolls)
    assert corruption(match) == 1
    assert acts_next(match, SHADOW)
    finish(match)


def test_balrog_in_a_battle_near_moria_it_is_the_combat_card() -> None:
    game = position(
        free="lorien: elves 2",
        shadow="dimrill-dale: sauron 5",
        war="sauron elves",
        table="balrog-of-moria",
    )
    rolls = ["shadow-special-attack 4 3 1", "6 1 1 1 1", "1"]
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=rolls)
    assert asked(match) == "shadow shadow-combat-card"
    assert options(match) == ["none", "durins-bane"]
    match.play("shadow-combat-card durins-bane")
    assert match.state.army(FREE, "lorien").units == 0
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    finish(match)


def test_balrog_in_a_battle_it_is_the_one_combat_card_of_the_round() -> None:
    game = position(
        free="lorien: elves 2",
        shadow="dimrill-dale: sauron 5",
        shadow_hand="stormcrow",
        war="sauron elves",
        table="balrog-of-moria",
    )
    rolls = ["shadow-special-attack 1 1 1", "1 1 1 1 1", "1 1"]
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=rolls)
    assert options(match) == ["none", "stormcrow", "durins-bane"]
    match.play("shadow-combat-card durins-bane", "battle go-on")
    match.play("retreat stay", "stand field")
    assert options(match) == ["none", "stormcrow"]  # in the next round it is gone
    finish(match)


def test_balrog_in_a_battle_far_from_moria_it_cannot_be_used() -> None:
    game = position(
        free="dale: north 2",
        shadow="northern-rhovanion: sauron 5",
        war="sauron north",
        table="balrog-of-moria",
    )
    rolls = ["1 1 1 1 1", "1 1"]
    match = attack(game, SHADOW, "northern-rhovanion", "dale", "battle cease", rolls=rolls)
    assert "shadow-combat-card" not in questions(match)
    assert match.state.table == ("balrog-of-moria",)
    finish(match)


# ---- The Lidless Eye


def test_lidless_eye_turns_up_to_three_unused_dice() -> None:
    dice = "event army army character muster"
    match = play_event(position(hunt_box=(0, 1, 1)), "the-lidless-eye", die=dice)
    assert options(match) == ["done", "army", "character", "muster"]
    match.play("die-to-eye army", "die-to-eye muster", "die-to-eye army")
    assert match.state.dice[SHADOW] == ("character",)
    assert match.state.hunt_box == HuntBox(0, 1, 4)
    assert match.state.used_dice[SHADOW] == 1
    assert acts_next(match, FREE)


def test_lidless_eye_fewer_or_none() -> None:
    match = play_event(position(), "the-lidless-eye", "die-to-eye done", die="event army muster")
    assert match.state.dice[SHADOW] == ("army", "muster")
    match = play_event(position(), "the-lidless-eye", die="event army muster")
    match.play("die-to-eye muster", "die-to-eye done")
    assert match.state.dice[SHADOW] == ("army",)
    assert match.state.hunt_box == HuntBox(0, 0, 1)


def test_lidless_eye_as_many_as_are_there_not_the_one_spent() -> None:
    match = play_event(position(), "the-lidless-eye", "die-to-eye army", die="event army")
    assert match.state.dice[SHADOW] == ()
    assert match.state.hunt_box == HuntBox(0, 0, 1)
    match = play_event(position(), "the-lidless-eye")
    assert match.state.hunt_box == HuntBox()
    assert acts_next(match, FREE)


def test_lidless_eye_counts_for_the_next_hunt() -> None:
    match = play_event(position(at="hollin"), "the-lidless-eye", die="event army muster")
    match.play("die-to-eye army", "die-to-eye muster")
    match = move_on(match.state, rolls=["hunt-roll 1 2"])
    assert told(match, "hunt-roll") == [(2, 0, 0)]
    finish(match)


# ---- Dreadful Spells


def test_dreadful_spells_needs_an_army_with_a_nazgul_near_an_army() -> None:
    card, free = "dreadful-spells", "edoras: rohan 2"
    no = "no-army-near-nazgul"
    assert reason(position(free=free, shadow="folde: isengard 2"), card) == no  # no Nazgûl
    assert reason(position(free=free, shadow="folde: nazgul"), card) == no  # no Army
    far = "fords-of-isen: isengard 2 + nazgul"
    assert reason(position(free=free, shadow=far), card) == no
    lone = position(free="edoras: strider", shadow="folde: isengard 2 + nazgul")
    assert reason(lone, card) == no  # Companions alone are no Army
    assert reason(position(free=free, shadow="folde: isengard 2 + nazgul"), card) == ""
    assert reason(position(free=free, shadow="folde: sauron 2 + witch-king"), card) == ""
    # Edoras and Druadan Forest do not touch, nor do they over a mountain border.
    mountains = "druadan-forest: sauron 2 + nazgul"
    assert reason(position(free=free, shadow=mountains), card) == no


def test_dreadful_spells_a_die_for_each_nazgul() -> None:
    game = position(free="edoras: rohan 2 1", shadow="folde: isengard 2 + nazgul 3")
    match = play_event(game, "dreadful-spells", rolls=["5 6 4"])
    assert asked(match) == "free-peoples casualty"
    match.play("casualty rohan-elite")
    assert army(match, FREE, "edoras") == "rohan 2 0 0"
    finish(match)


def test_dreadful_spells_at_most_five_dice_the_witch_king_counted() -> None:
    game = position(free="edoras: rohan 4", shadow="folde: sauron 2 + nazgul 6 + witch-king")
    match = play_event(game, "dreadful-spells", rolls=["1 2 3 4 5"])
    assert army(match, FREE, "edoras") == "rohan 3 0 0"
    finish(match)


def test_dreadful_spells_the_witch_king_alone_rolls_one_die() -> None:
    game = position(free="edoras: rohan 4", shadow="folde: sauron 2 + witch-king")
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "edoras") == "rohan 3 0 0"
    finish(match)


def test_dreadful_spells_the_shadow_chooses_the_armies() -> None:
    game = position(
        free="edoras: rohan 2; minas-tirith: gondor 2; helms-deep: rohan 1",
        shadow="folde: isengard 2 + nazgul; westemnet: isengard 1 + nazgul 2",
    )
    match = play_event(game, "dreadful-spells")
    assert options(match) == ["folde", "westemnet"]
    match.play("from westemnet")
    assert sorted(options(match)) == ["edoras", "helms-deep"]


def test_dreadful_spells_is_no_attack() -> None:
    game = position(free="edoras: rohan 2", shadow="folde: isengard 2 + nazgul")
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 3
    finish(match)


def test_r109_dreadful_spells_companions_stay_leaders_go() -> None:
    game = position(
        free="edoras: rohan 1 0 2 + boromir", shadow="folde: isengard 2 + nazgul", companions=""
    )
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "edoras") == "boromir"
    assert match.state.casualties["rohan"].leaders == 2
    assert match.state.regions["edoras"].control == FREE  # nobody has entered
    finish(match)


def test_dreadful_spells_a_garrison_besieged_by_another_army_is_a_target() -> None:
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 4; westemnet: sauron 1 + nazgul",
        besieged="helms-deep",
    )
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"
    assert match.state.regions["helms-deep"].besieged == FREE
    finish(match)


def test_r141_dreadful_spells_a_garrison_wiped_out_loses_the_stronghold() -> None:
    game = position(
        free="helms-deep: rohan 1 + strider",
        shadow="helms-deep: isengard 4 + nazgul",
        besieged="helms-deep",
    )
    match = play_event(game, "dreadful-spells", rolls=["5"])
    region = match.state.regions["helms-deep"]
    assert (region.besieged, region.control) == (None, SHADOW)
    assert army(match, FREE, "helms-deep") == "strider"
    finish(match)


# ---- Grond, Hammer of the Underworld

GROND = "grond-hammer-of-the-underworld"


def grond(**more: object) -> Game:
    settings: dict[str, object] = {
        "free": "minas-tirith: gondor 3",
        "shadow": "minas-tirith: sauron 1 1 + witch-king",
        "besieged": "minas-tirith",
        "war": "sauron gondor",
        **more,
    }
    return position(**settings)  # type: ignore[arg-type]


def test_grond_needs_the_witch_king_in_a_besieging_army() -> None:
    no = "witch-king-not-besieging"
    assert reason(grond(), GROND) == ""
    assert reason(grond(shadow="minas-tirith: sauron 2 + nazgul"), GROND) == no
    elsewhere = "minas-tirith: sauron 2; osgiliath: sauron 1 + witch-king"
    assert reason(grond(shadow=elsewhere), GROND) == no
    # He is besieged himself.
    inside = position(
        free="moria: elves 3",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    assert reason(inside, GROND) == no
    # With an Army next to the enemy, but no siege.
    field = position(
        free="edoras: rohan 2", shadow="folde: sauron 2 + witch-king", war="sauron rohan"
    )
    assert reason(field, GROND) == no


def test_grond_needs_a_unit_of_a_nation_at_war() -> None:
    game = grond(shadow="minas-tirith: southrons 3 + witch-king")
    assert reason(game, GROND) == "not-at-war"
    game = grond(shadow="minas-tirith: southrons 3 + sauron 1 + witch-king")
    assert reason(game, GROND) == ""


def test_grond_the_siege_battle_has_three_rounds() -> None:
    misses = ["1 1", "1 1 1", "1 1"]  # Combat rolls, then the Leader re-roll of the Shadow
    match = play_event(grond(), GROND, "who-goes all", rolls=misses * 3)
    assert asked(match) == "shadow battle"
    match.play("battle go-on", "battle go-on")
    assert asked(match) == "shadow extend"  # more rounds may be bought
    match.play("extend no")
    assert len(told(match, "combat-round")) == 3
    assert match.state.regions["minas-tirith"].besieged == FREE
    finish(match)


def test_grond_may_be_extended_by_elites() -> None:
    misses = ["1 1", "1 1 1", "1 1"]
    match = play_event(grond(), GROND, "who-goes all", rolls=misses * 4)
    match.play("battle go-on", "battle go-on", "extend sauron")
    assert len(told(match, "combat-round")) == 4
    assert army(match, SHADOW, "minas-tirith") == "sauron 2 0 + witch-king"
    finish(match)


def test_grond_may_cease_early() -> None:
    misses = ["1 1", "1 1 1", "1 1"]
    match = play_event(grond(), GROND, "who-goes all", "battle cease", rolls=misses)
    assert len(told(match, "combat-round")) == 1
    assert match.state.battle is None
    finish(match)


def test_grond_hits_on_six_and_takes_the_stronghold() -> None:
    game = grond(free="minas-tirith: gondor 2 0 1")
    rolls = ["6 5", "1 1", "5", "1", "1 6", "1", "1", "1"]
    match = play_event(game, GROND, "who-goes all", rolls=rolls)
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 1"
    match.play("battle go-on")
    assert match.state.regions["minas-tirith"].control == SHADOW
    finish(match)


def test_grond_is_an_attack_for_politics() -> None:
    game = grond(war="sauron", free="minas-tirith: gondor 2")
    match = play_event(game, GROND, "who-goes all", rolls=["1 1", "1 1", "1 1"])
    assert "gondor" not in match.state.passive
    assert match.state.politics["gondor"] == 1


def test_grond_the_witch_king_may_stay_in_the_rearguard() -> None:
    game = grond(shadow="minas-tirith: sauron 2 0 + witch-king")
    match = play_event(game, GROND, "who-goes part", rolls=["1", "1 1 1"])
    match.play("figures sauron-regular 1", "figures witch-king 0", "battle cease")
    assert army(match, SHADOW, "minas-tirith") == "sauron 2 0 + witch-king"
    finish(match)  # no Leader re-roll


def test_grond_no_free_peoples_combat_card_in_the_first_round() -> None:
    game = grond(free_hand="wisdom-of-elrond")
    match = play_event(game, GROND, "who-goes all", rolls=["1 1", "1 1 1", "1 1"])
    assert "free-peoples-combat-card" not in questions(match)
    match.play("battle go-on")
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_grond_a_companion_inside_allows_combat_cards() -> None:
    game = grond(free="minas-tirith: gondor 3 + boromir", free_hand="wisdom-of-elrond")
    match = play_event(game, GROND, "who-goes all")
    assert asked(match) == "free-peoples free-peoples-combat-card"


# ---- The Palantír of Orthanc

PALANTIR = "the-palantir-of-orthanc"
SEES = "orthanc: isengard 2 + saruman"


def test_palantir_needs_saruman() -> None:
    assert reason(position(), PALANTIR) == "needs-in-play"
    assert reason(position(shadow=SEES), PALANTIR) == ""


def test_palantir_playing_it_gives_no_draw() -> None:
    match = play_event(position(shadow=SEES), PALANTIR)
    assert match.state.table == (PALANTIR,)
    assert match.state.hands[SHADOW] == ()
    assert acts_next(match, FREE)


def test_palantir_a_card_played_with_an_event_die_gives_a_draw_from_either_deck() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = play_event(game, "the-lidless-eye", rolls=rolls)
    assert asked(match) == "shadow deck"
    assert options(match) == ["character", "strategy"]
    match.play("deck strategy")
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_palantir_no_draw_for_a_card_played_with_its_icon() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = play_event(game, "the-lidless-eye", die="character")
    assert acts_next(match, FREE)


def test_palantir_no_draw_for_drawing() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = act(game, SHADOW, "event", "action draw", "deck strategy", rolls=rolls)
    assert acts_next(match, FREE)
    assert match.state.hands[SHADOW] == ("stormcrow",)


def test_palantir_no_draw_for_the_free_peoples() -> None:
    match = play_event(position(shadow=SEES, table=PALANTIR), "mithril-coat-and-sting")
    assert match.state.hands[SHADOW] == ()
    assert asked(match) in ("free-peoples guide-draw", "shadow die")


def test_palantir_only_from_a_deck_that_has_cards() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    game.decks["shadow-character"] = game.decks["shadow-character"]._replace(loose=())
    game.hands[SHADOW] = ("the-lidless-eye",)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = act(game, SHADOW, "event", "action card", "card the-lidless-eye", rolls=rolls)
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_palantir_the_draw_comes_after_the_battle_of_the_card() -> None:
    game = position(
        free="minas-tirith: gondor 1",
        shadow=f"{SEES}; minas-tirith: sauron 1 + witch-king",
        besieged="minas-tirith",
        war="sauron gondor",
        table=PALANTIR,
    )
    rolls = ["6", "1", "shadow-strategy-draw stormcrow"]
    match = play_event(game, GROND, "who-goes all", rolls=rolls)
    assert asked(match) == "shadow deck"
    assert match.state.regions["minas-tirith"].control == SHADOW
    match.play("deck strategy")
    finish(match)


def test_palantir_no_draw_if_saruman_is_eliminated_in_the_battle() -> None:
    game = position(
        free="fords-of-isen: rohan 5",
        shadow="orthanc: isengard 1 + saruman; angmar: sauron 1 + nazgul",
        war="isengard rohan",
        table=PALANTIR,
    )
    give(game, SHADOW, "the-ringwraiths-are-abroad")
    match = act(game, SHADOW, "event", "action card", rolls=["1", "5 5 5 1 1", "1"])
    match.play("card the-ringwraiths-are-abroad", "nazgul nazgul angmar", "nazgul-to orthanc")
    match.play("move-or-attack attack", "target fords-of-isen", "who-goes all")
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("the-ringwraiths-are-abroad", PALANTIR)
    assert acts_next(match, FREE)
    finish(match)


def test_palantir_the_free_peoples_discard_it_with_a_will_of_the_west() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "will-of-the-west", f"action discard-{PALANTIR}")
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (PALANTIR,)
    assert match.state.rings == {FREE: 3, SHADOW: 0}
    assert match.state.used_dice[FREE] == 1
    assert acts_next(match, SHADOW)


def test_palantir_the_free_peoples_discard_it_with_any_die_and_a_ring() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "muster", f"action discard-{PALANTIR}")
    assert match.state.table == ()
    assert match.state.rings == {FREE: 2, SHADOW: 1}
    assert match.state.used_dice[FREE] == 1


def test_palantir_no_ring_no_discard_with_another_die() -> None:
    game = position(shadow=SEES, table=PALANTIR, rings=(0, 0))
    with pytest.raises(Illegal):
        act(game, FREE, "muster", f"action discard-{PALANTIR}")


def test_palantir_the_ring_is_the_one_of_the_turn() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    game.once = ("ring-free-peoples",)
    with pytest.raises(Illegal):
        act(game, FREE, "muster", f"action discard-{PALANTIR}")
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "muster event", f"action discard-{PALANTIR}")
    match.play("die event", "action skip")
    assert acts_next(match, FREE)
    assert "ring" not in options(match)


# ---- Wormtongue

WORMTONGUE = "wormtongue"


def counsel(**more: object) -> Game:
    """Wormtongue on the table, Saruman in Orthanc."""
    shadow = f"{SEES}; {more.pop('shadow', '')}"
    return position(shadow=shadow, table=WORMTONGUE, **more)  # type: ignore[arg-type]


def test_wormtongue_needs_saruman_and_a_passive_rohan() -> None:
    assert reason(position(), WORMTONGUE) == "needs-in-play"
    assert reason(position(shadow=SEES, active="rohan"), WORMTONGUE) == "would-be-discarded-at-once"
    assert reason(position(shadow=SEES), WORMTONGUE) == ""
    match = play_event(position(shadow=SEES), WORMTONGUE)
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_an_entry_does_not_activate_rohan() -> None:
    game = counsel(war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "from orthanc", "to fords-of-isen")
    match.play("who-goes all")
    assert "rohan" in match.state.passive
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_a_capture_is_no_attack_but_advances_rohan() -> None:
    game = counsel(war="isengard", shadow="westemnet: isengard 2")
    match = act(game, SHADOW, "army", "action move-armies", "from westemnet", "to edoras")
    match.play("who-goes all")
    assert match.state.regions["edoras"].control == SHADOW
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 2


def test_wormtongue_a_passive_rohan_never_advances_to_war() -> None:
    game = counsel(war="isengard", shadow="westemnet: isengard 2", steps={"rohan": 1})
    match = act(game, SHADOW, "army", "action move-armies", "from westemnet", "to edoras")
    match.play("who-goes all")
    assert match.state.politics["rohan"] == 1


def test_wormtongue_an_attack_elsewhere_only_advances_rohan() -> None:
    game = counsel(war="isengard", free="fords-of-isen: rohan 2")
    match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=["1 1", "1 1", "1"])
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 2
    assert match.state.table == (WORMTONGUE,)


@pytest.mark.parametrize("target", ["edoras", "helms-deep"])
def test_wormtongue_an_attack_on_edoras_or_helms_deep_activates_rohan(target: str) -> None:
    game = counsel(war="isengard", free=f"{target}: rohan 2", shadow="westemnet: isengard 2")
    rolls = ["1 1", "1 1"] if target == "edoras" else []
    match = attack(game, SHADOW, "westemnet", target, rolls=rolls)
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (WORMTONGUE,)


def test_wormtongue_an_attack_there_activates_rohan_without_units_of_rohan() -> None:
    game = counsel(war="isengard", free="helms-deep: gondor 2", shadow="westemnet: isengard 2")
    match = attack(game, SHADOW, "westemnet", "helms-deep")
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 3
    assert match.state.politics["gondor"] == 1


def test_wormtongue_an_attack_by_the_free_peoples_there_does_not_activate_rohan() -> None:
    game = counsel(
        war="gondor isengard",
        free="folde: gondor 2",
        shadow="edoras: isengard 2",
        captured="edoras",
    )
    match = attack(game, FREE, "folde", "edoras", rolls=["1 1", "1 1", "1"])
    assert "rohan" in match.state.passive
    assert match.state.table == (WORMTONGUE,)


@pytest.mark.parametrize("to", ["edoras", "helms-deep"])
def test_wormtongue_a_declaration_there_activates_rohan(to: str) -> None:
    match = declared(counsel(at=to), to)
    assert "rohan" not in match.state.passive
    assert match.state.table == ()


def test_wormtongue_a_declaration_elsewhere_in_rohan_does_not() -> None:
    match = declared(counsel(at="folde"), "folde")
    assert "rohan" in match.state.passive
    match = declared(counsel(at="edoras", captured="edoras"), "edoras")
    assert "rohan" in match.state.passive


def test_wormtongue_a_companion_who_can_activate_rohan() -> None:
    game = counsel(free="folde: gandalf-grey")
    match = act(game, FREE, "character", "action move-companions", "companion gandalf-grey")
    match.play("companions-to edoras")
    assert "rohan" not in match.state.passive
    assert match.state.table == ()
    game = counsel(free="folde: gimli")
    match = act(game, FREE, "character", "action move-companions", "companion gimli")
    match.play("companions-to edoras")
    assert "rohan" in match.state.passive


def test_wormtongue_a_companion_in_another_region_of_rohan_does_not() -> None:
    game = counsel(free="edoras: gandalf-grey")
    match = act(game, FREE, "character", "action move-companions", "companion gandalf-grey")
    match.play("companions-to folde")
    assert "rohan" in match.state.passive


def test_wormtongue_cards_cannot_activate_rohan() -> None:
    game = counsel()
    activate(game, "rohan", BY_CARD)
    assert "rohan" in game.passive
    go_to_war(game, "rohan")
    assert ("rohan" in game.passive, game.politics["rohan"]) == (True, 1)


def test_wormtongue_the_witch_king_does_not_rouse_rohan() -> None:
    game = counsel(war="sauron elves", shadow="barad-dur: sauron 2")
    match = act(game, SHADOW, "muster", "action witch-king")
    assert match.state.passive == ("rohan",)
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_goes_with_saruman() -> None:
    game = position(
        free="fords-of-isen: rohan 5",
        shadow="orthanc: isengard 1 + saruman",
        war="isengard",
        table=WORMTONGUE,
    )
    rolls = ["1", "5 5 5 1 1", "1"]
    match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=rolls)
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    finish(match)


# ---- The Ringwraiths are Abroad

RINGWRAITHS = "the-ringwraiths-are-abroad"


def test_ringwraiths_two_armies_with_nazgul_move() -> None:
    game = position(
        shadow="dol-guldur: sauron 3 + nazgul; moria: sauron 2 + nazgul; morannon: sauron 4",
        war="sauron",
    )
    match = play_event(game, RINGWRAITHS, "nazgul done")
    assert options(match) == ["none", "move-armies"]
    match.play("move-or-attack move-armies")
    assert options(match) == ["dol-guldur", "moria"]
    match.play("from moria", "to hollin", "who-goes all")
    assert options(match) == ["dol-guldur", "stop"]
    match.play("from dol-guldur", "to southern-mirkwood", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1"
    assert army(match, SHADOW, "southern-mirkwood") == "sauron 3 0 + nazgul 1"
    assert acts_next(match, FREE)


def test_ringwraiths_not_three_armies() -> None:
    shadow = "dol-guldur: sauron 1 + nazgul; moria: sauron 1 + nazgul; nurn: sauron 1 + nazgul"
    match = play_event(position(shadow=shadow), RINGWRAITHS, "nazgul done")
    match.play("move-or-attack move-armies", "from moria", "to hollin", "from nurn")
    assert acts_next(match, FREE)
    assert army(match, SHADOW, "gorgoroth") == "sauron 1 0 + nazgul 1"
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"


def test_ringwraiths_one_army_is_enough() -> None:
    game = position(shadow="dol-guldur: sauron 3 + nazgul; moria: sauron 2 + nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("from moria", "to hollin", "who-goes all", "from stop")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0 + nazgul 1"


def test_ringwraiths_a_nazgul_may_fly_to_an_army_and_lead_it() -> None:
    game = position(shadow="moria: sauron 2; angmar: nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul nazgul angmar", "nazgul-to moria")
    match.play("move-or-attack move-armies", "to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1"


def test_ringwraiths_the_witch_king_alone_qualifies() -> None:
    game = position(shadow="moria: sauron 2 + witch-king", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"


def test_ringwraiths_other_leaders_do_not_qualify() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 0 2 + saruman; barad-dur: sauron 2 + mouth-of-sauron",
        war="sauron isengard",
    )
    match = play_event(game, RINGWRAITHS)
    assert acts_next(match, FREE)
    assert offered(match, "move-or-attack") == ["none"]


def test_ringwraiths_a_nazgul_must_go_along() -> None:
    game = position(shadow="moria: sauron 2 + nazgul 2 + mouth-of-sauron", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 1")
    assert options(match) == ["nazgul 2", "nazgul 1"]
    match.play("figures nazgul 1", "figures mouth-of-sauron 0")
    assert army(match, SHADOW, "hollin") == "sauron 1 0 + nazgul 1"
    assert army(match, SHADOW, "moria") == "sauron 1 0 + nazgul 1 + mouth-of-sauron"


def test_ringwraiths_nazgul_or_witch_king_goes_along() -> None:
    game = position(shadow="moria: sauron 2 + nazgul + witch-king", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 2", "figures nazgul 0")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"
    assert army(match, SHADOW, "moria") == "nazgul 1"


def test_ringwraiths_no_figure_moves_twice_in_the_army_part() -> None:
    game = position(
        shadow="moria: sauron 2 + nazgul; hollin: sauron 1; dol-guldur: sauron 1 + nazgul",
        war="sauron",
    )
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("from moria", "to hollin", "who-goes all")
    # In Hollin only the Regular has not moved, and it has no Nazgûl to lead it.
    assert options(match) == ["dol-guldur", "stop"]


def test_ringwraiths_an_army_with_a_nazgul_attacks() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 3 + nazgul; westemnet: isengard 3",
        war="sauron rohan isengard",
    )
    rolls = ["6 6 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    # Only from Folde: the other Army has no Nazgûl.
    assert asked(match) == "shadow who-goes"
    match.play("who-goes all", "advance no")
    assert army(match, FREE, "edoras") == ""
    finish(match)


def test_ringwraiths_a_nazgul_must_take_part_in_the_attack() -> None:
    game = position(
        free="edoras: rohan 2", shadow="folde: sauron 3 + nazgul + mouth-of-sauron", war="sauron"
    )
    rolls = ["1 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    going = ("figures sauron-regular 2", "figures nazgul 1", "figures mouth-of-sauron 0")
    match.play("who-goes part", *going)
    assert match.state.battle is not None
    assert match.state.battle.rearguard == read_army("sauron 1 + mouth-of-sauron")
    finish(match)


def test_ringwraiths_the_attack_follows_the_normal_rules() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 3 + southrons 2 + nazgul",
        war="sauron rohan",
    )
    rolls = ["1 6 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    match.play("who-goes all", "battle cease")
    assert army(match, FREE, "edoras") == "rohan 1 0 0"
    finish(match)  # three dice: the Southrons are not At War and stay behind


def test_ringwraiths_a_sortie_is_an_attack() -> None:
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + nazgul",
        besieged="moria",
        war="sauron elves",
    )
    rolls = ["5 5", "1 1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", rolls=rolls)
    assert options(match) == ["none", "attack"]
    match.play("move-or-attack attack", "who-goes all")
    assert match.state.regions["moria"].besieged is None
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 1"
    finish(match)


def test_ringwraiths_neither_is_possible_nothing_is_asked() -> None:
    match = play_event(position(shadow="angmar: nazgul"), RINGWRAITHS, "nazgul done")
    assert acts_next(match, FREE)
    match = play_event(position(), RINGWRAITHS)
    assert match.state.discards[SHADOW] == (RINGWRAITHS,)


def test_ringwraiths_armies_need_not_move() -> None:
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack none")
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 1"
    assert acts_next(match, FREE)


# ---- The Black Captain Commands

CAPTAIN = "the-black-captain-commands"


def test_black_captain_needs_the_witch_king() -> None:
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron")
    assert reason(game, CAPTAIN) == "needs-in-play"
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron", eliminated="witch-king")
    assert reason(game, CAPTAIN) == "needs-in-play"
    assert reason(position(shadow="fangorn: witch-king"), CAPTAIN) == ""


def test_black_captain_recruits_two_nazgul_where_he_is() -> None:
    game = position(shadow="hollin: sauron 2 + witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain recruit", "move-or-attack none")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 2 + witch-king"
    assert match.state.reinforcements["sauron"].leaders == 6


def test_black_captain_recruits_as_many_as_there_are() -> None:
    game = position(shadow="hollin: witch-king; angmar: nazgul 7")
    match = play_event(game, CAPTAIN, "black-captain recruit")
    assert army(match, SHADOW, "hollin") == "nazgul 1 + witch-king"
    game = position(shadow="hollin: witch-king; angmar: nazgul 8")
    match = play_event(game, CAPTAIN)
    assert options(match) == ["none", "move-nazgul"]


def test_black_captain_recruits_only_in_a_free_region() -> None:
    game = position(free="edoras: rohan 2", shadow="edoras: witch-king")
    assert options(play_event(game, CAPTAIN)) == ["none", "move-nazgul"]
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    match = play_event(game, CAPTAIN, "black-captain recruit", "move-or-attack none")
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 2 + witch-king"


def test_black_captain_or_nazgul_fly() -> None:
    game = position(
        shadow="hollin: sauron 2 + witch-king; angmar: nazgul 2; nurn: mouth-of-sauron",
        war="sauron",
    )
    match = play_event(game, CAPTAIN, "black-captain move-nazgul")
    assert options(match) == ["nazgul angmar", "witch-king"]
    match.play("nazgul nazgul angmar", "nazgul-to hollin", "nazgul done")
    match.play("move-or-attack none")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1 + witch-king"
    assert army(match, SHADOW, "angmar") == "nazgul 1"


def test_r215_black_captain_each_flies_once() -> None:
    game = position(shadow="hollin: witch-king; angmar: nazgul 2")
    match = play_event(game, CAPTAIN, "black-captain move-nazgul")
    match.play("nazgul nazgul angmar", "nazgul-to fangorn", "nazgul witch-king")
    match.play("nazgul-to fangorn")
    assert options(match) == ["done", "nazgul angmar"]


def test_black_captain_his_army_moves_with_him() -> None:
    game = position(
        shadow="moria: sauron 2 + nazgul + witch-king; dol-guldur: sauron 2 + nazgul",
        war="sauron",
    )
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 1", "figures nazgul 0")
    assert army(match, SHADOW, "hollin") == "sauron 1 0 + witch-king"
    assert army(match, SHADOW, "moria") == "sauron 1 0 + nazgul 1"
    assert asked(match) == "free-peoples die"  # one Army only


def test_black_captain_he_may_fly_to_an_army_and_lead_it() -> None:
    game = position(shadow="moria: sauron 2; angmar: witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain move-nazgul", "nazgul witch-king")
    match.play("nazgul-to moria", "move-or-attack move-armies", "to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"


def test_black_captain_his_army_attacks_with_him() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 2 + nazgul + witch-king; westemnet: sauron 3 + nazgul",
        war="sauron rohan",
    )
    rolls = ["1", "1 1", "1"]
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack attack", rolls=rolls)
    match.play("who-goes part", "figures sauron-regular 1", "figures nazgul 0")
    assert match.state.battle is not None
    assert match.state.battle.rearguard == read_army("sauron 1 + nazgul 1")
    finish(match)


def test_black_captain_needs_no_army() -> None:
    game = position(free="edoras: rohan 2", shadow="folde: witch-king; westemnet: sauron 3")
    match = play_event(game, CAPTAIN, "black-captain none")
    assert offered(match, "move-or-attack") == ["none"]
    assert acts_next(match, FREE)


def test_black_captain_a_sortie_with_him_is_an_attack() -> None:
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    rolls = ["5 5", "1 1"]
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack attack", rolls=rolls)
    match.play("who-goes all")
    assert match.state.regions["moria"].besieged is None
    finish(match)


def test_black_captain_nothing_need_be_done() -> None:
    game = position(shadow="moria: sauron 2 + witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack none")
    assert match.state.discards[SHADOW] == (CAPTAIN,)
    assert army(match, SHADOW, "moria") == "sauron 2 0 + witch-king"
