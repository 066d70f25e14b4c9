"""Take pictures of a page as four visitors see it: desktop and phone, light and dark.

Waits until fonts are there and nothing changes any more. Nothing on the page is hidden or altered.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from tests.kit.browsing import Player
from tests.kit.people import Person

Look = Callable[[Player], None]
"""What a visitor does on the page, before the picture is taken or afterwards."""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SILENT = "AudioContext was not allowed to start"
"""The browser's complaint about a sound on a page where nobody has pressed anything yet."""

MOMENT = 150
"""Milliseconds between two looks at a page that may still change."""

LONGEST = 60
"""A page that still changes after this many looks is an error."""


class Camera:
    """Four visitors who are one person, in four browsers."""

    def __init__(self, browser: Browser, address: str, folder: Path, name: str) -> None:
        self.folder = folder
        self.taken = 0
        self._visitors = {
            f"{'phone' if phone else 'desktop'}-{theme}": Player(
                browser, address, name, phone=phone, theme=theme
            )
            for phone in (False, True)
            for theme in THEMES
        }
        folder.mkdir(parents=True, exist_ok=True)

    def become(self, person: Person) -> None:
        """From now on all of them are this participant."""
        cookie = {"name": "inkognito", "value": person.web.cookies["inkognito"]}
        for visitor in self._visitors.values():
            visitor.context.add_cookies([{**cookie, "url": person.address}])  # type: ignore[typeddict-item]

    def take(
        self,
        name: str,
        path: str,
        before: Sequence[Look] = (),
        afterwards: Sequence[Look] = (),
        *,
        whole: bool = False,
    ) -> None:
        """Pictures of what is at an address; of the whole page, or of what fits on the screen."""
        for how, visitor in self._visitors.items():
            with visitor.expecting(SILENT):
                _arrive(visitor, path)
                for look in before:
                    look(visitor)
                (self.folder / f"{name}-{how}.png").write_bytes(_still(visitor.page, whole))
                for look in afterwards:
                    look(visitor)
            self.taken += 1
        sys.stdout.write(f"{name}\n")

    def close(self) -> None:
        """Send the visitors home."""
        for visitor in self._visitors.values():
            visitor.close()


def _arrive(visitor: Player, path: str) -> None:
    """Open the page, and wait until what it is about has been fetched."""
    visitor.goto(path)
    visitor.heading("shell-waiting", "replay-waiting").wait_for(state="hidden")


def _still(page: Page, whole: bool) -> bytes:
    """The page once two looks at it are the same."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    looks = _looks(page, whole)
    before = next(looks)
    for now in looks:
        if now == before:
            return now
        before = now
    raise AssertionError(f"{page.url} does not come to rest")


def _looks(page: Page, whole: bool) -> Iterator[bytes]:
    for _ in range(LONGEST):
        yield page.screenshot(full_page=whole, animations="disabled")
        page.wait_for_timeout(MOMENT)
