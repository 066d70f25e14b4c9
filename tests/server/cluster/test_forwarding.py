"""Requests and connections for another process's table reach it, with the client's own address."""

from contextlib import suppress
from time import time_ns

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inkognito.server.cluster.buckets import bucket_of
from inkognito.server.cluster.directory import Directory, directory_from
from inkognito.server.cluster.directory import Member as Named
from inkognito.server.cluster.forwards import HEADER, Asked, Signer
from inkognito.server.cluster.session import HUNG_AFTER, LOCKS, LOOK
from inkognito.server.frame_budget import MOST_FRAMES
from inkognito.server.rate_limits import FLOODS
from inkognito.server.sockets import TRY_AGAIN
from tests.kit.cluster import Member, Members
from tests.kit.games_over_connections import all_until
from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, Person, browser, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

CARD = {"game": "card", "players": 4, "visibility": "link"}
ABNORMAL = 1006


async def directory(database: str) -> Directory:
    connection = await asyncpg.connect(database, timeout=PATIENCE)
    rows = await connection.fetch(LOOK, LOCKS, HUNG_AFTER)
    await connection.close()
    return directory_from(rows)


class Elsewhere:
    """A person at one process, and a table of theirs at another."""

    def __init__(self, here: Member, person: Person, table: str, owner: Named) -> None:
        self.here, self.person, self.table, self.owner = here, person, table, owner

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


@pytest.fixture
async def elsewhere(members: Members, database: str, anyio_backend: str) -> Elsewhere:
    await members.settled()
    here, owners = members.all[0], (await directory(database)).owners
    person = Person(here.address, "Ann")
    while True:
        table = person.opens(CARD, "red")
        owner = owners[bucket_of(table)]
        if owner.address != here.cluster_address:
            return Elsewhere(here, person, table, owner)


# --- everything works as if the table were here -------------------------------------------------


async def test_requests_of_every_kind_are_answered_by_the_owner(elsewhere: Elsewhere) -> None:
    web = elsewhere.person.web
    seen = web.get(elsewhere.path)
    assert seen.json()["chairs"][0]["name"] == "Ann"
    assert "content-security-policy" in seen.headers
    assert web.head(elsewhere.path).content == b""
    token = web.post(f"{elsewhere.path}/tokens").json()["secret"]
    program = Connection(elsewhere.here.address, elsewhere.table, own_address(), token)
    await program.open()
    assert program.viewer == "red"
    assert web.delete(f"{elsewhere.path}/tokens").status_code == 200
    await program.until_sent(lambda one: one.get("why") == "revoked")
    assert web.get(f"{elsewhere.path}/record").json()["code"] == "not-over"
    assert web.post(f"{elsewhere.path}/sheet/marks", content=b"x" * 20_000).status_code == 413


async def test_several_slashes_in_a_path_lead_to_the_owner_too(elsewhere: Elsewhere) -> None:
    for path in (f"/{elsewhere.path}", elsewhere.path.replace("tables/", "tables//")):
        assert elsewhere.person.web.get(elsewhere.here.address + path).status_code == 200
    around = elsewhere.person.connection(f"/{elsewhere.table}")
    await around.open()
    assert around.viewer == "red"
    through = await elsewhere.person.comes(elsewhere.table)
    assert await around.verdict("say", text="here") == "taken"
    await through.until(lambda: bool(through.talk))


async def test_origin_and_host_are_those_of_the_client(elsewhere: Elsewhere) -> None:
    assert (await elsewhere.person.comes(elsewhere.table)).viewer == "red"
    page_of_others = elsewhere.person.connection(elsewhere.table)
    page_of_others.origin = "https://evil.example"
    await page_of_others.open()
    assert page_of_others.received[-1]["code"] == "wrong-origin"
    refused = elsewhere.person.web.post(
        f"{elsewhere.path}/tokens", headers={"origin": "https://evil.example"}
    )
    assert refused.json()["code"] == "wrong-origin"


async def test_my_tables_know_what_waits_at_another_process(
    members: Members, elsewhere: Elsewhere
) -> None:
    settings = CARD | {"bots": dict.fromkeys(("blue", "green", "yellow"), "random")}
    person = Person(elsewhere.here.address, "Bea")
    tables = [person.opens(settings, "red") for _ in range(6)]
    for table in tables:
        connection = await person.comes(table)
        assert await connection.verdict("set-ready", entropy="00ff") == "taken"
        assert await connection.verdict("begin") == "taken"
        await all_until([connection], lambda at: at.is_waited_for)
    for member in members.all:
        with browser(member.address, {"cookie": person.cookie, **person.place}) as web:
            mine = {one["table"]: one for one in web.get("/api/me/tables").json()}
        assert all(mine[table]["waits"] and mine[table]["turn"] for table in tables)


