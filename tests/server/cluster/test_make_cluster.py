"""`make cluster` runs a proxy in front of three processes; people play on when one is killed."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]
import pytest

from tests.documents.blocks import BLOCKS
from tests.kit.cluster import Roaming, plays_through
from tests.kit.games_over_connections import wanted
from tests.kit.limits import PATIENCE, killed_after
from tests.kit.people import Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

ROOT = Path(__file__).parents[3]
STARTS_WITHIN = 240.0


class OneAddress:
    """The proxy: the same address for everybody."""

    def __init__(self, address: str) -> None:
        self._address = address

    def next_address(self) -> str:
        return self._address


class House:
    """Everything that `make cluster` runs."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        with killed_after(process, STARTS_WITHIN):
            lines = [process.stdout.readline() for _ in range(4)]
        found = re.search(r"(http://127\.0\.0\.1:\d+)/", lines[0])
        assert found, lines
        self.address = found[1]
        self.servers = [int(re.findall(r"process (\d+) at", line)[0]) for line in lines[1:]]


@pytest.fixture
def house() -> Iterator[House]:
    process = subprocess.Popen(
        [sys.executable, "run_cluster.py", "--port", "0"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield House(process)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def runs(process: psutil.Process) -> bool:
    """Whether a process still runs. One that has ended may wait for somebody to ask how it did."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


async def test_people_play_on_behind_the_proxy_when_a_process_is_killed(house: House) -> None:
    people = [Person(house.address, name) for name in ("Ann", "Bea", "Cem")]
    settings = wanted("card", 4, 3)
    free = [seat for seat in ("red", "blue", "green", "yellow") if seat not in settings["bots"]]
    table = people[0].opens(settings, free[0])
    proxy = OneAddress(house.address)
    connections = [Roaming(proxy, person, table) for person in people]
    for connection, seat in zip(connections, free, strict=True):
        await connection.comes_back()
        assert seat == free[0] or await connection.does("sit", seat=seat) == "taken"
    for connection in connections:
        assert await connection.does("set-ready", entropy="00ff") == "taken"
    assert await connections[0].does("begin") == "taken"
    playing = [
        asyncio.create_task(plays_through(connection, Random(n), 0.1))
        for n, connection in enumerate(connections)
    ]
    await connections[0].until(lambda: connections[0].last >= 3)
    psutil.Process(house.servers[0]).kill()
    await asyncio.gather(*playing)
    late = await people[0].comes(table)
    assert late.seen == connections[0].seen
    family = psutil.Process(house.process.pid).children(recursive=True)
    house.process.send_signal(signal.SIGINT)
    assert house.process.wait(PATIENCE) == 0
    _, left = psutil.wait_procs(family, timeout=1.0)
    assert [one for one in left if runs(one)] == []


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.language == "caddy"])
async def test_the_proxy_understands_what_the_documents_say(block: object) -> None:
    caddy = Path(sys.executable).with_name("caddy")
    text = getattr(block, "text", "")
    said = subprocess.run(  # noqa: S603 - a program that we have installed
        [caddy, "adapt", "--adapter", "caddyfile", "--config", "-"],
        input=text,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "8470" in said.stdout
