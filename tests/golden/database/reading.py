"""What a database holds, read with the code as it is now and told in plain JSON.

All that the golden databases need of the code's own names is here. When those change, this file
changes with them; what it tells stays the same, and so do the manifests.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from inkognito.core.fillable import expanded
from inkognito.record.format import read
from inkognito.record.verify import verify
from inkognito.server.system_ports import SystemRandomSource
from inkognito.store.store import Store
from inkognito.tables.table_session import TableSession
from inkognito.tables.talk import TalkLog

CLOSE_SOON = "import inkognito.tables.deadlines as deadlines; deadlines.CLOSING_TIME = 300"
START = "from inkognito.cli.main import main; main()"
"""Two lines of Python: a server with both closes its tables as soon as everybody has gone."""


async def told_by(database: str, tables: Iterable[str]) -> dict[str, dict[str, Any]]:
    """All that the database knows of these tables; it is migrated to the present version first."""
    store = await Store.open(database)
    try:
        return {table: await _told(store, table) for table in tables}
    finally:
        await store.close()


async def _told(store: Store, name: str) -> dict[str, Any]:
    rows = await store.rows(name)
    session = TableSession(name, "golden", SystemRandomSource())
    session.load_rows(rows)
    table = session.table
    names = await store.names(name)
    talk = TalkLog(await store.talk(name))
    chairs = {
        seat: {
            "person": chair.person,
            "name": names.get(chair.person or ""),
            "bot": chair.bot,
            "ready": chair.ready,
            "stand_in": chair.stand_in,
        }
        for seat, chair in table.chairs.items()
    }
    told: dict[str, Any] = _plain(
        {
            "rows": len(rows),
            "settings": table.settings,
            "status": table.status,
            "is_closed": table.is_closed,
            "host": table.host,
            "chairs": chairs,
            "muted": sorted(table.muted),
            "removed": sorted(table.banned),
            "votes": {motion: sorted(who) for motion, who in table.votes.items() if who},
            "rematch": table.rematch,
            "commitment": table.seal.commitment,
            "clocks": table.clocks,
            "waits_for": table.running,
            "talk": {
                seat or "spectator": talk.items(seat, dict(names)) for seat in (*table.chairs, None)
            },
            "game": _told_of_the_game(session),
        }
    )
    return told


def _told_of_the_game(session: TableSession) -> dict[str, Any] | None:
    game, log = session.table.game, session.game_log
    if game is None or log is None:
        return None
    return {
        "decision": game.decision,
        "to_act": game.to_act,
        "options": {seat: len(expanded(game.options(seat))) for seat in game.to_act},
        "outcome": game.outcome,
        "events": [line for line in log.record().splitlines()[1:] if line.startswith("[")],
        "sightings": {
            viewer: [seen.sighting for seen in log.sightings(viewer)] for viewer in game.viewers
        },
    }


def is_true(record: bytes) -> bool:
    """Whether a record is proved, as `inkognito verify` does it."""
    return verify(read(record), record).is_true


def _plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


# --- the same in short: nothing below knows the code ----------------------------------------------


def as_far_as_known(found: Any, known: Any) -> Any:
    """Leave out the fields that the version which wrote the database did not have."""
    if isinstance(found, dict) and isinstance(known, dict):
        return {
            key: as_far_as_known(value, known[key]) for key, value in found.items() if key in known
        }
    if isinstance(found, list) and isinstance(known, list) and len(found) == len(known):
        return [as_far_as_known(one, other) for one, other in zip(found, known, strict=True)]
    return found


def digest(value: Any) -> str:
    """The SHA-256 of the value's canonical JSON."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def counted(values: list[Any]) -> dict[str, Any]:
    """How many there are, and their digest."""
    return {"count": len(values), "sha256": digest(values)}


def in_short(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a table, with digests for the long parts.

    The events are digested as the lines of the record are written: one for each command.
    """
    game = told["game"]
    if game is None:
        return told
    lines = "".join(f"{line}\n" for line in game["events"])
    events = {
        "lines": len(game["events"]),
        "count": sum(len(json.loads(line)) for line in game["events"]),
        "sha256": hashlib.sha256(lines.encode()).hexdigest(),
    }
    sightings = {viewer: counted(seen) for viewer, seen in game["sightings"].items()}
    return told | {"game": game | {"events": events, "sightings": sightings}}
