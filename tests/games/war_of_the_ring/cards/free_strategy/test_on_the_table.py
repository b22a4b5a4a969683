"""The Free Peoples Strategy deck: cards that stay on the table."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.movement import march_starts, why_not_move, why_not_retreat_to
from thirdage.games.war_of_the_ring.nazgul import flights
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.turn import next_action
from thirdage.table.agenda import plan
from thirdage.table.match import Match
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_with_icon,
    position,
    start,
    told,
    why_no_event,
)

Position = dict[str, Any]
"""What a position differs in from the start."""


# ---- The Last Battle


def last_battle(aragorn: str = "osgiliath: gondor 2 + aragorn", **more: Any) -> Game:
    """The Last Battle lies on the table, Aragorn and his Army are here."""
    return position(
        **{"free": aragorn, "table": "the-last-battle", "companions": "boromir", **more}
    )


@pytest.mark.parametrize(
    ("free", "reason"),
    [
        ("osgiliath: gondor 1 + aragorn", ""),
        ("fangorn: elves 0 1 + aragorn", ""),
        ("osgiliath: gondor 1 + strider", "aragorn-not-abroad"),
        ("osgiliath: gondor 1", "aragorn-not-abroad"),
        ("osgiliath: aragorn", "aragorn-not-abroad"),
        ("osgiliath: gondor 1; south-ithilien: aragorn", "aragorn-not-abroad"),
        ("minas-tirith: gondor 1 + aragorn", "aragorn-not-abroad"),
        ("bree: north 1 + aragorn", "aragorn-not-abroad"),
    ],
)
def test_the_last_battle_needs_aragorn_with_an_army_outside_the_free_nations(
    free: str, reason: str
) -> None:
    assert why_no_event(position(free=free, companions="meriadoc"), "the-last-battle") == reason


def test_the_last_battle_with_the_besieged_garrison_of_minas_morgul() -> None:
    game = position(
        free="minas-morgul: gondor 1 + aragorn",
        shadow="minas-morgul: sauron 5",
        captured="minas-morgul",
        besieged="minas-morgul",
        companions="meriadoc",
    )
    match = play_with_icon(game, "the-last-battle")
    assert match.state.table == ("the-last-battle",)
    assert match.state.discards[FREE] == ()


def test_r211_the_last_battle_cannot_be_played_while_the_fellowship_is_revealed() -> None:
    game = position(free="osgiliath: gondor 1 + aragorn", companions="meriadoc", hidden=False)
    reason = "would-be-discarded-at-once the-last-battle"
    assert why_no_event(game, "the-last-battle") == reason


def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    match = move_on(last_battle(hunt_box=(0, 0, 0)))
    assert match.state.fellowship.progress == 1
    assert match.state.hunt_box.free == 0
    assert match.state.used_dice[FREE] == 1


def test_without_the_last_battle_the_die_goes_to_the_hunt_box() -> None:
    match = move_on(last_battle(table=""))
    assert match.state.hunt_box.free == 1
    assert match.state.used_dice[FREE] == 0


def test_the_last_battle_counts_in_mordor_too() -> None:
    match = move_on(last_battle(mordor=1, pool="1"), "hunt-casualty ring", rolls=["1"])
    assert match.state.fellowship.mordor == 2
    assert match.state.hunt_box.free == 0
    assert match.state.table == ("the-last-battle",)


def test_the_last_battle_goes_when_the_fellowship_is_declared() -> None:
    match = in_fellowship_phase(
        last_battle(at="hollin"), "fellowship-phase declare", "declare-in hollin"
    )
    assert match.state.table == ()
    assert match.state.discards[FREE] == ("the-last-battle",)


def test_the_last_battle_goes_when_a_tile_reveals_and_the_die_is_hunting_then() -> None:
    game = last_battle(at="hollin", hunt_box=(0, 1, 0), pool="0r")
    match = move_on(game, "reveal-in hollin", rolls=["hunt-roll 6", "hunt-tile 0r"])
    assert match.state.table == ()
    assert match.state.hunt_box.free == 1


def test_the_last_battle_goes_when_the_fellowship_is_revealed_in_mordor() -> None:
    match = move_on(last_battle(mordor=1, pool="0r"), rolls=["0r"])
    assert not match.state.fellowship.hidden
    assert match.state.table == ()


def test_w8_14_the_last_battle_goes_when_aragorn_leaves_his_army() -> None:
    match = act(
        last_battle(),
        FREE,
        "character",
        "action move-companions",
        "companion aragorn",
        "companions-to south-ithilien",
    )
    assert match.state.table == ()


def test_w8_14_the_last_battle_goes_when_the_army_leaves_aragorn() -> None:
    match = act(
        last_battle("osgiliath: gondor 1 + aragorn"),
        FREE,
        "muster-army",
        "action move-armies",
        "from osgiliath",
        "to north-ithilien",
        "who-goes part",
        "figures gondor-regular 1",
        "figures aragorn 0",
    )
    assert army(match, FREE, "osgiliath") == "aragorn"
    assert match.state.table == ()


@pytest.mark.parametrize(
    ("to", "left"), [("lossarnach", ()), ("dead-marshes", ("the-last-battle",))]
)
def test_w8_14_the_last_battle_goes_when_aragorn_comes_home(to: str, left: tuple[str, ...]) -> None:
    match = act(
        last_battle(),
        FREE,
        "muster-army",
        "action move-armies",
        "from osgiliath",
        f"to {to}",
        "who-goes all",
    )
    assert match.state.table == left


def test_w8_14_the_last_battle_goes_when_aragorn_falls() -> None:
    game = last_battle(
        "osgiliath: gondor 1 + aragorn", shadow="north-ithilien: sauron 5", war="sauron"
    )
    match = attack(
        game,
        SHADOW,
        "north-ithilien",
        "osgiliath",
        rolls=["shadow-combat-roll 6 1 1 1 1", "free-peoples-combat-roll 1 1", "1 1"],
    )
    match.play("advance no")
    assert "aragorn" in match.state.eliminated
    assert match.state.table == ()


# ---- A Power too Great, The Power of Tom Bombadil


KEPT = [
    ("a-power-too-great", "lorien", "parth-celebrant"),
    ("a-power-too-great", "rivendell", "trollshaws"),
    ("a-power-too-great", "grey-havens", "tower-hills"),
    ("the-power-of-tom-bombadil", "old-forest", "cardolan"),
    ("the-power-of-tom-bombadil", "the-shire", "tower-hills"),
    ("the-power-of-tom-bombadil", "buckland", "south-downs"),
]


POWERS = [("a-power-too-great", "elves"), ("the-power-of-tom-bombadil", "north")]


@pytest.mark.parametrize(("card", "nation"), POWERS)
def test_a_power_stays_on_the_table_and_advances_its_nation(card: str, nation: str) -> None:
    match = play_with_icon(position(active="north"), card)
    assert match.state.table == (card,)
    assert match.state.politics[nation] == 2
    assert told(match, "advances") == [(nation, 2)]


@pytest.mark.parametrize(("card", "nation"), POWERS)
def test_a_power_is_played_though_its_nation_is_at_war(card: str, nation: str) -> None:
    match = play_with_icon(position(war=nation), card)
    assert match.state.table == (card,)
    assert told(match, "advances") == []


def test_w17_3_the_power_of_tom_bombadil_does_not_lead_the_passive_north_to_war() -> None:
    match = play_with_icon(position(steps={"north": 1}), "the-power-of-tom-bombadil")
    assert match.state.politics["north"] == 1
    assert "north" in match.state.passive
    assert match.state.table == ("the-power-of-tom-bombadil",)


def test_a_power_too_great_can_lead_the_elves_to_war() -> None:
    match = play_with_icon(position(steps={"elves": 1}), "a-power-too-great")
    assert match.state.politics["elves"] == 0


@pytest.mark.parametrize(("card", "kept", "start"), KEPT)
def test_a_power_keeps_shadow_armies_out_by_movement(card: str, kept: str, start: str) -> None:
    shadow = f"{start}: sauron 3 + nazgul"
    assert why_not_move(position(shadow=shadow, war="sauron"), SHADOW, start, kept, False) is None
    game = position(shadow=shadow, war="sauron", table=card)
    for led in (False, True):
        reason = why_not_move(game, SHADOW, start, kept, led)
        assert reason is not None
        assert reason.name == "kept-out-by-card"
    match = act(game, SHADOW, "army", "action move-armies", f"from {start}")
    assert options(match)
    assert kept not in options(match)


@pytest.mark.parametrize(("card", "kept", "start"), KEPT)
def test_a_power_keeps_shadow_armies_from_attacking(card: str, kept: str, start: str) -> None:
    more: Position = {"free": f"{kept}: north 2", "shadow": f"{start}: sauron 3", "war": "sauron"}
    assert why_not_attack(position(**more), SHADOW, start, kept) is None
    game = position(**more, table=card)
    reason = why_not_attack(game, SHADOW, start, kept)
    assert reason is not None
    assert reason.name == "kept-out-by-card"
    game.dice = {SHADOW: ("army",), FREE: ()}
    assert "attack" not in offered(start_of_action(game), "action")


def start_of_action(game: Game) -> Match[Game]:
    """SH has said which die it uses."""
    return start(game, plan(next_action, SHADOW))


def test_a_power_too_great_forbids_siege_battles_and_relieving_the_besiegers() -> None:
    more: Position = {
        "free": "lorien: elves 1",
        "shadow": "lorien: sauron 5; parth-celebrant: sauron 5",
        "besieged": "lorien",
        "war": "sauron",
    }
    free_to_act = position(**more)
    assert why_not_attack(free_to_act, SHADOW, "lorien", "lorien") is None
    assert why_not_move(free_to_act, SHADOW, "parth-celebrant", "lorien", False) is None
    game = position(**more, table="a-power-too-great")
    for reason in (
        why_not_attack(game, SHADOW, "lorien", "lorien"),
        why_not_move(game, SHADOW, "parth-celebrant", "lorien", False),
    ):
        assert reason is not None
        assert reason.name == "kept-out-by-card"


def test_a_power_too_great_forbids_a_sortie_out_of_a_captured_stronghold() -> None:
    game = position(
        free="lorien: elves 4",
        shadow="lorien: sauron 2",
        captured="lorien",
        besieged="lorien",
        war="sauron elves",
        table="a-power-too-great",
    )
    assert why_not_attack(game, SHADOW, "lorien", "lorien") is not None
    # The Elves are not bound.
    assert why_not_attack(game, FREE, "lorien", "lorien") is None


def test_a_shadow_army_inside_may_leave_and_attack_from_there() -> None:
    game = position(
        free="lorien: elves 1; dimrill-dale: elves 1",
        shadow="lorien: sauron 5",
        besieged="lorien",
        war="sauron",
        table="a-power-too-great",
    )
    assert why_not_attack(game, SHADOW, "lorien", "dimrill-dale") is None
    match = act(
        game,
        SHADOW,
        "army",
        "action move-armies",
        "from lorien",
        "to parth-celebrant",
        "who-goes all",
    )
    assert army(match, SHADOW, "parth-celebrant") == "sauron 5 0"
    assert match.state.regions["lorien"].besieged is None


def test_a_shadow_army_does_not_march_through_buckland() -> None:
    """The only way of two regions from Cardolan to Evendim."""
    shadow = "cardolan: sauron 3"

    def in_evendim(name: str) -> bool:
        return name == "evendim"

    open_road = position(shadow=shadow, war="sauron")
    assert march_starts(open_road, SHADOW, 2, False, in_evendim) == ["cardolan"]
    closed = position(shadow=shadow, war="sauron", table="the-power-of-tom-bombadil")
    assert march_starts(closed, SHADOW, 2, False, in_evendim) == []


@pytest.mark.parametrize("table", ["", "the-power-of-tom-bombadil"])
def test_a_shadow_army_does_not_retreat_into_the_old_forest(table: str) -> None:
    match = attack(
        position(free="tharbad: elves 5", shadow="cardolan: isengard 3", war="elves", table=table),
        FREE,
        "tharbad",
        "cardolan",
        "battle go-on",
        rolls=["free-peoples-combat-roll 1 1 1 1 1", "shadow-combat-roll 1 1 1"],
    )
    assert asked(match) == "shadow retreat"
    assert ("old-forest" in options(match)) == (not table)
    assert ("buckland" in options(match)) == (not table)
    assert "minhiriath" in options(match)


def test_a_shadow_army_does_not_retreat_to_its_besiegers_of_lorien() -> None:
    more: Position = {
        "free": "lorien: elves 1",
        "shadow": "lorien: sauron 3; parth-celebrant: sauron 1",
        "besieged": "lorien",
    }
    game = position(**more)
    assert why_not_retreat_to(game, SHADOW, "parth-celebrant", "lorien") is None
    game = position(**more, table="a-power-too-great")
    assert why_not_retreat_to(game, SHADOW, "parth-celebrant", "lorien") is not None


def test_a_free_army_retreats_into_the_old_forest() -> None:
    game = position(free="cardolan: north 1", table="the-power-of-tom-bombadil")
    assert why_not_retreat_to(game, FREE, "cardolan", "old-forest") is None


def test_a_power_keeps_armies_out_but_no_nazgul_and_no_minion() -> None:
    game = position(
        shadow="cardolan: mouth-of-sauron; moria: nazgul + witch-king",
        table="the-power-of-tom-bombadil",
    )
    assert {"old-forest", "the-shire", "buckland"} <= set(flights(game, "moria"))
    match = act(game, SHADOW, "character", "action move-nazgul", "nazgul mouth-of-sauron")
    assert {"old-forest", "the-shire", "buckland"} <= set(options(match))


def test_a_power_does_not_bind_the_free_peoples() -> None:
    game = position(
        free="cardolan: north 3",
        shadow="old-forest: isengard 1",
        war="north",
        table="the-power-of-tom-bombadil",
    )
    assert why_not_attack(game, FREE, "cardolan", "old-forest") is None
    assert why_not_move(game, FREE, "cardolan", "buckland", False) is None


PAYING = "the-shadow-is-moving shadows-gather orc-patrol olog-hai pits-of-mordor"


@pytest.mark.parametrize(("card", "nation"), POWERS)
@pytest.mark.parametrize("die", ["army", "muster", "character", "event", "muster-army"])
def test_w8_13_the_shadow_discards_a_power_with_any_die_and_two_cards(
    card: str, nation: str, die: str
) -> None:
    match = act(position(table=card, shadow_hand=PAYING), SHADOW, die, f"action discard-{card}")
    assert sorted(options(match)) == ["olog-hai", "shadows-gather", "the-shadow-is-moving"]
    match.play("pay-card shadows-gather")
    assert asked(match) == "shadow pay-card"  # depends on a hidden hand: asked though forced
    match.play("pay-card orc-patrol")
    game = match.state
    assert game.table == ()
    assert game.discards[FREE] == (card,)
    assert game.discards[SHADOW] == ("shadows-gather", "orc-patrol")
    assert game.hands[SHADOW] == ("olog-hai", "pits-of-mordor", "the-shadow-is-moving")
    # The die is the action.
    assert game.used_dice[SHADOW] == 1
    assert asked(match).startswith("free-peoples")


@pytest.mark.parametrize(
    "hand",
    [
        "",
        "shadows-gather olog-hai",
        "orc-patrol isildurs-bane",
        "orc-patrol pits-of-mordor",
    ],
)
def test_w8_13_a_power_stays_without_an_army_card_and_a_character_card(hand: str) -> None:
    game = position(table="a-power-too-great", shadow_hand=hand)
    assert "discard-a-power-too-great" not in offered(act(game, SHADOW, "army"), "action")


def test_w8_13_the_free_peoples_do_not_discard_their_powers() -> None:
    game = position(table="a-power-too-great", free_hand="faramirs-rangers athelas")
    assert "discard-a-power-too-great" not in offered(act(game, FREE, "event"), "action")


def test_armies_enter_again_when_the_power_is_gone() -> None:
    match = act(
        position(
            shadow="cardolan: sauron 3",
            war="sauron",
            table="the-power-of-tom-bombadil a-power-too-great",
            shadow_hand="shadows-gather orc-patrol",
        ),
        SHADOW,
        "army",
        "action discard-the-power-of-tom-bombadil",
        "pay-card shadows-gather",
        "pay-card orc-patrol",
    )
    assert match.state.table == ("a-power-too-great",)
    assert why_not_move(match.state, SHADOW, "cardolan", "old-forest", False) is None


def test_two_powers_lie_side_by_side() -> None:
    match = play_with_icon(position(table="the-power-of-tom-bombadil"), "a-power-too-great")
    assert match.state.table == ("the-power-of-tom-bombadil", "a-power-too-great")
