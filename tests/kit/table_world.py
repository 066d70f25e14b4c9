"""A table server without a network: a clock, a store and connections that a test controls.

A `Process` is one process: dropping it loses its memory. Several may share a `World`.
"""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from inkognito.bots.bot import Bot, Budget
from inkognito.bots.company import Company, sign_of
from inkognito.core.fairness import Seal
from inkognito.core.game_name import GameName
from inkognito.games import new_bot
from inkognito.protocol.requests import AnyRequest, Begin, Request, SetReady, Sit, read_message
from inkognito.protocol.settings import checked_settings
from inkognito.server.bot_worker import NOTHING, Told
from inkognito.store.formats.rows import row_from, row_values
from inkognito.tables import entries as log
from inkognito.tables.effects import (
    AppendRow,
    AppendTalk,
    ConnectionId,
    Disconnect,
    Effect,
    OpenTable,
    Send,
    Think,
    WakeAt,
)
from inkognito.tables.sleep import Sleep
from inkognito.tables.table import Table
from inkognito.tables.table_session import TableSession
from inkognito.tables.talk import TalkRow
from tests.kit.table_client import Client

START = 1_700_000_000_000
TABLE = "the-table"
LIMITS: dict[str, dict[str, Any]] = {"board": {"turn_limit": 9}, "card": {"round_limit": 4}}
_LINES = count(1)


BRISK = Budget(seconds=0.02)
"""For bots: as little as a search takes."""


