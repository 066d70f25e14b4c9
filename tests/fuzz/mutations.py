"""Ways to spoil valid input: values by their structure, files by their bytes."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from tests.fuzz.grammar import odd
from tests.kit.junk import places_in


def spoilt(value: Any, random: Random) -> Any:
    """Return the value with a few of its parts changed."""
    changed = deepcopy(value)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        places = list(places_in(changed)) if isinstance(changed, dict | list) else []
        if not places:
            return odd(random)
        holder, key = random.choice(places)
        random.choice(STRUCTURAL)(holder, key, random, places)
    return changed


def _replace(holder: Any, key: Any, random: Random, _places: Any) -> None:
    holder[key] = odd(random)


def _copy_another(holder: Any, key: Any, random: Random, places: Any) -> None:
    other, place = random.choice(places)
    if place in other if isinstance(other, dict) else place < len(other):
        holder[key] = deepcopy(other[place])


def _remove(holder: Any, key: Any, _random: Random, _places: Any) -> None:
    if isinstance(holder, dict):
        holder.pop(key, None)
    elif key < len(holder):
        del holder[key]


def _double(holder: Any, key: Any, random: Random, _places: Any) -> None:
    if isinstance(holder, list):
        holder.insert(key, deepcopy(holder[key]) if key < len(holder) else None)
    else:
        holder[f"{key}{random.choice('sx-_')}"] = holder.get(key)


def _count(holder: Any, key: Any, random: Random, _places: Any) -> None:
    value = holder[key] if isinstance(holder, dict) or key < len(holder) else None
    if isinstance(value, int):
        holder[key] = value + random.choice((-1, 1, 7, -value, 2**40))


STRUCTURAL: tuple[Callable[..., None], ...] = (_replace, _copy_another, _remove, _double, _count)


def spoilt_bytes(data: bytes, random: Random) -> bytes:
    """Return the bytes with a few of them changed."""
    for _ in range(random.choice((1, 1, 2, 4, 16))):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice((1, 2, 8, 64)))
        piece = random.choice(
            (
                b"",
                data[at:end] * 2,
                random.randbytes(end - at),
                random.choice(
                    (b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\u0000", b"\xff", b"\n")
                ),
                b"[" * random.choice((1, 50, 3_000)),
                b"9" * random.choice((1, 20, 400)),
                bytes(reversed(data[at:end])),
            )
        )
        data = data[:at] + piece + data[end:]
    return data
