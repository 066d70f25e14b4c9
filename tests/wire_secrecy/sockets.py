"""The same comparison over real sockets: the real web server, its database, HTTP and WebSockets.

Time is a port here, which stands still between two moves; so times are not compared, but all frames
and answers are: their bytes, their order on each connection and their number. So are metrics and
log lines. Nothing is masked but the header `date`.

The house is one process, or two: then the viewer and a spectator are at the process that does not
host the table, and everything they send and get is passed on between the two.
"""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from inkognito.core.fairness import Seal
from inkognito.core.seats import DEFAULT_SEATS, SPECTATOR, Seat, Viewer
from inkognito.protocol import requests
from inkognito.tables.evolve import apply_rows
from inkognito.tables.table import Table
from inkognito.views.redact import redact
from tests.wire_secrecy.comparing import COMMITMENT, LeakError
from tests.wire_secrecy.copying import Chooser, Copier, DivergedError
from tests.wire_secrecy.evenings import LIMITS
from tests.wire_secrecy.guests import STRIDE, Arrived, Guest, Steps
from tests.wire_secrecy.houses import House, one_process, two_forked, two_processes
from tests.wire_secrecy.redealing import (
    Hands,
    dealing,
    dealt_in,
    events_in,
    laid,
    other_deal,
    told_apart,
)
from tests.world.world import START

MOVES = 60

SETTLING = 1.2
"""Seconds until the last notice of who is present has been sent."""

OPERATOR = "the operator"


class Over(Struct, frozen=True):
    """A game over real sockets: what each guest got, the stored rows, and where it ended."""

    seen: dict[str, list[Arrived]]
    rows: list[Any]
    steps: int


