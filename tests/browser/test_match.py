"""Whole matches in the browser, by clicking what is lit."""

from __future__ import annotations

from browserkit import Clicker, NewPage, axe, picture
from serverkit import Process


def test_a_newcomer_plays_a_match_to_its_end(new_page: NewPage, server: Process) -> None:
    page = new_page()
    page.goto(f"http://{server.address}/")
    page.get_by_role("button", name="Play against the computer").click()
    page.wait_for_selector(".prompt.mine")
    picture(page, "first-question")
    clicker = Clicker(page, 1)
    clicker.play(600)
    assert clicker.clicks > 20
    page.get_by_role("dialog").get_by_role("button", name="Watch the match again").wait_for()
    picture(page, "the-end")
    assert axe(page) == []

    page.get_by_role("button", name="Watch the match again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill("40")
    page.wait_for_url("**/40")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**/41")
    picture(page, "replay")
    assert axe(page) == []


def test_two_browsers_play_across_a_restart(new_page: NewPage, server: Process) -> None:
    host = new_page()
    host.goto(f"http://{server.address}/#/new")
    host.get_by_text("A friend by link").click()
    host.get_by_role("button", name="Begin").click()
    link = host.get_by_label("Invite your friend").input_value()
    host.get_by_role("link", name="To the table").click()
    friend = new_page(1024, 768)
    friend.goto(link)
    friend.wait_for_selector(".table")
    assert "join" not in friend.url  # the secret does not stay in the address
    players = [Clicker(host, 2), Clicker(friend, 3)]

    def play(clicks: int) -> None:
        before = sum(one.clicks for one in players)
        for _ in range(4000):
            for one in players:
                one.step()
            if sum(one.clicks for one in players) - before >= clicks:
                return
            host.wait_for_timeout(20)
        raise AssertionError([one.look() for one in players])

    play(40)
    server.kill()
    host.get_by_text("Connecting …").wait_for()
    server.start()
    for page in (host, friend):
        page.get_by_text("Connecting …").wait_for(state="detached", timeout=60_000)
    play(40)
    hands = host.locator(".hand .slip").all_inner_texts()
    assert all(hand not in friend.content() for hand in hands)
    picture(friend, "two-browsers")


def test_at_one_screen_a_cover_keeps_the_hands_secret(new_page: NewPage, server: Process) -> None:
    page = new_page()
    page.goto(f"http://{server.address}/#/new")
    page.get_by_text("Two at this screen").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Hand the screen to: Free Peoples").wait_for()
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="I am here").click()
    page.locator(".prompt.mine [data-code=done]").click()
    page.get_by_role("heading", name="Hand the screen to: Shadow").wait_for()
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="I am here").click()
    page.locator(".prompt.mine").get_by_text("How many Action dice").wait_for()
