"""Whole matches through HTTP and sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serverkit import Person, Refused, Running, Seat, any_answer, running
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.server.replays import from_entries
from thirdage.table.dealers import Seeded
from thirdage.table.record import parse, replay


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@contextmanager
def at_the_first_die(person: Person) -> Iterator[tuple[Seat, Seat]]:
    """Both seats of a new table, where the Free Peoples are asked for their first die."""
    table = person.make(kind="one-screen", free="me", shadow="me")["table"]
    with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        right.answer("hunt-dice 1")
        left.wait_until(lambda s: s["asked"]["ask"] == "die")
        yield left, right


def test_two_people_play_and_one_concedes(server: Running) -> None:
    host, friend = server.person(), server.person()
    host.put("/api/me", {"name": "  Anna \n Maria "})
    assert host.get("/api/me") == {"name": "Anna Maria"}
    made = host.make(shadow="friend")
    table = made["table"]
    assert list(made["links"]["seats"]) == ["free-peoples", "shadow"]
    token = made["links"]["seats"]["shadow"]
    assert friend.join(token) == {"table": table, "seat": "shadow"}
    assert friend.join(token) == {"table": table, "seat": "shadow"}
    assert "shadow" not in host.get(f"/api/tables/{table}")["links"]["seats"]
    luck = Seeded(5)
    with host.sit(table, "free-peoples") as left, friend.sit(table, "shadow") as right:
        assert [s["name"] for s in left.state["seats"]] == ["Anna Maria", ""]
        for _ in range(120):
            one = left if left.is_asked else right
            two = right if one is left else left
            assert not two.is_asked
            assert two.state["asked"]["options"] == []
            done = one.answer(any_answer(one, luck))
            assert done["number"] == one.state["number"]
            two.wait_number(done["number"])
            assert two.state["answers"] == one.state["answers"]
        assert host.get("/api/tables")[0]["table"] == table
        friend.get(f"/api/tables/{table}/record", 409)
        friend.get(f"/api/tables/{table}/seed", 409)
        friend.get(f"/api/replays/{table}", 409)
        friend.post(f"/api/tables/{table}/concede", {"seat": "shadow"})
        left.wait_until(lambda s: s["outcome"] is not None)
        assert left.state["outcome"] == {
            "winners": ["free-peoples"],
            "condition": "concession",
            "score": None,
        }
        with pytest.raises(Refused, match="over"):
            left.answer("die pass")
    text = host.get(f"/api/tables/{table}/record")
    record = parse(text)
    match = replay(record, WAR_OF_THE_RING, verify_seed=True)
    assert match.outcome is not None
    assert host.get(f"/api/tables/{table}/seed") == {"seed": str(record.header.seed)}
    info = friend.get(f"/api/replays/{table}")
    assert info["steps"] == len(match.history)
    step = friend.get(f"/api/replays/{table}/{info['steps']}?seat=shadow")
    assert list(match.view("shadow")["hands"]["shadow"]) == step["view"]["hands"]["shadow"]
    again = friend.post("/api/replays", {"record": text}, 201)
    assert again["steps"] == info["steps"]
    for at in (0, 1, info["steps"] // 2):
        one_step = host.get(f"/api/replays/{table}/{at}")
        other_step = host.get(f"/api/replays/{again['replay']}/{at}")
        assert one_step == other_step
    assert host.get(f"/api/tables/{table}/rolls")
    rematch = host.post(f"/api/tables/{table}/rematch", {"seat": "free-peoples"})
    assert (
        friend.post(f"/api/tables/{table}/rematch", {"seat": "shadow"})["table"]
        == (rematch["table"])
    )
    assert [s["mine"] for s in friend.get(f"/api/tables/{rematch['table']}")["seats"]] == [
        False,
        True,
    ]


def test_against_the_computer_to_the_end(server: Running) -> None:
    person = server.person()
    made = person.make(shadow="computer random")
    luck = Seeded(3)
    with person.sit(made["table"], "free-peoples") as seat:
        for _ in range(60):
            seat.wait_until(lambda s: bool(s["outcome"]) or s["asked"]["mine"])
            if seat.state["outcome"]:
                break
            seat.answer(any_answer(seat, luck))
        # Give the seat to the computer; it plays on by itself.
        person.post(
            f"/api/tables/{made['table']}/hand-over", {"seat": "free-peoples", "player": "random"}
        )
        number = seat.state["number"]
        seat.wait_until(lambda s: s["number"] > number + 5)
        with pytest.raises(Refused, match=r"not-your-seat|stale"):
            seat.answer("die pass")
        person.post(
            f"/api/tables/{made['table']}/hand-over", {"seat": "free-peoples", "player": None}
        )
        seat.wait_until(lambda s: bool(s["outcome"]) or s["asked"]["mine"])


def test_undo_and_its_consent(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.make(shadow="friend")
    friend.join(made["links"]["seats"]["shadow"])
    table = made["table"]
    with host.sit(table, "free-peoples") as left, friend.sit(table, "shadow") as right:
        assert left.state["undo"]["free"] is False
        before = left.state
        left.answer("fellowship-phase done")
        assert left.state["undo"]["free"] is True
        assert left.state["undo"]["what"] == "fellowship-phase done"
        left.say({"type": "undo", "id": "12345678", "at": left.state["number"]})
        assert left.wait("done")["again"] is False
        assert left.state["view"] == before["view"]
        assert left.state["number"] == before["number"] + 2
        left.say({"type": "undo", "id": "12345678", "at": 1})
        assert left.wait("done")["again"] is True
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        right.answer("hunt-dice 0")
        left.wait_until(lambda s: s["asked"]["ask"] == "die")
        with pytest.raises(Refused, match="cannot-undo"):
            left.order("undo", at=left.state["number"])
        left.order("undo-offer", at=left.state["number"])
        right.wait_until(lambda s: s["offer"] is not None)
        assert right.state["offer"]["what"] == "fellowship-phase done"
        right.order("undo-reply", at=right.state["number"], accept=True)
        left.wait_until(lambda s: s["asked"]["ask"] == "fellowship-phase")
        right.wait_until(lambda s: s["asked"]["ask"] == "fellowship-phase")
        assert left.events == [e for e in left.events if e["after"] <= left.state["answers"]]
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        assert [e["number"] for e in right.events] == list(range(len(right.events)))


def test_ways_lead_where_they_say(server: Running) -> None:
    with at_the_first_die(server.person()) as (left, right):
        ways = left.ask("ways", thing="")["ways"]
        assert {"move-fellowship", "skip"} & {way["kind"] for way in ways}
        assert right.ask("ways", thing="")["ways"] == []
        with pytest.raises(Refused, match="bad-message"):
            left.ask("ways", thing="nonsense")
        reason = left.ask("why-not", thing="attack edoras orthanc")["reason"]
        assert reason["rule"].startswith("W")
        way = next(way for way in ways if way["kind"] == "skip")
        left.answer(*way["lines"])
        right.wait_until(lambda s: s["asked"]["mine"])


def test_answers_sent_together_are_looked_at_and_taken_back_together(server: Running) -> None:
    with at_the_first_die(server.person()) as (left, right):
        before = left.state
        skip = next(w for w in left.ask("ways", thing="")["ways"] if w["kind"] == "skip")
        die, action = skip["lines"]
        ahead = left.ask("ahead", lines=[die], first=[])
        assert [f"{step['ask']} {step['code']}" for step in ahead["steps"]] == [die]
        assert ahead["asked"]["ask"] == "action"
        assert f"action {ahead['asked']['options'][-1]}" == action
        ahead = left.ask("ahead", lines=skip["lines"], first=[])
        assert [f"{step['ask']} {step['code']}" for step in ahead["steps"]] == skip["lines"]
        assert ahead["asked"] is None
        assert left.state["number"] == before["number"]
        left.answer(*skip["lines"])
        assert left.state["view"] == ahead["view"]
        assert left.state["undo"]["free"] is True
        left.order("undo", at=left.state["number"])
        assert left.state["view"] == before["view"]
        assert left.state["asked"]["ask"] == "die"
        # What was answered one by one is taken back one by one.
        left.answer(die)
        left.answer(action)
        left.order("undo", at=left.state["number"])
        assert left.state["asked"]["ask"] == "action"
        right.wait_number(left.state["number"])
        assert right.ask("ahead", lines=skip["lines"])["steps"] == []


def test_what_was_taken_back_together_stays_so(tmp_path: Path) -> None:
    """Loaded from the store, and in the record."""
    with running(tmp_path) as server:
        person = server.person()
        with at_the_first_die(person) as (left, _):
            table = left.state["table"]
            skip = next(w for w in left.ask("ways", thing="")["ways"] if w["kind"] == "skip")
            left.answer(*skip["lines"])
            left.order("undo", at=left.state["number"])
            left.answer(*skip["lines"])
            view, cookie = left.state["view"], person.cookie
    with running(tmp_path) as server:
        again = server.person(cookie=False)
        again.http.cookies.set(*cookie.split("=", 1))
        with again.sit(table, "free-peoples") as left:
            assert left.state["view"] == view
            left.order("undo", at=left.state["number"])
            assert left.state["asked"]["ask"] == "die"
        again.post(f"/api/tables/{table}/concede", {"seat": "shadow"})
        text = again.get(f"/api/tables/{table}/record")
        assert text.count("undoes") == 4
        replay(parse(text), WAR_OF_THE_RING, verify_seed=True)


def test_standing_orders_answer_and_lapse(server: Running) -> None:
    person = server.person()
    made = person.make(kind="one-screen", free="me", shadow="me")
    table = made["table"]
    luck = Seeded(8)
    with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
        left.say({"type": "orders", "id": "1", "orders": ["pass"]})
        left.wait_until(lambda s: [o["name"] for o in s["orders"]] == ["pass"])
        left.answer("fellowship-phase done")
        for _ in range(60):
            left.wait_until(lambda s: s["number"] >= right.state["number"])
            right.wait_until(lambda s: s["number"] >= left.state["number"])
            if not left.state["orders"]:
                break
            one = left if left.is_asked else right
            try:
                one.answer(any_answer(one, luck))
            except Refused as refused:
                if refused.code != "stale":
                    raise
                # The order was faster.
                one.wait_state()
        assert left.state["orders"] == []
        with pytest.raises(Refused, match="bad-message"):
            left.order("orders", orders=["dance"])


def test_what_orders_have_answered_is_shown(server: Running) -> None:
    """To the seat that gave the order, also after the page is loaded anew, and to nobody else."""
    person = server.person()
    made = person.make(kind="one-screen", free="me", shadow="me")
    luck = Seeded(3)
    with (
        person.sit(made["table"], "free-peoples") as left,
        person.sit(made["table"], "shadow") as right,
    ):
        for seat in (left, right):
            seat.order("orders", orders=["only-one-option", "usual-casualties"])
        for _ in range(2_000):
            number = max(left.state["number"], right.state["number"])
            for seat in (left, right):
                seat.wait_number(number)
            if left.state["by_order"] or left.asked is None:
                break
            one = left if left.is_asked else right
            try:
                one.answer(any_answer(one, luck))
            except Refused as refused:
                assert refused.code == "stale"  # noqa: PT017
                one.wait_state()
        shown = left.state["by_order"]
        assert shown
        assert all(one["after"] < left.state["answers"] for one in shown)
        assert all(one not in right.state["by_order"] for one in shown)
        with person.sit(made["table"], "free-peoples") as anew:
            assert anew.state["by_order"][: len(shown)] == shown


def test_a_real_table_asks_for_dice_and_draws(server: Running, tmp_path: Path) -> None:
    person = server.person()
    made = person.make(kind="real-table", free="me", shadow="computer random")
    luck = Seeded(2)
    with person.sit(made["table"], "free-peoples") as seat:
        asks = set()
        for _ in range(40):
            seat.wait_until(lambda s: bool(s["outcome"]) or s["asked"]["mine"])
            if seat.state["outcome"]:
                break
            asked = seat.state["asked"]
            asks.add(asked["ask"])
            assert asked["seat"] != "shadow"
            seat.answer(any_answer(seat, luck))
    assert "free-peoples-action-dice" in asks
    assert "free-peoples-character-draw" in asks
    assert "shadow-character-draw" not in asks


def test_cards_that_look_the_same_are_one_option_at_a_real_table(server: Running) -> None:
    person = server.person()
    seats = {"fellowship": {"kind": "me", "player": None}}
    wish = {"game": "lord-of-the-rings", "kind": "real-table", "seats": seats}
    table = person.post("/api/tables", wish, 201)["table"]
    with person.sit(table, "fellowship") as seat:
        asked = seat.state["asked"]
        assert (asked["ask"], asked["chance"], len(asked["options"])) == ("hobbit-card", True, 9)
        seat.answer("hobbit-card white-joker")
        seat.wait_until(lambda state: state["view"]["hand"] == ["white-joker"])


def test_at_a_real_table_what_another_hand_holds_is_listed_and_refused(server: Running) -> None:
    """A list without it would tell what the others hold."""
    person = server.person()
    seats = {seat: {"kind": "me", "player": None} for seat in ("first", "second")}
    wish = {
        "game": "lord-of-the-rings",
        "kind": "real-table",
        "seats": seats,
        "options": {"players": "2"},
    }
    table = person.post("/api/tables", wish, 201)["table"]
    luck = Seeded(4)
    with person.sit(table, "first") as first, person.sit(table, "second") as second:

        def next_draw() -> Seat:
            """Whoever tells the next Feature card."""
            while first.state["asked"]["ask"] != "feature-card":
                mine = first if first.is_asked else second
                mine.answer(any_answer(mine, luck))
                for seat in (first, second):
                    seat.wait_number(mine.state["number"])
            return first if first.is_asked else second

        one = next_draw()
        assert len(one.state["asked"]["options"]) == 12
        one.answer("feature-card aragorn")
        for seat in (first, second):
            seat.wait_number(one.state["number"])
        other = next_draw()
        assert other is not one
        assert one.state["asked"]["options"] == []
        assert "aragorn" in other.state["asked"]["options"]
        number = other.state["number"]
        with pytest.raises(Refused) as refused:
            other.answer("feature-card aragorn")
        assert (refused.value.code, refused.value.message["line"]) == ("elsewhere", 0)
        assert "gimli" not in json.dumps(refused.value.message)
        with pytest.raises(Refused, match="none of the options"):
            other.answer("feature-card bow")
        assert other.state["number"] == number
        other.answer("feature-card gimli")


def test_at_a_real_table_a_wrong_entry_is_taken_back_alone(server: Running) -> None:
    """A roll typed in wrongly is asked for again; what the computer decided before it stays."""
    person = server.person()
    made = person.make(kind="real-table", free="me", shadow="computer random")
    table = made["table"]
    luck = Seeded(3)
    with person.sit(table, "free-peoples") as seat:
        while seat.state["asked"]["ask"] != "free-peoples-action-dice":
            seat.answer(any_answer(seat, luck))
            seat.wait_until(lambda s: s["asked"]["mine"])
        before = seat.state
        assert before["view"]["hunt_box"]["allocated"] > 0
        seat.answer("free-peoples-action-dice muster muster muster muster")
        seat.wait_until(lambda s: s["asked"]["mine"])
        undo = seat.state["undo"]
        assert (undo["free"], undo["what"]) == (
            True,
            "free-peoples-action-dice muster muster muster muster",
        )
        seat.order("undo", at=seat.state["number"])
        seat.wait_until(lambda s: s["asked"]["ask"] == "free-peoples-action-dice")
        assert seat.state["view"] == before["view"]
        assert seat.state["answers"] == before["answers"]
        seat.answer("free-peoples-action-dice muster muster event character")
        # The choice before it, if that was wrong as well: one after the other.
        for what in ("free-peoples-action-dice", "fellowship-phase"):
            seat.wait_until(lambda s: s["asked"]["mine"])
            assert seat.state["undo"]["what"].startswith(what)
            done = seat.order("undo", at=seat.state["number"])
            seat.wait_number(done["number"])
            assert seat.state["asked"]["ask"] == what
    # It is the same when the table is read from the store, and in the record.
    server.do(server.server.hub.look_again(table))
    entries = server.server.store.entries(table)
    row = server.server.store.table(table)
    assert row is not None
    again = from_entries(row, entries).match
    assert again.pending is not None
    assert again.pending.ask == "fellowship-phase"
    person.post(f"/api/tables/{table}/concede", {"seat": "free-peoples"}, 200)
    record = parse(person.get(f"/api/tables/{table}/record"))
    assert replay(record, WAR_OF_THE_RING).outcome is not None


def test_the_texts_have_an_etag(server: Running) -> None:
    person = server.person()
    assert "page-home" in person.http.get("/api/words/pl").text
    answer = person.http.get("/api/words/pl/war-of-the-ring")
    assert "ask-die" in answer.text
    assert "page-home" not in answer.text
    tag = answer.headers["etag"]
    again = person.http.get("/api/words/pl/war-of-the-ring", headers={"If-None-Match": tag})
    assert again.status_code == 304
    for path in ("xx/war-of-the-ring", "en/nothing", "en/.."):
        assert person.http.get(f"/api/words/{path}").status_code == 404
        assert person.http.get(f"/api/rules/{path}").status_code == 404


def test_texts_are_packed_for_those_who_can_unpack_them(server: Running) -> None:
    person = server.person()
    path = "/api/words/en/war-of-the-ring"
    plain = person.http.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    packed = person.http.get(path, headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "accept-encoding" in packed.headers["vary"].lower()


def test_the_rules_come_in_sections(server: Running) -> None:
    person = server.person()
    answer = person.http.get("/api/rules/en/lord-of-the-rings")
    sections = answer.json()
    assert [section["number"] for section in sections[:2]] == ["F1", "F2"]
    assert sections[8]["title"] == "Event tiles"
    assert "(F9.3)" in sections[8]["text"]
    again = person.http.get(
        "/api/rules/en/lord-of-the-rings", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert again.status_code == 304


def test_at_a_real_table_what_was_sent_together_is_taken_back_together(tmp_path: Path) -> None:
    """Choices and what the dice have shown, here, from the store and in the record."""
    seats = {"fellowship": {"kind": "me", "player": None}}
    wish = {"game": "lord-of-the-rings", "kind": "real-table", "seats": seats}
    pays = ["discard white-joker", "discard grey-hiding"]
    with running(tmp_path) as server:
        person = server.person()
        made = person.post("/api/tables", wish | {"options": {"hobbits": "frodo"}}, 201)
        table, cookie = made["table"], person.cookie
        with person.sit(table, "fellowship") as seat:

            def undo(asked: str) -> None:
                seat.order("undo", at=seat.state["number"])
                seat.wait_until(lambda state: state["asked"]["ask"] == asked)

            for card in ("white-joker", "grey-hiding") * 3:
                seat.answer(f"hobbit-card {card}")
            # One by one, and two cards in one message.
            seat.answer("preparations roll")
            seat.answer("die cards")
            before = seat.state["view"]
            seat.answer(*pays)
            assert seat.state["undo"]["what"] == pays[-1]
            undo("discard")
            assert seat.state["view"] == before
            undo("die")
            undo("preparations")
            before = seat.state["view"]
            # All of it in one message.
            seat.answer("preparations roll", "die cards", *pays)
            assert len(seat.state["view"]["hand"]) == 4
            undo("preparations")
            assert seat.state["view"] == before
            undo("hobbit-card")
            seat.answer("hobbit-card grey-hiding")
            seat.answer("preparations roll", "die cards", *pays)
    with running(tmp_path) as server:
        again = server.person(cookie=False)
        again.http.cookies.set(*cookie.split("=", 1))
        with again.sit(table, "fellowship") as seat:
            seat.order("undo", at=seat.state["number"])
            seat.wait_until(lambda state: state["asked"]["ask"] == "preparations")
            assert seat.state["view"] == before
        again.post(f"/api/tables/{table}/concede", {"seat": "fellowship"}, 200)
        record = parse(again.get(f"/api/tables/{table}/record"))
        assert replay(record, LORD_OF_THE_RINGS).outcome is not None
