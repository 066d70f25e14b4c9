"""What log lines say of a failure: where it happened, and nothing of what was handled there."""

import asyncio
import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from inkognito.server.background import BackgroundTasks
from inkognito.server.logs import failure

SECRET = "c0ffee-5eed"  # noqa: S105 - a word to look for


class BrokenRuleError(Exception):
    """An error with a message that nobody may read."""


def breaks(hand: str) -> None:
    raise BrokenRuleError(f"the hand is {hand}")


def breaks_below(hand: str) -> None:
    try:
        breaks(hand)
    except BrokenRuleError as error:
        raise ValueError(hand) from error


def caught(hand: str) -> BaseException:
    with pytest.raises(ValueError, match=hand) as found:
        breaks_below(hand)
    return found.value


def test_a_failure_is_logged_with_its_type_its_cause_and_all_frames() -> None:
    said = failure(caught(SECRET))
    assert said["error"] == "ValueError from BrokenRuleError"
    places = [frame.split(":")[0] for frame in said["frames"]]
    assert set(places) == {"tests/server/test_logs.py"}
    assert [frame.split()[-1] for frame in said["frames"]] == [
        "caught",
        "breaks_below",
        "breaks_below",
        "breaks",
    ]
    lines = [int(frame.split(":")[1].split()[0]) for frame in said["frames"]]
    assert all(line > 0 for line in lines)


def test_no_secret_of_a_message_an_argument_or_a_local_is_logged() -> None:
    assert SECRET not in json.dumps(failure(caught(SECRET)))


def test_a_background_task_that_fails_is_logged_and_holds_nothing_up() -> None:
    async def fails(hand: str) -> None:
        breaks(hand)

    async def run() -> None:
        tasks = BackgroundTasks()
        tasks.spawn(fails(SECRET))
        await tasks.finish()

    with capture_logs() as logs:
        asyncio.run(run())
    (line,) = logs
    assert (line["event"], line["error"]) == ("work-failed", "BrokenRuleError")
    assert line["frames"][-1].endswith(" breaks")
    assert SECRET not in json.dumps(line)


def test_a_callback_that_fails_is_logged_as_well() -> None:
    async def run() -> None:
        tasks = BackgroundTasks()
        callback = tasks.expect(breaks)
        asyncio.get_running_loop().call_soon(callback, SECRET)
        await tasks.finish()

    with capture_logs() as logs:
        asyncio.run(run())
    said: list[Any] = [line["event"] for line in logs]
    assert said == ["work-failed"]
    assert SECRET not in json.dumps(logs)
