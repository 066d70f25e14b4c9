"""Checksums over a table's log: each row's covers its columns and the checksum before it.

A row that was damaged, edited or taken out by anybody but the store no longer fits. Rows of
versions before 0.2 have none. Whoever can write to the database could compute new ones: checksums
find accidents and edits, not a forger.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

BYTES: Final = 16

_pack: Final = msgspec.msgpack.Encoder().encode


def checksum(before: bytes | None, columns: Sequence[Any]) -> bytes:
    """Return the checksum of a row: of all its columns but this one, and the one before."""
    return blake2b(_pack(columns), digest_size=BYTES, key=before or b"").digest()


class Chain:
    """Follows the checksums of one log."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: bytes | None = None

    def start_at(self, columns: Sequence[Any]) -> None:
        """Trust this row, and check from the next one on."""
        self._last = columns[-1]

    def follow(self, columns: Sequence[Any]) -> None:
        """Check the next row, whose last column is its checksum; raise ValueError if it differs."""
        found = columns[-1]
        if found is None and self._last is None:
            return
        if found != checksum(self._last, tuple(columns[:-1])):
            raise ValueError("the row is not the one that was stored")
        self._last = found
