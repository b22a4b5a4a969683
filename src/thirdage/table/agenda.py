"""The agenda: what remains to be done, as plain data in the state.

A *step* is a script that returns the steps that come next. Between two steps everything
that matters is in the state: that is where a match can be stored, copied and taken up
again. Nothing can come after a step's return, so a script with a checkpoint inside still
reads from top to bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from thirdage.table.scripts import Script

P = ParamSpec("P")
G = TypeVar("G")


class Todo(NamedTuple):
    """A step that remains to be done: its name and its plain, public arguments."""

    step: str
    args: tuple[Any, ...]


Steps = Sequence[Todo]


class StepBook(dict[str, Callable[..., Script[Steps]]]):
    """The steps of one game by name. `@book.step` makes a script known."""

    def step(
        self, script: Callable[Concatenate[G, P], Script[Steps]]
    ) -> Callable[Concatenate[G, P], Script[Steps]]:
        """Make a script known by its name, so that it can stand in an agenda."""
        name = script.__name__
        if name in self:
            raise ValueError(f"two steps of one game are called {name}")
        self[name] = script
        return script


def plan(
    script: Callable[Concatenate[G, P], Script[Steps]], *args: P.args, **named: P.kwargs
) -> Todo:
    """An entry for the agenda: this step, with these arguments, when its time comes."""
    if named:
        raise TypeError("a step takes its arguments by position")
    return Todo(script.__name__, args)
