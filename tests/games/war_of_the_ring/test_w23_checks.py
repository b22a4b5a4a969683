"""W23: what follows at once, and in which order."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import begin_turn
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    move_on,
    play_event,
    position,
    start,
)

SKIP = ("die event", "action skip")


def order(match: Match[Game], *names: str) -> list[str]:
    """The events of these names in the order in which they were told."""
    return [told.event.name for told in match.events if told.event.name in names]


def test_w23_1_an_attack_then_a_capture() -> None:
    """T23-01, R076: the Dwarves are Passive; the attack rouses and moves them, then the
    capture of their Town moves them again."""
    match = attack(
        position(free="iron-hills: dwarves 1", shadow="east-rhun: southrons 3", war="southrons"),
        SHADOW,
        "east-rhun",
        "iron-hills",
        *("advance yes", "who-goes all"),
        rolls=["6 1 1", "1"],
    )
    happened = order(match, "attack", "active", "advances", "battle-over", "captured")
    assert happened == ["attack", "active", "advances", "battle-over", "captured", "advances"]
    assert match.state.politics["dwarves"] == 1
    assert match.state.regions["iron-hills"].control == SHADOW


def test_w23_1_leaders_sieges_captures_politics_cards() -> None:
    """The whole order at once: the last unit of a garrison falls to Dreadful Spells, its Leader
    is removed, the siege is over, Minas Tirith is captured, Gondor advances, and Denethor's
    Folly is discarded."""
    match = play_event(
        position(
            free="minas-tirith: gondor 1 0 1",
            shadow="minas-tirith: sauron 2 + nazgul",
            besieged="minas-tirith",
            table="denethors-folly",
            active="gondor",
        ),
        "dreadful-spells",
        rolls=["5"],
    )
    happened = order(
        match, "leaders-lost", "siege-over", "captured", "advances", "active", "leaves-table"
    )
    assert happened == ["leaders-lost", "siege-over", "captured", "advances", "leaves-table"]
    assert match.state.politics["gondor"] == 1
    finish(match)


def test_w23_1_the_ring_before_everything_else() -> None:
    """Corruption 12 in the middle of a tile: SH wins, nothing more is asked or discarded."""
    match = move_on(
        position(
            at="hollin",
            corruption=11,
            companions="boromir",
            table="horn-of-gondor",
            hunt_box=(0, 1, 0),
        ),
        *("table-card none", "hunt-casualty ring"),
        rolls=["6", "1r"],
    )
    assert match.outcome is not None
    assert order(match, "corruption", "wins", "revealed", "leaves-table") == ["corruption", "wins"]


def test_w23_1_a_leader_without_an_army_goes_before_anything_is_asked() -> None:
    """T23-02: the unit falls to a card."""
    match = play_event(
        position(free="folde: rohan 1 0 1", shadow="edoras: sauron 1 + nazgul", captured="edoras"),
        "dreadful-spells",
        rolls=["6"],
    )
    assert army(match, FREE, "folde") == ""
    assert match.state.casualties["rohan"].leaders == 1
    assert asked(match) == "free-peoples die"


def test_w23_1_cards_on_the_table_go_when_their_condition_ceases() -> None:
    """W8.14: Boromir leaves, the Horn of Gondor with him, before a new Guide is chosen."""
    match = act(
        position(companions="boromir gimli", guide="boromir", table="horn-of-gondor"),
        FREE,
        "character",
        *("action separate", "separate boromir", "also no-more", "companions-to hollin"),
    )
    assert match.state.table == ()
    assert order(match, "leaves-table", "guide") == ["leaves-table", "guide"]


def test_w23_2_first_stacking_then_the_hand() -> None:
    """T23-03: 12 units in one region and 7 cards in a hand at the end of an action."""
    cards = "shelobs-lair orc-patrol isildurs-bane cruel-weather morgul-wound wormtongue stormcrow"
    match = act(
        position(
            shadow="gorgoroth: sauron 9; barad-dur: sauron 2; nurn: sauron 1",
            shadow_hand=cards,
            war="sauron",
        ),
        SHADOW,
        "army",
        *("action move-armies", "from barad-dur", "who-goes all"),
        *("from nurn", "who-goes all"),
    )
    assert match.state.regions["gorgoroth"].shadow.units == 10
    assert order(match, "moves", "removed") == ["moves", "moves", "removed", "removed"]
    assert asked(match) == "shadow discard"
    match.play("discard stormcrow")
    assert len(match.state.hands[SHADOW]) == 6
    assert asked(match) == "free-peoples die"


def test_w23_2_not_before_the_action_is_over() -> None:
    """The first of two moves may bring too many; the second takes some away again."""
    match = act(
        position(shadow="gorgoroth: sauron 10; barad-dur: sauron 2", war="sauron"),
        SHADOW,
        "army",
        *("action move-armies", "from barad-dur", "who-goes all"),
        *("from gorgoroth", "to nurn", "who-goes part", "figures sauron-regular 2"),
    )
    assert match.state.regions["gorgoroth"].shadow.units == 10
    assert order(match, "removed") == []


def test_w23_3_in_a_battle_the_attacker_first() -> None:
    """T23-04: both may use a Combat card, then both choose their casualties."""
    match = attack(
        position(
            free="fords-of-isen: rohan 2 1",
            shadow="gap-of-rohan: isengard 2 1",
            war="rohan isengard",
            free_hand="the-red-arrow",
            shadow_hand="orc-patrol",
        ),
        SHADOW,
        "gap-of-rohan",
        "fords-of-isen",
        rolls=["6 1 1", "6 1 1"],
    )
    assert asked(match) == "shadow shadow-combat-card"
    match.play("shadow-combat-card none")
    assert asked(match) == "free-peoples free-peoples-combat-card"
    match.play("free-peoples-combat-card none")
    assert asked(match) == "shadow casualty"
    match.play("casualty isengard-regular")
    assert asked(match) == "free-peoples casualty"


def test_w23_3_otherwise_the_player_whose_action_it_is() -> None:
    """Both have too many units somewhere at the end of a move by SH: SH removes first."""
    match = act(
        position(
            free="eastemnet: rohan 6 5",
            shadow="gorgoroth: sauron 8 2; barad-dur: sauron 1",
            war="sauron",
        ),
        SHADOW,
        "army",
        *("action move-armies", "from barad-dur", "who-goes all", "from stop"),
    )
    assert asked(match) == "shadow excess"
    match.play("excess sauron-regular")
    assert asked(match) == "free-peoples excess"


def test_w23_3_outside_phase_5_the_free_peoples_first() -> None:
    """Both have too many cards in phase 1."""
    game = position(
        free_hand="elven-cloaks elven-rope athelas bilbos-song horn-of-gondor axe-and-bow",
        shadow_hand="shelobs-lair orc-patrol isildurs-bane cruel-weather wormtongue stormcrow",
    )
    cards = ["phial-of-galadriel", "the-red-arrow", "the-lidless-eye", "olog-hai"]
    match = start(game, plan(begin_turn), rolls=cards)
    assert asked(match) == "free-peoples discard"
    match.play("discard athelas", "discard elven-rope")
    assert asked(match) == "shadow discard"
