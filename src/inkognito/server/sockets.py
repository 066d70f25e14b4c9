"""Lines: a WebSocket to a table or to the lobby. Reads, checks and hands over; decides nothing."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket

from inkognito.core.refusals import Refused
from inkognito.protocol.answers import Denied, Pong, Reload
from inkognito.protocol.wishes import AnyMessage, Hello, Ping, id_in, read_message
from inkognito.server.house import House
from inkognito.server.outbox import Outbox
from inkognito.server.settings import COOKIE, PROTOCOL_VERSION
from inkognito.server.wires import hang_up_of, write_of
from inkognito.store.problems import StoreProblem
from inkognito.tables.audience import Guest

HELLO_WITHIN: Final = 15.0
MOST_UNREADABLE: Final = 20
"""Who sends more messages that can't be read is hung up on."""

NORMAL, POLICY, TOO_LARGE, TRY_AGAIN = 1000, 1008, 1009, 1013

_encode: Final = msgspec.json.Encoder().encode


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

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self._socket, self._house = socket, house
        self._outbox = Outbox(write_of(socket), self._send, hang_up_of(socket))
        self._unreadable = 0

    async def run(self, reading: Coroutine[Any, Any, int]) -> None:
        """Read and send until either side ends the line."""
        address = self._socket.client.host if self._socket.client else ""
        await self._socket.accept()
        if not self._house.doorman.admits(address):
            reading.close()
            await self._socket.close(TRY_AGAIN, "too-many")
            return
        self._house.metrics.lines.inc()
        tasks = {asyncio.create_task(reading), asyncio.create_task(self._outbox.run())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._end(done)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._house.metrics.lines.dec()
            self._house.doorman.lets_go(address)

    async def _end(self, done: set[asyncio.Task[Any]]) -> None:
        """Close as whoever was first has said: the reader gives a code, the sender none."""
        codes = [task.result() for task in done if task.exception() is None]
        code = next((one for one in codes if one is not None), None)
        if self._outbox.is_overrun:
            return
        code = NORMAL if code is None else code
        if code != NORMAL or self._outbox.is_closing:
            await self._socket.close(code)

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
            return await self._listen(table, number)
        finally:
            hall.leave(table, number)

    async def _listen(self, table: str, number: int) -> int:
        house, pace = self._house, self._house.doorman.pace()
        while (data := await self._receive()) is not None:
            if len(data) > house.settings.largest_message:
                return TOO_LARGE
            if not pace.allows(monotonic()):
                self._deny(id_in(data), Refused("too-fast"))
                continue
            message = self._read(data)
            if message is None:
                if self._unreadable > MOST_UNREADABLE:
                    return POLICY
            elif isinstance(message, Ping):
                self._outbox.put(_encode(Pong()))
            elif not isinstance(message, Hello):
                house.hall.receive(table, number, message)
        return NORMAL

    async def in_lobby(self) -> int:
        """Tell of all tables until the line ends; whatever comes is only a sign of life."""
        self._house.hall.look(self._outbox)
        try:
            while await self._receive() is not None:
                self._outbox.put(_encode(Pong()))
        finally:
            self._house.hall.look_away(self._outbox)
        return NORMAL

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
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

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
