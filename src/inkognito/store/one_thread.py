"""A thread that does one piece of work after the other, for an event loop that waits for each.

A pool of threads does the same with a lock, a condition and two futures for each piece of work,
which costs as much as storing several rows.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Piece: TypeAlias = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


class OneThread:
    """One thread, which is started when it is first needed."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pieces: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Let the thread do this after all that it was given before."""
        if self._thread is None:
            self._thread = Thread(target=self._work_off, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._pieces.put((loop, done, work))
        return done

    def shutdown(self) -> None:
        """Finish what is there, and end the thread."""
        if self._thread is not None:
            self._pieces.put(None)
            self._thread.join()
            self._thread = None

    def _work_off(self) -> None:
        while (piece := self._pieces.get()) is not None:
            _do(*piece)
            del piece  # hold nothing while waiting


def _do(
    loop: asyncio.AbstractEventLoop, done: "asyncio.Future[Any]", work: Callable[[], Any]
) -> None:
    if done.cancelled():
        return
    result, error = None, None
    try:
        result = work()
    except BaseException as raised:  # noqa: BLE001 - whoever waits gets it
        error = raised
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(_settle, done, result, error)


def _settle(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():  # whoever waited has given up
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
