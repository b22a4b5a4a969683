"""W20: Mordor."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from thirdage.games.war_of_the_ring.tiles import STANDARD_TILES
from thirdage.games.war_of_the_ring.turn import (
    action_roll,
    begin_turn,
    fellowship_phase,
    hunt_allocation,
)
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
    offered,
    options,
    play_event,
    position,
    start,
    told,
)

SKIP = ("die event", "action skip")
RING = "hunt-casualty ring"
ENTER = "fellowship-phase enter-mordor"


def on_the_track(*rolls: str, mordor: int = 0, **where: Any) -> Match[Any]:
    """FP moves the Fellowship on the Mordor Track."""
    where.setdefault("companions", "gimli")
    return move_on(position(mordor=mordor, **where), rolls=rolls)


# ---- entering


@pytest.mark.parametrize("gate", ["minas-morgul", "morannon"])
@pytest.mark.parametrize("hidden", [True, False])
def test_w20_1a_the_gates_of_mordor(gate: str, hidden: bool) -> None:
    """T20-01, R186: Hidden or Revealed, and it stays so."""
    match = in_fellowship_phase(position(at=gate, hidden=hidden), ENTER)
    fellowship = match.state.fellowship
    assert (fellowship.mordor, fellowship.at, fellowship.hidden) == (0, None, hidden)


def test_w20_1a_declared_there_just_now() -> None:
    """W4.4: the declaration first, then the entry; the Guide is changed at the end."""
    match = in_fellowship_phase(
        position(at="dagorlad", progress=1, companions="gandalf-grey strider"),
        *("fellowship-phase declare", "declare-in morannon", ENTER),
    )
    assert match.state.fellowship.mordor == 0
    assert options(match) == ["done", "strider"]


def test_w20_1a_nobody_has_to_enter() -> None:
    """T20-02."""
    match = in_fellowship_phase(position(at="minas-morgul"), "fellowship-phase done")
    assert match.state.fellowship.at == "minas-morgul"
    assert match.state.fellowship.mordor is None


def test_w20_1a_not_from_where_the_progress_might_lead() -> None:
    """T20-03: one region away, Revealed: it cannot be declared there."""
    match = in_fellowship_phase(position(at="dagorlad", progress=3, hidden=False))
    assert offered(match, "fellowship-phase") == ["done", "strider"]


def test_w20_2_the_first_space_and_no_more_progress() -> None:
    """T20-06 (OP-90): entered with Progress 2, without declaring."""
    match = in_fellowship_phase(position(at="morannon", progress=2), ENTER)
    assert match.state.fellowship.mordor == 0
    assert match.state.fellowship.progress == 0


def test_w20_2_moves_on_the_track_show_no_progress() -> None:
    match = on_the_track("2")
    match.play(RING)
    assert match.state.fellowship.progress == 0
    assert match.state.fellowship.mordor == 1


def test_w20_3a_a_new_hunt_pool() -> None:
    """T20-07, R188: two Eyes and three numbers drawn, an Eye removed for good, two Special
    tiles in play: 14 tiles."""
    game = position(at="morannon")
    drawn, removed = ("1", "2r", "3", "eye", "eye"), ("eye",)
    left = Counter(STANDARD_TILES) - Counter(drawn) - Counter(removed)
    game.hunt_pool = tuple(sorted(left.elements()))
    game.drawn_tiles, game.removed_tiles = drawn, removed
    game.waiting_tiles = ("elven-rope", "shelobs-lair")
    state = in_fellowship_phase(game, ENTER).state
    assert len(state.hunt_pool) == 14
    assert Counter(state.hunt_pool) == left + Counter(["eye", "eye", "elven-rope", "shelobs-lair"])
    assert state.drawn_tiles == ("1", "2r", "3")
    assert state.removed_tiles == ("eye",)
    assert state.waiting_tiles == ()


def test_w20_3a_the_pool_of_the_match() -> None:
    """Y32: one Eye drawn before, two Special tiles in play."""
    game = position(at="minas-morgul")
    game.hunt_pool = ("0r", "1")
    game.drawn_tiles = ("3", "eye")
    game.waiting_tiles = ("give-it-to-uss", "phial-of-galadriel")
    state = in_fellowship_phase(game, ENTER).state
    assert state.hunt_pool == ("0r", "1", "eye", "give-it-to-uss", "phial-of-galadriel")


def test_w20_4_it_is_in_no_region() -> None:
    """T20-09, R199: enemies in Gorgoroth find nobody, no re-rolls, no card that asks for its
    region; it cannot be declared."""
    game = position(
        mordor=0,
        companions="gimli",
        shadow="gorgoroth: sauron 5 + nazgul 2; minas-morgul: sauron 1",
        hunt_box=(0, 2, 0),
    )
    assert offered(in_fellowship_phase(game), "fellowship-phase") == ["done"]
    match = move_on(game, RING, rolls=["2"])
    assert told(match, "hunt-roll") == []
    assert match.state.fellowship.at is None
    finish(match)


def test_w20_4_cards_that_bar_a_region_are_playable() -> None:
    """Orc Patrol: it is in no region with an FP Settlement."""
    match = play_event(position(mordor=0, companions="gimli"), "orc-patrol", RING, rolls=["1"])
    assert match.state.fellowship.corruption == 1


# ---- Companions


def test_w20_5_no_separation_by_a_die() -> None:
    """T20-10, R195."""
    match = act(position(mordor=1), FREE, "character")
    assert "separate" not in options(match)


def test_w20_5_who_would_be_separated_is_eliminated() -> None:
    """T20-10, R196: I Will Go Alone; it heals all the same."""
    match = play_event(
        position(mordor=1, corruption=2, companions="boromir gimli legolas"),
        "i-will-go-alone",
        *("separate gimli", "also legolas"),
    )
    state = match.state
    assert state.eliminated == ("gimli", "legolas")
    assert state.whereabouts == {}
    assert state.fellowship.companions == ("boromir",)
    assert state.fellowship.corruption == 1


def test_w20_5_a_hobbits_guide_ability() -> None:
    """OP-94: he is eliminated, the damage is still reduced."""
    match = on_the_track("2", companions="meriadoc")
    match.play("separate-guide yes", "reveal-to-reduce no")
    assert match.state.eliminated == ("meriadoc",)
    assert match.state.fellowship.corruption == 1
    assert match.state.fellowship.guide == "gollum"


# ---- moving


def test_w20_6_a_tile_is_drawn_without_a_roll() -> None:
    """T20-11, R189: the Hunt Box is empty."""
    match = on_the_track("2")
    assert asked(match) == "free-peoples hunt-casualty"
    match.play(RING)
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.mordor == 1
    finish(match)


def test_w20_6_a_draw_that_is_prevented_does_not_stop_it() -> None:
    """The Wizard's Staff: no tile, one space."""
    match = on_the_track(companions="gandalf-grey", table="wizards-staff")
    match.play("table-card wizards-staff")
    assert match.state.fellowship.mordor == 1
    assert match.state.drawn_tiles == ()


