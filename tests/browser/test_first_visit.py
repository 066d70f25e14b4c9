"""Somebody comes for the first time by `inkognito play`, where bots take their time."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Arrive
from tests.browser.screens import is_asked
from tests.kit.limits import killed_after
from tests.kit.serving import ENDS_WITHIN, sqlite_in

A_ROUND = 120_000
"""More milliseconds than the bots before a player ever take, at their usual speed."""

CLICKS = """addEventListener("click", () => {
  sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


@pytest.fixture
def played_at_home(client: None, tmp_path: Path) -> Iterator[str]:
    """The address at which the game is played on this machine."""
    command = [sys.executable, "-m", "inkognito", "play", "--no-browser"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--database", sqlite_in(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONUNBUFFERED": "1", "HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
    )
    assert process.stdout is not None
    with process.stdout:
        with killed_after(process):
            line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found
        yield found[0]
        process.terminate()
        with killed_after(process, ENDS_WITHIN):
            process.wait(2 * ENDS_WITHIN)


def test_a_newcomer_is_at_the_first_decision_after_at_most_two_clicks(
    played_at_home: str, arrive: Arrive
) -> None:
    ada = arrive("Ada", played_at_home)
    ada.context.add_init_script(CLICKS)
    ada.goto("/")
    ada.press("home-play")
    ada.at_table()
    ada.until(lambda: is_asked(ada), A_ROUND)
    assert 1 <= int(ada.page.evaluate("sessionStorage.clicks")) <= 2
