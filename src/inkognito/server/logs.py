"""Logs: what happened, in codes. Never a card, a name, a seed, a secret or a table's name."""

import logging
import sys

import structlog


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