class Luck:
    """The random source of a table, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def draw(self) -> float:
        return self._random.random()

    def table_name(self) -> str:
        return f"table-{self._random.getrandbits(64):x}"

    def seal(self) -> Seal:
        return Seal(self._random.randbytes(32), self._random.randbytes(32))


class World:
    """What outlives a process: the time, the stored log, the names and the talk."""

    def __init__(
        self, game: str = "board", seed: int = 1, host: str = "ann", **settings: Any
    ) -> None:
        self.now, self.luck = START, Luck(seed)
        self.names: dict[str, str] = {}
        self.talk: dict[int, TalkRow] = {}
        self.others: dict[str, log.Row] = {}
        self.losses = 0
        self._rows: dict[int, tuple[Any, ...]] = {}
        raw = {"game": game, "rules": LIMITS[game], **settings}
        self.seal = self.luck.seal()
        secret = (self.seal.seed.hex(), self.seal.salt.hex())
        chosen = checked_settings(raw)
        self.game: GameName = chosen.game
        opened = log.Opened(chosen, host, *secret)
        self.append(log.Row(TABLE, 1, self.now, host, "open", (opened,)))

    def append(self, row: log.Row) -> bool:
        """Store the row. Return False if its number is taken."""
        if row.seq in self._rows:
            return False
        assert row.seq == len(self._rows) + 1, "the log has no holes"
        self._rows[row.seq] = tuple(row_values(row).values())
        return True

    def rows(self, after: int = 0) -> list[log.Row]:
        """Return the stored log from a number on."""
        return [row_from(self.game, *row) for seq, row in sorted(self._rows.items()) if seq > after]

    def table(self) -> Table:
        """Return the table as a fold of its stored log."""
        return self.session().table

    def session(self) -> TableSession:
        """Return a session that has loaded the stored log, and nothing else."""
        session = TableSession(TABLE, "test", self.luck)
        session.load_rows(self.rows())
        return session


class Process:
    """One process that runs the table. With `holds`, rows, talk or bots wait for the test.

    Without "answers" among them, time passes until an answer leaves that is held for its time.
    """

    def __init__(
        self,
        world: World,
        holds: Iterable[str] = (),
        fast_bots: bool = False,
        asleep: Sleep | None = None,
        run: str = "",
    ) -> None:
        self.world, self.holds = world, frozenset(holds)
        self.session = TableSession(TABLE, "test", world.luck, fast_bots, run)
        self.clients: dict[ConnectionId, Client] = {}
        self.rows: deque[AppendRow] = deque()
        self.talk: deque[AppendTalk] = deque()
        self.thoughts: deque[Think] = deque()
        self.openings: deque[OpenTable] = deque()
        self.sent: list[Send] = []
        self.asked: list[Think] = []
        self.wake_at: int | None = None
        self.deliver: Callable[[Client, bytes], None] = Client.hear
        self._bots: dict[tuple[str, str], tuple[Bot, Told]] = {}
        talk = world.talk.values()
        self.do(self.session.load(world.now, world.rows(), world.names, talk, asleep))

    # --- connections ------------------------------------------------------------------------------

    def join(self, who: str | Client | None = None) -> Client:
        """Connect a person, or reconnect a client with what it has."""
        client = who if isinstance(who, Client) else Client(who)
        client.connection = next(_LINES)
        self.clients[client.connection] = client
        who_comes, after, talk_after = client.participant, len(client.seen), len(client.talk)
        is_afresh = after > 0 and not self.session.has_shown(who_comes, after, client.run)
        if is_afresh:
            after = talk_after = 0
        self.do(
            self.session.connect(
                self.world.now, client.connection, who_comes, after, talk_after, None, is_afresh
            )
        )
        self.world.names |= self.session.audience.names
        return client

    def part(self, client: Client) -> None:
        """Close the connection."""
        if client.connection is not None:
            self.clients.pop(client.connection, None)
            self.do(self.session.disconnect(self.world.now, client.connection))
            client.connection = None

    def hear(self, client: Client, data: bytes) -> None:
        """Deliver a client's message to the table."""
        request: Any = read_message(data)
        assert isinstance(request, Request)
        if client.connection is not None:
            self.do(self.session.receive(self.world.now, client.connection, _any_wish(request)))
        if "answers" not in self.holds:
            self.pass_time(max((due - self.world.now for due in self.held_until()), default=0))

    def held_until(self) -> list[int]:
        """Return when the answers leave that are held for their time."""
        plans = self.session._passes._plans.values()
        return [plan.due for plan in plans if plan.held is not None]

    def ask(self, client: Client, kind: type[Request], /, **fields: Any) -> str | None:
        """Send a request. Return the response, if there was one."""
        name, data = client.say(kind, **fields)
        self.hear(client, data)
        return client.verdicts.get(name)

    def choose(self, client: Client, random: Random, declare: float = 0.02) -> str | None:
        """Let a person choose one of their options."""
        name, data = client.choose(random, declare)
        self.hear(client, data)
        return client.verdicts.get(name)

    # --- time -------------------------------------------------------------------------------------

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and ring the alarms on the way."""
        end = self.world.now + milliseconds
        rang_for_nothing = 0
        while self.wake_at is not None and self.wake_at <= end:
            before = (self.world.now, self.session.table.seq, len(self.rows), len(self.asked))
            self.world.now = max(self.world.now, self.wake_at)
            self.do(self.session.wake(self.world.now))
            after = (self.world.now, self.session.table.seq, len(self.rows), len(self.asked))
            rang_for_nothing = rang_for_nothing + 1 if before == after else 0
            assert rang_for_nothing < 3, "the alarm rings for nothing"
        self.world.now = end

    def sleep(self) -> None:
        """Let time pass until the next alarm."""
        assert self.wake_at is not None, "the table stands still"
        self.pass_time(max(0, self.wake_at - self.world.now))

    # --- effects ----------------------------------------------------------------------------------

    def do(self, effects: Iterable[Effect]) -> None:
        """Carry out effects, and the effects that follow from them."""
        waiting = deque(effects)
        while waiting:
            effect = waiting.popleft()
            waiting += _CARRY_OUT[type(effect)](self, effect)

    def _send(self, effect: Send) -> Iterable[Effect]:
        self.sent.append(effect)
        data = msgspec.json.encode(effect.message)
        for connection in effect.connections:
            if connection in self.clients:
                self.deliver(self.clients[connection], data)
        return ()

    def _wake_at(self, effect: WakeAt) -> Iterable[Effect]:
        self.wake_at = effect.at
        return ()

    def _store(self, effect: AppendRow) -> Iterable[Effect]:
        assert effect.is_private == effect.row.is_private
        if "rows" not in self.holds:
            return self.answer(effect)
        self.rows.append(effect)
        return ()

    def answer(self, effect: AppendRow) -> Iterable[Effect]:
        """Store a row. Return the session's next effects."""
        if self.world.append(effect.row):
            return self.session.stored(self.world.now)
        self.world.losses += 1
        return self.session.lost(self.world.now, self.world.rows(self.session.table.seq))

    def _disconnect(self, effect: Disconnect) -> Iterable[Effect]:
        for connection in effect.connections:
            self.clients[connection].dismissed_for = effect.why
            self.part(self.clients[connection])
        return ()

    def _store_talk(self, effect: AppendTalk) -> Iterable[Effect]:
        if "talk" not in self.holds:
            return self.keep(effect)
        self.talk.append(effect)
        return ()

    def keep(self, effect: AppendTalk) -> Iterable[Effect]:
        """Store a talk item. Return the session's next effects."""
        row, conversation = effect.row, self.session.conversation
        before = self.world.talk.get(row.place, row)
        if (before.person, before.request_id) != (row.person, row.request_id):
            return conversation.lost(self.world.now, self.world.talk.values())
        self.world.talk[row.place] = row
        return conversation.stored(self.world.now)

    def _think(self, effect: Think) -> Iterable[Effect]:
        self.asked.append(effect)
        if "thoughts" not in self.holds:
            return self.think(effect)
        self.thoughts.append(effect)
        return ()

    def think(self, effect: Think) -> Iterable[Effect]:
        """Let a bot choose; it sees what its seat has seen and nothing more."""
        fresh = (new_bot(effect.kind, effect.game, effect.seat, effect.key), NOTHING)
        bot, told = self._bots.get((effect.seat, effect.kind), fresh)
        bot, told = (bot, told) if told.is_part_of(effect) else fresh
        company = Company(bot, effect.heard[len(told.heard) :], told.sightings)
        for sighting in effect.sightings[told.sightings :]:
            company.see(sighting)
        company.catch_up()
        told = Told(len(effect.sightings), effect.heard)
        self._bots[effect.seat, effect.kind] = (bot, told)
        if effect.is_sign:
            sign = sign_of(effect.kind, bot, effect.key, told.sightings, effect.options)
            return self.session.signed(self.world.now, effect.seat, effect.decision, sign)
        decide = bot.interject if effect.is_free else bot.choose
        command = decide(effect.options, BRISK)
        return self.session.thought(self.world.now, effect.seat, effect.decision, command)

    def _open_table(self, effect: OpenTable) -> Iterable[Effect]:
        self.openings.append(effect)
        if "openings" in self.holds:
            return ()
        self.world.others[effect.row.table] = effect.row
        return self.session.rematch_opened(self.world.now, effect.row.table)


