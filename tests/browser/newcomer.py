"""Somebody who has read nothing: presses only what glows or what the guide names, and looks on.

Every press must have an effect: a request that is accepted, or something else on the page. A screen
that makes a newcomer press something pointless fails the test.
"""

from tests.browser.autopilot import Autopilot
from tests.browser.seeing import Sight, Thing
from tests.kit.browsing import SOON, Player

GLOWS = "number => eyes.body(number)?.classList.contains('glowing') ?? false"


class Newcomer(Autopilot):
    """A hand that follows the guide of a first game."""

    def __init__(self, player: Player, seed: int = 1) -> None:
        super().__init__(player, seed, haste=0)
        self.lines: list[str] = []
        """What the guide has said, in order."""
        self.pointless: list[str] = []
        """What was pressed and had no effect."""
        self._tried: set[str] = set()
        """Figures that can't reach anybody whom the guide has named."""

    def step(self) -> bool:
        """Read what the guide says, then press one thing; whether there was anything to press."""
        self._read()
        if not self._has_news():
            return False
        before, sent = self.sight(), len(self.player.sent)
        thing = self._glowing(before) or self._chosen(before)
        if thing is None or not self.hand.press(self.player, thing):
            return False
        self.player.settle()
        self._heard = -1
        if len(self.player.sent) > sent:
            self._tried.clear()
        elif not self._has_changed(before):
            self.pointless.append(f"{thing.name} ({before.headings[:1]})")
        return True

    def _chosen(self, sight: Sight) -> Thing | None:
        return self._in_dialog(sight) if sight.dialog is not None else self._on_page(sight)

    def _glowing(self, sight: Sight) -> Thing | None:
        """What the guide lets glow. On the phone it may lie in a paper that is being opened."""
        if self.player.page.locator(".glowing").count() == 0:
            return None
        ways = [one for one in sight.things if not one.off and one.role == "button"]
        return next((one for one in ways if self._glows(one)), None)

    def _glows(self, thing: Thing) -> bool:
        return bool(self.player.page.evaluate(GLOWS, thing.number))

    # --- what the guide has named ---------------------------------------------------------------

    @property
    def _named(self) -> list[str]:
        """The people whom the latest line names that names any."""
        seats = self.player.page.locator(".seats b").all_text_contents()
        ambassador = self.player.words("name-ambassador").pattern.strip("^$(?:)")
        found = ([one for one in (*seats, ambassador) if one in line] for line in self.lines[::-1])
        return next((one for one in found if one), [])

    def _on_map(self, sight: Sight) -> list[tuple[str, Thing]]:
        """Where somebody stands whom the guide has named; else with another figure, or anywhere."""
        self._read()
        offered, named = super()._on_map(sight), self._named
        wanted = [one for one in offered if any(name in _meets(one[1]) for name in named)]
        if wanted or not sight.inside("map-targets") or offered[0][0] != "step":
            return wanted or offered
        figures = [one for one in sight.inside("map-figures") if one.pressed is False]
        others = [one for one in figures if one.name not in self._tried]
        self._tried.update(one.name for one in others[:1])
        return [("step", one) for one in others[:1]] or offered

    def _declare(self, sight: Sight) -> Thing | None:
        self.partners = set(self._named)
        return super()._declare(sight)

    # --- reading --------------------------------------------------------------------------------

    def _read(self) -> None:
        """Take in a new line of the guide. It goes when its time is over, or is dismissed."""
        # Never waits: a line may go at any moment.
        for line in self.player.page.locator(".coach .say, dialog .coach").all_text_contents():
            if line not in self.lines:
                self.lines.append(line)

    def _has_changed(self, before: Sight) -> bool:
        """Whether the page shows something else than before, now or soon."""
        for _ in range(SOON // 10):
            if _picture(self.sight()) != _picture(before):
                return True
            self.player.page.wait_for_timeout(25)
        return False


def _meets(thing: Thing) -> str:
    """What the label of a target says after the name of the place."""
    return thing.name.partition(": ")[2]


def _picture(sight: Sight) -> tuple[object, ...]:
    states = [(one.name, one.pressed, one.off, one.checked) for one in sight.things]
    return sight.dialog, sight.headings, tuple(states)
