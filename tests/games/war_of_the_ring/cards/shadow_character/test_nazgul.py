"""The Shadow Character deck: the Nazgûl and the war."""

from __future__ import annotations

from thirdage.games.war_of_the_ring.pieces import read_army
from thirdage.games.war_of_the_ring.state import Game
from wotr import (
    FREE,
    SHADOW,
    acts_next,
    army,
    asked,
    finish,
    offered,
    options,
    play_event,
    position,
    questions,
    told,
    why_no_event,
)

# ---- Dreadful Spells


def test_dreadful_spells_needs_an_army_with_a_nazgul_near_an_army() -> None:
    card, free = "dreadful-spells", "edoras: rohan 2"
    no = "no-army-near-nazgul"
    assert why_no_event(position(free=free, shadow="folde: isengard 2"), card) == no  # no Nazgûl
    assert why_no_event(position(free=free, shadow="folde: nazgul"), card) == no  # no Army
    far = "fords-of-isen: isengard 2 + nazgul"
    assert why_no_event(position(free=free, shadow=far), card) == no
    lone = position(free="edoras: strider", shadow="folde: isengard 2 + nazgul")
    assert why_no_event(lone, card) == no  # Companions alone are no Army
    assert why_no_event(position(free=free, shadow="folde: isengard 2 + nazgul"), card) == ""
    assert why_no_event(position(free=free, shadow="folde: sauron 2 + witch-king"), card) == ""
    # Edoras and Druadan Forest do not touch, nor do they over a mountain border.
    mountains = "druadan-forest: sauron 2 + nazgul"
    assert why_no_event(position(free=free, shadow=mountains), card) == no


def test_dreadful_spells_a_die_for_each_nazgul() -> None:
    game = position(free="edoras: rohan 2 1", shadow="folde: isengard 2 + nazgul 3")
    match = play_event(game, "dreadful-spells", rolls=["5 6 4"])
    assert asked(match) == "free-peoples casualty"
    match.play("casualty rohan-elite")
    assert army(match, FREE, "edoras") == "rohan 2 0 0"
    finish(match)


def test_dreadful_spells_at_most_five_dice_the_witch_king_counted() -> None:
    game = position(free="edoras: rohan 4", shadow="folde: sauron 2 + nazgul 6 + witch-king")
    match = play_event(game, "dreadful-spells", rolls=["1 2 3 4 5"])
    assert army(match, FREE, "edoras") == "rohan 3 0 0"
    finish(match)


def test_dreadful_spells_the_witch_king_alone_rolls_one_die() -> None:
    game = position(free="edoras: rohan 4", shadow="folde: sauron 2 + witch-king")
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "edoras") == "rohan 3 0 0"
    finish(match)


def test_dreadful_spells_the_shadow_chooses_the_armies() -> None:
    game = position(
        free="edoras: rohan 2; minas-tirith: gondor 2; helms-deep: rohan 1",
        shadow="folde: isengard 2 + nazgul; westemnet: isengard 1 + nazgul 2",
    )
    match = play_event(game, "dreadful-spells")
    assert options(match) == ["folde", "westemnet"]
    match.play("from westemnet")
    assert sorted(options(match)) == ["edoras", "helms-deep"]


def test_dreadful_spells_is_no_attack() -> None:
    game = position(free="edoras: rohan 2", shadow="folde: isengard 2 + nazgul")
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert "rohan" in match.state.passive
    assert match.state.politics["rohan"] == 3
    finish(match)


def test_r109_dreadful_spells_companions_stay_leaders_go() -> None:
    game = position(
        free="edoras: rohan 1 0 2 + boromir", shadow="folde: isengard 2 + nazgul", companions=""
    )
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "edoras") == "boromir"
    assert match.state.casualties["rohan"].leaders == 2
    assert match.state.regions["edoras"].control == FREE  # nobody has entered
    finish(match)


def test_dreadful_spells_a_garrison_besieged_by_another_army_is_a_target() -> None:
    game = position(
        free="helms-deep: rohan 2",
        shadow="helms-deep: isengard 4; westemnet: sauron 1 + nazgul",
        besieged="helms-deep",
    )
    match = play_event(game, "dreadful-spells", rolls=["6"])
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"
    assert match.state.regions["helms-deep"].besieged == FREE
    finish(match)


