"""Guests over HTTP: their identity, what is stored about them, and that it can be deleted."""

import sqlite3
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from inkognito.server.authentication import TOKEN_LASTS
from inkognito.server.rate_limits import EVERYTHING
from inkognito.server.system_ports import system_clock
from tests.kit.games_over_connections import begin, begun, seated, wanted
from tests.kit.people import Connection, LobbyClient, Person, browser, own_address
from tests.kit.serving import Serving, serving, sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]


def test_a_guest_is_known_by_their_cookie_alone(address: str) -> None:
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    assert ann.web.get("/api/me").json() == {"person": ann.id, "name": "Ann"}
    assert bob.web.get("/api/me").json()["person"] == bob.id != ann.id
    stranger = browser(address, own_address())
    forged = {"cookie": "inkognito=" + "A" * 43}
    for headers in ({}, forged):
        assert stranger.get("/api/me", headers=headers).json() is None
        answer = stranger.get("/api/me/tables", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


def test_the_cookie_is_kept_from_scripts_and_other_sites(address: str) -> None:
    web = browser(address, own_address())
    cookie = web.post("/api/guests", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_behind_https_the_cookie_is_secure_and_pages_must_be_of_that_site(
    tmp_path: Any,
) -> None:
    ours = "https://play.example.org"
    with serving(sqlite_in(tmp_path), tmp_path / "home", "--public-url", ours) as server:
        web = browser(server.address, {})
        answer = web.post("/api/guests", json={"name": "Ann"}, headers={"origin": ours})
        assert "secure" in answer.headers["set-cookie"].lower()
        here = {"origin": server.address}
        assert web.post("/api/guests", json={"name": "Ann"}, headers=here).status_code == 403


def test_names_are_cleaned_and_changed(address: str) -> None:
    ann = Person(address, "  Ann\u202e \u0000 B ")
    assert ann.web.get("/api/me").json()["name"] == "Ann B"
    assert ann.web.patch("/api/me", json={"name": "Zoë"}).json()["name"] == "Zoë"
    assert ann.web.get("/api/me").json() == {"person": ann.id, "name": "Zoë"}
    for bad in ("", " \u200b ", "x" * 25):
        answer = ann.web.patch("/api/me", json={"name": bad})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


async def test_everything_about_a_guest_is_exported_only_so_often(address: str) -> None:
    ann = Person(address, "Ann")
    statuses = [ann.web.get("/api/me/everything").status_code for _ in range(EVERYTHING.amount + 1)]
    assert statuses == [200] * EVERYTHING.amount + [429]
    assert ann.web.get("/api/me").status_code == 200


async def test_a_guest_can_export_everything_stored_about_them(address: str) -> None:
    people, connections = await seated(address, wanted("card", 4, 2))
    assert await connections[0].verdict("say", text="Buona sera") == "taken"
    table = connections[0].table["table"]
    ann = people[0].web
    assert [one["table"] for one in ann.get("/api/me/tables").json()] == [table]
    assert ann.post(f"/api/tables/{table}/tokens").status_code == 201
    everything = ann.get("/api/me/everything").json()
    assert everything["guest"]["name"] == "Ann"
    assert [one["table"] for one in everything["names"]] == [table]
    assert [one["text"] for one in everything["talk"]] == ["Buona sera"]
    assert everything["devices"] == 1
    assert [one["table"] for one in everything["seat_tokens"]] == [table]
    assert people[1].web.get("/api/me/everything").json()["talk"] == []


async def test_a_deleted_guest_is_unknown_and_their_name_is_gone_everywhere(address: str) -> None:
    lobby = await LobbyClient(address).open()
    settings = wanted("card", 4, 2, visibility="public")
    people, connections = await seated(address, settings, ("Carlo-Goldoni", "Bob"))
    table, (ann, bob) = connections[0].table["table"], people
    assert await connections[0].verdict("say", text="my secret words") == "taken"
    await connections[1].until(lambda: bool(connections[1].talk))
    cookie = ann.cookie
    assert ann.web.delete("/api/me").status_code == 200
    for path in ("/api/me/everything", "/api/me/tables"):
        assert ann.web.get(path, headers={"cookie": cookie}).status_code == 401
    late = await Connection(address, table, own_address()).open()
    for told in (
        bob.web.get("/api/tables").text,
        bob.web.get("/").text,
        bob.web.get(f"/api/tables/{table}").text,
        bob.web.get("/api/me/tables").text,
        late.data[0],
    ):
        assert "Goldoni" not in told
        assert "secret words" not in told
    assert table in bob.web.get("/api/tables").text
    await connections[1].until(lambda: connections[1].chair("red").get("person") is None)
    await connections[1].until(lambda: connections[1].talk[1].get("text") is None)
    await lobby.until(lambda: lobby.tables[table]["host"] == "Bob")
    await connections[0].until_closed()
    again = await Connection(address, table, {"cookie": cookie, **ann.place}).open()
    assert again.viewer == "spectator"
    assert await again.verdict("set-ready") == "who-are-you"


async def test_a_game_goes_on_when_somebody_in_it_is_deleted(address: str) -> None:
    people, connections = await begun(address, wanted("card", 4, 2))
    assert people[0].web.delete("/api/me").status_code == 200
    await connections[1].until(lambda: connections[1].chair("red")["stand_in"] == "left")
    await connections[1].until(lambda: connections[1].is_waited_for)


def test_a_link_lets_another_device_in_once(address: str) -> None:
    ann = Person(address, "Ann")
    link = ann.web.post("/api/me/links").json()
    other = browser(address, own_address())
    assert other.post("/api/links", json=link).json() == {"person": ann.id, "name": "Ann"}
    assert other.get("/api/me").json()["person"] == ann.id
    assert other.cookies["inkognito"] not in (ann.web.cookies["inkognito"], link["secret"])
    third = browser(address, own_address())
    answer = third.post("/api/links", json=link)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-secret")
    assert third.get("/api/me").json() is None


async def test_a_link_expires(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    link = ann.web.post("/api/me/links").json()
    await expire_links(server.database)
    answer = browser(server.address, own_address()).post("/api/links", json=link)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-secret")


async def expire_links(database: str) -> None:
    """As if a quarter of an hour had passed."""
    await change(database, "UPDATE links SET expires = 1")


async def change(database: str, statement: str) -> None:
    """Change something in the database behind the server's back."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(database.removeprefix("sqlite:///"))
        with connection:
            assert connection.execute(statement).rowcount > 0
        connection.close()
        return
    postgres = await asyncpg.connect(database)
    assert await postgres.execute(statement) != "UPDATE 0"
    await postgres.close()


async def test_a_seat_token_plays_a_seat_at_one_table_and_does_nothing_else(address: str) -> None:
    people, connections = await seated(address, wanted("card", 4, 2))
    table, (ann, bob) = connections[0].table["table"], people
    other = ann.opens({"game": "card"}, "red")
    token = ann.web.post(f"/api/tables/{table}/tokens").json()["secret"]
    program = await Connection(address, table, own_address(), token=token).open()
    assert program.viewer == "red"
    assert await program.verdict("set-ready") == "taken"
    await connections[0].until(lambda: connections[0].chair("red")["ready"])
    elsewhere = await Connection(address, other, own_address(), token=token).open()
    assert elsewhere.received[0]["code"] == "wrong-secret"
    assert not elsewhere.is_open
    web = browser(address, own_address())
    for headers in ({"cookie": f"inkognito={token}"}, {"authorization": f"Bearer {token}"}):
        assert web.get("/api/me/tables", headers=headers).status_code == 401
        assert web.post(f"/api/tables/{table}/tokens", headers=headers).status_code == 401
    assert web.post("/api/links", json={"secret": token}).status_code == 403
    stranger = Person(address, "Zoe").web.post(f"/api/tables/{table}/tokens")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not-seated")
    assert bob.web.delete("/api/me").status_code == 200


async def with_a_program(address: str) -> tuple[Person, Connection, Connection, str]:
    """Return a person at a table with two connections: their own and a program's."""
    people, connections = await seated(address, wanted("card", 4, 1))
    table = connections[0].table["table"]
    token = people[0].web.post(f"/api/tables/{table}/tokens").json()["secret"]
    program = await Connection(address, table, own_address(), token=token).open()
    assert program.viewer == "red"
    return people[0], connections[0], program, table


async def is_not_let_in(program: Connection) -> bool:
    """Whether the program's token is taken no more."""
    again = await program.reopen()
    return not again.is_open and again.received[-1].get("code") == "wrong-secret"


async def test_revoking_a_token_disconnects_the_program_at_once(address: str) -> None:
    ann, connection, program, table = await with_a_program(address)
    elsewhere = ann.opens({"game": "card"}, "red")
    other = ann.web.post(f"/api/tables/{elsewhere}/tokens").json()["secret"]
    zoe = Person(address, "Zoe").web
    assert zoe.delete(f"/api/tables/{table}/tokens").status_code == 200
    assert await program.verdict("set-ready") == "taken"
    assert ann.web.delete(f"/api/tables/{table}/tokens").status_code == 200
    assert await program.until_closed() == 1000
    assert program.received[-1]["why"] == "revoked"
    assert await is_not_let_in(program)
    assert await connection.verdict("set-ready", ready=False) == "taken"
    kept = ann.web.get("/api/me/everything").json()["seat_tokens"]
    assert [one["table"] for one in kept] == [elsewhere]
    assert (await Connection(address, elsewhere, own_address(), token=other).open()).viewer == "red"


async def test_deleting_a_guest_revokes_their_tokens(address: str) -> None:
    ann, _, program, _ = await with_a_program(address)
    assert ann.web.delete("/api/me").status_code == 200
    assert await program.until_closed() == 1000
    assert program.received[-1]["why"] == "forgotten"
    assert await is_not_let_in(program)


@pytest.mark.parametrize("how", ["status = 'over'", "is_closed = true"])
async def test_a_seat_token_expires_some_time_after_its_table_has_ended(
    server: Serving, how: str
) -> None:
    _, _, program, table = await with_a_program(server.address)
    await program.close()
    statement = f"UPDATE tables SET {how}, updated = {{}} WHERE id = '{table}'"  # noqa: S608
    now = system_clock()
    await change(server.database, statement.format(now - TOKEN_LASTS + 60_000))
    assert (await program.reopen()).is_open
    await program.close()
    await change(server.database, statement.format(now - TOKEN_LASTS - 1))
    assert await is_not_let_in(program)


async def test_a_new_name_is_seen_at_once_where_the_game_has_not_begun(address: str) -> None:
    lobby = await LobbyClient(address).open()
    people, connections = await seated(address, wanted("card", 4, 2, visibility="public"))
    table, (ann, bob) = connections[0].table["table"], people
    waiting = ann.opens({"game": "card", "visibility": "public"}, "red")
    assert ann.web.patch("/api/me", json={"name": "Bob"}).json()["name"] == "Bob"
    await connections[1].until(lambda: connections[1].chair("red")["name"] == "Bob 2")
    await lobby.until(lambda: lobby.tables[table]["host"] == "Bob 2")
    await lobby.until(lambda: lobby.tables[waiting]["host"] == "Bob")
    await begin(connections)
    assert bob.web.patch("/api/me", json={"name": "Beppe"}).json()["name"] == "Beppe"
    again = await bob.comes(table)
    assert [again.chair(seat)["name"] for seat in ("red", "blue")] == ["Bob 2", "Bob"]
    assert [one["name"] for one in bob.web.get("/api/me/everything").json()["names"]] == ["Bob"]


# --- devices --------------------------------------------------------------------------------------


def another_device(person: Person) -> Person:
    """The same person in another browser."""
    other = Person(person.address, "Somebody else")
    secret = person.web.post("/api/me/links").json()["secret"]
    other.web.cookies.clear()
    other.web.post("/api/links", json={"secret": secret}).raise_for_status()
    return other


async def test_a_device_can_be_revoked_and_is_disconnected(address: str) -> None:
    ann = Person(address, "Ann")
    table = ann.opens({"game": "card"}, "red")
    lost = another_device(ann)
    assert lost.web.get("/api/me").json()["person"] == ann.id
    mine, theirs = await ann.comes(table), await lost.comes(table)
    assert (mine.viewer, theirs.viewer) == ("red", "red")
    devices = ann.web.get("/api/me/devices").json()
    assert [one["is_this"] for one in devices] == [True, False]
    assert [one["is_this"] for one in lost.web.get("/api/me/devices").json()] == [False, True]
    path = f"/api/me/devices/{devices[1]['device']}"
    assert Person(address, "Eve").web.delete(path).json()["code"] == "no-such-device"
    assert ann.web.delete(path).status_code == 200
    assert ann.web.delete(path).status_code == 404
    for one in (mine, theirs):
        await one.until_closed()
        assert one.received[-1]["why"] == "signed-out"
    assert lost.web.get("/api/me").json() is None
    assert (await mine.reopen()).viewer == "red"
    assert (await theirs.reopen()).viewer == "spectator"
    assert len(ann.web.get("/api/me/devices").json()) == 1


# --- secrets of others ----------------------------------------------------------------------------


async def test_tokens_that_are_guessed_or_of_another_table_open_nothing(address: str) -> None:
    ann = Person(address, "Ann")
    here, there = (ann.opens({"game": "card"}, "red") for _ in range(2))
    token = ann.web.post(f"/api/tables/{here}/tokens").json()["secret"]
    guesses = [token[:-1], token + "A", token.swapcase(), "A" * len(token), "0" * 64, "é"]
    for table, guess in [(here, guess) for guess in guesses] + [(there, token)]:
        program = await Connection(address, table, own_address(), guess).open()
        assert [one["code"] for one in program.received] == ["wrong-secret"]
    assert (await Connection(address, here, own_address(), token).open()).viewer == "red"


def test_links_can_be_guessed_only_so_often(address: str) -> None:
    thief = browser(address, own_address())
    codes = [thief.post("/api/links", json={"secret": f"guess {n}"}).status_code for n in range(31)]
    assert codes == [403] * 30 + [429]
