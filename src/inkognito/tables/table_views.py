"""What leaves a table: views of it for everybody, and for each seat its own options."""

from collections.abc import Collection, Mapping

from inkognito.core.fillable import Fillable
from inkognito.core.passing import PassKind
from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.protocol.messages import (
    ChairView,
    LobbyTable,
    Options,
    PersonView,
    TableView,
    Turn,
)
from inkognito.protocol.terms import Person
from inkognito.tables.table import Table

Names = Mapping[Person, str]


def chairs_of(table: Table, names: Names, present: Collection[Person]) -> tuple[ChairView, ...]:
    """The chairs as everybody sees them."""
    return tuple(
        ChairView(
            seat=seat,
            person=chair.person,
            name=None if chair.person is None else names.get(chair.person, ""),
            bot=chair.bot,
            ready=chair.ready or chair.bot is not None,
            present=chair.person in present,
            stand_in=chair.stand_in,
        )
        for seat, chair in table.chairs.items()
    )


def view_of(table: Table, names: Names, present: Collection[Person]) -> TableView:
    """The table as everybody sees it."""
    seated = {chair.person for chair in table.chairs.values()}
    return TableView(
        table=table.id,
        settings=table.settings,
        host=table.host,
        status=table.status,
        chairs=chairs_of(table, names, present),
        onlookers=tuple(
            PersonView(person, names.get(person, ""))
            for person in sorted(present)
            if person not in seated
        ),
        muted=tuple(sorted(table.muted)),
        votes={motion: tuple(sorted(voters)) for motion, voters in table.votes.items() if voters},
        commitment=table.seal.commitment,
        rematch=table.rematch,
    )


def listing_of(table: Table, names: Names, present: Collection[Person], at: int) -> LobbyTable:
    """The table as the lobby lists it."""
    host = names.get(table.host, "")
    chairs = chairs_of(table, names, present)
    commitment = table.seal.commitment
    return LobbyTable(table.id, table.settings, table.status, host, chairs, at, commitment)


def turn_of(table: Table, now: int) -> Turn | None:
    """Whom the game waits for, and the clocks as they stand now."""
    if table.game is None:
        return None
    running = table.running
    elapsed = max(0, now - table.since)
    left = {
        seat: max(0, time - elapsed) if seat in running else time
        for seat, time in table.clocks.items()
    }
    return Turn(table.game.decision, table.to_act, table.waits_for, left)


def options_of(table: Table, viewer: Viewer) -> Options | None:
    """What the viewer may do now; None if no person in their seat has anything to decide.

    The message says with `note` that the Ambassador's player may write a note.
    """
    game = table.game
    if game is None or viewer == SPECTATOR or viewer not in table.to_act:
        return None
    if table.status != "playing" or table.player_of(viewer) is not None:
        return None
    offered = game.options(viewer)
    note = bool(offered) and isinstance(offered[-1], Fillable)
    passable = game.passable
    if passable is not None and viewer not in game.module.waits_for(table.to_act):
        passable = None
    commands = offered[:-1] if note else offered
    return Options(game.decision, commands, note, passable, game.ahead(viewer))


def passing_of(table: Table, viewer: Viewer) -> tuple[PassKind, ...]:
    """The kinds of decisions in which the server passes for the viewer's own seat."""
    return () if viewer == SPECTATOR else tuple(sorted(table.passing.get(viewer, ())))
