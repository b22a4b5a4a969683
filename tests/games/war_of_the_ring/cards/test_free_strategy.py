"""The events of the Free Peoples Strategy deck (fp-str-01 to 24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from thirdage.games.war_of_the_ring.battle import why_not_attack
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.cards.events import playable
from thirdage.games.war_of_the_ring.movement import (
    march_starts,
    why_not_move,
    why_not_retreat_to,
)
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
    finish,
    in_fellowship_phase,
    move_on,
    offered,
    options,
    play_event,
    position,
    start,
    told,
    why_not_play_event,
)

Position = dict[str, Any]
"""What a position differs in from the start."""

THE_24 = sorted(c.name for c in CARDS.values() if c.pile == "free-peoples-strategy")


def played(card: str, game: Game, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """The event of a card, played with a die that shows its icon."""
    return play_event(game, card, *lines, die=CARDS[card].icon, rolls=rolls)


def why_not(card: str, game: Game) -> str:
    """The name of the reason why a card cannot be played; "" if it can."""
    reason = why_not_play_event(game, card)
    return "" if reason is None else reason.name


def over(match: Match[Game]) -> bool:
    """Whether the action of FP is over, so that SH acts."""
    return asked(match) in ("shadow action", "shadow die")


# ---- all of them


@pytest.mark.parametrize("card", THE_24)
def test_w8_7_a_card_is_played_with_its_own_icon_only(card: str) -> None:
    game = position(free="osgiliath: gondor 1 + aragorn", war="rohan gondor elves", free_hand=card)
    icon = CARDS[card].icon
    assert playable(game, FREE, (icon,)) == [card]
    assert playable(game, FREE, ("muster", "army")) == [card]
    assert playable(game, FREE, ("muster" if icon == "army" else "army", "character")) == []


NO_CONDITION = sorted(
    set(THE_24)
    - {
        "the-last-battle",
        "the-red-arrow",
        "paths-of-the-woses",
        "through-a-day-and-a-night",
        "cirdans-ships",
    }
)


@pytest.mark.parametrize("card", NO_CONDITION)
def test_op_18_without_a_condition_a_card_may_be_played_for_nothing(card: str) -> None:
    """No Army anywhere, no figures left: the card is played all the same."""
    game = position(
        spent="dwarves 5 5 4 + elves 5 10 4 + gondor 15 5 4 + north 10 5 4 + rohan 10 5 4"
    )
    # Nothing is left to draw either.
    game.decks["free-peoples-strategy"] = game.decks["free-peoples-strategy"]._replace(
        loose=(card,)
    )
    match = played(card, game, *(["nation rohan"] if card == "wisdom-of-elrond" else []))
    assert over(match)
    assert card in (*match.state.discards[FREE], *match.state.table)
    assert not match.state.where[FREE]


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
    assert why_not("the-last-battle", position(free=free, companions="meriadoc")) == reason


def test_the_last_battle_with_the_besieged_garrison_of_minas_morgul() -> None:
    game = position(
        free="minas-morgul: gondor 1 + aragorn",
        shadow="minas-morgul: sauron 5",
        captured="minas-morgul",
        besieged="minas-morgul",
        companions="meriadoc",
    )
    match = played("the-last-battle", game)
    assert match.state.table == ("the-last-battle",)
    assert match.state.discards[FREE] == ()


def test_r211_the_last_battle_cannot_be_played_while_the_fellowship_is_revealed() -> None:
    game = position(free="osgiliath: gondor 1 + aragorn", companions="meriadoc", hidden=False)
    assert why_not("the-last-battle", game) == "would-be-discarded-at-once"


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
    match = played(card, position(active="north"))
    assert match.state.table == (card,)
    assert match.state.politics[nation] == 2
    assert told(match, "advances") == [(nation, 2)]


@pytest.mark.parametrize(("card", "nation"), POWERS)
def test_a_power_is_played_though_its_nation_is_at_war(card: str, nation: str) -> None:
    match = played(card, position(war=nation))
    assert match.state.table == (card,)
    assert told(match, "advances") == []


def test_w17_3_the_power_of_tom_bombadil_does_not_lead_the_passive_north_to_war() -> None:
    match = played("the-power-of-tom-bombadil", position(steps={"north": 1}))
    assert match.state.politics["north"] == 1
    assert "north" in match.state.passive
    assert match.state.table == ("the-power-of-tom-bombadil",)


def test_a_power_too_great_can_lead_the_elves_to_war() -> None:
    match = played("a-power-too-great", position(steps={"elves": 1}))
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
    match = played("a-power-too-great", position(table="the-power-of-tom-bombadil"))
    assert match.state.table == ("the-power-of-tom-bombadil", "a-power-too-great")


# ---- Book of Mazarbul, Fear! Fire! Foes!

ROUSING = [
    ("book-of-mazarbul", "dwarves", "erebor"),
    ("book-of-mazarbul", "dwarves", "ered-luin"),
    ("fear-fire-foes", "north", "the-shire"),
    ("fear-fire-foes", "north", "bree"),
]


@pytest.mark.parametrize(("card", "nation", "place"), ROUSING)
def test_companions_who_are_there_already_rouse_a_nation(
    card: str, nation: str, place: str
) -> None:
    match = played(card, position(free=f"{place}: boromir"), "companion done")
    assert match.state.politics[nation] == 0
    assert nation not in match.state.passive


@pytest.mark.parametrize(("card", "nation", "place"), ROUSING)
def test_no_companion_in_a_captured_region_rouses_a_nation(
    card: str, nation: str, place: str
) -> None:
    match = played(card, position(free=f"{place}: boromir", captured=place), "companion done")
    assert match.state.politics[nation] == 3
    assert nation in match.state.passive


def test_book_of_mazarbul_moves_companions_there() -> None:
    """Gimli as far as his Level, Boromir not at all, Legolas and Meriadoc together."""
    match = played(
        "book-of-mazarbul",
        position(free="dale: gimli; fangorn: boromir; bree: legolas + meriadoc"),
        "companion gimli",
        "companions-to erebor",
        "companion legolas",
        "also meriadoc",
        "companions-to evendim",
        "companion done",
    )
    game = match.state
    assert game.whereabouts == {
        "boromir": "fangorn",
        "gimli": "erebor",
        "legolas": "evendim",
        "meriadoc": "evendim",
    }
    assert game.politics["dwarves"] == 0
    assert "dwarves" not in game.passive
    assert over(match)


def test_book_of_mazarbul_moves_each_companion_once() -> None:
    match = played(
        "book-of-mazarbul",
        position(free="bree: peregrin + gimli"),
        "companion peregrin",
        "also no-more",
    )
    assert "the-shire" not in options(match)  # two regions away, his Level is 1
    match.play("companions-to buckland")
    assert options(match) == ["done", "gimli"]


def test_book_of_mazarbul_rouses_nobody_when_no_companion_comes_there() -> None:
    match = played(
        "book-of-mazarbul",
        position(free="dale: gimli"),
        "companion gimli",
        "companions-to iron-hills",
    )
    assert match.state.politics["dwarves"] == 3
    assert "dwarves" in match.state.passive


def test_book_of_mazarbul_counts_a_companion_inside_besieged_erebor() -> None:
    game = position(
        free="erebor: dwarves 1 + gimli",
        shadow="erebor: sauron 5",
        besieged="erebor",
        war="dwarves",
    )
    game.politics["dwarves"] = 2
    assert over(played("book-of-mazarbul", game))  # he cannot move, nothing is asked
    assert game.politics["dwarves"] == 0


def test_book_of_mazarbul_without_companions_on_the_map_changes_nothing() -> None:
    """Those in the Fellowship are nowhere on the map, wherever the Ring-bearers are (W18.7)."""
    match = played("book-of-mazarbul", position(at="erebor"))
    assert match.state.politics["dwarves"] == 3


def test_w17_4_4_companions_moved_by_fear_fire_foes_activate_nations() -> None:
    match = played(
        "fear-fire-foes",
        position(free="buckland: meriadoc; lossarnach: boromir"),
        "companion boromir",
        "companions-to minas-tirith",
        "companion meriadoc",
        "companions-to bree",
    )
    assert match.state.passive == ("dwarves", "rohan")
    assert match.state.politics["north"] == 0
    assert match.state.politics["gondor"] == 2


def test_fear_fire_foes_leaves_a_nation_at_war_as_it_is() -> None:
    match = played("fear-fire-foes", position(free="bree: boromir", war="north"), "companion done")
    assert told(match, "advances") == []
    assert match.state.politics["north"] == 0


def test_w10_14_a_companion_in_forlindon_has_nowhere_to_go_when_grey_havens_is_besieged() -> None:
    game = position(
        free="grey-havens: elves 1; forlindon: legolas",
        shadow="grey-havens: sauron 5",
        besieged="grey-havens",
    )
    assert over(played("book-of-mazarbul", game))


# ---- Wisdom of Elrond


def test_wisdom_of_elrond_activates_and_advances_a_nation() -> None:
    match = played("wisdom-of-elrond", position(), "nation rohan")
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 2


def test_w17_9_wisdom_of_elrond_activates_first_and_so_leads_to_war() -> None:
    match = played("wisdom-of-elrond", position(steps={"gondor": 1}), "nation gondor")
    assert match.state.politics["gondor"] == 0
    assert "gondor" not in match.state.passive


def test_wisdom_of_elrond_offers_no_nation_at_war() -> None:
    match = played("wisdom-of-elrond", position(war="gondor elves"))
    assert options(match) == ["dwarves", "north", "rohan"]


def test_wisdom_of_elrond_when_all_are_at_war() -> None:
    game = position(war="dwarves elves gondor north rohan")
    assert over(played("wisdom-of-elrond", game))


def test_wisdom_of_elrond_does_not_activate_rohan_under_wormtongue() -> None:
    def rohan(steps: int) -> Match[Game]:
        game = position(shadow="orthanc: saruman", table="wormtongue", steps={"rohan": steps})
        return played("wisdom-of-elrond", game, "nation rohan")

    advanced = rohan(2).state
    assert "rohan" in advanced.passive
    assert advanced.politics["rohan"] == 1
    assert advanced.table == ("wormtongue",)
    assert rohan(1).state.politics["rohan"] == 1


def test_wisdom_of_elrond_is_no_ability_and_leaves_threats_and_promises() -> None:
    match = played("wisdom-of-elrond", position(table="threats-and-promises"), "nation north")
    assert match.state.politics["north"] == 2
    assert match.state.table == ("threats-and-promises",)


# ---- The Red Arrow


def test_the_red_arrow_needs_active_gondor() -> None:
    assert why_not("the-red-arrow", position()) == "nation-passive"
    assert why_not("the-red-arrow", position(active="gondor")) == ""


def test_the_red_arrow_advances_rohan_and_recruits_in_edoras() -> None:
    match = played("the-red-arrow", position(active="gondor"), "unit rohan-elite")
    assert match.state.politics["rohan"] == 2
    assert army(match, FREE, "edoras") == "rohan 0 1 1"
    assert "rohan" in match.state.passive


def test_w17_3_the_red_arrow_does_not_lead_passive_rohan_to_war() -> None:
    game = position(active="gondor", steps={"rohan": 1})
    match = played("the-red-arrow", game, "unit rohan-regular")
    assert match.state.politics["rohan"] == 1
    assert army(match, FREE, "edoras") == "rohan 1 0 1"


@pytest.mark.parametrize("more", [{"captured": "edoras"}, {"shadow": "edoras: isengard 1"}])
def test_the_red_arrow_advances_though_edoras_is_not_free(more: Position) -> None:
    match = played("the-red-arrow", position(active="gondor", **more))
    assert match.state.politics["rohan"] == 2
    assert army(match, FREE, "edoras") == ""
    assert over(match)


# ---- The Spirit of Mordor

MIXED = (
    "moria: sauron 3 1 + isengard 1 + nazgul 2; umbar: southrons 4;dagorlad: sauron 2 + southrons 1"
)


def test_the_spirit_of_mordor_offers_armies_of_several_nations() -> None:
    match = played("the-spirit-of-mordor", position(shadow=MIXED))
    assert options(match) == ["dagorlad", "moria"]


def test_the_spirit_of_mordor_does_not_count_nazgul_and_minions_as_a_nation() -> None:
    game = position(
        shadow="orthanc: isengard 3 + nazgul 2 + witch-king; umbar: southrons 1 + nazgul"
    )
    assert over(played("the-spirit-of-mordor", game))


def test_the_spirit_of_mordor_hits_on_5_and_6_and_the_shadow_chooses() -> None:
    match = played(
        "the-spirit-of-mordor",
        position(shadow=MIXED),
        "target moria",
        "casualty isengard-regular",
        "casualty sauron-reduce",
        rolls=["card-roll 5 4 6 1 3"],
    )
    finish(match)
    assert army(match, SHADOW, "moria") == "sauron 4 0 + nazgul 2"
    assert match.state.reinforcements["isengard"].regulars == 12
    assert over(match)


def test_the_spirit_of_mordor_may_miss() -> None:
    match = played(
        "the-spirit-of-mordor", position(shadow=MIXED), "target moria", rolls=["1 2 3 4 4"]
    )
    assert army(match, SHADOW, "moria") == "isengard 1 0 0 + sauron 3 1 + nazgul 2"
    assert over(match)


def test_r109_nazgul_and_minions_stay_when_the_spirit_of_mordor_destroys_an_army() -> None:
    match = played(
        "the-spirit-of-mordor",
        position(shadow="dagorlad: sauron 1 + southrons 1 + nazgul + mouth-of-sauron"),
        "target dagorlad",
        rolls=["5 5 5 1 1"],
    )
    assert army(match, SHADOW, "dagorlad") == "nazgul 1 + mouth-of-sauron"
    assert match.state.where[SHADOW] == ()


def test_the_spirit_of_mordor_is_no_attack() -> None:
    match = played(
        "the-spirit-of-mordor",
        position(shadow=MIXED),
        "target dagorlad",
        "casualty sauron-regular",
        rolls=["5 1 1 1 1"],
    )
    assert told(match, "advances") == []
    assert match.state.politics["southrons"] == 2


def test_r141_the_spirit_of_mordor_strikes_a_besieged_army_and_its_walls_are_taken() -> None:
    match = played(
        "the-spirit-of-mordor",
        position(
            free="umbar: gondor 3",
            shadow="umbar: sauron 1 + southrons 1 + nazgul",
            besieged="umbar",
        ),
        "target umbar",
        rolls=["6 6 1 1 1"],
    )
    umbar = match.state.regions["umbar"]
    assert (umbar.besieged, umbar.control) == (None, FREE)
    assert army(match, SHADOW, "umbar") == "nazgul 1"


# ---- Faramir's Rangers


def test_faramirs_rangers_strike_in_ithilien_and_muster_in_osgiliath() -> None:
    match = played(
        "faramirs-rangers",
        position(
            free="osgiliath: gondor 2",
            shadow="north-ithilien: sauron 3; south-ithilien: southrons 2; morannon: sauron 1",
        ),
    )
    assert options(match) == ["north-ithilien", "south-ithilien"]
    match = played(
        "faramirs-rangers",
        position(free="osgiliath: gondor 2", shadow="north-ithilien: sauron 3"),
        "unit gondor-elite",
        rolls=["card-roll 5 6 4"],
    )
    finish(match)
    assert army(match, SHADOW, "north-ithilien") == "sauron 1 0"
    assert army(match, FREE, "osgiliath") == "gondor 2 1 1"
    assert told(match, "advances") == []


def test_faramirs_rangers_strike_a_shadow_army_in_osgiliath_and_muster_nothing_then() -> None:
    match = played(
        "faramirs-rangers", position(shadow="osgiliath: sauron 1 + nazgul"), rolls=["6 1 1"]
    )
    assert army(match, SHADOW, "osgiliath") == "nazgul 1"
    assert army(match, FREE, "osgiliath") == ""
    assert over(match)


def test_faramirs_rangers_muster_without_an_enemy() -> None:
    match = played("faramirs-rangers", position(free="osgiliath: gondor 1"), "unit gondor-regular")
    assert army(match, FREE, "osgiliath") == "gondor 2 0 1"


@pytest.mark.parametrize(
    ("spent", "osgiliath"),
    [("gondor 14 5", "gondor 1 0 1"), ("gondor 0 0 4", "gondor 1 1 0")],
)
def test_faramirs_rangers_muster_whichever_is_available(spent: str, osgiliath: str) -> None:
    match = played("faramirs-rangers", position(free="osgiliath: gondor 1", spent=spent))
    if asked(match) == "free-peoples unit":
        match.play("unit gondor-elite")
    assert army(match, FREE, "osgiliath") == osgiliath


def test_faramirs_rangers_muster_only_with_an_army_in_osgiliath() -> None:
    match = played("faramirs-rangers", position(free="osgiliath: boromir; lossarnach: gondor 1"))
    assert army(match, FREE, "osgiliath") == "boromir"


# ---- Help Unlooked For

SIEGE_OF_HELMS_DEEP: Position = {
    "free": "helms-deep: rohan 2 1; westemnet: rohan 4 1 1",
    "shadow": "helms-deep: isengard 6",
    "besieged": "helms-deep",
    "war": "rohan isengard",
}


def test_help_unlooked_for_the_besiegers_roll_fewer_dice() -> None:
    """Three units inside: two dice instead of five, in every round."""
    match = played(
        "help-unlooked-for",
        position(**SIEGE_OF_HELMS_DEEP),
        "who-goes all",
        "casualty rohan-regular",
        "battle go-on",
        "retreat stay",
        "battle cease",
        rolls=[
            "free-peoples-combat-roll 1 1 1 1 1",
            "shadow-combat-roll 6 1",
            "1",
            "1 1 1 1",
            "1 1",
            "1",
        ],
    )
    finish(match)
    assert army(match, FREE, "westemnet") == "rohan 3 1 1"
    assert army(match, FREE, "helms-deep") == "rohan 2 1 0"
    assert match.state.regions["helms-deep"].besieged == FREE
    assert over(match)


def test_help_unlooked_for_leaves_the_besiegers_one_die() -> None:
    game = position(
        free="helms-deep: rohan 4 1; westemnet: rohan 4",
        shadow="helms-deep: isengard 3",
        besieged="helms-deep",
        war="rohan",
    )
    match = played(
        "help-unlooked-for",
        game,
        "who-goes all",
        "battle cease",
        rolls=["free-peoples-combat-roll 1 1 1 1", "shadow-combat-roll 1"],
    )
    finish(match)


def test_help_unlooked_for_ends_the_siege_and_may_advance() -> None:
    game = position(
        free="helms-deep: rohan 3 0 1; westemnet: rohan 5 + boromir",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan",
    )
    match = played(
        "help-unlooked-for",
        game,
        "who-goes all",
        "advance yes",
        "who-goes all",
        rolls=["free-peoples-combat-roll 5 5 1 1 1", "shadow-combat-roll 1", "1"],
    )
    finish(match)
    assert match.state.regions["helms-deep"].besieged is None
    assert army(match, FREE, "helms-deep") == "rohan 8 0 1 + boromir"


def test_help_unlooked_for_is_an_attack_with_all_its_reactions() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 1",
        shadow="helms-deep: isengard 2 + southrons 1",
        besieged="helms-deep",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = played("help-unlooked-for", game)
    assert told(match, "attack") == [(FREE, "westemnet", "helms-deep", "field")]
    assert match.state.politics["isengard"] == 0
    assert match.state.politics["southrons"] == 1


def test_help_unlooked_for_the_timid_stay_behind() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 1 + gondor 1",
        shadow="helms-deep: isengard 2",
        besieged="helms-deep",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = played("help-unlooked-for", game)
    battle = match.state.battle
    assert battle is not None
    assert battle.rearguard.nations == ("gondor",)


@pytest.mark.parametrize(
    "more",
    [
        {"besieged": "", "captured": "helms-deep", "free": "westemnet: rohan 4"},  # no siege
        {"war": "isengard"},  # Rohan is not At War
        {"free": "helms-deep: rohan 2; folde: rohan 4"},  # not adjacent
        {"free": "helms-deep: rohan 2; westemnet: boromir"},  # no Army
    ],
)
def test_help_unlooked_for_without_an_army_that_can_help(more: Position) -> None:
    match = played("help-unlooked-for", position(**{**SIEGE_OF_HELMS_DEEP, **more}))
    assert over(match)
    assert told(match, "attack") == []


def test_help_unlooked_for_is_no_sortie_and_attacks_no_one_else() -> None:
    game = position(
        free="helms-deep: rohan 2; westemnet: rohan 4; folde: rohan 2",
        shadow="helms-deep: isengard 2; fords-of-isen: isengard 1; edoras: isengard 1",
        besieged="helms-deep",
        captured="edoras",
        war="rohan",
        shadow_hand="shadows-gather",
    )
    match = played("help-unlooked-for", game, "who-goes all")
    assert told(match, "attack") == [(FREE, "westemnet", "helms-deep", "field")]


def test_help_unlooked_for_chooses_between_sieges() -> None:
    game = position(
        free="helms-deep: rohan 1; westemnet: rohan 2; minas-tirith: gondor 1;"
        "lossarnach: gondor 1; druadan-forest: gondor 1",
        shadow="helms-deep: isengard 2; minas-tirith: sauron 3",
        besieged="helms-deep minas-tirith",
        war="rohan gondor",
        shadow_hand="shadows-gather",
    )
    match = played("help-unlooked-for", game)
    assert options(match) == ["druadan-forest", "lossarnach", "westemnet"]
    match.play("from lossarnach")
    assert told(match, "attack")[-1] == (FREE, "lossarnach", "minas-tirith", "field")


# ---- Paths of the Woses


def test_paths_of_the_woses_needs_rohan_at_war() -> None:
    free = "edoras: rohan 2"
    assert why_not("paths-of-the-woses", position(free=free, active="rohan")) == "nation-not-at-war"
    assert why_not("paths-of-the-woses", position(free=free, war="rohan")) == ""


def test_paths_of_the_woses_lead_straight_to_minas_tirith() -> None:
    match = played(
        "paths-of-the-woses",
        position(
            free="edoras: rohan 3 1 1 + boromir; helms-deep: rohan 1; fangorn: rohan 1;"
            "minas-tirith: gondor 1",
            shadow="folde: isengard 1; druadan-forest: sauron 1",
            war="rohan",
        ),
    )
    assert options(match) == ["edoras", "helms-deep"]
    match.play(
        "from edoras",
        "who-goes part",
        "figures rohan-regular 2",
        "figures rohan-elite 1",
        "figures rohan-leader 1",
        "figures boromir 1",
    )
    assert army(match, FREE, "edoras") == "rohan 1 0 0"
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0 + rohan 2 1 1 + boromir"
    assert over(match)


def test_w17_4_4_a_companion_on_the_paths_of_the_woses_activates_gondor() -> None:
    game = position(free="edoras: rohan 1 + boromir", war="rohan")
    match = played("paths-of-the-woses", game, "who-goes all")
    assert match.state.passive == ("dwarves", "north")
    assert match.state.politics["gondor"] == 2


def test_r057_no_region_on_the_way_is_touched() -> None:
    game = position(free="helms-deep: rohan 2", captured="folde edoras", war="rohan")
    match = played("paths-of-the-woses", game, "who-goes all")
    assert army(match, FREE, "minas-tirith") == "rohan 2 0 0"
    assert match.state.regions["folde"].control == SHADOW
    assert match.state.regions["edoras"].control == SHADOW
    assert "gondor" in match.state.passive


def test_w13_14_units_not_at_war_do_not_follow_the_paths_of_the_woses() -> None:
    game = position(free="edoras: rohan 1 + north 2 0 1; folde: elves 1", war="rohan")
    match = played("paths-of-the-woses", game, "who-goes all")
    assert army(match, FREE, "edoras") == "north 2 0 1"
    assert army(match, FREE, "minas-tirith") == "rohan 1 0 0"


def test_paths_of_the_woses_for_men_of_gondor_not_at_war() -> None:
    """Minas Tirith lies in their own Nation."""
    match = played(
        "paths-of-the-woses", position(free="folde: gondor 2", war="rohan"), "who-goes all"
    )
    assert army(match, FREE, "minas-tirith") == "gondor 2 0 0"


@pytest.mark.parametrize("way", ["besieged", "captured", "besieged by the free peoples"])
def test_paths_of_the_woses_lead_next_to_a_closed_minas_tirith(way: str) -> None:
    free, shadow = "edoras: rohan 2", "minas-tirith: sauron 3"
    if way == "besieged":
        game = position(
            free=free + "; minas-tirith: gondor 1",
            shadow=shadow,
            besieged="minas-tirith",
            war="rohan",
        )
    elif way == "captured":
        game = position(free=free, captured="minas-tirith", war="rohan")
    else:
        game = position(
            free=free + "; minas-tirith: gondor 1",
            shadow=shadow,
            captured="minas-tirith",
            besieged="minas-tirith",
            war="rohan",
        )
    match = played("paths-of-the-woses", game, "from edoras")
    assert options(match) == ["druadan-forest", "lossarnach", "osgiliath"]
    match.play("to lossarnach", "who-goes all")
    assert army(match, FREE, "lossarnach") == "rohan 2 0 0"


def test_paths_of_the_woses_enter_only_a_region_free_for_an_army() -> None:
    """Osgiliath is held; in Lossarnach a captured Town without units is retaken."""
    game = position(
        free="edoras: rohan 2",
        shadow="osgiliath: sauron 1; druadan-forest: sauron 1; lossarnach: nazgul",
        captured="minas-tirith lossarnach",
        war="rohan",
    )
    match = played("paths-of-the-woses", game, "to lossarnach", "who-goes all")
    assert match.state.regions["lossarnach"].control == FREE


def test_paths_of_the_woses_all_closed() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="osgiliath: sauron 1; druadan-forest: sauron 1; lossarnach: sauron 1",
        captured="minas-tirith lossarnach",
        war="rohan",
    )
    match = played("paths-of-the-woses", game)
    assert over(match)
    assert army(match, FREE, "edoras") == "rohan 2 0 0"


BESIEGED_ROHIRRIM: Position = {
    "free": "helms-deep: rohan 2 1 1 + gimli",
    "shadow": "helms-deep: isengard 6",
    "besieged": "helms-deep",
    "war": "rohan",
}


def test_paths_of_the_woses_lead_out_of_a_siege_and_the_besieger_captures() -> None:
    match = played(
        "paths-of-the-woses",
        position(**BESIEGED_ROHIRRIM),
        "who-goes all",
    )
    helms_deep = match.state.regions["helms-deep"]
    assert army(match, FREE, "minas-tirith") == "rohan 2 1 1 + gimli"
    assert (helms_deep.besieged, helms_deep.control) == (None, SHADOW)
    assert told(match, "captured") == [(SHADOW, "helms-deep", 2)]


def test_paths_of_the_woses_a_part_left_behind_keeps_the_siege_going() -> None:
    match = played(
        "paths-of-the-woses",
        position(**BESIEGED_ROHIRRIM),
        "who-goes part",
        "figures rohan-regular 2",
        "figures rohan-elite 0",
        "figures rohan-leader 1",
        "figures gimli 0",
    )
    helms_deep = match.state.regions["helms-deep"]
    assert (helms_deep.besieged, helms_deep.control) == (FREE, FREE)
    assert army(match, FREE, "helms-deep") == "rohan 0 1 0 + gimli"
    assert army(match, FREE, "minas-tirith") == "rohan 2 0 1"


def test_w11_5_the_stacking_limit_applies_when_the_rohirrim_arrive() -> None:
    game = position(free="edoras: rohan 2; minas-tirith: gondor 9", war="rohan")
    match = played("paths-of-the-woses", game, "who-goes all")
    assert asked(match) == "free-peoples excess"
    match.play("excess gondor-regular")
    assert army(match, FREE, "minas-tirith") == "gondor 8 0 0 + rohan 2 0 0"
    assert match.state.reinforcements["gondor"].regulars == 7


# ---- Through a Day and a Night


@pytest.mark.parametrize(
    ("free", "reason"),
    [
        ("edoras: rohan 1 + gimli", ""),
        ("edoras: rohan 1 0 1", "no-army-with-companion"),
        ("edoras: gimli; folde: rohan 1", "no-army-with-companion"),
    ],
)
def test_through_a_day_and_a_night_needs_an_army_with_a_companion(free: str, reason: str) -> None:
    assert why_not("through-a-day-and-a-night", position(free=free)) == reason


def test_through_a_day_and_a_night_an_army_goes_two_regions() -> None:
    match = played(
        "through-a-day-and-a-night",
        position(free="edoras: rohan 3 1 1 + gimli + legolas; eastemnet: rohan 2", war="rohan"),
        "who-goes all",
        "to westemnet",
    )
    assert "stop" in options(match)
    match.play("to fangorn")
    assert army(match, FREE, "fangorn") == "rohan 3 1 1 + gimli + legolas"
    assert army(match, FREE, "edoras") == ""
    assert over(match)


def test_through_a_day_and_a_night_an_army_may_stop_after_one() -> None:
    match = played(
        "through-a-day-and-a-night",
        position(free="edoras: rohan 3 + gimli", war="rohan"),
        "who-goes all",
        "to folde",
        "to stop",
    )
    assert army(match, FREE, "folde") == "rohan 3 0 0 + gimli"


def test_through_a_day_and_a_night_a_companion_goes_with_the_part_that_goes() -> None:
    match = played(
        "through-a-day-and-a-night",
        position(free="edoras: rohan 2 0 1 + gimli + legolas", war="rohan"),
        "who-goes part",
        "figures rohan-regular 1",
        "figures rohan-leader 0",
        "figures gimli 0",
        "to westemnet",
        "to fangorn",
    )
    assert offered(match, "figures") == ["legolas 1"]
    assert army(match, FREE, "edoras") == "rohan 1 0 1 + gimli"
    assert army(match, FREE, "fangorn") == "rohan 1 0 0 + legolas"


def test_r055_through_a_day_and_a_night_nobody_joins_or_drops_out() -> None:
    match = played(
        "through-a-day-and-a-night",
        position(free="edoras: rohan 1 + gimli; westemnet: rohan 4 + boromir", war="rohan"),
        "from edoras",
        "who-goes all",
        "to westemnet",
        "to fangorn",
    )
    assert army(match, FREE, "westemnet") == "rohan 4 0 0 + boromir"
    assert army(match, FREE, "fangorn") == "rohan 1 0 0 + gimli"


def test_w13_17_through_a_day_and_a_night_a_settlement_on_the_way_is_retaken() -> None:
    match = played(
        "through-a-day-and-a-night",
        position(free="edoras: rohan 1 + gimli", captured="folde", war="rohan"),
        "who-goes all",
        "to folde",
        "to eastemnet",
    )
    assert match.state.regions["folde"].control == FREE


def test_w13_11_through_a_day_and_a_night_no_way_leads_through_enemies() -> None:
    """R056: Fangorn is two regions away, but the only way there is closed."""
    match = played(
        "through-a-day-and-a-night",
        position(
            free="edoras: rohan 1 + gimli",
            shadow="westemnet: isengard 1; folde: nazgul",
            war="rohan",
        ),
        "who-goes all",
        "to folde",
    )
    assert options(match) == ["stop", "druadan-forest", "eastemnet"]


def test_w13_14_through_a_day_and_a_night_units_not_at_war_stay_at_home() -> None:
    match = played(
        "through-a-day-and-a-night", position(free="folde: rohan 1 + gimli"), "who-goes all"
    )
    assert options(match) == ["eastemnet", "edoras", "westemnet"]
    match.play("to eastemnet")
    assert "druadan-forest" not in options(match)


def test_through_a_day_and_a_night_a_besieged_army_stays_inside() -> None:
    match = played("through-a-day-and-a-night", position(**BESIEGED_ROHIRRIM))
    assert over(match)
    assert army(match, FREE, "helms-deep") == "rohan 2 1 1 + gimli"


def test_w17_4_4_through_a_day_and_a_night_companions_activate_where_they_end() -> None:
    """Passing through Pelargir Boromir rouses nobody; in Minas Tirith he does."""
    osgiliath: Position = {"free": "osgiliath: gondor 2 + boromir"}
    passing = played(
        "through-a-day-and-a-night",
        position(**osgiliath),
        "who-goes all",
        "to pelargir",
        "to lamedon",
    )
    assert "gondor" in passing.state.passive
    ending = played(
        "through-a-day-and-a-night",
        position(**osgiliath),
        "who-goes all",
        "to lossarnach",
        "to minas-tirith",
    )
    assert "gondor" not in ending.state.passive


def test_w23_1_through_a_day_and_a_night_a_companion_rouses_what_his_army_has_retaken() -> None:
    """Not even Wormtongue hinders Meriadoc in Edoras."""
    game = position(
        free="eastemnet: gondor 1 + meriadoc",
        shadow="orthanc: saruman",
        captured="folde edoras",
        war="gondor",
        table="wormtongue",
    )
    match = played("through-a-day-and-a-night", game, "who-goes all", "to folde", "to edoras")
    assert "rohan" not in match.state.passive
    assert match.state.table == ()


# ---- recruiting in a named region

# Card, region, Nation, with a Leader, with a card drawn afterwards.
MUSTERS = [
    ("guards-of-the-citadel", "minas-tirith", "gondor", True, False),
    ("celeborns-galadhrim", "lorien", "elves", False, True),
    ("grimbeorn-the-old-son-of-beorn", "carrock", "north", True, False),
    ("imrahil-of-dol-amroth", "dol-amroth", "gondor", True, False),
    ("kindred-of-glorfindel", "rivendell", "elves", False, True),
    ("dain-ironfoots-guard", "erebor", "dwarves", True, False),
    ("thranduils-archers", "woodland-realm", "elves", False, True),
]
each_muster = pytest.mark.parametrize(("card", "place", "nation", "leader", "draws"), MUSTERS)
DRAWN = "faramirs-rangers"
"""The card that is drawn in these tests."""


def mustered(card: str, game: Game, *lines: str, draws: bool) -> Match[Game]:
    """A recruiting card, with the card drawn afterwards if it lets one draw."""
    match = played(
        card, game, *lines, rolls=[f"free-peoples-strategy-draw {DRAWN}"] if draws else []
    )
    finish(match)
    assert (DRAWN in match.state.hands[FREE]) == draws
    return match


@each_muster
@pytest.mark.parametrize("kind", ["regular", "elite"])
def test_a_muster_card_brings_a_unit_of_either_kind(
    card: str, place: str, nation: str, leader: bool, draws: bool, kind: str
) -> None:
    """W12.13: though the Nation is not At War, and without any Army there."""
    match = mustered(card, position(), f"unit {nation}-{kind}", draws=draws)
    unit = "1 0" if kind == "regular" else "0 1"
    assert army(match, FREE, place) == f"{nation} {unit} {int(leader)}"
    assert match.state.politics[nation] > 0
    assert over(match)


@each_muster
def test_w12_14_a_muster_card_brings_nobody_where_the_enemy_is(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    for game in (
        position(captured=place),
        position(captured=place, shadow=f"{place}: sauron 1"),
    ):
        match = mustered(card, game, draws=draws)
        assert army(match, FREE, place) == ""
        assert over(match)


@each_muster
def test_r012_a_nazgul_alone_does_not_hinder_a_muster_card(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    game = position(shadow=f"{place}: nazgul")
    match = mustered(card, game, f"unit {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 0 {int(leader)}"


@each_muster
def test_r037_a_muster_card_recruits_inside_a_besieged_stronghold(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return  # a Town
    game = position(free=f"{place}: {nation} 1", shadow=f"{place}: sauron 5", besieged=place)
    match = mustered(card, game, f"unit {nation}-elite", draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 1 {int(leader)}"
    assert match.state.regions[place].besieged == FREE


@each_muster
def test_op_35_a_full_garrison_removes_a_unit_but_takes_the_leader(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return
    full = position(free=f"{place}: {nation} 4 1", shadow=f"{place}: sauron 5", besieged=place)
    match = mustered(card, full, f"unit {nation}-elite", f"excess {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 3 2 {int(leader)}"
    assert over(match)


@each_muster
def test_a_muster_card_recruits_outside_a_stronghold_that_its_side_besieges(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    if place == "carrock":
        return
    game = position(
        free=f"{place}: {nation} 3", shadow=f"{place}: sauron 1", besieged=place, captured=place
    )
    match = mustered(card, game, f"unit {nation}-regular", draws=draws)
    assert army(match, FREE, place) == f"{nation} 4 0 {int(leader)}"


ALL = {"dwarves": (5, 5), "elves": (5, 10), "gondor": (15, 5), "north": (10, 5)}


@each_muster
def test_r040_a_muster_card_brings_what_is_left(
    card: str, place: str, nation: str, leader: bool, draws: bool
) -> None:
    """No Elite left: a Regular comes, unasked; no unit left: nobody without an Army there."""
    regulars, elites = ALL[nation]
    match = mustered(card, position(spent=f"{nation} 0 {elites}"), draws=draws)
    assert army(match, FREE, place) == f"{nation} 1 0 {int(leader)}"
    match = mustered(card, position(spent=f"{nation} {regulars} {elites}"), draws=draws)
    assert army(match, FREE, place) == ""
    assert match.state.reinforcements[nation].leaders == 4


@pytest.mark.parametrize("card", [card for card, *_, leader, _ in MUSTERS if leader])
def test_a_leader_comes_alone_to_an_army_and_a_unit_without_a_leader(card: str) -> None:
    place, nation = next((p, n) for c, p, n, *_ in MUSTERS if c == card)
    regulars, elites = ALL[nation]
    game = position(free=f"{place}: {nation} 1", spent=f"{nation} {regulars - 1} {elites}")
    assert army(played(card, game), FREE, place) == f"{nation} 1 0 1"
    game = position(spent=f"{nation} 0 0 4")
    match = played(card, game, f"unit {nation}-regular")
    assert army(match, FREE, place) == f"{nation} 1 0 0"


def test_w8_4_the_card_drawn_may_have_to_be_paid_with_another() -> None:
    hand = "athelas axe-and-bow bilbos-song elven-cloaks elven-rope horn-of-gondor"
    match = played(
        "thranduils-archers",
        position(free_hand=hand, captured="woodland-realm"),
        "discard elven-rope",
        rolls=[DRAWN],
    )
    assert match.state.buried[FREE] == ("elven-rope",)
    assert len(match.state.hands[FREE]) == 6


def test_r042_an_empty_deck_gives_no_card_and_the_unit_comes_all_the_same() -> None:
    game = position()
    game.decks["free-peoples-strategy"] = game.decks["free-peoples-strategy"]._replace(
        loose=("celeborns-galadhrim",)
    )
    match = played("celeborns-galadhrim", game, "unit elves-regular")
    assert army(match, FREE, "lorien") == "elves 1 0 0"
    assert match.state.hands[FREE] == ()


def test_gandalf_draws_after_a_muster_card_played_with_an_event_result() -> None:
    match = play_event(
        position(), "guards-of-the-citadel", "unit gondor-regular", "guide-draw yes", rolls=[DRAWN]
    )
    assert match.state.hands[FREE] == (DRAWN,)


# ---- King Brand's Men, Swords in Eriador


@pytest.mark.parametrize(
    ("more", "dale"),
    [
        ({}, "north 2 0 0"),
        ({"free": "dale: north 1 0 1"}, "north 3 0 1"),
        ({"spent": "north 9"}, "north 1 0 0"),
        ({"spent": "north 10"}, ""),
        ({"captured": "dale"}, ""),
        ({"captured": "dale", "shadow": "dale: sauron 1"}, ""),
    ],
)
def test_king_brands_men_two_regulars_then_a_card(more: Position, dale: str) -> None:
    match = mustered("king-brands-men", position(**more), draws=True)
    assert army(match, FREE, "dale") == dale
    assert over(match)


@pytest.mark.parametrize(
    ("more", "lines", "shire", "ered_luin"),
    [
        ({}, ["unit north-elite", "unit dwarves-regular"], "north 0 1 0", "dwarves 1 0 0"),
        ({}, ["unit north-regular", "unit dwarves-elite"], "north 1 0 0", "dwarves 0 1 0"),
        ({"captured": "the-shire"}, ["unit dwarves-elite"], "", "dwarves 0 1 0"),
        ({"captured": "ered-luin"}, ["unit north-elite"], "north 0 1 0", ""),
        ({"spent": "north 10 5"}, ["unit dwarves-elite"], "", "dwarves 0 1 0"),
        ({"spent": "dwarves 5 5"}, ["unit north-elite"], "north 0 1 0", ""),
        ({"captured": "the-shire ered-luin"}, [], "", ""),
    ],
)
def test_swords_in_eriador_units_in_two_regions_then_a_card(
    more: Position, lines: list[str], shire: str, ered_luin: str
) -> None:
    match = mustered("swords-in-eriador", position(**more), *lines, draws=True)
    assert army(match, FREE, "the-shire") == shire
    assert army(match, FREE, "ered-luin") == ered_luin
    assert over(match)


# ---- Círdan's Ships


def test_cirdans_ships_need_the_elves_at_war() -> None:
    assert why_not("cirdans-ships", position(free="pelargir: gondor 1")) == "nation-not-at-war"
    assert why_not("cirdans-ships", position(war="elves")) == ""


def test_cirdans_ships_sail_to_an_army_on_the_coast() -> None:
    """Not to Osgiliath, nor to a Companion without an Army, nor to an empty Grey Havens."""
    match = played(
        "cirdans-ships",
        position(
            free="pelargir: gondor 1; osgiliath: gondor 1; evendim: gimli; tower-hills: north 1;"
            "west-harondor: rohan 1",
            war="elves",
        ),
    )
    assert options(match) == ["pelargir", "west-harondor"]
    match.play("in pelargir", "unit elves-regular", "unit elves-elite")
    assert army(match, FREE, "pelargir") == "elves 1 1 0 + gondor 1 0 0"
    assert over(match)


def test_cirdans_ships_come_to_a_besieged_garrison_and_to_besiegers() -> None:
    game = position(
        free="grey-havens: elves 4; umbar: gondor 3",
        shadow="grey-havens: sauron 5; umbar: southrons 1",
        besieged="grey-havens umbar",
        war="elves",
    )
    match = played("cirdans-ships", game)
    assert options(match) == ["grey-havens", "umbar"]
    match.play("in grey-havens", "unit elves-elite", "unit elves-elite", "excess elves-regular")
    assert army(match, FREE, "grey-havens") == "elves 3 2 0"


def test_r040_cirdans_ships_bring_as_many_elves_as_there_are() -> None:
    one = position(free="pelargir: gondor 1", war="elves", spent="elves 5 9")
    assert army(played("cirdans-ships", one), FREE, "pelargir") == "elves 0 1 0 + gondor 1 0 0"
    none = position(free="pelargir: gondor 1", war="elves", spent="elves 5 10")
    assert over(played("cirdans-ships", none))


def test_cirdans_ships_find_no_army_on_the_coast() -> None:
    match = played("cirdans-ships", position(free="osgiliath: gondor 1", war="elves"))
    assert over(match)
    assert match.state.reinforcements["elves"].units == 15


# ---- Riders of Théoden, Éomer


def test_riders_of_theoden_come_to_edoras_or_to_a_companion_in_rohan() -> None:
    match = played(
        "riders-of-theoden",
        position(free="fords-of-isen: gimli; folde: rohan 1; fangorn: legolas; osgiliath: boromir"),
    )
    assert sorted(options(match)) == ["edoras", "fords-of-isen"]
    match.play("in fords-of-isen", "unit rohan-elite")
    assert army(match, FREE, "fords-of-isen") == "rohan 0 1 1 + gimli"
    assert over(match)


def test_riders_of_theoden_do_not_come_where_the_enemy_is() -> None:
    """A20: a Companion in Eastemnet, but a Shadow Army too."""
    game = position(
        free="eastemnet: gimli; westemnet: legolas; helms-deep: rohan 1 + boromir",
        shadow="eastemnet: isengard 1; helms-deep: isengard 5",
        captured="edoras westemnet",
        besieged="helms-deep",
    )
    match = played("riders-of-theoden", game, "unit rohan-regular")
    # Only besieged Helm's Deep is left.
    assert army(match, FREE, "helms-deep") == "rohan 2 0 1 + boromir"


def test_riders_of_theoden_nowhere_to_come_to() -> None:
    game = position(captured="edoras", shadow="edoras: isengard 1")
    match = played("riders-of-theoden", game)
    assert over(match)
    assert match.state.reinforcements["rohan"].leaders == 4


@pytest.mark.parametrize("card", ["riders-of-theoden", "eomer-son-of-eomund"])
def test_riders_without_units_left_are_a_leader_for_an_army(card: str) -> None:
    game = position(free="edoras: rohan 1", spent="rohan 9 5")
    assert army(played(card, game), FREE, "edoras") == "rohan 1 0 1"
    nobody = position(spent="rohan 10 5")
    assert over(played(card, nobody))
    no_leader = position(free="edoras: rohan 1", spent="rohan 0 0 4")
    places = ["in edoras"] if card == "eomer-son-of-eomund" else []
    match = played(card, no_leader, *places, "unit rohan-elite")
    assert army(match, FREE, "edoras") == "rohan 1 1 0"


def test_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    match = played("eomer-son-of-eomund", position(free="fords-of-isen: rohan 2 + gimli"))
    assert sorted(options(match)) == ["edoras", "folde", "helms-deep", "westemnet"]
    match.play("in folde", "unit rohan-regular")
    assert army(match, FREE, "folde") == "rohan 1 0 1"
    assert over(match)


def test_eomer_does_not_come_into_a_besieged_or_captured_settlement() -> None:
    game = position(
        free="helms-deep: rohan 1",
        shadow="helms-deep: isengard 5; folde: isengard 1",
        besieged="helms-deep",
        captured="edoras",
    )
    match = played("eomer-son-of-eomund", game, "unit rohan-elite")
    assert army(match, FREE, "westemnet") == "rohan 0 1 1"


def test_eomer_comes_to_the_besiegers_of_captured_helms_deep() -> None:
    game = position(
        free="helms-deep: rohan 4",
        shadow="helms-deep: isengard 1; folde: isengard 1; westemnet: isengard 1",
        besieged="helms-deep",
        captured="helms-deep edoras",
    )
    match = played("eomer-son-of-eomund", game, "unit rohan-elite")
    assert army(match, FREE, "helms-deep") == "rohan 4 1 1"
