"""Golden databases: opened, read and gone on with as if they had been written today."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path
from random import Random
from secrets import token_hex
from shutil import copyfile
from typing import Any

import pytest
from click.testing import CliRunner

from inkognito.cli.main import main
from tests.golden.database.reading import as_far_as_known, counted, in_short, is_true, told_by
from tests.golden.database.write_database import FILE, FOLDER, MANIFEST
from tests.kit.games_over_connections import plays
from tests.kit.people import LEFT_OPEN, Connection, browser, own_address
from tests.kit.postgres import Postgres
from tests.kit.serving import BEHIND_A_PROXY, Serving, serving

FOLDERS = sorted(one.parent for one in FOLDER.glob(f"*/{MANIFEST}"))
DECISIONS = 20
"""Each table that is not over is played on for this many moves."""

DECLARE = 0.05
"""How often a player who may declare does, so that some games end."""

Table = dict[str, Any]


class Visitor(Connection):
    """A connection whose requests have ids that nobody has used before, not even back then."""

    async def ask(self, kind: str, request: str | None = None, **fields: Any) -> str:
        """Send a request and do not wait; its id."""
        return await super().ask(kind, request or token_hex(8), **fields)


@cache
def manifest_in(folder: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text("utf-8"))
    return manifest


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def manifest(folder: Path) -> dict[str, Any]:
    return manifest_in(folder)


@pytest.fixture
def tables(manifest: dict[str, Any]) -> dict[str, Table]:
    tables: dict[str, Table] = manifest["tables"]
    return tables


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def copied_to(
    request: pytest.FixtureRequest,
    folder: Path,
    tmp_path_factory: pytest.TempPathFactory,
    postgres: Postgres,
) -> Callable[[], str]:
    """Makes copies of the golden database, with `inkognito copy` where it moves to PostgreSQL."""

    def copy() -> str:
        file = tmp_path_factory.mktemp("golden") / FILE
        copyfile(folder / FILE, file)
        if request.param == "sqlite":
            return f"sqlite:///{file}"
        url = postgres.fresh()
        result = CliRunner().invoke(main, ["copy", str(file), url])
        assert (result.exit_code, result.stderr) == (0, ""), result.output
        assert file.read_bytes() == (folder / FILE).read_bytes()
        return url

    return copy


@pytest.fixture(scope="module")
def server(
    copied_to: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """A server on a copy of the database, which has nothing to complain of."""
    with serving(copied_to(), tmp_path_factory.mktemp("home"), *BEHIND_A_PROXY) as running:
        yield running
        assert running.stop() == 0
        assert running.log.read_text() == ""


def test_there_is_a_golden_database() -> None:
    assert [folder.name for folder in FOLDERS][:1] == ["0.1"]


# --- read without a server -----------------------------------------------------------------------


def test_every_table_is_as_it_was_with_the_same_events_and_the_same_sightings_for_all(
    copied_to: Callable[[], str], manifest: dict[str, Any], tables: dict[str, Table]
) -> None:
    told = asyncio.run(told_by(copied_to(), [one["table"] for one in tables.values()]))
    for name, table in tables.items():
        known = {key: value for key, value in table.items() if key not in ("table", "about")}
        assert as_far_as_known(in_short(told[table["table"]]), known) == known, name
    for name, sightings in manifest["sightings"].items():
        assert told[tables[name]["table"]]["game"]["sightings"] == sightings, name


def test_the_database_has_every_game_edition_number_of_players_and_state(
    tables: dict[str, Table],
) -> None:
    settings = [(one["settings"], one["status"]) for one in tables.values()]
    editions = {(one["game"], one["players"], one["rules"]["edition"]) for one, _ in settings}
    assert len(editions) >= 12
    statuses = {(one["game"], status) for one, status in settings}
    assert len(statuses) == 2 * len(("gathering", "playing", "paused", "over", "aborted"))
    assert {one["clock"]["type"] for one, _ in settings} >= {"none", "per-player", "days"}


# --- people --------------------------------------------------------------------------------------


def test_people_are_known_by_their_secrets_and_deleted_ones_are_gone(
    server: Serving, manifest: dict[str, Any]
) -> None:
    known = {one["person"]: one["name"] for one in manifest["people"] if not one["is_forgotten"]}
    secrets = [(one["secret"], one["person"]) for one in manifest["people"]]
    secrets += [(one["device"], one["person"]) for one in manifest["links"] if one["device"]]
    for secret, person in secrets:
        with browser(server.address, with_cookie(secret)) as web:
            me = web.get("/api/me").json()
            assert me == ({"person": person, "name": known[person]} if person in known else None)
            status = 200 if person in known else 401
            assert web.get("/api/me/tables").status_code == status
            assert web.get("/api/me/everything").status_code == status


def test_a_program_comes_with_its_token_unless_that_was_revoked(
    server: Serving, manifest: dict[str, Any]
) -> None:
    async def come(token: dict[str, Any]) -> None:
        connection = Visitor(server.address, token["table"], own_address(), token=token["secret"])
        await connection.open()
        assert connection.is_open != token["is_revoked"]
        assert connection.viewer == ("" if token["is_revoked"] else token["seat"])

    for token in manifest["tokens"]:
        run(come(token))


# --- games that are over -------------------------------------------------------------------------


def test_the_record_of_a_finished_game_is_proved_and_its_replay_is_what_was_seen(
    server: Serving, tables: dict[str, Table]
) -> None:
    with browser(server.address, own_address()) as web:
        for name, table in tables.items():
            path = f"/api/tables/{table['table']}"
            if table["status"] == "aborted":
                assert web.get(f"{path}/record").json()["code"] == "not-over"
            if table["status"] != "over":
                continue
            record = web.get(f"{path}/record").raise_for_status().content
            assert is_true(record), name
            assert table["commitment"] in record.decode()
            everything = web.get(f"{path}/sightings").raise_for_status().json()
            assert len(everything["sightings"]) == table["game"]["events"]["count"]
            assert everything["outcome"] == table["game"]["outcome"]
            for viewer, seen in table["game"]["sightings"].items():
                share = web.get(f"{path}/record?viewer={viewer}").raise_for_status().content
                assert is_true(share), (name, viewer)
                replay = web.get(f"{path}/sightings?viewer={viewer}").raise_for_status().json()
                assert counted([one["sighting"] for one in replay["sightings"]]) == seen
            assert web.get(f"{path}/knowledge").raise_for_status().json()["viewers"]


# --- games that go on ----------------------------------------------------------------------------


def test_every_table_tells_everybody_what_they_saw_and_is_played_on(
    server: Serving, manifest: dict[str, Any], tables: dict[str, Table]
) -> None:
    people = [one for one in manifest["people"] if not one["is_forgotten"]]
    secrets = {one["person"]: one["secret"] for one in people}

    async def play_all() -> None:
        going_on = (goes_on(server.address, name, tables[name], secrets) for name in tables)
        await asyncio.gather(*going_on)

    run(play_all())


async def goes_on(address: str, name: str, table: Table, secrets: dict[str, str]) -> None:
    """Everybody comes back to the table, is told what they saw, and goes on if it is not over."""
    watcher = await Visitor(address, table["table"], own_address()).open()
    connections = await come_back(address, table, secrets)
    for connection in (*connections, watcher):
        check_seen(name, table, connection)
    if table["status"] in ("over", "aborted"):
        assert watcher.status == table["status"], name
        return
    if table["host"] not in secrets:
        return  # nobody is left who could begin
    if table["status"] == "gathering":
        connections = await all_sit_down(address, table, connections, secrets)
    for connection in connections:
        await go_on_yourself(connection)
    before = table["game"]["decision"] if table["game"] else 0

    def is_far_enough(connection: Connection) -> bool:
        return connection.turn is not None and connection.turn["decision"] >= before + DECISIONS

    await asyncio.gather(
        *(
            plays(connection, Random(n), DECLARE, is_far_enough)
            for n, connection in enumerate(connections)
        ),
        watcher.until(lambda: is_far_enough(watcher) or watcher.status == "over"),
    )
    if watcher.status == "over":
        assert is_true(await asyncio.to_thread(record_of, address, table)), name


def record_of(address: str, table: Table) -> bytes:
    with browser(address, own_address()) as web:
        return web.get(f"/api/tables/{table['table']}/record").raise_for_status().content


async def come_back(address: str, table: Table, secrets: dict[str, str]) -> list[Connection]:
    """All who have a chair and were not deleted, the host first; who was removed only looks on."""
    connections = []
    for seat, chair in table["chairs"].items():
        if chair["person"] is None or chair["name"] is None:
            continue
        connection = await Visitor(
            address, table["table"], with_cookie(secrets[chair["person"]])
        ).open()
        is_removed = chair["person"] in table["removed"]
        assert connection.viewer == ("spectator" if is_removed else seat)
        assert connection.chair(seat)["name"] == chair["name"]
        connections += [] if is_removed else [connection]
    return sorted(
        connections,
        key=lambda connection: connection.chair(connection.viewer)["person"] != table["host"],
    )


def check_seen(name: str, table: Table, connection: Connection) -> None:
    """A connection is sent all that its viewer had seen, and perhaps what bots did since."""
    if table["game"] is not None:
        seen = table["game"]["sightings"][connection.viewer]
        assert counted(connection.seen[: seen["count"]]) == seen, (name, connection.viewer)
    talk = [connection.talk[number] for number in sorted(connection.talk)]
    known = table["talk"][connection.viewer]
    assert as_far_as_known(talk, known) == known, (name, connection.viewer)


async def all_sit_down(
    address: str, table: Table, connections: list[Connection], secrets: dict[str, str]
) -> list[Connection]:
    """Bots take the chairs that are empty; all are ready, and the host begins."""
    seated = {connection._person for connection in connections}
    host = next(
        (connection for connection in connections if connection._person == table["host"]), None
    )
    if host is None:
        host = await Visitor(address, table["table"], with_cookie(secrets[table["host"]])).open()
    assert table["host"] in seated or host.viewer == "spectator"
    for chair in host.table["chairs"]:
        if chair["person"] is None and chair["bot"] is None:
            assert await host.verdict("set-chair", seat=chair["seat"], bot="tourist") == "taken"
    for connection in connections:
        assert await connection.verdict("set-ready", entropy="0123") == "taken"
    assert await host.verdict("begin") == "taken"
    return connections


async def go_on_yourself(connection: Connection) -> None:
    """Who was played for takes their chair back, and who paused wants to go on."""
    await connection.until(lambda: connection.status != "gathering")
    await connection.send({"type": "ping"})  # its answer comes behind what the others' votes did
    await connection.until_sent(lambda message: message["type"] == "pong")
    if connection.chair(connection.viewer)["stand_in"] is not None:
        assert await connection.verdict("take-back") in ("taken", "is-over")
    if connection.status == "paused":
        assert await connection.verdict("vote", motion="resume") == "taken"


# --- helpers -------------------------------------------------------------------------------------


def with_cookie(secret: str) -> dict[str, str]:
    return {"cookie": f"inkognito={secret}", **own_address()}


def run(what: Coroutine[Any, Any, None]) -> None:
    """Run it to its end, and close all connections."""

    async def running() -> None:
        try:
            await what
        finally:
            while LEFT_OPEN:
                await LEFT_OPEN.pop().close()

    asyncio.run(running())
