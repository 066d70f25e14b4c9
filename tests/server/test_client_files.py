"""The built client is served whole: each path, type, packing and age, and nothing beside it."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from inkognito.server.app import HEADERS
from inkognito.server.client_files import Client, client_file
from tests.kit.people import browser, own_address

PAGE = b"<!doctype html><title>Inkognito</title>"
SCRIPT = b"export const places = 44;\n" * 40
FILES = {
    "index.html": PAGE,
    "index.html.gz": gzip.compress(PAGE),
    "assets/index-W1erjkBN.js": SCRIPT,
    "assets/index-W1erjkBN.js.gz": gzip.compress(SCRIPT),
    "assets/index-W1erjkBN.js.br": b"packed by Brotli",
    "assets/face.woff2": b"wOF2",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "worker.js": b"self.skipWaiting();",
    "icon-192.png": b"PNG",
    "locales/it/names.ftl": b"name = nome",
    ".built": b"0123",
}
SCREENS = ["/", "/new", "/watch", "/me", "/join", "/link", "/settings", "/aid", "/learn/card"]
SCREENS += ["/rules", "/rules/board", "/tables/0123456789abcdef0123", "/replay/0123"]

NOT_THERE = ["/nowhere", "/.built", "/secret.txt", "/assets/none.js", "/index.html.gz", "/newer"]
NOT_THERE += ["/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
NOT_THERE += ["/..%5csecret.txt", "/assets/index-W1erjkBN.js.br", "/assets"]
NOT_THERE += ["/api/nowhere", "/%00"]


def serving(folder: Path) -> TestClient[Litestar]:
    state = State({"client": Client.load(folder)})
    return TestClient(Litestar([client_file], state=state, openapi_config=None))


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path / "client"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("not for you")
    with serving(folder) as client:
        yield client


def get(web: TestClient[Litestar], path: str, **headers: str) -> Any:
    return web.get(path, headers={"accept-encoding": "identity", **headers})


@pytest.mark.parametrize("path", SCREENS)
def test_every_path_of_the_application_is_its_page(web: TestClient[Litestar], path: str) -> None:
    answer = get(web, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-W1erjkBN.js", "text/javascript; charset=utf-8"),
        ("/assets/face.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/worker.js", "text/javascript; charset=utf-8"),
        ("/icon-192.png", "image/png"),
        ("/locales/it/names.ftl", "text/plain; charset=utf-8"),
    ],
)
def test_every_file_has_its_type_and_hashed_names_are_cached_for_ever(
    web: TestClient[Litestar], path: str, kind: str
) -> None:
    answer = get(web, path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    for_ever = "public, max-age=31536000, immutable"
    assert answer.headers["cache-control"] == (for_ever if "/assets/" in path else "no-cache")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP ; q=1.0", "gzip"),
        ("gzip;q=0, br;q=0.0", None),
        ("identity", None),
        ("deflate", None),
    ],
)
def test_the_best_encoding_that_the_browser_accepts_is_sent(
    web: TestClient[Litestar], accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-W1erjkBN.js"
    with web.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert answer.headers.get("content-encoding") == encoding
    assert body == FILES[path[1:] + ending]
    assert int(answer.headers["content-length"]) == len(body)
    assert answer.headers["vary"] == "accept-encoding"


def test_a_cached_page_is_not_sent_again_and_each_encoding_has_its_own_tag(
    web: TestClient[Litestar],
) -> None:
    plain, packed = get(web, "/"), get(web, "/", **{"accept-encoding": "gzip"})
    assert plain.content == packed.content
    tag = plain.headers["etag"]
    assert tag != packed.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = get(web, "/new", **{"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert get(web, "/", **{"if-none-match": packed.headers["etag"]}).status_code == 200


@pytest.mark.parametrize("path", NOT_THERE)
def test_nothing_else_is_there(web: TestClient[Litestar], path: str) -> None:
    answer = get(web, path)
    assert answer.status_code == 404
    assert b"not for you" not in answer.content


@pytest.mark.parametrize("path", ["/nowhere", "/newer/a", "/.built", "/secret.txt", "/%2e%2e/a"])
def test_a_browser_that_opens_a_wrong_address_gets_the_page_which_says_so(
    web: TestClient[Litestar], path: str
) -> None:
    accept = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = get(web, path, **accept)
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    known = {"if-none-match": answer.headers["etag"]}
    assert get(web, path, **accept, **known).status_code == 404


@pytest.mark.parametrize("path", ["/api/nowhere", "/ws/nowhere", "/assets/none.js"])
def test_what_only_programs_ask_for_is_never_a_page(web: TestClient[Litestar], path: str) -> None:
    answer = get(web, path, accept="text/html")
    assert answer.status_code == 404
    assert answer.content != PAGE


@pytest.mark.parametrize(("accepted", "first"), [("de-AT,de;q=0.9", "de"), ("fr, it", "it")])
def test_where_nothing_is_built_the_page_says_what_to_do_in_three_languages(
    tmp_path: Path, accepted: str, first: str
) -> None:
    with serving(tmp_path / "client") as web:
        for path in ("/", "/tables/0123"):
            answer = get(web, path, **{"accept-language": accepted})
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"
            assert f'<html lang="{first}">' in answer.text
            assert answer.text.count("<code>make play</code>") == 3
            assert all(f'<section lang="{one}">' in answer.text for one in ("en", "it", "de"))
        assert get(web, "/nowhere").status_code == 404


def test_the_page_comes_with_all_headers_and_allows_nothing_from_elsewhere(address: str) -> None:
    with browser(address, own_address()) as web:
        for path in ("/", "/tables/0123456789"):
            answer = web.get(path)
            assert answer.status_code == 200
            assert "text/html" in answer.headers["content-type"]
            assert all(answer.headers[name] == value for name, value in HEADERS.items())
    sources = [part.split()[1:] for part in HEADERS["content-security-policy"].split(";")]
    assert {one for part in sources for one in part} == {"'self'", "'none'"}
