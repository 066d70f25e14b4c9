"""The fold of a board game: from a state and an event to the next state."""

from collections.abc import Callable
from typing import Any, Final

from inkognito.board.event_table import EVENTS
from inkognito.board.events import AnyEvent
from inkognito.board.state import State

_CHANGES: Final[dict[type[AnyEvent], Callable[[State, Any], State]]] = {
    event: row.evolve for event, row in EVENTS.items()
}


def evolve(state: State, event: AnyEvent) -> State:
    """The state after the event."""
    return _CHANGES[type(event)](state, event)
