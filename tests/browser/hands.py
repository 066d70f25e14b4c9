"""How a person presses what the eyes have found: with a mouse, with a finger, or by keyboard."""

import re
from typing import Protocol

from playwright.sync_api import ElementHandle, Error
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.seeing import Thing
from tests.kit.browsing import PATIENCE, Player

TRIES = 300
"""No way by keyboard is longer."""


GONE = "not attached to the DOM"
"""What the browser says of an element that went away before it was pressed."""

COVERED = re.compile(r"<dialog open.* intercepts pointer events")
"""What it says of one over which a dialog has opened, which may be fetched only then."""

MOMENT = 1_500
"""Milliseconds after which it is looked whether a dialog has opened over what is to be pressed."""


class Hand(Protocol):
    """Presses a thing; whether it was still there."""

    def press(self, player: Player, thing: Thing) -> bool: ...


class Mouse:
    """Clicks where the thing is, once it rests there and nothing lies over it."""

    def press(self, player: Player, thing: Thing) -> bool:
        if thing.is_on_map:
            return self._press_map(player, thing)
        handle = player.page.evaluate_handle("number => eyes.body(number)", thing.number)
        element = handle.as_element()
        if element is None:
            return False
        try:
            return self._press_soon(element)
        except Error as error:  # a message came meanwhile, and what was offered is gone
            if GONE not in error.message:
                raise
            return False

    def _press_soon(self, element: ElementHandle) -> bool:
        """Press it once it can be pressed; whether no dialog has opened over it meanwhile."""
        for _ in range(PATIENCE // MOMENT):
            try:
                self._press(element, MOMENT)
            except TookTooLong as error:
                if COVERED.search(error.message):
                    return False
            else:
                return True
        self._press(element, MOMENT)
        return True

    def _press(self, element: ElementHandle, patience: int) -> None:
        element.click(timeout=patience)

    def _press_map(self, player: Player, thing: Thing) -> bool:
        """What is nearest counts on the map: a target may lie half under another one."""
        covering = None
        for _ in range(TRIES):
            point = player.page.evaluate("number => eyes.point(number)", thing.number)
            if point is None:
                return False
            if point["free"]:
                self._press_at(player, point["x"], point["y"])
                return True
            covering = point["there"]
            player.press("map-whole")  # it lies outside the part that is seen
        raise AssertionError(f"{thing.name!r} can't be pressed on the map: {covering} lies there")

    def _press_at(self, player: Player, x: float, y: float) -> None:
        player.page.mouse.click(x, y)


class Finger(Mouse):
    """The same on a screen that is touched."""

    def _press(self, element: ElementHandle, patience: int) -> None:
        element.tap(timeout=patience)

    def _press_at(self, player: Player, x: float, y: float) -> None:
        player.page.touchscreen.tap(x, y)


class Keys:
    """Goes there with Tab, or with arrow keys among radio buttons, and presses Enter."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def press(self, player: Player, thing: Thing) -> bool:
        if not self.reach(player, thing):
            return False
        self._key(player, "Space" if thing.role == "radio" else "Enter")
        return True

    def reach(self, player: Player, thing: Thing) -> bool:
        """Bring the focus to the thing; whether it was still there."""
        for _ in range(TRIES):
            key = player.page.evaluate("number => eyes.direction(number)", thing.number)
            if key in ("gone", "here"):
                return bool(key == "here")
            self._key(player, key)
        raise AssertionError(f"{thing.name!r} can't be reached by keyboard")

    def _key(self, player: Player, key: str) -> None:
        self.used.add(key)
        player.page.keyboard.press(key)
