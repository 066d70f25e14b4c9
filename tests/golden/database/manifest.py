"""The manifest of a golden database: what each table held, what everybody had seen, all secrets."""

import sqlite3
from pathlib import Path
from shutil import copyfile
from typing import Any

from tests.golden.database.reading import in_short, told_by
from tests.golden.database.table_actions import Connections
from tests.golden.database.writer import Writer, secret_of
from tests.kit.people import Person

IN_FULL = ("over-turn-limit", "card-5-ffg-2003-question")
"""The tables of which the manifest has all sightings, not only how many they are."""


async def manifest_of(w: Writer, database: Path) -> dict[str, Any]:
    """Return what the database tells, after comparing it with what people were sent."""
    copy = database.with_name("copy.sqlite3")
    copyfile(database, copy)
    told = await told_by(f"sqlite:///{copy}", [one["table"] for one in w.tables.values()])
    assert _tables_in(database) == set(told), "a table is not in the manifest"
    by_name = {name: told[about["table"]] for name, about in w.tables.items()}
    for name, connections in w.connections.items():
        _check_seen(by_name[name], connections)
    return {
        "people": [_person(w, one) for one in w.people.values()],
        "tokens": w.tokens,
        "links": w.links,
        "tables": {name: about | in_short(by_name[name]) for name, about in w.tables.items()},
        "sightings": {name: by_name[name]["game"]["sightings"] for name in IN_FULL},
    }


def _tables_in(database: Path) -> set[str]:
    connection = sqlite3.connect(database)
    tables = {one for (one,) in connection.execute("SELECT DISTINCT table_id FROM log")}
    connection.close()
    return tables


def _check_seen(told: dict[str, Any], connections: Connections) -> None:
    """What the server had sent is what the database tells."""
    for connection in connections:
        if connection.last:
            seen = told["game"]["sightings"][connection.viewer]
            assert seen[: connection.last] == connection.seen, connection.viewer


def _person(w: Writer, person: Person) -> dict[str, Any]:
    is_forgotten = person.name in w.forgotten
    secret = w.forgotten[person.name] if is_forgotten else secret_of(person)
    return {
        "person": person.id,
        "name": person.name,
        "secret": secret,
        "is_forgotten": is_forgotten,
    }
