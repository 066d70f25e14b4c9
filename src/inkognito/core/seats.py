"""Seats and viewers. A seat is named by its colour; the Ambassador's player has a fifth seat."""

from functools import cache
from typing import Final, Literal, get_args

from inkognito.core.near import hint_at
from inkognito.core.refusals import Names, Refused, echo

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
    """Return the names of the seats."""
    return tuple(SEATS[seat] for seat in seats)


DEFAULT_SEATS: Final[dict[int, tuple[Seat, ...]]] = {
    3: ("red", "blue", "green"),
    4: ("red", "blue", "green", "yellow"),
    5: ("red", "blue", "green", "yellow", "ambassador"),
}


def check_seats(seats: tuple[Seat, ...]) -> None:
    """Require three or four colours, or all four and the Ambassador's player, each once."""
    for seat in seats:
        if not isinstance(seat, str) or seat not in SEATS:
            hint = hint_at(seat, SEATS)
            raise Refused("unknown-seat", name=echo(seat), allowed=SEATS, **hint)
    colours = [seat for seat in seats if seat != "ambassador"]
    wanted = (4,) if "ambassador" in seats else (3, 4)
    if len(set(seats)) != len(seats) or len(colours) not in wanted:
        raise Refused("bad-seats", seats=seats)
