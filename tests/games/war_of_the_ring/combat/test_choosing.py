# ruff: noqa: E501 - the tables of conditions have long lines
"""W9: Combat cards are chosen, revealed and discarded."""

from __future__ import annotations

from typing import Any

import pytest

from combatkit import (
    CARD_OF,
    HELMS_DEEP_ASSAULT,
    HELMS_DEEP_SORTIE,
    ITHILIEN,
    MARSHES,
    ORTHANC_ASSAULT,
    ORTHANC_SORTIE,
    fight,
    two_armies,
)
from thirdage.games.war_of_the_ring.battle import why_not_combat_card
from thirdage.games.war_of_the_ring.battle_state import FIELD, SIEGE, SORTIE, Battle
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.pieces import NOBODY, read_army
from wotr import FREE, SHADOW, army, asked, attack, finish, options, told

INITIATIVES = {
    0: "daring-defiance swarm-of-bats",
    1: "scouts words-of-power",
    2: "charge durins-bane sudden-strike",
    3: "advantageous-position brave-stand cruel-as-death daylight deadly-strife desperate-battle"
    " devilry-of-orthanc dread-and-despair ents-rage foul-stench huorn-dark it-is-a-gift mumakil"
    " one-for-the-dark-lord relentless-assault servant-of-the-secret-fire valour",
    4: "anduril confusion mighty-attack they-are-terrible",
    5: "mumakil nameless-wood no-quarter",
    6: "black-breath blade-of-westernesse fateful-strike heroic-death shield-wall",
    7: "great-host onslaught we-come-to-kill",
}


# ---- what there is


def test_every_card_names_an_effect_and_every_effect_is_used() -> None:
    assert {card.combat for card in CARDS.values()} == set(EFFECTS)
    assert len(EFFECTS) == 38


@pytest.mark.parametrize("initiative", INITIATIVES)
def test_w9_9_the_initiatives_as_printed(initiative: int) -> None:
    having = {n for n, e in EFFECTS.items() if initiative in [p.initiative for p in e.parts]}
    assert having == set(INITIATIVES[initiative].split())


# ---- W9.5: when a card may be chosen


WHERE: dict[str, dict[str, Any]] = {
    "": {},
    "attacking": {"attacker": FREE},
    "with the Ring-bearers": {"at": MARSHES},
    "attacking the Ring-bearers": {"at": MARSHES, "attacker": FREE},
    "Ring-bearers elsewhere": {"at": ITHILIEN},
    "white rider": {"before": True},
    "edoras": {"origin": "westemnet", "target": "edoras"},
    "attacking edoras": {"origin": "westemnet", "target": "edoras", "attacker": FREE},
    "fangorn": {"origin": "fords-of-isen", "target": "fangorn"},
    "orthanc": {"origin": "fords-of-isen", "target": "orthanc", "attacker": FREE},
    "out of orthanc": {"origin": "orthanc", "target": "gap-of-rohan", "attacker": FREE},
    "osgiliath": {"origin": "minas-tirith", "target": "osgiliath", "attacker": FREE},
    "moria": {"origin": "hollin", "target": "moria", "attacker": FREE},
    "out of moria": {"origin": "moria", "target": "dimrill-dale"},
    "lorien": {"origin": "dimrill-dale", "target": "lorien"},
    "eastemnet": {"origin": "western-brown-lands", "target": "eastemnet"},
    "helms-deep": {"origin": "fords-of-isen", "target": "helms-deep"},
    "helms-deep assault": HELMS_DEEP_ASSAULT,
    "helms-deep sortie": HELMS_DEEP_SORTIE,
    "orthanc sortie": ORTHANC_SORTIE,
    "orthanc assault": ORTHANC_ASSAULT,
}


