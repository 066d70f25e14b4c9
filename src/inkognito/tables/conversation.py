"""How words come to be heard: decided, stored, and only then told; one after the other.

A stream of its own beside the game's: talk waits for no move, and no move for talk.
"""

from collections import deque
from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol.messages import Accepted, Rejected, Talk
from inkognito.protocol.requests import DeleteTalk, MakeGesture, Say
from inkognito.protocol.terms import Person
from inkognito.tables.audience import Audience, Effects
from inkognito.tables.effects import AppendTalk, ConnectionId, Send
from inkognito.tables.table import Table
from inkognito.tables.talk import Said, TalkStream, emptied, words_of

Speech: TypeAlias = Say | MakeGesture | DeleteTalk


class _Spoken(Struct, frozen=True):
    """What somebody wants to say or to delete, and the connection that waits for an answer."""

    connection: ConnectionId
    person: Person
    request: Speech


class _Pending(Struct, frozen=True):
    """TalkItem that are being stored; `is_forgotten` where their author was deleted meanwhile."""

    said: Said
    spoken: _Spoken | None = None
    is_forgotten: bool = False


class Conversation:
    """The talk of one table."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self._table, self._audience = table, audience
        self._queue: deque[_Spoken] = deque()
        self._pending: _Pending | None = None

    @property
    def is_busy(self) -> bool:
        """Whether words are being stored."""
        return self._pending is not None

    def speak(self, now: int, connection: ConnectionId, person: Person, request: Speech) -> Effects:
        """Somebody wants to be heard, or to have said nothing."""
        self._queue.append(_Spoken(connection, person, request))
        return self._drain(now)

    def stored(self, now: int) -> Effects:
        """The words are durable: now they are heard."""
        pending, self._pending = self._pending, None
        if pending is None:
            return []
        if pending.is_forgotten:
            return self._store(_Pending(emptied(pending.said)))
        self._talk.keep(pending.said)
        return self._heard(pending.said, pending.spoken) + self._drain(now)

    def lost(self, now: int, said: Iterable[Said]) -> Effects:
        """Another process was quicker: hear all that was said there, and decide again."""
        pending, self._pending = self._pending, None
        effects: Effects = []
        for words in self._talk.taken_in(said):
            effects += self._heard(words)
        if pending is not None and pending.spoken is not None and not pending.is_forgotten:
            self._give_back(pending.spoken)
            self._queue.appendleft(pending.spoken)
        return effects + self._drain(now)

    def failed(self, now: int) -> Effects:
        """The words could not be stored: nobody hears them, and whoever spoke may try again."""
        pending, self._pending = self._pending, None
        spoken = None if pending is None else pending.spoken
        if spoken is None:
            return self._drain(now)
        self._give_back(spoken)
        return [_rejected(spoken, Refused("try-again")), *self._drain(now)]

    def _give_back(self, spoken: _Spoken) -> None:
        """TalkItem that came to nothing do not count as too many."""
        if not isinstance(spoken.request, DeleteTalk):
            self._talk.give_back(spoken.person)

    def forget(self, person: Person) -> Effects:
        """Somebody was deleted: all that he has said is empty, and what he wants to say is not."""
        self._queue = deque(one for one in self._queue if one.person != person)
        if self._pending is not None and self._pending.said.person == person:
            self._pending = replace(self._pending, is_forgotten=True)
        said = self._talk.emptied(person)
        return [effect for words in said for effect in self._heard(words)]

    # --- deciding ---------------------------------------------------------------------------------

    @property
    def _talk(self) -> TalkStream:
        return self._audience.talk

    def _drain(self, now: int) -> Effects:
        effects: Effects = []
        while self._queue and self._pending is None:
            effects += self._decide(now, self._queue.popleft())
        return effects

    def _decide(self, now: int, spoken: _Spoken) -> Effects:
        if self._talk.has_heard(spoken.person, spoken.request.id):
            return [_accepted(spoken)]
        try:
            return self._store(_Pending(self._said(now, spoken), spoken))
        except Refused as refused:
            return [_rejected(spoken, refused)]

    def _said(self, now: int, spoken: _Spoken) -> Said:
        table, person, request = self._table, spoken.person, spoken.request
        seat = table.seat_of(person)
        if isinstance(request, DeleteTalk):
            return self._talk.unsaid(request.number, person, seat, person == table.host)
        if person in table.muted or person in table.banned:
            raise Refused("muted")
        self._check_receiver(request)
        return self._talk.said(now, person, seat, request, table.settings.gestures)

    def _check_receiver(self, request: Say | MakeGesture) -> None:
        """Discreet gestures are for a chair, which nobody else may have later."""
        to = request.to if isinstance(request, MakeGesture) else None
        if to is None:
            return
        if to not in self._table.chairs:
            raise Refused("not-a-chair", seat=to, allowed=tuple(self._table.chairs))
        if self._table.game is None:
            raise Refused("not-begun")

    def _store(self, pending: _Pending) -> Effects:
        self._pending = pending
        return [AppendTalk(self._table.id, pending.said)]

    # --- telling ----------------------------------------------------------------------------------

    def _heard(self, said: Said, spoken: _Spoken | None = None) -> Effects:
        """To everybody who may hear them, words that are new or deleted, by his own number."""
        by_seat: dict[Seat | None, list[ConnectionId]] = {}
        for connection, participant in self._audience.connections.items():
            by_seat.setdefault(self._audience.seat_of(participant), []).append(connection)
        effects: Effects = []
        for seat, connections in by_seat.items():
            effects += self._told(said, seat, connections, spoken)
        return effects

    def _told(
        self, said: Said, seat: Seat | None, connections: list[ConnectionId], spoken: _Spoken | None
    ) -> Effects:
        effects: Effects = []
        number = self._talk.number_of(said, seat)
        is_speaker = spoken is not None and spoken.connection in connections
        if number is None:  # who has lost his chair meanwhile may not hear his own gesture
            return [_accepted(spoken)] if spoken is not None and is_speaker else []
        words = (words_of(number, said, self._audience.names),)
        others = tuple(
            connection
            for connection in connections
            if spoken is None or connection != spoken.connection
        )
        if others:
            effects.append(Send(others, Talk(words)))
        if spoken is not None and is_speaker:
            effects.append(Send((spoken.connection,), Talk(words, spoken.request.id)))
        return effects


def _accepted(spoken: _Spoken) -> Send:
    return Send((spoken.connection,), Accepted(spoken.request.id))


def _rejected(spoken: _Spoken, refused: Refused) -> Send:
    return Send(
        (spoken.connection,), Rejected(spoken.request.id, refused.code, refused.refusal.params)
    )
