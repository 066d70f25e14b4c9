"""How tables stand that other processes host: whom the game waits for, and in which turn.

Each owner is asked once about all its tables. One that does not answer soon is left out.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from inkognito.server.cluster.buckets import bucket_of
from inkognito.server.cluster.directory import Directory, Member
from inkognito.server.cluster.forwards import HEADER, Asked, Signer
from inkognito.server.cluster.http_relay import Broken, Request, Unreachable, asked
from inkognito.server.system_ports import Clock
from inkognito.tables.sleep import Sleep

PATH: Final = "/cluster/standings"
WITHIN: Final = 1.0
"""Seconds that an owner has to answer."""

_DECODER: Final = msgspec.json.Decoder(dict[str, Sleep])


class Standings:
    """Asks other members."""

    def __init__(self, me: Member, signer: Signer, clock: Clock) -> None:
        self._me, self._signer, self._clock = me, signer, clock

    async def ask(self, directory: Directory, tables: Sequence[str]) -> dict[str, Sleep]:
        """Return whom the game waits for at those of these tables that others have loaded."""
        by_owner: dict[Member, list[str]] = {}
        for table in tables:
            owner = directory.owners.get(bucket_of(table))
            if owner is not None and owner != self._me:
                by_owner.setdefault(owner, []).append(table)
        answers = await asyncio.gather(
            *(self._ask(owner, theirs) for owner, theirs in by_owner.items())
        )
        return {table: one for answer in answers for table, one in answer.items()}

    async def _ask(self, owner: Member, tables: list[str]) -> dict[str, Sleep]:
        target = f"{PATH}?{','.join(tables)}".encode()
        host = (b"host", owner.address.encode())
        header = self._signer.signed(
            self._clock(), owner.id, "", "http", Asked("GET", target, (host,))
        )
        try:
            async with asyncio.timeout(WITHIN):
                request = Request("GET", target, [host, (HEADER, header)], b"")
                answer = await asked(owner.address, request)
            return _DECODER.decode(answer.body) if answer.status == 200 else {}
        except (TimeoutError, Unreachable, Broken, msgspec.MsgspecError):
            return {}


def answer_to(query: bytes, standings: Callable[[Sequence[str]], dict[str, Sleep]]) -> bytes:
    """Return the answer to such a request."""
    return msgspec.json.encode(standings(query.decode("ascii", "replace").split(",")))
