"""A scenario: any position of the card game, in names, as a file can hold it.

Owns the shape of the file and the way between it and a state. Whether a scenario is possible is
decided in `possible`. docs/scenario.md explains every field.
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from inkognito.card.cards import (
    KIND_INDEX,
    LOCATION_INDEX,
    LOCATIONS,
    Card,
    CardKind,
    Faces,
    Hand,
    Location,
    Visitor,
    cards_of,
    faces_of,
    hands_by_colour,
)
from inkognito.card.editions import Edition
from inkognito.card.meetings import meetings_of
from inkognito.card.rules import MOST_ROUNDS, Rules
from inkognito.card.state import (
    DECLARING,
    HOME,
    NO_BLACK_SHOWN,
    NOBODY,
    NOTHING,
    NOTHING_SHOWN,
    NOWHERE,
    BlackShown,
    ByVisitor,
    Phase,
    ShownPairs,
    State,
    agents_in,
    cycle_of,
    dummy_in,
    named_hands,
    replaced,
    turn_order,
    visitor_name,
    with_black,
    with_shown,
)
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, Colour, Seat

PhaseName = Literal["hiding", "playing", "declaring", "exchanging", "asking", "showing", "looking"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points in the match."""

    seat: Seat
    points: Annotated[int, Meta(ge=0, le=3)]


