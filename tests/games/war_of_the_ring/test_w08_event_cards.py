"""W8: Event cards. The texts of the cards have tests of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

import thirdage
from thirdage.games.war_of_the_ring.actions import possible_actions
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, DECKS
from thirdage.games.war_of_the_ring.cards.events import EVENTS, playable, why_not_play
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.settling import points
from thirdage.games.war_of_the_ring.state import HuntBox
from thirdage.games.war_of_the_ring.turn import begin_turn, end_turn, fellowship_phase
from thirdage.table.agenda import plan
from thirdage.table.piles import Pile
from wotr import (
    FREE,
    SHADOW,
    act,
    army,
    asked,
    attack,
    finish,
    give,
    options,
    play_event,
    position,
    start,
    told,
    why_no_event,
)

DRAWS = ("athelas", "the-red-arrow", "orc-patrol", "hill-trolls")


def hand_of(side: str, number: int) -> str:
    """So many cards of a side, none of which DRAWS names."""
    return " ".join([c for c in CARDS if CARDS[c].side == side and c not in DRAWS][:number])


# ---- decks and hands


def test_w8_1_icons_of_the_decks() -> None:
    """T08-01: Character decks only Character icons, Strategy decks Army and Muster icons."""
    for name in DECKS:
        icons = {card.icon for card in CARDS.values() if card.pile == name}
        assert icons == ({"character"} if name.endswith("character") else {"army", "muster"})


def test_w8_2_drawing_in_phase_1_is_compulsory() -> None:
    """T08-02: nobody is asked; a card of each deck for each player."""
    match = start(position(), plan(begin_turn), rolls=DRAWS)
    assert {given.request.seat for given in match.history} == {None}
    assert match.state.hands == {
        FREE: ("athelas", "the-red-arrow"),
        SHADOW: ("hill-trolls", "orc-patrol"),
    }
    finish(match)


def test_w8_3_an_event_result_draws_from_an_own_deck() -> None:
    """T08-03: never from a deck of the enemy."""
    match = act(position(), SHADOW, "event", "action draw", rolls=["orc-patrol"])
    assert options(match) == ["character", "strategy"]
    match.play("deck character")
    assert match.state.hands[SHADOW] == ("orc-patrol",)
    assert {name: pile.size for name, pile in match.state.decks.items()} == {
        "free-peoples-character": 24,
        "free-peoples-strategy": 24,
        "shadow-character": 23,
        "shadow-strategy": 24,
    }
    finish(match)


def test_w8_4_the_seventh_card_is_discarded_face_down() -> None:
    """T08-04, R017: at once, by choice; only its owner knows it."""
    game = position(free_hand=hand_of(FREE, 6))
    match = act(game, FREE, "event", "action draw", "deck character", rolls=["athelas"])
    assert (asked(match), len(options(match))) == ("free-peoples discard", 7)
    match.play("discard athelas")
    assert (len(match.state.hands[FREE]), match.state.buried[FREE]) == (6, ("athelas",))
    assert match.state.discards[FREE] == ()
    assert told(match, "discards-face-down") == [(FREE, "character")]
    views = [match.game.view(match.state, seat)["buried"] for seat in (FREE, SHADOW, None)]
    assert views == [
        {FREE: ("athelas",), SHADOW: ()},
        {FREE: ("character",), SHADOW: ()},
        {FREE: ("character",), SHADOW: ()},
    ]


def test_w8_4_both_cards_are_drawn_first() -> None:
    """T08-05, OP-17: 8 cards in hand, then two are discarded."""
    game = position(free_hand=hand_of(FREE, 6))
    match = start(game, plan(begin_turn), rolls=DRAWS)
    assert (asked(match), len(options(match))) == ("free-peoples discard", 8)
    match.play("discard athelas", "discard the-red-arrow")
    assert match.state.hands[FREE] == tuple(sorted(hand_of(FREE, 6).split()))
    assert asked(match) == "free-peoples fellowship-phase"
    finish(match)


def test_w8_4_from_five_cards_to_seven_to_six() -> None:
    """Y29."""
    match = start(position(free_hand=hand_of(FREE, 5)), plan(begin_turn), rolls=DRAWS)
    match.play("discard elven-cloaks")
    assert asked(match) == "free-peoples fellowship-phase"
    assert len(match.state.hands[FREE]) == 6


def test_w8_4_cards_on_the_table_do_not_count() -> None:
    """OP-20."""
    cards = [c for c in hand_of(FREE, 24).split() if c != "mithril-coat-and-sting"][:5]
    game = position(free_hand=" ".join(cards), table="mithril-coat-and-sting")
    match = act(game, FREE, "event", "action draw", "deck character", rolls=["athelas"])
    assert asked(match).startswith(SHADOW)
    assert len(match.state.hands[FREE]) == 6


def test_w8_5_nothing_is_drawn_from_an_empty_deck() -> None:
    """T08-06, R018: and nothing is reshuffled."""
    game = position()
    game.decks["free-peoples-strategy"] = Pile(())
    game.discards[FREE] = ("the-red-arrow",)
    match = start(game, plan(begin_turn), rolls=[d for d in DRAWS if d != "the-red-arrow"])
    assert match.state.hands[FREE] == ("athelas",)
    assert match.state.discards[FREE] == ("the-red-arrow",)
    assert told(match, "deck-empty") == [(FREE, "strategy")]
    finish(match)


def test_w8_5_drawing_is_no_action_without_cards() -> None:
    game = position()
    game.decks["free-peoples-strategy"] = Pile(())
    match = act(game, FREE, "event", "action draw", rolls=["athelas"])
    assert match.state.hands[FREE] == ("athelas",)  # the only deck left
    game.decks["free-peoples-character"] = Pile(())
    assert "draw" not in possible_actions(game, FREE, "event")


# ---- playing


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("orc-patrol", "character event"),
        ("the-shadow-lengthens", "army muster-army event"),
        ("stormcrow", "muster muster-army event"),
        ("elven-cloaks", "character will-of-the-west event"),
        ("the-spirit-of-mordor", "muster-army will-of-the-west event"),
        ("fear-fire-foes", "muster muster-army will-of-the-west event"),
    ],
)
def test_w8_6_the_icon_or_an_event_result(card: str, dice: str) -> None:
    """T08-07, T08-08, R030: the icon decides, not the deck."""
    side = CARDS[card].side
    game = position(free="edoras: boromir", at="hollin")
    give(game, side, card)
    faces = {FREE: "character event muster muster-army will-of-the-west"}
    faces[SHADOW] = "character army event muster muster-army"
    able = [f for f in faces[side].split() if "card" in possible_actions(game, side, f)]
    assert set(able) == set(dice.split())


def test_w8_7_paths_of_the_woses() -> None:
    """X01: an Army card is played with Event, Muster/Army, Will of the West."""
    game = position(free="edoras: rohan 1", war="rohan", free_hand="paths-of-the-woses")
    able = {
        face
        for face in ("character", "event", "muster", "muster-army", "will-of-the-west")
        if "card" in possible_actions(game, FREE, face)
    }
    assert able == {"event", "muster-army", "will-of-the-west"}


def test_w8_7_a_will_of_the_west_becomes_an_event_result() -> None:
    """It counts as one for Gandalf the Grey as Guide, who lets FP draw."""
    match = play_event(position(), "elven-rope", die="will-of-the-west")
    assert asked(match) == "free-peoples guide-draw"
    match = play_event(position(), "elven-rope", die="character")
    assert asked(match).startswith(SHADOW)


def test_w8_8_the_condition_must_be_fulfilled() -> None:
    """T08-09."""
    assert why_no_event(position(active="gondor"), "the-red-arrow") == ""
    game = position(free_hand="the-red-arrow")
    reason = why_not_play(game, FREE, "the-red-arrow", ("event",))
    assert reason is not None
    assert reason.rule == "W8.8"
    assert playable(game, FREE, ("event",)) == []
    assert "card" not in possible_actions(game, FREE, "event")


def test_w8_9_a_card_changes_only_what_it_says() -> None:
    """T08-10: an Army on the march does not enter a region with enemy units."""
    shadow = "fords-of-isen: isengard 1"
    game = position(free="helms-deep: rohan 2 + boromir", shadow=shadow, war="rohan")
    match = play_event(game, "through-a-day-and-a-night", "who-goes all")
    match.play("to westemnet")  # the only way
    assert options(match) == ["stop", "eastemnet", "edoras", "fangorn", "folde"]
    game = position(free="helms-deep: rohan 2 + boromir", war="rohan")
    match = play_event(game, "through-a-day-and-a-night", "who-goes all")
    assert "fords-of-isen" in options(match)


def test_w8_10_every_part_that_can_be_carried_out_is() -> None:
    """T08-11: The Red Arrow advances Rohan and recruits; neither can be declined."""
    match = play_event(position(active="gondor", companions="strider"), "the-red-arrow")
    assert options(match) == ["rohan-regular", "rohan-elite"]
    match.play("unit rohan-elite")
    assert match.state.politics["rohan"] == 2
    assert army(match, FREE, "edoras") == "rohan 0 1 1"


def test_w8_10_1_as_far_as_possible() -> None:
    """T08-12, R040: two Regulars are asked for, one is left."""
    game = position(spent="north 9", companions="strider")
    match = play_event(game, "king-brands-men", rolls=["the-red-arrow"])
    assert army(match, FREE, "dale") == "north 1 0 0"
    finish(match)


def test_w8_10_1_no_leader_left() -> None:
    """X03: only the unit is recruited."""
    game = position(spent="gondor 0 0 4", companions="strider")
    match = play_event(game, "imrahil-of-dol-amroth", "unit gondor-elite")
    assert army(match, FREE, "dol-amroth") == "gondor 0 1 0"
    assert match.state.discards[FREE] == ("imrahil-of-dol-amroth",)


def test_w8_10_1_a_card_may_change_nothing() -> None:
    """OP-18: it is simply discarded."""
    match = play_event(position(companions="strider"), "the-spirit-of-mordor")
    assert match.state.discards[FREE] == ("the-spirit-of-mordor",)
    assert match.state.used_dice[FREE] == 1


def test_w8_11_a_played_card_is_discarded() -> None:
    """T08-13: it is not available again."""
    match = play_event(position(companions="strider"), "elven-cloaks")
    state = match.state
    assert state.hands[FREE] == ()
    assert state.discards[FREE] == ("elven-cloaks",)
    assert "elven-cloaks" not in state.decks["free-peoples-character"].possible_next()
    assert told(match, "plays") == [(FREE, "elven-cloaks")]


def test_w8_12_a_card_on_the_table_stays() -> None:
    """T08-14: with its effect, beyond the end of the turn."""
    game = position(shadow="dimrill-dale: sauron 1 + nazgul 1", war="sauron", companions="strider")
    match = play_event(game, "a-power-too-great")
    assert match.state.table == ("a-power-too-great",)
    assert match.state.discards[FREE] == ()
    match = start(match.state.copy(), plan(end_turn), rolls=DRAWS)
    assert match.state.table == ("a-power-too-great",)
    match = act(match.state.copy(), SHADOW, "army", "action move-armies")
    assert "lorien" not in options(match)


def test_w8_13_discarding_by_a_die_is_an_action() -> None:
    """T08-15: SH pays any die and two cards for A Power too Great."""
    game = position(table="a-power-too-great", shadow_hand="orc-patrol hill-trolls stormcrow")
    match = act(game, SHADOW, "muster", "action discard-a-power-too-great")
    match.play("pay-card hill-trolls", "pay-card orc-patrol")
    assert match.state.table == ()
    assert match.state.discards == {
        FREE: ("a-power-too-great",),
        SHADOW: ("hill-trolls", "orc-patrol"),
    }
    assert match.state.used_dice[SHADOW] == 1
    assert asked(match).startswith(FREE)
    game = position(table="a-power-too-great", shadow_hand="orc-patrol stormcrow")
    assert "discard-a-power-too-great" not in possible_actions(game, SHADOW, "muster")


def test_w8_14_a_card_whose_condition_ceases_to_hold() -> None:
    """T08-16: Gandalf leaves the Fellowship, and his staff goes at once."""
    game = position(table="wizards-staff horn-of-gondor", at="hollin")
    match = act(game, FREE, "character", "action separate", "separate gandalf-grey")
    match.play("also no-more", "companions-to bree")
    assert match.state.table == ("horn-of-gondor",)
    assert match.state.discards[FREE] == ("wizards-staff",)


def test_w8_14_the_siege_of_minas_tirith_ends() -> None:
    """X02: the besiegers leave."""
    game = position(
        free="minas-tirith: gondor 2", shadow="minas-tirith: sauron 2", besieged="minas-tirith",
        table="denethors-folly", war="sauron",
    )  # fmt: skip
    match = act(game, SHADOW, "army", "action move-armies", "to osgiliath", "who-goes all")
    assert match.state.regions["minas-tirith"].besieged is None
    assert (match.state.table, match.state.discards[SHADOW]) == ((), ("denethors-folly",))


def test_w8_14_minas_tirith_falls() -> None:
    """Y26: the last defender is eliminated; 2 points, and the card is discarded."""
    game = position(
        free="minas-tirith: gondor 1", shadow="minas-tirith: sauron 5", besieged="minas-tirith",
        table="denethors-folly", war="sauron",
    )  # fmt: skip
    match = attack(game, SHADOW, "minas-tirith", "minas-tirith", rolls=["6 1 1 1 1", "1"])
    assert match.state.regions["minas-tirith"].control == SHADOW
    assert points(match.state, SHADOW) == 2
    assert match.state.table == ()
    finish(match)


def test_w8_14_rohan_becomes_active_by_a_declaration() -> None:
    """Wormtongue is discarded at once, not only when something else happens."""
    game = position(shadow="orthanc: saruman", table="wormtongue", at="edoras")
    match = start(game, plan(fellowship_phase))
    match.play("fellowship-phase declare", "declare-in edoras")
    assert "rohan" not in match.state.passive
    assert match.state.table == ()


def test_w8_15_casualties_are_no_reinforcements() -> None:
    """T08-18: an Elite among the casualties cannot be recruited."""
    game = position(spent="elves 5 10", companions="strider")
    match = play_event(game, "celeborns-galadhrim", rolls=["the-red-arrow"])
    assert army(match, FREE, "lorien") == ""
    game = position(spent="elves 0 10", companions="strider")
    match = play_event(game, "celeborns-galadhrim", rolls=["the-red-arrow"])
    assert army(match, FREE, "lorien") == "elves 1 0 0"
    finish(match)


def test_w8_16_leaders_go_with_an_army_destroyed_by_a_card_companions_stay() -> None:
    """T08-19, R050: a Leader and Gimli."""
    game = position(
        free="bree: north 1 0 1 + gimli",
        shadow="arnor: sauron 1; weather-hills: nazgul 1 + sauron 1",
    )
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "bree") == "gimli"
    assert tuple(match.state.casualties["north"]) == ("north", 1, 0, 1)
    finish(match)


def test_w8_16_nazgul_and_minions_stay() -> None:
    """T08-20: two Nazgûl and the Mouth."""
    game = position(shadow="osgiliath: sauron 1 + nazgul 2 + mouth-of-sauron", companions="strider")
    match = play_event(game, "faramirs-rangers", rolls=["6 6 1"])
    assert army(match, SHADOW, "osgiliath") == "nazgul 2 + mouth-of-sauron"
    finish(match)


def test_w8_16_besiegers_take_a_stronghold_whose_garrison_a_card_destroys() -> None:
    """OP-21: the Companion inside is in the open then."""
    game = position(
        free="lorien: elves 1 0 1 + legolas", shadow="lorien: sauron 3 + nazgul 1",
        besieged="lorien",
    )  # fmt: skip
    match = play_event(game, "dreadful-spells", rolls=["5"])
    region = match.state.regions["lorien"]
    assert (region.control, region.besieged) == (SHADOW, None)
    assert army(match, FREE, "lorien") == "legolas"
    finish(match)


def test_w8_17_the_die_for_a_card_that_moves_the_fellowship() -> None:
    """T08-21: it is set aside like any other."""
    game = position(companions="", corruption=2)
    match = play_event(game, "there-is-another-way", die="character")
    match.play("another-way move")
    assert match.state.fellowship.progress == 1
    assert match.state.hunt_box == HuntBox()
    assert match.state.used_dice[FREE] == 1


def test_w8_18_what_a_card_consists_of() -> None:
    """T08-22: number, icon, event and combat effect with its initiative; titles and texts."""
    folder = Path(thirdage.__file__).parent / "words" / "en" / "war-of-the-ring"
    events = (folder / "cards.ftl").read_text(encoding="utf-8").splitlines()
    combat = (folder / "combat.ftl").read_text(encoding="utf-8").splitlines()
    for name in DECKS:
        numbers = [card.number for card in CARDS.values() if card.pile == name]
        assert sorted(numbers) == list(range(1, 25))
    for card in CARDS.values():
        assert card.name in EVENTS
        initiatives = [part.initiative for part in EFFECTS[card.combat].parts]
        assert initiatives
        assert all(0 <= initiative <= 7 for initiative in initiatives)
        title = [i for i, line in enumerate(events) if line.startswith(f"card-{card.name} = ")]
        assert len(title) == 1, card.name
        assert any(".effect = " in line for line in events[title[0] + 1 : title[0] + 4]), card.name
        title = [i for i, line in enumerate(combat) if line.startswith(f"combat-{card.combat} = ")]
        assert len(title) == 1, card.combat
        assert any(".effect = " in line for line in combat[title[0] + 1 : title[0] + 3])
    assert len({card.combat for card in CARDS.values()}) == len(EFFECTS) == 38


def test_w8_19_event_or_combat_part() -> None:
    """T08-23: as a Combat card it is not played as an event."""
    game = position(
        free="bree: north 2", shadow="arnor: sauron 1; weather-hills: sauron 1",
        war="north sauron", free_hand="a-power-too-great",
    )  # fmt: skip
    before = game.politics["elves"]
    match = attack(game, SHADOW, "weather-hills", "bree", rolls=["1", "6 1"])
    match.play("free-peoples-combat-card a-power-too-great")
    assert match.state.discards[FREE] == ("a-power-too-great",)
    assert (match.state.table, match.state.politics["elves"]) == ((), before)
    assert told(match, "plays") == []
    finish(match)
