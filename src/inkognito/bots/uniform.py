"""The `random` bot: uniform over its options. It never declares. A baseline, not an opponent.

It chooses undo only where nothing else is possible.
"""

from typing import Any, Final

from msgspec import Struct

from inkognito.board.commands import (
    DeclareAlone,
    DeclareMission,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.note_option import NoteOption
from inkognito.bots.bot import UNHURRIED, Budget, Draws, Weighed, Why
from inkognito.card.commands import DeclareCode
from inkognito.core.events import Event
from inkognito.core.fillable import expanded

UNDO: Final[tuple[type[Struct], ...]] = (UndoStep, UndoAllSteps)
DECLARATIONS: Final[tuple[type[Struct], ...]] = (
    DeclareMission,
    DeclareAlone,
    WriteNote,
    NoteOption,
    DeclareCode,
)
RARE: Final = frozenset(UNDO + DECLARATIONS)


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
        usual = [one for one in options if type(one) not in RARE] or expanded(options)
        command = self._draws.one_of(usual, "choose")
        self._why = Why("at-random", weighed=(Weighed(command, 1 / len(usual)),))
        return command

    def interject(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> None:
        """Return None."""

    def why(self) -> Why:
        """Return that the choice was random."""
        return self._why
