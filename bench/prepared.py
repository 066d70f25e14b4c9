"""Databases with tables in the middle of a game, written directly to the store.

Four people sit at each table; each has a cookie that the load clients know.
"""

import asyncio
import secrets
from collections.abc import Iterator
from random import Random
from time import time_ns
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, insert

from bench.tiny_game import register_tiny_game
from inkognito.core.events import Event
from inkognito.core.fairness import Seal
from inkognito.core.seats import DEFAULT_SEATS, Seat
from inkognito.game import new_game
from inkognito.protocol.settings import Settings, checked_settings
from inkognito.random_play import take_action
from inkognito.server.authentication import hashed
from inkognito.store.schema import CREDENTIALS, GUESTS, NAMES
from inkognito.store.store import Store
from inkognito.tables import entries as log
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table
from inkognito.tables.table_views import listing_of

Kind = Literal["tiny", "card", "board"]

SEATS: Final = DEFAULT_SEATS[4]
LIMITS: Final[dict[Kind, dict[str, Any]]] = {
    "tiny": {},
    "card": {"round_limit": 1_000},
    "board": {"turn_limit": 1_000},
}
HOUR: Final = 3_600_000
DIFFERENT_GAMES: Final = 20
"""The number of different games; further tables repeat them."""


class Player(Struct, frozen=True):
    """A person at a table."""

    person: str
    name: str
    seat: Seat
    secret: str


class PreparedTable(Struct, frozen=True):
    """A table and the people who sit there."""

    table: str
    players: tuple[Player, ...]


async def prepare(url: str, kind: Kind, tables: int, events: int = 0) -> list[PreparedTable]:
    """Create this many tables whose games have begun and have at least this many events."""
    if kind == "tiny":
        register_tiny_game()
    store = await Store.open(url)
    courses = [tuple(_course(kind, events, seed)) for seed in range(min(tables, DIFFERENT_GAMES))]
    prepared = [_table(number) for number in range(tables)]
    await _admit(store, prepared)
    writes = [
        _write(store, one, kind, courses[n % len(courses)], n % len(courses))
        for n, one in enumerate(prepared)
    ]
    await asyncio.gather(*writes)
    await store.close()
    return prepared


def _table(number: int) -> PreparedTable:
    players = [
        Player(
            secrets.token_hex(8), f"Participant {number} {seat}", seat, secrets.token_urlsafe(32)
        )
        for seat in SEATS
    ]
    return PreparedTable(secrets.token_hex(10), tuple(players))


def _seal(seed: int) -> Seal:
    return Seal(bytes([seed]) * 32, bytes(32))


def _course(kind: Kind, events: int, seed: int) -> Iterator[tuple[Seat | None, tuple[Event, ...]]]:
    """Yield the game's opening, and then each seat's moves until there are this many events."""
    game = new_game(kind, seats=SEATS, seed=_seal(seed), **_settings(kind).rules)
    done = tuple(game.events)
    yield None, done
    random, count = Random(seed), len(done)
    while count < events:
        before = count
        seat = take_action(game, random)
        done = tuple(game.events)[before:]
        count += len(done)
        yield seat, done


def _settings(kind: Kind) -> Settings:
    return checked_settings({"game": kind, "rules": LIMITS[kind]})


async def _admit(store: Store, tables: list[PreparedTable]) -> None:
    """Store all guests at once, last seen a while ago, like people in the middle of a game."""
    now = time_ns() // 1_000_000 - HOUR
    players = [(one.table, player) for one in tables for player in one.players]
    guests = [{"id": p.person, "name": p.name, "created": now, "seen": now} for _, p in players]
    devices = [{"hash": hashed(p.secret), "guest": p.person, "created": now} for _, p in players]
    names = [{"table_id": table, "person": p.person, "name": p.name} for table, p in players]

    def work(connection: Connection) -> None:
        connection.execute(insert(GUESTS), guests)
        connection.execute(insert(CREDENTIALS), devices)
        connection.execute(insert(NAMES), names)

    await store._database.write(work)


async def _write(
    store: Store,
    prepared: PreparedTable,
    kind: Kind,
    course: tuple[tuple[Seat | None, tuple[Event, ...]], ...],
    seed: int,
) -> None:
    rows = list(_rows(prepared, kind, course, seed))
    table = Table(prepared.table)
    for row in rows[:3]:
        table = apply_row(table, row)
    names = {player.person: player.name for player in prepared.players}
    listing = listing_of(table, names, (), rows[-1].at)
    appends = [store.append(row, listing if row.seq == 3 else None, False) for row in rows]
    if not all(await asyncio.gather(*appends)):
        raise AssertionError("a fresh table can't be taken")


def _rows(
    prepared: PreparedTable,
    kind: Kind,
    course: tuple[tuple[Seat | None, tuple[Event, ...]], ...],
    seed: int,
) -> Iterator[log.Row]:
    name, people = prepared.table, {player.seat: player.person for player in prepared.players}
    now, host = time_ns() // 1_000_000, prepared.players[0].person
    seal = _seal(seed)
    opened = log.Opened(_settings(kind), host, seal.seed.hex(), seal.salt.hex())
    yield log.Row(name, 1, now, host, "open", (opened, *_sat(people)))
    ready = tuple(log.BecameReady(person, True) for person in people.values())
    yield log.Row(name, 2, now, host, "ready", ready)
    for seq, (seat, events) in enumerate(course, 3):
        if seat is None:
            yield log.Row(name, seq, now, host, "begin", (log.Began(events),))
        else:
            yield log.Row(name, seq, now, people[seat], f"{seq}", (log.Played(seat, events),))


def _sat(people: dict[Seat, str]) -> tuple[log.Sat, ...]:
    return tuple(log.Sat(person, seat) for seat, person in people.items())
