"""`inkognito check`: read a whole database, and name the tables that are damaged."""

import asyncio

import click
from rich.console import Console

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.serve import DATABASE
from inkognito.core.refusals import Problem
from inkognito.server.settings import ServerSettings
from inkognito.speech import Speech
from inkognito.store.checking import Damage, check_store
from inkognito.store.problems import StoreProblem


@click.command()
@DATABASE
@LANGUAGE
def check(database: str, lang: str) -> None:
    """Read every table of a database and replay its game. Stop the server first.

    Exits with 1 if something is damaged. A database of an older version is upgraded first.
    """
    speech = Speech(lang)
    try:
        with Console(stderr=True).status("") as status:
            url = ServerSettings(database=database).database_url
            found = asyncio.run(check_store(url, lambda count: status.update(str(count))))
    except StoreProblem as problem:
        raise click.ClickException(speech.problem(Problem(problem.code, problem.params))) from None
    for damage in found:
        click.echo(_sentence(speech, damage))
    if any(damage.part != "game" for damage in found):
        raise SystemExit(1)
    if not found:
        click.echo(speech.words("check-passed"))


def _sentence(speech: Speech, damage: Damage) -> str:
    match damage.part:
        case "log":
            return speech.words("check-log", table=damage.table, row=damage.row or 0)
        case "listing":
            return speech.words("check-listing", table=damage.table)
        case "talk":
            return speech.words("check-talk", table=damage.table)
        case "game":
            return speech.words("check-game", table=damage.table)
