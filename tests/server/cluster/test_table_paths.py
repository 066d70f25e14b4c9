"""The process that a client has reached finds the table in a path wherever the framework would."""

import pytest

from inkognito.server.cluster.table_paths import table_in


@pytest.mark.parametrize(
    "path",
    [
        *("/api/tables/abc", "//api/tables/abc", "/api///tables//abc", "/api/tables/abc//sheet"),
        *("/api/tables/abc/", "/ws/tables/abc", "//ws/tables//abc", "/api/tables/abc/sheet/why"),
    ],
)
def test_a_table_is_found_however_many_slashes_there_are(path: str) -> None:
    assert table_in(path) == "abc"


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/", "/api/me", "/ws/lobby", "/x/api/tables/abc", "*", ""]
)
def test_other_paths_are_about_no_table(path: str) -> None:
    assert table_in(path) is None
