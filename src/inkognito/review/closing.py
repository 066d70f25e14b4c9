"""The review of a deal that is over, from what was noted on the way."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from inkognito.core.seats import Seat
from inkognito.review.eye import Eye
from inkognito.review.review import (
    CostlyMove,
    DealReview,
    Known,
    KnownWhat,
    Moment,
    SeatReview,
    Summary,
)

MOST_OF_A_KIND: Final = 3
"""This many costly moves of each kind are kept for each seat."""


def closed(
    *,
    deal: int,
    turns: int,
    winners: tuple[Seat, ...],
    hands: tuple[Any, ...],
    moments: tuple[Moment, ...],
    eyes: Sequence[Eye],
    costly: Mapping[Seat, Sequence[CostlyMove]],
    left: Mapping[Seat, CostlyMove],
) -> DealReview:
    """Return the review of a deal."""
    seats = tuple(
        _seat_review(
            eye,
            (*costly.get(eye.seat, ()), *_win_left(eye, turns, left.get(eye.seat))),
            eye.seat in winners,
        )
        for eye in eyes
    )
    return DealReview(deal, turns, winners, _turning(seats, winners), hands, moments, seats)


def _seat_review(eye: Eye, costly: Sequence[CostlyMove], won: bool) -> SeatReview:
    known = tuple(replace(one, acted=_acted(eye, one)) for one in eye.known)
    most = _costliest(costly)
    return SeatReview(
        seat=eye.seat,
        points=tuple(eye.points),
        known=known,
        costly=tuple(most),
        summary=_summary(eye, known, most, won),
    )


def _costliest(costly: Sequence[CostlyMove]) -> list[CostlyMove]:
    """Return the costliest moves of each kind, the worst first."""
    kept: list[CostlyMove] = []
    for one in sorted(costly, key=lambda one: -one.move.cost):
        if sum(other.move.kind == one.move.kind for other in kept) < MOST_OF_A_KIND:
            kept.append(one)
    return kept


def _acted(eye: Eye, known: Known) -> int | None:
    return eye.acted.get(known.what)


def _win_left(eye: Eye, turns: int, move: CostlyMove | None) -> tuple[CostlyMove, ...]:
    """Return the win that was left open, if it was not declared in the same turn."""
    declared = eye.acted.get("win")
    if move is None or (declared is not None and declared <= move.turn):
        return ()
    late = (turns if declared is None else declared) - move.turn
    cost = replace(move.move, after=late, cost=move.move.cost + late)
    return (replace(move, move=cost),)


def _summary(eye: Eye, known: Sequence[Known], costly: Sequence[CostlyMove], won: bool) -> Summary:
    worst = next((one for one in costly if one.move.kind != "win-left"), None)
    return Summary(
        partner=_since(known, "partner"),
        aim=_since(known, "aim"),
        win=_since(known, "win"),
        declared=eye.acted.get("win"),
        won=won,
        costly=None if worst is None else worst.move.kind,
        turn=None if worst is None else worst.turn,
        other=None if worst is None else worst.move.other,
    )


def _since(known: Sequence[Known], what: KnownWhat) -> int | None:
    return next((one.turn for one in known if one.what == what), None)


def _turning(seats: Sequence[SeatReview], winners: tuple[Seat, ...]) -> int | None:
    """Return when the game was decided.

    If the winners did not declare, that is the wrong declaration of somebody else. Otherwise it is
    when their win became certain, or else when they knew what to do.
    """
    won = [one.summary for one in seats if one.seat in winners]
    declared = [one.summary.declared for one in seats if one.summary.declared is not None]
    if winners and declared and all(one.declared is None for one in won):
        return max(declared)
    for turns in ([one.win for one in won], [one.aim for one in won]):
        known = [turn for turn in turns if turn is not None]
        if known:
            return min(known)
    return None
