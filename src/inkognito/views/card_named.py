"""The position of a card game in names, as one viewer can know it.

Built from that viewer's sightings and nothing else: what lies open, their own cards, what they
have shown or been shown, and, once a game is over, what everybody held.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from msgspec import Struct, field

from inkognito.card.cards import LOCATIONS, Card, Hand, Location, Visitor
from inkognito.card.events import (
    AmbassadorHid,
    BlackCardShown,
    DummySeen,
    GameScored,
    MatchEnded,
    Outcome,
    PairChosen,
    PairShown,
    RoundBegan,
)
from inkognito.card.options import to_act
from inkognito.card.rules import Rules
from inkognito.card.scenario import PHASE_NAMES, Look, PhaseName, ShownPair
from inkognito.card.state import EMPTY, NOBODY, NOWHERE, OVER, RESOLVING, State, visitor_name
from inkognito.core.events import Event
from inkognito.core.results import FinishedGame
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEATS, Colour, Seat, Viewer, seat_names
from inkognito.views.card import (
    AmbassadorHidFaceDown,
    BlackCardShownCovertly,
    CovertBlack,
    CovertPair,
    DummySeenCovertly,
    HandDealt,
    HandsDealtFaceDown,
    PairShownCovertly,
    ScenarioSeen,
    SeenBlack,
)
from inkognito.views.card_position import position_after


class CardPosition(Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """A position of the card game as `viewer` can know it. What is left out of it is empty.

    `waits_for` are the seats that may act now. `at` is where everybody has gone this round,
    `played` where they have been since they took their places back, this round included. `meeting`
    is the place of the meeting that is being resolved, `visitors` who is there. `chosen` is the
    viewer's own pair, `have_chosen` everybody who has chosen one. `shown` and `black` are the cards
    that the viewer has shown or seen, with "dummy" for looks at the dummy's; what is covert
    happened between others. `finished` are the games of the match that are over.
    """

    viewer: Viewer
    seats: tuple[Seat, ...]
    rules: Rules
    phase: PhaseName | Literal["resolving", "over"]
    game_number: int
    round: int
    first: Colour
    waits_for: tuple[Seat, ...] = ()
    at: dict[Visitor, Location] = {}
    played: dict[Visitor, tuple[Location, ...]] = {}
    meeting: Location | None = None
    visitors: tuple[Visitor, ...] = ()
    to_declare: tuple[Seat, ...] = ()
    named: Colour | None = None
    has_hidden: bool = False
    hidden: Location | None = None
    have_chosen: tuple[Colour, ...] = ()
    chosen: tuple[Card, ...] = ()
    scores: dict[Seat, int] = {}
    hand: Hand | None = None
    shown: tuple[ShownPair, ...] = ()
    shown_covertly: tuple[CovertPair, ...] = ()
    black: tuple[SeenBlack, ...] = ()
    black_covertly: tuple[CovertBlack, ...] = ()
    looks_covertly: tuple[Look, ...] = ()
    finished: tuple[FinishedGame, ...] = ()
    hands: tuple[Hand, ...] = ()
    outcome: Outcome | None = None


class _Deal(Struct):
    """What the viewer has seen of the cards of one deal."""

    hand: Hand | None = None
    chosen: tuple[Card, ...] = ()
    shown: list[ShownPair] = []
    shown_covertly: list[CovertPair] = []
    black: list[SeenBlack] = []
    black_covertly: list[CovertBlack] = []
    looks_covertly: list[Look] = []


class _Seen(Struct):
    """What the viewer has seen so far, beside the state that it adds up to."""

    state: State = EMPTY
    deal: _Deal = field(default_factory=_Deal)
    is_hidden: bool = False
    scored: list[GameScored] = []
    outcome: Outcome | None = None


def position_of(sightings: Iterable[Event], viewer: Viewer) -> CardPosition:
    """The position after these sightings of this viewer, in names."""
    seen = _Seen()
    for sighting in sightings:
        seen.state = position_after(seen.state, sighting)
        note = _NOTED.get(type(sighting))
        if note is not None:
            note(seen, sighting)
    return _named(seen, viewer)


def finished_games(events: Iterable[Event]) -> tuple[FinishedGame, ...]:
    """The games of the match that are over, in order."""
    return tuple(_finished(event) for event in events if isinstance(event, GameScored))


def _finished(scored: GameScored) -> FinishedGame:
    points = {score.seat: score.points for score in scored.scores}
    return FinishedGame(scored.game, scored.result, points)


def _named(seen: _Seen, viewer: Viewer) -> CardPosition:
    state, deal = seen.state, seen.deal
    meeting, is_over = state.meeting, state.phase is OVER
    return CardPosition(
        viewer=viewer,
        seats=seat_names(state.order),
        rules=state.rules,
        phase=_phase(state),
        game_number=state.game,
        round=state.round,
        first=COLOURS[state.first],
        waits_for=() if is_over else seat_names(to_act(state)),
        at=_at(state),
        played=_played(state),
        meeting=None if meeting is None else LOCATIONS[meeting.place],
        visitors=() if meeting is None else _visitors(state, meeting.visitors),
        to_declare=seat_names(state.asked),
        named=None if state.named == NOBODY else COLOURS[state.named],
        has_hidden=_has_hidden(seen),
        hidden=None if state.hidden == NOWHERE else LOCATIONS[state.hidden],
        have_chosen=tuple(COLOURS[seat] for seat, faces in enumerate(state.chosen) if faces),
        chosen=deal.chosen if any(state.chosen) else (),
        scores={SEATS[seat]: state.scores[seat] for seat in state.order},
        hand=deal.hand,
        shown=tuple(deal.shown),
        shown_covertly=tuple(deal.shown_covertly),
        black=tuple(deal.black),
        black_covertly=tuple(deal.black_covertly),
        looks_covertly=tuple(deal.looks_covertly),
        finished=finished_games(seen.scored),
        hands=seen.scored[-1].hands if is_over and seen.scored else (),
        outcome=seen.outcome,
    )


def _phase(state: State) -> PhaseName | Literal["resolving", "over"]:
    if state.phase is OVER:
        return "over"
    return "resolving" if state.phase is RESOLVING else PHASE_NAMES[state.phase]


def _has_hidden(seen: _Seen) -> bool:
    """Whether the Ambassador's card lies face down: until it is turned, after everybody else."""
    return seen.is_hidden and seen.state.at[AMBASSADOR_SEAT] == NOWHERE


