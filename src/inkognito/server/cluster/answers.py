"""Answers that a process gives in the place of a table's owner: refusals, and what it passes on."""

from typing import Any, Final

import msgspec

from inkognito.core.refusals import Refused
from inkognito.protocol.messages import Rejected
from inkognito.server.cluster.http_relay import Answer
from inkognito.server.refusal_status import RefusalBody, status_of

TRY_AGAIN: Final = 1013
"""Closes a connection that may be opened again."""

_encode: Final = msgspec.json.Encoder().encode


async def pass_on(answer: Answer, send: Any) -> None:
    """Send another member's answer."""
    await _respond(send, answer.status, answer.headers, answer.body)


async def refuse(refused: Refused, send: Any) -> None:
    """Refuse a request."""
    body = _encode(RefusalBody(refused.code, refused.refusal.params))
    seconds = refused.refusal.params.get("seconds")
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [] if seconds is None else [(b"retry-after", str(seconds).encode())]
    await _respond(send, status_of(refused.code), headers, body)


async def close(refused: Refused, send: Any) -> None:
    """Refuse a WebSocket: the client is told why, and may try again."""
    message = _encode(Rejected(None, refused.code, refused.refusal.params)).decode()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "bytes": None, "text": message})
    await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": refused.code})


async def _respond(send: Any, status: int, headers: Any, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
