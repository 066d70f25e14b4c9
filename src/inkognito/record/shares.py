"""Verify one viewer's share of a finished game.

The sealed seed gives the deal, so the whole game can be decided again, except for what was hidden
from this viewer. The game's `behind` puts a stand-in in its place. Each line must equal what the
viewer sees of the decided events.
"""

from typing import Any, TypeAlias

from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import Viewer
from inkognito.games import GameModule
from inkognito.views.redact import redact

Lines: TypeAlias = tuple[tuple[Event, ...], ...]


def first_wrong(lines: Lines, viewer: Viewer, game: GameModule, chance: Chance) -> int | None:
    """Return the index of the first line that is not what the viewer saw, or None."""
    state, evolve = game.engine.empty, game.engine.evolve
    for place, line in enumerate(lines):
        try:
            events = _behind(state, lines, place, viewer, game, chance)
        except (Refused, AssertionError, LookupError, ValueError):
            events = None
        if events is None or tuple(redact(event, viewer) for event in events) != line:
            return place
        for event in events:
            state = evolve(state, event)
    return None


def _behind(
    state: Any, lines: Lines, place: int, viewer: Viewer, game: GameModule, chance: Chance
) -> tuple[Event, ...] | None:
    """Return the events behind a line of sightings, with stand-ins for hidden ones."""
    if not lines[place]:
        return None
    if place == 0:
        return game.engine.reopened(lines[place], chance)
    return game.behind(state, lines[place:], viewer, chance)
