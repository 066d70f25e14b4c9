"""Which steps a bot may take without having to take them back, and without leaving a meeting.

Works with the position that the bot's seat can see. Knows nothing of values and beliefs.
"""

from inkognito.board.commands import AnyCommand, EndMovement, Step
from inkognito.board.events import PieceStepped
from inkognito.board.legal import can_end_movement, met_pieces
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.state import State
from inkognito.board.venice import SPACES
from inkognito.core.seats import SEATS
from inkognito.views.board_position import position_after


def may_end_after(state: State, step: Step) -> bool:
    """Return whether movement may end after the step (B2)."""
    return can_end_movement(_after(state, step))


def harmless(state: State, options: tuple[AnyCommand, ...]) -> tuple[AnyCommand, ...]:
    """Return what may be chosen without thinking.

    That is to end movement, or a step after which it may end and nobody is left who was met before.
    """
    met = set(met_pieces(state))
    return tuple(
        option
        for option in options
        if isinstance(option, EndMovement)
        or (isinstance(option, Step) and _is_harmless(_after(state, option), met))
    )


def _is_harmless(after: State, met: set[int]) -> bool:
    return can_end_movement(after) and met.issubset(met_pieces(after))


def _after(state: State, step: Step) -> State:
    origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
    mover = SEATS[state.seat]
    return position_after(state, PieceStepped(mover, step.ball, step.piece, origin, step.to))
