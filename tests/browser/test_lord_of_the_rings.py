"""The solitaire game in the browser: a whole match by touching what is lit, on any device."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browserkit import NewPage, Traveller, axe, picture
from serverkit import Process


def set_out(page: Page, server: Process) -> None:
    """From the start page to the first question."""
    page.goto(f"http://{server.address}/")
    page.locator("main button.main").nth(1).click()
    page.wait_for_selector(".prompt.mine")


def test_a_match_to_its_score(new_page: NewPage, server: Process) -> None:
    page = new_page()
    set_out(page, server)
    traveller = Traveller(page, 1)
    traveller.play(240)
    assert traveller.clicks > 40
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="Watch the match again").wait_for()
    score = end.locator("[data-score]").get_attribute("data-score")
    assert score is not None
    assert int(score) >= 0
    picture(page, "lotr-end")
    assert axe(page) == []

    end.get_by_role("button", name="Watch the match again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill("30")
    page.wait_for_url("**/30")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**/31")
    picture(page, "lotr-replay")
    assert axe(page) == []


HIDDEN: Final = """() => {
  const fits = one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight;
  const all = (where, found) => Array.from(document.querySelectorAll(where)).filter(found);
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const board = document.querySelector('.middle > .board').getBoundingClientRect();
  return [
    ...all('.board.lotr, .events, .hand ul, .hand .slip', one => !fits(one)),
    ...all('.master .name, .slip .title', one => one.scrollWidth > one.clientWidth),
  ].map(one => one.outerHTML).concat(prompt.bottom > board.top ? ['under the prompt'] : []);
}"""
"""What is not seen whole: the board, its events, the hand, a name."""


@pytest.mark.parametrize(
    ("width", "height", "scheme", "language"),
    [
        (1600, 1000, "dark", "en-GB"),
        (1280, 800, "light", "fr-FR"),
        (1024, 768, "light", "pl-PL"),
        (360, 740, "dark", "en-GB"),
        (390, 844, "light", "it-IT"),
    ],
)
def test_every_size(
    new_page: NewPage, server: Process, width: int, height: int, scheme: str, language: str
) -> None:
    page = new_page(width, height, language, scheme)
    set_out(page, server)
    traveller = Traveller(page, 3)
    asked: set[str] = set()
    while page.locator(".road").count() == 0 or len(asked) < 8:
        traveller.play(60, most=1)
        asked.add(traveller.look()["question"])
        # A prompt of many lines, which somebody wanted to read, may lie over it for once.
        if width > 820 and page.locator(".prompt .picked").count() == 0:
            page.wait_for_timeout(50)
            assert page.evaluate(HIDDEN) == []
    page.wait_for_timeout(300)
    picture(page, f"lotr-{width}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(page) == []
    for tab in page.locator(".tabs button:visible").all():
        tab.click()
        page.wait_for_timeout(100)
        assert axe(page) == []
        tab.click()


def test_a_new_match_with_other_hobbits(new_page: NewPage, server: Process) -> None:
    page = new_page()
    page.goto(f"http://{server.address}/")
    page.get_by_role("link", name="New match").nth(1).click()
    for hobbit in ("Pippin", "Merry", "Fatty"):
        page.get_by_role("checkbox", name=hobbit).uncheck()
    page.get_by_text("12 (harder)").click()
    page.get_by_text("Where the rules can be read in two ways").click()
    page.get_by_label("Feature cards at Elrond").select_option("random")
    assert axe(page) == []
    picture(page, "lotr-new")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".hobbit").count() == 2
    page.get_by_role("img", name="Sauron on 12").wait_for()
    table = page.evaluate(
        "fetch('/api/' + location.hash.replace('#/table', 'tables')).then(one => one.json())"
    )
    assert table["options"]["hobbits"] == "frodo+sam"
    assert table["options"]["solo-elrond"] == "random"


def test_a_real_table(new_page: NewPage, server: Process) -> None:
    page = new_page(1024, 768)
    page.goto(f"http://{server.address}/#/new/lord-of-the-rings")
    for hobbit in ("Sam", "Pippin", "Merry", "Fatty"):
        page.get_by_role("checkbox", name=hobbit).uncheck()
    page.get_by_text("At a real table").click()
    page.get_by_role("button", name="Begin").click()
    for number, card in enumerate(["white-joker", "grey-hiding"] * 3):
        page.get_by_role("heading", name=f"My hand ({number})").wait_for()
        page.locator(f".prompt [data-code={card}]").click()
    page.locator(".prompt [data-code=roll]").click()
    page.get_by_role("button", name="two cards").click()
    page.get_by_role("button", name="Done").click()
    log = page.get_by_role("list", name="What happened")
    log.get_by_text("The die shows: two cards.").wait_for()
    # Two cards are chosen together, sent in one message and taken back together; a roll that was
    # typed in alone is taken back alone.
    page.locator("[data-card=white-joker]").click()
    page.get_by_role("heading", name="(1 to go)").wait_for()
    page.get_by_role("heading", name="My hand (5)").wait_for()
    page.locator("[data-card=grey-hiding]").click()
    page.locator("[data-pay]").click()
    log.get_by_text("Card discarded: Hiding (grey).").wait_for()
    undo = page.locator("button.undo:not(:disabled)")
    undo.click()
    page.get_by_role("heading", name="(2 to go)").wait_for()
    page.get_by_role("heading", name="My hand (6)").wait_for()
    picture(page, "lotr-real-table")
    assert axe(page) == []
    undo.click()
    page.get_by_role("button", name="two cards").wait_for()


def test_the_computer_plays_and_somebody_watches(new_page: NewPage, server: Process) -> None:
    page = new_page()
    page.goto(f"http://{server.address}/#/new/lord-of-the-rings")
    page.get_by_text("The computer plays").click()
    page.get_by_role("radio", name="experienced").check()
    page.get_by_role("button", name="Begin").click()
    watching = page.get_by_role("region", name="Watching")
    watching.get_by_role("button", name="Pause").click()
    told = page.get_by_role("list", name="What happened").get_by_role("listitem")
    before = told.count()
    watching.get_by_role("button", name="One step on").click()
    page.wait_for_function("n => document.querySelectorAll('ol li').length > n", arg=before)
    picture(page, "lotr-watching")
    assert axe(page) == []
    end = page.locator("dialog [data-score]")
    page.wait_for_function(
        """() => {
          document.querySelector('.watching .button:last-child:enabled')?.click();
          return document.querySelector('dialog [data-score]');
        }""",
        polling=200,
    )
    assert end.count() == 1


def test_an_event_for_which_there_is_no_room_is_told_when_it_is_touched(
    new_page: NewPage, server: Process
) -> None:
    page = new_page(1280, 720)
    set_out(page, server)
    traveller = Traveller(page, 3)
    while page.locator(".road").count() == 0:
        traveller.play(60, most=1)
    first, *_, last = page.get_by_role("list", name="Events").get_by_role("listitem").all()
    expect(first.locator("p")).to_be_visible()
    expect(last.locator("p")).to_be_hidden()
    last.locator("summary").click()
    expect(last.locator("p")).to_be_visible()


def test_why_not_and_undo_by_keyboard(new_page: NewPage, server: Process) -> None:
    page = new_page()
    set_out(page, server)
    page.locator("[data-gandalf=foresight]").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("You need 5 shields.").wait_for()
    picture(page, "lotr-why-not")
    assert axe(page) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")

    page.locator(".prompt [data-code=no]").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Nazgûl appears").first.wait_for()
    undo = page.get_by_role("button", name="Undo “No preparations”")
    undo.focus()
    page.keyboard.press("Enter")
    page.locator(".prompt [data-code=roll]").wait_for()


def test_a_touch_waits_until_it_is_known_what_can_be_begun(
    new_page: NewPage, server: Process
) -> None:
    page = new_page()
    held: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []

    def relay(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        far = socket.connect_to_server()
        socket.on_message(far.send)
        far.on_message(
            lambda text: (held.append if '"type":"ways"' in str(text) else socket.send)(text)
        )

    page.route_web_socket("**/*", relay)
    set_out(page, server)
    page.locator("[data-gandalf=foresight]").click()
    while not held:
        page.wait_for_timeout(50)
    assert page.get_by_role("dialog").count() == 0
    sockets[-1].send(held[-1])
    page.get_by_role("dialog").get_by_text("You need 5 shields.").wait_for()
