"""`inkognito backup`: a whole copy while the server goes on, and a sentence where it can't be."""

import asyncio
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from inkognito.cli.main import main
from inkognito.core.refusals import Problem
from inkognito.speech import LANGUAGES, Speech
from inkognito.store.store import Store
from tests.kit.people import Person
from tests.kit.serving import serving, sqlite_in


def run(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, ["backup", *map(str, words)])
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


async def make(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_copy_made_while_the_server_runs_can_be_served(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with serving(sqlite_in(tmp_path), tmp_path / "home") as server:
        table = Person(server.address, "Rossana").opens({"game": "card"}, "red")
        result = run("--database", sqlite_in(tmp_path), copy)
        assert (result.exit_code, result.stderr) == (0, "")
        assert str(copy) in result.stdout
        Person(server.address, "Carlo").opens({"game": "board"}, "red")
    with serving(f"sqlite:///{copy}", tmp_path / "home") as server:
        listing = Person(server.address, "Lucia").web.get(f"/api/tables/{table}").json()
        assert listing["host"] == "Rossana"


def test_only_its_owner_can_read_the_copy(tmp_path: Path) -> None:
    asyncio.run(make(sqlite_in(tmp_path)))
    assert run("--database", sqlite_in(tmp_path), tmp_path / "copy").exit_code == 0
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def test_the_database_may_be_named_by_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(sqlite_in(tmp_path)))
    monkeypatch.setenv("INKOGNITO_DATABASE", sqlite_in(tmp_path))
    assert run(tmp_path / "copy").exit_code == 0
    assert (tmp_path / "copy").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_one_sentence_and_nothing_is_written(language: str, tmp_path: Path) -> None:
    def said(code: str, **params: str) -> str:
        return Speech(language).problem(Problem(code, dict(params)))

    asyncio.run(make(sqlite_in(tmp_path)))
    there, copy, missing = tmp_path / "there", tmp_path / "copy", tmp_path / "missing.sqlite3"
    there.write_text("precious")
    for database, file, sentence in (
        (sqlite_in(tmp_path), there, said("backup-exists", path=str(there))),
        (f"sqlite:///{missing}", copy, said("cannot-open", path=str(missing))),
        ("sqlite://", copy, said("cannot-open", path="sqlite://")),
        ("mysql://host/name", copy, said("bad-url")),
        ("postgresql://host/name", copy, said("use-pg-dump")),
    ):
        result = run("--database", database, file, "--lang", language)
        assert (result.exit_code, result.stdout) == (1, "")
        assert sentence in result.stderr
    assert there.read_text() == "precious"
    assert not copy.exists()
    assert not missing.exists()


@pytest.mark.parametrize("content", [b"no database at all" * 100])
def test_a_file_that_is_no_database_is_not_copied(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(content)
    result = run("--database", sqlite_in(tmp_path), tmp_path / "copy")
    assert result.exit_code == 1
    assert "file is not a database" in result.stderr
    assert not (tmp_path / "copy").exists()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    asyncio.run(make(sqlite_in(tmp_path)))
    result = run("--database", sqlite_in(tmp_path), tmp_path / "nowhere" / "copy")
    assert result.exit_code == 1
    assert str(tmp_path / "nowhere") in result.stderr