_CARRY_OUT: dict[type, Callable[[Process, Any], Iterable[Effect]]] = {
    Send: Process._send,
    Disconnect: Process._disconnect,
    WakeAt: Process._wake_at,
    AppendRow: Process._store,
    AppendTalk: Process._store_talk,
    Think: Process._think,
    OpenTable: Process._open_table,
}


def _any_wish(request: Any) -> AnyRequest:
    """Return the request, of any kind."""
    chosen: AnyRequest = request
    return chosen


# --- common steps of tests ------------------------------------------------------------------------


def seated(process: Process, *people: str) -> list[Client]:
    """Connect these people and seat them on the free chairs, in order."""
    free = [seat for seat, chair in process.session.table.chairs.items() if chair.bot is None]
    clients = [process.join(person) for person in people]
    for client, seat in zip(clients, free, strict=False):
        assert process.ask(client, Sit, seat=seat) == "taken"
    return clients


def begun(process: Process, *people: str) -> list[Client]:
    """Seat these people and begin the game; the first of them is the host."""
    clients = seated(process, *people)
    for client in clients:
        assert process.ask(client, SetReady, entropy="c0ffee") == "taken"
    assert process.ask(clients[0], Begin) == "taken"
    return clients


def play_on(
    process: Process,
    random: Random,
    until: Callable[[], bool] = lambda: False,
    declare: float = 0.02,
) -> None:
    """Let people choose at random and bots play, until the game is over."""
    for _ in range(3_000):
        if process.session.table.status != "playing" or until():
            return
        waited_for = [client for client in process.clients.values() if client.is_waited_for]
        if waited_for:
            assert process.choose(random.choice(waited_for), random, declare) == "taken"
        else:
            process.sleep()
    raise AssertionError("the game does not end")


def fingerprint(session: TableSession) -> tuple[Any, ...]:
    """Return everything that a table's log determines."""
    table, game = session.table, session.table.game
    accepted = set(session._log.stream._accepted)
    plain = replace(table, game=None, since=0)
    if game is None or session.game_log is None:
        return (plain, accepted)
    played = (tuple(session.game_log.events), game.state, game.decision, game.outcome)
    return (plain, accepted, played)


def shown(process: Process, client: Client) -> list[Any]:
    """Return what the client must have seen by now, according to the game."""
    game = process.session.game_log
    if game is None:
        return []
    viewer: Any = client.seat or "spectator"
    return [over_the_wire(one.sighting) for one in game.sightings(viewer)]


def over_the_wire(thing: Any) -> Any:
    """Return the value after a round trip over the connection."""
    return msgspec.json.decode(msgspec.json.encode(thing))
