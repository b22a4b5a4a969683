"""F0 to F2: conventions, components, terms."""

from __future__ import annotations

from collections import Counter

import pytest

from lotr import action, asked, event, new_match, options, position, rule, tile, turn, you
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import (
    CARDS,
    DECK,
    FEATURE_CARDS,
    GANDALF_CARDS,
    YELLOW_CARDS,
)
from thirdage.games.lord_of_the_rings.components import (
    ACTIVITIES,
    BIG_SHIELDS_ALONE,
    FACES,
    HOBBITS,
    PLACES,
    TILES,
    TOKENS,
)


def test_f0_4_the_player_is_active_player_ring_bearer_and_group() -> None:
    match = new_match()
    assert match.state.seats == ("fellowship",)
    match = event(position(hobbits="sam frodo", marked="frodo", hand="grey-hiding"), 2)
    match.play("watcher pay", "watcher roll")  # once for each hobbit, from one hand
    assert you(match.state).hand == ()


def test_f1_1_the_corruption_line_and_the_places() -> None:
    assert PLACES == (
        "bag-end",
        "rivendell",
        "moria",
        "lothlorien",
        "helms-deep",
        "shelobs-lair",
        "mordor",
    )
    assert [name for name in PLACES if name in BOARDS] == [*BOARDS]
    match = tile("corruption", position(ring=14, sauron=15))
    assert match.outcome is not None
    assert you(match.state).corruption == 15


def test_f1_2_what_is_in_the_box() -> None:
    assert len(DECK) == 60
    assert Counter(DECK) == {
        **{f"white-{activity}": 7 for activity in ACTIVITIES},
        **{f"grey-{activity}": 5 for activity in ACTIVITIES},
        "white-joker": 12,
    }
    assert Counter(card.location for card in FEATURE_CARDS) == {
        "rivendell": 12,
        "moria": 2,
        "lothlorien": 12,
        "helms-deep": 4,
        "shelobs-lair": 2,
        "mordor": 3,
    }
    assert (len(GANDALF_CARDS), len(HOBBITS), len(TILES), len(FACES)) == (5, 5, 23, 6)
    assert TOKENS == {"ring": 5, "heart": 3, "sun": 3}
    assert Counter(TILES) == {
        **dict.fromkeys(ACTIVITIES, 3),
        "sundial": 6,
        "three-cards": 1,
        "three-items": 1,
        "corruption": 2,
        "sauron": 1,
    }


FEATURES = """
aragorn white joker 2 | boromir white fighting 2 | gimli white fighting 2
legolas white hiding 2 | gandalf white travelling 2 | anduril grey fighting 2
glamdring grey joker 2 | sting grey joker 1 | athelas yellow | miruvor yellow | mithril yellow
staff yellow | arwen grey joker 2 | galadriel grey joker 2 | box-of-earth grey joker 1
elven-cloak grey hiding 2 | elven-rope grey travelling 2 | boat grey travelling 1
bow grey fighting 1 | brooch grey friendship 1 | belt yellow | elessar yellow | lembas yellow
phial yellow | book grey hiding 1 | pipe grey friendship 2 | theoden white travelling 2
shadowfax grey travelling 2 | eomer white fighting 2 | riders-of-rohan grey fighting 2
faramir white travelling 2 | gollum white joker 3 | army-of-the-dead grey fighting 2
ghan white travelling 2 | eowyn white joker 2
""".replace("\n", "|")


def test_f1_2_every_feature_card() -> None:
    lines = [line.split() for line in FEATURES.split("|") if line.strip()]
    assert len(lines) == 35
    for code, colour, *symbols in lines:
        card = CARDS[code]
        expected = (symbols[0], int(symbols[1])) if symbols else ("", 0)
        assert (card.colour, (card.symbol, card.symbols)) == (colour, expected), code


@pytest.mark.parametrize("line", [line.split() for line in FEATURES.split("|") if line.strip()])
def test_f1_2_every_feature_card_in_play(line: list[str]) -> None:
    """A card with symbols moves a marker, a yellow one does not."""
    code, _, *symbols = line
    place = "helms-deep" if symbols and symbols[0] == "friendship" else "mordor"
    match = action(position(place=place, hand=f"{code} white-fighting"))
    match.play("action play")
    if not symbols:
        assert match.state.lines["fighting"] == 1  # no other card could be chosen
        return
    match.play(f"first-card {code}")
    if code == "gollum":
        match.play("roll roll", "die blank")
    activity = "fighting" if symbols[0] == "joker" else symbols[0]
    match.play(f"line {activity}")
    if place == "helms-deep":
        match.play("roll roll", "die blank")
    assert match.state.lines[activity] == int(symbols[1])
    assert code in match.state.gone


def test_f1_3_four_activities_and_the_joker() -> None:
    assert ACTIVITIES == ("fighting", "travelling", "hiding", "friendship")
    match = action(position(place="mordor", hand="white-joker"))
    match.play("action play", "first-card white-joker")
    assert sorted(options(match)) == sorted(ACTIVITIES)


def test_f2_1_no_hobbit_is_active_on_the_master_board() -> None:
    match = new_match()
    assert match.state.active is None
    assert position(hobbits="sam frodo").active == "sam"


def test_f2_2_the_whole_fellowship_is_the_ring_bearer() -> None:
    match = tile("corruption", position(hobbits="sam frodo", active="frodo", marked="sam"))
    assert you(match.state).corruption == 1


def test_f2_3_the_starting_fellowship_stays_known() -> None:
    match = turn(position(hobbits="frodo sam"))
    match.play("next-tile use-ring", "ring-price sam", "die one", "line fighting")
    assert match.state.fellowship == ("frodo",)
    assert match.state.starting == ("frodo", "sam")


def test_f2_4_the_player_pays_what_the_group_would() -> None:
    match = event(position(hand="white-friendship white-joker"), 1)
    match.play("speak-friend pay", "pay white-friendship", "pay white-joker")
    assert match.state.sauron == 15


def test_f2_7_corruption_healing_sauron() -> None:
    match = action(position(ring=1))
    match.play("action heal")
    assert you(match.state).corruption == 0
    match = tile("sauron", position())
    assert match.state.sauron == 14


def test_f2_7_nobody_heals_below_0() -> None:
    match = action(position())
    assert "heal" not in options(match)
    assert rule(match, "heal") == "F2.7"


def test_f2_8_what_is_otherwise_may_be_chosen() -> None:
    match = event(position(hand="white-friendship white-joker"), 1)
    assert options(match) == ["pay", "no"]
    match.play("speak-friend no")
    assert match.state.sauron == 14
    match = event(position(), 1)
    assert match.state.sauron == 14  # what cannot be paid is not asked
    assert asked(match) == "tile"


def test_the_pool_of_big_shields() -> None:
    assert Counter(BIG_SHIELDS_ALONE) == {"2": 3, "3": 3}
    assert set(YELLOW_CARDS) == {c.code for c in FEATURE_CARDS if not c.symbols}
    assert LORD_OF_THE_RINGS.name == "lord-of-the-rings"
