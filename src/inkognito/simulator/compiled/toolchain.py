"""How functions are compiled: with numba, which only the extra `train` installs."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

from numba import config, njit
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")

Record: TypeAlias = Any
"""A record of the types in `rules`, `game` or `actor`; compiled functions use its fields."""

_COMPILED_FROM: Final = ("card", "core", "deduction", "simulator")
"""The packages whose functions and constants are compiled into each other."""


def _digest() -> str:
    """Return a digest of everything that is compiled: numba does not notice changed callees."""
    package, found = Path(__file__).parents[2], sha256()
    for name in _COMPILED_FROM:
        for file in sorted((package / name).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


_CACHE: Final = user_cache_path("inkognito") / "compiled" / _digest()
config.CACHE_DIR = str(_CACHE)  # type: ignore[attr-defined]


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function when it is first called, and keep the result on disk.

    Sums may be computed in any order, so that the processor can add several numbers at once.
    """
    compiler = njit(cache=True, error_model="numpy", fastmath={"reassoc", "contract", "nsz"})
    return cast("Callable[P, R]", compiler(function))


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a small function into each of its callers."""
    compiler = njit(cache=True, inline="always", error_model="numpy")
    return cast("Callable[P, R]", compiler(function))
