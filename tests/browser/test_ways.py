"""Other ways to use the page: by keyboard, on a phone, in other languages; axe."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browserkit import ROOT, Clicker, NewPage, axe, picture
from serverkit import Process

SHAPES: Final = ROOT / "web" / "src" / "games" / "war-of-the-ring" / "map" / "shapes.json"


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


def test_a_region_where_nothing_can_be_done_tells_why(new_page: NewPage, server: Process) -> None:
    """In the Fellowship phase nothing can be done there at all; in phase 5 no Army is near."""
    page = new_page()
    at_the_table(page, server)
    done = page.locator(".prompt.mine [data-code=done]")
    done.wait_for()
    why = page.locator(".prompt .why .rule")
    for region in ("moria", "rivendell"):
        page.locator(f"[data-region={region}]").press("Enter")
        expect(why).to_have_text("W4.1")
    picture(page, "why-not")
    done.click()
    page.locator(".prompt.mine [data-code=ring]").wait_for()
    page.locator("[data-region=gorgoroth]").press("Enter")
    expect(why).to_have_text("W13.2")
    # What an Army can enter is offered with the Armies that can.
    page.locator("[data-region=fords-of-bruinen]").press("Enter")
    offered = page.locator(".prompt .chip", has_text="Rivendell → Fords of Bruinen")
    expect(offered.or_(why.filter(has_text="W6.1")).first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone(new_page: NewPage, server: Process, width: int, height: int) -> None:
    page = new_page(width, height)
    at_the_table(page, server)
    clicker = Clicker(page, 5)
    while page.locator(".story").count() == 0:
        clicker.play(60, most=1)
    # The story leaves the tools of the map to be touched.
    page.locator("button.find").click(trial=True)
    page.get_by_role("button", name="Zoom in").click(trial=True)
    clicker.play(120, most=25)
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


SEEN: Final = """([x, y]) => {
  const top = document.querySelector('.wotr-map svg.top');
  const at = new DOMPoint(x, y).matrixTransform(top.getScreenCTM());
  const on = document.elementFromPoint(at.x, at.y);
  const card = document.querySelector('.wotr-map .card')?.getBoundingClientRect();
  if (card && at.x > card.left && at.x < card.right && at.y > card.top && at.y < card.bottom)
    return 'the card lies over it';
  if (top.contains(on)) return 'seen';
  return `${Math.round(at.x)}, ${Math.round(at.y)}: ${on?.className ?? 'off the screen'}`;
}"""
"""What lies over the middle of a region."""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1100), (1024, 768), (1600, 1000)])
def test_what_is_focused_is_seen(
    new_page: NewPage, server: Process, width: int, height: int
) -> None:
    """By arrows, by search and from the list, the prompt and open panels notwithstanding."""
    page = new_page(width, height)
    at_the_table(page, server)
    middles = {
        name: shape["middle"]
        for name, shape in json.loads(SHAPES.read_text(encoding="utf-8"))["regions"].items()
    }

    def see(region: str) -> None:
        try:  # the map glides there
            page.wait_for_function(
                f"one => ({SEEN})(one) === 'seen'", arg=middles[region], timeout=5_000
            )
        except TooLate:
            assert page.evaluate(SEEN, middles[region]) == "seen", region

    def focused() -> str:
        found = page.evaluate("document.activeElement.getAttribute('data-region')")
        assert isinstance(found, str)
        return found

    page.locator("[data-region=rivendell]").focus()
    for zoom in ("", "++"):
        for key in zoom:
            page.keyboard.press(key)
        passed = set()
        for way in ("Down", "Left", "Down", "Right", "Down", "Up"):
            for _ in range(5):
                page.keyboard.press(f"Arrow{way}")
                see(focused())
                passed.add(focused())
        assert len(passed) > 8
    # Found by its name; chosen from the list by touch.
    for region, name in (("near-harad", "near harad"), ("forlindon", "forlindon")):
        page.keyboard.press("/")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        page.locator("aside .regions").wait_for(state="detached")
        see(region)
    for region, name in (("minhiriath", "Minhiriath"), ("far-harad", "Far Harad")):
        page.locator("button.find").click()
        page.locator(f".regions li button:has(.name:text-is('{name}'))").click()
        page.mouse.move(1, 1)
        page.locator("aside .regions").wait_for(state="detached")
        see(region)
    picture(page, f"far-harad-{width}")
    # A sheet that is opened over it moves it out.
    tab = page.locator(".tabs button:visible").last
    if tab.count():
        tab.click()
        see("far-harad")


def test_a_match_that_waits_for_me_is_seen_first(new_page: NewPage, server: Process) -> None:
    page = new_page(360, 740)
    at_the_table(page, server)
    page.goto(f"http://{server.address}/")
    expect(page.get_by_role("link", name="Your turn")).to_be_in_viewport(ratio=1)
