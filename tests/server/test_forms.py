"""Tables of a game with several forms: who sits there, and that hidden hands stay hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from serverkit import Running, Seat, any_answer, running, seen
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.lord_of_the_rings.cards import COPIES, FEATURE_CARDS
from thirdage.games.lord_of_the_rings.why import FORMS, KNOWN
from thirdage.server.live import LiveTable
from thirdage.table.dealers import Seeded
from thirdage.table.determinize import determinize

GAME = LORD_OF_THE_RINGS.name
THREE = ("first", "second", "third")
FEATURES = {card.code for card in FEATURE_CARDS}
SHOWN_AS_SOMETHING_ELSE = {"gandalf"}
"""Cards whose code is also the name of something that all may see."""


def wish(seats: dict[str, str], kind: str = "online", **options: str) -> dict[str, Any]:
    """What is sent to make a table: who shall sit at each seat ("me", "computer random" …)."""
    wishes = {}
    for seat, who in seats.items():
        sort, _, player = who.partition(" ")
        wishes[seat] = {"kind": sort, "player": player or None}
    return {"game": GAME, "kind": kind, "seats": wishes, "options": options}


def test_the_forms_of_the_games(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        war, rings = server.person().get("/api/games")
    assert [form["name"] for form in war["forms"]] == [""]
    assert war["forms"][0]["seats"] == ["free-peoples", "shadow"]
    forms = {form["name"]: form for form in rings["forms"]}
    assert list(forms) == ["solitaire", "2", "3", "4", "5"]
    assert forms["solitaire"]["seats"] == ["fellowship"]
    assert forms["3"]["seats"] == [*THREE]
    assert "hobbits" in forms["solitaire"]["options"]
    assert forms["2"]["options"]["sauron"] == ["12", "15", "10"]
    for form in forms.values():
        assert [player["name"] for player in form["players"]] == ["random", "heuristic", "search"]


def test_a_table_takes_the_seats_and_options_of_its_form(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = server.person()
        three = dict.fromkeys(THREE, "me")
        made = host.post("/api/tables", wish(three, "one-screen", players="3"), 201)
        assert [seat["seat"] for seat in made["seats"]] == [*THREE]
        assert made["options"]["players"] == "3"
        for wrong in (
            wish(three, "one-screen", players="4"),
            wish(three, "one-screen"),
            wish(three, "one-screen", players="3", hobbits="frodo"),
            wish(three, "one-screen", players="7"),
            wish({**three, "third": "computer wise"}, "one-screen", players="3"),
        ):
            host.post("/api/tables", wrong, 400)


@pytest.mark.parametrize(
    ("usual", "found"), [(None, "search"), ("random", "random"), ("wise", "search")]
)
def test_who_plays_for_the_computer_where_nobody_is_named(
    tmp_path: Path, usual: str | None, found: str
) -> None:
    """The strongest, unless the server names a player whom the game has."""
    with running(tmp_path, computer=usual) as server:
        seats = {"first": "me", "second": "computer", "third": "computer heuristic"}
        made = server.person().post("/api/tables", wish(seats, players="3"), 201)
        assert [seat["player"] for seat in made["seats"]] == [None, found, "heuristic"]


def test_computers_play_the_base_game_with_people(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, luck = server.person(), Seeded(3)
        seats = {"first": "me", "second": "computer random", "third": "computer random"}
        made = host.post("/api/tables", wish(seats, players="3"), 201)
        with host.sit(made["table"], "first") as seat:
            while seat.wait_until(lambda s: bool(s["outcome"]) or s["asked"]["mine"]):
                if seat.state["outcome"]:
                    break
                seat.answer(any_answer(seat, luck))
        record = host.get(f"/api/tables/{made['table']}/record")
        assert "option       players 3" in record


def hidden_from(live: LiveTable, seat: str | None) -> set[str]:
    """The Feature cards whose place a seat does not know, and all copies of Hobbit cards, whose
    names nobody ever hears."""
    kinds = LORD_OF_THE_RINGS.secrets(live.match.state, seat)
    unknown = {thing for things in kinds.values() for thing in things if "-" not in thing[-3:]}
    return (unknown | {*COPIES}) - SHOWN_AS_SOMETHING_ELSE


def test_a_whole_match_tells_nothing_hidden(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people = [server.person() for _ in range(4)]
        seats = {"first": "me", "second": "friend", "third": "friend"}
        made = people[0].post("/api/tables", wish(seats, players="3"), 201)
        table, links = made["table"], made["links"]
        people[1].join(links["seats"]["second"])
        people[2].join(links["seats"]["third"])
        people[3].join(links["watch"])
        live, luck = server.server.hub.live[table], Seeded(5)
        sitting: dict[str | None, Seat] = {
            name: person.sit(table, name)
            for name, person in zip((*THREE, None), people, strict=True)
        }
        seen_once: dict[str | None, set[str]] = {name: set() for name in sitting}
        try:
            while (request := live.match.pending) is not None and len(live.match.history) < 400:
                for name, seat in sitting.items():
                    seat.wait_number(live.number)
                    # What somebody has once seen he may be told, wherever it lies now.
                    unknown = hidden_from(live, name)
                    seen_once[name] |= FEATURES - unknown
                    hidden = unknown - seen_once[name]
                    for raw in seat.raw:
                        named = set(re.findall(r"[a-z0-9-]+", raw)) & hidden
                        where = [
                            raw[max(0, raw.find(one) - 90) : raw.find(one) + 40] for one in named
                        ]
                        assert not named, f"{name} is told {where}"
                    seat.raw.clear()
                asked = sitting[request.seat]
                asked.answer(any_answer(asked, luck))
        finally:
            for seat in sitting.values():
                seat.close()
        assert len(live.match.history) > 100


def things() -> list[str]:
    """One thing of every form that can be asked about."""
    return [
        f"{verb} {name}".strip()
        for verb, form in FORMS.items()
        for name in (KNOWN[form.kinds[0]] if form.kinds else ("",))
    ]


def test_worlds_that_differ_in_secrets_look_the_same(tmp_path: Path) -> None:
    """For two matches that differ only in what a seat does not know, it gets the same bytes."""
    compared, luck = 0, Seeded(77)
    with running(tmp_path) as server:
        while compared < 100:
            live = table_of(server)
            for count in range(300):
                match = live.match
                if match.pending is None:
                    break
                if count % 5 == 0:
                    for seat in THREE:
                        mine = seen(live, seat, things())
                        live.match = determinize(match, seat, luck, marks="all")
                        assert seen(live, seat, things()) == mine
                        compared += 1
                        live.match = match
                match.answer(luck.below(len(match.pending.things)))


def table_of(server: Running) -> LiveTable:
    """A table of three at one screen."""
    made = server.person().post(
        "/api/tables", wish(dict.fromkeys(THREE, "me"), "one-screen", players="3"), 201
    )
    return server.server.hub.live[made["table"]]
