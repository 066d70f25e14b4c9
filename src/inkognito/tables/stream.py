"""One request after the other: decide it, store it, and only then apply and show it.

While something is being stored, later requests wait in a queue. A table has two streams, one for
its log and one for its talk. A stream does not know what is stored: its owner decides and applies.
"""

from collections import deque
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.refusals import Refused
from inkognito.protocol.messages import Accepted, Rejected
from inkognito.tables.effects import ConnectionId, Effects, Send

Body = TypeVar("Body")
Body_co = TypeVar("Body_co", covariant=True)
Body_contra = TypeVar("Body_contra", contravariant=True)
Write = TypeVar("Write")


class Queued(Struct, Generic[Body_co], frozen=True, gc=False):
    """A request. `connection` gets the answer, if one waits for it; `id` is the author's own."""

    author: str
    id: str
    body: Body_co
    connection: ConnectionId | None = None
    losses: int = 0
    """How often another process was quicker."""


class Pending(Struct, Generic[Body, Write], frozen=True, gc=False):
    """A request whose result is being stored."""

    request: Queued[Body]
    write: Write


class Owner(Protocol[Body_contra, Write]):
    """What a stream asks of its owner."""

    def decide(self, now: int, request: Queued[Body_contra]) -> tuple[Write, Effects]:
        """Return what to store and the effects that store it, or raise Refused."""
        ...

    def apply(self, now: int, request: Queued[Body_contra], write: Write) -> Effects:
        """Make what is durable current, and show it."""
        ...

    def gave_up(self, request: Queued[Body_contra]) -> None:
        """Nothing more comes of the request: refused, not stored, or stored once before."""
        ...


class Stream(Generic[Body, Write]):
    """A queue of requests, of which at most one is being stored. Each is accepted once.

    A request that has lost more than `most_losses` races is refused.
    """

    def __init__(self, owner: Owner[Body, Write], most_losses: int = 1) -> None:
        self._owner, self._most_losses = owner, most_losses
        self._queue: deque[Queued[Body]] = deque()
        self._accepted: set[tuple[str, str]] = set()
        self.pending: Pending[Body, Write] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored."""
        return self.pending is not None

    def remember(self, author: str, request_id: str) -> None:
        """The result of this request is stored, by whichever process."""
        self._accepted.add((author, request_id))

    def ask(self, now: int, request: Queued[Body]) -> Effects:
        """Decide the request, as soon as nothing is being stored."""
        if self.pending is None and not self._queue:
            return self._decide(now, request)
        self._queue.append(request)
        return self._drain(now)

    def go_on(self, now: int, request: Queued[Body]) -> Effects:
        """Decide this request in place of the pending one, before all others."""
        self.pending = None
        self._queue.appendleft(request)
        return self._drain(now)

    def stored(self, now: int) -> Effects:
        """What was pending is durable."""
        pending, self.pending = self.pending, None
        if pending is None:
            return []
        request = pending.request
        self.remember(request.author, request.id)
        effects = self._owner.apply(now, request, pending.write)
        return effects + self._drain(now) if self._queue else effects

    def lost(self, now: int) -> Effects:
        """Another process was quicker. The owner knows what it stored; decide again."""
        pending, self.pending = self.pending, None
        if pending is None:
            return []
        if pending.request.losses >= self._most_losses:
            return self._give_up(pending.request, Refused("try-again")) + self._drain(now)
        return self.go_on(now, replace(pending.request, losses=pending.request.losses + 1))

    def failed(self, now: int) -> Effects:
        """The store failed: nothing has changed, and the author may try again."""
        pending, self.pending = self.pending, None
        if pending is None:
            return []
        return self._give_up(pending.request, Refused("try-again")) + self._drain(now)

    def _drain(self, now: int) -> Effects:
        effects: Effects = []
        while self._queue and self.pending is None:
            effects += self._decide(now, self._queue.popleft())
        return effects

    def _decide(self, now: int, request: Queued[Body]) -> Effects:
        if (request.author, request.id) in self._accepted:
            self._owner.gave_up(request)
            return accepted(request.connection, request.id)
        try:
            write, effects = self._owner.decide(now, request)
        except Refused as refused:
            return self._give_up(request, refused)
        self.pending = Pending(request, write)
        return effects

    def _give_up(self, request: Queued[Body], refused: Refused) -> Effects:
        self._owner.gave_up(request)
        return rejected(request.connection, request.id, refused)


def accepted(connection: ConnectionId | None, request_id: str) -> Effects:
    """Tell the connection, if there is one, that its request was accepted."""
    return [] if connection is None else [Send((connection,), Accepted(request_id))]


def rejected(connection: ConnectionId | None, request_id: str, refused: Refused) -> Effects:
    """Tell the connection, if there is one, why its request was rejected."""
    if connection is None:
        return []
    return [Send((connection,), Rejected(request_id, refused.code, refused.refusal.params))]
