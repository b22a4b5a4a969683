"""An undo that the others have to agree to: asked, withdrawn, declined, agreed, kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serverkit import Refused, Running, Seat, any_answer, running
from thirdage.games import game_named
from thirdage.table.dealers import Seeded
from thirdage.table.record import parse, replay


@contextmanager
def two(server: Running) -> Iterator[tuple[Seat, Seat]]:
    """Two people at a table: the dice have been rolled since the first has chosen."""
    host, friend = server.person(), server.person()
    made = host.make(shadow="friend")
    friend.join(made["links"]["seats"]["shadow"])
    with (
        host.sit(made["table"], "free-peoples") as left,
        friend.sit(made["table"], "shadow") as right,
    ):
        left.answer("fellowship-phase done")
        right.wait_number(left.state["number"])
        right.answer("hunt-dice 0")
        left.wait_number(right.state["number"])
        yield left, right


def offer(left: Seat, right: Seat) -> None:
    """The first seat asks, and both know."""
    done = left.order("undo-offer", at=left.state["number"])
    for seat in (left, right):
        seat.wait_number(done["number"])
        assert seat.state["offer"]["by"] == "free-peoples"
        assert seat.state["offer"]["to"] == ["shadow"]


def test_an_offer_is_withdrawn_or_declined(tmp_path: Path) -> None:
    with running(tmp_path) as server, two(server) as (left, right):
        view = left.state["view"]
        for seat in (left, right):
            offer(left, right)
            with pytest.raises(Refused, match="no-offer"):
                left.order("undo-reply", at=left.state["number"], accept=True)
            done = seat.order("undo-reply", at=seat.state["number"], accept=False)
            for one in (left, right):
                one.wait_number(done["number"])
                assert one.state["offer"] is None
                assert one.state["view"]["dice"] == view["dice"]
            with pytest.raises(Refused, match="no-offer"):
                right.order("undo-reply", at=right.state["number"], accept=True)


def test_an_offer_lapses_when_somebody_answers(tmp_path: Path) -> None:
    with running(tmp_path) as server, two(server) as (left, right):
        offer(left, right)
        number = right.state["number"]
        asked = left if left.is_asked else right
        asked.answer(any_answer(asked, Seeded(1)))
        right.wait_number(number + 1)
        assert right.state["offer"] is None
        # Whoever agrees to what he saw before is told that things have changed.
        with pytest.raises(Refused, match="stale"):
            right.order("undo-reply", at=number, accept=True)


def test_an_offer_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server, two(server) as (left, right):
        offer(left, right)
        table = left.state["table"]
        people = server.people
    with running(tmp_path) as server:
        host, friend = server.person(cookie=False), server.person(cookie=False)
        for now, before in zip((host, friend), people, strict=True):
            now.http.cookies.update(before.http.cookies)
        with host.sit(table, "free-peoples") as left, friend.sit(table, "shadow") as right:
            assert left.state["offer"]["to"] == ["shadow"]
            message = {"at": right.state["number"], "accept": True, "id": "agree-once"}
            right.say({"type": "undo-reply", **message})
            assert right.wait("done")["again"] is False
            right.say({"type": "undo-reply", **message})
            assert right.wait("done")["again"] is True
            left.wait_until(lambda s: s["asked"]["ask"] == "fellowship-phase")
            assert left.state["offer"] is None
        friend.post(f"/api/tables/{table}/concede", {"seat": "shadow"}, 200)
        # The record tells of it, and can be played again.
        text = host.get(f"/api/tables/{table}/record")
    assert "# free-peoples offers" in text
    assert "free-peoples undoes agreed" in text
    record = parse(text)
    game = game_named(record.header.game)
    assert replay(record, game, verify_seed=True).outcome is not None


def test_an_offer_does_not_tell_a_secret_choice(tmp_path: Path) -> None:
    """A Combat card lies face down: the offer to take it back does not name it."""
    luck = Seeded(5)
    with running(tmp_path) as server, two(server) as (left, right):
        for _ in range(3_000):
            number = max(left.state["number"], right.state["number"])
            for seat in (left, right):
                seat.wait_number(number)
            assert left.asked is not None, "the match ended without a secret choice"
            mine, other = (left, right) if left.is_asked else (right, left)
            asked = mine.asked
            assert asked is not None
            cards = [code for code in asked["options"] if code not in ("none", "no")]
            if asked["ask"].endswith("-combat-card") and cards:
                mine.answer(f"{asked['ask']} {cards[0]}")
                done = mine.order("undo-offer", at=mine.state["number"])
                for seat in (mine, other):
                    seat.wait_number(done["number"])
                assert mine.state["offer"]["what"] == f"{asked['ask']} {cards[0]}"
                assert cards[0] not in other.state["offer"]["what"]
                assert cards[0] not in other.raw[-1]
                return
            mine.answer(any_answer(mine, luck))
        raise AssertionError("no Combat card was ever chosen")
