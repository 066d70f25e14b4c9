"""A part that is fetched when it is opened: without a connection it says so, and then it opens."""

from urllib.parse import urlsplit

from tests.browser.conftest import Arrive
from tests.browser.screens import AXE, barriers, left_unsaid
from tests.kit.browsing import Player

FAILED = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "404", "Failed to load resource")
ASSETS = "**/assets/*"
SCRIPTS = "**/assets/*.js"
MENU = "**/assets/TableMenu-*.js"
NO_TIME = "window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined;"
"""The browser never has time to fetch what may be needed soon."""


def at_a_table(arrive: Arrive, *, phone: bool = False) -> Player:
    ada = arrive("Ada", phone=phone)
    ada.context.add_init_script(NO_TIME)
    ada.context.add_init_script(path=AXE)
    ada.play_now("card", 4)
    ada.until(lambda: any(one.get("options") for one in ada.received))
    return ada


def is_page(url: str) -> bool:
    return urlsplit(url).path == "/"


def test_without_a_connection_a_dialog_says_so_and_opens_when_it_is_back(arrive: Arrive) -> None:
    ada, failed = at_a_table(arrive), list[str]()
    ada.page.on("requestfailed", lambda request: failed.append(request.url))
    with ada.expecting(*FAILED):
        for what in (SCRIPTS, is_page):
            ada.page.route(what, lambda route: route.abort())
        ada.press("shell-table")
        ada.heading("shell-missing").wait_for()
        assert not [*left_unsaid(ada), *barriers(ada)]
        ada.press("shell-try-again")
        ada.until(lambda: sum(map(is_page, failed)) == 3)  # is there a newer one, again, the same
        ada.heading("shell-missing").wait_for()
        for what in (SCRIPTS, is_page):
            ada.page.unroute(what)
        ada.press("shell-try-again")
        ada.heading("shell-missing").wait_for(state="detached")
    menu = ada.page.get_by_role("dialog")
    menu.get_by_role("heading").first.wait_for()
    assert not [*left_unsaid(ada), *barriers(ada)]


def test_a_paper_says_so_in_its_place_and_comes_by_itself_with_its_styles(arrive: Arrive) -> None:
    ada = at_a_table(arrive, phone=True)
    with ada.expecting(*FAILED):
        ada.page.route(ASSETS, lambda route: route.abort())
        ada.press("shell-notes")
        ada.text("shell-missing").wait_for()
        ada.page.unroute(ASSETS)
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        sheet = ada.page.locator("table.sheet")
        sheet.wait_for()
    assert sheet.evaluate("(one) => getComputedStyle(one).tableLayout") == "fixed"


def test_a_page_of_an_older_build_loads_itself_again_once(arrive: Arrive) -> None:
    ada = at_a_table(arrive)
    newer = ada.page.request.get("/").text().replace("/assets/start-", "/assets/newer-")
    with ada.expecting(*FAILED):
        ada.page.route(MENU, lambda route: route.fulfill(status=404, body=""))
        answer = {"body": newer, "content_type": "text/html"}
        ada.page.route(is_page, lambda route: route.fulfill(**answer))
        with ada.page.expect_navigation():
            ada.press("shell-table")
        ada.press("shell-table")
        ada.heading("shell-missing").wait_for()
        ada.page.unroute(MENU)
        ada.press("shell-try-again")
        ada.heading("shell-missing").wait_for(state="detached")
    ada.page.get_by_role("dialog").wait_for()


def test_a_part_that_a_browser_never_fetches_again_comes_with_a_new_page(arrive: Arrive) -> None:
    """Chromium before 156 remembers that a module failed, as long as the page lives."""
    ada = at_a_table(arrive)
    with ada.expecting(*FAILED):
        ada.page.route(MENU, lambda route: route.abort())
        ada.press("shell-table")
        ada.heading("shell-missing").wait_for()
        with ada.page.expect_navigation():
            ada.press("shell-try-again")
        ada.page.unroute(MENU)
        ada.press("shell-table")
        ada.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    assert not ada.heading("shell-missing").count()
