"""Other ways to use the page: by keyboard, on a phone, in other languages; axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from browserkit import Clicker, NewPage, axe, picture
from serverkit import Process


def at_the_table(page: Page, server: Process) -> None:
    page.goto(f"http://{server.address}/")
    page.locator("main button.main").first.click()
    page.wait_for_selector(".prompt.mine")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, server: Process, scheme: str) -> None:
    page = new_page(scheme=scheme)
    for place in ("", "new", "help", "settings"):
        page.goto(f"http://{server.address}/#/{place}")
        page.wait_for_selector("main h1")
        page.wait_for_timeout(300)
        picture(page, f"{place or 'start'}-{scheme}")
        assert axe(page) == [], place
    at_the_table(page, server)
    Clicker(page, 4).play(60, most=12)
    picture(page, f"table-{scheme}")
    assert axe(page) == []
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog", name="Table").wait_for()
    assert axe(page) == []


def pick_by_keyboard(page: Page, server: Process) -> bool:
    """From the start page to an Army that is picked, by keyboard alone; False if the dice of
    this match let no Army of Rivendell move (one match in eighty)."""
    page.goto(f"http://{server.address}/")
    button = page.get_by_role("button", name="Play against the computer")
    button.wait_for()
    for _ in range(12):
        if button.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    done = page.locator(".prompt.mine [data-code=done]")
    done.wait_for()
    for _ in range(40):
        if done.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".prompt.mine [data-code=ring]").wait_for()
    # "/" finds a place, Enter shows it; an Army that can move is picked.
    page.keyboard.press("/")
    page.keyboard.type("rivendell")
    page.keyboard.press("Enter")
    try:
        page.locator(".prompt .picked", has_text="Rivendell").wait_for(timeout=15_000)
    except TooLate:
        return False
    return True


def test_by_keyboard_alone(new_page: NewPage, server: Process) -> None:
    page = new_page()
    assert any(pick_by_keyboard(page, server) for _ in range(3))
    picture(page, "picked")
    page.keyboard.press("Escape")
    page.locator(".prompt .picked").wait_for(state="detached")

    # Arrow keys walk on the map.
    page.locator('[data-region][tabindex="0"]').first.focus()
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement?.getAttribute('data-region')")
    assert focused


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone(new_page: NewPage, server: Process, width: int, height: int) -> None:
    page = new_page(width, height)
    at_the_table(page, server)
    Clicker(page, 5).play(120, most=25)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    page.wait_for_timeout(400)
    picture(page, f"phone-{width}")
    for sheet in ("Hand", "Dice", "Ring", "Nations", "Log"):
        page.locator("nav.tabs").get_by_role("button", name=sheet).click()
        page.wait_for_timeout(150)
        picture(page, f"phone-{width}-{sheet.lower()}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.locator("nav.tabs").get_by_role("button", name=sheet).click()
    assert axe(page) == []


@pytest.mark.parametrize("language", ["it-IT", "pl-PL", "fr-FR"])
def test_in_other_languages(new_page: NewPage, server: Process, language: str) -> None:
    page = new_page(1024, 768, language)
    at_the_table(page, server)
    Clicker(page, 6).play(60, most=15)
    for text in (page.inner_text("body"), page.locator("body").inner_html()):
        assert "[page-" not in text
        assert "[ask-" not in text
    assert page.locator("html").get_attribute("lang") == language[:2]
    picture(page, f"table-{language[:2]}")
