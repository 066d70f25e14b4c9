"""Takes lessons in the browser: reads, chooses, presses what glows, and plays what is asked for.

It knows the lesson's file, as a learner who has understood it would, and does nothing that the page
does not offer.
"""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from inkognito.lessons.format import Act, Choose, Lesson
from inkognito.speech import Speech
from tests.browser.autopilot import Autopilot
from tests.browser.seeing import Thing
from tests.kit.browsing import Player

MOST_PRESSES = 120
"""No lesson needs more, wrong tries included."""

DECLARATIONS = ("declare-mission", "declare-alone", "declare-code")
"""What a hand does only where it is wanted: lessons offer it where they ask for it."""

STEM = 3
"""Letters of an adjective that are the same in all its forms."""


class Learner(Autopilot):
    """A hand that takes one lesson."""

    def __init__(self, player: Player, lesson: Lesson) -> None:
        super().__init__(player, wanted=set(DECLARATIONS), haste=0)
        self.lesson = lesson
        self._speech = Speech(player.language)
        self.wrong_tries = 0
        """How often the coach has said that it was not quite right."""

    @property
    def step(self) -> dict[str, Any] | None:  # type: ignore[override]  # of the lesson, not of the hand
        """The step of the lesson that the page shows."""
        views = [one["lesson"] for one in self.player.received if "lesson" in one]
        mine = [one for one in views if one["lesson"] == self.lesson.id]
        return mine[-1] if mine else None

    def take(self) -> None:
        """Take the whole lesson; wrong answers to questions are tried first."""
        table = self.player._post(f"/api/lessons/{self.lesson.id}", None)["table"]
        self.player.goto(f"/tables/{table}")
        self.player.page.locator(".coach h2").wait_for()
        for _ in range(MOST_PRESSES):
            if self.step is not None and self.step["kind"] == "over":
                return
            self._go_on()
            self.player.settle()
        raise AssertionError(f"{self.lesson.id} does not end: {self.step}")

    def _go_on(self) -> None:
        step = self.step
        sight = self.sight()
        if sight.dialog is not None or step is None or step["kind"] == "act":
            if not self.press_one():
                self.player.page.wait_for_timeout(20)
        elif step["kind"] == "read":
            self._touch(self.player.button("lessons-next"))
        elif step["kind"] == "choose":
            self._choose(step)
        elif step["kind"] == "mark":
            self._touch(self.player.page.locator("td.glows button"))
        elif step["kind"] == "gesture":
            self._touch(self.player.page.locator(".coach .faces button").first)
        else:
            self.player.page.wait_for_timeout(20)

    def _touch(self, what: Locator) -> None:
        """Touch something, after any dialog that has come over it meanwhile."""
        self.player.touch_when_free(what, self._leave_dialog)

    def _leave_dialog(self) -> None:
        if self.sight().dialog is not None:
            self.press_one()

    def _choose(self, view: dict[str, Any]) -> None:
        step = self.lesson.steps[view["step"]]
        assert isinstance(step, Choose)
        names = [choice.say for choice in step.choices]
        buttons = self.player.page.locator(".coach .choices button")
        assert buttons.count() == len(names)
        for at, name in enumerate(names):
            if name != step.right:
                self._touch(buttons.nth(at))
                self.player.page.locator(".coach .wrong").wait_for()
                self.player.settle()
                self.wrong_tries += 1
        self._touch(buttons.nth(names.index(step.right)))

    # --- what the file asks for -----------------------------------------------------------------

    def _any(self, things: Sequence[Thing]) -> Thing | None:
        """Of several things, one that the lesson speaks of."""
        chosen = [one.name.lower() for one in self.last.things if one.pressed] if self.last else []
        for word in self._words():
            if any(word in name for name in chosen):
                continue
            named = [one for one in things if word in one.name.lower()]
            if named:
                return named[0]
        return super()._any(things)

    def _words(self) -> list[str]:
        """The names of what the step asks for, in the player's language."""
        view = self.step
        step = self.lesson.steps[view["step"]] if view and view["kind"] == "act" else None
        if not isinstance(step, Act):
            return []
        do = step.do[0]
        things = [do.get("to"), do.get("location"), *do.get("cards", ()), *do.get("code", ())]
        names = [self._speech.name(one).lower() for one in things if one is not None]
        builds = [str(do["piece"]).rpartition("-")[2]] if "piece" in do else []
        return names + [self._speech.name(one)[:STEM].lower() for one in builds]
