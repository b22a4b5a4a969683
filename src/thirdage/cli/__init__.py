"""The command `thirdage`."""

from thirdage.cli.main import main

__all__ = ["main"]
