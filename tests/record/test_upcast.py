"""Older records are upcast event by event, tested with made-up versions."""

import json

import pytest

from inkognito.record import format as record_format
from inkognito.record.format import BrokenRecord, read
from inkognito.record.upcast import STEPS, VERSION, RawEvent, Step, upcast
from inkognito.record.verify import verify
from tests.golden.recorded import recorded

GOLDEN = recorded("card-3-ffg-2003-single")["whole"].decode()


def renamed(event: RawEvent) -> RawEvent:
    """Version 1 called a place where somebody went `place`."""
    if event["type"] != "location-played" or "place" not in event:
        return event
    return {("location" if key == "place" else key): value for key, value in event.items()}


def split(event: RawEvent) -> RawEvent:
    """Version 2 called the event `visited`."""
    return event | {"type": "location-played"} if event["type"] == "visited" else event


OLD_STEPS = {1: renamed, 2: split}


def test_an_event_of_this_version_stays_as_it_is() -> None:
    event = {"type": "location-played", "visitor": "red", "location": "rialto"}
    assert upcast(event, VERSION) == event
    assert upcast(event, 3, OLD_STEPS, 3) == event


def test_an_old_event_goes_through_every_step_from_its_version_on() -> None:
    seen: list[int] = []

    def step(number: int) -> Step:
        def noted(event: RawEvent) -> RawEvent:
            seen.append(number)
            return event

        return noted

    steps = {number: step(number) for number in range(1, 5)}
    upcast({"type": "x"}, 1, steps, 5)
    assert seen == [1, 2, 3, 4]
    seen.clear()
    upcast({"type": "x"}, 3, steps, 5)
    assert seen == [3, 4]


def test_steps_follow_upon_each_other() -> None:
    now = {"type": "location-played", "visitor": "red", "location": "rialto"}
    first = {"type": "location-played", "visitor": "red", "place": "rialto"}
    second = {"type": "visited", "visitor": "red", "location": "rialto"}
    assert upcast(first, 1, OLD_STEPS, 3) == now
    assert upcast(second, 2, OLD_STEPS, 3) == now


def test_a_version_without_its_step_is_no_silent_success() -> None:
    with pytest.raises(KeyError):
        upcast({"type": "x"}, 1, {2: split}, 3)


def test_there_is_a_step_for_every_older_version() -> None:
    assert sorted(STEPS) == list(range(1, VERSION))


def as_old() -> bytes:
    """The golden record as version 1 of the made-up history had written it."""
    return (
        GOLDEN.replace('"location":', '"place":')
        .replace('"type":"meeting-began","place":', '"type":"meeting-began","location":')
        .encode()
    )


def live_in_version_3(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_format, "VERSION", 3)
    monkeypatch.setattr(
        record_format, "upcast", lambda event, version: upcast(event, version, OLD_STEPS, 3)
    )


def test_an_old_file_is_read_as_a_new_one_and_still_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BrokenRecord):
        read(as_old())
    now = read(GOLDEN.encode())
    live_in_version_3(monkeypatch)
    old = read(as_old())
    assert old.header.version == 1
    assert old.lines == now.lines
    assert verify(old).is_true


def test_an_old_file_that_is_broken_is_named_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    live_in_version_3(monkeypatch)
    lines = as_old().split(b"\n")
    for text in (b"[{}]", b'[{"type":1}]', b'[{"type":"nonsense"}]', b'[{"place":1}]', b"[[]]"):
        with pytest.raises(BrokenRecord) as broken:
            read(b"\n".join([*lines[:4], text, *lines[5:]]))
        assert broken.value.problem.code == "record-line-unreadable"
        assert broken.value.problem.params["line"] == 5


def test_a_file_of_this_version_has_no_old_events() -> None:
    header = json.loads(GOLDEN.split("\n", 1)[0])
    assert header["version"] == VERSION
    with pytest.raises(BrokenRecord):
        read(as_old())
