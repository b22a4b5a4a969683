"""Combat cards of initiative 0 and 1, each alone and where two of them meet (W9)."""

from __future__ import annotations

from combatkit import CARD_OF, ITHILIEN, MARSHES, ORTHANC_SORTIE, fight, two_armies
from thirdage.games.war_of_the_ring.battle import FROM_TABLE
from wotr import FREE, SHADOW, army, asked, attack, finish, options, told


def lines(table: str) -> list[str]:
    """The lines of a table, with single spaces, so that they can be names of tests."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


# ---- initiative 0


def test_daring_defiance_cancels_the_shadow_card_for_the_companions_leadership() -> None:
    # With the card a 4 would hit; with Leadership FP would re-roll.
    match = fight(
        "gondor 2 + gimli + legolas", "sauron 2", "daring-defiance desperate-battle", "4 4; 4 4 4 4"
    )
    assert told(match, "forfeits") == [(FREE, "gimli"), (FREE, "legolas")]
    assert told(match, "combat-roll") == [(SHADOW, 2, 0), (FREE, 4, 0)]
    assert match.state.discards[SHADOW] == (CARD_OF["desperate-battle"],)
    finish(match)


def test_daring_defiance_leaves_the_leaders_their_leadership() -> None:
    match = fight("gondor 2 0 1 + gimli", "sauron 2", "daring-defiance great-host", "1 1; 1 1 1; 6")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_daring_defiance_without_a_shadow_card_forfeits_nothing() -> None:
    match = fight("gondor 2 + gimli", "sauron 2", "daring-defiance", "1 1; 1 1 1; 6")
    assert told(match, "forfeits") == []
    assert told(match, "combat-card-cancelled") == []
    finish(match)


def test_daring_defiance_of_the_defender_cancels_swarm_of_bats() -> None:
    match = fight(
        "gondor 2 + gimli", "sauron 2 + nazgul", "daring-defiance swarm-of-bats", "1 1; 1 1 1; 4"
    )
    assert told(match, "combat-card-cancelled") == [(SHADOW,)]
    assert told(match, "forfeits") == [(FREE, "gimli")]
    assert army(match, FREE, MARSHES) == "gondor 2 0 0 + gimli"
    finish(match)


def test_swarm_of_bats_of_the_defender_cancels_daring_defiance() -> None:
    match = fight(
        "gondor 2 + gimli",
        "sauron 2 + nazgul",
        "daring-defiance swarm-of-bats",
        "1 1 1; 1 1; 5; 4",
        attacker=FREE,
    )
    assert told(match, "combat-card-cancelled") == [(FREE,)]
    assert told(match, "forfeits") == []
    assert army(match, SHADOW, MARSHES) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_a_cancelled_card_loses_its_later_part_onslaught() -> None:
    match = fight("gondor 2 + gimli", "sauron 5", "daring-defiance onslaught", "1 1 1 1 1; 1 1 1")
    assert asked(match) == "shadow battle"
    finish(match)


def test_a_cancelled_card_loses_both_its_parts_mumakil() -> None:
    match = fight(
        "gondor 3 + gimli", "southrons 4 1", "daring-defiance mumakil", "6 4 1 1 1; 1 1 1 1"
    )
    assert army(match, FREE, MARSHES) == "gondor 2 0 0 + gimli"
    finish(match)


def test_w9_11_daring_defiance_cannot_be_paid_with_leadership_forfeited_before() -> None:
    match = fight(
        "gondor 2 + gandalf-white",
        "sauron 2 + nazgul",
        "daring-defiance desperate-battle",
        "4 1; 1 1",
        before=("white-rider yes",),
    )
    assert told(match, "combat-card-cancelled") == []
    assert army(match, FREE, MARSHES) == "gondor 1 0 0 + gandalf-white"
    finish(match)


def test_daring_defiance_is_paid_by_those_whose_leadership_is_left() -> None:
    match = fight(
        "gondor 2 + gandalf-white + meriadoc",
        "sauron 2 + nazgul",
        "daring-defiance desperate-battle",
        "4 1; 1 1",
        before=("white-rider yes",),
    )
    assert told(match, "forfeits") == [(FREE, "meriadoc")]
    assert told(match, "combat-card-cancelled") == [(SHADOW,)]
    finish(match)


def test_swarm_of_bats_cancels_the_free_peoples_card() -> None:
    # Without the card the Combat roll has five dice, and a 4 in the re-roll does not hit.
    match = fight("gondor 2", "sauron 5 + nazgul", "daylight swarm-of-bats", "1 1 1 1 1; 1 1; 4")
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    assert match.state.discards[FREE] == (CARD_OF["daylight"],)
    finish(match)


def test_swarm_of_bats_without_a_free_peoples_card_adds_to_the_reroll_only() -> None:
    match = fight("gondor 2", "sauron 3 + nazgul 2", "swarm-of-bats", "4 1 1; 1 1; 4 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


# ---- initiative 1


def test_scouts_retreat_before_anybody_rolls() -> None:
    match = fight("gondor 2 0 1 + gimli", "sauron 5", "scouts", "")
    assert asked(match) == "free-peoples retreat"
    match.play("retreat druadan-forest")
    assert army(match, FREE, "druadan-forest") == "gondor 2 0 1 + gimli"
    assert told(match, "combat-roll") == []
    assert told(match, "battle-over") == [("retreat", MARSHES)]
    match.play("advance yes", "who-goes all")
    assert army(match, SHADOW, MARSHES) == "sauron 5 0"
    assert match.state.discards[FREE] == (CARD_OF["scouts"],)


def test_scouts_retreat_into_free_regions_only() -> None:
    match = fight(
        "gondor 2",
        "sauron 5",
        "scouts",
        "",
        target="dagorlad",
        also_shadow="noman-lands: sauron 1 + nazgul; eastern-emyn-muil: nazgul",
    )
    # Morannon is a Stronghold of the enemy, Noman-lands has an Army in it, and from North
    # Ithilien comes the attack; a Nazgûl alone does not matter.
    assert options(match) == ["ash-mountains", "eastern-emyn-muil"]


def test_scouts_may_retreat_to_where_their_own_side_besieges() -> None:
    match = fight(
        "gondor 2",
        "sauron 5",
        "scouts",
        "",
        target="dagorlad",
        also_free="morannon: gondor 1",
        also_shadow="morannon: sauron 1",
        besieged="morannon",
    )
    assert "morannon" in options(match)


def test_scouts_withdraw_into_a_siege_with_five_units() -> None:
    match = fight(
        "elves 4 2 1",
        "sauron 5",
        "scouts",
        "",
        "retreat siege",
        "advance yes",
        "who-goes all",
        "excess elves-regular",
        origin="dimrill-dale",
        target="lorien",
        before=("stand field",),
    )
    assert match.state.regions["lorien"].besieged == FREE
    assert army(match, FREE, "lorien") == "elves 3 2 1"
    assert told(match, "battle-over") == [("siege", "lorien")]
    assert told(match, "combat-roll") == []


def test_op_53_scouts_inside_a_stronghold_and_no_advance_no_siege() -> None:
    match = fight(
        "elves 4 2 1",
        "sauron 5",
        "scouts",
        "",
        "retreat siege",
        "advance no",
        origin="dimrill-dale",
        target="lorien",
        before=("stand field",),
    )
    assert match.state.regions["lorien"].besieged is None
    assert army(match, FREE, "lorien") == "elves 4 2 1"


def test_r007_scouts_do_not_withdraw_into_a_captured_shadow_stronghold() -> None:
    match = fight(
        "gondor 2",
        "isengard 5",
        "scouts",
        "",
        origin="gap-of-rohan",
        target="orthanc",
        captured="orthanc",
        before=("stand field",),
    )
    assert army(match, FREE, "fords-of-isen") == "gondor 2 0 0"


def test_scouts_of_the_besieger_leave_a_sortie() -> None:
    match = fight("rohan 2", "isengard 2", "scouts", "", "retreat fords-of-isen", **ORTHANC_SORTIE)
    assert match.state.regions["orthanc"].besieged is None
    assert army(match, FREE, "fords-of-isen") == "rohan 2 0 0"
    assert asked(match) == "free-peoples die"


def test_scouts_who_cannot_leave_stay_and_fight() -> None:
    match = fight(
        "rohan 2",
        "isengard 2",
        "scouts",
        "6 1; 5 1",
        origin="westemnet",
        target="edoras",
        also_shadow="folde: isengard 1",
    )
    assert army(match, FREE, "edoras") == "rohan 1 0 0"
    assert army(match, SHADOW, "westemnet") == "isengard 1 0 0"
    finish(match)


def test_r092_scouts_are_gone_before_durins_bane() -> None:
    match = fight(
        "elves 2",
        "sauron 2",
        "scouts durins-bane",
        "",
        "retreat parth-celebrant",
        origin="moria",
        target="dimrill-dale",
    )
    assert army(match, FREE, "parth-celebrant") == "elves 2 0 0"
    assert match.state.discards[SHADOW] == (CARD_OF["durins-bane"],)
    assert match.state.discards[FREE] == (CARD_OF["scouts"],)


def test_r092_scouts_gone_durins_bane_has_left_the_table_in_vain() -> None:
    game = two_armies(
        "elves 2",
        "sauron 2",
        origin="moria",
        target="dimrill-dale",
        table="balrog-of-moria",
        free_hand=CARD_OF["scouts"],
    )
    match = attack(
        game,
        SHADOW,
        "moria",
        "dimrill-dale",
        f"shadow-combat-card {FROM_TABLE}",
        f"free-peoples-combat-card {CARD_OF['scouts']}",
        "retreat parth-celebrant",
    )
    assert army(match, FREE, "parth-celebrant") == "elves 2 0 0"
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)


def test_r092_scouts_gone_the_slower_card_costs_nothing() -> None:
    match = fight("gondor 2", "sauron 3", "scouts relentless-assault", "", "retreat druadan-forest")
    assert asked(match) == "shadow advance"
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0"


def test_w9_8a_scouts_of_the_defender_come_before_words_of_power() -> None:
    match = fight(
        "gondor 2 + gimli",
        "sauron 3 + nazgul",
        "scouts words-of-power",
        "",
        "retreat druadan-forest",
    )
    assert told(match, "silenced") == []


def test_words_of_power_silence_leadership_and_captain_of_the_west() -> None:
    match = fight(
        "gondor 2 + gimli + boromir",
        "sauron 2 + nazgul",
        "words-of-power",
        "1 1; 1 1 1; 1; 6",
        "silence boromir",
    )
    assert told(match, "combat-roll") == [(SHADOW, 2, 0), (FREE, 3, 0)]
    assert told(match, "leader-reroll") == [(SHADOW, 1, 0), (FREE, 1, 1)]
    finish(match)


def test_words_of_power_last_one_round() -> None:
    match = fight(
        "gondor 2 + boromir",
        "sauron 2 + nazgul",
        "words-of-power",
        "1 1; 1 1; 1; 1 1; 1 1 1; 1; 1",
        "battle go-on",
        "retreat stay",
    )
    finish(match)


def test_r220_words_of_power_on_the_only_companion_make_mighty_attack_worthless() -> None:
    match = fight(
        "gondor 2 0 1 + boromir",
        "sauron 2 + nazgul",
        "mighty-attack words-of-power",
        "1 1; 1 1; 1; 1",
    )
    assert told(match, "silenced") == [("boromir",)]
    assert told(match, "misses-become-hits") == []
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1"
    finish(match)


def test_r220_another_companion_can_make_the_mighty_attack() -> None:
    match = fight(
        "gondor 2 + boromir + meriadoc",
        "sauron 2 + nazgul",
        "mighty-attack words-of-power",
        "1 1; 1 1; 1",
        "silence boromir",
    )
    assert told(match, "forfeits") == [(FREE, "meriadoc")]
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_r220_words_of_power_on_strider_make_anduril_worthless() -> None:
    match = fight(
        "gondor 2 + strider + gimli",
        "sauron 2 + nazgul",
        "anduril words-of-power",
        "1 1; 1 1 1; 1; 1",
        "silence strider",
    )
    assert told(match, "misses-become-hits") == []
    finish(match)


def test_words_of_power_do_not_end_the_white_rider() -> None:
    match = fight(
        "gondor 2 + gandalf-white",
        "sauron 2 + nazgul 2",
        "words-of-power",
        "1 1; 1 1",
        before=("white-rider yes",),
    )
    assert told(match, "silenced") == [("gandalf-white",)]
    finish(match)
