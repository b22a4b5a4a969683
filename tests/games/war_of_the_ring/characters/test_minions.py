"""The abilities on the Character cards: the Minions."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import settlements_of, within
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import (
    FREE,
    NATIONS,
    SHADOW,
    act,
    army,
    asked,
    attack,
    dice_next_turn,
    finish,
    options,
    position,
    told,
)

SKIP = ("die event", "action skip")


CARDS = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
"""What both sides draw at the beginning of a turn."""


# ---- the Witch-king


def bring(minion: str, *lines: str, die: str = "muster", **where: object) -> Match[Game]:
    """SH brings a Minion into play."""
    return act(position(**where), SHADOW, die, f"action {minion}", *lines)  # type: ignore[arg-type]


def may_bring(minion: str, die: str = "muster", **where: object) -> bool:
    """Whether SH can."""
    return minion in options(act(position(**where), SHADOW, die))  # type: ignore[arg-type]


def test_the_witch_king_enters_with_a_sauron_unit() -> None:
    """All FP Nations become active, none advances; one die more in the next turn."""
    match = bring(
        "witch-king",
        shadow="nurn: southrons 1 + sauron 1; dol-guldur: sauron 2; umbar: southrons 2",
        war="sauron elves",
    )
    assert options(match) == ["dol-guldur", "nurn"]
    match.play("minion-in nurn")
    state = match.state
    assert state.whereabouts == {"witch-king": "nurn"}
    assert state.passive == ()
    assert told(match, "advances") == []
    assert dice_next_turn(state, SHADOW) == 8


def test_the_witch_king_needs_sauron_and_one_enemy_at_war() -> None:
    shadow = "nurn: sauron 1"
    assert may_bring("witch-king", shadow=shadow, war="sauron rohan")
    assert not may_bring("witch-king", shadow=shadow, war="rohan")
    assert not may_bring("witch-king", shadow=shadow, war="sauron isengard")


def test_the_witch_king_needs_an_army_with_a_sauron_unit() -> None:
    assert not may_bring(
        "witch-king", shadow="nurn: nazgul; umbar: southrons 3", war="sauron rohan"
    )


def test_the_witch_king_enters_a_besieged_stronghold() -> None:
    match = bring(
        "witch-king",
        shadow="moria: sauron 2",
        free="moria: elves 3",
        besieged="moria",
        war="sauron elves",
    )
    assert army(match, SHADOW, "moria") == "sauron 2 0 + witch-king"
    assert match.state.regions["moria"].besieged == SHADOW


@pytest.mark.parametrize("die", ["muster", "muster-army"])
def test_minions_come_with_a_muster_result(die: str) -> None:
    assert may_bring("witch-king", die=die, shadow="nurn: sauron 1", war="sauron rohan")


@pytest.mark.parametrize("die", ["army", "character", "event"])
def test_minions_come_with_no_other_result(die: str) -> None:
    assert not may_bring("witch-king", die=die, shadow="nurn: sauron 1", war="sauron rohan")


@pytest.mark.parametrize("minion", ["saruman", "witch-king", "mouth-of-sauron"])
def test_minions_come_once(minion: str) -> None:
    """W10.26."""
    assert not may_bring(
        minion,
        eliminated=minion,
        shadow="nurn: sauron 1",
        war="sauron isengard " + " ".join(NATIONS[FREE]),
    )


def test_the_witch_king_flies() -> None:
    """T10-02: like the Nazgûl, to any region but an enemy Stronghold that is not besieged."""
    match = act(
        position(shadow="barad-dur: witch-king"),
        SHADOW,
        "character",
        "action move-nazgul",
    )
    assert "the-shire" in options(match)
    assert "lorien" not in options(match)
    match.play("nazgul-to the-shire")
    assert match.state.whereabouts == {"witch-king": "the-shire"}


def sorcery(*lines: str, rolls: tuple[str, ...], card: str) -> Match[Game]:
    """SH attacks with the Witch-king and this Combat card in the first round."""
    return attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + witch-king",
            war="sauron rohan",
            shadow_hand=card,
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        f"shadow-combat-card {card}",
        *lines,
        rolls=rolls,
    )


def test_the_witch_king_draws_for_his_first_combat_card() -> None:
    """Sorcerer: from the deck of the card, after the decisions of the round."""
    match = sorcery(
        *("battle go-on", "retreat stay", "sorcerer yes"),
        card="return-to-valinor",
        rolls=("1 1", "1 1", "1 1", "stormcrow"),
    )
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_the_witch_king_draws_also_when_the_battle_has_ended_by_it() -> None:
    match = sorcery(
        *("battle cease", "sorcerer yes"),
        card="morgul-wound",
        rolls=("1 1", "1 1", "1 1", "orc-patrol"),
    )
    assert match.state.hands[SHADOW] == ("orc-patrol",)


def test_the_witch_king_draws_before_the_advance() -> None:
    match = sorcery(card="return-to-valinor", rolls=("6 6", "1 1"))
    assert asked(match) == "shadow sorcerer"
    match.play("sorcerer no")
    assert asked(match) == "shadow advance"


def test_the_witch_king_draws_nothing_when_he_has_fallen() -> None:
    """His Army is destroyed in the first round."""
    match = sorcery(card="return-to-valinor", rolls=("1 1", "6 6", "1 1"))
    assert match.state.eliminated == ("witch-king",)
    assert asked(match) == "free-peoples die"
    assert match.state.hands[SHADOW] == ()


def test_the_witch_king_draws_nothing_without_a_card_or_in_a_later_round() -> None:
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + witch-king",
            war="sauron rohan",
            shadow_hand="return-to-valinor",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *("shadow-combat-card none", "battle go-on", "retreat stay"),
        *("shadow-combat-card return-to-valinor", "battle go-on"),
        rolls=["1 1", "1 1", "1 1", "1 1", "1 1", "1 1"],
    )
    assert asked(match) == "free-peoples retreat"


def test_the_witch_king_draws_nothing_if_he_is_not_in_the_battle() -> None:
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2; edoras: witch-king",
            war="sauron rohan",
            shadow_hand="return-to-valinor",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        *("shadow-combat-card return-to-valinor", "battle cease"),
        rolls=["1 1", "1 1"],
    )
    assert asked(match) == "free-peoples die"


def test_the_witch_king_is_out_for_good() -> None:
    """Nazgûl go to the reinforcements, he does not."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 1 + nazgul 2 + witch-king",
            war="sauron rohan",
        ),
        FREE,
        "westemnet",
        "fangorn",
        "advance no",
        rolls=["6 6", "1", "1"],
    )
    assert match.state.eliminated == ("witch-king",)
    assert match.state.reinforcements["sauron"].leaders == 8
    assert dice_next_turn(match.state, SHADOW) == 7


