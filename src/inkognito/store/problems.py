"""What can go wrong with a store: a code with parameters, never a sentence or a secret."""

from typing import Literal

from inkognito.core.refusals import Param

StoreCode = Literal[
    # opening
    "bad-url",
    "cannot-open",
    "not-a-database",
    "unreachable",
    "newer-version",
    "cannot-migrate",
    "in-use",
    # running
    "write-failed",
    "read-failed",
    "damaged",
    "database-gone",
    "no-such-guest",
    "is-closed",
    # copies
    "copy-not-empty",
    "copy-same",
    "copy-unfinished",
    "copy-differs",
    "no-such-database",
    "use-pg-dump",
    "backup-exists",
    "backup-failed",
]


class StoreProblem(Exception):  # noqa: N818 - named like Refused
    """The store can't do it: a code with parameters."""

    def __init__(self, code: StoreCode, **params: Param) -> None:
        super().__init__(code, params)
        self.code: StoreCode = code
        self.params: dict[str, Param] = params
