"""The answer to whoever opens a table, by whichever route."""

from msgspec import Struct


class TableOpened(Struct, frozen=True):
    """The name of a new table, and the commitment to its seed."""

    table: str
    commitment: str
