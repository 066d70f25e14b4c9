"""`inkognito copy`: move a store to another database, and compare the two row by row."""

import asyncio

import click
from rich.console import Console

from inkognito.cli.game_file import LANGUAGE
from inkognito.core.refusals import Problem
from inkognito.speech import Speech
from inkognito.store.copying import copy_store
from inkognito.store.problems import StoreProblem


@click.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@LANGUAGE
def copy(source: str, target: str, lang: str) -> None:
    """Copy everything FROM one database TO another, which must be empty.

    Each is a SQLite file or a URL, such as postgresql://user@host/name. Stop the server first.
    Every row is read back and compared. FROM stays as it is.
    """
    speech = Speech(lang)
    try:
        with Console(stderr=True).status("") as status:
            copied = asyncio.run(
                copy_store(
                    _url(source),
                    _url(target),
                    lambda table, rows: status.update(f"{table}: {rows}"),
                )
            )
    except StoreProblem as problem:
        raise click.ClickException(speech.problem(Problem(problem.code, problem.params))) from None
    click.echo(speech.words("copied", rows=sum(copied.values())))


def _url(database: str) -> str:
    """Read a plain path as a SQLite file."""
    return database if "://" in database else f"sqlite:///{database}"
