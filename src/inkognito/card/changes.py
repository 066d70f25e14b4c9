"""How each event changes the state: total, no choices, no chance, no clock.

An event that was decided once can always be applied again, by this version and by later ones.
"""

from msgspec.structs import replace

from inkognito.card.cards import KIND_INDEX, LOCATION_INDEX, faces_of, hands_by_colour
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
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


def game_opened(_state: State, event: GameOpened) -> State:
    """The table is laid."""
    return State(rules=event.rules, order=tuple(SEAT_INDEX[seat] for seat in event.seats))


def scenario_set(_state: State, event: ScenarioSet) -> State:
    """The position is the scenario's."""
    return state_of(event.scenario)


def hands_dealt(state: State, event: HandsDealt) -> State:
    """Everybody holds their cards, and nothing has been shown in this game."""
    return replace(
        state,
        hands=hands_by_colour(event.hands, state.rules.edition),
        game=event.game,
        opener=NOBODY,
        shown=NOTHING_SHOWN,
        black=NO_BLACK_SHOWN,
    )


def round_began(state: State, event: RoundBegan) -> State:
    """Everybody is at home again; every five rounds the locations are taken back."""
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


def ambassador_hid(state: State, event: AmbassadorHid) -> State:
    """The Ambassador's location lies face down."""
    return replace(state, hidden=LOCATION_INDEX[event.location], phase=PLAYING)


def location_played(state: State, event: LocationPlayed) -> State:
    """The visitor has gone to the place; after the Ambassador, meetings follow."""
    place = LOCATION_INDEX[event.location]
    name = event.visitor
    visitor = dummy_in(state.order) if name == "dummy" else SEAT_INDEX[name]
    at = replaced(state.at, visitor, place)
    used = replaced(state.used, visitor, state.used[visitor] | 1 << place)
    if visitor != AMBASSADOR_SEAT:
        return replace(state, at=at, used=used, to_play=state.to_play[1:])
    meetings = meetings_of(state.order, state.first, at)
    return replace(state, at=at, used=used, hidden=NOWHERE, meetings=meetings, phase=RESOLVING)


def meeting_began(state: State, _event: MeetingBegan) -> State:
    """The next meeting is open; those entitled say first whether they declare."""
    meeting = state.meetings[0]
    return replace(
        state,
        meeting=meeting,
        meetings=state.meetings[1:],
        asked=meeting.entitled,
        phase=DECLARING if meeting.entitled else meeting.phase,
    )


def declined(state: State, event: Declined) -> State:
    """The next one entitled is asked, or the meeting goes on or is over."""
    if event.what != "declaration":
        return _resolved(state)
    asked = state.asked[1:]
    return replace(state, asked=asked, phase=DECLARING if asked else met(state).phase)


def code_declared(state: State, _event: CodeDeclared) -> State:
    """Nothing changes yet: the score of the game follows."""
    return state


def pair_chosen(state: State, event: PairChosen) -> State:
    """The pair lies face down."""
    faces = faces_of(event.cards, state.rules.edition)
    return replace(state, chosen=replaced(state.chosen, SEAT_INDEX[event.seat], faces))


def pair_shown(state: State, event: PairShown) -> State:
    """The viewer has seen the pair; after the last pair the meeting is over."""
    agent, viewer = SEAT_INDEX[event.seat], SEAT_INDEX[event.to]
    shown = with_shown(state.shown, agent, viewer, event.cards, state.rules.edition)
    chosen = replaced(state.chosen, agent, 0)
    if any(chosen):
        return replace(state, shown=shown, chosen=chosen)
    return replace(state, shown=shown, chosen=NOTHING, phase=RESOLVING, meeting=None)


def agent_named(state: State, event: AgentNamed) -> State:
    """The named agent owes a black card."""
    return replace(state, named=SEAT_INDEX[event.agent], phase=SHOWING)


def black_card_shown(state: State, event: BlackCardShown) -> State:
    """The asker has seen the black card, and the meeting is over."""
    agent, asker = SEAT_INDEX[event.seat], SEAT_INDEX[event.to[-1]]
    black = with_black(state.black, agent, asker, KIND_INDEX[event.kind])
    return _resolved(replace(state, black=black))


def dummy_seen(state: State, _event: DummySeen) -> State:
    """The meeting is over."""
    return _resolved(state)


def game_scored(state: State, event: GameScored) -> State:
    """The points are given."""
    scores = NOTHING
    for score in event.scores:
        scores = replaced(scores, SEAT_INDEX[score.seat], score.points)
    return replace(state, scores=scores, phase=RESOLVING)


def match_ended(state: State, _event: MatchEnded) -> State:
    """Nobody is waited for any more."""
    return replace(state, phase=OVER)


def _resolved(state: State) -> State:
    """The meeting is over."""
    return replace(state, phase=RESOLVING, meeting=None, named=NOBODY)
