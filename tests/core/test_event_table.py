"""The table of events says at once what is missing in it."""

from typing import Any, TypeAlias

import pytest

from inkognito.core.event_table import EventRow, command_from, event_table, everyone
from inkognito.core.events import Command, Event


class Knock(Command, frozen=True):
    door: str


class Leave(Command, frozen=True):
    pass


class Knocked(Event, frozen=True):
    seat: str
    door: str


class Left(Event, frozen=True):
    seat: str


AnyEvent: TypeAlias = Knocked | Left
AnyCommand: TypeAlias = Knock | Leave


def unchanged(state: int, _event: Event) -> int:
    return state


KNOCKED = EventRow(everyone, unchanged, (Knock,))
LEFT = EventRow(everyone, unchanged, (Leave,))


def test_a_complete_table_is_taken() -> None:
    rows: dict[type[Any], EventRow] = {Knocked: KNOCKED, Left: LEFT}
    assert event_table(rows, AnyEvent, AnyCommand) is rows


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ({Knocked: KNOCKED}, "no row in the event table: Left"),
        (
            {Knocked: KNOCKED, Left: EventRow(everyone, unchanged)},
            "no event that begins its list: Leave",
        ),
        ({Knocked: KNOCKED, Left: LEFT, Event: LEFT}, "not in the union: Event"),
        (
            {Knocked: KNOCKED, Left: EventRow(everyone, unchanged, (Leave, Knock))},
            "how to rebuild the command from Left",
        ),
        (
            {Knocked: KNOCKED, Left: EventRow(everyone, unchanged, (Knock,))},
            "no event that begins its list: Leave",
        ),
    ],
)
def test_an_incomplete_table_says_what_is_missing(rows: Any, message: str) -> None:
    with pytest.raises(LookupError, match=message):
        event_table(rows, AnyEvent, AnyCommand)


def test_a_command_is_rebuilt_from_the_fields_of_its_event() -> None:
    assert command_from(KNOCKED, (Knocked("red", "front"),)) == Knock("front")


def test_a_row_may_say_itself_how_its_command_is_rebuilt() -> None:
    row = EventRow(everyone, unchanged, (Knock, Leave), lambda line: Knock(f"{len(line)}"))
    assert command_from(row, (Left("red"), Left("blue"))) == Knock("2")
