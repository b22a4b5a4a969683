"""The documentation is true: its examples work and are shown as they are, what it names exists."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bot
import pytest

from thirdage.cli.commands import parser

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
GUIDES: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]
"""What is told in the change log need no longer be there."""
PATH: Final = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]*)+|[\w.-]+\.(?:py|md|ts|svelte|ftl|txt)")
NO_FILES: Final = {"text/plain", ".venv/bin/thirdage"}
"""What looks like a path: a kind of text, and what `make` puts where it is asked to."""
ROOMS: Final = ("src", "web/src", "docs", "tests", "requirements")
COMMAND: Final = re.compile(r"(thirdage|make|npm run|python -m) ")

of_guides = pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)


def said_as_code(page: Path) -> list[str]:
    """What stands between single backticks, outside of blocks."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`]+)`", text)


def commands(page: Path) -> Iterator[list[str]]:
    """The commands that a page names, in blocks and in sentences, without what is said of them."""
    text = page.read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"```\n(.*?)```", text, flags=re.DOTALL))
    lines = blocks.replace("\\\n", " ").splitlines()
    for line in (*lines, *said_as_code(page)):
        if COMMAND.match(line):
            # In a block an explanation stands behind a wide space.
            yield shlex.split(re.split(r"(?<=\S) {3,}(?! *--)", line)[0], comments=True)


def exists(path: str) -> bool:
    """Whether there is such a path from here on, or anywhere in one of the rooms."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    found = [*ROOT.glob(pattern)]
    for room in ROOMS:
        found += (ROOT / room).rglob(pattern)
    return bool(found)


def test_the_bot_plays_a_whole_match() -> None:
    assert bot.main(3).split()[0] in ("free-peoples", "shadow")


def test_the_readme_shows_the_bot_as_it_is() -> None:
    code = (ROOT / "docs" / "bot.py").read_text(encoding="utf-8")
    shown = (ROOT / "README.md").read_text(encoding="utf-8").split("```python\n")[1]
    assert shown.split("```")[0] in code


def test_the_readme_says_that_the_project_is_unofficial() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in readme
    assert "not affiliated" in readme


def test_no_file_speaks_of_this_workplace() -> None:
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        assert "/work/" not in text, path


@of_guides
def test_files_that_are_named_exist(page: Path) -> None:
    named = {one for one in said_as_code(page) if PATH.fullmatch(one)} - NO_FILES
    assert [one for one in sorted(named) if not exists(one)] == []
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [one for one in links if not (page.parent / one).exists()] == []


@of_guides
def test_commands_that_are_named_can_be_given(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    for command in commands(page):
        match command:
            case ["thirdage", *arguments]:
                parser().parse_args(arguments)
            case ["make", target, *_]:
                assert target in targets, command
            case ["npm", "run", script, *_]:
                assert script in scripts, command
            case ["python", "-m", module, *arguments]:
                path = Path(module.replace(".", "/")).with_suffix(".py")
                found = [room / path for room in (ROOT, ROOT / "src") if (room / path).exists()]
                assert found, command
                code = found[0].read_text(encoding="utf-8")
                options = [one for one in arguments if one.startswith("--")]
                assert [one for one in options if f'"{one}"' not in code] == [], command


def test_commands_are_found_in_blocks_and_in_sentences() -> None:
    found = list(commands(ROOT / "README.md"))
    assert ["make", "play"] in found
    assert ["thirdage", "play", "war-of-the-ring", "--against", "human"] in found
    assert ["thirdage", "serve", "--open"] in found
    with_lines = list(commands(ROOT / "docs" / "players.md"))
    assert any("players=3" in command and "--jobs" in command for command in with_lines)
