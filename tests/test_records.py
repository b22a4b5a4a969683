"""The recorded matches replay unchanged, to the last event."""

from __future__ import annotations

import pytest

from regenerate_records import FOLDER, Recorded, recorded
from thirdage.games import game_named
from thirdage.table.record import parse, replay, write


def test_there_are_enough_of_all_kinds() -> None:
    assert len(recorded()) >= 30
    assert {one.path for one in recorded()} == set(FOLDER.glob("*.record"))


@pytest.mark.parametrize("one", recorded(), ids=lambda one: one.path.stem)
def test_a_recorded_match_replays_unchanged(one: Recorded) -> None:
    """Every answer is legal, the seed deals the same, and the record written of the replay is
    the record itself, comments made of the events included. If a change of the rules is meant,
    `make records` plays the matches again."""
    text = one.path.read_text(encoding="utf-8")
    record = parse(text)
    match = replay(record, game_named(one.game), verify_seed=True)
    assert match.pending is None
    assert write(match, record.header) == text
