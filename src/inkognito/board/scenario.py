"""A scenario: any position of the board game, in names, as a file can hold it.

Owns the shape of the file and the way between it and a state. Whether a scenario is possible is
decided in `possible`. docs/scenario.md explains every field.
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from inkognito.board.cards import (
    ABOUT_INDEX,
    ABOUTS,
    About,
    Card,
    Hand,
    hands_by_colour,
)
from inkognito.board.notes import Note
from inkognito.board.pieces import BALL_INDEX, BALLS, PIECE_INDEX, PIECES, Ball, Piece
from inkognito.board.rules import MOST_TURNS, Rules
from inkognito.board.state import (
    NOBODY,
    NOTHING_SHOWN,
    NOWHERE,
    PLACING,
    Phase,
    Question,
    ShownSets,
    State,
    StepTaken,
    mask_of_seat,
    named_hands,
    with_shown,
)
from inkognito.board.venice import SPACE_INDEX, SPACES, Space
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, Colour, Seat

PhaseName = Literal[
    "placing",
    "opening",
    "moving",
    "meeting",
    "expelling",
    "answering",
    "replacing",
    "shaking-hands",
]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class ShownSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that an agent has shown, and to whom."""

    seat: Colour
    to: tuple[Seat, ...]
    cards: tuple[Card, ...]


class StepMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of this turn that can still be undone."""

    ball: Ball
    piece: Piece
    origin: Space


class OpenQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """The question that the player whose turn it is has asked last, and of which piece."""

    agent: Colour
    about: About
    piece: Piece
    objected: bool = False
    owed: Annotated[int, Meta(ge=0, le=2)] = 0


class ChanceLaid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chance laid beforehand: three balls for each of the next shakes, and the deal to come."""

    balls: tuple[tuple[Ball, ...], ...] = ()
    hands: tuple[Hand, ...] = ()


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Everything that has a default may be left out of the file."""

    game: Literal["board"]
    version: Literal[1]
    seats: tuple[Seat, ...]
    to_move: Seat
    phase: PhaseName
    places: dict[Piece, Space]
    hands: tuple[Hand, ...] = ()
    turn: Annotated[int, Meta(ge=1, le=MOST_TURNS)] = 1
    rules: Rules = Rules()
    balls: tuple[Ball, ...] = ()
    steps: tuple[StepMade, ...] = ()
    question: OpenQuestion | None = None
    offered_hand: Colour | None = None
    shown: tuple[ShownSet, ...] = ()
    ambassador_moved_by: Seat | None = None
    note: Note | None = None
    first: Seat | None = None
    chance: ChanceLaid | None = None


def state_of(scenario: Scenario) -> State:
    """The state that a possible scenario describes."""
    places = tuple(
        SPACE_INDEX[scenario.places[piece]] if piece in scenario.places else NOWHERE
        for piece in PIECES
    )
    return State(
        rules=scenario.rules,
        order=tuple(SEAT_INDEX[seat] for seat in scenario.seats),
        first=_seat_or_nobody(scenario.first),
        hands=hands_by_colour(scenario.hands),
        places=places,
        masks=tuple(mask_of_seat(places, seat) for seat in range(AMBASSADOR_SEAT + 1)),
        turn=scenario.turn if scenario.phase != "placing" else 0,
        seat=SEAT_INDEX[scenario.to_move],
        phase=Phase(PHASE_NAMES.index(scenario.phase)),
        balls=tuple(sorted(BALL_INDEX[ball] for ball in scenario.balls)),
        steps=tuple(
            StepTaken(BALL_INDEX[step.ball], PIECE_INDEX[step.piece], SPACE_INDEX[step.origin])
            for step in scenario.steps
        ),
        question=_question_of(scenario.question),
        offered=_seat_or_nobody(scenario.offered_hand),
        shown=shown_sets(scenario.shown),
        ambassador_mover=_seat_or_nobody(scenario.ambassador_moved_by),
        note=scenario.note,
    )


def scenario_of(
    state: State, shown: tuple[ShownSet, ...], chance: ChanceLaid | None = None
) -> Scenario:
    """The scenario of a running game; `shown` is all that has been shown, in order."""
    return Scenario(
        game="board",
        version=1,
        seats=tuple(SEATS[seat] for seat in state.order),
        to_move=SEATS[state.seat],
        phase=PHASE_NAMES[state.phase],
        places={
            PIECES[piece]: SPACES[place]
            for piece, place in enumerate(state.places)
            if place != NOWHERE
        },
        hands=named_hands(state),
        turn=max(state.turn, 1),
        rules=state.rules,
        balls=tuple(BALLS[ball] for ball in state.balls),
        steps=tuple(
            StepMade(BALLS[step.ball], PIECES[step.piece], SPACES[step.origin])
            for step in state.steps
        ),
        question=_named_question(state.question),
        offered_hand=None if state.offered == NOBODY else COLOURS[state.offered],
        shown=shown,
        ambassador_moved_by=(
            None if state.ambassador_mover == NOBODY else SEATS[state.ambassador_mover]
        ),
        note=state.note,
        first=SEATS[state.first] if state.phase is PLACING else None,
        chance=chance,
    )


def shown_sets(shown: tuple[ShownSet, ...]) -> ShownSets:
    """What counts as shown, by agent and viewer."""
    sets = NOTHING_SHOWN
    for one in shown:
        viewers = tuple(SEAT_INDEX[viewer] for viewer in one.to)
        sets = with_shown(sets, SEAT_INDEX[one.seat], viewers, one.cards)
    return sets


def _seat_or_nobody(seat: Seat | None) -> int:
    return NOBODY if seat is None else SEAT_INDEX[seat]


def _question_of(question: OpenQuestion | None) -> Question | None:
    if question is None:
        return None
    return Question(
        SEAT_INDEX[question.agent],
        ABOUT_INDEX[question.about],
        PIECE_INDEX[question.piece],
        question.objected,
        question.owed,
    )


def _named_question(question: Question | None) -> OpenQuestion | None:
    if question is None:
        return None
    return OpenQuestion(
        COLOURS[question.agent],
        ABOUTS[question.about],
        PIECES[question.piece],
        question.objected,
        question.owed,
    )
