"""Hooks of schemathesis: each call comes from an address of its own, as a guest, to a real table.

The server of the test is behind a proxy that it trusts. Its address is in the environment.
"""

import os
from functools import cache
from itertools import count
from typing import Any

import schemathesis

from inkognito.server.settings import COOKIE
from tests.kit import people
from tests.kit.people import Person, own_address

ADDRESS = "INKOGNITO_TEST_SERVER"
if ADDRESS in os.environ:  # a process of its own, which must not use up the limits of other tests
    people._ADDRESSES = count(1 << 20)


@cache
def ann() -> Person:
    """The guest who makes most calls."""
    return Person(os.environ[ADDRESS], "Ann")


@cache
def table() -> str:
    """A table with a running game, of which everybody may ask everything."""
    settings = {"game": "card", "players": 3, "bots": {"blue": "random", "green": "random"}}
    return ann().opens({**settings, "help": "elimination"}, "red")


@schemathesis.auth(refresh_interval=None)  # type: ignore[untyped-decorator, unused-ignore]
class Guest:
    """Who calls, where it is not left open."""

    def get(self, case: Any, _context: Any) -> str:
        """Return the secret of a guest; of one who is about to be deleted, if they will be."""
        is_last = case.operation.definition.raw.get("operationId") == "forget_me"
        person = Person(os.environ[ADDRESS], "Zoe") if is_last else ann()
        secret: str = person.web.cookies[COOKIE]
        return secret

    def set(self, case: Any, secret: str, _context: Any) -> None:
        """Send the cookie with the call."""
        case.cookies = dict(case.cookies or {}) | {COOKIE: secret}


@schemathesis.hook
def before_call(_context: Any, case: Any, _options: dict[str, Any]) -> None:
    """Give the call its address, and mostly a table that exists."""
    case.headers = dict(case.headers or {}) | own_address()
    if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = table()
