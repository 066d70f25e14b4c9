"""Lines: a WebSocket to a table or to the lobby. Reads, checks and hands over; decides nothing."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from inkognito.core.refusals import Refused
from inkognito.protocol.answers import Denied, Pong, Reload
from inkognito.protocol.wishes import AnyMessage, Hello, Ping, id_in, read_message
from inkognito.server.house import House
from inkognito.server.outbox import Outbox
from inkognito.server.settings import COOKIE, PROTOCOL_VERSION
from inkognito.server.wires import Heard, message_in, wire_of
from inkognito.store.problems import StoreProblem
from inkognito.tables.audience import Guest

HELLO_WITHIN: Final = 15.0
MOST_UNREADABLE: Final = 20
"""Who sends more messages that can't be read is hung up on."""

NORMAL, POLICY, TOO_LARGE, TRY_AGAIN = 1000, 1008, 1009, 1013

_encode: Final = msgspec.json.Encoder().encode
_PONG: Final = _encode(Pong())
_log = structlog.get_logger()


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A line to one table."""
    line = Line(socket, socket.app.state.house)
    await line.run(line.at_table(table))


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A line to the lobby."""
    line = Line(socket, socket.app.state.house)
    await line.run(line.in_lobby())


class Line:
    """One WebSocket, from its first message to its end."""

    __slots__ = ("_code", "_house", "_outbox", "_pace", "_socket", "_unreadable", "_wire")

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self._socket, self._house = socket, house
        self._wire = wire_of(socket)
        self._outbox = Outbox(self._wire.write, self._send, self._close, self._wire.hang_up)
        self._pace = house.doorman.pace()
        self._unreadable = 0
        self._code = NORMAL

    async def run(self, reading: Coroutine[Any, Any, int]) -> None:
        """Read and send until either side ends the line."""
        address = self._socket.client.host if self._socket.client else ""
        await self._socket.accept()
        if not self._house.doorman.admits(address):
            reading.close()
            await self._socket.close(TRY_AGAIN, "too-many")
            return
        self._house.metrics.lines.inc()
        try:
            code = await reading
            if code != NORMAL:
                await self._socket.close(code)
        except (WebSocketDisconnect, OSError):  # nobody is there any more
            pass
        except Exception as error:  # noqa: BLE001 - as in `_hear`
            self._failed(error)
        finally:
            self._outbox.drop()
            self._house.metrics.lines.dec()
            self._house.doorman.lets_go(address)

    def _hang_up(self, code: int) -> None:
        """End the line from our side when all is sent."""
        self._code = code
        self._outbox.close()

    async def _close(self) -> None:
        await self._socket.close(self._code)

    # --- reading ----------------------------------------------------------------------------------

    async def at_table(self, table: str) -> int:
        """Say hello, then hand every wish to the table."""
        hall = self._house.hall
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            if hello is None:
                return NORMAL
            guest = await self._guest(table, hello)
            number = await hall.join(table, guest, self._outbox, hello.after, hello.talk_after)
        except Refused as refused:
            await self._send(_encode(Denied(None, refused.code, refused.refusal.params)))
            return POLICY
        except TimeoutError:
            return POLICY
        except StoreProblem:
            await self._send(_encode(Denied(None, "try-again")))
            return TRY_AGAIN
        try:
            return await self._listen(partial(self._heard_at, table, number))
        finally:
            hall.leave(table, number)

    async def _listen(self, heard: Heard) -> int:
        """Until the line ends; messages come at once, or where the wire can't do that, here."""
        self._wire.hand_to(partial(self._hear, heard))
        while (data := await self._receive()) is not None:
            self._hear(heard, data)
        return NORMAL

    def _hear(self, heard: Heard, data: str | bytes) -> None:
        try:
            heard(data)
        except Exception as error:  # noqa: BLE001 - its words may hold what was said
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        _log.error("line-failed", kind=type(error).__name__)
        self._wire.hang_up()

    def _heard_at(self, table: str, number: int, data: str | bytes) -> None:
        """Hand a wish to the table."""
        if self._outbox.is_closing:
            return
        if len(data) > self._house.settings.largest_message:
            self._hang_up(TOO_LARGE)
        elif not self._pace.allows(monotonic()):
            self._deny(id_in(data), Refused("too-fast"))
        elif (message := self._read(data)) is None:
            if self._unreadable > MOST_UNREADABLE:
                self._hang_up(POLICY)
        elif isinstance(message, Ping):
            self._outbox.put(_PONG)
        elif not isinstance(message, Hello):
            self._house.hall.receive(table, number, message)

    async def in_lobby(self) -> int:
        """Tell of all tables until the line ends."""
        lookers = self._house.hall.lookers
        lookers.look(self._outbox)
        try:
            return await self._listen(self._heard_in_lobby)
        finally:
            lookers.look_away(self._outbox)

    def _heard_in_lobby(self, data: str | bytes) -> None:
        """Whatever comes is only a sign of life."""
        if self._pace.allows(monotonic()):
            self._outbox.put(_PONG)
        else:
            self._deny(id_in(data), Refused("too-fast"))

    async def _hello(self) -> Hello | None:
        while (data := await self._receive()) is not None:
            message = self._read(data)
            if not isinstance(message, Hello):
                raise Refused("unreadable", what="hello")
            if message.version != PROTOCOL_VERSION:
                await self._send(_encode(Reload(PROTOCOL_VERSION)))
                raise Refused("out-of-date")
            return message
        return None

    def _read(self, data: str | bytes) -> AnyMessage | None:
        try:
            return read_message(data)
        except Refused as refused:
            self._unreadable += 1
            self._house.metrics.refused.labels("unreadable").inc()
            self._deny(id_in(data), refused)
            return None

    async def _receive(self) -> str | bytes | None:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        return message_in(event)

    # --- who it is --------------------------------------------------------------------------------

    async def _guest(self, table: str, hello: Hello) -> Guest:
        """By a seat's token, or by his cookie if the page is ours; anybody else only watches."""
        if hello.token is not None:
            return await self._house.people.by_seat_token(hello.token, table)
        secret = self._socket.cookies.get(COOKIE)
        if secret is None:
            return Guest(None)
        if not self._is_our_page():
            raise Refused("who-are-you")
        return await self._house.people.by_secret(secret) or Guest(None)

    def _is_our_page(self) -> bool:
        headers = self._socket.headers
        origin = urlsplit(headers.get("origin", ""))
        ours = urlsplit(self._house.settings.public_url).netloc or headers.get("host", "")
        return origin.netloc == ours

    # --- sending ----------------------------------------------------------------------------------

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def _deny(self, wish: str | None, refused: Refused) -> None:
        self._outbox.put(_encode(Denied(wish, refused.code, refused.refusal.params)))
