# ruff: noqa: E501 - the table of regions has long lines
"""The board (W2): regions and borders, as printed; nothing here changes during a match."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

Name = str
"""The name of a region: one word, stable over versions."""
Nation = str
Side = str

FREE: Final = "free-peoples"
SHADOW: Final = "shadow"
SIDES: Final = (FREE, SHADOW)
NATIONS: Final = {
    FREE: ("dwarves", "elves", "gondor", "north", "rohan"),
    SHADOW: ("isengard", "sauron", "southrons"),
}
ALL_NATIONS: Final = (*NATIONS[FREE], *NATIONS[SHADOW])
SIDE_OF: Final = {nation: side for side, nations in NATIONS.items() for nation in nations}


def other(side: Side) -> Side:
    """The opponent."""
    return SHADOW if side == FREE else FREE


class Place(NamedTuple):
    """A region as it is printed."""

    name: Name
    nation: Nation | None
    kind: str
    """ "town", "city", "stronghold" (the Settlements), "fortification" or ""."""
    coastal: bool
    borders: tuple[Name, ...]
    """The adjacent regions (W2.2); mountains and waters are left out (W2.3, W2.4)."""
    settled: bool
    stronghold: bool
    owner: Side | None
    """The side whose Settlement it is at the start (W2.9); None without a Settlement."""
    points: int
    """Victory Points for its capture (W2.10)."""


# name, Nation, what stands there, coast (W2.5), adjacent regions. Osgiliath and the
# Ithiliens belong to no Nation (OP-3).
_PRINTED: Final = """
andrast               -          -              coast  anfalas druwaith-iaur
anfalas               gondor     -              coast  andrast dol-amroth erech
angmar                sauron     city           -      arnor ettenmoors mount-gram
arnor                 -          -              -      angmar ettenmoors evendim north-downs
ash-mountains         -          -              -      dagorlad noman-lands south-rhun southern-dorwinion
barad-dur             sauron     stronghold     -      gorgoroth
bree                  north      town           -      buckland north-downs south-downs weather-hills
buckland              north      -              -      bree cardolan evendim north-downs old-forest south-downs the-shire
cardolan              -          -              -      buckland minhiriath north-dunland old-forest south-downs south-ered-luin tharbad
carrock               north      town           -      eagles-eyrie northern-mirkwood old-ford old-forest-road rhosgobel western-mirkwood
dagorlad              -          -              -      ash-mountains eastern-emyn-muil morannon noman-lands north-ithilien
dale                  north      city           -      erebor iron-hills northern-rhovanion old-forest-road vale-of-the-carnen withered-heath woodland-realm
dead-marshes          -          -              -      druadan-forest eastern-emyn-muil north-ithilien osgiliath western-emyn-muil
dimrill-dale          -          -              -      gladden-fields lorien moria north-anduin-vale parth-celebrant south-anduin-vale
dol-amroth            gondor     stronghold     coast  anfalas erech lamedon
dol-guldur            sauron     stronghold     -      eastern-brown-lands eastern-mirkwood narrows-of-the-forest north-anduin-vale south-anduin-vale southern-mirkwood western-brown-lands
druadan-forest        gondor     -              -      dead-marshes eastemnet folde minas-tirith osgiliath western-emyn-muil
druwaith-iaur         -          -              coast  andrast enedwaith fords-of-isen gap-of-rohan
eagles-eyrie          -          -              -      carrock mount-gundabad old-ford
east-harondor         -          -              -      near-harad south-ithilien west-harondor
east-rhun             southrons  -              -      iron-hills north-rhun south-rhun vale-of-the-carnen
eastemnet             rohan      -              -      druadan-forest fangorn folde parth-celebrant westemnet western-brown-lands western-emyn-muil
eastern-brown-lands   -          -              -      dol-guldur eastern-emyn-muil noman-lands southern-mirkwood southern-rhovanion western-brown-lands western-emyn-muil
eastern-emyn-muil     -          -              -      dagorlad dead-marshes eastern-brown-lands noman-lands north-ithilien western-emyn-muil
eastern-mirkwood      -          -              -      dol-guldur narrows-of-the-forest northern-rhovanion old-forest-road southern-mirkwood
edoras                rohan      city           -      folde westemnet
enedwaith             -          -              coast  druwaith-iaur gap-of-rohan minhiriath south-dunland tharbad
erebor                dwarves    stronghold     -      dale iron-hills withered-heath
erech                 gondor     -              -      anfalas dol-amroth lamedon
ered-luin             dwarves    town           -      evendim grey-havens north-ered-luin tower-hills
ettenmoors            -          -              -      angmar arnor mount-gram north-downs trollshaws weather-hills
evendim               -          -              coast  arnor buckland ered-luin north-downs north-ered-luin the-shire tower-hills
fangorn               -          -              -      eastemnet fords-of-isen parth-celebrant westemnet
far-harad             southrons  city           -      khand near-harad
folde                 rohan      town           -      druadan-forest eastemnet edoras westemnet
fords-of-bruinen      -          -              -      high-pass hollin rivendell trollshaws
fords-of-isen         rohan      fortification  -      druwaith-iaur fangorn gap-of-rohan helms-deep orthanc westemnet
forlindon             -          -              coast  grey-havens
gap-of-rohan          isengard   -              -      druwaith-iaur enedwaith fords-of-isen orthanc south-dunland
gladden-fields        -          -              -      dimrill-dale north-anduin-vale old-ford rhosgobel
goblins-gate          -          -              -      high-pass old-ford
gorgoroth             sauron     -              -      barad-dur minas-morgul morannon nurn
grey-havens           elves      stronghold     coast  ered-luin forlindon harlindon tower-hills
harlindon             -          -              coast  grey-havens south-ered-luin
helms-deep            rohan      stronghold     -      fords-of-isen westemnet
high-pass             -          -              -      fords-of-bruinen goblins-gate
hollin                -          -              -      fords-of-bruinen moria north-dunland south-downs trollshaws
iron-hills            dwarves    town           -      dale east-rhun erebor vale-of-the-carnen
khand                 southrons  -              -      far-harad near-harad
lamedon               gondor     town           coast  dol-amroth erech pelargir
lorien                elves      stronghold     -      dimrill-dale parth-celebrant
lossarnach            gondor     town           -      minas-tirith osgiliath pelargir
minas-morgul          sauron     stronghold     -      gorgoroth north-ithilien south-ithilien
minas-tirith          gondor     stronghold     -      druadan-forest lossarnach osgiliath
minhiriath            -          -              coast  cardolan enedwaith south-ered-luin tharbad
morannon              sauron     stronghold     -      dagorlad gorgoroth
moria                 sauron     stronghold     -      dimrill-dale hollin north-dunland
mount-gram            sauron     -              -      angmar ettenmoors mount-gundabad
mount-gundabad        sauron     stronghold     -      eagles-eyrie mount-gram
narrows-of-the-forest -          -              -      dol-guldur eastern-mirkwood north-anduin-vale old-forest-road rhosgobel
near-harad            southrons  town           -      east-harondor far-harad khand umbar west-harondor
noman-lands           -          -              -      ash-mountains dagorlad eastern-brown-lands eastern-emyn-muil southern-dorwinion southern-rhovanion
north-anduin-vale     -          -              -      dimrill-dale dol-guldur gladden-fields narrows-of-the-forest rhosgobel south-anduin-vale
north-downs           north      -              -      arnor bree buckland ettenmoors evendim weather-hills
north-dunland         isengard   town           -      cardolan hollin moria south-downs south-dunland tharbad
north-ered-luin       dwarves    -              coast  ered-luin evendim
north-ithilien        -          -              -      dagorlad dead-marshes eastern-emyn-muil minas-morgul osgiliath south-ithilien
north-rhun            southrons  town           -      east-rhun northern-dorwinion vale-of-the-carnen vale-of-the-celduin
northern-dorwinion    -          -              -      north-rhun southern-dorwinion southern-rhovanion vale-of-the-celduin
northern-mirkwood     -          -              -      carrock western-mirkwood withered-heath woodland-realm
northern-rhovanion    -          -              -      dale eastern-mirkwood old-forest-road southern-mirkwood southern-rhovanion vale-of-the-carnen vale-of-the-celduin
nurn                  sauron     town           -      gorgoroth
old-ford              -          -              -      carrock eagles-eyrie gladden-fields goblins-gate rhosgobel
old-forest            -          -              -      buckland cardolan south-ered-luin the-shire
old-forest-road       north      -              -      carrock dale eastern-mirkwood narrows-of-the-forest northern-rhovanion rhosgobel western-mirkwood woodland-realm
orthanc               isengard   stronghold     -      fords-of-isen gap-of-rohan
osgiliath             -          fortification  -      dead-marshes druadan-forest lossarnach minas-tirith north-ithilien pelargir south-ithilien west-harondor
parth-celebrant       -          -              -      dimrill-dale eastemnet fangorn lorien south-anduin-vale western-brown-lands
pelargir              gondor     city           coast  lamedon lossarnach osgiliath west-harondor
rhosgobel             north      -              -      carrock gladden-fields narrows-of-the-forest north-anduin-vale old-ford old-forest-road
rivendell             elves      stronghold     -      fords-of-bruinen trollshaws
south-anduin-vale     -          -              -      dimrill-dale dol-guldur north-anduin-vale parth-celebrant western-brown-lands
south-downs           -          -              -      bree buckland cardolan hollin north-dunland trollshaws weather-hills
south-dunland         isengard   town           -      enedwaith gap-of-rohan north-dunland tharbad
south-ered-luin       -          -              coast  cardolan harlindon minhiriath old-forest the-shire tower-hills
south-ithilien        -          -              -      east-harondor minas-morgul north-ithilien osgiliath west-harondor
south-rhun            southrons  town           -      ash-mountains east-rhun southern-dorwinion
southern-dorwinion    -          -              -      ash-mountains noman-lands northern-dorwinion south-rhun southern-rhovanion
southern-mirkwood     sauron     -              -      dol-guldur eastern-brown-lands eastern-mirkwood northern-rhovanion southern-rhovanion
southern-rhovanion    -          -              -      eastern-brown-lands noman-lands northern-dorwinion northern-rhovanion southern-dorwinion southern-mirkwood vale-of-the-celduin
tharbad               -          -              -      cardolan enedwaith minhiriath north-dunland south-dunland
the-shire             north      city           -      buckland evendim old-forest south-ered-luin tower-hills
tower-hills           -          -              -      ered-luin evendim grey-havens south-ered-luin the-shire
trollshaws            -          -              -      ettenmoors fords-of-bruinen hollin rivendell south-downs weather-hills
umbar                 southrons  stronghold     coast  near-harad west-harondor
vale-of-the-carnen    -          -              -      dale east-rhun iron-hills north-rhun northern-rhovanion vale-of-the-celduin
vale-of-the-celduin   -          -              -      north-rhun northern-dorwinion northern-rhovanion southern-rhovanion vale-of-the-carnen
weather-hills         -          -              -      bree ettenmoors north-downs south-downs trollshaws
west-harondor         -          -              coast  east-harondor near-harad osgiliath pelargir south-ithilien umbar
westemnet             rohan      town           -      eastemnet edoras fangorn folde fords-of-isen helms-deep
western-brown-lands   -          -              -      dol-guldur eastemnet eastern-brown-lands parth-celebrant south-anduin-vale western-emyn-muil
western-emyn-muil     -          -              -      dead-marshes druadan-forest eastemnet eastern-brown-lands eastern-emyn-muil western-brown-lands
western-mirkwood      -          -              -      carrock northern-mirkwood old-forest-road woodland-realm
withered-heath        -          -              -      dale erebor northern-mirkwood woodland-realm
woodland-realm        elves      stronghold     -      dale northern-mirkwood old-forest-road western-mirkwood withered-heath
"""


def _printed(line: str) -> Place:
    name, nation, kind, coast, *borders = line.split()
    settled = kind in ("town", "city", "stronghold")
    return Place(
        name,
        None if nation == "-" else nation,
        kind.strip("-"),
        coast == "coast",
        tuple(borders),
        settled,
        kind == "stronghold",
        SIDE_OF[nation] if settled else None,
        {"city": 1, "stronghold": 2}.get(kind, 0),
    )


PLACES: Final = {place.name: place for place in map(_printed, _PRINTED.strip().splitlines())}
SETTLEMENTS: Final = tuple(place.name for place in PLACES.values() if place.settled)
RING_BEARERS_START: Final = "rivendell"
MORDOR_GATES: Final = ("minas-morgul", "morannon")


def settlements_of(nation: Nation, *kinds: str) -> tuple[Name, ...]:
    """The Settlements of a Nation, of all kinds or only of these."""
    return tuple(
        name
        for name in SETTLEMENTS
        if PLACES[name].nation == nation and (not kinds or PLACES[name].kind in kinds)
    )


def regions_of(nation: Nation) -> tuple[Name, ...]:
    """The regions inside the borders of a Nation."""
    return tuple(place.name for place in PLACES.values() if place.nation == nation)


@cache
def distances(start: Name) -> dict[Name, int]:
    """How many steps every region is away from this one, over borders that can be crossed."""
    found = {start: 0}
    edge = [start]
    for name in edge:
        for border in PLACES[name].borders:
            if border not in found:
                found[border] = found[name] + 1
                edge.append(border)
    return found


@cache
def within(start: Name, steps: int) -> tuple[Name, ...]:
    """The regions at most so many steps away, the region itself first, nearest first."""
    return tuple(name for name, distance in distances(start).items() if distance <= steps)
