"""Exceptions of the database drivers. Everything leaves the store as a StoreProblem."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from inkognito.store.problems import StoreCode, StoreProblem
from inkognito.store.urls import DatabaseUrl, SqliteUrl

DATABASE_ERRORS: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,  # no connection, or a timeout
)


@contextmanager
def raising(code: StoreCode, **params: str) -> Iterator[None]:
    """Turn what a driver raises into a StoreProblem with this code."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise StoreProblem(code, what=reason(error), **params) from error


@contextmanager
def opening(parsed: DatabaseUrl) -> Iterator[None]:
    """Turn what a driver raises while opening a database into a StoreProblem."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise _not_opened(parsed, error) from error


def _not_opened(parsed: DatabaseUrl, error: Exception) -> StoreProblem:
    cause = getattr(error, "orig", None) or error
    if isinstance(parsed, SqliteUrl):
        # Whatever happens to a real database is operational: locked, full, unreadable.
        is_real = isinstance(cause, sqlite3.OperationalError | OSError)
        code: StoreCode = "cannot-open" if is_real else "not-a-database"
        return StoreProblem(code, path=str(parsed.path), what=reason(error))
    if _is_misspelt(cause) or _is_misspelt(cause.__cause__):  # raised by asyncpg, or wrapped
        return StoreProblem("bad-url", url=parsed.shown)
    return StoreProblem("unreachable", url=parsed.shown, what=reason(error))


def _is_misspelt(error: BaseException | None) -> bool:
    return isinstance(error, asyncpg.exceptions.ClientConfigurationError)


def reason(error: BaseException) -> str:
    """Return the first line of the driver's message."""
    words = str(getattr(error, "orig", None) or error) or type(error).__name__
    return words.splitlines()[0][:200]


def concerns_all(error: BaseException) -> bool:
    """Return whether the database is at fault, and not the data."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | sqlite3.OperationalError | OSError)
