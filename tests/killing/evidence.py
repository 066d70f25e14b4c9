"""What was acknowledged, compared with what is stored."""

from collections import Counter

from inkognito.store.store import Store
from tests.killing.crowd import Crowd


async def check_stored(url: str, crowd: Crowd) -> int:
    """Check that every acknowledged request is stored once; return how many rows there are."""
    store, rows = await Store.open(url), 0
    try:
        for table, acknowledged in crowd.acknowledged.items():
            log = await store.rows(table)
            rows += len(log)
            stored = Counter((row.author, row.request_id) for row in log)
            assert set(stored.values()) <= {1}, "a request is in the log twice"
            lost = [name for name in acknowledged if name not in stored]
            assert not lost, f"acknowledged and not stored: {lost}"
    finally:
        await store.close()
    return rows