# Effect, the Armies (those in brackets are the attacker's rearguard), where; if nothing else is
# said, SH attacks in no Nation's region.
MAY_BE_CHOSEN = """
it-is-a-gift               | gondor 1                 | sauron 1              | with the Ring-bearers
it-is-a-gift               | gondor 1                 | sauron 1              | attacking the Ring-bearers
one-for-the-dark-lord      | gondor 1                 | sauron 1              | with the Ring-bearers
blade-of-westernesse       | gondor 1 + peregrin      | sauron 1              |
blade-of-westernesse       | gondor 1 + meriadoc      | sauron 1              |
mighty-attack              | gondor 1 + gimli         | sauron 1              |
servant-of-the-secret-fire | gondor 1 + gandalf-grey  | sauron 1              |
servant-of-the-secret-fire | gondor 1 + gandalf-white | sauron 1              |
anduril                    | gondor 1 + strider       | sauron 1              |
anduril                    | gondor 1 + aragorn       | sauron 1              |
heroic-death               | gondor 1 0 1             | sauron 1              |
heroic-death               | gondor 1 + gimli         | sauron 1              |
fateful-strike             | gondor 1 0 1             | sauron 1              |
fateful-strike             | gondor 1 + gimli         | sauron 1              |
sudden-strike              | gondor 1 0 1             | sauron 1              |
sudden-strike              | gondor 1 + gimli         | sauron 1              |
daring-defiance            | gondor 1 + gimli         | sauron 1              |
brave-stand                | gondor 1 + gimli         | sauron 1              |
ents-rage                  | gondor 1                 | sauron 1              | edoras
ents-rage                  | gondor 1                 | sauron 1              | fangorn
ents-rage                  | gondor 1                 | sauron 1              | orthanc
huorn-dark                 | gondor 1                 | sauron 1              | orthanc
nameless-wood              | gondor 1                 | sauron 1              | fangorn
daylight                   | gondor 1                 | sauron 1              |
no-quarter                 | gondor 1                 | sauron 1              |
advantageous-position      | gondor 1                 | sauron 1              | edoras
advantageous-position      | gondor 1                 | sauron 1              | attacking edoras
scouts                     | gondor 1                 | sauron 1              |
scouts                     | gondor 1                 | sauron 1              | orthanc sortie
shield-wall                | gondor 1                 | sauron 1              |
confusion                  | gondor 1                 | sauron 1              |
charge                     | gondor 0 1               | sauron 1              |
valour                     | gondor 0 1               | sauron 1              |
cruel-as-death             | gondor 1                 | sauron 1 + nazgul 2   |
cruel-as-death             | gondor 1                 | sauron 1 + witch-king |
they-are-terrible          | gondor 1                 | sauron 1 + nazgul     |
dread-and-despair          | gondor 1                 | sauron 1 + nazgul     |
foul-stench                | gondor 1                 | sauron 1 + witch-king |
black-breath               | gondor 1                 | sauron 1 + nazgul     |
black-breath               | gondor 1 + gandalf-white | sauron 1 + witch-king | white rider
words-of-power             | gondor 1                 | sauron 1 + nazgul     |
words-of-power             | gondor 1 + gandalf-white | sauron 1 + witch-king | white rider
durins-bane                | gondor 1                 | sauron 1              | moria
durins-bane                | gondor 1                 | sauron 1              | out of moria
durins-bane                | gondor 1                 | sauron 1              | lorien
devilry-of-orthanc         | gondor 1                 | isengard 1            | helms-deep assault
devilry-of-orthanc         | gondor 1                 | isengard 1            | orthanc assault
deadly-strife              | gondor 1                 | sauron 1              |
onslaught                  | gondor 1                 | sauron 1              |
relentless-assault         | gondor 1                 | sauron 1              |
great-host                 | gondor 1                 | sauron 1              |
mumakil                    | gondor 1                 | southrons 0 1         |
swarm-of-bats              | gondor 1                 | sauron 1              |
we-come-to-kill            | gondor 1                 | sauron 0 1            |
desperate-battle           | gondor 1                 | sauron 1              |
"""


