"""The whole position of a card game, secrets included: small numbers and masks.

Owns the shape of the position and a few plain questions about it. Knows no commands, no events
and no chance, and never leaves the game: viewers get sightings and options.
"""

from enum import IntEnum
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from inkognito.card.cards import (
    LOCATIONS,
    BlackHand,
    Card,
    Faces,
    Hand,
    Visitor,
    faces_of,
    named_hand,
)
from inkognito.card.editions import Edition
from inkognito.card.rules import Rules
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS

NOWHERE: Final = -1
NOBODY: Final = -1


class Phase(IntEnum):
    """What the game waits for; RESOLVING lasts only until the next event of the same command."""

    HIDING = 0
    PLAYING = 1
    DECLARING = 2
    EXCHANGING = 3
    ASKING = 4
    SHOWING = 5
    LOOKING = 6
    RESOLVING = 7
    OVER = 8


HIDING, PLAYING, DECLARING, EXCHANGING, ASKING, SHOWING, LOOKING, RESOLVING, OVER = Phase

ByVisitor: TypeAlias = tuple[int, ...]
ShownPairs: TypeAlias = tuple[tuple[tuple[Faces, ...], ...], ...]
BlackShown: TypeAlias = tuple[tuple[int, ...], ...]

NOTHING: Final[ByVisitor] = (0,) * (AMBASSADOR_SEAT + 1)
HOME: Final[ByVisitor] = (NOWHERE,) * (AMBASSADOR_SEAT + 1)
NOTHING_SHOWN: Final[ShownPairs] = (((),) * (AMBASSADOR_SEAT + 1),) * AMBASSADOR_SEAT
NO_BLACK_SHOWN: Final[BlackShown] = ((0,) * AMBASSADOR_SEAT,) * AMBASSADOR_SEAT


class Meeting(Struct, frozen=True, gc=False):
    """What happens at one place in one round."""

    place: int
    visitors: tuple[int, ...]
    agents: tuple[int, ...]
    entitled: tuple[int, ...]
    phase: Phase


class State(Struct, frozen=True, gc=False):
    """A position. Visitors are numbered like seats; the dummy has the number of its colour.

    `to_play` are those who still go to a place this round, `at` is where everybody has gone, and
    `used` the mask of the places that they have played since they took them back. `meetings` are
    still to be resolved, `meeting` is being resolved; `asked` must still say there whether they
    declare, and `chosen` are the pairs chosen there.
    `shown[agent][viewer]` lists the pairs shown, `black[agent][asker]` is the mask of black cards.
    """

    rules: Rules = Rules()
    order: tuple[int, ...] = ()
    hands: tuple[BlackHand, ...] = ()
    game: int = 0
    opener: int = NOBODY
    scores: tuple[int, ...] = NOTHING
    round: int = 0
    first: int = NOBODY
    phase: Phase = OVER
    to_play: tuple[int, ...] = ()
    at: ByVisitor = HOME
    used: ByVisitor = NOTHING
    hidden: int = NOWHERE
    meetings: tuple[Meeting, ...] = ()
    meeting: Meeting | None = None
    asked: tuple[int, ...] = ()
    chosen: ByVisitor = NOTHING
    named: int = NOBODY
    shown: ShownPairs = NOTHING_SHOWN
    black: BlackShown = NO_BLACK_SHOWN


EMPTY: Final = State()
"""Before anything has happened."""


@cache
def agents_in(order: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that play an agent, clockwise."""
    return tuple(seat for seat in order if seat != AMBASSADOR_SEAT)


@cache
def dummy_in(order: tuple[int, ...]) -> int:
    """The colour that nobody plays, or NOBODY."""
    return next((colour for colour in range(AMBASSADOR_SEAT) if colour not in order), NOBODY)


@cache
def turn_order(order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Who goes after whom in a round: agents from the first player on, the dummy in its seat.

    The dummy sits in the fourth seat. The Ambassador comes last, and is not in it.
    """
    agents = agents_in(order)
    circle = agents if dummy_in(order) == NOBODY else (*agents, dummy_in(order))
    start = circle.index(first)
    return circle[start:] + circle[:start]


def has_ambassador_player(state: State) -> bool:
    """Whether five play."""
    return len(state.order) == AMBASSADOR_SEAT + 1


def next_agent(state: State, seat: int) -> int:
    """The next agent clockwise: dummy and Ambassador are skipped (C12)."""
    agents = agents_in(state.order)
    return agents[(agents.index(seat) + 1) % len(agents)]


def met(state: State) -> Meeting:
    """The meeting of a phase that has one."""
    if state.meeting is None:
        raise AssertionError(f"nobody meets in phase {state.phase!r}")
    return state.meeting


def cycle_of(round_number: int) -> tuple[int, int]:
    """How often the locations have been taken back before this round, and which of five it is."""
    return divmod(round_number - 1, len(LOCATIONS))


def visitor_name(state: State, visitor: int) -> Visitor:
    """The visitor by name."""
    return "dummy" if visitor == dummy_in(state.order) else SEATS[visitor]


def named_hands(state: State) -> tuple[Hand, ...]:
    """All hands by name, the dummy's included."""
    dummy = dummy_in(state.order)
    return tuple(
        named_hand("dummy" if colour == dummy else COLOURS[colour], hand, state.rules.edition)
        for colour, hand in enumerate(state.hands)
    )


def replaced(values: ByVisitor, visitor: int, value: int) -> ByVisitor:
    """The same values but for one visitor."""
    changed = list(values)
    changed[visitor] = value
    return tuple(changed)


def with_shown(
    sets: ShownPairs, agent: int, viewer: int, cards: tuple[Card, ...], edition: Edition
) -> ShownPairs:
    """The same with one more pair."""
    row = list(sets[agent])
    row[viewer] = (*row[viewer], faces_of(cards, edition))
    return (*sets[:agent], tuple(row), *sets[agent + 1 :])


def with_black(sets: BlackShown, agent: int, asker: int, kind: int) -> BlackShown:
    """The same with one more black card."""
    row = list(sets[agent])
    row[asker] |= 1 << kind
    return (*sets[:agent], tuple(row), *sets[agent + 1 :])
