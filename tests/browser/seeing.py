"""What is on the page now, to decide what to press: names, groups and states."""

from dataclasses import dataclass
from typing import Any

from tests.kit.browsing import Player
from tests.kit.wording import says


@dataclass(frozen=True)
class Thing:
    """Something that can be pressed."""

    number: int
    role: str
    name: str
    groups: tuple[str, ...]
    pressed: bool | None
    off: bool
    checked: bool | None
    value: str | None
    is_on_map: bool


class Sight:
    """The page at one moment: the open dialog's name or None, headings, and things to press."""

    def __init__(self, language: str, looked: dict[str, Any]) -> None:
        self._language = language
        self.dialog: str | None = looked["dialog"]
        self.headings: tuple[str, ...] = tuple(looked["headings"])
        things = ({**one, "groups": tuple(one["groups"])} for one in looked["things"])
        self.things = tuple(Thing(**one) for one in things)

    def saying(self, *ids: str, within: str | None = None) -> list[Thing]:
        """The things that say one of these, and can be pressed."""
        return [
            one
            for one in self.things
            if not one.off
            and says(self._language, one.name, *ids)
            and (within is None or self._is_in(one, within))
        ]

    def inside(self, *groups: str) -> list[Thing]:
        """The things in a group with such a name that can be pressed."""
        return [one for one in self.things if not one.off and self._is_in(one, *groups)]

    def has_heading(self, *ids: str) -> bool:
        """Whether a heading says one of these."""
        return any(says(self._language, heading, *ids) for heading in self.headings)

    def asks(self, *ids: str) -> bool:
        """Whether the open dialog is called so."""
        return self.dialog is not None and says(self._language, self.dialog, *ids)

    @property
    def is_end(self) -> bool:
        """Whether this is the end screen."""
        return self.has_heading("end-fair")

    def _is_in(self, thing: Thing, *groups: str) -> bool:
        return any(says(self._language, group, *groups) for group in thing.groups)


def look(player: Player) -> Sight:
    """Look at the player's page."""
    return Sight(player.language, player.page.evaluate("eyes.look()"))
