"""What the rules allow in a position. No commands, no names."""

from typing import Final

from inkognito.card.cards import LOCATIONS, Faces, Location
from inkognito.card.shows import legal_pairs
from inkognito.card.state import State, agents_in, met
from inkognito.core.seats import AMBASSADOR_SEAT

BOTH_BLACK_CARDS: Final = 0b11
ALL_PLACES: Final = (1 << len(LOCATIONS)) - 1

PLACES: Final[tuple[tuple[Location, ...], ...]] = tuple(
    tuple(place for bit, place in enumerate(LOCATIONS) if mask >> bit & 1)
    for mask in range(ALL_PLACES + 1)
)
"""By the mask of places."""


def unplayed(state: State, visitor: int) -> int:
    """The mask of the places that the visitor has not played yet."""
    return ALL_PLACES & ~state.used[visitor]


def unplayed_places(state: State, visitor: int) -> tuple[Location, ...]:
    """The places that the visitor has not played yet, by name."""
    return PLACES[unplayed(state, visitor)]


def viewer_of(state: State, seat: int) -> int:
    """Who sees an agent's pair: the Ambassador if present, or else the other agent."""
    meeting = met(state)
    if AMBASSADOR_SEAT in meeting.visitors:
        return AMBASSADOR_SEAT
    one, other = meeting.agents
    return other if seat == one else one


def choosers(state: State) -> tuple[int, ...]:
    """Who must still choose a pair in the meeting."""
    chosen = state.chosen
    return tuple([seat for seat in met(state).agents if not chosen[seat]])


def shown_before(state: State, seat: int) -> tuple[Faces, ...]:
    """The pairs that the agent has already shown to the one they meet."""
    return state.shown[seat][viewer_of(state, seat)]


def is_fresh_left(state: State, seat: int) -> bool:
    """Whether a pair that was not shown before is left (C3)."""
    pairs = legal_pairs(state.hands[seat], state.rules.edition)
    return not pairs.keys() <= set(shown_before(state, seat))


def asker(state: State) -> int:
    """The agent who meets the Ambassador or the dummy."""
    return met(state).agents[0]


def can_be_named(state: State, agent: int) -> bool:
    """Whether the asker may demand a black card of the agent (C4, C8)."""
    return (
        agent in agents_in(state.order)
        and agent != asker(state)
        and state.black[agent][asker(state)] != BOTH_BLACK_CARDS
    )


def can_show_black(state: State, kind: int) -> bool:
    """Whether the named agent may show their black card of that kind: never the same one twice."""
    return not state.black[state.named][asker(state)] >> kind & 1