def test_w20_6_flocks_of_crebain_are_of_no_use() -> None:
    """There is no Hunt roll."""
    match = on_the_track("1", table="flocks-of-crebain", hunt_box=(0, 3, 0))
    assert asked(match) == "free-peoples hunt-casualty"


def test_w20_7_an_eye_counts_all_dice_in_the_hunt_box() -> None:
    """T20-12, R190 (OP-92): four SH and two FP dice, not the die of this move: 6."""
    match = on_the_track("eye", hunt_box=(2, 3, 1))
    match.play(RING)
    assert match.state.fellowship.corruption == 6
    assert match.state.hunt_box.free == 3


def test_w20_7_an_eye_drawn_by_a_card_is_harmless() -> None:
    """OP-95: W20.7 is for moves. The Ring is Mine! is an Eye tile too."""
    for tile in ("eye", "the-ring-is-mine"):
        game = position(mordor=1, hunt_box=(1, 3, 0), companions="gimli", pool=tile)
        match = play_event(game, "orc-patrol")
        assert match.state.fellowship.corruption == 0


def test_w20_8_stop() -> None:
    """T20-13: 3 damage, no advance."""
    match = on_the_track(pool="on-on-they-went")
    match.play(RING)
    assert match.state.fellowship.corruption == 3
    assert match.state.fellowship.mordor == 0


def test_w20_8_a_stop_tile_that_is_replaced() -> None:
    """Mithril Coat: the replacement decides."""
    match = on_the_track(
        "on-on-they-went", pool="0r on-on-they-went", table="mithril-coat-and-sting"
    )
    match.play("table-card mithril-coat-and-sting")
    assert match.state.fellowship.mordor == 1
    assert match.state.hunt_pool == ("on-on-they-went",)


def test_w20_8_a_reveal_does_not_stop_it() -> None:
    """Y36, R193, R194: tile 2 with Reveal: one space further, Revealed, nothing to choose."""
    match = on_the_track("2r")
    match.play(RING)
    fellowship = match.state.fellowship
    assert (fellowship.mordor, fellowship.hidden, fellowship.corruption) == (1, False, 2)
    assert asked(match) == "shadow action"


def test_w20_8_a_stop_drawn_by_a_card_stops_nothing() -> None:
    """Nobody is moving; the next move goes on."""
    match = play_event(
        position(mordor=2, companions="gimli", pool="on-on-they-went"), "orc-patrol", RING
    )
    assert match.state.fellowship.mordor == 2
    assert told(match, "mordor-stopped") == []


