"""Logs: what happened, in codes. Never a card, a name, a seed, a secret or a table's name."""

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

import structlog

_log = structlog.get_logger()


def failure(error: BaseException) -> dict[str, Any]:
    """Return what a log line may say of an error: its type, its frames, and those of its causes.

    Never a message or a value: both may hold cards, names or what was said.
    """
    types, frames = [], []
    for one in _with_causes(error):
        types.append(type(one).__name__)
        frames += [_frame(*found) for found in traceback.walk_tb(one.__traceback__)]
    return {"error": " from ".join(types), "frames": frames}


def _with_causes(error: BaseException) -> Iterator[BaseException]:
    one: BaseException | None = error
    while one is not None:
        yield one
        one = one.__cause__


def _frame(frame: Any, line: int) -> str:
    """File, line and function; of the path only the end, which does not name the computer."""
    path = Path(*Path(frame.f_code.co_filename).parts[-3:]).as_posix()
    return f"{path}:{line} {frame.f_code.co_qualname}"


class _Lines:
    """A logger that loses a line rather than raise: a full disk must not stop the tables."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def msg(self, line: str) -> None:
        with suppress(OSError):
            self._file.write(f"{line}\n")
            self._file.flush()

    debug = info = warning = error = critical = exception = msg


def set_up_logs(form: str, *, quiet: bool = False) -> None:
    """Log to standard error, as JSON or for people; quietly only what went wrong."""
    level = logging.WARNING if quiet else logging.INFO
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(sys.stderr),
        cache_logger_on_first_use=True,
    )
    for talkative in ("uvicorn", "uvicorn.error", "alembic", "websockets"):
        logging.getLogger(talkative).setLevel(logging.ERROR)
    logging.basicConfig(level=logging.WARNING, handlers=[LibraryLog()])


class LibraryLog(logging.Handler):
    """What libraries log, as a line of ours: which of them, and what failed. Never their words.

    A message or a traceback may hold what was said, and any stranger can make a library complain.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Log the record without its message."""
        error = record.exc_info[1] if record.exc_info else None
        said = {} if error is None else failure(error)
        _log.error("library-log", library=record.name, **said)
