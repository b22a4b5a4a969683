"""Two at once, twice the same, too late, after a drop."""

from __future__ import annotations

import socket
import threading
import time
import uuid
from collections.abc import Iterator

import pytest

from serverkit import Json, Person, Refused, Running, Seat, any_answer, running
from thirdage.table.dealers import Seeded


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("races")) as found:
        yield found


def alone(server: Running) -> tuple[Person, Json]:
    """A person at both seats of a table."""
    person = server.person()
    return person, person.make(kind="one-screen")


def test_of_two_answers_at_once_one_counts(server: Running) -> None:
    person, made = alone(server)
    table = made["table"]
    with (
        person.sit(table, "free-peoples") as one,
        person.sit(table, "free-peoples") as two,
    ):
        number = one.state["number"]
        results: list[object] = []

        def send(seat: Seat) -> None:
            try:
                results.append(seat.answer("fellowship-phase done", at=number))
            except Refused as refused:
                results.append(refused.code)

        threads = [threading.Thread(target=send, args=(seat,)) for seat in (one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(type(result).__name__ for result in results) == ["dict", "str"]
        assert "stale" in results
        # The one who was refused is shown where the match is now.
        for seat in (one, two):
            seat.wait_until(lambda s: s["asked"]["ask"] == "hunt-dice")
        assert one.state["number"] == number + 1


def test_the_same_id_counts_once(server: Running) -> None:
    person, made = alone(server)
    with person.sit(made["table"], "free-peoples") as seat:
        action = uuid.uuid4().hex
        number = seat.state["number"]
        message = {
            "type": "answers",
            "id": action,
            "at": number,
            "lines": ["fellowship-phase done"],
        }
        for _ in range(5):
            seat.say(message)
        done = [seat.wait("done") for _ in range(5)]
        assert [one["again"] for one in done] == [False, True, True, True, True]
        assert {one["number"] for one in done} == {number + 1}
    # Also after the table has left the memory.
    hub = server.server.hub
    end = time.monotonic() + 5
    while made["table"] in hub.live and time.monotonic() < end:
        hub.sweep(idle=-1)
        time.sleep(0.01)
    assert made["table"] not in hub.live
    with person.sit(made["table"], "free-peoples") as seat:
        assert seat.answer("fellowship-phase done", at=number, action=action)["again"] is True
        assert seat.state["number"] == number + 1


def test_all_lines_or_none(server: Running) -> None:
    person, made = alone(server)
    with person.sit(made["table"], "free-peoples") as seat:
        before = seat.state
        for lines, at in (
            (["fellowship-phase done", "die army"], 1),
            (["fellowship-phase nonsense"], 0),
            (["hunt-dice 1"], 0),
            (["nothing"], 0),
        ):
            with pytest.raises(Refused, match="illegal") as refused:
                seat.answer(*lines)
            assert refused.value.message["line"] == at
            after = seat.wait_state()
            assert after["number"] == before["number"]
            assert after["view"] == before["view"]


def test_a_list_cannot_wait_for_the_dice(server: Running) -> None:
    """Whoever could send "if the dice show this, I do that" would learn the dice beforehand."""
    person, made = alone(server)
    table = made["table"]
    with person.sit(table, "free-peoples") as free, person.sit(table, "shadow") as shadow:
        free.answer("fellowship-phase done")
        shadow.wait_number(free.state["number"])
        free.wait_number(shadow.state["number"])
        for face in ("character", "army", "muster", "event", "muster-army", "eye"):
            with pytest.raises(Refused, match="illegal") as refused:
                shadow.answer("hunt-dice 1", f"die {face}")
            assert refused.value.message["line"] == 1


def test_an_answer_to_an_old_state_is_refused(server: Running) -> None:
    person, made = alone(server)
    with person.sit(made["table"], "free-peoples") as seat:
        number = seat.state["number"]
        seat.answer("fellowship-phase done")
        for at in (number, 0, -1, 10**9):
            with pytest.raises(Refused, match="stale"):
                seat.answer("fellowship-phase done", at=at)


def test_after_a_drop_only_what_is_missing_comes(server: Running) -> None:
    person, made = alone(server)
    table = made["table"]
    luck = Seeded(12)
    address, cookie = server.address, person.cookie
    with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
        seats = {"free-peoples": left, "shadow": right}
        gone = person.sit(table, "shadow")
        gone.wait_state()
        known, number = list(gone.events), gone.state["number"]
        gone.close()
        for _ in range(40):
            for one in seats.values():
                one.wait_number(max(s.state["number"] for s in seats.values()))
            asked = left.asked
            if asked is None:
                break
            one = seats[asked["seat"]]
            one.answer(any_answer(one, luck))
        right.wait_number(left.state["number"])
        back = Seat(address, table, "shadow", cookie=cookie, number=number, events=len(known))
        with back:
            assert back.state["events_from"] == len(known)
            assert known + back.state["events"] == right.events
            assert back.state["view"] == right.state["view"]
        # A client that claims to have more than there is gets no holes.
        with Seat(address, table, "shadow", cookie=cookie, number=number, events=10**6) as odd:
            assert odd.state["events_from"] == len(right.events)
        with Seat(address, table, "shadow", cookie=cookie, number=0, events=50) as new:
            assert new.state["events"] == right.events


def test_an_undo_shortens_the_events_of_whoever_was_away(server: Running) -> None:
    person, made = alone(server)
    table = made["table"]
    with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        right.answer("hunt-dice 1")
        left.wait_number(right.state["number"])
        away = list(left.events)
        number = left.state["number"]
        left.order("undo-offer", at=left.state["number"])
        left.wait_until(lambda s: s["asked"]["ask"] == "fellowship-phase")
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        right.answer("hunt-dice 2")
        left.wait_number(right.state["number"])
        back = Seat(
            server.address,
            table,
            "free-peoples",
            cookie=person.cookie,
            number=number,
            events=len(away),
        )
        with back:
            start = back.state["events_from"]
            assert start < len(away)
            assert away[:start] + back.state["events"] == left.events


def test_a_slow_reader_hurts_nobody(server: Running) -> None:
    person, made = alone(server)
    table = made["table"]
    luck = Seeded(4)
    lazy = [person.sit(table, None) for _ in range(20)]
    try:
        with person.sit(table, "free-peoples") as left, person.sit(table, "shadow") as right:
            seats = {"free-peoples": left, "shadow": right}
            for _ in range(30):
                for one in seats.values():
                    one.wait_number(max(s.state["number"] for s in seats.values()))
                asked = left.asked
                if asked is None:
                    break
                one = seats[asked["seat"]]
                one.answer(any_answer(one, luck))
    finally:
        for one in lazy:
            # They would not even read the server's goodbye.
            one.socket.socket.shutdown(socket.SHUT_RDWR)
            one.close()
