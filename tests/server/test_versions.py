"""Adjacent versions of the protocol work together, from version 2 on."""

import pytest

from inkognito.server.versions import is_compatible


@pytest.mark.parametrize(
    ("theirs", "ours", "expected"),
    [
        ("5", "5", True),
        ("4", "5", True),
        ("6", "5", True),
        ("3", "5", False),
        ("7", "5", False),
        ("2", "2", True),
        ("3", "2", True),
        ("1", "2", False),
        ("2", "3", True),
        ("0", "1", False),
        ("", "2", False),
        ("-2", "2", False),
        ("2.0", "2", False),
        ("two", "2", False),
        ("²", "2", False),
        ("٢", "2", False),
        ("9" * 5000, "2", False),
    ],
)
def test_adjacent_versions_are_compatible(theirs: str, ours: str, expected: bool) -> None:
    assert is_compatible(theirs, ours) is expected
