"""The screen of the terminal: everything can be drawn at any time, and names are found."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from lotr import Has, action, careful, late_match, new_match, position, start, table, tile, turn
from thirdage.cli.log import Heard, Log
from thirdage.cli.lord_of_the_rings import RingsScreen
from thirdage.cli.menu import Menu
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.components import SCENARIOS
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete
from thirdage.table.match import Match
from thirdage.words import Words

SCREEN = RingsScreen(Words("en", "lord-of-the-rings"))
SEAT = "fellowship"


def drawn(shown: RenderableType | None) -> str:
    """What is printed."""
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(shown or "")
    return captured.get()


@pytest.mark.parametrize("seed", range(4))
def test_everything_can_be_drawn_at_any_time(seed: int) -> None:
    luck = Seeded(seed)
    options = complete(LORD_OF_THE_RINGS, {})
    match = Match(LORD_OF_THE_RINGS, LORD_OF_THE_RINGS.set_up(options), Seeded(seed))
    while match.pending is not None:
        view = match.view(SEAT)
        shown = [SCREEN.brief(view), SCREEN.status(view), SCREEN.moment(view), SCREEN.hand(view)]
        shown += [SCREEN.board(view, "")]
        ask = match.pending.ask
        for option in match.pending.options():
            assert SCREEN.option(view, ask, option.code) != option.code
            shown += [SCREEN.note(view, ask, option.code), SCREEN.wording(ask, option.code)]
        text = "".join(map(drawn, shown))
        for kind in ("label-", "box-", "card-", "word-", "about-"):
            assert kind not in text
        match.answer(careful(match, luck))
    assert "Score" in drawn(SCREEN.brief(match.view(SEAT)))


@pytest.mark.parametrize("number", ["2", "3", "5"])
@pytest.mark.parametrize("seed", range(3))
def test_the_base_game_can_be_drawn_for_each_seat_at_any_time(number: str, seed: int) -> None:
    words = Words("en", "lord-of-the-rings", together=True)
    screen, luck, match = RingsScreen(words), Seeded(seed), late_match(seed, number)
    while (request := match.pending) is not None:
        for seat in (*match.state.seats, None):
            view = match.view(seat)
            shown = [screen.brief(view), screen.status(view), screen.moment(view)]
            shown += [screen.hand(view), screen.board(view, "")]
            shown += [screen.note(view, request.ask, one.code) for one in request.options()]
            text = "".join(map(drawn, shown))
            for kind in ("label-", "box-", "card-", "word-", "about-"):
                assert kind not in text
        if request.seat is not None:
            menu = Menu(request, request.seat, match.view(request.seat), words, screen)
            assert "[ask" not in drawn(menu.question())
        for option in request.options():
            assert screen.option(match.view(None), request.ask, option.code) != option.code
        match.answer(careful(match, luck))
    log = Log(match, words, screen)
    assert "event-" not in drawn(log.show(log.lines(None, Heard())))


def test_the_players_and_their_hobbits() -> None:
    screen = RingsScreen(Words("en", "lord-of-the-rings", together=True))
    game = table(frodo=Has(shields=2), sam=Has("white-joker", corruption=3), pippin=Has())
    game.leader_of("pippin").hobbits = ()
    view = turn(game).view("first")
    text = " ".join(drawn(screen.brief(view)).split())
    assert "1 . . 2 . . ." in text
    assert "1 Frodo*: Ring-bearer · Shields: 2 · Cards: 0" in text
    assert "2 Sam: Shields: 0 · Cards: 1" in text
    assert "3 Pippin: out of the game" in text
    assert screen.who(view, "second") == "Sam"
    assert screen.who(new_match(players="2").view(None), "second") == "Second player"
    assert SCREEN.who(start(position()).view(SEAT), SEAT) == "Fellowship"


def test_players_are_called_by_their_hobbits() -> None:
    words = Words("en", "lord-of-the-rings", together=True)
    screen = RingsScreen(words)
    game = table(frodo=Has("miruvor white-joker"), sam=Has("white-hiding"), pippin=Has())
    match = action(game)
    match.play("action miruvor", "who-passes second", "passes-to first", "passes white-hiding")
    view = match.view("first")
    assert screen.option(view, "who-passes", "second") == "Sam"
    log = Log(match, words, screen)
    text = drawn(log.show(log.lines("third", Heard())))
    assert "Sam passes a card to Frodo" in text
    assert "player" not in text
    assert "Hand: Hiding (white) · Joker (white)" in drawn(screen.brief(view))
    assert "Hand: –" in drawn(screen.brief(match.view("second")))
    assert "Hand:" not in drawn(screen.brief(match.view(None)))


def test_what_only_gives_time_is_not_told() -> None:
    match = turn(position(hobbits="frodo", hand="white-joker"))
    log = Log(match, Words("en", "lord-of-the-rings"), SCREEN)
    match.play("tile sauron", "tile hiding")
    told = [line.text.plain for line in log.lines(SEAT, Heard(), own=False)]
    assert "Tile: Eye of Sauron." in told
    assert not [text for text in told if "Reveal the tile" in text or "Carry it out" in text]
    assert ("next-tile", "reveal") in [(g.request.ask, g.code) for g in match.history]


def test_the_board_with_its_markers() -> None:
    view = start(position(lines={"hiding": 2}, event=3)).view(SEAT)
    text = " ".join(drawn(SCREEN.board(view, "")).split())
    assert "Hiding: start · Book · [Ring token] · Heart token" in text
    assert "[10 start]" in text
    assert ">3 Stone in the well" in text
    assert "[Ring token]" in drawn(SCREEN.board(view, "hiding"))
    assert SCREEN.board(view, "friendship") is None
    assert SCREEN.board(view, "nowhere") is None


def test_a_french_colon_has_a_space_before_it() -> None:
    screen = RingsScreen(Words("fr", "lord-of-the-rings"))
    view = start(position(hobbits="frodo sam", event=3)).view(SEAT)
    text = "".join(map(drawn, (screen.status(view), screen.board(view, ""))))
    assert "Main\N{NO-BREAK SPACE}: " in text
    assert "Combat\N{NO-BREAK SPACE}: " in text
    assert ":" not in text.replace("\N{NO-BREAK SPACE}:", "")


@pytest.mark.parametrize("place", SCENARIOS)
def test_any_board_can_be_looked_at(place: str) -> None:
    view = start(position(place="rivendell")).view(SEAT)
    assert "Fighting:" in drawn(SCREEN.board(view, place))
    assert "No scenario board" in drawn(SCREEN.board(view, ""))


def test_what_waits_for_a_decision() -> None:
    match = tile("sundial", position(hobbits="frodo sam"))
    assert "Tile: Sundial" in drawn(SCREEN.moment(match.view(SEAT)))


def test_things_by_their_names() -> None:
    assert SCREEN.thing("card andúril") == "card anduril"
    assert SCREEN.thing("give Sam") == "give sam"
    assert SCREEN.thing("ring") == "ring"
    assert SCREEN.thing("ring now") is None
    assert SCREEN.thing("card nobody") is None
    assert SCREEN.thing("fly") is None
    assert "wild life token" in drawn(SCREEN.about("merry"))
    assert SCREEN.about("nobody") is None


def test_a_yellow_card_is_played_or_paid() -> None:
    view = start(position()).view(SEAT)
    assert SCREEN.option(view, "action", "lembas") == "Play Lembas"
    assert SCREEN.option(view, "discard", "lembas") == "Lembas"
    assert SCREEN.wording("discard", "lembas") is None
