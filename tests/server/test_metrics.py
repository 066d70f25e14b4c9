"""Metrics for operators: the delay of the event loop, and that they tell no secret."""

import asyncio
import re
import socket
import time
from pathlib import Path
from secrets import token_hex
from typing import Any

from msgspec import Raw

from inkognito.games import game_module
from inkognito.protocol import requests
from inkognito.protocol.settings import checked_settings
from inkognito.server.metrics import STALLS, TICK, Metrics
from inkognito.server.system_ports import SystemRandomSource, system_clock
from inkognito.server.table_host import TableHost
from inkognito.store.store import Store
from inkognito.tables.audience import Participant
from tests.kit.limits import PATIENCE, killed_after
from tests.kit.people import Person, browser
from tests.kit.serving import Serving, serving, sqlite_in


def stalls(metrics: Metrics) -> list[int]:
    """How many stalls were longer than each bound."""
    text = metrics.text().decode()
    shorter = [int(float(n)) for n in re.findall(r"stall_seconds_bucket.* (\S+)", text)]
    assert len(shorter) == len(STALLS) + 1
    return [shorter[-1] - count for count in shorter[:-1]]


async def watched(seconds: float) -> list[int]:
    """What is measured while something computes for so long."""
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    await asyncio.sleep(5 * TICK)
    time.sleep(seconds)
    await asyncio.sleep(5 * TICK)
    watching.cancel()
    return stalls(metrics)


def test_the_delay_of_the_event_loop_is_measured() -> None:
    began = time.monotonic()
    bounds = dict(zip(STALLS, asyncio.run(watched(0.2)), strict=True))
    took = time.monotonic() - began
    assert bounds[0.1] >= 1
    assert not [longer for bound, longer in bounds.items() if bound > took and longer]


def test_the_delay_is_measured_continuously() -> None:
    metrics = Metrics()

    async def watch() -> None:
        watching = asyncio.create_task(metrics.watch_loop())
        async with asyncio.timeout(PATIENCE):
            while measured(metrics) < 2:
                await asyncio.sleep(TICK)
        watching.cancel()

    asyncio.run(watch())


def measured(metrics: Metrics) -> float:
    """How often it was measured."""
    counted = re.search(r"stall_seconds_count (\S+)", metrics.text().decode())
    assert counted is not None
    return float(counted[1])


# --- where they are published -------------------------------------------------------------------


def flags(port: int) -> tuple[str, ...]:
    return ("--metrics-port", str(port))


def test_metrics_have_a_loopback_port_of_their_own_and_name_nobody(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home", *flags(0)) as server:
        assert server.process is not None
        assert server.process.stdout is not None
        with killed_after(server.process):
            found = re.search(r"http://127\.0\.0\.1:\d+/metrics", server.process.stdout.readline())
        assert found is not None
        ann = Person(server.address, "Antonia")
        table = ann.opens({"game": "card"}, "red")
        text = browser(found[0], {}).get("").raise_for_status().text
        assert ann.web.get("/metrics").status_code == 404
    for name in ("inkognito_tables", "inkognito_connections", "inkognito_stall_seconds_count"):
        assert f"\n{name} " in text
    for private in ("Antonia", ann.id, table):
        assert private not in text


def test_a_metrics_port_that_is_taken_is_said_and_nothing_is_left_open(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        server = Serving(sqlite_in(tmp_path), tmp_path / "home", *flags(port))
        code, said = server.try_to_start()
    assert code == 1
    assert f"Can't listen on 127.0.0.1:{port}: Address already in use." in said
    assert "--metrics-port" in said
    assert "Traceback" not in said
    assert not (tmp_path / "tables.sqlite3.address").exists()


# --- what they may tell -------------------------------------------------------------------------


def test_short_delays_leave_no_trace() -> None:
    told = set()
    for seconds in (0.0, 0.000_1, 0.004_9):
        metrics = Metrics()
        metrics.stalled(seconds)
        told.add(metrics.text())
    assert len(told) == 1


PASSES = next(iter(game_module("card").passes))


class Nobody:
    """An outbox that nobody reads."""

    def put(self, _message: bytes) -> None:
        """Nobody reads it."""


class PairedWorld:
    """A table of Ann, Bob and Cem, of which Cem must not learn what the others do alone."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics, self._nobody = metrics, Nobody()
        self._connections: dict[str, int] = {}

    async def open(self) -> None:
        self.store = await Store.open("sqlite://")
        nobody: Any = self._nobody
        self.host = TableHost(
            self.store, nobody, SystemRandomSource(), system_clock, self.metrics, version="2"
        )
        wanted = {"game": "card", "players": 3, "gestures": "discreet"}
        ann = Participant("ann", "Ann")
        self.table = (await self.host.open_table(checked_settings(wanted), ann, "red")).table
        for person in ("ann", "bob", "cem"):
            participant = Participant(person, person)
            self._connections[person] = await self.host.join(self.table, participant, nobody, 0, 0)
        await self.ask("bob", requests.Sit("b1", "blue"))
        await self.ask("cem", requests.Sit("c1", "green"))
        for person in ("ann", "bob", "cem"):
            await self.ask(person, requests.SetReady("r", entropy=token_hex(8)))
        await self.ask("ann", requests.Begin("a1"))

    async def ask(self, person: str, request: requests.AnyRequest) -> None:
        self.host.receive(self.table, self._connections[person], request)
        session = await self.host.session(self.table)
        async with asyncio.timeout(PATIENCE):
            while session._log.stream.is_busy or session.conversation.stream.is_busy:
                await asyncio.sleep(0)

    async def secrets(self) -> None:
        """What Ann and Bob do and Cem must not see: gestures, refused requests, and passing."""
        await self.ask("ann", requests.MakeGesture("a2", "frown", "blue"))
        await self.ask("bob", requests.MakeGesture("b2", "twitch-eye", "red"))
        await self.ask("bob", requests.MakeGesture("b3", "twitch-eye"))
        await self.ask("bob", requests.DeleteTalk("b4", 2))
        await self.ask("ann", requests.Act("a3", 1, Raw(b'{"type":"show-cards","cards":["x"]}')))
        rows = len(await self.store.rows(self.table))
        await self.ask("ann", requests.SetPassing("a4", PASSES))
        assert len(await self.store.rows(self.table)) == rows + 1
        talk = await self.store.talk(self.table)
        assert [(row.gesture, row.to) for row in talk] == [("frown", "blue"), (None, "red")]

    async def close(self) -> None:
        await self.store.close()


def test_metrics_are_the_same_whatever_a_player_may_not_see() -> None:
    """Two worlds with other hands and other secrets, which look the same to Cem."""
    worlds = [PairedWorld(Metrics()), PairedWorld(Metrics())]

    async def run() -> None:
        for world in worlds:
            await world.open()
        before = worlds[0].metrics.text()
        assert b"inkognito_rows_total 6.0" in before
        assert worlds[1].metrics.text() == before
        await worlds[1].secrets()
        assert worlds[1].metrics.text() == before
        await worlds[1].ask("ann", requests.Say("a9", "Good evening, everybody."))
        assert worlds[1].metrics.text() == before
        await worlds[1].ask("ann", requests.Mute("a10", "bob", True))
        assert worlds[1].metrics.text() != before, "rows that everybody sees are counted"
        for world in worlds:
            await world.close()

    asyncio.run(run())