class Evening(Struct, frozen=True):
    """What is settled before a game: which one, for how many, and who comes by another process."""

    seed: int
    game: str
    players: int
    apart: frozenset[str]
    steps: Steps

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game."""
        return DEFAULT_SEATS[self.players]


async def play(evening: Evening, chooser: Any, opened: AbstractAsyncContextManager[House]) -> Over:
    """Play a game in which people have all chairs, move by move."""
    steps = evening.steps
    async with opened as house:
        guests, table = await _begun(evening, house)
        operator: list[Arrived] = []
        with suppress(DivergedError):
            while steps.count < MOVES:
                now = await _known_to_all(guests, house, table)
                steps.advance()
                if now.status != "playing":
                    break
                if steps.count % 7 == 0:
                    await _look_around(guests, table, Random(f"{evening.seed} {steps.count}"))
                    operator.append(Arrived(steps.count, "metrics", await house.metrics()))
                await _move(guests, now, chooser)
        rows = list(await house.store.rows(table))
        seen = {str(seat): list(guest.seen) for seat, guest in guests.items()}
        for guest in guests.values():
            await guest.close()
        return Over(seen | {OPERATOR: operator + _log_lines(house)}, rows, steps.count)


def _log_lines(house: House) -> list[Arrived]:
    """Return what the processes have logged, each of them in its order."""
    found = []
    for path in sorted(house.log.parent.glob(f"{house.log.name}*")):
        for line in path.read_text().splitlines():
            step, _, text = line.partition(" ")
            found.append(Arrived(int(step), path.name, text.encode()))
    return found


async def _begun(evening: Evening, house: House) -> tuple[dict[str, Guest], str]:
    """Let everybody come in, sit down and begin. Return them and the name of the table."""
    seats, door = evening.seats, house.addresses[0]
    guests: dict[str, Guest] = {seat: Guest(door, seat.title(), evening.steps) for seat in seats}
    first = guests[seats[0]]
    for guest in guests.values():
        await guest.comes_in()
    rules, players = LIMITS[evening.game], evening.players
    settings = {"game": evening.game, "players": players, "rules": rules, "help": "elimination"}
    opened = await first.ask("POST", "/api/tables", {"settings": settings, "seat": seats[0]})
    table: str = opened["table"]
    guests[SPECTATOR] = Guest(door, None, evening.steps)
    for seat, guest in guests.items():
        is_apart = seat in evening.apart
        guest.address = house.stranger_to(table) if is_apart else house.owner_of(table)
        await guest.connect(table)
    for seat in seats[1:]:
        assert await guests[seat].wants(requests.Sit, seat=seat) == "taken"
    await asyncio.sleep(SETTLING)
    for seat in seats:
        assert await guests[seat].wants(requests.SetReady, entropy="c0ffee") == "taken"
    assert await first.wants(requests.Begin) == "taken"
    return guests, table


async def _known_to_all(guests: dict[str, Guest], house: House, table: str) -> Table:
    """Return the table as it is stored, after everybody has got what belongs to it."""
    rows = list(await house.store.rows(table))
    now = apply_rows(Table(table), rows)
    assert now.game is not None
    events = [event for _, event in events_in(rows)]
    for name, guest in guests.items():
        viewer: Any = name
        seen = sum(redact(event, viewer) is not None for event in events)
        await guest.until(partial(_has_got, guest, now.game.decision, seen))
    return now


def _has_got(guest: Guest, decision: int, seen: int) -> bool:
    """Whether the guest knows the decision; what is hidden from others may leave its number."""
    return guest.decision == decision and len(guest.client.seen) == seen


async def _move(guests: dict[str, Guest], now: Table, chooser: Any) -> None:
    """Let one person who is waited for move."""
    assert now.game is not None
    seat = now.game.waits_for[0]
    guest, decision = guests[seat], now.game.decision
    await guest.until(lambda: bool(guest.client.options and guest.client.options["commands"]))
    assert guest.client.options is not None
    choice = chooser.person(seat, decision, guest.client.options["commands"], now.game.state)
    await guest.send(*guest.client.act(choice, decision))


async def _look_around(guests: dict[str, Guest], table: str, random: Random) -> None:
    """Everybody asks for their sheet, and for something that is not theirs."""
    for guest in guests.values():
        path = f"/api/tables/{table}"
        await guest.ask("GET", f"{path}/sheet")
        await guest.ask("GET", f"{path}/sheet/costs")
        await guest.ask("GET", f"{path}/sightings?viewer={random.choice(list(guests))}")


Playing = Callable[[Evening, Any, Path], Over]
"""Plays a game in a house, whose files are in this folder."""


def in_one_process(evening: Evening, chooser: Any, folder: Path) -> Over:
    """Play in a house of one process, on SQLite."""
    opened = one_process(evening.seed, evening.steps, folder)
    return asyncio.run(play(evening, chooser, opened))


def in_two_processes(
    fresh: Callable[[], str], evening: Evening, chooser: Any, folder: Path
) -> Over:
    """Play in a house of two processes, on a new database of PostgreSQL."""
    with two_forked(evening.seed, evening.steps, fresh(), folder) as cluster:
        over = asyncio.run(play(evening, chooser, two_processes(cluster)))
    metrics = [one.data for one in over.seen[OPERATOR] if one.where == "metrics"]
    assert all(b"inkognito_pipes %d.0" % len(evening.apart) in one for one in metrics)
    return over


def compare_over_sockets(
    seed: int, folder: Path, playing: Playing = in_one_process, most: int = 2
) -> list[int]:
    """Play a game and other worlds of it. Return the number of bytes compared for each viewer.

    A player is the first viewer, and a spectator the second.
    """
    random = Random(f"sockets {seed}")
    game, players = random.choice(("board", "card")), random.choice((3, 4, 5))
    chooser, seat = Chooser(seed), random.choice(DEFAULT_SEATS[players])
    run = partial(_played, seed, game, players, frozenset((seat, SPECTATOR)), playing)
    first = run(chooser, None, folder / "first")
    sizes = []
    viewers: tuple[Viewer, ...] = (seat, "spectator")
    for viewer in viewers[:most]:
        hands = other_deal(game, first.rows, viewer, random)
        if hands is not None:
            copier = Copier(chooser, viewer, game, seed)
            second = run(copier, hands, folder / f"second-{viewer}")
            sizes.append(_same_bytes(game, viewer, first, second))
    return sizes


def _played(
    seed: int,
    game: str,
    players: int,
    apart: frozenset[str],
    playing: Playing,
    chooser: Any,
    hands: Hands | None,
    folder: Path,
) -> Over:
    folder.mkdir(parents=True)
    deals = dealing({} if hands is None else laid(game, hands), 0)
    shown = property(lambda _seal: COMMITMENT)
    with (
        patch.object(Seal, "commitment", shown),
        patch.object(Seal, "chance", lambda seal, entropy=None: deals(seal, entropy or {})),
    ):
        return playing(Evening(seed, game, players, apart, Steps()), chooser, folder)


def _same_bytes(game: str, viewer: Viewer, first: Over, second: Over) -> int:
    """Compare what the viewer, a spectator and the operator got, until the worlds may differ."""
    assert dealt_in(first.rows) != dealt_in(second.rows)
    public = told_apart(game, viewer, first.rows, second.rows)
    end = min(first.steps, second.steps)
    if public is not None:
        end = min(end, (public - START) // STRIDE)
    size = 0
    for name in {viewer, SPECTATOR, OPERATOR}:
        one, other = (_by_connection(each.seen[name], end) for each in (first, second))
        for where in sorted(one.keys() | other.keys()):
            _compare(name, viewer, one.get(where, []), other.get(where, []))
            size += sum(map(len, one[where]))
    return size


def _by_connection(seen: list[Arrived], end: int) -> dict[str, list[bytes]]:
    """Return what came before the end; between two connections there is no order."""
    found: dict[str, list[bytes]] = {}
    for one in seen:
        if one.step < end:
            found.setdefault(one.where, []).append(one.data)
    return found


def _compare(name: str, viewer: Viewer, one: list[bytes], other: list[bytes]) -> None:
    if one == other:
        return
    differ = (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])
    number = next(differ, min(len(one), len(other)))
    raise LeakError(
        f"{name}, with what {viewer} may know, gets something else over a real socket:"
        f"\n  {one[number : number + 1]}\n  {other[number : number + 1]}"
    )


def compared_over_sockets(seed: int, playing: Playing = in_one_process) -> list[int]:
    """Compare in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return compare_over_sockets(seed, Path(folder), playing)
