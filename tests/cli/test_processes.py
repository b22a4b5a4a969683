"""The command as it is really run: in a process and a terminal of its own."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.console import GAME, read, rows

COMMAND = [sys.executable, "-c", "import sys; from thirdage.cli import main; sys.exit(main())"]
TAKE_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
"""Makes the terminal that of the session, so that its Ctrl-C is heard."""
PATIENCE = 60


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where the command finds its files, and the size of its screen."""
    source = str(Path(__file__).parents[2] / "src")
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return kept | {
        "PYTHONPATH": source,
        "PYTHONUTF8": "1",
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm",
        "COLUMNS": "80",
        "LINES": "24",
    }


def run(
    environment: dict[str, str], *arguments: str | Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with these lines as its input."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def start(environment: dict[str, str], *arguments: str | Path) -> subprocess.Popen[str]:
    """Start the command in a process group of its own."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        start_new_session=True,
    )


def wait_for(path: Path, text: str) -> None:
    """Until this stands in the file."""
    end = time.monotonic() + PATIENCE
    while not path.exists() or text not in " ".join(path.read_text(encoding="utf-8").split()):
        assert time.monotonic() < end, f"{text!r} is never written"
        time.sleep(0.02)


# ---- a match in a pipe


def test_somebody_who_always_answers_1_wins_or_loses(
    environment: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "a"
    done = run(environment, "play", GAME, "--seed", "1", "--record", record, typed="1\n" * 9_000)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"The match is over\. The record is ", done.stdout)
    assert read(record).outcome is not None
    assert run(environment, "replay", record, "--verify").returncode == 0


def test_the_end_of_the_input_leaves_the_match(environment: dict[str, str], tmp_path: Path) -> None:
    done = run(environment, "play", GAME, "--seed", "6", typed="done\n")
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.splitlines()[-1]
    assert last.startswith("The match is saved. Go on with: thirdage play war-of-the-ring --resume")
    path = Path(last.rpartition(" ")[2])
    assert "free-peoples fellowship-phase done" in rows(path)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_letters_that_the_terminal_does_not_know_do_no_harm(
    encoding: str, environment: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "a"
    done = subprocess.run(
        [*COMMAND, "play", GAME, "--seed", "6", "--record", str(record), "--language", "pl"],
        input=b"\xff\xfe\x80\nDru\xedadan\ndone\nm\nq\n",
        env=environment | {"PYTHONUTF8": "0", "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "free-peoples fellowship-phase done" in rows(record)


# ---- killed, interrupted


def test_a_killed_process_loses_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "a"
    process = start(environment, "play", GAME, "--seed", "6", "--record", record)
    assert process.stdin is not None
    process.stdin.write("done\ncharacter\n")
    process.stdin.flush()
    wait_for(record, "free-peoples die character")
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL
    done = run(environment, "play", GAME, "--resume", record, typed="move armies\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Free Peoples – What do you do with this die?" in done.stdout
    assert rows(record)[-2:] == ["free-peoples die character", "free-peoples action move-armies"]


def test_ctrl_c_leaves_the_match(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "a"
    process = start(environment, "play", GAME, "--seed", "6", "--record", record)
    assert process.stdin is not None
    process.stdin.write("done\n")
    process.stdin.flush()
    wait_for(record, "shadow-action-dice")
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.endswith(f"Go on with: thirdage play war-of-the-ring --resume {record}\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("seconds", [0.3, 2.5])
def test_ctrl_c_ends_a_simulation(jobs: str, seconds: float, environment: dict[str, str]) -> None:
    players = ["--players", "random,random"]
    process = start(environment, "simulate", GAME, "--matches", "9999", "--jobs", jobs, *players)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    # Before Python has begun to load the command, it is Python that ends.
    assert process.returncode == 130 or (seconds < 1 and process.returncode < 0)
    assert out == ""
    assert "Traceback" not in err or seconds < 1


def test_several_processes_simulate_too(environment: dict[str, str]) -> None:
    arguments = ["--matches", "3", "--jobs", "2", "--players", "random,random", "--json"]
    done = run(environment, "simulate", GAME, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["matches"] == 3


def test_whoever_reads_only_the_beginning_gets_no_error(
    environment: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "a"
    run(environment, "play", GAME, "--seed", "6", "--record", record, typed="1\n" * 60)
    process = start(environment, "replay", record)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdin is not None
    process.stdout.close()
    err = process.stderr.read()
    process.wait(PATIENCE)
    process.stdin.close()
    process.stderr.close()
    assert err == ""


# ---- a real terminal


class Screen:
    """A terminal in which the command runs."""

    def __init__(self, environment: dict[str, str], *arguments: str | Path) -> None:
        self.shown = ""
        self.end, inner = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND[:2], TAKE_TERMINAL + COMMAND[2], *map(str, arguments)],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)

    def until(self, text: str) -> str:
        """Read until this is shown, for the first time since the last key."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} is never shown, but {self.shown!r}"
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:  # the process has ended
                    assert text in self.shown, self.shown
        return self.shown

    def press(self, keys: str) -> None:
        """Type; what was shown before does not count any more."""
        time.sleep(0.2)  # nobody types as soon as the prompt is there
        self.shown = ""
        os.write(self.end, keys.encode("utf-8"))

    def code(self) -> int:
        """The exit code, when the command has ended."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Switch it off."""
        os.close(self.end)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)


@pytest.fixture
def two(environment: dict[str, str], tmp_path: Path) -> Iterator[Screen]:
    """Two people at a terminal, the Free Peoples asked."""
    record = tmp_path / "a"
    screen = Screen(
        environment, "play", GAME, "--seed", "6", "--against", "human", "--record", record
    )
    screen.until("press Enter")
    screen.press("\r")
    screen.until("> ")
    yield screen
    screen.close()


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_in_a_terminal_too(key: str, two: Screen) -> None:
    two.press(key)
    shown = two.until("--resume ")
    assert "Traceback" not in shown
    assert two.code() == 0


def test_the_other_does_not_get_what_was_typed_by_the_up_key(two: Screen) -> None:
    two.press("h\r")
    two.until("> ")
    two.press("done\r")
    two.until("press Enter")
    two.press("\r")
    shown = two.until("Hunt Box?")
    assert "\x1b[3J" in shown
    two.press("\x1b[A\x1b[A\r")
    two.until("> ")
    assert "done" not in two.shown
    two.press("q\r")
    two.until("--resume ")
    assert two.code() == 0


def test_a_line_can_be_edited(two: Screen) -> None:
    two.press("one\x1b[D\x1b[D\x1b[D")
    two.press("d\r")
    two.until("press Enter")
    two.press("\x04")
    two.until("--resume ")
    assert two.code() == 0
