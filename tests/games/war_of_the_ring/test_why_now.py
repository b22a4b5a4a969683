"""Why a thing is not possible with the question that is open, and that something always tells."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import NATIONS, PLACES, SIDES, other
from thirdage.games.war_of_the_ring.state import Game
from thirdage.players.catalogue import make_player
from thirdage.players.player import Question
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    asked,
    attack,
    declared,
    in_fellowship_phase,
    move_on,
    play_event,
    position,
)


def why(match: Match[Game], thing: str, side: str = FREE) -> str:
    """The rule and the name of the reason; "" if the thing is allowed."""
    found = match.why_not(side, thing)
    return "" if found is None else f"{found.rule} {found.name}"


def test_w4_1_a_region_in_the_fellowship_phase() -> None:
    match = in_fellowship_phase(position(free="edoras: rohan 1"))
    for thing in ("army edoras", "region folde", "card athelas", "advance elves"):
        assert why(match, thing) == "W4.1 wrong-phase"


def test_w18_20_once_in_a_phase() -> None:
    game = position(at="bree", companions="strider gandalf-grey")
    match = in_fellowship_phase(game)
    assert why(match, "declare") == ""
    match.play("fellowship-phase declare")
    assert asked(match) == "free-peoples fellowship-phase"
    assert why(match, "declare") == "W18.20 declared-already"


def marching(*lines: str) -> Match[Game]:
    """FP moves Armies: one in Edoras, which can only go to Folde, and one in Dol Amroth."""
    game = position(
        free="edoras: rohan 1; dol-amroth: gondor 1 0 1",
        shadow="westemnet: isengard 1; orthanc: isengard 1",
        war="rohan isengard",
    )
    return act(game, FREE, "army", "action move-armies", *lines)


def test_w13_2_where_an_army_does_not_move() -> None:
    match = marching()
    assert why(match, "army edoras") == ""
    assert why(match, "region orthanc") == "W11.1 no-army"
    match.play("from dol-amroth")
    assert why(match, "region lamedon") == ""
    assert why(match, "region umbar") == "W13.2 not-adjacent"
    # What else could be done has to wait.
    for thing in ("pass", "ring", "die army", "action skip", "advance elves", "card athelas"):
        assert why(match, thing) == "W6.1 answer-first"


def test_w13_11_enemies_are_in_the_way() -> None:
    game = position(free="folde: rohan 1", shadow="westemnet: isengard 1")
    match = act(game, FREE, "army", "action move-armies", "from folde")
    assert why(match, "region westemnet") == "W13.11 enemy-units"
    # So may the page ask that has not sent yet from where the Army goes.
    match = marching()
    assert why(match, "move dol-amroth lamedon") == "W6.1 answer-first"
    assert why(match, "move edoras westemnet") == "W13.11 enemy-units"
    assert why(match, "move dol-amroth orthanc") == "W13.2 not-adjacent"


def test_w13_4_a_character_result_needs_a_leader() -> None:
    game = position(free="edoras: rohan 1; dol-amroth: gondor 1 0 1; minas-tirith: gondor 1 0 1")
    match = act(game, FREE, "character", "action move-armies")
    assert why(match, "army edoras") == "W13.4 no-leader"


def test_w6_1_the_die_has_been_chosen() -> None:
    """With the Muster die chosen the Army die does not count any more."""
    game = position(free="edoras: rohan 1", free_hand="faramirs-rangers")
    match = act(game, FREE, "muster army")
    assert asked(match) == "free-peoples action"
    assert why(match, "army edoras") == "W6.1 wrong-die"
    assert why(match, "action move-armies") == "W6.1 wrong-die"
    assert why(match, "action diplomacy") == ""
    assert why(match, "die army") == "W6.1 answer-first"
    assert why(match, "advance gondor") == ""


def test_w14_2_whom_an_army_does_not_attack() -> None:
    game = position(
        free="fords-of-isen: rohan 1; westemnet: rohan 1; helms-deep: rohan 1",
        shadow="orthanc: isengard 2; fangorn: isengard 2",
        war="isengard",
    )
    match = act(game, SHADOW, "army", "action attack")
    assert why(match, "army orthanc", SHADOW) == ""
    assert why(match, "region edoras", SHADOW) == "W11.1 no-army"
    match.play("from fangorn")
    assert why(match, "region edoras", SHADOW) == "W13.2 not-adjacent"
    assert why(match, "region eastemnet", SHADOW) == "W14.2 no-enemy-army"


def test_w12_6_recruits_in_different_settlements() -> None:
    game = position(war="gondor")
    match = act(game, FREE, "muster", "action recruit", "recruit gondor-regular")
    assert why(match, "region edoras") == "W12.5 no-settlement-of-nation"
    match.play("in pelargir", "second-recruit gondor-regular")
    assert why(match, "region pelargir") == "W12.6 same-settlement"
    assert why(match, "region lamedon") == ""


def test_w10_17_where_nazgul_do_not_fly() -> None:
    game = position(shadow="minas-morgul: nazgul 1 + mouth-of-sauron")
    match = act(game, SHADOW, "character", "action move-nazgul", "nazgul nazgul minas-morgul")
    assert why(match, "region lorien", SHADOW) == "W10.17 enemy-stronghold"
    assert why(match, "region bree", SHADOW) == ""
    match.play("nazgul-to bree", "nazgul mouth-of-sauron")
    assert why(match, "region bree", SHADOW) == "W10.19 out-of-reach"


def test_w10_9_where_companions_do_not_get() -> None:
    game = position(free="bree: gimli")
    match = act(game, FREE, "character", "action move-companions")
    assert asked(match) == "free-peoples companions-to"
    assert why(match, "region moria") == "W10.9 out-of-reach"


def test_w18_21_how_far_the_fellowship_has_come() -> None:
    match = in_fellowship_phase(position(progress=1), "fellowship-phase declare")
    assert why(match, "region hollin") == "W18.21 fellowship-out-of-reach"
    assert why(match, "region trollshaws") == ""


def test_w18_25a_where_the_fellowship_is_not_revealed() -> None:
    game = position(progress=1, at="hollin", pool="1r", hunt_box=(0, 1, 0))
    match = move_on(game, rolls=["6", "1r"])
    match.play("hunt-casualty ring")
    assert asked(match) == "free-peoples reveal-in"
    assert why(match, "region rivendell") == "W18.25 no-reveal-in-haven"
    assert why(match, "region folde") == "W18.24 fellowship-out-of-reach"


def test_w6_1_the_other_side_decides_first() -> None:
    game = position(
        at="dimrill-dale", shadow="dimrill-dale: sauron 1", free="edoras: rohan 1", pool="3"
    )
    game.hunt_box = game.hunt_box._replace(allocated=1)
    match = move_on(game, rolls=["1"])
    assert asked(match) == "shadow hunt-reroll"
    assert why(match, "army edoras") == "W6.1 other-side-first"
    # Who is asked is not told whose turn it is.
    assert why(match, "army dimrill-dale", SHADOW) == "W6.1 answer-first"
    match.concede(FREE)
    assert why(match, "army edoras") == "W21.1 match-over"


def test_w14_29_where_an_army_retreats() -> None:
    """In a battle that comes first."""
    game = position(
        free="westemnet: rohan 2",
        shadow="fangorn: isengard 2; folde: isengard 1",
        war="rohan isengard",
        shadow_hand="stormcrow",
    )
    match = attack(game, SHADOW, "fangorn", "westemnet", rolls=["1 1", "1 1"])
    assert asked(match) == "shadow shadow-combat-card"
    assert why(match, "region folde", SHADOW) == "W6.1 battle-first"
    assert why(match, "retreat edoras") == "W6.1 other-side-first"
    match.play("shadow-combat-card none", "battle go-on")
    assert asked(match) == "free-peoples retreat"
    assert why(match, "region edoras") == ""
    assert why(match, "region folde") == "W14.29 not-free"
    assert why(match, "army westemnet") == "W13.2 not-adjacent"


def test_w6_1_a_card_leads_anywhere_but_into_enemies() -> None:
    game = position(free="folde: rohan 1 + boromir", shadow="westemnet: isengard 1", war="rohan")
    match = play_event(game, "through-a-day-and-a-night")
    assert asked(match) == "free-peoples to"
    assert why(match, "region westemnet") == "W13.11 enemy-units"
    assert why(match, "region erebor") == "W6.1 answer-first"


def test_a_declaration_that_has_been_made_is_asked_about_no_more() -> None:
    match = declared(position(at="bree", companions="strider gandalf-grey"), "bree")
    assert why(match, "declare") == "W18.20 declared-already"


# ---- in whole matches


def untouchable(match: Match[Game], seat: str) -> list[str]:
    """All regions, cards of the hand and Nations with which the seat can do nothing now."""
    assert match.pending is not None
    request = match.pending
    codes = [request.code(index) for index in range(len(request.things))]
    lit = {word for code in codes for word in code.split()}
    for way in match.ways(seat, ""):
        lit |= {word for word in (way.start, way.target, way.what) if word is not None}
    card = "card" if match.state.battle is None else "combat-card"
    regions = [
        f"{'army' if match.state.army(seat, name).units else 'region'} {name}"
        for name in PLACES
        if name not in lit
    ]
    hand = [f"{card} {one}" for one in match.state.hand(seat) if one not in lit]
    nations = [f"advance {nation}" for nation in NATIONS[seat] if nation not in lit]
    others = [verb for verb in ("pass", "ring", "declare", "enter-mordor") if verb not in lit]
    return regions + hand + nations + others


@pytest.mark.parametrize(("seed", "player"), [(1, "random"), (2, "random"), (5, "heuristic")])
def test_whatever_cannot_be_done_tells_why(seed: int, player: str) -> None:
    """At each kind of question, for the side asked and for the other."""
    state = WAR_OF_THE_RING.set_up({"edition": "2e"})
    match: Match[Game] = Match(WAR_OF_THE_RING, state, Seeded(seed), marks="last")
    players = {side: make_player(player, WAR_OF_THE_RING.name, side, seed) for side in SIDES}
    met: Counter[str] = Counter()
    silent: set[tuple[str, str]] = set()
    while match.pending is not None and len(match.history) < 3000:
        seat, ask = match.pending.seat, match.pending.ask
        assert seat is not None
        met[ask] += 1
        if met[ask] <= 3:
            silent |= {(ask, t) for t in untouchable(match, seat) if not why(match, t, seat)}
            waits = other(seat)
            for thing in ("army moria", "region edoras", "pass", "action skip"):
                if not why(match, thing, waits):
                    silent.add((ask, f"{waits} {thing}"))
        match.answer(players[seat].answer(Question(match, seat)))
    assert len(met) > 20
    assert silent == set()
