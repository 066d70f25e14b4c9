"""After a restore from a backup, clients that are ahead of the server are told, and play on."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from inkognito.cli.main import main
from tests.kit.games_over_connections import begun, play_out, play_until, wanted
from tests.kit.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]


async def test_backup_play_on_restore_and_reconnect(file_server: Serving) -> None:
    _, connections = await begun(file_server.address, wanted("card", 3, 3))
    await play_until(connections, decision=4)
    file = Path(file_server.database.removeprefix("sqlite:///"))
    copy = file.with_name("copy.sqlite3")
    arguments = ["backup", "--database", file_server.database, str(copy)]
    assert (await asyncio.to_thread(CliRunner().invoke, main, arguments)).exit_code == 0
    await play_until(connections, decision=9)
    ahead = [connection.last for connection in connections]
    await asyncio.to_thread(file_server.kill)
    for old in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        old.unlink(missing_ok=True)
    copy.rename(file)
    await asyncio.to_thread(file_server.start)
    for connection, last in zip(connections, ahead, strict=True):
        connection.unanswered.clear()
        await connection.reopen(until_there=True)
        welcome = [one for one in connection.received if one["type"] == "welcome"][-1]
        assert welcome["afresh"] is True
        assert 0 < connection.last < last
    await play_out(connections)
    for connection in connections:
        await connection.close()
        await connection.reopen()
        assert "afresh" not in [one for one in connection.received if one["type"] == "welcome"][-1]
