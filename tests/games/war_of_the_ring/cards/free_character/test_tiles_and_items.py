"""The Free Peoples Character deck: Special Hunt tiles, and cards that stay on the table."""

from __future__ import annotations

import pytest

from wotr import (
    ALL_COMPANIONS,
    FREE,
    act,
    asked,
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    told,
    why_no_event,
)

TILE_CARDS = ("elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master")


# ---- Special Hunt tiles


@pytest.mark.parametrize("card", TILE_CARDS)
def test_a_special_tile_waits_for_mordor(card: str) -> None:
    game = position(companions="gimli", pool="3")
    assert why_no_event(game, card) == ""
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
    assert asked(match) == "shadow action"


# ---- Mithril Coat and Sting


def test_mithril_coat_lies_on_the_table() -> None:
    game = position(companions="", guide="gollum")
    assert why_no_event(game, "mithril-coat-and-sting") == ""
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
    assert why_no_event(game, card) == ""
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
    assert why_no_event(position(companions=inside), card) == f"needs-in-fellowship {needed}"
    on_the_map = position(companions=inside, free=f"bree: {' + '.join(needed.split())}")
    assert why_no_event(on_the_map, card) == f"needs-in-fellowship {needed}"


def test_wizards_staff_cannot_be_played_with_gandalf_the_white() -> None:
    game = position(companions="strider", free="fangorn: gandalf-white")
    assert why_no_event(game, "wizards-staff") == "needs-in-fellowship gandalf-grey"


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
    assert asked(match) == "shadow action"  # no casualty may be taken


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
    assert asked(match) == "shadow action"


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
