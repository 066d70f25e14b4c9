"""The 16 figures, the Ambassador and the Phantom's balls, as names and numbers.

A figure's number is 4 x colour + build; the Ambassador comes last. So a piece's number shifted
right by two is the number of the seat that owns it.
"""

from typing import Final, Literal, get_args

from inkognito.board.cards import BUILDS
from inkognito.core.refusals import Names
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

Figure = Literal[
    "red-tall",
    "red-short",
    "red-fat",
    "red-thin",
    "blue-tall",
    "blue-short",
    "blue-fat",
    "blue-thin",
    "green-tall",
    "green-short",
    "green-fat",
    "green-thin",
    "yellow-tall",
    "yellow-short",
    "yellow-fat",
    "yellow-thin",
]
Piece = Literal[Figure, "ambassador"]
Ball = Literal["land", "water", "either", "rival", "ambassador", "none"]

FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
BALLS: Final[tuple[Ball, ...]] = get_args(Ball)

FIGURE_INDEX: Final = Names("unknown-figure", FIGURES)
PIECE_INDEX: Final = Names("unknown-figure", PIECES)
BALL_INDEX: Final = Names("unknown-ball", BALLS)

LAND_BALL, WATER_BALL, EITHER_BALL, RIVAL_BALL, AMBASSADOR_BALL, NO_BALL = range(len(BALLS))
AMBASSADOR: Final = PIECE_INDEX["ambassador"]

PIECES_OF: Final[tuple[tuple[int, ...], ...]] = (
    *(tuple(range(4 * colour, 4 * colour + 4)) for colour in range(len(COLOURS))),
    (AMBASSADOR,),
)
"""The pieces of each seat."""


def owner_of(piece: int) -> int:
    """The seat that owns the piece."""
    return piece >> 2


if tuple(f"{c}-{b}" for c in COLOURS for b in BUILDS) != FIGURES or AMBASSADOR >> 2 != (
    AMBASSADOR_SEAT
):
    raise AssertionError("figures are numbered by colour and build")
