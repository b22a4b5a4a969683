"""Whole matches in the terminal, from the first question to the victory."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.console import Person, read, wander
from thirdage.cli import main
from thirdage.cli.menu import Menu
from thirdage.words import LANGUAGES

VICTORY = r"the (Free Peoples win|Shadow wins)( by conquest)?!"


def check(person: Person, record: Path, out: str) -> None:
    """The match has ended with a victory, and the record holds."""
    assert re.search(VICTORY, out, re.IGNORECASE)
    assert "The match is over. The record is " in out
    match = read(record)
    assert match.outcome is not None
    assert match.history_for(None) == person.match.history_for(None)
    assert main(["replay", str(record), "--verify"]) == 0


@pytest.mark.parametrize("seat", ["free-peoples", "shadow"])
def test_somebody_who_always_answers_1(seat: str, person: Person, tmp_path: Path) -> None:
    record = tmp_path / "a"
    arguments = ["--seed", "2", "--as", seat]
    out = person.plays(*arguments, "--record", record, lines=["1"] * 20_000)
    check(person, record, out)


@pytest.mark.parametrize("seat", ["free-peoples", "shadow"])
def test_somebody_who_answers_anything(seat: str, person: Person, tmp_path: Path) -> None:
    record = tmp_path / "a"
    arguments = ["--seed", "6", "--as", seat]
    out = person.plays(*arguments, "--record", record, lines=wander(6))
    check(person, record, out)


def test_somebody_who_undoes_whatever_can_be_undone(person: Person, tmp_path: Path) -> None:
    anything = wander(9)
    turns = 0

    def fickle(menu: Menu) -> str:
        nonlocal turns
        turns += 1
        return "u" if turns % 3 == 0 else anything(menu)

    record = tmp_path / "a"
    out = person.plays("--seed", "9", "--as", "shadow", "--record", record, lines=fickle)
    check(person, record, out)
    assert record.read_text(encoding="utf-8").count("shadow       undoes") > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [2, 4])
def test_several_people_play_the_lord_of_the_rings_at_one_screen(
    number: int, language: str, person: Person, tmp_path: Path
) -> None:
    record = tmp_path / "rings.record"
    arguments = ["--option", f"players={number}", "--against", "human", "--seed", "5"]
    arguments += ["--language", language, "--record", str(record)]
    assert person.runs("play", "lord-of-the-rings", *arguments, lines=wander(number)) == 0
    assert person.err == ""
    assert person.match.outcome is not None
    assert person.match.state.seats == ("first", "second", "third", "fourth")[:number]
    assert person.runs("replay", record, "--verify", "--language", language) == 0
    assert "all legal" in person.out


def test_who_plays_with_so_many_is_said(person: Person) -> None:
    order = ("play", "lord-of-the-rings", "--option", "players=3", "--against", "wise")
    assert person.runs(*order) == 2
    assert "with players=3 has no player 'wise'; players: random, heuristic, search" in person.err
