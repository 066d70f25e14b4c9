"""What comes in over HTTP is checked, and whatever happens is answered with a code and headers."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from inkognito.protocol import routes
from inkognito.protocol.routes import OPENAPI
from inkognito.server.app import HEADERS
from inkognito.server.rate_limits import REQUESTS
from tests.kit.people import Person, browser, own_address
from tests.kit.serving import Serving, serving, sqlite_in

UNKNOWN = "0" * 20

QUESTIONS: list[tuple[str, str, dict[str, Any], int, str | None]] = [
    ("GET", "/", {}, 200, None),
    ("GET", "/health", {}, 200, None),
    ("GET", "/ready", {}, 200, None),
    ("GET", "/metrics", {}, 404, "no-such-page"),
    ("HEAD", "/", {}, 200, None),
    ("HEAD", "/health", {}, 200, None),
    ("HEAD", "/api/tables", {}, 200, None),
    ("HEAD", "/nowhere", {}, 404, None),
    ("GET", "/api/schema/openapi.json", {}, 200, None),
    ("GET", "/api/tables", {}, 200, None),
    ("GET", "/nowhere", {}, 404, "no-such-page"),
    ("GET", "/api/nowhere", {}, 404, "no-such-page"),
    ("POST", "/health", {}, 405, "wrong-method"),
    ("PUT", "/api/tables", {}, 405, "wrong-method"),
    ("PATCH", f"/api/tables/{UNKNOWN}/tokens", {}, 405, "wrong-method"),
    ("POST", "/learn", {}, 405, "wrong-method"),
    ("POST", "/api/nowhere", {}, 404, "no-such-page"),
    ("GET", "/api/me/tables", {}, 401, "who-are-you"),
    ("GET", f"/api/tables/{UNKNOWN}", {}, 404, "no-such-table"),
    ("GET", "/api/tables/%00", {}, 404, "no-such-table"),
    ("GET", "/api/tables/..%5c%27", {}, 404, "no-such-table"),
    ("GET", f"/api/tables/{UNKNOWN}/record", {}, 404, "no-such-table"),
    ("GET", f"/api/tables/{UNKNOWN}/record?viewer={'x' * 13}", {}, 400, "unreadable"),
    ("POST", "/api/guests", {"content": b"{"}, 400, "unreadable"),
    ("POST", "/api/guests", {"content": b'{"name": "\xff"}'}, 400, "unreadable"),
    ("POST", "/api/guests", {"content": b"[" * 9_000}, 400, "unreadable"),
    ("POST", "/api/guests", {"json": {}}, 400, "unreadable"),
    ("POST", "/api/guests", {"json": {"name": 7}}, 400, "unreadable"),
    ("POST", "/api/guests", {"json": {"name": "Ann", "admin": True}}, 400, "unreadable"),
    ("POST", "/api/guests", {"json": {"name": "x" * 201}}, 400, "unreadable"),
    ("POST", "/api/guests", {"json": {"name": "x" * 20_000}}, 413, "too-large"),
    ("POST", "/api/links", {"json": {"secret": "x"}}, 403, "wrong-secret"),
    ("POST", "/api/tables", {"json": {"settings": {"game": "card"}}}, 401, "who-are-you"),
    ("DELETE", "/api/me", {}, 401, "who-are-you"),
]


@pytest.mark.parametrize(("method", "path", "what", "status", "code"), QUESTIONS)
def test_every_answer_has_its_status_its_code_and_all_headers(
    address: str, method: str, path: str, what: dict[str, Any], status: int, code: str | None
) -> None:
    headers = {"content-type": "application/json"} if "content" in what else {}
    with browser(address, own_address()) as web:
        answer = web.request(method, path, headers=headers, **what)
    assert answer.status_code == status, answer.text
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, name
    assert "server" not in answer.headers
    if code is not None:
        assert answer.json()["code"] == code
        assert set(answer.json()) <= {"code", "params"}
        assert "Traceback" not in answer.text


BAD_SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({}, "bad-settings"),
    ({"game": "chess"}, "unknown-game"),
    ({"game": "card", "players": 6}, "bad-settings"),
    ({"game": "card", "colour": "red"}, "bad-settings"),
    ({"game": "card", "bots": {"red": "genius"}}, "unknown-bot"),
    ({"game": "card", "clock": {"type": "per-decision", "seconds": 0}}, "bad-settings"),
    ({"game": "card", "players": 3, "bots": {"ambassador": "clerk"}}, "not-a-chair"),
    ({"game": "card", "players": 3, "seats": ["red", "blue"]}, "bad-seats"),
]


@pytest.mark.parametrize(("settings", "code"), BAD_SETTINGS)
def test_impossible_tables_are_refused(address: str, settings: dict[str, Any], code: str) -> None:
    answer = Person(address, "Ann").web.post("/api/tables", json={"settings": settings})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_the_host_takes_only_a_chair_that_is_there_and_free(address: str) -> None:
    ann = Person(address, "Ann")
    settings = {"game": "card", "players": 3, "bots": {"blue": "clerk"}}
    for seat, code in (("blue", "seat-has-bot"), ("yellow", "not-a-chair")):
        wanted = {"settings": settings, "seat": seat}
        answer = ann.web.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["params"]["seat"] == seat


HEAD_AND_GET = ["/", "/health", "/ready", "/new", "/api/tables", "/api/me", "/api/schema"]
HEAD_AND_GET += ["/api/protocol.schema.json", "/nowhere", "/api/me/tables"]


@pytest.mark.parametrize("path", HEAD_AND_GET)
def test_head_answers_as_get_does_but_without_a_body(address: str, path: str) -> None:
    with browser(address, own_address()) as web:
        head, get = web.head(path), web.get(path)
    assert head.status_code == get.status_code
    assert head.content == b""
    assert {*head.headers} == {*get.headers}
    assert (
        head.headers["content-length"] == str(len(get.content)) or "content-encoding" in get.headers
    )
    assert head.headers["content-type"] == get.headers["content-type"]


def test_a_wrong_method_is_told_which_ones_are_right(address: str) -> None:
    with browser(address, own_address()) as web:
        answer = web.put("/api/me")
    assert answer.headers["allow"] == "DELETE, GET, HEAD, OPTIONS, PATCH"
    allowed = answer.headers["allow"].split(", ")
    assert answer.json()["params"] == {"method": "PUT", "allowed": allowed}


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(address: str, origin: str) -> None:
    ann = Person(address, "Ann")
    foreign = {"origin": origin}
    changes: list[httpx.Response] = [
        ann.web.post("/api/tables", json={"settings": {"game": "card"}}, headers=foreign),
        ann.web.patch("/api/me", json={"name": "Eve"}, headers=foreign),
        ann.web.post("/api/me/links", headers=foreign),
        ann.web.delete("/api/me", headers=foreign),
    ]
    assert {(one.status_code, one.json()["code"]) for one in changes} == {(403, "wrong-origin")}
    ours = address.removeprefix("http://")
    assert changes[0].json()["params"] == {"origin": origin, "address": ours}
    assert ann.web.get("/api/me").json()["name"] == "Ann"
    assert ann.web.get("/api/me/tables").json() == []


def test_the_record_of_a_game_is_withheld_until_its_end(address: str) -> None:
    ann = Person(address, "Ann")
    table = ann.opens({"game": "card"}, "red")
    answer = ann.web.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_the_description_of_the_interface_lists_all_routes(address: str) -> None:
    with browser(address, own_address()) as web:
        described = web.get("/api/schema/openapi.json").json()
    known = {path for name, path in vars(routes).items() if name.isupper() and "/api/" in path}
    assert set(described["paths"]) == {path.replace(":str}", "}") for path in known - {OPENAPI}}


def test_an_address_that_asks_too_often_is_refused_and_others_are_not(server: Serving) -> None:
    greedy = browser(server.address, own_address())
    codes = [greedy.post("/api/guests", json={"name": "Ann"}).status_code for _ in range(31)]
    assert codes[:30] == [201] * 30
    assert codes[30] == 429
    refused = greedy.post("/api/guests", json={"name": "Ann"})
    seconds = refused.json()["params"]["seconds"]
    assert 1 <= seconds <= 60
    assert refused.headers["retry-after"] == str(seconds)
    assert Person(server.address, "Bob").web.get("/api/me").status_code == 200
    wanted = {"settings": {"game": "card"}}
    assert greedy.post("/api/tables", json=wanted).status_code == 201, "counted for itself"


def test_supervisors_may_ask_as_often_as_they_like(address: str) -> None:
    with browser(address, own_address()) as web:
        codes = [web.get("/api/me").status_code for _ in range(REQUESTS.amount)]
        assert set(codes) == {200}
        assert web.get("/api/me").status_code == 429
        assert [web.get(path).status_code for path in ("/health", "/ready")] == [200, 200]


def test_without_a_trusted_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        web = browser(server.address, {})
        codes = {
            web.post("/api/guests", json={"name": "Ann"}, headers=own_address()).status_code
            for _ in range(31)
        }
    assert codes == {201, 429}


def test_what_is_mine_is_never_cached(address: str) -> None:
    ann = Person(address, "Ann").web
    answers = [ann.get(path) for path in ("/api/me", "/api/me/tables", "/api/me/everything")]
    answers += [ann.post("/api/me/links"), ann.patch("/api/me", json={"name": "Anna"})]
    assert {one.headers["cache-control"] for one in answers} == {"no-store"}


def test_a_name_that_points_here_without_our_knowledge_is_refused(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        web = browser(server.address, {})
        refused = web.get("/api/me", headers={"host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")
        assert refused.json()["params"] == {"host": "evil.example"}
        assert web.get("/", headers={"host": "evil.example:8470"}).status_code == 421
        port = server.address.rsplit(":", 1)[1]
        assert web.get("/api/me", headers={"host": f"localhost:{port}"}).status_code == 200
