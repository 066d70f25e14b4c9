"""The whole position of a board game, secrets included: small numbers and masks.

Owns the shape of the position and a few plain questions about it. Knows no commands, no events
and no chance, and never leaves the game: viewers get sightings and options.
"""

from enum import IntEnum
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from inkognito.board.cards import Card, Faces, Hand, SecretHand, faces_of, named_hand
from inkognito.board.notes import Note
from inkognito.board.pieces import AMBASSADOR, PIECES_OF
from inkognito.board.rules import Rules
from inkognito.board.shows import PAIR, THREE, Form
from inkognito.board.venice import BITS, Mask
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

NOWHERE: Final = -1
NOBODY: Final = -1


class Phase(IntEnum):
    """What the game waits for; up to EXPELLING, for the player whose turn it is."""

    PLACING = 0
    OPENING = 1
    MOVING = 2
    MEETING = 3
    EXPELLING = 4
    ANSWERING = 5
    REPLACING = 6
    SHAKING_HANDS = 7
    OVER = 8


(
    PLACING,
    OPENING,
    MOVING,
    MEETING,
    EXPELLING,
    ANSWERING,
    REPLACING,
    SHAKING_HANDS,
    OVER,
) = Phase


class StepTaken(Struct, frozen=True, gc=False):
    """A step of this turn: what undoing it needs."""

    ball: int
    piece: int
    origin: int


class Question(Struct, frozen=True, gc=False):
    """The last question of the player whose turn it is.

    The answer, once given, is the last set that the agent has shown to them.
    """

    agent: int
    about: int
    piece: int
    objected: bool = False
    owed: int = 0


Places: TypeAlias = tuple[int, ...]
Masks: TypeAlias = tuple[Mask, ...]
ShownSets: TypeAlias = tuple[tuple[tuple[Faces, ...], ...], ...]

UNPLACED: Final[Places] = (NOWHERE,) * (AMBASSADOR + 1)
NOTHING_SHOWN: Final[ShownSets] = (((),) * (AMBASSADOR_SEAT + 1),) * AMBASSADOR_SEAT


class State(Struct, frozen=True, gc=False):
    """A position. `masks` only repeats `places` seat by seat: every rule asks for it.

    Seats are numbered as in core.seats: four colours, then the Ambassador's player. With three
    players the `hands` entry of the colour that nobody plays is the hand set aside.
    `shown[agent][viewer]` lists, in order, the sets that count as shown (B10: single cards do not).
    """

    rules: Rules = Rules()
    order: tuple[int, ...] = ()
    first: int = NOBODY
    hands: tuple[SecretHand, ...] = ()
    places: Places = UNPLACED
    masks: Masks = (0,) * (AMBASSADOR_SEAT + 1)
    turn: int = 0
    seat: int = NOBODY
    phase: Phase = OVER
    balls: tuple[int, ...] = ()
    steps: tuple[StepTaken, ...] = ()
    question: Question | None = None
    offered: int = NOBODY
    shown: ShownSets = NOTHING_SHOWN
    ambassador_mover: int = NOBODY
    note: Note | None = None


EMPTY: Final = State()
"""Before anything has happened."""


def mask_of_seat(places: Places, seat: int) -> Mask:
    """Where the seat's pieces stand."""
    mask = 0
    for piece in PIECES_OF[seat]:
        if places[piece] != NOWHERE:
            mask |= BITS[places[piece]]
    return mask


def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise."""
    order = state.order
    return order[(order.index(seat) + 1) % len(order)]


def next_to_place(state: State, seat: int) -> int:
    """The next seat clockwise that has figures to place."""
    seat = next_seat(state, seat)
    return next_seat(state, seat) if seat == AMBASSADOR_SEAT else seat


@cache
def agents_in(order: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that play an agent."""
    return tuple(seat for seat in order if seat != AMBASSADOR_SEAT)


@cache
def other_agents(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The agents but this one."""
    return tuple(agent for agent in agents_in(order) if agent != seat)


def three_play(order: tuple[int, ...]) -> bool:
    """Whether one agent's hand was set aside."""
    return len(agents_in(order)) < AMBASSADOR_SEAT


def absent_colour(state: State) -> int:
    """The colour that nobody plays, or NOBODY."""
    return next((seat for seat in range(AMBASSADOR_SEAT) if seat not in state.order), NOBODY)


def has_ambassador_player(state: State) -> bool:
    """Whether five play."""
    return len(state.order) == AMBASSADOR_SEAT + 1


def actor(state: State) -> int:
    """The seat that the game waits for, or NOBODY when it is over."""
    if state.phase <= EXPELLING:
        return state.seat
    if state.phase <= REPLACING:
        return asked(state).agent
    return state.offered if state.phase is SHAKING_HANDS else NOBODY


def asked(state: State) -> Question:
    """The question of a phase that has one."""
    if state.question is None:
        raise AssertionError(f"no question is open in phase {state.phase!r}")
    return state.question


def form_of(state: State, question: Question) -> Form:
    """Three cards for an agent who meets an agent; a pair where the Ambassador takes part."""
    if question.piece == AMBASSADOR or state.seat == AMBASSADOR_SEAT:
        return PAIR
    return THREE


def viewers_of(state: State, question: Question) -> tuple[int, ...]:
    """Who sees the answer: the Ambassador's player first, where the Ambassador passes it on."""
    if question.piece == AMBASSADOR and has_ambassador_player(state):
        return (AMBASSADOR_SEAT, state.seat)
    return (state.seat,)


def named_hands(state: State) -> tuple[Hand, ...]:
    """All hands by name, the one set aside included."""
    absent = absent_colour(state)
    return tuple(
        named_hand("aside" if seat == absent else COLOURS[seat], hand)
        for seat, hand in enumerate(state.hands)
    )


def with_shown(
    sets: ShownSets, agent: int, viewers: tuple[int, ...], cards: tuple[Card, ...]
) -> ShownSets:
    """The same with one more set; a single card does not count (B10)."""
    if len(cards) == 1:
        return sets
    faces = (faces_of(cards),)
    row = tuple(
        before + faces if viewer in viewers else before for viewer, before in enumerate(sets[agent])
    )
    return (*sets[:agent], row, *sets[agent + 1 :])