def _at(state: State) -> dict[Visitor, Location]:
    return {
        visitor_name(state, visitor): LOCATIONS[place]
        for visitor, place in enumerate(state.at)
        if place != NOWHERE
    }


def _played(state: State) -> dict[Visitor, tuple[Location, ...]]:
    return {
        visitor_name(state, visitor): tuple(
            place for number, place in enumerate(LOCATIONS) if used >> number & 1
        )
        for visitor, used in enumerate(state.used)
        if used
    }


def _visitors(state: State, visitors: tuple[int, ...]) -> tuple[Visitor, ...]:
    return tuple(visitor_name(state, visitor) for visitor in visitors)


# --- what the state does not keep ---------------------------------------------------------------


def _laid(seen: _Seen, sighting: ScenarioSeen) -> None:
    seen.is_hidden = sighting.has_hidden
    seen.deal = _Deal(
        hand=sighting.hand,
        chosen=() if sighting.chosen is None else sighting.chosen.cards,
        shown=list(sighting.shown),
        shown_covertly=list(sighting.shown_covertly),
        black=list(sighting.black),
        black_covertly=list(sighting.black_covertly),
        looks_covertly=list(sighting.looks_covertly),
    )


def _dealt(seen: _Seen, sighting: HandDealt) -> None:
    seen.deal = _Deal(hand=sighting.hand)


def _dealt_face_down(seen: _Seen, _sighting: HandsDealtFaceDown) -> None:
    seen.deal = _Deal()


def _hid(seen: _Seen, _sighting: Event) -> None:
    seen.is_hidden = True


def _round_began(seen: _Seen, _sighting: Event) -> None:
    seen.is_hidden = False


def _chosen(seen: _Seen, sighting: PairChosen) -> None:
    seen.deal.chosen = sighting.cards


def _shown(seen: _Seen, sighting: PairShown) -> None:
    seen.deal.shown.append(ShownPair(sighting.seat, sighting.to, sighting.cards))
    if seen.deal.hand is not None and seen.deal.hand.seat == sighting.seat:
        seen.deal.chosen = ()


def _shown_covertly(seen: _Seen, sighting: PairShownCovertly) -> None:
    seen.deal.shown_covertly.append(CovertPair(sighting.seat, sighting.to))


def _black(seen: _Seen, sighting: BlackCardShown) -> None:
    shown = SeenBlack(sighting.seat, sighting.to[-1], sighting.kind, sighting.card)
    seen.deal.black.append(shown)


def _black_covertly(seen: _Seen, sighting: BlackCardShownCovertly) -> None:
    seen.deal.black_covertly.append(CovertBlack(sighting.seat, sighting.to[-1]))


def _looked(seen: _Seen, sighting: DummySeen) -> None:
    look = SeenBlack("dummy", sighting.seat, sighting.kind, sighting.card)
    seen.deal.black.append(look)


def _looked_covertly(seen: _Seen, sighting: DummySeenCovertly) -> None:
    seen.deal.looks_covertly.append(Look(sighting.seat, sighting.kind))


def _scored(seen: _Seen, sighting: GameScored) -> None:
    seen.scored.append(sighting)


def _ended(seen: _Seen, sighting: MatchEnded) -> None:
    seen.outcome = sighting.outcome


_NOTED: Final[dict[type[Event], Callable[[_Seen, Any], None]]] = {
    ScenarioSeen: _laid,
    HandDealt: _dealt,
    HandsDealtFaceDown: _dealt_face_down,
    RoundBegan: _round_began,
    AmbassadorHid: _hid,
    AmbassadorHidFaceDown: _hid,
    PairChosen: _chosen,
    PairShown: _shown,
    PairShownCovertly: _shown_covertly,
    BlackCardShown: _black,
    BlackCardShownCovertly: _black_covertly,
    DummySeen: _looked,
    DummySeenCovertly: _looked_covertly,
    GameScored: _scored,
    MatchEnded: _ended,
}
