"""The position of a board game as one viewer can know it: a fold of his sightings.

It is a state of the engine without hands: what lies open is as in the true state, `shown` has the
sets that he has shown or been shown, and `note` is his own. Must not know events that he can't see.
Who holds what, his own hand included, is the business of whoever asks.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    CardsShown,
    FigureSlippedAway,
    FiguresPlaced,
    GameEnded,
    GameOpened,
    HandAnswered,
    MissionDeclared,
    MovementEnded,
    NoteWritten,
    PhantomShaken,
    PieceExpelled,
    PieceStepped,
    RepeatClaimed,
    StepUndone,
    TurnBegan,
)
from inkognito.board.evolve import HANDLERS as EVOLVE
from inkognito.board.scenario import Scenario, state_of
from inkognito.board.state import EXPELLING, State
from inkognito.core.events import Event
from inkognito.views.board import (
    CardsShownCovertly,
    HandDealt,
    HandsDealtFaceDown,
    NoteSealed,
    ScenarioSeen,
)


def position_after(state: State, sighting: Event) -> State:
    """The viewer's position after his next sighting; the first is applied to `EMPTY`."""
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
    GameOpened: EVOLVE[GameOpened],
    ScenarioSeen: _scenario_seen,
    FiguresPlaced: EVOLVE[FiguresPlaced],
    HandDealt: _unchanged,
    HandsDealtFaceDown: _unchanged,
    TurnBegan: EVOLVE[TurnBegan],
    PhantomShaken: EVOLVE[PhantomShaken],
    PieceStepped: EVOLVE[PieceStepped],
    StepUndone: EVOLVE[StepUndone],
    MovementEnded: EVOLVE[MovementEnded],
    AgentQuestioned: EVOLVE[AgentQuestioned],
    AmbassadorQuestioned: EVOLVE[AmbassadorQuestioned],
    CardsShown: EVOLVE[CardsShown],
    CardsShownCovertly: _shown_covertly,
    RepeatClaimed: EVOLVE[RepeatClaimed],
    PieceExpelled: EVOLVE[PieceExpelled],
    FigureSlippedAway: EVOLVE[FigureSlippedAway],
    MissionDeclared: EVOLVE[MissionDeclared],
    HandAnswered: EVOLVE[HandAnswered],
    NoteWritten: EVOLVE[NoteWritten],
    NoteSealed: _unchanged,
    GameEnded: EVOLVE[GameEnded],
}
