"""Tables that everybody has left; one was opened again, and bots go on with another."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tests.golden.database.table_actions import (
    begin,
    does,
    wait_for_somebody,
)
from tests.golden.database.writer import CLOCKS, Writer
from tests.kit.games_over_connections import play_until
from tests.kit.limits import PATIENCE


async def closing(w: Writer) -> None:
    """With a server whose tables close soon after everybody has gone."""
    for name, settings in (
        ("closed-gathering", w.settings("card", 4, 3, clock=CLOCKS[0])),
        ("closed-playing", w.settings("board", 4, 3, clock=CLOCKS[1])),
        ("reopened", w.settings("card", 4, 3, clock=CLOCKS[2])),
    ):
        connections = await w.seated(name, "nobody was there, and the table has closed", settings)
        if name != "closed-gathering":
            await begin(connections)
            await play_until(connections, decision=4)
        for connection in connections:
            await connection.close()
    w.tables["reopened"]["about"] = "the table had closed, and somebody has come back"


async def has_closed(database: Path, tables: Sequence[str]) -> None:
    """Wait until the server has closed these tables."""
    async with asyncio.timeout(PATIENCE):
        while not _closed_in(database) >= set(tables):
            await asyncio.sleep(0.05)


def _closed_in(database: Path) -> set[str]:
    connection = sqlite3.connect(database)
    closed = {one for (one,) in connection.execute("SELECT id FROM tables WHERE is_closed")}
    connection.close()
    return closed


async def coming_back(w: Writer) -> None:
    connections = w.connections["reopened"]
    await connections[0].reopen()
    await connections[0].until(lambda: connections[0].status == "playing")
    await does(connections[0], "say", text="Is nobody here?")


async def last_things(w: Writer) -> None:
    """Three delete themselves, and all people leave a long game, which bots go on with."""
    for name in ("Carlo Gòldoni", "Gàspara Stampa"):
        w.forget(w.person(name))
    await wait_for_somebody([w.connections["forgotten"][0]])
    gone = w.person("Baldassàre Galuppi")
    table = gone.opens(w.settings("card", 4, 4), "red")
    about = "the host has deleted all about them while nobody was there, and still has a chair"
    w.keep("gathering-forgotten-alone", about, table, [])
    w.forget(gone)
    settings = w.settings("board", 4, 1, clock=CLOCKS[0], rules={"repeats": "challenge"})
    about = "all people have left, and the server stopped while bots were playing"
    connections = await w.begun("bots-play-on", about, settings)
    await does(connections[0], "leave")
    await play_until(connections, decision=6)
