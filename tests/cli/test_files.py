"""Matches in files: saved with every answer, taken up again, checked; wrong orders."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from cli.console import GAME, Person, read, rows, wander
from thirdage.cli import main
from thirdage.lab.simulation import Task, play_match

HEADER = """third-age record 1
game         war-of-the-ring
rules        1
option       edition 2e
dealer       seed 3
player       free-peoples human
player       shadow heuristic
"""


def saved(person: Person, path: Path, lines: int = 40, **named: str) -> Path:
    """A match of two people that has been left after so many answers."""
    person.plays("--seed", "6", "--against", "human", "--record", path, lines=wander(1, most=lines))
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match that is over."""
    folder = tmp_path_factory.mktemp("finished")
    play_match(Task(GAME, {}, ("random", "random"), 1, folder))
    return folder / f"{GAME}-1.record"


# ---- saving and going on


def test_every_answer_is_in_the_file_before_the_next_question(
    person: Person, tmp_path: Path
) -> None:
    record = tmp_path / "a"
    seen = []

    def look(prompt: str) -> None:
        seen.append(read(record).history_for(None) == person.match.history_for(None))

    person.at_prompt = look
    person.plays("--seed", "6", "--record", record, lines=wander(1, most=30))
    assert len(seen) == 31
    assert all(seen)


def test_a_match_goes_on_exactly_where_it_was_left(person: Person, tmp_path: Path) -> None:
    answers: list[str] = []
    anything = wander(5, most=160)
    whole = tmp_path / "whole"
    arguments = ["--seed", "7", "--against", "human"]
    person.plays(
        *arguments,
        "--record",
        whole,
        lines=lambda menu: answers.append(anything(menu)) or answers[-1],  # type: ignore[func-returns-value]
    )
    parts = tmp_path / "parts"
    person.plays(*arguments, "--record", parts, lines=answers[:50])
    person.plays("--resume", parts, lines=answers[50:55])
    person.plays("--resume", parts, lines=["q"])
    person.plays("--resume", parts, lines=answers[55:])
    assert len(answers) == 160
    assert rows(parts) == rows(whole)


def test_after_going_on_it_is_told_what_happened_last(person: Person, tmp_path: Path) -> None:
    record = tmp_path / "a"
    person.plays("--seed", "6", "--record", record, lines=["done"])
    out = person.plays("--resume", record)
    assert "  · Action roll of the Shadow: " in out
    assert "Free Peoples – Which Action die do you use?" in out


def test_an_undo_is_undone_after_going_on_too(person: Person, tmp_path: Path) -> None:
    record = tmp_path / "a"
    person.plays("--seed", "6", "--record", record, lines=["done", "character", "u"])
    out = person.plays("--resume", record, lines=["muster", "u", "character"])
    assert "Your last choice is undone." in out
    assert read(record).history_for(None)[-1] == "free-peoples die character"


@pytest.mark.parametrize("lost", [1, 5, 20, 35, 50, 130])
def test_a_torn_last_line_is_dropped(lost: int, person: Person, tmp_path: Path) -> None:
    record = saved(person, tmp_path / "a")
    before = rows(record)
    content = record.read_bytes()
    record.write_bytes(content[:-lost])
    person.plays("--resume", record, lines=["", "q"])
    assert record.read_bytes().endswith(b"\n")
    after = rows(record)
    # Whatever chance had dealt is dealt again.
    assert after == before[: len(after)]
    assert len(after) >= len(before) - 6
    read(record)


