"""The Free Peoples Character deck: Eagles, Ents and the Dead."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.pieces import Band
from wotr import (
    FREE,
    SHADOW,
    army,
    asked,
    finish,
    options,
    play_event,
    position,
    told,
    why_no_event,
)

ENTS = ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot")


# ---- The Eagles are Coming!


@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ("edoras: rohan 1 + boromir", "folde: sauron 1 + nazgul"),
        ("lorien: elves 1 + legolas", "dimrill-dale: isengard 1 + nazgul 3"),
    ],
)
def test_eagles_can_be_played(free: str, shadow: str) -> None:
    assert why_no_event(position(free=free, shadow=shadow), "the-eagles-are-coming") == ""


@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ("edoras: rohan 1 + boromir", "folde: sauron 1"),  # no Nazgûl
        ("edoras: rohan 1 + boromir", "folde: sauron 1 + witch-king"),  # he is none here
        ("edoras: rohan 1 + boromir", "folde: nazgul"),  # no Shadow Army
        ("edoras: boromir", "folde: sauron 1 + nazgul"),  # no FP Army
        ("edoras: rohan 1 0 1", "folde: sauron 1 + nazgul"),  # no Companion
        ("edoras: rohan 1 + boromir", "eastemnet: sauron 1 + nazgul"),  # not adjacent
    ],
)
def test_eagles_need_a_nazgul_army_near_a_companion(free: str, shadow: str) -> None:
    game = position(free=free, shadow=shadow)
    assert why_no_event(game, "the-eagles-are-coming") == "needs-nazgul-near-companion"


@pytest.mark.parametrize(
    ("besieged", "captured"), [("helms-deep", ""), ("orthanc", ""), ("orthanc", "orthanc")]
)
def test_eagles_either_army_may_be_besieged(besieged: str, captured: str) -> None:
    game = position(
        free=f"{besieged}: rohan 2 + boromir",
        shadow=f"{besieged}: sauron 2 + nazgul",
        besieged=besieged,
        captured=captured,
    )
    assert why_no_event(game, "the-eagles-are-coming") == ""


def test_eagles_eliminate_nazgul_and_the_others_fly() -> None:
    game = position(
        free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 4 + witch-king"
    )
    reserve = game.reserve("sauron").leaders
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["1 5 6 4"])
    assert asked(match) == "shadow nazgul-to"
    assert sorted(options(match)) == [
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
    ]
    match.play("nazgul-to moria")
    assert match.state.reserve("sauron").leaders == reserve + 2
    assert army(match, SHADOW, "folde") == "sauron 1 0 + witch-king"
    assert army(match, SHADOW, "moria") == "nazgul 2"
    finish(match)


def test_eagles_at_most_five_dice() -> None:
    game = position(free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 7")
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["6 6 6 6 6"])
    match.play("nazgul-to moria")
    assert army(match, SHADOW, "moria") == "nazgul 2"
    finish(match)


def test_eagles_nobody_is_left_to_fly() -> None:
    game = position(free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul")
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["5"])
    assert army(match, SHADOW, "folde") == "sauron 1 0"
    assert asked(match) == "shadow action"


def test_eagles_the_free_peoples_pick_the_army() -> None:
    game = position(
        free="edoras: rohan 1 + boromir",
        shadow="folde: sauron 1 + nazgul; westemnet: isengard 1 + nazgul 2; bree: nazgul",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4 4"])
    assert asked(match) == "free-peoples target"
    assert sorted(options(match)) == ["folde", "westemnet"]
    match.play("target westemnet", "nazgul-to moria")
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0"
    assert army(match, SHADOW, "folde") == "sauron 1 0 + nazgul 1"


def test_eagles_survivors_go_inside_a_besieged_stronghold_not_to_a_captured_one() -> None:
    game = position(
        free="edoras: rohan 1 + boromir; dol-guldur: elves 2",
        shadow="folde: sauron 1 + nazgul; dol-guldur: sauron 1",
        besieged="dol-guldur",
        captured="moria",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert "moria" not in options(match)
    match.play("nazgul-to dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"
    assert match.state.regions["dol-guldur"].besieged == SHADOW


def test_eagles_without_an_unconquered_stronghold_the_survivors_stay() -> None:
    strongholds = "barad-dur dol-guldur minas-morgul morannon moria mount-gundabad"
    game = position(
        free="edoras: rohan 1 + boromir", shadow="folde: sauron 1 + nazgul 2", captured=strongholds
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4 5"])
    assert army(match, SHADOW, "folde") == "sauron 1 0 + nazgul 1"
    assert asked(match) == "shadow action"


def test_eagles_nazgul_in_a_sauron_stronghold_fly_to_another_one() -> None:
    game = position(
        free="narrows-of-the-forest: north 1 + boromir", shadow="dol-guldur: sauron 1 + nazgul"
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert "dol-guldur" not in options(match)
    match.play("nazgul-to moria")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0"


def test_eagles_nazgul_in_the_last_sauron_stronghold_stay() -> None:
    game = position(
        free="narrows-of-the-forest: north 1 + boromir",
        shadow="dol-guldur: sauron 1 + nazgul",
        captured="barad-dur minas-morgul morannon moria mount-gundabad",
    )
    match = play_event(game, "the-eagles-are-coming", die="character", rolls=["4"])
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + nazgul 1"


# ---- The Ents Awake


@pytest.mark.parametrize("card", ENTS)
@pytest.mark.parametrize(
    "free", ["fangorn: gandalf-white", "fangorn: meriadoc; lorien: gandalf-white"]
)
def test_ents_can_be_played(card: str, free: str) -> None:
    assert why_no_event(position(free=free), card) == ""


@pytest.mark.parametrize("card", ENTS)
def test_ents_need_gandalf_the_white_in_play(card: str) -> None:
    assert why_no_event(position(free="fangorn: meriadoc"), card) == "needs-in-play gandalf-white"
    gone = position(free="fangorn: meriadoc", eliminated="gandalf-white")
    assert why_no_event(gone, card) == "needs-in-play gandalf-white"


@pytest.mark.parametrize("card", ENTS)
def test_ents_need_a_companion_in_fangorn(card: str) -> None:
    game = position(free="edoras: gandalf-white + meriadoc; fangorn: rohan 1")
    assert why_no_event(game, card) == "needs-companion-in fangorn"
    at_fangorn = position(free="edoras: gandalf-white", at="fangorn")  # in the Fellowship only
    assert why_no_event(at_fangorn, card) == "needs-companion-in fangorn"


@pytest.mark.parametrize("card", ENTS)
def test_ents_hit_the_army_in_orthanc(card: str) -> None:
    game = position(free="fangorn: gandalf-white", shadow="orthanc: isengard 4 1 + saruman")
    match = play_event(game, card, die="character", rolls=["card-roll 3 4 6"])
    assert asked(match) == "shadow casualty"
    match.play("casualty isengard-regular", "casualty isengard-reduce")
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert match.state.discards[FREE] == (card,)
    finish(match)


def test_r081_ents_count_as_an_attack_for_politics() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: isengard 1 + southrons 1; moria: sauron 1",
    )
    match = play_event(game, ENTS[0], die="character", rolls=["1 2 3"])
    politics = match.state.politics
    assert (politics["isengard"], politics["southrons"], politics["sauron"]) == (0, 1, 1)


def test_ents_destroy_the_army_with_nazgul_and_minions() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: isengard 1 1 + nazgul 2 + saruman + witch-king",
        table="the-palantir-of-orthanc",
    )
    match = play_event(game, ENTS[1], die="character", rolls=["4 5 6"])
    assert army(match, SHADOW, "orthanc") == ""
    assert sorted(match.state.eliminated) == ["saruman", "witch-king"]
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("isengard") == Band("isengard", 12, 6)
    assert match.state.table == ()  # the Palantír goes with Saruman
    assert match.state.regions["orthanc"].control == SHADOW  # nobody has entered


def test_ents_spare_the_others_while_a_unit_is_left() -> None:
    game = position(free="fangorn: gandalf-white", shadow="orthanc: isengard 3 + nazgul + saruman")
    match = play_event(game, ENTS[1], die="character", rolls=["4 5 1"])
    assert army(match, SHADOW, "orthanc") == "isengard 1 0 0 + nazgul 1 + saruman"


def test_ents_hit_a_besieged_garrison_and_orthanc_falls_at_once() -> None:
    game = position(
        free="fangorn: gandalf-white; orthanc: rohan 2",
        shadow="orthanc: isengard 2 + saruman",
        besieged="orthanc",
    )
    match = play_event(game, ENTS[2], die="character", rolls=["4 5 1"])
    region = match.state.regions["orthanc"]
    assert (region.control, region.besieged) == (FREE, None)
    assert match.state.eliminated == ("saruman",)
    assert army(match, FREE, "orthanc") == "rohan 2 0 0"
    assert told(match, "captured") == [(FREE, "orthanc", 2)]


def test_ents_hit_the_besiegers_of_orthanc() -> None:
    game = position(
        free="fangorn: gandalf-white; orthanc: rohan 2",
        shadow="orthanc: isengard 2",
        besieged="orthanc",
        captured="orthanc",
    )
    match = play_event(game, ENTS[2], die="character", rolls=["4 5 1"])
    assert match.state.regions["orthanc"].besieged is None
    assert army(match, SHADOW, "orthanc") == ""


def test_r082_ents_eliminate_a_lone_saruman_and_that_is_no_attack() -> None:
    game = position(
        free="fangorn: gandalf-white",
        shadow="orthanc: saruman + witch-king + nazgul",
        table="the-palantir-of-orthanc",
    )
    match = play_event(game, ENTS[0], die="character")
    assert match.state.eliminated == ("saruman",)
    assert army(match, SHADOW, "orthanc") == "nazgul 1 + witch-king"
    assert match.state.politics["isengard"] == 1
    assert match.state.discards[SHADOW] == ("the-palantir-of-orthanc",)


def test_ents_with_nobody_in_orthanc_only_the_further_card() -> None:
    game = position(free="fangorn: gandalf-white", free_hand="bilbos-song", corruption=2)
    match = play_event(game, ENTS[0], die="character")
    assert asked(match) == "free-peoples another-card"
    match.play("another-card bilbos-song")
    assert match.state.fellowship.corruption == 1


def test_ents_the_further_card_comes_before_the_shadow_acts_and_without_a_die() -> None:
    game = position(
        free="edoras: gandalf-white; fangorn: meriadoc",
        shadow="orthanc: isengard 4",
        free_hand="bilbos-song athelas wisdom-of-elrond wizards-staff",
        companions="strider",
        corruption=3,
    )
    match = play_event(game, ENTS[0], die="character muster", rolls=["1 1 1", "6 1 1"])
    assert asked(match) == "free-peoples another-card"
    assert options(match) == ["none", "athelas", "bilbos-song"]  # Character cards that can be
    match.play("another-card athelas")
    assert match.state.fellowship.corruption == 1 + 1  # Strider is the Guide
    assert match.state.dice[FREE] == ("muster",)
    assert match.state.used_dice[FREE] == 1
    assert asked(match) == "shadow action"
    finish(match)


def test_ents_the_further_card_may_be_ents_again() -> None:
    game = position(
        free="fangorn: gandalf-white", shadow="orthanc: isengard 4", free_hand=" ".join(ENTS[1:])
    )
    match = play_event(game, ENTS[0], die="character", rolls=["1 1 1", "1 1 1"])
    match.play(f"another-card {ENTS[1]}", "another-card none")
    assert match.state.discards[FREE] == (ENTS[0], ENTS[1])
    assert match.state.hand(FREE) == (ENTS[2],)
    finish(match)


@pytest.mark.parametrize("where", ["fangorn", "helms-deep", "fords-of-isen", "folde"])
def test_ents_a_further_card_with_gandalf_in_fangorn_or_rohan(where: str) -> None:
    free = f"fangorn: meriadoc; {where}: gandalf-white"
    match = play_event(position(free=free, free_hand="bilbos-song"), ENTS[0], die="character")
    assert asked(match) == "free-peoples another-card"


@pytest.mark.parametrize("where", ["lorien", "gap-of-rohan", "druadan-forest", "orthanc"])
def test_ents_no_further_card_with_gandalf_elsewhere(where: str) -> None:
    free = f"fangorn: meriadoc; {where}: gandalf-white"
    match = play_event(position(free=free, free_hand="bilbos-song"), ENTS[0], die="character")
    assert asked(match) == "shadow action"


# ---- Dead Men of Dunharrow


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_dead_men_can_be_played(king: str) -> None:
    assert why_no_event(position(free=f"folde: {king}"), "dead-men-of-dunharrow") == ""
    besieged = position(
        free=f"helms-deep: rohan 1 + {king}", shadow="helms-deep: isengard 2", besieged="helms-deep"
    )
    assert why_no_event(besieged, "dead-men-of-dunharrow") == ""


@pytest.mark.parametrize("free", ["edoras: boromir", "minas-tirith: strider", "fangorn: aragorn"])
def test_dead_men_need_him_in_rohan(free: str) -> None:
    assert (
        why_no_event(position(free=free), "dead-men-of-dunharrow") == "needs-ranger-king-in rohan"
    )
    in_fellowship = position(at="edoras")
    assert why_no_event(in_fellowship, "dead-men-of-dunharrow") == "needs-ranger-king-in rohan"


def test_dead_men_he_goes_with_whom_he_likes() -> None:
    game = position(free="edoras: rohan 2 + gimli + legolas + strider; folde: boromir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    assert options(match) == ["no-more", "gimli", "legolas"]
    match.play("also legolas")
    assert options(match) == ["erech", "lamedon", "pelargir"]
    match.play("companions-to erech", "how-many 0")
    assert army(match, FREE, "edoras") == "rohan 2 0 0 + gimli"
    assert army(match, FREE, "erech") == "legolas + strider"


def test_dead_men_everybody_or_nobody_may_come_along() -> None:
    free = "edoras: rohan 2 + aragorn + gimli + legolas"
    match = play_event(position(free=free), "dead-men-of-dunharrow", die="character")
    match.play("also gimli", "also legolas", "companions-to lamedon", "how-many 0")
    assert army(match, FREE, "lamedon") == "aragorn + gimli + legolas"
    match = play_event(position(free=free), "dead-men-of-dunharrow", die="character")
    match.play("also no-more", "companions-to lamedon", "how-many 0")
    assert army(match, FREE, "lamedon") == "aragorn"


def test_dead_men_leave_a_besieged_stronghold() -> None:
    game = position(
        free="helms-deep: rohan 1 + strider", shadow="helms-deep: isengard 2", besieged="helms-deep"
    )
    match = play_event(game, "dead-men-of-dunharrow", "companions-to erech", die="character")
    match.play("how-many 1")
    assert army(match, FREE, "helms-deep") == "rohan 1 0 0"
    assert army(match, FREE, "erech") == "gondor 1 0 0 + strider"
    assert match.state.regions["helms-deep"].besieged == FREE


def test_dead_men_rouse_gondor_in_pelargir() -> None:
    game = position(free="edoras: aragorn")
    match = play_event(game, "dead-men-of-dunharrow", "companions-to pelargir", die="character")
    assert "gondor" not in match.state.passive


def test_dead_men_hits_as_a_die_shows_and_the_rest_retreats() -> None:
    game = position(
        free="edoras: strider",
        shadow="pelargir: southrons 4 + nazgul + mouth-of-sauron; lossarnach: sauron 1",
        captured="pelargir lossarnach lamedon",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["card-roll 3"])
    match.play("companions-to pelargir")
    assert asked(match) == "shadow retreat"
    # Free for the Shadow: no FP Army or Settlement; whoever is there may "stay" nowhere.
    assert options(match) == ["lamedon", "lossarnach", "osgiliath", "west-harondor"]
    match.play("retreat osgiliath", "how-many 2")
    assert army(match, SHADOW, "osgiliath") == "nazgul 1 + southrons 1 0 0 + mouth-of-sauron"
    assert army(match, SHADOW, "pelargir") == ""
    assert army(match, FREE, "pelargir") == "gondor 2 0 0 + strider"
    finish(match)


def test_r081_dead_men_count_as_an_attack_for_politics() -> None:
    game = position(free="edoras: strider", shadow="erech: southrons 4 + isengard 1")
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["1"])
    match.play("companions-to erech")
    politics = match.state.politics
    assert (politics["southrons"], politics["isengard"], politics["sauron"]) == (1, 0, 1)
    assert asked(match) == "shadow casualty"


def test_dead_men_destroy_the_army_with_nazgul_and_minions() -> None:
    game = position(
        free="edoras: strider",
        shadow="pelargir: southrons 2 1 + nazgul + witch-king",
        captured="pelargir",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["4"])
    match.play("companions-to pelargir", "how-many 0")
    assert army(match, SHADOW, "pelargir") == ""
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("southrons") == Band("southrons", 24, 6)


def test_dead_men_without_a_way_out_the_army_is_destroyed() -> None:
    game = position(
        free="edoras: strider; dol-amroth: gondor 1; pelargir: gondor 1; erech: gondor 1",
        shadow="lamedon: southrons 9 + nazgul + witch-king",
        captured="lamedon",
    )
    match = play_event(game, "dead-men-of-dunharrow", die="character", rolls=["1"])
    match.play("companions-to lamedon", "casualty southrons-regular", "how-many 0")
    assert army(match, SHADOW, "lamedon") == ""
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reserve("sauron").leaders == 8
    assert match.state.reserve("southrons").regulars == 24


def test_dead_men_nazgul_without_an_army_are_left_alone() -> None:
    game = position(free="edoras: strider", shadow="erech: nazgul + witch-king")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech", "how-many 0")
    assert army(match, SHADOW, "erech") == "nazgul 1 + witch-king"


def test_dead_men_recruits_take_control_back() -> None:
    game = position(free="edoras: strider", captured="pelargir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to pelargir")
    assert options(match) == ["3", "2", "1", "0"]
    reserve = match.state.reserve("gondor").regulars
    match.play("how-many 3")
    assert army(match, FREE, "pelargir") == "gondor 3 0 0 + strider"
    assert match.state.reserve("gondor").regulars == reserve - 3
    assert match.state.regions["pelargir"].control == FREE
    assert told(match, "retaken") == [(FREE, "pelargir")]


def test_dead_men_without_recruits_no_control() -> None:
    game = position(free="edoras: strider", captured="pelargir")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to pelargir", "how-many 0")
    assert match.state.regions["pelargir"].control == SHADOW
    assert "gondor" in match.state.passive


def test_dead_men_recruit_what_is_left() -> None:
    game = position(free="edoras: strider", spent="gondor 14")
    match = play_event(game, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech")
    assert options(match) == ["1", "0"]
    none_left = position(free="edoras: strider", spent="gondor 15")
    match = play_event(none_left, "dead-men-of-dunharrow", die="character")
    match.play("companions-to erech")
    assert asked(match) == "shadow action"
