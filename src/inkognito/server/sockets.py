"""WebSocket connections to a table or to the lobby: read, check and hand over each message."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from inkognito.core.refusals import Refused
from inkognito.protocol import routes
from inkognito.protocol.messages import Pong, Rejected, Reload
from inkognito.protocol.requests import AnyClientMessage, Hello, Ping, id_in, read_message
from inkognito.protocol.terms import Person
from inkognito.server.cluster.admission import is_forwarded
from inkognito.server.event_queue import Handler, message_in
from inkognito.server.logs import failure
from inkognito.server.origins import check_host, check_origin
from inkognito.server.outbox import Outbox
from inkognito.server.services import Services
from inkognito.server.settings import COOKIE, PROTOCOL_VERSION
from inkognito.server.transport import transport_of
from inkognito.server.versions import is_compatible
from inkognito.store.problems import StoreProblem
from inkognito.tables.audience import Participant

HELLO_WITHIN: Final = 15.0
MOST_UNREADABLE: Final = 20
"""A client that sends more unreadable messages is disconnected."""

NORMAL, POLICY, TOO_LARGE, TRY_AGAIN = 1000, 1008, 1009, 1013
LATER: Final = ("too-many", "try-again")
"""Refusals after which the client may come again."""

Joined: TypeAlias = Handler | int
"""What handles the messages of a connection; or the code with which it is closed at once."""

_encode: Final = msgspec.json.Encoder().encode
_PONG: Final = _encode(Pong())
_log = structlog.get_logger()


@websocket(routes.TABLE_SOCKET)
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A connection to one table."""
    connection = Connection(socket, socket.app.state.services)
    await connection.run(connection.serve_table(table))


