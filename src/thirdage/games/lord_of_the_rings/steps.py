"""The steps of the Lord of the Rings by name: what can stand on the agenda."""

from __future__ import annotations

from typing import Final

from thirdage.table.agenda import StepBook

STEPS: Final = StepBook()
