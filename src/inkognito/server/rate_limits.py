"""Rate limits: connections and requests per place and person, messages per connection.

A place is an IPv4 address, or the /64 network of an IPv6 address: a household has at least one of
those, and can use every address in it. Nothing here iterates over all places: each call does a
fixed amount of work, however many there are.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from time import monotonic
from typing import Final

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.protocol.terms import Person
from inkognito.server.settings import ServerSettings


class Rate(Struct, frozen=True):
    """How often one place may do something in a minute."""

    name: str
    amount: int


NEW_GUESTS: Final = Rate("guests", 30)
NEW_NAMES: Final = Rate("names", 30)
NEW_TABLES: Final = Rate("tables", 30)
EVERYTHING: Final = Rate("everything", 30)
COMPANIONS: Final = Rate("companions", 120)
REQUESTS: Final = Rate("requests", 600)
FILES: Final = Rate("files", 6_000)
SECRETS: Final = Rate("secrets", 30)
COMPUTING: Final = Rate("computing", 20)
"""By action. "Secrets" are those that are wrong or used once; computing is counted in seconds."""

OPENINGS: Final = "openings"
CUTS: Final = "cuts"
FLOODS: Final = 5
"""A place that was cut off this many times does not get in for the rest of the minute."""

MINUTE: Final = 60.0
WINDOW: Final = 5.0
"""The window, in seconds, in which the messages of a connection are counted."""

OPENINGS_PER_CONNECTION: Final = 3
"""One place may open this many WebSockets a minute for each that it may have at a time."""

REQUESTS_PER_CONNECTION: Final = 2
CONNECTS_PER_CONNECTION: Final = 12
"""In the same way: unfinished requests at a time, and TCP connections a minute."""

MOST_COUNTED: Final = 500_000
"""This many places and actions are counted; beyond it the oldest counter is dropped."""


def place_of(address: str) -> str:
    """Return the place of an address."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return parsed.packed[:8].hex()


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

    @property
    def is_flooded(self) -> bool:
        """Whether the client went on after it was told as often as it may send."""
        return self._count > 2 * self._most


class Counted:
    """Fixed windows of one minute, which begin with the first action that is counted in them.

    All windows are equally long, so they end in the order in which they began: each action removes
    at most two that are over, and no housekeeping is needed.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._windows: OrderedDict[tuple[str, str], list[float]] = OrderedDict()
        """By action and place: how many actions, and when the window ends."""

    def __len__(self) -> int:
        return len(self._windows)

    def is_over(self, name: str, place: str, most: float) -> bool:
        """Return whether one more action would be too much, without counting it."""
        window = self._windows.get((name, place))
        return window is not None and window[1] > self._clock() and window[0] >= most

    def seconds_to_wait(self, name: str, place: str, most: float, cost: float = 1) -> float:
        """Count an action; return 0 if it is allowed, or the time until the window ends."""
        now, key = self._clock(), (name, place)
        self._drop_old(now)
        window = self._windows.get(key)
        if window is not None and window[1] <= now:
            del self._windows[key]
            window = None
        if window is None:
            window = self._windows[key] = [0, now + MINUTE]
        window[0] += cost
        return 0.0 if window[0] <= most else window[1] - now

    def _drop_old(self, now: float) -> None:
        for _ in range(2):
            oldest = next(iter(self._windows.values()), None)
            if oldest is None or (oldest[1] > now and len(self._windows) < MOST_COUNTED):
                return
            self._windows.popitem(last=False)


class RateLimits:
    """The limits of one process."""

    def __init__(self, settings: ServerSettings, clock: Callable[[], float] = monotonic) -> None:
        self._counted = Counted(clock)
        self._places: Counter[str] = Counter()
        self._people: Counter[str] = Counter()
        self._arriving: Counter[str] = Counter()
        self._settings, self._processes = settings, 1
        self._most_messages = int(settings.messages_per_second * WINDOW)

    def share_among(self, processes: int) -> None:
        """This many processes serve the same people: each allows its part of every limit.

        The message rate of a connection stays: all its messages reach one process.
        """
        self._processes = max(1, processes)

    def _share(self, amount: int) -> int:
        return max(1, ceil(amount / self._processes))

    # --- connections ------------------------------------------------------------------------------

    def admits(self, address: str) -> bool:
        """Return whether the address may open one more WebSocket; if so, count it."""
        place, most = place_of(address), self._settings.connections_per_address
        if self._is_flooding(place):
            return False
        if self._counted.seconds_to_wait(OPENINGS, place, self._most_openings):
            return False
        return _count(self._places, place, self._share(most))

    def may_open(self, address: str) -> bool:
        """Return whether the address may open a WebSocket, without counting it."""
        place = place_of(address)
        return not (self._is_flooding(place) or self._is_opening_too_many(place))

    def was_flooded_by(self, address: str) -> None:
        """A connection of the address was cut off because too much came on it."""
        self._counted.seconds_to_wait(CUTS, place_of(address), FLOODS)

    def _is_flooding(self, place: str) -> bool:
        return self._counted.is_over(CUTS, place, FLOODS)

    def _is_opening_too_many(self, place: str) -> bool:
        return self._counted.is_over(OPENINGS, place, self._most_openings)

    @property
    def _most_openings(self) -> int:
        return self._share(OPENINGS_PER_CONNECTION * self._settings.connections_per_address)

    def lets_go(self, address: str) -> None:
        """A WebSocket of the address has ended."""
        _discount(self._places, place_of(address))

    def admits_connection(self, address: str) -> bool:
        """Count a TCP connection of the address; return whether it is allowed."""
        place, most = place_of(address), self._most_connects
        return not (
            self._is_flooding(place) or self._counted.seconds_to_wait("connects", place, most)
        )

    @property
    def _most_connects(self) -> int:
        return self._share(CONNECTS_PER_CONNECTION * self._settings.connections_per_address)

    def admits_request(self, address: str) -> bool:
        """Return whether one more request of the address may be under way; if so, count it."""
        most = REQUESTS_PER_CONNECTION * self._settings.connections_per_address
        return _count(self._arriving, place_of(address), self._share(most))

    def lets_request_go(self, address: str) -> None:
        """A request of the address has arrived, or was given up."""
        _discount(self._arriving, place_of(address))

    def check_person(self, person: Person) -> None:
        """Count one more connection of a person; raise Refused if they have too many."""
        most = self._settings.connections_per_person
        if not _count(self._people, person, self._share(most)):
            raise Refused("too-many", most=most)

    def lets_person_go(self, person: Person) -> None:
        """A connection of the person has ended."""
        _discount(self._people, person)

    def message_rate(self) -> MessageRate:
        """Return the message limit of a new connection."""
        return MessageRate(self._most_messages)

    # --- requests ---------------------------------------------------------------------------------

    def check(self, rate: Rate, address: str, cost: float = 1) -> None:
        """Count the action; raise Refused, with the time to wait, if it is done too often.

        With a `cost` of 0 nothing is counted.
        """
        seconds = self._seconds_to_wait(rate, address, cost)
        if seconds:
            raise Refused("too-fast", seconds=max(1, ceil(seconds)))

    def spend(self, rate: Rate, address: str, cost: float) -> None:
        """Count something that is done already."""
        self._seconds_to_wait(rate, address, cost)

    def _seconds_to_wait(self, rate: Rate, address: str, cost: float) -> float:
        most = self._share(rate.amount)
        return self._counted.seconds_to_wait(rate.name, place_of(address), most, cost)


def _count(counter: Counter[str], key: str, most: int) -> bool:
    if counter[key] >= most:
        return False
    counter[key] += 1
    return True


def _discount(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