class ShownPair(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair that an agent has shown, and to whom."""

    seat: Colour
    to: Seat
    cards: tuple[Card, ...]


class ShownBlack(Struct, frozen=True, forbid_unknown_fields=True):
    """A black card that an agent has shown to an agent who demanded one.

    With five players the Ambassador's player has seen it too; `to` may also name just that player,
    where it does not matter who demanded it.
    """

    seat: Colour
    to: Seat
    kind: CardKind


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has looked at one of the dummy's black cards."""

    seat: Colour
    kind: CardKind


class ChosenPair(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair chosen in this meeting, not yet shown."""

    seat: Colour
    cards: tuple[Card, ...]


class ChanceLaid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chance laid beforehand: the next places of the stacks, and the deals of the next games."""

    ambassador: tuple[Location, ...] = ()
    dummy: tuple[Location, ...] = ()
    deals: tuple[tuple[Hand, ...], ...] = ()


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Everything that has a default may be left out of the file."""

    game: Literal["card"]
    version: Literal[1]
    seats: tuple[Seat, ...]
    phase: PhaseName
    first: Colour
    hands: tuple[Hand, ...]
    played: dict[Visitor, tuple[Location, ...]] = {}
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    rules: Rules = Rules()
    hidden: Location | None = None
    meeting: Location | None = None
    resolved: tuple[Location, ...] = ()
    declined: tuple[Seat, ...] = ()
    chosen: tuple[ChosenPair, ...] = ()
    named: Colour | None = None
    shown: tuple[ShownPair, ...] = ()
    black: tuple[ShownBlack, ...] = ()
    looks: tuple[Look, ...] = ()
    game_number: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    opener: Colour | None = None
    scores: tuple[Score, ...] = ()
    chance: ChanceLaid | None = None


def state_of(scenario: Scenario) -> State:
    """The state that a possible scenario describes."""
    order = tuple(SEAT_INDEX[seat] for seat in scenario.seats)
    edition = scenario.rules.edition
    at, used = _visits(scenario, order)
    first = SEAT_INDEX[scenario.first]
    state = State(
        rules=scenario.rules,
        order=order,
        hands=hands_by_colour(scenario.hands, edition),
        game=scenario.game_number,
        opener=SEAT_INDEX[opener_of(scenario)],
        scores=_scores_of(scenario.scores),
        round=scenario.round,
        first=first,
        phase=Phase(PHASE_NAMES.index(scenario.phase)),
        to_play=tuple(v for v in turn_order(order, first) if at[v] == NOWHERE),
        at=at,
        used=used,
        hidden=_place_or_nowhere(scenario.hidden),
        chosen=_chosen_of(scenario.chosen, edition),
        named=NOBODY if scenario.named is None else SEAT_INDEX[scenario.named],
        shown=_shown_pairs(scenario.shown, edition),
        black=_black_shown(scenario.black),
    )
    return _with_meeting(state, scenario)


def opener_of(scenario: Scenario) -> Colour:
    """Who opened this game: one agent further back clockwise for each round since."""
    agents = [seat for seat in scenario.seats if seat != "ambassador"]
    return agents[(agents.index(scenario.first) - scenario.round + 1) % len(agents)]


def scenario_of(
    state: State,
    shown: tuple[ShownPair, ...],
    black: tuple[ShownBlack, ...],
    looks: tuple[Look, ...],
    chance: ChanceLaid | None = None,
) -> Scenario:
    """The scenario of a running game, with all that was shown in it, in order."""
    edition = state.rules.edition
    return Scenario(
        game="card",
        version=1,
        seats=tuple(SEATS[seat] for seat in state.order),
        phase=PHASE_NAMES[state.phase],
        first=COLOURS[state.first],
        hands=named_hands(state),
        played={
            visitor_name(state, visitor): _played_of(state, visitor)
            for visitor in range(AMBASSADOR_SEAT + 1)
            if state.used[visitor]
        },
        round=state.round,
        rules=state.rules,
        hidden=None if state.hidden == NOWHERE else LOCATIONS[state.hidden],
        meeting=None if state.meeting is None else LOCATIONS[state.meeting.place],
        resolved=_resolved(state),
        declined=_declined(state),
        chosen=tuple(
            ChosenPair(COLOURS[seat], cards_of(state.chosen[seat], edition))
            for seat in agents_in(state.order)
            if state.chosen[seat]
        ),
        named=None if state.named == NOBODY else COLOURS[state.named],
        shown=shown,
        black=black,
        looks=looks,
        game_number=state.game,
        opener=COLOURS[state.opener],
        scores=named_scores(state.order, state.scores),
        chance=chance,
    )


def named_scores(order: tuple[int, ...], scores: tuple[int, ...]) -> tuple[Score, ...]:
    """The scores by name, in seat order."""
    return tuple(Score(SEATS[seat], scores[seat]) for seat in order)


def _with_meeting(state: State, scenario: Scenario) -> State:
    """The state with what is left of this round's meetings."""
    if scenario.meeting is None:
        return state
    place = LOCATION_INDEX[scenario.meeting]
    meetings = meetings_of(state.order, state.first, state.at)
    meeting = next((one for one in meetings if one.place == place), None)
    if meeting is None:
        return state
    asked: tuple[int, ...] = ()
    if state.phase is DECLARING:
        declined = {SEAT_INDEX[seat] for seat in scenario.declined}
        asked = tuple(seat for seat in meeting.entitled if seat not in declined)
    rest = meetings[meetings.index(meeting) + 1 :]
    return replace(state, meeting=meeting, meetings=rest, asked=asked)


def _resolved(state: State) -> tuple[Location, ...]:
    """The meetings of this round before the one that is being resolved."""
    if state.meeting is None:
        return ()
    meetings = meetings_of(state.order, state.first, state.at)
    return tuple(LOCATIONS[one.place] for one in meetings[: meetings.index(state.meeting)])


def _declined(state: State) -> tuple[Seat, ...]:
    if state.meeting is None or state.phase is not DECLARING:
        return ()
    return tuple(SEATS[seat] for seat in state.meeting.entitled if seat not in state.asked)


def _visits(scenario: Scenario, order: tuple[int, ...]) -> tuple[ByVisitor, ByVisitor]:
    """Where everybody is this round, and the masks of all places played since the last taking."""
    _, before = cycle_of(scenario.round)
    at, used = HOME, NOTHING
    for name, places in scenario.played.items():
        visitor = dummy_in(order) if name == "dummy" else SEAT_INDEX[name]
        indices = [LOCATION_INDEX[place] for place in places]
        used = replaced(used, visitor, sum(1 << place for place in set(indices)))
        if len(indices) > before:
            at = replaced(at, visitor, indices[-1])
    return at, used


def _played_of(state: State, visitor: int) -> tuple[Location, ...]:
    """The places played, this round's last; the order of the others is of no consequence."""
    now = state.at[visitor]
    earlier = [p for p in range(len(LOCATIONS)) if state.used[visitor] >> p & 1 and p != now]
    return tuple(LOCATIONS[place] for place in (*earlier, *((now,) if now != NOWHERE else ())))


def _place_or_nowhere(place: Location | None) -> int:
    return NOWHERE if place is None else LOCATION_INDEX[place]


def _scores_of(scores: tuple[Score, ...]) -> tuple[int, ...]:
    points = NOTHING
    for score in scores:
        points = replaced(points, SEAT_INDEX[score.seat], score.points)
    return points


def _chosen_of(chosen: tuple[ChosenPair, ...], edition: Edition) -> tuple[Faces, ...]:
    faces = NOTHING
    for pair in chosen:
        faces = replaced(faces, SEAT_INDEX[pair.seat], faces_of(pair.cards, edition))
    return faces


def _shown_pairs(shown: tuple[ShownPair, ...], edition: Edition) -> ShownPairs:
    sets = NOTHING_SHOWN
    for one in shown:
        sets = with_shown(sets, SEAT_INDEX[one.seat], SEAT_INDEX[one.to], one.cards, edition)
    return sets


def _black_shown(black: tuple[ShownBlack, ...]) -> BlackShown:
    sets = NO_BLACK_SHOWN
    for one in black:
        if one.to != "ambassador":
            sets = with_black(sets, SEAT_INDEX[one.seat], SEAT_INDEX[one.to], KIND_INDEX[one.kind])
    return sets
