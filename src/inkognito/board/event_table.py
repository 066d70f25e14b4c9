"""The events of the board game: who sees each, how it changes the state, which command makes it.

`evolve`, `replay` and the views derive from this table. It must not know what those outside the
audience see instead: that is in `views`.
"""

from typing import Any, Final

from inkognito.board import changes
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    AnyEvent,
    CardsShown,
    FigureSlippedAway,
    FiguresPlaced,
    GameEnded,
    GameOpened,
    HandAnswered,
    HandsDealt,
    MissionDeclared,
    MovementEnded,
    NoteWritten,
    PhantomShaken,
    PieceExpelled,
    PieceStepped,
    RepeatClaimed,
    ScenarioSet,
    StepUndone,
    TurnBegan,
)
from inkognito.core.event_table import EventRow, Rows, event_table, everyone, nobody
from inkognito.core.seats import Viewer

Line = tuple[Any, ...]


def _shower_and_shown(event: CardsShown) -> tuple[Viewer, ...]:
    return (event.seat, *event.to)


def _writer(event: NoteWritten) -> tuple[Viewer, ...]:
    return (event.seat,)


def _undo(line: Line) -> AnyCommand:
    return UndoStep() if len(line) == 1 else UndoAllSteps()


def _declaration(line: Line) -> AnyCommand:
    hand = line[0].hand
    return DeclareAlone() if hand is None else DeclareMission(hand)


def _hand_answer(line: Line) -> AnyCommand:
    return AnswerHand(line[0].accepted)


_ROWS: Final[Rows[AnyEvent]] = {
    GameOpened: EventRow(everyone, changes.game_opened),
    ScenarioSet: EventRow(nobody, changes.scenario_set),
    FiguresPlaced: EventRow(everyone, changes.figures_placed, (PlaceFigures,)),
    HandsDealt: EventRow(nobody, changes.hands_dealt),
    TurnBegan: EventRow(everyone, changes.turn_began, (EndTurn,)),
    PhantomShaken: EventRow(everyone, changes.phantom_shaken, (ShakePhantom,)),
    PieceStepped: EventRow(everyone, changes.piece_stepped, (Step,)),
    StepUndone: EventRow(everyone, changes.step_undone, (UndoStep, UndoAllSteps), _undo),
    MovementEnded: EventRow(everyone, changes.movement_ended, (EndMovement,)),
    AgentQuestioned: EventRow(everyone, changes.agent_questioned, (QuestionAgent,)),
    AmbassadorQuestioned: EventRow(
        everyone, changes.ambassador_questioned, (QuestionThroughAmbassador,)
    ),
    CardsShown: EventRow(_shower_and_shown, changes.cards_shown, (ShowCards,)),
    RepeatClaimed: EventRow(everyone, changes.repeat_claimed, (ObjectToRepeat,)),
    PieceExpelled: EventRow(everyone, changes.piece_expelled, (Expel,)),
    FigureSlippedAway: EventRow(everyone, changes.figure_slipped_away, (SlipAway,)),
    MissionDeclared: EventRow(
        everyone, changes.mission_declared, (DeclareMission, DeclareAlone), _declaration
    ),
    HandAnswered: EventRow(everyone, changes.hand_answered, (AnswerHand,), _hand_answer),
    NoteWritten: EventRow(_writer, changes.note_written, (WriteNote,)),
    GameEnded: EventRow(everyone, changes.game_ended, (EndTurn,)),
}

EVENTS: Final = event_table(_ROWS, AnyEvent, AnyCommand)
