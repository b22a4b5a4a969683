"""Big decisions: one dialog, one message; counted on the socket."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from browserkit import Onlooker, axe, picture
from positions import beginning, seed_where
from serverkit import Running, Seat
from steered import acts
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Side
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.match import Match
from wotr import position

Begin = Callable[..., AbstractContextManager[Running]]
TWO_FRAMES = "new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
ATTACK = ("die army", "action attack", "from south-ithilien", "target osgiliath", "who-goes all")


def war() -> Game:
    """Osgiliath and Edoras are held, the Shadow is near."""
    return position(
        free="osgiliath: gondor 3 2 1 + rohan 2 1 + boromir; edoras: rohan 3 1 1 + gimli; "
        "folde: rohan 1",
        shadow="south-ithilien: southrons 5 1; minas-morgul: sauron 2 + nazgul 2 + witch-king",
        war="gondor rohan southrons sauron",
        companions="gandalf-grey legolas meriadoc peregrin",
        progress=1,
    )


def free_acts() -> Game:
    return acts(FREE, war(), "army muster character", "army army army")


def free_marches() -> Game:
    return acts(FREE, war(), "army muster", "army army army")


def shadow_acts() -> Game:
    return acts(SHADOW, war(), "event event", "army character muster")


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Begin:
    def make(game: Callable[[], Game], seed: int = 0) -> AbstractContextManager[Running]:
        return beginning(tmp_path, monkeypatch, game, seed)

    return make


class Player:
    """Somebody with both seats of a table, and the messages that his page sends."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.sent: list[list[str]] = []
        page.on("websocket", self._opened)
        page.goto(f"http://{address}/#/help")
        page.get_by_role("heading").first.wait_for()
        self.table: str = page.evaluate(
            """async () => (await (await fetch('/api/tables', {
                 method: 'POST', headers: {'Content-Type': 'application/json'},
                 body: JSON.stringify({game: 'war-of-the-ring', seats: {
                   'free-peoples': {kind: 'me'}, shadow: {kind: 'me'}}})})).json()).table"""
        )

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: Any) -> None:
        if message["type"] == "answers":
            self.sent.append(message["lines"])

    def answered(self, side: Side, *lines: str) -> None:
        """These answers have been given already."""
        cookies = self.page.context.cookies()
        cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)
        with Seat(self.address, self.table, side, cookie=cookie) as seat:
            seat.answer(*lines)

    def sit_down(self) -> None:
        self.page.goto(f"http://{self.address}/#/table/{self.table}")
        self.page.locator(".prompt.mine").wait_for()

    def dialog(self, name: str) -> Locator:
        found = self.page.locator(f"[data-plan={name}][aria-busy=false]")
        found.wait_for()
        return found

    def more(self, what: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.get_by_role("button", name=f"More: {what}", exact=True).click()
        self.settle()

    def fewer(self, what: str) -> None:
        self.page.get_by_role("button", name=f"Fewer: {what}", exact=True).click()
        self.settle()

    def settle(self) -> None:
        """The server has said what it thinks, and that is painted."""
        self.page.evaluate(TWO_FRAMES)
        self.page.locator(".plan[aria-busy=false]").wait_for()
        self.page.evaluate(TWO_FRAMES)

    def decide(self) -> list[str]:
        """Send, and give the one message."""
        before = len(self.sent)
        self.page.locator(".plan [data-decide]").click()
        self.page.locator(".plan").wait_for(state="detached")
        self.page.wait_for_timeout(200)
        assert len(self.sent) == before + 1, self.sent[before:]
        return self.sent[-1]

    def number(self, what: str) -> tuple[str | None, str | None, str | None]:
        """What a number shows: least, now, most."""
        found = self.page.get_by_role("spinbutton", name=what, exact=True)
        least, now, most = (
            found.get_attribute(f"aria-value{one}") for one in ("min", "now", "max")
        )
        return least, now, most


@pytest.fixture
def sit(browser: Browser) -> Iterator[Callable[..., Player]]:
    """Somebody new; whatever his page complains about fails the test."""
    onlookers: list[Onlooker] = []

    def make(server: Running, width: int = 1600, scheme: Any = "light") -> Player:
        size = {"width": width, "height": 1000 if width > 1000 else 740}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale="en-GB",
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        onlookers.append(Onlooker(page, server.address))
        return Player(page, server.address)

    yield make
    for onlooker in onlookers:
        onlooker.page.context.close()
        assert onlooker.complaints == []


Sit = Callable[..., Player]


def three_hits(match: Match[Game]) -> bool:
    """The Free Peoples have three hits to take in Osgiliath."""
    request = match.pending
    return request is not None and (request.ask, request.facts) == ("casualty", ("osgiliath", 3))


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1024, "dark"), (1600, "light")])
def test_casualties(begin: Begin, sit: Sit, width: int, scheme: str) -> None:
    seed = seed_where(shadow_acts, ATTACK, three_hits)
    with begin(shadow_acts, seed) as server:
        player = sit(server, width, scheme)
        player.answered(SHADOW, *ATTACK)
        player.sit_down()
        page, dialog = player.page, player.dialog("losses")
        dialog.get_by_text("3 hits still to be taken").wait_for()
        assert dialog.locator("[data-decide]").is_disabled()
        player.more("Gondor Elite")
        dialog.get_by_text("1 hit still to be taken").wait_for()
        # An Elite cannot be removed for one hit.
        assert player.number("Rohan Elite") == ("0", "0", "0")
        player.more("Rohan Elite, reduced to a Regular")
        dialog.get_by_text("3 Regulars", exact=True).nth(1).wait_for()
        assert player.number("Gondor Regular") == ("0", "0", "0")
        picture(page, f"casualties-{width}-{scheme}")
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        player.fewer("Gondor Elite")
        player.more("Gondor Regular", times=2)
        assert player.sent == []
        assert player.decide() == [
            "casualty rohan-reduce",
            "casualty gondor-regular",
            "casualty gondor-regular",
        ]
        page.get_by_role("button", name="Undo “").wait_for()


