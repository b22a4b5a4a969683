"""Everything in War of the Ring can happen (exhaustive.py), and is known to the run."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from exhaustive import (
    ABILITIES,
    NEWS,
    OFF_THE_TABLE,
    QUESTIONS,
    everything,
    main,
    play_set_up,
    run,
)
from steered import SET_UPS, SetUp
from thirdage.games.war_of_the_ring.cards.on_table import STAYS
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM

TEXTS = Path(__file__).parents[3] / "src/thirdage/words/en/war-of-the-ring"


def messages(file: str, kind: str) -> set[str]:
    """The names of all messages of a kind; the tests of the words compare them with the code."""
    return set(re.findall(rf"^{kind}-([a-z-]+) =", (TEXTS / file).read_text(), re.MULTILINE))


def set_up(name: str) -> SetUp:
    """The set-up of this name."""
    return next(one for one in SET_UPS if one.name == name)


def test_everything_happens_and_the_invariants_hold() -> None:
    assert run(matches=1, seconds=50, say=lambda progress: None) == []


def test_the_run_knows_every_question() -> None:
    known = {line.split()[0] for line in QUESTIONS.strip().splitlines()}
    assert known == messages("questions.ftl", "ask")


def test_the_run_knows_every_event() -> None:
    # "ceases" has no text: "battle-over" says it.
    assert set(NEWS.split()) == messages("events.ftl", "event") | {"ceases"}


def test_the_run_knows_every_character_and_every_card_on_the_table() -> None:
    assert set(ABILITIES) == {*CHARACTERS, GOLLUM}
    assert set(OFF_THE_TABLE) == set(STAYS)


def test_nothing_is_to_be_reached_twice_and_every_set_up_is_for_something() -> None:
    goals = list(everything())
    assert len(set(goals)) == len(goals)
    assert len({one.name for one in SET_UPS}) == len(SET_UPS)
    for one in SET_UPS:
        for pattern in filter(None, map(str.strip, one.goals.split(";"))):
            assert any(fnmatchcase(goal, pattern) for goal in goals), (one.name, pattern)


def test_what_is_not_reached_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "0", "--seconds", "0"]) == 1
    reported = capsys.readouterr().out.splitlines()[1:]
    assert reported == [f"never reached: {goal}" for goal in everything()]


def test_only_what_has_happened_counts_as_reached() -> None:
    left = dict.fromkeys(everything())
    play_set_up(set_up("the Palantír is discarded: ring"), left, 0)
    assert "table the-palantir-of-orthanc ring" not in left
    assert "action free-peoples discard-the-palantir-of-orthanc" not in left
    assert "table the-palantir-of-orthanc will" in left
    assert "table the-palantir-of-orthanc lapsed" in left
    assert {goal for goal in everything() if goal.startswith("combat ")} <= set(left)
