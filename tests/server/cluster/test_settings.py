"""A process that can't be a member says so when it starts, in every language."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from inkognito.cli.serve import serve
from inkognito.server.cluster.checked_settings import problem_in
from inkognito.server.cluster.table_paths import table_in
from inkognito.server.settings import ServerSettings

KEY = "k" * 32
DATABASE = "postgresql://localhost/inkognito"


@pytest.mark.parametrize(
    ("address", "key", "database", "problem"),
    [
        ("", "", "", None),
        ("10.0.0.5:8471", KEY, DATABASE, None),
        ("inkognito-2:8471", KEY, DATABASE, None),
        ("[fd00::5]:8471", KEY, DATABASE, None),
        ("10.0.0.5:0", KEY, DATABASE, None),
        ("", KEY, DATABASE, "cluster-address-missing"),
        ("10.0.0.5:8471", "", DATABASE, "cluster-key-missing"),
        ("10.0.0.5:8471", KEY[1:], DATABASE, "cluster-key-short"),
        ("10.0.0.5", KEY, DATABASE, "cluster-address-bad"),
        ("10.0.0.5:99999", KEY, DATABASE, "cluster-address-bad"),
        ("0.0.0.0:8471", KEY, DATABASE, "cluster-address-bad"),
        ("[::]:8471", KEY, DATABASE, "cluster-address-bad"),
        (f"{'long.' * 12}org:8471", KEY, DATABASE, "cluster-address-bad"),
        ("10.0.0.5:8471", KEY, "sqlite:///x", "cluster-needs-postgresql"),
        ("10.0.0.5:8471", KEY, "nonsense", None),  # reported when it is opened
    ],
)
def test_the_settings_are_checked(
    address: str, key: str, database: str, problem: str | None
) -> None:
    settings = ServerSettings(cluster_address=address, cluster_key=key, database=database)
    assert problem_in(settings) == problem


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_sqlite_with_the_flags_of_a_cluster_is_refused_with_a_sentence(
    lang: str, tmp_path: Path
) -> None:
    flags = ["--cluster-address", "127.0.0.1:0", "--cluster-key", KEY, "--lang", lang]
    said = CliRunner().invoke(serve, [*flags, "--database", f"sqlite:///{tmp_path / 'x'}"])
    assert said.exit_code == 1
    assert "PostgreSQL" in said.output
    assert KEY not in said.output


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/ws/tables/abc1", "abc1"),
        ("/api/tables/abc1", "abc1"),
        ("/api/tables/abc1/sheet/why", "abc1"),
        ("/api/tables", None),
        ("/api/tables/", None),
        ("/ws/lobby", None),
        ("/api/tables/%00", None),
        ("/x/api/tables/abc1", None),
    ],
)
def test_paths_about_a_table_name_it(path: str, table: str | None) -> None:
    assert table_in(path) == table
