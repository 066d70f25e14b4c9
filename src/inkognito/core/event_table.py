"""A table of events per game: who sees each, how it changes the state, which command makes it.

Each game writes its rows in its own `event_table` module. The fold, the replay of commands and the
views derive from those rows. A missing row raises when that module is imported. Knows no game.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeAlias, TypeVar, get_args

from msgspec import Struct

from inkognito.core.events import Command, Event
from inkognito.core.seats import Viewer

E = TypeVar("E", bound=Event)

Audience: TypeAlias = Callable[[Any], tuple[Viewer, ...]]
"""From an event to the viewers who see it as it is."""

VIEWERS: Final[tuple[Viewer, ...]] = get_args(Viewer)


def everyone(_event: Event) -> tuple[Viewer, ...]:
    """The audience of a public event."""
    return VIEWERS


def nobody(_event: Event) -> tuple[Viewer, ...]:
    """The audience of an event that no viewer sees as a whole."""
    return ()


class EventRow(Struct, frozen=True):
    """What a game says about one of its events.

    `audience` sees the event as it is; `views` says what everybody else sees instead. `commands`
    are the commands whose list of events begins with this one: an event without any follows
    others, or opens the game. `rebuild` makes the command from such a list; where it is left out,
    the one command takes the fields of the same names from the event.
    """

    audience: Audience
    evolve: Callable[[Any, Any], Any]
    commands: tuple[type[Command], ...] = ()
    rebuild: Callable[[tuple[Any, ...]], Command] | None = None

    @property
    def is_public(self) -> bool:
        """Whether everybody sees the event as it is."""
        return self.audience is everyone

    @property
    def is_seen(self) -> bool:
        """Whether anybody sees the event as it is."""
        return self.audience is not nobody


Rows: TypeAlias = Mapping[type[E], EventRow]


def event_table(rows: Rows[E], events: Any, commands: Any) -> Rows[E]:
    """Check the rows against the unions of the game's events and commands, and return them."""
    check_complete("row in the event table", rows, get_args(events))
    made = {command for row in rows.values() for command in row.commands}
    check_complete("event that begins its list", made, get_args(commands))
    for event, row in rows.items():
        _check_rebuild(event, row)
    return rows


def check_complete(what: str, found: Collection[type], wanted: Collection[type]) -> None:
    """Raise LookupError unless `found` names exactly the wanted classes."""
    missing = sorted(one.__name__ for one in wanted if one not in found)
    if missing:
        raise LookupError(f"no {what}: {', '.join(missing)}")
    unknown = sorted(one.__name__ for one in found if one not in wanted)
    if unknown:
        raise LookupError(f"{what} for what is not in the union: {', '.join(unknown)}")


def _check_rebuild(event: type[Event], row: EventRow) -> None:
    if row.rebuild is not None or not row.commands:
        return
    fields = {field for command in row.commands for field in command.__struct_fields__}
    if len(row.commands) > 1 or not fields <= set(event.__struct_fields__):
        raise LookupError(f"nothing says how to rebuild the command from {event.__name__}")


def command_from(row: EventRow, events: tuple[Any, ...]) -> Command:
    """The command whose list of events this is; the row is that of the first event."""
    if row.rebuild is not None:
        return row.rebuild(events)
    (command,) = row.commands
    return command(*[getattr(events[0], field) for field in command.__struct_fields__])
