"""W1: components and their limits."""

from __future__ import annotations

from collections import Counter

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import ALL_NATIONS, NATIONS, SETTLEMENTS
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, DECKS, cards_of
from thirdage.games.war_of_the_ring.characters import (
    CHARACTERS,
    FIRST_COMPANIONS,
    GOLLUM,
    MINIONS,
)
from thirdage.games.war_of_the_ring.entering import dice_pool
from thirdage.games.war_of_the_ring.pieces import Band, read_army
from thirdage.games.war_of_the_ring.settling import points, settle
from thirdage.games.war_of_the_ring.setup import COMBAT_DICE, MOST_DICE
from thirdage.games.war_of_the_ring.state import Game
from thirdage.games.war_of_the_ring.tiles import SPECIAL_TILES, STANDARD_TILES, TILES
from thirdage.games.war_of_the_ring.turn import FACES
from wotr import FREE, SHADOW, act, everything, options, position

# The table of W1.4: Regulars, Elites, Leaders (Nazgûl of Sauron).
FIGURES_IN_THE_BOX = {
    "dwarves": (5, 5, 4),
    "elves": (5, 10, 4),
    "gondor": (15, 5, 4),
    "north": (10, 5, 4),
    "rohan": (10, 5, 4),
    "isengard": (12, 6, 0),
    "sauron": (36, 6, 8),
    "southrons": (24, 6, 0),
}


def new_match_state() -> Game:
    return WAR_OF_THE_RING.set_up({"edition": "2e"})


def test_w1_1_six_ten_and_five_dice() -> None:
    """T01-01: no side ever has more Action dice than there are."""
    everybody = "bree: aragorn + gandalf-white"
    minions = "orthanc: saruman; barad-dur: witch-king + mouth-of-sauron"
    game = position(free=everybody, shadow=minions)
    assert MOST_DICE == {FREE: 6, SHADOW: 10}
    assert (dice_pool(game, FREE), dice_pool(game, SHADOW)) == (6, 10)
    assert COMBAT_DICE == 5
    assert {side: len(faces) for side, faces in FACES.items()} == {FREE: 6, SHADOW: 6}


def test_w1_2_four_decks_of_24_cards() -> None:
    """T01-02."""
    game = new_match_state()
    assert {name: pile.size for name, pile in game.decks.items()} == dict.fromkeys(DECKS, 24)
    in_decks = [card for name in DECKS for card in cards_of(name)]
    assert len(in_decks) == len(set(in_decks)) == len(CARDS) == 96
    assert set(DECKS) == {
        f"{side}-{deck}" for side in NATIONS for deck in ("character", "strategy")
    }


def test_w1_3_nine_characters_gollum_and_three_minions() -> None:
    """T01-03, OP-1."""
    free = {name for name, character in CHARACTERS.items() if character.side == FREE}
    assert free == {*FIRST_COMPANIONS, "aragorn", "gandalf-white"}
    shadow = {name for name, character in CHARACTERS.items() if character.side == SHADOW}
    assert shadow == set(MINIONS) == {"witch-king", "saruman", "mouth-of-sauron"}
    assert GOLLUM not in CHARACTERS


def test_w1_4_all_figures_after_the_setup() -> None:
    """T01-04: board and reinforcements together are what is in the box."""
    counts = everything(new_match_state())
    assert {nation: tuple(band)[1:] for nation, band in counts.items()} == FIGURES_IN_THE_BOX
    free = [FIGURES_IN_THE_BOX[nation] for nation in NATIONS[FREE]]
    shadow = [FIGURES_IN_THE_BOX[nation] for nation in NATIONS[SHADOW]]
    assert (sum(r + e for r, e, _ in free), sum(n for _, _, n in free)) == (75, 20)
    assert (sum(r + e for r, e, _ in shadow), sum(n for _, _, n in shadow)) == (90, 8)


def test_w1_4_no_figure_beyond_those_in_the_box() -> None:
    """T01-05: with all 15 Gondor Regulars on the board none can be recruited."""
    game = position(free="minas-tirith: gondor 9; osgiliath: gondor 6", war="gondor")
    match = act(game, FREE, "muster", "action recruit")
    assert "gondor-regular" not in options(match)
    assert "gondor-elite" in options(match)


def test_w1_5_single_figures() -> None:
    """T01-06: every Character once, the upgraded ones in the places of the others."""
    game = new_match_state()
    assert (game.fellowship.at, game.fellowship.companions) == ("rivendell", FIRST_COMPANIONS)
    assert len(FIRST_COMPANIONS) == 7
    assert len(MINIONS) == 3
    game = position(free="minas-tirith: strider")
    match = act(game, FREE, "will-of-the-west", "action aragorn")
    assert match.state.whereabouts == {"aragorn": "minas-tirith"}


def test_w1_6a_gollum_is_no_figure_on_the_board() -> None:
    """T01-07: when the last Companion has left Gollum is the Guide, but stands nowhere."""
    game = position(companions="gimli", at="hollin")
    match = act(game, FREE, "character", "action separate", "companions-to hollin")
    assert match.state.fellowship.guide == GOLLUM
    assert match.state.whereabouts == {"gimli": "hollin"}
    game = match.state.copy()
    match = act(game, FREE, "character", "action move-companions")
    assert GOLLUM not in options(match)


def test_w1_7_sixteen_standard_and_eight_special_tiles() -> None:
    """T01-09."""
    assert len(STANDARD_TILES) == 16
    assert Counter(TILES[tile].owner for tile in SPECIAL_TILES) == {"fellowship": 4, "shadow": 4}
    game = new_match_state()
    assert game.hunt_pool == STANDARD_TILES
    assert (game.drawn_tiles, game.removed_tiles, game.waiting_tiles) == ((), (), ())


def test_w1_8_counters_of_a_new_match() -> None:
    """T01-10."""
    game = new_match_state()
    fellowship = game.fellowship
    assert game.rings == {FREE: 3, SHADOW: 0}
    assert (fellowship.progress, fellowship.hidden, fellowship.corruption) == (0, True, 0)
    assert set(game.politics) == set(ALL_NATIONS)
    assert len(game.politics) == 8
    assert len(fellowship.companions) == 7


def test_w1_9a_victory_points_of_a_city_and_a_stronghold() -> None:
    """T01-11: 1 and 2 points."""
    game = position(shadow="dale: sauron 1; minas-tirith: sauron 1")
    settle(game, "dale", "minas-tirith")
    assert points(game, SHADOW) == 3
    assert points(game, FREE) == 0


def test_w1_9a_control_markers_are_no_limit() -> None:
    """T01-12, OP-2: more than 20 Settlements change hands, and one more."""
    names = [name for name in SETTLEMENTS if name != "dale"]
    assert len(names) > 20
    shadow = "northern-rhovanion: southrons 1"
    game = position(captured=" ".join(names), shadow=shadow, war="southrons")
    match = act(game, SHADOW, "army", "action move-armies", "to dale")
    assert match.state.regions["dale"].control == SHADOW


def test_w1_10_ten_units_in_a_region_are_ten_units() -> None:
    """X04: nothing but the limit of ten bounds what stands in a region; no boxes are needed."""
    game = position(free="minas-tirith: gondor 10 0 2", war="gondor")
    match = act(game, FREE, "muster-army", "action move-armies", "to lossarnach", "who-goes all")
    assert match.state.army(FREE, "lossarnach") == read_army("gondor 10 0 2")
    assert match.state.army(FREE, "lossarnach").band("gondor") == Band("gondor", 10, 0, 2)
