"""The Shadow Character deck: cards that stay on the table."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.politics import BY_CARD, activate, go_to_war
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Illegal
from wotr import (
    FREE,
    SHADOW,
    act,
    acts_next,
    asked,
    attack,
    corruption,
    declared,
    finish,
    give,
    move_on,
    options,
    play_event,
    position,
    questions,
    why_no_event,
)

GROND = "grond-hammer-of-the-underworld"


# ---- Balrog of Moria


def balrog(**more: object) -> Game:
    settings: dict[str, object] = {"at": "hollin", "table": "balrog-of-moria", **more}
    return position(**settings)  # type: ignore[arg-type]


def test_balrog_is_played_on_the_table() -> None:
    match = play_event(position(), "balrog-of-moria")
    assert match.state.table == ("balrog-of-moria",)


@pytest.mark.parametrize(
    ("at", "progress", "to"),
    [
        ("hollin", 2, "dimrill-dale"),  # through Moria
        ("hollin", 1, "moria"),
        ("moria", 1, "hollin"),
        ("moria", 0, "moria"),  # staying there
    ],
)
def test_balrog_a_declaration_touches_moria(at: str, progress: int, to: str) -> None:
    game = balrog(at=at, progress=progress)
    match = declared(game, to, "use-balrog yes", rolls=["hunt-tile 2"])
    match.play("hunt-casualty ring")
    assert corruption(match) == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    finish(match)


def test_balrog_a_declaration_elsewhere_does_not_wake_it() -> None:
    match = declared(balrog(progress=2), "trollshaws")
    assert match.state.table == ("balrog-of-moria",)
    assert match.state.drawn_tiles == ()
    assert "use-balrog" not in questions(match)


def test_balrog_may_wait() -> None:
    match = declared(balrog(progress=2), "dimrill-dale", "use-balrog no")
    assert match.state.table == ("balrog-of-moria",)
    assert match.state.drawn_tiles == ()


def test_balrog_an_eye_has_no_effect() -> None:
    match = declared(balrog(progress=1), "moria", "use-balrog yes", rolls=["hunt-tile eye"])
    assert corruption(match) == 0
    assert match.state.fellowship.hidden
    assert match.state.drawn_tiles == ("eye",)
    finish(match)


def test_r148_balrog_its_tile_may_reveal_a_fellowship_declared_in_the_wild() -> None:
    game = balrog(progress=2)
    match = declared(game, "dimrill-dale", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    assert match.state.fellowship.at == "dimrill-dale"
    finish(match)


def test_r154_balrog_revealed_by_it_in_moria_draws_the_strongholds_tile_too() -> None:
    rolls = ["hunt-tile 0r", "hunt-tile 2"]
    match = declared(balrog(progress=1), "moria", "use-balrog yes", rolls=rolls)
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    assert corruption(match) == 2
    finish(match)


def test_r149_balrog_the_reveal_icon_is_ignored_in_an_unconquered_stronghold() -> None:
    game = balrog(at="moria", progress=2)
    match = declared(game, "lorien", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert match.state.fellowship.at == "lorien"
    assert match.state.fellowship.hidden
    assert corruption(match) == 1
    finish(match)


def test_r149_balrog_the_reveal_icon_counts_in_a_captured_stronghold() -> None:
    game = balrog(at="moria", progress=2, captured="lorien")
    match = declared(game, "lorien", "use-balrog yes", rolls=["hunt-tile 1r"])
    match.play("hunt-casualty ring")
    assert not match.state.fellowship.hidden
    finish(match)


def test_w19_25_balrog_its_tile_comes_before_those_of_strongholds() -> None:
    game = balrog(progress=0, hunt_box=(0, 1, 0))
    rolls = ["hunt-roll 6", "hunt-tile 0r", "hunt-tile 1", "hunt-tile 3"]
    match = move_on(game, "reveal-in moria", "use-balrog yes", rolls=rolls)
    match.play("hunt-casualty ring")
    assert corruption(match) == 1
    assert match.state.table == ()
    match.play("hunt-casualty ring")
    assert corruption(match) == 4
    finish(match)


def test_balrog_a_reveal_of_a_fellowship_that_stays_in_moria() -> None:
    game = balrog(at="moria", progress=1, shadow="moria: nazgul", companions="")
    rolls = ["hunt-tile 2", "hunt-tile 1"]
    match = play_event(game, "nazgul-search", "nazgul done", "reveal-in moria", rolls=rolls)
    match.play("use-balrog yes")
    assert corruption(match) == 3
    finish(match)


def test_balrog_a_captured_moria_wakes_it_too_but_draws_no_tile_of_its_own() -> None:
    game = balrog(captured="moria", hunt_box=(0, 1, 0), companions="gimli")
    rolls = ["hunt-roll 6", "hunt-tile 0r", "hunt-tile 1"]
    match = move_on(game, "reveal-in moria", "use-balrog yes", "hunt-casualty ring", rolls=rolls)
    assert corruption(match) == 1
    assert acts_next(match, SHADOW)
    finish(match)


def test_balrog_in_a_battle_near_moria_it_is_the_combat_card() -> None:
    game = position(
        free="lorien: elves 2",
        shadow="dimrill-dale: sauron 5",
        war="sauron elves",
        table="balrog-of-moria",
    )
    rolls = ["shadow-special-attack 4 3 1", "6 1 1 1 1", "1"]
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=rolls)
    assert asked(match) == "shadow shadow-combat-card"
    assert options(match) == ["none", "durins-bane"]
    match.play("shadow-combat-card durins-bane")
    assert match.state.army(FREE, "lorien").units == 0
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    finish(match)


def test_balrog_in_a_battle_it_is_the_one_combat_card_of_the_round() -> None:
    game = position(
        free="lorien: elves 2",
        shadow="dimrill-dale: sauron 5",
        shadow_hand="stormcrow",
        war="sauron elves",
        table="balrog-of-moria",
    )
    rolls = ["shadow-special-attack 1 1 1", "1 1 1 1 1", "1 1"]
    match = attack(game, SHADOW, "dimrill-dale", "lorien", "stand field", rolls=rolls)
    assert options(match) == ["none", "stormcrow", "durins-bane"]
    match.play("shadow-combat-card durins-bane", "battle go-on")
    match.play("retreat stay", "stand field")
    assert options(match) == ["none", "stormcrow"]  # in the next round it is gone
    finish(match)


def test_balrog_in_a_battle_far_from_moria_it_cannot_be_used() -> None:
    game = position(
        free="dale: north 2",
        shadow="northern-rhovanion: sauron 5",
        war="sauron north",
        table="balrog-of-moria",
    )
    rolls = ["1 1 1 1 1", "1 1"]
    match = attack(game, SHADOW, "northern-rhovanion", "dale", "battle cease", rolls=rolls)
    assert "shadow-combat-card" not in questions(match)
    assert match.state.table == ("balrog-of-moria",)
    finish(match)


# ---- The Palantír of Orthanc


PALANTIR = "the-palantir-of-orthanc"


SEES = "orthanc: isengard 2 + saruman"


def test_palantir_needs_saruman() -> None:
    assert why_no_event(position(), PALANTIR) == "needs-in-play saruman"
    assert why_no_event(position(shadow=SEES), PALANTIR) == ""


def test_palantir_playing_it_gives_no_draw() -> None:
    match = play_event(position(shadow=SEES), PALANTIR)
    assert match.state.table == (PALANTIR,)
    assert match.state.hands[SHADOW] == ()
    assert acts_next(match, FREE)


def test_palantir_a_card_played_with_an_event_die_gives_a_draw_from_either_deck() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = play_event(game, "the-lidless-eye", rolls=rolls)
    assert asked(match) == "shadow deck"
    assert options(match) == ["character", "strategy"]
    match.play("deck strategy")
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_palantir_no_draw_for_a_card_played_with_its_icon() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = play_event(game, "the-lidless-eye", die="character")
    assert acts_next(match, FREE)


def test_palantir_no_draw_for_drawing() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = act(game, SHADOW, "event", "action draw", "deck strategy", rolls=rolls)
    assert acts_next(match, FREE)
    assert match.state.hands[SHADOW] == ("stormcrow",)


def test_palantir_no_draw_for_the_free_peoples() -> None:
    match = play_event(position(shadow=SEES, table=PALANTIR), "mithril-coat-and-sting")
    assert match.state.hands[SHADOW] == ()
    assert asked(match) in ("free-peoples guide-draw", "shadow die")


def test_palantir_only_from_a_deck_that_has_cards() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    game.decks["shadow-character"] = game.decks["shadow-character"]._replace(loose=())
    game.hands[SHADOW] = ("the-lidless-eye",)
    rolls = ["shadow-strategy-draw stormcrow"]
    match = act(game, SHADOW, "event", "action card", "card the-lidless-eye", rolls=rolls)
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_palantir_the_draw_comes_after_the_battle_of_the_card() -> None:
    game = position(
        free="minas-tirith: gondor 1",
        shadow=f"{SEES}; minas-tirith: sauron 1 + witch-king",
        besieged="minas-tirith",
        war="sauron gondor",
        table=PALANTIR,
    )
    rolls = ["6", "1", "shadow-strategy-draw stormcrow"]
    match = play_event(game, GROND, "who-goes all", rolls=rolls)
    assert asked(match) == "shadow deck"
    assert match.state.regions["minas-tirith"].control == SHADOW
    match.play("deck strategy")
    finish(match)


def test_palantir_no_draw_if_saruman_is_eliminated_in_the_battle() -> None:
    game = position(
        free="fords-of-isen: rohan 5",
        shadow="orthanc: isengard 1 + saruman; angmar: sauron 1 + nazgul",
        war="isengard rohan",
        table=PALANTIR,
    )
    give(game, SHADOW, "the-ringwraiths-are-abroad")
    match = act(game, SHADOW, "event", "action card", rolls=["1", "5 5 5 1 1", "1"])
    match.play("card the-ringwraiths-are-abroad", "nazgul nazgul angmar", "nazgul-to orthanc")
    match.play("move-or-attack attack", "target fords-of-isen", "who-goes all")
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("the-ringwraiths-are-abroad", PALANTIR)
    assert acts_next(match, FREE)
    finish(match)


def test_palantir_the_free_peoples_discard_it_with_a_will_of_the_west() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "will-of-the-west", f"action discard-{PALANTIR}")
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (PALANTIR,)
    assert match.state.rings == {FREE: 3, SHADOW: 0}
    assert match.state.used_dice[FREE] == 1
    assert acts_next(match, SHADOW)


def test_palantir_the_free_peoples_discard_it_with_any_die_and_a_ring() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "muster", f"action discard-{PALANTIR}")
    assert match.state.table == ()
    assert match.state.rings == {FREE: 2, SHADOW: 1}
    assert match.state.used_dice[FREE] == 1


def test_palantir_no_ring_no_discard_with_another_die() -> None:
    game = position(shadow=SEES, table=PALANTIR, rings=(0, 0))
    with pytest.raises(Illegal):
        act(game, FREE, "muster", f"action discard-{PALANTIR}")


def test_palantir_the_ring_is_the_one_of_the_turn() -> None:
    game = position(shadow=SEES, table=PALANTIR)
    game.once = ("ring-free-peoples",)
    with pytest.raises(Illegal):
        act(game, FREE, "muster", f"action discard-{PALANTIR}")
    game = position(shadow=SEES, table=PALANTIR)
    match = act(game, FREE, "muster event", f"action discard-{PALANTIR}")
    match.play("die event", "action skip")
    assert acts_next(match, FREE)
    assert "ring" not in options(match)


# ---- Wormtongue


WORMTONGUE = "wormtongue"


def counsel(**more: object) -> Game:
    """Wormtongue on the table, Saruman in Orthanc."""
    shadow = f"{SEES}; {more.pop('shadow', '')}"
    return position(shadow=shadow, table=WORMTONGUE, **more)  # type: ignore[arg-type]


def test_wormtongue_needs_saruman_and_a_passive_rohan() -> None:
    assert why_no_event(position(), WORMTONGUE) == "needs-in-play saruman"
    reason = f"would-be-discarded-at-once {WORMTONGUE}"
    assert why_no_event(position(shadow=SEES, active="rohan"), WORMTONGUE) == reason
    assert why_no_event(position(shadow=SEES), WORMTONGUE) == ""
    match = play_event(position(shadow=SEES), WORMTONGUE)
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_an_entry_does_not_activate_rohan() -> None:
    game = counsel(war="isengard")
    match = act(game, SHADOW, "army", "action move-armies", "from orthanc", "to fords-of-isen")
    match.play("who-goes all")
    assert "rohan" in match.state.passive
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_a_capture_is_no_attack_but_advances_rohan() -> None:
    game = counsel(war="isengard", shadow="westemnet: isengard 2")
    match = act(game, SHADOW, "army", "action move-armies", "from westemnet", "to edoras")
    match.play("who-goes all")
    assert match.state.regions["edoras"].control == SHADOW
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 2


def test_wormtongue_a_passive_rohan_never_advances_to_war() -> None:
    game = counsel(war="isengard", shadow="westemnet: isengard 2", steps={"rohan": 1})
    match = act(game, SHADOW, "army", "action move-armies", "from westemnet", "to edoras")
    match.play("who-goes all")
    assert match.state.politics["rohan"] == 1


def test_wormtongue_an_attack_elsewhere_only_advances_rohan() -> None:
    game = counsel(war="isengard", free="fords-of-isen: rohan 2")
    match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=["1 1", "1 1", "1"])
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 2
    assert match.state.table == (WORMTONGUE,)


@pytest.mark.parametrize("target", ["edoras", "helms-deep"])
def test_wormtongue_an_attack_on_edoras_or_helms_deep_activates_rohan(target: str) -> None:
    game = counsel(war="isengard", free=f"{target}: rohan 2", shadow="westemnet: isengard 2")
    rolls = ["1 1", "1 1"] if target == "edoras" else []
    match = attack(game, SHADOW, "westemnet", target, rolls=rolls)
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 2
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == (WORMTONGUE,)


def test_wormtongue_an_attack_there_activates_rohan_without_units_of_rohan() -> None:
    game = counsel(war="isengard", free="helms-deep: gondor 2", shadow="westemnet: isengard 2")
    match = attack(game, SHADOW, "westemnet", "helms-deep")
    assert "rohan" not in match.state.passive
    assert match.state.politics["rohan"] == 3
    assert match.state.politics["gondor"] == 1


def test_wormtongue_an_attack_by_the_free_peoples_there_does_not_activate_rohan() -> None:
    game = counsel(
        war="gondor isengard",
        free="folde: gondor 2",
        shadow="edoras: isengard 2",
        captured="edoras",
    )
    match = attack(game, FREE, "folde", "edoras", rolls=["1 1", "1 1", "1"])
    assert "rohan" in match.state.passive
    assert match.state.table == (WORMTONGUE,)


@pytest.mark.parametrize("to", ["edoras", "helms-deep"])
def test_wormtongue_a_declaration_there_activates_rohan(to: str) -> None:
    match = declared(counsel(at=to), to)
    assert "rohan" not in match.state.passive
    assert match.state.table == ()


def test_wormtongue_a_declaration_elsewhere_in_rohan_does_not() -> None:
    match = declared(counsel(at="folde"), "folde")
    assert "rohan" in match.state.passive
    match = declared(counsel(at="edoras", captured="edoras"), "edoras")
    assert "rohan" in match.state.passive


def test_wormtongue_a_companion_who_can_activate_rohan() -> None:
    game = counsel(free="folde: gandalf-grey")
    match = act(game, FREE, "character", "action move-companions", "companion gandalf-grey")
    match.play("companions-to edoras")
    assert "rohan" not in match.state.passive
    assert match.state.table == ()
    game = counsel(free="folde: gimli")
    match = act(game, FREE, "character", "action move-companions", "companion gimli")
    match.play("companions-to edoras")
    assert "rohan" in match.state.passive


def test_wormtongue_a_companion_in_another_region_of_rohan_does_not() -> None:
    game = counsel(free="edoras: gandalf-grey")
    match = act(game, FREE, "character", "action move-companions", "companion gandalf-grey")
    match.play("companions-to folde")
    assert "rohan" in match.state.passive


def test_wormtongue_cards_cannot_activate_rohan() -> None:
    game = counsel()
    activate(game, "rohan", BY_CARD)
    assert "rohan" in game.passive
    go_to_war(game, "rohan")
    assert ("rohan" in game.passive, game.politics["rohan"]) == (True, 1)


def test_wormtongue_the_witch_king_does_not_rouse_rohan() -> None:
    game = counsel(war="sauron elves", shadow="barad-dur: sauron 2")
    match = act(game, SHADOW, "muster", "action witch-king")
    assert match.state.passive == ("rohan",)
    assert match.state.table == (WORMTONGUE,)


def test_wormtongue_goes_with_saruman() -> None:
    game = position(
        free="fords-of-isen: rohan 5",
        shadow="orthanc: isengard 1 + saruman",
        war="isengard",
        table=WORMTONGUE,
    )
    rolls = ["1", "5 5 5 1 1", "1"]
    match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=rolls)
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    finish(match)
