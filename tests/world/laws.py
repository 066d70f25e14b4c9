"""What must hold after a storm. Everything is compared with the log that the disk has kept."""

from collections import Counter
from typing import Any

from msgspec import Struct

from inkognito.record.format import read
from inkognito.record.verify import verify
from inkognito.store.store import Store
from inkognito.tables.entries import Row
from inkognito.tables.table_session import TableSession
from inkognito.tables.table_views import view_of
from tests.kit.table_client import TAKEN
from tests.kit.table_world import fingerprint, over_the_wire
from tests.world.disk import Calm, simulated_store
from tests.world.patient import PatientTab
from tests.world.storm import Storm

UNEXPECTED = ("work-failed", "connection-failed")
"""Log lines that no fault of disk or network explains."""


class Weathered(Struct, frozen=True):
    """What a storm has shown: how much was done, and what went wrong meanwhile."""

    seed: int
    rows: int
    acknowledged: int
    seconds: float
    happened: Counter[str]


async def lived_through(storm: Storm) -> Weathered:
    """Let the storm pass over, and check every law."""
    await storm.pass_over()
    store = await simulated_store(storm.world.disk, "checker", Calm())
    try:
        return await check(storm, store)
    finally:
        await store.close()
        storm.end()


async def check(storm: Storm, store: Store) -> Weathered:
    """Check every law; an assertion says which does not hold."""
    rows, talk = await store.rows(storm.table), await store.talk(storm.table)
    stored = Counter((row.author, row.request_id) for row in rows)
    said = Counter((row.person, row.request_id) for row in talk)
    assert set(stored.values()) == {1}, "a request is in the log twice"
    assert set(said.values()) <= {1}, "a request is in the talk twice"
    acknowledged = 0
    for tab in storm.tabs:
        acknowledged += check_acknowledged(tab, stored + said)
    assert storm.is_over, f"the game does not end: {[tab.status for tab in storm.tabs]}"
    assert not any(tab.client.unanswered for tab in storm.tabs), "a request was never answered"
    session = TableSession(storm.table, "2", storm.world.chances)
    session.load(0, rows, await store.names(storm.table), talk)
    check_folds(storm, session)
    for fighter in storm.fighters:
        check_prefix(storm, fighter, rows)
    check_clients(storm, session)
    check_rules(session)
    await check_guests(storm, store)
    check_logs(storm)
    world = storm.world
    return Weathered(storm.seed, len(rows), acknowledged, world.time.now, storm.faults.happened)


def check_acknowledged(tab: PatientTab, stored: "Counter[tuple[str, str]]") -> int:
    """Every acknowledged request is stored exactly once. Deletions leave no row of their own."""
    person = tab.client.participant.person or ""
    verdicts = tab.client.verdicts.items()
    taken = [name for name, verdict in verdicts if verdict == TAKEN and name not in tab.deletions]
    for name in taken:
        assert stored[person, name] == 1, f"{name} was acknowledged and is not stored"
    return len(taken)


def check_folds(storm: Storm, session: TableSession) -> None:
    """The running server has the same table as one that has just loaded the log."""
    for process in storm.world.processes:
        services = process.services
        running = None if services is None else services.host.loaded(storm.table)
        assert running is not None, "the table is not loaded"
        assert fingerprint(running) == fingerprint(session), "the server's fold differs"


def check_prefix(storm: Storm, fighter: tuple[Any, ...], rows: list[Row]) -> None:
    """A server that had read the log up to a number had the fold of the log up to it."""
    session = TableSession(storm.table, "2", storm.world.chances)
    session.load(0, rows[: fighter[0].seq], {})
    assert fingerprint(session) == fighter, "the fold of a server that fought differs"


def check_clients(storm: Storm, session: TableSession) -> None:
    """Every client has seen what it must see, and nothing else."""
    game = session.game_log
    for process in storm.world.processes:
        assert process.services is not None
        running = process.services.host.loaded(storm.table)
        assert running is not None
        audience = running.audience
        view = over_the_wire(view_of(running.table, audience.names, audience.present))
        for tab in storm.tabs:
            viewer: Any = tab.client.seat or "spectator"
            shown = [] if game is None else [one.sighting for one in game.sightings(viewer)]
            assert tab.client.seen == [over_the_wire(one) for one in shown], "a client's fold"
            assert tab.client.table == view, "a client's table"


def check_rules(session: TableSession) -> None:
    """The record replays: the deal, every draw and every move follow the rules."""
    if session.table.status == "over" and session.game_log is not None:
        content = session.game_log.record(None).encode()
        verdict = verify(read(content), content)
        assert verdict.problem is None, verdict.problem


async def check_guests(storm: Storm, store: Store) -> None:
    """Every guest who was let in is stored under their name."""
    for visitor in storm.world.visitors:
        guest = await store.guest(visitor.person or "")
        assert guest is not None, "a guest is lost"
        assert guest.name == visitor.name


def check_logs(storm: Storm) -> None:
    """No server met a fault of its own."""
    for line in storm.world.log_lines:
        assert not any(f'"{code}"' in line.text for code in UNEXPECTED), line.text


def weathered(storm: Storm) -> Weathered:
    """Live through a storm; raise AssertionError where a law does not hold."""
    with storm.world as world:
        return world.run(lived_through(storm))
