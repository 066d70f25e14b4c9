"""Hints and visits are noted at once, and written with a heartbeat: never on their own."""

import asyncio
from typing import Any

import pytest

from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.kit.postgres import Postgres
from tests.store.samples import HOST, OTHER, counts, execute

pytestmark = pytest.mark.anyio

MINUTE = 60_000


@pytest.fixture
async def beating(store: Store) -> Store:
    """A store with two guests, whose heartbeat has begun."""
    await store.pulse.start("one", 1_000)
    for guest in (HOST, OTHER):
        await store.new_guest(guest, "Carlo", f"hash-{guest}", now=0)
    return store


@pytest.fixture
def writes(beating: Store, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every transaction that is written from now on."""
    write, found = beating._database.write, list[Any]()

    async def counted(work: Any, *options: Any) -> Any:
        found.append(work)
        return await write(work, *options)

    monkeypatch.setattr(beating._database, "write", counted)
    return found


async def hints_about(store: Store, guest: str) -> list[tuple[str, int, int]]:
    told = (await store.everything_about(guest))["hints"]
    return [(one["table"], one["decision"], one["level"]) for one in told]


async def test_asking_for_a_hint_writes_nothing_and_is_known_at_once(
    beating: Store, writes: list[Any]
) -> None:
    beating.note_hint(HOST, "t", 7, 1)
    await asyncio.sleep(0.3)
    assert not writes
    assert (await counts(beating))["hints"] == 0
    assert await beating.hints("t") == {HOST: (1,)}
    assert await hints_about(beating, HOST) == [("t", 7, 1)]
    assert await hints_about(beating, OTHER) == []
    assert await beating.hints("another") == {}


async def test_coming_back_writes_nothing(beating: Store, writes: list[Any]) -> None:
    await beating.guest_by(f"hash-{HOST}", MINUTE)
    await asyncio.sleep(0.3)
    assert not writes
    await beating.pulse.beat(2_000)
    assert len(writes) == 1
    guest = await beating.guest(HOST)
    assert guest is not None
    assert guest.seen == MINUTE


async def test_a_heartbeat_writes_hints_in_its_own_transaction(
    beating: Store, writes: list[Any]
) -> None:
    for table, decision in (("t", 7), ("t", 9), ("u", 3)):
        beating.note_hint(HOST, table, decision, 2)
    await beating.pulse.beat(2_000)
    assert len(writes) == 1
    assert (await counts(beating))["hints"] == 3
    assert not beating._noted_hints.waiting()
    assert await beating.hints("t") == {HOST: (2, 2)}
    assert await hints_about(beating, HOST) == [("t", 7, 2), ("t", 9, 2), ("u", 3, 2)]


async def test_a_heartbeat_executes_the_same_statements_with_and_without_notes(
    beating: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    executed = list[Any]()
    write = beating._database.write

    async def watched(work: Any, *options: Any) -> Any:
        def spied(connection: Any) -> Any:
            return work(_Spy(connection, executed))

        return await write(spied, *options)

    monkeypatch.setattr(beating._database, "write", watched)
    await beating.pulse.beat(2_000)
    without = list(executed)
    beating.note_hint(HOST, "t", 7, 1)
    await beating.guest_by(f"hash-{HOST}", MINUTE)
    await beating.pulse.beat(3_000)
    assert len(without) == 3
    assert executed == without * 2


class _Spy:
    """A connection that notes its statements."""

    def __init__(self, connection: Any, executed: list[Any]) -> None:
        self._connection, self._executed = connection, executed

    def execute(self, statement: Any, values: Any) -> Any:
        self._executed.append(statement)
        return self._connection.execute(statement, values)


@pytest.mark.parametrize("later", [1, 2, 3])
async def test_the_highest_level_of_a_hint_counts(beating: Store, later: int) -> None:
    beating.note_hint(HOST, "t", 7, 2)
    await beating.pulse.beat(2_000)
    beating.note_hint(HOST, "t", 7, later)
    beating.note_hint(HOST, "t", 7, 1)
    highest = max(2, later)
    assert await beating.hints("t") == {HOST: (highest,)}
    assert await hints_about(beating, HOST) == [("t", 7, highest)]
    await beating.pulse.beat(3_000)
    assert await beating.hints("t") == {HOST: (highest,)}
    assert await hints_about(beating, HOST) == [("t", 7, highest)]


async def test_notes_are_written_before_the_store_closes(url: str) -> None:
    store = await Store.open(url)
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    store.note_hint(HOST, "t", 7, 3)
    await store.close()
    store = await Store.open(url)
    assert await store.hints("t") == {HOST: (3,)}
    await store.close()


async def test_a_guest_who_is_deleted_takes_their_notes_along_and_the_heart_beats_on(
    beating: Store,
) -> None:
    beating.note_hint(HOST, "t", 7, 1)
    beating.note_hint(OTHER, "t", 8, 2)
    await beating.guest_by(f"hash-{HOST}", MINUTE)
    await beating.forget(HOST)
    await beating.pulse.beat(2_000)
    assert await beating.hints("t") == {OTHER: (2,)}
    assert not beating._noted_hints.waiting()
    assert not beating._last_seen.waiting()


async def test_a_guest_may_be_deleted_in_another_process_while_their_hints_are_written(
    postgres: Postgres,
) -> None:
    url = postgres.fresh()
    ours, theirs = await Store.open(url), await Store.open(url)
    await ours.pulse.start("one", 1_000)
    for number in range(40):
        await ours.new_guest(HOST, "Carlo", "hash", now=0)
        ours.note_hint(HOST, "t", number, 1)
        ours.note_hint(HOST, "u", number, 1)
        await asyncio.gather(ours.pulse.beat(2_000), theirs.forget(HOST))
    assert (await counts(ours))["hints"] == 0
    await ours.close()
    await theirs.close()


async def test_notes_wait_until_a_heartbeat_can_be_stored(beating: Store) -> None:
    beating.note_hint(HOST, "t", 7, 1)
    await execute(beating, "ALTER TABLE hints RENAME TO elsewhere")
    with pytest.raises(StoreProblem, match="write-failed"):
        await beating.pulse.beat(2_000)
    await execute(beating, "ALTER TABLE elsewhere RENAME TO hints")
    await beating.pulse.beat(3_000)
    assert (await counts(beating))["hints"] == 1


async def test_notes_are_not_written_to_another_database(beating: Store) -> None:
    await beating.pulse.beat(2_000)
    beating.note_hint(HOST, "t", 7, 1)
    await execute(beating, "UPDATE heartbeat SET beat = 0")
    with pytest.raises(StoreProblem, match="database-gone"):
        await beating.pulse.beat(3_000)
    assert (await counts(beating))["hints"] == 0


async def test_what_is_noted_while_a_heartbeat_is_written_waits_for_the_next(
    beating: Store,
) -> None:
    beating.note_hint(HOST, "t", 7, 1)
    beat = asyncio.create_task(beating.pulse.beat(2_000))
    await asyncio.sleep(0)
    beating.note_hint(HOST, "t", 7, 3)
    beating.note_hint(HOST, "t", 9, 2)
    await beat
    assert await beating.hints("t") == {HOST: (3, 2)}
    await beating.pulse.beat(3_000)
    assert await beating.hints("t") == {HOST: (3, 2)}
    assert not beating._noted_hints.waiting()


async def test_two_heartbeats_at_a_time_may_return_in_any_order(
    beating: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, delays = beating._database.write, [0.0, 0.2]

    async def slow(work: Any) -> Any:
        delay = delays.pop()
        result = await write(work)
        await asyncio.sleep(delay)
        return result

    monkeypatch.setattr(beating._database, "write", slow)
    beating.note_hint(HOST, "t", 7, 1)
    await asyncio.gather(beating.pulse.beat(2_000), beating.pulse.beat(2_001))
    monkeypatch.undo()
    assert await beating.hints("t") == {HOST: (1,)}
    await execute(beating, "UPDATE heartbeat SET beat = beat - 1")  # restored in between
    with pytest.raises(StoreProblem, match="database-gone"):
        await beating.pulse.beat(3_000)