def test_w20_9_revealed_it_has_to_hide_first() -> None:
    """T20-14, Y36."""
    match = act(
        position(mordor=1, hidden=False, companions="gimli"),
        FREE,
        "character character muster",
        rolls=["1"],
    )
    assert "move-fellowship" not in options(match)
    match.play("action hide", *SKIP, "die character", "action move-fellowship", RING)
    assert match.state.fellowship.mordor == 2
    finish(match)


def test_w20_8_each_space_is_told() -> None:
    """Also that a tile has stopped the Fellowship."""
    match = on_the_track(pool="elven-cloaks")
    assert told(match, "mordor-step") == [(1,)]
    match = on_the_track(pool="on-on-they-went")
    match.play(RING)
    assert told(match, "mordor-stopped") == [()]
    assert told(match, "mordor-step") == []


# ---- the end of phase 5


CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of the next turn."""


def test_w20_10a_neither_moved_nor_hidden() -> None:
    """T20-15, R192: one Corruption."""
    match = act(position(mordor=1), FREE, "muster", "action skip", *SKIP, *SKIP, rolls=CARDS)
    assert match.state.turn == 2
    assert match.state.fellowship.corruption == 1


def test_w20_10a_the_twelfth_point() -> None:
    """It is added before the Victory Check: SH wins in phase 5 of this turn."""
    match = act(position(mordor=1, corruption=11), FREE, "muster", "action skip", *SKIP, *SKIP)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.condition) == ((SHADOW,), "corruption")
    assert match.state.phase == 5


def test_w20_10a_a_move_that_was_stopped_was_tried() -> None:
    """T20-16."""
    match = act(
        position(mordor=1, companions="gimli legolas", pool="give-it-to-uss"),
        FREE,
        "character",
        *("action move-fellowship", RING, *SKIP, *SKIP),
        rolls=CARDS,
    )
    assert match.state.turn == 2
    assert match.state.fellowship.mordor == 1
    assert match.state.fellowship.corruption == 1  # the tile's own


def test_w20_10a_hiding_is_enough() -> None:
    """Y41."""
    match = act(
        position(mordor=1, hidden=False),
        FREE,
        "character",
        *("action hide", *SKIP, *SKIP),
        rolls=CARDS,
    )
    assert match.state.turn == 2
    assert match.state.fellowship.corruption == 0


def test_w20_10a_a_card_that_hides_it_is_enough() -> None:
    """OP-96: There Is Another Way, with Gollum as Guide."""
    match = play_event(
        position(mordor=1, hidden=False, companions="", corruption=1),
        "there-is-another-way",
        *("another-way hide", *SKIP, *SKIP),
        rolls=["bilbos-song", *CARDS[1:]],
    )
    assert match.state.turn == 2
    assert match.state.fellowship.corruption == 0


def test_w20_10a_it_holds_for_the_turn_of_entry() -> None:
    """OP-96: a turn without any dice."""
    steps = (plan(fellowship_phase), plan(hunt_allocation, 0), plan(action_roll))
    match = start(position(at="morannon"), *steps, rolls=CARDS)
    match.play(ENTER, "fellowship-phase done")
    assert match.state.turn == 2
    assert match.state.fellowship.corruption == 1


def test_w20_10a_each_turn_anew() -> None:
    """A move of the last turn does not count in this one."""
    game = position(mordor=1)
    game.fellowship = game.fellowship._replace(tried=True)
    match = start(game, plan(begin_turn), rolls=CARDS)
    assert not match.state.fellowship.tried


def test_w20_10a_only_on_the_track() -> None:
    match = act(position(at="morannon"), FREE, "muster", "action skip", *SKIP, *SKIP, rolls=CARDS)
    assert match.state.turn == 2
    assert match.state.fellowship.corruption == 0


# ---- the Crack of Doom


def test_w20_11_the_fifth_advance() -> None:
    """T20-18, R198: Corruption 9, tile 1: 10, and FP wins."""
    match = on_the_track("1", mordor=4, corruption=9)
    match.play(RING)
    assert match.state.fellowship.mordor == 5
    assert match.state.fellowship.corruption == 10
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.condition) == ((FREE,), "ring")


def test_w20_11_corruption_comes_first() -> None:
    """T20-19, R203 (OP-91): Corruption 9, tile 3: SH wins."""
    match = on_the_track("3", mordor=4, corruption=9)
    match.play(RING)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.condition) == ((SHADOW,), "corruption")
    assert match.state.fellowship.mordor == 4


def test_w20_11_a_stop_keeps_it_away() -> None:
    match = on_the_track(mordor=4, pool="give-it-to-uss")
    match.play(RING)
    assert match.outcome is None
    assert match.state.fellowship.mordor == 4
