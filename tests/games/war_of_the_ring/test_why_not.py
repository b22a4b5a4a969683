"""Why a thing is not possible now: every kind of question, yes and no."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.actions import ACTIONS, possible_actions
from thirdage.games.war_of_the_ring.why import FORMS, UNDERSTOOD, why_not
from thirdage.table.game import Reason
from thirdage.words import LANGUAGES, Words
from wotr import FREE, SHADOW, attack, position

SIEGE: dict[str, object] = {
    "free": "minas-tirith: gondor 2 + boromir; folde: rohan 1",
    "shadow": "minas-tirith: sauron 3; osgiliath: sauron 2",
    "besieged": "minas-tirith",
    "war": "gondor sauron",
}
"""Minas Tirith under siege, SH in Osgiliath, and Rohan not yet at war in the Folde."""


def reason(
    thing: str,
    side: str = FREE,
    dice: str = "army",
    phase: int = 5,
    turn_of: str = "",
    **where: object,
) -> str:
    """The rule and the name of the reason; "" if the thing is allowed. The side has these dice,
    and it is its turn if nothing else is said."""
    game = position(**where)  # type: ignore[arg-type]
    game.dice = {FREE: (), SHADOW: ()} | {side: tuple(dice.split())}
    game.phase = phase
    game.active_side = turn_of or side
    found = why_not(game, side, thing)
    return "" if found is None else f"{found.rule} {found.name}"


TESTED: dict[str, list[tuple[str, str, dict[str, object]]]] = {
    "die": [
        ("die army", "", {}),
        ("die muster", "W6.1 no-such-die", {}),
        ("die army", "W6.1 not-your-turn", {"turn_of": SHADOW}),
        ("die army", "W4.1 wrong-phase", {"phase": 2}),
    ],
    "action": [
        ("action move-armies", "", SIEGE),
        ("action move-fellowship", "", {"dice": "character"}),
        ("action move-fellowship", "W6.1 wrong-die", {"dice": "army"}),
        ("action move-fellowship", "W18.16 fellowship-revealed", {
            "dice": "army character", "at": "hollin", "hidden": False}),
        ("action hide", "W18.28 fellowship-hidden", {"dice": "character"}),
        ("action separate", "W18.30 on-mordor-track", {"dice": "character", "mordor": 1}),
        ("action separate", "W18.30 no-companions", {"dice": "character", "companions": ""}),
        ("action move-companions", "W10.7 no-companions-on-map", {"dice": "character"}),
        ("action move-companions", "W10.14 companions-besieged", {**SIEGE, "dice": "character"}),
        ("action aragorn", "W10.4 aragorn-condition", {"dice": "will-of-the-west"}),
        ("action gandalf-white", "W10.4 gandalf-white-condition", {"dice": "will-of-the-west"}),
        ("action saruman", "W6.8 other-sides-action", {}),
        ("action saruman", "W10.5 saruman-condition", {"side": SHADOW, "dice": "muster"}),
        ("action saruman", "W10.26 has-entered", {
            "side": SHADOW, "dice": "muster", "eliminated": "saruman"}),
        ("action draw", "W6.1 not-your-turn", {"dice": "event", "turn_of": SHADOW}),
        ("action draw", "W6.1 no-such-die", {"dice": ""}),
    ],
    "move": [
        ("move folde edoras", "", SIEGE),
        ("move folde helms-deep", "W13.2 not-adjacent", SIEGE),
        ("move edoras folde", "W11.1 no-army", SIEGE),
        ("move minas-tirith lossarnach", "W15.14 besieged-cannot-move", SIEGE),
        ("move folde druadan-forest", "W13.14 foreign-border", SIEGE),
        ("move folde edoras", "W13.4 no-leader", {**SIEGE, "dice": "character"}),
        ("move folde edoras", "W6.1 no-die-for-army", {**SIEGE, "dice": "muster"}),
        ("move folde edoras", "W6.1 not-your-turn", {**SIEGE, "turn_of": SHADOW}),
        ("move moria hollin", "W13.11 enemy-units", {
            "side": SHADOW, "shadow": "moria: sauron 1", "free": "hollin: elves 1"}),
        ("move dimrill-dale lorien", "W8.12 kept-out-by-card", {
            "side": SHADOW, "shadow": "dimrill-dale: sauron 1", "table": "a-power-too-great",
            "war": "sauron"}),
    ],
    "attack": [
        ("attack minas-tirith minas-tirith", "", SIEGE),
        ("attack osgiliath minas-tirith", "W15.9 enemy-inside-stronghold", {
            **SIEGE, "side": SHADOW}),
        ("attack osgiliath pelargir", "W14.2 no-enemy-army", {**SIEGE, "side": SHADOW}),
        ("attack osgiliath edoras", "W13.2 not-adjacent", {**SIEGE, "side": SHADOW}),
        ("attack folde edoras", "W14.4 not-at-war", {
            "free": "folde: rohan 1", "shadow": "edoras: sauron 1"}),
        ("attack folde edoras", "W14.7 no-leader-to-attack", {
            "free": "folde: rohan 1", "shadow": "edoras: sauron 1", "war": "rohan",
            "dice": "character"}),
        ("attack folde edoras", "W14.8 rearguard-needs-unit", {
            "free": "folde: rohan 1 + gondor 0 0 1", "shadow": "edoras: sauron 1",
            "war": "rohan"}),
    ],
    "army": [
        ("army folde", "", SIEGE),
        ("army edoras", "W11.1 no-army", SIEGE),
        ("army minas-tirith", "", SIEGE),
        ("army minas-tirith", "W15.14 besieged-cannot-move", {**SIEGE, "war": "sauron"}),
        # What lacks least: a die, a leader; a foreign border or a missing enemy matters less.
        ("army folde", "W6.1 no-die-for-army", {**SIEGE, "dice": "event"}),
        ("army folde", "W13.4 no-leader", {**SIEGE, "dice": "character"}),
    ],
    "region": [
        ("region edoras", "", SIEGE),
        ("region erebor", "W13.2 no-army-near", SIEGE),
        ("region druadan-forest", "W13.14 foreign-border", {
            **SIEGE, "free": "folde: rohan 1", "besieged": "", "shadow": ""}),
    ],
    "recruit": [
        ("recruit gondor-regular dol-amroth", "", {**SIEGE, "dice": "muster-army"}),
        ("recruit gondor-regular dol-amroth", "W6.1 no-such-die", SIEGE),
        ("recruit rohan-regular edoras", "W12.2 nation-not-at-war", SIEGE),
        ("recruit gondor-regular edoras", "W12.5 no-settlement-of-nation", SIEGE),
        ("recruit gondor-regular minas-tirith", "W12.9 not-free-to-recruit", SIEGE),
        ("recruit gondor-leader pelargir", "W10.21 leader-without-unit", SIEGE),
        ("recruit sauron-regular moria", "W12.5 other-sides-figure", SIEGE),
        ("recruit gondor-regular dol-amroth", "W12.8 captured", {
            **SIEGE, "captured": "dol-amroth"}),
        ("recruit gondor-elite dol-amroth", "W12.10 none-left", {
            **SIEGE, "spent": "gondor 0 5"}),
        ("recruit nazgul nurn", "W12.7 nazgul-in-stronghold-only", {
            "side": SHADOW, "war": "sauron"}),
    ],
    "advance": [
        ("advance elves", "", {"dice": "army muster"}),
        ("advance elves", "W6.1 no-such-die", {}),
        ("advance elves", "W17.6 at-war-already", {"war": "elves"}),
        ("advance gondor", "W17.3 passive", {"steps": {"gondor": 1}}),
        ("advance sauron", "W17.6 other-sides-nation", {}),
        ("advance gondor", "W8.12 kept-passive-by-card", {"table": "threats-and-promises"}),
    ],
    "fly": [
        ("fly the-shire", "", {"side": SHADOW, "dice": "character"}),
        ("fly the-shire", "W6.1 no-such-die", {"side": SHADOW}),
        ("fly lorien", "W10.17 enemy-stronghold", {"side": SHADOW}),
        ("fly the-shire", "W6.8 other-sides-action", {}),
    ],
    "companion": [
        ("companion gimli bree", "", {"free": "the-shire: gimli", "dice": "character"}),
        ("companion gimli bree", "W6.1 no-such-die", {"free": "the-shire: gimli"}),
        ("companion gimli moria", "W10.9 out-of-reach", {"free": "the-shire: gimli"}),
        ("companion boromir lossarnach", "W10.9 out-of-reach", SIEGE),
        ("companion gimli bree", "W10.7 not-on-map", {}),
        ("companion gimli bree", "W6.8 other-sides-action", {"side": SHADOW}),
        ("companion gandalf-white edoras", "", {
            "free": "minas-tirith: gandalf-white", "dice": "will-of-the-west"}),
    ],
    "declare": [
        ("declare", "", {"phase": 2}),
        ("declare", "W4.1 wrong-phase", {}),
        ("declare", "W18.16 fellowship-revealed", {"phase": 2, "hidden": False}),
        ("declare", "W20.4 declare-on-mordor-track", {"phase": 2, "mordor": 0}),
        ("declare", "W6.8 other-sides-action", {"side": SHADOW}),
    ],
    "enter-mordor": [
        ("enter-mordor", "", {"phase": 2, "at": "morannon"}),
        ("enter-mordor", "W4.1 wrong-phase", {"at": "morannon"}),
        ("enter-mordor", "W20.1 not-at-mordor-gate", {"phase": 2}),
        ("enter-mordor", "W20.2 in-mordor-already", {"phase": 2, "mordor": 0}),
        ("enter-mordor", "W6.8 other-sides-action", {"side": SHADOW}),
    ],
    "card": [
        ("card athelas", "W8.6 not-in-hand", {}),
        ("card athelas", "", {"free_hand": "athelas", "dice": "event"}),
        ("card athelas", "", {"free_hand": "athelas", "dice": "army character"}),
        ("card athelas", "W8.6 wrong-icon", {"free_hand": "athelas"}),
        ("card horn-of-gondor", "W8.8 needs-in-fellowship", {
            "free_hand": "horn-of-gondor", "companions": "gimli", "dice": "event"}),
        ("card athelas", "W4.1 wrong-phase", {"free_hand": "athelas", "phase": 3}),
    ],
    "combat-card": [("combat-card athelas", "W9.1 no-battle", {"free_hand": "athelas"})],
    "retreat": [("retreat edoras", "W14.27 no-battle-to-retreat-from", {})],
    "pass": [
        ("pass", "W6.5 not-fewer-dice", {}),
        ("pass", "W6.1 not-your-turn", {"turn_of": SHADOW}),
    ],
    "ring": [
        ("ring", "", {}),
        ("ring", "W7.1 no-ring", {"side": SHADOW}),
        ("ring", "W6.6 changes-nothing", {"dice": ""}),
        ("ring", "W4.1 wrong-phase", {"phase": 2}),
    ],
}  # fmt: skip


def test_every_kind_of_question_is_tested() -> None:
    assert set(TESTED) == set(FORMS)


@pytest.mark.parametrize(
    ("thing", "expected", "where"), [case for cases in TESTED.values() for case in cases]
)
def test_the_reason(thing: str, expected: str, where: dict[str, object]) -> None:
    assert reason(thing, **where) == expected  # type: ignore[arg-type]


def test_a_reason_names_what_it_is_about() -> None:
    game = position(war="gondor")
    found = why_not(game, FREE, "recruit gondor-regular erebor")
    assert found is not None
    assert found.facts == ("gondor",)


def test_passing_with_fewer_dice() -> None:
    game = position()
    game.dice = {FREE: ("army",), SHADOW: ("army", "army")}
    game.active_side = FREE
    assert why_not(game, FREE, "pass") is None


@pytest.mark.parametrize("verb", FORMS)
def test_the_time_for_a_thing_is_spoken_of_first(verb: str) -> None:
    """Whatever else stands against it: which phase it is, and in which it can be done."""
    names = {
        "region": "erebor",
        "card": "the-red-arrow",
        "die": "eye",
        "action": "attack",
        "figure": "rohan-regular",
        "nation": "elves",
        "companion": "gimli",
    }
    thing = " ".join([verb, *(names[kind] for kind in FORMS[verb].kinds)])
    game = position()
    game.dice = {FREE: (), SHADOW: ()}

    def about(phase: int, turn_of: str) -> Reason | None:
        game.phase, game.active_side = phase, turn_of
        return why_not(game, FREE, thing)

    if verb in ("retreat", "combat-card"):
        found = about(2, FREE)
        assert found is not None
        assert found.name.startswith("no-battle")
        return
    then = 2 if verb in ("declare", "enter-mordor") else 5
    for phase in {1, 2, 3, 4, 5, 6} - {then}:
        assert about(phase, FREE) == Reason("W4.1", "wrong-phase", (phase, then))
    if then == 5:
        assert about(5, SHADOW) == Reason("W6.1", "not-your-turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases_are_named(language: str) -> None:
    game = position()
    game.phase = 2
    found = why_not(game, FREE, "army edoras")
    assert found is not None
    words = Words(language, "war-of-the-ring")
    told = words.reason(found.name, found.facts)
    assert words.text("phase-2") in told
    assert words.text("phase-5") in told


def test_a_second_ring_in_a_turn() -> None:
    game = position()
    game.dice = {FREE: ("army",), SHADOW: ()}
    game.active_side = FREE
    game.once = ("ring-free-peoples",)
    found = why_not(game, FREE, "ring")
    assert found is not None
    assert (found.rule, found.name) == ("W7.4", "ring-used-this-turn")


def test_in_a_battle() -> None:
    """The defender may retreat to free regions and use the cards that fit; the attacker does
    not retreat."""
    match = attack(
        position(
            free="westemnet: rohan 2",
            shadow="fangorn: isengard 2; folde: isengard 1",
            captured="folde",
            war="rohan isengard",
            free_hand="athelas the-red-arrow",
        ),
        SHADOW,
        "fangorn",
        "westemnet",
    )

    def about(thing: str, side: str = FREE) -> str:
        found = match.why_not(side, thing)
        return "" if found is None else f"{found.rule} {found.name}"

    assert about("retreat edoras") == "W6.1 answer-first"
    assert about("retreat folde") == "W14.29 not-free"
    assert about("retreat lorien") == "W13.2 not-adjacent"
    assert about("retreat orthanc", SHADOW) == "W14.27 no-battle-to-retreat-from"
    assert about("combat-card the-red-arrow") == ""
    assert about("combat-card athelas").startswith("W9.5")
    assert about("combat-card bilbos-song") == "W8.6 not-in-hand"
    # Nothing else is done before it is over.
    for thing in ("army folde", "move folde edoras", "pass"):
        assert about(thing, SHADOW) == "W6.1 battle-first"
    assert about("army westemnet") == "W6.1 battle-first"


def test_no_retreat_from_a_siege() -> None:
    game = position(**SIEGE, free_hand="athelas")  # type: ignore[arg-type]
    match = attack(game, SHADOW, "minas-tirith", "minas-tirith")
    found = match.why_not(FREE, "retreat lossarnach")
    assert found is not None
    assert (found.rule, found.name) == ("W14.30", "besieged-cannot-retreat")


@pytest.mark.parametrize("thing", ["", "dance", "move folde", "card no-such-card", "die gold"])
def test_a_question_that_nobody_understands(thing: str) -> None:
    with pytest.raises(ValueError):
        why_not(position(), FREE, thing)


def test_the_message_says_what_is_understood() -> None:
    assert "move REGION REGION" in UNDERSTOOD
    with pytest.raises(ValueError, match="move REGION REGION"):
        why_not(position(), FREE, "dance")
    with pytest.raises(ValueError, match="is no region"):
        why_not(position(), FREE, "move folde gotham")


def test_why_not_and_the_options_agree() -> None:
    """What is refused is not offered, and what is offered is not refused."""
    game = position(**SIEGE)  # type: ignore[arg-type]
    game.dice = {FREE: ("army",), SHADOW: ()}
    game.active_side = FREE
    offered = possible_actions(game, FREE, "army")
    for action in ACTIONS:
        assert (why_not(game, FREE, f"action {action}") is None) == (action in offered)
