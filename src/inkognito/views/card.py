"""What each viewer sees of the card game: sightings, and how events become sightings.

Public events are their own sightings. For each event that holds a secret there is a second type
here, which has no place for the secret. The event table says who sees the event itself.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from inkognito.card.cards import Card, CardKind, Hand, Location, Visitor
from inkognito.card.event_table import EVENTS
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
from inkognito.card.rules import Rules
from inkognito.card.scenario import (
    ChosenPair,
    Look,
    PhaseName,
    Scenario,
    Score,
    ShownBlack,
    ShownPair,
)
from inkognito.core.events import Event
from inkognito.core.seats import Colour, Seat, Viewer
from inkognito.views.redactions import Covert, redactions


class HandDealt(Event, frozen=True):
    """My own two black cards."""

    game: int
    hand: Hand


class HandsDealtFaceDown(Event, frozen=True):
    """The black cards are dealt; this viewer has none."""

    game: int


class AmbassadorHidFaceDown(Event, frozen=True):
    """The Ambassador's player has laid a location face down."""


class PairChosenFaceDown(Event, frozen=True):
    """An agent has chosen two cards."""

    seat: Colour


class PairShownCovertly(Event, frozen=True):
    """Others see that a pair was shown, by whom and to whom; not which."""

    seat: Colour
    to: Seat


class BlackCardShownCovertly(Event, frozen=True):
    """Others see that a black card was shown; neither which nor of which kind."""

    seat: Colour
    to: tuple[Seat, ...]


class DummySeenCovertly(Event, frozen=True):
    """Others see which card of the dummy an agent has looked at; not what it says (C7)."""

    seat: Colour
    kind: CardKind


