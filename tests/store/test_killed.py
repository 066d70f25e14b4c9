"""A process that is killed while it writes: everything reported durable is there, whole."""

import asyncio

import msgspec

from inkognito.store.store import Store
from tests.store.children import start
from tests.store.samples import is_listed, row


def test_every_acknowledged_row_survives_and_none_is_half_there(url: str) -> None:
    child = start("append", url)
    told = [next(child.lines) for _ in range(1_500)]
    child.kill()
    told += list(child.lines)
    assert child.end() != 0
    last = {table: int(seq) for table, seq in (line.split() for line in told)}
    assert len(last) == 40
    asyncio.run(check(url, last))


async def check(url: str, last: dict[str, int]) -> None:
    store = await Store.open(url)
    for table, seq in last.items():
        rows = await store.rows(table)
        assert len(rows) >= seq
        assert rows == [row(table, number) for number in range(1, len(rows) + 1)]
        await check_listing(store, table, len(rows))
    await store.close()


async def check_listing(store: Store, table: str, rows: int) -> None:
    """The listing is that of the last row that changed it: written in one transaction."""
    listing = await store.listing(table)
    assert listing is not None
    last = max(seq for seq in range(1, rows + 1) if is_listed(seq))
    assert listing.at == row(table, last).at, msgspec.to_builtins(listing)
    assert await store.append(row(table, rows + 1), listing, is_closed=False)
