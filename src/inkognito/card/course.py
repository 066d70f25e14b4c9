"""What follows automatically: stacks are turned, meetings begin, rounds and games end."""

from inkognito.card.cards import LOCATION_INDEX, LOCATIONS, Location, cards_of
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
from inkognito.card.legal import unplayed_places, viewer_of
from inkognito.card.meetings import meetings_of
from inkognito.card.scenario import named_scores
from inkognito.card.setup import deal, stack_top
from inkognito.card.state import (
    NOWHERE,
    ByVisitor,
    Meeting,
    State,
    dummy_in,
    met,
    named_hands,
    next_agent,
    replaced,
    visitor_name,
)
from inkognito.card.winning import match_result, scored
from inkognito.core.chance import Chance
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS, seat_names

Events = tuple[AnyEvent, ...]


def after_visit(state: State, seat: int, place: int, chance: Chance) -> Events:
    """An agent has gone to a place; stacks are turned until a player must decide again."""
    events: Events = (LocationPlayed(COLOURS[seat], LOCATIONS[place]),)
    rest, at = state.to_play[1:], state.at
    if rest and rest[0] == dummy_in(state.order):
        turned = _turned(state, rest[0], chance)
        events += (LocationPlayed("dummy", turned),)
        rest, at = rest[1:], replaced(at, rest[0], LOCATION_INDEX[turned])
    if rest:
        return events
    location = _ambassadors(state, chance)
    at = replaced(at, seat, place)
    at = replaced(at, AMBASSADOR_SEAT, LOCATION_INDEX[location])
    meetings = meetings_of(state.order, state.first, at)
    return (*events, LocationPlayed("ambassador", location), *_next(state, meetings, chance))


def after_meeting(state: State, chance: Chance) -> Events:
    """A meeting is over: the next one, the next round, or the end."""
    return _next(state, state.meetings, chance)


def exchange(state: State, chosen: ByVisitor, chance: Chance) -> Events:
    """All have chosen: now each pair is seen, and the meeting is over."""
    shown = [
        PairShown(
            COLOURS[seat],
            SEATS[viewer_of(state, seat)],
            cards_of(chosen[seat], state.rules.edition),
        )
        for seat in met(state).agents
    ]
    return (*shown, *after_meeting(state, chance))


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


def _turned(state: State, visitor: int, chance: Chance) -> Location:
    """The top of a visitor's stack."""
    name = visitor_name(state, visitor)
    return stack_top(name, unplayed_places(state, visitor), state.game, state.round, chance)


def _ambassadors(state: State, chance: Chance) -> Location:
    """Where the Ambassador is: as their player has hidden, or the top of the stack."""
    if state.hidden != NOWHERE:
        return LOCATIONS[state.hidden]
    return _turned(state, AMBASSADOR_SEAT, chance)


def _next(state: State, meetings: tuple[Meeting, ...], chance: Chance) -> Events:
    if meetings:
        visitors = tuple([visitor_name(state, visitor) for visitor in meetings[0].visitors])
        return (MeetingBegan(LOCATIONS[meetings[0].place], visitors),)
    if state.round == state.rules.round_limit:
        return after_game(state, Outcome((), "round-limit"), chance)
    return (RoundBegan(state.round + 1, COLOURS[next_agent(state, state.first)]),)
