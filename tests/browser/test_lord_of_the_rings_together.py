"""The Lord of the Rings for several: at one screen, and in two browsers that hide their hands."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from browserkit import NewPage, Traveller, axe, picture
from serverkit import Process


def new_match(page: Page, server: Process, players: str) -> None:
    """The form of a new match for so many players."""
    page.goto(f"http://{server.address}/#/new/lord-of-the-rings")
    page.get_by_role("radio", name=players, exact=True).check()


def states(page: Page) -> list[dict[str, Any]]:
    """All states that will come to a page."""
    found: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            found.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return found


def test_two_at_one_screen_to_their_score(new_page: NewPage, server: Process) -> None:
    page = new_page()
    new_match(page, server, "two")
    page.get_by_text("All at this screen").click()
    assert axe(page) == []
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Hand the screen to").wait_for()
    assert page.locator(".hand").count() == 0
    traveller = Traveller(page, 5)
    while not (page.locator(".road").count() and page.locator(".prompt.mine").count()):
        traveller.play(60, most=1)
        page.wait_for_timeout(50)
    page.locator(".player").nth(1).wait_for()
    page.get_by_role("img", name="Corruption line: Sauron on").wait_for()
    picture(page, "lotr-two")
    assert axe(page) == []
    traveller.play(300)
    page.get_by_role("button", name="Watch the match again").click()
    page.get_by_role("slider").fill("60")
    page.wait_for_url("**/60")
    # Who watches sees no hand.
    assert page.locator(".hand").count() == 0
    page.get_by_label("Through whose eyes").select_option("second")
    page.locator(".hand .slip").first.wait_for()


def test_two_browsers_hide_their_hands(new_page: NewPage, server: Process) -> None:
    host, friend = new_page(), new_page(360, 740, scheme="dark")
    told = [states(host), states(friend)]
    new_match(host, server, "two")
    host.locator("[data-seat=second]").select_option("friend")
    host.get_by_role("button", name="Begin").click()
    link = host.get_by_label("Invite your friend").input_value()
    host.get_by_role("link", name="To the table").click()
    friend.goto(link)
    friend.wait_for_selector(".table")
    players = [Traveller(host, 2), Traveller(friend, 3)]
    for _ in range(4000):
        for one in players:
            one.step()
        if sum(one.clicks for one in players) > 60:
            break
        host.wait_for_timeout(20)
    assert all(one.clicks > 5 for one in players)

    for seat, other, mine in (("first", "second", told[0]), ("second", "first", told[1])):
        view = mine[-1]["view"]
        mine_is, other_is = view["players"][seat], view["players"][other]
        assert len(view["hand"]) == mine_is["cards"]
        assert "hand" not in other_is
        assert len(other_is["known"]) <= other_is["cards"]
        drawn = [e["facts"] for state in mine for e in state["events"] if e["name"] == "draws"]
        assert drawn
        assert {hobbit for _, hobbit in drawn} == set(mine_is["starting"])
    for page, mine in zip((host, friend), told, strict=True):
        # The last answers may still be on their way to the page, and from there onto it.
        hand: list[str] = []
        for _ in range(200):
            hand = page.locator(".hand .slip").evaluate_all(
                "all => all.map(one => one.dataset.card)"
            )
            if sorted(hand) == sorted(set(mine[-1]["view"]["hand"])):
                break
            page.wait_for_timeout(50)
        assert sorted(hand) == sorted(set(mine[-1]["view"]["hand"]))
    picture(friend, "lotr-friend")
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(friend) == []
