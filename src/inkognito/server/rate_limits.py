"""The rate_limits: how many connections an address may have, and how fast anybody may knock."""

from collections import Counter
from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from inkognito.core.refusals import Refused
from inkognito.server.settings import ServerSettings

NEW_GUESTS: Final = RateLimitItemPerMinute(30, namespace="guests")
NEW_NAMES: Final = RateLimitItemPerMinute(30, namespace="names")
NEW_TABLES: Final = RateLimitItemPerMinute(30, namespace="tables")
REQUESTS: Final = RateLimitItemPerMinute(600, namespace="requests")
SECRETS: Final = RateLimitItemPerMinute(30, namespace="secrets")
"""How often one address may do what; each is counted for itself. Secrets are those that turn out
wrong or are used once."""


WINDOW: Final = 5.0
"""Seconds in which the messages of a connection are counted together."""


class MessageRate:
    """How fast one connection may talk: so many messages in each window of time.

    Every message passes here, so this is a counter and no more.
    """

    __slots__ = ("_count", "_ends", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._count, self._ends = 0, 0.0

    def allows(self, now: float) -> bool:
        """Whether one more message may come now; it is counted."""
        if now >= self._ends:
            self._count, self._ends = 0, now + WINDOW
        self._count += 1
        return self._count <= self._most


class RateLimits:
    """Counts, and forgets after a while."""

    def __init__(self, settings: ServerSettings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._connections: Counter[str] = Counter()
        self._most_connections = settings.connections_per_address
        self._most_messages = int(settings.messages_per_second * WINDOW)

    def admits(self, address: str) -> bool:
        """Whether the address may have one more connection; then it has it."""
        if self._connections[address] >= self._most_connections:
            return False
        self._connections[address] += 1
        return True

    def lets_go(self, address: str) -> None:
        """A connection of the address has ended."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def message_rate(self) -> MessageRate:
        """How fast a new connection may talk."""
        return MessageRate(self._most_messages)

    def check(self, item: RateLimitItem, address: str) -> None:
        """Raise Refused where the address does this too often."""
        if not self._limiter.hit(item, address):
            raise Refused("too-fast")
