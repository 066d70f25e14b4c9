"""What a seat may ask for: intents, by name. Knows nothing of whether they are legal."""

from typing import ClassVar, TypeAlias

from inkognito.board.cards import About, Card
from inkognito.board.notes import Note
from inkognito.board.pieces import Ball, Figure, Piece
from inkognito.board.venice import Space
from inkognito.core.events import Command
from inkognito.core.seats import Colour


class PlaceFigures(Command, frozen=True):
    """Put my four figures on my four start spaces (B1)."""

    tall: Space
    short: Space
    fat: Space
    thin: Space


class ShakePhantom(Command, frozen=True):
    """Shake the Phantom of Prophecy."""


class Step(Command, frozen=True):
    """Use a ball to move one piece along one route."""

    is_step: ClassVar[bool] = True

    ball: Ball
    piece: Piece
    to: Space


class UndoStep(Command, frozen=True):
    """Take back this turn's last step (B2)."""

    is_step: ClassVar[bool] = True
    is_undo: ClassVar[bool] = True


class UndoAllSteps(Command, frozen=True):
    """Take back all of this turn's steps (B2)."""

    is_step: ClassVar[bool] = True
    is_undo: ClassVar[bool] = True


class EndMovement(Command, frozen=True):
    """Say that movement has ended; balls can't be used any more (B6)."""


class QuestionAgent(Command, frozen=True):
    """Question the owner of a figure that I meet."""

    figure: Figure
    about: About


class QuestionThroughAmbassador(Command, frozen=True):
    """Where I meet the Ambassador: ask about any other agent (B7)."""

    agent: Colour
    about: About


class SlipAway(Command, frozen=True):
    """Instead of asking: move my figure one more step to an empty space."""

    figure: Figure
    to: Space


class ShowCards(Command, frozen=True):
    """Answer a question, or replace a repeated answer."""

    cards: tuple[Card, ...]


class ObjectToRepeat(Command, frozen=True):
    """Say that I have been shown these cards before."""


class Expel(Command, frozen=True):
    """Send the piece that I met to another space."""

    to: Space


class EndTurn(Command, frozen=True):
    """End my turn."""


class DeclareMission(Command, frozen=True):
    """Say "Mission accomplished" and offer my hand to a player (B14)."""

    is_declaration: ClassVar[bool] = True

    hand: Colour


class DeclareAlone(Command, frozen=True):
    """With three players: say "Mission accomplished" without offering a hand (B17)."""

    is_declaration: ClassVar[bool] = True


class AnswerHand(Command, frozen=True):
    """Take or refuse the hand that is offered to me."""

    accept: bool


class WriteNote(Command, frozen=True):
    """The Ambassador's player: "I know who you are" (once, final)."""

    answers_decision: ClassVar[bool] = False
    is_declaration: ClassVar[bool] = True

    note: Note


AnyCommand: TypeAlias = (
    PlaceFigures
    | ShakePhantom
    | Step
    | UndoStep
    | UndoAllSteps
    | EndMovement
    | QuestionAgent
    | QuestionThroughAmbassador
    | SlipAway
    | ShowCards
    | ObjectToRepeat
    | Expel
    | EndTurn
    | DeclareMission
    | DeclareAlone
    | AnswerHand
    | WriteNote
)
