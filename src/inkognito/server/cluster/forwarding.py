"""In front of the application: what concerns a table of another process goes to its owner.

Everything else, and everything about tables of this process, goes to the application at once. The
client's limits are counted here, where it is connected; the owner does not count them again.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from inkognito.core.refusals import Refused
from inkognito.server.cluster import answers
from inkognito.server.cluster.admission import MISDIRECTED
from inkognito.server.cluster.directory import Member
from inkognito.server.cluster.forwards import HEADER, Headers, Signer, asked_in, without_claims
from inkognito.server.cluster.http_relay import Answer, Broken, Request, Unreachable, asked
from inkognito.server.cluster.ownership import TICK, ClusterOwnership
from inkognito.server.cluster.pipes import Pipes
from inkognito.server.cluster.table_paths import table_in
from inkognito.server.rate_limits import REQUESTS, RateLimits
from inkognito.server.system_ports import Clock

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Requests that may be asked again after an answer was cut off."""

ATTEMPTS: Final = 12
"""How often an owner is asked, at most: tables can move while a request is on its way."""

_log = structlog.get_logger()


class Moved(Exception):  # noqa: N818 - it says what is the matter
    """Raised where the table has another owner by now, and nothing was done."""


class Forwarding:
    """The application of a process that is not alone."""

    def __init__(
        self,
        app: Any,
        ownership: ClusterOwnership,
        pipes: Pipes,
        signer: Signer,
        rate_limits: RateLimits,
        clock: Clock,
        largest_body: int,
    ) -> None:
        self._app, self._ownership, self._pipes = app, ownership, pipes
        self._signer, self._rate_limits, self._clock = signer, rate_limits, clock
        self._largest_body = largest_body

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        table = table_in(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table is None or self._ownership.serves(table):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._pipe(table, scope, receive, send)
        else:
            await self._forward(table, scope, receive, send)

    async def _is_done_by_owner(
        self, table: str, ask: Callable[[Member], Coroutine[Any, Any, None]]
    ) -> bool:
        """Let the owner do it. Return False where this process owns the table by now.

        Raises Refused where no owner could be found.
        """
        for _ in range(ATTEMPTS):
            owner = await self._ownership.owner_of(table)
            if owner is None:
                break
            if owner == self._ownership.me:
                return False
            try:
                await ask(owner)
            except (Moved, Unreachable):
                self._ownership.look_soon()
                await self._ownership.look_again()
            else:
                return True
        _log.warning("no-owner")
        raise Refused("try-again")

    def _headers(self, scope: Any, owner: Member) -> Headers:
        """Return the client's headers, with ours in place of those that claim an address."""
        told = self._signer.signed(
            self._clock(), owner.id, _address(scope), scope["scheme"], asked_in(scope)
        )
        return [*without_claims(scope["headers"]), (HEADER, told)]

    # --- connections ------------------------------------------------------------------------------

    async def _pipe(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        address = _address(scope)
        if not self._rate_limits.admits(address):
            await answers.close(Refused("too-many"), send)
            return

        async def ask(owner: Member) -> None:
            if not await self._pipes.run(table, owner, scope, self._headers(scope, owner)):
                raise Moved

        try:
            is_done = await self._is_done_by_owner(table, ask)
        except Refused as refused:
            is_done = True
            await answers.close(refused, send)
        finally:
            self._rate_limits.lets_go(address)
        if not is_done:
            await self._app(scope, receive, send)

    # --- requests ---------------------------------------------------------------------------------

    async def _forward(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        try:
            self._rate_limits.check(REQUESTS, _address(scope))
            body = await self._body(receive)

            async def ask(owner: Member) -> None:
                await answers.pass_on(await self._answer(table, owner, scope, body), send)

            is_done = await self._is_done_by_owner(table, ask)
        except Refused as refused:
            await answers.refuse(refused, send)
        else:
            if not is_done:
                await self._app(scope, _again(body, receive), send)

    async def _answer(self, table: str, owner: Member, scope: Any, body: bytes) -> Answer:
        """Return the owner's answer. Raises Moved if another owner is to be asked."""
        target = asked_in(scope).target
        request = Request(scope["method"], target, self._headers(scope, owner), body)
        try:
            answer = await self._while_owned(table, owner, asked(owner.address, request))
        except Broken:
            if scope["method"] in SAFE:
                raise Moved from None
            raise Refused("try-again") from None
        if answer.status == MISDIRECTED:
            raise Moved
        return answer

    async def _while_owned(
        self, table: str, owner: Member, work: Coroutine[Any, Any, Answer]
    ) -> Answer:
        """Wait for an answer as long as the member owns the table. One that hangs does not."""
        task = asyncio.create_task(work)
        try:
            while not task.done():
                await asyncio.wait([task], timeout=TICK)
                if not task.done() and not self._ownership.is_owned_by(table, owner):
                    raise Broken
            return task.result()
        finally:
            task.cancel()

    async def _body(self, receive: Any) -> bytes:
        body, is_more = b"", True
        while is_more:
            message = await receive()
            if message["type"] != "http.request":
                raise Refused("unreadable")  # the client has gone
            body, is_more = body + message.get("body", b""), message.get("more_body", False)
            if len(body) > self._largest_body:
                raise Refused("too-large")
        return body


def _address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _again(body: bytes, receive: Any) -> Any:
    """Return a source that gives a body that was read already, and then what else comes."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Any:
        return messages.pop() if messages else await receive()

    return receive_again
