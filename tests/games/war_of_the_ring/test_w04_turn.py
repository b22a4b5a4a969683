"""W4: the turn and its six phases."""

from __future__ import annotations

from collections.abc import Sequence

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.games.war_of_the_ring.turn import begin_turn, end_turn, fellowship_phase, next_action
from thirdage.table.agenda import plan
from thirdage.table.dealers import Prepared
from thirdage.table.match import Match
from wotr import FREE, SHADOW, asked, finish, options, position, start, told

DRAWS = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")
FOUR_EACH = ("event event event event", "eye eye eye event event event event")
"""Four Event dice each: with no Ring nobody has a choice of dice."""


def turn(game: Game, *rolls: str, draws: Sequence[str] = DRAWS) -> Match[Game]:
    """A new turn begins; the cards drawn, then the dice rolled."""
    return start(game, plan(begin_turn), rolls=[*draws, *rolls])


def test_w4_1_six_phases_in_order() -> None:
    """T04-01: no action before phase 5, and a new turn after phase 6."""
    game = position(companions="gimli", rings=(0, 0))
    later = ("elven-rope", "fear-fire-foes", "wormtongue", "stormcrow")
    match = turn(game, *FOUR_EACH, *later)
    seen = [(asked(match), match.state.phase)]
    match.play("fellowship-phase done")
    seen.append((asked(match), match.state.phase))
    match.play("hunt-dice 0")
    seen.append((asked(match), match.state.phase))
    assert seen == [
        ("free-peoples fellowship-phase", 2),
        ("shadow hunt-dice", 3),
        ("free-peoples action", 5),
    ]
    assert [given.request.ask for given in match.history] == [
        "free-peoples-character-draw",
        "free-peoples-strategy-draw",
        "shadow-character-draw",
        "shadow-strategy-draw",
        "fellowship-phase",
        "hunt-dice",
        "free-peoples-action-dice",
        "shadow-action-dice",
        "die",
    ]
    match.play(*["action skip"] * 8)
    assert (asked(match), match.state.turn) == ("free-peoples fellowship-phase", 3)
    finish(match)


def test_w4_2a_dice_come_back_then_cards_are_drawn() -> None:
    """T04-02, T05-15: used dice, those in the Hunt Box, and one for Gandalf the White."""
    game = position(free="fangorn: gandalf-white", companions="gimli", hunt_box=(2, 1, 1))
    game.used_dice = {FREE: 2, SHADOW: 5}
    match = turn(game)
    assert match.state.used_dice == {FREE: 5, SHADOW: 7}
    assert match.state.hunt_box == HuntBox()
    assert match.state.hands == {
        FREE: ("athelas", "the-red-arrow"),
        SHADOW: ("hill-trolls", "orc-patrol"),
    }
    assert (match.state.turn, match.state.phase) == (2, 2)
    finish(match)


def test_w4_3_declaring_may_be_declined() -> None:
    """T04-04: nothing changes."""
    game = position(at="hollin", progress=2, corruption=3)
    match = start(game, plan(fellowship_phase))
    assert "declare" in options(match)
    before = match.state.fellowship
    match.play("fellowship-phase done")
    assert match.state.fellowship == before


def test_w4_3_declaring_heals_rouses_and_the_guide_may_change() -> None:
    game = position(at="osgiliath", progress=1, corruption=3, guide="gandalf-grey")
    match = start(game, plan(fellowship_phase))
    match.play("fellowship-phase declare", "declare-in minas-tirith", "fellowship-phase strider")
    fellowship = match.state.fellowship
    assert (fellowship.at, fellowship.progress, fellowship.corruption) == ("minas-tirith", 0, 2)
    assert fellowship.guide == "strider"
    assert "gondor" not in match.state.passive
    assert asked(match) == ""


def test_w4_4_declare_then_enter_mordor_in_one_phase() -> None:
    """T04-05, OP-8: in this order."""
    game = position(at="osgiliath", progress=2, companions="gimli")
    match = start(game, plan(fellowship_phase))
    assert "enter-mordor" not in options(match)
    match.play("fellowship-phase declare", "declare-in minas-morgul")
    assert options(match) == ["done", "enter-mordor"]
    match.play("fellowship-phase enter-mordor")
    assert (match.state.fellowship.mordor, match.state.fellowship.at) == (0, None)
    assert asked(match) == ""  # the only Guide: nothing is left of the phase


def test_w4_4_no_declaring_after_entering_mordor() -> None:
    game = position(at="morannon", progress=1, companions="gandalf-grey strider")
    match = start(game, plan(fellowship_phase))
    assert set(options(match)) == {"done", "declare", "enter-mordor", "strider"}
    match.play("fellowship-phase enter-mordor")
    assert options(match) == ["done", "strider"]


def test_w4_5_dice_in_the_hunt_box_are_not_rolled() -> None:
    """T04-06, R021: two of seven allocated, five rolled; two Eyes are on top of them."""
    rolls = ["event event event event", "eye eye army army army"]
    match = turn(position(), *rolls)
    match.play("fellowship-phase done", "hunt-dice 2")
    assert match.state.hunt_box == HuntBox(free=0, allocated=2, eyes=2)
    finish(match)


def test_w4_6_eyes_go_to_the_hunt_box_at_once() -> None:
    """T04-07: 2 + 2 dice there before the first action, three for actions."""
    match = turn(position(), "event muster event event", "eye army eye muster event")
    match.play("fellowship-phase done", "hunt-dice 2")
    assert match.state.hunt_box.level == 4
    assert match.state.dice == {
        FREE: ("event", "event", "event", "muster"),
        SHADOW: ("army", "event", "muster"),
    }
    assert told(match, "action-dice") == [
        (FREE, "event", "muster", "event", "event"),
        (SHADOW, "eye", "army", "eye", "muster", "event"),
    ]


def test_w4_7_the_free_peoples_act_first_then_in_turn() -> None:
    """T04-08."""
    match = turn(position(rings=(0, 0)), *FOUR_EACH)
    match.play("fellowship-phase done", "hunt-dice 0")
    order = []
    for _ in range(6):
        order.append(asked(match))
        match.play("action skip")
    assert order == ["free-peoples action", "shadow action"] * 3


def test_w4_8_no_winner_below_10_and_4_points() -> None:
    """T04-09: a new turn begins."""
    captured = "lorien rivendell grey-havens woodland-realm dale moria far-harad"
    match = start(position(captured=captured), plan(end_turn), rolls=DRAWS)
    assert match.outcome is None  # 9 and 3
    assert match.state.turn == 2
    finish(match)


def test_w4_8_ten_points_win_in_phase_6() -> None:
    captured = "lorien rivendell grey-havens woodland-realm dale the-shire"
    match = start(position(captured=captured), plan(next_action, FREE))
    assert match.outcome is not None
    assert (match.outcome.winners, match.state.phase) == ((SHADOW,), 6)
    match = start(position(captured="moria far-harad angmar"), plan(end_turn))
    assert match.outcome is not None
    assert match.outcome.winners == (FREE,)


def test_w4_9_cards_are_drawn_in_the_first_turn() -> None:
    """T04-10, R016: a Character and a Strategy card each."""
    state = WAR_OF_THE_RING.set_up({"edition": "2e"})
    match = Match(WAR_OF_THE_RING, state, Prepared(DRAWS))
    assert match.state.turn == 1
    assert match.state.hands == {
        FREE: ("athelas", "the-red-arrow"),
        SHADOW: ("hill-trolls", "orc-patrol"),
    }
    finish(match)
