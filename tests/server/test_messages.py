"""The messages and what is made from them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from thirdage.server import messages
from thirdage.server.typescript import typescript

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