MAY_NOT_BE_CHOSEN = """
needs-ring-bearers: it-is-a-gift              | gondor 1                        | sauron 1            |
needs-ring-bearers: it-is-a-gift              | gondor 1                        | sauron 1            | Ring-bearers elsewhere
needs-ring-bearers: one-for-the-dark-lord     | gondor 1                        | sauron 1            |
needs-hobbit: blade-of-westernesse            | gondor 1 + gimli                | sauron 1            |
needs-companion: mighty-attack                | gondor 1 0 1                    | sauron 1            |
needs-gandalf: servant-of-the-secret-fire     | gondor 1 + gimli                | sauron 1            |
needs-strider-or-aragorn: anduril             | gondor 1 + boromir              | sauron 1            |
needs-leader-or-companion: heroic-death       | gondor 1                        | sauron 1            |
needs-leader-or-companion: fateful-strike     | gondor 1                        | sauron 1            |
needs-leader-or-companion: sudden-strike      | gondor 1                        | sauron 1            |
needs-leader-or-companion: sudden-strike      | gondor 1 (gondor 1 0 1)         | sauron 1            | attacking
needs-companion: daring-defiance              | gondor 1 0 1                    | sauron 1            |
needs-companion: daring-defiance              | gondor 1 (gondor 1 + gimli)     | sauron 1            | attacking
needs-companion: brave-stand                  | gondor 1 0 1                    | sauron 1            |
needs-ent-country: ents-rage                  | gondor 1                        | sauron 1            |
needs-ent-country: ents-rage                  | gondor 1                        | sauron 1            | out of orthanc
needs-ent-country: huorn-dark                 | gondor 1                        | sauron 1            |
needs-ent-country: nameless-wood              | gondor 1                        | sauron 1            |
needs-free-peoples-region: advantageous-position | gondor 1                     | sauron 1            |
needs-free-peoples-region: advantageous-position | gondor 1                     | sauron 1            | osgiliath
needs-field-defence: scouts                   | gondor 1                        | sauron 1            | attacking
needs-field-defence: scouts                   | gondor 1                        | sauron 1            | helms-deep assault
needs-elite: charge                           | gondor 1                        | sauron 0 1          |
needs-elite: valour                           | gondor 1                        | sauron 0 1          |
needs-elite: valour                           | gondor 1 (gondor 0 1)           | sauron 1            | attacking
needs-nazgul-leadership 2: cruel-as-death     | gondor 1                        | sauron 1 + nazgul   |
needs-nazgul-leadership 2: cruel-as-death     | gondor 1                        | sauron 1 + nazgul + mouth-of-sauron |
needs-nazgul-leadership 2: cruel-as-death     | gondor 1 + gandalf-white        | sauron 1 + nazgul 3 + witch-king | white rider
needs-nazgul-leadership 1: they-are-terrible  | gondor 1 + gandalf-white        | sauron 1 + witch-king | white rider
needs-nazgul-leadership 1: they-are-terrible  | gondor 1                        | sauron 1 + mouth-of-sauron |
needs-nazgul-leadership 1: dread-and-despair  | gondor 1                        | sauron 1            |
needs-nazgul-leadership 1: foul-stench        | gondor 1                        | sauron 1            |
needs-nazgul: black-breath                    | gondor 1                        | sauron 1 + mouth-of-sauron |
needs-nazgul: black-breath                    | gondor 1                        | sauron 1 (sauron 1 + nazgul) |
needs-nazgul: words-of-power                  | gondor 1 + gimli                | sauron 1            |
needs-near-moria: durins-bane                 | gondor 1                        | sauron 1            |
needs-near-moria: durins-bane                 | gondor 1                        | sauron 1            | eastemnet
needs-isengard-in-siege: devilry-of-orthanc   | gondor 1                        | sauron 1            | helms-deep assault
needs-isengard-in-siege: devilry-of-orthanc   | gondor 1                        | isengard 1          | helms-deep
needs-isengard-in-siege: devilry-of-orthanc   | gondor 1                        | isengard 1          | helms-deep sortie
needs-southron-elite: mumakil                 | gondor 1                        | southrons 1 + sauron 0 1 |
needs-elite: we-come-to-kill                  | gondor 0 1                      | sauron 1            |
"""


def lines(table: str) -> list[str]:
    """The lines of a table, with single spaces, so that they can be names of tests."""
    return [" ".join(line.split()) for line in table.strip().splitlines()]


def why_not(line: str) -> str | None:
    """The name of the reason why the card of such a line may not be chosen; None if it may."""
    effect, free, shadow, place = (part.strip() for part in line.split("|"))
    card = CARD_OF[effect]
    side = CARDS[card].side
    where = {"attacker": SHADOW, "origin": ITHILIEN, "target": MARSHES} | WHERE[place]
    used = where.pop("before", None)
    armies, rearguard = [], NOBODY
    for text in (free, shadow):
        fighters, _, spared = text.rstrip(")").partition(" (")
        armies.append(f"{fighters} + {spared}")
        rearguard = rearguard.plus(read_army(spared))
    hand = {"free_hand" if side == FREE else "shadow_hand": card}
    game = two_armies(armies[0], armies[1], **where, **hand)
    attacker, origin, target = where["attacker"], where["origin"], where["target"]
    inside = game.regions[target].besieged
    kind = FIELD if inside is None else SORTIE if inside == attacker else SIEGE
    battle = Battle(attacker, origin, target, kind, rearguard)
    battle.white_rider = used
    reason = why_not_combat_card(game, battle, side, card)
    assert reason is None or reason.rule == "W9.5"
    return None if reason is None else " ".join(map(str, (reason.name, *reason.facts)))


@pytest.mark.parametrize("line", lines(MAY_BE_CHOSEN))
def test_w9_5_a_card_may_be_chosen(line: str) -> None:
    assert why_not(line) is None


@pytest.mark.parametrize("line", lines(MAY_NOT_BE_CHOSEN))
def test_w9_5_a_card_may_not_be_chosen(line: str) -> None:
    reason, _, line = line.partition(": ")
    assert why_not(line) == reason


def test_every_effect_is_among_those_that_may_be_chosen() -> None:
    assert {line.split()[0] for line in lines(MAY_BE_CHOSEN)} == set(EFFECTS)


# ---- W9.2 to W9.8: choosing, revealing, discarding


