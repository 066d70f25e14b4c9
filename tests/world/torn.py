"""What a loss of power leaves of SQLite's files, when it strikes in the middle of a commit.

SQLite appends a transaction to the write-ahead log and syncs it; what was synced before is safe.
Of the sectors written since, any may be old, new or torn. A checkpoint moves pages into the
database only after the log was synced: then the log is whole, and any page of the database may be
old or new.
"""

from random import Random

from tests.world.disk import FILE

SECTOR = 512
PAGE = 4096


def torn(before: dict[str, bytes], after: dict[str, bytes], random: Random) -> dict[str, bytes]:
    """Return the files that may be found after the power comes back."""
    log = f"{FILE}-wal"
    if before[FILE] != after.get(FILE):
        return after | {FILE: _mixed(before[FILE], after[FILE], PAGE, random)}
    old, new = before.get(log, b""), after.get(log, b"")
    mixed, synced = _mixed(old, new, SECTOR, random), _alike(old, new)
    is_cut = _heads(random) and len(new) > synced
    return after | {log: mixed[: random.randrange(synced, len(new))] if is_cut else mixed}


def _mixed(old: bytes, new: bytes, size: int, random: Random) -> bytes:
    """Return the new bytes, where some of the parts that differ are old, or half old."""
    parts, share = bytearray(new), random.random()
    old = old.ljust(len(new), b"\0")
    for start in range(0, len(new), size):
        end = min(start + size, len(new))
        if new[start:end] != old[start:end] and random.random() < share:
            kept = start + random.randrange(end - start) if _heads(random) else start
            parts[kept:end] = old[kept:end]
    return bytes(parts)


def _alike(old: bytes, new: bytes) -> int:
    """Return how many bytes at the beginning are the same."""
    shorter = min(len(old), len(new))
    starts = range(0, shorter, PAGE)
    page = next((at for at in starts if old[at : at + PAGE] != new[at : at + PAGE]), shorter)
    pairs = enumerate(zip(old[page : page + PAGE], new[page : page + PAGE], strict=False), page)
    return next((place for place, (one, other) in pairs if one != other), shorter)


def _heads(random: Random) -> bool:
    return random.random() < 0.5
