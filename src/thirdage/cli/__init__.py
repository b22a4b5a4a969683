"""The command `thirdage`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code (see `commands.main`)."""
    try:
        # Loading takes long enough for somebody to press Ctrl-C.
        from thirdage.cli import commands
    except KeyboardInterrupt:
        return 130
    return commands.main(arguments)
