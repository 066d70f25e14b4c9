"""People at their browsers: each has a browser context, and all its traffic is recorded.

A player does what a person can do: opens pages, reads names, and presses buttons. Everything that
goes wrong in the page (console errors, exceptions, failed requests) is recorded and fails the test
at its end.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
)
from playwright.sync_api import TimeoutError as NotInTime

from tests.kit.people import own_address
from tests.kit.wording import mention, wording

PATIENCE = 40_000
"""A timeout in milliseconds for tests that hang; no step reaches it, even on a slow machine."""

SOON = 2_000
"""Milliseconds after which a hand looks whether something lies in its way."""

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

_A_STRANGER = re.compile(r"401 .*/api/me$", re.DOTALL)
"""The browser logs this when the server does not know a first-time visitor."""


class WebSocketClient:
    """One WebSocket of a page: the messages sent and received, in order."""

    def __init__(self, socket: WebSocket) -> None:
        self.url = socket.url
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.data: list[str] = []
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        self.data.append(str(data))
        self.received.append(json.loads(data))


class Player:
    """One person: a browser context, its page, and a record of all its traffic."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        theme: Literal["light", "dark"] = "dark",
        phone: bool = False,
        keeps_client: bool = False,
    ) -> None:
        """`keeps_client`: with a service worker, which few tests need, and which takes its time."""
        self.address, self.name, self.language = address, name, language
        self.is_phone = phone
        self.wires: list[WebSocketClient] = []
        self.problems: list[str] = []
        self.responses: list[Response] = []
        self._expected: list[re.Pattern[str]] = [_A_STRANGER]
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]  # it is a size
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            extra_http_headers=own_address(),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=Path(__file__).with_name("eyes.js"))
        if not keeps_client:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page = self.new_page()

    # --- traffic --------------------------------------------------------------------------------

    def new_page(self) -> Page:
        """Open another page of this person; the traffic of all pages is recorded."""
        page = self.context.new_page()
        page.on("websocket", lambda socket: self.wires.append(WebSocketClient(socket)))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"exception: {error}"))
        page.on("response", lambda response: self.responses.append(response))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} {message.location.get('url', '')}")

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Ignore matching browser errors inside the block."""
        before = list(self._expected)
        self.check()
        self._expected += [re.compile(pattern) for pattern in patterns]
        yield
        self.check()
        self.problems.clear()
        self._expected = before

    def check(self) -> None:
        """Assert that nothing has gone wrong in the page."""
        wrong = [
            one
            for one in self.problems
            if not any(pattern.search(one) for pattern in self._expected)
        ]
        assert not wrong, f"{self.name}: {wrong}"

    @property
    def table_wires(self) -> list[WebSocketClient]:
        """The connections to tables, including closed ones."""
        return [wire for wire in self.wires if "/ws/tables/" in wire.url]

    @property
    def sent(self) -> list[dict[str, Any]]:
        """All messages to tables."""
        return [message for wire in self.table_wires for message in wire.sent]

    @property
    def received(self) -> list[dict[str, Any]]:
        """All messages from tables."""
        return [message for wire in self.table_wires for message in wire.received]

    @property
    def heard(self) -> int:
        """The number of messages from tables; it grows whenever something happens there."""
        return sum(len(wire.received) for wire in self.table_wires)

    @property
    def answered(self) -> dict[str, dict[str, Any]]:
        """The response to each request, by its id."""
        ids = ((one.get("accepted") or one.get("id"), one) for one in self.received)
        return {request: answer for request, answer in ids if request}

    def kinds_taken(self) -> set[str]:
        """The kinds of commands that were sent and accepted."""
        return {one["command"]["type"] for one in self.acts() if self.is_taken(one)}

    def acts(self) -> list[dict[str, Any]]:
        """Return the commands of the game that were sent, without repetitions."""
        return list({one["id"]: one for one in self.sent if one["type"] == "act"}.values())

    def is_taken(self, request: dict[str, Any]) -> bool:
        """Return whether the request has been accepted."""
        answer = self.answered.get(request["id"])
        return answer is not None and answer["type"] != "rejected"

    def is_waiting(self) -> bool:
        """Whether a request is still unanswered."""
        return bool(self.page.evaluate("eyes.pending()"))

    # --- reading and pressing -------------------------------------------------------------------

    def words(self, *ids: str) -> re.Pattern[str]:
        """Return a pattern for these texts in this person's language."""
        return wording(self.language, *ids)

    def text(self, *ids: str, within: Locator | None = None) -> Locator:
        """Return the elements that contain one of these texts, on the page or in a part of it."""
        part = within or self.page.locator("body")
        return part.get_by_text(mention(self.language, *ids))

    def until(self, is_so: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Wait for a condition that the page itself does not show."""
        for _ in range(patience // 10):
            if is_so():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{self.name} has waited in vain; {self.problems}")

    def settle(self) -> None:
        """Wait until every request is answered."""
        self.until(lambda: not self.is_waiting())

    def button(self, *ids: str) -> Locator:
        """Return the buttons with one of these texts."""
        return self.page.get_by_role("button", name=self.words(*ids))

    def press(self, *ids: str) -> None:
        """Press the only button with one of these texts."""
        self._touch(self.button(*ids))

    def follow(self, *ids: str) -> None:
        """Follow the first link with one of these texts."""
        self._touch(self.page.get_by_role("link", name=self.words(*ids)).first)

    def _touch(self, what: Locator, timeout: int = PATIENCE) -> None:
        if self.is_phone:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def touch_when_free(self, what: Locator, clear: Callable[[], object]) -> None:
        """Touch something. Where a dialog has come over it, `clear` that away and try again."""
        for _ in range(PATIENCE // SOON):
            try:
                self._touch(what, SOON)
            except NotInTime:
                clear()
            else:
                return
        self._touch(what)

    def choose(self, group: str, value: str | int) -> None:
        """Choose one of several options: the group by its text, the option by its value."""
        fieldset = self.page.get_by_role("group", name=self.words(group))
        self._touch(fieldset.locator(f"label:has(input[value='{value}'])"))

    def heading(self, *ids: str) -> Locator:
        """Return the headings with one of these texts."""
        return self.page.get_by_role("heading", name=self.words(*ids))

    # --- navigation -----------------------------------------------------------------------------

    def goto(self, path: str) -> None:
        """Open an address and wait for its content."""
        self.page.goto(path)
        self.page.get_by_role("heading", level=1).first.wait_for()

    def play_now(self, game: str, players: int, level: str = "clerk") -> str:
        """Go from the start page to a game with bots. Return the table's name."""
        self.goto("/")
        self.choose("home-game", game)
        self.choose("home-players", players)
        self.choose("home-bots", level)
        field = self.page.get_by_role("textbox", name=self.words("home-name"))
        if field.count():
            field.fill(self.name)
        self.press("home-play")
        return self.at_table()

    def be_guest(self) -> None:
        """Become a guest of the server without using a page."""
        self._post("/api/guests", {"name": self.name})

    def opens(self, settings: dict[str, Any], seat: str) -> str:
        """Open a table without its screen and go there. Return the table's name."""
        self.be_guest()
        answer = self._post("/api/tables", {"settings": settings, "seat": seat})
        table: str = answer["table"]
        self.goto(f"/tables/{table}")
        return table

    def _post(self, path: str, body: Any) -> Any:
        headers = {"origin": self.address}
        answer = self.context.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def at_table(self) -> str:
        """Wait for a table's page. Return the table's name."""
        self.page.wait_for_url(re.compile(r"/tables/[^?]+$"))
        return self.page.url.rsplit("/", 1)[-1]

    def come_in(self) -> None:
        """Enter a name at a table's link, and join."""
        self.page.get_by_role("textbox", name=self.words("home-name")).fill(self.name)
        self.press("setup-join")
        self.button("setup-sit").first.wait_for()

    def sit(self) -> None:
        """Sit down on the first free chair."""
        self._touch(self.button("setup-sit").first)
        self.button("setup-ready").wait_for()

    def be_ready(self) -> None:
        """Press the ready button."""
        self.press("setup-ready")
        self.button("setup-not-ready").wait_for()

    def begin(self) -> None:
        """Begin the game as the host, once that is possible."""
        begin = self.page.locator("[aria-disabled=false]").and_(self.button("setup-begin"))
        self._touch(begin)

    def close(self) -> None:
        """Close the browser context."""
        self.context.close()
