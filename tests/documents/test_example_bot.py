"""The example bot of docs/protocol.md plays whole games against a real server."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.kit.people import Person
from tests.kit.serving import Serving, serving, sqlite_in

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "example_bot.py"
ENDS_WITHIN = 120
"""A timeout in seconds that no game reaches."""

BOARD = {"game": "board", "rules": {"turn_limit": 6}}
CARD = {"game": "card", "players": 3, "rules": {"round_limit": 2}}
LONG_BOARD = {"game": "board", "rules": {"turn_limit": 40}}
SEAT, OTHERS = "red", ("blue", "green", "yellow")


class Table:
    """A table with random bots in all chairs but one, and the token of that one."""

    def __init__(self, server: Serving, settings: dict[str, Any]) -> None:
        bots = dict.fromkeys(OTHERS[: settings.get("players", 4) - 1], "random")
        self._host = Person(server.address, "Rossana")
        self.name = self._host.opens(settings | {"bots": bots}, SEAT)
        told = self._host.web.post(f"/api/tables/{self.name}/tokens").raise_for_status()
        self.token = told.json()["secret"]
        self._line = f"ws{server.address[4:]}/ws/tables/{self.name}"

    def begin(self) -> None:
        """Begin as the host, on a connection that is closed at once."""
        with connect(self._line, proxy=None) as line:
            line.send(json.dumps({"type": "hello", "version": "2", "token": self.token}))
            line.send(json.dumps({"type": "set-ready", "id": "ready"}))
            line.send(json.dumps({"type": "begin", "id": "begin"}))
            while json.loads(line.recv(ENDS_WITHIN)).get("accepted") != "begin":
                pass

    def watch_until(self, decision: int) -> str:
        """Watch until the game has reached this decision. Return the table's status."""
        with connect(self._line, proxy=None, max_size=None) as line:
            line.send(json.dumps({"type": "hello", "version": "2"}))
            status, now_at = "", 0
            while now_at < decision:
                told = json.loads(line.recv(ENDS_WITHIN))
                status = told.get("table", {}).get("status", status)
                now_at = told.get("turn", {}).get("decision", now_at)
            return status

    def share(self) -> list[dict[str, Any]]:
        """Return the bot's share of the finished game, from its record."""
        found = self._host.web.get(f"/api/tables/{self.name}/record", params={"viewer": SEAT})
        _, *lines, _ = found.raise_for_status().text.splitlines()
        return [sighting for line in lines for sighting in json.loads(line)]


@contextmanager
def bot_at(server: Serving, table: Table) -> Iterator["subprocess.Popen[str]"]:
    """Run the bot in its own process, as a user would."""
    command = [sys.executable, str(BOT), server.address, table.name, table.token]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:  # noqa: S603
        try:
            yield bot
        finally:
            bot.kill()


def assert_ends(bot: "subprocess.Popen[str]") -> None:
    """Assert that the bot exits without an error."""
    _, complaint = bot.communicate(timeout=ENDS_WITHIN)
    assert (bot.returncode, complaint) == (0, "")


def assert_played(table: Table) -> None:
    """Assert that the game is over, and that the bot's seat had turns and never declared."""
    share = table.share()
    assert any(one.get("seat", one.get("visitor")) == SEAT for one in share[2:])
    assert not any(one.get("seat") == SEAT and "declared" in one["type"] for one in share)


def test_the_document_shows_the_bot_as_it_is() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    assert f"```python\n{BOT.read_text('utf-8')}```\n" in text


@pytest.mark.parametrize("settings", [BOARD, CARD], ids=lambda one: str(one["game"]))
def test_the_bot_plays_until_the_game_is_over(settings: dict[str, Any], tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        table = Table(server, settings)
        with bot_at(server, table) as bot:
            table.begin()
            assert_ends(bot)
        assert_played(table)


def test_the_bot_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        table = Table(server, LONG_BOARD)
        with bot_at(server, table) as bot:
            table.begin()
            assert table.watch_until(decision=30) == "playing"
            server.kill()
            server.start()
            assert_ends(bot)
        assert_played(table)


def test_a_bot_with_a_wrong_token_is_told_so_and_ends(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        table = Table(server, BOARD)
        table.token = "wrong"  # noqa: S105 - no secret, on purpose
        with bot_at(server, table) as bot:
            _, complaint = bot.communicate(timeout=ENDS_WITHIN)
            assert (bot.returncode, complaint) == (1, "wrong-secret\n")
