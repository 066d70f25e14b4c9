"""No test waits for ever: whatever waits for a process, a thread or a task names a limit."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RUNS = ("run", "call", "check_call", "check_output")
ENDS = ("wait", "join", "communicate")
"""Methods of processes and threads. Without an argument they wait for ever."""

FOREVER_ALLOWED = {
    "pictures/fixed_server.py": ("closing.wait()", "opened.wait()"),
    "wire_secrecy/guests.py": ("self._arrived.wait()",),
    "wire_secrecy/houses.py": ("is_up.wait()", "asyncio.Event().wait()"),
}
"""Events that the main thread sets, or that are waited for within a limit of their own; and what a
process waits for until it is killed."""


def unlimited(source: str) -> Iterator[str]:
    """Yield the calls that may wait for ever."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        named = {keyword.arg for keyword in node.keywords}
        owner = ast.unparse(node.func.value)
        is_run = owner == "subprocess" and node.func.attr in RUNS
        is_wait = node.func.attr in ENDS and not node.args
        if (is_run or is_wait) and "timeout" not in named:
            yield ast.unparse(node)


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.name)
def test_every_wait_has_a_limit(path: Path) -> None:
    allowed = FOREVER_ALLOWED.get(path.relative_to(TESTS).as_posix(), ())
    assert [one for one in unlimited(path.read_text("utf-8")) if one not in allowed] == []


def test_the_search_finds_what_waits_for_ever() -> None:
    found = "subprocess.run(x)\nprocess.wait()\nthread.join()\n', '.join(x)\nprocess.wait(3)"
    assert list(unlimited(found)) == ["subprocess.run(x)", "process.wait()", "thread.join()"]