@websocket(routes.LOBBY_SOCKET)
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A connection to the lobby."""
    connection = Connection(socket, socket.app.state.services)
    await connection.run(connection.serve_lobby())


class Connection:
    """One WebSocket, from its first message to its end."""

    __slots__ = (
        "_address", "_code", "_is_forwarded", "_leave", "_outbox", "_person", "_rate", "_services",
        "_socket", "_transport", "_unreadable",
    )  # fmt: skip

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services) -> None:
        self._socket, self._services = socket, services
        self._transport = wire = transport_of(socket)
        self._outbox = Outbox(wire.write, self._send, self._close, wire.abort, wire.unsent)
        self._rate = services.rate_limits.message_rate()
        self._unreadable = 0
        self._address = socket.client.host if socket.client else ""
        self._is_forwarded = is_forwarded(socket.scope)
        """Whether another process has counted the connection."""
        self._person: Person | None = None
        self._leave: Callable[[], None] | None = None
        self._code = NORMAL

    async def run(self, joining: Coroutine[Any, Any, Joined]) -> None:
        """Join a table or the lobby, and handle messages until the connection ends.

        Return as soon as the transport hands messages over: it will report the end.
        """
        try:
            await self._socket.accept()
            is_admitted = await self._is_admitted()
        except BaseException:  # the client has gone
            joining.close()
            raise
        if not is_admitted:
            joining.close()
            return
        self._services.metrics.connections.inc()
        is_handed_over = False
        try:
            joined = await joining
            if not isinstance(joined, int):
                handler = partial(self._handle, joined)
                is_handed_over = self._transport.hand_to(handler, self._ended)
                if not is_handed_over:
                    await self._listen(handler)
            elif joined != NORMAL:
                await self._socket.close(joined)
        except (WebSocketDisconnect, OSError):  # the client has gone
            pass
        except Exception as error:  # noqa: BLE001 - as in `_handle`
            self._failed(error)
        finally:
            if is_handed_over:
                del self._socket  # nothing of the handshake is kept
            else:
                self._ended()

    def _ended(self) -> None:
        """The connection has ended: leave, and let others have its place."""
        try:
            if self._leave is not None:
                self._leave()
        except Exception as error:  # noqa: BLE001 - as in `_handle`
            self._failed(error)
        self._outbox.drop()
        self._services.metrics.connections.dec()
        if not self._is_forwarded:
            self._services.rate_limits.lets_go(self._address)
        if self._transport.is_flooding or self._rate.is_flooded:
            self._services.rate_limits.was_flooded_by(self._address)
        if self._person is not None:
            self._services.rate_limits.lets_person_go(self._person)

    async def _is_admitted(self) -> bool:
        """Count the connection; close it if it has asked for another server or is one too many."""
        try:
            check_host(self._socket.headers, self._services.settings)
        except Refused as refused:
            await self._send(_encode(Rejected(None, refused.code, refused.refusal.params)))
            await self._socket.close(POLICY)
            return False
        if not self._may_open():
            await self._socket.close(TRY_AGAIN, "too-many")
            return False
        return True

    def _may_open(self) -> bool:
        """Count the connection, unless another process has; whoever floods is known here alone."""
        limits = self._services.rate_limits
        return (limits.may_open if self._is_forwarded else limits.admits)(self._address)

    def _close_with(self, code: int) -> None:
        """Close the connection when everything is sent."""
        self._code = code
        self._outbox.close()

    async def _close(self) -> None:
        await self._transport.send({"type": "websocket.close", "code": self._code, "reason": ""})

    # --- reading ----------------------------------------------------------------------------------

    async def serve_table(self, table: str) -> Joined:
        """Wait for the hello, join the table, and return what hands requests to it."""
        host = self._services.host
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
            if hello is None:
                return NORMAL
            participant = await self._participant(table, hello)
            self._count(participant)
            number = await host.join(
                table, participant, self._outbox, hello.after, hello.talk_after, hello.run
            )
        except Refused as refused:
            await self._send(_encode(Rejected(None, refused.code, refused.refusal.params)))
            return TRY_AGAIN if refused.code in LATER else POLICY
        except TimeoutError:
            return POLICY
        except StoreProblem:
            await self._send(_encode(Rejected(None, "try-again")))
            return TRY_AGAIN
        self._leave = partial(host.leave, table, number)
        return partial(self._handle_message, table, number)

    def _count(self, participant: Participant) -> None:
        """Count the connections of each person; `run` discounts this one at its end."""
        if participant.person is not None:
            self._services.rate_limits.check_person(participant.person)
            self._person = participant.person

    async def _listen(self, handler: Handler) -> None:
        """Handle messages until the connection ends."""
        while (data := await self._receive()) is not None:
            handler(data)

    def _handle(self, handler: Handler, data: str | bytes) -> None:
        try:
            handler(data)
        except Exception as error:  # noqa: BLE001 - its message may hold what was said
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        _log.error("connection-failed", **failure(error))
        self._transport.abort()

    def _handle_message(self, table: str, number: int, data: str | bytes) -> None:
        """Hand a request to the table."""
        if self._outbox.is_closing:
            return
        if len(data) > self._services.settings.largest_message:
            self._close_with(TOO_LARGE)
        elif not self._rate.allows(self._services.ports.monotonic()):
            self._slow_down(data)
        elif (message := self._read(data)) is None:
            if self._unreadable > MOST_UNREADABLE:
                self._close_with(POLICY)
        elif isinstance(message, Ping):
            self._outbox.put(_PONG)
        elif isinstance(message, Hello):
            self._reject(None, Refused("second-hello"))
        else:
            self._services.host.receive(table, number, message)

    async def serve_lobby(self) -> Joined:
        """Send all changes of the lobby, and return what answers messages."""
        lobby_feed = self._services.host.lobby_feed
        lobby_feed.subscribe(self._outbox)
        self._leave = partial(lobby_feed.unsubscribe, self._outbox)
        return self._answer_ping

    def _answer_ping(self, data: str | bytes) -> None:
        """Answer any message: here it only shows that the client is there."""
        if self._outbox.is_closing:
            return
        if self._rate.allows(self._services.ports.monotonic()):
            self._outbox.put(_PONG)
        else:
            self._slow_down(data)

    def _slow_down(self, data: str | bytes) -> None:
        """Tell the client that it is too fast; cut it off if it goes on in spite of that."""
        if self._rate.is_flooded:
            self._outbox.cut_off()
        else:
            self._reject(id_in(data), Refused("too-fast"))

    async def _hello(self) -> Hello | None:
        while (data := await self._receive()) is not None:
            message = self._read(data)
            if not isinstance(message, Hello):
                raise Refused("unreadable", what="hello")
            if not is_compatible(message.version, PROTOCOL_VERSION):
                await self._send(_encode(Reload(PROTOCOL_VERSION)))
                raise Refused("out-of-date")
            return message
        return None

    def _read(self, data: str | bytes) -> AnyClientMessage | None:
        try:
            return read_message(data)
        except Refused as refused:
            self._unreadable += 1
            self._services.metrics.refused.labels("unreadable").inc()
            self._reject(id_in(data), refused)
            return None

    async def _receive(self) -> str | bytes | None:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        return message_in(event)

    # --- who it is --------------------------------------------------------------------------------

    async def _participant(self, table: str, hello: Hello) -> Participant:
        """Identify by a seat token, or by the cookie if the page is ours; all others only watch."""
        if hello.token is not None:
            return await self._services.authentication.by_seat_token(hello.token, table)
        secret = self._socket.cookies.get(COOKIE)
        if secret is None:
            return Participant(None)
        check_origin(self._socket.headers, self._socket.url.scheme, self._services.settings)
        return await self._services.authentication.by_secret(secret) or Participant(None)

    # --- sending ----------------------------------------------------------------------------------

    async def _send(self, message: bytes) -> None:
        text = message.decode()
        await self._transport.send({"type": "websocket.send", "bytes": None, "text": text})

    def _reject(self, request: str | None, refused: Refused) -> None:
        self._outbox.put(_encode(Rejected(request, refused.code, refused.refusal.params)))
