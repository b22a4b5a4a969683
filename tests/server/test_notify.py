"""Notices: once for each time a seat begins to be waited for."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from serverkit import running
from thirdage.server import live
from thirdage.server.config import Config
from thirdage.server.notify import why_not_url

SCHEMES = Config().notify_schemes
# Apprise loads a module that Python 3.11 warns of.
pytestmark = pytest.mark.filterwarnings("ignore:.*imghdr")


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("ntfy://my-topic", True),
        ("tgram://123456789:abcdefg_hijklmnop-qrstuvwxyz012345678/12315544", True),
        ("json://127.0.0.1/steal", False),
        ("http://127.0.0.1", False),
        ("file:///etc/passwd", False),
        ("ntfy", False),
        ("", False),
    ],
)
def test_which_addresses_are_taken(url: str, good: bool) -> None:
    assert (why_not_url(url, SCHEMES) is None) == good


def test_told_once_and_only_while_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "NOTICE_AFTER", 0.0)
    sent: list[tuple[str, str]] = []

    def send(url: str, title: str, body: str) -> bool:
        sent.append((url, body))
        return True

    with running(tmp_path, send=send) as server:
        host, friend = server.person(), server.person()
        made = host.make(shadow="friend")
        table = made["table"]
        friend.join(made["links"]["seats"]["shadow"])
        wish = {"seat": "shadow", "url": "ntfy://a-secret-topic"}
        assert friend.put(f"/api/tables/{table}/notify", wish)["set"] is True
        friend.put(f"/api/tables/{table}/notify", {**wish, "url": "json://x"}, 400)
        with host.sit(table, "free-peoples") as seat:
            seat.answer("fellowship-phase done")
        end = time.monotonic() + 15
        while not sent and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(6)
        assert len(sent) == 1
        url, body = sent[0]
        assert url == "ntfy://a-secret-topic"
        assert table in body
        for path in (
            "/api/tables",
            f"/api/tables/{table}",
            f"/api/tables/{table}/notify?seat=shadow",
        ):
            assert "a-secret-topic" not in friend.http.get(path).text
        # Whoever looks at the table is not told.
        with friend.sit(table, "shadow") as seat:
            seat.answer("hunt-dice 1")
            with host.sit(table, "free-peoples") as left:
                left.wait_until(lambda s: s["asked"]["mine"] or s["asked"]["seat"] == "shadow")
        assert len(sent) == 1
