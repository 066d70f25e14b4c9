"""Reviews as they are stored. They follow from the log, so what can't be read is computed again."""

from typing import Any, Final

import msgspec

from inkognito.review.review import Review

VERSION: Final = 2
"""The version of the records in `review.review`, and of how they are computed.

A stored review of another version is computed again.
"""

_REVIEW: Final = msgspec.json.Decoder(Review)


def review_values(table: str, review: Review) -> dict[str, Any]:
    """Return the columns of a review."""
    return {"table_id": table, "body": msgspec.json.encode(review), "version": VERSION}


def review_from(body: bytes, version: int) -> Review | None:
    """Return the stored review, or None if it must be computed again."""
    if version != VERSION:
        return None
    try:
        return _REVIEW.decode(body)
    except msgspec.MsgspecError:
        return None
