"""The server gets a newer page while an older one is open: its parts are gone."""

from __future__ import annotations

from playwright.sync_api import Browser

from serverkit import Process


def test_a_part_that_is_gone_is_said_and_the_page_can_be_loaded_again(
    browser: Browser, server: Process
) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.route("**/assets/ui-*.js", lambda route: route.fulfill(status=404))
    page.goto(f"http://{server.address}/")
    page.get_by_role("button", name="Play against the computer").click()
    page.get_by_role("alert").get_by_text("could not be fetched").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    page.wait_for_selector(".prompt.mine")
    context.close()