class CovertPair(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair of a scenario that was shown to somebody else."""

    seat: Colour
    to: Seat


class SeenBlack(Struct, frozen=True, forbid_unknown_fields=True):
    """A black card of a scenario that this viewer has seen, or shown."""

    seat: Colour | Literal["dummy"]
    to: Seat
    kind: CardKind
    card: Card


class CovertBlack(Struct, frozen=True, forbid_unknown_fields=True):
    """A black card of a scenario that was shown to somebody else."""

    seat: Colour
    to: Seat


class ScenarioSeen(Event, frozen=True):
    """A scenario as one viewer sees it: what lies open, their own hand, what they were part of."""

    seats: tuple[Seat, ...]
    rules: Rules
    phase: PhaseName
    round: int
    first: Colour
    played: dict[Visitor, tuple[Location, ...]]
    has_hidden: bool
    hidden: Location | None
    meeting: Location | None
    resolved: tuple[Location, ...]
    declined: tuple[Seat, ...]
    named: Colour | None
    game_number: int
    opener: Colour | None
    scores: tuple[Score, ...]
    hand: Hand | None
    have_chosen: tuple[Colour, ...]
    chosen: ChosenPair | None
    shown: tuple[ShownPair, ...]
    shown_covertly: tuple[CovertPair, ...]
    black: tuple[SeenBlack, ...]
    black_covertly: tuple[CovertBlack, ...]
    looks_covertly: tuple[Look, ...]


Sighting: TypeAlias = (
    GameOpened
    | ScenarioSeen
    | HandDealt
    | HandsDealtFaceDown
    | RoundBegan
    | AmbassadorHid
    | AmbassadorHidFaceDown
    | LocationPlayed
    | MeetingBegan
    | Declined
    | CodeDeclared
    | PairChosen
    | PairChosenFaceDown
    | PairShown
    | PairShownCovertly
    | AgentNamed
    | BlackCardShown
    | BlackCardShownCovertly
    | DummySeen
    | DummySeenCovertly
    | GameScored
    | MatchEnded
)


def _own_hand_dealt(event: HandsDealt, viewer: Viewer) -> Sighting:
    hand = _own_hand(event.hands, viewer)
    return HandsDealtFaceDown(event.game) if hand is None else HandDealt(event.game, hand)


def _hid_face_down(_event: AmbassadorHid, _viewer: Viewer) -> Sighting:
    return AmbassadorHidFaceDown()


def _chosen_face_down(event: PairChosen, _viewer: Viewer) -> Sighting:
    return PairChosenFaceDown(event.seat)


def _pair_covertly(event: PairShown, _viewer: Viewer) -> Sighting:
    return PairShownCovertly(event.seat, event.to)


def _black_covertly(event: BlackCardShown, _viewer: Viewer) -> Sighting:
    return BlackCardShownCovertly(event.seat, event.to)


def _dummy_covertly(event: DummySeen, _viewer: Viewer) -> Sighting:
    return DummySeenCovertly(event.seat, event.kind)


def _scenario_seen(event: ScenarioSet, viewer: Viewer) -> Sighting:
    scenario = event.scenario
    return ScenarioSeen(
        seats=scenario.seats,
        rules=scenario.rules,
        phase=scenario.phase,
        round=scenario.round,
        first=scenario.first,
        played=dict(scenario.played),
        has_hidden=scenario.hidden is not None,
        hidden=scenario.hidden if viewer == "ambassador" else None,
        meeting=scenario.meeting,
        resolved=scenario.resolved,
        declined=scenario.declined,
        named=scenario.named,
        game_number=scenario.game_number,
        opener=scenario.opener,
        scores=scenario.scores,
        hand=_own_hand(scenario.hands, viewer),
        have_chosen=tuple(pair.seat for pair in scenario.chosen),
        chosen=next((pair for pair in scenario.chosen if pair.seat == viewer), None),
        shown=tuple(one for one in scenario.shown if viewer in (one.seat, one.to)),
        shown_covertly=tuple(
            CovertPair(one.seat, one.to)
            for one in scenario.shown
            if viewer not in (one.seat, one.to)
        ),
        black=(*_black_seen(scenario, viewer), *_dummy_looks(scenario, viewer)),
        black_covertly=tuple(
            CovertBlack(one.seat, one.to) for one in scenario.black if not _saw_black(one, viewer)
        ),
        looks_covertly=tuple(look for look in scenario.looks if look.seat != viewer),
    )


def _own_hand(hands: tuple[Hand, ...], viewer: Viewer) -> Hand | None:
    return next((hand for hand in hands if hand.seat == viewer), None)


def _black_seen(scenario: Scenario, viewer: Viewer) -> tuple[SeenBlack, ...]:
    return tuple(
        SeenBlack(one.seat, one.to, one.kind, _black_card(scenario, one.seat, one.kind))
        for one in scenario.black
        if _saw_black(one, viewer)
    )


def _dummy_looks(scenario: Scenario, viewer: Viewer) -> tuple[SeenBlack, ...]:
    return tuple(
        SeenBlack("dummy", look.seat, look.kind, _black_card(scenario, "dummy", look.kind))
        for look in scenario.looks
        if look.seat == viewer
    )


def _black_card(scenario: Scenario, holder: str, kind: CardKind) -> Card:
    hand = next(hand for hand in scenario.hands if hand.seat == holder)
    return hand.identity if kind == "identity" else hand.number


def _saw_black(shown: ShownBlack, viewer: Viewer) -> bool:
    return viewer in (shown.seat, shown.to, "ambassador")


REDACTIONS: Final = redactions(
    EVENTS,
    {
        ScenarioSet: Covert((ScenarioSeen,), _scenario_seen),
        HandsDealt: Covert((HandDealt, HandsDealtFaceDown), _own_hand_dealt),
        AmbassadorHid: Covert((AmbassadorHidFaceDown,), _hid_face_down),
        PairChosen: Covert((PairChosenFaceDown,), _chosen_face_down),
        PairShown: Covert((PairShownCovertly,), _pair_covertly),
        BlackCardShown: Covert((BlackCardShownCovertly,), _black_covertly),
        DummySeen: Covert((DummySeenCovertly,), _dummy_covertly),
    },
    Sighting,
)
