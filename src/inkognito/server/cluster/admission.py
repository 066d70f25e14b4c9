"""The listener for other members: only signed forwards for tables of this process get in.

What it lets in reaches the application as if the client had come here itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import structlog

from inkognito.server.cluster import answers, standings
from inkognito.server.cluster.forwards import Signer, asked_in, without_claims
from inkognito.server.cluster.http_relay import Answer
from inkognito.server.cluster.ownership import ClusterOwnership
from inkognito.server.cluster.table_paths import table_in
from inkognito.server.system_ports import Clock
from inkognito.tables.sleep import Sleep

FORBIDDEN: Final = 403
MISDIRECTED: Final = 421
"""This process does not own the table, or not any longer: ask another one."""

FORWARDED: Final = "inkognito.forwarded"
"""Marks a connection that another member has let in and counted."""

_log = structlog.get_logger()


def is_forwarded(scope: Any) -> bool:
    """Whether another member has passed this request on, and has counted it."""
    return bool(scope.get(FORWARDED))


class Admission:
    """The application, for other members only."""

    def __init__(
        self,
        app: Any,
        me: str,
        signer: Signer,
        ownership: ClusterOwnership,
        clock: Clock,
        standings_here: Callable[[Sequence[str]], dict[str, Sleep]],
    ) -> None:
        self._app, self._me, self._signer = app, me, signer
        self._ownership, self._clock = ownership, clock
        self._standings = standings_here

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        forward = self._signer.checked(self._clock(), self._me, asked_in(scope))
        if forward is None:
            _log.warning("forward-refused")
            await _refuse(scope, send, FORBIDDEN)
            return
        if scope["path"] == standings.PATH and scope["type"] == "http":
            body = standings.answer_to(scope["query_string"], self._standings)
            await answers.pass_on(Answer(200, [], body), send)
            return
        table = table_in(scope["path"])
        if table is None or not self._ownership.serves(table):
            await _refuse(scope, send, MISDIRECTED)
            return
        told = {"client": (forward.address, 0), "scheme": forward.scheme, FORWARDED: True}
        headers = without_claims(scope["headers"])
        await self._app({**scope, **told, "headers": headers}, receive, send)


async def _refuse(scope: Any, send: Any, status: int) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": b""})
