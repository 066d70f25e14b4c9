"""The usual request for a WebSocket is recognised whole; everything else is parsed as HTTP."""

import pytest

from inkognito.server.upgrades import LONGEST, upgrade_in

USUAL = (
    b"GET /ws/tables/abc HTTP/1.1\r\n"
    b"Host: play.example.org\r\n"
    b"Connection: keep-alive, Upgrade\r\n"
    b"UPGRADE: WebSocket\r\n"
    b"Cookie:inkognito=AbC\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version:   13 \r\n\r\n"
)


def test_names_of_fields_are_in_small_letters_and_values_stay() -> None:
    assert upgrade_in(USUAL) == (
        b"GET /ws/tables/abc HTTP/1.1\r\n"
        b"host: play.example.org\r\n"
        b"connection: keep-alive, Upgrade\r\n"
        b"upgrade: WebSocket\r\n"
        b"cookie: inkognito=AbC\r\n"
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"sec-websocket-version: 13\r\n\r\n"
    )


def with_field(field: bytes) -> bytes:
    return USUAL[:-2] + field + b"\r\n\r\n"


UNUSUAL = {
    "a request that goes on": USUAL[:-2],
    "a request with something after it": USUAL + b"GET / HTTP/1.1\r\n\r\n",
    "a frame after it": USUAL + b"\x81\x80",
    "another method": USUAL.replace(b"GET", b"POST"),
    "an older version of HTTP": USUAL.replace(b"HTTP/1.1", b"HTTP/1.0"),
    "no upgrade": USUAL.replace(b"UPGRADE: WebSocket", b"x-other: y"),
    "an upgrade to something else": USUAL.replace(b"WebSocket\r\n", b"h2c\r\n"),
    "a connection that stays": USUAL.replace(b"keep-alive, Upgrade", b"keep-alive"),
    "no host": USUAL.replace(b"Host", b"X-Host"),
    "two hosts": with_field(b"host: other.example.org"),
    "two cookies": with_field(b"cookie: inkognito=other"),
    "a body": with_field(b"content-length: 4"),
    "a body in chunks": with_field(b"transfer-encoding: chunked"),
    "an expectation": with_field(b"expect: 100-continue"),
    "a folded line": with_field(b" folded"),
    "a space before the colon": with_field(b"x-name : value"),
    "a name that is none": with_field(b"x\xffname: value"),
    "a line without a colon": with_field(b"nothing"),
    "an empty name": with_field(b": value"),
    "a very long request": with_field(b"x-long: " + b"x" * LONGEST),
    "an address of its own": USUAL.replace(b"GET /ws", b"GET http://other/ws"),
    "nothing": b"",
}


@pytest.mark.parametrize("data", UNUSUAL.values(), ids=list(UNUSUAL))
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert upgrade_in(data) is None
