"""The position of a board game as one viewer can know it: a fold of their sightings.

It is a state of the engine without hands: what lies open is as in the true state, `shown` has the
sets that they have shown or been shown, and `note` is their own. Must not know events that they
can't see. Hands are left to the caller, the viewer's own hand included.
"""

from collections.abc import Callable
from typing import Any, Final, get_args

from msgspec.structs import replace

from inkognito.board.event_table import EVENTS
from inkognito.board.scenario import Scenario, state_of
from inkognito.board.state import EXPELLING, State
from inkognito.core.event_table import check_complete
from inkognito.core.events import Event
from inkognito.views.board import (
    CardsShownCovertly,
    HandDealt,
    HandsDealtFaceDown,
    NoteSealed,
    ScenarioSeen,
    Sighting,
)


def position_after(state: State, sighting: Event) -> State:
    """The viewer's position after their next sighting; the first is applied to `EMPTY`."""
    return HANDLERS[type(sighting)](state, sighting)


def _unchanged(state: State, _sighting: Event) -> State:
    return state


def _shown_covertly(state: State, _sighting: CardsShownCovertly) -> State:
    return replace(state, phase=EXPELLING)


def _scenario_seen(_state: State, seen: ScenarioSeen) -> State:
    return state_of(
        Scenario(
            game="board",
            version=1,
            seats=seen.seats,
            to_move=seen.to_move,
            phase=seen.phase,
            places=seen.places,
            hands=(),
            turn=seen.turn,
            rules=seen.rules,
            balls=seen.balls,
            steps=seen.steps,
            question=seen.question,
            offered_hand=seen.offered_hand,
            shown=seen.shown,
            ambassador_moved_by=seen.ambassador_moved_by,
            note=seen.note,
            first=seen.first,
        )
    )


HANDLERS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **{event: row.evolve for event, row in EVENTS.items() if row.is_seen},
    ScenarioSeen: _scenario_seen,
    HandDealt: _unchanged,
    HandsDealtFaceDown: _unchanged,
    CardsShownCovertly: _shown_covertly,
    NoteSealed: _unchanged,
}
check_complete("way to fold the sighting", HANDLERS, get_args(Sighting))
