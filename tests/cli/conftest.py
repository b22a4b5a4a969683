"""What the tests of the terminal share."""

from __future__ import annotations

import pytest

from cli.console import Person


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    """Somebody at the terminal."""
    return Person(monkeypatch, capsys)
