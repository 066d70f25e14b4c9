"""Which table a path is about. Knows no handler.

The framework takes several slashes for one, and so must this.
"""

import re
from typing import Final

from inkognito.protocol import routes

_PREFIXES: Final = [
    re.escape(route.partition("{")[0]) for route in (routes.TABLE, routes.TABLE_SOCKET)
]
_PATH: Final = re.compile(rf"(?:{'|'.join(_PREFIXES)})([0-9A-Za-z]+)(?:/.*)?")
_SLASHES: Final = re.compile("/{2,}")


def table_in(path: str) -> str | None:
    """Return the table that a path is about, or None."""
    found = _PATH.fullmatch(_SLASHES.sub("/", path))
    return None if found is None else found[1]