def test_r141_dreadful_spells_a_garrison_wiped_out_loses_the_stronghold() -> None:
    game = position(
        free="helms-deep: rohan 1 + strider",
        shadow="helms-deep: isengard 4 + nazgul",
        besieged="helms-deep",
    )
    match = play_event(game, "dreadful-spells", rolls=["5"])
    region = match.state.regions["helms-deep"]
    assert (region.besieged, region.control) == (None, SHADOW)
    assert army(match, FREE, "helms-deep") == "strider"
    finish(match)


# ---- Grond, Hammer of the Underworld


GROND = "grond-hammer-of-the-underworld"


def grond(**more: object) -> Game:
    settings: dict[str, object] = {
        "free": "minas-tirith: gondor 3",
        "shadow": "minas-tirith: sauron 1 1 + witch-king",
        "besieged": "minas-tirith",
        "war": "sauron gondor",
        **more,
    }
    return position(**settings)  # type: ignore[arg-type]


def test_grond_needs_the_witch_king_in_a_besieging_army() -> None:
    no = "witch-king-not-besieging"
    assert why_no_event(grond(), GROND) == ""
    assert why_no_event(grond(shadow="minas-tirith: sauron 2 + nazgul"), GROND) == no
    elsewhere = "minas-tirith: sauron 2; osgiliath: sauron 1 + witch-king"
    assert why_no_event(grond(shadow=elsewhere), GROND) == no
    # He is besieged himself.
    inside = position(
        free="moria: elves 3",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    assert why_no_event(inside, GROND) == no
    # With an Army next to the enemy, but no siege.
    field = position(
        free="edoras: rohan 2", shadow="folde: sauron 2 + witch-king", war="sauron rohan"
    )
    assert why_no_event(field, GROND) == no


def test_grond_needs_a_unit_of_a_nation_at_war() -> None:
    game = grond(shadow="minas-tirith: southrons 3 + witch-king")
    assert why_no_event(game, GROND) == "not-at-war"
    game = grond(shadow="minas-tirith: southrons 3 + sauron 1 + witch-king")
    assert why_no_event(game, GROND) == ""


def test_grond_the_siege_battle_has_three_rounds() -> None:
    misses = ["1 1", "1 1 1", "1 1"]  # Combat rolls, then the Leader re-roll of the Shadow
    match = play_event(grond(), GROND, "who-goes all", rolls=misses * 3)
    assert asked(match) == "shadow battle"
    match.play("battle go-on", "battle go-on")
    assert asked(match) == "shadow extend"  # more rounds may be bought
    match.play("extend no")
    assert len(told(match, "combat-round")) == 3
    assert match.state.regions["minas-tirith"].besieged == FREE
    finish(match)


def test_grond_may_be_extended_by_elites() -> None:
    misses = ["1 1", "1 1 1", "1 1"]
    match = play_event(grond(), GROND, "who-goes all", rolls=misses * 4)
    match.play("battle go-on", "battle go-on", "extend sauron")
    assert len(told(match, "combat-round")) == 4
    assert army(match, SHADOW, "minas-tirith") == "sauron 2 0 + witch-king"
    finish(match)


def test_grond_may_cease_early() -> None:
    misses = ["1 1", "1 1 1", "1 1"]
    match = play_event(grond(), GROND, "who-goes all", "battle cease", rolls=misses)
    assert len(told(match, "combat-round")) == 1
    assert match.state.battle is None
    finish(match)


def test_grond_hits_on_six_and_takes_the_stronghold() -> None:
    game = grond(free="minas-tirith: gondor 2 0 1")
    rolls = ["6 5", "1 1", "5", "1", "1 6", "1", "1", "1"]
    match = play_event(game, GROND, "who-goes all", rolls=rolls)
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 1"
    match.play("battle go-on")
    assert match.state.regions["minas-tirith"].control == SHADOW
    finish(match)


def test_grond_is_an_attack_for_politics() -> None:
    game = grond(war="sauron", free="minas-tirith: gondor 2")
    match = play_event(game, GROND, "who-goes all", rolls=["1 1", "1 1", "1 1"])
    assert "gondor" not in match.state.passive
    assert match.state.politics["gondor"] == 1


def test_grond_the_witch_king_may_stay_in_the_rearguard() -> None:
    game = grond(shadow="minas-tirith: sauron 2 0 + witch-king")
    match = play_event(game, GROND, "who-goes part", rolls=["1", "1 1 1"])
    match.play("figures sauron-regular 1", "figures witch-king 0", "battle cease")
    assert army(match, SHADOW, "minas-tirith") == "sauron 2 0 + witch-king"
    finish(match)  # no Leader re-roll


def test_grond_no_free_peoples_combat_card_in_the_first_round() -> None:
    game = grond(free_hand="wisdom-of-elrond")
    match = play_event(game, GROND, "who-goes all", rolls=["1 1", "1 1 1", "1 1"])
    assert "free-peoples-combat-card" not in questions(match)
    match.play("battle go-on")
    assert asked(match) == "free-peoples free-peoples-combat-card"


def test_grond_a_companion_inside_allows_combat_cards() -> None:
    game = grond(free="minas-tirith: gondor 3 + boromir", free_hand="wisdom-of-elrond")
    match = play_event(game, GROND, "who-goes all")
    assert asked(match) == "free-peoples free-peoples-combat-card"


# ---- The Ringwraiths are Abroad


RINGWRAITHS = "the-ringwraiths-are-abroad"


def test_ringwraiths_two_armies_with_nazgul_move() -> None:
    game = position(
        shadow="dol-guldur: sauron 3 + nazgul; moria: sauron 2 + nazgul; morannon: sauron 4",
        war="sauron",
    )
    match = play_event(game, RINGWRAITHS, "nazgul done")
    assert options(match) == ["none", "move-armies"]
    match.play("move-or-attack move-armies")
    assert options(match) == ["dol-guldur", "moria"]
    match.play("from moria", "to hollin", "who-goes all")
    assert options(match) == ["dol-guldur", "stop"]
    match.play("from dol-guldur", "to southern-mirkwood", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1"
    assert army(match, SHADOW, "southern-mirkwood") == "sauron 3 0 + nazgul 1"
    assert acts_next(match, FREE)


def test_ringwraiths_not_three_armies() -> None:
    shadow = "dol-guldur: sauron 1 + nazgul; moria: sauron 1 + nazgul; nurn: sauron 1 + nazgul"
    match = play_event(position(shadow=shadow), RINGWRAITHS, "nazgul done")
    match.play("move-or-attack move-armies", "from moria", "to hollin", "from nurn")
    assert acts_next(match, FREE)
    assert army(match, SHADOW, "gorgoroth") == "sauron 1 0 + nazgul 1"
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"


def test_ringwraiths_one_army_is_enough() -> None:
    game = position(shadow="dol-guldur: sauron 3 + nazgul; moria: sauron 2 + nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("from moria", "to hollin", "who-goes all", "from stop")
    assert army(match, SHADOW, "dol-guldur") == "sauron 3 0 + nazgul 1"


def test_ringwraiths_a_nazgul_may_fly_to_an_army_and_lead_it() -> None:
    game = position(shadow="moria: sauron 2; angmar: nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul nazgul angmar", "nazgul-to moria")
    match.play("move-or-attack move-armies", "to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1"


def test_ringwraiths_the_witch_king_alone_qualifies() -> None:
    game = position(shadow="moria: sauron 2 + witch-king", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"


def test_ringwraiths_other_leaders_do_not_qualify() -> None:
    game = position(
        free="fords-of-isen: rohan 1",
        shadow="orthanc: isengard 0 2 + saruman; barad-dur: sauron 2 + mouth-of-sauron",
        war="sauron isengard",
    )
    match = play_event(game, RINGWRAITHS)
    assert acts_next(match, FREE)
    assert offered(match, "move-or-attack") == ["none"]


def test_ringwraiths_a_nazgul_must_go_along() -> None:
    game = position(shadow="moria: sauron 2 + nazgul 2 + mouth-of-sauron", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 1")
    assert options(match) == ["nazgul 2", "nazgul 1"]
    match.play("figures nazgul 1", "figures mouth-of-sauron 0")
    assert army(match, SHADOW, "hollin") == "sauron 1 0 + nazgul 1"
    assert army(match, SHADOW, "moria") == "sauron 1 0 + nazgul 1 + mouth-of-sauron"


def test_ringwraiths_nazgul_or_witch_king_goes_along() -> None:
    game = position(shadow="moria: sauron 2 + nazgul + witch-king", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 2", "figures nazgul 0")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"
    assert army(match, SHADOW, "moria") == "nazgul 1"


def test_ringwraiths_no_figure_moves_twice_in_the_army_part() -> None:
    game = position(
        shadow="moria: sauron 2 + nazgul; hollin: sauron 1; dol-guldur: sauron 1 + nazgul",
        war="sauron",
    )
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack move-armies")
    match.play("from moria", "to hollin", "who-goes all")
    # In Hollin only the Regular has not moved, and it has no Nazgûl to lead it.
    assert options(match) == ["dol-guldur", "stop"]


def test_ringwraiths_an_army_with_a_nazgul_attacks() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 3 + nazgul; westemnet: isengard 3",
        war="sauron rohan isengard",
    )
    rolls = ["6 6 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    # Only from Folde: the other Army has no Nazgûl.
    assert asked(match) == "shadow who-goes"
    match.play("who-goes all", "advance no")
    assert army(match, FREE, "edoras") == ""
    finish(match)


def test_ringwraiths_a_nazgul_must_take_part_in_the_attack() -> None:
    game = position(
        free="edoras: rohan 2", shadow="folde: sauron 3 + nazgul + mouth-of-sauron", war="sauron"
    )
    rolls = ["1 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    going = ("figures sauron-regular 2", "figures nazgul 1", "figures mouth-of-sauron 0")
    match.play("who-goes part", *going)
    assert match.state.battle is not None
    assert match.state.battle.rearguard == read_army("sauron 1 + mouth-of-sauron")
    finish(match)


def test_ringwraiths_the_attack_follows_the_normal_rules() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 3 + southrons 2 + nazgul",
        war="sauron rohan",
    )
    rolls = ["1 6 1", "1 1", "1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack attack", rolls=rolls)
    match.play("who-goes all", "battle cease")
    assert army(match, FREE, "edoras") == "rohan 1 0 0"
    finish(match)  # three dice: the Southrons are not At War and stay behind


def test_ringwraiths_a_sortie_is_an_attack() -> None:
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + nazgul",
        besieged="moria",
        war="sauron elves",
    )
    rolls = ["5 5", "1 1"]
    match = play_event(game, RINGWRAITHS, "nazgul done", rolls=rolls)
    assert options(match) == ["none", "attack"]
    match.play("move-or-attack attack", "who-goes all")
    assert match.state.regions["moria"].besieged is None
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 1"
    finish(match)


def test_ringwraiths_neither_is_possible_nothing_is_asked() -> None:
    match = play_event(position(shadow="angmar: nazgul"), RINGWRAITHS, "nazgul done")
    assert acts_next(match, FREE)
    match = play_event(position(), RINGWRAITHS)
    assert match.state.discards[SHADOW] == (RINGWRAITHS,)


def test_ringwraiths_armies_need_not_move() -> None:
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron")
    match = play_event(game, RINGWRAITHS, "nazgul done", "move-or-attack none")
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 1"
    assert acts_next(match, FREE)


# ---- The Black Captain Commands


CAPTAIN = "the-black-captain-commands"


def test_black_captain_needs_the_witch_king() -> None:
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron")
    assert why_no_event(game, CAPTAIN) == "needs-in-play witch-king"
    game = position(shadow="moria: sauron 2 + nazgul", war="sauron", eliminated="witch-king")
    assert why_no_event(game, CAPTAIN) == "needs-in-play witch-king"
    assert why_no_event(position(shadow="fangorn: witch-king"), CAPTAIN) == ""


def test_black_captain_recruits_two_nazgul_where_he_is() -> None:
    game = position(shadow="hollin: sauron 2 + witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain recruit", "move-or-attack none")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 2 + witch-king"
    assert match.state.reinforcements["sauron"].leaders == 6


def test_black_captain_recruits_as_many_as_there_are() -> None:
    game = position(shadow="hollin: witch-king; angmar: nazgul 7")
    match = play_event(game, CAPTAIN, "black-captain recruit")
    assert army(match, SHADOW, "hollin") == "nazgul 1 + witch-king"
    game = position(shadow="hollin: witch-king; angmar: nazgul 8")
    match = play_event(game, CAPTAIN)
    assert options(match) == ["none", "move-nazgul"]


def test_black_captain_recruits_only_in_a_free_region() -> None:
    game = position(free="edoras: rohan 2", shadow="edoras: witch-king")
    assert options(play_event(game, CAPTAIN)) == ["none", "move-nazgul"]
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    match = play_event(game, CAPTAIN, "black-captain recruit", "move-or-attack none")
    assert army(match, SHADOW, "moria") == "sauron 2 0 + nazgul 2 + witch-king"


def test_black_captain_or_nazgul_fly() -> None:
    game = position(
        shadow="hollin: sauron 2 + witch-king; angmar: nazgul 2; nurn: mouth-of-sauron",
        war="sauron",
    )
    match = play_event(game, CAPTAIN, "black-captain move-nazgul")
    assert options(match) == ["nazgul angmar", "witch-king"]
    match.play("nazgul nazgul angmar", "nazgul-to hollin", "nazgul done")
    match.play("move-or-attack none")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + nazgul 1 + witch-king"
    assert army(match, SHADOW, "angmar") == "nazgul 1"


def test_r215_black_captain_each_flies_once() -> None:
    game = position(shadow="hollin: witch-king; angmar: nazgul 2")
    match = play_event(game, CAPTAIN, "black-captain move-nazgul")
    match.play("nazgul nazgul angmar", "nazgul-to fangorn", "nazgul witch-king")
    match.play("nazgul-to fangorn")
    assert options(match) == ["done", "nazgul angmar"]


def test_black_captain_his_army_moves_with_him() -> None:
    game = position(
        shadow="moria: sauron 2 + nazgul + witch-king; dol-guldur: sauron 2 + nazgul",
        war="sauron",
    )
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack move-armies")
    match.play("to hollin", "who-goes part", "figures sauron-regular 1", "figures nazgul 0")
    assert army(match, SHADOW, "hollin") == "sauron 1 0 + witch-king"
    assert army(match, SHADOW, "moria") == "sauron 1 0 + nazgul 1"
    assert asked(match) == "free-peoples die"  # one Army only


def test_black_captain_he_may_fly_to_an_army_and_lead_it() -> None:
    game = position(shadow="moria: sauron 2; angmar: witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain move-nazgul", "nazgul witch-king")
    match.play("nazgul-to moria", "move-or-attack move-armies", "to hollin", "who-goes all")
    assert army(match, SHADOW, "hollin") == "sauron 2 0 + witch-king"


def test_black_captain_his_army_attacks_with_him() -> None:
    game = position(
        free="edoras: rohan 2",
        shadow="folde: sauron 2 + nazgul + witch-king; westemnet: sauron 3 + nazgul",
        war="sauron rohan",
    )
    rolls = ["1", "1 1", "1"]
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack attack", rolls=rolls)
    match.play("who-goes part", "figures sauron-regular 1", "figures nazgul 0")
    assert match.state.battle is not None
    assert match.state.battle.rearguard == read_army("sauron 1 + nazgul 1")
    finish(match)


def test_black_captain_needs_no_army() -> None:
    game = position(free="edoras: rohan 2", shadow="folde: witch-king; westemnet: sauron 3")
    match = play_event(game, CAPTAIN, "black-captain none")
    assert offered(match, "move-or-attack") == ["none"]
    assert acts_next(match, FREE)


def test_black_captain_a_sortie_with_him_is_an_attack() -> None:
    game = position(
        free="moria: elves 2",
        shadow="moria: sauron 2 + witch-king",
        besieged="moria",
        war="sauron elves",
    )
    rolls = ["5 5", "1 1"]
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack attack", rolls=rolls)
    match.play("who-goes all")
    assert match.state.regions["moria"].besieged is None
    finish(match)


def test_black_captain_nothing_need_be_done() -> None:
    game = position(shadow="moria: sauron 2 + witch-king", war="sauron")
    match = play_event(game, CAPTAIN, "black-captain none", "move-or-attack none")
    assert match.state.discards[SHADOW] == (CAPTAIN,)
    assert army(match, SHADOW, "moria") == "sauron 2 0 + witch-king"
