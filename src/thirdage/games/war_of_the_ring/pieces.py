"""Figures (W1.4, W1.5): immutable values for the figures of one side in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.board import ALL_NATIONS, Nation

ORDER: Final = {nation: place for place, nation in enumerate(ALL_NATIONS)}

REGULAR: Final = "regular"
ELITE: Final = "elite"
LEADER: Final = "leader"
NAZGUL: Final = "nazgul"


class Band(NamedTuple):
    """The figures of one Nation; the leaders of Sauron are the Nazgûl."""

    nation: Nation
    regulars: int = 0
    elites: int = 0
    leaders: int = 0

    @property
    def units(self) -> int:
        """Regular and Elite units."""
        return self.regulars + self.elites


class Figure(NamedTuple):
    """A kind of figure; its code is one word, such as "gondor-regular" or "nazgul"."""

    nation: Nation
    kind: str

    def __str__(self) -> str:
        return NAZGUL if self.kind == NAZGUL else f"{self.nation}-{self.kind}"

    @property
    def band(self) -> Band:
        """One such figure."""
        return Band(
            self.nation,
            int(self.kind == REGULAR),
            int(self.kind == ELITE),
            int(self.kind in (LEADER, NAZGUL)),
        )


def leader_of(nation: Nation) -> Figure:
    """The leader-type figure of a Nation: an FP Leader, or a Nazgûl for Sauron."""
    return Figure(nation, NAZGUL if nation == "sauron" else LEADER)


class Army(NamedTuple):
    """All figures of one side in one place (W11.1); an Army in the rules' sense if it has
    units. Made by `army_of`, which keeps it canonical: bands in the order of the Nations,
    none empty, Characters sorted."""

    bands: tuple[Band, ...] = ()
    characters: tuple[str, ...] = ()
    units: int = 0

    @property
    def regulars(self) -> int:
        """Regular units of all Nations."""
        return sum(band.regulars for band in self.bands)

    @property
    def elites(self) -> int:
        """Elite units of all Nations."""
        return sum(band.elites for band in self.bands)

    @property
    def leaders(self) -> int:
        """FP Leaders or Nazgûl, without Characters."""
        return sum(band.leaders for band in self.bands)

    @property
    def nazgul(self) -> int:
        """Nazgûl figures, without the Witch-king."""
        for band in self.bands:
            if band.nation == "sauron":
                return band.leaders
        return 0

    def band(self, nation: Nation) -> Band:
        """The figures of one Nation."""
        for band in self.bands:
            if band.nation == nation:
                return band
        return Band(nation)

    @property
    def nations(self) -> tuple[Nation, ...]:
        """The Nations that have units here."""
        return tuple(band.nation for band in self.bands if band.regulars or band.elites)

    def plus(self, more: Army) -> Army:
        """Both together."""
        if not self.bands and not self.characters:
            return more
        if not more.bands and not more.characters:
            return self
        return army_of((*self.bands, *more.bands), (*self.characters, *more.characters))

    def minus(self, gone: Army) -> Army:
        """What is left without these, all of which must be here."""
        if self == gone:
            return NOBODY
        bands = {band.nation: band for band in self.bands}
        for nation, regulars, elites, leaders in gone.bands:
            have = bands.get(nation, Band(nation))
            left = Band(
                nation, have.regulars - regulars, have.elites - elites, have.leaders - leaders
            )
            if min(left[1:]) < 0:
                raise ValueError(f"{gone.bands} is not part of {self.bands}")
            bands[nation] = left
        characters = list(self.characters)
        for character in gone.characters:
            characters.remove(character)
        return army_of(bands.values(), characters)

    def plus_band(self, *bands: Band) -> Army:
        """With these figures."""
        return army_of((*self.bands, *bands), self.characters)

    def minus_band(self, *bands: Band) -> Army:
        """Without these figures."""
        return self.minus(army_of(bands))


NOBODY: Final = Army()


def army_of(bands: Iterable[Band], characters: Iterable[str] = ()) -> Army:
    """The canonical value for these figures; bands of one Nation are added up."""
    sums: dict[Nation, Band] = {}
    units = 0
    for band in bands:
        nation, regulars, elites, leaders = band
        if regulars or elites or leaders:
            units += regulars + elites
            if nation in sums:
                _, regulars_, elites_, leaders_ = sums[nation]
                band = Band(nation, regulars + regulars_, elites + elites_, leaders + leaders_)
            sums[nation] = band
    if len(sums) > 1:
        kept = tuple(sorted(sums.values(), key=_order))
    else:
        kept = tuple(sums.values())
    return Army(kept, tuple(sorted(characters)), units)


def _order(band: Band) -> int:
    return ORDER[band.nation]


def figures(army: Army, *kinds: str) -> list[Figure]:
    """The kinds of figures of which there is at least one here, Characters apart."""
    found = []
    for nation, regulars, elites, leaders in army.bands:
        for figure, count in (
            (Figure(nation, REGULAR), regulars),
            (Figure(nation, ELITE), elites),
            (leader_of(nation), leaders),
        ):
            if count and (not kinds or figure.kind in kinds):
                found.append(figure)
    return found


def read_army(text: str) -> Army:
    """An army as people write it: "gondor 3 1 1 + rohan 2 + strider + nazgul 2".

    A Nation is followed by Regulars, Elites and Leaders (missing numbers are 0); "nazgul"
    by their number (1 if missing); anything else is a Character.
    """
    bands: list[Band] = []
    characters: list[str] = []
    for part in filter(None, (part.strip() for part in text.split("+"))):
        word, *numbers = part.split()
        counts = [int(number) for number in numbers]
        if word == NAZGUL:
            bands.append(Band("sauron", 0, 0, counts[0] if counts else 1))
        elif word in ORDER:
            bands.append(Band(word, *counts))
        else:
            characters.append(word)
    return army_of(bands, characters)
