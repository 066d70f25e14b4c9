"""Rows, listings and talk items to store."""

from sqlalchemy import Connection, func, select, text

from inkognito.board.events import PieceStepped, TurnBegan
from inkognito.core.fairness import Seal
from inkognito.core.seats import DEFAULT_SEATS, Seat, Viewer
from inkognito.protocol.messages import ChairView, LobbyTable
from inkognito.protocol.settings import Settings, Visibility, checked_settings
from inkognito.protocol.terms import Gesture, Person, Status
from inkognito.store.schema import METADATA
from inkognito.store.store import Store
from inkognito.tables.entries import (
    AnyEntry,
    BecameReady,
    LessonStepTaken,
    Opened,
    Played,
    RematchOpened,
    Row,
    Sat,
    Voted,
)
from inkognito.tables.talk import TalkRow

HOST: Person = "a1"
OTHER: Person = "b2"
SEED, SALT = "5eed", "5a17"
COMMITMENT = Seal(bytes.fromhex(SEED), bytes.fromhex(SALT)).commitment


def settings(visibility: Visibility = "public") -> Settings:
    return checked_settings({"game": "board", "visibility": visibility})


def listing(
    table: str,
    status: Status = "playing",
    visibility: Visibility = "public",
    people: tuple[Person, ...] = (HOST, OTHER),
    at: int = 1,
) -> LobbyTable:
    """A listing without names: as it is read where nobody has one."""
    seated = dict(zip(DEFAULT_SEATS[4], people, strict=False))
    chairs = tuple(_chair(seat, seated.get(seat)) for seat in DEFAULT_SEATS[4])
    return LobbyTable(table, settings(visibility), status, "", chairs, at, COMMITMENT)


def _chair(seat: Seat, person: Person | None) -> ChairView:
    name = None if person is None else ""
    return ChairView(seat, person, name, None, ready=True, present=False, stand_in=None)


def row(table: str, seq: int, author: str = HOST, request: str = "", at: int = 0) -> Row:
    """A row with entries of its own: an opening, people, or a move."""
    entries = opening() if seq == 1 else MOVES[seq % len(MOVES)]
    return Row(
        table, seq, at or 1_000 + seq, author, request or f"w{seq}", entries, {"red": 60_000}
    )


def opening() -> tuple[AnyEntry, ...]:
    return Opened(settings(), HOST, SEED, SALT), Sat(HOST, "red"), Sat(OTHER, "blue")


MOVES: tuple[tuple[AnyEntry, ...], ...] = (
    (Played("red", (PieceStepped("red", "water", "red-tall", "rialto", "san-marco"),)),),
    (BecameReady(HOST, True, "00ff"), Voted(OTHER, "pause", True)),
    (
        Played("blue", (TurnBegan("green", 3),), by_bot=True),
        LessonStepTaken(3),
        RematchOpened("Žofie è però öffentlich"),
    ),
)


def said(
    place: int,
    person: Person = HOST,
    text: str | None = "Buona sera",
    gesture: Gesture | None = None,
) -> TalkRow:
    to: Seat | None = "blue" if gesture is not None else None
    seen: dict[Viewer, int] = {"red": 3 + place, "blue": 2, "spectator": 1}
    return TalkRow(place, 5_000 + place, person, f"t{place}", "red", text, gesture, to, seen)


def is_listed(seq: int) -> bool:
    """Whether the row changes what the lobby says, in games of many mere moves."""
    return seq == 1 or seq % 10 == 0


async def append_all(store: Store, *rows: Row) -> None:
    """One after the other, as a table does it."""
    for one in rows:
        assert await store.append(one, listing(one.table), is_closed=False)


async def counts(store: Store) -> dict[str, int]:
    """How many rows each table of the database has."""

    def work(connection: Connection) -> dict[str, int]:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in METADATA.sorted_tables
        }

    return await store._database.read(work)


async def everything_in(store: Store) -> str:
    """All that the database would tell anybody who reads it."""

    def work(connection: Connection) -> str:
        tables = [
            connection.execute(text(f"SELECT * FROM {name}"))  # noqa: S608
            for name in METADATA.tables
        ]
        # As plain tuples: a row of SQLAlchemy shortens what it shows.
        return repr([tuple(row) for rows in tables for row in rows])

    return await store._database.read(work)


async def execute(store: Store, statement: str) -> None:
    """Run a statement that no store would run."""
    await store._database.write(lambda connection: connection.execute(text(statement)).close())
