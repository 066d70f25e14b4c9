"""`inkognito verify`: whether a recorded game was dealt and drawn fairly."""

import sys
from pathlib import Path

import click

from inkognito.cli.game_file import FILE, LANGUAGE, opened
from inkognito.record.verify import verify as verified
from inkognito.speech import Speech


@click.command()
@FILE
@LANGUAGE
def verify(file: Path, lang: str) -> None:
    """Prove the deal, every draw and every move of a finished game.

    Exits with 0 if all is right, with 1 and the first wrong line if not, and with 2 if the file
    can't be read. Of one viewer's share, everything is checked that he can check.
    """
    speech = Speech(lang)
    record = opened(file, speech)
    verdict = verified(record)
    if verdict.problem is not None:
        click.echo(speech.problem(verdict.problem), err=True)
        sys.exit(1)
    if record.header.viewer is None:
        click.echo(speech.words("record-is-true", lines=verdict.lines))
    else:
        click.echo(speech.words("share-is-true", lines=verdict.lines))
