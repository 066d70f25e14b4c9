"""Random commands with existing names; most of them are illegal at any given moment."""

from random import Random
from typing import Any

from inkognito.board.cards import ABOUTS, BUILDS, CARDS, in_order
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
from inkognito.board.notes import Note, Suspect
from inkognito.board.pieces import BALLS, FIGURES, PIECES
from inkognito.board.venice import SPACES, STARTS
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS


def any_command(random: Random) -> AnyCommand:
    """Return one command of any kind."""
    pick: Any = random.choice
    makers = (
        lambda: PlaceFigures(*(SPACES[s] for s in random.sample(pick(STARTS), 4))),
        ShakePhantom,
        lambda: Step(pick(BALLS), pick(PIECES), pick(SPACES)),
        lambda: Step(pick(BALLS), pick(PIECES), pick(SPACES)),
        UndoStep,
        UndoAllSteps,
        EndMovement,
        lambda: QuestionAgent(pick(FIGURES), pick(ABOUTS)),
        lambda: QuestionThroughAmbassador(pick(COLOURS), pick(ABOUTS)),
        lambda: SlipAway(pick(FIGURES), pick(SPACES)),
        lambda: ShowCards(in_order(tuple(random.sample(CARDS, pick((1, 2, 2, 3, 3, 3, 4)))))),
        ObjectToRepeat,
        lambda: Expel(pick(SPACES)),
        EndTurn,
        lambda: DeclareMission(pick(COLOURS)),
        DeclareAlone,
        lambda: AnswerHand(pick((True, False))),
        lambda: WriteNote(Note(*(Suspect(pick(IDENTITIES), pick(BUILDS)) for _ in range(4)))),
    )
    command: AnyCommand = pick(makers)()
    return command
