"""The servers' log lines, captured as JSON, as an operator would read them but without the time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import structlog


@contextmanager
def captured_logs(logged: Callable[[str], None]) -> Iterator[None]:
    """Hand every line to `logged` inside the block, in place of standard error."""
    rendered = structlog.processors.JSONRenderer(sort_keys=True)

    def hand_over(logger: Any, method: str, event: Any) -> Any:
        logged(str(rendered(logger, method, event)))
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.add_log_level, hand_over],
        wrapper_class=structlog.make_filtering_bound_logger(0),
        cache_logger_on_first_use=False,
    )
    try:
        yield
    finally:
        structlog.configure(**before)
