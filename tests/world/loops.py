"""Simulated time: event loops that share one clock, which moves only when everybody waits.

Each simulated process has a loop of its own. To kill a process is never to run its loop again.
"""

import asyncio
import warnings
from asyncio import Future, Handle, Task, TimerHandle
from collections.abc import Callable, Coroutine
from contextlib import contextmanager, suppress
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar
from weakref import WeakSet

T = TypeVar("T")

_EventLoop: Any = asyncio.AbstractEventLoop
"""Untyped: its types demand sockets, signals and processes, which nothing here uses."""


class StandstillError(AssertionError):
    """Nothing will ever happen again, but somebody still waits."""


class Time:
    """The one clock, and everything that is to happen, in order."""

    def __init__(self) -> None:
        self.now = 0.0
        self.steps = 0
        self._events: list[tuple[float, int, Handle, SimulatedLoop]] = []
        self._order = count()

    def add(self, when: float, handle: Handle, loop: "SimulatedLoop") -> None:
        """Run the handle at this time, after everything that was added for it before."""
        heappush(self._events, (max(when, self.now), next(self._order), handle, loop))

    def run_until(self, is_done: Callable[[], bool]) -> None:
        """Let things happen until the condition holds."""
        while not is_done():
            if not self._events:
                raise StandstillError
            when, _, handle, loop = heappop(self._events)
            if handle.cancelled() or loop.is_dead:
                continue
            self.now = when
            self.steps += 1
            loop.run(handle)


class SimulatedLoop(_EventLoop):  # type: ignore[misc]
    """The event loop of one simulated process. Threads are none: their work runs inline."""

    def __init__(self, time: Time, name: str, failed: Callable[[dict[str, Any]], None]) -> None:
        self._time, self.name, self._failed = time, name, failed
        self._tasks: WeakSet[Task[Any]] = WeakSet()
        self.is_dead = False
        self.seconds_in_threads = 0.0
        """How long it takes until work in a thread is done; the loop goes on meanwhile."""

    def __repr__(self) -> str:
        return f"<loop of {self.name}>"

    def run(self, handle: Handle) -> None:
        """Run one callback as the running loop: most of what happens in a world."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(before)

    @contextmanager
    def running(self) -> Any:
        """Be the running loop inside the block."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(before)

    def kill(self) -> None:
        """Never run again. What was going on ends nowhere: even its clean-up has no effect."""
        self.is_dead = True
        with self.running(), warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # coroutines that had not begun
            for task in tuple(self._tasks):
                with suppress(BaseException):
                    task.get_coro().close()

    # --- what asyncio asks of a loop --------------------------------------------------------------

    def time(self) -> float:
        return self._time.now

    def call_soon(
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        handle = Handle(callback, args, self, context)
        if not self.is_dead:
            self._time.add(self._time.now, handle, self)
        return handle

    call_soon_threadsafe = call_soon

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        handle = TimerHandle(when, callback, args, self, context)
        if not self.is_dead:
            self._time.add(when, handle, self)
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        return self.call_at(self._time.now + delay, callback, *args, context=context)

    def create_future(self) -> "Future[Any]":
        return Future(loop=self)

    def create_task(self, coro: Coroutine[Any, Any, T], **options: Any) -> "Task[T]":
        if self.is_dead:
            coro.close()
            return _Never(loop=self)  # type: ignore[return-value]
        task = Task(coro, loop=self, **options)
        self._tasks.add(task)
        return task

    def run_in_executor(self, _executor: Any, work: Callable[..., T], *args: Any) -> "Future[T]":
        """Do the work now, and report it later; in the next turn if it takes no time."""
        done: Future[T] = self.create_future()
        try:
            self.call_later(self.seconds_in_threads, _settle, done, work(*args))
        except Exception as error:  # noqa: BLE001 - the caller gets it, as from a thread
            self.call_later(self.seconds_in_threads, _fail, done, error)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.is_dead:
            self._failed(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.is_dead

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, _handle: TimerHandle) -> None:
        """Cancelled handles are skipped when their time comes."""


class _Never(Future[Any]):
    """The task of a process that is dead: it does not begin."""


def _settle(future: "Future[T]", result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: "Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
