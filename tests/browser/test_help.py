"""The rules on the page: language, links by number, search, a narrow screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browserkit import NewPage, axe, picture
from serverkit import Process


def help_at(page: Page, server: Process, place: str) -> None:
    page.goto(f"http://{server.address}/#/help{place}")
    page.locator("section[data-rules]").first.wait_for()


def test_a_number_leads_to_its_very_line(new_page: NewPage, server: Process) -> None:
    page = new_page(height=600)
    help_at(page, server, "/war-of-the-ring/W13.11")
    line = page.locator("li.chosen")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("W13.11")
    expect(line).to_be_focused()
    expect(line).to_be_in_viewport()
    page.goto(f"http://{server.address}/#/help/lord-of-the-rings/F9")
    expect(page.locator("section.chosen h2")).to_contain_text("F9")
    expect(page.locator("section.chosen h2")).to_be_in_viewport()


def test_the_search_ignores_accents_and_capitals_and_marks_its_hits(
    new_page: NewPage, server: Process
) -> None:
    page = new_page()
    help_at(page, server, "/war-of-the-ring/")
    everything = page.locator("section[data-rules]").count()
    page.get_by_role("searchbox").fill("nazgul ORTHANC")
    marks = page.locator("mark")
    expect(marks.filter(has_text="Nazgûl").first).to_be_visible()
    expect(marks.filter(has_text="Orthanc").first).to_be_visible()
    found = page.locator("section[data-rules]").count()
    assert 0 < found < everything
    expect(page.get_by_role("status")).to_contain_text(str(found))
    page.get_by_role("searchbox").fill("no such word")
    expect(page.locator("section[data-rules]")).to_have_count(0)


def test_a_phone_shows_the_rules_in_its_own_language(new_page: NewPage, server: Process) -> None:
    page = new_page(width=360, height=640, language="it-IT")
    help_at(page, server, "/lord-of-the-rings/")
    assert page.locator("section[data-rules]").first.get_attribute("lang") == "it"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("navigation", name="Sezioni").locator("summary").click()
    page.get_by_role("navigation", name="Sezioni").get_by_role("link").nth(8).press("Enter")
    expect(page.locator("section.chosen h2")).to_contain_text("F9")
    expect(page.locator("section.chosen h2")).to_be_in_viewport()
    picture(page, "help-phone")
    assert axe(page) == []
