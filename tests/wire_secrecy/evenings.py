"""An evening: who comes, how the table is set, and what people do besides playing.

Everything follows from the plan, so that it happens in both worlds of a pair at the same moments.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from inkognito.core.seats import COLOURS, DEFAULT_SEATS, Seat, Viewer
from inkognito.protocol import requests
from inkognito.server.bot_worker import WorkerReply
from inkognito.tables.effects import Think
from tests.wire_secrecy.copying import Chooser, Copier, DivergedError
from tests.wire_secrecy.mischief import probe_table, provoke
from tests.world.network import Route
from tests.world.playing import begun
from tests.world.visitors import Tab, Visitor
from tests.world.world import GoodRoute, World

GESTURES = ("twitch-eye", "tug-earlobe", "frown", "turn-up-nose")
LIMITS: dict[str, dict[str, Any]] = {"board": {"turn_limit": 10}, "card": {"round_limit": 5}}
LAST_DECISION = {"board": 110, "card": 70}
"""Games may be longer; the pairs are told apart before that, or have been compared enough."""

SHUTDOWN = 5.0
"""Seconds after which the next process is started, however long the last one took to stop."""

LEVELS = ("clerk", "sly", "veteran", "tourist", "random")
"""All but master, whose search takes half a second for each decision."""


class Plan(Struct, frozen=True):
    """What is settled before an evening begins."""

    seed: int
    settings: dict[str, Any]
    people: tuple[Seat, ...]
    deeds: tuple[tuple[int, str], ...]
    """What people do besides playing, each when the decision with this number is open."""

    has_rematch: bool

    @property
    def game(self) -> str:
        """The name of the game."""
        game: str = self.settings["game"]
        return game


def steady_route(delay: float) -> Route:
    """Return a network on which every message travels equally long.

    Otherwise one more message to a player, which is theirs alone, would delay their later ones.
    """
    return GoodRoute(Random(0), delay, delay)


def planned(seed: int) -> Plan:
    """Return the plan that follows from a seed: any game, count, edition and setting."""
    random = Random(f"plan {seed}")
    game, players = random.choice(("board", "card")), random.choice((3, 4, 5))
    seats = DEFAULT_SEATS[players]
    people = tuple(sorted(random.sample(seats, 2), key=seats.index))
    editions = {"board": ("ares-2013-en", "ares-2013-it"), "card": ("ffg-2003", "abacus-1997")}
    rules = LIMITS[game] | {"edition": random.choice(editions[game])}
    if game == "board":
        rules["repeats"] = random.choice(("prevented", "challenge"))
        rules["placement"] = random.choice(("random", "choose"))
    settings = {
        "game": game,
        "players": players,
        "rules": rules,
        "bots": {seat: random.choice(LEVELS) for seat in seats if seat not in people},
        "visibility": random.choice(("public", "link")),
        "gestures": random.choice(("open", "discreet")),
        "help": random.choice(("paper", "record", "contradictions", "elimination")),
        "pace": random.choice(("normal", "quick")),
        "hints": random.random() < 0.5,
    }
    moments = sorted(random.randrange(2, 60) for _ in range(14))
    deeds = tuple((moment, random.choice(tuple(DEEDS))) for moment in moments)
    return Plan(seed, settings, people, deeds, has_rematch=random.random() < 0.1)


def _has_rematch(tab: Tab) -> bool:
    return tab.client.table["rematch"] is not None


class Evening:
    """One evening in one world."""

    def __init__(self, world: World, plan: Plan, chooser: Chooser | Copier, viewer: Viewer) -> None:
        self.world, self.plan, self.viewer = world, plan, viewer
        self._chooser = chooser
        self.is_second = isinstance(chooser, Copier)
        self.hidden = Random(f"hidden {plan.seed} {self.is_second}")
        """Draws what the viewer can't read: it differs between the worlds."""

        self.table = ""
        self.people: dict[Seat, Visitor] = {}
        self.tabs: dict[Seat, Tab] = {}
        self.away: set[Seat] = set()
        self.snapshots: list[tuple[float, bytes]] = []
        self.diverged_at: float | None = None
        self.rows: list[Any] = []
        self.begun_at = 0.0
        world.choosing = self._bot

    # --- choosing ---------------------------------------------------------------------------------

    def _bot(self, job: Think, reply: WorkerReply) -> WorkerReply:
        if self.plan.has_rematch and job.table != self.table:
            return reply  # of the game that is called off, which is the same in both worlds
        try:
            return self._chooser.bot(job, reply, self._state(job.table))
        except DivergedError:
            self._diverged()
            return reply

    def _diverged(self) -> None:
        if self.diverged_at is None:
            self.diverged_at = self.world.time.now

    def _state(self, table: str) -> Any:
        session = self._services().host.loaded(table)
        assert session is not None
        assert session.table.game is not None
        return session.table.game.state

    def _services(self) -> Any:
        process = self.world.reachable(self.watcher)
        assert process is not None
        return process.services

    def _is_served(self, table: str) -> bool:
        """Whether a process has the table; between two processes nobody can do anything."""
        process = self.world.reachable(self.watcher)
        services = None if process is None else process.services
        return services is not None and services.host.loaded(table) is not None

    # --- the story --------------------------------------------------------------------------------

    async def story(self) -> None:
        """Come together, play, and do what the plan says."""
        await self.world.start()
        self.watcher = self.world.visitor("Watcher", steady_route(0.011))
        self.watcher.lobby()
        self.stranger = await self.world.guest("Mallory", steady_route(0.013))
        for seat, delay in zip(self.plan.people, (0.017, 0.019), strict=True):
            self.people[seat] = await self.world.guest(seat.title(), steady_route(delay))
        await self._begin()
        self.program = await self.people[self.plan.people[0]].program(self.table)
        self.watching = await self.watcher.tab(self.table)
        self.begun_at = self.world.time.now
        async with asyncio.TaskGroup() as group:
            for seat in self.plan.people:
                group.create_task(self._play(seat))
            group.create_task(self._do_deeds())
        self._take_snapshot()
        self.rows = await self._stored_rows()

    async def _begin(self) -> None:
        tabs = await begun([self.people[seat] for seat in self.plan.people], self.plan.settings)
        self.tabs = dict(zip(self.plan.people, tabs, strict=True))
        if self.plan.has_rematch:
            await self._begin_again(tabs)
        else:
            self.table = tabs[0].table

    async def _begin_again(self, tabs: list[Tab]) -> None:
        """Call the game off and play another one, at a table of its own."""
        for tab in tabs:
            assert await tab.request(requests.Vote, motion="abort") == "taken"
        assert await tabs[0].request(requests.OfferRematch) == "taken"
        for tab in tabs:
            await tab.changed.until(partial(_has_rematch, tab))
        self.table = tabs[0].client.table["rematch"]
        for seat, visitor in self.people.items():
            self.tabs[seat].close()
            self.tabs[seat] = await visitor.tab(self.table)
        for tab in self.tabs.values():
            assert await tab.request(requests.SetReady, entropy="c0ffee") == "taken"
        assert await self.tabs[self.plan.people[0]].request(requests.Begin) == "taken"

    async def _stored_rows(self) -> list[Any]:
        """Read the log in the server's own process."""
        services, found = self._services(), asyncio.get_running_loop().create_future()
        process = self.world.reachable(self.watcher)
        assert process is not None

        async def read() -> None:
            found.set_result(await services.store.rows(self.table))

        process.run(read())
        return list(await found)

    def is_done(self) -> bool:
        """Whether the evening is over, or has been told apart."""
        decision = (self.watching.client.turn or {}).get("decision", 0)
        return (
            self.diverged_at is not None
            or self.watching.status in ("over", "aborted")
            or decision >= LAST_DECISION[self.plan.game]
        )

    async def _play(self, seat: Seat) -> None:
        """Play a person's seat, whenever the game waits for it."""
        while not self.is_done():
            tab = self.tabs[seat]
            if seat in self.away or not tab.is_open or not tab.client.is_waited_for:
                await asyncio.sleep(0.05)
                continue
            decision = tab.client.turn["decision"]  # type: ignore[index]
            await asyncio.sleep(Random(f"{self.plan.seed} {seat} {decision}").uniform(0.1, 0.5))
            is_same = tab is self.tabs[seat] and tab.is_open and tab.client.is_waited_for
            if is_same and self._is_served(tab.table):
                await self._act(tab, seat)

    async def _act(self, tab: Tab, seat: Seat) -> None:
        client = tab.client
        assert client.options is not None
        decision = client.options["decision"]
        try:
            offered = client.options["commands"]
            choice = self._chooser.person(seat, decision, offered, self._state(tab.table))
        except DivergedError:
            self._diverged()
            return
        name, data = client.act(choice, decision)
        tab.send(data)
        connection = tab.line
        while name not in client.verdicts and tab.line is connection:
            await asyncio.sleep(0.05)

    # --- deeds ------------------------------------------------------------------------------------

    async def _do_deeds(self) -> None:
        for moment, deed in self.plan.deeds:
            while not self.is_done() and self._decision() < moment:
                await asyncio.sleep(0.05)
            if self.is_done():
                return
            await DEEDS[deed](self, Random(f"deed {self.plan.seed} {moment} {deed}"))

    def _decision(self) -> int:
        turn = self.watching.client.turn or {}
        decision: int = turn.get("decision", 0)
        return decision

    def _take_snapshot(self) -> None:
        process = self.world.reachable(self.watcher)
        assert process is not None
        self.snapshots.append((self.world.time.now, process.metrics()))

    async def talk(self, random: Random) -> None:
        """Somebody says something."""
        tab = self.tabs[random.choice(self.plan.people)]
        text = random.choice(("Buonasera!", "Who is it?", "I know nothing.", "ciao " * 20))
        await tab.request(requests.Say, text=text)

    async def gesture(self, random: Random) -> None:
        """Somebody makes a gesture; a discreet one is known to its maker and its target alone."""
        seat = random.choice(self.plan.people)
        gesture, to = random.choice(GESTURES), None
        if self.plan.settings["gestures"] == "discreet":
            others = [one for one in self._seats() if one != seat]
            to = random.choice(others)
            strangers = [one for one in others if one != self.viewer]
            if self.is_second and self.viewer not in (seat, to):
                gesture, to = self.hidden.choice(GESTURES), self.hidden.choice(strangers)
        await self.tabs[seat].request(requests.MakeGesture, gesture=gesture, to=to)

    def _seats(self) -> tuple[Seat, ...]:
        return DEFAULT_SEATS[self.plan.settings["players"]]

    async def passing(self, random: Random) -> None:
        """Somebody lets the server pass for them, or no longer; nobody else may notice."""
        seat = random.choice(self.plan.people)
        kind, passes = "code", random.random() < 0.5
        if self.is_second and seat != self.viewer:
            passes = self.hidden.random() < 0.5
        await self.tabs[seat].request(requests.SetPassing, kind=kind, passes=passes)

    async def sheets(self, random: Random) -> None:
        """Everybody looks at what they can know, with marks of their own."""
        path = f"/api/tables/{self.table}/sheet"
        for seat, visitor in (*self.people.items(), (None, self.stranger)):
            mark = {"seat": random.choice(COLOURS), "card": "x", "holds": random.random() < 0.5}
            if self.is_second and seat not in (None, self.viewer):
                mark["holds"] = self.hidden.random() < 0.5
            await visitor.ask("GET", path)
            await visitor.ask("GET", f"{path}/costs")
            await visitor.ask("POST", f"{path}/marks", {"marks": [mark]})
            await visitor.ask("GET", f"{path}/why?seat={mark['seat']}&card=x&holds=true")

    async def coach(self, random: Random) -> None:
        """Everybody asks the coach; those who have to decide get a hint, if the table has hints."""
        level = random.choice((1, 2, 3))
        for seat, visitor in self.people.items():
            turn = self.tabs[seat].client.turn or {}
            wanted = {"decision": turn.get("decision", 1), "level": level}
            await visitor.ask("POST", f"/api/tables/{self.table}/hints", wanted)

    async def mischief(self, random: Random) -> None:
        """A stranger, and a player who knows the protocol, ask for what is not theirs."""
        await probe_table(self.stranger, self.table, random)
        await self.stranger.ask("DELETE", f"/api/tables/{self.table}/tokens")
        for seat in self.plan.people:
            await probe_table(self.people[seat], self.table, random)
            await provoke(self.tabs[seat], random)
        await provoke(self.watching, random)

    async def reconnecting(self, _random: Random) -> None:
        """Everybody loses their connection and comes back with what they have."""
        for tab in (*self.tabs.values(), self.watching, self.program):
            tab.close()
        await asyncio.sleep(0.2)
        for tab in (*self.tabs.values(), self.watching, self.program):
            await tab.opened()

    async def leaving(self, random: Random) -> None:
        """A bot takes over for somebody, who comes back later."""
        seat = random.choice(self.plan.people)
        self.away.add(seat)
        await self.tabs[seat].request(requests.Leave)
        await asyncio.sleep(random.uniform(1, 8))
        await self.tabs[seat].request(requests.TakeBack)
        self.away.discard(seat)

    async def restarting(self, _random: Random) -> None:
        """The server is replaced by another process."""
        old = self.world.reachable(self.watcher)
        assert old is not None
        self._take_snapshot()
        old.stop()
        await asyncio.sleep(SHUTDOWN)
        assert old.has_ended
        self.world.kill(old)
        await self.world.start()
        for tab in (*self.tabs.values(), self.watching, self.program):
            tab.close()
            await tab.opened()

    async def looking_around(self, _random: Random) -> None:
        """The operator reads the metrics, and a passer-by the lobby and the table."""
        self._take_snapshot()
        await self.watcher.ask("GET", "/api/tables")
        await self.watcher.ask("GET", f"/api/tables/{self.table}")
        for visitor in self.people.values():
            await visitor.ask("GET", "/api/me/tables")
            await visitor.ask("GET", "/api/me/everything")


Deed = Callable[[Evening, Random], Awaitable[None]]
DEEDS: dict[str, Deed] = {
    "talk": Evening.talk,
    "gesture": Evening.gesture,
    "passing": Evening.passing,
    "sheets": Evening.sheets,
    "coach": Evening.coach,
    "mischief": Evening.mischief,
    "reconnecting": Evening.reconnecting,
    "leaving": Evening.leaving,
    "restarting": Evening.restarting,
    "looking-around": Evening.looking_around,
}
