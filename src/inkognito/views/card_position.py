"""The position of a card game as one viewer can know it: a fold of their sightings.

It is a state of the engine without hands: what lies open is as in the true state, `shown` and
`black` have what they have shown or been shown, `chosen` and `hidden` what they have laid down.
Must not know events that they can't see. Hands are left to the caller, the viewer's own hand
included.
"""

from collections.abc import Callable
from typing import Any, Final, get_args

from msgspec.structs import replace

from inkognito.card.cards import NUMBERS, Faces, Hand
from inkognito.card.event_table import EVENTS
from inkognito.card.scenario import Scenario, ShownBlack, state_of
from inkognito.card.state import (
    NO_BLACK_SHOWN,
    NOBODY,
    NOTHING,
    NOTHING_SHOWN,
    PLAYING,
    RESOLVING,
    State,
    replaced,
)
from inkognito.core.event_table import check_complete
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX
from inkognito.views.card import (
    AmbassadorHidFaceDown,
    BlackCardShownCovertly,
    DummySeenCovertly,
    HandDealt,
    HandsDealtFaceDown,
    PairChosenFaceDown,
    PairShownCovertly,
    ScenarioSeen,
    Sighting,
)

FACE_DOWN: Final[Faces] = 1 << 8
"""In `chosen`, a pair whose faces the viewer can't see. It is not 0, because they know of it;
the bit above the eight faces keeps it unlike any real pair."""


def position_after(state: State, sighting: Event) -> State:
    """The viewer's position after their next sighting; the first is applied to `EMPTY`."""
    return HANDLERS[type(sighting)](state, sighting)


def _dealt(state: State, sighting: HandDealt | HandsDealtFaceDown) -> State:
    return replace(
        state, game=sighting.game, opener=NOBODY, shown=NOTHING_SHOWN, black=NO_BLACK_SHOWN
    )


def _hid_face_down(state: State, _sighting: AmbassadorHidFaceDown) -> State:
    return replace(state, phase=PLAYING)


def _chosen_face_down(state: State, sighting: PairChosenFaceDown) -> State:
    return replace(state, chosen=replaced(state.chosen, SEAT_INDEX[sighting.seat], FACE_DOWN))


def _pair_shown_covertly(state: State, sighting: PairShownCovertly) -> State:
    chosen = replaced(state.chosen, SEAT_INDEX[sighting.seat], 0)
    if any(chosen):
        return replace(state, chosen=chosen)
    return replace(state, chosen=NOTHING, phase=RESOLVING, meeting=None)


def _resolved(state: State, _sighting: BlackCardShownCovertly | DummySeenCovertly) -> State:
    """The meeting is over, and the viewer has learnt nothing."""
    return replace(state, phase=RESOLVING, meeting=None, named=NOBODY)


def _scenario_seen(_state: State, seen: ScenarioSeen) -> State:
    state = state_of(_scenario_of(seen))
    chosen = state.chosen
    for seat in seen.have_chosen:
        chosen = replaced(chosen, SEAT_INDEX[seat], chosen[SEAT_INDEX[seat]] or FACE_DOWN)
    return replace(state, hands=(), chosen=chosen)


def _scenario_of(seen: ScenarioSeen) -> Scenario:
    """The scenario as far as it was seen. A hand stands in for all, which a scenario must have."""
    return Scenario(
        game="card",
        version=1,
        seats=seen.seats,
        phase=seen.phase,
        first=seen.first,
        hands=(Hand("dummy", "x", NUMBERS[seen.rules.edition][0]),),
        played=seen.played,
        round=seen.round,
        rules=seen.rules,
        hidden=seen.hidden,
        meeting=seen.meeting,
        resolved=seen.resolved,
        declined=seen.declined,
        chosen=() if seen.chosen is None else (seen.chosen,),
        named=seen.named,
        shown=seen.shown,
        black=_black_of(seen),
        game_number=seen.game_number,
        opener=seen.opener,
        scores=seen.scores,
    )


def _black_of(seen: ScenarioSeen) -> tuple[ShownBlack, ...]:
    """The black cards but the dummy's: looks at those are not counted."""
    return tuple(
        ShownBlack(one.seat, one.to, one.kind) for one in seen.black if one.seat != "dummy"
    )


HANDLERS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **{event: row.evolve for event, row in EVENTS.items() if row.is_seen},
    ScenarioSeen: _scenario_seen,
    HandDealt: _dealt,
    HandsDealtFaceDown: _dealt,
    AmbassadorHidFaceDown: _hid_face_down,
    PairChosenFaceDown: _chosen_face_down,
    PairShownCovertly: _pair_shown_covertly,
    BlackCardShownCovertly: _resolved,
    DummySeenCovertly: _resolved,
}
check_complete("way to fold the sighting", HANDLERS, get_args(Sighting))
