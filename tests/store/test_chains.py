"""Checksums over the log: whatever changes a stored row, but the store, is found."""

import asyncio
from itertools import product

import pytest
from sqlalchemy import text

from inkognito.store import chains
from inkognito.store.checking import Damage, check_store
from inkognito.store.formats.chain import Chain, checksum
from inkognito.store.formats.rows import row_values
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.kit.postgres import Postgres
from tests.store.samples import append_all, execute, listing, row

pytestmark = pytest.mark.anyio

EDITS = {
    "the time of a row": "UPDATE log SET at = at + 1 WHERE seq = 3",
    "the author of a row": "UPDATE log SET author = 'b2' WHERE seq = 3",
    "the id of a request": "UPDATE log SET request_id = 'other' WHERE seq = 3",
    "a clock": "UPDATE log SET clocks = '{}' WHERE seq = 3",
    "the run of a server": "UPDATE log SET run = 'other' WHERE seq = 3",
    "entries of another row": (
        "UPDATE log SET entries = (SELECT entries FROM log WHERE seq = 5) WHERE seq = 3"
    ),
    "no checksum any more": "UPDATE log SET chain = NULL WHERE seq = 3",
    "a whole row in place of another": "UPDATE log SET seq = 3 WHERE seq = 6",
}


async def seven_rows(url: str) -> None:
    store = await Store.open(url)
    await append_all(store, *(row("t", seq) for seq in range(1, 8)))
    await store.close()


async def first_bad_row(url: str) -> int | None:
    store = await Store.open(url)
    try:
        await store.rows("t")
    except StoreProblem as problem:
        place = problem.params["place"]
        assert isinstance(place, int)
        return place
    finally:
        await store.close()
    return None


@pytest.mark.parametrize("edit", EDITS)
async def test_an_edit_that_can_still_be_read_is_found(url: str, edit: str) -> None:
    await seven_rows(url)
    assert await first_bad_row(url) is None
    store = await Store.open(url)
    if "in place" in edit:
        await execute(store, "DELETE FROM log WHERE seq = 3")
    await execute(store, EDITS[edit])
    await store.close()
    assert await first_bad_row(url) == 3
    assert Damage("t", "log", 3) in await check_store(url, lambda _: None)


def test_every_column_of_every_row_is_covered() -> None:
    rows = [list(row_values(row("t", seq)).values()) for seq in range(1, 5)]
    before = None
    for columns in rows:
        before = checksum(before, tuple(columns))
        columns.append(before)
    for place, column in product(range(4), range(len(rows[0]) - 1)):
        edited = [list(one) for one in rows]
        edited[place][column] = "other"
        chain = Chain()
        for one in edited[:place]:
            chain.follow(one)
        with pytest.raises(ValueError, match="not the one"):
            chain.follow(edited[place])


async def test_rows_of_older_versions_stay_valid_up_to_where_they_end(url: str) -> None:
    await seven_rows(url)
    store = await Store.open(url)
    await execute(store, "UPDATE log SET chain = NULL")  # as a version without checksums wrote them
    await store.close()
    store = await Store.open(url)
    await append_all(store, row("t", 8), row("t", 9))
    assert len(await store.rows("t")) == 9
    await execute(store, "UPDATE log SET at = at + 1 WHERE seq = 9")
    await store.close()
    assert await first_bad_row(url) == 9


async def test_rows_read_from_the_middle_are_checked_too(store: Store) -> None:
    await append_all(store, *(row("t", seq) for seq in range(1, 8)))
    assert [one.seq for one in await store.rows("t", after=4)] == [5, 6, 7]
    await execute(store, "UPDATE log SET at = at + 1 WHERE seq = 5")
    with pytest.raises(StoreProblem, match="damaged"):
        await store.rows("t", after=4)
    assert store.damaged == {"t"}


async def test_a_batch_of_rows_that_race_leaves_a_chain_that_fits(store: Store) -> None:
    rivals = [row("t", seq, author=f"p{n}", request="w") for seq in (1, 2, 3) for n in range(3)]
    answers = await asyncio.gather(
        *(store.append(one, listing("t"), is_closed=False) for one in rivals)
    )
    assert answers.count(True) == 3
    assert [one.seq for one in await store.rows("t")] == [1, 2, 3]


async def test_two_processes_in_turn_leave_a_chain_that_fits(postgres: Postgres) -> None:
    url = postgres.fresh()
    stores = [await Store.open(url) for _ in range(2)]
    for seq in range(1, 9):
        winner, loser = stores[seq % 2], stores[(seq + 1) % 2]
        assert await winner.append(row("t", seq), listing("t"), is_closed=False)
        late = row("t", seq, request="late")
        assert not await loser.append(late, listing("t"), is_closed=False)
    assert len(await stores[0].rows("t")) == 8
    for store in stores:
        await store.close()


async def test_a_table_whose_checksum_was_let_go_continues_its_chain(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chains, "MOST_KEPT", 2)
    for seq in (1, 2, 3):
        await append_all(store, *(row(f"t{n}", seq) for n in range(5)))
    assert [len(await store.rows(f"t{n}")) for n in range(5)] == [3] * 5
    assert len(store._writer._chains._last) == 2


async def test_a_checksum_costs_no_query_while_a_table_is_played(url: str) -> None:
    if not url.startswith("sqlite"):
        return
    store = await Store.open(url)
    await append_all(store, row("t", 1))
    asked: list[str] = []
    await store._database.write(
        lambda one: one.connection.driver_connection.set_trace_callback(asked.append)  # type: ignore[union-attr]
    )
    await append_all(store, row("t", 2), row("t", 3))
    assert not [one for one in asked if one.startswith("SELECT")]
    await store.close()


async def test_checksums_are_as_short_as_they_say(store: Store) -> None:
    await append_all(store, row("t", 1))
    query = text("SELECT length(chain) FROM log")
    length = await store._database.read(lambda one: one.execute(query).scalar_one())
    assert length == 16
