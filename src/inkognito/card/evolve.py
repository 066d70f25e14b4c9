"""How an event changes the state: total, no choices, no chance, no clock.

An event that was decided once can always be applied again, by this version and by later ones.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX, faces_of, hands_by_colour
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    AnyEvent,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    GameOpened,
    GameScored,
    HandsDealt,
    LocationPlayed,
    MatchEnded,
    MeetingBegan,
    PairChosen,
    PairShown,
    RoundBegan,
    ScenarioSet,
)
from inkognito.card.meetings import meetings_of
from inkognito.card.scenario import state_of
from inkognito.card.state import (
    DECLARING,
    HIDING,
    HOME,
    NO_BLACK_SHOWN,
    NOBODY,
    NOTHING,
    NOTHING_SHOWN,
    NOWHERE,
    OVER,
    PLAYING,
    RESOLVING,
    SHOWING,
    State,
    cycle_of,
    dummy_in,
    has_ambassador_player,
    met,
    replaced,
    turn_order,
    with_black,
    with_shown,
)
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX


def evolve(state: State, event: AnyEvent) -> State:
    """The state after the event."""
    return HANDLERS[type(event)](state, event)


def _opened(_state: State, event: GameOpened) -> State:
    return State(rules=event.rules, order=tuple(SEAT_INDEX[seat] for seat in event.seats))


def _scenario_set(_state: State, event: ScenarioSet) -> State:
    return state_of(event.scenario)


def _dealt(state: State, event: HandsDealt) -> State:
    return replace(
        state,
        hands=hands_by_colour(event.hands, state.rules.edition),
        game=event.game,
        opener=NOBODY,
        shown=NOTHING_SHOWN,
        black=NO_BLACK_SHOWN,
    )


def _round_began(state: State, event: RoundBegan) -> State:
    first = SEAT_INDEX[event.first]
    _, place_in_cycle = cycle_of(event.round)
    return replace(
        state,
        round=event.round,
        first=first,
        opener=first if event.round == 1 else state.opener,
        to_play=turn_order(state.order, first),
        at=HOME,
        used=state.used if place_in_cycle else NOTHING,
        hidden=NOWHERE,
        meetings=(),
        meeting=None,
        asked=(),
        chosen=NOTHING,
        named=NOBODY,
        phase=HIDING if has_ambassador_player(state) else PLAYING,
    )


def _hid(state: State, event: AmbassadorHid) -> State:
    return replace(state, hidden=LOCATION_INDEX[event.location], phase=PLAYING)


def _played(state: State, event: LocationPlayed) -> State:
    place = LOCATION_INDEX[event.location]
    name = event.visitor
    visitor = dummy_in(state.order) if name == "dummy" else SEAT_INDEX[name]
    at = replaced(state.at, visitor, place)
    used = replaced(state.used, visitor, state.used[visitor] | 1 << place)
    if visitor != AMBASSADOR_SEAT:
        return replace(state, at=at, used=used, to_play=state.to_play[1:])
    meetings = meetings_of(state.order, state.first, at)
    return replace(state, at=at, used=used, hidden=NOWHERE, meetings=meetings, phase=RESOLVING)


def _meeting_began(state: State, _event: MeetingBegan) -> State:
    meeting = state.meetings[0]
    return replace(
        state,
        meeting=meeting,
        meetings=state.meetings[1:],
        asked=meeting.entitled,
        phase=DECLARING if meeting.entitled else meeting.phase,
    )


def _declined(state: State, event: Declined) -> State:
    if event.what != "declaration":
        return _resolved(state)
    asked = state.asked[1:]
    return replace(state, asked=asked, phase=DECLARING if asked else met(state).phase)


def _declared(state: State, _event: CodeDeclared) -> State:
    return state


def _pair_chosen(state: State, event: PairChosen) -> State:
    faces = faces_of(event.cards, state.rules.edition)
    return replace(state, chosen=replaced(state.chosen, SEAT_INDEX[event.seat], faces))


def _pair_shown(state: State, event: PairShown) -> State:
    agent, viewer = SEAT_INDEX[event.seat], SEAT_INDEX[event.to]
    shown = with_shown(state.shown, agent, viewer, event.cards, state.rules.edition)
    chosen = replaced(state.chosen, agent, 0)
    if any(chosen):
        return replace(state, shown=shown, chosen=chosen)
    return replace(state, shown=shown, chosen=NOTHING, phase=RESOLVING, meeting=None)


def _named(state: State, event: AgentNamed) -> State:
    return replace(state, named=SEAT_INDEX[event.agent], phase=SHOWING)


def _black_shown(state: State, event: BlackCardShown) -> State:
    agent, asker = SEAT_INDEX[event.seat], SEAT_INDEX[event.to[-1]]
    black = with_black(state.black, agent, asker, KIND_INDEX[event.kind])
    return _resolved(replace(state, black=black))


def _dummy_seen(state: State, _event: DummySeen) -> State:
    return _resolved(state)


def _scored(state: State, event: GameScored) -> State:
    scores = NOTHING
    for score in event.scores:
        scores = replaced(scores, SEAT_INDEX[score.seat], score.points)
    return replace(state, scores=scores, phase=RESOLVING)


def _ended(state: State, _event: MatchEnded) -> State:
    return replace(state, phase=OVER)


def _resolved(state: State) -> State:
    """The meeting is over."""
    return replace(state, phase=RESOLVING, meeting=None, named=NOBODY)


HANDLERS: Final[dict[type[AnyEvent], Callable[[State, Any], State]]] = {
    GameOpened: _opened,
    ScenarioSet: _scenario_set,
    HandsDealt: _dealt,
    RoundBegan: _round_began,
    AmbassadorHid: _hid,
    LocationPlayed: _played,
    MeetingBegan: _meeting_began,
    Declined: _declined,
    CodeDeclared: _declared,
    PairChosen: _pair_chosen,
    PairShown: _pair_shown,
    AgentNamed: _named,
    BlackCardShown: _black_shown,
    DummySeen: _dummy_seen,
    GameScored: _scored,
    MatchEnded: _ended,
}
