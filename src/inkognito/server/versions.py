"""Which versions of the protocol client and server may mix. Knows nothing about their messages."""

import re
from typing import Final

FIRST_COMPATIBLE: Final = 2
"""Version 1 was never used outside; no later version understands it."""

VERSION: Final = re.compile(r"[0-9]{1,6}")
"""Short on purpose: a client may send anything."""


def is_compatible(theirs: str, ours: str) -> bool:
    """Whether both sides understand each other: the same version, or one that is adjacent."""
    if not VERSION.fullmatch(theirs):
        return False
    return int(theirs) >= FIRST_COMPATIBLE and abs(int(theirs) - int(ours)) <= 1