# --- limits go by the client's own address ------------------------------------------------------


async def test_limits_go_by_the_address_of_the_client(elsewhere: Elsewhere) -> None:
    busy, quiet = own_address(), own_address()
    with browser(elsewhere.here.address, {}) as web:
        statuses = set()
        for _ in range(700):
            statuses.add(web.get(elsewhere.path, headers=busy).status_code)
            if 429 in statuses:
                break
        assert statuses == {200, 429}
        assert web.get(elsewhere.path, headers=quiet).status_code == 200
        forged = busy | {HEADER.decode(): "x", "forwarded": "for=192.0.2.9", "x-real-ip": "1.2.3.4"}
        assert web.get(elsewhere.path, headers=forged).status_code == 429


async def test_connections_are_counted_where_the_client_is_connected(elsewhere: Elsewhere) -> None:
    place, codes = own_address(), []
    for _ in range(40):
        connection = Connection(elsewhere.here.address, elsewhere.table, place)
        await connection.open()
        codes.append(connection.received[0].get("code"))
    assert codes[:30] == [None] * 30
    assert codes[-1] == "too-many"


async def test_who_floods_a_table_elsewhere_opens_no_more_connections(
    elsewhere: Elsewhere,
) -> None:
    place, codes = own_address(), []
    for _ in range(FLOODS + 2):
        connection = await Connection(elsewhere.here.address, elsewhere.table, place).open()
        if connection.is_open:
            await connection.send(b"\0" * 8_192)
            with suppress(ConnectionClosed):
                for _ in range(MOST_FRAMES + 1):
                    await connection.socket.ping()
        codes.append(await connection.until_closed())
    assert codes[0] == ABNORMAL
    assert codes[-1] == TRY_AGAIN
    quiet = await Connection(elsewhere.here.address, elsewhere.table, own_address()).open()
    assert quiet.viewer == "spectator"


# --- nobody else gets in ------------------------------------------------------------------------


def signed(
    owner: Named, key: str, path: str, cookie: str | None = None, now: int | None = None
) -> dict[str, str]:
    """Return the headers of a forward to this member."""
    headers = {} if cookie is None else {"cookie": cookie}
    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    asked = Asked("GET", path.encode(), (*given, (b"host", owner.address.encode())))
    at = time_ns() // 1_000_000 if now is None else now
    header = Signer(key).signed(at, owner.id, "192.0.2.7", "http", asked)
    return {**headers, HEADER.decode(): header.decode()}


async def test_the_port_for_other_processes_takes_only_what_they_signed(
    elsewhere: Elsewhere,
) -> None:
    owner, key, path = elsewhere.owner, elsewhere.here.key, elsewhere.path
    cookie = {"cookie": elsewhere.person.cookie}
    with httpx.Client(base_url=f"http://{owner.address}", trust_env=False) as web:

        def status(headers: dict[str, str], at: str = path) -> int:
            return web.get(at, headers=headers, timeout=PATIENCE).status_code

        assert status(signed(owner, key, path)) == 200
        assert status({}) == 403
        assert status(cookie) == 403
        assert status(signed(owner, "wrong" * 8, path)) == 403
        assert status(signed(owner, key, path, now=0)) == 403
        assert status(signed(owner, key, path), at="/api/me") == 403
        assert status(signed(owner, key, path) | cookie) == 403
        assert status(signed(Named("00000000", owner.address), key, path)) == 403
        assert status(signed(owner, key, "/api/me"), at="/api/me") == 421
        nowhere = "/api/me/tables"
        assert status(signed(owner, key, nowhere, cookie["cookie"]), at=nowhere) == 421


async def test_a_forged_forward_of_a_connection_is_refused(elsewhere: Elsewhere) -> None:
    url = f"ws://{elsewhere.owner.address}/ws/tables/{elsewhere.table}"
    for headers in ({}, {HEADER.decode(): "forged"}):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE)
        assert refused.value.response.status_code == 403


async def test_the_port_for_people_believes_no_forward(elsewhere: Elsewhere) -> None:
    headers = signed(elsewhere.owner, elsewhere.here.key, "/api/me")
    with browser(elsewhere.here.address, headers) as web:
        assert web.get("/api/me").json() is None


# --- what is logged -----------------------------------------------------------------------------


async def test_no_process_logs_frames_names_tables_or_the_key(
    members: Members, elsewhere: Elsewhere
) -> None:
    connection = await elsewhere.person.comes(elsewhere.table)
    assert await connection.verdict("say", text="carnival of whispers") == "taken"
    await connection.close()
    logged = "".join(one.log.read_text() for one in members.all)
    secrets = (elsewhere.table, elsewhere.here.key, "carnival", elsewhere.person.cookie, "Ann")
    assert not [one for one in secrets if one in logged]
