"""W3: the set-up, checked against the tables of the rules."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import PLACES, SIDE_OF
from thirdage.games.war_of_the_ring.cards.catalogue import DECKS, cards_of
from thirdage.games.war_of_the_ring.pieces import Band
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import STANDARD_TILES
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from wotr import FREE, SHADOW, army, asked, options, write_army

# The table of W3.12: Nation, region, Regulars/Elites/Leaders (or Nazgûl).
ARMIES = """
dwarves erebor 1/2/1
dwarves ered-luin 1/0/0
dwarves iron-hills 1/0/0
elves grey-havens 1/1/1
elves rivendell 0/2/1
elves woodland-realm 1/1/1
elves lorien 1/2/1
gondor minas-tirith 3/1/1
gondor dol-amroth 3/0/0
gondor osgiliath 2/0/0
gondor pelargir 1/0/0
north bree 1/0/0
north carrock 1/0/0
north dale 1/0/1
north north-downs 0/1/0
north the-shire 1/0/0
rohan edoras 1/1/0
rohan fords-of-isen 2/0/1
rohan helms-deep 1/0/0
isengard orthanc 4/1/0
isengard north-dunland 1/0/0
isengard south-dunland 1/0/0
sauron barad-dur 4/1/1
sauron dol-guldur 5/1/1
sauron gorgoroth 3/0/0
sauron minas-morgul 5/0/1
sauron moria 2/0/0
sauron mount-gundabad 2/0/0
sauron nurn 2/0/0
sauron morannon 5/0/1
southrons far-harad 3/1/0
southrons near-harad 3/1/0
southrons north-rhun 2/0/0
southrons south-rhun 3/1/0
southrons umbar 3/0/0
"""
REINFORCEMENTS = {
    "dwarves": (2, 3, 3),
    "elves": (2, 4, 0),
    "gondor": (6, 4, 3),
    "north": (6, 4, 3),
    "rohan": (6, 4, 3),
    "isengard": (6, 5, 0),
    "sauron": (8, 4, 4),
    "southrons": (10, 3, 0),
}


def new_state() -> Game:
    return WAR_OF_THE_RING.set_up({"edition": "2e"})


def new_match(seed: int = 1) -> Match[Game]:
    return Match(WAR_OF_THE_RING, new_state(), Seeded(seed))


def test_w3_1_one_plays_each_side() -> None:
    """T03-01."""
    assert WAR_OF_THE_RING.forms[""].seats == new_state().seats == (FREE, SHADOW)


def test_w3_2_ring_bearers_in_rivendell() -> None:
    """T03-02."""
    assert new_state().fellowship.at == "rivendell"
    assert new_state().fellowship.mordor is None


def test_w3_3_progress_and_corruption_on_0() -> None:
    """T03-02."""
    fellowship = new_state().fellowship
    assert (fellowship.progress, fellowship.hidden, fellowship.corruption) == (0, True, 0)


def test_w3_4_gandalf_the_grey_is_the_first_guide() -> None:
    """T03-03: three Characters wait outside the game."""
    game = new_state()
    assert game.fellowship.guide == "gandalf-grey"
    for absent in ("aragorn", "gandalf-white", "gollum"):
        assert absent not in game.fellowship.companions
        assert absent not in game.whereabouts
    assert game.eliminated == ()


def test_w3_5_seven_companions_in_the_fellowship() -> None:
    """T03-04."""
    assert set(new_state().fellowship.companions) == {
        "gandalf-grey",
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    }


def test_w3_6_three_rings_for_the_free_peoples() -> None:
    """T03-05."""
    assert new_state().rings == {FREE: 3, SHADOW: 0}


def test_w3_7_no_minion_on_the_board() -> None:
    """T03-06."""
    match = new_match()
    assert match.state.whereabouts == {}
    assert match.state.used_dice[SHADOW] == 7


def test_w3_8_four_decks_shuffled_for_themselves() -> None:
    """T03-07: what a deck gives is its own cards, in an order that the seed alone decides."""
    state = new_state()
    assert {name: pile.possible_next() for name, pile in state.decks.items()} == {
        name: cards_of(name) for name in DECKS
    }
    hands = [new_match(seed).state.hands for seed in (1, 1, 2, 3, 4)]
    assert hands[0] == hands[1]
    assert len({hand[FREE] for hand in hands}) > 1
    drawn = new_match().state
    for side in (FREE, SHADOW):
        assert [len(set(drawn.hands[side]) & set(cards_of(n))) for n in DECKS if side in n] == [
            1,
            1,
        ]


def test_w3_9_hunt_pool_of_standard_tiles() -> None:
    """T03-08."""
    game = new_state()
    assert game.hunt_pool == STANDARD_TILES
    assert len(game.hunt_pool) == 16


def test_w3_10_seven_and_four_dice() -> None:
    """T03-09: in turn 1 FP rolls four dice, SH allocates and rolls seven."""
    match = new_match()
    assert match.state.used_dice == {FREE: 4, SHADOW: 7}
    match.play("fellowship-phase done", "hunt-dice 0")
    rolled = {given.request.ask: given.code for given in match.history if given.request.is_chance}
    assert len(rolled["free-peoples-action-dice"].split()) == 4
    assert len(rolled["shadow-action-dice"].split()) == 7


def test_w3_11_elves_and_shadow_are_active() -> None:
    """T03-10."""
    assert set(new_state().passive) == {"dwarves", "gondor", "north", "rohan"}


def test_w3_11a_steps_to_war() -> None:
    """T03-11."""
    assert new_state().politics == {
        "rohan": 3,
        "north": 3,
        "elves": 3,
        "dwarves": 3,
        "gondor": 2,
        "southrons": 2,
        "sauron": 1,
        "isengard": 1,
    }


def _table() -> list[tuple[str, str, Band]]:
    lines = [line.split() for line in ARMIES.strip().splitlines()]
    return [(n, name, Band(n, *map(int, counts.split("/")))) for n, name, counts in lines]


def test_w3_12_every_starting_army() -> None:
    """T03-13: exactly the figures of the table stand on the board."""
    game = new_state()
    armies = {name: (SIDE_OF[nation], band) for nation, name, band in _table()}
    for name in PLACES:
        region = game.regions[name]
        assert region.besieged is None
        if name not in armies:
            assert (region.free.bands, region.shadow.bands) == ((), ()), name
            continue
        side, band = armies[name]
        assert region.army(side).bands == (band,), name
    assert write_army(game.army(FREE, "minas-tirith")) == "gondor 3 1 1"
    assert write_army(game.army(SHADOW, "barad-dur")) == "sauron 4 1 + nazgul 1"
    assert write_army(game.army(SHADOW, "umbar")) == "southrons 3 0 0"


@pytest.mark.parametrize(
    ("nation", "total"), [("gondor", (9, 1, 1)), ("sauron", (28, 2, 4)), ("elves", (3, 6, 4))]
)
def test_w3_12_totals_on_the_board(nation: str, total: tuple[int, int, int]) -> None:
    """T03-13."""
    game = new_state()
    bands = [game.regions[name].army(SIDE_OF[nation]).band(nation) for name in PLACES]
    sums = (
        sum(b.regulars for b in bands),
        sum(b.elites for b in bands),
        sum(b.leaders for b in bands),
    )
    assert sums == total


@pytest.mark.parametrize("nation", REINFORCEMENTS)
def test_w3_12_reinforcements(nation: str) -> None:
    assert new_state().reinforcements[nation] == Band(nation, *REINFORCEMENTS[nation])


def test_w3_12a_the_dwarves() -> None:
    """T03-14."""
    match = new_match()
    assert army(match, FREE, "erebor") == "dwarves 1 2 1"
    assert match.state.reinforcements["dwarves"] == Band("dwarves", 2, 3, 3)
    assert (asked(match), options(match)[0]) == ("free-peoples fellowship-phase", "done")
