"""The page asks for no text that there is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web" / "src"
TEXTS: Final = ROOT / "src" / "thirdage" / "words" / "en"
ASKED: Final = re.compile(r"""["'](page-[a-z0-9-]*[a-z0-9])["']""")
BEGUN: Final = re.compile(r"""`(page-[a-z-]+-)\$\{""")


def test_there_is_a_text_for_whatever_the_page_says() -> None:
    written = {
        name
        for path in TEXTS.rglob("*.ftl")
        for name in re.findall(r"^(page-[a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.M)
    }
    asked, begun = set(), set()
    for path in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        text = path.read_text(encoding="utf-8")
        asked |= set(ASKED.findall(text))
        begun |= set(BEGUN.findall(text))
    assert {"page-home", "page-your-turn"} <= asked
    assert sorted(asked - written) == []
    assert [start for start in sorted(begun) if not any(n.startswith(start) for n in written)] == []
    unused = {n for n in written - asked if not any(n.startswith(start) for start in begun)}
    assert sorted(unused) == []
