"""Dump positions of War of the Ring for the demo of the map: `python web/demo/dump_views.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from thirdage.games.war_of_the_ring.board import FREE, SHADOW
from thirdage.games.war_of_the_ring.pieces import NOBODY, read_army
from thirdage.games.war_of_the_ring.state import Fellowship, Game, new_game
from thirdage.games.war_of_the_ring.view import view
from thirdage.table.plain import to_plain

HERE = Path(__file__).parent / "views"
CROWDED = {
    # region: Free Peoples | Shadow | who is inside | who controls
    "minas-tirith": "gondor 3 2 2 + rohan 0 1 1 + gandalf-white + peregrin | "
    "sauron 5 3 + southrons 3 1 + nazgul 4 + witch-king | free-peoples |",
    "osgiliath": " | sauron 2 + southrons 2 1 | |",
    "pelargir": " | southrons 3 1 + sauron 1 | | shadow",
    "dol-amroth": "gondor 3 1 1 + aragorn | | |",
    "lamedon": "gondor 1 + boromir | | |",
    "edoras": "rohan 2 1 1 | | |",
    "helms-deep": "rohan 2 1 1 + legolas + gimli | isengard 5 2 + sauron 1 + saruman | "
    "free-peoples |",
    "fords-of-isen": " | isengard 3 1 | |",
    "orthanc": " | isengard 2 2 | |",
    "lorien": "elves 1 3 1 | | |",
    "moria": " | sauron 4 1 | |",
    "rivendell": "elves 0 3 1 + dwarves 1 + strider + meriadoc + gandalf-grey + boromir | | |",
    "trollshaws": " | nazgul 2 | |",
    "mount-gundabad": " | sauron 4 | |",
    "angmar": " | sauron 2 + nazgul 1 | |",
    "ered-luin": "dwarves 2 | | |",
    "erebor": "dwarves 2 3 2 + north 1 + elves 1 | southrons 4 2 + sauron 2 | free-peoples |",
    "dale": " | southrons 2 + sauron 2 | | shadow",
    "woodland-realm": "elves 1 2 1 + north 1 | | |",
    "dol-guldur": " | sauron 5 1 + nazgul 1 | |",
    "western-mirkwood": " | sauron 2 | |",
    "southern-mirkwood": " | sauron 1 | |",
    "carrock": "north 1 1 1 | | |",
    "the-shire": "north 1 1 | | |",
    "bree": "north 1 1 + meriadoc | | |",
    "grey-havens": "elves 1 2 1 | | |",
    "morannon": " | sauron 7 + nazgul 1 | |",
    "minas-morgul": " | sauron 5 + southrons 1 | |",
    "barad-dur": " | sauron 4 1 + nazgul 1 + mouth-of-sauron | |",
    "gorgoroth": " | sauron 3 | |",
    "nurn": " | sauron 2 | |",
    "umbar": " | southrons 3 | |",
    "near-harad": " | southrons 3 1 | |",
    "far-harad": " | southrons 3 1 | |",
    "north-rhun": " | southrons 2 | |",
    "south-rhun": " | southrons 3 1 | |",
    "east-rhun": " | southrons 2 | |",
    "vale-of-the-celduin": " | southrons 4 1 | |",
    "north-dunland": " | isengard 1 | |",
    "south-dunland": " | isengard 1 | |",
    "westemnet": "rohan 1 | | |",
    "folde": "rohan 1 | | |",
    "eastemnet": " | sauron 3 + nazgul 1 | |",
    "old-forest-road": "north 2 + elves 1 | | |",
    "weather-hills": " | nazgul 1 | |",
    "south-ithilien": " | southrons 2 + sauron 1 | |",
}


def main() -> None:
    """The first position, one in the middle of a war, one on the Mordor Track."""
    HERE.mkdir(exist_ok=True)
    save("start", new_game("second", {}))
    game = crowded()
    save("crowded", game)
    game.fellowship = Fellowship(None, 0, True, 6, ("gollum",), "gollum", 2)
    save("mordor", game)


def crowded() -> Game:
    """A position as full as positions get."""
    game = new_game("second", {})
    for name in game.regions:
        for side in (FREE, SHADOW):
            game.set_army(side, name, NOBODY)
    for name, text in CROWDED.items():
        free, shadow, inside, control = (part.strip() for part in text.split("|"))
        game.put(FREE, name, read_army(free))
        game.put(SHADOW, name, read_army(shadow))
        region = game.regions[name]
        game.regions[name] = region._replace(
            besieged=inside or None, control=control or region.control
        )
    game.fellowship = Fellowship("rivendell", 4, False, 3, ("peregrin",), "peregrin", None)
    return game


def save(name: str, game: Game) -> None:
    """What is on the map, as the server sends it."""
    whole: dict[str, Any] = to_plain(view(game, None))
    part = {key: whole[key] for key in ("regions", "fellowship", "battle")}
    text = json.dumps(part, separators=(",", ":")).replace('},"', '},\n"')
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
