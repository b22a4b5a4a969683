"""The command `thirdage`."""

from __future__ import annotations

import signal
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code (see `commands.main`)."""
    # Loading takes long enough for somebody to press Ctrl-C, and what is loaded may swallow it.
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    from thirdage.cli import commands

    signal.signal(signal.SIGINT, before)
    return 130 if heard else commands.main(arguments)
