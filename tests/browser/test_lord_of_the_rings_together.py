"""The Lord of the Rings for several: at one screen, and in browsers that hide their hands."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocket

from browserkit import NewPage, Traveller, axe, picture
from serverkit import Process
from thirdage.games.lord_of_the_rings import LORD_OF_THE_RINGS
from thirdage.table.record import parse, replay


def new_match(page: Page, server: Process, players: str) -> None:
    """The form of a new match for so many players."""
    page.goto(f"http://{server.address}/#/new/lord-of-the-rings")
    page.get_by_role("radio", name=players, exact=True).check()


def frames(page: Page) -> list[str]:
    """All that will come to a page by its socket, as it comes."""
    found: list[str] = []

    def hear(frame: str | bytes) -> None:
        found.append(frame if isinstance(frame, str) else frame.decode())

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return found


def states(heard: list[str]) -> list[dict[str, Any]]:
    """The states among these frames."""
    messages = map(json.loads, heard)
    return [message for message in messages if message["type"] == "state"]


def told_secrets(heard: list[str], seat: str, record: str) -> list[str]:
    """The cards and tiles that frames name while this seat does not know where they are."""
    match = replay(parse(record), LORD_OF_THE_RINGS)

    @cache
    def secrets(answers: int) -> frozenset[str]:
        hidden = LORD_OF_THE_RINGS.secrets(match.after(answers).state, seat)
        return frozenset(thing for things in hidden.values() for thing in things)

    found, answers = [], 0
    for frame in heard:
        message = json.loads(frame)
        if message["type"] == "state":
            answers = message["answers"]
        # The Gandalf cards stand under this name.
        words = secrets(answers) - {"gandalf"}
        found += [word for word in words if f'"{word}"' in frame]
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
    heard = [frames(host), frames(friend)]
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
    told = [states(came) for came in heard]

    for seat, other, mine in (("first", "second", told[0]), ("second", "first", told[1])):
        view = mine[-1]["view"]
        mine_is, other_is = view["players"][seat], view["players"][other]
        assert len(view["hand"]) == mine_is["cards"]
        assert "hand" not in other_is
        assert len(other_is["known"]) <= other_is["cards"]
        drawn = [e["facts"] for state in mine for e in state["events"] if e["name"] == "draws"]
        assert drawn
        assert {hobbit for _, hobbit in drawn} == set(mine_is["starting"])
    for page, came in zip((host, friend), heard, strict=True):
        # The last answers may still be on their way to the page, and from there onto it.
        hand: list[str] = []
        for _ in range(200):
            hand = page.locator(".hand .slip").evaluate_all(
                "all => all.map(one => one.dataset.card)"
            )
            if sorted(hand) == sorted(set(states(came)[-1]["view"]["hand"])):
                break
            page.wait_for_timeout(50)
        assert sorted(hand) == sorted(set(states(came)[-1]["view"]["hand"]))
    picture(friend, "lotr-friend")
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(friend) == []


def test_three_from_the_start_page_to_their_score(new_page: NewPage, server: Process) -> None:
    """Two people and the computer; no frame of a socket tells what its seat may not know."""
    host, friend = new_page(), new_page(390, 844, scheme="dark")
    heard = {"first": frames(host), "second": frames(friend)}
    host.goto(f"http://{server.address}/")
    host.get_by_role("link", name="New match").nth(1).click()
    host.get_by_role("radio", name="three", exact=True).check()
    host.locator("[data-seat=second]").select_option("friend")
    host.get_by_text("10 (hard)").click()
    host.get_by_role("button", name="Begin").click()
    link = host.get_by_label("Invite your friend").input_value()
    host.get_by_role("link", name="To the table").click()
    friend.goto(link)
    players = [Traveller(host, 5), Traveller(friend, 6)]
    end = time.monotonic() + 200
    while not all(one.look()["over"] for one in players):
        assert time.monotonic() < end, [one.look() for one in players]
        if sum(one.step() for one in players) == 0:
            host.wait_for_timeout(20)
    assert all(one.clicks > 5 for one in players)
    scores = {
        page.locator("dialog [data-score]").get_attribute("data-score") for page in (host, friend)
    }
    assert len(scores) == 1
    picture(host, "lotr-three-end")

    table = host.url.partition("#/table/")[2]
    record = host.evaluate(f"fetch('/api/tables/{table}/record').then(answer => answer.text())")
    assert len(states(heard["first"])) > 40
    for seat, other in (("first", "second"), ("second", "first")):
        assert told_secrets(heard[seat], seat, record) == []
        # What one of them sees is hidden from the other and would be found.
        assert len(told_secrets(heard[seat], other, record)) > 20
        assert len(told_secrets(heard[seat], "third", record)) > 20
