"""Servers crash at any point, connections lose and repeat messages: the game goes on.

A `Storm` is a world in which everything that can happen next is a `Chance` with a weight: to make
it worse, add a method and its connection to WEATHER. What must hold in the end is in `check`.
"""

from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol import requests
from tests.kit.table_client import TAKEN, Client, GapError
from tests.kit.table_world import Process, World, begun, fingerprint, shown

HOLDS = ("rows", "thoughts")
STEPS = 60_000
CLOCKS: tuple[dict[str, Any], ...] = (
    {"type": "none"},
    {"type": "per-decision", "seconds": 4},
    {"type": "per-player", "seconds": 30, "increment": 2},
    {"type": "days", "days": 1},
)


class Tab(Client):
    """A browser's tab with its two pipes, and the process that they lead to."""

    def __init__(self, person: str | None, process: Process) -> None:
        super().__init__(person)
        self.process = process
        self.to_server: deque[bytes] = deque()
        self.from_server: deque[bytes] = deque()


class Storm:
    """A table of people and bots in bad weather."""

    def __init__(self, game: str, seed: int, processes: int) -> None:
        self.random, self.happened = Random(seed), Counter[str]()
        players = (3, 4, 5)[seed % 3]
        bots = dict.fromkeys(DEFAULT_SEATS[players][2:], "random")
        self.world = World(game, seed, players=players, bots=bots, clock=CLOCKS[seed % 4])
        begun(Process(self.world), "ann", "bob")
        self.processes = [self.opened() for _ in range(processes)]
        self.tabs = [Tab(who, self.processes[0]) for who in ("ann", "bob", "bob", "zoe", None)]
        for tab in self.tabs:
            self.connect(tab)

    def opened(self) -> Process:
        """A process that has just started."""
        process = Process(self.world, HOLDS)
        process.deliver = self.send
        return process

    @staticmethod
    def send(tab: Client, data: bytes) -> None:
        assert isinstance(tab, Tab)
        tab.from_server.append(data)

    def connect(self, tab: Tab) -> None:
        """Come again, to any process, and send again what was not answered."""
        self.disconnect(tab)
        tab.process = self.random.choice(self.processes)
        tab.process.join(tab)
        tab.to_server += tab.unanswered.values()

    def disconnect(self, tab: Tab) -> None:
        """The connection ends, and what was on its way is gone."""
        tab.to_server.clear()
        tab.from_server.clear()
        if tab.connection is not None:
            tab.process.part(tab)
            tab.from_server.clear()

    # --- what may happen --------------------------------------------------------------------------

    def act(self) -> bool:
        """Somebody does something: mostly a move, now and then something else."""
        tab = self.random.choice(self.tabs)
        if tab.unanswered or tab.seat is None:
            return False
        if self.random.random() < 0.1:
            kind, fields = self.random.choice(OTHER_WISHES)
            tab.to_server.append(tab.say(kind, **fields)[1])
        elif tab.is_waited_for:
            tab.to_server.append(tab.choose(self.random, declare=0.01)[1])
        elif self.is_replaced(tab):
            tab.to_server.append(tab.say(requests.TakeBack)[1])
        return True

    @staticmethod
    def is_replaced(tab: Tab) -> bool:
        return any(c["seat"] == tab.seat and c["stand_in"] for c in tab.table["chairs"])

    def to_server(self) -> bool:
        """A message reaches the server: once, twice, or never."""
        return self.carry("to_server", lambda tab, data: tab.process.hear(tab, data))

    def to_client(self) -> bool:
        """A message reaches a client: once, twice, or never; who misses something comes again."""
        return self.carry("from_server", self.heard)

    def carry(self, pipe: str, bring: Callable[[Tab, bytes], None]) -> bool:
        full = [tab for tab in self.tabs if getattr(tab, pipe)]
        if not full:
            return False
        tab = self.random.choice(full)
        data = getattr(tab, pipe).popleft()
        luck = self.random.random()
        times = 0 if luck < 0.02 else 2 if luck < 0.06 else 1
        self.happened[f"{pipe} {times}"] += 1
        for _ in range(times):
            bring(tab, data)
        return True

    def heard(self, tab: Tab, data: bytes) -> None:
        try:
            tab.hear(data)
        except GapError:
            self.happened["gap"] += 1
            self.connect(tab)

    def store(self) -> bool:
        """The store answers: it keeps the row, does not, or keeps it and says that it did not."""
        waiting = [process for process in self.processes if process.rows]
        if not waiting:
            return False
        process = self.random.choice(waiting)
        effect, luck = process.rows.popleft(), self.random.random()
        if luck < 0.96:
            process.do(process.answer(effect))
            return True
        if luck < 0.98:
            self.world.append(effect.row)
        self.happened["store failed"] += 1
        process.do(process.session.failed(self.world.now))
        return True

    def think(self) -> bool:
        """A bot makes up its mind."""
        waiting = [process for process in self.processes if process.thoughts]
        if waiting:
            process = self.random.choice(waiting)
            process.do(process.think(process.thoughts.popleft()))
        return bool(waiting)

    def wake(self) -> bool:
        """Time passes up to somebody's alarm."""
        waiting = [process for process in self.processes if process.wake_at is not None]
        if waiting:
            process = self.random.choice(waiting)
            assert process.wake_at is not None
            if process.wake_at < self.world.now + 60_000:
                process.pass_time(max(0, process.wake_at - self.world.now))
        self.world.now += self.random.randrange(200)
        return True

    def read_log(self) -> bool:
        """A process hears of what others have stored."""
        self.catch_up(self.random.choice(self.processes))
        return True

    def catch_up(self, process: Process) -> None:
        process.do(
            process.session.catch_up(self.world.now, self.world.rows(process.session.table.seq))
        )

    def connection_ends(self) -> bool:
        """A connection ends, and its client comes again."""
        self.connect(self.random.choice(self.tabs))
        return True

    def crash(self) -> bool:
        """A process is gone with all it knew; what it was storing is there, or it is not."""
        number = self.random.randrange(len(self.processes))
        for effect in self.processes[number].rows:
            if self.random.random() < 0.5:
                self.happened["stored in a crash"] += self.world.append(effect.row)
        lost, self.processes[number] = self.processes[number], self.opened()
        for tab in self.tabs:
            if tab.process is lost:
                tab.connection = None
                self.connect(tab)
        return True

    # --- the whole storm --------------------------------------------------------------------------

    def rage(self) -> None:
        """Until the game is over, and for a calm while after it."""
        kinds, weights = [one.name for one in WEATHER], [one.weight for one in WEATHER]
        for _ in range(STEPS):
            if self.is_over():
                break
            name = self.random.choices(kinds, weights)[0]
            self.happened[name] += bool(getattr(self, name)())
        self.calm_down()

    def is_over(self) -> bool:
        return any(process.session.table.status == "over" for process in self.processes)

    def calm_down(self) -> None:
        """Everybody comes once more, and every request that was not answered is."""
        for process in self.processes:
            process.holds = frozenset()
            while process.rows:
                process.do(process.answer(process.rows.popleft()))
            self.catch_up(process)
            process.deliver = Client.hear
        for tab in self.tabs:
            self.connect(tab)
            for data in tuple(tab.to_server):
                tab.process.hear(tab, data)
        for process in self.processes:
            self.catch_up(process)


