"""A table server without a network: a clock, a store and lines that a test has in its hand.

A `House` is one process: all that it knows is gone when it is dropped. Several may share a `World`.
"""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

import msgspec

from inkognito.bots.bot import Bot
from inkognito.bots.kinds import new_bot
from inkognito.core.fairness import Seal
from inkognito.protocol.settings import checked_settings
from inkognito.protocol.wishes import AnyWish, Begin, BeReady, Sit, Wish, read_message
from inkognito.tables import entries as log
from inkognito.tables.desk import Desk
from inkognito.tables.effects import (
    Dismiss,
    Effect,
    Line,
    OpenTable,
    Send,
    Store,
    StoreTalk,
    Think,
    WakeAt,
)
from inkognito.tables.table import Table
from inkognito.tables.talk import Said
from kit.table_client import Client

START = 1_700_000_000_000
TABLE = "the-table"
LIMITS: dict[str, dict[str, Any]] = {"board": {"turn_limit": 9}, "card": {"round_limit": 4}}
_LINES = count(1)


class Luck:
    """The chance of a table, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def draw(self) -> float:
        return self._random.random()

    def table_name(self) -> str:
        return f"table-{self._random.getrandbits(64):x}"

    def seal(self) -> Seal:
        return Seal(self._random.randbytes(32), self._random.randbytes(32))


class World:
    """What outlives a process: the time, the log as it is stored, the names and the talk."""

    def __init__(
        self, game: str = "board", seed: int = 1, host: str = "ann", **settings: Any
    ) -> None:
        self.now, self.luck = START, Luck(seed)
        self.names: dict[str, str] = {}
        self.said: dict[int, Said] = {}
        self.others: dict[str, log.Row] = {}
        self.losses = 0
        self._rows: dict[int, tuple[Any, ...]] = {}
        raw = {"game": game, "rules": LIMITS[game], **settings}
        self.seal = self.luck.seal()
        secret = (self.seal.seed.hex(), self.seal.salt.hex())
        opened = log.Opened(checked_settings(raw), host, *secret)
        self.append(log.Row(TABLE, 1, self.now, host, "open", (opened,)))

    def append(self, row: log.Row) -> bool:
        """Store the row; False where another has its number already."""
        if row.seq in self._rows:
            return False
        assert row.seq == len(self._rows) + 1, "the log has no holes"
        self._rows[row.seq] = (row.table, row.seq, row.at, row.author, row.wish, *log.packed(row))
        return True

    def rows(self, after: int = 0) -> list[log.Row]:
        """The log from a number on, read anew."""
        return [log.unpacked(*row) for seq, row in sorted(self._rows.items()) if seq > after]

    def table(self) -> Table:
        """The table as its log alone says it is."""
        table = Table(TABLE)
        for row in self.rows():
            table.apply(row)
        return table


class House:
    """One process that keeps the table. With `holds` rows, words or thoughts wait for the test."""

    def __init__(self, world: World, holds: Iterable[str] = (), fast_bots: bool = False) -> None:
        self.world, self.holds = world, frozenset(holds)
        self.desk = Desk(TABLE, "test", world.luck, fast_bots)
        self.clients: dict[Line, Client] = {}
        self.rows: deque[Store] = deque()
        self.words: deque[StoreTalk] = deque()
        self.thoughts: deque[Think] = deque()
        self.openings: deque[OpenTable] = deque()
        self.sent: list[Send] = []
        self.asked: list[Think] = []
        self.wake_at: int | None = None
        self.deliver: Callable[[Client, bytes], None] = Client.hear
        self._bots: dict[tuple[str, str], tuple[Bot, int]] = {}
        said = tuple(world.said[place] for place in sorted(world.said))
        self.do(self.desk.load(world.now, world.rows(), world.names, said))

    # --- lines ------------------------------------------------------------------------------------

    def join(self, who: str | Client | None = None) -> Client:
        """Somebody comes, or comes again with what he has."""
        client = who if isinstance(who, Client) else Client(who)
        client.line = next(_LINES)
        self.clients[client.line] = client
        after, talk_after = len(client.seen), len(client.talk)
        self.do(self.desk.connect(self.world.now, client.line, client.guest, after, talk_after))
        self.world.names |= self.desk.audience.names
        return client

    def part(self, client: Client) -> None:
        """The line ends."""
        if client.line is not None:
            self.clients.pop(client.line, None)
            self.do(self.desk.disconnect(self.world.now, client.line))
            client.line = None

    def hear(self, client: Client, data: bytes) -> None:
        """What a client has sent reaches the table."""
        wish: Any = read_message(data)
        assert isinstance(wish, Wish)
        if client.line is not None:
            self.do(self.desk.receive(self.world.now, client.line, _any_wish(wish)))

    def ask(self, client: Client, kind: type[Wish], **fields: Any) -> str | None:
        """Send a wish; what was answered, if anything was."""
        name, data = client.say(kind, **fields)
        self.hear(client, data)
        return client.verdicts.get(name)

    def choose(self, client: Client, random: Random, declare: float = 0.02) -> str | None:
        """Let a person take one of his options."""
        name, data = client.choose(random, declare)
        self.hear(client, data)
        return client.verdicts.get(name)

    # --- time -------------------------------------------------------------------------------------

    def pass_time(self, milliseconds: int) -> None:
        """Time passes, and the alarms on the way ring."""
        end = self.world.now + milliseconds
        rang_for_nothing = 0
        while self.wake_at is not None and self.wake_at <= end:
            before = (self.world.now, self.desk.table.seq, len(self.rows), len(self.asked))
            self.world.now = max(self.world.now, self.wake_at)
            self.do(self.desk.wake(self.world.now))
            after = (self.world.now, self.desk.table.seq, len(self.rows), len(self.asked))
            rang_for_nothing = rang_for_nothing + 1 if before == after else 0
            assert rang_for_nothing < 3, "the alarm rings for nothing"
        self.world.now = end

    def sleep(self) -> None:
        """Until the next alarm."""
        assert self.wake_at is not None, "the table stands still"
        self.pass_time(max(0, self.wake_at - self.world.now))

    # --- effects ----------------------------------------------------------------------------------

    def do(self, effects: Iterable[Effect]) -> None:
        """Carry out effects, and what comes of them."""
        waiting = deque(effects)
        while waiting:
            effect = waiting.popleft()
            waiting += _CARRY_OUT[type(effect)](self, effect)

    def _send(self, effect: Send) -> Iterable[Effect]:
        self.sent.append(effect)
        data = msgspec.json.encode(effect.answer)
        for line in effect.lines:
            if line in self.clients:
                self.deliver(self.clients[line], data)
        return ()

    def _wake_at(self, effect: WakeAt) -> Iterable[Effect]:
        self.wake_at = effect.at
        return ()

    def _store(self, effect: Store) -> Iterable[Effect]:
        if "rows" not in self.holds:
            return self.answer(effect)
        self.rows.append(effect)
        return ()

    def answer(self, effect: Store) -> Iterable[Effect]:
        """Store a row, and what the desk makes of that."""
        if self.world.append(effect.row):
            return self.desk.stored(self.world.now, effect.row)
        self.world.losses += 1
        return self.desk.lost(self.world.now, self.world.rows(self.desk.table.seq))

    def _dismiss(self, effect: Dismiss) -> Iterable[Effect]:
        for line in effect.lines:
            self.clients[line].dismissed_for = effect.why
            self.part(self.clients[line])
        return ()

    def _store_talk(self, effect: StoreTalk) -> Iterable[Effect]:
        if "words" not in self.holds:
            return self.keep(effect)
        self.words.append(effect)
        return ()

    def keep(self, effect: StoreTalk) -> Iterable[Effect]:
        """Store words, and what the desk makes of that."""
        said, conversation = effect.said, self.desk.conversation
        before = self.world.said.get(said.place, said)
        if (before.person, before.wish) != (said.person, said.wish):
            return conversation.lost(self.world.now, self.world.said.values())
        self.world.said[said.place] = said
        return conversation.stored(self.world.now)

    def _think(self, effect: Think) -> Iterable[Effect]:
        self.asked.append(effect)
        if "thoughts" not in self.holds:
            return self.think(effect)
        self.thoughts.append(effect)
        return ()

    def think(self, effect: Think) -> Iterable[Effect]:
        """Let a bot think, which sees what its seat has seen and nothing more."""
        fresh = (new_bot(effect.kind, effect.game, effect.seat, effect.key), 0)
        bot, seen = self._bots.get((effect.seat, effect.kind), fresh)
        for sighting in effect.sightings[seen:]:
            bot.see(sighting)
        self._bots[effect.seat, effect.kind] = (bot, len(effect.sightings))
        decide = bot.interject if effect.is_free else bot.choose
        command = decide(effect.options)
        return self.desk.thought(self.world.now, effect.seat, effect.decision, command)

    def _open_table(self, effect: OpenTable) -> Iterable[Effect]:
        self.openings.append(effect)
        if "openings" in self.holds:
            return ()
        self.world.others[effect.row.table] = effect.row
        return self.desk.rematch_opened(self.world.now, effect.row.table)


_CARRY_OUT: dict[type, Callable[[House, Any], Iterable[Effect]]] = {
    Send: House._send,
    Dismiss: House._dismiss,
    WakeAt: House._wake_at,
    Store: House._store,
    StoreTalk: House._store_talk,
    Think: House._think,
    OpenTable: House._open_table,
}


def _any_wish(wish: Any) -> AnyWish:
    """The wish, of whatever kind."""
    chosen: AnyWish = wish
    return chosen


# --- what tests do again and again ----------------------------------------------------------------


def seated(house: House, *people: str) -> list[Client]:
    """These people come and sit down, in the order of the chairs that are free."""
    free = [seat for seat, chair in house.desk.table.chairs.items() if chair.bot is None]
    clients = [house.join(person) for person in people]
    for client, seat in zip(clients, free, strict=False):
        assert house.ask(client, Sit, seat=seat) == "taken"
    return clients


def begun(house: House, *people: str) -> list[Client]:
    """These people sit and have begun the game; the first of them is the host."""
    clients = seated(house, *people)
    for client in clients:
        assert house.ask(client, BeReady, entropy="c0ffee") == "taken"
    assert house.ask(clients[0], Begin) == "taken"
    return clients


def play_on(
    house: House,
    random: Random,
    until: Callable[[], bool] = lambda: False,
    declare: float = 0.02,
) -> None:
    """People take options at random and bots think, until the game is over."""
    for _ in range(3_000):
        if house.desk.table.status != "playing" or until():
            return
        waited_for = [client for client in house.clients.values() if client.is_waited_for]
        if waited_for:
            assert house.choose(random.choice(waited_for), random, declare) == "taken"
        else:
            house.sleep()
    raise AssertionError("the game does not end")


def fingerprint(table: Table) -> tuple[Any, ...]:
    """All that a table's log settles."""
    game = table.game
    played = None if game is None else (tuple(game.events), game.decision, game.to_act)
    chairs = (table.settings, table.host, table.chairs, table.entropy, table.banned, table.muted)
    said = (table.votes, table.status, table.is_closed, table.rematch)
    return (table.seq, chairs, said, table.clocks, table.taken, played)


def shown(house: House, client: Client) -> list[Any]:
    """What the client must have seen by now, as the game says."""
    game = house.desk.table.game
    if game is None:
        return []
    viewer: Any = client.seat or "spectator"
    return [on_the_line(one.sighting) for one in game.sightings(viewer)]


def on_the_line(thing: Any) -> Any:
    """What is left of something when it has gone over the line."""
    return msgspec.json.decode(msgspec.json.encode(thing))
