"""Two people at one screen: nobody sees what is the other's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.console import HEIGHT, WIDTH, Person, after, rows, wander
from thirdage.cli import terminal
from thirdage.cli.terminal import FORGET_ALL
from thirdage.table.match import Match
from wotr import FREE, SHADOW, attack, position

OTHER = {FREE: SHADOW, SHADOW: FREE}


@pytest.fixture(autouse=True)
def _at_a_real_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def console(**named: Any) -> Console:
        return Console(force_terminal=True, color_system=None, width=WIDTH, height=HEIGHT, **named)

    monkeypatch.setattr(terminal, "Console", console)


def screens(out: str) -> list[str]:
    """What could be read before each time the screen was cleared."""
    return out.split(FORGET_ALL)


def secrets(person: Person, seat: str) -> Iterator[str]:
    """The names of the cards that only the other seat may know."""
    view = person.match.view(OTHER[seat])
    known = person.match.view(seat)
    assert person.table is not None
    words = person.table.words
    cards = [*view["hands"][OTHER[seat]], *view["buried"][OTHER[seat]]]
    if view["battle"] is not None and not view["battle"]["revealed"]:
        card = view["battle"]["fighters"][OTHER[seat]]["card"]
        cards += [] if card is None else [card]
    public = {*known["table"], *(card for pile in known["discards"].values() for card in pile)}
    return (words.name(card) for card in cards if card not in public)


def test_the_screen_is_covered_between_the_seats(person: Person, tmp_path: Path) -> None:
    out = person.plays(
        "--seed", "6", "--against", "human", "--record", tmp_path / "a", lines=["h", "done", "0"]
    )
    shown = screens(out)
    assert "It is the turn of: Free Peoples." in shown[0]
    assert "Andúril" not in shown[0]
    assert "Free Peoples – Fellowship phase" in shown[1]
    assert "It is the turn of: Shadow." in shown[2]
    assert shown[2].count("\n") <= 3
    assert "Shadow – How many Action dice" in shown[3]


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_ever_sees_the_others_cards(seed: int, person: Person, tmp_path: Path) -> None:
    leaked: list[str] = []
    checked = 0

    def look(prompt: str) -> None:
        nonlocal checked
        assert person.table is not None
        person.out += person.capsys.readouterr().out
        visible = person.out.rpartition(FORGET_ALL)[2]
        request = person.match.pending
        assert request is not None
        assert request.seat is not None
        # At a hand-over the next person is to see nothing yet, and after it only the own cards.
        for name in secrets(person, request.seat):
            checked += 1
            if name in visible and not _told(person, request.seat, name):
                leaked.append(name)

    person.at_prompt = look
    anything = wander(seed, most=150)
    commands = iter(["h", "l 200", "s", "c"] * 40)
    turns = 0

    def busy(menu: Any) -> str:
        nonlocal turns
        turns += 1
        return next(commands) if turns % 4 == 0 else anything(menu)

    person.runs(
        "play",
        "war-of-the-ring",
        "--seed",
        str(seed),
        "--against",
        "human",
        "--record",
        tmp_path / "a",
        lines=busy,
    )
    assert leaked == []
    assert checked > 500


def _told(person: Person, seat: str, name: str) -> bool:
    """Whether the seat has been told of this card by an event, such as a tile of its name."""
    assert person.table is not None
    words = person.table.words
    texts = (words.event(e.name, e.facts) or "" for e in person.match.events_for(seat))
    return any(name in text for text in texts)


def battle() -> Match[Any]:
    """Asked is for the Shadow's Combat card."""
    game = position(
        free="osgiliath: gondor 3 1",
        shadow="south-ithilien: sauron 4 1",
        war="gondor sauron",
        free_hand="faramirs-rangers",
        shadow_hand="hill-trolls",
    )
    rolls = ["1 1 1 1 1", "1 1 1 1", "1"]
    return attack(game, SHADOW, "south-ithilien", "osgiliath", rolls=rolls)


def test_a_secret_answer_is_not_seen_and_not_called_up_again(
    person: Person, tmp_path: Path
) -> None:
    lines = ["hill-trolls", "faramir"]
    out = person.sits_at(battle(), SHADOW, tmp_path, lines, against="human")
    shown = screens(out)
    free = next(text for text in shown if "Free Peoples – Which Combat card" in text)
    assert "Hill-trolls" not in free.partition("> faramir")[0]
    assert "The Shadow chooses a Combat card of the Strategy deck." in free
    assert rows(tmp_path / "game.record")[:2] == [
        "shadow shadow-combat-card hill-trolls",
        "free-peoples free-peoples-combat-card faramirs-rangers",
    ]


def test_with_two_people_even_a_single_secret_option_is_asked_for(
    person: Person, tmp_path: Path
) -> None:
    game = position(
        free="osgiliath: gondor 3 1",
        shadow="south-ithilien: sauron 4 1",
        war="gondor sauron",
        free_hand="athelas",
        shadow_hand="hill-trolls",
    )
    match = attack(game, SHADOW, "south-ithilien", "osgiliath", "shadow-combat-card none")
    out = person.sits_at(match, SHADOW, tmp_path, ["q"], against="human")
    assert " 1  No card\n> q" in out


def test_each_is_told_what_has_happened_since_the_own_last_turn(
    person: Person, tmp_path: Path
) -> None:
    lines = ["done", "1", "pass"]
    out = person.plays("--seed", "1", "--against", "human", "--record", tmp_path / "a", lines=lines)
    shown = [text for text in screens(out) if "Action roll of the Shadow" in text]
    assert len(shown) == 2
    assert all("The Shadow puts 1 Action die into the Hunt Box." in text for text in shown)
    assert "The Free Peoples pass." in shown[1] or "pass" in after("1", out)


def test_nothing_is_left_on_the_screen_when_they_leave(person: Person, tmp_path: Path) -> None:
    out = person.plays(
        "--seed", "6", "--against", "human", "--record", tmp_path / "a", lines=["h", "q"]
    )
    assert re.fullmatch(r"\n?The match is saved\. Go on with: .*", screens(out)[-1])


def test_one_person_alone_keeps_the_screen(person: Person, tmp_path: Path) -> None:
    out = person.plays("--seed", "6", "--record", tmp_path / "a", lines=["done", "q"])
    assert FORGET_ALL not in out
    assert "Take the screen" not in out
