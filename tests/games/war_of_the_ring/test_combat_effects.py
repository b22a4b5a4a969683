# ruff: noqa: E501 - the tables of conditions have long lines
"""Combat cards (W9): the 38 effects, each alone and where two of them meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from thirdage.games.war_of_the_ring.battle import FROM_TABLE, why_not_combat_card
from thirdage.games.war_of_the_ring.battle_state import FIELD, SIEGE, SORTIE, Battle
from thirdage.games.war_of_the_ring.board import ALL_NATIONS, Side, other
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.combat_effects import EFFECTS
from thirdage.games.war_of_the_ring.pieces import NOBODY, read_army
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import FREE, SHADOW, act, army, asked, attack, finish, options, position, told

CARD_OF = {card.combat: card.name for card in reversed(CARDS.values())}
"""For each effect the first card that has it."""

MARSHES = "dead-marshes"
ITHILIEN = "north-ithilien"
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


def two_armies(
    free: str,
    shadow: str,
    *,
    attacker: Side = SHADOW,
    origin: str = ITHILIEN,
    target: str = MARSHES,
    **more: Any,
) -> Game:
    """The attacker stands in `origin`, the defender in `target`; everybody is At War. Two in
    the same region need `besieged` among what else `position` may be told."""
    places = {attacker: origin, other(attacker): target}
    return position(
        free=f"{places[FREE]}: {free}; {more.pop('also_free', '')}",
        shadow=f"{places[SHADOW]}: {shadow}; {more.pop('also_shadow', '')}",
        war=" ".join(ALL_NATIONS),
        **more,
    )


def fight(
    free: str,
    shadow: str,
    cards: str,
    rolls: str,
    *lines: str,
    before: Sequence[str] = (),
    attacker: Side = SHADOW,
    origin: str = ITHILIEN,
    target: str = MARSHES,
    **more: Any,
) -> Match[Game]:
    """A battle in which the sides have these armies and use cards with these effects in the
    first round; SH attacks in the open if nothing else is said.

    `rolls`: all prepared chance ("5 5; 1 2"). The lines are the answers after the cards; those
    of `before` come before them.
    """
    hands = {FREE: "", SHADOW: ""}
    for card in (CARD_OF[effect] for effect in cards.split()):
        hands[CARDS[card].side] = card
    sides = (attacker, other(attacker))
    chosen = [f"{side}-combat-card {hands[side]}" for side in sides if hands[side]]
    game = two_armies(
        free,
        shadow,
        attacker=attacker,
        origin=origin,
        target=target,
        free_hand=hands[FREE],
        shadow_hand=hands[SHADOW],
        **more,
    )
    chance = [roll.strip() for roll in rolls.split(";") if roll.strip()]
    return attack(game, attacker, origin, target, *before, *chosen, *lines, rolls=chance)


# ---- what there is


def test_every_card_names_an_effect_and_every_effect_is_used() -> None:
    assert {card.combat for card in CARDS.values()} == set(EFFECTS)
    assert len(EFFECTS) == 38


@pytest.mark.parametrize("initiative", INITIATIVES)
def test_w9_9_the_initiatives_as_printed(initiative: int) -> None:
    having = {n for n, e in EFFECTS.items() if initiative in [p.initiative for p in e.parts]}
    assert having == set(INITIATIVES[initiative].split())


# ---- W9.5: when a card may be chosen

HELMS_DEEP_ASSAULT = {"origin": "helms-deep", "target": "helms-deep", "besieged": "helms-deep"}
HELMS_DEEP_SORTIE = {"attacker": FREE, **HELMS_DEEP_ASSAULT}
ORTHANC_SORTIE = {"origin": "orthanc", "target": "orthanc", "besieged": "orthanc"}
ORTHANC_ASSAULT = {"attacker": FREE, **ORTHANC_SORTIE}
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


# ---- initiative 2


def test_sudden_strike_rolls_the_leadership_before_the_combat_roll() -> None:
    match = fight("gondor 1 0 2 + aragorn", "sauron 4", "sudden-strike", "5 6 4 1; 1 1; 1 1; 1 1")
    assert told(match, "special-attack") == [(FREE, 2)]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_w9_12_sudden_strike_has_five_dice_at_most() -> None:
    match = fight(
        "gondor 1 0 3 + aragorn + gimli",
        "sauron 8",
        "sudden-strike",
        "1 1 1 1 1; 1 1 1 1 1; 1 1 1; 1 1 1",
    )
    finish(match)


def test_w9_8a_words_of_power_come_before_sudden_strike() -> None:
    match = fight(
        "gondor 1 0 1 + aragorn",
        "sauron 2 + nazgul",
        "sudden-strike words-of-power",
        "1; 1 1; 1; 1; 1",
    )
    finish(match)


def test_w9_12_sudden_strike_against_a_besieged_army_needs_6() -> None:
    match = fight(
        "rohan 2 0 2", "isengard 3", "sudden-strike", "5 6; 1 1; 1 1; 1 1", **ORTHANC_ASSAULT
    )
    assert told(match, "special-attack") == [(FREE, 1)]
    assert army(match, SHADOW, "orthanc") == "isengard 2 0 0"
    finish(match)


def test_w14_31_a_special_attack_can_end_the_battle() -> None:
    match = fight("gondor 1 0 1", "sauron 1 + nazgul", "sudden-strike", "5")
    assert told(match, "battle-over") == [("lost", MARSHES)]
    assert army(match, SHADOW, ITHILIEN) == ""
    assert match.state.reinforcements["sauron"].leaders == 8
    finish(match)


def test_charge_rolls_one_die_for_each_elite() -> None:
    match = fight("gondor 1 2 + rohan 0 1", "sauron 3", "charge", "5 4 6; 1; 1 1 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_durins_bane_hits_on_4() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "durins-bane",
        "4 3 5; 1 1; 1 1",
        origin="moria",
        target="dimrill-dale",
    )
    assert army(match, FREE, "dimrill-dale") == "elves 2 0 0"
    finish(match)


def test_durins_bane_hits_on_4_in_a_siege_too() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "durins-bane",
        "4 3 3; 1 1; 1 1 1",
        origin="lorien",
        target="lorien",
        besieged="lorien",
    )
    assert army(match, FREE, "lorien") == "elves 3 0 0"
    finish(match)


def test_durins_bane_from_the_table() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "",
        "4 4 4; 1 1; 1",
        f"shadow-combat-card {FROM_TABLE}",
        table="balrog-of-moria",
        origin="moria",
        target="dimrill-dale",
    )
    assert match.state.table == ()
    assert match.state.discards[SHADOW] == ("balrog-of-moria",)
    assert army(match, FREE, "dimrill-dale") == "elves 1 0 0"
    finish(match)


def test_durins_bane_from_the_table_is_the_one_card_of_the_round() -> None:
    game = two_armies(
        "elves 4",
        "sauron 2",
        origin="moria",
        target="dimrill-dale",
        table="balrog-of-moria",
        shadow_hand="stormcrow",
    )
    match = attack(
        game,
        SHADOW,
        "moria",
        "dimrill-dale",
        f"shadow-combat-card {FROM_TABLE}",
        rolls=["1 1 1", "1 1", "1 1 1 1"],
    )
    assert match.state.hands[SHADOW] == ("stormcrow",)
    finish(match)


def test_durins_bane_from_the_table_only_near_moria() -> None:
    match = fight("gondor 1", "sauron 1", "", "1; 1", table="balrog-of-moria")
    assert match.state.table == ("balrog-of-moria",)
    finish(match)


def test_r099_hits_of_a_special_attack_cannot_be_cancelled() -> None:
    match = fight(
        "elves 4",
        "sauron 2",
        "shield-wall durins-bane",
        "4 4 1; 6 1; 1 1",
        origin="moria",
        target="dimrill-dale",
    )
    assert army(match, FREE, "dimrill-dale") == "elves 1 0 0"
    assert told(match, "hits-cancelled") == []
    finish(match)


def test_r099_modifiers_do_not_touch_a_special_attack() -> None:
    match = fight(
        "gondor 4",
        "sauron 1 2",
        "advantageous-position we-come-to-kill",
        "5 1 1; 1 1 1 1; 5 1",
        target="druadan-forest",
        origin="dead-marshes",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 0)
    assert told(match, "special-attack") == [(SHADOW, 1)]
    assert army(match, FREE, "druadan-forest") == "gondor 3 0 0"
    finish(match)


# ---- initiative 3


def test_it_is_a_gift_adds_to_both_rolls() -> None:
    match = fight("gondor 2 0 1", "sauron 4", "it-is-a-gift", "1 1 1 1; 4 1; 4", at=MARSHES)
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_one_for_the_dark_lord_adds_to_both_rolls() -> None:
    match = fight(
        "gondor 4", "sauron 2 + nazgul", "one-for-the-dark-lord", "4 1; 1 1 1 1; 4", at=MARSHES
    )
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r097_desperate_battle_adds_1_to_everything_but_a_1_misses() -> None:
    match = fight("gondor 4 0 1", "sauron 4 + nazgul", "desperate-battle", "4 3 1 1; 4 1 1 1; 4; 4")
    assert told(match, "combat-roll") == [(SHADOW, 4, 1), (FREE, 4, 1)]
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1), (FREE, 1, 1)]
    finish(match)


def test_r097_deadly_strife_adds_2_to_everything_but_a_1_misses() -> None:
    match = fight("gondor 4 0 1", "sauron 4 + nazgul", "deadly-strife", "3 2 1 1; 3 2 1 1; 3; 1")
    assert told(match, "combat-roll") == [(SHADOW, 4, 1), (FREE, 4, 1)]
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1), (FREE, 1, 0)]
    finish(match)


@pytest.mark.parametrize(
    ("effect", "free"),
    [("servant-of-the-secret-fire", "gondor 2 + gandalf-white"), ("valour", "gondor 1 1 1")],
)
def test_r098_one_more_in_the_combat_roll_only(effect: str, free: str) -> None:
    match = fight(free, "sauron 4", effect, "1 1 1 1; 4 1; 4")
    assert told(match, "combat-roll")[1] == (FREE, 2, 1)
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    finish(match)


def test_servant_of_the_secret_fire_helps_gandalf_the_grey() -> None:
    match = fight(
        "gondor 1 + gandalf-grey", "sauron 4", "servant-of-the-secret-fire", "1 1 1 1; 4 4"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_ents_rage_adds_2_to_the_combat_roll_only() -> None:
    match = fight(
        "rohan 2 0 1",
        "isengard 4",
        "ents-rage",
        "1 1 1 1; 3 2; 4",
        origin="fords-of-isen",
        target="fangorn",
    )
    assert told(match, "combat-roll")[1] == (FREE, 2, 1)
    assert told(match, "leader-reroll") == [(FREE, 1, 0)]
    finish(match)


def test_devilry_of_orthanc_makes_a_5_hit_in_a_siege() -> None:
    match = fight(
        "rohan 3",
        "isengard 2 + nazgul",
        "devilry-of-orthanc",
        "5 1; 1 1 1; 5",
        **HELMS_DEEP_ASSAULT,
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 2, 1)
    assert told(match, "leader-reroll") == [(SHADOW, 1, 0)]
    finish(match)


def test_advantageous_position_takes_1_off_but_a_6_hits() -> None:
    match = fight(
        "gondor 4",
        "sauron 3 + nazgul",
        "advantageous-position",
        "6 5 5; 1 1 1 1; 5",
        origin=MARSHES,
        target="druadan-forest",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 1)
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1)]
    finish(match)


def test_w14_18_modifiers_of_both_cards_add_up() -> None:
    match = fight(
        "gondor 4",
        "sauron 3",
        "advantageous-position deadly-strife",
        "4 3 1; 3 1 1 1",
        origin=MARSHES,
        target="druadan-forest",
    )
    assert told(match, "combat-roll") == [(SHADOW, 3, 1), (FREE, 4, 1)]
    finish(match)


def test_huorn_dark_leaves_two_dice() -> None:
    match = fight(
        "rohan 2",
        "isengard 5 + nazgul 3",
        "huorn-dark",
        "1 1; 1 1; 1 1",
        origin="fords-of-isen",
        target="fangorn",
    )
    finish(match)


@pytest.mark.parametrize(("units", "roll"), [(5, "1 1 1"), (3, "1 1 1"), (2, "1 1"), (1, "1")])
def test_daylight_leaves_three_dice_at_most(units: int, roll: str) -> None:
    match = fight("gondor 2", f"sauron {units}", "daylight", f"{roll}; 1 1")
    finish(match)


@pytest.mark.parametrize(
    ("companions", "units", "roll"),
    [
        ("meriadoc", 5, "1 1 1 1"),
        ("meriadoc", 8, "1 1 1 1"),
        ("meriadoc + peregrin + gandalf-white", 5, "1 1"),
        ("meriadoc + peregrin", 2, "1"),
        ("meriadoc", 1, "1"),
    ],
)
def test_brave_stand_one_die_fewer_for_each_companion(
    companions: str, units: int, roll: str
) -> None:
    match = fight(f"gondor 1 + {companions}", f"sauron {units}", "brave-stand", f"{roll}; 6")
    finish(match)


def test_brave_stand_counts_a_silenced_companion_too() -> None:
    match = fight(
        "gondor 1 + meriadoc", "sauron 3 + nazgul", "brave-stand words-of-power", "1 1; 1; 1"
    )
    finish(match)


def test_foul_stench_takes_the_reroll_of_an_equal_leadership() -> None:
    match = fight("gondor 2 0 1 + gimli", "sauron 2 + nazgul 2", "foul-stench", "1 1; 1 1 1; 1 1")
    assert told(match, "no-leader-reroll") == [(FREE,)]
    assert told(match, "forfeits") == []
    finish(match)


def test_foul_stench_does_nothing_against_more_leadership() -> None:
    match = fight(
        "gondor 2 0 1 + aragorn", "sauron 2 + witch-king", "foul-stench", "1 1; 1 1 1; 1 1; 1 1 1"
    )
    finish(match)


def test_foul_stench_counts_the_leadership_of_the_nazgul_alone() -> None:
    match = fight(
        "gondor 2 0 2", "sauron 2 + nazgul + mouth-of-sauron", "foul-stench", "1 1; 1 1; 1 1; 1 1"
    )
    finish(match)


@pytest.mark.parametrize(
    ("effect", "free"),
    [
        ("anduril", "gondor 1 + strider"),
        ("anduril", "gondor 1 + aragorn"),
        ("blade-of-westernesse", "gondor 2 + meriadoc"),
        ("mighty-attack", "gondor 1 + gimli"),
        ("fateful-strike", "gondor 2 0 1"),
    ],
)
def test_foul_stench_makes_cards_for_the_reroll_worthless(effect: str, free: str) -> None:
    match = fight(
        free, "sauron 3 + nazgul + witch-king", f"{effect} foul-stench", "1 1 1; 1 1; 1 1 1"
    )
    assert asked(match) == "shadow battle"
    assert told(match, "forfeits") == []
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + nazgul 1 + witch-king"
    finish(match)


def test_cruel_as_death_forfeits_two_nazgul() -> None:
    match = fight("gondor 3", "sauron 3 + nazgul 3", "cruel-as-death", "4 1 1; 1 1 1; 4")
    assert told(match, "forfeits") == [(SHADOW, "nazgul"), (SHADOW, "nazgul")]
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_cruel_as_death_forfeits_the_witch_king_alone() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul + witch-king",
        "cruel-as-death",
        "4 1 1; 1 1 1; 1",
        "forfeit witch-king",
    )
    assert told(match, "forfeits") == [(SHADOW, "witch-king")]
    finish(match)


def test_cruel_as_death_the_surplus_of_the_witch_king_is_lost() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul 2 + witch-king",
        "cruel-as-death",
        "4 1 1; 1 1 1; 1",
        "forfeit nazgul",
        "forfeit witch-king",
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 1)
    finish(match)


def test_dread_and_despair_one_die_fewer_for_each_nazgul_forfeited() -> None:
    match = fight(
        "gondor 5",
        "sauron 3 + nazgul 3",
        "dread-and-despair",
        "1 1 1; 1 1 1; 1",
        "forfeit nazgul",
        "forfeit nazgul",
        "forfeit no-more",
    )
    finish(match)


def test_dread_and_despair_the_witch_king_counts_two() -> None:
    match = fight(
        "gondor 5",
        "sauron 3 + nazgul 1 + witch-king",
        "dread-and-despair",
        "1 1 1; 1 1 1; 1",
        "forfeit witch-king",
        "forfeit no-more",
    )
    finish(match)


def test_dread_and_despair_of_all_nazgul_leaves_one_die() -> None:
    match = fight(
        "gondor 2",
        "sauron 3 + nazgul 1 + witch-king",
        "dread-and-despair",
        "1 1 1; 1",
        "forfeit nazgul",
        "forfeit witch-king",
    )
    finish(match)


def test_dread_and_despair_needs_one_point_and_offers_no_more() -> None:
    match = fight("gondor 5", "sauron 3 + nazgul + witch-king", "dread-and-despair", "")
    assert options(match) == ["nazgul", "witch-king"]
    match.play("forfeit nazgul")
    assert options(match) == ["no-more", "witch-king"]


@pytest.mark.parametrize(
    ("hits", "rolls", "left"),
    [
        (0, "4 3 1 1 1; 1 1", "sauron 5 0"),
        (1, "4 3 1 1; 1 1", "sauron 4 0"),
        (2, "4 3 1; 1 1", "sauron 3 0"),
    ],
)
def test_relentless_assault_adds_as_much_as_it_costs(hits: int, rolls: str, left: str) -> None:
    match = fight("gondor 2", "sauron 5", "relentless-assault", rolls, f"own-hits {hits}")
    assert army(match, SHADOW, ITHILIEN) == left
    assert told(match, "combat-roll")[0] == (SHADOW, 5 - hits, hits)
    finish(match)


@pytest.mark.parametrize(
    ("shadow", "most"),
    [("sauron 2", 1), ("sauron 0 1", 1), ("sauron 1 1", 2), ("southrons 0 1", 1)],
)
def test_relentless_assault_leaves_one_unit(shadow: str, most: int) -> None:
    match = fight("gondor 2", shadow, "relentless-assault", "")
    assert options(match) == [str(n) for n in range(most + 1)]


def test_w14_23_an_elite_that_no_regular_can_replace_is_no_hit_to_spare() -> None:
    elsewhere = "far-harad: isengard 12"
    match = fight("gondor 2", "isengard 0 2", "relentless-assault", "", also_shadow=elsewhere)
    assert options(match) == ["0", "1"]


@pytest.mark.parametrize("shadow", ["sauron 1", "isengard 0 1"])
def test_relentless_assault_of_the_last_unit_is_not_asked(shadow: str) -> None:
    match = fight(
        "gondor 1", shadow, "relentless-assault", "4; 1", also_shadow="far-harad: isengard 12"
    )
    assert told(match, "combat-roll")[0] == (SHADOW, 1, 0)
    finish(match)


@pytest.mark.parametrize("shadow", ["sauron 1 1", "southrons 0 2", "isengard 0 3"])
def test_whatever_is_chosen_a_unit_survives_its_own_side(shadow: str) -> None:
    match = fight(
        "gondor 1", shadow, "relentless-assault", "", also_shadow="far-harad: isengard 11"
    )
    match.answer(options(match)[-1])
    for left in every_way_to_lose(match):
        assert left.state.army(SHADOW, ITHILIEN).units


def every_way_to_lose(match: Match[Game]) -> list[Match[Game]]:
    """The matches in which the casualties have been taken in all ways."""
    if asked(match) != "shadow casualty":
        return [match]
    found = []
    for code in options(match):
        other_way = match.copy()
        other_way.answer(code)
        found += every_way_to_lose(other_way)
    return found


# ---- initiative 4


def test_mighty_attack_turns_one_miss_into_a_hit_that_is_not_rerolled() -> None:
    # Three Leaders could re-roll three dice, but only two misses are left.
    match = fight("gondor 2 0 3 + gimli", "sauron 3", "mighty-attack", "1 1 1; 1 1 1; 1 1")
    assert told(match, "forfeits") == [(FREE, "gimli")]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_mighty_attack_forfeits_the_whole_leadership_of_aragorn() -> None:
    match = fight(
        "gondor 2 0 1 + aragorn + gimli",
        "sauron 3",
        "mighty-attack",
        "1 1 1; 1 1 1 1; 1 1",
        "forfeit aragorn",
    )
    assert told(match, "combat-roll")[1] == (FREE, 4, 0)
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_mighty_attack_without_a_miss_changes_nothing() -> None:
    match = fight("gondor 1 + gimli", "sauron 3", "mighty-attack", "1 1 1; 5 6")
    assert told(match, "forfeits") == []
    finish(match)


def test_r220_mighty_attack_not_with_leadership_that_the_white_rider_forfeited() -> None:
    match = fight(
        "gondor 2 + gandalf-white",
        "sauron 2 + nazgul",
        "mighty-attack",
        "1 1; 1 1",
        before=("white-rider yes",),
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1"
    finish(match)


def test_anduril_of_strider_turns_one_miss() -> None:
    match = fight("gondor 2 + strider", "sauron 3", "anduril", "1 1 1; 1 1 1")
    assert told(match, "forfeits") == [(FREE, "strider")]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_anduril_of_aragorn_turns_two_misses() -> None:
    match = fight("gondor 2 0 2 + aragorn", "sauron 3", "anduril", "1 1 1; 1 1 1; 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_anduril_of_aragorn_turns_the_only_miss() -> None:
    match = fight("gondor 2 + aragorn", "sauron 5", "anduril", "1 1 1 1 1; 5 5 1")
    assert told(match, "misses-become-hits") == [(FREE, 1)]
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_confusion_makes_every_natural_1_a_hit_on_the_shadow() -> None:
    match = fight("gondor 2", "sauron 4 + nazgul 4", "confusion", "1 2 1 6; 1 1; 2")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 4"
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_confusion_without_a_1() -> None:
    match = fight("gondor 2", "sauron 2", "confusion", "2 2; 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


def test_confusion_looks_at_the_dice_as_thrown() -> None:
    match = fight("gondor 2", "sauron 2", "confusion deadly-strife", "2 1; 1 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_they_are_terrible_adds_to_the_reroll_only() -> None:
    match = fight("gondor 3", "sauron 3 + nazgul 3", "they-are-terrible", "4 4 1; 1 1 1; 4 4")
    assert told(match, "forfeits") == [(SHADOW, "nazgul")]
    assert told(match, "combat-roll")[0] == (SHADOW, 3, 0)
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_they_are_terrible_for_the_witch_king_forfeits_two_points() -> None:
    match = fight(
        "gondor 3",
        "sauron 3 + nazgul + witch-king",
        "they-are-terrible",
        "1 1 1; 1 1 1; 4",
        "forfeit witch-king",
    )
    assert told(match, "leader-reroll") == [(SHADOW, 1, 1)]
    finish(match)


# ---- initiative 5


@pytest.mark.parametrize(
    ("effect", "more", "where"),
    [("no-quarter", 1, {}), ("nameless-wood", 2, {"origin": "fords-of-isen", "target": "fangorn"})],
)
def test_more_hits_after_a_hit(effect: str, more: int, where: dict[str, Any]) -> None:
    match = fight("rohan 2", "isengard 5", effect, "1 1 1 1 1; 5 1", **where)
    assert told(match, "hits") == [(SHADOW, where.get("origin", ITHILIEN), 1 + more)]
    finish(match)


def test_no_quarter_after_a_hit_of_the_reroll() -> None:
    match = fight("gondor 1 0 1", "sauron 4", "no-quarter", "1 1 1 1; 1; 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    finish(match)


@pytest.mark.parametrize(
    ("effect", "where"),
    [("no-quarter", {}), ("nameless-wood", {"origin": "fords-of-isen", "target": "fangorn"})],
)
def test_no_hit_no_more_hits(effect: str, where: dict[str, Any]) -> None:
    match = fight("rohan 2 0 1", "isengard 2", effect, "1 1; 1 1; 1", **where)
    assert told(match, "hits") == []
    finish(match)


def mumakil_add_a_hit(free: str, free_card: str, rolls: str, *lines: str, **where: Any) -> bool:
    """Whether an Army of Southrons with Mûmakil scores a further hit in such a round."""
    match = fight(free, "southrons 4 1", f"{free_card} mumakil", rolls, *lines, **where)
    finish(match)
    return (SHADOW, 1) in told(match, "extra-hits")


def test_mumakil_add_1_to_the_combat_roll_and_a_hit() -> None:
    match = fight("gondor 5", "southrons 4 1", "mumakil", "4 1 1 1 1; 1 1 1 1 1")
    assert told(match, "combat-roll")[0] == (SHADOW, 5, 1)
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_mumakil_do_not_add_to_the_reroll() -> None:
    match = fight("gondor 3", "southrons 1 1 + nazgul", "mumakil", "1 1; 1 1 1; 4")
    assert told(match, "leader-reroll") == [(SHADOW, 1, 0)]
    finish(match)


def test_mumakil_need_more_hits_than_the_enemy() -> None:
    assert mumakil_add_a_hit("gondor 5", "", "4 4 1 1 1; 5 1 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "", "4 4 1 1 1; 5 5 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "", "1 1 1 1 1; 1 1 1 1 1")


def test_mumakil_compare_the_hits_of_the_rerolls_too() -> None:
    assert not mumakil_add_a_hit("gondor 5 0 1", "", "4 1 1 1 1; 1 1 1 1 1; 5")


def test_mumakil_compare_the_hits_of_confusion() -> None:
    assert mumakil_add_a_hit("gondor 5", "confusion", "4 4 1 2 2; 1 1 1 1 1")
    assert not mumakil_add_a_hit("gondor 5", "confusion", "4 4 1 1 2; 1 1 1 1 1")


def test_mumakil_compare_the_hits_of_a_special_attack() -> None:
    taken = "casualty southrons-regular"
    assert mumakil_add_a_hit("gondor 5 0 1", "sudden-strike", "4; 4 1 1 1 1; 1 1 1 1 1; 1")
    assert not mumakil_add_a_hit("gondor 5 0 1", "sudden-strike", "5; 4 1 1 1; 1 1 1 1 1; 1", taken)


def test_mumakil_compare_the_further_hits_of_the_defender() -> None:
    fangorn = {"origin": "fords-of-isen", "target": "fangorn"}
    rolls = "4 4 1 1 1; 5 1 1 1 1"
    assert mumakil_add_a_hit("rohan 5", "", rolls, **fangorn)
    assert not mumakil_add_a_hit("rohan 5", "no-quarter", rolls, **fangorn)
    assert not mumakil_add_a_hit("rohan 5", "nameless-wood", rolls, **fangorn)


def test_mumakil_do_not_see_the_further_hits_of_the_attacker() -> None:
    fangorn = {"attacker": FREE, "origin": "fords-of-isen", "target": "fangorn"}
    rolls = "5 1 1 1 1; 4 4 1 1 1"
    assert mumakil_add_a_hit("rohan 5", "no-quarter", rolls, **fangorn)
    assert mumakil_add_a_hit("rohan 5", "nameless-wood", rolls, **fangorn)


def test_mumakil_never_see_shield_wall() -> None:
    assert mumakil_add_a_hit("gondor 5", "shield-wall", "4 4 1 1 1; 5 1 1 1 1")


def test_mumakil_never_see_a_heroic_death() -> None:
    rolls = "4 4 1 1 1; 5 1 1 1 1; 1"
    assert mumakil_add_a_hit("gondor 5 0 1", "heroic-death", rolls, "sacrifice gondor-leader")


# ---- initiative 6


def test_blade_of_westernesse_a_hit_of_the_reroll_eliminates_a_minion() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + witch-king", "blade-of-westernesse", "1 1 1; 5 1; 1 1; 5"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    assert match.state.eliminated == ("witch-king",)
    finish(match)


def test_blade_of_westernesse_free_peoples_choose_the_minion() -> None:
    match = fight(
        "gondor 2 + peregrin",
        "sauron 3 + witch-king + mouth-of-sauron + nazgul",
        "blade-of-westernesse",
        "1 1 1; 1 1; 1 1 1; 5",
        "eliminate mouth-of-sauron",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + nazgul 1 + witch-king"
    finish(match)


def test_blade_of_westernesse_needs_a_hit_of_the_reroll() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + witch-king", "blade-of-westernesse", "1 1 1; 5 1; 1 1; 1"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + witch-king"
    finish(match)


def test_blade_of_westernesse_without_a_minion_takes_no_hit_away() -> None:
    match = fight(
        "gondor 2 + meriadoc", "sauron 3 + nazgul", "blade-of-westernesse", "1 1 1; 5 1; 1; 5"
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_blade_of_westernesse_cannot_reach_a_minion_in_the_rearguard() -> None:
    game = two_armies(
        "gondor 2 + meriadoc", "sauron 4 + witch-king", free_hand=CARD_OF["blade-of-westernesse"]
    )
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 3",
        "figures witch-king 0",
        f"free-peoples-combat-card {CARD_OF['blade-of-westernesse']}",
        rolls=["1 1 1", "1 1", "5"],
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0 + witch-king"
    finish(match)


def test_w8_14_a_card_on_the_table_goes_with_its_minion() -> None:
    match = fight(
        "rohan 2 + meriadoc",
        "isengard 3 + saruman",
        "blade-of-westernesse",
        "1 1; 1 1 1; 6; 1",
        table="the-palantir-of-orthanc",
        **ORTHANC_ASSAULT,
    )
    assert match.state.eliminated == ("saruman",)
    assert match.state.table == ()
    finish(match)


def test_sorcerer_not_when_the_witch_king_is_gone() -> None:
    match = fight(
        "gondor 2 + meriadoc",
        "sauron 3 + witch-king",
        "blade-of-westernesse great-host",
        "1 1 1; 1 1; 1 1; 5",
        "battle cease",
    )
    assert asked(match) == "free-peoples die"
    finish(match)


def test_fateful_strike_one_hit_eliminates_a_nazgul_and_counts() -> None:
    match = fight(
        "gondor 2 0 1",
        "sauron 3 + nazgul 2 + mouth-of-sauron",
        "fateful-strike",
        "1 1 1; 1 1; 1 1 1; 5",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1 + mouth-of-sauron"
    finish(match)


def test_fateful_strike_the_witch_king_is_no_nazgul_for_one_hit() -> None:
    match = fight("gondor 2 0 1", "sauron 3 + witch-king", "fateful-strike", "1 1 1; 1 1; 1 1; 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + witch-king"
    finish(match)


def test_fateful_strike_two_hits_a_nazgul_or_a_minion() -> None:
    match = fight(
        "gondor 2 0 2", "sauron 3 + witch-king + nazgul", "fateful-strike", "1 1 1; 1 1; 1 1 1; 5 5"
    )
    assert options(match) == ["nazgul", "witch-king"]
    match.play("eliminate witch-king")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0 + nazgul 1"
    finish(match)


def test_fateful_strike_needs_hits_of_the_reroll() -> None:
    match = fight("gondor 2 0 1", "sauron 3 + nazgul", "fateful-strike", "1 1 1; 5 1; 1; 1")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0 + nazgul 1"
    finish(match)


def test_fateful_strike_finds_nobody() -> None:
    match = fight("gondor 2 0 2", "sauron 3", "fateful-strike", "1 1 1; 1 1; 5 5")
    assert army(match, SHADOW, ITHILIEN) == "sauron 1 0"
    finish(match)


def test_black_breath_eliminates_a_leader_and_the_hits_count() -> None:
    match = fight(
        "gondor 4 0 1 + rohan 0 0 1",
        "sauron 4 + nazgul 3",
        "black-breath",
        "1 1 1 1; 1 1 1 1; 5 1 1; 1 1",
        "eliminate rohan-leader",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    assert match.state.casualties["rohan"].leaders == 1
    finish(match)


@pytest.mark.parametrize(
    ("reroll", "victims"),
    [
        ("5 1 1", ["nobody", "gondor-leader", "meriadoc"]),
        ("5 5 1", ["nobody", "gondor-leader", "gimli", "meriadoc"]),
        ("5 5 5", ["nobody", "gondor-leader", "aragorn", "gimli", "meriadoc"]),
    ],
)
def test_black_breath_reaches_companions_up_to_the_number_of_hits(
    reroll: str, victims: list[str]
) -> None:
    match = fight(
        "gondor 5 0 1 + aragorn + gimli + meriadoc",
        "sauron 4 + nazgul 3",
        "black-breath",
        f"1 1 1 1; 1 1 1 1 1; {reroll}; 1 1 1 1 1",
    )
    assert options(match) == victims
    match.play(f"eliminate {victims[-1]}")
    assert match.state.eliminated == (victims[-1],)
    finish(match)


def test_black_breath_may_strike_nobody() -> None:
    match = fight(
        "gondor 4 0 1",
        "sauron 4 + nazgul",
        "black-breath",
        "1 1 1 1; 1 1 1 1; 5; 1",
        "eliminate nobody",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    finish(match)


@pytest.mark.parametrize(
    ("free", "rolls"),
    [
        # Hits of the Combat roll do not count; nobody is within reach; nobody is there at all.
        ("gondor 4 0 1", "5 1 1 1; 1 1 1 1; 1; 1"),
        ("gondor 4 + gandalf-grey", "1 1 1 1; 1 1 1 1 1; 5; 1"),
        ("gondor 4", "1 1 1 1; 1 1 1 1; 5"),
    ],
)
def test_black_breath_strikes_nobody(free: str, rolls: str) -> None:
    match = fight(free, "sauron 4 + nazgul", "black-breath", rolls)
    assert asked(match) == "shadow battle"
    finish(match)


def test_black_breath_goes_on_when_its_nazgul_has_been_struck() -> None:
    match = fight(
        "gondor 4 0 1",
        "sauron 4 + nazgul",
        "fateful-strike black-breath",
        "1 1 1 1; 1 1 1 1; 5; 5",
        "eliminate nazgul",
        "eliminate gondor-leader",
    )
    assert army(match, SHADOW, ITHILIEN) == "sauron 3 0"
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_heroic_death_of_a_leader_cancels_one_hit() -> None:
    match = fight(
        "gondor 4 0 2",
        "sauron 4",
        "heroic-death",
        "5 5 1 1; 1 1 1 1; 1 1",
        "sacrifice gondor-leader",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    assert match.state.casualties["gondor"].leaders == 1
    finish(match)


def test_heroic_death_of_a_companion_cancels_up_to_his_level() -> None:
    match = fight(
        "gondor 4 + boromir",
        "sauron 4",
        "heroic-death",
        "5 5 5 1; 1 1 1 1 1; 1",
        "sacrifice boromir",
    )
    assert options(match) == ["1", "2"]
    match.play("cancel-hits 2")
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    assert match.state.eliminated == ("boromir",)
    finish(match)


def test_heroic_death_cancels_no_more_than_was_rolled() -> None:
    match = fight(
        "gondor 4 + aragorn",
        "sauron 4",
        "heroic-death",
        "5 1 1 1; 1 1 1 1 1; 1 1",
        "sacrifice aragorn",
    )
    assert told(match, "hits-cancelled") == [(SHADOW, 1)]
    assert told(match, "hits") == []
    finish(match)


def test_heroic_death_of_nobody() -> None:
    match = fight(
        "gondor 4 0 1", "sauron 4", "heroic-death", "5 1 1 1; 1 1 1 1; 1", "sacrifice nobody"
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 1"
    finish(match)


def test_heroic_death_is_not_asked_without_a_hit() -> None:
    match = fight("gondor 4 0 1", "sauron 4", "heroic-death", "1 1 1 1; 1 1 1 1; 1")
    assert asked(match) == "shadow battle"
    finish(match)


def test_heroic_death_cancels_rolled_hits_only() -> None:
    match = fight(
        "gondor 4 + aragorn",
        "southrons 3 1",
        "heroic-death mumakil",
        "5 5 1 1; 1 1 1 1 1; 1 1",
        "sacrifice aragorn",
    )
    assert options(match) == ["1", "2"]
    match.play("cancel-hits 2")
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_w14_25_a_heroic_death_can_save_the_army() -> None:
    match = fight("gondor 1 + gimli", "sauron 2", "heroic-death", "5 1; 1 1; 1", "sacrifice gimli")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_shield_wall_cancels_one_of_two_hits() -> None:
    match = fight("gondor 4", "sauron 4", "shield-wall", "5 5 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_does_not_cancel_a_single_hit() -> None:
    match = fight("gondor 4", "sauron 4", "shield-wall", "5 1 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_counts_the_hit_of_the_mumakil() -> None:
    match = fight("gondor 4", "southrons 3 1", "shield-wall mumakil", "5 1 1 1; 1 1 1 1")
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


def test_shield_wall_leaves_the_reroll_to_black_breath() -> None:
    match = fight(
        "gondor 4 + gimli",
        "sauron 4 + nazgul 2",
        "shield-wall black-breath",
        "1 1 1 1; 1 1 1 1 1; 5 5; 1",
        "eliminate gimli",
    )
    assert told(match, "hits") == [(FREE, MARSHES, 1)]
    finish(match)


# ---- initiative 7


def test_great_host_twice_the_units_score_a_hit() -> None:
    match = fight("gondor 2", "sauron 4", "great-host", "1 1 1 1; 1 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)


def test_great_host_less_than_twice_the_units_score_none() -> None:
    match = fight("gondor 2", "sauron 3", "great-host", "1 1 1; 1 1")
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r221_great_host_counts_after_casualties() -> None:
    match = fight("gondor 3", "sauron 4", "great-host", "5 1 1 1; 1 1 1")
    assert army(match, FREE, MARSHES) == "gondor 1 0 0"
    finish(match)
    match = fight("gondor 2", "sauron 4", "great-host", "1 1 1 1; 5 1")
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_r221_great_host_counts_the_garrison_in_a_siege() -> None:
    match = fight("rohan 1", "isengard 2", "great-host", "1 1; 1", **HELMS_DEEP_ASSAULT)
    assert told(match, "battle-over") == [("won", "helms-deep")]
    assert match.state.regions["helms-deep"].control == SHADOW
    finish(match)


def test_r221_great_host_does_not_count_the_rearguard() -> None:
    game = two_armies("gondor 2", "sauron 4", shadow_hand=CARD_OF["great-host"])
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 3",
        f"shadow-combat-card {CARD_OF['great-host']}",
        rolls=["1 1 1", "1 1"],
    )
    assert army(match, FREE, MARSHES) == "gondor 2 0 0"
    finish(match)


def test_we_come_to_kill_one_die_for_each_elite_left() -> None:
    # One of three Elites has been reduced by then.
    match = fight(
        "gondor 4",
        "sauron 1 3",
        "we-come-to-kill",
        "1 1 1 1; 5 1 1 1; 5 4",
        "casualty sauron-reduce",
    )
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_we_come_to_kill_hits_on_5_in_a_siege_too() -> None:
    match = fight(
        "rohan 3", "isengard 1 2", "we-come-to-kill", "5 5 5; 1 1 1; 5 1", **HELMS_DEEP_ASSAULT
    )
    assert army(match, FREE, "helms-deep") == "rohan 2 0 0"
    finish(match)


def test_we_come_to_kill_without_an_elite_left_rolls_nothing() -> None:
    match = fight(
        "gondor 4", "sauron 1 1", "we-come-to-kill", "1 1; 5 1 1 1", "casualty sauron-reduce"
    )
    assert asked(match) == "shadow battle"
    finish(match)


def test_w9_14_no_effect_after_the_battle_is_over() -> None:
    match = fight("gondor 1", "sauron 0 2", "we-come-to-kill", "5 1; 1")
    assert told(match, "special-attack") == []
    assert match.state.discards[SHADOW] == (CARD_OF["we-come-to-kill"],)
    finish(match)


def test_onslaught_a_die_for_each_own_hit() -> None:
    match = fight("gondor 5", "sauron 5", "onslaught", "1 1 1 1 1; 1 1 1 1 1; 4 3 5", "own-hits 3")
    assert army(match, SHADOW, ITHILIEN) == "sauron 2 0"
    assert army(match, FREE, MARSHES) == "gondor 3 0 0"
    finish(match)


def test_onslaught_of_no_hits_rolls_no_dice() -> None:
    match = fight("gondor 5", "sauron 5", "onslaught", "1 1 1 1 1; 1 1 1 1 1", "own-hits 0")
    assert army(match, SHADOW, ITHILIEN) == "sauron 5 0"
    finish(match)


@pytest.mark.parametrize(("shadow", "most"), [("sauron 8", 4), ("sauron 3", 2), ("sauron 0 1", 1)])
def test_onslaught_at_most_four_hits_and_one_unit_left(shadow: str, most: int) -> None:
    dice = {"sauron 8": "1 1 1 1 1", "sauron 3": "1 1 1", "sauron 0 1": "1"}[shadow]
    match = fight("gondor 1", shadow, "onslaught", f"{dice}; 1")
    assert options(match) == [str(n) for n in range(most + 1)]


def test_onslaught_takes_its_hits_from_those_who_fight() -> None:
    game = two_armies("gondor 1", "sauron 3", shadow_hand=CARD_OF["onslaught"])
    match = act(
        game,
        SHADOW,
        "army",
        "action attack",
        f"from {ITHILIEN}",
        f"target {MARSHES}",
        "who-goes part",
        "figures sauron-regular 2",
        f"shadow-combat-card {CARD_OF['onslaught']}",
        rolls=["1 1", "1"],
    )
    assert options(match) == ["0", "1"]


def test_onslaught_can_win_the_battle() -> None:
    match = fight("gondor 1", "sauron 2", "onslaught", "1 1; 1; 4", "own-hits 1")
    assert told(match, "battle-over") == [("won", MARSHES)]
    assert asked(match) == "shadow advance"
    finish(match)


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
