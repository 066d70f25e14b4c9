"""Read the URL of a store: a SQLite file, memory, or a PostgreSQL database."""

from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from inkognito.store.problems import StoreProblem


class SqliteUrl(Struct, frozen=True):
    """A SQLite file, or memory where the path is None."""

    path: Path | None


class PostgresUrl(Struct, frozen=True):
    """A PostgreSQL database. The url holds its password; `shown` does not."""

    url: str
    shown: str


DatabaseUrl: TypeAlias = SqliteUrl | PostgresUrl


def parse_url(url: str) -> DatabaseUrl:
    """Parse the URL of a store; raise StoreProblem if it is not supported."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreProblem("bad-url") from None
    shown = parts.render_as_string(hide_password=True)
    if parts.drivername == "sqlite":
        return _file(parts, shown)
    if parts.drivername in ("postgresql", "postgres") and (parts.database or parts.host):
        return PostgresUrl(url, shown)
    raise StoreProblem("bad-url", url=shown)


def _file(parts: URL, shown: str) -> SqliteUrl:
    # sqlite://name, with two slashes, would be memory: a typo that loses all games.
    if parts.host or parts.username or parts.query:
        raise StoreProblem("bad-url", url=shown)
    if not parts.database or parts.database == ":memory:":
        return SqliteUrl(None)
    return SqliteUrl(Path(parts.database).expanduser().resolve())
