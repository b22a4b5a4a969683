"""The messages and what is made from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.server import messages
from thirdage.server.encoding import to_json
from thirdage.server.typescript import typescript
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match
from thirdage.table.plain import to_plain

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == typescript(), "run `make web-types`"


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"dance"}',
        b'{"type":"answers","id":"12345678","at":1,"lines":[]}',
        b'{"type":"answers","id":"1","at":1,"lines":["x"]}',
        b'{"type":"answers","id":"12345678","at":1,"lines":["x"],"more":1}',
        b'{"type":"ping"}',
        b"[]",
    ],
)
def test_what_does_not_fit_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=messages.FromClient)


def test_quick_json_is_that_of_the_plain_form() -> None:
    match: Match[Any] = Match(WAR_OF_THE_RING, WAR_OF_THE_RING.set_up({"edition": "2e"}), Seeded(3))
    luck = Seeded(4)
    for _ in range(150):
        request = match.pending
        if request is None:
            break
        view = match.view(request.seat)
        assert msgspec.json.decode(to_json(view)) == to_plain(view)
        match.answer(luck.below(len(request.things)))
