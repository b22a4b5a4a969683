"""Writes src/games/war-of-the-ring/facts.json: what is printed on the components, for the page.

Run from the repository root: .venv/bin/python web/tools/facts.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from thirdage.games.war_of_the_ring.board import ALL_NATIONS, NATIONS, PLACES
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS
from thirdage.games.war_of_the_ring.characters import CHARACTERS
from thirdage.games.war_of_the_ring.setup import FIGURES
from thirdage.games.war_of_the_ring.tiles import TILES

TARGET: Final = Path(__file__).parents[1] / "src" / "games" / "war-of-the-ring" / "facts.json"


def facts() -> dict[str, object]:
    """The printed facts, by the names that codes use."""
    return {
        "nations": list(ALL_NATIONS),
        "nationsOf": {side: list(nations) for side, nations in NATIONS.items()},
        "places": {
            p.name: {
                "nation": p.nation,
                "kind": p.kind,
                "borders": list(p.borders),
                "points": p.points,
                "owner": p.owner,
                "stronghold": p.stronghold,
            }
            for p in PLACES.values()
        },
        "cards": {
            c.name: {
                "side": c.side,
                "deck": c.deck,
                "number": c.number,
                "icon": c.icon,
                "combat": c.combat,
            }
            for c in CARDS.values()
        },
        "characters": {
            c.name: {
                "side": c.side,
                "level": c.level,
                "leadership": c.leadership,
                "captain": c.captain,
            }
            for c in CHARACTERS.values()
        },
        "tiles": {
            t.code: {
                "value": t.value,
                "kind": t.kind,
                "reveal": t.reveal,
                "stop": t.stop,
                "owner": t.owner,
                "copies": t.copies,
            }
            for t in TILES.values()
        },
        "figures": {nation: list(band[1:]) for nation, band in FIGURES.items()},
    }


if __name__ == "__main__":
    text = json.dumps(facts(), ensure_ascii=False, indent=1, sort_keys=True)
    TARGET.write_text(text + "\n", encoding="utf-8")
    print(f"wrote {TARGET}")
