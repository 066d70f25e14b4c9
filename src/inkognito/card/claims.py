"""Whether the declaration of a finished card game was right, for statistics."""

from collections.abc import Iterable
from typing import Any

from inkognito.card.events import CodeDeclared
from inkognito.core.events import Event
from inkognito.core.results import Claim, Claims


def claims_in(events: Iterable[Event]) -> Claims:
    """Return the claims of a finished game; the declaration is right if it won."""
    log: tuple[Any, ...] = tuple(events)
    declared = next((event for event in reversed(log) if isinstance(event, CodeDeclared)), None)
    if declared is None:
        return Claims()
    return Claims(Claim(declared.seat, declared.seat in log[-1].outcome.winners))
