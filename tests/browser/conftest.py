"""A server with the built page, and Debian's Chromium to look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from browserkit import CHROMIUM, FLAGS, STATIC, NewPage, Onlooker
from serverkit import Process


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium (Debian: apt-get install chromium)")
    if not (STATIC / "index.html").exists():
        pytest.skip("the page has not been built (make page)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """The server as a process of its own."""
    process = Process(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture
def new_page(browser: Browser, server: Process) -> Iterator[NewPage]:
    """Somebody new with a window of his own; whatever his page complains about fails the test."""
    onlookers: list[Onlooker] = []

    def make(
        width: int = 1600,
        height: int = 1000,
        language: str = "en-GB",
        scheme: str = "light",
        *,
        refused: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)  # the machine may be busy
        onlookers.append(Onlooker(page, server.address, refused=refused))
        return page

    yield make
    for onlooker in onlookers:
        onlooker.page.context.close()
        assert onlooker.complaints == []