class Chance(Struct, frozen=True):
    """Something that may happen next."""

    name: str
    weight: float


WEATHER = (
    Chance("act", 10),
    Chance("to_server", 10),
    Chance("to_client", 30),
    Chance("store", 10),
    Chance("think", 10),
    Chance("wake", 5),
    Chance("read_log", 1),
    Chance("connection_ends", 0.6),
    Chance("crash", 0.4),
)
OTHER_WISHES: tuple[tuple[type[requests.Request], dict[str, Any]], ...] = (
    (requests.Leave, {}),
    (requests.TakeBack, {}),
    (requests.Mute, {"person": "zoe", "muted": True}),
    (requests.Sit, {"seat": "red"}),
    (requests.Begin, {}),
    (requests.Act, {"decision": 3, "command": {"type": "decline", "what": "declaration"}}),
)


def check(storm: Storm) -> None:
    """The game is over, each request was taken at most once, and all have seen the same game."""
    world, rows = storm.world, storm.world.rows()
    table = world.table()
    assert table.status == "over"
    taken = Counter((row.author, row.request_id) for row in rows)
    assert set(taken.values()) == {1}
    for process in storm.processes:
        assert fingerprint(process.session) == fingerprint(world.session())
    for tab in storm.tabs:
        assert not tab.unanswered
        assert tab.seen == shown(tab.process, tab)
        accepted = [request for request, verdict in tab.verdicts.items() if verdict == TAKEN]
        assert all(taken[tab.participant.person or "", request] == 1 for request in accepted)


STORMS = [(game, processes, seed) for game in ("board", "card") for processes in (1, 2)
          for seed in range(24)]  # fmt: skip


@pytest.mark.parametrize(("game", "processes", "seed"), STORMS)
def test_a_game_under_random_failures_ends_with_each_accepted_request_in_its_log_once(
    game: str, processes: int, seed: int
) -> None:
    storm = Storm(game, seed, processes)
    storm.rage()
    check(storm)


def test_the_random_failures_are_frequent_enough() -> None:
    happened: Counter[str] = Counter()
    for game, processes, seed in STORMS[::11]:
        storm = Storm(game, seed, processes)
        storm.rage()
        happened += storm.happened
        happened["lost races"] += storm.world.losses
    wanted = {one.name for one in WEATHER} | {"gap", "store failed", "stored in a crash"}
    wanted |= {f"{pipe} {times}" for pipe in ("to_server", "from_server") for times in (0, 1, 2)}
    assert not {name for name in wanted if happened[name] < 3}
    assert happened["lost races"] > 10
