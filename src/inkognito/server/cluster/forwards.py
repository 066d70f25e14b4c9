"""Signed forwards: what a process tells the owner of a table about a request that it passes on.

The header names the client's address and scheme, when it was signed and for whom. The signature
covers it together with what is asked and the secrets that identify the client, so it fits no other
request. Only processes that share the key can make one. No I/O.
"""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from inkognito.server.cluster.directory import CLUSTER_VERSION

HEADER: Final = b"x-inkognito-forward"
VALID_FOR: Final = 60_000
"""Milliseconds for which a forward is valid, and by which the clocks of machines may differ."""

SHORTEST_KEY: Final = 32
"""A shared key has at least this many characters."""

IDENTIFYING: Final = (b"host", b"cookie", b"authorization", b"origin")
FROM_OUTSIDE: Final = frozenset({HEADER, b"forwarded", b"x-real-ip"})
FORWARDED: Final = b"x-forwarded-"

Headers: TypeAlias = list[tuple[bytes, bytes]]


class Forward(Struct, frozen=True, array_like=True):
    """What the owner of a table is told: by which version, when, for whom, and about whom."""

    version: int
    at: int
    member: str
    address: str
    scheme: str


class Asked(Struct, frozen=True):
    """A request as it is signed."""

    method: str
    target: bytes
    headers: tuple[tuple[bytes, bytes], ...]


def asked_in(scope: Any) -> Asked:
    """Return what is asked in a connection of the web server."""
    query = scope.get("query_string", b"")
    target = (scope.get("raw_path") or scope["path"].encode()) + (b"?" + query if query else b"")
    return Asked(scope.get("method", "GET"), target, tuple(scope["headers"]))


def without_claims(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """Return the headers without those by which somebody outside could claim an address."""
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in FROM_OUTSIDE and not name.lower().startswith(FORWARDED)
    ]


class Signer:
    """Signs and checks forwards with the key that the processes share."""

    def __init__(self, key: str) -> None:
        self._key = hashlib.sha256(b"inkognito forward\0" + key.encode()).digest()

    def signed(self, now: int, member: str, address: str, scheme: str, asked: Asked) -> bytes:
        """Return the header of a request that is passed on to this member."""
        told = msgspec.json.encode(Forward(CLUSTER_VERSION, now, member, address, scheme))
        return urlsafe_b64encode(told) + b"." + self._signature(told, asked)

    def checked(self, now: int, me: str, asked: Asked) -> Forward | None:
        """Return what a request's header tells, or None if it is forged, old or not for me."""
        given = [value for name, value in asked.headers if name.lower() == HEADER]
        if len(given) != 1:
            return None
        packed, _, signature = given[0].partition(b".")
        try:
            told = urlsafe_b64decode(packed)
            if not hmac.compare_digest(signature, self._signature(told, asked)):
                return None
            forward = msgspec.json.decode(told, type=Forward)
        except ValueError:
            return None
        is_fresh = abs(now - forward.at) <= VALID_FOR
        is_known = abs(forward.version - CLUSTER_VERSION) <= 1
        return forward if is_fresh and is_known and forward.member == me else None

    def _signature(self, told: bytes, asked: Asked) -> bytes:
        parts = [told, asked.method.encode(), asked.target]
        for wanted in IDENTIFYING:
            parts += [value for name, value in asked.headers if name.lower() == wanted]
            parts.append(b"")
        digest = hashlib.sha256()
        for part in parts:
            digest.update(len(part).to_bytes(8, "big") + part)
        return urlsafe_b64encode(hmac.digest(self._key, digest.digest(), "sha256"))