def test_the_witch_king_alone_is_not_drawn_into_a_battle() -> None:
    """He stands among FP units whom SH attacks from elsewhere."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="westemnet: witch-king; fangorn: sauron 2",
            war="sauron rohan",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
        rolls=["1 1", "1 1"],
    )
    finish(match)


# ---- the Mouth of Sauron


ALL_AT_WAR = "sauron " + " ".join(NATIONS[FREE])


SAURON_STRONGHOLDS = list(settlements_of("sauron", "stronghold"))


def test_the_mouth_comes_when_all_free_peoples_are_at_war() -> None:
    """To a Sauron Stronghold; one die more in the next turn."""
    match = bring("mouth-of-sauron", war=ALL_AT_WAR)
    assert options(match) == SAURON_STRONGHOLDS
    match.play("minion-in barad-dur")
    assert match.state.whereabouts == {"mouth-of-sauron": "barad-dur"}
    assert dice_next_turn(match.state, SHADOW) == 8


def test_the_mouth_comes_when_the_fellowship_is_in_mordor() -> None:
    assert may_bring("mouth-of-sauron", mordor=0)


def test_the_mouth_does_not_come_before() -> None:
    assert not may_bring("mouth-of-sauron", at="morannon", war="sauron gondor rohan north elves")


def test_the_mouth_does_not_come_to_a_conquered_stronghold() -> None:
    match = bring("mouth-of-sauron", war=ALL_AT_WAR, captured="moria")
    assert options(match) == [name for name in SAURON_STRONGHOLDS if name != "moria"]


def test_the_mouth_comes_to_a_besieged_stronghold_and_is_inside() -> None:
    """It is unconquered; he cannot leave it while the siege lasts."""
    game = position(
        shadow="dol-guldur: sauron 1", free="dol-guldur: elves 3", besieged="dol-guldur", mordor=0
    )
    match = act(game, SHADOW, "muster", "action mouth-of-sauron", "minion-in dol-guldur")
    assert army(match, SHADOW, "dol-guldur") == "sauron 1 0 + mouth-of-sauron"
    assert "move-nazgul" not in options(act(match.state, SHADOW, "character"))


def test_the_mouth_moves_three_regions_alone() -> None:
    """T10-23, T10-25: ignoring enemies, not into Lórien."""
    match = act(
        position(shadow="dimrill-dale: mouth-of-sauron", free="parth-celebrant: elves 2"),
        SHADOW,
        "character",
        "action move-nazgul",
    )
    places = set(options(match))
    assert places <= set(within("dimrill-dale", 3))
    assert "lorien" not in places
    assert {"parth-celebrant", "fangorn"} <= places


MESSENGER: dict[str, object] = {
    "shadow": "fangorn: sauron 2; nurn: sauron 1; barad-dur: mouth-of-sauron",
    "war": "sauron",
}


def test_the_mouth_lets_a_muster_result_move_two_armies_once_a_turn() -> None:
    match = act(
        position(**MESSENGER),  # type: ignore[arg-type]
        SHADOW,
        "muster muster",
        *("action move-armies", "from fangorn", "to westemnet", "who-goes all"),
        *("from nurn", "who-goes all"),
    )
    assert army(match, SHADOW, "westemnet") == "sauron 2 0"
    assert army(match, SHADOW, "gorgoroth") == "sauron 1 0"
    match.play(*SKIP)
    assert asked(match) == "shadow action"
    assert "move-armies" not in options(match)


def test_the_mouth_lets_a_muster_result_attack() -> None:
    match = act(
        position(**MESSENGER, free="westemnet: rohan 1"),  # type: ignore[arg-type]
        SHADOW,
        "muster",
    )
    assert "attack" in options(match)


def test_the_mouth_is_needed_for_that() -> None:
    match = act(position(shadow="fangorn: sauron 2", war="sauron"), SHADOW, "muster")
    assert "move-armies" not in options(match)


def test_the_mouth_is_not_needed_for_a_muster_army_die() -> None:
    """It is an Army result already; the ability is kept."""
    match = act(
        position(**MESSENGER),  # type: ignore[arg-type]
        SHADOW,
        "muster muster-army",
        *("action skip", *SKIP),
    )
    match.play("action move-armies", "from fangorn", "to westemnet", "who-goes all", "from stop")
    assert match.state.once == ()


def test_the_mouth_lets_a_muster_result_play_an_army_card() -> None:
    """Once a turn, like the rest."""
    game = position(**MESSENGER, shadow_hand="olog-hai")  # type: ignore[arg-type]
    match = act(game, SHADOW, "muster muster", "action card", "card olog-hai")
    assert match.state.once == ("messenger",)


def test_the_mouth_is_kept_for_a_muster_card() -> None:
    game = position(**MESSENGER, shadow_hand="pits-of-mordor stormcrow")  # type: ignore[arg-type]
    match = act(game, SHADOW, "muster muster", "action card", "card pits-of-mordor")
    assert match.state.once == ()


def test_the_mouth_gives_no_nazgul_leadership() -> None:
    """Cruel as Death needs two points of it."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: sauron 2 + mouth-of-sauron + nazgul",
            war="sauron rohan",
            shadow_hand="orc-patrol",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
    )
    assert options(match) == ["none"]


