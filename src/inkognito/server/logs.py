"""Logs: what happened, in codes. Never a card, a name, a seed, a secret or a table's name."""

import logging
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog


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
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    for talkative in ("uvicorn", "uvicorn.error", "alembic", "websockets"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s")
