"""Seats and viewers. A seat is named by its colour; the Ambassador's player has his own."""

from functools import cache
from typing import Final, Literal, get_args

from inkognito.core.refusals import Names

Colour = Literal["red", "blue", "green", "yellow"]
Seat = Literal["red", "blue", "green", "yellow", "ambassador"]
Viewer = Literal["red", "blue", "green", "yellow", "ambassador", "spectator"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SEATS: Final[tuple[Seat, ...]] = get_args(Seat)
SPECTATOR: Final = "spectator"

AMBASSADOR_SEAT: Final = SEATS.index("ambassador")

SEAT_INDEX: Final = Names("unknown-seat", SEATS)


@cache
def seat_names(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats by name."""
    return tuple(SEATS[seat] for seat in seats)


DEFAULT_SEATS: Final[dict[int, tuple[Seat, ...]]] = {
    3: ("red", "blue", "green"),
    4: ("red", "blue", "green", "yellow"),
    5: ("red", "blue", "green", "yellow", "ambassador"),
}
