"""What cards are worth to the heuristic player: rough values, on the scale of its actions
(an ordinary useful action is worth about 25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.war_of_the_ring.board import FREE
from thirdage.players.war_of_the_ring.reading import Reading

Value = Callable[[Reading], float]


def _heal(number: int) -> Value:
    return lambda r: 16.0 * min(number, r.fellowship.corruption)


def _if_gollum(with_gollum: float, without: float) -> Value:
    return lambda r: with_gollum if r.fellowship.guide == "gollum" else without


def _if_far(value: float) -> Value:
    """Worth it once the Fellowship is on its way."""
    return lambda r: value + 3 * r.fellowship.progress


def _athelas(r: Reading) -> float:
    chance = 4 / 6 if r.fellowship.guide == "strider" else 2 / 6
    return 14.0 * min(r.fellowship.corruption, 3 * chance)


def _hits(value: float) -> Value:
    return lambda r: value


def _nazgul_search(r: Reading) -> float:
    return 30.0 + 4 * r.fellowship.progress if r.fellowship.hidden else 5.0


def _at_risk(value: float) -> Value:
    """Cards against the Ring-bearers are worth more when they are corrupted already."""
    return lambda r: value + 3 * r.fellowship.corruption


def _grey_company(r: Reading) -> float:
    return 30.0


def _siege_cards(r: Reading) -> float:
    besieged = any(r.regions[name].besieged == FREE for name in r.where[FREE])
    return 60.0 if besieged else 5.0


EVENT_VALUE: Final[dict[str, Value]] = {
    "elven-cloaks": _hits(26),
    "elven-rope": _hits(26),
    "phial-of-galadriel": _hits(34),
    "smeagol-helps-nice-master": _hits(30),
    "mithril-coat-and-sting": _hits(38),
    "axe-and-bow": _hits(34),
    "horn-of-gondor": _hits(34),
    "wizards-staff": _hits(40),
    "athelas": _athelas,
    "there-is-another-way": _heal(1),
    "i-will-go-alone": _heal(1),
    "bilbos-song": lambda r: _heal(2)(r) if r.fellowship.guide == "gollum" else _heal(1)(r),
    "mirror-of-galadriel": _hits(18),
    "challenge-of-the-king": _hits(24),
    "gwaihir-the-windlord": _hits(6),
    "we-prove-the-swifter": _hits(6),
    "there-and-back-again": _hits(10),
    "the-eagles-are-coming": _hits(20),
    "the-ents-awake-treebeard": _hits(50),
    "the-ents-awake-huorns": _hits(50),
    "the-ents-awake-entmoot": _hits(50),
    "dead-men-of-dunharrow": _hits(40),
    "house-of-the-stewards": _hits(36),
    "the-grey-company": _grey_company,
    "the-last-battle": _hits(30),
    "a-power-too-great": _hits(38),
    "the-power-of-tom-bombadil": _hits(22),
    "book-of-mazarbul": _hits(12),
    "the-spirit-of-mordor": _hits(24),
    "faramirs-rangers": _hits(30),
    "fear-fire-foes": _hits(12),
    "wisdom-of-elrond": _hits(34),
    "the-red-arrow": _hits(32),
    "help-unlooked-for": _hits(10),
    "paths-of-the-woses": _hits(10),
    "through-a-day-and-a-night": _hits(10),
    "cirdans-ships": _hits(34),
    "guards-of-the-citadel": _hits(36),
    "celeborns-galadhrim": _hits(36),
    "riders-of-theoden": _hits(34),
    "grimbeorn-the-old-son-of-beorn": _hits(22),
    "imrahil-of-dol-amroth": _hits(34),
    "king-brands-men": _hits(32),
    "swords-in-eriador": _hits(32),
    "kindred-of-glorfindel": _hits(34),
    "dain-ironfoots-guard": _hits(34),
    "eomer-son-of-eomund": _hits(34),
    "thranduils-archers": _hits(34),
    "shelobs-lair": _hits(36),
    "the-ring-is-mine": _hits(34),
    "on-on-they-went": _hits(34),
    "give-it-to-uss": _hits(32),
    "orc-patrol": _at_risk(34),
    "isildurs-bane": _at_risk(38),
    "foul-thing-from-the-deep": _at_risk(36),
    "candles-of-corpses": _at_risk(36),
    "nazgul-search": _nazgul_search,
    "cruel-weather": _hits(16),
    "the-nazgul-strike": _at_risk(34),
    "morgul-wound": _at_risk(50),
    "lure-of-the-ring": _at_risk(42),
    "the-breaking-of-the-fellowship": _hits(34),
    "worn-with-sorrow-and-toil": _hits(18),
    "flocks-of-crebain": _hits(26),
    "balrog-of-moria": _hits(28),
    "the-lidless-eye": _hits(6),
    "dreadful-spells": _hits(30),
    "grond-hammer-of-the-underworld": _siege_cards,
    "the-palantir-of-orthanc": _hits(36),
    "wormtongue": _hits(18),
    "the-ringwraiths-are-abroad": _hits(30),
    "the-black-captain-commands": _hits(30),
    "return-to-valinor": _hits(20),
    "the-fighting-uruk-hai": _siege_cards,
    "denethors-folly": _hits(34),
    "the-day-without-dawn": lambda r: 40.0 * r.view["dice"][FREE].count("will-of-the-west"),
    "threats-and-promises": _hits(18),
    "stormcrow": _hits(26),
    "shadows-gather": _hits(16),
    "the-shadow-lengthens": _hits(20),
    "the-shadow-is-moving": _hits(30),
    "corsairs-of-umbar": _hits(34),
    "rage-of-the-dunlendings": _hits(36),
    "return-of-the-witch-king": _hits(22),
    "half-orcs-and-goblin-men": _hits(28),
    "olog-hai": _hits(28),
    "hill-trolls": _hits(34),
    "a-new-power-is-rising": _hits(52),
    "many-kings-to-the-service-of-mordor": _hits(50),
    "the-king-is-revealed": _hits(48),
    "shadows-on-the-misty-mountains": _hits(44),
    "orcs-multiplying-again": _hits(46),
    "horde-from-the-east": _hits(44),
    "monsters-roused": _hits(36),
    "musterings-of-long-planned-war": _hits(46),
    "pits-of-mordor": _hits(48),
}

COMBAT_VALUE: Final[dict[str, float]] = {
    "it-is-a-gift": 8,
    "blade-of-westernesse": 5,
    "mighty-attack": 6,
    "servant-of-the-secret-fire": 7,
    "anduril": 7,
    "heroic-death": 4,
    "daring-defiance": 4,
    "fateful-strike": 6,
    "sudden-strike": 7,
    "brave-stand": 5,
    "ents-rage": 9,
    "huorn-dark": 9,
    "nameless-wood": 8,
    "daylight": 7,
    "no-quarter": 7,
    "advantageous-position": 8,
    "scouts": 1,
    "shield-wall": 7,
    "confusion": 5,
    "charge": 7,
    "valour": 7,
    "one-for-the-dark-lord": 8,
    "cruel-as-death": 6,
    "they-are-terrible": 5,
    "dread-and-despair": 6,
    "foul-stench": 6,
    "black-breath": 6,
    "words-of-power": 5,
    "durins-bane": 9,
    "devilry-of-orthanc": 8,
    "deadly-strife": 7,
    "onslaught": 6,
    "relentless-assault": 6,
    "great-host": 7,
    "mumakil": 8,
    "swarm-of-bats": 5,
    "we-come-to-kill": 7,
    "desperate-battle": 5,
}
