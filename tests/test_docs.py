"""The examples of the documentation work and are shown as they are."""

from __future__ import annotations

from pathlib import Path

import bot

ROOT = Path(__file__).parents[1]


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
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = path.read_text(encoding="utf-8")
        assert "/work/" not in text, path
