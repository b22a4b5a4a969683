"""People at a table: undo by consent, orders, notices, seats that change hands, watching, the end;
a real table; what is no link and no record; answers given while the server is away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page

from browserkit import ROOT, Clicker, NewPage, axe, picture
from serverkit import Process
from thirdage.cli.commands import main

RECORD: Final = ROOT / "tests" / "records" / "war-of-the-ring-heuristic-heuristic-1.record"
OTHER_RECORD: Final = RECORD.with_name("lord-of-the-rings-random-1.record")
NOTICES: Final = """
window.told = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    this.addEventListener('show', () => told.push(`${title} | ${options.body}`));
    this.addEventListener('close', () => told.push('closed'));
  }
};
window.hide = hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""Writes down which notices the browser has shown and closed. The page can be hidden, as far as it
can see: without a window nothing else hides it."""


def menu(page: Page) -> Locator:
    """The dialog about the table."""
    page.get_by_role("button", name="Table", exact=True).click()
    return page.get_by_role("dialog")


def friends(new_page: NewPage, server: Process) -> tuple[Page, Page]:
    """A host, and a friend who came by the link that was copied, by plain http."""
    host, friend = new_page(), new_page()
    host.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    friend.context.grant_permissions(["notifications"])
    friend.add_init_script(NOTICES)
    host.goto(f"http://{server.address}/#/new")
    host.get_by_text("A friend by link").click()
    host.get_by_role("button", name="Begin").click()
    link = host.get_by_label("Invite your friend").input_value()
    host.get_by_role("button", name="Copy link").click()
    host.get_by_role("button", name="Copied").wait_for()
    host.get_by_role("link", name="To the table").click()
    friend.goto(link)
    friend.wait_for_selector(".prompt")
    return host, friend


def test_an_undo_is_asked_for(new_page: NewPage, server: Process) -> None:
    host, friend = friends(new_page, server)
    begun = host.locator(".prompt.mine [data-code=done]")
    begun.click()
    friend.locator(".prompt.mine [data-code='1']").click()
    host.locator(".prompt.mine [data-code=ring]").wait_for()
    offer, undo = friend.locator(".offer"), host.locator(".undo")
    undo.click()
    offer.get_by_text("would like to take back a choice").wait_for()
    assert axe(friend) == []
    # It outlives the server.
    server.kill()
    host.get_by_text("Connecting …").wait_for()
    server.start()
    offer.get_by_role("button", name="No").click()
    host.get_by_text("The other side does not agree").wait_for()
    undo.click()
    offer.wait_for()
    host.get_by_role("button", name="Withdraw").click()
    offer.wait_for(state="detached")
    undo.click()
    # What is answered while the server is away is kept, once.
    offer.wait_for()
    server.kill()
    friend.get_by_text("Connecting …").wait_for()
    offer.get_by_role("button", name="Yes").click()
    server.start()
    begun.wait_for()
    assert friend.locator(".offer").count() == 0
    begun.click()
    friend.locator(".prompt.mine [data-code='1']").wait_for()


def test_a_table_of_friends_to_its_end(new_page: NewPage, server: Process, tmp_path: Path) -> None:
    host, friend = friends(new_page, server)
    # Notices and orders are set; they are seen again, and revoked.
    table = menu(friend)
    table.get_by_label("By the browser, while this page is open").check()
    table.get_by_role("button", name="Standing orders").click()
    orders = "Pass until something happens", "Take casualties in the usual order"
    for order in orders:
        table.get_by_label(order).check()
    table.get_by_label(orders[0]).uncheck()
    friend.keyboard.press("Escape")
    table = menu(friend)
    table.get_by_role("button", name="Standing orders").click()
    assert [table.get_by_label(order).is_checked() for order in orders] == [False, True]
    friend.keyboard.press("Escape")
    # Told once, with what is asked, and only while the page is hidden.
    friend.evaluate("hide(true)")
    host.locator(".prompt.mine [data-code=done]").click()
    friend.locator(".prompt.mine").wait_for()
    told = ["Your turn | How many Action dice do you put into the Hunt Box?"]
    friend.wait_for_function("told.length > 0")
    assert friend.evaluate("told") == told
    friend.evaluate("hide(false)")
    friend.wait_for_function("told.length > 1")
    assert friend.evaluate("told") == [*told, "closed"]
    # Who watches sees neither hand, and is asked nothing.
    menu(host).get_by_role("listitem").filter(has_text="For those who watch").wait_for()
    link = host.evaluate(
        "fetch('/api/' + location.hash.replace('#/table', 'tables'))"
        ".then(one => one.json()).then(one => `/#/join/${one.links.watch}`)"
    )
    host.keyboard.press("Escape")
    watcher = new_page(1024, 768)
    watcher.goto(f"http://{server.address}{link}")
    watcher.wait_for_selector(".prompt")
    hands = [
        hand.split("\n")[0]
        for page in (host, friend)
        for hand in page.locator(".hand .slip").all_inner_texts()
    ]
    assert len(hands) == 4
    assert [hand for hand in hands if hand in watcher.content()] == []
    assert watcher.locator(".undo").count() == 0
    # What an order answers stands in the log of whoever gave it, also later.
    friend.locator(".prompt.mine [data-code='0']").click()
    passes = host.locator(".prompt.mine [data-code=pass]")
    players = [Clicker(host, 2), Clicker(friend, 3)]
    host.locator(".prompt.mine [data-code=ring]").wait_for()
    while passes.count() == 0:  # the Shadow has rolled too many Eyes to let the other side pass
        for one in players:
            one.step()
    table = menu(host)
    table.get_by_role("button", name="Standing orders").click()
    table.get_by_label(orders[0]).check()
    host.keyboard.press("Escape")
    by_order = host.locator("li.order").get_by_text("By your standing order – Which Action die")
    by_order.first.wait_for()
    picture(host, "by-order")
    host.reload()
    by_order.first.wait_for()
    assert friend.locator("li.order").count() == 0
    # The host, who sees names as they are given, lets the computer take the friend's seat.
    friend.goto(f"http://{server.address}/#/settings")
    friend.get_by_label("My name").fill("Halbarad")
    friend.get_by_role("button", name="Save").click()
    seat = menu(host).get_by_role("listitem").filter(has_text="Halbarad")
    seat.get_by_role("button", name="Hand to the computer").click()
    seat = host.get_by_role("dialog").get_by_role("listitem").filter(has_text="Computer")
    seat.get_by_role("button", name="Give back").click()
    host.get_by_role("listitem").filter(has_text="Halbarad").wait_for()
    host.keyboard.press("Escape")
    friend.go_back()
    friend.wait_for_selector(".prompt")
    # Given up, a rematch, and a record that anybody can check.
    table = menu(friend)
    table.get_by_role("button", name="Give up the match").click()
    table.get_by_role("button", name=re.compile("Shadow")).click()
    end = host.get_by_role("dialog")
    end.get_by_text("The other side has given up.").wait_for()
    with host.expect_download() as download:
        end.get_by_role("button", name="Save the record").click()
    record = tmp_path / "downloaded.record"
    download.value.save_as(record)
    assert main(["replay", str(record), "--verify"]) == 0
    end.get_by_role("button", name="Rematch").click()
    friend.get_by_role("dialog").get_by_role("link", name="To the table").click()
    friend.wait_for_selector(".prompt")
    assert friend.url == host.url


def test_a_real_table(new_page: NewPage, server: Process) -> None:
    page = new_page()
    page.goto(f"http://{server.address}/#/new")
    page.get_by_text("At a real table").click()
    page.get_by_role("button", name="Begin").click()
    prompt = page.locator(".prompt.mine")
    for deck in ("Character", "Strategy"):
        prompt.get_by_text(f"Card drawn from the {deck} deck").wait_for()
        prompt.locator(".lit").first.click()
    prompt.locator("[data-code=done]").click()

    def roll(side: str, face: str, dice: int) -> None:
        prompt.get_by_text(f"Action roll of the {side}").wait_for()
        for _ in range(dice):
            prompt.get_by_role("button", name=face, exact=True).last.click()
        prompt.get_by_role("button", name="Done").click()

    roll("Free Peoples", "Muster", 4)
    prompt.get_by_text("Action roll of the Shadow").wait_for()
    assert prompt.get_by_role("button", name=re.compile("Take back")).count() == 0
    # A wrong entry is taken back alone: not the computer's choice before it.
    page.get_by_role("button", name="Undo “Muster Muster Muster Muster”").click()
    roll("Free Peoples", "Character", 4)
    prompt.get_by_text("Action roll of the Shadow").wait_for()
    label = prompt.locator(".label").inner_text()
    assert prompt.get_by_role("button", name="Will of the West").count() == 0
    dice = prompt.get_by_role("button", name="Character", exact=True)
    while dice.count():
        dice.last.click()
        if prompt.get_by_role("button", name="Done").count():
            break
    prompt.get_by_role("button", name="Done").click()
    prompt.get_by_text("Which Action die do you use?").wait_for()
    assert label
    rolls = menu(page)
    rolls.get_by_role("button", name="Dice", exact=True).click()
    rolls.get_by_text("Action roll of the Free Peoples").wait_for()
    assert axe(page) == []


def test_a_link_to_a_replay_opens_what_was_seen(new_page: NewPage, server: Process) -> None:
    """The same step, through the same eyes; also in a page that shows the match already."""
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"http://{server.address}/")
    page.get_by_label("Open a record file").set_input_files(RECORD)
    page.get_by_role("slider").fill("60")
    page.wait_for_url("**/60")
    assert page.locator(".hand").count() == 0
    page.get_by_label("Through whose eyes").select_option("Shadow")
    page.wait_for_url("**/60/shadow")
    page.get_by_role("button", name="Copy link to this").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url

    def what_is_seen(one: Page) -> tuple[str, str, list[str]]:
        one.wait_for_url(link)
        one.locator(".hand .slip").first.wait_for()
        return (
            one.get_by_role("slider").input_value(),
            one.get_by_label("Through whose eyes").input_value(),
            one.locator(".hand .slip").all_inner_texts(),
        )

    # What was uploaded is listed, and can be removed.
    page.goto(f"http://{server.address}/")
    mine = page.get_by_role("list", name="My records")
    mine.get_by_role("link", name=RECORD.name).click()
    page.wait_for_selector(".bar")
    page.goto(f"http://{server.address}/")
    page.get_by_text("nobody has opened for 30 days").wait_for()
    assert axe(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.set_viewport_size({"width": 1600, "height": 1000})
    picture(page, "records")
    page.get_by_label("Open a record file").set_input_files(OTHER_RECORD)
    page.wait_for_selector(".bar")
    page.goto(f"http://{server.address}/")
    page.get_by_role("button", name=f"Remove {OTHER_RECORD.name}").click()
    page.get_by_text(OTHER_RECORD.name).wait_for(state="detached")
    assert mine.get_by_role("link").all_inner_texts() == [RECORD.name]

    page.goto(link)
    seen = what_is_seen(page)
    assert seen[:2] == ("60", "shadow")
    other = new_page()
    other.goto(link)
    assert what_is_seen(other) == seen
    other.get_by_label("Through whose eyes").select_option("Free Peoples")
    other.get_by_role("slider").fill("12")
    other.wait_for_url("**/12/free-peoples")
    turn = other.get_by_label("To turn").locator("option:checked")
    assert turn.inner_text() == "Turn 1"
    other.get_by_role("slider").fill("500")
    other.wait_for_url("**/500/free-peoples")
    assert turn.inner_text() != "Turn 1"
    other.get_by_role("slider").fill("60")
    other.wait_for_url("**/60/free-peoples")
    heading = other.locator("h1").inner_text()
    assert heading.startswith(turn.inner_text())
    other.evaluate("link => { location.href = link; }", link)
    other.wait_for_function("document.querySelector('input[type=range]').value === '60'")
    assert what_is_seen(other) == seen


def test_what_is_no_link_and_no_record(new_page: NewPage, server: Process, tmp_path: Path) -> None:
    page, other = new_page(refused=True), new_page(refused=True)
    page.goto(f"http://{server.address}/#/new")
    page.get_by_text("Anybody", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".prompt")
    table = page.url
    page.goto(f"http://{server.address}/")
    other.goto(f"http://{server.address}/")
    late = new_page(refused=True)
    late.goto(f"http://{server.address}/")
    late.get_by_role("button", name="Take the seat").wait_for()
    other.get_by_role("button", name="Take the seat").click()
    other.wait_for_selector(".prompt")
    late.get_by_role("button", name="Take the seat").click()
    late.get_by_text("Somebody else has taken this seat.").wait_for()
    for place, text in (
        ("join/no-such-token", "This link leads nowhere."),
        ("table/nothing", "There is no such table."),
        ("replay/nothing", "There is no such match"),
        (table.partition("#/")[2], "You do not sit at this table."),
    ):
        late.goto(f"http://{server.address}/#/{place}")
        late.get_by_text(text).wait_for()
    late.goto(f"http://{server.address}/")
    file = tmp_path / "file"
    for content, text in (
        (b"nonsense", "line 1: a record begins with"),
        (b"x" * 1_200_000, "This file is too large"),
        (bytes(range(256)), "line 1: a record begins with"),
    ):
        file.write_bytes(content)
        late.get_by_label("Open a record file").set_input_files(file)
        late.get_by_role("alert").get_by_text(text).wait_for()
