"""Names, talk and listings: beside the log, and always consistent with it."""

import asyncio

import pytest
from msgspec.structs import replace

from inkognito.protocol.terms import Status
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from inkognito.tables.entries import HostChanged, Opened, Row
from tests.store.samples import (
    HOST,
    OTHER,
    append_all,
    counts,
    execute,
    listing,
    row,
    said,
    settings,
)

pytestmark = pytest.mark.anyio


async def put(store: Store, table: str, status: Status, at: int, is_closed: bool = False) -> None:
    new = row(table, 1, at=at)
    assert await store.append(new, listing(table, status, at=at), is_closed=is_closed)


# --- names and talk -----------------------------------------------------------------------------


async def test_names_are_kept_by_table_and_can_change(store: Store) -> None:
    await store.keep_names("t", {HOST: "Carlo", OTHER: "Zoë"})
    await store.keep_names("u", {HOST: "il Conte"})
    await store.keep_names("t", {HOST: "Carla", "c3": "Max"})
    await store.keep_names("t", {})
    assert await store.names("t") == {HOST: "Carla", OTHER: "Zoë", "c3": "Max"}
    assert await store.names("u") == {HOST: "il Conte"}
    assert await store.names("nowhere") == {}


async def test_words_come_back_as_they_were_said_and_in_order(store: Store) -> None:
    words = (said(1), said(2, OTHER, None, "frown"), said(3, text="Pst\n\0 …"))
    for one in reversed(words):
        await store.keep_talk("t", one)
    await store.keep_talk("u", said(1, text="elsewhere"))
    assert await store.talk("t") == words
    assert await store.talk("nowhere") == ()


async def test_words_that_are_unsaid_are_replaced_in_their_place(store: Store) -> None:
    for one in (said(1), said(2, text="a secret"), said(3)):
        await store.keep_talk("t", one)
    unsaid = replace(said(2), text=None)
    assert await store.keep_talk("t", unsaid)
    assert await store.talk("t") == (said(1), unsaid, said(3))


async def test_a_talk_item_never_replaces_another(store: Store) -> None:
    assert await store.keep_talk("t", said(1))
    for other in (said(1, OTHER), replace(said(1), request_id="another")):
        assert not await store.keep_talk("t", other)
    assert await store.talk("t") == (said(1),)


# --- listings -----------------------------------------------------------------------------------


async def test_live_are_the_tables_that_are_played_at_and_not_closed(store: Store) -> None:
    await put(store, "b", "playing", 2)
    await put(store, "a", "playing", 1)
    await put(store, "closed", "playing", 3, is_closed=True)
    others: tuple[Status, ...] = ("gathering", "paused", "over", "aborted")
    for status in others:
        await put(store, status, status, 4)
    for table in ("a", "b", "closed", *others):
        await store.wake(table)
    assert await store.live() == ["a", "b"]


async def test_the_lobby_lists_public_tables_that_go_on_latest_first(store: Store) -> None:
    statuses: tuple[Status, ...] = ("gathering", "over", "playing", "aborted", "paused")
    for at, status in enumerate(statuses):
        await put(store, status, status, 10 + at)
    await put(store, "closed", "gathering", 20, is_closed=True)
    hidden = listing("hidden", visibility="link")
    assert await store.append(row("hidden", 1), hidden, is_closed=False)
    listed = [one.listing.table for one in await store.listed()]
    assert listed == ["paused", "playing", "gathering"]
    assert [one.listing for one in await store.listed("link")] == [hidden]


async def test_a_listing_comes_back_with_the_names_that_people_have_now(store: Store) -> None:
    await append_all(store, row("t", 1))
    await store.keep_names("t", {HOST: "Carlo", OTHER: "Zoë", "c3": "Max"})
    first, second = (replace(one) for one in listing("t").chairs[:2])
    named = (replace(first, name="Carlo"), replace(second, name="Zoë"), *listing("t").chairs[2:])
    assert await store.listing("t") == replace(listing("t"), host="Carlo", chairs=named)
    await store.keep_names("t", {HOST: "Carla"})
    found = await store.listing("t")
    assert found is not None
    assert (found.host, found.chairs[0].name) == ("Carla", "Carla")
    assert await store.listing("nowhere") is None


async def test_the_host_of_a_listing_is_the_last_one(store: Store) -> None:
    await append_all(store, row("t", 1), row("t", 2))
    await store.keep_names("t", {HOST: "Carlo", OTHER: "Zoë"})
    await append_all(store, Row("t", 3, 5, HOST, "leave", (HostChanged(OTHER),)), row("t", 4))
    found = await store.listing("t")
    assert found is not None
    assert found.host == "Zoë"


async def test_a_persons_tables_are_those_where_they_have_a_name(store: Store) -> None:
    await put(store, "old", "over", 1)
    await put(store, "new", "playing", 2)
    await put(store, "other", "playing", 3)
    for table in ("old", "new", "not opened"):
        await store.keep_names(table, {HOST: "Carlo"})
    await store.keep_names("other", {OTHER: "Zoë"})
    assert [one.table for one in await store.tables_of(HOST)] == ["new", "old"]
    assert [one.table for one in await store.tables_of(HOST, limit=1)] == ["new"]
    assert await store.tables_of("nobody") == []


async def test_a_row_without_a_listing_leaves_it_as_it_is(store: Store) -> None:
    await append_all(store, row("t", 1))
    assert await store.append(row("t", 2), None, is_closed=False)
    assert await store.listing("t") == listing("t")
    assert len(await store.rows("t")) == 2


# --- in one transaction with the row --------------------------------------------------------------


async def test_a_row_that_loses_does_not_change_the_listing(store: Store) -> None:
    await append_all(store, row("t", 1))
    await store.wake("t")
    late = listing("t", "aborted")
    assert not await store.append(row("t", 1, request="late"), late, is_closed=True)
    assert await store.listing("t") == listing("t")
    assert await store.live() == ["t"]


async def test_of_several_rows_in_a_batch_the_last_one_is_listed(store: Store) -> None:
    statuses: tuple[Status, ...] = ("gathering", "playing", "over")
    appends = [
        store.append(row("t", seq), listing("t", status), is_closed=False)
        for seq, status in enumerate(statuses, 1)
    ]
    assert all(await asyncio.gather(*reversed(appends)))
    await store.keep_names("t", {HOST: "Carlo"})
    found = await store.listing("t")
    assert found is not None
    assert (found.status, found.host) == ("over", "Carlo")


async def test_a_row_is_not_stored_where_its_listing_can_not_be(store: Store) -> None:
    await execute(store, "DROP TABLE tables")
    with pytest.raises(StoreProblem, match="write-failed"):
        await store.append(row("t", 1), listing("t"), is_closed=False)
    assert await store.rows("t") == []


async def test_a_failed_read_is_a_problem_with_a_code(store: Store) -> None:
    assert set((await counts(store)).values()) == {0}
    await execute(store, "DROP TABLE talk")
    with pytest.raises(StoreProblem, match="read-failed"):
        await store.talk("t")


async def test_a_table_of_a_game_that_is_not_installed_is_listed_beside_the_others(
    store: Store,
) -> None:
    gone = replace(settings(), game="masks", rules={"lives": 3})
    opened = replace(row("m", 1), entries=(Opened(gone, HOST, "5eed", "5a17"),))
    theirs = replace(listing("m", "gathering"), settings=gone)
    assert await store.append(opened, theirs, is_closed=False)
    await append_all(store, row("t", 1))
    listed = [one.listing for one in await store.listed()]
    assert {one.table: one for one in listed} == {"m": theirs, "t": listing("t")}
    assert await store.rows("m") == [opened]
