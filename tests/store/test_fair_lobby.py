"""The stored lobby: openers take turns, and marks of places tell no address and don't stay."""

import pytest

from inkognito.protocol.terms import Status
from inkognito.store.store import Store
from inkognito.tables.lobby import MOST_OF_ONE_OPENER
from tests.store.samples import HOST, counts, everything_in, listing, row

pytestmark = pytest.mark.anyio

ADDRESS, OTHER_PLACE = "203.0.113.77", "20010db800000001"


async def opened(store: Store, table: str, at: int, place: str | None) -> None:
    assert await store.append(row(table, 1, at=at), listing(table, "gathering"), is_closed=False)
    if place is not None:
        await store.keep_opener(table, place)


async def ended(store: Store, table: str, status: Status = "over", is_closed: bool = False) -> None:
    assert await store.append(row(table, 2), listing(table, status), is_closed=is_closed)


async def names(store: Store, limit: int = 100) -> list[str]:
    return [one.listing.table for one in await store.listed(limit=limit)]


async def test_openers_take_turns_where_the_list_is_full(store: Store) -> None:
    await opened(store, "other", 1, OTHER_PLACE)
    for number in range(5):
        await opened(store, f"many-{number}", 10 + number, ADDRESS)
    await opened(store, "third", 2, "third place")
    assert await names(store, limit=3) == ["many-4", "third", "other"]
    assert await names(store, limit=4) == ["many-4", "many-3", "third", "other"]


async def test_of_one_place_only_so_many_are_listed(store: Store) -> None:
    for number in range(MOST_OF_ONE_OPENER + 2):
        await opened(store, f"many-{number:02}", 10 + number, ADDRESS)
    await opened(store, "other", 1, OTHER_PLACE)
    listed = await names(store)
    assert len(listed) == MOST_OF_ONE_OPENER + 1
    assert listed[-1] == "other"
    assert {"many-00", "many-01"}.isdisjoint(listed)


async def test_tables_without_a_mark_count_for_their_host(store: Store) -> None:
    await opened(store, "old", 1, None)
    await opened(store, "new", 2, ADDRESS)
    openers = {one.listing.table: one.opener for one in await store.listed()}
    assert openers["old"] == HOST
    assert openers["new"] not in (HOST, ADDRESS)
    (listed,) = [await store.listed_table("new")]
    assert listed is not None
    assert listed.opener == openers["new"]


async def test_a_rematch_counts_for_the_same_place(store: Store) -> None:
    await opened(store, "first", 1, ADDRESS)
    await opened(store, "second", 2, None)
    await store.copy_opener("first", "second")
    await opened(store, "third", 3, None)
    await store.copy_opener("nowhere", "third")
    openers = {one.listing.table: one.opener for one in await store.listed()}
    assert openers["first"] == openers["second"] != openers["third"]


async def test_the_same_place_has_the_same_mark_after_a_restart(url: str) -> None:
    marks = []
    for table in ("before", "after"):
        store = await Store.open(url)
        await store.pulse.start(f"named {table}", 5)
        marks.append(await store.keep_opener(table, ADDRESS))
        assert await store.keep_opener(table, OTHER_PLACE) != marks[-1]
        await store.close()
    assert marks[0] == marks[1]


async def test_a_mark_is_short_and_depends_on_the_database(store: Store) -> None:
    await store.pulse.start("a name that only the database knows", 5)
    mark = await store.keep_opener("t", ADDRESS)
    assert len(mark) == 6
    assert ADDRESS not in await everything_in(store)
    store.pulse.name = "another name"
    assert await store.keep_opener("t", ADDRESS) != mark


async def test_marks_are_deleted_after_their_tables_have_ended(store: Store) -> None:
    for table in ("open", "over", "closed"):
        await opened(store, table, 1, ADDRESS)
    await ended(store, "over")
    await ended(store, "closed", "gathering", is_closed=True)
    await store.keep_opener("never stored", ADDRESS)
    await store.drop_marks_of_tables_that_ended()
    assert (await counts(store))["opened_from"] == 1
    assert [one.opener for one in await store.listed()] != [HOST]
