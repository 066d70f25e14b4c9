"""`inkognito serve` and `inkognito play`: the table server, for others or on one machine."""

import os
import webbrowser
from collections.abc import Callable
from typing import Any, TypeVar

import click

from inkognito.cli.game_file import LANGUAGE
from inkognito.core.refusals import Problem
from inkognito.server.cluster.checked_settings import problem_in
from inkognito.server.cluster.forwards import SHORTEST_KEY
from inkognito.server.listening import CannotListen
from inkognito.server.logs import set_up_logs
from inkognito.server.run import run
from inkognito.server.settings import ServerSettings
from inkognito.speech import Speech
from inkognito.store.problems import StoreProblem

F = TypeVar("F", bound=Callable[..., Any])


def _option(name: str, text: str, **more: Any) -> Callable[[F], F]:
    """Return a flag that can also be given as an environment variable."""
    variable = f"INKOGNITO_{name.split('/')[0].strip('-').replace('-', '_').upper()}"
    return click.option(name, envvar=variable, show_envvar=True, help=text, **more)


def _keep(what: str, text: str) -> Callable[[F], F]:
    return _option(
        f"--keep-{what}",
        f"Days after which {text} are deleted.  [default: never]",
        type=click.IntRange(min=1),
        metavar="DAYS",
    )


DATABASE = _option(
    "--database",
    "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.  [default: a file of your own]",
    default="",
)
FAST_BOTS = _option("--fast-bots", "Bots move at once, without a pause; for tests.", is_flag=True)


@click.command()
@_option("--host", "Address to listen on.", default="127.0.0.1", show_default=True)
@_option(
    "--port", "Port to listen on; 0 takes a free one.", type=click.IntRange(0, 65_535), default=8470
)
@DATABASE
@_option("--public-url", "Address that people use, such as https://play.example.org.", default="")
@_option(
    "--trusted-proxies",
    "Comma-separated addresses of proxies whose X-Forwarded headers are trusted.",
    default="",
)
@_option("--workers", "Number of processes for bots.", type=click.IntRange(1, 64), default=None)
@FAST_BOTS
@_option(
    "--metrics-port",
    "Port of 127.0.0.1 on which to serve metrics; 0 takes a free one.  [default: no metrics]",
    type=click.IntRange(0, 65_535),
    default=None,
)
@_option(
    "--cluster-address",
    "HOST:PORT on which this process listens for the others on the same database.  "
    "[default: there are no others]",
    default="",
)
@_option(
    "--cluster-key",
    "The secret that all processes of the cluster share. Better given as the variable.",
    default="",
)
@_option(
    "--log-format", "Format of the logs.", type=click.Choice(["json", "plain"]), default="json"
)
@_keep("finished", "games that are over or were called off")
@_keep("abandoned", "tables that closed because nobody came back")
@_keep("guests", "guests who were not seen, and have no open table")
@LANGUAGE
def serve(lang: str, log_format: str, workers: int | None, **options: Any) -> None:
    """Run a server for others. docs/self-hosting.md explains every setting."""
    set_up_logs(log_format)
    proxies = tuple(one.strip() for one in options.pop("trusted_proxies").split(",") if one.strip())
    settings = ServerSettings(
        trusted_proxies=proxies, workers=workers or _thinking_cores(), **options
    )
    wrong = problem_in(settings)
    if wrong is not None:
        raise click.ClickException(Speech(lang).words(wrong, shortest=SHORTEST_KEY))
    _run(settings, Speech(lang), open_browser=False)


@click.command()
@DATABASE
@FAST_BOTS
@_option("--browser/--no-browser", "Open the browser.", default=True)
@LANGUAGE
def play(lang: str, browser: bool, database: str, fast_bots: bool) -> None:
    """Play on this machine: start a server on a free port and open the browser."""
    set_up_logs("plain", quiet=True)
    settings = ServerSettings(
        port=0, database=database, fast_bots=fast_bots, workers=_thinking_cores()
    )
    _run(settings, Speech(lang), open_browser=browser)


def _run(settings: ServerSettings, speech: Speech, *, open_browser: bool) -> None:
    def say(address: str, metrics: str | None) -> None:
        click.echo(speech.words("serving", address=address))
        if metrics is not None:
            click.echo(speech.words("serving-metrics", address=metrics))

    try:
        run(settings, open_browser=open_browser, say=say)
    except StoreProblem as problem:
        address = str(problem.params.get("address", ""))
        if problem.code == "in-use" and open_browser and address:
            click.echo(speech.words("already-serving", address=address))
            webbrowser.open(address)
            return
        said = speech.problem(Problem(problem.code, problem.params))
        if problem.code == "in-use" and address:
            said = f"{said}\n{speech.words('already-serving', address=address)}"
        raise click.ClickException(said) from None
    except CannotListen as problem:
        raise click.ClickException(
            speech.words("cannot-listen", where=problem.where, why=problem.why)
        ) from None


def _thinking_cores() -> int:
    """Return the number of cores for bots: all but the one that serves."""
    return max(1, (os.cpu_count() or 2) - 1)
