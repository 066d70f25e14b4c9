"""Settings for the whole suite: property tests are reproducible by default, longer on demand."""

from statistics import median

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    max_examples=300,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "long", parent=settings.get_profile("default"), derandomize=False, max_examples=2000
)
settings.load_profile("default")

ON_REAL_MACHINES = {"browser", "killing", "server", "third_game"}
"""Folders whose tests drive real browsers, sockets and processes: a busy machine may stall them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give a test on real machines a second try. The summary names each test that needed one."""
    for item in items:
        folder = item.path.relative_to(item.config.rootpath / "tests").parts[0]
        if folder in ON_REAL_MACHINES:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report how much the non-interference tests have compared."""
    lengths = [
        length
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "lengths compared" and report.when == "call"
        for length in value
    ]
    if lengths:
        terminalreporter.write_line(
            f"non-interference: {len(lengths)} pairs of worlds compared, "
            f"median length {median(lengths):g} commands"
        )
