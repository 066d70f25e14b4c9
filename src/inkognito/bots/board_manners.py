"""Which steps a bot may take without having to take them back.

Works with the position that the bot's seat can see. Knows nothing of values and beliefs.
"""

from inkognito.board.commands import Step
from inkognito.board.events import PieceStepped
from inkognito.board.legal import can_end_movement
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.state import State
from inkognito.board.venice import SPACES
from inkognito.core.seats import SEATS
from inkognito.views.board_position import position_after


def may_end_after(state: State, step: Step) -> bool:
    """Return whether movement may end after the step (B2)."""
    origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
    mover = SEATS[state.seat]
    return can_end_movement(
        position_after(state, PieceStepped(mover, step.ball, step.piece, origin, step.to))
    )