def test_figures_from_the_map_by_keyboard(begin: Begin, sit: Sit) -> None:
    with begin(free_marches) as server:
        player = sit(server)
        player.sit_down()
        page = player.page
        page.locator('[data-region="edoras"]').press("Enter")
        page.locator(".prompt .picked", has_text="Edoras").wait_for()
        page.locator('[data-region="folde"]').press("Enter")
        dialog = player.dialog("army")
        assert dialog.locator("[data-decide]").evaluate("one => one === document.activeElement")
        # No Leader can be left alone, and somebody has to go.
        assert player.number("Rohan Leader") == ("1", "1", "1")
        page.get_by_role("spinbutton", name="Rohan Regular").press("ArrowDown")
        player.settle()
        assert player.number("Rohan Regular") == ("0", "2", "3")
        assert player.number("Rohan Leader") == ("0", "1", "1")
        page.get_by_role("spinbutton", name="Gimli").press("Home")
        player.settle()
        dialog.get_by_text("Stays in Edoras").wait_for()
        dialog.locator("li", has_text="Gimli").wait_for()
        picture(page, "figures")
        assert axe(page) == []
        assert player.sent == []
        assert player.decide() == [
            "die army",
            "action move-armies",
            "from edoras",
            "to folde",
            "who-goes part",
            "figures rohan-regular 2",
            "figures rohan-elite 1",
            "figures rohan-leader 1",
            "figures gimli 0",
        ]
        # What was decided together is taken back together.
        page.get_by_role("button", name="Undo").click()
        page.locator(".prompt.mine [data-code=ring]").wait_for()


