"""The decisions in which a player may pass: whoever is asked, and whatever they hold or know."""

from typing import Final, get_args

from inkognito.card.commands import Declinable, Decline
from inkognito.card.state import ASKING, DECLARING, LOOKING, Phase, State

DECLINABLE: Final[dict[Phase, Declinable]] = {
    DECLARING: "declaration",
    ASKING: "question",
    LOOKING: "look",
}
"""By phase, what may be declined."""

PASSES: Final = {kind: Decline(kind) for kind in get_args(Declinable)}
"""By kind of decision, the command that passes."""


def passable(state: State) -> Declinable | None:
    """Return which kind of decision is open, if it is one to pass in: everybody sees that."""
    return DECLINABLE.get(state.phase)
