"""From a command to its events, or to a refusal.

Checks each command for itself, never by looking it up among the options. The order of checks is
the same for everyone: seat, time, names, rules. Refusals speak only of what the sender may know.
"""

from collections.abc import Callable
from typing import Any, Final

from inkognito.board import answers, declarations, moves
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
from inkognito.board.expect import Events
from inkognito.board.state import State
from inkognito.core.chance import Chance
from inkognito.core.deciding import decider

HANDLERS: Final[dict[type[AnyCommand], Callable[[State, int, Any, Chance], Events]]] = {
    PlaceFigures: moves.place_figures,
    ShakePhantom: moves.shake_phantom,
    Step: moves.step,
    UndoStep: moves.undo_step,
    UndoAllSteps: moves.undo_all_steps,
    EndMovement: moves.end_movement,
    QuestionAgent: moves.question_agent,
    QuestionThroughAmbassador: moves.question_through_ambassador,
    SlipAway: moves.slip_away,
    ShowCards: answers.show_cards,
    ObjectToRepeat: answers.object_to_repeat,
    Expel: moves.expel,
    EndTurn: moves.end_turn,
    DeclareMission: declarations.declare_mission,
    DeclareAlone: declarations.declare_alone,
    AnswerHand: declarations.answer_hand,
    WriteNote: declarations.write_note,
}

decide: Final[Callable[[State, int, AnyCommand, Chance], Events]] = decider(HANDLERS, AnyCommand)
"""Return the events of the seat's command, or raise Refused; then nothing has changed."""
