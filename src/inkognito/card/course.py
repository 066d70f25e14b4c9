"""What happens by itself: stacks are turned, meetings begin, rounds and games end."""

from inkognito.card.cards import LOCATIONS, Location, cards_of
from inkognito.card.events import (
    AnyEvent,
    GameScored,
    LocationPlayed,
    MatchEnded,
    MeetingBegan,
    Outcome,
    PairShown,
    RoundBegan,
)
from inkognito.card.evolve import evolve
from inkognito.card.legal import choosers, viewer_of
from inkognito.card.scenario import named_scores
from inkognito.card.setup import deal
from inkognito.card.state import (
    EXCHANGING,
    NOWHERE,
    PLAYING,
    RESOLVING,
    State,
    cycle_of,
    dummy_in,
    met,
    named_hands,
    next_agent,
    visitor_name,
)
from inkognito.card.winning import match_result, scored
from inkognito.core.chance import Chance, shuffled
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS, seat_names

Events = tuple[AnyEvent, ...]


def with_consequences(state: State, events: Events, chance: Chance) -> Events:
    """The events, and all that follows until somebody must decide again."""
    happened = list(events)
    new = events
    while new:
        for event in new:
            state = evolve(state, event)
        new = _next(state, chance)
        happened += new
    return tuple(happened)


def after_game(state: State, result: Outcome, chance: Chance) -> Events:
    """The game is over: points, and the end of the match or the next deal (C11, C12)."""
    scores = scored(state, result)
    named = named_scores(state.order, scores)
    over = GameScored(state.game, result, named_hands(state), named)
    outcome = match_result(state, scores, result)
    if outcome is not None:
        return (over, MatchEnded(outcome))
    first = COLOURS[next_agent(state, state.opener)]
    return (over, *deal(state.rules, seat_names(state.order), state.game + 1, first, chance))


def _next(state: State, chance: Chance) -> Events:
    """What happens now without anybody's decision, or nothing."""
    if state.phase is PLAYING:
        return _turn_of_a_stack(state, chance)
    if state.phase is RESOLVING:
        return _next_meeting(state, chance)
    if state.phase is EXCHANGING and any(state.chosen) and not choosers(state):
        return _exchange(state)
    return ()


def _turn_of_a_stack(state: State, chance: Chance) -> Events:
    """The dummy in his turn, and the Ambassador when everybody else has gone."""
    visitor = state.to_play[0] if state.to_play else AMBASSADOR_SEAT
    if state.to_play and visitor != dummy_in(state.order):
        return ()
    place = state.hidden if visitor == AMBASSADOR_SEAT else NOWHERE
    location = LOCATIONS[place] if place != NOWHERE else stack_top(state, visitor, chance)
    return (LocationPlayed(visitor_name(state, visitor), location),)


def stack_top(state: State, visitor: int, chance: Chance) -> Location:
    """The card that lies on top of a stack, which is shuffled anew every five rounds."""
    cycle, place_in_cycle = cycle_of(state.round)
    purpose = "ambassador" if visitor == AMBASSADOR_SEAT else "dummy"
    return shuffled(LOCATIONS, chance, purpose, state.game << 32 | cycle)[place_in_cycle]


def _next_meeting(state: State, chance: Chance) -> Events:
    if state.meetings:
        meeting = state.meetings[0]
        visitors = tuple(visitor_name(state, visitor) for visitor in meeting.visitors)
        return (MeetingBegan(LOCATIONS[meeting.place], visitors),)
    if state.round == state.rules.round_limit:
        return after_game(state, Outcome((), "round-limit"), chance)
    first = COLOURS[next_agent(state, state.first)]
    return (RoundBegan(state.round + 1, first),)


def _exchange(state: State) -> Events:
    """Both have chosen: now each sees what the other shows."""
    return tuple(
        PairShown(
            COLOURS[seat],
            SEATS[viewer_of(state, seat)],
            cards_of(state.chosen[seat], state.rules.edition),
        )
        for seat in met(state).agents
    )
