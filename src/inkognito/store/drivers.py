"""What the drivers raise, and what it means. Everything leaves the store as a StoreProblem."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from inkognito.store.problems import StoreCode, StoreProblem
from inkognito.store.urls import Place, SqlitePlace

DATABASE_ERRORS: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,  # no connection, or not in time
)


@contextmanager
def told_as(code: StoreCode, **params: str) -> Iterator[None]:
    """What the drivers raise, as a problem with this code."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise StoreProblem(code, what=reason(error), **params) from error


@contextmanager
def told_as_not_opened(place: Place) -> Iterator[None]:
    """What the drivers raise when a database is opened."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise _not_opened(place, error) from error


def _not_opened(place: Place, error: Exception) -> StoreProblem:
    cause = getattr(error, "orig", None) or error
    if isinstance(place, SqlitePlace):
        # All that can happen to a real database is operational: locked, full, not to be read.
        is_real = isinstance(cause, sqlite3.OperationalError | OSError)
        code: StoreCode = "cannot-open" if is_real else "not-a-database"
        return StoreProblem(code, path=str(place.path), what=reason(error))
    if _is_misspelt(cause) or _is_misspelt(cause.__cause__):  # as it is, or wrapped
        return StoreProblem("bad-url", url=place.shown)
    return StoreProblem("unreachable", url=place.shown, what=reason(error))


def _is_misspelt(error: BaseException | None) -> bool:
    return isinstance(error, asyncpg.exceptions.ClientConfigurationError)


def reason(error: BaseException) -> str:
    """The driver's own words, on one line."""
    words = str(getattr(error, "orig", None) or error) or type(error).__name__
    return words.splitlines()[0][:200]


def concerns_all(error: BaseException) -> bool:
    """Whether the database is at fault, and not what was to be written."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | OSError)