# ---- Saruman


def test_saruman_comes_to_orthanc() -> None:
    """T10-06: though there are ten units; one die more in the next turn."""
    match = bring("saruman", shadow="orthanc: isengard 10", war="isengard")
    assert match.state.whereabouts == {"saruman": "orthanc"}
    assert army(match, SHADOW, "orthanc") == "isengard 10 0 0 + saruman"
    assert dice_next_turn(match.state, SHADOW) == 8


def test_saruman_needs_isengard_at_war_and_orthanc() -> None:
    assert not may_bring("saruman")
    assert not may_bring("saruman", war="isengard", captured="orthanc")


VOICE = "orthanc: isengard 3 + saruman"


def test_saruman_recruits_in_every_settlement_of_isengard() -> None:
    match = act(position(shadow=VOICE, war="isengard"), SHADOW, "muster", "action voice-recruit")
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"


def test_saruman_recruits_where_he_can() -> None:
    """North Dunland is captured, an enemy Army stands in South Dunland."""
    match = act(
        position(
            shadow=VOICE,
            free="south-dunland: rohan 1",
            captured="north-dunland",
            war="isengard",
        ),
        SHADOW,
        "muster",
        "action voice-recruit",
    )
    assert army(match, SHADOW, "orthanc") == "isengard 4 0 0 + saruman"
    assert army(match, SHADOW, "north-dunland") == ""
    assert army(match, SHADOW, "south-dunland") == ""


def test_saruman_recruits_as_many_as_are_left() -> None:
    """One: SH chooses where."""
    match = act(
        position(shadow="orthanc: isengard 11 + saruman", war="isengard"),
        SHADOW,
        "muster",
        "action voice-recruit",
    )
    assert options(match) == ["north-dunland", "orthanc", "south-dunland"]
    match.play("in south-dunland")
    assert army(match, SHADOW, "south-dunland") == "isengard 1 0 0"
    assert army(match, SHADOW, "north-dunland") == ""


