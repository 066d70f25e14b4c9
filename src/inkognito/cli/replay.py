"""`inkognito replay`: print a recorded game as sentences."""

from collections.abc import Iterator
from pathlib import Path

import click

from inkognito.cli.game_file import FILE, LANGUAGE, Unreadable, opened
from inkognito.core.chance import KEY_BYTES, SeededChance
from inkognito.core.events import Event
from inkognito.core.refusals import ImpossibleScenario, Problem
from inkognito.core.seats import SEATS, SPECTATOR
from inkognito.games import game_module
from inkognito.record.format import FIRST_LINE, Record
from inkognito.speech import Speech
from inkognito.views.redact import redact

EVERYTHING = "all"


@click.command()
@FILE
@click.option(
    "--as",
    "viewer",
    type=click.Choice([*SEATS, SPECTATOR, EVERYTHING]),
    help="Point of view; a viewer's share has only its own.  [default: everything in the file]",
)
@LANGUAGE
def replay(file: Path, viewer: str | None, lang: str) -> None:
    """Print a recorded game as a readable transcript.

    Each line starts with the number of the line in the file.
    """
    speech = Speech(lang)
    record = opened(file, speech)
    _check_opening(record, speech)
    _check_viewer(record, viewer, speech)
    for number, line in enumerate(record.lines, start=FIRST_LINE):
        for event in _seen(record, line, viewer):
            text = _sentence(event, number, speech).replace("\n", "\n      ")
            click.echo(f"{number:>4}  {text}")


def _sentence(event: Event, number: int, speech: Speech) -> str:
    try:
        return speech.event(event)
    except (LookupError, ValueError, ArithmeticError):
        problem = Problem("record-line-unreadable", {"line": number})
        raise Unreadable(speech.problem(problem)) from None


def _seen(record: Record, line: tuple[Event, ...], viewer: str | None) -> Iterator[Event]:
    if viewer is None or viewer == EVERYTHING or record.header.viewer is not None:
        yield from line
        return
    for event in line:
        sighting = redact(event, viewer)  # type: ignore[arg-type]
        if sighting is not None:
            yield sighting


def _check_opening(record: Record, speech: Speech) -> None:
    """Reject an impossible scenario: a file may contain anything."""
    line = record.lines[0]
    try:
        if line and hasattr(line[0], "scenario"):
            game_module(record.header.game).engine.reopened(line, SeededChance(bytes(KEY_BYTES)))
    except ImpossibleScenario:
        problem = Problem("record-line-wrong", {"line": FIRST_LINE})
        raise Unreadable(speech.problem(problem)) from None


def _check_viewer(record: Record, viewer: str | None, speech: Speech) -> None:
    share = record.header.viewer
    if viewer is None:
        return
    if share is not None and viewer != share:
        problem = Problem("record-is-a-share", {"viewer": share})
        raise click.UsageError(speech.problem(problem))
    seats = _seats(record)
    if viewer in SEATS and seats and viewer not in seats:
        problem = Problem("record-without-that-seat", {"viewer": viewer, "seats": seats})
        raise click.UsageError(speech.problem(problem))


def _seats(record: Record) -> tuple[str, ...]:
    """Return the seats that play, as the opening says."""
    opening = record.lines[0][0] if record.lines[0] else None
    laid = getattr(opening, "scenario", opening)
    return tuple(getattr(laid, "seats", ()))
