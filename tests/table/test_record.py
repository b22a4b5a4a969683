"""Records: a text round trip, verification, and errors that say where and what."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame import CARDS, Cards, new_match, random_match
from thirdage.table.match import Match
from thirdage.table.plain import to_plain
from thirdage.table.record import BadRecord, Header, Recorder, parse, replay, write

seeds = st.integers(0, 5_000)
lengths = st.integers(0, 14)


def header(seed: int | None) -> Header:
    """The head of a record of the card game."""
    return Header("cards", 3, {"leak": "no"}, seed, {"left": "human", "right": "random"})


def text_of(seed: int, answers: int = 1_000) -> str:
    """The record of a random match."""
    return write(random_match(seed, answers), header(seed))


def again(text: str, **how: bool) -> Match[Cards]:
    """The match that a record tells."""
    return replay(parse(text), CARDS, **how)  # type: ignore[arg-type]


@settings(max_examples=60, deadline=None)
@given(seeds, lengths)
def test_a_record_replays_to_the_same_match(seed: int, length: int) -> None:
    match = random_match(seed, length)
    text = write(match, header(seed))
    other = again(text, verify_seed=True)
    assert to_plain(other.state) == to_plain(match.state)
    assert other.events == match.events
    assert write(other, header(seed)) == text


def test_a_record_can_be_read_and_edited_by_people() -> None:
    text = text_of(3)
    assert text.startswith("third-age record 1\ngame         cards\nrules        3\n")
    assert "\n\n# turn 1\nleft         left-card" in text
    lines = [line for line in text.splitlines() if "glory" not in line]
    spaced = "\n".join(line.replace("  ", " ") for line in lines if not line.startswith("#"))
    assert to_plain(again(spaced).state) == to_plain(random_match(3).state)


def test_a_wrong_answer_says_the_line_and_what_was_possible() -> None:
    text = text_of(3)
    line = next(n for n, t in enumerate(text.splitlines(), 1) if "left-card" in t)
    wrong = text.splitlines()
    wrong[line - 1] = "left left-card ten"
    with pytest.raises(BadRecord, match=rf"line {line}: 'ten' is not an answer to left left-card"):
        again("\n".join(wrong))


def test_a_wrong_question_says_what_was_asked() -> None:
    text = text_of(3).replace("left-card", "right-card", 1)
    with pytest.raises(BadRecord, match="left right-card was found; asked is left left-card"):
        again(text)


def test_chance_that_the_seed_does_not_deal_is_found() -> None:
    match = new_match(None)
    while match.pending is not None:
        match.answer(len(match.pending.things) - 1)
    text = write(match, header(4))
    again(text)
    with pytest.raises(BadRecord, match="was found; the seed deals"):
        again(text, verify_seed=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a record begins with 'third-age record 1', not with ''"),
        ("once upon a time", "line 1: a record begins with"),
        ("third-age record 1\ngame cards\nrules 3", "the header has no line 'dealer'"),
        ("third-age record 1\ngame cards\nrules x\ndealer seed 1", "a number is needed"),
        ("third-age record 1\ngame cards\nrules 3\ndealer seed x", "'seed NUMBER' or 'people'"),
        ("third-age record 1\ngame cards\nrules 3\ndealer seed 1\nleft", "line 5: 'left' is no"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse(text)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game         cards", "game         chess", "a record of chess, not of cards"),
        ("rules        3", "rules        2", "played by version 2 of the rules; these are 3"),
        ("leak no", "leak maybe", "'maybe' is no value of the option leak; possible: no, hand"),
        ("leak no", "luck no", "cards has no option 'luck'; its options: leak"),
    ],
)
def test_a_record_of_something_else_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        again(text_of(3).replace(old, new))


def test_a_forced_line_may_be_left_out_even_before_the_same_question() -> None:
    """Both rounds ask "glory"; without the first such line the record means the same."""
    lines = text_of(3).splitlines()
    first = next(n for n, line in enumerate(lines) if "glory" in line)
    shorter = "\n".join(lines[:first] + lines[first + 1 :])
    assert to_plain(again(shorter).state) == to_plain(random_match(3).state)


def test_a_result_that_does_not_agree_is_found() -> None:
    text = text_of(3)
    assert text.splitlines()[-1].startswith("result")
    with pytest.raises(BadRecord, match="result 'left magic' was found, the match says"):
        again("\n".join([*text.splitlines()[:-1], "result left magic"]))


def test_an_answer_after_the_end_is_found() -> None:
    text = text_of(3)
    with pytest.raises(BadRecord, match="the match is over, but left left-card was found"):
        again(text + "left left-card one\n")


def test_the_recorder_appends_and_survives_undo_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    match = new_match(9)
    recorder = Recorder(path, header(9))
    recorder.append(match)
    match.answer(0)
    recorder.append(match)
    match.undo("left")
    recorder.undo(match, "left")
    match.answer(1)
    recorder.append(match)
    recorder.close()
    resumed = again(path.read_text())
    assert to_plain(resumed.state) == to_plain(match.state)
    recorder = Recorder(path, header(9), resume=True)
    recorder.catch_up(resumed)
    while resumed.pending is not None:
        resumed.answer(0)
        recorder.append(resumed)
    recorder.close()
    whole = again(path.read_text(), verify_seed=True)
    assert to_plain(whole.state) == to_plain(resumed.state)
    with pytest.raises(FileExistsError):
        Recorder(path, header(9))


def test_conceding_is_recorded() -> None:
    match = random_match(5, 2)
    match.concede("right")
    text = write(match, header(5))
    assert text.splitlines()[-2:] == ["right        concedes", "result       left concession"]
    assert again(text).outcome == match.outcome


def test_replay_up_to_a_line() -> None:
    match = replay(parse(text_of(3)), CARDS, to=6)
    assert len(match.history) == 6
    assert match.pending is not None
    assert match.pending.ask == "left-card"