def test_saruman_makes_two_regulars_elites() -> None:
    match = act(position(shadow=VOICE, war="isengard"), SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 1 2 0 + saruman"


def test_saruman_makes_one_an_elite_if_there_is_one() -> None:
    """One Regular in Orthanc, or one Elite in the reinforcements."""
    game = position(shadow="orthanc: isengard 1 + saruman", war="isengard")
    match = act(game, SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 0 1 0 + saruman"
    game = position(shadow="orthanc: isengard 3 + saruman; moria: isengard 0 5", war="isengard")
    match = act(game, SHADOW, "muster", "action voice-elites")
    assert army(match, SHADOW, "orthanc") == "isengard 2 1 0 + saruman"


def test_saruman_is_not_heard_under_siege() -> None:
    game = position(shadow=VOICE, free="orthanc: rohan 5", besieged="orthanc", war="isengard")
    actions = options(act(game, SHADOW, "muster"))
    assert not [action for action in actions if action.startswith("voice")]


def test_saruman_is_not_heard_without_a_muster_result() -> None:
    actions = options(act(position(shadow=VOICE, war="isengard"), SHADOW, "army"))
    assert not [action for action in actions if action.startswith("voice")]


def test_saruman_makes_elites_leaders() -> None:
    """Servants of the White Hand: they lead a move and an attack, with Leadership 1 each, and
    take hits as units."""
    game = position(
        shadow="fords-of-isen: isengard 1 2; orthanc: saruman",
        free="helms-deep: rohan 2",
        war="isengard rohan",
        captured="helms-deep",
    )
    assert {"move-armies", "attack"} <= set(options(act(game.copy(), SHADOW, "character")))
    match = attack(
        game,
        SHADOW,
        "fords-of-isen",
        "helms-deep",
        die="character",
        rolls=["1 1 1", "6 1", "shadow-leader-reroll 1 1"],
    )
    assert asked(match) == "shadow casualty"
    assert options(match) == ["isengard-regular", "isengard-reduce"]


def test_saruman_gone_the_elites_lead_no_more() -> None:
    """And his die is lost in the next turn."""
    game = position(shadow="fords-of-isen: isengard 1 2", war="isengard", eliminated="saruman")
    assert "move-armies" not in options(act(game.copy(), SHADOW, "character"))
    assert dice_next_turn(game, SHADOW) == 7


def test_saruman_does_not_lead_a_move_out_of_orthanc() -> None:
    """T10-09, T10-22: an Isengard Elite can."""
    without = position(shadow="orthanc: isengard 3 + saruman", war="isengard")
    assert "move-armies" not in options(act(without, SHADOW, "character"))
    match = act(
        position(shadow="orthanc: isengard 3 1 + saruman", war="isengard"),
        SHADOW,
        "character",
        *("action move-armies", "to gap-of-rohan", "who-goes all"),
    )
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 3 1 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}


def test_saruman_leads_an_attack_out_of_orthanc_and_stays() -> None:
    match = attack(
        position(
            shadow="orthanc: isengard 3 + saruman", free="fords-of-isen: rohan 1", war="isengard"
        ),
        SHADOW,
        "orthanc",
        "fords-of-isen",
        *("advance yes", "who-goes all"),
        die="character",
        rolls=["6 1 1", "1", "1"],
    )
    assert army(match, SHADOW, "fords-of-isen") == "isengard 3 0 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}


def test_saruman_is_left_behind_by_a_retreat() -> None:
    """Alone in Orthanc he fights no battle; FP enters and captures it, he stays there."""
    match = attack(
        position(
            shadow="orthanc: isengard 3 + saruman",
            free="fords-of-isen: rohan 3",
            war="isengard rohan",
        ),
        FREE,
        "fords-of-isen",
        "orthanc",
        *("stand field", "battle go-on", "retreat gap-of-rohan", "advance yes", "who-goes all"),
        rolls=["1 1 1", "1 1 1", "1"],
    )
    assert army(match, SHADOW, "gap-of-rohan") == "isengard 3 0 0"
    assert match.state.whereabouts == {"saruman": "orthanc"}
    assert match.state.regions["orthanc"].control == FREE


def test_saruman_alone_is_not_attacked() -> None:
    """FP moves in."""
    game = position(shadow="orthanc: saruman", free="fords-of-isen: rohan 3", war="rohan")
    assert "attack" not in options(act(game.copy(), FREE, "army"))
    match = act(
        game, FREE, "army", "action move-armies", "from fords-of-isen", "to orthanc", "who-goes all"
    )
    assert match.state.regions["orthanc"].control == FREE
    assert match.state.whereabouts == {"saruman": "orthanc"}
