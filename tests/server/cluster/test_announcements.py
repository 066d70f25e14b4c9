"""Announcements fit into what PostgreSQL carries; those of other versions are ignored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito.server.cluster.announcements import (
    AnyAnnouncement,
    Forgotten,
    Freed,
    ListingChanged,
    Renamed,
    listings,
    read,
    written,
)

LIMIT = 8_000
"""PostgreSQL refuses a longer payload."""


@pytest.mark.parametrize(
    "announcement",
    [Freed("a"), ListingChanged("a", ("t1", "t2")), Renamed("a", "p"), Forgotten("a", "p")],
)
def test_what_is_written_is_read(announcement: AnyAnnouncement) -> None:
    assert read(written(announcement)) == announcement


@pytest.mark.parametrize("text", ["", "{", '{"type": "weather", "by": "a"}', '{"type": "freed"}'])
def test_what_is_not_understood_is_ignored(text: str) -> None:
    assert read(text) is None


@given(st.integers(0, 1_000))
def test_any_number_of_tables_is_announced_and_each_announcement_fits(count: int) -> None:
    tables = dict.fromkeys(f"{number:020x}" for number in range(count))
    announced = listings("0123abcd", tables)
    assert [table for one in announced for table in one.tables] == list(tables)
    assert all(len(written(one)) < LIMIT for one in announced)
