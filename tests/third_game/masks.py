"""Masks: everyone has one secret mask. On a turn, peek behind one, guess one, or pass.

A right guess wins the game, a wrong one loses it. Everyone may cough once, at any moment.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from inkognito.core.chance import Chance
from inkognito.core.deciding import decider
from inkognito.core.event_table import EventRow, Rows, command_from, event_table, everyone, nobody
from inkognito.core.events import Command, Event
from inkognito.core.options import checked
from inkognito.core.refusals import Refused
from inkognito.core.results import FinishedGame
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat, Viewer, check_seats
from inkognito.views.redactions import Covert, redactions

Mask = Literal["cat", "dog", "fox", "owl", "rat"]
MASKS: Final[tuple[Mask, ...]] = get_args(Mask)
Stakes = Literal["low", "high"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    stakes: Stakes = "low"
    turn_limit: Annotated[int, Meta(ge=1, le=1_000)] | None = None


CHOICES: Final = {"stakes": get_args(Stakes)}


def rules_from(options: Mapping[str, object]) -> Rules:
    return checked(Rules, options, CHOICES, "1..1000")


# --- commands and events ------------------------------------------------------------------------


class Peek(Command, frozen=True):
    at: Seat


class Guess(Command, frozen=True):
    is_declaration: ClassVar[bool] = True

    at: Seat
    mask: Mask


class Pass(Command, frozen=True):
    """Do nothing."""


class Cough(Command, frozen=True):
    answers_decision: ClassVar[bool] = False


AnyCommand: TypeAlias = Peek | Guess | Pass | Cough


class WornMask(Struct, frozen=True):
    seat: Seat
    mask: Mask


class Outcome(Struct, frozen=True):
    winners: tuple[Seat, ...]
    reason: Literal["unmasked", "fooled", "dawn"]


class MasksOpened(Event, frozen=True):
    seats: tuple[Seat, ...]
    rules: Rules


class MasksDealt(Event, frozen=True):
    worn: tuple[WornMask, ...]


class MaskTurnBegan(Event, frozen=True):
    turn: int
    seat: Seat


class Peeked(Event, frozen=True):
    seat: Seat
    at: Seat
    mask: Mask


class Guessed(Event, frozen=True):
    seat: Seat
    at: Seat
    mask: Mask


class Passed(Event, frozen=True):
    seat: Seat


class Coughed(Event, frozen=True):
    ends_decision: ClassVar[bool] = False

    seat: Seat


class MasksEnded(Event, frozen=True):
    outcome: Outcome
    worn: tuple[WornMask, ...]


AnyEvent: TypeAlias = (
    MasksOpened | MasksDealt | MaskTurnBegan | Peeked | Guessed | Passed | Coughed | MasksEnded
)
Events: TypeAlias = tuple[AnyEvent, ...]


# --- state --------------------------------------------------------------------------------------


class State(Struct, frozen=True):
    order: tuple[int, ...] = ()
    rules: Rules = Rules()
    worn: tuple[WornMask, ...] = ()
    turn: int = 0
    seat: int = 0
    coughed: frozenset[int] = frozenset()
    is_over: bool = False


EMPTY: Final = State()


def mask_of(state: State, seat: Seat) -> Mask:
    return next(one.mask for one in state.worn if one.seat == seat)


def _opened(_state: State, event: MasksOpened) -> State:
    return State(order=tuple(SEAT_INDEX[seat] for seat in event.seats), rules=event.rules)


def _coughed(state: State, event: Coughed) -> State:
    return replace(state, coughed=state.coughed | {SEAT_INDEX[event.seat]})


def _asker(event: Peeked) -> tuple[Viewer, ...]:
    return (event.seat,)


EVENTS: Final[Rows[AnyEvent]] = event_table(
    {
        MasksOpened: EventRow(everyone, _opened),
        MasksDealt: EventRow(nobody, lambda state, event: replace(state, worn=event.worn)),
        MaskTurnBegan: EventRow(
            everyone,
            lambda state, event: replace(state, turn=event.turn, seat=SEAT_INDEX[event.seat]),
        ),
        Peeked: EventRow(_asker, lambda state, _: state, (Peek,)),
        Guessed: EventRow(everyone, lambda state, _: state, (Guess,)),
        Passed: EventRow(everyone, lambda state, _: state, (Pass,)),
        Coughed: EventRow(everyone, _coughed, (Cough,)),
        MasksEnded: EventRow(everyone, lambda state, _: replace(state, is_over=True)),
    },
    AnyEvent,
    AnyCommand,
)


def evolve(state: State, event: AnyEvent) -> State:
    changed: State = EVENTS[type(event)].evolve(state, event)
    return changed


# --- rules --------------------------------------------------------------------------------------


def open_game(rules: Rules, seats: tuple[Seat, ...], chance: Chance) -> Events:
    check_seats(seats)
    worn = tuple(
        WornMask(seat, MASKS[chance.below(len(MASKS), "mask", number)])
        for number, seat in enumerate(seats)
    )
    return (MasksOpened(seats, rules), MasksDealt(worn), MaskTurnBegan(1, seats[0]))


def to_act(state: State) -> tuple[int, ...]:
    """The seat whose turn it is, then all who may still cough."""
    if state.is_over:
        return ()
    others = (seat for seat in state.order if seat not in (*state.coughed, state.seat))
    return (state.seat, *others)


def options(state: State, seat: int) -> tuple[AnyCommand, ...]:
    if state.is_over or seat not in state.order:
        return ()
    offered: tuple[AnyCommand, ...] = ()
    if seat == state.seat:
        others = [SEATS[other] for other in state.order if other != seat]
        guesses = (Guess(other, mask) for other in others for mask in MASKS)
        offered = (Pass(), *map(Peek, others), *guesses)
    return offered if seat in state.coughed else (*offered, Cough())


def _expect(state: State, seat: int) -> None:
    if state.is_over:
        raise Refused("game-over")
    if seat != state.seat:
        raise Refused("not-your-decision")


def _other(state: State, seat: int, at: str) -> None:
    if SEAT_INDEX[at] == seat or SEAT_INDEX[at] not in state.order:
        raise Refused("unknown-seat", name=at, allowed=tuple(SEATS[one] for one in state.order))


def _next_turn(state: State) -> Events:
    if state.turn == state.rules.turn_limit:
        return (MasksEnded(Outcome((), "dawn"), state.worn),)
    place = (state.order.index(state.seat) + 1) % len(state.order)
    return (MaskTurnBegan(state.turn + 1, SEATS[state.order[place]]),)


def _peek(state: State, seat: int, command: Peek, _chance: Chance) -> Events:
    _expect(state, seat)
    _other(state, seat, command.at)
    seen = Peeked(SEATS[seat], command.at, mask_of(state, command.at))
    return (seen, *_next_turn(state))


def _guess(state: State, seat: int, command: Guess, _chance: Chance) -> Events:
    _expect(state, seat)
    _other(state, seat, command.at)
    is_right = mask_of(state, command.at) == command.mask
    others = tuple(SEATS[one] for one in state.order if one != seat)
    outcome = Outcome((SEATS[seat],), "unmasked") if is_right else Outcome(others, "fooled")
    guessed = Guessed(SEATS[seat], command.at, command.mask)
    return (guessed, MasksEnded(outcome, state.worn))


def _pass(state: State, seat: int, _command: Pass, _chance: Chance) -> Events:
    _expect(state, seat)
    return (Passed(SEATS[seat]), *_next_turn(state))


def _cough(state: State, seat: int, _command: Cough, _chance: Chance) -> Events:
    if state.is_over or seat in state.coughed:
        raise Refused("not-your-decision")
    return (Coughed(SEATS[seat]),)


decide: Final = decider({Peek: _peek, Guess: _guess, Pass: _pass, Cough: _cough}, AnyCommand)


# --- views --------------------------------------------------------------------------------------


class OwnMaskDealt(Event, frozen=True):
    mask: Mask


class MasksDealtFaceDown(Event, frozen=True):
    """A spectator has no mask."""


class PeekedCovertly(Event, frozen=True):
    seat: Seat
    at: Seat


Sighting: TypeAlias = (
    MasksOpened
    | OwnMaskDealt
    | MasksDealtFaceDown
    | MaskTurnBegan
    | Peeked
    | PeekedCovertly
    | Guessed
    | Passed
    | Coughed
    | MasksEnded
)


def _own(event: MasksDealt, viewer: Viewer) -> Event:
    own = (OwnMaskDealt(one.mask) for one in event.worn if one.seat == viewer)
    return next(own, MasksDealtFaceDown())


def _covertly(event: Peeked, _viewer: Viewer) -> Event:
    return PeekedCovertly(event.seat, event.at)


REDACTIONS: Final = redactions(
    EVENTS,
    {
        MasksDealt: Covert((OwnMaskDealt, MasksDealtFaceDown), _own),
        Peeked: Covert((PeekedCovertly,), _covertly),
    },
    Sighting,
)


# --- records ------------------------------------------------------------------------------------


def reopened(line: tuple[Event, ...], chance: Chance) -> Events | None:
    opened = line[0]
    if not isinstance(opened, MasksOpened):
        return None
    return open_game(opened.rules, opened.seats, chance)


def command_of(_state: State, events: Events) -> tuple[int, Command] | None:
    row = EVENTS.get(type(events[0])) if events else None
    if row is None or not row.commands:
        return None
    sender: Any = events[0]
    return SEAT_INDEX[sender.seat], command_from(row, events)


def behind(
    state: State, lines: tuple[tuple[Any, ...], ...], _viewer: Viewer, chance: Chance
) -> Events | None:
    """The events behind the first line: what was hidden follows from the deal."""
    line, seen = lines[0], lines[0][0]
    if isinstance(seen, PeekedCovertly):
        return _peek(state, SEAT_INDEX[seen.seat], Peek(seen.at), chance)
    found = command_of(state, line)
    if found is None:
        return None
    events: Events = decide(state, *found, chance)
    return events


def finished_games(events: Iterable[Event]) -> tuple[FinishedGame, ...]:
    ended = (event for event in events if isinstance(event, MasksEnded))
    return tuple(FinishedGame(1, event.outcome) for event in ended)


class Position(Struct, frozen=True):
    """What a viewer has seen: their own mask, the masks they peeked at, the turn."""

    turn: int
    own: Mask | None
    peeked: dict[Seat, Mask]


def position_of(seen: Iterable[Event], _viewer: Viewer) -> Position:
    position = Position(0, None, {})
    for sighting in seen:
        change: Callable[[Position, Any], Position] | None = _NOTED.get(type(sighting))
        position = position if change is None else change(position, sighting)
    return position


_NOTED: Final[dict[type[Event], Callable[[Position, Any], Position]]] = {
    MaskTurnBegan: lambda position, one: replace(position, turn=one.turn),
    OwnMaskDealt: lambda position, one: replace(position, own=one.mask),
    Peeked: lambda position, one: replace(position, peeked={**position.peeked, one.at: one.mask}),
}
