"""One HTTP request to another member, over a connection of its own. Knows no tables."""

import asyncio
from typing import Any, Final

import h11
from msgspec import Struct

from inkognito.server.cluster.forwards import Headers

CONNECT_WITHIN: Final = 2.0
CHUNK: Final = 64 * 1024

HOP_BY_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade"}
    | {b"proxy-authenticate", b"proxy-authorization", b"expect"}
)
"""Headers that concern one connection, not the request."""


class Unreachable(Exception):  # noqa: N818 - it says what is the matter
    """Raised where a member does not accept a connection: nothing was asked."""


class Broken(Exception):  # noqa: N818 - as above
    """Raised where a connection ended before the whole answer was there."""


class Request(Struct, frozen=True):
    """A request to pass on."""

    method: str
    target: bytes
    headers: Headers
    body: bytes


class Answer(Struct, frozen=True):
    """A whole answer."""

    status: int
    headers: Headers
    body: bytes


def end_to_end(headers: Any) -> Headers:
    """Return the headers that are passed on."""
    return [(name, value) for name, value in headers if name.lower() not in HOP_BY_HOP]


def host_and_port(address: str) -> tuple[str, int]:
    """Return both parts of an address like `10.0.0.5:8471` or `[fd00::5]:8471`."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


async def asked(address: str, request: Request) -> Answer:
    """Ask a member. Raises Unreachable if it can't be asked, Broken if the answer is cut off."""
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            reader, writer = await asyncio.open_connection(*host_and_port(address))
    except OSError as error:
        raise Unreachable from error
    try:
        return await _exchanged(h11.Connection(h11.CLIENT), reader, writer, request)
    finally:
        writer.close()


async def _exchanged(
    connection: h11.Connection,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    request: Request,
) -> Answer:
    writer.write(_written(connection, request))
    response = await _next(connection, reader)
    body = []
    while isinstance(event := await _next(connection, reader), h11.Data):
        body.append(bytes(event.data))
    return Answer(response.status_code, end_to_end(response.headers), b"".join(body))


def _written(connection: h11.Connection, request: Request) -> bytes:
    length = (b"content-length", str(len(request.body)).encode())
    headers = [one for one in end_to_end(request.headers) if one[0] != b"content-length"]
    events: list[Any] = [
        h11.Request(
            method=request.method,
            target=request.target,
            headers=[*headers, length, (b"connection", b"close")],
        ),
        h11.Data(data=request.body),
        h11.EndOfMessage(),
    ]
    return b"".join(connection.send(event) or b"" for event in events)


async def _next(connection: h11.Connection, reader: asyncio.StreamReader) -> Any:
    try:
        while (event := connection.next_event()) is h11.NEED_DATA:
            connection.receive_data(await reader.read(CHUNK))
    except (OSError, h11.RemoteProtocolError) as error:
        raise Broken from error
    if isinstance(event, h11.ConnectionClosed):
        raise Broken
    return event
