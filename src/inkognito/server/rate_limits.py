"""Rate limits: connections and requests per address, messages per connection."""

from collections import Counter
from math import ceil
from time import time
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
"""By action: how often one address may do it. "Secrets" are those that are wrong or used once."""


WINDOW: Final = 5.0
"""The window, in seconds, in which the messages of a connection are counted."""


class MessageRate:
    """The limit of one connection: this many messages in each window of time.

    Every message is counted here, so it is only a counter.
    """

    __slots__ = ("_count", "_ends", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._count, self._ends = 0, 0.0

    def allows(self, now: float) -> bool:
        """Count one more message; return whether it is allowed."""
        if now >= self._ends:
            self._count, self._ends = 0, now + WINDOW
        self._count += 1
        return self._count <= self._most


class RateLimits:
    """The counters of all addresses; old ones are dropped."""

    def __init__(self, settings: ServerSettings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._connections: Counter[str] = Counter()
        self._most_connections = settings.connections_per_address
        self._most_messages = int(settings.messages_per_second * WINDOW)

    def admits(self, address: str) -> bool:
        """Return whether the address may have one more connection; if so, count it."""
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
        """Return the message limit of a new connection."""
        return MessageRate(self._most_messages)

    def check(self, item: RateLimitItem, address: str) -> None:
        """Count the action; raise Refused, with the time to wait, if it is done too often."""
        if not self._limiter.hit(item, address):
            reset = self._limiter.get_window_stats(item, address).reset_time
            raise Refused("too-fast", seconds=max(1, ceil(reset - time())))
