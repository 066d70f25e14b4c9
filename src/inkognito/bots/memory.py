"""What a bot remembers: a reader of its sightings that forgets notes as they grow old.

A note is forgotten when its time has come, however clear it was. Then all sightings are read
again without it, so conclusions that rested on it are gone as well. Knows no game.
"""

from collections.abc import Callable
from math import inf
from typing import Generic, Protocol, TypeVar

from inkognito.bots.will import Will
from inkognito.core.events import Event
from inkognito.deduction.notebook import Heed, heed_all


class Reader(Protocol):
    """Reads the sightings of one seat into a notebook."""

    def see(self, sighting: Event) -> None:
        """Read the next sighting."""
        ...


R = TypeVar("R", bound=Reader)


class Memory(Generic[R]):
    """A bot's reader, as far as the bot remembers."""

    def __init__(self, new_reader: Callable[[Heed], R], will: Will) -> None:
        self._new_reader, self._will = new_reader, will
        self._read: list[Event] = []
        self._until = inf
        """The number of the sighting with which the next note is forgotten."""
        self.reader = new_reader(self._heeds)

    def see(self, sighting: Event, *, may_forget: bool = True) -> bool:
        """Read a sighting. Return whether something older was forgotten with it.

        What is to be forgotten meanwhile is forgotten with the next sighting that allows it.
        """
        if self._will.manner.half_life < inf:
            self._read.append(sighting)
        self.reader.see(sighting)
        if not may_forget or self._will.seen < self._until:
            return False
        self._until, self.reader = inf, self._new_reader(self._heeds)
        for earlier in self._read:
            self.reader.see(earlier)
        return True

    def of_everything(self) -> R:
        """Return a reader that has forgotten nothing: what a player finds in their notes."""
        if self._will.manner.half_life == inf:
            return self.reader
        reader = self._new_reader(heed_all)
        for sighting in self._read:
            reader.see(sighting)
        return reader

    def _heeds(self, number: int) -> bool:
        """Return whether what was read in this sighting is remembered now."""
        until = number + self._will.remembers_for(number)
        if until <= self._will.seen:
            return False
        self._until = min(self._until, until)
        return True
