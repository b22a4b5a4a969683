"""Writes src/games/lord-of-the-rings/facts.json: what is printed on the components, for the page.

Run from the repository root: .venv/bin/python web/tools/facts_lotr.py
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Final

from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.board import BOARDS
from thirdage.games.lord_of_the_rings.cards import CARDS, GANDALF_CARDS, YELLOW_CARDS
from thirdage.games.lord_of_the_rings.components import (
    DARK,
    FACES,
    HOBBITS,
    PLACES,
    SCENARIOS,
    TILES,
)
from thirdage.games.lord_of_the_rings.events import EVENTS

TARGET: Final = Path(__file__).parents[1] / "src" / "games" / "lord-of-the-rings" / "facts.json"


def facts() -> dict[str, object]:
    """The printed facts, by the names that codes use."""
    assert LORD_OF_THE_RINGS.seats, "the game enters its events when it is imported"
    return {
        "places": list(PLACES),
        "scenarios": list(SCENARIOS),
        "hobbits": list(HOBBITS),
        "faces": list(FACES),
        "dark": DARK,
        "boards": {
            name: [
                {
                    "activity": line.activity,
                    "contents": list(line.contents),
                    "values": list(line.values),
                }
                for line in board.lines.values()
            ]
            for name, board in BOARDS.items()
        },
        "events": {name: [event.name for event in EVENTS[name]] for name in SCENARIOS},
        "cards": {
            card.code: {
                "colour": card.colour,
                "symbol": card.symbol,
                "symbols": card.symbols,
                "location": card.location,
            }
            for card in CARDS.values()
        },
        "yellow": list(YELLOW_CARDS),
        "gandalf": list(GANDALF_CARDS),
        "tiles": dict(Counter(TILES)),
    }


if __name__ == "__main__":
    text = json.dumps(facts(), ensure_ascii=False, indent=1, sort_keys=True)
    TARGET.write_text(text + "\n", encoding="utf-8")
    print(f"wrote {TARGET}")
