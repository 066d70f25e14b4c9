"""From recorded events back to the commands that caused them.

A record holds events only. Deciding the same command again, with the same chance, must give the
same events: that is how a game is proved.
"""

from collections.abc import Callable
from typing import Any, Final

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
from inkognito.board.possible import check
from inkognito.board.setup import open_game
from inkognito.board.state import State
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX


def reopened(line: tuple[Event, ...], chance: Chance) -> tuple[AnyEvent, ...] | None:
    """The opening as chance gives it; a scenario is taken as it is, if it is possible."""
    match line:
        case (GameOpened() as opened, *_):
            return open_game(opened.rules, opened.seats, chance)
        case (ScenarioSet() as laid,):
            check(laid.scenario)
            return (laid,)
    return None


def command_of(state: State, events: tuple[AnyEvent, ...]) -> tuple[int, AnyCommand] | None:
    """Who gave which command, if any command could have had such events."""
    if not events:
        return None
    event = events[0]
    maker = _COMMANDS.get(type(event))
    if maker is None:
        return None
    seat = getattr(event, "seat", None)
    if isinstance(event, TurnBegan) or seat is None:
        return state.seat, EndTurn()
    return SEAT_INDEX[seat], maker(event, events)


_COMMANDS: Final[dict[type[AnyEvent], Callable[[Any, tuple[AnyEvent, ...]], AnyCommand]]] = {
    FiguresPlaced: lambda e, _: PlaceFigures(e.tall, e.short, e.fat, e.thin),
    PhantomShaken: lambda _e, _: ShakePhantom(),
    PieceStepped: lambda e, _: Step(e.ball, e.piece, e.to),
    StepUndone: lambda _e, events: UndoStep() if len(events) == 1 else UndoAllSteps(),
    MovementEnded: lambda _e, _: EndMovement(),
    AgentQuestioned: lambda e, _: QuestionAgent(e.figure, e.about),
    AmbassadorQuestioned: lambda e, _: QuestionThroughAmbassador(e.agent, e.about),
    CardsShown: lambda e, _: ShowCards(e.cards),
    RepeatClaimed: lambda _e, _: ObjectToRepeat(),
    PieceExpelled: lambda e, _: Expel(e.to),
    FigureSlippedAway: lambda e, _: SlipAway(e.figure, e.to),
    TurnBegan: lambda _e, _: EndTurn(),
    GameEnded: lambda _e, _: EndTurn(),
    MissionDeclared: lambda e, _: DeclareAlone() if e.hand is None else DeclareMission(e.hand),
    HandAnswered: lambda e, _: AnswerHand(e.accepted),
    NoteWritten: lambda e, _: WriteNote(e.note),
}
