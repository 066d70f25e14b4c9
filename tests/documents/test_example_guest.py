"""The guest program of the docs, in another language: it takes a chair at somebody else's table."""

import asyncio
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.kit.people import Person
from tests.kit.serving import serving, sqlite_in
from tests.kit.typescript import _node_and_npm

PROGRAM = Path(__file__).parents[2] / "docs/example_guest.mjs"
ENDS_WITHIN = 120
BOTS = dict.fromkeys(("red", "green", "yellow"), "random")
BOARD = {"game": "board", "rules": {"turn_limit": 6}, "bots": BOTS}
CARD = {"game": "card", "rules": {"round_limit": 2}, "bots": BOTS}


async def hosted(host: Person, table: str) -> None:
    """Begin when the guest has sat down and is ready."""
    connection = await host.comes(table)
    await connection.until(lambda: connection.chair("blue")["ready"])
    assert await connection.verdict("begin") == "taken"
    await connection.until(lambda: connection.status == "over")
    await connection.close()


@pytest.mark.parametrize("settings", [BOARD, CARD], ids=lambda one: str(one["game"]))
def test_a_guest_in_another_language_sits_down_plays_and_checks_the_deal(
    settings: dict[str, Any], tmp_path: Path
) -> None:
    node, _ = _node_and_npm()
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        host = Person(server.address, "Rossana")
        table = host.opens(settings)
        command = [*node, str(PROGRAM), server.address, table]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as guest:  # noqa: S603
            try:
                asyncio.run(hosted(host, table))
                said, complaint = guest.communicate(timeout=ENDS_WITHIN)
            finally:
                guest.kill()
    assert (guest.returncode, complaint) == (0, "")
    assert re.fullmatch(r"blue saw \d+ sightings, and the seed is the one .*\n", said)
