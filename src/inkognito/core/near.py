"""Near misses: hints at the name that was probably meant in place of an unknown one."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

_LONGEST = 60


def hint_at(given: object, allowed: Iterable[str]) -> dict[str, Any]:
    """Return `{"hint": name}` where an allowed name is near what was given, else nothing.

    A number in place of a name, `13` for `"13"`, gets the name in quotation marks.
    """
    names = tuple(allowed)
    if isinstance(given, int) and not isinstance(given, bool):
        return {"hint": f'"{given}"'} if abs(given) < 10**6 and str(given) in names else {}
    if not isinstance(given, str) or len(given) > _LONGEST:
        return {}
    plain = _plain(given)
    exact = [name for name in names if _plain(name) == plain]
    near = exact or get_close_matches(plain, names, n=1, cutoff=0.7)
    return {"hint": near[0]} if near else {}


def _plain(name: str) -> str:
    """Return the name as we would spell it: small letters, hyphens, no accents or apostrophes."""
    return name.strip().lower().replace("_", "-").replace(" ", "-").replace("'", "-")