def test_without_a_name_the_file_lies_in_the_users_folder(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = person.plays(lines=["q"])
    second = person.plays("--as", "shadow", "--against", "random", lines=["q"])
    files = sorted((tmp_path / "thirdage" / "matches").iterdir())
    assert len(files) == 2
    assert all(file.name.startswith("war-of-the-ring-") for file in files)
    named = {re.findall(r"--resume (\S+)", out)[0] for out in (first, second)}
    assert named == set(map(str, files))


# ---- what cannot be done: one line, exit code 2

EDITED = {
    "foreign": "# Read me\n\nThis is a text.\n",
    "empty": "",
    "header torn": HEADER[:60],
    "no dealer": HEADER.replace("dealer       seed 3\n", ""),
    "other game": HEADER.replace("war-of-the-ring", "risk"),
    "other rules": HEADER.replace("rules        1", "rules        99"),
    "rules in words": HEADER.replace("rules        1", "rules        one"),
    "odd digit": HEADER.replace("rules        1", "rules        ²"),
    "odd seed": HEADER.replace("seed 3", "seed ³"),
    "other option": HEADER.replace("edition 2e", "edition 7e"),
    "dice of people": HEADER.replace("seed 3", "people").replace("seed 3", "people"),
    "unknown player": HEADER.replace("heuristic", "sauron"),
    "seat missing": HEADER.replace("player       shadow heuristic\n", ""),
    "computers": HEADER.replace("human", "random"),
    "broken": HEADER + "chance free-peoples-character-draw one-ring\n",
    "broken line": HEADER + "chance\n",
    "wrong undo": HEADER + "shadow undoes\n",
    "wrong result": HEADER + "result shadow corruption\n",
}


@pytest.mark.parametrize("what", EDITED)
def test_what_is_no_match_to_go_on_with(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a"
    record.write_text(EDITED[what], encoding="utf-8")
    assert main(["play", GAME, "--resume", str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"thirdage: {record}: ")
    assert err.count("\n") == 1
    assert record.read_text(encoding="utf-8") == EDITED[what]


def test_a_finished_match_cannot_go_on(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--resume", str(finished)]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == (
        "",
        f"thirdage: {finished}: this match is over; thirdage replay shows it\n",
    )


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "a"
    record.write_bytes(b"\xff\xfe\x00\n" * 9)
    for command in (["play", GAME, "--resume"], ["replay"]):
        assert main([*command, str(record)]) == 2
        expected = f"thirdage: {record}: this is no record, nor any other text\n"
        assert capsys.readouterr().err == expected


@pytest.mark.parametrize("seed", range(40))
def test_an_edited_record_goes_on_or_is_refused_in_one_line(
    seed: int, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = random.Random(seed)
    lines = finished.read_text(encoding="utf-8").splitlines()[: luck.randint(1, 300)]
    for _ in range(luck.randint(1, 3)):
        place = luck.randrange(len(lines))
        words = luck.choice(lines).split() or ["#"]
        luck.shuffle(words)
        lines[place] = luck.choice([" ".join(words), lines[place][:-2], "", "x" + lines[place]])
    record = tmp_path / "a"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    code = main(["replay", str(record)])
    out, err = capsys.readouterr()
    assert (code, err.count("\n")) in ((0, 0), (2, 1))
    assert bool(out) == (code == 0)


WRONG = {
    "play risk": "argument GAME: invalid choice: 'risk'",
    "play war-of-the-ring --as gondor": "war-of-the-ring has no seat 'gondor'; seats: free-peoples",
    "play war-of-the-ring --against sauron": "war-of-the-ring has no player 'sauron'; players:",
    "play war-of-the-ring --seed many": "argument --seed: 'many' is not a number from 0 on",
    "play war-of-the-ring --language qya": "argument --language: invalid choice: 'qya'",
    "play war-of-the-ring --record there": "there is there already; go on with it by --resume",
    "play war-of-the-ring --record no/such/a": "no/such/a: there is no folder no/such",
    "play war-of-the-ring --record .": ". is there already",
    "play war-of-the-ring --resume nowhere": "nowhere: No such file or directory",
    "play war-of-the-ring --resume .": ".: Is a directory",
    "play war-of-the-ring --resume there --seed 3": "--seed cannot be changed in a saved match",
    "play war-of-the-ring --resume there --as shadow": "--as cannot be changed in a saved match",
    "play war-of-the-ring --resume there --record b": "--record cannot be changed in a saved",
    "simulate war-of-the-ring --matches 0": "argument --matches: '0' is not a number from 1 on",
    "simulate war-of-the-ring --players random": "--players names 1 players; war-of-the-ring has",
    "simulate war-of-the-ring --players random,elf": "war-of-the-ring has no player 'elf'",
    "simulate war-of-the-ring --records there": "there: File exists",
    "replay nowhere": "nowhere: No such file or directory",
    "replay there --to -1": "argument --to: ",
    "replay there": "there: line 1: a record begins with 'third-age record 1', not with ''",
    "": "the following arguments are required: COMMAND",
    "dance": "argument COMMAND: invalid choice: 'dance'",
    "games --all": "unrecognized arguments: --all",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_cannot_be_done_is_said_in_one_line(
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").touch()
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"thirdage: {WRONG[line]}")
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert (tmp_path / "there").read_bytes() == b""


def test_a_mistake_in_the_program_is_not_hidden_and_loses_nothing(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> int:
        raise KeyError("edoras")

    monkeypatch.setattr("thirdage.players.player.RandomPlayer.answer", broken)
    record = tmp_path / "a"
    with pytest.raises(KeyError):
        person.plays("--against", "random", "--seed", "6", "--record", record, lines=["done"])
    assert "The match is saved. Go on with: " in person.capsys.readouterr().out
    assert "free-peoples fellowship-phase done" in rows(record)


# ---- replay


def test_replay_tells_a_match_and_how_it_ended(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished), "--verify"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "── Turn 1 begins. ──" in out
    assert "▸ Free Peoples: " in out
    assert "Card drawn" not in out  # what only one side knew
    answers = len(read(finished).history)
    result = rows_of_result(finished)
    last = " ".join(" ".join(out.split()).split()[-9:])
    assert f"all legal, {answers} answers; {result}" in last


def rows_of_result(path: Path) -> str:
    """How a match ended, as its file says."""
    found = re.findall(r"^result +(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return str(found[-1])


def test_replay_of_the_first_answers_only(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished), "--to", "30", "--language", "fr"]) == 0
    out = capsys.readouterr().out
    assert "── Tour 1. ──" in out
    assert re.search(r"\b3\d answers; unfinished\n$", out)


def test_replay_of_a_match_that_goes_on(
    person: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = saved(person, tmp_path / "a")
    assert main(["replay", str(record)]) == 0
    assert "unfinished" in capsys.readouterr().out
    assert main(["replay", str(record), "--verify"]) == 2
    assert "the record ends while " in capsys.readouterr().err


def test_verify_finds_other_dice_than_those_of_the_seed(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished.read_text(encoding="utf-8")
    line = re.findall(r"chance       hunt-roll .*", text)[0]
    *start, pip = line.split()
    changed = " ".join([*start, "1" if pip != "1" else "2"])
    edited = tmp_path / "edited"
    edited.write_text(text.replace(line, changed, 1), encoding="utf-8")
    assert main(["replay", str(edited), "--verify"]) == 2
    err = capsys.readouterr().err
    assert re.search(r"edited: line \d+: hunt-roll '.*' was found; the seed deals '.*'\n$", err)


def test_a_result_that_is_not_true(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = tmp_path / "edited"
    text = finished.read_text(encoding="utf-8")
    edited.write_text(re.sub(r"result .*", "result nobody at-all", text), encoding="utf-8")
    assert main(["replay", str(edited)]) == 2
    assert "result 'nobody at-all' was found, the match says" in capsys.readouterr().err


# ---- simulate, games


def test_simulate_gives_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--matches", "3", "--players", "random,random", "--seed", "5", "--json"]
    assert main(["simulate", GAME, *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert (found["game"], found["matches"], found["players"]) == (GAME, 3, ["random", "random"])
    assert sum(found["wins"].values()) == 3
    assert list(found["wins"]) == ["free-peoples", "shadow"]
    assert sum(found["conditions"].values()) == 3
    for name in ("turns", "requests"):
        assert 0 < found[name]["min"] <= found[name]["mean"] <= found[name]["max"]
    for name in ("seconds", "matches_per_second", "requests_per_second"):
        assert found[name] > 0


def test_simulate_gives_a_table_and_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "records"
    arguments = ["--matches", "2", "--players", "random,random", "--records", str(folder)]
    assert main(["simulate", GAME, *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "war-of-the-ring: 2 matches" in out
    assert re.search(r"free-peoples \(random\) +│ +\d wins, +\d+\.\d %", out)
    records = [folder / f"war-of-the-ring-{seed}.record" for seed in (1, 2)]
    assert set(folder.iterdir()) == set(records)
    assert main(["replay", str(records[1]), "--verify"]) == 0


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^war-of-the-ring +seats: free-peoples, shadow$", out, re.MULTILINE)
    assert "edition: 2e" in out
