"""The decisions in which a player may pass: whoever is asked, and whatever they hold or know.

At both points a player may declare (B14) or go on. Where cards are shown, nobody passes.
"""

from typing import Final, Literal, TypeAlias

from inkognito.board.commands import EndTurn, ShakePhantom
from inkognito.board.legal import meeting_spaces
from inkognito.board.state import MEETING, OPENING, State
from inkognito.core.events import Command
from inkognito.core.passing import PassKind

Passable: TypeAlias = Literal["shake-phantom", "end-turn"]

PASSES: Final[dict[PassKind, Command]] = {
    "shake-phantom": ShakePhantom(),
    "end-turn": EndTurn(),
}
"""By kind of decision, the command that passes."""


def passable(state: State) -> Passable | None:
    """Return which kind of decision is open, if it is one to pass in: everybody sees that."""
    if state.phase is OPENING:
        return "shake-phantom"
    return "end-turn" if state.phase is MEETING and not meeting_spaces(state) else None
