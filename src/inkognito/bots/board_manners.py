"""What a bot may do politely: steps that need not be taken back, questions that can tell something.

Works with the position that the bot's seat can see, and with what was shown there. Knows nothing of
values.
"""

from typing import Final

from inkognito.board.cards import ABOUT_INDEX
from inkognito.board.commands import QuestionAgent, QuestionThroughAmbassador, Step
from inkognito.board.events import PieceStepped
from inkognito.board.legal import can_end_movement
from inkognito.board.pieces import PIECE_INDEX, owner_of
from inkognito.board.shows import PAIR, THREE, Form
from inkognito.board.state import State
from inkognito.board.venice import SPACES
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, SEATS
from inkognito.deduction.board import Asked, BoardReader
from inkognito.deduction.worth import information
from inkognito.views.board_position import position_after

QUESTIONS: Final = (QuestionAgent, QuestionThroughAmbassador)

NOTHING: Final = 1e-6
"""Bits that an answer is expected to tell, at most, if it can tell nothing."""


def may_end_after(state: State, step: Step) -> bool:
    """Return whether movement may end after the step (B2)."""
    origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
    mover = SEATS[state.seat]
    return can_end_movement(
        position_after(state, PieceStepped(mover, step.ball, step.piece, origin, step.to))
    )


def question_of(
    option: QuestionAgent | QuestionThroughAmbassador, asker: int
) -> tuple[int, int, Form]:
    """Return who is asked about what, and in which form they answer."""
    about = ABOUT_INDEX[option.about]
    if isinstance(option, QuestionThroughAmbassador):
        return SEAT_INDEX[option.agent], about, PAIR
    form = PAIR if asker == AMBASSADOR_SEAT else THREE
    return owner_of(PIECE_INDEX[option.figure]), about, form


def may_tell(reader: BoardReader, option: QuestionAgent | QuestionThroughAmbassador) -> bool:
    """Return whether the answer can tell the reader's owner anything about the deal."""
    book = reader.notebook
    agent, about, form = question_of(option, book.seat)
    weights, hands = book.belief.weights(), book.belief.hand_numbers[agent]
    forecast = reader.forecast(Asked(book.seat, agent, about, form))
    return information(weights, hands, hands, forecast) > NOTHING
