"""`inkognito verify`: check whether a recorded game was dealt and drawn fairly."""

import sys
from pathlib import Path

import click

from inkognito.cli.game_file import FILE, LANGUAGE, opened
from inkognito.record.format import Record
from inkognito.record.verify import Verdict
from inkognito.record.verify import verify as verified
from inkognito.speech import Speech


@click.command()
@FILE
@click.option(
    "--commitment", help="The commitment published before play; the record must match it."
)
@LANGUAGE
def verify(file: Path, commitment: str | None, lang: str) -> None:
    """Prove the deal, every draw and every move of a finished game.

    Exits with 0 if everything is right, with 1 and the first wrong line if not, and with 2 if the
    file can't be read. A record proves the draws and the rules, not who wrote it: compare its
    commitment with the one published before play.
    """
    speech = Speech(lang)
    record = opened(file, speech)
    verdict = verified(record, file.read_bytes())
    if verdict.problem is not None:
        click.echo(speech.problem(verdict.problem), err=True)
        sys.exit(1)
    sealed = record.header.commitment
    if commitment is not None and commitment.lower() != sealed:
        click.echo(speech.words("other-commitment", commitment=sealed), err=True)
        sys.exit(1)
    click.echo(_said(record, verdict, speech))
    click.echo(speech.words("commitment", commitment=sealed))


def _said(record: Record, verdict: Verdict, speech: Speech) -> str:
    if verdict.is_scenario:
        return speech.words("scenario-is-true", lines=verdict.lines)
    if record.header.viewer is None:
        return speech.words("record-is-true", lines=verdict.lines)
    return speech.words("share-is-true", lines=verdict.lines)
