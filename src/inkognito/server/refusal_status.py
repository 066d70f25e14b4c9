"""Refusals over HTTP: their body, and the status that each code has."""

from typing import Final

from msgspec import Struct

from inkognito.core.refusals import Param

STATUS: Final[dict[str, int]] = {
    "who-are-you": 401,
    "wrong-secret": 403,
    "wrong-origin": 403,
    "not-the-host": 403,
    "not-seated": 403,
    "no-help": 403,
    "no-hints": 403,
    "no-thought": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-puzzle": 404,
    "no-such-lesson": 404,
    "no-such-device": 404,
    "wrong-method": 405,
    "not-begun": 409,
    "not-over": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many": 429,
    "too-many-tables": 429,
    "try-again": 503,
}
"""The HTTP status of refusals that have one of their own; the others are 400."""


class RefusalBody(Struct, frozen=True):
    """Why a request was refused: a code with parameters."""

    code: str
    params: dict[str, Param] = {}


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(code, 400)
