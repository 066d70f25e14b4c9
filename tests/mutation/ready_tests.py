"""A process in which the tests of an area are imported and collected, to be run for each mutant.

Starting Python, importing and collecting takes longer than most tests. So this is done once, and
for each mutant a fork of the process takes over the changed body of a function and runs the tests
that call it: those first that have noticed most, then the quickest. A mutant that changes more than
a body, or a function that runs during import, gets a new process and all tests.
"""

import gc
import os
import resource
import signal
import socket
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any
from zlib import crc32

import coverage
import hypothesis
import pytest
from msgspec import Struct
from msgspec import json as msgjson

from tests.mutation.areas import AREAS
from tests.mutation.source_change import bodies, changed_body, exchange

ADDRESS = "../ready.sock"
"""Relative to the tree: the names of sockets must be short."""

SLOWER, PATIENCE = 4, 100
"""A mutant that needs this many times the computing time of the original, or this many times its
time by the clock, counts as noticed."""

EXAMPLES = 30
MEMORY = 4 << 30
OPTIONS = ("-q", "-x", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")


class Calls(Struct):
    """What a run of all tests without a mutant found: how long each takes, and who calls what.

    Areas with the same tests share it.
    """

    seconds: dict[str, float]
    callers: dict[str, list[str]]
    """Tests by function, as "board/decide.py decide"."""

    imported: list[str]
    """Functions that run while modules are imported or tests collected."""


class Ready:
    """A plugin of pytest: answers for mutants in place of running the tests once."""

    def __init__(self, area: str, slow: bool, seconds: float, out: int) -> None:
        self.area, self.slow, self.budget, self.out = area, slow, seconds, out
        self.once = out >= 0
        self.files = AREAS[area].files
        tests = AREAS[area].chosen(slow)
        others = [one for one in AREAS.values() if one.chosen(slow) == tests]
        together = [file for one in others for file in one.files]
        self.sources = {file: _path(file).read_text() for file in together}
        self.found = Path(f"../../calls-{crc32(' '.join(tests).encode()):x}.json")
        self.kills: Counter[str] = Counter()
        self.kills_here: Counter[tuple[str, str]] = Counter()
        self.seconds: dict[str, float] = {}
        self.imported: list[str] = []
        self.calls = Calls({}, {}, [])
        self.tracer: Any = None if self.once else self._start_tracer()

    # --- hooks of pytest ------------------------------------------------------------------------

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """Let property tests try few examples, and not simplify what they find."""
        hypothesis.settings.register_profile(
            "mutation",
            parent=hypothesis.settings.get_profile("default"),
            max_examples=EXAMPLES,
            database=None,
            phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        )
        hypothesis.settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Answer for mutants, until this process is ended; its forks run the tests."""
        if self.once:
            self.calls = msgjson.decode(self.found.read_bytes(), type=Calls)
            session.items[:] = self._affordable(session.items, "")
            return
        imported = self._executed(self.tracer)
        if not self.found.exists() and not self._in_fork(imported):
            return
        self.calls = msgjson.decode(self.found.read_bytes(), type=Calls)
        self._serve(session)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure each test in the run without a mutant."""
        if self.tracer is not None:
            self.tracer.switch_context(item.nodeid)
        started = process_time()
        yield
        self.seconds[item.nodeid] = process_time() - started

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """End a fork at its first failure; nobody reads more of it."""
        if report.failed and self.out >= 0:
            os.write(self.out, report.nodeid.encode())
            os._exit(1)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Store what the run without a mutant found, and end the fork."""
        if self.tracer is not None and self.out < 0:
            if exitstatus == 0:
                self.found.write_bytes(msgjson.encode(self._found()))
            os._exit(exitstatus)
        if self.out >= 0:
            os._exit(exitstatus)

    # --- the run without a mutant ---------------------------------------------------------------

    def _start_tracer(self) -> Any:
        tracer = coverage.Coverage(
            data_file=None, include=[str(_path(file)) for file in self.sources], config_file=False
        )
        tracer.start()
        return tracer

    def _executed(self, tracer: Any) -> list[str]:
        """Stop tracing. Return the functions that ran without a test."""
        tracer.stop()
        return [name for name, tests in self._by_function(tracer.get_data()).items() if "" in tests]

    def _in_fork(self, imported: list[str]) -> bool:
        """Run all tests in a fork, traced. Return whether this process goes on to answer."""
        child = os.fork()
        if child == 0:
            self.imported = imported
            self.tracer = self._start_tracer()
            return False
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            sys.exit("the tests fail without a mutant")
        return True

    def _found(self) -> Calls:
        self.tracer.stop()
        callers = self._by_function(self.tracer.get_data())
        return Calls(self.seconds, callers, self.imported)

    def _by_function(self, data: Any) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for file, source in self.sources.items():
            contexts = data.contexts_by_lineno(str(_path(file)))
            for body in bodies(source):
                lines = (contexts.get(line, ()) for line in body.lines)
                found[f"{file} {body.name}"] = sorted({test for tests in lines for test in tests})
        return found

    # --- mutants --------------------------------------------------------------------------------

    def _serve(self, session: pytest.Session) -> None:
        """Answer one mutant after the other. Return in a fork that runs the tests."""
        self.tracer = None
        gc.collect()
        gc.freeze()
        Path(ADDRESS).unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(ADDRESS)
            listener.listen()
            while True:
                line, _ = listener.accept()
                with line:
                    answer = self._answer(session)
                    if answer is None:
                        return
                    line.sendall(answer.encode())

    def _answer(self, session: pytest.Session) -> str | None:
        """Say whether a test noticed the mutant; None in the fork."""
        file, after = next(
            (file, text)
            for file in self.files
            if (text := _path(file).read_text()) != self.sources[file]
        )
        body = changed_body(self.sources[file], after)
        name = f"{file} {body.name}" if body else ""
        warm = body is not None and name not in self.calls.imported
        callers = set(self.calls.callers[name] if warm else self.calls.seconds)
        items = [item for item in session.items if item.nodeid in callers]
        items = self._affordable(items, name)
        if not items:
            return f"survived: no test calls {name}"
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            self._become(write, items)
            if not warm or not exchange(_module(file), body, after):  # type: ignore[arg-type]
                self._start_afresh()
            session.items[:] = items
            return None
        os.close(write)
        with os.fdopen(read) as pipe:
            noticed_by = pipe.read()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        how = "in a fork" if warm else "in a new process"
        if code == 0:
            return f"survived {len(items)} tests {how}"
        self.kills[noticed_by] += 1
        self.kills_here[name, noticed_by] += 1
        return f"noticed {how}, which ended with {code}: {noticed_by}"

    def _affordable(self, items: list[pytest.Item], name: str) -> list[pytest.Item]:
        """Sort the tests, the most promising first, and leave out what takes too long."""

        def order(item: pytest.Item) -> tuple[int, float]:
            test = item.nodeid
            return -self.kills_here[name, test], self._cost(item) / (1 + self.kills[test])

        chosen, spent = [], 0.0
        for item in sorted(items, key=order):
            spent += self._cost(item)
            if spent <= self.budget:
                chosen.append(item)
        return chosen

    def _cost(self, item: pytest.Item) -> float:
        return self.calls.seconds.get(item.nodeid, 0.0)

    def _become(self, write: int, items: list[pytest.Item]) -> None:
        self.out = write
        expected = sum(map(self._cost, items))
        limit = int(expected * SLOWER) + 10
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(int(expected * PATIENCE) + 600)

    def _start_afresh(self) -> None:
        os.set_inheritable(self.out, True)
        arguments = [self.area, "slow" if self.slow else "", str(self.budget), str(self.out)]
        os.execv(sys.executable, [sys.executable, "-m", __spec__.name, *arguments])  # noqa: S606


def _path(file: str) -> Path:
    return Path("src/inkognito").absolute() / file


def _module(file: str) -> str:
    return "inkognito." + file.removesuffix(".py").replace("/", ".")


def main(area: str, slow: str, seconds: str, out: str = "-1") -> None:
    """Answer for mutants of the area; with a pipe for the answer, run the tests once."""
    ready = Ready(area, bool(slow), float(seconds), int(out))
    sys.exit(pytest.main([*OPTIONS, *AREAS[area].chosen(bool(slow))], plugins=[ready]))


if __name__ == "__main__":
    main(*sys.argv[1:])
