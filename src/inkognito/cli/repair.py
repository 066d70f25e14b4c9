"""`inkognito repair`: cut damaged logs back to their last good row, after a backup."""

import asyncio
from pathlib import Path

import click
from rich.console import Console

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.serve import DATABASE
from inkognito.core.refusals import Problem
from inkognito.server.settings import ServerSettings
from inkognito.speech import Speech
from inkognito.store.problems import StoreProblem
from inkognito.store.repairing import Repair, repair_store
from inkognito.store.urls import SqliteUrl, parse_url


@click.command()
@DATABASE
@click.option(
    "--backup",
    "file",
    type=click.Path(path_type=Path),
    help="Where to copy the database first.  [default: beside it, ending in .before-repair]",
)
@click.option(
    "--backed-up", is_flag=True, help="You have made a backup; needed for PostgreSQL, with pg_dump."
)
@LANGUAGE
def repair(database: str, file: Path | None, backed_up: bool, lang: str) -> None:
    """Repair what `inkognito check` finds. Stop the server first.

    A damaged log is cut back to its last good row, and a table that can't be read at all is
    deleted. The database is copied first, and nothing is copied where nothing is damaged.
    """
    speech = Speech(lang)
    try:
        url = ServerSettings(database=database).database_url
        copy = None if backed_up else _backup_file(url, file)
        with Console(stderr=True).status("") as status:
            done = asyncio.run(repair_store(url, copy, lambda count: status.update(str(count))))
    except StoreProblem as problem:
        raise click.ClickException(speech.problem(Problem(problem.code, problem.params))) from None
    for one in done:
        click.echo(_sentence(speech, one))
    click.echo(speech.words("repaired", tables=len(done)))
    if done and copy is not None:
        click.echo(speech.words("repair-backup", file=str(copy)))


def _backup_file(url: str, file: Path | None) -> Path:
    parsed = parse_url(url)
    if not isinstance(parsed, SqliteUrl) or parsed.path is None:
        raise StoreProblem("use-pg-dump")
    return file or parsed.path.with_name(f"{parsed.path.name}.before-repair")


def _sentence(speech: Speech, one: Repair) -> str:
    match one.done:
        case "cut":
            return speech.words("repair-cut", table=one.table, row=one.row or 0)
        case "deleted":
            return speech.words("repair-deleted", table=one.table)
        case "listed":
            return speech.words("repair-listed", table=one.table)
        case "emptied":
            return speech.words("repair-emptied", table=one.table)