def test_all_go_at_a_touch(begin: Begin, sit: Sit) -> None:
    with begin(free_marches) as server:
        player = sit(server)
        player.sit_down()
        page = player.page
        page.locator('[data-region="edoras"]').press("Enter")
        page.locator(".prompt .picked", has_text="Edoras").wait_for()
        page.locator('[data-region="folde"]').press("Enter")
        player.dialog("army")
        player.fewer("Rohan Elite")
        page.locator(".plan").get_by_role("button", name="All", exact=True).click()
        player.settle()
        assert player.decide()[2:] == ["from edoras", "to folde", "who-goes all"]
        # Where the second Army comes from is asked by the prompt, and answered on the map.
        page.locator(".prompt [data-code=stop]").wait_for()
        page.locator('[data-region="osgiliath"]').press("Enter")
        page.keyboard.press("Escape")
        page.locator(".plan").wait_for(state="detached")
        page.locator(".prompt [data-code=stop]").click()
        page.locator(".prompt:not(.mine)").wait_for()
        assert player.sent[1:] == [["from stop"]]


def test_a_pair_of_recruits(begin: Begin, sit: Sit) -> None:
    with begin(free_acts) as server:
        player = sit(server)
        player.answered(FREE, "die muster", "action recruit")
        player.sit_down()
        page = player.page
        page.locator(".prompt [data-code=gondor-regular]").click()
        dialog = player.dialog("muster")
        # Where the figure cannot be placed the map tells why.
        page.locator('[data-region="moria"]').press("Enter")
        expect(page.locator(".prompt .why .rule")).to_have_text("W12.5")
        dialog.get_by_role("combobox").nth(1).select_option("pelargir")
        player.settle()
        # One is enough; the second is chosen on the map.
        assert dialog.locator("[data-decide]").is_enabled()
        dialog.get_by_role("combobox").nth(2).select_option("rohan-regular")
        player.settle()
        assert dialog.locator("[data-decide]").is_disabled()
        page.locator('[data-region="helms-deep"]').press("Enter")
        player.settle()
        picture(page, "recruits")
        assert axe(page) == []
        assert player.sent == []
        assert player.decide() == [
            "recruit gondor-regular",
            "in pelargir",
            "second-recruit rohan-regular",
            "in helms-deep",
        ]


def test_separated_companions(begin: Begin, sit: Sit) -> None:
    with begin(free_acts) as server:
        player = sit(server)
        player.answered(FREE, "die character", "action separate")
        player.sit_down()
        dialog = player.dialog("companions")
        dialog.get_by_label("Meriadoc Brandybuck").check()
        player.settle()
        dialog.get_by_label("Gandalf the Grey").check()
        player.settle()
        dialog.get_by_label("Meriadoc Brandybuck").uncheck()
        player.settle()
        dialog.get_by_label("Peregrin Took").check()
        player.settle()
        dialog.get_by_role("combobox").first.select_option("bree")
        player.settle()
        assert axe(player.page) == []
        assert player.decide() == [
            "separate gandalf-grey",
            "also peregrin",
            "companions-to bree",
            "guide legolas",
        ]


def test_several_nazgul(begin: Begin, sit: Sit) -> None:
    with begin(shadow_acts) as server:
        player = sit(server)
        player.answered(SHADOW, "die character", "action move-nazgul")
        player.sit_down()
        page = player.page
        page.locator(".prompt .onmap select").select_option("nazgul minas-morgul")
        dialog = player.dialog("nazgul")
        for place, code in enumerate(("edoras", "witch-king", "folde"), 1):
            dialog.get_by_role("combobox").nth(place).select_option(code)
            player.settle()
        picture(page, "nazgul")
        assert axe(page) == []
        assert player.decide() == [
            "nazgul nazgul minas-morgul",
            "nazgul-to edoras",
            "nazgul witch-king",
            "nazgul-to folde",
            "nazgul done",
        ]


def test_question_by_question_for_those_who_like_it(begin: Begin, sit: Sit) -> None:
    with begin(free_acts) as server:
        player = sit(server)
        player.answered(FREE, "die muster", "action recruit")
        page = player.page
        page.goto(f"http://{server.address}/#/settings")
        page.get_by_role("checkbox", name="Big decisions").uncheck()
        player.sit_down()
        page.locator(".prompt [data-code=gondor-regular]").click()
        page.locator(".prompt", has_text="In which region?").wait_for()
        assert page.locator(".plan").count() == 0
        assert player.sent == [["recruit gondor-regular"]]
