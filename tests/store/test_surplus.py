"""Limits on the devices, links, tokens and shares of a guest: a new one drops the oldest."""

import pytest
from sqlalchemy import Table, func, select

from inkognito.store.reviews import Share
from inkognito.store.schema import CREDENTIALS, LINKS, SEAT_TOKENS, SHARES
from inkognito.store.store import Store
from inkognito.store.surplus import MOST_DEVICES, MOST_LINKS, MOST_SHARES, MOST_TOKENS
from tests.store.samples import HOST, OTHER

pytestmark = pytest.mark.anyio

MORE = 5


@pytest.fixture(autouse=True)
async def guests(store: Store, anyio_backend: str) -> None:
    for guest in (HOST, OTHER):
        await store.new_guest(guest, "Carlo", f"first-{guest}", now=0)


async def count(store: Store, table: Table, guest: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.guest == guest)
    return await store._database.read(lambda connection: connection.execute(query).scalar_one())


async def test_of_many_seat_tokens_at_a_table_the_latest_are_valid(store: Store) -> None:
    await store.new_seat_token("elsewhere", HOST, "other", 0)
    await store.new_seat_token("of-another", OTHER, "t", 0)
    for number in range(MOST_TOKENS + MORE):
        await store.new_seat_token(f"token-{number}", HOST, "t", number)
    assert await count(store, SEAT_TOKENS, HOST) == MOST_TOKENS + 1
    assert await store.seat_token("token-0") is None
    for kept in ("elsewhere", "of-another", f"token-{MORE}", f"token-{MOST_TOKENS + MORE - 1}"):
        assert await store.seat_token(kept) is not None


async def test_of_many_links_the_latest_are_valid(store: Store) -> None:
    for number in range(MOST_LINKS + MORE):
        await store.new_link(f"link-{number}", HOST, 1_000 + number)
    assert await count(store, LINKS, HOST) == MOST_LINKS
    assert await store.take_link("link-0", 10) is None
    assert await store.take_link(f"link-{MORE}", 10) == HOST


async def test_of_many_devices_the_latest_are_known(store: Store) -> None:
    for number in range(1, MOST_DEVICES + MORE):
        await store.add_credential(f"device-{number}", HOST, number)
    assert await count(store, CREDENTIALS, HOST) == MOST_DEVICES
    assert await store.guest_by(f"first-{HOST}", 10) is None
    assert await store.guest_by(f"device-{MOST_DEVICES}", 10) is not None
    assert await store.guest_by(f"first-{OTHER}", 10) is not None


async def test_of_many_shares_of_a_review_the_latest_are_valid(store: Store) -> None:
    for number in range(MOST_SHARES + MORE):
        await store.new_share(f"share-{number}", Share(HOST, "t", "en", number))
    assert await count(store, SHARES, HOST) == MOST_SHARES
    assert await store.share("share-0") is None
    assert await store.share(f"share-{MOST_SHARES + MORE - 1}") is not None


async def test_what_was_just_given_is_kept_even_in_the_same_millisecond(store: Store) -> None:
    for number in range(MOST_TOKENS + MORE):
        await store.new_seat_token(f"{number:02}", HOST, "t", 7)
        assert await store.seat_token(f"{number:02}") is not None
