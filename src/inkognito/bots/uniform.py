"""The `random` bot: uniform over its options. It never declares. A baseline, not an opponent.

It chooses undo only where nothing else is possible.
"""

from typing import Any

from inkognito.bots.bot import UNHURRIED, Budget, Draws, Weighed, Why
from inkognito.core.events import Event
from inkognito.core.fillable import expanded


class UniformBot:
    """A bot that chooses all options with equal probability."""

    def __init__(self, key: bytes) -> None:
        self._draws = Draws(key)
        self._why = Why("at-random")

    def see(self, _sighting: Event) -> None:
        """Count the sighting; the bot uses nothing else of it."""
        self._draws.seen += 1

    def choose(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        """Return any option but a declaration."""
        tame = [one for one in options if not (one.is_undo or one.is_declaration)]
        usual = tame or expanded(options)
        command = self._draws.one_of(usual, "choose")
        self._why = Why("at-random", weighed=(Weighed(command, 1 / len(usual)),))
        return command

    def interject(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> None:
        """Return None."""

    def why(self) -> Why:
        """Return that the choice was random."""
        return self._why
