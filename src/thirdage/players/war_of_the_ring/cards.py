"""What cards are worth to the heuristic player: rough values on the scale of its actions (an
ordinary useful action is worth about 25), 0 if a card cannot be played or would do nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thirdage.games.war_of_the_ring.board import (
    FREE,
    NATIONS,
    PLACES,
    SHADOW,
    Name,
    Nation,
    regions_of,
    within,
)
from thirdage.games.war_of_the_ring.cards.on_table import MITHRIL_COAT, WIZARDS_STAFF
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM
from thirdage.games.war_of_the_ring.entering import ELVEN_STRONGHOLDS
from thirdage.players.war_of_the_ring.odds import average_tile, hunt_chance
from thirdage.players.war_of_the_ring.reading import Reading

Value = Callable[[Reading], float]
ROHAN: Final = regions_of("rohan")


def event_value(card: str, r: Reading) -> float:
    """What playing the event of a card is worth now."""
    return EVENT_VALUE[card](r)


def combat_value(effect: str) -> float:
    """What a combat effect is worth in an ordinary battle, in tenths of a hit."""
    return COMBAT_VALUE[effect]


# ---- the Ring


def corruption_worth(r: Reading) -> float:
    """What a point of Corruption is worth: more the more there is, and beyond healing."""
    fellowship = r.fellowship
    beyond = 8.0 if fellowship.mordor is not None else 0.0
    return 10.0 + beyond + 1.2 * fellowship.corruption


def _heal(number: int, else_worth: float = 0.0) -> Value:
    def value(r: Reading) -> float:
        return else_worth + corruption_worth(r) * min(number, r.fellowship.corruption)

    return value


def _athelas(r: Reading) -> float:
    chance = 4 / 6 if r.fellowship.guide == "strider" else 2 / 6
    return corruption_worth(r) * min(r.fellowship.corruption, 3 * chance)


def _another_way(r: Reading) -> float:
    gollum = 25.0 if r.fellowship.guide == GOLLUM else 0.0
    return _heal(1, gollum)(r)


def _bilbos_song(r: Reading) -> float:
    return _heal(2 if r.fellowship.guide == GOLLUM else 1)(r)


def _mirror(r: Reading) -> float:
    if "character" not in r.view["dice"][FREE]:
        return 0.0
    heals = r.fellowship.at == "lorien" and r.fellowship.corruption > 0
    return 8.0 + 14.0 * heals + 20.0 * (r.can_crown or r.can_turn_white)


def _tile(worth: float) -> Value:
    """A Special tile matters in Mordor: more, the fewer tiles there are."""

    def value(r: Reading) -> float:
        if r.fellowship.mordor is None:
            return worth
        return worth * 1.3 * (5 - r.fellowship.mordor) / 5

    return value


def _with_companion(worth: float, *companions: str) -> Value:
    """A card that lies on the table while one of them is in the Fellowship."""

    def value(r: Reading) -> float:
        return worth if any(c in r.fellowship.companions for c in companions) else 0.0

    return value


def _in_the_wild(r: Reading) -> bool:
    at = r.fellowship.at
    return at is None or PLACES[at].owner != FREE


def _harm(damage: Callable[[Reading], float], extra: float = 0.0) -> Value:
    """A card that adds Corruption when the Ring-bearers are in the wild."""

    def value(r: Reading) -> float:
        if not _in_the_wild(r):
            return 0.0
        return extra + 8.0 + corruption_worth(r) * damage(r)

    return value


def _number_tiles(r: Reading) -> float:
    return max(0.0, average_tile(r.view["hunt_pool"], 0.0).damage)


def _candles(r: Reading) -> float:
    return 0.5 if r.fellowship.guide == GOLLUM else 1.5


def _on_its_way(r: Reading) -> bool:
    return r.fellowship.at is not None and r.fellowship.progress > 0


def can_hover(r: Reading, name: Name) -> bool:
    """Whether Nazgûl may be in a region."""
    region = r.regions[name]
    return not (PLACES[name].stronghold and region.control == FREE and region.besieged != FREE)


def _nazgul_search(r: Reading) -> float:
    at = r.fellowship.at
    if at is None or not _on_its_way(r) or not r.fellowship.hidden or not can_hover(r, at):
        return 0.0
    return 24.0 + 4.0 * min(6, r.fellowship.progress)


def _nazgul_strike(r: Reading) -> float:
    at = r.fellowship.at
    if at is None or not _on_its_way(r) or not can_hover(r, at):
        return 0.0
    if MITHRIL_COAT in r.table or WIZARDS_STAFF in r.table:
        return 30.0
    chance = hunt_chance(r.hunt_box.level, r.hunt_box.free, 2)
    return 12.0 + 30.0 * chance


def _revealed(worth: float) -> Value:
    def value(r: Reading) -> float:
        return 0.0 if r.fellowship.hidden else worth + 2.0 * r.fellowship.corruption

    return value


def _breaking(r: Reading) -> float:
    if r.fellowship.hidden:
        return 0.0
    return 18.0 if r.fellowship.guide == GOLLUM else 30.0


def _crebain(r: Reading) -> float:
    return 0.0 if r.fellowship.mordor is not None else 18.0


def _balrog(r: Reading) -> float:
    at = r.fellowship.at
    near = at is not None and at in within("moria", 4)
    return 22.0 if near else 10.0


def _lidless_eye(r: Reading) -> float:
    """Only dice that are of no other use: in Mordor the Hunt is worth them."""
    if r.fellowship.mordor is None or not r.fellowship.hidden:
        return 0.0
    return 18.0 if len(r.view["dice"][FREE]) > 1 else 0.0


# ---- politics


def _wisdom(r: Reading) -> float:
    return 32.0 if any(r.politics[nation] for nation in NATIONS[FREE]) else 0.0


def _mazarbul(nation: Nation, *places: Name) -> Value:
    """A Companion there, or near enough to go, brings a Nation to war."""

    def value(r: Reading) -> float:
        if not r.politics[nation]:
            return 0.0
        for companion, at in r.whereabouts.items():
            who = CHARACTERS[companion]
            if who.side == FREE and any(at in within(place, who.level) for place in places):
                return 12.0 + 8.0 * r.politics[nation]
        return 0.0

    return value


def _threats(r: Reading) -> float:
    passive = [n for n in r.passive if n in NATIONS[FREE]]
    return 6.0 + 4.0 * len(passive) if passive else 0.0


def _stormcrow(r: Reading) -> float:
    places = [r.fellowship.at, *(n for c, n in r.whereabouts.items() if CHARACTERS[c].side == FREE)]
    nations = {PLACES[name].nation for name in places if name is not None}
    roused = any(r.politics[n] for n in nations if n in NATIONS[FREE])
    return 26.0 if roused else 0.0


def _wormtongue(r: Reading) -> float:
    return 22.0 if r.in_play("saruman") and "rohan" in r.passive else 0.0


# ---- recruiting


def _musters(r: Reading, name: Name, nation: Nation, worth: float) -> float:
    """What recruits of a Nation in a region are worth: more where the enemy is near, less
    where there is no more room for them."""
    region = r.regions[name]
    if region.army(r.enemy).units and region.besieged != r.side:
        return 0.0
    if region.control == r.enemy or not r.reserve(nation).units:
        return 0.0
    room = 5 if PLACES[name].stronghold and r.side == FREE else 10
    if region.army(r.side).units >= room:
        return 0.3 * worth
    threat = min(8.0, 0.5 * r.threat(name)) if r.side == FREE else 0.0
    siege = 6.0 if region.besieged == r.side else 0.0
    return worth + threat + siege


def _muster(nation: Nation, worth: float, *places: Name) -> Value:
    """Recruits in the first of these places that is worth most."""
    return lambda r: max(_musters(r, name, nation, worth) for name in places)


def _musters_all(nation: Nation, worth: float, *places: Name) -> Value:
    """Recruits in all of these places, each worth so much."""
    return lambda r: sum(_musters(r, name, nation, worth) for name in places)


def _red_arrow(r: Reading) -> float:
    if "gondor" in r.passive:
        return 0.0
    return _musters(r, "edoras", "rohan", 24.0) + (6.0 if r.can_advance("rohan") else 0.0)


def _cirdan(r: Reading) -> float:
    if not r.at_war("elves"):
        return 0.0
    coasts = [name for name in r.where[FREE] if PLACES[name].coastal]
    return max((_musters(r, name, "elves", 24.0) for name in coasts), default=0.0)


def _if_war(value: Value, *nations: Nation) -> Value:
    """Playable if these Nations are At War."""
    return lambda r: value(r) if r.at_war(*nations) else 0.0


def _if_in_play(value: Value, character: str) -> Value:
    """Playable if a Character is on the map."""
    return lambda r: value(r) if r.in_play(character) else 0.0


# ---- Armies and Characters


def _ranger(r: Reading) -> Name | None:
    """Where Strider or Aragorn is on the map."""
    return r.whereabouts.get("aragorn", r.whereabouts.get("strider"))


def _ranger_with_army(r: Reading) -> Name | None:
    at = _ranger(r)
    return at if at is not None and r.army(FREE, at).units else None


def _challenge(r: Reading) -> float:
    at = _ranger_with_army(r)
    if at is None or PLACES[at].nation not in ("gondor", "rohan"):
        return 0.0
    pool: tuple[str, ...] = r.view["hunt_pool"]
    return 60.0 * pool.count("eye") / max(6, len(pool))


def _dead_men(r: Reading) -> float:
    at = _ranger(r)
    return 34.0 if at is not None and PLACES[at].nation == "rohan" else 0.0


def _grey_company(r: Reading) -> float:
    return 26.0 if _ranger_with_army(r) is not None else 0.0


def _stewards(r: Reading) -> float:
    at = r.whereabouts.get("boromir")
    return 30.0 if at is not None and PLACES[at].nation == "gondor" else 0.0


def _last_battle(r: Reading) -> float:
    at = r.whereabouts.get("aragorn")
    if at is None or not r.army(FREE, at).units or not r.fellowship.hidden:
        return 0.0
    return 30.0 if PLACES[at].nation not in NATIONS[FREE] else 0.0


def _ents(r: Reading) -> float:
    if not r.in_play("gandalf-white") or not r.army(FREE, "fangorn").characters:
        return 0.0
    there = r.army(SHADOW, "orthanc")
    if not there.units and not there.characters:
        return 0.0
    return 40.0 + (20.0 if there.units <= 2 else 0.0)


def _eagles(r: Reading) -> float:
    most = 0
    for name in r.where[SHADOW]:
        nazgul = r.army(SHADOW, name).nazgul
        if nazgul > most and any(
            r.army(FREE, near).units and r.army(FREE, near).characters
            for near in (name, *PLACES[name].borders)
        ):
            most = nazgul
    return 6.0 * most


def _spirit(r: Reading) -> float:
    mixed = any(len(r.army(SHADOW, name).nations) > 1 for name in r.where[SHADOW])
    return 24.0 if mixed else 0.0


def _rangers(r: Reading) -> float:
    prey = any(r.army(SHADOW, n).units for n in ("north-ithilien", "osgiliath", "south-ithilien"))
    held = r.army(FREE, "osgiliath").units > 0
    return 16.0 * prey + 18.0 * held


def _unlooked_for(r: Reading) -> float:
    for name in r.where[FREE]:
        if r.regions[name].besieged != FREE:
            continue
        for near in PLACES[name].borders:
            force = r.attackers(near)
            if force.units and r.field_battle(force, name).chance > 0.35:
                return 34.0
    return 0.0


def _woses(r: Reading) -> float:
    if not r.at_war("rohan") or r.regions["minas-tirith"].control != FREE:
        return 0.0
    if r.army(FREE, "minas-tirith").units >= 6 or r.threat("minas-tirith") < 8:
        return 0.0
    free = any(r.army(FREE, n).units > 1 for n in ROHAN)
    return 26.0 if free else 0.0


def _power_too_great(r: Reading) -> float:
    near = sum(r.threat(name) > 0 for name in ("lorien", "rivendell", "grey-havens"))
    return (8.0 if r.can_advance("elves") else 0.0) + 8.0 + 12.0 * near


def _tom_bombadil(r: Reading) -> float:
    near = r.threat("the-shire") > 0
    return (8.0 if r.can_advance("north") else 0.0) + 2.0 + 16.0 * near


def _errand(worth: float) -> Value:
    """A card that moves a Companion, if one has somewhere to go."""
    return lambda r: worth if companion_errands(r) else 0.0


def companion_errands(r: Reading) -> bool:
    """Whether a Companion on the map has somewhere to go: Strider to be crowned, others where
    a Nation is to be roused."""
    for companion, at in r.whereabouts.items():
        if companion == "strider" and PLACES[at].nation != "gondor":
            return True
        activates = CHARACTERS[companion].activates
        if activates is not None and any(activates in ("any", n) for n in r.passive):
            return True
    return False


def _dreadful_spells(r: Reading) -> float:
    most = 0.0
    for name in r.where[SHADOW]:
        army = r.army(SHADOW, name)
        nazgul = army.nazgul + army.characters.count("witch-king")
        if not nazgul:
            continue
        for near in (name, *PLACES[name].borders):
            if r.army(FREE, near).units:
                worth = 9.0 + 2.0 * PLACES[near].points
                most = max(most, worth * min(5, nazgul) * 0.9)
    return min(45.0, most)


def _storming(r: Reading, names: Iterable[Name]) -> float:
    """Three rounds of a siege in one of these regions."""
    most = 0.0
    for name in names:
        force = r.attackers(name)
        if r.regions[name].besieged == FREE and force.units:
            chance = r.storm(force, name).chance
            if chance > 0.3:
                most = max(most, 25.0 + 55.0 * chance)
    return most


def _grond(r: Reading) -> float:
    at = r.whereabouts.get("witch-king")
    return 0.0 if at is None else _storming(r, (at,))


def _uruk_hai(r: Reading) -> float:
    if not r.in_play("saruman"):
        return 0.0
    return _storming(r, (n for n in r.where[SHADOW] if r.army(SHADOW, n).band("isengard").units))


def _denethor(r: Reading) -> float:
    return 34.0 if r.regions["minas-tirith"].besieged == FREE else 0.0


def _valinor(r: Reading) -> float:
    if all(r.regions[name].control == FREE for name in ELVEN_STRONGHOLDS):
        return 0.0
    open_halls = [name for name in ELVEN_STRONGHOLDS if r.regions[name].besieged is None]
    return 4.0 * sum(min(5, r.army(FREE, name).band("elves").units) for name in open_halls)


def _dawn(r: Reading) -> float:
    if not r.at_war(*NATIONS[SHADOW]):
        return 0.0
    dice: tuple[str, ...] = r.view["dice"][FREE]
    return 38.0 * dice.count("will-of-the-west")


def _corsairs(r: Reading) -> float:
    army = r.at_war_part(r.army(SHADOW, "umbar"))
    if not army.units or r.regions["umbar"].besieged == SHADOW or not r.at_war("southrons"):
        return 0.0
    return max(landing_worth(r, name) for name in LANDINGS)


def landing_worth(r: Reading, name: Name) -> float:
    """What it is worth to land the Corsairs there."""
    region = r.regions[name]
    if region.control == SHADOW or region.besieged is not None:
        return 5.0
    force = r.attackers("umbar")
    if r.shelters(name, FREE) and region.free.units:
        return 10.0 + 30.0 * r.storm(force, name).chance
    return 8.0 + r.field_battle(force, name).chance * (20.0 + 24.0 * PLACES[name].points)


LANDINGS: Final = tuple(name for name in regions_of("gondor") if PLACES[name].coastal)


def _dunlendings(r: Reading) -> float:
    return 32.0 if r.at_war("isengard") else 0.0


def _armies_move(worth: float) -> Value:
    def value(r: Reading) -> float:
        return worth if len(r.where[SHADOW]) > 3 else 0.0

    return value


def _ringwraiths(r: Reading) -> float:
    return 30.0


def _hill_trolls(r: Reading) -> float:
    ready = r.at_war("sauron") and r.reserve("sauron").elites >= 2
    return 26.0 if ready else 0.0


def _constant(worth: float) -> Value:
    return lambda r: worth


EVENT_VALUE: Final[dict[str, Value]] = {
    "elven-cloaks": _tile(18.0),
    "elven-rope": _tile(18.0),
    "phial-of-galadriel": _tile(30.0),
    "smeagol-helps-nice-master": _tile(25.0),
    MITHRIL_COAT: _constant(30.0),
    "axe-and-bow": _with_companion(22.0, "gimli", "legolas"),
    "horn-of-gondor": _with_companion(22.0, "boromir"),
    WIZARDS_STAFF: _with_companion(26.0, "gandalf-grey"),
    "athelas": _athelas,
    "there-is-another-way": _another_way,
    "i-will-go-alone": lambda r: _heal(1)(r) if len(r.fellowship.companions) > 1 else 0.0,
    "bilbos-song": _bilbos_song,
    "mirror-of-galadriel": _mirror,
    "challenge-of-the-king": _challenge,
    "gwaihir-the-windlord": _errand(22.0),
    "we-prove-the-swifter": _errand(22.0),
    "there-and-back-again": _errand(18.0),
    "the-eagles-are-coming": _eagles,
    "the-ents-awake-treebeard": _ents,
    "the-ents-awake-huorns": _ents,
    "the-ents-awake-entmoot": _ents,
    "dead-men-of-dunharrow": _dead_men,
    "house-of-the-stewards": _stewards,
    "the-grey-company": _grey_company,
    "the-last-battle": _last_battle,
    "a-power-too-great": _power_too_great,
    "the-power-of-tom-bombadil": _tom_bombadil,
    "book-of-mazarbul": _mazarbul("dwarves", "erebor", "ered-luin"),
    "the-spirit-of-mordor": _spirit,
    "faramirs-rangers": _rangers,
    "fear-fire-foes": _mazarbul("north", "the-shire", "bree"),
    "wisdom-of-elrond": _wisdom,
    "the-red-arrow": _red_arrow,
    "help-unlooked-for": _unlooked_for,
    "paths-of-the-woses": _woses,
    "through-a-day-and-a-night": _constant(0.0),
    "cirdans-ships": _cirdan,
    "guards-of-the-citadel": _muster("gondor", 26.0, "minas-tirith"),
    "celeborns-galadhrim": _muster("elves", 26.0, "lorien"),
    "riders-of-theoden": _muster("rohan", 24.0, "edoras"),
    "grimbeorn-the-old-son-of-beorn": _muster("north", 16.0, "carrock"),
    "imrahil-of-dol-amroth": _muster("gondor", 25.0, "dol-amroth"),
    "king-brands-men": _muster("north", 25.0, "dale"),
    "swords-in-eriador": _musters_all("north", 22.0, "the-shire"),
    "kindred-of-glorfindel": _muster("elves", 24.0, "rivendell"),
    "dain-ironfoots-guard": _muster("dwarves", 24.0, "erebor"),
    "eomer-son-of-eomund": _muster("rohan", 25.0, "edoras", "helms-deep", "folde", "westemnet"),
    "thranduils-archers": _muster("elves", 25.0, "woodland-realm"),
    "shelobs-lair": _tile(28.0),
    "the-ring-is-mine": _tile(28.0),
    "on-on-they-went": _tile(26.0),
    "give-it-to-uss": _tile(24.0),
    "orc-patrol": _harm(_number_tiles),
    "isildurs-bane": _harm(_number_tiles, 4.0),
    "foul-thing-from-the-deep": _harm(_number_tiles, 6.0),
    "candles-of-corpses": _harm(_candles),
    "nazgul-search": _nazgul_search,
    "cruel-weather": lambda r: 14.0 if _on_its_way(r) else 0.0,
    "the-nazgul-strike": _nazgul_strike,
    "morgul-wound": _revealed(38.0),
    "lure-of-the-ring": _revealed(36.0),
    "the-breaking-of-the-fellowship": _breaking,
    "worn-with-sorrow-and-toil": lambda r: 14.0 if r.fellowship.companions else 0.0,
    "flocks-of-crebain": _crebain,
    "balrog-of-moria": _balrog,
    "the-lidless-eye": _lidless_eye,
    "dreadful-spells": _dreadful_spells,
    "grond-hammer-of-the-underworld": _grond,
    "the-palantir-of-orthanc": _if_in_play(_constant(34.0), "saruman"),
    "wormtongue": _wormtongue,
    "the-ringwraiths-are-abroad": _ringwraiths,
    "the-black-captain-commands": _if_in_play(_constant(32.0), "witch-king"),
    "return-to-valinor": _valinor,
    "the-fighting-uruk-hai": _uruk_hai,
    "denethors-folly": _denethor,
    "the-day-without-dawn": _dawn,
    "threats-and-promises": _threats,
    "stormcrow": _stormcrow,
    "shadows-gather": _armies_move(16.0),
    "the-shadow-lengthens": _armies_move(22.0),
    "the-shadow-is-moving": _if_war(_armies_move(38.0), *NATIONS[SHADOW]),
    "corsairs-of-umbar": _corsairs,
    "rage-of-the-dunlendings": _dunlendings,
    "return-of-the-witch-king": _if_in_play(_constant(20.0), "witch-king"),
    "half-orcs-and-goblin-men": _if_war(_constant(20.0), "isengard"),
    "olog-hai": _if_war(_constant(20.0), "sauron"),
    "hill-trolls": _hill_trolls,
    "a-new-power-is-rising": _if_in_play(_constant(44.0), "saruman"),
    "many-kings-to-the-service-of-mordor": _constant(38.0),
    "the-king-is-revealed": _if_in_play(_constant(42.0), "aragorn"),
    "shadows-on-the-misty-mountains": _constant(36.0),
    "orcs-multiplying-again": _constant(38.0),
    "horde-from-the-east": _if_war(_constant(36.0), "southrons"),
    "monsters-roused": _constant(28.0),
    "musterings-of-long-planned-war": _if_war(_constant(38.0), *NATIONS[SHADOW]),
    "pits-of-mordor": _if_war(_constant(38.0), "sauron"),
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
