"""W5: Action dice and their pools."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from thirdage.games.war_of_the_ring.entering import dice_pool
from thirdage.games.war_of_the_ring.state import Game, HuntBox
from thirdage.games.war_of_the_ring.turn import FACES, begin_turn, hunt_allocation, next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import FREE, SHADOW, act, asked, attack, finish, options, position, start, told

DRAWS = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")


def turn(game: Game, *rolls: str) -> Match[Game]:
    """A new turn up to the Hunt allocation."""
    match = start(game, plan(begin_turn), rolls=[*DRAWS, *rolls])
    if asked(match) == "free-peoples fellowship-phase":
        match.play("fellowship-phase done")
    return match


def allocation(game: Game, least: int = 0) -> list[str]:
    """How many dice SH may allocate."""
    game.used_dice[SHADOW] = dice_pool(game, SHADOW)
    match = start(game, plan(hunt_allocation, least))
    if match.pending is None:
        return [match.history[-1].code]
    return options(match)


def test_w5_1_the_pool_is_what_is_rolled_or_allocated() -> None:
    """T05-01: a pool of 8, three allocated, five rolled."""
    game = position(shadow="orthanc: saruman")
    match = turn(game, "event event event event", "army army army army army")
    assert match.state.used_dice[SHADOW] == 8
    match.play("hunt-dice 3")
    assert told(match, "action-dice")[1] == (SHADOW, *["army"] * 5)
    finish(match)


def test_w5_2_one_shadow_die_for_each_minion() -> None:
    """T05-02: never more than ten."""
    minions = "orthanc: saruman; barad-dur: witch-king + mouth-of-sauron"
    assert dice_pool(position(), SHADOW) == 7
    assert dice_pool(position(shadow="orthanc: saruman"), SHADOW) == 8
    assert dice_pool(position(shadow="barad-dur: sauron 1 + witch-king"), SHADOW) == 8
    assert dice_pool(position(shadow="barad-dur: mouth-of-sauron"), SHADOW) == 8
    assert dice_pool(position(shadow=minions), SHADOW) == 10


def test_w5_3_one_free_die_for_aragorn_and_for_gandalf_the_white() -> None:
    """T05-03: never more than six; other Companions give none."""
    assert dice_pool(position(), FREE) == 4
    assert dice_pool(position(free="bree: strider + gandalf-grey"), FREE) == 4
    assert dice_pool(position(free="bree: aragorn"), FREE) == 5
    assert dice_pool(position(free="bree: aragorn; fangorn: gandalf-white"), FREE) == 6


def test_w5_4_an_eliminated_character_takes_his_die_along() -> None:
    """T05-04: with the Witch-king a pool of 9, without him 8."""
    minions = "orthanc: saruman; arnor: sauron 1 + witch-king"
    game = position(free="north-downs: north 5", shadow=minions, war="north sauron")
    assert dice_pool(game, SHADOW) == 9
    match = attack(game, FREE, "north-downs", "arnor", rolls=["6 1 1 1 1", "1", "1"])
    assert match.state.eliminated == ("witch-king",)
    assert dice_pool(match.state, SHADOW) == 8
    finish(match)


def test_w5_5_a_die_gained_comes_in_the_next_turn() -> None:
    """X31, R028: Saruman in turn 1; 8 dice in phase 1 of turn 2."""
    game = position(shadow="orthanc: isengard 1", war="isengard")
    match = act(game, SHADOW, "muster event", "action saruman")
    state = match.state
    assert state.whereabouts == {"saruman": "orthanc"}
    assert (state.dice[SHADOW], state.used_dice[SHADOW]) == (("event",), 1)
    assert turn(state.copy()).state.used_dice[SHADOW] == 8


def test_w5_5_a_die_lost_is_lost_in_the_next_turn() -> None:
    """T05-05: Saruman is eliminated in phase 5; the dice of this turn stay."""
    game = position(
        free="fords-of-isen: rohan 5", shadow="orthanc: isengard 1 + saruman", war="rohan"
    )
    rolls = ["6 1 1 1 1", "1", "1"]
    match = attack(game, FREE, "fords-of-isen", "orthanc", "stand field", rolls=rolls)
    assert match.state.eliminated == ("saruman",)
    assert match.state.dice[SHADOW] == ("event", "event")
    assert turn(match.state.copy()).state.used_dice[SHADOW] == 7


def test_w5_5_gained_and_lost_in_one_turn_is_no_change() -> None:
    """T05-06."""
    game = position(
        free="fords-of-isen: rohan 5", shadow="orthanc: isengard 1", war="isengard rohan"
    )
    game = act(game, SHADOW, "muster", "action saruman").state.copy()
    rolls = ["6 1 1 1 1", "1", "1"]
    match = attack(game, FREE, "fords-of-isen", "orthanc", "stand field", rolls=rolls)
    assert match.state.eliminated == ("saruman",)
    assert turn(match.state.copy()).state.used_dice[SHADOW] == 7


def test_w5_6_the_faces_of_the_dice() -> None:
    """T05-07: FP shows Character twice, every other icon stands once."""
    sixth = Fraction(1, 6)

    def chances(side: str) -> dict[str, Fraction]:
        return {face: n * sixth for face, n in Counter(FACES[side]).items()}

    assert chances(FREE) == {
        "character": 2 * sixth,
        "event": sixth,
        "muster": sixth,
        "muster-army": sixth,
        "will-of-the-west": sixth,
    }
    assert chances(SHADOW) == dict.fromkeys(
        ("character", "army", "muster", "event", "muster-army", "eye"), sixth
    )


def test_w5_7a_at_least_one_die_after_a_move_of_the_fellowship() -> None:
    """T05-08, R019, Y07: an FP die lay in the Hunt Box; four Companions."""
    companions = "boromir gimli legolas strider"
    match = turn(position(companions=companions, hunt_box=(1, 0, 3)))
    assert options(match) == ["1", "2", "3", "4"]


def test_w5_7a_none_is_needed_if_no_die_moved_the_fellowship() -> None:
    """T05-09: SH dice and Eyes there do not count."""
    match = turn(position(companions="boromir gimli", hunt_box=(0, 2, 3)))
    assert options(match) == ["0", "1", "2"]


def test_w5_7a_one_die_is_always_allowed() -> None:
    """T05-10."""
    assert allocation(position(companions="")) == ["0", "1"]


def test_w5_7a_exactly_one_die() -> None:
    """Y33: one Companion, and an FP die in the Hunt Box at the end of the last turn."""
    game = position(companions="gimli", hunt_box=(2, 0, 0))
    match = turn(game, "event event event event", "army army army army army army")
    assert match.state.hunt_box == HuntBox(allocated=1)
    assert asked(match) == "free-peoples die"
    assert allocation(position(companions=""), 1) == ["1"]


def test_w5_8_ring_bearers_do_not_count() -> None:
    """T05-12, R020."""
    assert allocation(position(companions="boromir gimli legolas strider meriadoc"))[-1] == "5"
    assert allocation(position(companions="boromir gimli strider"))[-1] == "3"
    assert allocation(position(companions="gimli"))[-1] == "1"


def test_w5_9_dice_in_the_hunt_box_cannot_be_used() -> None:
    """T05-13: neither for an action nor by a Ring."""
    game = position(hunt_box=(0, 2, 1), rings=(2, 1))
    game.dice = {FREE: (), SHADOW: ("event", "muster")}
    match = start(game, plan(next_action, SHADOW))
    assert options(match) == ["event", "muster", "ring"]
    match.play("die ring")
    assert options(match) == ["event", "muster"]


def test_w5_10_the_free_peoples_roll_their_whole_pool() -> None:
    """T05-14: nothing is asked of FP before the roll, five dice are rolled."""
    game = position(free="bree: aragorn", companions="gimli")
    match = turn(game, "event muster event event character", "army army army army army army army")
    match.play("hunt-dice 0")
    assert match.state.dice[FREE] == ("character", "event", "event", "event", "muster")
    finish(match)


def test_w5_11a_free_dice_come_back_in_phase_1() -> None:
    """T05-15, OP-10: and so do those of SH."""
    game = position(companions="gimli strider", hunt_box=(2, 1, 2))
    game.used_dice = {FREE: 2, SHADOW: 4}
    match = turn(game)
    assert match.state.hunt_box == HuntBox()
    assert match.state.used_dice == {FREE: 4, SHADOW: 7}
