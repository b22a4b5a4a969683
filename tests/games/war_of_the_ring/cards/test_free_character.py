"""The events of the Free Peoples Character deck, card by card with their rulings."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import within
from thirdage.games.war_of_the_ring.companions import reach
from thirdage.games.war_of_the_ring.entering import dice_pool
from thirdage.games.war_of_the_ring.pieces import Band
from thirdage.games.war_of_the_ring.state import Game
from wotr import (
    ALL_COMPANIONS,
    FREE,
    SHADOW,
    act,
    army,
    asked,
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    told,
    why_not_play_event,
)

TILE_CARDS = ("elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master")
ENTS = ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot")

THE_SHADOW_IS_NEXT = "shadow action"


def reason(game: Game, card: str) -> str:
    """The name of the reason why this card cannot be played; "" if it can."""
    found = why_not_play_event(game, card)
    return "" if found is None else found.name


def drawing(*cards: str) -> list[str]:
    """Prepared draws from the Strategy deck."""
    return [f"free-peoples-strategy-draw {card}" for card in cards]


# ---- Special Hunt tiles


@pytest.mark.parametrize("card", TILE_CARDS)
def test_a_special_tile_waits_for_mordor(card: str) -> None:
    game = position(companions="gimli", pool="3")
    assert reason(game, card) == ""
    match = play_event(game, card)
    assert match.state.waiting_tiles == (card,)
    assert match.state.hunt_pool == ("3",)
    assert match.state.discards[FREE] == (card,)
    assert match.state.table == ()


@pytest.mark.parametrize("card", TILE_CARDS)
def test_r200_a_special_tile_joins_the_pool_on_the_mordor_track(card: str) -> None:
    match = play_event(position(mordor=1, pool="3", companions="gimli"), card)
    assert match.state.waiting_tiles == ()
    assert sorted(match.state.hunt_pool) == sorted(("3", card))
    assert match.state.discards[FREE] == (card,)


def test_a_waiting_tile_enters_the_pool_with_the_fellowship() -> None:
    game = position(at="morannon", pool="3")
    game.waiting_tiles = ("elven-rope",)
    match = in_fellowship_phase(game, "fellowship-phase enter-mordor")
    assert sorted(match.state.hunt_pool) == ["3", "elven-rope"]
    assert match.state.waiting_tiles == ()


@pytest.mark.parametrize("tile", TILE_CARDS)
def test_a_special_tile_that_was_drawn_does_not_come_back(tile: str) -> None:
    game = position(mordor=0, pool=tile, companions="gimli")
    game.drawn_tiles = ("2", "3")
    match = move_on(game, die="character character", rolls=["2"])
    match.play("die event", "action skip", "die character", "action move-fellowship")
    assert offered(match, "hunt-tile") == ["2", "3"]
    assert match.state.drawn_tiles == ("2", tile)
    assert asked(match) == "free-peoples hunt-casualty"


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("elven-cloaks", 5, 5),
        ("elven-rope", 5, 5),
        ("phial-of-galadriel", 5, 3),
        ("phial-of-galadriel", 1, 0),
        ("smeagol-helps-nice-master", 5, 4),
        ("smeagol-helps-nice-master", 0, 0),
    ],
)
def test_what_the_special_tiles_do(tile: str, before: int, after: int) -> None:
    match = move_on(position(mordor=0, pool=f"{tile} 3", corruption=before), rolls=[tile])
    assert match.state.fellowship.corruption == after
    assert match.state.fellowship.mordor == 1
    assert match.state.fellowship.hidden
    assert asked(match) == THE_SHADOW_IS_NEXT


# ---- Mithril Coat and Sting


def test_mithril_coat_lies_on_the_table() -> None:
    game = position(companions="", guide="gollum")
    assert reason(game, "mithril-coat-and-sting") == ""
    match = play_event(game, "mithril-coat-and-sting")
    assert match.state.table == ("mithril-coat-and-sting",)
    assert match.state.discards[FREE] == ()


def test_mithril_coat_has_another_tile_drawn_and_the_first_goes_back() -> None:
    game = position(table="mithril-coat-and-sting", pool="1 3", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card mithril-coat-and-sting", rolls=["6", "3"])
    assert offered(match, "hunt-tile") == ["1"]  # the first tile is out of the pool meanwhile
    match.play("hunt-casualty ring")
    assert match.state.fellowship.corruption == 1
    assert match.state.hunt_pool == ("3",)
    assert match.state.drawn_tiles == ("1",)
    assert match.state.table == ()
    assert match.state.discards[FREE] == ("mithril-coat-and-sting",)
    finish(match)


def test_mithril_coat_need_not_be_used() -> None:
    game = position(table="mithril-coat-and-sting", pool="1 3", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", "hunt-casualty ring", rolls=["6", "3"])
    assert match.state.fellowship.corruption == 3
    assert match.state.table == ("mithril-coat-and-sting",)
    assert match.state.hunt_pool == ("1",)


def test_mithril_coat_is_used_after_the_tile_is_seen() -> None:
    game = position(table="mithril-coat-and-sting", pool="1 3", hunt_box=(0, 1, 0))
    match = move_on(game, rolls=["6", "3"])
    assert asked(match) == "free-peoples table-card"
    assert told(match, "hunt-tile") == [("3",)]


def test_mithril_coat_is_used_before_the_die_of_shelobs_lair() -> None:
    game = position(mordor=0, table="mithril-coat-and-sting", pool="shelobs-lair 0r")
    match = move_on(game, "table-card mithril-coat-and-sting", rolls=["shelobs-lair"])
    assert match.state.fellowship.mordor == 1  # nor does the first tile stop it
    assert match.state.hunt_pool == ("shelobs-lair",)
    finish(match)


def test_mithril_coat_the_pool_is_refilled_for_the_second_tile() -> None:
    game = position(table="mithril-coat-and-sting", pool="3", hunt_box=(0, 1, 0))
    game.drawn_tiles = ("0r", "2")
    match = move_on(game, "table-card mithril-coat-and-sting", rolls=["6", "2"])
    assert offered(match, "hunt-tile") == ["0r", "2"]
    match.play("hunt-casualty ring")
    assert match.state.hunt_pool == ("0r", "3")
    assert match.state.drawn_tiles == ("2",)


def test_r185_mithril_coat_against_the_tile_of_a_shadow_stronghold() -> None:
    game = position(at="hollin", table="mithril-coat-and-sting", pool="1r 3 2", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", rolls=["6", "1r", "3"])
    match.play("hunt-casualty ring", "reveal-in moria", "table-card mithril-coat-and-sting")
    match.play("hunt-casualty ring")
    assert match.state.fellowship.corruption == 3  # 1 and 2
    assert match.state.hunt_pool == ("3",)
    finish(match)


SHADOW_DRAWS = ("orc-patrol", "isildurs-bane", "foul-thing-from-the-deep")


@pytest.mark.parametrize("card", SHADOW_DRAWS)
def test_r185_mithril_coat_against_a_tile_drawn_by_a_shadow_card(card: str) -> None:
    game = position(
        at="hollin",
        progress=1,
        corruption=1,
        companions="boromir gimli",
        table="mithril-coat-and-sting",
        pool="0r 3",
    )
    match = play_event(game, card, "table-card mithril-coat-and-sting", rolls=["3"])
    assert match.state.hunt_pool == ("3",)
    assert told(match, "hunt-tile") == [("3",), ("0r",)]
    finish(match)


def test_r185_mithril_coat_against_a_tile_of_the_nazgul_strike() -> None:
    game = position(
        at="hollin",
        progress=1,
        shadow="hollin: nazgul",
        hunt_box=(0, 1, 0),
        table="mithril-coat-and-sting",
        pool="0r 3",
    )
    match = play_event(game, "the-nazgul-strike", rolls=["6", "3"])
    match.play("nazgul done", "nazgul-strike hunt")
    match.play("table-card mithril-coat-and-sting")
    assert match.state.hunt_pool == ("3",)
    finish(match)


def test_r185_mithril_coat_against_the_balrog() -> None:
    game = position(
        at="hollin", progress=1, table="mithril-coat-and-sting balrog-of-moria", pool="2 3"
    )
    match = in_fellowship_phase(game, "fellowship-phase declare", rolls=["3"])
    match.play("declare-in moria", "use-balrog yes", "table-card mithril-coat-and-sting")
    match.play("hunt-casualty ring")
    assert match.state.fellowship.corruption == 2
    assert match.state.hunt_pool == ("3",)
    finish(match)


def test_only_one_card_on_the_table_in_one_hunt() -> None:
    game = position(
        table="mithril-coat-and-sting axe-and-bow horn-of-gondor", pool="2 3", hunt_box=(0, 1, 0)
    )
    match = move_on(game, "table-card mithril-coat-and-sting", rolls=["6", "3", "2"])
    assert asked(match) == "free-peoples hunt-casualty"
    match.play("hunt-casualty ring")
    assert match.state.fellowship.corruption == 2
    assert match.state.table == ("axe-and-bow", "horn-of-gondor")


# ---- Axe and Bow, Horn of Gondor


@pytest.mark.parametrize(
    ("card", "companions"),
    [
        ("axe-and-bow", "gimli strider"),
        ("axe-and-bow", "legolas strider"),
        ("horn-of-gondor", "boromir"),
        ("wizards-staff", "gandalf-grey"),
    ],
)
def test_a_table_card_can_be_played_with_its_companion_in_the_fellowship(
    card: str, companions: str
) -> None:
    game = position(companions=companions)
    assert reason(game, card) == ""
    match = play_event(game, card, die="character")
    assert match.state.table == (card,)
    assert match.state.discards[FREE] == ()


@pytest.mark.parametrize(
    ("card", "needed"),
    [
        ("axe-and-bow", "gimli legolas"),
        ("horn-of-gondor", "boromir"),
        ("wizards-staff", "gandalf-grey"),
    ],
)
def test_a_table_card_cannot_be_played_without_its_companion(card: str, needed: str) -> None:
    inside = " ".join(c for c in ALL_COMPANIONS.split() if c not in needed.split())
    assert reason(position(companions=inside), card) == "needs-in-fellowship"
    on_the_map = position(companions=inside, free=f"bree: {' + '.join(needed.split())}")
    assert reason(on_the_map, card) == "needs-in-fellowship"


def test_wizards_staff_cannot_be_played_with_gandalf_the_white() -> None:
    game = position(companions="strider", free="fangorn: gandalf-white")
    assert reason(game, "wizards-staff") == "needs-in-fellowship"


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_the_hunt_damage_is_lowered_and_the_rest_is_handled_as_usual(card: str) -> None:
    game = position(table=card, pool="2 3", hunt_box=(0, 1, 0))
    match = move_on(game, rolls=["6", "3", "random-companion peregrin"])
    assert told(match, "hunt-tile") == [("3",)]  # the tile has been seen
    match.play(f"table-card {card}", "hunt-casualty random", "guide strider")
    match.play("companions-to rivendell")
    assert match.state.fellowship.corruption == 1  # 3 - 1 - Peregrin's Level
    assert match.state.table == ()
    assert match.state.discards[FREE] == (card,)
    finish(match)


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_the_hunt_damage_may_be_lowered_to_nothing(card: str) -> None:
    game = position(table=card, pool="1 3", hunt_box=(0, 1, 0))
    match = move_on(game, f"table-card {card}", rolls=["6", "1"])
    assert match.state.fellowship.corruption == 0
    assert asked(match) == THE_SHADOW_IS_NEXT  # no casualty may be taken


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_without_damage_the_card_is_not_asked_for(card: str) -> None:
    match = move_on(position(table=card, pool="0r", hunt_box=(0, 1, 0)), rolls=["6", "0r"])
    assert asked(match) == "free-peoples reveal-in"
    assert match.state.table == (card,)


def test_one_of_axe_and_horn_is_used() -> None:
    game = position(table="axe-and-bow horn-of-gondor", pool="3", hunt_box=(0, 1, 0))
    match = move_on(game, rolls=["6", "3"])
    assert options(match) == ["none", "axe-and-bow", "horn-of-gondor"]
    match.play("table-card horn-of-gondor", "hunt-casualty ring")
    assert match.state.fellowship.corruption == 2
    assert match.state.table == ("axe-and-bow",)


def test_axe_and_bow_after_the_coat_was_not_used() -> None:
    game = position(table="mithril-coat-and-sting axe-and-bow", pool="3", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", rolls=["6", "3"])
    assert options(match) == ["none", "axe-and-bow"]


def test_axe_and_bow_against_the_rolled_damage_of_shelobs_lair() -> None:
    game = position(mordor=0, table="axe-and-bow", pool="shelobs-lair")
    match = move_on(game, rolls=["tile-die 4"])
    match.play("table-card axe-and-bow", "hunt-casualty ring")
    assert match.state.fellowship.corruption == 3
    assert match.state.fellowship.mordor == 0


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_axe_and_horn_against_foul_thing_before_the_casualty(card: str) -> None:
    game = position(at="hollin", progress=1, companions="boromir gimli", table=card, pool="3")
    match = play_event(game, "foul-thing-from-the-deep", rolls=["random-companion gimli"])
    assert match.state.fellowship.companions == ("boromir", "gimli")
    match.play(f"table-card {card}")
    assert match.state.eliminated == ("gimli",)
    assert match.state.fellowship.corruption == 0  # 3 - 1 - Gimli's Level
    finish(match)


@pytest.mark.parametrize("card", ["axe-and-bow", "horn-of-gondor"])
def test_axe_and_horn_not_against_isildurs_bane(card: str) -> None:
    game = position(at="hollin", progress=1, companions="boromir gimli", table=card, pool="3")
    match = play_event(game, "isildurs-bane", rolls=["3"])
    assert match.state.fellowship.corruption == 3
    assert match.state.table == (card,)
    assert told(match, "leaves-table") == []


def test_w8_14_axe_and_bow_goes_with_the_last_of_gimli_and_legolas() -> None:
    game = position(companions="gimli legolas strider", table="axe-and-bow")
    match = act(game, FREE, "character character", "action separate", "separate gimli")
    match.play("also no-more", "companions-to hollin", "guide strider")
    assert "axe-and-bow" in match.state.table
    match.play("die event", "action skip", "die character", "action separate")
    match.play("separate legolas", "also no-more", "companions-to hollin", "guide strider")
    assert match.state.table == ()
    assert match.state.discards[FREE] == ("axe-and-bow",)


def test_w8_14_horn_of_gondor_goes_when_boromir_is_lost_in_the_hunt() -> None:
    game = position(
        companions="boromir gimli",
        guide="boromir",
        table="horn-of-gondor",
        pool="3",
        hunt_box=(0, 1, 0),
    )
    match = move_on(game, "table-card none", "hunt-casualty guide", rolls=["6", "3"])
    assert match.state.eliminated == ("boromir",)
    assert match.state.discards[FREE] == ("horn-of-gondor",)


# ---- Wizard's Staff


def test_wizards_staff_prevents_the_draw() -> None:
    game = position(table="wizards-staff", pool="3", hunt_box=(0, 1, 0))
    match = move_on(game, rolls=["6"])
    assert told(match, "hunt-tile") == []  # before the tile is seen
    match.play("table-card wizards-staff")
    assert match.state.hunt_pool == ("3",)
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.progress == 1
    assert match.state.discards[FREE] == ("wizards-staff",)
    finish(match)


def test_wizards_staff_need_not_be_used() -> None:
    game = position(table="wizards-staff", pool="3", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", "hunt-casualty ring", rolls=["6", "3"])
    assert match.state.fellowship.corruption == 3
    assert match.state.table == ("wizards-staff",)


def test_wizards_staff_is_asked_for_only_when_a_tile_is_due() -> None:
    match = move_on(position(table="wizards-staff", hunt_box=(0, 1, 0)), rolls=["5"])
    assert asked(match) == THE_SHADOW_IS_NEXT


def test_wizards_staff_declined_the_coat_may_still_be_used() -> None:
    game = position(table="wizards-staff mithril-coat-and-sting", pool="1 3", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", rolls=["6", "3"])
    assert options(match) == ["none", "mithril-coat-and-sting"]


def test_wizards_staff_prevents_one_tile_only() -> None:
    game = position(at="hollin", progress=3, table="wizards-staff", pool="1r 2", hunt_box=(0, 1, 0))
    match = move_on(game, "table-card none", rolls=["6", "1r"])
    match.play("hunt-casualty ring", "reveal-in dol-guldur", "table-card wizards-staff")
    assert told(match, "tile-for-stronghold") == [("moria",), ("dol-guldur",)]
    assert told(match, "hunt-tile") == [("1r",), ("2",)]
    match.play("hunt-casualty ring")
    assert match.state.fellowship.corruption == 3
    finish(match)


@pytest.mark.parametrize("card", SHADOW_DRAWS)
def test_r185_wizards_staff_against_a_shadow_card(card: str) -> None:
    game = position(at="hollin", progress=1, corruption=1, table="wizards-staff", pool="3")
    match = play_event(game, card, "table-card wizards-staff")
    assert match.state.hunt_pool == ("3",)
    assert match.state.fellowship.corruption == 1
    assert len(match.state.fellowship.companions) == 7


def test_wizards_staff_on_the_mordor_track_the_step_is_taken() -> None:
    match = move_on(
        position(mordor=2, table="wizards-staff", pool="give-it-to-uss"),
        "table-card wizards-staff",
    )
    assert match.state.fellowship.mordor == 3
    assert match.state.hunt_pool == ("give-it-to-uss",)


def test_w8_14_wizards_staff_goes_with_gandalf() -> None:
    game = position(companions="gandalf-grey strider", table="wizards-staff")
    match = act(game, FREE, "character", "action separate", "separate gandalf-grey")
    match.play("also no-more", "companions-to bree")
    assert match.state.discards[FREE] == ("wizards-staff",)


# ---- Athelas


@pytest.mark.parametrize(
    ("guide", "rolled", "before", "after"),
    [
        ("gandalf-grey", "4 5 6", 5, 3),
        ("gandalf-grey", "4 4 3", 5, 5),
        ("gandalf-grey", "6 6 6", 2, 0),
        ("strider", "2 3 4", 5, 3),
        ("strider", "1 2 2", 5, 5),
        ("strider", "3 5 6", 5, 2),
    ],
)
def test_athelas_heals_for_each_success(guide: str, rolled: str, before: int, after: int) -> None:
    game = position(corruption=before, guide=guide)
    match = play_event(game, "athelas", die="character", rolls=[rolled])
    assert match.state.fellowship.corruption == after
    finish(match)


def test_athelas_needs_strider_as_guide_not_elsewhere() -> None:
    game = position(corruption=3, free="bree: strider")
    match = play_event(game, "athelas", die="character", rolls=["3 4 4"])
    assert match.state.fellowship.corruption == 3


def test_op_18_athelas_may_be_played_without_corruption() -> None:
    game = position(guide="strider")
    assert reason(game, "athelas") == ""
    match = play_event(game, "athelas", rolls=["6 6 6"])
    assert match.state.fellowship.corruption == 0
    assert match.state.discards[FREE] == ("athelas",)


# ---- There Is Another Way


def test_another_way_heals_and_without_gollum_no_more() -> None:
    game = position(corruption=3, hidden=False)
    match = play_event(game, "there-is-another-way", die="character")
    assert match.state.fellowship.corruption == 2
    assert not match.state.fellowship.hidden
    assert asked(match) == THE_SHADOW_IS_NEXT


def test_another_way_with_gollum_hides_a_revealed_fellowship() -> None:
    game = position(corruption=3, companions="", hidden=False)
    match = play_event(game, "there-is-another-way")
    assert options(match) == ["none", "hide"]
    match.play("another-way hide")
    assert match.state.fellowship.hidden
    assert match.state.fellowship.progress == 0
    assert match.state.fellowship.corruption == 2


def test_r161_another_way_with_gollum_moves_a_hidden_fellowship() -> None:
    game = position(companions="", hunt_box=(0, 1, 0), pool="2", at="fangorn")
    match = play_event(game, "there-is-another-way", rolls=["6"])
    assert options(match) == ["none", "move"]  # playable at Corruption 0
    match.play("another-way move", "reveal-to-reduce no")
    assert match.state.fellowship.progress == 1
    assert match.state.fellowship.corruption == 2  # after the Hunt
    assert match.state.hunt_box.free == 0  # the die of a card does not go to the Hunt Box
    assert match.state.used_dice[FREE] == 1
    finish(match)


def test_another_way_moves_on_the_mordor_track_and_counts_as_an_attempt() -> None:
    game = position(companions="", mordor=1, pool="elven-rope", corruption=2)
    match = play_event(game, "there-is-another-way", "another-way move", rolls=["elven-rope"])
    assert match.state.fellowship.mordor == 2
    assert match.state.fellowship.tried
    assert match.state.fellowship.corruption == 1


def test_another_way_with_gollum_need_do_neither() -> None:
    game = position(companions="", corruption=1, hunt_box=(0, 1, 0))
    match = play_event(game, "there-is-another-way", "another-way none")
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.progress == 0


# ---- I Will Go Alone


def test_i_will_go_alone_one_region_further_and_heals() -> None:
    game = position(corruption=3, progress=1, companions="peregrin strider")
    match = play_event(game, "i-will-go-alone", "separate peregrin", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(within("rivendell", 3))  # 1 + his Level 1 + 1
    match.play("companions-to bree")
    assert match.state.whereabouts == {"peregrin": "bree"}
    assert match.state.fellowship.companions == ("strider",)
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.progress == 1


def test_i_will_go_alone_a_group_goes_as_far_as_the_highest_level() -> None:
    game = position(companions="boromir peregrin")
    match = play_event(game, "i-will-go-alone", "separate boromir", "also peregrin")
    assert set(options(match)) == set(reach(match.state, "rivendell", 3))
    assert asked(match) == "free-peoples companions-to"


def test_i_will_go_alone_may_rouse_a_nation() -> None:
    game = position(at="fangorn", companions="meriadoc strider")
    match = play_event(game, "i-will-go-alone", "separate meriadoc", die="character")
    match.play("also no-more", "companions-to edoras")
    assert "rohan" not in match.state.passive


def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    game = position(companions="", corruption=3, free="bree: strider")
    assert reason(game, "i-will-go-alone") == "no-companions"


def test_r196_i_will_go_alone_on_the_mordor_track() -> None:
    game = position(mordor=1, corruption=3, companions="gimli peregrin")
    assert reason(game, "i-will-go-alone") == ""
    match = play_event(game, "i-will-go-alone", "separate gimli", "also no-more")
    assert match.state.eliminated == ("gimli",)
    assert match.state.whereabouts == {}
    assert match.state.fellowship.companions == ("peregrin",)
    assert match.state.fellowship.corruption == 2


# ---- Bilbo's Song


@pytest.mark.parametrize(
    ("companions", "before", "after"), [("gimli", 3, 2), ("", 3, 1), ("", 1, 0), ("gimli", 0, 0)]
)
def test_bilbos_song_heals(companions: str, before: int, after: int) -> None:
    game = position(companions=companions, corruption=before)
    assert reason(game, "bilbos-song") == ""
    match = play_event(game, "bilbos-song")
    assert match.state.fellowship.corruption == after
    assert match.state.discards[FREE] == ("bilbos-song",)


# ---- Mirror of Galadriel


def test_mirror_turns_a_character_die_to_will_of_the_west() -> None:
    game = position(corruption=2)
    match = play_event(game, "mirror-of-galadriel", die="character character character muster")
    assert match.state.dice[FREE] == ("character", "muster", "will-of-the-west")
    assert match.state.fellowship.corruption == 2


def test_mirror_the_die_spent_on_the_card_does_not_count() -> None:
    game = position(corruption=2)
    match = play_event(game, "mirror-of-galadriel", die="character muster")
    assert match.state.dice[FREE] == ("muster",)


def test_mirror_heals_in_lorien_alone() -> None:
    game = position(corruption=2, at="lorien")
    assert reason(game, "mirror-of-galadriel") == ""
    match = play_event(game, "mirror-of-galadriel", die="character muster")
    assert match.state.fellowship.corruption == 1
    assert match.state.dice[FREE] == ("muster",)


def test_mirror_does_both_in_lorien() -> None:
    game = position(corruption=2, at="lorien")
    match = play_event(game, "mirror-of-galadriel", die="character character")
    assert match.state.fellowship.corruption == 1
    assert match.state.dice[FREE] == ("will-of-the-west",)


def test_mirror_does_not_heal_in_a_captured_lorien() -> None:
    game = position(corruption=2, at="lorien", captured="lorien")
    match = play_event(game, "mirror-of-galadriel", die="character")
    assert match.state.fellowship.corruption == 2


def test_mirror_heals_in_a_besieged_lorien() -> None:
    game = position(
        corruption=2,
        at="lorien",
        free="lorien: elves 1",
        shadow="lorien: sauron 2",
        besieged="lorien",
    )
    match = play_event(game, "mirror-of-galadriel", die="character")
    assert match.state.fellowship.corruption == 1


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
    assert reason(game, "gwaihir-the-windlord") == ""
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
    assert reason(game, card) == ""
    match = play_event(game, card)
    assert match.state.discards[FREE] == (card,)
    assert asked(match) == THE_SHADOW_IS_NEXT


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


# ---- We Prove the Swifter


def test_swifter_separates_two_regions_further() -> None:
    game = position(progress=1, companions="peregrin strider")
    match = play_event(game, "we-prove-the-swifter", "separate peregrin", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 4))  # 1 + 1 + 2


def test_swifter_moves_two_regions_further() -> None:
    game = position(free="bree: boromir + peregrin", companions="")
    match = play_event(game, "we-prove-the-swifter", "companion peregrin", "also no-more")
    assert set(options(match)) == set(reach(match.state, "bree", 3)[1:])
    match.play("companions-to evendim")
    assert match.state.whereabouts == {"boromir": "bree", "peregrin": "evendim"}


def test_swifter_shadowfax_goes_six_regions() -> None:
    game = position(free="bree: gandalf-white", companions="", eliminated="gandalf-grey")
    match = play_event(game, "we-prove-the-swifter")
    assert set(options(match)) == set(reach(match.state, "bree", 6)) - {"bree"}
    assert set(options(match)) > set(reach(match.state, "bree", 5)) - {"bree"}


def test_swifter_may_end_in_a_besieged_stronghold_but_not_leave_one() -> None:
    game = position(
        free="minas-tirith: gondor 2 + boromir; edoras: strider",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        companions="",
    )
    match = play_event(game, "we-prove-the-swifter", "companions-to minas-tirith")
    assert offered(match, "companion") == ["strider"]
    assert army(match, FREE, "minas-tirith") == "gondor 2 0 0 + boromir + strider"


def test_swifter_on_the_mordor_track() -> None:
    game = position(mordor=1, companions="gimli peregrin")
    match = play_event(game, "we-prove-the-swifter", "separate peregrin")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.fellowship.companions == ("gimli",)


# ---- There and Back Again


def test_there_and_back_again_separates_one_region_further() -> None:
    game = position(progress=2, companions="legolas strider")
    match = play_event(game, "there-and-back-again", "separate legolas", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 5))
    match.play("companions-to bree")
    assert match.state.politics["elves"] == 3
    assert match.state.passive == ("dwarves", "gondor", "north", "rohan")


@pytest.mark.parametrize("hall", ["dale", "erebor", "woodland-realm"])
@pytest.mark.parametrize("companion", ["gimli", "legolas"])
def test_there_and_back_again_rouses_the_north(hall: str, companion: str) -> None:
    game = position(at="old-forest-road", companions=f"{companion} strider")
    match = play_event(game, "there-and-back-again", f"separate {companion}", die="character")
    match.play("also no-more", f"companions-to {hall}")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 2, 2)
    assert match.state.passive == ("gondor", "rohan")


def test_there_and_back_again_counts_one_who_is_there_already() -> None:
    game = position(free="erebor: gimli", companions="peregrin strider")
    match = play_event(game, "there-and-back-again", "separate peregrin", die="character")
    match.play("also no-more", "companions-to hollin")
    assert match.state.politics["dwarves"] == 2


def test_there_and_back_again_with_an_empty_fellowship() -> None:
    game = position(free="erebor: gimli; dale: legolas", companions="")
    assert reason(game, "there-and-back-again") == ""
    match = play_event(game, "there-and-back-again")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 2, 2)  # once


def test_there_and_back_again_not_from_a_captured_region() -> None:
    game = position(free="erebor: gimli", captured="erebor", companions="")
    match = play_event(game, "there-and-back-again")
    assert match.state.politics["dwarves"] == 3
    assert "dwarves" in match.state.passive


def test_there_and_back_again_another_companion_is_not_enough() -> None:
    game = position(free="erebor: strider", companions="")
    match = play_event(game, "there-and-back-again")
    assert match.state.politics["dwarves"] == 3


def test_there_and_back_again_at_war_is_not_advanced_and_activation_comes_first() -> None:
    game = position(free="erebor: gimli", companions="", war="elves", steps={"north": 1})
    match = play_event(game, "there-and-back-again")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 0, 0)


def test_there_and_back_again_on_the_mordor_track() -> None:
    game = position(mordor=1, free="erebor: gimli", companions="peregrin strider")
    match = play_event(game, "there-and-back-again", "separate peregrin", die="character")
    match.play("also no-more")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.politics["north"] == 2


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
    assert reason(position(free=free), "challenge-of-the-king") == ""


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
    assert reason(game, "challenge-of-the-king") == "needs-ranger-king-with-army-in"


def test_challenge_of_the_king_inside_a_siege() -> None:
    game = position(
        free="minas-tirith: gondor 1 + strider",
        shadow="minas-tirith: sauron 3",
        besieged="minas-tirith",
    )
    assert reason(game, "challenge-of-the-king") == ""


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
    assert asked(match) == THE_SHADOW_IS_NEXT


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


# ---- The Eagles are Coming!


@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ("edoras: rohan 1 + boromir", "folde: sauron 1 + nazgul"),
        ("lorien: elves 1 + legolas", "dimrill-dale: isengard 1 + nazgul 3"),
    ],
)
def test_eagles_can_be_played(free: str, shadow: str) -> None:
    assert reason(position(free=free, shadow=shadow), "the-eagles-are-coming") == ""


@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ("edoras: rohan 1 + boromir", "folde: sauron 1"),  # no Nazgûl
        ("edoras: rohan 1 + boromir", "folde: sauron 1 + witch-king"),  # he is none here
        ("edoras: rohan 1 + boromir", "folde: nazgul"),  # no Shadow Army
        ("edoras: boromir", "folde: sauron 1 + nazgul"),  # no FP Army
        ("edoras: rohan 1 0 1", "folde: sauron 1 + nazgul"),  # no Companion
        ("edoras: rohan 1 + boromir", "eastemnet: sauron 1 + nazgul"),  # not adjacent
    ],
)
def test_eagles_need_a_nazgul_army_near_a_companion(free: str, shadow: str) -> None:
    game = position(free=free, shadow=shadow)
    assert reason(game, "the-eagles-are-coming") == "needs-nazgul-near-companion"


@pytest.mark.parametrize(
    ("besieged", "captured"), [("helms-deep", ""), ("orthanc", ""), ("orthanc", "orthanc")]
)
def test_eagles_either_army_may_be_besieged(besieged: str, captured: str) -> None:
    game = position(
        free=f"{besieged}: rohan 2 + boromir",
        shadow=f"{besieged}: sauron 2 + nazgul",
        besieged=besieged,
        captured=captured,
    )
    assert reason(game, "the-eagles-are-coming") == ""


def test_eagles_eliminate_nazgul_and_the_others_fly() -> None:
    game = position(
        free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 4 + witch-king"
    )
    reserve = game.reserve("sauron").leaders
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["1 5 6 4"])
    assert asked(match) == "shadow nazgul-to"
    assert sorted(options(match)) == [
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
    ]
    match.play("nazgul-to moria")
    assert match.state.reserve("sauron").leaders == reserve + 2
    assert army(match, SHADOW, "folde") == "sauron 1 0 + witch-king"
    assert army(match, SHADOW, "moria") == "nazgul 2"
    finish(match)


def test_eagles_at_most_five_dice() -> None:
    game = position(free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 7")
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["6 6 6 6 6"])
    match.play("nazgul-to moria")
    assert army(match, SHADOW, "moria") == "nazgul 2"
    finish(match)


def test_eagles_nobody_is_left_to_fly() -> None:
    game = position(free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul")
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["5"])
    assert army(match, SHADOW, "folde") == "sauron 1 0"
    assert asked(match) == THE_SHADOW_IS_NEXT


def test_eagles_the_free_peoples_pick_the_army() -> None:
    game = position(
        free="edoras: rohan 1 + boromir",
        shadow="folde: sauron 1 + nazgul; westemnet: isengard 1 + nazgul 2; bree: nazgul",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4 4"])
    assert asked(match) == "free-peoples target"
    assert sorted(options(match)) == ["folde", "westemnet"]
    match.play("target westemnet", "nazgul-to moria")
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0"
    assert army(match, SHADOW, "folde") == "sauron 1 0 + nazgul 1"


def test_eagles_survivors_go_inside_a_besieged_stronghold_not_to_a_captured_one() -> None:
    game = position(
        free="edoras: rohan 1 + boromir; dol-guldur: elves 2",
        shadow="folde: sauron 1 + nazgul; dol-guldur: sauron 1",
        besieged="dol-guldur",
        captured="moria",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert "moria" not in options(match)
    match.play("nazgul-to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"
    assert match.state.regions["dol-guldur"].besieged == SHADOW


def test_eagles_without_an_unconquered_stronghold_the_survivors_stay() -> None:
    strongholds = "barad-dur dol-guldur minas-morgul morannon moria mount-gundabad"
    game = position(
        free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 2", captured=strongholds
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4 5"])
    assert army(match, SHADOW, "folde") == "sauron 1 0 + nazgul 1"
    assert asked(match) == THE_SHADOW_IS_NEXT


def test_eagles_nazgul_in_a_sauron_stronghold_fly_to_another_one() -> None:
    game = position(
        free="narrows-of-the-forest: north 1 + boromir", shadow="dol-guldur: sauron 1 + nazgul"
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert "dol-guldur" not in options(match)
    match.play("nazgul-to moria")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0"


def test_eagles_nazgul_in_the_last_sauron_stronghold_stay() -> None:
    game = position(
        free="narrows-of-the-forest: north 1 + boromir",
        shadow="dol-guldur: sauron 1 + nazgul",
        captured="barad-dur minas-morgul morannon moria mount-gundabad",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"


# ---- The Ents Awake


@pytest.mark.parametrize("card", ENTS)
@pytest.mark.parametrize(
    "free", ["fangorn: gandalf-white", "fangorn: meriadoc; lorien: gandalf-white"]
)
def test_ents_can_be_played(card: str, free: str) -> None:
    assert reason(position(free=free), card) == ""


@pytest.mark.parametrize("card", ENTS)
def test_ents_need_gandalf_the_white_in_play(card: str) -> None:
    assert reason(position(free="fangorn: meriadoc"), card) == "needs-in-play"
    gone = position(free="fangorn: meriadoc", eliminated="gandalf-white")
    assert reason(gone, card) == "needs-in-play"


@pytest.mark.parametrize("card", ENTS)
def test_ents_need_a_companion_in_fangorn(card: str) -> None:
    game = position(free="edoras: gandalf-white + meriadoc; fangorn: rohan 1")
    assert reason(game, card) == "needs-companion-in"
    at_fangorn = position(free="edoras: gandalf-white", at="fangorn")  # in the Fellowship only
    assert reason(at_fangorn, card) == "needs-companion-in"


@pytest.mark.parametrize("card", ENTS)
def test_ents_hit_the_army_in_orthanc(card: str) -> None:
    game = position(free="fangorn: gandalf-white", shadow="orthanc: isengard 4 1 + saruman")
    match = play_event(game, card, die="character", rolls=["card-roll 3 4 6"])
    assert asked(match) == "shadow casualty"
    match.play("casualty isengard-regular", "casualty isengard-reduce")
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert match.state.discards[FREE] == (card,)
    finish(match)


def test_r081_ents_count_as_an_attack_for_politics() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: isengard 1 + southrons 1; moria: sauron 1",
    )
    match = play_event(game, ENTS[0], die="character", rolls=["1 2 3"])
    politics = match.state.politics
    assert (politics["isengard"], politics["southrons"], politics["sauron"]) == (0, 1, 1)


def test_ents_destroy_the_army_with_nazgul_and_minions() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: isengard 1 1 + nazgul 2 + saruman + witch-king",
        table="the-palantir-of-orthanc",
    )
    match = play_event(game, ENTS[1], die="character", rolls=["4 5 6"])
    assert army(match, SHADOW, "orthanc") == ""
    assert sorted(match.state.eliminated) == ["saruman", "witch-king"]
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("isengard") == Band("isengard", 12, 6)
    assert match.state.table == ()  # the Palantír goes with Saruman
    assert match.state.regions["orthanc"].control == SHADOW  # nobody has entered


def test_ents_spare_the_others_while_a_unit_is_left() -> None:
    game = position(free="fangorn: gandalf-white", shadow="orthanc: isengard 3 + nazgul + saruman")
    match = play_event(game, ENTS[1], die="character", rolls=["4 5 1"])
    assert army(match, SHADOW, "orthanc") == "isengard 1 0 0 + nazgul 1 + saruman"


def test_ents_hit_a_besieged_garrison_and_orthanc_falls_at_once() -> None:
    game = position(
        free="fangorn: gandalf-white; orthanc: rohan 2",
        shadow="orthanc: isengard 2 + saruman",
        besieged="orthanc",
    )
    match = play_event(game, ENTS[2], die="character", rolls=["4 5 1"])
    region = match.state.regions["orthanc"]
    assert (region.control, region.besieged) == (FREE, None)
    assert match.state.eliminated == ("saruman",)
    assert army(match, FREE, "orthanc") == "rohan 2 0 0"
    assert told(match, "captured") == [(FREE, "orthanc", 2)]


def test_ents_hit_the_besiegers_of_orthanc() -> None:
    game = position(
        free="fangorn: gandalf-white; orthanc: rohan 2",
        shadow="orthanc: isengard 2",
        besieged="orthanc",
        captured="orthanc",
    )
    match = play_event(game, ENTS[2], die="character", rolls=["4 5 1"])
    assert match.state.regions["orthanc"].besieged is None
    assert army(match, SHADOW, "orthanc") == ""


def test_r082_ents_eliminate_a_lone_saruman_and_that_is_no_attack() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: saruman + witch-king + nazgul",
        table="the-palantir-of-orthanc",
    )
    match = play_event(game, ENTS[0], die="character")
    assert match.state.eliminated == ("saruman",)
    assert army(match, SHADOW, "orthanc") == "nazgul 1 + witch-king"
    assert match.state.politics["isengard"] == 1
    assert match.state.discards[SHADOW] == ("the-palantir-of-orthanc",)


def test_ents_with_nobody_in_orthanc_only_the_further_card() -> None:
    game = position(free="fangorn: gandalf-white", free_hand="bilbos-song", corruption=2)
    match = play_event(game, ENTS[0], die="character")
    assert asked(match) == "free-peoples another-card"
    match.play("another-card bilbos-song")
    assert match.state.fellowship.corruption == 1


def test_ents_the_further_card_comes_before_the_shadow_acts_and_without_a_die() -> None:
    game = position(
        free="edoras: gandalf-white; fangorn: meriadoc",
        shadow="orthanc: isengard 4",
        free_hand="bilbos-song athelas wisdom-of-elrond wizards-staff",
        companions="strider",
        corruption=3,
    )
    match = play_event(game, ENTS[0], die="character muster", rolls=["1 1 1", "6 1 1"])
    assert asked(match) == "free-peoples another-card"
    assert options(match) == ["none", "athelas", "bilbos-song"]  # Character cards that can be
    match.play("another-card athelas")
    assert match.state.fellowship.corruption == 1 + 1  # Strider is the Guide
    assert match.state.dice[FREE] == ("muster",)
    assert match.state.used_dice[FREE] == 1
    assert asked(match) == THE_SHADOW_IS_NEXT
    finish(match)


def test_ents_the_further_card_may_be_ents_again() -> None:
    game = position(
        free="fangorn: gandalf-white", shadow="orthanc: isengard 4", free_hand=" ".join(ENTS[1:])
    )
    match = play_event(game, ENTS[0], die="character", rolls=["1 1 1", "1 1 1"])
    match.play(f"another-card {ENTS[1]}", "another-card none")
    assert match.state.discards[FREE] == (ENTS[0], ENTS[1])
    assert match.state.hand(FREE) == (ENTS[2],)
    finish(match)


@pytest.mark.parametrize("where", ["fangorn", "helms-deep", "fords-of-isen", "folde"])
def test_ents_a_further_card_with_gandalf_in_fangorn_or_rohan(where: str) -> None:
    free = f"fangorn: meriadoc; {where}: gandalf-white"
    match = play_event(position(free=free, free_hand="bilbos-song"), ENTS[0], die="character")
    assert asked(match) == "free-peoples another-card"


@pytest.mark.parametrize("where", ["lorien", "gap-of-rohan", "druadan-forest", "orthanc"])
def test_ents_no_further_card_with_gandalf_elsewhere(where: str) -> None:
    free = f"fangorn: meriadoc; {where}: gandalf-white"
    match = play_event(position(free=free, free_hand="bilbos-song"), ENTS[0], die="character")
    assert asked(match) == THE_SHADOW_IS_NEXT


# ---- Dead Men of Dunharrow


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_dead_men_can_be_played(king: str) -> None:
    assert reason(position(free=f"folde: {king}"), "dead-men-of-dunharrow") == ""
    besieged = position(
        free=f"helms-deep: rohan 1 + {king}", shadow="helms-deep: isengard 2", besieged="helms-deep"
    )
    assert reason(besieged, "dead-men-of-dunharrow") == ""


@pytest.mark.parametrize("free", ["edoras: boromir", "minas-tirith: strider", "fangorn: aragorn"])
def test_dead_men_need_him_in_rohan(free: str) -> None:
    assert reason(position(free=free), "dead-men-of-dunharrow") == "needs-ranger-king-in"
    in_fellowship = position(at="edoras")
    assert reason(in_fellowship, "dead-men-of-dunharrow") == "needs-ranger-king-in"


def test_dead_men_he_goes_with_whom_he_likes() -> None:
    game = position(free="edoras: rohan 2 + gimli + legolas + strider; folde: boromir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    assert options(match) == ["no-more", "gimli", "legolas"]
    match.play("also legolas")
    assert options(match) == ["erech", "lamedon", "pelargir"]
    match.play("companions-to erech", "how-many 0")
    assert army(match, FREE, "edoras") == "rohan 2 0 0 + gimli"
    assert army(match, FREE, "erech") == "legolas + strider"


def test_dead_men_everybody_or_nobody_may_come_along() -> None:
    free = "edoras: rohan 2 + aragorn + gimli + legolas"
    match = play_event(position(free=free), "dead-men-of-dunharrow", die="character")
    match.play("also gimli", "also legolas", "companions-to lamedon", "how-many 0")
    assert army(match, FREE, "lamedon") == "aragorn + gimli + legolas"
    match = play_event(position(free=free), "dead-men-of-dunharrow", die="character")
    match.play("also no-more", "companions-to lamedon", "how-many 0")
    assert army(match, FREE, "lamedon") == "aragorn"


def test_dead_men_leave_a_besieged_stronghold() -> None:
    game = position(
        free="helms-deep: rohan 1 + strider", shadow="helms-deep: isengard 2", besieged="helms-deep"
    )
    match = play_event(game, "dead-men-of-dunharrow", "companions-to erech", die="character")
    match.play("how-many 1")
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"
    assert army(match, FREE, "erech") == "gondor 1 0 0 + strider"
    assert match.state.regions["helms-deep"].besieged == FREE


def test_dead_men_rouse_gondor_in_pelargir() -> None:
    game = position(free="edoras: aragorn")
    match = play_event(game, "dead-men-of-dunharrow", "companions-to pelargir", die="character")
    assert "gondor" not in match.state.passive


def test_dead_men_hits_as_a_die_shows_and_the_rest_retreats() -> None:
    game = position(
        free="edoras: strider",
        shadow="pelargir: southrons 4 + nazgul + mouth-of-sauron; lossarnach: sauron 1",
        captured="pelargir lossarnach lamedon",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["card-roll 3"])
    match.play("companions-to pelargir")
    assert asked(match) == "shadow retreat"
    # Free for the Shadow: no FP Army or Settlement; whoever is there may "stay" nowhere.
    assert options(match) == ["lamedon", "lossarnach", "osgiliath", "west-harondor"]
    match.play("retreat osgiliath", "how-many 2")
    assert army(match, SHADOW, "osgiliath") == "nazgul 1 + southrons 1 0 0 + mouth-of-sauron"
    assert army(match, SHADOW, "pelargir") == ""
    assert army(match, FREE, "pelargir") == "gondor 2 0 0 + strider"
    finish(match)


def test_r081_dead_men_count_as_an_attack_for_politics() -> None:
    game = position(free="edoras: strider", shadow="erech: southrons 4 + isengard 1")
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["1"])
    match.play("companions-to erech")
    politics = match.state.politics
    assert (politics["southrons"], politics["isengard"], politics["sauron"]) == (1, 0, 1)
    assert asked(match) == "shadow casualty"


def test_dead_men_destroy_the_army_with_nazgul_and_minions() -> None:
    game = position(
        free="edoras: strider",
        shadow="pelargir: southrons 2 1 + nazgul + witch-king",
        captured="pelargir",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["4"])
    match.play("companions-to pelargir", "how-many 0")
    assert army(match, SHADOW, "pelargir") == ""
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("southrons") == Band("southrons", 24, 6)


def test_dead_men_without_a_way_out_the_army_is_destroyed() -> None:
    game = position(
        free="edoras: strider; dol-amroth: gondor 1; pelargir: gondor 1; erech: gondor 1",
        shadow="lamedon: southrons 9 + nazgul + witch-king",
        captured="lamedon",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["1"])
    match.play("companions-to lamedon", "casualty southrons-regular", "how-many 0")
    assert army(match, SHADOW, "lamedon") == ""
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("southrons").regulars == 24


def test_dead_men_nazgul_without_an_army_are_left_alone() -> None:
    game = position(free="edoras: strider", shadow="erech: nazgul + witch-king")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech", "how-many 0")
    assert army(match, SHADOW, "erech") == "nazgul 1 + witch-king"


def test_dead_men_recruits_take_control_back() -> None:
    game = position(free="edoras: strider", captured="pelargir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to pelargir")
    assert options(match) == ["3", "2", "1", "0"]
    reserve = match.state.reserve("gondor").regulars
    match.play("how-many 3")
    assert army(match, FREE, "pelargir") == "gondor 3 0 0 + strider"
    assert match.state.reserve("gondor").regulars == reserve - 3
    assert match.state.regions["pelargir"].control == FREE
    assert told(match, "retaken") == [(FREE, "pelargir")]


def test_dead_men_without_recruits_no_control() -> None:
    game = position(free="edoras: strider", captured="pelargir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to pelargir", "how-many 0")
    assert match.state.regions["pelargir"].control == SHADOW
    assert "gondor" in match.state.passive


def test_dead_men_recruit_what_is_left() -> None:
    game = position(free="edoras: strider", spent="gondor 14")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech")
    assert options(match) == ["1", "0"]
    none_left = position(free="edoras: strider", spent="gondor 15")
    match = play_event(none_left, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech")
    assert asked(match) == THE_SHADOW_IS_NEXT


# ---- House of the Stewards


@pytest.mark.parametrize("where", ["minas-tirith", "druadan-forest", "erech", "anfalas"])
def test_house_of_the_stewards_can_be_played(where: str) -> None:
    assert reason(position(free=f"{where}: boromir"), "house-of-the-stewards") == ""


@pytest.mark.parametrize(
    "free", ["osgiliath: gondor 1 + boromir", "edoras: boromir", "minas-tirith: strider"]
)
def test_house_of_the_stewards_needs_boromir_in_gondor(free: str) -> None:
    assert reason(position(free=free), "house-of-the-stewards") == "needs-character-in"
    fellowship = position(at="minas-tirith")
    assert reason(fellowship, "house-of-the-stewards") == "needs-character-in"


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
    assert reason(position(free=free), "the-grey-company") == ""


@pytest.mark.parametrize(
    "free", ["lorien: elves 1", "lorien: strider", "lorien: elves 1; bree: aragorn"]
)
def test_grey_company_needs_him_with_an_army(free: str) -> None:
    assert reason(position(free=free), "the-grey-company") == "needs-ranger-king-with-army"


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
