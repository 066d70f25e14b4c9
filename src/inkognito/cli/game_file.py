"""Open game files on the command line, or fail with a sentence that says what is wrong."""

from pathlib import Path

import click

from inkognito.record.format import BrokenRecord, Record, read
from inkognito.speech import LANGUAGES, Speech

FILE = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
LANGUAGE = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)


class Unreadable(click.ClickException):
    """The file is not a record, or a broken one."""

    exit_code = 2


def opened(file: Path, speech: Speech) -> Record:
    """Return the record in the file."""
    try:
        return read(file.read_bytes())
    except BrokenRecord as broken:
        raise Unreadable(speech.problem(broken.problem)) from None
    except OSError as error:
        raise Unreadable(str(error)) from None
