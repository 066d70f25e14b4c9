"""The directory: which processes there are, where they listen, and which buckets each holds.

It is read from what PostgreSQL knows of its own connections, so it needs no table and can't be out
of date. Each process has one connection whose name tells its address. No I/O here.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from inkognito.server.cluster.buckets import Holdings

CLUSTER_VERSION: Final = 1
"""Processes of adjacent versions work together, so that they can be upgraded one by one."""

LONGEST_NAME: Final = 63
"""PostgreSQL cuts longer names of connections."""

_NAME: Final = re.compile(r"inkognito/(\d{1,4}) (\S+) ([0-9a-f]{8})")


class Member(Struct, frozen=True):
    """A process: an id that is new at each start, and where the others reach it."""

    id: str
    address: str
    version: int = CLUSTER_VERSION

    @property
    def name(self) -> str:
        """The name of the connection that makes it a member."""
        return f"inkognito/{self.version} {self.address} {self.id}"

    @property
    def working_name(self) -> str:
        """The name of its other connections: no member's, but ended with it when it hangs."""
        return f"inkognito-work {self.id}"

    @property
    def leaving_name(self) -> str:
        """The name of its connection once it has left."""
        return f"inkognito-leaving {self.id}"


def member_named(name: str) -> Member | None:
    """Return the member with a connection of this name; None for any other connection."""
    found = _NAME.fullmatch(name)
    return None if found is None else Member(found[3], found[2], int(found[1]))


class Presence(Struct, frozen=True):
    """A member's connection: the buckets that it holds, and whether the member hangs."""

    member: Member
    buckets: frozenset[int]
    is_hung: bool


class Directory(Struct, frozen=True, dict=True):
    """All members at one moment."""

    presences: tuple[Presence, ...] = ()

    @cached_property
    def owners(self) -> Mapping[int, Member]:
        """By bucket: who holds it."""
        return {bucket: one.member for one in self.presences for bucket in one.buckets}

    @property
    def holdings(self) -> Holdings:
        """By member that does not hang: the buckets that it holds."""
        return {one.member.id: one.buckets for one in self.presences if not one.is_hung}

    def hung(self, but: Member) -> tuple[Member, ...]:
        """Return all other members that hang."""
        return tuple(one.member for one in self.presences if one.is_hung and one.member != but)


def directory_from(rows: Iterable[Any]) -> Directory:
    """Return the directory from rows of name, bucket or None, and whether the process hangs."""
    found: dict[Member, tuple[set[int], bool]] = {}
    for name, bucket, is_hung in rows:
        member = member_named(name)
        if member is not None:
            buckets, _ = found.setdefault(member, (set(), is_hung))
            buckets.update(() if bucket is None else (bucket,))
    return Directory(
        tuple(Presence(one, frozenset(buckets), hung) for one, (buckets, hung) in found.items())
    )