def test_r090_the_attacker_chooses_first_and_backs_are_seen() -> None:
    game = two_armies("gondor 2", "sauron 2", shadow_hand="stormcrow", free_hand="athelas")
    match = attack(game, SHADOW, ITHILIEN, MARSHES)
    assert asked(match) == "shadow shadow-combat-card"
    match.play("shadow-combat-card stormcrow")
    assert asked(match) == "free-peoples free-peoples-combat-card"
    assert told(match, "combat-card") == [(SHADOW, "strategy")]
    assert told(match, "reveals") == []
    assert "stormcrow" in str(match.view(SHADOW))
    assert "stormcrow" not in str(match.view(FREE))
    assert "stormcrow" not in str(match.history_for(FREE))


def test_r090_both_cards_are_revealed_together() -> None:
    match = fight("gondor 2", "sauron 2", "daylight great-host", "1 1; 1 1")
    assert told(match, "reveals") == [(SHADOW, CARD_OF["great-host"]), (FREE, CARD_OF["daylight"])]
    assert CARD_OF["great-host"] in str(match.view(FREE))
    finish(match)


def test_w9_2_the_defender_may_use_a_card_though_the_attacker_does_not() -> None:
    match = fight("gondor 2", "sauron 5", "daylight", "6 1 1; 1 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_r222_a_card_is_discarded_when_the_round_is_over_and_works_in_this_round_only() -> None:
    match = fight(
        "gondor 2",
        "sauron 5",
        "daylight",
        "1 1 1; 1 1; 1 1 1 1 1; 1 1",
        "battle go-on",
        "retreat stay",
    )
    assert match.state.hands[FREE] == ()
    assert match.state.discards[FREE] == (CARD_OF["daylight"],)
    finish(match)


def test_r222_a_combat_card_is_no_action() -> None:
    match = fight("gondor 2", "sauron 5", "daylight", "1 1 1; 1 1", "battle cease")
    assert match.state.dice[FREE] == ("event", "event")
    assert asked(match) == "free-peoples die"


def test_op_24_a_card_without_any_effect_may_be_used() -> None:
    match = fight("gondor 1", "sauron 1 + nazgul", "words-of-power", "1; 1; 1")
    assert match.state.discards[SHADOW] == (CARD_OF["words-of-power"],)
    finish(match)


def test_w9_5_only_cards_whose_condition_is_fulfilled_are_offered() -> None:
    game = two_armies(
        "gondor 2",
        "sauron 2",
        shadow_hand="stormcrow balrog-of-moria orc-patrol",
        free_hand="athelas",
    )
    match = attack(game, SHADOW, ITHILIEN, MARSHES)
    assert options(match) == ["none", "stormcrow"]
    match.play("shadow-combat-card none")
    # A hand from which nothing can be used must not show it.
    assert asked(match) == "free-peoples free-peoples-combat-card"
    assert options(match) == ["none"]


def test_denethors_folly_forbids_free_peoples_combat_cards_at_minas_tirith() -> None:
    game = two_armies(
        "gondor 2",
        "sauron 5",
        origin="minas-tirith",
        target="minas-tirith",
        besieged="minas-tirith",
        table="denethors-folly",
        free_hand=CARD_OF["daylight"],
    )
    match = attack(game, SHADOW, "minas-tirith", "minas-tirith", rolls=["6 1 1 1 1", "1 1"])
    assert army(match, FREE, "minas-tirith") == "gondor 1 0 0"
    assert match.state.hands[FREE] == (CARD_OF["daylight"],)
    finish(match)


@pytest.mark.parametrize(
    ("free", "number", "forbidden"),
    [("gondor 2", 1, True), ("gondor 2", 2, False), ("gondor 2 + gimli", 1, False)],
)
def test_a_card_forbids_free_peoples_combat_cards_in_the_first_round_without_a_companion(
    free: str, number: int, forbidden: bool
) -> None:
    game = two_armies(free, "sauron 5", free_hand=CARD_OF["daylight"])
    battle = Battle(SHADOW, ITHILIEN, MARSHES, FIELD)
    battle.ban_first_round = True
    battle.round = number
    reason = why_not_combat_card(game, battle, FREE, CARD_OF["daylight"])
    assert (reason is not None) == forbidden


# ---- copies


def test_a_copy_in_the_middle_of_a_card_goes_on_alike() -> None:
    match = fight(
        "gondor 4 + boromir",
        "sauron 4 + nazgul",
        "heroic-death words-of-power",
        "5 5 1 1; 1 1 1 1; 1",
        "silence boromir",
    )
    assert asked(match) == "free-peoples sacrifice"
    twin = match.copy()
    for each in (match, twin):
        each.play("sacrifice boromir", "cancel-hits 2")
    assert twin.state.battle is not None
    assert twin.state.battle.fighters[FREE].cancelled == ("boromir",)
    assert army(twin, FREE, MARSHES) == army(match, FREE, MARSHES) == "gondor 4 0 0"
