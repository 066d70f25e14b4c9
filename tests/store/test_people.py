"""Guests: recognised on any of their devices, linked once per link, and deleted for good."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from inkognito.protocol.terms import Status
from inkognito.store.guests import SeatToken, StoredGuest
from inkognito.store.problems import StoreProblem
from inkognito.store.store import Store
from tests.store.samples import HOST, OTHER, append_all, counts, everything_in, listing, row, said

pytestmark = pytest.mark.anyio

NAME = "Serafina Querini"
WHISPER = "meet me at the Rialto"


async def test_a_guest_is_known_by_each_of_their_devices(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash-1", now=10)
    await store.add_credential("hash-2", HOST, now=20)
    carlo = StoredGuest(HOST, "Carlo", 10, 10)
    assert await store.guest(HOST) == carlo
    assert await store.guest_by("hash-1", now=20) == carlo
    assert await store.guest_by("hash-2", now=20) == carlo
    assert await store.guest_by("hash-3", now=20) is None
    await store.drop_credential("hash-1")
    assert await store.guest_by("hash-1", now=20) is None
    assert await store.guest_by("hash-2", now=20) == carlo


async def test_a_guest_is_noted_as_seen_once_a_minute(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    seen = []
    for now in (59_999, 60_000, 119_999, 120_000):
        await store.guest_by("hash", now)
        await store.pulse.finish()
        guest = await store.guest(HOST)
        assert guest is not None
        seen.append(guest.seen)
    assert seen == [0, 60_000, 60_000, 120_000]


async def test_that_guests_were_seen_is_written_before_the_store_closes(url: str) -> None:
    store = await Store.open(url)
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    await store.guest_by("hash", 60_000)
    await store.close()
    store = await Store.open(url)
    guest = await store.guest(HOST)
    await store.close()
    assert guest is not None
    assert guest.seen == 60_000


async def test_a_guest_can_be_renamed(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    await store.rename(HOST, "Carla")
    assert await store.guest(HOST) == StoredGuest(HOST, "Carla", 0, 0)


async def test_a_guest_or_a_device_is_new_once(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    for again in ((HOST, "other hash"), (OTHER, "hash")):
        with pytest.raises(StoreProblem, match="write-failed"):
            await store.new_guest(again[0], "Max", again[1], now=1)
    assert await store.guest(OTHER) is None
    assert await store.guest_by("hash", now=1) == StoredGuest(HOST, "Carlo", 0, 0)


async def test_nothing_can_be_given_to_nobody(store: Store) -> None:
    with pytest.raises(StoreProblem, match="no-such-guest"):
        await store.add_credential("hash", "nobody", now=1)
    with pytest.raises(StoreProblem, match="no-such-guest"):
        await store.new_link("hash", "nobody", expires=1)
    with pytest.raises(StoreProblem, match="no-such-guest"):
        await store.new_seat_token("hash", "nobody", "t", now=1)


async def test_a_link_is_taken_once_and_not_too_late(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    await store.new_link("early", HOST, expires=100)
    await store.new_link("late", HOST, expires=100)
    assert await store.take_link("early", now=99) == HOST
    assert await store.take_link("early", now=99) is None
    assert await store.take_link("late", now=100) is None
    assert await store.take_link("unknown", now=1) is None
    assert (await counts(store))["links"] == 0


async def test_of_many_who_take_a_link_at_once_one_gets_it(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    await store.new_link("link", HOST, expires=100)
    taken = await asyncio.gather(*(store.take_link("link", now=1) for _ in range(8)))
    assert sorted(taken, key=str) == [None] * 7 + [HOST]


async def test_a_seat_token_is_for_one_guest_at_one_table(store: Store) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    await store.new_seat_token("token", HOST, "t", now=1)
    assert await store.seat_token("token") == SeatToken(HOST, "t", None)
    assert await store.seat_token("other") is None


async def test_seat_tokens_are_dropped_by_guest_and_table(store: Store) -> None:
    for guest in (HOST, OTHER):
        await store.new_guest(guest, "Carlo", f"hash-{guest}", now=0)
        for table in ("t", "u"):
            await store.new_seat_token(f"{table}-{guest}", guest, table, now=1)
    await store.drop_seat_tokens(HOST, "t")
    assert await store.seat_token(f"t-{HOST}") is None
    for token, guest, table in ((f"u-{HOST}", HOST, "u"), (f"t-{OTHER}", OTHER, "t")):
        assert await store.seat_token(token) == SeatToken(guest, table, None)


@pytest.mark.parametrize(
    ("status", "is_closed"), [("over", False), ("aborted", False), ("playing", True)]
)
async def test_a_seat_token_tells_when_its_table_has_ended(
    store: Store, status: Status, is_closed: bool
) -> None:
    await store.new_guest(HOST, "Carlo", "hash", now=0)
    for table, stands, closed in (("t", status, is_closed), ("u", "playing", False)):
        shown = replace(listing(table), status=stands)
        assert await store.append(row(table, 1), shown, is_closed=closed)
        await store.new_seat_token(table, HOST, table, now=1)
    ended = row("t", 1).at
    assert await store.seat_token("t") == SeatToken(HOST, "t", ended)
    assert await store.seat_token("u") == SeatToken(HOST, "u", None)
    await store.drop_seat_tokens_of_tables_that_ended(before=ended)
    assert await store.seat_token("t") is not None
    await store.drop_seat_tokens_of_tables_that_ended(before=ended + 1)
    assert await store.seat_token("t") is None
    assert await store.seat_token("u") is not None


# --- everything about a guest, and deleting it ----------------------------------------------------


async def two_guests(store: Store) -> None:
    """Return a guest with all kinds of stored data, and another one."""
    for guest, name in ((HOST, NAME), (OTHER, "Zoë")):
        await store.new_guest(guest, name, f"hash-{guest}", now=1)
        await store.add_credential(f"second-{guest}", guest, now=2)
        await store.new_link(f"link-{guest}", guest, expires=100)
        await store.new_seat_token(f"token-{guest}", guest, "t", now=3)
    named = replace(listing("t"), host=NAME)
    chairs = (replace(named.chairs[0], name=NAME), *named.chairs[1:])
    assert await store.append(row("t", 1), replace(named, chairs=chairs), is_closed=False)
    await store.keep_names("t", {HOST: NAME, OTHER: "Zoë"})
    await store.keep_talk("t", said(1, HOST, WHISPER))
    await store.keep_talk("t", said(2, OTHER, "Buona sera"))
    await store.keep_talk("t", said(3, HOST, None, "frown"))


async def test_a_guest_can_read_everything_stored_about_them(store: Store) -> None:
    await two_guests(store)
    assert await store.everything_about(HOST) == {
        "guest": {"id": HOST, "name": NAME, "created": 1, "seen": 1},
        "names": [{"table": "t", "name": NAME}],
        "tables": ["t"],
        "talk": [
            {"table": "t", "at": 5_001, "text": WHISPER, "gesture": None},
            {"table": "t", "at": 5_003, "text": None, "gesture": "frown"},
        ],
        "devices": 2,
        "links": 1,
        "seat_tokens": [{"table": "t", "created": 3}],
        "shares": [],
        "agreements": [],
        "hints": [],
    }


async def test_a_guest_who_is_forgotten_is_gone_and_the_others_are_not(store: Store) -> None:
    await two_guests(store)
    others = await store.everything_about(OTHER)
    await store.forget(HOST)
    assert await store.guest(HOST) is None
    assert await store.guest_by(f"hash-{HOST}", now=4) is None
    assert await store.take_link(f"link-{HOST}", now=4) is None
    assert await store.seat_token(f"token-{HOST}") is None
    assert await store.names("t") == {OTHER: "Zoë"}
    assert await store.everything_about(OTHER) == others
    assert await store.rows("t") == [row("t", 1)]


async def test_talk_of_a_deleted_guest_is_emptied_and_still_counted(store: Store) -> None:
    await two_guests(store)
    await store.forget(HOST)
    assert await store.talk("t") == (
        replace(said(1), text=None),
        said(2, OTHER, "Buona sera"),
        replace(said(3, HOST, None, "frown"), gesture=None),
    )


async def test_no_table_of_the_database_holds_the_forgotten_name_or_words(store: Store) -> None:
    await two_guests(store)
    assert NAME in await everything_in(store)
    await store.forget(HOST)
    kept = await everything_in(store)
    assert NAME not in kept
    assert WHISPER not in kept
    assert HOST in kept  # in the log, where it means nothing any more


async def test_a_forgotten_name_does_not_come_back_with_the_next_row(store: Store) -> None:
    await two_guests(store)
    await store.forget(HOST)
    still_named = replace(listing("t"), host=NAME)
    assert await store.append(row("t", 2), still_named, is_closed=False)
    assert NAME not in await everything_in(store)


async def test_no_byte_of_the_file_holds_the_forgotten_name_or_words(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    await two_guests(store)
    # Pages split and are rewritten: what was moved must leave no trace where it was.
    numbers = Random(1).sample(range(2_000), 2_000)
    for start in range(0, 2_000, 100):
        some = {f"p{number:04}": f"Somebody else {number}" for number in numbers[start:][:100]}
        await store.keep_names("t", some)
        await store.keep_names(f"u{start}", {HOST: NAME * (1 + start // 500), OTHER: "Zoë"})
        await store.keep_talk("t", said(4 + start, HOST, WHISPER))
        await append_all(store, row("t", start // 100 + 2))
    assert NAME.encode() in bytes_in(tmp_path)
    await store.forget(HOST)
    assert NAME.encode() not in bytes_in(tmp_path)
    assert WHISPER.encode() not in bytes_in(tmp_path)
    await store.close()


def bytes_in(folder: Path) -> bytes:
    """All that lies on the disk: the file and its journal."""
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
