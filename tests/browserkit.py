"""Playing at the page: what is lit is clicked."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request

import thirdage

CHROMIUM: Final = shutil.which("chromium")
# As root and without a network Chromium needs all of these.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT: Final = Path(__file__).parents[1]
STATIC: Final = Path(thirdage.__file__).parent / "server" / "static"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES: Final = ROOT / "screenshots"

NewPage = Callable[..., Page]

LIT: Final = ", ".join(
    (
        ".prompt .options .lit:not(:disabled)",
        "[data-region].lit",
        ".plan [data-decide]:not(:disabled)",
        ".plan [data-more]:not(:disabled)",
        ".plan input:not(:checked):not(:disabled)",
        ".plan select:has(option[value='']) option:not([value=''])",
    )
)
LOOK: Final = """lit => ({
  mine: document.querySelector('.prompt.mine') !== null && !document.querySelector('.busy'),
  question: document.querySelector('#prompt-text')?.innerText ?? '',
  lit: Array.from(document.querySelectorAll(lit), one => one.innerText ?? ''),
  over: document.querySelector('dialog .won') !== null,
})"""
CLICK: Final = """([lit, place]) => {
  const one = document.querySelectorAll(lit)[place];
  if (one instanceof HTMLOptionElement) {
    one.selected = true;
    one.parentElement.dispatchEvent(new Event('change', {bubbles: true}));
  } else one?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""


class Onlooker:
    """Notes what a page should not do: errors, and requests to other hosts."""

    def __init__(self, page: Page, address: str, *, refused: bool = False) -> None:
        self.page = page
        self.refused = refused
        """Requests may be refused: the browser says so itself, whatever the page makes of it."""
        self.address = address
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.on("request", self._asked)

    def _hear(self, message: ConsoleMessage) -> None:
        if self.refused and "the server responded with a status of 4" in message.text:
            return
        # A server that stops for a moment is no fault of the page.
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            self.complaints.append(f"{message.text} {message.location.get('url')}")

    def _asked(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.netloc != self.address:
            self.complaints.append(f"a request to {url.netloc}")


class Clicker:
    """Somebody who clicks anything that is lit, but passes and discards dice unwillingly."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.clicks = 0

    def look(self) -> dict[str, Any]:
        """What the page shows."""
        found: dict[str, Any] = self.page.evaluate(LOOK, LIT)
        return found

    def step(self) -> bool:
        """One click, if I am asked something. Gives whether it was possible."""
        seen = self.look()
        if not seen["mine"] or not seen["lit"] or seen["over"]:
            return False
        places = range(len(seen["lit"]))
        place = self.luck.choice(places)
        if seen["lit"][place].startswith(("Pass", "Discard the die", "Use an Elven Ring")):
            place = self.luck.choice(places)
        self.page.evaluate(CLICK, [LIT, place])
        self.clicks += 1
        self.page.wait_for_timeout(10)
        return True

    def play(self, seconds: float, most: int = 100_000) -> None:
        """Click until the match is over, or that often."""
        end = time.monotonic() + seconds
        last, done = time.monotonic(), 0
        while done < most and not self.look()["over"]:
            now = time.monotonic()
            assert now < end, f"not over after {self.clicks} clicks: {self.look()}"
            if self.step():
                last, done = now, done + 1
                continue
            assert now - last < 120, f"nothing happens: {self.look()}"
            self.page.wait_for_timeout(30)


RINGS_LIT: Final = ", ".join(
    (
        ".prompt .options .lit:not(:disabled)",
        "svg .shines",
        ".slip.can",
        ".hobbit.lit",
        ".player.lit",
        ".cover .button.main",
        ".store.lit",
    )
)
RINGS_LOOK: Final = """lit => {
  const dialog = document.querySelector('dialog[open]');
  return {
    mine: document.querySelector('.prompt.mine, .cover') && !document.querySelector('.busy'),
    question: document.querySelector('#prompt-text')?.innerText ?? '',
    lit: Array.from(document.querySelectorAll(lit), one =>
      !dialog || dialog.contains(one) ? one.innerText ?? one.getAttribute('aria-label') : null),
    over: document.querySelector('dialog [data-score]') !== null,
  };
}"""


class Traveller(Clicker):
    """Somebody at the table of the Lord of the Rings, who touches anything that is lit, and hands
    the screen on."""

    def look(self) -> dict[str, Any]:
        """What the page shows."""
        found: dict[str, Any] = self.page.evaluate(RINGS_LOOK, RINGS_LIT)
        return found

    def step(self) -> bool:
        """One touch, if I am asked something. Gives whether it was possible."""
        seen = self.look()
        places = [place for place, text in enumerate(seen["lit"]) if text is not None]
        if not seen["mine"] or seen["over"] or not places:
            return False
        place = self.luck.choice(places)
        if seen["lit"][place].startswith(("Play no card", "No second card")):
            place = self.luck.choice(places)
        self.page.evaluate(CLICK, [RINGS_LIT, place])
        self.clicks += 1
        self.page.wait_for_timeout(10)
        return True


def axe(page: Page) -> list[str]:
    """Serious and critical findings of axe on what the page shows."""
    assert AXE.exists(), "axe-core is missing: npm ci in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def picture(page: Page, name: str) -> None:
    """A screenshot, in a folder that git ignores."""
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


SLOW: Final = bool(os.environ.get("CI") or os.environ.get("SLOW"))
